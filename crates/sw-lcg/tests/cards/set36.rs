//! Set 36: Reconnaissance Mission.

use sw_lcg::{Affiliation, Deck, DeckProblem};

use crate::support::{DARK, LIGHT, Step, dark_attacks, duel, edge_duel, light_attacks, raids_destroy, scene};

/// reconnaissance-mission: one neutral resource, capacity 5. LCG-RES-04
#[test]
fn reconnaissance_mission_gives_one_and_falls_at_five() {
    scene().dark(|p| p.objectives(["reconnaissance-mission"]).hand(["kuati-security-team", "imperial-officer"])).play(
        |t| {
            t.can_choose_exactly(["play kuati-security-team", "pass"]); // nothing matches the Officer
            t.pay_with_all("kuati-security-team", ["pay 1 sith", "pay 1 reconnaissance-mission"]);
        },
    );
    raids_destroy("reconnaissance-mission", 5);
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

/// reconnaissance-mission: one more card can be kept; the enemy's reserve does not change.
#[test]
fn reconnaissance_mission_spares_a_surplus_card_of_its_player_only() {
    scene().at(Step::DrawBegins).dark(|p| p.objectives(["reconnaissance-mission"]).hand(["nightsister"; 8])).play(
        |t| {
            t.choose("pass");
            t.must_choose("discard nightsister");
            t.expect_hand_size(DARK, 7);
        },
    );
    scene()
        .turn_of(LIGHT)
        .at(Step::DrawBegins)
        .dark(|p| p.objectives(["reconnaissance-mission"]))
        .play(|t| t.expect_hand_size(LIGHT, 6));
}

/// reconnaissance-mission: at most one in a deck. LCG-DECK-03
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
    scene().under_fire(1).dark(|p| p.hand(["human-replica-droid"])).play(|t| {
        t.pay_in_part("human-replica-droid", ["pay 2 imperial-command"]);
        t.choose("pay 1 sith");
        t.wear_down("human-replica-droid", 1);
    });
}

/// human-replica-droid: no icons; with the edge one unit damage and one blast damage; one Force icon. LCG-ICON-04
#[test]
fn a_human_replica_droid_strikes_without_and_with_the_edge() {
    duel("human-replica-droid", "repair-droid").play(|t| {
        t.attack_without_the_edge("human-replica-droid", "repair-droid");
        t.expect_struck_in_vain("repair-droid");
    });
    edge_duel("human-replica-droid", "repair-droid").play(|t| {
        t.attack_with_the_edge("human-replica-droid", "repair-droid", 1);
        t.blast_before("unit damage", 1);
        t.hit_down("repair-droid", 1);
    });
}

/// human-replica-droid: joins from hand for free after an edge battle was won. LCG-ENG-08
#[test]
fn a_human_replica_droid_joins_after_a_won_edge_battle() {
    dark_attacks()
        .dark(|p| p.objectives([]).in_play(["tie-fighter"]).hand(["human-replica-droid", "espo-trooper"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["red-five"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare tie-fighter", "declare red-five"]);
            t.choose_each(["edge espo-trooper", "pass"]);
            t.expect_edge(DARK);
            t.may_choose("use human-replica-droid");
            t.expect_participants(["tie-fighter", "human-replica-droid", "red-five"]);
            t.expect_hand(DARK, []);
            t.expect_focus("sith", 0);
            t.choose_each(["strike human-replica-droid", "blast damage"]);
            t.expect_damage("draw-their-fire", 1);
            t.choose_each(["hit red-five", "strike red-five", "strike tie-fighter", "blast damage", "hit red-five"]);
            t.expect_gone("red-five");
        });
}

/// human-replica-droid: an automatic win counts; each copy may join, optionally. LCG-EDGE-15 LCG-ABL-11
#[test]
fn human_replica_droids_join_after_an_automatic_win() {
    dark_attacks()
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

/// human-replica-droid: also when defending.
#[test]
fn a_human_replica_droid_joins_a_defense() {
    light_attacks()
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
    dark_attacks()
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
