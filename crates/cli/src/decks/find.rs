//! Finds a deck by its name: a starter deck, a saved deck, a file or a share code.

use std::path::Path;

use games::{DeckBuilder, DeckLineKind, DeckList, Lang};

use super::keep;
use crate::fail::{self, fail, usage};

/// Finds a deck. Refuses a list with unclear lines, so that nobody plays a deck they did not mean.
pub(crate) fn find(builder: &DeckBuilder, wanted: &str, lang: Lang) -> anyhow::Result<DeckList> {
    if let Some(list) = builder.starter(wanted, lang) {
        return Ok(list);
    }
    if keep::path(builder, wanted).exists() {
        return keep::read(builder, wanted);
    }
    let path = Path::new(wanted);
    let code = wanted.to_ascii_uppercase().starts_with("ORR1-");
    if !code && !path.exists() {
        let starters: Vec<&str> = builder.starters.iter().map(|starter| starter.slug).collect();
        let kept: Vec<String> = keep::all(builder).into_iter().map(|list| list.name).collect();
        let (starters, kept) = (starters.join(", "), if kept.is_empty() { "none".to_owned() } else { kept.join(", ") });
        return Err(usage(format!("there is no deck {wanted:?}; starter decks: {starters}; your decks: {kept}")));
    }
    let text = if code { wanted.to_owned() } else { file(path)? };
    let read = builder.read(&text, &[], lang)?;
    let doubtful = |how| matches!(how, DeckLineKind::Unclear | DeckLineKind::Unknown);
    let lines: Vec<String> = read
        .lines
        .iter()
        .filter(|line| doubtful(line.how))
        .map(|line| format!("line {}: {}: {}", line.line, line.text, line.note))
        .collect();
    if !lines.is_empty() {
        return Err(fail(
            fail::UNREADABLE,
            format!("{}; resolve these lines with: orrery decks {} import", lines.join("; "), builder.game),
        ));
    }
    let stem = path.file_stem().and_then(|stem| stem.to_str()).filter(|_| !code && read.list.name.is_empty());
    Ok(DeckList { name: stem.map_or(read.list.name.clone(), str::to_owned), ..read.list })
}

/// Reads the text of a deck file.
pub(crate) fn file(path: &Path) -> anyhow::Result<String> {
    std::fs::read_to_string(path).map_err(|e| fail(fail::UNREADABLE, format!("cannot read {}: {e}", path.display())))
}
