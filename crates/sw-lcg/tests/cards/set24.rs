//! Set 24: Cruel Interrogations.

use std::collections::BTreeSet;

use sw_lcg::Phase;
use table::chance::Fast;
use table::{Game, NoSink, Opt, Options, Viewer};

use crate::support::{DARK, LIGHT, Step, dark_attacks, duel, edge_duel, light_attacks, raid, raids_destroy, scene};

/// cruel-interrogations: one Sith resource, capacity 5. LCG-RES-04
#[test]
fn cruel_interrogations_gives_one_and_falls_at_five() {
    scene()
        .dark(|p| p.affiliation("imperial-navy").objectives(["cruel-interrogations"]).hand(["dark-side-apprentice"]))
        .play(|t| t.pay_with_all("dark-side-apprentice", ["pay 1 imperial-navy", "pay 1 cruel-interrogations"]));
    raids_destroy("cruel-interrogations", 5);
}

/// cruel-interrogations: captures a random card from the enemy's hand when it enters play. LCG-ABL-EX4
#[test]
fn cruel_interrogations_captures_a_card_of_the_enemys_hand() {
    let entering = scene()
        .at(Step::RefreshBegins)
        .dark(|p| p.objectives(["imperial-command", "shadows-of-dathomir"]).objective_deck(["cruel-interrogations"]));
    entering.clone().light(|p| p.hand(["yoda"])).play(|t| {
        t.may_choose("use cruel-interrogations");
        t.expect_captured([("yoda", "cruel-interrogations")]);
        t.expect_hand(LIGHT, []);
    });
    entering.light(|p| p.hand(["x-wing", "x-wing", "x-wing"])).play(|t| {
        t.choose("use cruel-interrogations");
        t.expect_captured([("x-wing", "cruel-interrogations")]);
        t.expect_hand_size(LIGHT, 2);
    });
}

/// cruel-interrogations: if the dark side has seen one of two equal cards, it cannot tell whether that one is gone.
/// LCG-INFO-01
#[test]
fn a_captured_card_may_be_the_one_that_was_seen() {
    let entering = scene()
        .at(Step::RefreshBegins)
        .dark(|p| p.objectives(["imperial-command", "shadows-of-dathomir"]).objective_deck(["cruel-interrogations"]));
    let entering = entering.light(|p| p.hand(["twilek-loyalist"; 3]).seen(["twilek-loyalist"]));
    let mut taken = BTreeSet::new();
    for seed in 0..20 {
        let (game, mut s, _) = entering.lay_out();
        let seen = (s.hand & s.known[DARK.idx()]).first().expect("one was seen");
        let mut options = Options::new();
        game.options(&s, DARK, &mut options);
        let uses = |&&o: &&Opt| game.key_text(game.key(&s, o)) == "use cruel-interrogations";
        let pick = *options.iter().find(uses).expect("it may be used");
        game.apply(&mut s, DARK, pick, &mut Fast::new(seed), &mut NoSink);
        taken.insert(s.captured.contains(seen));
        assert_eq!(game.view(&s, Viewer::Seat(DARK)).seats[1].hand, [None; 2]);
    }
    assert_eq!(taken.len(), 2, "the card that was seen, or another copy");
}

/// cruel-interrogations: optional, and not if the enemy's hand is empty. LCG-ABL-14
#[test]
fn cruel_interrogations_needs_a_hand_and_is_no_duty() {
    let entering = scene()
        .at(Step::RefreshBegins)
        .dark(|p| p.objectives(["imperial-command", "shadows-of-dathomir"]).objective_deck(["cruel-interrogations"]));
    entering.clone().light(|p| p.hand(["yoda"])).play(|t| {
        t.choose("pass");
        t.expect_captured([]);
        t.expect_hand(LIGHT, ["yoda"]);
    });
    entering.light(|p| p.hand([])).play(|t| {
        t.expect_in_play("cruel-interrogations");
        t.expect_phase(Phase::Deployment);
    });
}

/// cruel-interrogations: the cards captured there are rescued when it is destroyed. LCG-CAPT-05
#[test]
fn the_fall_of_cruel_interrogations_frees_its_prisoner() {
    scene()
        .turn_of(LIGHT)
        .at(Step::BalanceBegins)
        .dark(|p| p.objectives(["cruel-interrogations damage 4", "imperial-command"]))
        .light(|p| p.captured([("yoda", "cruel-interrogations"), ("x-wing", "imperial-command")]).hand([]))
        .play(|t| {
            t.choose("balance cruel-interrogations");
            t.expect_captured([("x-wing", "imperial-command")]);
            t.expect_hand(LIGHT, ["yoda"]);
        });
}

/// interrogation-droid: cost 3, capacity 2.
#[test]
fn an_interrogation_droid_costs_three_and_takes_two_damage() {
    scene().under_fire(2).dark(|p| p.lone_sith().hand(["interrogation-droid"])).play(|t| {
        t.pay_in_part("interrogation-droid", ["pay 2 imperial-command"]);
        t.must_choose("pay 1 sith");
        t.wear_down("interrogation-droid", 2);
    });
}

