//! A lockfile of npm fits its manifest and names no registry. Nothing is asked of npm: its versions write lockfiles differently.

use anyhow::{Context, Result};
use serde_json::{Map, Value};

use crate::finding::Finding;
use crate::repo::Repo;

/// The lists of a manifest that a lockfile repeats.
const LISTS: [&str; 4] = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"];

/// Tells of lockfiles that do not fit the `package.json` beside them.
pub(super) fn check(repo: &Repo) -> Result<Vec<Finding>> {
    let mut findings = Vec::new();
    for lock_file in repo.ending("package-lock.json") {
        let manifest_file = lock_file.replace("package-lock.json", "package.json");
        let manifest = json(repo, &manifest_file)?;
        let lock = json(repo, lock_file)?;
        let packages = lock["packages"].as_object().with_context(|| format!("{lock_file} has no packages"))?;
        findings.extend(differences(&manifest, packages).map(|message| Finding::in_file(lock_file, message)));
        let is_located = |(_, package): &(&String, &Value)| package.get("resolved").is_some();
        if let Some((name, _)) = packages.iter().find(is_located) {
            let message =
                format!("{name} says where it was downloaded: write it with --omit-lockfile-registry-resolved");
            findings.push(Finding::in_file(lock_file, message));
        }
    }
    Ok(findings)
}

fn json(repo: &Repo, file: &str) -> Result<Value> {
    serde_json::from_str(&repo.text(file)?).with_context(|| format!("{file} is not JSON"))
}

/// What the manifest wants and the lockfile does not have.
fn differences<'a>(manifest: &'a Value, packages: &'a Map<String, Value>) -> impl Iterator<Item = String> {
    let of_list = move |list: &'static str| {
        let nothing = || Value::Object(Map::new());
        let wanted = manifest.get(list).cloned().unwrap_or_else(nothing);
        let locked = packages.get("").and_then(|root| root.get(list)).cloned().unwrap_or_else(nothing);
        (wanted != locked).then(|| format!("its {list} are not those of package.json: run npm install"))
    };
    let missing = move |list: &'static str| {
        let names = manifest.get(list).and_then(Value::as_object).into_iter().flat_map(Map::keys);
        let missing = names.filter(|name| !packages.contains_key(&format!("node_modules/{name}")));
        missing.map(|name| format!("{name} is missing: run npm install")).collect::<Vec<_>>()
    };
    LISTS.into_iter().filter_map(of_list).chain(LISTS.into_iter().flat_map(missing))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::lines;
    use crate::repo::Sketch;

    const MANIFEST: &str = r#"{ "dependencies": { "svelte": "5" }, "devDependencies": { "vite": "8" } }"#;

    fn found(lock: &str) -> Vec<String> {
        lines(&check(&Sketch::of(&[("web/package.json", MANIFEST), ("web/package-lock.json", lock)])).unwrap())
    }

    #[test]
    fn a_lockfile_that_fits_is_clean() {
        let lock = r#"{ "packages": {
            "": { "dependencies": { "svelte": "5" }, "devDependencies": { "vite": "8" } },
            "node_modules/svelte": {}, "node_modules/vite": {} } }"#;
        assert_eq!(found(lock), [""; 0]);
    }

    #[test]
    fn another_version_a_missing_package_and_an_address_are_found() {
        let lock = r#"{ "packages": {
            "": { "dependencies": { "svelte": "4" }, "devDependencies": { "vite": "8" } },
            "node_modules/svelte": { "resolved": "here" } } }"#;
        assert_eq!(
            found(lock),
            [
                "web/package-lock.json: its dependencies are not those of package.json: run npm install",
                "web/package-lock.json: vite is missing: run npm install",
                "web/package-lock.json: node_modules/svelte says where it was downloaded: write it with --omit-lockfile-registry-resolved",
            ]
        );
    }
}
