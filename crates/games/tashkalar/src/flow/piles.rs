//! Cards that are drawn, discarded and returned: sections 8.2, 8.5 and 8.8 of the rules.

use arrayvec::ArrayVec;
use kernel::{Knowers, Known, Seat, Sink, Top};

use crate::cards::{Card, CardType, MOST_LEGENDS, SCHOOL_CARDS};
use crate::event::{Event, Sight};
use crate::state::{Chance, Do, Draws, Shared, State};

/// TK-023: a hand is filled up to so many school cards, legends and flares.
const FULL: [u8; 3] = [3, 2, 1];

/// A school card goes to its owner's discard pile, known to him and these.
pub(crate) fn discard(state: &mut State, seat: Seat, card: Card, by: Knowers) {
    state.turn.has_progress = true;
    let player = state.player_mut(seat);
    player.discard.add(card, by.and(seat));
    player.top_discard = Some(card);
}

/// TK-026, TK-065: that a school card leaves the hand is seen, which one is not; TK-321: only the pending being stays known.
fn forget_beings(state: &mut State, seat: Seat) {
    let player = state.player_mut(seat);
    player.beings.forget_all_but(Knowers::only(seat));
    if let Some(pending) = player.pending {
        player.beings.remove(pending);
        player.beings.add(pending, Knowers::EVERYBODY);
    }
}

/// A card of the hand is discarded face down.
pub(crate) fn discard_from_hand<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    let seat = state.turn.seat;
    let by = Knowers::only(seat);
    let player = &mut state.players[seat.index()];
    match card.of_type() {
        CardType::Being => {
            player.beings.remove(card);
            forget_beings(state, seat);
            discard(state, seat, card, by);
        }
        CardType::Legend => {
            player.legends.remove(card);
            player.legends.forget_all_but(by);
            state.legends.discard.put_on_top(card, by);
        }
        CardType::Flare => {
            player.flare.remove(card);
            state.flares.discard.put_on_top(card, by);
        }
    }
    events.emit(Event::Discarded { seat, card });
}

/// All legends of the hand are discarded face down.
pub(crate) fn discard_legends<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let holder = state.turn.controller;
    let legends = std::mem::take(&mut state.player_mut(holder).legends);
    for card in legends.cards() {
        state.legends.discard.put_on_top(card, Knowers::only(holder));
        events.emit(Event::Discarded { seat: holder, card });
    }
}

/// The top card of the own discard pile goes on top of the deck; who knew it there knows it here.
pub(crate) fn take_top_back<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let seat = state.turn.seat;
    let player = state.player_mut(seat);
    if let Some(card) = player.top_discard.take()
        && let Some(known) = player.discard.remove(card)
    {
        player.deck.put_on_top(card, known.by);
        events.emit(Event::TookBack { seat, card });
    }
}

/// TK-064 to TK-068: the discard action.
///
/// That a card of a type leaves the hand is seen, which one is not: whoever knew some cards of that type is not sure of them any more.
pub(crate) fn discard_and_return<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    let seat = state.turn.seat;
    let by = Knowers::only(seat);
    state.turn.actions -= 1;
    state.turn.has_discarded = true;
    state.player_mut(seat).beings.remove(card);
    forget_beings(state, seat);
    discard(state, seat, card, Knowers::NOBODY);
    events.emit(Event::Discarded { seat, card });
    for card in std::mem::take(&mut state.returned).iter().copied() {
        let player = &mut state.players[seat.index()];
        match card.of_type() {
            CardType::Being => {
                player.beings.remove(card);
                player.deck.put_under(card, by);
            }
            CardType::Legend => {
                // A teammate who knows the legends of this hand sees that one of them leaves, but not which.
                let was_only = player.legends.len() == 1;
                let known = player.legends.remove(card).map_or(by, |known| known.by);
                player.legends.forget_all_but(by);
                state.legends.deck.put_under(card, if was_only { known } else { by });
            }
            CardType::Flare => {
                player.flare.remove(card);
                state.flares.deck.put_under(card, by);
            }
        }
        events.emit(Event::Returned { seat, card });
    }
}

