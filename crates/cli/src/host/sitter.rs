//! Who sits where.

use games::{BotSpec, Level};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::clean;

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Sitter {
    /// A person at this terminal.
    Human {
        /// What they are called; by their seat's number when not given.
        name: Option<String>,
    },
    /// A machine.
    Bot {
        /// What it is called.
        name: Option<String>,
        /// How it plays.
        spec: BotSpec,
    },
}

/// A sitter as the header of a save remembers it.
#[derive(Serialize, Deserialize)]
struct Noted {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bot: Option<String>,
}

/// The field of the header.
const FIELD: &str = "players";

impl Sitter {
    /// A person without a name.
    pub(crate) const fn human() -> Self {
        Self::Human { name: None }
    }

    /// A machine without a name.
    pub(crate) const fn bot(spec: BotSpec) -> Self {
        Self::Bot { name: None, spec }
    }

    /// The machine a table gets when nobody says otherwise.
    pub(crate) fn usual_bot() -> Self {
        Self::bot(Level::Captain.name().parse().expect("every level is a bot"))
    }

    /// One person against machines of the usual level.
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

    /// As it is written after `--seats`.
    pub(crate) fn word(&self) -> String {
        match self {
            Self::Human { .. } => "human".to_owned(),
            Self::Bot { spec, .. } => spec.to_string(),
        }
    }

    /// The note for the header of a save.
    pub(crate) fn note(sitters: &[Self]) -> Map<String, Value> {
        let noted = |sitter: &Self| Noted {
            name: sitter.name().map(str::to_owned),
            bot: (!sitter.is_human()).then(|| sitter.word()),
        };
        let list = sitters.iter().map(|s| serde_json::to_value(noted(s)).expect("plain data")).collect();
        Map::from_iter([(FIELD.to_owned(), Value::Array(list))])
    }

    /// Who sat there according to a header; `None` when it does not say so, or not for so many seats.
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
