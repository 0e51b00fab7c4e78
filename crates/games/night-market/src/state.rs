//! Everything that is true at the table.

use borsh::{BorshDeserialize, BorshSerialize};
use kernel::arrayvec::ArrayVec;
use kernel::{Bag, Deck, Seat, Seats, Stack};

use crate::ask::Ask;
use crate::cards::{Effect, Lot, MOST_LOTS, MOST_SEATS, MOST_TRICKS, Trick};

/// The table.
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub struct State {
    pub(crate) players: ArrayVec<Player, MOST_SEATS>,
    pub(crate) lots: Deck<Lot, MOST_LOTS>,
    /// The tricks nobody was dealt; nobody knows them.
    pub(crate) box_tricks: Bag<Trick, MOST_TRICKS>,
    /// The lot of this round, until it is taken or gone.
    pub(crate) on_offer: Option<Lot>,
    /// The lots nobody got.
    pub(crate) gone: Bag<Lot, MOST_LOTS>,
    /// From 1; 0 before the first lot.
    pub(crate) round: u8,
    pub(crate) frames: Stack<Frame, 3>,
    /// NM-004: whether the players who sit opposite each other play together.
    pub(crate) pairs: bool,
}

/// What one player has.
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Player {
    pub(crate) bids: Bids,
    pub(crate) coins: u8,
    /// NM-050: face down, known to its owner; to everybody once the market is closed.
    pub(crate) trick: Option<Trick>,
    /// Face up and spent.
    pub(crate) played: Option<Trick>,
    pub(crate) lots: Bag<Lot, MOST_LOTS>,
}

/// Whatever is half done.
#[derive(Clone, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum Frame {
    /// Seats are asked.
    Ask(Ask),
    /// Chance has to bring a card.
    Chance(Chance),
    /// NM-040: the market is closed.
    Closed,
}

/// What chance brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) enum Chance {
    /// NM-003: a trick for this seat, then for the next.
    Deal(Seat),
    /// NM-010: the next lot, which is turned up.
    TurnUp,
    /// NM-030: the next lot, at which this seat looks.
    Peek(Seat),
}

/// NM-001: the bid cards 1 to 5 that are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, BorshSerialize, BorshDeserialize)]
pub(crate) struct Bids(u8);

impl Bids {
    const ALL: Bids = Bids(0b11_1110);

    pub(crate) fn contains(self, bid: u8) -> bool {
        self.0 >> bid & 1 == 1
    }

    pub(crate) fn spend(&mut self, bid: u8) {
        self.0 &= !(1 << bid);
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = u8> {
        (1..=5).filter(move |&bid| self.contains(bid))
    }
}

impl Player {
    /// NM-040: lots, coins, and what a kept trick is worth.
    pub(crate) fn points(&self) -> i32 {
        let kept = match self.trick.map(Trick::effect) {
            Some(Effect::Keep(points)) => points,
            _ => 0,
        };
        i32::from(kept) + i32::from(self.coins) + self.worth()
    }

    /// What the lots are worth.
    pub(crate) fn worth(&self) -> i32 {
        self.lots.cards().iter().map(|lot| i32::from(lot.value())).sum()
    }
}

impl State {
    pub(crate) fn new(seats: u8, with_tricks: bool, pairs: bool) -> State {
        let player = Player { bids: Bids::ALL, coins: 2, trick: None, played: None, lots: Bag::default() };
        let mut frames = Stack::default();
        frames.push(Frame::Chance(if with_tricks { Chance::Deal(Seat::new(0)) } else { Chance::TurnUp }));
        State {
            players: (0..seats).map(|_| player.clone()).collect(),
            lots: Lot::copies().collect(),
            box_tricks: if with_tricks { Trick::copies().collect() } else { Bag::default() },
            on_offer: None,
            gone: Bag::default(),
            round: 0,
            frames,
            pairs,
        }
    }

    /// NM-004: the side of a seat.
    pub(crate) fn side(&self, seat: Seat) -> u8 {
        let seat = seat.index() as u8;
        if self.pairs { seat % 2 } else { seat }
    }

    pub(crate) fn seats_of_side(&self, side: u8) -> impl Iterator<Item = Seat> {
        Seats::all(self.seats()).iter().filter(move |&seat| self.side(seat) == side)
    }

    /// NM-042: partners add their points.
    pub(crate) fn points_of_side(&self, side: u8) -> i32 {
        self.seats_of_side(side).map(|seat| self.players[seat.index()].points()).sum()
    }

    pub(crate) fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.frame() == &Frame::Closed
    }

    pub(crate) fn frame(&self) -> &Frame {
        self.frames.top().expect("there is always a frame")
    }

    /// The question on top of the stack.
    pub(crate) fn question(&self) -> Option<&Ask> {
        match self.frame() {
            Frame::Ask(ask) => Some(ask),
            Frame::Chance(_) | Frame::Closed => None,
        }
    }

    /// Takes the question off the stack that an offered action answers.
    pub(crate) fn take_question(&mut self) -> Ask {
        match self.frames.pop() {
            Some(Frame::Ask(ask)) => ask,
            Some(Frame::Chance(_) | Frame::Closed) | None => unreachable!("what is offered answers a question"),
        }
    }

    /// Asks next.
    pub(crate) fn ask(&mut self, ask: Ask) {
        self.frames.push(Frame::Ask(ask));
    }

    /// Waits for chance next.
    pub(crate) fn wait_for(&mut self, chance: Chance) {
        self.frames.push(Frame::Chance(chance));
    }

    pub(crate) fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Every lot and every trick is somewhere, once.
    pub(crate) fn check(&self) -> Result<(), String> {
        let held = self.players.iter().flat_map(|player| player.lots.cards().iter().copied());
        let aside = self.on_offer.into_iter().chain(self.gone.cards().iter().copied());
        let lots: Bag<Lot, 64> = self.lots.all().chain(held).chain(aside).collect();
        if lots != Lot::copies().collect() {
            return Err(format!("the lots are {:?}", lots.cards()));
        }
        let held = self.players.iter().flat_map(|player| player.trick.into_iter().chain(player.played));
        let tricks: Bag<Trick, 64> = self.box_tricks.cards().iter().copied().chain(held).collect();
        if !tricks.is_empty() && tricks != Trick::copies().collect() {
            return Err(format!("the tricks are {:?}", tricks.cards()));
        }
        Ok(())
    }
}
