//! The Machine Cult's bases.

use crate::support::{P1, duel};

/// battle-station: scrap. SR-SCRAP-01
#[test]
fn a_battle_station_scrapped_gives_five_combat() {
    duel().p1(|p| p.in_play(["battle-station"])).play(|t| {
        t.can_choose_exactly(["scrap battle-station", "end turn"]); // it has no other ability
        t.choose("scrap battle-station");
        t.expect_pools(P1, 0, 5, 50);
        t.expect_scrapped(["battle-station"]);
        t.can_choose_exactly(["attack P2", "end turn"]);
    });
}

/// mech-world: static. SR-ABL-03 SR-ALLY-EX2
#[test]
fn a_mech_world_is_an_ally_for_every_faction() {
    duel().p1(|p| p.in_play(["mech-world", "ram", "cutter", "corvette", "missile-bot"])).play(|t| {
        t.can_choose_exactly(["ally ram", "ally cutter", "ally corvette", "ally missile-bot", "scrap ram", "end turn"]);
        t.choose_each(["ally ram", "ally cutter", "ally corvette", "ally missile-bot"]);
        t.expect_pools(P1, 0, 10, 50);
    });
}

/// mech-world: static. SR-ABL-03 SR-ALLY-01
#[test]
fn without_a_mech_world_ships_of_four_factions_are_no_allies() {
    duel().p1(|p| p.in_play(["ram", "cutter", "corvette", "missile-bot"]).hand(["mech-world"])).play(|t| {
        t.can_choose_exactly(["play mech-world", "scrap ram", "end turn"]);
        t.choose("play mech-world"); // it has no ability to use
        t.can_choose_exactly(["ally ram", "ally cutter", "ally corvette", "ally missile-bot", "scrap ram", "end turn"]);
    });
}

/// junkyard: primary. SR-ABL-07 SR-ABL-OPEN1 SR-SCRAP-05
#[test]
fn a_junkyard_once_used_must_scrap_a_card() {
    duel().p1(|p| p.in_play(["junkyard"]).hand(["scout"]).discard(["scout", "viper"])).play(|t| {
        t.can_choose_exactly(["play scout", "use junkyard", "end turn"]);
        t.choose("use junkyard");
        t.can_choose_exactly(["scrap scout from hand", "scrap scout from discard", "scrap viper from discard"]);
        t.choose("scrap viper from discard");
        t.expect_scrapped(["viper"]);
        t.expect_discard(P1, ["scout"]);
        t.can_choose_exactly(["play scout", "end turn"]);
    });
}

/// junkyard: primary. SR-ABL-OPEN1
#[test]
fn a_junkyard_with_nothing_to_scrap_asks_nothing() {
    duel().p1(|p| p.in_play(["junkyard"])).play(|t| {
        t.choose("use junkyard");
        t.expect_scrapped([]);
        t.can_choose_exactly(["end turn"]);
    });
}

/// machine-base: primary. SR-ABL-07 SR-ABL-OPEN1
#[test]
fn a_machine_base_draws_and_then_scraps_a_card_of_the_hand() {
    duel().p1(|p| p.in_play(["machine-base"]).hand(["scout"]).discard(["ram"]).draws(["viper"])).play(|t| {
        t.can_choose_exactly(["play scout", "use machine-base", "end turn"]);
        t.choose("use machine-base");
        t.expect_drawn(P1, ["viper"]);
        t.can_choose_exactly(["scrap scout from hand", "scrap viper from hand"]); // not the Ram, and not none
        t.choose("scrap scout from hand");
        t.expect_hand(P1, ["viper"]);
        t.expect_scrapped(["scout"]);
        t.can_choose_exactly(["play viper", "end turn"]);
    });
}

/// machine-base: primary. SR-ABL-OPEN1 SR-DRAW-OPEN1
#[test]
fn a_machine_base_takes_the_only_card_there_is_or_none() {
    duel().p1(|p| p.in_play(["machine-base"]).draws(["viper"])).play(|t| {
        t.choose("use machine-base");
        t.can_choose_exactly(["scrap viper from hand"]);
        t.choose("scrap viper from hand");
        t.expect_scrapped(["viper"]);
    });
    duel().p1(|p| p.in_play(["machine-base"]).deck([])).play(|t| {
        t.choose("use machine-base");
        t.expect_drawn(P1, []);
        t.can_choose_exactly(["end turn"]);
    });
}

/// brain-world: primary. SR-SCRAP-05
#[test]
fn a_brain_world_scraps_up_to_two_cards_and_draws_as_many() {
    let scene = || {
        let seat = duel().p1(|p| p.in_play(["brain-world"]).hand(["scout", "viper"]).discard(["scout"]));
        seat.p1(|p| p.deck(["ram", "ram", "cutter"]))
    };
    scene().play(|t| {
        t.choose("use brain-world");
        t.can_choose_exactly(["scrap scout from hand", "scrap scout from discard", "scrap viper from hand", "done"]);
        t.choose("scrap scout from hand");
        t.can_choose_exactly(["scrap scout from discard", "scrap viper from hand", "done"]);
        t.choose("scrap scout from discard");
        t.expect_scrapped(["scout", "scout"]);
        t.expect_hand_size(P1, 3);
        t.expect_deck_size(P1, 1);
        t.expect_discard(P1, []);
    });
    scene().play(|t| {
        t.choose_each(["use brain-world", "scrap scout from discard", "done"]);
        t.expect_scrapped(["scout"]);
        t.expect_hand_size(P1, 3);
        t.expect_deck_size(P1, 2);
    });
    scene().play(|t| {
        t.choose_each(["use brain-world", "done"]);
        t.expect_scrapped([]);
        t.expect_drawn(P1, []);
        t.can_choose_exactly(["play scout", "play viper", "end turn"]);
    });
}

/// brain-world: primary. SR-ABL-OPEN1
#[test]
fn a_brain_world_scraps_the_only_card_without_asking_for_a_second_and_nothing_where_there_is_nothing() {
    duel().p1(|p| p.in_play(["brain-world"]).hand(["viper"]).deck(["ram"])).play(|t| {
        t.choose("use brain-world");
        t.can_choose_exactly(["scrap viper from hand", "done"]);
        t.choose("scrap viper from hand");
        t.expect_hand(P1, ["ram"]);
        t.can_choose_exactly(["play ram", "end turn"]);
    });
    duel().p1(|p| p.in_play(["brain-world"])).play(|t| {
        t.choose("use brain-world");
        t.expect_drawn(P1, []);
        t.can_choose_exactly(["end turn"]);
    });
}
