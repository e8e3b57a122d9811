//! Text whose parts refer to cards, players and symbols.

use table::{CardId, Seat};

/// A piece of text and what it refers to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Span {
    /// The text to print or to read aloud.
    pub text: String,
    /// What the text refers to.
    pub kind: SpanKind,
}

/// What a piece of text refers to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SpanKind {
    /// Nothing.
    Plain,
    /// A card, which a client can show.
    Card(CardId),
    /// A player, whom a client can color.
    Seat(Seat),
    /// A word with a symbol of this name, which a client may draw instead.
    Icon(String),
}

impl Span {
    /// Text that refers to nothing.
    pub fn plain(text: impl Into<String>) -> Self {
        Self { text: text.into(), kind: SpanKind::Plain }
    }
}

/// The text of some spans.
pub fn plain(spans: &[Span]) -> String {
    spans.iter().map(|s| s.text.as_str()).collect()
}

/// Appends spans and merges adjacent plain ones.
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

/// Capitalizes the text, unless it begins with a sign or a digit.
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
