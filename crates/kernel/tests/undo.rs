//! Undo goes back to the seat's last decision and stops at knowledge.

mod toy;

use connect_four::ConnectFour;
use kernel::{Barrier, Entry, Game, Replay, Seat, Setup, Table, TableError, Told, Viewer, parse_line, write_replay};
use leduc::Leduc;
use toy::Toy;

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

fn after<G: Game>(lines: &[&str]) -> Table<G> {
    let mut table = Table::new(Setup::usual(G::meta())).unwrap();
    repeat(&mut table, lines);
    table
}

fn repeat<G: Game>(table: &mut Table<G>, lines: &[&str]) {
    for line in lines {
        table.repeat(parse_line::<G>(line).unwrap()).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
}

/// Says that after these lines `seat` can take nothing back by itself, and why; trying changes nothing.
fn barred<G: Game>(lines: &[&str], seat: Seat, barrier: Barrier) {
    let mut table = after::<G>(lines);
    assert_eq!(table.can_undo(seat), Err(barrier), "{lines:?}");
    assert_eq!(table.undo(seat), Err(TableError::NoUndo(barrier)));
    assert_eq!((table.state(), table.log()), (after::<G>(lines).state(), after::<G>(lines).log()));
}

#[test]
fn a_seat_goes_back_to_its_last_decision() {
    let mut table = after::<ConnectFour>(&["1: d", "2: e"]);
    assert_eq!(table.can_undo(SECOND), Ok(()));
    table.undo(SECOND).unwrap();
    assert_eq!(table.state(), after::<ConnectFour>(&["1: d"]).state());
    assert_eq!(table.log().last(), Some(&Entry::Undo(SECOND)));
    repeat(&mut table, &["2: c"]);
    assert_eq!(table.state(), after::<ConnectFour>(&["1: d", "2: c"]).state());
}

#[test]
fn a_seat_takes_several_steps_of_its_own_back() {
    let mut table = after::<Toy>(&["1: pass", "2: mark", "2: mark", "2: mark"]);
    for left in [2, 1, 0] {
        table.undo(SECOND).unwrap();
        let lines = &["1: pass", "2: mark", "2: mark"][..=left];
        assert_eq!(table.state(), after::<Toy>(lines).state());
    }
    assert!(table.can_undo(SECOND).is_err());
    assert_eq!(table.log().len(), 7);
}

/// Taking all back is taking back one by one, in one entry, and stops where that stops.
#[test]
fn a_seat_takes_its_whole_turn_back_at_once() {
    for (lines, steps, left) in [
        (&["1: pass", "2: mark", "2: mark", "2: mark"][..], 3, &["1: pass"][..]),
        (&["1: pass", "2: mark", "1: wave", "2: mark", "2: mark"], 2, &["1: pass", "2: mark", "1: wave"]),
        (&["1: pass", "2: mark", "2: look", "2: mark"], 1, &["1: pass", "2: mark", "2: look"]),
    ] {
        let mut table = after::<Toy>(lines);
        assert_eq!((table.undoable_steps(SECOND), table.undoable_steps(FIRST)), (steps, 0), "{lines:?}");
        table.undo_all(SECOND).unwrap();
        assert_eq!(table.state(), after::<Toy>(left).state(), "{lines:?}");
        assert_eq!(table.log().last(), Some(&Entry::UndoAll(SECOND)));
        let again = Replay::<Toy>::parse(&write_replay(&table)).unwrap().play().unwrap();
        assert_eq!((again.state(), again.log()), (table.state(), table.log()));
        for viewer in Viewer::everyone(2) {
            assert_eq!(table.stream(viewer, 0).last().unwrap().what, Told::UndoneAll(SECOND));
        }
        assert_eq!(table.undoable_steps(SECOND), 0);
        assert!(table.undo_all(SECOND).is_err());
    }
}

#[test]
fn at_the_start_there_is_nothing_to_take_back() {
    for seat in [FIRST, SECOND] {
        barred::<ConnectFour>(&[], seat, Barrier::Start);
        barred::<Leduc>(&[], seat, Barrier::Start);
    }
    barred::<ConnectFour>(&["1: d", "undo: 1"], FIRST, Barrier::Start);
}

#[test]
fn another_seat_bars_the_way_back() {
    barred::<ConnectFour>(&["1: d", "2: e"], FIRST, Barrier::OtherSeat);
    barred::<ConnectFour>(&["1: d"], SECOND, Barrier::Start);
    barred::<Leduc>(&["chance: Ks", "chance: Qs", "1: call", "2: raise"], FIRST, Barrier::OtherSeat);
    barred::<Toy>(&["1: mark", "2: wave"], FIRST, Barrier::OtherSeat);
}

#[test]
fn chance_bars_the_way_back() {
    let dealt = ["chance: Ks", "chance: Qs"];
    let turned_up = ["chance: Ks", "chance: Qs", "1: call", "2: call", "chance: Jh"];
    for seat in [FIRST, SECOND] {
        barred::<Leduc>(&dealt, seat, Barrier::Start);
        barred::<Leduc>(&turned_up, seat, Barrier::Chance);
    }
    let mut before_chance = after::<Leduc>(&turned_up[..4]);
    assert_eq!(before_chance.undo(SECOND), Ok(()));
}

#[test]
fn what_was_seen_bars_the_way_back() {
    barred::<Toy>(&["1: mark", "1: look"], FIRST, Barrier::Revealed);
    let mut table = after::<Toy>(&["1: look", "1: mark"]);
    table.undo(FIRST).unwrap();
    assert_eq!(table.can_undo(FIRST), Err(Barrier::Revealed));
}

#[test]
fn an_answer_given_while_others_answer_stands() {
    barred::<Toy>(&["1: pass", "2: pass", "2: yes"], SECOND, Barrier::Sealed);
    barred::<Toy>(&["1: pass", "2: pass", "2: yes"], FIRST, Barrier::Sealed);
}

#[test]
fn the_way_back_does_not_tell_that_another_has_answered() {
    let without = [&["1: pass", "2: pass"][..], &["1: pass", "2: pass", "2: wave"]];
    let with = [&["1: pass", "2: pass", "1: yes"][..], &["1: pass", "2: pass", "1: yes", "2: wave"]];
    for (without, with) in without.into_iter().zip(with) {
        let [without, with] = [without, with].map(after::<Toy>);
        assert_eq!(with.can_undo(SECOND), without.can_undo(SECOND));
        assert_eq!(with.can_undo_agreed(SECOND), without.can_undo_agreed(SECOND));
    }
}

#[test]
fn the_end_bars_the_way_back() {
    for seat in [FIRST, SECOND] {
        barred::<Leduc>(&["chance: Ks", "chance: Qs", "1: raise", "2: fold"], seat, Barrier::Over);
        barred::<ConnectFour>(&["1: d", "2: e", "concede: 1"], seat, Barrier::Over);
        barred::<ConnectFour>(&["1: a", "2: b", "1: a", "2: b", "1: a", "2: b", "1: a"], seat, Barrier::Over);
    }
}

#[test]
fn what_others_took_back_bars_nothing() {
    let mut table = after::<ConnectFour>(&["1: d", "2: e", "undo: 2"]);
    table.undo(FIRST).unwrap();
    assert_eq!(table.state(), after::<ConnectFour>(&[]).state());
}

#[test]
fn with_consent_a_seat_goes_back_across_others() {
    let mut table = after::<ConnectFour>(&["1: d", "2: e", "1: c", "2: b"]);
    assert_eq!(table.can_undo_agreed(FIRST), Ok(()));
    table.undo_agreed(FIRST).unwrap();
    assert_eq!(table.state(), after::<ConnectFour>(&["1: d", "2: e"]).state());
    assert_eq!(table.can_undo(SECOND), Ok(()));
    table.undo_agreed(FIRST).unwrap();
    assert_eq!(table.state(), after::<ConnectFour>(&[]).state());
    assert_eq!(table.undo_agreed(FIRST), Err(TableError::NoUndo(Barrier::Start)));
}

#[test]
fn consent_does_not_go_back_across_knowledge() {
    let consent = |lines, seat| after::<Leduc>(lines).can_undo_agreed(seat);
    let turned_up = ["chance: Ks", "chance: Qs", "1: call", "2: call", "chance: Jh", "1: call"];
    assert_eq!(consent(&turned_up[..5], FIRST), Err(Barrier::Chance));
    assert_eq!(consent(&turned_up, FIRST), Ok(()));
    assert_eq!(consent(&turned_up, SECOND), Err(Barrier::Chance));
    let shown = [&turned_up[..], &["2: call"]].concat();
    assert_eq!(consent(&shown, SECOND), Err(Barrier::Over));
    assert_eq!(after::<Toy>(&["1: look"]).can_undo_agreed(FIRST), Err(Barrier::Revealed));
    assert_eq!(after::<Toy>(&["1: pass", "2: pass", "1: no"]).can_undo_agreed(FIRST), Err(Barrier::Sealed));
}

#[test]
fn what_was_agreed_plays_again_from_the_log() {
    let mut table = after::<ConnectFour>(&["1: d", "2: e"]);
    table.undo_agreed(FIRST).unwrap();
    repeat(&mut table, &["1: c"]);
    let again = after::<ConnectFour>(&["1: d", "2: e", "undo: 1", "1: c"]);
    assert_eq!((again.state(), again.log()), (table.state(), table.log()));
}
