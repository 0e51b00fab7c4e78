//! What happens to pieces: sections 8.1 and 8.7 of the rules. Every change of the board goes through here, so that the pieces an
//! effect speaks of are followed, and what is destroyed is counted.

use kernel::Sink;

use crate::board::{Piece, Rank, Side};
use crate::event::{Event, Sight};
use crate::square::{Square, Squares};
use crate::state::{Effect, State};

/// How a destroyed enemy piece counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Counts {
    /// TK-123.
    Once,
    /// TK-124.
    Not,
    /// TK-217: twice, and it leaves the game.
    TwiceAndRemoved,
}

impl Effect {
    /// Takes note that a piece has left its square.
    fn lose(&mut self, square: Square) {
        for tracked in [&mut self.being, &mut self.it] {
            tracked.take_if(|tracked| *tracked == square);
        }
        self.used -= square.set();
        self.pieces -= square.set();
    }

    /// Takes note that a piece has moved.
    fn follow(&mut self, from: Square, to: Square) {
        for tracked in [&mut self.being, &mut self.it].into_iter().flatten() {
            if *tracked == from {
                *tracked = to;
            }
        }
        for tracked in [&mut self.used, &mut self.pieces] {
            if tracked.contains(from) {
                *tracked = (*tracked - from.set()) | to.set();
            }
        }
    }
}

impl Effect {
    /// Takes note that two pieces have changed places.
    fn swap(&mut self, one: Square, other: Square) {
        for tracked in [&mut self.being, &mut self.it].into_iter().flatten() {
            *tracked = swapped(*tracked, one, other);
        }
        for tracked in [&mut self.used, &mut self.pieces] {
            *tracked =
                tracked.map(|square| swapped(square, one, other)).fold(Squares::NONE, |all, square| all | square.set());
        }
    }
}

/// Where a square is after two have changed places.
fn swapped(square: Square, one: Square, other: Square) -> Square {
    match square {
        square if square == one => other,
        square if square == other => one,
        square => square,
    }
}

impl State {
    /// Takes note that a piece has left its square; TK-306: the Gateway may have been it.
    fn lose<S: Sink<Event>>(&mut self, square: Square, events: &mut S) {
        self.effect.lose(square);
        self.lose_gateway(square, events);
    }

    /// TK-305, TK-306: the piece on this square is no longer the Gateway, if it was.
    fn lose_gateway<S: Sink<Event>>(&mut self, square: Square, events: &mut S) {
        if self.gateway.take_if(|gateway| *gateway == square).is_some() {
            events.tell(Sight::GatewayLost { square });
        }
    }

    /// TK-116, TK-123: a piece is destroyed by the side whose turn it is.
    pub(crate) fn destroy<S: Sink<Event>>(&mut self, square: Square, counts: Counts, events: &mut S) -> Piece {
        let piece = self.board.take(square).expect("a piece is destroyed");
        events.tell(Sight::Destroyed { square, piece: self.seen(piece) });
        self.lose(square, events);
        let (side, kind) = (piece.side.index(), piece.rank.kind() as usize);
        if piece.side != self.side() {
            let times = match counts {
                Counts::Once => 1 + self.turn.more_counts,
                Counts::Not => 0,
                Counts::TwiceAndRemoved => 2 + self.turn.more_counts,
            };
            self.turn.tally[side][piece.rank as usize] += times;
            if self.rules.is_deathmatch() && counts != Counts::TwiceAndRemoved {
                self.aside[side][kind] += 1;
            }
        }
        if counts == Counts::TwiceAndRemoved {
            self.stock[side][kind] -= 1;
            events.tell(Sight::Removed { side: self.colour(piece.side) });
        }
        piece
    }

    /// TK-095: all of these are destroyed at once.
    pub(crate) fn destroy_all<S: Sink<Event>>(&mut self, squares: Squares, counts: Counts, events: &mut S) {
        for square in squares {
            self.destroy(square, counts, events);
        }
    }

    /// TK-327: a piece leaves the board without being destroyed or going back to the supply.
    pub(crate) fn take_off<S: Sink<Event>>(&mut self, square: Square, events: &mut S) -> Piece {
        let piece = self.board.take(square).expect("a piece is taken off");
        events.tell(Sight::PutOnMerchant { square, piece: self.seen(piece) });
        self.lose(square, events);
        piece
    }

    /// TK-063: an own piece is picked up.
    pub(crate) fn lift<S: Sink<Event>>(&mut self, square: Square, events: &mut S) {
        let piece = self.board.take(square).expect("a piece is picked up");
        events.tell(Sight::Lifted { seat: self.turn.controller, square, piece: self.seen(piece) });
        self.lose(square, events);
    }

