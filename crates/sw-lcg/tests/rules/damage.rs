//! Damage and destruction.

use sw_lcg::Event;

use crate::support::{DARK, LIGHT, Step, dark_attacks, light_attacks, scene};

// ---- dealing damage

/// LCG-DMG-01
#[test]
fn damage_adds_up_and_is_removed_point_by_point() {
    dark_attacks()
        .light(|p| p.in_play(["redemption damage 1", "repair-droid focus 1"]))
        .dark(|p| p.in_play(["darth-vader"]))
        .play(|t| {
            t.then("engage draw-their-fire");
            t.choose("declare darth-vader");
            t.then("declare redemption");
            t.then("strike redemption");
            t.choose("hit darth-vader");
            t.expect_damage("darth-vader", 2);
            t.then("strike darth-vader");
            t.can_choose_exactly(["unit damage", "blast damage"]);
            t.choose_each(["unit damage", "hit redemption"]);
            t.expect_damage("redemption", 3);
            t.choose_each(["use repair-droid", "pick redemption"]);
            t.expect_damage("redemption", 2);
            t.leave_open();
        });
}

/// LCG-DMG-02
#[test]
fn a_card_is_destroyed_at_its_capacity_and_the_rest_is_ignored() {
    // Three damage on capacity 1: the two excess points are lost.
    dark_attacks()
        .light(|p| p.in_play(["jedi-in-hiding", "x-wing focus 1"]))
        .dark(|p| p.in_play(["stormtrooper-elite"]).hand(["darth-vader"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare stormtrooper-elite", "declare jedi-in-hiding"]);
            t.choose_each(["edge darth-vader", "strike stormtrooper-elite", "hit jedi-in-hiding"]);
            t.expect_discard(LIGHT, ["jedi-in-hiding"]);
            t.expect_damage("x-wing", 0);
            t.expect_event(Event::Damaged { card: t.game().db().find("jedi-in-hiding").expect("a card"), n: 1 });
            t.leave_open();
        });
    // Two on capacity 3, and then one more.
    scene()
        .light(|p| p.in_play(["luke-skywalker damage 1"]))
        .dark(|p| p.in_play(["stormtrooper-elite"]).hand(["force-choke"]))
        .play(|t| {
            t.choose_each(["use force-choke", "pick luke-skywalker"]);
            t.expect_damage("luke-skywalker", 2);
        });
    scene().light(|p| p.in_play(["luke-skywalker damage 2"])).dark(|p| p.hand(["force-choke"])).play(|t| {
        t.choose_each(["use force-choke", "pick luke-skywalker"]);
        t.expect_discard(LIGHT, ["luke-skywalker"]);
    });
}

/// LCG-DMG-03
#[test]
fn damage_is_assigned_then_reassigned_then_prevented_then_placed() {
    dark_attacks()
        .light(|p| p.in_play(["luke-skywalker shield 1", "guardian-of-peace shield 1 focus 1"]))
        .dark(|p| p.in_play(["darth-vader"]).hand(["darth-vader"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare darth-vader", "declare luke-skywalker"]);
            t.choose_each(["edge darth-vader", "strike darth-vader", "unit damage", "hit luke-skywalker"]);
            t.expect_to_act([LIGHT]);
            t.can_choose_exactly(["protect 0", "protect 1", "protect 2"]);
            t.choose("protect 1");
            t.expect_damage("guardian-of-peace", 0); // nothing is placed yet
            t.can_choose_exactly(["shield 0", "shield 1"]);
            t.choose("shield 1"); // Luke's
            t.expect_shields("luke-skywalker", 0);
            t.can_choose_exactly(["shield 0", "shield 1"]);
            t.choose("shield 0"); // the Guardian's
            t.expect_damage("luke-skywalker", 0);
            t.expect_damage("guardian-of-peace", 1);
            t.expect_shields("guardian-of-peace", 1);
            t.leave_open();
        });
}

/// LCG-DMG-04
#[test]
fn damage_that_was_not_placed_was_not_dealt() {
    for (shields, captured) in [("shield 1", false), ("shield 0", true)] {
        dark_attacks().light(|p| p.in_play(["fleet-officer shield 1"])).dark(|p| p.in_play(["boba-fett"])).play(|t| {
            t.choose_each(["engage draw-their-fire", "declare boba-fett", "declare fleet-officer"]);
            t.choose_each(["strike fleet-officer", "hit boba-fett"]);
            t.choose_each(["strike boba-fett", "hit fleet-officer", shields]);
            if captured {
                t.can_choose_exactly(["use boba-fett", "pass"]);
                t.choose_each(["use boba-fett", "at death-and-despayre"]);
                t.expect_captured([("fleet-officer", "death-and-despayre")]);
            } else {
                t.expect_captured([]);
                t.expect_participants([]); // the engagement continued without a question
            }
            t.leave_open();
        });
    }
}

/// LCG-DMG-05
#[test]
fn moved_damage_is_not_dealt_but_can_be_protected_from() {
    scene()
        .turn_of(LIGHT)
        .at(Step::Refreshed)
        .light(|p| {
            p.objectives(["questionable-contacts", "draw-their-fire", "a-heros-journey"])
                .in_play(["x-wing damage 1"])
                .hand(["it-could-be-worse"])
        })
        .dark(|p| p.in_play(["darth-vader", "emperors-royal-guard"]))
        .play(|t| {
            t.choose("use questionable-contacts");
            t.then("pick x-wing");
            t.choose("pick darth-vader");
            // It Could Be Worse would answer dealt damage; the first question goes to the Guard's controller.
            t.expect_to_act([DARK]);
            t.can_choose_exactly(["protect 0", "protect 1"]);
            t.choose("protect 1");
            t.expect_damage("x-wing", 0);
            t.expect_damage("darth-vader", 0);
            t.expect_damage("emperors-royal-guard", 1);
        });
}

/// LCG-DMG-05 LCG-DMG-02
#[test]
fn moved_damage_can_destroy() {
    scene()
        .turn_of(LIGHT)
        .at(Step::Refreshed)
        .light(|p| {
            p.objectives(["questionable-contacts", "draw-their-fire", "a-heros-journey"]).in_play(["x-wing damage 1"])
        })
        .dark(|p| p.in_play(["espo-trooper"]))
        .play(|t| {
            t.choose_each(["use questionable-contacts", "pick x-wing", "pick espo-trooper"]);
            t.expect_damage("questionable-contacts", 1);
            t.expect_discard(DARK, ["espo-trooper"]);
        });
}

/// LCG-DMG-06
#[test]
fn a_card_whose_capacity_falls_to_its_damage_is_destroyed_at_once() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["ewok-scout"]).hand(["yub-yub"]))
        .dark(|p| {
            p.objectives(["imperial-command damage 5", "shadows-of-dathomir"])
                .in_play(["defense-upgrade on imperial-command"])
        })
        .play(|t| {
            t.expect_in_play("imperial-command");
            t.choose_each(["use yub-yub", "pick ewok-scout", "pick defense-upgrade"]);
            t.expect_lost(DARK, ["imperial-command"]);
        });
    // Grand Moff Tarkin lowers the threshold of enemy objectives by 1.
    scene()
        .light(|p| p.objectives(["draw-their-fire damage 4", "a-heros-journey damage 2"]))
        .dark(|p| p.hand(["grand-moff-tarkin"]))
        .play(|t| {
            t.choose_each(["play grand-moff-tarkin", "pay 2 imperial-command", "pay 1 sith"]);
            t.expect_lost(LIGHT, ["draw-their-fire"]);
            t.expect_damage("a-heros-journey", 2);
            t.expect_dial(4);
        });
}

