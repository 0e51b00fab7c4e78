//! What a question is about.

use serde::Serialize;

use crate::ask::{Ask, For, ForCard, ForColour, ForDeck, ForTarget};
use crate::cards::{Card, Character, Gauge, Location, SectionUse, Type, Vehicle};
use crate::state::{After, State};

/// What a question is about.
#[derive(Debug, Default, PartialEq, Eq, Serialize)]
pub struct Question {
    /// What for, where one kind of question has several reasons.
    pub purpose: &'static str,
    /// The type of card that can be played.
    pub of: Option<Type>,
    /// The deck it is about.
    pub deck: Option<Location>,
    /// The card it is about.
    pub card: Option<Card>,
    /// The Character it is about.
    pub character: Option<Character>,
    /// The effect of a Section it is about.
    pub effect: Option<SectionUse>,
    /// A number: a value, or how many cards.
    pub number: Option<u8>,
    /// The Vehicle and its destination.
    pub drive: Option<(Vehicle, Location)>,
    /// How gauges can be turned.
    pub turns: Vec<TurnOption>,
}

/// A turn of a gauge that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TurnOption {
    /// Which one.
    pub gauge: Gauge,
    /// Whether it advances, towards its end.
    pub advances: bool,
    /// Where it will stand.
    pub to: u8,
}

impl Question {
    pub(crate) fn of(state: &State, ask: &Ask) -> Question {
        let none = Question::default();
        match ask {
            Ask::Draft(_)
            | Ask::Mark(_)
            | Ask::Marks(_)
            | Ask::Reed(_)
            | Ask::ExchangeMarker(_)
            | Ask::UseSection(_)
            | Ask::Whisper(_)
            | Ask::Identity(_) => none,
            Ask::Target(target) => Question::of_target(target.purpose),
            Ask::FromHand(ask) => match ask.purpose {
                ForCard::GiveBack(to) => Question { purpose: "give-back", character: Some(to), ..none },
                ForCard::Discard => Question { purpose: "discard", ..none },
            },
            Ask::Play(play) => Question { of: Some(play.step), ..none },
            Ask::Redirect(redirect) => Question { number: Some(redirect.value), ..none },
            Ask::Ride(ride) => {
                Question { drive: Some((ride.vehicle, ride.to)), character: Some(ride.character), ..none }
            }
            Ask::Walk(walk) => Question { number: Some(walk.value), ..none },
            Ask::Order(order) => Question { deck: Some(order.deck), number: Some(order.count), ..none },
            Ask::Amount(amount) => Question { deck: Some(amount.deck), number: Some(amount.most), ..none },
            Ask::ChooseDeck(ask) => Question {
                purpose: match ask.purpose {
                    ForDeck::Peek(After::MayPutUnder) => "peek-under",
                    ForDeck::Peek(_) => "peek-discard",
                    ForDeck::PeekElsewhere => "peek",
                    ForDeck::Search => "search",
                    ForDeck::SearchCaves => "search-caves",
                    ForDeck::Draw => "draw",
                },
                ..none
            },
            Ask::Peeked(ask) => {
                Question { purpose: if ask.under { "under" } else { "discard" }, deck: Some(ask.deck), ..none }
            }
            Ask::Colour(ask) => match ask.purpose {
                ForColour::Take => Question { purpose: "take", ..none },
                ForColour::Return(card) => Question { purpose: "return", card: Some(card), ..none },
            },
            Ask::TurnGauge(ask) => {
                let turns = ask.source.turns().iter().map(|turned| TurnOption {
                    gauge: turned.gauge,
                    advances: turned.by > 0,
                    to: state.turned(turned.gauge, turned.by),
                });
                Question { turns: turns.collect(), ..Question::of_source(ask.source) }
            }
            Ask::Hatchet(ask) => Question { deck: Some(ask.deck), ..none },
            Ask::Scrap(ask) => Question { character: Some(ask.with), ..none },
            Ask::Swap(ask) => Question { character: Some(ask.with), ..none },
            Ask::Cabins(ask) => Question { deck: Some(ask.deck), number: Some(ask.count), ..none },
            Ask::Temple(ask) => Question { number: Some(ask.count), ..none },
        }
    }

    fn of_target(purpose: ForTarget) -> Question {
        let (purpose, card, of) = match purpose {
            ForTarget::Negate => ("negate", None, None),
            ForTarget::Look => ("look", None, None),
            ForTarget::Confiscate => ("confiscate", None, None),
            ForTarget::Hand => ("hand", None, None),
            ForTarget::Give(card) => ("give", Some(card), None),
            ForTarget::Fetch => ("fetch", None, None),
            ForTarget::Forbid(of) => ("forbid", None, Some(of)),
            ForTarget::Possess => ("possess", None, None),
            ForTarget::Seduce => ("seduce", None, None),
            ForTarget::Scrap => ("scrap", None, None),
            ForTarget::Bridge => ("bridge", None, None),
        };
        Question { purpose, card, of, ..Question::default() }
    }

    fn of_source(source: For) -> Question {
        match source {
            For::Played(card) => Question { purpose: "played", card: Some(card), ..Question::default() },
            For::AtEnd(card) => Question { purpose: "at-end", card: Some(card), ..Question::default() },
            For::Section(effect) => Question { purpose: "section", effect: Some(effect), ..Question::default() },
        }
    }
}
