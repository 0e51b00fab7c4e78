//! The worlds a viewer cannot tell apart: section 5 of the rules.

use kernel::arrayvec::ArrayVec;
use kernel::{Dice, Pool, Sealed, Seat, Viewer};

use crate::ask::{Ask, Fates, affordable, price_of_fate};
use crate::cards::{Colour, EVENTS_OF_A_TURN, EventCard, Intrigue, MOST_INTRIGUES};
use crate::deal::{Goods, Offer, Terms};
use crate::state::{Do, Draft, Frame, LAST_TURN, State};

type Unknown = Pool<Intrigue, MOST_INTRIGUES>;

pub(crate) fn determinize<D: Dice>(state: &State, viewer: Viewer, dice: &mut D) -> State {
    let mut world = state.clone();
    if state.is_over() {
        return world;
    }
    for seat in state.all_seats().iter().filter(|&seat| !viewer.is(seat)) {
        world.drafts[seat.index()] = Draft::default();
    }
    deal_cards(&mut world, viewer, dice);
    offer_anew(&mut world, viewer, dice);
    deal_events(&mut world, viewer, dice);
    answer_anew(&mut world, viewer, dice);
    world
}

/// The Intrigues that the viewer does not know: in the deck, in hands, and looked at by others.
fn deal_cards<D: Dice>(world: &mut State, viewer: Viewer, dice: &mut D) {
    let mut unknown = Unknown::default();
    world.deck.gather(viewer, &mut unknown);
    world.players.iter().for_each(|player| player.hand.gather(viewer, &mut unknown));
    for_each_looked_at(world, viewer, |card| unknown.add(*card));
    unknown.shuffle(dice);
    world.deck.scatter(viewer, &mut unknown);
    world.players.iter_mut().for_each(|player| player.hand.scatter(viewer, &mut unknown));
    for_each_looked_at(world, viewer, |card| *card = unknown.take());
}

/// The cards that others look at.
fn for_each_looked_at(world: &mut State, viewer: Viewer, mut change: impl FnMut(&mut Intrigue)) {
    for frame in world.frames.iter_mut() {
        let (seat, cards) = match frame {
            Frame::Ask(Ask::Keep(keep)) => (keep.seat, &mut keep.cards),
            Frame::Ask(Ask::PutUnder(under)) => (under.seat, &mut under.cards),
            Frame::Do(Do::Look { seat, cards, .. }) => (*seat, cards),
            Frame::Ask(_) | Frame::Chance(_) | Frame::Do(_) => continue,
        };
        if !viewer.is(seat) {
            cards.iter_mut().for_each(&mut change);
        }
    }
}

/// What others offer each other, and the cards that somebody offers the viewer without showing them.
fn offer_anew<D: Dice>(world: &mut State, viewer: Viewer, dice: &mut D) {
    for seat in world.all_seats() {
        let Some(Offer { to, terms }) = &mut world.deals.open[seat.index()] else { continue };
        if viewer.is(seat) {
            continue;
        }
        if !viewer.is(*to) {
            // What may be said is too much to weigh; that one asks the other for a little gold is possible at any time.
            *terms = Terms { wants: Goods { gold: 1, ..Goods::default() }, ..Terms::default() };
        } else if !terms.is_shown {
            let mut held: ArrayVec<Intrigue, MOST_INTRIGUES> = world.players[seat.index()].hand.cards().collect();
            dice.shuffle(&mut held);
            terms.gives.cards = held.iter().copied().take(terms.gives.cards.len() as usize).collect();
        }
    }
}

/// The Events that others were dealt and nobody has seen.
fn deal_events<D: Dice>(world: &mut State, viewer: Viewer, dice: &mut D) {
    for turn in 0..LAST_TURN {
        let dealt = world.events[usize::from(turn)];
        let is_known = |seat: Seat, event: EventCard| viewer.is(seat) || world.is_revealed(event);
        let seats = world.all_seats();
        let known =
            |event: EventCard| seats.iter().any(|seat| dealt[seat.index()] == Some(event) && is_known(seat, event));
        let mut unknown: ArrayVec<EventCard, EVENTS_OF_A_TURN> =
            EventCard::of_turn(turn + 1).filter(|&event| !known(event)).collect();
        dice.shuffle(&mut unknown);
        let mut anew = dealt;
        for seat in seats {
            if dealt[seat.index()].is_some_and(|event| !is_known(seat, event)) {
                anew[seat.index()] = unknown.pop();
            }
        }
        world.events[usize::from(turn)] = anew;
    }
}

/// What others have answered and nobody has seen.
fn answer_anew<D: Dice>(world: &mut State, viewer: Viewer, dice: &mut D) {
    let others: ArrayVec<Seat, 5> = world.all_seats().iter().filter(|&seat| !viewer.is(seat)).collect();
    let seats = world.seats;
    let mut fates: Option<Fates> = None;
    for frame in world.frames.iter_mut() {
        match frame {
            // ACH-210: that others have answered is hidden, so they all have yet to answer.
            Frame::Ask(Ask::Window(window)) => window.answers = window.answers.only_own(viewer),
            Frame::Ask(Ask::Rerolls(rerolls)) => reroll_anew(&mut rerolls.answers, &others, seats, dice),
            Frame::Ask(Ask::Fates(asked)) => fates = Some(*asked),
            Frame::Ask(_) | Frame::Chance(_) | Frame::Do(_) => {}
        }
    }
    if let Some(asked) = fates {
        for &seat in others.iter().filter(|&&seat| !asked.missing.contains(seat)) {
            choose_fate(world, seat, dice);
        }
    }
}

/// That a choice was made is public, so the same seats have made one.
fn reroll_anew<D: Dice>(answers: &mut Sealed<Option<Colour>>, others: &[Seat], seats: u8, dice: &mut D) {
    for &seat in others {
        if answers.of(seat).is_none() {
            continue;
        }
        let choices: ArrayVec<Option<Colour>, 3> =
            [None].into_iter().chain(Colour::of_seat(seat, seats).map(Some)).collect();
        answers.put(seat, dice.pick(&choices));
    }
}

fn choose_fate<D: Dice>(world: &mut State, seat: Seat, dice: &mut D) {
    let mut gold = world.player(seat).gold;
    for colour in Colour::of_seat(seat, world.seats) {
        let values = dice.pick(affordable(gold));
        gold -= price_of_fate(values);
        world.fates[colour.index()] = values;
    }
}
