//! Cargo, npm and the rest, started from the root of the project.

use std::ffi::OsStr;
use std::fmt;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, bail};

/// The root of the project, where `Cargo.toml` and `README.md` lie.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask/ lies in the root")
}

/// A program about to be started; it prints as one would type it.
pub(crate) struct Program {
    command: Command,
    typed: String,
}

/// `cargo` with these arguments: the same one that runs xtask.
pub(crate) fn cargo<const N: usize>(arguments: [&str; N]) -> Program {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    Program { command: Command::new(cargo), typed: "cargo".into() }.at(root()).args(arguments)
}

/// `npm` with these arguments, in `web/`.
pub(crate) fn npm<const N: usize>(arguments: [&str; N]) -> Program {
    Program { command: Command::new("npm"), typed: "npm".into() }.at(&root().join("web")).args(arguments)
}

/// `apt-get` with these arguments; it asks nothing.
pub(crate) fn apt_get<const N: usize>(arguments: [&str; N]) -> Program {
    let program = Program { command: Command::new("apt-get"), typed: "apt-get".into() };
    program.at(root()).args(arguments).env("DEBIAN_FRONTEND", "noninteractive")
}

/// Whether `cargo nextest` is installed.
pub(crate) fn has_nextest() -> bool {
    cargo(["nextest", "--version"]).succeeds()
}

/// Whether `cargo deny` is installed.
pub(crate) fn has_deny() -> bool {
    cargo(["deny", "--version"]).succeeds()
}

impl Program {
    fn at(mut self, folder: &Path) -> Self {
        self.command.current_dir(folder);
        self
    }

    /// With more arguments.
    pub(crate) fn args(mut self, arguments: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Self {
        for argument in arguments {
            self.typed = format!("{} {}", self.typed, argument.as_ref().to_string_lossy());
            self.command.arg(argument);
        }
        self
    }

    /// With a variable in its environment.
    pub(crate) fn env(mut self, name: &str, value: &str) -> Self {
        self.typed = format!("{name}={value:?} {}", self.typed);
        self.command.env(name, value);
        self
    }

    /// Runs it with our own input and output, and fails where it fails.
    pub(crate) fn run(mut self) -> anyhow::Result<()> {
        let status = self.command.status().with_context(|| format!("cannot start `{self}`: is it installed?"))?;
        if !status.success() {
            bail!("`{self}` failed ({status})");
        }
        Ok(())
    }

    fn succeeds(mut self) -> bool {
        let silent = self.command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        silent.status().is_ok_and(|status| status.success())
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.typed)
    }
}

#[cfg(test)]
mod tests {
    use super::{cargo, root};

    #[test]
    fn a_program_prints_as_one_would_type_it() {
        let doc = cargo(["doc", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(doc.to_string(), "RUSTDOCFLAGS=\"-D warnings\" cargo doc --no-deps");
    }

    #[test]
    fn the_root_is_where_the_crates_are() {
        assert!(root().join("Cargo.toml").exists());
        assert!(root().join("crates").is_dir());
    }
}
