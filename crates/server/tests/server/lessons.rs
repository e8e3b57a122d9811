//! A lesson is taken from its first step to its last, left on the way, and survives a restart.

use client::ClientError;
use protocol::{ClientMsg, Lesson, Nack, OpenLesson, Opened, Phase, Role, ServerMsg};
use uuid::Uuid;

use crate::harness::{Guest, House, Seated};

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
    seat.mirror.room.as_ref().and_then(|room| room.lesson.clone())
}

/// Does what the step asks for, until it asks for something that begins so.
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

/// Windows open all the time in this game. The lesson passes in them by itself, for both sides; only where it teaches
/// passing is the learner asked.
#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_asks_only_for_what_it_teaches() {
    let taken = Box::pin(play("sw-lcg", "edge ")).await;
    assert_eq!(taken.iter().filter(|key| *key == "pass").count(), 1, "{taken:?}");
    assert!(!taken.iter().any(|key| key.starts_with("next ")), "{taken:?}");
}

/// Somebody else begins this lesson, and the learner is asked by the way whether to oppose: only where that is taught, and
/// where passing ends a phase or keeps units in a combat, is it a pick of the learner's.
#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_may_begin_with_the_machine() {
    let taken = Box::pin(play("rebellion", "deploy ")).await;
    assert!(taken.iter().any(|key| key == "against princess-leia"), "{taken:?}");
    assert_eq!(taken.iter().filter(|key| *key == "pass").count(), 1, "{taken:?}");
}

/// What a claim finds nothing for, what could be replaced and what the Cadet keeps is settled without a question; discarding
/// cards is the learner's to decline.
#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_of_dice_is_a_match_to_its_end() {
    let taken = Box::pin(play("destiny", "claim")).await;
    assert_eq!(taken.iter().filter(|key| *key == "done").count(), 2, "{taken:?}");
    assert!(taken.iter().any(|key| key == "turn lightsaber to 3MD1"), "{taken:?}");
    assert!(!taken.iter().any(|key| key == "no" || key == "pass"), "{taken:?}");
}

/// Takes a lesson, with a restart where it asks for something that begins so. Returns what the learner did after that.
async fn play(game: &str, middle: &str) -> Vec<String> {
    let mut house = House::open().await;
    let mut ada = house.guest().await;
    let mut seat = begin_of(&mut ada, game).await;
    let table = seat.mirror.table;
    let first = step(&seat).expect("a lesson");
    assert_eq!((first.seat, first.step, first.done), (0, 1, false));
    follow_to(&mut seat, middle).await;
    let middle = step(&seat).expect("a lesson");
    assert!(middle.step > first.step && middle.step < middle.of);
    // The house burns down and is built again: the lesson goes on where it was.
    house.reopen().await;
    ada.http = client::Http::new(&house.url()).with_cookie(ada.http.cookie().expect("a session"));
    let mut seat = ada.join(table, Role::Seat(0)).await;
    assert_eq!(step(&seat), Some(middle));
    let mut taken = Vec::new();
    while seat.until_asked().await.is_some() {
        let lesson = step(&seat).expect("a lesson");
        let options: Vec<_> = seat.mirror.decision().expect("asked").options.iter().map(|o| o.key.clone()).collect();
        assert!(lesson.allowed.iter().all(|key| options.contains(key)), "{lesson:?} of {options:?}");
        seat.take(&lesson.allowed[0]).await;
        taken.push(lesson.allowed[0].clone());
    }
    while seat.mirror.room.as_ref().is_none_or(|room| room.phase != Phase::Over) {
        seat.next().await;
    }
    let room = seat.mirror.room.clone().expect("a room");
    assert_eq!(room.result.expect("a result").winners, [0]);
    let last = room.lesson.expect("a lesson has an end");
    assert!(last.done && last.step == last.of && last.allowed.is_empty());
    taken
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lesson_comes_first() {
    let house = House::open().await;
    let mut ada = house.guest().await;
    let mut seat = begin(&mut ada).await;
    let end = seat.act("end turn");
    assert_eq!(seat.command(&end).await, Err(Nack::NotNow));
    let decision = seat.mirror.decision().expect("still asked").id;
    seat.send(&ClientMsg::Hint { table: seat.mirror.table, seat: 0, decision }).await;
    loop {
        if let ServerMsg::Nack { code, .. } = seat.next().await.0 {
            assert_eq!(code, Nack::NotNow);
            break;
        }
    }
    // A choice of one's own can be taken back, and the step with it. What the luck has answered cannot.
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
    let mut house = House::open().await;
    let mut ada = house.guest().await;
    let mut seat = begin(&mut ada).await;
    let table = seat.mirror.table;
    let skip = ClientMsg::Skip { table, cid: Uuid::now_v7(), seat: 0 };
    seat.command(&skip).await.expect("one may leave");
    while step(&seat).is_some() {
        seat.next().await;
    }
    let again = ClientMsg::Skip { table, cid: Uuid::now_v7(), seat: 0 };
    assert_eq!(seat.command(&again).await, Err(Nack::NotHere), "there is nothing left to leave");
    house.reopen().await;
    ada.http = client::Http::new(&house.url()).with_cookie(ada.http.cookie().expect("a session"));
    let mut seat = ada.join(table, Role::Seat(0)).await;
    assert_eq!(step(&seat), None);
    seat.take("end turn").await;
    // The machine plays by itself: it comes to an end of its turn without a script.
    seat.until_asked().await.expect("the match goes on");
}

#[tokio::test(flavor = "multi_thread")]
async fn not_everything_can_be_learned_here() {
    let house = House::open().await;
    let refused = take(&mut house.guest().await, "chess").await;
    assert!(matches!(refused, Err(ClientError::Refused(e)) if e.code == "not_found"));
}
