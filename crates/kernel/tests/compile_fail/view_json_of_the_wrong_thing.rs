//! An event is no state, and a snapshot is neither.

use kernel::{Snapshot, ViewJson, Viewer};
use leduc::{Event, Leduc, State};

fn send(state: &State, event: &Event, snapshot: &Snapshot) {
    let _ = ViewJson::of_view::<Leduc>(event, Viewer::SPECTATOR);
    let _ = ViewJson::of_sight::<Leduc>(state, Viewer::SPECTATOR);
    let _ = ViewJson::of_view::<Leduc>(snapshot, Viewer::SPECTATOR);
}

fn main() {}
