//! Dependencies inside the workspace point one way: kernel, games, catalog, drivers.

use anyhow::Result;

use crate::finding::Finding;
use crate::members::{Member, Use, members};
use crate::repo::{GAMES, Repo};

/// Every package of ours but this one is named so.
const OURS: &str = "stolik-";

/// The crate that nothing depends on.
const XTASK: &str = "xtask";

/// The name under which the table speaks of every game.
const GAME: &str = "games";

/// What a crate may use.
struct Row {
    /// The crate's name without `stolik-`.
    from: &'static str,
    may_use: Reach,
    /// What its tests may use beside that.
    tests_may_use: Reach,
}

enum Reach {
    Only(&'static [&'static str]),
    /// Any crate but xtask.
    Any,
}

use Reach::{Any, Only};

/// Who may use whom. A crate that is not here is refused: where it stands is a decision.
const TABLE: [Row; 15] = [
    Row { from: "kernel", may_use: Only(&[]), tests_may_use: Any },
    Row { from: "cards", may_use: Only(&["kernel"]), tests_may_use: Any },
    Row { from: "dice", may_use: Only(&["kernel"]), tests_may_use: Any },
    Row { from: "words", may_use: Only(&["kernel"]), tests_may_use: Any },
    Row { from: GAME, may_use: Only(&["kernel", "cards"]), tests_may_use: Only(&["laws", "dice", "bots"]) },
    Row { from: "laws", may_use: Only(&["kernel", "dice", "words"]), tests_may_use: Any },
    Row { from: "bots", may_use: Only(&["kernel", "dice"]), tests_may_use: Any },
    Row { from: "catalog", may_use: Only(&["kernel", "words", "cards", GAME]), tests_may_use: Any },
    Row { from: "wire", may_use: Only(&["kernel"]), tests_may_use: Any },
    Row { from: "client", may_use: Only(&["wire"]), tests_may_use: Any },
    Row { from: "storage", may_use: Only(&[]), tests_may_use: Any },
    Row { from: "storage-sqlite", may_use: Only(&["storage"]), tests_may_use: Any },
    Row {
        from: "server",
        may_use: Only(&["kernel", "words", "dice", "bots", "catalog", "wire", "storage", "storage-sqlite"]),
        tests_may_use: Any,
    },
    Row { from: "cli", may_use: Any, tests_may_use: Any },
    Row { from: XTASK, may_use: Only(&[]), tests_may_use: Only(&[]) },
];

/// Where the table stands, for those who have to add to it.
const TABLE_FILE: &str = "xtask/src/tidy/arrows.rs";

/// Compares what cargo knows of the workspace with the table.
pub(super) fn check(repo: &Repo) -> Result<Vec<Finding>> {
    let members = members(repo)?;
    let mut findings = Vec::new();
    for member in &members {
        let manifest = repo.text(&member.manifest)?;
        findings.extend(wrong_arrows(member, &members, &manifest));
    }
    Ok(findings)
}

fn wrong_arrows(member: &Member, members: &[Member], manifest: &str) -> Vec<Finding> {
    let Some(row) = TABLE.iter().find(|row| row.from == member.place()) else {
        let message = format!("{} has no row in the table of {TABLE_FILE}: say there what it may use", member.name);
        return vec![Finding::in_file(&member.manifest, message)];
    };
    let mut findings = Vec::new();
    for used in &member.uses {
        let Some(target) = members.iter().find(|other| other.name == used.name) else { continue };
        let is_allowed = row.may_use.covers(target) || used.is_for_tests && row.tests_may_use.covers(target);
        // A crate may have itself among the dependencies of its tests, to turn a feature on.
        if !is_allowed && target.name != member.name {
            let message = refusal(row, member, used);
            findings.push(Finding::at(&member.manifest, line_of(manifest, used), message));
        }
    }
    findings
}

fn refusal(row: &Row, member: &Member, used: &Use) -> String {
    let allowed = match (row.may_use.list(), row.tests_may_use.list()) {
        (own, tests) if used.is_for_tests => format!("its tests may use {own}, {tests}"),
        (own, _) => format!("it may use {own}"),
    };
    format!("{} must not depend on {}; {allowed} (the table of {TABLE_FILE})", member.name, used.name)
}

/// The line of the manifest that names the dependency; the first line if it is written in another way.
fn line_of(manifest: &str, used: &Use) -> usize {
    let section = if used.is_for_tests { "dev-dependencies" } else { "dependencies" };
    let mut is_in_section = false;
    for (number, line) in (1..).zip(manifest.lines()) {
        if line.starts_with('[') {
            let heading = line.trim_end().trim_matches(['[', ']']);
            is_in_section = heading.ends_with(section) && heading.ends_with("dev-dependencies") == used.is_for_tests;
        }
        let names_it = line.strip_prefix(used.key.as_str()).is_some_and(|rest| rest.starts_with([' ', '.', '=']));
        if is_in_section && names_it {
            return number;
        }
    }
    1
}

impl Member {
    /// The name in the table: a game's place is its folder, another crate's is its name.
    fn place(&self) -> &str {
        if self.manifest.starts_with(&format!("{GAMES}/")) {
            return GAME;
        }
        self.name.strip_prefix(OURS).unwrap_or(&self.name)
    }
}

