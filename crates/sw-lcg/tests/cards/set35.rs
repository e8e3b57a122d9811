//! Set 35: Corporate Exploitation.

use sw_lcg::{Affiliation, Deck, DeckProblem};

use crate::support::{DARK, duel, edge_duel, light_attacks, raids_destroy, scene};

/// corporate-exploitation: one neutral resource, capacity 5. LCG-RES-04
#[test]
fn corporate_exploitation_gives_one_and_falls_at_five() {
    scene().dark(|p| p.objectives(["corporate-exploitation"]).hand(["kuati-security-team", "imperial-officer"])).play(
        |t| {
            t.can_choose_exactly(["play kuati-security-team", "pass"]); // nothing matches the Officer
            t.pay_with_all("kuati-security-team", ["pay 1 sith", "pay 1 corporate-exploitation"]);
        },
    );
    raids_destroy("corporate-exploitation", 5);
}

/// corporate-exploitation: focus it to put a unit of cost 1 or 0 into play. LCG-ADV-04
#[test]
fn corporate_exploitation_puts_a_cheap_unit_into_play() {
    scene()
        .dark(|p| {
            p.objectives(["corporate-exploitation"]).hand([
                "espo-trooper",
                "death-star-trooper",
                "kuati-security-team",
                "sith-library",
            ])
        })
        .play(|t| {
            t.choose("use corporate-exploitation");
            t.can_choose_exactly(["pick death-star-trooper from hand", "pick espo-trooper from hand"]);
            t.choose("pick death-star-trooper from hand");
            t.expect_in_play("death-star-trooper");
            t.expect_focus("corporate-exploitation", 1);
            t.expect_focus("sith", 0);
            t.expect_hand(DARK, ["espo-trooper", "kuati-security-team", "sith-library"]);
            t.cannot_choose("use corporate-exploitation");
        });
}

/// corporate-exploitation: in any window, also in the enemy's turn. LCG-ABL-05
#[test]
fn corporate_exploitation_works_in_the_enemys_engagement() {
    light_attacks()
        .dark(|p| p.objectives(["corporate-exploitation"]).hand(["death-star-trooper"]))
        .light(|p| p.in_play(["r2-d2"]))
        .play(|t| {
            t.choose_as(DARK, "pass");
            t.choose_each(["engage corporate-exploitation", "declare r2-d2"]);
            t.can_choose_exactly_as(DARK, ["use corporate-exploitation", "pass"]);
            t.choose_each(["use corporate-exploitation", "pick death-star-trooper from hand"]);
            // Put into play, but not into the engagement, so it may be declared like any other unit.
            t.expect_participants(["r2-d2"]);
            t.choose("declare death-star-trooper");
            t.choose_each(["strike death-star-trooper", "hit r2-d2"]);
        });
}

/// corporate-exploitation: not without such a unit in hand, and not while exhausted. LCG-ABL-14 LCG-FOC-03
#[test]
fn corporate_exploitation_needs_a_cheap_unit_and_must_be_ready() {
    scene()
        .dark(|p| p.objectives(["corporate-exploitation"]).hand(["kuati-security-team", "blaster-pistol"]))
        .play(|t| t.can_choose_exactly(["play kuati-security-team", "pass"]));
    scene()
        .dark(|p| p.objectives(["corporate-exploitation focus 1"]).hand(["espo-trooper"]))
        .play(|t| t.can_choose_exactly(["play espo-trooper", "pass"]));
}

/// corporate-exploitation: at most one in a deck. LCG-DECK-03
#[test]
fn corporate_exploitation_stands_once_in_a_deck() {
    let deck = |sets: &[u8]| Deck { affiliation: Affiliation::Sith, sets: sets.to_vec() };
    assert_eq!(deck(&[19, 20, 21, 23, 24, 24, 25, 35]).problems(), []);
    let twice = DeckProblem::TooMany { set: 35, copies: 2, most: 1 };
    assert_eq!(deck(&[19, 20, 21, 23, 24, 25, 35, 35]).problems(), [twice]);
}

/// espo-trooper: cost 0, capacity 1.
#[test]
fn an_espo_trooper_costs_nothing_and_takes_one_damage() {
    scene().under_fire(1).dark(|p| p.hand(["espo-trooper"])).play(|t| {
        t.choose("play espo-trooper");
        t.wear_down("espo-trooper", 1);
    });
}

/// espo-trooper: no icons; with the edge one unit damage; one Force icon. LCG-ICON-04
#[test]
fn an_espo_trooper_strikes_without_and_with_the_edge() {
    duel("espo-trooper", "repair-droid").play(|t| {
        t.attack_without_the_edge("espo-trooper", "repair-droid");
        t.expect_struck_in_vain("repair-droid");
    });
    edge_duel("espo-trooper", "repair-droid").play(|t| {
        t.attack_with_the_edge("espo-trooper", "repair-droid", 1);
        t.hit_down("repair-droid", 1);
    });
}
