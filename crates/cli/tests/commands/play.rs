//! `stolik play`: playing.

use crate::program::{Desk, keeps_quiet, says};
use crate::recording::{LEDUC_RAISED, entries};

/// More first options than any of these games takes.
const ONES: &[&str] = &["1"; 60];

/// The words at the end and for the reader's own seat, in each language.
const LANGUAGES: [(&str, &str, &str); 2] = [("en", "The game is over.", "(you)"), ("pl", "Koniec gry.", "(ty)")];

/// Every picture of a board of connect four in what was shown.
pub(crate) fn boards(out: &str) -> Vec<Vec<&str>> {
    let lines: Vec<&str> = out.lines().collect();
    let feet = (0..lines.len()).filter(|&at| lines[at] == "  a b c d e f g");
    feet.map(|at| lines[at - 6..at].to_vec()).collect()
}

/// Every picture of a table of Leduc poker in what was shown.
pub(crate) fn tables(out: &str) -> Vec<Vec<&str>> {
    let lines: Vec<&str> = out.lines().collect();
    let heads = (0..lines.len()).filter(|&at| lines[at].starts_with("Seat 1") && lines[at].contains(" holds "));
    heads.map(|at| lines[at..at + 4].to_vec()).collect()
}

#[test]
fn a_game_can_be_played_to_the_end_by_numbers() {
    for game in ["connect-four", "leduc", "night-market"] {
        for (lang, over, you) in LANGUAGES {
            let desk = Desk::new();
            let out = desk.play(&format!("{game} --lang {lang}"), ONES).done();
            says(&out, &["   1  ", "> ", over]);
            assert!(out.contains(you), "{out}");
            assert!(!desk.has_save(game), "a finished game is not saved");
        }
    }
}

#[test]
fn a_game_can_be_played_by_notation() {
    let desk = Desk::new();
    let out = desk.play("leduc", &["raise", "call", "call", "call", "call", "call"]).done();
    says(&out, &["Your bet?", "Raise: pay 2 [raise]", "Seat 1 raises and pays 2.", "The game is over."]);
}

#[test]
fn the_table_says_who_sits_where_and_what_to_do() {
    let out = Desk::new().play("night-market --bots random,greedy", &[]).done();
    says(
        &out,
        &[
            "The night market",
            "Seat 1 plays at this keyboard.",
            "Seat 2 is the random bot.",
            "Seat 3 is the greedy bot.",
        ],
    );
    says(&out, &["help", "On offer:", "Choose a bid card", "1  Bid 1 [bid 1]", "Any time:", "[peek]"]);
    let polish = Desk::new().play("night-market --seat 2 --lang pl", &[]).done();
    says(&polish, &["Miejsce 1 to bot zachłanny.", "Miejsce 2 gra przy tej klawiaturze.", "help"]);
    keeps_quiet(&polish, &["Seat", "You "]);
    assert!(out.contains("Seat 1 (you): 2 coins") && polish.contains("Miejsce 2 (ty): "), "{out}{polish}");
}

#[test]
fn a_wrong_line_is_answered_and_changes_nothing() {
    let typed = ["9", "0", "-1", "dance", "fold", "", "board", "quit"];
    for (lang, too_large, rule) in [
        ("en", "There is no option 9; they go from 1 to 2.", "You can fold only when the other player has paid more."),
        ("pl", "Nie ma opcji 9; są od 1 do 2.", "Spasować można tylko wtedy, gdy drugi gracz włożył więcej."),
    ] {
        let desk = Desk::new();
        desk.save("leduc", "you greedy", &["chance: Ks", "chance: Jh"]);
        let out = desk.play(&format!("leduc --resume --lang {lang}"), &typed).done();
        says(&out, &[too_large, "`-1`", "`dance`", rule, "[LED-006]"]);
        assert_eq!(entries(&desk.saved("leduc")), ["chance: Ks", "chance: Jh"]);
        if lang == "en" {
            let tables = tables(&out);
            assert_eq!(tables.len(), 2);
            assert_eq!(tables[0], tables[1]);
        }
    }
}

#[test]
fn a_full_column_is_refused_by_its_rule() {
    let desk = Desk::new();
    desk.save("connect-four", "you greedy", &["1: a", "2: a", "1: a", "2: a", "1: a", "2: a"]);
    let out = desk.play("connect-four --resume", &["a", "board", "8", "z"]).done();
    says(&out, &["This column is full. [C4-004]", "There is no option 8; they go from 1 to 6.", "`z`"]);
    let boards = boards(&out);
    assert_eq!((boards.len(), &boards[0]), (2, &boards[1]));
    keeps_quiet(&out, &["Drop into column a"]);
}

