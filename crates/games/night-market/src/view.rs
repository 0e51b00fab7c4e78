//! What a viewer sees.

use kernel::{Seat, SeenDeck, Viewer};
use serde::Serialize;

use crate::ask::Ask;
use crate::cards::ROUNDS;
use crate::state::{Frame, State};
use crate::{Lot, Trick};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// From 1; 0 before the first lot.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// The deck of lots: its size and what the viewer knows of it.
    pub deck: SeenDeck<Lot>,
    /// The lot of this round.
    pub on_offer: Option<Lot>,
    /// Who took it, while tricks can be played.
    pub taker: Option<Seat>,
    /// The lots nobody got.
    pub gone: Vec<Lot>,
    /// Whether the players who sit opposite each other play together.
    pub pairs: bool,
    /// The seats in order.
    pub seats: Vec<SeatView>,
}

/// One seat as the viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// The bid cards left. A bid put down in this round still counts as left.
    pub bids: Vec<u8>,
    /// Coins.
    pub coins: u8,
    /// The lots it has.
    pub lots: Vec<Lot>,
    /// What they are worth.
    pub worth: i32,
    /// Whether a trick lies face down.
    pub has_trick: bool,
    /// That trick, if the viewer may see it.
    pub trick: Option<Trick>,
    /// The trick it has played.
    pub played: Option<Trick>,
    /// The bid the viewer itself has put down.
    pub own_bid: Option<u8>,
    /// What the viewer itself has answered about its trick.
    pub own_answer: Option<bool>,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        View {
            round: state.round,
            rounds: ROUNDS,
            deck: state.lots.seen_by(viewer),
            on_offer: state.on_offer,
            taker: state.frames.iter().find_map(|frame| match frame {
                Frame::Ask(Ask::Window(window)) => Some(window.taker),
                Frame::Ask(Ask::Bid(_)) | Frame::Chance(_) | Frame::Closed => None,
            }),
            gone: state.gone.cards().to_vec(),
            pairs: state.pairs,
            seats: (0..state.seats()).map(|seat| seat_view(state, viewer, Seat::new(seat))).collect(),
        }
    }
}

fn seat_view(state: &State, viewer: Viewer, seat: Seat) -> SeatView {
    let player = &state.players[seat.index()];
    let own_bid = state.frames.iter().find_map(|frame| match frame {
        Frame::Ask(Ask::Bid(bid)) => bid.bids.seen_by(viewer).find(|&(of, _)| of == seat),
        Frame::Ask(Ask::Window(_)) | Frame::Chance(_) | Frame::Closed => None,
    });
    let own_answer = state.frames.iter().find_map(|frame| match frame {
        Frame::Ask(Ask::Window(window)) => window.answers.seen_by(viewer).find(|&(of, _)| of == seat),
        Frame::Ask(Ask::Bid(_)) | Frame::Chance(_) | Frame::Closed => None,
    });
    SeatView {
        bids: player.bids.iter().collect(),
        coins: player.coins,
        lots: player.lots.cards().to_vec(),
        worth: player.worth(),
        has_trick: player.trick.is_some(),
        trick: player.trick.filter(|_| viewer.is(seat) || state.is_closed()),
        played: player.played,
        own_bid: own_bid.map(|(_, bid)| bid),
        own_answer: own_answer.map(|(_, answer)| answer),
    }
}
