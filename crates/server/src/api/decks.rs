//! Decks: the deck builder of a game, and saved decks.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{
    DeckCatalog, DeckCheck, DeckHand, DeckList, DeckPaste, DeckReading, DeckText, DeckTry, DeckWrite, KeptDeck, Lang,
};
use serde::Deserialize;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use super::extract::{Body, Path, Query};
use super::server_info::In;
use crate::actor::lang;
use crate::app::App;
use crate::auth::Player;
use crate::decks;
use crate::error::Error;

/// The number of decks an account may save, and a guest. Guests are created quickly, so they may save fewer.
const DECKS: i64 = 200;
const GUEST_DECKS: i64 = 20;
/// The maximum size of a saved list in bytes.
const LIST: usize = 16 << 10;

pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(show))
        .routes(routes!(check))
        .routes(routes!(read))
        .routes(routes!(write))
        .routes(routes!(draw))
        .routes(routes!(list, keep))
        .routes(routes!(change, forget))
}

fn deck_builder(game: &str) -> Result<&'static games::DeckBuilder, Error> {
    games::deck_builder(game).ok_or(Error::NotFound)
}

/// Everything from which decks of a game are built.
#[utoipa::path(
    get, path = "/api/games/{game}/decks", params(("game" = String, Path), ("lang" = Option<Lang>, Query)),
    responses((status = 200, body = DeckCatalog), (status = 404))
)]
async fn show(Path(game): Path<String>, Query(to): Query<In>) -> Result<Json<DeckCatalog>, Error> {
    Ok(Json(decks::catalog(deck_builder(&game)?, lang(to.lang))))
}

/// Checks a list: whether it is legal, and why not; its statistics and its share code.
#[utoipa::path(
    post, path = "/api/games/{game}/decks/check", request_body = DeckList,
    params(("game" = String, Path), ("lang" = Option<Lang>, Query)),
    responses((status = 200, body = DeckCheck), (status = 404))
)]
async fn check(
    Path(game): Path<String>,
    Query(to): Query<In>,
    Body(list): Body<DeckList>,
) -> Result<Json<DeckCheck>, Error> {
    let builder = deck_builder(&game)?;
    Ok(Json(decks::check(builder.check(&decks::list(list), lang(to.lang)))))
}

/// Reads a list in any supported format, and tells how every line was understood. Nothing is saved.
#[utoipa::path(
    post, path = "/api/games/{game}/decks/read", request_body = DeckPaste,
    params(("game" = String, Path), ("lang" = Option<Lang>, Query)),
    responses((status = 200, body = DeckReading), (status = 404), (status = 422))
)]
async fn read(
    Path(game): Path<String>,
    Query(to): Query<In>,
    Body(paste): Body<DeckPaste>,
) -> Result<Json<DeckReading>, Error> {
    let answers: Vec<(u16, String)> = paste.answers.into_iter().map(|answer| (answer.line, answer.code)).collect();
    let read = deck_builder(&game)?.read(&paste.text, &answers, lang(to.lang));
    Ok(Json(decks::reading(read.map_err(|e| Error::Bad(e.to_string()))?)))
}

/// Writes a list in one of the supported formats.
#[utoipa::path(
    post, path = "/api/games/{game}/decks/write", request_body = DeckWrite,
    params(("game" = String, Path), ("lang" = Option<Lang>, Query)),
    responses((status = 200, body = DeckText), (status = 404), (status = 422))
)]
async fn write(
    Path(game): Path<String>,
    Query(to): Query<In>,
    Body(DeckWrite { list, form }): Body<DeckWrite>,
) -> Result<Json<DeckText>, Error> {
    let written = deck_builder(&game)?.write(&decks::list(list), &form, lang(to.lang));
    let games::DeckText { text, file } = written.map_err(|e| Error::Bad(e.to_string()))?;
    Ok(Json(DeckText { text, file }))
}

