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
    /// A seat took all its actions back since another seat acted, chance spoke or something was revealed.
    UndoAll(Seat),
    /// A seat gave up, or proposed it to its partners.
    Concede(Seat),
    /// A seat no longer proposes to give up.
    Withdraw(Seat),
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
    /// A seat took all its actions back since the last barrier.
    UndoneAll(Seat),
    /// A seat dropped a half-built choice; only it knows.
    Cancelled(Seat),
    /// A seat proposes to its partners to give up; only that side knows.
    Conceding(Seat),
    /// A seat no longer proposes it; only that side knows.
    Withdrawn(Seat),
    /// A seat gave up, and with it its side.
    Conceded(Seat),
}

/// One item of a viewer's stream, with a number of its own: no gap tells that something hidden happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard<S> {
    /// Counts from 1 for each viewer.
    pub number: u32,
    /// What the viewer perceived.
    pub what: Told<S>,
}

/// A running or finished game.
pub struct Table<G: Game> {
    setup: Setup,
    state: G::State,
    log: Vec<EntryOf<G>>,
    story: Vec<Told<G::Event>>,
    /// The states before each action since chance last spoke, something was revealed or seats answered together.
    kept: Vec<Kept<G>>,
    barrier: Barrier,
    /// The seats that want to give up; a side whose seats all do has.
    conceding: Seats,
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
    /// At this table nothing is taken back.
    #[error("at this table nothing is taken back")]
    Never,
    /// The game has ended.
    #[error("the game is over")]
    Over,
}

/// Why a table turned something down. The table is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TableError<R: Refusal> {
    /// The rules forbid the answer.
    #[error("{0}")]
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
    /// At this table nobody can give up: too many sides.
    #[error("with more than two sides nobody concedes; a bot can take the seat")]
    NoConcession,
}

impl<G: Game> Table<G> {
    /// Sets up a game.
    pub fn new(setup: Setup) -> Result<Table<G>, SetupError> {
        const { G::SMALL_VALUES }
        let state = G::start(&setup)?;
        Ok(Table::from_state(setup, state))
    }

    /// Goes on from a state saved under the rules of this build. The log begins here and nothing before it can be taken
    /// back.
    pub fn open(snapshot: &Snapshot) -> Result<Table<G>, SnapshotError> {
        let (setup, state, conceding) = snapshot.open_table::<G>()?;
        Ok(Table { conceding, ..Table::from_state(setup, state) })
    }

    /// Goes on, under the rules of this build, from a state saved under these or older ones. The log begins here: what
    /// was done before is not to be repeated under these rules.
    pub fn adopt(snapshot: &Snapshot) -> Result<Table<G>, SnapshotError> {
        let (setup, state, conceding) = snapshot.adopt_table::<G>()?;
        Ok(Table { conceding, ..Table::from_state(setup, state) })
    }

