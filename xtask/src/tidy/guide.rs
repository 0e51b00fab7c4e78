//! The guide "add a game" is true: it shows the files of its example game as they are, all of them, and few lines.

use anyhow::Result;

use crate::finding::Finding;
use crate::guide::{Block, GUIDE, blocks};
use crate::repo::Repo;

/// The folder of the game that the guide builds.
const GAME: &str = "crates/games/pig";

/// Files of that game a newcomer can do without.
const NOT_SHOWN: [&str; 2] = ["README.md", "rules.pl.md"];

/// Recorded games are made by the program, not written.
const RECORDED: &str = "replays/";

/// A game has at most so many lines of code, or it is no first game.
const LIMIT: usize = 300;

/// What counts as code.
const CODE: [&str; 2] = [".rs", ".toml"];

/// Compares the guide with the files it shows.
pub(super) fn check(repo: &Repo) -> Result<Vec<Finding>> {
    let (blocks, mut findings) = blocks(repo)?;
    if !repo.has(GUIDE) {
        return Ok(findings);
    }
    for block in &blocks {
        findings.extend(compare(repo, block)?);
    }
    findings.extend(not_shown(repo, &blocks));
    findings.extend(too_long(&blocks));
    Ok(findings)
}

fn compare(repo: &Repo, block: &Block) -> Result<Option<Finding>> {
    let Block { path, line, body } = block;
    if !repo.has(path) {
        return Ok(Some(Finding::at(GUIDE, *line, format!("{path} does not exist: make it or take the block out"))));
    }
    let file = repo.text(path)?;
    if file.trim_end_matches('\n') == body.trim_end_matches('\n') {
        return Ok(None);
    }
    let shown: Vec<&str> = body.trim_end_matches('\n').split('\n').collect();
    let real: Vec<&str> = file.trim_end_matches('\n').split('\n').collect();
    let same = shown.iter().zip(&real).take_while(|(shown, real)| shown == real).count();
    let tell = |lines: &[&str]| lines.get(same).map_or("the end".to_owned(), |line| format!("{line:?}"));
    let message = format!(
        "differs from {path}, line {}: the guide has {}, the file has {}; copy the file into the guide",
        same + 1,
        tell(&shown),
        tell(&real)
    );
    Ok(Some(Finding::at(GUIDE, line + 1 + same, message)))
}

fn not_shown(repo: &Repo, blocks: &[Block]) -> Vec<Finding> {
    let is_needed = |file: &&str| {
        let place = &file[GAME.len() + 1..];
        !NOT_SHOWN.contains(&place) && !place.starts_with(RECORDED)
    };
    let is_shown = |file: &str| blocks.iter().any(|block| block.path == file);
    let missing = repo.under(GAME).filter(is_needed).filter(|file| !is_shown(file));
    let mut findings: Vec<Finding> =
        missing.map(|file| Finding::in_file(file, format!("is not shown in {GUIDE}: show it as a block"))).collect();
    if !blocks.is_empty() && !blocks.iter().any(|block| is_of_game(&block.path)) {
        findings.push(Finding::in_file(GUIDE, format!("shows no file of {GAME}, the game it is to build")));
    }
    findings
}

fn too_long(blocks: &[Block]) -> Option<Finding> {
    let code = blocks.iter().filter(|block| is_of_game(&block.path));
    let code = code.filter(|block| CODE.iter().any(|end| block.path.ends_with(end)));
    let lines: usize = code.map(|block| block.body.lines().count()).sum();
    let message = format!("shows {lines} lines of code of {GAME}, more than {LIMIT}: make the game simpler");
    (lines > LIMIT).then(|| Finding::in_file(GUIDE, message))
}

