//! The Mind: overlapping cards on an endless grid of areas.

use borsh::io;
use borsh::{BorshDeserialize, BorshSerialize};
use kernel::List;

use crate::cards::{Card, CardSet, Colour, MOST_IN_MIND, Pattern, bits};

/// The rows of areas that a connected heap of cards can span, with a free one on each side.
const SPAN: usize = MOST_IN_MIND + 4;

/// THR-020: a card and where its top left area lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub struct Placed {
    /// The card.
    pub card: Card,
    /// Grows to the right.
    pub x: i8,
    /// Grows downwards.
    pub y: i8,
}

/// The cards in placing order: what was placed later lies higher (THR-021).
#[derive(Clone, Debug, Default, PartialEq, Eq, BorshSerialize)]
pub struct Mind {
    cards: List<Placed, MOST_IN_MIND>,
}

/// Reads only cards close enough to one another to have come to lie there.
impl BorshDeserialize for Mind {
    fn deserialize_reader<R: io::Read>(reader: &mut R) -> io::Result<Mind> {
        let cards: List<Placed, MOST_IN_MIND> = List::deserialize_reader(reader)?;
        let spread = |along: fn(&Placed) -> i8| {
            let (least, most) = (cards.iter().map(along).min(), cards.iter().map(along).max());
            least.zip(most).map_or(0, |(least, most)| i16::from(most) - i16::from(least))
        };
        match spread(|placed| placed.x).max(spread(|placed| placed.y)) <= MOST_IN_MIND as i16 {
            true => Ok(Mind { cards }),
            false => Err(io::Error::new(io::ErrorKind::InvalidData, "the cards of the Mind are too far apart")),
        }
    }
}

/// Which cards of a [`Mind`], by their places in its list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Places(u64);

impl Places {
    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the card at this place is one of them.
    #[must_use]
    pub const fn contains(self, place: usize) -> bool {
        self.0 >> place & 1 == 1
    }

    /// The places from the card placed first.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        bits(self.0)
    }

    /// The places from the card placed last.
    pub(crate) fn iter_down(self) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let place = left.checked_ilog2()?;
            left ^= 1 << place;
            Some(place as usize)
        })
    }

    /// Those that are not in the other.
    pub(crate) const fn except(self, other: Places) -> Places {
        Places(self.0 & !other.0)
    }
}

/// Why a card does not fit somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// THR-022: it overlaps no card.
    NoOverlap,
    /// THR-024: an empty area on a covered one, or the reverse.
    Disagrees,
    /// THR-025: no covered area on a covered one.
    NothingCovered,
}

impl FromIterator<Placed> for Mind {
    fn from_iter<I: IntoIterator<Item = Placed>>(cards: I) -> Mind {
        Mind { cards: cards.into_iter().collect() }
    }
}

impl Mind {
    /// The cards from the lowest.
    #[inline]
    #[must_use]
    pub fn cards(&self) -> &[Placed] {
        &self.cards
    }

    /// Whether no card is left.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// The cards at these places.
    #[must_use]
    pub fn at(&self, places: Places) -> CardSet {
        places.iter().map(|place| self.cards[place].card).collect()
    }

    /// Where in the list a card is.
    #[must_use]
    pub fn find(&self, card: Card) -> Option<usize> {
        self.cards.iter().position(|placed| placed.card == card)
    }

    /// THR-023: puts a card on top.
    #[inline]
    pub(crate) fn place(&mut self, card: Card, x: i8, y: i8) {
        self.cards.push(Placed { card, x, y });
    }

    /// Takes a card out; the others stay where they are (THR-087).
    #[inline]
    pub(crate) fn lift(&mut self, place: usize) -> Placed {
        self.cards.remove(place)
    }

    /// Takes everything out.
    pub(crate) fn clear(&mut self) {
        self.cards.clear();
    }

    /// What new cards must fit.
    #[must_use]
    pub fn ground(&self) -> Ground {
        let mut ground = Ground::around(&self.cards);
        for placed in self.cards.iter() {
            ground.lay(*placed);
        }
        ground
    }

