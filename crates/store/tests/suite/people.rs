use store::{Bug, ChatLine, MuteKind, Report, StoreError};
use uuid::Uuid;

use crate::db::TestDb;
use crate::scene::*;

crate::both!(
    what_is_said_is_numbered_and_told_oldest_first,
    talking_at_once_leaves_no_gap,
    a_table_keeps_so_much_of_what_was_said,
    shutting_out_and_forgiving,
    a_block_works_both_ways_and_a_mute_does_not,
    complaints_are_sorted_and_dealt_with_once,
    a_fault_of_the_house_keeps_what_goes_along,
    ratings_of_nobody_are_none,
);

pub(crate) fn said(user: Uuid, name: &str, text: &str) -> ChatLine {
    let (seats, spot) = (None, None);
    ChatLine { seq: 0, user: Some(user), name: name.into(), watchers: false, seats, spot, text: text.into(), at: 5 }
}

pub(crate) fn complaint(n: u128, by: Uuid, about: Uuid, at: i64) -> Report {
    let (text, excerpt) = ("rude".into(), "[]".into());
    Report { id: id(n), by, about: Some(about), table: None, line: None, text, excerpt, at, closed: None, bug: None }
}

async fn what_is_said_is_numbered_and_told_oldest_first(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    let [here, there] = [running(&*store, 1).await, running(&*store, 2).await];
    assert_eq!(store.add_chat(here, &said(ANN, "Ann", "one")).await, Ok(1));
    assert_eq!(store.add_chat(there, &said(ANN, "Ann", "elsewhere")).await, Ok(1));
    let watcher =
        ChatLine {
            user: None, watchers: true, seats: Some(0b101), spot: Some(31), ..said(BOB, "guest", "два 🂡")
        };
    assert_eq!(store.add_chat(here, &watcher).await, Ok(2));
    assert_eq!(store.add_chat(here, &said(BOB, "Bob", "three")).await, Ok(3));
    let told = store.chat(here, 2).await.unwrap();
    assert_eq!(told, [ChatLine { seq: 2, ..watcher }, ChatLine { seq: 3, ..said(BOB, "Bob", "three") }]);
    assert_eq!(store.add_chat(NOBODY, &said(ANN, "Ann", "?")).await, Err(StoreError::Missing("match")));
    assert_eq!(store.add_chat(here, &said(NOBODY, "?", "?")).await, Err(StoreError::Missing("user")));
    assert_eq!(store.chat(here, 9).await.unwrap().len(), 3);
}

async fn talking_at_once_leaves_no_gap(db: TestDb) {
    ann_and_bob(&*db.store).await;
    let table = running(&*db.store, 1).await;
    let talks: Vec<_> = (0..20)
        .map(|_| {
            let store = db.store.clone();
            tokio::spawn(async move { store.add_chat(table, &said(ANN, "Ann", "!")).await.unwrap() })
        })
        .collect();
    let mut numbers = vec![];
    for talk in talks {
        numbers.push(talk.await.unwrap());
    }
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=20).collect::<Vec<_>>());
}

/// However long a chat is, its table does not grow without end.
async fn a_table_keeps_so_much_of_what_was_said(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    let [here, there] = [running(&*store, 1).await, running(&*store, 2).await];
    store.add_chat(there, &said(ANN, "Ann", "elsewhere")).await.unwrap();
    for n in 1..=503 {
        assert_eq!(store.add_chat(here, &said(ANN, "Ann", &n.to_string())).await, Ok(n));
    }
    let kept = store.chat(here, 1000).await.unwrap();
    assert_eq!(kept.iter().map(|line| line.seq).collect::<Vec<_>>(), (4..=503).collect::<Vec<_>>());
    assert_eq!(store.chat(there, 9).await.unwrap().len(), 1);
}

