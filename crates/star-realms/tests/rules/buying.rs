//! Buying cards.

use crate::support::{P1, P2, duel};

/// SR-BUY-01
#[test]
fn trade_buys_cards_of_the_row_and_explorers() {
    duel().row(["corvette", "ram", "blob-fighter"]).p1(|p| p.trade(2).discard(["cutter"])).play(|t| {
        t.can_choose_exactly(["buy blob-fighter", "buy corvette", "buy explorer", "end turn"]);
        t.choose("buy explorer");
        t.expect_discard(P1, ["cutter", "explorer"]);
        t.expect_explorers(9);
        t.can_choose_exactly(["end turn"]);
    });
}

/// SR-BUY-02
#[test]
fn a_bought_card_costs_its_price_and_goes_to_the_discard_pile() {
    duel().row(["ram", "freighter"]).reveals(["missile-mech"]).p1(|p| p.trade(3)).play(|t| {
        t.can_choose_exactly(["buy explorer", "buy ram", "end turn"]);
        t.expect_why_not(P1, t.in_row("freighter"), "SR-BUY-02"); // 3 trade are less than 4
        t.choose("buy ram");
        t.expect_trade(P1, 0);
        t.expect_discard(P1, ["ram"]);
        t.expect_why_not(P1, t.explorer_pile(), "SR-BUY-02");
    });
}

/// SR-BUY-03
#[test]
fn buying_is_not_playing() {
    duel()
        .row(["cutter", "fleet-hq"])
        .reveals(["missile-mech", "flagship"])
        .p1(|p| p.trade(10).in_play(["trading-post"]))
        .play(|t| {
            t.choose_each(["buy cutter", "buy fleet-hq"]);
            t.expect_pools(P1, 0, 0, 50); // no 4 authority, no 2 trade
            t.expect_in_play(P1, ["trading-post"]);
            t.expect_discard(P1, ["cutter", "fleet-hq"]);
            t.can_choose_exactly(["use trading-post", "scrap trading-post", "end turn"]);
        });
}

/// SR-BUY-04
#[test]
fn any_number_of_cards_may_be_bought() {
    duel().row(["ram", "corvette"]).reveals(["flagship", "missile-mech"]).p1(|p| p.trade(9)).play(|t| {
        t.choose("buy ram");
        t.expect_trade(P1, 6);
        t.choose_each(["buy corvette", "buy explorer", "buy explorer"]);
        t.expect_trade(P1, 0);
        t.expect_discard(P1, ["corvette", "explorer", "explorer", "ram"]);
    });
}

/// SR-BUY-02 SR-BUY-04
#[test]
fn a_pool_may_hold_far_more_than_the_dearest_card_costs() {
    duel().row(["blob-world"]).reveals(["ram"]).p1(|p| p.trade(300)).play(|t| {
        t.choose_each(["buy blob-world", "buy ram"]);
        t.expect_trade(P1, 289);
        t.expect_discard(P1, ["blob-world", "ram"]);
    });
}

/// SR-BUY-04
#[test]
fn trade_left_over_does_not_outlast_the_main_phase() {
    duel().p1(|p| p.trade(1).deck([])).p2(|p| p.deck([])).play(|t| {
        t.choose_each(["end turn", "end turn"]);
        t.expect_trade(P1, 0);
        t.can_choose_exactly(["end turn"]);
    });
}

/// SR-BUY-05 SR-BUY-EX1
#[test]
fn the_gap_is_filled_at_once_and_the_new_card_can_be_bought() {
    duel().row(["ram"]).reveals(["corvette", "flagship"]).p1(|p| p.trade(5)).play(|t| {
        t.choose("buy ram");
        t.expect_row(["corvette"]);
        t.can_choose_exactly(["buy corvette", "buy explorer", "end turn"]);
        t.choose("buy corvette");
        t.expect_row(["flagship"]);
        assert_eq!(t.table().row_set().len(), 5);
        t.expect_trade(P1, 0);
        t.expect_discard(P1, ["corvette", "ram"]);
    });
}

/// SR-BUY-06
#[test]
fn acquiring_by_an_ability_spends_no_trade_and_fills_the_gap() {
    duel()
        .row(["mothership", "the-hive"])
        .reveals(["dreadnaught"])
        .p1(|p| p.in_play(["blob-carrier", "ram"]).trade(1))
        .play(|t| {
            t.choose("ally blob-carrier");
            t.choose("acquire mothership");
            t.expect_trade(P1, 1);
            t.expect_deck_top(P1, ["mothership"]);
            t.expect_row(["dreadnaught", "the-hive"]);
            t.expect_combat(P1, 0); // acquired, not played
        });
}

/// SR-BUY-07
#[test]
fn blob_carrier_takes_ships_only() {
    duel()
        .row(["mothership", "the-hive", "ram", "trading-post", "cutter"])
        .p1(|p| p.in_play(["blob-carrier", "ram"]))
        .play(|t| {
            t.choose("ally blob-carrier");
            t.can_choose_exactly(["acquire explorer", "acquire cutter", "acquire mothership", "acquire ram"]);
            t.choose("acquire explorer");
            t.expect_deck_top(P1, ["explorer"]);
            t.expect_explorers(9);
        });
}

