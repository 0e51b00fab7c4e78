//! Views are made of what zones show, and a table hands them out as JSON.

use kernel::{SeenDeck, SeenHand, Setup, Table, Viewer};
use leduc::Leduc;

#[derive(serde::Serialize)]
struct View {
    deck: SeenDeck<u8>,
    hand: SeenHand<u8>,
}

fn main() {
    let view = View { deck: SeenDeck { size: 3, known: vec![] }, hand: SeenHand { size: 1, shown: vec![4] } };
    assert_eq!(
        serde_json::to_string(&view).unwrap(),
        r#"{"deck":{"size":3,"known":[]},"hand":{"size":1,"shown":[4]}}"#
    );
    let table: Table<Leduc> = Table::new(Setup::new(<Leduc as kernel::Game>::meta(), 2, []).unwrap()).unwrap();
    assert!(table.view_json(Viewer::SPECTATOR).as_str().starts_with('{'));
}
