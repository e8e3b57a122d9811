//! Lists by groups, as the community's database for Star Wars: Destiny writes them: headings in capitals, underlined, and a
//! card with its set and number on each line.

use table::Phrase;
use text::Lang;

use super::{DeckEntry, DeckList, Workshop};

/// The list in a language. Of characters the number is that of their dice; plots and battlefields have none.
pub(crate) fn write(shop: &Workshop, list: &DeckList, lang: Lang) -> String {
    let say = |term: &'static str| shop.say(&Phrase::word(term), lang);
    let mut lines = Vec::new();
    if !list.name.is_empty() {
        lines.push(format!("{}: {}\n", say(shop.craft.headings.name), list.name));
    }
    for group in &shop.groups {
        let of_it = |entry: &&DeckEntry| {
            entry.qty > entry.under && shop.part(&entry.code).is_some_and(|part| part.group == group.slug)
        };
        let entries: Vec<&DeckEntry> = list.main.iter().filter(of_it).collect();
        if entries.is_empty() {
            continue;
        }
        lines.push(headed(&say(group.heading)));
        for entry in entries {
            let part = shop.part(&entry.code).expect("parts of a group are known");
            let n = shop.number(entry) - entry.under;
            let number = if group.alone && n == 1 { String::new() } else { format!("{n}x ") };
            lines.push(format!("{number}{}{}", shop.title(part, lang), shop.print(part)));
        }
        lines.push(String::new());
    }
    let under: Vec<&DeckEntry> = list.main.iter().filter(|entry| entry.under > 0).collect();
    if let Some(heading) = shop.craft.headings.under.filter(|_| !under.is_empty()) {
        lines.push(headed(&say(heading)));
        for entry in under {
            let part = shop.part(&entry.code).expect("only known parts lie under a plot");
            lines.push(format!("{}x {}{}", entry.under, shop.title(part, lang), shop.print(part)));
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
