//! The bots that we ship finish matches, one of them in Rust and one in Python.

use std::path::{Path, PathBuf};
use std::process::{Output, Stdio};

use house::protocol::{HostAsk, Tell};
use shelf::BoxId;
use tokio::process::Command;

use crate::harness::{Site, config, settings};

/// Where Cargo puts things, whatever it was told.
fn target() -> PathBuf {
    let it = std::env::current_exe().unwrap();
    it.parent().and_then(Path::parent).unwrap().to_owned()
}

#[tokio::test]
async fn the_rust_bot_finishes_a_match() {
    let bot = target().join("examples/bot");
    if !bot.exists() {
        // `cargo test --test it` builds no examples; `cargo test` does.
        let mut build = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        assert!(
            build
                .args(["build", "--quiet", "--package", "house", "--example", "bot"])
                .status()
                .await
                .unwrap()
                .success()
        );
    }
    finish(Command::new(bot)).await;
}

#[tokio::test]
async fn the_python_bot_finishes_a_match() {
    let Some(python) = python().await else {
        eprintln!("skipped: this machine has no python3 with venv, or no way to fetch `websockets`");
        return;
    };
    let mut command = Command::new(python);
    command.arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bots-examples/python/bot.py"));
    finish(command).await;
}

/// Two of these bots play each other; the host only starts the match.
async fn finish(program: Command) {
    let site = Site::with(config()).await;
    let host = site.guest("Anne").await;
    let code = host.open_room(settings(BoxId::BluffYou, 3), None).await;
    let mut anne = host.enter(&code).await;
    anne.host(HostAsk::Empty { chair: 0 }).await;
    anne.host(HostAsk::Bot { chair: 0, level: "any".to_owned() }).await;
    let mut bots = Vec::new();
    for (chair, name) in [(1, "One"), (2, "Two")] {
        let token = site.guest(name).await.token().await;
        let mut command = Command::new(program.as_std().get_program());
        command.args(program.as_std().get_args()).arg(format!("http://{}", site.address)).arg(token).arg(&code);
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).kill_on_drop(true).spawn().unwrap();
        bots.push(child);
        anne.room(|room| room.chairs[chair].name == name).await;
    }
    anne.host(HostAsk::Start).await;
    anne.find(|tell| matches!(tell, Tell::Luck(_)).then_some(())).await;
    // Bots give no entropy; nobody waits for it longer than this.
    site.time.turn(std::time::Duration::from_secs(3));
    anne.find(|tell| matches!(tell, Tell::Over(_)).then_some(())).await;
    for bot in bots {
        let Output { status, stdout, stderr } = bot.wait_with_output().await.unwrap();
        let (said, errors) = (String::from_utf8_lossy(&stdout), String::from_utf8_lossy(&stderr));
        assert!(status.success() && said.contains("the match is over"), "{said}{errors}");
    }
}

/// A Python with `websockets`, in an environment of our own that is made once.
async fn python() -> Option<PathBuf> {
    let folder = target().join("python-bot");
    let python = folder.join("bin/python");
    let has = |python: PathBuf| async move {
        let mut command = Command::new(python);
        command.args(["-c", "import websockets"]).stderr(Stdio::null());
        command.status().await.is_ok_and(|status| status.success())
    };
    if !has(python.clone()).await {
        let made = Command::new("python3").args(["-m", "venv"]).arg(&folder).status().await.ok()?;
        let pip = ["-m", "pip", "install", "--quiet", "websockets>=14,<17"];
        let installed = Command::new(&python).args(pip).status().await.ok()?;
        if !made.success() || !installed.success() || !has(python.clone()).await {
            return None;
        }
    }
    Some(python)
}
