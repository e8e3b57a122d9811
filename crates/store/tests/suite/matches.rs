use store::{Append, Match, SeatRow, Status, StoreError};

use crate::db::TestDb;
use crate::scene::*;

crate::both!(
    a_table_is_found_as_written,
    a_table_needs_its_creator_its_players_and_its_own_id,
    a_seat_changes_hands_once,
    a_table_is_closed_once,
    the_lobby_shows_public_tables_newest_first,
    matches_of_a_player_come_in_pages,
    overdue_matches_are_the_running_ones,
    deadlines_move_by_the_time_the_house_was_shut,
    tables_are_counted,
    a_match_played_elsewhere_comes_with_its_log,
    a_match_is_known_by_its_last_line,
);

async fn a_table_is_found_as_written(db: TestDb) {
    ann_and_bob(&*db.store).await;
    let row = Match { public: false, rated: true, meta: "{\"hold\":1}".into(), ..table(1, ANN, 10) };
    let machine = SeatRow { bot: Some("turn-100".into()), name: "Machine".into(), ..free_seat(1) };
    let seats = [taken_seat(0, ANN, "Ann"), machine, free_seat(2)];
    db.store.add_match(&row, &[seats[2].clone(), seats[0].clone(), seats[1].clone()]).await.unwrap();
    assert_eq!(db.store.find_match(id(1)).await, Ok(Some(row)));
    assert_eq!(db.store.seats(id(1)).await, Ok(seats.to_vec()));
    assert_eq!(db.store.find_match(NOBODY).await, Ok(None));
    assert_eq!(db.store.seats(NOBODY).await, Ok(vec![]));
    assert_eq!(db.store.secret(id(1)).await, Ok(None));
}

async fn a_table_needs_its_creator_its_players_and_its_own_id(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    assert_eq!(store.add_match(&table(1, NOBODY, 1), &[]).await, Err(StoreError::Missing("user")));
    let stranger = [taken_seat(0, NOBODY, "?")];
    assert_eq!(store.add_match(&table(1, ANN, 1), &stranger).await, Err(StoreError::Missing("user")));
    let twice = [free_seat(0), free_seat(0)];
    assert_eq!(store.add_match(&table(1, ANN, 1), &twice).await, Err(StoreError::Conflict("seat")));
    assert_eq!(store.find_match(id(1)).await, Ok(None), "all or nothing");
    store.add_match(&table(1, ANN, 1), &[free_seat(0)]).await.unwrap();
    assert_eq!(store.add_match(&table(1, ANN, 1), &[]).await, Err(StoreError::Conflict("match")));
}

async fn a_seat_changes_hands_once(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    store.add_match(&table(1, ANN, 1), &[taken_seat(0, ANN, "Ann"), free_seat(1)]).await.unwrap();
    let bobs = taken_seat(1, BOB, "Bob");
    store.put_seat(id(1), &free_seat(1), &bobs).await.unwrap();
    let anns = taken_seat(1, ANN, "Ann");
    assert_eq!(store.put_seat(id(1), &free_seat(1), &anns).await, Err(StoreError::Conflict("seat")));
    assert_eq!(store.put_seat(id(1), &bobs, &taken_seat(2, BOB, "Bob")).await, Err(StoreError::Conflict("seat")));
    assert_eq!(store.put_seat(id(1), &bobs, &taken_seat(1, NOBODY, "?")).await, Err(StoreError::Missing("user")));
    assert_eq!(store.put_seat(NOBODY, &bobs, &anns).await, Err(StoreError::Missing("match")));
    assert_eq!(store.seats(id(1)).await.unwrap()[1], bobs);
    let machine = SeatRow { bot: Some("turn-100".into()), name: "Machine".into(), ..free_seat(1) };
    store.put_seat(id(1), &bobs, &machine).await.unwrap();
    store.put_seat(id(1), &machine, &free_seat(1)).await.unwrap();
    assert_eq!(store.seats(id(1)).await, Ok(vec![taken_seat(0, ANN, "Ann"), free_seat(1)]));
}

