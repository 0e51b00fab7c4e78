//! `stolik arena`.

use std::fs;

use serde_json::Value;

use crate::program::{Desk, says};
use crate::recording::entries;

fn report(desk: &Desk, words: &str) -> Value {
    let mut lines = desk.run(&format!("arena {words} --json")).json();
    assert_eq!(lines.len(), 1);
    lines.remove(0)
}

/// Everything but the time, which no seed repeats.
fn timeless(mut report: Value) -> Value {
    let time = report.as_object_mut().and_then(|fields| fields.remove("us_per_decision"));
    assert!(time.is_some_and(|time| time.is_number()));
    report
}

#[test]
fn json_has_the_fields_of_the_contract() {
    let report = report(&Desk::new(), "leduc --bots greedy,random --games 40");
    assert_eq!((report["game"].as_str(), report["games"].as_u64()), (Some("leduc"), Some(40)));
    assert!(report["decisions_per_game"].as_f64().is_some_and(|decisions| decisions > 2.0), "{report}");
    let bots = report["bots"].as_array().expect("a list");
    assert_eq!(bots.iter().map(|bot| &bot["name"]).collect::<Vec<_>>(), ["greedy", "random"]);
    for bot in bots {
        let number = |field: &str| bot[field].as_f64().unwrap_or_else(|| panic!("{field}: {bot}"));
        assert_eq!(number("rate"), number("wins") / 40.0, "{bot}");
        assert!(0.0 <= number("low") && number("low") <= number("rate"), "{bot}");
        assert!(number("rate") <= number("high") && number("high") <= 1.0, "{bot}");
        assert_eq!(bot["draws"], bots[0]["draws"], "two seats draw together");
    }
    let won: u64 = bots.iter().filter_map(|bot| bot["wins"].as_u64()).sum();
    assert_eq!(won + bots[0]["draws"].as_u64().expect("a count"), 40);
}

#[test]
fn the_same_seed_gives_the_same_numbers() {
    let desk = Desk::new();
    let numbers = |seed: u32| {
        timeless(report(&desk, &format!("night-market --bots greedy,random,random --games 20 --seed {seed}")))
    };
    assert_eq!(numbers(3), numbers(3));
    assert_ne!(numbers(3), numbers(400));
}

#[test]
fn roles_are_counted_against_each_other_where_that_is_asked_for() {
    let desk = Desk::new();
    let words = "terrors --bots random,random --games 20";
    assert!(report(&desk, words).get("pairs").is_none());
    let report = report(&desk, &format!("{words} --pairs"));
    let pairs = report["pairs"].as_array().expect("a list");
    let of = |role: &str, against: &str| {
        let line = pairs.iter().find(|line| line["role"] == role && line["against"] == against);
        line.map_or([0; 3], |line| ["games", "wins", "draws"].map(|field| line[field].as_u64().expect("a count")))
    };
    let ([games, wins, draws], [same, losses, _]) = (of("first", "second"), of("second", "first"));
    assert_eq!((games, same, wins + losses + draws), (20, 20, 20), "{report}");
    says(&desk.run(&format!("arena {words} --pairs")).done(), &["as first against second"]);
}

#[test]
fn a_bot_plays_every_seat_with_a_role() {
    let desk = Desk::new();
    let with = |bots: &str| timeless(report(&desk, &format!("shadow --bots {bots},random --as alien --games 2")));
    let (greedy, random) = (with("greedy,random"), with("random,greedy"));
    assert_eq!(greedy["bots"], serde_json::json!([]), "no bot has a seat of its own");
    assert_eq!(greedy["roles"][0]["role"], "alien");
    assert_ne!(greedy["decisions_per_game"], random["decisions_per_game"], "others play the Alien");
    let unknown = "arena shadow --bots random,random,random --as traitor --games 4";
    desk.run(unknown).failed(2, &["`traitor`", "alien", "astronauts"]);
}

#[test]
fn seats_rotate() {
    let desk = Desk::new();
    let first_mover = |words: &str| report(&desk, words)["bots"].clone();
    let (one, other) = (
        first_mover("connect-four --bots greedy,random --games 20"),
        first_mover("connect-four --bots random,greedy --games 20"),
    );
    let wins = |bots: &Value, place: usize| bots[place]["wins"].as_u64().expect("a count");
    assert!(wins(&one, 0) > wins(&one, 1) && wins(&other, 1) > wins(&other, 0), "{one} {other}");
}

#[test]
fn every_game_is_recorded() {
    let desk = Desk::new();
    desk.run("arena night-market --bots greedy,random,greedy --games 6 --seed 11 --record games").done();
    let mut files: Vec<String> = fs::read_dir(desk.path("games"))
        .expect("a directory")
        .map(|file| file.expect("a file").file_name().into_string().expect("a plain name"))
        .collect();
    files.sort();
    let expected: Vec<String> = (11..17).map(|seed| format!("night-market-{seed}.replay")).collect();
    assert_eq!(files, expected);
    for file in &files {
        says(&desk.run(&format!("replay games/{file}")).done(), &["Step 0 of", "The game is over."]);
    }
    desk.run(&format!("laws --replay games/{}", files[0])).done();
    let first = desk.read("games/night-market-11.replay");
    assert!(entries(&first).len() > 20 && first.contains("reason: market-closed"), "{first}");
}

#[test]
fn text_says_who_won_how_often() {
    let text = Desk::new().run("arena leduc --bots greedy,random --games 10").done();
    says(&text, &["leduc", "10 games", "decisions a game", "greedy", "won", "95%", "random", "won"]);
}

#[test]
fn options_of_the_game_count() {
    let desk = Desk::new();
    let report = report(&desk, "night-market --bots random,random --games 2 --option tricks=without");
    assert_eq!(report["mode"], "2 seats, tricks=without");
}

#[test]
fn wrong_usage_says_what_is_known() {
    let desk = Desk::new();
    for (words, named) in [
        ("leduc --bots greedy", &["leduc", "2 seats", "1"] as &[&str]),
        ("leduc --bots greedy,greedy,random", &["leduc", "2 seats", "3"]),
        ("night-market --bots random,random,random,random,random", &["night-market", "2 to 4 seats", "5"]),
        ("leduc --bots greedy,greedy --games 0", &["--games", "0"]),
        ("leduc --bots greedy,oracle", &["`oracle`", "random", "greedy"]),
        ("leduc", &["--bots"]),
        ("chess --bots greedy,greedy", &["`chess`", "connect-four", "leduc"]),
        ("leduc --bots greedy,greedy --games many", &["--games", "many"]),
        ("night-market --bots greedy,greedy --option tricks=some", &["`some`", "with", "without"]),
        ("night-market --bots greedy,greedy --option tricks", &["key=value", "`tricks`"]),
    ] {
        desk.run(&format!("arena {words}")).failed(2, named);
    }
}

#[test]
fn a_directory_that_cannot_be_made_fails() {
    let desk = Desk::new();
    desk.write("file", "");
    desk.run("arena leduc --bots random,random --games 1 --record file/games").failed(1, &["file/games"]);
}

#[test]
fn more_bots_than_a_byte_counts_are_wrong_usage() {
    let bots = ["random"; 258].join(",");
    Desk::new().run(&format!("arena leduc --bots {bots} --games 1")).failed(2, &["leduc is for 2 seats"]);
}
