//! Which rules of a game its tests cite, and which ids in its folder are of no rule.

use std::collections::BTreeSet;

use anyhow::Result;

use super::book::{Book, Rule};
use super::id::{mentions, prefix};
use super::{RULES, RULES_PL};
use crate::finding::Finding;
use crate::repo::{GAMES, Repo};

/// Folders of a game that hold nothing but tests.
const TEST_FOLDERS: [&str; 3] = ["tests", "scenarios", "replays"];

/// Tests of the site; they may cite the rules of any game.
const SITE_TESTS: [&str; 2] = ["crates/server/tests", "e2e/tests"];

/// The line that opens the tests of a source file.
const TESTS_OPEN: &str = "#[cfg(test)]";

/// The rules of a game, each in one of three states. A rule that a test cites needs no excuse.
#[derive(Debug)]
pub(crate) struct Coverage {
    pub(crate) game: String,
    pub(crate) rules: usize,
    pub(crate) cited: Vec<String>,
    pub(crate) excused: Vec<Excuse>,
    pub(crate) missing: Vec<Missing>,
}

/// A rule that no test can touch, and why.
#[derive(Debug, PartialEq, Eq, serde::Serialize)]
pub(crate) struct Excuse {
    pub(crate) id: String,
    pub(crate) reason: String,
}

/// A rule that no test cites, and the place of its definition.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Missing {
    pub(crate) id: String,
    pub(crate) place: String,
}

impl Coverage {
    /// Reads the folder of a game; the findings are what is wrong beside missing tests.
    pub(crate) fn of(repo: &Repo, game: &str) -> Result<(Coverage, Vec<Finding>)> {
        let folder = format!("{GAMES}/{game}");
        let file = format!("{folder}/{RULES}");
        let (book, mut findings) = Book::read(&file, &repo.text(&file)?);
        findings.extend(compare_translation(repo, &folder, &book)?);
        let mut cited = BTreeSet::new();
        for file in repo.under(&folder) {
            let text = repo.text(file)?;
            let place = &file[folder.len() + 1..];
            cited.extend(cited_ids(place, &text));
            findings.extend(unknown_ids(file, place, &text, &book));
        }
        // What a rule asks of the site is tested there.
        for file in SITE_TESTS.iter().flat_map(|folder| repo.under(folder)) {
            cited.extend(repo.text(file)?.lines().flat_map(mentions).map(|mention| mention.id.to_owned()));
        }
        Ok((Coverage::sorted(game, &file, &book, &cited), findings))
    }

    /// Whether each rule is cited or excused.
    pub(crate) fn is_complete(&self) -> bool {
        self.missing.is_empty()
    }

    fn sorted(game: &str, file: &str, book: &Book, cited: &BTreeSet<String>) -> Coverage {
        let rules = book.rules.len();
        let mut coverage =
            Coverage { game: game.to_owned(), rules, cited: Vec::new(), excused: Vec::new(), missing: Vec::new() };
        for rule in &book.rules {
            let id = rule.id.clone();
            if cited.contains(&id) {
                coverage.cited.push(id);
            } else if let Some(reason) = rule.excuse().filter(|reason| !reason.is_empty()) {
                coverage.excused.push(Excuse { id, reason });
            } else {
                coverage.missing.push(Missing { id, place: format!("{file}:{}", rule.line) });
            }
        }
        coverage
    }
}

/// The Polish rules, where they exist, define exactly the rules of the English ones.
fn compare_translation(repo: &Repo, folder: &str, book: &Book) -> Result<Vec<Finding>> {
    let file = format!("{folder}/{RULES_PL}");
    if !repo.has(&file) {
        return Ok(Vec::new());
    }
    let (polish, mut findings) = Book::read(&file, &repo.text(&file)?);
    for Rule { id, line, .. } in polish.rules.iter().filter(|rule| !book.defines(&rule.id)) {
        findings.push(Finding::at(&file, *line, format!("{id} is not in {RULES}: add it there or take it out here")));
    }
    for Rule { id, line, .. } in book.rules.iter().filter(|rule| !polish.defines(&rule.id)) {
        findings.push(Finding::in_file(&file, format!("{id} is missing: translate line {line} of {RULES}")));
    }
    Ok(findings)
}

/// The ids that a file of the game cites as a test; a file's own name counts as its first line.
fn cited_ids(place: &str, text: &str) -> Vec<String> {
    let from = if is_test(place) { 0 } else { first_test_line(place, text) };
    let lines = std::iter::once(place).chain(text.lines()).skip(from);
    lines.flat_map(mentions).map(|mention| mention.id.to_owned()).collect()
}

fn is_test(place: &str) -> bool {
    let mut parts = place.split('/');
    match parts.next() {
        Some("src") => parts.any(|part| part == "tests" || part == "tests.rs"),
        Some(folder) => TEST_FOLDERS.contains(&folder) && parts.next().is_some(),
        None => false,
    }
}

/// The number of the first line that belongs to the tests inside a source file.
fn first_test_line(place: &str, text: &str) -> usize {
    if !(place.starts_with("src/") && place.ends_with(".rs")) {
        return usize::MAX;
    }
    let lines: Vec<&str> = text.lines().collect();
    let opens = |&number: &usize| lines[number].trim_start().starts_with(TESTS_OPEN) && opens_block(&lines[number..]);
    // One line further for the file's name, which stands first, and one for the attribute itself.
    (0..lines.len()).find(opens).map_or(usize::MAX, |number| number + 2)
}

