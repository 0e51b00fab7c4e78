//! Everything that is true at the table.

mod frame;

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::arrayvec::ArrayVec;
use kernel::{Deck, Hand, List, Seat, Seats, Stack};

use crate::action::Action;
use crate::ask::Ask;
use crate::cards::{
    BOX, Character, Colour, Cousin, Die, EventCard, Intrigue, Location, Locations, MOST_IN_ROW, MOST_INTRIGUES, Place,
    Side,
};
use crate::deal::{DealAction, Deals};
use crate::effect::Effect;
use crate::pack::Pack;
pub(crate) use frame::{Chance, Do, Frame, Owed, Rolls};

/// The most seats.
pub(crate) const MOST_SEATS: usize = 5;
/// The dice of a colour.
pub(crate) const DICE: usize = 5;
/// The most dice that lie on one Location, or are rolled one after the other.
pub(crate) const MOST_TOGETHER: usize = 15;
/// The most steps of a choice.
pub(crate) const MOST_PICKS: usize = 12;
/// ACH-001.
pub(crate) const LAST_TURN: u8 = 3;

kernel::word_enum! {
    /// ACH-170: how the order of the Locations comes about.
    #[derive(BorshSerialize, BorshDeserialize)]
    pub enum Order: "an order: numbers, random or draft" {
        /// ACH-030: by the numbers.
        Numbers = "numbers",
        /// ACH-172: by chance.
        Random = "random",
        /// ACH-172: the players lay them in turn.
        Draft = "draft",
    }
}

kernel::word_enum! {
    /// ACH-002: the parts of a turn.
    #[derive(BorshSerialize, BorshDeserialize)]
    pub enum Phase: "a phase: setup, preparation, intrigue, dominance or settlement" {
        /// Before turn I.
        Setup = "setup",
        /// Section 8.3.
        Preparation = "preparation",
        /// Section 8.4.
        Intrigue = "intrigue",
        /// Section 8.9.
        Dominance = "dominance",
        /// Section 8.10.
        Settlement = "settlement",
    }
}

/// What was agreed before the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Options {
    pub(crate) order: Order,
    /// ACH-175.
    pub(crate) fate: bool,
    /// ACH-180.
    pub(crate) not_all_lost: bool,
    /// ACH-190.
    pub(crate) negotiate: bool,
    /// Whether views list what was announced and shown: gold, and known cards of hands.
    pub(crate) has_memory_aids: bool,
}

/// The table.
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub struct State {
    pub(crate) seats: u8,
    pub(crate) options: Options,
    /// From 1; the setup belongs to the first.
    pub(crate) turn: u8,
    pub(crate) phase: Phase,
    /// Who has the First Player marker; the first seat before it is dealt.
    pub(crate) marker: Seat,
    /// Who had the marker first.
    pub(crate) beginner: Seat,
    /// Whose turn it is in the Intrigue phase.
    pub(crate) pointer: Seat,
    pub(crate) players: [Player; MOST_SEATS],
    /// By colour, in order: equal dice in one place are not told apart.
    dice: [[Influence; DICE]; MOST_SEATS],
    /// By colour and Location.
    pub(crate) tokens: [[u8; 12]; MOST_SEATS],
    /// In which the Locations are resolved, as far as they are laid.
    pub(crate) order: List<Location, 12>,
    /// ACH-172: in which the players lay the Locations.
    pub(crate) drafters: ArrayVec<Seat, MOST_SEATS>,
    /// ACH-024: by Location.
    pub(crate) increases: [u8; 12],
    pub(crate) curfew: Locations,
    /// ACH-143: Locations with Barred Doors and a Coronation, and the one with the King's Judgment.
    pub(crate) barred: Locations,
    pub(crate) crowned: Locations,
    pub(crate) judged: Option<(Location, Seat)>,
    /// Orion and Zaan first.
    pub(crate) row: List<Hired, MOST_IN_ROW>,
    /// Nobody knows the order; whoever put cards at the bottom knows those.
    pub(crate) deck: Deck<Intrigue, MOST_INTRIGUES>,
    /// ACH-020: the last one lies on top; everybody sees all.
    pub(crate) discard: List<Intrigue, MOST_INTRIGUES>,
    /// The Events that were dealt, by turn and seat; known to their owner, and to everybody once revealed.
    pub(crate) events: [[Option<EventCard>; MOST_SEATS]; LAST_TURN as usize],
    /// A bit for each Event that was revealed.
    revealed: u32,
    /// Bargaining Chips.
    pub(crate) cards_count: bool,
    /// ACH-164: the colour a seat placed last.
    pub(crate) placed_last: [Option<Colour>; MOST_SEATS],
    /// ACH-128: the colours of the dice that still act on the Location that is resolved.
    pub(crate) queue: List<Colour, MOST_TOGETHER>,
    /// ACH-175: the values that were chosen before all had; known to their owners.
    pub(crate) fates: [[u8; DICE]; MOST_SEATS],
    /// ACH-029: the choice that each seat is in the middle of; known to it alone.
    pub(crate) drafts: [Draft; MOST_SEATS],
    /// Open offers: known to their parties.
    pub(crate) deals: Deals,
    pub(crate) frames: Stack<Frame, 20>,
}

