//! The supported languages.

/// A language that players can choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Russian.
    Ru,
    /// Ukrainian.
    Uk,
    /// Japanese.
    Ja,
}

impl Lang {
    /// Every language, English first.
    pub const fn all() -> [Self; 4] {
        [Self::En, Self::Ru, Self::Uk, Self::Ja]
    }

    /// Its ISO 639-1 code, as used in files and on the command line.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Ru => "ru",
            Self::Uk => "uk",
            Self::Ja => "ja",
        }
    }

    /// The language with this code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::all().into_iter().find(|l| l.code() == code)
    }

    /// The name of the language in the language itself, for menus.
    pub const fn autonym(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Ru => "Русский",
            Self::Uk => "Українська",
            Self::Ja => "日本語",
        }
    }
}

impl std::fmt::Display for Lang {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_lead_back_to_their_language() {
        for lang in Lang::all() {
            assert_eq!(Lang::from_code(lang.code()), Some(lang));
        }
        assert_eq!(Lang::from_code("de"), None);
    }
}
