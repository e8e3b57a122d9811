//! Desks without a network: the tests feed messages and lines and check what is sent and printed.

use games::Lang;
use protocol::{
    AccountKind, AskKind, Card, CardFace, CardPart, Chat, Choice, ClientMsg, Counter, Decision, Entry, Event, Mark,
    MarkState, MatchResult, Me, Nack, Open, Panel, Phase, Role, SeatInfo, SeatStatus, ServerMsg, Settings, Sitter,
    Snap, Span, Spans, TableInfo, TableOptions, TableStatus, TableUpdate, TableView, UndoAsk, UserRole, Why, Zone,
    ZoneRole, view_hash,
};
use uuid::Uuid;

use super::desk::{Arrival, Desk, In, Out, Wish};

const TABLE: Uuid = Uuid::from_u128(7);
const ADA: Uuid = Uuid::from_u128(1);
const BEN: Uuid = Uuid::from_u128(2);

fn spans(text: &str) -> Spans {
    vec![Span { t: text.to_owned(), ..Span::default() }]
}

fn status(phase: Phase, users: [Uuid; 2]) -> TableStatus {
    let seat = |(n, user): (u8, Uuid)| SeatStatus {
        seat: n,
        who: Sitter::User(user),
        name: ["Ada", "Ben"][n as usize].to_owned(),
        online: true,
        away: None,
        held: false,
        conceded: false,
        thinking: false,
        coaches: Vec::new(),
    };
    TableStatus {
        phase,
        seats: [0, 1].into_iter().zip(users).map(seat).collect(),
        watchers: Vec::new(),
        paused: false,
        undo: None,
        result: None,
        rematch: None,
        stuck: false,
        lesson: None,
    }
}

fn info() -> TableInfo {
    let seat = |(user, name): (Uuid, &str)| SeatInfo { who: Sitter::User(user), name: name.to_owned() };
    TableInfo {
        id: TABLE,
        game: "star-realms".to_owned(),
        mode: "duel".to_owned(),
        phase: Phase::Running,
        seats: [(ADA, "Ada"), (BEN, "Ben")].map(seat).to_vec(),
        options: TableOptions::default(),
        rulings: std::collections::BTreeMap::default(),
        creator: ADA,
        created: 0,
        result: None,
    }
}

fn ready() -> Mark {
    Mark {
        text: spans("Ready"),
        sign: "primary".to_owned(),
        state: MarkState::Ready,
        n: None,
        of: None,
        plus: false,
        cost: None,
    }
}

fn view() -> TableView {
    let panel = |seat: u8| Panel {
        seat,
        notes: Vec::new(),
        counters: vec![Counter { sign: "authority".to_owned(), name: spans("Authority"), value: 50 }],
        active: seat == 0,
        out: false,
        at: format!("seat/{seat}"),
        role: None,
        team: None,
        prey: vec![1 - seat],
    };
    let card = |at: &str, name: Option<&str>, count| Card {
        at: at.to_owned(),
        card: name.map(|name| u16::from(name == "Blob World")),
        name: name.map(str::to_owned),
        count,
        marks: if name == Some("Blob World") { vec![ready()] } else { vec![] },
        attached: false,
    };
    let zone = |role, owner: Option<u8>, id: &str, cards: Vec<Card>| Zone {
        id: id.to_owned(),
        role,
        owner,
        title: spans(if owner.is_some() { "Hand" } else { "Trade row" }),
        count: cards.len() as u32,
        total: None,
        note: None,
        cards,
    };
    TableView {
        status: spans("Turn 1"),
        map: None,
        tracks: vec![],
        gauges: vec![],
        seats: vec![panel(0), panel(1)],
        zones: vec![
            zone(
                ZoneRole::Market,
                None,
                "market",
                vec![card("market/0", Some("Blob World"), 1), card("market/1", None, 0)],
            ),
            zone(
                ZoneRole::Hand,
                Some(0),
                "hand/0",
                vec![card("hand/0/0", Some("Scout"), 1), card("hand/0/1", Some("Scout"), 1)],
            ),
            zone(ZoneRole::Hand, Some(1), "hand/1", vec![card("hand/1/0", None, 5)]),
        ],
    }
}

