//! The order in which looked-at cards go back on the deck.

use std::fmt;
use std::str::FromStr;

use kernel::BadNotation;

/// THR-267: which of the looked-at cards lies on top, which below it and so on; `213` puts the second on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Order {
    /// From the top; 0 behind the last.
    from: [u8; 3],
}

impl Order {
    const ALL: [[u8; 3]; 9] =
        [[1, 0, 0], [1, 2, 0], [2, 1, 0], [1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]];

    /// Every order of so many cards.
    pub(crate) fn all(cards: usize) -> impl Iterator<Item = Order> {
        Order::ALL.into_iter().map(|from| Order { from }).filter(move |order| order.len() == cards)
    }

    /// How many cards it orders.
    pub(crate) fn len(self) -> usize {
        self.from.iter().filter(|&&place| place > 0).count()
    }

    /// The places the cards had, from the one that is on top now; counted from 0.
    pub(crate) fn places(self) -> impl DoubleEndedIterator<Item = usize> {
        (0..self.len()).map(move |index| usize::from(self.from[index]) - 1)
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.places().try_for_each(|place| write!(f, "{}", place + 1))
    }
}

impl FromStr for Order {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Order, BadNotation> {
        let all = Order::ALL.into_iter().map(|from| Order { from });
        let found = all.into_iter().find(|order| order.to_string() == text);
        found.ok_or_else(|| BadNotation::new(text, "an order of one to three cards, such as 213"))
    }
}