#[test]
fn bots_agree_to_undo() {
    let desk = Desk::new();
    let out = desk.play("connect-four", &["d", "c", "undo", "u", "undo", "log"]).done();
    says(&out, &["The bots agree to take it back.", "Seat 1 takes the last action back."]);
    says(&out, &["You cannot take that back:", "   6  Seat 1 takes the last action back."]);
    let boards = boards(&out);
    assert_eq!(boards.len(), 5);
    assert!(boards[0] != boards[1] && boards[1] != boards[2]);
    assert_eq!((&boards[3], &boards[4]), (&boards[1], &boards[0]));
    let saved = desk.saved("connect-four");
    assert_eq!(entries(&saved).iter().filter(|entry| **entry == "undo: 1").count(), 2);
    desk.play("connect-four --resume", ONES).done();
}

#[test]
fn a_whole_turn_is_taken_back_only_while_it_lasts() {
    let desk = Desk::new();
    let out = desk.play("connect-four", &["undo all", "d", "undo all"]).done();
    says(
        &out,
        &["there is nothing of yours to take back.", "You cannot take that back: somebody else has acted since."],
    );
    assert!(!desk.saved("connect-four").contains("undo"));
}

#[test]
fn nothing_is_taken_back_once_cards_have_spoken() {
    let out = Desk::new().play("leduc", &["undo"]).done();
    says(&out, &["You cannot take that back: there is nothing of yours to take back."]);
    assert!(tables(&out).iter().all(|table| *table == tables(&out)[0]));
    let out = Desk::new().play("pig", &["roll", "undo"]).done();
    says(&out, &["You cannot take that back: dice or cards have spoken since."]);
    let polish = Desk::new().play("pig --lang pl", &["roll", "undo"]).done();
    says(&polish, &["Nie można tego cofnąć: od tego czasu odezwały się kostki albo karty."]);
}

#[test]
fn nothing_is_taken_back_before_the_first_action() {
    says(
        &Desk::new().play("connect-four", &["undo"]).done(),
        &["You cannot take that back: there is nothing of yours to take back."],
    );
}

#[test]
fn a_sealed_bid_stands() {
    let desk = Desk::new();
    desk.save("night-market", "you greedy", &["chance: trick fool", "chance: trick fool", "chance: lot silk"]);
    let out = desk.play("night-market --resume", &["bid 5", "undo"]).done();
    says(&out, &["You put down a 5.", "You cannot take that back:"]);
    assert!(!desk.saved("night-market").contains("undo"));
}

#[test]
fn commands_tell_more() {
    let out = Desk::new().play("connect-four", &["help", "?", "log", "a", "log", "rules", "board"]).done();
    assert_eq!(out.matches("take your last action back").count(), 2);
    says(&out, &["board ", "log ", "undo ", "rules ", "concede ", "quit ", "stolik play connect-four --resume"]);
    says(&out, &["Nothing has happened yet.", "   1  Seat 1 drops into column a.", "   2  Seat 2 drops into column"]);
    says(&out, &["# Connect four: the rules", "**C4-001**"]);
    let boards = boards(&out);
    assert_eq!((boards.len(), &boards[1]), (3, &boards[2]));
    let polish = Desk::new().play("connect-four --lang pl", &["help", "log", "rules"]).done();
    says(&polish, &["cofnij swój ostatni ruch", "Jeszcze nic się nie stało.", "# Czwórki"]);
}

#[test]
fn every_card_can_be_read() {
    let typed = ["card Isolation", "card imp-knight", "CARD polar be", "card empire", "card nothing such", "card e"];
    let out = Desk::new().play("tashkalar --option school_selection=random", &typed).done();
    says(&out, &["Task Isolation (2): An enemy piece has", "Knight, heroic. May make up to three combat moves"]);
    says(&out, &["Polar Bear, heroic. May make a combat move.", "Northern Empire\n", "Southern Empire\n"]);
    says(&out, &["No card of this game is called `nothing such`.", "Which of them? Northern Empire, "]);
    let polish = Desk::new().play("tashkalar --option school_selection=random --lang pl", &["card izolacja"]).done();
    says(&polish, &["Zadanie Izolacja (2): "]);
    says(
        &Desk::new().play("night-market", &["card thief"]).done(),
        &["> Thief\nTakes the lot that somebody else has just taken."],
    );
    says(&Desk::new().play("terrors", &["card order of the hunt"]).done(), &["Order of the Hunt (2 Coins. 3 Power"]);
    says(&Desk::new().play("leduc", &["card king"]).done(), &["No card of this game is called `king`."]);
}