fn decision(id: u32, obvious: bool) -> Decision {
    let option = |key: &str, warn: bool| Choice {
        verb: None,
        key: key.to_owned(),
        label: spans(&key.to_uppercase()),
        at: None,
        warn: warn.then(|| spans("Mind this")),
        obvious: obvious && key == "play scout",
    };
    Decision {
        preset: None,
        id,
        seat: 0,
        kind: AskKind::Some,
        prompt: spans("Your turn"),
        topic: None,
        about: None,
        window: None,
        acts: Vec::new(),
        proposal: Vec::new(),
        options: vec![option("play scout", false), option("buy blob world", false), option("end turn", true)],
        min: 1,
        max: 2,
        undo: 0,
        redo: false,
    }
}

fn snap(n: u32, status: TableStatus, decision: Option<Decision>) -> ServerMsg {
    let waiting = decision.iter().map(|d| d.seat).collect();
    ServerMsg::Snap(Box::new(Snap {
        table: TABLE,
        n: Some(n),
        info: info(),
        status,
        view: view(),
        open: Open { waiting, decision },
        clocks: vec![protocol::ClockLeft { seat: 0, bank: 120_000, grace: 5_000, runs: false }],
        log: vec![entry(n)],
        chat: Vec::new(),
        orders: None,
        windows: Vec::new(),
        hash: view_hash(&view()),
        commitment: String::new(),
    }))
}

fn entry(n: u32) -> Entry {
    let text = vec![spans(&format!("Line {n}"))];
    Entry { n, what: Event::Pick, seat: Some(0), auto: false, commits: None, void: false, text }
}

fn update(n: u32, decision: Option<Decision>) -> ServerMsg {
    let waiting = vec![decision.as_ref().map_or(1, |d| d.seat)];
    let open = Some(Open { waiting, decision });
    ServerMsg::Update(Box::new(TableUpdate {
        table: TABLE,
        n,
        entry: entry(n),
        patch: None,
        open,
        clocks: vec![],
        hash: None,
    }))
}

fn faces() -> Vec<CardFace> {
    let face = |(card, name): (u16, &str)| CardFace {
        card,
        slug: name.to_lowercase().replace(' ', "-"),
        name: name.to_owned(),
        line: spans("Blob Base"),
        text: vec![CardPart {
            sign: "primary".to_owned(),
            head: spans("Primary"),
            text: spans("Gain 3 combat"),
            glance: Vec::new(),
        }],
        kind: "base".to_owned(),
        art: String::new(),
        cost: Some(8),
        defense: (card == 1).then_some(7),
        guard: "shield".to_owned(),
        outpost: false,
        stamps: Vec::new(),
        traits: None,
        print: None,
        marks: Vec::new(),
        names: None,
        faction: "blob".to_owned(),
    };
    [(0, "Scout"), (1, "Blob World")].map(face).to_vec()
}

struct Scene {
    desk: Desk,
    sent: Vec<ClientMsg>,
    other: Vec<Out>,
}

impl Scene {
    /// Ada at a table, connected and with a pending decision.
    fn new(lang: Lang, piped: bool, role: Role) -> Self {
        let me = Me {
            id: ADA,
            name: "Ada".to_owned(),
            kind: AccountKind::Guest,
            role: UserRole::Player,
            settings: Settings::default(),
        };
        let link = format!("http://x/t/{TABLE}");
        let arrival = Arrival { info: info(), role, faces: faces(), me, link };
        let desk = Desk::new(arrival, Wish::Any, lang, false, piped);
        let mut scene = Self { desk, sent: Vec::new(), other: Vec::new() };
        scene.feed(In::Up);
        scene
    }

