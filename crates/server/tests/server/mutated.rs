//! Messages of every kind with parts exchanged, cut, doubled and broken, sent in the middle of matches of every game
//! from seats with and without a decision. All are answered, and nothing crashes.

use std::collections::BTreeSet;

use client::{News, Socket};
use games::{AnyTable, Wanted};
use protocol::{ClientMsg, Lang, Nack, Role, ServerMsg, Standing, StandingOrders, TableId};
use serde_json::{Value, json};
use store::Store;
use uuid::Uuid;

use crate::harness::{Guest, Seated, TestServer, naive_pick};
use crate::hostile::worlds::Dice;
use crate::in_progress::{played, put_in};

/// The games, with more seats where there are team-mates.
const TABLES: [(&str, Option<&str>, Option<usize>); 6] = [
    ("star-realms", None, None),
    ("sw-lcg", None, None),
    ("destiny", None, None),
    ("rebellion", None, None),
    ("star-realms", Some("emperor"), Some(6)),
    ("rebellion", None, Some(4)),
];

/// With hints, and with undo by consent; without either.
const OPTIONS: [&str; 2] = [r#"{"hints":true,"undo":true}"#, "{}"];

/// The reason that the server gives when a table has crashed.
const LOADED_AGAIN: &str = "the table was loaded again";

/// The kinds of messages, from the protocol's error for an unknown kind.
fn kinds() -> BTreeSet<String> {
    let refused = serde_json::from_str::<ClientMsg>(r#"{"t":"no such kind"}"#).expect_err("there is no such kind");
    refused.to_string().split('`').skip(3).step_by(2).map(str::to_owned).collect()
}

pub(crate) fn kind(msg: &ClientMsg) -> String {
    json!(msg)["t"].as_str().expect("a kind").to_owned()
}

/// The values that messages about a table may contain, as one client sees it.
pub(crate) struct About {
    table: TableId,
    seat: u8,
    decision: u32,
    keys: Vec<String>,
    places: Vec<String>,
    people: [Uuid; 2],
    n: u32,
}

impl About {
    pub(crate) fn new(at: &Seated, seat: u8, keys: Vec<String>, people: [Uuid; 2]) -> Self {
        let mirror = &at.mirror;
        let zones = mirror.view.zones.iter();
        let cards = zones.flat_map(|zone| zone.cards.iter().map(|card| card.at.clone()).chain([zone.id.clone()]));
        Self {
            table: mirror.table,
            seat,
            decision: mirror.decision().map_or(mirror.n.unwrap_or(0), |decision| decision.id),
            keys,
            places: cards.chain(["end".to_owned(), format!("seat/{seat}")]).collect(),
            people,
            n: mirror.n.unwrap_or(0),
        }
    }

    /// A valid message of every kind.
    pub(crate) fn messages(&self, dice: &mut Dice) -> Vec<ClientMsg> {
        let &Self { table, seat, decision, people, n, .. } = self;
        let cid = Uuid::now_v7();
        let mut some = |words: &[String]| words.get(dice.below(words.len().max(1))).cloned().unwrap_or_default();
        let (key, other, place) = (some(&self.keys), some(&self.keys), some(&self.places));
        let answers = vec![Standing { key: key.clone(), times: Some(1) }];
        let orders =
            StandingOrders { obvious: true, end: true, answers, stops: Some(Vec::new()), ..StandingOrders::default() };
        vec![
            ClientMsg::Hello { build: "mutated 1".to_owned(), lang: Lang::Uk },
            ClientMsg::Join { table, role: Role::Seat(seat), have: Some(n.saturating_sub(2)), said: Some(0) },
            ClientMsg::Act { table, cid, seat, decision, choice: vec![key.clone()] },
            ClientMsg::Undo { table, cid, seat, to: Some(n.saturating_sub(3)) },
            ClientMsg::Redo { table, cid, seat },
            ClientMsg::UndoReply { table, cid, seat, request: 1, ok: true, never: false },
            ClientMsg::Why { table, seat, what: place },
            ClientMsg::Hint { table, seat, decision },
            ClientMsg::Propose { table, seat, decision, with: vec![key.clone()], without: vec![other.clone()] },
            ClientMsg::Draft { table, seat, decision, partial: vec![key, other] },
            ClientMsg::Auto { table, seat, orders },
            ClientMsg::Concede { table, cid, seat },
            ClientMsg::Hold { table, cid, seat, on: true },
            ClientMsg::Pause { table, cid, on: true },
            ClientMsg::Coach { table, cid, seat, user: people[1], on: true },
            ClientMsg::Skip { table, cid, seat },
            ClientMsg::Say { table, text: "look there".to_owned(), team: true, spot: Some(3) },
            ClientMsg::Leave { table },
            ClientMsg::Resync { table },
            ClientMsg::Lang { lang: Lang::Ja },
            ClientMsg::Lobby { on: true },
            ClientMsg::Ping { n },
        ]
    }

    /// A message with some parts exchanged for others of the same type, so that it can be parsed and must be answered.
    fn exchanged(&self, msg: &ClientMsg, dice: &mut Dice) -> String {
        let mut msg = json!(msg);
        for _ in 0..=dice.below(2) {
            let fields = msg.as_object_mut().expect("a message has fields");
            let names: Vec<String> = fields.keys().filter(|name| *name != "t").cloned().collect();
            let name = &names[dice.below(names.len())];
            // Few messages are about another table: nearly all of those are refused for the same reason.
            if name == "table" && dice.below(8) > 0 {
                continue;
            }
            if dice.below(12) == 0 {
                fields.remove(name);
                if fields.len() < 2 {
                    break;
                }
            } else {
                self.exchange(&mut fields[name], dice);
            }
        }
        msg.to_string()
    }

    fn exchange(&self, part: &mut Value, dice: &mut Dice) {
        match part {
            Value::Bool(on) => *on = !*on,
            Value::Number(number) => {
                let near = number.as_i64().unwrap_or(0);
                let limits: [i64; 12] = [0, 1, 2, 3, 5, 7, 63, 64, 255, 256, 65_535, -1];
                let far = [i32::MAX.into(), u32::MAX.into(), i64::MAX, near.wrapping_sub(1), near.wrapping_add(1)];
                let numbers = [&limits[..], &far[..]].concat();
                *part = numbers[dice.below(numbers.len())].into();
            }
            Value::String(_) => *part = self.word(dice).into(),
            Value::Array(parts) => match dice.below(4) {
                0 => parts.clear(),
                1 => parts.push(self.word(dice).into()),
                2 if !parts.is_empty() => *parts = parts.iter().cycle().take(2 + dice.below(60)).cloned().collect(),
                _ => parts.iter_mut().for_each(|part| self.exchange(part, dice)),
            },
            Value::Object(fields) => {
                let names: Vec<String> = fields.keys().cloned().collect();
                if let Some(name) = names.get(dice.below(names.len().max(1))) {
                    // Roles, too, are distinguished by the name of a field.
                    let mut part = fields.remove(name).expect("a field");
                    self.exchange(&mut part, dice);
                    let roles = ["seat", "coach"];
                    let role = roles.contains(&name.as_str()).then(|| roles[dice.below(2)].to_owned());
                    fields.insert(role.unwrap_or_else(|| name.clone()), part);
                }
            }
            Value::Null => *part = self.word(dice).into(),
        }
    }

    /// A string that occurs in messages, or an unusual one.
    fn word(&self, dice: &mut Dice) -> String {
        let mut of = |words: &[String]| words.get(dice.below(words.len().max(1))).cloned().unwrap_or_default();
        let (key, place) = (of(&self.keys), of(&self.places));
        let zone = place.split('/').next().unwrap_or_default().to_owned();
        let words = [
            key.clone(),
            key.clone() + " ",
            key.split(' ').next().unwrap_or_default().to_owned(),
            place.clone(),
            format!("{zone}/{}/{}", dice.below(9), dice.below(70)),
            format!("{zone}/{}", dice.below(9)),
            self.people[dice.below(2)].to_string(),
            self.table.to_string(),
            Uuid::nil().to_string(),
            String::new(),
            "watch".to_owned(),
            "referee".to_owned(),
            "en".to_owned(),
            "pass".to_owned(),
            "x".repeat(250),
            "word ".repeat(200),
            "\u{202e}\u{0}\u{1f600}".to_owned(),
        ];
        words[dice.below(words.len())].clone()
    }
}

/// A text with characters exchanged, cut, doubled and broken. In most cases it is not a message any more.
fn broken(text: &str, dice: &mut Dice) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=dice.below(3) {
        if chars.is_empty() {
            break;
        }
        let (at, to) = (dice.below(chars.len()), dice.below(chars.len()));
        let sign = ['"', '{', ',', '0', '9', '-', '\\', 'é', '\u{0}'][dice.below(9)];
        match dice.below(6) {
            0 => chars[at] = sign,
            1 => chars.truncate(at),
            2 => chars.insert(at, sign),
            3 => chars.swap(at, to),
            4 => drop(chars.drain(at.min(to)..at.max(to))),
            _ => chars.splice(at..at, dice.below(70_000).to_string().chars()).for_each(drop),
        }
    }
    chars.into_iter().collect()
}

/// A table in the middle of a match, with a client in each seat.
struct Desk {
    seats: Vec<Seated>,
    people: [Uuid; 2],
}

/// What became of the mutated messages.
#[derive(Default)]
struct Heard {
    /// Could not be parsed as a message.
    malformed: usize,
    done: usize,
    refused: BTreeSet<String>,
}

impl Desk {
    async fn lay(store: &dyn Store, people: &[Guest; 2], table: &dyn AnyTable, options: &str) -> Self {
        let holder = |seat: usize| &people[seat % 2];
        let users: Vec<Uuid> = (0..table.seats()).map(|seat| holder(seat).id).collect();
        let id = put_in(store, table, &users, options).await;
        let mut seats = Vec::new();
        for seat in 0..table.seats() {
            seats.push(holder(seat).join(id, Role::Seat(seat as u8)).await);
        }
        Self { seats, people: [people[0].id, people[1].id] }
    }

    /// A seat with a decision, or one without, if there is any.
    fn somebody(&self, asked: bool, dice: &mut Dice) -> usize {
        let fits = |idx: &usize| self.seats[*idx].mirror.decision().is_some() == asked;
        let those: Vec<usize> = (0..self.seats.len()).filter(fits).collect();
        if those.is_empty() { dice.below(self.seats.len()) } else { those[dice.below(those.len())] }
    }

    /// Sends a text and reads until the table has answered it and everything before it.
    async fn say(&mut self, idx: usize, text: &str, heard: &mut Heard) {
        let at = &mut self.seats[idx];
        let (table, cid, seat) = (at.mirror.table, Uuid::now_v7(), at.seat());
        at.socket.send_text(text.to_owned()).await.expect("the server listens");
        at.send(&ClientMsg::UndoReply { table, cid, seat, request: u32::MAX, ok: false, never: false }).await;
        loop {
            let msg = hear(&mut at.socket).await;
            let lost = matches!(at.mirror.receive(&msg), News::Lost(_));
            match msg {
                ServerMsg::Nack { code: Nack::Fault, .. } => panic!("an internal error for {text}"),
                ServerMsg::Resync { reason, .. } if reason == LOADED_AGAIN => panic!("a table crashed after {text}"),
                ServerMsg::Nack { cid: Some(refused), .. } if refused == cid => break,
                ServerMsg::Nack { code, .. } => {
                    heard.malformed += usize::from(code == Nack::Malformed);
                    heard.refused.insert(format!("{code:?}"));
                }
                ServerMsg::Ack { .. } => heard.done += 1,
                _ if lost => at.send(&ClientMsg::Join { table, role: at.role, have: None, said: None }).await,
                _ => {}
            }
        }
    }

    /// Returns to its own seat, with no seat held by a bot.
    async fn sit_down(&mut self, idx: usize) {
        let unheard = &mut Heard::default();
        let (table, role, seat) = (self.seats[idx].mirror.table, self.seats[idx].role, self.seats[idx].seat());
        self.say(idx, &json!(ClientMsg::Join { table, role, have: None, said: None }).to_string(), unheard).await;
        let back = ClientMsg::Hold { table, cid: Uuid::now_v7(), seat, on: false };
        self.say(idx, &json!(back).to_string(), unheard).await;
    }

    fn is_over(&self) -> bool {
        self.seats.iter().any(|at| at.mirror.is_over())
    }
}

async fn hear(socket: &mut Socket) -> ServerMsg {
    let heard = tokio::time::timeout(std::time::Duration::from_mins(1), socket.next()).await;
    heard.expect("an answer in time").expect("the server answers")
}

/// The counters of crashed tables and requests in this process.
async fn faults(admin: &mut Guest) -> Vec<String> {
    let figures = admin.ask(|http| http.get_text("/metrics")).await.expect("metrics");
    let counted = |line: &&str| {
        ["orrery_table_faults", "orrery_request_faults", "orrery_http_faults"].iter().any(|name| line.starts_with(name))
    };
    figures.lines().filter(counted).map(str::to_owned).collect()
}

/// A user who may see the metrics.
async fn operator(server: &TestServer, store: &dyn Store) -> Guest {
    let guest = server.guest().await;
    store.set_role(guest.id, store::Role::Admin).await.expect("written");
    guest
}

/// Sends this number of mutated messages at tables in the middle of a match. Returns how many of them were executed.
async fn mutated_messages(which: usize, cases: usize, seed: u8) -> usize {
    let (game, mode, seats) = TABLES[which];
    let wanted = Wanted { mode: mode.map(str::to_owned), seats, ..Wanted::default() };
    let server = TestServer::open().await;
    let store = store::open(&server.database()).await.expect("the same database");
    let people = [server.guest().await, server.guest().await];
    let mut admin = operator(&server, &*store).await;
    let before = faults(&mut admin).await;
    let mut dice = Dice(u64::from(seed) << 8 | which as u64);
    let positions: Vec<_> = [30, 120, 300].map(|picks| played(game, &wanted, picks, seed)).into();
    let mut tables = 0;
    let mut desk: Option<Desk> = None;
    let (mut sent, mut heard) = (BTreeSet::new(), Heard::default());
    for case in 0..cases {
        let mut at = match desk.take() {
            Some(desk) if !desk.is_over() => desk,
            _ => {
                let position = &positions[tables % positions.len()];
                tables += 1;
                Desk::lay(&*store, &people, &**position, OPTIONS[tables % OPTIONS.len()]).await
            }
        };
        let idx = at.somebody(case % 2 == 0, &mut dice);
        let keys = at.seats.iter().filter_map(|seat| seat.mirror.decision()).flat_map(|asked| &asked.options);
        let about = About::new(&at.seats[idx], at.seats[idx].seat(), keys.map(|o| o.key.clone()).collect(), at.people);
        let messages = about.messages(&mut dice);
        let msg = &messages[dice.below(messages.len())];
        // Most matches should last a while.
        if matches!(msg, ClientMsg::Concede { .. }) && dice.below(4) > 0 {
            desk = Some(at);
            continue;
        }
        sent.insert(kind(msg));
        let text = match dice.below(20) {
            0..5 => json!(msg).to_string(),
            // A mutation that can be parsed, if one is easily found.
            5..17 => {
                let mut tries = (0..6).map(|_| about.exchanged(msg, &mut dice));
                tries
                    .find(|text| serde_json::from_str::<ClientMsg>(text).is_ok())
                    .unwrap_or_else(|| json!(msg).to_string())
            }
            _ => broken(&json!(msg).to_string(), &mut dice),
        };
        at.say(idx, &text, &mut heard).await;
        if !at.is_over() {
            at.sit_down(idx).await;
        }
        // The match continues, and every client is told.
        for idx in 0..at.seats.len() {
            let next = at.seats[idx].mirror.decision().filter(|_| case % 3 == 0).map(naive_pick);
            let text = next.map_or_else(|| "{}".to_owned(), |key| json!(at.seats[idx].act(&key)).to_string());
            at.say(idx, &text, &mut Heard::default()).await;
        }
        desk = Some(at);
    }
    store.close().await;
    assert_eq!(faults(&mut admin).await, before, "{game} {mode:?}");
    // Most of them can be parsed, and are refused for many reasons.
    let Heard { malformed, done, refused } = heard;
    assert!(malformed * 3 < cases && refused.len() > 4, "{malformed} malformed, {refused:?}");
    assert!(cases < 200 || sent == kinds(), "{sent:?}");
    done
}

/// Every kind of message is mutated, including kinds that are added later.
#[test]
fn every_kind_of_message_is_mutated() {
    let known = kinds();
    assert!(known.contains("act") && known.contains("ping") && known.len() >= 22, "{known:?}");
    let about = About {
        table: Uuid::nil(),
        seat: 0,
        decision: 0,
        keys: Vec::new(),
        places: Vec::new(),
        people: [Uuid::nil(); 2],
        n: 0,
    };
    let all: BTreeSet<String> = about.messages(&mut Dice(1)).iter().map(kind).collect();
    assert_eq!(all, known);
}

#[tokio::test(flavor = "multi_thread")]
async fn mutated_messages_of_every_kind_are_answered_and_bring_nothing_down() {
    let long = std::env::var_os("ORRERY_LONG").is_some();
    for seed in if long { 1..9 } else { 1..2 } {
        let mut done = 0;
        for which in 0..TABLES.len() {
            done += Box::pin(mutated_messages(which, if long { 3000 } else { 100 }, seed)).await;
        }
        assert!(done > 0, "no message was ever executed");
    }
}
