//! Decks, hands and discard piles. Section 8.14 of the rules.

use kernel::{Knowers, Known, Seat, Sink};

use super::{Event, Events, is_unseen};
use crate::cards::{Card, Kind, Marks};
use crate::event::Sight;
use crate::state::{Frame, InPlay, State, Token};

/// TER-190, TER-250, TER-251: draws what can be drawn without chance.
pub(super) fn draw_on<S: Sink<Event>>(state: &mut State, seat: Seat, left: u8, events: &mut S) -> bool {
    if left == 0 || !refill_deck(state, seat, events) {
        state.frames.pop();
        return true;
    }
    match state.player_mut(seat).deck.take_settled() {
        Some(known) => {
            add_drawn(state, seat, left, known, events);
            true
        }
        None => false,
    }
}

pub(super) fn draw_unseen<S: Sink<Event>>(state: &mut State, seat: Seat, left: u8, card: Card, events: &mut S) {
    state.player_mut(seat).deck.take_unseen(card);
    add_drawn(state, seat, left, Known { card, by: Knowers::NOBODY }, events);
}

fn add_drawn<S: Sink<Event>>(state: &mut State, seat: Seat, left: u8, known: Known<Card>, events: &mut S) {
    let Known { card, by } = known;
    events.emit(Event::Drawn { seat, card, by: by.and(seat), new: by.is_nobody() });
    state.player_mut(seat).hand.add(card, by.and(seat));
    left_deck(state, seat);
    if let Some(frame) = state.frames.top_mut() {
        *frame = Frame::Draw(seat, left - 1);
    }
}

/// TER-261: who sees an empty deck can name the hand.
pub(super) fn left_deck(state: &mut State, seat: Seat) {
    let player = state.player_mut(seat);
    if player.deck.is_empty() {
        player.hand.look(Knowers::EVERYBODY);
    }
}

/// TER-250, TER-254: an empty deck takes the shuffled discard pile; says whether there is a card now.
pub(super) fn refill_deck<S: Sink<Event>>(state: &mut State, seat: Seat, events: &mut S) -> bool {
    let player = state.player_mut(seat);
    if !player.deck.is_empty() {
        return true;
    }
    if player.discard.is_empty() {
        return false;
    }
    events.tell(Sight::Shuffled { seat, cards: player.discard.len() as u8 });
    player.deck.shuffle_in(player.discard.cards().iter().copied());
    player.discard.clear();
    true
}

/// Lets these know the top card of the active player's deck, if it is settled or there is none; nothing if chance has to
/// name it first.
pub(super) fn see_top<S: Sink<Event>>(
    state: &mut State,
    by: Knowers,
    events: &mut S,
) -> Option<Option<(Card, Knowers)>> {
    let seat = state.active;
    if !refill_deck(state, seat, events) {
        return Some(None);
    }
    if is_unseen(state, seat) {
        return None;
    }
    let deck = &mut state.own_mut().deck;
    let before = deck.settled(0).map_or(Knowers::NOBODY, |known| known.by);
    deck.look(0, by).map(|card| Some((card, before)))
}

/// Takes a card out of a hand to show it, and says who could tell that it was there.
pub(super) fn leave_hand(state: &mut State, seat: Seat, card: Card) -> Knowers {
    state.player_mut(seat).hand.remove(card).expect("the card is in the hand").by
}

/// Tells of a card that its owner has shown by choice.
pub(super) fn show_own<S: Sink<Event>>(known: Knowers, sight: Sight, events: &mut S) {
    events.emit(if known.is_everybody() { Event::Public(sight) } else { Event::Own(sight) });
}

/// A card enters play and gets a number that no card in play has.
pub(super) fn enter(state: &mut State, card: Card) -> u8 {
    let taken = |id: u8| id == 0 || state.players.iter().any(|player| player.in_play(id).is_some());
    let mut id = state.last_id.wrapping_add(1);
    while taken(id) {
        id = id.wrapping_add(1);
    }
    state.last_id = id;
    state.own_mut().play.push(InPlay { card, id, ..InPlay::default() });
    id
}

/// TER-232: a card leaves play; its token goes back to the supply.
pub(super) fn leave_play(state: &mut State, seat: Seat, place: usize) -> InPlay {
    let entry = state.player_mut(seat).play.remove(place);
    if entry.token != Token::None {
        state.haunt_supply += 1;
    }
    entry
}

/// TER-013: out of the game for good.
pub(super) fn remove_from_game(state: &mut State, kind: Kind) {
    state.removed.insert(kind);
}

/// TER-169: with the Action Phase what happened to cards in it is forgotten.
pub(super) fn forget_marks(state: &mut State) {
    let player = state.own_mut();
    let marked = |card: &Card| card.marks != Marks::NONE;
    let forget = |card: &mut Card| card.marks = Marks::NONE;
    if player.deck.all().any(|card| marked(&card)) {
        player.deck.change(forget);
    }
    if player.hand.cards().any(|card| marked(&card)) {
        player.hand.change(forget);
    }
    if player.discard.cards().iter().any(marked) {
        player.discard.change(forget);
    }
}
