//! `stolik arena`: bots against bots.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use bots::{Bot, BotKind, Random, play_match_with};
use catalog::{Playable, Visitor};
use kernel::{GameResult, Seat, Standing, write_replay};
use rayon::prelude::*;
use serde::Serialize;

use crate::failure::{Failure, setup};
use crate::progress;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game's id, as `stolik games` lists it.
    game: String,
    /// The bots, one a seat, separated by commas: random, greedy.
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<BotKind>,
    /// How many games.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed of the first game; the next games count on from it.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// An option of the game, as key=value; can be repeated.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Let the first bot play every seat with this role, such as `alien`, and the second all others. For games that deal their roles
    /// before anything is asked; bots are then told apart by the roles alone.
    #[arg(long = "as", value_name = "ROLE")]
    role: Option<String>,
    /// Let random bots do only what they are asked, and nothing of what may be done at any time.
    #[arg(long)]
    only_answers: bool,
    /// Also count how each role fared against each other one, such as one school against another.
    #[arg(long)]
    pairs: bool,
    /// Record every game in this directory.
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
    /// One JSON object a line.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    mode: String,
    games: u64,
    decisions_per_game: f64,
    us_per_decision: f64,
    /// On average, if the game has rounds.
    rounds_per_game: Option<f64>,
    /// The 10th, 50th, 90th and 99th percentile.
    rounds: Option<[u32; 4]>,
    bots: Vec<BotLine>,
    /// By what the seats were, whoever sat there.
    roles: Vec<RoleLine>,
    /// By the roles of two seats that played for different sides, if that was asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pairs: Vec<RoleLine>,
}

#[derive(Serialize)]
struct BotLine {
    name: String,
    wins: u64,
    draws: u64,
    /// Wins of all games.
    rate: f64,
    /// The ends of the 95% interval of the rate.
    low: f64,
    high: f64,
    points_per_game: f64,
}

#[derive(Serialize)]
struct RoleLine {
    role: &'static str,
    /// The role of the other seat, in a line about two.
    #[serde(skip_serializing_if = "Option::is_none")]
    against: Option<&'static str>,
    games: u64,
    wins: u64,
    draws: u64,
    rate: f64,
    low: f64,
    high: f64,
}

/// What one game gave: the standing of each bot, in the order they were named, and what each seat was.
struct Game {
    standings: Vec<Standing>,
    seats: Vec<Seated>,
    rounds: Option<u32>,
    decisions: u32,
    thinking: Duration,
}

/// What a seat was in a game, and how it fared.
struct Seated {
    side: u8,
    roles: Vec<&'static str>,
    result: GameResult,
}

struct Arena<'a>(&'a Args);

impl Visitor for Arena<'_> {
    type Out = Result<Report, Failure>;

    fn visit<G: Playable>(self) -> Result<Report, Failure> {
        let args = self.0;
        let seats = u8::try_from(args.bots.len()).unwrap_or(u8::MAX);
        let setup = setup(G::meta(), seats, &args.options)?;
        if let Some(directory) = &args.record {
            std::fs::create_dir_all(directory).map_err(|error| Failure::file(directory, error))?;
        }
        let bar = progress::bar(args.games, G::meta().id.to_owned(), args.json);
        let games: Vec<Game> = (0..args.games)
            .into_par_iter()
            .map(|number| {
                let game = self.game::<G>(&setup, number);
                bar.inc(1);
                game
            })
            .collect::<Result<_, Failure>>()?;
        bar.finish_and_clear();
        let pairs = if args.pairs { pair_lines(&games) } else { Vec::new() };
        let is_unknown = |role: &&String| !role_lines(&games).iter().any(|line| line.role == **role);
        if let Some(role) = args.role.as_ref().filter(is_unknown) {
            let known: Vec<_> = role_lines(&games).iter().map(|line| line.role).collect();
            return Err(Failure::Usage(format!("nobody was `{role}`; the roles were: {}", known.join(", "))));
        }
        // A bot that plays for a role has no seat of its own.
        let named = if args.role.is_some() { &[] } else { &args.bots[..] };
        Ok(Report { pairs, ..report(G::meta().id, setup.to_string(), named, &games) })
    }
}

