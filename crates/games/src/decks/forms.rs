//! Writing lists down.

use text::Lang;

use super::{DeckList, Workshop, json, o8d, paper, sheet, swdb};

/// A list as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckText {
    /// The text.
    pub text: String,
    /// A name for a file with it.
    pub file: String,
}

/// Why a list cannot be written down.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WriteError {
    /// No such form.
    #[error("there is no form {form:?}; forms: {list}")]
    Form {
        /// What was asked for.
        form: String,
        /// What there is.
        list: String,
    },
    /// It names something the game does not have.
    #[error("the game has no {0:?}")]
    Unknown(String),
}

impl Workshop {
    /// Writes a list in one of its forms; text for people in a language.
    pub fn write(&self, list: &DeckList, form: &str, lang: Lang) -> Result<DeckText, WriteError> {
        let list = self.tidy(list);
        if let Some(entry) = list.main.iter().find(|entry| self.part(&entry.code).is_none()) {
            return Err(WriteError::Unknown(entry.code.clone()));
        }
        let unknown = || WriteError::Form { form: form.to_owned(), list: self.forms.join(", ") };
        let form = self.forms.iter().find(|known| **known == form).ok_or_else(unknown)?;
        let (text, ending) = match *form {
            "o8d" => (o8d::write(self, &list), "o8d"),
            "swdb" => (swdb::write(self, &list), "json"),
            "text" if self.groups.is_empty() => (paper::write(self, &list, lang), "txt"),
            "text" => (sheet::write(self, &list, lang), "txt"),
            "json" => (json::write(self, &list), "json"),
            _ => (self.share(&list).expect("every part is known") + "\n", "txt"),
        };
        Ok(DeckText { text, file: format!("{}.{ending}", file_name(&list.name)) })
    }
}

/// A name every file system takes.
pub(crate) fn file_name(name: &str) -> String {
    let fits = |c: char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_');
    let name: String = name.chars().map(|c| if fits(c) { c } else { '-' }).take(60).collect();
    let name = name.trim_matches([' ', '-']);
    if name.is_empty() { "deck".to_owned() } else { name.to_owned() }
}
