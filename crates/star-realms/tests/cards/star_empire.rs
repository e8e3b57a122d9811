//! The Star Empire's ships. Fleet HQ is not used as an ally here, because it gives combat for every ship; a Dreadnaught
//! in play is an ally whose only option is its scrap ability.

use star_realms::{DiscardTiming, Mode};

use crate::support::{P1, P2, P3, duel, table};

/// imperial-fighter: primary. SR-ABL-OPEN2 SR-OUT-03
#[test]
fn an_imperial_fighter_gives_two_combat_and_its_victim_chooses_what_to_discard() {
    duel()
        .p1(|p| p.hand(["imperial-fighter"]))
        .p2(|p| p.hand(["scout", "scout", "viper"]).in_play(["battle-station"]))
        .play(|t| {
            t.choose("play imperial-fighter");
            t.expect_pools(P1, 0, 2, 50);
            t.expect_to_act([P2]);
            t.can_choose_exactly(["discard scout", "discard viper"]);
            t.choose("discard viper");
            t.expect_discard(P2, ["viper"]);
            t.expect_hand(P2, ["scout", "scout"]);
            t.expect_to_act([P1]);
            t.can_choose_exactly(["end turn"]);
        });
}

/// imperial-fighter: primary. SR-ABL-OPEN2
#[test]
fn a_victim_with_one_card_or_none_is_not_asked() {
    duel().p1(|p| p.hand(["imperial-fighter", "imperial-fighter"])).p2(|p| p.hand(["viper"])).play(|t| {
        t.choose("play imperial-fighter");
        t.expect_discard(P2, ["viper"]);
        t.expect_to_act([P1]);
        t.choose("play imperial-fighter");
        t.expect_discard(P2, ["viper"]);
        t.can_choose_exactly(["ally imperial-fighter", "attack P2", "end turn"]);
    });
}

/// imperial-fighter: primary. SR-ABL-OPEN2
#[test]
fn with_the_other_ruling_the_victim_discards_when_the_next_turn_begins() {
    duel()
        .rulings(|r| r.discards = DiscardTiming::StartOfTurn)
        .p1(|p| p.hand(["imperial-fighter", "imperial-fighter"]))
        .p2(|p| p.hand(["scout", "viper", "viper"]))
        .play(|t| {
            t.choose_each(["play imperial-fighter", "play imperial-fighter"]);
            t.expect_hand(P2, ["scout", "viper", "viper"]);
            t.can_choose_exactly(["ally imperial-fighter", "attack P2", "end turn"]);
            t.choose("end turn");
            t.expect_to_act([P2]);
            t.can_choose_exactly(["discard scout", "discard viper"]);
            t.choose("discard viper");
            t.can_choose_exactly(["discard scout", "discard viper"]);
            t.choose("discard scout");
            t.can_choose_exactly(["play viper", "end turn"]);
        });
}

/// imperial-fighter: primary. SR-MULTI-OPEN2
#[test]
fn with_several_opponents_the_player_names_the_victim() {
    table(Mode::FreeForAll, 3)
        .p1(|p| p.hand(["imperial-fighter"]))
        .p2(|p| p.hand(["scout", "viper"]))
        .p3(|p| p.hand(["scout", "viper"]))
        .play(|t| {
            t.choose("play imperial-fighter");
            t.can_choose_exactly(["P2", "P3"]);
            t.choose("P3");
            t.expect_to_act([P3]);
            t.can_choose_exactly(["discard scout", "discard viper"]);
            t.choose("discard scout");
            t.expect_hand(P2, ["scout", "viper"]);
            t.expect_hand(P3, ["viper"]);
        });
}

/// imperial-fighter: ally. SR-ALLY-01
#[test]
fn an_imperial_fighter_with_an_ally_gives_two_combat() {
    duel().p1(|p| p.in_play(["imperial-fighter", "dreadnaught"])).play(|t| {
        t.can_choose_exactly(["ally imperial-fighter", "scrap dreadnaught", "end turn"]);
        t.choose("ally imperial-fighter");
        t.expect_pools(P1, 0, 2, 50);
        t.can_choose_exactly(["scrap dreadnaught", "attack P2", "end turn"]);
    });
}

