//! What viewers remember: section 5.1 of `design.md` (SHP-166).
//!
//! Everything here follows from what one viewer perceives. Copies of a card are told apart by a numbering of the memory's own, which
//! has nothing to do with the cards on the table.

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{List, MAX_SEATS, Seat, Viewer};

use crate::cards::{BOX, Card, Character, Location, MOST_CARDS};
use crate::file::Origin;
use crate::pile::{Bits, Pile};

/// How many zones there are.
pub(crate) const ZONES: usize = 16;
/// How many cards lie in each zone; everybody knows that.
pub(crate) type Sizes = [u8; ZONES];

/// Where hidden cards are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Zone {
    /// The Equipment of a Character; of a controlled one the hand and the cards played this round.
    Equipment(Character),
    /// The cards of a deck that somebody has looked at and that still lie on it.
    Top(Location),
    /// The other cards of a deck.
    Rest(Location),
    Whispers,
    Temple,
}

impl Zone {
    /// Every zone.
    pub(crate) fn all() -> impl Iterator<Item = Zone> {
        let equipments = Character::ALL.into_iter().map(Zone::Equipment);
        let tops = Location::ALL.into_iter().map(Zone::Top);
        let rests = Location::ALL.into_iter().map(Zone::Rest);
        equipments.chain(tops).chain(rests).chain([Zone::Whispers, Zone::Temple])
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        match self {
            Zone::Equipment(character) => character.index(),
            Zone::Top(location) => 6 + location.index(),
            Zone::Rest(location) => 10 + location.index(),
            Zone::Whispers => 14,
            Zone::Temple => 15,
        }
    }
}

/// The bit of a zone in a set of zones.
fn bit(zone: Zone) -> u32 {
    1 << zone.index()
}

/// How many copies of each card really are in each zone.
pub(crate) struct Counted([[u8; ZONES]; MOST_CARDS]);

impl Counted {
    pub(crate) fn new(zones: &[Pile; ZONES]) -> Counted {
        let mut counts = [[0; ZONES]; MOST_CARDS];
        for (zone, pile) in zones.iter().enumerate() {
            pile.cards().for_each(|card| counts[card.index()][zone] += 1);
        }
        Counted(counts)
    }

    fn of(&self, card: Card) -> [u8; ZONES] {
        self.0[card.index()]
    }

    /// Every card of the file.
    fn cards(&self) -> impl Iterator<Item = Card> + use<> {
        (0..BOX.faces.len()).map(Card::at)
    }
}

/// What each viewer remembers.
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Memory {
    of_seats: [Mind; 5],
    of_spectator: Mind,
}

impl Memory {
    /// What everybody knows at the start: the starting Equipments, the Nightmares, and which cards are in which deck.
    pub(crate) fn new(seats: u8) -> Memory {
        let start = Mind::new();
        let of_seat = |place| if place < usize::from(seats) { start.clone() } else { Mind::default() };
        Memory { of_seats: std::array::from_fn(of_seat), of_spectator: start }
    }

    /// Everybody knows where every card is: for tests.
    #[cfg(test)]
    pub(crate) fn knowing(seats: u8, zones: &[Pile; ZONES]) -> Memory {
        let mut all = Mind::default();
        for card in Card::all() {
            let mut copies = Bits(card.face().copies);
            for (zone, pile) in zones.iter().enumerate() {
                let own = (&mut copies).take(pile.count(card).into()).fold(0, |bits, copy| bits | 1 << copy);
                all.may[zone] |= own;
                if zone < 6 {
                    all.lists[zone] |= own;
                }
            }
        }
        let of_seat = |place| if place < usize::from(seats) { all.clone() } else { Mind::default() };
        Memory { of_seats: std::array::from_fn(of_seat), of_spectator: all }
    }

    pub(crate) fn of_seat(&self, seat: Seat) -> &Mind {
        &self.of_seats[seat.index()]
    }

    pub(crate) fn of_seat_mut(&mut self, seat: Seat) -> &mut Mind {
        &mut self.of_seats[seat.index()]
    }

    /// The memories of whoever looks: those of its seats, or the spectator's.
    pub(crate) fn of(&self, viewer: Viewer) -> impl Iterator<Item = &Mind> {
        let own = (0..self.of_seats.len().min(MAX_SEATS)).map(|place| Seat::new(place as u8));
        let mut own = own.filter(move |&seat| viewer.is(seat)).map(|seat| self.of_seat(seat)).peekable();
        let spectator = own.peek().is_none().then_some(&self.of_spectator);
        own.chain(spectator)
    }

