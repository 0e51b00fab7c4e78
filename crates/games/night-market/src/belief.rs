//! The worlds a viewer cannot tell apart.

use kernel::arrayvec::ArrayVec;
use kernel::{Dice, Pool, Sealed, Seat, Seats, Viewer};

use crate::ask::Ask;
use crate::cards::{MOST_LOTS, MOST_SEATS, MOST_TRICKS};
use crate::state::{Bids, Frame, State};

/// NM-001: the most bid cards of a player.
const MOST_BIDS: usize = 5;

/// Deals lots and tricks the viewer does not know anew, and lets the others answer anew what they answered face down.
pub(crate) fn determinize<D: Dice>(state: &State, viewer: Viewer, dice: &mut D) -> State {
    let mut world = state.clone();

    let mut lots: Pool<_, MOST_LOTS> = Pool::default();
    world.lots.gather(viewer, &mut lots);
    lots.shuffle(dice);
    world.lots.scatter(viewer, &mut lots);

    if !state.is_closed() {
        deal_tricks(&mut world, viewer, dice);
    }
    // Frames below the innermost one can hold sealed answers too: a look may happen in the middle of a round.
    let left: ArrayVec<Bids, MOST_SEATS> = world.players.iter().map(|player| player.bids).collect();
    for frame in world.frames.iter_mut() {
        match frame {
            Frame::Ask(Ask::Bid(bid)) => bid_anew(&mut bid.bids, viewer, &left, dice),
            // NM-020: that others have answered is hidden, so they all have yet to answer.
            Frame::Ask(Ask::Window(window)) => window.answers = window.answers.only_own(viewer),
            Frame::Chance(_) | Frame::Closed => {}
        }
    }
    world
}

fn deal_tricks<D: Dice>(world: &mut State, viewer: Viewer, dice: &mut D) {
    let mut tricks: Pool<_, MOST_TRICKS> = Pool::default();
    let hidden = |index: usize| !viewer.is(Seat::new(index as u8));
    for (_, player) in world.players.iter().enumerate().filter(|&(index, _)| hidden(index)) {
        player.trick.into_iter().for_each(|trick| tricks.add(trick));
    }
    world.box_tricks.cards().iter().for_each(|&trick| tricks.add(trick));
    tricks.shuffle(dice);
    for (_, player) in world.players.iter_mut().enumerate().filter(|&(index, _)| hidden(index)) {
        if player.trick.is_some() {
            player.trick = Some(tricks.take());
        }
    }
    world.box_tricks = (0..world.box_tricks.len()).map(|_| tricks.take()).collect();
}

/// NM-011: that a bid was put down is public, so the same seats put down one of their cards.
fn bid_anew<D: Dice>(sealed: &mut Sealed<u8>, viewer: Viewer, left: &[Bids], dice: &mut D) {
    for seat in sealed.asked().iter().filter(|&seat| !viewer.is(seat) && sealed.of(seat).is_some()).collect::<Seats>() {
        let cards: ArrayVec<u8, MOST_BIDS> = left[seat.index()].iter().collect();
        sealed.put(seat, dice.pick(&cards));
    }
}
