//! Conversions between stored rows and tables.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use games::{AnyTable, Loading, Save, Secret};
use protocol::{
    MatchResult, Person, Phase, SeatInfo, SeatStatus, Sitter, TableInfo, TableOptions, TableStatus, UndoAsk,
};
use serde_json::{Map, Value, json};
use store::{SeatRow, Status};
use tokio::sync::mpsc;
use tokio::time::Instant;
use uuid::Uuid;

use super::Command;
use super::clock::Clocks;
use super::replay;
use super::table::{Meta, SeatState, Sub, Table};
use crate::app::App;
use crate::error::Error;

/// The phase of a stored match.
const fn phase(status: Status) -> Phase {
    match status {
        Status::Open => Phase::Open,
        Status::Running => Phase::Running,
        Status::Over => Phase::Over,
        Status::Closed => Phase::Closed,
    }
}

fn sitter(row: &SeatRow) -> Sitter {
    match (row.user, &row.bot) {
        (Some(user), _) => Sitter::User(user),
        (None, Some(bot)) => Sitter::Machine(bot.clone()),
        (None, None) => Sitter::Open,
    }
}

/// The public information about a table.
pub(crate) fn info<'a>(row: &store::Match, seats: impl Iterator<Item = &'a SeatRow>) -> TableInfo {
    let setup: Value = serde_json::from_str(&row.setup).unwrap_or_default();
    TableInfo {
        id: row.id,
        game: row.game.clone(),
        mode: row.mode.clone(),
        phase: phase(row.status),
        seats: seats.map(|row| SeatInfo { who: sitter(row), name: row.name.clone() }).collect(),
        options: options(row),
        rulings: unusual_rulings(&row.game, &setup),
        creator: row.creator,
        created: row.created,
        result: result(row),
    }
}

fn options(row: &store::Match) -> TableOptions {
    serde_json::from_str(&row.options).unwrap_or_default()
}

fn result(row: &store::Match) -> Option<MatchResult> {
    row.result.as_deref().and_then(|text| serde_json::from_str(text).ok())
}

/// The rulings of a setup that differ from the usual ones.
fn unusual_rulings(game: &str, setup: &Value) -> BTreeMap<String, String> {
    let word = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let usual = games::rulings(game).unwrap_or_default();
    let chosen = |r: games::Ruling| Some((word(setup.get("rulings")?.get(&r.name)?), r));
    let differs = usual.into_iter().filter_map(chosen).filter(|(value, r)| *value != r.usual);
    differs.map(|(value, r)| (r.name, value)).collect()
}

/// The notes about the players in the header of the save.
pub(crate) fn notes<'a>(seats: impl Iterator<Item = &'a SeatRow>) -> Map<String, Value> {
    let player = |row: &SeatRow| {
        let mut noted = Map::from_iter([("name".to_owned(), json!(row.name))]);
        noted.extend(row.bot.as_ref().map(|bot| ("bot".to_owned(), json!(bot))));
        Value::Object(noted)
    };
    Map::from_iter([("players".to_owned(), Value::Array(seats.map(player).collect()))])
}

/// Sets the names of the seats, which the texts of a match use.
pub(crate) fn name_seats<'a>(game: &mut dyn AnyTable, seats: impl Iterator<Item = &'a SeatRow>) {
    for (idx, row) in seats.enumerate() {
        let seat = games::Seat::new(idx);
        match &row.bot {
            Some(bot) => game.name_machine(seat, bot),
            None if row.name.is_empty() => {}
            None => game.name_seat(seat, &row.name),
        }
    }
}

/// The coaches of a stored match, with the seat of each.
pub(crate) fn coaches(row: &store::Match) -> impl Iterator<Item = (u8, Uuid)> {
    let meta: Meta = serde_json::from_str(&row.meta).unwrap_or_default();
    meta.coaches.into_iter().map(|(seat, user, _)| (seat, user))
}

/// Coaches with their current names, without deleted accounts.
async fn named(app: &App, coaches: Vec<(u8, Uuid, String)>) -> Result<Vec<(u8, Uuid, String)>, Error> {
    let mut named = Vec::with_capacity(coaches.len());
    for (seat, coach, _) in coaches {
        if let Some(user) = app.store.user(coach).await?.filter(|user| user.deleted.is_none()) {
            named.push((seat, coach, user.name));
        }
    }
    Ok(named)
}

/// Replays a log. With its secret, the match continues with the same sequence of chance values.
pub(crate) fn replay(text: &str, secret: Option<&str>) -> Result<Box<dyn AnyTable>, Error> {
    let fault = |e: &dyn std::fmt::Display| Error::Fault(format!("a log does not replay: {e}"));
    let save = Save::read(text.as_bytes()).map_err(|e| fault(&e))?;
    let secret: Option<Secret> = secret.map(str::parse).transpose().map_err(|e| fault(&e))?;
    let strict = Loading { secret, ..Loading::default() };
    let opened = games::load(&save, strict.clone()).or_else(|e| match e {
        // Another build may encode its states differently; picks and draws still have to fit.
        games::OpenError::Load(e) if matches!(e.problem, games::Problem::Digest { .. }) => {
            metrics::counter!("orrery_replay_mismatches").increment(1);
            games::load(&save, Loading { ignore_digests: true, ..strict })
        }
        e => Err(e),
    });
    Ok(opened.map_err(|e| fault(&e))?.table)
}

