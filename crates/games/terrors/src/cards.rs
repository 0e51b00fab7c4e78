//! The card file, ready for use, and the small ids that states hold.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use borsh::io;
use borsh::{BorshDeserialize, BorshSerialize};
use kernel::BadNotation;
use serde::{Serialize, Serializer};

use crate::effect::{Ability, Cause, Effect, Good};
use crate::file::{self, File, Indicator};

/// The most different cards a file may have: a bit for each in a set.
pub(crate) const MOST_KINDS: usize = 128;
/// The most cards of the Market.
pub(crate) const MOST_MARKET: usize = 72;
/// The most Acolytes.
pub(crate) const MOST_ACOLYTES: usize = 10;
/// The most cards of a starting deck.
pub(crate) const MOST_IN_START: usize = 12;
/// The most cards one player can ever own.
pub(crate) const MOST_OWNED: usize = MOST_MARKET + MOST_ACOLYTES + MOST_IN_START;
/// The most cards that can leave the game.
pub(crate) const MOST_CARDS: usize = MOST_OWNED + MOST_IN_START;
/// The most places of the Street.
pub(crate) const MOST_STREET: usize = 6;
/// The most Relics in a zone.
pub(crate) const MOST_RELICS: usize = 5;
/// The most Overlords.
pub(crate) const MOST_OVERLORDS: usize = 8;
/// The most copies of cards with triggered abilities.
pub(crate) const MOST_TRIGGERS: usize = 16;

/// What the file in the box says, ready for use.
pub(crate) static BOX: LazyLock<CardBox> = LazyLock::new(|| {
    CardBox::new(file::read("cards.toml", file::TEXT).expect("the card file in the box is checked by a test"))
});

kernel::word_enum! {
    /// TER-004: the four factions, in the order of their chain.
    #[derive(BorshSerialize, BorshDeserialize, serde::Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Faction: "a faction: undead, spirit, mortal or beast" {
        /// Undead.
        Undead = "undead",
        /// Spirits.
        Spirit = "spirit",
        /// Mortals.
        Mortal = "mortal",
        /// Beasts.
        Beast = "beast",
    }
}

kernel::word_enum! {
    /// TER-152: the colours of the arrows.
    #[derive(serde::Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Colour: "a colour: violet, azure, amber or crimson" {
        /// Violet.
        Violet = "violet",
        /// Azure.
        Azure = "azure",
        /// Amber.
        Amber = "amber",
        /// Crimson.
        Crimson = "crimson",
    }
}

kernel::word_enum! {
    /// TER-005: what a card is. Starters and Acolytes are Monsters too.
    #[derive(serde::Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Type: "a type of card" {
        /// A Cultist or a Fanatic: a Monster without a faction.
        Starter = "starter",
        /// A Monster with a fixed price beside the Street.
        Acolyte = "acolyte",
        /// A Monster of the Market.
        Monster = "monster",
        /// An Influence card of an Overlord.
        Influence = "influence",
        /// A Relic.
        Relic = "relic",
    }
}

kernel::file_id! {
    /// A printed card, whichever copy.
    pub struct Kind: "a card of the card file" = |place| BOX.faces.get(place).map(|face| face.id.as_str());
}

kernel::file_id! {
    /// An Overlord.
    pub struct Overlord: "an Overlord of the card file" = |place| BOX.sheets.get(place).map(|sheet| sheet.id.as_str());
}

/// TER-170: a copy of a card with what has happened to it in this Action Phase; copies with equal marks are the same.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, BorshSerialize, BorshDeserialize)]
pub struct Card {
    /// What is printed on it.
    pub kind: Kind,
    /// What has happened to it.
    pub marks: Marks,
}

/// TER-164, TER-099: what stays with a card for the Action Phase, wherever it goes.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, BorshSerialize)]
pub struct Marks(u8);

impl Marks {
    /// Nothing has happened to it.
    pub(crate) const NONE: Marks = Marks(0);
    /// It has been part of a Horde.
    pub(crate) const JOINED: Marks = Marks(1);
    /// It was activated as a Relic.
    pub(crate) const RELIC_USED: Marks = Marks(8);
    const LETTERS: [(u8, char); 4] = [(1, 'j'), (2, 'a'), (4, 'b'), (8, 'u')];

    /// The Horde ability with this number was activated.
    pub(crate) const fn horde_used(ability: u8) -> Marks {
        Marks(2 << ability)
    }

