//! A running game of any kind behind one trait, so that the rest of the server knows no game.

use std::hash::{DefaultHasher, Hash, Hasher};

use bots::BotKind;
use catalog::{Playable, Visitor};
use dice::{SearchDice, TableDice};
use kernel::{
    Barrier, Entry, Eyes, Game, GameResult, Numbers, Refusal, Seat, Seats, Setup, Snapshot, Standing, Table,
    TableError, Told, ViewJson, Viewer, Waiting,
};
use serde_json::value::RawValue;
use wire::{Code, Concession, News, Offered, Phrase, Position, Problem, Source, Undo, Verdict};

/// A bot's work: run it anywhere, it brings the action as notation.
pub(crate) type Thought = Box<dyn FnOnce() -> String + Send>;

/// A running or finished game of any kind.
pub(crate) trait AnyTable: Send + Sync {
    /// The lines of the log after the first `after` entries.
    fn lines(&self, after: u32) -> Vec<String>;
    /// Who did the last entry, if it was a seat.
    fn last_by(&self) -> Option<Seat>;
    /// Repeats a line of a log.
    fn repeat(&mut self, line: &str) -> Result<(), String>;
    /// How many entries the log has.
    fn entries(&self) -> u32;
    /// How many answers of a seat the log has.
    fn answers_of(&self, seat: Seat) -> u32;
    /// Resolves the chance the table waits for: one outcome.
    fn roll(&mut self, dice: &mut TableDice);
    /// Takes an answer.
    fn answer(&mut self, seat: Seat, action: &str) -> Result<(), Problem>;
    /// Takes back; others who acted since have agreed.
    fn undo(&mut self, seat: Seat) -> Result<(), Problem>;
    /// Takes back everything the seat can take back by itself.
    fn undo_all(&mut self, seat: Seat) -> Result<(), Problem>;
    /// Gives up.
    fn concede(&mut self, seat: Seat) -> Result<(), Problem>;
    /// No longer wants to give up.
    fn withdraw(&mut self, seat: Seat) -> Result<(), Problem>;
    /// The seats that owe an answer, in truth.
    fn waiting(&self) -> Seats;
    /// The seats that somebody waits for, though they owe no answer.
    fn wanted(&self) -> Seats;
    /// Whether chance has to speak before anything else.
    fn waits_for_chance(&self) -> bool;
    /// Whether the game is over.
    fn is_over(&self) -> bool;
    /// Whether `seat` can take back alone (`Yes`), with the agreement of others (`Ask`), or why not.
    fn can_undo(&self, seat: Seat) -> Undo;
    /// A print of what a seat is asked and may do; equal prints, equal questions.
    fn offer_print(&self, seat: Seat) -> u64;
    /// The message id of what the seat is asked now, if it is, and whether it may do `action`.
    fn asked_for(&self, seat: Seat, action: &str) -> Option<(String, bool)>;
    /// How the table stands for a viewer; `seat` is the one that may act through these eyes.
    fn position(&self, viewer: Viewer, seat: Option<Seat>) -> Position;
    /// Whether the game is over and everybody has won.
    fn is_won(&self) -> bool;
    /// Whether the rules demand silence now.
    fn is_silent(&self) -> bool;
    /// How many news a viewer has perceived.
    fn stream_length(&self, viewer: Viewer) -> u32;
    /// What a viewer perceived after its number `since`.
    fn news(&self, viewer: Viewer, since: u32) -> Vec<News>;
    /// The numbers of the game that a chart shows, as a spectator sees them.
    fn numbers(&self) -> Vec<Numbers>;
    /// The side of each seat, from 1 in the order in which they come.
    fn sides(&self) -> Vec<u8>;
    /// The state as bytes.
    fn snapshot(&self) -> Vec<u8>;
    /// What a bot on an asked seat has to think about.
    fn thought(&self, seat: Seat, bot: BotKind, seed: u64) -> Thought;
    /// The recording.
    fn replay(&self) -> String;
}

