//! `orrery export` and `orrery import`: single matches as `.orrery` files.

use std::io::Write;

use anyhow::Context as _;
use games::{Act, Loading, OpenError, Problem, Save, SeatSet, file};
use protocol::{MatchResult, TableOptions};
use store::{Line, Match, SeatRow, Status, Store, StoreError};
use uuid::Uuid;

use super::args::{ExportArgs, ImportArgs};
use super::{block_on, data};
use crate::clean;
use crate::fail::{self, fail, usage};
use crate::host::{HostError, read_save};

/// Writes the log of one match. Only the last line of a log contains the secret seed.
pub(crate) fn export(args: &ExportArgs, out: &mut impl Write) -> anyhow::Result<u8> {
    let id = data::table_id(&args.table)?;
    if let Some(to) = args.to.as_ref().filter(|to| to.exists()) {
        return Err(usage(format!("{} already exists; choose a new file for the export", to.display())));
    }
    block_on(data::with_store(&args.data, async |store| {
        let row = store.find_match(id).await?.ok_or_else(|| fail(fail::NO, format!("there is no table {id}")))?;
        if row.lines == 0 {
            return Err(fail(fail::NO, "the match has not started; there is nothing to export"));
        }
        let runs = row.status == Status::Running;
        if runs && !args.unfinished {
            return Err(fail(
                fail::NO,
                "the match is not over, and its file reveals the cards drawn so far; add --unfinished to export it",
            ));
        }
        let lines = store.log(id, 0).await?;
        let text: String = lines.iter().flat_map(|line| [line.body.as_str(), "\n"]).collect();
        // A deleted user has no name at the seat and must not have one in the file.
        let (save, seats) = (Save::read(text.as_bytes()), store.seats(id).await?);
        let nameless = |seat: usize| seats.get(seat).is_some_and(|row| row.name.is_empty());
        let text = save.ok().and_then(|save| save.without_names(nameless)).unwrap_or(text);
        match &args.to {
            Some(to) => {
                file::write_atomic(to, text.as_bytes()).map_err(|e| HostError::Write(to.clone(), e))?;
                writeln!(out, "{} lines in {}", lines.len(), to.display())?;
            }
            None => out.write_all(text.as_bytes())?,
        }
        out.flush()?;
        let mut err = std::io::stderr();
        if runs {
            let _ = writeln!(err, "orrery: the match is not over; this file reveals every card drawn so far");
        } else if !Save::read(text.as_bytes()).is_ok_and(|save| save.is_revealed()) {
            let _ = writeln!(err, "orrery: the match was closed before its end; its random seed was not revealed");
        }
        Ok(0)
    }))
}

/// Imports a finished match into the database after verifying it.
pub(crate) fn import(args: &ImportArgs, out: &mut impl Write) -> anyhow::Result<u8> {
    let shown = args.file.display();
    let save = read_save(&args.file)?;
    let report = games::verify(&save).map_err(|error| match error {
        OpenError::Load(error) if !matches!(error.problem, Problem::Io(_)) => {
            fail(fail::NO, format!("{shown} is not a valid match: {error}"))
        }
        error => HostError::Damaged(args.file.clone(), error).into(),
    })?;
    let secret = save.lines.last().and_then(|line| match &line.act {
        Act::Reveal { secret, .. } => Some(secret.to_string()),
        _ => None,
    });
    let (Some(secret), Some(outcome)) = (secret, report.outcome) else {
        return Err(fail(fail::NO, format!("the match in {shown} is not over; only finished matches can be imported")));
    };
    let numbers = |seats: SeatSet| seats.iter().map(|seat| seat.idx() as u8).collect();
    let result = MatchResult { winners: numbers(outcome.winners), conceded: numbers(report.conceded) };
    let played = Played::new(&save, result, secret).map_err(|e| HostError::Damaged(args.file.clone(), e))?;
    block_on(data::with_store(&args.data, async |store| {
        let id = played.keep(store).await?;
        writeln!(out, "imported as {id} (view it at /t/{id})")?;
        if !report.is_complete() {
            writeln!(out, "some of its draws cannot be verified, because their seed was never revealed")?;
        }
        Ok(0)
    }))
}

