//! Handles the user's input.

use std::path::PathBuf;

use client::Mirror;
use games::{Choice, Lang, Span, Stops};
use protocol::{AskKind, ClientMsg, CommandId, Decision, Phase, Role};
use uuid::Uuid;

use super::desk::{Desk, Doubt, Out, Pending, Tone, wire_lang};
use super::show;
use crate::plain::ask::{Picks, picks};
use crate::stops::{self, Window};

/// The commands with the terms that explain them, in the order of the help.
const COMMANDS: [(&str, &str); 26] = [
    ("1, 2 …", "ui.plain.help.number"),
    ("all", "ui.plain.help.all"),
    ("pay", "ui.plain.help.pay"),
    ("stops [N …]", "ui.plain.help.stops"),
    ("show", "ui.plain.help.board"),
    ("card NAME", "ui.plain.help.card"),
    ("why NAME|N", "ui.plain.help.why"),
    ("undo", "ui.plain.help.undo"),
    ("redo", "ui.plain.help.redo"),
    ("agree, refuse, never", "ui.join.help.agree"),
    ("log [N]", "ui.plain.help.log"),
    ("say TEXT", "ui.join.help.say"),
    ("team TEXT", "ui.join.help.team"),
    ("ping NAME", "ui.join.help.ping"),
    ("seat N", "ui.plain.help.seat"),
    ("hold [N]", "ui.join.help.hold"),
    ("back", "ui.join.help.back"),
    ("auto [forced|obvious|end]", "ui.join.help.auto"),
    ("pause, resume", "ui.join.help.pause"),
    ("concede", "ui.join.help.concede"),
    ("start", "ui.join.help.start"),
    ("rematch", "ui.join.help.rematch"),
    ("save FILE", "ui.join.help.save"),
    ("lang en|ru|uk|ja", "ui.plain.help.lang"),
    ("help", "ui.plain.help.help"),
    ("quit", "ui.join.help.quit"),
];
/// The default number of log lines to print.
const LOG_LINES: usize = 20;
/// The maximum number of targets of one `why` command.
const MOST_WHYS: usize = 8;

impl Desk {
    /// Handles one line of input: a choice or a command.
    pub(super) fn enter(&mut self, line: &str) {
        let line = line.trim();
        if let Some(seat) = self.pass_device.filter(|_| !matches!(line, "quit" | "exit" | "q")) {
            return self.sit_at(seat);
        }
        if line.is_empty() {
            if !self.over {
                self.question();
            }
            return;
        }
        let decision = self.mirror.decision().filter(|_| !self.over).cloned();
        if let Some(decision) = decision {
            let choices = choices(&decision);
            match picks(&choices, line, decision.kind == AskKind::Number) {
                Picks::These(picked) => {
                    let keys = picked.iter().map(|choice| choice.key.clone()).collect();
                    return self.take(&decision, keys);
                }
                Picks::Several(labels) => {
                    self.say(Tone::Plain, "ui.plain.ambiguous");
                    return self.lines(labels);
                }
                Picks::None => {}
            }
        }
        self.command(line);
    }

