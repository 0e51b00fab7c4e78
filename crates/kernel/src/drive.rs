//! Random play: the loop that benchmarks, laws and rollouts share.

use crate::{Dice, Game, NoEvents, Seat, Waiting};

/// Plays random games with buffers that are used again, so that a decision allocates nothing.
pub struct RandomPlay<G: Game> {
    options: Vec<G::Action>,
}

impl<G: Game> Default for RandomPlay<G> {
    fn default() -> Self {
        const { G::SMALL_VALUES }
        RandomPlay { options: Vec::with_capacity(64) }
    }
}

impl<G: Game> RandomPlay<G> {
    /// Takes one step if the game is not over: one uniformly random answer of the first seat asked, or an outcome.
    #[inline]
    pub fn step<D: Dice>(&mut self, state: &mut G::State, dice: &mut D) -> Step {
        match G::waiting(state) {
            Waiting::Seats(seats) => {
                self.step_of(state, seats.first().expect("a waiting table waits for somebody"), dice);
                Step::Decision
            }
            Waiting::Chance => {
                let outcome = G::sample(state, dice);
                G::resolve(state, outcome, &mut NoEvents);
                Step::Chance
            }
            Waiting::Over => Step::Over,
        }
    }

    /// Lets an asked seat give a uniformly random answer.
    #[inline]
    pub fn step_of<D: Dice>(&mut self, state: &mut G::State, seat: Seat, dice: &mut D) {
        self.options.clear();
        G::options(state, seat, &mut self.options);
        let action = dice.pick(&self.options);
        G::apply(state, seat, action, &mut NoEvents);
    }

    /// What the seat that answered last could choose from.
    #[must_use]
    pub fn options(&self) -> &[G::Action] {
        &self.options
    }

    /// Plays to the end and returns how many decisions it took. Lists every option of each decision.
    #[inline]
    pub fn to_the_end<D: Dice>(&mut self, state: &mut G::State, dice: &mut D) -> u32 {
        let mut decisions = 0;
        loop {
            match self.step(state, dice) {
                Step::Decision => decisions += 1,
                Step::Chance => {}
                Step::Over => return decisions,
            }
        }
    }
}

/// What a step of random play was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A seat answered.
    Decision,
    /// Chance brought an outcome.
    Chance,
    /// Nothing happened: the game is over.
    Over,
}
