//! `stolik laws`: every law on random play, for as long as anyone likes.

use std::io::Write;
use std::path::{Path, PathBuf};

use catalog::{Playable, Visitor};
use kernel::{Replay, Setup};
use laws::{Plan, Violation};
use serde::Serialize;

use crate::bench::named_or_all;
use crate::failure::{Failure, read};
use crate::progress;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The games to check; all if none is named.
    games: Vec<String>,
    /// How many games of each mode.
    #[arg(long = "games", default_value_t = 200, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    count: u64,
    /// The seed of the first game; the next games count on from it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Where to write the recording of a broken law.
    #[arg(long, default_value = ".", value_name = "DIR")]
    out: PathBuf,
    /// Check the laws along this recording instead of random play.
    #[arg(long, value_name = "FILE")]
    replay: Option<PathBuf>,
    /// One JSON object a line.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Line {
    game: &'static str,
    mode: String,
    games: u64,
    states: u64,
    /// 0 or 1: checking stops at the first broken law of a mode.
    violations: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    violation: Option<Violation>,
}

struct Modes;

impl Visitor for Modes {
    type Out = Vec<Setup>;

    fn visit<G: Playable>(self) -> Vec<Setup> {
        G::setups()
    }
}

struct Check<'a> {
    args: &'a Args,
    setup: Setup,
}

impl Visitor for Check<'_> {
    type Out = Line;

    fn visit<G: Playable>(self) -> Line {
        let (args, setup) = (self.args, self.setup);
        let plan = Plan { games: args.count, seed: args.seed };
        let bar = progress::bar(plan.games, format!("{} ({setup})", G::meta().id), args.json);
        let mut report = laws::check::<G>(&setup, &plan, &|done| bar.inc(done.games));
        bar.finish_and_clear();
        if report.violation.is_none() {
            let plan = Plan { games: plan.games.min(200), ..plan };
            report.violation = laws::check_words::<G>(&setup, &plan).violation;
        }
        Line {
            game: G::meta().id,
            mode: setup.to_string(),
            games: report.games,
            states: report.states,
            violations: u64::from(report.violation.is_some()),
            violation: report.violation,
        }
    }
}

/// How often a recording is looked at.
const LOOKS: u64 = 200;
/// What stands before the seed in the recording of a broken law.
const SEED: &str = "# seed: ";

struct Recheck<'a> {
    path: &'a Path,
    text: &'a str,
    seed: u64,
}

impl Visitor for Recheck<'_> {
    type Out = Result<Line, Failure>;

    fn visit<G: Playable>(self) -> Result<Line, Failure> {
        let replay = Replay::<G>::parse(self.text).map_err(|error| Failure::file(self.path, error))?;
        // The laws try out random worlds, so one look may miss what another one sees.
        let mut report = laws::recheck(&replay, self.seed);
        for seed in 1..LOOKS {
            if report.violation.is_some() {
                break;
            }
            let again = laws::recheck(&replay, self.seed.wrapping_add(seed));
            report = laws::Report { states: report.states + again.states, ..again };
        }
        Ok(Line {
            game: G::meta().id,
            mode: replay.setup().to_string(),
            games: report.games,
            states: report.states,
            violations: u64::from(report.violation.is_some()),
            violation: report.violation,
        })
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut broken = 0;
    if let Some(path) = &args.replay {
        let text = read(path)?;
        let game = kernel::replay_game(&text).map_err(|error| Failure::file(path, error))?;
        let seed = text.lines().find_map(|line| line.strip_prefix(SEED)?.parse().ok()).unwrap_or(args.seed);
        let recheck = Recheck { path, text: &text, seed };
        let line = catalog::visit(&game, recheck).map_err(|error| Failure::file(path, error))??;
        broken += print(args, &line)?;
    } else {
        for game in named_or_all(&args.games) {
            for setup in catalog::visit(&game, Modes)? {
                broken += print(args, &catalog::visit(&game, Check { args, setup })?)?;
            }
        }
    }
    match broken {
        0 => Ok(()),
        1 => Err(Failure::Failed("a law is broken".to_owned())),
        many => Err(Failure::Failed(format!("laws are broken in {many} modes"))),
    }
}

/// Prints a line, writes the recording of what it found, and returns how many violations there are.
fn print(args: &Args, line: &Line) -> Result<u64, Failure> {
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string(line).expect("plain data"))?;
    } else {
        let found = if line.violation.is_some() { "BROKEN" } else { "clean" };
        writeln!(
            out,
            "{:<14} {:<28} {:>7} games {:>9} states  {found}",
            line.game, line.mode, line.games, line.states
        )?;
    }
    if let (Some(violation), None) = (&line.violation, &args.replay) {
        let mode = line.mode.replace(|letter: char| !letter.is_alphanumeric(), "-").replace("--", "-");
        let path = args.out.join(format!("law-{}-{mode}-{}.replay", line.game, violation.seed));
        let recording = format!("{SEED}{}\n{}", violation.seed, violation.replay);
        std::fs::write(&path, recording).map_err(|error| Failure::file(&path, error))?;
        if !args.json {
            writeln!(out, "  {violation}")?;
            writeln!(out, "  see it again: stolik laws --replay {}", path.display())?;
        }
    } else if let (Some(violation), false) = (&line.violation, args.json) {
        writeln!(out, "  {violation}")?;
    }
    Ok(line.violations)
}
