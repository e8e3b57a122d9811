//! Lessons: played from the first step to the last, left on the way, and continued after a restart.

use client::ClientError;
use protocol::{ClientMsg, Lesson, Nack, OpenLesson, Opened, Phase, Role, ServerMsg};
use uuid::Uuid;

use crate::harness::{Guest, Seated, TestServer};

async fn take(guest: &mut Guest, game: &str) -> Result<Opened, ClientError> {
    let wish = OpenLesson { game: game.to_owned() };
    guest.ask(move |http| http.post::<Opened>("/api/lessons", &wish)).await
}

async fn begin(guest: &mut Guest) -> Seated {
    begin_of(guest, "star-realms").await
}

async fn begin_of(guest: &mut Guest, game: &str) -> Seated {
    let table = take(guest, game).await.expect("a lesson").id;
    guest.join(table, Role::Seat(0)).await
}

fn step(seat: &Seated) -> Option<Lesson> {
    seat.mirror.status.as_ref().and_then(|status| status.lesson.clone())
}

/// Does what the steps ask for, until a step asks for an option that starts with this word.
async fn follow_to(seat: &mut Seated, word: &str) {
    while seat.until_asked().await.is_some() {
        let key = step(seat).expect("a lesson").allowed[0].clone();
        if key.starts_with(word) {
            return;
        }
        seat.take(&key).await;
    }
    panic!("{word:?} is never asked for");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_a_match_to_its_end() {
    Box::pin(play("star-realms", "ally ")).await;
}

/// In this game, windows open all the time. The lesson passes in them automatically, for both sides; the learner is
/// asked only where the lesson teaches passing.
#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_asks_only_for_what_it_teaches() {
    let taken = Box::pin(play("sw-lcg", "edge ")).await;
    assert_eq!(taken.iter().filter(|key| *key == "pass").count(), 1, "{taken:?}");
    assert!(!taken.iter().any(|key| key.starts_with("next ")), "{taken:?}");
}

/// The other seat begins this lesson, and the learner could oppose again and again. The learner must choose only where
/// that is taught, and where passing ends a phase or keeps units in a combat.
#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_may_begin_with_the_machine() {
    let taken = Box::pin(play("rebellion", "deploy ")).await;
    assert!(taken.iter().any(|key| key == "against princess-leia"), "{taken:?}");
    assert_eq!(taken.iter().filter(|key| *key == "pass").count(), 1, "{taken:?}");
}

/// A claim that finds nothing, a possible replacement and what the Cadet keeps are settled without a question; the
/// learner may decline to discard cards.
#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_of_dice_is_a_match_to_its_end() {
    let taken = Box::pin(play("destiny", "claim")).await;
    assert_eq!(taken.iter().filter(|key| *key == "done").count(), 2, "{taken:?}");
    assert!(taken.iter().any(|key| key == "turn lightsaber to 3MD1"), "{taken:?}");
    assert!(!taken.iter().any(|key| key == "no" || key == "pass"), "{taken:?}");
}

/// Plays a lesson, with a restart where it asks for an option that starts with this word. Returns what the learner did
/// after that.
async fn play(game: &str, middle: &str) -> Vec<String> {
    let mut server = TestServer::open().await;
    let mut ada = server.guest().await;
    let mut seat = begin_of(&mut ada, game).await;
    let table = seat.mirror.table;
    let first = step(&seat).expect("a lesson");
    assert_eq!((first.seat, first.step, first.done), (0, 1, false));
    follow_to(&mut seat, middle).await;
    let middle = step(&seat).expect("a lesson");
    assert!(middle.step > first.step && middle.step < middle.of);
    // The server restarts: the lesson continues where it was.
    server.reopen().await;
    ada.http = client::Http::new(&server.url()).with_cookie(ada.http.cookie().expect("a session"));
    let mut seat = ada.join(table, Role::Seat(0)).await;
    assert_eq!(step(&seat), Some(middle));
    let mut taken = Vec::new();
    while seat.until_asked().await.is_some() {
        let lesson = step(&seat).expect("a lesson");
        let options: Vec<_> = seat.mirror.decision().expect("open").options.iter().map(|o| o.key.clone()).collect();
        assert!(lesson.allowed.iter().all(|key| options.contains(key)), "{lesson:?} of {options:?}");
        seat.take(&lesson.allowed[0]).await;
        taken.push(lesson.allowed[0].clone());
    }
    while seat.mirror.status.as_ref().is_none_or(|status| status.phase != Phase::Over) {
        seat.next().await;
    }
    let status = seat.mirror.status.clone().expect("a status");
    assert_eq!(status.result.expect("a result").winners, [0]);
    let last = status.lesson.expect("a lesson has an end");
    assert!(last.done && last.step == last.of && last.allowed.is_empty());
    taken
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lesson_comes_first() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let mut seat = begin(&mut ada).await;
    let end = seat.act("end turn");
    assert_eq!(seat.command(&end).await, Err(Nack::NotNow));
    let decision = seat.mirror.decision().expect("still pending").id;
    seat.send(&ClientMsg::Hint { table: seat.mirror.table, seat: 0, decision }).await;
    loop {
        if let ServerMsg::Nack { code, .. } = seat.next().await.0 {
            assert_eq!(code, Nack::NotNow);
            break;
        }
    }
    // The learner's choice can be undone, and the step with it. A choice with a random result cannot.
    let before = step(&seat);
    seat.take("play scout").await;
    let undo = |seat: &Seated| ClientMsg::Undo { table: seat.mirror.table, cid: Uuid::now_v7(), seat: 0, to: None };
    let msg = undo(&seat);
    seat.command(&msg).await.expect("nothing was drawn");
    assert_eq!(step(&seat), before);
    follow_to(&mut seat, "play viper").await;
    let msg = undo(&seat);
    assert_eq!(seat.command(&msg).await, Err(Nack::NotNow));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_a_lesson_plays_an_ordinary_match() {
    let mut server = TestServer::open().await;
    let mut ada = server.guest().await;
    let mut seat = begin(&mut ada).await;
    let table = seat.mirror.table;
    let skip = ClientMsg::Skip { table, cid: Uuid::now_v7(), seat: 0 };
    seat.command(&skip).await.expect("a lesson can be left");
    while step(&seat).is_some() {
        seat.next().await;
    }
    let again = ClientMsg::Skip { table, cid: Uuid::now_v7(), seat: 0 };
    assert_eq!(seat.command(&again).await, Err(Nack::NotHere), "the lesson was left before");
    server.reopen().await;
    ada.http = client::Http::new(&server.url()).with_cookie(ada.http.cookie().expect("a session"));
    let mut seat = ada.join(table, Role::Seat(0)).await;
    assert_eq!(step(&seat), None);
    seat.take("end turn").await;
    // The bot plays by itself: it ends its turn without a script.
    seat.until_asked().await.expect("the match is running");
}

#[tokio::test(flavor = "multi_thread")]
async fn not_everything_can_be_learned_here() {
    let server = TestServer::open().await;
    let refused = take(&mut server.guest().await, "chess").await;
    assert!(matches!(refused, Err(ClientError::Refused(e)) if e.code == "not_found"));
}
