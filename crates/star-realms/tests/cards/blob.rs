//! The Blob.

use star_realms::state::KNOWN_TOP;

use crate::support::{P1, P2, duel};

/// blob-fighter: primary. SR-ALLY-03
#[test]
fn a_blob_fighter_gives_three_combat_and_is_not_its_own_ally() {
    duel().p1(|p| p.hand(["blob-fighter"])).play(|t| {
        t.choose("play blob-fighter");
        t.expect_pools(P1, 0, 3, 50);
        t.can_choose_exactly(["attack P2", "end turn"]);
        t.expect_why_not(P1, t.in_play_of(P1, "blob-fighter"), "SR-ALLY-01");
    });
}

/// blob-fighter: ally. ram: ally. SR-ALLY-01 SR-ALLY-02 SR-ALLY-EX1 SR-ABL-02
#[test]
fn a_blob_fighter_and_a_ram_are_allies_of_each_other_whichever_came_first() {
    duel().p1(|p| p.hand(["blob-fighter", "ram"]).deck(["scout"])).play(|t| {
        t.choose("play blob-fighter");
        t.can_choose_exactly(["play ram", "attack P2", "end turn"]);
        t.choose("play ram");
        t.expect_combat(P1, 8);
        t.can_choose_exactly(["ally blob-fighter", "ally ram", "scrap ram", "attack P2", "end turn"]);
        t.choose("ally blob-fighter");
        t.expect_drawn(P1, ["scout"]);
        t.can_choose_exactly(["play scout", "ally ram", "scrap ram", "attack P2", "end turn"]);
        t.choose("ally ram");
        t.expect_combat(P1, 10);
        t.can_choose_exactly(["play scout", "scrap ram (ally used)", "attack P2", "end turn"]);
    });
}

/// blob-fighter: ally. SR-ALLY-03
#[test]
fn two_blob_fighters_are_allies_of_each_other() {
    duel().p1(|p| p.hand(["blob-fighter", "blob-fighter"]).deck(["scout", "viper"])).play(|t| {
        t.choose_each(["play blob-fighter", "play blob-fighter"]);
        t.can_choose_exactly(["ally blob-fighter", "attack P2", "end turn"]);
        t.choose("ally blob-fighter");
        t.can_choose("ally blob-fighter");
        t.choose("ally blob-fighter");
        t.expect_hand(P1, ["scout", "viper"]);
        t.can_choose_exactly(["play scout", "play viper", "attack P2", "end turn"]);
    });
}

/// battle-pod: primary. SR-SCRAP-05 SR-SCRAP-06
#[test]
fn a_battle_pod_may_scrap_a_card_of_the_row_which_is_replaced_and_gives_nothing() {
    duel()
        .row(["ram", "cutter", "corvette", "trade-bot", "ram"])
        .reveals(["freighter"])
        .p1(|p| p.hand(["battle-pod"]))
        .play(|t| {
            t.choose("play battle-pod");
            t.expect_pools(P1, 0, 4, 50);
            t.can_choose_exactly([
                "scrap ram from row",
                "scrap cutter from row",
                "scrap corvette from row",
                "scrap trade-bot from row",
                "done",
            ]);
            t.choose("scrap ram from row");
            t.expect_row(["freighter", "cutter", "corvette", "trade-bot", "ram"]);
            t.expect_scrapped(["ram"]);
            t.expect_pools(P1, 0, 4, 50);
        });
}

/// battle-pod: primary. SR-ABL-OPEN1
#[test]
fn a_battle_pod_may_leave_the_row_alone() {
    duel().row(["ram", "cutter", "corvette", "trade-bot", "freighter"]).p1(|p| p.hand(["battle-pod"])).play(|t| {
        t.choose_each(["play battle-pod", "done"]);
        t.expect_row(["ram", "cutter", "corvette", "trade-bot", "freighter"]);
        t.expect_scrapped([]);
        t.can_choose_exactly(["attack P2", "end turn"]);
    });
}

/// battle-pod: primary. SR-ABL-OPEN1
#[test]
fn a_battle_pod_asks_nothing_when_the_row_is_empty() {
    duel().trade_deck([]).p1(|p| p.hand(["battle-pod"])).play(|t| {
        t.choose("play battle-pod");
        t.expect_combat(P1, 4);
        t.can_choose_exactly(["attack P2", "end turn"]);
    });
}

/// battle-pod: ally. SR-ALLY-01
#[test]
fn a_battle_pod_with_an_ally_gives_two_combat() {
    duel().trade_deck([]).p1(|p| p.in_play(["blob-world", "battle-pod"])).play(|t| {
        t.can_choose_exactly(["use blob-world", "ally battle-pod", "end turn"]);
        t.choose("ally battle-pod");
        t.expect_pools(P1, 0, 2, 50);
        t.can_choose_exactly(["use blob-world", "attack P2", "end turn"]);
    });
}

