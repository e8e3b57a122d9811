//! Deck lists as people write and post them: an affiliation, a heading, names with numbers.

use text::Lang;

use super::names::Meaning;
use super::read::Gather;
use super::{DeckBuilder, DeckList};

pub(crate) fn read(gather: &mut Gather, text: &str) {
    let mut notes = Vec::new();
    // Underlined headings mean that a program wrote the list, so the first line is the title.
    let mut titled = !gather.builder.groups.is_empty() && text.lines().any(is_rule);
    for (i, raw) in text.lines().enumerate() {
        let (line, text) = (i as u16 + 1, raw.trim());
        if text.is_empty() {
            continue;
        }
        let first = std::mem::take(&mut titled);
        if let Some(note) = text.strip_prefix("//").or_else(|| text.strip_prefix('#')) {
            notes.push(note.strip_prefix(' ').unwrap_or(note).to_owned());
            gather.aside(line, text);
            continue;
        }
        if is_rule(text) {
            gather.aside(line, text);
            continue;
        }
        if let Some((head, rest)) = text.split_once([':', '：']) {
            let (head, rest) = (strip(head).name, rest.trim());
            if gather.builder.known.is_name_heading(head) {
                rest.clone_into(&mut gather.list.name);
                gather.aside(line, text);
                continue;
            }
            if gather.builder.known.is_identity_heading(head) && !rest.is_empty() {
                gather.name(line, text, rest, 1, true);
                continue;
            }
            if rest.is_empty()
                || gather.builder.known.is_remark(head)
                || gather.builder.known.is_heading(head) && rest.parse::<u32>().is_ok()
            {
                gather.heading(head);
                gather.aside(line, text);
                continue;
            }
        }
        if first && is_title(gather, text) {
            text.clone_into(&mut gather.list.name);
            gather.aside(line, text);
            continue;
        }
        thing(gather, line, text);
    }
    gather.list.notes = notes.join("\n");
}

/// Is it the underline of a heading?
fn is_rule(line: &str) -> bool {
    let line = line.trim();
    line.chars().count() > 2 && line.chars().all(|c| matches!(c, '-' | '=' | '_' | '~' | '–' | '—' | '¯'))
}

/// Does the line name no card?
fn is_title(gather: &Gather, text: &str) -> bool {
    let found = strip(text);
    let known = &gather.builder.known;
    found.qty.is_none()
        && found.print.is_none()
        && known.exactly(found.name).is_empty()
        && !is_aside(gather, found.name)
}

/// Is it a heading or text around the list?
fn is_aside(gather: &Gather, text: &str) -> bool {
    let framing = |word: &str| gather.builder.known.is_heading(word) || gather.builder.set(word).is_some();
    text.split(['/', ',', '、']).all(|word| framing(word.trim()))
}

/// Reads a line that is not a heading with a colon.
fn thing(gather: &mut Gather, line: u16, text: &str) {
    let found = strip(text);
    let named = gather.builder.known.exactly(found.name);
    if (found.qty.is_none() || named.is_empty()) && is_aside(gather, found.name) {
        gather.heading(found.name);
        return gather.aside(line, text);
    }
    let qty = found.qty.unwrap_or(1);
    match numbered(gather.builder, &found) {
        // A number is more reliable than a name, but they must not contradict each other.
        Some(Meaning::Part(idx)) if !named.is_empty() && !named.contains(&Meaning::Part(idx)) => {
            let mut both = vec![Meaning::Part(idx)];
            both.extend(named);
            gather.torn(line, text, &both, qty);
        }
        Some(meaning) if !gather.answered(line, text, qty) => gather.mean(line, text, meaning, qty),
        Some(_) => {}
        None => gather.name(line, text, found.name, qty, false),
    }
}

/// The meaning of a line's number: a position in an objective set or in a printed set, or a code.
fn numbered(builder: &DeckBuilder, found: &Stripped) -> Option<Meaning> {
    if let Some((set, place)) = found.print {
        return builder.printed(set, place).map(Meaning::Part);
    }
    if let Some((set, place)) = found.number {
        let idx = builder.parts.iter().position(|part| part.number == set)?;
        let card = *builder.parts[idx].cards.get(place.checked_sub(1)? as usize)?;
        return Some(if place == 1 { Meaning::Part(idx) } else { Meaning::Card(card) });
    }
    // Shorter numbers are ambiguous.
    (found.name.len() > 4).then(|| builder.place(found.name)).flatten().map(Meaning::Part)
}

/// The parts of a line: name and numbers.
struct Stripped<'a> {
    name: &'a str,
    qty: Option<u32>,
    /// Number of the set and position in it, as in `(12-1)`.
    number: Option<(u32, u32)>,
    /// A printed set and the position in it, as in `(Awakenings #11)`.
    print: Option<(&'a str, u32)>,
}

fn strip(text: &str) -> Stripped<'_> {
    let mut name = text.trim();
    for bullet in ['-', '*', '•', '–', '—', '·', '・'] {
        name = name.strip_prefix(bullet).filter(|rest| rest.starts_with(char::is_whitespace)).unwrap_or(name).trim();
    }
    let (mut qty, mut number, mut print) = (None, None, None);
    if let Some((n, rest)) = leading(name) {
        (qty, name) = (Some(n), rest);
    }
    loop {
        if let Some((rest, inner)) = brackets(name) {
            if let Some(n) = times(inner) {
                qty = qty.or(Some(n));
            } else if let Some(found) = place(inner) {
                number = number.or(Some(found));
            } else if let Some((set, place)) = inner.rsplit_once('#') {
                print = print.or(digits(place.trim()).map(|place| (set.trim(), place)));
            }
            name = rest;
        } else if let Some((rest, n)) = trailing(name).filter(|_| qty.is_none()) {
            (qty, name) = (Some(n), rest);
        } else {
            return Stripped { name, qty, number, print };
        }
    }
}

