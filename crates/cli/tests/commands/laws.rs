//! `stolik laws`.

use catalog::{Playable, Visitor};

use crate::program::{Desk, says};
use crate::recording::{LEDUC_FOLD, LEDUC_RAISED, recording};

struct Modes;

impl Visitor for Modes {
    type Out = Vec<String>;

    fn visit<G: Playable>(self) -> Vec<String> {
        G::setups().iter().map(ToString::to_string).collect()
    }
}

#[test]
fn json_covers_every_mode_of_every_game() {
    let lines = Desk::new().run("laws --games 2 --json").json();
    let found: Vec<(&str, &str)> =
        lines.iter().filter_map(|line| Some((line["game"].as_str()?, line["mode"].as_str()?))).collect();
    let mut modes = Vec::new();
    for meta in catalog::games() {
        let of_game = catalog::visit(meta.id, Modes).expect("a game of the catalog");
        modes.extend(of_game.into_iter().map(|mode| (meta.id, mode)));
    }
    assert_eq!(found, modes.iter().map(|(game, mode)| (*game, mode.as_str())).collect::<Vec<_>>());
    for line in &lines {
        assert_eq!((line["games"].as_u64(), line["violations"].as_u64()), (Some(2), Some(0)), "{line}");
        assert!(line["states"].as_u64().is_some_and(|states| states > 2), "{line}");
    }
}

#[test]
fn the_same_seed_sees_the_same_states() {
    let desk = Desk::new();
    let states = |seed: u32| desk.run(&format!("laws pig --games 3 --seed {seed} --json")).json();
    assert_eq!(states(7), states(7));
    assert_ne!(states(7), states(8));
}

#[test]
fn text_says_what_was_checked() {
    let desk = Desk::new();
    says(&desk.run("laws leduc --games 3").done(), &["leduc", "2 seats", "3 games", "states", "clean"]);
    assert!(!desk.has("law-leduc-1.replay"));
}

#[test]
fn an_unknown_game_is_wrong_usage() {
    Desk::new().run("laws chess").failed(2, &["`chess`", "connect-four", "leduc"]);
}

#[test]
fn a_good_recording_is_clean() {
    let desk = Desk::new();
    desk.write("fold.replay", recording("leduc", 2, LEDUC_FOLD));
    says(&desk.run("laws --replay fold.replay").done(), &["leduc", "2 seats", "clean"]);
    let lines = desk.run("laws --replay fold.replay --json").json();
    let [line] = lines.as_slice() else { panic!("{lines:?}") };
    assert_eq!((&line["game"], &line["mode"]), (&"leduc".into(), &"2 seats".into()));
    assert_eq!((line["games"].as_u64(), line["violations"].as_u64()), (Some(1), Some(0)));
}

#[test]
fn a_recording_that_cannot_be_read_fails() {
    let desk = Desk::new();
    desk.write("garbage.replay", "once upon a time\n");
    desk.write("half.replay", recording("leduc", 2, LEDUC_RAISED) + "2: dance\n");
    desk.run("laws --replay garbage.replay").failed(1, &["garbage.replay", "line 1", "stolik replay 1"]);
    desk.run("laws --replay half.replay --json").failed(1, &["half.replay", "line 9", "`dance`"]);
    desk.run("laws --replay missing.replay").failed(1, &["missing.replay"]);
}

#[test]
fn a_recording_of_an_unknown_game_fails() {
    let desk = Desk::new();
    desk.write("chess.replay", recording("leduc", 2, &[]).replace("leduc", "chess"));
    desk.run("laws --replay chess.replay").failed(1, &["chess.replay", "`chess`", "leduc"]);
}

#[test]
fn no_games_check_nothing() {
    Desk::new().run("laws leduc --games 0").failed(2, &["--games", "0"]);
}
