//! Positions to test from, and what can be done and seen in them.

use std::ops::{Deref, DerefMut};

use kernel::{Deck, Knowers, Seat, Stack, Viewer};

use crate::ShadowPlanet;
use crate::cards::{Card, Character, Gauge, Goal, Location, Section, Vehicle};
use crate::flow;
use crate::memory::{Memory, Zone};
use crate::pile::Pile;
use crate::state::{Do, Pawn, State};

pub(super) const A: Seat = Seat::new(0);
pub(super) const B: Seat = Seat::new(1);
pub(super) const C: Seat = Seat::new(2);
pub(super) const D: Seat = Seat::new(3);
pub(super) const E: Seat = Seat::new(4);

/// A table in a position that a test has set up, or come to.
///
/// It is round 1, after the draft: the named Characters are controlled, pawns and gauges stand where they begin, and nobody has a Marker.
/// Goals are dealt in the order Alien, Captain, Lieutenant, Sergeant, Guardian, and A is the Protagonist. Nothing goes on until a test
/// says so, with `turn` for instance. Until `forgetful` is called everybody knows where every card is.
#[derive(Clone)]
pub(super) struct Position(laws::Position<ShadowPlanet>);

impl Deref for Position {
    type Target = laws::Position<ShadowPlanet>;

    fn deref(&self) -> &laws::Position<ShadowPlanet> {
        &self.0
    }
}

impl DerefMut for Position {
    fn deref_mut(&mut self) -> &mut laws::Position<ShadowPlanet> {
        &mut self.0
    }
}