impl Arena<'_> {
    /// Game after game the bots move one seat on.
    fn game<G: Playable>(&self, setup: &kernel::Setup, number: u64) -> Result<Game, Failure> {
        let args = self.0;
        let seats = args.bots.len();
        let shift = (number % seats as u64) as usize;
        let seat_of = |bot: usize| (bot + shift) % seats;
        let mut seated = vec![BotKind::Random; seats];
        for (bot, &kind) in args.bots.iter().enumerate() {
            seated[seat_of(bot)] = kind;
        }
        let seed = args.seed.wrapping_add(number);
        let bot = |state: &G::State, seat: Seat| -> Box<dyn Bot<G>> {
            let kind = match (&args.role, &args.bots[..]) {
                (Some(role), &[own, others, ..]) => {
                    if G::roles(state, seat).contains(&role.as_str()) {
                        own
                    } else {
                        others
                    }
                }
                _ => seated[seat.index()],
            };
            match kind {
                BotKind::Random => Box::new(Random { only_answers: args.only_answers }),
                BotKind::Greedy => kind.make(),
            }
        };
        let played = play_match_with::<G>(setup, seed, bot)?;
        if let Some(directory) = &args.record {
            let path = directory.join(format!("{}-{seed}.replay", G::meta().id));
            std::fs::write(&path, write_replay(&played.table)).map_err(|error| Failure::file(&path, error))?;
        }
        let verdict = played.table.verdict().expect("a match is played to the end");
        let standings = (0..seats).map(|bot| verdict.of(Seat::new(seat_of(bot) as u8))).collect();
        let state = played.table.state();
        let seated =
            |seat| Seated { side: G::side(state, seat), roles: G::roles(state, seat), result: verdict.of(seat).result };
        Ok(Game {
            standings,
            seats: kernel::Seats::all(seats as u8).iter().map(seated).collect(),
            rounds: G::rounds(state),
            decisions: played.decisions,
            thinking: played.thinking,
        })
    }
}

fn report(game: &'static str, mode: String, bots: &[BotKind], games: &[Game]) -> Report {
    let count = games.len() as u64;
    let decisions: u64 = games.iter().map(|game| u64::from(game.decisions)).sum();
    let thinking: Duration = games.iter().map(|game| game.thinking).sum();
    let rounds: Vec<u32> = games.iter().filter_map(|game| game.rounds).collect();
    let line = |(bot, kind): (usize, &BotKind)| {
        let with = |result| games.iter().filter(|game| game.standings[bot].result == result).count() as u64;
        let (wins, draws) = (with(GameResult::Won), with(GameResult::Drew));
        let points: i64 = games.iter().map(|game| i64::from(game.standings[bot].points)).sum();
        let (low, high) = interval(wins, count);
        BotLine {
            name: kind.to_string(),
            wins,
            draws,
            rate: per(wins as f64, count),
            low,
            high,
            points_per_game: per(points as f64, count),
        }
    };
    Report {
        game,
        mode,
        games: count,
        decisions_per_game: per(decisions as f64, count),
        us_per_decision: per(thinking.as_secs_f64() * 1e6, decisions),
        rounds_per_game: mean(&rounds),
        rounds: percentiles(rounds),
        bots: bots.iter().enumerate().map(line).collect(),
        roles: role_lines(games),
        pairs: Vec::new(),
    }
}

fn mean(rounds: &[u32]) -> Option<f64> {
    let all: u32 = rounds.iter().sum();
    (!rounds.is_empty()).then(|| f64::from(all) / rounds.len() as f64)
}

/// The 10th, 50th, 90th and 99th percentile.
fn percentiles(mut rounds: Vec<u32>) -> Option<[u32; 4]> {
    rounds.sort_unstable();
    (!rounds.is_empty()).then(|| [10, 50, 90, 99].map(|percent| rounds[(rounds.len() - 1) * percent / 100]))
}

/// How each role fared, in the order of their names.
fn role_lines(games: &[Game]) -> Vec<RoleLine> {
    let seats = games.iter().flat_map(|game| &game.seats);
    lines(seats.flat_map(|seat| seat.roles.iter().map(|&role| ((role, None), seat.result))))
}