    fn asked() -> Self {
        let mut scene = Self::new(Lang::En, false, Role::Seat(0));
        scene.hear(snap(3, status(Phase::Running, [ADA, BEN]), Some(decision(4, false))));
        scene
    }

    /// Feeds an event and returns the printed text. Sent messages are stored.
    fn feed(&mut self, event: In) -> String {
        let mut lines = Vec::new();
        for out in self.desk.update(event) {
            match out {
                Out::Print(_, text) => lines.push(text),
                Out::Send(msg) => self.sent.push(msg),
                other => self.other.push(other),
            }
        }
        lines.join("\n")
    }

    fn hear(&mut self, msg: ServerMsg) -> String {
        self.feed(In::Message(Box::new(msg)))
    }

    fn type_in(&mut self, line: &str) -> String {
        self.feed(In::Line(line.to_owned()))
    }

    fn last(&self) -> &ClientMsg {
        self.sent.last().expect("a sent message")
    }

    fn last_choice(&self) -> (u32, Vec<&str>) {
        match self.last() {
            ClientMsg::Act { decision, choice, .. } => (*decision, choice.iter().map(String::as_str).collect()),
            other => panic!("no answer: {other:?}"),
        }
    }

    fn ack(&mut self, n: u32) -> String {
        let cid = self.last().cid().expect("a command");
        self.hear(ServerMsg::Ack { cid, n })
    }
}

#[track_caller]
fn has(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "{part:?} is missing in:\n{text}");
    }
}

#[test]
fn the_table_is_told_from_the_own_hand_on() {
    let mut scene = Scene::new(Lang::En, false, Role::Seat(0));
    assert_eq!(scene.sent, [ClientMsg::Join { table: TABLE, role: Role::Seat(0), have: None, said: None }]);
    let text = scene.hear(snap(3, status(Phase::Running, [ADA, BEN]), Some(decision(4, false))));
    let (_, board) = text.split_once("== Turn 1 ==\n").expect("the status comes first");
    assert_eq!(
        board,
        "Ada, hand: Scout ×2\n* Ada (you): authority 50\n  Ben: authority 50\n\
         Trade row: Blob World (cost 8, defense 7, ready); empty place\nTime left: Ada 0:02:05\nYour turn\n\
         1. PLAY SCOUT\n2. BUY BLOB WORLD\n3. END TURN (!)\nSeveral numbers can be given at once, at most 2"
    );
    has(&text, &["Star Realms, Duel", "1. Ada: you", "2. Ben: a person", "Line 3", "http://x/t/"]);
}

#[test]
fn numbers_lists_words_and_beginnings_are_answers() {
    for (line, keys) in [
        ("1", vec!["play scout"]),
        ("1,2", vec!["play scout", "buy blob world"]),
        ("2 1", vec!["buy blob world", "play scout"]),
        ("Buy Blob World", vec!["buy blob world"]),
        ("play", vec!["play scout"]),
    ] {
        let mut scene = Scene::asked();
        scene.type_in(line);
        assert_eq!(scene.last_choice(), (4, keys), "{line}");
    }
    let mut scene = Scene::asked();
    has(&scene.type_in("9"), &["neither an option nor a command"]);
    assert_eq!(scene.sent.len(), 1);
}

#[test]
fn a_warning_has_to_be_answered_by_the_same_again() {
    let mut scene = Scene::asked();
    has(&scene.type_in("3"), &["! Mind this", "Enter the same again to confirm"]);
    assert_eq!(scene.sent.len(), 1);
    scene.type_in("3");
    assert_eq!(scene.last_choice(), (4, vec!["end turn"]));
    let mut scene = Scene::asked();
    has(&scene.type_in("concede"), &["! This gives the match up"]);
    scene.type_in("concede");
    assert!(matches!(scene.last(), ClientMsg::Concede { seat: 0, .. }));
    scene.ack(3);
    has(&scene.type_in("1"), &["still on its way"]);
}