    #[inline]
    pub(crate) const fn has(self, other: Marks) -> bool {
        self.0 & other.0 != 0
    }

    #[inline]
    pub(crate) fn add(&mut self, other: Marks) {
        self.0 |= other.0;
    }
}

/// What is printed on a card.
pub(crate) struct Face {
    pub(crate) id: String,
    pub(crate) of_type: Type,
    pub(crate) faction: Option<Faction>,
    pub(crate) overlord: Option<Overlord>,
    pub(crate) beginner: bool,
    /// TER-007: 0 if it has none.
    pub(crate) cost: u8,
    pub(crate) count: u8,
    pub(crate) pool: Pool,
    pub(crate) armour: u8,
    /// TER-052: keywords, then the unique ability.
    pub(crate) play: Vec<Effect>,
    /// How many of these are keywords.
    pub(crate) keywords: u8,
    pub(crate) conditional: Vec<Effect>,
    pub(crate) trigger: Option<(Cause, bool, Vec<Effect>)>,
    /// What the optional effect brings.
    pub(crate) then: Vec<Effect>,
    pub(crate) horde: Vec<Effect>,
    pub(crate) indicators: Option<(Indicator, Indicator)>,
    pub(crate) has_summon: bool,
    pub(crate) source: ::cards::Source,
    /// TER-152: the cards that may stand to the right of it.
    right: u128,
}

/// TER-042: resources.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Pool {
    pub(crate) coin: u16,
    pub(crate) power: u16,
    pub(crate) regen: u16,
}

impl Pool {
    /// So much of one resource.
    pub(crate) fn of(good: Good, amount: u16) -> Pool {
        let mut pool = Pool::default();
        match good {
            Good::Coin => pool.coin = amount,
            Good::Power => pool.power = amount,
            Good::Regen => pool.regen = amount,
            Good::Life => {}
        }
        pool
    }

    pub(crate) fn is_empty(self) -> bool {
        self == Pool::default()
    }

    pub(crate) fn add(&mut self, other: Pool) {
        *self = self.plus(other);
    }

    pub(crate) fn plus(self, other: Pool) -> Pool {
        Pool {
            coin: self.coin.saturating_add(other.coin),
            power: self.power.saturating_add(other.power),
            regen: self.regen.saturating_add(other.regen),
        }
    }
}

/// An Overlord's sheet.
pub(crate) struct Sheet {
    pub(crate) id: String,
    pub(crate) faction: Faction,
    pub(crate) life: u8,
    pub(crate) ability: Ability,
}

/// The card file, ready for use.
pub(crate) struct CardBox {
    pub(crate) faces: Vec<Face>,
    pub(crate) sheets: Vec<Sheet>,
    pub(crate) file: File,
}

impl CardBox {
    fn new(file: File) -> CardBox {
        let sheet = |card: &file::OverlordCard| Sheet {
            id: card.id.get_ref().clone(),
            faction: card.faction,
            life: card.life,
            ability: card.ability,
        };
        let sheets: Vec<Sheet> = file.overlord.iter().map(sheet).collect();
        let faces = file.card.iter().map(|card| face(&file, &sheets, card)).collect();
        CardBox { faces, sheets, file }
    }
}

fn face(file: &File, sheets: &[Sheet], card: &file::PrintedCard) -> Face {
    let whose = |id: &String| sheets.iter().position(|sheet| &sheet.id == id).map(|place| Overlord(place as u8));
    let indicators = card.faction.map(|faction| (file.left_of(card, faction), file.right_of(card, faction)));
    let fits = |other: &file::PrintedCard| {
        let (of_left, of_right) = (card.faction?, other.faction?);
        let (ends, begins) = (indicators?.1, file.left_of(other, of_right));
        Some(ends.icon == of_right && begins.icon == of_left && ends.colour == begins.colour)
    };
    let right = file.card.iter().enumerate().filter(|(_, other)| fits(other) == Some(true));
    let may = card.activated().find_map(|effect| match effect {
        Effect::May { then, .. } => Some(then.clone()),
        _ => None,
    });
    Face {
        id: card.id.get_ref().clone(),
        of_type: card.of_type,
        faction: card.faction,
        overlord: card.overlord.as_ref().and_then(whose),
        beginner: card.beginner,
        cost: if card.of_type == Type::Acolyte { file.meta.acolyte_cost } else { card.cost.unwrap_or(0) },
        count: card.count,
        pool: Pool { coin: card.coin.into(), power: card.power.into(), regen: card.regen.into() },
        armour: card.armour,
        play: card.activated().cloned().collect(),
        keywords: card.keywords.len() as u8,
        conditional: card.conditional.clone(),
        trigger: card.trigger.as_ref().map(|trigger| (trigger.on().0, trigger.on().1, trigger.then.clone())),
        then: may.unwrap_or_default(),
        horde: card.horde.clone(),
        indicators,
        has_summon: card.keywords.contains(&Effect::Summon),
        source: card.source,
        right: right.fold(0, |set, (place, _)| set | 1 << place),
    }
}

