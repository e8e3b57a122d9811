//! The `orrery` command: parses the arguments and runs a command.

mod arena;
mod args;
mod bench;
mod cards;
mod clean;
mod decks;
mod dice;
mod disambiguate;
mod fail;
mod host;
mod interrupt;
mod online;
mod plain;
mod play;
mod replay;
mod rules;
mod setup;
mod simulate;
mod stops;
mod tui;
mod verify;
mod words;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{CommandFactory, Parser};

use args::{Cli, Command};
use clean::clean;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = io::BufWriter::new(io::stdout().lock());
    let done = run(cli.command, &mut out).and_then(|code| Ok(out.flush().map(|()| code)?));
    match done {
        Ok(code) => ExitCode::from(code),
        Err(error) if fail::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // Print earlier output before the error. A failure here cannot be reported anywhere.
            let _ = out.flush();
            let _ = writeln!(io::stderr(), "orrery: {}", clean(&format!("{error:#}")));
            ExitCode::from(fail::code(&error))
        }
    }
}

/// Runs a command. `Ok` may still carry a nonzero exit code: the command ran, but its result is negative.
fn run(command: Command, out: &mut impl Write) -> anyhow::Result<u8> {
    match command {
        Command::Play(args) => play::run(&args, out),
        Command::Load(args) => online::load(&args, out),
        Command::Backup(args) => online::backup(&args, out),
        Command::Restore(args) => online::restore(&args, out),
        Command::Export(args) => online::export(&args, out),
        Command::Import(args) => online::import(&args, out),
        Command::Admin(args) => online::admin(&args, out),
        Command::Serve(args) => online::serve(&args, out),
        Command::Join(args) => online::join(&args, out),
        Command::Simulate(args) => simulate::run(&args, out),
        Command::Arena(args) => arena::run(&args, out),
        Command::Replay(args) => replay::run(&args, out),
        Command::Verify { file } => verify::run(&file, out),
        Command::Cards(args) => cards::run(&args, out),
        Command::Decks(args) => decks::run(&args, out),
        Command::Rules { game, words, lang } => rules::run(&game, &words, lang, out),
        Command::Bench { game, before, json, quick } => {
            bench::run(game.as_deref(), json, quick, before.as_deref(), out)
        }
        Command::Completions { shell } => {
            // The generator panics if it writes to a closed pipe, so it writes to a buffer.
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Cli::command(), "orrery", &mut script);
            out.write_all(&script)?;
            Ok(0)
        }
    }
}
