//! How the game is won and lost.

use sw_lcg::Phase;

use crate::support::{DARK, LIGHT, Step, light_attacks, scene};

/// LCG-WIN-01
#[test]
fn the_third_dark_objective_wins_at_once() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["red-two focus 1"]).hand(["rebel-assault"]))
        .dark(|p| p.objectives(["imperial-command damage 3"]).lost(["shadows-of-dathomir", "death-and-despayre"]))
        .play(|t| {
            t.choose_each(["use rebel-assault", "pay 2 draw-their-fire", "pick imperial-command"]);
            t.expect_lost(DARK, ["imperial-command", "shadows-of-dathomir", "death-and-despayre"]);
            t.expect_over([LIGHT]); // Red Two can no longer react
        });
}

/// LCG-WIN-01
#[test]
fn the_second_dark_objective_does_not_win() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["red-two focus 1"]).hand(["rebel-assault"]))
        .dark(|p| p.objectives(["imperial-command damage 3"]).lost(["shadows-of-dathomir"]))
        .play(|t| {
            t.choose_each(["use rebel-assault", "pay 2 draw-their-fire", "pick imperial-command"]);
            t.can_choose_exactly(["use red-two", "pass"]);
            t.choose("pass");
        });
}

/// LCG-WIN-01
#[test]
fn an_objective_the_dark_side_destroys_itself_counts_too() {
    scene()
        .dark(|p| {
            p.objectives(["imperial-command", "death-and-despayre", "shadows-of-dathomir"])
                .lost(["the-endor-gambit", "kuat-reinforcements"])
                .hand(["superlaser-blast"])
        })
        .play(|t| {
            t.choose_each(["use superlaser-blast", "pay 2 imperial-command", "pay 2 death-and-despayre"]);
            t.choose("pick shadows-of-dathomir");
            t.expect_over([LIGHT]);
        });
}

/// LCG-WIN-02
#[test]
fn twelve_on_the_dial_wins_in_the_balance_phase() {
    scene().at(Step::TurnBegins).dial(11).play(|t| {
        t.expect_dial(12);
        t.expect_over([DARK]);
    });
    scene().at(Step::TurnBegins).dial(10).play(|t| {
        t.expect_dial(11);
        t.expect_phase(Phase::Deployment);
    });
}

/// LCG-WIN-02 LCG-DMG-10
#[test]
fn more_than_twelve_on_the_dial_wins_in_any_phase() {
    scene()
        .dial(10)
        .light(|p| p.in_play(["red-two focus 1"]).lost(["the-rebel-fleet", "mission-briefing"]))
        .dark(|p| p.hand(["superlaser-blast"]))
        .play(|t| {
            t.choose_each(["use superlaser-blast", "pay 2 imperial-command", "pay 2 death-and-despayre"]);
            t.choose("pick draw-their-fire");
            t.expect_dial(13);
            t.expect_over([DARK]);
        });
}

/// LCG-WIN-02
#[test]
fn an_ability_can_turn_the_dial_to_twelve() {
    scene()
        .dial(10)
        .light(|p| p.in_play(["red-two focus 1"]))
        .dark(|p| p.in_play(["devastator"]).hand(["superlaser-blast"]))
        .play(|t| {
            t.choose_each(["use superlaser-blast", "pay 2 imperial-command", "pay 2 death-and-despayre"]);
            t.choose("pick draw-their-fire");
            t.expect_dial(11);
            t.choose_each(["use devastator", "pay 1 sith"]);
            t.expect_over([DARK]);
        });
}

/// LCG-WIN-03
#[test]
fn an_empty_deck_alone_is_no_loss() {
    scene().at(Step::DrawBegins).dark(|p| p.deck([]).hand(["espo-trooper"; 6])).play(|t| {
        t.choose("pass");
        t.expect_phase(Phase::Deployment);
        t.expect_deck_size(DARK, 0);
    });
}

/// LCG-WIN-03
#[test]
fn having_to_draw_from_an_empty_deck_loses() {
    scene().at(Step::DrawBegins).dark(|p| p.deck([]).hand(["espo-trooper"; 5])).play(|t| {
        t.choose("pass");
        t.expect_over([LIGHT]);
    });
    scene().turn_of(LIGHT).at(Step::DrawBegins).light(|p| p.deck(["twilek-loyalist"; 5])).play(|t| {
        t.expect_hand_size(LIGHT, 5); // the remaining cards are drawn
        t.expect_over([DARK]);
    });
}

/// LCG-WIN-03
#[test]
fn a_card_effect_that_draws_from_an_empty_deck_loses() {
    scene().dark(|p| p.deck(["espo-trooper"]).hand(["dark-precognition", "duty-officer"])).play(|t| {
        t.choose("use dark-precognition");
        t.expect_over([LIGHT]); // nothing is discarded first
        t.expect_hand(DARK, ["duty-officer", "espo-trooper"]);
    });
}

/// LCG-WIN-03 LCG-WIN-04
#[test]
fn an_objective_that_cannot_be_replaced_loses() {
    let two = ["imperial-command", "shadows-of-dathomir"];
    scene().at(Step::RefreshBegins).dark(|p| p.objectives(two).objective_deck([])).play(|t| t.expect_over([LIGHT]));
    scene().at(Step::RefreshBegins).dark(|p| p.objectives(two).objective_deck(["death-and-despayre"])).play(|t| {
        t.expect_in_play("death-and-despayre");
        t.expect_phase(Phase::Deployment); // an empty objective deck does not lose the game yet
    });
}

/// LCG-WIN-05
#[test]
fn the_dark_side_loses_with_the_heart_of_the_empire() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.hand(["rebel-assault"]))
        .dark(|p| p.objectives(["the-heart-of-the-empire damage 8", "imperial-command"]))
        .play(|t| {
            t.choose_each(["use rebel-assault", "pay 2 draw-their-fire", "pick the-heart-of-the-empire"]);
            t.expect_lost(DARK, ["the-heart-of-the-empire"]);
            t.expect_over([LIGHT]);
        });
}

/// LCG-WIN-05
#[test]
fn ten_damage_on_the_dial_win_for_the_light_side() {
    light_attacks().light(|p| p.in_play(["trench-run damage 9", "y-wing"])).play(|t| {
        t.choose_each(["engage trench-run", "declare y-wing", "strike y-wing"]);
        t.expect_over([LIGHT]);
    });
}

/// LCG-WIN-05
#[test]
fn nine_damage_on_the_dial_do_not_win() {
    light_attacks().light(|p| p.in_play(["trench-run damage 6", "y-wing", "rebel-trooper"])).play(|t| {
        t.choose_each(["engage trench-run", "declare y-wing", "done", "strike y-wing"]);
        assert_eq!(t.view(LIGHT).dial_damage, 9); // two blast damage and the bonus
        t.can_choose("engage imperial-command");
    });
}

/// LCG-WIN-OPEN1
#[test]
fn the_first_condition_met_decides() {
    // The dark side would have to draw from an empty deck two phases later.
    scene().at(Step::TurnBegins).dial(11).dark(|p| p.deck([]).hand([])).play(|t| t.expect_over([DARK]));
    // The light side could not replace its objective one phase later.
    scene()
        .turn_of(LIGHT)
        .at(Step::TurnBegins)
        .light(|p| p.objectives(["draw-their-fire"]).objective_deck([]))
        .dark(|p| p.objectives(["imperial-command damage 4"]).lost(["shadows-of-dathomir", "death-and-despayre"]))
        .play(|t| {
            t.choose("balance imperial-command");
            t.expect_over([LIGHT]);
        });
}