#[test]
fn one_command_is_on_its_way_at_a_time() {
    let mut scene = Scene::asked();
    scene.type_in("1");
    has(&scene.type_in("2"), &["still on its way"]);
    assert_eq!(scene.ack(5), "");
    has(&scene.hear(update(4, None)), &["Line 4"]);
    let text = scene.hear(update(5, Some(decision(6, false))));
    has(&text, &["Line 5", "Ada, hand: Scout ×2", "1. PLAY SCOUT"]);
    assert!(!text.contains("Trade row"), "only changes are printed again: {text}");
    scene.type_in("2");
    assert_eq!(scene.last_choice(), (6, vec!["buy blob world"]));
}

#[test]
fn all_does_what_is_obvious_and_stops() {
    let mut scene = Scene::asked();
    has(&scene.type_in("all"), &["No obvious move now"]);
    let mut scene = Scene::new(Lang::En, false, Role::Seat(0));
    scene.hear(snap(3, status(Phase::Running, [ADA, BEN]), Some(decision(4, true))));
    scene.type_in("all");
    assert_eq!(scene.last_choice(), (4, vec!["play scout"]));
    scene.ack(4);
    scene.hear(update(4, Some(decision(5, true))));
    assert_eq!(scene.last_choice(), (5, vec!["play scout"]));
    scene.ack(5);
    let sent = scene.sent.len();
    has(&scene.hear(update(5, Some(decision(6, false)))), &["Your turn"]);
    assert_eq!(scene.sent.len(), sent);
}

#[test]
fn a_lost_line_is_taken_up_where_it_broke() {
    let mut scene = Scene::asked();
    scene.type_in("1");
    let act = scene.last().clone();
    has(&scene.feed(In::Down), &["The connection is lost"]);
    assert_eq!(scene.feed(In::Down), "", "it is printed once");
    scene.sent.clear();
    scene.feed(In::Up);
    assert_eq!(scene.sent, [ClientMsg::Join { table: TABLE, role: Role::Seat(0), have: Some(3), said: None }, act]);
    has(&scene.hear(update(4, Some(decision(5, false)))), &["The connection is back", "Line 4"]);
    scene.sent.clear();
    scene.hear(ServerMsg::Resync { table: TABLE, reason: String::new() });
    assert_eq!(scene.sent, [ClientMsg::Join { table: TABLE, role: Role::Seat(0), have: None, said: None }]);
}

#[test]
fn refusals_are_told_or_tried_again() {
    let nack = |scene: &Scene, code, cid: bool| ServerMsg::Nack {
        cid: scene.last().cid().filter(|_| cid),
        table: Some(TABLE),
        code,
        reason: None,
        n: None,
        open: None,
    };
    let mut scene = Scene::asked();
    scene.type_in("1");
    let (act, msg) = (scene.last().clone(), nack(&scene, Nack::TooFast, false));
    scene.hear(msg);
    assert_eq!(scene.other, [Out::Later]);
    scene.feed(In::Again);
    assert_eq!(*scene.last(), act);
    let msg = nack(&scene, Nack::StaleDecision, true);
    has(&scene.hear(msg), &["moved on", "Your turn"]);
    let mut scene = Scene::new(Lang::En, false, Role::Seat(0));
    let msg = nack(&scene, Nack::UnknownTable, false);
    scene.hear(msg);
    assert_eq!(scene.other, [Out::Fail("There is no such table here".to_owned())]);
}

