//! Phrases of every shape, with a lexicon for these tests.

use table::{Arg, CardId, Phrase, Seat, Term};
use text::{Lang, Lexicon, Lexicons, Names, Realizer};

const WORDS: &str = r#"{
    "core.player": Noun(sg: ["player"]),
    "core.and": Say("and"),
    "core.or": Say("or"),
    "core.or-else": Say("OR"),
    "core.nothing": Say("nothing"),
    "a": Say("do a"),
    "b": Say("do b"),
    "c": Say("do c"),
    "if": Say("if so"),
    "x": Noun(sg: ["ox"], pl: ["oxen"], with: "an", also: {"of": "ox's"}),
    "see(what)": Say("see {what:bare}"),
    "tail(what)": Say("the {what:of} tail"),
    "win(who)": Say("{who} {who?one=wins|other=win}"),
}"#;

/// The lexicon of a game.
static OWN: Lexicons = Lexicons::table(
    "won(who) | {who} {who?one=wins|other=win} | {who} {who?one=побеждает|many=побеждают} | \
     {who} {who?one=перемагає|many=перемагають} | {who}の勝利\n\
     card scout | Scout | Разведчик | Розвідник | 偵察機\n\
     card viper | Viper | Гадюка | Гадюка | ヴァイパー",
);

fn english(phrase: &Phrase) -> String {
    let mut lexicon = Lexicon::default();
    lexicon.add("xx/core.ron", WORDS).expect("the test has a valid lexicon");
    Realizer::with_lexicon(Lang::En, &lexicon, &Names::new()).text(phrase)
}

fn word(term: &'static str) -> Phrase {
    Phrase::word(term)
}

fn when(then: Phrase) -> Phrase {
    Phrase::When(Box::new(word("if")), Box::new(then))
}

fn seq(parts: &[Phrase]) -> Phrase {
    Phrase::Seq(parts.to_vec())
}

#[track_caller]
fn check(phrase: &Phrase, expected: &str) {
    assert_eq!(english(phrase), expected);
}

#[test]
fn trees_that_differ_read_differently() {
    let [a, b, c] = ["a", "b", "c"].map(word);
    let either = |parts: &[Phrase]| Phrase::Either(parts.to_vec());
    check(&seq(&[when(a.clone()), b.clone()]), "If so: Do a. Do b");
    check(&when(seq(&[a.clone(), b.clone()])), "If so: (Do a. Do b)");
    check(&when(either(&[a.clone(), b.clone()])), "If so: Do a OR do b");
    check(&either(&[when(a.clone()), b.clone()]), "(If so: Do a) OR do b");
    check(&either(&[a.clone(), either(&[b.clone(), c.clone()])]), "Do a OR (Do b OR do c)");
    check(&either(&[a.clone(), b.clone(), c.clone()]), "Do a OR do b OR do c");
    check(&either(&[a.clone(), seq(&[b.clone(), c])]), "Do a OR (Do b. Do c)");
    check(&either(std::slice::from_ref(&a)), "(Do a)");
    check(&seq(&[seq(&[a]), b]), "Do a. Do b");
    check(&seq(&[]), "Nothing");
    check(&when(seq(&[])), "If so: Nothing");
    check(&when(when(word("a"))), "If so, if so: Do a");
}

#[test]
fn nouns_follow_numbers_and_forms() {
    let see = |n| Phrase::say("see", [Arg::Count(n, Term("x"))]);
    check(&see(1), "See an ox");
    check(&see(2), "See 2 oxen");
    check(&Phrase::say("tail", [Arg::Noun(Term("x"))]), "The ox's tail");
    check(&word("x"), "Ox");
}

#[test]
fn verbs_agree_with_lists() {
    let win = |n| Phrase::say("win", [Arg::AllOf(Seat::first(n).map(Arg::Seat).collect())]);
    check(&win(1), "Player 1 wins");
    check(&win(2), "Player 1 and Player 2 win");
    check(&win(3), "Player 1, Player 2 and Player 3 win");
}

#[test]
fn what_has_no_words_is_shown_and_does_not_panic() {
    check(&word("missing"), "[unrendered term missing]");
    check(&Phrase::say("see", []), "[unrendered term see]");
    check(&Phrase::say("a", [Arg::Number(1)]), "[unrendered term a]");
    check(&Phrase::say("see", [Arg::Card(CardId(9))]), "See [unrendered card 9]");
    check(&Phrase::say("see", [Arg::Count(2, Term("missing"))]), "See [unrendered count of missing]");
    check(&Phrase::say("see", [Arg::Noun(Term("missing"))]), "See [unrendered term missing]");
    check(&Phrase::say("tail", [Arg::Noun(Term("core.player"))]), "The [unrendered of core.player] tail");
    let bare = Lexicon::default();
    let nobody = Realizer::with_lexicon(Lang::Ru, &bare, &Names::new()).seat(Seat::new(0));
    assert_eq!(nobody.text, "[unrendered term core.player] 1");
}

