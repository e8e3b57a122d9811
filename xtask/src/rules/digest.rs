//! Rule ids, and parsing of the files that define or list them.

use std::fmt;

/// The id of one line of a digest: `SR-OUT-01`, `SR-OUT-EX1`, `SR-ABL-OPEN1`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Id(String);

/// Kind of a digest line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    Rule,
    Example,
    Open,
}

impl Id {
    /// Parses a whole word as an id.
    pub(crate) fn parse(word: &str) -> Option<Self> {
        let mut parts = word.split('-');
        let (game, area, number) = (parts.next()?, parts.next()?, parts.next()?);
        let upper = |s: &str| s.len() >= 2 && s.bytes().all(|b| b.is_ascii_uppercase());
        let digits = number.strip_prefix("EX").or_else(|| number.strip_prefix("OPEN")).unwrap_or(number);
        let fits = parts.next().is_none()
            && upper(game)
            && upper(area)
            && !digits.is_empty()
            && digits.bytes().all(|b| b.is_ascii_digit());
        fits.then(|| Self(word.to_owned()))
    }

    /// The game's prefix.
    pub(crate) fn game(&self) -> &str {
        self.part(0)
    }

    /// The area of the rules.
    pub(crate) fn area(&self) -> &str {
        self.part(1)
    }

    /// Rule, example or open point.
    pub(crate) fn kind(&self) -> Kind {
        match self.part(2).as_bytes()[0] {
            b'E' => Kind::Example,
            b'O' => Kind::Open,
            _ => Kind::Rule,
        }
    }

    fn part(&self, n: usize) -> &str {
        self.0.split('-').nth(n).expect("an id has three parts")
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The rules of one game.
#[derive(Debug)]
pub(crate) struct Digest {
    /// Name of the game, which is the file name without extension.
    pub(crate) name: String,
    /// The ids in the order of the file.
    pub(crate) ids: Vec<Id>,
}

impl Digest {
    /// Parses the lines that define ids.
    pub(crate) fn parse(name: &str, text: &str) -> Self {
        Self { name: name.to_owned(), ids: lines(text).into_iter().map(|(id, _)| id).collect() }
    }
}

/// The lines of the form ``- `ID` text``, as ids and texts.
pub(crate) fn lines(text: &str) -> Vec<(Id, String)> {
    let line = |line: &str| {
        let (id, words) = line.strip_prefix("- `")?.split_once('`')?;
        Some((Id::parse(id)?, words.trim().to_owned()))
    };
    text.lines().filter_map(line).collect()
}

/// All ids mentioned in a text.
pub(crate) fn ids(text: &str) -> impl Iterator<Item = Id> {
    text.split(|c: char| !(c.is_alphanumeric() || c == '-' || c == '_')).filter_map(Id::parse)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_know_their_parts() {
        let id = Id::parse("SR-OUT-EX1").unwrap();
        assert_eq!((id.game(), id.area(), id.kind()), ("SR", "OUT", Kind::Example));
        assert_eq!(Id::parse("SR-OUT-01").unwrap().kind(), Kind::Rule);
        assert_eq!(Id::parse("SR-ABL-OPEN12").unwrap().kind(), Kind::Open);
        for no in ["SR-OUT", "SR-OUT-", "SR-OUT-EX", "SR-out-01", "SR-OUT-01-02", "SR-OUT-x1", "X-OUT-01", "SR--01"] {
            assert_eq!(Id::parse(no), None, "{no}");
        }
    }

    #[test]
    fn only_the_start_of_a_line_defines_an_id() {
        let text = "# Rules\n- `SR-<AREA>-<NN>` is one rule.\n- `SR-BUY-01` Trade buys, see `SR-BUY-02`.\n  - `SR-BUY-03` no\n- `SR-BUY-EX1` 5 trade.";
        let digest = Digest::parse("star-realms", text);
        assert_eq!(digest.ids.iter().map(Id::to_string).collect::<Vec<_>>(), ["SR-BUY-01", "SR-BUY-EX1"]);
        assert_eq!(lines(text)[1].1, "5 trade.");
    }

    #[test]
    fn ids_are_found_anywhere_in_a_text() {
        let found: Vec<_> = ids("/// SR-OUT-01, SR-OUT-EX1; not xSR-OUT-02 or SR-OUT-03_a. (\"SR-BUY-04\")")
            .map(|id| id.to_string())
            .collect();
        assert_eq!(found, ["SR-OUT-01", "SR-OUT-EX1", "SR-BUY-04"]);
    }
}
