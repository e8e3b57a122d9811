//! Set 28: The Ultimate Power.

use sw_lcg::{Affiliation, Deck, DeckProblem, Event};

use crate::support::{DARK, LIGHT, Step, dark_attacks, duel, edge_duel, light_attacks, raid, raids_destroy, scene};

/// the-ultimate-power: one Imperial Navy resource, capacity 5. LCG-RES-04
#[test]
fn the_ultimate_power_gives_one_and_falls_at_five() {
    scene()
        .dark(|p| p.objectives(["the-ultimate-power"]).hand(["imperial-officer"]))
        .play(|t| t.pay_with_all("imperial-officer", ["pay 1 sith", "pay 1 the-ultimate-power"]));
    raids_destroy("the-ultimate-power", 5);
}

/// the-ultimate-power: at most two attackers.
#[test]
fn the_ultimate_power_is_attacked_by_two_at_most() {
    light_attacks()
        .dark(|p| p.objectives(["the-ultimate-power", "imperial-command"]))
        .light(|p| p.in_play(["luke-skywalker", "red-five", "x-wing"]))
        .play(|t| {
            t.choose_each(["engage the-ultimate-power", "declare luke-skywalker", "declare red-five"]);
            t.expect_participants(["luke-skywalker", "red-five"]);
            t.can_choose_exactly(["strike luke-skywalker", "strike red-five"]);
            t.leave_open();
        });
    light_attacks()
        .dark(|p| p.objectives(["the-ultimate-power", "imperial-command"]))
        .light(|p| p.in_play(["luke-skywalker", "yoda", "red-five"]))
        .play(|t| {
            // Other objectives have no such limit.
            t.choose_each(["engage imperial-command", "declare luke-skywalker", "declare yoda", "declare red-five"]);
            t.expect_participants(["luke-skywalker", "yoda", "red-five"]);
            t.leave_open();
        });
}

/// the-ultimate-power: only in an Imperial Navy deck. LCG-DECK-04
#[test]
fn the_ultimate_power_is_for_imperial_decks() {
    let deck = |affiliation| Deck { affiliation, sets: vec![26, 27, 28, 29, 30, 31, 32, 36] };
    let own_only = DeckProblem::OwnOnly { set: 28, affiliation: Affiliation::ImperialNavy };
    assert_eq!(deck(Affiliation::ImperialNavy).problems(), []);
    assert_eq!(deck(Affiliation::Sith).problems(), [own_only]);
}

/// grand-moff-tarkin: cost 3, capacity 2.
#[test]
fn grand_moff_tarkin_costs_three_and_takes_two_damage() {
    scene().under_fire(2).dark(|p| p.lone_navy().hand(["grand-moff-tarkin"])).play(|t| {
        t.pay_in_part("grand-moff-tarkin", ["pay 2 the-heart-of-the-empire"]);
        t.must_choose("pay 1 imperial-navy");
        t.wear_down("grand-moff-tarkin", 2);
    });
}

/// grand-moff-tarkin: one tactics; three Force icons. LCG-ICON-04
#[test]
fn grand_moff_tarkin_strikes_without_and_with_the_edge() {
    duel("grand-moff-tarkin", "repair-droid").play(|t| {
        t.attack_without_the_edge("grand-moff-tarkin", "repair-droid");
        t.aim_at("repair-droid", 1, 2);
    });
    edge_duel("grand-moff-tarkin", "repair-droid").play(|t| {
        t.attack_with_the_edge("grand-moff-tarkin", "repair-droid", 3);
        t.aim_at("repair-droid", 1, 1);
    });
}

/// grand-moff-tarkin: one resource that matches Imperial Navy cards; unique. LCG-RES-03 LCG-UNIQ-01
#[test]
fn grand_moff_tarkin_gives_a_resource_and_there_is_only_one() {
    scene()
        .dark(|p| {
            p.objectives(["the-heart-of-the-empire"])
                .in_play(["grand-moff-tarkin"])
                .hand(["grand-moff-tarkin", "duty-officer"])
        })
        .play(|t| {
            t.may_choose("play duty-officer");
            t.must_choose("pay 1 grand-moff-tarkin");
            t.expect_in_play("duty-officer");
        });
}

