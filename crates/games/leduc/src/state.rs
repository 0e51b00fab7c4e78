//! The table and the betting.

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Bag, Seat, Sink, Waiting};

use crate::{Bet, Card, Event};

/// LED-005: a round sees at most two raises.
const MOST_RAISES: u8 = 2;

/// Everything that is true at the table.
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub struct State {
    /// Nobody ever looks into the deck, so it is a bag.
    pub(crate) deck: Bag<Card, 6>,
    /// The card of each seat, known to its owner.
    pub(crate) private: [Option<Card>; 2],
    pub(crate) public: Option<Card>,
    /// The chips each seat has put into the pot.
    pub(crate) paid: [u8; 2],
    pub(crate) raises: u8,
    calls: u8,
    next: Next,
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
enum Next {
    DealTo(Seat),
    Act(Seat),
    TurnUp,
    Folded(Seat),
    Showdown,
}

impl State {
    /// LED-001, LED-002: the full deck, one chip each.
    pub(crate) fn new() -> State {
        State {
            deck: Card::ALL.into_iter().collect(),
            private: [None; 2],
            public: None,
            paid: [1; 2],
            raises: 0,
            calls: 0,
            next: Next::DealTo(Seat::new(0)),
        }
    }

    #[inline]
    pub(crate) fn waiting(&self) -> Waiting {
        match self.next {
            Next::DealTo(_) | Next::TurnUp => Waiting::Chance,
            Next::Act(seat) => Waiting::seat(seat),
            Next::Folded(_) | Next::Showdown => Waiting::Over,
        }
    }

    /// LED-009: whether the cards were shown.
    pub(crate) fn is_shown(&self) -> bool {
        self.next == Next::Showdown
    }

    /// The betting round: 1 before a card is turned up, 2 after.
    #[inline]
    pub(crate) fn round(&self) -> u8 {
        if self.public.is_none() { 1 } else { 2 }
    }

    /// LED-004: what a call costs.
    #[inline]
    pub(crate) fn call_cost(&self, seat: Seat) -> u8 {
        self.paid[seat.next(2).index()].saturating_sub(self.paid[seat.index()])
    }

    /// LED-005: what a raise costs.
    #[inline]
    pub(crate) fn raise_cost(&self, seat: Seat) -> u8 {
        self.call_cost(seat) + 2 * self.round()
    }

    /// LED-006: only when the other player has put in more.
    #[inline]
    pub(crate) fn may_fold(&self, seat: Seat) -> bool {
        self.call_cost(seat) > 0
    }

    #[inline]
    pub(crate) fn may_raise(&self) -> bool {
        self.raises < MOST_RAISES
    }

    /// Deals to a seat, or turns a card up.
    #[inline]
    pub(crate) fn deal<S: Sink<Event>>(&mut self, card: Card, events: &mut S) {
        self.deck.remove(card);
        match self.next {
            Next::DealTo(seat) => {
                self.private[seat.index()] = Some(card);
                events.emit(Event::Dealt { seat, card });
                let other = seat.next(2);
                self.next = if self.private[other.index()].is_none() { Next::DealTo(other) } else { Next::Act(other) };
            }
            _ => {
                self.public = Some(card);
                events.emit(Event::TurnedUp(card));
                self.raises = 0;
                self.calls = 0;
                self.next = Next::Act(Seat::new(0));
            }
        }
    }

    /// LED-004 to LED-008: a bet, and what follows from it.
    #[inline]
    pub(crate) fn bet<S: Sink<Event>>(&mut self, seat: Seat, bet: Bet, events: &mut S) {
        match bet {
            Bet::Fold => {
                events.emit(Event::Folded(seat));
                self.next = Next::Folded(seat);
            }
            Bet::Call => {
                let cost = self.call_cost(seat);
                events.emit(Event::Called { seat, paid: cost });
                self.paid[seat.index()] += cost;
                self.calls += 1;
                self.after_call(seat, events);
            }
            Bet::Raise => {
                let cost = self.raise_cost(seat);
                events.emit(Event::Raised { seat, paid: cost });
                self.paid[seat.index()] += cost;
                self.raises += 1;
                self.calls = 0;
                self.next = Next::Act(seat.next(2));
            }
        }
    }

    /// LED-007: two calls without a raise, or one after a raise, end the round.
    #[inline]
    fn after_call<S: Sink<Event>>(&mut self, seat: Seat, events: &mut S) {
        let enough = if self.raises == 0 { 2 } else { 1 };
        self.next = match self.round() {
            _ if self.calls < enough => Next::Act(seat.next(2)),
            1 => Next::TurnUp,
            _ => {
                for (seat, card) in self.private.iter().enumerate() {
                    let card = card.expect("both seats have a card in the second round");
                    events.emit(Event::Shown { seat: Seat::new(seat as u8), card });
                }
                Next::Showdown
            }
        };
    }

    /// LED-008 to LED-010: the reason and the points of each seat.
    pub(crate) fn result(&self) -> (&'static str, [i32; 2]) {
        match self.next {
            Next::Folded(seat) => {
                let lost = i32::from(self.paid[seat.index()]);
                ("fold", if seat == Seat::new(0) { [-lost, lost] } else { [lost, -lost] })
            }
            _ => ("showdown", self.showdown()),
        }
    }

    /// LED-009, LED-010: the points if the cards dealt so far decided.
    pub(crate) fn showdown(&self) -> [i32; 2] {
        let strength = |seat: usize| {
            let rank = self.private[seat].map(Card::rank);
            (rank.is_some() && rank == self.public.map(Card::rank), rank)
        };
        match strength(0).cmp(&strength(1)) {
            std::cmp::Ordering::Greater => [i32::from(self.paid[1]), -i32::from(self.paid[1])],
            std::cmp::Ordering::Less => [-i32::from(self.paid[0]), i32::from(self.paid[0])],
            std::cmp::Ordering::Equal => [0, 0],
        }
    }

    /// LED-001: each card is somewhere, once.
    pub(crate) fn check(&self) -> Result<(), String> {
        let dealt = self.private.iter().chain([&self.public]).flatten();
        let mut cards: Vec<Card> = self.deck.cards().iter().chain(dealt).copied().collect();
        cards.sort_unstable();
        if cards == Card::ALL { Ok(()) } else { Err(format!("the cards are {cards:?}")) }
    }
}
