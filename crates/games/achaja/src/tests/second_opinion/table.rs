//! The table of the second opinion: what lies where.

use std::collections::BTreeSet;

use super::printed::{
    CHARACTERS, COLOURS, EVENTS, INTRIGUES, Id, LIMIT_INCREASES, LOCATIONS, PALACE_COUSINS, RESERVE, STREET_COUSINS,
    TOKENS, cost, id,
};

/// A die; `blue 4 mint`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Die {
    pub(super) colour: Id,
    pub(super) value: u8,
    pub(super) place: Id,
}

impl Die {
    /// Reads `blue 4 mint`, with or without a word such as `raise` before it.
    pub(super) fn read(text: &str) -> Die {
        let words: Vec<&str> = text.split(' ').collect();
        let [.., colour, value, place] = words[..] else { panic!("{text} is no die") };
        Die { colour: id(colour), value: value.parse().expect("a number"), place: id(place) }
    }

    pub(super) fn is_in_troy(&self) -> bool {
        self.place != RESERVE
    }

    pub(super) fn text(&self) -> String {
        format!("{} {} {}", self.colour, self.value, self.place)
    }
}

/// What was agreed before the start.
#[derive(Clone, Debug)]
pub(super) struct Options {
    pub(super) order: &'static str,
    pub(super) fate: bool,
    pub(super) not_all_lost: bool,
    pub(super) negotiate: bool,
}

/// What a player has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Player {
    pub(super) power: u32,
    pub(super) gold: u32,
    pub(super) hand: Vec<Id>,
    /// Cards of the hand that everybody knows to be there.
    pub(super) known: Vec<Id>,
    pub(super) street: usize,
    pub(super) palace: usize,
    /// ACH-164.
    pub(super) placed_last: Option<Id>,
}

/// How a player ended: special points, wealth, rest, and power in all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct End {
    pub(super) special: u32,
    pub(super) wealth: u32,
    pub(super) rest: u32,
    pub(super) total: u32,
}

/// The whole table. Seats count from 0.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub(super) seats: usize,
    pub(super) options: Options,
    pub(super) turn: u8,
    pub(super) phase: &'static str,
    /// Nobody has the marker before it is dealt.
    pub(super) marker: Option<usize>,
    pub(super) pointer: usize,
    pub(super) players: Vec<Player>,
    /// Who has passed this turn, in that order.
    pub(super) passed: Vec<usize>,
    pub(super) dice: Vec<Die>,
    /// One entry for each Power token: its colour and its Location.
    pub(super) tokens: Vec<(Id, Id)>,
    /// In which the Locations lie.
    pub(super) order: Vec<Id>,
    /// One entry for each Limit Increase token.
    pub(super) increases: Vec<Id>,
    pub(super) curfew: Vec<Id>,
    pub(super) barred: Vec<Id>,
    pub(super) crowned: Vec<Id>,
    pub(super) judged: Option<(Id, usize)>,
    /// The Characters that can be used, with their Usage tokens.
    pub(super) row: Vec<(Id, u32)>,
    pub(super) character_deck: Vec<Id>,
    pub(super) event_deck: Vec<Id>,
    /// By turn and seat.
    pub(super) events: Vec<Vec<Option<Id>>>,
    pub(super) revealed: Vec<Id>,
    /// The cards of the deck whose order nobody knows. They lie above the bottom.
    pub(super) deck: Vec<Id>,
    /// The cards that were put under the deck; the lowest last.
    pub(super) bottom: Vec<Id>,
    /// The top card last.
    pub(super) discard: Vec<Id>,
    /// Bargaining Chips.
    pub(super) cards_count: bool,
    pub(super) ends: Vec<End>,
    /// What happened that is rare.
    pub(super) notes: BTreeSet<&'static str>,
}

/// Takes one such thing out of a list.
pub(super) fn take<T: PartialEq>(list: &mut Vec<T>, thing: &T) {
    let place = list.iter().position(|other| other == thing).expect("it is there");
    list.remove(place);
}

