#[test]
#[ignore]
fn dump() {
    let lang = text::Lang::all()[std::env::var("L").ok().and_then(|l| l.parse::<usize>().ok()).unwrap_or(0)];
    for card in destiny::Db::all().cards() {
        println!("{}: {}", card.id, super::say(lang, &destiny::phrases::card::type_line(card)));
        for s in destiny::phrases::card::card_text(card) {
            println!("    [{}] {}", super::say(lang, &s.head), super::say(lang, &s.text));
        }
    }
}
