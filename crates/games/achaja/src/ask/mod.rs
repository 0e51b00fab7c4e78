//! What can be asked: the decision points of the rules (section 7 of `rules.md`).
//!
//! A decision says who is asked, what is offered after the steps chosen so far, what a complete choice does, and why another action is
//! refused. A choice is complete when nothing more is offered. The list below names all of them; a decision that is not in it, or
//! lacks a part, does not compile.

#[macro_use]
mod dispatch;

mod act;
mod choose;
mod dominance;
mod fall;
mod informer;
mod payment;
mod preparation;
mod setup;
mod window;

pub(crate) use act::{Act, PlayOn};
pub(crate) use choose::{Choose, MoveOn, Source};
pub(crate) use dominance::{Again, OwnTie, Site, Ties};
pub(crate) use fall::{Forced, Mover};
pub(crate) use informer::{Keep, PutUnder};
pub(crate) use payment::{ShortTheft, Shortfall};
pub(crate) use preparation::Gain;
pub(crate) use setup::{Fates, Lay, Place, Rerolls, affordable, price_of_fate, refuse_entry};
pub(crate) use window::{Defence, Window, stops};

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Seats, Sink, Viewer};

use crate::action::Action;
use crate::cards::Intrigue;
use crate::event::Event;
use crate::flow::Refused;
use crate::state::{Draft, State};
use crate::view::Step;

decisions! {
    setup::Lay => Lay,
    setup::Rerolls => Rerolls,
    setup::Fates => Fates,
    setup::Place => Place,
    preparation::Gain => Gain,
    act::Act => Act,
    act::PlayOn => PlayOn,
    window::Window => Window,
    payment::Shortfall => Shortfall,
    payment::ShortTheft => ShortTheft,
    choose::Choose => Choose,
    choose::MoveOn => MoveOn,
    informer::Keep => Keep,
    informer::PutUnder => PutUnder,
    dominance::OwnTie => OwnTie,
    dominance::Ties => Ties,
    dominance::Site => Site,
    dominance::Again => Again,
    fall::Mover => Mover,
    fall::Forced => Forced,
}

/// A question.
pub(crate) trait Decision: Sized {
    /// Who has to answer.
    fn asked(&self, state: &State) -> Seats;

    /// Who has to answer as far as a viewer can tell.
    fn asked_as_seen_by(&self, state: &State, _viewer: Viewer) -> Seats {
        self.asked(state)
    }

    /// Lists the next steps of an asked seat; nothing if its choice is complete.
    fn offer(&self, state: &State, seat: Seat, draft: &Draft, out: &mut impl FnMut(Action));

    /// Carries out a complete choice; the question has left the stack.
    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, draft: &Draft, events: &mut S);

    /// Why an action that is not offered is refused.
    fn refuse(&self, state: &State, seat: Seat, draft: &Draft, action: Action) -> Refused;
}

impl Ask {
    /// The cards that have left the deck and are looked at.
    pub(crate) fn cards_looked_at(&self) -> &[Intrigue] {
        match self {
            Ask::Keep(keep) => &keep.cards,
            Ask::PutUnder(under) => &under.cards,
            _ => &[],
        }
    }
}

/// The only step of a choice of one step.
fn only(draft: &Draft) -> Action {
    draft.picks[0]
}

/// An action that is offered by another decision only.
fn foreign(action: Action) -> ! {
    unreachable!("`{action}` is not an answer to this question")
}
