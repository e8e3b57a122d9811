//! `cargo xtask play`: from a fresh clone to the table in one command.

use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::{host, web};

/// How `orrery` is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Build {
    /// For players: minutes to build, and as fast as it gets.
    Release,
    /// For work on the house: seconds after a change.
    Quick,
}

/// A build of `orrery`, with the web client inside where Node is there to build it.
pub(crate) fn orrery(how: Build) -> Result<std::path::PathBuf> {
    let mut build = host::cargo();
    if web::has_node() {
        build.env("ORRERY_CLIENT", web::build()?);
    } else {
        println!("Node and npm are missing: orrery is built without its page for the browser; `orrery join` works");
    }
    if how == Build::Release {
        println!("building orrery (release); the first time takes several minutes");
        build.args(["build", "--release", "--package", "cli", "--bin", "orrery"]);
    } else {
        build.args(["build", "--package", "cli", "--bin", "orrery"]);
    }
    host::build(&mut build)
}

/// Builds, then becomes `orrery serve`.
pub(crate) fn run(args: &[String], how: Build) -> Result<ExitCode> {
    let program = orrery(how)?;
    println!("opening the house: orrery serve {}", args.join(" "));
    println!("for a game in this terminal instead: {} play", program.display());
    become_program(Command::new(&program).arg("serve").args(args))
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
