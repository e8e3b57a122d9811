//! Administration of a server: settings, backups, export and import, moderation and shutdown.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use client::{ClientError, Http, Mirror, News, Socket};
use protocol::{
    ClientMsg, Credentials, Lang, Me, NewBug, NewReport, OpenTable, Opened, Phase, Role, SeatWish, TableId,
};
use uuid::Uuid;

use crate::support::{Folder, Run, begun, command, finished};

/// A time limit that holds even on a busy computer.
const LONG: Duration = Duration::from_mins(2);

/// The variables that a server reads. The tester's own values must not affect the tests.
const VARIABLES: [&str; 22] = [
    "ORRERY_ADMIN_LISTEN",
    "ORRERY_BODY_TIMEOUT",
    "ORRERY_CONFIG",
    "ORRERY_CONNECTIONS",
    "ORRERY_DATA",
    "ORRERY_DATABASE",
    "ORRERY_HEADER_TIMEOUT",
    "ORRERY_INSECURE_COOKIES",
    "ORRERY_LISTEN",
    "ORRERY_LOG",
    "ORRERY_LOG_FORM",
    "ORRERY_MACHINE_PACE",
    "ORRERY_MAX_CONNECTIONS",
    "ORRERY_MIN_FREE_SPACE",
    "ORRERY_NO_LIMITS",
    "ORRERY_ORIGINS",
    "ORRERY_PROXIES",
    "ORRERY_PUBLIC_URL",
    "ORRERY_THINKERS",
    "ORRERY_TOKEN",
    "ORRERY_WEBHOOK_HOSTS",
    "ORRERY_WEBHOOK_PORTS",
];

/// A server in a separate process.
pub(crate) struct Server {
    pub(crate) process: Child,
    out: BufReader<ChildStdout>,
    /// The address that it prints.
    url: String,
}

/// Runs the program without the tester's settings, so that it cannot touch the tester's database.
fn bare(args: &[&str]) -> Command {
    let mut command = command(args);
    for name in VARIABLES {
        command.env_remove(name);
    }
    command
}

pub(crate) fn orrery(args: &[&str]) -> Run {
    orrery_fed(args, "")
}

fn orrery_fed(args: &[&str], input: &str) -> Run {
    let mut child = bare(args).spawn().expect("the program starts");
    // The program may end before it has read all input.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("the program ends");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    Run { code: output.status.code().unwrap_or(-1), out: text(output.stdout), err: text(output.stderr) }
}

fn serve(args: &[&str]) -> Command {
    let mut command = bare(&[&["serve", "--listen", "127.0.0.1:0"], args].concat());
    command.env("ORRERY_LOG", "error").stdin(Stdio::null()).stderr(Stdio::null());
    command
}

impl Server {
    fn start(mut command: Command) -> Self {
        let mut process = command.spawn().expect("the server starts");
        let mut out = BufReader::new(process.stdout.take().expect("a pipe"));
        let mut line = String::new();
        out.read_line(&mut line).expect("a first line");
        let url = line.trim().strip_prefix("Orrery is running at ").expect("the address").to_owned();
        Self { process, out, url }
    }

    /// Starts a server for playing, without limits and without delays between moves of bots.
    pub(crate) fn on(data: &str) -> Self {
        Self::start(serve(&["--data", data, "--no-limits", "--machine-pace", "0"]))
    }

    /// Kills the server without a shutdown.
    pub(crate) fn kill(mut self) {
        self.process.kill().expect("it can be killed");
        self.process.wait().expect("it ends");
    }

    pub(crate) fn guest(&self) -> Http {
        let mut http = Http::new(&self.url);
        http.become_guest().expect("a guest session");
        http
    }

