//! What a position is worth to both players, for bots: the bots of design.md.

use kernel::{Evaluate, Seat};

use crate::Throne;
use crate::ask::{Draw, First, Scent, ScentOrder, Split};
use crate::cards::{BOX, Colour, Kind};
use crate::flow::colours;
use crate::mind::Places;
use crate::rules::Module;
use crate::state::{Chance, Phase, State};

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
    /// Only one card is left to take, and taking it loses.
    doomed: i32,
    /// A card in the deck.
    deck: i32,
    /// A turn that the deck is short of.
    short: i32,
    /// A demon in the demon row; where five lose, so many drawn or there, up to five.
    demon: i32,
    legion: [i32; 6],
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
    /// A ripe set while keepsakes are gathered, in percent.
    ripe_keepsake: i32,
    /// Keepsakes, up to six; a visible card that is missing while they are gathered.
    keepsakes: [i32; 7],
    bare: i32,
    /// A take of the last day that the rows do not need, and one that they lack.
    spare: i32,
    breathless: i32,
}

const WEIGHTS: Weights = Weights {
    row: 1200,
    fit: [600, 200, 60],
    stuck: -700,
    next_row: 30,
    visible: [-900, -500, -100, 20, 60, 100, 110, 65, 70],
    doomed: -1500,
    deck: 120,
    short: 136,
    demon: -120,
    legion: [0, -95, -280, -1055, -2000, -8000],
    tainted: -40,
    boxed: -25,
    endangered: -11,
    ripe: 85,
    spoilt: -25,
    face_up: 22,
    vague: -60,
    row_cards: [54, 22, 32],
    drawn_demon: -200,
    turned_up: 1000,
    wrong_colour: [-24, -250],
    keepsakes: [0, 500, 950, 1150, 1400, 1620, 1800],
    bare: -150,
    ripe_keepsake: 200,
    spare: 200,
    breathless: -900,
};

/// Where cards are kept for the last day it pays to draw and to relive more.
const GATHERING: Weights = Weights {
    fit: [400, 200, 60],
    stuck: -475,
    doomed: -3000,
    deck: 20,
    legion: [0, -95, -280, -500, -1500, -8000],
    vague: -15,
    row_cards: [100, 80, 32],
    drawn_demon: -130,
    ..WEIGHTS
};

impl Evaluate for Throne {
    fn worth(state: &State, _seat: Seat) -> i32 {
        let weights = if state.rules.has(Module::Keepsakes) { &GATHERING } else { &WEIGHTS };
        if state.is_first_part() {
            return gathering(state, weights);
        }
        let staying = staying(state);
        let visible = strengths(state, staying);
        weights.row * (state.progress() + i32::from(state.completed))
            + rows(state, visible, weights)
            + weights.visible[of_use(state, staying).min(8)]
            + if is_doomed(state, staying) { weights.doomed } else { 0 }
            + time(state, weights)
            + demons(state, weights)
            + sets(state, weights)
            + memory_row(state, weights)
            + wrong_colours(state, staying, weights)
            + keepsakes(state, staying, visible, weights)
    }
}

/// The visible cards; of a Mind that is split, the largest group (THR-062).
fn staying(state: &State) -> Places {
    if state.asks(Split) {
        state.mind.groups().max_by_key(|group| group.len()).unwrap_or_default()
    } else {
        state.mind.visible()
    }
}

/// How many of these cards can be added to a row; an Illusion cannot (THR-244).
fn of_use(state: &State, places: Places) -> usize {
    places.iter().filter(|&place| state.mind.cards()[place].card.is_memory()).count()
}

/// THR-148: Aelin will have to take the last card of the Mind.
fn is_doomed(state: &State, staying: Places) -> bool {
    let is_before_drawing = state.asks(Scent) || state.asks(ScentOrder) || state.asks(Draw) || state.asks(First);
    let ground = state.mind.ground();
    let mut memory_row = state.memory_row.iter();
    !is_before_drawing
        && state.mind.cards().len() as u32 + staying.len() - state.mind.visible().len() == 1
        && state.usable_keepsakes().is_empty()
        && !memory_row.any(|card| ground.count(card.pattern()) > 0)
}

/// How many cards of each strength Aelin could take.
fn strengths(state: &State, visible: Places) -> [u8; 10] {
    let mut count = [0; 10];
    let visible = visible.iter().map(|place| state.mind.cards()[place].card);
    for card in visible.chain(state.usable_keepsakes().iter()) {
        count[usize::from(card.strength())] += 1;
    }
    count
}

/// THR-246: the visible cards that would keep the day from ending.
fn wrong_colours(state: &State, visible: Places, weights: &Weights) -> i32 {
    if !state.rules.has(Module::TrueColours) {
        return 0;
    }
    let right = colours(state.rows.iter().map(|row| row.det));
    let colours = visible.iter().filter_map(|place| state.mind.cards()[place].card.colour());
    let wrong = colours.filter(|&colour| right >> colour as u8 & 1 == 0).count() as i32;
    let complete = state.rows.iter().filter(|row| row.complete).count();
    match complete == state.rows.len() {
        true => weights.wrong_colour[1] * wrong,
        false => weights.wrong_colour[0] * wrong * complete as i32,
    }
}

