//! Reads rows into the model. A value that does not fit is `Damaged`, never a panic.

use sqlx::Row as _;
use uuid::Uuid;

use super::Row;
use crate::words::Word;
use crate::{Bug, ChatLine, Deck, Errand, Line, Match, Rating, Report, Result, SeatRow, Session, StoreError, User};

/// `select` with the columns that the functions below read, for each table. Not `*`: a newer build that adds a column
/// would break the prepared statements of servers that run, and a match's secret should not be read with every list.
macro_rules! select {
    (player, $rest:literal) => {
        concat!(
            "select id, name, name_key, kind, role, password, owner_id, settings, banned_until, created, deleted \
             from player ",
            $rest
        )
    };
    (session, $rest:literal) => {
        concat!("select token_hash, id, player_id, scopes, label, created, seen, expires from session ", $rest)
    };
    (match, $rest:literal) => {
        concat!(
            "select id, game, mode, setup, options, meta, public, rated, status, creator_id, created, started, ended, \
             result, deadline, lines from match ",
            $rest
        )
    };
    (seat, $rest:literal) => {
        concat!("select seat, player_id, bot, name from seat ", $rest)
    };
    (match_log, $rest:literal) => {
        concat!("select n, at, seat, cid, body, clocks from match_log ", $rest)
    };
    (chat, $rest:literal) => {
        concat!("select seq, player_id, name, watchers, seats, spot, text, at from chat ", $rest)
    };
    (report, $rest:literal) => {
        concat!(
            "select id, by_id, about_id, match_id, frame, text, excerpt, at, closed, closed_by_id, verdict, report_id, \
             page, agent, attachment from report left join bug on report_id = id ",
            $rest
        )
    };
    (rating, $rest:literal) => {
        concat!("select player_id, game, mode, value, deviation, volatility, games, at from rating ", $rest)
    };
    (deck, $rest:literal) => {
        concat!("select id, player_id, game, list, changed from deck ", $rest)
    };
    (errand, $rest:literal) => {
        concat!("select id, topic, body, due, tries from errand ", $rest)
    };
}
pub(super) use select;

fn word<W: Word>(row: &Row, column: &str) -> Result<W> {
    W::read(row.try_get(column)?)
}

/// Seats are small numbers, but databases have no type this small.
pub(super) fn seat_number(n: i16) -> Result<u8> {
    u8::try_from(n).map_err(|_| StoreError::Damaged(format!("there is no seat {n}")))
}

fn spot_number(n: i32) -> Result<u16> {
    u16::try_from(n).map_err(|_| StoreError::Damaged(format!("there is no place {n} on a map")))
}

pub(super) fn user(row: &Row) -> Result<User> {
    Ok(User {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        name_key: row.try_get("name_key")?,
        kind: word(row, "kind")?,
        role: word(row, "role")?,
        password: row.try_get("password")?,
        owner: row.try_get("owner_id")?,
        settings: row.try_get("settings")?,
        banned_until: row.try_get("banned_until")?,
        created: row.try_get("created")?,
        deleted: row.try_get("deleted")?,
    })
}

pub(super) fn session(row: &Row) -> Result<Session> {
    let token_hash: Vec<u8> = row.try_get("token_hash")?;
    let token_hash = token_hash.try_into().map_err(|_| StoreError::Damaged("a token's hash has 32 bytes".into()))?;
    Ok(Session {
        token_hash,
        id: row.try_get("id")?,
        user: row.try_get("player_id")?,
        scopes: row.try_get("scopes")?,
        label: row.try_get("label")?,
        created: row.try_get("created")?,
        seen: row.try_get("seen")?,
        expires: row.try_get("expires")?,
    })
}

pub(super) fn a_match(row: &Row) -> Result<Match> {
    Ok(Match {
        id: row.try_get("id")?,
        game: row.try_get("game")?,
        mode: row.try_get("mode")?,
        setup: row.try_get("setup")?,
        options: row.try_get("options")?,
        meta: row.try_get("meta")?,
        public: row.try_get("public")?,
        rated: row.try_get("rated")?,
        status: word(row, "status")?,
        creator: row.try_get("creator_id")?,
        created: row.try_get("created")?,
        started: row.try_get("started")?,
        ended: row.try_get("ended")?,
        result: row.try_get("result")?,
        deadline: row.try_get("deadline")?,
        lines: row.try_get("lines")?,
    })
}

pub(super) fn seat(row: &Row) -> Result<SeatRow> {
    Ok(SeatRow {
        seat: seat_number(row.try_get("seat")?)?,
        user: row.try_get("player_id")?,
        bot: row.try_get("bot")?,
        name: row.try_get("name")?,
    })
}

pub(super) fn line(row: &Row) -> Result<Line> {
    Ok(Line {
        n: row.try_get("n")?,
        at: row.try_get("at")?,
        seat: row.try_get::<Option<i16>, _>("seat")?.map(seat_number).transpose()?,
        cid: row.try_get("cid")?,
        body: row.try_get("body")?,
        clocks: row.try_get("clocks")?,
    })
}

pub(super) fn chat_line(row: &Row) -> Result<ChatLine> {
    Ok(ChatLine {
        seq: row.try_get("seq")?,
        user: row.try_get("player_id")?,
        name: row.try_get("name")?,
        watchers: row.try_get("watchers")?,
        seats: row.try_get("seats")?,
        spot: row.try_get::<Option<i32>, _>("spot")?.map(spot_number).transpose()?,
        text: row.try_get("text")?,
        at: row.try_get("at")?,
    })
}

pub(super) fn report(row: &Row) -> Result<Report> {
    let closed: Option<i64> = row.try_get("closed")?;
    let closed = match closed {
        Some(at) => Some((at, row.try_get("closed_by_id")?, row.try_get("verdict")?)),
        None => None,
    };
    let bug = match row.try_get::<Option<Uuid>, _>("report_id")? {
        Some(_) => Some(Bug {
            page: row.try_get("page")?,
            agent: row.try_get("agent")?,
            attachment: row.try_get("attachment")?,
        }),
        None => None,
    };
    Ok(Report {
        id: row.try_get("id")?,
        by: row.try_get("by_id")?,
        about: row.try_get("about_id")?,
        table: row.try_get("match_id")?,
        line: row.try_get("frame")?,
        text: row.try_get("text")?,
        excerpt: row.try_get("excerpt")?,
        at: row.try_get("at")?,
        closed,
        bug,
    })
}

pub(super) fn rating(row: &Row) -> Result<Rating> {
    Ok(Rating {
        user: row.try_get("player_id")?,
        game: row.try_get("game")?,
        mode: row.try_get("mode")?,
        value: row.try_get("value")?,
        deviation: row.try_get("deviation")?,
        volatility: row.try_get("volatility")?,
        games: row.try_get("games")?,
        at: row.try_get("at")?,
    })
}

pub(super) fn deck(row: &Row) -> Result<Deck> {
    Ok(Deck {
        id: row.try_get("id")?,
        user: row.try_get("player_id")?,
        game: row.try_get("game")?,
        list: row.try_get("list")?,
        changed: row.try_get("changed")?,
    })
}

pub(super) fn errand(row: &Row) -> Result<Errand> {
    Ok(Errand {
        id: row.try_get("id")?,
        topic: row.try_get("topic")?,
        body: row.try_get("body")?,
        due: row.try_get("due")?,
        tries: row.try_get("tries")?,
    })
}