/// corvette: primary. SR-DRAW-02
#[test]
fn a_corvette_gives_one_combat_and_draws_from_a_deck_made_anew() {
    duel().p1(|p| p.hand(["corvette"]).deck([]).discard(["viper"])).play(|t| {
        t.choose("play corvette");
        t.expect_pools(P1, 0, 1, 50);
        t.expect_hand(P1, ["viper"]);
        t.expect_discard(P1, []);
        t.can_choose_exactly(["play viper", "attack P2", "end turn"]);
    });
}

/// corvette: ally.
#[test]
fn a_corvette_with_an_ally_gives_two_combat() {
    duel().p1(|p| p.in_play(["corvette", "dreadnaught"])).play(|t| {
        t.can_choose_exactly(["ally corvette", "scrap dreadnaught", "end turn"]);
        t.choose("ally corvette");
        t.expect_pools(P1, 0, 2, 50);
    });
}

/// imperial-frigate: primary. SR-ABL-OPEN2
#[test]
fn an_imperial_frigate_gives_four_combat_and_makes_the_opponent_discard() {
    duel().p1(|p| p.hand(["imperial-frigate"])).p2(|p| p.hand(["scout", "viper"])).play(|t| {
        t.choose("play imperial-frigate");
        t.expect_pools(P1, 0, 4, 50);
        t.expect_to_act([P2]);
        t.can_choose_exactly(["discard scout", "discard viper"]);
        t.choose("discard scout");
        t.expect_discard(P2, ["scout"]);
        t.can_choose_exactly(["scrap imperial-frigate", "attack P2", "end turn"]);
    });
}

/// imperial-frigate: ally, scrap. SR-SCRAP-03 SR-SCRAP-04
#[test]
fn an_imperial_frigate_gives_two_combat_beside_an_ally_and_draws_when_scrapped() {
    duel().p1(|p| p.in_play(["imperial-frigate", "dreadnaught"]).draws(["viper"])).play(|t| {
        t.can_choose_exactly(["ally imperial-frigate", "scrap imperial-frigate", "scrap dreadnaught", "end turn"]);
        t.choose_each(["ally imperial-frigate", "scrap imperial-frigate (ally used)"]);
        t.expect_pools(P1, 0, 2, 50);
        t.expect_drawn(P1, ["viper"]);
        t.expect_scrapped(["imperial-frigate"]);
        t.can_choose_exactly(["play viper", "scrap dreadnaught", "attack P2", "end turn"]);
    });
}

/// survey-ship: primary.
#[test]
fn a_survey_ship_gives_one_trade_and_draws() {
    duel().p1(|p| p.hand(["survey-ship"]).draws(["viper"])).play(|t| {
        t.choose("play survey-ship");
        t.expect_pools(P1, 1, 0, 50);
        t.expect_drawn(P1, ["viper"]);
        t.can_choose_exactly(["play viper", "scrap survey-ship", "end turn"]);
    });
}

/// survey-ship: scrap. SR-SCRAP-01 SR-ABL-OPEN2
#[test]
fn a_survey_ship_scrapped_makes_the_opponent_discard() {
    duel().p1(|p| p.in_play(["survey-ship"])).p2(|p| p.hand(["scout", "viper"])).play(|t| {
        t.choose("scrap survey-ship");
        t.expect_scrapped(["survey-ship"]);
        t.expect_to_act([P2]);
        t.can_choose_exactly(["discard scout", "discard viper"]);
        t.choose("discard viper");
        t.expect_hand(P2, ["scout"]);
        t.can_choose_exactly(["end turn"]);
    });
}

