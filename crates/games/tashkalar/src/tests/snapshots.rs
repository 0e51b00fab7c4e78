//! What everybody sees at telling moments; the files in `snapshots` are to be read. `INSTA_UPDATE=always` writes them anew.

use kernel::{Game, Seat, Setup};

use super::position::{A, B, Position};
use crate::TashKalar;
use crate::action::Outcome;
use crate::state::State;

fn keep(moment: &str, state: &State) {
    assert_eq!((A.index(), B.index()), (0, 1), "seat 1 is the active player A, seat 2 the next player B");
    insta::assert_yaml_snapshot!(moment, laws::views::<TashKalar>(state, state.rules.seats));
}

/// D-01: the third seat is asked for a school; nothing is laid out yet.
#[test]
fn schools_are_picked() {
    let setup = Setup::new(TashKalar::meta(), 3, []).expect("the setup fits");
    let mut state = TashKalar::start(&setup).expect("the setup fits");
    TashKalar::resolve(&mut state, Outcome::Seat(Seat::new(2)), &mut Vec::new());
    keep("schools", &state);
}

/// Section 5: a turn of High Form: hands, piles, tasks, a stored freeze effect, an effect that asks.
#[test]
fn an_effect_asks() {
    let position = Position::high("everfrost").pieces("A:C e6 d7 f7 b4, A:L h6, B:C c4, B:H g3");
    let position = position.hand(&["eve-ice-princess", "eve-snow-fox", "leg-titan", "fla-04"]);
    let position = position.hand_of(B, &["imp-knight", "leg-leviathan", "fla-01"]).pile(&["eve-war-sled"]);
    let position = position.stored("eve-crystal-grower");
    let mut position = position.tasks(&["tas-destruction", "tas-red-legends", "tas-isolation"], Some("tas-side-chain"));
    position.summon("eve-ice-princess", "e5");
    keep("effect", &position.state);
}

/// TK-065: a half-built discard is known to its player alone.
#[test]
fn cards_are_returned() {
    let position = Position::duel("sylvan").pieces("A:C c5, B:C g5").hand(&["syl-dryad", "syl-unicorn", "fla-12"]);
    let mut position = position.hand_of(B, &["imp-bomb"]);
    position.acts(&["discard syl-dryad", "return fla-12"]);
    keep("returning", &position.state);
}

/// TK-175, TK-184: the middle of a Melee.
#[test]
fn a_melee() {
    let mut position = Position::melee("highland").pieces("A:C e4 e6, A:H d4, B:C c4, C:L h7").hand(&["hig-dire-wolf"]);
    position.state.points = [[0, 3, 1, 0], [2, 0, 2, 0], [0, 5, 0, 0], [0; 4]];
    position.state.improvised[0][1] = true;
    keep("melee", &position.state);
}

/// TK-198, TK-199: the teammate has control, and the legends.
#[test]
fn control_is_passed() {
    let schools = ["northern", "southern", "highland", "sylvan"];
    let mut position = Position::new("high", &schools).pieces("A:C e4").hand(&["imp-bomb", "leg-titan", "fla-02"]);
    position.act("pass");
    keep("passed", &position.state);
}
