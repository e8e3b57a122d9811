//! Decks that are brought to a table.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use text::Lang;

use super::{DeckFormat, DeckList, workshop};
use crate::registry::OpenError;
use crate::rooms::doors;

/// A deck for a side or a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeckWish {
    /// A deck of the house, by slug.
    Starter(String),
    /// A list.
    List(DeckList),
}

impl DeckWish {
    /// The list that is meant, if it may be played in a format; without one, in the format that asks least.
    pub(crate) fn list(&self, game: &str, format: Option<&str>) -> Result<DeckList, OpenError> {
        let shop = workshop(game).ok_or(OpenError::NoDecks)?;
        let list = match self {
            Self::Starter(slug) => shop.starter(slug, Lang::En).ok_or_else(|| {
                let list = shop.starters.iter().map(|starter| starter.slug).collect::<Vec<_>>().join(", ");
                OpenError::Deck(format!("there is no starter deck {slug:?}; starter decks: {list}"))
            })?,
            Self::List(list) => shop.tidy(list),
        };
        let check = shop.check(&list, Lang::En);
        let asked = |slug: &str| format.is_none_or(|format| format == slug);
        let problems = check.formats.iter().find(|(slug, _)| asked(slug)).map_or(&[][..], |(_, problems)| problems);
        if problems.is_empty() {
            return Ok(list);
        }
        let all: Vec<&str> = problems.iter().map(|problem| problem.text.as_str()).collect();
        Err(OpenError::Deck(all.join("; ")))
    }
}

/// The mode in which these decks may be played, where a mode asks for decks of its own kind.
pub fn mode_of_decks(game: &str, seats: &[Option<DeckWish>]) -> Option<&'static str> {
    let mut formats = workshop(game)?.formats.iter().filter(|_| seats.iter().any(Option::is_some));
    let fits = |format: &&DeckFormat| seats.iter().flatten().all(|deck| deck.list(game, Some(format.slug)).is_ok());
    formats.find(fits)?.mode
}

/// A setup completed by the decks of its seats. Where sides matter, a seat's deck decides its side; whoever brings none gets
/// the table's deck, or with `luck` one of the house that fits. Nothing changes when nobody brings one.
pub fn with_decks(
    game: &str,
    setup: &Value,
    seats: &[Option<DeckWish>],
    luck: Option<u64>,
) -> Result<Value, OpenError> {
    if seats.iter().all(Option::is_none) {
        return Ok(setup.clone());
    }
    (doors(game)?.with_decks)(setup, seats, luck)
}