/// LCG-DMG-07
#[test]
fn destroying_is_no_damage() {
    scene()
        .light(|p| p.in_play(["luke-skywalker focus 1 shield 1", "guardian-of-peace"]))
        .dark(|p| p.hand(["force-lightning"]))
        .play(|t| {
            t.choose_each(["use force-lightning", "pay 2 shadows-of-dathomir", "pay 1 sith", "pick luke-skywalker"]);
            // There is no question about the Guardian or the shield.
            t.expect_discard(LIGHT, ["luke-skywalker"]);
            t.expect_damage("guardian-of-peace", 0);
        });
    scene().light(|p| p.objectives(["draw-their-fire shield 1"])).dark(|p| p.hand(["superlaser-blast"])).play(|t| {
        t.choose_each(["use superlaser-blast", "pay 2 imperial-command", "pay 2 death-and-despayre"]);
        t.choose("pick draw-their-fire");
        t.expect_lost(LIGHT, ["draw-their-fire"]);
    });
}

// ---- where destroyed cards go

/// LCG-DMG-08
#[test]
fn a_destroyed_unit_goes_on_top_of_the_pile_and_attachments_to_their_owners() {
    scene()
        .light(|p| p.in_play(["jedi-in-hiding", "jedi-lightsaber on jedi-in-hiding"]).discard(["rebel-trooper"]))
        .dark(|p| p.in_play(["intimidated on jedi-in-hiding"]).hand(["force-choke"]))
        .play(|t| {
            t.choose_each(["use force-choke", "pick jedi-in-hiding"]);
            t.expect_discard(DARK, ["intimidated", "force-choke"]);
            let pile = &t.view(DARK).seats[LIGHT.idx()].discard; // the top card first
            let find = |slug| t.game().db().find(slug);
            assert_eq!(pile.last().copied(), find("rebel-trooper"), "the earlier card is at the bottom");
            let (mut new, mut expected) = (pile[..2].to_vec(), vec![find("jedi-in-hiding"), find("jedi-lightsaber")]);
            new.sort_unstable();
            expected.sort_unstable();
            assert_eq!(new.into_iter().map(Some).collect::<Vec<_>>(), expected, "both are above it");
        });
}

