//! Set 22: The Heart of the Empire.

use sw_lcg::{Affiliation, Deck, DeckProblem, Event, Phase};

use crate::support::{DARK, LIGHT, Step, dark_attacks, light_attacks, raid, scene};

/// the-heart-of-the-empire: three Sith resources. LCG-RES-EX1
#[test]
fn the_heart_of_the_empire_gives_three() {
    scene()
        .dark(|p| p.affiliation("imperial-navy").objectives(["the-heart-of-the-empire"]).hand(["darth-vader"]))
        .play(|t| t.can_choose_exactly(["pass"])); // a cost of five is too much
    scene()
        .dark(|p| p.affiliation("imperial-navy").objectives(["the-heart-of-the-empire"]).hand(["nightsister"]))
        .play(|t| {
            t.choose("play nightsister");
            t.can_choose_exactly([
                "pay 2 the-heart-of-the-empire",
                "pay 3 the-heart-of-the-empire",
                "pay 1 imperial-navy",
            ]);
            t.choose("pay 3 the-heart-of-the-empire");
            t.expect_focus("the-heart-of-the-empire", 3);
            t.expect_in_play("nightsister");
        });
}

/// the-heart-of-the-empire: capacity 10; its destruction loses the game immediately. LCG-WIN-05
#[test]
fn the_heart_of_the_empire_falls_at_ten_and_the_empire_with_it() {
    light_attacks()
        .dark(|p| p.objectives(["the-heart-of-the-empire damage 8", "imperial-command"]))
        .light(|p| p.in_play(["y-wing"]))
        .play(|t| {
            t.choose_each(["engage the-heart-of-the-empire", "declare y-wing", "strike y-wing"]);
            t.expect_over([LIGHT]);
        });
    light_attacks()
        .dark(|p| p.objectives(["the-heart-of-the-empire damage 8", "imperial-command damage 4"]))
        .light(|p| p.in_play(["rookie-pilot", "rebel-trooper"]))
        .play(|t| {
            t.choose_each(["engage the-heart-of-the-empire", "declare rookie-pilot", "done", "strike rookie-pilot"]);
            t.expect_damage("the-heart-of-the-empire", 9);
            // Another objective does not lose the game.
            t.choose_each(["engage imperial-command", "declare rebel-trooper", "strike rebel-trooper"]);
            t.expect_lost(DARK, ["imperial-command"]);
            t.can_choose("commit rookie-pilot");
        });
}

/// the-heart-of-the-empire: its controller loses, whichever player destroys it. LCG-WIN-05
#[test]
fn the_heart_of_the_empire_must_not_be_destroyed_by_its_own_player() {
    scene().dark(|p| p.objectives(["the-heart-of-the-empire", "imperial-command"]).hand(["superlaser-blast"])).play(
        |t| {
            t.choose_each(["use superlaser-blast", "pay 2 imperial-command", "pay 2 the-heart-of-the-empire"]);
            t.choose("pick the-heart-of-the-empire");
            t.expect_over([LIGHT]);
        },
    );
}

/// the-heart-of-the-empire: only in a Sith deck. LCG-DECK-04
#[test]
fn the_heart_of_the_empire_is_for_sith_decks() {
    let deck = |affiliation| Deck { affiliation, sets: vec![19, 20, 21, 22, 23, 24, 25, 36] };
    let own_only = DeckProblem::OwnOnly { set: 22, affiliation: Affiliation::Sith };
    assert_eq!(deck(Affiliation::Sith).problems(), []);
    assert_eq!(deck(Affiliation::ImperialNavy).problems(), [own_only]);
}

/// coruscant-defense-fleet: cost 5, capacity 5.
#[test]
fn the_coruscant_defense_fleet_costs_five_and_takes_five_damage() {
    scene().under_fire(5).dark(|p| p.lone_sith().hand(["coruscant-defense-fleet"])).play(|t| {
        t.pay_in_part("coruscant-defense-fleet", ["pay 2 imperial-command", "pay 2 death-and-despayre"]);
        t.must_choose("pay 1 sith");
        t.wear_down("coruscant-defense-fleet", 5);
    });
}

