//! A save file that was read but not yet replayed.

use std::io::Read;

use crate::error::{LoadError, Problem};
use crate::header::Header;
use crate::line::{Act, Line};

/// Maximum size of a save. The longest matches are far below a megabyte; the limit keeps a wrong file out of memory.
pub const SIZE_LIMIT: u64 = 64 << 20;

/// The log of a match as in the file: well-formed, but not yet known to be a possible match.
#[derive(Clone, Debug, PartialEq)]
pub struct Save {
    /// Line 0.
    pub header: Header,
    /// The lines from line 1 on.
    pub lines: Vec<Line>,
    /// How the file ends.
    pub tail: Tail,
}

/// How a save file ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tail {
    /// With a complete line. New lines can be appended.
    Clean,
    /// With a missing line break or with blank lines. Rewrite the file before appending.
    Ragged,
    /// In the middle of a line, after a crash during a write. That line is skipped. Rewrite the file before appending.
    Cut {
        /// The broken line.
        line: usize,
    },
}

impl Save {
    /// Reads a whole file.
    pub fn read(reader: impl Read) -> Result<Self, LoadError> {
        let mut bytes = Vec::new();
        reader.take(SIZE_LIMIT + 1).read_to_end(&mut bytes).map_err(|e| LoadError::new(0, Problem::Io(e)))?;
        if bytes.len() as u64 > SIZE_LIMIT {
            return Err(LoadError::new(0, Problem::TooLarge));
        }
        Self::parse(&bytes)
    }

    fn parse(bytes: &[u8]) -> Result<Self, LoadError> {
        let kept = bytes.trim_ascii_end();
        let ending = &bytes[kept.len()..];
        let whole = ending.contains(&b'\n');
        let mut tail = if ending == b"\n" || ending == b"\r\n" { Tail::Clean } else { Tail::Ragged };

        let mut texts = kept.split(|&b| b == b'\n').enumerate().peekable();
        let (_, first) = texts.next().expect("split yields at least one piece");
        let header = Header::parse(first).map_err(|problem| LoadError::new(0, problem))?;
        let mut lines = Vec::new();
        while let Some((number, text)) = texts.next() {
            match Line::parse(text) {
                Ok(line) => lines.push(line),
                // Only a line without a line break can have been interrupted by a crash.
                Err(Problem::Syntax(_) | Problem::NotUtf8) if !whole && texts.peek().is_none() => {
                    tail = Tail::Cut { line: number };
                }
                Err(problem) => return Err(LoadError::new(number, problem)),
            }
        }
        Ok(Self { header, lines, tail })
    }

    /// Returns the text of this file without the names of some seats, or `None` if it contains none of them.
    ///
    /// The hash in the last line is recalculated, so the file is still valid.
    pub fn without_names(&self, nameless: impl Fn(usize) -> bool) -> Option<String> {
        let mut save = self.clone();
        let players = save.header.extra.get_mut("players")?.as_array_mut()?;
        let names = players.iter_mut().enumerate().filter(|(seat, _)| nameless(*seat));
        let mut changed = false;
        for (_, player) in names {
            if let Some(name) = player.get_mut("name").filter(|name| **name != "") {
                *name = "".into();
                changed = true;
            }
        }
        if let Some((Line { act: Act::Reveal { log, .. }, .. }, before)) = save.lines.split_last_mut() {
            *log = blake3::hash(to_text(Some(&save.header), &*before).as_bytes()).to_hex().to_string();
        }
        changed.then(|| to_text(Some(&save.header), &save.lines))
    }

    /// Is the match over and its secret revealed?
    pub fn is_revealed(&self) -> bool {
        matches!(self.lines.last(), Some(Line { act: Act::Reveal { .. }, .. }))
    }
}

/// The text of a log. All hashes of a log are hashes of this text.
pub(crate) fn to_text<'a>(header: Option<&Header>, lines: impl IntoIterator<Item = &'a Line>) -> String {
    let mut text = String::new();
    for json in header.map(Header::to_json).into_iter().chain(lines.into_iter().map(Line::to_json)) {
        text.push_str(&json);
        text.push('\n');
    }
    text
}
