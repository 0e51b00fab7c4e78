//! Relative links in the documents lead to a file.

use std::path::{Component, Path, PathBuf};

use anyhow::Result;

use crate::finding::Finding;
use crate::markdown::{Page, without_code};
use crate::repo::Repo;

/// The benchmark's folder documents other projects too and is checked by its own run.
const ELSEWHERE: &str = "peers/";

/// Tells every relative link that leads nowhere.
pub(super) fn check(repo: &Repo) -> Result<Vec<Finding>> {
    let mut findings = Vec::new();
    for file in repo.ending(".md").filter(|file| !file.starts_with(ELSEWHERE)) {
        let text = repo.text(file)?;
        for (number, line) in Page::parse(&text).prose {
            for target in targets(&without_code(line)) {
                findings.extend(problem(repo, file, &target).map(|message| Finding::at(file, number, message)));
            }
        }
    }
    Ok(findings)
}

fn problem(repo: &Repo, file: &str, target: &str) -> Option<String> {
    let path = decoded(target.split(['#', '?']).next()?);
    if path.is_empty() || has_scheme(&path) {
        return None;
    }
    let Some(place) = resolved(file, &path) else {
        return Some(format!("the link `{target}` leaves the repository: link to a file in it"));
    };
    let is_there = repo.root().join(&place).exists();
    let message = || format!("the link `{target}` leads nowhere: there is no {}", place.display());
    (!is_there).then(message)
}

/// Links of a line: `[text](target)`, `[name]: target`, `src="target"` and `href="target"`.
fn targets(line: &str) -> Vec<String> {
    let inline = line.split("](").skip(1).filter_map(inline_target);
    let definition = line.trim_start().strip_prefix('[').filter(|rest| !rest.starts_with('^'));
    let definition = definition.and_then(|rest| rest.split_once("]:")).and_then(|(_, rest)| first_word(rest));
    let html = ["src=\"", "href=\""].into_iter().flat_map(|attribute| line.split(attribute).skip(1));
    let html = html.filter_map(|rest| rest.split_once('"')).map(|(target, _)| target);
    inline.chain(definition).chain(html).map(str::to_owned).collect()
}

/// The target up to its closing bracket; brackets inside it come in pairs.
fn inline_target(rest: &str) -> Option<&str> {
    let mut depth = 1;
    let end = rest.find(|letter| {
        depth += match letter {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        depth == 0
    });
    // Without a closing bracket on this line the target ends with the line.
    first_word(&rest[..end.unwrap_or(rest.len())])
}

/// The target without the title that may follow it; in `<...>` it may hold spaces.
fn first_word(text: &str) -> Option<&str> {
    let text = text.trim_start();
    match text.strip_prefix('<') {
        Some(rest) => rest.split_once('>').map(|(target, _)| target),
        None => text.split_whitespace().next(),
    }
}

/// Whether it is no path: `https:`, `mailto:`, or a Rust path such as `crate::Game` in a crate's front page.
fn has_scheme(path: &str) -> bool {
    path.starts_with("//") || path.split('/').next().is_some_and(|first| first.contains(':'))
}

/// The path from the root; a leading `/` means the root. None if it climbs out of the repository.
fn resolved(file: &str, path: &str) -> Option<PathBuf> {
    let from = if path.starts_with('/') { Path::new("") } else { Path::new(file).parent()? };
    let mut place = PathBuf::new();
    for part in from.join(path.trim_start_matches('/')).components() {
        match part {
            Component::ParentDir => place.pop().then_some(())?,
            Component::Normal(name) => place.push(name),
            _ => {}
        }
    }
    Some(place)
}

/// A target with `%20` and the like written out.
fn decoded(target: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = target.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let code = after.get(..2).filter(|_| first == b'%');
        let code = code.and_then(|code| std::str::from_utf8(code).ok());
        match code.and_then(|code| u8::from_str_radix(code, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                rest = &after[2..];
            }
            None => {
                bytes.push(first);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::lines;
    use crate::repo::Sketch;

    /// Checks a page `docs/page.md` among a few other files.
    fn check_page(page: &str) -> Vec<String> {
        let files = [("docs/page.md", page), ("docs/my guide (new).md", ""), ("README.md", ""), ("web/logo.svg", "")];
        lines(&check(&Sketch::of(&files)).unwrap())
    }

    #[test]
    fn links_that_lead_somewhere_are_clean() {
        let page = "[a](../README.md), ![b](../web/logo.svg \"title\") [c](page.md#part) [d](#part) [e](/README.md)\n\
                    [f](my%20guide%20(new).md) [g](<my guide (new).md>) [`h`](../web) [i](https://a.b/c.md) [j](mailto:a@b.c)\n\
                    [k](crate::Game) `[l](gone.md)` text][m]\n\
                    <img src=\"../web/logo.svg\">\n\
                    [m]: ../README.md\n[^1]: gone.md is a note\n\
                    ```\n[n](gone.md)\n```\n";
        assert_eq!(check_page(page), [""; 0]);
    }

    #[test]
    fn links_that_lead_nowhere_are_told() {
        let told = |line: usize, target: &str, place: &str| {
            format!("docs/page.md:{line}: the link `{target}` leads nowhere: there is no {place}")
        };
        let page =
            "[a](gone.md) and [b](README.md#part)\n\n[c]: ../gone/ \"title\"\n<a href=\"/docs/gone\">d</a> [e](gone.md";
        assert_eq!(
            check_page(page),
            [
                told(1, "gone.md", "docs/gone.md"),
                told(1, "README.md#part", "docs/README.md"),
                told(3, "../gone/", "gone"),
                told(4, "gone.md", "docs/gone.md"),
                told(4, "/docs/gone", "docs/gone"),
            ]
        );
        let outside = "docs/page.md:1: the link `../../x.md` leaves the repository: link to a file in it";
        assert_eq!(check_page("[a](../../x.md)\n"), [outside]);
    }

    #[test]
    fn the_peers_look_after_themselves() {
        let sketch = Sketch::of(&[("peers/README.md", "[a](gone.md)\n"), ("peers.md", "[a](gone.md)\n")]);
        let found = lines(&check(&sketch).unwrap());
        assert_eq!(found, ["peers.md:1: the link `gone.md` leads nowhere: there is no gone.md"]);
    }
}
