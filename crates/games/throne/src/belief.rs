//! The worlds a viewer cannot tell apart.

use kernel::arrayvec::ArrayVec;
use kernel::{Dice, Pool, Viewer};

use crate::cards::{Card, CardSet, MOST_CARDS, MOST_ROWS};
use crate::flow::colours;
use crate::row::Row;
use crate::state::State;

/// How often a deal is tried before it is worked out.
const TRIES: usize = 40;

/// Deals the Determination cards the viewer does not know anew, as far as public events allow, and the deck.
pub(crate) fn determinize<D: Dice>(state: &State, viewer: Viewer, dice: &mut D) -> State {
    let viewer = state.eyes(viewer);
    let mut world = state.clone();
    let hidden: ArrayVec<usize, MOST_ROWS> =
        (0..state.rows.len()).filter(|&row| !state.knows_determination(viewer, &state.rows[row])).collect();
    let known: CardSet = {
        let size = state.deck.len();
        let settled = (0..size).filter_map(|depth| state.deck.settled(depth));
        settled.filter(|card| viewer.knows(card.by)).map(|card| card.card).collect()
    };
    let mut unseen = state.deck.all().collect::<CardSet>().except(known);
    hidden.iter().for_each(|&row| unseen.insert(state.rows[row].det));

    for (&row, card) in hidden.iter().zip(deal(state, &hidden, unseen, dice)) {
        world.rows[row].det = card;
        unseen.remove(card);
    }
    let mut pool: Pool<Card, MOST_CARDS> = Pool::default();
    unseen.iter().for_each(|card| pool.add(card));
    pool.shuffle(dice);
    world.deck.scatter(viewer, &mut pool);
    world
}

/// A card for each of these rows, such that everything that happened in public could have happened.
fn deal<D: Dice>(state: &State, hidden: &[usize], unseen: CardSet, dice: &mut D) -> ArrayVec<Card, MOST_ROWS> {
    let fitting: ArrayVec<ArrayVec<Card, MOST_CARDS>, MOST_ROWS> = hidden
        .iter()
        .map(|&row| unseen.iter().filter(|&card| card.is_memory() && could_be(&state.rows[row], card)).collect())
        .collect();
    let shown: ArrayVec<Card, MOST_ROWS> =
        (0..state.rows.len()).filter(|row| !hidden.contains(row)).map(|row| state.rows[row].det).collect();
    let passes = |dealt: &[Card]| {
        let colours = colours(shown.iter().chain(dealt).copied());
        // THR-247: each failed test showed a colour that is not among them.
        (0..32).filter(|test| state.failed_tests >> test & 1 == 1).all(|test: u32| test & !colours != 0)
    };
    for _ in 0..TRIES {
        let dealt: ArrayVec<Card, MOST_ROWS> = fitting.iter().map(|cards| dice.pick(cards)).collect();
        if dealt.iter().copied().collect::<CardSet>().len() as usize == dealt.len() && passes(&dealt) {
            return dealt;
        }
    }
    let mut fitting = fitting;
    fitting.iter_mut().for_each(|cards| dice.shuffle(cards));
    let mut dealt = ArrayVec::new();
    assert!(search(&fitting, &mut dealt, &passes), "what really happened could have happened");
    dealt
}

/// Whether public events allow the card in the row.
fn could_be(row: &Row, card: Card) -> bool {
    let colour_fits = !row.told_colour || card.colour() == row.det.colour();
    colour_fits && (row.low..=row.high).contains(&card.strength())
}

/// Goes through the cards in order until all rows have one.
fn search(
    fitting: &[ArrayVec<Card, MOST_CARDS>],
    dealt: &mut ArrayVec<Card, MOST_ROWS>,
    passes: &impl Fn(&[Card]) -> bool,
) -> bool {
    let Some(cards) = fitting.get(dealt.len()) else { return passes(dealt) };
    for &card in cards {
        if !dealt.contains(&card) {
            dealt.push(card);
            if search(fitting, dealt, passes) {
                return true;
            }
            dealt.pop();
        }
    }
    false
}
