//! Random playouts of connect four a second with the `board-game` crate.
//!
//! The work is equal to ours: from the empty board, list all legal moves, take
//! one uniformly, play it, until the game ends. The loop is the fastest found
//! for this crate: moves go to an array, and a multiplication picks one.
//! `Board::play_random_available_move` walks the moves twice and is half as fast.

use std::{env, process::ExitCode};

use board_game::board::{Board, BoardMoves};
use board_game::games::connect4::Connect4;
use cpu_time::ProcessTime;
use internal_iterator::InternalIterator;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// Games between two looks at the clock, so that looking costs nothing.
const GAMES_PER_LOOK: u64 = 1000;

/// Plays one random game and returns its number of moves.
fn playout(rng: &mut impl Rng) -> u64 {
    let mut board = Connect4::default();
    let mut moves = [0; Connect4::WIDTH as usize];
    let mut played = 0;
    while let Ok(legal) = board.available_moves() {
        let mut count = 0;
        legal.for_each(|column| {
            moves[count] = column;
            count += 1;
        });
        board.play(moves[below(rng, count)]).expect("a listed move is playable");
        played += 1;
    }
    played
}

/// A number below `bound`, uniform but for a few parts in 2^32.
fn below(rng: &mut impl Rng, bound: usize) -> usize {
    let high_half = rng.next_u64() >> 32;
    ((high_half * bound as u64) >> 32) as usize
}

/// The CPU seconds to spend, from `--seconds <number>`.
fn seconds(arguments: &[String]) -> Option<f64> {
    match arguments {
        [flag, value] if flag == "--seconds" => value.parse().ok(),
        _ => None,
    }
    .filter(|seconds: &f64| seconds.is_finite() && *seconds > 0.0)
}

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let Some(seconds) = seconds(&arguments) else {
        eprintln!("usage: board-game-playouts --seconds <number above zero>");
        return ExitCode::from(2);
    };

    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let (mut games, mut decisions) = (0, 0);
    let mut spent = 0.0;
    let clock = ProcessTime::now();
    while spent < seconds {
        decisions += (0..GAMES_PER_LOOK).map(|_| playout(&mut rng)).sum::<u64>();
        games += GAMES_PER_LOOK;
        spent = clock.elapsed().as_secs_f64();
    }

    println!(
        r#"{{"game":"connect-four","games_per_s":{:.1},"decisions_per_game":{:.4}}}"#,
        games as f64 / spent,
        decisions as f64 / games as f64,
    );
    ExitCode::SUCCESS
}
