//! What can be asked: one file for each decision point of the rules (section 7 of `rules.md`).
//!
//! A decision says who is asked, what is offered, what an answer does and why another answer is refused. The list below names all
//! of them; a decision that is not in it, or lacks a part, does not compile. SHP-165: whoever puts a question decides on public
//! grounds whether it is asked at all; what is put is asked.

#[macro_use]
mod dispatch;

mod amount;
mod cabins;
mod colour;
mod deck;
mod draft;
mod exchange;
mod from_hand;
mod hatchet;
mod identity;
mod mark;
mod marks;
mod order;
mod peeked;
mod play;
mod redirect;
mod reed;
mod ride;
mod scrap;
mod section;
mod swap;
mod target;
mod temple;
mod turn_gauge;
mod walk;
mod whisper;

pub(crate) use amount::Amount;
pub(crate) use cabins::Cabins;
pub(crate) use colour::ForColour;
pub(crate) use deck::{ChooseDeck, ForDeck};
pub(crate) use draft::Draft;
pub(crate) use exchange::ExchangeMarker;
pub(crate) use from_hand::ForCard;
pub(crate) use hatchet::Hatchet;
pub(crate) use identity::Identity;
pub(crate) use mark::Mark;
pub(crate) use marks::Marks;
pub(crate) use order::Order;
pub(crate) use peeked::Peeked;
pub(crate) use play::{Play, is_asked as is_play_asked};
pub(crate) use redirect::Redirect;
pub(crate) use reed::Reed;
pub(crate) use ride::Ride;
pub(crate) use scrap::Scrap;
pub(crate) use section::UseSection;
pub(crate) use swap::Swap;
pub(crate) use target::ForTarget;
pub(crate) use temple::Temple;
pub(crate) use turn_gauge::{For, TurnGauge};
pub(crate) use walk::Walk;
pub(crate) use whisper::Whisper;

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Seats, Sink};

use crate::action::Action;
use crate::event::Event;
use crate::flow::Refused;
use crate::state::State;
use crate::view::Step;

decisions! {
    draft::Draft => Draft,
    target::Target => Target,
    from_hand::FromHand => FromHand,
    mark::Mark => Mark,
    marks::Marks => Marks,
    reed::Reed => Reed,
    play::Play => Play,
    redirect::Redirect => Redirect,
    ride::Ride => Ride,
    walk::Walk => Walk,
    order::Order => Order,
    amount::Amount => Amount,
    section::UseSection => Section,
    deck::ChooseDeck => Deck,
    peeked::Peeked => Peeked,
    colour::Colour => Colour,
    exchange::ExchangeMarker => ExchangeMarker,
    turn_gauge::TurnGauge => TurnGauge,
    hatchet::Hatchet => Hatchet,
    scrap::Scrap => Scrap,
    swap::Swap => Swap,
    cabins::Cabins => Cabins,
    temple::Temple => Temple,
    whisper::Whisper => Whisper,
    identity::Identity => Identity,
}

/// A question.
pub(crate) trait Decision: Sized {
    /// Who has to answer: the player whose turn it is, unless overridden.
    fn asked(&self, state: &State) -> Seats {
        Seats::one(state.turn.seat)
    }

    /// Lists the answers of an asked seat.
    fn offer(&self, state: &State, seat: Seat, out: &mut impl FnMut(Action));

    /// Carries out an offered answer; the question has left the stack.
    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S);

    /// Why an answer that is not offered is refused.
    fn refuse(&self, state: &State, seat: Seat, action: Action) -> Refused;

    /// Whether the choice is made of several steps and some of them are taken.
    fn is_half_built(&self) -> bool {
        false
    }

    /// Goes back to where the choice began.
    fn drop_half_built(&mut self) {}
}

/// An action that is offered by another decision only.
fn foreign(action: Action) -> ! {
    unreachable!("`{action}` is not an answer to this question")
}
