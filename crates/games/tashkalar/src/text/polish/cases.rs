//! The words of Polish that are declined.

use crate::board::{Rank, Ranks};

/// The cases and numbers in which pieces occur. The singular genitive of *pion* is like its accusative.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Case {
    /// *pion*
    Nominative,
    /// *piona*
    Accusative,
    /// *pionem*
    Instrumental,
    /// *pionie*
    Locative,
    /// *pionów*
    GenitivePlural,
    /// *piony*
    AccusativePlural,
    /// *pionami*
    InstrumentalPlural,
}

/// A word in all these cases.
type Declined = [&'static str; 7];

pub(super) const PIECE: Declined = ["pion", "piona", "pionem", "pionie", "pionów", "piony", "pionami"];
pub(super) const OTHER: Declined = ["inny", "innego", "innym", "innym", "innych", "inne", "innymi"];
/// Belonging to the player, where the player does it.
pub(super) const OWN: Declined = ["swój", "swojego", "swoim", "swoim", "swoich", "swoje", "swoimi"];
/// Belonging to the player, where something else does it.
pub(super) const YOUR: Declined = ["twój", "twojego", "twoim", "twoim", "twoich", "twoje", "twoimi"];
pub(super) const ENEMY: Declined = ["wrogi", "wrogiego", "wrogim", "wrogim", "wrogich", "wrogie", "wrogimi"];
pub(super) const ADJACENT: Declined =
    ["sąsiedni", "sąsiedniego", "sąsiednim", "sąsiednim", "sąsiednich", "sąsiednie", "sąsiednimi"];
pub(super) const TOUCHING: Declined =
    ["stykający", "stykającego", "stykającym", "stykającym", "stykających", "stykające", "stykającymi"];
pub(super) const USED: Declined = ["użyty", "użytego", "użytym", "użytym", "użytych", "użyte", "użytymi"];
pub(super) const STANDING: Declined =
    ["stojący", "stojącego", "stojącym", "stojącym", "stojących", "stojące", "stojącymi"];
const COMMON: Declined = ["zwykły", "zwykłego", "zwykłym", "zwykłym", "zwykłych", "zwykłe", "zwykłymi"];
const HEROIC: Declined =
    ["heroiczny", "heroicznego", "heroicznym", "heroicznym", "heroicznych", "heroiczne", "heroicznymi"];
const LEGENDARY: Declined =
    ["legendarny", "legendarnego", "legendarnym", "legendarnym", "legendarnych", "legendarne", "legendarnymi"];
const UPGRADED: Declined =
    ["awansowany", "awansowanego", "awansowanym", "awansowanym", "awansowanych", "awansowane", "awansowanymi"];

pub(super) fn decline(word: Declined, case: Case) -> &'static str {
    word[case as usize]
}

pub(super) fn rank(rank: Rank, case: Case) -> &'static str {
    let word = match rank {
        Rank::Common => COMMON,
        Rank::Heroic => HEROIC,
        Rank::Legendary => LEGENDARY,
    };
    decline(word, case)
}

/// Some ranks, two of them joined by `and`; empty for all.
pub(super) fn ranks(ranks: Ranks, and: &str, case: Case) -> String {
    match ranks {
        Ranks::Any => String::new(),
        Ranks::Common => decline(COMMON, case).to_owned(),
        Ranks::Heroic => decline(HEROIC, case).to_owned(),
        Ranks::Legendary => decline(LEGENDARY, case).to_owned(),
        Ranks::Small => format!("{} {and} {}", decline(COMMON, case), decline(HEROIC, case)),
        Ranks::Upgraded => decline(UPGRADED, case).to_owned(),
    }
}

/// A number after *do*, "up to".
pub(super) fn genitive(number: u8) -> Option<&'static str> {
    ["dwóch", "trzech", "czterech", "pięciu", "sześciu"].get(usize::from(number).checked_sub(2)?).copied()
}

/// A number before nouns that stay in the same case: larger ones would change it.
pub(super) fn accusative(number: u8) -> Option<&'static str> {
    ["dwa", "trzy", "cztery"].get(usize::from(number).checked_sub(2)?).copied()
}
