//! `stolik games`.

use serde_json::json;

use crate::program::{Desk, says};

#[test]
fn json_has_one_object_a_game_with_the_fields_of_the_contract() {
    let lines = Desk::new().run("games --json").json();
    let games = catalog::games();
    assert_eq!(lines.len(), games.len());
    for (line, meta) in lines.iter().zip(games) {
        assert_eq!(line["id"], meta.id);
        assert_eq!((&line["name_en"], &line["name_pl"]), (&json!(meta.name_en), &json!(meta.name_pl)));
        assert_eq!(line["seats"], json!([meta.min_seats, meta.max_seats]));
        assert_eq!(line["example"], json!(meta.example));
        assert_eq!(line["rules_version"], json!(meta.rules_version));
        assert_eq!(line["state_version"], json!(meta.state_version));
    }
}

#[test]
fn the_examples_are_in_the_box() {
    let lines = Desk::new().run("games --json").json();
    for id in ["connect-four", "leduc", "night-market", "pig"] {
        assert!(lines.iter().any(|line| line["id"] == id && line["example"] == json!(true)), "{id}");
    }
}

#[test]
fn text_names_the_game_in_both_languages_with_its_options() {
    let text = Desk::new().run("games").done();
    says(&text, &["connect-four", "Connect four / Czwórki", "2 seats"]);
    says(&text, &["night-market", "2 to 4 seats", "rules version 1", "example", "--option tricks=with|without"]);
}
