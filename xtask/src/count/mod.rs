//! `cargo xtask count`: measures instructions per decision with valgrind.
//!
//! Unlike rates, instruction counts hardly depend on the machine and its load, so they are checked and rates are only
//! recorded. The program plays two numbers of games. The difference of the instructions divided by the difference of
//! the decisions excludes the start-up. A digest checks that the games themselves did not change.

mod figures;

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::host;
use figures::{Figures, Played, written};

/// The games, and the maximum instructions per decision of each.
const COUNTED: [(&str, f64); 4] =
    [("star-realms", 770.0), ("sw-lcg", 3000.0), ("rebellion", 6000.0), ("destiny", 4000.0)];
/// Allowed factor above the committed value.
const SLACK: f64 = 1.05;

/// Numbers of games of the short and the long run.
const GAMES: [u32; 2] = [100, 1100];
const SEED: u64 = 1;

const COMMITTED: &str = "docs/counts.txt";

/// Measures, then compares with the committed values or, with `update`, writes the new ones.
pub(crate) fn run(update: bool) -> Result<()> {
    host::need("valgrind", "valgrind", || host::has("valgrind"))?;
    let path = host::root().join(COMMITTED);
    let mut all = Vec::new();
    for (game, limit) in COUNTED {
        let measured = measure(game)?;
        if update {
            below_limit(&measured, limit)?;
        } else {
            let text = fs::read_to_string(&path)
                .with_context(|| format!("reading {COMMITTED} (`cargo xtask count --update` writes it)"))?;
            let committed = Figures::parse(&text, game).with_context(|| format!("reading {COMMITTED}"))?;
            compare(&measured, &committed, limit)?;
        }
        all.push((game, measured));
    }
    if update {
        fs::write(&path, written(&all)).with_context(|| format!("writing {COMMITTED}"))?;
        println!("wrote {COMMITTED}");
    }
    Ok(())
}

/// Builds the example and measures a game.
fn measure(game: &str) -> Result<Figures> {
    println!("{game}: building the example `uniform` (release, portable)");
    let program = host::build(
        host::cargo()
            .args(["build", "--release", "--package", "games", "--example", "uniform"])
            // Flags of the user's shell or configuration, especially `target-cpu=native`, would change the result.
            .env_remove("CARGO_ENCODED_RUSTFLAGS")
            .env("RUSTFLAGS", ""),
    )?;
    let few = counted(&program, game, GAMES[0])?;
    let many = counted(&program, game, GAMES[1])?;
    let rustc = host::output(Command::new("rustc").arg("--version")).unwrap_or_default();
    let measured = Figures::new(few, many, rustc.trim())?;
    println!("{} instructions per decision over {} decisions", measured.per_decision, many.0.decisions);
    Ok(measured)
}

/// Plays games under callgrind and returns their statistics and instructions.
fn counted(program: &Path, game: &str, games: u32) -> Result<(Played, u64)> {
    let profile = host::target_dir()?.join("callgrind.out");
    println!("playing {games} games under valgrind");
    let printed = host::output(
        Command::new("valgrind")
            .args(["--tool=callgrind", "--quiet"])
            .arg(format!("--callgrind-out-file={}", profile.display()))
            .arg(program)
            .args([game.to_owned(), games.to_string(), SEED.to_string()]),
    )?;
    let played = Played::parse(&printed).context("reading what `uniform` printed")?;
    let text = fs::read_to_string(&profile).with_context(|| format!("reading {}", profile.display()))?;
    Ok((played, instructions(&text).context("callgrind wrote no total")?))
}

/// The total of a callgrind profile.
fn instructions(profile: &str) -> Option<u64> {
    let total = profile.lines().find_map(|l| l.strip_prefix("totals: ").or_else(|| l.strip_prefix("summary: ")))?;
    total.split_whitespace().next()?.parse().ok()
}

/// The checks of the test command.
fn compare(measured: &Figures, committed: &Figures, limit: f64) -> Result<()> {
    for (now, before) in measured.played.iter().zip(&committed.played) {
        if now != before {
            bail!(
                "the games differ from those of {COMMITTED}: {now} instead of {before}. If you meant to change the \
                 rules or the example, run `cargo xtask count --update` and commit the result"
            );
        }
    }
    below_limit(measured, limit)?;
    let (now, before) = (measured.per_decision, committed.per_decision);
    let change = (now / before - 1.0) * 100.0;
    if now > before * SLACK {
        bail!(
            "{change:+.1} % against the committed {before} ({}; this is {}). Find what got slower, or run \
             `cargo xtask count --update` and explain it in the commit message",
            committed.rustc,
            measured.rustc
        );
    }
    println!("{change:+.1} % against the committed {before}; limit {limit}");
    if now * SLACK < before {
        println!("clearly better; run `cargo xtask count --update` to commit the new value");
    }
    Ok(())
}

fn below_limit(measured: &Figures, limit: f64) -> Result<()> {
    if measured.per_decision > limit {
        bail!("{} instructions per decision exceed the limit of {limit}", measured.per_decision);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figures(per_decision: f64, digest: u64) -> Figures {
        let played = |games, decisions| Played { games, decisions, digest };
        Figures { per_decision, rustc: "rustc 1".into(), played: [played(10, 100), played(20, 300)] }
    }

    #[test]
    fn the_total_of_a_profile_is_found() {
        assert_eq!(instructions("version: 1\nevents: Ir\nsummary: 123\n\nfn=(1)\ntotals: 124\n"), Some(123));
        assert_eq!(instructions("events: Ir\n0 5\ntotals: 124 7\n"), Some(124));
        assert_eq!(instructions("events: Ir\n"), None);
    }

    #[test]
    fn five_percent_more_pass_and_six_do_not() {
        assert!(compare(&figures(524.9, 1), &figures(500.0, 1), 700.0).is_ok());
        let error = compare(&figures(530.0, 1), &figures(500.0, 1), 700.0).unwrap_err().to_string();
        assert!(error.starts_with("+6.0 % against the committed 500"), "{error}");
    }

    #[test]
    fn the_limit_holds_whatever_was_committed() {
        assert!(compare(&figures(700.0, 1), &figures(700.0, 1), 700.0).is_ok());
        let error = compare(&figures(700.1, 1), &figures(700.0, 1), 700.0).unwrap_err().to_string();
        assert_eq!(error, "700.1 instructions per decision exceed the limit of 700");
    }

    #[test]
    fn other_games_are_no_comparison() {
        let error = compare(&figures(100.0, 2), &figures(500.0, 1), 700.0).unwrap_err().to_string();
        assert!(error.starts_with("the games differ from those of docs/counts.txt: games=10 "), "{error}");
    }
}