    fn command(&mut self, line: &str) {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word.trim_start_matches('/').to_lowercase().as_str() {
            "quit" | "exit" | "q" => self.leave(),
            "help" | "?" | "h" => {
                let lines = COMMANDS.map(|(command, term)| format!("{command}: {}", self.teller.say(term)));
                self.lines(lines);
            }
            "show" | "board" | "b" => self.show(),
            "card" | "c" => {
                let lines = self.teller.face(rest);
                self.lines(lines);
            }
            "why" | "w" => self.ask_why(rest),
            "all" | "a" => self.do_all(),
            "pay" | "p" => self.take_proposal(),
            "stops" => self.change_stops(rest),
            "log" | "l" => self.tell_log(rest),
            word @ ("say" | "s" | "team") => {
                let (table, text, team) = (self.mirror.table, rest.to_owned(), word == "team");
                self.out.push(Out::Send(ClientMsg::Say { table, text, team, spot: None }));
            }
            "ping" => self.point_at(rest),
            "lang" => match Lang::from_code(rest) {
                Some(lang) => {
                    self.teller.lang = lang;
                    self.out.push(Out::Send(ClientMsg::Lang { lang: wire_lang(lang) }));
                    self.errand(Out::Fetch);
                }
                None => self.print(Tone::Plain, "en, ru, uk, ja"),
            },
            "start" => self.errand(Out::Start),
            "rematch" if self.phase() == Some(Phase::Over) => self.errand(Out::Rematch),
            "save" if self.phase() == Some(Phase::Over) && !rest.is_empty() => {
                self.errand(Out::Save(PathBuf::from(rest)));
            }
            "rematch" | "save" if !self.over => self.say(Tone::Plain, "ui.join.not-over"),
            "undo" | "u" => self.order(|table, cid, seat| ClientMsg::Undo { table, cid, seat, to: None }),
            "redo" | "r" => self.order(|table, cid, seat| ClientMsg::Redo { table, cid, seat }),
            "agree" => self.reply(true, false),
            "refuse" => self.reply(false, false),
            "never" => self.reply(false, true),
            "hold" => {
                let other = rest.parse::<u8>().ok().and_then(|n| n.checked_sub(1));
                self.order(|table, cid, seat| ClientMsg::Hold { table, cid, seat: other.unwrap_or(seat), on: true });
            }
            "back" => self.order(|table, cid, seat| ClientMsg::Hold { table, cid, seat, on: false }),
            "pause" => self.order(|table, cid, _| ClientMsg::Pause { table, cid, on: true }),
            "resume" => self.order(|table, cid, _| ClientMsg::Pause { table, cid, on: false }),
            "auto" => self.change_orders(rest),
            "concede" => {
                let warning = [self.teller.say("ui.join.concede")];
                if self.seat().is_none() || self.sure(Doubt::Concede, warning) {
                    self.order(|table, cid, seat| ClientMsg::Concede { table, cid, seat });
                }
            }
            "seat" => self.change_seat(rest),
            // A program that still sends answers after the end is done.
            _ if self.over && self.piped => self.leave(),
            _ if self.over => self.say(Tone::Plain, "ui.join.after"),
            _ if line.starts_with(|c: char| c.is_ascii_digit()) && self.mirror.decision().is_none() => {
                self.say(Tone::Plain, if self.seat().is_some() { "ui.tui.not-asked" } else { "ui.join.watch-only" });
            }
            _ => self.say(Tone::Plain, "ui.plain.no-option"),
        }
    }

    /// Prints the whole table with the numbers of its cards, the clocks and who is online.
    fn show(&mut self) {
        let lines = self.teller.whole(&self.mirror.view, self.seat());
        self.lines(lines);
        self.clocks();
        if let Some(status) = self.mirror.status.clone() {
            let here = |s: &protocol::SeatStatus| s.online && matches!(s.who, protocol::Sitter::User(_));
            for s in &status.seats {
                let away = matches!(s.who, protocol::Sitter::User(_)) && !s.online;
                let terms = [(here(s), "ui.join.here"), (away, "ui.join.away"), (s.held, "ui.join.held")];
                for (_, term) in terms.into_iter().filter(|(is, _)| *is) {
                    let line = self.teller.about(term, s.seat);
                    self.print(Tone::Plain, line);
                }
            }
        }
        self.fresh = false;
        if let Some(decision) = self.mirror.decision().cloned() {
            self.put(decision);
        }
    }

    fn tell_log(&mut self, count: &str) {
        let all: Vec<String> = self.mirror.log.iter().flat_map(|entry| self.teller.entry(entry)).collect();
        let from = all.len().saturating_sub(count.parse().unwrap_or(LOG_LINES));
        self.lines(all.into_iter().skip(from));
    }

