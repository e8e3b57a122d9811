//! Turns phrases into spans.

use table::{Arg, CardId, Phrase, Seat, Term};

use crate::grammar::{Grammar, Style, grammar};
use crate::lang::Lang;
use crate::lexicon::{Entry, Gender, Lexicon, Noun};
use crate::names::Names;
use crate::pattern::{Form, Piece};
use crate::span::{Span, SpanKind, append, capitalize, plain};

/// Turns phrases into text in one language.
#[derive(Clone, Copy)]
pub struct Realizer<'a> {
    lang: Lang,
    lexicon: &'a Lexicon,
    names: &'a Names,
    grammar: &'static dyn Grammar,
}

impl<'a> Realizer<'a> {
    /// A realizer for this language with the built-in lexicon.
    pub fn new(lang: Lang, names: &'a Names) -> Self {
        Self::with_lexicon(lang, Lexicon::of(lang), names)
    }

    /// A realizer for this language with another lexicon.
    pub fn with_lexicon(lang: Lang, lexicon: &'a Lexicon, names: &'a Names) -> Self {
        Self { lang, lexicon, names, grammar: grammar(lang) }
    }

    /// The language of the text.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// A phrase as sentences, with capitals and stops between them but no final stop.
    ///
    /// A term without an entry becomes `[unrendered …]`; no phrase can cause a panic.
    pub fn phrase(&self, phrase: &Phrase) -> Vec<Span> {
        let mut spans = self.render(phrase, &Form::default());
        if let Some(first) = spans.first_mut().filter(|s| !self.is_name(s)) {
            capitalize(first);
        }
        self.grammar.finish(&mut spans);
        spans
    }

    /// A phrase as plain text.
    pub fn text(&self, phrase: &Phrase) -> String {
        plain(&self.phrase(phrase))
    }

    /// A card's name without quotes.
    pub fn card(&self, card: CardId) -> Span {
        let text = self.names.card(card, self.lang).map_or_else(|| unrendered("card", card.0), str::to_owned);
        Span { text, kind: SpanKind::Card(card) }
    }

    /// A player's name.
    pub fn seat(&self, seat: Seat) -> Span {
        let mut span = self.seat_in(seat, &Form::default());
        if !self.is_name(&span) {
            capitalize(&mut span);
        }
        span
    }

    /// Names keep their case, even at the beginning of a sentence.
    fn is_name(&self, span: &Span) -> bool {
        match span.kind {
            SpanKind::Plain | SpanKind::Icon(_) => false,
            SpanKind::Card(_) => true,
            SpanKind::Seat(seat) => self.names.seat(seat, self.lang) == Some(&span.text),
        }
    }

