//! Lessons: learning a game by playing it.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use protocol::{OpenLesson, OpenTable, Opened, SeatWish, TableOptions};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::extract::Body;
use super::tables;
use crate::actor;
use crate::app::App;
use crate::auth::Player;
use crate::error::Error;

pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(take))
}

/// Starts the lesson of a game: a private match against a bot that follows a script.
#[utoipa::path(
    post, path = "/api/lessons", request_body = OpenLesson,
    responses((status = 200, body = Opened), (status = 404), (status = 429))
)]
async fn take(
    State(app): State<Arc<App>>,
    player: Player,
    Body(wish): Body<OpenLesson>,
) -> Result<Json<Opened>, Error> {
    let lesson = games::lesson(&wish.game).ok_or(Error::NotFound)?;
    tables::room_for_one_more(&app, &player).await?;
    let setup = lesson.setup(&wish.game)?;
    let options = TableOptions { watch: false, chat: false, ..TableOptions::default() };
    let mut seats = vec![SeatWish::Machine(lesson.machine.clone()); 2];
    seats[lesson.learner().idx()] = SeatWish::Me;
    let table = OpenTable { game: wish.game.clone(), seats, ..OpenTable::default() };
    let seats = tables::seats(&player, &table, table.seats.len())?;
    let what = (wish.game.clone(), lesson.mode.clone(), setup.to_string());
    let id = tables::open(&app, &player, what, &options, &actor::meta_of_lesson(wish.game), &seats).await?;
    Ok(Json(Opened { id, path: format!("/t/{id}") }))
}
