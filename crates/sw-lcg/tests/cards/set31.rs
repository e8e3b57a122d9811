//! Set 31: The Endor Gambit.

use sw_lcg::{Event, Icon};

use crate::support::{DARK, LIGHT, Step, scene};

/// the-endor-gambit: one Imperial Navy resource, capacity 5. LCG-RES-04
#[test]
fn the_endor_gambit_gives_one_and_falls_at_five() {
    scene().dark(|p| p.objectives(["the-endor-gambit"]).hand(["imperial-officer"])).play(|t| {
        t.choose("play imperial-officer");
        t.can_choose_exactly(["pay 1 the-endor-gambit", "pay 1 sith"]);
        t.choose_each(["pay 1 sith", "pay 1 the-endor-gambit"]);
        t.expect_in_play("imperial-officer");
    });
    scene()
        .turn_of(LIGHT)
        .at(Step::ConflictWindow)
        .dark(|p| p.objectives(["the-endor-gambit damage 3", "the-endor-gambit damage 4"]))
        .light(|p| p.in_play(["rookie-pilot", "rebel-trooper"]))
        .play(|t| {
            // Each unopposed engagement is 1 damage.
            t.choose_each(["engage the-endor-gambit", "declare rookie-pilot", "done", "strike rookie-pilot"]);
            t.expect_damage("the-endor-gambit", 4);
            t.expect_lost(DARK, []);
            t.choose_each(["engage the-endor-gambit", "declare rebel-trooper", "strike rebel-trooper"]);
            t.expect_lost(DARK, ["the-endor-gambit"]);
        });
}

/// the-endor-gambit: takes a focus token off a Vehicle unit of either side after the own refresh.
#[test]
fn the_endor_gambit_takes_a_focus_token_off_a_vehicle() {
    scene()
        .at(Step::RefreshBegins)
        .dark(|p| p.objectives(["the-endor-gambit"]).in_play(["at-st focus 3", "nightsister focus 2", "tie-bomber"]))
        .light(|p| p.in_play(["red-five focus 1", "yoda focus 1"]))
        .play(|t| {
            t.choose("use the-endor-gambit");
            t.can_choose_exactly(["pick red-five", "pick at-st"]);
            t.choose("pick at-st");
            t.expect_focus("at-st", 1);
        });
}

/// the-endor-gambit: optional, not without a target, not after the enemy's refresh. LCG-ADV-08
#[test]
fn the_endor_gambit_needs_a_vehicle_and_the_own_refresh() {
    let refresh =
        scene().at(Step::RefreshBegins).dark(|p| p.objectives(["the-endor-gambit"; 3]).hand(["espo-trooper"]));
    refresh.clone().dark(|p| p.in_play(["at-st focus 2"])).play(|t| {
        t.can_choose_exactly(["use the-endor-gambit", "pass"]);
        t.choose("pass");
        t.expect_focus("at-st", 1);
    });
    refresh
        .dark(|p| p.in_play(["at-st focus 1", "nightsister focus 2"]))
        .play(|t| t.can_choose_exactly(["discard espo-trooper", "pass"]));
    scene()
        .turn_of(LIGHT)
        .at(Step::RefreshBegins)
        .dark(|p| p.objectives(["the-endor-gambit"]).in_play(["at-st focus 2"]))
        .play(|t| t.expect_to_act([LIGHT]));
}

/// at-st-commander: cost 2, capacity 1.
#[test]
fn an_at_st_commander_costs_two_and_takes_one_damage() {
    scene()
        .dark(|p| {
            p.affiliation("imperial-navy")
                .objectives(["shadows-of-dathomir", "the-heart-of-the-empire"])
                .hand(["at-st-commander"])
        })
        .light(|p| p.in_play(["heavy-blaster-emplacement"; 1]))
        .play(|t| {
            t.choose_each(["play at-st-commander", "pay 1 the-heart-of-the-empire"]);
            t.expect_gone("at-st-commander");
            t.can_choose_exactly(["pay 1 imperial-navy"]);
            t.choose("pay 1 imperial-navy");
            t.expect_in_play("at-st-commander");
            t.choose_each(["use heavy-blaster-emplacement", "pick at-st-commander"]);
            t.expect_discard(DARK, ["at-st-commander"]);
        });
}

