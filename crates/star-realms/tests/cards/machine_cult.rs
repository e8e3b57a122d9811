//! The Machine Cult's ships. A Mech World in play is an ally without options of its own.

use crate::support::{P1, P2, duel};

/// trade-bot: primary. SR-SCRAP-05
#[test]
fn a_trade_bot_gives_one_trade_and_may_scrap_from_hand_or_discard_pile() {
    duel().p1(|p| p.hand(["trade-bot", "scout", "viper"]).discard(["scout", "ram"])).play(|t| {
        t.choose("play trade-bot");
        t.expect_pools(P1, 1, 0, 50);
        t.can_choose_exactly([
            "scrap scout from hand",
            "scrap scout from discard",
            "scrap viper from hand",
            "scrap ram from discard",
            "done",
        ]);
        t.choose("scrap ram from discard");
        t.expect_pools(P1, 1, 0, 50); // no trade for the Ram
        t.expect_discard(P1, ["scout"]);
        t.expect_scrapped(["ram"]);
        t.can_choose_exactly(["play scout", "play viper", "end turn"]);
    });
}

/// trade-bot: primary. SR-ABL-OPEN1
#[test]
fn a_trade_bot_may_scrap_nothing_and_is_not_asked_where_there_is_nothing() {
    duel().p1(|p| p.hand(["trade-bot", "scout"])).play(|t| {
        t.choose("play trade-bot");
        t.can_choose_exactly(["scrap scout from hand", "done"]);
        t.choose("done");
        t.expect_hand(P1, ["scout"]);
        t.expect_scrapped([]);
    });
    duel().p1(|p| p.hand(["trade-bot"])).play(|t| {
        t.choose("play trade-bot");
        t.can_choose_exactly(["end turn"]);
    });
}

/// trade-bot: ally. SR-ALLY-01
#[test]
fn a_trade_bot_with_an_ally_gives_two_combat() {
    duel().p1(|p| p.in_play(["trade-bot", "mech-world"])).play(|t| {
        t.can_choose_exactly(["ally trade-bot", "end turn"]);
        t.choose("ally trade-bot");
        t.expect_pools(P1, 0, 2, 50);
        t.can_choose_exactly(["attack P2", "end turn"]);
    });
}

/// missile-bot: primary. SR-SCRAP-05 SR-ABL-OPEN1
#[test]
fn a_missile_bot_gives_two_combat_and_may_scrap() {
    let scene = || duel().p1(|p| p.hand(["missile-bot", "scout"]).discard(["viper"]));
    scene().play(|t| {
        t.choose("play missile-bot");
        t.expect_pools(P1, 0, 2, 50);
        t.can_choose_exactly(["scrap scout from hand", "scrap viper from discard", "done"]);
        t.choose("scrap scout from hand");
        t.expect_hand(P1, []);
        t.expect_scrapped(["scout"]);
        t.can_choose_exactly(["attack P2", "end turn"]);
    });
    scene().play(|t| {
        t.choose_each(["play missile-bot", "done"]);
        t.expect_scrapped([]);
    });
    duel().p1(|p| p.hand(["missile-bot"])).play(|t| {
        t.choose("play missile-bot");
        t.can_choose_exactly(["attack P2", "end turn"]);
    });
}

/// missile-bot: ally.
#[test]
fn a_missile_bot_with_an_ally_gives_two_combat() {
    duel().p1(|p| p.in_play(["missile-bot", "mech-world"])).play(|t| {
        t.can_choose_exactly(["ally missile-bot", "end turn"]);
        t.choose("ally missile-bot");
        t.expect_pools(P1, 0, 2, 50);
    });
}

/// supply-bot: primary. SR-SCRAP-05 SR-ABL-OPEN1
#[test]
fn a_supply_bot_gives_two_trade_and_may_scrap() {
    let scene = || duel().p1(|p| p.hand(["supply-bot", "scout"]).discard(["viper"]));
    scene().play(|t| {
        t.choose("play supply-bot");
        t.expect_pools(P1, 2, 0, 50);
        t.can_choose_exactly(["scrap scout from hand", "scrap viper from discard", "done"]);
        t.choose("scrap viper from discard");
        t.expect_discard(P1, []);
        t.expect_scrapped(["viper"]);
        t.can_choose_exactly(["play scout", "buy explorer", "end turn"]);
    });
    scene().play(|t| {
        t.choose_each(["play supply-bot", "done"]);
        t.expect_scrapped([]);
    });
    duel().p1(|p| p.hand(["supply-bot"])).play(|t| {
        t.choose("play supply-bot");
        t.can_choose_exactly(["buy explorer", "end turn"]);
    });
}

/// supply-bot: ally.
#[test]
fn a_supply_bot_with_an_ally_gives_two_combat() {
    duel().p1(|p| p.in_play(["supply-bot", "mech-world"])).play(|t| {
        t.can_choose_exactly(["ally supply-bot", "end turn"]);
        t.choose("ally supply-bot");
        t.expect_pools(P1, 0, 2, 50);
    });
}

