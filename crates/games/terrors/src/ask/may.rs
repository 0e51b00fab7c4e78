//! D-MAY: whether an optional effect is wanted, for what it costs (TER-010).

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Phrase, Seat, Sink};

use super::{Asks, Decision, foreign};
use crate::action::Action;
use crate::cards::Kind;
use crate::effect::{Cost, Effect};
use crate::event::{Event, Sight};
use crate::face;
use crate::flow::{Refused, life, piles};
use crate::state::{Do, Player, State, Text};
use crate::view::{Step, View};
use crate::words;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct May {
    /// The card, which entered play as number `id`.
    pub(crate) kind: Kind,
    pub(crate) id: u8,
}

impl Decision for May {
    fn step(self) -> Step {
        Step::May
    }

    fn asked(self, state: &State) -> Seat {
        state.active
    }

    fn asks(self) -> Asks {
        Asks::IfThereIsAChoice
    }

    fn offer(self, state: &State, seat: Seat, out: &mut impl FnMut(Action)) {
        if is_payable(state.player(seat), self.kind) {
            out(Action::Yes);
        }
        out(Action::No);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Yes => self.pay(state, seat, events),
            Action::No => events.tell(Sight::Declined { seat, card: self.kind }),
            _ => foreign(action),
        }
    }

    fn refuse(self, _state: &State, _seat: Seat, action: Action) -> Refused {
        match action {
            Action::Yes => Refused::NotPayable,
            _ => Refused::NotNow,
        }
    }

    fn about(self) -> Option<Kind> {
        Some(self.kind)
    }

    fn prompt(view: &View) -> Phrase {
        offer(view, "prompt")
    }

    fn label(view: &View, action: Action) -> Phrase {
        match action {
            Action::Yes => offer(view, "label-yes"),
            _ => words::label(view, action),
        }
    }
}

impl May {
    /// Pays for what may be done, and does it.
    fn pay<S: Sink<Event>>(self, state: &mut State, seat: Seat, events: &mut S) {
        let May { kind, id } = self;
        match cost(kind) {
            Cost::Nothing => {}
            Cost::Life(life) => life::lose_life(state, seat, life.into(), events),
            Cost::DestroyThis => match state.player(seat).in_play(id) {
                Some(_) => piles::destroy(state, id, events),
                None => return,
            },
        }
        state.run(Do::Run { kind, text: Text::Then, next: 0, id });
    }
}

/// TER-141: whether what a card may do can be paid for.
fn is_payable(player: &Player, kind: Kind) -> bool {
    match cost(kind) {
        Cost::Nothing => !(kind.face().then.contains(&Effect::SacrificeFromHand) && player.hand.is_empty()),
        Cost::Life(life) => player.life > life,
        Cost::DestroyThis => true,
    }
}

/// What the optional effect of a card costs.
fn cost(kind: Kind) -> Cost {
    let may = kind.face().play.iter().find_map(|effect| match effect {
        Effect::May { cost, .. } => Some(*cost),
        _ => None,
    });
    may.unwrap_or_default()
}

/// What is offered and what it costs.
fn offer(view: &View, id: &str) -> Phrase {
    let offer = view.about.and_then(|kind| face::offer(id, kind)).unwrap_or_else(words::nothing);
    offer.phrase("card", view.about.map_or_else(words::nothing, words::name))
}
