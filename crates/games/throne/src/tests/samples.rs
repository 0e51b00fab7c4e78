//! Positions that several files start from, and what happened in them.

use kernel::{Seat, Viewer};

use super::position::{AELIN, FENRYS, Position, card};
use crate::cards::{CardSet, Kind};
use crate::event::Sight;
use crate::state::{End, Phase};

/// Determination cards that are in nobody's way.
pub(super) const DETERMINATION: [&str; 4] = ["daggers-3", "chains-1b", "glass-2b", "antlers-2a"];

/// A Mind of two upright columns: nothing that is covered along a whole row fits.
pub(super) const PILLAR: [(&str, i8, i8); 2] = [("daggers-2a", 0, 0), ("antlers-2b", 1, 0)];

/// A Mind that the first card holds together: without it three cards lie apart.
pub(super) const STAR: [(&str, i8, i8); 4] =
    [("daggers-1a", 0, 0), ("glass-5", 1, -1), ("chains-5", -1, 1), ("flames-1a", 1, 1)];

/// Chapter 1 with four face-down Determination cards.
pub(super) fn chapter() -> Position {
    Position::mode("chapter-1").rows(&DETERMINATION)
}

/// Fenrys has a flames 5 in the Mind and a 2 to add at 1,1, which makes 7.
pub(super) fn before_seven() -> Position {
    chapter().mind(&[("flames-5", 0, 0)]).memory_row(&["flames-2a", "daggers-4"])
}

/// The Mind of X6: the `glass-3` of the memory row at 0,1 relives glass and splits.
pub(super) fn before_seven_and_split() -> Position {
    chapter()
        .mind(&[("flames-3", 0, 0), ("antlers-5", -1, -1), ("glass-4", 1, 0)])
        .memory_row(&["glass-3", "daggers-4"])
        .demon("demon-glass", &["glass-1a", "glass-1b"])
        .demon("demon-antlers", &[])
}

/// The Mind of X5: the `antlers-5` of the memory row at -1,0 hides `antlers-1a` and so splits.
pub(super) fn before_split() -> Position {
    chapter().mind(&[("antlers-1a", 0, 0), ("antlers-1b", 1, 0)]).memory_row(&["antlers-5", "daggers-4"])
}

/// The evening: Aelin completes the last row with `antlers-2a`; `antlers-2b` stays in the Mind.
pub(super) fn evening(position: Position) -> Position {
    position
        .rows(&["daggers-5", "chains-5", "flames-5", "glass-5"])
        .added(1, &["daggers-2a"])
        .added(2, &["chains-2a"])
        .added(3, &["flames-2a"])
        .mind(&[("antlers-2a", 0, 0), ("antlers-2b", 1, 0)])
}

/// The prologue with these Determination cards; no card of the Mind or the memory row yet.
pub(super) fn prologue(determination: &[&str; 3]) -> Position {
    Position::mode("prologue").rows(determination)
}

impl Position {
    /// Both are ready, and chance deals these cards.
    pub(super) fn deal(mut self, cards: &[&str]) -> Position {
        self.play_all(&["1: ready", "2: ready"]);
        cards.iter().for_each(|card| {
            self.play(&format!("chance: {card}"));
        });
        self
    }

    /// The sets that were relived since the position was set up.
    pub(super) fn relived(&self) -> Vec<CardSet> {
        let cards = |sight| match sight {
            Sight::Relived { cards, .. } => Some(cards),
            _ => None,
        };
        self.fenrys_saw().into_iter().filter_map(cards).collect()
    }

    /// When the first event of which this is true happened.
    pub(super) fn when(&self, happened: impl Fn(&Sight) -> bool) -> usize {
        self.fenrys_saw().iter().position(happened).expect("it happened")
    }

    /// Whether the card is in the discard pile.
    pub(super) fn is_discarded(&self, id: &str) -> bool {
        self.state.discard.contains(card(id))
    }

    /// Whether the card lies under a demon.
    pub(super) fn is_tainted(&self, id: &str) -> bool {
        self.state.tainted.contains(card(id))
    }

    /// The cards of the Mind from the lowest.
    pub(super) fn in_mind(&self) -> Vec<&'static str> {
        self.state.mind.cards().iter().map(|placed| placed.card.id()).collect()
    }

    /// The decision point, or what chance is asked for.
    pub(super) fn phase(&self) -> Phase {
        self.state.phase
    }

    /// How it ended, if it did.
    pub(super) fn end(&self) -> Option<End> {
        self.state.end()
    }

    /// Whether only this seat is asked.
    pub(super) fn asks(&self, seat: Seat) -> bool {
        self.waiting() == kernel::Waiting::seat(seat)
    }

    /// How many cards of a kind are in the deck.
    pub(super) fn left_in_deck(&self, kind: Kind) -> usize {
        self.state.deck.all().filter(|card| card.kind() == kind).count()
    }

    /// The cards chance can bring now.
    pub(super) fn chances(&self) -> CardSet {
        let mut possible = Vec::new();
        <crate::Throne as kernel::Game>::chances(&self.state, &mut possible);
        possible.into_iter().map(|(outcome, _): (crate::Outcome, u32)| outcome.0).collect()
    }
}

/// Aelin, Fenrys and somebody who watches.
pub(super) const EVERYBODY: [Viewer; 3] = [Viewer::seat(AELIN), Viewer::seat(FENRYS), Viewer::SPECTATOR];
