//! What can be asked: one file for each decision point of section 7 of the rules.
//!
//! A decision says who is asked, what is offered, what an answer does, why another answer is refused, and which words and previews
//! are its own. The list below names all of them; a decision that is not in it, or lacks a part, does not compile.

#[macro_use]
mod dispatch;

mod adding;
mod bond;
mod draw;
mod first;
mod keep;
mod next;
mod prologue_add;
mod prologue_next;
mod prologue_take;
mod ready;
mod reveal;
mod scent;
mod scent_order;
mod spark;
mod split;
mod take;

pub(crate) use bond::Bond;
pub(crate) use draw::Draw;
pub(crate) use first::First;
pub(crate) use keep::Keep;
pub(crate) use next::Next;
pub(crate) use prologue_add::PrologueAdd;
pub(crate) use prologue_next::PrologueNext;
pub(crate) use prologue_take::PrologueTake;
pub(crate) use ready::Ready;
pub(crate) use reveal::Reveal;
pub(crate) use scent::Scent;
pub(crate) use scent_order::ScentOrder;
pub(crate) use spark::Spark;
pub(crate) use split::Split;
pub(crate) use take::Take;

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Phrase, Seat, Seats, Sink};

use crate::action::Action;
use crate::event::Event;
use crate::flow::{self, Refused};
use crate::preview::Preview;
use crate::state::{End, Phase, State};
use crate::view::{Step, View};
use crate::words;

decisions! {
    ready::Ready => Ready,
    prologue_add::PrologueAdd => PrologueAdd,
    prologue_next::PrologueNext => PrologueNext,
    prologue_take::PrologueTake => PrologueTake,
    scent::Scent => Scent,
    scent_order::ScentOrder => Order,
    draw::Draw => Draw,
    first::First => First,
    next::Next => Next,
    bond::Bond => Bond,
    reveal::Reveal => Reveal,
    keep::Keep => Keep,
    split::Split => Split,
    take::Take => Take,
    spark::Spark => Spark,
}

/// A question to one seat or to both.
pub(crate) trait Decision: Copy + Into<Ask> {
    /// Who is asked.
    fn asked(self, state: &State) -> Seats;

    /// When it is asked.
    fn asks(self) -> Asks;

    /// Lists the answers, which are the same for every asked seat.
    fn offer(self, state: &State, out: &mut impl FnMut(Action));

    /// Carries out an offered answer and what follows from it, up to the next phase.
    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S);

    /// Why an answer that is not offered is refused.
    fn refuse(self, state: &State, action: Action) -> Refused;

    /// An offered answer in words.
    fn label(view: &View, action: Action) -> Phrase {
        words::label(view, action)
    }

    /// What an offered answer brings about, as far as the view tells.
    fn preview(_view: &View, _action: Action) -> Option<Preview> {
        None
    }
}

/// When a question is asked.
pub(crate) enum Asks {
    /// Always. So are A-TAKE and A-REVEAL even with one answer: the number of Aelin's options there is private.
    Always,
    /// Unless only one answer is possible.
    IfThereIsAChoice,
    /// As above; and if no answer is possible, the game ends like this.
    OrEnd(End),
}

impl State {
    /// Asks next, unless there is nothing to choose.
    #[inline]
    pub(crate) fn ask<S: Sink<Event>>(&mut self, decision: impl Decision, events: &mut S) {
        self.phase = Phase::Ask(decision.into());
        match decision.asks() {
            Asks::Always => {}
            Asks::IfThereIsAChoice => settle(self, decision, None, events),
            Asks::OrEnd(end) => settle(self, decision, Some(end), events),
        }
    }
}

/// Gives the only answer to what was asked, or ends the game if there is none.
fn settle<S: Sink<Event>>(state: &mut State, decision: impl Decision, end: Option<End>, events: &mut S) {
    let mut first = None;
    let mut count = 0;
    decision.offer(state, &mut |action| {
        first.get_or_insert(action);
        count += 1;
    });
    match (first, count) {
        (Some(action), 1) => {
            let seat = decision.asked(state).first().expect("somebody is asked");
            decision.answer(state, seat, action, events);
        }
        (Some(_), _) => {}
        (None, _) => flow::finish(state, end.expect("there is an answer"), events),
    }
}

/// An action that is offered by another decision only.
fn foreign(action: Action) -> ! {
    unreachable!("`{action}` is not an answer to this question")
}
