//! The lexicons of one game, or the built-in ones, in every language.

use std::sync::OnceLock;

use table::LexiconFiles;

use crate::lang::Lang;
use crate::lexicon::{Lexicon, LexiconError};

/// The lexicons of every language, each loaded on first use.
#[derive(Debug)]
pub struct Lexicons {
    source: Source,
    read: [OnceLock<Lexicon>; 4],
}

#[derive(Debug)]
enum Source {
    Files(LexiconFiles),
    Table(&'static str),
}

impl Lexicons {
    /// Lexicons from files: English, Russian, Ukrainian, Japanese.
    pub const fn new(files: LexiconFiles) -> Self {
        Self { source: Source::Files(files), read: [const { OnceLock::new() }; 4] }
    }

    /// The texts of a tiny game: one line per term or `card SLUG`, with the text in the same four languages between
    /// bars.
    pub const fn table(rows: &'static str) -> Self {
        Self { source: Source::Table(rows), read: [const { OnceLock::new() }; 4] }
    }

    /// The lexicon of a language.
    pub fn of(&self, lang: Lang) -> &Lexicon {
        self.read[lang as usize].get_or_init(|| self.read(lang).expect("the tests load every lexicon"))
    }

    /// Loads the lexicon of a language without the cache.
    pub fn read(&self, lang: Lang) -> Result<Lexicon, LexiconError> {
        let mut lexicon = Lexicon::default();
        match self.source {
            Source::Files(files) => {
                for (file, source) in files[lang as usize] {
                    lexicon.add(file, source)?;
                }
            }
            Source::Table(rows) => {
                for (idx, row) in rows.lines().enumerate() {
                    let wrong = |what| LexiconError { file: "words".to_owned(), line: idx + 1, what };
                    let (key, texts) =
                        cells(row).ok_or_else(|| wrong("a key and four texts are expected".to_owned()))?;
                    if !key.starts_with("rule ") {
                        lexicon.add_clause(key, texts[lang as usize]).map_err(wrong)?;
                    }
                }
            }
        }
        Ok(lexicon)
    }
}

/// The title of a tiny game from its text table.
pub fn title(rows: &str, lang: Lang) -> &str {
    let row = rows.lines().filter_map(cells).find(|(key, _)| *key == "title");
    row.map_or("", |(_, texts)| texts[lang as usize])
}

/// The rules digest from the text table of a tiny game, with its title.
pub fn digest(rows: &str, lang: Lang) -> String {
    let rules = rows.lines().filter_map(cells).filter_map(|(key, texts)| Some((key.strip_prefix("rule ")?, texts)));
    let lines: Vec<String> = rules.map(|(id, texts)| format!("- `{id}` {}\n", texts[lang as usize])).collect();
    format!("# {}\n\n{}", title(rows, lang), lines.concat())
}

/// The key and the texts of a row.
fn cells(row: &str) -> Option<(&str, [&str; 4])> {
    let mut parts = row.split(" | ");
    let key = parts.next()?;
    let texts = [parts.next()?, parts.next()?, parts.next()?, parts.next()?];
    parts.next().is_none().then_some((key, texts))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_clauses_names_and_rules() {
        const TEXT: &str = "t.raise(n) | raise by {n} | повысить на {n} | підвищити на {n} | {n}上乗せする\n\
                            card jack | Jack | Валет | Валет | ジャック\n\
                            title | Toy | Игрушка | Іграшка | おもちゃ\n\
                            rule T-01 | Raise | Повышайте | Підвищуйте | 上乗せする";
        let lexicons = Lexicons::table(TEXT);
        assert_eq!(lexicons.of(Lang::Uk).card_name("jack"), Some("Валет"));
        assert_eq!(lexicons.of(Lang::Ja).terms().collect::<Vec<_>>(), ["t.raise", "title"]);
        assert_eq!(digest(TEXT, Lang::Ru), "# Игрушка\n\n- `T-01` Повышайте\n");
    }

    #[test]
    fn mistakes_in_a_table_are_found() {
        let wrong = |text| Lexicons::table(text).read(Lang::En).unwrap_err().to_string();
        assert!(wrong("t.raise(n) | raise | a | b | c").contains("never used"));
        assert!(wrong("a | b | c | d | e\nt.raise | raise | a").contains("words:2: a key and four texts"));
    }
}