const TIMES: [char; 6] = ['x', 'X', '×', 'х', 'Х', '*'];

fn digits(text: &str) -> Option<u32> {
    let fits = !text.is_empty() && text.len() <= 6 && text.bytes().all(|b| b.is_ascii_digit());
    fits.then(|| text.parse().ok()).flatten()
}

/// `2x`, `x2` or `2`.
fn times(text: &str) -> Option<u32> {
    let text = text.trim();
    digits(text.strip_prefix(TIMES).or_else(|| text.strip_suffix(TIMES)).unwrap_or(text).trim())
}

/// `12-1`, optionally with a character before it.
fn place(text: &str) -> Option<(u32, u32)> {
    let (set, place) = text.trim().trim_start_matches('#').split_once('-')?;
    Some((digits(set.trim())?, digits(place.trim())?))
}

/// `2x Name`, `2×Name`, `2 Name`, `x2 Name`.
fn leading(text: &str) -> Option<(u32, &str)> {
    let bare = text.strip_prefix(TIMES).unwrap_or(text);
    let (number, rest) = bare.split_at(bare.find(|c: char| !c.is_ascii_digit())?);
    let n = digits(number)?;
    let name = if bare.len() < text.len() { rest } else { rest.strip_prefix(TIMES).unwrap_or(rest) };
    let apart = name.starts_with(char::is_whitespace) || rest.starts_with('×') && name.len() < rest.len();
    apart.then(|| (n, name.trim_start())).filter(|(_, name)| !name.is_empty())
}

/// `Name x2`, `Name ×2`.
fn trailing(text: &str) -> Option<(&str, u32)> {
    let rest = text.trim_end_matches(|c: char| c.is_ascii_digit());
    let n = digits(&text[rest.len()..])?;
    let rest = rest.trim_end();
    let name = rest.strip_suffix(TIMES)?;
    let apart = rest.ends_with('×') || name.ends_with(char::is_whitespace);
    apart.then(|| (name.trim_end(), n)).filter(|(name, _)| !name.is_empty())
}

/// The content of the last pair of parentheses and the text before it.
fn brackets(text: &str) -> Option<(&str, &str)> {
    for (open, close) in [('(', ')'), ('[', ']'), ('（', '）')] {
        if let Some(inside) = text.strip_suffix(close)
            && let Some(at) = inside.rfind(open)
            && at > 0
        {
            return Some((text[..at].trim_end(), &inside[at + open.len_utf8()..]));
        }
    }
    None
}

/// Writes the list as people post it, in a language.
pub(crate) fn write(builder: &DeckBuilder, list: &DeckList, lang: Lang) -> String {
    use table::Phrase;
    use text::Realizer;

    let speak = Realizer::new(lang, &builder.names);
    let say = |term: &'static str| speak.text(&Phrase::word(term));
    let headings = &builder.hooks.headings;
    let mut out = String::new();
    let mut line = |text: String| {
        out.push_str(&text);
        out.push('\n');
    };
    if !list.name.is_empty() {
        line(format!("{}: {}", say(headings.name), list.name));
    }
    if let (Some(heading), Some(identity)) = (headings.identity, builder.identity(&list.identity)) {
        line(format!("{}: {}", say(heading), speak.text(&identity.title)));
    }
    line(format!("{}:", say(headings.parts)));
    for entry in &list.main {
        let Some(part) = builder.part(&entry.code) else { continue };
        let title = builder.title(part, lang);
        let alone = builder.known.exactly(&title).len() == 1;
        let number = if alone { String::new() } else { format!(" ({}-1)", part.number) };
        line(format!("{title}{number} x{}", entry.qty));
    }
    for note in list.notes.lines() {
        line(format!("// {note}").trim_end().to_owned());
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, name: &str, qty: Option<u32>, number: Option<(u32, u32)>) {
        let found = strip(text);
        assert_eq!((found.name, found.qty, found.number), (name, qty, number), "{text}");
    }

    #[test]
    fn numbers_stand_before_or_behind_a_name() {
        check("A Hero's Journey x2", "A Hero's Journey", Some(2), None);
        check("2x A Hero's Journey", "A Hero's Journey", Some(2), None);
        check("2 A Hero's Journey", "A Hero's Journey", Some(2), None);
        check("x2 Yoda", "Yoda", Some(2), None);
        check("- 2× Путь героя", "Путь героя", Some(2), None);
        check("Путь героя х2", "Путь героя", Some(2), None);
        check("目標×2", "目標", Some(2), None);
        check("* The Secret of Yavin 4", "The Secret of Yavin 4", None, None);
        check("The Secret of Yavin 4 (x2)", "The Secret of Yavin 4", Some(2), None);
    }

    #[test]
    fn sets_and_places_stand_in_brackets() {
        check("A Hero's Journey (Core Set) (1-1) x2", "A Hero's Journey", Some(2), Some((1, 1)));
        check("2x Yoda [Core] (#2-2)", "Yoda", Some(2), Some((2, 2)));
        check("2x Kylo Ren, Vader's Disciple (Awakenings #11)", "Kylo Ren, Vader's Disciple", Some(2), None);
        assert_eq!(strip("2x Kylo Ren (Awakenings #11)").print, Some(("Awakenings", 11)));
        check("Name x1000000 (9)", "Name x1000000", Some(9), None);
        check("(8)", "(8)", None, None);
        check("2x", "2x", None, None);
        check("", "", None, None);
    }
}
