//! Cards without a faction.

use crate::support::{P1, P2, duel};

/// scout: primary. SR-COMP-07 SR-COMP-09 SR-MAIN-02 SR-SHIP-01
#[test]
fn a_scout_gives_one_trade() {
    duel().p1(|p| p.hand(["scout"])).play(|t| {
        t.can_choose_exactly(["play scout", "end turn"]);
        t.choose("play scout");
        t.expect_pools(P1, 1, 0, 50);
        t.expect_in_play(P1, ["scout"]);
        t.can_choose_exactly(["end turn"]);
        t.choose("end turn");
        t.expect_in_play(P1, []);
    });
}

/// viper: primary. SR-COMP-07 SR-COMP-09 SR-SHIP-01
#[test]
fn a_viper_gives_one_combat() {
    duel().p1(|p| p.hand(["viper"])).play(|t| {
        t.can_choose_exactly(["play viper", "end turn"]);
        t.choose("play viper");
        t.expect_pools(P1, 0, 1, 50);
        t.expect_in_play(P1, ["viper"]);
        t.can_choose_exactly(["attack P2", "end turn"]);
        t.choose("end turn");
        t.expect_in_play(P1, []);
    });
}

/// explorer: primary. SR-COMP-07 SR-COMP-09
#[test]
fn an_explorer_gives_two_trade_which_is_its_own_price() {
    duel().p1(|p| p.hand(["explorer"])).play(|t| {
        t.expect_explorers(9);
        t.choose("play explorer");
        t.expect_pools(P1, 2, 0, 50);
        t.can_choose_exactly(["scrap explorer", "buy explorer", "end turn"]);
        t.choose("buy explorer");
        t.expect_explorers(8);
        t.expect_discard(P1, ["explorer"]);
        t.can_choose_exactly(["scrap explorer", "end turn"]);
    });
}

/// explorer: scrap. SR-SCRAP-01 SR-SCRAP-03 SR-SCRAP-07 SR-SCRAP-EX1
#[test]
fn an_explorer_scrapped_for_combat_returns_to_its_pile() {
    duel().p1(|p| p.hand(["explorer"])).play(|t| {
        t.choose_each(["play explorer", "scrap explorer"]);
        t.expect_pools(P1, 2, 2, 50);
        t.expect_in_play(P1, []);
        t.expect_scrapped([]);
        t.expect_explorers(10);
        t.can_choose_exactly(["buy explorer", "attack P2", "end turn"]);
        t.choose("buy explorer");
        t.expect_discard(P1, ["explorer"]);
    });
}

/// explorer: scrap. SR-SCRAP-05 SR-SCRAP-07 SR-SCRAP-EX1
#[test]
fn an_explorer_scrapped_by_another_card_gives_no_combat_and_returns_too() {
    duel().p1(|p| p.trade(1).hand(["trade-bot", "explorer"])).play(|t| {
        t.choose("play trade-bot");
        t.can_choose_exactly(["scrap explorer from hand", "done"]);
        t.choose("scrap explorer from hand");
        t.expect_pools(P1, 2, 0, 50);
        t.expect_scrapped([]);
        t.expect_explorers(10);
        t.can_choose_exactly(["buy explorer", "end turn"]);
    });
}

/// scout: primary. SR-SCRAP-02
#[test]
fn a_scrapped_scout_never_returns() {
    duel().p1(|p| p.hand(["trade-bot"]).deck([]).discard(["scout", "viper"])).p2(|p| p.hand([])).play(|t| {
        t.choose("play trade-bot");
        t.can_choose_exactly(["scrap scout from discard", "scrap viper from discard", "done"]);
        t.choose("scrap scout from discard");
        t.expect_scrapped(["scout"]);
        t.choose("end turn");
        t.expect_hand(P1, ["trade-bot", "viper"]); // the whole reshuffled deck
        t.expect_deck_size(P1, 0);
        t.expect_turn_of(P2);
    });
}
