//! Handles messages of the server and prints what they mean for the user.

use std::time::Instant;

use client::News;
use protocol::{
    Chat, Entry, Event, MatchResult, Nack, Phase, SeatStatus, ServerMsg, Sitter, TableStatus, TableUpdate, Why,
};
use uuid::Uuid;

use super::desk::{Desk, Out, Tone, Wire};
use super::show::seat;
use crate::rules;

/// The number of recent log and chat lines printed to a returning user.
const REMEMBERED: usize = 8;

impl Desk {
    pub(super) fn hear(&mut self, msg: &ServerMsg) {
        if matches!(msg, ServerMsg::Update(_)) && self.wire == Wire::Joining && self.mirror.n.is_none() {
            // The update is for the seat that used the device before. A snapshot follows.
            return;
        }
        let before = self.mirror.status.clone();
        let moment = self.mirror.view.status.clone();
        let news = self.mirror.receive(msg);
        if matches!(msg, ServerMsg::Snap(_) | ServerMsg::Update(_) | ServerMsg::Clocks { .. }) {
            self.clocks_at = Instant::now();
        }
        match (news, msg) {
            (News::Snap, _) => self.snap(before.as_ref()),
            (News::Lost(_), ServerMsg::Snap(_)) => {
                if !std::mem::replace(&mut self.strange, true) {
                    self.say(Tone::Warn, "ui.join.build");
                }
                self.snap(before.as_ref());
            }
            (News::Lost(_), ServerMsg::Update(update)) if self.strange && self.is_next(update) => {
                self.line(&update.entry);
            }
            (News::Lost(_), _) => self.join(None),
            (News::Line(entry), _) => self.line(&entry),
            (News::Status, _) => {
                self.joined();
                self.status_changed(before.as_ref());
            }
            (News::Said(chat), _) => self.said(&chat),
            (News::Done(cid, n), _) => {
                if let Some(pending) = self.pending.as_mut().filter(|pending| pending.cid == cid) {
                    pending.done = Some(n);
                }
            }
            (News::Refused(cid, code, _), _) => self.refused(cid, code),
            (News::Why(why), _) => self.why(why.as_ref()),
            (News::Nothing | News::Bye(_), _) => {}
        }
        // A spectator has no decisions, so print the table whenever its status line changes.
        let looks = self.seat().is_none() && self.may_tell() && !self.mirror.is_over();
        if looks && matches!(msg, ServerMsg::Update(_)) && moment != self.mirror.view.status {
            self.board();
        }
    }

    /// Returns whether the update was applied, although its hash differs.
    fn is_next(&self, update: &TableUpdate) -> bool {
        self.mirror.n == Some(update.n)
    }

    /// Marks the table as joined after its first answer.
    fn joined(&mut self) {
        self.wire = Wire::Up;
        if std::mem::take(&mut self.outage) {
            self.say(Tone::Plain, "ui.join.again");
        }
    }

    /// Handles a snapshot of the whole table.
    fn snap(&mut self, before: Option<&TableStatus>) {
        self.joined();
        (self.fresh, self.shown) = (true, None);
        self.rename();
        if !std::mem::replace(&mut self.met, true) {
            self.greet();
        } else if self.phase() == Some(Phase::Running) && before.is_some_and(|status| status.phase == Phase::Open) {
            self.say(Tone::Plain, "ui.join.begun");
        }
        self.status_changed(before);
        let chat = self.mirror.chat.clone();
        for chat in &chat[chat.len().saturating_sub(REMEMBERED)..] {
            self.said(chat);
        }
        if !self.may_tell() {
            return;
        }
        let eyes = self.seat();
        let log = self.mirror.log.clone();
        let first = log.len().saturating_sub(REMEMBERED);
        let told = self.told.get(&eyes).copied();
        let news = log.iter().enumerate().filter(|(idx, e)| told.map_or(*idx >= first, |told| e.n > told));
        let lines: Vec<String> = news.flat_map(|(_, entry)| self.teller.entry(entry)).collect();
        self.lines(lines);
        if let Some(n) = self.mirror.n {
            self.told.insert(eyes, n);
        }
        if eyes.is_none() && !self.mirror.is_over() {
            self.board();
        }
    }

    /// Returns whether the current viewer may see output. While the device is passed on, no one may.
    fn may_tell(&self) -> bool {
        self.pass_device.is_none() && (self.seat().is_some() || self.own().len() < 2 || self.mirror.is_over())
    }

    pub(super) fn phase(&self) -> Option<Phase> {
        self.mirror.status.as_ref().map(|status| status.phase)
    }

    fn rename(&mut self) {
        let Some(status) = self.mirror.status.clone() else { return };
        self.name_all(status.seats.iter().map(|seat| (&seat.who, seat.name.as_str())));
    }

