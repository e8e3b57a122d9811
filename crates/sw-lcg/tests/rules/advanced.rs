//! Advanced concepts.

use sw_lcg::Phase;

use crate::support::{DARK, LIGHT, Step, dark_attacks, light_attacks, scene};

// ---- in play and out of play

/// LCG-ADV-01 LCG-ADV-02
#[test]
fn effects_touch_only_cards_in_play() {
    scene()
        .light(|p| {
            p.in_play(["luke-skywalker"])
                .hand(["yoda"])
                .discard(["obi-wan-kenobi"])
                .deck(["leia-organa"; 3])
                .captured([("mon-mothma", "imperial-command")])
        })
        .dark(|p| p.hand(["force-choke", "boba-fett"]).discard(["darth-vader"]))
        .play(|t| {
            t.choose("use force-choke");
            t.can_choose_exactly(["pick luke-skywalker"]);
            t.choose("pick luke-skywalker");
        });
}

/// LCG-ADV-01
#[test]
fn units_enhancements_objectives_and_affiliation_cards_are_in_play() {
    light_attacks()
        .light(|p| p.in_play(["fleet-officer"]))
        .dark(|p| {
            p.affiliation("imperial-navy")
                .objectives(["imperial-command focus 1", "shadows-of-dathomir", "death-and-despayre"])
                .in_play(["boba-fett focus 1", "control-room focus 2", "sith-library focus 1"])
                .hand(["detained", "bounty-collection"])
                .discard(["force-choke"])
        })
        .play(|t| {
            t.then("engage imperial-command");
            t.choose("declare fleet-officer");
            t.then("strike fleet-officer");
            t.choose_each(["use detained", "pay 1 death-and-despayre", "pay 1 imperial-navy"]);
            t.choose_each(["at imperial-command", "use bounty-collection"]);
            t.can_choose_exactly([
                "pick imperial-navy", // its affiliation card
                "pick imperial-command",
                "pick death-and-despayre",
                "pick control-room",
                "pick sith-library",
                "done",
            ]);
            t.choose("pick imperial-navy");
            t.choose("done");
            t.expect_focus("imperial-navy", 0);
        });
}

/// LCG-ADV-01
#[test]
fn edge_stacks_and_victory_piles_are_out_of_play() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["jedi-in-hiding"]).hand(["emergency-repair", "yoda"]).lost(["mission-briefing"]))
        .dark(|p| p.lost(["counsel-of-the-sith"]))
        .play(|t| {
            t.can_choose_exactly(["play yoda", "pass"]); // no damaged objective in play
            t.then("engage imperial-command");
            t.choose("declare jedi-in-hiding");
            t.choose_each(["edge yoda", "pass"]);
            t.expect_gone("yoda");
            t.choose("strike jedi-in-hiding");
            t.pass_to_turn(8);
            assert_eq!(t.asked(), DARK); // the lost Mission Briefing does not react to the enemy's turn
        });
}

/// LCG-ADV-02
#[test]
fn an_effect_that_names_an_out_of_play_area_reaches_it() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["luke-skywalker"]).hand(["return-of-the-jedi"]).discard(["obi-wan-kenobi", "x-wing"]))
        .play(|t| {
            t.choose_each(["use return-of-the-jedi", "pay 2 a-heros-journey", "pay 1 jedi"]);
            t.can_choose_exactly(["pick obi-wan-kenobi from discard"]); // not Luke, who is in play
            t.choose("pick obi-wan-kenobi from discard");
        });
}

// ---- entering and leaving play

/// LCG-ADV-03
#[test]
fn a_card_played_enters_play() {
    scene().dark(|p| p.hand(["at-st"]).deck(["espo-trooper"])).play(|t| {
        t.choose_each(["play at-st", "pay 2 imperial-command", "pay 1 sith"]);
        t.can_choose_exactly(["use at-st", "pass"]);
        t.choose("use at-st");
        t.expect_hand(DARK, ["espo-trooper"]);
    });
}

