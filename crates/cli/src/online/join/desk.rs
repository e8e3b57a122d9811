//! A place at a table over the network: what comes in changes it, what it wants goes out. No socket and no terminal
//! here, so that all of it can be tested by hand.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Instant;

use client::Mirror;
use games::{Lang, Names, Seat};
use protocol::{CardFace, ClientMsg, Decision, Me, Role, ServerMsg, Sitter, TableId, TableInfo};
use uuid::Uuid;

use super::show::Teller;
use crate::clean;

/// Something happened.
#[derive(Debug)]
pub(super) enum In {
    /// A socket is open.
    Up,
    /// It is gone; another is being opened.
    Down,
    Message(Box<ServerMsg>),
    /// A line was typed.
    Line(String),
    /// Nothing more will be typed.
    End,
    /// What was refused for the moment may be tried again.
    Again,
    /// The printed cards in another language.
    Faces(Vec<CardFace>),
    /// An answer to a request outside the socket, to be read by people; nothing when there is nothing to say.
    Note(Option<String>),
}

/// Something to be done.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Out {
    Print(Tone, String),
    /// Hides what another player at this device must not see.
    Clear,
    Send(ClientMsg),
    /// Say `Again` after a while.
    Later,
    /// Get the printed cards in the language now spoken.
    Fetch,
    /// Give the free seats to machines.
    Start,
    Rematch,
    Save(PathBuf),
    Leave,
    /// It cannot go on.
    Fail(String),
}

/// How a line of output is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tone {
    Plain,
    /// A question.
    Ask,
    /// The own seat.
    Own,
    /// Mind this.
    Warn,
}

/// Where somebody wants to be at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// Wherever there is a place.
    Any,
    Seat(u8),
    Watch,
}

/// A table as somebody comes to it.
pub(super) struct Arrival {
    pub(super) info: TableInfo,
    pub(super) role: Role,
    pub(super) faces: Vec<CardFace>,
    pub(super) me: Me,
    /// The way to the table, to be passed on.
    pub(super) link: String,
}

/// How the line to the server is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wire {
    Down,
    /// A socket is open and the table was asked for.
    Joining,
    Up,
}

/// A command that is not known to be done.
pub(super) struct Pending {
    pub(super) msg: ClientMsg,
    pub(super) cid: Uuid,
    /// The frame it became.
    pub(super) done: Option<u32>,
}

/// What has to be said twice.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum Doubt {
    Choice(u32, Vec<String>),
    Concede,
}

#[expect(clippy::struct_excessive_bools, reason = "independent facts, each noted when it happens")]
pub(super) struct Desk {
    pub(super) teller: Teller,
    /// Warnings are not asked about.
    pub(super) yes: bool,
    /// Lines come from a program: they wait until they can be used.
    pub(super) piped: bool,
    pub(super) me: Uuid,
    pub(super) link: String,
    pub(super) wish: Wish,
    pub(super) role: Role,
    pub(super) mirror: Mirror,
    pub(super) wire: Wire,
    /// The connection was lost, and people know.
    pub(super) outage: bool,
    pub(super) pending: Option<Pending>,
    pub(super) doubt: Option<Doubt>,
    /// The last line of the log told to each pair of eyes.
    pub(super) told: BTreeMap<Option<u8>, u32>,
    /// The last thing said that was told.
    pub(super) heard: Option<i64>,
    /// The question people have in front of them.
    pub(super) shown: Option<Decision>,
    /// Others have moved: the whole board comes with the next question.
    pub(super) fresh: bool,
    /// Everything obvious is being done.
    pub(super) all: bool,
    /// The device has to be passed to this seat.
    pub(super) curtain: Option<u8>,
    /// Whom the table waits for, as was told.
    pub(super) waiting: Vec<u8>,
    /// It was told that a machine thinks.
    pub(super) thinking: bool,
    pub(super) met: bool,
    pub(super) over: bool,
    /// Views of this server have another hash here: it knows more than this build.
    pub(super) strange: bool,
    /// Answers to `why` that are to come, and those that came.
    pub(super) whys: (usize, Vec<String>),
    pub(super) clocks_at: Instant,
    /// Requests outside the socket that are not answered yet.
    pub(super) errands: usize,
    /// A line that waits.
    held: Option<String>,
    ended: bool,
    pub(super) left: bool,
    pub(super) out: Vec<Out>,
    greeted_in: Lang,
}

