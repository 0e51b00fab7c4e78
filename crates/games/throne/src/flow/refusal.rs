//! Why an answer is turned down.

use kernel::{Refusal, Seat};
use thiserror::Error;

use super::{aelin, waiting};
use crate::action::{Action, Take};
use crate::cards::Card;
use crate::mind::{Ground, Misfit};
use crate::rules::Ability;
use crate::state::{Phase, State};

/// Why an answer is turned down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// Another seat is asked.
    #[error("the table waits for the other player or for nobody")]
    NotYours,
    /// The seat is asked something else.
    #[error("that is not what is asked now")]
    NotNow,
    /// The card is not in the memory row.
    #[error("this card is not in the memory row")]
    NotInRow,
    /// THR-022.
    #[error("there the card would not overlap any card of the Mind")]
    NoOverlap,
    /// THR-024.
    #[error("there a covered area would meet an empty one")]
    Disagrees,
    /// THR-025.
    #[error("there no covered area would lie on a covered one")]
    NothingCovered,
    /// THR-122.
    #[error("first a card of the memory row has to be added")]
    AddFirst,
    /// THR-260.
    #[error("this ability is not in this game or is used up")]
    NoAbility,
    /// THR-261.
    #[error("this card would not be tainted anyway")]
    NoDemon,
    /// THR-262.
    #[error("only a card of the Mind that nothing covers can leap, and not to where it is")]
    CannotLeap,
    /// THR-036.
    #[error("this card is hidden under others")]
    Hidden,
    /// THR-140.
    #[error("this card is not in the Mind")]
    NotInMind,
    /// THR-252.
    #[error("keepsakes are for the last day")]
    KeepsakeLater,
    /// THR-253.
    #[error("no more cards may be taken from the Mind")]
    NoBreath,
    /// THR-126, THR-144.
    #[error("no face-down Determination card of the right colour is there")]
    NoMatch,
    /// THR-265.
    #[error("the card cannot go to this row")]
    NotThisRow,
    /// THR-250.
    #[error("this card is not of the relived set")]
    NotOfSet,
    /// THR-062.
    #[error("no group of the Mind starts with this card")]
    NoGroup,
    /// THR-264.
    #[error("this Determination card is not face down")]
    FaceUp,
}

impl Refusal for Refused {
    fn rule(&self) -> &'static str {
        match self {
            Refused::NotYours => "THR-002",
            Refused::NotNow => "THR-006",
            Refused::NotInRow => "THR-120",
            Refused::NoOverlap => "THR-022",
            Refused::Disagrees => "THR-024",
            Refused::NothingCovered => "THR-025",
            Refused::AddFirst => "THR-122",
            Refused::NoAbility => "THR-260",
            Refused::NoDemon => "THR-261",
            Refused::CannotLeap => "THR-262",
            Refused::Hidden => "THR-036",
            Refused::NotInMind => "THR-140",
            Refused::KeepsakeLater => "THR-252",
            Refused::NoBreath => "THR-253",
            Refused::NoMatch => "THR-144",
            Refused::NotThisRow => "THR-265",
            Refused::NotOfSet => "THR-250",
            Refused::NoGroup => "THR-062",
            Refused::FaceUp => "THR-264",
        }
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
        (Action::Reveal(_), Phase::Reveal) => Refused::NoMatch,
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
