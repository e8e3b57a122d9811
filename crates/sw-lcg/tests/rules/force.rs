//! The Force phase.

use sw_lcg::{Event, Phase};

use crate::support::{DARK, LIGHT, Play, Side, Step, light_attacks, scene};

// ---- commitment

/// LCG-FORCE-01 LCG-FORCE-09
#[test]
fn units_committed_now_count_in_the_struggle_that_follows() {
    scene()
        .at(Step::ForceBegins)
        .light(|p| p.in_play(["luke-skywalker committed"]))
        .dark(|p| p.in_play(["darth-vader"]))
        .play(|t| {
            t.expect_balance(Side::Light);
            t.choose("commit darth-vader");
            t.expect_event(Event::Struggle { light: 3, dark: 4, balance: Side::Dark });
            t.expect_balance(Side::Dark);
        });
}

/// LCG-FORCE-02
#[test]
fn only_the_active_player_commits_and_exhausted_units_too() {
    scene()
        .at(Step::ForceBegins)
        .balance(Side::Dark)
        .light(|p| p.in_play(["luke-skywalker"]))
        .dark(|p| p.in_play(["rancor", "darth-vader committed", "dark-side-apprentice focus 2"]))
        .play(|t| {
            assert_eq!(t.asked(), DARK);
            t.can_choose_exactly(["commit dark-side-apprentice", "commit rancor", "done"]);
            t.choose("commit dark-side-apprentice");
            t.expect_focus("dark-side-apprentice", 2);
            t.can_choose_exactly(["commit rancor", "done"]);
            t.choose("done");
            // The light side could not commit: its own turn has begun, and its unit is not committed.
            assert_eq!(t.table().active, LIGHT);
            assert_eq!(committed(t), [2, 0]);
        });
}

/// LCG-FORCE-02
#[test]
fn nobody_has_to_commit() {
    scene().at(Step::ForceBegins).balance(Side::Dark).dark(|p| p.in_play(["darth-vader"])).play(|t| {
        t.can_choose_exactly(["commit darth-vader", "done"]);
        t.choose("done");
        assert_eq!(committed(t), [0, 0]);
        assert_eq!(t.table().active, LIGHT);
    });
}

/// LCG-FORCE-03
#[test]
fn the_third_force_card_is_the_last() {
    let units = ["darth-vader", "dark-side-apprentice", "nightsister", "rancor"];
    scene().at(Step::ForceBegins).balance(Side::Dark).dark(|p| p.in_play(units)).play(|t| {
        t.choose_each(["commit darth-vader", "commit dark-side-apprentice", "commit nightsister"]);
        t.can_choose_exactly(["use nightsister on 3", "pass"]); // no question about the Rancor
        t.choose("pass");
        assert_eq!(committed(t), [3, 0]);
        assert_eq!(t.table().active, LIGHT);
    });
}

/// LCG-FORCE-03
#[test]
fn without_an_available_force_card_nothing_can_be_committed() {
    scene()
        .at(Step::ForceBegins)
        .dark(|p| {
            p.in_play(["darth-vader committed", "nightsister committed", "rancor committed", "dark-side-apprentice"])
                .hand(["force-choke"])
        })
        .play(|t| {
            t.expect_phase(Phase::Force);
            t.can_choose_exactly(["use force-choke", "pass"]); // the window of the phase
        });
}

/// LCG-FORCE-04
#[test]
fn a_force_card_comes_back_only_with_a_unit_that_leaves_play() {
    let units = ["advisor-to-the-emperor committed", "nightsister committed", "rancor committed", "duty-officer"];
    scene().dark(|p| p.in_play(units).hand(["force-choke"])).play(|t| {
        assert_eq!(committed(t), [3, 0]);
        t.choose_each(["use force-choke", "pick nightsister"]);
        t.expect_discard(DARK, ["nightsister", "force-choke"]);
        assert_eq!(committed(t), [2, 0]);
        t.until("commit duty-officer");
        t.can_choose_exactly(["commit duty-officer", "done"]); // a commitment cannot be undone
        t.choose("commit duty-officer");
        assert_eq!(committed(t), [3, 0]);
    });
}

/// LCG-FORCE-05
#[test]
fn a_force_card_is_no_card_to_any_effect() {
    scene()
        .light(|p| p.in_play(["yoda committed"]))
        .dark(|p| p.affiliation("imperial-navy").hand(["tear-this-ship-apart"]))
        .play(|t| {
            t.can_choose_exactly(["pass"]); // no enhancement to discard
            let yoda = t.view(DARK).seats[1].in_play.pop().expect("Yoda is the last card");
            assert!(yoda.committed);
            assert_eq!(yoda.icons.edge, [1, 0, 1], "the Force card gives no icons");
        });
}

/// LCG-FORCE-05
#[test]
fn a_force_card_cannot_be_stripped_off_its_unit() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["yoda committed focus 1", "shii-cho-training on yoda"]).hand(["force-rejuvenation"]))
        .play(|t| {
            t.choose_each(["use force-rejuvenation", "pay 2 a-heros-journey", "pick yoda"]);
            t.can_choose_exactly(["strip focus", "strip shii-cho-training", "done"]);
            t.choose("strip focus");
            t.choose("done");
            assert_eq!(committed(t), [0, 1]);
        });
}