/// interrogation-droid: one tactics; two Force icons. LCG-ICON-04
#[test]
fn an_interrogation_droid_strikes_without_and_with_the_edge() {
    duel("interrogation-droid", "repair-droid").play(|t| {
        t.attack_without_the_edge("interrogation-droid", "repair-droid");
        t.aim_at("repair-droid", 1, 2);
    });
    edge_duel("interrogation-droid", "repair-droid").play(|t| {
        t.attack_with_the_edge("interrogation-droid", "repair-droid", 2);
        t.aim_at("repair-droid", 1, 1);
    });
}

/// interrogation-droid: the enemy discards a random card when it enters play.
#[test]
fn an_interrogation_droid_makes_the_enemy_discard_a_card() {
    scene().dark(|p| p.hand(["interrogation-droid"])).light(|p| p.hand(["x-wing", "x-wing"])).play(|t| {
        t.choose_each(["play interrogation-droid", "pay 2 shadows-of-dathomir", "pay 1 sith"]);
        t.may_choose("use interrogation-droid");
        t.expect_hand(LIGHT, ["x-wing"]);
        t.expect_discard(LIGHT, ["x-wing"]);
    });
}

/// interrogation-droid: optional, only for itself, and not if the enemy's hand is empty. LCG-ABL-14
#[test]
fn an_interrogation_droid_is_silent_about_others_and_empty_hands() {
    scene()
        .dark(|p| p.in_play(["interrogation-droid"]).hand(["espo-trooper", "interrogation-droid"]))
        .light(|p| p.hand(["x-wing"]))
        .play(|t| {
            t.choose("play espo-trooper");
            t.can_choose_exactly(["play interrogation-droid", "pass"]);
            t.choose_each(["play interrogation-droid", "pay 2 shadows-of-dathomir", "pay 1 sith"]);
            t.choose("pass");
            t.expect_hand(LIGHT, ["x-wing"]);
        });
    scene().dark(|p| p.hand(["interrogation-droid", "nightsister"])).light(|p| p.hand([])).play(|t| {
        t.choose_each(["play interrogation-droid", "pay 2 shadows-of-dathomir", "pay 1 sith"]);
        t.can_choose_exactly(["pass"]); // the window continues
    });
}

/// isb-interrogators: cost 1, capacity 1.
#[test]
fn isb_interrogators_costs_one_and_takes_one_damage() {
    scene().under_fire(1).dark(|p| p.hand(["isb-interrogators"])).play(|t| {
        t.pay_in_part("isb-interrogators", []);
        t.choose("pay 1 sith");
        t.wear_down("isb-interrogators", 1);
    });
}

/// isb-interrogators: one unit damage; one Force icon. LCG-ICON-04
#[test]
fn isb_interrogators_strikes_without_and_with_the_edge() {
    duel("isb-interrogators", "repair-droid").play(|t| {
        t.choose_each(["engage draw-their-fire", "declare isb-interrogators", "done", "declare repair-droid"]);
        t.strike_after("repair-droid", "isb-interrogators");
        t.hit_down("repair-droid", 1);
    });
    edge_duel("isb-interrogators", "repair-droid").play(|t| {
        t.choose_each(["engage draw-their-fire", "declare isb-interrogators", "done", "declare repair-droid"]);
        t.strike_with_the_edge("isb-interrogators", 1);
        t.hit_down("repair-droid", 1);
    });
}

