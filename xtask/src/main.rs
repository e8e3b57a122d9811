//! Development commands of the workspace, run as `cargo xtask <command>`.
#![expect(clippy::print_stdout, reason = "a command line tool prints to its terminal")]

mod args;
mod browser;
mod cards;
mod check;
mod count;
mod deny;
mod fuzz;
mod host;
mod long;
mod mutants;
mod play;
mod record;
mod rules;
mod slow;
mod test;
mod tool;
mod web;

use std::process::ExitCode;

use args::Command;

/// Exit code for an invalid command line; 1 means that a command failed.
const USAGE: u8 = 2;

fn main() -> ExitCode {
    let command = match args::parse(std::env::args().skip(1)) {
        Ok(command) => command,
        Err(problem) => {
            eprintln!("error: {problem}\n\n{}", args::HELP);
            return ExitCode::from(USAGE);
        }
    };
    let done = match command {
        Command::Help => {
            println!("{}", args::HELP);
            Ok(ExitCode::SUCCESS)
        }
        Command::Play(args) => play::run(&args, play::Build::Release),
        Command::Dev(args) => play::run(&args, play::Build::Quick),
        Command::Check => Ok(check::run()),
        Command::Test => Ok(test::run()),
        Command::Long(part) => Ok(long::run(part)),
        Command::Mutants(plan) => mutants::run(&plan).map(|()| ExitCode::SUCCESS),
        Command::Slow => slow::run().map(|()| ExitCode::SUCCESS),
        Command::Count { update } => count::run(update).map(|()| ExitCode::SUCCESS),
        Command::Rules => rules::run().map(|()| ExitCode::SUCCESS),
        Command::Coverage { titles } => cards::coverage(titles).map(|()| ExitCode::SUCCESS),
        Command::Gallery(words) => browser::gallery(&words).map(|()| ExitCode::SUCCESS),
        Command::Audit => deny::advisories().map(|()| ExitCode::SUCCESS),
        Command::Fuzz { seconds } => fuzz::run(seconds).map(|()| ExitCode::SUCCESS),
    };
    done.unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
}
