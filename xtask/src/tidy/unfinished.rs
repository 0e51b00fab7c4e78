//! What is committed is finished: nothing unwritten, nothing left from debugging, no test that does not run.

use anyhow::Result;

use crate::finding::Finding;
use crate::repo::Repo;

/// What may not stand in a source file, and what to do. Each is written in two parts, or this file would hold it.
const UNFINISHED: [(&str, &str); 4] = [
    (concat!("to", "do!("), "write what is missing, or return a refusal"),
    (concat!("unimpl", "emented!("), "write what is missing, or return a refusal"),
    (concat!("#[ig", "nore"), "a test runs or is deleted; a slow one says so in its name"),
    (concat!("db", "g!("), "take the debug print out"),
];

/// Tells every place that is unfinished.
pub(super) fn check(repo: &Repo) -> Result<Vec<Finding>> {
    let mut findings = Vec::new();
    for file in repo.ending(".rs") {
        for (number, line) in (1..).zip(repo.text(file)?.lines()) {
            for (mark, advice) in UNFINISHED.iter().filter(|(mark, _)| contains_word(line, mark)) {
                findings.push(Finding::at(file, number, format!("`{mark}`: {advice}")));
            }
        }
    }
    Ok(findings)
}

/// Whether `word` stands in the line, and not as the end of a longer name.
fn contains_word(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(start, _)| !line[..start].ends_with(|c: char| c.is_alphanumeric() || c == '_'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::lines;
    use crate::repo::Sketch;

    #[test]
    fn each_mark_is_found() {
        for (mark, advice) in UNFINISHED {
            let sketch = Sketch::of(&[("src/a.rs", &format!("fn a() {{\n    {mark}\n}}\n")), ("a.md", mark)]);
            assert_eq!(lines(&check(&sketch).unwrap()), [format!("src/a.rs:2: `{mark}`: {advice}")]);
        }
    }

    #[test]
    fn finished_code_is_clean() {
        let sketch = Sketch::of(&[("src/a.rs", "// a todo list\nmy_dbg!(1);\n#[must_use]\nlet ignore = 1;\n")]);
        assert_eq!(check(&sketch).unwrap(), []);
    }
}
