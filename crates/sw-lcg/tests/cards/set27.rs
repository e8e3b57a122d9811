//! Set 27: Kuat Reinforcements.

use crate::support::{DARK, LIGHT, dark_attacks, duel, edge_duel, light_attacks, raid, raids_destroy, scene};

/// kuat-reinforcements: one Imperial Navy resource, capacity 5. LCG-RES-04
#[test]
fn kuat_reinforcements_gives_one_and_falls_at_five() {
    scene()
        .dark(|p| p.objectives(["kuat-reinforcements"]).hand(["imperial-officer"]))
        .play(|t| t.pay_with_all("imperial-officer", ["pay 1 sith", "pay 1 kuat-reinforcements"]));
    raids_destroy("kuat-reinforcements", 5);
}

/// kuat-reinforcements: discarded cards make a Vehicle unit cheaper, down to 1.
#[test]
fn kuat_reinforcements_makes_a_vehicle_cheaper_for_discarded_cards() {
    scene()
        .dark(|p| {
            p.affiliation("imperial-navy").objectives(["kuat-reinforcements"]).hand([
                "tie-attack-squadron",
                "espo-trooper",
                "rancor",
                "nightsister",
            ])
        })
        .play(|t| {
            // Two resources for a cost of 3 are only enough because of the objective.
            t.choose("play tie-attack-squadron");
            t.must_choose("use kuat-reinforcements");
            t.can_choose_exactly(["discard espo-trooper", "discard rancor", "discard nightsister"]);
            t.choose("discard rancor");
            t.can_choose_exactly(["discard espo-trooper", "discard nightsister", "done"]);
            t.choose("discard nightsister");
            // At a cost of 1, discarding more has no use.
            t.can_choose_exactly(["pay 1 kuat-reinforcements", "pay 1 imperial-navy"]);
            t.choose("pay 1 imperial-navy");
            t.expect_in_play("tie-attack-squadron");
            t.expect_hand(DARK, ["espo-trooper"]);
            t.expect_discard(DARK, ["rancor", "nightsister"]);
        });
}

/// kuat-reinforcements: optional, and any number of cards.
#[test]
fn kuat_reinforcements_is_no_duty() {
    let playing = scene().dark(|p| {
        p.affiliation("imperial-navy").objectives(["kuat-reinforcements", "imperial-command"]).hand([
            "tie-attack-squadron",
            "espo-trooper",
            "rancor",
        ])
    });
    playing.play(|t| {
        t.choose("play tie-attack-squadron");
        t.can_choose_exactly(["use kuat-reinforcements", "pass"]);
        t.choose_each(["pass", "pay 2 imperial-command", "pay 1 imperial-navy"]);
        t.expect_in_play("tie-attack-squadron");
        t.expect_hand(DARK, ["espo-trooper", "rancor"]);
    });
    playing.play(|t| {
        t.choose_each(["play tie-attack-squadron", "use kuat-reinforcements", "discard rancor", "done"]);
        t.choose("pay 2 imperial-command");
        t.expect_in_play("tie-attack-squadron");
        t.expect_hand(DARK, ["espo-trooper"]);
    });
}

/// kuat-reinforcements: not for a unit without the trait, not below 1, not without a card to discard. LCG-ABL-14
#[test]
fn kuat_reinforcements_is_about_vehicles_of_more_than_one() {
    scene()
        .dark(|p| p.objectives(["kuat-reinforcements"]).hand(["kuati-security-team", "tie-fighter", "espo-trooper"]))
        .play(|t| {
            t.choose("play tie-fighter");
            t.can_choose_exactly(["pay 1 kuat-reinforcements", "pay 1 sith"]);
            t.leave_open();
        });
    scene().dark(|p| p.objectives(["kuat-reinforcements"]).hand(["kuati-security-team", "espo-trooper"])).play(|t| {
        t.choose("play kuati-security-team");
        t.can_choose_exactly(["pay 1 kuat-reinforcements", "pay 1 sith"]);
        t.leave_open();
    });
    scene().dark(|p| p.objectives(["kuat-reinforcements"]).hand(["tie-bomber"])).play(|t| {
        t.choose("play tie-bomber");
        t.can_choose_exactly(["pay 1 kuat-reinforcements", "pay 1 sith"]);
        t.leave_open();
    });
}

