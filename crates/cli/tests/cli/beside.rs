//! Commands on a database that a running server has open.

use std::time::{Duration, Instant};

use client::News;
use protocol::{ClientMsg, Nack, Phase, Role};
use uuid::Uuid;

use crate::operations::{Seat, Server, duel, orrery};
use crate::support::Folder;

/// Two servers would overwrite each other's data. The second one names the process that has the database and exits.
#[test]
fn a_second_server_on_a_database_ends_with_a_clear_message() {
    let folder = Folder::new();
    let data = folder.file("data");
    let first = Server::on(&data);
    let refused = orrery(&["serve", "--listen", "127.0.0.1:0", "--data", &data]).expect(4);
    assert!(!refused.out.contains("Orrery is running"), "{refused:?}");
    let said = refused.err.replace('\n', " ");
    assert!(said.contains("another server has this database open") && said.contains("stop that one first"), "{said}");
    assert!(said.contains(&first.process.id().to_string()), "the process id is missing: {said}");
    first.guest();
    // A new server on the same computer can start immediately, even after a kill.
    first.kill();
    Server::on(&data).guest();
}

/// A match is closed in the database during play. The next choice is refused, and then all clients see that.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_a_match_that_was_closed_beside_the_server_sees_it_with_the_next_choice() {
    let folder = Folder::new();
    let data = folder.file("data");
    let server = Server::on(&data);
    let mut ada = server.guest();
    let table = duel(&mut ada);
    let mut seat = Seat::join(&ada, table, Role::Seat(0)).await;
    let mut watcher = Seat::join(&ada, table, Role::Seat(0)).await;
    seat.play(2).await;
    orrery(&["admin", "close", &table.to_string(), "--data", &data]).expect(0);

    let asked = seat.mirror.decision().expect("a decision").clone();
    let choice = vec![asked.options.last().expect("options").key.clone()];
    let act = |cid| ClientMsg::Act { table, cid, seat: 0, decision: asked.id, choice: choice.clone() };
    let cid = Uuid::now_v7();
    let started = Instant::now();
    seat.socket.send(&act(cid)).await.expect("a connected server");
    loop {
        match seat.next().await {
            News::Refused(refused, code, _) if refused == Some(cid) => break assert_eq!(code, Nack::Unavailable),
            News::Done(..) => panic!("a closed match continues"),
            _ => {}
        }
    }
    for seat in [&mut seat, &mut watcher] {
        while seat.mirror.status.as_ref().is_none_or(|status| status.phase != Phase::Closed) {
            seat.next().await;
        }
    }
    assert!(started.elapsed() < Duration::from_secs(20), "seen after {:?}", started.elapsed());
    // The client sends the choice again and gets a final answer.
    seat.socket.send(&act(cid)).await.expect("a connected server");
    loop {
        match seat.next().await {
            News::Refused(refused, code, _) if refused == Some(cid) => break assert_eq!(code, Nack::Over),
            News::Done(..) => panic!("a closed match continues"),
            _ => {}
        }
    }
}
