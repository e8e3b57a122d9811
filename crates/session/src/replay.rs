//! Replays a log to restore its match.

use std::fmt;
use std::io::Read;
use std::sync::Arc;

use table::{Game, Seat};

use crate::choice;
use crate::error::{LoadError, Problem};
use crate::header::Header;
use crate::line::{Act, Line};
use crate::log_view::EventLog;
use crate::luck::{Luck, RecordChecker};
use crate::play::{self, CommittedState, Match};
use crate::save::{Save, Tail};
use crate::secret::Secret;

/// Options for loading a save.
#[derive(Clone, Debug, Default)]
pub struct Loading {
    /// The secret of the last commitment. Without it an unfinished match continues with a new secret.
    pub secret: Option<Secret>,
    /// The new secret in that case; by default it is generated.
    pub fresh: Option<Secret>,
    /// Ignore digests, for saves of a build with another layout of the state. Picks and draws are still checked.
    pub ignore_digests: bool,
}

impl From<Option<Secret>> for Loading {
    fn from(secret: Option<Secret>) -> Self {
        Self { secret, ..Self::default() }
    }
}

/// A match that was loaded.
pub struct Loaded<G: Game> {
    /// The match. It may have more lines than the file: a new commitment, or a reveal that a crash prevented.
    pub session: Match<G>,
    /// How the file ended. Unless it is [`Tail::Clean`], rewrite the file before appending to it.
    pub tail: Tail,
    /// Number of valid lines in the file. Append [`Match::lines_since`] this number.
    pub lines_read: usize,
}

impl<G: Game> fmt::Debug for Loaded<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { session, tail, lines_read } = self;
        f.debug_struct("Loaded").field("session", session).field("tail", tail).field("lines_read", lines_read).finish()
    }
}

/// The secrets known during a replay, and what to do with digests.
pub(crate) struct Keyring {
    pub(crate) secrets: Vec<Secret>,
    pub(crate) digests: Digests,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Digests {
    Compare,
    Ignore,
    /// Recalculate and rewrite them.
    Renew,
}

impl Keyring {
    /// The secrets that are revealed in the file itself.
    pub(crate) fn of(header: &Header, lines: &[Line], digests: Digests) -> Self {
        let mut secrets = header.branch.as_ref().map_or_else(Vec::new, |origin| origin.opened.clone());
        if let Some(Line { act: Act::Reveal { secret, .. }, .. }) = lines.last() {
            secrets.push(secret.clone());
        }
        Self { secrets, digests }
    }

    fn open(&self, commitment: &str) -> Option<Luck> {
        self.secrets.iter().find(|secret| secret.commitment() == commitment).cloned().map(Luck::new)
    }
}

impl<G: Game> Match<G> {
    /// Loads a save. Read its header first ([`Header::read`] or [`Save::read`]) to build the right game.
    pub fn load(game: Arc<G>, reader: impl Read, how: impl Into<Loading>) -> Result<Loaded<G>, LoadError> {
        Self::from_save(game, &Save::read(reader)?, how)
    }

    /// Replays a save and compares its digests and, if the secret is known, every draw.
    pub fn from_save(game: Arc<G>, save: &Save, how: impl Into<Loading>) -> Result<Loaded<G>, LoadError> {
        let how = how.into();
        let digests = if how.ignore_digests { Digests::Ignore } else { Digests::Compare };
        let mut keyring = Keyring::of(&save.header, &save.lines, digests);
        keyring.secrets.extend(how.secret.clone());
        let mut session = Self::follow_all(game, save.header.clone(), &save.lines, &keyring)?;
        let lines_read = session.line_count();
        session.settle(how)?;
        Ok(Loaded { session, tail: save.tail, lines_read })
    }

    /// Loads the match up to the first invalid line as read-only, and returns the error of that line.
    pub fn salvage(game: Arc<G>, save: &Save) -> Result<(Self, Option<LoadError>), LoadError> {
        let keyring = Keyring::of(&save.header, &save.lines, Digests::Compare);
        let (mut session, error) = Self::follow_some(game, save.header.clone(), &save.lines, &keyring)?;
        // The lost lines may have shown draws, which must not repeat.
        session.luck = None;
        Ok((session, error))
    }

