//! DP-S2, DP-S3, DP-S3F, DP-S4 and DP-P2: Locations are laid, dice are settled and placed.

use std::sync::LazyLock;

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Sealed, Seat, Seats, Sink};

use super::{Decision, foreign, only};
use crate::action::Action;
use crate::cards::{BOX, Colour, Die, Location};
use crate::event::{Event, Sight};
use crate::flow::{Refused, setup};
use crate::state::{Draft, Phase, State};

/// DP-S2, ACH-172: which Location comes next in the order?
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Lay {
    pub(crate) seat: Seat,
}

impl Decision for Lay {
    fn asked(&self, _state: &State) -> Seats {
        Seats::one(self.seat)
    }

    fn offer(&self, state: &State, _seat: Seat, draft: &Draft, out: &mut impl FnMut(Action)) {
        if draft.is_empty() {
            setup::not_laid(state).map(Action::Lay).for_each(out);
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, draft: &Draft, events: &mut S) {
        let Action::Lay(location) = only(draft) else { foreign(only(draft)) };
        setup::lay(state, Some(seat), location, events);
    }

    fn refuse(&self, _state: &State, _seat: Seat, _draft: &Draft, action: Action) -> Refused {
        match action {
            Action::Lay(_) => Refused::Laid,
            _ => Refused::NotNow,
        }
    }
}

/// DP-S3, ACH-043: who rerolls?
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Rerolls {
    /// Known to each player until all have chosen; that they have is public.
    pub(crate) answers: Sealed<Option<Colour>>,
}

impl Decision for Rerolls {
    fn asked(&self, _state: &State) -> Seats {
        self.answers.missing()
    }

    fn offer(&self, state: &State, seat: Seat, draft: &Draft, out: &mut impl FnMut(Action)) {
        if draft.is_empty() {
            [Action::Keep].into_iter().chain(state.colours_of(seat).map(Action::Reroll)).for_each(out);
        }
    }

    fn answer<S: Sink<Event>>(mut self, state: &mut State, seat: Seat, draft: &Draft, events: &mut S) {
        let colour = match only(draft) {
            Action::Keep => None,
            Action::Reroll(colour) => Some(colour),
            action => foreign(action),
        };
        self.answers.put(seat, colour);
        events.emit(Event::ChoseReroll { seat, colour });
        if self.answers.is_complete() {
            setup::reroll(state, &self.answers, events);
        } else {
            state.ask(self);
        }
    }

    fn refuse(&self, _state: &State, _seat: Seat, _draft: &Draft, action: Action) -> Refused {
        match action {
            Action::Reroll(_) => Refused::NotYourColour,
            _ => Refused::NotNow,
        }
    }
}

/// DP-S3F, ACH-176: which values does everybody give their dice?
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Fates {
    /// Who has not chosen yet. What the others chose is known to each of them until all have chosen.
    pub(crate) missing: Seats,
}

/// ACH-176: all values of five dice that use up the points, the highest first.
static FATES: LazyLock<Vec<[u8; 5]>> = LazyLock::new(|| {
    let mut all = vec![[0; 5]];
    for place in 0..5 {
        let longer = |values: &[u8; 5]| {
            let most = if place == 0 { 6 } else { values[place - 1] };
            let values = *values;
            (1..=most).map(move |value| {
                let mut longer = values;
                longer[place] = value;
                longer
            })
        };
        all = all.iter().flat_map(longer).collect();
    }
    all.retain(|values| values.iter().sum::<u8>() >= BOX.amounts.fate_points);
    all.sort_by_key(|values| (values.iter().sum::<u8>(), std::cmp::Reverse(*values)));
    all
});

/// What the values of a colour cost: 1 gold for each point beyond those that everybody has.
pub(crate) fn price_of_fate(values: [u8; 5]) -> u32 {
    u32::from(values.iter().sum::<u8>() - BOX.amounts.fate_points)
}

/// ACH-176: the values of five dice that so much gold pays for.
pub(crate) fn affordable(gold: u32) -> &'static [[u8; 5]] {
    &FATES[..FATES.partition_point(|&values| price_of_fate(values) <= gold)]
}

impl Fates {
    /// What a seat has paid for the steps so far.
    fn paid(draft: &Draft) -> u32 {
        let prices = draft.picks.iter().map(|&pick| match pick {
            Action::Fate(values) => price_of_fate(values),
            _ => 0,
        });
        prices.sum()
    }
}

impl Decision for Fates {
    fn asked(&self, _state: &State) -> Seats {
        self.missing
    }