fn is_of_game(path: &str) -> bool {
    path.strip_prefix(GAME).is_some_and(|rest| rest.starts_with('/'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::lines;
    use crate::repo::Sketch;

    const LIB: &str = "crates/games/pig/src/lib.rs";

    fn block(path: &str, body: &str) -> String {
        format!("Some words.\n```rust file={path}\n{body}```\n")
    }

    fn check_guide(guide: &str, files: &[(&str, &str)]) -> Vec<String> {
        let mut all = vec![(GUIDE, guide)];
        all.extend(files);
        lines(&check(&Sketch::of(&all)).unwrap())
    }

    #[test]
    fn a_true_guide_is_clean() {
        let guide = block(LIB, "fn a() {}\n\nfn b() {}\n") + &block("crates/catalog/list.txt", "pig\n");
        let found = check_guide(
            &guide,
            &[
                (LIB, "fn a() {}\n\nfn b() {}"),
                ("crates/catalog/list.txt", "pig\n"),
                ("crates/games/pig/README.md", "Pig.\n"),
                ("crates/games/pig/rules.pl.md", "Świnka.\n"),
                ("crates/games/pig/replays/one.replay", "1\n"),
                ("crates/games/ox/src/lib.rs", "// another game\n"),
            ],
        );
        assert_eq!(found, [""; 0]);
    }

    #[test]
    fn the_first_difference_is_told() {
        let found = check_guide(&block(LIB, "one\ntwo\nthree\n"), &[(LIB, "one\n2\n3\n")]);
        let expected = "docs/add-a-game.md:4: differs from crates/games/pig/src/lib.rs, line 2: \
                        the guide has \"two\", the file has \"2\"; copy the file into the guide";
        assert_eq!(found, [expected]);
        let found = check_guide(&block(LIB, "one\n"), &[(LIB, "one\ntwo\n")]);
        assert!(found[0].contains("line 2: the guide has the end, the file has \"two\""), "{found:?}");
        let found = check_guide(&block(LIB, "one\r\n"), &[(LIB, "one\n")]);
        assert_eq!(found.len(), 1, "bytes are compared, line ends too");
        let found = check_guide(&block(LIB, "one \n"), &[(LIB, "one\n")]);
        assert_eq!(found.len(), 1, "a space at the end of a line counts");
    }

    #[test]
    fn every_file_of_the_game_is_shown_and_exists() {
        let words = "crates/games/pig/words/en.ftl";
        let found = check_guide(&block(LIB, "\n"), &[(words, "a = A\n"), ("crates/games/pig/src/README.md", "")]);
        assert_eq!(
            found,
            [
                "docs/add-a-game.md:2: crates/games/pig/src/lib.rs does not exist: make it or take the block out",
                "crates/games/pig/src/README.md: is not shown in docs/add-a-game.md: show it as a block",
                "crates/games/pig/words/en.ftl: is not shown in docs/add-a-game.md: show it as a block",
            ]
        );
        let found = check_guide(&block("a.rs", "\n"), &[("a.rs", "\n")]);
        assert_eq!(found, ["docs/add-a-game.md: shows no file of crates/games/pig, the game it is to build"]);
    }

    #[test]
    fn only_code_of_the_game_counts_as_length() {
        let full = "//\n".repeat(LIMIT - 1);
        let toml = "crates/games/pig/Cargo.toml";
        let words = "crates/games/pig/words/en.ftl";
        let guide = block(LIB, &full) + &block(toml, "#\n") + &block(words, "# a\n") + &block("other.rs", "//\n");
        let files = [(LIB, full.as_str()), (toml, "#\n"), (words, "# a\n"), ("other.rs", "//\n")];
        assert_eq!(check_guide(&guide, &files), [""; 0]);
        let longer = "#\n#\n";
        let guide = block(LIB, &full) + &block(toml, longer);
        let found = check_guide(&guide, &[(LIB, &full), (toml, longer)]);
        assert_eq!(
            found,
            ["docs/add-a-game.md: shows 301 lines of code of crates/games/pig, more than 300: make the game simpler"]
        );
    }

    #[test]
    fn a_missing_guide_is_told() {
        let found = lines(&check(&Sketch::of(&[(LIB, "fn a() {}\n")])).unwrap());
        assert_eq!(found.len(), 1);
        assert!(found[0].starts_with("docs/add-a-game.md: is missing"), "{found:?}");
    }
}
