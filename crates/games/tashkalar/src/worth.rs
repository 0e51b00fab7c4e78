//! What a position is worth, in hundredths of a point: the terms of the section on bots in `design.md`.
//!
//! A side is its points, its pieces, and for each card that it holds how few stones its pattern still lacks. While a side carries
//! out an effect, the best of the next answers is what counts, so that a being is summoned for what it can do.

use kernel::{Evaluate, NoEvents, Seat};

use crate::TashKalar;
use crate::action::Action;
use crate::board::{Rank, Ranks, Side};
use crate::cards::{Card, School, Task};
use crate::flow;
use crate::pattern::ByRank;
use crate::rules::Form;
use crate::square::Squares;
use crate::state::State;
use crate::task::{Goal, Zone};

/// A point.
const POINT: i32 = 100;
/// A task that is fulfilled, in percent of its points: while its turn lasts, and later.
const CLAIMABLE: i32 = 90;
const FULFILLED: i32 = 25;
/// A common, heroic and legendary piece on the arena.
const PIECES: [i32; 3] = [12, 26, 40];
/// A card of each rank whose pattern is there; with one or two stones missing so many percent of it.
const CARDS: [i32; 3] = [6, 12, 30];
const MISSING: [i32; 3] = [100, 55, 20];
/// A stored freeze effect; a flare that could be invoked.
const STORED: i32 = 15;
/// An own piece on a square that a task asks for; an upgraded one.
const ON_ZONE: i32 = 3;
const UPGRADED_ON_ZONE: i32 = 5;
/// An action that is left.
const ACTION: i32 = 10;
/// How many answers inside an effect are foreseen, and only if there are not more than so many to choose from.
const FORESEEN: u8 = 2;
const MOST_FORESEEN: usize = 24;
/// Melee: what the lowest, the second and the third colour count, in percent.
const COLOURS: [i32; 3] = [100, 45, 25];

impl Evaluate for TashKalar {
    fn worth(state: &State, seat: Seat) -> i32 {
        foreseen(state, state.rules.side(seat), FORESEEN)
    }

    fn roles(state: &State, seat: Seat) -> Vec<&'static str> {
        let school = state.player(seat).school.map(School::id);
        let order = if seat == state.first { "first" } else { "later" };
        school.into_iter().chain([order]).collect()
    }

    fn rounds(state: &State) -> Option<u32> {
        Some(u32::from(state.turn.number).div_ceil(state.rules.seats.into()))
    }
}

/// The worth for a side after its best answers to the next questions of an effect.
fn foreseen(state: &State, side: Side, answers: u8) -> i32 {
    let Some(ask) = state.question().filter(|ask| answers > 0 && ask.is_about_an_effect()) else {
        return compared(state, side);
    };
    if state.rules.side(ask.asked(state)) != side {
        return compared(state, side);
    }
    let mut count = 0;
    ask.list(state, &mut |_| count += 1);
    let deeper = if count > MOST_FORESEEN { 0 } else { answers - 1 };
    let mut best = i32::MIN;
    ask.list(state, &mut |action| {
        if action != Action::Pass {
            let mut after = state.clone();
            flow::apply(&mut after, action, &mut NoEvents);
            best = best.max(foreseen(&after, side, deeper));
        }
    });
    best
}

/// A side compared with the strongest of the others.
fn compared(state: &State, side: Side) -> i32 {
    let strongest = state.enemies(side).map(|enemy| of_side(state, enemy)).max();
    of_side(state, side) - strongest.unwrap_or(0)
}

fn of_side(state: &State, side: Side) -> i32 {
    let is_active = state.side() == side;
    let pieces: i32 = Rank::ALL
        .into_iter()
        .zip([Ranks::Common, Ranks::Heroic, Ranks::Legendary])
        .map(|(rank, ranks)| PIECES[rank as usize] * state.board.count(side, ranks) as i32)
        .sum();
    let actions = if is_active { ACTION * i32::from(state.turn.actions) } else { 0 };
    points(state, side, is_active) + pieces + cards(state, side) + actions
}

/// Points, and those that the turn will bring.
fn points(state: &State, side: Side, is_active: bool) -> i32 {
    let killed = |enemy: Side| {
        let [common, heroic, legendary] = state.turn.tally[enemy.index()].map(i32::from);
        if is_active { POINT * (2 * legendary + heroic + common / 2) + POINT / 4 * (common % 2) } else { 0 }
    };
    match state.rules.form {
        Form::High => {
            let tasks = state.tasks.current.iter().map(|&task| of_task(state, side, task, is_active));
            POINT * i32::from(state.score(side)) + tasks.sum::<i32>()
        }
        Form::Duel => POINT * i32::from(state.score(side)) + state.enemies(side).map(killed).sum::<i32>(),
        Form::Melee => {
            let mut colours = [i32::MAX; 3];
            for (place, enemy) in colours.iter_mut().zip(state.enemies(side)) {
                *place = POINT * i32::from(state.points[side.index()][enemy.index()]) + killed(enemy);
            }
            colours.sort_unstable();
            let counted = colours.into_iter().zip(COLOURS).take(usize::from(state.rules.sides()) - 1);
            counted.map(|(points, percent)| points * percent / 100).sum()
        }
    }
}

/// A current task: what it promises when it is fulfilled, and the pieces that stand where it asks for them.
fn of_task(state: &State, side: Side, task: Task, is_active: bool) -> i32 {
    let face = task.face();
    let tally = if is_active { state.turn.tally } else { Default::default() };
    let summons = if is_active { state.turn.summons } else { Default::default() };
    if face.goal.is_met(&state.board, side, &tally, summons) {
        return POINT * i32::from(face.points) * if is_active { CLAIMABLE } else { FULFILLED } / 100;
    }
    let Goal::Hold { on, .. } = face.goal else { return 0 };
    let held = state.board.of(side) & Zone::squares(on);
    let upgraded = held & state.board.ranked(Ranks::Upgraded);
    ON_ZONE * held.len() as i32 + UPGRADED_ON_ZONE * upgraded.len() as i32
}

/// The cards in the hands of a side: how near their patterns are.
fn cards(state: &State, side: Side) -> i32 {
    let own = ByRank::of_side(&state.board, side);
    let players = (0..state.rules.seats).map(Seat::new).filter(|&seat| state.rules.side(seat) == side);
    players
        .map(|seat| {
            let player = state.player(seat);
            let stored = if player.stored.is_some() { STORED } else { 0 };
            let hand = player.beings.cards().chain(player.legends.cards());
            stored + hand.map(|card| of_card(state, card, &own)).sum::<i32>()
        })
        .sum()
}

fn of_card(state: &State, card: Card, own: &ByRank) -> i32 {
    let open = !state.board.above(card.rank());
    let mut lacking = [Squares::NONE; 3];
    for orientation in &card.face().orientations {
        for (all, found) in lacking.iter_mut().zip(orientation.lacking(own)) {
            *all |= found;
        }
        if lacking[0].meets(open) {
            break;
        }
    }
    let nearest = lacking.iter().position(|squares| squares.meets(open));
    nearest.map_or(0, |missing| CARDS[card.rank() as usize] * MISSING[missing] / 100)
}
