//! Why an answer is turned down.

use kernel::Seat;

use super::{aelin, waiting};
use crate::action::{Action, Take};
use crate::cards::Card;
use crate::mind::{Ground, Misfit};
use crate::rules::Ability;
use crate::state::{Phase, State};

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
    if !waiting(state).seats().contains(seat) {
        return Refused::NotYours;
    }
    match (action, state.phase) {
        (Action::Add(card, x, y), Phase::PrologueAdd | Phase::PrologueNext | Phase::First | Phase::Next) => {
            if !state.memory_row.contains(&card) {
                return Refused::NotInRow;
            }
            misfit(&state.mind.ground(), card, x, y)
        }
        (Action::Discard(_) | Action::Guard(_) | Action::Leap(..), Phase::First)
        | (Action::Discard(_), Phase::PrologueAdd) => Refused::AddFirst,
        (Action::Discard(_), Phase::PrologueNext | Phase::Next) => Refused::NotInRow,
        (Action::Guard(card), Phase::Next) => guard(state, card),
        (Action::Leap(card, x, y), Phase::Next) => leap(state, card, x, y),
        (Action::Save(_), Phase::Split) => Refused::NoGroup,
        (Action::Reveal(_), Phase::Reveal) => Refused::NotRelived,
        (Action::Keep(_), Phase::Keep) => Refused::NotOfSet,
        (Action::Spark(..), Phase::Spark) => Refused::FaceUp,
        (Action::Take(take), Phase::Take | Phase::PrologueTake) => refused_take(state, take),
        _ => Refused::NotNow,
    }
}

fn misfit(ground: &Ground, card: Card, x: i8, y: i8) -> Refused {
    ground.fits(card.pattern(), x, y).err().map_or(Refused::NotNow, Refused::from)
}

fn guard(state: &State, card: Card) -> Refused {
    match (state.memory_row.contains(&card), state.can_use(Ability::Guard)) {
        (false, _) => Refused::NotInRow,
        (true, false) => Refused::NoAbility,
        (true, true) => Refused::NoDemon,
    }
}

fn leap(state: &State, card: Card, x: i8, y: i8) -> Refused {
    if !state.can_use(Ability::Leap) {
        return Refused::NoAbility;
    }
    let open = state.mind.find(card).filter(|&place| state.mind.showing().1.contains(place));
    match open.filter(|_| state.mind.cards().len() > 1) {
        Some(place) if (state.mind.cards()[place].x, state.mind.cards()[place].y) != (x, y) => {
            misfit(&state.mind.ground_without(place), card, x, y)
        }
        _ => Refused::CannotLeap,
    }
}

fn refused_take(state: &State, take: Take) -> Refused {
    let place = state.mind.find(take.card);
    let is_visible = place.is_some_and(|place| state.mind.visible().contains(place));
    let is_keepsake = state.keepsakes.contains(take.card);
    if place.is_none() && !is_keepsake {
        Refused::NotInMind
    } else if is_keepsake && state.usable_keepsakes().is_empty() {
        Refused::KeepsakeLater
    } else if place.is_some() && !is_visible {
        Refused::Hidden
    } else if place.is_some() && state.breaths() == Some(0) {
        Refused::NoBreath
    } else if take.will.is_some() {
        let without = Take { reveal: false, ..take };
        match (state.can_use(Ability::Will), take.reveal && aelin::can_take(state, without)) {
            (false, _) => Refused::NoAbility,
            (true, false) => Refused::NotThisRow,
            (true, true) => Refused::NoMatch,
        }
    } else {
        Refused::NoMatch
    }
}
