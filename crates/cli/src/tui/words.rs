//! The fixed words of the table, and symbols that stand for some.

use games::{Lang, Phrase};
use text::{Names, Realizer, Span, SpanKind};

use super::measure::{Seg, Segs, seg};
use super::paint::Paint;

/// A word or sentence of the interface.
pub(crate) fn ui(lang: Lang, term: &'static str) -> String {
    Realizer::new(lang, &Names::new()).text(&Phrase::word(term))
}

/// Spans as runs of text: players in their color, cards and symbols as names.
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

/// The sign of a counter in narrow places, by the last part of its term. Counters without one are written out.
pub(crate) fn sign(name: &Phrase) -> Option<&'static str> {
    let Phrase::Say(term, _) = name else { return None };
    Some(match term.0.rsplit('.').next()? {
        "authority" => "♥",
        "trade" => "⬡",
        "combat" => "✹",
        _ => return None,
    })
}

/// Is this the counter cards are paid from?
pub(crate) fn is_money(name: &Phrase) -> bool {
    sign(name) == Some("⬡")
}

/// A key and what it does, for the lines at the foot.
pub(crate) fn key(key: &str, does: &str) -> [Seg; 2] {
    [seg(key.to_owned(), Paint::Key), seg(format!(" {does}  "), Paint::Dim)]
}
