//! The same game tree as OpenSpiel's `connect_four`.

use connect_four::ConnectFour;
use kernel::{Game, NoEvents, Setup, Waiting};

type State = <ConnectFour as Game>::State;

/// How many positions can be reached in exactly `depth` moves, counted by way.
fn leaves(state: &State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let Waiting::Seats(seats) = ConnectFour::waiting(state) else { return 0 };
    let seat = seats.first().unwrap();
    let mut options = Vec::new();
    ConnectFour::options(state, seat, &mut options);
    let child = |action| {
        let mut child = state.clone();
        ConnectFour::apply(&mut child, seat, action, &mut NoEvents);
        leaves(&child, depth - 1)
    };
    options.into_iter().map(child).sum()
}

/// C4-001 to C4-005: the counts are those of OpenSpiel 2.0.2.
#[test]
fn has_as_many_ways_as_open_spiel() {
    let start = ConnectFour::start(&Setup::usual(ConnectFour::meta())).unwrap();
    let counts: Vec<u64> = (1..=7).map(|depth| leaves(&start, depth)).collect();
    assert_eq!(counts, [7, 49, 343, 2_401, 16_807, 117_649, 823_536]);
}
