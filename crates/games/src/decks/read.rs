//! Reading text that may be a deck list. The result says how each line was interpreted; no line is silently dropped.

use std::collections::BTreeMap;

use table::{Arg, CardId, Phrase};
use text::Lang;

use super::list::{COPIES, line};
use super::names::{Meaning, key};
use super::{DeckBuilder, DeckList, code, json, o8d, plain_text};

/// Maximum bytes of a list.
const BYTES: usize = 64 << 10;
/// Maximum lines of a list.
const LINES: usize = 500;

/// Result of reading a deck list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckReading {
    /// The detected format.
    pub form: &'static str,
    /// The list as far as it was understood.
    pub list: DeckList,
    /// All lines that are not empty.
    pub lines: Vec<DeckLine>,
}

/// A line of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckLine {
    /// Number of the line, from 1.
    pub line: u16,
    /// Text of the line.
    pub text: String,
    /// How it was interpreted.
    pub how: DeckLineKind,
    /// What is wrong with it, or what it was interpreted as.
    pub note: String,
    /// The possible meanings of an ambiguous line.
    pub choices: Vec<DeckChoice>,
}

/// How a line was interpreted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeckLineKind {
    /// It is an entry of the list.
    Taken,
    /// It is a heading or a comment.
    Aside,
    /// It is ambiguous and was skipped.
    Unclear,
    /// It names nothing known and was skipped.
    Unknown,
    /// It names a card that the list's parts do not contain, or contain in a different number.
    Odd,
}

/// A possible meaning of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckChoice {
    /// Code of the part, or slug of the affiliation.
    pub code: String,
    /// Its name.
    pub title: String,
}

/// The reason why the text was not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// The text is too long.
    #[error("a deck list has at most {BYTES} bytes")]
    Bytes,
    /// The text has too many lines.
    #[error("a deck list has at most {LINES} lines")]
    Lines,
}

impl DeckBuilder {
    /// Reads a list in any format. `answers` are the chosen codes for ambiguous lines by number; an empty code skips
    /// the line.
    pub fn read(&self, text: &str, answers: &[(u16, String)], lang: Lang) -> Result<DeckReading, ReadError> {
        if text.len() > BYTES {
            return Err(ReadError::Bytes);
        }
        let text = text.trim_start_matches('\u{feff}');
        if text.lines().count() > LINES {
            return Err(ReadError::Lines);
        }
        let mut gather = Gather::new(self, answers, lang);
        let shown = text.trim();
        let share = shown.lines().map(str::trim).find(|line| code::looks_like(line));
        let form = match (shown.chars().next(), share) {
            (Some('<'), _) => {
                o8d::read(&mut gather, shown);
                "o8d"
            }
            (Some('{'), _) => json::read(&mut gather, shown),
            (_, Some(share)) => {
                gather.read_code(share);
                "code"
            }
            _ => {
                plain_text::read(&mut gather, text);
                "text"
            }
        };
        let (list, lines) = gather.done();
        Ok(DeckReading { form, list, lines })
    }
}

/// Copies and dice as in the file.
#[derive(Clone, Copy)]
pub(crate) struct Amount {
    pub(crate) qty: u32,
    pub(crate) dice: u32,
    pub(crate) under: u32,
}

impl From<u32> for Amount {
    fn from(qty: u32) -> Self {
        Self { qty, dice: 0, under: 0 }
    }
}

/// State while reading a list.
pub(crate) struct Gather<'a> {
    pub(crate) builder: &'a DeckBuilder,
    lang: Lang,
    answers: BTreeMap<u16, &'a str>,
    pub(crate) list: DeckList,
    lines: Vec<DeckLine>,
    /// Whether the current lines are cards under the plot.
    beneath: bool,
    /// Cards that are listed in addition to parts: index of the line, normalized name, number.
    loose: Vec<(usize, String, u32)>,
    /// Line numbers of parts, by code.
    sources: BTreeMap<String, u16>,
    /// Whether the format lists every single card, so that missing cards are reported.
    pub(crate) whole: bool,
}