impl Reach {
    fn covers(&self, target: &Member) -> bool {
        match self {
            Only(places) => places.contains(&target.place()),
            Any => target.place() != XTASK,
        }
    }

    fn list(&self) -> String {
        match self {
            Only([]) => "no crate of the workspace".to_owned(),
            Only(places) => places.join(", "),
            Any => "any crate but xtask".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::lines;
    use crate::repo::Sketch;

    /// A member with dependencies; those that begin with `dev ` are for tests.
    fn member(name: &str, uses: &[&str]) -> Member {
        let folder = match name {
            "stolik-pig" | "stolik-leduc" => format!("crates/games/{}", &name[OURS.len()..]),
            XTASK => XTASK.to_owned(),
            _ => format!("crates/{}", name.trim_start_matches(OURS)),
        };
        let uses = uses.iter().map(|used| {
            let name = used.trim_start_matches("dev ");
            Use { name: name.to_owned(), key: name.to_owned(), is_for_tests: name != *used }
        });
        Member { name: name.to_owned(), manifest: format!("{folder}/Cargo.toml"), uses: uses.collect() }
    }

    /// Checks one arrow among all crates there are.
    fn is_allowed(from: &str, to: &str) -> bool {
        let names = ["kernel", "cards", "dice", "words", "pig", "leduc", "laws", "bots", "catalog", "cli"];
        let mut members: Vec<_> = names.iter().map(|name| member(&format!("{OURS}{name}"), &[])).collect();
        members.push(member(XTASK, &[]));
        wrong_arrows(&member(from, &[to]), &members, "").is_empty()
    }

    #[test]
    fn arrows_that_point_down_are_allowed() {
        for (from, to) in [
            ("stolik-cards", "stolik-kernel"),
            ("stolik-words", "stolik-kernel"),
            ("stolik-pig", "stolik-kernel"),
            ("stolik-pig", "stolik-cards"),
            ("stolik-pig", "dev stolik-laws"),
            ("stolik-pig", "dev stolik-dice"),
            ("stolik-pig", "dev stolik-bots"),
            ("stolik-pig", "dev stolik-cards"),
            ("stolik-pig", "dev stolik-pig"),
            ("stolik-kernel", "dev stolik-laws"),
            ("stolik-laws", "stolik-dice"),
            ("stolik-bots", "stolik-dice"),
            ("stolik-catalog", "stolik-pig"),
            ("stolik-catalog", "dev stolik-bots"),
            ("stolik-cli", "stolik-laws"),
        ] {
            assert!(is_allowed(from, to), "{from} -> {to}");
        }
    }

    #[test]
    fn arrows_that_turn_are_refused() {
        for (from, to) in [
            ("stolik-kernel", "stolik-dice"),
            ("stolik-cards", "stolik-words"),
            ("stolik-pig", "stolik-leduc"),
            ("stolik-pig", "dev stolik-leduc"),
            ("stolik-pig", "dev stolik-catalog"),
            ("stolik-pig", "stolik-dice"),
            ("stolik-pig", "stolik-laws"),
            ("stolik-laws", "stolik-pig"),
            ("stolik-bots", "stolik-laws"),
            ("stolik-catalog", "stolik-bots"),
            ("stolik-catalog", "stolik-laws"),
            ("stolik-cli", "xtask"),
            ("stolik-kernel", "dev xtask"),
            ("xtask", "stolik-kernel"),
            ("xtask", "dev stolik-kernel"),
        ] {
            assert!(!is_allowed(from, to), "{from} -> {to}");
        }
    }

    #[test]
    fn a_crate_nobody_placed_is_refused() {
        let found = wrong_arrows(&member("stolik-newcomer", &[]), &[], "");
        assert!(lines(&found)[0].starts_with("crates/newcomer/Cargo.toml: stolik-newcomer has no row"), "{found:?}");
    }

    #[test]
    fn cargo_tells_the_arrows_and_the_manifest_the_line() {
        let package =
            |name: &str| format!("[package]\nname = \"stolik-{name}\"\nversion = \"0.1.0\"\nedition = \"2024\"\n");
        let workspace = "[workspace]\nresolver = \"3\"\nmembers = [\"crates/*\"]\n[workspace.dependencies]\n\
                         bots = { package = \"stolik-bots\", path = \"crates/bots\" }\n\
                         kernel = { package = \"stolik-kernel\", path = \"crates/kernel\" }\n";
        let kernel = package("kernel") + "[dev-dependencies]\nbots.workspace = true\n";
        let bots = package("bots") + "[dependencies]\nkernel.workspace = true\n";
        let cards =
            package("cards") + "[dev-dependencies]\nbots.workspace = true\n[dependencies]\nbots.workspace = true\n";
        let sketch = Sketch::of(&[
            ("Cargo.toml", workspace),
            ("crates/kernel/Cargo.toml", &kernel),
            ("crates/kernel/src/lib.rs", ""),
            ("crates/bots/Cargo.toml", &bots),
            ("crates/bots/src/lib.rs", ""),
            ("crates/cards/Cargo.toml", &cards),
            ("crates/cards/src/lib.rs", ""),
        ]);
        let found = lines(&check(&sketch).unwrap());
        let expected = "crates/cards/Cargo.toml:8: stolik-cards must not depend on stolik-bots; \
                        it may use kernel (the table of xtask/src/tidy/arrows.rs)";
        assert_eq!(found, [expected]);
    }
}
