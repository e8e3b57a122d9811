//! Decks: the deck builder, saved decks, and decks brought to a table.

use client::{ClientError, Http};
use protocol::{
    ClientMsg, DeckCatalog, DeckCheck, DeckEntry, DeckHand, DeckLineKind, DeckList, DeckPaste, DeckReading, DeckText,
    DeckTry, DeckWish, DeckWrite, KeptDeck, OpenTable, Opened, Phase, Role, SeatWish, Sit, TableId, TableInfo,
};
use serde_json::Value;
use uuid::Uuid;

use crate::harness::{Guest, TestServer};

const GAME: &str = "sw-lcg";

/// Ten sets of the light side that no starter deck combines.
fn secret_list() -> DeckList {
    let sets = ["1", "2", "3", "5", "6", "7", "8", "15", "16", "17"];
    let main = sets.map(|code| DeckEntry { code: code.to_owned(), qty: 1, dice: 0, under: 0 }).into();
    let (name, identity) = ("Rosebud".to_owned(), "smugglers-and-spies".to_owned());
    DeckList { game: GAME.to_owned(), name, notes: "nobody knows".to_owned(), identity, main }
}

fn wish(seats: Vec<SeatWish>, decks: Vec<Option<DeckWish>>) -> OpenTable {
    OpenTable { game: GAME.to_owned(), seats, decks, ..OpenTable::default() }
}

fn starter(slug: &str) -> DeckWish {
    DeckWish::Starter(slug.to_owned())
}

async fn sit(guest: &mut Guest, table: TableId, deck: Option<DeckWish>) -> Result<TableInfo, ClientError> {
    let path = format!("/api/tables/{table}/sit");
    guest.ask(move |http| http.post::<TableInfo>(&path, &Sit { seat: None, deck })).await
}

/// Code and message of a refusal.
fn refused<T: std::fmt::Debug>(answer: Result<T, ClientError>) -> (String, String) {
    match answer.expect_err("refused") {
        ClientError::Refused(e) => (e.code, e.message),
        e => panic!("{e}"),
    }
}