impl<'a> Gather<'a> {
    fn new(builder: &'a DeckBuilder, answers: &'a [(u16, String)], lang: Lang) -> Self {
        Self {
            builder,
            lang,
            answers: answers.iter().map(|(line, code)| (*line, code.as_str())).collect(),
            list: DeckList { game: builder.game.to_owned(), ..DeckList::default() },
            lines: Vec::new(),
            beneath: false,
            loose: Vec::new(),
            sources: BTreeMap::new(),
            whole: false,
        }
    }

    fn say(&self, term: &'static str) -> String {
        self.builder.say(&Phrase::word(term), self.lang)
    }

    fn say_with(&self, term: &'static str, args: impl Into<Vec<Arg>>) -> String {
        self.builder.say(&Phrase::say(term, args), self.lang)
    }

    fn tell(&mut self, line: u16, text: &str, how: DeckLineKind, note: String) {
        self.lines.push(DeckLine { line, text: shown(text), how, note, choices: Vec::new() });
    }

    /// Records what a heading says about the following lines.
    pub(crate) fn heading(&mut self, text: &str) {
        if self.builder.known.is_heading(text) {
            self.beneath = self.builder.known.is_under_heading(text);
        }
    }

    /// Adds a heading or a comment.
    pub(crate) fn aside(&mut self, line: u16, text: &str) {
        self.tell(line, text, DeckLineKind::Aside, String::new());
    }

    /// Adds a line that names nothing known.
    pub(crate) fn unknown(&mut self, line: u16, text: &str, why: &'static str) {
        let note = self.say(why);
        self.tell(line, text, DeckLineKind::Unknown, note);
    }

    fn offer(&mut self, line: u16, text: &str, why: &'static str, meanings: &[Meaning]) {
        let choice = |meaning: &Meaning| match *meaning {
            Meaning::Part(i) => {
                let part = &self.builder.parts[i];
                Some(DeckChoice { code: part.code.clone(), title: self.builder.label(part, self.lang) })
            }
            Meaning::Identity(i) => {
                let identity = &self.builder.identities[i];
                let title = self.builder.say(&identity.title, self.lang);
                Some(DeckChoice { code: identity.slug.to_owned(), title })
            }
            Meaning::Card(_) => None,
        };
        let choices = meanings.iter().filter_map(choice).collect();
        let (how, note) = (DeckLineKind::Unclear, self.say(why));
        self.lines.push(DeckLine { line, text: shown(text), how, note, choices });
    }

    /// Adds a line with a known meaning.
    pub(crate) fn mean(&mut self, line: u16, text: &str, meaning: Meaning, amount: impl Into<Amount>) {
        let Amount { qty, dice, under } = amount.into();
        let counts = matches!(meaning, Meaning::Part(i) if self.builder.parts[i].dice > 0);
        let qty = if counts { qty.max(dice) } else { qty };
        if qty == 0 || qty > u32::from(COPIES) {
            let note = self.say("deck.note.count");
            return self.tell(line, text, DeckLineKind::Unclear, note);
        }
        match meaning {
            Meaning::Part(i) => {
                let code = &self.builder.parts[i].code;
                self.builder.take(&mut self.list, code, qty as i16);
                let under = if self.beneath { qty } else { under.min(qty) };
                self.builder.lay_under(&mut self.list, code, under as i16);
                self.sources.entry(code.clone()).or_insert(line);
                self.tell(line, text, DeckLineKind::Taken, String::new());
            }
            Meaning::Identity(i) => {
                let slug = self.builder.identities[i].slug;
                if self.list.identity.is_empty() || self.list.identity == slug {
                    slug.clone_into(&mut self.list.identity);
                    self.tell(line, text, DeckLineKind::Taken, String::new());
                } else {
                    let note = self.say("deck.note.second-identity");
                    self.tell(line, text, DeckLineKind::Odd, note);
                }
            }
            Meaning::Card(card) => {
                let key = self.card_key(card);
                self.loose.push((self.lines.len(), key, qty));
                self.tell(line, text, DeckLineKind::Taken, String::new());
            }
        }
    }

    /// Applies the answer for a line and returns whether there is one. Answers with unknown codes are ignored.
    pub(crate) fn answered(&mut self, line: u16, text: &str, amount: impl Into<Amount>) -> bool {
        let Some(&code) = self.answers.get(&line) else { return false };
        if code.is_empty() {
            let note = self.say("deck.note.left-out");
            self.tell(line, text, DeckLineKind::Aside, note);
            return true;
        }
        let part = self.builder.place(code).map(Meaning::Part);
        let identity = || self.builder.identities.iter().position(|i| i.slug == code).map(Meaning::Identity);
        let Some(meaning) = part.or_else(identity) else { return false };
        self.mean(line, text, meaning, amount);
        true
    }

