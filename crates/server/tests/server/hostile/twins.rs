//! Two real tables that differ only in cards hidden from the attacker, and everything the attacker receives at them.

use games::{AnyTable, Loading, Save, Seat, Secret, Viewer};
use protocol::{ClientMsg, Role, ServerMsg, StandingOrders, TableId};
use serde_json::Value;
use uuid::Uuid;

use super::worlds::known;
use crate::harness::{Guest, Seated, TestServer};
use crate::in_progress::put_in;

/// A pair of matches: only the owner of `hides` can tell them apart.
pub(super) struct Twins {
    pub(super) tables: [Box<dyn AnyTable>; 2],
    pub(super) hides: Seat,
}

/// The number of lines in which a hidden draw is searched for.
const RECENT: usize = 12;

/// All chance values after the first deal are the same for both.
fn secret() -> Secret {
    Secret { seed: [77; 32], salt: [78; 32] }
}

/// The match of a log with our own secret; `None` when its chance values or its choices are invalid.
fn sealed(log: &str) -> Option<Box<dyn AnyTable>> {
    let save = Save::read(log.as_bytes()).ok()?;
    let how = Loading { fresh: Some(secret()), ignore_digests: true, ..Loading::default() };
    games::load(&save, how).ok().map(|opened| opened.table)
}

/// The same log with another chance value in one place.
fn altered(log: &str, line: usize, draw: usize, value: u32) -> Option<String> {
    let mut lines: Vec<String> = log.lines().map(str::to_owned).collect();
    let mut json: Value = serde_json::from_str(&lines[line]).expect("a line is json");
    let place = json.get_mut("chance")?.get_mut(draw)?;
    if place.as_u64() == Some(u64::from(value)) {
        return None;
    }
    *place = value.into();
    lines[line] = json.to_string();
    Some(lines.join("\n") + "\n")
}

/// Whether everything that the other seats can know is the same.
pub(super) fn alike([a, b]: [&dyn AnyTable; 2], hides: Seat) -> bool {
    let others = Seat::first(a.seats()).filter(|seat| *seat != hides);
    a.table_view(Viewer::Spectator) == b.table_view(Viewer::Spectator)
        && others.into_iter().all(|seat| known(a, seat) == known(b, seat))
}

impl Twins {
    /// The first pair that results from a match by changing one draw that this seat hides: one of the last draws, or
    /// one of the deal.
    pub(super) fn of(table: &dyn AnyTable, hides: Seat) -> Option<Self> {
        let log = table.lines_since(0);
        let a = sealed(&log)?;
        let lines = (0..table.line_count()).rev().take(RECENT);
        let draws = lines.flat_map(|line| (0..64).flat_map(move |draw| (0..4).map(move |value| (line, draw, value))));
        draws.filter_map(|(line, draw, value)| sealed(&altered(&log, line, draw, value)?)).find_map(|b| {
            let differ = a.table_view(Viewer::Seat(hides)) != b.table_view(Viewer::Seat(hides));
            (differ && alike([&*a, &*b], hides))
                .then(|| Self { tables: [sealed(&log).expect("loaded before"), b], hides })
        })
    }

    /// A pair that does not differ yet: the secret choices of this seat will make the difference.
    pub(super) fn equal(table: &dyn AnyTable, hides: Seat) -> Self {
        let header = table.lines_since(0);
        Self { tables: [(), ()].map(|()| sealed(&header).expect("its own header")), hides }
    }

    /// Whether the hiding seat sees a difference.
    pub(super) fn differ(&self) -> bool {
        let [a, b] = self.tables.each_ref().map(|table| table.table_view(Viewer::Seat(self.hides)));
        a != b
    }

    /// Makes a choice in each match.
    pub(super) fn choose(&mut self, who: Seat, words: &[String; 2]) {
        for (table, words) in self.tables.iter_mut().zip(words) {
            table.choose(who, &[words], false).expect("an option");
        }
    }

    /// Puts both matches into the server, with these users in their seats.
    pub(super) async fn seat(&self, server: &TestServer, people: [&Guest; 2]) -> [TableId; 2] {
        let store = store::open(&server.database()).await.expect("the same database");
        let users = people.map(|guest| guest.id);
        let [a, b] = self.tables.each_ref();
        let ids = [put_in(&*store, &**a, &users, "{}").await, put_in(&*store, &**b, &users, "{}").await];
        store.close().await;
        ids
    }
}

/// A client at both tables, and everything it has received.
pub(super) struct Pair {
    pub(super) at: [Seated; 2],
    tapes: [Vec<String>; 2],
}

