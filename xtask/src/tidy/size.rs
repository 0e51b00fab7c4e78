//! A file is about one thing; one that grew long is two files, or says why it is one.

use anyhow::Result;

use crate::finding::Finding;
use crate::repo::Repo;

/// How the names of source files end.
const SOURCES: [&str; 4] = [".rs", ".ts", ".js", ".svelte"];

/// A source file may have so many lines without a word.
const LIMIT: usize = 600;

/// A longer one explains itself by these words ...
const REASON: &str = "Long because";

/// ... or is written by a program and says so, which tools and people heed alike ...
const GENERATED: &str = "not to be edited";

/// ... in its first lines, where a reader meets it.
const TOP: usize = 15;

/// Tells of long source files that do not say why.
pub(super) fn check(repo: &Repo) -> Result<Vec<Finding>> {
    let mut findings = Vec::new();
    for file in SOURCES.iter().flat_map(|end| repo.ending(end)) {
        let text = repo.text(file)?;
        let length = text.lines().count();
        let is_explained = |line: &str| line.contains(REASON) || line.contains(GENERATED);
        if length > LIMIT && !text.lines().take(TOP).any(is_explained) {
            let message = format!(
                "has {length} lines, more than {LIMIT}: split it, or say \"{REASON} ...\" in its first {TOP} lines"
            );
            findings.push(Finding::at(file, LIMIT + 1, message));
        }
    }
    Ok(findings)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::lines;
    use crate::repo::Sketch;

    #[test]
    fn a_long_file_says_why() {
        let full = "//\n".repeat(LIMIT);
        let long = "//\n".repeat(LIMIT + 1);
        let explained = format!("//! Cards.\n//! Long because it is one table.\n{long}");
        let generated = format!("// Made from the cards; not to be edited.\n{long}");
        let too_late = format!("{}//! Long because it is one table.\n{long}", "\n".repeat(TOP));
        let files = [
            ("explained.rs", explained.as_str()),
            ("full.rs", &full),
            ("made.ts", &generated),
            ("late.rs", &too_late),
            ("long.rs", &long),
            ("page.md", &long),
            ("Page.svelte", &long),
            ("page.ts", &full),
        ];
        let found = lines(&check(&Sketch::of(&files)).unwrap());
        let told = |file: &str, length: usize| {
            format!(
                "{file}:601: has {length} lines, more than 600: split it, or say \"Long because ...\" in its first 15 lines"
            )
        };
        assert_eq!(found, [told("late.rs", 617), told("long.rs", 601), told("Page.svelte", 601)]);
    }
}
