//! `stolik bench`.

use crate::program::{Desk, says};

#[test]
fn json_has_the_fields_of_the_contract_for_every_game() {
    let lines = Desk::new().run("bench --json --seconds 0.05").json();
    let ids: Vec<&str> = lines.iter().filter_map(|line| line["game"].as_str()).collect();
    assert_eq!(ids, catalog::games().iter().map(|meta| meta.id).collect::<Vec<_>>());
    for line in &lines {
        for field in ["games_per_s", "decisions_per_s", "options_mean", "options_max", "state_bytes"] {
            assert!(line[field].as_f64().is_some_and(|number| number > 0.0), "{field}: {line}");
        }
        let search = line.get("search_iterations_per_s").expect("the field is always there");
        assert!(search.is_null() || search.as_f64().is_some_and(|number| number > 0.0), "{line}");
    }
}

#[test]
fn only_the_named_games_are_measured() {
    let desk = Desk::new();
    let lines = desk.run("bench pig leduc --json --seconds 0.01").json();
    assert_eq!(lines.iter().map(|line| &line["game"]).collect::<Vec<_>>(), ["pig", "leduc"]);
    says(&desk.run("bench leduc --seconds 0.01").done(), &["games/s", "decisions/s", "leduc"]);
}

#[test]
fn a_game_is_measured_with_as_many_seats_as_wanted() {
    let desk = Desk::new();
    let line = desk.run("bench night-market --seats 4 --json --seconds 0.01").json().remove(0);
    assert!(line["mode"].as_str().is_some_and(|mode| mode.starts_with("4 seats")), "{line}");
    desk.run("bench night-market --seats 9 --seconds 0.01").failed(2, &["9"]);
}

#[test]
fn a_time_that_is_none_is_wrong_usage() {
    let desk = Desk::new();
    for seconds in ["0", "-1", "NaN", "inf", "soon"] {
        desk.run(&format!("bench leduc --seconds={seconds}")).failed(2, &["--seconds", seconds]);
    }
}

#[test]
fn an_unknown_game_is_wrong_usage() {
    Desk::new().run("bench chess --json --seconds 0.01").failed(2, &["`chess`", "connect-four", "leduc"]);
}