/// What a player has.
#[derive(Clone, Debug, Default, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Player {
    pub(crate) power: u8,
    /// ACH-012: behind the screen; every movement is announced.
    pub(crate) gold: u32,
    /// Known to its owner, and partly to others who saw a card go there.
    pub(crate) hand: Hand<Intrigue, MOST_INTRIGUES>,
    /// By kind.
    pub(crate) cousins: [u8; 2],
    /// As which one the player passed this turn, from 1.
    pub(crate) passed: Option<u8>,
}

/// A die without its colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, BorshSerialize, BorshDeserialize)]
struct Influence {
    place: Place,
    value: u8,
}

/// A Character that can be used, with its Usage tokens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Hired {
    pub(crate) character: Character,
    pub(crate) usage: u8,
}

/// The steps of a choice so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Draft {
    pub(crate) picks: List<Action, MOST_PICKS>,
    /// Cards that are to be sold, or given in a deal.
    pub(crate) cards: Pack,
    /// Cards that are wanted in a deal.
    pub(crate) wanted: Pack,
}

impl Draft {
    pub(crate) fn is_empty(&self) -> bool {
        self.picks.is_empty() && self.cards.is_empty()
    }

    /// ACH-029: whether it is an offer or a reply, and not an answer.
    pub(crate) fn is_deal(&self) -> bool {
        matches!(self.picks.first(), Some(Action::Deal(_)))
    }

    pub(crate) fn push(&mut self, action: Action) {
        match action {
            Action::Sell(card) | Action::Deal(DealAction::GiveCard(card)) => self.cards.add(card),
            Action::Deal(DealAction::WantCard(card)) => self.wanted.add(card),
            _ => self.picks.push(action),
        }
    }
}

/// ACH-070: an Intrigue that is being played, with everything that was declared.
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Declared {
    pub(crate) seat: Seat,
    pub(crate) card: Intrigue,
    pub(crate) side: Side,
    /// ACH-072.
    pub(crate) target: Option<Seat>,
    pub(crate) picks: Picks,
}

/// The steps of a declared effect.
pub(crate) type Picks = List<Action, 2>;

impl Declared {
    pub(crate) fn effect(&self) -> Effect {
        self.card.face().sides[self.side as usize].effect
    }
}

impl State {
    pub(crate) fn new(seats: u8, options: Options) -> State {
        let amounts = &BOX.amounts;
        let player = Player { power: amounts.start_power, gold: amounts.start_gold.into(), ..Player::default() };
        let mut frames = Stack::default();
        frames.push(Frame::Do(Do::Lay));
        let copies = Intrigue::all().flat_map(|card| std::iter::repeat_n(card, card.face().count.into()));
        State {
            seats,
            options,
            turn: 1,
            phase: Phase::Setup,
            marker: Seat::new(0),
            beginner: Seat::new(0),
            pointer: Seat::new(0),
            players: std::array::from_fn(
                |place| {
                    if place < usize::from(seats) { player.clone() } else { Player::default() }
                },
            ),
            dice: Default::default(),
            tokens: Default::default(),
            order: List::default(),
            drafters: ArrayVec::new(),
            increases: [0; 12],
            curfew: Locations::default(),
            barred: Locations::default(),
            crowned: Locations::default(),
            judged: None,
            row: Character::house().map(|character| Hired { character, usage: 0 }).collect(),
            deck: copies.collect(),
            discard: List::default(),
            events: Default::default(),
            revealed: 0,
            cards_count: false,
            placed_last: [None; MOST_SEATS],
            queue: List::default(),
            fates: [[0; DICE]; MOST_SEATS],
            drafts: Default::default(),
            deals: Deals::default(),
            frames,
        }
    }

    pub(crate) fn all_seats(&self) -> Seats {
        Seats::all(self.seats)
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// ACH-022: the other players, clockwise from the left neighbour of this one.
    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        std::iter::successors(Some(seat.next(seats)), move |other| Some(other.next(seats))).take(usize::from(seats) - 1)
    }

    /// ACH-003: the player at this place of the order of play.
    pub(crate) fn in_order(&self, place: u8) -> Seat {
        (0..place % self.seats).fold(self.marker, |seat, _| seat.next(self.seats))
    }