#[test]
fn people_are_told_of_and_asked() {
    let mut scene = Scene::asked();
    let mut now = status(Phase::Running, [ADA, BEN]);
    now.seats[1].online = false;
    now.undo = Some(UndoAsk { request: 9, seat: 1, to: 1, waiting: vec![0] });
    let text = scene.hear(ServerMsg::Status { table: TABLE, status: now.clone() });
    has(&text, &["Ben is away", "Ben asks to undo a choice: enter agree"]);
    scene.type_in("never");
    assert!(matches!(scene.last(), ClientMsg::UndoReply { request: 9, ok: false, never: true, .. }));
    let chat = Chat {
        table: TABLE,
        seq: 1,
        user: Some(BEN),
        name: "Ben".to_owned(),
        watchers: false,
        team: false,
        spot: None,
        text: "hi".to_owned(),
        at: 0,
    };
    let aside = Chat { seq: 2, team: true, ..chat.clone() };
    assert_eq!(scene.hear(ServerMsg::Chat(chat)), "Chat, Ben: hi");
    assert_eq!(scene.hear(ServerMsg::Chat(aside)), "Chat of the team, Ben: hi");
    let mut scene = Scene::asked();
    scene.type_in("say well played");
    assert_eq!(*scene.last(), ClientMsg::Say { table: TABLE, text: "well played".to_owned(), team: false, spot: None });
    scene.type_in("team now");
    assert_eq!(*scene.last(), ClientMsg::Say { table: TABLE, text: "now".to_owned(), team: true, spot: None });
}

#[test]
fn a_place_is_pointed_at_by_its_name() {
    let mut scene = Scene::asked();
    has(&scene.type_in("ping blob world"), &["Nothing on the table has this name"]);
    let ServerMsg::Snap(mut whole) = snap(3, status(Phase::Running, [ADA, BEN]), Some(decision(4, false))) else {
        panic!("a snap")
    };
    let spot = |card| protocol::MapSpot { card, x: 10, y: 10, region: None };
    whole.view.map = Some(protocol::Map { spots: vec![spot(0), spot(1)], links: vec![], regions: vec![] });
    whole.hash = view_hash(&whole.view);
    scene.hear(ServerMsg::Snap(whole));
    scene.type_in("ping blob world");
    let pointed = ClientMsg::Say { table: TABLE, text: String::new(), team: true, spot: Some(1) };
    assert_eq!(*scene.last(), pointed);
    let told = |seq, spot, text: &str| {
        let (user, name, text) = (Some(BEN), "Ben".to_owned(), text.to_owned());
        ServerMsg::Chat(Chat { table: TABLE, seq, user, name, watchers: false, team: true, spot, text, at: 0 })
    };
    assert_eq!(scene.hear(told(1, Some(1), "")), "Chat of the team, Ben: Look here: Blob World");
    assert_eq!(scene.hear(told(2, Some(0), "now")), "Chat of the team, Ben: Look here: Scout. now");
    assert_eq!(scene.hear(told(3, Some(9), "where?")), "Chat of the team, Ben: where?");
}

#[test]
fn standing_orders_are_given_told_and_taken_back() {
    let mut scene = Scene::asked();
    has(&scene.type_in("auto"), &["What is answered for you: forced"]);
    has(&scene.type_in("auto end"), &["What is answered for you: forced, end"]);
    assert!(matches!(scene.last(), ClientMsg::Auto { seat: 0, orders, .. } if orders.end && orders.forced));
    scene.type_in("auto forced");
    has(&scene.type_in("auto end"), &["Nothing is answered for you"]);
    scene.sent.clear();
    has(&scene.type_in("auto dinner"), &["auto forced, auto obvious, auto end"]);
    assert!(scene.sent.is_empty());
    scene.type_in("pause");
    assert!(matches!(scene.last(), ClientMsg::Pause { on: true, .. }));
}

