//! Random games with every law checked at every step.

use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;
use std::sync::atomic::{AtomicU64, Ordering};

use dice::SearchDice;
use kernel::{Barrier, Dice, Entry, Game, Replay, Seat, Seats, Setup, Table, Viewer, Waiting};
use kernel::{write_log, write_replay};
use rayon::prelude::*;

use crate::belief::{self, Perceived, Variety};
use crate::fork;
use crate::here::{Here, Luck};
use crate::report::{Broken, Law, Plan, Report, Trying, Violation, claim};
use crate::stream;

/// Plays random games of a setup and checks every law on the way. `progress` hears of every finished game.
pub fn check<G: Game>(setup: &Setup, plan: &Plan, progress: &(dyn Fn(&Report) + Sync)) -> Report {
    // The lowest broken seed so far: games after it need not be played.
    let broken_seed = AtomicU64::new(u64::MAX);
    let walked: Vec<Walked> = (plan.seed..plan.seed.saturating_add(plan.games))
        .into_par_iter()
        .filter(|&seed| seed < broken_seed.load(Ordering::Relaxed))
        .map(|seed| {
            let walked = Walk::<G>::game(setup, seed);
            if walked.report.violation.is_some() {
                broken_seed.fetch_min(seed, Ordering::Relaxed);
            }
            progress(&walked.report);
            walked
        })
        .collect();
    let mut report = Report::default();
    let mut variety = Variety::default();
    let mut luck = Luck::default();
    for walked in walked {
        report.games += walked.report.games;
        report.states += walked.report.states;
        variety = variety.join(walked.variety);
        luck = luck.join(walked.luck);
        report.violation = report.violation.or(walked.report.violation);
    }
    // What only shows over many games has no place in one of them.
    let overall = |law, what: &str| {
        Some(Violation { law, what: what.to_owned(), seed: plan.seed, step: 0, replay: write_log::<G>(setup, &[]) })
    };
    if report.violation.is_none() && variety.secrets && !variety.worlds {
        let what = "viewers see different things, but determinize never gives another world";
        report.violation = overall(Law::Belief, what);
    }
    if report.violation.is_none() && !luck.is_fair() {
        report.violation = overall(Law::Chance, "outcomes are not sampled as their weights say");
    }
    report
}

/// Plays a recording again and checks every law at every step of it: how a reported violation is seen again.
pub fn recheck<G: Game>(replay: &Replay<G>, seed: u64) -> Report {
    Walk::<G>::recording(replay, seed).report
}

/// What one game gave.
struct Walked {
    report: Report,
    variety: Variety,
    luck: Luck,
}

/// One game on its way.
struct Walk<G: Game> {
    dice: SearchDice,
    here: Here<G>,
    table: Table<G>,
    trying: Trying<G>,
    states: u64,
    variety: Variety,
}

impl<G: Game> Walk<G> {
    fn game(setup: &Setup, seed: u64) -> Walked {
        Self::guarded(setup, seed, Self::play)
    }

    fn recording(replay: &Replay<G>, seed: u64) -> Walked {
        Self::guarded(replay.setup(), seed, |walk| {
            for entry in replay.entries() {
                walk.laws_here()?;
                walk.in_time()?;
                *walk.trying.borrow_mut() = vec![entry];
                let refused = |error| (Law::Replay, format!("`{}` is refused: {error}", kernel::line_of::<G>(entry)));
                match entry {
                    Entry::Answer(seat, action) => walk.answer(seat, action)?,
                    _ => walk.table.repeat(entry).map_err(refused)?,
                }
                *walk.trying.borrow_mut() = Vec::new();
            }
            walk.laws_here()?;
            if walk.table.waiting() == Waiting::Over { walk.replay() } else { walk.in_time() }
        })
    }

    fn guarded(setup: &Setup, seed: u64, play: impl FnOnce(&mut Walk<G>) -> Result<(), Broken>) -> Walked {
        let table = match guard(|| Table::<G>::new(setup.clone())) {
            Ok(Ok(table)) => table,
            Ok(Err(error)) => return Walked::broken::<G>(setup, seed, (Law::Progress, format!("no start: {error}"))),
            Err(broken) => return Walked::broken::<G>(setup, seed, broken),
        };
        let mut walk = Walk {
            dice: SearchDice::seeded(seed),
            here: Here::default(),
            table,
            trying: Trying::<G>::default(),
            states: 0,
            variety: Variety::default(),
        };
        let broken = guard(|| play(&mut walk)).and_then(|kept| kept).err();
        let violation = broken.map(|(law, what)| walk.violation(law, what, seed));
        Walked {
            report: Report { games: 1, states: walk.states, violation },
            variety: walk.variety,
            luck: walk.here.luck(),
        }
    }

    fn violation(&self, law: Law, what: String, seed: u64) -> Violation {
        let mut log = self.table.log().to_vec();
        let step = log.len();
        log.extend(self.trying.borrow().iter());
        Violation { law, what, seed, step, replay: write_log::<G>(self.table.setup(), &log) }
    }

