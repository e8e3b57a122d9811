//! Texts of the interface and the symbols that replace some of them.

use games::{Lang, Phrase};
use text::{Names, Realizer, Span, SpanKind};

use super::measure::{Seg, Segs, seg};
use super::paint::Paint;

/// A text of the interface.
pub(crate) fn ui(lang: Lang, term: &'static str) -> String {
    Realizer::new(lang, &Names::new()).text(&Phrase::word(term))
}

/// Converts spans to segments, with players in their color.
pub(crate) fn spans(spans: &[Span]) -> Segs {
    spans.iter().map(|s| seg(s.text.clone(), paint(&s.kind))).collect()
}

const fn paint(kind: &SpanKind) -> Paint {
    match kind {
        SpanKind::Plain | SpanKind::Icon(_) => Paint::Plain,
        SpanKind::Card(_) => Paint::Strong,
        SpanKind::Seat(seat) => Paint::Seat(seat.idx() as u8),
    }
}

/// The sign of a counter for narrow places, by the last part of its term. Counters without a sign are written out.
pub(crate) fn sign(name: &Phrase) -> Option<&'static str> {
    let Phrase::Say(term, _) = name else { return None };
    Some(match term.0.rsplit('.').next()? {
        "authority" => "♥",
        "trade" => "⬡",
        "combat" => "✹",
        _ => return None,
    })
}

/// The sign of a note beside a player's name, by the last part of its term.
pub(crate) fn note_sign(note: &Phrase) -> Option<&'static str> {
    let Phrase::Say(term, _) = note else { return None };
    Some(match term.0.rsplit('.').next()? {
        "balance" => "⚖",
        "edge" => "◆",
        "holder" => "⚑",
        "claimed" => "■",
        _ => return None,
    })
}

/// How a mark on a card is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Drawn {
    /// A sign, with its number if it has one.
    Sign(&'static str),
    /// A number out of another number.
    Share,
    /// A letter and its number.
    Letter,
    /// Like `Letter`, but in parentheses, because it counts only under a condition.
    Needy,
    /// Not drawn, because the card's place shows it. Only the details of the card mention it.
    Told,
}

/// How a mark on a card is drawn, by its sign. Other marks are abilities or written out.
pub(crate) fn drawn(sign: &str) -> Option<Drawn> {
    Some(match sign {
        "damage" => Drawn::Share,
        "focus" => Drawn::Sign("◔"),
        "shield" => Drawn::Sign("◇"),
        "committed" => Drawn::Sign("✦"),
        "participating" => Drawn::Told,
        "target" => Drawn::Sign("◎"),
        "engaged" => Drawn::Sign("⊘"),
        "captured" => Drawn::Sign("▤"),
        "exhausted" => Drawn::Sign("⊖"),
        "die" => Drawn::Sign("⚂"),
        // Places of a map.
        "loyal-rebels" => Drawn::Sign("♥R"),
        "loyal-empire" => Drawn::Sign("♥I"),
        "occupied" => Drawn::Sign("⚑"),
        "sabotaged" => Drawn::Sign("✂"),
        "destroyed" => Drawn::Sign("✖"),
        "base" => Drawn::Sign("⌂"),
        "revealed" => Drawn::Sign("⊘"),
        "guarded" => Drawn::Sign("◇"),
        "fight" => Drawn::Sign("⚔"),
        "mission" => Drawn::Sign("◎"),
        "candidate" => Drawn::Sign("?"),
        "forward" => Drawn::Sign("→"),
        // Dice: a filled square means black, a hatched one red.
        "die-hit" => Drawn::Sign("✹"),
        "die-direct" => Drawn::Sign("✸"),
        "die-special" => Drawn::Sign("†"),
        "die-blank" => Drawn::Sign("∘"),
        "die-black-hit" => Drawn::Sign("■✹"),
        "die-black-direct" => Drawn::Sign("■✸"),
        "die-black-special" => Drawn::Sign("■†"),
        "die-black-blank" => Drawn::Sign("■∘"),
        "die-red-hit" => Drawn::Sign("▧✹"),
        "die-red-direct" => Drawn::Sign("▧✸"),
        "die-red-special" => Drawn::Sign("▧†"),
        "die-red-blank" => Drawn::Sign("▧∘"),
        "queue" => Drawn::Sign("▥"),
        "deploy" => Drawn::Sign("↧"),
        "fresh-damage" => Drawn::Sign("+"),
        "diplomacy" | "intel" | "spec-ops" | "logistics" => Drawn::Letter,
        "tactic-space" => Drawn::Sign("△"),
        "tactic-ground" => Drawn::Sign("▣"),
        "unit-damage" | "tactics" | "blast" | "force" | "resource" | "priority" => Drawn::Letter,
        "unit-damage-edge" | "tactics-edge" | "blast-edge" => Drawn::Needy,
        _ => return None,
    })
}

/// The letter for a printed mark, if it has one.
pub(crate) fn letter(sign: &str, lang: Lang) -> Option<String> {
    let term = match sign {
        "unit-damage" | "unit-damage-edge" => "ui.tui.letter.unit-damage",
        "tactics" | "tactics-edge" => "ui.tui.letter.tactics",
        "blast" | "blast-edge" => "ui.tui.letter.blast",
        "force" => "ui.tui.letter.force",
        "resource" => "ui.tui.letter.resource",
        "priority" => "ui.tui.letter.priority",
        _ => return None,
    };
    Some(ui(lang, term))
}

/// The letter of a skill. Tactics have signs instead.
pub(crate) fn skill_letter(sign: &str, lang: Lang) -> Option<String> {
    let term = match sign {
        "diplomacy" => "ui.tui.letter.diplomacy",
        "intel" => "ui.tui.letter.intel",
        "spec-ops" => "ui.tui.letter.spec-ops",
        "logistics" => "ui.tui.letter.logistics",
        "tactic-space" | "tactic-ground" => return Some(String::new()),
        _ => return None,
    };
    Some(ui(lang, term))
}

/// Returns whether cards are paid from this counter.
pub(crate) fn is_money(name: &Phrase) -> bool {
    sign(name) == Some("⬡")
}

/// A key with its function, for the lines of keys.
pub(crate) fn key(key: &str, does: &str) -> [Seg; 2] {
    [seg(key.to_owned(), Paint::Key), seg(format!(" {does}  "), Paint::Dim)]
}
