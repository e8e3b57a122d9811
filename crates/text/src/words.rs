//! The words of one game, or of the house, in every language.

use std::sync::OnceLock;

use table::WordFiles;

use crate::lang::Lang;
use crate::lexicon::{Lexicon, LexiconError};

/// Words in every language, each read when it is first spoken.
#[derive(Debug)]
pub struct Words {
    source: Source,
    read: [OnceLock<Lexicon>; 4],
}

#[derive(Debug)]
enum Source {
    Files(WordFiles),
    Table(&'static str),
}

impl Words {
    /// Words in files: English, Russian, Ukrainian, Japanese.
    pub const fn new(files: WordFiles) -> Self {
        Self { source: Source::Files(files), read: [const { OnceLock::new() }; 4] }
    }

    /// The few words of a tiny game: a line for each term or `card SLUG`, with its text in the same languages between bars.
    pub const fn table(rows: &'static str) -> Self {
        Self { source: Source::Table(rows), read: [const { OnceLock::new() }; 4] }
    }

    /// The words of a language.
    pub fn of(&self, lang: Lang) -> &Lexicon {
        self.read[lang as usize].get_or_init(|| self.read(lang).expect("the tests read all words"))
    }

    /// Reads the words of a language anew.
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
                        cells(row).ok_or_else(|| wrong("a key and four texts belong here".to_owned()))?;
                    if !key.starts_with("rule ") {
                        lexicon.add_clause(key, texts[lang as usize]).map_err(wrong)?;
                    }
                }
            }
        }
        Ok(lexicon)
    }
}

/// The title of a tiny game among its words.
pub fn title(rows: &str, lang: Lang) -> &str {
    let row = rows.lines().filter_map(cells).find(|(key, _)| *key == "title");
    row.map_or("", |(_, texts)| texts[lang as usize])
}

/// The digest of rules that stands among the words of a tiny game, under its title.
pub fn digest(rows: &str, lang: Lang) -> String {
    let rules = rows.lines().filter_map(cells).filter_map(|(key, texts)| Some((key.strip_prefix("rule ")?, texts)));
    let lines: Vec<String> = rules.map(|(id, texts)| format!("- `{id}` {}\n", texts[lang as usize])).collect();
    format!("# {}\n\n{}", title(rows, lang), lines.concat())
}

/// The key of a row and its texts.
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
        let words = Words::table(TEXT);
        assert_eq!(words.of(Lang::Uk).card_name("jack"), Some("Валет"));
        assert_eq!(words.of(Lang::Ja).terms().collect::<Vec<_>>(), ["t.raise", "title"]);
        assert_eq!(digest(TEXT, Lang::Ru), "# Игрушка\n\n- `T-01` Повышайте\n");
    }

    #[test]
    fn mistakes_in_a_table_are_found() {
        let wrong = |text| Words::table(text).read(Lang::En).unwrap_err().to_string();
        assert!(wrong("t.raise(n) | raise | a | b | c").contains("never said"));
        assert!(wrong("a | b | c | d | e\nt.raise | raise | a").contains("words:2: a key and four texts"));
    }
}
