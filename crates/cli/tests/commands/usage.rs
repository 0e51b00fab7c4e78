//! The program as a whole: its help, its exit codes, and output that nobody reads.

use crate::program::{Desk, says};
use crate::recording::{LEDUC_FOLD, recording};

const COMMANDS: [&str; 9] = ["games", "play", "arena", "bench", "load", "laws", "replay", "rules", "cards"];

#[test]
fn help_names_every_command() {
    let desk = Desk::new();
    says(&desk.run("--help").done(), &COMMANDS);
    for command in COMMANDS {
        says(&desk.run(&format!("{command} --help")).done(), &["Usage: stolik", command]);
    }
    says(&desk.run("--version").done(), &["stolik ", env!("CARGO_PKG_VERSION")]);
}

#[test]
fn wrong_usage_is_exit_code_two() {
    let desk = Desk::new();
    desk.run("dance").failed(2, &["'dance'"]);
    for command in COMMANDS {
        desk.run(&format!("{command} --nonsense")).failed(2, &["--nonsense"]);
    }
    let bare = desk.run("");
    assert_eq!((bare.code, bare.out.as_str()), (Some(2), ""));
    says(&bare.err, &["Usage: stolik", "games"]);
}

#[test]
fn seeded_dice_are_for_this_machine_alone_and_no_help_names_them() {
    let desk = Desk::new();
    let help = desk.run("serve --help").done();
    assert!(!help.contains("seed"), "{help}");
    for public in ["--host 0.0.0.0", "--origin https://stolik.example", "--proxy 127.0.0.1", "--plain-http"] {
        desk.run(&format!("serve --port 0 --data data --test-seed 1 {public}")).failed(2, &["seeded", "this machine"]);
    }
}

#[test]
fn output_that_nobody_reads_is_no_error() {
    let desk = Desk::new();
    desk.write("fold.replay", recording("leduc", 2, LEDUC_FOLD));
    for words in [
        "rules leduc",
        "games",
        "games --json",
        "cards night-market",
        "bench leduc --seconds 0.01",
        "laws leduc --games 2",
        "arena leduc --bots random,random --games 2 --json",
        "replay fold.replay",
        "replay fold.replay --json",
        "play leduc --data data",
        "--help",
    ] {
        desk.run_unread(words).done();
    }
}
