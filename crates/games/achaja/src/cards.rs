//! The card file, ready for use, and the small ids that states hold.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{BadNotation, Seat};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::effect::Effect;
use crate::file::{self, File, Property};

/// The most Intrigues.
pub(crate) const MOST_INTRIGUES: usize = 45;
/// The Characters of the row, with Orion and Zaan.
pub(crate) const MOST_IN_ROW: usize = 5;
/// The Events of a turn.
pub(crate) const EVENTS_OF_A_TURN: usize = 6;

/// What the file in the box says, ready for use.
pub(crate) static BOX: LazyLock<CardBox> = LazyLock::new(|| {
    CardBox::new(&file::read("cards.toml", file::TEXT).expect("the card file in the box is checked by a test"))
});

kernel::word_enum! {
    /// The twelve Locations, by their numbers.
    #[derive(BorshSerialize, BorshDeserialize, serde::Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Location: "a Location, such as mint" {
        /// Number 1.
        Citadel = "citadel",
        /// Number 2.
        Port = "port",
        /// Number 3.
        BlackMarket = "black-market",
        /// Number 4.
        Prison = "prison",
        /// Number 5.
        HeraldicOffice = "heraldic-office",
        /// Number 6.
        TempleAssembly = "temple-assembly",
        /// Number 7.
        Arsenal = "arsenal",
        /// Number 8.
        Watchtower = "watchtower",
        /// Number 9.
        Mint = "mint",
        /// Number 10.
        RoyalCouncil = "royal-council",
        /// Number 11.
        TradingOffice = "trading-office",
        /// Number 12.
        RoyalPalace = "royal-palace",
    }
}

kernel::word_enum! {
    /// ACH-037: the colours of the houses, in the order of the seats.
    #[derive(BorshSerialize, BorshDeserialize)]
    pub enum Colour: "a colour: blue, red, green, purple or yellow" {
        /// Of the first seat.
        Blue = "blue",
        /// Of the second seat.
        Red = "red",
        /// Of the third seat; with two players of the first.
        Green = "green",
        /// Of the fourth seat; with two players of the second.
        Purple = "purple",
        /// Of the fifth seat.
        Yellow = "yellow",
    }
}

kernel::word_enum! {
    /// ACH-070: one of the two effects of an Intrigue.
    #[derive(BorshSerialize, BorshDeserialize)]
    pub enum Side: "an effect: a or b" {
        /// The first.
        A = "a",
        /// The second.
        B = "b",
    }
}

kernel::word_enum! {
    /// ACH-036: the two kinds of Cousins.
    #[derive(BorshSerialize, BorshDeserialize, serde::Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Cousin: "a kind of Cousin: street or palace" {
        /// ACH-080.
        Street = "street",
        /// ACH-081.
        Palace = "palace",
    }
}

kernel::file_id! {
    /// An Intrigue: equal cards have the same.
    pub struct Intrigue: "an Intrigue of the card file" = |place| BOX.intrigues.get(place).map(|face| face.id.as_str());
}

kernel::file_id! {
    /// A Character; Orion and Zaan come first.
    pub struct Character: "a Character of the card file" = |place| BOX.characters.get(place).map(|face| face.id.as_str());
}

kernel::file_id! {
    /// An Event card.
    pub struct EventCard: "an Event of the card file" = |place| BOX.events.get(place).map(|face| face.id.as_str());
}

impl Location {
    pub(crate) fn index(self) -> usize {
        self as usize
    }

    pub(crate) fn face(self) -> &'static LocationFace {
        &BOX.locations[self.index()]
    }
}

impl Colour {
    pub(crate) fn index(self) -> usize {
        self as usize
    }

    /// ACH-037, ACH-160: the colours at a table, and their owner.
    pub(crate) fn of_table(seats: u8) -> &'static [Colour] {
        if seats == 2 { &Colour::ALL[..4] } else { &Colour::ALL[..usize::from(seats)] }
    }

    pub(crate) fn owner(self, seats: u8) -> Seat {
        Seat::new(if seats == 2 { self as u8 % 2 } else { self as u8 })
    }

    /// The colours of a seat; the representing one first.
    pub(crate) fn of_seat(seat: Seat, seats: u8) -> impl Iterator<Item = Colour> {
        Colour::of_table(seats).iter().copied().filter(move |colour| colour.owner(seats) == seat)
    }
}

impl Intrigue {
    pub(crate) fn face(self) -> &'static IntrigueFace {
        &BOX.intrigues[self.index()]
    }
}

impl Character {
    /// Prince Orion.
    pub(crate) fn house() -> impl Iterator<Item = Character> {
        Character::all().filter(|character| character.face().turn.is_none())
    }

    pub(crate) fn face(self) -> &'static CharacterFace {
        &BOX.characters[self.index()]
    }
}

impl EventCard {
    pub(crate) fn face(self) -> &'static EventFace {
        &BOX.events[self.index()]
    }

    /// The Events of a turn.
    pub(crate) fn of_turn(turn: u8) -> impl Iterator<Item = EventCard> {
        EventCard::all().filter(move |event| event.face().turn == turn)
    }
}

/// A set of Locations.
#[derive(Clone, Copy, Default, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Locations(u16);

impl Locations {
    pub(crate) fn contains(self, location: Location) -> bool {
        self.0 >> location.index() & 1 == 1
    }

    pub(crate) fn insert(&mut self, location: Location) {
        self.0 |= 1 << location.index();
    }

