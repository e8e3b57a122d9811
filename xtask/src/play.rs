//! `cargo xtask play`: builds and starts a server with one command after a fresh clone.

use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::{host, web};

/// How `orrery` is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Build {
    /// For players: takes minutes to build and is fully optimized.
    Release,
    /// For development: takes seconds after a change.
    Quick,
}

/// Builds `orrery`, including the web client if Node is installed.
pub(crate) fn orrery(how: Build) -> Result<std::path::PathBuf> {
    let mut build = host::cargo();
    if web::has_node() {
        build.env("ORRERY_CLIENT", web::build()?);
    } else {
        println!("Node and npm are missing, so orrery is built without the web client; `orrery join` works");
    }
    if how == Build::Release {
        println!("building orrery (release); the first time takes several minutes");
        build.args(["build", "--release", "--package", "cli", "--bin", "orrery"]);
    } else {
        build.args(["build", "--package", "cli", "--bin", "orrery"]);
    }
    host::build(&mut build)
}

/// Builds, then replaces this process with `orrery serve`.
pub(crate) fn run(args: &[String], how: Build) -> Result<ExitCode> {
    let program = orrery(how)?;
    println!("starting the server: orrery serve {}", args.join(" "));
    println!("for a game in this terminal instead: {} play", program.display());
    become_program(Command::new(&program).arg("serve").args(args))
        .with_context(|| format!("starting {}", program.display()))
}

/// Replaces this process, so that Ctrl-C reaches only the server, which saves before it exits.
#[cfg(unix)]
fn become_program(command: &mut Command) -> Result<ExitCode> {
    use std::os::unix::process::CommandExt;
    Err(command.exec().into())
}

/// Waits for the server and returns its exit code.
#[cfg(not(unix))]
fn become_program(command: &mut Command) -> Result<ExitCode> {
    let code = command.status()?.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}
