//! Cards on their way from one place to another, and who remembers what of it (section 5.1 of `design.md`).

use kernel::{Deck, Knowers, Seat, Sink, Viewer};

use crate::cards::{Card, Character, Location};
use crate::event::{Event, Look, Looked, Sight};
use crate::memory::{Mind, Sizes, Zone};
use crate::pile::Pile;
use crate::state::State;

fn viewer_of(owner: Option<Seat>) -> Viewer {
    owner.map_or(Viewer::SPECTATOR, Viewer::seat)
}

/// The cards of a deck from one depth up to another whose places a viewer knows.
fn known<const N: usize>(deck: &Deck<Card, N>, depths: std::ops::Range<usize>, viewer: Viewer) -> Pile {
    let settled = depths.filter_map(|depth| deck.settled(depth));
    settled.filter(|known| viewer.knows(known.by)).map(|known| known.card).collect()
}

/// A card moves from one zone to another: those who see it know where it is, the others do not know which one it was.
fn remember(mind: &mut Mind, card: Card, [from, to]: [Zone; 2], sees: bool, except: u128, sizes: &Sizes) {
    match sees {
        true => {
            mind.shows(card, from, Some(to), except, sizes);
        }
        false => mind.slips(card, from, to, mind.may(from) & !except, sizes),
    }
}

impl State {
    /// The zone of the next card of a deck.
    fn top_zone(&self, location: Location) -> Zone {
        if self.tops[location.index()] > 0 { Zone::Top(location) } else { Zone::Rest(location) }
    }

    /// The copies that lie played in front of a Character, for a viewer.
    fn played_copies(mind: &Mind, character: Character, played: Pile) -> u128 {
        mind.copies_of(Zone::Equipment(character), played)
    }

    /// Everybody sees a card of an Equipment, which stays there or goes to another zone, or lies open now.
    fn all_see(&mut self, card: Card, from: Character, to: Option<Zone>, except_played: Pile) {
        let sizes = self.sizes();
        for (_, mind) in self.memory.each(self.seats) {
            let except = State::played_copies(mind, from, except_played);
            mind.shows(card, Zone::Equipment(from), to, except, &sizes);
        }
    }
}

/// SHP-065: a card of the hand is played.
pub(crate) fn play<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    let (seat, character) = (state.turn.seat, state.turn.character);
    let before = state.played[character.index()];
    state.hand_mut(character).remove(card);
    state.played[character.index()].add(card);
    state.all_see(card, character, Some(Zone::Equipment(character)), before);
    events.emit(Event::Open(Sight::Played { seat, card }));
}

/// SHP-009: a card of the hand goes face up to the discard pile.
pub(crate) fn discard_from_hand<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    let (seat, character) = (state.turn.seat, state.turn.character);
    state.hand_mut(character).remove(card);
    state.discard.add(card);
    state.all_see(card, character, None, state.played[character.index()]);
    events.emit(Event::Open(Sight::Discarded { seat, card }));
}

/// A card that was played goes to the discard pile.
pub(crate) fn discard_played<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    let (seat, character) = (state.turn.seat, state.turn.character);
    state.played[character.index()].remove(card);
    state.discard.add(card);
    state.all_see(card, character, None, Pile::default());
    events.emit(Event::Open(Sight::Discarded { seat, card }));
}

/// SHP-063: a card that was played goes openly to another Character.
pub(crate) fn hand_over<S: Sink<Event>>(state: &mut State, card: Card, to: Character, events: &mut S) {
    let (seat, character) = (state.turn.seat, state.turn.character);
    state.played[character.index()].remove(card);
    state.hand_mut(to).add(card);
    state.all_see(card, character, Some(Zone::Equipment(to)), Pile::default());
    events.emit(Event::Open(Sight::Gave { seat, to, card }));
}

/// SHP-100: cards of the hand are shown and stay there.
pub(crate) fn show(state: &mut State, cards: &[Card]) {
    let character = state.turn.character;
    let (zone, played, sizes) = (Zone::Equipment(character), state.played[character.index()], state.sizes());
    for (_, mind) in state.memory.each(state.seats) {
        let mut seen = State::played_copies(mind, character, played);
        for &card in cards {
            seen |= mind.shows(card, zone, Some(zone), seen, &sizes);
        }
    }
}