/// battlecruiser: primary.
#[test]
fn a_battlecruiser_gives_five_combat_and_draws() {
    duel().p1(|p| p.hand(["battlecruiser"]).draws(["scout"])).play(|t| {
        t.choose("play battlecruiser");
        t.expect_pools(P1, 0, 5, 50);
        t.expect_drawn(P1, ["scout"]);
        t.can_choose_exactly(["play scout", "scrap battlecruiser", "attack P2", "end turn"]);
    });
}

/// battlecruiser: ally. SR-ABL-OPEN2
#[test]
fn a_battlecruiser_with_an_ally_makes_the_opponent_discard() {
    duel().p1(|p| p.in_play(["battlecruiser", "dreadnaught"])).p2(|p| p.hand(["scout", "viper"])).play(|t| {
        t.can_choose_exactly(["ally battlecruiser", "scrap battlecruiser", "scrap dreadnaught", "end turn"]);
        t.choose("ally battlecruiser");
        t.expect_to_act([P2]);
        t.can_choose_exactly(["discard scout", "discard viper"]);
        t.choose("discard scout");
        t.expect_hand(P2, ["viper"]);
        t.can_choose_exactly(["scrap battlecruiser (ally used)", "scrap dreadnaught", "end turn"]);
    });
}

/// battlecruiser: scrap. SR-ATT-04 SR-OUT-EX2
#[test]
fn a_battlecruiser_scrapped_draws_and_may_destroy_a_base() {
    duel()
        .p1(|p| p.in_play(["battlecruiser"]).draws(["viper"]))
        .p2(|p| p.in_play(["battle-station", "barter-world"]))
        .play(|t| {
            t.choose("scrap battlecruiser");
            t.expect_drawn(P1, ["viper"]);
            t.expect_scrapped(["battlecruiser"]);
            t.can_choose_exactly(["destroy battle-station of P2", "done"]);
            t.choose("destroy battle-station of P2");
            t.expect_discard(P2, ["battle-station"]);
            t.can_choose_exactly(["play viper", "end turn"]);
        });
}

/// battlecruiser: scrap. SR-ABL-OPEN1 SR-ABL-OPEN3
#[test]
fn a_battlecruiser_scrapped_may_spare_all_bases_or_find_none() {
    duel().p1(|p| p.in_play(["battlecruiser", "mech-world"]).draws(["viper"])).play(|t| {
        t.choose("scrap battlecruiser");
        t.can_choose_exactly(["destroy mech-world of P1", "done"]);
        t.choose("done");
        t.expect_in_play(P1, ["mech-world"]);
    });
    duel().p1(|p| p.in_play(["battlecruiser"]).draws(["viper"])).play(|t| {
        t.choose("scrap battlecruiser");
        t.can_choose_exactly(["play viper", "end turn"]);
    });
    let switched = duel().rulings(|r| r.own_bases = false);
    switched.p1(|p| p.in_play(["battlecruiser", "mech-world"]).draws(["viper"])).play(|t| {
        t.choose("scrap battlecruiser");
        t.can_choose_exactly(["play viper", "end turn"]);
    });
}

/// dreadnaught: primary.
#[test]
fn a_dreadnaught_gives_seven_combat_and_draws() {
    duel().p1(|p| p.hand(["dreadnaught"]).draws(["scout"])).play(|t| {
        t.choose("play dreadnaught");
        t.expect_pools(P1, 0, 7, 50);
        t.expect_drawn(P1, ["scout"]);
        t.can_choose_exactly(["play scout", "scrap dreadnaught", "attack P2", "end turn"]);
    });
}

/// dreadnaught: scrap. SR-SCRAP-01
#[test]
fn a_dreadnaught_scrapped_gives_five_combat() {
    duel().p1(|p| p.in_play(["dreadnaught"])).play(|t| {
        t.choose("scrap dreadnaught");
        t.expect_pools(P1, 0, 5, 50);
        t.expect_scrapped(["dreadnaught"]);
        t.can_choose_exactly(["attack P2", "end turn"]);
    });
}