    fn account(&self, name: &str) -> (Http, Me) {
        let mut http = self.guest();
        let credentials = Credentials { name: name.to_owned(), password: "a long enough one".to_owned() };
        let me = http.post::<Me>("/api/account", &credentials).expect("the name is free");
        (http, me)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A player in seat 0 of a duel against a fast bot.
pub(crate) struct Seat {
    table: TableId,
    pub(crate) socket: Socket,
    pub(crate) mirror: Mirror,
}

pub(crate) fn duel(http: &mut Http) -> TableId {
    let seats = vec![SeatWish::Me, SeatWish::Machine("lively".to_owned())];
    let wish = OpenTable { game: "star-realms".to_owned(), first: Some(0), seats, ..OpenTable::default() };
    http.post::<Opened>("/api/tables", &wish).expect("a table").id
}

impl Seat {
    pub(crate) async fn join(http: &Http, table: TableId, role: Role) -> Self {
        let mut socket = Socket::open(http, Lang::En).await.expect("a socket");
        let join = ClientMsg::Join { table, role, have: None, said: None };
        socket.send(&join).await.expect("a connected server");
        let mut seat = Self { table, socket, mirror: Mirror::new(table) };
        while seat.next().await != News::Snap {}
        seat
    }

    pub(crate) async fn next(&mut self) -> News {
        let msg = tokio::time::timeout(LONG, self.socket.next()).await.expect("an answer in time").expect("a message");
        let news = self.mirror.receive(&msg);
        assert!(!matches!(news, News::Lost(_)), "the mirror drifted: {news:?}");
        news
    }

    /// Makes this number of choices and waits for the next decision, or plays until the match is over.
    pub(crate) async fn play(&mut self, choices: usize) {
        for left in (0..=choices).rev() {
            while self.mirror.decision().is_none() && !self.mirror.is_over() {
                self.next().await;
            }
            if left == 0 || self.mirror.is_over() {
                return;
            }
            let decision = self.mirror.decision().expect("a decision");
            let free = |o: &&protocol::Choice| o.warn.is_none() && o.at.as_deref() != Some("end");
            let best = decision.options.iter().find(|o| o.obvious).or_else(|| decision.options.iter().find(free));
            let choice = vec![best.or(decision.options.last()).expect("options").key.clone()];
            let cid = Uuid::now_v7();
            let act = ClientMsg::Act { table: self.table, cid, seat: 0, decision: decision.id, choice };
            self.socket.send(&act).await.expect("a connected server");
            let n = loop {
                match self.next().await {
                    News::Done(done, n) if done == cid => break n,
                    News::Refused(refused, code, why) if refused == Some(cid) => panic!("{code:?}: {why:?}"),
                    _ => {}
                }
            };
            while self.mirror.n < Some(n) {
                self.next().await;
            }
        }
    }
}

fn id_in(text: &str) -> TableId {
    let ids = text.split(|c: char| !c.is_ascii_hexdigit() && c != '-');
    ids.filter(|word| word.len() == 36).find_map(|word| word.parse().ok()).expect("an id")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_made_while_people_play_goes_on_from_its_last_line() {
    let folder = Folder::new();
    let (old, copy, new) = (folder.file("old"), folder.file("copy.db"), folder.file("new"));
    let server = Server::on(&old);
    let mut ada = server.guest();
    let table = duel(&mut ada);
    let mut seat = Seat::join(&ada, table, Role::Seat(0)).await;
    seat.play(12).await;
    let (kept, asked) = (seat.mirror.n, seat.mirror.decision().cloned());
    assert!(asked.is_some(), "the match is not over");

    let run = orrery(&["backup", &copy, "--data", &old]).expect(0);
    assert!(run.out.contains(&copy), "{}", run.out);
    seat.play(5).await;
    assert!(seat.mirror.n > kept);
    server.kill();

    orrery(&["restore", &copy, "--data", &new]).expect(0);
    let server = Server::on(&new);
    // Sessions are part of the backup.
    let ada = Http::new(&server.url).with_cookie(ada.cookie().expect("a session"));
    let mut seat = Seat::join(&ada, table, Role::Seat(0)).await;
    assert_eq!((seat.mirror.n, seat.mirror.decision().cloned()), (kept, asked));
    seat.play(usize::MAX).await;
    assert!(seat.mirror.is_over());

    let save = folder.file("restored.orrery");
    orrery(&["export", &table.to_string(), "--to", &save, "--data", &new]).expect(0);
    assert!(orrery(&["verify", &save]).expect(0).out.contains("VERIFIED"));

    // The old folder holds the moves made after the backup, although the server was killed.
    let run = orrery(&["export", &format!("/t/{table}"), "--unfinished", "--data", &old]).expect(0);
    assert!(run.out.lines().count() > kept.expect("update number") as usize + 1);
}

#[test]
fn nothing_is_overwritten_by_accident() {
    let folder = Folder::new();
    let (data, copy) = (folder.file("data"), folder.file("copy.db"));
    let server = Server::on(&data);
    orrery(&["backup", &copy, "--data", &data]).expect(0);
    let before = std::fs::read(&copy).expect("the copy");
    let run = orrery(&["backup", &copy, "--data", &data]).expect(2);
    assert!(run.err.contains("exists"), "{}", run.err);
    assert_eq!(std::fs::read(&copy).expect("the copy"), before);

    let run = orrery(&["restore", &copy, "--data", &data]).expect(2);
    assert!(run.err.contains("--replace"), "{}", run.err);
    let run = orrery(&["restore", &copy, "--data", &data, "--replace"]).expect(4);
    assert!(run.err.contains("stop the server"), "{}", run.err);
    server.guest();
    server.kill();
    orrery(&["restore", &copy, "--data", &data, "--replace"]).expect(0);

    let letter = folder.write("letter", "Dear Ann");
    let run = orrery(&["restore", &letter, "--data", &data, "--replace"]).expect(3);
    assert!(run.err.contains("not an Orrery backup"), "{}", run.err);
    orrery(&["restore", &folder.file("nothing"), "--data", &data, "--replace"]).expect(3);
    orrery(&["backup", &folder.file("no/such/folder"), "--data", &data]).expect(4);
    for args in [["backup", "x"], ["restore", &copy]] {
        let run = orrery(&[&args[..], &["--database", "postgres://house:secret@localhost/orrery"]].concat()).expect(2);
        assert!(run.err.contains("pg_") && !run.err.contains("secret"), "{}", run.err);
    }
}

#[test]
fn a_database_that_is_not_there_is_not_made() {
    let folder = Folder::new();
    let (nowhere, to) = (folder.file("nowhere"), folder.file("to"));
    let id = Uuid::nil().to_string();
    let save = finished(&folder, "a.orrery");
    let commands: [&[&str]; 6] = [
        &["backup", &to],
        &["export", &id],
        &["import", &save],
        &["admin", "users"],
        &["admin", "role", "Ada", "admin"],
        &["admin", "delete", "Ada", "--yes"],
    ];
    for args in commands {
        let run = orrery(&[args, &["--data", &nowhere]].concat()).expect(3);
        assert!(run.err.contains("no database"), "{args:?}: {}", run.err);
        let run = orrery(&[args, &["--database", &format!("sqlite:{nowhere}.db")]].concat()).expect(3);
        assert!(run.err.contains("nowhere.db"), "{args:?}: {}", run.err);
    }
    let names: Vec<_> =
        std::fs::read_dir(folder.path()).expect("a folder").map(|f| f.expect("a file").path()).collect();
    assert_eq!(names, [Path::new(&save)], "nothing was created");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_leaves_as_a_file_and_comes_back() {
    let folder = Folder::new();
    let data = folder.file("data");
    let server = Server::on(&data);
    let save = finished(&folder, "a.orrery");
    let run = orrery(&["import", &save, "--data", &data]).expect(0);
    let table = id_in(&run.out);

    // A running server shows the imported match.
    let mut ada = server.guest();
    let watcher = Seat::join(&ada, table, Role::Watch).await;
    assert_eq!(watcher.mirror.status.as_ref().expect("a status").phase, Phase::Over);
    assert_eq!(watcher.mirror.result().expect("a result").winners.len(), 1);
    let text = ada.get_text(&format!("/api/tables/{table}/file")).expect("a finished match");
    assert_eq!(text, std::fs::read_to_string(&save).expect("the save"));

    let out = orrery(&["export", &table.to_string(), "--data", &data]).expect(0).out;
    assert_eq!(out, text);
    let again = folder.file("again.orrery");
    orrery(&["export", &table.to_string(), "--to", &again, "--data", &data]).expect(0);
    assert!(orrery(&["verify", &again]).expect(0).out.contains("VERIFIED"));
    orrery(&["export", &table.to_string(), "--to", &again, "--data", &data]).expect(2);
    let run = orrery(&["import", &again, "--data", &data]).expect(1);
    assert!(run.err.contains("already") && run.err.contains(&table.to_string()), "{}", run.err);

    // A match that was played here is rejected as a duplicate too, but another server imports it.
    let played = duel(&mut ada);
    let mut seat = Seat::join(&ada, played, Role::Seat(0)).await;
    seat.play(usize::MAX).await;
    let own = folder.file("own.orrery");
    orrery(&["export", &played.to_string(), "--to", &own, "--data", &data]).expect(0);
    let run = orrery(&["import", &own, "--data", &data]).expect(1);
    assert!(run.err.contains(&played.to_string()), "{}", run.err);
    let elsewhere = folder.file("elsewhere");
    Server::on(&elsewhere).kill();
    let run = orrery(&["import", &own, "--data", &elsewhere]).expect(0);
    let there = id_in(&run.out).to_string();
    let out = orrery(&["export", &there, "--data", &elsewhere]).expect(0).out;
    assert_eq!(out, std::fs::read_to_string(&own).expect("the save"));
}

#[test]
fn a_match_that_was_given_up_is_proved_and_imported() {
    let folder = Folder::new();
    let data = folder.file("data");
    Server::on(&data).kill();
    let begun = std::fs::read_to_string(begun(&folder, "a.orrery", 9)).expect("the save");
    let save = games::Save::read(begun.as_bytes()).expect("a save");
    let mut table = games::load(&save, games::Loading::default()).expect("a match").table;
    let [ada, ben] = [0, 1].map(|n| games::SeatSet::only(games::Seat::new(n)));
    assert!(table.give_up(ada, ben));
    let file = folder.write("b.orrery", table.lines_since(0));
    let run = orrery(&["verify", &file]).expect(0);
    assert!(run.out.contains("conceded: player 1") && run.out.contains("winner: player 2"), "{}", run.out);
    let run = orrery(&["import", &file, "--data", &data]).expect(0);
    let id =
        run.out.split_whitespace().find_map(|word| word.trim_end_matches(',').parse::<Uuid>().ok()).expect("an id");
    let out = orrery(&["export", &id.to_string(), "--data", &data]).expect(0).out;
    assert_eq!(out, std::fs::read_to_string(&file).expect("the save"));
}

#[test]
fn a_file_that_proves_nothing_is_refused() {
    let folder = Folder::new();
    let data = folder.file("data");
    Server::on(&data).kill();
    let save = std::fs::read_to_string(finished(&folder, "a.orrery")).expect("the save");
    let line = save.lines().position(|line| line.contains("\"pick\":\"play")).expect("a card was played");
    let forged = save.lines().enumerate().map(|(n, l)| if n == line { String::new() } else { format!("{l}\n") });
    let forged = folder.write("forged.orrery", forged.collect::<String>());
    let run = orrery(&["import", &forged, "--data", &data]).expect(1);
    assert!(run.err.contains("not a valid match") && run.err.contains("line"), "{}", run.err);

    let run = orrery(&["import", &begun(&folder, "b.orrery", 9), "--data", &data]).expect(1);
    assert!(run.err.contains("is not over"), "{}", run.err);
    orrery(&["import", &folder.write("letter", "Dear Ann"), "--data", &data]).expect(3);
    orrery(&["import", &folder.file("nothing"), "--data", &data]).expect(3);
    assert!(orrery(&["admin", "users", "--data", &data]).expect(1).err.contains("there are no users"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_match_is_exported_only_on_purpose() {
    let folder = Folder::new();
    let data = folder.file("data");
    let server = Server::on(&data);
    let mut ada = server.guest();
    let table = duel(&mut ada);
    let mut seat = Seat::join(&ada, table, Role::Seat(0)).await;
    seat.play(4).await;
    let id = table.to_string();
    let run = orrery(&["export", &id, "--data", &data]).expect(1);
    assert!(run.err.contains("--unfinished") && run.out.is_empty(), "{}", run.err);
    let run = orrery(&["export", &id, "--unfinished", "--data", &data]).expect(0);
    assert!(run.err.contains("reveals every card"), "{}", run.err);
    assert_eq!(run.out.lines().count(), seat.mirror.n.expect("update number") as usize + 1);

    let store = store::open_existing(&format!("sqlite:{data}/orrery.db")).await.expect("the database");
    let secret = store.secret(table).await.expect("an answer").expect("a secret");
    store.close().await;
    for part in secret.split(|c: char| !c.is_ascii_hexdigit()).filter(|part| part.len() >= 16) {
        assert!(!run.out.contains(part), "the secret is in the file");
    }

    orrery(&["export", &Uuid::nil().to_string(), "--data", &data]).expect(1);
    orrery(&["export", "my match", "--data", &data]).expect(2);
    let seats = vec![SeatWish::Me, SeatWish::Open];
    let wish = OpenTable { game: "star-realms".to_owned(), seats, ..OpenTable::default() };
    let open = ada.post::<Opened>("/api/tables", &wish).expect("a table").id.to_string();
    assert!(orrery(&["export", &open, "--data", &data]).expect(1).err.contains("not started"));
}

#[test]
fn an_operator_keeps_order_beside_a_running_server() {
    let folder = Folder::new();
    let data = folder.file("data");
    let server = Server::on(&data);
    let admin = |args: &[&str]| orrery(&[&["admin"], args, &["--data", &data]].concat());
    let (mut ada, me) = server.account("Ада");
    let (mut ben, _) = server.account("Ben");
    let guest = server.guest().get::<Me>("/api/me").expect("a guest");

    let list = admin(&["users"]).expect(0).out;
    for part in ["Ада", "Ben", &guest.name, "account", "guest", &me.id.to_string()] {
        assert!(list.contains(part), "{part} is missing in:\n{list}");
    }
    assert!(!admin(&["users", "бен"]).expect(1).err.is_empty());
    let list = admin(&["users", "АДА"]).expect(0).out;
    assert!(list.contains("Ада") && !list.contains("Ben"), "{list}");

    assert!(ada.get_text("/metrics").is_err());
    assert!(admin(&["role", "ада", "admin"]).expect(0).out.contains("was player"));
    assert!(ada.get_text("/metrics").expect("for admins").contains("orrery_store_batches"));
    admin(&["role", "Ада", "player"]).expect(0);
    assert!(ada.get_text("/metrics").is_err());

    let report = NewReport { about: Some(me.id), table: None, text: "never says hello".to_owned() };
    ben.send("POST", "/api/reports", &report).expect("a report");
    let list = admin(&["reports"]).expect(0).out;
    assert!(list.contains("Ben about Ада") && list.contains("| never says hello"), "{list}");
    let id = id_in(&list).to_string();
    admin(&["report", &id, "talked", "to", "her"]).expect(0);
    assert!(admin(&["reports"]).expect(0).out.contains("no open reports"));
    assert!(admin(&["reports", "--all"]).expect(0).out.contains("closed by Server"));
    assert!(admin(&["report", &id, "again"]).expect(1).err.contains("already closed"));

    let page = "/cards".to_owned();
    let bug = NewBug {
        table: None,
        n: None,
        seat: None,
        text: "it is upside down".to_owned(),
        page,
        agent: "a test".to_owned(),
    };
    ben.send("POST", "/api/bugs", &bug).expect("a bug report");
    let list = admin(&["reports"]).expect(0).out;
    let id = id_in(&list).to_string();
    let whole = admin(&["report", &id]).expect(0).out;
    for part in ["Ben about a bug", "on page /cards with a test", "| it is upside down", "attached"] {
        assert!(list.contains(part) && whole.contains(part), "{part} is missing in:\n{list}\n{whole}");
    }
    assert!(whole.len() > list.len(), "nothing is attached:\n{whole}");
    assert!(admin(&["report", &me.id.to_string()]).expect(1).err.contains("no report"));

    assert!(admin(&["ban", "Ben", "--hours", "2"]).expect(0).out.contains("until 20"));
    assert!(matches!(ben.get::<Me>("/api/me"), Err(ClientError::Refused(e)) if e.code == "banned"));
    assert!(admin(&["users", "ben"]).expect(0).out.contains("until 20"));
    admin(&["unban", "Ben"]).expect(0);
    ben.get::<Me>("/api/me").expect("the ban is lifted");
    assert!(admin(&["unban", "Ben"]).expect(1).err.contains("not banned"));
    assert!(admin(&["ban", &guest.name]).expect(0).out.contains("permanently"));

    let run = admin(&["password", "Ben"]).expect(0).out;
    let password = run.lines().next().and_then(|line| line.rsplit(' ').next()).expect("a password").to_owned();
    assert!(matches!(ben.get::<Me>("/api/me"), Err(ClientError::Refused(e)) if e.code == "no_session"));
    let sign_in = |password: &str| {
        let credentials = Credentials { name: "Ben".to_owned(), password: password.to_owned() };
        Http::new(&server.url).post::<Me>("/api/session", &credentials).is_ok()
    };
    assert!(sign_in(&password) && !sign_in("a long enough one"));
    let run = orrery_fed(&["admin", "password", "Ben", "--stdin", "--data", &data], "correct horse\n").expect(0);
    assert!(!run.out.contains("horse"), "{}", run.out);
    assert!(sign_in("correct horse") && !sign_in(&password));

    let seats = vec![SeatWish::Me, SeatWish::Open];
    let wish = OpenTable { game: "star-realms".to_owned(), seats, ..OpenTable::default() };
    let table = ada.post::<Opened>("/api/tables", &wish).expect("a table");
    admin(&["close", &table.path]).expect(0);
    assert!(admin(&["close", &table.id.to_string()]).expect(1).err.contains("already over or closed"));
    let info = ada.get::<protocol::TableInfo>(&format!("/api/tables/{}", table.id)).expect("a table");
    assert_eq!(info.phase, Phase::Closed);

    assert!(admin(&["delete", "Ben"]).expect(2).err.contains("--yes"));
    admin(&["delete", "Ben", "--yes"]).expect(0);
    assert!(!sign_in("correct horse"));
    assert!(admin(&["users", "Ben"]).expect(1).err.contains("no user"));
}

#[test]
fn an_operators_slips_change_nothing() {
    let folder = Folder::new();
    let data = folder.file("data");
    let server = Server::on(&data);
    server.account("Ada");
    let guest = server.guest().get::<Me>("/api/me").expect("a guest");
    let admin = |args: &[&str]| orrery(&[&["admin"], args, &["--data", &data]].concat());
    let nobody = Uuid::nil().to_string();
    let slips: [(&[&str], i32, &str); 16] = [
        (&["role", "Nobody", "admin"], 1, "no user is named"),
        (&["role", &nobody, "admin"], 1, "no user has the id"),
        (&["role", "Ada", "king"], 2, "moderator"),
        (&["role", &guest.name, "admin"], 1, "only accounts"),
        (&["ban", "Nobody"], 1, "no user is named"),
        (&["ban", "Ada", "--hours", "0"], 2, "0"),
        (&["unban", "Ada"], 1, "not banned"),
        (&["password", "Nobody"], 1, "no user is named"),
        (&["password", &guest.name], 1, "only accounts"),
        (&["password", "Ada", "--stdin"], 2, "8 to 256"),
        (&["report", &nobody, "fine"], 1, "no report"),
        (&["report", "17", "fine"], 2, "17"),
        (&["close", &nobody], 1, "no table"),
        (&["close", "17"], 2, "17"),
        (&["delete", "Nobody", "--yes"], 1, "no user is named"),
        (&["shout"], 2, "shout"),
    ];
    for (args, code, part) in slips {
        let run = admin(args).expect(code);
        assert!(run.err.contains(part), "{args:?}: {}", run.err);
    }
    let list = admin(&["users", "Ada"]).expect(0).out;
    assert!(list.contains("account") && list.contains("player"), "{list}");
}

#[test]
fn a_flag_wins_over_the_environment_and_that_over_the_file() {
    let folder = Folder::new();
    let data = folder.file("data");
    let file = folder.write("orrery.toml", format!("public-url = 'http://file.example'\ndata = '{data}'\n"));
    let says = |change: &dyn Fn(&mut Command)| {
        let mut command = serve(&["--config", &file]);
        change(&mut command);
        Server::start(command).url.clone()
    };
    assert_eq!(says(&|_| {}), "http://file.example");
    let environment = |command: &mut Command| {
        command.env("ORRERY_PUBLIC_URL", "http://environment.example");
    };
    assert_eq!(says(&environment), "http://environment.example");
    let flag = |command: &mut Command| {
        environment(command);
        command.args(["--public-url", "http://flag.example"]);
    };
    assert_eq!(says(&flag), "http://flag.example");
    // The administration commands read the same file.
    orrery(&["backup", &folder.file("copy.db"), "--config", &file]).expect(0);
    assert!(Path::new(&data).join("orrery.db").exists());
}

#[test]
fn settings_that_make_no_sense_are_explained() {
    let folder = Folder::new();
    let data = folder.file("data");
    let refused = |args: &[&str], part: &str| {
        let run = orrery(&[&["serve", "--data", &data], args].concat()).expect(2);
        assert!(run.err.contains(part), "{part:?} is missing in {}", run.err);
    };
    refused(&["--config", &folder.write("a.toml", "listn = '127.0.0.1:1'\n")], "listn");
    refused(&["--config", &folder.write("b.toml", "listen = 'everywhere'\n")], "listen");
    refused(&["--listen", "0.0.0.0:0"], "--insecure-cookies");
    refused(&["--listen", "0.0.0.0:0", "--public-url", "http://play.example"], "--public-url https://");
    refused(&["--public-url", "play.example"], "https://");
    orrery(&["serve", "--config", &folder.file("nothing.toml")]).expect(3);
    assert!(!Path::new(&data).join("orrery.db").exists(), "no database was created");

    let server = Server::on(&folder.file("first"));
    refused(&["--listen", server.url.trim_start_matches("http://")], "cannot listen on");
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_polite_kill_says_goodbye() {
    let folder = Folder::new();
    let data = folder.file("data");
    let mut server = Server::on(&data);
    let mut ada = server.guest();
    let table = duel(&mut ada);
    let mut seat = Seat::join(&ada, table, Role::Seat(0)).await;
    seat.play(3).await;
    let n = seat.mirror.n;

    let (pid, asked) = (server.process.id().to_string(), Instant::now());
    assert!(Command::new("kill").args(["-TERM", &pid]).status().expect("kill").success());
    loop {
        if let News::Bye(retry_ms) = seat.next().await {
            assert!(retry_ms > 0);
            break;
        }
    }
    match tokio::time::timeout(LONG, seat.socket.next()).await.expect("in time") {
        Err(ClientError::Gone(Some(why))) => assert!(why.starts_with("1012"), "{why}"),
        other => panic!("not the end: {other:?}"),
    }
    let status = server.process.wait().expect("it ends");
    assert!(asked.elapsed() < Duration::from_secs(20), "{:?}", asked.elapsed());
    assert_eq!(status.code(), Some(0));
    let mut rest = String::new();
    std::io::Read::read_to_string(&mut server.out, &mut rest).expect("UTF-8");
    assert!(rest.contains("all matches are saved"), "{rest}");

    // The match continues where it was.
    let server = Server::on(&data);
    let ada = Http::new(&server.url).with_cookie(ada.cookie().expect("a session"));
    assert_eq!(Seat::join(&ada, table, Role::Seat(0)).await.mirror.n, n);
}

/// docs/OPERATING.md describes every setting and every metric.
#[test]
fn the_handbook_is_complete() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let book = std::fs::read_to_string(root.join("docs/OPERATING.md")).expect("docs/OPERATING.md");
    let help = orrery(&["serve", "--help"]).expect(0).out;
    let flags = help.lines().filter_map(|line| line.trim_start().strip_prefix("--")?.split(' ').next());
    let variables = help.split("[env: ").skip(1).filter_map(|rest| rest.split(['=', ']']).next());
    let (flags, variables): (Vec<_>, Vec<_>) = (flags.collect(), variables.collect());
    assert!(flags.len() > 10 && variables.len() > 10, "{help}");
    for flag in flags {
        assert!(book.contains(&format!("`--{flag}")), "--{flag} is missing");
    }
    for variable in variables {
        assert!(book.contains(&format!("`{variable}`")), "{variable} is missing");
        assert!(VARIABLES.contains(&variable), "{variable} would change these tests");
    }
    let mut folders = vec![root.join("crates/server/src")];
    let mut figures = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
            if entry.is_dir() {
                folders.push(entry);
                continue;
            }
            let source = std::fs::read_to_string(&entry).expect("a source");
            for kind in ["gauge!(\"", "counter!(\"", "histogram!(\""] {
                for name in source.split(kind).skip(1).filter_map(|rest| rest.split('"').next()) {
                    assert!(book.contains(&format!("`{name}`")), "{name} is missing");
                    figures += 1;
                }
            }
        }
    }
    assert!(figures > 10, "only {figures} metrics were found");
}
