//! The card file, ready for use, and the small ids that states hold.

use std::sync::LazyLock;

use borsh::{BorshDeserialize, BorshSerialize};

use crate::effect::{AtEnd, Effect, SectionEffect, Turned};
use crate::file::{self, File, Origin};
use crate::pile::Pile;

/// The most cards: a bit for each in a set.
pub(crate) const MOST_CARDS: usize = 128;
/// The most cards of a Location deck.
pub(crate) const MOST_IN_DECK: usize = 20;
/// The most cards on the Temple pile: each of five Characters can use the Temple once.
pub(crate) const MOST_IN_TEMPLE: usize = 25;
/// The most copies of cards about which something is decided at the end of a turn.
pub(crate) const MOST_AT_END: usize = 16;
/// SHP-116: the cards that are revealed in a round.
pub(crate) const REVEALED: usize = 6;

/// What the file in the box says, ready for use.
pub(crate) static BOX: LazyLock<CardBox> = LazyLock::new(|| {
    CardBox::new(&file::read("cards.toml", file::TEXT).expect("the card file in the box is checked by a test"))
});

kernel::word_enum! {
    /// SHP-001: the five types of cards, in the order of the steps.
    #[derive(BorshSerialize, BorshDeserialize, serde::Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Type: "a type: move, search, acquire, repair or attack" {
        /// Step I.
        Move = "move",
        /// Step II.
        Search = "search",
        /// Step III.
        Acquire = "acquire",
        /// Step IV.
        Repair = "repair",
        /// Step V.
        Attack = "attack",
    }
}

kernel::word_enum! {
    /// The three gauges, in the order in which they turn and end the game (SHP-119, SHP-129).
    #[derive(BorshSerialize, BorshDeserialize, serde::Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Gauge: "a gauge: threat, repair or countdown" {
        /// SHP-014.
        Threat = "threat",
        /// SHP-015.
        Repair = "repair",
        /// SHP-016.
        Countdown = "countdown",
    }
}

kernel::word_enum! {
    /// The four Locations.
    #[derive(BorshSerialize, BorshDeserialize, serde::Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Location: "a Location: melita, erico, hill or caves" {
        /// Melita.
        Melita = "melita",
        /// E/Rico.
        Erico = "erico",
        /// The Hill.
        Hill = "hill",
        /// The Caves.
        Caves = "caves",
    }
}

kernel::word_enum! {
    /// The seven Sections.
    #[derive(BorshSerialize, BorshDeserialize, serde::Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Section: "a Section, such as cockpit" {
        /// Of Melita.
        Cockpit = "cockpit",
        /// Of Melita.
        Cabins = "cabins",
        /// Of E/Rico.
        Bridge = "bridge",
        /// Of E/Rico.
        Airlock = "airlock",
        /// Of E/Rico.
        HibernationChamber = "hibernation-chamber",
        /// Of the Hill.
        Graveyard = "graveyard",
        /// Of the Caves.
        Temple = "temple",
    }
}

kernel::word_enum! {
    /// SHP-042: the six Characters in the order of their initiative. All but the Robot have a colour and Markers of it.
    #[derive(BorshSerialize, BorshDeserialize, serde::Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Character: "a Character: jenna, nikke, john, rachel, reed or robot" {
        /// Yellow.
        Jenna = "jenna",
        /// Orange.
        Nikke = "nikke",
        /// Red.
        John = "john",
        /// White.
        Rachel = "rachel",
        /// Black.
        Reed = "reed",
        /// SHP-064: without Markers.
        Robot = "robot",
    }
}

kernel::word_enum! {
    /// The five Goals, in the order in which their players are matched to Characters (SHP-146).
    #[derive(BorshSerialize, BorshDeserialize, serde::Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Goal: "a Goal: alien, captain, lieutenant, sergeant or guardian" {
        /// Always dealt.
        Alien = "alien",
        /// An Astronaut.
        Captain = "captain",
        /// An Astronaut.
        Lieutenant = "lieutenant",
        /// An Astronaut.
        Sergeant = "sergeant",
        /// Perhaps dealt.
        Guardian = "guardian",
    }
}

kernel::word_enum! {
    /// What wins and loses together.
    #[derive(BorshSerialize, BorshDeserialize)]
    pub enum Team: "a team: alien, astronauts or guardian" {
        /// The Alien.
        Alien = "alien",
        /// All Astronauts.
        Astronauts = "astronauts",
        /// The Guardian.
        Guardian = "guardian",
    }
}

kernel::word_enum! {
    /// The two Vehicles.
    #[derive(BorshSerialize, BorshDeserialize, serde::Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Vehicle: "a Vehicle: moonette or rover" {
        /// SHP-078: doubles the Move cards of its driver.
        Moonette = "moonette",
        /// SHP-079: adds 1 to each of them.
        Rover = "rover",
    }
}

kernel::file_id! {
    /// An Operation card, whichever copy.
    pub struct Card: "a card of the card file" = |place| BOX.faces.get(place).map(|face| face.id.as_str());
}

kernel::file_id! {
    /// One of the effects of a Section.
    pub struct SectionUse: "an effect of a Section, such as cockpit-repair" = |place| BOX.uses.get(place).map(|each| each.id.as_str());
}

impl Type {
    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

impl Gauge {
    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

impl Location {
    /// Its place among the four.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Section {
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    pub(crate) fn location(self) -> Location {
        BOX.sections[self.index()].location
    }
}

impl Vehicle {
    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

impl Character {
    /// SHP-064: the five with Markers, in the order of their initiative.
    pub const COLOURS: [Character; 5] =
        [Character::Jenna, Character::Nikke, Character::John, Character::Rachel, Character::Reed];

