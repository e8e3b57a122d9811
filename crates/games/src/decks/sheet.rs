//! Deck lists by groups, as the community database for Star Wars: Destiny writes them: underlined headings in capitals,
//! and a card with its set and number on each line.

use table::Phrase;
use text::Lang;

use super::{DeckBuilder, DeckEntry, DeckList};

/// Writes the list in a language. The number is the dice of characters; plots and battlefields have none.
pub(crate) fn write(builder: &DeckBuilder, list: &DeckList, lang: Lang) -> String {
    let say = |term: &'static str| builder.say(&Phrase::word(term), lang);
    let mut lines = Vec::new();
    if !list.name.is_empty() {
        lines.push(format!("{}: {}\n", say(builder.hooks.headings.name), list.name));
    }
    for group in &builder.groups {
        let of_it = |entry: &&DeckEntry| {
            entry.qty > entry.under && builder.part(&entry.code).is_some_and(|part| part.group == group.slug)
        };
        let entries: Vec<&DeckEntry> = list.main.iter().filter(of_it).collect();
        if entries.is_empty() {
            continue;
        }
        lines.push(headed(&say(group.heading)));
        for entry in entries {
            let part = builder.part(&entry.code).expect("parts of a group are known");
            let n = builder.number(entry) - entry.under;
            let number = if group.alone && n == 1 { String::new() } else { format!("{n}x ") };
            lines.push(format!("{number}{}{}", builder.title(part, lang), builder.print(part)));
        }
        lines.push(String::new());
    }
    let under: Vec<&DeckEntry> = list.main.iter().filter(|entry| entry.under > 0).collect();
    if let Some(heading) = builder.hooks.headings.under.filter(|_| !under.is_empty()) {
        lines.push(headed(&say(heading)));
        for entry in under {
            let part = builder.part(&entry.code).expect("cards under a plot are known parts");
            lines.push(format!("{}x {}{}", entry.under, builder.title(part, lang), builder.print(part)));
        }
        lines.push(String::new());
    }
    lines.extend(list.notes.lines().map(|note| format!("// {note}").trim_end().to_owned()));
    lines.join("\n") + "\n"
}

fn headed(title: &str) -> String {
    let heading = title.to_uppercase();
    format!("{heading}\n{}", "-".repeat(heading.chars().count().max(3)))
}
