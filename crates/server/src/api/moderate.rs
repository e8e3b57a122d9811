//! Moderation: reports and bans.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{Ban, BugInfo, ReportInfo, Verdict};
use serde::Deserialize;
use store::{Bug, Report, Role, Status};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use super::extract::{Body, Path, Query};
use crate::app::App;
use crate::auth::Player;
use crate::clean;
use crate::error::Error;

const HOUR: i64 = 60 * 60 * 1000;
const MOST: i64 = 200;
const VERDICT_CHARS: usize = 2000;

pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(reports)).routes(routes!(settle)).routes(routes!(ban))
}

#[derive(Deserialize)]
struct Which {
    #[serde(default)]
    open: bool,
}

async fn name(app: &App, user: Option<Uuid>) -> Result<Option<String>, Error> {
    let Some(user) = user else { return Ok(None) };
    Ok(Some(app.store.user(user).await?.map_or_else(|| user.to_string(), |user| user.name)))
}

/// The text for a moderator who may not read the real one yet.
const LATER: &str = "you play in this match; you can read this after it ends";

/// Whether the reader plays in the running match of a report. The attachment then stays hidden until the match ends,
/// because it shows what the reporter holds, or the chat of other players.
async fn plays(app: &App, report: &Report, reader: Uuid) -> Result<bool, Error> {
    let Some(id) = report.table else { return Ok(false) };
    let runs = app.store.find_match(id).await?.is_some_and(|row| row.status == Status::Running);
    Ok(runs && app.store.seats(id).await?.iter().any(|seat| seat.user == Some(reader)))
}

async fn twin(app: &App, report: Report, reader: Uuid) -> Result<ReportInfo, Error> {
    let later = plays(app, &report, reader).await?;
    let bug = report.bug.clone().map(|Bug { page, agent, attachment }| BugInfo {
        page,
        agent,
        attachment: if later { format!("{LATER}\n") } else { attachment },
    });
    let said = if later { vec![LATER.to_owned()] } else { serde_json::from_str(&report.excerpt).unwrap_or_default() };
    Ok(ReportInfo {
        bug,
        id: report.id,
        by: name(app, Some(report.by)).await?.unwrap_or_default(),
        about: name(app, report.about).await?,
        table: report.table,
        line: report.line,
        text: report.text,
        said,
        at: report.at,
        verdict: report.closed.map(|(_, _, verdict)| verdict),
    })
}

/// Lists reports; for moderators.
#[utoipa::path(
    get, path = "/api/admin/reports", params(("open" = Option<bool>, Query)),
    responses((status = 200, body = Vec<ReportInfo>), (status = 403))
)]
async fn reports(
    State(app): State<Arc<App>>,
    player: Player,
    Query(Which { open }): Query<Which>,
) -> Result<Json<Vec<ReportInfo>>, Error> {
    player.moderates()?;
    let mut list = Vec::new();
    for report in app.store.reports(open, MOST).await? {
        list.push(twin(&app, report, player.id()).await?);
    }
    Ok(Json(list))
}

/// Closes a report with a verdict; for moderators.
#[utoipa::path(
    post, path = "/api/admin/reports/{id}", params(("id" = Uuid, Path)), request_body = Verdict,
    responses((status = 204), (status = 403), (status = 404), (status = 422))
)]
async fn settle(
    State(app): State<Arc<App>>,
    player: Player,
    Path(id): Path<Uuid>,
    Body(Verdict { verdict }): Body<Verdict>,
) -> Result<StatusCode, Error> {
    player.moderates()?;
    let verdict = clean::lines(&verdict);
    if verdict.chars().count() > VERDICT_CHARS {
        return Err(Error::Bad(format!("a verdict has at most {VERDICT_CHARS} characters")));
    }
    app.store.close_report(id, app.now(), player.id(), &verdict).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Bans a user, or lifts the ban; for moderators.
#[utoipa::path(
    post, path = "/api/admin/users/{id}/ban", params(("id" = Uuid, Path)), request_body = Ban,
    responses((status = 204), (status = 403), (status = 404))
)]
async fn ban(
    State(app): State<Arc<App>>,
    player: Player,
    Path(id): Path<Uuid>,
    Body(Ban { hours }): Body<Ban>,
) -> Result<StatusCode, Error> {
    player.moderates()?;
    let user = app.store.user(id).await?.ok_or(Error::NoUser)?;
    if user.role >= player.user.role && player.user.role != Role::Admin {
        return Err(Error::NotYours);
    }
    let banned_until = match hours {
        None => Some(i64::MAX),
        Some(0) => None,
        Some(hours) => Some(app.now() + i64::from(hours) * HOUR),
    };
    app.store.set_ban(id, banned_until).await?;
    if banned_until.is_some() {
        app.hub.close_user(id, "this account is banned");
        for bot in app.store.bots_of(id).await? {
            app.hub.close_user(bot.id, "the owner of this bot is banned");
        }
    }
    Ok(StatusCode::NO_CONTENT)
}