impl Table {
    /// Loads a table from the store.
    pub(crate) async fn load(app: Arc<App>, id: Uuid, own_handle: mpsc::WeakSender<Command>) -> Result<Self, Error> {
        let started = Instant::now();
        let row = app.store.find_match(id).await?.ok_or(Error::NoTable)?;
        let now = app.now();
        let seats: Vec<SeatState> =
            app.store.seats(id).await?.into_iter().map(|row| SeatState::new(row, now)).collect();
        let log = app.store.log(id, 0).await?;
        let game = if log.is_empty() {
            None
        } else {
            let secret = app.store.secret(id).await?;
            let secret = secret.filter(|_| row.status == Status::Running);
            Some(replay(&replay::text(&log), secret.as_deref())?)
        };
        let options = options(&row);
        let mut meta: Meta = serde_json::from_str(&row.meta).unwrap_or_default();
        meta.coaches = named(&app, meta.coaches).await?;
        let log_bytes = log.iter().map(|line| line.body.len() + 1).sum();
        let kept = app.directory.take_clocks(id, log.len()).filter(|_| row.status == Status::Running);
        let clocks = kept.unwrap_or_else(|| Clocks::load(&app, options.clock, seats.len(), &row, log.last()));
        let now = Instant::now();
        let mut table = Self {
            phase: phase(row.status),
            result: result(&row),
            app,
            row,
            options,
            seats,
            game,
            log_bytes,
            meta,
            clocks,
            clocks_before: None,
            clocks_if_written: None,
            subs: Vec::new(),
            caller: None,
            unanswered: None,
            silent: false,
            classes: HashMap::new(),
            dues: Vec::new(),
            request: None,
            requests: 0,
            stuck: false,
            pace_until: now,
            idle_since: now,
            own_handle,
            stopping: false,
        };
        table.name_all();
        for line in &log {
            if let (Some(seat), Some(cid)) = (line.seat, line.cid)
                && let Some(chair) = table.seats.get_mut(seat as usize)
            {
                chair.remember(cid, line.n as u32);
            }
        }
        metrics::histogram!("orrery_load_seconds").record(started.elapsed().as_secs_f64());
        Ok(table)
    }

    /// Sets the names of all seats, which the texts of the match use.
    pub(crate) fn name_all(&mut self) {
        let Some(game) = &mut self.game else { return };
        name_seats(&mut **game, self.seats.iter().map(|chair| &chair.row));
    }

    /// The table status, as all viewers may see it.
    pub(crate) fn status(&self) -> TableStatus {
        let seat = |(idx, chair): (usize, &SeatState)| {
            let number = idx as u8;
            let coaches = self.meta.coaches.iter().filter(|(seat, ..)| *seat == number);
            SeatStatus {
                seat: number,
                who: sitter(&chair.row),
                name: chair.row.name.clone(),
                online: self.online(games::Seat::new(idx)),
                away: chair.row.user.and(chair.away),
                held: self.meta.held.contains(&number),
                conceded: self.meta.conceded.contains(&number),
                thinking: chair.seen_thinking,
                coaches: coaches.map(|(_, user, name)| Person { user: *user, name: name.clone() }).collect(),
            }
        };
        let person = |sub: &Sub| Person { user: sub.peer.user, name: sub.peer.name.to_string() };
        let mut watchers: Vec<Person> = self.subs.iter().filter(|s| !self.sits(s.peer.user)).map(person).collect();
        watchers.sort_unstable();
        watchers.dedup();
        TableStatus {
            phase: self.phase,
            seats: self.seats.iter().enumerate().map(seat).collect(),
            watchers,
            paused: self.meta.paused || self.clocks.waits(),
            undo: self.request.as_ref().map(|request| UndoAsk {
                request: request.id,
                seat: super::show::number(request.seat),
                to: request.to as u32,
                waiting: request.waiting.iter().map(super::show::number).collect(),
            }),
            result: self.result.clone(),
            rematch: self.meta.rematch,
            stuck: self.stuck,
            lesson: self.lesson(),
        }
    }

    /// The table metadata as the store keeps it.
    pub(crate) fn meta_text(&self) -> String {
        serde_json::to_string(&self.meta).expect("table metadata is plain data")
    }

    /// Writes the table metadata without a line of the log.
    pub(crate) async fn keep_meta(&mut self) -> Result<(), Error> {
        let deadline = self.deadline();
        Ok(self.app.store.put_meta(self.row.id, &self.meta_text(), deadline).await?)
    }
}