    fn play(&mut self) -> Result<(), Broken> {
        loop {
            self.laws_here()?;
            if self.table.waiting() == Waiting::Over {
                return self.replay();
            }
            self.in_time()?;
            self.step()?;
        }
    }

    fn in_time(&self) -> Result<(), Broken> {
        let longest = G::meta().longest as usize;
        claim(Law::End, self.steps() < longest, || format!("the game goes on after {longest} steps"))
    }

    /// Entries that were not taken back.
    fn steps(&self) -> usize {
        let undone = self.table.log().iter().filter(|entry| matches!(entry, Entry::Undo(_))).count();
        self.table.log().len() - 2 * undone
    }

    fn laws_here(&mut self) -> Result<(), Broken> {
        self.states += 1;
        let state = self.table.state();
        let (seats, agreed) = (G::seats(state), self.table.seats());
        claim(Law::Progress, seats == agreed, || format!("a table of {agreed} says it has {seats} seats"))?;
        let trying = &self.trying;
        self.here.check(state, &mut self.dice, &mut |action| {
            *trying.borrow_mut() = action.into_iter().map(|(seat, action)| Entry::Answer(seat, action)).collect();
        })?;
        belief::check::<G>(state, self.here.seen(), &mut self.dice, &mut self.variety)?;
        fork::check::<G>(state, &mut self.dice, trying)?;
        let viewers: Vec<Viewer> = Viewer::everyone(G::seats(state)).collect();
        let viewer = self.dice.pick(&viewers);
        stream::check::<G>(state, viewer, &mut self.dice, trying)
    }

    /// Takes a random step: an answer of any asked seat, now and then an interjection, or an outcome.
    fn step(&mut self) -> Result<(), Broken> {
        let state = self.table.state();
        let entry = match self.table.waiting() {
            Waiting::Chance => Entry::Chance(G::sample(state, &mut self.dice)),
            waiting => {
                let asked: Vec<Seat> = waiting.seats().iter().collect();
                let mut seat = self.dice.pick(&asked);
                let mut offered = Vec::new();
                if self.dice.below(4) == 0 {
                    let all: Vec<Seat> = Seats::all(G::seats(state)).iter().collect();
                    let other = self.dice.pick(&all);
                    G::interjections(state, other, &mut offered);
                    seat = if offered.is_empty() { seat } else { other };
                }
                if offered.is_empty() {
                    G::options(state, seat, &mut offered);
                }
                Entry::Answer(seat, self.dice.pick(&offered))
            }
        };
        *self.trying.borrow_mut() = vec![entry];
        let done = match entry {
            Entry::Answer(seat, action) => self.answer(seat, action),
            _ => self.table.repeat(entry).map_err(|error| (Law::Chance, error.to_string())),
        };
        *self.trying.borrow_mut() = Vec::new();
        done
    }

    /// Answers; checks that the seat can take it back exactly if nothing stands in the way, and does so now and then.
    fn answer(&mut self, seat: Seat, action: G::Action) -> Result<(), Broken> {
        let before = self.table.state().clone();
        let was_together = self.table.asked(Viewer::SPECTATOR).len() > 1;
        let mut events = Vec::new();
        let mut rehearsed = before.clone();
        G::apply(&mut rehearsed, seat, action, &mut events);
        let refused = |error: kernel::TableError<G::Refusal>| (Law::Options, format!("`{seat}: {action}`: {error}"));
        self.table.answer(seat, action).map_err(refused)?;
        let after = self.table.state().clone();
        claim(Law::Replay, rehearsed == after, || "doing the same twice gives two states".to_owned())?;

        if G::half_built(&after, seat) {
            return half_built::<G>(&before, &after, seat, &events);
        }
        let is_over = self.table.waiting() == Waiting::Over;
        let together = was_together || self.table.asked(Viewer::SPECTATOR).len() > 1;
        let bars = events.iter().any(G::bars_undo);
        let barred = is_over || together || bars || !G::allows_undo(self.table.setup());
        let can = self.table.can_undo(seat);
        claim(Law::Undo, can.is_ok() != barred, || format!("a barrier: {barred}, but undo says {can:?}"))?;
        if can.is_ok() && events.iter().any(|event| !G::reveals(event).is_nobody()) {
            self.learns_nothing(&before, seat, action)?;
        }
        // What another seat has half built it can always drop.
        let others = Seats::all(self.table.seats()).without(seat);
        for other in others.iter().filter(|&other| !G::half_built(&after, other)) {
            let crossed = self.table.can_undo(other).is_ok();
            claim(Law::Undo, !crossed, || format!("{other:?} could take back across an act of {seat:?}"))?;
        }
        // A whole choice of several steps is taken back at once, so its last step alone cannot be done again.
        if can.is_ok() && !G::half_built(&before, seat) && self.dice.below(4) == 0 {
            let undo = |error: kernel::TableError<G::Refusal>| (Law::Undo, error.to_string());
            self.table.undo(seat).map_err(undo)?;
            claim(Law::Undo, *self.table.state() == before, || "taking back gives another state".to_owned())?;
            self.table.answer(seat, action).map_err(undo)?;
            claim(Law::Undo, *self.table.state() == after, || "doing again gives another state".to_owned())?;
        }
        Ok(())
    }

