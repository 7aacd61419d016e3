//! The files of the project, path by path: what a commit could hold.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::Context;

/// Paths from the root, with `/` between folders, and the text of each; what is not text has an empty one.
#[derive(Default)]
pub(crate) struct Tree {
    files: BTreeMap<String, String>,
}

impl Tree {
    /// Reads everything under this folder but what the `.gitignore` files name.
    ///
    /// It does not ask git: sources may come as an archive, and git refuses a folder that somebody else owns.
    pub(crate) fn read(root: &Path) -> anyhow::Result<Self> {
        let mut tree = Self::default();
        tree.read_folder(root, "", &[".git".into()])?;
        Ok(tree)
    }

    fn read_folder(&mut self, folder: &Path, prefix: &str, ignored: &[String]) -> anyhow::Result<()> {
        let patterns = fs::read_to_string(folder.join(".gitignore")).unwrap_or_default();
        let ignored: Vec<String> = ignored.iter().cloned().chain(anchored(&patterns, prefix)).collect();
        for entry in fs::read_dir(folder).with_context(|| format!("cannot list {}", folder.display()))? {
            let entry = entry?;
            let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
            let kind = entry.file_type()?;
            if ignored.iter().any(|pattern| is_ignored(&path, kind.is_dir(), pattern)) {
                continue;
            }
            if kind.is_dir() {
                self.read_folder(&entry.path(), &format!("{path}/"), &ignored)?;
            } else if kind.is_file() {
                let bytes = fs::read(entry.path()).with_context(|| format!("cannot read {path}"))?;
                self.files.insert(path, String::from_utf8(bytes).unwrap_or_default());
            }
        }
        Ok(())
    }

    /// A small tree for a test.
    #[cfg(test)]
    pub(crate) fn of(files: &[(&str, &str)]) -> Self {
        Self { files: files.iter().map(|(path, text)| ((*path).into(), (*text).into())).collect() }
    }

    /// The text of a file.
    pub(crate) fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    /// Whether there is such a file.
    pub(crate) fn has(&self, path: &str) -> bool {
        self.files.contains_key(path)
    }

    /// Whether there is a file in such a folder.
    pub(crate) fn has_folder(&self, path: &str) -> bool {
        path.is_empty() || self.under(&format!("{}/", path.trim_end_matches('/'))).next().is_some()
    }

    /// All files with their texts, in the order of their paths.
    pub(crate) fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.under("")
    }

    /// The files whose paths begin so.
    pub(crate) fn under(&self, prefix: &str) -> impl Iterator<Item = (&str, &str)> {
        let from = self.files.range(prefix.to_owned()..);
        let prefix = prefix.to_owned();
        from.take_while(move |(path, _)| path.starts_with(&prefix)).map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// The folders with a `Cargo.toml` under `crates/`, without the slash.
    pub(crate) fn crates(&self) -> impl Iterator<Item = &str> {
        self.under("crates/").filter_map(|(path, _)| {
            let folder = path.strip_suffix("/Cargo.toml")?;
            (folder.matches('/').count() == 1).then_some(folder)
        })
    }

    /// How many files there are.
    pub(crate) fn len(&self) -> usize {
        self.files.len()
    }
}

/// Whether a path ends like a file of this kind: `"rs"`.
pub(crate) fn has_extension(path: &str, extension: &str) -> bool {
    Path::new(path).extension().is_some_and(|found| found == extension)
}

/// The patterns of one `.gitignore`, from the root: `/target` in `web/` becomes `web/target`, a bare name `**/name`.
fn anchored(patterns: &str, prefix: &str) -> Vec<String> {
    let lines = patterns.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with(['#', '!']));
    let anchor = |line: &str| {
        if line.trim_end_matches('/').contains('/') {
            format!("{prefix}{}", line.trim_start_matches('/'))
        } else {
            format!("**/{line}")
        }
    };
    lines.map(anchor).collect()
}

/// The part of git's patterns that we use: a path, a name, `*.extension`, and `/` at the end for folders only.
fn is_ignored(path: &str, is_folder: bool, pattern: &str) -> bool {
    let (pattern, folders_only) = match pattern.strip_suffix('/') {
        Some(pattern) => (pattern, true),
        None => (pattern, false),
    };
    let name = path.rsplit('/').next().unwrap_or(path);
    let matches = match pattern.strip_prefix("**/") {
        Some(rest) => match rest.strip_prefix('*') {
            Some(ending) => name.ends_with(ending),
            None => name == rest,
        },
        None => path == pattern,
    };
    matches && (is_folder || !folders_only)
}

#[cfg(test)]
mod tests {
    use super::{Tree, anchored, has_extension, is_ignored};

    #[test]
    fn ignored_files_are_told_by_path_name_or_ending() {
        let patterns = anchored("# built\n/target\nnode_modules/\n*.log\n\ndist/out\n", "web/");
        assert_eq!(patterns, ["web/target", "**/node_modules/", "**/*.log", "web/dist/out"]);
        let ignored = |path, is_folder| patterns.iter().any(|pattern| is_ignored(path, is_folder, pattern));
        assert!(ignored("web/target", true));
        assert!(!ignored("target", true));
        assert!(ignored("web/deep/node_modules", true));
        assert!(!ignored("web/node_modules", false));
        assert!(ignored("web/a.log", false));
        assert!(ignored("web/dist/out", true));
        assert!(!ignored("web/dist", true));
    }

    #[test]
    fn folders_and_crates_are_found() {
        let tree = Tree::of(&[("README.md", ""), ("crates/a/Cargo.toml", ""), ("crates/a/tests/x/Cargo.toml", "")]);
        assert_eq!(tree.crates().collect::<Vec<_>>(), ["crates/a"]);
        assert!(tree.has_folder("crates/a/tests/"));
        assert!(tree.has_folder("crates"));
        assert!(!tree.has_folder("cra"));
        assert!(!tree.has("crates"));
    }

    #[test]
    fn the_ending_is_the_whole_ending() {
        assert!(has_extension("a/b.rs", "rs"));
        assert!(!has_extension("a/bars", "rs"));
    }
}
