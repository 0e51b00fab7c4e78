//! The bot that takes what looks best one step ahead.

use std::cmp::Ordering;

use dice::SearchDice;
use kernel::{Dice, Evaluate, Eyes, NoEvents, RandomPlay, Seat, Step, Waiting};

use crate::Bot;

/// How many worlds each option is tried in.
const WORLDS: usize = 24;
/// How many steps of the others are played before a world is judged.
const HORIZON: usize = 12;
/// In how many ways a move of several steps is continued to see what its first step is good for, and by how many steps at most.
const CONTINUATIONS: usize = 4;
const CONTINUATION: usize = 64;

/// Tries every option in sampled worlds and takes the one with the best worth on average.
pub struct Greedy<G: Evaluate> {
    play: RandomPlay<G>,
    options: Vec<G::Action>,
}

impl<G: Evaluate> Default for Greedy<G> {
    fn default() -> Self {
        Greedy { play: RandomPlay::default(), options: Vec::new() }
    }
}

impl<G: Evaluate> Bot<G> for Greedy<G> {
    /// Never interjects: after an interjection it is asked the same again, so the two could not be compared.
    fn choose(&mut self, eyes: &Eyes<'_, G>, dice: &mut SearchDice) -> G::Action {
        self.options.clear();
        eyes.options(&mut self.options);
        if let [only] = self.options[..] {
            return only;
        }
        // Every option is tried in the same worlds, so that luck weighs alike on all of them.
        let worlds: Vec<G::State> = (0..WORLDS).map(|_| eyes.sample(dice)).collect();
        let worth = |action: G::Action, dice: &mut SearchDice, play: &mut RandomPlay<G>| {
            worlds.iter().map(|world| i64::from(judge(world, eyes.seat(), action, dice, play))).sum::<i64>()
        };
        let mut best = (i64::MIN, self.options[0]);
        // Among equals each is as likely as the others, so that a bot which sees no difference is not always the same.
        let mut equals = 0;
        for &action in &self.options {
            let worth = worth(action, dice, &mut self.play);
            equals = match worth.cmp(&best.0) {
                Ordering::Less => continue,
                Ordering::Equal => equals + 1,
                Ordering::Greater => 1,
            };
            if dice.below(equals) == 0 {
                best = (worth, action);
            }
        }
        best.1
    }
}

/// The worth for `seat` of taking `action`. Where that leaves it in the middle of a move, that of the best of some random
/// continuations.
fn judge<G: Evaluate>(
    world: &G::State,
    seat: Seat,
    action: G::Action,
    dice: &mut SearchDice,
    play: &mut RandomPlay<G>,
) -> i32 {
    let mut world = world.clone();
    G::apply(&mut world, seat, action, &mut NoEvents);
    if !G::is_midway(&world, seat) {
        return play_on(world, seat, dice, play);
    }
    let continued = |_| {
        let mut world = world.clone();
        for _ in 0..CONTINUATION {
            match G::waiting(&world) {
                Waiting::Seats(asked) if asked.contains(seat) && G::is_midway(&world, seat) => {
                    play.step_of(&mut world, seat, dice);
                }
                Waiting::Chance if G::is_midway(&world, seat) => {
                    play.step(&mut world, dice);
                }
                Waiting::Seats(_) | Waiting::Chance | Waiting::Over => break,
            }
        }
        play_on(world, seat, dice, play)
    };
    (0..CONTINUATIONS).map(continued).max().expect("there is a continuation")
}

/// Plays on until `seat` or somebody on its side is asked, and judges: partners do not play at random. The others do, where the game
/// lets a look ahead pass them.
fn play_on<G: Evaluate>(mut world: G::State, seat: Seat, dice: &mut SearchDice, play: &mut RandomPlay<G>) -> i32 {
    let side = G::side(&world, seat);
    for _ in 0..HORIZON {
        let asked = G::waiting(&world).seats();
        let is_ours = asked.iter().any(|asked| G::side(&world, asked) == side);
        let stops = is_ours || !(asked.is_empty() || G::looks_past_others());
        if stops || play.step(&mut world, dice) == Step::Over {
            break;
        }
    }
    match G::waiting(&world) {
        Waiting::Over => G::final_worth(&G::verdict(&world), seat),
        Waiting::Seats(_) | Waiting::Chance => G::worth(&world, seat),
    }
}
