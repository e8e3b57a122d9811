//! Replays: from the log of a match to what a viewer saw at each of its lines. Needs no table in memory.

use std::fmt::Write as _;

use games::{Act, AnyTable, Course, Save, ToAct, Viewer};
use protocol::{Event, Lang, Moment, Patch, Proof, ReplayStep, Rolls, TableView};
use store::SeatRow;

use super::last_view::LastView;
use super::{record, show};
use crate::error::Error;

/// The maximum number of replay lines in one answer.
const STRETCH: usize = 128;

/// A match, read from its log.
pub(crate) struct Past {
    save: Save,
    seats: Vec<SeatRow>,
}

/// A part of a replay.
pub(crate) struct Stretch {
    pub(crate) last: u32,
    pub(crate) start: Moment,
    pub(crate) steps: Vec<ReplayStep>,
    pub(crate) next: Option<u32>,
}

/// The state after a line, without the text about the line.
struct Seen {
    patch: Option<Patch>,
    waiting: Vec<u8>,
    turn: bool,
}

fn fault(e: &dyn std::fmt::Display) -> Error {
    Error::Fault(format!("a log cannot be replayed: {e}"))
}

/// The text of a log, as in the file of a match.
pub(crate) fn text(log: &[store::Line]) -> String {
    log.iter().flat_map(|line| [line.body.as_str(), "\n"]).collect()
}

/// The file of a match for downloads. Players whose account was deleted have no name in it. The stored log keeps their
/// names, because the hash at its end covers them.
pub(crate) fn file(log: &[store::Line], seats: &[SeatRow]) -> Result<String, Error> {
    let text = text(log);
    let save = Save::read(text.as_bytes()).map_err(|e| fault(&e))?;
    Ok(save.without_names(|seat| seats.get(seat).is_some_and(|row| row.name.is_empty())).unwrap_or(text))
}

impl Past {
    /// Reads the log of a match and takes its seats.
    pub(crate) fn read(text: &str, seats: Vec<SeatRow>) -> Result<Self, Error> {
        Ok(Self { save: Save::read(text.as_bytes()).map_err(|e| fault(&e))?, seats })
    }

    /// The parsed log.
    pub(crate) const fn save(&self) -> &Save {
        &self.save
    }

    fn course(&self) -> Result<Course, Error> {
        let mut course = Course::begin(&self.save).map_err(|e| fault(&e))?;
        record::name_seats(course.table_mut(), self.seats.iter());
        Ok(course)
    }

    /// A table of the match that can render any text about it.
    pub(crate) fn voice(&self) -> Result<Box<dyn AnyTable>, Error> {
        let mut table = games::peek(&self.save.header.game, &self.save.header.setup)?;
        record::name_seats(&mut *table, self.seats.iter());
        Ok(table)
    }

    /// The lines after `from`, with the first line when `from` is 0. Replays the match once. A later stretch replays
    /// the lines before it again, which takes a few milliseconds.
    pub(crate) fn stretch(&self, viewer: Viewer, lang: Lang, from: usize) -> Result<Stretch, Error> {
        let mut course = self.course()?;
        let first = if from == 0 { 0 } else { from + 1 };
        let mut seen: Vec<Seen> = Vec::new();
        let mut begun = None;
        let (mut n, mut turn) = (0, None);
        loop {
            let table = course.table();
            let before = turn.replace(course.turn());
            let begins = before != turn;
            let waiting = || match table.to_act() {
                ToAct::Seats { asked, .. } => asked.iter().map(show::number).collect(),
                ToAct::Over(_) => Vec::new(),
            };
            if n == from {
                let last_view = LastView::new(table, viewer, lang);
                begun = Some((last_view.view().clone(), last_view));
                if n == first {
                    seen.push(Seen { patch: None, waiting: waiting(), turn: begins });
                }
            } else if let Some((_, last_view)) = begun.as_mut().filter(|_| seen.len() < STRETCH) {
                let patch = Some(last_view.refresh(table, viewer, lang));
                seen.push(Seen { patch, waiting: waiting(), turn: begins });
            }
            match course.step().map_err(|e| fault(&e))? {
                Some(line) => n = line,
                None => break,
            }
        }
        let (view, _) = begun.ok_or(Error::NotFound)?;
        // Only now is it known which lines were undone.
        let entries = show::log(course.table(), viewer, lang, first);
        let step = |(entry, seen): (protocol::Entry, Seen)| ReplayStep {
            n: entry.n,
            patch: seen.patch,
            waiting: seen.waiting,
            turn: seen.turn && matches!(entry.what, Event::Start | Event::Pick),
            entry,
        };
        let steps: Vec<ReplayStep> = entries.into_iter().zip(seen).map(step).collect();
        let last = n as u32;
        let next = steps.last().map(|step| step.n).filter(|&reached| reached < last);
        Ok(Stretch { last, start: Moment { n: from as u32, view }, steps, next })
    }