/// The top card of a deck, which chance has brought, goes face up to the discard pile.
pub(crate) fn discard_top<S: Sink<Event>>(state: &mut State, deck: Location, events: &mut S) {
    let from = state.top_zone(deck);
    let card = state.decks[deck.index()].take_settled().expect("the top card is settled").card;
    discard_off(state, deck, card, from, events);
}

/// SHP-105: one of the top cards of a deck, which the player has looked at, goes face up to the discard pile.
///
/// Which of two equal cards it was is nobody's knowledge but the player's, so nobody else knows the places of the others any more.
pub(crate) fn discard_one_of<S: Sink<Event>>(state: &mut State, deck: Location, count: u8, card: Card, events: &mut S) {
    let cards = &mut state.decks[deck.index()];
    let taken: Looked = (0..count).map(|_| cards.take_settled().expect("the cards are settled").card).collect();
    let place = taken.iter().position(|&each| each == card).expect("the card was looked at");
    for (_, &other) in taken.iter().enumerate().rev().filter(|&(other, _)| other != place) {
        cards.put_on_top(other, Knowers::only(state.turn.seat));
    }
    discard_off(state, deck, card, Zone::Top(deck), events);
}

/// A card that was taken off a deck goes face up to the discard pile.
fn discard_off<S: Sink<Event>>(state: &mut State, deck: Location, card: Card, from: Zone, events: &mut S) {
    let place = deck.index();
    state.tops[place] = state.tops[place].saturating_sub(1);
    state.discard.add(card);
    let sizes = state.sizes();
    let cards = &state.decks[place];
    for (owner, mind) in state.memory.each(state.seats) {
        let deeper = known(cards, zone_depths(from, state.tops[place], cards.len()), viewer_of(owner));
        let except = mind.copies_of(from, deeper);
        mind.shows(card, from, None, except, &sizes);
    }
    events.emit(Event::Open(Sight::DiscardedTop { deck, card }));
}

/// The depths of a zone in a deck of so many cards.
fn zone_depths(zone: Zone, top: u8, size: usize) -> std::ops::Range<usize> {
    match zone {
        Zone::Top(_) => 0..top.into(),
        _ => top.into()..size,
    }
}

/// SHP-094, SHP-096, SHP-109: the top card of a deck, which chance has brought, comes into the player's hand.
pub(crate) fn draw<S: Sink<Event>>(state: &mut State, deck: Location, events: &mut S) {
    let (seat, character, place) = (state.turn.seat, state.turn.character, deck.index());
    let from = state.top_zone(deck);
    let drawn = state.decks[place].take_settled().expect("the top card is settled");
    state.tops[place] = state.tops[place].saturating_sub(1);
    state.hand_mut(character).add(drawn.card);
    let sizes = state.sizes();
    let cards = &state.decks[place];
    for (owner, mind) in state.memory.each(state.seats) {
        let viewer = viewer_of(owner);
        let sees = owner == Some(seat) || viewer.knows(drawn.by);
        let deeper = known(cards, zone_depths(from, state.tops[place], cards.len()), viewer);
        let except = mind.copies_of(from, deeper);
        remember(mind, drawn.card, [from, Zone::Equipment(character)], sees, except, &sizes);
    }
    events.emit(Event::Drew { seat, deck, card: drawn.card });
}

/// SHP-091: the player looks at the top cards of a deck, which chance has brought.
///
/// The cards are taken in from the top down. One that nobody had looked at comes from the rest of the deck into its top.
pub(crate) fn look<S: Sink<Event>>(state: &mut State, deck: Location, count: u8, events: &mut S) {
    let (seat, place) = (state.turn.seat, deck.index());
    let (top, rest) = (Zone::Top(deck), Zone::Rest(deck));
    let (before, sizes_before) = (state.tops[place], state.sizes());
    let cards = &state.decks[place];
    for (owner, mind) in state.memory.each(state.seats) {
        let viewer = viewer_of(owner);
        let mut sizes = sizes_before;
        let mut seen = 0;
        for depth in 0..count {
            let settled = cards.settled(depth.into()).expect("the cards are settled");
            let from = if depth < before { top } else { rest };
            let end = if depth < before { usize::from(before) } else { cards.len() };
            let deeper = |mind: &Mind| mind.copies_of(from, known(cards, usize::from(depth) + 1..end, viewer));
            if depth >= before {
                sizes[rest.index()] -= 1;
                sizes[top.index()] += 1;
            }
            if owner == Some(seat) {
                let except = seen | deeper(mind);
                seen |= mind.shows(settled.card, from, Some(top), except, &sizes);
            } else if depth >= before {
                let except = deeper(mind);
                remember(mind, settled.card, [rest, top], viewer.knows(settled.by), except, &sizes);
            }
        }
    }
    state.tops[place] = before.max(count);
    let deck_cards = &mut state.decks[place];
    let cards = (0..count).map(|depth| deck_cards.look(depth.into(), seat).expect("the cards are settled")).collect();
    events.emit(Event::Searched { seat, deck, cards });
}

