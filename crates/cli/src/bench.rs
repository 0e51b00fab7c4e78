//! `stolik bench`: how fast the rules are.

use std::io::Write;
use std::time::Duration;

use catalog::{Playable, Visitor};
use dice::SearchDice;
use kernel::{RandomPlay, Step};
use serde::Serialize;

use crate::cpu;
use crate::failure::{Failure, setup};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The games to measure; all if none is named.
    games: Vec<String>,
    /// An option of the games, as key=value; can be repeated.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// How many seats; by default the fewest.
    #[arg(long)]
    seats: Option<u8>,
    /// Seconds of processor time for each game.
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
    /// The seed of the random play.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// One JSON object a line.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Line {
    game: &'static str,
    mode: String,
    games_per_s: f64,
    decisions_per_s: f64,
    decisions_per_game: f64,
    options_mean: f64,
    options_max: usize,
    state_bytes: usize,
    /// There is no tree search yet.
    search_iterations_per_s: Option<f64>,
}

/// Games between two looks at the clock.
const BATCH: u32 = 256;

/// Games in which options are counted, beside those that are timed.
const COUNTED: u32 = 2_000;

struct Bench<'a> {
    time: Duration,
    seed: u64,
    seats: Option<u8>,
    options: &'a [String],
}

impl Visitor for Bench<'_> {
    type Out = Result<Line, Failure>;

    fn visit<G: Playable>(self) -> Result<Line, Failure> {
        let setup = setup(G::meta(), self.seats.unwrap_or(G::meta().min_seats), self.options)?;
        let start = G::start(&setup)?;
        let mut play = RandomPlay::<G>::default();
        let mut dice = SearchDice::seeded(self.seed);
        let (mut games, mut decisions) = (0u64, 0u64);
        let began = cpu::time();
        let took = loop {
            for _ in 0..BATCH {
                decisions += u64::from(play.to_the_end(&mut start.clone(), &mut dice));
            }
            games += u64::from(BATCH);
            let took = cpu::time() - began;
            if took >= self.time {
                break took.as_secs_f64();
            }
        };
        let (options_mean, options_max) = count_options::<G>(&start, self.seed);
        Ok(Line {
            game: G::meta().id,
            mode: setup.to_string(),
            games_per_s: games as f64 / took,
            decisions_per_s: decisions as f64 / took,
            decisions_per_game: decisions as f64 / games as f64,
            options_mean,
            options_max,
            state_bytes: size_of::<G::State>(),
            search_iterations_per_s: None,
        })
    }
}

/// How many options a decision has in random play: the mean and the most.
fn count_options<G: Playable>(start: &G::State, seed: u64) -> (f64, usize) {
    let mut play = RandomPlay::<G>::default();
    let mut dice = SearchDice::seeded(seed);
    let (mut decisions, mut options, mut most) = (0u64, 0u64, 0);
    for _ in 0..COUNTED {
        let mut state = start.clone();
        loop {
            match play.step(&mut state, &mut dice) {
                Step::Decision => {
                    decisions += 1;
                    options += play.options().len() as u64;
                    most = most.max(play.options().len());
                }
                Step::Chance => {}
                Step::Over => break,
            }
        }
    }
    (options as f64 / decisions as f64, most)
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let time = Duration::try_from_secs_f64(args.seconds)
        .ok()
        .filter(|time| !time.is_zero())
        .ok_or_else(|| Failure::Usage(format!("--seconds takes a number above 0, not {}", args.seconds)))?;
    let mut out = std::io::stdout().lock();
    if !args.json {
        writeln!(
            out,
            "{:<14} {:>12} {:>14} {:>12} {:>10} {:>6} {:>12}",
            "game", "games/s", "decisions/s", "per game", "options", "most", "state bytes"
        )?;
    }
    for game in named_or_all(&args.games) {
        let line = catalog::visit(&game, Bench { time, seed: args.seed, seats: args.seats, options: &args.options })??;
        if args.json {
            writeln!(out, "{}", serde_json::to_string(&line).expect("plain data"))?;
        } else {
            writeln!(
                out,
                "{:<14} {:>12.0} {:>14.0} {:>12.2} {:>10.2} {:>6} {:>12}",
                line.game,
                line.games_per_s,
                line.decisions_per_s,
                line.decisions_per_game,
                line.options_mean,
                line.options_max,
                line.state_bytes
            )?;
        }
    }
    Ok(())
}

/// The games somebody named, or all of them.
pub(crate) fn named_or_all(named: &[String]) -> Vec<String> {
    match named {
        [] => catalog::games().iter().map(|meta| meta.id.to_owned()).collect(),
        named => named.to_vec(),
    }
}
