//! `stolik play --seat all`: several people at one keyboard.

use crate::program::{Desk, keeps_quiet, says};
use crate::recording::{LEDUC_RAISED, entries};

const HAND_OVER: &str = "Pass the keyboard to Seat ";
const TRICKS: [&str; 3] = ["Thief", "Guard", "Fool"];

/// A night market of three: a thief, a guard and a fool are dealt, and silk is on offer.
const DEALT: &[&str] = &["chance: trick thief", "chance: trick guard", "chance: trick fool", "chance: lot silk"];

/// The bids of the three seats in each round, with one highest.
const BIDS: [[&str; 3]; 5] = [
    ["bid 3", "bid 5", "bid 1"],
    ["bid 5", "bid 1", "bid 2"],
    ["bid 4", "bid 2", "bid 3"],
    ["bid 2", "bid 4", "bid 5"],
    ["bid 1", "bid 3", "bid 4"],
];

/// What was shown between two hand-overs, with the seat that looked: first what was shown to nobody yet.
fn turns(out: &str) -> (&str, Vec<(usize, &str)>) {
    let mut parts = out.split(HAND_OVER);
    let first = parts.next().unwrap_or_default();
    let turns = parts.map(|part| {
        let (seat, shown) = part.split_once('.').expect("a seat");
        (seat.parse().expect("a seat"), shown)
    });
    (first, turns.collect())
}

#[test]
fn nobody_sees_anothers_trick_or_bid() {
    let desk = Desk::new();
    desk.save("night-market", "you you you", DEALT);
    let mut typed = Vec::new();
    for bids in BIDS {
        typed.extend(bids.into_iter().chain(["pass"; 3]).flat_map(|answer| ["", answer]));
    }
    let out = desk.play("night-market --resume --record game.replay", &typed).done();
    let (market, end) = out.split_once("Seat 1 kept ").expect("the tricks are shown in the end");
    let (first, turns) = turns(market);
    keeps_quiet(first, &TRICKS);
    assert_eq!(turns.iter().map(|&(seat, _)| seat).collect::<Vec<_>>(), [1, 2, 3].repeat(10));
    for &(seat, shown) in &turns {
        let others: Vec<&str> =
            TRICKS.iter().enumerate().filter(|&(index, _)| index + 1 != seat).map(|(_, trick)| *trick).collect();
        keeps_quiet(shown, &others);
        says(shown, &[TRICKS[seat - 1]]);
    }
    keeps_quiet(turns[1].1, &["Seat 1 bid", "You put down a 3"]);
    says(turns[1].1, &["Seat 1 puts down a bid."]);
    keeps_quiet(turns[2].1, &["Seat 1 bid", "Seat 2 bid", "You put down a 5"]);
    says(turns[3].1, &["Seat 1 bid 3.", "Seat 2 bid 5.", "Seat 3 bid 1.", "Seat 2 takes Silk (3)."]);
    says(end, &["Thief to the end.", "Guard", "Fool", "The game is over.", "The game is recorded"]);
    desk.run("replay game.replay").done();
}

#[test]
fn nobody_sees_what_another_has_looked_at() {
    let desk = Desk::new();
    desk.save("night-market", "you you you", DEALT);
    let out = desk.play("night-market --resume", &["", "peek", "bid 3", "", "bid 4", "", "log"]).done();
    let (_, turns) = turns(&out);
    assert_eq!(turns.iter().map(|&(seat, _)| seat).collect::<Vec<_>>(), [1, 2, 3]);
    says(turns[0].1, &["looks at the next lot: ", "You know the next lot: "]);
    for (_, shown) in &turns[1..] {
        says(shown, &["Seat 1 pays a coin and looks at the next lot."]);
        keeps_quiet(shown, &["looks at the next lot: ", "You know the next lot"]);
    }
}

#[test]
fn a_fresh_table_is_handed_over_first() {
    for (lang, hand_over, secret) in [
        ("en", "Pass the keyboard to Seat 1. Press Enter when nobody else looks.", "is dealt a trick:"),
        ("pl", "Klawiaturę przejmuje Miejsce 1. Naciśnij Enter, gdy nikt inny nie patrzy.", "face down"),
    ] {
        let desk = Desk::new();
        let out = desk.play(&format!("night-market --seat all --seats 3 --lang {lang}"), &[]).done();
        let (before, after) = out.split_once(hand_over).expect("the keyboard is handed over");
        keeps_quiet(before, &[secret, "Thief", "Guard", "Fool", "Złodziej", "Strażnik", "Błazen"]);
        says(after, &["stolik play night-market --resume"]);
        keeps_quiet(after, &["Thief", "Guard", "Fool", "Złodziej", "Strażnik", "Błazen"]);
        assert_eq!(entries(&desk.saved("night-market")).len(), 4);
    }
}

#[test]
fn a_resumed_table_is_handed_over_first() {
    let desk = Desk::new();
    desk.save("leduc", "you you", LEDUC_RAISED);
    let out = desk.play("leduc --resume", &["", "quit"]).done();
    let (first, turns) = turns(&out);
    keeps_quiet(first, &["king", "jack"]);
    assert_eq!(turns.len(), 1);
    assert_eq!(turns[0].0, 2);
    says(turns[0].1, &["Seat 2 is dealt jack of hearts.", "Seat 1 raises and pays 2."]);
    keeps_quiet(turns[0].1, &["king"]);
    assert_eq!(entries(&desk.saved("leduc")), LEDUC_RAISED);
}

#[test]
fn people_do_not_agree_to_undo_by_themselves() {
    let desk = Desk::new();
    let out = desk.play("connect-four --seat all", &["", "d", "", "undo", "c", "", "undo"]).done();
    // Seat 2 has done nothing yet; seat 1 has, and then seat 2 acted.
    says(&out, &["You cannot take that back: there is nothing of yours to take back."]);
    says(&out, &["You cannot take that back: somebody else has acted since."]);
    assert_eq!(entries(&desk.saved("connect-four")), ["1: d", "2: c"]);
}

#[test]
fn people_can_play_to_the_end() {
    let desk = Desk::new();
    let typed: Vec<&str> = ["", "a", "", "c"].into_iter().cycle().take(14).collect();
    let out = desk.play("connect-four --seat all", &typed).done();
    says(&out, &["Seat 1 has four in a line.", "The game is over. Four in a line.", "Seat 1", "won", "Seat 2", "lost"]);
}

#[test]
fn a_folded_card_is_not_on_the_screen_at_the_end() {
    for last in ["fold", "concede"] {
        let desk = Desk::new();
        desk.save("leduc", "you you", LEDUC_RAISED);
        let out = desk.play("leduc --resume", &["", last, "y"]).done();
        let (_, end) = out.split_once("> ").expect("the last answer");
        says(end, &["Seat 2", "Seat 2 holds a hidden card", "The game is over.", "Seat 1 won", "Seat 2 lost"]);
        keeps_quiet(end, &["jack", "king", "(you)"]);
    }
}
