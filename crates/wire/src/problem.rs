//! What went wrong, as a word both sides know and a sentence for people.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::Phrase;

/// The body of every answer that is not a success, and what a socket says when it turns something down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Problem {
    /// What went wrong; `problem-<code>` in the words of the site is the sentence in the reader's language.
    pub code: Code,
    /// The same in English, for whoever reads it without those words.
    pub message: String,
    /// Why the rules of the game refuse it, in the game's own words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub refusal: Option<Phrase>,
    /// The rule that refuses it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// After how many seconds it may be tried again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub retry_after_s: Option<u32>,
}

/// Writes the codes with their sentences.
macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $sentence:literal,)*) => {
        /// What went wrong, in a word.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
        #[serde(rename_all = "kebab-case")]
        pub enum Code {
            $($(#[$doc])* $name,)*
        }

        impl Code {
            /// Every code.
            pub const ALL: &'static [Code] = &[$(Code::$name),*];

            /// The sentence in English.
            #[must_use]
            pub const fn sentence(self) -> &'static str {
                match self {
                    $(Code::$name => $sentence,)*
                }
            }
        }
    };
}

codes! {
    /// The request makes no sense as it is written.
    BadRequest = "The request cannot be understood.",
    /// The body is longer than is taken.
    TooLarge = "This is more than the server takes at once.",
    /// No such address or method.
    NotFound = "There is nothing here.",
    /// The address exists, the method does not.
    BadMethod = "This address does not take such a request.",
    /// The body is not said to be JSON.
    NotJson = "The request must be JSON.",
    /// The request comes from another site.
    ForeignOrigin = "The request comes from another site.",
    /// Nobody is signed in.
    NoSession = "Choose a name first.",
    /// The name cannot be used.
    BadName = "A name has 1 to 24 visible characters.",
    /// No such table, or it is not for this visitor.
    NoTable = "There is no such table, or you are not invited to it.",
    /// The link's secret does not fit.
    BadSecret = "This link does not open the table; ask for a new one.",
    /// No such game.
    NoGame = "There is no such game.",
    /// The game cannot start so.
    BadSetup = "The game cannot be set up so.",
    /// The stage of a campaign is not reached yet.
    Locked = "This is unlocked by winning what comes before it.",
    /// No such campaign, or it is not this visitor's.
    NoCampaign = "There is no such campaign, or it is not yours.",
    /// No such seat, or it is taken.
    SeatTaken = "This seat is taken.",
    /// Somebody else sits there.
    NotYourSeat = "This is not your seat.",
    /// Only whoever opened the table may do it.
    NotHost = "Only whoever opened the table can do this.",
    /// The game has not begun.
    NotStarted = "The game has not begun yet.",
    /// The game has begun.
    AlreadyStarted = "The game has already begun.",
    /// Not every seat has somebody.
    SeatsFree = "Every seat needs somebody before the game can begin.",
    /// The game is over.
    Over = "The game is over.",
    /// The game is not over.
    NotOver = "This can be seen when the game is over.",
    /// The table has moved on.
    Stale = "The table has moved on; look again.",
    /// The rules forbid it.
    Refused = "The rules do not allow this now.",
    /// The action is not written as an action of the game.
    BadAction = "The game knows no such action.",
    /// Nothing can be taken back.
    NoUndo = "This cannot be taken back.",
    /// Nobody can give up at this table.
    NoConcession = "With more than two sides nobody concedes; a bot can take the seat.",
    /// Chat is off.
    NoChat = "There is no chat at this table.",
    /// The rules of the game demand silence.
    Silence = "In this game you are silent until it is over.",
    /// The text cannot be said.
    BadText = "A message has 1 to 500 visible characters.",
    /// The file is not a recording that can be played.
    BadReplay = "This recording cannot be played.",
    /// Too often.
    TooMany = "That was too often; wait a moment.",
    /// The table is frozen: this version cannot go on with it.
    Frozen = "This table was saved by another version and cannot go on; it is kept.",
    /// The move could not be made durable.
    NotSaved = "The server could not save this, so it did not happen. Try again.",
    /// The server is about to stop.
    Stopping = "The server is restarting; the game goes on in a moment.",
    /// A fault of ours.
    Internal = "Something went wrong on the server.",
}

impl Problem {
    /// The problem with its own sentence.
    #[must_use]
    pub fn new(code: Code) -> Problem {
        Problem { code, message: code.sentence().to_owned(), refusal: None, rule: None, retry_after_s: None }
    }

    /// The problem with a sentence that says more.
    #[must_use]
    pub fn saying(code: Code, message: impl Into<String>) -> Problem {
        Problem { message: message.into(), ..Problem::new(code) }
    }
}
