//! Reading whatever may be a deck list: every line is told how it was understood, and nothing is dropped in silence.

use std::collections::BTreeMap;

use table::{Arg, CardId, Phrase};
use text::Lang;

use super::list::{COPIES, line};
use super::names::{Meaning, key};
use super::{DeckList, Workshop, code, json, o8d, paper};

/// Bytes of a list.
const BYTES: usize = 64 << 10;
/// Lines of a list.
const LINES: usize = 500;

/// What was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckReading {
    /// The form it was read in.
    pub form: &'static str,
    /// The list as far as it was understood.
    pub list: DeckList,
    /// Every line that was not empty.
    pub lines: Vec<DeckLine>,
}

/// A line of what was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckLine {
    /// Its number, from 1.
    pub line: u16,
    /// What stands there.
    pub text: String,
    /// How it was understood.
    pub how: DeckLineKind,
    /// What is wrong with it, or what it was taken for.
    pub note: String,
    /// What it may mean.
    pub choices: Vec<DeckChoice>,
}

/// How a line was understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeckLineKind {
    /// It is in the list.
    Taken,
    /// A heading or a remark.
    Aside,
    /// It may mean several things; nothing was taken.
    Unclear,
    /// It means nothing known; nothing was taken.
    Unknown,
    /// A card that no part of the list brings, or too many or too few of it.
    Odd,
}

/// What a line may mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckChoice {
    /// Its code, or the slug of an affiliation.
    pub code: String,
    /// Its name.
    pub title: String,
}

/// Why nothing was read at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// Too long.
    #[error("a deck list has at most {BYTES} bytes")]
    Bytes,
    /// Too many lines.
    #[error("a deck list has at most {LINES} lines")]
    Lines,
}

impl Workshop {
    /// Reads a list in any of its forms. `answers` say what doubtful lines mean, by number; an empty one leaves its line
    /// out.
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
                paper::read(&mut gather, text);
                "text"
            }
        };
        let (list, lines) = gather.done();
        Ok(DeckReading { form, list, lines })
    }
}

/// How many, as a file says it.
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

/// A list that is being read.
pub(crate) struct Gather<'a> {
    pub(crate) shop: &'a Workshop,
    lang: Lang,
    answers: BTreeMap<u16, &'a str>,
    pub(crate) list: DeckList,
    lines: Vec<DeckLine>,
    /// What is read now lies under the plot.
    beneath: bool,
    /// Cards that were named beside the parts: their line, the key of their name, how many.
    loose: Vec<(usize, String, u32)>,
    /// The lines of parts, by code.
    sources: BTreeMap<String, u16>,
    /// The form names every single card, so that missing ones are missed.
    pub(crate) whole: bool,
}

impl<'a> Gather<'a> {
    fn new(shop: &'a Workshop, answers: &'a [(u16, String)], lang: Lang) -> Self {
        Self {
            shop,
            lang,
            answers: answers.iter().map(|(line, code)| (*line, code.as_str())).collect(),
            list: DeckList { game: shop.game.to_owned(), ..DeckList::default() },
            lines: Vec::new(),
            beneath: false,
            loose: Vec::new(),
            sources: BTreeMap::new(),
            whole: false,
        }
    }

    fn say(&self, term: &'static str) -> String {
        self.shop.say(&Phrase::word(term), self.lang)
    }

    fn say_with(&self, term: &'static str, args: impl Into<Vec<Arg>>) -> String {
        self.shop.say(&Phrase::say(term, args), self.lang)
    }

    fn tell(&mut self, line: u16, text: &str, how: DeckLineKind, note: String) {
        self.lines.push(DeckLine { line, text: shown(text), how, note, choices: Vec::new() });
    }

    /// Notes what a heading says about the lines that follow.
    pub(crate) fn heading(&mut self, text: &str) {
        if self.shop.known.is_heading(text) {
            self.beneath = self.shop.known.is_under_heading(text);
        }
    }

    /// A heading or a remark.
    pub(crate) fn aside(&mut self, line: u16, text: &str) {
        self.tell(line, text, DeckLineKind::Aside, String::new());
    }

    /// Nothing can be made of it.
    pub(crate) fn unknown(&mut self, line: u16, text: &str, why: &'static str) {
        let note = self.say(why);
        self.tell(line, text, DeckLineKind::Unknown, note);
    }

    fn offer(&mut self, line: u16, text: &str, why: &'static str, meanings: &[Meaning]) {
        let choice = |meaning: &Meaning| match *meaning {
            Meaning::Part(i) => {
                let part = &self.shop.parts[i];
                Some(DeckChoice { code: part.code.clone(), title: self.shop.label(part, self.lang) })
            }
            Meaning::Identity(i) => {
                let identity = &self.shop.identities[i];
                let title = self.shop.say(&identity.title, self.lang);
                Some(DeckChoice { code: identity.slug.to_owned(), title })
            }
            Meaning::Card(_) => None,
        };
        let choices = meanings.iter().filter_map(choice).collect();
        let (how, note) = (DeckLineKind::Unclear, self.say(why));
        self.lines.push(DeckLine { line, text: shown(text), how, note, choices });
    }