/// A finished match from a file.
struct Played {
    game: String,
    setup: serde_json::Value,
    seats: Vec<SeatRow>,
    bodies: Vec<String>,
    result: MatchResult,
    secret: String,
}

impl Played {
    fn new(save: &Save, result: MatchResult, secret: String) -> Result<Self, OpenError> {
        let table = games::load(save, Loading::default())?.table;
        Ok(Self {
            game: table.game().to_owned(),
            setup: table.setup().clone(),
            seats: seats(&save.header.extra, table.seats()),
            // Written again by this build, because the file may have different line breaks.
            bodies: table.lines_since(0).lines().map(str::to_owned).collect(),
            result,
            secret,
        })
    }

    async fn keep(self, store: &dyn Store) -> anyhow::Result<Uuid> {
        let count = self.bodies.len() as i64;
        let here = |id: Uuid| fail(fail::NO, format!("this match is already in the database: {id}"));
        let last = self.bodies.last().map_or("", String::as_str);
        if let Some(id) = store.match_ending(count, last).await? {
            return Err(here(id));
        }
        let at = data::now();
        let mode = self.setup.get("mode").and_then(|mode| mode.as_str()).unwrap_or_default().to_owned();
        let row = Match {
            id: name(&self.bodies),
            game: self.game,
            mode,
            setup: self.setup.to_string(),
            options: serde_json::to_string(&TableOptions::default()).context("writing the options of a table")?,
            meta: "{}".to_owned(),
            public: false,
            rated: false,
            status: Status::Over,
            creator: data::house_account(store).await?,
            created: at,
            started: Some(at),
            ended: Some(at),
            result: Some(serde_json::to_string(&self.result).context("writing the result of a match")?),
            deadline: None,
            lines: count,
        };
        let line = |(n, body)| Line { n, at, seat: None, cid: None, body, clocks: String::new() };
        let lines: Vec<Line> = (0..).zip(self.bodies).map(line).collect();
        match store.import_match(&row, &self.seats, &self.secret, &lines).await {
            Ok(()) => Ok(row.id),
            Err(StoreError::Conflict("match")) => Err(here(row.id)),
            Err(e) => Err(e.into()),
        }
    }
}

/// Derives the id from the content, so that every import of a match gives the same id.
fn name(bodies: &[String]) -> Uuid {
    let hash = blake3::hash(bodies.join("\n").as_bytes());
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&hash.as_bytes()[..16]);
    uuid::Builder::from_random_bytes(bytes).into_uuid()
}

/// The seats named in the header, without a name where it has none. No seat belongs to a user of this server.
fn seats(notes: &serde_json::Map<String, serde_json::Value>, count: usize) -> Vec<SeatRow> {
    let noted = |seat: usize, what: &str| notes.get("players")?.get(seat)?.get(what)?.as_str().and_then(clean::name);
    let row = |seat: usize| SeatRow {
        seat: seat as u8,
        user: None,
        bot: noted(seat, "bot"),
        name: noted(seat, "name").or_else(|| noted(seat, "bot")).unwrap_or_default(),
    };
    (0..count).map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_as_the_header_notes_them() {
        let notes = serde_json::json!({ "players": [{ "name": "Ada\u{1b}" }, { "bot": "captain" }, 7] });
        let seats = seats(notes.as_object().expect("an object"), 4);
        let found: Vec<_> = seats.iter().map(|s| (s.seat, s.name.as_str(), s.bot.as_deref())).collect();
        let captain = Some("captain");
        assert_eq!(found, [(0, "Ada\u{fffd}", None), (1, "captain", captain), (2, "", None), (3, "", None)]);
    }
}
