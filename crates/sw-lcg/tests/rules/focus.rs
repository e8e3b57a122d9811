//! The golden rule, focus tokens, and the meaning of terms.

use crate::support::{DARK, LIGHT, Side, Step, dark_attacks, light_attacks, scene};

// ---- golden rule

/// LCG-GOLD-01
#[test]
fn putting_into_play_does_not_override_that_a_second_unique_card_cannot_enter() {
    let table = scene().turn_of(LIGHT).light(|p| {
        p.in_play(["luke-skywalker"]).discard(["luke-skywalker", "jedi-in-hiding"]).hand(["return-of-the-jedi"])
    });
    table.play(|t| {
        t.choose("use return-of-the-jedi");
        t.choose_each(["pay 2 a-heros-journey", "pay 1 jedi"]);
        t.can_choose_exactly(["pick jedi-in-hiding from discard"]);
        t.choose("pick jedi-in-hiding from discard");
        t.expect_in_play("jedi-in-hiding");
    });
    table.light(|p| p.discard(["luke-skywalker"])).play(|t| t.can_choose_exactly(["pass"]));
}

/// LCG-GOLD-01
#[test]
fn a_card_that_cannot_be_targeted_is_not_among_any_enhancements() {
    let table = scene().dark(|p| p.hand(["tear-this-ship-apart"]));
    table.clone().light(|p| p.in_play(["trench-run", "ancient-monument"])).play(|t| {
        t.choose("use tear-this-ship-apart");
        t.choose("pay 1 imperial-command");
        t.can_choose_exactly(["pick ancient-monument"]);
        t.choose("pick ancient-monument");
        t.expect_in_play("trench-run");
    });
    table.light(|p| p.in_play(["trench-run"])).play(|t| t.can_choose_exactly(["pass"]));
}

/// LCG-GOLD-01
#[test]
fn a_unit_that_cannot_attack_is_never_declared_as_attacker() {
    let table = dark_attacks();
    table.clone().dark(|p| p.in_play(["coruscant-defense-fleet"])).play(|t| {
        t.can_choose_exactly(["commit coruscant-defense-fleet", "done"]);
        t.leave_open();
    });
    table.dark(|p| p.in_play(["coruscant-defense-fleet", "tie-fighter"])).play(|t| {
        t.choose("engage draw-their-fire");
        t.can_choose_exactly(["declare tie-fighter"]);
        t.leave_open();
    });
}

/// LCG-GOLD-02
#[test]
fn a_card_that_may_be_played_in_an_engagement_is_not_held_to_the_deployment_phase() {
    light_attacks().light(|p| p.in_play(["x-wing"]).hand(["admiral-ackbar", "rookie-pilot"])).play(|t| {
        t.choose("engage imperial-command");
        t.choose("declare x-wing");
        // The Rookie Pilot has no such text and must wait.
        t.can_choose_exactly(["join admiral-ackbar", "pass"]);
        t.choose("join admiral-ackbar");
        t.choose_each(["pay 2 draw-their-fire", "pay 1 jedi"]);
        t.expect_participants(["x-wing", "admiral-ackbar"]);
        t.leave_open();
    });
}

/// LCG-GOLD-02
#[test]
fn a_text_that_allows_a_second_shield_wins_over_the_rule_of_one() {
    scene().turn_of(LIGHT).light(|p| p.in_play(["fleet-officer shield 1"]).hand(["our-most-desperate-hour"])).play(
        |t| {
            t.choose("use our-most-desperate-hour");
            t.choose("pick fleet-officer");
            t.expect_shields("fleet-officer", 2);
        },
    );
}

/// LCG-GOLD-02
#[test]
fn a_text_that_lets_an_objective_be_engaged_again_wins_over_once_per_turn() {
    light_attacks().light(|p| p.in_play(["wookiee-navigator", "x-wing"])).play(|t| {
        t.choose("engage imperial-command");
        t.choose_each(["declare wookiee-navigator", "done"]);
        t.choose("strike wookiee-navigator");
        t.then("use wookiee-navigator");
        t.until("engage imperial-command");
        t.leave_open();
    });
}

// ---- focus

