//! Puts running matches into a server, so that tests need not play up to the point that matters.

use games::{AnyTable, Save, Secret, ToAct, Wanted};
use protocol::TableId;
use serde_json::{Map, Value, json};
use store::{Line, Match, SeatRow, Status, Store};
use uuid::Uuid;

use crate::hostile::worlds::{Dice, pick};

/// A match of these seats with our own secret.
pub(crate) fn lay(game: &str, wanted: &Wanted, seed: u8) -> Box<dyn AnyTable> {
    let setup = games::setup(game, wanted).expect("a setup");
    let secret = Secret { seed: [seed; 32], salt: [1; 32] };
    games::open(game, &setup, Map::new(), secret).expect("a match")
}

/// A match after this number of random choices.
pub(crate) fn played(game: &str, wanted: &Wanted, picks: usize, seed: u8) -> Box<dyn AnyTable> {
    played_on(&*lay(game, wanted, seed), picks, seed)
}

/// The same, from its current state. A match that ends earlier is returned as it was before its last choice.
pub(crate) fn played_on(table: &dyn AnyTable, picks: usize, seed: u8) -> Box<dyn AnyTable> {
    let play = |most: usize| {
        let (mut table, mut dice, mut done) = (copy(table), Dice(u64::from(seed)), 0);
        while done < most
            && let Some((who, words)) = pick(&*table, &mut dice)
        {
            table.choose(who, &[&words], false).expect("an option");
            done += 1;
        }
        (table, done)
    };
    let (table, done) = play(picks);
    if matches!(table.to_act(), ToAct::Over(_)) { play(done - 1).0 } else { table }
}

/// The same match once more. Its digests are those of another match if one of its draws was changed.
pub(crate) fn copy(table: &dyn AnyTable) -> Box<dyn AnyTable> {
    let save = Save::read(table.lines_since(0).as_bytes()).expect("a save");
    let secret = table.secret_text().map(|text| text.parse().expect("a secret"));
    games::load(&save, games::Loading { secret, ignore_digests: true, ..games::Loading::default() })
        .expect("its own log")
        .table
}

/// Puts a running match into a store, with these users in its seats. Every window asks, because standing orders are
/// followed at random times.
pub(crate) async fn put_in(store: &dyn Store, table: &dyn AnyTable, people: &[Uuid], options: &str) -> TableId {
    let text = table.lines_since(0);
    let line = |(n, body): (usize, &str)| Line {
        n: n as i64,
        at: 1,
        seat: None,
        cid: None,
        body: body.to_owned(),
        clocks: String::new(),
    };
    let lines: Vec<Line> = text.lines().enumerate().map(line).collect();
    let seat = |(idx, user): (usize, &Uuid)| SeatRow {
        seat: idx as u8,
        user: Some(*user),
        bot: None,
        name: format!("Player {idx}"),
    };
    let seats: Vec<SeatRow> = people.iter().enumerate().map(seat).collect();
    let stops: Vec<_> = table.windows().into_iter().map(|window| window.slug).collect();
    let rules = (0..people.len()).map(|seat| (seat.to_string(), json!({ "forced": false, "stops": stops })));
    let meta = json!({ "rules": rules.collect::<Map<_, _>>() }).to_string();
    let row = Match {
        id: Uuid::now_v7(),
        game: table.game().to_owned(),
        mode: table.setup().get("mode").and_then(Value::as_str).unwrap_or_default().to_owned(),
        setup: table.setup().to_string(),
        options: options.to_owned(),
        meta,
        public: false,
        rated: false,
        status: Status::Running,
        creator: people[0],
        created: 1,
        started: Some(1),
        ended: None,
        result: None,
        deadline: None,
        lines: lines.len() as i64,
    };
    let secret = table.secret_text().expect("a running match");
    store.import_match(&row, &seats, &secret, &lines).await.expect("a table");
    row.id
}
