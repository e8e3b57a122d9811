//! Checks licenses, bans, sources and known vulnerabilities of the dependencies with cargo-deny.

use std::io::Write;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::{host, tool};

const VERSION: &str = "0.20.2";

/// `cargo deny check licenses bans sources`.
pub(crate) fn licenses() -> Result<()> {
    host::run(deny()?.args(["check", "--hide-inclusion-graph", "licenses", "bans", "sources"]))
}

/// `cargo deny check advisories`. Reports separately if the database cannot be reached.
pub(crate) fn advisories() -> Result<()> {
    println!("checking the dependencies against the RustSec advisory database");
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
        "there are advisories for the dependencies: run `cargo update` or add an exception with a reason to deny.toml"
    )
}

/// Did cargo-deny fail because it could not load the database?
fn unreachable(stderr: &str) -> bool {
    stderr.contains("failed to fetch advisory database") || stderr.contains("failed to load advisory database")
}

fn deny() -> Result<Command> {
    tool::command("cargo-deny", VERSION)
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
