//! The interactive deck builder: reads commands line by line, for any terminal, pipes and screen readers.

use std::io::{BufRead, Write};

use games::DeckList;

use super::{Bench, keep};
use crate::clean::clean;
use crate::words::say;

/// A command of the interactive deck builder.
#[derive(Debug, PartialEq, Eq)]
enum Step<'a> {
    Add(&'a str, u8),
    Remove(&'a str, u8),
    Identity(&'a str),
    Parts(&'a str),
    Show,
    Draw(u32),
    Export(&'a str),
    Leave,
    Help,
}

fn step(line: &str) -> Step<'_> {
    let line = line.trim();
    if let Some(rest) = line.strip_prefix('+') {
        let (n, name) = counted(rest);
        return Step::Add(name, n);
    }
    if let Some(rest) = line.strip_prefix('-') {
        let (n, name) = counted(rest);
        return Step::Remove(name, n);
    }
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    match word.to_lowercase().as_str() {
        "a" | "affiliation" => Step::Identity(rest),
        "p" | "parts" => Step::Parts(rest),
        "" | "s" | "show" => Step::Show,
        "d" | "draw" => Step::Draw(rest.parse().unwrap_or(1)),
        "x" | "export" => Step::Export(if rest.is_empty() { "text" } else { rest }),
        "q" | "quit" | "exit" => Step::Leave,
        _ => Step::Help,
    }
}

/// Parses `2x Name` or `Name`.
fn counted(text: &str) -> (u8, &str) {
    let text = text.trim();
    let split = text.split_once(['x', '×', ' ']).and_then(|(n, name)| Some((n.parse().ok()?, name.trim())));
    split.filter(|(_, name): &(u8, &str)| !name.is_empty()).unwrap_or((1, text))
}

impl Bench {
    /// Reads commands until the user quits. Every change is saved immediately.
    pub(super) fn build(self, name: &str, mut input: impl BufRead, out: &mut impl Write) -> anyhow::Result<u8> {
        let mut list = if keep::path(self.builder, name).exists() {
            keep::read(self.builder, name)?
        } else {
            DeckList { name: name.to_owned(), ..DeckList::default() }
        };
        writeln!(out, "{}", self.help())?;
        self.verdict(&list, out)?;
        loop {
            write!(out, "> ")?;
            out.flush()?;
            let mut line = String::new();
            if input.read_line(&mut line)? == 0 {
                return Ok(0);
            }
            let done = match step(&line) {
                Step::Leave => return Ok(0),
                Step::Help => writeln!(out, "{}", self.help()).map_err(Into::into),
                Step::Parts(words) => self.parts(words, out).map(drop),
                Step::Show => self.show(&list, out).map(drop),
                Step::Draw(seed) => self.draw(&list, seed, out).map(drop),
                Step::Export(form) => self.export(&list, form, None, out).map(drop),
                step => self.change(&mut list, &step).and_then(|()| self.keep(&list, out).map(drop)),
            };
            if let Err(e) = done {
                writeln!(out, "! {}", clean(&e.to_string()))?;
            }
        }
    }

    fn help(self) -> String {
        say(self.lang, if self.builder.groups.is_empty() { "ui.deck.help" } else { "ui.deck.help-cards" })
    }

    fn change(self, list: &mut DeckList, step: &Step) -> anyhow::Result<()> {
        match *step {
            Step::Add(name, n) => self.builder.take(list, &self.part(name)?, n.into()),
            Step::Remove(name, n) => self.builder.take(list, &self.part(name)?, -i16::from(n)),
            Step::Identity(name) => self.identity(list, name)?,
            _ => {}
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_step() {
        assert_eq!(step("+ 2x A Hero's Journey\n"), Step::Add("A Hero's Journey", 2));
        assert_eq!(step("+1"), Step::Add("1", 1));
        assert_eq!(step("+ 2 17"), Step::Add("17", 2));
        assert_eq!(step("-  The Secret of Yavin 4"), Step::Remove("The Secret of Yavin 4", 1));
        assert_eq!(step("affiliation Sith"), Step::Identity("Sith"));
        assert_eq!((step("draw 7"), step("draw"), step("x o8d")), (Step::Draw(7), Step::Draw(1), Step::Export("o8d")));
        assert_eq!((step(""), step("q"), step("what?")), (Step::Show, Step::Leave, Step::Help));
    }
}