/// grand-moff-tarkin: Elite. LCG-KEY-03
#[test]
fn grand_moff_tarkin_loses_two_focus_tokens_when_he_refreshes() {
    scene()
        .at(Step::RefreshBegins)
        .dark(|p| p.in_play(["grand-moff-tarkin focus 3"]))
        .play(|t| t.expect_focus("grand-moff-tarkin", 1));
}

/// grand-moff-tarkin: 1 damage less destroys an enemy objective, but not a friendly one.
#[test]
fn grand_moff_tarkin_weakens_enemy_objectives() {
    dark_attacks()
        .dark(|p| p.in_play(["grand-moff-tarkin focus 1", "espo-trooper"]))
        .light(|p| p.objectives(["draw-their-fire damage 3", "a-heros-journey damage 2"]))
        .play(|t| {
            t.choose_each(["engage draw-their-fire", "declare espo-trooper", "strike espo-trooper"]);
            t.expect_lost(LIGHT, ["draw-their-fire"]);
            t.expect_damage("a-heros-journey", 2);
        });
    scene()
        .turn_of(LIGHT)
        .at(Step::BalanceBegins)
        .dark(|p| p.objectives(["imperial-command damage 3"]).in_play(["grand-moff-tarkin"]))
        .play(|t| {
            t.choose("balance imperial-command");
            t.expect_damage("imperial-command", 4);
        });
}

/// grand-moff-tarkin: when he enters play, objectives with enough damage are destroyed immediately; the effect ends
/// when he leaves. LCG-DMG-06
#[test]
fn grand_moff_tarkin_destroys_what_is_damaged_enough_at_once() {
    scene()
        .dark(|p| p.affiliation("imperial-navy").hand(["grand-moff-tarkin"]))
        .light(|p| p.objectives(["draw-their-fire damage 4", "a-heros-journey damage 2"]))
        .play(|t| {
            t.choose_each(["play grand-moff-tarkin", "pay 2 imperial-command", "pay 1 imperial-navy"]);
            t.expect_lost(LIGHT, ["draw-their-fire"]);
            t.expect_in_play("a-heros-journey");
            t.expect_dial(4);
        });
    scene()
        .dark(|p| p.in_play(["grand-moff-tarkin damage 1", "espo-trooper"]))
        .light(|p| p.objectives(["draw-their-fire damage 3"]).in_play(["heavy-blaster-emplacement"]))
        .play(|t| {
            t.choose_each(["use heavy-blaster-emplacement", "pick grand-moff-tarkin"]);
            t.choose_each(["engage draw-their-fire", "declare espo-trooper", "strike espo-trooper"]);
            t.expect_damage("draw-their-fire", 4);
        });
}

/// superlaser-engineer: cost 2, capacity 1.
#[test]
fn a_superlaser_engineer_costs_two_and_takes_one_damage() {
    scene().under_fire(1).dark(|p| p.lone_navy().hand(["superlaser-engineer"])).play(|t| {
        t.pay_in_part("superlaser-engineer", ["pay 1 the-heart-of-the-empire"]);
        t.must_choose("pay 1 imperial-navy");
        t.choose("pass"); // its reaction
        t.wear_down("superlaser-engineer", 1);
    });
}

/// superlaser-engineer: no icons; one Force icon. LCG-ICON-04
#[test]
fn a_superlaser_engineer_strikes_without_and_with_the_edge() {
    duel("superlaser-engineer", "repair-droid").play(|t| {
        t.choose_each(["engage draw-their-fire", "declare superlaser-engineer", "done", "declare repair-droid"]);
        t.strike_after("repair-droid", "superlaser-engineer");
        t.expect_struck_in_vain("repair-droid");
    });
    edge_duel("superlaser-engineer", "repair-droid").play(|t| {
        t.choose_each(["engage draw-their-fire", "declare superlaser-engineer", "done", "declare repair-droid"]);
        t.choose("edge superlaser-engineer");
        t.expect_event(Event::Edge { winner: DARK, attacker: 1, defender: 0 });
        t.strike_after("superlaser-engineer", "repair-droid");
        t.expect_struck_in_vain("repair-droid");
    });
}

