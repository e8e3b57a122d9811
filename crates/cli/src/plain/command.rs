//! The commands of the line mode.

use std::io::{BufRead, Write};
use std::path::Path;

use games::{AnyTable, CardId, Lang, NoUndo, Seat, SeatSet, ToAct, Viewer, plain};

use super::{Plain, Step, find};
use crate::host::HostError;
use crate::rules;
use crate::stops;
use crate::words::say;

/// The commands with the terms that explain them, in the order of the help.
const COMMANDS: [(&str, &str); 16] = [
    ("1, 2 …", "ui.plain.help.number"),
    ("all", "ui.plain.help.all"),
    ("pay", "ui.plain.help.pay"),
    ("stops [N …]", "ui.plain.help.stops"),
    ("board", "ui.plain.help.board"),
    ("card NAME", "ui.plain.help.card"),
    ("why NAME", "ui.plain.help.why"),
    ("hint", "ui.plain.help.hint"),
    ("undo", "ui.plain.help.undo"),
    ("redo", "ui.plain.help.redo"),
    ("log [N]", "ui.plain.help.log"),
    ("seat N", "ui.plain.help.seat"),
    ("save FILE", "ui.plain.help.save"),
    ("lang en|ru|uk|ja", "ui.plain.help.lang"),
    ("help", "ui.plain.help.help"),
    ("quit", "ui.plain.help.quit"),
];
/// The default number of log lines to print.
const LOG_LINES: usize = 20;

