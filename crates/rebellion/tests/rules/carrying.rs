//! Movement by effects, across the map, to and from the base, and with captives.

use rebellion::Side::{Empire, Rebels};
use rebellion::frame::Stage;

use crate::support::{Blank, Hit, REBELS, scene};

/// REB-MOVE-03: systems next to each other on the map that are not adjacent.
#[test]
fn nothing_crosses_an_impassable_area() {
    for (from, into) in [
        ("coruscant", "activate cato-neimoidia"),
        ("bespin", "activate dagobah"),
        ("mustafar", "activate utapau"),
        ("dathomir", "activate ord-mantell"),
    ] {
        scene().units(from, "1 death-star, 1 star-destroyer").pool(["darth-vader"]).empires_turn().play(|t| {
            t.choose_each([into, "with darth-vader"]);
            t.can_choose_exactly(["done"]);
            t.choose("done");
        });
    }
}

/// REB-MOVE-11: both cards lift adjacency, and one of them also lets units leave leaders. Neither lifts transport.
#[test]
fn an_effect_obeys_the_rules_it_does_not_lift() {
    let base = || scene().units("rebel-base", "1 x-wing, 2 rebel-trooper, 1 ion-cannon");
    let evacuation = || base().pool(["general-rieekan"]).actions(["start-the-evacuation"]);
    let start = ["use start-the-evacuation general-rieekan", "place kessel"];
    evacuation().leaders("rebel-base", ["mon-mothma"]).stage(Stage::RebelsAssign).play(|t| {
        t.choose_each(start);
        t.can_choose_exactly(["done"]);
        t.leave_open();
    });
    evacuation().stage(Stage::RebelsAssign).play(|t| {
        t.choose_each(start);
        t.choose_each(["all from rebel-base", "done"]);
        t.expect_units("kessel", Rebels, "1 x-wing");
        t.leave_open();
    });
    base().leaders("rebel-base", ["mon-mothma"]).assigned("hidden-fleet", ["admiral-ackbar"]).rebels_turn().play(|t| {
        t.choose_each(["reveal hidden-fleet admiral-ackbar", "at kessel", "all from rebel-base", "done"]);
        t.expect_units("kessel", Rebels, "1 x-wing");
        t.expect_units("rebel-base", Rebels, "2 rebel-trooper, 1 ion-cannon");
    });
}

/// REB-MOVE-12
#[test]
fn an_effect_without_transport_needs_no_carrier() {
    scene()
        .units("rebel-base", "3 rebel-trooper, 1 airspeeder")
        .assigned("lead-the-strike-team", ["han-solo"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal lead-the-strike-team han-solo", "at kessel", "all from rebel-base"]);
            t.expect_units("kessel", Rebels, "3 rebel-trooper, 1 airspeeder");
            t.leave_open();
        });
    scene()
        .units("mygeeto", "2 tie-fighter")
        .pool(["soontir-fel"])
        .actions(["scouting-mission"])
        .stage(Stage::EmpireAssigns)
        .play(|t| {
            t.choose_each(["use scouting-mission soontir-fel", "place kessel", "all from mygeeto", "done"]);
            t.expect_units("kessel", Empire, "2 tie-fighter");
            t.leave_open();
        });
}

/// REB-BASE-06
#[test]
fn missions_move_units_between_the_base_and_any_system() {
    scene()
        .units("rebel-base", "1 corellian-corvette, 2 rebel-trooper")
        .assigned("hidden-fleet", ["admiral-ackbar"])
        .rebels_turn()
        .play(|t| {
            // Mon Calamari is at the other end of the galaxy.
            t.choose_each(["reveal hidden-fleet admiral-ackbar", "at mon-calamari", "all from rebel-base", "done"]);
            t.expect_units("mon-calamari", Rebels, "1 corellian-corvette, 2 rebel-trooper");
            assert_eq!(t.state().could_be.len(), 31, "the move reveals nothing about the base");
        });
    scene()
        .units("mon-calamari", "1 corellian-corvette, 2 rebel-trooper")
        .with(|_, s| s.mobilizing.push(1))
        .stage(Stage::CommandEnds)
        .play(|t| {
            t.choose_each(["gather", "all from mon-calamari", "done"]);
            t.expect_units("rebel-base", Rebels, "1 corellian-corvette, 2 rebel-trooper");
            t.leave_open();
        });
}

/// REB-BASE-03
#[test]
fn the_base_is_the_base_space_but_its_region_is_the_true_one() {
    scene().loyal(Rebels, ["naboo"]).assigned("base-defenses", ["mon-mothma"]).rebels_turn().play(|t| {
        t.choose_each(["reveal base-defenses mon-mothma", "at naboo"]);
        t.expect_units("rebel-base", Rebels, "1 shield-generator, 1 ion-cannon");
        t.expect_units("hoth", Rebels, "");
    });
    scene()
        .base("hoth")
        .units("sullust", "1 stormtrooper")
        .captive("mon-mothma", "sullust")
        .assigned("homing-beacon", ["colonel-yularen"])
        .rolls([Hit, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal homing-beacon colonel-yularen", "against mon-mothma"]);
            t.can_choose_exactly_as(REBELS, ["place bespin", "place endor", "place hoth", "place mustafar"]);
            t.leave_open();
        });
}

/// REB-OPEN-06
#[test]
fn a_captive_needs_a_carrier_and_takes_no_room() {
    let sullust = |units: &'static str| {
        scene().units("sullust", units).captive("princess-leia", "sullust").pool(["darth-vader"]).empires_turn()
    };
    sullust("1 assault-carrier, 5 stormtrooper").play(|t| {
        t.choose_each(["activate naboo", "with darth-vader", "all from sullust"]);
        t.can_choose_exactly(["no", "yes"]);
        t.choose_each(["yes", "done"]);
        t.expect_units("naboo", Empire, "1 assault-carrier, 4 stormtrooper"); // no room left
        t.expect_leader("princess-leia", "naboo");
        t.expect_captive("princess-leia", true);
    });
    // No carrier leaves Sullust.
    sullust("1 stormtrooper").units("malastare", "1 star-destroyer").play(|t| {
        t.choose_each(["activate naboo", "with darth-vader"]);
        t.can_choose_exactly(["all from malastare", "done", "from malastare"]);
        t.choose_each(["all from malastare", "done"]);
        t.expect_leader("princess-leia", "sullust");
    });
}