/// superlaser-engineer: Shielding. LCG-KEY-09
#[test]
fn a_superlaser_engineer_brings_a_shield() {
    light_attacks()
        .dark(|p| p.objectives(["imperial-command"]).in_play(["superlaser-engineer"]))
        .light(|p| p.in_play(["y-wing"]))
        .play(|t| {
            t.choose_each(["engage imperial-command", "declare y-wing", "declare superlaser-engineer"]);
            t.can_choose_exactly(["shield imperial-command", "shield superlaser-engineer", "done"]);
            t.choose("shield superlaser-engineer");
            t.expect_shields("superlaser-engineer", 1);
            t.choose_each(["strike superlaser-engineer", "strike y-wing"]);
        });
}

/// superlaser-engineer: of five revealed cards, Imperial events and enhancements of cost 3 or more go to hand.
#[test]
fn a_superlaser_engineer_finds_what_is_expensive() {
    scene()
        .dark(|p| {
            p.affiliation("imperial-navy").hand(["superlaser-engineer"]).deck([
                "superlaser-blast",
                "orbital-bombardment",
                "control-room",
                "there-is-no-escape",
                "devastator",
                "superlaser-blast",
            ])
        })
        .play(|t| {
            t.choose_each(["play superlaser-engineer", "pay 1 imperial-command", "pay 1 imperial-navy"]);
            t.may_choose("use superlaser-engineer");
            t.expect_hand(DARK, ["superlaser-blast", "orbital-bombardment"]);
            // Too cheap, Sith, and a unit: under the deck, in any order.
            t.can_choose_exactly(["next there-is-no-escape", "next devastator", "next control-room"]);
            t.choose_each(["next devastator", "next control-room", "next there-is-no-escape"]);
            t.expect_deck_size(DARK, 4);
            let order = t.view(DARK).seats[0].bottom.clone();
            let slug = |card: &Option<_>| card.map(|card| t.game().db().card(card).id.as_str());
            let order: Vec<_> = order.iter().map(slug).collect();
            assert_eq!(order, [None, Some("devastator"), Some("control-room"), Some("there-is-no-escape")]);
            // They stay revealed until they are in their place, and the log tells both players (LCG-ABL-19).
            assert_eq!(t.view(LIGHT).seats[0].bottom, t.view(DARK).seats[0].bottom);
            let card = t.game().db().find("there-is-no-escape").expect("a card");
            t.expect_event(Event::PutUnder { seat: DARK, card });
        });
}

/// superlaser-engineer: no matching card, a deck of fewer than five cards, or an empty deck.
#[test]
fn a_superlaser_engineer_may_find_nothing() {
    scene()
        .dark(|p| p.affiliation("imperial-navy").hand(["superlaser-engineer"]).deck(["tie-fighter", "control-room"]))
        .play(|t| {
            t.choose_each(["play superlaser-engineer", "pay 1 imperial-command", "pay 1 imperial-navy"]);
            t.choose_each(["use superlaser-engineer", "next control-room", "next tie-fighter"]);
            t.expect_hand(DARK, []);
            t.expect_deck_size(DARK, 2);
        });
    scene().dark(|p| p.affiliation("imperial-navy").hand(["superlaser-engineer", "espo-trooper"]).deck([])).play(|t| {
        t.choose_each(["play superlaser-engineer", "pay 1 imperial-command", "pay 1 imperial-navy"]);
        t.can_choose_exactly(["play espo-trooper", "pass"]);
    });
}

/// stormtrooper-elite: cost 3, capacity 2.
#[test]
fn a_stormtrooper_elite_costs_three_and_takes_two_damage() {
    scene().under_fire(2).dark(|p| p.lone_navy().hand(["stormtrooper-elite"])).play(|t| {
        t.pay_in_part("stormtrooper-elite", ["pay 2 the-heart-of-the-empire"]);
        t.must_choose("pay 1 imperial-navy");
        t.wear_down("stormtrooper-elite", 2);
    });
}

