//! Positions to test from, and what can be done and seen in them.

use std::ops::{Deref, DerefMut};
use std::str::FromStr;

use kernel::{Game, Knowers, Seat, Seats, Setup, Snapshot, Stack, Table, Viewer};

use crate::Achaja;
use crate::action::Outcome;
use crate::cards::{Character, Colour, Cousin, Die, EventCard, Intrigue, Location, Place};
use crate::flow;
use crate::state::{Do, Hired, Options, Order, Phase, State};

pub(super) const A: Seat = Seat::new(0);
pub(super) const B: Seat = Seat::new(1);
pub(super) const C: Seat = Seat::new(2);
pub(super) const D: Seat = Seat::new(3);
pub(super) const E: Seat = Seat::new(4);

/// A table in a position that a test has set up, or come to.
///
/// It is turn I, before the Intrigue phase begins, with the plain rules. Everybody has 7 gold, 5 power, no cards and no Cousins, and the
/// Events of the turn in the order of the file. All dice show 3; three of each colour are in Troy, spread over the open Locations. The
/// row has the first three Characters of the turn. A has the First Player marker. Nothing goes on until a test says so, with `intrigue`
/// or `dominance` for instance.
#[derive(Clone)]
pub(super) struct Position(laws::Position<Achaja>);

impl Deref for Position {
    type Target = laws::Position<Achaja>;

    fn deref(&self) -> &laws::Position<Achaja> {
        &self.0
    }
}

impl DerefMut for Position {
    fn deref_mut(&mut self) -> &mut laws::Position<Achaja> {
        &mut self.0
    }
}

