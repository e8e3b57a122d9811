//! Taking back, bringing back, branching off.

use table::{Game, Seat};

use crate::error::{NoBranch, NoUndo};
use crate::header::Origin;
use crate::line::Act;
use crate::play::Match;
use crate::replay::{Digests, Keyring};
use crate::secret::Secret;

impl<G: Game> Match<G> {
    /// How many own picks this seat may take back without asking: back to the last barrier.
    pub fn can_undo(&self, seat: Seat) -> usize {
        if self.is_closed() { 0 } else { self.reach(seat).0.len() }
    }

    /// Takes back this seat's latest pick, and with it whatever was answered automatically since. Returns the number
    /// of commits taken back.
    pub fn undo(&mut self, seat: Seat) -> Result<usize, NoUndo> {
        self.undo_steps(seat, 1)
    }

    /// Takes back all picks of this seat since the last barrier. Returns the number of commits taken back.
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

    /// Takes back any number of commits, whoever made them and whatever luck they had. Only when everybody agreed: the
    /// caller asks them. The luck is not rewound; what is drawn next is new.
    pub fn undo_with_consent(&mut self, seat: Seat, commits: usize) -> Result<(), NoUndo> {
        self.check_open(seat)?;
        if commits == 0 || commits > self.live.len() {
            return Err(NoUndo::Nothing);
        }
        self.take_back(commits);
        self.write(Act::Undo { seat, commits, consent: true }, Vec::new());
        Ok(())
    }

    /// May this seat bring back its undone pick?
    pub fn can_redo(&self, seat: Seat) -> bool {
        !self.is_closed() && self.undone.last().is_some_and(|frame| frame.seat == seat || frame.auto)
    }

    /// Brings back this seat's pick that was undone last, its luck included, and what was answered automatically
    /// after it. Returns the number of commits brought back.
    pub fn redo(&mut self, seat: Seat) -> Result<usize, NoUndo> {
        self.check_open(seat)?;
        let next = self.undone.last().ok_or(NoUndo::NothingUndone)?;
        if next.seat != seat && !next.auto {
            return Err(NoUndo::NotYours { seat: next.seat, line: next.line });
        }
        let commits = 1 + self.undone.iter().rev().skip(1).take_while(|frame| frame.auto).count();
        self.bring_back(commits);
        self.write(Act::Redo { seat, commits }, Vec::new());
        Ok(commits)
    }

    /// A new match that goes on from the state after any line of this log, under a secret of its own.
    ///
    /// Its log has all lines up to there, so it can be saved and loaded without this one.
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

    /// For each own pick above the barrier the number of commits that go when it goes, and what stops at the end.
    fn reach(&self, seat: Seat) -> (Vec<usize>, NoUndo) {
        let mut cuts = Vec::new();
        for (above, frame) in self.live.iter().rev().enumerate() {
            if frame.barrier {
                return (cuts, NoUndo::Barrier { line: frame.line });
            }
            if frame.auto {
                continue;
            }
            if frame.seat != seat {
                return (cuts, NoUndo::NotYours { seat: frame.seat, line: frame.line });
            }
            cuts.push(above + 1);
        }
        (cuts, NoUndo::Nothing)
    }

    /// How many commits this seat may take back at most without consent.
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
