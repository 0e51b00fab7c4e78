//! What can be asked: one file for each decision point of the rules (sections 7.1 to 7.4 of `design.md`).
//!
//! A decision says who is asked, what is offered, what an answer does and why another answer is refused. The list below names all
//! of them; a decision that is not in it, or lacks a part, does not compile.

#[macro_use]
mod dispatch;

mod aim;
mod alternative;
mod claim;
mod colour;
mod drop;
mod from_hand;
mod from_pile;
mod group;
mod hub;
mod improvise;
mod legend_colour;
mod lift_to_summon;
mod moves;
mod odd_common;
mod put_lifted;
mod returning;
mod school;
mod start;
mod store;
mod target;
mod twin;

pub(crate) use aim::Aim;
pub(crate) use alternative::Alternative;
pub(crate) use claim::Claim;
pub(crate) use colour::Colour;
pub(crate) use drop::{Drop, Dropped};
pub(crate) use from_hand::FromHand;
pub(crate) use from_pile::{FromPile, Wanted};
pub(crate) use group::Group;
pub(crate) use hub::Hub;
pub(crate) use improvise::Improvise;
pub(crate) use legend_colour::LegendColour;
pub(crate) use lift_to_summon::LiftToSummon;
pub(crate) use moves::Moves;
pub(crate) use odd_common::OddCommon;
pub(crate) use put_lifted::PutLifted;
pub(crate) use returning::Returning;
pub(crate) use school::PickSchool;
pub(crate) use start::StartPiece;
pub(crate) use store::Store;
pub(crate) use target::Target;
pub(crate) use twin::Twin;

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Sink};

use crate::action::Action;
use crate::cards::Card;
use crate::event::Event;
use crate::flow::{self, Refused};
use crate::state::{Frame, State};
use crate::view::Step;

decisions! {
    school::PickSchool => School,
    start::StartPiece => Start,
    hub::Hub => Hub,
    put_lifted::PutLifted => PutLifted,
    returning::Returning => Returning,
    improvise::Improvise => Improvise,
    lift_to_summon::LiftToSummon => LiftToSummon,
    legend_colour::LegendColour => LegendColour,
    store::Store => Store,
    alternative::Alternative => Alternative,
    target::Target => Target,
    moves::Moves => Moves,
    aim::Aim => Aim,
    group::Group => Group,
    from_pile::FromPile => FromPile,
    drop::Drop => Drop,
    from_hand::FromHand => FromHand,
    twin::Twin => Twin,
    colour::Colour => Colour,
    claim::Claim => Claim,
    odd_common::OddCommon => OddCommon,
}

/// A question to one seat.
pub(crate) trait Decision: Copy {
    /// Whether the only answer there is is given without asking.
    const IS_FORCED: bool = true;

    /// E-PASS: whether it is part of an effect, which a teammate may be asked to finish.
    const IS_OF_AN_EFFECT: bool = false;

    /// Who is asked: whoever has control, unless overridden.
    fn asked(self, state: &State) -> Seat {
        state.turn.controller
    }

    /// Lists the answers of the asked seat.
    fn offer(self, state: &State, out: &mut impl FnMut(Action));

    /// Carries out an offered answer; the question has left the stack.
    fn answer<S: Sink<Event>>(self, state: &mut State, action: Action, events: &mut S);

    /// Why an answer that is not offered is refused.
    fn refuse(self, state: &State, action: Action) -> Refused;

    /// The card that is nowhere else while it is asked what becomes of it.
    fn holds(self) -> Option<Card> {
        None
    }
}

impl Ask {
    /// Lists everything the asked seat may do.
    #[inline]
    pub(crate) fn list(self, state: &State, out: &mut impl FnMut(Action)) {
        self.offer(state, out);
        if self.can_be_passed(state) {
            out(Action::Pass);
        }
    }

    /// E-PASS, TK-198: whether the teammate can be asked to finish the effect.
    fn can_be_passed(self, state: &State) -> bool {
        state.rules.has_teams() && self.is_of_an_effect() && !state.turn.is_passed()
    }

    /// Whether an effect is being carried out while it is asked.
    pub(crate) fn is_about_an_effect(self) -> bool {
        match self {
            Ask::PickSchool(_)
            | Ask::StartPiece(_)
            | Ask::Hub(_)
            | Ask::PutLifted(_)
            | Ask::Returning(_)
            | Ask::Claim(_)
            | Ask::OddCommon(_) => false,
            Ask::Improvise(_)
            | Ask::LiftToSummon(_)
            | Ask::LegendColour(_)
            | Ask::Store(_)
            | Ask::Alternative(_)
            | Ask::Target(_)
            | Ask::Moves(_)
            | Ask::Aim(_)
            | Ask::Group(_)
            | Ask::FromPile(_)
            | Ask::Drop(_)
            | Ask::FromHand(_)
            | Ask::Twin(_)
            | Ask::Colour(_) => true,
        }
    }

    /// Gives the only answer to a question that has just one; says whether it did.
    pub(crate) fn settle<S: Sink<Event>>(self, state: &mut State, events: &mut S) -> bool {
        if !self.is_forced() {
            return false;
        }
        let mut only = None;
        let mut count = 0;
        self.offer(state, &mut |action| {
            only = Some(action);
            count += 1;
        });
        match only {
            Some(action) if count == 1 => {
                self.take(state, action, events);
                true
            }
            _ => false,
        }
    }

    /// Takes the question off the stack and carries out an offered answer.
    pub(crate) fn take<S: Sink<Event>>(self, state: &mut State, action: Action, events: &mut S) {
        debug_assert_eq!(state.frame(), Some(Frame::Ask(self)), "what is answered is asked");
        if action == Action::Pass && self.is_of_an_effect() {
            // The question stays; somebody else answers it.
            return flow::turn::pass_control(state, events);
        }
        state.frames.pop();
        self.answer(state, action, events);
    }
}

/// An action that is offered by another decision only.
fn foreign(action: Action) -> ! {
    unreachable!("`{action}` is not an answer to this question")
}