/// Reads a word, such as the id of a card or the name of a Character.
pub(super) fn word<T: std::str::FromStr<Err = kernel::BadNotation>>(text: &str) -> T {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

pub(super) fn card(id: &str) -> Card {
    word(id)
}

impl Position {
    /// A table at which these seats control these Characters.
    pub(super) fn new(control: &[(&str, Seat)]) -> Position {
        let mut state = State::new(control.len() as u8, true);
        state.frames = Stack::default();
        state.round = 1;
        for (seat, goal) in state.all_seats().iter().zip(Goal::ALL) {
            state.goals[seat.index()] = Some(goal);
        }
        for &(character, seat) in control {
            state.control[word::<Character>(character).index()] = Some(seat);
        }
        let mut position = Position(laws::Position::of(state));
        position.remember_all();
        position
    }

    /// The start of a game for so many players, before anything is dealt; nobody knows more than the rules say.
    pub(super) fn start(seats: u8) -> Position {
        Position(laws::Position::of(State::new(seats, true)))
    }

    /// Everybody knows where every card is.
    fn remember_all(&mut self) {
        let (seats, zones) = (self.state.seats, self.state.zones());
        self.state.memory = Memory::knowing(seats, &zones);
    }

    /// Nobody knows more than at the start of a game, which must still be the truth.
    pub(super) fn forgetful(&mut self) -> &mut Position {
        self.state.memory = Memory::new(self.state.seats);
        let sizes = self.state.sizes();
        for character in Character::ALL {
            if let Some(seat) = self.state.controller(character) {
                let all = self.state.equipment(character);
                self.state.memory.of_seat_mut(seat).looks_at_all(Zone::Equipment(character), all, &sizes);
            }
        }
        self
    }

    /// The Goals of the players, in the order of seats.
    pub(super) fn goals(&mut self, goals: &[&str]) -> &mut Position {
        for (place, goal) in goals.iter().enumerate() {
            self.state.goals[place] = Some(word(goal));
        }
        self
    }

    /// Takes a card out of wherever it is: the decks first, then the cards out of the game, Equipments and the Whispers pile.
    fn find(&mut self, card: Card) {
        self.find_for(card, None);
    }

    /// As `find`, but not in the Equipment of this Character.
    fn find_for(&mut self, card: Card, not_in: Option<Character>) {
        let state = &mut self.state;
        if state.decks.iter_mut().any(|deck| deck.take_unseen(card)) {
            return;
        }
        let hands = state.hands.iter_mut().zip(Character::ALL).filter(|&(_, owner)| Some(owner) != not_in);
        let piles = [&mut state.removed].into_iter().chain(hands.map(|(hand, _)| hand));
        let pile = piles.chain([&mut state.whispers]).find(|pile| pile.contains(card));
        pile.unwrap_or_else(|| panic!("no copy of {card} is free")).remove(card);
    }

    /// Adds cards to the Equipment of a Character.
    pub(super) fn equip(&mut self, character: &str, cards: &[&str]) -> &mut Position {
        for id in cards {
            self.find_for(card(id), Some(word(character)));
            self.state.hand_mut(word(character)).add(card(id));
        }
        self.remember_all();
        self
    }

    /// The Equipment of a Character is exactly this; what it had is out of the game.
    pub(super) fn only(&mut self, character: &str, cards: &[&str]) -> &mut Position {
        let old = std::mem::take(self.state.hand_mut(word(character)));
        self.state.removed.join(old);
        self.equip(character, cards)
    }

    /// The Whispers pile is exactly this; what it had is out of the game.
    pub(super) fn whispers(&mut self, cards: &[&str]) -> &mut Position {
        let old = std::mem::take(&mut self.state.whispers);
        self.state.removed.join(old);
        for id in cards {
            self.find(card(id));
            self.state.whispers.add(card(id));
        }
        self.remember_all();
        self
    }

    /// The Temple pile is exactly this, from the top down; nobody knows its order.
    pub(super) fn temple(&mut self, cards: &[&str]) -> &mut Position {
        for id in cards.iter().rev() {
            self.find(card(id));
            self.state.temple.put_on_top(card(id), Knowers::NOBODY);
        }
        self.remember_all();
        self
    }

    /// The next cards of a deck, from the top down. Nobody has looked at them.
    pub(super) fn deck(&mut self, location: &str, cards: &[&str]) -> &mut Position {
        let place = word::<Location>(location).index();
        for id in cards {
            if !self.state.decks[place].settle(card(id)) {
                self.find(card(id));
                self.state.decks[place].shuffle_in([card(id)]);
                assert!(self.state.decks[place].settle(card(id)), "{id} is in the deck");
            }
        }
        self.remember_all();
        self
    }

    /// A deck of exactly these cards, from the top down; the others are out of the game.
    pub(super) fn only_deck(&mut self, location: &str, cards: &[&str]) -> &mut Position {
        let place = word::<Location>(location).index();
        let old: Pile = std::mem::take(&mut self.state.decks[place]).all().collect();
        self.state.removed.join(old);
        for id in cards {
            self.find(card(id));
        }
        self.state.decks[place] = cards.iter().map(|id| card(id)).collect::<Deck<Card, _>>();
        for id in cards {
            assert!(self.state.decks[place].settle(card(id)), "{id} is in the deck");
        }
        self.remember_all();
        self
    }

    /// Puts a pawn into the main area of a Location.
    pub(super) fn at(&mut self, character: &str, location: &str) -> &mut Position {
        let pawn = Pawn { location: word(location), section: None };
        self.state.pawns[word::<Character>(character).index()] = pawn;
        self
    }

    /// Puts a pawn into a Section.
    pub(super) fn inside(&mut self, character: &str, section: &str) -> &mut Position {
        let section: Section = word(section);
        let pawn = Pawn { location: section.location(), section: Some(section) };
        self.state.pawns[word::<Character>(character).index()] = pawn;
        self
    }

    pub(super) fn gauge(&mut self, gauge: &str, to: u8) -> &mut Position {
        self.state.gauges[word::<Gauge>(gauge).index()] = to;
        self
    }

    /// The Markers on a sheet: Jenna, Nikke, John, Rachel, Reed.
    pub(super) fn sheet(&mut self, seat: Seat, markers: [u8; 5]) -> &mut Position {
        self.state.sheets[seat.index()] = markers;
        self
    }

    /// A Marker of a Character lies on a Section.
    pub(super) fn marked(&mut self, section: &str, character: &str) -> &mut Position {
        let marks = &mut self.state.marks[word::<Section>(section).index()];
        *marks = marks.with(word(character));
        self
    }

    /// A Vehicle is in play.
    pub(super) fn vehicle(&mut self, vehicle: &str, location: &str) -> &mut Position {
        self.state.vehicles[word::<Vehicle>(vehicle).index()] = Some(word(location));
        self
    }

    /// Goes on with this, until somebody is asked or chance has to speak.
    pub(super) fn run(&mut self, step: Do) -> &mut Position {
        self.state.then(step);
        let Position(position) = self;
        flow::settle(&mut position.state, &mut position.events);
        self
    }

    /// The turn of a Character begins.
    pub(super) fn turn(&mut self, character: &str) -> &mut Position {
        self.run(Do::Turn(word(character)))
    }

    /// The Whispers phase begins.
    pub(super) fn whisper_phase(&mut self) -> &mut Position {
        self.run(Do::Whispers)
    }

    /// The asked seats say `done` until somebody is asked something else or chance has to speak; at most so often.
    pub(super) fn done(&mut self, times: usize) -> &mut Position {
        for _ in 0..times {
            self.act("done");
        }
        self
    }

    /// The cards of a Character that were not played.
    pub(super) fn hand(&self, character: &str) -> Vec<&'static str> {
        self.state.hand(word(character)).cards().map(Card::id).collect()
    }

    /// The cards of a Character that were played this round.
    pub(super) fn played(&self, character: &str) -> Vec<&'static str> {
        self.state.played[word::<Character>(character).index()].cards().map(Card::id).collect()
    }

    /// The face-up discards.
    pub(super) fn discards(&self) -> Vec<&'static str> {
        self.state.discard.cards().map(Card::id).collect()
    }

    /// Where a pawn stands: `hill`, or `hill graveyard`.
    pub(super) fn place(&self, character: &str) -> String {
        let pawn = self.state.pawns[word::<Character>(character).index()];
        match pawn.section {
            Some(section) => format!("{} {section}", pawn.location),
            None => pawn.location.to_string(),
        }
    }

    pub(super) fn now(&self, gauge: &str) -> u8 {
        self.state.gauge(word(gauge))
    }

    /// What a viewer is certain to find in the Equipment of a Character, what was played included.
    pub(super) fn certain(&self, viewer: Viewer, character: &str) -> Vec<&'static str> {
        let zone = Zone::Equipment(word(character));
        let size = self.state.sizes()[zone.index()];
        let mind = self.state.memory.of(viewer).next().expect("every viewer remembers something");
        mind.certain_cards(zone, size).cards().map(Card::id).collect()
    }
}
