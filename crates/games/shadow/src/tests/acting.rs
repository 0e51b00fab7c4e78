//! A table at which John acts, and ways to come to a step of a turn.

use kernel::{Game, Seat, Viewer};

use super::position::{A, B, C, Position, word};
use crate::ShadowPlanet;
use crate::ask::Ask;
use crate::cards::{Character, Location, Type};
use crate::event::Sight;

/// A controls John, B Rachel and C Reed. John's ability is negated, so that his turn begins with step I.
pub(super) fn john() -> Position {
    let mut p = Position::new(&[("john", A), ("rachel", B), ("reed", C)]);
    p.state.negated = Some(Character::John);
    p
}

/// John has exactly these cards, and his turn begins.
pub(super) fn john_with(cards: &[&str]) -> Position {
    let mut p = john();
    p.only("john", cards).turn("john");
    p
}

/// John has exactly these cards and is asked for cards of this type.
pub(super) fn john_at(step: &str, cards: &[&str]) -> Position {
    let mut p = john_with(cards);
    p.step(step);
    p
}

/// John stands in a Location with these cards and is asked for cards of this type. The deck there is empty.
pub(super) fn john_in(location: &str, step: &str, cards: &[&str]) -> Position {
    let mut p = john();
    p.at("john", location).only_deck(location, &[]).only("john", cards).turn("john").step(step);
    p
}

impl Position {
    /// Whether the question is for cards of this type.
    pub(super) fn is_step(&self, of: &str) -> bool {
        matches!(self.state.question(), Some(Ask::Play(play)) if play.step == word::<Type>(of))
    }

    /// Nothing is played until cards of this type are asked for; chance brings whatever it likes.
    pub(super) fn step(&mut self, of: &str) -> &mut Position {
        while !self.luck_is_over().is_step(of) {
            self.pass();
        }
        self
    }

    /// Nothing more is played in this turn.
    pub(super) fn finish(&mut self) -> &mut Position {
        let character = self.state.turn.character;
        while !self.luck_is_over().is_over() && self.state.turn.character == character && self.state.is_turn() {
            self.pass();
        }
        self
    }

    fn luck_is_over(&mut self) -> &mut Position {
        self.luck();
        self
    }

    fn pass(&mut self) {
        let nothing = ["done", "stay", "decline"].into_iter().find(|nothing| self.offers(nothing));
        let nothing = nothing.unwrap_or_else(|| panic!("something has to be chosen: {:?}", self.offered()));
        self.act(nothing);
    }

    pub(super) fn is_half_built(&self) -> bool {
        ShadowPlanet::half_built(&self.state, self.asked())
    }

    /// Drops the choice that is half made.
    pub(super) fn cancel(&mut self) -> &mut Position {
        let asked = self.asked();
        ShadowPlanet::cancel(&mut self.state, asked);
        self
    }

    /// The next cards of a deck, as far as they are settled.
    pub(super) fn top_of(&self, location: &str) -> Vec<&'static str> {
        let deck = &self.state.decks[word::<Location>(location).index()];
        (0..deck.settled_depth()).filter_map(|depth| deck.settled(depth)).map(|known| known.card.id()).collect()
    }

    pub(super) fn deck_size(&self, location: &str) -> usize {
        self.state.decks[word::<Location>(location).index()].len()
    }

    /// The Markers on a sheet: Jenna, Nikke, John, Rachel, Reed.
    pub(super) fn markers(&self, seat: Seat) -> [u8; 5] {
        self.state.sheets[seat.index()]
    }

    /// All Markers of a colour but so many are on the sheet of C.
    pub(super) fn pool_of(&mut self, character: &str, left: u8) -> &mut Position {
        let colour: Character = word(character);
        let taken = self.state.pool(colour) - left;
        self.state.sheets[C.index()][colour.index()] += taken;
        self
    }

    /// How many cards were looked at, and of which deck, in the last look.
    pub(super) fn last_look(&self) -> Option<(Location, u8)> {
        self.sights(Viewer::SPECTATOR).iter().rev().find_map(|sight| match sight {
            Sight::Searched { deck, count, .. } => Some((*deck, *count)),
            _ => None,
        })
    }
}
