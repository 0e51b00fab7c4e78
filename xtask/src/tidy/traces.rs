//! No file tells on whose machine it was made, nor which registry served the packages.

use anyhow::Result;

use crate::finding::Finding;
use crate::repo::Repo;

/// Where people and builds have their folders. Written in two parts, as all needles here, or this file would hold them.
const MACHINE_PATHS: [&str; 3] = [concat!("/wo", "rk/"), concat!("/ro", "ot/"), concat!("/ho", "me/")];

/// Hosts that serve packages. The pages people read about a package are on other hosts.
const REGISTRIES: [&str; 9] = [
    concat!("index.cra", "tes.io"),
    concat!("static.cra", "tes.io"),
    concat!("registry.npm", "js.org"),
    concat!("registry.npm", "mirror.com"),
    concat!("registry.yarn", "pkg.com"),
    concat!("npm.pkg.git", "hub.com"),
    concat!("files.python", "hosted.org"),
    concat!("pypi", ".org/simple"),
    concat!("test.pypi", ".org"),
];

/// What names a registry in a file of a package manager: the file's name ends so and a line contains the words.
const SETTINGS: [(&str, &str); 8] = [
    ("Cargo.lock", "source = \"registry+"),
    ("Cargo.lock", "source = \"sparse+"),
    (".cargo/config.toml", "replace-with"),
    (".cargo/config.toml", "registry"),
    ("package-lock.json", "\"resolved\": \"http"),
    (".npmrc", "registry="),
    ("requirements.txt", "index-url"),
    ("pip.conf", "index-url"),
];

/// What a lock file says of the public index, on every machine alike.
const PUBLIC: [&str; 2] = [
    "source = \"registry+https://github.com/rust-lang/crates.io-index\"",
    // Tells npm to leave the hosts out of its lock file.
    "omit-lockfile-registry-resolved=true",
];

/// Tells every trace of a machine or a registry in a text file.
pub(super) fn check(repo: &Repo) -> Result<Vec<Finding>> {
    let mut findings = Vec::new();
    for file in repo.files() {
        for (number, line) in (1..).zip(repo.text(file)?.lines()) {
            findings.extend(problems(file, line).into_iter().map(|message| Finding::at(file, number, message)));
        }
    }
    Ok(findings)
}

fn problems(file: &str, line: &str) -> Vec<String> {
    let paths = MACHINE_PATHS.iter().filter(|path| contains_absolute(line, path));
    let mut problems: Vec<String> = paths
        .map(|path| format!("a path under `{path}` is of one machine: make it relative to the repository"))
        .collect();
    let host = REGISTRIES.iter().find(|host| line.contains(**host));
    let setting = SETTINGS.iter().find(|(name, words)| is_named(file, name) && line.contains(words));
    let is_public = PUBLIC.contains(&line.trim());
    match (host, setting) {
        (Some(host), _) => problems.push(format!("`{host}` is the host of a registry: {}", advice(file))),
        (None, Some(_)) if !is_public => problems.push(format!("this line names a registry: {}", advice(file))),
        _ => {}
    }
    problems
}

fn advice(file: &str) -> &'static str {
    if is_named(file, "package-lock.json") {
        "put omit-lockfile-registry-resolved=true into .npmrc and make the file anew"
    } else if is_named(file, "Cargo.lock") {
        "make the file anew with the public index"
    } else {
        "take it out; which one is used is each machine's own setting"
    }
}

fn is_named(file: &str, name: &str) -> bool {
    file.strip_suffix(name).is_some_and(|rest| rest.is_empty() || rest.ends_with('/'))
}

/// Whether a path begins so in the line, and does not merely have such a part: `a/home/b` and `../home/b` do not.
fn contains_absolute(line: &str, path: &str) -> bool {
    let continues = |letter: char| letter.is_alphanumeric() || "._-~*)]}$%@+".contains(letter);
    line.match_indices(path).any(|(start, _)| !line[..start].ends_with(continues))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::lines;
    use crate::repo::Sketch;

    fn check_line(file: &str, line: &str) -> Vec<String> {
        lines(&check(&Sketch::of(&[(file, &format!("\n{line}\n"))])).unwrap())
    }

    #[test]
    fn paths_of_a_machine_are_told() {
        for path in MACHINE_PATHS {
            let told = format!("a.md:2: a path under `{path}` is of one machine: make it relative to the repository");
            for line in [format!("{path}x"), format!("see `{path}x`"), format!("A={path}"), format!("file://{path}x")] {
                assert_eq!(check_line("a.md", &line), [told.as_str()], "{line}");
            }
            for line in [format!("docs{path}x"), format!("..{path}x"), format!("${{HOME}}{path}"), path[1..].to_owned()]
            {
                assert_eq!(check_line("a.md", &line), [""; 0], "{line}");
            }
        }
    }

    #[test]
    fn hosts_of_registries_are_told() {
        for host in REGISTRIES {
            let found = check_line("docs/a.txt", &format!("from https://{host}/a"));
            assert!(found.len() == 1 && found[0].starts_with("docs/a.txt:2: "), "{host}: {found:?}");
        }
        assert_eq!(check_line("a.md", "https://github.com/rust-lang/rust"), [""; 0]);
    }

    #[test]
    fn settings_that_name_a_registry_are_told() {
        for (file, line) in [
            ("Cargo.lock", "source = \"registry+https://mirror.example/index\""),
            ("fuzz/Cargo.lock", "source = \"sparse+https://mirror.example/\""),
            (".cargo/config.toml", "replace-with = \"mirror\""),
            ("web/package-lock.json", "      \"resolved\": \"https://mirror.example/a.tgz\","),
            ("web/.npmrc", "registry=https://mirror.example"),
            ("peers/requirements.txt", "--extra-index-url https://mirror.example"),
        ] {
            assert_eq!(check_line(file, line).len(), 1, "{file}: {line}");
            assert_eq!(check_line("a.md", line).len(), 0, "{line}");
        }
    }

    #[test]
    fn the_public_index_is_no_trace() {
        for (file, line) in [
            ("Cargo.lock", PUBLIC[0]),
            ("web/.npmrc", PUBLIC[1]),
            (".cargo/config.toml", "xtask = \"run --quiet --package xtask --\""),
            ("web/package-lock.json", "      \"integrity\": \"sha512-x\","),
        ] {
            assert_eq!(check_line(file, line), [""; 0], "{file}: {line}");
        }
    }
}