    /// Replays the lines of a save that are missing in this match, which was loaded from a snapshot.
    pub fn catch_up(mut self, save: &Save) -> Result<Self, LoadError> {
        if save.header != self.header || !save.lines.starts_with(&self.lines) {
            return Err(LoadError::new(0, Problem::OtherMatch));
        }
        let mut keyring = Keyring::of(&save.header, &save.lines, Digests::Compare);
        keyring.secrets.extend(self.luck.as_ref().map(|luck| luck.secret.clone()));
        for line in &save.lines[self.lines.len()..] {
            let number = self.line_count();
            self.follow(line, &keyring).map_err(|problem| LoadError::new(number, problem))?;
        }
        self.settle(Loading::default())?;
        Ok(self)
    }

    /// Prepares a replayed match to continue.
    fn settle(&mut self, how: Loading) -> Result<(), LoadError> {
        if self.is_revealed() {
            return Ok(());
        }
        let (line, seal) = self.seals().last().expect("the header has the first commitment");
        if how.secret.is_some_and(|secret| secret.commitment() != seal) {
            return Err(LoadError::new(line, Problem::WrongSecret));
        }
        if self.outcome().is_some() {
            self.reveal_if_over();
        } else if self.luck.is_none() {
            let fail = |problem| LoadError::new(line, problem);
            let fresh = how.fresh.map_or_else(Secret::fresh, Ok).map_err(|e| fail(Problem::NoEntropy(e)))?;
            if self.seals().any(|(_, seal)| seal == fresh.commitment()) {
                return Err(fail(Problem::SealReused));
            }
            self.reseal(fresh);
        }
        Ok(())
    }

    pub(crate) fn follow_all(
        game: Arc<G>,
        header: Header,
        lines: &[Line],
        keyring: &Keyring,
    ) -> Result<Self, LoadError> {
        let (session, error) = Self::follow_some(game, header, lines, keyring)?;
        if let Some(error) = error {
            return Err(error);
        }
        let opened = session.header.branch.iter().flat_map(|origin| &origin.opened);
        for secret in opened {
            if session.seals().all(|(_, seal)| seal != secret.commitment()) {
                return Err(LoadError::new(0, Problem::ForeignSecret));
            }
        }
        Ok(session)
    }

    /// Replays up to the first invalid line.
    pub(crate) fn follow_some(
        game: Arc<G>,
        header: Header,
        lines: &[Line],
        keyring: &Keyring,
    ) -> Result<(Self, Option<LoadError>), LoadError> {
        let mut chance = RecordChecker::new(&header.chance, keyring.open(&header.commitment));
        let mut events = Vec::new();
        let start = game.start(&mut chance, &mut events);
        let (luck, asked) = chance.finish().map_err(|problem| LoadError::new(0, problem))?;
        let (live, undone, told) = (Vec::new(), Vec::new(), EventLog::new(events));
        let mut session = Self { game, header, lines: Vec::new(), start, live, undone, luck, asked, told };
        for (idx, line) in lines.iter().enumerate() {
            if let Err(problem) = session.follow(line, keyring) {
                return Ok((session, Some(LoadError::new(idx + 1, problem))));
            }
        }
        Ok((session, None))
    }

