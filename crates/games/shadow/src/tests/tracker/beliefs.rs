//! What one viewer holds possible, and how a card on the move changes it (section 5.1 of `design.md`).

use std::collections::{BTreeMap, BTreeSet};

use crate::cards::{BOX, Card, Character, Location};
use crate::file::Origin;
use crate::memory::{ZONES, Zone};

/// The number of a copy of a card: its place in the card file.
type CopyId = usize;
pub(super) type Copies = BTreeSet<CopyId>;

/// A pile whose cards have an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Ordered {
    Deck(Location),
    Temple,
}

/// A list of an Equipment: at most `missing` of the listed copies are not in it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct List {
    pub(super) copies: Copies,
    pub(super) missing: u8,
}

/// What one viewer holds possible.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Beliefs {
    /// The card of each copy.
    cards: &'static [Card],
    /// For each copy whether it may be in each zone. It is in none if it lies open or was removed.
    may: Vec<[bool; ZONES]>,
    pub(super) lists: [List; 6],
    /// The cards whose depth is known; the topmost card has depth 0.
    pub(super) order: BTreeMap<Ordered, BTreeMap<usize, Card>>,
    sizes: [usize; ZONES],
}

impl Beliefs {
    /// The starting Equipments and the Nightmares are known; the cards of a Location are in the rest of its deck.
    pub(super) fn at_setup() -> Beliefs {
        let mut beliefs = Beliefs { cards: &BOX.card_at, ..Beliefs::default() };
        for (copy, card) in BOX.card_at.iter().enumerate() {
            let zone = match card.face().origin {
                Origin::Character(character) => Zone::Equipment(character),
                Origin::Location(location) => Zone::Rest(location),
                Origin::Whispers => Zone::Whispers,
            };
            beliefs.may.push([false; ZONES]);
            beliefs.enter(copy, zone);
        }
        beliefs
    }

    pub(super) fn size(&self, zone: Zone) -> usize {
        self.sizes[zone.index()]
    }

    /// The copies that may be in a zone.
    pub(super) fn may_be_in(&self, zone: Zone) -> Copies {
        let zone = zone.index();
        let mut copies = Copies::new();
        for (copy, may) in self.may.iter().enumerate() {
            if may[zone] {
                copies.insert(copy);
            }
        }
        copies
    }

    fn is_only_in(&self, copy: CopyId, zone: Zone) -> bool {
        self.may[copy][zone.index()] && self.may[copy].iter().filter(|&&may| may).count() == 1
    }

    /// "Played copies": of the copies of these cards that may be nowhere else than in a zone, the first ones.
    pub(super) fn first_copies(&self, zone: Zone, cards: impl IntoIterator<Item = Card>) -> Copies {
        let mut left = self.may_be_in(zone);
        left.retain(|&copy| self.is_only_in(copy, zone));
        let first = |card: Card| {
            let copy = left.iter().copied().find(|&copy| self.cards[copy] == card);
            let copy = copy.unwrap_or_else(|| panic!("{card} is certain to be in {zone:?}"));
            left.take(&copy)
        };
        cards.into_iter().filter_map(first).collect()
    }

    /// A card goes from one zone to another, or to where it lies open; `shown` if it is shown to the viewer. It is none of the copies
    /// `except`. Gives back which copy it is, if the viewer can tell.
    pub(super) fn goes(
        &mut self,
        shown: Option<Card>,
        from: Zone,
        to: Option<Zone>,
        except: &Copies,
    ) -> Option<CopyId> {
        let movable = &self.may_be_in(from) - except;
        let cards: BTreeSet<Card> = movable.iter().map(|&copy| self.cards[copy]).collect();
        let only = cards.first().copied().filter(|_| cards.len() == 1);
        let copy = shown.or(only).map(|card| self.see(card, from, &movable));
        match (copy, to) {
            (Some(copy), _) => self.leave(copy, from, to),
            (None, Some(to)) => self.slip(&movable, from, to),
            (None, None) => panic!("everybody sees a card that goes where it lies open"),
        }
        self.conclude();
        copy
    }

    /// A card shows itself in a zone and stays there.
    pub(super) fn shows(&mut self, card: Card, zone: Zone, except: &Copies) -> CopyId {
        self.goes(Some(card), zone, Some(zone), except).expect("the viewer sees it")
    }

    /// A card that lies open goes into a zone.
    pub(super) fn returns(&mut self, card: Card, to: Zone) {
        let is_open = |&copy: &CopyId| self.cards[copy] == card && !self.may[copy].contains(&true);
        let copy = (0..self.cards.len()).find(is_open).expect("the card lies open");
        self.enter(copy, to);
        self.conclude();
    }

