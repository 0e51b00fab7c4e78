//! Where a table's random numbers come from.
//!
//! Each one is derived from a key and from what it is for: chance from the number of the log entry, a bot's choice from how often
//! its seat has answered, a pause from what a spectator has seen. So the same key gives the same game, whether or not the table
//! was loaded again in between, somebody came or went, or one bot answered before another.

use std::time::Duration;

use dice::TableDice;
use kernel::{Dice, Seat};
use storage::TableId;

/// The shortest pause before a bot's move or an answer given in advance, in milliseconds.
const SHORTEST_PAUSE_MS: u64 = 500;
/// By how many milliseconds a pause can be longer.
const PAUSE_SPREAD_MS: u32 = 1000;

/// The random numbers of one table.
pub(crate) struct TableRandom {
    key: [u8; 32],
}

/// What random numbers are for. Each use has streams of its own.
#[derive(Clone, Copy)]
enum Use {
    Chance = 1,
    Bot = 2,
    Pause = 3,
}

impl TableRandom {
    /// Random numbers nobody can predict, or, with a seed, the same for the same seed and table.
    ///
    /// # Panics
    /// If the operating system has no randomness to give; then no fair game can be played.
    pub(crate) fn new(seed: Option<u64>, table: TableId) -> TableRandom {
        let mut key = [0; 32];
        match seed {
            None => getrandom::fill(&mut key).expect("the operating system gives random bytes"),
            Some(seed) => {
                key[..8].copy_from_slice(&seed.to_le_bytes());
                key[8..16].copy_from_slice(&table.0.to_le_bytes());
            }
        }
        TableRandom { key }
    }

    /// The dice for one log entry.
    pub(crate) fn chance(&self, era: u32, entry: u32) -> TableDice {
        self.dice(Use::Chance, era, entry)
    }

    /// The seed of a bot's choice. How often its seat has answered does not depend on who of several was quicker.
    pub(crate) fn bot_seed(&self, era: u32, seat: Seat, answers: u32) -> u64 {
        self.dice(Use::Bot, era << 3 | seat.index() as u32, answers).next_u64()
    }

    /// How long a seat waits before it answers. Depends on nothing that is hidden from a spectator, so that it tells nothing.
    pub(crate) fn pause(&self, seat: Seat, seen_by_spectator: u32) -> Duration {
        let more = self.dice(Use::Pause, seat.index() as u32, seen_by_spectator).below(PAUSE_SPREAD_MS + 1);
        Duration::from_millis(SHORTEST_PAUSE_MS + u64::from(more))
    }

    fn dice(&self, what: Use, group: u32, number: u32) -> TableDice {
        let stream = (what as u64) << 56 | u64::from(group & 0xff_ffff) << 32 | u64::from(number);
        TableDice::stream(self.key, stream)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first_roll(random: &TableRandom, era: u32, entry: u32) -> u64 {
        random.chance(era, entry).next_u64()
    }

    #[test]
    fn a_seed_gives_each_table_and_each_entry_its_own_dice() {
        let random = |seed, table| TableRandom::new(Some(seed), TableId(table));
        let one = first_roll(&random(7, 1), 1, 5);
        assert_eq!(one, first_roll(&random(7, 1), 1, 5));
        for other in [
            first_roll(&random(8, 1), 1, 5),
            first_roll(&random(7, 2), 1, 5),
            first_roll(&random(7, 1), 2, 5),
            first_roll(&random(7, 1), 1, 6),
            random(7, 1).bot_seed(1, Seat::new(0), 5),
        ] {
            assert_ne!(one, other);
        }
    }

    #[test]
    fn without_a_seed_two_loads_differ() {
        let random = || TableRandom::new(None, TableId(1));
        assert_ne!(first_roll(&random(), 1, 0), first_roll(&random(), 1, 0));
    }

    #[test]
    fn pauses_are_between_half_a_second_and_one_and_a_half() {
        let random = TableRandom::new(Some(1), TableId(1));
        let pauses: Vec<u128> = (0..2000).map(|seen| random.pause(Seat::new(1), seen).as_millis()).collect();
        assert!(pauses.iter().all(|pause| (500..=1500).contains(pause)));
        assert!(pauses.iter().any(|&pause| pause < 600) && pauses.iter().any(|&pause| pause > 1400));
    }
}