/// LCG-FOC-01
#[test]
fn a_card_is_exhausted_until_it_loses_its_last_focus_token() {
    let table = dark_attacks().dark(|p| p.in_play(["tie-bomber focus 2"]).hand(["tallon-roll"]));
    table.clone().play(|t| {
        t.choose("use tallon-roll");
        t.choose("pick tie-bomber");
        t.expect_focus("tie-bomber", 1);
        // Still exhausted: no engagement can be started, the Force phase is next.
        t.can_choose_exactly(["commit tie-bomber", "done"]);
        t.leave_open();
    });
    table.dark(|p| p.hand(["tallon-roll", "tallon-roll"])).play(|t| {
        for _ in 0..2 {
            t.choose("use tallon-roll");
            t.choose("pick tie-bomber");
        }
        t.expect_focus("tie-bomber", 0);
        t.can_choose_exactly(["engage a-heros-journey", "engage draw-their-fire", "pass"]);
        t.leave_open();
    });
}

/// LCG-FOC-02 LCG-FOC-03
#[test]
fn a_ready_card_is_focused_to_use_its_ability_and_an_exhausted_one_cannot() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["luke-skywalker focus 2", "trust-your-feelings on luke-skywalker"]).hand(["x-wing"]))
        .play(|t| {
            t.can_choose_exactly(["use trust-your-feelings", "play x-wing", "pass"]);
            t.choose("use trust-your-feelings");
            t.expect_focus("trust-your-feelings", 1);
            t.expect_focus("luke-skywalker", 1);
            t.can_choose_exactly(["play x-wing", "pass"]);
        });
}

/// LCG-FOC-03
#[test]
fn an_exhausted_card_neither_generates_nor_attacks() {
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            p.objectives(["a-heros-journey focus 1", "a-heros-journey focus 2", "draw-their-fire"])
                .in_play(["r2-d2 focus 1", "x-wing focus 1", "y-wing", "hidden-outpost"])
                .hand(["rookie-pilot"])
        })
        .play(|t| {
            t.choose("play rookie-pilot");
            t.can_choose_exactly([
                "pay 1 draw-their-fire",
                "pay 2 draw-their-fire",
                "pay 1 hidden-outpost",
                "pay 1 jedi",
            ]);
            t.choose("pay 1 hidden-outpost");
            t.then("engage imperial-command");
            t.can_choose_exactly(["declare y-wing", "declare rookie-pilot"]);
            t.leave_open();
        });
}

/// LCG-FOC-02 LCG-FOC-03
#[test]
fn only_a_ready_card_can_be_focused_as_a_cost() {
    let table = scene().turn_of(LIGHT).dark(|p| p.in_play(["sith-library"]));
    table.clone().light(|p| p.in_play(["ewok-scout", "ewok-scout focus 1"]).hand(["yub-yub"])).play(|t| {
        t.choose("use yub-yub");
        t.can_choose_exactly(["pick ewok-scout"]);
        t.choose("pick ewok-scout");
        t.choose("pick sith-library");
        t.expect_gone("sith-library");
        t.expect_focus("ewok-scout", 1);
        t.expect_focus("ewok-scout #2", 1);
    });
    table.light(|p| p.in_play(["ewok-scout focus 1"]).hand(["yub-yub"])).play(|t| t.can_choose_exactly(["pass"]));
}

/// LCG-FOC-04
#[test]
fn a_focus_token_placed_by_an_effect_exhausts_without_focusing() {
    light_attacks().light(|p| p.in_play(["a-wing"])).dark(|p| p.hand(["im-on-the-leader"])).play(|t| {
        t.then("engage imperial-command");
        t.choose("declare a-wing");
        t.expect_to_act([DARK]);
        t.choose("use im-on-the-leader");
        t.choose("pay 1 sith");
        t.choose("pick a-wing");
        // Nothing reacts to "focused to strike", and the A-wing does not strike: all damage is unopposed damage.
        t.can_choose_exactly(["commit a-wing", "done"]);
        t.expect_focus("a-wing", 1);
        t.expect_damage("imperial-command", 1);
        t.expect_deck_size(LIGHT, 10);
        t.leave_open();
    });
}

