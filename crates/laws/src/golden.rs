//! Recorded games that must play again to the same end.

use std::path::Path;

use kernel::{Game, Replay};

/// Plays every `.replay` file of the directory and compares result and hash with what it says.
///
/// # Panics
/// With file, line and what was expected, if a recording cannot be read or ends otherwise, or if there is none.
pub fn replays<G: Game>(directory: impl AsRef<Path>) {
    for (file, text) in crate::scenario::files(directory.as_ref(), "replay") {
        if let Err(error) = Replay::<G>::parse(&text).and_then(|replay| replay.play()) {
            panic!("{file}: {error}");
        }
        assert!(text.contains("\nresult: ") && text.contains("\nhash: "), "{file}: a golden replay has its end");
    }
}