async fn shutting_out_and_forgiving(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    store.add_user(&account(id(1), "Cid")).await.unwrap();
    store.set_mute(ANN, id(1), Some(MuteKind::Block), 2).await.unwrap();
    store.set_mute(ANN, BOB, Some(MuteKind::Mute), 1).await.unwrap();
    assert_eq!(store.mutes_of(ANN).await, Ok(vec![(BOB, MuteKind::Mute), (id(1), MuteKind::Block)]));
    store.set_mute(ANN, BOB, Some(MuteKind::Block), 3).await.unwrap();
    assert_eq!(store.mutes_of(ANN).await, Ok(vec![(id(1), MuteKind::Block), (BOB, MuteKind::Block)]));
    store.set_mute(ANN, BOB, None, 4).await.unwrap();
    store.set_mute(ANN, BOB, None, 5).await.unwrap();
    assert_eq!(store.mutes_of(ANN).await, Ok(vec![(id(1), MuteKind::Block)]));
    assert_eq!(store.set_mute(ANN, NOBODY, Some(MuteKind::Mute), 1).await, Err(StoreError::Missing("user")));
}

async fn a_block_works_both_ways_and_a_mute_does_not(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    store.set_mute(ANN, BOB, Some(MuteKind::Mute), 1).await.unwrap();
    assert_eq!(store.blocked(ANN, BOB).await, Ok(false));
    store.set_mute(ANN, BOB, Some(MuteKind::Block), 1).await.unwrap();
    assert_eq!(store.blocked(ANN, BOB).await, Ok(true));
    assert_eq!(store.blocked(BOB, ANN).await, Ok(true));
    assert_eq!(store.blocked(BOB, NOBODY).await, Ok(false));
}

async fn complaints_are_sorted_and_dealt_with_once(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    let table = running(&*store, 70).await;
    for (n, at) in [(1, 10), (2, 30), (3, 20)] {
        store.add_report(&complaint(n, ANN, BOB, at)).await.unwrap();
    }
    let about_a_moment = Report { about: None, table: Some(table), line: Some(4), ..complaint(4, BOB, ANN, 40) };
    store.add_report(&about_a_moment).await.unwrap();
    store.close_report(id(2), 50, BOB, "warned").await.unwrap();
    let told = async |open| {
        let reports = store.reports(open, 9).await.unwrap();
        reports.iter().map(|r| r.id.as_u128()).collect::<Vec<_>>()
    };
    assert_eq!(told(false).await, [4, 3, 1, 2]);
    assert_eq!(told(true).await, [4, 3, 1]);
    let all = store.reports(false, 9).await.unwrap();
    assert_eq!(all[0], about_a_moment);
    assert_eq!(all[3].closed, Some((50, BOB, "warned".into())));
    assert_eq!(store.reports(false, 2).await.unwrap().len(), 2);
    assert_eq!(store.close_report(id(2), 51, ANN, "again").await, Err(StoreError::Conflict("report")));
    assert_eq!(store.close_report(NOBODY, 51, ANN, "?").await, Err(StoreError::Missing("report")));
    assert_eq!(store.close_report(id(1), 51, NOBODY, "?").await, Err(StoreError::Missing("user")));
    let again = complaint(1, ANN, BOB, 10);
    assert_eq!(store.add_report(&again).await, Err(StoreError::Conflict("report")));
    let stranger = complaint(5, ANN, NOBODY, 10);
    assert_eq!(store.add_report(&stranger).await, Err(StoreError::Missing("user or match")));
}

async fn a_fault_of_the_house_keeps_what_goes_along(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    let bug = Bug { page: "/t/1".into(), agent: "lynx".into(), attachment: "a log\nof two lines".into() };
    let fault = Report { about: None, bug: Some(bug), ..complaint(1, ANN, BOB, 10) };
    store.add_report(&fault).await.unwrap();
    store.add_report(&complaint(2, ANN, BOB, 20)).await.unwrap();
    let all = store.reports(true, 9).await.unwrap();
    assert_eq!((&all[0].bug, &all[1]), (&None, &fault));
    assert_eq!((store.report(id(1)).await, store.report(NOBODY).await), (Ok(Some(fault.clone())), Ok(None)));
    assert_eq!(store.add_report(&fault).await, Err(StoreError::Conflict("report")));
    store.close_report(id(1), 30, BOB, "mended").await.unwrap();
    // It is deleted with the account of the reporter.
    store.delete_user(ANN, 40).await.unwrap();
    assert_eq!(store.reports(false, 9).await, Ok(vec![]));
}

async fn ratings_of_nobody_are_none(db: TestDb) {
    assert_eq!(db.store.rating(NOBODY, "magpie", "duel").await, Ok(None));
    assert_eq!(db.store.ratings_of(NOBODY).await, Ok(vec![]));
}