/// How each role fared against each role of another side.
fn pair_lines(games: &[Game]) -> Vec<RoleLine> {
    let against = |game| {
        let Game { seats, .. }: &Game = game;
        let pairs = seats.iter().flat_map(|one| seats.iter().map(move |other| (one, other)));
        pairs.filter(|(one, other)| one.side != other.side).flat_map(|(one, other)| {
            let roles =
                one.roles.iter().flat_map(|role| other.roles.iter().map(move |against| (*role, Some(*against))));
            roles.map(|pair| (pair, one.result))
        })
    };
    lines(games.iter().flat_map(against))
}

fn lines(results: impl Iterator<Item = ((&'static str, Option<&'static str>), GameResult)>) -> Vec<RoleLine> {
    let mut by_role: BTreeMap<_, Vec<GameResult>> = BTreeMap::new();
    results.for_each(|(roles, result)| by_role.entry(roles).or_default().push(result));
    let line = |((role, against), results): ((&'static str, Option<&'static str>), Vec<GameResult>)| {
        let count = |wanted| results.iter().filter(|&&result| result == wanted).count() as u64;
        let (games, wins) = (results.len() as u64, count(GameResult::Won));
        let (low, high) = interval(wins, games);
        RoleLine {
            role,
            against,
            games,
            wins,
            draws: count(GameResult::Drew),
            rate: per(wins as f64, games),
            low,
            high,
        }
    };
    by_role.into_iter().map(line).collect()
}

fn per(amount: f64, count: u64) -> f64 {
    if count == 0 { 0.0 } else { amount / count as f64 }
}

/// Wilson's 95% interval for `wins` of `games`.
fn interval(wins: u64, games: u64) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    let (n, z) = (games as f64, 1.96);
    let rate = wins as f64 / n;
    let middle = rate + z * z / (2.0 * n);
    let spread = z * (rate * (1.0 - rate) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z * z / n;
    (((middle - spread) / scale).max(0.0), ((middle + spread) / scale).min(1.0))
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let report = catalog::visit(&args.game, Arena(args))??;
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&report).expect("plain data"))?;
        return Ok(());
    }
    writeln!(
        out,
        "{} ({}): {} games, {:.1} decisions a game, {:.1} us a decision",
        report.game, report.mode, report.games, report.decisions_per_game, report.us_per_decision
    )?;
    if let (Some(mean), Some([low, median, high, most])) = (report.rounds_per_game, report.rounds) {
        writeln!(
            out,
            "{mean:.1} rounds on average, {low} / {median} / {high} / {most} at the 10th, 50th, 90th and 99th percentile"
        )?;
    }
    for bot in &report.bots {
        writeln!(
            out,
            "{:<10} won {:>5}, drew {:>4}: {:5.1}% (95%: {:.1} to {:.1}), {:+.2} points a game",
            bot.name,
            bot.wins,
            bot.draws,
            100.0 * bot.rate,
            100.0 * bot.low,
            100.0 * bot.high,
            bot.points_per_game
        )?;
    }
    for role in report.roles.iter().chain(&report.pairs) {
        let roles = role.against.map_or(role.role.to_owned(), |against| format!("{} against {against}", role.role));
        writeln!(
            out,
            "as {roles:<12} won {:>5} of {:>5}: {:5.1}% (95%: {:.1} to {:.1})",
            role.wins,
            role.games,
            100.0 * role.rate,
            100.0 * role.low,
            100.0 * role.high
        )?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{interval, percentiles};

    #[test]
    fn percentiles_are_of_those_there_are() {
        assert_eq!(percentiles(vec![]), None);
        assert_eq!(percentiles(vec![7]), Some([7; 4]));
        assert_eq!(percentiles((1..=101).rev().collect()), Some([11, 51, 91, 100]));
    }

    #[test]
    fn the_interval_is_wilsons() {
        let (low, high) = interval(90, 100);
        assert!((low - 0.8256).abs() < 0.001 && (high - 0.9448).abs() < 0.001, "{low} {high}");
        assert_eq!(interval(0, 0), (0.0, 1.0));
        assert!(interval(10, 10).1 <= 1.0);
    }
}