    /// Who can take back what it has shown must not have learned anything by showing it: it perceives the same in a world
    /// that it could not tell from the real one.
    fn learns_nothing(&mut self, before: &G::State, seat: Seat, action: G::Action) -> Result<(), Broken> {
        let viewer = Viewer::seat(seat);
        let perceive = |mut world: G::State| {
            let mut events = Vec::new();
            G::apply(&mut world, seat, action, &mut events);
            let sights: Vec<G::Sight> = events.iter().filter_map(|event| G::sight(event, viewer)).collect();
            (sights, Perceived::<G>::by(&world, viewer))
        };
        let (seen, after) = perceive(before.clone());
        let (seen_in_other, after_in_other) = perceive(G::determinize(before, viewer, &mut self.dice));
        let learned = match seen == seen_in_other {
            true => after.difference(&after_in_other),
            false => Some(format!("{seen:?} or {seen_in_other:?}")),
        };
        match learned {
            None => Ok(()),
            Some(what) => Err((Law::Undo, format!("{seat:?} learns something by what it can take back: {what}"))),
        }
    }

    /// The recorded game plays again to the same bytes and the same streams, and nothing of it can be taken back.
    fn replay(&self) -> Result<(), Broken> {
        let broken = |error: kernel::ReplayError| (Law::Replay, error.to_string());
        let again = Replay::<G>::parse(&write_replay(&self.table)).and_then(|replay| replay.play()).map_err(broken)?;
        claim(Law::Replay, again.state() == self.table.state(), || "the recording ends in another state".to_owned())?;
        for viewer in Viewer::everyone(self.table.seats()) {
            let same = again.stream(viewer, 0) == self.table.stream(viewer, 0);
            claim(Law::Replay, same, || format!("{viewer:?} perceives the recording differently"))?;
        }
        for seat in Seats::all(self.table.seats()) {
            let barrier = self.table.can_undo(seat);
            claim(Law::Undo, barrier == Err(Barrier::Over), || format!("after the end: {barrier:?}"))?;
        }
        Ok(())
    }
}

/// A step of a half-built choice shows others nothing, and dropping the choice leads back to where it began.
fn half_built<G: Game>(before: &G::State, after: &G::State, seat: Seat, events: &[G::Event]) -> Result<(), Broken> {
    let reveals = events.iter().any(|event| !G::reveals(event).is_nobody());
    claim(Law::Undo, !reveals, || format!("{seat:?} is told something new in a choice that it can still drop"))?;
    for viewer in Viewer::everyone(G::seats(before)).filter(|viewer| !viewer.is(seat)) {
        let sight = events.iter().find_map(|event| G::sight(event, viewer)).map(|sight| format!("it sees {sight:?}"));
        let seen = Perceived::<G>::by(before, viewer).difference(&Perceived::by(after, viewer));
        if let Some(what) = sight.or(seen) {
            return Err((Law::Stream, format!("{viewer:?} notices a half-built choice of {seat:?}: {what}")));
        }
    }
    let dropped = |state: &G::State| {
        let mut state = state.clone();
        if G::half_built(&state, seat) {
            G::cancel(&mut state, seat);
        }
        state
    };
    claim(Law::Undo, dropped(after) == dropped(before), || {
        format!("{seat:?} drops a choice and is not back where it began")
    })
}

impl Walked {
    fn broken<G: Game>(setup: &Setup, seed: u64, (law, what): Broken) -> Walked {
        let replay = write_log::<G>(setup, &[]);
        let violation = Some(Violation { law, what, seed, step: 0, replay });
        Walked { report: Report { games: 1, states: 0, violation }, variety: Variety::default(), luck: Luck::default() }
    }
}

thread_local! {
    static IS_GUARDED: Cell<bool> = const { Cell::new(false) };
    static LAST_PANIC: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Runs a game's code; a panic becomes a value and its words are kept.
fn guard<T>(run: impl FnOnce() -> T) -> Result<T, Broken> {
    quiet_panics();
    IS_GUARDED.set(true);
    let ran = catch_unwind(AssertUnwindSafe(run));
    IS_GUARDED.set(false);
    ran.map_err(|_| (Law::NoPanic, last_panic()))
}

fn last_panic() -> String {
    LAST_PANIC.with_borrow_mut(Option::take).unwrap_or_else(|| "a panic without words".to_owned())
}

/// Keeps panics of checked games for the report instead of printing them; others are printed as before.
fn quiet_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            if IS_GUARDED.get() {
                LAST_PANIC.with_borrow_mut(|last| *last = Some(info.to_string()));
            } else {
                usual(info);
            }
        }));
    });
}