    /// Adds a line that contains a name.
    pub(crate) fn name(&mut self, line: u16, text: &str, name: &str, qty: u32, identity: bool) {
        if self.answered(line, text, qty) {
            return;
        }
        let mut exact = self.builder.known.exactly(name);
        if identity {
            exact.retain(|meaning| matches!(meaning, Meaning::Identity(_)));
        }
        // Several cards with the same name are one card to the reader of the list.
        let cards = exact.iter().all(|meaning| matches!(meaning, Meaning::Card(_)));
        match exact.as_slice() {
            [] => match self.builder.known.nearly(name, identity).as_slice() {
                [] => self.unknown(line, text, "deck.note.unknown"),
                near => self.offer(line, text, "deck.note.close", near),
            },
            [one] => self.mean(line, text, *one, qty),
            [first, ..] if cards => self.mean(line, text, *first, qty),
            several => self.offer(line, text, "deck.note.several", several),
        }
    }

    /// Adds a line whose name and number contradict each other.
    pub(crate) fn torn(&mut self, line: u16, text: &str, meanings: &[Meaning], qty: u32) {
        if !self.answered(line, text, qty) {
            self.offer(line, text, "deck.note.several", meanings);
        }
    }

    fn read_code(&mut self, share: &str) {
        match self.builder.open_code(share) {
            Ok(list) => {
                self.list = list;
                self.aside(1, share);
                for (i, entry) in self.list.main.clone().into_iter().enumerate() {
                    let part = self.builder.part(&entry.code).expect("a code names parts that exist");
                    let text = format!("{}x {}", self.builder.number(&entry), self.builder.title(part, self.lang));
                    self.tell(i as u16 + 2, &text, DeckLineKind::Taken, String::new());
                }
            }
            Err(why) => self.unknown(1, share, why),
        }
    }

    fn card_key(&self, card: CardId) -> String {
        key(&self.builder.card_name(card, Lang::En))
    }

    /// Compares single cards with the cards of the parts, and returns the list and its lines.
    fn done(mut self) -> (DeckList, Vec<DeckLine>) {
        // The cards of the parts by normalized name: their number, and the first part that contains them.
        let mut left: BTreeMap<String, (u32, CardId, CardId, u16)> = BTreeMap::new();
        for entry in &self.list.main {
            let Some(part) = self.builder.part(&entry.code) else { continue };
            let line = self.sources.get(&entry.code).copied().unwrap_or_default();
            for &card in &part.cards[1..] {
                let brought = left.entry(self.card_key(card)).or_insert((0, card, part.cards[0], line));
                brought.0 += u32::from(entry.qty);
            }
        }
        let whole = self.whole || !self.loose.is_empty();
        for (at, key, qty) in std::mem::take(&mut self.loose) {
            let (have, from) = left.get(&key).map_or((0, None), |brought| (brought.0, Some(brought.2)));
            if let Some(brought) = left.get_mut(&key) {
                brought.0 -= qty.min(have);
            }
            let (how, note) = if qty > have {
                (DeckLineKind::Odd, self.say_with("deck.note.extra", [Arg::Number((qty - have) as i32)]))
            } else {
                let from = from.expect("a part contains it");
                (DeckLineKind::Taken, self.say_with("deck.note.comes-with", [Arg::Card(from)]))
            };
            (self.lines[at].how, self.lines[at].note) = (how, note);
        }
        if whole {
            for (n, card, from, line) in left.into_values().filter(|brought| brought.0 > 0) {
                let note = self.say_with("deck.note.missing", [Arg::Number(n as i32), Arg::Card(from)]);
                let text = self.builder.card_name(card, self.lang);
                self.tell(line, &text, DeckLineKind::Odd, note);
            }
        }
        let list = self.builder.tidy(&self.list);
        (list, self.lines)
    }
}

/// The line shortened for display.
fn shown(text: &str) -> String {
    line(text).trim().chars().take(200).collect()
}
