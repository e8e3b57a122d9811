//! A match: state, log and luck under one roof.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{Game, Outcome, Seat, SeatSet, ToAct, Viewer, Worlds};

use crate::choice::{self, Step};
use crate::error::Refused;
use crate::header::{About, Header};
use crate::line::{Act, Line};
use crate::luck::Luck;
use crate::replay::{Digests, Keyring};
use crate::save;
use crate::secret::Secret;
use crate::tell::Told;

/// So often a line carries a digest of the state.
pub(crate) const DIGEST_EVERY: usize = 32;

/// A running or finished match.
///
/// The log is the truth: the same lines give the same match. Nothing in here tells anybody the luck to come, except
/// [`Match::secret_text`] and [`Match::snapshot`].
pub struct Match<G: Game> {
    pub(crate) game: Arc<G>,
    pub(crate) header: Header,
    /// Line 1 and after.
    pub(crate) lines: Vec<Line>,
    pub(crate) start: G::State,
    /// The commits in force, oldest first.
    pub(crate) live: Vec<Frame<G::State>>,
    /// The commits that can be brought back, the next one last.
    pub(crate) undone: Vec<Frame<G::State>>,
    /// `None` when nobody knows the secret: the match can only be looked at.
    pub(crate) luck: Option<Luck>,
    /// What the current stream was asked so far.
    pub(crate) asked: Vec<u32>,
    pub(crate) told: Told<G::Event>,
}

/// A commit and the state after it. States are a few hundred bytes, so every one is kept.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Frame<S> {
    pub(crate) line: usize,
    pub(crate) seat: Seat,
    pub(crate) auto: bool,
    pub(crate) barrier: bool,
    pub(crate) state: S,
}

/// A choice that was carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Commit {
    /// Its line in the log.
    pub line: usize,
    /// Who chose.
    pub seat: Seat,
    /// The picks in the order they were carried out.
    pub words: Vec<String>,
    /// How often luck was asked.
    pub draws: usize,
    /// Undo cannot pass it without consent.
    pub barrier: bool,
    /// Set when it ended the match.
    pub outcome: Option<Outcome>,
}

impl<G: Game> Match<G> {
    /// Sets the table.
    pub fn new(game: Arc<G>, about: About, secret: Secret) -> Self {
        let mut header = Header::new(about, secret.commitment());
        let mut luck = Luck::new(secret);
        let mut events = Vec::new();
        let start = game.start(&mut luck, &mut events);
        let (asked, chance) = luck.take();
        header.chance = chance;
        let mut new = Self {
            game,
            header,
            lines: Vec::new(),
            start,
            live: Vec::new(),
            undone: Vec::new(),
            luck: Some(luck),
            asked,
            told: Told::new(events),
        };
        new.reveal_if_over();
        new
    }

    /// Carries out a choice: one pick, or all picks of a question at once.
    ///
    /// The words are those of [`Match::options`]. The picks of an unordered question may come in any order.
    pub fn choose(&mut self, seat: Seat, words: &[impl AsRef<str>]) -> Result<Commit, Refused> {
        self.commit(seat, words, false)
    }

    /// Like [`Match::choose`], when a stop, a clock or the lack of any other option answers for the seat.
    pub fn choose_auto(&mut self, seat: Seat, words: &[impl AsRef<str>]) -> Result<Commit, Refused> {
        self.commit(seat, words, true)
    }

    fn commit(&mut self, seat: Seat, words: &[impl AsRef<str>], auto: bool) -> Result<Commit, Refused> {
        let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
        if let Some(outcome) = self.outcome() {
            return Err(Refused::Over(outcome));
        }
        let Some(luck) = &self.luck else { return Err(Refused::ViewOnly) };
        let step = choice::carry_out(&*self.game, self.state(), luck, seat, &words)?;
        let Step { state, mut luck, events, words, barrier } = step;
        let (asked, chance) = luck.take();
        self.luck = Some(luck);
        self.asked.extend(asked);
        let (line, draws) = (self.line_count(), chance.len());
        self.undone.clear();
        self.live.push(Frame { line, seat, auto, barrier, state });
        self.write(Act::Pick { seat, words: words.clone(), chance, auto }, events);
        self.reveal_if_over();
        Ok(Commit { line, seat, words, draws, barrier, outcome: self.outcome() })
    }

