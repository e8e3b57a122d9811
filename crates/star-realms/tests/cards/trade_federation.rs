//! The Trade Federation's ships. An Embassy Yacht in play is an ally without options of its own.

use crate::support::{P1, P2, duel};

/// federation-shuttle: primary.
#[test]
fn a_federation_shuttle_gives_two_trade() {
    duel().p1(|p| p.hand(["federation-shuttle"])).play(|t| {
        t.choose("play federation-shuttle");
        t.expect_pools(P1, 2, 0, 50);
        t.can_choose_exactly(["buy explorer", "end turn"]);
    });
}

/// federation-shuttle: ally. SR-ABL-04
#[test]
fn a_federation_shuttle_with_an_ally_gives_four_authority_at_once() {
    duel().p1(|p| p.authority(7).in_play(["federation-shuttle", "embassy-yacht"])).play(|t| {
        t.can_choose_exactly(["ally federation-shuttle", "end turn"]);
        t.choose("ally federation-shuttle");
        t.expect_pools(P1, 0, 0, 11);
        t.can_choose_exactly(["end turn"]);
    });
}

/// cutter: primary. SR-ABL-06 SR-ABL-08
#[test]
fn a_cutter_gives_both_authority_and_trade() {
    duel().p1(|p| p.hand(["cutter"])).play(|t| {
        t.choose("play cutter");
        t.expect_pools(P1, 2, 0, 54);
        t.can_choose_exactly(["buy explorer", "end turn"]);
    });
}

/// cutter: ally.
#[test]
fn a_cutter_with_an_ally_gives_four_combat() {
    duel().p1(|p| p.in_play(["cutter", "embassy-yacht"])).play(|t| {
        t.can_choose_exactly(["ally cutter", "end turn"]);
        t.choose("ally cutter");
        t.expect_pools(P1, 0, 4, 50);
        t.can_choose_exactly(["attack P2", "end turn"]);
    });
}

/// embassy-yacht: primary.
#[test]
fn an_embassy_yacht_draws_two_cards_with_two_bases_in_play() {
    duel().p1(|p| p.hand(["embassy-yacht"]).in_play(["mech-world", "fleet-hq"]).draws(["scout", "viper"])).play(|t| {
        t.choose("play embassy-yacht");
        t.expect_pools(P1, 2, 1, 53); // the combat comes from Fleet HQ
        t.expect_drawn(P1, ["scout", "viper"]);
        t.can_choose_exactly(["play scout", "play viper", "buy explorer", "attack P2", "end turn"]);
    });
}

/// embassy-yacht: primary. SR-ABL-OPEN1
#[test]
fn an_embassy_yacht_draws_nothing_with_one_base_whatever_the_opponent_has() {
    duel()
        .p1(|p| p.hand(["embassy-yacht"]).in_play(["mech-world"]))
        .p2(|p| p.in_play(["barter-world", "trading-post"]))
        .play(|t| {
            t.choose("play embassy-yacht");
            t.expect_pools(P1, 2, 0, 53);
            t.expect_drawn(P1, []);
            t.can_choose_exactly(["buy explorer", "end turn"]);
        });
}

/// freighter: primary.
#[test]
fn a_freighter_gives_four_trade() {
    duel().p1(|p| p.hand(["freighter"])).play(|t| {
        t.choose("play freighter");
        t.expect_pools(P1, 4, 0, 50);
        t.can_choose_exactly(["buy explorer", "end turn"]);
    });
}

/// freighter: ally. SR-BUY-05 SR-BUY-07
#[test]
fn after_a_freighter_the_next_ship_may_go_on_top_and_the_row_waits_for_the_answer() {
    duel()
        .row(["trading-post", "ram", "cutter"])
        .reveals(["trade-bot", "missile-bot", "supply-bot"])
        .p1(|p| p.trade(8).in_play(["freighter", "embassy-yacht"]))
        .play(|t| {
            t.choose("ally freighter");
            t.choose("buy trading-post"); // a base: no question, the effect remains
            t.expect_row(["trade-bot", "ram", "cutter"]);
            t.choose("buy ram");
            t.can_choose_exactly(["yes", "no"]);
            t.expect_row(["trade-bot", "-", "cutter"]);
            t.choose("yes");
            t.expect_row(["trade-bot", "missile-bot", "cutter"]);
            t.expect_deck_top(P1, ["ram"]);
            t.choose("buy cutter"); // the effect is used up
            t.expect_discard(P1, ["cutter", "trading-post"]);
            t.expect_trade(P1, 0);
        });
}

/// freighter: ally. SR-BUY-07
#[test]
fn a_ship_after_a_freighter_may_go_to_the_discard_pile_all_the_same() {
    duel().p1(|p| p.trade(4).in_play(["freighter", "embassy-yacht"])).play(|t| {
        t.choose_each(["ally freighter", "buy explorer"]);
        t.can_choose_exactly(["yes", "no"]);
        t.choose("no");
        t.expect_deck_top(P1, []);
        t.expect_discard(P1, ["explorer"]);
        t.choose("buy explorer");
        t.expect_discard(P1, ["explorer", "explorer"]);
    });
}

