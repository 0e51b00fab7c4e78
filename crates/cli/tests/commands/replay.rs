//! `stolik replay`.

use serde_json::{Value, json};

use crate::program::{Desk, Run, keeps_quiet, says};
use crate::recording::{LEDUC_FOLD, LEDUC_RAISED, LEDUC_SHOWDOWN, recording};

/// A night market of two in which seat 1 holds a thief, seat 2 a guard, seat 1 peeks and nobody plays a trick.
const MARKET: &[&str] = &[
    "chance: trick thief",
    "chance: trick guard",
    "chance: lot silk",
    "1: peek",
    "chance: lot clock",
    "1: bid 3",
    "2: bid 1",
    "1: pass",
    "2: pass",
];

fn replay(recording: &str, words: &str) -> Run {
    let desk = Desk::new();
    desk.write("game.replay", recording);
    desk.run(&format!("replay game.replay {words}"))
}

#[test]
fn text_shows_every_step_and_the_end() {
    let text = replay(&recording("leduc", 2, LEDUC_SHOWDOWN), "").done();
    says(&text, &["Step 0 of 7", "Step 1 of 7", "Seat 1 is dealt king of spades.", "Step 7 of 7"]);
    says(
        &text,
        &["Seat 2 shows jack of hearts.", "The game is over. The cards were shown.", "Seat 1 won", "Seat 2 lost"],
    );
}

#[test]
fn text_comes_in_polish() {
    let text = replay(&recording("leduc", 2, LEDUC_SHOWDOWN), "--lang pl --seat 2").done();
    says(&text, &["Krok 0 z 7", "Miejsce 2", "walet kier", "Koniec gry.", "Miejsce 2: przegrana"]);
    keeps_quiet(&text, &["Seat", "Step"]);
}

#[test]
fn json_has_a_step_for_every_entry() {
    let steps = replay(&recording("leduc", 2, LEDUC_FOLD), "--json").json();
    assert_eq!(steps.len(), LEDUC_FOLD.len() + 1);
    for (number, step) in steps.iter().enumerate() {
        assert_eq!(step["step"], json!(number));
        assert!(step["view"].is_object() && step["sights"].is_array(), "{step}");
    }
    assert_eq!((&steps[0]["waiting"], &steps[2]["waiting"]), (&json!("chance"), &json!([1])));
    let (last, before) = steps.split_last().expect("there are steps");
    assert_eq!((&last["waiting"], &last["verdict"]["reason"]), (&json!("over"), &json!("fold")));
    assert!(before.iter().all(|step| step["verdict"].is_null()));
}

#[test]
fn a_folded_card_is_never_shown_to_the_other_seat() {
    let fold = recording("leduc", 2, LEDUC_FOLD);
    for (words, own, secrets) in [
        ("--seat 1", "king of spades", ["jack", "hearts and"]),
        ("--seat 2", "jack of hearts", ["king", "spades"]),
        ("--seat 1 --lang pl", "król pik", ["walet", "kier,"]),
        ("--seat 2 --lang pl", "walet kier", ["król", "pik"]),
        ("--seat 1 --json", "\"Ks\"", ["Jh", "jack"]),
        ("--seat 2 --json", "\"Jh\"", ["Ks", "king"]),
    ] {
        let out = replay(&fold, words).done();
        says(&out, &[own]);
        keeps_quiet(&out, &secrets);
    }
}

#[test]
fn a_card_is_hidden_until_it_is_shown() {
    let showdown = recording("leduc", 2, LEDUC_SHOWDOWN);
    let text = replay(&showdown, "--seat 1").done();
    let (before, after) = text.split_once("Step 7 of 7").expect("the last step");
    keeps_quiet(before, &["jack"]);
    says(after, &["Seat 2 shows jack of hearts.", "Seat 2 holds jack of hearts"]);
    let steps = replay(&showdown, "--seat 1 --json").json();
    let (last, before) = steps.split_last().expect("there are steps");
    before.iter().for_each(|step| keeps_quiet(&step.to_string(), &["Jh"]));
    assert_eq!(last["view"]["seats"][1]["card"], "Jh");
}

#[test]
fn tricks_bids_and_looks_stay_with_their_seat() {
    let market = recording("night-market", 2, MARKET);
    let steps = replay(&market, "--seat 2 --json").json();
    let all: String = steps.iter().map(Value::to_string).collect();
    keeps_quiet(&all, &["\"thief\""]);
    let in_round =
        |range: std::ops::RangeInclusive<usize>| steps[range].iter().map(Value::to_string).collect::<String>();
    // The lot that seat 1 looked at is turned up with the last answer.
    keeps_quiet(&in_round(0..=8), &["\"clock\""]);
    assert_eq!(steps[9]["view"]["on_offer"], "clock");
    // The bid of seat 1 is turned up with that of seat 2.
    keeps_quiet(&in_round(6..=6), &["\"bid\":3", "\"own_bid\":3"]);
    says(&in_round(7..=7), &["\"bid\":3"]);
    // Nobody sees who has answered about a trick.
    assert_eq!(steps[8]["sights"], json!([]));
    let own: String = replay(&market, "--seat 1 --json").json().iter().map(Value::to_string).collect();
    says(&own, &["\"thief\"", "\"clock\"", "\"own_bid\":3"]);
    keeps_quiet(&own, &["\"guard\""]);
}

