//! A running game: the state with its log, its story, undo and concession. Still pure: no clock, no files, no dice
//! of its own.

use thiserror::Error;

use crate::verdict::Result as Outcome;
use crate::{Dice, Eyes, Game, Refusal, Seat, Seats, Setup, SetupError, Snapshot, SnapshotError};
use crate::{Standing, Verdict, ViewJson, Viewer, Waiting, state_hash};

/// What was done at a table, in order. A game's setup and its entries are all a replay needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry<A, O> {
    /// A seat answered, or interjected.
    Answer(Seat, A),
    /// Chance brought an outcome.
    Chance(O),
    /// A seat took its last action back, and with it what others did since.
    Undo(Seat),
    /// A seat gave up.
    Concede(Seat),
}

/// The entries of a game's log.
pub type EntryOf<G> = Entry<<G as Game>::Action, <G as Game>::Outcome>;

/// What there is to tell about a table: the game's events and what the table itself does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told<E> {
    /// Something happened in the game.
    Event(E),
    /// A seat took its last action back.
    Undone(Seat),
    /// A seat gave up.
    Conceded(Seat),
}

/// One item of a viewer's stream, with a number of its own: no gap tells that something hidden happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard<S> {
    /// Counts from 1 for each viewer.
    pub number: u32,
    /// How many entries of the log had been made when it happened.
    pub entry: usize,
    /// What the viewer perceived.
    pub what: Told<S>,
}

/// A running or finished game.
pub struct Table<G: Game> {
    setup: Setup,
    state: G::State,
    log: Vec<EntryOf<G>>,
    story: Vec<(usize, Told<G::Event>)>,
    /// The states before each action since chance last spoke, something was revealed or seats answered together.
    kept: Vec<Kept<G>>,
    barrier: Barrier,
    conceded: Option<Seat>,
}

struct Kept<G: Game> {
    seat: Seat,
    before: G::State,
}

/// Why there is nothing to take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Barrier {
    /// Nothing was done yet.
    #[error("there is nothing to take back")]
    Start,
    /// Chance has spoken since.
    #[error("dice or cards have spoken since")]
    Chance,
    /// Somebody has seen something since.
    #[error("something was revealed since")]
    Revealed,
    /// Several seats answered at the same time; such answers stand, or taking back would tell who has answered.
    #[error("an answer given while others answer stands")]
    Sealed,
    /// Another seat has acted since.
    #[error("another seat has acted since")]
    OtherSeat,
    /// The game has ended.
    #[error("the game is over")]
    Over,
}

/// Why a table turned something down. The table is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TableError<R: Refusal> {
    /// The rules forbid the answer.
    #[error("{0} ({rule})", rule = .0.rule())]
    Refused(R),
    /// The table has no such seat.
    #[error("this table has no seat {0}")]
    NoSuchSeat(Seat),
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// Chance is not awaited.
    #[error("the table does not wait for chance")]
    NoChance,
    /// Chance cannot bring this.
    #[error("chance cannot bring `{0}` now")]
    Impossible(String),
    /// Nothing can be taken back.
    #[error("{0}")]
    NoUndo(Barrier),
    /// At this table nobody can give up: there are partners, or more than two sides.
    #[error("with partners or more than two sides nobody concedes; a bot can take the seat")]
    NoConcession,
}

impl<G: Game> Table<G> {
    /// Sets up a game.
    pub fn new(setup: Setup) -> Result<Table<G>, SetupError> {
        const { G::SMALL_VALUES }
        let state = G::start(&setup)?;
        Ok(Table::from_state(setup, state))
    }

    /// Goes on from a saved state. The log begins here and nothing before it can be taken back.
    pub fn open(snapshot: &Snapshot) -> Result<Table<G>, SnapshotError> {
        let (setup, state, conceded) = snapshot.open_table::<G>()?;
        Ok(Table { conceded, ..Table::from_state(setup, state) })
    }

    fn from_state(setup: Setup, state: G::State) -> Table<G> {
        Table {
            setup,
            state,
            log: Vec::new(),
            story: Vec::new(),
            kept: Vec::new(),
            barrier: Barrier::Start,
            conceded: None,
        }
    }