/// trade-pod: primary.
#[test]
fn a_trade_pod_gives_three_trade() {
    duel().p1(|p| p.hand(["trade-pod"])).play(|t| {
        t.choose("play trade-pod");
        t.expect_pools(P1, 3, 0, 50);
        t.can_choose_exactly(["buy explorer", "end turn"]);
    });
}

/// trade-pod: ally. SR-ALLY-03
#[test]
fn a_trade_pod_beside_a_base_of_an_earlier_turn_gives_two_combat() {
    duel().p1(|p| p.in_play(["blob-world"]).hand(["trade-pod"])).play(|t| {
        t.choose("play trade-pod");
        t.can_choose_exactly(["use blob-world", "ally trade-pod", "buy explorer", "end turn"]);
        t.choose("ally trade-pod");
        t.expect_pools(P1, 3, 2, 50);
        t.can_choose_exactly(["use blob-world", "buy explorer", "attack P2", "end turn"]);
    });
}

/// ram: primary.
#[test]
fn a_ram_gives_five_combat() {
    duel().p1(|p| p.hand(["ram"])).play(|t| {
        t.choose("play ram");
        t.expect_pools(P1, 0, 5, 50);
        t.can_choose_exactly(["scrap ram", "attack P2", "end turn"]);
    });
}

/// ram: scrap. SR-SCRAP-01 SR-SCRAP-03 SR-SCRAP-04 SR-ALLY-OPEN1
#[test]
fn a_scrapped_ram_gives_three_trade_and_is_nobodys_ally_any_more() {
    duel().p1(|p| p.in_play(["ram", "trade-pod"])).play(|t| {
        t.can_choose_exactly(["ally ram", "ally trade-pod", "scrap ram", "end turn"]);
        t.choose_each(["ally ram", "scrap ram (ally used)"]);
        t.expect_pools(P1, 3, 2, 50);
        t.expect_in_play(P1, ["trade-pod"]);
        t.expect_scrapped(["ram"]);
        t.can_choose_exactly(["buy explorer", "attack P2", "end turn"]);
    });
}

/// blob-destroyer: primary.
#[test]
fn a_blob_destroyer_gives_six_combat() {
    duel().p1(|p| p.hand(["blob-destroyer"])).play(|t| {
        t.choose("play blob-destroyer");
        t.expect_pools(P1, 0, 6, 50);
        t.can_choose_exactly(["attack P2", "end turn"]);
    });
}

/// blob-destroyer: ally. SR-OUT-EX2 SR-ATT-04 SR-ABL-OPEN3
#[test]
fn a_blob_destroyer_destroys_a_base_within_reach_and_scraps_a_card_of_the_row() {
    duel()
        .row(["ram", "cutter", "corvette", "trade-bot", "freighter"])
        .reveals(["supply-bot"])
        .p1(|p| p.in_play(["blob-world", "blob-destroyer"]))
        .p2(|p| p.in_play(["battle-station", "barter-world"]))
        .play(|t| {
            t.choose("ally blob-destroyer");
            t.can_choose_exactly(["destroy battle-station of P2", "destroy blob-world of P1", "done"]);
            t.choose("destroy battle-station of P2");
            t.expect_discard(P2, ["battle-station"]);
            t.expect_in_play(P2, ["barter-world"]);
            t.can_choose_exactly([
                "scrap ram from row",
                "scrap cutter from row",
                "scrap corvette from row",
                "scrap trade-bot from row",
                "scrap freighter from row",
                "done",
            ]);
            t.choose("scrap corvette from row");
            t.expect_row(["ram", "cutter", "supply-bot", "trade-bot", "freighter"]);
            t.expect_scrapped(["corvette"]);
            t.expect_combat(P1, 0);
            t.can_choose_exactly(["use blob-world", "end turn"]);
        });
}

/// blob-destroyer: ally. SR-ABL-OPEN1
#[test]
fn both_halves_of_a_blob_destroyer_may_be_declined() {
    duel().p1(|p| p.in_play(["blob-world", "blob-destroyer"])).p2(|p| p.in_play(["barter-world"])).play(|t| {
        t.choose("ally blob-destroyer");
        t.can_choose_exactly(["destroy barter-world of P2", "destroy blob-world of P1", "done"]);
        t.choose_each(["done", "done"]);
        t.expect_in_play(P2, ["barter-world"]);
        t.expect_scrapped([]);
        t.can_choose_exactly(["use blob-world", "end turn"]);
    });
}

/// blob-destroyer: ally. SR-ABL-OPEN1
#[test]
fn a_blob_destroyer_without_base_and_row_asks_nothing() {
    duel().trade_deck([]).p1(|p| p.in_play(["trade-pod", "blob-destroyer"])).play(|t| {
        t.choose("ally blob-destroyer");
        t.can_choose_exactly(["ally trade-pod", "end turn"]);
    });
}

