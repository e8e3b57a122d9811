//! Decks that are brought to a table.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use text::Lang;

use super::{DeckList, workshop};
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
    /// The list that is meant, if it may be played at all: in the format that asks least.
    pub(crate) fn list(&self, game: &str) -> Result<DeckList, OpenError> {
        let shop = workshop(game).ok_or(OpenError::NoDecks)?;
        match self {
            Self::Starter(slug) => shop.starter(slug, Lang::En).ok_or_else(|| {
                let list = shop.starters.iter().map(|starter| starter.slug).collect::<Vec<_>>().join(", ");
                OpenError::Deck(format!("there is no starter deck {slug:?}; starter decks: {list}"))
            }),
            Self::List(list) => {
                let check = shop.check(list, Lang::En);
                let (_, problems) = &check.formats[0];
                if problems.is_empty() {
                    return Ok(shop.tidy(list));
                }
                let all: Vec<&str> = problems.iter().map(|problem| problem.text.as_str()).collect();
                Err(OpenError::Deck(all.join("; ")))
            }
        }
    }
}

/// A setup completed by the decks of its seats. A seat's deck decides its side; whoever brings none gets the table's deck of
/// the side that is left, or with `luck` one of the house. Nothing changes when nobody brings one.
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