/// Each thing of a list once.
pub(super) fn kinds<T: Ord + Clone>(list: &[T]) -> Vec<T> {
    let mut kinds = list.to_vec();
    kinds.sort();
    kinds.dedup();
    kinds
}

impl Table {
    pub(super) fn new(seats: usize, options: Options) -> Table {
        let player =
            Player { power: 5, gold: 7, hand: Vec::new(), known: Vec::new(), street: 0, palace: 0, placed_last: None };
        let mut table = Table {
            seats,
            options,
            turn: 1,
            phase: "setup",
            marker: None,
            pointer: 0,
            players: vec![player; seats],
            passed: Vec::new(),
            dice: Vec::new(),
            tokens: Vec::new(),
            order: Vec::new(),
            increases: Vec::new(),
            curfew: Vec::new(),
            barred: Vec::new(),
            crowned: Vec::new(),
            judged: None,
            row: vec![("orion", 0), ("zaan", 0)],
            character_deck: Vec::new(),
            event_deck: Vec::new(),
            events: vec![vec![None; seats]; 3],
            revealed: Vec::new(),
            deck: INTRIGUES.iter().flat_map(|entry| vec![entry.0; entry.1]).collect(),
            bottom: Vec::new(),
            discard: Vec::new(),
            cards_count: false,
            ends: Vec::new(),
            notes: BTreeSet::new(),
        };
        for colour in table.colours() {
            table.dice.extend([Die { colour, value: 0, place: RESERVE }; 5]);
        }
        table.open_decks();
        table
    }

    /// ACH-034, ACH-052, ACH-053: the decks of Characters and Events of this turn.
    pub(super) fn open_decks(&mut self) {
        self.character_deck = CHARACTERS.iter().filter(|entry| entry.1 == self.turn).map(|entry| entry.0).collect();
        self.event_deck = EVENTS.iter().filter(|entry| entry.1 == self.turn).map(|entry| entry.0).collect();
    }

    pub(super) fn colours(&self) -> Vec<Id> {
        COLOURS[..if self.seats == 2 { 4 } else { self.seats }].to_vec()
    }

    pub(super) fn owner(&self, colour: Id) -> usize {
        COLOURS.iter().position(|other| *other == colour).expect("a colour") % self.seats
    }

    /// The representing colour first.
    pub(super) fn colours_of(&self, seat: usize) -> Vec<Id> {
        self.colours().into_iter().filter(|colour| self.owner(colour) == seat).collect()
    }

    /// The other players, clockwise from the left neighbour.
    pub(super) fn others(&self, seat: usize) -> Vec<usize> {
        (1..self.seats).map(|step| (seat + step) % self.seats).collect()
    }

    /// ACH-003.
    pub(super) fn in_order(&self) -> Vec<usize> {
        let first = self.marker.expect("the marker was dealt");
        (0..self.seats).map(|step| (first + step) % self.seats).collect()
    }

    /// ACH-025.
    pub(super) fn is_open(&self, location: Id) -> bool {
        LOCATIONS.iter().any(|entry| entry.0 == location && entry.1 <= self.turn)
    }

    pub(super) fn open(&self) -> Vec<Id> {
        LOCATIONS.iter().map(|entry| entry.0).filter(|location| self.is_open(location)).collect()
    }

    /// ACH-024.
    pub(super) fn limit(&self, location: Id) -> usize {
        let printed = LOCATIONS.iter().find(|entry| entry.0 == location).expect("a Location").2[self.seats - 2];
        printed + self.increases.iter().filter(|other| **other == location).count()
    }

    pub(super) fn dice_at(&self, place: Id) -> Vec<Die> {
        self.dice.iter().copied().filter(|die| die.place == place).collect()
    }

    /// ACH-023: the open Locations that can take another die.
    pub(super) fn with_room(&self) -> Vec<Id> {
        self.open().into_iter().filter(|location| self.dice_at(location).len() < self.limit(location)).collect()
    }

    pub(super) fn owns(&self, seat: usize, die: &Die) -> bool {
        self.owner(die.colour) == seat
    }

