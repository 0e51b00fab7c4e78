//! Tables that the tests of several rules start from, and short questions to them.

use kernel::{Dice, Game, GameResult, Viewer};

use super::position::{AELIN, FENRYS, Position, card};
use crate::Throne;
use crate::action::Outcome;
use crate::ask::Scent;
use crate::cards::Card;
use crate::event::Sight;
use crate::row::RowNumber;
use crate::state::Role;
use crate::view::RowView;

pub(super) const AS_AELIN: Viewer = Viewer::seat(AELIN);
pub(super) const AS_FENRYS: Viewer = Viewer::seat(FENRYS);
pub(super) const VIEWERS: [Viewer; 3] = [AS_AELIN, AS_FENRYS, Viewer::SPECTATOR];

/// Four visible cards that all overlap one another: whichever leaves, the Mind stays whole.
pub(super) const KNOT: [(&str, i8, i8); 4] =
    [("daggers-4", 0, 0), ("chains-2b", 0, 1), ("flames-4", -1, 0), ("glass-2b", -1, 1)];

/// Cards in a chain: without the chains card the others fall apart.
pub(super) const CHAIN: [(&str, i8, i8); 3] = [("daggers-4", 0, 0), ("chains-2b", 0, 1), ("flames-2a", 0, 2)];

/// A Mind of bare edges: neither chains-1b nor an Illusion fits anywhere.
pub(super) const WALLED: [(&str, i8, i8); 4] =
    [("daggers-4", 0, 0), ("flames-4", -1, 0), ("flames-5", -1, -1), ("daggers-5", 0, 1)];

/// Every demon.
pub(super) const DEMONS: [&str; 5] = ["demon-daggers", "demon-chains", "demon-flames", "demon-glass", "demon-antlers"];

/// A table in a mode, with what follows still to be laid.
pub(super) fn chapter() -> Position {
    Position::mode("chapter-1")
}

/// The row counted from 1.
pub(super) const fn row(number: usize) -> RowNumber {
    RowNumber::new(number - 1)
}

/// Lays the rows of an evening: three are complete, the last one is glass-5 and needs a 2.
pub(super) fn evening_rows(table: Position) -> Position {
    table
        .rows(&["antlers-5", "chains-5", "daggers-5", "glass-5"])
        .added(1, &["antlers-2a"])
        .added(2, &["chains-2a"])
        .added(3, &["daggers-2a"])
}

/// A table where `1: take glass-2b` completes the last row.
pub(super) fn evening(table: Position) -> Position {
    evening_rows(table.mind(&KNOT)).take()
}

/// Four rows of which nothing is known: strengths 3, 1, 2 and 5.
pub(super) fn four_rows(table: Position) -> Position {
    table.rows(&["antlers-3", "glass-1a", "antlers-2b", "flames-5"])
}

/// Fenrys's turn starts with the question whether to use Scent.
pub(super) fn scenting(table: Position) -> Position {
    four_rows(table.mind(&KNOT)).at(Scent, Role::Companion)
}

/// Deals the five cards of a day, the first to the Mind.
pub(super) fn deal(table: &mut Position, ids: [&str; 5]) {
    ids.iter().for_each(|id| {
        table.play(&format!("chance: {id}"));
    });
}

/// The word for the end and how both seats ended.
pub(super) fn verdict(table: &Position) -> (&'static str, [GameResult; 2]) {
    assert!(table.state.end().is_some(), "it is over");
    let verdict = Throne::verdict(&table.state);
    (verdict.reason, [verdict.of(AELIN).result, verdict.of(FENRYS).result])
}

/// What a viewer sees of a row, counted from 1.
pub(super) fn row_seen(table: &Position, viewer: Viewer, number: usize) -> RowView {
    table.view(viewer).rows[number - 1].clone()
}

/// What the aid says about the Determination card of a row, counted from 1.
pub(super) fn range(table: &Position, number: usize) -> (u8, u8) {
    row_seen(table, AS_FENRYS, number).range.expect("the aids are on")
}

/// The cards that chance can bring now.
pub(super) fn possible(table: &Position) -> Vec<Card> {
    let mut outcomes: Vec<(Outcome, u32)> = Vec::new();
    Throne::chances(&table.state, &mut outcomes);
    outcomes.into_iter().map(|(outcome, _)| outcome.0).collect()
}

/// Whether an answer is among those offered.
pub(super) fn offers(table: &Position, line: &str) -> bool {
    table.offered().iter().any(|offered| offered == line)
}

/// The cards of the Mind that a test can name, in placing order.
pub(super) fn in_mind(table: &Position) -> Vec<Card> {
    table.state.mind.cards().iter().map(|placed| placed.card).collect()
}

/// Whether a card is in the deck.
pub(super) fn in_deck(table: &Position, id: &str) -> bool {
    let card = card(id);
    table.state.deck.all().any(|other| other == card)
}

/// How many times something was told.
pub(super) fn times(table: &Position, is: impl Fn(&Sight) -> bool) -> usize {
    table.fenrys_saw().iter().filter(|sight| is(sight)).count()
}

/// Dice that are good enough to try many deals.
pub(super) struct Counter(pub(super) u64);

impl Dice for Counter {
    fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed ^ (mixed >> 31)
    }
}