async fn a_table_is_closed_once(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    store.add_match(&table(1, ANN, 1), &[]).await.unwrap();
    running(&*store, 2).await;
    store.put_meta(id(2), "{}", Some(60)).await.unwrap();
    for n in [1, 2] {
        store.close_match(id(n), 50, "{\"closed\":true}").await.unwrap();
        let row = store.find_match(id(n)).await.unwrap().unwrap();
        assert_eq!((row.status, row.ended, row.deadline), (Status::Closed, Some(50), None));
        assert_eq!(row.result.as_deref(), Some("{\"closed\":true}"));
        assert_eq!(store.close_match(id(n), 51, "{}").await, Err(StoreError::Conflict("match")));
    }
    assert_eq!(store.close_match(NOBODY, 51, "{}").await, Err(StoreError::Missing("match")));
    store.put_meta(id(2), "{\"late\":1}", Some(70)).await.unwrap();
    let row = store.find_match(id(2)).await.unwrap().unwrap();
    assert_eq!((row.meta.as_str(), row.deadline), ("{\"late\":1}", None), "no deadline after the end");
}

async fn the_lobby_shows_public_tables_newest_first(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    for (n, created) in [(1, 30), (2, 10), (3, 20), (4, 40)] {
        store.add_match(&table(n, ANN, created), &[]).await.unwrap();
    }
    store.add_match(&Match { public: false, ..table(5, ANN, 50) }, &[]).await.unwrap();
    store.close_match(id(4), 60, "{}").await.unwrap();
    store.start_match(id(3), "s", &line(0), "{}", None).await.unwrap();
    let shown = |rows: Vec<Match>| rows.iter().map(|m| m.id.as_u128()).collect::<Vec<_>>();
    assert_eq!(shown(store.lobby(9).await.unwrap()), [1, 3, 2]);
    assert_eq!(shown(store.lobby(2).await.unwrap()), [1, 3]);
}

async fn matches_of_a_player_come_in_pages(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    for n in 1..=5 {
        // Bob holds both seats, but it is one match.
        let seats = [taken_seat(0, BOB, "Bob"), taken_seat(1, BOB, "Bob")];
        store.add_match(&table(n, ANN, 10 * n as i64), &seats).await.unwrap();
    }
    store.add_match(&table(6, BOB, 60), &[taken_seat(0, ANN, "Ann")]).await.unwrap();
    store.close_match(id(4), 99, "{}").await.unwrap();
    let page = async |before| {
        let rows = store.matches_of(BOB, before, 2).await.unwrap();
        rows.iter().map(|m| m.created).collect::<Vec<_>>()
    };
    assert_eq!(page(i64::MAX).await, [50, 40]);
    assert_eq!(page(40).await, [30, 20]);
    assert_eq!(page(20).await, [10]);
    assert_eq!(page(10).await, [0; 0]);
}

async fn overdue_matches_are_the_running_ones(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    for (n, deadline) in [(6, Some(30)), (2, Some(10)), (3, None), (4, Some(20)), (5, Some(31)), (7, Some(30))] {
        running(&*store, n).await;
        store.put_meta(id(n), "{}", deadline).await.unwrap();
    }
    store.close_match(id(4), 15, "{}").await.unwrap();
    let first = (i64::MIN, uuid::Uuid::nil());
    assert_eq!(store.overdue(30, first, 9).await, Ok(vec![(10, id(2)), (30, id(6)), (30, id(7))]));
    assert_eq!(store.overdue(30, first, 1).await, Ok(vec![(10, id(2))]));
    assert_eq!(store.overdue(9, first, 9).await, Ok(vec![]));
    // Paging misses no match, even where clocks ran out at the same time.
    assert_eq!(store.overdue(30, (10, id(2)), 1).await, Ok(vec![(30, id(6))]));
    assert_eq!(store.overdue(30, (30, id(6)), 1).await, Ok(vec![(30, id(7))]));
    assert_eq!(store.overdue(30, (30, id(7)), 1).await, Ok(vec![]));
}