#[test]
fn the_log_hides_what_the_seat_does_not_know() {
    let desk = Desk::new();
    desk.save("leduc", "greedy you", LEDUC_RAISED);
    let out = desk.play("leduc --resume", &["log", "board", "fold"]).done();
    says(
        &out,
        &["   1  Seat 1 is dealt a hidden card.", "   2  Seat 2 is dealt jack of hearts.", "   3  Seat 1 raises"],
    );
    says(&out, &["Seat 2 folds.", "Seat 1 won", "Seat 2 lost"]);
    keeps_quiet(&out, &["king"]);
}

#[test]
fn bots_can_be_watched_to_the_end() {
    for meta in catalog::games() {
        for (lang, over, you) in LANGUAGES {
            let desk = Desk::new();
            let out = desk.play(&format!("{} --seat none --bots random --lang {lang}", meta.id), &[]).done();
            says(&out, &[over]);
            keeps_quiet(&out, &[you, "> "]);
            assert!(!desk.has_save(meta.id));
        }
    }
}

#[test]
fn a_finished_game_is_recorded() {
    for game in ["connect-four", "leduc", "night-market"] {
        let desk = Desk::new();
        says(
            &desk.play(&format!("{game} --record game.replay"), ONES).done(),
            &["The game is recorded in game.replay."],
        );
        says(&desk.run("replay game.replay").done(), &["Step 1 of", "The game is over."]);
        desk.run("laws --replay game.replay").done();
    }
}

#[test]
fn a_game_that_is_left_is_not_recorded() {
    let desk = Desk::new();
    desk.play("leduc --record game.replay", &["quit"]).done();
    assert!(!desk.has("game.replay") && desk.has_save("leduc"));
}

#[test]
fn conceding_ends_a_game_of_two_sides() {
    for (game, lang, yes, over) in [
        ("connect-four", "en", "y", ["The game is over. Somebody conceded.", "Seat 2 won.", "Seat 1 lost."]),
        ("leduc", "pl", "Tak", ["Koniec gry. Ktoś się poddał.", "Miejsce 2: wygrana.", "Miejsce 1: przegrana."]),
    ] {
        let desk = Desk::new();
        let out = desk.play(&format!("{game} --lang {lang} --record game.replay"), &["concede", yes]).done();
        says(&out, &over);
        let recording = desk.read("game.replay");
        says(&recording, &["concede: 1\n", "result: 1 lost ", "result: 2 won ", "reason: conceded\n"]);
        desk.run("replay game.replay").done();
        assert!(!desk.has_save(game));
    }
}

#[test]
fn nobody_concedes_by_mistake() {
    for typed in [&["concede", "n"] as &[&str], &["concede", ""], &["concede", "board"], &["concede"]] {
        let desk = Desk::new();
        let out = desk.play("connect-four", typed).done();
        says(&out, &["Give up? The game is over then. [y/N]", "The game is saved."]);
        assert!(!desk.saved("connect-four").contains("concede"), "{typed:?}");
    }
    says(&Desk::new().play("connect-four --lang pl", &["concede", "n"]).done(), &["Poddać się?", "[t/N]"]);
}

#[test]
fn a_proposal_to_concede_can_be_withdrawn() {
    let desk = Desk::new();
    let words = "tashkalar --seats 4 --option form=duel --option school_selection=random --bots random";
    let out = desk.play(words, &["withdraw", "concede", "y", "withdraw", "withdraw"]).done();
    says(&out, &["You have not proposed to give up.", "Propose to give up?", "Seat 1 proposes to give up."]);
    says(&out, &["Seat 1 no longer proposes to give up.", "You have not proposed to give up."]);
    says(&desk.saved("tashkalar"), &["concede: 1\n", "withdraw: 1\n"]);
}

#[test]
fn with_more_sides_nobody_concedes() {
    let desk = Desk::new();
    let out = desk.play("night-market --seats 3", &["concede", "board"]).done();
    says(&out, &["more than two sides nobody concedes.", "Choose a bid card"]);
    assert!(!desk.saved("night-market").contains("concede"));
}

#[test]
fn seats_and_bots_are_as_asked() {
    for (words, sitters) in [
        ("leduc", "you greedy"),
        ("leduc --seat 2 --bots random", "random you"),
        ("night-market --bots random,greedy", "you random greedy"),
        ("night-market --seat 3 --bots greedy,random", "greedy random you"),
        ("night-market --seats 4 --bots greedy,random", "you greedy random random"),
        ("night-market --seat all --seats 3", "you you you"),
        ("pig --option target=100", "you greedy"),
    ] {
        let desk = Desk::new();
        desk.play(words, &[]).done();
        let game = words.split(' ').next().expect("a game");
        says(&desk.saved(game), &[&format!("# seats: {sitters}\n"), "stolik replay 1\n"]);
    }
    let desk = Desk::new();
    desk.play("pig --option target=100", &[]).done();
    says(&desk.saved("pig"), &["option: target=100\n"]);
}

