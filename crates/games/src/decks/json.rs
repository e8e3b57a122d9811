//! Our own form for programs: `deck.v1`.

use serde_json::{Value, json};

use super::names::Meaning;
use super::read::Gather;
use super::{DeckList, Workshop};

const FORMAT: &str = "deck.v1";

pub(crate) fn read(gather: &mut Gather, text: &str) {
    let first = text.lines().next().unwrap_or_default();
    let Ok(Value::Object(deck)) = serde_json::from_str::<Value>(text) else {
        return gather.unknown(1, first, "deck.note.no-json");
    };
    let word = |key: &str| deck.get(key).and_then(Value::as_str).unwrap_or_default();
    if !word("game").is_empty() && word("game") != gather.shop.game {
        return gather.unknown(1, word("game"), "deck.note.other-game");
    }
    word("name").clone_into(&mut gather.list.name);
    word("notes").clone_into(&mut gather.list.notes);
    let meta = |key: &str| deck.get("meta").and_then(|meta| meta.get(key)).and_then(Value::as_str);
    let identity = Some(word("identity")).filter(|slug| !slug.is_empty()).or_else(|| meta("affiliation"));
    let mut line = 0;
    if let Some(slug) = identity.filter(|slug| !slug.is_empty()) {
        line += 1;
        match gather.shop.identities.iter().position(|identity| identity.slug == slug) {
            Some(idx) if !gather.answered(line, slug, 1) => gather.mean(line, slug, Meaning::Identity(idx), 1),
            Some(_) => {}
            None => gather.name(line, slug, slug, 1, true),
        }
    }
    let Some(main) = deck.get("main").and_then(Value::as_array) else {
        return gather.unknown(line + 1, first, "deck.note.no-json");
    };
    for entry in main.iter().take(500) {
        line += 1;
        let code = match &entry["code"] {
            Value::String(code) => code.clone(),
            Value::Number(code) => code.to_string(),
            _ => String::new(),
        };
        let qty = entry["qty"].as_u64().map(|qty| u32::try_from(qty).unwrap_or(u32::MAX));
        let text = format!("{}x {code}", entry["qty"]);
        if gather.answered(line, &text, qty.unwrap_or(1)) {
            continue;
        }
        let part = gather.shop.parts.iter().position(|part| part.code == code);
        match (part, qty) {
            (Some(idx), Some(qty)) => gather.mean(line, &text, Meaning::Part(idx), qty),
            (Some(_), None) => gather.unknown(line, &text, "deck.note.count"),
            (None, _) => gather.unknown(line, &text, "deck.note.unknown"),
        }
    }
}

pub(crate) fn write(shop: &Workshop, list: &DeckList) -> String {
    let deck = json!({
        "format": FORMAT,
        "game": shop.game,
        "name": list.name,
        "notes": list.notes,
        "meta": { "affiliation": list.identity },
        "main": list.main,
    });
    serde_json::to_string_pretty(&deck).expect("a list is plain data") + "\n"
}
