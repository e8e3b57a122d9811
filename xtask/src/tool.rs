//! Cargo subcommands that the commands need: the user's installation, or one built into the target folder.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use crate::host;

/// Returns a cargo subcommand that runs in the root of the workspace.
///
/// If it is not installed, it is built once without optimization, which takes a minute or two and is fast enough.
pub(crate) fn command(name: &str, version: &str) -> Result<Command> {
    let program = if host::has(name) { name.into() } else { installed(name, version)? };
    let mut tool = Command::new(program);
    tool.current_dir(host::root());
    Ok(tool)
}

fn installed(name: &str, version: &str) -> Result<PathBuf> {
    let tools = host::target_dir()?.join("tools");
    let program = tools.join("bin").join(name).with_extension(std::env::consts::EXE_EXTENSION);
    if !program.exists() {
        println!("{name} is missing; building {version} into {} (a minute or two)", tools.display());
        let mut install = host::cargo();
        install.args(["install", name, "--version", version, "--locked", "--debug", "--quiet", "--root"]);
        // Without a target folder cargo builds in a temporary one and removes it.
        install.arg(&tools).env("CARGO_PROFILE_DEV_DEBUG", "0").env_remove("CARGO_TARGET_DIR");
        host::run(&mut install)
            .with_context(|| format!("building {name} (the first build needs a network and a C compiler)"))?;
    }
    Ok(program)
}
