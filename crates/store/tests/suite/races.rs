//! Concurrent calls: every acknowledged change lasts.

use std::sync::Arc;
use std::time::Duration;

use sqlx::{Connection as _, PgConnection};
use store::{Append, Finish, Formula, Match, Rated, Rating, Role, Status, Store, StoreError};
use uuid::Uuid;

use crate::db::TestDb;
use crate::people::said;
use crate::scene::*;

crate::both!(
    changes_of_one_account_all_hold,
    a_deletion_is_not_undone,
    ratings_of_matches_that_end_together_all_count,
    talk_and_the_end_of_a_rated_match_do_not_block_each_other,
    an_end_that_is_sent_again_counts_once,
    limits_hold_for_those_who_ask_at_once,
    a_secret_that_many_ask_for_is_one,
);

fn rounds(short: usize) -> usize {
    if std::env::var_os("ORRERY_LONG").is_some() { 50 * short } else { short }
}

/// Runs all of them at once and returns their answers.
async fn at_once<T: Send + 'static>(
    calls: impl IntoIterator<Item = impl Future<Output = T> + Send + 'static>,
) -> Vec<T> {
    let calls: Vec<_> = calls.into_iter().map(tokio::spawn).collect();
    let mut answers = vec![];
    for call in calls {
        answers.push(call.await.unwrap());
    }
    answers
}

/// Changes of settings, like the eight requests of a busy tab.
fn busy(
    store: &Arc<dyn Store>,
    user: Uuid,
) -> impl Iterator<Item = impl Future<Output = Result<(), StoreError>> + use<>> {
    let store = store.clone();
    (0..8).map(move |n| {
        let store = store.clone();
        async move { store.set_settings(user, &format!("{{\"n\":{n}}}")).await }
    })
}

async fn changes_of_one_account_all_hold(db: TestDb) {
    let (store, other) = (db.store.clone(), db.another().await);
    for round in 0..rounds(6) {
        let user = id(1000 + round as u128);
        store.add_user(&account(user, &format!("Zoe {}", 100 + round))).await.unwrap();
        let settings = busy(&store, user);
        let changes = async {
            let name = format!("Yan {}", 100 + round);
            let key = name.to_lowercase();
            tokio::join!(
                other.set_ban(user, Some(77)),
                other.set_password(user, Some("$argon2id$"), "$new$", None),
                other.set_role(user, Role::Moderator),
                other.set_name(user, &name, &key),
            )
        };
        let (settings, changes) = tokio::join!(at_once(settings), changes);
        assert_eq!((settings, changes), (vec![Ok(()); 8], (Ok(()), Ok(()), Ok(()), Ok(()))));
        let kept = store.user(user).await.unwrap().unwrap();
        assert_eq!((kept.banned_until, kept.password.as_deref()), (Some(77), Some("$new$")), "round {round}");
        assert_eq!((kept.role, kept.name), (Role::Moderator, format!("Yan {}", 100 + round)), "round {round}");
        assert!(kept.settings.starts_with("{\"n\":"));
    }
    other.close().await;
}

async fn a_deletion_is_not_undone(db: TestDb) {
    let (store, other) = (db.store.clone(), db.another().await);
    for round in 0..rounds(6) {
        let user = id(1000 + round as u128);
        store.add_user(&account(user, &format!("Zoe {}", 100 + round))).await.unwrap();
        let adds = async {
            let browser = session(1 + round as u8 % 200, user, 9);
            let robot = bot_of(user, id(5000 + round as u128), &format!("Robot {}", 100 + round));
            let _ = tokio::join!(other.add_session(&browser), other.add_bot(&robot, 8));
        };
        let (settings, deleted, ()) = tokio::join!(at_once(busy(&store, user)), other.delete_user(user, 5), adds);
        assert_eq!(deleted, Ok(()));
        assert!(settings.iter().all(|done| matches!(done, Ok(()) | Err(StoreError::Missing("user")))), "{settings:?}");
        let kept = store.user(user).await.unwrap().unwrap();
        assert_eq!((kept.deleted, kept.name.as_str(), kept.settings.as_str()), (Some(5), "", "{}"), "round {round}");
        assert_eq!((store.sessions_of(user).await, store.bots_of(user).await), (Ok(vec![]), Ok(vec![])));
    }
    other.close().await;
}

