//! E-CARD: which card of the own discard pile?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::Decision;
use crate::action::Action;
use crate::cards::Card;
use crate::event::Event;
use crate::flow::{Refused, effects};
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct FromPile {
    pub(crate) wanted: Wanted,
}

/// Which cards of the pile can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum Wanted {
    Any,
    /// TK-222.
    FreezeEffects,
    /// TK-325.
    WarpEffects,
}

impl Wanted {
    fn fits(self, card: Card) -> bool {
        match self {
            Wanted::Any => true,
            Wanted::FreezeEffects => card.has_freeze_effect(),
            Wanted::WarpEffects => card.has_warp_effect() && !card.is_merchant(),
        }
    }
}

impl Decision for FromPile {
    /// TK-244: asked on public grounds, whatever the pile holds.
    const IS_FORCED: bool = false;
    const IS_OF_AN_EFFECT: bool = true;

    /// the owner of the cards, also after control was passed.
    fn asked(self, state: &State) -> Seat {
        state.turn.seat
    }

    fn offer(self, state: &State, out: &mut impl FnMut(Action)) {
        let pile = &state.player(state.turn.seat).discard;
        let fitting = pile.cards().filter(|&card| self.wanted.fits(card));
        fitting.for_each(|card| out(Action::Take(card)));
        out(Action::Skip);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, action: Action, events: &mut S) {
        effects::answer(state, action, events);
    }

    fn refuse(self, state: &State, action: Action) -> Refused {
        let pile = &state.player(state.turn.seat).discard;
        match action {
            Action::Take(card) if pile.contains(card) && self.wanted == Wanted::WarpEffects => Refused::NoWarpEffect,
            Action::Take(card) if pile.contains(card) => Refused::NoFreezeEffect,
            Action::Take(_) => Refused::NotInPile,
            _ => Refused::NotNow,
        }
    }
}
