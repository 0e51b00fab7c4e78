//! Whole games between bots.

use std::time::{Duration, Instant};

use dice::SearchDice;
use kernel::{Dice, Evaluate, Seat, Setup, SetupError, Table, Waiting};

use crate::BotKind;

/// A game that bots have played.
pub struct Played<G: Evaluate> {
    /// The finished table.
    pub table: Table<G>,
    /// How many decisions it took.
    pub decisions: u32,
    /// How long the bots thought.
    pub thinking: Duration,
}

/// Lets bots play a game: `seated` names the bot of each seat. The same seed gives the same game.
pub fn play_match<G: Evaluate>(setup: &Setup, seated: &[BotKind], seed: u64) -> Result<Played<G>, SetupError> {
    let mut dice = SearchDice::seeded(seed);
    let mut table = Table::<G>::new(setup.clone())?;
    let mut bots: Vec<_> = seated.iter().map(|kind| kind.make::<G>()).collect();
    let mut decisions = 0;
    let mut thinking = Duration::ZERO;
    loop {
        table.roll(&mut dice);
        let asked = match table.waiting() {
            Waiting::Seats(seats) => seats.iter().collect::<Vec<Seat>>(),
            Waiting::Chance | Waiting::Over => return Ok(Played { table, decisions, thinking }),
        };
        let seat = dice.pick(&asked);
        let start = Instant::now();
        let action = bots[seat.index()].choose(&table.eyes(seat), &mut dice);
        thinking += start.elapsed();
        decisions += 1;
        table.answer(seat, action).expect("a bot picks what is offered");
    }
}
