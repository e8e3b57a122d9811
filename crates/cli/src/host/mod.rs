//! A local match with its players and its save file. Both the plain and the full-screen mode use it.

mod keep;
mod sitter;
mod think;

use std::io;
use std::path::{Path, PathBuf};

use games::{
    AnyTable, BotSpec, Cores, Lang, Loading, NoUndo, OpenError, Outcome, Refused, Save, Seat, SeatSet, Secret, Stops,
    ToAct, Viewer, What,
};
use serde_json::Value;

pub(crate) use sitter::Sitter;
pub(crate) use think::ThinkHandle;

use keep::SaveFile;

/// An error of a local match.
#[derive(Debug, thiserror::Error)]
pub(crate) enum HostError {
    /// The setup or the bots are not valid.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The number of players differs from the number of seats.
    #[error("{given} players for {seats} seats")]
    Seats { given: usize, seats: usize },
    /// The file cannot be read.
    #[error("cannot read {}: {}", .0.display(), .1)]
    Read(PathBuf, io::Error),
    /// The file is not a valid match.
    #[error("cannot load {}: {}", .0.display(), .1)]
    Damaged(PathBuf, OpenError),
    /// The file cannot be written.
    #[error("cannot write {}: {}", .0.display(), .1)]
    Write(PathBuf, io::Error),
    /// The file of a new match already exists.
    #[error("{} already exists; continue the match with: orrery play --load {}", .0.display(), .0.display())]
    Exists(PathBuf),
    /// Another program has the match open.
    #[error("{} is open in another orrery process; close it first", .0.display())]
    Busy(PathBuf),
    /// The choice is not legal.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// Nothing can be undone or redone.
    #[error(transparent)]
    NoUndo(#[from] NoUndo),
    /// A search ended without an answer.
    #[error("the computer opponent failed; the match is saved")]
    BotFailed,
}

/// Who has to act next.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Waiting {
    /// A person.
    Human(Seat),
    /// A bot.
    Bot(Seat, BotSpec),
    /// No one, because the match is over.
    Over(Outcome),
}

/// A match with its players and its save file.
///
/// Each change is on the disk before the call returns, so that nothing shown afterwards can be lost.
pub(crate) struct Host {
    table: Box<dyn AnyTable>,
    sitters: Vec<Sitter>,
    keep: Option<SaveFile>,
    /// The sitters differ from those in the save.
    reseated: bool,
    /// The stops of each seat, by seat number.
    stops: Vec<Stops>,
}

impl Host {
    /// Opens a new match and saves it in `file`. Without a file it is not saved.
    pub(crate) fn new(
        game: &str,
        setup: &Value,
        sitters: Vec<Sitter>,
        secret: Secret,
        file: Option<&Path>,
    ) -> Result<Self, HostError> {
        let table = games::open(game, setup, Sitter::note(&sitters), secret)?;
        let stops = vec![Stops::default(); sitters.len()];
        let mut host = Self { table, sitters, keep: None, reseated: false, stops };
        host.seat_all()?;
        host.keep = file.map(|path| SaveFile::create(path, &*host.table)).transpose()?;
        Ok(host)
    }

    /// Loads a match. Without `sitters`, the players come from the save.
    ///
    /// Repairs a file that was cut off by a crash. If the secret is missing or wrong, the match continues with a new
    /// secret seed.
    pub(crate) fn load(path: &Path, sitters: Option<Vec<Sitter>>) -> Result<Self, HostError> {
        let damaged = |e: OpenError| HostError::Damaged(path.to_owned(), e);
        let save = read_save(path)?;
        let secret = keep::secret_beside(path).filter(|secret| {
            let seal = save.lines.iter().rev().find_map(|line| match &line.act {
                games::Act::Reseal { commitment } => Some(commitment),
                _ => None,
            });
            secret.commitment() == *seal.unwrap_or(&save.header.commitment)
        });
        let opened = games::load(&save, Loading { secret, ..Loading::default() }).map_err(damaged)?;
        let table = opened.table;
        let remembered = Sitter::noted(table.notes(), table.seats());
        let reseated = sitters.is_some() && sitters != remembered;
        let sitters = sitters.or(remembered).unwrap_or_else(|| Sitter::usual(table.seats()));
        let stops = vec![Stops::default(); sitters.len()];
        let mut host = Self { table, sitters, keep: None, reseated, stops };
        host.seat_all()?;
        host.keep = Some(SaveFile::resume(path, &*host.table, opened.lines_read, opened.tail)?);
        Ok(host)
    }

