//! Runs the program in a directory of its own and holds what it said.

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use tempfile::TempDir;

/// Where `play` saves, inside a desk.
pub(crate) const DATA: &str = "data";

/// A directory to run the program in. Files are named relative to it, so messages name them as the test does.
pub(crate) struct Desk {
    directory: TempDir,
}

impl Desk {
    pub(crate) fn new() -> Desk {
        Desk { directory: TempDir::new().expect("a temporary directory") }
    }

    /// Runs `stolik` with these words and nothing to read.
    pub(crate) fn run(&self, words: &str) -> Run {
        self.run_typing(words, &[])
    }

    /// Runs `stolik` with these words while somebody types these lines; then the input ends.
    pub(crate) fn run_typing(&self, words: &str, typed: &[&str]) -> Run {
        let input: String = typed.iter().map(|line| format!("{line}\n")).collect();
        self.run_feeding(words, input.as_bytes())
    }

    /// Runs `stolik` with these words and these bytes to read.
    pub(crate) fn run_feeding(&self, words: &str, input: &[u8]) -> Run {
        let mut child = self.command(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
        match child.stdin.take().expect("a pipe").write_all(input) {
            // A game that is over, or wrong usage, leaves the rest unread.
            Err(error) if error.kind() != ErrorKind::BrokenPipe => panic!("{words}: cannot type: {error}"),
            _ => {}
        }
        Run::new(words, &child.wait_with_output().expect("it ends"))
    }

    /// Plays at this desk: `play` with these words, saving in [`DATA`].
    pub(crate) fn play(&self, words: &str, typed: &[&str]) -> Run {
        self.run_typing(&format!("play {words} --data {DATA}"), typed)
    }

    /// Runs `stolik` with nobody reading its output any more.
    pub(crate) fn run_unread(&self, words: &str) -> Run {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let child = self.command(words).stdin(Stdio::null()).stdout(writer).spawn().expect("it starts");
        Run::new(words, &child.wait_with_output().expect("it ends"))
    }

    pub(crate) fn path(&self, file: &str) -> PathBuf {
        self.directory.path().join(file)
    }

    pub(crate) fn has(&self, file: &str) -> bool {
        self.path(file).exists()
    }

    pub(crate) fn read(&self, file: &str) -> String {
        fs::read_to_string(self.path(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
    }

    pub(crate) fn write(&self, file: &str, text: impl AsRef<[u8]>) {
        let path = self.path(file);
        fs::create_dir_all(path.parent().expect("a file lies in a directory")).expect("a directory");
        fs::write(path, text).expect("a file");
    }

    fn command(&self, words: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_stolik"));
        command.args(words.split_whitespace()).current_dir(self.directory.path()).stderr(Stdio::piped());
        // Whatever a test forgets to say, the player's own games stay untouched.
        command.env("HOME", self.directory.path()).env("XDG_DATA_HOME", self.path("home"));
        command
    }
}

/// What a run of the program left behind.
pub(crate) struct Run {
    words: String,
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Run {
    fn new(words: &str, output: &Output) -> Run {
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("the program writes UTF-8");
        let (out, err) = (text(&output.stdout), text(&output.stderr));
        assert!(!err.contains("panicked"), "stolik {words}: {err}");
        Run { words: words.to_owned(), code: output.status.code(), out, err }
    }

    /// What it said, when it did what was asked.
    #[track_caller]
    pub(crate) fn done(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "stolik {}:\n{}", self.words, self.out);
        self.out
    }

    /// The objects it printed, one a line and nothing else.
    #[track_caller]
    pub(crate) fn json(self) -> Vec<Value> {
        let words = self.words.clone();
        let object = |line: &str| {
            let value: Value =
                serde_json::from_str(line).unwrap_or_else(|error| panic!("stolik {words}: {error}: {line}"));
            assert!(value.is_object(), "stolik {words}: {line}");
            value
        };
        self.done().lines().map(object).collect()
    }

    /// It failed with this exit code and a message that names all this, on standard error alone.
    #[track_caller]
    pub(crate) fn failed(&self, code: i32, named: &[&str]) {
        assert_eq!(self.code, Some(code), "stolik {}: {}", self.words, self.err);
        assert!(
            self.err.starts_with("stolik: ") || self.err.starts_with("error: "),
            "stolik {}: {}",
            self.words,
            self.err
        );
        for name in named {
            assert!(self.err.contains(name), "stolik {}: expected `{name}` in: {}", self.words, self.err);
        }
    }
}

/// Asserts that `text` says all this, in this order, whether or not it marks a seat as the reader's own.
#[track_caller]
pub(crate) fn says(text: &str, said: &[&str]) {
    let unmarked = text.replace(" (you)", "").replace(" (ty)", "");
    let mut rest = unmarked.as_str();
    for part in said {
        let Some((_, after)) = rest.split_once(part) else { panic!("expected `{part}` in the rest of:\n{text}") };
        rest = after;
    }
}

/// Asserts that `text` says none of this.
#[track_caller]
pub(crate) fn keeps_quiet(text: &str, secrets: &[&str]) {
    for secret in secrets {
        assert!(!text.contains(secret), "`{secret}` leaks in:\n{text}");
    }
}