    fn from_state(setup: Setup, state: G::State) -> Table<G> {
        Table {
            setup,
            state,
            log: Vec::new(),
            story: Vec::new(),
            kept: Vec::new(),
            barrier: Barrier::Start,
            conceding: Seats::NONE,
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
        if self.conceded().is_some() { Waiting::Over } else { G::waiting(&self.state) }
    }

    /// Which seats are not asked, but have something to reply to (`Game::replies`).
    #[must_use]
    pub fn wanted(&self) -> Seats {
        let mut replies = Vec::new();
        let is_wanted = |&seat: &Seat| {
            replies.clear();
            G::replies(&self.state, seat, &mut replies);
            !replies.is_empty()
        };
        if self.conceded().is_some() {
            Seats::NONE
        } else {
            Seats::all(self.seats()).iter().filter(is_wanted).collect()
        }
    }

    /// Which seats owe an answer as far as `viewer` can tell.
    #[must_use]
    pub fn asked(&self, viewer: Viewer) -> Seats {
        if self.conceded().is_some() { Seats::NONE } else { G::asked(&self.state, viewer) }
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
        match self.conceded() {
            Some(side) => Some(self.verdict_of_concession(side)),
            None => (G::waiting(&self.state) == Waiting::Over).then(|| G::verdict(&self.state)),
        }
    }

    /// The state, and who wants to give up, as bytes for storage.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        Snapshot::of_table::<G>(&self.setup, &self.state, self.conceding)
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
        let mut before = self.state.clone();
        let mut events = Vec::new();
        G::apply(&mut self.state, seat, action, &mut events);
        self.log.push(Entry::Answer(seat, action));
        // Others must not notice a half-built choice, so it moves no barrier; the whole of it is taken back as one.
        if !G::half_built(&self.state, seat) {
            if G::half_built(&before, seat) {
                G::cancel(&mut before, seat);
            }
            self.keep(seat, before, together, &events);
        }
        self.story.extend(events.into_iter().map(Told::Event));
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
        self.story.extend(events.into_iter().map(Told::Event));
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
            Ok(()) if G::half_built(&self.state, seat) => Ok(()),
            Ok(()) if self.kept.last().is_some_and(|kept| kept.seat != seat) => Err(Barrier::OtherSeat),
            known => known,
        }
    }

    /// Whether `seat` can take its last action back if those who acted since agree, and if not, why.
    pub fn can_undo_agreed(&self, seat: Seat) -> Result<(), Barrier> {
        match self.waiting() {
            Waiting::Over => Err(Barrier::Over),
            _ if G::half_built(&self.state, seat) => Ok(()),
            _ if !G::allows_undo(&self.setup) => Err(Barrier::Never),
            _ if self.is_asking_together() => Err(Barrier::Sealed),
            _ if self.kept.iter().any(|kept| kept.seat == seat) => Ok(()),
            _ if !self.log.iter().any(|entry| matches!(entry, Entry::Answer(by, _) if *by == seat)) => {
                Err(Barrier::Start)
            }
            _ => Err(self.barrier),
        }
    }

    /// Takes back the last action of `seat`, unless chance spoke, something was revealed or another seat acted since.
    /// A half-built choice is dropped.
    pub fn undo(&mut self, seat: Seat) -> Result<(), TableError<G::Refusal>> {
        self.must_have(seat)?;
        self.can_undo(seat).map_err(TableError::NoUndo)?;
        self.undo_agreed(seat)
    }

    /// How many steps [`undo_all`](Table::undo_all) takes back: the actions of `seat` since the last barrier or the last action
    /// of another seat, and a half-built choice.
    #[must_use]
    pub fn undoable_steps(&self, seat: Seat) -> usize {
        match self.can_undo(seat) {
            Ok(()) => self.last_actions(seat) + usize::from(G::half_built(&self.state, seat)),
            Err(_) => 0,
        }
    }

    /// Takes back everything that `seat` could take back by itself, one after another: a whole turn, if nothing bars the way.
    pub fn undo_all(&mut self, seat: Seat) -> Result<(), TableError<G::Refusal>> {
        self.must_have(seat)?;
        self.can_undo(seat).map_err(TableError::NoUndo)?;
        let kept = self.kept.len() - self.last_actions(seat);
        if kept == self.kept.len() {
            // Nothing but a half-built choice, of which nobody else knows.
            return self.undo_agreed(seat);
        }
        self.log.push(Entry::UndoAll(seat));
        self.state = self.kept.swap_remove(kept).before;
        self.kept.truncate(kept);
        self.story.push(Told::UndoneAll(seat));
        Ok(())
    }

    /// How many of the last actions that can be taken back are those of `seat`, with none of another seat among them.
    fn last_actions(&self, seat: Seat) -> usize {
        match G::allows_undo(&self.setup) && !self.is_asking_together() {
            true => self.kept.iter().rev().take_while(|kept| kept.seat == seat).count(),
            false => 0,
        }
    }

    /// Takes back the last action of `seat` and whatever others did since: those others have agreed.
    pub fn undo_agreed(&mut self, seat: Seat) -> Result<(), TableError<G::Refusal>> {
        self.must_have(seat)?;
        self.can_undo_agreed(seat).map_err(TableError::NoUndo)?;
        self.log.push(Entry::Undo(seat));
        if G::half_built(&self.state, seat) {
            G::cancel(&mut self.state, seat);
            self.story.push(Told::Cancelled(seat));
            return Ok(());
        }
        let place = self.kept.iter().rposition(|kept| kept.seat == seat).expect("the seat has acted");
        self.state = self.kept.swap_remove(place).before;
        self.kept.truncate(place);
        self.story.push(Told::Undone(seat));
        Ok(())
    }

    /// Gives up for `seat`. A side gives up once all its seats want to: with two sides the other one wins, with one side
    /// everybody loses.
    pub fn concede(&mut self, seat: Seat) -> Result<(), TableError<G::Refusal>> {
        self.must_have(seat)?;
        self.must_run()?;
        if self.sides() > 2 {
            return Err(TableError::NoConcession);
        }
        self.conceding = self.conceding.with(seat);
        self.log.push(Entry::Concede(seat));
        self.story.push(if self.conceded().is_some() { Told::Conceded(seat) } else { Told::Conceding(seat) });
        Ok(())
    }

    /// Whether a seat can give up, or propose it: the game runs and has at most two sides.
    #[must_use]
    pub fn can_concede(&self) -> bool {
        self.waiting() != Waiting::Over && self.sides() <= 2
    }

    /// The seats that want to give up.
    #[must_use]
    pub fn conceding(&self) -> Seats {
        self.conceding
    }

    /// No longer wants to give up.
    pub fn withdraw(&mut self, seat: Seat) -> Result<(), TableError<G::Refusal>> {
        self.must_have(seat)?;
        self.must_run()?;
        if self.conceding.contains(seat) {
            self.conceding = self.conceding.without(seat);
            self.log.push(Entry::Withdraw(seat));
            self.story.push(Told::Withdrawn(seat));
        }
        Ok(())
    }

    /// Repeats an entry of a log.
    pub fn repeat(&mut self, entry: EntryOf<G>) -> Result<(), TableError<G::Refusal>> {
        match entry {
            Entry::Answer(seat, action) => self.answer(seat, action),
            Entry::Chance(outcome) => self.resolve(outcome),
            // What was taken back was agreed on when it was recorded.
            Entry::Undo(seat) => self.undo_agreed(seat),
            Entry::UndoAll(seat) => self.undo_all(seat),
            Entry::Concede(seat) => self.concede(seat),
            Entry::Withdraw(seat) => self.withdraw(seat),
        }
    }

    /// What `viewer` has perceived since its own number `since`; 0 for everything.
    #[must_use]
    pub fn stream(&self, viewer: Viewer, since: u32) -> Vec<Heard<G::Sight>> {
        let heard = self.story.iter().filter_map(|told| self.heard(told, viewer));
        let numbered = heard.zip(1..).map(|(what, number)| Heard { number, what });
        numbered.filter(|heard| heard.number > since).collect()
    }

    /// How many items the stream of `viewer` has: the number of its last one.
    #[must_use]
    pub fn stream_length(&self, viewer: Viewer) -> u32 {
        self.story.iter().filter(|told| self.heard(told, viewer).is_some()).count() as u32
    }

    fn heard(&self, told: &Told<G::Event>, viewer: Viewer) -> Option<Told<G::Sight>> {
        let is_partner = |of: Seat| {
            let side = G::side(&self.state, of);
            Seats::all(self.seats()).iter().any(|seat| viewer.is(seat) && G::side(&self.state, seat) == side)
        };
        match *told {
            Told::Event(ref event) => G::sight(event, viewer).map(Told::Event),
            Told::Undone(seat) => Some(Told::Undone(seat)),
            Told::UndoneAll(seat) => Some(Told::UndoneAll(seat)),
            Told::Cancelled(seat) => viewer.is(seat).then_some(Told::Cancelled(seat)),
            Told::Conceding(seat) => is_partner(seat).then_some(Told::Conceding(seat)),
            Told::Withdrawn(seat) => is_partner(seat).then_some(Told::Withdrawn(seat)),
            Told::Conceded(seat) => Some(Told::Conceded(seat)),
        }
    }

    /// Keeps the state before an action for undo, unless the action is itself a barrier.
    fn keep(&mut self, seat: Seat, before: G::State, together: bool, events: &[G::Event]) {
        if together {
            self.bar(Barrier::Sealed);
        } else if events.iter().any(G::bars_undo) {
            self.bar(Barrier::Revealed);
        } else {
            self.kept.push(Kept { seat, before });
        }
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

    /// The side that has given up: all its seats want to.
    fn conceded(&self) -> Option<u8> {
        let side = |seat| G::side(&self.state, seat);
        let wants =
            |lost: u8| Seats::all(self.seats()).iter().all(|seat| side(seat) != lost || self.conceding.contains(seat));
        self.conceding.iter().map(side).find(|&lost| wants(lost))
    }

    fn verdict_of_concession(&self, lost: u8) -> Verdict {
        let standing = |seat| match G::side(&self.state, seat) == lost {
            true => Standing { result: Outcome::Lost, points: -1 },
            false => Standing { result: Outcome::Won, points: 1 },
        };
        Verdict::new("conceded", Seats::all(self.seats()).iter().map(standing))
    }
}
