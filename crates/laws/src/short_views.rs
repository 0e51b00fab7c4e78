//! The views of a position in few lines, for snapshots that people read.

use kernel::Game;
use serde_json::Value;

/// The fields by which entries of a list are told apart.
const NAMES: [&str; 3] = ["character", "location", "seat"];

/// The whole view of the spectator, and of each seat what differs from it: of an object the fields, of a list of Characters, Locations
/// or players the entries. Every list of words or numbers is one line.
#[must_use]
pub fn short_views<G: Game>(state: &G::State, seats: u8) -> Value {
    let mut all = crate::views::<G>(state, seats);
    let everybody = all["spectator"].clone();
    for (viewer, view) in all.as_object_mut().expect("a view for each viewer") {
        if viewer != "spectator" {
            *view = otherwise(view, &everybody).unwrap_or_default();
        }
        in_lines(view);
    }
    all
}

/// What of a value is otherwise.
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
    NAMES.iter().any(|key| entry.get(key).is_some())
}

fn name(entry: &Value) -> String {
    let key = NAMES.into_iter().find(|key| entry.get(key).is_some());
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