    /// Every memory with its owner; none for the spectator.
    pub(crate) fn each(&mut self, seats: u8) -> impl Iterator<Item = (Option<Seat>, &mut Mind)> {
        let own = self.of_seats.iter_mut().take(seats.into()).enumerate();
        own.map(|(place, mind)| (Some(Seat::new(place as u8)), mind)).chain([(None, &mut self.of_spectator)])
    }

    /// The other seats remember what the spectator does, as far as that allows the cards of these zones.
    pub(crate) fn forget_others(&mut self, seats: u8, viewer: Viewer, zones: &Counted) {
        let mut imagined = self.of_spectator.clone();
        imagined.make_room_for(zones);
        for (place, mind) in self.of_seats.iter_mut().take(seats.into()).enumerate() {
            if !viewer.is(Seat::new(place as u8)) {
                mind.clone_from(&imagined);
            }
        }
    }
}

/// What one viewer remembers.
#[derive(Clone, Debug, Default, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Mind {
    /// The copies that may be in each zone. What lies open or was removed is in none.
    may: [u128; ZONES],
    /// For each Equipment the copies of which at most `missing` are not there.
    lists: [u128; 6],
    missing: [u8; 6],
}

impl Mind {
    fn new() -> Mind {
        let mut mind = Mind::default();
        for face in &BOX.faces {
            let zone = match face.origin {
                Origin::Character(character) => {
                    mind.lists[character.index()] |= face.copies;
                    Zone::Equipment(character)
                }
                Origin::Location(location) => Zone::Rest(location),
                Origin::Whispers => Zone::Whispers,
            };
            mind.may[zone.index()] |= face.copies;
        }
        mind
    }

    /// The copies that may be in a zone.
    pub(crate) fn may(&self, zone: Zone) -> u128 {
        self.may[zone.index()]
    }

    pub(crate) fn list(&self, character: Character) -> (u128, u8) {
        (self.lists[character.index()], self.missing[character.index()])
    }

    /// The copies that may be in one zone only.
    pub(crate) fn in_one_zone(&self) -> u128 {
        let (mut once, mut twice) = (0, 0);
        for may in self.may {
            twice |= once & may;
            once |= may;
        }
        once & !twice
    }

    /// How many copies of a card are certain to be in a zone: the largest of three counts.
    pub(crate) fn certain(&self, zone: Zone, size: u8, card: Card) -> u8 {
        let (may, copies) = (self.may(zone), card.face().copies);
        let nowhere_else = (may & copies & self.in_one_zone()).count_ones() as u8;
        let listed = match zone {
            Zone::Equipment(character) => {
                let (list, missing) = self.list(character);
                ((list & copies).count_ones() as u8).saturating_sub(missing)
            }
            _ => 0,
        };
        let others = (may & !copies).count_ones() as u8;
        nowhere_else.max(listed).max(size.saturating_sub(others))
    }

    /// What is certain to be in a zone.
    pub(crate) fn certain_cards(&self, zone: Zone, size: u8) -> Pile {
        let mut certain = Pile::default();
        for card in Pile::kinds_of_copies(self.may(zone)) {
            (0..self.certain(zone, size, card)).for_each(|_| certain.add(card));
        }
        certain
    }

    /// Of the copies of these cards that may be nowhere else than in a zone, the first ones: as many as there are cards.
    pub(crate) fn copies_of(&self, zone: Zone, cards: Pile) -> u128 {
        if cards.is_empty() {
            return 0;
        }
        let sure = self.may(zone) & self.in_one_zone();
        cards.kinds().fold(0, |found, card| {
            let copies = Bits(sure & card.face().copies).take(cards.count(card).into());
            copies.fold(found, |found, bit| found | 1 << bit)
        })
    }

    /// A card shows itself in a zone, or is seen to leave it for another one, or for where it lies open. `except` are copies that it
    /// cannot be. Gives back the copy that it was.
    pub(crate) fn shows(&mut self, card: Card, from: Zone, to: Option<Zone>, except: u128, sizes: &Sizes) -> u128 {
        let mut might = self.may(from) & card.face().copies & !except;
        if might == 0 {
            // Only the spectator of an imagined world can be wrong: it is not part of what that world was drawn from.
            might = self.somewhere() & card.face().copies & !except;
            self.may[from.index()] |= might;
        }
        let in_one_zone = self.in_one_zone();
        let copy = self.surest(might, from, in_one_zone);
        let sure = copy & in_one_zone != 0;
        if sure && to == Some(from) && self.is_listed(copy, from) {
            return copy;
        }
        let changed = self.zones_with(copy) | bit(from) | to.map_or(0, bit);
        if !sure {
            self.spread(copy, might, from);
        }
        for character in Character::ALL {
            let list = self.lists[character.index()];
            if list & copy == 0 || (from == Zone::Equipment(character) && to == Some(from)) {
                continue;
            }
            self.lists[character.index()] &= !copy;
            let was_missing = from != Zone::Equipment(character) && (sure || might & !list == 0);
            self.missing[character.index()] -= u8::from(was_missing && self.missing[character.index()] > 0);
        }
        self.may.iter_mut().for_each(|may| *may &= !copy);
        if let Some(to) = to {
            self.may[to.index()] |= copy;
            if let Zone::Equipment(character) = to {
                self.lists[character.index()] |= copy;
            }
        }
        self.conclude(changed, sizes);
        copy
    }

