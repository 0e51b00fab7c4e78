//! `cargo xtask rules`: are all rules of a game's `rules.md` cited by a test?

mod book;
mod coverage;
mod id;
mod report;

use std::fmt::Write;

use anyhow::Result;

use crate::finding::Finding;
use crate::repo::{GAMES, Repo};
use crate::{Ending, say};
use coverage::Coverage;

/// The English rules of a game: they say which rules there are.
const RULES: &str = "rules.md";

/// The Polish rules of a game: the same ids in the reader's language.
const RULES_PL: &str = "rules.pl.md";

/// Tells about one game or all of them; errors go to the error stream, so that the output is the result alone.
pub(crate) fn command(repo: &Repo, only: Option<&str>, json: bool) -> Result<Ending> {
    let mut games: Vec<&str> =
        repo.games().into_iter().filter(|game| repo.has(&format!("{GAMES}/{game}/{RULES}"))).collect();
    if let Some(only) = only {
        if !games.contains(&only) {
            eprintln!("xtask: no game `{only}` has a {RULES}; there are: {}", games.join(", "));
            return Ok(Ending::Misused);
        }
        games.retain(|game| *game == only);
    }
    if games.is_empty() {
        eprintln!("xtask: no folder in {GAMES} has a {RULES}");
        return Ok(Ending::Found);
    }

    let mut output = String::new();
    let mut errors: Vec<Finding> = Vec::new();
    let mut is_complete = true;
    for game in games {
        let (coverage, found) = Coverage::of(repo, game)?;
        if json {
            writeln!(output, "{}", report::json(&coverage)?)?;
        } else {
            output.push_str(&report::text(&coverage));
        }
        is_complete &= coverage.is_complete();
        errors.extend(found);
    }
    say(&output)?;
    for error in &errors {
        eprintln!("{error}");
    }
    Ok(if is_complete && errors.is_empty() { Ending::Clean } else { Ending::Found })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::repo::Sketch;

    #[test]
    fn the_ending_tells_what_was_found() {
        let sketch = Sketch::of(&[
            ("crates/games/good/rules.md", "- **GD-001** One.\n"),
            ("crates/games/good/tests/rules.rs", "// GD-001\n"),
            ("crates/games/bare/rules.md", "- **BA-001** One.\n"),
            ("crates/games/wrong/rules.md", "- **WR-001** One.\n"),
            ("crates/games/wrong/tests/rules.rs", "// WR-001 WR-002\n"),
            ("crates/games/none/src/lib.rs", ""),
        ]);
        let ending = |game| command(&sketch, game, true).unwrap();
        assert_eq!(ending(Some("good")), Ending::Clean);
        assert_eq!(ending(Some("bare")), Ending::Found, "a rule is missing");
        assert_eq!(ending(Some("wrong")), Ending::Found, "an id is unknown");
        assert_eq!(ending(None), Ending::Found);
        assert_eq!(ending(Some("none")), Ending::Misused);
        assert_eq!(ending(Some("chess")), Ending::Misused);
    }

    #[test]
    fn a_repository_without_rules_is_not_fine() {
        assert_eq!(command(&Sketch::of(&[("README.md", "")]), None, false).unwrap(), Ending::Found);
    }
}