/// blob-destroyer: ally. SR-ABL-OPEN3
#[test]
fn without_the_ruling_a_blob_destroyer_cannot_choose_an_own_base() {
    duel()
        .rulings(|r| r.own_bases = false)
        .row(["ram", "ram", "trade-pod", "trade-pod", "trade-pod"])
        .p1(|p| p.in_play(["blob-world", "blob-destroyer"]))
        .play(|t| {
            t.choose("ally blob-destroyer");
            t.can_choose_exactly(["scrap ram from row", "scrap trade-pod from row", "done"]);
            t.choose("done");
            t.expect_in_play(P1, ["blob-destroyer", "blob-world"]);
        });
}

/// battle-blob: primary.
#[test]
fn a_battle_blob_gives_eight_combat() {
    duel().p1(|p| p.hand(["battle-blob"])).play(|t| {
        t.choose("play battle-blob");
        t.expect_pools(P1, 0, 8, 50);
        t.can_choose_exactly(["scrap battle-blob", "attack P2", "end turn"]);
    });
}

/// battle-blob: ally, scrap. SR-SCRAP-03 SR-ABL-02
#[test]
fn a_battle_blob_draws_beside_an_ally_and_gives_four_combat_when_scrapped() {
    duel().p1(|p| p.in_play(["blob-world", "battle-blob"]).deck(["viper"])).play(|t| {
        t.can_choose_exactly(["use blob-world", "ally battle-blob", "scrap battle-blob", "end turn"]);
        t.choose("ally battle-blob");
        t.expect_drawn(P1, ["viper"]);
        t.choose("scrap battle-blob (ally used)");
        t.expect_pools(P1, 0, 4, 50);
        t.expect_scrapped(["battle-blob"]);
        t.can_choose_exactly(["play viper", "use blob-world", "attack P2", "end turn"]);
    });
}

/// blob-carrier: primary.
#[test]
fn a_blob_carrier_gives_seven_combat() {
    duel().p1(|p| p.hand(["blob-carrier"])).play(|t| {
        t.choose("play blob-carrier");
        t.expect_pools(P1, 0, 7, 50);
        t.can_choose_exactly(["attack P2", "end turn"]);
    });
}

/// blob-carrier: ally. SR-BUY-06 SR-BUY-07
#[test]
fn a_blob_carrier_takes_any_ship_for_free_onto_the_deck() {
    duel()
        .row(["ram", "battle-station", "command-ship", "blob-wheel", "corvette"])
        .reveals(["freighter"])
        .p1(|p| p.trade(1).in_play(["blob-world", "blob-carrier"]))
        .play(|t| {
            t.choose("ally blob-carrier");
            t.can_choose_exactly(["acquire ram", "acquire command-ship", "acquire corvette", "acquire explorer"]);
            t.choose("acquire command-ship");
            t.expect_deck_top(P1, ["command-ship"]);
            t.expect_discard(P1, []);
            t.expect_trade(P1, 1);
            t.expect_row(["ram", "battle-station", "freighter", "blob-wheel", "corvette"]);
            t.can_choose_exactly(["use blob-world", "end turn"]);
        });
}

/// blob-carrier: ally. SR-ABL-07 SR-BUY-07
#[test]
fn a_blob_carrier_may_take_an_explorer() {
    duel().p1(|p| p.in_play(["blob-world", "blob-carrier"])).play(|t| {
        t.choose_each(["ally blob-carrier", "acquire explorer"]);
        t.expect_deck_top(P1, ["explorer"]);
        t.expect_explorers(9);
    });
}

/// blob-carrier: ally. SR-ABL-07
#[test]
fn without_the_ruling_a_blob_carrier_takes_no_explorer() {
    duel()
        .rulings(|r| r.carrier_takes_explorers = false)
        .row(["ram", "battle-station", "blob-wheel", "blob-wheel", "junkyard"])
        .reveals(["ram"])
        .p1(|p| p.in_play(["blob-world", "blob-carrier"]))
        .play(|t| {
            t.choose("ally blob-carrier");
            t.can_choose_exactly(["acquire ram"]);
            t.choose("acquire ram");
            t.expect_deck_top(P1, ["ram"]);
        });
}

/// blob-carrier: ally. SR-ABL-OPEN1
#[test]
fn a_blob_carrier_without_a_ship_for_sale_asks_nothing() {
    duel().trade_deck([]).row(["junkyard"]).explorers(0).p1(|p| p.in_play(["blob-world", "blob-carrier"])).play(|t| {
        t.choose("ally blob-carrier");
        t.expect_deck_top(P1, []);
        t.can_choose_exactly(["use blob-world", "end turn"]);
    });
}

/// blob-carrier: ally. SR-BUY-07
#[test]
fn a_blob_carrier_sends_its_ship_to_the_discard_pile_when_no_more_known_cards_are_kept() {
    duel().p1(|p| p.in_play(["blob-world", "blob-carrier"]).deck_top(["scout"; KNOWN_TOP])).play(|t| {
        t.choose_each(["ally blob-carrier", "acquire explorer"]);
        t.expect_discard(P1, ["explorer"]);
        t.expect_deck_top(P1, ["scout"; KNOWN_TOP]);
    });
}