/// SHP-091: the cards looked at go back on top in this order, the first on top; SHP-093: some of them go under the deck.
pub(crate) fn put_back<S: Sink<Event>>(
    state: &mut State,
    deck: Location,
    on_top: &[Card],
    under: &[Card],
    events: &mut S,
) {
    let (seat, place) = (state.turn.seat, deck.index());
    let count = on_top.len() + under.len();
    let mut sizes = state.sizes();
    // The place of a single card is public, so whoever knew it still does.
    let mut by = Knowers::only(seat);
    for _ in 0..count {
        let taken = state.decks[place].take_settled().expect("the cards are settled");
        by = if count == 1 { by.union(taken.by) } else { by };
    }
    on_top.iter().rev().for_each(|&card| state.decks[place].put_on_top(card, by));
    // Cards that lie deeper than the ones looked at keep their places, and so does what is known of them.
    let looked_at = state.tops[place];
    let deeper_end = usize::from(looked_at) - under.len();
    for &card in under {
        sizes[Zone::Top(deck).index()] -= 1;
        sizes[Zone::Rest(deck).index()] += 1;
        let cards = &state.decks[place];
        for (owner, mind) in state.memory.each(state.seats) {
            let viewer = viewer_of(owner);
            let except = mind.copies_of(Zone::Top(deck), known(cards, on_top.len()..deeper_end, viewer));
            let sees = owner == Some(seat) || (count == 1 && viewer.knows(by));
            remember(mind, card, [Zone::Top(deck), Zone::Rest(deck)], sees, except, &sizes);
        }
    }
    for &card in under {
        state.decks[place].put_under(card, by);
    }
    state.tops[place] -= under.len() as u8;
    if count > 1 || !under.is_empty() {
        let [top, under] = [on_top, under].map(|cards| cards.iter().copied().collect());
        events.emit(Event::PutBack { seat, deck, top, under });
    }
}

/// A player looks at the hand or the whole Equipment of a Character.
pub(crate) fn look_at<S: Sink<Event>>(state: &mut State, seat: Seat, character: Character, how: Look, events: &mut S) {
    let (all, hand, sizes) = (state.equipment(character), state.hand(character), state.sizes());
    state.memory.of_seat_mut(seat).looks_at_all(Zone::Equipment(character), all, &sizes);
    let cards = if how == Look::Hand { hand } else { all };
    events.emit(Event::Looked { seat, character, how, cards });
}

/// SHP-060: a card goes face down from the hand of one Character to that of another.
pub(crate) fn pass<S: Sink<Event>>(state: &mut State, card: Card, [from, to]: [Character; 2], events: &mut S) {
    let parties = [from, to].map(|character| state.controller(character).expect("both have a player"));
    state.hand_mut(from).remove(card);
    state.hand_mut(to).add(card);
    let (played, sizes) = (state.played[from.index()], state.sizes());
    for (owner, mind) in state.memory.each(state.seats) {
        let sees = owner.is_some_and(|owner| parties.contains(&owner));
        let except = State::played_copies(mind, from, played);
        remember(mind, card, [from, to].map(Zone::Equipment), sees, except, &sizes);
    }
    events.emit(Event::Passed { from: parties[0], to: parties[1], card });
}

