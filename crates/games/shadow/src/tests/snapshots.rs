//! What everybody sees at telling moments (section 5); the files in `snapshots` are to be read. `INSTA_UPDATE=always` writes them anew.

use serde_json::Value;

use super::example::{DISCARDS, finish_round, reveal, told, until, whispered};
use super::position::{A, B, C, Position};
use crate::ShadowPlanet;
use crate::state::Do;

/// Keeps the whole view of the spectator, and of each seat what differs from it, in few lines.
fn keep(moment: &str, position: &Position) {
    let mut all = laws::views::<ShadowPlanet>(&position.state, position.state.seats);
    let everybody = all["spectator"].clone();
    for (viewer, view) in all.as_object_mut().expect("a view for each viewer") {
        if viewer != "spectator" {
            *view = otherwise(view, &everybody).unwrap_or_default();
        }
        in_lines(view);
    }
    insta::assert_yaml_snapshot!(moment, all);
}

/// What of a value is otherwise: of an object the fields, of a list of Characters, Locations or players the entries, by their names.
fn otherwise(own: &Value, everybody: &Value) -> Option<Value> {
    if own == everybody {
        return None;
    }
    Some(match (own, everybody) {
        (Value::Object(own), Value::Object(everybody)) => {
            let fields = own.iter().filter_map(|(name, value)| {
                let differs = everybody.get(name).map_or_else(|| Some(value.clone()), |other| otherwise(value, other));
                Some((name.clone(), differs?))
            });
            Value::Object(fields.collect())
        }
        (Value::Array(own), Value::Array(everybody)) if own.len() == everybody.len() && own.iter().all(is_named) => {
            let entries =
                own.iter().zip(everybody).filter_map(|(own, other)| Some((name(own), otherwise(own, other)?)));
            Value::Object(entries.collect())
        }
        (own, _) => own.clone(),
    })
}

fn is_named(entry: &Value) -> bool {
    ["character", "location", "seat"].iter().any(|key| entry.get(key).is_some())
}

fn name(entry: &Value) -> String {
    let key = ["character", "location", "seat"].into_iter().find(|key| entry.get(key).is_some());
    in_line(&entry[key.expect("the entry has a name")])
}

/// Writes every list of words or numbers in one line.
fn in_lines(value: &mut Value) {
    match value {
        Value::Array(items) if items.iter().any(Value::is_object) => items.iter_mut().for_each(in_lines),
        Value::Array(_) => *value = Value::String(in_line(value)),
        Value::Object(fields) => fields.values_mut().for_each(in_lines),
        _ => {}
    }
}

fn in_line(value: &Value) -> String {
    match value {
        Value::Array(items) => items.iter().map(in_line).collect::<Vec<_>>().join(", "),
        Value::String(word) => word.clone(),
        other => other.to_string(),
    }
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
