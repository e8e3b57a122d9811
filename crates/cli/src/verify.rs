//! `orrery verify`: checks that a match followed the rules and used the committed random seed.

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
            writeln!(out, "INVALID: {}", clean(&error.to_string()))?;
            out.flush()?;
            Err(fail(fail::NO, format!("{} is not a valid match", file.display())))
        }
        Err(error) => Err(HostError::Damaged(file.to_owned(), error).into()),
    }
}

fn told(report: &Report) -> Vec<String> {
    let mut lines = vec![
        format!("choices: {} ({} picks, {} answered automatically)", report.commits, report.picks, report.autos),
        format!("undone: {} ({} by consent), redone: {}", report.undos, report.with_consent, report.redos),
        format!("draws: {}, verified against the revealed seed: {}", report.draws, report.draws_checked),
        format!("state digests compared: {}", report.digests),
    ];
    for seal in &report.seals {
        let state = if seal.open { "seed revealed, all draws match" } else { "seed not revealed" };
        let commitment = clean(&seal.commitment);
        lines.push(format!("commitment of line {}: {commitment} ({state}, {} draws)", seal.line, seal.draws));
    }
    match report.tail {
        Tail::Clean => {}
        Tail::Ragged => lines.push("the file does not end with a line break, but nothing is missing".to_owned()),
        Tail::Cut { line } => lines.push(format!("line {line} was cut off while it was written and is ignored")),
    }
    if let Some(outcome) = report.outcome {
        let winners: Vec<String> = outcome.winners.iter().map(|s| format!("player {}", s.idx() + 1)).collect();
        let winners = if winners.is_empty() { "none".to_owned() } else { winners.join(", ") };
        lines.push(format!("winner: {winners}"));
        if !report.conceded.is_empty() {
            let gone: Vec<String> = report.conceded.iter().map(|s| format!("player {}", s.idx() + 1)).collect();
            lines.push(format!("conceded: {}", gone.join(", ")));
        }
    }
    lines.push(if report.is_complete() {
        "VERIFIED: the match followed the rules, and every draw comes from the committed seed".to_owned()
    } else if report.outcome.is_some() {
        "VALID: the match followed the rules, but the seed of some draws was never revealed".to_owned()
    } else {
        "VALID SO FAR: the match is not over; its seed stays secret until then".to_owned()
    });
    lines
}