    /// "Equal copies": which of the movable copies it is that leaves a zone or shows itself in it.
    fn see(&mut self, card: Card, zone: Zone, movable: &Copies) -> CopyId {
        let equal: Copies = movable.iter().copied().filter(|&copy| self.cards[copy] == card).collect();
        let surest = equal.iter().copied().min_by_key(|&copy| self.doubt(copy, zone));
        let surest = surest.unwrap_or_else(|| panic!("{card} may be in {zone:?}"));
        let was_certain = self.is_only_in(surest, zone);
        for &other in equal.iter().filter(|_| !was_certain) {
            for place in 0..ZONES {
                self.may[other][place] |= self.may[surest][place];
            }
        }
        for (list, character) in self.lists.iter_mut().zip(Character::ALL) {
            let accounts_for_it = was_certain || equal.is_subset(&list.copies);
            if zone != Zone::Equipment(character) && list.copies.remove(&surest) && accounts_for_it {
                list.missing -= 1;
            }
        }
        surest
    }

    /// The surest copies come first.
    fn doubt(&self, copy: CopyId, zone: Zone) -> u8 {
        let mut lists = Character::ALL.into_iter().filter(|each| self.lists[each.index()].copies.contains(&copy));
        if self.is_only_in(copy, zone) {
            0
        } else if lists.clone().any(|character| zone == Zone::Equipment(character)) {
            1
        } else if lists.next().is_none() {
            2
        } else {
            3
        }
    }

    /// A copy that the viewer sees leaves a zone for another one, or for where it lies open.
    fn leave(&mut self, copy: CopyId, from: Zone, to: Option<Zone>) {
        self.may[copy] = [false; ZONES];
        self.sizes[from.index()] -= 1;
        if let Zone::Equipment(character) = from {
            self.lists[character.index()].copies.remove(&copy);
        }
        if let Some(to) = to {
            self.enter(copy, to);
        }
    }

    fn enter(&mut self, copy: CopyId, to: Zone) {
        self.may[copy][to.index()] = true;
        self.sizes[to.index()] += 1;
        if let Zone::Equipment(character) = to {
            self.lists[character.index()].copies.insert(copy);
        }
    }

    /// One of these copies goes from one zone to another, and the viewer does not see which.
    fn slip(&mut self, movable: &Copies, from: Zone, to: Zone) {
        for &copy in movable {
            self.may[copy][to.index()] = true;
        }
        if let Zone::Equipment(character) = from {
            self.lists[character.index()].missing += 1;
        }
        self.sizes[from.index()] -= 1;
        self.sizes[to.index()] += 1;
    }

    /// Draws conclusions until nothing changes.
    pub(super) fn conclude(&mut self) {
        let mut before = Vec::new();
        while before != self.may {
            before.clone_from(&self.may);
            for character in Character::ALL {
                // With g = 0 the listed cards may be nowhere else.
                if self.lists[character.index()].missing == 0 {
                    self.pin(&self.lists[character.index()].copies.clone(), Zone::Equipment(character));
                }
            }
            for zone in Zone::all() {
                let possible = self.may_be_in(zone);
                let (certain, others): (Copies, Copies) =
                    possible.iter().partition(|&&copy| self.is_only_in(copy, zone));
                // C1: cards that may be nowhere else fill the zone.
                if certain.len() == self.size(zone) {
                    for copy in others {
                        self.may[copy][zone.index()] = false;
                    }
                // C2: no more cards may be in the zone than it holds.
                } else if possible.len() <= self.size(zone) {
                    self.pin(&possible, zone);
                }
            }
        }
    }

    /// These copies are in a zone and nowhere else.
    fn pin(&mut self, copies: &Copies, zone: Zone) {
        for &copy in copies {
            self.may[copy] = [false; ZONES];
            self.may[copy][zone.index()] = true;
        }
    }

    /// What is certain to be in a zone: of each card the largest of (a), (b) and (c).
    pub(super) fn certain(&self, zone: Zone) -> Vec<Card> {
        let no_list = List::default();
        let list = match zone {
            Zone::Equipment(character) => &self.lists[character.index()],
            Zone::Top(_) | Zone::Rest(_) | Zone::Whispers | Zone::Temple => &no_list,
        };
        let none = vec![0; BOX.faces.len()];
        let (mut only_here, mut listed, mut possible) = (none.clone(), none.clone(), none);
        let all_possible = self.may_be_in(zone);
        for &copy in &all_possible {
            possible[self.cards[copy].index()] += 1;
            only_here[self.cards[copy].index()] += usize::from(self.is_only_in(copy, zone));
        }
        for &copy in &list.copies {
            listed[self.cards[copy].index()] += 1;
        }
        let count = |card: Card| {
            let own = card.index();
            let by_list = listed[own].saturating_sub(list.missing.into());
            let by_size = self.size(zone).saturating_sub(all_possible.len() - possible[own]);
            only_here[own].max(by_list).max(by_size)
        };
        Card::all().flat_map(|card| std::iter::repeat_n(card, count(card))).collect()
    }
}