    /// The different dice of which this is true.
    pub(super) fn dice_that(&self, is_so: impl Fn(&Die) -> bool) -> Vec<Die> {
        let dice: Vec<Die> = self.dice.iter().copied().filter(|die| is_so(die)).collect();
        kinds(&dice)
    }

    pub(super) fn copies(&self, die: &Die) -> usize {
        self.dice.iter().filter(|other| *other == die).count()
    }

    /// Puts a die down with another value or elsewhere.
    pub(super) fn replace(&mut self, die: Die, value: u8, place: Id) {
        take(&mut self.dice, &die);
        self.dice.push(Die { value, place, ..die });
    }

    /// ACH-010.
    pub(super) fn modify(&mut self, die: Die, by: i32) {
        let value = (i32::from(die.value) + by).clamp(1, 6) as u8;
        self.replace(die, value, die.place);
    }

    /// Section 12, "legal destination".
    pub(super) fn destinations(&self, die: &Die) -> Vec<Id> {
        if !die.is_in_troy() || self.curfew.contains(&die.place) {
            return Vec::new();
        }
        let is_legal = |place: &Id| *place != die.place && !self.curfew.contains(place);
        self.with_room().into_iter().filter(is_legal).collect()
    }

    pub(super) fn street_supply(&self) -> usize {
        STREET_COUSINS - self.players.iter().map(|player| player.street).sum::<usize>()
    }

    pub(super) fn palace_supply(&self) -> usize {
        PALACE_COUSINS - self.players.iter().map(|player| player.palace).sum::<usize>()
    }

    pub(super) fn increase_supply(&self) -> usize {
        LIMIT_INCREASES - self.increases.len()
    }

    /// ACH-015.
    pub(super) fn token_supply(&self, colour: Id) -> usize {
        TOKENS - self.tokens.iter().filter(|token| token.0 == colour).count()
    }

    pub(super) fn count_cards(&self) -> usize {
        self.deck.len() + self.bottom.len() + self.discard.len()
    }

    /// ACH-101; nothing if it is not here.
    pub(super) fn price(&self, character: Id) -> Option<u32> {
        let (_, usage) = self.row.iter().find(|hired| hired.0 == character)?;
        Some(cost(character) + usage)
    }

    /// ACH-102.
    pub(super) fn mark_use(&mut self, character: Id) {
        if let Some(hired) = self.row.iter_mut().find(|hired| hired.0 == character) {
            hired.1 += 1;
        }
    }

    /// ACH-004.
    pub(super) fn convert(&mut self, seat: usize) {
        self.players[seat].power -= 1;
        self.players[seat].gold += 5;
    }

    /// Takes as much gold as the player has, at most this, and says how much.
    pub(super) fn take_gold(&mut self, seat: usize, most: u32) -> u32 {
        let gold = most.min(self.players[seat].gold);
        self.players[seat].gold -= gold;
        gold
    }

    /// Remembers that something rare happened, if it did.
    pub(super) fn note(&mut self, what: &'static str, happened: bool) {
        if happened {
            self.notes.insert(what);
        }
    }

    /// ACH-017.
    pub(super) fn gain_street(&mut self, seat: usize) {
        self.note("no Street Cousin is left", self.street_supply() == 0);
        if self.street_supply() > 0 {
            self.players[seat].street += 1;
        }
    }

    /// ACH-017.
    pub(super) fn gain_palace(&mut self, seat: usize) {
        self.note("no Palace Cousin is left", self.palace_supply() == 0);
        if self.palace_supply() > 0 {
            self.players[seat].palace += 1;
        }
    }

    /// A card leaves a hand face up. Section 5: one known copy is forgotten.
    pub(super) fn show_from_hand(&mut self, seat: usize, card: Id) {
        let player = &mut self.players[seat];
        take(&mut player.hand, &card);
        if player.known.contains(&card) {
            take(&mut player.known, &card);
            self.note("a known card leaves a hand", true);
        }
    }

    /// Takes a card out of the discard pile. The rules do not say which of equal ones: the uppermost.
    pub(super) fn take_discarded(&mut self, card: Id) {
        let place = self.discard.iter().rposition(|other| *other == card).expect("it is there");
        self.discard.remove(place);
    }
}
