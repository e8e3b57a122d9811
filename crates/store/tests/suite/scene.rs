//! Small named fixtures. Times are small numbers; fields that do not matter are empty.

use store::{
    Append, Errand, Finish, Formula, Line, Match, Rated, Rating, Role, SeatRow, Session, Status, Store, User, UserKind,
};
use uuid::Uuid;

/// An id that is easy to recognize.
pub(crate) fn id(n: u128) -> Uuid {
    Uuid::from_u128(n)
}

pub(crate) const ANN: Uuid = Uuid::from_u128(0xa);
pub(crate) const BOB: Uuid = Uuid::from_u128(0xb);
pub(crate) const NOBODY: Uuid = Uuid::from_u128(0xdead);

/// An account.
pub(crate) fn account(id: Uuid, name: &str) -> User {
    User {
        id,
        name: name.into(),
        name_key: name.to_lowercase(),
        kind: UserKind::Account,
        role: Role::Player,
        password: Some("$argon2id$".into()),
        owner: None,
        settings: "{}".into(),
        banned_until: None,
        created: 1,
        deleted: None,
    }
}

pub(crate) fn guest(id: Uuid, created: i64) -> User {
    let name = format!("guest-{}", id.as_u128());
    User { kind: UserKind::Guest, password: None, created, ..account(id, &name) }
}

pub(crate) fn bot_of(owner: Uuid, id: Uuid, name: &str) -> User {
    User { kind: UserKind::Bot, password: None, owner: Some(owner), ..account(id, name) }
}

/// Ann and Bob, who have accounts.
pub(crate) async fn ann_and_bob(store: &dyn Store) {
    store.add_user(&account(ANN, "Ann")).await.unwrap();
    store.add_user(&account(BOB, "Bob")).await.unwrap();
}

pub(crate) fn session(n: u8, user: Uuid, expires: i64) -> Session {
    Session {
        token_hash: [n; 32],
        id: id(0x5e00 + u128::from(n)),
        user,
        scopes: None,
        label: "browser".into(),
        created: 1,
        seen: i64::from(n),
        expires,
    }
}

/// A public open table.
pub(crate) fn table(n: u128, creator: Uuid, created: i64) -> Match {
    Match {
        id: id(n),
        game: "magpie".into(),
        mode: "duel".into(),
        setup: "{\"seats\":2}".into(),
        options: "{}".into(),
        meta: "{}".into(),
        public: true,
        rated: false,
        status: Status::Open,
        creator,
        created,
        started: None,
        ended: None,
        result: None,
        deadline: None,
        lines: 0,
    }
}

pub(crate) fn free_seat(seat: u8) -> SeatRow {
    SeatRow { seat, user: None, bot: None, name: String::new() }
}

pub(crate) fn taken_seat(seat: u8, user: Uuid, name: &str) -> SeatRow {
    SeatRow { user: Some(user), name: name.into(), ..free_seat(seat) }
}

/// A line without a seat. Its body contains its number.
pub(crate) fn line(n: i64) -> Line {
    Line { n, at: 100 + n, seat: None, cid: None, body: format!("{{\"line\":{n}}}"), clocks: String::new() }
}

/// A line with the command of a seat.
pub(crate) fn command(n: i64, seat: u8, cid: Uuid) -> Line {
    Line { seat: Some(seat), cid: Some(cid), clocks: "[1,2]".into(), ..line(n) }
}

pub(crate) fn append(id: Uuid, lines: impl IntoIterator<Item = Line>) -> Append {
    Append { id, lines: lines.into_iter().collect(), ..Append::default() }
}

/// Ann's running match against Bob, with its header as the only line.
pub(crate) async fn running(store: &dyn Store, n: u128) -> Uuid {
    let seats = [taken_seat(0, ANN, "Ann"), taken_seat(1, BOB, "Bob")];
    store.add_match(&table(n, ANN, 10), &seats).await.unwrap();
    store.start_match(id(n), "seed and salt", &line(0), "{}", None).await.unwrap();
    id(n)
}

/// The end of a match that changes ratings and has an errand.
pub(crate) fn finish(ratings: impl IntoIterator<Item = Rating>, outbox: impl IntoIterator<Item = Errand>) -> Finish {
    let ratings: Vec<Rating> = ratings.into_iter().collect();
    let players = ratings.iter().map(|rating| rating.user).collect();
    let formula = Formula::new(move |_| ratings.clone());
    let rated = Rated { game: "magpie".into(), mode: "duel".into(), players, formula };
    let outbox = outbox.into_iter().collect();
    Finish { at: 900, result: "{\"winners\":[0]}".into(), rated: Some(rated), outbox }
}

pub(crate) fn rating(user: Uuid, value: f64) -> Rating {
    let (game, mode) = ("magpie".into(), "duel".into());
    Rating { user, game, mode, value, deviation: 0.1, volatility: 0.06, games: 1, at: 900 }
}

pub(crate) fn errand(n: u128, due: i64) -> Errand {
    Errand { id: id(n), topic: "webhook".into(), body: "{}".into(), due, tries: 0 }
}

/// The log of a match must be dense and its lines as [`line`] made them.
pub(crate) async fn assert_dense(store: &dyn Store, id: Uuid) -> i64 {
    let lines = store.find_match(id).await.unwrap().unwrap().lines;
    let log = store.log(id, 0).await.unwrap();
    let found: Vec<_> = log.iter().map(|l| (l.n, l.body.clone())).collect();
    let expected: Vec<_> = (0..lines).map(|n| (n, line(n).body)).collect();
    assert_eq!(found, expected);
    lines
}
