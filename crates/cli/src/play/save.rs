//! Saved games: recordings with a line that says who sits where.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use catalog::Playable;
use directories::ProjectDirs;
use kernel::{Phrase, Replay, Table, write_replay};

use super::session::read_line;
use super::{Args, Sitter, Speech};
use crate::failure::{Failure, read};

/// What stands before the names of those who sit at a saved table.
const SITTERS: &str = "# seats: ";

/// A saved game: the table and who sits at it.
type Saved<G> = (Table<G>, Vec<Sitter>);

/// Where a game is saved.
pub(crate) struct Saves {
    path: PathBuf,
    /// The command that goes on with the saved game.
    pub(crate) resume: String,
}

impl Saves {
    pub(crate) fn new(data: Option<&Path>, game: &str) -> Result<Saves, Failure> {
        let directory = match data {
            Some(directory) => directory.to_owned(),
            None => {
                ProjectDirs::from("", "", "stolik").map(|directories| directories.data_dir().to_owned()).ok_or_else(
                    || Failure::Usage("there is no home directory: say where to save with --data".to_owned()),
                )?
            }
        };
        let elsewhere = data.map(|directory| format!(" --data {}", directory.display())).unwrap_or_default();
        let resume = format!("stolik play {game} --resume{elsewhere}");
        Ok(Saves { path: directory.join("saves").join(format!("{game}.replay")), resume })
    }

    /// The saved game, if there is one and it is wanted.
    pub(crate) fn offer<G: Playable>(&self, args: &Args) -> Result<Option<Saved<G>>, Failure> {
        if !self.path.exists() {
            return match args.resume {
                true => Err(Failure::Failed(format!("there is no saved game of {}", G::meta().id))),
                false => Ok(None),
            };
        }
        if !args.new {
            let saved = self.load::<G>()?;
            if args.resume || self.ask(&saved.0, args)? {
                return Ok(Some(saved));
            }
        }
        let aside = self.path.with_extension("replay.old");
        fs::rename(&self.path, &aside).map_err(|error| Failure::file(&self.path, error))?;
        Ok(None)
    }

    fn ask<G: Playable>(&self, table: &Table<G>, args: &Args) -> Result<bool, Failure> {
        let speech = Speech::<G>::new(args.lang, table.seats());
        let mut out = io::stdout();
        let question = Phrase::new("ask-resume").number("steps", table.log().len() as i64);
        write!(out, "{} ", speech.ui.say(&question, &[]))?;
        out.flush()?;
        let line = read_line()?.unwrap_or_default();
        Ok(!line.trim().to_lowercase().starts_with('n'))
    }

    fn load<G: Playable>(&self) -> Result<Saved<G>, Failure> {
        let text = read(&self.path)?;
        let wrong = |problem: String| {
            Failure::file(&self.path, format!("{problem}\nThe file is kept. Start another game with --new."))
        };
        let table = Replay::<G>::parse(&text).and_then(|replay| replay.play()).map_err(|e| wrong(e.to_string()))?;
        let names = text.lines().find_map(|line| line.strip_prefix(SITTERS)).unwrap_or_default();
        let sitters: Vec<Sitter> = names.split_whitespace().map(str::parse).collect::<Result<_, _>>().map_err(wrong)?;
        if sitters.len() != usize::from(table.seats()) {
            return Err(wrong(format!("expected a line `{SITTERS}…` with {} names", table.seats())));
        }
        Ok((table, sitters))
    }

    /// Saves the game. A crash leaves the old file or the new one, never half of one.
    pub(crate) fn write<G: Playable>(&self, table: &Table<G>, sitters: &[Sitter]) -> Result<(), Failure> {
        let names: Vec<String> = sitters.iter().map(ToString::to_string).collect();
        let text = format!("{SITTERS}{}\n{}", names.join(" "), write_replay(table));
        let wrong = |error: io::Error| Failure::file(&self.path, error);
        fs::create_dir_all(self.path.parent().expect("a save lies in a directory")).map_err(wrong)?;
        let fresh = self.path.with_extension("replay.new");
        fs::write(&fresh, text).and_then(|()| fs::rename(&fresh, &self.path)).map_err(wrong)
    }

    /// Forgets the saved game: it is over.
    pub(crate) fn remove(&self) -> Result<(), Failure> {
        match fs::remove_file(&self.path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(Failure::file(&self.path, error)),
            _ => Ok(()),
        }
    }
}