    /// Whether a copy is on the list of an Equipment, or the zone has no list.
    fn is_listed(&self, copy: u128, zone: Zone) -> bool {
        match zone {
            Zone::Equipment(character) => self.lists[character.index()] & copy != 0,
            _ => true,
        }
    }

    /// Of equal copies the one that was surest to be there: one that may be nowhere else, one on the list of the zone, one on no
    /// list, any; among several the first.
    fn surest(&self, might: u128, from: Zone, in_one_zone: u128) -> u128 {
        let on_its_list = match from {
            Zone::Equipment(character) => self.lists[character.index()],
            _ => 0,
        };
        let on_a_list = self.lists.iter().fold(0, |all, list| all | list);
        let first = |copies: u128| copies & copies.wrapping_neg();
        let groups = [might & in_one_zone, might & on_its_list, might & !on_a_list, might];
        groups.into_iter().map(first).find(|&copy| copy != 0).unwrap_or(0)
    }

    /// Every other copy that might have been the one that was seen may now be wherever that one might have been.
    fn spread(&mut self, copy: u128, might: u128, from: Zone) {
        let others = might & !copy;
        for (zone, may) in self.may.iter_mut().enumerate() {
            if zone != from.index() && *may & copy != 0 {
                *may |= others;
            }
        }
    }

    /// A card moves unseen; `movable` are the copies that it might be. If all of them are equal it is seen all the same.
    pub(crate) fn slips(&mut self, card: Card, from: Zone, to: Zone, movable: u128, sizes: &Sizes) {
        if movable & !card.face().copies == 0 {
            self.shows(card, from, Some(to), !movable, sizes);
            return;
        }
        self.may[to.index()] |= movable;
        if let Zone::Equipment(character) = from {
            self.missing[character.index()] += 1;
        }
        self.conclude(bit(from) | bit(to), sizes);
    }

    /// A card that lies open goes into a zone, and everybody sees it.
    pub(crate) fn returns(&mut self, card: Card, to: Zone, sizes: &Sizes) {
        let open = card.face().copies & !self.somewhere();
        self.may[to.index()] |= open & open.wrapping_neg();
        self.conclude(bit(to), sizes);
    }

    /// The viewer looks at all cards of a zone. Of an Equipment they become the list, and none of it is missing.
    pub(crate) fn looks_at_all(&mut self, zone: Zone, cards: Pile, sizes: &Sizes) {
        let mut seen = 0;
        for card in cards.cards() {
            seen |= self.shows(card, zone, Some(zone), seen, sizes);
        }
        if let Zone::Equipment(character) = zone {
            self.lists[character.index()] = seen;
            self.missing[character.index()] = 0;
        }
        self.conclude(bit(zone), sizes);
    }

    /// Whether the cards of all zones are possible for this memory; if not, what is wrong.
    pub(crate) fn allows(&self, zones: &Counted) -> Result<(), String> {
        let mut listed = [0; 6];
        let sure = self.in_one_zone();
        for card in zones.cards() {
            let Some(most) = self.most_listed(card, zones, sure) else {
                return Err(format!("{card} cannot be where it is"));
            };
            listed.iter_mut().zip(most).for_each(|(sum, most): (&mut u8, u8)| *sum += most);
        }
        let is_short = |character: &Character| {
            let (list, missing) = self.list(*character);
            u32::from(listed[character.index()]) + u32::from(missing) < list.count_ones()
        };
        match Character::ALL.iter().find(|character| is_short(character)) {
            Some(character) => Err(format!("too many cards of the list of {character} are missing")),
            None => Ok(()),
        }
    }

