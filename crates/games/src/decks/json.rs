//! Orrery's JSON format for deck lists: `deck.v1`.

use serde_json::{Map, Value, json};

use super::names::Meaning;
use super::read::{Amount, Gather};
use super::{DeckBuilder, DeckList, swdb};

const FORMAT: &str = "deck.v1";

/// Reads JSON of Orrery or of a card database, and returns the name of the format.
pub(crate) fn read(gather: &mut Gather, text: &str) -> &'static str {
    let first = text.lines().next().unwrap_or_default();
    match serde_json::from_str::<Value>(text) {
        Ok(Value::Object(deck)) if gather.builder.forms.contains(&"swdb") && swdb::looks_like(&deck) => {
            swdb::read(gather, &deck);
            return "swdb";
        }
        Ok(Value::Object(deck)) => own(gather, first, &deck),
        _ => gather.unknown(1, first, "deck.note.no-json"),
    }
    "json"
}

fn own(gather: &mut Gather, first: &str, deck: &Map<String, Value>) {
    let word = |key: &str| deck.get(key).and_then(Value::as_str).unwrap_or_default();
    if !word("game").is_empty() && word("game") != gather.builder.game {
        return gather.unknown(1, word("game"), "deck.note.other-game");
    }
    word("name").clone_into(&mut gather.list.name);
    word("notes").clone_into(&mut gather.list.notes);
    let meta = |key: &str| deck.get("meta").and_then(|meta| meta.get(key)).and_then(Value::as_str);
    let identity = Some(word("identity")).filter(|slug| !slug.is_empty()).or_else(|| meta("affiliation"));
    let mut line = 0;
    if let Some(slug) = identity.filter(|slug| !slug.is_empty()) {
        line += 1;
        match gather.builder.identities.iter().position(|identity| identity.slug == slug) {
            Some(idx) if !gather.answered(line, slug, 1u32) => gather.mean(line, slug, Meaning::Identity(idx), 1u32),
            Some(_) => {}
            None => gather.name(line, slug, slug, 1, true),
        }
    }
    let Some(main) = deck.get("main").and_then(Value::as_array) else {
        return gather.unknown(line + 1, first, "deck.note.no-json");
    };
    for entry in main.iter().take(500) {
        line += 1;
        coded(gather, line, &entry["code"], &entry["qty"], [&entry["dice"], &entry["under"]]);
    }
}

/// Adds a part by its code, with copies, dice and copies under the plot as in the file.
pub(crate) fn coded(gather: &mut Gather, line: u16, code: &Value, qty: &Value, [dice, under]: [&Value; 2]) {
    let code = match code {
        Value::String(code) => code.clone(),
        Value::Number(code) => code.to_string(),
        _ => String::new(),
    };
    let number = |value: &Value| value.as_u64().map(|n| u32::try_from(n).unwrap_or(u32::MAX));
    let text = format!("{qty}x {code}");
    let or_none = |value| number(value).unwrap_or_default();
    let amount = number(qty).map(|qty| Amount { qty, dice: or_none(dice), under: or_none(under) });
    if gather.answered(line, &text, amount.unwrap_or(Amount::from(1))) {
        return;
    }
    match (gather.builder.place(&code), amount) {
        (Some(idx), Some(amount)) => gather.mean(line, &text, Meaning::Part(idx), amount),
        (Some(_), None) => gather.unknown(line, &text, "deck.note.count"),
        (None, _) => gather.unknown(line, &text, "deck.note.unknown"),
    }
}

pub(crate) fn write(builder: &DeckBuilder, list: &DeckList) -> String {
    let deck = json!({
        "format": FORMAT,
        "game": builder.game,
        "name": list.name,
        "notes": list.notes,
        "meta": { "affiliation": list.identity },
        "main": list.main,
    });
    serde_json::to_string_pretty(&deck).expect("a list is plain data") + "\n"
}
