//! Tactic cards of both theaters.

use rebellion::Side::{Empire, Rebels};
use rebellion::{Event, Unit};

use crate::support::layout::Layout;
use crate::support::{Blank, EMPIRE, Hit, REBELS, Special, scene};

/// The Empire attacks in space; Jerjerrod draws this card.
fn in_space(card: &'static str) -> Layout {
    scene().draws([card]).units("naboo", "1 star-destroyer, 2 x-wing").pool(["moff-jerjerrod"])
}

/// The Empire attacks on the ground; Jerjerrod draws this card.
fn on_ground(card: &'static str) -> Layout {
    scene().draws([card]).units("naboo", "1 at-at, 2 rebel-trooper").pool(["moff-jerjerrod"])
}

const ATTACK: [&str; 3] = ["activate naboo", "with moff-jerjerrod", "done"];

#[test]
fn critical_hit_in_space() {
    in_space("space-critical-hit").rolls([Blank, Blank, Blank]).empires_turn().play(|t| {
        t.choose_each(ATTACK);
        t.choose_each(["play space-critical-hit", "damage x-wing 0", "done"]);
        t.fight_until(EMPIRE, "retreat moff-jerjerrod");
        t.expect_units("naboo", Rebels, "1 x-wing");
        t.leave_open();
    });
}

/// REB-COMBAT-23
#[test]
fn concentrate_fire_in_space() {
    in_space("space-concentrate-fire").rolls([Blank, Blank, Blank, Hit, Blank]).empires_turn().play(|t| {
        t.choose_each(ATTACK);
        t.choose("play space-concentrate-fire");
        t.can_choose_exactly(["done", "reroll 3", "reroll 7"]);
        t.choose_each(["reroll 3", "reroll 7"]);
        t.expect_dice(Empire, "1 die-black-hit, 2 die-red-blank");
        t.choose("done");
        t.expect_event(Event::Damage { unit: Unit::XWing, n: 1 });
        t.leave_open();
    });
}

#[test]
fn defensive_formation_in_space() {
    scene()
        .leaders("naboo", ["princess-leia"])
        .draws(["space-no-escape", "space-defensive-formation"])
        .units("naboo", "1 star-destroyer, 1 x-wing")
        .pool(["moff-jerjerrod"])
        .rolls([Hit, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(ATTACK);
            t.choose("done");
            t.can_choose_exactly_as(REBELS, ["done", "play space-defensive-formation"]);
            t.choose("play space-defensive-formation");
            t.choose("cancel x-wing 1");
            t.expect_fighters(Rebels, "1 x-wing 0");
            t.fight_a_round();
            t.expect_units("naboo", Rebels, "1 x-wing");
            t.leave_open();
        });
}

/// REB-COMBAT-32
#[test]
fn outmaneuver_costs_another_card() {
    scene()
        .leaders("naboo", ["jan-dodonna"])
        .draws(["space-no-escape", "space-outmaneuver", "space-critical-hit"])
        .units("naboo", "1 star-destroyer, 1 mon-calamari-cruiser")
        .pool(["moff-jerjerrod"])
        .rolls([Blank, Hit, Hit])
        .empires_turn()
        .play(|t| {
            t.choose_each(ATTACK);
            t.choose("done");
            t.choose("play space-outmaneuver");
            t.can_choose_exactly(["discard space-critical-hit"]);
            t.choose("discard space-critical-hit");
            t.choose_each(["cancel mon-calamari-cruiser 2", "cancel mon-calamari-cruiser 1"]);
            t.expect_fighters(Rebels, "1 mon-calamari-cruiser 0");
            t.leave_open();
        });
}

#[test]
fn take_it_down_in_space() {
    in_space("space-take-it-down").rolls([Special, Blank, Blank]).empires_turn().play(|t| {
        t.choose_each(ATTACK);
        t.choose_each(["play space-take-it-down", "damage x-wing 0"]);
        t.expect_fighters(Rebels, "1 x-wing 0, 1 x-wing 2");
        t.leave_open();
    });
}

#[test]
fn onslaught_in_space() {
    in_space("space-onslaught").rolls([Special, Blank, Blank]).empires_turn().play(|t| {
        t.choose_each(ATTACK);
        t.choose_each(["play space-onslaught", "damage x-wing 0"]);
        // A second, different unit, or none.
        t.can_choose_exactly(["damage x-wing 0", "done"]);
        t.choose("damage x-wing 0");
        t.expect_fighters(Rebels, "2 x-wing 1");
        t.leave_open();
    });
}