/// isb-interrogators: Shielding, for a friendly participant or the engaged objective without a shield. LCG-KEY-09
#[test]
fn isb_interrogators_bring_a_shield() {
    light_attacks()
        .dark(|p| {
            p.objectives(["imperial-command"]).in_play([
                "isb-interrogators",
                "at-st",
                "tie-fighter shield 1",
                "espo-trooper focus 1",
            ])
        })
        .light(|p| p.in_play(["y-wing"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare y-wing"]);
            t.choose_each(["declare isb-interrogators", "declare tie-fighter", "declare at-st"]);
            t.can_choose_exactly(["shield imperial-command", "shield isb-interrogators", "shield at-st", "done"]);
            t.choose("shield at-st");
            t.expect_shields("at-st", 1);
            t.leave_open();
        });
}

/// isb-interrogators: as attackers too, even for the enemy's objective; and it is optional. LCG-KEY-09
#[test]
fn isb_interrogators_may_keep_their_shield() {
    dark_attacks().dark(|p| p.in_play(["isb-interrogators"])).light(|p| p.objectives(["draw-their-fire"])).play(|t| {
        t.choose_each(["engage draw-their-fire", "declare isb-interrogators"]);
        t.can_choose_exactly(["shield draw-their-fire", "shield isb-interrogators", "done"]);
        t.choose("done");
        t.expect_shields("isb-interrogators", 0);
        t.choose("strike isb-interrogators");
    });
}

/// intimidated: on an enemy Character, for free. LCG-DEP-10
#[test]
fn intimidated_enhances_an_enemy_character() {
    scene()
        .dark(|p| p.affiliation("imperial-navy").objectives([]).in_play(["nightsister"]).hand(["intimidated"]))
        .light(|p| p.in_play(["yoda", "red-five", "r2-d2", "twilek-loyalist"]))
        .play(|t| {
            t.choose("play intimidated");
            t.can_choose_exactly(["pick twilek-loyalist", "pick yoda"]);
            t.choose("pick yoda");
            t.expect_attached("intimidated", "yoda");
        });
}

/// intimidated: not without an enemy Character. LCG-DEP-08
#[test]
fn intimidated_needs_an_enemy_character() {
    scene()
        .dark(|p| p.in_play(["nightsister"]).hand(["intimidated"]))
        .light(|p| p.in_play(["red-five", "r2-d2"]))
        .play(|t| t.can_choose_exactly(["pass"]));
}

/// intimidated: one more focus token when the unit is focused to strike, and this is forced. LCG-ABL-EX5
#[test]
fn an_intimidated_unit_is_focused_once_more_when_it_strikes() {
    for (yoda, tokens) in [("yoda", 2), ("yoda committed", 3)] {
        light_attacks()
            .dark(|p| p.objectives(["imperial-command"]).in_play(["intimidated on yoda"]))
            .light(|p| p.in_play([yoda, "red-five"]))
            .play(|t| {
                t.choose_each(["engage imperial-command", "declare yoda", "declare red-five"]);
                t.choose("strike red-five");
                t.expect_focus("red-five", 1);
                t.choose("strike yoda");
                t.expect_focus("yoda", tokens);
            });
    }
}

/// intimidated: also when defending.
#[test]
fn an_intimidated_unit_is_focused_once_more_in_defense() {
    dark_attacks()
        .dark(|p| p.in_play(["tie-advanced", "intimidated on yoda"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["yoda"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-advanced", "declare yoda", "strike yoda"]);
            t.expect_focus("yoda", 2);
            t.leave_open();
        });
}

/// intimidated: each copy adds a token; the effects are equal, so no player has to order them. LCG-ABL-11 LCG-TIME-17
#[test]
fn a_unit_may_be_intimidated_twice() {
    light_attacks()
        .dark(|p| p.objectives(["imperial-command"]).in_play(["intimidated on yoda", "intimidated on yoda"]))
        .light(|p| p.in_play(["yoda"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare yoda", "strike yoda"]);
            t.expect_focus("yoda", 3);
        });
}

/// intimidated: a shield prevents the additional token. LCG-SHLD-02
#[test]
fn a_shield_helps_against_being_intimidated() {
    light_attacks()
        .dark(|p| p.objectives(["imperial-command"]).in_play(["intimidated on yoda"]))
        .light(|p| p.in_play(["yoda shield 1"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare yoda", "strike yoda"]);
            t.can_choose_exactly_as(LIGHT, ["shield 0", "shield 1"]);
            t.choose("shield 1");
            t.expect_focus("yoda", 1);
        });
}

/// intimidated: one Force icon in an edge battle. LCG-EDGE-13
#[test]
fn intimidated_has_one_force_icon() {
    raid("tie-bomber", ["intimidated"]).play(|t| t.bid("tie-bomber", "intimidated", 1));
}

/// interrogation: look at the enemy's hand and discard one card from it, for two resources.
#[test]
fn interrogation_discards_a_card_of_the_enemys_hand() {
    scene()
        .dark(|p| p.hand(["interrogation", "nightsister"]))
        .light(|p| p.hand(["yoda", "x-wing", "jedi-mind-trick"]))
        .play(|t| {
            t.choose_each(["use interrogation", "pay 1 imperial-command"]);
            t.can_choose_exactly(["pay 1 shadows-of-dathomir", "pay 2 shadows-of-dathomir", "pay 1 sith"]);
            t.choose("pay 1 sith");
            t.can_choose_exactly(["pick yoda from hand", "pick x-wing from hand", "pick jedi-mind-trick from hand"]);
            t.choose("pick yoda from hand");
            t.expect_hand(LIGHT, ["x-wing", "jedi-mind-trick"]);
            t.expect_discard(LIGHT, ["yoda"]);
            assert!(t.view(DARK).seats[1].hand.iter().all(Option::is_some));
        });
}

/// interrogation: not if the enemy's hand is empty. LCG-ABL-14
#[test]
fn interrogation_needs_a_hand() {
    scene().dark(|p| p.hand(["interrogation"])).light(|p| p.hand([])).play(|t| t.can_choose_exactly(["pass"]));
}

/// interrogation: one Force icon in an edge battle. LCG-EDGE-13
#[test]
fn interrogation_has_one_force_icon() {
    raid("tie-bomber", ["interrogation"]).play(|t| t.bid("tie-bomber", "interrogation", 1));
}
