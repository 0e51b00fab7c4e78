//! What a position is worth to both players, for bots: section 13 of the rules.

use kernel::{Evaluate, Seat};

use crate::Throne;
use crate::cards::{BOX, Colour};
use crate::flow::colours;
use crate::rules::Module;
use crate::state::{Phase, State};

/// How much each feature counts.
struct Weights {
    /// A completed row.
    row: i32,
    /// A visible card that completes the current row; two that do together; any that can be added.
    fit: [i32; 3],
    /// Nothing visible can be added to the current row.
    stuck: i32,
    /// The same for the row after it, in percent.
    next_row: i32,
    /// So many visible cards, up to eight; more count as eight.
    visible: [i32; 9],
    /// A card in the deck.
    deck: i32,
    /// A turn that the deck is short of.
    short: i32,
    /// A demon in the demon row.
    demon: i32,
    /// A card that is tainted, distorted, or in play in the colour of a demon.
    tainted: i32,
    boxed: i32,
    endangered: i32,
    /// A set that the right card would make 7, and one that is past it.
    ripe: i32,
    spoilt: i32,
    /// A Determination card that is face up; a strength too many that one could have.
    face_up: i32,
    vague: i32,
    /// The first, the second and every further card of the memory row that fits; a demon in it.
    row_cards: [i32; 3],
    drawn_demon: i32,
    /// A memory that was relived in the prologue.
    turned_up: i32,
    /// True Colours: a visible card of a wrong colour for each complete row, and once all are.
    wrong_colour: [i32; 2],
    /// Keepsakes, up to six; and a card that may still be taken on the last day.
    keepsakes: [i32; 7],
    breath: i32,
}

const WEIGHTS: Weights = Weights {
    row: 1200,
    fit: [400, 200, 60],
    stuck: -400,
    next_row: 30,
    visible: [-900, -500, -100, 0, 60, 100, 110, 65, 70],
    deck: 36,
    short: 136,
    demon: -120,
    tainted: -40,
    boxed: -25,
    endangered: -12,
    ripe: 100,
    spoilt: -25,
    face_up: 23,
    vague: -15,
    row_cards: [70, 50, 10],
    drawn_demon: -130,
    turned_up: 1000,
    wrong_colour: [-15, -250],
    keepsakes: [0, 500, 950, 1350, 1700, 1900, 2000],
    breath: 350,
};

impl Evaluate for Throne {
    fn worth(state: &State, _seat: Seat) -> i32 {
        let weights = &WEIGHTS;
        if state.is_first_part() {
            return gathering(state, weights);
        }
        let visible = strengths(state);
        weights.row * (state.progress() + i32::from(state.completed))
            + rows(state, visible, weights)
            + weights.visible[state.mind.visible().len().min(8) as usize]
            + time(state, weights)
            + demons(state, weights)
            + sets(state, weights)
            + memory_row(state, weights)
            + wrong_colours(state, weights)
            + last_day(state, weights)
    }
}

/// How many cards of each strength Aelin could take.
fn strengths(state: &State) -> [u8; 10] {
    let mut count = [0; 10];
    let visible = state.mind.visible().iter().map(|place| state.mind.cards()[place].card);
    for card in visible.chain(state.usable_keepsakes().iter()) {
        count[usize::from(card.strength())] += 1;
    }
    count
}

/// THR-246: the visible cards that would keep the day from ending.
fn wrong_colours(state: &State, weights: &Weights) -> i32 {
    if !state.rules.has(Module::TrueColours) {
        return 0;
    }
    let right = colours(state.rows.iter().map(|row| row.det));
    let visible = state.mind.visible();
    let colours = visible.iter().filter_map(|place| state.mind.cards()[place].card.colour());
    let wrong = colours.filter(|&colour| right >> colour as u8 & 1 == 0).count() as i32;
    let complete = state.rows.iter().filter(|row| row.complete).count();
    match complete == state.rows.len() {
        true => weights.wrong_colour[1] * wrong,
        false => weights.wrong_colour[0] * wrong * complete as i32,
    }
}

