//! TK-140 to TK-148: flares.

use kernel::{Knowers, Seat, Sink};

use super::ending::score;
use crate::board::{Ranks, Side};
use crate::cards::Card;
use crate::event::{Event, Sight};
use crate::rules::Form;
use crate::state::{Do, Effect, State, Text};

/// TK-141: which parts of a flare can be used against a side: the upper, the lower.
fn criteria(state: &State, card: Card, against: Side) -> [bool; 2] {
    let behind =
        |ranks, need: u8| state.board.count(against, ranks) >= state.board.count(state.side(), ranks) + u32::from(need);
    let [upper, lower] = card.face().needs;
    [behind(Ranks::Upgraded, upper), behind(Ranks::Any, lower)]
}

/// TK-142, TK-145: the sides against which the flare of a seat can be invoked.
pub(crate) fn rivals(state: &State, seat: Seat) -> impl Iterator<Item = Side> {
    let flare = state.player(seat).flare.cards().next();
    let enemies = state.enemies(state.side());
    enemies.filter(move |&side| flare.is_some_and(|card| criteria(state, card, side) != [false; 2]))
}

/// TK-143, TK-144, TK-146: a flare is invoked against a side.
pub(crate) fn invoke<S: Sink<Event>>(state: &mut State, against: Side, events: &mut S) {
    let seat = state.turn.seat;
    let card = state.player(seat).flare.cards().next().expect("a flare is in the hand");
    let [upper, lower] = criteria(state, card, against);
    state.player_mut(seat).flare.remove(card);
    events.tell(Sight::Flare { seat, card, against: state.colour(against) });
    match state.rules.form {
        Form::High => {}
        Form::Duel => score(state, against, None, 1, events),
        Form::Melee => {
            let colour = state.side();
            score(state, against, Some(colour), 1, events);
        }
    }
    state.run(Do::AfterFlare(card));
    if lower {
        state.run(Do::FlarePart(card, Text::Later));
    }
    if upper {
        state.run(Do::FlarePart(card, Text::First));
    }
}

/// TK-143: a part of a flare begins.
pub(super) fn begin_part(state: &mut State, card: Card, text: Text) {
    state.frames.pop();
    state.effect = Effect { card, text, ..Effect::default() };
    state.run(Do::Effect);
}

/// TK-147: the flare is spent.
pub(super) fn after(state: &mut State, card: Card) {
    state.frames.pop();
    state.flares.discard.put_on_top(card, Knowers::EVERYBODY);
}
