use store::{Deck, StoreError};
use uuid::Uuid;

use crate::db::TestDb;
use crate::scene::*;

crate::both!(
    decks_are_kept_changed_and_thrown_away,
    nobody_touches_the_decks_of_others,
    so_many_decks_and_no_more,
    decks_go_with_their_owner,
);

fn deck(n: u128, user: Uuid, changed: i64) -> Deck {
    Deck { id: id(n), user, game: "magpie".into(), list: format!("{{\"name\":\"Ґава {n}\"}}"), changed }
}

async fn decks_are_kept_changed_and_thrown_away(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    for (n, at) in [(1, 10), (2, 30), (3, 20)] {
        store.add_deck(&deck(n, ANN, at), 9).await.unwrap();
    }
    assert_eq!(store.decks_of(ANN).await, Ok(vec![deck(2, ANN, 30), deck(3, ANN, 20), deck(1, ANN, 10)]));
    let changed = Deck { list: "{}".into(), game: "jay".into(), ..deck(1, ANN, 40) };
    store.put_deck(&changed).await.unwrap();
    assert_eq!(store.delete_deck(ANN, id(2)).await, Ok(true));
    assert_eq!(store.delete_deck(ANN, id(2)).await, Ok(false));
    assert_eq!(store.decks_of(ANN).await, Ok(vec![changed, deck(3, ANN, 20)]));
    assert_eq!(store.decks_of(BOB).await, Ok(vec![]));
}

async fn nobody_touches_the_decks_of_others(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    store.add_deck(&deck(1, ANN, 10), 9).await.unwrap();
    assert_eq!(store.put_deck(&deck(1, BOB, 20)).await, Err(StoreError::Missing("deck")));
    assert_eq!(store.delete_deck(BOB, id(1)).await, Ok(false));
    assert_eq!(store.add_deck(&deck(1, BOB, 20), 9).await, Err(StoreError::Conflict("deck")));
    assert_eq!(store.add_deck(&deck(2, NOBODY, 20), 9).await, Err(StoreError::Missing("user")));
    assert_eq!(store.decks_of(ANN).await, Ok(vec![deck(1, ANN, 10)]));
}

async fn so_many_decks_and_no_more(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    for n in 1..=2 {
        store.add_deck(&deck(n, ANN, 10), 2).await.unwrap();
    }
    assert_eq!(store.add_deck(&deck(3, ANN, 10), 2).await, Err(StoreError::Conflict("decks")));
    store.add_deck(&deck(4, BOB, 10), 2).await.unwrap();
    assert_eq!(store.decks_of(ANN).await.map(|decks| decks.len()), Ok(2));
}

async fn decks_go_with_their_owner(db: TestDb) {
    let store = db.store;
    ann_and_bob(&*store).await;
    store.add_deck(&deck(1, ANN, 10), 9).await.unwrap();
    store.add_deck(&deck(2, BOB, 10), 9).await.unwrap();
    store.delete_user(ANN, 50).await.unwrap();
    assert_eq!(store.decks_of(ANN).await, Ok(vec![]));
    assert_eq!(store.decks_of(BOB).await, Ok(vec![deck(2, BOB, 10)]));
}
