//! Games, cards, rules, health and metrics of the server.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use games::{GAMES, Level, Names, Phrase, Realizer, Wanted};
use protocol::{About, CardFace, GameInfo, Lang, LevelInfo, ModeInfo, RulingInfo};
use serde::Deserialize;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::extract::{Path, Query};
use crate::actor;
use crate::app::App;
use crate::auth::Player;
use crate::error::Error;

pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(about)).routes(routes!(rules)).routes(routes!(cards))
}

/// The language of the texts in an answer.
#[derive(Clone, Copy, Default, Deserialize)]
pub(crate) struct In {
    #[serde(default)]
    pub(crate) lang: Lang,
}

/// Games, modes, rulings and computer opponents.
#[utoipa::path(get, path = "/api/about", params(("lang" = Option<Lang>, Query)), responses((status = 200, body = About)))]
async fn about(Query(to): Query<In>) -> Result<Json<About>, Error> {
    let lang = actor::lang(to.lang);
    let mut list = Vec::new();
    for game in GAMES {
        let say = |term: &'static str| games::say(game.slug, &Phrase::word(term), lang);
        let mode = |mode: &games::ModeInfo| ModeInfo {
            slug: mode.slug.to_owned(),
            title: say(mode.title),
            seats: mode.seats.iter().map(|&n| n as u8).collect(),
        };
        let ruling = |ruling: games::Ruling| RulingInfo {
            title: say(ruling.title),
            values: ruling.values.into_iter().map(str::to_owned).collect(),
            name: ruling.name,
            usual: ruling.usual,
        };
        list.push(GameInfo {
            slug: game.slug.to_owned(),
            title: (game.title)(lang).to_owned(),
            modes: game.modes.iter().map(mode).collect(),
            rulings: games::rulings(game.slug)?.into_iter().map(ruling).collect(),
            lesson: games::lesson(game.slug).is_some(),
            decks: games::deck_builder(game.slug).is_some(),
            example: game.example,
        });
    }
    let line = |level| Realizer::new(lang, &Names::new()).text(&Phrase::word(games::level_line(level)));
    let level = |level: Level| LevelInfo { slug: level.name().to_owned(), title: line(level) };
    let levels = Level::ALL.map(level).into();
    Ok(Json(About { build: crate::BUILD.to_owned(), games: list, levels }))
}

/// The rules summary of a game; `content-language` names the language it is written in.
#[utoipa::path(
    get, path = "/api/games/{game}/rules", params(("game" = String, Path), ("lang" = Option<Lang>, Query)),
    responses((status = 200, body = String, content_type = "text/markdown"), (status = 404))
)]
async fn rules(Path(game): Path<String>, Query(to): Query<In>) -> Result<Response, Error> {
    let lang = actor::lang(to.lang);
    let text = games::rules(&game, lang).map_err(|_| Error::NotFound)?;
    Ok(([("content-type", "text/markdown; charset=utf-8"), ("content-language", lang.code())], text).into_response())
}

/// Every printed card of a game, with its names in all languages.
#[utoipa::path(
    get, path = "/api/games/{game}/cards", params(("game" = String, Path), ("lang" = Option<Lang>, Query)),
    responses((status = 200, body = Vec<CardFace>), (status = 404))
)]
async fn cards(Path(game): Path<String>, Query(to): Query<In>) -> Result<Json<Vec<CardFace>>, Error> {
    let setup = games::setup(&game, &Wanted::default()).map_err(|_| Error::NotFound)?;
    let table = games::peek(&game, &setup)?;
    let mut faces = actor::faces(&*table, to.lang);
    for face in &mut faces {
        let name = |lang| (lang, table.card_name(games::CardId(face.card), actor::lang(lang)));
        face.names = Some([Lang::En, Lang::Ru, Lang::Uk, Lang::Ja].map(name).into());
    }
    Ok(Json(faces))
}

/// Liveness check: the server answers.
pub(crate) async fn healthz() -> &'static str {
    "alive"
}

/// Readiness check: the store is writable and has room to grow, and the server is not shutting down.
pub(crate) async fn readyz(State(app): State<Arc<App>>) -> Response {
    match app.check_readiness().await {
        Ok(()) => "ready".into_response(),
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, why.to_string()).into_response(),
    }
}

/// Metrics. Only admins see them on this listener; the metrics listener shows them to everyone.
pub(crate) async fn metrics(State(app): State<Arc<App>>, player: Player) -> Result<String, Error> {
    if player.user.role < store::Role::Admin {
        return Err(Error::NotYours);
    }
    Ok(crate::metrics::render(&app).await)
}

/// Metrics on the operator's own listener.
pub(crate) async fn open_metrics(State(app): State<Arc<App>>) -> String {
    crate::metrics::render(&app).await
}
