//! Chance as the kernel knows it: numbers somebody else rolls.

use std::collections::VecDeque;
use std::fmt;
use std::str::FromStr;

use crate::BadNotation;

/// A source of uniform numbers. The kernel defines no generator; whoever drives a game brings one.
pub trait Dice {
    /// The next 64 uniform bits.
    fn next_u64(&mut self) -> u64;

    /// A uniform number below `sides`.
    ///
    /// Multiplies and keeps the high half; the few low values that would favour some results are rolled again.
    ///
    /// # Panics
    /// If `sides` is 0.
    #[inline]
    fn below(&mut self, sides: u32) -> u32 {
        assert!(sides > 0, "a die has at least one side");
        let mut product = (self.next_u64() >> 32) * u64::from(sides);
        if (product as u32) < sides {
            let unfair = sides.wrapping_neg() % sides;
            while (product as u32) < unfair {
                product = (self.next_u64() >> 32) * u64::from(sides);
            }
        }
        (product >> 32) as u32
    }

    /// A uniform element of a list that is not empty.
    #[inline]
    fn pick<T: Copy>(&mut self, items: &[T]) -> T
    where
        Self: Sized,
    {
        items[self.below(items.len() as u32) as usize]
    }

    /// Puts the items in a uniformly random order.
    #[inline]
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

impl<D: Dice> Dice for &mut D {
    #[inline]
    fn next_u64(&mut self) -> u64 {
        (**self).next_u64()
    }
}

/// Dice that show what a test wrote down: each number is what the next [`Dice::below`] returns.
#[derive(Clone, Debug, Default)]
pub struct Scripted(VecDeque<u32>);

impl Scripted {
    /// Dice that will show these numbers, in this order.
    pub fn new(rolls: impl IntoIterator<Item = u32>) -> Scripted {
        Scripted(rolls.into_iter().collect())
    }
}

impl Dice for Scripted {
    fn next_u64(&mut self) -> u64 {
        u64::from(self.0.pop_front().expect("the script has a roll left"))
    }

    fn below(&mut self, sides: u32) -> u32 {
        let roll = self.0.pop_front().expect("the script has a roll left");
        assert!(roll < sides, "the script rolls {roll} on {sides} sides");
        roll
    }
}

/// The outcome of a game without chance: there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NoChance {}

impl fmt::Display for NoChance {
    fn fmt(&self, _f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for NoChance {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<NoChance, BadNotation> {
        Err(BadNotation::new(text, "an outcome: this game has no chance"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A generator good enough to look at a distribution.
    struct Counter(u64);

    impl Dice for Counter {
        fn next_u64(&mut self) -> u64 {
            self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            mixed ^ (mixed >> 31)
        }
    }

    #[test]
    fn every_side_comes_up_about_equally() {
        let mut dice = Counter(7);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[dice.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&count| (9_600..10_400).contains(&count)), "{seen:?}");
    }

    #[test]
    fn a_shuffle_keeps_the_items() {
        let mut items: Vec<u8> = (0..40).collect();
        Counter(3).shuffle(&mut items);
        assert_ne!(items, (0..40).collect::<Vec<u8>>());
        items.sort_unstable();
        assert_eq!(items, (0..40).collect::<Vec<u8>>());
    }

    #[test]
    fn scripted_dice_show_what_was_written() {
        let mut dice = Scripted::new([3, 0]);
        assert_eq!((dice.below(6), dice.below(2)), (3, 0));
    }
}
