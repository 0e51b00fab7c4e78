//! `stolik play`: a game in the terminal.

mod menu;
mod save;
mod session;
mod speech;

pub(crate) use speech::{Speech, verdict_lines};

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use bots::BotKind;
use catalog::{Playable, Visitor};
use kernel::{Meta, Seat, Table};
use words::Language;

use crate::failure::{Failure, setup};
use save::Saves;
use session::{Session, Stopped};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game's id, as `stolik games` lists it.
    game: String,
    /// Where you sit: a seat number, `you` for the first, `all` for everybody at this keyboard, `none` to watch.
    #[arg(long, default_value = "you")]
    seat: String,
    /// The bots of the other seats, separated by commas; the last one takes what is left.
    #[arg(long, value_delimiter = ',', default_value = "greedy")]
    bots: Vec<BotKind>,
    /// How many seats; the fewest the game allows, or as many as the named bots and you, if not said.
    #[arg(long)]
    seats: Option<u8>,
    /// An option of the game, as key=value; can be repeated.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// The language: en or pl.
    #[arg(long, default_value_t)]
    lang: Language,
    /// Go on with the saved game.
    #[arg(long, conflicts_with = "new")]
    resume: bool,
    /// Start a new game; a saved one is kept beside it.
    #[arg(long)]
    new: bool,
    /// Record the finished game in this file.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Where games are saved; the user's data directory if not said.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sitter {
    Person,
    Bot(BotKind),
}

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sitter::Person => f.write_str("you"),
            Sitter::Bot(kind) => kind.fmt(f),
        }
    }
}

impl FromStr for Sitter {
    type Err = String;

    fn from_str(text: &str) -> Result<Sitter, String> {
        if text == "you" { Ok(Sitter::Person) } else { text.parse().map(Sitter::Bot) }
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    catalog::visit(&args.game, Play(args))?
}

struct Play<'a>(&'a Args);

impl Visitor for Play<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Playable>(self) -> Result<(), Failure> {
        let args = self.0;
        let saves = Saves::new(args.data.as_deref(), G::meta().id)?;
        // What was asked for is checked first, so that a wrong option is an error even beside a saved game.
        let sitters = args.sitters(G::meta())?;
        let fresh = setup(G::meta(), sitters.len() as u8, &args.options)?;
        // Watching bots leaves the person's own game alone.
        let is_watching = args.seat == "none" && !args.resume;
        let saved = if is_watching { None } else { saves.offer::<G>(args)? };
        let (table, sitters, resumed) = match saved {
            Some((table, sitters)) => (table, sitters, true),
            None => (Table::new(fresh)?, sitters, false),
        };
        let mut session = Session::<G>::new(table, sitters, args.lang, &saves);
        match session.play(resumed)? {
            Stopped::Quit => Ok(()),
            Stopped::Over(recording) => {
                if let Some(path) = &args.record {
                    std::fs::write(path, recording).map_err(|error| Failure::file(path, error))?;
                    session.say_recorded(path)?;
                }
                // Only now: a game that could not be recorded can be resumed before its last answer.
                if is_watching { Ok(()) } else { saves.remove() }
            }
        }
    }
}

impl Args {
    /// Who sits where.
    fn sitters(&self, meta: &Meta) -> Result<Vec<Sitter>, Failure> {
        let own = match self.seat.as_str() {
            "all" | "none" => None,
            "you" => Some(0),
            number => {
                let seat: Result<Seat, _> = number.parse();
                let seat = seat.ok().filter(|seat| seat.index() < usize::from(meta.max_seats));
                Some(seat.ok_or_else(|| self.wrong_seat(meta))?.index())
            }
        };
        let people = usize::from(own.is_some());
        let named = (self.bots.len() + people).max(own.map_or(0, |seat| seat + 1)) as u8;
        let seats = self.seats.unwrap_or_else(|| named.clamp(meta.min_seats, meta.max_seats));
        if own.is_some_and(|own| own >= usize::from(seats)) {
            return Err(self.wrong_seat(meta));
        }
        if self.seat != "all" && self.bots.len() + people > usize::from(seats) {
            let (bots, seats) = (self.bots.len(), usize::from(seats) - people);
            let free = if seats == 1 { "1 free seat".to_owned() } else { format!("{seats} free seats") };
            return Err(Failure::Usage(format!("{bots} bots are named for {free}")));
        }
        let mut bots = self.bots.iter().copied();
        let mut last = BotKind::Greedy;
        let mut next_bot = || {
            last = bots.next().unwrap_or(last);
            Sitter::Bot(last)
        };
        let sitter = |seat| match own {
            Some(own) if own == seat => Sitter::Person,
            None if self.seat == "all" => Sitter::Person,
            _ => next_bot(),
        };
        Ok((0..usize::from(seats)).map(sitter).collect())
    }

    fn wrong_seat(&self, meta: &Meta) -> Failure {
        let seats = self.seats.unwrap_or(meta.max_seats);
        Failure::Usage(format!("--seat takes a seat from 1 to {seats}, you, all or none, not `{}`", self.seat))
    }
}