impl Kind {
    /// Every copy of the cards of this type.
    pub(crate) fn copies(of_type: Type) -> impl Iterator<Item = Kind> {
        Kind::all()
            .filter(move |kind| kind.of_type() == of_type)
            .flat_map(|kind| std::iter::repeat_n(kind, usize::from(kind.face().count)))
    }

    /// TER-026: the starters of one player.
    pub(crate) fn starters() -> impl Iterator<Item = Kind> {
        Kind::all()
            .filter(|kind| kind.of_type() == Type::Starter)
            .flat_map(|kind| std::iter::repeat_n(kind, usize::from(kind.face().count / 2)))
    }

    #[inline]
    pub(crate) fn face(self) -> &'static Face {
        &BOX.faces[usize::from(self.0)]
    }

    /// What the card is.
    #[inline]
    #[must_use]
    pub fn of_type(self) -> Type {
        self.face().of_type
    }

    /// TER-005.
    #[inline]
    #[must_use]
    pub fn is_monster(self) -> bool {
        matches!(self.of_type(), Type::Starter | Type::Acolyte | Type::Monster)
    }

    /// Whether it is a Relic.
    #[inline]
    #[must_use]
    pub fn is_relic(self) -> bool {
        self.of_type() == Type::Relic
    }

    /// TER-096: whether something happens when it is activated.
    pub(crate) fn is_activated(self) -> bool {
        let face = self.face();
        !face.pool.is_empty() || !face.play.is_empty()
    }

    /// TER-007: its price; 0 for a card without one.
    #[must_use]
    pub fn cost(self) -> u8 {
        self.face().cost
    }

    /// TER-152: whether `right` may stand to the right of it in a Horde.
    #[inline]
    pub(crate) fn fits(self, right: Kind) -> bool {
        self.face().right >> right.0 & 1 == 1
    }
}

impl Overlord {
    #[inline]
    pub(crate) fn sheet(self) -> &'static Sheet {
        &BOX.sheets[usize::from(self.0)]
    }

    /// TER-024: the Influence cards.
    pub(crate) fn influences(self) -> impl Iterator<Item = Kind> {
        Kind::all().filter(move |kind| kind.face().overlord == Some(self))
    }
}

impl Card {
    /// A copy to which nothing has happened.
    pub(crate) const fn fresh(kind: Kind) -> Card {
        Card { kind, marks: Marks::NONE }
    }
}

/// Reads only marks there are.
impl BorshDeserialize for Marks {
    fn deserialize_reader<R: io::Read>(reader: &mut R) -> io::Result<Marks> {
        match u8::deserialize_reader(reader)? {
            marks if marks < 16 => Ok(Marks(marks)),
            marks => Err(io::Error::new(io::ErrorKind::InvalidData, format!("there are no marks {marks}"))),
        }
    }
}

/// `witch`, or `witch~ja` once it has joined a Horde and its first Horde ability was activated.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.id())?;
        if self.marks != Marks::NONE {
            f.write_str("~")?;
        }
        for (bit, letter) in Marks::LETTERS {
            if self.marks.0 & bit != 0 {
                write!(f, "{letter}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Card {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Card, BadNotation> {
        let (kind, letters) = text.split_once('~').unwrap_or((text, ""));
        let mut card = Card::fresh(kind.parse()?);
        for (bit, letter) in Marks::LETTERS.into_iter().filter(|&(_, letter)| letters.contains(letter)) {
            card.marks.add(Marks(bit));
            debug_assert!(letter.is_ascii());
        }
        if card.to_string() == text {
            Ok(card)
        } else {
            Err(BadNotation::new(text, "a card with the marks j, a, b, u"))
        }
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
