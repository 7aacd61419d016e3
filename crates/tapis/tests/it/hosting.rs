//! What docs/hosting.md says is run as it stands there: the proxy for real, the unit by systemd's own judge, the container
//! file as far as it can be read without an engine.

use std::fs;
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use tempfile::TempDir;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::support::{House, tapis_exits};

/// How long a proxy may take to open.
const PATIENCE: Duration = Duration::from_secs(30);

/// The one block of docs/hosting.md in this language.
fn block(language: &str) -> String {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/hosting.md")).unwrap();
    let (_, rest) = text.split_once(&format!("```{language}\n")).unwrap();
    rest.split_once("```").unwrap().0.to_owned()
}

/// The same text with this in place of that, which stands in it.
fn with(text: &str, that: &str, this: &str) -> String {
    assert!(text.contains(that), "docs/hosting.md no longer says {that}");
    text.replace(that, this)
}

/// nginx with the configuration of docs/hosting.md, on a free port, with a certificate of its own.
struct Proxy {
    child: Child,
    port: u16,
    folder: TempDir,
}

impl Proxy {
    fn start(house: &House) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
        let made = Command::new("openssl")
            .args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"])
            .args(["-subj", "/CN=tapis.example", "-addext", "subjectAltName=DNS:tapis.example"])
            .args(["-keyout", &at("privkey.pem"), "-out", &at("fullchain.pem")])
            .stderr(Stdio::null())
            .status()
            .expect("openssl is installed");
        assert!(made.success(), "no certificate");
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port();
        let site = with(&block("nginx"), "listen 443 ssl", &format!("listen 127.0.0.1:{port} ssl"));
        let site = with(&site, "/etc/letsencrypt/live/tapis.example", folder.path().to_str().unwrap());
        let site = with(&site, "http://127.0.0.1:8080", &format!("http://{}", house.address));
        let temp = |of: &str| format!("{of}_temp_path {};", at(of));
        let temps = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(temp).join(" ");
        let whole = format!(
            "daemon off; master_process off; pid {}; error_log stderr warn;\n\
             events {{}}\nhttp {{ access_log off; {temps}\n{site}\n}}\n",
            at("nginx.pid")
        );
        fs::write(at("nginx.conf"), whole).unwrap();
        let nginx = if Path::new("/usr/sbin/nginx").exists() { "/usr/sbin/nginx" } else { "nginx" };
        let child = Command::new(nginx)
            .args(["-e", "stderr", "-p", folder.path().to_str().unwrap(), "-c", &at("nginx.conf")])
            .spawn()
            .expect("nginx is installed");
        let proxy = Self { child, port, folder };
        let begun = Instant::now();
        while std::net::TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            assert!(begun.elapsed() < PATIENCE, "nginx does not answer on port {port}");
            std::thread::sleep(Duration::from_millis(20));
        }
        proxy
    }

    fn host(&self) -> String {
        format!("tapis.example:{}", self.port)
    }

    /// A connection by https, from this address of the loopback network, on which the certificate is checked.
    fn connect(&self, from: &str) -> impl AsyncRead + AsyncWrite + Unpin + use<> {
        let certificate = self.folder.path().join("fullchain.pem");
        let mut tunnel = tokio::process::Command::new("openssl")
            .args(["s_client", "-quiet", "-verify_return_error", "-verify_hostname", "tapis.example", "-CAfile"])
            .arg(certificate)
            .args(["-bind", &format!("{from}:0"), "-connect", &format!("127.0.0.1:{}", self.port)])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("openssl is installed");
        tokio::io::join(tunnel.stdout.take().unwrap(), tunnel.stdin.take().unwrap())
    }

    /// What comes back, head and body.
    async fn ask(&self, line: &str, headers: &[&str], body: &str) -> String {
        let mut stream = self.connect("127.0.0.1");
        let (host, length) = (self.host(), body.len());
        let headers: String = headers.iter().map(|header| format!("{header}\r\n")).collect();
        let request = format!(
            "{line} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Length: {length}\r\n\
             Content-Type: application/json\r\n{headers}\r\n{body}"
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await.expect("nginx answers").unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// A socket at this path, or the status with which it was refused.
    async fn socket(
        &self,
        from: &str,
        path: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<WebSocketStream<impl AsyncRead + AsyncWrite + Unpin + use<>>, u16> {
        let mut request = format!("wss://{}{path}", self.host()).into_client_request().unwrap();
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        match tokio::time::timeout(PATIENCE, client_async(request, self.connect(from))).await.expect("nginx answers") {
            Ok((socket, _)) => Ok(socket),
            Err(Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn header<'a>(answer: &'a str, name: &str) -> Option<&'a str> {
    let lines = answer.lines().take_while(|line| !line.is_empty()).filter_map(|line| line.split_once(": "));
    lines.into_iter().find(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| value)
}

#[tokio::test]
async fn behind_nginx_everything_works_and_nobody_borrows_an_address() {
    let folder = tempfile::tempdir().unwrap();
    let words = ["--public-url", "https://tapis.example", "--trusted-proxies", "1", "--sockets-per-address", "1"];
    let house = House::start(folder.path(), &words);
    let proxy = Proxy::start(&house);

    let page = proxy.ask("GET /r/RAVE27", &[], "").await;
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    assert!(page.contains("<!doctype html>"), "{page}");
    assert!(header(&page, "content-security-policy").is_some_and(|policy| policy.contains("default-src 'none'")));
    assert!(header(&page, "strict-transport-security").is_some(), "{page}");

    let origin = format!("Origin: https://{}", proxy.host());
    let me = proxy.ask("POST /api/v1/me", &[&origin], r#"{"name":"Anne"}"#).await;
    assert!(me.starts_with("HTTP/1.1 200"), "{me}");
    let set = header(&me, "set-cookie").unwrap();
    assert!(set.contains("Secure") && set.contains("HttpOnly") && set.contains("SameSite=Lax"), "{set}");
    let cookie = set.split(';').next().unwrap();
    let wish = r#"{"settings":{"game":"bluff-you","chairs":2}}"#;
    let opened = proxy.ask("POST /api/v1/rooms", &[&origin, &format!("Cookie: {cookie}")], wish).await;
    let code = &opened.rsplit("\"code\":\"").next().unwrap()[..6];

    let path = format!("/api/v1/rooms/{code}/socket");
    let ours = format!("https://{}", proxy.host());
    let stranger = [("cookie", cookie), ("origin", "https://elsewhere.example")];
    assert_eq!(proxy.socket("127.0.0.1", &path, &stranger).await.err(), Some(403));
    let mine = [("cookie", cookie), ("origin", ours.as_str())];
    let mut first = proxy.socket("127.0.0.1", &path, &mine).await.unwrap();
    let welcome = tokio::time::timeout(PATIENCE, first.next()).await.unwrap().unwrap().unwrap();
    assert!(matches!(&welcome, Message::Text(text) if text.starts_with("{\"welcome\"")), "{welcome:?}");
    // One socket of an address: whatever a client writes there, the address is the one that nginx saw.
    let borrowed = [("cookie", cookie), ("origin", ours.as_str()), ("x-forwarded-for", "6.6.6.6")];
    assert_eq!(proxy.socket("127.0.0.1", &path, &borrowed).await.err(), Some(429));
    assert!(proxy.socket("127.0.0.2", &path, &mine).await.is_ok(), "somebody else is not counted with the first");

    let hidden = proxy.ask("GET /metrics", &[], "").await;
    assert!(hidden.starts_with("HTTP/1.1 404"), "{hidden}");
}

#[test]
fn systemd_finds_nothing_wrong_with_the_unit() {
    let folder = tempfile::tempdir().unwrap();
    let unit = folder.path().join("tapis.service");
    let text = with(&block("ini"), "/usr/local/bin/tapis", env!("CARGO_BIN_EXE_tapis"));
    fs::write(&unit, &text).unwrap();
    let judged = Command::new("systemd-analyze").arg("verify").arg(&unit).output().expect("systemd is installed");
    // What it says about other units of this machine is not ours.
    let said = String::from_utf8_lossy(&judged.stderr).into_owned();
    let ours: Vec<&str> = said.lines().filter(|line| line.contains("tapis.service")).collect();
    assert!(ours.is_empty(), "{ours:#?}");
    let known = variables();
    for line in text.lines().filter_map(|line| line.strip_prefix("Environment=")) {
        let name = line.split('=').next().unwrap();
        assert!(known.contains(&name.to_owned()), "tapis serve does not read {name}");
    }
}

#[test]
fn the_container_file_fits_together() {
    let file = block("dockerfile");
    let mut stages = Vec::new();
    let mut releases = Vec::new();
    for line in file.lines().filter(|line| !line.is_empty()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[0] {
            "FROM" => {
                stages.extend(words.get(3).copied());
                releases.push(if words[1].contains("trixie") { "trixie" } else { words[1] });
            }
            "COPY" => {
                for from in words.iter().filter_map(|word| word.strip_prefix("--from=")) {
                    assert!(stages.contains(&from), "{line}");
                }
            }
            "ENV" => {
                for pair in &words[1..] {
                    let name = pair.split('=').next().unwrap().to_owned();
                    assert!(variables().contains(&name), "tapis serve does not read {name}");
                }
            }
            "CMD" => assert_eq!(line, r#"CMD ["tapis", "serve"]"#),
            "RUN" | "WORKDIR" | "USER" | "VOLUME" | "EXPOSE" => {}
            other => panic!("docs/hosting.md has {other} in its container file"),
        }
    }
    // What is built against one release's libraries does not run on an older one's.
    assert_eq!(releases, ["trixie", "trixie"]);
    let manifest = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../Cargo.toml")).unwrap();
    let rust = manifest.lines().find_map(|line| line.strip_prefix("rust-version = \"")).unwrap();
    assert!(file.contains(&format!("rust:{}-", rust.trim_end_matches('"'))), "the compiler is the one we name");
}

/// The environment variables that `tapis serve` reads.
fn variables() -> Vec<String> {
    let help = tapis_exits(0, &["serve", "--help"]);
    let found = help.split("[env: ").skip(1).filter_map(|rest| rest.split(['=', ']']).next());
    found.map(str::to_owned).collect()
}