#[test]
fn a_machine_is_called_by_its_level_in_every_language() {
    for (lang, name) in
        [(Lang::En, "Captain 2"), (Lang::Ru, "Капитан 2"), (Lang::Uk, "Капітан 2"), (Lang::Ja, "艦長 2")]
    {
        let mut scene = Scene::new(lang, false, Role::Seat(0));
        let mut now = status(Phase::Running, [ADA, BEN]);
        scene.hear(ServerMsg::Status { table: TABLE, status: now.clone() });
        now.seats[1].who = Sitter::Machine("captain".to_owned());
        scene.hear(ServerMsg::Status { table: TABLE, status: now });
        assert_eq!(scene.desk.teller.name(1), name);
    }
}

#[test]
fn questions_about_cards_are_answered() {
    let mut scene = Scene::asked();
    has(&scene.type_in("card blob-world"), &["Blob World", "Blob Base", "Primary: Gain 3 combat"]);
    has(&scene.type_in("card blub wrold"), &["No card has this name", "Similar names: Blob World"]);
    has(&scene.type_in("show"), &["[1] Blob World", "[3] Scout", "Ben is here"]);
    for (line, at) in
        [("why 1", "market/0"), ("why blob", "market/0"), ("why Ben", "seat/1"), ("why hand/0/1", "hand/0/1")]
    {
        scene.type_in(line);
        assert!(matches!(scene.last(), ClientMsg::Why { what, seat: 0, .. } if what == at), "{line}");
        let why = Some(Why { rule: "SR-BUY-01".to_owned(), text: spans("Too dear") });
        let text = scene.hear(ServerMsg::Reason { table: TABLE, what: at.to_owned(), why });
        has(&text, &["Too dear (SR-BUY-01)\n", "Trade buys cards"]);
    }
    has(&scene.type_in("why zzz"), &["Nothing on the table has this name"]);
}

#[test]
fn lines_of_a_program_wait_for_a_question() {
    let mut scene = Scene::new(Lang::En, true, Role::Seat(0));
    scene.type_in("1");
    assert!(!scene.desk.wants_line());
    scene.hear(snap(3, status(Phase::Running, [ADA, BEN]), Some(decision(4, false))));
    assert_eq!(scene.last_choice(), (4, vec!["play scout"]));
    assert!(scene.desk.wants_line());
    scene.type_in("2");
    scene.ack(4);
    scene.hear(update(4, None));
    assert!(!scene.desk.wants_line(), "no decision is pending");
    scene.hear(update(5, Some(decision(6, false))));
    assert_eq!(scene.last_choice(), (6, vec!["buy blob world"]));
    scene.feed(In::End);
    assert_eq!(scene.other, [], "the answer is still outstanding");
    scene.ack(6);
    scene.hear(update(6, None));
    assert_eq!(scene.other, [Out::Leave]);
}

#[test]
fn several_at_one_device_pass_it_on() {
    let mut scene = Scene::new(Lang::En, false, Role::Watch);
    let text = scene.hear(snap(3, status(Phase::Running, [ADA, ADA]), Some(decision(4, false))).seen_by_nobody());
    has(&text, &["Pass the device to Ada and press Enter"]);
    assert!(!text.contains("Line 3") && !text.contains("hand"), "{text}");
    scene.type_in("");
    assert_eq!(*scene.last(), ClientMsg::Join { table: TABLE, role: Role::Seat(0), have: None, said: None });
    scene.hear(update(4, None));
    has(&scene.hear(snap(4, status(Phase::Running, [ADA, ADA]), Some(decision(5, false)))), &["Line 4", "Your turn"]);
    scene.type_in("1");
    scene.ack(5);
    has(&scene.hear(update(5, None)), &["Pass the device to Ben"]);
    assert!(scene.other.contains(&Out::Clear));
}

trait Unseen {
    fn seen_by_nobody(self) -> Self;
}

impl Unseen for ServerMsg {
    /// The same for a viewer without a decision.
    fn seen_by_nobody(mut self) -> Self {
        if let Self::Snap(snap) = &mut self {
            snap.open.decision = None;
        }
        self
    }
}