    /// What was agreed before the start.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// How many seats the table has.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.setup.seats()
    }

    /// The state, for drivers; what people and bots get is [`view`](Table::view) and [`eyes`](Table::eyes).
    #[must_use]
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// What was done so far.
    #[must_use]
    pub fn log(&self) -> &[EntryOf<G>] {
        &self.log
    }

    /// What the table waits for.
    #[must_use]
    pub fn waiting(&self) -> Waiting {
        if self.conceded.is_some() { Waiting::Over } else { G::waiting(&self.state) }
    }

    /// Which seats owe an answer as far as `viewer` can tell.
    #[must_use]
    pub fn asked(&self, viewer: Viewer) -> Seats {
        if self.conceded.is_some() { Seats::NONE } else { G::asked(&self.state, viewer) }
    }

    /// The table as `viewer` sees it.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> G::View {
        G::view(&self.state, viewer)
    }

    /// The table as `viewer` sees it, ready to be sent.
    #[must_use]
    pub fn view_json(&self, viewer: Viewer) -> ViewJson {
        ViewJson::of_view::<G>(&self.state, viewer)
    }

    /// What a bot on `seat` is given.
    #[must_use]
    pub fn eyes(&self, seat: Seat) -> Eyes<'_, G> {
        Eyes::new(&self.state, seat)
    }

    /// How the game ended, once it has.
    #[must_use]
    pub fn verdict(&self) -> Option<Verdict> {
        match self.conceded {
            Some(seat) => Some(self.verdict_of_concession(seat)),
            None => (G::waiting(&self.state) == Waiting::Over).then(|| G::verdict(&self.state)),
        }
    }

    /// The state, and who has given up, as bytes for storage.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        Snapshot::of_table::<G>(&self.setup, &self.state, self.conceded)
    }

    /// A short hash of the state.
    #[must_use]
    pub fn hash(&self) -> String {
        state_hash::<G>(&self.state)
    }

    /// Takes an answer of a seat, or an interjection. Refuses whatever is not offered.
    pub fn answer(&mut self, seat: Seat, action: G::Action) -> Result<(), TableError<G::Refusal>> {
        self.must_have(seat)?;
        self.must_run()?;
        G::check(&self.state, seat, action).map_err(TableError::Refused)?;
        let together = self.is_asking_together();
        let before = self.state.clone();
        let mut events = Vec::new();
        G::apply(&mut self.state, seat, action, &mut events);
        self.log.push(Entry::Answer(seat, action));
        if together {
            self.bar(Barrier::Sealed);
        } else if events.iter().any(G::reveals) {
            self.bar(Barrier::Revealed);
        } else {
            self.kept.push(Kept { seat, before });
        }
        self.tell(events);
        Ok(())
    }

    /// Takes an outcome of chance. Refuses what chance cannot bring.
    pub fn resolve(&mut self, outcome: G::Outcome) -> Result<(), TableError<G::Refusal>> {
        self.must_run()?;
        if G::waiting(&self.state) != Waiting::Chance {
            return Err(TableError::NoChance);
        }
        let mut possible = Vec::new();
        G::chances(&self.state, &mut possible);
        if !possible.iter().any(|&(known, weight)| known == outcome && weight > 0) {
            return Err(TableError::Impossible(outcome.to_string()));
        }
        let mut events = Vec::new();
        G::resolve(&mut self.state, outcome, &mut events);
        self.log.push(Entry::Chance(outcome));
        self.bar(Barrier::Chance);
        self.tell(events);
        Ok(())
    }

    /// Lets chance speak for as long as the table waits for it.
    pub fn roll<D: Dice>(&mut self, dice: &mut D) {
        while self.waiting() == Waiting::Chance {
            let outcome = G::sample(&self.state, dice);
            self.resolve(outcome).expect("a game samples what it lists");
        }
    }

    /// Whether `seat` can take its last action back by itself, and if not, why.
    pub fn can_undo(&self, seat: Seat) -> Result<(), Barrier> {
        match self.can_undo_agreed(seat) {
            Ok(()) if self.kept.last().is_some_and(|kept| kept.seat != seat) => Err(Barrier::OtherSeat),
            known => known,
        }
    }

    /// Whether `seat` can take its last action back if those who acted since agree, and if not, why.
    pub fn can_undo_agreed(&self, seat: Seat) -> Result<(), Barrier> {
        match self.waiting() {
            Waiting::Over => Err(Barrier::Over),
            _ if self.is_asking_together() => Err(Barrier::Sealed),
            _ if self.kept.iter().any(|kept| kept.seat == seat) => Ok(()),
            _ if self.kept.is_empty() => Err(self.barrier),
            _ => Err(Barrier::OtherSeat),
        }
    }

    /// Takes back the last action of `seat`, unless chance spoke, something was revealed or another seat acted since.
    pub fn undo(&mut self, seat: Seat) -> Result<(), TableError<G::Refusal>> {
        self.must_have(seat)?;
        self.can_undo(seat).map_err(TableError::NoUndo)?;
        self.undo_agreed(seat)
    }

    /// Takes back the last action of `seat` and whatever others did since: those others have agreed.
    pub fn undo_agreed(&mut self, seat: Seat) -> Result<(), TableError<G::Refusal>> {
        self.must_have(seat)?;
        self.can_undo_agreed(seat).map_err(TableError::NoUndo)?;
        let place = self.kept.iter().rposition(|kept| kept.seat == seat).expect("the seat has acted");
        self.state = self.kept.swap_remove(place).before;
        self.kept.truncate(place);
        self.log.push(Entry::Undo(seat));
        self.story.push((self.log.len(), Told::Undone(seat)));
        Ok(())
    }

    /// Gives up for `seat`: with two sides the other one wins; seats that play together lose together.
    pub fn concede(&mut self, seat: Seat) -> Result<(), TableError<G::Refusal>> {
        self.must_have(seat)?;
        self.must_run()?;
        let sides = self.sides();
        let all_alone = usize::from(self.seats()) == sides;
        if sides > 2 || (sides == 2 && !all_alone) {
            return Err(TableError::NoConcession);
        }
        self.conceded = Some(seat);
        self.log.push(Entry::Concede(seat));
        self.story.push((self.log.len(), Told::Conceded(seat)));
        Ok(())
    }

    /// Repeats an entry of a log.
    pub fn repeat(&mut self, entry: EntryOf<G>) -> Result<(), TableError<G::Refusal>> {
        match entry {
            Entry::Answer(seat, action) => self.answer(seat, action),
            Entry::Chance(outcome) => self.resolve(outcome),
            // What was taken back was agreed on when it was recorded.
            Entry::Undo(seat) => self.undo_agreed(seat),
            Entry::Concede(seat) => self.concede(seat),
        }
    }

    /// What `viewer` has perceived since its own number `since`; 0 for everything.
    #[must_use]
    pub fn stream(&self, viewer: Viewer, since: u32) -> Vec<Heard<G::Sight>> {
        self.story
            .iter()
            .filter_map(|(entry, told)| Some((*entry, Self::heard(told, viewer)?)))
            .zip(1..)
            .filter(|&(_, number)| number > since)
            .map(|((entry, what), number)| Heard { number, entry, what })
            .collect()
    }

    fn heard(told: &Told<G::Event>, viewer: Viewer) -> Option<Told<G::Sight>> {
        match told {
            Told::Event(event) => G::sight(event, viewer).map(Told::Event),
            Told::Undone(seat) => Some(Told::Undone(*seat)),
            Told::Conceded(seat) => Some(Told::Conceded(*seat)),
        }
    }

    fn tell(&mut self, events: Vec<G::Event>) {
        let entry = self.log.len();
        self.story.extend(events.into_iter().map(|event| (entry, Told::Event(event))));
    }

    fn bar(&mut self, barrier: Barrier) {
        self.kept.clear();
        self.barrier = barrier;
    }

    /// Whether several seats are asked as far as everybody can tell. Those who really owe an answer become fewer in
    /// secret, and if undo depended on them it would tell who has answered.
    fn is_asking_together(&self) -> bool {
        self.asked(Viewer::SPECTATOR).len() > 1
    }

    fn must_have(&self, seat: Seat) -> Result<(), TableError<G::Refusal>> {
        if seat.index() < usize::from(self.seats()) { Ok(()) } else { Err(TableError::NoSuchSeat(seat)) }
    }

    fn must_run(&self) -> Result<(), TableError<G::Refusal>> {
        if self.waiting() == Waiting::Over { Err(TableError::Over) } else { Ok(()) }
    }

    fn sides(&self) -> usize {
        let mut sides: Vec<u8> = Seats::all(self.seats()).iter().map(|seat| G::side(&self.state, seat)).collect();
        sides.sort_unstable();
        sides.dedup();
        sides.len()
    }

    fn verdict_of_concession(&self, by: Seat) -> Verdict {
        let lost = G::side(&self.state, by);
        let standing = |seat| match G::side(&self.state, seat) == lost {
            true => Standing { result: Outcome::Lost, points: -1 },
            false => Standing { result: Outcome::Won, points: 1 },
        };
        Verdict::new("conceded", Seats::all(self.seats()).iter().map(standing))
    }
}