/// A flare leaves the hand face down.
pub(crate) fn drop_flare<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let seat = state.turn.seat;
    let card = state.player(seat).flare.cards().next().expect("a flare is in the hand");
    state.player_mut(seat).flare.remove(card);
    state.flares.discard.put_on_top(card, Knowers::only(seat));
    events.emit(Event::Discarded { seat, card });
}

/// A card of the own discard pile goes on top of the deck: only its owner knows which.
pub(crate) fn take_back<S: Sink<Event>>(state: &mut State, card: Card, events: &mut S) {
    let seat = state.turn.seat;
    let player = state.player_mut(seat);
    let is_only_card = player.discard.len() == 1;
    let taken = player.discard.remove(card).expect("the card is in the pile");
    player.top_discard = None;
    if is_only_card {
        player.deck.put_on_top(card, taken.by);
    } else {
        player.discard.forget_all_but(Knowers::only(seat));
        player.deck.put_on_top(card, Knowers::only(seat));
    }
    events.emit(Event::TookBack { seat, card });
}

/// TK-194 to TK-196, TK-199: all legends of a team go from one teammate to the other.
pub(crate) fn hand_legends<S: Sink<Event>>(state: &mut State, from: Seat, to: Seat, events: &mut S) {
    // All of them go, so whoever knew one knows where it is now.
    let mut legends = std::mem::take(&mut state.player_mut(from).legends);
    let cards: ArrayVec<Card, MOST_LEGENDS> = legends.cards().collect();
    for card in cards {
        let known = legends.remove(card).expect("the legend is in the hand");
        state.player_mut(to).legends.add(card, known.by.and(to));
        events.emit(Event::Handed { from, to, card });
    }
}

/// T4, TK-130 to TK-133, TK-195, TK-196: what is drawn at the end of a turn.
pub(super) fn draw_step<S: Sink<Event>>(state: &mut State, events: &mut S) {
    state.frames.pop();
    // TK-012: scoring is over.
    state.aside = Default::default();
    let seat = state.turn.seat;
    if let Some(partner) = state.rules.partner(seat) {
        let (from, to) = if state.turn.extra_turn { (partner, seat) } else { (seat, partner) };
        hand_legends(state, from, to, events);
    }
    fill_up(state, seat, state.turn.extra_legends, state.turn.extra_cards);
}

/// TK-130, TK-131: the cards that a hand lacks, and extra ones.
pub(super) fn fill_up(state: &mut State, seat: Seat, extra_legends: u8, extra_beings: u8) {
    let [beings, legends, flares] = FULL;
    let lacks = |full: u8, held: usize| full.saturating_sub(held as u8);
    let player = state.player(seat);
    let draw = Do::Draw {
        seat,
        flares: lacks(flares, player.flare.len()),
        legends: lacks(legends, state.player(legend_holder(state, seat)).legends.len()) + extra_legends,
        beings: lacks(beings, player.beings.len()) + extra_beings,
    };
    state.run(draw);
}

/// TK-195, TK-196: who draws the legends when a seat fills its hand.
fn legend_holder(state: &State, seat: Seat) -> Seat {
    match state.rules.partner(seat) {
        // Section 6: only the teammate who plays sooner draws them before the first turn.
        Some(_) if state.turn.number == 0 => state.rules.sooner(state.first, seat),
        Some(partner) if !state.turn.extra_turn => partner,
        Some(_) | None => seat,
    }
}