/// SHP-106, SHP-139: two Characters exchange a card each at the same time; `seats` see both.
pub(crate) fn exchange(state: &mut State, characters: [Character; 2], cards: [Card; 2], seats: [Seat; 2]) {
    let before = state.sizes();
    for (giver, card) in characters.into_iter().zip(cards) {
        state.hand_mut(giver).remove(card);
    }
    state.hand_mut(characters[1]).add(cards[0]);
    state.hand_mut(characters[0]).add(cards[1]);
    let zones = characters.map(Zone::Equipment);
    let played = characters.map(|character| state.played[character.index()]);
    for (owner, mind) in state.memory.each(state.seats) {
        let sees = owner.is_some_and(|owner| seats.contains(&owner));
        let mut sizes = before;
        let except = [0, 1].map(|side| State::played_copies(mind, characters[side], played[side]));
        let second = mind.may(zones[1]) & !except[1];
        sizes[zones[0].index()] -= 1;
        sizes[zones[1].index()] += 1;
        remember(mind, cards[0], zones, sees, except[0], &sizes);
        remember(mind, cards[1], [zones[1], zones[0]], sees, !second, &before);
    }
}

/// SHP-110: the player looks through the Whispers pile.
pub(crate) fn look_at_whispers<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let (seat, sizes) = (state.turn.seat, state.sizes());
    state.memory.of_seat_mut(seat).looks_at_all(Zone::Whispers, state.whispers, &sizes);
    events.emit(Event::LookedAtWhispers { seat, cards: state.whispers });
}

/// SHP-110: the player puts cards of the Whispers pile on the Temple pile; the first of them is revealed first.
pub(crate) fn to_temple<S: Sink<Event>>(state: &mut State, cards: &[Card], events: &mut S) {
    let seat = state.turn.seat;
    for &card in cards.iter().rev() {
        state.whispers.remove(card);
        state.temple.put_on_top(card, Knowers::only(seat));
        let sizes = state.sizes();
        for (owner, mind) in state.memory.each(state.seats) {
            remember(mind, card, [Zone::Whispers, Zone::Temple], owner == Some(seat), 0, &sizes);
        }
    }
    events.emit(Event::Stacked { seat, cards: cards.iter().copied().collect() });
}

/// SHP-113: a card goes face down from the Equipment of a Character into the Whispers pile.
pub(crate) fn whisper(state: &mut State, seat: Seat, character: Character, card: Card) {
    state.hand_mut(character).remove(card);
    state.whispers.add(card);
    let sizes = state.sizes();
    for (owner, mind) in state.memory.each(state.seats) {
        remember(mind, card, [Zone::Equipment(character), Zone::Whispers], owner == Some(seat), 0, &sizes);
    }
}

/// SHP-115: the face-up discards go into the Whispers pile.
pub(crate) fn shuffle_in(state: &mut State) {
    let mut sizes = state.sizes();
    for card in state.discard.cards() {
        state.whispers.add(card);
        sizes[Zone::Whispers.index()] += 1;
        for (_, mind) in state.memory.each(state.seats) {
            mind.returns(card, Zone::Whispers, &sizes);
        }
    }
    state.discard = Pile::default();
}

/// SHP-116: a card of the Whispers pile is revealed.
pub(crate) fn reveal_whisper<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    state.whispers.remove(card);
    state.revealed.push(card);
    let sizes = state.sizes();
    for (_, mind) in state.memory.each(state.seats) {
        mind.shows(card, Zone::Whispers, None, 0, &sizes);
    }
    events.emit(Event::Open(Sight::Revealed { card, temple: false }));
}

/// SHP-116: the top card of the Temple pile is revealed.
pub(crate) fn reveal_temple<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let card = state.temple.take_settled().expect("the Temple pile is not empty").card;
    state.revealed.push(card);
    let (sizes, temple) = (state.sizes(), &state.temple);
    for (owner, mind) in state.memory.each(state.seats) {
        let deeper = known(temple, 0..temple.len(), viewer_of(owner));
        let except = mind.copies_of(Zone::Temple, deeper);
        mind.shows(card, Zone::Temple, None, except, &sizes);
    }
    events.emit(Event::Open(Sight::Revealed { card, temple: true }));
}

/// SHP-146: everybody sees all Equipments.
pub(crate) fn show_equipments(state: &mut State) {
    let sizes = state.sizes();
    for character in Character::ALL {
        let all = state.equipment(character);
        for (_, mind) in state.memory.each(state.seats) {
            mind.looks_at_all(Zone::Equipment(character), all, &sizes);
        }
    }
}
