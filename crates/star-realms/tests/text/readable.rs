//! Snapshots, so that every change of a text shows in review.

use std::fmt::Write;

use star_realms::effect::Static;
use star_realms::phrases::Section;
use star_realms::{Db, phrases};
use table::{CardId, Seat};
use text::{Lang, Realizer, SpanKind};

use crate::text::{nameless, names, samples, say};

fn snapshot(name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../snapshots");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}

/// Every card as a player reads it.
fn cards(lang: Lang) -> String {
    let (names, mut out) = (names(), String::new());
    let realizer = Realizer::new(lang, &names);
    for (idx, def) in Db::core().cards().iter().enumerate() {
        let name = realizer.card(CardId(idx as u16)).text;
        writeln!(out, "{name} — {}", realizer.text(&phrases::type_line(def))).expect("writing to a string");
        for (section, text) in phrases::card_text(def) {
            let title = realizer.text(&phrases::section(section, def.faction));
            writeln!(out, "  {title}: {}", realizer.text(&text)).expect("writing to a string");
        }
    }
    out
}

/// Labels, prompts, log lines, reasons, the board. Picks only with their own verb; the rest repeats.
fn words(lang: Lang) -> String {
    let (names, mut out) = (names(), String::new());
    for (title, phrase) in samples::all() {
        let repeats = title.starts_with("prompt Pick") && !title.contains("purpose: PickScrap");
        if !repeats {
            writeln!(out, "{title}\n  {}", say(lang, &names, &phrase)).expect("writing to a string");
        }
    }
    out
}

#[test]
fn cards_in_english() {
    snapshot("cards_en", &cards(Lang::En));
}

#[test]
fn cards_in_russian() {
    snapshot("cards_ru", &cards(Lang::Ru));
}

#[test]
fn cards_in_ukrainian() {
    snapshot("cards_uk", &cards(Lang::Uk));
}

#[test]
fn cards_in_japanese() {
    snapshot("cards_ja", &cards(Lang::Ja));
}

#[test]
fn words_in_english() {
    snapshot("words_en", &words(Lang::En));
}

#[test]
fn words_in_russian() {
    snapshot("words_ru", &words(Lang::Ru));
}

#[test]
fn words_in_ukrainian() {
    snapshot("words_uk", &words(Lang::Uk));
}

#[test]
fn words_in_japanese() {
    snapshot("words_ja", &words(Lang::Ja));
}

#[test]
fn picks_are_counted_as_a_speaker_would() {
    let program =
        |source: &str| phrases::program(&ron::from_str::<Vec<star_realms::Effect>>(source).expect("a program"));
    let check = |lang, source: &str, expected: &str| assert_eq!(say(lang, &nameless(), &program(source)), expected);
    check(
        Lang::Ru,
        "[Draw(1), Draw(2), Draw(5), Draw(11), Draw(21)]",
        "Возьмите карту. Возьмите 2 карты. Возьмите 5 карт. Возьмите 11 карт. Возьмите 21 карту",
    );
    check(
        Lang::Uk,
        "[Draw(1), Draw(2), Draw(5), Draw(11), Draw(21)]",
        "Візьміть карту. Візьміть 2 карти. Візьміть 5 карт. Візьміть 11 карт. Візьміть 21 карту",
    );
    check(
        Lang::Ru,
        "[If(BasesInPlay(1), [Draw(3)]), If(BasesInPlay(5), [Trade(1), Combat(2)])]",
        "Если у вас в игре не менее 1 базы: возьмите 3 карты. Если у вас в игре не менее 5 баз: (+1 очко торговли. +2 очка боя)",
    );
    check(
        Lang::Uk,
        "[If(BasesInPlay(1), [Draw(3)]), If(BasesInPlay(5), [Trade(1), Combat(2)])]",
        "Якщо у вас у грі щонайменше 1 база: візьміть 3 карти. Якщо у вас у грі щонайменше 5 баз: (+1 торгівлі. +2 бою)",
    );
    check(
        Lang::Ja,
        "[If(BasesInPlay(2), [Draw(2)]), If(BasesInPlay(10), [Trade(1)])]",
        "場に自分の基地が2つ以上あるなら、カードを2枚引く。場に自分の基地が10個以上あるなら、交易+1",
    );
    check(
        Lang::En,
        r#"[Pick(bind: "a", n: UpTo(2), from: Zones([Hand])), Scrap("a"), Pick(bind: "b", n: Exactly(1), from: Bases), Draw(1), Destroy("b"), DrawEach("a")]"#,
        "You may scrap up to 2 cards from your hand [1]. Choose a base [2]. Draw a card. Destroy the chosen base [2]. Draw a card for each card scrapped this way [1]",
    );
    check(
        Lang::Ru,
        r#"[Pick(bind: "a", n: Exactly(3), from: ShipsPlayed), CopyShip("a"), DrawEach("a")]"#,
        "Этот корабль копирует 3 других корабля из разыгранных вами в этот ход и сохраняет также собственную фракцию. Возьмите по карте за каждый корабль, скопированный таким образом",
    );
}

#[test]
fn spans_know_cards_players_and_symbols() {
    let names = names();
    let attack = star_realms::Event::Gained { seat: Seat::new(1), trade: 2, combat: 0, authority: 0 };
    let spans = Realizer::new(Lang::En, &names).phrase(&phrases::tell(attack).expect("a gain has a log line"));
    let kinds: Vec<_> = spans.iter().map(|s| (s.text.as_str(), s.kind.clone())).collect();
    assert_eq!(
        kinds,
        [
            ("Player 2", SpanKind::Seat(Seat::new(1))),
            (" gains 2 ", SpanKind::Plain),
            ("trade", SpanKind::Icon("trade".to_owned())),
        ]
    );
    let spans = Realizer::new(Lang::Ru, &names).phrase(&phrases::copies(CardId(6)));
    assert_eq!(spans[1].kind, SpanKind::Card(CardId(6)));
    assert_eq!(text::plain(&spans), "Копия карты «Таран»");
}

/// Static abilities read like the others: custom cards may combine them.
#[test]
fn statics_are_said_first() {
    let mut def = Db::core().card(CardId(6)).clone();
    def.statics = vec![Static::AllyOfAll];
    let sections: Vec<_> = phrases::card_text(&def).into_iter().map(|(section, _)| section).collect();
    assert_eq!(sections, [Section::Static, Section::Primary, Section::Ally, Section::Scrap]);
}