/// LCG-DMG-08
#[test]
fn the_force_card_of_a_destroyed_unit_is_free_again() {
    let units = ["x-wing committed", "y-wing committed", "twilek-loyalist committed", "jedi-in-hiding"];
    let three_committed =
        |hand: Vec<&'static str>| scene().turn_of(LIGHT).light(move |p| p.in_play(units)).dark(move |p| p.hand(hand));
    three_committed(vec!["force-choke"]).play(|t| {
        t.choose_each(["use force-choke", "pick twilek-loyalist"]);
        assert_eq!(t.view(LIGHT).seats[LIGHT.idx()].committed, 2, "committed units");
        t.then("commit jedi-in-hiding");
        assert_eq!(t.view(LIGHT).seats[LIGHT.idx()].committed, 3, "committed units");
        t.leave_open();
    });
    // Without a loss no Force card is left, so there is no question this turn.
    three_committed(vec![]).play(|t| {
        t.pass_to_turn(8);
        assert!(!t.table().committed.contains(t.in_play("jedi-in-hiding")), "no Force card was left");
        t.leave_open();
    });
}

/// LCG-DMG-09 LCG-DMG-10
#[test]
fn a_light_objective_goes_to_the_dark_victory_pile_and_turns_the_dial() {
    // By the number of light objectives that are then in the pile.
    for (lost, dial) in [(vec![], 4), (vec!["hit-and-run"], 5), (vec!["hit-and-run", "jedi-training"], 6)] {
        scene()
            .light(|p| p.objectives(["draw-their-fire", "a-heros-journey"]).lost(lost.clone()))
            .dark(|p| p.hand(["superlaser-blast"]))
            .play(|t| {
                t.choose_each(["use superlaser-blast", "pay 2 imperial-command", "pay 2 death-and-despayre"]);
                t.choose("pick draw-their-fire");
                t.expect_gone("draw-their-fire");
                t.expect_lost(LIGHT, lost.iter().copied().chain(["draw-their-fire"]));
                t.expect_discard(LIGHT, []);
                t.expect_dial(dial);
            });
    }
}

/// LCG-DMG-09 LCG-DMG-11
#[test]
fn the_third_dark_objective_wins_for_the_light_side() {
    let attack = |lost: Vec<&'static str>| {
        light_attacks()
            .light(|p| p.in_play(["rookie-pilot"]))
            .dark(move |p| p.objectives(["imperial-command damage 4", "shadows-of-dathomir"]).lost(lost))
    };
    attack(vec!["cruel-interrogations"]).play(|t| {
        t.choose_each(["engage imperial-command", "declare rookie-pilot", "strike rookie-pilot"]);
        t.expect_lost(DARK, ["cruel-interrogations", "imperial-command"]);
        t.expect_dial(3); // dark objectives do not turn it
        t.leave_open();
    });
    attack(vec!["cruel-interrogations", "the-endor-gambit"]).play(|t| {
        t.choose_each(["engage imperial-command", "declare rookie-pilot", "strike rookie-pilot"]);
        t.expect_over([LIGHT]);
    });
}

