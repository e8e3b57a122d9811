//! All cards in one language, for those who read them through: `L=1 cargo test -p destiny text::dump -- --ignored --nocapture`.

use destiny::Db;
use destiny::phrases::card::{card_text, type_line};
use text::Lang;

use crate::text::say;

#[test]
#[ignore = "prints; nothing is checked"]
#[expect(clippy::print_stdout, reason = "that is what it is for")]
fn all_cards() {
    let wanted = std::env::var("L").ok().and_then(|l| l.parse::<usize>().ok()).unwrap_or(0);
    let lang = Lang::all()[wanted];
    for card in Db::all().cards() {
        println!("{}: {}", card.id, say(lang, &type_line(card)));
        for section in card_text(card) {
            println!("    [{}] {}", say(lang, &section.head), say(lang, &section.text));
        }
    }
}
