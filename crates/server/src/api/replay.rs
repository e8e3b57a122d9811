//! Finished matches: replays, single moments, branches, and proofs of their randomness.

use std::sync::{Arc, LazyLock};

use axum::Json;
use axum::extract::State;
use games::{NoBranch, Seat, Secret, Viewer};
use protocol::{Branch, Lang, Moment, OpenTable, Opened, Proof, Replay, Rolls, SeatWish, TableOptions};
use serde::Deserialize;
use serde_json::json;
use store::{Line, Match, SeatRow, Status};
use tokio::sync::Semaphore;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use super::extract::{Body, Path, Query};
use super::tables;
use crate::actor::{self, Past};
use crate::app::App;
use crate::auth::Player;
use crate::error::Error;

pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(replay))
        .routes(routes!(at))
        .routes(routes!(rolls))
        .routes(routes!(branch))
        .routes(routes!(proof))
}

/// The viewer, the language and the first line that a request asks for.
#[derive(Deserialize)]
struct Look {
    seat: Option<u8>,
    #[serde(default)]
    all: bool,
    #[serde(default)]
    lang: Lang,
    #[serde(default)]
    from: u32,
}

/// A match with its seats.
pub(super) async fn find(app: &App, id: Uuid) -> Result<(Match, Vec<SeatRow>), Error> {
    let row = app.store.find_match(id).await?.ok_or(Error::NoTable)?;
    let seats = app.store.seats(id).await?;
    Ok((row, seats))
}

/// Limits the number of logs processed at a time; further requests wait. Otherwise one visitor's requests could occupy
/// hundreds of threads.
static LOGS: LazyLock<Semaphore> = LazyLock::new(|| {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    Semaphore::new(2 * cores)
});

/// Runs work on a log in a blocking thread. It takes milliseconds, which is too long for a thread that serves sockets.
pub(super) async fn run_blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Error> + Send + 'static,
) -> Result<T, Error> {
    let place = LOGS.acquire().await.map_err(|e| Error::Fault(e.to_string()))?;
    let work = move || {
        // The permit is held until the work is done, even when no client waits for the answer any more.
        let _place = place;
        work()
    };
    tokio::task::spawn_blocking(work).await.map_err(|e| Error::Fault(e.to_string()))?
}

/// A seat of a match by its number.
fn seat_of(seats: &[SeatRow], seat: u8) -> Result<Seat, Error> {
    if (seat as usize) < seats.len() { Ok(Seat::new(seat as usize)) } else { Err(Error::NotFound) }
}

/// The viewer that a user asks for, if it is allowed. While a match runs, these are the viewers the user has at the
/// table anyway: their seats, seats they coach, the public view where it may be watched, and everything for a referee.
pub(super) fn eyes(row: &Match, seats: &[SeatRow], user: Uuid, seat: Option<u8>, all: bool) -> Result<Viewer, Error> {
    let options = actor::info(row, seats.iter()).options;
    let sits = seats.iter().any(|seat| seat.user == Some(user));
    let referee = options.referee && row.creator == user && !sits;
    let watches = options.watch || sits || row.creator == user;
    // A finished match shows everything to users who may watch it; a match that nobody may watch, to its participants.
    let over = row.status == Status::Over && watches;
    match seat {
        _ if all => (over || referee).then_some(Viewer::Judge).ok_or(Error::NotYours),
        Some(number) => {
            let seat = seat_of(seats, number)?;
            let own = seats[seat.idx()].user == Some(user);
            let coach = !sits && actor::coaches(row).any(|coach| coach == (number, user));
            (over || own || coach || referee).then_some(Viewer::Seat(seat)).ok_or(Error::NotYours)
        }
        None if referee && !over => Ok(Viewer::Judge),
        None => watches.then_some(Viewer::Spectator).ok_or(Error::NotYours),
    }
}

/// A finished match with its seats, for a user who may see all of it.
pub(super) async fn find_over(app: &App, id: Uuid, user: Uuid) -> Result<(Match, Vec<SeatRow>), Error> {
    let (row, seats) = find(app, id).await?;
    if row.status != Status::Over {
        return Err(Error::NotOver);
    }
    eyes(&row, &seats, user, None, true)?;
    Ok((row, seats))
}