impl Desk {
    pub(super) fn new(arrival: Arrival, wish: Wish, lang: Lang, yes: bool, piped: bool) -> Self {
        let Arrival { info, role, faces, me, link } = arrival;
        let mut desk = Self {
            teller: Teller { lang, names: Names::new(), faces },
            yes,
            piped,
            me: me.id,
            link,
            wish,
            role,
            mirror: Mirror::new(info.id),
            wire: Wire::Down,
            outage: false,
            pending: None,
            doubt: None,
            told: BTreeMap::new(),
            heard: None,
            shown: None,
            fresh: true,
            all: false,
            curtain: None,
            waiting: Vec::new(),
            thinking: false,
            met: false,
            over: false,
            strange: false,
            whys: (0, Vec::new()),
            clocks_at: Instant::now(),
            errands: 0,
            held: None,
            ended: false,
            left: false,
            out: Vec::new(),
            greeted_in: lang,
        };
        desk.name_all(info.seats.iter().map(|seat| (&seat.who, seat.name.as_str())));
        desk
    }

    /// Takes in what happened and says what is to be done about it.
    pub(super) fn update(&mut self, event: In) -> Vec<Out> {
        match event {
            In::Up => self.join_again(),
            In::Down => {
                self.wire = Wire::Down;
                if !std::mem::replace(&mut self.outage, true) {
                    self.say(Tone::Warn, "ui.join.lost");
                }
            }
            In::Message(msg) => self.hear(&msg),
            In::Line(line) => self.held = Some(line),
            In::End => self.ended = true,
            In::Again => match self.wire {
                Wire::Joining => self.join_again(),
                Wire::Up => self.send_pending(),
                Wire::Down => {}
            },
            In::Faces(faces) => {
                self.errands = self.errands.saturating_sub(1);
                self.teller.faces = faces;
            }
            In::Note(text) => {
                self.errands = self.errands.saturating_sub(1);
                self.lines(text);
            }
        }
        self.settle();
        std::mem::take(&mut self.out)
    }

    /// May the next line be read?
    pub(super) fn wants_line(&self) -> bool {
        self.held.is_none() && !self.ended
    }

    pub(super) fn table(&self) -> TableId {
        self.mirror.table
    }

    pub(super) fn lang(&self) -> Lang {
        self.teller.lang
    }

    /// Brings everything in order after anything has changed.
    fn settle(&mut self) {
        loop {
            self.check_pending();
            self.check_over();
            if self.wire == Wire::Up && self.pending.is_none() && !self.over {
                self.look_around();
            }
            match self.held.take() {
                Some(line) if !self.left && self.takes(&line) => self.enter(&line),
                Some(line) => {
                    self.held = Some(line);
                    break;
                }
                None => break,
            }
        }
        // Whoever only watches through a pipe has nothing to type; everybody else leaves with the last line.
        let stays = self.piped && self.seat().is_none() && self.curtain.is_none() && !self.over;
        if self.ended && self.held.is_none() && self.is_quiet() && !stays && !self.left && (self.met || !self.piped) {
            self.leave();
        }
    }

    /// Can a line be used now? A person's is taken at once; a program's waits for a question.
    fn takes(&self, line: &str) -> bool {
        if !self.piped {
            return true;
        }
        let ready = self.wire == Wire::Up && self.met && self.is_quiet();
        // Before the start, or while the machine plays for this seat, there may be orders, but nothing to answer.
        let answer = line.is_empty() || line == "all" || line.starts_with(|c: char| c.is_ascii_digit());
        let unasked = self.is_waiting() || (answer && self.seat().is_some() && self.mirror.decision().is_none());
        ready && (self.over || self.curtain.is_some() || !unasked)
    }

    /// Nothing that was typed is still being done.
    fn is_quiet(&self) -> bool {
        self.pending.is_none() && !self.all && self.whys.0 == 0 && self.errands == 0
    }

