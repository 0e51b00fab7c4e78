//! The worlds a viewer cannot tell apart.

use kernel::{Dice, Game, Pool, Seat, Viewer};

use crate::TashKalar;
use crate::cards::{MOST_FLARES, MOST_LEGENDS, SCHOOL_CARDS};
use crate::flow::summon;
use crate::state::State;

/// Deals anew what the viewer cannot place: the cards of each school among hand, deck and discard pile, legends and flares among
/// hands and their piles.
pub(crate) fn determinize<D: Dice>(state: &State, viewer: Viewer, dice: &mut D) -> State {
    let mut world = state.clone();
    let seat = state.turn.seat;
    if !viewer.is(seat) && TashKalar::half_built(state, seat) {
        world.drop_discard();
    }
    loop {
        deal(&mut world, viewer, dice);
        if is_consistent(&world, viewer, seat) {
            return world;
        }
    }
}

/// TK-213: whoever must summon next can, and everybody knows it.
fn is_consistent(world: &State, viewer: Viewer, seat: Seat) -> bool {
    if !world.turn.must_summon || viewer.is(seat) {
        return true;
    }
    let mut can_summon = false;
    summon::list(world, seat, &mut |_, _, _| can_summon = true);
    can_summon
}

fn deal<D: Dice>(world: &mut State, viewer: Viewer, dice: &mut D) {
    let seats = usize::from(world.rules.seats);
    for player in &mut world.players[..seats] {
        let mut hidden: Pool<_, SCHOOL_CARDS> = Pool::default();
        // Whoever does not know the top card of the pile knows only that some card lies there.
        let top = player.top_discard.take().and_then(|card| player.discard.remove(card));
        if let Some(top) = top.filter(|top| !viewer.knows(top.by)) {
            hidden.add(top.card);
        }
        player.beings.gather(viewer, &mut hidden);
        player.deck.gather(viewer, &mut hidden);
        player.discard.gather(viewer, &mut hidden);
        hidden.shuffle(dice);
        player.beings.scatter(viewer, &mut hidden);
        player.deck.scatter(viewer, &mut hidden);
        player.discard.scatter(viewer, &mut hidden);
        if let Some(top) = top {
            let card = if viewer.knows(top.by) { top.card } else { hidden.take() };
            player.discard.add(card, top.by);
            player.top_discard = Some(card);
        }
    }
    let mut legends: Pool<_, MOST_LEGENDS> = Pool::default();
    let mut flares: Pool<_, MOST_FLARES> = Pool::default();
    world.legends.deck.gather(viewer, &mut legends);
    world.legends.discard.gather(viewer, &mut legends);
    world.flares.deck.gather(viewer, &mut flares);
    world.flares.discard.gather(viewer, &mut flares);
    for player in &world.players[..seats] {
        player.legends.gather(viewer, &mut legends);
        player.flare.gather(viewer, &mut flares);
    }
    legends.shuffle(dice);
    flares.shuffle(dice);
    world.legends.deck.scatter(viewer, &mut legends);
    world.legends.discard.scatter(viewer, &mut legends);
    world.flares.deck.scatter(viewer, &mut flares);
    world.flares.discard.scatter(viewer, &mut flares);
    for player in &mut world.players[..seats] {
        player.legends.scatter(viewer, &mut legends);
        player.flare.scatter(viewer, &mut flares);
    }
}