#[test]
fn players_are_called_by_number_or_by_name() {
    let (seat, mut names) = (Seat::new(2), Names::new());
    let default = |lang| Realizer::new(lang, &Names::new()).seat(seat).text;
    assert_eq!(Lang::all().map(default), ["Player 3", "Игрок 3", "Гравець 3", "プレイヤー3"]);
    names.name_seat(seat, "Ada");
    for lang in Lang::all() {
        assert_eq!(Realizer::new(lang, &names).seat(seat).text, "Ada");
    }
}

#[test]
fn long_lists_have_commas() {
    let all = Arg::AllOf(Seat::first(3).map(Arg::Seat).collect());
    let won = Phrase::say("won", [all]);
    let names = Names::of_game(&OWN, []);
    let say = |lang| Realizer::new(lang, &names).text(&won);
    assert_eq!(say(Lang::Ru), "Игрок 1, игрок 2 и игрок 3 побеждают");
    assert_eq!(say(Lang::Uk), "Гравець 1, гравець 2 та гравець 3 перемагають");
    assert_eq!(say(Lang::Ja), "プレイヤー1、プレイヤー2、プレイヤー3の勝利");
}

#[test]
fn lists_may_stand_side_by_side() {
    let words = r#"{"core.and": Say("and"), "m": Noun(sg: ["ready"]), "n": Noun(sg: ["hurt"]), "of(marks)": Say("{marks:list}")}"#;
    let mut lexicon = Lexicon::default();
    lexicon.add("xx/core.ron", words).expect("the test has a valid lexicon");
    let marks = Phrase::say("of", [Arg::AllOf(vec![Arg::Noun(Term("m")), Arg::Noun(Term("n"))])]);
    assert_eq!(Realizer::with_lexicon(Lang::En, &lexicon, &Names::new()).text(&marks), "Ready, hurt");
}

/// «каждому отряду соперника»: the case passes from the clause to the noun inside it.
#[test]
fn descriptions_stand_in_the_case_of_their_slot() {
    let words = r#"{
        "unit": Noun(gender: M, sg: ["каждый отряд", "каждого отряда", "каждому отряду", "каждый отряд", "каждым отрядом", "каждом отряде"]),
        "enemy(what)": Say("{what} соперника"),
        "hit(thing)": Say("нанесите {thing:dat} 1 урон"),
        "gain(thing)": Say("{thing} получает щит"),
    }"#;
    let mut lexicon = Lexicon::default();
    lexicon.add("xx/core.ron", words).expect("the test has a valid lexicon");
    let enemy = || Arg::Phrase(Box::new(Phrase::say("enemy", [Arg::Phrase(Box::new(word("unit")))])));
    let say = |term| Realizer::with_lexicon(Lang::Ru, &lexicon, &Names::new()).text(&Phrase::say(term, [enemy()]));
    assert_eq!(say("hit"), "Нанесите каждому отряду соперника 1 урон");
    assert_eq!(say("gain"), "Каждый отряд соперника получает щит");
}

#[test]
fn names_with_quotes_are_quoted_once() {
    let mut names = Names::of_game(&OWN, []);
    names.name_card(CardId(1), Lang::Ru, "Дроид «Гадюка»");
    names.name_card(CardId(2), Lang::Ru, "«Нож»");
    let won = |card| Realizer::new(Lang::Ru, &names).text(&Phrase::say("won", [Arg::Card(CardId(card))]));
    assert_eq!(won(1), "«Дроид „Гадюка“» побеждает");
    assert_eq!(won(2), "«Нож» побеждает");
}

#[test]
fn given_names_keep_their_first_letter() {
    let mut names = Names::of_game(&OWN, []);
    let won = Phrase::say("won", [Arg::Seat(Seat::new(0))]);
    assert_eq!(Realizer::new(Lang::Ru, &names).text(&won), "Игрок 1 побеждает");
    names.name_seat(Seat::new(0), "eve");
    assert_eq!(Realizer::new(Lang::Ru, &names).text(&won), "eve побеждает");
}

#[test]
fn the_embedded_languages_agree() {
    assert_eq!(text::check(), Vec::<String>::new());
}

#[test]
fn a_check_names_cards_without_names_and_names_without_cards() {
    let problems = text::check_game(&OWN, ["scout", "golden-fleet"]);
    assert!(problems.contains(&"ja: golden-fleet has no name".to_owned()), "{problems:?}");
    assert!(problems.contains(&"uk: viper is not a card".to_owned()), "{problems:?}");
    assert!(!problems.iter().any(|p| p.contains("scout")), "{problems:?}");
}
