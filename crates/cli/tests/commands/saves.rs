//! `stolik play`: leaving, coming back, and saved games that cannot be read.

use crate::play::{boards, tables};
use crate::program::{DATA, Desk, keeps_quiet, says};
use crate::recording::{LEDUC_RAISED, entries, save_of};

const OLD: &str = "data/saves/leduc.replay.old";

#[test]
fn quitting_saves_and_says_how_to_go_on() {
    for (lang, said) in [("en", "The game is saved. Go on with:"), ("pl", "Gra jest zapisana. Dalej:")] {
        for word in ["quit", "q", "exit"] {
            let desk = Desk::new();
            let out = desk.play(&format!("leduc --lang {lang}"), &[word, "1"]).done();
            says(&out, &[said, "stolik play leduc --resume"]);
            assert_eq!(entries(&desk.saved("leduc")).len(), 2);
        }
    }
}

#[test]
fn the_end_of_the_input_saves_like_quitting() {
    let desk = Desk::new();
    says(&desk.play("leduc", &[]).done(), &["Your bet?", "The game is saved. Go on with:"]);
    assert_eq!(entries(&desk.saved("leduc")).len(), 2);
}

#[test]
fn a_resumed_game_goes_on_with_the_same_cards() {
    let desk = Desk::new();
    let left = desk.play("leduc", &["quit"]).done();
    let saved = desk.saved("leduc");
    let back = desk.play("leduc --resume", &["quit"]).done();
    says(
        &back,
        &["Seat 1 plays at this keyboard.", "Seat 2 is the greedy bot.", "The saved game goes on.", "Your bet?"],
    );
    assert_eq!(tables(&back), tables(&left));
    assert_eq!(desk.saved("leduc"), saved);
    says(&desk.play("leduc --resume --record game.replay", &["1"; 20]).done(), &["The game is over."]);
    assert_eq!(entries(&desk.read("game.replay"))[..2], entries(&saved));
    assert!(!desk.has_save("leduc"));
}

#[test]
fn a_game_left_in_the_middle_goes_on_with_the_same_board() {
    let desk = Desk::new();
    let left = desk.play("connect-four", &["d", "e", "quit"]).done();
    let back = desk.play("connect-four --resume", &["log"]).done();
    assert_eq!(boards(&back).last(), boards(&left).last());
    says(&back, &["   1  Seat 1 drops into column d.", "   3  Seat 1 drops into column e."]);
}

#[test]
fn a_game_can_be_resumed_in_the_other_language() {
    let desk = Desk::new();
    desk.save("leduc", "greedy you", LEDUC_RAISED);
    let out = desk.play("leduc --resume --lang pl", &["log", "fold"]).done();
    says(&out, &["Zapisana gra toczy się dalej.", "walet kier", "Co robisz?", "Koniec gry."]);
    keeps_quiet(&out, &["Seat", "król"]);
}

#[test]
fn a_saved_game_is_offered() {
    for (answer, is_resumed) in [("", true), ("y", true), ("Y", true), ("n", false), ("No", false), ("nie", false)] {
        let desk = Desk::new();
        desk.save("leduc", "greedy you", LEDUC_RAISED);
        let saved = desk.saved("leduc");
        let out = desk.play("leduc", &[answer, "quit"]).done();
        says(&out, &["There is a saved game, 3 steps long. Continue it? [Y/n]"]);
        assert_eq!(out.contains("The saved game goes on."), is_resumed, "{answer}: {out}");
        assert_eq!(desk.has(OLD), !is_resumed, "{answer}");
        if !is_resumed {
            assert_eq!(desk.read(OLD), saved);
        }
        assert!(desk.has_save("leduc"));
    }
}

#[test]
fn a_new_game_keeps_the_old_one() {
    let desk = Desk::new();
    desk.save("leduc", "greedy you", LEDUC_RAISED);
    let saved = desk.saved("leduc");
    let out = desk.play("leduc --new", &["quit"]).done();
    says(&out, &["Seat 1 plays at this keyboard.", "Your bet?"]);
    keeps_quiet(&out, &["Continue it?", "The saved game goes on."]);
    assert_eq!(desk.read(OLD), saved);
    assert_eq!(entries(&desk.saved("leduc")).len(), 2);
}

#[test]
fn a_new_game_needs_no_old_one() {
    let desk = Desk::new();
    desk.play("leduc --new", &[]).done();
    assert!(desk.has_save("leduc") && !desk.has(OLD));
}

