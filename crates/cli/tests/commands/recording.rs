//! Recordings and saved games with chosen cards.

use crate::program::{DATA, Desk};

/// King to seat 1, jack to seat 2, and a bet: seat 2 is asked.
pub(crate) const LEDUC_RAISED: &[&str] = &["chance: Ks", "chance: Jh", "1: raise"];

/// King to seat 1, jack to seat 2, who folds under a queen: the cards are never shown.
pub(crate) const LEDUC_FOLD: &[&str] =
    &["chance: Ks", "chance: Jh", "1: raise", "2: call", "chance: Qh", "1: raise", "2: fold"];

/// King to seat 1, jack to seat 2, shown under a queen.
pub(crate) const LEDUC_SHOWDOWN: &[&str] =
    &["chance: Ks", "chance: Jh", "1: raise", "2: call", "chance: Qh", "1: call", "2: call"];

/// A recording with the options at their defaults.
pub(crate) fn recording(game: &str, seats: u8, entries: &[&str]) -> String {
    let meta = catalog::meta(game).expect("a game of the catalog");
    let version = meta.rules_version;
    let entries: String = entries.iter().map(|entry| format!("{entry}\n")).collect();
    format!("stolik replay 1\ngame: {game}\nrules: {version}\nseats: {seats}\n\n{entries}")
}

/// The entries of a recording.
pub(crate) fn entries(recording: &str) -> Vec<&str> {
    let is_entry = |line: &&str| {
        let key = line.split(':').next().unwrap_or_default();
        key.bytes().all(|byte| byte.is_ascii_digit()) && !key.is_empty() || ["chance", "undo", "concede"].contains(&key)
    };
    recording.lines().filter(is_entry).collect()
}

/// The file a game is saved in.
pub(crate) fn save_of(game: &str) -> String {
    format!("{DATA}/saves/{game}.replay")
}

impl Desk {
    /// Saves a game, with somebody for each seat: `you` or a bot.
    pub(crate) fn save(&self, game: &str, sitters: &str, entries: &[&str]) {
        let seats = sitters.split(' ').count() as u8;
        self.write(&save_of(game), format!("# seats: {sitters}\n{}", recording(game, seats, entries)));
    }

    /// The saved game.
    pub(crate) fn saved(&self, game: &str) -> String {
        self.read(&save_of(game))
    }

    /// Whether a game is saved.
    pub(crate) fn has_save(&self, game: &str) -> bool {
        self.has(&save_of(game))
    }
}