/// LCG-ADV-03
#[test]
fn a_card_put_into_play_enters_play_too() {
    dark_attacks()
        .light(|p| p.hand(["rescue-mission"]).captured([("admiral-ackbar", "imperial-command")]))
        .dark(|p| p.in_play(["rancor"]))
        .play(|t| {
            t.then("engage draw-their-fire");
            t.choose("declare rancor");
            t.choose_each(["use rescue-mission", "pay 2 a-heros-journey"]);
            t.can_choose_exactly(["yes", "no"]);
            t.choose("yes");
            t.choose("use admiral-ackbar"); // he has entered play during an engagement
            t.expect_damage("rancor", 1);
            t.leave_open();
        });
}

/// LCG-ADV-03
#[test]
fn an_objective_from_the_deck_enters_play() {
    scene()
        .at(Step::RefreshBegins)
        .light(|p| p.hand(["yoda"]))
        .dark(|p| p.objectives(["imperial-command", "shadows-of-dathomir"]).objective_deck(["cruel-interrogations"]))
        .play(|t| {
            t.choose("use cruel-interrogations"); // its reaction to entering play
            t.expect_captured([("yoda", "cruel-interrogations")]);
        });
}

/// LCG-ADV-03
#[test]
fn any_way_out_of_play_is_leaving_play() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["x-wing-escort"]).hand(["fall-back"]))
        .dark(|p| p.in_play(["tie-bomber"]))
        .play(|t| {
            t.choose_each(["use fall-back", "pick x-wing-escort"]);
            t.choose_each(["use x-wing-escort", "pick tie-bomber"]);
            t.expect_hand(LIGHT, ["x-wing-escort"]);
            t.expect_discard(DARK, ["tie-bomber"]);
        });
    scene().light(|p| p.in_play(["x-wing-escort focus 1"])).dark(|p| p.hand(["force-lightning"])).play(|t| {
        t.choose_each(["use force-lightning", "pay 2 shadows-of-dathomir", "pay 1 sith", "pick x-wing-escort"]);
        t.expect_discard(LIGHT, ["x-wing-escort"]); // with no enemy Vehicle there was nothing to use
    });
}

/// LCG-ADV-04
#[test]
fn put_into_play_ignores_cost_and_restrictions() {
    scene()
        .turn_of(LIGHT)
        .dark(|p| p.objectives(["corporate-exploitation"]).affiliation("sith").hand(["duty-officer", "rancor"]))
        .play(|t| {
            assert_eq!(t.asked(), DARK); // in the enemy's turn
            t.choose("use corporate-exploitation");
            t.can_choose_exactly(["pick duty-officer from hand"]); // Imperial Navy, without a match
            t.expect_focus("corporate-exploitation", 1);
            t.expect_focus("sith", 0); // its cost is not paid
            t.choose("pick duty-officer from hand");
            t.expect_in_play("duty-officer");
        });
}

// ---- sacrifice, then, when and after

/// LCG-ADV-05
#[test]
fn a_sacrifice_discards_a_card_of_ones_own_and_is_no_destruction() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["redemption", "yoda", "x-wing"]).hand(["youre-my-only-hope"]))
        .dark(|p| p.in_play(["rancor"]))
        .play(|t| {
            t.choose("use youre-my-only-hope");
            t.can_choose_exactly(["pick yoda", "pick redemption", "pick x-wing"]); // not the Rancor
            t.choose("pick yoda");
            t.expect_discard(LIGHT, ["yoda", "youre-my-only-hope"]); // Redemption answers destruction only
            t.expect_hand_size(LIGHT, 2);
        });
}

/// LCG-ADV-05
#[test]
fn a_player_made_to_sacrifice_chooses_among_their_own() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["x-wing-escort", "x-wing"]).hand(["fall-back"]))
        .dark(|p| p.in_play(["tie-bomber", "tie-fighter", "rancor"]))
        .play(|t| {
            t.choose_each(["use fall-back", "pick x-wing-escort", "use x-wing-escort"]);
            assert_eq!(t.asked(), DARK);
            t.can_choose_exactly(["pick tie-bomber", "pick tie-fighter"]);
            t.choose("pick tie-fighter");
            t.expect_discard(DARK, ["tie-fighter"]);
        });
}

