//! `cargo xtask rules`: are all rules of a game's `rules.md` cited by a test?

mod book;
mod coverage;
mod id;
mod report;

use anyhow::Result;

use crate::finding::Finding;
use crate::repo::{GAMES, Repo};
use crate::{Ending, say};
use coverage::Coverage;

/// The English rules of a game: they say which rules there are.
const RULES: &str = "rules.md";

/// The Polish rules of a game: the same ids in the reader's language.
const RULES_PL: &str = "rules.pl.md";

/// What the command says, and where: errors go to the error stream, so that the output is the result alone.
#[derive(Debug)]
struct Told {
    output: String,
    errors: Vec<String>,
    ending: Ending,
}

impl Told {
    /// Nothing but one error.
    fn only(error: &str, ending: Ending) -> Told {
        Told { output: String::new(), errors: vec![format!("xtask: {error}")], ending }
    }
}

/// Tells about one game or all of them.
pub(crate) fn command(repo: &Repo, only: Option<&str>, json: bool) -> Result<Ending> {
    let told = tell(repo, only, json)?;
    say(&told.output)?;
    for error in &told.errors {
        eprintln!("{error}");
    }
    Ok(told.ending)
}

fn tell(repo: &Repo, only: Option<&str>, json: bool) -> Result<Told> {
    let has_rules = |game: &&str| repo.has(&format!("{GAMES}/{game}/{RULES}"));
    let mut games: Vec<&str> = repo.games().into_iter().filter(has_rules).collect();
    if games.is_empty() {
        return Ok(Told::only(&format!("no folder in {GAMES} has a {RULES}"), Ending::Found));
    }
    if let Some(only) = only {
        if !games.contains(&only) {
            let error = format!("no game `{only}` has a {RULES}; there are: {}", games.join(", "));
            return Ok(Told::only(&error, Ending::Misused));
        }
        games.retain(|game| *game == only);
    }
    let mut told = Told { output: String::new(), errors: Vec::new(), ending: Ending::Clean };
    for game in games {
        let (coverage, errors) = Coverage::of(repo, game)?;
        told.output.push_str(&if json { report::json(&coverage)? } else { report::text(&coverage) });
        if !(coverage.is_complete() && errors.is_empty()) {
            told.ending = Ending::Found;
        }
        told.errors.extend(errors.iter().map(Finding::to_string));
    }
    Ok(told)
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
        let ending = |game| tell(&sketch, game, true).unwrap().ending;
        assert_eq!(ending(Some("good")), Ending::Clean);
        assert_eq!(ending(Some("bare")), Ending::Found, "a rule is missing");
        assert_eq!(ending(Some("wrong")), Ending::Found, "an id is unknown");
        assert_eq!(ending(None), Ending::Found);
        assert_eq!(ending(Some("none")), Ending::Misused);

        let unknown = tell(&sketch, Some("chess"), false).unwrap();
        assert_eq!(unknown.ending, Ending::Misused);
        assert_eq!(unknown.errors, ["xtask: no game `chess` has a rules.md; there are: bare, good, wrong"]);
    }

    #[test]
    fn json_is_a_line_per_game_and_errors_stand_apart() {
        let sketch = Sketch::of(&[
            ("crates/games/good/rules.md", "- **GD-001** One.\n"),
            ("crates/games/wrong/rules.md", "- **WR-001** One.\n"),
            ("crates/games/wrong/tests/rules.rs", "// WR-002\n"),
        ]);
        let told = tell(&sketch, None, true).unwrap();
        let games: Vec<serde_json::Value> =
            told.output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(games.len(), 2);
        assert_eq!((&games[0]["game"], &games[1]["game"]), (&"good".into(), &"wrong".into()));
        assert_eq!(told.errors.len(), 1);
        assert!(tell(&sketch, None, false).unwrap().output.contains("wrong: 1 rules\n"));
    }

    #[test]
    fn a_repository_without_rules_is_not_fine() {
        assert_eq!(tell(&Sketch::of(&[("README.md", "")]), None, false).unwrap().ending, Ending::Found);
    }
}
