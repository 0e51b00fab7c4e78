//! The second opinion as a whole: what it waits for, and what it does with an answer.

use super::script::{Choices, Input, Run, Stop};
use super::setup::Part;
use super::table::{Die, Player, Table};

/// A game as the second opinion sees it.
pub(super) struct Opinion {
    /// The table at the beginning of this part, and what happened since.
    saved: Table,
    part: Part,
    log: Vec<Input>,
    /// The table as it is now, and what it waits for.
    pub(super) table: Table,
    pub(super) stop: Stop,
    /// ACH-029: the steps of half-built choices, by seat.
    pub(super) drafts: Vec<Vec<String>>,
}

impl Opinion {
    /// A game that begins with this table.
    pub(super) fn new(table: Table) -> Opinion {
        let drafts = vec![Vec::new(); table.seats];
        let mut opinion =
            Opinion { saved: table.clone(), part: Part::Setup, log: Vec::new(), table, stop: Stop::Over, drafts };
        opinion.go_on();
        opinion
    }

    /// Goes on until somebody is asked or chance has to speak.
    fn go_on(&mut self) {
        loop {
            let mut run = Run { table: self.saved.clone(), log: &self.log, at: 0 };
            let result = match self.part {
                Part::Setup => run.setup(),
                Part::Preparation => run.preparation(),
                Part::Action => run.action(),
                Part::Location(place) => run.location(place),
                Part::Fall => run.fall(),
                Part::Settlement => Ok(run.settle()),
                Part::Over => Err(Stop::Over),
            };
            assert_eq!(run.at, self.log.len(), "all that happened in {:?} has been used", self.part);
            match result {
                Ok(part) => {
                    self.saved = run.table;
                    self.part = part;
                    self.log.clear();
                }
                Err(stop) => {
                    self.table = run.table;
                    self.stop = stop;
                    return;
                }
            }
        }
    }

    /// Changes the table, unless something is half done. Says whether it was changed.
    pub(super) fn change(&mut self, change: impl FnOnce(&mut Table)) -> bool {
        let is_quiet = self.part == Part::Action && self.log.is_empty() && self.drafts.iter().all(Vec::is_empty);
        if is_quiet {
            change(&mut self.saved);
            self.go_on();
        }
        is_quiet
    }

    /// What a seat is asked, if it is.
    pub(super) fn choices(&self, seat: usize) -> Option<&Choices> {
        let Stop::Ask { asked, .. } = &self.stop else { return None };
        asked.iter().find(|(other, _)| *other == seat).map(|(_, choices)| choices)
    }

    /// What a seat may answer now.
    pub(super) fn options(&self, seat: usize) -> Vec<String> {
        let mut options = self.choices(seat).map(|choices| choices.next(&self.drafts[seat])).unwrap_or_default();
        options.sort();
        options
    }

    /// Takes a step of an answer.
    pub(super) fn answer(&mut self, seat: usize, step: &str) {
        self.drafts[seat].push(step.to_owned());
        if self.choices(seat).is_some_and(|choices| choices.is_whole(&self.drafts[seat])) {
            self.log.push(Input::Answer(seat, std::mem::take(&mut self.drafts[seat])));
            self.go_on();
        }
    }

    /// ACH-004, ACH-029.
    pub(super) fn convert(&mut self, seat: usize) {
        self.drafts[seat].clear();
        self.log.push(Input::Convert(seat));
        self.go_on();
    }

    /// A deal was made, and the players have this now.
    pub(super) fn deal(&mut self, players: Vec<Player>) {
        self.log.push(Input::Deal(players));
        self.go_on();
    }

    pub(super) fn resolve(&mut self, outcome: String, die: Option<Die>) {
        self.log.push(Input::Chance(outcome, die));
        self.go_on();
    }
}
