//! DP-D0, DP-D1, DP-D2 and DP-D5: the Locations are resolved.

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{List, Seat, Seats, Sink};

use super::{Decision, foreign, only};
use crate::action::Action;
use crate::cards::{Colour, Die, Location, Paid, Place};
use crate::choose::Chooser;
use crate::effect::{Effect, Whose, Zone};
use crate::event::{Event, Sight};
use crate::flow::refusal::refuse_pick;
use crate::flow::{Refused, dominance, effects, gold};
use crate::state::{Do, Draft, MOST_TOGETHER, State};

/// DP-D0, ACH-143: which of two own colours that share the highest sum dominates?
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct OwnTie {
    pub(crate) seat: Seat,
    pub(crate) location: Location,
}

impl Decision for OwnTie {
    fn asked(&self, _state: &State) -> Seats {
        Seats::one(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, draft: &Draft, out: &mut impl FnMut(Action)) {
        if draft.is_empty() {
            state.colours_of(seat).map(Action::Colour).for_each(out);
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, _seat: Seat, draft: &Draft, events: &mut S) {
        let Action::Colour(colour) = only(draft) else { foreign(only(draft)) };
        dominance::dominate(state, self.location, Some(colour), events);
    }

    fn refuse(&self, _state: &State, _seat: Seat, _draft: &Draft, action: Action) -> Refused {
        match action {
            Action::Colour(_) => Refused::NotYourDie,
            _ => Refused::NotNow,
        }
    }
}

/// DP-D1, ACH-127: in which order do equal dice of several players act?
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Ties {
    pub(crate) location: Location,
    pub(crate) value: u8,
}

/// The colours of equal dice.
type Tied = List<Colour, MOST_TOGETHER>;

impl Ties {
    /// The colours of the tied dice that have no place yet, after these steps.
    fn left(self, state: &State, picks: &[Action]) -> Tied {
        let die = |colour: Colour| Die { colour, value: self.value, place: Place::on(self.location) };
        let tied = state.colours().iter().flat_map(|&colour| std::iter::repeat_n(colour, state.count_die(die(colour))));
        let mut left: Tied = tied.collect();
        for pick in picks {
            let Action::Next(seat) = *pick else { foreign(*pick) };
            left.remove(first_of(state, &left, seat).expect("it was offered"));
        }
        left
    }
}

/// ACH-128: where among these the next die of a seat is; its representing colour acts first.
fn first_of(state: &State, colours: &[Colour], seat: Seat) -> Option<usize> {
    colours.iter().position(|&colour| state.owner(colour) == seat)
}

impl Decision for Ties {
    fn asked(&self, state: &State) -> Seats {
        Seats::one(state.marker)
    }

    fn offer(&self, state: &State, _seat: Seat, draft: &Draft, out: &mut impl FnMut(Action)) {
        let left = self.left(state, &draft.picks);
        let owners: Seats = left.iter().map(|&colour| state.owner(colour)).collect();
        if owners.len() > 1 {
            owners.iter().map(Action::Next).for_each(out);
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, _seat: Seat, draft: &Draft, events: &mut S) {
        let mut left = self.left(state, &[]);
        for pick in draft.picks.iter() {
            let Action::Next(seat) = *pick else { foreign(*pick) };
            let place = first_of(state, &left, seat).expect("it was offered");
            state.queue.push(left.remove(place));
        }
        left.iter().for_each(|&colour| state.queue.push(colour));
        events.emit(Event::Open(Sight::Ordered { location: self.location, colours: state.queue.clone() }));
    }

    fn refuse(&self, _state: &State, _seat: Seat, _draft: &Draft, action: Action) -> Refused {
        match action {
            Action::Next(_) => Refused::NotTied,
            _ => Refused::NotNow,
        }
    }
}

/// DP-D2, ACH-126: what does the next die do?
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Site {
    pub(crate) location: Location,
    pub(crate) colour: Colour,
}

impl Site {
    fn chooser(self, state: &State) -> Chooser<'_> {
        Chooser::new(state, state.owner(self.colour)).with_die(self.colour)
    }

    /// What could be done with enough gold.
    fn possible(self, state: &State) -> impl Iterator<Item = Paid> + '_ {
        let options = self.location.face().options.iter().copied();
        options.filter(move |paid| self.chooser(state).is_possible(paid.effect))
    }

    /// ACH-144: whether anything can be done, also after converting.
    pub(crate) fn is_asked(self, state: &State) -> bool {
        let most = gold::most(state, state.owner(self.colour));
        let needs = |paid: Paid| match paid.effect {
            Effect::BuyStreet(_) => 1,
            _ => u32::from(paid.cost),
        };
        let mut options = self.location.face().options.iter();
        options.any(|&paid| needs(paid) <= most && self.is_possible_if_rich(state, paid))
    }

    /// Whether an option is possible, except for the gold.
    fn is_possible_if_rich(self, state: &State, paid: Paid) -> bool {
        match paid.effect {
            Effect::BuyStreet(_) => state.cousin_supply(crate::cards::Cousin::Street) > 0,
            effect => self.chooser(state).is_possible(effect),
        }
    }

    /// The option that a first step chooses.
    fn chosen(self, state: &State, pick: Action) -> Option<Paid> {
        self.possible(state).find(|paid| {
            let mut is_it = false;
            let empty = Draft::default();
            self.first_steps(state, *paid, &empty, &mut |action| is_it |= action == pick);
            is_it
        })
    }

    /// The first steps of an option: those of its effect, or to take what is simply taken.
    fn first_steps(self, state: &State, paid: Paid, draft: &Draft, out: &mut impl FnMut(Action)) {
        match paid.effect {
            Effect::Gain(_) => out(Action::Take),
            effect => self.chooser(state).offer(effect, draft, &draft.picks, out),
        }
    }
}

impl Decision for Site {
    fn asked(&self, state: &State) -> Seats {
        Seats::one(state.owner(self.colour))
    }