/// Reads a word, such as the id of a card or the name of a Location.
pub(super) fn word<T: FromStr<Err = kernel::BadNotation>>(text: &str) -> T {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Everybody who is asked.
pub(super) fn asked(p: &Position) -> Vec<Seat> {
    Achaja::waiting(&p.state).seats().iter().collect()
}

/// The plain rules.
pub(super) const PLAIN: Options =
    Options { order: Order::Numbers, fate: false, not_all_lost: false, negotiate: false, has_memory_aids: true };

impl Position {
    /// A table with so many players in turn I.
    pub(super) fn new(seats: u8) -> Position {
        let mut state = State::new(seats, PLAIN);
        state.frames = Stack::default();
        state.order = Location::ALL.into_iter().collect();
        state.phase = Phase::Intrigue;
        let mut position = Position(laws::Position::of(state));
        position.turn(1);
        position
    }

    /// The start of a game, before anything is dealt.
    pub(super) fn start(seats: u8, options: Options) -> Position {
        let mut state = State::new(seats, options);
        flow::settle(&mut state, &mut kernel::NoEvents);
        Position(laws::Position::of(state))
    }

    /// It is this turn: its Events are dealt, its Characters are in the row, and as many dice are in Troy as there should be.
    pub(super) fn turn(&mut self, turn: u8) -> &mut Position {
        let state = &mut self.state;
        state.turn = turn;
        for (seat, event) in state.all_seats().iter().zip(EventCard::of_turn(turn)) {
            state.events[usize::from(turn) - 1][seat.index()] = Some(event);
        }
        let characters = Character::all().filter(|character| character.face().turn == Some(turn)).take(3);
        state.row = Character::house().chain(characters).map(|character| Hired { character, usage: 0 }).collect();
        for &colour in state.colours() {
            state.set_dice(colour, [3; 5]);
        }
        let open: Vec<Location> = Location::ALL.into_iter().filter(|&location| state.is_open(location)).collect();
        let mut next = 0;
        for &colour in state.colours() {
            for _ in 0..2 + turn {
                while !state.with_room().contains(open[next % open.len()]) {
                    next += 1;
                }
                let die = Die { colour, value: 3, place: Place::RESERVE };
                state.replace_die(die, 3, Place::on(open[next % open.len()]));
                next += 1;
            }
        }
        self
    }

    /// The five dice of a colour, such as `4 mint` or `4` for one in the reserve.
    pub(super) fn dice(&mut self, colour: &str, dice: [&str; 5]) -> &mut Position {
        let colour: Colour = word(colour);
        self.state.set_dice(colour, [0; 5]);
        for text in dice {
            let (value, place) = text.split_once(' ').unwrap_or((text, "reserve"));
            let value = value.parse().unwrap_or_else(|_| panic!("`{value}` is no value"));
            let die = Die { colour, value: 0, place: Place::RESERVE };
            self.state.replace_die(die, value, word(place));
        }
        self
    }

    /// A player's hand is this, taken from the deck or else from the discard pile; what it was goes into the deck.
    pub(super) fn hand(&mut self, seat: Seat, cards: &[&str]) -> &mut Position {
        let old = std::mem::take(&mut self.state.player_mut(seat).hand);
        self.state.deck.shuffle_in(old.cards());
        for id in cards {
            let card = self.take_out(id);
            self.state.player_mut(seat).hand.add(card, Knowers::only(seat));
        }
        self
    }

    /// Everybody knows that these cards of a hand are in it.
    pub(super) fn shown(&mut self, seat: Seat, cards: &[&str]) -> &mut Position {
        for id in cards {
            let hand = &mut self.state.player_mut(seat).hand;
            let card = word(id);
            hand.remove(card).unwrap_or_else(|| panic!("{id} is not in the hand"));
            hand.add(card, Knowers::EVERYBODY);
        }
        self
    }

    /// Takes a card out of the deck, or else out of the discard pile.
    fn take_out(&mut self, id: &str) -> Intrigue {
        let card = word(id);
        if self.state.deck.take_unseen(card) {
            return card;
        }
        let place = self.state.discard.iter().rposition(|&other| other == card);
        self.state.discard.remove(place.unwrap_or_else(|| panic!("no copy of {id} is free")));
        card
    }

    /// The discard pile is this, the last one on top; what it was goes into the deck.
    pub(super) fn discard(&mut self, cards: &[&str]) -> &mut Position {
        let old = std::mem::take(&mut self.state.discard);
        self.state.deck.shuffle_in(old.iter().copied());
        for id in cards {
            let card = self.take_out(id);
            self.state.discard.push(card);
        }
        self
    }

    /// All cards of the deck are in the discard pile.
    pub(super) fn empty_deck(&mut self) -> &mut Position {
        let deck = std::mem::take(&mut self.state.deck);
        deck.all().for_each(|card| self.state.discard.push(card));
        self
    }

    /// The next card of the deck, which nobody knows.
    pub(super) fn top(&mut self, id: &str) -> &mut Position {
        assert!(self.state.deck.settle(word(id)), "{id} is in the deck");
        self
    }

    /// The Characters of the row, beside Orion and Zaan.
    pub(super) fn row(&mut self, characters: &[&str]) -> &mut Position {
        let named = characters.iter().map(|id| word(id));
        self.state.row = Character::house().chain(named).map(|character| Hired { character, usage: 0 }).collect();
        self
    }

    /// How many Usage tokens are on a Character.
    pub(super) fn usage(&mut self, character: &str, usage: u8) -> &mut Position {
        let character: Character = word(character);
        let hired = self.state.row.iter_mut().find(|hired| hired.character == character);
        hired.unwrap_or_else(|| panic!("{character} is not here")).usage = usage;
        self
    }

    /// The Event of this turn that a player holds; whoever held it gets that player's.
    pub(super) fn event(&mut self, seat: Seat, event: &str) -> &mut Position {
        let turn = usize::from(self.state.turn);
        let dealt = &mut self.state.events[turn - 1];
        let wanted: EventCard = word(event);
        let old = dealt[seat.index()].replace(wanted);
        for (place, held) in dealt.iter_mut().enumerate() {
            if place != seat.index() && *held == Some(wanted) {
                *held = old;
            }
        }
        self
    }

    pub(super) fn gold(&mut self, seat: Seat, gold: u32) -> &mut Position {
        self.state.player_mut(seat).gold = gold;
        self
    }

    pub(super) fn power(&mut self, seat: Seat, power: u8) -> &mut Position {
        self.state.player_mut(seat).power = power;
        self
    }

    /// How many Street and Palace Cousins a player has.
    pub(super) fn cousins(&mut self, seat: Seat, street: u8, palace: u8) -> &mut Position {
        self.state.player_mut(seat).cousins = [street, palace];
        self
    }

    /// How many tokens of a colour are on a Location.
    pub(super) fn tokens(&mut self, colour: &str, location: &str, count: u8) -> &mut Position {
        self.state.tokens[word::<Colour>(colour).index()][word::<Location>(location).index()] = count;
        self
    }

    /// These Locations are under Curfew.
    pub(super) fn curfew(&mut self, locations: &[&str]) -> &mut Position {
        self.state.curfew = locations.iter().map(|location| word(location)).collect();
        self
    }

    /// How many Limit Increase tokens are on a Location.
    pub(super) fn increase(&mut self, location: &str, count: u8) -> &mut Position {
        self.state.increases[word::<Location>(location).index()] = count;
        self
    }

    /// Who has the First Player marker.
    pub(super) fn marker(&mut self, seat: Seat) -> &mut Position {
        self.state.marker = seat;
        self
    }

    /// These players have passed, in this order.
    pub(super) fn passed(&mut self, seats: &[Seat]) -> &mut Position {
        for (seat, place) in seats.iter().zip(1..) {
            self.state.player_mut(*seat).passed = Some(place);
        }
        self
    }

    /// Goes on with this, until somebody is asked or chance has to speak.
    pub(super) fn run(&mut self, step: Do) -> &mut Position {
        self.state.then(step);
        let Position(position) = self;
        flow::settle(&mut position.state, &mut position.events);
        self
    }

    /// The Intrigue phase begins.
    pub(super) fn intrigue(&mut self) -> &mut Position {
        self.run(Do::Intrigue)
    }

    /// The Dominance phase begins.
    pub(super) fn dominance(&mut self) -> &mut Position {
        self.state.phase = Phase::Dominance;
        self.run(Do::Dominate(0))
    }

    /// What the asked seat may answer, in alphabetical order: all it is offered but what can be done without being asked.
    pub(super) fn answers(&self) -> Vec<String> {
        self.answers_of(self.asked())
    }

    /// What this seat may answer, in alphabetical order.
    pub(super) fn answers_of(&self, seat: Seat) -> Vec<String> {
        let mut options = Vec::new();
        Achaja::options(&self.state, seat, &mut options);
        let mut answers: Vec<String> = options.iter().map(ToString::to_string).collect();
        answers.sort();
        answers
    }

    /// Who is asked, as far as everybody can tell.
    pub(super) fn all_asked(&self) -> Seats {
        Achaja::asked(&self.state, Viewer::SPECTATOR)
    }

    /// A table that goes on from here, where actions can be taken back.
    pub(super) fn table(&self) -> Table<Achaja> {
        let setup = Setup::new(Achaja::meta(), self.state.seats, []).expect("the plain rules fit");
        Table::open(&Snapshot::of::<Achaja>(&setup, &self.state)).expect("the state is sound")
    }

    /// Chance brings whatever is listed first, once.
    pub(super) fn chance_first(&mut self) -> &mut Position {
        let mut possible = Vec::new();
        Achaja::chances(&self.state, &mut possible);
        self.chance(possible.first().expect("chance is awaited").0);
        self
    }

    /// Chance brings whatever is listed first until dice are rolled or somebody is asked: for cards that do not matter.
    pub(super) fn luck_but_dice(&mut self) -> &mut Position {
        while self.waits_for_chance() && !self.can_bring(Outcome::Roll(1)) {
            self.chance_first();
        }
        self
    }

    /// The dice that are rolled next show these values, one digit each; nothing else is awaited then.
    pub(super) fn roll(&mut self, values: &str) -> &mut Position {
        for value in values.chars() {
            self.play(&format!("chance: roll {value}"));
        }
        assert!(!self.can_bring(Outcome::Roll(1)), "there are more dice to roll");
        self
    }

    /// The Street and Palace Cousins that nobody has.
    pub(super) fn cousins_left(&self) -> (u8, u8) {
        (self.state.cousin_supply(Cousin::Street), self.state.cousin_supply(Cousin::Palace))
    }

    /// Everybody who is asked in a window declines; nothing if none is open.
    pub(super) fn unopposed(&mut self) -> &mut Position {
        while self.is_window() {
            self.act("decline");
        }
        self
    }

    /// What the asked player is offered, but for converting.
    pub(super) fn choices(&self) -> Vec<String> {
        self.offered().into_iter().filter(|text| text != "convert").collect()
    }

    /// The question is dropped, and so is whatever would follow: for positions that go on elsewhere.
    pub(super) fn stop_here(&mut self) -> &mut Position {
        self.state.frames = Stack::default();
        self
    }

    pub(super) fn is_window(&self) -> bool {
        matches!(self.state.question(), Some(crate::ask::Ask::Window(_)))
    }

    /// The dice of a colour on a Location, or in the reserve: their values, the lowest first.
    pub(super) fn values(&self, colour: &str, place: &str) -> Vec<u8> {
        let place: Place = word(place);
        let dice = self.state.dice_of(word(colour)).filter(|die| die.place == place);
        let mut values: Vec<u8> = dice.map(|die| die.value).collect();
        values.sort_unstable();
        values
    }

    pub(super) fn count_tokens(&self, colour: &str, location: &str) -> u8 {
        self.state.tokens[word::<Colour>(colour).index()][word::<Location>(location).index()]
    }

    pub(super) fn gold_of(&self, seat: Seat) -> u32 {
        self.state.player(seat).gold
    }

    pub(super) fn power_of(&self, seat: Seat) -> u8 {
        self.state.player(seat).power
    }

    /// The Street and Palace Cousins of a player.
    pub(super) fn cousins_of(&self, seat: Seat) -> (u8, u8) {
        let [street, palace] = Cousin::ALL.map(|kind| self.state.player(seat).cousins[kind as usize]);
        (street, palace)
    }

    pub(super) fn hand_of(&self, seat: Seat) -> Vec<&'static str> {
        self.state.player(seat).hand.cards().map(Intrigue::id).collect()
    }

    /// The discard pile from the top down.
    pub(super) fn discards(&self) -> Vec<&'static str> {
        self.state.discard.iter().rev().map(|card| card.id()).collect()
    }

    pub(super) fn price(&self, character: &str) -> Option<u32> {
        self.state.price(word(character))
    }
}