/// TK-133: draws the next cards, or stops.
pub(super) fn draw<S: Sink<Event>>(state: &mut State, step: Do, events: &mut S) {
    let Do::Draw { seat, flares, legends, beings } = step else { unreachable!("something is drawn") };
    state.frames.pop();
    let holder = legend_holder(state, seat);
    let (who, draws, count) = if flares > 0 {
        (seat, Draws::Flare, flares)
    } else if legends > 0 {
        (holder, Draws::Legend, legends)
    } else if beings > 0 {
        (seat, Draws::Being, beings)
    } else {
        return;
    };
    let rest = |left: u8| match draws {
        Draws::Flare => Do::Draw { seat, flares: left, legends, beings },
        Draws::Legend => Do::Draw { seat, flares, legends: left, beings },
        Draws::Being => Do::Draw { seat, flares, legends, beings: left },
    };
    refresh_if_shared(state, draws, events);
    match top(state, who, draws) {
        // TK-025, TK-132.
        Top::Nothing => state.run(rest(0)),
        Top::Unseen => {
            state.run(rest(count - 1));
            state.wait_for(Chance::Draw(who, draws));
        }
        Top::Settled(_) => {
            // Of cards that the same people know, nobody is told in which order they lay there.
            let mut cards: ArrayVec<Known<Card>, SCHOOL_CARDS> = ArrayVec::new();
            while cards.len() < usize::from(count)
                && let Some(known) = take_settled(state, who, draws)
            {
                cards.push(known);
            }
            cards.sort_unstable_by_key(|known| (known.by, known.card));
            state.run(rest(count - cards.len() as u8));
            for known in cards {
                receive(state, who, draws, known.card, known.by, events);
            }
            refresh_if_shared(state, draws, events);
        }
    }
}

fn top(state: &State, seat: Seat, draws: Draws) -> Top<Card> {
    match draws {
        Draws::Flare => state.flares.deck.top(),
        Draws::Legend => state.legends.deck.top(),
        Draws::Being => state.player(seat).deck.top(),
    }
}

fn take_settled(state: &mut State, seat: Seat, draws: Draws) -> Option<Known<Card>> {
    match draws {
        Draws::Flare => state.flares.deck.take_settled(),
        Draws::Legend => state.legends.deck.take_settled(),
        Draws::Being => state.player_mut(seat).deck.take_settled(),
    }
}

/// The unseen card that chance named is drawn.
pub(super) fn draw_unseen<S: Sink<Event>>(state: &mut State, seat: Seat, draws: Draws, card: Card, events: &mut S) {
    let was_there = match draws {
        Draws::Flare => state.flares.deck.take_unseen(card),
        Draws::Legend => state.legends.deck.take_unseen(card),
        Draws::Being => state.player_mut(seat).deck.take_unseen(card),
    };
    debug_assert!(was_there, "{card} is in the deck");
    receive(state, seat, draws, card, Knowers::NOBODY, events);
    refresh_if_shared(state, draws, events);
}

fn receive<S: Sink<Event>>(state: &mut State, seat: Seat, draws: Draws, card: Card, by: Knowers, events: &mut S) {
    let last_cards = state.rules.last_cards();
    let player = &mut state.players[seat.index()];
    let known = by.and(seat);
    match draws {
        Draws::Flare => player.flare.add(card, known),
        Draws::Legend => player.legends.add(card, known),
        Draws::Being => {
            player.beings.add(card, known);
            // TK-134, TK-203.
            state.end.deck_ran_out |= player.deck.len() <= last_cards;
        }
    }
    events.emit(Event::Drew { seat, card, by });
}

/// TK-025: the deck of legends or flares is made anew when it has run out.
fn refresh_if_shared<S: Sink<Event>>(state: &mut State, draws: Draws, events: &mut S) {
    match draws {
        Draws::Flare => refresh(&mut state.flares, CardType::Flare, events),
        Draws::Legend => refresh(&mut state.legends, CardType::Legend, events),
        Draws::Being => {}
    }
}

/// TK-025: an empty deck is made anew from its discards.
fn refresh<S: Sink<Event>, const N: usize>(shared: &mut Shared<N>, kind: CardType, events: &mut S) {
    if shared.deck.is_empty() && !shared.discard.is_empty() {
        let discards = std::mem::take(&mut shared.discard);
        shared.deck.shuffle_in(discards.all());
        events.tell(Sight::Reshuffled { kind });
    }
}
