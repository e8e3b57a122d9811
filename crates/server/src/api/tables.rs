//! Tables: creating, listing, seats, rematches and files.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use games::{BotSpec, Wanted};
use protocol::{CardFace, Clock, OpenTable, Opened, SeatWish, Sit, TableInfo, TableList, TableOptions};
use store::{Match, SeatRow, Status};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use uuid::Uuid;

use super::extract::{Body, Path, Query};
use super::replay::{find_over, run_blocking};
use super::server_info::In;
use crate::actor::{self, Command};
use crate::app::App;
use crate::auth::{Player, is_reserved};
use crate::clean;
use crate::decks;
use crate::error::Error;
use crate::lobby;

pub(super) const HOUR: i64 = 60 * 60 * 1000;
/// The maximum size of a table's custom cards in bytes.
const OWN_CARDS: usize = 64 << 10;
/// The maximum length of a card name in characters.
const CARD_NAME: usize = 60;
/// The maximum number of the user's tables in the list.
const MINE: i64 = 50;

pub(crate) fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(list, make))
        .routes(routes!(show, close))
        .routes(routes!(sit))
        .routes(routes!(stand))
        .routes(routes!(start))
        .routes(routes!(rematch))
        .routes(routes!(cards))
        .routes(routes!(file))
}

/// Lists public tables and the user's own tables.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = TableList)))]
async fn list(State(app): State<Arc<App>>, player: Player) -> Result<Json<TableList>, Error> {
    let tables = lobby::listed(&app, app.store.lobby(100).await?).await?;
    let own = app.store.matches_of(player.id(), i64::MAX, MINE).await?;
    let own = own.into_iter().filter(|row| matches!(row.status, Status::Open | Status::Running)).collect();
    Ok(Json(TableList { tables, mine: lobby::listed(&app, own).await? }))
}

/// Creates a table. If every seat is taken, the match starts immediately.
#[utoipa::path(
    post, path = "/api/tables", request_body = OpenTable,
    responses((status = 200, body = Opened), (status = 422), (status = 429))
)]
async fn make(State(app): State<Arc<App>>, player: Player, Body(wish): Body<OpenTable>) -> Result<Json<Opened>, Error> {
    room_for_one_more(&app, &player).await?;
    let (setup, mode, table) = checked_setup(&wish)?;
    check_options(&wish.options, &player)?;
    let mut seats = seats(&player, &wish, table.seats())?;
    check_machines(&*table, &seats)?;
    drop(table);
    keep_to_own_names(&app, &player, &mut seats).await?;
    let meta = meta(&wish, &setup, &seats)?;
    let id = open(&app, &player, (wish.game, mode, setup), &wish.options, &meta, &seats).await?;
    Ok(Json(Opened { id, path: format!("/t/{id}") }))
}

/// How many tables this player may create in an hour, and at how many unfinished ones the player may sit.
pub(super) fn most_tables(app: &App, player: &Player) -> (i64, i64) {
    let limits = app.config.limits;
    let per_hour = if player.is_account() { limits.tables_per_hour } else { limits.guest_tables_per_hour };
    (per_hour, limits.tables_at_once)
}

/// Whether this player may create another table. The store checks again when it is created; this check only saves work.
pub(super) async fn room_for_one_more(app: &App, player: &Player) -> Result<(), Error> {
    if app.is_draining() {
        return Err(Error::Draining);
    }
    let (per_hour, at_once) = most_tables(app, player);
    let (made, sitting) = app.store.table_counts(player.id(), app.now() - HOUR).await?;
    if made >= per_hour || sitting >= at_once {
        return Err(Error::TooManyTables);
    }
    Ok(())
}

