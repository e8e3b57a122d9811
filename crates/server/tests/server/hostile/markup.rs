//! Markup, escapes and invisible characters in every text that other people read.

use client::News;
use protocol::{ClientMsg, Me, OpenTable, Opened, Role, SeatWish};
use serde_json::{Value, json};

use super::raw::ask;
use super::{account, code};
use crate::harness::{TestServer, wish};

/// Characters that change the writing direction, break lines, are invisible, or move the cursor of a terminal.
const FOUL: [char; 16] = [
    '\u{0}', '\u{7}', '\u{1b}', '\u{7f}', '\u{9b}', '\u{200b}', '\u{200e}', '\u{200f}', '\u{202a}', '\u{202e}',
    '\u{2028}', '\u{2029}', '\u{2060}', '\u{2066}', '\u{2069}', '\u{feff}',
];

/// A text with all of them.
fn foul_text() -> String {
    let mut text = "<b onclick=alert(1)>".to_owned();
    text.extend(FOUL);
    text + "[2J]</b>"
}

#[track_caller]
fn expect_clean(what: &str, text: &str) {
    let found: Vec<char> = text.chars().filter(|c| FOUL.contains(c)).collect();
    assert!(found.is_empty(), "{what} has {found:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_letters() {
    let server = TestServer::open().await;
    let mut ada = account(&server, "Ada").await;
    let mut bad: Vec<String> = FOUL.iter().map(|c| format!("Ad{c}a")).collect();
    let more = [
        "<b>Ada</b>",
        "Ada<script>",
        "\"Ada\"",
        "Ada&amp;",
        "Ada'",
        "Ada;",
        "../Ada",
        "Ada/x",
        "\u{3164}\u{3164}",
        "\u{115f}\u{1160}",
        "Ada\u{ffa0}",
        "A\u{2800}B",
        "Guest 12345",
        "GUEST 1",
        "ｇｕｅｓｔ 1",
        "Ada\u{1f600}",
        "ADA",
        "ａｄａ",
    ];
    bad.extend(more.map(str::to_owned));
    for name in bad {
        let (tried, new) = (name.clone(), json!({ "name": name }));
        let renamed = ada
            .ask({
                let new = new.clone();
                move |http| http.send("PUT", "/api/account/name", &new)
            })
            .await;
        if ["ADA", "ａｄａ"].contains(&tried.as_str()) {
            renamed.expect("a user may change the case of their name");
            continue;
        }
        // Only guests have such names.
        let expected = if ["Guest 12345", "GUEST 1", "ｇｕｅｓｔ 1"].contains(&tried.as_str()) {
            "reserved_name"
        } else {
            "bad_name"
        };
        assert_eq!(code(renamed), expected, "{tried:?}");
        assert_eq!(code(ada.ask(move |http| http.send("POST", "/api/bots", &new)).await), expected, "{tried:?}");
    }
    let mut ben = server.guest().await;
    for name in ["Ada", "ADA", "ａｄａ", "ᴬda"] {
        let credentials = json!({ "name": name, "password": "correct horse" });
        let tried = ben.ask(move |http| http.post::<Me>("/api/account", &credentials)).await;
        assert!(["name_taken", "bad_name"].contains(&code(tried).as_str()), "{name}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_people_say_and_are_called_is_one_plain_line() {
    let server = TestServer::open().await;
    let mut eve = server.guest().await;
    let here = SeatWish::Here(foul_text());
    let table = eve.open_table(wish("duel", vec![SeatWish::Me, here])).await;
    let mut seat = eve.join(table, Role::Seat(0)).await;
    let info = seat.mirror.info.clone().expect("a table");
    expect_clean("the name of a seat", &info.seats[1].name);
    assert!(
        info.seats[1].name.chars().count() <= 24 && info.seats[1].name.starts_with("<b onclick"),
        "{:?}",
        info.seats[1]
    );
    for text in [foul_text(), format!("a{}b", FOUL.iter().collect::<String>())] {
        seat.send(&ClientMsg::Say { table, text, team: false, spot: None }).await;
        let News::Said(chat) = seat.until(|news, _| matches!(news, News::Said(_))).await else { unreachable!("said") };
        expect_clean("what was said", &chat.text);
    }
    // A text of invisible characters is empty.
    for text in ["\u{200b}", "\u{202e}\u{2069} \u{feff}", "\u{1b}\u{7}"] {
        seat.send(&ClientMsg::Say { table, text: text.to_owned(), team: false, spot: None }).await;
        let news = seat.until(|news, _| matches!(news, News::Said(_) | News::Refused(..))).await;
        assert!(matches!(news, News::Refused(_, protocol::Nack::NotSaid, _)), "{text:?}: {news:?}");
        let blank = SeatWish::Here(text.to_owned());
        let table = eve.open_table(wish("duel", vec![SeatWish::Me, blank])).await;
        let info: Value = eve.ask(move |http| http.get(&format!("/api/tables/{table}"))).await.expect("a table");
        assert!(info["seats"][1]["name"].as_str().is_some_and(|name| name.starts_with("Guest ")), "{info}");
    }
    // The name of a seat is plain text in the log.
    let log = serde_json::to_string(&seat.mirror.log).expect("json");
    expect_clean("the log", &log);
}

#[tokio::test(flavor = "multi_thread")]
async fn reports_are_read_by_people_too() {
    let server = TestServer::open().await;
    let mut eve = server.guest().await;
    let (text, id) = (foul_text(), eve.id);
    let report = json!({ "about": id, "text": text });
    eve.ask(move |http| http.send("POST", "/api/reports", &report)).await.expect("reported");
    let bug = json!({ "text": text, "page": text, "agent": text });
    eve.ask(move |http| http.send("POST", "/api/bugs", &bug)).await.expect("reported");
    let store = store::open(&server.database()).await.expect("the same database");
    let reports = store.reports(true, 10).await.expect("a list");
    assert_eq!(reports.len(), 2);
    for report in reports {
        expect_clean("a report", &report.text);
        if let Some(bug) = report.bug {
            expect_clean("a page", &bug.page);
            expect_clean("an agent", &bug.agent);
        }
    }
    store.close().await;
    // The name of a browser is shown in the list of sessions.
    let agent: String = ["x\u{202e}y", "\u{9b}2J", "<b>"].concat();
    let headers = [("origin", server.url()), ("user-agent", agent)];
    let answer = ask(&server, "POST", "/api/session/guest", &headers, "").await;
    let cookie = answer.header("set-cookie").and_then(|c| c.split(';').next()).expect("a cookie").to_owned();
    let sessions = ask(&server, "GET", "/api/sessions", &[("cookie", cookie)], "").await;
    expect_clean("a session", &sessions.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deck_file_carries_nothing_but_a_deck() {
    let server = TestServer::open().await;
    let mut eve = server.guest().await;
    let foul: String = foul_text().chars().filter(|c| *c != '\0' && *c != '\u{1b}' && *c != '\u{7}').collect();
    let escaped = foul.replace('<', "&lt;").replace('>', "&gt;");
    let o8d = format!(
        "<deck><notes>{escaped}</notes><section name=\"{escaped}\"><card qty=\"1\">{escaped}</card></section></deck>"
    );
    let deck = json!({ "game": "sw-lcg", "name": foul_text(), "notes": foul_text(), "main": [{ "code": foul_text(), "qty": 1 }] });
    for text in [o8d, deck.to_string(), foul_text(), format!("1x {}", foul_text())] {
        let paste = json!({ "text": text, "answers": [] });
        let read: Value =
            eve.ask(move |http| http.post("/api/games/sw-lcg/decks/read", &paste)).await.expect("a reading");
        expect_clean("a reading", &all_text(&read));
        let list = read["list"].clone();
        for form in ["o8d", "text", "json"] {
            let write = json!({ "list": list, "form": form });
            let written = eve.ask(move |http| http.post::<Value>("/api/games/sw-lcg/decks/write", &write)).await;
            let written = written.expect("written");
            let text = written["text"].as_str().expect("a text");
            assert!(form != "o8d" || !text.contains("<b onclick"), "{text}");
            let file = written["file"].as_str().expect("a name");
            assert!(file.chars().all(|c| c.is_alphanumeric() || "._- ".contains(c)), "{file:?}");
        }
    }
    let kept: Value = eve.ask(move |http| http.post("/api/decks", &deck)).await.expect("kept");
    expect_clean("a kept deck", &all_text(&kept));
}

/// Every string of a value.
fn all_text(value: &Value) -> String {
    match value {
        Value::String(text) => text.replace('\n', " "),
        Value::Array(list) => list.iter().map(all_text).collect(),
        Value::Object(fields) => fields.values().map(all_text).collect(),
        _ => String::new(),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_is_drawn_and_never_quoted() {
    let server = TestServer::open().await;
    let evil = [
        "%22%3E%3Cscript%3Ealert(1)%3C/script%3E",
        "x%22onload=%22alert(1)",
        "%3C!--",
        "%5d%5d%3E",
        "a&b",
        "\"onload='x'",
    ];
    let mut drawn = 0;
    for word in evil {
        for path in [
            format!("/art/back/{word}.svg"),
            format!("/art/frame/{word}/ship.svg"),
            format!("/art/card/star-realms/{word}/ship/1/0/{word}.svg"),
            format!("/art/card/{word}/blob/ship/1/0/x/{word}.svg"),
        ] {
            let answer = ask(&server, "GET", &path, &[], "").await;
            assert!([200, 400, 404].contains(&answer.status), "{path}: {answer:?}");
            drawn += usize::from(answer.status == 200);
            for told in ["<script", "alert", "onload", "<!--", "]]>"] {
                assert!(!answer.body.contains(told), "{path}: {}", answer.body);
            }
            assert!(
                answer.has("content-security-policy", "script-src 'self'")
                    && answer.has("x-content-type-options", "nosniff")
            );
        }
    }
    assert!(drawn > 0, "nothing was drawn at all");
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_of_ones_own_have_plain_names() {
    let server = TestServer::open().await;
    let mut eve = server.guest().await;
    let (long, card) = ("x".repeat(61), "faction: Blob, kind: Ship, cost: 1, copies: 3, primary: [Trade(1)]");
    let names = ["\\u{202e}evil", "a\\nb", "\\u{1b}[2J", "\\u{200b}", &long, "a\u{2066}b", "<b>Fine</b>"];
    let named = names.map(|name| ("evil", name));
    let called = ["<b>", "../x", "a b", "\\u{202e}", "a/b", ""].map(|id| (id, "Fine"));
    for (id, name) in named.into_iter().chain(called) {
        let names = ["en", "ru", "uk", "ja"].map(|lang| format!("\"{lang}\": \"{name}\"")).join(", ");
        let cards = format!("[(id: \"{id}\", {card}, names: {{{names}}})]");
        let table = OpenTable { game: "star-realms".to_owned(), cards: Some(cards), ..OpenTable::default() };
        let made = eve.ask(move |http| http.post::<Opened>("/api/tables", &table)).await;
        // Markup is text like any other: clients show it as text.
        if name == "<b>Fine</b>" {
            made.expect("a table");
        } else {
            assert_eq!(code(made), "bad_request", "{id:?} {name:?}");
        }
    }
}
