//! Cards chosen together may be named in any order (SR-ABL-09); search tries only one order.

use star_realms::Db;
use table::{Game, Options, Policy};

use crate::support::{Layout, P1, Play, duel};

/// A table with a ship named `own` that has this primary ability.
fn with(primary: &str) -> Layout<2, 1> {
    let names = r#"{"en": "Own", "ru": "Own", "uk": "Own", "ja": "Own"}"#;
    let card = format!(
        r#"[(id: "own", faction: Blob, kind: Ship, cost: 3, copies: 1, primary: [{primary}], names: {names})]"#
    );
    duel().cards(Db::read_own("own.ron", &card).expect("the card is valid"))
}

/// The options that search never tries.
fn hopeless(t: &Play<2, 1>) -> Vec<String> {
    let (game, state) = (t.game(), t.table());
    let (mut options, mut scores) = (Options::new(), Vec::new());
    game.options(state, P1, &mut options);
    game.scores(state, P1, &game.styles()[0].1, &options, &mut scores);
    let hopeless = options.iter().zip(scores).filter(|(_, score)| *score < -20.0);
    hopeless.map(|(&o, _)| game.key_text(game.key(state, o))).collect()
}

#[test]
fn an_order_that_only_repeats_another_is_not_thought_of() {
    duel().p1(|p| p.in_play(["brain-world"]).hand(["scout", "scout", "ram"]).discard(["scout", "viper"])).play(|t| {
        t.choose("use brain-world");
        assert_eq!(hopeless(t), [""; 0]);
        t.choose("scrap viper from discard");
        assert_eq!(hopeless(t), ["scrap scout from hand", "scrap scout from discard"]);
        t.choose("done");
    });
    duel().p1(|p| p.in_play(["brain-world"]).hand(["scout", "scout"]).discard(["scout"])).play(|t| {
        t.choose_each(["use brain-world", "scrap scout from hand"]);
        assert_eq!(hopeless(t), [""; 0]);
        t.choose("scrap scout from discard");
    });
}

#[test]
fn a_first_thing_after_which_too_few_follow_is_not_thought_of() {
    with(r#"Pick(bind: "x", n: Exactly(2), from: Zones([Hand])), Discard("x")"#)
        .p1(|p| p.hand(["own", "scout", "viper", "viper", "ram"]))
        .play(|t| {
            t.choose("play own");
            assert_eq!(hopeless(t), ["discard ram"]);
            t.choose("discard viper");
            assert_eq!(hopeless(t), ["discard scout"]);
            t.choose("discard ram");
        });
}

#[test]
fn ships_that_go_on_top_of_a_deck_are_thought_of_in_every_order() {
    with(r#"Pick(bind: "x", n: UpTo(2), from: ShipsForSale), AcquireOnTop("x")"#)
        .row(["ram", "cutter"])
        .p1(|p| p.hand(["own"]))
        .play(|t| {
            t.choose_each(["play own", "acquire cutter"]);
            assert_eq!(hopeless(t), [""; 0]);
            t.choose("done");
        });
}