/// LCG-ADV-06
#[test]
fn what_follows_then_comes_after_what_stands_before_it() {
    scene().dark(|p| p.hand(["dark-precognition"]).deck(["rancor", "boba-fett", "nightsister"])).play(|t| {
        t.choose("use dark-precognition");
        t.can_choose_exactly(["discard rancor", "discard boba-fett"]); // already drawn
        t.choose("discard rancor");
        t.expect_hand(DARK, ["boba-fett"]);
    });
}

/// LCG-ADV-06
#[test]
fn what_follows_then_is_lost_if_what_stands_before_it_is_canceled() {
    scene()
        .light(|p| p.in_play(["yoda"]).hand(["it-could-be-worse", "counter-stroke"]))
        .dark(|p| p.hand(["force-choke", "its-worse"]))
        .play(|t| {
            t.choose_each(["use force-choke", "pick yoda", "pass", "use it-could-be-worse"]);
            t.choose_each(["use its-worse", "pick yoda", "use counter-stroke", "pay 1 jedi"]);
            t.expect_damage("yoda", 0); // neither the damage of It's Worse nor that of Force Choke
        });
    scene()
        .light(|p| p.in_play(["yoda", "x-wing"]).hand(["it-could-be-worse"]))
        .dark(|p| p.hand(["force-choke", "its-worse"]))
        .play(|t| {
            t.choose_each(["use force-choke", "pick yoda", "use it-could-be-worse"]);
            t.choose_each(["use its-worse", "pick x-wing"]);
            t.expect_damage("x-wing", 1); // canceled, then 1 damage
            t.expect_damage("yoda", 1);
        });
}

/// LCG-ADV-07
#[test]
fn when_is_before_the_end_of_a_thing_and_after_is_after_it() {
    scene()
        .dial(5)
        .light(|p| p.objectives(["decoy-at-dantooine", "draw-their-fire"]).in_play(["red-two focus 1"]))
        .dark(|p| p.hand(["superlaser-blast"]))
        .play(|t| {
            t.choose_each(["use superlaser-blast", "pay 2 imperial-command", "pay 2 death-and-despayre"]);
            t.choose("pick draw-their-fire");
            t.can_choose_exactly(["use decoy-at-dantooine", "pass"]); // when it leaves play
            t.expect_in_play("draw-their-fire");
            t.expect_dial(5);
            t.choose("pass");
            t.can_choose_exactly(["use red-two", "pass"]); // after it was destroyed
            t.expect_gone("draw-their-fire");
            t.expect_dial(6);
            t.choose("use red-two");
        });
}

// ---- targets

/// LCG-ADV-08
#[test]
fn the_controller_of_an_effect_chooses_its_targets() {
    scene().light(|p| p.in_play(["luke-skywalker", "yoda"])).dark(|p| p.hand(["force-choke"])).play(|t| {
        t.choose("use force-choke");
        assert_eq!(t.asked(), DARK);
        t.can_choose_exactly(["pick luke-skywalker", "pick yoda"]);
        t.choose("pick yoda");
        t.expect_damage("yoda", 1);
    });
}

/// LCG-ADV-08
#[test]
fn without_a_valid_target_an_effect_cannot_be_initiated() {
    scene()
        .light(|p| p.in_play(["x-wing"]))
        .dark(|p| p.in_play(["tie-fighter"]).hand(["force-choke", "tallon-roll", "force-stasis"]))
        .play(|t| t.can_choose_exactly(["pass"]));
}

