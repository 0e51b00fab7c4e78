//! Decks, hands and discard piles. Section 8.14 of the rules.

use kernel::{Knowers, Known, Seat, Sink};

use super::{life, triggers};
use crate::cards::{BOX, Card, Kind, Marks};
use crate::effect::{Cause, Effect, Good};
use crate::event::{Event, Sight};
use crate::state::{Chance, Do, Frame, InPlay, State, Token};

/// TER-190, TER-250, TER-251: draws the next card, if chance need not name it.
pub(super) fn draw<S: Sink<Event>>(state: &mut State, seat: Seat, left: u8, events: &mut S) {
    if left == 0 || !refill_deck(state, seat, events) {
        state.frames.pop();
        return;
    }
    match state.player_mut(seat).deck.take_settled() {
        Some(known) => add_drawn(state, seat, known, events),
        None => state.wait_for(Chance::Draw(seat)),
    }
}

/// Chance has named the card that is drawn.
pub(super) fn draw_unseen<S: Sink<Event>>(state: &mut State, seat: Seat, card: Card, events: &mut S) {
    state.player_mut(seat).deck.take_unseen(card);
    add_drawn(state, seat, Known { card, by: Knowers::NOBODY }, events);
}

fn add_drawn<S: Sink<Event>>(state: &mut State, seat: Seat, Known { card, by }: Known<Card>, events: &mut S) {
    events.emit(Event::Drawn { seat, card, by: by.and(seat), new: by.is_nobody() });
    state.player_mut(seat).hand.add(card, by.and(seat));
    left_deck(state, seat);
    if let Some(Frame::Do(Do::Draw(_, left))) = state.frames.top_mut() {
        *left -= 1;
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

/// What is on top of a deck.
pub(super) enum Seen {
    /// No card.
    Nothing,
    /// A card that chance has to name first.
    Unnamed,
    /// This card, and who knew it before.
    Card(Card, Knowers),
}

/// Lets these know the top card of the active player's deck.
pub(super) fn see_top<S: Sink<Event>>(state: &mut State, by: Knowers, events: &mut S) -> Seen {
    if !refill_deck(state, state.active, events) {
        return Seen::Nothing;
    }
    let deck = &mut state.own_mut().deck;
    let before = deck.settled(0).map_or(Knowers::NOBODY, |known| known.by);
    deck.look(0, by).map_or(Seen::Unnamed, |card| Seen::Card(card, before))
}

/// The card that was looked at goes to the discard pile, for everybody to see.
pub(crate) fn discard_top<S: Sink<Event>>(state: &mut State, seat: Seat, events: &mut S) {
    let known = state.player_mut(seat).deck.take_settled().expect("the card was looked at");
    state.player_mut(seat).discard.insert(known.card);
    show_own(known.by, Sight::TopDiscarded { seat, card: known.card.kind }, events);
    left_deck(state, seat);
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

/// The same by the number of a card.
pub(crate) fn take_out_of_play(state: &mut State, seat: Seat, id: u8) -> InPlay {
    let place = state.player(seat).place_of(id).expect("the card is in play");
    leave_play(state, seat, place)
}

/// TER-201, TER-203: a card in play of either player goes to its discard pile.
pub(crate) fn destroy<S: Sink<Event>>(state: &mut State, id: u8, events: &mut S) {
    for seat in [0, 1].map(Seat::new) {
        if let Some(place) = state.player(seat).place_of(id) {
            let entry = leave_play(state, seat, place);
            state.player_mut(seat).discard.insert(entry.card);
            events.tell(Sight::Destroyed { seat, card: entry.card.kind, id });
        }
    }
}

/// TER-195: a card in play.
pub(crate) fn sacrifice<S: Sink<Event>>(state: &mut State, id: u8, events: &mut S) {
    let seat = state.active;
    let kind = take_out_of_play(state, seat, id).card.kind;
    events.tell(Sight::Sacrificed { seat, card: kind, id });
    sacrificed(state, kind, events);
}

/// TER-185: a card of the hand.
pub(crate) fn sacrifice_from_hand<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    let seat = state.active;
    let known = leave_hand(state, seat, card);
    show_own(known, Sight::Sacrificed { seat, card: card.kind, id: 0 }, events);
    sacrificed(state, card.kind, events);
}

/// TER-195, TER-197: out of the game, for what a SACRIFICE gives.
fn sacrificed<S: Sink<Event>>(state: &mut State, kind: Kind, events: &mut S) {
    remove_from_game(state, kind);
    match BOX.file.meta.sacrifice {
        Effect::Coin(amount) => life::gain(state, None, Good::Coin, amount.into(), events),
        Effect::Power(amount) => life::gain(state, None, Good::Power, amount.into(), events),
        Effect::Regen(amount) => life::gain(state, None, Good::Regen, amount.into(), events),
        Effect::Life(amount) => life::gain(state, None, Good::Life, amount.into(), events),
        _ => {}
    }
    triggers::happens(state, Cause::Sacrifice);
}

/// TER-013: out of the game for good.
pub(crate) fn remove_from_game(state: &mut State, kind: Kind) {
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
