//! Characters: ACH-100 to ACH-109.

use kernel::{Seat, Sink};

use super::{effects, gold};
use crate::action::Action;
use crate::ask::{Choose, PlayOn, Source};
use crate::cards::Character;
use crate::choose::{Chooser, From};
use crate::event::{Event, Sight, shown};
use crate::state::{Do, Frame, State};

/// ACH-102: a Usage token is put on a Character.
fn use_up(state: &mut State, character: Character) {
    let hired = state.row.iter_mut().find(|hired| hired.character == character).expect("the Character is here");
    hired.usage += 1;
}

/// ACH-103: a player pays a Character, who gets a Usage token and does what it can.
pub(crate) fn hire<S: Sink<Event>>(
    state: &mut State,
    seat: Seat,
    character: Character,
    picks: &[Action],
    events: &mut S,
) {
    let price = state.price(character).expect("the Character is here");
    events.emit(Event::Open(Sight::Used { seat, character, price: Some(price), picks: shown(picks) }));
    gold::pay(state, seat, price, events);
    use_up(state, character);
    effects::carry_out(state, seat, None, character.face().effect, picks, events);
}

/// ACH-109: a Character is used for free; its choices are made now.
pub(crate) fn use_free<S: Sink<Event>>(state: &mut State, seat: Seat, character: Character, events: &mut S) {
    events.emit(Event::Open(Sight::Used { seat, character, price: None, picks: shown(&[]) }));
    use_up(state, character);
    Choose::put(state, seat, Source::Character(character), None, events);
}

/// ACH-108: a player plays Intrigues one after the other.
pub(crate) fn through(state: &mut State, seat: Seat, left: u8, is_first: bool) {
    let may_stop = !is_first;
    let can_play = || Chooser::new(state, seat).plays(From::Hand).next().is_some();
    if left == 0 || state.player(seat).hand.is_empty() || (is_first && !can_play()) {
        return;
    }
    state.then(Do::Through { seat, left: left - 1, is_first: false });
    state.ask(PlayOn { seat, discarded: false, may_stop });
}

/// The player plays no further Intrigue.
pub(crate) fn stop<S: Sink<Event>>(state: &mut State, _seat: Seat, _events: &mut S) {
    if let Some(Frame::Do(Do::Through { .. })) = state.frame() {
        state.frames.pop();
    }
}

/// A player plays an Intrigue of the discard pile.
pub(crate) fn play_discarded(state: &mut State, seat: Seat) {
    if Chooser::new(state, seat).plays(From::Discard).next().is_some() {
        state.ask(PlayOn { seat, discarded: true, may_stop: false });
    }
}