    fn offer(&self, state: &State, seat: Seat, draft: &Draft, out: &mut impl FnMut(Action)) {
        if draft.is_empty() {
            let gold = state.player(seat).gold;
            for paid in self.possible(state).filter(|paid| u32::from(paid.cost) <= gold) {
                self.first_steps(state, paid, draft, out);
            }
            return out(Action::Decline);
        }
        // Only a sale has more than one step.
        if let [paid] = self.location.face().options[..]
            && matches!(paid.effect, Effect::Sell(_))
            && !draft.picks.contains(&Action::Decline)
        {
            self.chooser(state).offer(paid.effect, draft, &draft.picks, out);
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, draft: &Draft, events: &mut S) {
        let paid = match draft.picks.first() {
            Some(Action::Decline) => {
                return events.emit(Event::Open(Sight::DeclinedAction { seat, location: self.location }));
            }
            Some(&pick) if draft.cards.is_empty() => self.chosen(state, pick).expect("it was offered"),
            _ => self.location.face().options[0],
        };
        effects::announce(seat, paid.effect, &draft.picks, events);
        gold::pay(state, seat, paid.cost.into(), events);
        if let Effect::Sell(price) = paid.effect {
            return effects::sell(state, seat, draft.cards, price, events);
        }
        if self.location.face().is_repeated {
            state.then(Do::Again(seat));
        }
        let doer = effects::Doer { seat, target: None, colour: Some(self.colour) };
        effects::perform(state, doer, paid.effect, &draft.picks, events);
    }

    fn refuse(&self, state: &State, seat: Seat, draft: &Draft, action: Action) -> Refused {
        let gold = state.player(seat).gold;
        if self.chosen(state, action).is_some_and(|paid| u32::from(paid.cost) > gold) {
            return Refused::TooDear;
        }
        let options = self.location.face().options.iter();
        let mut why = options.map(|paid| refuse_pick(&self.chooser(state), paid.effect, &draft.picks, action));
        why.find(|&refused| refused != Refused::NotNow).unwrap_or(Refused::NotNow)
    }
}

/// DP-D5, ACH-134: is a second die rerolled?
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Again {
    pub(crate) seat: Seat,
}

const REROLL: Effect = Effect::Reroll { whose: Whose::Any, zone: Zone::Anywhere, most: 1 };

impl Decision for Again {
    fn asked(&self, _state: &State) -> Seats {
        Seats::one(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, draft: &Draft, out: &mut impl FnMut(Action)) {
        if draft.is_empty() {
            Chooser::new(state, seat).offer(REROLL, draft, &draft.picks, out);
            out(Action::Stop);
        }
    }

    fn answer<S: Sink<Event>>(self, state: &mut State, seat: Seat, draft: &Draft, events: &mut S) {
        if only(draft) != Action::Stop {
            effects::announce(seat, REROLL, &draft.picks, events);
            effects::carry_out(state, seat, None, REROLL, &draft.picks, events);
        }
    }

    fn refuse(&self, state: &State, seat: Seat, draft: &Draft, action: Action) -> Refused {
        refuse_pick(&Chooser::new(state, seat), REROLL, &draft.picks, action)
    }
}