/// Sets up a new game.
pub(crate) fn start(game: &str, setup: Setup) -> Result<Box<dyn AnyTable>, Problem> {
    struct Start(Setup);
    impl Visitor for Start {
        type Out = Result<Box<dyn AnyTable>, Problem>;
        fn visit<G: Playable>(self) -> Self::Out {
            let table = Table::<G>::new(self.0).map_err(|error| Problem::saying(Code::BadSetup, error.to_string()))?;
            Ok(Box::new(table))
        }
    }
    catalog::visit(game, Start(setup)).map_err(|error| Problem::saying(Code::NoGame, error.to_string()))?
}

/// Goes on from a saved state, also one saved under older rules.
pub(crate) fn open(game: &str, bytes: &[u8]) -> Result<Box<dyn AnyTable>, String> {
    struct Open(Snapshot);
    impl Visitor for Open {
        type Out = Result<Box<dyn AnyTable>, String>;
        fn visit<G: Playable>(self) -> Self::Out {
            let table = Table::<G>::adopt(&self.0).map_err(|error| error.to_string())?;
            Ok(Box::new(table))
        }
    }
    let bytes = bytes.to_vec();
    catalog::visit(game, Open(Snapshot::from_bytes(bytes))).map_err(|error| error.to_string())?
}

/// Reads a recording: the setup it begins with and its lines.
pub(crate) fn read_replay(text: &str) -> Result<(String, Setup, Vec<String>), Problem> {
    struct Read<'a>(&'a str);
    impl Visitor for Read<'_> {
        type Out = Result<(Setup, Vec<String>), Problem>;
        fn visit<G: Playable>(self) -> Self::Out {
            let bad = |error: kernel::ReplayError| Problem::saying(Code::BadReplay, error.to_string());
            let replay = kernel::Replay::<G>::parse(self.0).map_err(bad)?;
            let table = replay.play().map_err(bad)?;
            Ok((replay.setup().clone(), AnyTable::lines(&table, 0)))
        }
    }
    let bad = |error: String| Problem::saying(Code::BadReplay, error);
    let game = kernel::replay_game(text).map_err(|error| bad(error.to_string()))?;
    let (setup, lines) = catalog::visit(&game, Read(text)).map_err(|error| bad(error.to_string()))??;
    Ok((game, setup, lines))
}

impl<G: Playable> AnyTable for Table<G> {
    fn lines(&self, after: u32) -> Vec<String> {
        self.log()[after as usize..].iter().map(|&entry| kernel::line_of::<G>(entry)).collect()
    }

    fn last_by(&self) -> Option<Seat> {
        match *self.log().last()? {
            Entry::Answer(seat, _)
            | Entry::Undo(seat)
            | Entry::UndoAll(seat)
            | Entry::Concede(seat)
            | Entry::Withdraw(seat) => Some(seat),
            Entry::Chance(_) => None,
        }
    }

    fn repeat(&mut self, line: &str) -> Result<(), String> {
        let entry = kernel::parse_line::<G>(line).map_err(|error| error.problem)?;
        Table::repeat(self, entry).map_err(|error| error.to_string())
    }

    fn entries(&self) -> u32 {
        self.log().len() as u32
    }

    fn answers_of(&self, seat: Seat) -> u32 {
        self.log().iter().filter(|entry| matches!(entry, Entry::Answer(by, _) if *by == seat)).count() as u32
    }

    fn roll(&mut self, dice: &mut TableDice) {
        let outcome = G::sample(self.state(), dice);
        self.resolve(outcome).expect("a game samples what it lists");
    }

