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

    /// The side with the highest key wins, with all its seats; sides with equal keys share the first place. For each seat its side,
    /// the key of that side and its own points.
    ///
    /// A key may be anything that can be compared: a tuple breaks ties by its next part.
    pub fn by_rank<K: Ord>(reason: &'static str, seats: impl IntoIterator<Item = (u8, K, i32)>) -> Verdict {
        let seats: ArrayVec<(u8, K, i32), MAX_SEATS> = seats.into_iter().collect();
        let best = seats.iter().map(|(_, key, _)| key).max();
        let leads = |key: &K| Some(key) == best;
        let leader = seats.iter().find(|(_, key, _)| leads(key)).map(|&(side, ..)| side);
        let is_shared = seats.iter().any(|(side, key, _)| leads(key) && Some(*side) != leader);
        let result = |key: &K| match leads(key) {
            true if is_shared => Result::Drew,
            true => Result::Won,
            false => Result::Lost,
        };
        Verdict::new(reason, seats.iter().map(|(_, key, points)| Standing { result: result(key), points: *points }))
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

    #[test]
    fn a_side_wins_with_all_its_seats_and_ties_are_broken_by_the_next_key() {
        let results = |seats: &[(u8, (i32, i32), i32)]| {
            let verdict = Verdict::by_rank("test", seats.iter().copied());
            verdict.standings().iter().map(|standing| (standing.result, standing.points)).collect::<Vec<_>>()
        };
        let partners = [(0, (9, 1), 5), (1, (9, 0), 6), (0, (9, 1), 4), (1, (9, 0), 3)];
        assert_eq!(results(&partners), [(Result::Won, 5), (Result::Lost, 6), (Result::Won, 4), (Result::Lost, 3)]);
        let equal = [(0, (9, 1), 5), (1, (9, 1), 6), (2, (8, 7), 8)];
        assert_eq!(results(&equal), [(Result::Drew, 5), (Result::Drew, 6), (Result::Lost, 8)]);
        assert_eq!(results(&[]), []);
    }
}
