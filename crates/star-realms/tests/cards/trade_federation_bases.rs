//! The Trade Federation's bases.

use star_realms::state::KNOWN_TOP;

use crate::support::{P1, P2, duel};

/// trading-post: primary. SR-ABL-05
#[test]
fn a_trading_post_gives_one_authority_or_one_trade() {
    duel().p1(|p| p.in_play(["trading-post"])).play(|t| {
        t.can_choose_exactly(["use trading-post", "scrap trading-post", "end turn"]);
        t.choose("use trading-post");
        t.can_choose_exactly(["choose 1", "choose 2"]);
        t.choose("choose 1");
        t.expect_pools(P1, 0, 0, 51);
        t.can_choose_exactly(["scrap trading-post (primary used)", "end turn"]);
    });
    duel().p1(|p| p.in_play(["trading-post"])).play(|t| {
        t.choose_each(["use trading-post", "choose 2"]);
        t.expect_pools(P1, 1, 0, 50);
    });
}

/// trading-post: scrap. SR-SCRAP-01
#[test]
fn a_trading_post_scrapped_gives_three_combat() {
    duel().p1(|p| p.in_play(["trading-post"])).play(|t| {
        t.choose("scrap trading-post");
        t.expect_pools(P1, 0, 3, 50);
        t.expect_scrapped(["trading-post"]);
        t.can_choose_exactly(["attack P2", "end turn"]);
    });
}

/// barter-world: primary. SR-ABL-05
#[test]
fn a_barter_world_gives_two_authority_or_two_trade() {
    duel().p1(|p| p.in_play(["barter-world"])).play(|t| {
        t.can_choose_exactly(["use barter-world", "scrap barter-world", "end turn"]);
        t.choose("use barter-world");
        t.can_choose_exactly(["choose 1", "choose 2"]);
        t.choose("choose 1");
        t.expect_pools(P1, 0, 0, 52);
    });
    duel().p1(|p| p.in_play(["barter-world"])).play(|t| {
        t.choose_each(["use barter-world", "choose 2"]);
        t.expect_pools(P1, 2, 0, 50);
        t.can_choose_exactly(["scrap barter-world (primary used)", "buy explorer", "end turn"]);
    });
}

/// barter-world: scrap. SR-SCRAP-01 SR-SCRAP-03
#[test]
fn a_barter_world_used_and_scrapped_gives_five_combat_as_well() {
    duel().p1(|p| p.in_play(["barter-world"])).play(|t| {
        t.choose_each(["use barter-world", "choose 1", "scrap barter-world (primary used)"]);
        t.expect_pools(P1, 0, 5, 52);
        t.expect_scrapped(["barter-world"]);
        t.can_choose_exactly(["attack P2", "end turn"]);
    });
}

/// defense-center: primary. SR-ABL-05
#[test]
fn a_defense_center_gives_three_authority_or_two_combat() {
    duel().p1(|p| p.in_play(["defense-center"])).play(|t| {
        t.can_choose_exactly(["use defense-center", "end turn"]);
        t.choose("use defense-center");
        t.can_choose_exactly(["choose 1", "choose 2"]);
        t.choose("choose 1");
        t.expect_pools(P1, 0, 0, 53);
        t.can_choose_exactly(["end turn"]);
    });
    duel().p1(|p| p.in_play(["defense-center"])).play(|t| {
        t.choose_each(["use defense-center", "choose 2"]);
        t.expect_pools(P1, 0, 2, 50);
    });
}

/// defense-center: ally. SR-ALLY-01
#[test]
fn a_defense_center_with_an_ally_gives_two_combat() {
    duel().p1(|p| p.in_play(["defense-center", "embassy-yacht"])).play(|t| {
        t.can_choose_exactly(["use defense-center", "ally defense-center", "end turn"]);
        t.choose("ally defense-center");
        t.expect_pools(P1, 0, 2, 50);
        t.can_choose_exactly(["use defense-center (ally used)", "attack P2", "end turn"]);
    });
}

/// port-of-call: primary.
#[test]
fn a_port_of_call_gives_three_trade() {
    duel().p1(|p| p.in_play(["port-of-call"])).play(|t| {
        t.can_choose_exactly(["use port-of-call", "scrap port-of-call", "end turn"]);
        t.choose("use port-of-call");
        t.expect_pools(P1, 3, 0, 50);
        t.can_choose_exactly(["scrap port-of-call (primary used)", "buy explorer", "end turn"]);
    });
}

