//! What a client holds of a table.

use protocol::{
    Chat, ClockLeft, CommandId, Decision, Entry, Event, Frame, MatchResult, Nack, Open, Phase, Room, Rules, ServerMsg,
    TableId, TableInfo, View, Why, WindowKind, view_hash,
};

/// A table as the server has shown it.
#[derive(Clone, Debug)]
pub struct Mirror {
    /// Which table.
    pub table: TableId,
    /// The last frame held.
    pub n: Option<u32>,
    /// What was agreed on.
    pub info: Option<TableInfo>,
    /// The people.
    pub room: Option<Room>,
    /// What is seen.
    pub view: View,
    /// What is asked.
    pub open: Open,
    /// The clocks.
    pub clocks: Vec<ClockLeft>,
    /// The log.
    pub log: Vec<Entry>,
    /// What was said.
    pub chat: Vec<Chat>,
    /// The own seat's standing orders.
    pub rules: Option<Rules>,
    /// The kinds of windows stops can be set at.
    pub windows: Vec<WindowKind>,
}

/// What a message meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Nothing for this table.
    Nothing,
    /// The whole table is new.
    Snap,
    /// One more line.
    Line(Entry),
    /// The people or the clocks have changed.
    Room,
    /// Something was said.
    Said(Chat),
    /// A command is done.
    Done(CommandId, u32),
    /// A message was refused.
    Refused(Option<CommandId>, Nack, Option<String>),
    /// The answer to a question why not.
    Why(Option<Why>),
    /// The copy has drifted or frames are missing: join again without `have`.
    Lost(String),
    /// The server goes.
    Bye(u32),
}

impl Mirror {
    /// A table nothing is known of yet.
    pub fn new(table: TableId) -> Self {
        Self {
            table,
            n: None,
            info: None,
            room: None,
            view: View::default(),
            open: Open::default(),
            clocks: Vec::new(),
            log: Vec::new(),
            chat: Vec::new(),
            rules: None,
            windows: Vec::new(),
        }
    }

    /// What we are asked.
    pub const fn decision(&self) -> Option<&Decision> {
        self.open.decision.as_ref()
    }

    /// How it ended.
    pub fn result(&self) -> Option<&MatchResult> {
        self.room.as_ref().and_then(|room| room.result.as_ref())
    }

    /// Is it over?
    pub fn is_over(&self) -> bool {
        self.room.as_ref().is_some_and(|room| matches!(room.phase, Phase::Over | Phase::Closed))
    }

    /// Takes a message in.
    pub fn receive(&mut self, msg: &ServerMsg) -> News {
        match msg {
            ServerMsg::Snap(snap) if snap.table == self.table => {
                self.n = snap.n;
                self.info = Some(snap.info.clone());
                self.room = Some(snap.room.clone());
                self.view = snap.view.clone();
                self.open = snap.open.clone();
                self.clocks.clone_from(&snap.clocks);
                self.log.clone_from(&snap.log);
                self.chat.clone_from(&snap.chat);
                self.rules.clone_from(&snap.rules);
                self.windows.clone_from(&snap.windows);
                if view_hash(&self.view) == snap.hash { News::Snap } else { News::Lost("wrong hash".to_owned()) }
            }
            ServerMsg::Frame(frame) if frame.table == self.table => self.frame(frame),
            ServerMsg::Room { table, room } if *table == self.table => {
                self.room = Some(room.clone());
                News::Room
            }
            ServerMsg::Clocks { table, clocks } if *table == self.table => {
                self.clocks.clone_from(clocks);
                News::Room
            }
            ServerMsg::Chat(chat) if chat.table == self.table => {
                self.chat.push(chat.clone());
                News::Said(chat.clone())
            }
            ServerMsg::Reason { table, why, .. } if *table == self.table => News::Why(why.clone()),
            ServerMsg::Resync { table, reason } if *table == self.table => News::Lost(reason.clone()),
            ServerMsg::Ack { cid, n } => News::Done(*cid, *n),
            ServerMsg::Nack { cid, table, code, reason, open, .. } if table.is_none_or(|table| table == self.table) => {
                if let Some(open) = open {
                    self.open = (**open).clone();
                }
                News::Refused(*cid, *code, reason.clone())
            }
            ServerMsg::Bye { retry_ms, .. } => News::Bye(*retry_ms),
            _ => News::Nothing,
        }
    }

    fn frame(&mut self, frame: &Frame) -> News {
        match self.n {
            // What we hold already comes again after a reconnect.
            Some(n) if frame.n <= n => return News::Nothing,
            Some(n) if frame.n == n + 1 => {}
            _ => return News::Lost(format!("frame {} after {:?}", frame.n, self.n)),
        }
        self.n = Some(frame.n);
        self.note(&frame.entry);
        if let (Event::Undo, Some(rules)) = (frame.entry.what, &mut self.rules) {
            // Taking back ends what would do the same again.
            *rules = rules.taken_back(&self.windows);
        }
        if let Some(patch) = &frame.patch {
            patch.apply(&mut self.view);
        }
        if let Some(open) = &frame.open {
            self.open = open.clone();
        }
        self.clocks.clone_from(&frame.clocks);
        if frame.hash.as_ref().is_some_and(|hash| *hash != view_hash(&self.view)) {
            return News::Lost(format!("wrong hash at frame {}", frame.n));
        }
        News::Line(frame.entry.clone())
    }

    /// Adds a line; what it takes back is crossed out.
    fn note(&mut self, entry: &Entry) {
        let mut left = entry.commits.unwrap_or(0);
        let back = entry.what == Event::Undo;
        if matches!(entry.what, Event::Undo) {
            for old in self.log.iter_mut().rev().filter(|old| old.what == Event::Pick) {
                if left == 0 {
                    break;
                }
                if old.void != back {
                    old.void = back;
                    left -= 1;
                }
            }
        } else if entry.what == Event::Redo {
            // The oldest of those taken back last come first.
            let void: Vec<usize> = (0..self.log.len()).filter(|&idx| self.log[idx].void).collect();
            let picked = self.log.iter().rposition(|old| old.what == Event::Pick && !old.void);
            for idx in void.into_iter().filter(|&idx| picked.is_none_or(|p| idx > p)).take(left as usize) {
                self.log[idx].void = false;
            }
        }
        self.log.push(entry.clone());
    }
}
