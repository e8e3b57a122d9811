//! Questions: when they are put, and how a match ends.

use protocol::{ClientMsg, Decision, Phase};

use super::desk::{Desk, Doubt, Out, Tone};

impl Desk {
    /// Is the last command done and seen?
    pub(super) fn check_pending(&mut self) {
        let Some(pending) = &self.pending else { return };
        let seen = match (&pending.msg, &self.mirror.room) {
            // Giving up makes no frame unless it ends the match: the people around the table show it.
            (ClientMsg::Concede { seat, .. }, Some(room)) => room.seats.iter().any(|s| s.seat == *seat && s.conceded),
            _ => pending.done.is_some_and(|n| self.mirror.n >= Some(n)),
        };
        if seen {
            self.pending = None;
            self.shown = None;
        }
    }

    pub(super) fn check_over(&mut self) {
        if self.over || !self.mirror.is_over() {
            return;
        }
        self.over = true;
        (self.pending, self.curtain, self.all) = (None, None, false);
        self.board();
        let result = self.mirror.result().cloned();
        if self.phase() == Some(Phase::Closed) {
            return self.say(Tone::Ask, "ui.join.phase.closed");
        }
        self.result(result.as_ref());
        let server = self.link.split("/t/").next().unwrap_or(&self.link);
        let file = format!("{server}/api/tables/{}/file", self.mirror.table);
        self.print(Tone::Plain, format!("{}: {file}", self.teller.say("ui.join.file")));
        self.say(Tone::Plain, "ui.join.after");
    }

    /// Is this a window at which the seat has no stop? The server passes in a moment.
    fn is_passed(&self, decision: &Decision) -> bool {
        let Some(slug) = &decision.window else { return false };
        let usual = || self.mirror.windows.iter().any(|kind| kind.slug == *slug && kind.usual);
        let stops = self.mirror.rules.as_ref().and_then(|rules| rules.stops.as_ref());
        !stops.map_or_else(usual, |stops| stops.contains(slug))
    }

    /// Puts the next question, passes the device on, or tells who is waited for.
    pub(super) fn look_around(&mut self) {
        if self.curtain.is_some() || self.left {
            return;
        }
        let Some(decision) = self.mirror.decision().cloned() else {
            self.all = false;
            return self.wait();
        };
        if self.is_passed(&decision) {
            return;
        }
        self.thinking = false;
        self.waiting.clear();
        if self.all {
            let obvious = decision.options.iter().find(|option| option.obvious);
            if let Some(key) = obvious.map(|option| option.key.clone()) {
                return self.act(&decision, vec![key]);
            }
            self.all = false;
        }
        if self.shown.as_ref() != Some(&decision) {
            self.question();
        }
    }

    fn wait(&mut self) {
        let (own, waiting) = (self.own(), self.mirror.open.waiting.clone());
        let Some(room) = &self.mirror.room else { return };
        let by_hand = |n: u8| room.seats.iter().any(|s| s.seat == n && !s.held && !s.conceded);
        if let Some(&next) = waiting.iter().find(|n| own.contains(n) && Some(**n) != self.seat() && by_hand(**n)) {
            return self.draw_curtain(next);
        }
        let people = |n: &u8| {
            let person = |s: &protocol::RoomSeat| s.seat == *n && matches!(s.who, protocol::Sitter::User(_));
            room.seats.iter().any(person) && by_hand(*n) && !own.contains(n)
        };
        let people: Vec<u8> = waiting.into_iter().filter(people).collect();
        if people != self.waiting {
            for n in &people {
                let line = self.teller.about("ui.join.waiting", *n);
                self.print(Tone::Plain, line);
            }
            self.waiting = people;
        }
    }

    /// Another player at this device comes next.
    pub(super) fn draw_curtain(&mut self, next: u8) {
        self.curtain = Some(next);
        self.out.push(Out::Clear);
        let line = self.teller.about("ui.plain.curtain", next);
        self.print(Tone::Ask, line);
    }

    /// The board, or during one's own turn only what changes, and the question.
    pub(super) fn question(&mut self) {
        let Some(decision) = self.mirror.decision().cloned() else { return };
        if std::mem::take(&mut self.fresh) {
            self.board();
        } else {
            let lines = self.teller.own(&self.mirror.view, decision.seat);
            self.own_lines(lines);
        }
        self.clocks();
        self.put(decision);
    }

    /// The question alone.
    pub(super) fn put(&mut self, decision: Decision) {
        self.print(Tone::Ask, protocol::plain(&decision.prompt));
        let lines = self.teller.options(&decision);
        self.lines(lines);
        self.shown = Some(decision);
    }

    pub(super) fn board(&mut self) {
        let lines = self.teller.board(&self.mirror.view, self.seat());
        self.own_lines(lines);
    }

    pub(super) fn clocks(&mut self) {
        let passed = i64::try_from(self.clocks_at.elapsed().as_millis()).unwrap_or(i64::MAX);
        let line = self.teller.clocks(&self.mirror.clocks, passed);
        self.lines(line);
    }

    /// Lines of the board; those about the own seat stand out.
    fn own_lines(&mut self, lines: Vec<String>) {
        let own = self.seat().map(|n| self.teller.name(n));
        for line in lines {
            let mine = own.as_ref().is_some_and(|name| line.trim_start_matches(['*', ' ']).starts_with(name.as_str()));
            self.print(if mine { Tone::Own } else { Tone::Plain }, line);
        }
    }

    /// Is this the second time? The first time says what it would do.
    pub(super) fn sure(&mut self, doubt: Doubt, warnings: impl IntoIterator<Item = String>) -> bool {
        if self.yes || self.doubt.as_ref() == Some(&doubt) {
            self.doubt = None;
            return true;
        }
        self.doubt = Some(doubt);
        for warning in warnings {
            self.print(Tone::Warn, format!("! {warning}"));
        }
        self.say(Tone::Plain, "ui.plain.again");
        false
    }
}
