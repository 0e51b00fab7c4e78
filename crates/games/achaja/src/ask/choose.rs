//! DP-I5, DP-I6 and DP-I8: the choices of a rider, of a Character that is used for free, and of an Event.

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Seats, Sink};

use super::{Decision, only};
use crate::action::Action;
use crate::cards::{Character, Die, EventCard, Intrigue};
use crate::choose::Chooser;
use crate::effect::{Effect, Whose};
use crate::event::Event;
use crate::file::Property;
use crate::flow::refusal::refuse_pick;
use crate::flow::{Refused, effects};
use crate::state::{Do, Draft, State};

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum Source {
    /// ACH-090: the rider of a Counter, which may be declined.
    Rider(Intrigue),
    /// ACH-109: a Character that is used for free.
    Character(Character),
    /// ACH-117.
    Event(EventCard),
}

impl Source {
    pub(crate) fn effect(self) -> Effect {
        match self {
            Source::Rider(card) => match card.face().property {
                Property::Counter(effect) => effect,
                Property::Reaction | Property::None => unreachable!("only Counters have a rider"),
            },
            Source::Character(character) => character.face().effect,
            Source::Event(event) => event.face().effect,
        }
    }
}

/// What does the player choose for this effect?
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Choose {
    pub(crate) seat: Seat,
    pub(crate) source: Source,
    pub(crate) attacker: Option<Seat>,
}

impl Choose {
    fn chooser(self, state: &State) -> Chooser<'_> {
        Chooser::new(state, self.seat).against(self.attacker)
    }

    /// Whether nothing of it has to be done.
    fn is_optional(self) -> bool {
        matches!(self.source, Source::Rider(_))
    }

    /// Carries out an effect whose choices are made now; asks for them if there are any.
    pub(crate) fn put<S: Sink<Event>>(
        state: &mut State,
        seat: Seat,
        source: Source,
        attacker: Option<Seat>,
        events: &mut S,
    ) {
        let ask = Choose { seat, source, attacker };
        let effect = source.effect();
        if !ask.chooser(state).is_possible(effect) {
            return;
        }
        let mut draft = Draft::default();
        loop {
            let (mut count, mut only) = (0, Action::Decline);
            ask.chooser(state).offer(effect, &draft, &draft.picks, &mut |action| {
                count += 1;
                only = action;
            });
            match count {
                0 => {
                    effects::announce(seat, effect, &draft.picks, events);
                    return effects::carry_out(state, seat, attacker, effect, &draft.picks, events);
                }
                // What has one option is not asked.
                1 if !ask.is_optional() => draft.push(only),
                _ => return state.ask(ask),
            }
        }
    }
}

impl Decision for Choose {
    fn asked(&self, _state: &State) -> Seats {
        Seats::one(self.seat)
    }

    fn offer(&self, state: &State, _seat: Seat, draft: &Draft, out: &mut impl FnMut(Action)) {
        if draft.picks.contains(&Action::Decline) {
            return;
        }
        self.chooser(state).offer(self.source.effect(), draft, &draft.picks, out);
        if self.is_optional() && draft.is_empty() {
            out(Action::Decline);
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, draft: &Draft, events: &mut S) {
        if only(draft) != Action::Decline {
            effects::announce(seat, self.source.effect(), &draft.picks, events);
            effects::carry_out(state, seat, self.attacker, self.source.effect(), &draft.picks, events);
        }
    }

    fn refuse(&self, state: &State, _seat: Seat, draft: &Draft, action: Action) -> Refused {
        refuse_pick(&self.chooser(state), self.source.effect(), &draft.picks, action)
    }
}

/// DP-I8, Night Moves: which die moves next?
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct MoveOn {
    pub(crate) seat: Seat,
    pub(crate) left: u8,
    /// The die that has moved; it cannot move again.
    pub(crate) moved: Option<Die>,
}

const MOVE: Effect = Effect::Move(Whose::Own);

impl MoveOn {
    /// Whether this die may move: another one than before.
    fn may_move(self, state: &State, action: Action) -> bool {
        match (action, self.moved) {
            (Action::Die(die), Some(moved)) => die != moved || state.count_die(die) > 1,
            _ => true,
        }
    }

    /// Asks, unless no die can move.
    pub(crate) fn put(self, state: &mut State) {
        let mut is_any = false;
        self.offer(state, self.seat, &Draft::default(), &mut |action| is_any |= action != Action::Stop);
        if is_any {
            state.ask(self);
        }
    }
}

impl Decision for MoveOn {
    fn asked(&self, _state: &State) -> Seats {
        Seats::one(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, draft: &Draft, out: &mut impl FnMut(Action)) {
        if draft.picks.contains(&Action::Stop) {
            return;
        }
        Chooser::new(state, seat).offer(MOVE, draft, &draft.picks, &mut |action| {
            if self.may_move(state, action) {
                out(action);
            }
        });
        if draft.is_empty() {
            out(Action::Stop);
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, draft: &Draft, events: &mut S) {
        let [Action::Die(die), Action::To(to)] = *draft.picks else { return };
        let moved = Some(effects::move_die(state, die, to, events));
        state.then(Do::MoveUpTo { seat, left: self.left - 1, moved });
    }

    fn refuse(&self, state: &State, seat: Seat, draft: &Draft, action: Action) -> Refused {
        match action {
            action if !self.may_move(state, action) => Refused::SameDie,
            action => refuse_pick(&Chooser::new(state, seat), MOVE, &draft.picks, action),
        }
    }
}