/// THR-250: what is kept for the last day, when every row has to do with few cards (THR-252, THR-253).
fn keepsakes(state: &State, staying: Places, visible: [u8; 10], weights: &Weights) -> i32 {
    if !state.rules.has(Module::Keepsakes) {
        return 0;
    }
    let Some(takes) = takes_left(state) else {
        let missing = 4 - staying.len().min(4) as i32;
        return weights.keepsakes[usize::from(state.keepsakes.len().min(6))] + weights.bare * missing;
    };
    let target = state.target();
    let open = state.rows.iter().filter(|row| !row.complete);
    let within_reach = with_memory_row(state, visible);
    let needed: i32 = open.map(|row| takes_of(target - row.total(), within_reach)).sum();
    let spare = takes - needed;
    if spare < 0 { weights.breathless * -spare } else { weights.spare * spare.min(3) }
}

/// The strengths with those of the memory row that fit the Mind.
fn with_memory_row(state: &State, mut count: [u8; 10]) -> [u8; 10] {
    let ground = state.mind.ground();
    for card in state.memory_row.iter().filter(|card| ground.count(card.pattern()) > 0) {
        count[usize::from(card.strength())] += 1;
    }
    count
}

/// Whether cards are kept for the last day just now.
fn gathers(state: &State) -> bool {
    state.rules.has(Module::Keepsakes) && !state.is_last_day()
}

/// How many cards Aelin can still add on a day that limits them.
fn takes_left(state: &State) -> Option<i32> {
    Some(i32::from(state.breaths()?) + i32::from(state.keepsakes.len()))
}

/// How many of these cards complete a row that lacks so much; more than can be if none do.
fn takes_of(lacks: u8, visible: [u8; 10]) -> i32 {
    match reach(lacks, visible) {
        Reach::One => 1,
        Reach::Two => 2,
        Reach::More => 3,
        Reach::None => 4,
    }
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
    match reach(lacks, visible) {
        Reach::One => weights.fit[0],
        Reach::Two => weights.fit[1],
        Reach::More => weights.fit[2],
        Reach::None => weights.stuck,
    }
}

/// With how many visible cards a row can be completed.
enum Reach {
    One,
    Two,
    More,
    None,
}

fn reach(lacks: u8, visible: [u8; 10]) -> Reach {
    let has = |strength: u8| visible[usize::from(strength)] > 0;
    let pair = |strength: u8| {
        let other = lacks - strength;
        has(strength) && has(other) && (strength != other || visible[usize::from(strength)] > 1)
    };
    if has(lacks) {
        Reach::One
    } else if (1..lacks).any(pair) {
        Reach::Two
    } else if (1..lacks).any(has) {
        Reach::More
    } else {
        Reach::None
    }
}

/// Whether the deck lasts as long as the rows need; where takes are limited, it need not last longer than they do.
fn time(state: &State, weights: &Weights) -> i32 {
    let deck = state.deck.len() as i32;
    if let Some(takes) = takes_left(state) {
        return -weights.short * (takes - deck).max(0);
    }
    let open = state.rows.iter().filter(|row| !row.complete).count() as i32;
    let short = (2 * open - deck / 2).max(0);
    weights.deck * deck - weights.short * short
}

/// What the demons hold and threaten; on the last day nothing is lost any more.
fn demons(state: &State, weights: &Weights) -> i32 {
    let legion = if state.rules.has(Module::Legion) {
        weights.legion[(drawn_demons(state) + state.demons.len()).min(5)]
    } else {
        0
    };
    let demons = weights.demon * state.demons.len() as i32;
    if state.is_last_day() {
        return legion + demons / 4;
    }
    let in_play = state.mind.cards().iter().map(|placed| placed.card);
    let in_play = in_play.chain(state.rows.iter().flat_map(|row| row.added.iter().copied()));
    let endangered = in_play.filter(|&card| state.would_taint(card)).count() as i32;
    legion
        + demons
        + weights.tainted * i32::from(state.tainted.len())
        + weights.boxed * i32::from(state.boxed.len())
        + weights.endangered * endangered
}

/// Demons that are drawn and wait for the end of the drawing.
fn drawn_demons(state: &State) -> usize {
    state.memory_row.iter().filter(|card| card.kind() == Kind::Demon).count()
}

/// Sets that could be relived; those of a demon's colour count twice.
fn sets(state: &State, weights: &Weights) -> i32 {
    let relive = BOX.file.meta.relive;
    let ripe = if gathers(state) { weights.ripe * weights.ripe_keepsake / 100 } else { weights.ripe };
    let worth = |colour: Colour, total: u8| {
        let weight = if state.has_demon(colour) { 2 } else { 1 };
        match total {
            total if total > relive => weights.spoilt,
            total if relive - total <= BOX.strengths.1 => ripe * weight * i32::from(total) / 6,
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
    let fitting = state.memory_row.iter().filter(|card| ground.count(card.pattern()) > 0).count();
    let worth = (0..fitting).map(|place| weights.row_cards[place.min(2)]).sum::<i32>();
    let acts = state.asks(Draw) || state.phase == Phase::Chance(Chance::Draw);
    let harm = if state.breaths().is_some() { weights.drawn_demon / 4 } else { weights.drawn_demon };
    worth + if acts { harm * drawn_demons(state) as i32 } else { 0 }
}
