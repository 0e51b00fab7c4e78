//! The files of the repository: those that git tracks or would track.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

/// Folders whose content others made, skipped even where no `.gitignore` says so.
const NOT_OURS: [&str; 4] = [".git", ".venv", "node_modules", "target"];

/// The folder that holds a folder per game.
pub(crate) const GAMES: &str = "crates/games";

/// A checkout and the list of its files, by paths from the root with `/` between the parts.
pub(crate) struct Repo {
    root: PathBuf,
    files: Vec<String>,
}

impl Repo {
    /// Asks git for the files below `root`.
    pub(crate) fn open(root: &Path) -> Result<Repo> {
        let listing = git(root)
            .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
            .output()
            .with_context(|| format!("cannot run git in {}", root.display()))?;
        if !listing.status.success() {
            let said = String::from_utf8_lossy(&listing.stderr);
            bail!("git cannot list the files of {}: {}", root.display(), said.trim());
        }
        let paths = String::from_utf8_lossy(&listing.stdout);
        let ours = paths.split('\0').filter(|path| !path.is_empty() && is_ours(path));
        // A file that was deleted but not yet committed is still listed.
        let files: BTreeSet<String> = ours.filter(|path| root.join(path).is_file()).map(str::to_owned).collect();
        Ok(Repo { root: root.to_owned(), files: files.into_iter().collect() })
    }

    /// The checkout's folder.
    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    /// All files, sorted.
    pub(crate) fn files(&self) -> impl Iterator<Item = &str> {
        self.files.iter().map(String::as_str)
    }

    /// The files whose name ends so, such as `.rs`.
    pub(crate) fn ending(&self, end: &str) -> impl Iterator<Item = &str> {
        self.files().filter(move |file| file.ends_with(end))
    }

    /// The files in a folder and the folders below it.
    pub(crate) fn under(&self, folder: &str) -> impl Iterator<Item = &str> {
        self.files().filter(move |file| file.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/')))
    }

    /// Whether there is such a file.
    pub(crate) fn has(&self, file: &str) -> bool {
        self.files.binary_search_by(|known| known.as_str().cmp(file)).is_ok()
    }

    /// Reads a file. What is not text, such as a picture, reads as empty.
    pub(crate) fn text(&self, file: &str) -> Result<String> {
        let bytes = std::fs::read(self.root.join(file)).with_context(|| format!("cannot read {file}"))?;
        if bytes.contains(&0) {
            return Ok(String::new());
        }
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    /// The names of the folders that hold a game, sorted.
    pub(crate) fn games(&self) -> BTreeSet<&str> {
        self.under(GAMES).filter_map(|file| file[GAMES.len() + 1..].split_once('/')).map(|(game, _)| game).collect()
    }
}

/// Git in this folder, also when a hook of git itself, which says where its own repository is, started us.
pub(crate) fn git(folder: &Path) -> Command {
    let mut git = Command::new("git");
    git.current_dir(folder).env_remove("GIT_DIR").env_remove("GIT_WORK_TREE").env_remove("GIT_INDEX_FILE");
    git
}

fn is_ours(path: &str) -> bool {
    !path.split('/').any(|part| NOT_OURS.contains(&part))
}

/// A repository of a few files in a temporary folder, for tests.
#[cfg(test)]
pub(crate) struct Sketch {
    repo: Repo,
    _folder: tempfile::TempDir,
}

#[cfg(test)]
impl Sketch {
    /// Writes these files, given as path and content, and has git list them.
    pub(crate) fn of(files: &[(&str, &str)]) -> Sketch {
        let folder = tempfile::tempdir().unwrap();
        for (path, content) in files {
            let place = folder.path().join(path);
            std::fs::create_dir_all(place.parent().unwrap()).unwrap();
            std::fs::write(place, content).unwrap();
        }
        let made = git(folder.path()).args(["init", "--quiet"]).status().unwrap();
        assert!(made.success());
        Sketch { repo: Repo::open(folder.path()).unwrap(), _folder: folder }
    }
}

#[cfg(test)]
impl std::ops::Deref for Sketch {
    type Target = Repo;

    fn deref(&self) -> &Repo {
        &self.repo
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_what_git_would_track() {
        let sketch = Sketch::of(&[
            (".gitignore", "/dist\n"),
            ("dist/page.md", ""),
            ("target/debug/out.rs", ""),
            ("web/node_modules/a/README.md", ""),
            ("crates/games/pig/Cargo.toml", ""),
            ("crates/games/clippy.toml", ""),
            ("crates/gamesome/lib.rs", ""),
        ]);
        let files: Vec<_> = sketch.files().collect();
        assert_eq!(
            files,
            [".gitignore", "crates/games/clippy.toml", "crates/games/pig/Cargo.toml", "crates/gamesome/lib.rs"]
        );
        assert_eq!(sketch.under(GAMES).count(), 2);
        assert_eq!(sketch.games().into_iter().collect::<Vec<_>>(), ["pig"]);
        assert!(sketch.has("crates/games/clippy.toml") && !sketch.has("dist/page.md"));
    }

    #[test]
    fn lists_a_tracked_file_only_while_it_is_there() {
        let sketch = Sketch::of(&[("kept.md", ""), ("gone.md", "")]);
        let added = git(sketch.root()).args(["add", "."]).status().unwrap();
        assert!(added.success());
        std::fs::remove_file(sketch.root().join("gone.md")).unwrap();
        let files = Repo::open(sketch.root()).unwrap().files;
        assert_eq!(files, ["kept.md"]);
    }

    #[test]
    fn what_is_not_text_reads_as_empty() {
        let sketch = Sketch::of(&[("picture.png", "a\0b"), ("page.md", "words")]);
        assert_eq!(sketch.text("picture.png").unwrap(), "");
        assert_eq!(sketch.text("page.md").unwrap(), "words");
    }

    #[test]
    fn a_folder_without_git_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let refused = Repo::open(folder.path()).map(|_| ()).unwrap_err();
        assert!(refused.to_string().starts_with("git cannot list"), "{refused}");
    }
}
