//! Cards and answers in words.

use kernel::Phrase;

use crate::action::{Action, Take, Told};
use crate::cards::{Card, CardSet, Colour, Kind};
use crate::order::Order;
use crate::preview::Preview;
use crate::rules::Mode;
use crate::view::View;

/// The name of a card, as in the card file.
pub(crate) fn name(card: Card) -> Phrase {
    match (card.kind(), card.colour()) {
        (Kind::Memory, Some(colour)) => {
            let label = card.id().split_once('-').map_or("", |(_, label)| label);
            Phrase::new("memory").phrase("colour", colour_name(colour)).text("label", label)
        }
        (Kind::Demon, Some(colour)) => Phrase::new(format!("demon-{colour}")),
        _ => Phrase::new("illusion"),
    }
}

pub(crate) fn colour_name(colour: Colour) -> Phrase {
    Phrase::new(format!("colour-{colour}"))
}

pub(crate) fn about(id: &'static str, card: Card) -> Phrase {
    Phrase::new(id).phrase("card", name(card))
}

pub(crate) fn placing(id: &'static str, card: Card, x: i8, y: i8) -> Phrase {
    about(id, card).number("x", x).number("y", y)
}

pub(crate) fn nothing() -> Phrase {
    Phrase::new("nothing")
}

/// "A, B, C", or "nothing".
pub(crate) fn list(cards: CardSet) -> Phrase {
    sequence(&cards.iter().collect::<Vec<_>>())
}

/// The same in a given order.
pub(crate) fn sequence(cards: &[Card]) -> Phrase {
    Phrase::list("more", cards.iter().copied().map(name).collect()).unwrap_or_else(nothing)
}

/// An answer in words, whatever it answers. A decision that puts it otherwise has a label of its own.
pub(crate) fn label(view: &View, action: Action) -> Phrase {
    match action {
        Action::Ready => Phrase::new("label-ready"),
        Action::Pass => Phrase::new(format!("label-pass-{}", view.step)),
        Action::Draw => Phrase::new("label-draw"),
        Action::Stop => Phrase::new("label-stop"),
        Action::Scent => Phrase::new("label-scent"),
        Action::Bond => Phrase::new("label-bond"),
        Action::Order(order) => Phrase::new("label-order").phrase("cards", ordered(view, order)),
        Action::Add(card, x, y) => {
            let preview = Preview::of_addition(view, card, x, y);
            placing("label-add", card, x, y).phrase("effect", effect(preview))
        }
        Action::Leap(card, x, y) => {
            let preview = Preview::of_leap(view, card, x, y);
            placing("label-leap", card, x, y).phrase("effect", preview.map_or_else(nothing, effect))
        }
        Action::Discard(card) if view.would_taint(card) => about("label-discard-tainted", card),
        Action::Discard(card) => about("label-discard", card),
        Action::Guard(card) => about("label-guard", card),
        Action::Keep(card) => about("label-keep", card),
        Action::Save(card) => {
            let group = view.groups.iter().find(|group| group.contains(card)).copied().unwrap_or_default();
            Phrase::new("label-save").phrase("cards", list(group))
        }
        Action::Reveal(row) => {
            let of = view.rows.get(row.index()).and_then(|row| row.card);
            Phrase::new("label-reveal").number("row", row.number()).phrase("card", of.map_or_else(nothing, name))
        }
        Action::Take(take) => take_label(view, take),
        Action::Spark(row, Told::Colour) => Phrase::new("label-spark-colour").number("row", row.number()),
        Action::Spark(row, Told::Strength) => Phrase::new("label-spark-strength").number("row", row.number()),
    }
}

/// The cards of an order, from the top, as far as the viewer knows them.
fn ordered(view: &View, order: Order) -> Phrase {
    let cards: Vec<Card> =
        order.places().filter_map(|place| view.deck.known.get(place)).map(|seen| seen.card).collect();
    sequence(&cards)
}

/// What comes of a placement, in a few words.
fn effect(preview: Preview) -> Phrase {
    let total = preview.total.unwrap_or_default();
    let words = match (preview.relives, preview.groups > 1) {
        (true, true) => "effect-relives-splits",
        (true, false) => "effect-relives",
        (false, true) => "effect-splits",
        (false, false) => "effect-total",
    };
    Phrase::new(words).number("total", total)
}

/// A take, and where the card goes.
fn take_label(view: &View, take: Take) -> Phrase {
    let preview = Preview::of_take(view, take);
    let row = take.will.or(view.current_row);
    let comes = match (take.card.kind(), row) {
        (Kind::Illusion, _) | (_, None) => {
            Phrase::new(if preview.taints { "comes-tainted" } else { "comes-discarded" })
        }
        (_, Some(row)) if preview.overflows => {
            let id = if preview.taints { "comes-overflow-tainted" } else { "comes-overflow" };
            Phrase::new(id).number("row", row.number())
        }
        (_, Some(row)) => {
            let total = preview.row_total.unwrap_or_default();
            let id = match (take.will.is_some(), total == view.target) {
                (false, false) => "comes-added",
                (false, true) => "comes-complete",
                (true, false) => "comes-will-added",
                (true, true) => "comes-will-complete",
            };
            Phrase::new(id).number("row", row.number()).number("total", total)
        }
    };
    let id = match (preview.groups, take.reveal) {
        (0, _) if view.mode != Mode::Prologue => "label-take-last",
        (2.., false) => "label-take-splits",
        (2.., true) => "label-take-splits-reveal",
        (_, true) => "label-take-reveal",
        (_, false) => "label-take",
    };
    about(id, take.card).phrase("comes", comes)
}
