//! Everything that is true at the table.

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Deck, List, Seat, Seats, Sink, Stack};

use crate::ask::Ask;
use crate::cards::{
    BOX, Card, Character, Gauge, Goal, Location, MOST_AT_END, MOST_IN_DECK, MOST_IN_TEMPLE, REVEALED, Section, Team,
    Type, Vehicle,
};
use crate::characters::Characters;
use crate::event::{Event, Sight};
use crate::file::Origin;
use crate::memory::{Counted, Memory, Sizes, ZONES, Zone};
use crate::pile::Pile;

/// The most bonuses of a round.
const MOST_BONUSES: usize = 24;

/// The table.
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub struct State {
    pub(crate) seats: u8,
    /// Whether views list what is certain.
    pub(crate) has_memory_aids: bool,
    /// SHP-027: known to its owner until the end; none before it is dealt.
    pub(crate) goals: [Option<Goal>; 5],
    pub(crate) protagonist: Seat,
    /// From 1.
    pub(crate) round: u8,
    pub(crate) gauges: [u8; 3],
    /// Where they stood when the round began.
    pub(crate) gauges_before: [u8; 3],
    /// SHP-041: Markers on the sheets, by seat and colour.
    pub(crate) sheets: [[u8; 5]; 5],
    /// SHP-101: whose Markers lie on each Section.
    pub(crate) marks: [Characters; 7],
    /// Known to whoever has looked.
    pub(crate) decks: [Deck<Card, MOST_IN_DECK>; 4],
    /// How many cards on top of each deck somebody has looked at.
    pub(crate) tops: [u8; 4],
    /// The Equipment of each Character without what was played this round; a hand, if it is controlled. Its player knows it.
    pub(crate) hands: [Pile; 6],
    /// SHP-065: the cards of each Character that were played this round; everybody sees them.
    pub(crate) played: [Pile; 6],
    /// SHP-009: face up.
    pub(crate) discard: Pile,
    /// SHP-167: without an order.
    pub(crate) whispers: Pile,
    /// SHP-110: known to whoever put the cards there.
    pub(crate) temple: Deck<Card, MOST_IN_TEMPLE>,
    /// SHP-116: revealed in this Whispers phase.
    pub(crate) revealed: List<Card, REVEALED>,
    /// What the last round brought.
    pub(crate) last_round: LastRound,
    /// SHP-125: out of the game; nobody may look, but everybody has seen them.
    pub(crate) removed: Pile,
    pub(crate) pawns: [Pawn; 6],
    pub(crate) vehicles: [Option<Location>; 2],
    pub(crate) control: [Option<Seat>; 6],
    pub(crate) negated: Option<Character>,
    pub(crate) bonuses: List<Bonus, MOST_BONUSES>,
    /// What Characters cannot play this round.
    pub(crate) forbidden: [Types; 6],
    pub(crate) turn: Turn,
    /// SHP-146: who the players are; none before they are matched.
    pub(crate) identities: [Option<Character>; 5],
    pub(crate) winner: Option<Team>,
    /// SHP-129: why the game ended.
    pub(crate) cause: Option<Gauge>,
    pub(crate) memory: Memory,
    pub(crate) frames: Stack<Frame, 8>,
}

/// What a round brought, for everybody to read until the next one is over.
#[derive(Clone, Debug, Default, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct LastRound {
    /// The cards revealed in its Whispers phase.
    pub(crate) revealed: List<Card, REVEALED>,
    /// The gauges when it began.
    pub(crate) before: [u8; 3],
    /// The gauges when it was over.
    pub(crate) after: [u8; 3],
}

/// Where a pawn stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Pawn {
    pub(crate) location: Location,
    pub(crate) section: Option<Section>,
}

/// A set of types.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Types(u8);

impl Types {
    pub(crate) fn contains(self, of: Type) -> bool {
        self.0 & 1 << of.index() != 0
    }

    pub(crate) fn insert(&mut self, of: Type) {
        self.0 |= 1 << of.index();
    }
}

/// SHP-052: others where `source` is have so much more of a value until the end of the round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Bonus {
    pub(crate) source: Character,
    pub(crate) of: Type,
    pub(crate) by: i8,
}

