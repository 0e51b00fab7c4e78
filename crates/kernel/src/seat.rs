//! Places at the table, sets of them, who looks and who knows.

use std::fmt;
use std::str::FromStr;

use borsh::io::{self, Read};
use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Serialize, Serializer};

use crate::BadNotation;

/// The most seats a table can have.
pub const MAX_SEATS: usize = 7;

/// A place at the table. People read seats from 1; arrays index them from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, BorshSerialize)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If the index is not below [`MAX_SEATS`].
    #[inline]
    #[must_use]
    pub const fn new(index: u8) -> Seat {
        assert!((index as usize) < MAX_SEATS, "a table has at most seven seats");
        Seat(index)
    }

    /// The position of this seat in an array with one entry per seat.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    #[inline]
    #[must_use]
    pub const fn next(self, seats: u8) -> Seat {
        let next = self.0 + 1;
        Seat(if next >= seats { 0 } else { next })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {self}")
    }
}

impl FromStr for Seat {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Seat, BadNotation> {
        match text.parse::<u8>() {
            Ok(number) if (1..=MAX_SEATS).contains(&usize::from(number)) => Ok(Seat(number - 1)),
            _ => Err(BadNotation::new(text, "a seat number from 1 to 7")),
        }
    }
}

impl BorshDeserialize for Seat {
    fn deserialize_reader<R: Read>(reader: &mut R) -> io::Result<Seat> {
        match u8::deserialize_reader(reader)? {
            index if usize::from(index) < MAX_SEATS => Ok(Seat(index)),
            index => Err(io::Error::new(io::ErrorKind::InvalidData, format!("{index} is no seat"))),
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, BorshSerialize)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// Every seat of a table of `count` seats.
    #[inline]
    #[must_use]
    pub const fn all(count: u8) -> Seats {
        assert!(count as usize <= MAX_SEATS, "a table has at most seven seats");
        Seats(((1u16 << count) - 1) as u8)
    }

    /// Just this seat.
    #[inline]
    #[must_use]
    pub const fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether the set holds `seat`.
    #[inline]
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// This set with `seat` in it.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// This set with `seat` out of it.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// The seats in either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Seats) -> Seats {
        Seats(self.0 | other.0)
    }

