//! Both sides share a theater, but no unit has arrived, so no combat begins.

use rebellion::Side::Rebels;
use rebellion::frame::Stage;

use crate::support::layout::Layout;
use crate::support::scene;

/// A structure and a stormtrooper at the revealed base that have not fought. Four TIE Fighters can be sent there.
fn besieged() -> Layout {
    scene()
        .base("hoth")
        .revealed()
        .units("hoth", "1 shield-generator, 1 stormtrooper")
        .units("coruscant", "4 tie-fighter")
        .pool(["soontir-fel"])
        .actions(["scouting-mission"])
        .stage(Stage::EmpireAssigns)
}

/// REB-COMBAT-01, REB-OPEN-12: an action card that moves nothing starts no combat.
#[test]
fn scouts_that_stay_at_home_start_no_combat() {
    let place = ["use scouting-mission soontir-fel", "place hoth"];
    besieged().play(|t| {
        t.choose_each(place);
        t.choose("done");
        t.expect_combat(None);
        t.leave_open();
    });
    besieged().play(|t| {
        t.choose_each(place);
        t.choose_each(["from coruscant", "count 0", "done"]);
        t.expect_combat(None);
        t.leave_open();
    });
    besieged().play(|t| {
        t.choose_each(place);
        t.choose_each(["from coruscant", "count 1", "done"]);
        t.expect_combat(Some("hoth"));
        t.leave_open();
    });
}

/// REB-COMBAT-01, REB-OPEN-12: a mission that moves no unit starts no combat unless the card says so, with a hidden or
/// a revealed base.
#[test]
fn a_strike_team_that_stays_at_home_starts_no_combat() {
    let mission = |base: Layout, at: &'static str| {
        base.units(at, "2 rebel-trooper")
            .units("naboo", "1 star-destroyer, 1 x-wing")
            .assigned("lead-the-strike-team", ["han-solo"])
            .rebels_turn()
    };
    let reveal = ["reveal lead-the-strike-team han-solo", "at naboo"];
    let stories: [(fn() -> Layout, _, _); 2] = [
        (|| scene().base("hoth"), "rebel-base", "from rebel-base"),
        (|| scene().base("hoth").revealed(), "hoth", "from hoth"),
    ];
    for (base, at, from) in stories {
        mission(base(), at).play(|t| {
            t.choose_each(reveal);
            t.choose("done");
            t.expect_combat(None);
            t.leave_open();
        });
        mission(base(), at).play(|t| {
            t.choose_each(reveal);
            t.choose_each([from, "count 1", "done"]);
            t.expect_combat(Some("naboo"));
            t.leave_open();
        });
    }
}

/// REB-COMBAT-45, REB-OPEN-12: revealing the base starts a combat if units leave the base space; leaders do not count.
#[test]
fn an_empty_base_space_starts_no_combat() {
    let beside = || {
        scene()
            .base("hoth")
            .units("hoth", "1 star-destroyer, 1 x-wing")
            .leaders("rebel-base", ["jan-dodonna"])
            .rebels_turn()
    };
    beside().play(|t| {
        t.choose("reveal base");
        t.expect_combat(None);
        t.expect_leader("jan-dodonna", "hoth");
        t.can_choose("pass"); // the turn continues
    });
    beside().units("rebel-base", "1 rebel-trooper").play(|t| {
        t.choose("reveal base");
        t.expect_combat(Some("hoth"));
        t.leave_open();
    });
}

/// REB-BASE-21, REB-OPEN-12: the same applies when a new base replaces the old one.
#[test]
fn an_empty_old_base_starts_no_combat() {
    let moving = || {
        scene()
            .base("hoth")
            .units("hoth", "1 tie-fighter, 1 x-wing")
            .leaders("rebel-base", ["general-rieekan"])
            .with(|_, s| s.mobilizing.push(1))
            .stage(Stage::CommandEnds)
            .draws(["naboo", "rodia", "kessel", "endor"])
    };
    moving().play(|t| {
        t.choose_each(["relocate", "hide naboo"]);
        t.expect_combat(None);
        t.leave_open();
    });
    moving().units("rebel-base", "1 rebel-trooper").play(|t| {
        t.choose_each(["relocate", "hide naboo"]);
        t.expect_combat(Some("hoth"));
        t.expect_units("hoth", Rebels, "1 x-wing, 1 rebel-trooper");
        t.leave_open();
    });
}
