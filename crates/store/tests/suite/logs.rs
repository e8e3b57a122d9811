use store::{Append, Line, Status, StoreError};

use crate::db::TestDb;
use crate::scene::*;

crate::both!(
    a_table_is_sealed_once,
    only_an_open_table_is_sealed,
    lines_are_appended_and_read_back,
    an_append_moves_the_match_on,
    a_repeated_command_is_named_by_its_line,
    lines_must_follow_the_log,
    only_a_running_match_is_appended_to,
    the_end_comes_with_ratings_and_errands,
    an_end_that_fails_leaves_nothing,
    who_left_while_playing_gets_no_rating,
    a_long_append_is_written_whole,
);

async fn a_table_is_sealed_once(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    store.add_match(&table(1, ANN, 10), &[]).await.unwrap();
    let header = Line { at: 77, ..line(0) };
    store.start_match(id(1), "seed", &header, "{\"m\":1}", Some(500)).await.unwrap();
    let row = store.find_match(id(1)).await.unwrap().unwrap();
    assert_eq!((row.status, row.started, row.lines, row.deadline), (Status::Running, Some(77), 1, Some(500)));
    assert_eq!(row.meta, "{\"m\":1}");
    assert_eq!(store.secret(id(1)).await, Ok(Some("seed".into())));
    assert_eq!(store.log(id(1), 0).await, Ok(vec![header.clone()]));
    let again = store.start_match(id(1), "other", &header, "{}", None).await;
    assert_eq!(again, Err(StoreError::Conflict("table")));
    assert_eq!(store.secret(id(1)).await, Ok(Some("seed".into())));
}

async fn only_an_open_table_is_sealed(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    assert_eq!(store.start_match(NOBODY, "s", &line(0), "", None).await, Err(StoreError::Missing("match")));
    store.add_match(&table(1, ANN, 10), &[]).await.unwrap();
    assert_eq!(store.start_match(id(1), "s", &line(1), "", None).await, Err(StoreError::Conflict("line")));
    store.close_match(id(1), 20, "{}").await.unwrap();
    assert_eq!(store.start_match(id(1), "s", &line(0), "", None).await, Err(StoreError::Conflict("table")));
    assert_eq!(store.secret(NOBODY).await, Ok(None));
}

async fn lines_are_appended_and_read_back(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    let table = running(&*store, 1).await;
    let odd = Line { body: "{\"say\":\"\\u0000 ґ 🂡 ' \\\" ;--\"}".into(), ..line(2) };
    let lines = [command(1, 255, id(9)), odd, line(3)];
    store.append(append(table, lines[..2].to_vec())).await.unwrap();
    store.append(append(table, lines[2..].to_vec())).await.unwrap();
    assert_eq!(store.log(table, 1).await, Ok(lines.to_vec()));
    assert_eq!(store.log(table, 3).await, Ok(lines[2..].to_vec()));
    assert_eq!(store.log(table, 4).await, Ok(vec![]));
    assert_eq!(store.line_of(table, 255, id(9)).await, Ok(Some(1)));
    assert_eq!(store.line_of(table, 0, id(9)).await, Ok(None));
}

async fn an_append_moves_the_match_on(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    let table = running(&*store, 1).await;
    let other = running(&*store, 2).await;
    let with_meta = Append { meta: Some("{\"m\":2}".into()), deadline: Some(70), ..append(table, [line(1), line(2)]) };
    store.append(with_meta).await.unwrap();
    let row = store.find_match(table).await.unwrap().unwrap();
    assert_eq!((row.lines, row.meta.as_str(), row.deadline), (3, "{\"m\":2}", Some(70)));
    store.append(append(table, [line(3)])).await.unwrap();
    let row = store.find_match(table).await.unwrap().unwrap();
    assert_eq!((row.lines, row.meta.as_str(), row.deadline), (4, "{\"m\":2}", None));
    let only_meta = Append { meta: Some("{\"m\":3}".into()), deadline: Some(80), ..append(table, []) };
    store.append(only_meta).await.unwrap();
    let row = store.find_match(table).await.unwrap().unwrap();
    assert_eq!((row.lines, row.meta.as_str(), row.deadline), (4, "{\"m\":3}", Some(80)));
    let row = store.find_match(other).await.unwrap().unwrap();
    assert_eq!((row.lines, row.meta.as_str()), (1, "{}"), "no other match");
}

