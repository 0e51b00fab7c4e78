//! `cargo xtask quick`: the checks and tests of what differs from a commit, chosen by path.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::members::{Member, members};
use crate::repo::{GAMES, Repo, git};
use crate::{Ending, say};

/// Files that every package depends on.
const FOR_ALL_PACKAGES: [&str; 4] = ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml", ".cargo/config.toml"];

/// Tests of a game that also notice a change below it.
const GAME_TESTS: [&str; 2] = ["scenarios", "golden_replays"];

/// What to check.
#[derive(Debug, Default, PartialEq, Eq)]
struct Plan {
    /// The packages that have changed.
    packages: BTreeSet<String>,
    /// The games that have not, but use one that has.
    games: BTreeSet<String>,
    /// Whether anything of the web client has changed.
    web: bool,
}

/// Checks and tests what differs from `base`; by default from the upstream branch, and without one from HEAD.
pub(crate) fn command(repo: &Repo, base: Option<&str>) -> Result<Ending> {
    let base = match base {
        Some(base) => base.to_owned(),
        None => upstream(repo.root()).unwrap_or_else(|| "HEAD".to_owned()),
    };
    let changed = changed_files(repo.root(), &base)?;
    let plan = plan(&changed, &members(repo)?);
    say(&format!("quick: {} files differ from {base}; {plan}\n", changed.len()))?;
    let mut took = String::new();
    for (name, mut command) in commands(&plan, repo.root()) {
        let began = Instant::now();
        let status = command.status().with_context(|| format!("cannot run {command:?}"))?;
        took.push_str(&seconds(&name, began.elapsed()));
        if !status.success() {
            say(&took)?;
            eprintln!("quick: {name} failed");
            return Ok(Ending::Found);
        }
    }
    say(&took)?;
    Ok(Ending::Clean)
}

fn seconds(name: &str, took: Duration) -> String {
    format!("quick: {:6.1} s  {name}\n", took.as_secs_f64())
}

impl std::fmt::Display for Plan {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let list = |names: &BTreeSet<String>| names.iter().cloned().collect::<Vec<_>>().join(", ");
        write!(f, "packages: {}; ", if self.packages.is_empty() { "none".to_owned() } else { list(&self.packages) })?;
        if !self.games.is_empty() {
            write!(f, "games above them: {}; ", list(&self.games))?;
        }
        write!(f, "web client: {}", if self.web { "yes" } else { "unit tests only" })
    }
}

fn upstream(root: &Path) -> Option<String> {
    let asked = git(root).args(["rev-parse", "--verify", "--quiet", "@{upstream}"]).output().ok()?;
    let name = String::from_utf8_lossy(&asked.stdout).trim().to_owned();
    (asked.status.success() && !name.is_empty()).then_some(name)
}

/// The files that are not as in `base`, those git does not know yet among them.
fn changed_files(root: &Path, base: &str) -> Result<Vec<String>> {
    let mut files = Vec::new();
    for arguments in [vec!["diff", "--name-only", base], vec!["ls-files", "--others", "--exclude-standard"]] {
        let listed = git(root).args(&arguments).output().context("cannot run git")?;
        if !listed.status.success() {
            bail!("git {}: {}", arguments.join(" "), String::from_utf8_lossy(&listed.stderr).trim());
        }
        files.extend(String::from_utf8_lossy(&listed.stdout).lines().map(str::to_owned));
    }
    Ok(files)
}

fn plan(changed: &[String], members: &[Member]) -> Plan {
    let mut plan = Plan::default();
    for file in changed {
        if FOR_ALL_PACKAGES.contains(&file.as_str()) {
            plan.packages.extend(members.iter().map(|member| member.name.clone()));
        }
        let owners = members.iter().filter(|member| file.starts_with(&format!("{}/", member.folder())));
        plan.packages.extend(owners.map(|member| member.name.clone()));
        plan.web |= file.starts_with("web/") || file.starts_with("e2e/");
    }
    let is_game = |member: &&Member| member.folder().starts_with(&format!("{GAMES}/"));
    let games = members.iter().filter(is_game).filter(|game| !plan.packages.contains(&game.name));
    let above = games.filter(|game| uses(game, members).iter().any(|used| plan.packages.contains(*used)));
    plan.games = above.map(|game| game.name.clone()).collect();
    plan
}