/// kuat-reinforcements: a Vehicle played into an engagement counts as played.
#[test]
fn kuat_reinforcements_helps_backstabber_into_an_engagement() {
    dark_attacks()
        .dark(|p| {
            p.affiliation("imperial-navy")
                .objectives(["kuat-reinforcements"])
                .in_play(["nightsister"])
                .hand(["backstabber", "rancor"])
        })
        .light(|p| p.objectives(["draw-their-fire"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare nightsister"]);
            t.choose_each(["join backstabber", "use kuat-reinforcements", "discard rancor"]);
            t.choose_each(["pay 1 imperial-navy", "pay 1 kuat-reinforcements"]);
            t.expect_participants(["nightsister", "backstabber"]);
            t.leave_open();
        });
}

/// backstabber: cost 3, capacity 2.
#[test]
fn backstabber_costs_three_and_takes_two_damage() {
    scene().under_fire(2).dark(|p| p.lone_navy().hand(["backstabber"])).play(|t| {
        t.pay_in_part("backstabber", ["pay 2 the-heart-of-the-empire"]);
        t.must_choose("pay 1 imperial-navy");
        t.wear_down("backstabber", 2);
    });
}

/// backstabber: one unit damage; with the edge one unit damage and one blast damage more; one Force icon.
/// LCG-ICON-04
#[test]
fn backstabber_strikes_without_and_with_the_edge() {
    duel("backstabber", "repair-droid").play(|t| {
        t.attack_without_the_edge("backstabber", "repair-droid");
        t.hit_down("repair-droid", 1);
    });
    edge_duel("backstabber", "red-five").play(|t| {
        t.attack_with_the_edge("backstabber", "red-five", 1);
        t.blast_before("unit damage", 1);
        t.hit_down("red-five", 2);
    });
}

/// backstabber: unique. LCG-UNIQ-01
#[test]
fn there_is_only_one_backstabber() {
    scene().dark(|p| p.in_play(["backstabber"]).hand(["backstabber"])).play(|t| t.can_choose_exactly(["pass"]));
}

/// backstabber: may be played into an engagement and then damages the engaged objective. LCG-DEP-12 LCG-ENG-08
#[test]
fn backstabber_joins_an_attack_and_damages_the_objective() {
    dark_attacks()
        .dark(|p| p.in_play(["tie-bomber"]).hand(["backstabber"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["repair-droid"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-bomber"]);
            t.can_choose_exactly(["join backstabber", "pass"]);
            t.choose_each(["join backstabber", "pay 2 imperial-command", "pay 1 death-and-despayre"]);
            t.expect_participants(["tie-bomber", "backstabber"]);
            t.may_choose("use backstabber");
            t.expect_damage("draw-their-fire", 1);
            // It strikes like any other participant.
            t.choose_each(["declare repair-droid", "strike repair-droid"]);
            t.can_choose_exactly(["strike backstabber", "strike tie-bomber"]);
            t.choose_each(["strike backstabber", "hit repair-droid", "strike tie-bomber"]);
        });
}

/// backstabber: also into a defense; its optional reaction then damages the friendly objective.
#[test]
fn backstabber_joins_a_defense() {
    light_attacks()
        .dark(|p| p.objectives(["imperial-command", "death-and-despayre"]).hand(["backstabber"]))
        .light(|p| p.in_play(["r2-d2"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare r2-d2"]);
            t.can_choose_exactly_as(DARK, ["join backstabber", "pass"]);
            t.choose_each(["join backstabber", "pay 2 imperial-command", "pay 1 death-and-despayre"]);
            t.choose("pass");
            t.expect_damage("imperial-command", 0);
            t.expect_participants(["r2-d2", "backstabber"]);
            t.choose("strike backstabber");
            t.choose("hit r2-d2");
        });
}

/// backstabber: the dial is not an objective. LCG-NAME-EX8
#[test]
fn backstabber_cannot_damage_the_dial() {
    light_attacks()
        .dark(|p| p.objectives(["imperial-command", "death-and-despayre"]).hand(["backstabber"]))
        .light(|p| p.in_play(["r2-d2", "trench-run"]))
        .play(|t| {
            t.choose_each(["engage trench-run", "declare r2-d2"]);
            t.choose_each(["join backstabber", "pay 2 imperial-command", "pay 1 death-and-despayre"]);
            t.can_choose_exactly_as(DARK, ["strike backstabber"]);
            t.expect_damage("trench-run", 0);
            t.choose_each(["strike backstabber", "hit r2-d2"]);
        });
}

/// backstabber: outside engagements it is played like any other unit, and its reaction is not offered.
#[test]
fn backstabber_outside_engagements() {
    scene().dark(|p| p.hand(["backstabber", "espo-trooper"])).play(|t| {
        t.can_choose_exactly(["play backstabber", "play espo-trooper", "pass"]);
        t.choose_each(["play backstabber", "pay 2 imperial-command", "pay 1 death-and-despayre"]);
        t.can_choose_exactly(["play espo-trooper", "pass"]);
    });
    dark_attacks()
        .dark(|p| p.in_play(["espo-trooper"]).hand(["backstabber"]))
        .play(|t| t.can_choose_exactly(["engage a-heros-journey", "engage draw-their-fire", "pass"]));
}

/// backstabber: not into an engagement without the resources. LCG-RES-02
#[test]
fn backstabber_must_be_paid_for() {
    dark_attacks()
        .dark(|p| p.objectives(["imperial-command"]).in_play(["tie-bomber"]).hand(["backstabber"]))
        .light(|p| p.objectives(["draw-their-fire"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-bomber"]);
            t.can_choose("join backstabber");
            t.leave_open();
        });
    dark_attacks()
        .dark(|p| p.objectives(["imperial-command focus 1"]).in_play(["tie-bomber"]).hand(["backstabber"]))
        .light(|p| p.objectives(["draw-their-fire"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-bomber"]);
            t.can_choose_exactly(["edge backstabber", "pass"]);
        });
}

/// tie-fighter: cost 1, capacity 1.
#[test]
fn a_tie_fighter_costs_one_and_takes_one_damage() {
    scene().under_fire(1).dark(|p| p.hand(["tie-fighter"])).play(|t| {
        t.pay_in_part("tie-fighter", []);
        t.choose("pay 1 sith");
        t.wear_down("tie-fighter", 1);
    });
}

/// tie-fighter: no icons; with the edge one unit damage and one blast damage; one Force icon. LCG-ICON-04
#[test]
fn a_tie_fighter_strikes_without_and_with_the_edge() {
    duel("tie-fighter", "repair-droid").play(|t| {
        t.attack_without_the_edge("tie-fighter", "repair-droid");
        t.expect_struck_in_vain("repair-droid");
    });
    edge_duel("tie-fighter", "repair-droid").play(|t| {
        t.attack_with_the_edge("tie-fighter", "repair-droid", 1);
        t.blast_before("unit damage", 1);
        t.hit_down("repair-droid", 1);
    });
}

/// tie-bomber: cost 2, capacity 1.
#[test]
fn a_tie_bomber_costs_two_and_takes_one_damage() {
    scene().under_fire(1).dark(|p| p.hand(["tie-bomber"])).play(|t| {
        t.pay_in_part("tie-bomber", ["pay 1 imperial-command"]);
        t.choose("pay 1 sith");
        t.wear_down("tie-bomber", 1);
    });
}

/// tie-bomber: one blast damage; with the edge one blast damage more; one Force icon. LCG-ICON-04
#[test]
fn a_tie_bomber_strikes_without_and_with_the_edge() {
    duel("tie-bomber", "repair-droid").play(|t| {
        t.attack_without_the_edge("tie-bomber", "repair-droid");
        t.expect_damage("draw-their-fire", 1);
    });
    edge_duel("tie-bomber", "repair-droid").play(|t| {
        t.attack_with_the_edge("tie-bomber", "repair-droid", 1);
        t.expect_damage("draw-their-fire", 2);
        t.choose("strike repair-droid");
    });
}

/// tallon-roll: removes a focus token from a Fighter of either side, for free.
#[test]
fn tallon_roll_takes_a_focus_token_off_a_fighter() {
    scene()
        .dark(|p| {
            p.objectives([])
                .in_play(["tie-fighter focus 2", "tie-bomber", "at-st focus 1", "nightsister focus 1"])
                .hand(["tallon-roll"])
        })
        .light(|p| p.in_play(["x-wing focus 1", "redemption focus 1"]))
        .play(|t| {
            t.choose("use tallon-roll");
            t.can_choose_exactly(["pick x-wing", "pick tie-fighter"]);
            t.choose("pick tie-fighter");
            t.expect_focus("tie-fighter", 1);
            t.expect_discard(DARK, ["tallon-roll"]);
        });
}

/// tallon-roll: not without a Fighter that has a focus token. LCG-ADV-08
#[test]
fn tallon_roll_needs_an_exhausted_fighter() {
    scene()
        .dark(|p| p.in_play(["tie-bomber", "at-st focus 1"]).hand(["tallon-roll"]))
        .play(|t| t.can_choose_exactly(["pass"]));
}

/// tallon-roll: a participant that becomes ready again may strike again. LCG-STR-07
#[test]
fn tallon_roll_lets_a_fighter_strike_twice() {
    dark_attacks()
        .dark(|p| p.in_play(["tie-bomber"]).hand(["tallon-roll"]))
        .light(|p| p.objectives(["the-secret-of-yavin-4"]))
        .play(|t| {
            t.then("engage the-secret-of-yavin-4");
            t.choose("declare tie-bomber");
            t.then("strike tie-bomber");
            t.expect_damage("the-secret-of-yavin-4", 2);
            t.choose_each(["use tallon-roll", "pick tie-bomber", "strike tie-bomber"]);
            t.expect_damage("the-secret-of-yavin-4", 5);
        });
}

/// tallon-roll: one Force icon in an edge battle. LCG-EDGE-13
#[test]
fn tallon_roll_has_one_force_icon() {
    raid("tie-bomber", ["tallon-roll"]).play(|t| t.bid("tie-bomber", "tallon-roll", 1));
}

/// death-from-above: one blast damage more for up to two attacking Vehicles, for one resource.
#[test]
fn death_from_above_gives_two_attacking_vehicles_a_blast_damage() {
    dark_attacks()
        .dark(|p| p.in_play(["tie-fighter", "tie-bomber", "at-st", "nightsister"]).hand(["death-from-above"]))
        .light(|p| p.objectives(["the-secret-of-yavin-4"]).in_play(["red-five"]))
        .play(|t| {
            t.choose("engage the-secret-of-yavin-4");
            t.choose_each(["declare nightsister", "declare tie-fighter", "declare tie-bomber", "done"]);
            t.choose("use death-from-above");
            t.choose("pay 1 imperial-command");
            t.can_choose_exactly(["pick tie-fighter", "pick tie-bomber"]);
            t.choose("pick tie-bomber");
            t.can_choose_exactly(["pick tie-fighter", "done"]);
            t.choose_each(["pick tie-fighter", "declare red-five", "strike red-five", "strike tie-fighter"]);
            t.expect_damage("the-secret-of-yavin-4", 1);
            t.choose("strike tie-bomber");
            t.expect_damage("the-secret-of-yavin-4", 3);
            t.choose("strike nightsister");
            t.choose("blast damage");
            t.expect_damage("the-secret-of-yavin-4", 4);
            t.choose("hit red-five");
        });
}

/// death-from-above: one target is enough, and the effect ends with the engagement.
#[test]
fn death_from_above_ends_with_the_engagement() {
    dark_attacks()
        .dark(|p| p.in_play(["tie-bomber"]).hand(["death-from-above", "tallon-roll"]))
        .light(|p| p.objectives(["draw-their-fire", "a-heros-journey"]).in_play(["y-wing", "r2-d2"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-bomber"]);
            t.choose_each(["use death-from-above", "pay 1 imperial-command", "pick tie-bomber"]);
            t.choose_each(["declare r2-d2", "done", "pass", "strike r2-d2", "strike tie-bomber"]);
            t.expect_damage("draw-their-fire", 2);
            t.choose("pass"); // the last window of the engagement
            t.expect_participants([]);
            t.choose_each(["use tallon-roll", "pick tie-bomber", "engage a-heros-journey", "declare tie-bomber"]);
            t.choose_each(["declare y-wing", "strike y-wing", "strike tie-bomber"]);
            t.expect_damage("a-heros-journey", 1);
        });
}

/// death-from-above: not without an attacking Vehicle. LCG-ADV-08
#[test]
fn death_from_above_needs_an_attacking_vehicle() {
    dark_attacks()
        .dark(|p| p.in_play(["tie-bomber", "nightsister"]).hand(["death-from-above"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["x-wing"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare nightsister", "done"]);
            t.can_choose_exactly_as(LIGHT, ["declare x-wing", "done"]);
            t.choose("declare x-wing");
            t.can_choose_exactly_as(DARK, ["edge death-from-above", "pass"]);
            t.leave_open();
        });
}

/// death-from-above: any attacking Vehicle, even an enemy's.
#[test]
fn death_from_above_may_serve_the_enemy() {
    light_attacks()
        .dark(|p| p.objectives(["imperial-command"]).hand(["death-from-above"]))
        .light(|p| p.in_play(["red-five"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare red-five"]);
            t.choose_each(["use death-from-above", "pay 1 imperial-command", "pick red-five", "strike red-five"]);
            t.expect_lost(DARK, ["imperial-command"]);
        });
}

/// death-from-above: one Force icon in an edge battle. LCG-EDGE-13
#[test]
fn death_from_above_has_one_force_icon() {
    raid("espo-trooper", ["death-from-above"]).play(|t| t.bid("espo-trooper", "death-from-above", 1));
}