async fn deadlines_move_by_the_time_the_house_was_shut(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    for (n, deadline) in [(1, Some(30)), (2, None), (3, Some(30))] {
        running(&*store, n).await;
        store.put_meta(id(n), "{}", deadline).await.unwrap();
    }
    store.close_match(id(3), 15, "{}").await.unwrap();
    assert_eq!(store.shift_deadlines("awake", 5000).await, Ok((0, 0)), "for the first time");
    assert_eq!(store.shift_deadlines("awake", 6000).await, Ok((1000, 1)));
    assert_eq!(store.find_match(id(1)).await.unwrap().unwrap().deadline, Some(1030));
    assert_eq!(store.shift_deadlines("awake", 6000).await, Ok((0, 0)), "the same time does not count twice");
    assert_eq!(store.note("awake").await, Ok(Some("6000".into())));
    assert_eq!(store.find_match(id(2)).await.unwrap().unwrap().deadline, None);
}

async fn tables_are_counted(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    for n in 1..=3 {
        running(&*store, n).await; // by Ann at 10, with Ann and Bob
    }
    store.add_match(&Match { game: "other".into(), ..table(4, BOB, 20) }, &[]).await.unwrap();
    store.close_match(id(1), 15, "{}").await.unwrap();
    assert_eq!(store.table_counts(ANN, 10).await, Ok((3, 2)));
    assert_eq!(store.table_counts(ANN, 11).await, Ok((0, 2)));
    assert_eq!(store.table_counts(BOB, 20).await, Ok((1, 2)));
    assert_eq!(store.table_counts(NOBODY, 0).await, Ok((0, 0)));
    let counts = [("magpie", Status::Closed, 1), ("magpie", Status::Running, 2), ("other", Status::Open, 1)];
    assert_eq!(store.match_counts().await, Ok(counts.map(|(g, s, n)| (g.to_owned(), s, n)).to_vec()));
}

/// A match of three lines that was played elsewhere.
fn played(n: u128) -> Match {
    Match {
        status: Status::Over,
        started: Some(20),
        ended: Some(30),
        result: Some("{\"winners\":[1]}".into()),
        lines: 3,
        ..table(n, ANN, 10)
    }
}

async fn a_match_played_elsewhere_comes_with_its_log(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    let seats = [SeatRow { name: "Cleo".into(), ..free_seat(0) }, free_seat(1)];
    let lines = [line(0), line(1), line(2)];
    store.import_match(&played(1), &seats, "an open secret", &lines).await.unwrap();
    assert_eq!(store.find_match(id(1)).await, Ok(Some(played(1))));
    assert_eq!(store.seats(id(1)).await, Ok(seats.to_vec()));
    assert_eq!(assert_dense(&*store, id(1)).await, 3);
    assert_eq!(store.secret(id(1)).await.unwrap().as_deref(), Some("an open secret"));
    assert_eq!(store.append(append(id(1), [line(3)])).await, Err(StoreError::Conflict("match")), "it is over");

    assert_eq!(store.import_match(&played(1), &seats, "s", &lines).await, Err(StoreError::Conflict("match")));
    for wrong in [&lines[..2], &lines[1..], &[line(0), line(2), line(1)]] {
        assert_eq!(store.import_match(&played(2), &seats, "s", wrong).await, Err(StoreError::Conflict("line")));
    }
    let stranger = Match { creator: NOBODY, ..played(2) };
    assert_eq!(store.import_match(&stranger, &seats, "s", &lines).await, Err(StoreError::Missing("user")));
    assert_eq!(store.find_match(id(2)).await, Ok(None), "all or nothing");
}

async fn a_match_is_known_by_its_last_line(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    assert_eq!(store.match_ending(2, &line(1).body).await, Ok(None));
    let table = running(&*store, 7).await;
    store.append(append(table, [line(1)])).await.unwrap();
    assert_eq!(store.match_ending(2, &line(1).body).await, Ok(None), "it is not over");
    let end = Append { finish: Some(finish([], [])), ..append(table, [line(2)]) };
    store.append(end).await.unwrap();
    assert_eq!(store.match_ending(3, &line(2).body).await, Ok(Some(table)));
    assert_eq!(store.match_ending(3, &line(1).body).await, Ok(None));
    assert_eq!(store.match_ending(4, &line(2).body).await, Ok(None));
}
