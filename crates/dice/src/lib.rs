#![doc = include_str!("../README.md")]

use chacha20::ChaCha8Rng;
use kernel::Dice;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The dice of a table that people play at.
pub struct TableDice(ChaCha8Rng);

impl TableDice {
    /// Dice seeded by the operating system.
    ///
    /// # Panics
    /// If the operating system has no randomness to give; then no fair game can be played.
    #[must_use]
    pub fn from_system() -> TableDice {
        let mut seed = [0; 32];
        getrandom::fill(&mut seed).expect("the operating system gives random bytes");
        TableDice(ChaCha8Rng::from_seed(seed))
    }

    /// Dice that are one stream of many under the same key. Whoever does not know the key can predict none of them, also not
    /// from others.
    #[must_use]
    pub fn stream(key: [u8; 32], stream: u64) -> TableDice {
        let mut generator = ChaCha8Rng::from_seed(key);
        generator.set_stream(stream);
        TableDice(generator)
    }
}

impl Dice for TableDice {
    fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }
}

/// The dice of search, benchmarks, laws and tests: fast, and the same for the same seed.
#[derive(Clone)]
pub struct SearchDice(Xoshiro256PlusPlus);

impl SearchDice {
    /// Dice that always roll the same for the same seed.
    #[must_use]
    pub fn seeded(seed: u64) -> SearchDice {
        SearchDice(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

impl Dice for SearchDice {
    #[inline]
    fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_system_seeds_two_tables_differently() {
        assert_ne!(TableDice::from_system().next_u64(), TableDice::from_system().next_u64());
    }

    #[test]
    fn streams_of_a_key_differ_and_repeat() {
        let first = |stream| TableDice::stream([7; 32], stream).next_u64();
        assert_eq!(first(1), first(1));
        assert_ne!(first(1), first(2));
        assert_ne!(first(1), TableDice::stream([8; 32], 1).next_u64());
    }

    #[test]
    fn a_seed_rolls_the_same_for_ever() {
        let mut dice = SearchDice::seeded(7);
        let rolls: Vec<u32> = (0..6).map(|_| dice.below(100)).collect();
        assert_eq!(rolls, [5, 17, 71, 42, 96, 46]);
    }
}
