//! Card abilities.

use sw_lcg::{Ability, Db, Phase};

use crate::support::{DARK, LIGHT, Layout, Play, Side, Step, dark_attacks, light_attacks, scene};

// ---- types of abilities

/// LCG-ABL-01
#[test]
fn abilities_are_constant_actions_interrupts_or_reactions_and_some_are_forced() {
    let db = Db::core();
    let of = |slug: &str| &db.card(db.find(slug).expect("a card")).abilities;
    assert!(matches!(of("jedi-training")[..], [Ability::Always(_)]));
    assert!(matches!(of("repair-droid")[..], [Ability::Action(_)]));
    assert!(matches!(of("lightsaber-deflection")[..], [Ability::Interrupt(..)]));
    assert!(matches!(of("cruel-interrogations")[..], [Ability::Reaction(..)]));
    assert!(matches!(of("intimidated")[..], [Ability::ForcedReaction(..)]));
    let yoda = db.card(db.find("yoda").expect("a card"));
    assert_eq!((yoda.traits.len(), yoda.keywords.len()), (2, 1));
}

/// LCG-ABL-02
#[test]
fn abilities_work_in_the_enemys_turn() {
    for active in [DARK, LIGHT] {
        scene().turn_of(active).light(|p| p.in_play(["repair-droid", "x-wing damage 1"])).play(|t| {
            assert_eq!(t.asked(), LIGHT);
            t.choose_each(["use repair-droid", "pick x-wing"]);
            t.expect_damage("x-wing", 0);
        });
    }
}

/// LCG-ABL-03
#[test]
fn an_event_is_paid_resolved_and_discarded_even_in_the_enemys_turn() {
    scene().turn_of(LIGHT).light(|p| p.in_play(["x-wing"])).dark(|p| p.hand(["im-on-the-leader", "detained"])).play(
        |t| {
            t.can_choose_exactly(["use im-on-the-leader", "pass"]); // a reaction event is not an action
            t.choose_each(["use im-on-the-leader", "pay 1 sith", "pick x-wing"]);
            t.expect_focus("sith", 1);
            t.expect_focus("x-wing", 1);
            t.expect_discard(DARK, ["im-on-the-leader"]);
            t.expect_hand(DARK, ["detained"]);
        },
    );
}

// ---- constant effects

/// LCG-ABL-04
#[test]
fn a_constant_effect_lasts_from_entering_play_to_leaving_it() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["twilek-loyalist committed"]).hand(["ancient-monument"]))
        .dark(|p| p.affiliation("imperial-navy").hand(["tear-this-ship-apart"]))
        .play(|t| {
            assert_eq!(t.view(LIGHT).seats[1].force, 1);
            t.choose_each(["play ancient-monument", "pay 1 jedi"]);
            assert_eq!(t.view(LIGHT).seats[1].force, 2);
            t.choose_each(["use tear-this-ship-apart", "pay 1 imperial-navy", "pick ancient-monument"]);
            assert_eq!(t.view(LIGHT).seats[1].force, 1);
        });
}

/// LCG-ABL-EX1 LCG-ABL-04
#[test]
fn jedi_training_adds_an_icon_in_every_struggle() {
    let struggle = |active, objective| {
        scene()
            .turn_of(active)
            .at(Step::Struggle)
            .balance(Side::Dark)
            .light(|p| p.objectives([objective, "a-heros-journey", "draw-their-fire"]).in_play(["y-wing committed"]))
            .dark(|p| p.in_play(["tie-fighter committed"]))
    };
    for active in [DARK, LIGHT] {
        struggle(active, "jedi-training").play(|t| t.expect_balance(Side::Light)); // 2 to 1
        struggle(active, "forgotten-heroes").play(|t| t.expect_balance(Side::Dark)); // 1 to 1
    }
}

// ---- actions

/// LCG-ABL-05
#[test]
fn actions_are_open_to_both_players_in_a_window() {
    scene()
        .at(Step::RefreshWindow)
        .light(|p| p.in_play(["repair-droid", "x-wing damage 1"]))
        .dark(|p| p.in_play(["tie-advanced focus 1"]).objectives(["black-squadron-assault"; 3]))
        .play(|t| {
            t.expect_phase(Phase::Refresh);
            assert_eq!(t.asked(), DARK);
            t.choose_each(["use black-squadron-assault", "pick tie-advanced"]);
            t.expect_focus("tie-advanced", 0);
            assert_eq!(t.asked(), LIGHT);
            t.choose_each(["use repair-droid", "pick x-wing"]);
            t.expect_damage("x-wing", 0);
        });
}

