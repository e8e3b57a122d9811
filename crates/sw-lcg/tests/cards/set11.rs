//! Set 11: The Rebel Fleet.

use crate::cards::printed::{costs, dies_of, edges, falls_at, gives, matches, strikes};
use crate::support::{LIGHT, Step, dark_attacks, light_attacks, scene};

/// the-rebel-fleet: one Rebel Alliance resource, capacity 5.
#[test]
fn the_rebel_fleet_gives_one_and_falls_at_five() {
    gives("the-rebel-fleet", 1);
    matches("the-rebel-fleet", "jedi", "repair-droid");
    falls_at("the-rebel-fleet", 5);
}

/// the-rebel-fleet: only Vehicles can attack it. LCG-CONF-EX1
#[test]
fn the_rebel_fleet_is_attacked_by_vehicles_only() {
    dark_attacks()
        .light(|p| p.objectives(["the-rebel-fleet", "draw-their-fire"]))
        .dark(|p| p.in_play(["kuati-security-team", "tie-bomber", "tie-fighter", "interrogation-droid"]))
        .play(|t| {
            t.until("engage the-rebel-fleet");
            t.can_choose_exactly(["engage the-rebel-fleet", "engage draw-their-fire", "pass"]);
            t.choose("engage the-rebel-fleet");
            t.can_choose_exactly(["declare tie-fighter", "declare tie-bomber"]);
            t.choose("declare tie-bomber");
            t.leave_open();
        });
}

/// the-rebel-fleet: without a ready Vehicle it cannot be engaged; defenders may be of any kind.
#[test]
fn the_rebel_fleet_cannot_be_engaged_without_a_vehicle() {
    dark_attacks()
        .light(|p| p.objectives(["the-rebel-fleet", "draw-their-fire"]))
        .dark(|p| p.in_play(["kuati-security-team", "tie-bomber focus 1"]))
        .play(|t| {
            t.until("engage draw-their-fire");
            t.can_choose_exactly(["engage draw-their-fire", "pass"]);
            t.leave_open();
        });
    dark_attacks()
        .light(|p| p.objectives(["the-rebel-fleet"]).in_play(["yoda", "x-wing"]))
        .dark(|p| p.in_play(["tie-bomber"]))
        .play(|t| {
            t.then("engage the-rebel-fleet");
            t.choose("declare tie-bomber");
            t.can_choose_exactly(["declare yoda", "declare x-wing", "done"]);
            t.leave_open();
        });
}

// ---- Home One

/// home-one: cost 5, two unit damage and two blast icons, 3 Force icons, capacity 3.
#[test]
fn home_one_has_what_is_printed() {
    costs("home-one", "rebel-alliance", 5);
    strikes("home-one", [2, 0, 2], [2, 0, 2]);
    dies_of("home-one", 3);
    edges("home-one", 3);
}

/// home-one: focused to strike as an attacker, it deals 1 damage to each enemy objective except the engaged one.
#[test]
fn home_one_damages_the_other_objectives() {
    light_attacks().light(|p| p.in_play(["home-one"])).dark(|p| p.in_play(["rancor focus 1"])).play(|t| {
        t.then("engage imperial-command");
        t.choose_each(["declare home-one", "strike home-one"]);
        t.may_choose("use home-one");
        t.expect_damage("shadows-of-dathomir", 1);
        t.expect_damage("death-and-despayre", 1);
        // Two from the strike and one from an unopposed engagement.
        t.expect_damage("imperial-command", 3);
        t.expect_damage("draw-their-fire", 0);
        t.expect_damage("rancor", 0);
    });
}

/// home-one: optional; does nothing without another enemy objective; not as a defender.
#[test]
fn home_one_needs_other_objectives_and_to_attack() {
    light_attacks().light(|p| p.in_play(["home-one"])).dark(|p| p.objectives(["imperial-command"])).play(|t| {
        t.then("engage imperial-command");
        t.choose_each(["declare home-one", "strike home-one"]);
        t.cannot_choose_as(LIGHT, "use home-one");
        t.expect_damage("imperial-command", 3);
    });
    dark_attacks().light(|p| p.in_play(["home-one"])).dark(|p| p.in_play(["duty-officer"])).play(|t| {
        t.then("engage draw-their-fire");
        t.choose_each(["declare duty-officer", "declare home-one", "strike home-one"]);
        t.can_choose_exactly(["hit duty-officer"]);
        t.leave_open();
    });
}

/// home-one: Elite, unique. LCG-KEY-03 LCG-UNIQ-01
#[test]
fn home_one_is_elite_and_unique() {
    scene().turn_of(LIGHT).at(Step::RefreshBegins).light(|p| p.in_play(["home-one focus 3"])).play(|t| {
        t.expect_focus("home-one", 1);
    });
    scene().turn_of(LIGHT).light(|p| p.in_play(["home-one"]).hand(["home-one"])).play(|t| {
        t.can_choose_exactly(["pass"]);
    });
}

// ---- Repair Droid

/// repair-droid: cost 1, no combat icons, 1 Force icon, capacity 1.
#[test]
fn the_repair_droid_has_what_is_printed() {
    costs("repair-droid", "rebel-alliance", 1);
    strikes("repair-droid", [0, 0, 0], [0, 0, 0]);
    dies_of("repair-droid", 1);
    edges("repair-droid", 1);
}

/// repair-droid: removes 1 damage from a Vehicle of either side, once per turn, even while exhausted. LCG-ABL-EX2
/// LCG-ADV-EX1
#[test]
fn the_repair_droid_heals_a_vehicle() {
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            let p = p.hand(["luke-skywalker"]);
            p.in_play(["repair-droid focus 1", "home-one damage 2", "yoda damage 1", "x-wing"])
        })
        .dark(|p| p.in_play(["at-st damage 1"]))
        .play(|t| {
            t.choose("use repair-droid");
            t.can_choose_exactly(["pick home-one", "pick at-st"]);
            t.choose("pick home-one");
            t.expect_damage("home-one", 1);
            t.expect_focus("repair-droid", 1);
            t.cannot_choose("use repair-droid");
        });
}

/// repair-droid: each copy has its own limit; the next turn, of the enemy, allows another use. LCG-ABL-15
#[test]
fn each_repair_droid_works_once_a_turn() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["repair-droid", "repair-droid", "redemption damage 3"]).hand(["luke-skywalker"]))
        .play(|t| {
            t.choose_each(["use repair-droid", "pick redemption", "use repair-droid", "pick redemption"]);
            t.expect_damage("redemption", 1);
            t.cannot_choose("use repair-droid");
            t.pass_to_turn(8);
            t.then("use repair-droid");
            t.choose("pick redemption");
            t.expect_damage("redemption", 0);
        });
}

/// repair-droid: not without a damaged Vehicle. LCG-ADV-08
#[test]
fn the_repair_droid_needs_a_damaged_vehicle() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["repair-droid", "yoda damage 1", "x-wing"]).hand(["luke-skywalker"]))
        .play(|t| t.cannot_choose("use repair-droid"));
}