/// A finished match, line by line: as a seat saw it (`seat`), with everything (`all`), or as a spectator saw it. At
/// most 128 lines at a time, starting at a given line.
#[utoipa::path(
    get, path = "/api/tables/{id}/replay",
    params(
        ("id" = Uuid, Path), ("seat" = Option<u8>, Query), ("all" = Option<bool>, Query),
        ("lang" = Option<Lang>, Query), ("from" = Option<u32>, Query),
    ),
    responses((status = 200, body = Replay), (status = 403), (status = 404), (status = 409))
)]
async fn replay(
    State(app): State<Arc<App>>,
    player: Player,
    Path(id): Path<Uuid>,
    Query(Look { seat, all, lang, from }): Query<Look>,
) -> Result<Json<Replay>, Error> {
    let (row, seats) = find(&app, id).await?;
    if row.status != Status::Over {
        return Err(Error::NotOver);
    }
    let viewer = eyes(&row, &seats, player.id(), seat, all)?;
    let info = actor::info(&row, seats.iter());
    let log = app.store.log(id, 0).await?;
    let work = move || Past::read(&actor::text(&log), seats)?.stretch(viewer, lang, from as usize);
    let actor::Stretch { last, start, steps, next } = run_blocking(work).await?;
    Ok(Json(Replay { info, last, start, steps, next }))
}

/// The table after a line, as it could be seen at that time, without anything that was revealed later.
#[utoipa::path(
    get, path = "/api/tables/{id}/at/{n}",
    params(
        ("id" = Uuid, Path), ("n" = u32, Path), ("seat" = Option<u8>, Query), ("all" = Option<bool>, Query),
        ("lang" = Option<Lang>, Query),
    ),
    responses((status = 200, body = Moment), (status = 403), (status = 404))
)]
async fn at(
    State(app): State<Arc<App>>,
    player: Player,
    Path((id, n)): Path<(Uuid, u32)>,
    Query(Look { seat, all, lang, .. }): Query<Look>,
) -> Result<Json<Moment>, Error> {
    let (row, seats) = find(&app, id).await?;
    let viewer = eyes(&row, &seats, player.id(), seat, all)?;
    let log = app.store.log(id, 0).await?;
    if n as usize >= log.len() {
        return Err(Error::NotFound);
    }
    let view = run_blocking(move || Past::read(&actor::text(&log), seats)?.moment(viewer, lang, n as usize)).await?;
    Ok(Json(Moment { n, view: view.ok_or(Error::NotFound)? }))
}

/// The dice rolls of a match so far, for users who may see the match. All rolls are public.
#[utoipa::path(
    get, path = "/api/tables/{id}/rolls",
    params(("id" = Uuid, Path), ("seat" = Option<u8>, Query)),
    responses((status = 200, body = Vec<Rolls>), (status = 403), (status = 404))
)]
async fn rolls(
    State(app): State<Arc<App>>,
    player: Player,
    Path(id): Path<Uuid>,
    Query(Look { seat, .. }): Query<Look>,
) -> Result<Json<Vec<Rolls>>, Error> {
    let (row, seats) = find(&app, id).await?;
    eyes(&row, &seats, player.id(), seat, false)?;
    let log = app.store.log(id, 0).await?;
    if log.is_empty() {
        return Ok(Json(Vec::new()));
    }
    Ok(Json(run_blocking(move || Past::read(&actor::text(&log), seats)?.rolls()).await?))
}

