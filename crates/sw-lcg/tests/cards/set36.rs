//! Set 36: Reconnaissance Mission.

use sw_lcg::{Affiliation, Deck, DeckProblem, Event, Icon};

use crate::support::{DARK, LIGHT, Step, scene};

/// reconnaissance-mission: one neutral resource, capacity 5. LCG-RES-04
#[test]
fn reconnaissance_mission_gives_one_and_falls_at_five() {
    scene().dark(|p| p.objectives(["reconnaissance-mission"]).hand(["kuati-security-team", "imperial-officer"])).play(
        |t| {
            t.can_choose_exactly(["play kuati-security-team", "pass"]); // nothing matches the Officer
            t.choose("play kuati-security-team");
            t.can_choose_exactly(["pay 1 reconnaissance-mission", "pay 1 sith"]);
            t.choose_each(["pay 1 sith", "pay 1 reconnaissance-mission"]);
            t.expect_in_play("kuati-security-team");
        },
    );
    scene()
        .turn_of(LIGHT)
        .at(Step::ConflictWindow)
        .dark(|p| p.objectives(["reconnaissance-mission damage 3", "reconnaissance-mission damage 4"]))
        .light(|p| p.in_play(["rookie-pilot", "rebel-trooper"]))
        .play(|t| {
            // Each unopposed engagement is 1 damage.
            t.choose_each(["engage reconnaissance-mission", "declare rookie-pilot", "done", "strike rookie-pilot"]);
            t.expect_damage("reconnaissance-mission", 4);
            t.expect_lost(DARK, []);
            t.choose_each(["engage reconnaissance-mission", "declare rebel-trooper", "strike rebel-trooper"]);
            t.expect_lost(DARK, ["reconnaissance-mission"]);
        });
}

/// reconnaissance-mission: the reserve is one higher. LCG-DRAW-03
#[test]
fn reconnaissance_mission_raises_the_reserve() {
    scene().at(Step::DrawBegins).dark(|p| p.objectives(["reconnaissance-mission"]).hand(["nightsister"])).play(|t| {
        t.choose("pass");
        t.expect_hand_size(DARK, 7);
    });
    scene().at(Step::DrawBegins).dark(|p| p.objectives(["reconnaissance-mission"; 2])).play(|t| {
        t.expect_hand_size(DARK, 8);
    });
}

/// reconnaissance-mission: no surplus card must go; the enemy's reserve stays as it is.
#[test]
fn reconnaissance_mission_spares_a_surplus_card_of_its_player_only() {
    scene().at(Step::DrawBegins).dark(|p| p.objectives(["reconnaissance-mission"]).hand(["nightsister"; 8])).play(
        |t| {
            t.choose("pass");
            t.can_choose_exactly(["discard nightsister"]);
            t.choose("discard nightsister");
            t.expect_hand_size(DARK, 7);
        },
    );
    scene()
        .turn_of(LIGHT)
        .at(Step::DrawBegins)
        .dark(|p| p.objectives(["reconnaissance-mission"]))
        .play(|t| t.expect_hand_size(LIGHT, 6));
}

/// reconnaissance-mission: once in a deck. LCG-DECK-03
#[test]
fn reconnaissance_mission_stands_once_in_a_deck() {
    let deck = |sets: &[u8]| Deck { affiliation: Affiliation::Sith, sets: sets.to_vec() };
    assert_eq!(deck(&[19, 20, 21, 23, 24, 24, 25, 36]).problems(), []);
    let twice = DeckProblem::TooMany { set: 36, copies: 2, most: 1 };
    assert_eq!(deck(&[19, 20, 21, 23, 24, 25, 36, 36]).problems(), [twice]);
}

/// human-replica-droid: cost 3, capacity 1.
#[test]
fn a_human_replica_droid_costs_three_and_takes_one_damage() {
    scene().dark(|p| p.hand(["human-replica-droid"])).light(|p| p.in_play(["heavy-blaster-emplacement"; 1])).play(
        |t| {
            t.choose_each(["play human-replica-droid", "pay 2 imperial-command"]);
            t.expect_gone("human-replica-droid");
            t.choose("pay 1 sith");
            t.expect_in_play("human-replica-droid");
            t.choose_each(["use heavy-blaster-emplacement", "pick human-replica-droid"]);
            t.expect_discard(DARK, ["human-replica-droid"]);
        },
    );
}

