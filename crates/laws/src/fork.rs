//! The laws of two things that might happen next: what a viewer is told is what it then knows, no more and no less.
//!
//! The two states come from one real state, not from determinize, so a determinize that lets the truth shine through is
//! caught here.

use dice::SearchDice;
use kernel::{Dice, Entry, EntryOf, Game, Seat, Seats, Viewer, Waiting, line_of};

use crate::belief::{Perceived, believes_alike};
use crate::report::{Broken, Law, Trying, claim};

/// Lets two different things happen to the same state. A viewer who perceives both alike must believe the same
/// afterwards; a viewer who is told a difference must still know it.
pub(crate) fn check<G: Game>(state: &G::State, dice: &mut SearchDice, trying: &Trying<G>) -> Result<(), Broken> {
    let Some([one, two]) = happens::<G>(state, dice, trying) else { return Ok(()) };
    let between = || format!("between `{}` and `{}`", one.name, two.name);
    for viewer in Viewer::everyone(G::seats(state)) {
        let told = |branch: &Branch<G>| -> Vec<G::Sight> {
            branch.events.iter().filter_map(|event| G::sight(event, viewer)).collect()
        };
        let difference = Perceived::<G>::by(&one.state, viewer).difference(&Perceived::by(&two.state, viewer));
        if difference.is_some() || one.state == two.state {
            continue;
        }
        let believes_alike = believes_alike::<G>(&one.state, &two.state, viewer, dice);
        let (in_one, in_two) = (told(&one), told(&two));
        if in_one == in_two {
            claim(Law::Belief, believes_alike, || {
                format!("what {viewer:?} believes depends on what it cannot know: it cannot tell {}", between())
            })?;
        } else if G::waiting(state) == Waiting::Chance {
            // What somebody does may be told and then mean nothing, such as that a card was left where it was; what
            // chance brings is a fact, and whoever is told it knows it.
            claim(Law::Stream, !believes_alike, || {
                format!(
                    "{viewer:?} is told {in_one:?} or {in_two:?}, and neither view nor belief keeps it, {}",
                    between()
                )
            })?;
        }
    }
    Ok(())
}

struct Branch<G: Game> {
    name: String,
    state: G::State,
    events: Vec<G::Event>,
}

/// Two different outcomes, or two different answers of one seat.
fn happens<G: Game>(state: &G::State, dice: &mut SearchDice, trying: &Trying<G>) -> Option<[Branch<G>; 2]> {
    let branch = |entry: EntryOf<G>| {
        *trying.borrow_mut() = vec![entry];
        let mut branch = Branch { name: line_of::<G>(entry), state: state.clone(), events: Vec::new() };
        match entry {
            Entry::Answer(seat, action) => G::apply(&mut branch.state, seat, action, &mut branch.events),
            Entry::Chance(outcome) => G::resolve(&mut branch.state, outcome, &mut branch.events),
            Entry::Undo(_) | Entry::UndoAll(_) | Entry::Concede(_) | Entry::Withdraw(_) => {}
        }
        trying.borrow_mut().clear();
        branch
    };
    match G::waiting(state) {
        Waiting::Chance => {
            let mut outcomes = Vec::new();
            G::chances(state, &mut outcomes);
            Some(two_of(&outcomes, dice)?.map(|(outcome, _)| branch(Entry::Chance(outcome))))
        }
        Waiting::Seats(_) => {
            let seats: Vec<Seat> = Seats::all(G::seats(state)).iter().collect();
            let seat = dice.pick(&seats);
            Some(two_of(&G::offered(state, seat), dice)?.map(|action| branch(Entry::Answer(seat, action))))
        }
        Waiting::Over => None,
    }
}

fn two_of<T: Copy>(items: &[T], dice: &mut SearchDice) -> Option<[T; 2]> {
    if items.len() < 2 {
        return None;
    }
    let first = dice.below(items.len() as u32) as usize;
    let second = dice.below(items.len() as u32 - 1) as usize;
    Some([items[first], items[if second < first { second } else { second + 1 }]])
}
