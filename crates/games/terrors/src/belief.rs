//! The worlds a viewer cannot tell apart.

use kernel::{Dice, Pool, Viewer};

use crate::cards::MOST_OWNED;
use crate::state::State;

/// Deals anew what the viewer cannot place of each player's hand and deck together: who owns which cards is public.
pub(crate) fn determinize<D: Dice>(state: &State, viewer: Viewer, dice: &mut D) -> State {
    let mut world = state.clone();
    for player in &mut world.players {
        let mut hidden: Pool<_, MOST_OWNED> = Pool::default();
        player.hand.gather(viewer, &mut hidden);
        player.deck.gather(viewer, &mut hidden);
        hidden.shuffle(dice);
        player.hand.scatter(viewer, &mut hidden);
        player.deck.scatter(viewer, &mut hidden);
    }
    world
}
