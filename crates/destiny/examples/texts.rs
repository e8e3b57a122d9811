//! Prints the texts of all cards in one language, for proofreading: `texts [en|ru|uk|ja]`.

use destiny::phrases::card::{card_text, type_line};
use destiny::{Db, LEXICON};
use table::Phrase;
use text::{Lang, Lexicons, Names, Realizer};

static ALL: Lexicons = Lexicons::new(LEXICON);

#[expect(clippy::print_stdout, reason = "the example prints its result")]
fn main() {
    let wanted = std::env::args().nth(1).unwrap_or_else(|| "en".to_owned());
    let lang = Lang::all().into_iter().find(|lang| lang.to_string() == wanted).expect("one of en, ru, uk and ja");
    let names = Names::of_game(&ALL, Db::all().cards().iter().map(|c| c.id.as_str()));
    let say = |phrase: &Phrase| Realizer::new(lang, &names).text(phrase);
    for card in Db::all().cards() {
        println!("{}: {}", card.id, say(&type_line(card)));
        for section in card_text(card) {
            println!("    [{}] {}", say(&section.head), say(&section.text));
        }
    }
}
