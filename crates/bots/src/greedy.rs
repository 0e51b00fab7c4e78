//! The bot that takes what looks best one step ahead.

use std::cmp::Ordering;

use dice::SearchDice;
use kernel::{Dice, Evaluate, Eyes, LookAhead, NoEvents, RandomPlay, Seat, Step, Waiting};

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

impl<G: Evaluate> Greedy<G> {
    /// What the seat may do unasked, each with an option that it opens.
    fn interjections(&self, eyes: &Eyes<'_, G>, dice: &mut SearchDice) -> Vec<(G::Action, G::Action)> {
        let mut interjections = Vec::new();
        eyes.interjections(&mut interjections);
        let opened = |interjection: G::Action| {
            let mut world = eyes.sample(dice);
            G::apply(&mut world, eyes.seat(), interjection, &mut NoEvents);
            let mut options = Vec::new();
            if G::waiting(&world).seats().contains(eyes.seat()) {
                G::options(&world, eyes.seat(), &mut options);
            }
            options.retain(|option| !self.options.contains(option));
            options.into_iter().map(move |option| (interjection, option))
        };
        interjections.into_iter().flat_map(opened).collect()
    }
}

impl<G: Evaluate> Bot<G> for Greedy<G> {
    /// Replies first where somebody waits for it. Interjects only for the sake of an option that it does not have before: that option is
    /// judged in place of the interjection.
    fn choose(&mut self, eyes: &Eyes<'_, G>, dice: &mut SearchDice) -> G::Action {
        self.options.clear();
        eyes.replies(&mut self.options);
        let mut interjections = Vec::new();
        if self.options.is_empty() {
            eyes.options(&mut self.options);
            interjections = self.interjections(eyes, dice);
        }
        if let ([only], true) = (&self.options[..], interjections.is_empty()) {
            return *only;
        }
        // Every option is tried in the same worlds, so that luck weighs alike on all of them.
        let worlds: Vec<G::State> = (0..WORLDS).map(|_| eyes.sample(dice)).collect();
        let worth = |actions: &[G::Action], dice: &mut SearchDice, play: &mut RandomPlay<G>| {
            worlds.iter().map(|world| i64::from(judge(world, eyes.seat(), actions, dice, play))).sum::<i64>()
        };
        let mut best = (i64::MIN, self.options[0]);
        // Among equals each is as likely as the others, so that a bot which sees no difference is not always the same.
        let mut equals = 0;
        for &action in &self.options {
            let worth = worth(&[action], dice, &mut self.play);
            equals = match worth.cmp(&best.0) {
                Ordering::Less => continue,
                Ordering::Equal => equals + 1,
                Ordering::Greater => 1,
            };
            if dice.below(equals) == 0 {
                best = (worth, action);
            }
        }
        for (interjection, option) in interjections {
            let worth = worth(&[interjection, option], dice, &mut self.play);
            if worth > best.0 {
                best = (worth, interjection);
            }
        }
        best.1
    }
}

/// The worth for `seat` of taking these actions. Where that leaves it in the middle of a move, that of the best of some random
/// continuations.
fn judge<G: Evaluate>(
    world: &G::State,
    seat: Seat,
    actions: &[G::Action],
    dice: &mut SearchDice,
    play: &mut RandomPlay<G>,
) -> i32 {
    let mut world = world.clone();
    for &action in actions {
        G::apply(&mut world, seat, action, &mut NoEvents);
    }
    if !G::is_midway(&world, seat) {
        return play_on(world, seat, dice, play);
    }
    let continued = |_| {
        let mut world = world.clone();
        for _ in 0..CONTINUATION {
            if reply::<G>(&mut world, seat, dice) {
                continue;
            }
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

/// A step of a reply that is half built, at random; whether there was one to take.
fn reply<G: Evaluate>(world: &mut G::State, seat: Seat, dice: &mut SearchDice) -> bool {
    let mut steps = Vec::new();
    if G::half_built(world, seat) {
        G::replies(world, seat, &mut steps);
    }
    if !steps.is_empty() {
        G::apply(world, seat, dice.pick(&steps), &mut NoEvents);
    }
    !steps.is_empty()
}

/// Plays on until `seat` or somebody on its side is asked, and judges: partners do not play at random. What the others do meanwhile
/// the game decides.
fn play_on<G: Evaluate>(mut world: G::State, seat: Seat, dice: &mut SearchDice, play: &mut RandomPlay<G>) -> i32 {
    let side = G::side(&world, seat);
    for _ in 0..HORIZON {
        let asked = G::waiting(&world).seats();
        if asked.iter().any(|asked| G::side(&world, asked) == side) {
            break;
        }
        match asked.first().map_or(LookAhead::Random, |other| G::look_ahead(&world, other)) {
            LookAhead::Stop => break,
            LookAhead::Answer(action) => {
                let other = asked.first().expect("somebody is asked");
                G::apply(&mut world, other, action, &mut NoEvents);
            }
            LookAhead::Random if play.step(&mut world, dice) == Step::Over => break,
            LookAhead::Random => {}
        }
    }
    match G::waiting(&world) {
        Waiting::Over => G::final_worth(&G::verdict(&world), seat),
        Waiting::Seats(_) | Waiting::Chance => G::worth(&world, seat),
    }
}
