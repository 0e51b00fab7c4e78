//! The card file.

use super::position::{A, Position};
use super::texts::texts_with;
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

/// TK-091, TK-092: some things happen without a question, others may always be left out, whatever the file says of them; a file that says
/// something else is refused, or the text made from it would tell players something else.
#[test]
fn a_how_that_would_be_ignored_is_refused() {
    let error = |id: &str, old: &str, new: &str| texts_with(id, old, new).expect_err("it is refused");
    let gain = "do = { gain = 1 }";
    let unasked = "expected no `how`, since it is done without a question: part 1 of";
    for how in ["how = \"may\"", "how = { up-to = 2 }", "how = { times = 2 }"] {
        let error = error("imp-time-mage", gain, &format!("{how}, {gain}"));
        assert!(error.starts_with("cards.toml, line ") && error.contains(", card `imp-time-mage`: "), "{error}");
        assert!(error.ends_with(&format!("{unasked} `effect`")), "{error}");
    }
    let warped = error("eth-translocationist", gain, &format!("how = \"may\", {gain}"));
    assert!(warped.ends_with(&format!("card `eth-translocationist`: {unasked} `warp_effect`")), "{warped}");
    let flare = error("fla-04", gain, &format!("how = \"may\", {gain}"));
    assert!(flare.ends_with(&format!("card `fla-04`: {unasked} `lower_effect`")), "{flare}");
    let frozen = error("eve-winter-whisperer", "how = \"may\", do = \"discard-flare\"", "do = \"discard-flare\"");
    let optional = "expected `how = \"may\"`, since it may always be left out: part 2 of `freeze_effect`";
    assert!(frozen.ends_with(&format!("card `eve-winter-whisperer`: {optional}")), "{frozen}");
}