/// What holds for the turn of a controlled Character.
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Turn {
    pub(crate) character: Character,
    pub(crate) seat: Seat,
    /// SHP-075: the declared drive.
    pub(crate) drive: Option<(Vehicle, Location)>,
    /// SHP-074: the Spacesuit was played.
    pub(crate) alone: bool,
    /// The values of the cards played in the steps I to III.
    pub(crate) values: [u8; 3],
    /// How many Move cards with a value were played.
    pub(crate) moves: u8,
    /// Nikke's and Reed's own bonuses for the steps I to III.
    pub(crate) bonus: [i8; 3],
    pub(crate) forbidden: Types,
    /// SHP-070: how much less entering a Section costs.
    pub(crate) discount: u8,
    /// SHP-093: the deck that is searched instead of the own.
    pub(crate) search_at: Option<Location>,
    /// How many of the cards looked at may go under the deck.
    pub(crate) under: u8,
    /// SHP-111: the cards about which something is decided at the end of the turn, in the order of play.
    pub(crate) at_end: List<Card, MOST_AT_END>,
}

impl Turn {
    pub(crate) fn new(character: Character, seat: Seat) -> Turn {
        Turn {
            character,
            seat,
            drive: None,
            alone: false,
            values: [0; 3],
            moves: 0,
            bonus: [0; 3],
            forbidden: Types::default(),
            discount: 0,
            search_at: None,
            under: 0,
            at_end: List::default(),
        }
    }
}

/// Whatever is half done.
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum Frame {
    /// Seats are asked.
    Ask(Ask),
    /// Chance has to bring something.
    Chance(Chance),
    /// Something goes on by itself.
    Do(Do),
}

/// What chance brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum Chance {
    /// SHP-026: the Goal of this seat.
    Goal(Seat),
    /// SHP-029: the first Protagonist.
    Protagonist,
    /// SHP-032: the card of the last drafter.
    Blind,
    /// The next card of a deck that nobody has looked at.
    Deck(Location),
    /// SHP-060: a card of the hand of this Character.
    Confiscated(Character),
    /// SHP-116: a card of the Whispers pile.
    Whispers,
}

/// What goes on by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum Do {
    /// A round begins.
    Round,
    /// The next Character acts.
    Turn(Character),
    /// SHP-043: the top card of the deck where an uncontrolled Character is goes to the discard pile.
    DiscardFor(Character),
    /// The player may play cards of this type.
    Step(Type),
    /// The values of a step are added and its consequence is carried out.
    Consequence(Type),
    /// SHP-094: the player takes the top card.
    ForcedDraw,
    /// So many cards are drawn from a deck.
    Draw(Location, u8),
    /// The top card of the deck of the Location goes to the discard pile.
    DiscardTop(Location),
    /// The player looks at so many cards of a deck and goes on as said.
    Look(Location, u8, After),
    /// SHP-082: Characters from this initiative on may ride along with those who do so far.
    Rides { vehicle: Vehicle, to: Location, aboard: Characters, next: u8 },
    /// SHP-099: the player may use the Section.
    Section,
    /// SHP-103: the pawn leaves the Section.
    Leave,
    /// SHP-111: the cards played, from this one on.
    AtEnd(u8),
    /// SHP-113: the Whispers phase.
    Whispers,
    /// SHP-116: so many cards are still to be revealed.
    Reveal(u8),
    /// SHP-127, SHP-128: the round is over.
    EndRound,
    /// SHP-146: the next player is matched.
    Identities,
}

/// What follows a look at a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum After {
    /// DP12: the cards go back in any order.
    Order,
    /// The card stays.
    Keep,
    /// The card may be discarded.
    MayDiscard,
    /// The card may go under the deck.
    MayPutUnder,
    /// SHP-105: one of the cards is discarded, the others go back in any order.
    DiscardOne,
}

impl State {
    pub(crate) fn new(seats: u8, has_memory_aids: bool) -> State {
        let mut frames = Stack::default();
        frames.push(Frame::Chance(Chance::Goal(Seat::new(0))));
        let pawn = |character: Character| Pawn { location: BOX.start_locations[character.index()], section: None };
        State {
            seats,
            has_memory_aids,
            goals: [None; 5],
            protagonist: Seat::new(0),
            round: 0,
            gauges: Gauge::ALL.map(|gauge| BOX.start_gauges[gauge.index()][usize::from(seats) - 3]),
            gauges_before: [0; 3],
            sheets: [[0; 5]; 5],
            marks: [Characters::default(); 7],
            decks: Location::ALL.map(|location| BOX.of_origin(Origin::Location(location)).cards().collect()),
            tops: [0; 4],
            hands: Character::ALL.map(|character| BOX.of_origin(Origin::Character(character))),
            played: [Pile::default(); 6],
            discard: Pile::default(),
            whispers: BOX.of_origin(Origin::Whispers),
            temple: Deck::default(),
            revealed: List::default(),
            last_round: LastRound::default(),
            removed: Pile::default(),
            pawns: Character::ALL.map(pawn),
            vehicles: [None; 2],
            control: [None; 6],
            negated: None,
            bonuses: List::default(),
            forbidden: [Types::default(); 6],
            turn: Turn::new(Character::Jenna, Seat::new(0)),
            identities: [None; 5],
            winner: None,
            cause: None,
            memory: Memory::new(seats),
            frames,
        }
    }

