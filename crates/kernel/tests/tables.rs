//! A table takes what is offered and nothing else, tells every viewer its own story, and ends when a seat gives up.

mod toy;

use connect_four::ConnectFour;
use kernel::{Entry, Game, GameResult, Refusal, Replay, Seat, Seats, Setup, Standing, Table, TableError};
use kernel::{Told, Viewer, Waiting, parse_line, write_replay};
use leduc::Leduc;
use toy::Toy;

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);
const THIRD: Seat = Seat::new(2);

/// A table after these lines of a recording.
fn table<G: Game>(setup: Setup, lines: &[&str]) -> Table<G> {
    let mut table = Table::new(setup).unwrap();
    for line in lines {
        table.repeat(parse_line::<G>(line).unwrap()).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    table
}

fn leduc(lines: &[&str]) -> Table<Leduc> {
    table(Setup::usual(Leduc::meta()), lines)
}

fn connect_four(lines: &[&str]) -> Table<ConnectFour> {
    table(Setup::usual(ConnectFour::meta()), lines)
}

fn toy(seats: u8, sides: &str, lines: &[&str]) -> Table<Toy> {
    table(Setup::new(Toy::meta(), seats, [("sides", sides)]).unwrap(), lines)
}

/// All there is to know about a table from outside, as text.
fn everything<G: Game>(table: &Table<G>) -> String {
    let streams: Vec<_> = Viewer::everyone(table.seats()).map(|viewer| table.stream(viewer, 0)).collect();
    let undo: Vec<_> = Seats::all(table.seats()).iter().map(|seat| table.can_undo(seat)).collect();
    format!("{:?}", (table.snapshot(), table.log(), streams, table.waiting(), table.verdict(), undo))
}

/// Says that the table turns each line down with these words, and that nothing of it has changed then.
fn refuses<G: Game>(table: &mut Table<G>, refused: &[(&str, &str)]) {
    let before = everything(table);
    for (line, words) in refused {
        let error = table.repeat(parse_line::<G>(line).unwrap()).expect_err(line);
        assert_eq!(error.to_string(), *words, "{line}");
        assert_eq!(everything(table), before, "{line}");
    }
}

#[test]
fn a_refused_answer_changes_nothing() {
    let mut full = connect_four(&["1: a", "2: a", "1: a", "2: a", "1: a", "2: a"]);
    refuses(&mut full, &[("1: a", "C4-004: refused-full"), ("2: b", "C4-002: refused-turn")]);
    let raised = &["chance: Ks", "chance: Qs", "1: raise", "2: raise"];
    refuses(&mut leduc(raised), &[("1: raise", "LED-005: refused-raise")]);
    let fold = "LED-006: refused-fold";
    refuses(&mut leduc(&raised[..2]), &[("1: fold", fold), ("2: call", "LED-003: refused-turn")]);
}

#[test]
fn a_refusal_is_a_value_that_names_its_rule() {
    let Err(TableError::Refused(refusal)) = leduc(&["chance: Ks", "chance: Qs"]).answer(SECOND, leduc::Bet::Call)
    else {
        panic!("not this seat's turn")
    };
    assert_eq!((refusal, refusal.rule()), (leduc::Refused::NotYourTurn, "LED-003"));
}

#[test]
fn a_seat_that_is_not_there_does_nothing() {
    let nobody = "this table has no seat 3";
    let lines = [("3: a", nobody), ("undo: 3", nobody), ("concede: 3", nobody)];
    refuses(&mut connect_four(&["1: d"]), &lines);
    refuses(&mut toy(2, "many", &["1: mark"]), &[("3: wave", nobody)]);
}

#[test]
fn nobody_answers_while_chance_is_awaited() {
    let mut dealing = leduc(&["chance: Ks"]);
    assert_eq!((dealing.waiting(), dealing.asked(Viewer::seat(FIRST))), (Waiting::Chance, Seats::NONE));
    let turn = "LED-003: refused-turn";
    refuses(&mut dealing, &[("1: call", turn), ("2: call", turn), ("chance: Ks", "chance cannot bring `Ks` now")]);
}

#[test]
fn chance_is_not_taken_when_it_is_not_awaited() {
    let mut asked = leduc(&["chance: Ks", "chance: Qs"]);
    refuses(&mut asked, &[("chance: Js", "the table does not wait for chance")]);
}

#[test]
fn a_table_rolls_until_somebody_is_asked() {
    let mut table = leduc(&[]);
    table.roll(&mut kernel::Scripted::new([4, 0]));
    assert_eq!(table.log(), [Entry::Chance("Ks".parse().unwrap()), Entry::Chance("Js".parse().unwrap())]);
    table.roll(&mut kernel::Scripted::new([]));
    assert_eq!((table.log().len(), table.waiting()), (2, Waiting::seat(FIRST)));
}

#[test]
fn nothing_is_taken_after_the_end() {
    let over = "the game is over";
    let mut folded = leduc(&["chance: Ks", "chance: Qs", "1: raise", "2: fold"]);
    assert_eq!((folded.waiting(), folded.verdict().unwrap().reason), (Waiting::Over, "fold"));
    refuses(&mut folded, &[("1: call", over), ("chance: Js", over), ("concede: 1", over), ("undo: 2", over)]);
    let mut voted = toy(2, "many", &["1: pass", "2: pass", "2: no", "1: yes"]);
    refuses(&mut voted, &[("1: yes", over), ("2: wave", over)]);
}

#[test]
fn an_interjection_is_taken_from_a_seat_that_is_not_asked() {
    let mut table = toy(3, "many", &["3: wave", "1: mark"]);
    assert_eq!(table.waiting(), Waiting::seat(FIRST));
    refuses(&mut table, &[("3: wave", "T-1"), ("3: mark", "T-1")]);
}

#[test]
fn who_concedes_loses_and_the_table_is_over() {
    let mut table = connect_four(&["1: d", "2: e"]);
    let hash = table.hash();
    table.concede(SECOND).unwrap();
    let verdict = table.verdict().unwrap();
    assert_eq!(verdict.reason, "conceded");
    assert_eq!(verdict.of(FIRST), Standing { result: GameResult::Won, points: 1 });
    assert_eq!(verdict.of(SECOND), Standing { result: GameResult::Lost, points: -1 });
    assert_eq!((table.waiting(), table.asked(Viewer::seat(FIRST))), (Waiting::Over, Seats::NONE));
    assert_eq!((table.hash(), table.log().last()), (hash, Some(&Entry::Concede(SECOND))));
    let over = "the game is over";
    refuses(&mut table, &[("1: d", over), ("concede: 1", over), ("concede: 2", over), ("undo: 2", over)]);
}

#[test]
fn a_seat_concedes_at_any_time() {
    for lines in [&[][..], &["chance: Ks"], &["chance: Ks", "chance: Qs"], &["chance: Ks", "chance: Qs", "1: call"]] {
        for seat in [FIRST, SECOND] {
            let mut table = leduc(lines);
            table.concede(seat).unwrap();
            assert_eq!(table.verdict().unwrap().of(seat).result, GameResult::Lost);
            assert_eq!(table.verdict().unwrap().of(seat.next(2)).result, GameResult::Won);
        }
    }
}

#[test]
fn partners_against_the_game_give_up_together() {
    let mut table = toy(2, "one", &[]);
    table.concede(FIRST).unwrap();
    assert_eq!(table.verdict(), None);
    table.concede(SECOND).unwrap();
    assert!(table.verdict().unwrap().standings().iter().all(|standing| standing.result == GameResult::Lost));
}

#[test]
fn a_proposal_to_give_up_can_be_withdrawn() {
    let table = toy(2, "one", &["concede: 1", "withdraw: 1", "concede: 2"]);
    assert_eq!(table.verdict(), None);
    let unasked = toy(2, "one", &["withdraw: 1"]);
    assert_eq!(unasked.log(), []);
}

#[test]
fn partners_give_up_against_another_side_and_only_they_know_before() {
    let mut table = toy(4, "two", &[]);
    let partner = Seats::all(4).iter().find(|&seat| seat != FIRST && Toy::side(table.state(), seat) == 0).unwrap();
    let rival = Seats::all(4).iter().find(|&seat| Toy::side(table.state(), seat) == 1).unwrap();
    table.concede(FIRST).unwrap();
    assert_eq!((table.waiting(), table.verdict()), (Waiting::seat(FIRST), None));
    for (viewer, heard) in [(Viewer::seat(partner), 1), (Viewer::seat(rival), 0), (Viewer::SPECTATOR, 0)] {
        assert_eq!(table.stream(viewer, 0).len(), heard, "{viewer:?}");
    }
    let opened: Table<Toy> = Table::open(&table.snapshot()).unwrap();
    table = opened;
    table.concede(partner).unwrap();
    let verdict = table.verdict().unwrap();
    assert_eq!((verdict.of(FIRST).result, verdict.of(rival).result), (GameResult::Lost, GameResult::Won));
    assert_eq!(table.stream(Viewer::SPECTATOR, 0).len(), 1);
}

#[test]
fn nobody_concedes_against_several() {
    for mut table in [toy(3, "many", &[]), toy(4, "many", &[])] {
        let before = everything(&table);
        assert_eq!(table.concede(FIRST), Err(TableError::NoConcession));
        assert_eq!(everything(&table), before);
    }
}

/// Says what a viewer of a table hears, as lines.
fn check_stream(table: &Table<Toy>, viewer: Viewer, expected: &[&str]) {
    let words = |told: &Told<String>| match told {
        Told::Event(sight) => sight.clone(),
        Told::Undone(seat) => format!("undo: {seat}"),
        Told::UndoneAll(seat) => format!("undo all: {seat}"),
        Told::Conceded(seat) => format!("concede: {seat}"),
        other => format!("{other:?}"),
    };
    let heard: Vec<String> = table.stream(viewer, 0).iter().map(|heard| words(&heard.what)).collect();
    assert_eq!(heard, expected, "{viewer:?}");
}

#[test]
fn everybody_hears_an_undo_and_a_concession() {
    let table = toy(2, "many", &["1: mark", "undo: 1", "1: look", "1: pass", "2: look", "concede: 2"]);
    check_stream(&table, Viewer::seat(FIRST), &["1: mark", "undo: 1", "1: look", "1: pass", "concede: 2"]);
    check_stream(&table, Viewer::seat(SECOND), &["1: mark", "undo: 1", "1: pass", "2: look", "concede: 2"]);
    check_stream(&table, Viewer::SPECTATOR, &["1: mark", "undo: 1", "1: pass", "concede: 2"]);
}

/// Says that the stream of each viewer counts from 1 without gaps and can be asked for from any number on.
fn check_numbers<G: Game>(table: &Table<G>) {
    for viewer in Viewer::everyone(table.seats()) {
        let stream = table.stream(viewer, 0);
        assert!(stream.iter().map(|heard| heard.number).eq(1..=stream.len() as u32), "{viewer:?}");
        for (since, _) in (0..).zip(&stream) {
            assert_eq!(table.stream(viewer, since), stream[since as usize..]);
        }
        assert_eq!(table.stream(viewer, stream.len() as u32), []);
        assert_eq!(table.stream(viewer, u32::MAX), []);
    }
}

const LONG_LEDUC: [&str; 9] =
    ["chance: Ks", "chance: Qs", "1: raise", "undo: 1", "1: call", "2: raise", "1: call", "chance: Qh", "1: call"];

const LONG_TOY: [&str; 10] =
    ["2: wave", "1: look", "1: mark", "undo: 1", "1: pass", "2: look", "2: mark", "2: pass", "2: yes", "1: no"];

#[test]
fn streams_are_numbered_from_one_without_gaps() {
    check_numbers(&leduc(&LONG_LEDUC));
    check_numbers(&connect_four(&["1: d", "undo: 1", "1: e", "2: e", "concede: 1"]));
    let secrets = toy(2, "many", &LONG_TOY);
    check_numbers(&secrets);
    let lengths = [FIRST, SECOND].map(|seat| secrets.stream(Viewer::seat(seat), 0).len());
    assert_eq!((lengths, secrets.stream(Viewer::SPECTATOR, 0).len()), ([8, 8], 6));
}

/// Says that what was done gives, repeated, the same table, the same streams and the same recording.
fn check_replay<G: Game>(table: &Table<G>) {
    let written = write_replay(table);
    let again = Replay::<G>::parse(&written).and_then(|replay| replay.play()).unwrap();
    assert_eq!(everything(&again), everything(table));
    assert_eq!(again.hash(), table.hash());
    assert_eq!(write_replay(&again), written);
}

#[test]
fn a_log_with_undo_and_concession_gives_the_same_table_again() {
    check_replay(&leduc(&LONG_LEDUC));
    let mut conceded = leduc(&LONG_LEDUC);
    conceded.concede(SECOND).unwrap();
    check_replay(&conceded);
    check_replay(&connect_four(&["1: d", "2: d", "undo: 2", "2: e", "concede: 1"]));
    check_replay(&toy(2, "many", &LONG_TOY));
    check_replay(&toy(3, "two", &["1: mark", "1: mark", "3: wave", "undo: 3", "undo: 1", "undo: 1"]));
}

#[test]
fn a_third_seat_hears_as_much_as_a_spectator_of_what_is_not_its_own() {
    let table = toy(3, "many", &["1: look", "1: pass", "2: look", "2: pass"]);
    let third = table.stream(Viewer::seat(THIRD), 0);
    assert_eq!(third, table.stream(Viewer::SPECTATOR, 0));
    assert_eq!(third.len(), 2);
}