    /// Adds a line for what the state shows already.
    pub(crate) fn write(&mut self, act: Act, events: Vec<G::Event>) {
        let due = self.line_count().is_multiple_of(DIGEST_EVERY) || matches!(act, Act::Reveal { .. });
        let digest = due.then(|| self.digest());
        self.lines.push(Line { act, digest });
        self.told.add(events);
    }

    /// Opens the seal when the match has ended and the secret is known.
    pub(crate) fn reveal_if_over(&mut self) {
        if let Some(outcome) = self.outcome().filter(|_| !self.is_revealed()) {
            self.reveal(outcome.winners, SeatSet::EMPTY);
        }
    }

    /// Ends the match before its rules do, because these seats gave up, and opens the seal. What that makes of the
    /// others is for the caller to say; nobody wins by giving up alone. Returns whether it ended now.
    pub fn give_up(&mut self, conceded: SeatSet, winners: SeatSet) -> bool {
        self.outcome().is_none() && self.may_end(conceded, winners) && self.reveal(winners, conceded)
    }

    /// Does it make sense that the match ended so, though its rules go on?
    pub(crate) fn may_end(&self, conceded: SeatSet, winners: SeatSet) -> bool {
        let there = |seats: SeatSet| seats.minus(SeatSet::first(self.game.seats())).is_empty();
        let earned = winners.is_empty() || !winners.minus(conceded).is_empty();
        !conceded.is_empty() && there(conceded) && there(winners) && earned
    }

    fn reveal(&mut self, winners: SeatSet, conceded: SeatSet) -> bool {
        let Some(luck) = &self.luck else { return false };
        let (secret, log) = (luck.secret.clone(), self.log_hash());
        self.undone.clear();
        self.write(Act::Reveal { secret, winners, conceded, log }, Vec::new());
        true
    }

    /// From here on another secret decides the luck.
    pub(crate) fn reseal(&mut self, secret: Secret) {
        let commitment = secret.commitment();
        self.luck = Some(Luck::new(secret));
        self.asked.clear();
        self.write(Act::Reseal { commitment }, Vec::new());
    }

    /// The rules.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// The first line of the save.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The true state. Drivers only: hand out [`Match::view`] and [`Match::worlds`] instead.
    pub fn state(&self) -> &G::State {
        self.live.last().map_or(&self.start, |frame| &frame.state)
    }

    /// The states of the line of play in force, each with the log line that led to it; the start has line 0.
    pub fn history(&self) -> impl DoubleEndedIterator<Item = (usize, &G::State)> {
        std::iter::once((0, &self.start)).chain(self.live.iter().map(|frame| (frame.line, &frame.state)))
    }

    /// Who may choose now.
    pub fn to_act(&self) -> ToAct {
        match self.lines.last() {
            Some(&Line { act: Act::Reveal { winners, .. }, .. }) => ToAct::Over(Outcome { winners }),
            _ => self.game.to_act(self.state()),
        }
    }