/// The end of a match that Ann wins. It depends on the ratings before: the winner gets a tenth of the loser's.
fn won_by_ann(n: i64) -> Finish {
    let formula = Formula::new(|before: Vec<Option<Rating>>| {
        let [ann, bob] = [ANN, BOB].map(|who| Rating { games: 0, ..rating(who, 1000.0) });
        let mut before = before.into_iter();
        let mut next = |first: Rating| before.next().flatten().unwrap_or(first);
        let (ann, bob) = (next(ann), next(bob));
        let won = bob.value / 10.0;
        let games = (ann.games + 1, bob.games + 1);
        vec![
            Rating { value: ann.value + won, games: games.0, ..ann },
            Rating { value: bob.value - won, games: games.1, ..bob },
        ]
    });
    let rated = Rated { game: "magpie".into(), mode: "duel".into(), players: vec![ANN, BOB], formula };
    Finish { at: 900 + n, result: "{}".into(), rated: Some(rated), outbox: vec![] }
}

async fn ratings_of_matches_that_end_together_all_count(db: TestDb) {
    let (store, other) = (db.store.clone(), db.another().await);
    ann_and_bob(&*store).await;
    let rounds = rounds(3) as u128;
    for round in 0..rounds {
        let mut ends = vec![];
        for n in 0..10 {
            let table = running(&*store, 100 + 10 * round + n).await;
            // Two stores: no queue puts their matches in order.
            let store = if n % 2 == 0 { store.clone() } else { other.clone() };
            let end = Append { finish: Some(won_by_ann(n as i64)), ..append(table, [line(1)]) };
            ends.push(async move { store.append(end).await });
        }
        assert_eq!(at_once(ends).await, vec![Ok(()); 10]);
    }
    let games = 10 * rounds as i64;
    let bob = store.rating(BOB, "magpie", "duel").await.unwrap().unwrap();
    let expected = (0..games).fold(1000.0, |value: f64, _| value - value / 10.0);
    assert!((bob.value - expected).abs() < 1e-6, "{} {expected}", bob.value);
    let ann = store.rating(ANN, "magpie", "duel").await.unwrap().unwrap();
    assert_eq!((ann.games, bob.games), (games, games));
    assert!((ann.value + bob.value - 2000.0).abs() < 1e-6);
    other.close().await;
}

/// Both need the row of a player and that of the match. If they locked them in different orders, each would wait for
/// the other until the database refuses one of them.
async fn talk_and_the_end_of_a_rated_match_do_not_block_each_other(db: TestDb) {
    let (store, other) = (db.store.clone(), db.another().await);
    ann_and_bob(&*store).await;
    for round in 0..rounds(5) as u128 {
        let table = running(&*store, 100 + round).await;
        let end = Append { finish: Some(won_by_ann(0)), ..append(table, [line(1)]) };
        let says = (0..12).map(|n| {
            let store = if n % 2 == 0 { store.clone() } else { other.clone() };
            async move { store.add_chat(table, &said(ANN, "Ann", "gg")).await.map(drop) }
        });
        let (said, ended) = tokio::join!(at_once(says), store.append(end));
        assert_eq!((said, ended), (vec![Ok(()); 12], Ok(())), "round {round}");
    }
    // Step by step, where rows can be locked one by one.
    if db.url.starts_with("postgres") {
        let table = running(&*store, 99).await;
        let mut talk = PgConnection::connect(&db.url).await.unwrap();
        let mut tx = talk.begin().await.unwrap();
        sqlx::query("select 1 from player where id = $1 for no key update").bind(ANN).execute(&mut *tx).await.unwrap();
        let end = Append { finish: Some(won_by_ann(0)), ..append(table, [line(1)]) };
        let ending = tokio::spawn(async move { store.append(end).await });
        tokio::time::sleep(Duration::from_millis(500)).await;
        let said = sqlx::query("update match set said = said + 1 where id = $1").bind(table).execute(&mut *tx).await;
        said.expect("no transaction has locked the match and waits for the player");
        tx.commit().await.unwrap();
        assert_eq!(ending.await.unwrap(), Ok(()));
    }
    other.close().await;
}

