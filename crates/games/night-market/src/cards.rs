//! The card file, and the small ids that states hold.

use std::sync::LazyLock;

use cards::{CardError, Check, Source, Spanned};
use kernel::{CardFile, CardLine};
use serde::Deserialize;

/// The card file in the box.
pub(crate) const FILE: &str = include_str!("../cards.toml");
/// The most lots a file may have.
pub(crate) const MOST_LOTS: usize = 20;
/// The most tricks a file may have.
pub(crate) const MOST_TRICKS: usize = 12;
/// NM-010: the rounds of a game.
pub(crate) const ROUNDS: u8 = 5;
/// NM-001: the most players.
pub(crate) const MOST_SEATS: usize = 4;

static CARDS: LazyLock<Cards> =
    LazyLock::new(|| read("cards.toml", FILE).expect("the card file in the box is checked by a test"));

/// What a card file says.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Cards {
    lot: Vec<LotCard>,
    trick: Vec<TrickCard>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct LotCard {
    id: Spanned<String>,
    name_en: String,
    name_pl: String,
    value: u8,
    copies: u8,
    source: Source,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TrickCard {
    id: Spanned<String>,
    name_en: String,
    name_pl: String,
    text_en: String,
    text_pl: String,
    effect: Effect,
    copies: u8,
    source: Source,
}

/// What a trick does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Effect {
    /// Takes a lot from whoever just took it.
    Steal,
    /// Keeps a lot that was just taken.
    Protect,
    /// Is worth this many points if kept face down to the end.
    Keep(u8),
}

/// Reads a card file and checks what the types cannot say.
pub(crate) fn read(file: &str, text: &str) -> Result<Cards, CardError> {
    let cards: Cards = cards::read(file, text)?;
    let ids = cards.lot.iter().map(|lot| &lot.id).chain(cards.trick.iter().map(|trick| &trick.id));
    let file = Check { file, text };
    file.ids(ids)?;
    let count = |copies: &mut dyn Iterator<Item = u8>| copies.map(usize::from).sum::<usize>();
    let lots = count(&mut cards.lot.iter().map(|lot| lot.copies));
    if !(usize::from(ROUNDS)..=MOST_LOTS).contains(&lots) {
        return file.wrong(0, format!("expected {ROUNDS} to {MOST_LOTS} lots, found {lots}"));
    }
    let tricks = count(&mut cards.trick.iter().map(|trick| trick.copies));
    if !(MOST_SEATS..=MOST_TRICKS).contains(&tricks) {
        return file.wrong(0, format!("expected {MOST_SEATS} to {MOST_TRICKS} tricks, found {tricks}"));
    }
    Ok(cards)
}

/// The card file with the way to check another one.
pub(crate) fn card_file() -> CardFile {
    CardFile { text: FILE, check: |file, text| read(file, text).map(|cards| list(&cards)).map_err(|e| e.to_string()) }
}

fn list(cards: &Cards) -> Vec<CardLine> {
    let lots = cards.lot.iter();
    let lots = lots.map(|lot| CardLine::new(lot.id.get_ref(), [&lot.name_en, &lot.name_pl], lot.copies, lot.source));
    let tricks = cards.trick.iter().map(|trick| {
        let line = CardLine::new(trick.id.get_ref(), [&trick.name_en, &trick.name_pl], trick.copies, trick.source);
        line.text("", [&trick.text_en, &trick.text_pl])
    });
    lots.chain(tricks).collect()
}

kernel::file_id! {
    /// A kind of lot.
    pub struct Lot: "a lot of the card file" = |place| CARDS.lot.get(place).map(|lot| lot.id.get_ref().as_str());
}

kernel::file_id! {
    /// A kind of trick.
    pub struct Trick: "a trick of the card file" = |place| CARDS.trick.get(place).map(|trick| trick.id.get_ref().as_str());
}

impl Lot {
    /// Every lot of the deck, copies included.
    pub(crate) fn copies() -> impl Iterator<Item = Lot> {
        Lot::all().flat_map(|lot| std::iter::repeat_n(lot, usize::from(CARDS.lot[lot.index()].copies)))
    }

    /// What it is worth.
    #[must_use]
    pub fn value(self) -> u8 {
        CARDS.lot[self.index()].value
    }
}

impl Trick {
    /// Every trick there is, copies included.
    pub(crate) fn copies() -> impl Iterator<Item = Trick> {
        Trick::all().flat_map(|trick| std::iter::repeat_n(trick, usize::from(CARDS.trick[trick.index()].copies)))
    }

    /// What it does.
    #[must_use]
    pub fn effect(self) -> Effect {
        CARDS.trick[self.index()].effect
    }
}