/// LCG-FOC-04
#[test]
fn a_source_that_is_given_focus_tokens_generates_nothing() {
    scene()
        .light(|p| p.hand(["jedi-mind-trick"]))
        .dark(|p| p.objectives(["death-and-despayre focus 1"]).in_play(["duty-officer"]).hand(["at-st-commander"]))
        .play(|t| {
            t.can_choose_exactly(["play at-st-commander", "pass"]);
            t.choose("pass");
            t.choose("use jedi-mind-trick");
            t.choose("pay 1 jedi");
            t.choose("pick duty-officer");
            t.expect_focus("duty-officer", 2);
            // Only the resource of the Sith card is left, and it does not match the Commander.
            t.expect_to_act([DARK]);
            t.can_choose_exactly(["pass"]);
        });
}

/// LCG-FOC-05
#[test]
fn focus_tokens_accumulate_on_an_exhausted_card() {
    for (balance, tokens) in [(Side::Light, 3), (Side::Dark, 2)] {
        scene()
            .balance(balance)
            .light(|p| p.hand(["jedi-mind-trick"]))
            .dark(|p| p.in_play(["nightsister focus 1"]))
            .play(|t| {
                t.choose("use jedi-mind-trick");
                t.choose("pay 1 jedi");
                t.choose("pick nightsister");
                t.expect_focus("nightsister", tokens);
            });
    }
}

/// LCG-FOC-05
#[test]
fn tactics_may_stack_several_tokens_on_one_exhausted_unit() {
    light_attacks()
        .light(|p| p.in_play(["obi-wan-kenobi"]))
        .dark(|p| p.in_play(["nightsister focus 1", "tie-fighter focus 1"]))
        .play(|t| {
            t.choose("engage imperial-command");
            t.choose("declare obi-wan-kenobi");
            t.choose("strike obi-wan-kenobi");
            t.choose("tactics");
            t.can_choose_exactly(["aim nightsister", "aim tie-fighter"]);
            t.choose("aim nightsister");
            t.choose("aim nightsister after 1");
            t.expect_focus("nightsister", 3);
            t.expect_focus("tie-fighter", 1);
            t.leave_open();
        });
}

// ---- terms

/// LCG-TERM-01
#[test]
fn the_active_player_attacks_and_the_opponent_defends() {
    let table =
        dark_attacks().light(|p| p.in_play(["x-wing", "y-wing"])).dark(|p| p.in_play(["tie-fighter", "nightsister"]));
    table.clone().turn_of(LIGHT).play(|t| {
        t.expect_to_act([LIGHT]);
        t.choose("engage death-and-despayre");
        t.choose_each(["declare y-wing", "done"]);
        t.expect_to_act([DARK]);
        t.can_choose_exactly(["declare nightsister", "declare tie-fighter", "done"]);
        t.leave_open();
    });
    table.turn_of(DARK).play(|t| {
        t.expect_to_act([DARK]);
        t.choose("engage draw-their-fire");
        t.choose_each(["declare nightsister", "done"]);
        t.expect_to_act([LIGHT]);
        t.can_choose_exactly(["declare x-wing", "declare y-wing", "done"]);
        t.leave_open();
    });
}

/// LCG-TERM-01
#[test]
fn during_your_turn_means_while_you_are_the_active_player() {
    let table = scene().light(|p| {
        p.objectives(["draw-their-fire damage 2", "a-heros-journey"])
            .in_play(["fleet-officer"])
            .hand(["emergency-repair", "our-most-desperate-hour"])
    });
    table.clone().turn_of(LIGHT).play(|t| {
        assert_eq!(t.view(DARK).active, LIGHT);
        t.can_choose_exactly(["use emergency-repair", "use our-most-desperate-hour", "pass"]);
    });
    table.play(|t| {
        assert_eq!(t.view(LIGHT).active, DARK);
        t.expect_to_act([LIGHT]);
        t.can_choose_exactly(["use our-most-desperate-hour", "pass"]);
    });
}

/// LCG-TERM-02
#[test]
fn a_card_goes_to_the_discard_pile_of_the_player_in_whose_deck_it_started() {
    scene()
        .light(|p| p.in_play(["fleet-officer damage 1"]))
        .dark(|p| p.in_play(["intimidated on fleet-officer"]).hand(["force-choke"]))
        .play(|t| {
            t.choose("use force-choke");
            t.choose("pick fleet-officer");
            t.expect_discard(LIGHT, ["fleet-officer"]);
            t.expect_discard(DARK, ["intimidated", "force-choke"]);
        });
}