/// The first cards of a list after a shuffle, and a roll of its starting dice.
#[utoipa::path(
    post, path = "/api/games/{game}/decks/draw", request_body = DeckTry,
    params(("game" = String, Path), ("lang" = Option<Lang>, Query)),
    responses((status = 200, body = DeckHand), (status = 404))
)]
async fn draw(
    Path(game): Path<String>,
    Query(to): Query<In>,
    Body(DeckTry { list, seed }): Body<DeckTry>,
) -> Result<Json<DeckHand>, Error> {
    let builder = deck_builder(&game)?;
    Ok(Json(decks::hand(builder, builder.draw(&decks::list(list), seed), lang(to.lang))))
}

/// Lists only the decks of this game.
#[derive(Deserialize)]
struct Of {
    #[serde(default)]
    game: Option<String>,
}

/// Lists the user's decks, the last changed first.
#[utoipa::path(
    get, path = "/api/decks", params(("game" = Option<String>, Query)), responses((status = 200, body = Vec<KeptDeck>))
)]
async fn list(State(app): State<Arc<App>>, player: Player, Query(of): Query<Of>) -> Result<Json<Vec<KeptDeck>>, Error> {
    let mut kept = kept_by(&app, player.id()).await?;
    kept.retain(|deck| of.game.as_ref().is_none_or(|game| deck.list.game == *game));
    Ok(Json(kept))
}

/// A user's decks as clients see them.
pub(super) async fn kept_by(app: &App, user: Uuid) -> Result<Vec<KeptDeck>, Error> {
    app.store.decks_of(user).await?.iter().map(twin).collect()
}

fn twin(deck: &store::Deck) -> Result<KeptDeck, Error> {
    let list: DeckList = serde_json::from_str(&deck.list).map_err(|e| Error::Fault(e.to_string()))?;
    let check = deck_builder(&deck.game)?.check(&decks::list(list.clone()), games::Lang::En);
    Ok(KeptDeck {
        id: deck.id,
        list,
        side: check.side.map(str::to_owned),
        legal: check.legal().map(str::to_owned).collect(),
        changed: deck.changed,
    })
}

/// A list as it is saved: tidy, and not too long.
fn row(app: &App, id: Uuid, user: Uuid, list: DeckList) -> Result<store::Deck, Error> {
    let builder = games::deck_builder(&list.game).ok_or(Error::NotFound)?;
    let list = decks::list_back(builder.tidy(&decks::list(list)));
    let (game, text) = (list.game.clone(), serde_json::to_string(&list).map_err(|e| Error::Fault(e.to_string()))?);
    if text.len() > LIST {
        return Err(Error::Bad(format!("a deck is limited to {LIST} bytes")));
    }
    Ok(store::Deck { id, user, game, list: text, changed: app.now() })
}

/// Saves a deck, finished or not.
#[utoipa::path(
    post, path = "/api/decks", request_body = DeckList,
    responses((status = 200, body = KeptDeck), (status = 404), (status = 422), (status = 429))
)]
async fn keep(
    State(app): State<Arc<App>>,
    player: Player,
    Body(list): Body<DeckList>,
) -> Result<Json<KeptDeck>, Error> {
    let deck = row(&app, Uuid::now_v7(), player.id(), list)?;
    let most = if player.is_account() { DECKS } else { GUEST_DECKS };
    app.store.add_deck(&deck, most).await?;
    Ok(Json(twin(&deck)?))
}

/// Changes one of the user's decks.
#[utoipa::path(
    put, path = "/api/decks/{id}", params(("id" = Uuid, Path)), request_body = DeckList,
    responses((status = 200, body = KeptDeck), (status = 404), (status = 422))
)]
async fn change(
    State(app): State<Arc<App>>,
    player: Player,
    Path(id): Path<Uuid>,
    Body(list): Body<DeckList>,
) -> Result<Json<KeptDeck>, Error> {
    let deck = row(&app, id, player.id(), list)?;
    app.store.put_deck(&deck).await?;
    Ok(Json(twin(&deck)?))
}

/// Deletes one of the user's decks.
#[utoipa::path(delete, path = "/api/decks/{id}", params(("id" = Uuid, Path)), responses((status = 204), (status = 404)))]
async fn forget(State(app): State<Arc<App>>, player: Player, Path(id): Path<Uuid>) -> Result<StatusCode, Error> {
    if app.store.delete_deck(player.id(), id).await? { Ok(StatusCode::NO_CONTENT) } else { Err(Error::NotFound) }
}
