//! The players of a local match.

use games::{BotSpec, Level};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::clean;

/// A player at the table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Sitter {
    /// A person at this terminal.
    Human {
        /// The person's name; `None` for a name with the number of the seat.
        name: Option<String>,
    },
    /// A bot.
    Bot {
        /// The bot's name.
        name: Option<String>,
        /// The kind of bot with its settings.
        spec: BotSpec,
    },
}

/// A sitter as stored in the header of a save.
#[derive(Serialize, Deserialize)]
struct Noted {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bot: Option<String>,
}

/// The field of the header that holds the players.
const FIELD: &str = "players";

impl Sitter {
    /// A person without a name.
    pub(crate) const fn human() -> Self {
        Self::Human { name: None }
    }

    /// A bot without a name.
    pub(crate) const fn bot(spec: BotSpec) -> Self {
        Self::Bot { name: None, spec }
    }

    /// The default bot.
    pub(crate) fn usual_bot() -> Self {
        Self::bot(Level::Captain.name().parse().expect("every level is a bot"))
    }

    /// One person against default bots.
    pub(crate) fn usual(seats: usize) -> Vec<Self> {
        (0..seats).map(|seat| if seat == 0 { Self::human() } else { Self::usual_bot() }).collect()
    }

    pub(crate) const fn is_human(&self) -> bool {
        matches!(self, Self::Human { .. })
    }

    pub(crate) fn name(&self) -> Option<&str> {
        match self {
            Self::Human { name } | Self::Bot { name, .. } => name.as_deref(),
        }
    }

    pub(crate) fn rename(&mut self, text: &str) {
        match self {
            Self::Human { name } | Self::Bot { name, .. } => *name = clean::name(text),
        }
    }

    /// The notation of a sitter after `--seats`.
    pub(crate) fn word(&self) -> String {
        match self {
            Self::Human { .. } => "human".to_owned(),
            Self::Bot { spec, .. } => spec.to_string(),
        }
    }

    /// The players as stored in the header of a save.
    pub(crate) fn note(sitters: &[Self]) -> Map<String, Value> {
        let noted = |sitter: &Self| Noted {
            name: sitter.name().map(str::to_owned),
            bot: (!sitter.is_human()).then(|| sitter.word()),
        };
        let list = sitters.iter().map(|s| serde_json::to_value(noted(s)).expect("plain data")).collect();
        Map::from_iter([(FIELD.to_owned(), Value::Array(list))])
    }

    /// The players in the header of a save; `None` if it has none or not one for each seat.
    pub(crate) fn noted(notes: &Map<String, Value>, seats: usize) -> Option<Vec<Self>> {
        let list: Vec<Noted> = serde_json::from_value(notes.get(FIELD)?.clone()).ok()?;
        let sitter = |noted: Noted| {
            let mut sitter = match noted.bot {
                None => Self::human(),
                Some(spec) => Self::bot(spec.parse().ok()?),
            };
            sitter.rename(&noted.name.unwrap_or_default());
            Some(sitter)
        };
        let sitters: Vec<Self> = list.into_iter().map(sitter).collect::<Option<_>>()?;
        (sitters.len() == seats).then_some(sitters)
    }
}

impl std::str::FromStr for Sitter {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Self> {
        match text.split_once(':') {
            None if text == "human" => Ok(Self::human()),
            Some(("human", name)) => Ok(Self::Human { name: clean::name(name) }),
            _ => Ok(Self::bot(text.parse().map_err(|e| anyhow::anyhow!("{e}; or human"))?)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_header_remembers_who_sat_where() {
        let mut sitters: Vec<Sitter> =
            ["human:Ада", "captain", "ismcts:50"].map(|s| s.parse().expect("a good sitter")).to_vec();
        sitters[1].rename("HAL");
        assert_eq!(Sitter::noted(&Sitter::note(&sitters), 3), Some(sitters.clone()));
        assert_eq!(Sitter::noted(&Sitter::note(&sitters), 2), None);
        assert_eq!(Sitter::noted(&Map::new(), 0), None);
    }

    #[test]
    fn strange_sitters_are_refused() {
        assert!("captin".parse::<Sitter>().is_err());
        let notes = serde_json::json!({ "players": [{ "bot": "captin" }] });
        assert_eq!(Sitter::noted(notes.as_object().expect("an object"), 1), None);
    }
}
