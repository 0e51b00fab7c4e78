//! The phases of a turn and the end of the game by Daybreak. Sections 8.3, 8.15 and 8.16 of the rules.

use kernel::{Seat, Sink};

use super::{life, piles};
use crate::ask::ActionPhase;
use crate::cards::{BOX, Card};
use crate::event::{Event, Sight};
use crate::state::{Do, Frame, Reason, State, Token, Turn};

/// TER-001: the turn of the active player begins.
pub(super) fn begin<S: Sink<Event>>(state: &mut State, events: &mut S) {
    state.frames.pop();
    if state.active == state.first {
        state.round += 1;
    }
    state.turn = Turn::default();
    for entry in state.own_mut().play.iter_mut() {
        (entry.started, entry.haunted) = (true, false);
    }
    events.tell(Sight::Turn { seat: state.active, round: state.round });
    state.run(Do::ActionPhase);
}

/// TER-041: asks for the next action; TER-295: unless there were too many.
pub(super) fn act<S: Sink<Event>>(state: &mut State, events: &mut S) {
    if state.turn.actions < BOX.file.meta.actions {
        return state.ask(ActionPhase);
    }
    let seat = state.active;
    events.tell(Sight::Stopped { seat });
    if state.own().hand.len() > 1 {
        while let Some(card) = lowest(state) {
            discard(state, seat, card, events);
        }
    }
    pass(state, events);
}

/// TER-256: a card of the hand goes to the discard pile, for everybody to see.
pub(crate) fn discard<S: Sink<Event>>(state: &mut State, seat: Seat, card: Card, events: &mut S) {
    let known = piles::leave_hand(state, seat, card);
    state.player_mut(seat).discard.insert(card);
    piles::show_own(known, Sight::Discarded { seat, card: card.kind }, events);
}

/// TER-270, TER-271: the Action Phase is over.
pub(crate) fn pass<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let seat = state.active;
    debug_assert_eq!(state.frame(), Some(Frame::Do(Do::ActionPhase)), "nothing is half done");
    state.frames.pop();
    events.tell(Sight::Passed { seat });
    if let Some(card) = lowest(state) {
        let by = piles::leave_hand(state, seat, card);
        state.own_mut().deck.put_on_top(card, by);
        events.emit(Event::PutBack { seat, card, by });
    }
    clean_up(state, events);
    let cards = BOX.file.meta.hand.saturating_add(state.own().rally);
    state.run(Do::EndTurn);
    state.run(Do::Draw(seat, cards));
}

fn lowest(state: &State) -> Option<Card> {
    state.own().hand.cards().next()
}

/// TER-275 to TER-279.
fn clean_up<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let seat = state.active;
    let mut place = 0;
    let mut left = 0;
    while let Some(entry) = state.own_mut().play.get_mut(place) {
        entry.card = Card::fresh(entry.card.kind);
        (entry.horde, entry.started, entry.haunted) = (0, false, false);
        if entry.card.kind.is_relic() || entry.token == Token::Haunt {
            // TER-277, TER-241.
            if entry.token == Token::Haunt {
                entry.token = Token::Banish;
            }
            place += 1;
        } else {
            let entry = piles::leave_play(state, seat, place);
            state.own_mut().discard.insert(entry.card);
            left += 1;
        }
    }
    piles::forget_marks(state);
    state.turn = Turn::default();
    events.tell(Sight::CleanedUp { seat, cards: left });
}

/// TER-281, TER-292: the tokens go back, and the other player follows, unless day breaks.
pub(super) fn end<S: Sink<Event>>(state: &mut State, events: &mut S) {
    state.frames.pop();
    let player = state.own_mut();
    let tokens = std::mem::take(&mut player.rally);
    state.rally_supply += tokens;
    if state.active != state.first && state.round >= BOX.file.meta.rounds {
        let [one, other] = [0, 1].map(|seat| state.players[seat].life);
        match one.cmp(&other) {
            std::cmp::Ordering::Greater => life::finish(state, Some(Seat::new(0)), Reason::Daybreak, events),
            std::cmp::Ordering::Less => life::finish(state, Some(Seat::new(1)), Reason::Daybreak, events),
            std::cmp::Ordering::Equal => life::finish(state, None, Reason::Draw, events),
        }
        return;
    }
    state.active = state.opponent();
    state.run(Do::NextTurn);
}