/// LCG-ADV-08
#[test]
fn up_to_so_many_targets_are_one_at_least() {
    dark_attacks().dark(|p| p.in_play(["tie-fighter", "tie-bomber"]).hand(["death-from-above"])).play(|t| {
        t.then("engage draw-their-fire");
        t.choose_each(["declare tie-fighter", "declare tie-bomber"]);
        t.choose_each(["use death-from-above", "pay 1 imperial-command"]);
        t.can_choose_exactly(["pick tie-fighter", "pick tie-bomber"]);
        t.choose("pick tie-fighter");
        t.can_choose_exactly(["pick tie-bomber", "done"]);
        t.choose("done");
        t.leave_open();
    });
}

// ---- exhausted cards

/// LCG-ADV-09
#[test]
fn an_exhausted_card_is_not_focused_for_an_ability_or_for_resources() {
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            p.objectives(["a-heros-journey focus 1"])
                .affiliation("rebel-alliance")
                .in_play(["yoda focus 1", "trust-your-feelings on yoda", "mon-mothma"])
                .hand(["rookie-pilot"])
        })
        .play(|t| {
            t.choose("use trust-your-feelings");
            t.choose("play rookie-pilot");
            t.can_choose_exactly(["pay 1 mon-mothma", "pay 2 mon-mothma", "pay 1 rebel-alliance"]);
            t.choose("pay 1 mon-mothma");
        });
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["yoda focus 2", "trust-your-feelings on yoda focus 1"]).hand(["yoda"]))
        .play(|t| t.can_choose_exactly(["pass"]));
}

/// LCG-ADV-09
#[test]
fn an_exhausted_unit_does_not_strike() {
    light_attacks()
        .light(|p| p.in_play(["x-wing", "rebel-trooper focus 1"]))
        .dark(|p| p.hand(["im-on-the-leader"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.can_choose_exactly(["declare x-wing"]);
            t.choose("declare x-wing");
            t.choose_each(["use im-on-the-leader", "pay 1 sith", "pick x-wing"]);
            t.expect_damage("imperial-command", 1); // only the bonus: it survived without a strike
            t.expect_focus("x-wing", 1);
        });
}

/// LCG-ADV-09
#[test]
fn constant_effects_of_exhausted_cards_go_on() {
    scene()
        .light(|p| p.objectives(["jedi-training focus 1"]))
        .dark(|p| p.objectives(["reconnaissance-mission focus 1"]).hand(["espo-trooper"]))
        .play(|t| {
            assert_eq!(t.view(LIGHT).seats[1].force, 1);
            assert_eq!(t.view(DARK).seats[0].reserve, 7);
        });
}

/// LCG-ADV-EX1 LCG-ADV-09
#[test]
fn an_exhausted_repair_droid_still_repairs() {
    scene().light(|p| p.in_play(["repair-droid focus 2", "x-wing damage 1"])).play(|t| {
        t.choose_each(["use repair-droid", "pick x-wing"]);
        t.expect_damage("x-wing", 0);
        t.expect_focus("repair-droid", 2);
    });
}

// ---- cancel

/// LCG-ADV-EX2 LCG-ADV-10
#[test]
fn the_costs_of_a_canceled_event_stay_paid() {
    scene()
        .light(|p| p.in_play(["yoda committed"]).hand(["counter-stroke"]))
        .dark(|p| p.hand(["a-disturbance-in-the-force"]))
        .play(|t| {
            t.choose_each(["use a-disturbance-in-the-force", "pay 2 shadows-of-dathomir"]);
            t.choose_each(["use counter-stroke", "pay 1 jedi"]);
            t.expect_focus("yoda", 0);
            t.expect_discard(DARK, ["a-disturbance-in-the-force"]);
            t.expect_focus("shadows-of-dathomir", 2);
        });
}

/// LCG-ADV-10
#[test]
fn the_costs_of_a_canceled_ability_stay_paid_too() {
    scene().light(|p| p.in_play(["luke-skywalker", "c-3po"])).dark(|p| p.hand(["force-choke", "its-worse"])).play(
        |t| {
            t.choose_each(["use force-choke", "pick luke-skywalker", "use c-3po"]);
            t.expect_discard(LIGHT, ["c-3po"]); // sacrificed before a player can answer
            t.choose_each(["use its-worse", "pick luke-skywalker"]);
            t.expect_damage("luke-skywalker", 2); // of It's Worse and of Force Choke
        },
    );
}

/// LCG-ADV-10 LCG-ABL-16 LCG-RES-02
#[test]
fn a_canceled_discount_stays_paid_and_a_card_too_dear_now_returns_to_hand() {
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            p.affiliation("rebel-alliance")
                .objectives(["the-defense-of-yavin-4"])
                .in_play(["x-wing"])
                .hand(["red-two", "rookie-pilot"])
        })
        .dark(|p| p.hand(["its-worse"]))
        .play(|t| {
            t.choose_each(["play red-two", "use the-defense-of-yavin-4", "discard rookie-pilot"]); // cost 3 minus 1
            t.choose_each(["use its-worse", "pick x-wing"]);
            t.expect_damage("x-wing", 1);
            t.expect_gone("red-two"); // 2 resources do not pay for a cost of 3
            t.expect_hand(LIGHT, ["red-two"]);
            t.expect_discard(LIGHT, ["rookie-pilot"]);
            t.expect_focus("rebel-alliance", 0);
        });
}