    /// How the match ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.to_act() {
            ToAct::Over(outcome) => Some(outcome),
            ToAct::Seats { .. } => None,
        }
    }

    /// The commits in force, oldest first: line, seat, and whether something answered for the seat.
    pub fn commits(&self) -> impl DoubleEndedIterator<Item = (usize, Seat, bool)> {
        self.live.iter().map(|frame| (frame.line, frame.seat, frame.auto))
    }

    /// The line since which a seat faces the decision it faces now; `None` when it may not choose.
    ///
    /// A name for the decision that outlives a restart. What others do meanwhile does not change it as long as the
    /// question stays the same; an answer of the seat itself does, and taking back asks anew.
    pub fn asked_since(&self, seat: Seat) -> Option<usize> {
        if self.is_revealed() {
            return None;
        }
        let faces = |state: &G::State| self.game.to_act(state).all().contains(seat).then(|| self.game.ask(state, seat));
        let now = faces(self.state())?;
        // From the last frame back to the start, as long as nothing else was asked and the seat itself did not answer.
        let later = self.live.iter().rev().map(|frame| (frame.line, Some(frame.seat), &frame.state));
        let mut since = 0;
        for (line, by, state) in later.chain([(0, None, &self.start)]) {
            if faces(state).as_ref() != Some(&now) {
                break;
            }
            since = line;
            if by == Some(seat) {
                break;
            }
        }
        let turned = self.lines.iter().rposition(|line| matches!(line.act, Act::Undo { .. } | Act::Redo { .. }));
        Some(since.max(turned.map_or(0, |idx| idx + 1)))
    }

    /// The options of a seat as words, for this seat only; none when it may not choose.
    pub fn options(&self, seat: Seat) -> Vec<String> {
        if !self.to_act().all().contains(seat) {
            return Vec::new();
        }
        choice::offers(&*self.game, self.state(), seat).into_iter().map(|(words, _)| words).collect()
    }

    /// What this viewer may know.
    pub fn view(&self, who: Viewer) -> G::View {
        self.game.view(self.state(), who)
    }

    /// What a machine opponent in this seat gets.
    pub fn worlds(&self, seat: Seat) -> Worlds<'_, G> {
        Worlds::new(&self.game, self.state(), seat)
    }

    /// This match with another state behind the same log and other luck to come: for proofs about what views tell. It is
    /// not the match of its log any more and must never be saved.
    #[must_use]
    pub fn in_world(&self, state: G::State, secret: Secret) -> Self {
        let keys = Keyring { secrets: Vec::new(), digests: Digests::Ignore };
        let mut other = Self::follow_all(self.game.clone(), self.header.clone(), &self.lines, &keys)
            .expect("a match replays its own log");
        match other.live.last_mut() {
            Some(frame) => frame.state = state,
            None => other.start = state,
        }
        other.luck = Some(Luck::new(secret));
        other
    }

    /// The seal on the luck now in force.
    pub fn commitment(&self) -> &str {
        self.seals().last().expect("the header has the first seal").1
    }

    /// All seals with the lines they stand in.
    pub(crate) fn seals(&self) -> impl Iterator<Item = (usize, &str)> {
        let resealed = self.lines.iter().enumerate().filter_map(|(idx, line)| match &line.act {
            Act::Reseal { commitment } => Some((idx + 1, commitment.as_str())),
            _ => None,
        });
        std::iter::once((0, self.header.commitment.as_str())).chain(resealed)
    }

    /// The secret as text for a private file beside the save; `None` when nobody knows it.
    pub fn secret_text(&self) -> Option<String> {
        self.luck.as_ref().map(|luck| luck.secret.to_string())
    }

    /// Is the match over and its seal opened?
    pub fn is_revealed(&self) -> bool {
        matches!(self.lines.last(), Some(Line { act: Act::Reveal { .. }, .. }))
    }

    /// The lines after the header.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// How many lines the save has, the header included: the number of the line to come.
    pub fn line_count(&self) -> usize {
        self.lines.len() + 1
    }

    /// The text of the lines from number `n` on, each with its line break; the header is line 0.
    pub fn lines_since(&self, n: usize) -> String {
        let header = (n == 0).then_some(&self.header);
        save::to_text(header, self.lines.iter().skip(n.saturating_sub(1)))
    }

    /// Writes the whole save.
    pub fn save(&self, mut writer: impl std::io::Write) -> std::io::Result<()> {
        writer.write_all(self.lines_since(0).as_bytes())?;
        writer.flush()
    }

    /// xxh3 of the state's bytes, in hex.
    pub fn digest(&self) -> String {
        digest(self.state())
    }

    /// Hash of the whole log so far.
    pub(crate) fn log_hash(&self) -> String {
        blake3::hash(self.lines_since(0).as_bytes()).to_hex().to_string()
    }
}

pub(crate) fn digest(state: &impl Serialize) -> String {
    let bytes = postcard::to_stdvec(state).expect("a state is plain data");
    format!("{:016x}", xxhash_rust::xxh3::xxh3_64(&bytes))
}

/// A summary: states and secrets stay out of logs.
impl<G: Game> fmt::Debug for Match<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Match")
            .field("game", &self.header.game)
            .field("lines", &self.line_count())
            .field("outcome", &self.outcome())
            .finish_non_exhaustive()
    }
}
