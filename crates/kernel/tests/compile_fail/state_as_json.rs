//! A game's state and its table are not for people.

use kernel::Table;
use leduc::Leduc;

fn send(table: &Table<Leduc>) {
    let _ = serde_json::to_string(table);
    let _ = serde_json::to_string(table.state());
}

fn main() {}
