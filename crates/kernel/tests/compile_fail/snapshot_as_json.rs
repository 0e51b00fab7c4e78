//! A snapshot is for storage and for storage only.

fn main() {
    let snapshot = kernel::Snapshot::from_bytes(vec![]);
    let _ = serde_json::to_string(&snapshot);
}