/// The setup of a requested table, its mode, and a table built from it to check both.
fn checked_setup(wish: &OpenTable) -> Result<(String, String, Box<dyn games::AnyTable>), Error> {
    if wish.cards.as_ref().is_some_and(|cards| cards.len() > OWN_CARDS) {
        return Err(Error::Bad(format!("custom cards are limited to {OWN_CARDS} bytes")));
    }
    let brought: Vec<_> = wish.decks.iter().cloned().map(|deck| deck.map(decks::wish)).collect();
    let fitting = || games::mode_of_decks(&wish.game, &brought).map(str::to_owned);
    let wanted = Wanted {
        mode: wish.mode.clone().or_else(fitting),
        seats: wish.players.map(usize::from),
        first: wish.first.map(usize::from),
        rulings: wish.rulings.clone().into_iter().collect(),
        cards: wish.cards.clone().map(|source| ("own cards".to_owned(), source)),
        ..Wanted::default()
    };
    let setup = games::setup(&wish.game, &wanted)?;
    let table = games::peek(&wish.game, &setup)?;
    if wish.cards.is_some() {
        check_names(&*table)?;
    }
    let mode = games::mode(&wish.game, &setup)?;
    Ok((setup.to_string(), mode, table))
}

/// Checks the names of custom cards, because other players read them.
fn check_names(table: &dyn games::AnyTable) -> Result<(), Error> {
    let langs = [games::Lang::En, games::Lang::Ru, games::Lang::Uk, games::Lang::Ja];
    for card in (0..table.cards()).map(|idx| games::CardId(idx as u16)) {
        let mut names = langs.iter().map(|lang| table.card_name(card, *lang));
        if !names.all(|name| name.chars().count() <= CARD_NAME && clean::line(&name) == name) {
            return Err(Error::Bad(format!("a card's name is one plain line of at most {CARD_NAME} characters")));
        }
    }
    Ok(())
}

/// The metadata of a requested table: the decks brought to it, if they can be played together.
fn meta(wish: &OpenTable, setup: &str, seats: &[SeatRow]) -> Result<String, Error> {
    let mut decks: Vec<_> = wish.decks.iter().cloned().map(|deck| deck.map(decks::wish)).collect();
    if decks.iter().all(Option::is_none) {
        return Ok("{}".to_owned());
    }
    if decks.len() > seats.len() {
        return Err(Error::Bad(format!("{} decks for {} players", decks.len(), seats.len())));
    }
    decks.resize(seats.len(), None);
    let waits = |(seat, deck): (&SeatRow, &Option<_>)| deck.is_some() && seat.user.is_none() && seat.bot.is_none();
    if seats.iter().zip(&decks).any(waits) {
        return Err(Error::Bad("a free seat cannot have a deck; the player who takes it brings one".to_owned()));
    }
    let setup = serde_json::from_str(setup).map_err(|e| Error::Fault(e.to_string()))?;
    games::with_decks(&wish.game, &setup, &decks, Some(0))?;
    Ok(actor::meta_of_decks(seats, decks))
}

fn check_options(options: &TableOptions, player: &Player) -> Result<(), Error> {
    let bad = |text: &str| Err(Error::Bad(text.to_owned()));
    match options {
        TableOptions { clock: Clock::Days(days), .. } if !(1..=14).contains(days) => {
            bad("a clock allows 1 to 14 days per decision")
        }
        TableOptions { rated: true, .. } if !player.is_account() => Err(Error::AccountNeeded),
        TableOptions { rated: true, clock: Clock::None, .. } => bad("a rated match needs a clock"),
        TableOptions { rated: true, referee: true, .. } => bad("a rated match has no referee"),
        TableOptions { rated: true, hints: true, .. } => bad("a rated match has no hints"),
        _ => Ok(()),
    }
}

/// Checks the name of a bot that a client asks for. The server decides how long its bots think: a client may choose a
/// level, a bot kind or a personality, but not a budget. Returns the normalized name, because it is shown to everyone
/// in the lobby.
fn checked_machine(machine: &str) -> Result<String, Error> {
    let spec = machine.parse::<BotSpec>().map_err(|e| Error::Bad(e.to_string()))?;
    let is_style = |part: &str| part.starts_with(char::is_alphabetic) && !part.contains('=');
    if machine.split(':').skip(1).all(is_style) {
        return Ok(spec.to_string());
    }
    Err(Error::Bad("bots on this server have a fixed budget; choose a level or a personality".to_owned()))
}