    pub(crate) fn all_seats(&self) -> Seats {
        Seats::all(self.seats)
    }

    pub(crate) fn frame(&self) -> Option<&Frame> {
        self.frames.top()
    }

    /// The question on top of the stack.
    pub(crate) fn question(&self) -> Option<&Ask> {
        match self.frame() {
            Some(Frame::Ask(ask)) => Some(ask),
            Some(Frame::Chance(_) | Frame::Do(_)) | None => None,
        }
    }

    /// Asks next.
    pub(crate) fn ask(&mut self, ask: impl Into<Ask>) {
        self.frames.push(Frame::Ask(ask.into()));
    }

    /// Waits for chance next.
    pub(crate) fn wait_for(&mut self, chance: Chance) {
        self.frames.push(Frame::Chance(chance));
    }

    /// Does this next.
    pub(crate) fn then(&mut self, step: Do) {
        self.frames.push(Frame::Do(step));
    }

    pub(crate) fn gauge(&self, gauge: Gauge) -> u8 {
        self.gauges[gauge.index()]
    }

    pub(crate) fn location(&self, character: Character) -> Location {
        self.pawns[character.index()].location
    }

    pub(crate) fn controller(&self, character: Character) -> Option<Seat> {
        self.control[character.index()]
    }

    /// The Character a seat controls in this round.
    pub(crate) fn controlled_by(&self, seat: Seat) -> Option<Character> {
        Character::ALL.into_iter().find(|&character| self.controller(character) == Some(seat))
    }

    /// The Characters without a player in this round.
    pub(crate) fn uncontrolled(&self) -> impl Iterator<Item = Character> {
        Character::ALL.into_iter().filter(|&character| self.controller(character).is_none())
    }

    /// Other Characters in the Location of this one.
    pub(crate) fn company(&self, of: Character) -> impl Iterator<Item = Character> {
        let here = self.location(of);
        Character::ALL.into_iter().filter(move |&other| other != of && self.location(other) == here)
    }

    /// Other Characters with a player in the Location of this one.
    pub(crate) fn controlled_company(&self, of: Character) -> impl Iterator<Item = (Character, Seat)> {
        self.company(of).filter_map(|other| Some((other, self.controller(other)?)))
    }

    /// Whether a controlled Character is acting.
    pub(crate) fn is_turn(&self) -> bool {
        let is_step = |frame: &Frame| match frame {
            Frame::Do(step) => matches!(step, Do::Step(_) | Do::ForcedDraw | Do::Section | Do::Leave | Do::AtEnd(_)),
            Frame::Ask(_) | Frame::Chance(_) => false,
        };
        self.frames.iter().any(is_step)
    }

    pub(crate) fn hand(&self, character: Character) -> Pile {
        self.hands[character.index()]
    }

    pub(crate) fn hand_mut(&mut self, character: Character) -> &mut Pile {
        &mut self.hands[character.index()]
    }

    /// The whole Equipment of a Character, with what was played.
    pub(crate) fn equipment(&self, character: Character) -> Pile {
        let mut all = self.hands[character.index()];
        all.join(self.played[character.index()]);
        all
    }

    pub(crate) fn deck(&self, location: Location) -> &Deck<Card, MOST_IN_DECK> {
        &self.decks[location.index()]
    }

    /// SHP-013: how many Markers of a colour are in the pool.
    pub(crate) fn pool(&self, colour: Character) -> u8 {
        if !colour.has_markers() {
            return 0;
        }
        let on_sheets: u8 = self.sheets.iter().map(|sheet| sheet[colour.index()]).sum();
        let on_sections = self.marks.iter().filter(|marks| marks.contains(colour)).count() as u8;
        BOX.markers - on_sheets - on_sections
    }

