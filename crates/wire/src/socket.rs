//! Messages on a table's socket.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::{Line, Phrase, Problem, SeatNumber, TableInfo, Verdict};

/// What a browser says. Every message with an `id` is answered by `done` or `refused` with the same id; the same id twice is
/// the same message, and happens once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
pub enum ToServer {
    /// Through whose eyes to look from now on: one of the visitor's seats, or none for a spectator's.
    Look {
        /// The seat.
        seat: Option<SeatNumber>,
        /// The era of what is known already; 0 if nothing is.
        era: u32,
        /// The last number of that stream; 0 if nothing is known.
        since: u32,
    },
    /// An answer, or an interjection.
    Answer {
        /// Chosen by the browser.
        id: String,
        /// Whose answer.
        seat: SeatNumber,
        /// The question it answers; see [`Position::ask`].
        ask: u32,
        /// One of the offered actions.
        action: String,
    },
    /// Takes the seat's last action back; where others acted since, asks them.
    Undo {
        /// Chosen by the browser.
        id: String,
        /// The seat.
        seat: SeatNumber,
        /// True to take back everything the seat can take back by itself, such as its whole turn.
        #[serde(default)]
        #[ts(optional, as = "Option<bool>")]
        all: bool,
    },
    /// Agrees that another seat takes its last action back, or does not.
    Agree {
        /// Chosen by the browser.
        id: String,
        /// Who agrees.
        seat: SeatNumber,
        /// Whether.
        yes: bool,
    },
    /// Gives up, or proposes it to the partners.
    Concede {
        /// Chosen by the browser.
        id: String,
        /// The seat.
        seat: SeatNumber,
    },
    /// No longer proposes to give up.
    Withdraw {
        /// Chosen by the browser.
        id: String,
        /// The seat.
        seat: SeatNumber,
    },
    /// Answers in advance: whenever the seat is asked this, answer so. Without an action it no longer does.
    Advance {
        /// Chosen by the browser.
        id: String,
        /// The seat.
        seat: SeatNumber,
        /// The message id of the prompt.
        prompt: String,
        /// The action, as notation.
        action: Option<String>,
    },
    /// Says something.
    Chat {
        /// Chosen by the browser.
        id: String,
        /// The text.
        text: String,
    },
    /// Wants a bot to stand in for somebody who is away, or no longer does.
    Vote {
        /// Chosen by the browser.
        id: String,
        /// Who votes.
        seat: SeatNumber,
        /// The seat that is away.
        away: SeatNumber,
        /// Whether.
        yes: bool,
    },
}

/// What a server says.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum ToClient {
    /// Who sits at the table and how far it is. Comes first, and again whenever it changes.
    Table {
        /// The table.
        table: TableInfo,
    },
    /// What the viewer perceived and how the table stands now. Comes whenever either changes for this viewer.
    Now {
        /// Grows when a table goes on under new rules and its stream begins anew.
        era: u32,
        /// Whether `news` is everything from number 1, so that what was known is to be forgotten.
        whole: bool,
        /// What happened, numbered without a gap.
        news: Vec<News>,
        /// How the table stands.
        position: Box<Position>,
    },
    /// What people said.
    Chat {
        /// Whether these are all lines, so that what was known is to be forgotten.
        whole: bool,
        /// The lines.
        lines: Vec<ChatLine>,
    },
    /// The message with this id was carried out, and is durable.
    Done {
        /// Its id.
        id: String,
    },
    /// The message with this id was turned down; nothing has changed.
    Refused {
        /// Its id, if it had one that could be read.
        id: Option<String>,
        /// Why.
        problem: Problem,
    },
    /// The server closes the socket; come back in a moment.
    Bye {
        /// Why.
        problem: Problem,
    },
}

/// Something a viewer perceived.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct News {
    /// Counts from 1 for each viewer.
    pub number: u32,
    /// Whose words the phrase is in.
    pub source: Source,
    /// What happened.
    pub phrase: Phrase,
}

/// Whose words a phrase is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// The game's.
    Game,
    /// The site's: what the table itself does, as `news-undone`.
    Site,
}

/// How the table stands for one viewer.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Position {
    /// Through whose eyes; none for a spectator.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<SeatNumber>,
    /// Whom the table waits for as far as the viewer can tell.
    #[schema(value_type = Vec<u8>)]
    pub asked: Vec<SeatNumber>,
    /// Who is not asked, but has something to reply to, such as an offer. The table does not wait for them.
    #[schema(value_type = Vec<u8>)]
    pub wanted: Vec<SeatNumber>,
    /// The table in lines of text.
    pub scene: Vec<Line>,
    /// The table as the game shows it to this viewer; each game has its own shape.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Box<RawValue>,
    /// Whether the rules demand silence now: there is no chat.
    pub silent: bool,
    /// Numbers the questions to this seat; an answer says which one it answers.
    pub ask: u32,
    /// What the seat has to decide, if it is asked.
    pub prompt: Option<Phrase>,
    /// What the seat may do.
    pub options: Vec<Offered>,
    /// The headings of the options, each once.
    pub headings: Vec<Phrase>,
    /// Whether the last action can be taken back.
    pub undo: Undo,
    /// Whether the seat can give up.
    pub concession: Concession,
    /// What the seat answers in advance.
    pub advance: Vec<Advance>,
    /// How the game ended, once it has.
    pub verdict: Option<Verdict>,
}

/// Something a seat may do.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Offered {
    /// As notation; this is what an answer says.
    pub action: String,
    /// What it does.
    pub label: Phrase,
    /// The headings under which it stands, the widest first, as places in `headings`; long lists are asked in steps along them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<u16>>", optional)]
    pub path: Vec<u16>,
    /// What it would bring about, for the game's own board; each game has its own shape.
    #[ts(type = "unknown")]
    #[schema(value_type = Option<Object>)]
    pub preview: Option<Box<RawValue>>,
    /// Whether it is an interjection: possible, but not what the seat is asked.
    pub any_time: bool,
}

/// Whether a seat can take its last action back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(tag = "can", rename_all = "lowercase")]
pub enum Undo {
    /// At once.
    Yes {
        /// Whether there is more than the last action to take back at once.
        all: bool,
    },
    /// If those who acted since agree.
    Ask,
    /// It has asked; the others have not all agreed yet.
    Asked,
    /// Another seat asks this one to agree.
    Agree {
        /// Who asks.
        #[schema(value_type = u8)]
        by: SeatNumber,
    },
    /// Not at all.
    No {
        /// Why: `barrier-<reason>` in the words of the site.
        barrier: String,
    },
}

/// Whether a seat can give up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Concession {
    /// Not here.
    No,
    /// It can.
    Yes,
    /// It has proposed it to its partners.
    Proposed,
}

/// An answer given in advance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Advance {
    /// The message id of the prompt.
    pub prompt: String,
    /// The action, as notation.
    pub action: String,
}

/// Something a person said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ChatLine {
    /// Counts from 1 at each table.
    pub number: u32,
    /// The seat, if the person has one.
    pub seat: Option<SeatNumber>,
    /// The person's name.
    pub name: String,
    /// What was said.
    pub text: String,
    /// When, in seconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}
