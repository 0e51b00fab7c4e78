//! The worlds a viewer cannot tell apart.

use kernel::{Dice, Pool, Seat, Viewer};

use crate::State;

/// Deals the cards the viewer has not seen anew.
pub(crate) fn determinize<D: Dice>(state: &State, viewer: Viewer, dice: &mut D) -> State {
    let mut world = state.clone();
    if state.is_shown() {
        return world;
    }
    let hidden = |seat: usize| !viewer.is(Seat::new(seat as u8));
    let mut pool: Pool<_, 6> = Pool::default();
    for (seat, card) in state.private.iter().enumerate() {
        card.filter(|_| hidden(seat)).into_iter().for_each(|card| pool.add(card));
    }
    state.deck.cards().iter().for_each(|&card| pool.add(card));
    pool.shuffle(dice);
    for (seat, card) in world.private.iter_mut().enumerate() {
        if hidden(seat) && card.is_some() {
            *card = Some(pool.take());
        }
    }
    world.deck = (0..state.deck.len()).map(|_| pool.take()).collect();
    world
}