    /// The seats of this set that the other lacks.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Seats) -> Seats {
        Seats(self.0 & !other.0)
    }

    /// Whether no seat is in the set.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The lowest seat of the set.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats from the lowest up.
    #[inline]
    #[must_use]
    pub const fn iter(self) -> SeatsIter {
        SeatsIter(self)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl BorshDeserialize for Seats {
    fn deserialize_reader<R: Read>(reader: &mut R) -> io::Result<Seats> {
        match Seats(u8::deserialize_reader(reader)?) {
            seats if seats.minus(Seats::all(MAX_SEATS as u8)).is_empty() => Ok(seats),
            _ => Err(io::Error::new(io::ErrorKind::InvalidData, "a set has a seat that is none")),
        }
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl IntoIterator for Seats {
    type Item = Seat;
    type IntoIter = SeatsIter;

    #[inline]
    fn into_iter(self) -> SeatsIter {
        SeatsIter(self)
    }
}

/// The seats of a set, from the lowest up.
#[derive(Clone, Debug)]
pub struct SeatsIter(Seats);

impl Iterator for SeatsIter {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        let seat = self.0.first()?;
        self.0 = self.0.without(seat);
        Some(seat)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::from(self.0.len());
        (left, Some(left))
    }
}

impl ExactSizeIterator for SeatsIter {}

/// The bit of a [`Knowers`] mask that stands for everybody who merely watches.
const BYSTANDER: u8 = 1 << MAX_SEATS;

/// Who looks at the table: a spectator, one seat, or seats that share what they know.
///
/// What a viewer sees is what at least one of its seats knows, so a spectator sees what is public and two
/// partners who play with open hands see the union of theirs.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Viewer(u8);

impl Viewer {
    /// Somebody without a seat: sees what everybody may see.
    pub const SPECTATOR: Viewer = Viewer(BYSTANDER);

    /// The eyes of one seat.
    #[inline]
    #[must_use]
    pub const fn seat(seat: Seat) -> Viewer {
        Viewer(BYSTANDER | 1 << seat.0)
    }

    /// The eyes of several seats together.
    #[inline]
    #[must_use]
    pub const fn seats(seats: Seats) -> Viewer {
        Viewer(BYSTANDER | seats.0)
    }

    /// Whether the viewer sees what `seat` sees.
    #[inline]
    #[must_use]
    pub const fn is(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether the viewer knows what these know.
    #[inline]
    #[must_use]
    pub const fn knows(self, what: Knowers) -> bool {
        self.0 & what.0 != 0
    }

    /// Every kind of viewer of a table: each seat alone, and the spectator.
    pub fn everyone(seats: u8) -> impl Iterator<Item = Viewer> {
        Seats::all(seats).iter().map(Viewer::seat).chain([Viewer::SPECTATOR])
    }
}

impl fmt::Debug for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Seats(self.0 & !BYSTANDER) {
            Seats::NONE => f.write_str("the spectator"),
            seats if seats.len() == 1 => write!(f, "{:?}", seats.first().expect("one seat")),
            seats => write!(f, "{seats:?}"),
        }
    }
}

/// Who legitimately knows a hidden thing: a mask of seats, or everybody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, BorshSerialize, BorshDeserialize)]
pub struct Knowers(u8);

impl Knowers {
    /// Nobody has seen it.
    pub const NOBODY: Knowers = Knowers(0);
    /// It is public: every seat and every spectator knows it.
    pub const EVERYBODY: Knowers = Knowers(u8::MAX);

    /// Only this seat knows.
    #[inline]
    #[must_use]
    pub const fn only(seat: Seat) -> Knowers {
        Knowers(1 << seat.0)
    }

    /// These know, and now `seat` does too.
    #[inline]
    #[must_use]
    pub const fn and(self, seat: Seat) -> Knowers {
        Knowers(self.0 | 1 << seat.0)
    }

    /// These and `others` know.
    #[inline]
    #[must_use]
    pub const fn union(self, others: Knowers) -> Knowers {
        Knowers(self.0 | others.0)
    }

    /// Those of these who are also among `others`: what is left when the rest lose track.
    #[inline]
    #[must_use]
    pub const fn among(self, others: Knowers) -> Knowers {
        Knowers(self.0 & others.0)
    }

    /// Those of these who are not among `others`.
    #[inline]
    #[must_use]
    pub const fn except(self, others: Knowers) -> Knowers {
        Knowers(self.0 & !others.0)
    }

    /// Whether nobody knows.
    #[inline]
    #[must_use]
    pub const fn is_nobody(self) -> bool {
        self.0 == 0
    }

    /// Whether everybody knows, spectators too.
    #[inline]
    #[must_use]
    pub const fn is_everybody(self) -> bool {
        self.0 & BYSTANDER != 0
    }

    /// How many know; everybody counts more than any number of seats.
    #[inline]
    #[must_use]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }
}

impl From<Seat> for Knowers {
    fn from(seat: Seat) -> Knowers {
        Knowers::only(seat)
    }
}

impl fmt::Debug for Knowers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_everybody() { f.write_str("everybody") } else { write!(f, "{:?}", Seats(self.0)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_iterate_from_the_lowest_seat() {
        let seats: Seats = [Seat::new(4), Seat::new(0), Seat::new(2)].into_iter().collect();
        assert_eq!(seats.iter().map(Seat::index).collect::<Vec<_>>(), [0, 2, 4]);
        assert_eq!(seats.without(Seat::new(2)).len(), 2);
        assert_eq!(Seats::all(7).len(), 7);
    }

    #[test]
    fn a_spectator_knows_only_what_everybody_knows() {
        let all_seats_separately = Seats::all(3).iter().fold(Knowers::NOBODY, Knowers::and);
        assert!(!Viewer::SPECTATOR.knows(all_seats_separately));
        assert!(Viewer::SPECTATOR.knows(Knowers::EVERYBODY));
        assert!(Viewer::seat(Seat::new(1)).knows(all_seats_separately));
        assert!(!Viewer::seat(Seat::new(1)).knows(Knowers::only(Seat::new(0))));
        assert!(Viewer::seats(Seats::all(2)).knows(Knowers::only(Seat::new(0))));
    }

    #[test]
    fn people_count_seats_from_one() {
        assert_eq!("1".parse::<Seat>().unwrap().index(), 0);
        assert_eq!(Seat::new(6).to_string(), "7");
        assert!("0".parse::<Seat>().is_err());
        assert!("8".parse::<Seat>().is_err());
        assert_eq!(Seat::new(1).next(2), Seat::new(0));
    }
}