#[test]
fn there_is_nothing_to_resume_without_a_save() {
    let desk = Desk::new();
    desk.play("leduc --resume", &["1"]).failed(1, &["no saved game of leduc"]);
    desk.save("pig", "you greedy", &[]);
    desk.play("leduc --resume", &["1"]).failed(1, &["no saved game of leduc"]);
}

#[test]
fn games_are_saved_beside_each_other() {
    let desk = Desk::new();
    desk.play("leduc", &["quit"]).done();
    desk.play("connect-four", &["a", "quit"]).done();
    assert!(desk.has_save("leduc") && desk.has_save("connect-four"));
}

#[test]
fn a_corrupt_save_fails_with_file_and_line_and_is_kept() {
    let desk = Desk::new();
    desk.save("leduc", "greedy you", LEDUC_RAISED);
    let good = desk.saved("leduc");
    for (old, new, line) in [
        ("stolik replay 1", "garbage", "line 2"),
        ("game: leduc", "game: pig", "line 3"),
        ("rules: 1", "rules: 99", "line 4"),
        ("seats: 2\n\n", "seats: 9\n\n", "line 5"),
        ("chance: Jh", "chance: Ks", "line 8"),
        ("1: raise", "1: fold", "line 9"),
        ("1: raise", "1: raise\nhash: 1-0000000000000000", "line 10"),
        ("# seats: greedy you\n", "", "# seats: "),
        ("# seats: greedy you\n", "# seats: you\n", "# seats: "),
        ("# seats: greedy you\n", "# seats: oracle you\n", "`oracle`"),
    ] {
        assert!(good.contains(old), "{old}");
        let bad = good.replacen(old, new, 1);
        for words in ["leduc --resume", "leduc"] {
            desk.write(&save_of("leduc"), &bad);
            desk.play(words, &["y", "1"]).failed(1, &[&save_of("leduc"), line, "The file is kept.", "--new"]);
            assert_eq!(desk.saved("leduc"), bad);
        }
        desk.play("leduc --new", &["quit"]).done();
        assert_eq!(desk.read(OLD), bad);
    }
}

#[test]
fn a_save_that_is_no_text_is_kept() {
    let desk = Desk::new();
    desk.write(&save_of("leduc"), [0xff, 0xfe]);
    desk.play("leduc --resume", &[]).failed(1, &[&save_of("leduc")]);
    assert!(desk.has_save("leduc"));
}

#[test]
fn wrong_usage_leaves_the_save_alone() {
    let desk = Desk::new();
    desk.save("leduc", "greedy you", LEDUC_RAISED);
    let saved = desk.saved("leduc");
    for words in ["leduc --seat 9", "leduc --new --seats 3", "leduc --resume --option pace=slow", "leduc --bots oracle"]
    {
        desk.play(words, &["1"]).failed(2, &[]);
        assert_eq!(desk.saved("leduc"), saved, "{words}");
        assert!(!desk.has(OLD), "{words}");
    }
}

#[test]
fn a_place_that_cannot_hold_saves_fails() {
    let desk = Desk::new();
    desk.write(DATA, "a file");
    desk.play("leduc", &["1"]).failed(1, &[&save_of("leduc")]);
}

#[cfg(target_os = "linux")]
#[test]
fn games_are_saved_in_the_users_data_directory() {
    let desk = Desk::new();
    desk.run_typing("play leduc", &["quit"]).done();
    assert!(desk.has("home/stolik/saves/leduc.replay"));
    says(&desk.run_typing("play leduc --resume", &["quit"]).done(), &["The saved game goes on."]);
}

#[test]
fn the_command_that_goes_on_names_the_directory() {
    let out = Desk::new().play("leduc", &["help", "quit"]).done();
    assert_eq!(out.matches("stolik play leduc --resume --data data\n").count(), 2, "{out}");
}

#[test]
fn watching_bots_leaves_the_saved_game_alone() {
    let desk = Desk::new();
    desk.save("leduc", "greedy you", LEDUC_RAISED);
    let saved = desk.saved("leduc");
    for words in ["leduc --seat none", "leduc --seat none --new"] {
        says(&desk.play(words, &[]).done(), &["The game is over."]);
        assert_eq!(desk.saved("leduc"), saved);
        assert!(!desk.has(OLD));
    }
}