    /// Carries out a line of the log. An invalid line changes nothing.
    pub(crate) fn follow(&mut self, line: &Line, keyring: &Keyring) -> Result<(), Problem> {
        let reveal = matches!(line.act, Act::Reveal { .. });
        if self.is_revealed() || (self.outcome().is_some() && !reveal) {
            return Err(Problem::AfterEnd);
        }
        let mut events = Vec::new();
        match &line.act {
            Act::Pick { seat, keys, chance, auto } => {
                let mut witness = RecordChecker::new(chance, self.luck.clone());
                let (state, barrier) = self.retrace(*seat, keys, &mut witness, &mut events)?;
                let (luck, asked) = witness.finish()?;
                check_digest(line, &state, keyring)?;
                let (line, seat, auto, barrier) = (self.line_count(), *seat, *auto, barrier || !chance.is_empty());
                self.luck = luck;
                self.asked.extend(asked);
                self.undone.clear();
                self.live.push(CommittedState { line, seat, auto, barrier, state });
            }
            &Act::Undo { seat, commits, consent } => {
                self.check_seat(seat)?;
                let possible = if consent { self.live.len() } else { self.fair_undo(seat) };
                if commits == 0 || commits > possible {
                    return Err(Problem::Undo { commits, possible });
                }
                self.take_back(commits);
                check_digest(line, self.state(), keyring).inspect_err(|_| self.bring_back(commits))?;
            }
            &Act::Redo { seat, commits } => {
                self.check_seat(seat)?;
                let possible = self.undone.len();
                if commits == 0 || commits > possible {
                    return Err(Problem::Redo { commits, possible });
                }
                self.bring_back(commits);
                check_digest(line, self.state(), keyring).inspect_err(|_| self.take_back(commits))?;
            }
            Act::Reseal { commitment } => {
                if self.seals().any(|(_, seal)| seal == commitment) {
                    return Err(Problem::SealReused);
                }
                check_digest(line, self.state(), keyring)?;
                self.luck = keyring.open(commitment);
                self.asked.clear();
            }
            Act::Reveal { secret, winners, conceded, log } => {
                let expected = match self.outcome() {
                    Some(outcome) if conceded.is_empty() => outcome.winners,
                    None if self.may_end(*conceded, *winners) => *winners,
                    _ => return Err(Problem::NotOver),
                };
                if secret.commitment() != self.commitment() {
                    return Err(Problem::ForeignSecret);
                }
                if *winners != expected {
                    return Err(Problem::Winners { expected, found: *winners });
                }
                if *log != self.log_hash() {
                    return Err(Problem::Changed);
                }
                check_digest(line, self.state(), keyring)?;
                self.undone.clear();
            }
        }
        let mut line = line.clone();
        if keyring.digests == Digests::Renew && line.digest.is_some() {
            line.digest = Some(self.digest());
        }
        self.lines.push(line);
        self.told.add(events);
        Ok(())
    }

    /// Carries out the picks of a line in their order.
    fn retrace(
        &self,
        seat: Seat,
        keys: &[String],
        chance: &mut RecordChecker<'_>,
        events: &mut Vec<G::Event>,
    ) -> Result<(G::State, bool), Problem> {
        self.check_seat(seat)?;
        let (mut state, mut barrier) = (self.state().clone(), false);
        for (idx, word) in keys.iter().enumerate() {
            let waiting = self.game.to_act(&state).all();
            if !waiting.contains(seat) {
                return Err(Problem::NotAsked { seat, word: word.clone(), waiting });
            }
            let offers = choice::offers(&*self.game, &state, seat);
            let Some((_, opt)) = offers.iter().find(|(offered, _)| offered == word) else {
                let options = offers.into_iter().map(|(key, _)| key).collect();
                return Err(Problem::NotOffered { seat, word: word.clone(), after: keys[..idx].to_vec(), options });
            };
            barrier |= self.game.apply(&mut state, seat, *opt, chance, events).is_barrier();
        }
        Ok((state, barrier))
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Problem> {
        if seat.idx() < self.game.seats() { Ok(()) } else { Err(Problem::Seat(seat.idx())) }
    }

    /// The events of the first `lines` lines, derived again by replay.
    pub(crate) fn replayed_events(&self, lines: usize) -> Vec<Vec<G::Event>> {
        let keyring = Keyring { secrets: Vec::new(), digests: Digests::Ignore };
        let lines = &self.lines[..lines.saturating_sub(1).min(self.lines.len())];
        Self::follow_some(self.game.clone(), self.header.clone(), lines, &keyring)
            .map(|(session, _)| session.told.into_recent())
            .unwrap_or_default()
    }
}

fn check_digest<S: serde::Serialize>(line: &Line, state: &S, keyring: &Keyring) -> Result<(), Problem> {
    match &line.digest {
        Some(expected) if keyring.digests == Digests::Compare => {
            let found = play::digest(state);
            if found == *expected { Ok(()) } else { Err(Problem::Digest { expected: expected.clone(), found }) }
        }
        _ => Ok(()),
    }
}
