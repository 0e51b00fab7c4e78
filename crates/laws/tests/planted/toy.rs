//! A small card game that keeps every law, and breaks one if a bug is planted in it.
//!
//! Ten cards, 1 to 5 twice; two cards and two coins for each of two or three seats. In each of three rounds a card is
//! turned up, everybody bids a coin or none in secret (TOY-1), and the highest bid, the earliest of equal ones, takes a
//! turn (TOY-2): pay up to two coins into the pot, look at the top of the deck, draw it, and end by playing a card or
//! passing. When a card is played all others are asked one by one whether they snap it (TOY-3) with a card like it,
//! which brings a coin of the pot; whoever has none can only pass. In turns and windows anybody may pay a coin to look at
//! the top (TOY-4). The most coins win.

use std::sync::atomic::{AtomicU8, Ordering};

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::{Bag, Deck, Dice, Hand, Knowers, Pool, Sealed, Seat, Seats, Sink, Stack, Top};
use kernel::{Viewer, Waiting};

use crate::action::{Action, Card};
use crate::bug::Bug;
use crate::coins::Coins;

const ROUNDS: u8 = 3;

/// What a bug lets the rules depend on though it is not in the state.
static OUTSIDE: AtomicU8 = AtomicU8::new(0);

pub(crate) fn outside() -> u8 {
    OUTSIDE.fetch_add(1, Ordering::Relaxed)
}

#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct State {
    pub(crate) bug: Bug,
    seats: u8,
    pub(crate) deck: Deck<Card, 10>,
    pub(crate) hands: [Hand<Card, 10>; 3],
    pub(crate) coins: Coins,
    /// Turned up, played and snapped.
    pub(crate) open: Bag<Card, 10>,
    pub(crate) round: u8,
    pub(crate) stack: Stack<Frame, 6>,
}

