//! The balance phase.

use sw_lcg::{Event, Phase};

use crate::support::{DARK, LIGHT, Layout, Play, Side, Step, scene};

/// The end of a light turn, one decision before the next dark turn begins.
fn before_dark() -> Layout {
    scene().turn_of(LIGHT).at(Step::ForceBegins).light(|p| p.in_play(["x-wing"]))
}

/// The movement of the dial in the last pick.
fn moves(t: &Play) -> Vec<u8> {
    t.events().iter().filter_map(|e| if let Event::Dial { to } = e { Some(*to) } else { None }).collect()
}

/// LCG-BAL-01 LCG-BAL-02 LCG-BAL-EX1
#[test]
fn the_dial_advances_in_a_dark_turn_and_once_more_with_the_dark_balance() {
    let light = |dial: u8| (Side::Light, dial, vec![dial + 1]);
    for (balance, dial, expected) in [light(0), light(3), (Side::Dark, 3, vec![4, 5])] {
        before_dark().balance(balance).dial(dial).play(|t| {
            t.choose("done");
            assert_eq!(t.table().active, DARK);
            assert_eq!(moves(t), expected);
        });
    }
}

/// LCG-BAL-01 LCG-BAL-02
#[test]
fn the_dial_stands_still_in_a_light_turn() {
    for balance in [Side::Light, Side::Dark] {
        let table = scene().at(Step::ForceBegins).balance(balance).dial(3);
        table.dark(|p| p.in_play(["tie-fighter"])).play(|t| {
            t.choose("done");
            t.until("pass");
            assert_eq!(t.table().active, LIGHT);
            t.expect_dial(3);
            t.leave_open();
        });
    }
}

/// LCG-BAL-EX2
#[test]
fn dark_wins_as_soon_as_the_dial_reaches_twelve() {
    before_dark().balance(Side::Dark).dial(11).play(|t| {
        t.choose("done");
        assert_eq!(moves(t), [12]);
        t.expect_dial(12);
        t.expect_over([DARK]);
    });
}

/// LCG-BAL-02
#[test]
fn the_second_step_of_the_dial_can_win_too() {
    before_dark().balance(Side::Dark).dial(10).play(|t| {
        t.choose("done");
        assert_eq!(moves(t), [11, 12]);
        t.expect_over([DARK]);
    });
}

/// LCG-BAL-03
#[test]
fn light_may_damage_one_dark_objective_of_choice_with_the_light_balance() {
    let table = scene().turn_of(LIGHT).at(Step::BalanceBegins);
    table.clone().play(|t| {
        t.expect_phase(Phase::Balance);
        t.can_choose_exactly([
            "balance shadows-of-dathomir",
            "balance imperial-command",
            "balance death-and-despayre",
            "pass",
        ]);
        t.choose("balance imperial-command");
        t.expect_damage("imperial-command", 1);
        t.expect_damage("shadows-of-dathomir", 0);
        // Only one damage.
        assert!(t.key_texts(LIGHT).iter().all(|w| !w.starts_with("balance")));
    });
    table.play(|t| {
        t.choose("pass");
        for objective in ["imperial-command", "shadows-of-dathomir", "death-and-despayre"] {
            t.expect_damage(objective, 0);
        }
    });
}

/// LCG-BAL-03
#[test]
fn light_damages_nothing_with_the_dark_balance() {
    scene().turn_of(LIGHT).at(Step::BalanceBegins).balance(Side::Dark).play(|t| {
        t.expect_phase(Phase::Deployment);
        assert!(t.table().hurt.is_empty());
    });
}

/// LCG-BAL-03
#[test]
fn dark_damages_nothing_in_its_balance_phase() {
    for balance in [Side::Light, Side::Dark] {
        scene().at(Step::BalanceBegins).balance(balance).play(|t| {
            t.expect_phase(Phase::Deployment);
            assert!(t.table().hurt.is_empty());
        });
    }
}

/// LCG-BAL-04
#[test]
fn a_shield_can_prevent_the_balance_damage() {
    let table = scene().turn_of(LIGHT).at(Step::BalanceBegins).dark(|p| p.objectives(["imperial-command shield 1"]));
    for (answer, damage, shields) in [("shield 1", 0, 0), ("shield 0", 1, 1)] {
        table.play(|t| {
            t.choose("balance imperial-command");
            t.expect_to_act([DARK]);
            t.can_choose_exactly(["shield 0", "shield 1"]);
            t.choose(answer);
            t.expect_damage("imperial-command", damage);
            t.expect_shields("imperial-command", shields);
        });
    }
}

/// LCG-BAL-EX3
#[test]
fn the_third_objective_destroyed_by_balance_damage_wins_before_the_refresh_phase() {
    let table = |lost: Vec<&'static str>| {
        scene()
            .turn_of(LIGHT)
            .at(Step::BalanceBegins)
            .light(|p| p.in_play(["x-wing focus 1"]))
            .dark(|p| p.objectives(["imperial-command damage 4", "death-and-despayre"]).lost(lost.clone()))
    };
    table(vec!["shadows-of-dathomir", "shadows-of-dathomir"]).play(|t| {
        t.choose("balance imperial-command");
        t.expect_over([LIGHT]);
        t.expect_phase(Phase::Balance);
        t.expect_focus("x-wing", 1);
    });
    table(vec!["shadows-of-dathomir"]).play(|t| {
        t.choose("balance imperial-command");
        t.expect_lost(DARK, ["shadows-of-dathomir", "imperial-command"]);
        t.expect_focus("x-wing", 0);
    });
}
