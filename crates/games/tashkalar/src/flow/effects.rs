//! TK-090 to TK-098: the parts of an effect are carried out one after another.

use kernel::Sink;

use super::pieces::Counts;
use super::reach::{moves, pieces, targets};
use super::{ending, own, piles, summon, warp};
use crate::action::Action;
use crate::ask::{Aim, Alternative, Drop, Dropped, FromHand, Target};
use crate::board::Rank;
use crate::cards::CardType;
use crate::effect::{Each, How, Part, Same, Verb, When};
use crate::event::{Event, Sight};
use crate::square::{COLOURED, Direction, Directions, GREEN, RED, Square, Squares};
use crate::state::{Effect, Onto, State, Text};

/// Carries on with the effect until somebody is asked or it is over.
pub(super) fn run<S: Sink<Event>>(state: &mut State, events: &mut S) {
    while let Some(part) = state.parts().get(usize::from(state.effect.part)) {
        if !applies(state, part) || state.effect.round >= rounds(state, part) {
            next_part(state);
        } else if go_on(state, part, events) {
            return;
        }
    }
    state.frames.pop();
}

/// How often a part is done at most.
fn rounds(state: &State, part: &Part) -> u8 {
    match (part.each, part.how) {
        // A procedure counts its rounds itself and says when it is over.
        _ if matches!(part.verb, Verb::Own(_)) => u8::MAX,
        (Some(Each::Side), _) => state.rules.sides(),
        (Some(Each::Enemy), _) => state.rules.sides() - 1,
        (None, How::UpTo(times) | How::Times(times)) => times,
        (None, How::Must | How::May | How::All) => 1,
    }
}

/// Whether a player may stop.
pub(super) fn can_skip(part: &Part) -> bool {
    match part.how {
        How::May | How::UpTo(_) => true,
        How::Must | How::Times(_) | How::All => false,
    }
}

pub(super) fn next_part(state: &mut State) {
    let effect = &mut state.effect;
    effect.part += 1;
    effect.round = 0;
    effect.flag = false;
    effect.trampled = None;
    effect.pieces = Squares::NONE;
    effect.named.clear();
    effect.sides.clear();
}

/// TK-093: takes note that the part was done.
fn note_done(state: &mut State) {
    state.effect.done |= 1 << state.effect.part;
    state.effect.round += 1;
}

/// Whether the part is to be carried out at all.
fn applies(state: &State, part: &Part) -> bool {
    let effect = &state.effect;
    let has = |set: u16, number: u8| set >> (number - 1) & 1 == 1;
    let summoned_on = |squares: Squares| effect.summoned.is_some_and(|(square, _)| squares.contains(square));
    let outer_colour = COLOURED - crate::square::CENTRE;
    let holds = |when: &When| match *when {
        When::After(number) => has(effect.done, number),
        When::Without(number) => !has(effect.done, number),
        When::Killed(number) => has(effect.killed, number),
        When::KilledNothing(number) => !has(effect.killed, number),
        When::Destroyed(pieces) => effect.destroyed >= pieces,
        When::OnRed => summoned_on(RED),
        When::OnGreen => summoned_on(GREEN),
        When::OnOuterColour => summoned_on(outer_colour),
        When::NotOnOuterColour => !summoned_on(outer_colour),
        When::ActionLeft => state.turn.actions > 0,
        When::SummonedCleanly => effect.onto == Onto::Nothing,
        When::SummonedOntoEnemy => effect.onto == Onto::EnemyPiece,
        When::ItWas(rank) => effect.it_was.is_some_and(|(_, was)| was == rank),
        When::ItWasNot(rank) => effect.it_was.is_none_or(|(_, was)| was != rank),
        When::MadeLegendary(number) => has(effect.made_legendary, number),
        When::IsGateway => effect.being.is_some() && state.gateway == effect.being,
        When::IsNotGateway => effect.being.is_some() && state.gateway != effect.being,
        When::GatewayOnRed => state.gateway.is_some_and(|gateway| RED.contains(gateway)),
        When::GatewayOnGreen => state.gateway.is_some_and(|gateway| GREEN.contains(gateway)),
        When::NotWarped => state.turn.warped != Some(effect.card),
        When::ItWasOnRed => effect.it_was.is_some_and(|(square, _)| RED.contains(square)),
    };
    part.branch.is_none_or(|branch| branch == effect.branch) && part.when.iter().all(holds)
}

