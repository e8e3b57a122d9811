//! Other people: profiles, mutes and blocks, reports.

use std::sync::{Arc, PoisonError};

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use protocol::{Mute, MuteKind, NewReport, Profile, RatingInfo, Settings};
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

/// The number of matches on a page of a profile.
const PAGE: i64 = 20;
const REPORT_CHARS: usize = 2000;
/// The number of chat lines attached to a report.
const EXCERPT: i64 = 50;

pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(profile)).routes(routes!(mutes, put_mute)).routes(routes!(report))
}

/// The ratings of a user, rounded.
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

/// The users that a user has muted or blocked.
pub(crate) async fn mute_list(app: &App, user: Uuid) -> Result<Vec<Mute>, Error> {
    let info = |(user, how)| {
        let how = match how {
            store::MuteKind::Mute => MuteKind::Mute,
            store::MuteKind::Block => MuteKind::Block,
        };
        Mute { user, how: Some(how) }
    };
    Ok(app.store.mutes_of(user).await?.into_iter().map(info).collect())
}

#[derive(Deserialize)]
struct Before {
    before: Option<i64>,
}

/// A page of a user's matches before a time, and the time before which there are more. Other users learn nothing about
/// private tables, neither that they exist nor when they were created.
async fn page(app: &App, user: Uuid, mut before: i64, own: bool) -> Result<(Vec<Match>, Option<i64>), Error> {
    let (mut shown, most) = (Vec::new(), PAGE as usize);
    // One match more than a page holds shows that there are more.
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

/// The public profile of a user.
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

/// Lists the users that the user has muted or blocked.
#[utoipa::path(get, path = "/api/shut", responses((status = 200, body = Vec<Mute>)))]
async fn mutes(State(app): State<Arc<App>>, player: Player) -> Result<Json<Vec<Mute>>, Error> {
    Ok(Json(mute_list(&app, player.id()).await?))
}

/// Mutes or blocks a user, or removes that. It takes effect immediately at every open table.
#[utoipa::path(put, path = "/api/shut", request_body = Mute, responses((status = 204), (status = 404)))]
async fn put_mute(
    State(app): State<Arc<App>>,
    player: Player,
    Body(Mute { user, how }): Body<Mute>,
) -> Result<StatusCode, Error> {
    if user == player.id() {
        return Err(Error::Bad("you cannot mute or block yourself".to_owned()));
    }
    app.store.user(user).await?.ok_or(Error::NoUser)?;
    let kept = how.map(|how| match how {
        MuteKind::Mute => store::MuteKind::Mute,
        MuteKind::Block => store::MuteKind::Block,
    });
    app.store.set_mute(player.id(), user, kept, app.now()).await?;
    for peer in app.hub.peers(player.id()) {
        let mut muted = peer.muted.write().unwrap_or_else(PoisonError::into_inner);
        if how.is_some() {
            muted.insert(user)
        } else {
            muted.remove(&user)
        };
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Reports a user. The last chat lines of the table are attached.
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
    let (mut last_line, mut said) = (None, Vec::new());
    if let Some(id) = table {
        let row = app.store.find_match(id).await?.ok_or(Error::NoTable)?;
        last_line = Some((row.lines - 1).max(0));
        let chat = app.store.chat(id, EXCERPT).await?;
        said = chat.into_iter().map(|line| format!("{}: {}", line.name, line.text)).collect();
    }
    let report = Report {
        id: Uuid::now_v7(),
        by: player.id(),
        about,
        table,
        line: last_line,
        text,
        excerpt: serde_json::to_string(&said).map_err(|e| Error::Fault(e.to_string()))?,
        at: app.now(),
        closed: None,
        bug: None,
    };
    app.store.add_report(&report).await?;
    Ok(StatusCode::NO_CONTENT)
}