#[test]
fn wrong_usage_says_what_is_known_and_starts_nothing() {
    for (words, named) in [
        ("leduc --seat 9", &["1 to 2", "you", "all", "none", "`9`"] as &[&str]),
        ("leduc --seat 0", &["1 to 2", "`0`"]),
        ("leduc --seat somewhere", &["1 to 2", "`somewhere`"]),
        ("night-market --seat 4 --seats 3", &["1 to 3", "`4`"]),
        ("leduc --bots oracle", &["`oracle`", "random", "greedy"]),
        ("leduc --bots greedy,greedy", &["2 bots", "1 free seat"]),
        ("night-market --seats 3 --bots random,random,random", &["3 bots", "2 free seats"]),
        ("leduc --seats 3", &["leduc", "2 seats", "3"]),
        ("leduc --seats 9", &["leduc", "2 seats", "9"]),
        ("leduc --seat all --seats 200", &["leduc", "2 seats", "200"]),
        ("leduc --seats 1 --seat none", &["leduc", "2 seats", "1"]),
        ("leduc --seats many", &["--seats", "many"]),
        ("leduc --option pace=slow", &["leduc", "`pace`", "none"]),
        ("night-market --option pace=slow", &["night-market", "`pace`", "tricks"]),
        ("night-market --option tricks=some", &["tricks", "`some`", "with or without"]),
        ("night-market --option tricks", &["key=value", "`tricks`"]),
        ("leduc --lang de", &["`de`", "en", "pl"]),
        ("leduc --new --resume", &["--new", "--resume"]),
        ("chess", &["`chess`", "connect-four", "leduc", "night-market", "pig"]),
    ] {
        let desk = Desk::new();
        let run = desk.play(words, ONES);
        run.failed(2, named);
        assert_eq!(run.out, "", "{words}");
        assert!(!desk.has(crate::program::DATA), "{words}");
    }
}

#[test]
fn every_column_can_be_typed() {
    for column in ["a", "b", "c", "d", "e", "f", "g"] {
        let desk = Desk::new();
        says(&desk.play("connect-four", &[column]).done(), &[&format!("Seat 1 drops into column {column}.")]);
    }
}

#[test]
fn commands_may_be_shouted() {
    says(&Desk::new().play("leduc", &["HELP", "Quit", "1"]).done(), &["undo ", "The game is saved."]);
}

#[test]
fn a_line_that_is_no_text_is_not_understood() {
    let desk = Desk::new();
    let out = desk.run_feeding("play leduc --data data", b"\xff\xfe\nquit\n").done();
    says(&out, &["is not understood", "The game is saved."]);
}

#[test]
fn polish_players_read_polish() {
    let out = Desk::new().play("connect-four --lang pl", &["dance", "9", "help", "undo", "log"]).done();
    keeps_quiet(&out, &[" is ", " not ", "column", "Seat"]);
}

#[test]
fn a_lost_point_is_no_point_won() {
    let typed: Vec<&str> = ["", "a", "", "c"].into_iter().cycle().take(14).collect();
    let out = Desk::new().play("connect-four --seat all", &typed).done();
    says(&out, &["Seat 1 won with one point.", "Seat 2 lost with -1 points."]);
    let polish = Desk::new().play("connect-four --seat all --lang pl", &typed).done();
    says(&polish, &["wygrana, jeden punkt.", "przegrana, -1 punkt"]);
}

#[test]
fn whoever_folds_is_not_told_that_the_other_did() {
    let desk = Desk::new();
    desk.save("leduc", "greedy you", LEDUC_RAISED);
    keeps_quiet(&desk.play("leduc --resume", &["fold"]).done(), &["The other player folded"]);
}

#[test]
fn a_game_that_cannot_be_recorded_is_kept() {
    let desk = Desk::new();
    desk.save("leduc", "greedy you", LEDUC_RAISED);
    desk.play("leduc --resume --record nowhere/game.replay", &["fold"]).failed(1, &["nowhere/game.replay"]);
    says(&desk.play("leduc --resume --record game.replay", &["fold"]).done(), &["The game is recorded"]);
    assert!(!desk.has_save("leduc"));
}
