//! Why a command did not do what was asked, and the exit code that says so.

use std::fmt;
use std::io;
use std::path::Path;

use catalog::UnknownGame;
use kernel::{Setup, SetupError};

/// Why a command did not do what was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was asked for makes no sense: exit code 2.
    Usage(String),
    /// The thing asked about failed: exit code 1.
    Failed(String),
    /// Nothing can be written any more: exit code 1.
    Output(io::Error),
}

impl Failure {
    pub(crate) fn code(&self) -> u8 {
        match self {
            Failure::Usage(_) => 2,
            Failure::Failed(_) | Failure::Output(_) => 1,
        }
    }

    /// A file that cannot be read or written.
    pub(crate) fn file(path: &Path, problem: impl fmt::Display) -> Failure {
        Failure::Failed(format!("{}: {problem}", path.display()))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Usage(what) | Failure::Failed(what) => f.write_str(what),
            Failure::Output(error) => write!(f, "cannot write: {error}"),
        }
    }
}

impl From<UnknownGame> for Failure {
    fn from(error: UnknownGame) -> Failure {
        Failure::Usage(error.to_string())
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Failure {
        Failure::Usage(error.to_string())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

/// Reads a text file.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    std::fs::read_to_string(path).map_err(|error| Failure::file(path, error))
}

/// The setup for these seats and these `key=value` options.
pub(crate) fn setup(meta: &kernel::Meta, seats: u8, options: &[String]) -> Result<Setup, Failure> {
    let mut chosen = Vec::new();
    for option in options {
        let pair = option.split_once('=');
        chosen.push(pair.ok_or_else(|| Failure::Usage(format!("expected --option key=value, found `{option}`")))?);
    }
    Ok(Setup::new(meta, seats, chosen)?)
}