    /// What new cards must fit if the card at this place were lifted.
    #[must_use]
    pub fn ground_without(&self, place: usize) -> Ground {
        let mut ground = Ground::around(&self.cards);
        for (_, placed) in self.cards.iter().enumerate().filter(|&(other, _)| other != place) {
            ground.lay(*placed);
        }
        ground
    }

    /// THR-035: the cards of which at least one area shows, and those of which all four do.
    #[must_use]
    pub fn showing(&self) -> (Places, Places) {
        let (left, top) = corner(&self.cards);
        let mut taken = [0u64; SPAN];
        let (mut some, mut whole) = (0, 0);
        for (place, placed) in self.cards.iter().enumerate().rev() {
            let areas = 0b11 << (placed.x - left);
            let row = (placed.y - top) as usize;
            let (upper, lower) = (taken[row] & areas, taken[row + 1] & areas);
            some |= u64::from(upper != areas || lower != areas) << place;
            whole |= u64::from(upper | lower == 0) << place;
            taken[row] |= areas;
            taken[row + 1] |= areas;
        }
        (Places(some), Places(whole))
    }

    /// THR-035: the visible cards.
    #[inline]
    #[must_use]
    pub fn visible(&self) -> Places {
        self.showing().0
    }

    /// THR-037: the cards among `among` that are connected to the one at `from` by overlapping one another.
    #[must_use]
    pub fn connected(&self, from: usize, among: Places) -> Places {
        let mut found = 1 << from;
        let mut fresh: u64 = found;
        while fresh != 0 {
            let of = self.cards[fresh.trailing_zeros() as usize];
            fresh &= fresh - 1;
            for place in bits(among.0 & !found) {
                if overlap(of, self.cards[place]) {
                    found |= 1 << place;
                    fresh |= 1 << place;
                }
            }
        }
        Places(found)
    }

    /// THR-046: the set of the card placed last: visible cards of its colour connected through such cards.
    ///
    /// None if it is an Illusion (THR-243).
    #[must_use]
    pub fn set_of_last(&self) -> Option<(Colour, Places)> {
        let last = self.cards.len().checked_sub(1)?;
        let colour = self.cards[last].card.colour()?;
        Some((colour, self.connected(last, self.of_colour(colour, self.visible()))))
    }

    /// Every set of the visible memories.
    pub fn sets(&self) -> impl Iterator<Item = (Colour, Places)> {
        let visible = self.visible();
        let mut left = visible;
        std::iter::from_fn(move || {
            loop {
                let first = left.iter().next()?;
                let Some(colour) = self.cards[first].card.colour() else {
                    left = left.except(Places(1 << first));
                    continue;
                };
                let set = self.connected(first, self.of_colour(colour, visible));
                left = left.except(set);
                return Some((colour, set));
            }
        })
    }

    fn of_colour(&self, colour: Colour, among: Places) -> Places {
        let alike = |&place: &usize| self.cards[place].card.colour() == Some(colour);
        Places(among.iter().filter(alike).fold(0, |mask, place| mask | 1 << place))
    }

    /// What these cards total (THR-047).
    #[must_use]
    pub fn total(&self, places: Places) -> u8 {
        places.iter().map(|place| self.cards[place].card.strength()).sum()
    }

    /// THR-039, THR-060: the groups of the visible cards, each named by its first place; more than one is a split.
    pub fn groups(&self) -> impl Iterator<Item = Places> {
        let visible = self.visible();
        let mut left = visible;
        std::iter::from_fn(move || {
            let first = left.iter().next()?;
            let group = self.connected(first, visible);
            left = left.except(group);
            Some(group)
        })
    }

    /// THR-028: all areas of a stack are of the same kind.
    pub(crate) fn is_consistent(&self) -> bool {
        let ground = self.ground();
        ground.covered.iter().zip(&ground.empty).all(|(covered, empty)| covered & empty == 0)
    }
}

/// THR-037: whether two cards share an area.
#[inline]
fn overlap(a: Placed, b: Placed) -> bool {
    (a.x - b.x).abs() <= 1 && (a.y - b.y).abs() <= 1
}

