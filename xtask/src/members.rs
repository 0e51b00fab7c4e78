//! The packages of the workspace, as cargo knows them.

use anyhow::Result;
use cargo_metadata::{DependencyKind, MetadataCommand};

use crate::repo::Repo;

/// A package of the workspace and what it uses of the workspace.
pub(crate) struct Member {
    pub(crate) name: String,
    /// The path of its `Cargo.toml` from the root.
    pub(crate) manifest: String,
    pub(crate) uses: Vec<Use>,
}

/// A package of ours that another uses.
pub(crate) struct Use {
    pub(crate) name: String,
    /// What the manifest calls it.
    pub(crate) key: String,
    pub(crate) is_for_tests: bool,
}

impl Member {
    /// Its folder from the root.
    pub(crate) fn folder(&self) -> &str {
        self.manifest.trim_end_matches("Cargo.toml").trim_end_matches('/')
    }
}

/// Asks cargo for the packages of the workspace.
pub(crate) fn members(repo: &Repo) -> Result<Vec<Member>> {
    let root = repo.root().canonicalize()?;
    let metadata = MetadataCommand::new().manifest_path(root.join("Cargo.toml")).no_deps().exec()?;
    let packages = metadata.workspace_packages();
    let names: Vec<String> = packages.iter().map(|package| package.name.to_string()).collect();
    let members = packages.into_iter().map(|package| {
        let manifest = package.manifest_path.strip_prefix(&root).unwrap_or(&package.manifest_path);
        let ours = package.dependencies.iter().filter(|used| used.path.is_some() && names.contains(&used.name));
        let uses = ours.map(|used| Use {
            name: used.name.clone(),
            key: used.rename.clone().unwrap_or_else(|| used.name.clone()),
            is_for_tests: used.kind == DependencyKind::Development,
        });
        Member { name: package.name.to_string(), manifest: manifest.to_string(), uses: uses.collect() }
    });
    Ok(members.collect())
}