    fn ask_why(&mut self, what: &str) {
        let Some(seat) = self.seat() else { return self.say(Tone::Plain, "ui.join.watch-only") };
        let targets = show::targets(&self.teller, &self.mirror.view, what);
        if targets.is_empty() {
            let lines = self.teller.unknown("ui.plain.why.unknown", what);
            return self.lines(lines);
        }
        let table = self.mirror.table;
        let targets: Vec<String> = targets.into_iter().take(MOST_WHYS).collect();
        self.whys = (targets.len(), Vec::new());
        self.out.extend(targets.into_iter().map(|what| Out::Send(ClientMsg::Why { table, seat, what })));
    }

    /// Shows the team a place on the map.
    fn point_at(&mut self, name: &str) {
        if let &[spot] = self.teller.spots(&self.mirror.view, name).as_slice() {
            let (table, text) = (self.mirror.table, String::new());
            self.out.push(Out::Send(ClientMsg::Say { table, text, team: true, spot: Some(spot) }));
        } else {
            let lines = self.teller.unknown("ui.plain.why.unknown", name);
            self.lines(lines);
        }
    }

    fn do_all(&mut self) {
        match self.mirror.decision() {
            None => self.say(Tone::Plain, "ui.tui.not-asked"),
            Some(decision) if decision.options.iter().any(|option| option.obvious) => {
                self.all = self.is_free();
            }
            Some(_) => self.say(Tone::Plain, "ui.plain.no-obvious"),
        }
    }

    /// Accepts the whole proposed payment.
    fn take_proposal(&mut self) {
        match self.mirror.decision().cloned() {
            None => self.say(Tone::Plain, "ui.tui.not-asked"),
            Some(decision) if decision.proposal.is_empty() => self.say(Tone::Plain, "ui.propose.none"),
            Some(decision) => {
                let keys = decision.proposal.iter().map(|step| step.key.clone()).collect();
                self.act(&decision, keys);
            }
        }
    }

    /// Prints or changes the stops of this seat.
    fn change_stops(&mut self, words: &str) {
        let Some(seat) = self.seat() else { return self.say(Tone::Plain, "ui.join.watch-only") };
        let window = |kind: &protocol::WindowKind| Window {
            slug: kind.slug.clone(),
            name: protocol::plain(&kind.name),
            group: protocol::plain(&kind.group),
            usual: kind.usual,
        };
        let windows: Vec<Window> = self.mirror.windows.iter().map(window).collect();
        let orders = self.mirror.orders.clone().unwrap_or_default();
        let mut wanted = Stops { at: orders.stops.clone(), able: orders.able };
        let machines = self.against_machines();
        if let Err(term) = stops::change(&mut wanted, &windows, machines, words) {
            return self.say(Tone::Plain, term);
        }
        self.lines(stops::lines(&wanted, &windows, machines, self.teller.lang));
        if !words.is_empty() {
            let orders = protocol::StandingOrders { stops: wanted.at, able: wanted.able, ..orders };
            self.mirror.orders = Some(orders.clone());
            self.out.push(Out::Send(ClientMsg::Auto { table: self.mirror.table, seat, orders }));
        }
    }

    /// Returns whether all opponents are bots.
    fn against_machines(&self) -> bool {
        let person = |seat: &&protocol::SeatStatus| matches!(seat.who, protocol::Sitter::User(_));
        self.mirror.status.as_ref().is_some_and(|status| status.seats.iter().filter(person).count() < 2)
    }

    /// Makes some choices. If there is a warning, the user must repeat the input to confirm.
    fn take(&mut self, decision: &Decision, keys: Vec<String>) {
        let chosen = decision.options.iter().filter(|option| keys.contains(&option.key));
        let warnings: Vec<String> = chosen.filter_map(|o| o.warn.as_ref()).map(|w| protocol::plain(w)).collect();
        if warnings.is_empty() || self.sure(Doubt::Choice(decision.id, keys.clone()), warnings) {
            self.act(decision, keys);
        }
    }

    pub(super) fn act(&mut self, decision: &Decision, choice: Vec<String>) {
        self.doubt = None;
        let (id, seat) = (decision.id, decision.seat);
        self.order(|table, cid, _| ClientMsg::Act { table, cid, seat, decision: id, choice });
    }