/// LCG-ADV-10
#[test]
fn a_canceled_event_was_still_played() {
    scene()
        .light(|p| p.in_play(["luke-skywalker"]).hand(["counter-stroke"]))
        .dark(|p| p.in_play(["darth-vader"]).hand(["force-choke"]))
        .play(|t| {
            t.choose_each(["use force-choke", "pick luke-skywalker", "use counter-stroke", "pay 1 jedi"]);
            t.expect_damage("luke-skywalker", 0);
            t.choose_each(["use darth-vader", "pick luke-skywalker"]); // after a Sith event was played
            t.expect_damage("luke-skywalker", 1);
        });
}

/// LCG-ADV-10
#[test]
fn a_canceled_event_was_the_first_of_the_turn() {
    scene()
        .light(|p| p.in_play(["x-wing", "y-wing"]).hand(["counter-stroke"]))
        .dark(|p| p.objectives(["the-emperors-web", "shadows-of-dathomir"]).hand(["im-on-the-leader"; 2]))
        .play(|t| {
            t.choose_each(["use im-on-the-leader", "pick x-wing"]); // cost 1 minus 1
            t.choose_each(["use counter-stroke", "pay 1 jedi"]);
            t.choose("use im-on-the-leader");
            t.can_choose("pay 1 sith"); // no longer cheaper
            t.choose_each(["pay 1 sith", "pick y-wing"]);
            t.expect_focus("y-wing", 1);
        });
}

// ---- no memory

/// LCG-ADV-12
#[test]
fn a_card_that_comes_back_has_no_tokens() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["x-wing damage 1 focus 1 shield 1 committed"]).hand(["fall-back"]))
        .play(|t| {
            t.choose_each(["use fall-back", "pick x-wing", "play x-wing", "pay 1 jedi"]);
            t.expect_damage("x-wing", 0);
            t.expect_focus("x-wing", 0);
            t.expect_shields("x-wing", 0);
            t.expect_phase(Phase::Conflict);
            t.then("commit x-wing"); // its Force card was returned, too
        });
}

/// LCG-ADV-12
#[test]
fn a_card_that_comes_back_has_no_memory() {
    scene().turn_of(LIGHT).light(|p| p.in_play(["repair-droid", "home-one damage 2"]).hand(["fall-back"])).play(|t| {
        t.choose_each(["use repair-droid", "pick home-one"]);
        t.cannot_choose("use repair-droid"); // once per turn
        t.choose_each(["use fall-back", "pick repair-droid", "play repair-droid", "pay 1 draw-their-fire"]);
        t.choose_each(["use repair-droid", "pick home-one"]);
        t.expect_damage("home-one", 0);
    });
}