    /// A line whose meaning is known.
    pub(crate) fn mean(&mut self, line: u16, text: &str, meaning: Meaning, amount: impl Into<Amount>) {
        let Amount { qty, dice, under } = amount.into();
        let counts = matches!(meaning, Meaning::Part(i) if self.shop.parts[i].dice > 0);
        let qty = if counts { qty.max(dice) } else { qty };
        if qty == 0 || qty > u32::from(COPIES) {
            let note = self.say("deck.note.count");
            return self.tell(line, text, DeckLineKind::Unclear, note);
        }
        match meaning {
            Meaning::Part(i) => {
                let code = &self.shop.parts[i].code;
                self.shop.take(&mut self.list, code, qty as i16);
                let under = if self.beneath { qty } else { under.min(qty) };
                self.shop.lay_under(&mut self.list, code, under as i16);
                self.sources.entry(code.clone()).or_insert(line);
                self.tell(line, text, DeckLineKind::Taken, String::new());
            }
            Meaning::Identity(i) => {
                let slug = self.shop.identities[i].slug;
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

    /// What was answered about a line, if anything was. An answer that means nothing is none.
    pub(crate) fn answered(&mut self, line: u16, text: &str, amount: impl Into<Amount>) -> bool {
        let Some(&code) = self.answers.get(&line) else { return false };
        if code.is_empty() {
            let note = self.say("deck.note.left-out");
            self.tell(line, text, DeckLineKind::Aside, note);
            return true;
        }
        let part = self.shop.place(code).map(Meaning::Part);
        let identity = || self.shop.identities.iter().position(|i| i.slug == code).map(Meaning::Identity);
        let Some(meaning) = part.or_else(identity) else { return false };
        self.mean(line, text, meaning, amount);
        true
    }

    /// A line with the name of something.
    pub(crate) fn name(&mut self, line: u16, text: &str, name: &str, qty: u32, identity: bool) {
        if self.answered(line, text, qty) {
            return;
        }
        let mut exact = self.shop.known.exactly(name);
        if identity {
            exact.retain(|meaning| matches!(meaning, Meaning::Identity(_)));
        }
        // Cards of one name are one card to whoever reads the list.
        let cards = exact.iter().all(|meaning| matches!(meaning, Meaning::Card(_)));
        match exact.as_slice() {
            [] => match self.shop.known.nearly(name, identity).as_slice() {
                [] => self.unknown(line, text, "deck.note.unknown"),
                near => self.offer(line, text, "deck.note.close", near),
            },
            [one] => self.mean(line, text, *one, qty),
            [first, ..] if cards => self.mean(line, text, *first, qty),
            several => self.offer(line, text, "deck.note.several", several),
        }
    }

    /// The line names one thing and gives the number of another.
    pub(crate) fn torn(&mut self, line: u16, text: &str, meanings: &[Meaning], qty: u32) {
        if !self.answered(line, text, qty) {
            self.offer(line, text, "deck.note.several", meanings);
        }
    }

    fn read_code(&mut self, share: &str) {
        match self.shop.open_code(share) {
            Ok(list) => {
                self.list = list;
                self.aside(1, share);
                for (i, entry) in self.list.main.clone().into_iter().enumerate() {
                    let part = self.shop.part(&entry.code).expect("a code names parts that exist");
                    let text = format!("{}x {}", self.shop.number(&entry), self.shop.title(part, self.lang));
                    self.tell(i as u16 + 2, &text, DeckLineKind::Taken, String::new());
                }
            }
            Err(why) => self.unknown(1, share, why),
        }
    }

    fn card_key(&self, card: CardId) -> String {
        key(&self.shop.card_name(card, Lang::En))
    }

    /// Compares single cards with what the parts bring, and lets the list go.
    fn done(mut self) -> (DeckList, Vec<DeckLine>) {
        // What the parts bring: by the key of a name, how many, and the first part that brings it.
        let mut left: BTreeMap<String, (u32, CardId, CardId, u16)> = BTreeMap::new();
        for entry in &self.list.main {
            let Some(part) = self.shop.part(&entry.code) else { continue };
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
                let from = from.expect("something brings it");
                (DeckLineKind::Taken, self.say_with("deck.note.comes-with", [Arg::Card(from)]))
            };
            (self.lines[at].how, self.lines[at].note) = (how, note);
        }
        if whole {
            for (n, card, from, line) in left.into_values().filter(|brought| brought.0 > 0) {
                let note = self.say_with("deck.note.missing", [Arg::Number(n as i32), Arg::Card(from)]);
                let text = self.shop.card_name(card, self.lang);
                self.tell(line, &text, DeckLineKind::Odd, note);
            }
        }
        let list = self.shop.tidy(&self.list);
        (list, self.lines)
    }
}

/// A line as it is shown again: not longer than anybody reads.
fn shown(text: &str) -> String {
    line(text).trim().chars().take(200).collect()
}