    fn offer(&self, state: &State, seat: Seat, draft: &Draft, out: &mut impl FnMut(Action)) {
        if draft.picks.len() < state.colours_of(seat).count() {
            let left = state.player(seat).gold - Fates::paid(draft);
            affordable(left).iter().map(|&values| Action::Fate(values)).for_each(out);
        }
    }

    fn answer<S: Sink<Event>>(mut self, state: &mut State, seat: Seat, draft: &Draft, events: &mut S) {
        self.missing = self.missing.without(seat);
        for (colour, &pick) in state.colours_of(seat).zip(draft.picks.iter()) {
            let Action::Fate(values) = pick else { foreign(pick) };
            state.fates[colour.index()] = values;
        }
        events.emit(Event::ChoseFate { seat });
        if self.missing.is_empty() {
            setup::settle_fates(state, events);
        } else {
            state.ask(self);
        }
    }

    fn refuse(&self, _state: &State, _seat: Seat, _draft: &Draft, action: Action) -> Refused {
        match action {
            Action::Fate(values) if values.iter().sum::<u8>() < BOX.amounts.fate_points => Refused::PointsLeft,
            Action::Fate(_) => Refused::PointsTooDear,
            _ => Refused::NotNow,
        }
    }
}

/// DP-S4, DP-P2: which die goes where?
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Place {
    pub(crate) seat: Seat,
}

impl Place {
    /// ACH-164, ACH-165: the colours of which a die can be placed now. With one colour there is no choice.
    fn colours(self, state: &State) -> impl Iterator<Item = Colour> + '_ {
        let in_reserve = |colour: Colour| state.dice_of(colour).filter(|die| !die.place.is_in_troy()).count();
        let most = state.colours_of(self.seat).map(in_reserve).max().unwrap_or_default();
        let last = state.placed_last[self.seat.index()].filter(|_| state.seats == 2 && state.phase == Phase::Setup);
        let fits = move |colour: &Colour| match last {
            Some(last) => *colour != last,
            None => in_reserve(*colour) == most,
        };
        state.colours_of(self.seat).filter(fits)
    }

    /// The dice that can be placed, equal ones once.
    fn dice(self, state: &State) -> impl Iterator<Item = Die> + '_ {
        let of_colours = state.kinds_of_dice().filter(|die| !die.place.is_in_troy());
        of_colours.filter(move |die| self.colours(state).any(|colour| colour == die.colour))
    }
}

impl Decision for Place {
    fn asked(&self, _state: &State) -> Seats {
        Seats::one(self.seat)
    }

    fn offer(&self, state: &State, _seat: Seat, draft: &Draft, out: &mut impl FnMut(Action)) {
        let is_choice = self.dice(state).count() > 1;
        match (&*draft.picks, is_choice) {
            ([], true) => self.dice(state).map(Action::Die).for_each(out),
            ([], false) | ([Action::Die(_)], _) => state.with_room().iter().map(Action::To).for_each(out),
            _ => {}
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, draft: &Draft, events: &mut S) {
        let (die, to) = match *draft.picks {
            [Action::To(to)] => (self.dice(state).next().expect("there is a die to place"), to),
            [Action::Die(die), Action::To(to)] => (die, to),
            _ => foreign(only(draft)),
        };
        state.placed_last[seat.index()] = Some(die.colour);
        state.replace_die(die, die.value, crate::cards::Place::on(to));
        events.emit(Event::Open(Sight::Placed { die, to }));
    }

    fn refuse(&self, state: &State, seat: Seat, _draft: &Draft, action: Action) -> Refused {
        let is_in_own_reserve =
            |die: Die| state.owner(die.colour) == seat && !die.place.is_in_troy() && state.count_die(die) > 0;
        match action {
            Action::Die(die) if !is_in_own_reserve(die) => Refused::NotInReserve,
            Action::Die(die) if self.colours(state).all(|colour| colour != die.colour) => Refused::OtherColour,
            Action::To(to) if !state.with_room().contains(to) => refuse_entry(state, to),
            _ => Refused::NotNow,
        }
    }
}

/// Why a die cannot enter a Location.
pub(crate) fn refuse_entry(state: &State, to: Location) -> Refused {
    match to {
        to if !state.is_open(to) => Refused::Closed,
        to if state.curfew.contains(to) => Refused::Curfew,
        to if !state.with_room().contains(to) => Refused::NoRoom,
        _ => Refused::NotThere,
    }
}