/// Whether the attribute covers a block. Over `mod tests;` or a `use` it says nothing about the lines below.
fn opens_block(lines: &[&str]) -> bool {
    let on_same_line = lines[0].trim_start().trim_start_matches(TESTS_OPEN);
    let mut code = std::iter::once(on_same_line).chain(lines[1..].iter().copied()).map(str::trim);
    let item = code.find(|line| !line.is_empty() && !line.starts_with("#[") && !line.starts_with("//"));
    item.is_some_and(|line| !line.ends_with(';'))
}

/// Ids with the game's prefix that no rule has.
fn unknown_ids(file: &str, place: &str, text: &str, book: &Book) -> Vec<Finding> {
    let Some(expected) = book.prefix() else { return Vec::new() };
    let mut findings = Vec::new();
    for (number, line) in std::iter::once(place).chain(text.lines()).enumerate() {
        for mention in mentions(line) {
            // What the Polish rules define is compared with the English ones already.
            let is_definition = place == RULES_PL && mention.before.ends_with("**") && mention.after.starts_with("**");
            if prefix(mention.id) == expected && !book.defines(mention.id) && !is_definition {
                let message = format!("{} is not a rule: {RULES} does not define it", mention.id);
                findings.push(match number {
                    0 => Finding::in_file(file, message),
                    _ => Finding::at(file, number, message),
                });
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::lines;
    use crate::repo::Sketch;

    /// Six rules, the last one excused.
    const BOOK: &str = "**AB-001** **AB-002** **AB-003**\n**AB-004** **AB-005**\n**AB-006** (untested: a wish)\n";

    fn check(files: &[(&str, &str)], cited: &[&str], findings: &[&str]) -> Coverage {
        let mut all = vec![("crates/games/ab/rules.md".to_owned(), BOOK)];
        all.extend(files.iter().map(|(path, text)| (format!("crates/games/ab/{path}"), *text)));
        let all: Vec<_> = all.iter().map(|(path, text)| (path.as_str(), *text)).collect();
        let (coverage, found) = Coverage::of(&Sketch::of(&all), "ab").unwrap();
        assert_eq!(coverage.cited, cited);
        assert_eq!(lines(&found), findings);
        coverage
    }

    #[test]
    fn tests_scenarios_and_replays_cite() {
        let coverage = check(
            &[
                ("tests/deep/rules.rs", "// AB-001\n"),
                ("scenarios/full-column.toml", "rule = \"AB-002\"\n"),
                ("scenarios/AB-003-named.toml", ""),
                ("replays/one.replay", "# AB-004\n"),
            ],
            &["AB-001", "AB-002", "AB-003", "AB-004"],
            &[],
        );
        assert_eq!(coverage.rules, 6);
        assert_eq!(coverage.excused, [Excuse { id: "AB-006".into(), reason: "a wish".into() }]);
        assert_eq!(coverage.missing, [Missing { id: "AB-005".into(), place: "crates/games/ab/rules.md:2".into() }]);
        assert!(!coverage.is_complete());
    }

    #[test]
    fn a_cited_rule_needs_no_excuse() {
        let all = "// AB-001 AB-002 AB-003 AB-004 AB-005 AB-006\n";
        let cited = ["AB-001", "AB-002", "AB-003", "AB-004", "AB-005", "AB-006"];
        let coverage = check(&[("tests/rules.rs", all)], &cited, &[]);
        assert!(coverage.is_complete() && coverage.excused.is_empty());
    }

    #[test]
    fn source_cites_only_in_its_tests() {
        let source = "// AB-001\n#[cfg(test)]\nmod tests;\n// AB-002\n#[cfg(test)]\n// why\n#[rustfmt::skip]\nmod more {\n    // AB-003\n}\n";
        check(&[("src/lib.rs", source)], &["AB-003"], &[]);
        check(
            &[("src/tests.rs", "// AB-001\n"), ("src/flow/tests/raid.rs", "// AB-002\n")],
            &["AB-001", "AB-002"],
            &[],
        );
        check(&[("src/flow.rs", "// AB-001\n"), ("cards.toml", "# AB-002\n"), ("README.md", "AB-003\n")], &[], &[]);
        check(&[("src/cards.toml", "#[cfg(test)]\nAB-001\n"), ("tests.md", "AB-001\n")], &[], &[]);
        check(&[("src/one_line.rs", "#[cfg(test)] mod tests {\n// AB-001\n}\n")], &["AB-001"], &[]);
    }

    #[test]
    fn an_unknown_id_is_told_wherever_it_stands() {
        check(
            &[
                ("src/lib.rs", "//! Rules.\n// AB-007, and SHA-256 of another kind\n"),
                ("words/en.ftl", "why = AB-008\n"),
                ("scenarios/AB-009.toml", ""),
                ("rules.pl.md", "**AB-001** **AB-002** **AB-003** **AB-004** **AB-005** **AB-006** AB-010\n"),
            ],
            &[],
            &[
                "crates/games/ab/rules.pl.md:1: AB-010 is not a rule: rules.md does not define it",
                "crates/games/ab/scenarios/AB-009.toml: AB-009 is not a rule: rules.md does not define it",
                "crates/games/ab/src/lib.rs:2: AB-007 is not a rule: rules.md does not define it",
                "crates/games/ab/words/en.ftl:1: AB-008 is not a rule: rules.md does not define it",
            ],
        );
    }

    #[test]
    fn the_polish_rules_define_the_same_ids() {
        check(
            &[("rules.pl.md", "**AB-001** **AB-002** **AB-003**\n**AB-004** **AB-005** **AB-007**\n")],
            &[],
            &[
                "crates/games/ab/rules.pl.md:2: AB-007 is not in rules.md: add it there or take it out here",
                "crates/games/ab/rules.pl.md: AB-006 is missing: translate line 3 of rules.md",
            ],
        );
    }
}