#[test]
fn the_end_is_told_in_every_language() {
    for (lang, parts) in [
        (Lang::En, ["The match is over", "Ada wins"]),
        (Lang::Ru, ["Партия окончена", "Ada побеждает"]),
        (Lang::Uk, ["Партію завершено", "Ada перемагає"]),
        (Lang::Ja, ["対局終了", "Adaの勝利"]),
    ] {
        let mut scene = Scene::new(lang, true, Role::Seat(0));
        let mut text = scene.hear(snap(3, status(Phase::Running, [ADA, BEN]), Some(decision(4, false))));
        for line in ["help", "show", "log", "nonsense", "card scout", "why zzz", "rematch", "agree", "lang xx", ""] {
            text += &scene.type_in(line);
        }
        let mut over = status(Phase::Over, [ADA, BEN]);
        over.result = Some(MatchResult { winners: vec![0], conceded: vec![] });
        let end = scene.hear(ServerMsg::Status { table: TABLE, status: over });
        has(&end, &parts);
        has(&end, &[&format!("http://x/api/tables/{TABLE}/file")]);
        text += &end;
        assert!(!text.contains("unrendered"), "{lang}: {text}");
        scene.type_in("rematch");
        scene.feed(In::Note(None));
        scene.type_in("save x.orrery");
        scene.feed(In::Note(None));
        scene.type_in("1");
        assert_eq!(scene.other, [Out::Rematch, Out::Save("x.orrery".into()), Out::Leave], "{lang}");
    }
}

fn windows() -> Vec<protocol::WindowKind> {
    let kind = |(slug, usual): (&str, bool)| protocol::WindowKind {
        slug: slug.to_owned(),
        name: spans(&format!("After the {slug}")),
        group: spans("Actions"),
        usual,
    };
    [("draw", false), ("edge", true)].map(kind).to_vec()
}

#[test]
fn stops_are_listed_and_switched() {
    let mut scene = Scene::asked();
    has(&scene.type_in("stops"), &["This game has no windows to answer in"]);
    let ServerMsg::Snap(mut whole) = snap(3, status(Phase::Running, [ADA, BEN]), Some(decision(4, false))) else {
        panic!("a snap")
    };
    whole.windows = windows();
    scene.hear(ServerMsg::Snap(whole));
    has(&scene.type_in("stops"), &["[ ] 1. After the draw", "[x] 2. After the edge"]);
    has(&scene.type_in("stops 1 2"), &["[x] 1. After the draw", "[ ] 2. After the edge"]);
    let only_draw = vec!["draw".to_owned()];
    assert!(matches!(scene.last(), ClientMsg::Auto { seat: 0, orders, .. } if orders.stops == Some(only_draw)));
    // Ben is a person, so whether Ada must decide must not reveal what she holds.
    has(&scene.type_in("stops able"), &["Only against machines"]);
    // The client does not ask at a window that the server is about to pass.
    let asked = Decision { window: Some("edge".to_owned()), ..decision(5, false) };
    assert!(!scene.hear(update(4, Some(asked))).contains("Your turn"));
    let asked = Decision { window: Some("draw".to_owned()), ..decision(6, false) };
    has(&scene.hear(update(5, Some(asked))), &["Your turn"]);
}

#[test]
fn a_proposal_is_told_and_taken_whole() {
    let mut scene = Scene::asked();
    has(&scene.type_in("pay"), &["Nothing is proposed here"]);
    let step = |key: &str, option: &str| protocol::Proposed { key: key.to_owned(), option: option.to_owned() };
    let proposal = vec![step("play scout", "play scout"), step("buy blob world later", "buy blob world")];
    let told = scene.hear(update(4, Some(Decision { proposal, ..decision(5, false) })));
    has(&told, &["Proposed: PLAY SCOUT + BUY BLOB WORLD (pay)"]);
    scene.type_in("pay");
    assert_eq!(scene.last_choice(), (5, vec!["play scout", "buy blob world later"]));
}
