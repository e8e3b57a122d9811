//! Scrap abilities, and other ways to scrap cards.

use table::{Place, Target, ZoneRole};

use crate::support::{P1, P2, duel};

/// SR-SCRAP-01
#[test]
fn a_scrap_ability_sends_its_card_to_the_scrap_heap_at_once() {
    duel().p1(|p| p.in_play(["dreadnaught", "trading-post"]).hand(["scout"])).play(|t| {
        t.can_choose_exactly(["play scout", "use trading-post", "scrap dreadnaught", "scrap trading-post", "end turn"]);
        t.choose("scrap dreadnaught");
        t.expect_combat(P1, 5);
        t.expect_scrapped(["dreadnaught"]);
        t.expect_in_play(P1, ["trading-post"]);
        t.choose_each(["play scout", "scrap trading-post"]); // at any time
        t.expect_scrapped(["dreadnaught", "trading-post"]);
        t.expect_combat(P1, 8);
    });
}

/// SR-SCRAP-02
#[test]
fn scrapped_cards_never_come_back() {
    duel().p1(|p| p.in_play(["ram", "cutter"]).deck([])).p2(|p| p.deck([])).play(|t| {
        t.choose_each(["scrap ram", "end turn", "end turn"]);
        t.expect_hand(P1, ["cutter"]); // all that is left, after a reshuffle
        t.expect_deck(P1, []);
        t.expect_scrapped(["ram"]);
        let heap = Target::Place(Place { role: ZoneRole::Scrap, owner: None, slot: 0 });
        t.expect_why_not(P1, heap, "SR-MAIN-01");
    });
}

/// SR-SCRAP-03
#[test]
fn primary_and_ally_abilities_may_come_before_the_scrap_ability() {
    duel().p1(|p| p.hand(["ram"]).in_play(["trade-pod", "blob-wheel"])).play(|t| {
        t.choose_each(["play ram", "ally ram", "scrap ram (ally used)"]);
        t.expect_pools(P1, 3, 7, 50);
        t.choose_each(["use blob-wheel", "scrap blob-wheel (primary used)"]);
        t.expect_pools(P1, 6, 8, 50);
    });
}

/// SR-SCRAP-04
#[test]
fn the_card_has_left_play_when_its_scrap_ability_takes_effect() {
    // It is no longer a base or outpost: the Port of Call cannot target itself.
    duel().p1(|p| p.in_play(["port-of-call"]).deck(["scout"])).p2(|p| p.in_play(["the-hive"])).play(|t| {
        t.choose("scrap port-of-call");
        t.can_choose_exactly(["destroy the-hive of P2", "done"]);
        t.choose("done");
        t.expect_scrapped(["port-of-call"]);
    });
    // It is no longer an ally.
    duel().p1(|p| p.in_play(["space-station", "war-world"])).play(|t| {
        t.choose("scrap space-station");
        t.can_choose_exactly(["use war-world", "buy explorer", "end turn"]);
    });
    // The card drawn for it may come from the reshuffled discard pile, but is never the card itself.
    duel().p1(|p| p.in_play(["imperial-frigate"]).discard(["scout"]).deck([])).play(|t| {
        t.choose("scrap imperial-frigate");
        t.expect_hand(P1, ["scout"]);
        t.expect_deck(P1, []);
    });
}

/// SR-SCRAP-05
#[test]
fn a_card_scrapped_by_another_does_not_give_its_scrap_ability() {
    let lay = || duel().p1(|p| p.hand(["trade-bot", "ram"]).discard(["space-station"]));
    lay().play(|t| {
        t.choose("play trade-bot");
        t.can_choose_exactly(["scrap ram from hand", "scrap space-station from discard", "done"]);
        t.choose("scrap ram from hand");
        t.expect_pools(P1, 1, 0, 50); // no 3 trade
        t.expect_scrapped(["ram"]);
    });
    lay().play(|t| {
        t.choose_each(["play trade-bot", "scrap space-station from discard"]);
        t.expect_pools(P1, 1, 0, 50); // no 4 trade
        t.expect_discard(P1, []);
    });
    duel().row(["ram"]).reveals(["cutter"]).p1(|p| p.hand(["battle-pod"])).play(|t| {
        t.choose_each(["play battle-pod", "scrap ram from row"]);
        t.expect_pools(P1, 0, 4, 50);
        t.expect_scrapped(["ram"]);
    });
}

/// SR-SCRAP-06
#[test]
fn a_card_scrapped_from_the_row_is_replaced_at_once() {
    duel().row(["ram", "cutter"]).reveals(["corvette"]).p1(|p| p.hand(["battle-pod"]).trade(2)).play(|t| {
        t.choose("play battle-pod");
        t.choose("scrap ram from row");
        t.expect_row(["corvette", "cutter"]);
        t.can_choose("buy corvette");
    });
    duel().row(["ram", "cutter"]).trade_deck([]).p1(|p| p.hand(["battle-pod"])).play(|t| {
        t.choose("play battle-pod");
        t.can_choose_exactly(["scrap ram from row", "scrap cutter from row", "done"]);
        t.choose("scrap ram from row");
        t.expect_row(["-", "cutter", "-", "-", "-"]); // no trade deck, no replacement
    });
}

/// SR-SCRAP-07
#[test]
fn an_explorer_goes_back_to_its_pile_however_it_was_scrapped() {
    duel()
        .p1(|p| {
            p.in_play(["explorer", "brain-world"]).hand(["explorer"]).discard(["explorer"]).deck(["scout", "viper"])
        })
        .play(|t| {
            t.expect_explorers(7);
            t.choose("scrap explorer");
            t.expect_explorers(8);
            t.choose_each(["use brain-world", "scrap explorer from hand", "scrap explorer from discard"]);
            t.expect_explorers(10);
            t.expect_scrapped([]);
            t.expect_hand(P1, ["scout", "viper"]);
        });
}

/// SR-SCRAP-EX1 SR-SCRAP-05 SR-SCRAP-07
#[test]
fn a_trade_bot_sends_an_explorer_back_without_combat_and_it_can_be_bought_again() {
    duel().explorers(0).p1(|p| p.hand(["trade-bot", "explorer"]).trade(1)).play(|t| {
        t.choose_each(["play trade-bot", "scrap explorer from hand"]);
        t.expect_pools(P1, 2, 0, 50);
        t.expect_explorers(1);
        t.choose("buy explorer");
        t.expect_discard(P1, ["explorer"]);
        t.expect_explorers(0);
    });
    duel().explorers(0).p1(|p| p.hand(["explorer"])).play(|t| {
        t.choose_each(["play explorer", "scrap explorer"]);
        t.expect_pools(P1, 2, 2, 50);
        t.expect_explorers(1);
        t.can_choose_exactly(["buy explorer", "attack P2", "end turn"]);
    });
}

/// SR-SCRAP-OPEN1
#[test]
fn a_needle_scrapped_as_an_explorer_goes_to_the_scrap_heap() {
    duel().p1(|p| p.in_play(["explorer"]).hand(["stealth-needle"])).play(|t| {
        t.choose_each(["play stealth-needle", "copy explorer", "scrap stealth-needle as explorer"]);
        t.expect_pools(P1, 2, 2, 50);
        t.expect_scrapped(["stealth-needle"]);
        t.expect_explorers(9);
        t.expect_authority(P2, 50);
    });
}