#[test]
fn brilliant_strategy_in_space() {
    in_space("space-brilliant-strategy").rolls([Special, Blank, Blank]).empires_turn().play(|t| {
        t.choose_each(ATTACK);
        t.choose_each(["play space-brilliant-strategy", "draw 1", "draw 0"]);
        let hand = t.state().tactics_hand[Empire.idx()];
        assert_eq!((hand.0[..9].iter().sum::<u8>(), hand.0[9..].iter().sum::<u8>()), (1, 1));
        t.leave_open();
    });
}

#[test]
fn critical_hit_on_the_ground() {
    on_ground("ground-critical-hit").rolls([Blank, Blank, Blank]).empires_turn().play(|t| {
        t.choose_each(ATTACK);
        t.choose_each(["play ground-critical-hit", "damage rebel-trooper 0"]);
        t.expect_fighters(Rebels, "1 rebel-trooper 0, 1 rebel-trooper 1");
        t.leave_open();
    });
}

#[test]
fn concentrate_fire_on_the_ground() {
    on_ground("ground-concentrate-fire").rolls([Blank, Blank, Blank, Hit]).empires_turn().play(|t| {
        t.choose_each(ATTACK);
        t.choose_each(["play ground-concentrate-fire", "reroll 3", "done"]);
        t.expect_dice(Empire, "1 die-black-hit, 2 die-red-blank");
        t.leave_open();
    });
}

#[test]
fn defensive_formation_on_the_ground() {
    scene()
        .leaders("naboo", ["princess-leia"])
        .draws(["ground-escape-plan", "ground-defensive-formation"])
        .units("naboo", "1 at-at, 1 rebel-trooper")
        .pool(["moff-jerjerrod"])
        .rolls([Hit, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(ATTACK);
            t.choose("done");
            t.choose_each(["play ground-defensive-formation", "cancel rebel-trooper 1"]);
            t.expect_fighters(Rebels, "1 rebel-trooper 0");
            t.leave_open();
        });
}

#[test]
fn dig_in_costs_another_card() {
    scene()
        .leaders("naboo", ["general-rieekan"])
        .draws(["ground-escape-plan", "ground-dig-in", "ground-critical-hit"])
        .units("naboo", "1 at-at, 1 airspeeder")
        .pool(["moff-jerjerrod"])
        .rolls([Blank, Hit, Hit])
        .empires_turn()
        .play(|t| {
            t.choose_each(ATTACK);
            t.choose("done");
            t.choose_each(["play ground-dig-in", "discard ground-critical-hit"]);
            t.choose_each(["cancel airspeeder 2", "cancel airspeeder 1"]);
            t.expect_fighters(Rebels, "1 airspeeder 0");
            t.leave_open();
        });
}

/// REB-CARD-18
#[test]
fn take_it_down_on_the_ground() {
    on_ground("ground-take-it-down").rolls([Special, Blank, Blank]).empires_turn().play(|t| {
        t.choose_each(ATTACK);
        t.choose_each(["play ground-take-it-down", "damage rebel-trooper 0"]);
        t.expect_fighters(Rebels, "1 rebel-trooper 0, 1 rebel-trooper 2");
        t.leave_open();
    });
}

#[test]
fn onslaught_on_the_ground() {
    on_ground("ground-onslaught").rolls([Special, Blank, Blank]).empires_turn().play(|t| {
        t.choose_each(ATTACK);
        t.choose_each(["play ground-onslaught", "damage rebel-trooper 0", "damage rebel-trooper 0"]);
        t.expect_fighters(Rebels, "2 rebel-trooper 1");
        t.leave_open();
    });
}

#[test]
fn brilliant_strategy_on_the_ground() {
    on_ground("ground-brilliant-strategy").rolls([Special, Blank, Blank]).empires_turn().play(|t| {
        t.choose_each(ATTACK);
        t.choose_each(["play ground-brilliant-strategy", "draw 0", "draw 0"]);
        let n: u8 = t.state().tactics_hand[Empire.idx()].0[..9].iter().sum();
        assert_eq!(n, 2);
        t.leave_open();
    });
}

#[test]
fn bombardment_with_the_red_dice_of_a_ship() {
    on_ground("ground-bombardment")
        .units("naboo", "1 star-destroyer")
        .rolls([Special, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(ATTACK);
            t.choose("play ground-bombardment");
            t.can_choose_exactly(["with star-destroyer"]);
            t.choose("with star-destroyer");
            t.choose_each(["damage rebel-trooper 0", "damage rebel-trooper 0"]);
            t.expect_fighters(Rebels, "2 rebel-trooper 1");
            t.leave_open();
        });
}