/// LCG-TERM-02 LCG-TERM-03
#[test]
fn an_enhancement_on_an_enemy_card_is_commanded_by_its_own_player() {
    scene().light(|p| p.in_play(["stolen-plans on imperial-command"])).dark(|p| p.hand(["tie-fighter"])).play(|t| {
        t.choose("play tie-fighter");
        t.choose("pay 1 imperial-command");
        t.expect_to_act([LIGHT]);
        t.can_choose_exactly(["use stolen-plans", "pass"]);
        t.choose("use stolen-plans");
        t.expect_hand_size(LIGHT, 1);
        t.expect_hand_size(DARK, 0);
    });
}

/// LCG-TERM-03
#[test]
fn friendly_is_what_a_player_controls_and_enemy_what_the_opponent_controls() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.affiliation("rebel-alliance").in_play(["x-wing", "y-wing"]).hand(["rebel-assault", "fall-back"]))
        .dark(|p| p.in_play(["tie-fighter"]))
        .play(|t| {
            t.choose("use rebel-assault");
            t.choose_each(["pay 2 draw-their-fire"]);
            t.can_choose_exactly([
                "pick death-and-despayre",
                "pick imperial-command",
                "pick shadows-of-dathomir",
                "pick tie-fighter",
            ]);
            t.choose("pick tie-fighter");
            t.choose("use fall-back");
            t.can_choose_exactly(["pick x-wing", "pick y-wing"]);
            t.choose("pick y-wing");
            t.expect_hand(LIGHT, ["y-wing"]);
        });
}

/// LCG-TERM-04
#[test]
fn to_play_a_card_is_to_pay_and_then_to_put_it_into_play_or_to_resolve_and_discard_it() {
    scene().dark(|p| p.hand(["tie-fighter", "force-lightning"])).light(|p| p.in_play(["fleet-officer focus 1"])).play(
        |t| {
            t.choose("play tie-fighter");
            t.expect_gone("tie-fighter");
            t.choose("pay 1 imperial-command");
            t.expect_in_play("tie-fighter");
            t.choose("use force-lightning");
            t.choose("pay 2 shadows-of-dathomir");
            t.expect_in_play("fleet-officer");
            t.choose("pay 1 death-and-despayre");
            t.choose("pick fleet-officer");
            t.expect_gone("fleet-officer");
            t.expect_discard(DARK, ["force-lightning"]);
            t.expect_hand(DARK, []);
        },
    );
}

/// LCG-TERM-05
#[test]
fn a_card_with_a_shield_is_shielded() {
    scene()
        .turn_of(LIGHT)
        .at(Step::RefreshEnds)
        .light(|p| {
            p.objectives(["fleeing-the-empire", "draw-their-fire shield 1", "a-heros-journey"])
                .in_play(["x-wing", "y-wing shield 1"])
        })
        .dark(|p| p.in_play(["tie-fighter"]))
        .play(|t| {
            t.choose("use fleeing-the-empire");
            t.can_choose_exactly(["pick a-heros-journey", "pick fleeing-the-empire", "pick x-wing"]);
            t.choose("pick x-wing");
            t.expect_shields("x-wing", 1);
            t.leave_open();
        });
}

/// LCG-TERM-05
#[test]
fn a_destroyed_objective_goes_to_the_victory_pile_of_its_enemy() {
    scene().dark(|p| p.affiliation("imperial-navy").hand(["superlaser-blast"])).play(|t| {
        t.choose("use superlaser-blast");
        t.choose_each(["pay 2 imperial-command", "pay 2 death-and-despayre"]);
        t.choose("pick draw-their-fire");
        t.expect_gone("draw-their-fire");
        t.expect_lost(LIGHT, ["draw-their-fire"]);
        t.expect_lost(DARK, []);
        assert_eq!(t.view(LIGHT).seats[LIGHT.idx()].lost, t.view(DARK).seats[LIGHT.idx()].lost);
    });
}
