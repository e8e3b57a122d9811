//! Bug reports from users, with the match in which the bug was found.

use std::fmt::Write as _;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Extension, State};
use games::Viewer;
use protocol::{BugFiled, NewBug};
use store::{Bug, Match, Report, SeatRow, Status};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use super::extract::Body;
use super::replay::{eyes, find, run_blocking};
use crate::actor::{self, Past};
use crate::app::App;
use crate::auth::Player;
use crate::error::Error;
use crate::guard::From;

const TEXT_CHARS: usize = 2000;
const PAGE_CHARS: usize = 200;
const AGENT_CHARS: usize = 300;
/// The maximum size of an attachment in bytes. A longer log can still be found by its table.
const ATTACHED: usize = 1 << 20;

pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(bug))
}

/// Removes control characters; an error when the text is too long.
fn clean(text: &str, most: usize) -> Result<String, Error> {
    let kept = crate::clean::lines(text);
    if kept.chars().count() > most {
        return Err(Error::Bad(format!("at most {most} characters")));
    }
    Ok(kept)
}

/// The viewer whose log of a running match is attached: the reporter. A referee sees everything, but others read the
/// report while the match runs, so it contains only what spectators may see.
fn reading_eyes(row: &Match, seats: &[SeatRow], user: Uuid, seat: Option<u8>) -> Result<Viewer, Error> {
    let own = || seats.iter().find(|seat| seat.user == Some(user)).map(|seat| seat.seat);
    Ok(match eyes(row, seats, user, seat.or_else(own), false)? {
        Viewer::Judge => Viewer::Spectator,
        viewer => viewer,
    })
}

/// Reports a bug. The match it was found in is attached, without its secrets while it runs.
#[utoipa::path(
    post, path = "/api/bugs", request_body = NewBug,
    responses((status = 200, body = BugFiled), (status = 403), (status = 404), (status = 422), (status = 429))
)]
async fn bug(
    State(app): State<Arc<App>>,
    player: Player,
    Extension(from): Extension<From>,
    Body(NewBug { table, n, seat, text, page, agent }): Body<NewBug>,
) -> Result<Json<BugFiled>, Error> {
    let (text, page) = (clean(&text, TEXT_CHARS)?, clean(&page, PAGE_CHARS)?);
    let agent = clean(&agent, AGENT_CHARS)?;
    if text.is_empty() && table.is_none() {
        return Err(Error::Bad("describe the bug, or name its table".to_owned()));
    }
    app.gates.report(player.id(), from)?;
    let (mut last_line, mut attachment) = (None, format!("build {}\n", crate::BUILD));
    if let Some(id) = table {
        let (row, seats) = find(&app, id).await?;
        let viewer = reading_eyes(&row, &seats, player.id(), seat)?;
        let last = (row.lines - 1).max(0);
        let line = n.map_or(last, i64::from).min(last);
        last_line = Some(line);
        let log = app.store.log(id, 0).await?;
        attachment += &run_blocking(move || attached(&row, seats, &log, viewer, line)).await?;
    }
    attachment.truncate(attachment.floor_char_boundary(ATTACHED));
    let report = Report {
        id: Uuid::now_v7(),
        by: player.id(),
        about: None,
        table,
        line: last_line,
        text,
        excerpt: "[]".to_owned(),
        at: app.now(),
        closed: None,
        bug: Some(Bug { page, agent, attachment }),
    };
    app.store.add_report(&report).await?;
    Ok(Json(BugFiled { id: report.id }))
}

/// The attachment for a bug found at a table. It has no names, because the report outlives deleted accounts.
fn attached(
    row: &Match,
    mut seats: Vec<SeatRow>,
    log: &[store::Line],
    viewer: Viewer,
    line: i64,
) -> Result<String, Error> {
    let mut text = String::new();
    // Writing to a string does not fail.
    let _ = writeln!(text, "table {}, line {line}\ngame {}, mode {}\nsetup {}", row.id, row.game, row.mode, row.setup);
    if log.is_empty() {
        text += "not started\n";
        return Ok(text);
    }
    for seat in &mut seats {
        seat.name.clear();
    }
    let past = Past::read(&actor::text(log), seats)?;
    let header = &past.save().header;
    let _ = writeln!(text, "rules {}, cards {}", header.rules, header.content);
    if row.status == Status::Over {
        text += "over; the whole log\n\n";
        text += &past.save().without_names(|_| true).unwrap_or_else(|| actor::text(log));
        return Ok(text);
    }
    let eyes = match viewer {
        Viewer::Seat(seat) => format!("seat {}", seat.idx()),
        Viewer::Spectator | Viewer::Judge => "a watcher".to_owned(),
    };
    let _ = writeln!(text, "running; the log as {eyes} may see it\n");
    text += &past.heard(viewer)?;
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_cleaned_and_measured_in_letters() {
        assert_eq!(clean(" a\u{7}b\nc ", 4).expect("short"), "ab\nc");
        assert_eq!(clean("ЖЖЖ", 3).expect("short"), "ЖЖЖ");
        assert!(clean("ЖЖЖЖ", 3).is_err());
    }
}