    /// Its place in the order of initiative.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    pub(crate) fn has_markers(self) -> bool {
        self != Character::Robot
    }
}

impl Goal {
    /// The team that wins with it.
    #[must_use]
    pub const fn team(self) -> Team {
        match self {
            Goal::Alien => Team::Alien,
            Goal::Captain | Goal::Lieutenant | Goal::Sergeant => Team::Astronauts,
            Goal::Guardian => Team::Guardian,
        }
    }
}

impl Card {
    pub(crate) const fn at(place: usize) -> Card {
        Card(place as u8)
    }

    #[inline]
    pub(crate) fn face(self) -> &'static Face {
        &BOX.faces[self.index()]
    }

    /// Its type.
    #[must_use]
    pub fn of_type(self) -> Type {
        self.face().of_type
    }
}

impl SectionUse {
    pub(crate) fn face(self) -> &'static UseFace {
        &BOX.uses[self.index()]
    }

    /// The effects of a Section.
    pub(crate) fn of(section: Section) -> impl Iterator<Item = SectionUse> {
        SectionUse::all().filter(move |each| each.face().section == section)
    }
}

/// What is printed on a card.
pub(crate) struct Face {
    pub(crate) id: String,
    pub(crate) of_type: Type,
    /// SHP-002: none if it has none.
    pub(crate) value: Option<u8>,
    pub(crate) value_driving: Option<u8>,
    pub(crate) value_for: Option<(Vec<Character>, u8)>,
    pub(crate) origin: Origin,
    pub(crate) has_text: bool,
    pub(crate) effect: Option<Effect>,
    pub(crate) at_end: Option<AtEnd>,
    /// SHP-142: what it counts at the end of the game.
    pub(crate) counts: Counts,
    /// The bits of its copies.
    pub(crate) copies: u128,
}

/// SHP-142: what a card counts at the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) astro_repair: u8,
    pub(crate) astro_attack: u8,
    pub(crate) alien_acquire: u8,
    pub(crate) alien_attack: u8,
}

/// A Section.
pub(crate) struct SectionFace {
    pub(crate) location: Location,
    pub(crate) enter_cost: u8,
}

/// One of the effects of a Section.
pub(crate) struct UseFace {
    pub(crate) id: String,
    pub(crate) section: Section,
    /// SHP-100: how many cards of each type have to be revealed.
    pub(crate) cost: [u8; 5],
    pub(crate) effect: SectionEffect,
}

/// The card file, ready for use.
pub(crate) struct CardBox {
    pub(crate) faces: Vec<Face>,
    /// The bits of all cards of a type.
    pub(crate) of_type: [u128; 5],
    /// The card of each bit.
    pub(crate) card_at: Vec<Card>,
    pub(crate) sections: Vec<SectionFace>,
    pub(crate) uses: Vec<UseFace>,
    /// SHP-067: the cost from one Location to another, on foot.
    pub(crate) on_foot: [[Option<u8>; 4]; 4],
    /// SHP-077: in a Vehicle.
    pub(crate) driving: [[u8; 4]; 4],
    /// SHP-080: how many Characters fit.
    pub(crate) seats: [u8; 2],
    /// SHP-022: how many cards each deck has at the start.
    pub(crate) deck_sizes: [u8; 4],
    pub(crate) start_gauges: [[u8; 3]; 3],
    pub(crate) most: [u8; 3],
    pub(crate) start_locations: [Location; 6],
    /// How a gauge turns when a Character is uncontrolled.
    pub(crate) uncontrolled_turns: [Option<Turned>; 6],
    pub(crate) markers: u8,
}

impl CardBox {
    fn new(file: &File) -> CardBox {
        let mut next = 0;
        let mut card_at = Vec::new();
        let mut of_type = [0; 5];
        let mut faces = Vec::new();
        for (place, card) in file.card.iter().enumerate() {
            let copies = ((1u128 << card.count) - 1) << next;
            next += u32::from(card.count);
            card_at.extend((0..card.count).map(|_| Card::at(place)));
            of_type[card.of_type.index()] |= copies;
            faces.push(card.face(copies));
        }
        let deck_size = |location: Location| {
            let own = file.card.iter().filter(|card| card.origin == Origin::Location(location));
            own.map(|card| card.count).sum()
        };
        let section = |section: Section| {
            let entry = file.section.iter().find(|entry| entry.id == section).expect("a file has every Section");
            SectionFace { location: entry.location, enter_cost: entry.enter_cost }
        };
        CardBox {
            faces,
            of_type,
            card_at,
            sections: Section::ALL.into_iter().map(section).collect(),
            uses: file.section.iter().flat_map(file::SectionEntry::uses).collect(),
            on_foot: file.on_foot(),
            driving: file.driving(),
            seats: Vehicle::ALL.map(|vehicle| file.vehicle(vehicle).seats),
            deck_sizes: Location::ALL.map(deck_size),
            start_gauges: Gauge::ALL.map(|gauge| file.gauge(gauge).start),
            most: Gauge::ALL.map(|gauge| file.gauge(gauge).max),
            start_locations: Character::ALL.map(|character| file.character(character).start_location),
            uncontrolled_turns: Character::ALL
                .map(|character| file.character(character).uncontrolled_turn.as_ref().map(|turned| *turned.get_ref())),
            markers: file.meta.markers_per_colour,
        }
    }

    /// SHP-022 to SHP-024: all copies of the cards of an origin.
    pub(crate) fn of_origin(&self, origin: Origin) -> Pile {
        let own = self.faces.iter().filter(|face| face.origin == origin);
        Pile::of_copies(own.fold(0, |bits, face| bits | face.copies))
    }
}