#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum Frame {
    /// The top of the deck goes there.
    Bring(Goal),
    Bids(Sealed<u8>),
    Turn {
        seat: Seat,
        chips: u8,
        looked: bool,
        drawn: bool,
    },
    Window {
        card: Card,
        to_answer: Seats,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum Goal {
    Deal(Seat),
    TurnUp,
    Draw(Seat),
    Look(Seat),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Event {
    what: What,
    mark: Mark,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Reveals,
    /// Reveals, and can be taken back: what a seat shows of its own.
    Returnable,
    Nothing,
    /// Only for bugs: as the outside has it.
    AtWhim,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum What {
    Did(Seat, Action),
    Brought { goal: Goal, card: Card, seen_by: Knowers },
    Sealed { seat: Seat, bid: u8, seen_by: Knowers },
    Opened(Seat, u8),
    Showed(Seat, Option<Card>),
    Gasped(Seat),
}

kernel::refusals! {
    /// Why an answer is turned down.
    pub(crate) enum Refused {
        NotNow = "TOY-2", "refused-not-now";
        NoSuchCard = "TOY-3", "refused-no-card";
        AtTheNext = "TOY-3", "refused-at-the-next";
    }
}

impl State {
    pub(crate) fn new(bug: Bug, seats: u8) -> State {
        let mut stack = Stack::default();
        for seat in Seats::all(seats).iter().chain(Seats::all(seats)) {
            stack.push(Frame::Bring(Goal::Deal(seat)));
        }
        let deck = Card::KINDS.into_iter().chain(Card::KINDS).collect();
        let coins = Coins::new(bug, seats);
        State { bug, seats, deck, hands: Default::default(), coins, open: Bag::default(), round: 0, stack }
    }

    pub(crate) fn seats(&self) -> u8 {
        if self.bug == Bug::CountsAStranger { 3 } else { self.seats }
    }

    pub(crate) fn waiting(&self) -> Waiting {
        match self.stack.top() {
            None => Waiting::Over,
            Some(Frame::Bring(_)) => Waiting::Chance,
            Some(Frame::Bids(sealed)) => Waiting::Seats(sealed.missing()),
            Some(&Frame::Turn { seat, .. }) => Waiting::seat(seat),
            Some(Frame::Window { to_answer, .. }) => Waiting::Seats(to_answer.first().into_iter().collect()),
        }
    }

    pub(crate) fn options(&self, seat: Seat, out: &mut Vec<Action>) {
        let (hand, purse) = (&self.hands[seat.index()], self.coins.purse(seat));
        match *self.stack.top().unwrap_or(&Frame::Bring(Goal::TurnUp)) {
            Frame::Bids(ref sealed) if sealed.missing().contains(seat) => {
                out.extend((0..=purse.min(1)).map(Action::Bid));
            }
            Frame::Turn { seat: own, chips, looked, drawn } if own == seat => {
                let is_barred = self.bug == Bug::OptionsTellAHand && self.next_holds(seat, Card::FIVE);
                let offers = [
                    (Action::Chip, purse > 0 && chips < 2 && !is_barred),
                    (Action::Look, !looked && !self.deck.is_empty()),
                    (Action::Draw, !drawn && !self.deck.is_empty()),
                    (Action::Twin, self.bug == Bug::PrintsAlike && chips == 1),
                    (Action::Hum, self.bug == Bug::LacksAWord && chips == 1),
                    (Action::Pass, true),
                ];
                out.extend(offers.into_iter().filter(|(_, is_offered)| *is_offered).map(|(action, _)| action));
                match self.bug {
                    Bug::OffersTwice => out.extend(hand.cards().map(Action::Play)),
                    _ => out.extend(hand.kinds().map(|(card, _)| Action::Play(card))),
                }
            }
            Frame::Window { card, to_answer } if self.is_asked(seat, to_answer) => {
                out.extend(hand.contains(card).then_some(Action::Snap));
                out.extend((self.bug != Bug::AsksWithoutOption).then_some(Action::Pass));
            }
            _ => {}
        }
    }

    fn is_asked(&self, seat: Seat, to_answer: Seats) -> bool {
        match self.bug {
            Bug::OffersToTheUnasked => to_answer.contains(seat),
            _ => to_answer.first() == Some(seat),
        }
    }

    pub(crate) fn interjections(&self, seat: Seat, out: &mut Vec<Action>) {
        let is_open = match self.stack.top() {
            Some(Frame::Turn { .. } | Frame::Window { .. }) => true,
            top => self.bug == Bug::BribesAfterTheEnd && top.is_none(),
        };
        let can_pay = self.coins.purse(seat) > 0 || self.bug == Bug::BribePanics;
        out.extend((is_open && can_pay && !self.deck.is_empty()).then_some(Action::Bribe));
    }

    pub(crate) fn accepts(&self, seat: Seat, action: Action) -> bool {
        let mut offered = Vec::new();
        self.options(seat, &mut offered);
        self.interjections(seat, &mut offered);
        match (self.bug, self.stack.top()) {
            (Bug::RefusesAnOffer, Some(Frame::Turn { chips: 1.., .. })) if action == Action::Look => false,
            (Bug::AcceptsTheUnoffered, Some(&Frame::Turn { seat: own, chips: 2, .. })) => {
                offered.contains(&action) || (own, action) == (seat, Action::Chip)
            }
            _ => offered.contains(&action),
        }
    }

    pub(crate) fn refusal(&self, seat: Seat, action: Action) -> Refused {
        match action {
            Action::Play(card) if self.bug == Bug::RefusalTellsAHand && self.next_holds(seat, card) => {
                Refused::AtTheNext
            }
            // The last one to bid is refused like the first: that the others have bid is hidden.
            _ if matches!(self.stack.top(), Some(Frame::Bids(_))) => Refused::NotNow,
            Action::Play(_) | Action::Snap if self.waiting() == Waiting::seat(seat) => Refused::NoSuchCard,
            _ => Refused::NotNow,
        }
    }

    pub(crate) fn act<S: Sink<Event>>(&mut self, seat: Seat, action: Action, events: &mut S) {
        if !matches!(action, Action::Bid(_)) {
            self.emit(What::Did(seat, action), events);
        }
        match (action, self.stack.top_mut().expect("somebody is asked")) {
            (Action::Bid(bid), Frame::Bids(sealed)) => {
                sealed.put(seat, bid);
                let leaks = self.bug == Bug::BidShowsEverybody;
                let seen_by = if leaks { Knowers::EVERYBODY } else { Knowers::only(seat) };
                self.emit(What::Sealed { seat, bid, seen_by }, events);
            }
            (Action::Chip, Frame::Turn { chips, .. }) => {
                *chips += 1;
                self.coins.pay(seat);
            }
            (Action::Look, Frame::Turn { looked, .. }) => {
                *looked = true;
                self.stack.push(Frame::Bring(Goal::Look(seat)));
            }
            (Action::Draw, Frame::Turn { drawn, .. }) => {
                *drawn = true;
                self.stack.push(Frame::Bring(Goal::Draw(seat)));
            }
            (Action::Play(card), _) => self.play(seat, card),
            (Action::Snap, &mut Frame::Window { card, ref mut to_answer }) => {
                *to_answer = to_answer.without(seat);
                self.hands[seat.index()].remove(card);
                if self.bug != Bug::LosesACard {
                    self.open.insert(card);
                }
                self.coins.take(seat);
            }
            (_, Frame::Window { to_answer, .. }) if action != Action::Bribe => {
                *to_answer = to_answer.without(seat);
                if self.bug == Bug::PassShowsACard {
                    let lowest = self.hands[seat.index()].cards().next();
                    self.emit(What::Showed(seat, lowest), events);
                }
                if self.bug == Bug::TakesBackAPeek {
                    let next = seat.next(self.seats);
                    let lowest = self.hands[next.index()].cards().next();
                    self.emit(What::Showed(next, lowest), events);
                }
            }
            (Action::Bribe, _) => {
                self.coins.bribe(seat);
                self.stack.push(Frame::Bring(Goal::Look(seat)));
            }
            _ if self.bug == Bug::NeverEnds => {}
            _ => drop(self.stack.pop()),
        }
        self.settle(events);
    }

    fn play(&mut self, seat: Seat, card: Card) {
        self.stack.pop();
        self.hands[seat.index()].remove(card);
        self.open.insert(card);
        let mut to_answer = Seats::all(self.seats).without(seat);
        if self.bug == Bug::AsksOnlyHolders {
            to_answer = to_answer.iter().filter(|other| self.hands[other.index()].contains(card)).collect();
        }
        self.stack.push(Frame::Window { card, to_answer });
    }

    pub(crate) fn resolve<S: Sink<Event>>(&mut self, card: Card, events: &mut S) {
        self.deck.settle(card);
        if self.bug == Bug::ChanceDependsOnTheOutside {
            self.coins.count(outside());
        }
        self.settle(events);
    }

    /// Goes on until somebody or chance has to answer.
    fn settle<S: Sink<Event>>(&mut self, events: &mut S) {
        loop {
            match self.stack.top() {
                Some(&Frame::Bring(goal)) => match self.deck.top() {
                    Top::Unseen => return,
                    Top::Nothing if self.bug == Bug::WaitsForNoCard => return,
                    Top::Nothing => drop(self.stack.pop()),
                    Top::Settled(_) => self.bring(goal, events),
                },
                Some(Frame::Bids(sealed)) if sealed.is_complete() => {
                    let sealed = sealed.clone();
                    self.open_bids(&sealed, events);
                }
                Some(Frame::Window { to_answer: Seats::NONE, .. }) if self.bug != Bug::WaitsForNobody => {
                    self.stack.pop();
                }
                None if self.round < ROUNDS => {
                    self.round += 1;
                    let bidders = if self.bug == Bug::WaitsForAStranger { 3 } else { self.seats };
                    self.stack.push(Frame::Bids(Sealed::ask(Seats::all(bidders))));
                    self.stack.push(Frame::Bring(Goal::TurnUp));
                }
                _ => return,
            }
        }
    }

    fn bring<S: Sink<Event>>(&mut self, goal: Goal, events: &mut S) {
        self.stack.pop();
        let card = match goal {
            Goal::Look(_) if self.bug == Bug::LookIsNotKept => self.deck.settled(0).expect("the top is settled").card,
            Goal::Look(seat) => self.deck.look(0, seat).expect("the top is settled"),
            Goal::Deal(_) | Goal::Draw(_) | Goal::TurnUp => {
                let known = self.deck.take_settled().expect("the top is settled");
                match goal {
                    Goal::Deal(seat) | Goal::Draw(seat) => {
                        self.hands[seat.index()].add(known.card, known.by.and(seat));
                    }
                    _ => self.open.insert(known.card),
                }
                known.card
            }
        };
        let seen_by = match goal {
            Goal::TurnUp => Knowers::EVERYBODY,
            Goal::Draw(seat) if self.bug == Bug::DrawShowsTheNext => Knowers::only(seat).and(seat.next(self.seats)),
            Goal::Look(_) if self.bug == Bug::LookShowsEverybody => Knowers::EVERYBODY,
            Goal::Deal(seat) | Goal::Draw(seat) | Goal::Look(seat) => Knowers::only(seat),
        };
        self.emit(What::Brought { goal, card, seen_by }, events);
        if let Goal::Draw(seat) = goal
            && self.bug == Bug::Gasps
            && self.hands[seat.index()].cards().filter(|&held| held == card).count() == 2
        {
            self.emit(What::Gasped(seat), events);
        }
    }

    fn open_bids<S: Sink<Event>>(&mut self, sealed: &Sealed<u8>, events: &mut S) {
        self.stack.pop();
        for (seat, bid) in sealed.answers() {
            self.emit(What::Opened(seat, bid), events);
            (0..bid).for_each(|_| self.coins.pay(seat));
        }
        let best = sealed.answers().map(|(_, bid)| bid).max();
        let seat = sealed.answers().find(|&(_, bid)| Some(bid) == best).map(|(seat, _)| seat).expect("seats bid");
        self.stack.push(Frame::Turn { seat, chips: 0, looked: false, drawn: false });
    }

    fn emit<S: Sink<Event>>(&self, what: What, events: &mut S) {
        let mark = match (&what, self.bug) {
            (What::Brought { goal: Goal::TurnUp, .. }, Bug::UnmarkedCard)
            | (What::Opened(..), Bug::UnmarkedBids)
            | (What::Did(_, Action::Play(_)), Bug::UnmarkedPlay) => Mark::Nothing,
            (What::Did(_, Action::Chip), Bug::RevealsAtWhim) => Mark::AtWhim,
            (What::Did(_, Action::Play(_)), _) | (What::Showed(..), Bug::TakesBackAPeek) => Mark::Returnable,
            (What::Brought { .. } | What::Opened(..) | What::Did(_, Action::Snap), _) => Mark::Reveals,
            _ => Mark::Nothing,
        };
        events.emit(Event { what, mark });
    }

    fn next_holds(&self, seat: Seat, card: Card) -> bool {
        self.hands[seat.next(self.seats).index()].contains(card)
    }

    pub(crate) fn points(&self) -> Vec<i32> {
        let fives = |seat: Seat| self.hands[seat.index()].cards().filter(|&card| card == Card::FIVE).count();
        let counts_fives = self.bug == Bug::VerdictTellsAHand;
        let points = |seat| i32::from(self.coins.purse(seat)) + if counts_fives { fives(seat) as i32 } else { 0 };
        let missing = u8::from(self.bug == Bug::ForgetsAStanding);
        Seats::all(self.seats() - missing).iter().map(points).collect()
    }

    /// Deals the cards the viewer does not know anew. The others have yet to bid: that they have is hidden.
    pub(crate) fn determinize<D: Dice>(&self, viewer: Viewer, dice: &mut D) -> State {
        let mut world = self.clone();
        if self.bug == Bug::KeepsTheTruth {
            return world;
        }
        let knows_all = Viewer::seats(Seats::all(3));
        let at_hands = if self.bug == Bug::KeepsTheHands { knows_all } else { viewer };
        let at_deck = if self.bug == Bug::ForgetsALook { Viewer::SPECTATOR } else { viewer };
        let mut pool: Pool<Card, 10> = Pool::default();
        self.hands.iter().for_each(|hand| hand.gather(at_hands, &mut pool));
        if self.bug != Bug::BeliefPanics {
            self.deck.gather(at_deck, &mut pool);
        }
        if self.bug == Bug::LetsTheTruthCount && self.hands[1].contains(Card::FIVE) {
            dice.next_u64();
        }
        pool.shuffle(dice);
        let mut for_deck = pool.clone();
        world.hands.iter_mut().for_each(|hand| hand.scatter(at_hands, &mut pool));
        world.deck.scatter(at_deck, if self.bug == Bug::DoublesACard { &mut for_deck } else { &mut pool });
        match world.stack.top_mut() {
            Some(Frame::Bids(sealed)) if self.bug != Bug::KeepsTheBids => {
                let mut own = Sealed::ask(sealed.asked());
                sealed.seen_by(viewer).for_each(|(seat, bid)| own.put(seat, bid));
                *sealed = own;
            }
            Some(Frame::Window { .. }) if self.bug == Bug::WaitsElsewhere => drop(world.stack.pop()),
            _ => {}
        }
        world
    }

    pub(crate) fn check(&self) -> Result<(), String> {
        let held = self.hands.iter().flat_map(Hand::cards);
        let cards: Bag<Card, 30> = self.deck.all().chain(held).chain(self.open.cards().iter().copied()).collect();
        let all: Bag<Card, 30> = Card::KINDS.into_iter().chain(Card::KINDS).collect();
        match self.coins.total() == 2 * self.seats {
            _ if cards != all => Err(format!("the cards are {cards:?}")),
            false => Err(format!("there are {} coins", self.coins.total())),
            true => Ok(()),
        }
    }
}

impl Event {
    pub(crate) fn reveals(&self) -> Knowers {
        let to = match self.what {
            What::Brought { goal: Goal::Deal(seat) | Goal::Draw(seat) | Goal::Look(seat), .. }
            | What::Sealed { seat, .. } => Knowers::only(seat),
            _ => Knowers::EVERYBODY,
        };
        match self.mark {
            Mark::Reveals | Mark::Returnable => to,
            Mark::AtWhim if outside() % 2 == 1 => to,
            Mark::Nothing | Mark::AtWhim => Knowers::NOBODY,
        }
    }

    pub(crate) fn bars_undo(&self) -> bool {
        self.mark != Mark::Returnable && !self.reveals().is_nobody()
    }

    pub(crate) fn seen_by(&self, viewer: Viewer) -> Option<String> {
        Some(match self.what {
            What::Did(seat, action) => format!("{seat}: {action}"),
            What::Brought { goal, card, seen_by } if viewer.knows(seen_by) => format!("{goal:?}: {card}"),
            What::Brought { goal, .. } => format!("{goal:?}: a card"),
            What::Sealed { seat, bid, seen_by } if viewer.knows(seen_by) => format!("{seat} seals {bid}"),
            What::Sealed { .. } => return None,
            What::Opened(seat, bid) => format!("{seat} has bid {bid}"),
            What::Showed(seat, card) => format!("{seat} shows {card:?}"),
            What::Gasped(seat) => format!("{seat} gasps"),
        })
    }
}
