//! The state of a client at a table. It turns input events into output actions and uses no socket and no terminal, so
//! that tests can drive it directly.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Instant;

use client::Mirror;
use games::{Lang, Names, Seat};
use protocol::{CardFace, ClientMsg, Decision, Me, Role, ServerMsg, Sitter, TableId, TableInfo};
use uuid::Uuid;

use super::show::Teller;
use crate::clean;

/// An input event.
#[derive(Debug)]
pub(super) enum In {
    /// A socket was opened.
    Up,
    /// The socket was lost and another one is being opened.
    Down,
    Message(Box<ServerMsg>),
    /// The user entered a line.
    Line(String),
    /// The input has ended.
    End,
    /// A command that was refused temporarily may be sent again.
    Again,
    /// The printed cards in another language.
    Faces(Vec<CardFace>),
    /// The result of an HTTP request as text for the user, if there is any.
    Note(Option<String>),
}

/// An output action.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Out {
    Print(Tone, String),
    /// Clear the screen before the device is passed on.
    Clear,
    Send(ClientMsg),
    /// Send [`In::Again`] after a pause.
    Later,
    /// Request the printed cards in the current language.
    Fetch,
    /// Give the free seats to bots and start.
    Start,
    Rematch,
    Save(PathBuf),
    Leave,
    /// End with an error.
    Fail(String),
}

/// The kind of an output line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tone {
    Plain,
    /// A decision of the user.
    Ask,
    /// A line about the viewer's seat.
    Own,
    /// A warning.
    Warn,
}

/// The place that the user wants at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// Any free seat, else a place as a spectator.
    Any,
    Seat(u8),
    Watch,
}

/// A table as the user joins it.
pub(super) struct Arrival {
    pub(super) info: TableInfo,
    pub(super) role: Role,
    pub(super) faces: Vec<CardFace>,
    pub(super) me: Me,
    /// The link of the table.
    pub(super) link: String,
}

/// The state of the connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wire {
    Down,
    /// The socket is open and a join message was sent.
    Joining,
    Up,
}

/// A command without a confirmed result.
pub(super) struct Pending {
    pub(super) msg: ClientMsg,
    pub(super) cid: Uuid,
    /// The number of the update that the command became.
    pub(super) done: Option<u32>,
}

/// An input that the user must repeat to confirm.
#[derive(Clone, PartialEq, Eq)]
pub(super) enum Doubt {
    Choice(u32, Vec<String>),
    Concede,
}

#[expect(clippy::struct_excessive_bools, reason = "independent facts, each noted when it happens")]
pub(super) struct Desk {
    pub(super) teller: Teller,
    /// Do not ask for confirmation of warnings.
    pub(super) yes: bool,
    /// The input is a pipe, so lines wait until they can be used.
    pub(super) piped: bool,
    pub(super) me: Uuid,
    pub(super) link: String,
    pub(super) wish: Wish,
    pub(super) role: Role,
    pub(super) mirror: Mirror,
    pub(super) wire: Wire,
    /// The connection was lost, and the user was told.
    pub(super) outage: bool,
    pub(super) pending: Option<Pending>,
    pub(super) doubt: Option<Doubt>,
    /// The last log line printed for each viewer.
    pub(super) told: BTreeMap<Option<u8>, u32>,
    /// The sequence number of the last chat message printed.
    pub(super) heard: Option<i64>,
    /// The decision that was printed last.
    pub(super) shown: Option<Decision>,
    /// Others have moved, so print the whole table with the next decision.
    pub(super) fresh: bool,
    /// All obvious choices are being made.
    pub(super) all: bool,
    /// The seat to which the device must be passed.
    pub(super) pass_device: Option<u8>,
    /// The people who have to act, as last printed.
    pub(super) waiting: Vec<u8>,
    /// It was printed that a bot is thinking.
    pub(super) thinking: bool,
    pub(super) met: bool,
    pub(super) over: bool,
    /// View hashes differ because the server is newer than this build.
    pub(super) strange: bool,
    /// The number of outstanding answers to `why`, and the lines of those that arrived.
    pub(super) whys: (usize, Vec<String>),
    pub(super) clocks_at: Instant,
    /// The number of HTTP requests without an answer.
    pub(super) errands: usize,
    /// An input line that waits.
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
            pass_device: None,
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

    /// Handles an event and returns the resulting actions.
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

    /// Returns whether the next input line may be read.
    pub(super) fn wants_line(&self) -> bool {
        self.held.is_none() && !self.ended
    }

    pub(super) fn table(&self) -> TableId {
        self.mirror.table
    }

    pub(super) fn lang(&self) -> Lang {
        self.teller.lang
    }

    /// Updates everything that depends on the changed state.
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
        // A spectator with piped input stays until the end of the match; all others leave after the last line.
        let stays = self.piped && self.seat().is_none() && self.pass_device.is_none() && !self.over;
        if self.ended && self.held.is_none() && self.is_quiet() && !stays && !self.left && (self.met || !self.piped) {
            self.leave();
        }
    }

    /// Returns whether a line can be used now. Lines from a terminal always can; piped lines wait for a decision.
    fn takes(&self, line: &str) -> bool {
        if !self.piped {
            return true;
        }
        let ready = self.wire == Wire::Up && self.met && self.is_quiet();
        // Before the start, or while a bot plays for this seat, commands are possible but answers are not.
        let answer = line.is_empty() || line == "all" || line.starts_with(|c: char| c.is_ascii_digit());
        let unasked = self.is_waiting() || (answer && self.seat().is_some() && self.mirror.decision().is_none());
        ready && (self.over || self.pass_device.is_some() || !unasked)
    }

    /// Returns whether all earlier input has been processed.
    fn is_quiet(&self) -> bool {
        self.pending.is_none() && !self.all && self.whys.0 == 0 && self.errands == 0
    }

    /// Returns whether this seat is playing but has nothing to decide now.
    fn is_waiting(&self) -> bool {
        let (Some(seat), Some(status)) = (self.seat(), &self.mirror.status) else { return self.own().len() > 1 };
        let plays = |s: &protocol::SeatStatus| s.seat == seat && !s.held && !s.conceded;
        let asked = status.undo.as_ref().is_some_and(|ask| ask.waiting.contains(&seat));
        let running = status.phase == protocol::Phase::Running && status.seats.iter().any(plays);
        running && !asked && self.mirror.decision().is_none()
    }

    /// The seat that uses the device.
    pub(super) const fn seat(&self) -> Option<u8> {
        match self.role {
            Role::Seat(n) => Some(n),
            Role::Watch | Role::Coach(_) | Role::Referee => None,
        }
    }

    /// All seats that are played at this device.
    pub(super) fn own(&self) -> Vec<u8> {
        let Some(status) = &self.mirror.status else { return Vec::new() };
        let mine = |s: &&protocol::SeatStatus| s.who == Sitter::User(self.me);
        let seats = status.seats.iter().filter(mine).map(|s| s.seat);
        match self.wish {
            Wish::Any => seats.collect(),
            Wish::Seat(n) => seats.filter(|seat| *seat == n).collect(),
            Wish::Watch => Vec::new(),
        }
    }

    /// Joins the table on a new socket and repeats a command that may be lost.
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

    /// Names all seats. Bots have a name in every language.
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

    /// Starts an HTTP request.
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

/// The language in the protocol.
pub(super) const fn wire_lang(lang: Lang) -> protocol::Lang {
    match lang {
        Lang::En => protocol::Lang::En,
        Lang::Ru => protocol::Lang::Ru,
        Lang::Uk => protocol::Lang::Uk,
        Lang::Ja => protocol::Lang::Ja,
    }
}
