//! Prints decisions and the end of a match.

use protocol::{ClientMsg, Decision, Phase};

use super::desk::{Desk, Doubt, Out, Tone};

impl Desk {
    /// Clears the pending command after it was carried out and its update has arrived.
    pub(super) fn check_pending(&mut self) {
        let Some(pending) = &self.pending else { return };
        let seen = match (&pending.msg, &self.mirror.status) {
            // Conceding sends no update unless it ends the match, but the table status shows it.
            (ClientMsg::Concede { seat, .. }, Some(status)) => {
                status.seats.iter().any(|s| s.seat == *seat && s.conceded)
            }
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
        (self.pending, self.pass_device, self.all) = (None, None, false);
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

    /// Returns whether the server will pass for this seat, because it has no stop at this window.
    fn is_passed(&self, decision: &Decision) -> bool {
        let Some(slug) = &decision.window else { return false };
        let usual = || self.mirror.windows.iter().any(|kind| kind.slug == *slug && kind.usual);
        let stops = self.mirror.orders.as_ref().and_then(|orders| orders.stops.as_ref());
        !stops.map_or_else(usual, |stops| stops.contains(slug))
    }

    /// Prints the next decision, passes the device on, or prints whose turn it is.
    pub(super) fn look_around(&mut self) {
        if self.pass_device.is_some() || self.left {
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
        let Some(status) = &self.mirror.status else { return };
        let by_hand = |n: u8| status.seats.iter().any(|s| s.seat == n && !s.held && !s.conceded);
        if let Some(&next) = waiting.iter().find(|n| own.contains(n) && Some(**n) != self.seat() && by_hand(**n)) {
            return self.draw_curtain(next);
        }
        let people = |n: &u8| {
            let person = |s: &protocol::SeatStatus| s.seat == *n && matches!(s.who, protocol::Sitter::User(_));
            status.seats.iter().any(person) && by_hand(*n) && !own.contains(n)
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

    /// Asks to pass the device to another player.
    pub(super) fn draw_curtain(&mut self, next: u8) {
        self.pass_device = Some(next);
        self.out.push(Out::Clear);
        let line = self.teller.about("ui.plain.pass-device", next);
        self.print(Tone::Ask, line);
    }

    /// Prints the table, or during the player's turn only what changes, and the decision.
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

    /// Prints only the decision.
    pub(super) fn put(&mut self, decision: Decision) {
        self.print(Tone::Ask, protocol::plain(&decision.prompt));
        let lines = self.teller.options(&decision);
        self.lines(lines);
        self.shown = Some(decision);
    }

    pub(super) fn board(&mut self) {
        let lines = self.teller.table_view(&self.mirror.view, self.seat());
        self.own_lines(lines);
    }

    pub(super) fn clocks(&mut self) {
        let passed = i64::try_from(self.clocks_at.elapsed().as_millis()).unwrap_or(i64::MAX);
        let line = self.teller.clocks(&self.mirror.clocks, passed);
        self.lines(line);
    }

    /// Prints lines of the table and highlights those about the viewer's seat.
    fn own_lines(&mut self, lines: Vec<String>) {
        let own = self.seat().map(|n| self.teller.name(n));
        for line in lines {
            let mine = own.as_ref().is_some_and(|name| line.trim_start_matches(['*', ' ']).starts_with(name.as_str()));
            self.print(if mine { Tone::Own } else { Tone::Plain }, line);
        }
    }

    /// Returns whether the user has confirmed by repeating the input. The first time it prints the warnings.
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