/// LCG-ABL-EX2 LCG-ABL-07
#[test]
fn the_repair_droid_repairs_vehicles_only() {
    scene()
        .light(|p| p.in_play(["repair-droid", "luke-skywalker damage 1", "x-wing damage 1", "home-one damage 2"]))
        .play(|t| {
            t.choose("use repair-droid");
            t.can_choose_exactly(["pick x-wing", "pick home-one"]);
            t.choose("pick home-one");
            t.expect_damage("home-one", 1);
            t.expect_damage("luke-skywalker", 1);
        });
    scene().turn_of(LIGHT).light(|p| p.in_play(["repair-droid", "luke-skywalker damage 1"]).hand(["yoda"])).play(|t| {
        t.can_choose_exactly(["play yoda", "pass"]);
    });
}

/// LCG-ABL-06
#[test]
fn focusing_without_a_name_focuses_the_card_itself() {
    scene().turn_of(LIGHT).light(|p| p.in_play(["yoda focus 2", "trust-your-feelings on yoda"])).play(|t| {
        t.choose("use trust-your-feelings");
        t.expect_focus("trust-your-feelings", 1);
        t.expect_focus("yoda", 1);
        t.expect_phase(Phase::Force); // exhausted, it could not be used again
    });
}

/// LCG-ABL-07
#[test]
fn a_trait_is_only_what_other_effects_ask_for() {
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            p.in_play(["yoda", "leia-organa", "mon-mothma", "x-wing"]).hand(["jedi-lightsaber", "shii-cho-training"])
        })
        .play(|t| {
            t.choose_each(["play jedi-lightsaber", "pay 1 jedi"]);
            t.can_choose_exactly(["pick yoda", "pick leia-organa"]); // Force User or Force Sensitive
            t.choose("pick leia-organa");
            t.choose_each(["play shii-cho-training", "pay 1 a-heros-journey"]);
            t.can_choose_exactly(["pick yoda"]); // Force User
            t.choose("pick yoda");
        });
}

// ---- interrupts and reactions

/// LCG-ABL-08
#[test]
fn an_interrupt_resolves_before_its_condition_and_changes_it() {
    scene()
        .light(|p| p.in_play(["luke-skywalker damage 2"]).hand(["it-could-be-worse"]))
        .dark(|p| p.hand(["force-choke"]))
        .play(|t| {
            t.choose_each(["use force-choke", "pick luke-skywalker"]);
            t.expect_damage("luke-skywalker", 2); // not yet
            t.choose("use it-could-be-worse");
            t.expect_damage("luke-skywalker", 2);
        });
}

/// LCG-ABL-08
#[test]
fn an_interrupt_can_cancel_its_condition() {
    scene().light(|p| p.in_play(["luke-skywalker"]).hand(["counter-stroke"])).dark(|p| p.hand(["force-choke"])).play(
        |t| {
            t.choose_each(["use force-choke", "pick luke-skywalker"]);
            t.can_choose_exactly(["use counter-stroke", "pass"]);
            t.choose_each(["use counter-stroke", "pay 1 jedi"]);
            t.expect_damage("luke-skywalker", 0);
            t.expect_discard(DARK, ["force-choke"]);
        },
    );
}

/// LCG-ABL-09
#[test]
fn a_reaction_comes_after_its_condition_has_resolved() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.objectives(["forgotten-heroes", "a-heros-journey"]).hand(["jedi-in-hiding"]))
        .play(|t| {
            t.choose_each(["play jedi-in-hiding", "pay 2 a-heros-journey"]);
            t.can_choose_exactly(["use forgotten-heroes", "pass"]);
            t.expect_in_play("jedi-in-hiding");
            t.expect_hand_size(LIGHT, 0);
            t.choose("use forgotten-heroes");
            t.expect_hand(LIGHT, ["twilek-loyalist"]);
        });
}

/// The dark side destroys a light objective; three cards react.
fn objective_destroyed() -> Layout {
    scene()
        .light(|p| p.in_play(["red-two focus 1"]))
        .dark(|p| p.in_play(["devastator", "imperial-officer focus 1"]).hand(["superlaser-blast"]))
}

fn destroy_it(t: &mut Play) {
    t.choose_each(["use superlaser-blast", "pay 2 imperial-command", "pay 2 death-and-despayre"]);
    t.choose("pick draw-their-fire");
}

