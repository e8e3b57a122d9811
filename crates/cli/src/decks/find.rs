//! The deck somebody means: a deck of the house, one that is kept, a file, or a share code.

use std::path::Path;

use games::{DeckLineKind, DeckList, Lang, Workshop};

use super::keep;
use crate::fail::{self, fail, usage};

/// Finds a deck. A list that was not understood as a whole is refused: nobody plays what they did not mean.
pub(crate) fn find(shop: &Workshop, wanted: &str, lang: Lang) -> anyhow::Result<DeckList> {
    if let Some(list) = shop.starter(wanted, lang) {
        return Ok(list);
    }
    if keep::path(shop, wanted).exists() {
        return keep::read(shop, wanted);
    }
    let path = Path::new(wanted);
    let code = wanted.to_ascii_uppercase().starts_with("ORR1-");
    if !code && !path.exists() {
        let house: Vec<&str> = shop.starters.iter().map(|starter| starter.slug).collect();
        let kept: Vec<String> = keep::all(shop).into_iter().map(|list| list.name).collect();
        let (house, kept) = (house.join(", "), if kept.is_empty() { "none".to_owned() } else { kept.join(", ") });
        return Err(usage(format!("there is no deck {wanted:?}; starter decks: {house}; yours: {kept}")));
    }
    let text = if code { wanted.to_owned() } else { file(path)? };
    let read = shop.read(&text, &[], lang)?;
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
            format!("{}; orrery decks {} import can settle it", lines.join("; "), shop.game),
        ));
    }
    let stem = path.file_stem().and_then(|stem| stem.to_str()).filter(|_| !code && read.list.name.is_empty());
    Ok(DeckList { name: stem.map_or(read.list.name.clone(), str::to_owned), ..read.list })
}

/// The text of a file that may be a deck; nothing a list could not be.
pub(crate) fn file(path: &Path) -> anyhow::Result<String> {
    std::fs::read_to_string(path).map_err(|e| fail(fail::UNREADABLE, format!("cannot read {}: {e}", path.display())))
}
