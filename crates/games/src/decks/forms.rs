//! Exporting deck lists in text formats.

use text::Lang;

use super::{DeckBuilder, DeckList, json, o8d, plain_text, sheet, swdb};

/// An exported list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckText {
    /// The text.
    pub text: String,
    /// Suggested file name.
    pub file: String,
}

/// The reason why a list cannot be exported.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WriteError {
    /// The game has no such text format.
    #[error("there is no format {form:?}; formats: {list}")]
    Form {
        /// The requested format.
        form: String,
        /// The valid formats.
        list: String,
    },
    /// The list contains an unknown code.
    #[error("the game has no {0:?}")]
    Unknown(String),
}

impl DeckBuilder {
    /// Exports a list in one of the text formats. The format for people uses the given language.
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
            "text" if self.groups.is_empty() => (plain_text::write(self, &list, lang), "txt"),
            "text" => (sheet::write(self, &list, lang), "txt"),
            "json" => (json::write(self, &list), "json"),
            _ => (self.share(&list).expect("every part is known") + "\n", "txt"),
        };
        Ok(DeckText { text, file: format!("{}.{ending}", file_name(&list.name)) })
    }
}

/// A name that every file system accepts.
pub(crate) fn file_name(name: &str) -> String {
    let fits = |c: char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_');
    let name: String = name.chars().map(|c| if fits(c) { c } else { '-' }).take(60).collect();
    let name = name.trim_matches([' ', '-']);
    if name.is_empty() { "deck".to_owned() } else { name.to_owned() }
}