/// All packages of ours that one uses, its tests included.
fn uses<'a>(member: &'a Member, members: &'a [Member]) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    let mut open = vec![member];
    while let Some(next) = open.pop() {
        for used in &next.uses {
            // The tests of something else do not matter.
            let counts = next.name == member.name || !used.is_for_tests;
            if counts && found.insert(used.name.as_str()) {
                open.extend(members.iter().filter(|known| known.name == used.name));
            }
        }
    }
    found
}

/// What is run, in order, by the names it is told under.
fn commands(plan: &Plan, root: &Path) -> Vec<(String, Command)> {
    let cargo = |arguments: &[&str], packages: &BTreeSet<String>, more: &[&str]| {
        let mut cargo = Command::new("cargo");
        let packages = packages.iter().flat_map(|package| ["--package", package]);
        cargo.current_dir(root).args(arguments).args(packages).args(more);
        cargo
    };
    let npm = |arguments: &[&str]| {
        let mut npm = Command::new("npm");
        npm.current_dir(root.join("web")).args(arguments);
        npm
    };
    let none = BTreeSet::new();
    let mut commands = vec![("format".to_owned(), cargo(&["fmt", "--all", "--check"], &none, &[]))];
    if !plan.packages.is_empty() {
        let clippy = cargo(&["clippy", "--locked", "--all-targets"], &plan.packages, &["--", "-D", "warnings"]);
        commands.push(("clippy".to_owned(), clippy));
        commands.push(("tests".to_owned(), cargo(&["test", "--locked"], &plan.packages, &[])));
    }
    if !plan.games.is_empty() {
        let mut tests = cargo(&["test", "--locked", "--test", "*"], &plan.games, &["--"]);
        tests.args(GAME_TESTS);
        commands.push(("scenarios and replays".to_owned(), tests));
    }
    if plan.web {
        commands.push(("web check".to_owned(), npm(&["run", "check"])));
    }
    commands.push(("web unit tests".to_owned(), npm(&["test"])));
    commands
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::members::Use;

    fn member(name: &str, folder: &str, uses: &[(&str, bool)]) -> Member {
        let uses =
            uses.iter().map(|&(name, is_for_tests)| Use { name: name.to_owned(), key: name.to_owned(), is_for_tests });
        Member { name: name.to_owned(), manifest: format!("{folder}/Cargo.toml"), uses: uses.collect() }
    }

    fn workspace() -> Vec<Member> {
        vec![
            member("kernel", "crates/kernel", &[("pig", true)]),
            member("laws", "crates/laws", &[("kernel", false)]),
            member("pig", "crates/games/pig", &[("kernel", false), ("laws", true)]),
            member("chess", "crates/games/chess", &[("kernel", false)]),
            member("server", "crates/server", &[("pig", false)]),
        ]
    }

    fn planned(files: &[&str]) -> (Vec<String>, Vec<String>, bool) {
        let files: Vec<String> = files.iter().map(|&file| file.to_owned()).collect();
        let plan = plan(&files, &workspace());
        (plan.packages.into_iter().collect(), plan.games.into_iter().collect(), plan.web)
    }

    fn names(names: &[&str]) -> Vec<String> {
        names.iter().map(|&name| name.to_owned()).collect()
    }

    #[test]
    fn a_file_belongs_to_the_package_whose_folder_it_is_in() {
        assert_eq!(planned(&["crates/games/pig/words/en.ftl"]), (names(&["pig"]), names(&[]), false));
        assert_eq!(planned(&["crates/server/src/lib.rs"]), (names(&["server"]), names(&[]), false));
        assert_eq!(planned(&["web/src/App.svelte"]), (names(&[]), names(&[]), true));
        assert_eq!(planned(&["README.md"]), (names(&[]), names(&[]), false));
    }

    #[test]
    fn games_above_a_change_play_their_scenarios() {
        assert_eq!(planned(&["crates/kernel/src/game.rs"]), (names(&["kernel"]), names(&["chess", "pig"]), false));
        assert_eq!(planned(&["crates/laws/src/walk.rs"]), (names(&["laws"]), names(&["pig"]), false));
        // The kernel's tests use pig, but chess does not.
        assert_eq!(planned(&["crates/games/pig/src/lib.rs"]), (names(&["pig"]), names(&[]), false));
    }

    #[test]
    fn what_all_packages_share_concerns_all() {
        assert_eq!(planned(&["Cargo.lock"]).0.len(), workspace().len());
    }
}
