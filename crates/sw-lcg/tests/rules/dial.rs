//! Attacks on the Death Star dial: it is engaged like an objective but is not one (LCG-NAME-EX8).

use crate::support::{DARK, LIGHT, Step, dark_attacks, light_attacks, scene};

/// LCG-NAME-EX8 LCG-EDGE-20
#[test]
fn an_informant_repeats_no_target_of_opportunity_against_the_dial() {
    light_attacks().light(|p| p.in_play(["trench-run", "secret-informant"]).hand(["target-of-opportunity-133"])).play(
        |t| {
            t.choose_each(["engage trench-run", "declare secret-informant", "edge target-of-opportunity-133"]);
            t.can_choose_exactly(["strike secret-informant"]);
            assert_eq!(t.view(DARK).dial_damage, 0);
            t.leave_open();
        },
    );
}

/// LCG-NAME-EX8 LCG-ABL-14: damage on the dial is not damage on an objective or a unit.
#[test]
fn nothing_repairs_the_dial() {
    light_attacks()
        .light(|p| p.in_play(["trench-run damage 5", "x-wing"]).hand(["emergency-repair"]))
        .dark(|p| p.objectives(["imperial-command", "shadows-of-dathomir"]))
        .play(|t| {
            // No window opens: Emergency Repair has no objective to repair.
            t.can_choose_exactly([
                "engage imperial-command",
                "engage shadows-of-dathomir",
                "engage trench-run",
                "pass",
            ]);
        });
    light_attacks()
        .light(|p| p.in_play(["trench-run damage 5", "x-wing"]).hand(["emergency-repair"]))
        .dark(|p| p.objectives(["imperial-command damage 1", "shadows-of-dathomir"]))
        .play(|t| {
            t.choose_each(["use emergency-repair", "pay 2 draw-their-fire"]);
            t.must_choose("pick imperial-command");
        });
    scene()
        .turn_of(LIGHT)
        .at(Step::Refreshed)
        .light(|p| p.objectives(["last-minute-rescue"; 3]).in_play(["trench-run damage 5", "x-wing"]))
        .play(|t| {
            t.expect_phase(sw_lcg::Phase::Deployment); // Last Minute Rescue was not offered
            t.leave_open();
        });
}

/// LCG-NAME-EX8: reactions to damage on units and objectives do not react to damage on the dial.
#[test]
fn damage_to_the_dial_is_not_answered() {
    light_attacks().light(|p| p.in_play(["trench-run damage 5", "y-wing"]).hand(["it-could-be-worse"])).play(|t| {
        t.choose_each(["engage trench-run", "declare y-wing", "pass", "strike y-wing"]);
        assert_eq!(t.view(DARK).dial_damage, 8); // two blast damage with the edge, and the bonus
        t.can_choose_exactly(["commit y-wing", "done"]);
    });
}

/// LCG-NAME-EX8 LCG-BAL-03
#[test]
fn the_dial_takes_no_balance_damage_and_is_no_target_for_a_nightsister() {
    scene().turn_of(LIGHT).at(Step::BalanceBegins).light(|p| p.in_play(["trench-run"])).play(|t| {
        t.can_choose_exactly([
            "balance imperial-command",
            "balance shadows-of-dathomir",
            "balance death-and-despayre",
            "pass",
        ]);
        t.leave_open();
    });
    scene()
        .at(Step::ForceBegins)
        .light(|p| p.in_play(["trench-run damage 9"]))
        .dark(|p| p.in_play(["nightsister"]))
        .play(|t| {
            t.choose_each(["commit nightsister", "use nightsister"]);
            t.can_choose_exactly([
                "pick a-heros-journey",
                "pick draw-their-fire",
                "pick imperial-command",
                "pick shadows-of-dathomir",
                "pick death-and-despayre",
            ]);
            t.choose("pick draw-their-fire");
            t.leave_open();
        });
}

/// LCG-NAME-EX8 LCG-ENG-08
#[test]
fn backstabber_may_defend_the_dial_and_damages_nothing() {
    light_attacks().light(|p| p.in_play(["trench-run", "x-wing"])).dark(|p| p.hand(["backstabber"])).play(|t| {
        t.choose_each(["engage trench-run", "declare x-wing", "join backstabber", "pay 2 imperial-command"]);
        t.choose("pay 1 death-and-despayre");
        t.expect_participants(["x-wing", "backstabber"]);
        t.can_choose_exactly(["strike backstabber"]); // its reaction has no engaged objective
        t.leave_open();
    });
}