    /// TK-060, TK-112: a piece comes from its supply.
    pub(crate) fn place<S: Sink<Event>>(&mut self, square: Square, side: Side, rank: Rank, events: &mut S) {
        debug_assert!(self.supply(side, rank.kind()) > 0, "the supply has a piece");
        let piece = Piece { side, rank };
        self.board.put(square, piece);
        events.tell(Sight::Placed { seat: self.turn.controller, square, piece: self.seen(piece) });
    }

    /// TK-113: whether a piece can be upgraded.
    pub(crate) fn can_upgrade(&self, square: Square) -> bool {
        let piece = self.piece(square);
        piece.rank.upgraded().is_some_and(|rank| self.can_become(piece, rank))
    }

    /// TK-114: whether a piece can be downgraded.
    pub(crate) fn can_downgrade(&self, square: Square) -> bool {
        let piece = self.piece(square);
        piece.rank.downgraded().is_some_and(|rank| self.can_become(piece, rank))
    }

    fn can_become(&self, piece: Piece, rank: Rank) -> bool {
        rank.kind() == piece.rank.kind() || self.supply(piece.side, rank.kind()) > 0
    }

    /// TK-113, TK-115: a piece gets the next rank and stays the same piece.
    pub(crate) fn upgrade<S: Sink<Event>>(&mut self, square: Square, events: &mut S) {
        let piece = self.turn_into(square, Rank::upgraded);
        events.tell(Sight::Upgraded { square, piece: self.seen(piece) });
        if piece.rank == Rank::Legendary {
            self.effect.made_legendary |= 1 << self.effect.part;
            self.lose_gateway(square, events);
        }
    }

    /// TK-114, TK-115: a piece loses a rank and stays the same piece.
    pub(crate) fn downgrade<S: Sink<Event>>(&mut self, square: Square, events: &mut S) {
        let piece = self.turn_into(square, Rank::downgraded);
        events.tell(Sight::Downgraded { square, piece: self.seen(piece) });
    }

    fn turn_into(&mut self, square: Square, rank: impl Fn(Rank) -> Option<Rank>) -> Piece {
        let piece = self.board.take(square).expect("a piece changes its rank");
        let piece = Piece { rank: rank(piece.rank).expect("there is such a rank"), ..piece };
        self.board.put(square, piece);
        piece
    }

    /// TK-117, TK-218: a piece is destroyed and another one takes its square.
    pub(crate) fn convert<S: Sink<Event>>(&mut self, square: Square, side: Side, rank: Rank, events: &mut S) {
        self.destroy(square, Counts::Once, events);
        let piece = Piece { side, rank };
        self.board.put(square, piece);
        events.tell(Sight::Converted { square, piece: self.seen(piece) });
    }

    /// TK-105, TK-109: a piece goes to a square; a piece that stands there is destroyed and returned.
    pub(crate) fn go<S: Sink<Event>>(&mut self, from: Square, to: Square, leap: bool, events: &mut S) -> Option<Piece> {
        events.tell(Sight::Moved { seat: self.turn.controller, from, to, leap });
        let trampled = self.board.occupied().contains(to).then(|| self.destroy(to, Counts::Once, events));
        let piece = self.board.take(from).expect("a piece moves");
        self.board.put(to, piece);
        self.effect.follow(from, to);
        if self.gateway == Some(from) {
            self.gateway = Some(to);
        }
        trampled
    }

    /// TK-329: two pieces change places.
    pub(crate) fn swap<S: Sink<Event>>(&mut self, one: Square, other: Square, events: &mut S) {
        events.tell(Sight::Swapped { one, other });
        let [first, second] = [one, other].map(|square| self.board.take(square).expect("a piece changes places"));
        self.board.put(other, first);
        self.board.put(one, second);
        self.effect.swap(one, other);
        self.gateway = self.gateway.map(|gateway| swapped(gateway, one, other));
    }

    /// TK-304: an own piece, common or heroic, becomes the Gateway.
    pub(crate) fn make_gateway<S: Sink<Event>>(&mut self, square: Square, events: &mut S) {
        let piece = self.piece(square);
        if piece.side == self.side() && piece.rank != Rank::Legendary && self.gateway != Some(square) {
            self.gateway = Some(square);
            // TK-327: a piece on the Merchant of Time loses the marker.
            if let Some((_, _, is_gateway)) = &mut self.on_merchant {
                *is_gateway = false;
            }
            events.tell(Sight::Gateway { square });
        }
    }

    /// TK-106, TK-107: where a piece of this rank may go, apart from how far.
    pub(crate) fn enterable(&self, rank: Rank, combat: bool) -> Squares {
        let higher = self.board.above(rank);
        if combat { !higher } else { self.board.empty() | self.board.below(rank) }
    }
}