/// at-st-commander: no icons; with the edge one tactics; one Force icon. LCG-ICON-04
#[test]
fn an_at_st_commander_strikes_without_and_with_the_edge() {
    scene()
        .at(Step::ConflictWindow)
        .dark(|p| p.in_play(["at-st-commander"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["repair-droid"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare at-st-commander", "declare repair-droid"]);
            t.choose("strike repair-droid");
            t.choose("strike at-st-commander");
            t.expect_damage("draw-their-fire", 0);
            t.expect_focus("repair-droid", 1);
        });
    scene()
        .at(Step::ConflictWindow)
        .dark(|p| p.in_play(["at-st-commander"]).hand(["at-st-commander"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["repair-droid"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare at-st-commander", "declare repair-droid"]);
            t.choose("edge at-st-commander");
            t.expect_event(Event::Edge { winner: DARK, attacker: 1, defender: 0 });
            t.choose("strike at-st-commander");
            t.expect_event(Event::Icons { icon: Icon::Tactics, n: 1 });
            t.choose("aim repair-droid");
            t.expect_focus("repair-droid", 1);
        });
}

/// at-st-commander: for a resource of any source, a shield for a participating Vehicle without one. LCG-RES-11
#[test]
fn an_at_st_commander_shields_a_participating_vehicle() {
    scene()
        .at(Step::ConflictWindow)
        .dark(|p| {
            p.objectives(["shadows-of-dathomir"]).in_play([
                "at-st-commander focus 1",
                "tie-bomber",
                "tie-fighter shield 1",
                "nightsister",
                "backstabber focus 1",
            ])
        })
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["red-five"]))
        .play(|t| {
            t.choose("engage draw-their-fire");
            t.choose_each(["declare nightsister", "declare tie-fighter", "declare tie-bomber"]);
            t.can_choose_exactly(["use at-st-commander", "pass"]);
            t.choose("use at-st-commander");
            t.can_choose_exactly(["pay 1 shadows-of-dathomir", "pay 2 shadows-of-dathomir", "pay 1 sith"]);
            t.choose("pay 1 sith");
            t.can_choose_exactly(["pick tie-bomber"]);
            t.choose("pick tie-bomber");
            t.expect_shields("tie-bomber", 1);
            t.choose("declare red-five");
            // An enemy Vehicle is a Vehicle, and there is no limit but the resources.
            t.choose_each(["use at-st-commander", "pay 1 shadows-of-dathomir"]);
            t.can_choose_exactly(["pick red-five"]);
            t.choose("pick red-five");
            t.expect_shields("red-five", 1);
            t.leave_open();
        });
}

/// at-st-commander: only in an engagement, with a Vehicle in it and a resource to spend. LCG-ABL-14
#[test]
fn an_at_st_commander_needs_an_engagement_with_a_vehicle_and_a_resource() {
    scene()
        .at(Step::ConflictWindow)
        .dark(|p| p.in_play(["at-st-commander focus 1", "tie-bomber", "nightsister"]))
        .light(|p| p.objectives(["draw-their-fire"]))
        .play(|t| {
            t.can_choose_exactly(["engage draw-their-fire", "pass"]);
            t.choose_each(["engage draw-their-fire", "declare nightsister", "done"]);
            t.can_choose_exactly(["strike nightsister"]);
            t.choose("strike nightsister");
        });
    scene()
        .dark(|p| {
            p.objectives(["imperial-command focus 1"])
                .in_play(["at-st-commander focus 1", "tie-bomber"])
                .hand(["tie-fighter"])
        })
        .light(|p| p.objectives(["draw-their-fire"]))
        .play(|t| {
            t.can_choose_exactly(["play tie-fighter", "pass"]);
            t.choose_each(["play tie-fighter", "pay 1 sith"]);
            t.choose_each(["engage draw-their-fire", "declare tie-fighter", "done"]);
            t.can_choose_exactly(["strike tie-fighter"]);
            t.choose("strike tie-fighter");
        });
}

/// at-st: cost 3, capacity 3.
#[test]
fn an_at_st_costs_three_and_takes_three_damage() {
    scene()
        .dark(|p| {
            p.affiliation("imperial-navy")
                .objectives(["shadows-of-dathomir", "the-heart-of-the-empire"])
                .hand(["at-st"])
        })
        .light(|p| p.in_play(["heavy-blaster-emplacement"; 3]))
        .play(|t| {
            t.choose_each(["play at-st", "pay 2 the-heart-of-the-empire"]);
            t.expect_gone("at-st");
            t.can_choose_exactly(["pay 1 imperial-navy"]);
            t.choose("pay 1 imperial-navy");
            t.choose("pass"); // its reaction
            for damage in 1..3 {
                t.choose_each(["use heavy-blaster-emplacement", "pick at-st"]);
                t.expect_damage("at-st", damage);
            }
            t.choose_each(["use heavy-blaster-emplacement", "pick at-st"]);
            t.expect_discard(DARK, ["at-st"]);
        });
}

/// at-st: one unit damage and one blast damage; with the edge one unit damage more; two Force icons. LCG-ICON-04
#[test]
fn an_at_st_strikes_without_and_with_the_edge() {
    scene()
        .at(Step::ConflictWindow)
        .dark(|p| p.in_play(["at-st"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["repair-droid"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare at-st", "declare repair-droid"]);
            t.choose("strike repair-droid");
            t.choose("strike at-st");
            t.can_choose_exactly(["unit damage", "blast damage"]);
            t.choose("blast damage");
            t.expect_damage("draw-their-fire", 1);
            t.expect_event(Event::Icons { icon: Icon::UnitDamage, n: 1 });
            t.choose("hit repair-droid");
            t.expect_gone("repair-droid");
        });
    scene()
        .at(Step::ConflictWindow)
        .dark(|p| p.in_play(["at-st"]).hand(["at-st"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["red-five"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare at-st", "declare red-five"]);
            t.choose("edge at-st");
            t.expect_event(Event::Edge { winner: DARK, attacker: 2, defender: 0 });
            t.choose("strike at-st");
            t.can_choose_exactly(["unit damage", "blast damage"]);
            t.choose("blast damage");
            t.expect_damage("draw-their-fire", 1);
            t.expect_event(Event::Icons { icon: Icon::UnitDamage, n: 2 });
            t.choose("hit red-five");
            t.expect_gone("red-five");
        });
}

/// at-st: draws a card when it enters play, if its player likes.
#[test]
fn an_at_st_draws_a_card_when_it_enters_play() {
    let playing = scene().dark(|p| {
        p.affiliation("imperial-navy")
            .in_play(["at-st"])
            .hand(["at-st", "espo-trooper"])
            .deck(["rancor", "espo-trooper"])
    });
    playing.play(|t| {
        t.choose_each(["play at-st", "pay 2 imperial-command", "pay 1 imperial-navy"]);
        t.can_choose_exactly(["use at-st", "pass"]);
        t.choose("use at-st");
        t.expect_hand(DARK, ["espo-trooper", "rancor"]);
    });
    playing.play(|t| {
        t.choose_each(["play at-st", "pay 2 imperial-command", "pay 1 imperial-navy", "pass"]);
        t.expect_hand(DARK, ["espo-trooper"]);
        // It is silent about others.
        t.choose("play espo-trooper");
        t.can_choose("engage draw-their-fire");
    });
}

/// aft-armor-plating: on a Vehicle unit of either side, for nothing.
#[test]
fn aft_armor_plating_enhances_a_vehicle() {
    scene()
        .dark(|p| p.objectives([]).in_play(["at-st", "nightsister"]).hand(["aft-armor-plating"]))
        .light(|p| p.in_play(["x-wing", "yoda"]))
        .play(|t| {
            t.choose("play aft-armor-plating");
            t.can_choose_exactly(["pick x-wing", "pick at-st"]);
            t.choose("pick at-st");
            t.expect_attached("aft-armor-plating", "at-st");
        });
    scene().dark(|p| p.in_play(["nightsister"]).hand(["aft-armor-plating"])).play(|t| t.can_choose_exactly(["pass"]));
}

/// aft-armor-plating: gives Shielding; several of them are no more than one. LCG-KEY-01 LCG-KEY-09
#[test]
fn aft_armor_plating_gives_shielding() {
    scene()
        .at(Step::ConflictWindow)
        .dark(|p| p.in_play(["tie-bomber", "at-st", "aft-armor-plating on at-st", "aft-armor-plating on at-st"]))
        .light(|p| p.objectives(["draw-their-fire"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-bomber", "declare at-st"]);
            t.can_choose_exactly(["shield draw-their-fire", "shield tie-bomber", "shield at-st", "done"]);
            t.choose("shield tie-bomber");
            t.expect_shields("tie-bomber", 1);
            t.can_choose_exactly(["strike tie-bomber", "strike at-st"]);
            t.leave_open();
        });
    scene()
        .at(Step::ConflictWindow)
        .dark(|p| p.in_play(["tie-bomber", "at-st", "aft-armor-plating on at-st"]))
        .light(|p| p.objectives(["draw-their-fire"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-bomber", "done"]);
            t.can_choose_exactly(["strike tie-bomber"]);
            t.choose("strike tie-bomber");
        });
}

/// aft-armor-plating: one Force icon in an edge battle. LCG-EDGE-13
#[test]
fn aft_armor_plating_has_one_force_icon() {
    scene()
        .at(Step::ConflictWindow)
        .dark(|p| p.in_play(["tie-bomber"]).hand(["aft-armor-plating"]))
        .light(|p| p.objectives(["draw-their-fire"]))
        .play(|t| {
            t.then("engage draw-their-fire");
            t.choose("declare tie-bomber");
            t.then("edge aft-armor-plating");
            t.expect_event(Event::Edge { winner: DARK, attacker: 1, defender: 0 });
            t.choose("strike tie-bomber");
        });
}