    /// Prints the game, the seats and the link of the table.
    fn greet(&mut self) {
        let (Some(info), Some(status)) = (self.mirror.info.clone(), self.mirror.status.clone()) else { return };
        let game = games::GAMES.iter().find(|game| game.slug == info.game);
        let mode = game.and_then(|game| game.modes.iter().find(|mode| mode.slug == info.mode));
        let title = game.map_or(info.game.as_str(), |game| (game.title)(self.teller.lang));
        let mode = mode.map_or_else(
            || info.mode.clone(),
            |mode| games::say(&info.game, &games::Phrase::word(mode.title), self.teller.lang),
        );
        self.print(Tone::Plain, format!("{title}, {mode}"));
        for s in &status.seats {
            let who = match &s.who {
                Sitter::Open => self.teller.say("ui.join.free"),
                Sitter::User(user) if *user == self.me => self.teller.say("ui.plain.you"),
                Sitter::User(_) => self.teller.say("ui.cli.human"),
                Sitter::Machine(machine) => machine.clone(),
            };
            let name = self.teller.name(s.seat);
            self.print(Tone::Plain, format!("{}. {name}: {}", s.seat + 1, crate::words::inner(self.teller.lang, &who)));
        }
        self.print(Tone::Plain, format!("{}: {}", self.teller.say("ui.join.link"), self.link));
        let watches = self.own().is_empty();
        self.say(Tone::Plain, if watches { "ui.join.watch" } else { "ui.plain.welcome" });
        if status.phase == Phase::Open {
            self.say(Tone::Plain, "ui.join.not-full");
            if info.creator == self.me {
                self.say(Tone::Plain, "ui.join.may-start");
            }
        }
    }

    fn line(&mut self, entry: &Entry) {
        self.joined();
        if entry.seat != self.seat() || matches!(entry.what, Event::Undo | Event::Redo) {
            self.fresh = true;
        }
        if !self.may_tell() {
            return;
        }
        self.told.insert(self.seat(), entry.n);
        let lines = self.teller.entry(entry);
        self.lines(lines);
    }

    /// Prints what has changed in the table status.
    fn status_changed(&mut self, before: Option<&TableStatus>) {
        let Some(status) = self.mirror.status.clone() else { return };
        let Some(before) = before else {
            // Print a pending undo request to a user who has just joined.
            return self.undo_request(&status);
        };
        let freed = |(old, new): &(&SeatStatus, &SeatStatus)| old.who != Sitter::Open && new.who == Sitter::Open;
        for (old, _) in before.seats.iter().zip(&status.seats).filter(freed) {
            let line = self.teller.about("ui.join.rises", old.seat);
            self.print(Tone::Plain, line);
        }
        self.rename();
        for (old, new) in before.seats.iter().zip(&status.seats) {
            let person = matches!(new.who, Sitter::User(user) if user != self.me);
            let mut tell = |is: bool, term| {
                if is {
                    let line = self.teller.about(term, new.seat);
                    self.out.push(Out::Print(Tone::Plain, line));
                }
            };
            tell(old.who == Sitter::Open && new.who != Sitter::Open, "ui.join.sits");
            let stays = person && old.who == new.who;
            tell(stays && !old.online && new.online, "ui.join.here");
            tell(stays && old.online && !new.online, "ui.join.away");
            tell(!old.held && new.held, "ui.join.held");
            tell(old.held && !new.held, "ui.join.returns");
            tell(!old.conceded && new.conceded, "ui.join.conceded");
        }
        if before.watchers != status.watchers && !status.watchers.is_empty() {
            let names: Vec<&str> = status.watchers.iter().map(|person| person.name.as_str()).collect();
            self.print(Tone::Plain, format!("{}: {}", self.teller.say("ui.join.watchers"), names.join(", ")));
        }
        let switches = [
            (before.paused, status.paused, "ui.join.paused", "ui.join.unpaused"),
            (before.stuck, status.stuck, "ui.join.stuck", "ui.join.unstuck"),
        ];
        for (old, new, on, off) in switches {
            if old != new {
                self.say(Tone::Plain, if new { on } else { off });
            }
        }
        let thinks = status.seats.iter().find(|s| s.thinking).map(|s| s.seat);
        if let Some(n) = thinks.filter(|_| !std::mem::replace(&mut self.thinking, true)) {
            let line = self.teller.about("ui.tui.thinking", n);
            self.print(Tone::Plain, line);
        }
        if before.undo != status.undo {
            if status.undo.is_none() {
                self.say(Tone::Plain, "ui.join.undo.closed");
            }
            self.undo_request(&status);
        }
        if before.rematch.is_none() && status.rematch.is_some() && self.over && self.errands == 0 {
            self.say(Tone::Ask, "ui.join.rematch-there");
        }
    }

    fn undo_request(&mut self, status: &TableStatus) {
        let (Some(ask), Some(me)) = (&status.undo, self.seat()) else { return };
        if ask.waiting.contains(&me) {
            let line = self.teller.about("ui.join.undo.asks", ask.seat);
            self.print(Tone::Ask, line);
        } else if ask.seat == me {
            // The others decide about the request now, and the match may continue in the meantime.
            if self.pending.as_ref().is_some_and(|p| matches!(p.msg, protocol::ClientMsg::Undo { .. })) {
                self.pending = None;
                self.shown = None;
                self.say(Tone::Plain, "ui.join.undo.sent");
            }
        }
    }