/// coruscant-defense-fleet: five unit damage with the edge, nothing without; two Force icons. LCG-ICON-04
#[test]
fn the_coruscant_defense_fleet_strikes_with_the_edge_only() {
    let attack = light_attacks()
        .dark(|p| p.objectives(["imperial-command"]).in_play(["coruscant-defense-fleet"]))
        .light(|p| p.in_play(["red-five"]));
    attack.play(|t| {
        t.choose_each(["engage imperial-command", "declare red-five", "declare coruscant-defense-fleet", "done"]);
        t.choose("strike coruscant-defense-fleet");
        t.hit_down("red-five", 5);
    });
    attack.light(|p| p.hand(["red-five", "yoda"])).dark(|p| p.hand(["coruscant-defense-fleet"])).play(|t| {
        t.choose_each(["engage imperial-command", "declare red-five", "declare coruscant-defense-fleet", "done"]);
        t.choose_each(["edge yoda", "edge coruscant-defense-fleet", "pass"]);
        t.expect_event(Event::Edge { winner: LIGHT, attacker: 5, defender: 2 });
        t.choose_each(["strike red-five", "strike coruscant-defense-fleet"]);
        t.expect_damage("red-five", 0);
        t.expect_damage("imperial-command", 3);
    });
}

/// coruscant-defense-fleet: cannot attack.
#[test]
fn the_coruscant_defense_fleet_cannot_be_declared_as_an_attacker() {
    dark_attacks()
        .dark(|p| p.in_play(["coruscant-defense-fleet", "tie-bomber"]))
        .light(|p| p.objectives(["draw-their-fire", "a-heros-journey"]))
        .play(|t| {
            t.choose("engage draw-their-fire");
            t.can_choose_exactly(["declare tie-bomber"]);
            t.choose_each(["declare tie-bomber", "strike tie-bomber"]);
            // It cannot engage alone.
            t.expect_phase(Phase::Force);
            t.can_choose_exactly(["commit coruscant-defense-fleet", "commit tie-bomber", "done"]);
        });
}

