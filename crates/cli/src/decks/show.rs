//! Prints decks, deck lists and sample hands.

use std::io::Write;

use games::{CardId, DeckCheck, DeckCount, DeckLineKind, DeckList, DeckPart, DeckReading, DeckRoll, DeckTable};
use table::{Arg, Phrase};
use unicode_width::UnicodeWidthStr as _;

use super::{Bench, keep};
use crate::clean::clean;
use crate::words::{inner, say, say_with};

impl Bench {
    /// Lists the starter decks and the saved decks.
    pub(super) fn overview(self, out: &mut impl Write) -> anyhow::Result<u8> {
        writeln!(out, "{}", say(self.lang, "ui.deck.starters"))?;
        for starter in &self.builder.starters {
            let list = self.builder.starter(starter.slug, self.lang).unwrap_or_default();
            writeln!(out, "  {}: {}", starter.slug, self.line(&list))?;
        }
        writeln!(out, "{}", say(self.lang, "ui.deck.yours"))?;
        let kept = keep::all(self.builder);
        for list in &kept {
            writeln!(out, "  {}: {}", clean(&list.name), self.line(list))?;
        }
        if kept.is_empty() {
            writeln!(out, "  {}", say(self.lang, "ui.deck.none"))?;
        }
        Ok(0)
    }

    /// Describes a deck in one line: affiliation, size and the formats in which it is legal.
    fn line(self, list: &DeckList) -> String {
        let check = self.builder.check(list, self.lang);
        let size = if check.counts.is_empty() {
            let sets: u32 = list.main.iter().map(|entry| u32::from(entry.qty)).sum();
            inner(self.lang, &say_with(self.lang, "ui.deck.sets", [Arg::Number(sets as i32)]))
        } else {
            inner(self.lang, &counts(&check))
        };
        let legal: Vec<&str> = check.legal().collect();
        let legal =
            if legal.is_empty() { inner(self.lang, &say(self.lang, "ui.deck.illegal")) } else { legal.join(", ") };
        format!("{}, {size}, {legal}", self.affiliation(list))
    }

    /// The affiliation of a deck, or its side if it has no affiliation.
    fn affiliation(self, list: &DeckList) -> String {
        let identity = self.builder.identity(&list.identity).map(|identity| &identity.title);
        let side = || self.builder.side(list).and_then(|slug| self.builder.sides.iter().find(|side| side.slug == slug));
        let title = identity.or_else(|| side().map(|side| &side.title));
        title.map_or_else(|| "–".to_owned(), |title| self.builder.say(title, self.lang))
    }

    /// Lists all sets or cards, or only those that match the keywords.
    pub(super) fn parts(self, words: &str, out: &mut impl Write) -> anyhow::Result<u8> {
        let wanted = words.to_lowercase();
        let mut found = false;
        for part in &self.builder.parts {
            let line = self.part_line(part);
            let slugs = format!("{} {} {}", part.identity, part.side, part.group);
            if line.to_lowercase().contains(&wanted) || slugs.contains(&wanted) {
                writeln!(out, "{line}")?;
                found = true;
            }
        }
        Ok(u8::from(!found))
    }

    fn part_line(self, part: &DeckPart) -> String {
        if let Some(about) = &part.about {
            let about = inner(self.lang, &self.builder.say(about, self.lang));
            return format!("{}  {} ({about})", part.code, self.builder.title(part, self.lang));
        }
        let identity =
            self.builder.identity(part.identity).map(|identity| self.builder.say(&identity.title, self.lang));
        let mut about =
            vec![identity.unwrap_or_else(|| self.builder.say(&Phrase::word("lcg.affiliation.neutral"), self.lang))];
        if part.own {
            about.push(inner(self.lang, &say(self.lang, "ui.deck.own")));
        }
        if part.most == 1 {
            about.push(inner(self.lang, &self.builder.say(&Phrase::word("lcg.deck.once"), self.lang)));
        }
        let rest = self.cards(&part.cards[1..]);
        format!("{:>3}  {} ({}): {rest}", part.code, self.builder.title(part, self.lang), about.join("; "))
    }

    fn cards(self, cards: &[CardId]) -> String {
        cards.iter().map(|&card| self.builder.card_name(card, self.lang)).collect::<Vec<_>>().join(", ")
    }

