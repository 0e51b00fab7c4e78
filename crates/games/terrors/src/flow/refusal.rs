//! Why an answer is turned down.

use kernel::Seat;

use crate::action::Action;
use crate::state::State;

kernel::refusals! {
    /// Why an answer is turned down.
    pub enum Refused {
        NotYours = "TER-046", "refused-not-yours";
        NotNow = "TER-045", "refused-not-now";
        Taken = "TER-022", "refused-taken";
        NotYourInfluence = "TER-024", "refused-not-your-influence";
        NotInHand = "TER-050", "refused-not-in-hand";
        TooDear = "TER-110", "refused-too-dear";
        NothingThere = "TER-116", "refused-nothing-there";
        NoAcolyte = "TER-120", "refused-no-acolyte";
        NotSoMuch = "TER-042", "refused-not-so-much";
        AtMost = "TER-142", "refused-at-most";
        Incompatible = "TER-152", "refused-incompatible";
        Joined = "TER-161", "refused-joined";
        NoEnd = "TER-156", "refused-no-end";
        NotInPlay = "TER-009", "refused-not-in-play";
        RelicUsed = "TER-094", "refused-relic-used";
        NotActivated = "TER-096", "refused-not-activated";
        OverlordUsed = "TER-180", "refused-overlord-used";
        NotHunted = "TER-183", "refused-not-hunted";
        NotClaimed = "TER-184", "refused-not-claimed";
        NoHaunt = "TER-236", "refused-no-haunt";
        NoConvert = "TER-258", "refused-no-convert";
        CardsInHand = "TER-270", "refused-cards-in-hand";
        AbilityUsed = "TER-160", "refused-ability-used";
        MustActivate = "TER-157", "refused-must-activate";
        Twin = "TER-170", "refused-twin";
        WrongKind = "TER-011", "refused-wrong-kind";
        NotPayable = "TER-141", "refused-not-payable";
    }
}

pub(crate) fn refusal(state: &State, seat: Seat, action: Action) -> Refused {
    match state.question().filter(|ask| ask.asked(state) == seat) {
        None => Refused::NotYours,
        Some(_) if action.in_play().into_iter().flatten().any(|id| is_twin(state, id)) => Refused::Twin,
        Some(ask) => ask.refuse(state, seat, action),
    }
}

/// TER-170: whether options name another card in the place of this one.
fn is_twin(state: &State, id: u8) -> bool {
    let player = state.players.iter().find(|player| player.in_play(id).is_some());
    player.is_some_and(|player| player.distinct().all(|entry| entry.id != id))
}
