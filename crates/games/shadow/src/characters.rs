//! Sets of Characters.

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Serialize, Serializer};

use crate::cards::Character;

/// A set of Characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub struct Characters(u8);

/// As a list of Characters.
impl Serialize for Characters {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl Characters {
    pub(crate) const ALL: Characters = Characters(0b11_1111);

    pub(crate) fn contains(self, character: Character) -> bool {
        self.0 & 1 << character.index() != 0
    }

    #[must_use]
    pub(crate) fn with(self, character: Character) -> Characters {
        Characters(self.0 | 1 << character.index())
    }

    #[must_use]
    pub(crate) fn without(self, character: Character) -> Characters {
        Characters(self.0 & !(1 << character.index()))
    }

    pub(crate) fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Character> {
        Character::ALL.into_iter().filter(move |&character| self.contains(character))
    }
}

impl FromIterator<Character> for Characters {
    fn from_iter<I: IntoIterator<Item = Character>>(characters: I) -> Characters {
        characters.into_iter().fold(Characters::default(), Characters::with)
    }
}
