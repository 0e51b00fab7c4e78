//! Why an answer is turned down.

use kernel::Seat;

use crate::action::Action;
use crate::state::State;

kernel::refusals! {
    /// Why an answer is turned down.
    pub enum Refused {
        NotYours = "SHP-042", "refused-not-yours";
        NotNow = "SHP-056", "refused-not-now";
        NotInPack = "SHP-033", "refused-not-in-pack";
        Mandatory = "SHP-005", "refused-mandatory";
        NotToNegate = "SHP-057", "refused-not-to-negate";
        NotUncontrolled = "SHP-059", "refused-not-uncontrolled";
        NotToSeduce = "SHP-136", "refused-not-to-seduce";
        NotATarget = "SHP-005", "refused-not-a-target";
        NotInHand = "SHP-007", "refused-not-in-hand";
        NotYourself = "SHP-061", "refused-not-yourself";
        NoMarkerLeft = "SHP-013", "refused-no-marker-left";
        NotOnYourSheet = "SHP-134", "refused-not-on-your-sheet";
        OnlyToTheHill = "SHP-062", "refused-only-to-the-hill";
        NotThisStep = "SHP-065", "refused-not-this-step";
        Forbidden = "SHP-097", "refused-forbidden";
        Spacesuit = "SHP-074", "refused-spacesuit";
        Declared = "SHP-076", "refused-declared";
        TooLateToDrive = "SHP-076", "refused-too-late-to-drive";
        NoVehicle = "SHP-075", "refused-no-vehicle";
        TooFar = "SHP-066", "refused-too-far";
        CavesOnFoot = "SHP-069", "refused-caves-on-foot";
        NotThere = "SHP-070", "refused-not-there";
        RobotInSection = "SHP-064", "refused-robot-in-section";
        OwnMarker = "SHP-071", "refused-own-marker";
        NotLookedAt = "SHP-091", "refused-not-looked-at";
        NotUnder = "SHP-091", "refused-not-under";
        NotForThisCard = "SHP-138", "refused-not-for-this-card";
        TooMany = "SHP-096", "refused-too-many";
        NotThisSection = "SHP-099", "refused-not-this-section";
        CannotPay = "SHP-100", "refused-cannot-pay";
        NotThatCost = "SHP-100", "refused-not-that-cost";
        EmptyDeck = "SHP-132", "refused-empty-deck";
        NotThisDeck = "SHP-003", "refused-not-this-deck";
        NotThisGauge = "SHP-017", "refused-not-this-gauge";
        NotTheFewest = "SHP-146", "refused-not-the-fewest";
    }
}

pub(crate) fn refusal(state: &State, seat: Seat, action: Action) -> Refused {
    match state.question().filter(|ask| ask.asked(state).contains(seat)) {
        None => Refused::NotYours,
        Some(ask) => ask.refuse(state, seat, action),
    }
}
