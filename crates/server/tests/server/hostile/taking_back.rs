//! Taking back is no way to look at hidden cards for nothing, nor to take something from others behind their backs.

use client::News;
use protocol::{ClientMsg, Nack, Role, SeatWish, ServerMsg, UndoAsk};
use uuid::Uuid;

use super::worlds::{Dice, known, pick, tables};
use crate::harness::{House, Seated, wish};

#[test]
fn a_choice_that_teaches_something_cannot_be_taken_back_for_free() {
    let long = std::env::var_os("ORRERY_LONG").is_some();
    let (seeds, steps) = if long { (0..20, 600) } else { (0..2, 200) };
    let (mut taught, mut free) = (0, 0);
    for (name, mut table) in seeds.flat_map(tables) {
        let mut dice = Dice(name.len() as u64);
        for step in 0..steps {
            let Some((who, words)) = pick(&*table, &mut dice) else { break };
            let mut worlds = [1, 2].map(|n| table.dealt_anew(who, n + 2 * step));
            let before = worlds.each_ref().map(|world| known(&**world, who));
            assert!(before[0] == before[1], "{name}, step {step}: {who:?} knows more than it may");
            let done = worlds.each_mut().map(|world| world.choose(who, &[&words], false).is_ok());
            assert_eq!(done, [true; 2], "{name}, step {step}: {words} tells the worlds apart");
            let after = worlds.each_ref().map(|world| known(&**world, who));
            let is_free = worlds.iter().any(|world| world.can_undo(who) > 0);
            assert!(after[0] == after[1] || !is_free, "{name}, step {step}: {words} is a look for nothing");
            taught += usize::from(after[0] != after[1]);
            free += usize::from(is_free);
            table.choose(who, &[&words], false).expect("an option");
        }
    }
    assert!(taught > 20 && free > 100, "{taught} choices taught something, {free} were free");
}

/// A duel in which the seat that began has ended its turn: who wants that back comes first.
async fn after_a_turn(house: &House) -> [Seated; 2] {
    let (mut ada, mut ben) = (house.guest().await, house.guest().await);
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Open])).await;
    ben.sit(table).await;
    let (north, south) = (ada.join(table, Role::Seat(0)).await, ben.join(table, Role::Seat(1)).await);
    let mut seats = if north.mirror.decision().is_some() { [north, south] } else { [south, north] };
    seats[0].take("end turn").await;
    seats[1].until_asked().await.expect("the next turn");
    seats
}

fn undo(seat: &Seated, cid: Uuid) -> ClientMsg {
    ClientMsg::Undo { table: seat.mirror.table, cid, seat: seat.seat(), to: None }
}

/// The request that is open at a table.
async fn request(seat: &mut Seated) -> UndoAsk {
    loop {
        if let (ServerMsg::Room { room, .. }, _) = seat.next().await
            && let Some(ask) = room.undo
        {
            return ask;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_robbed_while_the_machine_holds_their_seat() {
    let house = House::open().await;
    let [mut thief, mut away] = Box::pin(after_a_turn(&house)).await;
    let (table, seat, cid) = (thief.mirror.table, away.seat(), Uuid::now_v7());
    away.send(&ClientMsg::Hold { table, cid: Uuid::now_v7(), seat, on: true }).await;
    thief.until(|_, mirror| mirror.room.as_ref().is_some_and(|room| room.seats[seat as usize].held)).await;
    let msg = undo(&thief, cid);
    thief.send(&msg).await;
    // The machine plays on, and with its next choice nothing can be taken back any more.
    let mut asked = false;
    let end = thief
        .until(|news, mirror| {
            asked |= mirror.room.as_ref().is_some_and(|room| room.undo.is_some());
            matches!(news, News::Done(..) | News::Refused(..))
        })
        .await;
    assert!(asked, "the player was not asked");
    assert!(matches!(end, News::Refused(Some(done), Nack::NoUndo, _) if done == cid), "{end:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_belongs_to_its_seat() {
    let house = House::open().await;
    let [mut asks, mut other] = Box::pin(after_a_turn(&house)).await;
    let (table, cid) = (asks.mirror.table, Uuid::now_v7());
    let msg = undo(&asks, cid);
    asks.send(&msg).await;
    let UndoAsk { request, seat, .. } = request(&mut other).await;
    assert_eq!(seat, asks.seat());
    // The same name from the other seat is another command. It has chosen nothing it could take back.
    let stolen = undo(&other, cid);
    assert_eq!(other.command(&stolen).await, Err(Nack::NoUndo));
    // Whoever asks does not answer.
    let reply = |of: &Seated| ClientMsg::UndoReply {
        table,
        cid: Uuid::now_v7(),
        seat: of.seat(),
        request,
        ok: true,
        never: false,
    };
    let own = reply(&asks);
    assert_eq!(asks.command(&own).await, Err(Nack::NoRequest));
    let theirs = reply(&other);
    other.send(&theirs).await;
    asks.until(|news, _| matches!(news, News::Done(done, _) if *done == cid)).await;
    // An answer does not count twice, nor for the next request.
    assert_eq!(other.command(&reply(&other)).await, Err(Nack::NoRequest));
}
