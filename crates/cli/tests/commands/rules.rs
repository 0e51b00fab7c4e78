//! `stolik rules`.

use crate::program::{Desk, says};

#[test]
fn every_game_has_rules_in_both_languages() {
    let desk = Desk::new();
    for meta in catalog::games() {
        let english = desk.run(&format!("rules {}", meta.id)).done();
        let polish = desk.run(&format!("rules {} --lang pl", meta.id)).done();
        assert_eq!(english, desk.run(&format!("rules {} --lang en", meta.id)).done());
        assert_ne!(english, polish, "{}", meta.id);
        for rules in [&english, &polish] {
            assert!(rules.starts_with("# ") && rules.ends_with('\n'), "{}:\n{rules}", meta.id);
        }
    }
}

#[test]
fn rules_read_in_the_language_asked_for() {
    let desk = Desk::new();
    says(&desk.run("rules leduc").done(), &["Leduc poker", "**LED-001** Two players.", "**LED-010**"]);
    says(&desk.run("rules leduc --lang pl").done(), &["Leduc", "**LED-001**", "walet", "**LED-010**"]);
}

#[test]
fn wrong_usage_says_what_is_known() {
    let desk = Desk::new();
    desk.run("rules chess").failed(2, &["`chess`", "connect-four", "leduc", "night-market", "pig"]);
    desk.run("rules leduc --lang de").failed(2, &["`de`", "en", "pl"]);
    desk.run("rules").failed(2, &["<GAME>"]);
}
