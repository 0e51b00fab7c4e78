#![doc = include_str!("../README.md")]

use std::fmt;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use thiserror::Error;

pub use toml::Spanned;

/// What is wrong with a card file, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct CardError {
    /// The file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The card the line belongs to.
    pub card: Option<String>,
    /// What is wrong and what was expected.
    pub problem: String,
}

impl std::fmt::Display for CardError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}, line {}", self.file, self.line)?;
        if let Some(card) = &self.card {
            write!(f, ", card `{card}`")?;
        }
        write!(f, ": {}", self.problem)
    }
}

/// Reads a card file.
pub fn read<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, CardError> {
    toml::from_str(text).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start);
        problem(file, text, at, error.message())
    })
}

/// Something wrong at a byte of a card file.
fn problem(file: &str, text: &str, at: usize, problem: impl Into<String>) -> CardError {
    let at = at.min(text.len());
    let line = text.bytes().take(at).filter(|&byte| byte == b'\n').count() + 1;
    CardError { file: file.to_owned(), line, card: card_around(text, line), problem: problem.into() }
}

/// Where a card comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// The rulebook states it.
    Seed,
    /// It is known from elsewhere.
    Public,
    /// Reconstructed or designed by us.
    Ours,
}

/// The word of the card file.
impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Source::Seed => "seed",
            Source::Public => "public",
            Source::Ours => "ours",
        })
    }
}

/// A card file that is checked: for what the types cannot say, with messages that say where.
#[derive(Clone, Copy, Debug)]
pub struct Check<'a> {
    /// The name of the file.
    pub file: &'a str,
    /// What it says.
    pub text: &'a str,
}

impl Check<'_> {
    /// Turns the file down for what stands at this byte; 0 for the file as a whole.
    pub fn wrong<T>(&self, at: usize, what: impl Into<String>) -> Result<T, CardError> {
        Err(problem(self.file, self.text, at, what))
    }

    /// Turns the file down for this card.
    pub fn wrong_card<T>(&self, id: &Spanned<String>, what: impl Into<String>) -> Result<T, CardError> {
        self.wrong(id.span().start, what)
    }

    /// Checks that ids are well written and that no two cards have the same.
    pub fn ids<'a>(&self, ids: impl IntoIterator<Item = &'a Spanned<String>>) -> Result<(), CardError> {
        let mut seen: Vec<&str> = Vec::new();
        for id in ids {
            let name = id.get_ref().as_str();
            let small = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
            if name.is_empty() || !name.bytes().all(small) {
                return self.wrong_card(id, "expected an id of small letters, digits and hyphens");
            }
            if seen.contains(&name) {
                return self.wrong_card(id, "expected an id of its own, but another card has it");
            }
            seen.push(name);
        }
        Ok(())
    }
}

/// The `id` of the table that holds this line: its header is the last one at or above the line.
fn card_around(text: &str, line: usize) -> Option<String> {
    let lines: Vec<&str> = text.lines().collect();
    let is_header = |line: &&str| line.trim_start().starts_with('[');
    let start = lines.iter().take(line).rposition(is_header)?;
    let end = lines.iter().skip(start + 1).position(is_header).map_or(lines.len(), |next| start + 1 + next);
    lines[start..end].iter().find_map(|line| {
        let (key, value) = line.split_once('=')?;
        (key.trim() == "id").then(|| value.trim().trim_matches('"').to_owned())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        #[allow(dead_code)]
        card: Vec<Card>,
    }

    #[derive(Debug, serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Card {
        #[allow(dead_code)]
        id: String,
        #[allow(dead_code)]
        cost: u8,
    }

    #[test]
    fn errors_name_file_line_and_card() {
        let error = |text: &str| read::<File>("my.toml", text).unwrap_err().to_string();
        let first = "[[card]]\nid = \"bakery\"\ncost = 1\n\n";
        let wrong_type = error(&format!("{first}[[card]]\nid = \"mirror\"\ncost = true\n"));
        assert!(wrong_type.starts_with("my.toml, line 7, card `mirror`: "), "{wrong_type}");
        let unknown = error(&format!("{first}[[card]]\nid = \"mirror\"\ncost = 2\ncolour = \"red\"\n"));
        assert!(unknown.starts_with("my.toml, line 8, card `mirror`: unknown field `colour`"), "{unknown}");
        let broken = error("[[card]\n");
        assert!(broken.starts_with("my.toml, line 1"), "{broken}");
    }
}