impl Pair {
    pub(super) async fn join(who: &Guest, tables: [TableId; 2], role: Role) -> Self {
        let at = [who.join_silent(tables[0], role, None).await, who.join_silent(tables[1], role, None).await];
        let mut pair = Self { at, tapes: [Vec::new(), Vec::new()] };
        pair.listen().await;
        pair
    }

    /// Sends the same to both tables and reads until both have answered completely.
    pub(super) async fn say(&mut self, msg: impl Fn(TableId) -> ClientMsg) {
        for idx in 0..2 {
            let msg = msg(self.at[idx].mirror.table);
            self.at[idx].send(&msg).await;
        }
        self.listen().await;
    }

    /// Every window asks, because standing orders are followed at random times.
    pub(super) async fn give_orders(&mut self) {
        let Role::Seat(seat) = self.at[0].role else { return };
        let stops = self.at[0].mirror.windows.iter().map(|window| window.slug.clone()).collect();
        let orders = StandingOrders { forced: false, stops: Some(stops), ..StandingOrders::default() };
        self.say(|table| ClientMsg::Auto { table, seat, orders: orders.clone() }).await;
    }

    /// Reads until both tables have answered completely.
    pub(super) async fn listen(&mut self) {
        for (seated, tape) in self.at.iter_mut().zip(&mut self.tapes) {
            listen(seated, tape).await;
        }
    }

    /// Records an answer that came another way.
    pub(super) fn note(&mut self, idx: usize, answer: &str) {
        let table = self.at[idx].mirror.table;
        self.tapes[idx].push(plain(answer, table));
    }

    /// The tables must not differ by a single byte.
    #[track_caller]
    pub(super) fn expect_alike(&self, when: &str) {
        let [a, b] = &self.tapes;
        if let Some(n) = (0..a.len().max(b.len())).find(|&n| a.get(n) != b.get(n)) {
            panic!("{when}, message {n} tells the tables apart:\n{:?}\n{:?}", a.get(n), b.get(n));
        }
    }

    /// Nothing that determines chance values, or the state as a whole, is revealed before the end: among a few possible
    /// states, a hash identifies the real one.
    #[track_caller]
    pub(super) fn expect_sealed(&self, twins: &Twins) {
        let log = twins.tables[0].lines_since(0);
        let lines = log.lines().map(|line| serde_json::from_str::<Value>(line).expect("json"));
        let mut secrets: Vec<String> = lines.filter_map(|line| line["digest"].as_str().map(str::to_owned)).collect();
        let kept = twins.tables[0].secret_text().expect("a running match");
        let kept: Value = serde_json::from_str(&kept).expect("json");
        secrets.extend(["seed", "salt"].map(|field| kept[field].as_str().expect("hex").to_owned()));
        secrets.extend(["\"chance\"", "\"digest\"", "\"seed\""].map(str::to_owned));
        for secret in secrets {
            assert!(!self.tapes[0].iter().any(|told| told.contains(&secret)), "{secret} was sent");
        }
    }

    /// Everything received so far.
    pub(super) fn told(&self) -> usize {
        self.tapes[0].len()
    }
}

/// A table answers messages in order, so nothing is left behind the answer to a question.
async fn listen(seated: &mut Seated, tape: &mut Vec<String>) {
    let (table, seat) = (seated.mirror.table, if let Role::Seat(seat) = seated.role { seat } else { 0 });
    let question = Uuid::from_u128(tape.len() as u128);
    let msg = ClientMsg::UndoReply { table, cid: question, seat, request: u32::MAX, ok: false, never: false };
    seated.send(&msg).await;
    loop {
        let text = seated.socket.next_text().await.expect("the server answers");
        let msg: ServerMsg = serde_json::from_str(&text).expect("a message");
        seated.mirror.receive(&msg);
        if matches!(msg, ServerMsg::Hello { .. } | ServerMsg::Turn { .. }) {
            continue; // these are not about this table
        }
        tape.push(plain(&text, table));
        if matches!(msg, ServerMsg::Nack { cid: Some(cid), .. } if cid == question) {
            return;
        }
    }
}

/// An answer without the id of its table and without times.
fn plain(text: &str, table: TableId) -> String {
    let text = text.replace(&table.to_string(), "TABLE");
    let (mut out, mut digits) = (String::with_capacity(text.len()), String::new());
    for c in text.chars().chain(['\n']) {
        if c.is_ascii_digit() {
            digits.push(c);
            continue;
        }
        // Milliseconds since 1970 have 13 digits.
        out.push_str(if digits.len() == 13 { "TIME" } else { &digits });
        digits.clear();
        out.push(c);
    }
    out
}
