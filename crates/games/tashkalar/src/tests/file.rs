//! The card file.

use super::position::{A, Position};
use crate::cards::{BOX, Card, CardType, School};
use crate::file;

/// TK-020 to TK-022: the file in the box is as the box is.
#[test]
fn the_file_in_the_box_is_right() {
    file::read("cards.toml", file::TEXT).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(Card::all().filter(|card| card.of_type() == CardType::Being).count(), 108);
    assert_eq!(BOX.faces.len(), 108 + 12 + 12);
}

/// TK-206, TK-207: Everfrost is a school like the others: 18 beings of its own, and pieces of a colour like any other.
#[test]
fn everfrost_is_a_school_like_the_others() {
    let schools = |school: &str| school.parse::<School>().unwrap().cards().collect::<Vec<_>>();
    let everfrost = schools("everfrost");
    assert_eq!(everfrost.len(), 18);
    assert!(everfrost.iter().all(|card| !schools("northern").contains(card)));
    let supplies = ["everfrost", "highland"].map(|school| Position::high(school).supply(A));
    assert_eq!(supplies, [[17, 3]; 2]);
    assert_eq!(Position::melee("everfrost").supply(A), [15, 3]);
}