    /// The colours that are in the pool.
    pub(crate) fn pool_colours(&self) -> impl Iterator<Item = Character> {
        Character::COLOURS.into_iter().filter(|&colour| self.pool(colour) > 0)
    }

    /// How many cards lie in each zone.
    pub(crate) fn sizes(&self) -> Sizes {
        let mut sizes = [0; ZONES];
        for character in Character::ALL {
            let place = character.index();
            sizes[place] = (self.hands[place].len() + self.played[place].len()) as u8;
        }
        for location in Location::ALL {
            let top = self.tops[location.index()];
            sizes[Zone::Top(location).index()] = top;
            sizes[Zone::Rest(location).index()] = self.deck(location).len() as u8 - top;
        }
        sizes[Zone::Whispers.index()] = self.whispers.len() as u8;
        sizes[Zone::Temple.index()] = self.temple.len() as u8;
        sizes
    }

    /// Where a gauge would stand after such a turn.
    pub(crate) fn turned(&self, gauge: Gauge, by: i8) -> u8 {
        let up = if gauge == Gauge::Threat { by } else { -by };
        self.gauge(gauge).saturating_add_signed(up).min(BOX.most[gauge.index()])
    }

    /// SHP-017, SHP-018: turns a gauge towards its end or away from it.
    pub(crate) fn turn_gauge<S: Sink<Event>>(&mut self, gauge: Gauge, by: i8, events: &mut S) {
        let (from, to) = (self.gauge(gauge), self.turned(gauge, by));
        self.gauges[gauge.index()] = to;
        if to != from {
            events.emit(Event::Open(Sight::Turned { gauge, from, to }));
        }
    }

    /// The cards of each zone.
    pub(crate) fn zones(&self) -> [Pile; ZONES] {
        let mut zones = [Pile::default(); ZONES];
        for character in Character::ALL {
            zones[character.index()] = self.equipment(character);
        }
        for location in Location::ALL {
            let (top, deck) = (usize::from(self.tops[location.index()]), self.deck(location));
            let looked_at: Pile = (0..top).filter_map(|depth| deck.settled(depth)).map(|known| known.card).collect();
            let all: Pile = deck.all().collect();
            zones[Zone::Top(location).index()] = looked_at;
            zones[Zone::Rest(location).index()] = all.without(looked_at);
        }
        zones[Zone::Whispers.index()] = self.whispers;
        zones[Zone::Temple.index()] = self.temple.all().collect();
        zones
    }

    /// SHP-166: the memory of every seat allows the truth.
    fn check_memories(&self) -> Result<(), String> {
        let zones = Counted::new(&self.zones());
        let check = |seat| self.memory.of_seat(seat).allows(&zones).map_err(|what| format!("for {seat:?}, {what}"));
        self.all_seats().iter().try_for_each(check)
    }

    /// Every card is somewhere, once; Markers are not more than there are.
    pub(crate) fn check(&self) -> Result<(), String> {
        let mut counts = vec![0u8; BOX.faces.len()];
        let mut add = |card: Card| counts[card.index()] += 1;
        self.decks.iter().flat_map(Deck::all).for_each(&mut add);
        self.temple.all().for_each(&mut add);
        let piles = [self.discard, self.whispers, self.removed];
        let own = self.hands.into_iter().chain(self.played);
        own.chain(piles).flat_map(Pile::cards).for_each(&mut add);
        self.revealed.iter().copied().for_each(&mut add);
        for (face, count) in BOX.faces.iter().zip(&counts) {
            if u32::from(*count) != face.copies.count_ones() {
                return Err(format!("there are {count} copies of {}", face.id));
            }
        }
        for colour in Character::COLOURS {
            let on_sheets: u32 = self.sheets.iter().map(|sheet| u32::from(sheet[colour.index()])).sum();
            let on_sections = self.marks.iter().filter(|marks| marks.contains(colour)).count() as u32;
            if on_sheets + on_sections > u32::from(BOX.markers) {
                return Err(format!("there are {} Markers of {colour}", on_sheets + on_sections));
            }
        }
        self.check_memories()?;
        for location in Location::ALL {
            if usize::from(self.tops[location.index()]) > self.deck(location).settled_depth() {
                return Err(format!("more cards of {location} were looked at than are there"));
            }
        }
        Ok(())
    }
}
