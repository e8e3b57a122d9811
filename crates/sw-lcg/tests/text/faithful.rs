//! P11: the text of a card says everything it does, in every language.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use sw_lcg::{Ability, CardDef, Db, Kind, phrases};
use text::Lang;

use crate::text::say;

#[test]
fn equal_text_means_equal_abilities() {
    for lang in Lang::all() {
        let mut seen: BTreeMap<String, &CardDef> = BTreeMap::new();
        for def in Db::core().cards() {
            let text = text(lang, def);
            let known = *seen.entry(text.clone()).or_insert(def);
            assert_eq!(meaning(known), meaning(def), "{lang}: {} and {} read {text:?}", known.id, def.id);
        }
        assert!(seen.len() > 100, "only {} different texts", seen.len());
    }
}

#[test]
fn any_change_of_a_card_changes_its_text() {
    let mut words = BTreeSet::new();
    for def in Db::core().cards() {
        variants(&value(&def.abilities), &mut words);
    }
    let (mut compared, mut same) = (0, Vec::new());
    for def in Db::core().cards() {
        let (own, own_texts) = (meaning(def), Lang::all().map(|lang| text(lang, def)));
        let mut changes = Vec::new();
        neighbors(&value(&def.abilities), &words, &mut changes);
        for change in changes {
            // Most changes do not result in valid abilities.
            let Ok(abilities) = serde_json::from_value::<Vec<Ability>>(change) else { continue };
            let other = CardDef { abilities, ..def.clone() };
            if meaning(&other) == own {
                continue;
            }
            compared += 1;
            for (lang, own_text) in Lang::all().into_iter().zip(&own_texts) {
                if text(lang, &other) == *own_text {
                    same.push(format!("{lang}: {} reads like {:?}", def.id, other.abilities));
                }
            }
        }
    }
    assert!(same.is_empty(), "{} of {compared} changes do not show:\n{}", same.len(), same.join("\n"));
    assert!(compared > 3_000, "only {compared} changes were tried");
}

/// A card's text box.
fn text(lang: Lang, def: &CardDef) -> String {
    let line = |section: phrases::Section| format!("{}: {}", say(lang, &section.head), say(lang, &section.text));
    phrases::card_text(def).into_iter().map(line).collect::<Vec<_>>().join("\n")
}

/// The meaning of a card's text box: the abilities without the names of picks and without details that change nothing.
fn meaning(def: &CardDef) -> Value {
    let mut abilities = value(&def.abilities);
    let mut bound = Vec::new();
    binds(&abilities, &mut bound);
    canonical(&mut abilities, &bound);
    let printed = match &def.kind {
        Kind::Enhancement { on, .. } => value(on),
        Kind::Objective { own_only: true, once, .. } => value(&(def.affiliation, once)),
        Kind::Objective { once: true, .. } => Value::from("once"),
        _ => Value::Null,
    };
    Value::from(vec![abilities, value(&def.keywords), printed])
}

fn value(data: &impl serde::Serialize) -> Value {
    serde_json::to_value(data).expect("plain data")
}

/// The names a program binds, in order.
fn binds(value: &Value, out: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (key, inner) in fields {
                let names = matches!(key.as_str(), "bind" | "Mill" | "Rescue");
                if let Some(name) = inner.as_str().filter(|name| names && !out.iter().any(|known| known == name)) {
                    out.push(name.to_owned());
                }
                binds(inner, out);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| binds(item, out)),
        _ => {}
    }
}

/// Replaces names by numbers and removes details that make no difference.
fn canonical(value: &mut Value, bound: &[String]) {
    match value {
        Value::String(text) => {
            if let Some(at) = bound.iter().position(|name| name == text) {
                *text = format!("pick {at}");
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| canonical(item, bound)),
        Value::Object(fields) => {
            fields.values_mut().for_each(|inner| canonical(inner, bound));
            // Cards outside play and hands always belong to the same player anyway.
            let zone = fields.get("zone").and_then(Value::as_str).unwrap_or("Play");
            let enemys = fields.get("of").and_then(Value::as_str) == Some("Enemys");
            if zone != "Play" && !(zone == "Hand" && enemys) {
                fields.insert("of".to_owned(), Value::Null);
            }
            // The minimum does not matter when the dial goes up.
            if let Some(Value::Array(dial)) = fields.get_mut("Dial")
                && dial[0].as_i64() >= Some(0)
            {
                dial[1] = Value::Null;
            }
            // A restriction on nothing is not a restriction.
            if let Some(Value::Object(ban)) = fields.get_mut("Forbid")
                && ban["attack"] == Value::Bool(false)
            {
                ban.insert("defend".to_owned(), Value::Null);
            }
            // The text says who picks for exactly one card, and for up to several cards picked by the opponent; all
            // picked cards are excluded together. No card of the core set needs more, so the lexicon has no texts for
            // it.
            if let Some(n) = fields.get("n") {
                let said = n["Exactly"] == 1 || fields["by"] == "Opponent" && n["UpTo"] != 1;
                if !said {
                    fields.insert("by".to_owned(), Value::from("You"));
                }
            }
            if let Some(Value::Array(discard)) = fields.get_mut("DiscardHand")
                && discard[0] == "Active"
            {
                discard[0] = Value::from("You");
            }
            if let Some(Value::Array(but)) = fields.get_mut("but") {
                but.truncate(1);
                but.fill(Value::from("chosen"));
            }
        }
        _ => {}
    }
}

/// The names of variants. Unlike names of picks and cards, they begin with a capital letter.
fn variants(value: &Value, out: &mut BTreeSet<String>) {
    match value {
        Value::String(text) if is_variant(text) => {
            out.insert(text.clone());
        }
        Value::Array(items) => items.iter().for_each(|item| variants(item, out)),
        Value::Object(fields) => fields.values().for_each(|inner| variants(inner, out)),
        _ => {}
    }
}

fn is_variant(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_uppercase())
}

/// Every small change of a value: another number, the opposite boolean, another variant, one item less.
fn neighbors(value: &Value, words: &BTreeSet<String>, out: &mut Vec<Value>) {
    match value {
        Value::Bool(truth) => out.push(Value::Bool(!truth)),
        Value::Number(n) => out.extend(n.as_i64().map(|n| Value::from(n + 1))),
        Value::String(own) if is_variant(own) => {
            out.extend(words.iter().filter(|word| *word != own).map(|word| Value::from(word.as_str())));
        }
        Value::Array(items) => {
            for (at, item) in items.iter().enumerate() {
                let mut changes = Vec::new();
                neighbors(item, words, &mut changes);
                for change in changes {
                    let mut items = items.clone();
                    items[at] = change;
                    out.push(Value::Array(items));
                }
                let mut fewer = items.clone();
                fewer.remove(at);
                out.push(Value::Array(fewer));
            }
        }
        Value::Object(fields) => {
            for (key, inner) in fields {
                let mut changes = Vec::new();
                neighbors(inner, words, &mut changes);
                for change in changes {
                    let mut fields = fields.clone();
                    fields.insert(key.clone(), change);
                    out.push(Value::Object(fields));
                }
            }
        }
        Value::String(_) | Value::Null => {}
    }
}