/// Carries the part out once, or asks; says whether somebody is asked.
fn go_on<S: Sink<Event>>(state: &mut State, part: &Part, events: &mut S) -> bool {
    let seat = state.turn.seat;
    match part.verb {
        Verb::Gain(actions) => {
            state.turn.actions += actions;
            events.tell(Sight::Gained { seat, actions });
        }
        Verb::ExtraCard => {
            state.turn.extra_cards += 1;
            events.tell(Sight::ExtraCard { seat, kind: CardType::Being });
        }
        Verb::ExtraLegend => {
            state.turn.extra_legends += 1;
            events.tell(Sight::ExtraCard { seat, kind: CardType::Legend });
        }
        Verb::ExtraTurn => {
            if ending::may_take_extra_turn(state) && !state.turn.extra_turn {
                state.turn.extra_turn = true;
                events.tell(Sight::ExtraTurn { seat });
            }
        }
        Verb::CountEnemy | Verb::SummonNext => {
            state.turn.enemy_counts = true;
            state.turn.must_summon = part.verb == Verb::SummonNext;
            events.tell(Sight::EnemyCounts { seat });
        }
        Verb::SlowOthers => slow_others(state, events),
        Verb::MakeGateway => {
            if let Some(square) = pieces(state, part).first() {
                state.make_gateway(square, events);
            }
        }
        Verb::CountAsLegend => {
            state.turn.summons.legendary += 1;
            note_done(state);
            return summon::score_legend(state, events);
        }
        Verb::ReturnCard => state.effect.returns_card = true,
        Verb::DiscardFlare => {
            if !state.player(seat).flare.is_empty() {
                state.ask(Drop { what: Dropped::Flare });
                return true;
            }
            next_part(state);
            return false;
        }
        Verb::DiscardPending => {
            if warp::can_leave(state) {
                state.ask(Drop { what: Dropped::Pending });
                return true;
            }
            next_part(state);
            return false;
        }
        Verb::DiscardFromHand => {
            if warp::hand_size(state) > 0 {
                state.ask(FromHand);
                return true;
            }
            next_part(state);
            return false;
        }
        Verb::TakePendingBack => warp::take_back(state, events),
        Verb::CountOnceMore => {
            state.turn.more_counts += 1;
            events.tell(Sight::CountsOnceMore { seat });
        }
        Verb::CountEmpty => {
            state.turn.empty_counts = true;
            events.tell(Sight::EmptyCounts { seat });
        }
        Verb::TakeTopBack => piles::take_top_back(state, events),
        Verb::DiscardLegends => piles::discard_legends(state, events),
        Verb::OneOf(count) => return ask_alternative(state, part, count, events),
        Verb::Aim => return ask_aim(state, part),
        Verb::Own(card) => {
            let before = (state.effect.card, state.effect.text);
            let is_asking = own::run(state, card, events);
            // TK-325: a copied effect has taken its place.
            if !is_asking && before == (state.effect.card, state.effect.text) {
                next_part(state);
            }
            return is_asking;
        }
        Verb::Step(_) | Verb::Leap(_) => return ask_move(state, part, events),
        Verb::Destroy | Verb::DestroyUncounted if part.how == How::All => {
            let squares = targets(state, part);
            state.effect.destroyed = squares.len() as u8;
            state.destroy_all(squares, counts(part), events);
            if squares.is_empty() {
                next_part(state);
                return false;
            }
        }
        Verb::Destroy
        | Verb::DestroyUncounted
        | Verb::Upgrade
        | Verb::Downgrade
        | Verb::Convert(_)
        | Verb::Place(_)
        | Verb::Choose => return ask_target(state, part, events),
    }
    note_done(state);
    false
}

fn counts(part: &Part) -> Counts {
    if part.verb == Verb::DestroyUncounted { Counts::Not } else { Counts::Once }
}

/// TK-093: a part that cannot be done, or not any more, is left.
fn leave<S: Sink<Event>>(state: &mut State, part: &Part, events: &mut S) {
    if part.each.is_some() {
        state.effect.round += 1;
        return;
    }
    if state.effect.round == 0 && !can_skip(part) {
        events.tell(Sight::Impossible { card: state.effect.card });
    }
    next_part(state);
}