/// LCG-ABL-10
#[test]
fn answers_alternate_from_the_active_player_until_both_pass_in_succession() {
    objective_destroyed().play(|t| {
        destroy_it(t);
        assert_eq!(t.asked(), DARK);
        t.can_choose_exactly(["use devastator", "use imperial-officer", "pass"]);
        t.choose_each(["use devastator", "pay 1 sith"]);
        t.expect_dial(5); // resolved before the next answer
        assert_eq!(t.asked(), LIGHT);
        t.can_choose_exactly(["use red-two", "pass"]);
        t.choose("pass");
        assert_eq!(t.asked(), DARK);
        t.can_choose_exactly(["use imperial-officer", "pass"]);
        t.choose("pass");
        t.expect_phase(Phase::Conflict); // closed: Red Two cannot come back to it
        t.expect_focus("red-two", 1);
    });
}

/// LCG-ABL-10
#[test]
fn whoever_passed_may_still_answer_while_the_other_does() {
    objective_destroyed().play(|t| {
        destroy_it(t);
        t.choose("pass");
        t.choose("use red-two");
        t.expect_focus("red-two", 0);
        assert_eq!(t.asked(), DARK);
        t.choose_each(["use devastator", "pay 1 sith"]);
        t.expect_dial(5);
        t.can_choose_exactly(["use imperial-officer", "pass"]); // the light side has nothing left to use
        t.choose("pass");
    });
}

/// LCG-ABL-10
#[test]
fn interrupts_and_reactions_are_two_rounds() {
    scene()
        .dial(9)
        .light(|p| {
            p.objectives(["decoy-at-dantooine", "draw-their-fire"])
                .in_play(["red-two focus 1", "false-lead on draw-their-fire"])
        })
        .dark(|p| p.in_play(["devastator"]).hand(["superlaser-blast"]))
        .play(|t| {
            destroy_it(t);
            // Devastator and Red Two do not react before the objective is destroyed.
            t.can_choose_exactly(["use decoy-at-dantooine", "use false-lead", "pass"]);
            t.choose("use false-lead");
            t.expect_dial(8);
            t.can_choose_exactly(["use decoy-at-dantooine", "pass"]);
            t.choose("pass");
            t.expect_dial(9);
            assert_eq!(t.asked(), DARK);
            t.can_choose_exactly(["use devastator", "pass"]);
            t.choose("pass");
            t.can_choose_exactly(["use red-two", "pass"]); // the interrupts are over
            t.choose("pass");
        });
}

/// LCG-ABL-11
#[test]
fn each_copy_answers_once_per_occurrence() {
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            p.objectives(["forgotten-heroes", "forgotten-heroes", "a-heros-journey", "a-heros-journey"])
                .hand(["jedi-in-hiding", "jedi-in-hiding"])
        })
        .play(|t| {
            t.choose_each(["play jedi-in-hiding", "pay 2 a-heros-journey"]);
            t.choose_each(["use forgotten-heroes", "use forgotten-heroes"]);
            t.expect_hand_size(LIGHT, 3);
            t.can_choose("play jedi-in-hiding"); // not a third time: the window continues
            t.choose_each(["play jedi-in-hiding", "pay 2 a-heros-journey"]);
            t.choose("use forgotten-heroes"); // a new occurrence
            t.expect_hand_size(LIGHT, 3);
            t.choose("pass");
        });
}

