//! The laws of a single state: options, progress, chance, notation, conservation, storage.

use std::collections::BTreeSet;

use borsh::BorshDeserialize;
use dice::SearchDice;
use kernel::{Game, NoEvents, Notation, Seat, Seats, Waiting};

use crate::report::{Broken, Law, claim};

/// How many options of a state are tried out beside the one that is played.
const TRIES: usize = 6;
/// How many actions are remembered to be tried where they are not offered.
const REMEMBERED: usize = 64;

/// Checks single states, remembering actions seen elsewhere.
pub(crate) struct Here<G: Game> {
    seen: Vec<G::Action>,
    options: Vec<G::Action>,
    extra: Vec<G::Action>,
    luck: Luck,
}

/// How far the outcomes sampled so far are from what their weights promise.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Luck {
    drift: f64,
    variance: f64,
}

impl Luck {
    /// One outcome was drawn that had `weight` chances of `total` to be among the chosen ones.
    fn drew(&mut self, is_chosen: bool, weight: u32, total: u32) {
        let expected = f64::from(weight) / f64::from(total);
        self.drift += f64::from(u8::from(is_chosen)) - expected;
        self.variance += expected * (1.0 - expected);
    }

    pub(crate) fn join(self, other: Luck) -> Luck {
        Luck { drift: self.drift + other.drift, variance: self.variance + other.variance }
    }

    /// Fair dice stray six standard deviations once in five hundred million times.
    pub(crate) fn is_fair(self) -> bool {
        self.drift.abs() <= 6.0 * self.variance.sqrt() + 3.0
    }
}

impl<G: Game> Default for Here<G> {
    fn default() -> Self {
        Here { seen: Vec::new(), options: Vec::new(), extra: Vec::new(), luck: Luck::default() }
    }
}

impl<G: Game> Here<G> {
    /// Checks a state; `trying` is told each action before it is tried, so that a panic can be blamed on it.
    pub(crate) fn check(
        &mut self,
        state: &G::State,
        dice: &mut SearchDice,
        trying: &mut dyn FnMut(Option<(Seat, G::Action)>),
    ) -> Result<(), Broken> {
        G::invariant(state).map_err(|what| (Law::Conservation, what))?;
        self.storage(state)?;
        self.progress(state)?;
        for seat in Seats::all(G::seats(state)) {
            self.seat(state, seat, dice, trying)?;
        }
        self.chance(state, dice)
    }

    /// Actions that were offered somewhere.
    pub(crate) fn seen(&self) -> &[G::Action] {
        &self.seen
    }

    pub(crate) fn luck(&self) -> Luck {
        self.luck
    }

    fn storage(&self, state: &G::State) -> Result<(), Broken> {
        let bytes = borsh::to_vec(state).map_err(|error| (Law::Storage, error.to_string()))?;
        let loaded = G::State::try_from_slice(&bytes).map_err(|error| (Law::Storage, error.to_string()))?;
        claim(Law::Storage, loaded == *state, || format!("stored as {state:?}, loaded as {loaded:?}"))?;
        let again = borsh::to_vec(&loaded).map_err(|error| (Law::Storage, error.to_string()))?;
        claim(Law::Storage, again == bytes, || "storing a loaded state gives other bytes".to_owned())
    }

    fn progress(&mut self, state: &G::State) -> Result<(), Broken> {
        let all = Seats::all(G::seats(state));
        match G::waiting(state) {
            Waiting::Seats(seats) => {
                claim(Law::Progress, !seats.is_empty(), || "the table waits for no seat".to_owned())?;
                claim(Law::Progress, seats.minus(all).is_empty(), || format!("there is no such seat in {seats:?}"))?;
            }
            Waiting::Chance => {}
            Waiting::Over => {
                let standings = G::verdict(state).standings().len();
                claim(Law::End, standings == usize::from(all.len()), || format!("{standings} standings"))?;
            }
        }
        Ok(())
    }

