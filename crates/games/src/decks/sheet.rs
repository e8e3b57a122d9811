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
        let of_it = |entry: &&DeckEntry| shop.part(&entry.code).is_some_and(|part| part.group == group.slug);
        let entries: Vec<&DeckEntry> = list.main.iter().filter(of_it).collect();
        if entries.is_empty() {
            continue;
        }
        let heading = say(group.heading).to_uppercase();
        lines.push(format!("{heading}\n{}", "-".repeat(heading.chars().count().max(3))));
        for entry in entries {
            let part = shop.part(&entry.code).expect("parts of a group are known");
            let n = shop.number(entry);
            let number = if group.alone && n == 1 { String::new() } else { format!("{n}x ") };
            lines.push(format!("{number}{}{}", shop.title(part, lang), shop.print(part)));
        }
        lines.push(String::new());
    }
    lines.extend(list.notes.lines().map(|note| format!("// {note}").trim_end().to_owned()));
    lines.join("\n") + "\n"
}
