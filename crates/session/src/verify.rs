//! Proof that a match was played by the rules and with the luck that was sealed.

use std::io::Read;
use std::sync::Arc;

use table::{Game, Outcome, SeatSet};

use crate::error::LoadError;
use crate::line::Act;
use crate::play::Match;
use crate::replay::{Digests, Keyring};
use crate::save::{Save, Tail};

/// Why a save is not what it claims to be. The same things stop [`Match::load`].
pub type VerifyError = LoadError;

/// What a verified save holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Choices, undone ones included.
    pub commits: usize,
    /// Single picks in them.
    pub picks: usize,
    /// Choices made by a stop, a clock or for want of another option.
    pub autos: usize,
    /// Chance values, those of undone choices and of the start included.
    pub draws: usize,
    /// How many of them were derived again from a revealed seed.
    pub draws_checked: usize,
    /// Undo lines.
    pub undos: usize,
    /// How many of them needed consent.
    pub with_consent: usize,
    /// Redo lines.
    pub redos: usize,
    /// State digests compared.
    pub digests: usize,
    /// The seals in the order they were in force.
    pub seals: Vec<Seal>,
    /// How the match ended, if it has.
    pub outcome: Option<Outcome>,
    /// Who gave up, when it ended by that.
    pub conceded: SeatSet,
    /// How the file ends.
    pub tail: Tail,
}

/// A commitment and what became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seal {
    /// Where it stands; it decides the luck of the lines after it. The seal of the header decides the start too.
    pub line: usize,
    /// The commitment.
    pub commitment: String,
    /// Chance values drawn under it.
    pub draws: usize,
    /// The seed was revealed, fits, and gives exactly these draws. Otherwise the seal is still closed, and the draws
    /// are only known to be possible.
    pub open: bool,
}

impl Report {
    /// Is every draw of the match proved?
    pub const fn is_complete(&self) -> bool {
        self.outcome.is_some() && self.draws_checked == self.draws
    }
}

/// Replays a save by the rules, checks revealed seeds against their commitments and derives every draw again.
///
/// An unfinished match is checked as far as possible: picks, digests and the range of draws; its seal stays closed.
pub fn verify<G: Game>(game: Arc<G>, reader: impl Read) -> Result<Report, VerifyError> {
    verify_save(game, &Save::read(reader)?)
}

/// Like [`verify`], for a file that was read already.
pub fn verify_save<G: Game>(game: Arc<G>, save: &Save) -> Result<Report, VerifyError> {
    let keys = Keyring::of(&save.header, &save.lines, Digests::Compare);
    let session = Match::follow_all(game, save.header.clone(), &save.lines, &keys)?;
    let known: Vec<String> = keys.secrets.iter().map(crate::Secret::commitment).collect();
    let seal = |line, commitment: &str, draws| Seal {
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
            Act::Pick { words, chance, auto, .. } => {
                report.commits += 1;
                report.picks += words.len();
                report.autos += usize::from(*auto);
                report.seals.last_mut().expect("the header has the first seal").draws += chance.len();
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