    /// Allows only one command at a time, because the next one depends on the server's answer.
    fn is_free(&mut self) -> bool {
        if self.pending.is_some() {
            self.say(Tone::Plain, "ui.join.unacked");
        }
        self.pending.is_none()
    }

    /// Sends a command of this seat and keeps it until its result is confirmed.
    fn order(&mut self, command: impl FnOnce(Uuid, CommandId, u8) -> ClientMsg) {
        let Some(seat) = self.seat() else { return self.say(Tone::Plain, "ui.join.watch-only") };
        if self.is_free() {
            let cid = Uuid::now_v7();
            let msg = command(self.mirror.table, cid, seat);
            self.pending = Some(Pending { msg, cid, done: None });
            // While the connection is down, the command waits. The next socket sends it first.
            if self.wire != super::desk::Wire::Down {
                self.send_pending();
            }
        }
    }

    /// Turns an automatic answer on or off, and prints which are active.
    fn change_orders(&mut self, which: &str) {
        let Some(seat) = self.seat() else { return self.say(Tone::Plain, "ui.join.watch-only") };
        let mut orders = self.mirror.orders.clone().unwrap_or_default();
        match which {
            "forced" => orders.forced = !orders.forced,
            "obvious" => orders.obvious = !orders.obvious,
            "end" => orders.end = !orders.end,
            "" => {}
            _ => return self.print(Tone::Plain, "auto forced, auto obvious, auto end"),
        }
        if !which.is_empty() {
            self.mirror.orders = Some(orders.clone());
            self.out.push(Out::Send(ClientMsg::Auto { table: self.mirror.table, seat, orders: orders.clone() }));
        }
        let flags = [("forced", orders.forced), ("obvious", orders.obvious), ("end", orders.end)];
        let on = flags.into_iter().filter(|(_, on)| *on).map(|(word, _)| word.to_owned());
        let on: Vec<String> = on.chain(orders.answers.into_iter().map(|answer| answer.key)).collect();
        let line = if on.is_empty() {
            self.teller.say("ui.join.auto.none")
        } else {
            format!("{}: {}", self.teller.say("ui.join.auto"), on.join(", "))
        };
        self.print(Tone::Plain, line);
    }

    fn reply(&mut self, ok: bool, never: bool) {
        let asked = |ask: &&protocol::UndoAsk| self.seat().is_some_and(|seat| ask.waiting.contains(&seat));
        let ask = self.mirror.status.as_ref().and_then(|status| status.undo.as_ref()).filter(asked);
        let Some(request) = ask.map(|ask| ask.request) else {
            return self.say(Tone::Plain, "ui.join.undo.none");
        };
        self.order(|table, cid, seat| ClientMsg::UndoReply { table, cid, seat, request, ok, never });
    }

    /// Switches to another seat at this device if several seats may act at the same time.
    fn change_seat(&mut self, number: &str) {
        let wanted = number.parse::<u8>().ok().and_then(|n| n.checked_sub(1));
        match wanted.filter(|n| self.own().contains(n) && Some(*n) != self.seat()) {
            Some(seat) if self.is_free() => self.draw_curtain(seat),
            Some(_) => {}
            None => self.say(Tone::Plain, "ui.plain.no-seat"),
        }
    }

    /// Shows the table to the player of a seat after the device was passed on.
    fn sit_at(&mut self, seat: u8) {
        self.pass_device = None;
        self.role = Role::Seat(seat);
        let (status, info) = (self.mirror.status.take(), self.mirror.info.take());
        self.mirror = Mirror { status, info, ..Mirror::new(self.mirror.table) };
        (self.shown, self.doubt) = (None, None);
        if self.wire != super::desk::Wire::Down {
            self.join(None);
        }
    }
}

/// The options in the form that `picks` uses for local matches.
fn choices(decision: &Decision) -> Vec<Choice> {
    let choice = |option: &protocol::Choice| Choice {
        key: option.key.clone(),
        label: vec![Span::plain(protocol::plain(&option.label))],
        warning: None,
        target: None,
        obvious: option.obvious,
    };
    decision.options.iter().map(choice).collect()
}