/// LCG-DMG-EX1 LCG-DMG-10
#[test]
fn three_light_objectives_advance_the_dial_by_six() {
    dark_attacks()
        .light(|p| p.objectives(["a-heros-journey damage 3", "draw-their-fire damage 4", "jedi-training damage 4"]))
        .dark(|p| p.in_play(["tie-fighter", "death-star-trooper", "espo-trooper"]))
        .play(|t| {
            t.choose_each([
                "engage a-heros-journey",
                "declare death-star-trooper",
                "done",
                "strike death-star-trooper",
            ]);
            t.expect_dial(4);
            t.choose_each(["engage draw-their-fire", "declare espo-trooper", "done", "strike espo-trooper"]);
            t.expect_dial(6);
            t.choose_each(["engage jedi-training", "declare tie-fighter", "strike tie-fighter"]);
            t.expect_dial(9);
            t.leave_open();
        });
    dark_attacks()
        .dial(9)
        .light(|p| p.objectives(["draw-their-fire damage 4"]).lost(["hit-and-run", "jedi-training"]))
        .dark(|p| p.in_play(["death-star-trooper"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare death-star-trooper", "strike death-star-trooper"]);
            t.expect_dial(12);
            t.expect_over([DARK]);
        });
}

// ---- order

/// LCG-DMG-12
#[test]
fn a_card_is_destroyed_before_any_reaction_to_the_damage() {
    dark_attacks()
        .light(|p| p.in_play(["jedi-in-hiding"]))
        .dark(|p| p.in_play(["boba-fett"]).hand(["darth-vader"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare boba-fett", "declare jedi-in-hiding"]);
            t.choose_each(["edge darth-vader", "strike boba-fett", "unit damage", "hit jedi-in-hiding"]);
            // It was dealt damage but has left play, so Boba Fett captures nothing.
            t.expect_discard(LIGHT, ["jedi-in-hiding"]);
            t.expect_captured([]);
            t.leave_open();
        });
}

/// LCG-DMG-13
#[test]
fn answers_to_a_destruction_come_before_reactions_to_the_damage() {
    dark_attacks()
        .light(|p| p.in_play(["luke-skywalker", "guardian-of-peace damage 1 focus 1", "redemption focus 1"]))
        .dark(|p| p.in_play(["boba-fett"]).hand(["darth-vader"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare boba-fett", "declare luke-skywalker"]);
            t.choose_each(["edge darth-vader", "strike boba-fett", "unit damage", "hit luke-skywalker", "protect 1"]);
            // Both were damaged; the destruction of the Guardian is answered first.
            t.expect_to_act([LIGHT]);
            t.can_choose_exactly(["use redemption", "pass"]);
            t.choose("use redemption");
            t.expect_hand(LIGHT, ["guardian-of-peace"]);
            t.expect_to_act([DARK]);
            t.can_choose_exactly(["use boba-fett", "pass"]);
            t.choose_each(["use boba-fett", "at imperial-command"]);
            t.expect_captured([("luke-skywalker", "imperial-command")]);
            t.leave_open();
        });
}

/// LCG-DMG-OPEN1 LCG-DMG-03
#[test]
fn interrupts_to_damage_come_before_protect_and_shields() {
    let units = ["luke-skywalker shield 1", "guardian-of-peace focus 1"];
    dark_attacks()
        .light(|p| p.in_play(units).hand(["lightsaber-deflection"]))
        .dark(|p| p.in_play(["darth-vader"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare darth-vader", "declare luke-skywalker", "pass"]);
            t.choose_each(["strike luke-skywalker", "hit darth-vader"]);
            t.choose_each(["strike darth-vader", "unit damage", "hit luke-skywalker"]);
            t.can_choose_exactly(["use lightsaber-deflection", "pass"]);
            t.choose("use lightsaber-deflection");
            t.can_choose_exactly(["pick darth-vader", "pick guardian-of-peace"]);
            t.choose("pick darth-vader");
            t.can_choose_exactly(["protect 0", "protect 1"]);
            t.choose("protect 0");
            t.can_choose_exactly(["shield 0", "shield 1"]);
            t.choose("shield 1");
            t.expect_damage("luke-skywalker", 0);
            t.expect_damage("darth-vader", 3);
            t.leave_open();
        });
}
