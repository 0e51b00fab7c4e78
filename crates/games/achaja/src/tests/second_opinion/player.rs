//! Random players who like what is rare.

use std::collections::BTreeSet;

use dice::SearchDice;
use kernel::{Dice, Game, NoEvents, Seat, Setup};

use super::compare::{compare, rolled};
use super::odd::make_odd;
use super::opinion::Opinion;
use super::script::Stop;
use super::table::{Options, Table};
use crate::state::State;
use crate::{Achaja, Action};

/// What is taken more often than other things.
const RARE: [&str; 14] = [
    "play favour-owed a",
    "play scandal a",
    "use orion",
    "use informer",
    "use intriguer",
    "use archivist",
    "character orion",
    "character informer",
    "character intriguer",
    "character archivist",
    "with ",
    "at royal-palace",
    "to royal-palace",
    "to temple-assembly",
];

/// How the players of a game are minded, in percent.
struct Temper {
    pass: u32,
    rare: u32,
    decline: u32,
    convert: u32,
    /// How often the position becomes an odd one.
    odd: u32,
    /// Whether they gather cards and play few.
    hoards: bool,
}

fn temper(seed: u64) -> Temper {
    match seed % 6 {
        0 => Temper { pass: 4, rare: 40, decline: 25, convert: 2, odd: 0, hoards: false },
        1 => Temper { pass: 10, rare: 20, decline: 50, convert: 0, odd: 1, hoards: false },
        2 => Temper { pass: 4, rare: 40, decline: 15, convert: 8, odd: 0, hoards: true },
        3 => Temper { pass: 30, rare: 50, decline: 60, convert: 3, odd: 4, hoards: false },
        4 => Temper { pass: 2, rare: 30, decline: 80, convert: 12, odd: 1, hoards: false },
        _ => Temper { pass: 6, rare: 60, decline: 30, convert: 4, odd: 2, hoards: true },
    }
}

/// The options of a game: each variant alone, and all together.
fn options(seed: u64) -> Options {
    let order = ["numbers", "random", "draft"][(seed / 2 % 3) as usize];
    Options { order, fate: seed % 5 == 1 || seed % 5 == 3, not_all_lost: seed % 7 % 2 == 1, negotiate: seed % 4 == 3 }
}

/// A game that both play.
pub(super) struct Both {
    pub(super) slow: Opinion,
    pub(super) fast: State,
    pub(super) dice: SearchDice,
    temper: Temper,
    /// What happened last.
    pub(super) story: Vec<String>,
}

/// Plays a random game and compares after every step. Gives back the number of steps.
pub(super) fn play_game(seats: u8, seed: u64, notes: &mut BTreeSet<&'static str>) -> u64 {
    let options = options(seed);
    let is_on = |on: bool| if on { "on" } else { "off" };
    let chosen = [
        ("order", options.order),
        ("fate", is_on(options.fate)),
        ("not-all-lost", is_on(options.not_all_lost)),
        ("negotiate", is_on(options.negotiate)),
    ];
    let setup = Setup::new(Achaja::meta(), seats, chosen).expect("the options have these values");
    let mut dice = SearchDice::seeded(seed);
    let mut table = Table::new(seats.into(), options);
    let mut fast = Achaja::start(&setup).expect("a legal setup");
    if seed % 3 == 1 {
        make_odd(&mut table, &mut fast, &mut dice);
    }
    let mut both = Both { slow: Opinion::new(table), fast, dice, temper: temper(seed), story: Vec::new() };
    for steps in 0.. {
        if let Err(what) = compare(&both.slow, &both.fast) {
            let last = both.story.len().saturating_sub(15);
            panic!("{setup}, seed {seed}, step {steps}, after {:#?}:\n{what}", &both.story[last..]);
        }
        if !both.step() {
            notes.append(&mut both.slow.table.notes);
            return steps;
        }
    }
    unreachable!("every game ends")
}

impl Both {
    /// So often in percent.
    pub(super) fn happens(&mut self, percent: u32) -> bool {
        self.dice.below(100) < percent
    }

