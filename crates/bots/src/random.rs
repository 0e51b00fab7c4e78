//! The bot that does anything.

use dice::SearchDice;
use kernel::{Dice, Eyes, Game};

use crate::Bot;

/// Picks evenly from what is offered.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, eyes: &Eyes<'_, G>, dice: &mut SearchDice) -> G::Action {
        dice.pick(&eyes.offered())
    }
}