/// LCG-NAME-EX8 LCG-UNOP-02
#[test]
fn a_surviving_defender_spares_the_dial_the_bonus() {
    light_attacks()
        .light(|p| p.in_play(["trench-run", "redemption"]))
        .dark(|p| p.in_play(["emperors-royal-guard"]))
        .play(|t| {
            t.choose_each(["engage trench-run", "declare redemption", "declare emperors-royal-guard"]);
            t.choose_each([
                "strike emperors-royal-guard",
                "hit redemption",
                "strike redemption",
                "hit emperors-royal-guard",
            ]);
            assert_eq!(t.view(DARK).dial_damage, 0);
        });
}

/// LCG-NAME-EX8: an objective's limit on its attackers does not apply to the dial.
#[test]
fn limits_of_objectives_do_not_protect_the_dial() {
    light_attacks()
        .light(|p| p.in_play(["trench-run", "x-wing", "y-wing", "red-two"]))
        .dark(|p| p.objectives(["the-ultimate-power"]))
        .play(|t| {
            t.choose_each(["engage trench-run", "declare red-two", "declare y-wing"]);
            t.can_choose_exactly(["declare x-wing", "done"]);
            t.leave_open();
        });
}

/// LCG-NAME-EX8 LCG-CONF-02
#[test]
fn the_dial_is_engaged_once_each_turn() {
    light_attacks()
        .light(|p| p.in_play(["trench-run", "x-wing", "y-wing"]))
        .dark(|p| p.objectives(["imperial-command"]))
        .play(|t| {
            t.choose_each(["engage trench-run", "declare x-wing", "done", "strike x-wing"]);
            t.can_choose_exactly(["engage imperial-command", "pass"]);
        });
}

/// LCG-NAME-EX8 LCG-DEP-06
#[test]
fn nothing_is_attached_to_the_dial_as_to_an_objective() {
    scene().turn_of(LIGHT).light(|p| p.in_play(["trench-run"]).hand(["common-ground"])).play(|t| {
        t.choose_each(["play common-ground", "pay 1 jedi"]);
        t.can_choose_exactly([
            "pick a-heros-journey",
            "pick draw-their-fire",
            "pick imperial-command",
            "pick shadows-of-dathomir",
            "pick death-and-despayre",
        ]);
        t.choose("pick draw-their-fire");
    });
}

/// LCG-NAME-EX8 LCG-KEY-06
#[test]
fn no_fleet_protects_the_dial() {
    light_attacks()
        .light(|p| p.in_play(["trench-run", "y-wing"]))
        .dark(|p| p.objectives(["the-heart-of-the-empire"]).in_play(["coruscant-defense-fleet focus 1"]))
        .play(|t| {
            t.choose_each(["engage trench-run", "declare y-wing", "strike y-wing"]);
            assert_eq!(t.view(DARK).dial_damage, 3); // without a question
        });
}

/// LCG-NAME-EX8 LCG-ICON-02
#[test]
fn tactics_shields_and_destruction_pass_over_the_dial() {
    dark_attacks()
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["trench-run", "x-wing focus 1"]))
        .dark(|p| p.in_play(["interrogation-droid"]).hand(["superlaser-blast"]))
        .play(|t| {
            t.choose_each(["use superlaser-blast", "pay 2 imperial-command", "pay 2 death-and-despayre"]);
            t.can_choose_exactly([
                "pick draw-their-fire",
                "pick imperial-command",
                "pick shadows-of-dathomir",
                "pick death-and-despayre",
            ]);
            t.choose("pick shadows-of-dathomir");
            t.choose_each(["engage draw-their-fire", "declare interrogation-droid", "strike interrogation-droid"]);
            t.must_choose("aim x-wing");
        });
    scene()
        .turn_of(LIGHT)
        .at(Step::RefreshEnds)
        .light(|p| p.objectives(["fleeing-the-empire", "draw-their-fire"]).in_play(["trench-run", "x-wing"]))
        .play(|t| {
            t.choose("use fleeing-the-empire");
            t.can_choose_exactly(["pick fleeing-the-empire", "pick draw-their-fire", "pick x-wing"]);
            t.choose("pick x-wing");
            t.leave_open();
        });
}