/// LCG-ABL-11
#[test]
fn two_objectives_destroyed_together_are_two_occurrences() {
    light_attacks()
        .light(|p| p.in_play(["home-one", "red-two focus 3"]))
        .dark(|p| p.objectives(["imperial-command", "shadows-of-dathomir damage 4", "death-and-despayre damage 4"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare home-one", "strike home-one", "use home-one"]);
            t.expect_lost(DARK, ["shadows-of-dathomir", "death-and-despayre"]);
            t.can_choose_exactly(["use red-two", "use red-two on 2", "pass"]);
            t.choose("use red-two on 2");
            t.can_choose_exactly(["use red-two", "pass"]);
            t.choose("use red-two");
            t.expect_focus("red-two", 1); // and no third time
        });
}

/// A light unit with Intimidated on it attacks.
fn intimidated(unit: &'static str) -> Layout {
    light_attacks().light(|p| p.in_play([unit, "rebel-trooper"])).dark(|p| p.in_play(["intimidated on fleet-officer"]))
}

/// LCG-ABL-12 LCG-ABL-EX5
#[test]
fn a_forced_reaction_asks_nobody() {
    intimidated("fleet-officer").play(|t| {
        t.choose_each(["engage imperial-command", "declare fleet-officer", "done", "strike fleet-officer"]);
        t.can_choose("engage shadows-of-dathomir"); // it has already struck
        t.expect_focus("fleet-officer", 2);
    });
}

/// LCG-ABL-EX5
#[test]
fn an_intimidated_committed_unit_gets_three_tokens() {
    intimidated("fleet-officer committed").play(|t| {
        t.choose_each(["engage imperial-command", "declare fleet-officer", "done", "strike fleet-officer"]);
        t.expect_focus("fleet-officer", 3);
    });
}

/// LCG-ABL-12
#[test]
fn answers_that_are_not_forced_are_optional() {
    light_attacks().light(|p| p.in_play(["a-wing", "rebel-trooper"])).play(|t| {
        t.choose_each(["engage imperial-command", "declare a-wing", "done", "strike a-wing"]);
        t.can_choose_exactly(["use a-wing", "pass"]);
        t.choose("pass");
        t.expect_hand_size(LIGHT, 0);
    });
}

/// LCG-ABL-EX3
#[test]
fn lightsaber_deflection_moves_damage_that_would_be_dealt() {
    scene()
        .light(|p| p.in_play(["luke-skywalker damage 2", "x-wing"]).hand(["lightsaber-deflection"]))
        .dark(|p| p.in_play(["darth-vader"]).hand(["force-choke"]))
        .play(|t| {
            t.choose_each(["use force-choke", "pick luke-skywalker", "use lightsaber-deflection"]);
            t.can_choose_exactly(["pick x-wing", "pick darth-vader"]); // another unit
            t.choose("pick darth-vader");
            t.expect_damage("darth-vader", 1);
            t.expect_damage("luke-skywalker", 2);
            t.choose("pass"); // Vader's reaction
        });
}

/// LCG-ABL-EX3
#[test]
fn lightsaber_deflection_does_not_serve_vehicles() {
    scene()
        .light(|p| p.in_play(["luke-skywalker", "x-wing"]).hand(["lightsaber-deflection"]))
        .dark(|p| p.in_play(["darth-vader"]).hand(["force-choke"]))
        .play(|t| {
            t.choose_each(["use force-choke", "pick luke-skywalker", "pass"]);
            t.choose_each(["use darth-vader", "pick x-wing"]);
            t.expect_damage("x-wing", 1); // without asking
        });
}

/// LCG-ABL-EX4
#[test]
fn cruel_interrogations_reacts_to_its_own_entering() {
    scene()
        .at(Step::RefreshBegins)
        .light(|p| p.hand(["yoda"]))
        .dark(|p| p.objectives(["imperial-command", "shadows-of-dathomir"]).objective_deck(["cruel-interrogations"]))
        .play(|t| {
            t.expect_in_play("cruel-interrogations");
            t.can_choose_exactly(["use cruel-interrogations", "pass"]);
            t.choose("use cruel-interrogations");
            t.expect_captured([("yoda", "cruel-interrogations")]);
        });
}

// ---- what can be used, and how often

/// LCG-ABL-13
#[test]
fn abilities_work_in_play_and_those_of_events_from_hand() {
    scene()
        .turn_of(LIGHT)
        .at(Step::RefreshWindow)
        .light(|p| {
            p.in_play(["yoda", "x-wing damage 1"])
                .hand(["repair-droid", "our-most-desperate-hour"])
                .discard(["repair-droid", "jedi-mind-trick"])
        })
        .play(|t| t.can_choose_exactly(["use our-most-desperate-hour", "pass"]));
}

/// LCG-ABL-13
#[test]
fn an_ability_that_says_so_works_elsewhere() {
    scene().dark(|p| p.discard(["viper-probe-droid", "tie-fighter", "force-choke"])).play(|t| {
        t.can_choose_exactly(["play viper-probe-droid from discard", "pass"]);
        t.choose_each(["play viper-probe-droid from discard", "pay 2 imperial-command"]);
        t.expect_in_play("viper-probe-droid");
        t.expect_discard(DARK, ["tie-fighter", "force-choke"]);
    });
}

/// LCG-ABL-14
#[test]
fn an_ability_without_any_effect_cannot_be_used() {
    scene()
        .light(|p| p.in_play(["yoda"]))
        .dark(|p| p.hand(["a-disturbance-in-the-force"]))
        .play(|t| t.can_choose_exactly(["pass"]));
    scene().light(|p| p.in_play(["yoda committed"])).dark(|p| p.hand(["a-disturbance-in-the-force"])).play(|t| {
        t.choose_each(["use a-disturbance-in-the-force", "pay 2 shadows-of-dathomir"]);
        t.expect_focus("yoda", 1);
    });
}

/// LCG-ABL-14
#[test]
fn an_ability_cannot_be_used_merely_for_its_cost() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["yoda", "trust-your-feelings on yoda"]).hand(["shii-cho-training"]))
        .play(|t| t.can_choose_exactly(["play shii-cho-training", "pass"]));
}