async fn a_repeated_command_is_named_by_its_line(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    let table = running(&*store, 1).await;
    store.append(append(table, [line(1), command(2, 0, id(9))])).await.unwrap();
    for n in [2, 3, 9] {
        let again = store.append(append(table, [command(n, 0, id(9))])).await;
        assert_eq!(again, Err(StoreError::Repeated(2)), "whatever its line number");
    }
    store.append(append(table, [command(3, 1, id(9))])).await.unwrap(); // the same id from another seat
    let elsewhere = running(&*store, 2).await;
    store.append(append(elsewhere, [command(1, 0, id(9))])).await.unwrap();
    store.close_match(table, 60, "{}").await.unwrap();
    let late = store.append(append(table, [command(4, 0, id(9))])).await;
    assert_eq!(late, Err(StoreError::Repeated(2)), "even after the end");
    assert_dense(&*store, table).await;
}

async fn lines_must_follow_the_log(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    let table = running(&*store, 1).await;
    for lines in [vec![line(0)], vec![line(2)], vec![line(-1)], vec![line(1), line(3)], vec![line(1), line(1)]] {
        assert_eq!(store.append(append(table, lines)).await, Err(StoreError::Conflict("line")));
    }
    assert_eq!(assert_dense(&*store, table).await, 1);
}

async fn only_a_running_match_is_appended_to(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    assert_eq!(store.append(append(NOBODY, [line(1)])).await, Err(StoreError::Missing("match")));
    store.add_match(&table(1, ANN, 10), &[]).await.unwrap();
    assert_eq!(store.append(append(id(1), [line(0)])).await, Err(StoreError::Conflict("match")));
    let over = running(&*store, 2).await;
    store.append(Append { finish: Some(finish([], [])), ..append(over, [line(1)]) }).await.unwrap();
    assert_eq!(store.append(append(over, [line(2)])).await, Err(StoreError::Conflict("match")));
}

async fn the_end_comes_with_ratings_and_errands(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    for (n, value) in [(1, 1600.5), (2, 1650.25)] {
        let table = running(&*store, n).await;
        let end = finish([rating(ANN, value), rating(BOB, 3000.0 - value)], [errand(100 + n, 5)]);
        let last = Append { deadline: Some(9), finish: Some(end), ..append(table, [line(1), line(2)]) };
        store.append(last).await.unwrap();
        let row = store.find_match(table).await.unwrap().unwrap();
        assert_eq!((row.status, row.ended, row.lines, row.deadline), (Status::Over, Some(900), 3, None));
        assert_eq!(row.result.as_deref(), Some("{\"winners\":[0]}"));
        assert_eq!(store.rating(ANN, "magpie", "duel").await, Ok(Some(rating(ANN, value))), "the newest counts");
        assert_eq!(store.secret(table).await, Ok(Some("seed and salt".into())), "nothing is forgotten");
    }
    assert_eq!(store.errands(5, 9).await, Ok(vec![errand(101, 5), errand(102, 5)]));
    assert_eq!(store.ratings_of(BOB).await, Ok(vec![rating(BOB, 1349.75)]));
    assert_eq!(store.rating(ANN, "magpie", "other").await, Ok(None));
}

async fn an_end_that_fails_leaves_nothing(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    let table = running(&*store, 1).await;
    store.add_errand(&errand(7, 1)).await.unwrap();
    let end = finish([rating(ANN, 1.0)], [errand(8, 1), errand(7, 1)]);
    let last = Append { meta: Some("{\"m\":2}".into()), finish: Some(end), ..append(table, [line(1)]) };
    assert_eq!(store.append(last).await, Err(StoreError::Conflict("errand")));
    let row = store.find_match(table).await.unwrap().unwrap();
    assert_eq!((row.status, row.lines, row.meta.as_str()), (Status::Running, 1, "{}"));
    assert_eq!(store.ratings_of(ANN).await, Ok(vec![]));
    assert_eq!(store.errands(9, 9).await.unwrap().len(), 1);
    assert_dense(&*store, table).await;
}

async fn who_left_while_playing_gets_no_rating(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    let table = running(&*store, 1).await;
    store.delete_user(BOB, 50).await.unwrap();
    let end = finish([rating(ANN, 1.0), rating(BOB, 2.0)], []);
    store.append(Append { finish: Some(end), ..append(table, [line(1)]) }).await.unwrap();
    assert_eq!(store.ratings_of(ANN).await.unwrap().len(), 1);
    assert_eq!(store.ratings_of(BOB).await, Ok(vec![]));
}

async fn a_long_append_is_written_whole(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    let table = running(&*store, 1).await;
    store.append(append(table, (1..=2500).map(|n| command(n, 0, id(n as u128))))).await.unwrap();
    assert_eq!(assert_dense(&*store, table).await, 2501);
    let again = store.append(append(table, [command(2501, 0, id(2500))])).await;
    assert_eq!(again, Err(StoreError::Repeated(2500)));
}
