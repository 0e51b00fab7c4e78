//! DP19, DP20: is a gauge turned, and which way?

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use super::Decision;
use crate::action::Action;
use crate::cards::{Card, SectionUse};
use crate::effect::{AtEnd, Effect, SectionEffect, Turned};
use crate::event::Event;
use crate::flow::{Refused, moves};
use crate::state::State;

/// What turns the gauge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum For {
    /// A card that may be discarded for it as it is played.
    Played(Card),
    /// A card that may be discarded for it at the end of the turn.
    AtEnd(Card),
    /// SHP-107: a Section.
    Section(SectionUse),
}

impl For {
    /// The turns to choose from.
    pub(crate) fn turns(self) -> &'static [Turned] {
        match self {
            For::Played(card) => match &card.face().effect {
                Some(Effect::DiscardToTurn(turns)) => turns,
                _ => &[],
            },
            For::AtEnd(card) => match &card.face().at_end {
                Some(AtEnd::Turn(turns)) => turns,
                _ => &[],
            },
            For::Section(effect) => match &effect.face().effect {
                SectionEffect::Turn(turns) => turns,
                _ => &[],
            },
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct TurnGauge {
    pub(crate) source: For,
}

/// How a turn is chosen.
fn chosen(turned: Turned) -> Action {
    if turned.by > 0 { Action::Advance(turned.gauge) } else { Action::Back(turned.gauge) }
}

impl Decision for TurnGauge {
    fn offer(&self, _state: &State, _seat: Seat, out: &mut impl FnMut(Action)) {
        self.source.turns().iter().for_each(|&turned| out(chosen(turned)));
        if !matches!(self.source, For::Section(_)) {
            out(Action::Decline);
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, _seat: Seat, action: Action, events: &mut S) {
        if action == Action::Decline {
            return;
        }
        match self.source {
            For::Played(card) | For::AtEnd(card) => moves::discard_played(state, card, events),
            For::Section(_) => {}
        }
        let turned = self.source.turns().iter().find(|&&turned| chosen(turned) == action).expect("it was offered");
        state.turn_gauge(turned.gauge, turned.by, events);
    }

    fn refuse(&self, _state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::Advance(_) | Action::Back(_) => Refused::NotThisGauge,
            Action::Decline => Refused::Mandatory,
            _ => Refused::NotNow,
        }
    }
}
