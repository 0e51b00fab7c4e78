//! `cargo xtask tidy`: what the compiler cannot check.

mod arrows;
mod guide;
mod links;
mod locks;
mod size;
mod state;
mod tokens;
mod traces;
mod unfinished;
mod words;

use std::fmt::Write;

use anyhow::Result;

use crate::finding::Finding;
use crate::repo::Repo;
use crate::{Ending, say};

/// A check reads the repository and tells all that is wrong.
type Check = fn(&Repo) -> Result<Vec<Finding>>;

/// The checks by the names they are told under.
const CHECKS: [(&str, Check); 10] = [
    ("arrows", arrows::check),
    ("state", state::check_state_files),
    ("derives", state::check_derives),
    ("size", size::check),
    ("unfinished", unfinished::check),
    ("guide", guide::check),
    ("words", words::check),
    ("links", links::check),
    ("locks", locks::check),
    ("traces", traces::check),
];

/// Runs every check, also after one has failed.
pub(crate) fn command(repo: &Repo) -> Result<Ending> {
    let (told, ending) = run(repo, &CHECKS);
    say(&told)?;
    Ok(ending)
}

fn run(repo: &Repo, checks: &[(&str, Check)]) -> (String, Ending) {
    let mut told = String::new();
    let mut failed = 0;
    let mut count = 0;
    for (name, check) in checks {
        let mut findings = check(repo).unwrap_or_else(|error| {
            let message = format!("the check could not run: {error:#}");
            vec![Finding::in_file("xtask", message)]
        });
        findings.sort();
        findings.dedup();
        for finding in &findings {
            // Writing to a string cannot fail.
            let _ = writeln!(told, "{finding} [{name}]");
        }
        failed += usize::from(!findings.is_empty());
        count += findings.len();
    }
    let (checks, files) = (checks.len(), repo.files().count());
    let ending = if count == 0 {
        let _ = writeln!(told, "tidy: {checks} checks, {files} files, all clean");
        Ending::Clean
    } else {
        let _ = writeln!(told, "tidy: {checks} checks, {files} files, {count} failures in {failed} of the checks");
        Ending::Found
    };
    (told, ending)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::repo::Sketch;

    #[test]
    fn all_failures_are_told() {
        let checks: [(&str, Check); 3] = [
            ("one", |_| Ok(vec![Finding::at("b.rs", 2, "bad"), Finding::at("a.rs", 1, "worse")])),
            ("two", |_| anyhow::bail!("no luck")),
            ("three", |_| Ok(Vec::new())),
        ];
        let (told, ending) = run(&Sketch::of(&[("a.rs", ""), ("b.rs", "")]), &checks);
        assert_eq!(ending, Ending::Found);
        let expected = [
            "a.rs:1: worse [one]",
            "b.rs:2: bad [one]",
            "xtask: the check could not run: no luck [two]",
            "tidy: 3 checks, 2 files, 3 failures in 2 of the checks",
        ];
        assert_eq!(told.lines().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_clean_repository_is_told_in_one_line() {
        let (told, ending) = run(&Sketch::of(&[("a.rs", "")]), &[("one", |_| Ok(Vec::new()))]);
        assert_eq!((told.as_str(), ending), ("tidy: 1 checks, 1 files, all clean\n", Ending::Clean));
    }

    #[test]
    fn every_check_finds_something_in_a_careless_repository() {
        let long = "\n".repeat(601);
        let sketch = Sketch::of(&[
            ("Cargo.toml", "[workspace]\nresolver = \"3\"\nmembers = [\"crates/odd\"]\n"),
            ("crates/odd/Cargo.toml", "[package]\nname = \"stolik-odd\"\nversion = \"0.1.0\"\nedition = \"2024\"\n"),
            ("crates/odd/src/lib.rs", &long),
            (
                "crates/games/pig/src/state.rs",
                "use serde::Serialize;\n#[derive(BorshSerialize, Serialize)]\nstruct S;\n",
            ),
            ("crates/games/pig/src/lib.rs", concat!("fn f() { to", "do!() }\n")),
            ("crates/games/pig/words/en.ftl", "a = A\n"),
            ("web/package.json", "{ \"dependencies\": { \"svelte\": \"5\" } }"),
            ("web/package-lock.json", "{ \"packages\": {} }"),
            ("README.md", concat!("[gone](gone.md), see /ho", "me/somebody\n")),
        ]);
        for (name, check) in CHECKS {
            assert!(!check(&sketch).unwrap().is_empty(), "{name}");
        }
    }
}
