//! A client's copy of a table.

use protocol::{
    Chat, ClockLeft, CommandId, Decision, Entry, Event, MatchResult, Nack, Open, Phase, ServerMsg, StandingOrders,
    TableId, TableInfo, TableStatus, TableUpdate, TableView, Why, WindowKind, view_hash,
};

/// The state of a table as last sent by the server.
#[derive(Clone, Debug)]
pub struct Mirror {
    /// The id of the table.
    pub table: TableId,
    /// The number of the last update received.
    pub n: Option<u32>,
    /// The game, its setup and the table options.
    pub info: Option<TableInfo>,
    /// The status of the table and its seats.
    pub status: Option<TableStatus>,
    /// The viewer's current view of the game.
    pub view: TableView,
    /// The seats that must act and the viewer's pending decision.
    pub open: Open,
    /// The time left on each clock.
    pub clocks: Vec<ClockLeft>,
    /// The match log as far as it was sent.
    pub log: Vec<Entry>,
    /// Chat messages, oldest first.
    pub chat: Vec<Chat>,
    /// The automatic answers of the viewer's seat.
    pub orders: Option<StandingOrders>,
    /// The kinds of windows at which stops can be set.
    pub windows: Vec<WindowKind>,
}

/// What a server message changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// The message does not concern this table.
    Nothing,
    /// A snapshot replaced the whole copy.
    Snap,
    /// An update added a log entry.
    Line(Entry),
    /// The seats, the table status or the clocks have changed.
    Status,
    /// A chat message arrived.
    Said(Chat),
    /// The server carried out a command.
    Done(CommandId, u32),
    /// The server refused a command.
    Refused(Option<CommandId>, Nack, Option<String>),
    /// The reason why an option is not available.
    Why(Option<Why>),
    /// The copy differs from the server's or updates are missing: join again without `have`.
    Lost(String),
    /// The server shuts down; reconnect after this number of milliseconds.
    Bye(u32),
}

impl Mirror {
    /// Creates the copy of a table before its first snapshot.
    pub fn new(table: TableId) -> Self {
        Self {
            table,
            n: None,
            info: None,
            status: None,
            view: TableView::default(),
            open: Open::default(),
            clocks: Vec::new(),
            log: Vec::new(),
            chat: Vec::new(),
            orders: None,
            windows: Vec::new(),
        }
    }

    /// The viewer's pending decision.
    pub const fn decision(&self) -> Option<&Decision> {
        self.open.decision.as_ref()
    }

    /// The result of a finished match.
    pub fn result(&self) -> Option<&MatchResult> {
        self.status.as_ref().and_then(|status| status.result.as_ref())
    }

    /// Returns whether the match is over or the table was closed.
    pub fn is_over(&self) -> bool {
        self.status.as_ref().is_some_and(|status| matches!(status.phase, Phase::Over | Phase::Closed))
    }

    /// Applies a server message.
    pub fn receive(&mut self, msg: &ServerMsg) -> News {
        match msg {
            ServerMsg::Snap(snap) if snap.table == self.table => {
                self.n = snap.n;
                self.info = Some(snap.info.clone());
                self.status = Some(snap.status.clone());
                self.view = snap.view.clone();
                self.open = snap.open.clone();
                self.clocks.clone_from(&snap.clocks);
                self.log.clone_from(&snap.log);
                self.chat.clone_from(&snap.chat);
                self.orders.clone_from(&snap.orders);
                self.windows.clone_from(&snap.windows);
                if view_hash(&self.view) == snap.hash { News::Snap } else { News::Lost("wrong hash".to_owned()) }
            }
            ServerMsg::Update(update) if update.table == self.table => self.update(update),
            ServerMsg::Status { table, status } if *table == self.table => {
                self.status = Some(status.clone());
                News::Status
            }
            ServerMsg::Clocks { table, clocks } if *table == self.table => {
                self.clocks.clone_from(clocks);
                News::Status
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

    fn update(&mut self, update: &TableUpdate) -> News {
        match self.n {
            // After a reconnect the server may repeat updates we already have.
            Some(n) if update.n <= n => return News::Nothing,
            Some(n) if update.n == n + 1 => {}
            _ => return News::Lost(format!("update {} after {:?}", update.n, self.n)),
        }
        self.n = Some(update.n);
        self.note(&update.entry);
        if let (Event::Undo, Some(orders)) = (update.entry.what, &mut self.orders) {
            // An undo ends automatic answers that would repeat the undone choice.
            *orders = orders.taken_back(&self.windows);
        }
        if let Some(patch) = &update.patch {
            patch.apply(&mut self.view);
        }
        if let Some(open) = &update.open {
            self.open = open.clone();
        }
        self.clocks.clone_from(&update.clocks);
        if update.hash.as_ref().is_some_and(|hash| *hash != view_hash(&self.view)) {
            return News::Lost(format!("wrong hash at update {}", update.n));
        }
        News::Line(update.entry.clone())
    }

    /// Adds a log entry and marks the entries that it undoes or redoes.
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
            // Redo restores the oldest undone entry first.
            let void: Vec<usize> = (0..self.log.len()).filter(|&idx| self.log[idx].void).collect();
            let picked = self.log.iter().rposition(|old| old.what == Event::Pick && !old.void);
            for idx in void.into_iter().filter(|&idx| picked.is_none_or(|p| idx > p)).take(left as usize) {
                self.log[idx].void = false;
            }
        }
        self.log.push(entry.clone());
    }
}
