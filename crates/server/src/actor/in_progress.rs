//! Matches in progress, for tests: played by random choices, and put into their own server.

use std::path::Path;
use std::sync::Arc;

use games::{AnyTable, Lang, Seat, Secret, ToAct, Wanted};
use protocol::StandingOrders;
use store::{Line, SeatRow, Status};
use uuid::Uuid;

use super::redaction::{Dice, pick};
use super::slow::{house_with_a_guest, row_of};
use super::table::Meta;
use crate::app::App;

fn begun(game: &str, wanted: &Wanted, seed: u8) -> Box<dyn AnyTable> {
    let setup = games::setup(game, wanted).expect("a setup");
    let secret = Secret { seed: [seed; 32], salt: [1; 32] };
    games::open(game, &setup, serde_json::Map::new(), secret).expect("a match")
}

/// The match after at most `picks` random choices, and the number of choices made. A match that ends before that is
/// returned as it is before its last choice.
pub(super) fn played(game: &str, wanted: &Wanted, picks: usize, seed: u8) -> (Box<dyn AnyTable>, usize) {
    let play = |most: usize| {
        let (mut table, mut dice, mut done) = (begun(game, wanted, seed), Dice(u64::from(seed)), 0);
        while done < most
            && let Some((who, key)) = pick(&*table, &mut dice)
        {
            table.choose(who, &[&key], false).expect("an option");
            done += 1;
        }
        (table, done)
    };
    let (table, done) = play(picks);
    if matches!(table.to_act(), ToAct::Over(_)) { play(done - 1) } else { (table, done) }
}

/// Puts a running match into its own server. One person holds all seats, and no standing orders answer for them: the
/// match stays as it is.
pub(super) async fn seated(folder: &Path, table: &dyn AnyTable) -> (Arc<App>, Uuid, Uuid) {
    let (app, user) = house_with_a_guest(folder).await;
    let setup = table.setup().to_string();
    let text = table.lines_since(0);
    let body = |(n, body): (usize, &str)| Line {
        n: n as i64,
        at: 1,
        seat: None,
        cid: None,
        body: body.to_owned(),
        clocks: String::new(),
    };
    let lines: Vec<Line> = text.lines().enumerate().map(body).collect();
    let stops = table.windows().into_iter().map(|window| window.slug.to_owned()).collect();
    let orders = StandingOrders { forced: false, stops: Some(stops), ..StandingOrders::default() };
    let standing = (0..table.seats() as u8).map(|seat| (seat, orders.clone())).collect();
    let meta = serde_json::to_string(&Meta { orders: standing, ..Meta::default() }).expect("json");
    let row = store::Match {
        meta,
        status: Status::Running,
        started: Some(1),
        lines: lines.len() as i64,
        ..row_of(user, table.game(), &setup, "{}")
    };
    let seat = |seat: Seat| SeatRow { seat: seat.idx() as u8, user: Some(user), bot: None, name: "x".to_owned() };
    let seats: Vec<SeatRow> = Seat::first(table.seats()).map(seat).collect();
    let secret = table.secret_text().expect("a running match");
    app.store.import_match(&row, &seats, &secret, &lines).await.expect("a table");
    (app, row.id, user)
}

/// A seat with a pending decision, and another one, without a decision if there is one.
pub(super) fn two_seats(table: &dyn AnyTable) -> [Seat; 2] {
    let ToAct::Seats { asked, .. } = table.to_act() else { panic!("the match is running") };
    let first = asked.lowest().expect("a seat must choose");
    let others = || Seat::first(table.seats()).filter(|seat| *seat != first);
    let second = others().find(|seat| !asked.contains(*seat)).or_else(|| others().next());
    [first, second.expect("a second seat")]
}

/// Matches end; tests of a pending decision need the state before that.
#[test]
fn a_match_that_would_end_is_shown_before_its_end() {
    let (table, done) = played("kuhn-poker", &Wanted::default(), 500, 1);
    assert!(done < 500 && !matches!(table.to_act(), ToAct::Over(_)));
    assert!(!table.choices(two_seats(&*table)[0], Lang::En).is_empty());
    let (_, done) = played("rebellion", &Wanted::default(), 50, 1);
    assert_eq!(done, 50);
}