    /// The dice of the match, counted by seat and card in the order in which they were first rolled.
    pub(crate) fn rolls(&self) -> Result<Vec<Rolls>, Error> {
        let mut course = self.course()?;
        while course.step().map_err(|e| fault(&e))?.is_some() {}
        let table = course.table();
        let mut found: Vec<Rolls> = Vec::new();
        for games::Roll { seat, card, side } in table.rolls() {
            let seat = show::number(seat);
            let at = found.iter().position(|rolls| (rolls.seat, rolls.card) == (seat, card.0)).unwrap_or_else(|| {
                found.push(Rolls { seat, card: card.0, sides: vec![0; table.face(card).marks.len()] });
                found.len() - 1
            });
            if let Some(count) = found[at].sides.get_mut(side as usize) {
                *count += 1;
            }
        }
        Ok(found)
    }

    /// The log in English, one line per entry, as this viewer may read it.
    pub(crate) fn heard(&self, viewer: Viewer) -> Result<String, Error> {
        let mut course = self.course()?;
        while course.step().map_err(|e| fault(&e))?.is_some() {}
        let mut text = String::new();
        for entry in show::log(course.table(), viewer, Lang::En, 0) {
            let what = format!("{:?}", entry.what).to_lowercase();
            let seat = entry.seat.map(|seat| format!(" by seat {seat}")).unwrap_or_default();
            let void = if entry.void { ", undone" } else { "" };
            let told: Vec<String> = entry.text.iter().map(|sentence| protocol::plain(sentence)).collect();
            // Writing to a string does not fail.
            let _ = writeln!(text, "{} {what}{seat}{void}: {}", entry.n, told.join("; "));
        }
        Ok(text)
    }

    /// The table after a line, as this viewer saw it then; `None` for a line that does not exist or was undone.
    pub(crate) fn moment(&self, viewer: Viewer, lang: Lang, line: usize) -> Result<Option<TableView>, Error> {
        let mut course = self.course()?;
        let (mut n, mut found) = (0, None);
        loop {
            if n == line {
                found = Some(LastView::new(course.table(), viewer, lang).view().clone());
            }
            match course.step().map_err(|e| fault(&e))? {
                Some(line) => n = line,
                None => break,
            }
        }
        let is_pick = line.checked_sub(1).and_then(|idx| self.save.lines.get(idx));
        let is_pick = is_pick.is_some_and(|line| matches!(line.act, Act::Pick { .. }));
        let in_force = || course.table().commits().iter().any(|(at, ..)| *at == line);
        Ok(found.filter(|_| !is_pick || in_force()))
    }
}

/// Derives all chance values of a finished match again, from the seed in its last line.
pub(crate) fn proof(text: &str) -> Proof {
    let lines = text.lines().count() as u32;
    let blank = Proof {
        commitment: String::new(),
        seed: String::new(),
        salt: String::new(),
        draws: 0,
        lines,
        ok: false,
        problem: None,
    };
    let save = match Save::read(text.as_bytes()) {
        Ok(save) => save,
        Err(e) => return Proof { problem: Some(e.to_string()), ..blank },
    };
    let (mut draws, mut commitment) = (save.header.chance.len(), save.header.commitment.clone());
    let (mut seed, mut salt) = (String::new(), String::new());
    for line in &save.lines {
        match &line.act {
            Act::Pick { chance, .. } => draws += chance.len(),
            Act::Reseal { commitment: next } => commitment.clone_from(next),
            Act::Reveal { secret, .. } => (seed, salt) = (hex(secret.seed), hex(secret.salt)),
            Act::Undo { .. } | Act::Redo { .. } => {}
        }
    }
    let problem = match games::verify(&save) {
        Ok(report) if report.is_complete() => None,
        Ok(_) if !save.is_revealed() => Some("the seed was not revealed".to_owned()),
        Ok(report) => {
            let closed = report.draws - report.draws_checked;
            Some(format!("{closed} draws were made under a commitment whose seed was never revealed"))
        }
        Err(e) => Some(e.to_string()),
    };
    Proof { commitment, seed, salt, draws: draws as u32, ok: problem.is_none(), problem, ..blank }
}

fn hex(bytes: [u8; 32]) -> String {
    blake3::Hash::from_bytes(bytes).to_hex().to_string()
}
