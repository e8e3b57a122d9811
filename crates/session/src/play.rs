//! A match with its state, log and random stream.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{Game, Outcome, Seat, SeatSet, ToAct, Viewer, Worlds};

use crate::choice::{self, Step};
use crate::error::Refused;
use crate::header::{About, Header};
use crate::line::{Act, Line};
use crate::log_view::EventLog;
use crate::luck::Luck;
use crate::replay::{Digests, Keyring};
use crate::save;
use crate::secret::Secret;

/// A line has a digest of the state if its number is a multiple of this.
pub(crate) const DIGEST_EVERY: usize = 32;

/// A running or finished match.
///
/// The log defines the match: the same lines give the same match. Only [`Match::secret_text`] and [`Match::snapshot`]
/// reveal future draws.
pub struct Match<G: Game> {
    pub(crate) game: Arc<G>,
    pub(crate) header: Header,
    /// The lines from line 1 on.
    pub(crate) lines: Vec<Line>,
    pub(crate) start: G::State,
    /// The commits in force, oldest first.
    pub(crate) live: Vec<CommittedState<G::State>>,
    /// The commits that can be redone, the next one last.
    pub(crate) undone: Vec<CommittedState<G::State>>,
    /// `None` if the secret is unknown; the match is then read-only.
    pub(crate) luck: Option<Luck>,
    /// The bounds of all draws of the current stream so far.
    pub(crate) asked: Vec<u32>,
    pub(crate) told: EventLog<G::Event>,
}

/// A commit and the state after it. States are a few hundred bytes, so all of them are kept.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct CommittedState<S> {
    pub(crate) line: usize,
    pub(crate) seat: Seat,
    pub(crate) auto: bool,
    pub(crate) barrier: bool,
    pub(crate) state: S,
}

/// A choice that was carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Commit {
    /// Number of its log line.
    pub line: usize,
    /// The seat that chose.
    pub seat: Seat,
    /// The picks in the order they were carried out.
    pub keys: Vec<String>,
    /// Number of random draws.
    pub draws: usize,
    /// Whether undo needs consent to pass it.
    pub barrier: bool,
    /// The result, if it ended the match.
    pub outcome: Option<Outcome>,
}