#[test]
fn a_game_that_goes_on_has_no_verdict() {
    let running = recording("leduc", 2, LEDUC_RAISED);
    let steps = replay(&running, "--json").json();
    assert_eq!((&steps[3]["waiting"], &steps[3]["verdict"]), (&json!([2]), &Value::Null));
    keeps_quiet(&replay(&running, "").done(), &["The game is over"]);
}

#[test]
fn undo_and_concession_are_steps() {
    let entries = ["1: a", "2: d", "undo: 1", "1: c", "concede: 2"];
    let game = recording("connect-four", 2, &entries) + "\nreason: conceded\n";
    says(&replay(&game, "").done(), &["Seat 1 takes the last action back.", "Seat 2 concedes.", "The game is over."]);
    let steps = replay(&game, "--json").json();
    assert_eq!(steps[3]["view"], steps[0]["view"]);
    assert_eq!((&steps[3]["sights"][0]["undone"], &steps[5]["sights"][0]["conceded"]), (&json!(1), &json!(2)));
    assert_eq!(steps[5]["verdict"]["reason"], "conceded");
}

#[test]
fn a_corrupt_file_fails_with_the_line() {
    let good = recording("leduc", 2, LEDUC_FOLD) + "\nresult: 1 won 3\nresult: 2 lost -3\nreason: fold\n";
    replay(&good, "").done();
    for (old, new, line, named) in [
        ("stolik replay 1", "once upon a time", 1, "expected `stolik replay 1`, found `once upon a time`"),
        ("game: leduc", "name: leduc", 2, "expected `game: …`"),
        ("rules: 1", "rules: one", 3, "`one`"),
        ("rules: 1", "rules: 99", 3, "rules version 99"),
        ("seats: 2", "seats: 5", 4, "2 seats"),
        ("seats: 2", "seats: 2\noption: pace=slow", 5, "`pace`"),
        ("chance: Ks", "chance: As", 6, "`As`"),
        ("chance: Jh", "chance: Ks", 7, "chance cannot bring `Ks`"),
        ("1: raise", "1: dance", 8, "`dance`"),
        ("1: raise", "1: fold", 8, "LED-006"),
        ("1: raise", "2: raise", 8, "LED-003"),
        ("1: raise", "3: raise", 8, "no seat 3"),
        ("1: raise", "undo: 1", 8, "refused"),
        ("2: call", "somebody: call", 9, "`somebody`"),
        ("2: call", "call", 9, "`call`"),
        ("2: fold", "2: fold\n1: call", 13, "the game is over"),
        ("result: 1 won 3", "result: 1 won 4", 14, "result: 1 won 3"),
        ("reason: fold", "reason: showdown", 16, "reason: fold"),
        ("reason: fold", "hash: 1-0000000000000000", 16, "hash: "),
        ("reason: fold", "reason: fold\n1: call", 17, "after the result"),
    ] {
        assert!(good.contains(old), "{old}");
        let bad = good.replacen(old, new, 1);
        let place = format!("game.replay: line {line}: ");
        for words in ["", "--seat 1 --json"] {
            let run = replay(&bad, words);
            run.failed(1, &[&place, named]);
            assert_eq!(run.out, "", "{bad}");
        }
    }
}

#[test]
fn a_file_that_ends_too_early_fails() {
    replay("", "").failed(1, &["game.replay: line 1: ", "the file is empty"]);
    replay("stolik replay 1\ngame: leduc\n", "").failed(1, &["game.replay: line 2: ", "`rules: …`", "the file ends"]);
}

#[test]
fn a_file_of_an_unknown_game_fails() {
    let chess = recording("leduc", 2, &[]).replace("leduc", "chess");
    replay(&chess, "").failed(1, &["game.replay", "`chess`", "leduc"]);
}

#[test]
fn a_file_that_cannot_be_read_fails() {
    let desk = Desk::new();
    desk.write("bytes.replay", [0xff, 0xfe, 0x00]);
    desk.write("directory/file", "");
    for file in ["missing.replay", "directory", "bytes.replay"] {
        desk.run(&format!("replay {file}")).failed(1, &[file]);
    }
}

#[test]
fn a_seat_that_is_not_there_is_wrong_usage() {
    for seat in ["7", "3", "0", "first"] {
        let named = format!("`{seat}`");
        replay(&recording("leduc", 2, LEDUC_FOLD), &format!("--seat {seat}")).failed(2, &["1 to 2", &named]);
    }
    Desk::new().run("replay").failed(2, &["<FILE>"]);
}

#[test]
fn the_seat_that_looks_is_marked() {
    let out = replay(&recording("leduc", 2, LEDUC_FOLD), "--seat 2").done();
    assert!(out.contains("Seat 2 (you) holds jack of hearts") && !out.contains("Seat 1 (you)"), "{out}");
    keeps_quiet(&replay(&recording("leduc", 2, LEDUC_FOLD), "").done(), &["(you)"]);
}