/// E-TGT: which piece or square?
fn ask_target<S: Sink<Event>>(state: &mut State, part: &Part, events: &mut S) -> bool {
    let squares = targets(state, part);
    match (squares.first(), squares.only()) {
        (None, _) => leave(state, part, events),
        (Some(_), Some(only)) if !can_skip(part) => do_at(state, part, only, events),
        (Some(_), _) => {
            state.ask(Target { squares, can_skip: can_skip(part) });
            return true;
        }
    }
    false
}

/// E-STEP, E-LEAP: which piece goes where?
fn ask_move<S: Sink<Event>>(state: &mut State, part: &Part, events: &mut S) -> bool {
    if state.effect.round == 0 && part.same.contains(&Same::NoPiece) {
        state.effect.pieces = pieces(state, part);
    }
    let moves = moves(state, part);
    let mut first = None;
    let mut count = 0;
    moves.list(state, &mut |from, to| {
        first.get_or_insert((from, to));
        count += 1;
    });
    match first {
        None => leave(state, part, events),
        Some((from, to)) if count == 1 && !moves.can_skip => do_move(state, part, from, to, events),
        Some(_) => {
            state.ask(moves);
            return true;
        }
    }
    false
}

/// E-DIR: which direction? TK-242: where one may skip, those in which nothing would be hit are left out.
fn ask_aim(state: &mut State, part: &Part) -> bool {
    let shown = state.shown_directions();
    let next = state.parts().get(usize::from(state.effect.part) + 1);
    let hits = |direction: &Direction| {
        let along = state.effect.being.map(|being| being.ray(*direction).map(Square::set));
        let squares = along.into_iter().flatten().fold(Squares::NONE, |all, square| all | square);
        next.is_none_or(|next| (squares & state.board.ranked(next.rank)).first().is_some())
    };
    let directions: Directions = shown.iter().filter(|direction| !can_skip(part) || hits(direction)).collect();
    if directions.is_empty() {
        next_part(state);
        return false;
    }
    state.ask(Aim { directions, can_skip: can_skip(part) });
    true
}

/// E-OPT: which alternative? R-38: one that needs something and does not find it is closed.
fn ask_alternative<S: Sink<Event>>(state: &mut State, part: &Part, count: u8, events: &mut S) -> bool {
    let is_open = |&alternative: &u8| {
        let begins = |part: &&Part| part.branch == Some(alternative + 1);
        let first = state.parts().iter().find(begins).expect("the card file was checked");
        let is_always_possible = !can_skip(part) && (can_skip(first) || first.how == How::All);
        is_always_possible || changes_something(state, first)
    };
    let open: u8 = (0..count).filter(is_open).fold(0, |set, alternative| set | 1 << alternative);
    if open == 0 {
        leave(state, part, events);
        return false;
    }
    if open.is_power_of_two() && !can_skip(part) {
        state.effect.branch = open.trailing_zeros() as u8 + 1;
        note_done(state);
        return false;
    }
    state.ask(Alternative { open, can_skip: can_skip(part) });
    true
}

/// Whether carrying out the part would do anything now.
fn changes_something(state: &State, part: &Part) -> bool {
    match part.verb {
        Verb::Step(_) | Verb::Leap(_) => moves(state, part).is_possible(state),
        Verb::Destroy
        | Verb::DestroyUncounted
        | Verb::Upgrade
        | Verb::Downgrade
        | Verb::Convert(_)
        | Verb::Place(_)
        | Verb::Choose => !targets(state, part).is_empty(),
        Verb::TakePendingBack => warp::can_leave(state),
        Verb::Aim
        | Verb::OneOf(_)
        | Verb::Gain(_)
        | Verb::ExtraCard
        | Verb::ExtraLegend
        | Verb::ExtraTurn
        | Verb::CountEnemy
        | Verb::SummonNext
        | Verb::SlowOthers
        | Verb::MakeGateway
        | Verb::CountAsLegend
        | Verb::ReturnCard
        | Verb::DiscardPending
        | Verb::CountOnceMore
        | Verb::CountEmpty
        | Verb::TakeTopBack
        | Verb::DiscardFromHand
        | Verb::DiscardLegends
        | Verb::DiscardFlare
        | Verb::Own(_) => true,
    }
}

