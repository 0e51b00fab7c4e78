//! Why an answer is turned down.

use kernel::Seat;

use crate::action::Action;
use crate::state::State;

kernel::refusals! {
    /// Why an answer is turned down.
    pub enum Refused {
        NotYours = "TK-098", "refused-not-yours";
        NotNow = "TK-054", "refused-not-now";
        SchoolTaken = "TK-030", "refused-school-taken";
        NotAStartSquare = "TK-033", "refused-not-a-start-square";
        NoActionLeft = "TK-051", "refused-no-action-left";
        ActionsLeft = "TK-049", "refused-actions-left";
        MustSummon = "TK-213", "refused-must-summon";
        ControlPassed = "TK-200", "refused-control-passed";
        Occupied = "TK-060", "refused-occupied";
        NoPieceLeft = "TK-062", "refused-no-piece-left";
        PiecesLeft = "TK-084", "refused-pieces-left";
        NotInHand = "TK-070", "refused-not-in-hand";
        NoPattern = "TK-073", "refused-no-pattern";
        HigherRank = "TK-077", "refused-higher-rank";
        NothingToSpare = "TK-083", "refused-nothing-to-spare";
        SamePlacement = "TK-079", "refused-same-placement";
        NotASchoolCard = "TK-068", "refused-not-a-school-card";
        DiscardedAlready = "TK-050", "refused-discarded-already";
        NotBehind = "TK-142", "refused-not-behind";
        NothingStored = "TK-210", "refused-nothing-stored";
        NothingToSummon = "TK-213", "refused-nothing-to-summon";
        NoTeammate = "TK-198", "refused-no-teammate";
        NotThatSide = "TK-145", "refused-not-that-side";
        NotToBeLifted = "TK-083", "refused-not-to-be-lifted";
        NotToBeStored = "TK-219", "refused-not-to-be-stored";
        NotDuringAnAction = "TK-220", "refused-not-during-an-action";
        NotATarget = "TK-090", "refused-not-a-target";
        Mandatory = "TK-092", "refused-mandatory";
        NotADirection = "TK-097", "refused-not-a-direction";
        NotPossible = "TK-093", "refused-not-possible";
        NotConnected = "TK-004", "refused-not-connected";
        NotAMover = "TK-105", "refused-not-a-mover";
        NotAdjacent = "TK-105", "refused-not-adjacent";
        TooHighForStandard = "TK-106", "refused-too-high-for-standard";
        TooHighForCombat = "TK-107", "refused-too-high-for-combat";
        NoFreezeEffect = "TK-222", "refused-no-freeze-effect";
        NotInPile = "TK-026", "refused-not-in-pile";
        Pending = "TK-322", "refused-pending";
        NoWarpEffect = "TK-320", "refused-no-warp-effect";
        PendingAlready = "TK-320", "refused-pending-already";
        FirstTurn = "TK-320", "refused-first-turn";
        NotFulfilled = "TK-155", "refused-not-fulfilled";
        NotACurrentTask = "TK-155", "refused-not-a-current-task";
    }
}

pub(crate) fn refusal(state: &State, seat: Seat, action: Action) -> Refused {
    match state.question().filter(|ask| ask.asked(state) == seat) {
        None => Refused::NotYours,
        Some(ask) => ask.refuse(state, action),
    }
}