    /// The player at this place of the order of the first turn.
    pub(crate) fn first_in_order(&self, place: u8) -> Seat {
        (0..place % self.seats).fold(self.beginner, |seat, _| seat.next(self.seats))
    }

    /// Whether a Location was resolved in this Dominance phase.
    pub(crate) fn is_resolved(&self, location: Location) -> bool {
        let place = self.order.iter().position(|&laid| laid == location);
        self.next_resolved().is_none_or(|next| place.is_some_and(|place| place < next))
    }

    /// ACH-120: the Location that is being resolved.
    pub(crate) fn resolving(&self) -> Option<Location> {
        let place = self.next_resolved()?.checked_sub(1)?;
        Some(self.order[place])
    }

    /// The place in the order of the Location that is resolved next in this Dominance phase.
    fn next_resolved(&self) -> Option<usize> {
        self.frames.iter().find_map(|frame| match frame {
            Frame::Do(Do::Dominate(place)) => Some(usize::from(*place)),
            _ => None,
        })
    }

    pub(crate) fn colours(&self) -> &'static [Colour] {
        Colour::of_table(self.seats)
    }

    pub(crate) fn owner(&self, colour: Colour) -> Seat {
        colour.owner(self.seats)
    }

    pub(crate) fn colours_of(&self, seat: Seat) -> impl Iterator<Item = Colour> + use<> {
        Colour::of_seat(seat, self.seats)
    }

    /// Every die of a colour, in order.
    pub(crate) fn dice_of(&self, colour: Colour) -> impl Iterator<Item = Die> + '_ {
        self.dice[colour.index()].iter().map(move |die| Die { colour, value: die.value, place: die.place })
    }

    /// Every die at the table.
    pub(crate) fn dice(&self) -> impl Iterator<Item = Die> + '_ {
        self.colours().iter().flat_map(|&colour| self.dice_of(colour))
    }

    /// Each die once, however many equal ones there are.
    pub(crate) fn kinds_of_dice(&self) -> impl Iterator<Item = Die> + '_ {
        self.colours().iter().flat_map(|&colour| {
            let dice = &self.dice[colour.index()];
            let is_new = move |&place: &usize| place == 0 || dice[place] != dice[place - 1];
            (0..DICE).filter(is_new).map(move |place| Die {
                colour,
                value: dice[place].value,
                place: dice[place].place,
            })
        })
    }

    /// How many dice are equal to this one.
    pub(crate) fn count_die(&self, die: Die) -> usize {
        self.dice_of(die.colour).filter(|&other| other == die).count()
    }

    pub(crate) fn dice_at(&self, location: Location) -> impl Iterator<Item = Die> + '_ {
        self.dice().filter(move |die| die.place == Place::on(location))
    }

    /// Puts one die in the place of an equal one, with another value or elsewhere.
    pub(crate) fn replace_die(&mut self, die: Die, value: u8, place: Place) -> Die {
        let dice = &mut self.dice[die.colour.index()];
        let old = Influence { place: die.place, value: die.value };
        let found = dice.iter_mut().find(|other| **other == old).expect("the die is there");
        *found = Influence { place, value };
        dice.sort_unstable();
        Die { colour: die.colour, value, place }
    }

    /// Gives the dice of a colour, all in the reserve, these values.
    pub(crate) fn set_dice(&mut self, colour: Colour, values: [u8; DICE]) {
        let mut dice = values.map(|value| Influence { place: Place::RESERVE, value });
        dice.sort_unstable();
        self.dice[colour.index()] = dice;
    }

    /// How many dice lie on each Location.
    pub(crate) fn counts(&self) -> [u8; 12] {
        let mut counts = [0; 12];
        self.dice().filter_map(|die| die.place.location()).for_each(|location| counts[location.index()] += 1);
        counts
    }

    /// ACH-024.
    pub(crate) fn limit(&self, location: Location) -> u8 {
        location.face().limits[usize::from(self.seats) - 2] + self.increases[location.index()]
    }

    /// ACH-025.
    pub(crate) fn is_open(&self, location: Location) -> bool {
        location.face().opens <= self.turn
    }

    pub(crate) fn open(&self) -> Locations {
        Location::ALL.into_iter().filter(|&location| self.is_open(location)).collect()
    }

    /// ACH-023: the open Locations with room for another die.
    pub(crate) fn with_room(&self) -> Locations {
        let counts = self.counts();
        let has_room = |location: &Location| counts[location.index()] < self.limit(*location);
        Location::ALL.into_iter().filter(|location| self.is_open(*location) && has_room(location)).collect()
    }

    /// ACH-015: the tokens of a colour that are not on Locations.
    pub(crate) fn token_supply(&self, colour: Colour) -> u8 {
        BOX.amounts.tokens - self.tokens[colour.index()].iter().sum::<u8>()
    }

    /// ACH-017.
    pub(crate) fn cousin_supply(&self, kind: Cousin) -> u8 {
        BOX.cousins[kind as usize] - self.players.iter().map(|player| player.cousins[kind as usize]).sum::<u8>()
    }

    /// ACH-017.
    pub(crate) fn increase_supply(&self) -> u8 {
        BOX.amounts.limit_increases - self.increases.iter().sum::<u8>()
    }

    /// ACH-101, ACH-104: what a Character costs now, if it can be used.
    pub(crate) fn price(&self, character: Character) -> Option<u32> {
        let hired = self.row.iter().find(|hired| hired.character == character)?;
        Some(u32::from(character.face().cost) + u32::from(hired.usage))
    }

    pub(crate) fn event(&self, seat: Seat) -> Option<EventCard> {
        self.events[usize::from(self.turn) - 1][seat.index()]
    }

    pub(crate) fn is_revealed(&self, event: EventCard) -> bool {
        self.revealed >> event.index() & 1 == 1
    }

    pub(crate) fn reveal_event(&mut self, event: EventCard) {
        self.revealed |= 1 << event.index();
    }

    pub(crate) fn count_passed(&self) -> u8 {
        self.players.iter().filter(|player| player.passed.is_some()).count() as u8
    }

    pub(crate) fn is_over(&self) -> bool {
        self.frames.top().is_none()
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

    /// The cards that are being played or looked at.
    fn cards_aside(&self) -> impl Iterator<Item = Intrigue> + '_ {
        self.frames.iter().flat_map(|frame| {
            let (one, many): (Option<Intrigue>, &[Intrigue]) = match frame {
                Frame::Do(Do::Finish(card)) => (Some(*card), &[]),
                Frame::Do(Do::Look { cards, .. }) => (None, cards),
                Frame::Ask(ask) => (None, ask.cards_looked_at()),
                Frame::Do(_) | Frame::Chance(_) => (None, &[]),
            };
            one.into_iter().chain(many.iter().copied())
        })
    }

    /// Cards, dice and tokens are neither made nor lost, and no Location holds more dice than it may.
    pub(crate) fn check(&self) -> Result<(), String> {
        let mut counts = vec![0u8; BOX.intrigues.len()];
        let hands = self.players.iter().flat_map(|player| player.hand.cards());
        let all = self.deck.all().chain(self.discard.iter().copied()).chain(hands).chain(self.cards_aside());
        all.for_each(|card| counts[card.index()] += 1);
        for (face, count) in BOX.intrigues.iter().zip(counts) {
            if face.count != count {
                return Err(format!("there are {count} copies of an Intrigue that has {}", face.count));
            }
        }
        let in_play = self.counts();
        for location in Location::ALL {
            let count = in_play[location.index()];
            // ACH-141: after the last turn no die moves.
            if count > self.limit(location) && self.phase != Phase::Settlement {
                return Err(format!("{count} dice are on {location}"));
            }
            if count > 0 && !self.is_open(location) {
                return Err(format!("a die is on {location}, which is closed"));
            }
        }
        let is_rolled = self.phase != Phase::Setup;
        if is_rolled && self.dice().any(|die| !(1..=6).contains(&die.value)) {
            return Err("a die has no value".to_owned());
        }
        let expected = 2 + usize::from(self.turn);
        if matches!(self.phase, Phase::Intrigue | Phase::Dominance) {
            for &colour in self.colours() {
                let placed = self.dice_of(colour).filter(|die| die.place.is_in_troy()).count();
                if placed != expected {
                    return Err(format!("{placed} {colour} dice are in Troy in turn {}", self.turn));
                }
            }
        }
        for &colour in self.colours() {
            if self.tokens[colour.index()].iter().sum::<u8>() > BOX.amounts.tokens {
                return Err(format!("there are too many {colour} tokens"));
            }
        }
        for kind in Cousin::ALL {
            if self.players.iter().map(|player| player.cousins[kind as usize]).sum::<u8>() > BOX.cousins[kind as usize]
            {
                return Err(format!("there are too many {kind} Cousins"));
            }
        }
        if self.increases.iter().sum::<u8>() > BOX.amounts.limit_increases {
            return Err("there are too many increases of limits".to_owned());
        }
        if self.players.iter().skip(self.seats.into()).any(|player| *player != Player::default()) {
            return Err("a seat that does not exist has something".to_owned());
        }
        Ok(())
    }
}
