//! Undo, redo and branches.

use table::{Game, Seat};

use crate::error::{NoBranch, NoUndo};
use crate::header::Origin;
use crate::line::Act;
use crate::play::Match;
use crate::replay::{Digests, Keyring};
use crate::secret::Secret;

impl<G: Game> Match<G> {
    /// Number of picks this seat may undo without consent, which is back to the last barrier.
    pub fn can_undo(&self, seat: Seat) -> usize {
        if self.is_closed() { 0 } else { self.reach(seat).0.len() }
    }

    /// Undoes this seat's latest pick and all automatic answers since. Returns the number of undone commits.
    pub fn undo(&mut self, seat: Seat) -> Result<usize, NoUndo> {
        self.undo_steps(seat, 1)
    }

    /// Undoes all picks of this seat since the last barrier. Returns the number of undone commits.
    pub fn undo_to_barrier(&mut self, seat: Seat) -> Result<usize, NoUndo> {
        self.undo_steps(seat, usize::MAX)
    }

    fn undo_steps(&mut self, seat: Seat, steps: usize) -> Result<usize, NoUndo> {
        self.check_open(seat)?;
        let (cuts, stop) = self.reach(seat);
        let &commits = cuts.get(steps.min(cuts.len()).wrapping_sub(1)).ok_or(stop)?;
        self.take_back(commits);
        self.write(Act::Undo { seat, commits, consent: false }, Vec::new());
        Ok(commits)
    }

    /// Undoes any number of commits, including other players' and those with draws.
    ///
    /// The caller must get the consent of all players first. The random stream is not rewound, so later draws are new.
    pub fn undo_with_consent(&mut self, seat: Seat, commits: usize) -> Result<(), NoUndo> {
        self.check_open(seat)?;
        if commits == 0 || commits > self.live.len() {
            return Err(NoUndo::Nothing);
        }
        self.take_back(commits);
        self.write(Act::Undo { seat, commits, consent: true }, Vec::new());
        Ok(())
    }

    /// May this seat redo its undone pick?
    pub fn can_redo(&self, seat: Seat) -> bool {
        !self.is_closed() && self.undone.last().is_some_and(|commit| commit.seat == seat || commit.auto)
    }

    /// Redoes this seat's pick that was undone last, with the same draws, and the automatic answers after it. Returns
    /// the number of redone commits.
    pub fn redo(&mut self, seat: Seat) -> Result<usize, NoUndo> {
        self.check_open(seat)?;
        let next = self.undone.last().ok_or(NoUndo::NothingUndone)?;
        if next.seat != seat && !next.auto {
            return Err(NoUndo::NotYours { seat: next.seat, line: next.line });
        }
        let commits = 1 + self.undone.iter().rev().skip(1).take_while(|commit| commit.auto).count();
        self.bring_back(commits);
        self.write(Act::Redo { seat, commits }, Vec::new());
        Ok(commits)
    }

    /// Creates a new match that continues from the state after any line of this log, with a new secret.
    ///
    /// Its log contains all lines up to there, so it can be saved and loaded without this match.
    pub fn branch(&self, at_line: usize, secret: Secret) -> Result<Self, NoBranch> {
        let last = self.lines.len();
        if at_line > last {
            return Err(NoBranch::NoSuchLine { last });
        }
        if self.is_revealed() && at_line == last {
            return Err(NoBranch::Over { line: at_line });
        }
        let commitment = secret.commitment();
        if self.seals().any(|(_, seal)| seal == commitment) {
            return Err(NoBranch::SameSecret);
        }
        let mut header = self.header.clone();
        let mut opened = header.branch.take().map_or_else(Vec::new, |origin| origin.opened);
        if let Some(Act::Reveal { secret, .. }) = self.lines.last().map(|line| &line.act) {
            let shared = |(line, seal): (usize, &str)| line <= at_line && seal == secret.commitment();
            if self.seals().any(shared) {
                opened.push(secret.clone());
            }
        }
        header.branch = Some(Origin { of: self.commitment().to_owned(), line: at_line, opened });
        let keys = Keyring { secrets: Vec::new(), digests: Digests::Renew };
        let mut branch = Self::follow_all(self.game.clone(), header, &self.lines[..at_line], &keys)
            .map_err(|e| NoBranch::Diverges { line: e.line })?;
        if branch.outcome().is_some() {
            return Err(NoBranch::Over { line: at_line });
        }
        branch.reseal(secret);
        Ok(branch)
    }

    fn is_closed(&self) -> bool {
        self.is_revealed() || self.luck.is_none()
    }

    fn check_open(&self, seat: Seat) -> Result<(), NoUndo> {
        if self.is_closed() {
            return Err(NoUndo::Closed);
        }
        if seat.idx() >= self.game.seats() { Err(NoUndo::NoSuchSeat(seat)) } else { Ok(()) }
    }

    /// For each pick of the seat since the barrier, the number of commits its undo removes, and the reason for the end.
    fn reach(&self, seat: Seat) -> (Vec<usize>, NoUndo) {
        let mut cuts = Vec::new();
        for (above, commit) in self.live.iter().rev().enumerate() {
            if commit.barrier {
                return (cuts, NoUndo::Barrier { line: commit.line });
            }
            if commit.auto {
                continue;
            }
            if commit.seat != seat {
                return (cuts, NoUndo::NotYours { seat: commit.seat, line: commit.line });
            }
            cuts.push(above + 1);
        }
        (cuts, NoUndo::Nothing)
    }

    /// Maximum number of commits this seat may undo without consent.
    pub(crate) fn fair_undo(&self, seat: Seat) -> usize {
        self.reach(seat).0.last().copied().unwrap_or(0)
    }

    pub(crate) fn take_back(&mut self, commits: usize) {
        let rest = self.live.len() - commits;
        self.undone.extend(self.live.drain(rest..).rev());
    }

    pub(crate) fn bring_back(&mut self, commits: usize) {
        let rest = self.undone.len() - commits;
        self.live.extend(self.undone.drain(rest..).rev());
    }
}
