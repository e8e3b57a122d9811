//! Computer analysis of finished matches.

use std::time::Duration;

use client::ClientError;
use protocol::{Analysis, ClientMsg, Role, SeatWish, TableId};
use uuid::Uuid;

use crate::harness::{Guest, TestServer, wish};

async fn call(who: &mut Guest, table: TableId, start: bool, lang: &str) -> Result<Analysis, ClientError> {
    let path = format!("/api/tables/{table}/analysis?lang={lang}");
    who.ask(move |http| if start { http.post(&path, &()) } else { http.get(&path) }).await
}

#[track_caller]
fn code(answer: Result<Analysis, ClientError>) -> String {
    match answer {
        Err(ClientError::Refused(e)) => e.code,
        other => panic!("no refusal: {other:?}"),
    }
}

/// A duel given up after this number of choices.
async fn short(server: &TestServer, choices: usize) -> (Guest, TableId) {
    let mut ada = server.guest().await;
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Machine("lively".into())])).await;
    let mut seat = ada.join(table, Role::Seat(0)).await;
    for _ in 0..choices {
        seat.until_asked().await.expect("the match is running");
        seat.naive_pick().await;
    }
    assert_eq!(code(call(&mut ada, table, true, "en").await), "not_over");
    seat.command(&ClientMsg::Concede { table, cid: Uuid::now_v7(), seat: 0 }).await.expect("given up");
    (ada, table)
}

/// Starts the analysis and polls until it is complete.
async fn whole(who: &mut Guest, table: TableId, lang: &str) -> Analysis {
    let mut analysis = call(who, table, true, lang).await.expect("an analysis");
    while analysis.done < analysis.total {
        tokio::time::sleep(Duration::from_millis(50)).await;
        let more = call(who, table, false, lang).await.expect("the same");
        assert_eq!(more.total, analysis.total);
        assert_eq!(more.points[..analysis.points.len()], analysis.points, "earlier points do not change");
        analysis = more;
    }
    assert_eq!(analysis.points.len(), analysis.total as usize);
    analysis
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_judged_and_choices_and_luck_add_up() {
    let mut server = TestServer::open().await;
    let (mut ada, table) = short(&server, 12).await;
    assert_eq!(code(call(&mut ada, table, false, "en").await), "not_found");
    assert_eq!(code(call(&mut ada, Uuid::now_v7(), true, "en").await), "no_table");
    let analysis = whole(&mut ada, table, "en").await;
    assert!(analysis.total > 1, "{} decisions", analysis.total);
    assert!(analysis.points.windows(2).all(|pair| pair[0].n < pair[1].n));
    for pair in analysis.points.windows(2) {
        let (then, now) = (&pair[0], &pair[1]);
        for seat in 0..2 {
            // In a duel one player gains what the other gives away.
            let given = if seat == then.seat as usize { then.loss } else { -then.loss };
            let sum = then.win[seat] - given + now.luck[seat];
            assert!((sum - now.win[seat]).abs() < 0.003, "{then:?} {now:?}");
        }
    }
    for point in &analysis.points {
        assert_eq!(point.best.is_some(), point.best_text.is_some());
        assert!(point.loss >= 0.0 && !point.chosen_text.is_empty());
        // Choices are marked from a loss of 5 percent on; the numbers in the answer are rounded.
        assert!((point.loss - 0.05).abs() < 0.001 || point.mistake.is_some() == (point.loss > 0.05), "{point:?}");
    }
    // Another user finds it complete, in another language; after a restart the result is the same.
    let mut ben = server.guest().await;
    let again = call(&mut ben, table, true, "ja").await.expect("found");
    assert_eq!(again.done, again.total);
    let mut both = again.points.iter().zip(&analysis.points);
    assert!(both.any(|(ja, en)| ja.chosen_text != en.chosen_text), "the texts differ between languages");
    server.reopen().await;
    ada.http = client::Http::new(&server.url()).with_cookie(ada.http.cookie().expect("a session"));
    assert_eq!(whole(&mut ada, table, "en").await, analysis);
}

#[tokio::test(flavor = "multi_thread")]
async fn machines_at_tables_go_first() {
    // One thread for all bots: the analysis leaves it whenever a bot at a table has to move.
    let server = TestServer::open_with(|config| config.thinkers = 1).await;
    let (mut ada, table) = short(&server, 12).await;
    call(&mut ada, table, true, "en").await.expect("an analysis");
    let other = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Machine("rules".into())])).await;
    let mut seat = ada.join(other, Role::Seat(0)).await;
    for _ in 0..20 {
        if seat.until_asked().await.is_none() {
            break;
        }
        seat.naive_pick().await;
    }
    whole(&mut ada, table, "en").await;
}