    /// Takes a step, if the game is not over.
    fn step(&mut self) -> bool {
        match &self.slow.stop {
            Stop::Over => return false,
            Stop::Chance(_) => {
                let outcome = Achaja::sample(&self.fast, &mut self.dice);
                let die = rolled(&self.fast);
                self.story.push(outcome.to_string());
                self.slow.resolve(outcome.to_string(), die);
                Achaja::resolve(&mut self.fast, outcome, &mut NoEvents);
            }
            Stop::Ask { asked, converts, .. } => {
                let asked: Vec<usize> = asked.iter().map(|(seat, _)| *seat).collect();
                let converts = converts.clone();
                if self.happens(self.temper.odd) && self.turn_odd() {
                    return true;
                }
                if self.slow.table.options.negotiate && self.happens(55) && self.deal() {
                    return true;
                }
                let is_revealed = asked.iter().any(|seat| self.slow.options(*seat) == ["gold", "power"]);
                let percent = if is_revealed { 30 } else { self.temper.convert };
                let begun = self.half_built();
                if !converts.is_empty() && self.happens(percent) {
                    let seat = self.dice.pick(&converts);
                    self.convert(seat);
                } else if !begun.is_empty() && self.happens(5) {
                    let seat = self.dice.pick(&begun);
                    self.story.push(format!("{}: drops", seat + 1));
                    self.slow.drafts[seat].clear();
                    Achaja::cancel(&mut self.fast, Seat::new(seat as u8));
                } else {
                    let seat = self.dice.pick(&asked);
                    self.answer(seat);
                }
            }
        }
        true
    }

    /// Who is in the middle of a choice or an offer.
    fn half_built(&self) -> Vec<usize> {
        let is_begun = |seat: &usize| Achaja::half_built(&self.fast, Seat::new(*seat as u8));
        (0..self.slow.table.seats).filter(is_begun).collect()
    }

    /// The position becomes an odd one, if nothing is half done.
    fn turn_odd(&mut self) -> bool {
        let is_quiet = self.half_built().is_empty();
        let Both { slow, fast, dice, story, .. } = self;
        let is_odd = is_quiet && slow.change(|table| make_odd(table, fast, dice));
        if is_odd {
            story.push("the position becomes odd".to_owned());
        }
        is_odd
    }

    fn convert(&mut self, seat: usize) {
        self.story.push(format!("{}: converts", seat + 1));
        self.slow.convert(seat);
        Achaja::apply(&mut self.fast, Seat::new(seat as u8), Action::Convert, &mut NoEvents);
    }

    fn answer(&mut self, seat: usize) {
        let mut options = self.slow.options(seat);
        let passes = ["pass"];
        let declines = ["decline", "stop", "done", "keep"];
        let is_hoarded = |option: &String| option.starts_with("play ") && !option.starts_with("play favour-owed");
        let rare = |option: &String| RARE.iter().any(|rare| option.starts_with(rare));
        if !self.happens(self.temper.pass) {
            leave_out(&mut options, |option| passes.contains(&option.as_str()));
        }
        if self.temper.hoards && !self.happens(20) {
            leave_out(&mut options, is_hoarded);
            leave_out(&mut options, |option| option == "gold" || option.starts_with("sell"));
        }
        if !self.happens(self.temper.decline) {
            leave_out(&mut options, |option| declines.contains(&option.as_str()));
        }
        if self.happens(self.temper.rare) {
            leave_out(&mut options, |option| !rare(option));
        }
        let picked = options[self.dice.below(options.len() as u32) as usize].clone();
        self.story.push(format!("{}: {picked}", seat + 1));
        self.slow.answer(seat, &picked);
        let action: Action = picked.parse().expect("the model writes actions as the game does");
        Achaja::apply(&mut self.fast, Seat::new(seat as u8), action, &mut NoEvents);
    }
}

/// Leaves some options out, unless nothing else is left.
fn leave_out(options: &mut Vec<String>, is_out: impl Fn(&String) -> bool) {
    if options.iter().any(|option| !is_out(option)) {
        options.retain(|option| !is_out(option));
    }
}
