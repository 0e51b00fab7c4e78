//! The guide "add a game": the files it shows, and writing them out.

use std::path::{Component, Path};

use anyhow::{Context, Result};

use crate::finding::Finding;
use crate::markdown::{Fence, Page};
use crate::repo::Repo;
use crate::{Ending, say};

/// The page whose blocks are the files of a whole game.
pub(crate) const GUIDE: &str = "docs/add-a-game.md";

/// A file the guide shows: a fence opened with a language and `file=PATH`, the path from the repository's root.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Block {
    pub(crate) path: String,
    /// The line of the guide that opens the block.
    pub(crate) line: usize,
    pub(crate) body: String,
}

/// Writes the files of the guide under `folder`, all or, if one of them cannot stand, none.
pub(crate) fn command(repo: &Repo, folder: &Path) -> Result<Ending> {
    let (blocks, findings) = blocks(repo)?;
    for finding in &findings {
        eprintln!("{finding}");
    }
    if !findings.is_empty() {
        return Ok(Ending::Found);
    }
    write(&blocks, folder)?;
    say(&format!("guide: {} files written to {}\n", blocks.len(), folder.display()))?;
    Ok(Ending::Clean)
}

fn write(blocks: &[Block], folder: &Path) -> Result<()> {
    for Block { path, body, .. } in blocks {
        let place = folder.join(path);
        let parent = place.parent().unwrap_or(folder);
        std::fs::create_dir_all(parent).with_context(|| format!("cannot make {}", parent.display()))?;
        std::fs::write(&place, body).with_context(|| format!("cannot write {}", place.display()))?;
    }
    Ok(())
}

/// Reads the blocks of the guide, and tells of those that cannot be read.
pub(crate) fn blocks(repo: &Repo) -> Result<(Vec<Block>, Vec<Finding>)> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut findings = Vec::new();
    if !repo.has(GUIDE) {
        findings.push(Finding::in_file(GUIDE, "is missing: write the guide that builds a game from nothing"));
        return Ok((blocks, findings));
    }
    for fence in Page::parse(&repo.text(GUIDE)?).fences {
        let earlier = |path: &str| blocks.iter().find(|block| block.path == path).map(|block| block.line);
        match shown_path(&fence) {
            Ok(None) => {}
            Ok(Some(path)) => match earlier(path) {
                Some(line) => {
                    let message = format!("{path} is shown already on line {line}: show each file once, as a whole");
                    findings.push(Finding::at(GUIDE, fence.line, message));
                }
                None => blocks.push(Block { path: path.to_owned(), line: fence.line, body: fence.body }),
            },
            Err(message) => findings.push(Finding::at(GUIDE, fence.line, message)),
        }
    }
    if blocks.is_empty() && findings.is_empty() {
        findings.push(Finding::in_file(GUIDE, "shows no file: open blocks with a language and `file=PATH`"));
    }
    Ok((blocks, findings))
}

/// The file that a fence shows, if it shows one.
fn shown_path<'t>(fence: &Fence<'t>) -> Result<Option<&'t str>, String> {
    let words: Vec<&str> = fence.info.split_whitespace().collect();
    if !fence.is_closed {
        return Err("this block is never closed: end it with as many marks as open it".to_owned());
    }
    if !words.iter().any(|word| word.starts_with("file=")) {
        return Ok(None);
    }
    let path = match words[..] {
        [_, file] => file.strip_prefix("file=").filter(|path| !path.is_empty()),
        _ => None,
    };
    let path = path.ok_or_else(|| format!("`{}` is unclear: write a language, then `file=PATH`", fence.info))?;
    // A block is written below a folder of the reader's choice and must stay there.
    let is_inside = Path::new(path).components().all(|part| matches!(part, Component::Normal(_)));
    if !is_inside {
        return Err(format!("`{path}` leaves the repository: give a path from its root"));
    }
    Ok(Some(path))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::lines;
    use crate::repo::Sketch;

    fn read(guide: &str) -> (Vec<Block>, Vec<String>) {
        let (blocks, findings) = blocks(&Sketch::of(&[(GUIDE, guide)])).unwrap();
        (blocks, lines(&findings))
    }

    #[test]
    fn blocks_are_written_below_the_folder_asked_for() {
        let guide = "# Guide\n```rust file=src/lib.rs\nfn a() {}\n```\n```sh\nls\n```\n````md file=rules.md\n```\nx\n```\n````\n";
        let (blocks, findings) = read(guide);
        assert_eq!(findings, [""; 0]);
        let folder = tempfile::tempdir().unwrap();
        write(&blocks, &folder.path().join("new")).unwrap();
        let written = |path| std::fs::read_to_string(folder.path().join("new").join(path)).unwrap();
        assert_eq!(written("src/lib.rs"), "fn a() {}\n");
        assert_eq!(written("rules.md"), "```\nx\n```\n");
        assert_eq!(std::fs::read_dir(folder.path().join("new")).unwrap().count(), 2);
    }

    #[test]
    fn nothing_is_written_when_a_block_cannot_stand() {
        let sketch = Sketch::of(&[(GUIDE, "```rust file=a.rs\n```\n```rust file=../b.rs\n```\n")]);
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(command(&sketch, folder.path()).unwrap(), Ending::Found);
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[test]
    fn blocks_that_cannot_be_read_are_told() {
        let (blocks, findings) = read(
            "```rust file=a.rs\n```\n```rust file=a.rs\n```\n```file=b.rs\n```\n```rust file=\n```\n```rs file=/c.rs\n```\n~~~rust file=d.rs\n",
        );
        assert_eq!(blocks.len(), 1);
        assert_eq!(
            findings,
            [
                "docs/add-a-game.md:3: a.rs is shown already on line 1: show each file once, as a whole",
                "docs/add-a-game.md:5: `file=b.rs` is unclear: write a language, then `file=PATH`",
                "docs/add-a-game.md:7: `rust file=` is unclear: write a language, then `file=PATH`",
                "docs/add-a-game.md:9: `/c.rs` leaves the repository: give a path from its root",
                "docs/add-a-game.md:11: this block is never closed: end it with as many marks as open it",
            ]
        );
    }

    #[test]
    fn a_guide_must_exist_and_show_something() {
        assert_eq!(read("# Guide\n```rust\nfn a() {}\n```\n").1.len(), 1);
        let (blocks, findings) = blocks(&Sketch::of(&[("README.md", "")])).unwrap();
        assert!(blocks.is_empty());
        assert!(lines(&findings)[0].starts_with("docs/add-a-game.md: is missing"));
    }
}
