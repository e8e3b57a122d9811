//! Set 21: Black Squadron Assault.

use sw_lcg::{Event, Icon};

use crate::support::{DARK, LIGHT, dark_attacks, duel, edge_duel, light_attacks, raid, raids_destroy, scene};

/// black-squadron-assault: one Sith resource, capacity 5. LCG-RES-04
#[test]
fn black_squadron_assault_gives_one_and_falls_at_five() {
    scene()
        .dark(|p| {
            p.affiliation("scum-and-villainy").objectives(["black-squadron-assault"]).hand(["dark-side-apprentice"])
        })
        .play(|t| t.pay_with_all("dark-side-apprentice", ["pay 1 scum-and-villainy", "pay 1 black-squadron-assault"]));
    raids_destroy("black-squadron-assault", 5);
}

/// black-squadron-assault: focus it to remove a focus token from a friendly Black Squadron unit.
#[test]
fn black_squadron_assault_takes_a_focus_token_off_a_black_squadron_unit() {
    scene()
        .dark(|p| {
            p.objectives(["black-squadron-assault"]).in_play([
                "tie-advanced focus 2",
                "backstabber focus 1",
                "vaders-tie-advanced",
                "tie-fighter focus 1",
            ])
        })
        .play(|t| {
            t.may_choose("use black-squadron-assault");
            t.can_choose_exactly(["pick tie-advanced", "pick backstabber"]);
            t.choose("pick tie-advanced");
            t.expect_focus("tie-advanced", 1);
            t.expect_focus("black-squadron-assault", 1);
            // It is exhausted, so no player can act before the next engagement.
            t.can_choose("engage draw-their-fire");
        });
}

/// black-squadron-assault: not without a focus token to remove, and not while exhausted. LCG-ABL-14 LCG-FOC-03
#[test]
fn black_squadron_assault_needs_an_exhausted_unit_and_must_be_ready() {
    scene()
        .dark(|p| p.objectives(["black-squadron-assault"]).in_play(["tie-advanced", "tie-fighter focus 1"]))
        .play(|t| t.can_choose("engage draw-their-fire"));
    scene()
        .dark(|p| p.objectives(["black-squadron-assault focus 1"]).in_play(["tie-advanced focus 2", "tie-fighter"]))
        .play(|t| t.can_choose("engage draw-their-fire"));
}

/// vaders-tie-advanced: cost 3, capacity 3.
#[test]
fn vaders_tie_advanced_costs_three_and_takes_three_damage() {
    scene().under_fire(3).dark(|p| p.lone_sith().hand(["vaders-tie-advanced"])).play(|t| {
        t.pay_in_part("vaders-tie-advanced", ["pay 2 imperial-command"]);
        t.must_choose("pay 1 sith");
        t.wear_down("vaders-tie-advanced", 3);
    });
}

/// vaders-tie-advanced: one unit damage and one blast damage; three Force icons. LCG-ICON-04
#[test]
fn vaders_tie_advanced_strikes_without_and_with_the_edge() {
    duel("vaders-tie-advanced", "repair-droid").play(|t| {
        t.attack_without_the_edge("vaders-tie-advanced", "repair-droid");
        t.choose("pass"); // its reaction
        t.blast_before("unit damage", 1);
        t.hit_down("repair-droid", 1);
    });
    edge_duel("vaders-tie-advanced", "repair-droid").play(|t| {
        t.attack_with_the_edge("vaders-tie-advanced", "repair-droid", 3);
        t.choose("pass"); // its reaction
        t.blast_before("unit damage", 1);
        t.hit_down("repair-droid", 1);
    });
}

/// vaders-tie-advanced: unique. LCG-UNIQ-01
#[test]
fn there_is_only_one_vaders_tie_advanced() {
    scene()
        .dark(|p| p.in_play(["vaders-tie-advanced"]).hand(["vaders-tie-advanced"]))
        .play(|t| t.can_choose_exactly(["pass"]));
}

