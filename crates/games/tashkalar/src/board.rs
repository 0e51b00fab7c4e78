//! The pieces on the arena.

use std::fmt;

use borsh::io;
use borsh::{BorshDeserialize, BorshSerialize};
use kernel::BadNotation;
use serde::Serialize;

use crate::square::{Square, Squares};

/// The most sides there are: four players, each for himself.
pub(crate) const MOST_SIDES: usize = 4;

kernel::word_enum! {
    /// TK-007: the ranks, from the lowest up.
    #[derive(BorshSerialize, BorshDeserialize, serde::Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Rank: "a rank: common, heroic or legendary" {
        /// A common piece.
        Common = "common",
        /// A heroic piece.
        Heroic = "heroic",
        /// A legendary piece.
        Legendary = "legendary",
    }
}

impl Rank {
    /// TK-083: the kind of piece that shows this rank.
    pub(crate) const fn kind(self) -> Kind {
        match self {
            Rank::Common | Rank::Heroic => Kind::Small,
            Rank::Legendary => Kind::Legendary,
        }
    }

    /// TK-113: the next higher rank.
    pub(crate) const fn upgraded(self) -> Option<Rank> {
        match self {
            Rank::Common => Some(Rank::Heroic),
            Rank::Heroic => Some(Rank::Legendary),
            Rank::Legendary => None,
        }
    }

    /// TK-114: the next lower rank.
    pub(crate) const fn downgraded(self) -> Option<Rank> {
        match self {
            Rank::Common => None,
            Rank::Heroic => Some(Rank::Common),
            Rank::Legendary => Some(Rank::Heroic),
        }
    }
}

/// TK-083: common and heroic are the two faces of a small piece; legendary pieces are their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Small,
    Legendary,
}

impl Kind {
    pub(crate) const ALL: [Kind; 2] = [Kind::Small, Kind::Legendary];

    pub(crate) const fn ranks(self) -> Ranks {
        match self {
            Kind::Small => Ranks::Small,
            Kind::Legendary => Ranks::Legendary,
        }
    }
}

/// Some of the ranks, as cards name them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Ranks {
    #[default]
    Any,
    Common,
    Heroic,
    Legendary,
    /// Common or heroic.
    Small,
    /// Heroic or legendary.
    Upgraded,
}

/// TK-006: one of the sides, which is a colour: a player, or a team.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, BorshSerialize)]
pub struct Side(u8);

impl Side {
    pub(crate) const fn new(index: u8) -> Side {
        assert!(index < MOST_SIDES as u8);
        Side(index)
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first so many sides.
    pub(crate) fn first(count: u8) -> impl DoubleEndedIterator<Item = Side> {
        (0..count).map(Side)
    }
}

/// Counted from 1.
impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl fmt::Debug for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "side {self}")
    }
}

impl std::str::FromStr for Side {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Side, BadNotation> {
        match text.as_bytes() {
            &[digit @ b'1'..=b'4'] => Ok(Side(digit - b'1')),
            _ => Err(BadNotation::new(text, "a side, 1 to 4")),
        }
    }
}

impl Serialize for Side {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

/// Reads only sides there are.
impl BorshDeserialize for Side {
    fn deserialize_reader<R: io::Read>(reader: &mut R) -> io::Result<Side> {
        match u8::deserialize_reader(reader)? {
            side if usize::from(side) < MOST_SIDES => Ok(Side(side)),
            side => Err(io::Error::new(io::ErrorKind::InvalidData, format!("there is no side {side}"))),
        }
    }
}

/// Some of the sides: one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Sides(u8);

impl Sides {
    pub(crate) fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Side> {
        (0..MOST_SIDES as u8).map(Side).filter(move |side| self.0 >> side.0 & 1 == 1)
    }

