//! Undo reveals no hidden cards for free, and takes nothing from other players without their consent.

use client::News;
use protocol::{ClientMsg, Nack, Role, SeatWish, ServerMsg, UndoAsk};
use uuid::Uuid;

use super::worlds::{Dice, known, pick, tables};
use crate::harness::{Seated, TestServer, wish};

#[test]
fn a_choice_that_teaches_something_cannot_be_taken_back_for_free() {
    let long = std::env::var_os("ORRERY_LONG").is_some();
    let (seeds, steps) = if long { (0..20, 600) } else { (0..2, 200) };
    let (mut taught, mut free) = (0, 0);
    for (name, mut table) in seeds.flat_map(tables) {
        let mut dice = Dice(name.len() as u64);
        for step in 0..steps {
            let Some((who, words)) = pick(&*table, &mut dice) else { break };
            let mut worlds = [1, 2].map(|n| table.redealt(who, n + 2 * step));
            let before = worlds.each_ref().map(|world| known(&**world, who));
            assert!(before[0] == before[1], "{name}, step {step}: {who:?} knows more than it may");
            let done = worlds.each_mut().map(|world| world.choose(who, &[&words], false).is_ok());
            assert_eq!(done, [true; 2], "{name}, step {step}: {words} tells the worlds apart");
            let after = worlds.each_ref().map(|world| known(&**world, who));
            let is_free = worlds.iter().any(|world| world.can_undo(who) > 0);
            assert!(after[0] == after[1] || !is_free, "{name}, step {step}: {words} reveals something for free");
            taught += usize::from(after[0] != after[1]);
            free += usize::from(is_free);
            table.choose(who, &[&words], false).expect("an option");
        }
    }
    assert!(taught > 20 && free > 100, "{taught} choices taught something, {free} were free");
}

/// A duel in which the first player has ended a turn. That player, who wants to undo, comes first.
async fn after_a_turn(server: &TestServer) -> [Seated; 2] {
    let (mut ada, mut ben) = (server.guest().await, server.guest().await);
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

/// The pending undo request of a table.
async fn request(seat: &mut Seated) -> UndoAsk {
    loop {
        if let (ServerMsg::Status { status, .. }, _) = seat.next().await
            && let Some(ask) = status.undo
        {
            return ask;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_robbed_while_the_machine_holds_their_seat() {
    let server = TestServer::open().await;
    let [mut thief, mut away] = Box::pin(after_a_turn(&server)).await;
    let (table, seat, cid) = (thief.mirror.table, away.seat(), Uuid::now_v7());
    away.send(&ClientMsg::Hold { table, cid: Uuid::now_v7(), seat, on: true }).await;
    thief.until(|_, mirror| mirror.status.as_ref().is_some_and(|status| status.seats[seat as usize].held)).await;
    let msg = undo(&thief, cid);
    thief.send(&msg).await;
    // The bot plays on, and after its next choice the undo is not possible any more.
    let mut asked = false;
    let end = thief
        .until(|news, mirror| {
            asked |= mirror.status.as_ref().is_some_and(|status| status.undo.is_some());
            matches!(news, News::Done(..) | News::Refused(..))
        })
        .await;
    assert!(asked, "the player was not asked");
    assert!(matches!(end, News::Refused(Some(done), Nack::NoUndo, _) if done == cid), "{end:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_belongs_to_its_seat() {
    let server = TestServer::open().await;
    let [mut asks, mut other] = Box::pin(after_a_turn(&server)).await;
    let (table, cid) = (asks.mirror.table, Uuid::now_v7());
    let msg = undo(&asks, cid);
    asks.send(&msg).await;
    let UndoAsk { request, seat, .. } = request(&mut other).await;
    assert_eq!(seat, asks.seat());
    // The same command id from the other seat is another command. That seat has chosen nothing it could undo.
    let stolen = undo(&other, cid);
    assert_eq!(other.command(&stolen).await, Err(Nack::NoUndo));
    // The player who asks cannot consent.
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
    // A reply does not count twice, nor for the next request.
    assert_eq!(other.command(&reply(&other)).await, Err(Nack::NoRequest));
}
