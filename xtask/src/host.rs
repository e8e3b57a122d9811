//! The host machine: location of the workspace, cargo, other programs, packages.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// Root of the workspace.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is in the workspace")
}

/// The cargo that runs xtask, in the root of the workspace.
pub(crate) fn cargo() -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root());
    cargo
}

/// The target directory of cargo.
pub(crate) fn target_dir() -> Result<PathBuf> {
    let out = output(cargo().args(["metadata", "--no-deps", "--format-version=1"]))?;
    let metadata: serde_json::Value = serde_json::from_str(&out).context("reading cargo metadata")?;
    let dir = metadata["target_directory"].as_str().context("cargo metadata printed no target directory")?;
    Ok(dir.into())
}

/// Runs a program with the terminal attached, and fails if the program fails.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("starting {}", name(command)))?;
    if !status.success() {
        bail!("{} failed ({status})", name(command));
    }
    Ok(())
}

/// Runs a program and returns its output; its errors go to the terminal.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let out = command.stderr(Stdio::inherit()).output().with_context(|| format!("starting {}", name(command)))?;
    if !out.status.success() {
        bail!("{} failed ({})", name(command), out.status);
    }
    String::from_utf8(out.stdout).with_context(|| format!("reading the output of {}", name(command)))
}

/// Runs `cargo build <args>` and returns the path of the built program.
pub(crate) fn build(cargo_build: &mut Command) -> Result<PathBuf> {
    let messages = output(cargo_build.arg("--message-format=json-render-diagnostics"))?;
    executable(&messages).context("cargo built no program")
}

/// The last program in cargo's messages that is not a test.
fn executable(messages: &str) -> Option<PathBuf> {
    let mut programs = messages.lines().filter_map(|line| {
        let message: serde_json::Value = serde_json::from_str(line).ok()?;
        let program = message["executable"].as_str().filter(|_| message["profile"]["test"] != true)?;
        Some(PathBuf::from(program))
    });
    programs.next_back()
}

/// Is this program installed? Tries to run it with `--version`.
pub(crate) fn has(program: &str) -> bool {
    let asked = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    !matches!(asked, Err(error) if error.kind() == ErrorKind::NotFound)
}

/// Is `initdb` installed, so that tests can start a server? Distributions keep it in a folder per version, not in
/// `PATH`.
pub(crate) fn has_postgres() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    versions.into_iter().any(|version| version.path().join("bin/initdb").exists()) || has("initdb")
}

/// Makes sure that a program of the distribution is available. Installs its package if that needs no confirmation;
/// otherwise fails with an error that names the package.
pub(crate) fn need(name: &str, package: &str, is_there: impl Fn() -> bool) -> Result<()> {
    if is_there() {
        return Ok(());
    }
    let root = output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    if !root || !has("apt-get") {
        bail!("{name} is missing; install the package `{package}` of your distribution and run this again");
    }
    println!("{name} is missing; installing the package `{package}` with apt-get");
    let apt = |args: &[&str]| run(Command::new("apt-get").env("DEBIAN_FRONTEND", "noninteractive").args(args));
    apt(&["update", "--quiet"])?;
    apt(&["install", "--quiet", "--yes", "--no-install-recommends", package])?;
    if !is_there() {
        bail!("the package `{package}` was installed, but {name} still cannot be found");
    }
    Ok(())
}

fn name(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    let words = std::iter::once(program).chain(command.get_args());
    words.map(|w| w.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_is_found_among_cargos_messages() {
        let messages = r#"{"reason":"compiler-artifact","executable":null}
{"reason":"compiler-artifact","profile":{"test":false},"executable":"/t/release/orrery"}
{"reason":"compiler-artifact","profile":{"test":true},"executable":"/t/release/deps/orrery-1"}
{"reason":"build-finished","success":true}"#;
        assert_eq!(executable(messages), Some("/t/release/orrery".into()));
        assert_eq!(executable(r#"{"reason":"build-finished"}"#), None);
    }

    #[test]
    fn a_command_is_named_as_typed() {
        assert_eq!(name(Command::new("/usr/bin/cargo").args(["fmt", "--all"])), "cargo fmt --all");
    }

    #[test]
    fn a_program_nobody_has_is_missing() {
        assert!(!has("orrery-no-such-program"));
    }

    #[test]
    fn what_is_there_is_not_installed() {
        assert!(need("cargo", "orrery-no-such-package", || true).is_ok());
    }
}
