//! Verifies that a match was played by the rules and that its draws follow from the committed seed.

use std::io::Read;
use std::sync::Arc;

use table::{Game, Outcome, SeatSet};

use crate::error::LoadError;
use crate::line::Act;
use crate::play::Match;
use crate::replay::{Digests, Keyring};
use crate::save::{Save, Tail};

/// The reason why a save is invalid. The same errors stop [`Match::load`].
pub type VerifyError = LoadError;

/// Contents of a verified save.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Number of choices, including undone ones.
    pub commits: usize,
    /// Number of single picks in them.
    pub picks: usize,
    /// Number of choices made by a stop, a clock or because there was only one option.
    pub autos: usize,
    /// Number of draws, including those of undone choices and of the start.
    pub draws: usize,
    /// Number of draws that were derived again from a revealed seed.
    pub draws_checked: usize,
    /// Number of undo lines.
    pub undos: usize,
    /// Number of undo lines that needed consent.
    pub with_consent: usize,
    /// Number of redo lines.
    pub redos: usize,
    /// Number of state digests that were compared.
    pub digests: usize,
    /// The commitments in the order they were in force.
    pub seals: Vec<Commitment>,
    /// The result, if the match is over.
    pub outcome: Option<Outcome>,
    /// The seats that conceded, if that ended the match.
    pub conceded: SeatSet,
    /// How the file ends.
    pub tail: Tail,
}

/// A commitment and its status.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Commitment {
    /// Number of its line. It covers the draws of later lines; the commitment of the header also covers the start.
    pub line: usize,
    /// The commitment itself.
    pub commitment: String,
    /// Number of draws it covers.
    pub draws: usize,
    /// Whether the seed was revealed, matches, and gives exactly these draws. Otherwise the seed is still secret, and
    /// the draws are only known to be possible.
    pub open: bool,
}

impl Report {
    /// Is the match over and every draw proved?
    pub const fn is_complete(&self) -> bool {
        self.outcome.is_some() && self.draws_checked == self.draws
    }
}

/// Replays a save by the rules, checks revealed seeds against their commitments and derives every draw again.
///
/// An unfinished match is checked as far as possible: picks, digests and the range of draws. Its seed stays secret.
pub fn verify<G: Game>(game: Arc<G>, reader: impl Read) -> Result<Report, VerifyError> {
    verify_save(game, &Save::read(reader)?)
}

/// Like [`verify`], for a file that was already read.
pub fn verify_save<G: Game>(game: Arc<G>, save: &Save) -> Result<Report, VerifyError> {
    let keys = Keyring::of(&save.header, &save.lines, Digests::Compare);
    let session = Match::follow_all(game, save.header.clone(), &save.lines, &keys)?;
    let known: Vec<String> = keys.secrets.iter().map(crate::Secret::commitment).collect();
    let seal = |line, commitment: &str, draws| Commitment {
        line,
        commitment: commitment.to_owned(),
        draws,
        open: known.iter().any(|k| k == commitment),
    };
    let mut report = Report {
        commits: 0,
        picks: 0,
        autos: 0,
        draws: 0,
        draws_checked: 0,
        undos: 0,
        with_consent: 0,
        redos: 0,
        digests: save.lines.iter().filter(|line| line.digest.is_some()).count(),
        seals: vec![seal(0, &save.header.commitment, save.header.chance.len())],
        outcome: session.outcome(),
        conceded: SeatSet::EMPTY,
        tail: save.tail,
    };
    for (idx, line) in save.lines.iter().enumerate() {
        match &line.act {
            Act::Pick { keys, chance, auto, .. } => {
                report.commits += 1;
                report.picks += keys.len();
                report.autos += usize::from(*auto);
                report.seals.last_mut().expect("the header has the first commitment").draws += chance.len();
            }
            Act::Undo { consent, .. } => {
                report.undos += 1;
                report.with_consent += usize::from(*consent);
            }
            Act::Redo { .. } => report.redos += 1,
            Act::Reseal { commitment } => report.seals.push(seal(idx + 1, commitment, 0)),
            Act::Reveal { conceded, .. } => report.conceded = *conceded,
        }
    }
    report.draws = report.seals.iter().map(|seal| seal.draws).sum();
    report.draws_checked = report.seals.iter().filter(|seal| seal.open).map(|seal| seal.draws).sum();
    Ok(report)
}
