//! Decks that players bring to a table.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use text::Lang;

use super::{DeckFormat, DeckList, deck_builder};
use crate::adapters::vtable;
use crate::registry::OpenError;

/// A deck for a side or a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeckWish {
    /// A built-in deck, by slug.
    Starter(String),
    /// A list.
    List(DeckList),
}

impl DeckWish {
    /// The list, if it is legal in the format; without a format, in the least restrictive one.
    pub(crate) fn list(&self, game: &str, format: Option<&str>) -> Result<DeckList, OpenError> {
        let builder = deck_builder(game).ok_or(OpenError::NoDecks)?;
        let list = match self {
            Self::Starter(slug) => builder.starter(slug, Lang::En).ok_or_else(|| {
                let list = builder.starters.iter().map(|starter| starter.slug).collect::<Vec<_>>().join(", ");
                OpenError::Deck(format!("there is no starter deck {slug:?}; starter decks: {list}"))
            })?,
            Self::List(list) => builder.tidy(list),
        };
        let check = builder.check(&list, Lang::En);
        let asked = |slug: &str| format.is_none_or(|format| format == slug);
        let problems = check.formats.iter().find(|(slug, _)| asked(slug)).map_or(&[][..], |(_, problems)| problems);
        if problems.is_empty() {
            return Ok(list);
        }
        let all: Vec<&str> = problems.iter().map(|problem| problem.text.as_str()).collect();
        Err(OpenError::Deck(all.join("; ")))
    }
}

/// The mode for these decks, if a mode requires decks of a certain format.
pub fn mode_of_decks(game: &str, seats: &[Option<DeckWish>]) -> Option<&'static str> {
    let mut formats = deck_builder(game)?.formats.iter().filter(|_| seats.iter().any(Option::is_some));
    let fits = |format: &&DeckFormat| seats.iter().flatten().all(|deck| deck.list(game, Some(format.slug)).is_ok());
    formats.find(fits)?.mode
}

/// Adds the decks of the seats to a setup. If sides matter, a seat's deck decides its side.
///
/// A seat without a deck gets the table's deck or, if `seed` is given, a random built-in deck that fits. Without any
/// deck the setup is unchanged.
pub fn with_decks(
    game: &str,
    setup: &Value,
    seats: &[Option<DeckWish>],
    seed: Option<u64>,
) -> Result<Value, OpenError> {
    if seats.iter().all(Option::is_none) {
        return Ok(setup.clone());
    }
    (vtable(game)?.with_decks)(setup, seats, seed)
}
