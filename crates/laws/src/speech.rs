//! What people read: everything said has a sentence in every language, and what a preview promises is what happens.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashSet};

use dice::SearchDice;
use kernel::{Dice, Line, NoEvents, Phrase, Refusal, Seats, Setup, Table, Tell, Told, Viewer, Waiting, write_replay};
use words::{Language, Words};

use crate::report::{Broken, Law, Plan, Report, Violation};

/// The widest drawing a terminal shows unbroken.
const COLUMNS: usize = 100;

/// So many times as long as to check the other laws it takes to have everything said.
const WORDS_TAKE: u64 = 3;
/// The fewest games of a setup.
const FEWEST: u64 = 3;

/// Asserts that the game has words for everything.
///
/// # Panics
/// With the phrase and the language, if a sentence is missing.
pub fn speaks<G: Tell>() {
    for setup in G::setups() {
        let first = check_words::<G>(&setup, &Plan { games: 1, seed: 1 });
        // Games say the same things again and again: fewer of them are enough than for the other laws.
        let plan = crate::enough(WORDS_TAKE * first.states, FEWEST);
        if let Some(violation) = check_words::<G>(&setup, &plan).violation {
            panic!("{} ({setup}): {violation}\n\n{}", G::meta().id, violation.replay);
        }
    }
}

/// Plays random games of a setup and has everything said in every language.
pub fn check_words<G: Tell>(setup: &Setup, plan: &Plan) -> Report {
    let mut report = Report::default();
    let speaker = match Speaker::new::<G>() {
        Ok(speaker) => speaker,
        Err(what) => {
            report.violation =
                Some(Violation { law: Law::Words, what, seed: plan.seed, step: 0, replay: String::new() });
            return report;
        }
    };
    for seed in plan.seed..plan.seed.saturating_add(plan.games) {
        let Ok(mut table) = Table::<G>::new(setup.clone()) else { return report };
        report.games += 1;
        if let Err((law, what)) = speaker.game(&mut table, &mut SearchDice::seeded(seed), &mut report.states) {
            let (step, replay) = (table.log().len(), write_replay(&table));
            report.violation = Some(Violation { law, what, seed, step, replay });
            return report;
        }
    }
    report
}

struct Speaker {
    words: Vec<Words>,
    names: Vec<String>,
    /// What was said already: games repeat themselves, and a sentence that is there stays there.
    said: RefCell<HashSet<Phrase>>,
}

impl Speaker {
    fn new<G: Tell>() -> Result<Speaker, String> {
        let load = |language| Words::of::<G>(language).map_err(|error| error.to_string());
        let speaker = Speaker {
            words: Language::ALL.into_iter().map(load).collect::<Result<_, _>>()?,
            names: (1..=kernel::MAX_SEATS).map(|seat| format!("Seat {seat}")).collect(),
            said: RefCell::default(),
        };
        for option in G::meta().options {
            speaker.says(&Phrase::new(format!("option-{}", option.key)))?;
            for value in option.values {
                speaker.says(&Phrase::new(format!("option-{}-{value}", option.key)))?;
            }
        }
        for refusal in G::Refusal::all() {
            speaker.says(&Phrase::new(refusal.message()))?;
        }
        Ok(speaker)
    }

    fn says(&self, phrase: &Phrase) -> Result<(), String> {
        if self.said.borrow().contains(phrase) {
            return Ok(());
        }
        for words in &self.words {
            words.try_say(phrase, &self.names).map_err(|error| error.to_string())?;
        }
        self.said.borrow_mut().insert(phrase.clone());
        Ok(())
    }

    /// Plays a random game and has everything said on the way.
    fn game<G: Tell>(&self, table: &mut Table<G>, dice: &mut SearchDice, states: &mut u64) -> Result<(), Broken> {
        let wordless = |what: String| (Law::Words, what);
        let mut seen = BTreeSet::new();
        loop {
            *states += 1;
            self.table(table, &mut seen).map_err(wordless)?;
            keeps_promises(table)?;
            match table.waiting() {
                Waiting::Over => break,
                Waiting::Chance => {
                    let outcome = G::sample(table.state(), dice);
                    table.resolve(outcome).map_err(|error| (Law::Chance, error.to_string()))?;
                }
                Waiting::Seats(_) => {
                    let mut offered = Vec::new();
                    for seat in Seats::all(table.seats()) {
                        offered.extend(table.eyes(seat).offered().into_iter().map(|action| (seat, action)));
                    }
                    let (seat, action) = dice.pick(&offered);
                    table.answer(seat, action).map_err(|error| (Law::Options, error.to_string()))?;
                }
            }
        }
        for viewer in Viewer::everyone(table.seats()) {
            for heard in table.stream(viewer, 0) {
                if let Told::Event(sight) = heard.what {
                    self.says(&G::tell(&sight)).map_err(wordless)?;
                }
            }
        }
        let verdict = table.verdict().expect("the game is over");
        self.says(&Phrase::new(format!("verdict-{}", verdict.reason))).map_err(wordless)
    }

    /// The scene for every viewer; prompt, labels and headings for the seats; a reason for everything refused.
    fn table<G: Tell>(&self, table: &Table<G>, seen: &mut BTreeSet<G::Action>) -> Result<(), String> {
        for viewer in Viewer::everyone(table.seats()) {
            for line in G::scene(&table.view(viewer)).lines {
                match line {
                    Line::Said(phrase) => self.says(&phrase)?,
                    Line::Drawn(line) if line.chars().count() > COLUMNS => {
                        return Err(format!("a drawn line is wider than {COLUMNS} columns: {line}"));
                    }
                    Line::Drawn(_) => {}
                }
            }
        }
        for numbers in G::numbers(&table.view(Viewer::SPECTATOR)) {
            self.says(&Phrase::new(format!("chart-{}", numbers.what)))?;
            if numbers.of_seats.len() != usize::from(table.seats()) {
                return Err(format!(
                    "`{}` has {} numbers for {} seats",
                    numbers.what,
                    numbers.of_seats.len(),
                    table.seats()
                ));
            }
        }
        for seat in Seats::all(table.seats()) {
            let view = table.view(Viewer::seat(seat));
            if table.waiting().seats().contains(seat) {
                self.says(&G::prompt(&view, seat))?;
            }
            let offered = table.eyes(seat).offered();
            for &action in &offered {
                self.says(&G::label(&view, action))?;
                G::path(&view, action).iter().try_for_each(|heading| self.says(heading))?;
            }
            for &action in seen.iter().filter(|action| !offered.contains(action)) {
                self.says(&Phrase::new(G::refusal(table.state(), seat, action).message()))?;
            }
            seen.extend(offered);
        }
        Ok(())
    }
}

/// What the preview of each offered action promises is what the acting seat sees right after it.
fn keeps_promises<G: Tell>(table: &Table<G>) -> Result<(), Broken> {
    for seat in table.waiting().seats() {
        let viewer = Viewer::seat(seat);
        let before = table.view(viewer);
        for action in table.eyes(seat).offered() {
            let Some(preview) = G::preview(&before, action) else { continue };
            let mut state = table.state().clone();
            G::apply(&mut state, seat, action, &mut NoEvents);
            if let Some(what) = G::broken_promise(&preview, &before, action, &G::view(&state, viewer)) {
                return Err((Law::Preview, format!("`{seat}: {action}`: {what}")));
            }
        }
    }
    Ok(())
}
