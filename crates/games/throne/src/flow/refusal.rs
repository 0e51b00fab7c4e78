//! Why an answer is turned down.

use kernel::Seat;

use crate::action::Action;
use crate::mind::Misfit;
use crate::state::State;

kernel::refusals! {
    /// Why an answer is turned down.
    pub enum Refused {
        NotYours = "THR-002", "refused-not-yours";
        NotNow = "THR-006", "refused-not-now";
        NotInRow = "THR-120", "refused-not-in-row";
        NoOverlap = "THR-022", "refused-no-overlap";
        Disagrees = "THR-024", "refused-disagrees";
        NothingCovered = "THR-025", "refused-nothing-covered";
        AddFirst = "THR-122", "refused-add-first";
        NoAbility = "THR-260", "refused-no-ability";
        NoDemon = "THR-261", "refused-no-demon";
        CannotLeap = "THR-262", "refused-cannot-leap";
        Hidden = "THR-036", "refused-hidden";
        NotInMind = "THR-140", "refused-not-in-mind";
        KeepsakeLater = "THR-252", "refused-keepsake-later";
        NoBreath = "THR-253", "refused-no-breath";
        NoMatch = "THR-144", "refused-no-match";
        NotRelived = "THR-126", "refused-not-relived";
        NotThisRow = "THR-265", "refused-not-this-row";
        NotOfSet = "THR-250", "refused-not-of-set";
        NoGroup = "THR-062", "refused-no-group";
        FaceUp = "THR-264", "refused-face-up";
    }
}

impl From<Misfit> for Refused {
    fn from(misfit: Misfit) -> Refused {
        match misfit {
            Misfit::NoOverlap => Refused::NoOverlap,
            Misfit::Disagrees => Refused::Disagrees,
            Misfit::NothingCovered => Refused::NothingCovered,
        }
    }
}

pub(crate) fn refusal(state: &State, seat: Seat, action: Action) -> Refused {
    match state.question().filter(|ask| ask.asked(state).contains(seat)) {
        None => Refused::NotYours,
        Some(ask) => ask.refuse(state, action),
    }
}
