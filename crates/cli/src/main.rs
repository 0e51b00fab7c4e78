//! `stolik`: the games in a terminal, and the tools around them.

mod arena;
mod bench;
mod cards;
mod cpu;
mod failure;
mod games;
mod laws;
mod load;
mod play;
mod progress;
mod replay;
mod rules;
mod serve;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::failure::Failure;

/// A small table for modern board games: play, replay, match, measure and check them.
#[derive(Parser)]
#[command(name = "stolik", version, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the site: play in the browser, alone with bots or with friends by a link.
    Serve(serve::Args),
    /// List the games with their seats, options and rules version.
    Games(games::Args),
    /// Play a game in the terminal, against bots or with others at the same keyboard.
    Play(play::Args),
    /// Let bots play matches with changing seats and print win rates with 95% intervals.
    Arena(arena::Args),
    /// Measure random play with full option lists on one core.
    Bench(bench::Args),
    /// Put a server on this machine under load and measure how soon moves are kept and seen.
    Load(load::Args),
    /// Check every law on random play.
    Laws(laws::Args),
    /// Step through a recorded game as a seat saw it.
    Replay(replay::Args),
    /// Print the rules of a game.
    Rules(rules::Args),
    /// List the cards of a game, or check a card file.
    Cards(cards::Args),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Serve(args) => serve::run(&args),
        Command::Games(args) => games::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Load(args) => load::run(&args),
        Command::Laws(args) => laws::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Cards(args) => cards::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our output has seen enough, as in `stolik rules leduc | head`.
        Err(Failure::Output(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("stolik: {failure}");
            ExitCode::from(failure.code())
        }
    }
}
