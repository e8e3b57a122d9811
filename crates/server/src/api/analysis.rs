//! Computer analysis of finished matches.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use games::Review;
use protocol::{Analysis, Lang, Mistake, Point, Spans};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use super::extract::{Path, Query};
use super::replay::{find_over, run_blocking};
use super::server_info::In;
use crate::actor::{self, Past};
use crate::app::App;
use crate::auth::Player;
use crate::error::Error;
use crate::reviews::Job;

pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(start, poll))
}

/// Starts the analysis of a finished match, or returns the existing one: win chances, luck, and choices that gave
/// chances away. It runs while clients poll it. The same match gets the same result every time.
#[utoipa::path(
    post, path = "/api/tables/{id}/analysis", params(("id" = Uuid, Path), ("lang" = Option<Lang>, Query)),
    responses((status = 200, body = Analysis), (status = 403), (status = 404), (status = 409), (status = 429))
)]
async fn start(
    State(app): State<Arc<App>>,
    player: Player,
    Path(id): Path<Uuid>,
    Query(to): Query<In>,
) -> Result<Json<Analysis>, Error> {
    let (_, seats) = find_over(&app, id, player.id()).await?;
    if let Some(job) = app.reviews.find(&app, id) {
        return Ok(Json(told(&job, to.lang)));
    }
    let log = app.store.log(id, 0).await?;
    let job = run_blocking(move || {
        let past = Past::read(&actor::text(&log), seats)?;
        let review = Review::of(past.save()).map_err(|e| Error::Fault(e.to_string()))?;
        Ok(Job::new(review, past.voice()?))
    });
    let job = app.reviews.begin(&app, id, job.await?)?;
    Ok(Json(told(&job, to.lang)))
}

/// The progress of the analysis of a match. 404 when none was started.
#[utoipa::path(
    get, path = "/api/tables/{id}/analysis", params(("id" = Uuid, Path), ("lang" = Option<Lang>, Query)),
    responses((status = 200, body = Analysis), (status = 403), (status = 404))
)]
async fn poll(
    State(app): State<Arc<App>>,
    player: Player,
    Path(id): Path<Uuid>,
    Query(to): Query<In>,
) -> Result<Json<Analysis>, Error> {
    find_over(&app, id, player.id()).await?;
    let job = app.reviews.find(&app, id).ok_or(Error::NotFound)?;
    Ok(Json(told(&job, to.lang)))
}

/// Rounds to three digits; more would be noise.
fn rounded(chance: f32) -> f32 {
    (chance * 1000.0).round() / 1000.0
}

fn told(job: &Job, lang: Lang) -> Analysis {
    let judged = job.judged();
    let say = |phrase: &games::Phrase| -> Spans { actor::spans(job.voice().say(phrase, actor::lang(lang))) };
    let all = |chances: &[f32]| chances.iter().map(|&chance| rounded(chance)).collect();
    let point = |point: games::Point<'_>| {
        let judged = point.judged;
        Point {
            n: judged.line as u32,
            seat: judged.seat.idx() as u8,
            turn: judged.turn,
            win: all(&judged.before),
            best: judged.best.as_ref().map(|(key, _)| key.clone()),
            chosen: judged.chosen.0.clone(),
            best_text: judged.best.as_ref().map(|(_, label)| say(label)),
            chosen_text: say(&judged.chosen.1),
            loss: rounded(point.loss),
            luck: all(&point.luck),
            mistake: point.mistake.map(|mistake| match mistake {
                games::Mistake::Inaccuracy => Mistake::Inaccuracy,
                games::Mistake::Mistake => Mistake::Mistake,
                games::Mistake::Blunder => Mistake::Blunder,
            }),
        }
    };
    let points = games::course_of(&judged).into_iter().map(point).collect();
    Analysis { done: judged.len() as u32, total: job.total() as u32, points }
}