impl<R: BufRead, W: Write> Plain<'_, R, W> {
    /// Carries out a command.
    pub(super) fn command(&mut self, seat: Seat, input: &str) -> anyhow::Result<Step> {
        let (word, rest) = input.split_once(char::is_whitespace).unwrap_or((input, ""));
        let rest = rest.trim();
        match word.trim_start_matches('/').to_lowercase().as_str() {
            "quit" | "exit" | "q" => return Ok(Step::Leave),
            "help" | "?" | "h" => self.help()?,
            "board" | "b" => {
                self.show_board(Viewer::Seat(seat))?;
                self.show_question(seat)?;
            }
            "card" | "c" => self.card(seat, rest)?,
            "why" | "w" => self.why(seat, rest)?,
            "hint" => self.give_hint(seat)?,
            // These commands take no arguments. A player who adds one expects something else, so print the usage.
            "all" | "a" if !rest.is_empty() => self.usage("all")?,
            "undo" | "u" if !rest.is_empty() => self.usage("undo")?,
            "redo" | "r" if !rest.is_empty() => self.usage("redo")?,
            "pay" | "p" if !rest.is_empty() => self.usage("pay")?,
            "all" | "a" => {
                if self.host.take_obvious(seat)? > 0 {
                    return Ok(Step::Chosen);
                }
                self.say("ui.plain.no-obvious")?;
            }
            "pay" | "p" => return self.take_proposal(seat),
            "stops" => return self.change_stops(seat, rest),
            "undo" | "u" => return self.back(seat, Way::Back),
            "redo" | "r" => return self.back(seat, Way::Forth),
            "log" | "l" => self.log(seat, rest)?,
            "seat" => return self.change_seat(seat, rest),
            "save" => self.save(rest)?,
            "lang" => match Lang::from_code(rest) {
                Some(lang) => {
                    self.lang = lang;
                    self.show_board(Viewer::Seat(seat))?;
                    self.show_question(seat)?;
                }
                None => self.line("en, ru, uk, ja")?,
            },
            _ => self.say("ui.plain.no-option")?,
        }
        Ok(Step::Again)
    }

    fn help(&mut self) -> anyhow::Result<()> {
        let lang = self.lang;
        let asks = !stops::windows(self.host.table(), lang).is_empty();
        let known = COMMANDS.into_iter().filter(|(command, _)| asks || !command.starts_with("stops"));
        self.lines(known.map(|(command, term)| format!("{command}: {}", say(lang, term))))
    }

    /// Prints the usage of a command.
    fn usage(&mut self, command: &str) -> anyhow::Result<()> {
        let (command, term) = COMMANDS.into_iter().find(|(known, _)| *known == command).expect("a command of the help");
        let line = format!("{command}: {}", say(self.lang, term));
        self.line(&line)
    }

    fn card(&mut self, seat: Seat, name: &str) -> anyhow::Result<()> {
        if find::fold(name).is_empty() {
            return self.usage("card NAME");
        }
        let mut found = find::cards(self.host.table(), name);
        // If several cards have this name, prefer the one on the table.
        let near = find::seen(self.host.table(), seat, &found);
        if let [only] = near.as_slice() {
            found = vec![*only];
        }
        match found.as_slice() {
            [] => self.unknown("ui.plain.card.unknown", name),
            [card] => {
                let lines = card_lines(self.host.table(), *card, self.lang);
                self.lines(lines)
            }
            some => {
                let table = self.host.table();
                let line = |&card: &CardId| {
                    let face = table.face(card);
                    let kind = plain(&table.say(&face.type_line, self.lang));
                    format!("{}: {kind} ({})", table.card_name(card, self.lang), face.slug)
                };
                let lines: Vec<String> = some.iter().map(line).collect();
                self.lines(lines)
            }
        }
    }

    fn unknown(&mut self, term: &'static str, name: &str) -> anyhow::Result<()> {
        self.say(term)?;
        let like = find::like(self.host.table(), name, self.lang);
        if like.is_empty() {
            return Ok(());
        }
        let line = format!("{}: {}", say(self.lang, "ui.plain.did-you-mean"), like.join(", "));
        self.line(&line)
    }

    fn why(&mut self, seat: Seat, name: &str) -> anyhow::Result<()> {
        if find::fold(name).is_empty() {
            return self.usage("why NAME");
        }
        let table = self.host.table();
        let targets = find::targets(table, seat, name, self.lang);
        if targets.is_empty() {
            return self.unknown("ui.plain.why.unknown", name);
        }
        let mut lines = Vec::new();
        for target in targets {
            // Targets found by name are on the table, so this does not fail.
            let Ok(why) = table.why_not(seat, target, self.lang) else { continue };
            let line = match &why {
                None => say(self.lang, "ui.plain.why.option"),
                Some(why) => format!("{} ({})", plain(&why.text), why.rule),
            };
            if !lines.contains(&line) {
                lines.push(line);
            }
            if let Some(why) = why {
                let rule = rules::by_id(table.game(), why.rule, self.lang).map(|text| format!("  {text}"));
                lines.extend(rule.filter(|rule| !lines.contains(rule)));
            }
        }
        self.lines(lines)
    }

    /// Accepts the whole proposed payment.
    fn take_proposal(&mut self, seat: Seat) -> anyhow::Result<Step> {
        let proposal = self.host.table().propose(seat, &[], &[]);
        if proposal.is_empty() {
            self.say("ui.propose.none")?;
            return Ok(Step::Again);
        }
        let words: Vec<&str> = proposal.iter().map(|step| step.key.as_str()).collect();
        self.host.choose(seat, &words)?;
        Ok(Step::Chosen)
    }

    /// Prints or changes the stops of this player.
    fn change_stops(&mut self, seat: Seat, words: &str) -> anyhow::Result<Step> {
        let (lang, machines) = (self.lang, !self.host.hot_seat());
        let windows = stops::windows(self.host.table(), lang);
        let mut wanted = self.host.stops(seat).clone();
        if let Err(term) = stops::change(&mut wanted, &windows, machines, words) {
            self.say(term)?;
            return Ok(Step::Again);
        }
        self.lines(stops::lines(&wanted, &windows, machines, lang))?;
        self.host.set_stops(seat, wanted);
        // The current window may be passed automatically now.
        Ok(if words.is_empty() { Step::Again } else { Step::Chosen })
    }

    /// Undoes or redoes a choice.
    fn back(&mut self, seat: Seat, way: Way) -> anyhow::Result<Step> {
        let done = match way {
            Way::Back => self.host.undo(seat),
            Way::Forth => self.host.redo(seat),
        };
        match done {
            Ok(()) => {
                self.fresh = true;
                return Ok(Step::Chosen);
            }
            Err(HostError::NoUndo(why)) => self.say(match why {
                NoUndo::Nothing | NoUndo::NoSuchSeat(_) => "ui.plain.undo.nothing",
                NoUndo::NothingUndone => "ui.plain.redo.nothing",
                NoUndo::Barrier { .. } => "ui.plain.undo.luck",
                NoUndo::NotYours { .. } => "ui.plain.undo.other",
                NoUndo::Closed => "ui.plain.over",
            })?,
            Err(error) => return Err(error.into()),
        }
        Ok(Step::Again)
    }

    fn log(&mut self, seat: Seat, count: &str) -> anyhow::Result<()> {
        let all = self.log_lines(Viewer::Seat(seat), 0);
        let count = count.parse().unwrap_or(LOG_LINES);
        let from = all.len().saturating_sub(count);
        self.lines(all.into_iter().skip(from))
    }

    /// Switches to another seat if several people may act at the same time.
    fn change_seat(&mut self, seat: Seat, number: &str) -> anyhow::Result<Step> {
        let may = match self.host.table().to_act() {
            ToAct::Seats { asked, free } => asked.union(free).and(self.host.humans()),
            ToAct::Over(_) => SeatSet::EMPTY,
        };
        let wanted = number.parse::<usize>().ok().and_then(|n| may.iter().find(|s| s.idx() + 1 == n));
        match wanted {
            Some(other) if other != seat => {
                if !self.switch_seat(other)? {
                    return Ok(Step::Leave);
                }
                self.ask(other)
            }
            _ => {
                self.say("ui.plain.no-seat")?;
                Ok(Step::Again)
            }
        }
    }

    fn save(&mut self, file: &str) -> anyhow::Result<()> {
        if file.is_empty() {
            return self.way_back();
        }
        match self.host.save_copy(Path::new(file)) {
            Ok(()) => {
                let line = format!("{}: {file}", say(self.lang, "ui.plain.copied"));
                self.line(&line)
            }
            Err(error) => self.line(&format!("! {error}")),
        }
    }
}

/// Undo or redo.
#[derive(Clone, Copy)]
enum Way {
    Back,
    Forth,
}

/// The lines of a card with its full text.
pub(crate) fn card_lines(table: &dyn AnyTable, card: CardId, lang: Lang) -> Vec<String> {
    let face = table.face(card);
    let mut lines = vec![table.card_name(card, lang), plain(&table.say(&face.type_line, lang))];
    for games::Part { head: heading, text, .. } in &face.text {
        lines.push(format!("{}: {}", plain(&table.say(heading, lang)), plain(&table.say(text, lang))));
    }
    lines
}
