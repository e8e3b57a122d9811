//! Deck lists of OCTGN: XML that lists every single card by its GUID.

use std::io;

use quick_xml::Writer;
use quick_xml::escape::partial_escape;
use quick_xml::events::{BytesDecl, BytesText, Event};
use roxmltree::{Document, Node, ParsingOptions};
use table::CardId;
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
    let own = builder.identity(&list.identity);
    let own = own.map(|own| Copies { qty: 1, number: own.octgn, card: own.card });
    let parts = || list.main.iter().filter_map(|entry| Some((entry.qty, builder.part(&entry.code)?)));
    let cards = |range: fn(usize) -> bool| {
        let places = parts().flat_map(|(qty, part)| {
            let cards = part.cards.iter().zip(part.octgn).enumerate();
            cards.map(move |(place, (&card, &number))| (place, Copies { qty, number, card }))
        });
        places.filter(|(place, _)| range(*place)).map(|(_, copies)| copies).collect::<Vec<_>>()
    };
    let sections =
        [(identity, Vec::from_iter(own)), (others, cards(|place| place > 0)), (first, cards(|place| place == 0))];
    let mut writer = Writer::new_with_indent(Vec::new(), b' ', 2);
    document(&mut writer, builder, octgn, &sections, &list.notes).expect("writing to memory never fails");
    let text = String::from_utf8(writer.into_inner()).expect("the writer only gets texts");
    format!("\u{feff}{text}\n")
}

/// A line of an OCTGN list.
struct Copies {
    qty: u8,
    number: u16,
    card: CardId,
}

fn document(
    writer: &mut Writer<Vec<u8>>,
    builder: &DeckBuilder,
    octgn: &Octgn,
    sections: &[(&str, Vec<Copies>)],
    notes: &str,
) -> io::Result<()> {
    writer.write_event(Event::Decl(BytesDecl::new("1.0", Some("utf-8"), Some("yes"))))?;
    let deck = writer.create_element("deck").with_attribute(("game", octgn.game));
    deck.write_inner_content(|deck| {
        for (name, cards) in sections {
            let section = deck.create_element("section").with_attribute(("name", *name));
            section.write_inner_content(|section| {
                for Copies { qty, number, card } in cards {
                    let id = format!("{}{number:012}", octgn.stem);
                    let name = builder.card_name(*card, Lang::En);
                    let attributes = [("qty", qty.to_string()), ("id", id)];
                    let card = section.create_element("card");
                    let card = card.with_attributes(attributes.iter().map(|(key, value)| (*key, value.as_str())));
                    card.write_text_content(text(&name))?;
                }
                Ok(())
            })?;
        }
        if !notes.is_empty() {
            deck.create_element("notes").write_text_content(text(notes))?;
        }
        Ok(())
    })?;
    Ok(())
}

/// A text node. Quotes need no escape there, and OCTGN does not write one.
fn text(text: &str) -> BytesText<'_> {
    BytesText::from_escaped(partial_escape(text))
}
