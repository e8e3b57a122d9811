//! Set 30: Defense Protocol.

use sw_lcg::{Event, Icon};

use crate::support::{DARK, LIGHT, Step, dark_attacks, duel, edge_duel, light_attacks, raids_destroy, scene};

/// defense-protocol: one Imperial Navy resource, capacity 5. LCG-RES-04
#[test]
fn defense_protocol_gives_one_and_falls_at_five() {
    scene()
        .dark(|p| p.objectives(["defense-protocol"]).hand(["imperial-officer"]))
        .play(|t| t.pay_with_all("imperial-officer", ["pay 1 sith", "pay 1 defense-protocol"]));
    raids_destroy("defense-protocol", 5);
}

/// defense-protocol: lowers the reserve in this phase to deal 1 damage to a unit of either side.
#[test]
fn defense_protocol_lowers_the_reserve_to_damage_a_unit() {
    scene()
        .at(Step::DrawBegins)
        .dark(|p| p.objectives(["defense-protocol"]).in_play(["tie-bomber"]).hand(["nightsister"; 6]))
        .light(|p| p.in_play(["yoda", "red-five"]))
        .play(|t| {
            t.may_choose("use defense-protocol");
            t.can_choose_exactly(["pick yoda", "pick red-five", "pick tie-bomber"]);
            t.choose("pick red-five");
            t.expect_damage("red-five", 1);
            assert_eq!(t.view(DARK).seats[0].reserve, 5);
            t.choose("pass"); // the optional discard
            t.must_choose("discard nightsister");
            t.expect_hand_size(DARK, 5);
            // The phase is over.
            assert_eq!(t.view(DARK).seats[0].reserve, 6);
        });
}

/// defense-protocol: each copy lowers the reserve; fewer cards are drawn.
#[test]
fn each_defense_protocol_costs_a_card() {
    scene()
        .at(Step::DrawBegins)
        .dark(|p| p.objectives(["defense-protocol"; 2]))
        .light(|p| p.in_play(["luke-skywalker"]))
        .play(|t| {
            t.choose_each(["use defense-protocol", "pick luke-skywalker"]);
            t.choose_each(["use defense-protocol", "pick luke-skywalker"]);
            t.expect_damage("luke-skywalker", 2);
            t.expect_hand_size(DARK, 4);
        });
}

/// defense-protocol: optional, not without a unit, not in the enemy's draw phase. LCG-ADV-08
#[test]
fn defense_protocol_needs_a_unit_and_the_own_draw_phase() {
    scene().at(Step::DrawBegins).dark(|p| p.objectives(["defense-protocol"])).light(|p| p.in_play(["yoda"])).play(
        |t| {
            t.choose("pass");
            t.expect_hand_size(DARK, 6);
        },
    );
    scene().at(Step::DrawBegins).dark(|p| p.objectives(["defense-protocol"])).play(|t| {
        t.expect_hand_size(DARK, 6);
        t.can_choose("play espo-trooper");
    });
    scene()
        .turn_of(LIGHT)
        .at(Step::DrawBegins)
        .dark(|p| p.objectives(["defense-protocol"]))
        .light(|p| p.in_play(["yoda"]))
        .play(|t| t.expect_to_act([LIGHT]));
}

/// tie-attack-squadron: cost 3, capacity 2.
#[test]
fn a_tie_attack_squadron_costs_three_and_takes_two_damage() {
    scene().under_fire(2).dark(|p| p.lone_navy().hand(["tie-attack-squadron"])).play(|t| {
        t.pay_in_part("tie-attack-squadron", ["pay 2 the-heart-of-the-empire"]);
        t.must_choose("pay 1 imperial-navy");
        t.wear_down("tie-attack-squadron", 2);
    });
}

/// tie-attack-squadron: one unit damage and one blast damage; with the edge one blast damage more; two Force icons.
/// LCG-ICON-04
#[test]
fn a_tie_attack_squadron_strikes_without_and_with_the_edge() {
    duel("tie-attack-squadron", "repair-droid").play(|t| {
        t.attack_without_the_edge("tie-attack-squadron", "repair-droid");
        t.blast_before("unit damage", 1);
        t.hit_down("repair-droid", 1);
    });
    edge_duel("tie-attack-squadron", "repair-droid").play(|t| {
        t.attack_with_the_edge("tie-attack-squadron", "repair-droid", 2);
        t.blast_before("unit damage", 2);
        t.hit_down("repair-droid", 1);
    });
}

