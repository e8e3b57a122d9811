//! The database refuses nonsense even when the store is passed by.

use sqlx::error::ErrorKind::{CheckViolation, ForeignKeyViolation, NotNullViolation, UniqueViolation};

use crate::home::Home;
use crate::scene::*;

crate::both!(
    players_are_of_a_kind,
    sessions_belong_to_somebody,
    matches_are_in_one_state,
    seats_hold_one_player,
    lines_are_numbered_once,
    everything_else_belongs_somewhere,
);

/// Ann and Bob play match 1; every table has a row.
async fn scene(home: &Home) {
    let store = &*home.store;
    ann_and_bob(store).await;
    let table = running(store, 1).await;
    store.append(append(table, [command(1, 0, id(9))])).await.unwrap();
    store.add_session(&session(1, ANN, 9)).await.unwrap();
    store.shut(ANN, BOB, Some(store::Shut::Mute), 1).await.unwrap();
    store.add_report(&super::people::complaint(1, ANN, BOB, 1)).await.unwrap();
    store.add_chat(table, &super::people::said(ANN, "Ann", "hi")).await.unwrap();
    store.add_errand(&errand(1, 1)).await.unwrap();
}

async fn players_are_of_a_kind(home: Home) {
    scene(&home).await;
    home.breaks(CheckViolation, "update player set kind = 'ghost'", &[]).await;
    home.breaks(CheckViolation, "update player set role = 'king'", &[]).await;
    home.breaks(CheckViolation, "update player set kind = 'bot', password = null where id = $1", &[ANN]).await;
    home.breaks(CheckViolation, "update player set owner_id = $1", &[ANN]).await;
    home.breaks(CheckViolation, "update player set kind = 'guest'", &[]).await; // guests have no password
    home.breaks(UniqueViolation, "update player set name_key = 'same'", &[]).await;
    home.breaks(NotNullViolation, "update player set settings = null", &[]).await;
    let bot = "update player set kind = 'bot', password = null, owner_id = $1 where id = $2";
    home.breaks(ForeignKeyViolation, bot, &[NOBODY, ANN]).await;
    home.breaks(ForeignKeyViolation, "delete from player where id = $1", &[ANN]).await;
}

async fn sessions_belong_to_somebody(home: Home) {
    scene(&home).await;
    home.store.add_session(&session(2, BOB, 9)).await.unwrap();
    home.breaks(ForeignKeyViolation, "update session set player_id = $1", &[NOBODY]).await;
    home.breaks(UniqueViolation, "update session set id = $1", &[NOBODY]).await;
    let short = if home.url.starts_with("sqlite") { "x'00'" } else { "'\\x00'" };
    home.breaks(CheckViolation, &format!("update session set token_hash = {short}"), &[]).await;
}

async fn matches_are_in_one_state(home: Home) {
    scene(&home).await;
    for nonsense in [
        "status = 'lost'",
        "lines = -1",
        "lines = 0",
        "secret = null",
        "started = null",
        "status = 'open'",
        "status = 'over'",
        "ended = 5",
        "ended = 5, result = '{}'",
        "status = 'closed', ended = 5",
        "status = 'closed', ended = 5, result = '{}', deadline = 9",
    ] {
        home.breaks(CheckViolation, &format!("update match set {nonsense}"), &[]).await;
    }
    home.breaks(ForeignKeyViolation, "update match set creator_id = $1", &[NOBODY]).await;
    home.breaks(ForeignKeyViolation, "delete from match", &[]).await;
}

async fn seats_hold_one_player(home: Home) {
    scene(&home).await;
    home.breaks(UniqueViolation, "update seat set seat = 7", &[]).await;
    home.breaks(CheckViolation, "update seat set seat = 256 where seat = 0", &[]).await;
    home.breaks(CheckViolation, "update seat set seat = -1 where seat = 0", &[]).await;
    home.breaks(CheckViolation, "update seat set bot = 'turn-100'", &[]).await;
    home.breaks(ForeignKeyViolation, "update seat set player_id = $1", &[NOBODY]).await;
    home.breaks(ForeignKeyViolation, "update seat set match_id = $1", &[NOBODY]).await;
}

async fn lines_are_numbered_once(home: Home) {
    scene(&home).await;
    home.store.append(append(id(1), [command(2, 0, id(10))])).await.unwrap();
    home.breaks(UniqueViolation, "update match_log set n = 7", &[]).await;
    home.breaks(UniqueViolation, "update match_log set cid = $1 where n > 0", &[id(11)]).await;
    home.breaks(CheckViolation, "update match_log set n = -1 where n = 0", &[]).await;
    home.breaks(CheckViolation, "update match_log set seat = 256 where n = 1", &[]).await;
    home.breaks(CheckViolation, "update match_log set seat = null where n = 1", &[]).await; // a command is a seat's
    home.breaks(ForeignKeyViolation, "update match_log set match_id = $1", &[NOBODY]).await;
    home.breaks(NotNullViolation, "update match_log set body = null", &[]).await;
}

async fn everything_else_belongs_somewhere(home: Home) {
    scene(&home).await;
    home.breaks(ForeignKeyViolation, "update chat set match_id = $1", &[NOBODY]).await;
    home.breaks(ForeignKeyViolation, "update chat set player_id = $1", &[NOBODY]).await;
    home.breaks(CheckViolation, "update chat set seq = 0", &[]).await;
    home.breaks(CheckViolation, "update shut set how = 'hit'", &[]).await;
    home.breaks(CheckViolation, "update shut set other_id = player_id", &[]).await;
    home.breaks(ForeignKeyViolation, "update shut set other_id = $1", &[NOBODY]).await;
    home.breaks(CheckViolation, "update report set closed = 5", &[]).await;
    home.breaks(CheckViolation, "update report set verdict = 'fine'", &[]).await;
    home.breaks(ForeignKeyViolation, "update report set by_id = $1", &[NOBODY]).await;
    home.breaks(ForeignKeyViolation, "update report set match_id = $1", &[NOBODY]).await;
    home.breaks(CheckViolation, "update errand set tries = -1", &[]).await;
    let rating = "insert into rating (player_id, game, mode, value, deviation, volatility, games, at)
                  values ($1, 'g', 'm', 1, 1, 1, ";
    home.breaks(ForeignKeyViolation, &format!("{rating} 1, 1)"), &[NOBODY]).await;
    home.breaks(CheckViolation, &format!("{rating} -1, 1)"), &[ANN]).await;
}
