//! Phrases, drawings and verdicts as they travel.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A message of a word file with its arguments; the reader's side writes the sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Phrase {
    /// The id of the message.
    pub id: String,
    /// What the message is about, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<(String, Arg)>>", optional)]
    #[schema(value_type = Vec<Vec<serde_json::Value>>)]
    pub args: Vec<(String, Arg)>,
}

/// An argument of a phrase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(no_recursion)]
pub enum Arg {
    /// An amount; decides plurals.
    Number(#[ts(type = "number")] i64),
    /// A seat; read as the name of whoever sits there.
    Seat(u8),
    /// Another phrase, such as the name of a card.
    Phrase(Phrase),
    /// Something that is the same in every language.
    Text(String),
}

/// A line of a table drawn in text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Line {
    /// Part of a drawing; every character is one column wide.
    Drawn(String),
    /// A sentence.
    Said(Phrase),
}

/// How a game ended: the reason is the message `verdict-<reason>` of the game's words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Verdict {
    /// Why it ended.
    pub reason: String,
    /// How each seat did, in seat order.
    pub standings: Vec<Standing>,
}

/// How one seat did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Standing {
    /// Whether the seat won.
    pub result: Outcome,
    /// What the game counts.
    pub points: i32,
}

/// Won, drew or lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// The seat lost.
    Lost,
    /// The seat shares the first place.
    Drew,
    /// The seat won.
    Won,
}

impl Phrase {
    /// The message with this id and no arguments.
    #[must_use]
    pub fn new(id: impl Into<String>) -> Phrase {
        Phrase { id: id.into(), args: Vec::new() }
    }
}

impl From<kernel::Phrase> for Phrase {
    fn from(phrase: kernel::Phrase) -> Phrase {
        let args = phrase.args.into_iter().map(|(name, arg)| (name.to_owned(), arg.into())).collect();
        Phrase { id: phrase.id.into_owned(), args }
    }
}

impl From<kernel::Arg> for Arg {
    fn from(arg: kernel::Arg) -> Arg {
        match arg {
            kernel::Arg::Number(number) => Arg::Number(number),
            kernel::Arg::Seat(seat) => Arg::Seat(seat.index() as u8 + 1),
            kernel::Arg::Phrase(phrase) => Arg::Phrase(phrase.into()),
            kernel::Arg::Text(text) => Arg::Text(text),
        }
    }
}

impl From<kernel::Line> for Line {
    fn from(line: kernel::Line) -> Line {
        match line {
            kernel::Line::Drawn(drawn) => Line::Drawn(drawn),
            kernel::Line::Said(phrase) => Line::Said(phrase.into()),
        }
    }
}

impl From<&kernel::Verdict> for Verdict {
    fn from(verdict: &kernel::Verdict) -> Verdict {
        let standing = |standing: &kernel::Standing| Standing {
            result: match standing.result {
                kernel::GameResult::Lost => Outcome::Lost,
                kernel::GameResult::Drew => Outcome::Drew,
                kernel::GameResult::Won => Outcome::Won,
            },
            points: standing.points,
        };
        Verdict { reason: verdict.reason.to_owned(), standings: verdict.standings().iter().map(standing).collect() }
    }
}
