//! Two players who play one match after another at a table.

use std::sync::atomic::Ordering;
use std::time::Instant;

use client::{ClientError, Http, Mirror, News, Socket, naive_pick};
use protocol::{ClientMsg, Lang, Nack, OpenTable, Opened, Role, SeatWish, TableId};
use uuid::Uuid;

use super::Shared;

/// Plays until the time is up. Returns the duration of each command in microseconds.
pub(super) async fn pair(url: &str, shared: &Shared) -> Vec<u32> {
    let mut waits = Vec::new();
    match Box::pin(play(url, shared, &mut waits)).await {
        Ok(()) => {}
        Err(_) if shared.stop.load(Ordering::Relaxed) => {}
        Err(_) => drop(shared.faults.fetch_add(1, Ordering::Relaxed)),
    }
    waits
}

async fn play(url: &str, shared: &Shared, waits: &mut Vec<u32>) -> Result<(), ClientError> {
    let (mut ada, mut ben) = (guest(url).await?, guest(url).await?);
    let mut sockets = [Socket::open(&ada, Lang::En).await?, Socket::open(&ben, Lang::Ja).await?];
    while !shared.stop.load(Ordering::Relaxed) {
        let table;
        (ada, ben, table) = tokio::task::spawn_blocking(move || open(ada, ben)).await.expect("no panic")?;
        game(&mut sockets, table, shared, waits).await?;
        shared.games.fetch_add(1, Ordering::Relaxed);
    }
    Ok(())
}

async fn guest(url: &str) -> Result<Http, ClientError> {
    let mut http = Http::new(url);
    tokio::task::spawn_blocking(move || http.become_guest().map(|_| http)).await.expect("no panic")
}

fn open(mut ada: Http, mut ben: Http) -> Result<(Http, Http, TableId), ClientError> {
    let seats = vec![SeatWish::Me, SeatWish::Open];
    let wish = OpenTable { game: "star-realms".to_owned(), seats, ..OpenTable::default() };
    let table = ada.post::<Opened>("/api/tables", &wish)?.id;
    ben.send("POST", &format!("/api/tables/{table}/sit"), &protocol::Sit::default())?;
    Ok((ada, ben, table))
}

/// Plays one match. The seat with a pending decision answers immediately; both seats read every message.
async fn game(
    sockets: &mut [Socket; 2],
    table: TableId,
    shared: &Shared,
    waits: &mut Vec<u32>,
) -> Result<(), ClientError> {
    let mut mirrors = [Mirror::new(table), Mirror::new(table)];
    for (seat, socket) in sockets.iter_mut().enumerate() {
        socket.send(&ClientMsg::Join { table, role: Role::Seat(seat as u8), have: None, said: None }).await?;
    }
    let mut sent: Option<(Uuid, Instant)> = None;
    // An acknowledgment arrives before the updates it refers to. Until they arrive, the decision is the old one.
    let mut ahead: Option<(usize, u32)> = None;
    let [north, south] = sockets;
    while mirrors.iter().any(|mirror| !mirror.is_over()) && !shared.stop.load(Ordering::Relaxed) {
        let (seat, msg) = tokio::select! {
            msg = north.next() => (0, msg?),
            msg = south.next() => (1, msg?),
        };
        match mirrors[seat].receive(&msg) {
            News::Done(cid, n) if sent.is_some_and(|(waiting, _)| waiting == cid) => {
                let (_, at) = sent.take().expect("just seen");
                ahead = Some((seat, n));
                if shared.count.load(Ordering::Relaxed) {
                    waits.push(u32::try_from(at.elapsed().as_micros()).unwrap_or(u32::MAX));
                }
            }
            News::Refused(_, Nack::Over, _) => sent = None,
            News::Refused(_, code, reason) => return Err(ClientError::Strange(format!("{code:?}: {reason:?}"))),
            News::Lost(reason) => return Err(ClientError::Strange(reason)),
            _ => {}
        }
        ahead = ahead.filter(|&(seat, n)| mirrors[seat].n < Some(n));
        if sent.is_some() || ahead.is_some() {
            continue;
        }
        for (seat, socket) in [&mut *north, &mut *south].into_iter().enumerate() {
            let Some(decision) = mirrors[seat].decision().filter(|_| !mirrors[seat].is_over()) else { continue };
            let cid = Uuid::now_v7();
            let choice = vec![naive_pick(decision).to_owned()];
            socket.send(&ClientMsg::Act { table, cid, seat: seat as u8, decision: decision.id, choice }).await?;
            sent = Some((cid, Instant::now()));
            break;
        }
    }
    for socket in [north, south] {
        socket.send(&ClientMsg::Leave { table }).await?;
    }
    Ok(())
}