/// The setup in the header of a match.
async fn setup(server: &TestServer, table: TableId) -> Value {
    let log = server.log(table).await;
    let header: Value = serde_json::from_str(&log[0].body).expect("a header");
    header["setup"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_workshop_checks_reads_writes_and_draws() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let catalog: DeckCatalog = ada.ask(|http| http.get("/api/games/sw-lcg/decks?lang=ja")).await.expect("a catalog");
    assert_eq!(
        (catalog.identities.len(), catalog.parts.len(), catalog.formats.len(), catalog.starters.len()),
        (6, 36, 2, 4)
    );
    assert_eq!(
        (catalog.identities[0].title.as_str(), catalog.identities[0].side_title.as_str()),
        ("ジェダイ", "ライトサイド")
    );
    assert!(catalog.parts.iter().all(|part| part.cards.len() == 6 && !part.title.is_empty()));
    let none: Result<DeckCatalog, _> = ada.ask(|http| http.get("/api/games/star-realms/decks")).await;
    assert_eq!(refused(none).0, "not_found");

    let list = secret_list();
    let post = |path: &'static str, body: Value| move |http: &mut Http| http.post::<Value>(path, &body);
    let body = serde_json::to_value(&list).expect("plain data");
    let check = ada.ask(post("/api/games/sw-lcg/decks/check?lang=uk", body)).await.expect("a check");
    let check: DeckCheck = serde_json::from_value(check).expect("a check");
    assert_eq!(check.side.as_deref(), Some("light"));
    assert!(check.formats.iter().all(|verdict| verdict.problems.is_empty()), "{:?}", check.formats);
    assert!(check.tables.iter().any(|table| table.slug == "cost" && table.title == "Вартість"));

    for form in ["o8d", "text", "json", "code"] {
        let write = DeckWrite { list: list.clone(), form: form.to_owned() };
        let write = serde_json::to_value(&write).expect("plain data");
        let text = ada.ask(post("/api/games/sw-lcg/decks/write", write)).await.expect("a text");
        let text: DeckText = serde_json::from_value(text).expect("a text");
        assert!(text.file.starts_with("Rosebud."), "{}", text.file);
        let paste = serde_json::to_value(DeckPaste { text: text.text, answers: Vec::new() }).expect("plain data");
        let reading = ada.ask(post("/api/games/sw-lcg/decks/read", paste)).await.expect("a reading");
        let reading: DeckReading = serde_json::from_value(reading).expect("a reading");
        assert_eq!((reading.form.as_str(), &reading.list.main), (form, &list.main));
        assert!(reading.lines.iter().all(|line| matches!(line.how, DeckLineKind::Taken | DeckLineKind::Aside)));
    }
    let long = serde_json::json!({ "text": "x".repeat(70_000) });
    assert_eq!(refused(ada.ask(post("/api/games/sw-lcg/decks/read", long)).await).0, "bad_request");
    let odd = serde_json::json!({ "list": list, "form": "pdf" });
    assert_eq!(refused(ada.ask(post("/api/games/sw-lcg/decks/write", odd)).await).0, "bad_request");

    let draw = serde_json::to_value(DeckTry { list, seed: 3 }).expect("plain data");
    let [one, two] = [draw.clone(), draw].map(|body| post("/api/games/sw-lcg/decks/draw", body));
    let hand = ada.ask(one).await.expect("a hand");
    assert_eq!(hand, ada.ask(two).await.expect("the same hand"));
    let hand: DeckHand = serde_json::from_value(hand).expect("a hand");
    assert_eq!((hand.goals.len(), hand.hand.len()), (4, 6));
}

#[tokio::test(flavor = "multi_thread")]
async fn decks_are_kept_by_whoever_made_them() {
    let server = TestServer::open().await;
    let (mut ada, mut ben) = (server.guest().await, server.guest().await);
    let kept: KeptDeck = ada.ask(|http| http.post("/api/decks", &secret_list())).await.expect("kept");
    assert_eq!((kept.side.as_deref(), kept.legal.len(), &kept.list), (Some("light"), 2, &secret_list()));
    let id = kept.id;

    let unfinished = DeckList { name: "two\nlines".into(), main: Vec::new(), ..secret_list() };
    let change = move |http: &mut Http| http.send("PUT", &format!("/api/decks/{id}"), &unfinished);
    assert_eq!(refused(ben.ask(change.clone()).await).0, "not_found");
    ada.ask(change).await.expect("changed");
    let mine = |http: &mut Http| http.get::<Vec<KeptDeck>>("/api/decks?game=sw-lcg");
    let list = ada.ask(mine).await.expect("a list");
    assert_eq!((list.len(), list[0].list.name.as_str(), list[0].legal.len()), (1, "two lines", 0));
    assert_eq!(ben.ask(mine).await.expect("a list").len(), 0);
    let others: Vec<KeptDeck> = ada.ask(|http| http.get("/api/decks?game=star-realms")).await.expect("a list");
    assert_eq!(others.len(), 0);
    let export: Value = ada.ask(|http| http.get("/api/account/export")).await.expect("an export");
    assert_eq!(export["decks"][0]["list"]["name"], "two lines");

    let forget = move |http: &mut Http| http.send("DELETE", &format!("/api/decks/{id}"), &());
    assert_eq!(refused(ben.ask(forget).await).0, "not_found");
    ada.ask(forget).await.expect("forgotten");
    assert_eq!(refused(ada.ask(forget).await).0, "not_found");
    let strange = DeckList { game: "star-realms".into(), ..DeckList::default() };
    assert_eq!(refused(ada.ask(move |http| http.post::<KeptDeck>("/api/decks", &strange)).await).0, "not_found");
}

/// LCG-SETUP-02: the deck that a player brings is secret before the start.
#[tokio::test(flavor = "multi_thread")]
async fn a_deck_lies_face_down_until_the_match_begins() {
    let mut server = TestServer::open().await;
    let (mut ada, mut ben) = (server.guest().await, server.guest().await);
    let mine = Some(DeckWish::List(secret_list()));
    let with = ada.open_table(wish(vec![SeatWish::Me, SeatWish::Open], vec![mine])).await;
    let without = ada.open_table(wish(vec![SeatWish::Me, SeatWish::Open], Vec::new())).await;

    // Everything Ben can request is the same as at a table without any deck, except for the table's id and time.
    let mut seen = Vec::new();
    for table in [with, without] {
        let info: Value = ben.ask(move |http| http.get(&format!("/api/tables/{table}"))).await.expect("a table");
        let cards: Value = ben.ask(move |http| http.get(&format!("/api/tables/{table}/cards"))).await.expect("cards");
        let mut watch = ben.join_silent(table, Role::Watch, None).await;
        let mut status = loop {
            let (msg, _) = watch.next().await;
            if watch.mirror.status.is_some() {
                break serde_json::to_value(&msg).expect("plain data");
            }
        };
        assert!(status["room"]["seats"][0]["away"].take().is_number(), "the time since when Ada has been away");
        let text = serde_json::json!([info, status]).to_string();
        let text = text.replace(&table.to_string(), "ID").replace(&info["created"].to_string(), "TIME");
        seen.push((text, cards));
    }
    assert_eq!(seen[0].0, seen[1].0);
    assert!(seen[0].1 == seen[1].1, "the cards of the game, whatever the decks");
    assert!(!seen[0].0.contains("Rosebud") && !seen[0].0.contains("nobody knows"));

    // The deck is still there after a restart.
    server.reopen().await;
    ada.http = Http::new(&server.url()).with_cookie(ada.http.cookie().expect("a cookie"));
    ben.http = Http::new(&server.url()).with_cookie(ben.http.cookie().expect("a cookie"));
    let (code, message) = refused(sit(&mut ben, with, Some(starter("jedi"))).await);
    assert_eq!(code, "same_side");
    assert!(message.contains("light") && !message.contains("muggler") && !message.contains("Rosebud"), "{message}");
    let few = DeckList { main: secret_list().main[..3].to_vec(), identity: "sith".into(), ..secret_list() };
    assert_eq!(refused(sit(&mut ben, with, Some(DeckWish::List(few))).await).0, "bad_deck");
    assert_eq!(refused(sit(&mut ben, with, Some(starter("ewoks"))).await).0, "bad_deck");

    let info = sit(&mut ben, with, Some(starter("imperial-navy"))).await.expect("a seat");
    assert_eq!(info.phase, Phase::Running);
    let setup = setup(&server, with).await;
    assert_eq!(setup["dark"], 1);
    assert_eq!(setup["light_deck"]["affiliation"], "SmugglersAndSpies");
    assert_eq!(setup["light_deck"]["sets"], serde_json::json!([1, 2, 3, 5, 6, 7, 8, 15, 16, 17]));
    assert_eq!(setup["dark_deck"]["affiliation"], "ImperialNavy");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_brings_no_deck_gets_one_that_fits() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let machine = || SeatWish::Machine("uniform".to_owned());
    let mut met = std::collections::BTreeSet::new();
    for _ in 0..12 {
        let table = ada.open_table(wish(vec![SeatWish::Me, machine()], vec![Some(starter("sith"))])).await;
        let setup = setup(&server, table).await;
        assert_eq!((&setup["dark"], &setup["dark_deck"]["affiliation"]), (&0.into(), &"Sith".into()));
        met.insert(setup["light_deck"]["affiliation"].to_string());
        let mut seat = ada.join(table, Role::Seat(0)).await;
        seat.command(&ClientMsg::Concede { table, cid: Uuid::now_v7(), seat: 0 }).await.expect("given up");
    }
    assert_eq!(met.into_iter().collect::<Vec<_>>(), ["\"Jedi\"", "\"RebelAlliance\""]);
    // With the default decks, chance decides which player has which side.
    let table = ada.open_table(wish(vec![SeatWish::Me, machine()], Vec::new())).await;
    assert_eq!(setup(&server, table).await["dark"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn decks_that_cannot_be_played_make_no_table() {
    let server = TestServer::open().await;
    let mut ada = server.guest().await;
    let mut open = async |seats: Vec<SeatWish>, decks: Vec<Option<DeckWish>>| {
        let wish = wish(seats, decks);
        refused(ada.ask(move |http| http.post::<Opened>("/api/tables", &wish)).await).0
    };
    let machine = || SeatWish::Machine("uniform".to_owned());
    assert_eq!(
        open(vec![SeatWish::Me, machine()], vec![Some(starter("sith")), Some(starter("imperial-navy"))]).await,
        "same_side"
    );
    assert_eq!(open(vec![SeatWish::Me, SeatWish::Open], vec![None, Some(starter("sith"))]).await, "bad_request");
    assert_eq!(open(vec![SeatWish::Me], vec![None, None, Some(starter("sith"))]).await, "bad_request");
    let short = DeckList { main: Vec::new(), ..secret_list() };
    assert_eq!(open(vec![SeatWish::Me], vec![Some(DeckWish::List(short))]).await, "bad_deck");
    let other = OpenTable { game: "star-realms".into(), decks: vec![Some(starter("sith"))], ..OpenTable::default() };
    assert_eq!(refused(ada.ask(move |http| http.post::<Opened>("/api/tables", &other)).await).0, "bad_deck");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_gets_up_takes_the_deck_along_and_a_rematch_keeps_both() {
    let server = TestServer::open().await;
    let (mut ada, mut ben) = (server.guest().await, server.guest().await);
    let mine = Some(DeckWish::List(secret_list()));
    let table = ada.open_table(wish(vec![SeatWish::Me, SeatWish::Open], vec![mine])).await;
    let stand = move |http: &mut Http| http.post::<TableInfo>(&format!("/api/tables/{table}/stand"), &());
    ada.ask(stand).await.expect("left the seat");
    sit(&mut ada, table, None).await.expect("a seat");
    // Her deck is gone, so she may take the dark side now, and she may change decks until the match starts.
    sit(&mut ada, table, Some(starter("rebel-alliance"))).await.expect("another deck");
    sit(&mut ada, table, Some(starter("sith"))).await.expect("another deck");
    let list = Some(DeckWish::List(secret_list()));
    sit(&mut ben, table, list).await.expect("a seat");
    let first = setup(&server, table).await;
    assert_eq!((&first["dark"], &first["light_deck"]["affiliation"]), (&0.into(), &"SmugglersAndSpies".into()));

    let mut north = ada.join(table, Role::Seat(0)).await;
    north.command(&ClientMsg::Concede { table, cid: Uuid::now_v7(), seat: 0 }).await.expect("given up");
    let again = move |http: &mut Http| http.post::<Opened>(&format!("/api/tables/{table}/rematch"), &());
    let next = ada.ask(again).await.expect("a table").id;
    let mut cid = server.guest().await;
    assert_eq!(refused(sit(&mut cid, next, Some(starter("sith"))).await).0, "same_side", "her deck is back");
    sit(&mut ben, next, None).await.expect("a seat");
    assert_eq!(setup(&server, next).await, first);
}

/// The server passes dice on, a deck selects the mode it is for, and decks of one side may meet.
#[tokio::test(flavor = "multi_thread")]
async fn teams_are_brought_to_tables_of_their_format() {
    let server = TestServer::open().await;
    let (mut ada, mut bob) = (server.guest().await, server.guest().await);
    let catalog: DeckCatalog = ada.ask(|http| http.get("/api/games/destiny/decks?lang=ru")).await.expect("a catalog");
    assert_eq!((catalog.identities.len(), catalog.groups.len(), catalog.any_side), (0, 7, true));
    assert_eq!(catalog.groups[0].title, "Персонажи");
    let kylo = catalog.parts.iter().find(|part| part.code == "01011").expect("a character");
    assert_eq!((kylo.dice, kylo.group.as_str(), kylo.side.as_str()), (2, "character", "villain"));
    let ready = catalog.starters.iter().find(|starter| starter.slug == "kylo-ren").expect("a starter deck");
    assert_eq!(ready.formats, ["standard", "printed"]);
    let mut list = ready.list.clone();
    list.name = "Knights".to_owned();

    let posted = list.clone();
    let kept: KeptDeck = ada.ask(move |http| http.post("/api/decks", &posted)).await.expect("kept");
    assert_eq!(
        (kept.list.main.clone(), kept.legal),
        (list.main.clone(), ["standard", "printed"].map(str::to_owned).to_vec())
    );
    assert!(kept.list.main.iter().any(|entry| entry.code == "01011" && (entry.qty, entry.dice) == (1, 2)));
    let tried = DeckTry { list: list.clone(), seed: 3 };
    let hand: DeckHand =
        ada.ask(move |http| http.post("/api/games/destiny/decks/draw?lang=uk", &tried)).await.expect("a hand");
    assert_eq!((hand.hand.len(), hand.rolls.len()), (5, 4));
    assert!(hand.rolls.iter().all(|roll| !roll.text.is_empty() && !roll.code.is_empty()));

    let table = |decks, mode: Option<&str>| OpenTable {
        game: "destiny".to_owned(),
        mode: mode.map(str::to_owned),
        seats: vec![SeatWish::Me, SeatWish::Open],
        decks,
        ..OpenTable::default()
    };
    let wrong = table(vec![Some(DeckWish::List(list.clone()))], Some("starter"));
    let wrong: Result<Opened, _> = ada.ask(move |http| http.post("/api/tables", &wrong)).await;
    let (code, message) = refused(wrong);
    assert!(code == "bad_deck" && message.contains("30 instead of 20"), "{code} {message}");
    let right = table(vec![Some(DeckWish::List(list))], None);
    let opened: Opened = ada.ask(move |http| http.post("/api/tables", &right)).await.expect("a table");
    let small = sit(&mut bob, opened.id, Some(starter("kylo-ren-starter"))).await;
    assert_eq!(refused(small).0, "bad_deck");
    let info = sit(&mut bob, opened.id, Some(starter("kylo-ren"))).await.expect("two of one side");
    assert_eq!((info.mode.as_str(), info.phase), ("standard", Phase::Running));
    let decks = setup(&server, opened.id).await["decks"].clone();
    assert_eq!(decks[0], decks[1]);
    assert_eq!(decks[0]["format"], "Standard");
}
