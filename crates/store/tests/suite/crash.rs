//! Whatever happens, what was acknowledged is there, and nothing is half-written.

use std::process::Command;
use std::time::{Duration, Instant};

use store::StoreError;

use crate::child::{Other, Role};
use crate::db::{self, TestDb};
use crate::scene::*;

crate::both!(what_was_acknowledged_survives_a_kill);

async fn what_was_acknowledged_survives_a_kill(db: TestDb) {
    let rounds = if std::env::var_os("ORRERY_LONG").is_some() { 50 } else { 5 };
    ann_and_bob(&*db.store).await;
    for n in 0..4 {
        running(&*db.store, n).await;
    }
    db.store.close().await;
    for round in 0..rounds {
        let mut player = Other::start(Role::Player, &db.url);
        let mut said: Vec<_> = (0..20 + 7 * (round % 13)).map_while(|_| player.hear()).collect();
        said.extend(player.kill());
        let store = db.another().await;
        let lines = [0, 1, 2, 3].map(id);
        let mut dense = vec![];
        for table in lines {
            dense.push(assert_dense(&*store, table).await);
        }
        assert!(!said.is_empty());
        for line in said {
            let (table, n) = line.split_once(' ').unwrap();
            let (table, n): (usize, i64) = (table.parse().unwrap(), n.parse().unwrap());
            assert!(n < dense[table], "line {n} of match {table} was acknowledged and is lost");
            assert_eq!(store.line_of(id(table as u128), 0, id(n as u128)).await, Ok(Some(n)));
        }
        store.close().await;
    }
    if db.url.starts_with("sqlite") {
        store::backup(&db.url, &db.folder.path("copy")).await.unwrap(); // which checks the file's integrity
    }
}

/// A limit on the size of files stands in for a full disk: writes beyond it fail.
#[test]
fn a_full_disk_loses_nothing() {
    db::run(TestDb::sqlite, async |db| {
        ann_and_bob(&*db.store).await;
        running(&*db.store, 0).await;
        db.store.close().await;
        let mut clerk = Other::start(Role::Clerk, &db.url);
        for _ in 0..5 {
            assert_eq!(clerk.ask(), "Ok(())");
        }
        let limit = |pid: u32, bytes: &str| {
            let limited =
                Command::new("prlimit").args(["--pid", &pid.to_string(), &format!("--fsize={bytes}")]).status();
            assert!(limited.unwrap().success());
        };
        let wal = db.folder.path("house.db-wal").metadata().unwrap().len();
        limit(clerk.pid(), &format!("{wal}:"));
        for _ in 0..3 {
            let answer = clerk.ask();
            assert!(answer.starts_with("Err(Unavailable("), "{answer}");
        }
        let store = db.another().await;
        assert_eq!(assert_dense(&*store, id(0)).await, 6);
        limit(clerk.pid(), "unlimited:");
        for _ in 0..5 {
            assert_eq!(clerk.ask(), "Ok(())");
        }
        clerk.kill();
        assert_eq!(assert_dense(&*store, id(0)).await, 11);
        store.close().await;
    });
}

#[test]
fn a_locked_database_does_not_answer_and_recovers() {
    db::run(TestDb::sqlite, async |db| {
        let store = &db.store;
        ann_and_bob(&**store).await;
        let table = running(&**store, 0).await;
        let mut thief = Other::start(Role::Thief, &db.url);
        assert_eq!(thief.hear().as_deref(), Some("held"));
        let (begun, hi) = (Instant::now(), super::people::said(ANN, "Ann", "hi"));
        let appended = store.append(append(table, [line(1)]));
        let (appended, said, ready) = tokio::join!(appended, store.add_chat(table, &hi), store.ready());
        for answer in [appended, said.map(drop), ready] {
            assert!(matches!(answer, Err(StoreError::Unavailable(_))), "{answer:?}");
        }
        assert!(begun.elapsed() < Duration::from_secs(10));
        assert_eq!(assert_dense(&**store, table).await, 1, "reads still work");
        assert_eq!(thief.ask(), "released");
        store.append(append(table, [line(1)])).await.unwrap();
        assert_eq!(store.add_chat(table, &hi).await, Ok(1));
        assert_eq!(store.ready().await, Ok(()));
        assert_eq!(assert_dense(&**store, table).await, 2);
    });
}

/// All connections are cut again and again while four matches are played; a caller that gets `Unavailable` tries again.
#[test]
fn a_server_that_goes_away_and_comes_back() {
    db::run(TestDb::postgres, async |db| {
        ann_and_bob(&*db.store).await;
        for n in 0..4 {
            running(&*db.store, n).await;
        }
        let players = [0, 1, 2, 3].map(|n| {
            let store = db.store.clone();
            tokio::spawn(async move {
                let mut told = 0;
                for i in 1..=100 {
                    loop {
                        match store.append(append(id(n), [command(i, 0, id(i as u128))])).await {
                            Ok(()) => break,
                            // The cut came after the commit and before its answer.
                            Err(StoreError::Repeated(line)) if line == i => break,
                            Err(StoreError::Unavailable(_)) => told += 1,
                            Err(other) => panic!("{other}"),
                        }
                        assert!(told < 1000, "it does not recover");
                        tokio::time::sleep(Duration::from_millis(5)).await;
                    }
                }
            })
        });
        while !players.iter().all(tokio::task::JoinHandle::is_finished) {
            let cut = "select pg_terminate_backend(pid) from pg_stat_activity
                       where datname = current_database() and pid <> pg_backend_pid()";
            db.raw(cut).await.unwrap();
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        for player in players {
            player.await.unwrap();
        }
        for n in 0..4 {
            assert_eq!(assert_dense(&*db.store, id(n)).await, 101);
        }
    });
}
