//! `orrery decks`: build, import and export decks.

mod build;
mod find;
mod keep;
mod show;

use std::io::{self, Read as _, Write};
use std::path::Path;

use games::{DeckBuilder, DeckLineKind, DeckList, Lang};
use table::Arg;

pub(crate) use find::find;

use crate::args::{DeckWork, DecksArgs};
use crate::clean::clean;
use crate::fail::{self, NO, fail, usage};
use crate::setup;
use crate::words::{say, say_with};

/// The deck builder of a game.
pub(crate) fn deck_builder(game: &str) -> anyhow::Result<&'static DeckBuilder> {
    let game = setup::game(game)?.slug;
    games::deck_builder(game).ok_or_else(|| usage(format!("{game} has no custom decks")))
}

/// The deck builder of a game and the language for messages.
#[derive(Clone, Copy)]
struct Bench {
    builder: &'static DeckBuilder,
    lang: Lang,
}

pub(crate) fn run(args: &DecksArgs, out: &mut impl Write) -> anyhow::Result<u8> {
    let bench = Bench { builder: deck_builder(&args.game)?, lang: setup::lang(args.lang) };
    let Some(work) = &args.work else { return bench.overview(out) };
    match work {
        DeckWork::Parts { words } => bench.parts(&words.join(" "), out),
        DeckWork::Show { deck } => bench.show(&find(bench.builder, deck, bench.lang)?, out),
        DeckWork::Build { name } => bench.build(name, io::stdin().lock(), out),
        DeckWork::New { name, affiliation } => {
            if name.trim().is_empty() {
                return Err(usage("a deck needs a name"));
            }
            if keep::path(bench.builder, name).exists() {
                return Err(usage(format!("a deck named {name:?} already exists")));
            }
            let mut list = DeckList { name: name.clone(), ..DeckList::default() };
            bench.identity(&mut list, affiliation.as_deref().unwrap_or_default())?;
            bench.keep(&list, out)
        }
        DeckWork::Add { name, part, n, under } => {
            let mut list = keep::read(bench.builder, name)?;
            let code = bench.part(&part.join(" "))?;
            bench.builder.take(&mut list, &code, (*n).into());
            if *under {
                if bench.builder.part(&code).is_none_or(|part| part.under.is_empty()) {
                    return Err(usage(format!("{code} cannot be placed under a plot")));
                }
                bench.builder.lay_under(&mut list, &code, (*n).into());
            }
            bench.keep(&list, out)
        }
        DeckWork::Remove { name, part, n, under } => {
            let mut list = keep::read(bench.builder, name)?;
            let code = bench.part(&part.join(" "))?;
            if !list.main.iter().any(|entry| entry.code == code) {
                return Err(usage(format!("{code} is not in {name}")));
            }
            if *under {
                let below = list.main.iter().find(|entry| entry.code == code).map_or(0, |entry| entry.under);
                if below < *n {
                    return Err(usage(format!("{name} has {below} of {code} under a plot, not {n}")));
                }
                bench.builder.lay_under(&mut list, &code, -i16::from(*n));
            }
            bench.builder.take(&mut list, &code, -i16::from(*n));
            bench.keep(&list, out)
        }
        DeckWork::Draw { deck, seed } => bench.draw(&find(bench.builder, deck, bench.lang)?, *seed, out),
        DeckWork::Import { source, name, answer, replace } => {
            bench.import(source, name.as_deref(), answer, *replace, out)
        }
        DeckWork::Export { deck, form, out: file } => {
            bench.export(&find(bench.builder, deck, bench.lang)?, form, file.as_deref(), out)
        }
        DeckWork::Delete { name } => {
            keep::delete(bench.builder, name)?;
            writeln!(out, "{}: {}", say(bench.lang, "ui.deck.deleted"), clean(name))?;
            Ok(0)
        }
    }
}

impl Bench {
    /// Saves a deck and prints whether it is legal.
    fn keep(self, list: &DeckList, out: &mut impl Write) -> anyhow::Result<u8> {
        let list = self.builder.tidy(list);
        keep::write(self.builder, &list)?;
        self.verdict(&list, out)?;
        Ok(0)
    }

