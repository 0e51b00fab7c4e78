//! A-TAKE: which card Aelin takes, into which row, revealing or not (THR-140).

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Seat, Seats, Sink};

use super::{Asks, Decision, foreign};
use crate::action::{self, Action};
use crate::cards::Card;
use crate::event::{Event, Sight};
use crate::flow::{Refused, aelin, growth, piles};
use crate::preview::Preview;
use crate::row::RowNumber;
use crate::rules::Ability;
use crate::state::State;
use crate::view::View;

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Take;

impl Decision for Take {
    fn asked(self, state: &State) -> Seats {
        Seats::one(state.rules.aelin)
    }

    fn asks(self) -> Asks {
        Asks::Always
    }

    fn offer(self, state: &State, out: &mut impl FnMut(Action)) {
        let current = state.current_row();
        let will = state.can_use(Ability::Will) && current.is_some();
        let mut offer = |card: Card| {
            let mut declare =
                |will: Option<RowNumber>, reveal: bool| out(Action::Take(action::Take { card, will, reveal }));
            declare(None, false);
            let Some(current) = current.filter(|_| card.is_memory()) else { return };
            if can_reveal(state, current, card) {
                declare(None, true);
            }
            for row in (0..state.rows.len()).map(RowNumber::new).filter(|&row| will && row != current) {
                if !state.rows[row.index()].complete && fits(state, row, card) {
                    declare(Some(row), false);
                    if can_reveal(state, row, card) {
                        declare(Some(row), true);
                    }
                }
            }
        };
        if state.breaths() != Some(0) {
            state.mind.visible().iter().for_each(|place| offer(state.mind.cards()[place].card));
        }
        state.usable_keepsakes().iter().for_each(offer);
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        match action {
            Action::Take(take) => carry_out(state, seat, take, events),
            _ => foreign(action),
        }
    }

    fn refuse(self, state: &State, action: Action) -> Refused {
        match action {
            Action::Take(take) => refuse(state, take),
            _ => Refused::NotNow,
        }
    }

    fn preview(view: &View, action: Action) -> Option<Preview> {
        match action {
            Action::Take(take) => Some(Preview::of_take(view, take)),
            _ => None,
        }
    }
}

/// THR-143: whether the row can take the card.
fn fits(state: &State, row: RowNumber, card: Card) -> bool {
    state.rows[row.index()].total() + card.strength() <= state.target()
}

/// THR-144: whether the card would be added to a row whose face-down Determination card matches it.
fn can_reveal(state: &State, row: RowNumber, card: Card) -> bool {
    let of = &state.rows[row.index()];
    !of.face_up && of.det.colour() == card.colour() && fits(state, row, card)
}

/// THR-140 to THR-148: the card leaves the Mind (or the keepsakes), then it strengthens the row or is discarded.
fn carry_out<S: Sink<Event>>(state: &mut State, seat: Seat, take: action::Take, events: &mut S) {
    let action::Take { card, will, reveal } = take;
    let keepsake = state.keepsakes.contains(card);
    if keepsake {
        state.keepsakes.remove(card);
    } else {
        let place = state.mind.find(card).expect("the card is in the Mind");
        state.mind.lift(place);
        state.taken += 1;
    }
    events.tell(Sight::Taken { seat, card, keepsake });
    if will.is_some() {
        state.used.set(Ability::Will as u8);
    }
    state.row = will.or_else(|| state.current_row()).filter(|_| card.is_memory());
    match state.row {
        Some(row) if fits(state, row, card) => {
            let target = state.target();
            state.row_mut(row).add(card, target);
            events.tell(Sight::Strengthened { row, card, will: will.is_some() });
            if reveal {
                aelin::turn_up(state, row, events);
            }
        }
        Some(row) => {
            let target = state.target();
            state.row_mut(row).overflowed(card.strength(), target);
            events.tell(Sight::Overflowed { row, card });
            piles::discard(state, card, events);
        }
        None => piles::discard(state, card, events),
    }
    if keepsake {
        // THR-252: the Mind was not touched.
        aelin::whisper(state, events);
    } else {
        growth::mend(state, events);
    }
}

/// Why a card cannot be taken like this, in the prologue too.
pub(super) fn refuse(state: &State, take: action::Take) -> Refused {
    let place = state.mind.find(take.card);
    let is_visible = place.is_some_and(|place| state.mind.visible().contains(place));
    let is_keepsake = state.keepsakes.contains(take.card);
    if place.is_none() && !is_keepsake {
        Refused::NotInMind
    } else if is_keepsake && state.usable_keepsakes().is_empty() {
        Refused::KeepsakeLater
    } else if place.is_some() && !is_visible {
        Refused::Hidden
    } else if place.is_some() && state.breaths() == Some(0) {
        Refused::NoBreath
    } else if take.will.is_some() {
        let without = action::Take { reveal: false, ..take };
        match (state.can_use(Ability::Will), take.reveal && is_offered(state, without)) {
            (false, _) => Refused::NoAbility,
            (true, false) => Refused::NotThisRow,
            (true, true) => Refused::NoMatch,
        }
    } else {
        Refused::NoMatch
    }
}

fn is_offered(state: &State, take: action::Take) -> bool {
    let mut found = false;
    Take.offer(state, &mut |offered| found |= offered == Action::Take(take));
    found
}
