//! Other people: profiles, mutes and blocks, reports.

use std::sync::{Arc, PoisonError};

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use protocol::{NewReport, Profile, RatingInfo, Settings, Shut, ShutInfo};
use serde::Deserialize;
use store::{Match, Report, Status};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use super::extract::{Body, Path, Query};
use super::sessions::kind;
use crate::app::App;
use crate::auth::Player;
use crate::clean;
use crate::error::Error;
use crate::guard::From;
use crate::lobby;

/// Matches on a page of a profile.
const PAGE: i64 = 20;
const REPORT_CHARS: usize = 2000;
/// Things said that go along with a report.
const EXCERPT: i64 = 50;

pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(profile)).routes(routes!(shut, shut_out)).routes(routes!(report))
}

/// The ratings of somebody, rounded.
pub(crate) async fn ratings(app: &App, user: Uuid) -> Result<Vec<RatingInfo>, Error> {
    let info = |r: store::Rating| RatingInfo {
        game: r.game,
        mode: r.mode,
        value: r.value.round() as i32,
        margin: (2.0 * r.deviation).round() as i32,
        games: r.games as u32,
    };
    Ok(app.store.ratings_of(user).await?.into_iter().map(info).collect())
}

/// Whom somebody shuts out.
pub(crate) async fn shut_list(app: &App, user: Uuid) -> Result<Vec<ShutInfo>, Error> {
    let info = |(user, how)| {
        let how = match how {
            store::Shut::Mute => Shut::Mute,
            store::Shut::Block => Shut::Block,
        };
        ShutInfo { user, how: Some(how) }
    };
    Ok(app.store.shut_by(user).await?.into_iter().map(info).collect())
}

#[derive(Deserialize)]
struct Before {
    before: Option<i64>,
}

/// A page of somebody's matches before a time, and the time before which there are more. Private tables are nobody else's
/// business: neither that they are there nor when they were made.
async fn page(app: &App, user: Uuid, mut before: i64, own: bool) -> Result<(Vec<Match>, Option<i64>), Error> {
    let (mut shown, most) = (Vec::new(), PAGE as usize);
    // One more than a page has tells that there are more.
    while shown.len() <= most {
        let rows = app.store.matches_of(user, before, PAGE).await?;
        let Some(last) = rows.last() else { break };
        before = last.created;
        shown.extend(rows.into_iter().filter(|row| own || is_public(row)));
    }
    let older = shown.get(most - 1).filter(|_| shown.len() > most).map(|row| row.created);
    shown.truncate(most);
    Ok((shown, older))
}

fn is_public(row: &Match) -> bool {
    row.public && row.status != Status::Closed
}

/// Somebody as others may see them.
#[utoipa::path(
    get, path = "/api/users/{id}", params(("id" = Uuid, Path), ("before" = Option<i64>, Query)),
    responses((status = 200, body = Profile), (status = 404))
)]
async fn profile(
    State(app): State<Arc<App>>,
    player: Player,
    Path(id): Path<Uuid>,
    Query(Before { before }): Query<Before>,
) -> Result<Json<Profile>, Error> {
    let user = app.store.user(id).await?.filter(|user| user.deleted.is_none()).ok_or(Error::NoUser)?;
    let own = player.id() == id;
    let settings: Settings = serde_json::from_str(&user.settings).unwrap_or_default();
    let (shown, older) = page(&app, id, before.unwrap_or(i64::MAX), own).await?;
    Ok(Json(Profile {
        id,
        name: user.name,
        kind: kind(user.kind),
        created: user.created,
        ratings: if own || settings.show_ratings { ratings(&app, id).await? } else { Vec::new() },
        matches: lobby::listed(&app, shown).await?,
        older,
    }))
}

/// Whom one has muted or blocked.
#[utoipa::path(get, path = "/api/shut", responses((status = 200, body = Vec<ShutInfo>)))]
async fn shut(State(app): State<Arc<App>>, player: Player) -> Result<Json<Vec<ShutInfo>>, Error> {
    Ok(Json(shut_list(&app, player.id()).await?))
}

/// Mutes, blocks or forgives; at once, at every open table.
#[utoipa::path(put, path = "/api/shut", request_body = ShutInfo, responses((status = 204), (status = 404)))]
async fn shut_out(
    State(app): State<Arc<App>>,
    player: Player,
    Body(ShutInfo { user, how }): Body<ShutInfo>,
) -> Result<StatusCode, Error> {
    if user == player.id() {
        return Err(Error::Bad("nobody shuts out themselves".to_owned()));
    }
    app.store.user(user).await?.ok_or(Error::NoUser)?;
    let kept = how.map(|how| match how {
        Shut::Mute => store::Shut::Mute,
        Shut::Block => store::Shut::Block,
    });
    app.store.shut(player.id(), user, kept, app.now()).await?;
    for peer in app.hub.peers(player.id()) {
        let mut shut = peer.shut.write().unwrap_or_else(PoisonError::into_inner);
        if how.is_some() {
            shut.insert(user)
        } else {
            shut.remove(&user)
        };
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Complains about somebody. What was said last at the table goes along.
#[utoipa::path(post, path = "/api/reports", request_body = NewReport, responses((status = 204), (status = 422)))]
async fn report(
    State(app): State<Arc<App>>,
    player: Player,
    Extension(from): Extension<From>,
    Body(NewReport { about, table, text }): Body<NewReport>,
) -> Result<StatusCode, Error> {
    let text = clean::lines(&text);
    if text.is_empty() || text.chars().count() > REPORT_CHARS {
        return Err(Error::Bad(format!("a report has 1 to {REPORT_CHARS} characters")));
    }
    app.gates.report(player.id(), from)?;
    let (mut frame, mut said) = (None, Vec::new());
    if let Some(id) = table {
        let row = app.store.find_match(id).await?.ok_or(Error::NoTable)?;
        frame = Some((row.lines - 1).max(0));
        let chat = app.store.chat(id, EXCERPT).await?;
        said = chat.into_iter().map(|line| format!("{}: {}", line.name, line.text)).collect();
    }
    let report = Report {
        id: Uuid::now_v7(),
        by: player.id(),
        about,
        table,
        frame,
        text,
        excerpt: serde_json::to_string(&said).map_err(|e| Error::Fault(e.to_string()))?,
        at: app.now(),
        closed: None,
        bug: None,
    };
    app.store.add_report(&report).await?;
    Ok(StatusCode::NO_CONTENT)
}
