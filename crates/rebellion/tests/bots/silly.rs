//! Positions in which one move is clearly bad. No bot may make it, whatever its level.

use rebellion::frame::Stage;
use rebellion::{Bits, Side};

use crate::bots::fight::never_silly;
use crate::support::layout::{Layout, site};
use crate::support::{EMPIRE, REBELS, scene};

/// A strong Imperial force next to Hoth, with a leader for it.
fn before_hoth() -> Layout {
    scene().units("mustafar", "2 star-destroyer, 6 stormtrooper, 1 at-at").pool(["general-veers"])
}

// A win within reach.

#[test]
fn an_empty_revealed_base_is_taken() {
    never_silly(before_hoth().revealed().empires_turn(), |t| t.won(EMPIRE));
}

#[test]
fn a_base_with_a_single_guard_is_attacked() {
    never_silly(before_hoth().revealed().units("hoth", "1 rebel-trooper").empires_turn(), |t| t.has("activate hoth"));
}

#[test]
fn the_only_system_left_is_searched() {
    let known = before_hoth().with(|g, s| s.could_be = Bits::only(site(g, "hoth").idx()));
    never_silly(known.empires_turn(), |t| t.has("activate hoth"));
}

#[test]
fn troops_are_taken_along_to_the_base() {
    never_silly(before_hoth().revealed().empires_turn(), |t| {
        t.has_like("all from mustafar") || t.picks.iter().any(|p| p.words.starts_with("count") && p.words != "count 0")
    });
}

#[test]
fn the_winning_objective_is_played() {
    let last = scene().track(9, 10).objectives(["leave-no-one-behind"]).stage(Stage::Objective);
    never_silly(last, |t| t.won(REBELS));
}

#[test]
fn an_objective_that_is_met_is_played() {
    let met = scene().track(4, 13).objectives(["leave-no-one-behind"]).stage(Stage::Objective);
    never_silly(met, |t| t.has("score leave-no-one-behind"));
}

// The base.

#[test]
fn the_base_is_not_revealed_for_nothing() {
    let hidden = scene().units("rebel-base", "3 rebel-trooper, 2 x-wing, 1 rebel-transport").pool(["general-rieekan"]);
    never_silly(hidden.units("mustafar", "1 star-destroyer, 4 stormtrooper").rebels_turn(), |t| !t.has("reveal base"));
}

#[test]
fn a_probe_goes_where_the_base_may_be() {
    let probe = scene().probes(["dagobah", "endor", "kessel"]).assigned("long-range-probe", ["admiral-piett"]);
    never_silly(probe.empires_turn(), |t| {
        !["dagobah", "endor", "kessel", "coruscant"].iter().any(|at| t.has(&format!("at {at}")))
    });
}

// Leaders.

#[test]
fn the_rebels_do_not_pass_with_a_mission_to_make() {
    let ready = scene().units("rebel-base", "2 rebel-trooper").assigned("build-alliance", ["mon-mothma"]);
    never_silly(ready.rebels_turn(), |t| t.has_like("reveal build-alliance"));
}

#[test]
fn the_empire_does_not_pass_with_a_mission_to_make() {
    let ready = scene().units("corellia", "1 star-destroyer, 2 stormtrooper").assigned("rule-by-fear", ["darth-vader"]);
    never_silly(ready.empires_turn(), |t| t.has_like("reveal rule-by-fear"));
}

#[test]
fn the_empire_does_not_pass_with_fleets_and_leaders() {
    let idle = scene()
        .units("corellia", "2 star-destroyer, 6 stormtrooper")
        .units("mustafar", "1 assault-carrier, 3 stormtrooper")
        .pool(["general-veers", "darth-vader", "admiral-piett"]);
    never_silly(idle.empires_turn(), |t| t.has_like("activate"));
}

#[test]
fn an_activation_moves_something() {
    let idle = scene().units("corellia", "2 star-destroyer, 6 stormtrooper").pool(["general-veers"]);
    never_silly(idle.empires_turn(), |t| {
        t.has("pass") || t.has_like("from corellia") || t.has_like("all from corellia")
    });
}

#[test]
fn nobody_is_assigned_to_what_he_cannot_do() {
    let lacking = scene().units("rebel-base", "2 rebel-trooper").pool(["chewbacca", "mon-mothma"]);
    never_silly(lacking.stage(Stage::RebelsAssign), |t| {
        !["build-alliance", "infiltration", "rapid-mobilization"]
            .iter()
            .any(|m| t.has(&format!("assign {m} chewbacca")))
            && !["infiltration", "sabotage"].iter().any(|m| t.has(&format!("assign {m} mon-mothma")))
    });
}

// Targets.

#[test]
fn friends_need_no_alliance() {
    let loyal = scene().loyal(Side::Rebels, ["naboo", "alderaan"]).assigned("build-alliance", ["mon-mothma"]);
    never_silly(loyal.rebels_turn(), |t| !t.has("at naboo") && !t.has("at alderaan"));
}

#[test]
fn loyal_subjects_need_no_fear() {
    let loyal = scene()
        .loyal(Side::Empire, ["corellia"])
        .units("corellia", "1 stormtrooper")
        .units("sullust", "2 stormtrooper")
        .assigned("rule-by-fear", ["darth-vader"]);
    never_silly(loyal.empires_turn(), |t| !t.has("at corellia"));
}

#[test]
fn nobody_sabotages_friends_or_ruins() {
    let layout = scene()
        .loyal(Side::Rebels, ["naboo"])
        .loyal(Side::Empire, ["corellia", "sullust"])
        .sabotaged(["sullust"])
        .assigned("sabotage", ["chewbacca"]);
    never_silly(layout.rebels_turn(), |t| !t.has("at naboo") && !t.has("at sullust"));
}

#[test]
fn nobody_destroys_their_own() {
    let layout = scene()
        .units("naboo", "2 rebel-trooper")
        .units("sullust", "2 stormtrooper")
        .assigned("hit-and-run", ["chewbacca"]);
    never_silly(layout.rebels_turn(), |t| !t.has("destroy rebel-trooper"));
}

#[test]
fn what_was_built_is_deployed() {
    let layout = scene().loyal(Side::Empire, ["corellia"]).with(|g, s| {
        let units = crate::support::layout::units(g, "1 stormtrooper, 1 tie-fighter");
        for (unit, n) in units {
            s.deploying.0[unit.idx()] += n;
            s.supply[Side::Empire.idx()].0[unit.idx()] -= n;
        }
        s.frames.push(rebellion::frame::Frame::Stage(Stage::RoundEnds));
        s.frames.push(rebellion::frame::Frame::Deploy { side: Side::Empire, kind: 0 });
    });
    never_silly(layout, |t| t.has_like("deploy stormtrooper") && t.has_like("deploy tie-fighter"));
}
