//! The page in `web/`: its packages, its build, its checks. All of it is npm's; this only calls it.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::SystemTime;

use anyhow::{Context, bail};
use serde::Deserialize;

use crate::program::{npm, root};

/// Whether there is a page.
pub(crate) fn exists() -> bool {
    root().join("web/package.json").exists()
}

/// Installs the packages where they are missing or older than the lock file, and builds.
pub(crate) fn build() -> anyhow::Result<()> {
    if !exists() {
        bail!("there is no page: web/package.json does not exist");
    }
    install()?;
    npm(["run", "build"]).run()
}

/// Takes the pictures of docs/screens.
pub(crate) fn screenshots() -> anyhow::Result<()> {
    crate::system::prepare()?;
    build()?;
    npm(["run", "shots"]).run()
}

/// The packages of the lock file, unless that was done since it changed.
///
/// Not `npm ci`: it wants the builds for every platform in the lock file, and a registry need not offer them all.
pub(crate) fn install() -> anyhow::Result<()> {
    let web = root().join("web");
    // npm writes this file last, so a broken installation counts as none.
    if is_fresh(changed(&web.join("node_modules/.package-lock.json")), changed(&web.join("package-lock.json"))) {
        return Ok(());
    }
    npm(["install", "--no-save", "--no-audit", "--no-fund"]).run().context("Node and npm build the page")
}

/// The scripts that web/package.json offers, by name; none where there is no page.
pub(crate) fn scripts() -> anyhow::Result<Vec<String>> {
    if !exists() {
        return Ok(Vec::new());
    }
    let text = fs::read_to_string(root().join("web/package.json")).context("web/package.json cannot be read")?;
    names_of_scripts(&text).context("web/package.json is not as npm writes it")
}

#[derive(Deserialize)]
struct Package {
    #[serde(default)]
    scripts: BTreeMap<String, String>,
}

fn names_of_scripts(package: &str) -> serde_json::Result<Vec<String>> {
    Ok(serde_json::from_str::<Package>(package)?.scripts.into_keys().collect())
}

fn changed(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|metadata| metadata.modified()).ok()
}

fn is_fresh(installed: Option<SystemTime>, locked: Option<SystemTime>) -> bool {
    match (installed, locked) {
        (Some(installed), Some(locked)) => installed >= locked,
        (Some(_), None) => true,
        (None, _) => false,
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, SystemTime};

    use super::{is_fresh, names_of_scripts};

    #[test]
    fn scripts_are_read_by_name() {
        let package = r#"{"name": "web", "scripts": {"build": "vite build", "test": "vitest run"}}"#;
        assert_eq!(names_of_scripts(package).unwrap(), ["build", "test"]);
        assert!(names_of_scripts(r#"{"name": "web"}"#).unwrap().is_empty());
        assert!(names_of_scripts("{").is_err());
    }

    #[test]
    fn packages_are_installed_when_absent_or_older_than_the_lock_file() {
        let then = SystemTime::UNIX_EPOCH;
        let now = then + Duration::from_secs(1);
        assert!(!is_fresh(None, Some(then)));
        assert!(!is_fresh(Some(then), Some(now)));
        assert!(is_fresh(Some(now), Some(then)));
        assert!(is_fresh(Some(now), Some(now)));
    }
}