/// Takes an alternative, counted from 0, that was chosen from several.
pub(super) fn choose_branch<S: Sink<Event>>(state: &mut State, alternative: u8, events: &mut S) {
    let Effect { card, text, .. } = state.effect;
    let later = text == Text::Later;
    events.tell(Sight::Chose { seat: state.turn.controller, card, later, alternative: alternative + 1 });
    state.effect.branch = alternative + 1;
}

/// Carries out an answer to a question about the part.
pub(crate) fn answer<S: Sink<Event>>(state: &mut State, action: Action, events: &mut S) {
    let part = &state.parts()[usize::from(state.effect.part)];
    let seat = state.turn.controller;
    match (part.verb, action) {
        (Verb::Own(card), action) => own::answer(state, card, action, events),
        (_, Action::Skip) if part.each.is_some() => state.effect.round += 1,
        (_, Action::Skip) => next_part(state),
        (Verb::OneOf(_), Action::Choose(alternative)) => {
            choose_branch(state, alternative, events);
            note_done(state);
        }
        (Verb::Aim, Action::Aim(direction)) => {
            state.effect.direction = Some(direction);
            events.tell(Sight::Aimed { seat, direction });
            note_done(state);
        }
        (Verb::DiscardFlare, Action::Drop) => {
            piles::drop_flare(state, events);
            note_done(state);
        }
        (Verb::DiscardPending, Action::Drop) => {
            warp::discard_pending(state, events);
            note_done(state);
        }
        (Verb::DiscardFromHand, Action::Take(card)) => {
            piles::discard_from_hand(state, card, events);
            note_done(state);
        }
        (_, Action::Step(from, to) | Action::Leap(from, to)) => do_move(state, part, from, to, events),
        (_, Action::At(square)) => do_at(state, part, square, events),
        (_, action) => unreachable!("`{action}` does not answer a question of an effect"),
    }
}

/// Does to one piece or square what the part says.
fn do_at<S: Sink<Event>>(state: &mut State, part: &Part, square: Square, events: &mut S) {
    let side = state.side();
    let rank = state.board.at(square).map_or(Rank::Common, |piece| piece.rank);
    state.effect.it_was = Some((square, rank));
    state.effect.it = Some(square);
    match part.verb {
        Verb::Destroy | Verb::DestroyUncounted => {
            state.destroy(square, counts(part), events);
        }
        Verb::Upgrade => state.upgrade(square, events),
        Verb::Downgrade => state.downgrade(square, events),
        Verb::Convert(into) => {
            state.convert(square, side, into.rank(rank), events);
            state.effect.it = Some(square);
        }
        Verb::Place(rank) => state.place(square, side, rank, events),
        Verb::Choose => events.tell(Sight::Named { seat: state.turn.controller, square }),
        verb => unreachable!("{verb:?} has no target"),
    }
    note_done(state);
}

/// TK-105, TK-109: a move or a leap.
fn do_move<S: Sink<Event>>(state: &mut State, part: &Part, from: Square, to: Square, events: &mut S) {
    let mover = make_move(state, from, to, matches!(part.verb, Verb::Leap(_)), events);
    let effect = &mut state.effect;
    // only to run over a piece of the same rank takes a combat move.
    effect.flag |= effect.trampled == Some(mover);
    effect.pieces -= to.set();
    note_done(state);
}

/// Moves a piece, takes note of what it did and returns its rank.
pub(super) fn make_move<S: Sink<Event>>(
    state: &mut State,
    from: Square,
    to: Square,
    leap: bool,
    events: &mut S,
) -> Rank {
    let rank = state.piece(from).rank;
    state.effect.it = Some(from);
    state.effect.it_was = Some((from, rank));
    if !leap {
        state.effect.direction = from.towards(to);
    }
    let trampled = state.go(from, to, leap, events);
    state.effect.trampled = trampled.map(|piece| piece.rank);
    if trampled.is_some() {
        state.effect.killed |= 1 << state.effect.part;
    }
    rank
}

/// TK-215: the others have an action less in their next turn; with teams only the next player.
fn slow_others<S: Sink<Event>>(state: &mut State, events: &mut S) {
    let mut seat = state.turn.seat;
    for _ in 1..if state.rules.has_teams() { 2 } else { state.rules.seats } {
        seat = seat.next(state.rules.seats);
        state.slowed[seat.index()] = true;
        events.tell(Sight::Slowed { seat });
    }
}
