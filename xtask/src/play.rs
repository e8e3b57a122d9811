//! `cargo xtask play`: from a fresh clone to the table in one command.

use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::host;

/// The release build of `orrery`.
pub(crate) fn orrery() -> Result<std::path::PathBuf> {
    println!("building orrery (release); the first time takes a few minutes");
    host::build(host::cargo().args(["build", "--release", "--package", "cli", "--bin", "orrery"]))
}

/// Builds, then becomes `orrery play`.
pub(crate) fn run(args: &[String]) -> Result<ExitCode> {
    let program = orrery()?;
    println!("opening the table: orrery play {}", args.join(" "));
    become_program(Command::new(&program).arg("play").args(args))
        .with_context(|| format!("starting {}", program.display()))
}

/// Replaces this process, so that Ctrl-C reaches only the game, which saves before it ends.
#[cfg(unix)]
fn become_program(command: &mut Command) -> Result<ExitCode> {
    use std::os::unix::process::CommandExt;
    Err(command.exec().into())
}

/// Waits for the game and passes on its exit code.
#[cfg(not(unix))]
fn become_program(command: &mut Command) -> Result<ExitCode> {
    let code = command.status()?.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}
