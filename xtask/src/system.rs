//! What the tests need of the system: a browser, a database server, a proxy; from its packages when we may.

use std::path::{Path, PathBuf};

use anyhow::bail;

use crate::program::apt_get;

/// Something of the system's packages.
struct Need {
    /// What it is for.
    what: &'static str,
    /// Debian's name of it.
    package: &'static str,
    /// Whether it is there.
    is_there: fn() -> bool,
}

/// What the tests of the page, the store and docs/hosting.md need.
const NEEDS: [Need; 5] = [
    Need { what: "a browser for the page's tests", package: "chromium", is_there: has_browser },
    Need { what: "a server for the tests of the PostgreSQL store", package: "postgresql", is_there: has_postgres },
    Need { what: "the proxy of docs/hosting.md", package: "nginx", is_there: || is_on_path("nginx") },
    Need { what: "a certificate for that proxy", package: "openssl", is_there: || is_on_path("openssl") },
    Need { what: "a judge of the systemd unit", package: "systemd", is_there: || is_on_path("systemd-analyze") },
];

/// Installs what is missing, or says in one line what to install.
pub(crate) fn prepare() -> anyhow::Result<()> {
    for need in NEEDS.iter().filter(|need| !(need.is_there)()) {
        if !may_install() {
            bail!("{} is missing: install the system's package `{}`", need.what, need.package);
        }
        apt_get(["update", "-qq"]).run()?;
        apt_get(["install", "-y", "-qq", "--no-install-recommends", need.package]).run()?;
    }
    Ok(())
}

/// Root on a Debian.
fn may_install() -> bool {
    let is_root = std::fs::metadata("/proc/self").is_ok_and(|own| std::os::unix::fs::MetadataExt::uid(&own) == 0);
    is_root && Path::new("/usr/bin/apt-get").exists()
}

fn has_browser() -> bool {
    let known = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
    std::env::var_os("TAPIS_CHROMIUM").map(PathBuf::from).is_some_and(|path| path.exists())
        || known.iter().any(|path| Path::new(path).exists())
}

/// Debian keeps `initdb` in a folder by version; elsewhere it is on the path.
fn has_postgres() -> bool {
    let by_version = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders = by_version.map(|version| version.path().join("bin"));
    is_on_path("initdb") || folders.any(|folder| folder.join("initdb").exists())
}

/// Debian keeps servers in a folder that not everybody's path names.
fn is_on_path(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders = std::env::split_paths(&path).chain([PathBuf::from("/usr/sbin")]);
    folders.any(|folder| folder.join(program).exists())
}
