//! Views to keep as snapshots, for reviewers to read.

use kernel::{Game, Seat, ViewJson, Viewer};
use serde_json::{Map, Value};

/// What everybody sees of a position: the spectator's view, and for each seat only what it sees otherwise, under `seat 1` and so on.
///
/// # Panics
/// If the game's views are no JSON objects.
#[must_use]
pub fn views<G: Game>(state: &G::State, seats: u8) -> Value {
    let spectator = view::<G>(state, Viewer::SPECTATOR);
    let mut all = Map::new();
    for seat in (0..seats).map(Seat::new) {
        let mut own = view::<G>(state, Viewer::seat(seat));
        own.retain(|field, value| spectator.get(field) != Some(value));
        all.insert(format!("seat {seat}"), Value::Object(own));
    }
    all.insert("spectator".to_owned(), Value::Object(spectator));
    Value::Object(all)
}

fn view<G: Game>(state: &G::State, viewer: Viewer) -> Map<String, Value> {
    let json = ViewJson::of_view::<G>(state, viewer);
    match serde_json::from_str(json.as_str()).expect("a view is JSON") {
        Value::Object(fields) => fields,
        other => panic!("a view is an object, not {other}"),
    }
}
