use std::sync::Arc;
use std::time::Duration;

use store::{Append, Result, Store, StoreError};
use tokio::task::JoinHandle;

use crate::db::TestDb;
use crate::scene::*;

crate::both!(
    many_matches_share_transactions,
    an_offender_hurts_nobody_else,
    two_servers_never_write_the_same_line,
    dropped_calls_leave_nothing_half_written,
    closing_waits_for_what_is_queued,
);

fn begin(store: &Arc<dyn Store>, append: Append) -> JoinHandle<Result<()>> {
    let store = Arc::clone(store);
    tokio::spawn(async move { store.append(append).await })
}

async fn answers(calls: Vec<JoinHandle<Result<()>>>) -> Vec<Result<()>> {
    let mut answers = vec![];
    for call in calls {
        answers.push(call.await.unwrap());
    }
    answers
}

async fn many_matches_share_transactions(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    for n in 0..20 {
        running(&*store, n).await;
    }
    let players: Vec<_> = (0..20)
        .map(|n| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                for i in 1..=10 {
                    store.append(append(id(n), [command(i, 0, id(i as u128))])).await.unwrap();
                }
            })
        })
        .collect();
    for player in players {
        player.await.unwrap();
    }
    for n in 0..20 {
        assert_eq!(assert_dense(&*store, id(n)).await, 11);
    }
    let stats = store.stats();
    assert_eq!((stats.appends, stats.rows), (200, 200));
    assert_eq!(stats.sizes.iter().sum::<u64>(), stats.batches);
    assert!(stats.batches < 100 && stats.largest > 4 && stats.largest <= 64, "{stats:?}");
}

async fn an_offender_hurts_nobody_else(db: TestDb) {
    let store = Arc::clone(&db.store);
    ann_and_bob(&*store).await;
    for n in 0..12 {
        running(&*store, n).await;
    }
    store.append(append(id(0), [command(1, 0, id(9))])).await.unwrap();
    store.close_match(id(1), 50, "{}").await.unwrap();
    store.add_errand(&errand(7, 1)).await.unwrap();
    let clash = Append { finish: Some(finish([], [errand(7, 1)])), ..append(id(3), [line(1)]) };
    let bad = [
        (append(id(0), [command(2, 0, id(9))]), StoreError::Repeated(1)),
        (append(id(1), [line(1)]), StoreError::Conflict("match")),
        (append(id(2), [line(7)]), StoreError::Conflict("line")),
        (clash, StoreError::Conflict("errand")), // only the database notices
        (append(NOBODY, [line(1)]), StoreError::Missing("match")),
    ];
    // While another transaction has locked the row of match 11, the first append waits and the others gather behind it.
    let lock = db.lock_match(id(11)).await;
    let first = begin(&store, append(id(11), [line(1)]));
    tokio::time::sleep(Duration::from_millis(100)).await;
    let mut calls = vec![];
    for (n, (offender, _)) in (4..).zip(bad.iter()) {
        calls.push(begin(&store, append(id(n), [line(1)])));
        calls.push(begin(&store, offender.clone()));
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    drop(lock);
    first.await.unwrap().unwrap();
    let found = answers(calls).await;
    let expected = bad.into_iter().flat_map(|(_, error)| [Ok(()), Err(error)]);
    assert_eq!(found, expected.collect::<Vec<_>>());
    for n in 4..9 {
        assert_eq!(assert_dense(&*store, id(n)).await, 2);
    }
    for (n, lines) in [(0, 2), (1, 1), (2, 1), (3, 1)] {
        assert_eq!(assert_dense(&*store, id(n)).await, lines);
    }
}

async fn two_servers_never_write_the_same_line(db: TestDb) {
    ann_and_bob(&*db.store).await;
    let table = running(&*db.store, 1).await;
    let servers = [Arc::clone(&db.store), db.another().await];
    let mut won = [0, 0];
    for n in 1..=20 {
        let calls = servers.iter().map(|server| begin(server, append(table, [line(n)]))).collect();
        let found = answers(calls).await;
        let winner = found.iter().position(Result::is_ok).expect("one of them is first");
        assert_eq!(found[1 - winner], Err(StoreError::Conflict("line")));
        won[winner] += 1;
    }
    assert_eq!(won[0] + won[1], 20);
    assert_eq!(assert_dense(&*db.store, table).await, 21);
    servers[1].close().await;
}

async fn dropped_calls_leave_nothing_half_written(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    let seats: Vec<_> = (0..6).map(free_seat).collect();
    for n in 0..60 {
        let row = table(n, ANN, 10);
        // Polled a little more often each time, and then dropped.
        let mut call = std::pin::pin!(store.add_match(&row, &seats));
        for _ in 0..n / 2 {
            let polled = std::future::poll_fn(|context| std::task::Poll::Ready(call.as_mut().poll(context))).await;
            if polled.is_ready() {
                break;
            }
            tokio::time::sleep(Duration::from_micros(100)).await;
        }
    }
    store.add_match(&table(99, ANN, 10), &seats).await.unwrap();
    for n in 0..60 {
        let found = store.find_match(id(n)).await.unwrap().is_some();
        assert_eq!(store.seats(id(n)).await.unwrap().len(), if found { 6 } else { 0 });
    }
}

async fn closing_waits_for_what_is_queued(db: TestDb) {
    ann_and_bob(&*db.store).await;
    for n in 0..50 {
        running(&*db.store, n).await;
    }
    let calls: Vec<_> = (0..50).map(|n| begin(&db.store, append(id(n), [line(1)]))).collect();
    tokio::task::yield_now().await;
    db.store.close().await;
    let reopened = db.another().await;
    for (n, answer) in (0..).zip(answers(calls).await) {
        let lines = assert_dense(&*reopened, id(n)).await;
        assert_eq!(lines, if answer.is_ok() { 2 } else { 1 }, "{answer:?}");
    }
    let late = db.store.append(append(id(0), [line(2)])).await;
    assert!(matches!(late, Err(StoreError::Unavailable(_))), "{late:?}");
    assert!(matches!(db.store.ready().await, Err(StoreError::Unavailable(_))));
    reopened.close().await;
}
