//! What can be asked: one file for each decision point of section 7 of the rules.
//!
//! A decision says who is asked, what is offered, what an answer does, why another answer is refused, and which words are its own.
//! The list below names all of them; a decision that is not in it, or lacks a part, does not compile.

#[macro_use]
mod dispatch;

mod action;
mod command;
mod curse;
mod destroy;
mod discard;
mod frenzy;
mod haunt_one;
mod horde_ability;
mod influences;
mod look;
mod may;
mod overlord;
mod relic_hunter;
mod replace_relic;
mod sacrifice;
mod summon;
mod trigger_order;
mod whip;

pub(crate) use action::{ActionPhase, Price, heading};
pub(crate) use command::Command;
pub(crate) use curse::Curse;
pub(crate) use destroy::Destroy;
pub(crate) use discard::Discard;
pub(crate) use frenzy::Frenzy;
pub(crate) use haunt_one::HauntOne;
pub(crate) use horde_ability::HordeAbility;
pub(crate) use influences::PickInfluences;
pub(crate) use look::Look;
pub(crate) use may::May;
pub(crate) use overlord::PickOverlord;
pub(crate) use relic_hunter::RelicHunter;
pub(crate) use replace_relic::ReplaceRelic;
pub(crate) use sacrifice::{Sacrifice, SacrificeFromHand};
pub(crate) use summon::Summon;
pub(crate) use trigger_order::TriggerOrder;
pub(crate) use whip::Whip;

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Phrase, Seat, Sink};

use crate::action::Action;
use crate::cards::{Card, Kind};
use crate::event::Event;
use crate::flow::Refused;
use crate::preview::Preview;
use crate::state::{Frame, State};
use crate::view::{Step, View};
use crate::words;

decisions! {
    overlord::PickOverlord => Overlord,
    influences::PickInfluences => Influence,
    action::ActionPhase => Action,
    trigger_order::TriggerOrder => Trigger,
    summon::Summon => Summon,
    replace_relic::ReplaceRelic => Replace,
    horde_ability::HordeAbility => Horde | HordeMust,
    curse::Curse => Curse,
    frenzy::Frenzy => Frenzy,
    destroy::Destroy => Destroy,
    sacrifice::Sacrifice => Sacrifice,
    sacrifice::SacrificeFromHand => SacrificeFromHand,
    command::Command => Command,
    discard::Discard => Discard,
    haunt_one::HauntOne => HauntOne,
    look::Look => Look,
    relic_hunter::RelicHunter => RelicHunter,
    whip::Whip => Whip,
    may::May => May,
}

/// A question to one seat.
pub(crate) trait Decision: Copy {
    /// What views call it.
    fn step(self) -> Step;

    /// Who is asked.
    fn asked(self, state: &State) -> Seat;

    /// When it is asked.
    fn asks(self) -> Asks;

    /// Lists the answers of the asked seat.
    fn offer(self, state: &State, seat: Seat, out: &mut impl FnMut(Action));

    /// Carries out an offered answer; the question has left the stack.
    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S);

    /// Why an answer that is not offered is refused.
    fn refuse(self, state: &State, seat: Seat, action: Action) -> Refused;

    /// The card that is nowhere else while it is asked what becomes of it.
    fn holds(self) -> Option<Kind> {
        None
    }

    /// The card that the view names with the question.
    fn about(self) -> Option<Kind> {
        self.holds()
    }

    /// The question in words.
    fn prompt(view: &View) -> Phrase {
        Phrase::new(format!("prompt-{}", view.step))
    }

    /// An offered answer in words.
    fn label(view: &View, action: Action) -> Phrase {
        words::label(view, action)
    }

    /// What an offered answer brings about, as far as the view tells.
    fn preview(_view: &View, _action: Action) -> Option<Preview> {
        None
    }
}

/// TER-012: when a question is asked.
pub(crate) enum Asks {
    /// Always.
    Always,
    /// Unless only one answer is possible, or none.
    IfThereIsAChoice,
    /// The answers are cards of the asked seat's hand: as above, but always with two or more cards there. Otherwise not being
    /// asked would tell that they are alike.
    OverAHand,
}

impl Ask {
    /// TER-012: answers by itself what is not to be asked; says whether it did.
    pub(crate) fn settle<S: Sink<Event>>(self, state: &mut State, events: &mut S) -> bool {
        let asks = self.asks();
        if let Asks::Always = asks {
            return false;
        }
        let seat = self.asked(state);
        if let Asks::OverAHand = asks
            && state.player(seat).hand.len() > 1
        {
            return false;
        }
        let mut first = None;
        let mut count = 0;
        self.offer(state, seat, &mut |action| {
            first.get_or_insert(action);
            count += 1;
        });
        match (first, count) {
            (None, _) | (Some(Action::No), 1) => {
                state.frames.pop();
                true
            }
            (Some(action), 1) => {
                self.take(state, action, events);
                true
            }
            _ => false,
        }
    }

    /// Takes the question off the stack and carries out an offered answer.
    pub(crate) fn take<S: Sink<Event>>(self, state: &mut State, action: Action, events: &mut S) {
        let seat = self.asked(state);
        debug_assert_eq!(state.frame(), Some(Frame::Ask(self)), "what is answered is asked");
        state.frames.pop();
        self.answer(state, seat, action, events);
    }
}

/// An action that is offered by another decision only.
fn foreign(action: Action) -> ! {
    unreachable!("`{action}` is not an answer to this question")
}

/// The different cards of a hand.
fn hand(state: &State, seat: Seat) -> impl Iterator<Item = Card> {
    state.player(seat).hand.kinds().map(|(card, _)| card)
}
