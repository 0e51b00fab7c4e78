//! One viewer, who takes in what that viewer is told, and nothing else.

use kernel::Seat;

use super::beliefs::{Beliefs, Copies, List, Ordered};
use crate::cards::{Card, Character};
use crate::effect::Effect;
use crate::event::{Look, Sight};
use crate::memory::Zone;

/// What lies open on the table, and what the viewer holds possible of the rest.
#[derive(Debug, Default)]
pub(super) struct Tracker {
    pub(super) beliefs: Beliefs,
    control: [Option<Seat>; 6],
    played: [Vec<Card>; 6],
    discard: Vec<Card>,
    /// DP21: who has discarded face down, and the card if the viewer knows it.
    whispered: Vec<(Seat, Option<Card>)>,
    /// SHP-060: how many cards John's player has still to take and to give.
    confiscated: u8,
    /// SHP-139, Scrap: the first of the two cards that are exchanged.
    first_of_two: Option<Option<Card>>,
    /// Offering: the next discard is a card of the hand.
    is_offering: bool,
    /// How many cards of a deck are being looked at, and whether the viewer looks.
    looked_at: (usize, bool),
}

impl Tracker {
    pub(super) fn new() -> Tracker {
        Tracker { beliefs: Beliefs::at_setup(), ..Tracker::default() }
    }

    /// Takes in something that the viewer perceives.
    pub(super) fn take_in(&mut self, sight: &Sight) {
        match *sight {
            Sight::Controls { seat, character } => self.control[character.index()] = Some(seat),
            Sight::RoundOver { .. } => {
                self.control = [None; 6];
                self.played = Default::default();
            }
            Sight::Looked { character, how, cards: Some(cards), .. } => {
                let mut all: Vec<Card> = cards.cards().collect();
                if how == Look::Hand {
                    all.extend(&self.played[character.index()]);
                }
                self.see_equipment(character, all);
            }
            Sight::Equipment { character, cards } => self.see_equipment(character, cards.cards().collect()),
            Sight::Used { seat, cards, .. } => self.show(self.character_of(seat), cards.cards()),
            Sight::Played { seat, card } => {
                let character = self.character_of(seat);
                self.show(character, [card]);
                let played = &mut self.played[character.index()];
                played.push(card);
                let has_hand = self.beliefs.size(Zone::Equipment(character)) > played.len();
                self.is_offering = card.face().effect == Some(Effect::DiscardFromHand) && has_hand;
            }
            Sight::Discarded { seat, card } => {
                let character = self.character_of(seat);
                let mut except = Copies::new();
                if std::mem::take(&mut self.is_offering) {
                    except = self.played_copies(character);
                } else {
                    self.take_off(character, card);
                }
                self.beliefs.goes(Some(card), Zone::Equipment(character), None, &except);
                self.discard.push(card);
            }
            Sight::Gave { seat, to, card } => {
                let character = self.character_of(seat);
                self.take_off(character, card);
                self.pass([character, to], Some(card), &Copies::new());
            }
            Sight::Confiscates { .. } => self.confiscated = 2,
            Sight::Passed { from, to, card } => {
                let characters = [from, to].map(|seat| self.character_of(seat));
                if self.confiscated > 0 {
                    self.confiscated -= 1;
                    self.pass(characters, card, &self.played_copies(characters[0]));
                } else if let Some(first) = self.first_of_two.take() {
                    self.exchange([characters[1], characters[0]], [first, card]);
                } else {
                    self.first_of_two = Some(card);
                }
            }
            Sight::Swapped { seat, character, cards } => {
                self.exchange([self.character_of(seat), character], cards.unzip().into());
            }
            Sight::Searched { deck, count, ref cards, .. } => {
                self.looked_at = (count.into(), cards.is_some());
                self.beliefs.look(deck, count.into(), cards.as_deref());
            }
            Sight::PutBack { deck, count, under, ref cards, .. } => {
                self.looked_at = (0, false);
                let cards = cards.as_ref().map(|(top, under)| (top.as_slice(), under.as_slice()));
                self.beliefs.put_back(deck, count.into(), under.into(), cards);
            }
            Sight::Drew { seat, deck, card } => {
                let to = Zone::Equipment(self.character_of(seat));
                self.beliefs.take_top(Ordered::Deck(deck), card, Some(to));
            }
            Sight::DiscardedTop { deck, card } => {
                match std::mem::take(&mut self.looked_at) {
                    (0 | 1, _) => self.beliefs.take_top(Ordered::Deck(deck), Some(card), None),
                    (count, is_own) => self.beliefs.discard_one_of(deck, count, card, is_own),
                }
                self.discard.push(card);
            }
            Sight::LookedAtWhispers { cards: Some(cards), .. } => {
                let mut seen = Copies::new();
                for card in cards.cards() {
                    seen.insert(self.beliefs.shows(card, Zone::Whispers, &seen));
                }
            }
            Sight::Stacked { count, ref cards, .. } => self.beliefs.stack(count.into(), cards.as_deref()),
            Sight::Whispered { seat, card } => {
                self.whispered.push((seat, card));
                self.discard_all();
            }
            Sight::Revealed { card, temple: true } => self.beliefs.take_top(Ordered::Temple, Some(card), None),
            Sight::Revealed { card, temple: false } => {
                self.beliefs.goes(Some(card), Zone::Whispers, None, &Copies::new());
            }
            // No card moves or is seen.
            Sight::Looked { cards: None, .. }
            | Sight::LookedAtWhispers { cards: None, .. }
            | Sight::Dealt { .. }
            | Sight::First { .. }
            | Sight::Round { .. }
            | Sight::Blind { .. }
            | Sight::Handed { .. }
            | Sight::Kept { .. }
            | Sight::Uncontrolled { .. }
            | Sight::MarkerTaken { .. }
            | Sight::MarkerGiven { .. }
            | Sight::MarkerReturned { .. }
            | Sight::Turn { .. }
            | Sight::Bonus { .. }
            | Sight::Protagonist { .. }
            | Sight::Negated { .. }
            | Sight::Skipped { .. }
            | Sight::Takes { .. }
            | Sight::Forbidden { .. }
            | Sight::ForbiddenThisRound { .. }
            | Sight::SearchesAt { .. }
            | Sight::ChoseDeck { .. }
            | Sight::Declared { .. }
            | Sight::Redirected { .. }
            | Sight::Rides { .. }
            | Sight::Drove { .. }
            | Sight::Moved { .. }
            | Sight::Appeared { .. }
            | Sight::Marked { .. }
            | Sight::Turned { .. }
            | Sight::Chose { .. }
            | Sight::TimePasses { .. }
            | Sight::Ends { .. }
            | Sight::Goal { .. }
            | Sight::Is { .. }
            | Sight::Counts { .. }
            | Sight::Repairs { .. }
            | Sight::Fights { .. }
            | Sight::Won { .. } => {}
        }
    }