/// freighter: ally. SR-BUY-07
#[test]
fn the_promise_of_a_freighter_ends_with_the_turn() {
    duel()
        .p1(|p| p.in_play(["freighter", "embassy-yacht"]).deck_top(["scout", "scout"]).hand([]))
        .p2(|p| p.hand([]).deck([]))
        .play(|t| {
            t.choose_each(["ally freighter", "end turn", "end turn"]);
            t.choose_each(["play scout", "play scout", "buy explorer"]);
            t.expect_deck_top(P1, []);
            t.expect_trade(P1, 0);
        });
}

/// trade-escort: primary. SR-ABL-06
#[test]
fn a_trade_escort_gives_four_authority_and_four_combat() {
    duel().p1(|p| p.hand(["trade-escort"])).play(|t| {
        t.choose("play trade-escort");
        t.expect_pools(P1, 0, 4, 54);
        t.can_choose_exactly(["attack P2", "end turn"]);
    });
}

/// trade-escort: ally.
#[test]
fn a_trade_escort_with_an_ally_draws() {
    duel().p1(|p| p.in_play(["trade-escort", "embassy-yacht"]).draws(["viper"])).play(|t| {
        t.can_choose_exactly(["ally trade-escort", "end turn"]);
        t.choose("ally trade-escort");
        t.expect_drawn(P1, ["viper"]);
        t.can_choose_exactly(["play viper", "end turn"]);
    });
}

/// flagship: primary.
#[test]
fn a_flagship_gives_five_combat_and_draws() {
    duel().p1(|p| p.hand(["flagship"]).draws(["viper"])).play(|t| {
        t.choose("play flagship");
        t.expect_pools(P1, 0, 5, 50);
        t.expect_drawn(P1, ["viper"]);
        t.can_choose_exactly(["play viper", "attack P2", "end turn"]);
    });
}

/// flagship: ally. SR-WIN-02
#[test]
fn a_flagship_with_an_ally_gives_five_authority_without_limit() {
    duel().p1(|p| p.authority(98).in_play(["flagship", "embassy-yacht"])).play(|t| {
        t.can_choose_exactly(["ally flagship", "end turn"]);
        t.choose("ally flagship");
        t.expect_pools(P1, 0, 0, 103);
        t.can_choose_exactly(["end turn"]);
    });
}

/// command-ship: primary.
#[test]
fn a_command_ship_gives_authority_and_combat_and_draws_two() {
    duel().p1(|p| p.hand(["command-ship"]).draws(["viper", "scout"])).play(|t| {
        t.choose("play command-ship");
        t.expect_pools(P1, 0, 5, 54);
        t.expect_drawn(P1, ["viper", "scout"]);
        t.can_choose_exactly(["play scout", "play viper", "attack P2", "end turn"]);
    });
}

/// command-ship: ally. SR-ATT-04 SR-BASE-04
#[test]
fn a_command_ship_with_an_ally_destroys_a_base_without_combat() {
    duel().p1(|p| p.in_play(["command-ship", "embassy-yacht"])).p2(|p| p.in_play(["barter-world", "blob-wheel"])).play(
        |t| {
            t.choose("ally command-ship");
            t.can_choose_exactly(["destroy barter-world of P2", "destroy blob-wheel of P2", "done"]);
            t.choose("destroy blob-wheel of P2");
            t.expect_discard(P2, ["blob-wheel"]);
            t.expect_in_play(P2, ["barter-world"]);
            t.expect_scrapped([]);
            t.can_choose_exactly(["end turn"]);
        },
    );
}

/// command-ship: ally. SR-ABL-07 SR-ABL-OPEN1 SR-ABL-OPEN3
#[test]
fn a_command_ship_may_spare_its_owners_only_base() {
    duel().p1(|p| p.in_play(["command-ship", "embassy-yacht", "mech-world"])).play(|t| {
        t.choose("ally command-ship");
        t.can_choose_exactly(["destroy mech-world of P1", "done"]);
        t.choose("done");
        t.expect_in_play(P1, ["command-ship", "embassy-yacht", "mech-world"]);
    });
    duel().p1(|p| p.in_play(["command-ship", "embassy-yacht", "mech-world"])).play(|t| {
        t.choose_each(["ally command-ship", "destroy mech-world of P1"]);
        t.expect_discard(P1, ["mech-world"]);
    });
}

/// command-ship: ally. SR-ABL-OPEN1 SR-ABL-OPEN3
#[test]
fn a_command_ship_asks_nothing_where_no_base_may_be_chosen() {
    duel().p1(|p| p.in_play(["command-ship", "embassy-yacht"])).play(|t| {
        t.choose("ally command-ship");
        t.can_choose_exactly(["end turn"]);
    });
    duel().rulings(|r| r.own_bases = false).p1(|p| p.in_play(["command-ship", "embassy-yacht", "mech-world"])).play(
        |t| {
            t.choose("ally command-ship");
            t.can_choose_exactly(["end turn"]);
            t.expect_in_play(P1, ["command-ship", "embassy-yacht", "mech-world"]);
        },
    );
}
