//! Deck lists of OCTGN: XML that lists every single card by its GUID.

use std::fmt::Write as _;

use roxmltree::{Document, Node, ParsingOptions};
use text::Lang;

use super::names::key;
use super::read::Gather;
use super::{DeckBuilder, DeckList, Octgn};

/// Maximum number of elements, attributes and texts of a file.
const NODES: u32 = 10_000;

pub(crate) fn read(gather: &mut Gather, text: &str) {
    // If OCTGN does not support this game, the file belongs to another game.
    let Some(octgn) = &gather.builder.hooks.octgn else {
        return gather.unknown(1, first_line(text), "deck.note.other-game");
    };
    // Without a document type no entity can expand or load anything.
    let options = ParsingOptions { allow_dtd: false, nodes_limit: NODES, ..ParsingOptions::default() };
    let Ok(document) = Document::parse_with_options(text, options) else {
        return gather.unknown(1, first_line(text), "deck.note.no-xml");
    };
    let deck = document.root_element();
    if !deck.has_tag_name("deck") {
        return gather.unknown(1, first_line(text), "deck.note.no-xml");
    }
    if deck.attribute("game").is_some_and(|game| !game.eq_ignore_ascii_case(octgn.game)) {
        return gather.unknown(1, first_line(text), "deck.note.other-game");
    }
    gather.whole = true;
    // A file may consist of one line, so number the entries instead.
    let mut line = 0;
    for child in deck.children().filter(Node::is_element) {
        match child.tag_name().name() {
            "section" => section(gather, octgn, child, &mut line),
            "notes" => child.text().unwrap_or_default().clone_into(&mut gather.list.notes),
            other => {
                line += 1;
                gather.aside(line, other);
            }
        }
    }
}

fn first_line(text: &str) -> &str {
    text.lines().next().unwrap_or_default()
}

fn section(gather: &mut Gather, octgn: &Octgn, section: Node, line: &mut u16) {
    let name = section.attribute("name").unwrap_or_default();
    let affiliation = key(name) == key(octgn.sections[0]);
    *line += 1;
    gather.aside(*line, name);
    for card in section.children().filter(|child| child.has_tag_name("card")) {
        *line += 1;
        let name = card.text().unwrap_or_default().trim();
        let qty = card.attribute("qty").map_or(Some(1), |qty| qty.trim().parse::<u32>().ok());
        let text = format!("{}x {name}", card.attribute("qty").unwrap_or("1").trim());
        let Some(qty) = qty else {
            gather.unknown(*line, &text, "deck.note.count");
            continue;
        };
        let number = card.attribute("id").and_then(|id| {
            let id = id.trim().to_ascii_lowercase();
            id.strip_prefix(octgn.stem)?.parse::<u16>().ok()
        });
        match number.and_then(|number| gather.builder.known.octgn(number)) {
            Some(meaning) => gather.mean(*line, &text, meaning, qty),
            None => gather.name(*line, &text, name, qty, affiliation),
        }
    }
}

/// The list as OCTGN writes it, including its byte order mark.
pub(crate) fn write(builder: &DeckBuilder, list: &DeckList) -> String {
    let octgn = builder.hooks.octgn.as_ref().expect("only games that OCTGN supports have this format");
    let [identity, first, others] = octgn.sections;
    let mut out = String::from("\u{feff}<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>\n");
    writeln!(out, "<deck game=\"{}\">", octgn.game).expect("a string takes everything");
    let card = |qty: u8, number: u16, name: &str| {
        format!("    <card qty=\"{qty}\" id=\"{}{number:012}\">{}</card>\n", octgn.stem, escaped(name))
    };
    let mut section = |name: &str, cards: Vec<String>| {
        write!(out, "  <section name=\"{name}\">\n{}  </section>\n", cards.concat())
            .expect("writing to a string never fails");
    };
    let own = builder.identity(&list.identity);
    let own = own.map(|own| card(1, own.octgn, &builder.card_name(own.card, Lang::En)));
    section(identity, own.into_iter().collect());
    let parts = || list.main.iter().filter_map(|entry| Some((entry.qty, builder.part(&entry.code)?)));
    let cards = |range: fn(usize) -> bool| {
        let places = parts().flat_map(|(qty, part)| {
            let cards = part.cards.iter().zip(part.octgn).enumerate();
            cards.map(move |(place, (&card, &number))| (place, qty, number, card))
        });
        let fitting = places.filter(|(place, ..)| range(*place));
        fitting.map(|(_, qty, number, of)| card(qty, number, &builder.card_name(of, Lang::En))).collect::<Vec<_>>()
    };
    section(others, cards(|place| place > 0));
    section(first, cards(|place| place == 0));
    if !list.notes.is_empty() {
        writeln!(out, "  <notes>{}</notes>", escaped(&list.notes)).expect("a string takes everything");
    }
    out.push_str("</deck>\n");
    out
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
