//! The bot that does anything.

use dice::SearchDice;
use kernel::{Dice, Eyes, Game};

use crate::Bot;

/// Picks evenly from what is offered; unasked, from the replies that somebody waits for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random {
    /// Whether it only answers, and never does what nobody asked for.
    pub only_answers: bool,
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, eyes: &Eyes<'_, G>, dice: &mut SearchDice) -> G::Action {
        let mut options = Vec::new();
        eyes.options(&mut options);
        if options.is_empty() {
            eyes.replies(&mut options);
        } else if !self.only_answers {
            eyes.interjections(&mut options);
        }
        dice.pick(&options)
    }
}