    fn seat(
        &mut self,
        state: &G::State,
        seat: Seat,
        dice: &mut SearchDice,
        trying: &mut dyn FnMut(Option<(Seat, G::Action)>),
    ) -> Result<(), Broken> {
        self.options.clear();
        G::options(state, seat, &mut self.options);
        let is_asked = G::waiting(state).seats().contains(seat);
        claim(Law::Progress, !is_asked || !self.options.is_empty(), || format!("{seat:?} is asked without an option"))?;
        claim(Law::Options, is_asked || self.options.is_empty(), || {
            format!("{seat:?} has options without being asked")
        })?;
        self.extra.clear();
        G::interjections(state, seat, &mut self.extra);
        let is_over = G::waiting(state) == Waiting::Over;
        claim(Law::End, !is_over || self.extra.is_empty(), || format!("{seat:?} may interject after the end"))?;
        let mut replies = Vec::new();
        G::replies(state, seat, &mut replies);
        let foreign = replies.iter().find(|reply| !self.extra.contains(reply));
        claim(Law::Options, foreign.is_none(), || {
            format!("{seat:?} has a reply that is no interjection: {foreign:?}")
        })?;
        self.options.append(&mut self.extra);

        let distinct: BTreeSet<G::Action> = self.options.iter().copied().collect();
        claim(Law::Options, distinct.len() == self.options.len(), || format!("{seat:?} is offered something twice"))?;
        for &action in &self.options {
            notation(action)?;
            let checked = G::check(state, seat, action);
            claim(Law::Options, checked.is_ok(), || format!("`{action}` is offered to {seat:?} and refused"))?;
        }
        for _ in 0..TRIES.min(self.options.len()) {
            let action = kernel::Dice::pick(dice, &self.options);
            trying(Some((seat, action)));
            let mut after = state.clone();
            G::apply(&mut after, seat, action, &mut NoEvents);
            G::invariant(&after).map_err(|what| (Law::Conservation, what))?;
        }
        trying(None);
        for &action in self.seen.iter().filter(|action| !distinct.contains(action)) {
            let checked = G::check(state, seat, action);
            claim(Law::Options, checked.is_err(), || format!("`{action}` is not offered to {seat:?} and accepted"))?;
        }
        self.remember(dice);
        Ok(())
    }

    fn remember(&mut self, dice: &mut SearchDice) {
        for &action in &self.options {
            if self.seen.contains(&action) {
            } else if self.seen.len() < REMEMBERED {
                self.seen.push(action);
            } else {
                let place = kernel::Dice::below(dice, REMEMBERED as u32) as usize;
                self.seen[place] = action;
            }
        }
    }

    fn chance(&mut self, state: &G::State, dice: &mut SearchDice) -> Result<(), Broken> {
        let mut outcomes = Vec::new();
        G::chances(state, &mut outcomes);
        if G::waiting(state) != Waiting::Chance {
            return claim(Law::Chance, outcomes.is_empty(), || "outcomes are listed without chance".to_owned());
        }
        claim(Law::Progress, !outcomes.is_empty(), || "chance has no outcome".to_owned())?;
        let distinct: BTreeSet<G::Outcome> = outcomes.iter().map(|&(outcome, _)| outcome).collect();
        claim(Law::Chance, distinct.len() == outcomes.len(), || "an outcome is listed twice".to_owned())?;
        for &(outcome, weight) in &outcomes {
            notation(outcome)?;
            claim(Law::Chance, weight > 0, || format!("outcome `{outcome}` has no weight"))?;
        }
        // The heaviest outcomes stand for all; where all weigh the same, the first listed does.
        let most = outcomes.iter().map(|&(_, weight)| weight).max().unwrap_or_default();
        let is_even = outcomes.iter().all(|&(_, weight)| weight == most);
        let chosen: BTreeSet<G::Outcome> = outcomes
            .iter()
            .filter(|&&(_, weight)| weight == most)
            .map(|&(outcome, _)| outcome)
            .take(if is_even { 1 } else { usize::MAX })
            .collect();
        let total = outcomes.iter().map(|&(_, weight)| weight).sum();
        for _ in 0..TRIES {
            let sampled = G::sample(state, dice);
            claim(Law::Chance, distinct.contains(&sampled), || format!("`{sampled}` is sampled and not listed"))?;
            self.luck.drew(chosen.contains(&sampled), most * chosen.len() as u32, total);
        }
        Ok(())
    }
}

fn notation<T: Notation>(value: T) -> Result<(), Broken> {
    let text = value.to_string();
    let fits_a_line = !text.is_empty() && text.trim() == text && !text.contains('\n');
    claim(Law::Notation, fits_a_line, || format!("{value:?} is written {text:?}, which does not fit a line"))?;
    let read: Result<T, _> = text.parse();
    claim(Law::Notation, read.as_ref() == Ok(&value), || format!("{value:?} is written `{text}` and read as {read:?}"))
}