/// SR-BUY-07
#[test]
fn after_a_freighter_or_central_office_the_next_ship_may_go_on_top() {
    let lay = || {
        duel()
            .row(["trading-post", "corvette", "ram"])
            .reveals(["flagship", "missile-mech", "command-ship"])
            .p1(|p| p.in_play(["freighter", "central-office"]).trade(8))
    };
    lay().play(|t| {
        t.choose_each(["ally freighter", "buy trading-post"]); // a base: no question, the effect remains
        t.expect_discard(P1, ["trading-post"]);
        t.choose("buy corvette");
        t.can_choose_exactly(["yes", "no"]);
        t.choose("yes");
        t.expect_deck_top(P1, ["corvette"]);
        t.choose("buy ram"); // only the next one, not every one
        t.expect_discard(P1, ["ram", "trading-post"]);
    });
    lay().play(|t| {
        t.choose_each([
            "ally freighter",
            "use central-office",
            "buy trading-post",
            "buy corvette",
            "no",
            "buy ram",
            "yes",
        ]);
        t.expect_deck_top(P1, ["ram"]);
        t.expect_discard(P1, ["corvette", "trading-post"]);
    });
}

/// SR-BUY-07
#[test]
fn the_next_ship_must_come_in_the_same_turn() {
    duel()
        .row(["corvette"])
        .p1(|p| p.in_play(["freighter", "central-office"]).deck(["scout"; 5]))
        .p2(|p| p.deck([]))
        .play(|t| {
            t.choose_each(["use central-office", "end turn", "end turn", "play scout", "play scout", "buy corvette"]);
            t.expect_discard(P1, ["corvette", "freighter"]);
            t.expect_turn_of(P1);
        });
}

/// SR-BUY-08 SR-BUY-OPEN1
#[test]
fn with_trade_deck_and_row_exhausted_play_goes_on_and_explorers_are_still_sold() {
    duel().row(["cutter"]).trade_deck([]).p1(|p| p.trade(6).hand(["viper"]).deck(["scout"; 5])).play(|t| {
        t.can_choose_exactly(["play viper", "buy cutter", "buy explorer", "end turn"]);
        t.choose("buy cutter");
        t.can_choose_exactly(["play viper", "buy explorer", "end turn"]);
        t.choose_each(["buy explorer", "play viper", "attack P2", "1", "end turn"]);
        t.expect_hand(P1, ["scout"; 5]);
        t.expect_turn_of(P2);
    });
}

/// SR-BUY-08 SR-BUY-OPEN1
#[test]
fn without_the_ruling_explorers_go_with_the_trade_deck() {
    let lay = || duel().rulings(|r| r.explorers_after_trade_deck = false).p1(|p| p.trade(4));
    lay().row(["cutter"]).trade_deck([]).play(|t| {
        t.can_choose_exactly(["buy cutter", "buy explorer", "end turn"]); // there is still a card in the row
        t.choose("buy cutter");
        t.can_choose_exactly(["end turn"]);
        t.expect_why_not(P1, t.explorer_pile(), "SR-BUY-08");
    });
    lay().row(["cutter"]).reveals(["flagship"]).play(|t| {
        t.choose("buy cutter");
        t.can_choose_exactly(["buy explorer", "end turn"]);
    });
}

/// SR-BUY-OPEN1 SR-BUY-06
#[test]
fn without_the_ruling_a_blob_carrier_finds_no_explorer_either() {
    let lay = |open: bool| {
        duel()
            .rulings(move |r| r.explorers_after_trade_deck = open)
            .trade_deck([])
            .p1(|p| p.in_play(["blob-carrier", "ram"]))
    };
    lay(true).play(|t| {
        t.choose("ally blob-carrier");
        t.can_choose_exactly(["acquire explorer"]);
        t.choose("acquire explorer");
        t.expect_deck_top(P1, ["explorer"]);
    });
    lay(false).play(|t| {
        t.choose("ally blob-carrier");
        t.expect_explorers(10);
        t.can_choose_exactly(["ally ram", "scrap ram", "end turn"]);
    });
}

/// SR-BUY-09
#[test]
fn with_only_the_trade_deck_empty_the_row_is_sold_off() {
    duel()
        .row(["cutter", "corvette", "ram", "fleet-hq", "blob-world"])
        .trade_deck(["freighter"])
        .p1(|p| p.trade(7))
        .play(|t| {
            t.choose("buy cutter");
            t.expect_row(["freighter", "corvette", "ram", "fleet-hq", "blob-world"]); // the last of the trade deck
            t.choose("buy corvette");
            t.expect_row(["freighter", "-", "ram", "fleet-hq", "blob-world"]);
            t.can_choose_exactly(["buy explorer", "buy ram", "end turn"]);
            t.choose("buy ram");
            t.expect_row(["freighter", "-", "-", "fleet-hq", "blob-world"]);
            t.expect_discard(P1, ["corvette", "cutter", "ram"]);
        });
}

/// SR-BUY-OPEN1
#[test]
fn an_empty_explorer_pile_sells_nothing() {
    duel().explorers(1).p1(|p| p.trade(5)).play(|t| {
        t.can_choose_exactly(["buy explorer", "end turn"]);
        t.choose("buy explorer");
        t.expect_trade(P1, 3);
        t.can_choose_exactly(["end turn"]);
        t.expect_why_not(P1, t.explorer_pile(), "SR-BUY-OPEN1");
        t.expect_authority(P2, 50);
    });
}
