//! The lines after the header: one per commit, undo, redo, reseal or reveal.

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

use crate::error::Problem;
use crate::secret::Secret;

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The content of the line.
    pub act: Act,
    /// The digest of the state afterwards, on every 32nd line and on the last one.
    pub digest: Option<String>,
}

/// The content of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// A seat chose.
    Pick {
        /// The seat that chose.
        seat: Seat,
        /// The keys of the picked options, in the order they were carried out.
        keys: Vec<String>,
        /// The chance values drawn until the next decision.
        chance: Vec<u32>,
        /// Whether the answer was given by a stop, a clock or because there was only one option.
        auto: bool,
    },
    /// The latest commits were undone.
    Undo {
        /// The seat that requested it.
        seat: Seat,
        /// Number of undone commits.
        commits: usize,
        /// Whether the others agreed, so that it may pass draws, revealed cards and their picks.
        consent: bool,
    },
    /// The latest undone commits were redone, with the same draws.
    Redo {
        /// The seat that requested it.
        seat: Seat,
        /// Number of redone commits.
        commits: usize,
    },
    /// The following draws use a new secret.
    Reseal {
        /// The commitment to the new secret.
        commitment: String,
    },
    /// The match is over and the secret is revealed.
    Reveal {
        /// The secret of the last commitment.
        secret: Secret,
        /// The winning seats.
        winners: SeatSet,
        /// The seats that conceded, if that ended the match; empty if the rules ended it.
        conceded: SeatSet,
        /// Hash of all lines before this one.
        log: String,
    },
}

/// A line as in the file. Unknown fields are ignored; a change of meaning requires a new format version.
#[derive(Default, Serialize, Deserialize)]
struct Raw {
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pick: Option<OneOrMany>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    chance: Vec<u32>,
    #[serde(default, skip_serializing_if = "is_false")]
    auto: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    undo: Option<usize>,
    #[serde(default, skip_serializing_if = "is_false")]
    consent: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    redo: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reseal: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reveal: Option<Secret>,
    #[serde(skip_serializing_if = "Option::is_none")]
    winners: Option<Vec<u8>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    conceded: Vec<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    log: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    digest: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum OneOrMany {
    One(String),
    Many(Vec<String>),
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_false(flag: &bool) -> bool {
    !flag
}

impl Line {
    pub(crate) fn parse(line: &[u8]) -> Result<Self, Problem> {
        let line = std::str::from_utf8(line).map_err(|_| Problem::NotUtf8)?;
        let raw: Raw = serde_json::from_str(line).map_err(|e| Problem::Syntax(e.to_string()))?;
        let Raw { seat, pick, chance, auto, undo, consent, redo, reseal, reveal, winners, conceded, log, digest } = raw;
        let seat = || to_seat(seat.ok_or(Problem::Missing("seat"))?);
        let act = match (pick, undo, redo, reseal, reveal) {
            (Some(keys), None, None, None, None) => {
                let keys = match keys {
                    OneOrMany::One(word) => vec![word],
                    OneOrMany::Many(keys) if keys.is_empty() => return Err(Problem::Missing("pick")),
                    OneOrMany::Many(keys) => keys,
                };
                Act::Pick { seat: seat()?, keys, chance, auto }
            }
            (None, Some(commits), None, None, None) => Act::Undo { seat: seat()?, commits, consent },
            (None, None, Some(commits), None, None) => Act::Redo { seat: seat()?, commits },
            (None, None, None, Some(commitment), None) => Act::Reseal { commitment },
            (None, None, None, None, Some(secret)) => {
                let winners = winners.ok_or(Problem::Missing("winners"))?;
                let set = |seats: Vec<u8>| seats.into_iter().map(to_seat).collect::<Result<SeatSet, _>>();
                let (winners, conceded) = (set(winners)?, set(conceded)?);
                Act::Reveal { secret, winners, conceded, log: log.ok_or(Problem::Missing("log"))? }
            }
            _ => return Err(Problem::Kind),
        };
        Ok(Self { act, digest })
    }

    pub(crate) fn to_json(&self) -> String {
        let number = |seat: Seat| Some(seat.idx() as u8);
        let raw = match self.act.clone() {
            Act::Pick { seat, mut keys, chance, auto } => {
                let pick = if keys.len() == 1 { OneOrMany::One(keys.remove(0)) } else { OneOrMany::Many(keys) };
                Raw { seat: number(seat), pick: Some(pick), chance, auto, ..Raw::default() }
            }
            Act::Undo { seat, commits, consent } => {
                Raw { seat: number(seat), undo: Some(commits), consent, ..Raw::default() }
            }
            Act::Redo { seat, commits } => Raw { seat: number(seat), redo: Some(commits), ..Raw::default() },
            Act::Reseal { commitment } => Raw { reseal: Some(commitment), ..Raw::default() },
            Act::Reveal { secret, winners, conceded, log } => Raw {
                reveal: Some(secret),
                winners: Some(winners.iter().map(|s| s.idx() as u8).collect()),
                conceded: conceded.iter().map(|s| s.idx() as u8).collect(),
                log: Some(log),
                ..Raw::default()
            },
        };
        serde_json::to_string(&Raw { digest: self.digest.clone(), ..raw }).expect("a line has string keys only")
    }
}

/// Rejects numbers from 8 on, because a seat set has only 8 bits.
fn to_seat(number: u8) -> Result<Seat, Problem> {
    if number < 8 { Ok(Seat::new(number as usize)) } else { Err(Problem::Seat(number as usize)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str) {
        assert_eq!(Line::parse(text.as_bytes()).expect("a good line").to_json(), text);
    }

    #[test]
    fn lines_are_written_as_they_were_read() {
        check(r#"{"seat":0,"pick":"play scout"}"#);
        check(r#"{"seat":0,"pick":["scrap scout","scrap viper"],"chance":[4,0]}"#);
        check(r#"{"seat":1,"pick":"pass","auto":true,"digest":"00ff"}"#);
        check(r#"{"seat":0,"undo":3,"consent":true}"#);
        check(r#"{"seat":5,"redo":1}"#);
        check(r#"{"reseal":"abc"}"#);
    }

    #[test]
    fn nonsense_is_told_apart() {
        let problem = |text: &str| Line::parse(text.as_bytes()).expect_err("a bad line").to_string();
        assert_eq!(problem("{}"), Problem::Kind.to_string());
        assert_eq!(problem(r#"{"seat":0,"pick":"a","undo":1}"#), Problem::Kind.to_string());
        assert_eq!(problem(r#"{"pick":"a"}"#), Problem::Missing("seat").to_string());
        assert_eq!(problem(r#"{"seat":0,"pick":[]}"#), Problem::Missing("pick").to_string());
        assert_eq!(problem(r#"{"seat":9,"pick":"a"}"#), Problem::Seat(9).to_string());
        assert!(problem(r#"{"seat":300,"pick":"a"}"#).contains("300"));
        assert!(problem(r#"{"seat":0,"pick":"a","chance":[99999999999]}"#).contains("99999999999"));
        assert!(problem(r#"{"seat":0,"pi"#).contains("EOF"));
    }
}
