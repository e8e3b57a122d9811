//! Replays, moments, branches and proofs.

use client::ClientError;
use protocol::{
    Branch, ClientMsg, Event, Moment, OpenTable, Opened, Phase, Proof, Replay, ReplayStep, Role, Rolls, SeatWish,
    ServerMsg, TableId, TableOptions, TableView,
};
use uuid::Uuid;

use crate::harness::{Guest, Seated, TestServer, wish, wish_of, wish_with};

fn machine() -> SeatWish {
    SeatWish::Machine("lively".to_owned())
}

/// The code of a refusal.
#[track_caller]
fn code<T>(answer: Result<T, ClientError>) -> String {
    match answer {
        Err(ClientError::Refused(e)) => e.code,
        Err(e) => panic!("no refusal: {e}"),
        Ok(_) => panic!("not refused"),
    }
}

async fn get<T: serde::de::DeserializeOwned + Send + 'static>(who: &mut Guest, path: String) -> Result<T, ClientError> {
    who.ask(move |http| http.get::<T>(&path)).await
}

async fn at(who: &mut Guest, table: TableId, n: u32, eyes: &str) -> Result<Moment, ClientError> {
    get(who, format!("/api/tables/{table}/at/{n}?{eyes}")).await
}

/// All parts of a replay in a row, and the view after each line.
async fn whole(who: &mut Guest, table: TableId, eyes: &str) -> (Replay, Vec<TableView>) {
    let path = |from: u32| format!("/api/tables/{table}/replay?from={from}&{eyes}");
    let mut all: Replay = get(who, path(0)).await.expect("a replay");
    let mut view = all.start.view.clone();
    let mut views = Vec::new();
    let mut follow = |steps: &[ReplayStep]| {
        assert!(steps.len() <= 128);
        for step in steps {
            assert_eq!(step.n as usize, views.len());
            assert_eq!(step.entry.n, step.n);
            assert_eq!(step.patch.is_none(), step.n == 0);
            if let Some(patch) = &step.patch {
                patch.apply(&mut view);
            }
            views.push(view.clone());
        }
        view.clone()
    };
    let mut reached = follow(&all.steps);
    while let Some(next) = all.next {
        let more: Replay = get(who, path(next)).await.expect("more of it");
        assert_eq!(more.start.n, next);
        assert!(more.start.view == reached, "a stretch begins where the last one ended");
        reached = follow(&more.steps);
        all.steps.extend(more.steps);
        all.next = more.next;
    }
    assert_eq!(views.len(), all.last as usize + 1);
    (all, views)
}

/// Plays to the end, and keeps every view that the socket has received.
async fn play_out(seat: &mut Seated) -> Vec<(u32, TableView)> {
    let mut shown = vec![(seat.mirror.n.expect("a running match"), seat.mirror.view.clone())];
    loop {
        while seat.mirror.decision().is_none() && !seat.mirror.is_over() {
            let (msg, _) = seat.next().await;
            if matches!(msg, ServerMsg::Update(update) if update.patch.is_some()) {
                shown.push((seat.mirror.n.expect("a update number"), seat.mirror.view.clone()));
            }
        }
        if seat.mirror.is_over() {
            return shown;
        }
        seat.naive_pick().await;
        shown.push((seat.mirror.n.expect("a update number"), seat.mirror.view.clone()));
    }
}

/// A finished duel of a person against a bot, with the views that its seat received.
async fn finished(server: &TestServer) -> (Guest, TableId, Vec<(u32, TableView)>) {
    let mut ada = server.guest().await;
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, machine()])).await;
    let mut seat = ada.join(table, Role::Seat(0)).await;
    let shown = play_out(&mut seat).await;
    (ada, table, shown)
}