    /// This seat plays, and it is somebody else's turn.
    fn is_waiting(&self) -> bool {
        let (Some(seat), Some(room)) = (self.seat(), &self.mirror.room) else { return self.own().len() > 1 };
        let plays = |s: &protocol::RoomSeat| s.seat == seat && !s.held && !s.conceded;
        let asked = room.undo.as_ref().is_some_and(|ask| ask.waiting.contains(&seat));
        let running = room.phase == protocol::Phase::Running && room.seats.iter().any(plays);
        running && !asked && self.mirror.decision().is_none()
    }

    /// The seat at the device.
    pub(super) const fn seat(&self) -> Option<u8> {
        match self.role {
            Role::Seat(n) => Some(n),
            Role::Watch | Role::Coach(_) | Role::Referee => None,
        }
    }

    /// Seats played at this device.
    pub(super) fn own(&self) -> Vec<u8> {
        let Some(room) = &self.mirror.room else { return Vec::new() };
        let mine = |s: &&protocol::RoomSeat| s.who == Sitter::User(self.me);
        let seats = room.seats.iter().filter(mine).map(|s| s.seat);
        match self.wish {
            Wish::Any => seats.collect(),
            Wish::Seat(n) => seats.filter(|seat| *seat == n).collect(),
            Wish::Watch => Vec::new(),
        }
    }

    /// Sits down at the table on a fresh socket, and repeats what may not have arrived.
    pub(super) fn join_again(&mut self) {
        self.wire = Wire::Joining;
        if self.teller.lang != self.greeted_in {
            self.out.push(Out::Send(ClientMsg::Lang { lang: wire_lang(self.teller.lang) }));
        }
        self.join(self.mirror.n);
        self.send_pending();
    }

    pub(super) fn join(&mut self, have: Option<u32>) {
        self.wire = Wire::Joining;
        self.out.push(Out::Send(ClientMsg::Join { table: self.mirror.table, role: self.role, have, said: self.heard }));
    }

    pub(super) fn send_pending(&mut self) {
        if let Some(pending) = self.pending.as_ref().filter(|pending| pending.done.is_none()) {
            self.out.push(Out::Send(pending.msg.clone()));
        }
    }

    pub(super) fn leave(&mut self) {
        self.left = true;
        self.out.push(Out::Send(ClientMsg::Leave { table: self.mirror.table }));
        self.out.push(Out::Leave);
    }

    pub(super) fn fail(&mut self, term: &'static str) {
        self.left = true;
        self.out.push(Out::Fail(self.teller.say(term)));
    }

    /// Everybody has a name; machines have one in every language.
    pub(super) fn name_all<'a>(&mut self, sitters: impl Iterator<Item = (&'a Sitter, &'a str)>) {
        let mut names = Names::new();
        for (seat, (who, name)) in Seat::first(8).zip(sitters) {
            for lang in Lang::all() {
                let called = match who {
                    Sitter::Machine(bot) => clean::name(&games::machine_name(bot, seat, lang)),
                    Sitter::Open | Sitter::User(_) => clean::name(name),
                };
                if let Some(name) = called {
                    names.name_seat_in(seat, lang, name);
                }
            }
        }
        self.teller.names = names;
    }

    /// A request outside the socket.
    pub(super) fn errand(&mut self, out: Out) {
        self.errands += 1;
        self.out.push(out);
    }

    pub(super) fn print(&mut self, tone: Tone, text: impl Into<String>) {
        self.out.push(Out::Print(tone, text.into()));
    }

    pub(super) fn say(&mut self, tone: Tone, term: &'static str) {
        self.print(tone, self.teller.say(term));
    }

    pub(super) fn lines(&mut self, lines: impl IntoIterator<Item = String>) {
        self.out.extend(lines.into_iter().map(|line| Out::Print(Tone::Plain, line)));
    }
}

/// The language as the server is told.
pub(super) const fn wire_lang(lang: Lang) -> protocol::Lang {
    match lang {
        Lang::En => protocol::Lang::En,
        Lang::Ru => protocol::Lang::Ru,
        Lang::Uk => protocol::Lang::Uk,
        Lang::Ja => protocol::Lang::Ja,
    }
}