/// port-of-call: scrap. SR-SCRAP-04 SR-OUT-EX2
#[test]
fn a_port_of_call_scrapped_draws_and_may_destroy_a_base_but_not_itself() {
    duel()
        .p1(|p| p.in_play(["port-of-call", "mech-world"]).draws(["viper"]))
        .p2(|p| p.in_play(["battle-station", "war-world", "barter-world"]))
        .play(|t| {
            t.choose("scrap port-of-call");
            t.expect_drawn(P1, ["viper"]);
            t.expect_scrapped(["port-of-call"]);
            t.can_choose_exactly([
                "destroy battle-station of P2",
                "destroy war-world of P2",
                "destroy mech-world of P1",
                "done",
            ]);
            t.choose("destroy war-world of P2");
            t.expect_discard(P2, ["war-world"]);
            t.can_choose_exactly(["play viper", "end turn"]);
        });
}

/// port-of-call: scrap. SR-ABL-OPEN1
#[test]
fn a_port_of_call_scrapped_may_leave_all_bases_alone() {
    duel().p1(|p| p.in_play(["port-of-call"]).draws(["viper"])).p2(|p| p.in_play(["barter-world"])).play(|t| {
        t.choose("scrap port-of-call");
        t.can_choose_exactly(["destroy barter-world of P2", "done"]);
        t.choose("done");
        t.expect_in_play(P2, ["barter-world"]);
        t.expect_hand(P1, ["viper"]);
    });
}

/// port-of-call: scrap. SR-ABL-OPEN1 SR-DRAW-OPEN1
#[test]
fn a_port_of_call_scrapped_with_no_card_to_draw_and_no_base_does_nothing() {
    duel().p1(|p| p.in_play(["port-of-call"]).deck([])).play(|t| {
        t.choose("scrap port-of-call");
        t.expect_drawn(P1, []);
        t.expect_scrapped(["port-of-call"]);
        t.can_choose_exactly(["end turn"]);
    });
}

/// central-office: primary. SR-BUY-07
#[test]
fn a_central_office_gives_two_trade_and_the_next_ship_may_go_on_top() {
    duel().p1(|p| p.in_play(["central-office"])).play(|t| {
        t.can_choose_exactly(["use central-office", "end turn"]);
        t.choose("use central-office");
        t.expect_pools(P1, 2, 0, 50);
        t.can_choose_exactly(["buy explorer", "end turn"]);
        t.choose("buy explorer");
        t.can_choose_exactly(["yes", "no"]);
        t.choose("yes");
        t.expect_deck_top(P1, ["explorer"]);
        t.can_choose_exactly(["end turn"]);
    });
}

/// central-office: primary. SR-BUY-07
#[test]
fn a_ship_already_bought_does_not_profit_from_a_central_office() {
    duel().p1(|p| p.trade(2).in_play(["central-office"])).play(|t| {
        t.choose_each(["buy explorer", "use central-office"]);
        t.expect_discard(P1, ["explorer"]);
        t.choose_each(["buy explorer", "no"]);
        t.expect_discard(P1, ["explorer", "explorer"]);
        t.expect_deck_top(P1, []);
    });
}

/// central-office: primary. freighter: ally. SR-BUY-07
#[test]
fn central_office_and_freighter_put_two_ships_on_top_one_after_the_other() {
    duel()
        .row(["ram", "cutter"])
        .reveals(["corvette", "survey-ship"])
        .p1(|p| p.trade(5).in_play(["central-office", "freighter"]).deck([]).hand([]))
        .play(|t| {
            t.choose_each(["use central-office", "ally freighter"]);
            t.choose_each(["buy ram", "yes", "buy cutter", "yes", "buy explorer"]);
            t.expect_deck_top(P1, ["cutter", "ram"]);
            t.expect_discard(P1, ["explorer"]);
        });
}

/// central-office: primary. SR-BUY-07
#[test]
fn no_ship_goes_on_top_of_a_deck_with_as_many_known_cards_as_are_kept() {
    duel().p1(|p| p.in_play(["central-office"]).deck_top(["scout"; KNOWN_TOP])).play(|t| {
        t.choose_each(["use central-office", "buy explorer"]);
        t.expect_discard(P1, ["explorer"]);
        t.expect_deck_top(P1, ["scout"; KNOWN_TOP]);
        t.can_choose_exactly(["end turn"]);
    });
}

/// central-office: ally. SR-ALLY-01
#[test]
fn a_central_office_with_an_ally_draws() {
    duel().p1(|p| p.in_play(["central-office", "embassy-yacht"]).draws(["viper"])).play(|t| {
        t.can_choose_exactly(["use central-office", "ally central-office", "end turn"]);
        t.choose("ally central-office");
        t.expect_drawn(P1, ["viper"]);
        t.can_choose_exactly(["play viper", "use central-office (ally used)", "end turn"]);
    });
}