/// Whether this game knows the bots and their personalities. An unknown bot would hold its seat and never think.
pub(super) fn check_machines(table: &dyn games::AnyTable, seats: &[SeatRow]) -> Result<(), Error> {
    for (idx, machine) in seats.iter().enumerate().filter_map(|(idx, seat)| Some((idx, seat.bot.as_deref()?))) {
        let spec = machine.parse::<BotSpec>().map_err(|e| Error::Bad(e.to_string()))?;
        table.think(games::Seat::new(idx), &spec, 0, games::Cores::One)?;
    }
    Ok(())
}

/// The seats of a requested table. Missing ones get the default bot.
pub(super) fn seats(player: &Player, wish: &OpenTable, players: usize) -> Result<Vec<SeatRow>, Error> {
    if wish.seats.len() > players {
        return Err(Error::Bad(format!("{} seats for {players} players", wish.seats.len())));
    }
    let usual = || SeatWish::Machine(games::Level::Captain.name().to_owned());
    let mut wishes = wish.seats.clone();
    if wishes.is_empty() && !wish.options.referee {
        wishes.push(SeatWish::Me);
    }
    wishes.resize_with(players, usual);
    let people = wishes.iter().filter(|w| matches!(w, SeatWish::Me)).count();
    if people > 1 {
        return Err(Error::Bad("you can take one seat; use `here` for other players on this device".to_owned()));
    }
    if people == 1 && wish.options.referee {
        return Err(Error::Referee);
    }
    if wish.options.rated && wishes.iter().any(|w| matches!(w, SeatWish::Machine(_) | SeatWish::Here(_))) {
        return Err(Error::Bad("rated matches are only for players with their own accounts".to_owned()));
    }
    let row = |(idx, wish): (usize, SeatWish)| {
        let empty = SeatRow { seat: idx as u8, user: None, bot: None, name: String::new() };
        Ok(match wish {
            SeatWish::Me => SeatRow { user: Some(player.id()), name: player.user.name.clone(), ..empty },
            SeatWish::Here(name) => {
                let name: String = clean::line(&name).chars().take(24).collect();
                let name = name.trim_end();
                let name = if name.is_empty() || is_reserved(name) {
                    format!("{} {}", player.user.name, idx + 1)
                } else {
                    name.to_owned()
                };
                SeatRow { user: Some(player.id()), name, ..empty }
            }
            SeatWish::Open => empty,
            SeatWish::Machine(machine) => {
                let machine = checked_machine(&machine)?;
                SeatRow {
                    name: games::machine_name(&machine, games::Seat::new(idx), games::Lang::En),
                    bot: Some(machine),
                    ..empty
                }
            }
        })
    };
    wishes.into_iter().enumerate().map(row).collect()
}

/// Other players on this device may have any name, except one that looks like another account's, because everyone reads
/// it in the lobby. Such a name is replaced by one made from the player's name.
async fn keep_to_own_names(app: &App, player: &Player, seats: &mut [SeatRow]) -> Result<(), Error> {
    let (id, own) = (player.id(), &player.user.name);
    for (idx, seat) in seats.iter_mut().enumerate().filter(|(_, seat)| seat.user == Some(id)) {
        // A name with brackets cannot belong to an account.
        let others = [format!("{own} {}", idx + 1), format!("{own} ({})", idx + 1)];
        for other in others {
            if seat.name == *own || !app.store.looks_like_another(&bare(&seat.name), id).await? {
                break;
            }
            seat.name = other;
        }
    }
    Ok(())
}

