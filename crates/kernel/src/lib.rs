#![doc = include_str!("../README.md")]

mod bag;
mod chance;
mod deck;
mod drive;
mod eyes;
mod file_id;
mod game;
mod hand;
mod list;
mod notation;
mod phrase;
mod pool;
mod refusal;
mod replay;
mod sealed;
mod seat;
mod setup;
mod show;
mod sink;
mod snapshot;
mod stack;
mod table;
mod verdict;

pub use bag::{Bag, Card};
pub use chance::{Dice, NoChance, Scripted};
pub use deck::{Deck, Known, SeenCard, SeenDeck, Top};
pub use drive::{RandomPlay, Step};
pub use eyes::Eyes;
pub use game::{Evaluate, Game, LookAhead, Notation, Waiting};
pub use hand::{Hand, SeenHand};
pub use list::List;
pub use notation::BadNotation;
pub use phrase::{Arg, CardFile, CardLine, CardText, Line, Numbers, Phrase, Scene, Tell, Texts};
pub use pool::Pool;
pub use refusal::{Refusal, RuleRefusal};
pub use replay::{Replay, ReplayError, line_of, parse_line, replay_game, write_log, write_replay};
pub use sealed::Sealed;
pub use seat::{Knowers, MAX_SEATS, Seat, Seats, SeatsIter, Viewer};
pub use setup::{Campaign, Meta, OptionMeta, Setup, SetupError};
pub use show::ViewJson;
pub use sink::{NoEvents, Sink};
pub use snapshot::{Snapshot, SnapshotError, state_hash};
pub use stack::Stack;
pub use table::{Barrier, Entry, EntryOf, Heard, Table, TableError, Told};
pub use verdict::{Result as GameResult, Standing, Verdict};

/// The crates that parts of the contract are made of.
pub use {arrayvec, borsh, serde};