    pub(crate) fn without(self, location: Location) -> Locations {
        Locations(self.0 & !(1 << location.index()))
    }

    pub(crate) fn minus(self, others: Locations) -> Locations {
        Locations(self.0 & !others.0)
    }

    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Location> {
        Location::ALL.into_iter().filter(move |&location| self.contains(location))
    }
}

impl FromIterator<Location> for Locations {
    fn from_iter<I: IntoIterator<Item = Location>>(locations: I) -> Locations {
        let mut all = Locations::default();
        locations.into_iter().for_each(|location| all.insert(location));
        all
    }
}

impl fmt::Debug for Locations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Where a die lies: on a Location, or in the reserve of its owner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, BorshSerialize, BorshDeserialize)]
pub(crate) struct Place(Option<Location>);

impl Place {
    pub(crate) const RESERVE: Place = Place(None);

    pub(crate) const fn on(location: Location) -> Place {
        Place(Some(location))
    }

    pub(crate) const fn location(self) -> Option<Location> {
        self.0
    }

    pub(crate) const fn is_in_troy(self) -> bool {
        self.0.is_some()
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.map_or("reserve", Location::word))
    }
}

impl FromStr for Place {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Place, BadNotation> {
        if text == "reserve" { Ok(Place::RESERVE) } else { text.parse().map(Place::on) }
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// An Influence die: equal dice of a colour in one place are not told apart. `blue 4 mint`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, BorshSerialize, BorshDeserialize)]
pub struct Die {
    pub(crate) colour: Colour,
    /// From 1 to 6; 0 before the first roll.
    pub(crate) value: u8,
    pub(crate) place: Place,
}

impl Serialize for Die {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Die", 3)?;
        fields.serialize_field("colour", &self.colour)?;
        fields.serialize_field("value", &self.value)?;
        fields.serialize_field("place", &self.place)?;
        fields.end()
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.colour, self.value, self.place)
    }
}

impl FromStr for Die {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Die, BadNotation> {
        let wrong = || BadNotation::new(text, "a die, such as `blue 4 mint` or `blue 4 reserve`");
        let words: Vec<&str> = text.split(' ').collect();
        let [colour, value, place] = words[..] else { return Err(wrong()) };
        let value = match value.as_bytes() {
            [digit @ b'1'..=b'6'] => digit - b'0',
            _ => return Err(wrong()),
        };
        Ok(Die { colour: colour.parse()?, value, place: place.parse()? })
    }
}

/// The card file, ready for use.
pub(crate) struct CardBox {
    pub(crate) amounts: Amounts,
    pub(crate) locations: Vec<LocationFace>,
    pub(crate) characters: Vec<CharacterFace>,
    pub(crate) intrigues: Vec<IntrigueFace>,
    pub(crate) events: Vec<EventFace>,
    /// ACH-017: how many Cousins of each kind there are.
    pub(crate) cousins: [u8; 2],
}

/// The numbers of the rulebook.
pub(crate) type Amounts = file::Amounts;

/// A Location.
pub(crate) struct LocationFace {
    /// The turn in which it opens.
    pub(crate) opens: u8,
    /// With 2, 3, 4 and 5 players.
    pub(crate) limits: [u8; 4],
    /// ACH-130.
    pub(crate) is_automatic: bool,
    /// ACH-134.
    pub(crate) is_repeated: bool,
    pub(crate) options: Vec<Paid>,
}

/// What a Location allows for a price.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Paid {
    pub(crate) cost: u8,
    pub(crate) effect: Effect,
}

/// A Character.
pub(crate) struct CharacterFace {
    id: String,
    /// The deck; none for Orion and Zaan.
    pub(crate) turn: Option<u8>,
    pub(crate) cost: u8,
    pub(crate) effect: Effect,
}

/// An Intrigue.
pub(crate) struct IntrigueFace {
    id: String,
    pub(crate) count: u8,
    pub(crate) sides: [SideFace; 2],
    pub(crate) property: Property,
}

/// One of the two effects of an Intrigue.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SideFace {
    /// ACH-072: whether it has a target player.
    pub(crate) is_against: bool,
    pub(crate) effect: Effect,
}

/// An Event card.
pub(crate) struct EventFace {
    id: String,
    pub(crate) turn: u8,
    pub(crate) effect: Effect,
}

impl CardBox {
    fn new(file: &File) -> CardBox {
        CardBox {
            amounts: file.meta,
            locations: file.location.iter().map(file::LocationEntry::face).collect(),
            characters: file
                .character
                .iter()
                .map(|entry| CharacterFace {
                    id: entry.id.get_ref().clone(),
                    turn: entry.turn,
                    cost: entry.cost.unwrap_or(0),
                    effect: *entry.effect.get_ref(),
                })
                .collect(),
            intrigues: file
                .intrigue
                .iter()
                .map(|entry| IntrigueFace {
                    id: entry.id.get_ref().clone(),
                    count: entry.count,
                    sides: [entry.a.face(), entry.b.face()],
                    property: entry.property(),
                })
                .collect(),
            events: file
                .event
                .iter()
                .map(|entry| EventFace {
                    id: entry.id.get_ref().clone(),
                    turn: entry.turn,
                    effect: *entry.effect.get_ref(),
                })
                .collect(),
            cousins: Cousin::ALL.map(|kind| file.cousin(kind)),
        }
    }
}
