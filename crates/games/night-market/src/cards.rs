//! The card file, and the small ids that states hold.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use borsh::{BorshDeserialize, BorshSerialize};
use cards::{CardError, Source, Spanned, problem};
use kernel::{BadNotation, CardFile, CardLine};
use serde::{Deserialize, Serialize, Serializer};

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
    cards::check_ids(file, text, ids)?;
    let count = |copies: &mut dyn Iterator<Item = u8>| copies.map(usize::from).sum::<usize>();
    let lots = count(&mut cards.lot.iter().map(|lot| lot.copies));
    if !(usize::from(ROUNDS)..=MOST_LOTS).contains(&lots) {
        return Err(problem(file, text, 0, format!("expected {ROUNDS} to {MOST_LOTS} lots, found {lots}")));
    }
    let tricks = count(&mut cards.trick.iter().map(|trick| trick.copies));
    if !(MOST_SEATS..=MOST_TRICKS).contains(&tricks) {
        return Err(problem(file, text, 0, format!("expected {MOST_SEATS} to {MOST_TRICKS} tricks, found {tricks}")));
    }
    Ok(cards)
}

/// The card file with the way to check another one.
pub(crate) fn card_file() -> CardFile {
    CardFile { text: FILE, check: |file, text| read(file, text).map(list).map_err(|error| error.to_string()) }
}

fn list(cards: Cards) -> Vec<CardLine> {
    let line = |id: Spanned<String>, name_en, name_pl, copies, source: Source| CardLine {
        id: id.into_inner(),
        name_en,
        name_pl,
        copies: u32::from(copies),
        source: source.to_string(),
    };
    let lots = cards.lot.into_iter().map(|lot| line(lot.id, lot.name_en, lot.name_pl, lot.copies, lot.source));
    let tricks = cards.trick.into_iter();
    lots.chain(tricks.map(|trick| line(trick.id, trick.name_en, trick.name_pl, trick.copies, trick.source))).collect()
}

/// A kind of lot: its place in the card file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, BorshSerialize, BorshDeserialize)]
pub struct Lot(u8);

impl Lot {
    /// Every lot of the deck, copies included.
    pub(crate) fn all() -> impl Iterator<Item = Lot> {
        copies(CARDS.lot.iter().map(|lot| lot.copies)).map(Lot)
    }

    /// What it is worth.
    #[must_use]
    pub fn value(self) -> u8 {
        CARDS.lot[usize::from(self.0)].value
    }

    fn id(self) -> &'static str {
        CARDS.lot[usize::from(self.0)].id.get_ref()
    }
}

/// A kind of trick: its place in the card file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, BorshSerialize, BorshDeserialize)]
pub struct Trick(u8);

impl Trick {
    /// Every trick there is, copies included.
    pub(crate) fn all() -> impl Iterator<Item = Trick> {
        copies(CARDS.trick.iter().map(|trick| trick.copies)).map(Trick)
    }

    /// What it does.
    #[must_use]
    pub fn effect(self) -> Effect {
        CARDS.trick[usize::from(self.0)].effect
    }

    fn id(self) -> &'static str {
        CARDS.trick[usize::from(self.0)].id.get_ref()
    }
}

/// Each index as often as its count says.
fn copies(counts: impl Iterator<Item = u8>) -> impl Iterator<Item = u8> {
    counts.enumerate().flat_map(|(index, count)| std::iter::repeat_n(index as u8, usize::from(count)))
}

impl fmt::Display for Lot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Display for Trick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Lot {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Lot, BadNotation> {
        let place = CARDS.lot.iter().position(|lot| lot.id.get_ref() == text);
        place.map(|place| Lot(place as u8)).ok_or_else(|| BadNotation::new(text, "a lot of the card file"))
    }
}

impl FromStr for Trick {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Trick, BadNotation> {
        let place = CARDS.trick.iter().position(|trick| trick.id.get_ref() == text);
        place.map(|place| Trick(place as u8)).ok_or_else(|| BadNotation::new(text, "a trick of the card file"))
    }
}

impl Serialize for Lot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl Serialize for Trick {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}
