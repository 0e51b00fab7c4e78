//! The card file, and the small ids that states hold.

use std::fmt;
use std::sync::LazyLock;

use borsh::io;
use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Serialize, Serializer};

use crate::file::{self, File};
use crate::rules::{Ability, Module};

/// The most memories, demons and Illusions together: a [`CardSet`] has a bit for each.
pub(crate) const MOST_CARDS: usize = 48;
/// The most cards the Mind can hold: every one but the demons.
pub(crate) const MOST_IN_MIND: usize = MOST_CARDS - Colour::ALL.len();
/// The most Determination rows.
pub(crate) const MOST_ROWS: usize = 5;
/// The largest target of a row.
pub(crate) const HIGHEST_TARGET: u8 = 9;

/// What the file in the box says, ready for use.
pub(crate) static BOX: LazyLock<CardBox> = LazyLock::new(|| {
    CardBox::new(file::read("cards.toml", file::TEXT).expect("the card file in the box is checked by a test"))
});

kernel::word_enum! {
    /// The colour of a memory or a demon.
    #[derive(BorshSerialize, BorshDeserialize, serde::Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Colour: "a colour: daggers, chains, flames, glass or antlers" {
        /// Daggers: memories of guile.
        Daggers = "daggers",
        /// Chains: memories of sacrifice.
        Chains = "chains",
        /// Flames: memories of heritage.
        Flames = "flames",
        /// Glass: memories of Adarlan.
        Glass = "glass",
        /// Antlers: memories of might.
        Antlers = "antlers",
    }
}

/// THR-011: the four areas of a card; a bit is set where the area is covered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pattern(u8);

impl Pattern {
    /// The areas from the top left to the bottom right.
    pub(crate) const fn new(covered: [bool; 4]) -> Pattern {
        Pattern(covered[0] as u8 | (covered[1] as u8) << 1 | (covered[2] as u8) << 2 | (covered[3] as u8) << 3)
    }

    /// Whether the area at this column and row of the card is covered.
    #[inline]
    #[must_use]
    pub const fn is_covered(self, column: u8, row: u8) -> bool {
        self.0 >> (row * 2 + column) & 1 == 1
    }

    /// The areas of a row of the card: a bit for the left and one for the right, set where covered.
    #[inline]
    pub(crate) const fn row(self, row: u8) -> u8 {
        self.0 >> (row * 2) & 0b11
    }

    /// How many areas are covered.
    #[must_use]
    pub const fn covered(self) -> u32 {
        self.0.count_ones()
    }
}

kernel::file_id! {
    /// A card that can be in the memory deck: its place among the memories, demons and Illusions of the file, in this order.
    pub struct Card: "a card of the memory deck" = |place| BOX.faces.get(place).map(|face| face.id.as_str());
}

/// What a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A memory: colour, strength and areas.
    Memory,
    /// A demon: a colour.
    Demon,
    /// An Illusion: areas.
    Illusion,
}

/// What is printed on a card.
#[derive(Clone, Debug)]
struct Face {
    id: String,
    kind: Kind,
    colour: Option<Colour>,
    strength: u8,
    pattern: Pattern,
}

/// The card file, ready for use.
pub(crate) struct CardBox {
    faces: Vec<Face>,
    demon_of: [Card; Colour::ALL.len()],
    of_kind: [CardSet; 3],
    of_colour: [CardSet; Colour::ALL.len()],
    /// THR-241: the memories that are out while Illusions are in.
    pub(crate) out_for_illusions: CardSet,
    /// The strengths a memory can have: the lowest and the highest.
    pub(crate) strengths: (u8, u8),
    pub(crate) numbers: Numbers,
    pub(crate) file: File,
}

/// The numbers on the rule and ability cards.
pub(crate) struct Numbers {
    /// THR-240: so many demons lose.
    pub(crate) legion: u8,
    /// THR-245: the target of each day.
    pub(crate) targets: Vec<u8>,
    /// THR-248: so many demons start in the row.
    pub(crate) shackles: u8,
    /// THR-249: so many cards must be drawn.
    pub(crate) draws: u8,
    /// THR-253: so many cards may be taken on the last day.
    pub(crate) takes: u8,
    /// THR-267: so many cards are looked at.
    pub(crate) scent: u8,
    /// THR-268: the totals that are nearly right.
    pub(crate) bond: Vec<u8>,
}

