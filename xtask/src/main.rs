#![doc = include_str!("../README.md")]

mod finding;
mod guide;
mod markdown;
mod members;
mod quick;
mod repo;
mod rules;
mod tidy;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::{Parser, Subcommand};

use crate::repo::Repo;

/// Checks that keep the repository honest.
#[derive(Parser)]
#[command(name = "xtask", bin_name = "cargo xtask")]
struct Cli {
    /// The repository to look at, if not the one this program was built from.
    #[arg(long, global = true, value_name = "DIR")]
    root: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Tells per game which rules a test cites, which are excused and which are missing.
    Rules {
        /// Only this game.
        game: Option<String>,
        /// Prints one JSON object per game and line.
        #[arg(long)]
        json: bool,
    },
    /// Checks the repository and prints all it finds.
    Tidy,
    /// Checks and tests what differs from a commit, chosen by path.
    Quick {
        /// The commit; by default the upstream branch, and without one HEAD.
        #[arg(long, value_name = "COMMIT")]
        base: Option<String>,
    },
    /// Writes the files shown in the guide "add a game".
    Guide {
        /// Where to write them; folders are made as needed.
        #[arg(long, value_name = "DIR")]
        write: PathBuf,
    },
}

/// How a command ended; the exit code says it to scripts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    /// All is well.
    Clean,
    /// Something was found.
    Found,
    /// The command was asked for something that is not there.
    Misused,
}

impl From<Ending> for ExitCode {
    fn from(ending: Ending) -> ExitCode {
        match ending {
            Ending::Clean => ExitCode::SUCCESS,
            Ending::Found => ExitCode::from(1),
            Ending::Misused => ExitCode::from(2),
        }
    }
}

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(ending) => ending.into(),
        Err(error) => {
            eprintln!("xtask: {error:#}");
            Ending::Found.into()
        }
    }
}

fn run(cli: Cli) -> Result<Ending> {
    let repo = Repo::open(&root(cli.root)?)?;
    match cli.command {
        Command::Rules { game, json } => rules::command(&repo, game.as_deref(), json),
        Command::Tidy => tidy::command(&repo),
        Command::Quick { base } => quick::command(&repo, base.as_deref()),
        Command::Guide { write } => guide::command(&repo, &write),
    }
}

/// The folder above this crate's: cargo says where that is, also when the program was built in another checkout.
fn root(given: Option<PathBuf>) -> Result<PathBuf> {
    if let Some(root) = given {
        return Ok(root);
    }
    let manifest =
        std::env::var_os("CARGO_MANIFEST_DIR").context("start it as `cargo xtask`, or give it --root DIR")?;
    let root = Path::new(&manifest).parent().context("the xtask crate has no folder above it")?;
    Ok(root.to_owned())
}

/// Prints to standard output; a reader that has gone away, as in `| head`, is no error.
fn say(text: &str) -> Result<()> {
    match io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error).context("standard output"),
        _ => Ok(()),
    }
}
