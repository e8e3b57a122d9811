//! The database itself refuses invalid data, even without the store.

use sqlx::error::ErrorKind::{CheckViolation, ForeignKeyViolation, NotNullViolation, UniqueViolation};

use crate::db::TestDb;
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
async fn scene(db: &TestDb) {
    let store = &*db.store;
    ann_and_bob(store).await;
    let table = running(store, 1).await;
    store.append(append(table, [command(1, 0, id(9))])).await.unwrap();
    store.add_session(&session(1, ANN, 9)).await.unwrap();
    store.set_mute(ANN, BOB, Some(store::MuteKind::Mute), 1).await.unwrap();
    store.add_report(&super::people::complaint(1, ANN, BOB, 1)).await.unwrap();
    store.add_chat(table, &super::people::said(ANN, "Ann", "hi")).await.unwrap();
    store.add_errand(&errand(1, 1)).await.unwrap();
}

async fn players_are_of_a_kind(db: TestDb) {
    scene(&db).await;
    db.breaks(CheckViolation, "update player set kind = 'ghost'", &[]).await;
    db.breaks(CheckViolation, "update player set role = 'king'", &[]).await;
    db.breaks(CheckViolation, "update player set kind = 'bot', password = null where id = $1", &[ANN]).await;
    db.breaks(CheckViolation, "update player set owner_id = $1", &[ANN]).await;
    db.breaks(CheckViolation, "update player set kind = 'guest'", &[]).await; // guests have no password
    db.breaks(UniqueViolation, "update player set name_key = 'same'", &[]).await;
    db.breaks(NotNullViolation, "update player set settings = null", &[]).await;
    let bot = "update player set kind = 'bot', password = null, owner_id = $1 where id = $2";
    db.breaks(ForeignKeyViolation, bot, &[NOBODY, ANN]).await;
    db.breaks(ForeignKeyViolation, "delete from player where id = $1", &[ANN]).await;
}

async fn sessions_belong_to_somebody(db: TestDb) {
    scene(&db).await;
    db.store.add_session(&session(2, BOB, 9)).await.unwrap();
    db.breaks(ForeignKeyViolation, "update session set player_id = $1", &[NOBODY]).await;
    db.breaks(UniqueViolation, "update session set id = $1", &[NOBODY]).await;
    let short = if db.url.starts_with("sqlite") { "x'00'" } else { "'\\x00'" };
    db.breaks(CheckViolation, &format!("update session set token_hash = {short}"), &[]).await;
}

async fn matches_are_in_one_state(db: TestDb) {
    scene(&db).await;
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
        db.breaks(CheckViolation, &format!("update match set {nonsense}"), &[]).await;
    }
    db.breaks(ForeignKeyViolation, "update match set creator_id = $1", &[NOBODY]).await;
    db.breaks(ForeignKeyViolation, "delete from match", &[]).await;
}

async fn seats_hold_one_player(db: TestDb) {
    scene(&db).await;
    db.breaks(UniqueViolation, "update seat set seat = 7", &[]).await;
    db.breaks(CheckViolation, "update seat set seat = 256 where seat = 0", &[]).await;
    db.breaks(CheckViolation, "update seat set seat = -1 where seat = 0", &[]).await;
    db.breaks(CheckViolation, "update seat set bot = 'turn-100'", &[]).await;
    db.breaks(ForeignKeyViolation, "update seat set player_id = $1", &[NOBODY]).await;
    db.breaks(ForeignKeyViolation, "update seat set match_id = $1", &[NOBODY]).await;
}

async fn lines_are_numbered_once(db: TestDb) {
    scene(&db).await;
    db.store.append(append(id(1), [command(2, 0, id(10))])).await.unwrap();
    db.breaks(UniqueViolation, "update match_log set n = 7", &[]).await;
    db.breaks(UniqueViolation, "update match_log set cid = $1 where n > 0", &[id(11)]).await;
    db.breaks(CheckViolation, "update match_log set n = -1 where n = 0", &[]).await;
    db.breaks(CheckViolation, "update match_log set seat = 256 where n = 1", &[]).await;
    db.breaks(CheckViolation, "update match_log set seat = null where n = 1", &[]).await; // commands have a seat
    db.breaks(ForeignKeyViolation, "update match_log set match_id = $1", &[NOBODY]).await;
    db.breaks(NotNullViolation, "update match_log set body = null", &[]).await;
}

async fn everything_else_belongs_somewhere(db: TestDb) {
    scene(&db).await;
    db.breaks(ForeignKeyViolation, "update chat set match_id = $1", &[NOBODY]).await;
    db.breaks(ForeignKeyViolation, "update chat set player_id = $1", &[NOBODY]).await;
    db.breaks(CheckViolation, "update chat set seq = 0", &[]).await;
    db.breaks(CheckViolation, "update shut set how = 'hit'", &[]).await;
    db.breaks(CheckViolation, "update shut set other_id = player_id", &[]).await;
    db.breaks(ForeignKeyViolation, "update shut set other_id = $1", &[NOBODY]).await;
    db.breaks(CheckViolation, "update report set closed = 5", &[]).await;
    db.breaks(CheckViolation, "update report set verdict = 'fine'", &[]).await;
    db.breaks(ForeignKeyViolation, "update report set by_id = $1", &[NOBODY]).await;
    db.breaks(ForeignKeyViolation, "update report set match_id = $1", &[NOBODY]).await;
    db.breaks(CheckViolation, "update errand set tries = -1", &[]).await;
    let rating = "insert into rating (player_id, game, mode, value, deviation, volatility, games, at)
                  values ($1, 'g', 'm', 1, 1, 1, ";
    db.breaks(ForeignKeyViolation, &format!("{rating} 1, 1)"), &[NOBODY]).await;
    db.breaks(CheckViolation, &format!("{rating} -1, 1)"), &[ANN]).await;
}
