//! Nethervoid: its eighteen beings, and the Gateway (section 8.15 of the rules).

mod common_beings;
mod gateway;
mod heroic_beings;
mod possessed_summoner;

use super::position::{A, Position, card, square};
use crate::board::Kind;
use crate::event::Sight;

/// What these tests set up and look at besides pieces and cards.
impl Position {
    /// TK-300: the piece on this square is the Gateway.
    fn gateway(mut self, name: &str) -> Position {
        self.state.gateway = Some(square(name));
        self
    }

    /// A's side has so many small and legendary pieces in its supply; the rest is out of the game.
    fn supplied(mut self, small: u8, legendary: u8) -> Position {
        for (kind, left) in Kind::ALL.into_iter().zip([small, legendary]) {
            let side = self.state.rules.side(A);
            self.state.stock[0][kind as usize] -= self.state.supply(side, kind) - left;
        }
        self
    }

    /// Where the Gateway stands; empty if there is none.
    fn gate(&self) -> String {
        self.state.gateway.map_or(String::new(), |square| square.to_string())
    }

    /// Whether everybody was told that a part of the card could not be done.
    fn was_impossible(&self, id: &str) -> bool {
        self.told(&Sight::Impossible { card: card(id) })
    }

    /// The squares on which a card can be summoned, in order.
    fn places(&self, id: &str) -> Vec<String> {
        let ways = self.summonings(id);
        let mut places: Vec<String> =
            ways.iter().map(|way| way.split(' ').nth(2).expect("a square").to_owned()).collect();
        places.sort_unstable();
        places.dedup();
        places
    }

    /// What stands on some squares, in this order; `-` for nothing.
    fn row(&self, names: &str) -> String {
        let held =
            names.split(' ').map(|name| self.at(name)).map(|piece| if piece.is_empty() { "-".into() } else { piece });
        held.collect::<Vec<String>>().join(" ")
    }
}

/// A Duel in which A has Nethervoid, these pieces and this card.
fn duel(pieces: &str, id: &str) -> Position {
    Position::duel("nethervoid").pieces(pieces).hand(&[id])
}

/// The steps of one piece to these squares, and `skip`, as they are offered.
fn steps(from: &str, to: &str) -> Vec<String> {
    let steps = to.split(' ').map(|to| format!("step {from} {to}"));
    steps.chain(["skip".to_owned()]).collect()
}

/// The choice of these squares, as it is offered.
fn squares(names: &str) -> Vec<String> {
    names.split(' ').map(|name| format!("at {name}")).collect()
}

/// The same, with `skip`.
fn squares_or_skip(names: &str) -> Vec<String> {
    squares(names).into_iter().chain(["skip".to_owned()]).collect()
}
