//! Text that still knows what its parts are about.

use table::{CardId, Seat};

/// A run of text and what it names.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Span {
    /// What to print or to read aloud.
    pub text: String,
    /// What it is about.
    pub kind: SpanKind,
}

/// What a run of text is about.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SpanKind {
    /// Nothing in particular.
    Plain,
    /// A card: a client can show it.
    Card(CardId),
    /// A player: a client can color it.
    Seat(Seat),
    /// A word with a symbol of this name, which a client may draw in its place.
    Icon(String),
}

impl Span {
    /// Text about nothing in particular.
    pub fn plain(text: impl Into<String>) -> Self {
        Self { text: text.into(), kind: SpanKind::Plain }
    }
}

/// The text of some spans.
pub fn plain(spans: &[Span]) -> String {
    spans.iter().map(|s| s.text.as_str()).collect()
}

/// Appends spans, melting neighbors that are about nothing in particular into one.
pub(crate) fn append(out: &mut Vec<Span>, spans: impl IntoIterator<Item = Span>) {
    for span in spans {
        match out.last_mut() {
            Some(last) if last.kind == SpanKind::Plain && span.kind == SpanKind::Plain => {
                last.text.push_str(&span.text);
            }
            _ if span.text.is_empty() => {}
            _ => out.push(span),
        }
    }
}

/// Gives the text a capital, unless it begins with a sign or a digit.
pub(crate) fn capitalize(span: &mut Span) {
    let mut chars = span.text.chars();
    if let Some(c) = chars.next() {
        span.text = c.to_uppercase().chain(chars).collect();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbors_melt_and_names_stay() {
        let card = Span { text: "Ram".into(), kind: SpanKind::Card(CardId(3)) };
        let mut out = Vec::new();
        append(&mut out, [Span::plain("«"), Span::plain(""), Span::plain("a"), card.clone(), Span::plain("»")]);
        assert_eq!(out, [Span::plain("«a"), card, Span::plain("»")]);
        assert_eq!(plain(&out), "«aRam»");
    }

    #[test]
    fn capitals_are_for_words() {
        for (small, great) in [("éclair", "Éclair"), ("«ёж", "«ёж"), ("2 cards", "2 cards"), ("", "")] {
            let mut word = Span::plain(small);
            capitalize(&mut word);
            assert_eq!(word.text, great);
        }
    }
}