    fn answer(&mut self, seat: Seat, action: &str) -> Result<(), Problem> {
        let action: G::Action =
            action.parse().map_err(|error: kernel::BadNotation| Problem::saying(Code::BadAction, error.to_string()))?;
        Table::answer(self, seat, action).map_err(|error| problem::<G>(&error))
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Problem> {
        self.undo_agreed(seat).map_err(|error| problem::<G>(&error))
    }

    fn undo_all(&mut self, seat: Seat) -> Result<(), Problem> {
        Table::undo_all(self, seat).map_err(|error| problem::<G>(&error))
    }

    fn concede(&mut self, seat: Seat) -> Result<(), Problem> {
        Table::concede(self, seat).map_err(|error| problem::<G>(&error))
    }

    fn withdraw(&mut self, seat: Seat) -> Result<(), Problem> {
        Table::withdraw(self, seat).map_err(|error| problem::<G>(&error))
    }

    fn waiting(&self) -> Seats {
        Table::waiting(self).seats()
    }

    fn wanted(&self) -> Seats {
        Table::wanted(self)
    }

    fn waits_for_chance(&self) -> bool {
        Table::waiting(self) == Waiting::Chance
    }

    fn is_over(&self) -> bool {
        Table::waiting(self) == Waiting::Over
    }

    fn can_undo(&self, seat: Seat) -> Undo {
        match (Table::can_undo(self, seat), self.can_undo_agreed(seat)) {
            (Ok(()), _) => Undo::Yes { all: self.undoable_steps(seat) > 1 },
            (Err(_), Ok(())) => Undo::Ask,
            (Err(_), Err(barrier)) => Undo::No { barrier: barrier_word(barrier).to_owned() },
        }
    }

    fn offer_print(&self, seat: Seat) -> u64 {
        let mut print = DefaultHasher::new();
        if !self.is_over() {
            self.asked(Viewer::seat(seat)).contains(seat).hash(&mut print);
            G::offered(self.state(), seat).hash(&mut print);
        }
        print.finish()
    }

    fn asked_for(&self, seat: Seat, action: &str) -> Option<(String, bool)> {
        if !AnyTable::waiting(self).contains(seat) {
            return None;
        }
        let prompt = G::prompt(&self.view(Viewer::seat(seat)), seat);
        let mut options = Vec::new();
        G::options(self.state(), seat, &mut options);
        let may = action.parse::<G::Action>().is_ok_and(|action| options.contains(&action));
        Some((prompt.id.into_owned(), may))
    }

    fn position(&self, viewer: Viewer, seat: Option<Seat>) -> Position {
        let view = self.view(viewer);
        let over = self.is_over();
        let asked = self.asked(viewer);
        let acting = seat.filter(|_| !over);
        let json = self.view_json(viewer);
        let (options, headings) = acting.map(|seat| offered(self, &view, seat)).unwrap_or_default();
        Position {
            seat: seat.map(number),
            asked: asked.iter().map(number).collect(),
            wanted: Table::wanted(self).iter().map(number).collect(),
            scene: G::scene(&view).lines.into_iter().map(Into::into).collect(),
            view: raw(&json),
            silent: self.is_silent(),
            ask: 0,
            prompt: acting.filter(|&seat| asked.contains(seat)).map(|seat| G::prompt(&view, seat).into()),
            options,
            headings,
            undo: seat.map_or(Undo::No { barrier: "start".to_owned() }, |seat| AnyTable::can_undo(self, seat)),
            concession: acting.map_or(Concession::No, |seat| concession(self, seat)),
            advance: Vec::new(),
            verdict: self.verdict().as_ref().map(Verdict::from),
        }
    }

    fn is_won(&self) -> bool {
        let won = |standing: &Standing| standing.result == GameResult::Won;
        self.verdict().is_some_and(|verdict| verdict.standings().iter().all(won))
    }

    fn is_silent(&self) -> bool {
        !self.is_over() && !G::may_talk(&self.view(Viewer::SPECTATOR))
    }

    fn stream_length(&self, viewer: Viewer) -> u32 {
        Table::stream_length(self, viewer)
    }

    fn news(&self, viewer: Viewer, since: u32) -> Vec<News> {
        let heard = self.stream(viewer, since).into_iter();
        heard.map(|heard| said::<G>(heard.number, &heard.what)).collect()
    }

    fn numbers(&self) -> Vec<Numbers> {
        G::numbers(&self.view(Viewer::SPECTATOR))
    }

    fn sides(&self) -> Vec<u8> {
        let mut known: Vec<u8> = Vec::new();
        let sides = Seats::all(self.seats()).iter().map(|seat| G::side(self.state(), seat));
        let place = |side: u8| match known.iter().position(|&other| other == side) {
            Some(place) => place as u8 + 1,
            None => {
                known.push(side);
                known.len() as u8
            }
        };
        sides.map(place).collect()
    }

    fn snapshot(&self) -> Vec<u8> {
        Table::snapshot(self).bytes().to_vec()
    }

    fn thought(&self, seat: Seat, bot: BotKind, seed: u64) -> Thought {
        let state = self.state().clone();
        Box::new(move || {
            let mut dice = SearchDice::seeded(seed);
            bot.make::<G>().choose(&Eyes::new(&state, seat), &mut dice).to_string()
        })
    }

    fn replay(&self) -> String {
        kernel::write_replay(self)
    }
}

/// What the seat may do, and the headings of that, each once.
fn offered<G: Playable>(table: &Table<G>, view: &G::View, seat: Seat) -> (Vec<Offered>, Vec<Phrase>) {
    let mut options = Vec::new();
    G::options(table.state(), seat, &mut options);
    let asked_for = options.len();
    G::interjections(table.state(), seat, &mut options);
    let mut headings = Vec::new();
    let offered = options.iter().enumerate().map(|(index, &action)| Offered {
        action: action.to_string(),
        label: G::label(view, action).into(),
        path: G::path(view, action).into_iter().map(|heading| place_of(heading.into(), &mut headings)).collect(),
        preview: G::preview(view, action).as_ref().map(|preview| raw(&ViewJson::of_shown(preview))),
        any_time: index >= asked_for,
    });
    let offered = offered.collect();
    (offered, headings)
}

/// The place of a heading in the list, which grows if it is new.
fn place_of(heading: Phrase, headings: &mut Vec<Phrase>) -> u16 {
    // The newest is the likeliest: options of one heading follow one another.
    let place = headings.iter().rposition(|known| *known == heading).unwrap_or_else(|| {
        headings.push(heading);
        headings.len() - 1
    });
    u16::try_from(place).expect("a position has a few dozen headings at most")
}

fn raw(json: &ViewJson) -> Box<RawValue> {
    RawValue::from_string(json.as_str().to_owned()).expect("it was written as JSON")
}

fn concession<G: Game>(table: &Table<G>, seat: Seat) -> Concession {
    match table.can_concede() {
        false => Concession::No,
        true if table.conceding().contains(seat) => Concession::Proposed,
        true => Concession::Yes,
    }
}

/// What a viewer heard, as a phrase of the game or of the site.
fn said<G: Playable>(number_: u32, told: &Told<G::Sight>) -> News {
    let site = |id: &str, seat: Seat| (Source::Site, kernel::Phrase::new(id.to_owned()).seat("who", seat));
    let (source, phrase) = match told {
        Told::Event(sight) => (Source::Game, G::tell(sight)),
        Told::Undone(seat) => site("news-undone", *seat),
        Told::UndoneAll(seat) => site("news-undone-all", *seat),
        Told::Cancelled(seat) => site("news-cancelled", *seat),
        Told::Conceding(seat) => site("news-conceding", *seat),
        Told::Withdrawn(seat) => site("news-withdrawn", *seat),
        Told::Conceded(seat) => site("news-conceded", *seat),
    };
    News { number: number_, source, phrase: phrase.into() }
}

fn problem<G: Playable>(error: &TableError<G::Refusal>) -> Problem {
    match error {
        TableError::Refused(refusal) => Problem {
            refusal: Some(Phrase::from(kernel::Phrase::new(refusal.message()))),
            rule: Some(refusal.rule().to_owned()),
            ..Problem::saying(Code::Refused, refusal.to_string())
        },
        TableError::NoSuchSeat(_) => Problem::new(Code::NotYourSeat),
        TableError::Over => Problem::new(Code::Over),
        TableError::NoUndo(barrier) => Problem::saying(Code::NoUndo, barrier.to_string()),
        TableError::NoConcession => Problem::new(Code::NoConcession),
        TableError::NoChance | TableError::Impossible(_) => Problem::new(Code::Internal),
    }
}

/// The word of a barrier; the site's words have `barrier-<word>`.
fn barrier_word(barrier: Barrier) -> &'static str {
    match barrier {
        Barrier::Start => "start",
        Barrier::Chance => "chance",
        Barrier::Revealed => "revealed",
        Barrier::Sealed => "sealed",
        Barrier::OtherSeat => "other",
        Barrier::Never => "never",
        Barrier::Over => "over",
    }
}

/// The seat as people count.
pub(crate) fn number(seat: Seat) -> wire::SeatNumber {
    seat.index() as u8 + 1
}
