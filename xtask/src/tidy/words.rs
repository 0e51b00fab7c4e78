//! Every text exists in English and in Polish.

use std::collections::BTreeMap;

use anyhow::Result;

use crate::finding::Finding;
use crate::repo::Repo;

/// The two files of a folder of texts.
const LANGUAGES: [&str; 2] = ["en.ftl", "pl.ftl"];

/// Where texts are: those of the games and the program, and those of the site.
const PLACES: [&str; 2] = ["crates", "web/words"];

/// Compares the message ids of both languages in every folder of texts.
pub(super) fn check(repo: &Repo) -> Result<Vec<Finding>> {
    let mut findings = Vec::new();
    let texts = PLACES.iter().flat_map(|place| repo.under(place));
    for file in texts.filter(|file| !file.contains("/tests/")) {
        let Some((folder, name)) = file.rsplit_once('/') else { continue };
        if let Some(language) = LANGUAGES.iter().position(|language| *language == name) {
            let other = format!("{folder}/{}", LANGUAGES[1 - language]);
            findings.extend(compare(repo, file, &other)?);
        }
    }
    Ok(findings)
}

/// Tells what `file` says and `other` does not, and what `file` says twice.
fn compare(repo: &Repo, file: &str, other: &str) -> Result<Vec<Finding>> {
    if !repo.has(other) {
        return Ok(vec![Finding::in_file(other, format!("is missing beside {file}: every text is in both languages"))]);
    }
    let (text, translated) = (repo.text(file)?, repo.text(other)?);
    let there: BTreeMap<&str, usize> = messages(&translated).collect();
    let mut here: BTreeMap<&str, usize> = BTreeMap::new();
    let mut findings = Vec::new();
    for (id, line) in messages(&text) {
        if let Some(earlier) = here.insert(id, line) {
            findings.push(Finding::at(file, line, format!("`{id}` is said already on line {earlier}: keep one")));
        }
        if !there.contains_key(id) {
            findings.push(Finding::at(file, line, format!("`{id}` is not in {other}: translate it or delete it")));
        }
    }
    Ok(findings)
}

/// The ids of a Fluent file with their lines: a name at the start of a line, then `=`.
fn messages(text: &str) -> impl Iterator<Item = (&str, usize)> {
    (1..).zip(text.lines()).filter_map(|(number, line)| {
        let (name, _) = line.split_once('=')?;
        let name = name.trim_end();
        let is_name = name.trim_start_matches('-').starts_with(|first: char| first.is_ascii_alphabetic())
            && name.chars().all(|letter| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_'));
        is_name.then_some((name, number))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::lines;
    use crate::repo::Sketch;

    fn check_words(files: &[(&str, &str)]) -> Vec<String> {
        lines(&check(&Sketch::of(files)).unwrap())
    }

    #[test]
    fn the_same_ids_are_clean_whatever_they_say() {
        let found = check_words(&[
            (
                "crates/games/pig/words/en.ftl",
                "# a comment = none\nroll = Roll\n-pig = Pig\nlong =\n    x = y\n    .title = T\n",
            ),
            ("crates/games/pig/words/pl.ftl", "-pig = Świnka\nlong = { $n ->\n   *[other] = inne\n}\nroll=Rzuć\n"),
            ("crates/words/tests/en.ftl", "alone = A\n"),
            ("web/words/site/en.ftl", "close = Close\n"),
            ("web/words/site/pl.ftl", "close = Zamknij\n"),
        ]);
        assert_eq!(found, [""; 0]);
    }

    #[test]
    fn a_text_in_one_language_is_told() {
        let found = check_words(&[
            ("crates/games/pig/words/en.ftl", "roll = Roll\nhold = Hold\n"),
            ("crates/games/pig/words/pl.ftl", "roll = Rzuć\nroll = Rzut\nstop = Stój\n"),
            ("crates/games/ox/words/pl.ftl", "wół = Wół\n"),
            ("web/words/site/en.ftl", "close = Close\nkeep = Keep\n"),
            ("web/words/site/pl.ftl", "close = Zamknij\n"),
        ]);
        assert_eq!(
            found,
            [
                "crates/games/ox/words/en.ftl: is missing beside crates/games/ox/words/pl.ftl: every text is in both languages",
                "crates/games/pig/words/en.ftl:2: `hold` is not in crates/games/pig/words/pl.ftl: translate it or delete it",
                "crates/games/pig/words/pl.ftl:2: `roll` is said already on line 1: keep one",
                "crates/games/pig/words/pl.ftl:3: `stop` is not in crates/games/pig/words/en.ftl: translate it or delete it",
                "web/words/site/en.ftl:2: `keep` is not in web/words/site/pl.ftl: translate it or delete it",
            ]
        );
    }
}
