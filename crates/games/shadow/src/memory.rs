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
    /// Every zone: for tests.
    #[cfg(test)]
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

/// The zones in which each copy may be: a bit for each.
pub(crate) type Homes = [u16; MOST_CARDS];

/// How many copies of each card really are in each zone: it is named once for each of them.
pub(crate) struct Counted([List<u8, 8>; MOST_CARDS]);

impl Counted {
    pub(crate) fn new(zones: &[Pile; ZONES]) -> Counted {
        let mut places: [List<u8, 8>; MOST_CARDS] = std::array::from_fn(|_| List::default());
        for (zone, pile) in zones.iter().enumerate() {
            pile.cards().for_each(|card| places[card.index()].push(zone as u8));
        }
        Counted(places)
    }

    fn of(&self, card: Card) -> &List<u8, 8> {
        &self.0[card.index()]
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
        for may in &self.may {
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
        self.sees(card, from, to, except, &mut self.in_one_zone(), sizes)
    }

    /// The same for who keeps the copies that may be in one zone only: `sure`.
    fn sees(&mut self, card: Card, from: Zone, to: Option<Zone>, except: u128, sure: &mut u128, sizes: &Sizes) -> u128 {
        let mut might = self.may(from) & card.face().copies & !except;
        if might == 0 {
            // Only the spectator of an imagined world can be wrong: it is not part of what that world was drawn from.
            might = self.somewhere() & card.face().copies & !except;
            self.may[from.index()] |= might;
            *sure = self.in_one_zone();
        }
        let copy = self.surest(might, from, *sure);
        let is_sure = copy & *sure != 0;
        if is_sure && to == Some(from) && self.is_listed(copy, from) {
            return copy;
        }
        for character in Character::ALL {
            let list = self.lists[character.index()];
            if list & copy == 0 || (from == Zone::Equipment(character) && to == Some(from)) {
                continue;
            }
            self.lists[character.index()] &= !copy;
            let was_missing = from != Zone::Equipment(character) && (is_sure || might & !list == 0);
            self.missing[character.index()] -= u8::from(was_missing && self.missing[character.index()] > 0);
        }
        let mut changed = bit(from);
        match is_sure {
            true => self.may[from.index()] &= !copy,
            false => changed |= self.take_out(copy, might),
        }
        // Of the others that it might have been none was sure, and none is now.
        *sure &= !copy;
        if let Some(to) = to {
            *sure |= copy;
            changed |= bit(to);
            self.may[to.index()] |= copy;
            if let Zone::Equipment(character) = to {
                self.lists[character.index()] |= copy;
            }
        }
        self.conclude(changed, sure, sizes);
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

    /// Takes a copy that was seen out of every zone. Every other copy that might have been it may now be wherever it might have been.
    /// Gives back the zones in which that changes something.
    fn take_out(&mut self, copy: u128, might: u128) -> u32 {
        let mut changed = 0;
        for (zone, may) in self.may.iter_mut().enumerate().filter(|(_, may)| **may & copy != 0) {
            *may = (*may | might) & !copy;
            changed |= 1 << zone;
        }
        changed
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
        self.conclude(bit(from) | bit(to), &mut self.in_one_zone(), sizes);
    }

    /// A card that lies open goes into a zone, and everybody sees it.
    pub(crate) fn returns(&mut self, card: Card, to: Zone, sizes: &Sizes) {
        let open = card.face().copies & !self.somewhere();
        self.may[to.index()] |= open & open.wrapping_neg();
        self.conclude(bit(to), &mut self.in_one_zone(), sizes);
    }

    /// The viewer looks at all cards of a zone. Of an Equipment they become the list, and none of it is missing.
    pub(crate) fn looks_at_all(&mut self, zone: Zone, cards: Pile, sizes: &Sizes) {
        let (mut seen, mut sure) = (0, self.in_one_zone());
        for card in cards.cards() {
            seen |= self.sees(card, zone, Some(zone), seen, &mut sure, sizes);
        }
        if let Zone::Equipment(character) = zone {
            self.lists[character.index()] = seen;
            self.missing[character.index()] = 0;
        }
        self.conclude(bit(zone), &mut sure, sizes);
    }

    /// Whether the cards of all zones are possible for this memory; if not, what is wrong.
    pub(crate) fn allows(&self, zones: &Counted) -> Result<(), String> {
        let (homes, mut listed) = (self.homes(), [0; 6]);
        if let Some(card) = zones.cards().find(|&card| !self.fits(card, zones, &homes, &mut listed)) {
            return Err(format!("{card} cannot be where it is"));
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
        let (mut homes, mut listed) = (self.homes(), [0; 6]);
        for card in zones.cards() {
            if self.fits(card, zones, &homes, &mut listed) {
                continue;
            }
            let copies = self.somewhere() & card.face().copies;
            for &zone in zones.of(card).iter() {
                self.may[usize::from(zone)] |= copies;
                Bits(copies).for_each(|copy| homes[copy] |= 1 << zone);
            }
            self.fits(card, zones, &homes, &mut listed);
        }
        for (place, found) in listed.into_iter().enumerate() {
            let lacking = (self.lists[place].count_ones() as u8).saturating_sub(found);
            self.missing[place] = self.missing[place].max(lacking);
        }
    }

    /// The copies that are in any zone.
    pub(crate) fn somewhere(&self) -> u128 {
        self.may.iter().fold(0, |all, may| all | may)
    }

    /// The zones in which each copy may be: a bit for each.
    pub(crate) fn homes(&self) -> Homes {
        let mut homes = [0; MOST_CARDS];
        for (zone, &may) in self.may.iter().enumerate() {
            Bits(may).for_each(|copy| homes[copy] |= 1 << zone);
        }
        homes
    }

    /// Whether a card can be where it is. If so, `listed` grows by how many copies of it can at most be where each list says.
    fn fits(&self, card: Card, zones: &Counted, homes: &Homes, listed: &mut [u8; 6]) -> bool {
        let mut places = zones.of(card).clone();
        let mut so_far = *listed;
        let mut unsure = List::<u8, 8>::default();
        for copy in Bits(card.face().copies).filter(|&copy| homes[copy] != 0) {
            if !homes[copy].is_power_of_two() {
                unsure.push(copy as u8);
                continue;
            }
            let zone = homes[copy].trailing_zeros() as usize;
            let Some(place) = places.iter().position(|&place| usize::from(place) == zone) else { return false };
            places.remove(place);
            self.count_listed(copy, zone, &mut so_far);
        }
        if unsure.len() != places.len() {
            return false;
        }
        if unsure.is_empty() {
            *listed = so_far;
            return true;
        }
        let mut most = None;
        self.try_all(&unsure, &places, homes, so_far, &mut most);
        *listed = most.unwrap_or(*listed);
        most.is_some()
    }

    /// A copy is in a zone: it counts if the list of the zone says so.
    fn count_listed(&self, copy: usize, zone: usize, listed: &mut [u8; 6]) {
        if zone < listed.len() {
            listed[zone] += (self.lists[zone] >> copy & 1) as u8;
        }
    }

    /// Tries every place for each copy; `most` is how many copies of each list can be where it says.
    fn try_all(&self, copies: &[u8], places: &List<u8, 8>, homes: &Homes, listed: [u8; 6], most: &mut Option<[u8; 6]>) {
        let Some((&copy, others)) = copies.split_first() else {
            let so_far = most.unwrap_or_default();
            *most = Some(std::array::from_fn(|place| so_far[place].max(listed[place])));
            return;
        };
        let copy = usize::from(copy);
        for (which, &zone) in places.iter().enumerate().filter(|&(_, zone)| homes[copy] >> zone & 1 == 1) {
            let (mut places, mut listed) = (places.clone(), listed);
            places.remove(which);
            self.count_listed(copy, zone.into(), &mut listed);
            self.try_all(others, &places, homes, listed, most);
        }
    }

    /// C1, C2 and lists of which nothing is missing, until nothing changes. Only zones in which something has changed can lead to
    /// something new: `changed` has a bit for each. `sure` are the copies that may be in one zone only.
    fn conclude(&mut self, mut changed: u32, sure: &mut u128, sizes: &Sizes) {
        let mut has_new = true;
        loop {
            if std::mem::take(&mut has_new) {
                for place in 0..self.lists.len() {
                    let unsure = self.lists[place] & !*sure;
                    if self.missing[place] == 0 && unsure != 0 && self.zones_with(unsure) & !(1 << place) != 0 {
                        changed |= self.strike_elsewhere(unsure, place, sure);
                        has_new = true;
                    }
                }
            }
            if changed == 0 {
                break;
            }
            let zone = changed.trailing_zeros() as usize;
            changed &= changed - 1;
            let (may, size) = (self.may[zone], u32::from(sizes[zone]));
            let certain = may & *sure;
            if certain == may {
                continue;
            }
            if certain.count_ones() == size {
                self.may[zone] = certain;
                changed |= self.zones_with(may & !certain);
                *sure = self.in_one_zone();
                has_new = true;
            } else if may.count_ones() == size {
                changed |= self.strike_elsewhere(may, zone, sure);
                has_new = true;
            }
        }
    }

    /// These copies are in this zone and nowhere else. Gives back the zones in which that changes something.
    fn strike_elsewhere(&mut self, copies: u128, zone: usize, sure: &mut u128) -> u32 {
        let here = self.may[zone];
        let mut changed = 0;
        for (other, may) in self.may.iter_mut().enumerate().filter(|(_, may)| **may & copies != 0) {
            *may &= !copies;
            changed |= 1 << other;
        }
        self.may[zone] = here;
        *sure = (*sure & !copies) | (here & copies);
        changed
    }

    /// A bit for each zone in which one of these copies may be.
    fn zones_with(&self, copies: u128) -> u32 {
        let found = self.may.iter().enumerate().filter(|(_, may)| **may & copies != 0);
        found.fold(0, |zones, (zone, _)| zones | 1 << zone)
    }
}