/// A name without the characters that names of accounts cannot have.
fn bare(name: &str) -> String {
    let words =
        name.split_whitespace().map(|word| word.replace(|c: char| !c.is_alphanumeric() && !"_-".contains(c), ""));
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Creates a table from its game, mode and setup, its options, and its metadata as it is stored.
pub(super) async fn open(
    app: &Arc<App>,
    player: &Player,
    (game, mode, setup): (String, String, String),
    options: &TableOptions,
    meta: &str,
    seats: &[SeatRow],
) -> Result<Uuid, Error> {
    let row = Match {
        id: Uuid::now_v7(),
        game,
        mode,
        setup,
        options: serde_json::to_string(options).map_err(|e| Error::Fault(e.to_string()))?,
        meta: meta.to_owned(),
        public: options.public,
        rated: options.rated,
        status: Status::Open,
        creator: player.id(),
        created: app.now(),
        started: None,
        ended: None,
        result: None,
        deadline: None,
        lines: 0,
    };
    app.store.open_table(&row, seats, None, app.now() - HOUR, most_tables(app, player)).await?;
    app.hub.lobby_changed.notify_one();
    // If every seat is taken, the match starts immediately.
    if seats.iter().all(|seat| seat.user.is_some() || seat.bot.is_some()) {
        let user = player.id();
        match app.directory.ask(app, row.id, |reply| Command::Begin { user, reply }).await? {
            // Another request of this player was faster.
            Ok(_) | Err(Error::Started) => {}
            Err(e) => return Err(e),
        }
    }
    Ok(row.id)
}

/// The public information about a table.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = Uuid, Path)), responses((status = 200, body = TableInfo), (status = 404)))]
async fn show(State(app): State<Arc<App>>, _: Player, Path(id): Path<Uuid>) -> Result<Json<TableInfo>, Error> {
    let row = app.store.find_match(id).await?.ok_or(Error::NoTable)?;
    let seats = app.store.seats(id).await?;
    Ok(Json(actor::info(&row, seats.iter())))
}

/// Takes a seat. The match starts when every seat is taken.
#[utoipa::path(
    post, path = "/api/tables/{id}/sit", params(("id" = Uuid, Path)), request_body = Sit,
    responses((status = 200, body = TableInfo), (status = 404), (status = 409))
)]
async fn sit(
    State(app): State<Arc<App>>,
    player: Player,
    Path(id): Path<Uuid>,
    Body(Sit { seat, deck }): Body<Sit>,
) -> Result<Json<TableInfo>, Error> {
    let (_, sitting) = app.store.table_counts(player.id(), i64::MAX).await?;
    if sitting >= app.config.limits.tables_at_once {
        return Err(Error::TooManyTables);
    }
    let (user, name, rated) = (player.id(), player.user.name.clone(), player.is_account());
    let deck = deck.map(decks::wish);
    Ok(Json(app.directory.ask(&app, id, |reply| Command::Sit { user, name, rated, seat, deck, reply }).await??))
}

/// Leaves a seat before the start.
#[utoipa::path(post, path = "/api/tables/{id}/stand", params(("id" = Uuid, Path)), responses((status = 200, body = TableInfo), (status = 409)))]
async fn stand(State(app): State<Arc<App>>, player: Player, Path(id): Path<Uuid>) -> Result<Json<TableInfo>, Error> {
    let user = player.id();
    Ok(Json(app.directory.ask(&app, id, |reply| Command::Stand { user, reply }).await??))
}

/// Starts the match with bots in the free seats; for the creator of the table.
#[utoipa::path(post, path = "/api/tables/{id}/start", params(("id" = Uuid, Path)), responses((status = 200, body = TableInfo), (status = 403), (status = 409)))]
async fn start(State(app): State<Arc<App>>, player: Player, Path(id): Path<Uuid>) -> Result<Json<TableInfo>, Error> {
    let user = player.id();
    Ok(Json(app.directory.ask(&app, id, |reply| Command::Begin { user, reply }).await??))
}

/// Closes a table that has not started; for its creator.
#[utoipa::path(delete, path = "/api/tables/{id}", params(("id" = Uuid, Path)), responses((status = 204), (status = 403), (status = 409)))]
async fn close(State(app): State<Arc<App>>, player: Player, Path(id): Path<Uuid>) -> Result<StatusCode, Error> {
    let user = Some(player.id());
    app.directory.ask(&app, id, |reply| Command::Close { user, reply }).await??;
    Ok(StatusCode::NO_CONTENT)
}

