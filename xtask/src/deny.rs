//! Licenses, bans and sources of the dependencies, and known vulnerabilities, by way of cargo-deny.

use std::io::Write;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::{host, tool};

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