impl<G: Game> Match<G> {
    /// Starts a match.
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
            told: EventLog::new(events),
        };
        new.reveal_if_over();
        new
    }

    /// Carries out a choice: one pick, or all picks of a question at once.
    ///
    /// The picks are keys from [`Match::options`]. The picks of an unordered question may come in any order.
    pub fn choose(&mut self, seat: Seat, keys: &[impl AsRef<str>]) -> Result<Commit, Refused> {
        self.commit(seat, keys, false)
    }

    /// Like [`Match::choose`], for an answer by a stop, a clock or because there is only one option.
    pub fn choose_auto(&mut self, seat: Seat, keys: &[impl AsRef<str>]) -> Result<Commit, Refused> {
        self.commit(seat, keys, true)
    }

    fn commit(&mut self, seat: Seat, keys: &[impl AsRef<str>], auto: bool) -> Result<Commit, Refused> {
        let keys: Vec<&str> = keys.iter().map(AsRef::as_ref).collect();
        if let Some(outcome) = self.outcome() {
            return Err(Refused::Over(outcome));
        }
        let Some(luck) = &self.luck else { return Err(Refused::ViewOnly) };
        let step = choice::carry_out(&*self.game, self.state(), luck, seat, &keys)?;
        let Step { state, mut luck, events, keys, barrier } = step;
        let (asked, chance) = luck.take();
        self.luck = Some(luck);
        self.asked.extend(asked);
        let (line, draws) = (self.line_count(), chance.len());
        self.undone.clear();
        self.live.push(CommittedState { line, seat, auto, barrier, state });
        self.write(Act::Pick { seat, keys: keys.clone(), chance, auto }, events);
        self.reveal_if_over();
        Ok(Commit { line, seat, keys, draws, barrier, outcome: self.outcome() })
    }

    /// Adds a line for a change that the state already contains.
    pub(crate) fn write(&mut self, act: Act, events: Vec<G::Event>) {
        let due = self.line_count().is_multiple_of(DIGEST_EVERY) || matches!(act, Act::Reveal { .. });
        let digest = due.then(|| self.digest());
        self.lines.push(Line { act, digest });
        self.told.add(events);
    }

    /// Reveals the secret if the match is over and the secret is known.
    pub(crate) fn reveal_if_over(&mut self) {
        if let Some(outcome) = self.outcome().filter(|_| !self.is_revealed()) {
            self.reveal(outcome.winners, SeatSet::EMPTY);
        }
    }

    /// Ends the match early because these seats conceded, and reveals the secret. Returns whether it ended now.
    ///
    /// The caller decides who wins. A winner who conceded needs a winner who did not.
    pub fn give_up(&mut self, conceded: SeatSet, winners: SeatSet) -> bool {
        self.outcome().is_none() && self.may_end(conceded, winners) && self.reveal(winners, conceded)
    }

    /// Is this early end of the match valid?
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

    /// Uses a new secret for the following draws.
    pub(crate) fn reseal(&mut self, secret: Secret) {
        let commitment = secret.commitment();
        self.luck = Some(Luck::new(secret));
        self.asked.clear();
        self.write(Act::Reseal { commitment }, Vec::new());
    }

    /// The game, which has the rules.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// The first line of the save.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The complete state with all hidden information. Give players [`Match::view`] and bots [`Match::worlds`] instead.
    pub fn state(&self) -> &G::State {
        self.live.last().map_or(&self.start, |commit| &commit.state)
    }

    /// The states in force, each with the number of the log line that led to it; the start has line 0.
    pub fn history(&self) -> impl DoubleEndedIterator<Item = (usize, &G::State)> {
        std::iter::once((0, &self.start)).chain(self.live.iter().map(|commit| (commit.line, &commit.state)))
    }

    /// Returns the seats that may choose now.
    pub fn to_act(&self) -> ToAct {
        match self.lines.last() {
            Some(&Line { act: Act::Reveal { winners, .. }, .. }) => ToAct::Over(Outcome { winners }),
            _ => self.game.to_act(self.state()),
        }
    }

    /// The result, if the match is over.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.to_act() {
            ToAct::Over(outcome) => Some(outcome),
            ToAct::Seats { .. } => None,
        }
    }

    /// The commits in force, oldest first: line, seat, and whether the answer was automatic.
    pub fn commits(&self) -> impl DoubleEndedIterator<Item = (usize, Seat, bool)> {
        self.live.iter().map(|commit| (commit.line, commit.seat, commit.auto))
    }

    /// The line since which a seat has its current decision; `None` if it may not choose.
    ///
    /// It identifies the decision even after a restart. Actions of other seats do not change it while the question is
    /// the same. An answer of the seat itself does, and so do undo and redo.
    pub fn asked_since(&self, seat: Seat) -> Option<usize> {
        if self.is_revealed() {
            return None;
        }
        let faces = |state: &G::State| self.game.to_act(state).all().contains(seat).then(|| self.game.ask(state, seat));
        let now = faces(self.state())?;
        // From the last commit back to the start, while the question is the same and the seat itself did not answer.
        let later = self.live.iter().rev().map(|commit| (commit.line, Some(commit.seat), &commit.state));
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

    /// The keys of a seat's options, for this seat only; none if it may not choose.
    pub fn options(&self, seat: Seat) -> Vec<String> {
        if !self.to_act().all().contains(seat) {
            return Vec::new();
        }
        choice::offers(&*self.game, self.state(), seat).into_iter().map(|(key, _)| key).collect()
    }

    /// The state as this viewer may know it.
    pub fn view(&self, who: Viewer) -> G::View {
        self.game.view(self.state(), who)
    }

    /// The input of a computer opponent in this seat.
    pub fn worlds(&self, seat: Seat) -> Worlds<'_, G> {
        Worlds::new(&self.game, self.state(), seat)
    }

    /// This match with another state for the same log and with other future draws, to prove what views reveal.
    ///
    /// It no longer corresponds to its log and must never be saved.
    #[must_use]
    pub fn in_world(&self, state: G::State, secret: Secret) -> Self {
        let keys = Keyring { secrets: Vec::new(), digests: Digests::Ignore };
        let mut other = Self::follow_all(self.game.clone(), self.header.clone(), &self.lines, &keys)
            .expect("a match replays its own log");
        match other.live.last_mut() {
            Some(commit) => commit.state = state,
            None => other.start = state,
        }
        other.luck = Some(Luck::new(secret));
        other
    }

    /// The commitment now in force.
    pub fn commitment(&self) -> &str {
        self.seals().last().expect("the header has the first commitment").1
    }

    /// All commitments with the numbers of their lines.
    pub(crate) fn seals(&self) -> impl Iterator<Item = (usize, &str)> {
        let resealed = self.lines.iter().enumerate().filter_map(|(idx, line)| match &line.act {
            Act::Reseal { commitment } => Some((idx + 1, commitment.as_str())),
            _ => None,
        });
        std::iter::once((0, self.header.commitment.as_str())).chain(resealed)
    }

    /// The secret as text for a private file beside the save; `None` if it is unknown.
    pub fn secret_text(&self) -> Option<String> {
        self.luck.as_ref().map(|luck| luck.secret.to_string())
    }

    /// Is the match over and its secret revealed?
    pub fn is_revealed(&self) -> bool {
        matches!(self.lines.last(), Some(Line { act: Act::Reveal { .. }, .. }))
    }

    /// The lines after the header.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Number of lines of the save including the header, which is also the number of the next line.
    pub fn line_count(&self) -> usize {
        self.lines.len() + 1
    }

    /// The text of the lines from number `n` on, each with a line break; the header is line 0.
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

/// Shows a summary only, because states and secrets must not leak through logs.
impl<G: Game> fmt::Debug for Match<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Match")
            .field("game", &self.header.game)
            .field("lines", &self.line_count())
            .field("outcome", &self.outcome())
            .finish_non_exhaustive()
    }
}