    /// Sets the affiliation by its name in any language.
    fn identity(self, list: &mut DeckList, name: &str) -> anyhow::Result<()> {
        if name.is_empty() {
            return Ok(());
        }
        if self.builder.identities.is_empty() {
            return Err(usage(format!("decks of {} have no affiliation", self.builder.game)));
        }
        if let Some(identity) = self.builder.identity(name) {
            identity.slug.clone_into(&mut list.identity);
            return Ok(());
        }
        let read = self.builder.read(name, &[], self.lang)?;
        if read.list.identity.is_empty() {
            let all = self.builder.identities.iter().map(|identity| identity.slug).collect::<Vec<_>>().join(", ");
            return Err(usage(format!("there is no affiliation {name:?}; affiliations: {all}")));
        }
        list.identity = read.list.identity;
        Ok(())
    }

    /// Finds the code of a set or card by its number or its name in any language.
    fn part(self, name: &str) -> anyhow::Result<String> {
        if self.builder.part(name).is_some() {
            return Ok(name.to_owned());
        }
        let read = self.builder.read(name, &[], self.lang)?;
        if let Some(entry) = read.list.main.first() {
            return Ok(entry.code.clone());
        }
        let near = read.lines.iter().flat_map(|line| &line.choices);
        let near: Vec<String> = near.map(|choice| format!("{} ({})", choice.title, choice.code)).collect();
        let unclear = read.lines.iter().any(|line| line.how == DeckLineKind::Unclear);
        let said = say(self.lang, if unclear { "deck.note.several" } else { "ui.deck.no-part" });
        let colon = if unclear { "" } else { ":" };
        let hint = if near.is_empty() { String::new() } else { format!("{colon} {}", near.join(", ")) };
        Err(fail(NO, format!("{said}{hint}")))
    }

    fn import(
        self,
        source: &str,
        name: Option<&str>,
        answers: &[(u16, String)],
        replace: bool,
        out: &mut impl Write,
    ) -> anyhow::Result<u8> {
        // A deck list has several words, so a single word that is no file is probably a mistyped path.
        let names_a_file = source != "-" && !source.contains(char::is_whitespace) && !Path::new(source).exists();
        let text = if source == "-" {
            let mut text = String::new();
            io::stdin().lock().take(1 << 20).read_to_string(&mut text)?;
            text
        } else if Path::new(source).exists() {
            find::file(Path::new(source))?
        } else {
            source.to_owned()
        };
        let read = self.builder.read(&text, answers, self.lang)?;
        Self::reading(&read, out)?;
        let mut list = read.list;
        if let Some(name) = name {
            name.clone_into(&mut list.name);
        } else if list.name.is_empty() {
            let stem = Path::new(source).file_stem().and_then(|stem| stem.to_str()).filter(|_| source != "-");
            stem.unwrap_or("deck").clone_into(&mut list.name);
        }
        let list = self.builder.tidy(&list);
        if list.main.is_empty() {
            if names_a_file {
                return Err(fail(fail::UNREADABLE, format!("{source} is neither a file nor a deck list")));
            }
            return Ok(NO);
        }
        // With answers, the list was probably imported before and is now completed.
        if keep::path(self.builder, &list.name).exists() && !replace && answers.is_empty() {
            let problem = format!("a deck named {:?} already exists; use --name OTHER or --replace", list.name);
            return Err(usage(problem));
        }
        let path = keep::write(self.builder, &list)?;
        writeln!(out, "{}: {} ({})", say(self.lang, "ui.deck.kept"), clean(&list.name), path.display())?;
        self.verdict(&list, out)?;
        let whole = read.lines.iter().all(|line| matches!(line.how, DeckLineKind::Taken | DeckLineKind::Aside));
        Ok(if whole { 0 } else { NO })
    }

    fn export(self, list: &DeckList, form: &str, file: Option<&Path>, out: &mut impl Write) -> anyhow::Result<u8> {
        let written = self.builder.write(list, form, self.lang).map_err(usage)?;
        match file {
            None => out.write_all(written.text.as_bytes())?,
            Some(path) => {
                let path = if path.is_dir() { path.join(&written.file) } else { path.to_owned() };
                std::fs::write(&path, written.text)
                    .map_err(|e| fail(fail::UNWRITABLE, format!("cannot write {}: {e}", path.display())))?;
                let n = [Arg::Number(list.main.len() as i32)];
                let term = if self.builder.groups.is_empty() { "ui.deck.written" } else { "ui.deck.written-cards" };
                writeln!(out, "{}", say_with(self.lang, term, n))?;
            }
        }
        Ok(0)
    }
}