    /// The lexicon of the game has priority over the built-in one.
    fn entry(&self, term: &str) -> Option<&'a Entry> {
        let own = self.names.lexicon(self.lang).and_then(|lexicon| lexicon.entries.get(term));
        own.or_else(|| self.lexicon.entries.get(term))
    }

    fn noun_of(&self, term: &str) -> Option<&'a Noun> {
        match self.entry(term)? {
            Entry::Noun(noun) => Some(noun),
            Entry::Clause { .. } => None,
        }
    }

    fn style(&self) -> &'static Style {
        self.grammar.style()
    }

    /// Ambiguous groups are put in parentheses: a branch with more than one clause, and several sentences under one
    /// condition. So different trees never produce the same text.
    ///
    /// A clause passes its form to the phrases in its plain slots, down to a noun: a wrapped description takes the case
    /// of its noun.
    fn render(&self, phrase: &Phrase, form: &Form) -> Vec<Span> {
        let plain = &Form::default();
        let mut out = Vec::new();
        match single(phrase) {
            Phrase::Say(term, args) => return self.say(*term, args, form),
            Phrase::Seq(parts) if parts.is_empty() => return self.word("core.nothing"),
            Phrase::Seq(parts) => {
                for (i, part) in parts.iter().enumerate() {
                    if i > 0 {
                        append(&mut out, [Span::plain(self.style().stop)]);
                    }
                    append(&mut out, self.phrase(part));
                }
            }
            Phrase::Either(branches) if branches.len() < 2 => {
                let inside = branches.first().map(|b| self.phrase(b)).unwrap_or_default();
                append(&mut out, self.parens(inside));
            }
            Phrase::Either(branches) => {
                for (i, branch) in branches.iter().enumerate() {
                    if i > 0 {
                        append(&mut out, self.joint("core.or-else"));
                    }
                    let one = matches!(single(branch), Phrase::Say(..));
                    append(&mut out, if one { self.render(branch, plain) } else { self.parens(self.phrase(branch)) });
                }
            }
            Phrase::When(condition, then) => {
                append(&mut out, self.render(condition, plain));
                // A condition inside a condition: one colon is enough.
                let nested = matches!(single(then), Phrase::When(..));
                append(&mut out, [Span::plain(if nested { self.style().comma } else { self.style().colon })]);
                append(
                    &mut out,
                    match single(then) {
                        Phrase::Seq(parts) if parts.len() > 1 => self.parens(self.phrase(then)),
                        then if self.style().capital_after_colon && !nested => self.phrase(then),
                        then => self.render(then, plain),
                    },
                );
            }
        }
        out
    }

    fn say(&self, term: Term, args: &[Arg], form: &Form) -> Vec<Span> {
        let mut out = Vec::new();
        match self.entry(term.0) {
            Some(Entry::Clause { params, pattern }) if params.len() == args.len() => {
                for piece in &pattern.pieces {
                    match piece {
                        Piece::Text(text) => append(&mut out, [Span::plain(text)]),
                        Piece::Slot { arg, form: own } => {
                            let inner = matches!(args[*arg], Arg::Phrase(_)) && own.name.is_empty();
                            append(&mut out, self.arg(&args[*arg], if inner { form } else { own }));
                        }
                        Piece::Agree { arg, words } => append(&mut out, [Span::plain(self.agree(&args[*arg], words))]),
                    }
                }
            }
            Some(Entry::Noun(noun)) if args.is_empty() => {
                let plain = Form::default();
                let form = if self.grammar.noun(noun, form).is_some() { form } else { &plain };
                append(&mut out, self.noun(noun, form, term));
            }
            _ => append(&mut out, [Span::plain(unrendered("term", term.0))]),
        }
        out
    }

    fn word(&self, term: &'static str) -> Vec<Span> {
        self.say(Term(term), &[], &Form::default())
    }

    fn arg(&self, arg: &Arg, form: &Form) -> Vec<Span> {
        match arg {
            Arg::Number(n) => vec![Span::plain(n.to_string())],
            Arg::Count(n, term) => self.count(*n, *term, form),
            Arg::Noun(term) => match self.noun_of(term.0) {
                Some(noun) => self.noun(noun, form, *term),
                None => self.say(*term, &[], form),
            },
            Arg::Card(card) => {
                let mut name = self.card(*card);
                name.text = self.inside_quotes(&name.text);
                around(self.style().quotes, [name])
            }
            Arg::Seat(seat) => vec![self.seat_in(*seat, form)],
            Arg::AnyOf(members) => self.list(members, form, "core.or"),
            Arg::AllOf(members) => self.list(members, form, "core.and"),
            Arg::Phrase(phrase) => self.render(phrase, form),
        }
    }

    /// A name inside quotes: its own quotes become inner quotes, and quotes around the whole name are not doubled.
    fn inside_quotes(&self, name: &str) -> String {
        let (open, close) = self.style().quotes;
        if open.is_empty() {
            return name.to_owned();
        }
        let whole = name.strip_prefix(open).and_then(|n| n.strip_suffix(close)).filter(|n| !n.contains(open));
        let (inner_open, inner_close) = self.style().inner_quotes;
        whole.unwrap_or(name).replace(open, inner_open).replace(close, inner_close)
    }

    fn noun(&self, noun: &Noun, form: &Form, term: Term) -> Vec<Span> {
        match self.grammar.noun(noun, form) {
            Some(word) => vec![Span { text: word.to_owned(), kind: kind(noun) }],
            None => vec![Span::plain(unrendered(&form.name, term.0))],
        }
    }

    fn count(&self, n: i32, term: Term, form: &Form) -> Vec<Span> {
        let noun = self.noun_of(term.0);
        match noun.and_then(|noun| Some((noun, self.grammar.count(n, noun, form)?))) {
            Some((noun, counted)) => {
                let word = Span { text: counted.noun.to_owned(), kind: kind(noun) };
                around((&counted.before, &counted.after), [word])
            }
            None => vec![Span::plain(unrendered("count of", term.0))],
        }
    }

    /// Names are not inflected: where a case is needed, the word "player" takes it.
    fn seat_in(&self, seat: Seat, form: &Form) -> Span {
        let given = self.names.seat(seat, self.lang);
        let bent = self.grammar.seat_needs_noun(form);
        let text = match given {
            Some(name) if !bent => name.to_owned(),
            _ => {
                let number = (seat.idx() + 1).to_string();
                let mut player = self.noun_of("core.player").map_or_else(
                    || vec![Span::plain(unrendered("term", "core.player"))],
                    |noun| self.noun(noun, form, Term("core.player")),
                );
                if !bent && self.style().player_is_name {
                    player.iter_mut().take(1).for_each(capitalize);
                }
                format!("{}{}{}", plain(&player), self.style().seat_gap, given.unwrap_or(&number))
            }
        };
        Span { text, kind: SpanKind::Seat(seat) }
    }

    fn list(&self, members: &[Arg], form: &Form, joint: &'static str) -> Vec<Span> {
        let mut out = Vec::new();
        let commas_only = form.list || self.style().commas_only && joint == "core.and" && members.len() > 2;
        for (i, member) in members.iter().enumerate() {
            match members.len() - i {
                _ if i == 0 => {}
                1 if !commas_only => append(&mut out, self.joint(joint)),
                _ => append(&mut out, [Span::plain(self.style().comma)]),
            }
            append(&mut out, self.arg(member, form));
        }
        if members.is_empty() { self.word("core.nothing") } else { out }
    }

    fn joint(&self, term: &'static str) -> Vec<Span> {
        around((self.style().gap, self.style().gap), self.word(term))
    }

    fn parens(&self, inside: Vec<Span>) -> Vec<Span> {
        around(self.style().parens, inside)
    }

    fn agree<'w>(&self, arg: &Arg, words: &'w [(String, String)]) -> &'w str {
        let gender = match arg {
            Arg::Noun(term) | Arg::Count(_, term) => self.noun_of(term.0).map_or(Gender::None, |n| n.gender),
            _ => Gender::None,
        };
        let gender = match gender {
            Gender::None => "",
            Gender::M => "m",
            Gender::F => "f",
            Gender::N => "n",
        };
        let n = match arg {
            Arg::Number(n) | Arg::Count(n, _) => *n,
            Arg::AnyOf(members) | Arg::AllOf(members) => members.len() as i32,
            Arg::Noun(_) | Arg::Card(_) | Arg::Seat(_) | Arg::Phrase(_) => 1,
        };
        let number = self.grammar.plural(n).key();
        let fits = words.iter().find(|(key, _)| key == gender || key == number);
        fits.or(words.last()).map_or("", |(_, word)| word)
    }
}

/// Unwraps a sequence with one element.
fn single(phrase: &Phrase) -> &Phrase {
    match phrase {
        Phrase::Seq(parts) if parts.len() == 1 => single(&parts[0]),
        _ => phrase,
    }
}

/// Puts text before and after some spans.
fn around((before, after): (&str, &str), inside: impl IntoIterator<Item = Span>) -> Vec<Span> {
    let mut out = Vec::new();
    append(&mut out, [Span::plain(before)]);
    append(&mut out, inside);
    append(&mut out, [Span::plain(after)]);
    out
}

fn kind(noun: &Noun) -> SpanKind {
    if noun.icon.is_empty() { SpanKind::Plain } else { SpanKind::Icon(noun.icon.clone()) }
}

fn unrendered(what: &str, key: impl std::fmt::Display) -> String {
    format!("[unrendered {what} {key}]")
}