/// A server that was killed before it could report the end of a match appends it again after its restart.
async fn an_end_that_is_sent_again_counts_once(db: TestDb) {
    let store = &db.store;
    ann_and_bob(&**store).await;
    let table = running(&**store, 1).await;
    let end = Append { finish: Some(won_by_ann(0)), ..append(table, [command(1, 0, id(9))]) };
    let without_name = Append { finish: Some(won_by_ann(0)), ..append(table, [line(1)]) };
    store.append(end.clone()).await.unwrap();
    let again = db.another().await;
    assert_eq!(again.append(end).await, Err(StoreError::Repeated(1)));
    assert_eq!(again.append(without_name).await, Err(StoreError::Conflict("match")));
    assert_eq!(again.rating(ANN, "magpie", "duel").await.unwrap().unwrap().games, 1);
    again.close().await;
}

async fn limits_hold_for_those_who_ask_at_once(db: TestDb) {
    let (store, other) = (db.store.clone(), db.another().await);
    ann_and_bob(&*store).await;
    let either = |n: u128| if n.is_multiple_of(2) { store.clone() } else { other.clone() };
    let done = |answers: &[Result<(), StoreError>], refusal: StoreError| {
        assert!(answers.iter().all(|a| *a == Ok(()) || *a == Err(refusal.clone())), "{answers:?}");
        answers.iter().filter(|a| a.is_ok()).count()
    };
    let bots = (0..8).map(|n| {
        let store = either(n);
        async move { store.add_bot(&bot_of(ANN, id(50 + n), &format!("Robot {}", 100 + n)), 3).await }
    });
    assert_eq!(done(&at_once(bots).await, StoreError::Conflict("bots")), 3);
    let decks = (0..8).map(|n| {
        let store = either(n);
        let deck = store::Deck { id: id(80 + n), user: ANN, game: "magpie".into(), list: "{}".into(), changed: 1 };
        async move { store.add_deck(&deck, 3).await }
    });
    assert_eq!(done(&at_once(decks).await, StoreError::Conflict("decks")), 3);
    let tables = (0..8).map(|n| {
        let store = either(n);
        async move { store.open_table(&table(200 + n, ANN, 10), &[free_seat(0), free_seat(1)], None, 0, (4, 99)).await }
    });
    assert_eq!(done(&at_once(tables).await, StoreError::Conflict("tables")), 4);
    // Matches that continue from another one, while ordinary tables are opened.
    let branches = (0..8).map(|n| {
        let store = either(n / 2);
        async move {
            let seats = [taken_seat(0, BOB, "Bob"), free_seat(1)];
            let open = table(220 + n, BOB, 10);
            if n % 2 == 0 {
                return store.open_table(&open, &seats, None, 0, (99, 3)).await;
            }
            let begun = Match { status: Status::Running, started: Some(10), lines: 2, ..open };
            store.open_table(&begun, &seats, Some(("seed", &[line(0), line(1)])), 0, (99, 3)).await
        }
    });
    assert_eq!(done(&at_once(branches).await, StoreError::Conflict("tables")), 3);
    for n in 300..308 {
        store.add_match(&table(n, BOB, 10), &[free_seat(0), free_seat(1)]).await.unwrap();
    }
    let seats = (300..308).map(|n| {
        let store = either(n);
        async move { store.take_seat(id(n), &free_seat(1), &taken_seat(1, ANN, "Ann"), 3).await }
    });
    assert_eq!(done(&at_once(seats).await, StoreError::Conflict("tables")), 3);
    other.close().await;
}

async fn a_secret_that_many_ask_for_is_one(db: TestDb) {
    let (store, other) = (db.store.clone(), db.another().await);
    for round in 0..rounds(6) {
        let user = id(1000 + round as u128);
        store.add_user(&account(user, &format!("Zoe {}", 100 + round))).await.unwrap();
        let asked = (0..8).map(|n| {
            let store = if n % 2 == 0 { store.clone() } else { other.clone() };
            async move { store.webhook_secret(user, &format!("secret {n}")).await.unwrap().unwrap() }
        });
        let told = at_once(asked).await;
        let kept = store.webhook_secret(user, "another").await.unwrap().unwrap();
        assert!(told.iter().all(|secret| *secret == kept), "round {round}: {told:?} {kept}");
    }
    other.close().await;
}