    fn said(&mut self, chat: &Chat) {
        // Messages sent during an outage arrive twice: in the snapshot and separately.
        if self.heard.is_some_and(|heard| chat.seq <= heard) {
            return;
        }
        self.heard = Some(chat.seq);
        let term = match chat {
            Chat { team: true, .. } => "ui.join.chat-team",
            Chat { watchers: true, .. } => "ui.join.chat-watchers",
            _ => "ui.join.chat",
        };
        let place = chat.spot.and_then(|spot| self.teller.place(&self.mirror.view, spot));
        let look = place.map(|place| format!("{}: {place}", self.teller.say("ui.join.look")));
        let said = [look.as_deref(), Some(chat.text.as_str())].into_iter().flatten().filter(|said| !said.is_empty());
        let said = said.collect::<Vec<_>>().join(". ");
        self.print(Tone::Plain, format!("{}, {}: {said}", self.teller.say(term), chat.name));
    }

    fn why(&mut self, why: Option<&Why>) {
        let game = self.mirror.info.as_ref().map(|info| info.game.clone()).unwrap_or_default();
        let lines = match why {
            None => vec![self.teller.say("ui.plain.why.option")],
            Some(why) => {
                let said = format!("{} ({})", protocol::plain(&why.text), why.rule);
                let rule = rules::by_id(&game, &why.rule, self.teller.lang).map(|text| format!("  {text}"));
                std::iter::once(said).chain(rule).collect()
            }
        };
        // Equal cards have the same reason, so print it once.
        for line in lines {
            if !self.whys.1.contains(&line) {
                self.whys.1.push(line);
            }
        }
        self.whys.0 = self.whys.0.saturating_sub(1);
        if self.whys.0 == 0 {
            let lines = std::mem::take(&mut self.whys.1);
            self.lines(lines);
        }
    }

    fn refused(&mut self, cid: Option<Uuid>, code: Nack) {
        let ours = self.pending.as_ref().is_some_and(|pending| Some(pending.cid) == cid);
        match code {
            // The command itself is valid, so repeat it after a pause. The rate limit applies before a message is
            // parsed, so this refusal names no command.
            Nack::TooFast | Nack::Unavailable => {
                let again = ours || (cid.is_none() && (self.pending.is_some() || self.wire == Wire::Joining));
                self.say(
                    Tone::Warn,
                    if code == Nack::TooFast { "ui.join.nack.too-fast" } else { "ui.join.nack.unavailable" },
                );
                if again {
                    self.out.push(Out::Later);
                }
                return;
            }
            // The socket will close, and the next one repeats the command.
            Nack::Draining => return self.say(Tone::Plain, "ui.join.nack.draining"),
            Nack::NotJoined => {
                if self.wire == Wire::Up {
                    self.join_again();
                }
                return;
            }
            _ => {}
        }
        let term = match code {
            Nack::StaleDecision | Nack::Changed => "ui.join.nack.changed",
            Nack::Illegal => "ui.plain.refused",
            Nack::Over => "ui.plain.over",
            Nack::NoUndo => "ui.join.nack.no-undo",
            Nack::NoRequest => "ui.join.nack.no-request",
            Nack::NotYours => "ui.join.nack.not-yours",
            Nack::NotHere => "ui.join.nack.not-here",
            Nack::NotNow => "ui.join.nack.not-now",
            Nack::NotStarted => "ui.join.nack.not-started",
            Nack::TooLong => "ui.join.nack.too-long",
            Nack::Full => "ui.join.nack.full",
            Nack::NotSaid => "ui.join.nack.not-said",
            Nack::UnknownTable => "ui.join.nack.unknown-table",
            Nack::Fault => "ui.join.nack.fault",
            Nack::Malformed | Nack::NoHello => "ui.join.nack.malformed",
            Nack::TooFast | Nack::Unavailable | Nack::Draining | Nack::NotJoined => return,
        };
        if cid.is_none() && self.wire == Wire::Joining {
            return self.fail(term);
        }
        if ours {
            self.pending = None;
            (self.all, self.shown) = (false, None);
        }
        self.whys = (0, Vec::new());
        self.say(Tone::Warn, term);
    }

    /// Prints the result of the match.
    pub(super) fn result(&mut self, result: Option<&MatchResult>) {
        self.say(Tone::Ask, "ui.plain.over");
        let Some(result) = result else { return };
        let winners: Vec<String> =
            result.winners.iter().map(|n| self.teller.phrase("ui.join.won", [seat(*n)])).collect();
        if winners.is_empty() {
            self.say(Tone::Ask, "ui.join.nobody");
        }
        for line in winners {
            self.print(Tone::Ask, line);
        }
    }
}