    /// Checks the sitters against the table and names the seats.
    fn seat_all(&mut self) -> Result<(), HostError> {
        let (given, seats) = (self.sitters.len(), self.table.seats());
        if given != seats {
            return Err(HostError::Seats { given, seats });
        }
        for (seat, sitter) in Seat::first(seats).zip(&self.sitters) {
            if let Some(name) = sitter.name() {
                self.table.name_seat(seat, name);
            }
            if let (Sitter::Bot { spec, .. }, ToAct::Seats { .. }) = (sitter, self.table.to_act()) {
                // Creating the bot checks that the game knows its personality.
                self.table.think(seat, spec, 0, Cores::One)?;
            }
        }
        Ok(())
    }

    /// The match.
    pub(crate) fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// The sitters, by seat number.
    pub(crate) fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// The seats of human players.
    pub(crate) fn humans(&self) -> SeatSet {
        Seat::first(self.sitters.len()).filter(|seat| self.sitters[seat.idx()].is_human()).collect()
    }

    /// Returns whether several people share this terminal, so that hands must be hidden between turns.
    pub(crate) fn hot_seat(&self) -> bool {
        self.humans().len() > 1
    }

    /// The viewer when no person has to act: the only human player, else a spectator.
    pub(crate) fn watcher(&self) -> Viewer {
        match self.humans().lowest() {
            Some(seat) if !self.hot_seat() => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    /// Who has to act next. If bots and people must act at the same time, the bots go first.
    pub(crate) fn waiting(&self) -> Waiting {
        let asked = match self.table.to_act() {
            ToAct::Over(outcome) => return Waiting::Over(outcome),
            ToAct::Seats { asked, .. } => asked,
        };
        match self.next_bot() {
            Some((seat, spec)) => Waiting::Bot(seat, spec),
            None => Waiting::Human(asked.lowest().expect("an unfinished match waits for a seat")),
        }
    }

    /// The first bot that has to act.
    pub(crate) fn next_bot(&self) -> Option<(Seat, BotSpec)> {
        let ToAct::Seats { asked, .. } = self.table.to_act() else { return None };
        asked.iter().find_map(|seat| match &self.sitters[seat.idx()] {
            Sitter::Bot { spec, .. } => Some((seat, spec.clone())),
            Sitter::Human { .. } => None,
        })
    }

    /// Starts a bot thinking about this seat's decision, for its own move or as a hint for a person.
    ///
    /// The bot's random seed is derived from the commitment and the position in the log, so that a reloaded match
    /// continues in the same way.
    pub(crate) fn think_in_background(&self, seat: Seat, spec: &BotSpec) -> Result<ThinkHandle, HostError> {
        let seal = u64::from_str_radix(&self.table.commitment()[..16], 16).unwrap_or_default();
        let place = (self.table.line_count() as u64) << 8 | seat.idx() as u64;
        let thinking = self.table.think(seat, spec, seal ^ place.wrapping_mul(0x9e37_79b9_7f4a_7c15), Cores::All)?;
        Ok(ThinkHandle::start(thinking))
    }

    /// Makes a choice of one or several picks; either all of them are made or none.
    pub(crate) fn choose(&mut self, seat: Seat, words: &[&str]) -> Result<(), HostError> {
        self.table.choose(seat, words, false)?;
        self.flush()
    }

    /// The stops of this player.
    pub(crate) fn stops(&self, seat: Seat) -> &Stops {
        &self.stops[seat.idx()]
    }

    /// Changes the stops of this player.
    pub(crate) fn set_stops(&mut self, seat: Seat, stops: Stops) {
        self.stops[seat.idx()] = stops;
    }

    /// Answers for people where there is only one option or where they pass automatically. Returns how often.
    pub(crate) fn auto_skip(&mut self) -> Result<usize, HostError> {
        let mut taken = 0;
        while let Waiting::Human(seat) = self.waiting() {
            let several = self.hot_seat();
            let passes = || self.stops(seat).pass(&*self.table, seat, several);
            let Some(words) = games::forced(&*self.table, seat, several).or_else(passes) else { break };
            self.table.choose(seat, &[&words], true)?;
            self.flush()?;
            taken += 1;
        }
        Ok(taken)
    }

    /// Makes all obvious choices, such as playing cards whose order cannot matter. Returns the number of choices.
    pub(crate) fn take_obvious(&mut self, seat: Seat) -> Result<usize, HostError> {
        let mut taken = 0;
        while let Some(words) = games::obvious(&*self.table, seat) {
            self.choose(seat, &[&words])?;
            taken += 1;
        }
        Ok(taken)
    }

    /// Undoes this seat's last choice. A single person among bots may also undo random results and moves of bots;
    /// several people would have to agree. The random values stay the same.
    pub(crate) fn undo(&mut self, seat: Seat) -> Result<(), HostError> {
        match self.table.undo(seat) {
            Err(NoUndo::Barrier { .. } | NoUndo::NotYours { .. }) if !self.hot_seat() => {
                let log = self.table.log(Viewer::Spectator, Lang::En, 0);
                let mut picks = log.iter().rev().filter(|e| e.live && matches!(e.what, What::Picked { .. }));
                let own = picks.position(|e| e.what == What::Picked { seat, auto: false }).ok_or(NoUndo::Nothing)?;
                self.table.undo_with_consent(seat, own + 1)?;
            }
            other => other?,
        }
        // The player may want to decide at a window that was passed automatically.
        for stops in &mut self.stops {
            stops.everywhere(&*self.table);
        }
        self.flush()
    }

    /// Redoes this seat's last undone choice and the answers of bots to it.
    pub(crate) fn redo(&mut self, seat: Seat) -> Result<(), HostError> {
        self.table.redo(seat)?;
        let humans = self.humans();
        let machine = |table: &dyn AnyTable| {
            Seat::first(table.seats()).find(|&s| !humans.contains(s) && table.can_redo(s) && !table.can_redo(seat))
        };
        while let Some(other) = machine(&*self.table) {
            self.table.redo(other)?;
        }
        self.flush()
    }

    /// Writes a copy of the match that can be continued.
    pub(crate) fn save_copy(&self, path: &Path) -> Result<(), HostError> {
        keep::copy(path, &*self.table)
    }

    /// The save file of the match.
    pub(crate) fn path(&self) -> Option<&Path> {
        self.keep.as_ref().map(SaveFile::path)
    }

    /// The command that continues this match.
    pub(crate) fn resume_command(&self) -> Option<String> {
        let path = quoted(self.path()?);
        let seats = if self.reseated {
            let words: Vec<String> = self.sitters.iter().map(Sitter::word).collect();
            format!(" --seats {}", words.join(","))
        } else {
            String::new()
        };
        Some(format!("orrery play --load {path}{seats}"))
    }

    fn flush(&mut self) -> Result<(), HostError> {
        self.keep.as_mut().map_or(Ok(()), |keep| keep.flush(&*self.table))
    }
}

/// A path, quoted for a shell if necessary.
pub(crate) fn quoted(path: &Path) -> String {
    let path = path.display().to_string();
    let plain = |c: char| c.is_ascii_alphanumeric() || "/._-+:\\".contains(c);
    if path.chars().all(plain) { path } else { format!("'{}'", path.replace('\'', r"'\''")) }
}

/// Reads a save file without replaying it.
pub(crate) fn read_save(path: &Path) -> Result<Save, HostError> {
    let file = std::fs::File::open(path).map_err(|e| HostError::Read(path.to_owned(), e))?;
    Save::read(file).map_err(|e| match e.problem {
        games::Problem::Io(e) => HostError::Read(path.to_owned(), e),
        _ => HostError::Damaged(path.to_owned(), e.into()),
    })
}

/// The secret of a practice match. The same seed gives the same cards, so anyone who knows it can predict them.
pub(crate) fn practice_secret(seed: u64) -> Secret {
    let bytes = |what: &str| blake3::derive_key(what, &seed.to_le_bytes());
    Secret { seed: bytes("orrery practice seed"), salt: bytes("orrery practice salt") }
}