/// stormtrooper-elite: three unit damage; two Force icons. LCG-ICON-04
#[test]
fn a_stormtrooper_elite_strikes_without_and_with_the_edge() {
    duel("stormtrooper-elite", "red-five").play(|t| {
        t.attack_without_the_edge("stormtrooper-elite", "red-five");
        t.hit_down("red-five", 3);
    });
    edge_duel("stormtrooper-elite", "red-five").play(|t| {
        t.attack_with_the_edge("stormtrooper-elite", "red-five", 2);
        t.hit_down("red-five", 3);
    });
}

/// control-room: cost 2, in its player's play area, and gives two Imperial resources immediately. LCG-DEP-04
#[test]
fn a_control_room_costs_two_and_gives_two() {
    scene()
        .dark(|p| {
            p.affiliation("imperial-navy")
                .objectives(["shadows-of-dathomir"])
                .hand(["control-room", "imperial-officer"])
        })
        .play(|t| {
            t.pay_in_part("control-room", ["pay 1 shadows-of-dathomir"]);
            t.must_choose("pay 1 imperial-navy");
            t.expect_in_play("control-room");
            t.choose("play imperial-officer");
            t.must_choose("pay 2 control-room");
            t.expect_focus("control-room", 2);
            t.expect_in_play("imperial-officer");
        });
}

/// control-room: Limited. LCG-KEY-04
#[test]
fn a_control_room_is_the_only_limited_card_of_the_turn() {
    scene().dark(|p| p.hand(["sith-library", "control-room", "control-room"])).play(|t| {
        t.choose_each(["play control-room", "pay 2 imperial-command"]);
        t.can_choose_exactly(["pass"]);
    });
}

/// control-room: no Force icons in an edge battle. LCG-EDGE-13
#[test]
fn a_control_room_has_no_force_icons() {
    raid("tie-bomber", ["control-room"]).play(|t| t.bid("tie-bomber", "control-room", 0));
}

/// superlaser-blast: destroys an objective of either side, for four resources. LCG-DMG-10
#[test]
fn superlaser_blast_destroys_an_objective() {
    scene()
        .dark(|p| p.affiliation("imperial-navy").objectives(["the-heart-of-the-empire"]).hand(["superlaser-blast"]))
        .light(|p| p.objectives(["a-heros-journey", "draw-their-fire shield 1"]))
        .play(|t| {
            t.choose_each(["use superlaser-blast", "pay 3 the-heart-of-the-empire"]);
            t.must_choose("pay 1 imperial-navy");
            t.can_choose_exactly(["pick a-heros-journey", "pick draw-their-fire", "pick the-heart-of-the-empire"]);
            t.choose("pick draw-their-fire");
            t.expect_lost(LIGHT, ["draw-their-fire"]);
            t.expect_dial(4);
            t.expect_discard(DARK, ["superlaser-blast"]);
        });
}

/// superlaser-blast: only in its player's turn.
#[test]
fn superlaser_blast_is_for_the_own_turn() {
    scene()
        .at(Step::ForceWindow)
        .dark(|p| p.hand(["superlaser-blast"]))
        .play(|t| t.can_choose_exactly(["use superlaser-blast", "pass"]));
    scene().turn_of(LIGHT).at(Step::ForceWindow).dark(|p| p.hand(["superlaser-blast"])).play(|t| {
        // The next decision is in the dark turn.
        t.expect_dial(4);
        t.can_choose_exactly_as(DARK, ["use superlaser-blast", "pass"]);
    });
}

/// superlaser-blast: two Force icons in an edge battle. LCG-EDGE-13
#[test]
fn superlaser_blast_has_two_force_icons() {
    raid("tie-bomber", ["superlaser-blast"]).play(|t| t.bid("tie-bomber", "superlaser-blast", 2));
}