impl CardBox {
    fn new(file: File) -> CardBox {
        let memories = file.memory.iter().map(|memory| Face {
            id: memory.id.get_ref().clone(),
            kind: Kind::Memory,
            colour: Some(memory.colour),
            strength: memory.strength,
            pattern: memory.pattern(),
        });
        let demons = file.demon.iter().map(|demon| Face {
            id: demon.id.get_ref().clone(),
            kind: Kind::Demon,
            colour: Some(demon.colour),
            strength: 0,
            pattern: Pattern::default(),
        });
        let illusions = file.illusion.iter().flat_map(|illusion| {
            illusion.numbers.iter().map(|number| Face {
                id: format!("{}-{number}", illusion.id.get_ref()),
                kind: Kind::Illusion,
                colour: None,
                strength: 0,
                pattern: illusion.pattern(),
            })
        });
        let faces: Vec<Face> = memories.chain(demons).chain(illusions).collect();
        let which = |fits: &dyn Fn(&Face) -> bool| -> CardSet {
            (0..faces.len()).filter(|&place| fits(&faces[place])).map(|place| Card(place as u8)).collect()
        };
        let strengths = || file.memory.iter().map(|memory| memory.strength);
        CardBox {
            demon_of: Colour::ALL.map(|colour| {
                let demon = which(&|face| face.kind == Kind::Demon && face.colour == Some(colour));
                demon.iter().next().expect("the file has a demon of every colour")
            }),
            of_kind: [Kind::Memory, Kind::Demon, Kind::Illusion].map(|kind| which(&|face| face.kind == kind)),
            of_colour: Colour::ALL
                .map(|colour| which(&|face| face.kind == Kind::Memory && face.colour == Some(colour))),
            out_for_illusions: which(&|face| {
                file.rule(Module::Illusions).set_aside.iter().flatten().any(|id| *id == face.id)
            }),
            strengths: (strengths().min().unwrap_or_default(), strengths().max().unwrap_or_default()),
            numbers: Numbers {
                legion: file.rule(Module::Legion).demons.unwrap_or_default(),
                targets: file.rule(Module::LongNights).targets.clone().unwrap_or_default(),
                shackles: file.rule(Module::Shackles).demons.unwrap_or_default(),
                draws: file.rule(Module::Restless).draws.unwrap_or_default(),
                takes: file.rule(Module::FourBreaths).takes.unwrap_or_default(),
                scent: file.ability(Ability::Scent).cards.unwrap_or_default(),
                bond: file.ability(Ability::Bond).totals.clone().unwrap_or_default(),
            },
            faces,
            file,
        }
    }

    /// Every card of a kind.
    pub(crate) fn all(&self, kind: Kind) -> CardSet {
        self.of_kind[kind as usize]
    }
}

impl Card {
    fn face(self) -> &'static Face {
        &BOX.faces[usize::from(self.0)]
    }

    /// The demon of a colour.
    #[must_use]
    pub(crate) fn demon_of(colour: Colour) -> Card {
        BOX.demon_of[colour as usize]
    }

    /// What it is.
    #[inline]
    #[must_use]
    pub fn kind(self) -> Kind {
        self.face().kind
    }

    /// Whether it is a memory.
    #[inline]
    #[must_use]
    pub fn is_memory(self) -> bool {
        self.kind() == Kind::Memory
    }

    /// The colour of a memory or a demon.
    #[inline]
    #[must_use]
    pub fn colour(self) -> Option<Colour> {
        self.face().colour
    }

    /// The strength of a memory; 0 for others.
    #[inline]
    #[must_use]
    pub fn strength(self) -> u8 {
        self.face().strength
    }

    /// The areas of a memory or an Illusion.
    #[inline]
    #[must_use]
    pub fn pattern(self) -> Pattern {
        self.face().pattern
    }
}

/// Cards without an order, each at most once.
#[derive(Clone, Copy, Default, PartialEq, Eq, BorshSerialize)]
pub struct CardSet(u64);

/// Reads only cards there are.
impl BorshDeserialize for CardSet {
    fn deserialize_reader<R: io::Read>(reader: &mut R) -> io::Result<CardSet> {
        match u64::deserialize_reader(reader)? {
            set if set >> BOX.faces.len() == 0 => Ok(CardSet(set)),
            set => Err(io::Error::new(io::ErrorKind::InvalidData, format!("there are no cards {set:x}"))),
        }
    }
}

impl CardSet {
    /// Whether the card is among them.
    #[inline]
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Whether there is none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Puts a card in.
    #[inline]
    pub(crate) fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    #[inline]
    pub(crate) fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// The same and this card.
    #[must_use]
    pub(crate) fn with(mut self, card: Card) -> CardSet {
        self.insert(card);
        self
    }

    /// Those of both.
    #[inline]
    #[must_use]
    pub(crate) const fn union(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// Those that are in the other too.
    #[inline]
    #[must_use]
    pub(crate) const fn among(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// Those that are not in the other.
    #[inline]
    #[must_use]
    pub(crate) const fn except(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// The memories of a colour.
    #[inline]
    #[must_use]
    pub(crate) fn of_colour(self, colour: Colour) -> CardSet {
        self.among(BOX.of_colour[colour as usize])
    }

    /// The cards in the order of the file.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        bits(self.0).map(|place| Card(place as u8))
    }
}

/// The places of the bits that are set, from the lowest.
#[inline]
pub(crate) fn bits(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = mask.trailing_zeros() as usize;
        (mask != 0).then(|| {
            mask &= mask - 1;
            place
        })
    })
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