/// The number of readable cards in a hand.
fn read(view: &TableView, hand: &str) -> usize {
    let zone = view.zones.iter().find(|zone| zone.id == hand).expect("a hand");
    zone.cards.iter().filter(|card| card.card.is_some()).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_shows_what_was_shown_then() {
    let server = TestServer::open().await;
    let (mut ada, table, shown) = finished(&server).await;
    let (replay, views) = whole(&mut ada, table, "seat=0").await;
    assert_eq!(replay.info.phase, Phase::Over);
    assert!(shown.len() > 20);
    for (n, view) in &shown {
        assert!(views[*n as usize] == *view, "step {n}");
    }
    let first = &replay.steps[0];
    assert_eq!((first.entry.what, first.turn, first.waiting.len()), (Event::Start, true, 1));
    assert_eq!(replay.steps.last().map(|f| (f.entry.what, f.waiting.len())), Some((Event::Reveal, 0)));
    let turns = replay.steps.iter().filter(|step| step.turn).count();
    assert!(turns > 4 && turns < replay.steps.len() / 2, "{turns} turns in {} lines", replay.steps.len());

    // Other viewers: the public, the opponent, everything.
    let (_, watched) = whole(&mut ada, table, "").await;
    assert_eq!((read(&watched[0], "hand/0"), read(&watched[0], "hand/1")), (0, 0));
    let (_, theirs) = whole(&mut ada, table, "seat=1").await;
    assert_eq!(read(&theirs[0], "hand/0"), 0);
    assert!(read(&theirs[0], "hand/1") > 0);
    // Another user may look at it too, in another language.
    let mut ben = server.guest().await;
    let (all, everything) = whole(&mut ben, table, "all=true&lang=uk").await;
    assert!(read(&everything[0], "hand/0") > 0 && read(&everything[0], "hand/1") > 0);
    assert_ne!(all.steps[0].entry.text, replay.steps[0].entry.text);

    let (last, path) = (replay.last, format!("/api/tables/{table}/replay"));
    let end: Replay = get(&mut ada, format!("{path}?from={last}")).await.expect("the end");
    assert_eq!((end.steps.len(), end.next), (0, None));
    assert_eq!(code(get::<Replay>(&mut ada, format!("{path}?from={}", last + 1)).await), "not_found");
    assert_eq!(code(get::<Replay>(&mut ada, format!("{path}?seat=2")).await), "not_found");
    let nowhere = format!("/api/tables/{}/replay", Uuid::now_v7());
    assert_eq!(code(get::<Replay>(&mut ada, nowhere).await), "no_table");
}

#[tokio::test(flavor = "multi_thread")]
async fn while_a_match_runs_everybody_looks_back_through_their_own_eyes() {
    let server = TestServer::open().await;
    let (mut ada, mut ben, mut cleo) = (server.guest().await, server.guest().await, server.guest().await);
    let table = ada.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Open])).await;
    ben.sit(table).await;
    let (mut north, mut south) = (ada.join(table, Role::Seat(0)).await, ben.join(table, Role::Seat(1)).await);
    let ada_begins = north.mirror.decision().is_some();
    let (asked, mover) = if ada_begins { (&mut north, &mut ada) } else { (&mut south, &mut ben) };
    let seat = asked.seat();
    let mut shown = vec![asked.mirror.view.clone()];
    for _ in 0..2 {
        asked.naive_pick().await;
        shown.push(asked.mirror.view.clone());
    }
    let own = format!("seat={seat}");
    for (n, view) in shown.iter().enumerate() {
        let moment = at(mover, table, n as u32, &own).await.expect("a moment of the seat");
        assert_eq!(moment.n as usize, n);
        assert!(moment.view == *view, "line {n}");
    }
    assert_eq!(code(at(mover, table, 3, &own).await), "not_found");

    // A line that was undone cannot be viewed any more, but the line of the undo can.
    let undo = ClientMsg::Undo { table, cid: Uuid::now_v7(), seat, to: None };
    asked.command(&undo).await.expect("undone");
    assert_eq!(code(at(mover, table, 2, &own).await), "not_found");
    assert!(at(mover, table, 3, &own).await.expect("a line").view == shown[1]);

    // The views of other seats are refused; the public view is not.
    let other = if ada_begins { &mut ben } else { &mut ada };
    assert_eq!(code(at(other, table, 0, &own).await), "not_yours");
    assert_eq!(code(at(other, table, 0, "all=true").await), "not_yours");
    assert_eq!(code(at(&mut cleo, table, 0, &own).await), "not_yours");
    let watched = at(&mut cleo, table, 0, "").await.expect("everyone may watch").view;
    assert_eq!((read(&watched, "hand/0"), read(&watched, "hand/1")), (0, 0));
    for path in ["replay", "proof"] {
        assert_eq!(code(get::<Replay>(&mut cleo, format!("/api/tables/{table}/{path}")).await), "not_over");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn watchers_coaches_and_referees_look_back_as_they_look_on() {
    let server = TestServer::open().await;
    let (mut ada, mut ben, mut cleo) = (server.guest().await, server.guest().await, server.guest().await);
    let closed = TableOptions { watch: false, ..TableOptions::default() };
    let table = ada.open_table(wish_with("duel", vec![SeatWish::Me, machine()], closed)).await;
    assert_eq!(code(at(&mut ben, table, 0, "").await), "not_yours");
    assert!(at(&mut ada, table, 0, "").await.is_ok());
    let mut seat = ada.join(table, Role::Seat(0)).await;
    let user = ben.id;
    let grant = |on| ClientMsg::Coach { table, cid: Uuid::now_v7(), seat: 0, user, on };
    seat.command(&grant(true)).await.expect("allowed");
    assert!(read(&at(&mut ben, table, 0, "seat=0").await.expect("a coach").view, "hand/0") > 0);
    assert_eq!(code(at(&mut ben, table, 0, "seat=1").await), "not_yours");
    seat.command(&grant(false)).await.expect("revoked");
    assert_eq!(code(at(&mut ben, table, 0, "seat=0").await), "not_yours");

    let judged = TableOptions { referee: true, ..TableOptions::default() };
    let table = ada.open_table(wish_with("duel", vec![SeatWish::Open, machine()], judged)).await;
    assert_eq!(code(at(&mut ada, table, 0, "").await), "not_found", "the match has not started");
    ben.sit(table).await;
    let all = at(&mut ada, table, 0, "").await.expect("a referee").view;
    assert!(read(&all, "hand/0") > 0 && read(&all, "hand/1") > 0);
    assert_eq!(code(at(&mut cleo, table, 0, "all=true").await), "not_yours");
    // Several players on one device may use each other's views, because they sit together.
    let table = cleo.open_table(wish("duel", vec![SeatWish::Me, SeatWish::Here("Dan".to_owned())])).await;
    for seat in 0..2 {
        let view = at(&mut cleo, table, 0, &format!("seat={seat}")).await.expect("a seat of hers").view;
        assert!(read(&view, &format!("hand/{seat}")) > 0);
        assert_eq!(read(&view, &format!("hand/{}", 1 - seat)), 0);
    }
}

async fn branch(who: &mut Guest, table: TableId, wish: Branch) -> Result<Opened, ClientError> {
    who.ask(move |http| http.post::<Opened>(&format!("/api/tables/{table}/branch"), &wish)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_branch_goes_on_from_a_line_and_is_proved_like_any_match() {
    let mut server = TestServer::open().await;
    let (mut ada, table, _) = finished(&server).await;
    let (replay, views) = whole(&mut ada, table, "seat=1").await;
    let n = replay.last / 2;
    let wish = |n, seat, machine: Option<&str>| Branch { n, seat, machine: machine.map(str::to_owned) };
    assert_eq!(code(branch(&mut ada, table, wish(replay.last + 1, 0, None)).await), "not_found");
    assert_eq!(code(branch(&mut ada, table, wish(replay.last, 0, None)).await), "bad_request");
    assert_eq!(code(branch(&mut ada, table, wish(n, 2, None)).await), "not_found");
    assert_eq!(code(branch(&mut ada, table, wish(n, 0, Some("deep thought"))).await), "bad_request");

    // Any user may branch, in any seat, and the branch continues after a restart.
    let mut ben = server.guest().await;
    let new = branch(&mut ben, table, wish(n, 1, Some("rules"))).await.expect("a branch");
    assert_eq!(new.path, format!("/t/{}", new.id));
    assert_eq!(code(branch(&mut ben, new.id, wish(0, 1, None)).await), "not_over");
    let moment = at(&mut ben, new.id, n, "seat=1").await.expect("a shared line").view;
    assert!(moment.zones == views[n as usize].zones, "the table is the same");
    server.reopen().await;
    ben.http = client::Http::new(&server.url()).with_cookie(ben.http.cookie().expect("a session"));
    let mut seat = ben.join(new.id, Role::Seat(1)).await;
    let info = seat.mirror.info.clone().expect("a table");
    assert!(!info.options.rated && !info.options.public);
    assert!(seat.mirror.n > Some(n));
    seat.play_out().await;

    let (_, branched) = whole(&mut ben, new.id, "seat=1").await;
    for n in 0..=n as usize {
        assert!(branched[n].zones == views[n].zones, "line {n} is shared");
    }
    let file = ben.ask(move |http| http.get_text(&format!("/api/tables/{}/file", new.id))).await.expect("a file");
    let save = games::Save::read(file.as_bytes()).expect("a save");
    assert_eq!(save.header.extra["branched_from"], serde_json::json!({ "table": table, "n": n }));
    assert_eq!(save.header.extra["players"][0]["bot"], "rules");
    let report = games::verify(&save).expect("a valid match");
    assert!(report.is_complete(), "{report:?}");
    assert_eq!(report.seals.len(), 2);
    let proof: Proof = get(&mut ben, format!("/api/tables/{}/proof", new.id)).await.expect("a proof");
    assert!(proof.ok && proof.draws as usize == report.draws, "{proof:?}");
    assert_eq!(proof.commitment, report.seals[1].commitment);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_luck_of_a_finished_match_is_proved() {
    let server = TestServer::open().await;
    let (mut ada, table, _) = finished(&server).await;
    let proof: Proof = get(&mut ada, format!("/api/tables/{table}/proof")).await.expect("a proof");
    assert!(proof.ok, "{proof:?}");
    assert_eq!((proof.seed.len(), proof.salt.len(), proof.problem), (64, 64, None));
    assert_eq!(proof.lines as usize, server.log(table).await.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn branches_count_like_tables() {
    let server = TestServer::open_with(|config| config.limits.guest_tables_per_hour = 2).await;
    let (mut ada, table, _) = finished(&server).await;
    let wish = || Branch { n: 0, seat: 0, machine: None };
    branch(&mut ada, table, wish()).await.expect("the second table of the hour");
    assert_eq!(code(branch(&mut ada, table, wish()).await), "too_many_tables");
    let made = ada
        .ask(|http| {
            http.post::<Opened>("/api/tables", &OpenTable { game: "star-realms".to_owned(), ..OpenTable::default() })
        })
        .await;
    assert_eq!(code(made), "too_many_tables");
}

/// Every roll in the log is counted, and only users who may see the match get the counts.
#[tokio::test(flavor = "multi_thread")]
async fn the_dice_of_a_match_are_counted() {
    let server = TestServer::open().await;
    let (mut ada, mut eve) = (server.guest().await, server.guest().await);
    let table = ada.open_table(wish_of("destiny", vec![SeatWish::Me, machine()])).await;
    let mut seat = ada.join(table, Role::Seat(0)).await;
    let path = format!("/api/tables/{table}/rolls?seat=0");
    let none: Vec<Rolls> = get(&mut ada, path.clone()).await.expect("the rolls so far");
    assert!(none.iter().all(|rolls| rolls.sides.len() == 6));
    play_out(&mut seat).await;

    let rolls: Vec<Rolls> = get(&mut ada, path).await.expect("all rolls");
    let (replay, _) = whole(&mut ada, table, "seat=0").await;
    let lines = replay.steps.iter().filter(|step| !step.entry.void).flat_map(|step| &step.entry.text);
    let told =
        lines.map(|line| protocol::plain(line)).filter(|line| line.contains(" rolls ") || line.contains(" rerolls"));
    // The roll for the battlefield is a single roll of all dice and shows no sides.
    let told = told.filter(|line| !line.contains("for the battlefield")).count();
    assert!(told > 10, "only {told} rolls");
    assert_eq!(rolls.iter().flat_map(|rolls| &rolls.sides).sum::<u32>() as usize, told);
    for seat in 0..2 {
        assert!(rolls.iter().any(|rolls| rolls.seat == seat), "nothing of seat {seat}");
    }
    let refused: Result<Vec<Rolls>, _> = get(&mut eve, format!("/api/tables/{table}/rolls?seat=7")).await;
    assert_eq!(code(refused), "not_found");
    let own = ada.open_table(wish_of("destiny", vec![SeatWish::Me, machine()])).await;
    let strange: Result<Vec<Rolls>, _> = get(&mut eve, format!("/api/tables/{own}/rolls?seat=0")).await;
    assert_eq!(code(strange), "not_yours");
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nobody_may_watch_only_those_who_played_look_back() {
    let server = TestServer::open().await;
    let (mut ada, mut ben, mut eve) = (server.guest().await, server.guest().await, server.guest().await);
    let tables = [true, false].map(|watch| TableOptions { watch, ..TableOptions::default() });
    for options in tables {
        let watch = options.watch;
        let table = ada.open_table(wish_with("duel", vec![SeatWish::Me, SeatWish::Open], options)).await;
        ben.sit(table).await;
        let mut south = ben.join(table, Role::Seat(1)).await;
        south.command(&ClientMsg::Concede { table, cid: Uuid::now_v7(), seat: 1 }).await.expect("given up");
        let paths = ["replay", "replay?seat=0", "replay?all=true", "at/0", "at/0?seat=1", "rolls", "file", "proof"];
        for path in paths {
            let path = format!("/api/tables/{table}/{path}");
            for (who, plays) in [(&mut ada, true), (&mut ben, true), (&mut eve, false)] {
                let path = path.clone();
                let shown = who.ask(move |http| http.get_text(&path)).await;
                match shown {
                    Ok(_) => assert!(watch || plays, "{table} was shown to a stranger"),
                    refused => assert!(!watch && !plays && code(refused) == "not_yours"),
                }
            }
        }
        let posts = [("branch", serde_json::json!({ "n": 0, "seat": 1 })), ("analysis", serde_json::json!({}))];
        for (what, body) in posts {
            let path = format!("/api/tables/{table}/{what}");
            let done = eve.ask(move |http| http.send("POST", &path, &body)).await;
            assert_eq!(done.is_ok(), watch, "{what}: {done:?}");
        }
        // After a permitted user has started the analysis, the others still cannot read it.
        let path = format!("/api/tables/{table}/analysis");
        let (asked, polled) = (path.clone(), path.clone());
        ada.ask(move |http| http.send("POST", &asked, &serde_json::json!({}))).await.expect("started");
        assert_eq!(eve.ask(move |http| http.get_text(&polled)).await.is_ok(), watch);
    }
}