/// Replaces the player's name from the finished match by the current one: the old one may belong to another account by
/// now. Other players on the same device keep their names.
fn call_by_present_name(player: &Player, seats: &mut [SeatRow]) {
    let mut own = seats.iter_mut().filter(|seat| seat.user == Some(player.id()));
    let Some(first) = own.next() else { return };
    if first.name != player.user.name && !own.any(|seat| seat.name == player.user.name) {
        first.name.clone_from(&player.user.name);
    }
}

/// Starts a rematch of the same players: the first request creates the table, later ones return it.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(("id" = Uuid, Path)), responses((status = 200, body = Opened), (status = 409)))]
async fn rematch(State(app): State<Arc<App>>, player: Player, Path(id): Path<Uuid>) -> Result<Json<Opened>, Error> {
    let row = app.store.find_match(id).await?.ok_or(Error::NoTable)?;
    if row.status != Status::Over {
        return Err(Error::NotOver);
    }
    let seats = app.store.seats(id).await?;
    if !seats.iter().any(|seat| seat.user == Some(player.id())) {
        return Err(Error::NotYours);
    }
    if let Some(there) = actor::rematch(&row) {
        return Ok(Json(Opened { id: there, path: format!("/t/{there}") }));
    }
    room_for_one_more(&app, &player).await?;
    let info = actor::info(&row, seats.iter());
    // Bots and players on the same device sit down immediately; the seats of the others stay free.
    let again = |seat: SeatRow| match seat.user {
        Some(user) if user != player.id() => SeatRow { user: None, name: String::new(), ..seat },
        _ => seat,
    };
    let mut seats: Vec<SeatRow> = seats.into_iter().map(again).collect();
    call_by_present_name(&player, &mut seats);
    keep_to_own_names(&app, &player, &mut seats).await?;
    let meta = actor::meta_of_rematch(&row);
    let table = open(&app, &player, (row.game, row.mode, row.setup), &info.options, &meta, &seats).await?;
    let there = app.directory.ask(&app, id, |reply| Command::Rematch { table, reply }).await?;
    if there != table {
        app.directory.ask(&app, table, |reply| Command::Close { user: None, reply }).await??;
    }
    Ok(Json(Opened { id: there, path: format!("/t/{there}") }))
}

/// Every printed card of a table.
#[utoipa::path(
    get, path = "/api/tables/{id}/cards", params(("id" = Uuid, Path), ("lang" = Option<protocol::Lang>, Query)),
    responses((status = 200, body = Vec<CardFace>), (status = 404))
)]
async fn cards(
    State(app): State<Arc<App>>,
    _: Player,
    Path(id): Path<Uuid>,
    Query(to): Query<In>,
) -> Result<Json<Vec<CardFace>>, Error> {
    let row = app.store.find_match(id).await?.ok_or(Error::NoTable)?;
    let setup = serde_json::from_str(&row.setup).map_err(|e| Error::Fault(e.to_string()))?;
    let table = games::peek(&row.game, &setup)?;
    Ok(Json(actor::faces(&*table, to.lang)))
}

/// The file of a finished match, for replaying and verifying it.
#[utoipa::path(
    get, path = "/api/tables/{id}/file", params(("id" = Uuid, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 403), (status = 404), (status = 409))
)]
async fn file(State(app): State<Arc<App>>, player: Player, Path(id): Path<Uuid>) -> Result<Response, Error> {
    // The log of a running match shows its draws, and the log of any match shows everyone's cards.
    let (row, seats) = find_over(&app, id, player.id()).await?;
    let lines = app.store.log(id, 0).await?;
    let text = run_blocking(move || actor::file(&lines, &seats)).await?;
    let name = format!("attachment; filename=\"{}-{id}.orrery\"", row.game);
    let headers = [("content-type", "text/plain; charset=utf-8".to_owned()), ("content-disposition", name)];
    Ok((headers, text).into_response())
}
