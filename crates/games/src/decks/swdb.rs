//! Deck lists of the community database for Star Wars: Destiny, as its API returns them: cards by code, with copies and
//! dice. The format cannot contain cards under a plot, so they are omitted.

use serde_json::{Map, Value, json};

use super::json::coded;
use super::read::Gather;
use super::{DeckBuilder, DeckList};

pub(crate) fn looks_like(deck: &Map<String, Value>) -> bool {
    deck.get("slots").is_some_and(Value::is_object)
}

pub(crate) fn read(gather: &mut Gather, deck: &Map<String, Value>) {
    let word = |key: &str| deck.get(key).and_then(Value::as_str).unwrap_or_default();
    word("name").clone_into(&mut gather.list.name);
    word("description_md").clone_into(&mut gather.list.notes);
    let slots = deck.get("slots").and_then(Value::as_object).into_iter().flatten();
    for (i, (code, slot)) in slots.take(500).enumerate() {
        // Old lists have only a number.
        let qty = slot.get("quantity").unwrap_or(slot);
        coded(gather, i as u16 + 1, &json!(code), qty, [&dice(slot), &Value::Null]);
    }
}

/// Dice of a slot: the total, or a number for each copy.
fn dice(slot: &Value) -> Value {
    let each = slot.get("dices").and_then(Value::as_str).unwrap_or_default();
    let each: Option<Vec<u64>> = each.split(',').map(|n| n.trim().parse().ok()).collect();
    match each {
        Some(each) => json!(each.into_iter().fold(0, u64::saturating_add)),
        None => slot.get("dice").cloned().unwrap_or_default(),
    }
}

pub(crate) fn write(builder: &DeckBuilder, list: &DeckList) -> String {
    let (mut slots, mut characters) = (Map::new(), Map::new());
    for entry in &list.without_under().main {
        let dice = builder.part(&entry.code).filter(|part| part.dice > 0).map_or(0, |_| builder.number(entry));
        let each: Vec<&str> =
            (0..entry.qty).map(|i| if dice.saturating_sub(entry.qty) > i { "2" } else { "1" }).collect();
        let each = if entry.qty > 1 && dice > 0 { json!(each.join(",")) } else { Value::Null };
        slots.insert(entry.code.clone(), json!({ "quantity": entry.qty, "dice": dice, "dices": each }));
        if dice > 0 {
            characters.insert(entry.code.clone(), json!({ "quantity": entry.qty, "dice": dice }));
        }
    }
    let deck = json!({
        "name": list.name,
        "affiliation_code": builder.side(list),
        "description_md": list.notes,
        "slots": slots,
        "characters": characters,
    });
    serde_json::to_string_pretty(&deck).expect("a list is plain data") + "\n"
}