/// coruscant-defense-fleet: Shielding. LCG-KEY-09
#[test]
fn the_coruscant_defense_fleet_brings_a_shield() {
    light_attacks()
        .dark(|p| p.objectives(["imperial-command"]).in_play(["coruscant-defense-fleet", "tie-bomber"]))
        .light(|p| p.in_play(["y-wing"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare y-wing"]);
            t.choose_each(["declare coruscant-defense-fleet", "declare tie-bomber"]);
            t.can_choose_exactly([
                "shield imperial-command",
                "shield coruscant-defense-fleet",
                "shield tie-bomber",
                "done",
            ]);
            t.choose("shield imperial-command");
            t.expect_shields("imperial-command", 1);
            t.leave_open();
        });
}

/// coruscant-defense-fleet: Protect Coruscant, wherever it is. LCG-KEY-06 LCG-KEY-07
#[test]
fn the_coruscant_defense_fleet_takes_damage_for_coruscant() {
    let heart = "the-heart-of-the-empire";
    let attack = light_attacks()
        .dark(|p| p.objectives([heart, "imperial-command"]).in_play(["coruscant-defense-fleet focus 1 damage 3"]))
        .light(|p| p.in_play(["red-five"]));
    attack.play(|t| {
        t.choose_each(["engage the-heart-of-the-empire", "declare red-five", "strike red-five"]);
        t.can_choose_exactly_as(DARK, ["protect 0", "protect 1", "protect 2"]);
        t.choose("protect 1");
        t.expect_damage(heart, 2);
        t.expect_damage("coruscant-defense-fleet", 4);
        // The unopposed bonus is damage like any other.
        t.can_choose_exactly_as(DARK, ["protect 0", "protect 1"]);
        t.choose("protect 0");
        t.expect_damage(heart, 3);
    });
    attack.play(|t| {
        t.choose_each(["engage imperial-command", "declare red-five", "strike red-five"]);
        t.expect_damage("imperial-command", 4);
        t.expect_damage("coruscant-defense-fleet", 3);
    });
}

/// force-stasis: an enemy Character or Creature cannot be declared as a defender in this phase.
#[test]
fn force_stasis_keeps_a_character_from_defending() {
    dark_attacks()
        .dark(|p| p.in_play(["tie-bomber", "darth-vader focus 1"]).hand(["force-stasis"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["luke-skywalker", "yoda", "red-five", "r2-d2"]))
        .play(|t| {
            t.choose("use force-stasis");
            t.can_choose_exactly(["pay 1 shadows-of-dathomir", "pay 2 shadows-of-dathomir", "pay 1 sith"]);
            t.choose("pay 1 sith");
            t.can_choose_exactly(["pick luke-skywalker", "pick yoda"]);
            t.choose("pick luke-skywalker");
            t.choose("pass"); // Darth Vader
            t.choose_each(["engage draw-their-fire", "declare tie-bomber"]);
            t.can_choose_exactly_as(LIGHT, ["declare yoda", "declare red-five", "declare r2-d2", "done"]);
            t.leave_open();
        });
}

/// force-stasis: the unit cannot be declared as an attacker, either.
#[test]
fn force_stasis_keeps_a_character_from_attacking() {
    light_attacks()
        .dark(|p| p.objectives(["imperial-command"]).hand(["force-stasis"]))
        .light(|p| p.in_play(["luke-skywalker", "red-five"]))
        .play(|t| {
            t.choose_each(["use force-stasis", "pay 1 sith", "pick luke-skywalker", "engage imperial-command"]);
            t.must_choose("declare red-five");
            t.choose("strike red-five");
        });
}

/// force-stasis: lasts until the end of the phase.
#[test]
fn force_stasis_of_the_deployment_phase_is_over_in_the_conflict_phase() {
    scene()
        .dark(|p| p.in_play(["tie-bomber"]).hand(["force-stasis"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["luke-skywalker"]))
        .play(|t| {
            t.choose_each(["use force-stasis", "pay 1 sith", "pick luke-skywalker"]);
            t.choose_each(["engage draw-their-fire", "declare tie-bomber"]);
            t.can_choose_exactly_as(LIGHT, ["declare luke-skywalker", "done"]);
            t.leave_open();
        });
}

/// force-stasis: not without a target. LCG-ADV-08
#[test]
fn force_stasis_needs_an_enemy_character_or_creature() {
    scene()
        .dark(|p| p.in_play(["darth-vader", "rancor"]).hand(["force-stasis"]))
        .light(|p| p.in_play(["red-five", "r2-d2"]))
        .play(|t| t.can_choose_exactly(["pass"]));
}

/// force-stasis: one Force icon in an edge battle. LCG-EDGE-13
#[test]
fn force_stasis_has_one_force_icon() {
    raid("tie-bomber", ["force-stasis"]).play(|t| t.bid("tie-bomber", "force-stasis", 1));
}

/// there-is-no-escape: all units go under their owners' decks.
#[test]
fn there_is_no_escape_for_any_unit() {
    scene()
        .at(Step::ForceBegins)
        .dark(|p| {
            p.in_play([
                "nightsister focus 1 committed",
                "tie-fighter",
                "black-squadron-pilot on tie-fighter",
                "sith-library",
            ])
            .hand(["there-is-no-escape"])
        })
        .light(|p| p.in_play(["yoda damage 1", "trust-your-feelings on yoda", "x-wing"]))
        .play(|t| {
            t.choose_each(["done", "use there-is-no-escape", "pay 2 imperial-command"]);
            t.expect_in_play("yoda");
            t.choose_each(["pay 1 death-and-despayre", "pay 1 sith"]);
            for unit in ["nightsister", "tie-fighter", "yoda", "black-squadron-pilot", "trust-your-feelings"] {
                t.expect_gone(unit);
            }
            t.expect_gone("x-wing");
            t.expect_in_play("sith-library");
            t.expect_deck_size(DARK, 12);
            t.expect_deck_size(LIGHT, 12);
            t.expect_discard(DARK, ["black-squadron-pilot", "there-is-no-escape"]);
            t.expect_discard(LIGHT, ["trust-your-feelings"]);
        });
}

/// there-is-no-escape: the units go under the deck, not on top.
#[test]
fn there_is_no_escape_puts_units_under_the_deck() {
    scene()
        .at(Step::ForceBegins)
        .dark(|p| p.in_play(["nightsister"]).hand(["there-is-no-escape"]).deck(["espo-trooper"; 6]))
        .light(|p| p.in_play(["yoda", "x-wing"]).hand([]).deck(["twilek-loyalist"; 6]))
        .play(|t| {
            t.choose_each(["done", "use there-is-no-escape", "pay 2 imperial-command", "pay 2 shadows-of-dathomir"]);
            t.then("play twilek-loyalist");
            t.expect_hand(LIGHT, ["twilek-loyalist"; 5]);
            t.expect_deck_size(LIGHT, 2);
            t.leave_open();
        });
}

/// there-is-no-escape: only the owner sees which of the units is drawn later. LCG-INFO-01
#[test]
fn what_there_is_no_escape_put_under_the_deck_is_drawn_unseen() {
    scene()
        .at(Step::ForceBegins)
        .dark(|p| p.in_play(["nightsister"]).hand(["there-is-no-escape"]).deck(["espo-trooper"; 6]))
        .light(|p| p.in_play(["yoda", "x-wing"]).hand(["twilek-loyalist"; 5]).deck([]))
        .play(|t| {
            t.choose_each(["done", "use there-is-no-escape", "pay 2 imperial-command", "pay 2 shadows-of-dathomir"]);
            let both = |seat: &sw_lcg::view::SeatView| seat.bottom.iter().flatten().count();
            assert_eq!(both(&t.view(DARK).seats[1]), 2, "everyone saw the cards go under the deck");
            t.then("play twilek-loyalist");
            t.expect_deck_size(LIGHT, 1);
            let dark = t.view(DARK);
            assert_eq!(dark.seats[1].hand.iter().flatten().count(), 0);
            assert_eq!(dark.seats[1].bottom.iter().flatten().count(), 0);
            let light = t.view(LIGHT);
            let card = |slug| t.game().db().find(slug);
            let left = light.seats[1].bottom.iter().flatten().copied().collect::<Vec<_>>();
            let drawn = light.seats[1].hand.iter().any(|&c| c == card("yoda") || c == card("x-wing"));
            assert!(drawn && left.len() == 1, "the owner sees both");
            t.leave_open();
        });
}

/// there-is-no-escape: Darth Vader leaves play before he can react to it. LCG-ABL-13
#[test]
fn there_is_no_escape_for_darth_vader() {
    scene()
        .at(Step::ForceBegins)
        .dark(|p| p.in_play(["darth-vader"]).hand(["there-is-no-escape", "espo-trooper"]))
        .light(|p| p.in_play(["yoda"]))
        .play(|t| {
            t.choose_each(["done", "use there-is-no-escape", "pay 2 imperial-command", "pay 2 shadows-of-dathomir"]);
            t.expect_gone("darth-vader");
            t.expect_to_act([LIGHT]);
        });
}

/// there-is-no-escape: in any Force phase, but in no other phase.
#[test]
fn there_is_no_escape_is_for_force_phases() {
    scene().dark(|p| p.in_play(["rancor"]).hand(["there-is-no-escape"])).play(|t| t.can_choose_exactly(["pass"]));
    scene()
        .turn_of(LIGHT)
        .at(Step::ForceBegins)
        .dark(|p| p.hand(["there-is-no-escape"]))
        .light(|p| p.in_play(["yoda"]))
        .play(|t| {
            t.choose("done");
            t.can_choose_exactly_as(DARK, ["use there-is-no-escape", "pass"]);
            t.choose_each(["use there-is-no-escape", "pay 2 imperial-command", "pay 2 shadows-of-dathomir"]);
            t.expect_gone("yoda");
        });
}

/// there-is-no-escape: not without a unit in play. LCG-ABL-14
#[test]
fn there_is_no_escape_needs_a_unit() {
    scene()
        .at(Step::ForceBegins)
        .dark(|p| p.in_play(["sith-library"]).hand(["there-is-no-escape"]))
        .play(|t| t.cannot_choose("use there-is-no-escape"));
}

/// there-is-no-escape: two Force icons in an edge battle. LCG-EDGE-13
#[test]
fn there_is_no_escape_has_two_force_icons() {
    raid("tie-bomber", ["there-is-no-escape"]).play(|t| t.bid("tie-bomber", "there-is-no-escape", 2));
}