/// LCG-FORCE-06 LCG-STR-04
#[test]
fn a_committed_unit_takes_two_tokens_to_strike_attacking_or_defending() {
    light_attacks()
        .light(|p| p.in_play(["believer-in-the-old-ways-154 committed", "rebel-trooper"]))
        .dark(|p| p.in_play(["kuati-security-team committed"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare believer-in-the-old-ways-154", "done"]);
            t.choose("declare kuati-security-team");
            t.choose("strike kuati-security-team"); // a tie: the defender has the edge
            t.expect_focus("kuati-security-team", 2);
            t.choose("hit believer-in-the-old-ways-154");
            t.choose("strike believer-in-the-old-ways-154");
            t.expect_focus("believer-in-the-old-ways-154", 2);
            t.choose("hit kuati-security-team");
            // One strike each: the engagement is over, and both have taken 1 damage.
            t.expect_participants([]);
            t.expect_damage("kuati-security-team", 1);
            t.expect_damage("believer-in-the-old-ways-154", 1);
        });
}

// ---- the struggle

/// LCG-FORCE-EX1 LCG-FORCE-07
#[test]
fn three_against_four_turns_the_token_dark() {
    scene()
        .at(Step::Struggle)
        .light(|p| p.in_play(["luke-skywalker committed", "obi-wan-kenobi committed focus 1"]))
        .dark(|p| p.in_play(["darth-vader committed"]))
        .play(|t| t.expect_balance(Side::Dark));
}

/// LCG-FORCE-EX1 LCG-FORCE-07
#[test]
fn seven_against_four_turns_the_token_light() {
    scene()
        .at(Step::Struggle)
        .balance(Side::Dark)
        .light(|p| p.in_play(["luke-skywalker committed", "obi-wan-kenobi committed"]))
        .dark(|p| p.in_play(["darth-vader committed"]))
        .play(|t| t.expect_balance(Side::Light));
}

/// LCG-FORCE-07
#[test]
fn units_that_are_not_committed_do_not_count() {
    scene()
        .at(Step::Struggle)
        .light(|p| p.in_play(["twilek-loyalist committed"]))
        .dark(|p| p.in_play(["emperor-palpatine", "darth-vader"]).hand(["force-choke"]))
        .play(|t| {
            t.expect_balance(Side::Light);
            assert_eq!(t.view(DARK).seats[0].force, 0);
            assert_eq!(t.view(DARK).seats[1].force, 1);
        });
}

/// LCG-FORCE-07
#[test]
fn both_sides_struggle_in_every_turn() {
    for active in [DARK, LIGHT] {
        scene()
            .turn_of(active)
            .at(Step::Struggle)
            .dark(|p| p.in_play(["darth-vader committed"]))
            .play(|t| t.expect_balance(Side::Dark));
        scene()
            .turn_of(active)
            .at(Step::Struggle)
            .balance(Side::Dark)
            .light(|p| p.in_play(["yoda committed"]))
            .play(|t| t.expect_balance(Side::Light));
    }
}

/// LCG-FORCE-08
#[test]
fn force_icons_of_enhancements_never_count() {
    scene()
        .at(Step::Struggle)
        .light(|p| p.in_play(["jedi-in-hiding committed", "jedi-lightsaber on jedi-in-hiding", "log-trap"]))
        .dark(|p| p.in_play(["nightsister committed"]).hand(["force-choke"]))
        .play(|t| {
            assert_eq!(t.view(DARK).seats[1].force, 1);
            t.expect_balance(Side::Dark); // 1 to 2, not 3 or 5 to 2
        });
}

/// LCG-FORCE-09 LCG-FORCE-11
#[test]
fn a_tie_leaves_the_token_and_is_won_by_the_side_it_shows() {
    for balance in [Side::Light, Side::Dark] {
        scene()
            .at(Step::ForceBegins)
            .balance(balance)
            .light(|p| p.in_play(["twilek-loyalist committed"]))
            .dark(|p| p.in_play(["rancor"]))
            .play(|t| {
                t.choose("commit rancor");
                t.expect_event(Event::Struggle { light: 1, dark: 1, balance });
                t.expect_balance(balance);
            });
    }
}

/// LCG-FORCE-10
#[test]
fn the_token_says_with_whom_the_balance_is_and_the_turn_ends() {
    scene().turn_of(LIGHT).at(Step::Struggle).dial(3).dark(|p| p.in_play(["darth-vader committed"])).play(|t| {
        assert_eq!(t.table().active, DARK);
        t.expect_dial(5); // the dark turn has begun with the Balance dark
    });
}

/// Units committed to the Force, of the dark side and of the light side.
fn committed(t: &Play) -> [usize; 2] {
    let seats = t.view(DARK).seats;
    [seats[0].committed, seats[1].committed]
}
