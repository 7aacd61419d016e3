//! A real PostgreSQL server of our own, on a free port, in a temporary folder.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// Stopped when it is dropped.
pub(crate) struct Server {
    child: Child,
    port: u16,
    _folder: TempDir,
}

impl Server {
    /// Starts a server with an empty database, or says what to install.
    pub(crate) async fn start() -> Self {
        let bin = binaries();
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        std::fs::create_dir(&data).unwrap();
        give_to_postgres(folder.path());
        give_to_postgres(&data);
        let made = as_other(&bin.join("initdb"))
            .args(["--auth=trust", "--username=tapis", "--encoding=UTF8", "--no-locale", "--no-sync", "-D"])
            .arg(&data)
            .stdout(Stdio::null())
            .status()
            .expect("initdb runs");
        assert!(made.success(), "initdb failed");
        let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let child = as_other(&bin.join("postgres"))
            .arg("-D")
            .arg(&data)
            .args(["-p", &port.to_string(), "-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="])
            .stderr(Stdio::null())
            .spawn()
            .expect("postgres starts");
        let server = Self { child, port, _folder: folder };
        server.wait().await;
        server
    }

    pub(crate) fn url(&self) -> String {
        format!("postgres://tapis@127.0.0.1:{}/postgres", self.port)
    }

    /// How many tables somebody has made.
    pub(crate) async fn n_tables(&self) -> i64 {
        let (client, connection) = tokio_postgres::connect(&self.url(), tokio_postgres::NoTls).await.unwrap();
        tokio::spawn(connection);
        let sql = "SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public'";
        client.query_one(sql, &[]).await.unwrap().get(0)
    }

    async fn wait(&self) {
        let begun = Instant::now();
        while tokio_postgres::connect(&self.url(), tokio_postgres::NoTls).await.is_err() {
            assert!(begun.elapsed() < Duration::from_secs(30), "PostgreSQL does not answer on port {}", self.port);
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // setpriv becomes the server, so this is its own process.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn binaries() -> PathBuf {
    let mut found: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .map(|versions| versions.filter_map(|version| Some(version.ok()?.path().join("bin"))).collect())
        .unwrap_or_default();
    found.retain(|bin| bin.join("initdb").exists());
    found.sort();
    found.pop().expect("these tests need a PostgreSQL server: apt install postgresql")
}

/// PostgreSQL refuses to run as root: then it runs as `postgres`.
fn as_other(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "--"]).arg(program);
    command
}

fn give_to_postgres(path: &Path) {
    if is_root() {
        let given = Command::new("chown").arg("postgres").arg(path).status().expect("chown runs");
        assert!(given.success(), "this machine has no user `postgres`: apt install postgresql");
    }
}

fn is_root() -> bool {
    let uid = Command::new("id").arg("-u").output().expect("id runs");
    uid.stdout == b"0\n"
}
