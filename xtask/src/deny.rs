//! Licenses, bans and sources of the dependencies, and known vulnerabilities, by way of cargo-deny.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::host;

/// Built without optimization it is there in a minute or two, and its work takes a second either way.
const VERSION: &str = "0.20.2";

/// `cargo deny check licenses bans sources`.
pub(crate) fn licenses() -> Result<()> {
    host::run(deny()?.args(["check", "--hide-inclusion-graph", "licenses", "bans", "sources"]))
}

/// `cargo deny check advisories`. Not being able to ask is told apart from a bad answer.
pub(crate) fn advisories() -> Result<()> {
    println!("asking the RustSec advisory database about the dependencies");
    let out = deny()?.args(["check", "advisories"]).stderr(Stdio::piped()).output().context("starting cargo deny")?;
    std::io::stdout().write_all(&out.stdout)?;
    std::io::stderr().write_all(&out.stderr)?;
    if out.status.success() {
        println!("no known vulnerabilities");
        return Ok(());
    }
    if unreachable(&String::from_utf8_lossy(&out.stderr)) {
        bail!("the advisory database cannot be reached, so NOTHING was checked; run this again with a network");
    }
    bail!(
        "there are advisories against the dependencies: update them (`cargo update`) or argue an exception in deny.toml"
    )
}

/// Did cargo-deny fail before it could look anything up?
fn unreachable(stderr: &str) -> bool {
    stderr.contains("failed to fetch advisory database") || stderr.contains("failed to load advisory database")
}

/// cargo-deny in the root of the workspace: the user's own, or ours below the target folder.
fn deny() -> Result<Command> {
    let program = if host::has("cargo-deny") { "cargo-deny".into() } else { installed()? };
    let mut deny = Command::new(program);
    deny.current_dir(host::root());
    Ok(deny)
}

fn installed() -> Result<PathBuf> {
    let tools = host::target_dir()?.join("tools");
    let program = tools.join("bin").join("cargo-deny").with_extension(std::env::consts::EXE_EXTENSION);
    if !program.exists() {
        println!("cargo-deny is missing; building {VERSION} into {} (a minute or two)", tools.display());
        let mut install = host::cargo();
        install.args(["install", "cargo-deny", "--version", VERSION, "--locked", "--debug", "--quiet", "--root"]);
        // Without a target folder cargo builds in a temporary one and clears it away.
        install.arg(&tools).env("CARGO_PROFILE_DEV_DEBUG", "0").env_remove("CARGO_TARGET_DIR");
        host::run(&mut install).context("building cargo-deny (it needs a network and a C compiler once)")?;
    }
    Ok(program)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unreachable_database_is_no_advisory() {
        assert!(unreachable("[ERROR] failed to fetch advisory database https://example.org\n  Caused by: timeout"));
        assert!(!unreachable("error[vulnerability]: something bad\nadvisories FAILED"));
    }
}