    /// Allows the cards of all zones, whatever was known: for the imagined memory of somebody else.
    pub(crate) fn make_room_for(&mut self, zones: &Counted) {
        let mut listed = [0; 6];
        let sure = self.in_one_zone();
        for card in zones.cards() {
            let copies = self.somewhere() & card.face().copies;
            let most = self.most_listed(card, zones, sure).or_else(|| {
                let held = (0..ZONES).filter(|&zone| zones.of(card)[zone] > 0);
                held.for_each(|zone| self.may[zone] |= copies);
                self.most_listed(card, zones, 0)
            });
            listed.iter_mut().zip(most.unwrap_or_default()).for_each(|(sum, most): (&mut u8, u8)| *sum += most);
        }
        for (place, found) in listed.into_iter().enumerate() {
            let lacking = (self.lists[place].count_ones() as u8).saturating_sub(found);
            self.missing[place] = self.missing[place].max(lacking);
        }
    }

    /// The copies that are in any zone.
    fn somewhere(&self) -> u128 {
        self.may.iter().fold(0, |all, may| all | may)
    }

    /// How many copies of a card can at most be where each list says; nothing if the card cannot be in these zones. `sure` are copies
    /// that may be in one zone only.
    fn most_listed(&self, card: Card, zones: &Counted, sure: u128) -> Option<[u8; 6]> {
        let mut left = zones.of(card);
        let mut listed = [0; 6];
        let certain = sure & card.face().copies;
        if certain != 0 {
            for (zone, may) in self.may.iter().enumerate().filter(|(_, may)| **may & certain != 0) {
                left[zone] = left[zone].checked_sub((may & certain).count_ones() as u8)?;
                if let Some(list) = self.lists.get(zone) {
                    listed[zone] = (may & certain & list).count_ones() as u8;
                }
            }
        }
        let others: List<u8, 8> =
            Bits(self.somewhere() & card.face().copies & !certain).map(|copy| copy as u8).collect();
        let mut most = None;
        if others.len() == usize::from(left.iter().sum::<u8>()) {
            self.try_all(&others, left, listed, &mut most);
        }
        most
    }

    /// Tries every place for each copy; `most` is how many copies of each list can be where it says.
    fn try_all(&self, copies: &[u8], left: [u8; ZONES], listed: [u8; 6], most: &mut Option<[u8; 6]>) {
        let Some((&copy, others)) = copies.split_first() else {
            let so_far = most.unwrap_or_default();
            *most = Some(std::array::from_fn(|place| so_far[place].max(listed[place])));
            return;
        };
        for zone in (0..ZONES).filter(|&zone| left[zone] > 0 && self.may[zone] >> copy & 1 == 1) {
            let (mut left, mut listed) = (left, listed);
            left[zone] -= 1;
            if zone < 6 {
                listed[zone] += (self.lists[zone] >> copy & 1) as u8;
            }
            self.try_all(others, left, listed, most);
        }
    }

    /// C1, C2 and lists of which nothing is missing, until nothing changes. Only zones in which something has changed can lead to
    /// something new: `changed` has a bit for each.
    fn conclude(&mut self, mut changed: u32, sizes: &Sizes) {
        let mut sure = self.in_one_zone();
        loop {
            for place in 0..self.lists.len() {
                let unsure = self.lists[place] & !sure;
                if self.missing[place] == 0 && self.zones_with(unsure) & !(1 << place) != 0 {
                    changed |= self.strike_elsewhere(unsure, place);
                    sure = self.in_one_zone();
                }
            }
            if changed == 0 {
                break;
            }
            let zone = changed.trailing_zeros() as usize;
            changed &= changed - 1;
            let (may, size) = (self.may[zone], u32::from(sizes[zone]));
            let certain = may & sure;
            if certain == may {
                continue;
            }
            if certain.count_ones() == size {
                self.may[zone] = certain;
                changed |= self.zones_with(may & !certain);
                sure = self.in_one_zone();
            } else if may.count_ones() == size {
                changed |= self.strike_elsewhere(may, zone);
                sure = self.in_one_zone();
            }
        }
    }

    /// These copies are in this zone and nowhere else. Gives back the zones in which that changes something.
    fn strike_elsewhere(&mut self, copies: u128, zone: usize) -> u32 {
        let changed = self.zones_with(copies);
        for (other, may) in self.may.iter_mut().enumerate() {
            *may &= if other == zone { u128::MAX } else { !copies };
        }
        changed
    }

    /// A bit for each zone in which one of these copies may be.
    fn zones_with(&self, copies: u128) -> u32 {
        let found = self.may.iter().enumerate().filter(|(_, may)| **may & copies != 0);
        found.fold(0, |zones, (zone, _)| zones | 1 << zone)
    }
}
