//! `orrery verify`: was this match played by the rules, and with the luck that was sealed?

use std::io::Write;
use std::path::Path;

use games::{OpenError, Problem, Report, Tail};

use crate::clean::clean;
use crate::fail::{self, fail};
use crate::host::{HostError, read_save};

pub(crate) fn run(file: &Path, out: &mut impl Write) -> anyhow::Result<u8> {
    let save = read_save(file)?;
    match games::verify(&save) {
        Ok(report) => {
            let text = told(&report);
            for line in text {
                writeln!(out, "{line}")?;
            }
            Ok(0)
        }
        Err(OpenError::Load(error)) if !matches!(error.problem, Problem::Io(_)) => {
            writeln!(out, "NOT AS PLAYED: {}", clean(&error.to_string()))?;
            out.flush()?;
            Err(fail(fail::NO, format!("{} is not what it claims to be", file.display())))
        }
        Err(error) => Err(HostError::Damaged(file.to_owned(), error).into()),
    }
}

fn told(report: &Report) -> Vec<String> {
    let mut lines = vec![
        format!("choices: {} ({} picks, {} answered automatically)", report.commits, report.picks, report.autos),
        format!("taken back: {} ({} by consent), brought back: {}", report.undos, report.with_consent, report.redos),
        format!("draws: {}, derived again from the revealed seed: {}", report.draws, report.draws_checked),
        format!("state digests compared: {}", report.digests),
    ];
    for seal in &report.seals {
        let state = if seal.open { "open, every draw fits" } else { "still closed" };
        lines.push(format!("seal of line {}: {} ({state}, {} draws)", seal.line, clean(&seal.commitment), seal.draws));
    }
    match report.tail {
        Tail::Clean => {}
        Tail::Ragged => lines.push("the file does not end with a line break; nothing is missing".to_owned()),
        Tail::Cut { line } => lines.push(format!("line {line} was cut off while it was written; it does not count")),
    }
    if let Some(outcome) = report.outcome {
        let winners: Vec<String> = outcome.winners.iter().map(|s| format!("player {}", s.idx() + 1)).collect();
        let winners = if winners.is_empty() { "nobody".to_owned() } else { winners.join(", ") };
        lines.push(format!("winner: {winners}"));
        if !report.conceded.is_empty() {
            let gone: Vec<String> = report.conceded.iter().map(|s| format!("player {}", s.idx() + 1)).collect();
            lines.push(format!("ended because of who gave up: {}", gone.join(", ")));
        }
    }
    lines.push(if report.is_complete() {
        "PROVED: played by the rules, and every draw comes from the sealed seed".to_owned()
    } else if report.outcome.is_some() {
        "BY THE RULES: some draws were made under a seal that was never opened".to_owned()
    } else {
        "BY THE RULES SO FAR: the match is not over, and its seal stays closed until then".to_owned()
    });
    lines
}
