//! Tests of the web client in a real browser with a real server.

use std::io::{BufRead as _, BufReader};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail, ensure};

use crate::{host, web};

/// A server process that is stopped when this is dropped.
struct Server {
    process: Child,
    folder: PathBuf,
    url: String,
    /// Imported finished matches: the environment variable that passes each to the scenarios, and its id.
    recorded: Vec<(&'static str, String)>,
}

impl Server {
    fn start(program: &Path) -> Result<Self> {
        let folder = std::env::temp_dir().join(format!("orrery-browser-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let mut process = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--no-limits", "--machine-pace", "20", "--data"])
            .arg(&folder)
            .env("ORRERY_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()
            .context("starting orrery serve")?;
        let mut line = String::new();
        let stdout = process.stdout.take().context("the output of orrery serve")?;
        BufReader::new(stdout).read_line(&mut line)?;
        let url = line.trim().rsplit(' ').next().unwrap_or_default().to_owned();
        let mut server = Self { process, folder, url, recorded: Vec::new() };
        ensure!(server.url.starts_with("http"), "orrery serve did not start: {line}");
        for (name, file) in RECORDED {
            let mut import = Command::new(program);
            let file = host::root().join("crates/games/tests/saves/0.1.0").join(file);
            let told = host::output(import.arg("import").arg("--data").arg(&server.folder).arg(file))?;
            // `imported as ID (view it at …)`
            let id = told.split([' ', ',']).nth(2).context("the id of the recorded match")?;
            server.recorded.push((name, id.to_owned()));
        }
        Ok(server)
    }
}

/// Recorded matches with moments that would take long to reach.
const RECORDED: [(&str, &str); 2] = [("MATCH", "lcg-jedi-sith.orrery"), ("HUNT", "rebellion-hunt-2.orrery")];

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Finds Chromium.
fn chromium() -> Option<PathBuf> {
    let named = std::env::var_os("CHROMIUM").map(PathBuf::from);
    let usual = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].map(PathBuf::from);
    named.into_iter().chain(usual).find(|path| path.exists())
}

/// Returns the paths of Chromium and of the built program.
fn ready() -> Result<(PathBuf, PathBuf)> {
    host::need("Chromium", "chromium", || chromium().is_some())?;
    let Some(chromium) = chromium() else { bail!("cannot find Chromium; set CHROMIUM to its path") };
    // Build it with the tests, as in an earlier step: alone, the program has other features and everything is rebuilt.
    let orrery = host::build(host::cargo().args(["build", "--quiet", "--workspace", "--bin", "orrery", "--tests"]))?;
    Ok((chromium, orrery))
}

fn node(script: &str) -> Command {
    let mut node = Command::new("node");
    node.current_dir(host::root().join("web")).arg(script);
    node
}

/// Runs every scenario.
pub(crate) fn run() -> Result<()> {
    let (chromium, orrery) = ready()?;
    let server = Server::start(&orrery)?;
    // One scenario starts and kills a separate server, always at the same address.
    let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
    let data = server.folder.join("restart");
    let restarting = format!(
        "{} serve --listen {address} --machine-pace 20 --no-limits --data {}",
        orrery.display(),
        data.display()
    );
    let mut all = node("e2e/all.mjs");
    all.env("BASE", &server.url).envs(server.recorded.clone());
    host::run(all.env("SERVE", restarting).env("CHROMIUM", chromium))
}

/// Takes the screenshots of the gallery that the words select.
pub(crate) fn gallery(words: &[String]) -> Result<()> {
    web::build()?;
    let (chromium, orrery) = ready()?;
    let server = Server::start(&orrery)?;
    let out =
        std::env::var_os("ORRERY_GALLERY").map_or_else(|| std::env::temp_dir().join("orrery-gallery"), PathBuf::from);
    let mut all = node("gallery/all.mjs");
    all.args(words).env("BASE", &server.url).envs(server.recorded.clone());
    host::run(all.env("OUT", out).env("CHROMIUM", chromium))
}
