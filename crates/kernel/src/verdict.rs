//! How a game ended.

use arrayvec::ArrayVec;
use serde::{Serialize, Serializer};

use crate::{MAX_SEATS, Seat};

/// How a game ended: a standing for each seat and the reason, as data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Verdict {
    #[serde(serialize_with = "as_list")]
    standings: ArrayVec<Standing, MAX_SEATS>,
    /// A word that names the reason; the words of a game explain it as the message `verdict-<reason>`.
    pub reason: &'static str,
}

/// How one seat ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// Whether the seat won.
    pub result: Result,
    /// What the game counts: points, chips, or 1, 0 and -1.
    pub points: i32,
}

/// Won, drew or lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Result {
    /// The seat lost.
    Lost,
    /// The seat shares the first place.
    Drew,
    /// The seat won.
    Won,
}

impl Result {
    /// The word that replays use.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Result::Lost => "lost",
            Result::Drew => "drew",
            Result::Won => "won",
        }
    }
}

impl Verdict {
    /// A verdict with one standing per seat.
    pub fn new(reason: &'static str, standings: impl IntoIterator<Item = Standing>) -> Verdict {
        Verdict { standings: standings.into_iter().collect(), reason }
    }

    /// The most points win; equal ones share the first place as a draw.
    #[must_use]
    pub fn by_points(reason: &'static str, points: &[i32]) -> Verdict {
        let best = points.iter().max().copied().unwrap_or_default();
        let leaders = points.iter().filter(|&&own| own == best).count();
        let result = |own| match own == best {
            true if leaders == 1 => Result::Won,
            true => Result::Drew,
            false => Result::Lost,
        };
        Verdict::new(reason, points.iter().map(|&points| Standing { result: result(points), points }))
    }

    /// The standing of a seat.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Standing {
        self.standings[seat.index()]
    }

    /// The standings in seat order.
    #[must_use]
    pub fn standings(&self) -> &[Standing] {
        &self.standings
    }
}

fn as_list<S: Serializer>(
    standings: &ArrayVec<Standing, MAX_SEATS>,
    serializer: S,
) -> std::result::Result<S::Ok, S::Error> {
    serializer.collect_seq(standings)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_points_win_and_equal_ones_draw() {
        let results = |points: &[i32]| {
            Verdict::by_points("test", points).standings().iter().map(|standing| standing.result).collect::<Vec<_>>()
        };
        assert_eq!(results(&[3, 5, 4]), [Result::Lost, Result::Won, Result::Lost]);
        assert_eq!(results(&[5, 5, 4]), [Result::Drew, Result::Drew, Result::Lost]);
    }
}
