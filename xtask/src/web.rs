//! The web client, which Node builds and the server embeds.

use std::path::PathBuf;
use std::process::Command;
use std::time::SystemTime;

use anyhow::{Context, Result};

use crate::host;

fn folder() -> PathBuf {
    host::root().join("web")
}

fn npm(args: &[&str]) -> Command {
    let mut npm = Command::new("npm");
    npm.current_dir(folder()).args(args);
    npm
}

/// Are Node and npm installed?
pub(crate) fn has_node() -> bool {
    host::has("node") && host::has("npm")
}

/// Installs the client's dependencies according to the lock file.
pub(crate) fn install() -> Result<()> {
    let time = |name: &str| folder().join(name).metadata().and_then(|m| m.modified()).ok();
    // npm writes this file last.
    if time("node_modules/.package-lock.json")
        .is_some_and(|there| time("package-lock.json").is_none_or(|lock| lock <= there))
    {
        return Ok(());
    }
    println!("installing the dependencies of the web client");
    host::run(&mut npm(&["ci", "--no-audit", "--no-fund", "--loglevel=error"]))
}

/// Builds the client if it has changed, and returns its name for the build of the server.
pub(crate) fn build() -> Result<String> {
    install()?;
    let built = newest(&folder().join("dist"));
    let sources = ["src", "public", "index.html", "package-lock.json", "vite.config.ts", "svelte.config.js"];
    let changed = sources.iter().map(|name| newest(&folder().join(name))).max().flatten();
    if built.is_none() || built < changed {
        println!("building the web client");
        host::run(npm(&["run", "build", "--silent"]).arg("--").args(["--logLevel", "warn"]))?;
    }
    let page = folder().join("dist/index.html").metadata().context("the web client was not built")?;
    let time = page.modified()?.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    Ok(time.as_millis().to_string())
}

/// Time of the latest change of a file, or of any file in a folder.
fn newest(path: &std::path::Path) -> Option<SystemTime> {
    let own = path.metadata().ok()?;
    if !own.is_dir() {
        return own.modified().ok();
    }
    let files = std::fs::read_dir(path).ok()?.flatten();
    files.filter_map(|file| newest(&file.path())).max()
}

/// Checks format, lints, types and components of the client, runs its unit tests, and checks how much a first visit
/// loads.
pub(crate) fn check() -> Result<()> {
    build()?;
    host::run(&mut npm(&["run", "format:check", "--silent", "--", "--log-level", "warn"]))?;
    host::run(&mut npm(&["run", "lint", "--silent"]))?;
    host::run(&mut npm(&["run", "check", "--silent"]))?;
    host::run(&mut npm(&["test", "--silent"]))?;
    host::run(Command::new("node").current_dir(folder()).arg("size.mjs"))
}
