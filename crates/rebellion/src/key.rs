//! Text keys of options, for logs, files and tests.

use table::{CardId, OptKey};

use crate::game::Rebellion;
use crate::verb::{Args, RED, Verb};

impl Rebellion {
    pub(crate) fn key_text_of(&self, key: OptKey) -> String {
        let Some(verb) = Verb::ALL.get(usize::from(key.verb())) else { return "?".to_owned() };
        let word = verb.word();
        let (a, b) = (self.db.slug(CardId(key.a())), self.db.slug(CardId(key.b())));
        let paid = if key.c() == RED { " red" } else { "" };
        match verb.args() {
            Args::None => word.to_owned(),
            Args::Number => format!("{word} {}{paid}", key.a()),
            Args::Entity => format!("{word} {a}{paid}"),
            Args::Two => format!("{word} {a} {b}"),
            Args::Counted => format!("{word} {a} {}", key.b()),
        }
    }
}