/// THR-252, THR-253: what is kept for the last day, and how much may still be taken on it.
fn last_day(state: &State, weights: &Weights) -> i32 {
    let keepsakes = weights.keepsakes[usize::from(state.keepsakes.len().min(6))];
    keepsakes + state.breaths().map_or(0, |breaths| weights.breath * i32::from(breaths))
}

/// The first part of the prologue: memories relived, and sets that a card would make 7.
fn gathering(state: &State, weights: &Weights) -> i32 {
    weights.turned_up * state.progress()
        + sets(state, weights)
        + memory_row(state, weights)
        + weights.deck * state.deck.len() as i32
}

/// How well the visible cards fit the current row and the next one, and how much is known about them.
fn rows(state: &State, visible: [u8; 10], weights: &Weights) -> i32 {
    let target = state.target();
    let incomplete = state.rows.iter().filter(|row| !row.complete);
    let fits = incomplete.clone().take(2).enumerate().map(|(place, row)| {
        let fit = fit(target - row.total(), visible, weights);
        if place == 0 { fit } else { fit * weights.next_row / 100 }
    });
    let known = incomplete.map(|row| {
        let vague = i32::from(row.high - row.low) * weights.vague;
        if row.face_up { weights.face_up } else { vague }
    });
    fits.sum::<i32>() + known.sum::<i32>()
}

/// How soon a row that lacks so much can be completed with these cards.
fn fit(lacks: u8, visible: [u8; 10], weights: &Weights) -> i32 {
    let has = |strength: u8| visible[usize::from(strength)] > 0;
    let pair = |strength: u8| {
        let other = lacks - strength;
        has(strength) && has(other) && (strength != other || visible[usize::from(strength)] > 1)
    };
    if has(lacks) {
        weights.fit[0]
    } else if (1..lacks).any(pair) {
        weights.fit[1]
    } else if (1..lacks).any(has) {
        weights.fit[2]
    } else {
        weights.stuck
    }
}

/// Whether the deck lasts as long as the rows need.
fn time(state: &State, weights: &Weights) -> i32 {
    let deck = state.deck.len() as i32;
    let open = state.rows.iter().filter(|row| !row.complete).count() as i32;
    let short = (2 * open - deck / 2).max(0);
    weights.deck * deck - weights.short * short
}

/// What the demons hold and threaten; on the last day nothing is lost any more.
fn demons(state: &State, weights: &Weights) -> i32 {
    let demons = weights.demon * state.demons.len() as i32;
    if state.is_last_day() {
        return demons / 4;
    }
    let in_play = state.mind.cards().iter().map(|placed| placed.card);
    let in_play = in_play.chain(state.rows.iter().flat_map(|row| row.added.iter().copied()));
    let endangered = in_play.filter(|&card| state.would_taint(card)).count() as i32;
    demons
        + weights.tainted * i32::from(state.tainted.len())
        + weights.boxed * i32::from(state.boxed.len())
        + weights.endangered * endangered
}

/// Sets that could be relived; those of a demon's colour count twice.
fn sets(state: &State, weights: &Weights) -> i32 {
    let relive = BOX.file.meta.relive;
    let worth = |colour: Colour, total: u8| {
        let weight = if state.has_demon(colour) { 2 } else { 1 };
        match total {
            total if total > relive => weights.spoilt,
            total if relive - total <= BOX.strengths.1 => weights.ripe * weight * i32::from(total) / 6,
            _ => 0,
        }
    };
    state.mind.sets().map(|(colour, set)| worth(colour, state.mind.total(set))).sum()
}

/// Cards that are drawn and not yet played.
fn memory_row(state: &State, weights: &Weights) -> i32 {
    if state.memory_row.is_empty() {
        return 0;
    }
    let ground = state.mind.ground();
    let demons = state.memory_row.iter().filter(|card| card.kind() == crate::Kind::Demon).count() as i32;
    let fitting = state.memory_row.iter().filter(|card| ground.count(card.pattern()) > 0).count();
    let worth = (0..fitting).map(|place| weights.row_cards[place.min(2)]).sum::<i32>();
    let acts = matches!(state.phase, Phase::Draw | Phase::Drawing);
    worth + if acts { weights.drawn_demon * demons } else { 0 }
}