    pub(crate) fn contains(self, side: Side) -> bool {
        self.0 >> side.0 & 1 == 1
    }
}

impl FromIterator<Side> for Sides {
    fn from_iter<I: IntoIterator<Item = Side>>(sides: I) -> Sides {
        Sides(sides.into_iter().fold(0, |set, side| set | 1 << side.0))
    }
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// Its rank.
    pub rank: Rank,
}

/// TK-001: at most one piece on a square; a set of squares for each side and each rank.
#[derive(Clone, Debug, Default, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Board {
    sides: [Squares; MOST_SIDES],
    ranks: [Squares; 3],
}

impl Board {
    /// The piece on a square.
    #[inline]
    pub(crate) fn at(&self, square: Square) -> Option<Piece> {
        let rank = Rank::ALL.into_iter().find(|&rank| self.ranks[rank as usize].contains(square))?;
        let side = self.sides.iter().position(|set| set.contains(square)).expect("a piece has a side");
        Some(Piece { side: Side(side as u8), rank })
    }

    /// The pieces of a side.
    #[inline]
    pub(crate) fn of(&self, side: Side) -> Squares {
        self.sides[side.index()]
    }

    /// The pieces of all other sides.
    #[inline]
    pub(crate) fn enemies(&self, side: Side) -> Squares {
        self.occupied() - self.of(side)
    }

    /// The pieces of these ranks, whoever owns them.
    #[inline]
    pub(crate) fn ranked(&self, ranks: Ranks) -> Squares {
        let [common, heroic, legendary] = self.ranks;
        match ranks {
            Ranks::Any => common | heroic | legendary,
            Ranks::Common => common,
            Ranks::Heroic => heroic,
            Ranks::Legendary => legendary,
            Ranks::Small => common | heroic,
            Ranks::Upgraded => heroic | legendary,
        }
    }

    /// The pieces of a side with these ranks.
    #[inline]
    pub(crate) fn count(&self, side: Side, ranks: Ranks) -> u32 {
        (self.of(side) & self.ranked(ranks)).len()
    }

    /// The pieces of a rank lower than this.
    #[inline]
    pub(crate) fn below(&self, rank: Rank) -> Squares {
        match rank {
            Rank::Common => Squares::NONE,
            Rank::Heroic => self.ranked(Ranks::Common),
            Rank::Legendary => self.ranked(Ranks::Small),
        }
    }

    /// The pieces of a rank higher than this.
    #[inline]
    pub(crate) fn above(&self, rank: Rank) -> Squares {
        match rank {
            Rank::Common => self.ranked(Ranks::Upgraded),
            Rank::Heroic => self.ranked(Ranks::Legendary),
            Rank::Legendary => Squares::NONE,
        }
    }

    #[inline]
    pub(crate) fn occupied(&self) -> Squares {
        self.ranked(Ranks::Any)
    }

    #[inline]
    pub(crate) fn empty(&self) -> Squares {
        !self.occupied()
    }

    /// Puts a piece on an empty square.
    #[inline]
    pub(crate) fn put(&mut self, square: Square, piece: Piece) {
        debug_assert!(!self.occupied().contains(square), "{square} is empty");
        self.sides[piece.side.index()] |= square.set();
        self.ranks[piece.rank as usize] |= square.set();
    }

    /// Takes the piece off a square.
    #[inline]
    pub(crate) fn take(&mut self, square: Square) -> Option<Piece> {
        let piece = self.at(square)?;
        self.sides[piece.side.index()] -= square.set();
        self.ranks[piece.rank as usize] -= square.set();
        Some(piece)
    }

    /// No square holds two pieces, and every piece has a side and a rank.
    pub(crate) fn check(&self) -> Result<(), String> {
        let disjoint = |sets: &[Squares]| {
            let all = sets.iter().fold(Squares::NONE, |all, &set| all | set);
            (sets.iter().map(|set| set.len()).sum::<u32>() == all.len()).then_some(all)
        };
        match (disjoint(&self.sides), disjoint(&self.ranks)) {
            (Some(sides), Some(ranks)) if sides == ranks => Ok(()),
            _ => Err(format!("the board is {self:?}")),
        }
    }
}