    /// Prints a deck: name, list, legality, statistics and share code.
    pub(super) fn show(self, list: &DeckList, out: &mut impl Write) -> anyhow::Result<u8> {
        writeln!(out, "{} – {}", clean(&list.name), self.affiliation(list))?;
        let mut group = "";
        for entry in &list.main {
            match self.builder.part(&entry.code) {
                Some(part) => {
                    let title =
                        self.builder.groups.iter().find(|known| known.slug == part.group && part.group != group);
                    if let Some(title) = title {
                        writeln!(out, "{}", self.builder.say(&title.title, self.lang))?;
                    }
                    group = part.group;
                    writeln!(out, "{}x {}", self.builder.number(entry), self.part_line(part))?;
                    if let Some(title) = self.builder.under_title(self.lang).filter(|_| entry.under > 0) {
                        writeln!(out, "    {title}: {}", entry.under)?;
                    }
                }
                None => writeln!(out, "{}x {} ?", entry.qty, clean(&entry.code))?,
            }
        }
        self.verdict(list, out)?;
        let check = self.builder.check(list, self.lang);
        for table in &check.tables {
            bars(table, out)?;
        }
        writeln!(out, "{}: {}", say(self.lang, "ui.deck.share"), check.share)?;
        for note in list.notes.lines() {
            writeln!(out, "// {}", clean(note))?;
        }
        Ok(0)
    }

    /// Prints whether a deck is legal in each format, and why not.
    pub(super) fn verdict(self, list: &DeckList, out: &mut impl Write) -> anyhow::Result<()> {
        let check = self.builder.check(list, self.lang);
        if !check.counts.is_empty() {
            writeln!(out, "{}", counts(&check))?;
        }
        for (format, (_, problems)) in self.builder.formats.iter().zip(&check.formats) {
            let word = if problems.is_empty() { "ui.deck.legal" } else { "ui.deck.illegal" };
            writeln!(
                out,
                "{} – {}",
                self.builder.say(&format.title, self.lang),
                inner(self.lang, &say(self.lang, word))
            )?;
            for problem in problems {
                let rule = if problem.rule.is_empty() { String::new() } else { format!(" [{}]", problem.rule) };
                writeln!(out, "  ! {}{rule}", clean(&problem.text))?;
            }
        }
        Ok(())
    }

    pub(super) fn draw(self, list: &DeckList, seed: u32, out: &mut impl Write) -> anyhow::Result<u8> {
        let hand = self.builder.draw(list, seed);
        for (title, cards) in
            [("ui.deck.goals", &hand.goals), ("ui.deck.hand", &hand.hand), ("ui.deck.next", &hand.next)]
        {
            if !cards.is_empty() {
                writeln!(out, "{}: {}", say(self.lang, title), self.cards(cards))?;
            }
        }
        if !hand.rolls.is_empty() {
            let roll = |roll: &DeckRoll| format!("{} {}", self.builder.card_name(roll.card, self.lang), roll.code);
            let rolls: Vec<String> = hand.rolls.iter().map(roll).collect();
            writeln!(out, "{}: {}", say(self.lang, "ui.deck.rolls"), rolls.join(", "))?;
        }
        Ok(0)
    }

    /// Prints how each imported line was read.
    pub(super) fn reading(read: &DeckReading, out: &mut impl Write) -> anyhow::Result<()> {
        for line in &read.lines {
            let mark = match line.how {
                DeckLineKind::Taken => "+",
                DeckLineKind::Aside => " ",
                DeckLineKind::Unclear | DeckLineKind::Unknown => "?",
                DeckLineKind::Odd => "!",
            };
            let note = if line.note.is_empty() { String::new() } else { format!("  – {}", line.note) };
            writeln!(out, "{:>4} {mark} {}{}", line.line, clean(&line.text), clean(&note))?;
            for choice in &line.choices {
                writeln!(out, "         --answer {}={}  {}", line.line, choice.code, clean(&choice.title))?;
            }
        }
        Ok(())
    }
}

/// The counts of a deck in one line.
fn counts(check: &DeckCheck) -> String {
    let count = |count: &DeckCount| match count.most {
        Some(most) => format!("{}: {}/{most}", count.title, count.n),
        None => format!("{}: {}", count.title, count.n),
    };
    check.counts.iter().map(count).collect::<Vec<_>>().join(", ")
}

/// Prints a horizontal bar chart.
fn bars(table: &DeckTable, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "{}", table.title)?;
    let wide = table.bars.iter().map(|(label, _)| label.width()).max().unwrap_or(0);
    for (label, n) in &table.bars {
        let gap = " ".repeat(wide - label.width());
        let bar = "█".repeat(usize::from(*n).min(60));
        writeln!(out, "  {gap}{label} {bar} {n}")?;
    }
    Ok(())
}