/// human-replica-droid: no icons; with the edge one unit damage and one blast damage; one Force icon. LCG-ICON-04
#[test]
fn a_human_replica_droid_strikes_without_and_with_the_edge() {
    scene()
        .at(Step::ConflictWindow)
        .dark(|p| p.in_play(["human-replica-droid"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["repair-droid"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare human-replica-droid", "declare repair-droid"]);
            t.choose("strike repair-droid");
            t.choose("strike human-replica-droid");
            t.expect_damage("draw-their-fire", 0);
            t.expect_focus("repair-droid", 1);
        });
    scene()
        .at(Step::ConflictWindow)
        .dark(|p| p.in_play(["human-replica-droid"]).hand(["human-replica-droid"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["repair-droid"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare human-replica-droid", "declare repair-droid"]);
            t.choose("edge human-replica-droid");
            t.expect_event(Event::Edge { winner: DARK, attacker: 1, defender: 0 });
            t.choose("strike human-replica-droid");
            t.can_choose_exactly(["unit damage", "blast damage"]);
            t.choose("blast damage");
            t.expect_damage("draw-their-fire", 1);
            t.expect_event(Event::Icons { icon: Icon::UnitDamage, n: 1 });
            t.choose("hit repair-droid");
            t.expect_gone("repair-droid");
        });
}

/// human-replica-droid: joins from hand for nothing after an edge battle was won. LCG-ENG-08
#[test]
fn a_human_replica_droid_joins_after_a_won_edge_battle() {
    scene()
        .at(Step::ConflictWindow)
        .dark(|p| p.objectives([]).in_play(["tie-fighter"]).hand(["human-replica-droid", "espo-trooper"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["red-five"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-fighter", "declare red-five"]);
            t.choose_each(["edge espo-trooper", "pass"]);
            t.expect_edge(DARK);
            t.can_choose_exactly(["use human-replica-droid", "pass"]);
            t.choose("use human-replica-droid");
            t.expect_participants(["tie-fighter", "human-replica-droid", "red-five"]);
            t.expect_hand(DARK, []);
            t.expect_focus("sith", 0);
            t.choose_each(["strike human-replica-droid", "blast damage"]);
            t.expect_damage("draw-their-fire", 1);
            t.choose_each(["hit red-five", "strike red-five", "strike tie-fighter", "blast damage", "hit red-five"]);
            t.expect_gone("red-five");
        });
}

/// human-replica-droid: an automatic win is a win; each copy may join, and none must. LCG-EDGE-15 LCG-ABL-11
#[test]
fn human_replica_droids_join_after_an_automatic_win() {
    scene()
        .at(Step::ConflictWindow)
        .dark(|p| p.in_play(["tie-fighter"]).hand(["human-replica-droid"; 3]))
        .light(|p| p.objectives(["the-secret-of-yavin-4"]))
        .play(|t| {
            t.choose_each(["engage the-secret-of-yavin-4", "declare tie-fighter", "pass"]);
            t.choose_each(["use human-replica-droid", "use human-replica-droid", "pass"]);
            t.expect_participants(["tie-fighter", "human-replica-droid", "human-replica-droid"]);
            t.expect_hand(DARK, ["human-replica-droid"]);
            t.leave_open();
        });
}

/// human-replica-droid: in defense too.
#[test]
fn a_human_replica_droid_joins_a_defense() {
    scene()
        .turn_of(LIGHT)
        .at(Step::ConflictWindow)
        .dark(|p| p.objectives(["imperial-command"]).in_play(["tie-fighter"]).hand(["human-replica-droid"]))
        .light(|p| p.in_play(["r2-d2"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare r2-d2", "declare tie-fighter", "pass"]);
            t.choose_as(DARK, "use human-replica-droid");
            t.expect_participants(["r2-d2", "tie-fighter", "human-replica-droid"]);
            t.choose_each(["strike human-replica-droid", "hit r2-d2", "strike tie-fighter"]);
        });
}

/// human-replica-droid: not after a lost edge battle.
#[test]
fn a_human_replica_droid_stays_away_from_a_lost_edge_battle() {
    scene()
        .at(Step::ConflictWindow)
        .dark(|p| p.in_play(["tie-fighter"]).hand(["human-replica-droid"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["red-five"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-fighter", "declare red-five", "pass"]);
            t.expect_edge(LIGHT);
            t.can_choose_exactly_as(LIGHT, ["strike red-five"]);
            t.choose_each(["strike red-five", "strike tie-fighter"]);
            t.expect_hand(DARK, ["human-replica-droid"]);
        });
}
