//! What everybody sees at telling moments (section 5); the files in `snapshots` are to be read. `INSTA_UPDATE=always` writes them anew.

use super::example::{DISCARDS, finish_round, reveal, told, until, whispered};
use super::position::{A, B, C, Position};
use crate::ShadowPlanet;
use crate::state::Do;

/// Keeps what everybody sees.
fn keep(moment: &str, position: &Position) {
    insta::assert_yaml_snapshot!(moment, laws::short_views::<ShadowPlanet>(&position.state, position.state.seats));
}

/// SHP-032, SHP-033: the second of three drafts; the first has kept a card, the last has seen the blind one.
#[test]
fn a_draft() {
    let mut p = Position::start(3);
    for line in ["goal captain", "goal alien", "goal guardian", "seat 1", "character robot"] {
        p.play(&format!("chance: {line}"));
    }
    p.play("1: draft jenna");
    keep("draft", &p);
}

/// SHP-098, SHP-166: the Robot is asked for a Repair card, late in the round of the worked examples: played cards, searched decks.
#[test]
fn a_play() {
    let mut p = told("draw");
    p.play("5: done");
    keep("play", &p);
}

/// SHP-091: cards are put back in an order; one is named.
#[test]
fn an_order() {
    let mut p = told("search");
    p.play("5: top scrap");
    keep("order", &p);
}

/// SHP-100: one of the two cards for the Graveyard is named; nobody else sees what is paid for, nor with what.
#[test]
fn a_payment() {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("reed", C)]);
    p.deck("hill", &["pickaxe", "corn", "fury"]).inside("reed", "graveyard").forgetful().turn("reed");
    until(&mut p, "top pickaxe");
    p.act("top pickaxe");
    until(&mut p, "use graveyard-draw");
    p.acts(&["use graveyard-draw", "reveal hatchet"]);
    keep("payment", &p);
}

/// SHP-110: the Whispers pile is looked through at the Temple, and two cards of it are named.
#[test]
fn a_temple() {
    let mut p = temple();
    p.acts(&["take nightmare-attack", "take nightmare-move"]);
    keep("temple", &p);
}

/// SHP-110, SHP-116: five cards lie on the Temple pile, in an order that one player knows.
#[test]
fn a_temple_pile() {
    let mut p = temple();
    for of in ["attack", "move", "search", "acquire", "repair"] {
        p.act(&format!("take nightmare-{of}"));
    }
    keep("temple_pile", &p);
}

/// Rachel has taken two cards in the Caves and uses the Temple; she is asked for the first card.
fn temple() -> Position {
    let mut p = Position::new(&[("jenna", A), ("john", B), ("rachel", C)]);
    p.deck("caves", &["de-icing", "stalactite"]).inside("rachel", "temple").forgetful().turn("rachel");
    until(&mut p, "play crying");
    p.acts(&["play crying", "done", "draw 1"]);
    until(&mut p, "use temple-stack");
    p.act("use temple-stack");
    until(&mut p, "take nightmare-move");
    p
}

/// SHP-114: one of five has discarded; the others see that, not what.
#[test]
fn whispers() {
    let mut p = told("swap");
    p.play("4: whisper brawl");
    keep("whispers", &p);
}

/// SHP-139: both choose a card for Scrap, one has.
#[test]
fn an_exchange() {
    let mut p = told("scrap");
    p.play("5: on jenna").play("5: give help");
    keep("exchange", &p);
}

/// SHP-116, SHP-125, SHP-166: three of the six cards are revealed.
#[test]
fn reveals() {
    let mut p = whispered(DISCARDS);
    reveal(&mut p, &["brawl", "search-reed", "nightmare-move"]);
    keep("reveals", &p);
}

/// SHP-166: the same moment at a table without memory aids lists only what can be seen.
#[test]
fn reveals_without_memory_aids() {
    let mut p = whispered(DISCARDS);
    p.state.has_memory_aids = false;
    reveal(&mut p, &["brawl", "search-reed", "nightmare-move"]);
    keep("reveals_without_memory_aids", &p);
}

/// SHP-145, SHP-146: Goals are revealed, and the first player chooses whom to be.
#[test]
fn an_identity() {
    keep("identity", &ended());
}

/// SHP-146, SHP-152 to SHP-156: the game is over; everybody sees everything.
#[test]
fn an_end() {
    let mut p = ended();
    finish_round(&mut p);
    assert!(p.is_over());
    keep("end", &p);
}

/// The Countdown has run out.
fn ended() -> Position {
    let mut p = told("swap");
    p.state.frames = kernel::Stack::default();
    p.gauge("countdown", 0).run(Do::EndRound);
    p
}