/// The column and the row before the first ones that are taken.
#[inline]
fn corner(cards: &[Placed]) -> (i8, i8) {
    let corner = cards.iter().fold((i8::MAX, i8::MAX), |(x, y), placed| (x.min(placed.x), y.min(placed.y)));
    (corner.0.saturating_sub(1), corner.1.saturating_sub(1))
}

/// What lies where: by THR-028 a place is bare, empty or covered, whatever the height of its stack.
#[derive(Clone, Debug)]
pub struct Ground {
    left: i8,
    top: i8,
    /// How many rows anchors can have.
    rows: usize,
    covered: [u64; SPAN],
    empty: [u64; SPAN],
}

impl Ground {
    fn around(cards: &[Placed]) -> Ground {
        let (left, top) = corner(cards);
        let bottom = cards.iter().map(|placed| placed.y).max().unwrap_or(top);
        Ground { left, top, rows: (bottom - top) as usize + 2, covered: [0; SPAN], empty: [0; SPAN] }
    }

    #[inline]
    fn lay(&mut self, placed: Placed) {
        let pattern = placed.card.pattern();
        let (column, row) = (placed.x - self.left, (placed.y - self.top) as usize);
        for lower in 0..2 {
            let covered = u64::from(pattern.row(lower));
            self.covered[row + usize::from(lower)] |= covered << column;
            self.empty[row + usize::from(lower)] |= (covered ^ 0b11) << column;
        }
    }

    /// THR-022 to THR-025: writes every anchor where the pattern fits.
    #[inline]
    pub fn anchors(&self, pattern: Pattern, mut found: impl FnMut(i8, i8)) {
        for row in 0..self.rows {
            let fitting = self.fitting(pattern, row);
            for column in bits(fitting) {
                found(self.left + column as i8, self.top + row as i8);
            }
        }
    }

    /// How many anchors there are.
    #[inline]
    #[must_use]
    pub fn count(&self, pattern: Pattern) -> u32 {
        (0..self.rows).map(|row| self.fitting(pattern, row).count_ones()).sum()
    }

    /// The columns of a row where the pattern fits: all areas that overlap agree, and one is covered on covered.
    #[inline]
    fn fitting(&self, pattern: Pattern, row: usize) -> u64 {
        let (mut agreed, mut clashes) = (0, 0);
        for lower in 0..2 {
            let (covered, empty) = (self.covered[row + usize::from(lower)], self.empty[row + usize::from(lower)]);
            for right in 0..2 {
                if pattern.is_covered(right, lower) {
                    agreed |= covered >> right;
                    clashes |= empty >> right;
                } else {
                    clashes |= covered >> right;
                }
            }
        }
        agreed & !clashes
    }

    /// Whether the pattern fits at an anchor, and if not, why.
    pub fn fits(&self, pattern: Pattern, x: i8, y: i8) -> Result<(), Misfit> {
        let (mut overlaps, mut agreed) = (false, false);
        for lower in 0..2 {
            for right in 0..2 {
                let covered = pattern.is_covered(right, lower);
                match self.area(i16::from(x) + i16::from(right), i16::from(y) + i16::from(lower)) {
                    None => {}
                    Some(below) if below != covered => return Err(Misfit::Disagrees),
                    Some(_) => {
                        overlaps = true;
                        agreed |= covered;
                    }
                }
            }
        }
        match (overlaps, agreed) {
            (false, _) => Err(Misfit::NoOverlap),
            (true, false) => Err(Misfit::NothingCovered),
            (true, true) => Ok(()),
        }
    }

    /// Whether the area that lies there is covered; none if the table is bare.
    fn area(&self, x: i16, y: i16) -> Option<bool> {
        let column = usize::try_from(x - i16::from(self.left)).ok().filter(|&column| column < 64)?;
        let row = usize::try_from(y - i16::from(self.top)).ok().filter(|&row| row < SPAN)?;
        let is = |rows: &[u64; SPAN]| rows[row] >> column & 1 == 1;
        if is(&self.covered) { Some(true) } else { is(&self.empty).then_some(false) }
    }
}
