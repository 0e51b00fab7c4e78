//! What an answer would bring about, as far as its seat can tell.

use serde::Serialize;

use crate::action::{Action, Take};
use crate::cards::{BOX, Card, CardSet};
use crate::mind::{Mind, Places};
use crate::row::RowNumber;
use crate::view::View;

/// What comes of a card that is placed or taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Preview {
    /// What the set of the placed card totals.
    pub total: Option<u8>,
    /// Whether that relives it.
    pub relives: bool,
    /// The cards that become hidden.
    pub hides: CardSet,
    /// The cards that come to light.
    pub bares: CardSet,
    /// How many groups the Mind falls into; 1 is whole, 0 is empty.
    pub groups: u8,
    /// What the row of a take would total, if the seat knows.
    pub row_total: Option<u8>,
    /// Whether that is too much.
    pub overflows: bool,
    /// Whether a discard goes under a demon.
    pub taints: bool,
}

impl Preview {
    /// A card of the memory row is added to the Mind.
    pub(crate) fn of_addition(view: &View, card: Card, x: i8, y: i8) -> Preview {
        let before = view.mind();
        let mut mind = before.clone();
        mind.place(card, x, y);
        grown(&before, &mind, view)
    }

    /// THR-262: a card of the Mind is moved.
    pub(crate) fn of_leap(view: &View, card: Card, x: i8, y: i8) -> Option<Preview> {
        let before = view.mind();
        let mut mind = before.clone();
        mind.lift(mind.find(card)?);
        mind.place(card, x, y);
        Some(grown(&before, &mind, view))
    }

    /// A card is taken from the Mind or the keepsakes.
    pub(crate) fn of_take(view: &View, take: Take) -> Preview {
        let before = view.mind();
        let mut mind = before.clone();
        if let Some(place) = mind.find(take.card) {
            mind.lift(place);
        }
        let mut preview = changed(&before, &mind);
        let row = take.will.or(view.current_row).filter(|_| take.card.is_memory());
        // THR-247: while every row is complete her cards are discarded.
        preview.taints = row.is_none() && view.would_taint(take.card);
        if let Some(total) = row.and_then(|row| view.rows[row.index()].total) {
            let total = total + take.card.strength();
            preview.row_total = Some(total);
            preview.overflows = total > view.target;
            preview.taints = preview.overflows && view.would_taint(take.card);
        }
        preview
    }

    /// A card of the memory row is discarded.
    pub(crate) fn of_discard(view: &View, card: Card) -> Preview {
        let mind = view.mind();
        Preview { taints: view.would_taint(card), ..changed(&mind, &mind) }
    }
}

impl Preview {
    /// In what the view after the action differs from what was promised before it, if in anything.
    pub(crate) fn broken(&self, before: &View, action: Action, after: &View) -> Option<String> {
        // With a new day, a new part or the end everything lies elsewhere.
        if (after.day, after.end, after.has_hidden_rows()) != (before.day, before.end, before.has_hidden_rows()) {
            return None;
        }
        match action {
            Action::Add(card, ..) => self.broken_mind(cards_of(&before.mind()).with(card), after),
            Action::Leap(..) => self.broken_mind(cards_of(&before.mind()), after),
            Action::Discard(card) => self.broken_discard(card, after),
            Action::Take(take) => {
                let row = take.will.or(before.current_row).filter(|_| take.card.is_memory());
                let is_discarded = row.is_none() || self.overflows;
                let discard = if is_discarded { self.broken_discard(take.card, after) } else { None };
                let kept = cards_of(&before.mind()).except(CardSet::default().with(take.card));
                discard.or_else(|| self.broken_row(row?, before, after)).or_else(|| self.broken_mind(kept, after))
            }
            _ => None,
        }
    }

    fn broken_discard(&self, card: Card, after: &View) -> Option<String> {
        let is_tainted = !after.discard.contains(card);
        (is_tainted != self.taints).then(|| format!("taints: promised {}, found {is_tainted}", self.taints))
    }

    fn broken_row(&self, row: RowNumber, before: &View, after: &View) -> Option<String> {
        let total = |view: &View| view.rows[row.index()].total;
        let promised = if self.overflows { total(before) } else { self.row_total };
        (self.row_total.is_some() && promised != total(after))
            .then(|| format!("row_total: promised {promised:?}, found {:?}", total(after)))
    }

    /// Compares what shows, unless reliving, a split or another move has changed the Mind since.
    fn broken_mind(&self, expected: CardSet, after: &View) -> Option<String> {
        let mind = after.mind();
        if self.relives || self.groups > 1 || cards_of(&mind) != expected {
            return None;
        }
        let shows = mind.at(mind.visible());
        let wrong = self.hides.among(shows).union(self.bares.except(shows));
        (!wrong.is_empty()).then(|| format!("hides or bares: {wrong:?}"))
    }
}

fn grown(before: &Mind, after: &Mind, view: &View) -> Preview {
    let total = after.set_of_last().map(|(_, set)| after.total(set));
    let groups = if view.is_first_part() { 1 } else { after.groups().count() as u8 };
    let relives = total == Some(BOX.file.meta.relive);
    Preview { total, relives, groups, ..changed(before, after) }
}

fn changed(before: &Mind, after: &Mind) -> Preview {
    let seen = |mind: &Mind, places: Places| -> CardSet { mind.at(places) };
    let (shown, shows) = (seen(before, before.visible()), seen(after, after.visible()));
    let still: CardSet = after.cards().iter().map(|placed| placed.card).collect::<CardSet>();
    Preview {
        hides: shown.among(still).except(shows),
        bares: shows.except(shown).among(cards_of(before)),
        groups: after.groups().count() as u8,
        ..Preview::default()
    }
}

fn cards_of(mind: &Mind) -> CardSet {
    mind.cards().iter().map(|placed| placed.card).collect::<CardSet>()
}

impl View {
    /// THR-131: whether the card would go under a demon.
    pub(crate) fn would_taint(&self, card: Card) -> bool {
        card.is_memory() && self.demons.iter().any(|demon| demon.colour == card.colour())
    }
}