/// patrol-mech: primary. SR-ABL-05
#[test]
fn a_patrol_mech_gives_three_trade_or_five_combat() {
    duel().p1(|p| p.hand(["patrol-mech"])).play(|t| {
        t.choose("play patrol-mech");
        t.can_choose_exactly(["choose 1", "choose 2"]);
        t.choose("choose 1");
        t.expect_pools(P1, 3, 0, 50);
        t.can_choose_exactly(["buy explorer", "end turn"]);
    });
    duel().p1(|p| p.hand(["patrol-mech"])).play(|t| {
        t.choose_each(["play patrol-mech", "choose 2"]);
        t.expect_pools(P1, 0, 5, 50);
        t.can_choose_exactly(["attack P2", "end turn"]);
    });
}

/// patrol-mech: ally. SR-ABL-07 SR-ABL-OPEN1
#[test]
fn a_patrol_mech_with_an_ally_may_scrap() {
    let scene = || duel().p1(|p| p.in_play(["patrol-mech", "mech-world"]).hand(["scout"]).discard(["viper"]));
    scene().play(|t| {
        t.can_choose_exactly(["play scout", "ally patrol-mech", "end turn"]);
        t.choose("ally patrol-mech");
        t.can_choose_exactly(["scrap scout from hand", "scrap viper from discard", "done"]);
        t.choose("scrap viper from discard");
        t.expect_scrapped(["viper"]);
        t.can_choose_exactly(["play scout", "end turn"]);
    });
    scene().play(|t| {
        t.choose_each(["ally patrol-mech", "done"]);
        t.expect_scrapped([]);
        t.can_choose_exactly(["play scout", "end turn"]);
    });
    duel().p1(|p| p.in_play(["patrol-mech", "mech-world"])).play(|t| {
        t.choose("ally patrol-mech");
        t.can_choose_exactly(["end turn"]);
    });
}

/// battle-mech: primary. SR-SCRAP-05 SR-ABL-OPEN1
#[test]
fn a_battle_mech_gives_four_combat_and_may_scrap() {
    let scene = || duel().p1(|p| p.hand(["battle-mech", "scout"]).discard(["viper"]));
    scene().play(|t| {
        t.choose("play battle-mech");
        t.expect_pools(P1, 0, 4, 50);
        t.can_choose_exactly(["scrap scout from hand", "scrap viper from discard", "done"]);
        t.choose("scrap viper from discard");
        t.expect_scrapped(["viper"]);
        t.can_choose_exactly(["play scout", "attack P2", "end turn"]);
    });
    scene().play(|t| {
        t.choose_each(["play battle-mech", "done"]);
        t.expect_scrapped([]);
    });
    duel().p1(|p| p.hand(["battle-mech"])).play(|t| {
        t.choose("play battle-mech");
        t.can_choose_exactly(["attack P2", "end turn"]);
    });
}

/// battle-mech: ally.
#[test]
fn a_battle_mech_with_an_ally_draws() {
    duel().p1(|p| p.in_play(["battle-mech", "mech-world"]).draws(["scout"])).play(|t| {
        t.can_choose_exactly(["ally battle-mech", "end turn"]);
        t.choose("ally battle-mech");
        t.expect_drawn(P1, ["scout"]);
        t.can_choose_exactly(["play scout", "end turn"]);
    });
}

/// missile-mech: primary. SR-ATT-04 SR-OUT-EX2
#[test]
fn a_missile_mech_gives_six_combat_and_may_destroy_a_base() {
    duel().p1(|p| p.hand(["missile-mech"])).p2(|p| p.in_play(["royal-redoubt", "barter-world"])).play(|t| {
        t.choose("play missile-mech");
        t.expect_pools(P1, 0, 6, 50);
        t.can_choose_exactly(["destroy royal-redoubt of P2", "done"]);
        t.choose("destroy royal-redoubt of P2");
        t.expect_discard(P2, ["royal-redoubt"]);
        t.expect_combat(P1, 6);
        t.can_choose_exactly(["attack barter-world", "attack P2", "end turn"]);
    });
}

/// missile-mech: primary. SR-ABL-OPEN1 SR-ABL-OPEN3
#[test]
fn a_missile_mech_may_spare_all_bases_or_find_none() {
    duel().p1(|p| p.hand(["missile-mech"]).in_play(["mech-world"])).play(|t| {
        t.choose("play missile-mech");
        t.can_choose_exactly(["destroy mech-world of P1", "done"]);
        t.choose("done");
        t.expect_in_play(P1, ["mech-world", "missile-mech"]);
    });
    duel().p1(|p| p.hand(["missile-mech"])).play(|t| {
        t.choose("play missile-mech");
        t.can_choose_exactly(["attack P2", "end turn"]);
    });
    duel().rulings(|r| r.own_bases = false).p1(|p| p.hand(["missile-mech"]).in_play(["fleet-hq"])).play(|t| {
        t.choose("play missile-mech");
        t.can_choose_exactly(["attack P2", "end turn"]);
        t.expect_combat(P1, 7);
    });
}

/// missile-mech: ally.
#[test]
fn a_missile_mech_with_an_ally_draws() {
    duel().p1(|p| p.in_play(["missile-mech", "mech-world"]).draws(["viper"])).play(|t| {
        t.can_choose_exactly(["ally missile-mech", "end turn"]);
        t.choose("ally missile-mech");
        t.expect_drawn(P1, ["viper"]);
        t.can_choose_exactly(["play viper", "end turn"]);
    });
}