/// LCG-ABL-14
#[test]
fn a_sacrifice_alone_is_no_effect() {
    dark_attacks()
        .light(|p| p.in_play(["yoda"]).hand(["our-most-desperate-hour", "covering-fire"]))
        .dark(|p| p.in_play(["rancor"]))
        .play(|t| {
            t.then("engage draw-their-fire");
            t.choose("declare rancor");
            t.can_choose_exactly(["use our-most-desperate-hour", "pass"]); // no participant to shield
            t.choose_each(["pass", "declare yoda"]);
            t.can_choose_exactly(["use our-most-desperate-hour", "use covering-fire", "pass"]);
            t.choose_each(["use our-most-desperate-hour", "pick yoda"]);
            t.expect_shields("yoda", 1);
            t.cannot_choose("use covering-fire"); // no card without a shield
            t.leave_open();
        });
}

/// LCG-ABL-15
#[test]
fn once_per_turn_counts_per_copy() {
    scene().turn_of(LIGHT).light(|p| p.in_play(["repair-droid", "repair-droid", "home-one damage 3"])).play(|t| {
        t.choose_each(["use repair-droid", "pick home-one"]);
        t.choose_each(["use repair-droid", "pick home-one"]);
        t.expect_damage("home-one", 1);
        // Not a third time this turn, but again in the next.
        t.pass_to_turn(8);
        t.until("use repair-droid");
        t.expect_phase(Phase::Refresh);
    });
}

/// LCG-ABL-15
#[test]
fn one_per_turn_counts_per_title() {
    scene().light(|p| p.in_play(["luke-skywalker"])).dark(|p| p.hand(["force-choke", "force-choke"])).play(|t| {
        t.choose_each(["use force-choke", "pick luke-skywalker"]);
        t.can_choose_exactly(["pass"]);
        t.choose("pass");
        t.expect_damage("luke-skywalker", 1);
    });
}

/// LCG-ABL-15 LCG-ADV-10
#[test]
fn a_canceled_use_counts_against_the_limit() {
    scene()
        .light(|p| p.in_play(["luke-skywalker"]).hand(["counter-stroke"]))
        .dark(|p| p.hand(["force-choke", "force-choke"]))
        .play(|t| {
            t.choose_each(["use force-choke", "pick luke-skywalker", "use counter-stroke", "pay 1 jedi"]);
            t.can_choose_exactly(["pass"]);
        });
}

/// LCG-ABL-16
#[test]
fn what_is_done_to_do_something_is_a_cost() {
    let heroes = |own: &'static str| {
        scene()
            .turn_of(LIGHT)
            .light(move |p| p.in_play([own]).hand(["heroic-sacrifice"]))
            .dark(|p| p.in_play(["tie-bomber"]))
    };
    heroes("yoda").play(|t| t.can_choose_exactly(["pass"])); // nothing to pay with
    heroes("x-wing").play(|t| {
        t.choose_each(["use heroic-sacrifice", "pay 1 draw-their-fire"]);
        t.can_choose_exactly(["pick x-wing"]);
        t.choose("pick x-wing");
        t.expect_gone("x-wing"); // paid before a target is chosen
        t.can_choose_exactly(["pick tie-bomber"]);
        t.choose("pick tie-bomber");
        t.expect_gone("tie-bomber");
    });
}

/// LCG-ABL-17
#[test]
fn a_qualifier_applies_to_every_item_of_a_list() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["x-wing"]).hand(["rebel-assault"]))
        .dark(|p| p.in_play(["tie-bomber"]))
        .play(|t| {
            t.choose_each(["use rebel-assault", "pay 2 draw-their-fire"]);
            let objectives = ["pick imperial-command", "pick shadows-of-dathomir", "pick death-and-despayre"];
            t.can_choose_exactly(objectives.into_iter().chain(["pick tie-bomber"]));
            t.choose("pick imperial-command");
            t.expect_damage("imperial-command", 2);
        });
}

