//! The procedure: what the table waits for, and what follows. Section 7 of the rules; what is asked is in `ask`.

pub(crate) mod aelin;
mod chance;
pub(crate) mod day;
pub(crate) mod fenrys;
pub(crate) mod growth;
pub(crate) mod piles;
pub(crate) mod prologue;
mod refusal;

pub(crate) use aelin::colours;
pub(crate) use chance::{chances, resolve, sample};
pub use refusal::Refused;
pub(crate) use refusal::refusal;

use kernel::{Seat, Sink, Waiting};

use crate::action::Action;
use crate::event::{Event, Sight};
use crate::row::RowNumber;
use crate::state::{End, Phase, State};

#[inline]
pub(crate) fn waiting(state: &State) -> Waiting {
    match state.phase {
        Phase::Ask(ask) => Waiting::Seats(ask.asked(state)),
        Phase::Chance(_) => Waiting::Chance,
        Phase::Over(_) => Waiting::Over,
    }
}

pub(crate) fn options(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if let Some(ask) = state.question().filter(|ask| ask.asked(state).contains(seat)) {
        ask.offer(state, &mut |action| out.push(action));
    }
}

pub(crate) fn apply<S: Sink<Event>>(state: &mut State, seat: Seat, action: Action, events: &mut S) {
    let ask = state.question().expect("what is offered answers a question");
    ask.answer(state, seat, action, events);
}

/// THR-218: it is over, and nothing is hidden any more.
pub(crate) fn finish<S: Sink<Event>>(state: &mut State, end: End, events: &mut S) {
    state.phase = Phase::Over(end);
    events.tell(Sight::Ended { end });
    for (place, row) in state.rows.iter().enumerate().filter(|(_, row)| !row.face_up) {
        events.tell(Sight::Shown { row: RowNumber::new(place), card: row.det });
    }
    if state.deck.settled_depth() > 0 {
        let mut known = (0..).map(|depth| state.deck.settled(depth).map(|known| known.card));
        events.tell(Sight::ShownOnDeck { cards: std::array::from_fn(|_| known.next().flatten()) });
    }
}