/// tie-attack-squadron: with a fate card in its player's edge stack, one more unit damage and Targeted Strike.
#[test]
fn a_tie_attack_squadron_gains_from_an_own_fate_card() {
    dark_attacks()
        .dark(|p| p.in_play(["tie-attack-squadron"]).hand(["target-of-opportunity-170"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["yoda focus 1", "red-five"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-attack-squadron", "declare red-five"]);
            t.choose_each(["edge target-of-opportunity-170", "strike tie-attack-squadron", "unit damage"]);
            t.expect_event(Event::Icons { icon: Icon::UnitDamage, n: 2 });
            t.can_choose_exactly(["hit yoda", "hit red-five"]);
            t.choose("hit yoda");
            t.expect_gone("yoda");
            t.choose("strike red-five");
        });
}

/// tie-attack-squadron: two fate cards count like one; the effect lasts for this engagement only.
#[test]
fn a_tie_attack_squadron_gains_once_and_for_this_engagement() {
    dark_attacks()
        .dark(|p| {
            p.in_play(["tie-attack-squadron", "tie-attack-squadron"])
                .hand(["target-of-opportunity-170", "target-of-opportunity-170"])
        })
        .light(|p| p.objectives(["draw-their-fire", "a-heros-journey"]).in_play(["yoda focus 1", "red-five focus 1"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-attack-squadron", "done"]);
            t.choose_each(["edge target-of-opportunity-170", "edge target-of-opportunity-170"]);
            t.choose_each(["strike tie-attack-squadron #2", "unit damage"]);
            t.expect_event(Event::Icons { icon: Icon::UnitDamage, n: 2 });
            t.choose("hit yoda");
            t.choose_each(["engage a-heros-journey", "declare tie-attack-squadron", "strike tie-attack-squadron"]);
            // There is no defender, and Targeted Strike has ended, so only the blast damage is left.
            t.expect_damage("a-heros-journey", 3);
            t.expect_damage("red-five", 0);
        });
}

/// tie-attack-squadron: a fate card that was canceled, and Twist of Fate itself, count. LCG-NAME-EX1
#[test]
fn a_tie_attack_squadron_gains_from_a_canceled_fate_card() {
    dark_attacks()
        .dark(|p| p.in_play(["tie-attack-squadron"]).hand(["twist-of-fate-171"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["red-five"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-attack-squadron", "declare red-five"]);
            t.choose_each(["edge twist-of-fate-171", "strike red-five", "strike tie-attack-squadron", "unit damage"]);
            t.expect_event(Event::Icons { icon: Icon::UnitDamage, n: 2 });
            t.choose("hit red-five");
        });
    dark_attacks()
        .dark(|p| p.in_play(["tie-attack-squadron"]).hand(["heat-of-battle-169"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["red-five"]).hand(["twist-of-fate-157"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-attack-squadron", "declare red-five"]);
            t.choose_each(["edge heat-of-battle-169", "edge twist-of-fate-157"]);
            t.choose_each(["strike red-five", "strike tie-attack-squadron", "unit damage"]);
            t.expect_event(Event::Icons { icon: Icon::UnitDamage, n: 2 });
            t.choose("hit red-five");
        });
}

/// tie-attack-squadron: not with an enemy's fate card; no Targeted Strike when defending. LCG-KEY-10
#[test]
fn a_tie_attack_squadron_gains_nothing_from_the_enemys_fate_card() {
    dark_attacks()
        .dark(|p| p.in_play(["tie-attack-squadron"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["red-five"]).hand(["heat-of-battle-65"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-attack-squadron", "declare red-five"]);
            t.choose_each(["edge heat-of-battle-65", "pick tie-attack-squadron", "strike red-five"]);
            t.choose_each(["strike tie-attack-squadron", "unit damage"]);
            t.expect_event(Event::Icons { icon: Icon::UnitDamage, n: 1 });
            t.choose("hit red-five");
        });
    light_attacks()
        .dark(|p| {
            p.objectives(["imperial-command"]).in_play(["tie-attack-squadron"]).hand(["target-of-opportunity-170"])
        })
        .light(|p| p.in_play(["yoda focus 1", "red-five"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare red-five", "declare tie-attack-squadron"]);
            t.choose_each(["edge target-of-opportunity-170", "strike tie-attack-squadron"]);
            t.expect_event(Event::Icons { icon: Icon::UnitDamage, n: 2 });
            t.must_choose("hit red-five");
        });
}