    fn character_of(&self, seat: Seat) -> Character {
        let is_own = |each: &Character| self.control[each.index()] == Some(seat);
        Character::ALL.into_iter().find(is_own).expect("the player controls a Character")
    }

    fn played_copies(&self, character: Character) -> Copies {
        self.beliefs.first_copies(Zone::Equipment(character), self.played[character.index()].iter().copied())
    }

    /// A card no longer lies played.
    fn take_off(&mut self, character: Character, card: Card) {
        let played = &mut self.played[character.index()];
        played.remove(played.iter().position(|&each| each == card).expect("the card lies played"));
    }

    /// The viewer sees a whole Equipment: these cards become its list, and none is missing.
    fn see_equipment(&mut self, character: Character, mut cards: Vec<Card>) {
        cards.sort();
        let mut seen = Copies::new();
        for card in cards {
            seen.insert(self.beliefs.shows(card, Zone::Equipment(character), &seen));
        }
        self.beliefs.lists[character.index()] = List { copies: seen, missing: 0 };
        self.beliefs.conclude();
    }

    /// Unplayed cards show themselves, all at the same time.
    fn show(&mut self, character: Character, cards: impl IntoIterator<Item = Card>) {
        let mut seen = self.played_copies(character);
        for card in cards {
            seen.insert(self.beliefs.shows(card, Zone::Equipment(character), &seen));
        }
    }

    fn pass(&mut self, characters: [Character; 2], card: Option<Card>, except: &Copies) {
        let [from, to] = characters.map(Zone::Equipment);
        self.beliefs.goes(card, from, Some(to), except);
    }

    /// Two unplayed cards change places. The second one was there before the first one came.
    fn exchange(&mut self, [one, other]: [Character; 2], cards: [Option<Card>; 2]) {
        let was_there = &self.beliefs.may_be_in(Zone::Equipment(other)) - &self.played_copies(other);
        self.pass([one, other], cards[0], &self.played_copies(one));
        let came = &self.beliefs.may_be_in(Zone::Equipment(other)) - &was_there;
        self.pass([other, one], cards[1], &came);
    }

    /// DP21: once everybody has discarded, the cards go into the Whispers pile in ascending initiative, then the face-up discards.
    fn discard_all(&mut self) {
        let holds_cards = |each: &Character| self.beliefs.size(Zone::Equipment(*each)) > 0;
        let controlled = Character::ALL.into_iter().filter(|each| self.control[each.index()].is_some());
        if self.whispered.len() < controlled.filter(holds_cards).count() {
            return;
        }
        let mut whispered = std::mem::take(&mut self.whispered);
        whispered.sort_by_key(|&(seat, _)| self.character_of(seat).index());
        for (seat, card) in whispered {
            let from = Zone::Equipment(self.character_of(seat));
            self.beliefs.goes(card, from, Some(Zone::Whispers), &Copies::new());
        }
        for card in std::mem::take(&mut self.discard) {
            self.beliefs.returns(card, Zone::Whispers);
        }
    }
}
