//! A zone of the state does not fit into what is shown.

use kernel::{Bag, Deck, Hand, Known, Sealed, Stack};

#[derive(serde::Serialize)]
struct WithDeck {
    zone: Deck<u8, 4>,
}

#[derive(serde::Serialize)]
struct WithHand {
    zone: Hand<u8, 4>,
}

#[derive(serde::Serialize)]
struct WithBag {
    zone: Bag<u8, 4>,
}

#[derive(serde::Serialize)]
struct WithSealed {
    zone: Sealed<u8>,
}

#[derive(serde::Serialize)]
struct WithStack {
    zone: Stack<u8, 4>,
}

#[derive(serde::Serialize)]
struct WithKnown {
    card: Known<u8>,
}

fn main() {}