/// LCG-ABL-18
#[test]
fn a_lasting_effect_ends_when_its_card_leaves_play() {
    let stasis = || {
        dark_attacks()
            .light(|p| p.in_play(["jedi-in-hiding"]).hand(["return-of-the-jedi"]))
            .dark(|p| p.in_play(["rancor"]).hand(["force-stasis", "force-choke"]))
    };
    stasis().play(|t| {
        t.choose_each(["use force-stasis", "pay 1 sith", "pick jedi-in-hiding"]);
        t.then("engage draw-their-fire");
        t.choose("declare rancor");
        t.until("strike rancor"); // no defender could be declared
        t.expect_participants(["rancor"]);
        t.leave_open();
    });
    stasis().play(|t| {
        t.choose_each(["use force-stasis", "pay 1 sith", "pick jedi-in-hiding"]);
        t.choose_each(["use force-choke", "pick jedi-in-hiding"]);
        t.choose_each(["use return-of-the-jedi", "pay 2 a-heros-journey", "pay 1 jedi"]);
        t.choose("pick jedi-in-hiding from discard");
        t.then("engage draw-their-fire");
        t.choose("declare rancor");
        t.can_choose_exactly(["declare jedi-in-hiding", "done"]);
        t.leave_open();
    });
}

/// LCG-ABL-18
#[test]
fn no_quantity_falls_below_zero() {
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            p.objectives(["in-you-must-go", "in-you-must-go"])
                .in_play(["yoda"])
                .hand(["jedi-lightsaber", "shii-cho-training"])
        })
        .play(|t| {
            t.choose_each(["play jedi-lightsaber", "pick yoda"]); // cost 1 minus 2
            t.choose("play shii-cho-training"); // the rest does not carry over to the next card
            t.can_choose_exactly(["pay 1 in-you-must-go", "pay 1 jedi"]);
            t.choose_each(["pay 1 jedi", "pick yoda"]);
        });
}

/// LCG-ABL-19
#[test]
fn a_search_may_find_nothing_and_the_deck_is_shuffled() {
    scene()
        .light(|p| {
            p.objectives(["a-journey-to-dagobah", "draw-their-fire"]).objective_deck([
                "forgotten-heroes",
                "jedi-training",
                "in-you-must-go",
            ])
        })
        .dark(|p| p.hand(["superlaser-blast"]))
        .play(|t| {
            t.choose_each(["use superlaser-blast", "pay 2 imperial-command", "pay 2 death-and-despayre"]);
            t.choose_each(["pick a-journey-to-dagobah", "use a-journey-to-dagobah"]);
            t.can_choose_exactly([
                "pick forgotten-heroes from deck",
                "pick jedi-training from deck",
                "pick in-you-must-go from deck",
                "done",
            ]);
            let of_deck = |t: &Play| t.game().cast().objectives & t.game().cast().side[0];
            assert_eq!((t.table().under & of_deck(t)).len(), 3); // they have an order
            t.choose("done");
            assert_eq!((t.table().bag & of_deck(t)).len(), 3); // now they have none
            t.expect_gone("forgotten-heroes");
            t.expect_lost(LIGHT, ["a-journey-to-dagobah"]);
        });
}

/// LCG-ABL-19
#[test]
fn revealed_cards_stay_revealed_until_they_have_arrived() {
    let deck = ["superlaser-blast", "tie-fighter", "control-room", "rancor", "at-st"];
    scene().dark(|p| p.hand(["superlaser-engineer"]).deck(deck)).play(|t| {
        t.choose_each(["play superlaser-engineer", "pay 2 imperial-command", "use superlaser-engineer"]);
        t.expect_hand(DARK, ["superlaser-blast"]); // Imperial Navy, cost 3 or more
        assert_eq!(t.view(LIGHT).limbo.len(), 4); // the others are revealed
        t.can_choose_exactly(["next tie-fighter", "next control-room", "next rancor", "next at-st"]);
        t.choose("next at-st");
        assert_eq!(t.view(LIGHT).limbo.len(), 3);
        t.choose_each(["next rancor", "next control-room", "next tie-fighter"]);
        assert!(t.view(LIGHT).limbo.is_empty());
        t.expect_deck_size(DARK, 4);
    });
}