/// Continues from a line of a finished match: a new private table, with bots in all seats but one.
#[utoipa::path(
    post, path = "/api/tables/{id}/branch", params(("id" = Uuid, Path)), request_body = Branch,
    responses(
        (status = 200, body = Opened), (status = 403), (status = 404), (status = 409), (status = 422), (status = 429)
    )
)]
async fn branch(
    State(app): State<Arc<App>>,
    player: Player,
    Path(id): Path<Uuid>,
    Body(Branch { n, seat, machine }): Body<Branch>,
) -> Result<Json<Opened>, Error> {
    tables::room_for_one_more(&app, &player).await?;
    let (row, old) = find_over(&app, id, player.id()).await?;
    let seat = seat_of(&old, seat)?;
    let machine = machine.unwrap_or_else(|| games::Level::Captain.name().to_owned());
    let mut wishes = vec![SeatWish::Machine(machine); old.len()];
    wishes[seat.idx()] = SeatWish::Me;
    let wish = OpenTable { seats: wishes, ..OpenTable::default() };
    let seats = tables::seats(&player, &wish, old.len())?;
    let mut notes = actor::notes(seats.iter());
    notes.insert("branched_from".to_owned(), json!({ "table": id, "n": n }));

    let log = app.store.log(id, 0).await?;
    let secret = Secret::fresh().map_err(|e| Error::Fault(e.to_string()))?;
    let kept = secret.to_string();
    let sitting = seats.clone();
    let table = run_blocking(move || {
        let past = Past::read(&actor::text(&log), old)?;
        tables::check_machines(&*past.voice()?, &sitting)?;
        match games::branch(past.save(), n as usize, notes, secret)? {
            Ok(table) => Ok(table),
            Err(NoBranch::NoSuchLine { .. }) => Err(Error::NotFound),
            Err(e @ NoBranch::Over { .. }) => Err(Error::Bad(e.to_string())),
            Err(e) => Err(Error::Fault(e.to_string())),
        }
    });
    let text = table.await?.lines_since(0);
    let now = app.now();
    let line = |(n, body): (usize, &str)| Line {
        n: n as i64,
        at: now,
        seat: None,
        cid: None,
        body: body.to_owned(),
        clocks: String::new(),
    };
    let lines: Vec<Line> = text.lines().enumerate().map(line).collect();
    let options = serde_json::to_string(&TableOptions::default()).map_err(|e| Error::Fault(e.to_string()))?;
    let new = Match {
        id: Uuid::now_v7(),
        options,
        meta: "{}".to_owned(),
        public: false,
        rated: false,
        status: Status::Running,
        creator: player.id(),
        created: now,
        started: Some(now),
        ended: None,
        result: None,
        deadline: None,
        lines: lines.len() as i64,
        ..row
    };
    let most = tables::most_tables(&app, &player);
    app.store.open_table(&new, &seats, Some((&kept, &lines)), now - tables::HOUR, most).await?;
    // Once in memory, the table continues by itself when a bot is to move.
    app.directory.find(&app, new.id).await?;
    Ok(Json(Opened { id: new.id, path: format!("/t/{}", new.id) }))
}

/// Checks that a finished match used the randomness committed to before its first card. Derives every draw again.
#[utoipa::path(
    get, path = "/api/tables/{id}/proof", params(("id" = Uuid, Path)),
    responses((status = 200, body = Proof), (status = 403), (status = 404), (status = 409))
)]
async fn proof(State(app): State<Arc<App>>, player: Player, Path(id): Path<Uuid>) -> Result<Json<Proof>, Error> {
    find_over(&app, id, player.id()).await?;
    let log = app.store.log(id, 0).await?;
    Ok(Json(run_blocking(move || Ok(actor::proof(&actor::text(&log)))).await?))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    /// Many requests occupy only a few threads.
    #[tokio::test]
    async fn few_logs_are_worked_on_at_a_time() {
        static NOW: AtomicUsize = AtomicUsize::new(0);
        static MOST: AtomicUsize = AtomicUsize::new(0);
        let places = LOGS.available_permits();
        let work = || {
            MOST.fetch_max(NOW.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
            std::thread::sleep(std::time::Duration::from_millis(5));
            NOW.fetch_sub(1, Ordering::SeqCst);
            Ok(())
        };
        let asked = futures_util::future::join_all((0..places * 8).map(|_| run_blocking(work))).await;
        assert!(asked.iter().all(Result::is_ok));
        let most = MOST.load(Ordering::SeqCst);
        assert!((1..=places).contains(&most), "{most} at once");
    }
}