/// vaders-tie-advanced: a unit on top of the deck lends its icons, those for the edge only with the edge.
#[test]
fn vaders_tie_advanced_borrows_the_icons_of_a_discarded_unit() {
    dark_attacks()
        .dark(|p| p.in_play(["vaders-tie-advanced"]).deck(["darth-vader"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["red-five"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare vaders-tie-advanced", "declare red-five"]);
            t.choose_each(["strike red-five", "strike vaders-tie-advanced"]);
            t.may_choose("use vaders-tie-advanced");
            t.expect_discard(DARK, ["darth-vader"]);
            t.choose("blast damage");
            t.expect_damage("draw-their-fire", 2);
            t.expect_event(Event::Icons { icon: Icon::UnitDamage, n: 3 });
            t.choose("hit red-five");
        });
    dark_attacks()
        .dark(|p| p.in_play(["vaders-tie-advanced"]).hand(["espo-trooper"]).deck(["darth-vader"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["red-five"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare vaders-tie-advanced", "declare red-five"]);
            t.choose_each(["edge espo-trooper", "strike vaders-tie-advanced", "use vaders-tie-advanced"]);
            t.choose("blast damage");
            t.expect_damage("draw-their-fire", 3);
            t.choose("hit red-five");
        });
}

/// vaders-tie-advanced: the icons are borrowed for this strike only, and as a defender too.
#[test]
fn vaders_tie_advanced_borrows_for_one_strike_and_in_defense_too() {
    light_attacks()
        .dark(|p| {
            p.objectives(["imperial-command"])
                .in_play(["vaders-tie-advanced"])
                .hand(["tallon-roll"])
                .deck(["rancor", "rancor"])
        })
        .light(|p| p.in_play(["home-one"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare home-one", "declare vaders-tie-advanced"]);
            t.until("strike vaders-tie-advanced");
            t.choose_each(["strike vaders-tie-advanced", "use vaders-tie-advanced"]);
            t.expect_event(Event::Icons { icon: Icon::UnitDamage, n: 5 });
            t.choose("hit home-one");
            t.choose_each(["use tallon-roll", "pick vaders-tie-advanced"]);
            t.expect_gone("home-one");
            let icons = t.view(DARK).seats[0].in_play.iter().map(|c| c.icons.normal).max();
            assert_eq!(icons, Some([1, 0, 1]));
            t.choose_each(["strike vaders-tie-advanced", "pass"]);
        });
}

/// vaders-tie-advanced: a non-unit card lends nothing; with an empty deck it cannot be used.
#[test]
fn vaders_tie_advanced_gains_nothing_from_an_event() {
    dark_attacks()
        .dark(|p| p.in_play(["vaders-tie-advanced"]).deck(["superlaser-blast"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["repair-droid"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare vaders-tie-advanced", "declare repair-droid"]);
            t.choose_each(["strike repair-droid", "strike vaders-tie-advanced", "use vaders-tie-advanced"]);
            t.expect_discard(DARK, ["superlaser-blast"]);
            t.choose("blast damage");
            t.expect_damage("draw-their-fire", 1);
            t.expect_event(Event::Icons { icon: Icon::UnitDamage, n: 1 });
            t.choose("hit repair-droid");
        });
    dark_attacks()
        .dark(|p| p.in_play(["vaders-tie-advanced"]).deck([]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["repair-droid"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare vaders-tie-advanced", "declare repair-droid"]);
            t.choose_each(["strike repair-droid", "strike vaders-tie-advanced"]);
            t.can_choose_exactly(["unit damage", "blast damage"]);
            t.leave_open();
        });
}

/// tie-advanced: cost 2, capacity 2.
#[test]
fn a_tie_advanced_costs_two_and_takes_two_damage() {
    scene().under_fire(2).dark(|p| p.hand(["tie-advanced"])).play(|t| {
        t.pay_in_part("tie-advanced", ["pay 1 imperial-command"]);
        t.choose("pay 1 sith");
        t.wear_down("tie-advanced", 2);
    });
}

/// tie-advanced: one blast damage; with the edge one unit damage more; one Force icon. LCG-ICON-04
#[test]
fn a_tie_advanced_strikes_without_and_with_the_edge() {
    duel("tie-advanced", "repair-droid").play(|t| {
        t.attack_without_the_edge("tie-advanced", "repair-droid");
        t.expect_damage("draw-their-fire", 1);
    });
    edge_duel("tie-advanced", "repair-droid").play(|t| {
        t.attack_with_the_edge("tie-advanced", "repair-droid", 1);
        t.blast_before("unit damage", 1);
        t.hit_down("repair-droid", 1);
        t.choose("pass"); // its reaction
    });
}

/// tie-advanced: 1 more damage to the objective after an unopposed engagement.
#[test]
fn a_tie_advanced_damages_the_objective_after_an_unopposed_engagement() {
    dark_attacks().dark(|p| p.in_play(["tie-advanced"])).light(|p| p.objectives(["draw-their-fire"])).play(|t| {
        t.choose_each(["engage draw-their-fire", "declare tie-advanced", "strike tie-advanced"]);
        t.expect_damage("draw-their-fire", 2);
        t.may_choose("use tie-advanced");
        t.expect_damage("draw-their-fire", 3);
    });
}

/// tie-advanced: each copy reacts separately. LCG-ABL-11
#[test]
fn each_tie_advanced_damages_the_objective_for_itself() {
    dark_attacks()
        .dark(|p| p.in_play(["tie-advanced", "tie-advanced", "tie-fighter focus 1"]))
        .light(|p| p.objectives(["the-secret-of-yavin-4"]))
        .play(|t| {
            t.choose_each(["engage the-secret-of-yavin-4", "declare tie-advanced", "declare tie-advanced"]);
            t.choose_each(["strike tie-advanced", "strike tie-advanced"]);
            t.expect_damage("the-secret-of-yavin-4", 3);
            t.choose_each(["use tie-advanced", "use tie-advanced"]);
            t.expect_damage("the-secret-of-yavin-4", 5);
        });
}

/// tie-advanced: not when a defender survives, not when it did not attack, not when the objective was destroyed.
#[test]
fn a_tie_advanced_needs_an_unopposed_attack_and_an_objective() {
    duel("tie-advanced", "repair-droid").play(|t| {
        t.choose_each(["engage draw-their-fire", "declare tie-advanced", "declare repair-droid"]);
        t.choose_each(["strike repair-droid", "strike tie-advanced"]);
        t.expect_damage("draw-their-fire", 1);
        t.can_choose("commit tie-advanced");
    });
    dark_attacks()
        .dark(|p| p.in_play(["tie-advanced", "tie-fighter"]))
        .light(|p| p.objectives(["draw-their-fire"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-fighter", "done", "strike tie-fighter"]);
            t.expect_damage("draw-their-fire", 2);
            t.can_choose("commit tie-advanced");
        });
    dark_attacks().dark(|p| p.in_play(["tie-advanced"])).light(|p| p.objectives(["draw-their-fire damage 3"])).play(
        |t| {
            t.choose_each(["engage draw-their-fire", "declare tie-advanced", "strike tie-advanced"]);
            t.expect_lost(LIGHT, ["draw-their-fire"]);
            t.can_choose("commit tie-advanced");
        },
    );
}

/// black-squadron-pilot: cost 2, capacity 1.
#[test]
fn a_black_squadron_pilot_costs_two_and_takes_one_damage() {
    scene().under_fire(1).dark(|p| p.hand(["black-squadron-pilot"])).play(|t| {
        t.pay_in_part("black-squadron-pilot", ["pay 1 imperial-command"]);
        t.choose("pay 1 sith");
        t.wear_down("black-squadron-pilot", 1);
    });
}

/// black-squadron-pilot: no icons; with the edge one unit damage and one blast damage; one Force icon. LCG-ICON-04
#[test]
fn a_black_squadron_pilot_strikes_without_and_with_the_edge() {
    duel("black-squadron-pilot", "repair-droid").play(|t| {
        t.attack_without_the_edge("black-squadron-pilot", "repair-droid");
        t.expect_struck_in_vain("repair-droid");
    });
    edge_duel("black-squadron-pilot", "repair-droid").play(|t| {
        t.attack_with_the_edge("black-squadron-pilot", "repair-droid", 1);
        t.blast_before("unit damage", 1);
        t.hit_down("repair-droid", 1);
    });
}

/// black-squadron-pilot: may be attached to a friendly Fighter, for the same cost.
#[test]
fn a_black_squadron_pilot_may_be_attached_to_an_own_fighter() {
    scene()
        .dark(|p| p.in_play(["tie-bomber", "tie-advanced", "at-st"]).hand(["black-squadron-pilot"]))
        .light(|p| p.in_play(["x-wing"]))
        .play(|t| {
            t.can_choose_exactly(["play black-squadron-pilot", "attach black-squadron-pilot", "pass"]);
            t.choose_each(["attach black-squadron-pilot", "pay 1 sith", "pay 1 imperial-command"]);
            t.can_choose_exactly(["pick tie-advanced", "pick tie-bomber"]);
            t.choose("pick tie-bomber");
            t.expect_attached("black-squadron-pilot", "tie-bomber");
            // It is not a unit any more.
            t.choose("engage a-heros-journey");
            t.can_choose_exactly(["declare tie-advanced", "declare tie-bomber", "declare at-st"]);
            t.leave_open();
        });
}

/// black-squadron-pilot: not attached without a Fighter. LCG-DEP-08
#[test]
fn a_black_squadron_pilot_without_a_fighter_is_a_unit() {
    scene()
        .dark(|p| p.in_play(["at-st"]).hand(["black-squadron-pilot"]))
        .light(|p| p.in_play(["x-wing"]))
        .play(|t| t.can_choose_exactly(["play black-squadron-pilot", "pass"]));
}

/// black-squadron-pilot: attached, it gives one unit damage and one blast damage, and leaves play with its host.
/// LCG-DEP-09
#[test]
fn an_attached_black_squadron_pilot_gives_icons_and_falls_with_its_fighter() {
    dark_attacks()
        .dark(|p| p.in_play(["tie-fighter", "black-squadron-pilot on tie-fighter"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["repair-droid", "heavy-blaster-emplacement"]))
        .play(|t| {
            t.then("engage draw-their-fire");
            t.choose("declare tie-fighter");
            t.then("declare repair-droid");
            t.then("strike repair-droid");
            t.then("strike tie-fighter");
            t.blast_before("unit damage", 1);
            t.expect_event(Event::Icons { icon: Icon::UnitDamage, n: 1 });
            t.choose("hit repair-droid");
            t.then("use heavy-blaster-emplacement");
            t.must_choose("pick tie-fighter");
            t.expect_gone("black-squadron-pilot");
            t.expect_discard(DARK, ["black-squadron-pilot", "tie-fighter"]);
        });
}

/// black-squadron-pilot: when attached, it is an enhancement and not a Character to choke.
#[test]
fn an_attached_black_squadron_pilot_is_no_unit() {
    scene().dark(|p| p.in_play(["tie-fighter", "black-squadron-pilot on tie-fighter"]).hand(["force-choke"])).play(
        |t| {
            t.can_choose_exactly(["pass"]);
            t.then("commit tie-fighter");
            t.expect_to_act([LIGHT]); // no other unit can be committed
        },
    );
}

/// im-on-the-leader: a focus token on an enemy Fighter, for one resource.
#[test]
fn im_on_the_leader_puts_a_focus_token_on_an_enemy_fighter() {
    scene()
        .dark(|p| p.in_play(["tie-bomber"]).hand(["im-on-the-leader"]))
        .light(|p| p.in_play(["x-wing", "red-five focus 1", "redemption", "rookie-pilot"]))
        .play(|t| {
            t.choose("use im-on-the-leader");
            t.can_choose_exactly(["pay 1 shadows-of-dathomir", "pay 2 shadows-of-dathomir", "pay 1 sith"]);
            t.choose("pay 1 sith");
            t.can_choose_exactly(["pick red-five", "pick x-wing"]);
            t.choose("pick red-five");
            t.expect_focus("red-five", 2);
            t.expect_discard(DARK, ["im-on-the-leader"]);
        });
}

/// im-on-the-leader: not without a target. LCG-ADV-08
#[test]
fn im_on_the_leader_needs_an_enemy_fighter() {
    scene()
        .dark(|p| p.in_play(["tie-bomber"]).hand(["im-on-the-leader"]))
        .light(|p| p.in_play(["redemption", "rookie-pilot"]))
        .play(|t| t.can_choose_exactly(["pass"]));
}

/// im-on-the-leader: a shield prevents the token. LCG-SHLD-02
#[test]
fn a_shield_stops_im_on_the_leader() {
    scene().dark(|p| p.hand(["im-on-the-leader"])).light(|p| p.in_play(["x-wing shield 1"])).play(|t| {
        t.choose_each(["use im-on-the-leader", "pay 1 sith", "pick x-wing"]);
        t.can_choose_exactly_as(LIGHT, ["shield 0", "shield 1"]);
        t.choose("shield 1");
        t.expect_focus("x-wing", 0);
        t.expect_shields("x-wing", 0);
    });
}

/// im-on-the-leader: one Force icon in an edge battle. LCG-EDGE-13
#[test]
fn im_on_the_leader_has_one_force_icon() {
    raid("tie-bomber", ["im-on-the-leader"]).play(|t| t.bid("tie-bomber", "im-on-the-leader", 1));
}

/// target-of-opportunity-170: the attacking player damages the engaged objective; two Force icons.
#[test]
fn target_of_opportunity_damages_the_engaged_objective() {
    dark_attacks()
        .dark(|p| p.in_play(["espo-trooper"]).hand(["target-of-opportunity-170"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["repair-droid"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare espo-trooper", "declare repair-droid"]);
            t.choose("edge target-of-opportunity-170");
            t.expect_damage("draw-their-fire", 1);
            t.expect_event(Event::Edge { winner: DARK, attacker: 2, defender: 0 });
            t.expect_discard(DARK, ["target-of-opportunity-170"]);
            t.leave_open();
        });
}

/// target-of-opportunity-170: counts only its Force icons for the defending player; never played. LCG-EDGE-12
#[test]
fn target_of_opportunity_does_nothing_in_defense() {
    light_attacks()
        .dark(|p| p.objectives(["imperial-command"]).in_play(["tie-bomber"]).hand(["target-of-opportunity-170"]))
        .light(|p| p.in_play(["r2-d2"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare r2-d2", "declare tie-bomber"]);
            t.choose("edge target-of-opportunity-170");
            t.expect_event(Event::Edge { winner: DARK, attacker: 0, defender: 2 });
            t.expect_damage("imperial-command", 0);
            t.choose_each(["strike tie-bomber", "strike r2-d2"]);
        });
    scene().dark(|p| p.hand(["target-of-opportunity-170"])).play(|t| t.can_choose_exactly(["pass"]));
}

/// target-of-opportunity-170: priority 10, after Heat of Battle. LCG-EDGE-10
#[test]
fn target_of_opportunity_comes_after_heat_of_battle() {
    dark_attacks()
        .dark(|p| p.in_play(["tie-bomber"]).hand(["target-of-opportunity-170", "heat-of-battle-169"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["red-five"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-bomber", "declare red-five"]);
            t.choose_each(["edge target-of-opportunity-170", "edge heat-of-battle-169"]);
            t.expect_damage("draw-their-fire", 0);
            t.choose("pick red-five");
            t.expect_damage("draw-their-fire", 1);
            t.choose("strike tie-bomber");
            t.leave_open();
        });
}
