//! Clauses of the lexicon: text with slots.
//!
//! ```text
//! draw {cards:bare}                      an argument in a form of the grammar or of its noun
//! {who} {who?one=wins|other=win}         words that agree with an argument, in number
//! за {what?m=каждый|f=каждую} {what:acc} … or in gender
//! ```

/// A clause, parsed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pattern {
    pub(crate) pieces: Vec<Piece>,
}

/// A part of a clause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    /// Literal text.
    Text(String),
    /// An argument in some form.
    Slot { arg: usize, form: Form },
    /// Text chosen by the number or gender of an argument; the last one if no key matches.
    Agree { arg: usize, words: Vec<(String, String)> },
}

/// The form of a slot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Form {
    /// A case, or a form that only some nouns have; empty for the plain form.
    pub(crate) name: String,
    /// A single item without its number: "a card", «карту».
    pub(crate) bare: bool,
    /// All members of a list are separated by commas, without a word between the last two.
    pub(crate) list: bool,
}

impl Pattern {
    /// Parses a clause whose arguments have these names.
    pub(crate) fn parse(source: &str, params: &[String]) -> Result<Self, String> {
        let mut pieces = Vec::new();
        let mut rest = source;
        while let Some((text, tail)) = rest.split_once('{') {
            let (slot, after) = tail.split_once('}').ok_or("a slot is not closed")?;
            if !text.is_empty() {
                pieces.push(Piece::Text(text.to_owned()));
            }
            pieces.push(piece(slot, params)?);
            rest = after;
        }
        if rest.contains('}') {
            return Err("a slot is closed that was never opened".to_owned());
        }
        if !rest.is_empty() {
            pieces.push(Piece::Text(rest.to_owned()));
        }
        for (i, param) in params.iter().enumerate() {
            if !pieces.iter().any(|p| p.arg() == Some(i)) {
                return Err(format!("argument {param:?} is never used"));
            }
        }
        Ok(Self { pieces })
    }
}

impl Piece {
    fn arg(&self) -> Option<usize> {
        match self {
            Self::Text(_) => None,
            Self::Slot { arg, .. } | Self::Agree { arg, .. } => Some(*arg),
        }
    }
}

fn piece(slot: &str, params: &[String]) -> Result<Piece, String> {
    let end = slot.find([':', '?']).unwrap_or(slot.len());
    let (name, rest) = slot.split_at(end);
    let arg = params.iter().position(|p| p == name).ok_or_else(|| format!("unknown argument {name:?}"))?;
    if let Some(words) = rest.strip_prefix('?') {
        let words: Option<Vec<_>> =
            words.split('|').map(|w| w.split_once('=').map(|(k, v)| (k.to_owned(), v.to_owned()))).collect();
        return Ok(Piece::Agree { arg, words: words.ok_or_else(|| format!("{slot:?} lacks an '='"))? });
    }
    let mut form = Form::default();
    for word in rest.trim_start_matches(':').split_whitespace() {
        match word {
            "bare" => form.bare = true,
            "list" => form.list = true,
            _ if form.name.is_empty() => word.clone_into(&mut form.name),
            _ => return Err(format!("{slot:?} asks for two forms")),
        }
    }
    Ok(Piece::Slot { arg, form })
}

/// Splits `sr.draw(cards)` into the term and the names of its arguments.
pub(crate) fn signature(key: &str) -> Result<(String, Vec<String>), String> {
    let Some((term, rest)) = key.split_once('(') else { return Ok((key.to_owned(), Vec::new())) };
    let params = rest.strip_suffix(')').ok_or_else(|| format!("{key:?} lacks its ')'"))?;
    Ok((term.to_owned(), params.split(',').map(|p| p.trim().to_owned()).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(source: &str) -> Result<Pattern, String> {
        Pattern::parse(source, &["n".to_owned(), "who".to_owned()])
    }

    #[test]
    fn a_clause_is_text_and_slots() {
        let pattern = parse("a {n:acc bare} of {who?one=b|many=c}").unwrap();
        assert_eq!(
            pattern.pieces,
            [
                Piece::Text("a ".into()),
                Piece::Slot { arg: 0, form: Form { name: "acc".into(), bare: true, list: false } },
                Piece::Text(" of ".into()),
                Piece::Agree { arg: 1, words: vec![("one".into(), "b".into()), ("many".into(), "c".into())] },
            ]
        );
    }

    #[test]
    fn mistakes_are_named() {
        assert_eq!(parse("{n").unwrap_err(), "a slot is not closed");
        assert_eq!(parse("n}").unwrap_err(), "a slot is closed that was never opened");
        assert_eq!(parse("{n} {x}").unwrap_err(), "unknown argument \"x\"");
        assert_eq!(parse("{n}").unwrap_err(), "argument \"who\" is never used");
        assert_eq!(parse("{n:acc gen}{who}").unwrap_err(), "\"n:acc gen\" asks for two forms");
        assert!(parse("{n?one}{who}").is_err() && signature("a(b").is_err());
    }
}
