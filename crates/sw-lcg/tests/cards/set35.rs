//! Set 35: Corporate Exploitation.

use sw_lcg::{Affiliation, Deck, DeckProblem, Event, Icon};

use crate::support::{DARK, LIGHT, Step, scene};

/// corporate-exploitation: one neutral resource, capacity 5. LCG-RES-04
#[test]
fn corporate_exploitation_gives_one_and_falls_at_five() {
    scene().dark(|p| p.objectives(["corporate-exploitation"]).hand(["kuati-security-team", "imperial-officer"])).play(
        |t| {
            t.can_choose_exactly(["play kuati-security-team", "pass"]); // nothing matches the Officer
            t.choose("play kuati-security-team");
            t.can_choose_exactly(["pay 1 corporate-exploitation", "pay 1 sith"]);
            t.choose_each(["pay 1 sith", "pay 1 corporate-exploitation"]);
            t.expect_in_play("kuati-security-team");
        },
    );
    scene()
        .turn_of(LIGHT)
        .at(Step::ConflictWindow)
        .dark(|p| p.objectives(["corporate-exploitation damage 3", "corporate-exploitation damage 4"]))
        .light(|p| p.in_play(["rookie-pilot", "rebel-trooper"]))
        .play(|t| {
            // Each unopposed engagement is 1 damage.
            t.choose_each(["engage corporate-exploitation", "declare rookie-pilot", "done", "strike rookie-pilot"]);
            t.expect_damage("corporate-exploitation", 4);
            t.expect_lost(DARK, []);
            t.choose_each(["engage corporate-exploitation", "declare rebel-trooper", "strike rebel-trooper"]);
            t.expect_lost(DARK, ["corporate-exploitation"]);
        });
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

/// corporate-exploitation: in any window, of the enemy's turn too. LCG-ABL-05
#[test]
fn corporate_exploitation_works_in_the_enemys_engagement() {
    scene()
        .turn_of(LIGHT)
        .at(Step::ConflictWindow)
        .dark(|p| p.objectives(["corporate-exploitation"]).hand(["death-star-trooper"]))
        .light(|p| p.in_play(["r2-d2"]))
        .play(|t| {
            t.choose_as(DARK, "pass");
            t.choose_each(["engage corporate-exploitation", "declare r2-d2"]);
            t.can_choose_exactly_as(DARK, ["use corporate-exploitation", "pass"]);
            t.choose_each(["use corporate-exploitation", "pick death-star-trooper from hand"]);
            // Put into play, but not into the engagement: it may be declared like any other.
            t.expect_participants(["r2-d2"]);
            t.choose("declare death-star-trooper");
            t.choose_each(["strike death-star-trooper", "hit r2-d2"]);
        });
}

/// corporate-exploitation: not without such a unit in hand, and not exhausted. LCG-ABL-14 LCG-FOC-03
#[test]
fn corporate_exploitation_needs_a_cheap_unit_and_must_be_ready() {
    scene()
        .dark(|p| p.objectives(["corporate-exploitation"]).hand(["kuati-security-team", "blaster-pistol"]))
        .play(|t| t.can_choose_exactly(["play kuati-security-team", "pass"]));
    scene()
        .dark(|p| p.objectives(["corporate-exploitation focus 1"]).hand(["espo-trooper"]))
        .play(|t| t.can_choose_exactly(["play espo-trooper", "pass"]));
}

/// corporate-exploitation: once in a deck. LCG-DECK-03
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
    scene().dark(|p| p.hand(["espo-trooper"])).light(|p| p.in_play(["heavy-blaster-emplacement"; 1])).play(|t| {
        t.choose("play espo-trooper");
        t.expect_in_play("espo-trooper");
        t.choose_each(["use heavy-blaster-emplacement", "pick espo-trooper"]);
        t.expect_discard(DARK, ["espo-trooper"]);
    });
}

/// espo-trooper: no icons; with the edge one unit damage; one Force icon. LCG-ICON-04
#[test]
fn an_espo_trooper_strikes_without_and_with_the_edge() {
    scene()
        .at(Step::ConflictWindow)
        .dark(|p| p.in_play(["espo-trooper"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["repair-droid"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare espo-trooper", "declare repair-droid"]);
            t.choose("strike repair-droid");
            t.choose("strike espo-trooper");
            t.expect_damage("draw-their-fire", 0);
            t.expect_focus("repair-droid", 1);
        });
    scene()
        .at(Step::ConflictWindow)
        .dark(|p| p.in_play(["espo-trooper"]).hand(["espo-trooper"]))
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["repair-droid"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare espo-trooper", "declare repair-droid"]);
            t.choose("edge espo-trooper");
            t.expect_event(Event::Edge { winner: DARK, attacker: 1, defender: 0 });
            t.choose("strike espo-trooper");
            t.expect_event(Event::Icons { icon: Icon::UnitDamage, n: 1 });
            t.choose("hit repair-droid");
            t.expect_gone("repair-droid");
        });
}
