//! Set 17: Tribal Support.

use sw_lcg::{Affiliation, Deck, DeckProblem};

use crate::cards::printed::{costs, dies_of, edges, falls_at, gives, strikes};
use crate::support::{DARK, LIGHT, Layout, Step, dark_attacks, light_attacks, scene};

/// tribal-support: one neutral resource, capacity 5.
#[test]
fn tribal_support_gives_one_and_falls_at_five() {
    gives("tribal-support", 1);
    falls_at("tribal-support", 5);
    scene().turn_of(LIGHT).light(|p| p.objectives(["tribal-support"]).hand(["fleet-officer"])).play(|t| {
        t.can_choose_exactly(["pass"]);
    });
}

/// tribal-support: at most one in an objective deck. LCG-DECK-03
#[test]
fn there_is_one_tribal_support_in_a_deck() {
    let deck = |sets: [u8; 9]| Deck { affiliation: Affiliation::Jedi, sets: sets.to_vec() };
    assert_eq!(deck([1, 1, 2, 3, 5, 6, 7, 8, 17]).problems(), []);
    let wrong = DeckProblem::TooMany { set: 17, copies: 2, most: 1 };
    assert_eq!(deck([1, 2, 3, 5, 6, 7, 8, 17, 17]).problems(), [wrong]);
}

/// The light side has refreshed, with this hand and this discard pile.
fn refreshed(hand: &'static [&'static str], discard: &'static [&'static str]) -> Layout {
    scene().turn_of(LIGHT).at(Step::Refreshed).light(|p| {
        let p = p.objectives(["tribal-support", "draw-their-fire", "draw-their-fire"]);
        p.hand(hand.iter().copied()).discard(discard.iter().copied())
    })
}

/// tribal-support: after refreshing, discarding a card from hand returns an Ewok unit from the discard pile.
#[test]
fn tribal_support_brings_an_ewok_back() {
    refreshed(&["yoda", "x-wing"], &["luke-skywalker", "ewok-scout", "yub-yub"]).play(|t| {
        t.may_choose("use tribal-support");
        t.can_choose_exactly(["discard yoda", "discard x-wing"]);
        t.choose("discard yoda");
        t.must_choose("pick ewok-scout from discard");
        t.expect_hand(LIGHT, ["x-wing", "ewok-scout"]);
        t.expect_discard(LIGHT, ["luke-skywalker", "yub-yub", "yoda"]);
        t.cannot_choose("use tribal-support");
        t.leave_open();
    });
}

/// tribal-support: not without an Ewok in the discard pile; one in hand does not count. LCG-NAME-EX9 LCG-TIME-15
#[test]
fn tribal_support_needs_an_ewok_in_the_pile() {
    refreshed(&["ewok-scout", "yoda"], &["luke-skywalker", "yub-yub"]).play(|t| {
        t.cannot_choose("use tribal-support");
        t.can_choose("discard yoda");
        t.leave_open();
    });
}

/// tribal-support: not without a card to discard. LCG-RES-12
#[test]
fn tribal_support_needs_a_card_to_discard() {
    refreshed(&[], &["ewok-scout"]).play(|t| {
        t.cannot_choose("use tribal-support");
        t.expect_discard(LIGHT, ["ewok-scout"]);
    });
}

/// tribal-support: not when the enemy refreshes.
#[test]
fn tribal_support_waits_for_the_own_refreshing() {
    scene()
        .at(Step::Refreshed)
        .light(|p| p.objectives(["tribal-support"]).hand(["yoda"]).discard(["ewok-scout"]))
        .play(|t| {
            t.expect_to_act([DARK]);
            t.expect_hand(LIGHT, ["yoda"]);
            t.cannot_choose_as(LIGHT, "use tribal-support");
        });
}

// ---- Ewok Scout

/// ewok-scout: cost 2, a unit damage icon with the edge, 1 Force icon, capacity 1.
#[test]
fn the_scout_has_what_is_printed() {
    costs("ewok-scout", "neutral", 2);
    strikes("ewok-scout", [0, 0, 0], [1, 0, 0]);
    dies_of("ewok-scout", 1);
    edges("ewok-scout", 1);
}

/// ewok-scout: as an attacker it keeps an enemy unit from being declared as a defender in this engagement.
#[test]
fn the_scout_keeps_a_defender_away() {
    light_attacks()
        .light(|p| p.in_play(["ewok-scout", "x-wing"]))
        .dark(|p| p.in_play(["rancor", "espo-trooper"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose_each(["declare ewok-scout", "done"]);
            t.may_choose("use ewok-scout");
            t.can_choose_exactly(["pick rancor", "pick espo-trooper"]);
            t.choose("pick rancor");
            t.expect_to_act([DARK]);
            t.can_choose_exactly(["declare espo-trooper", "done"]);
            t.choose_each(["done", "strike ewok-scout"]);
            t.choose_each(["engage shadows-of-dathomir", "declare x-wing"]);
            t.can_choose_exactly(["declare rancor", "declare espo-trooper", "done"]);
            t.leave_open();
        });
}

/// ewok-scout: each scout keeps one away; not as a defender; not without an enemy unit.
#[test]
fn each_scout_keeps_one_away_as_an_attacker() {
    light_attacks()
        .light(|p| p.in_play(["ewok-scout", "ewok-scout"]))
        .dark(|p| p.in_play(["rancor", "espo-trooper"]))
        .play(|t| {
            t.then("engage imperial-command");
            t.choose_each(["declare ewok-scout", "declare ewok-scout"]);
            t.choose_each(["use ewok-scout", "pick rancor", "use ewok-scout", "pick espo-trooper"]);
            t.can_choose_exactly_as(DARK, []);
            t.can_choose_exactly(["strike ewok-scout"]);
            t.leave_open();
        });
    dark_attacks().light(|p| p.in_play(["ewok-scout"])).dark(|p| p.in_play(["duty-officer"])).play(|t| {
        t.then("engage draw-their-fire");
        t.choose_each(["declare duty-officer", "declare ewok-scout"]);
        t.can_choose_exactly(["strike ewok-scout"]);
        t.leave_open();
    });
    light_attacks().light(|p| p.in_play(["ewok-scout"])).play(|t| {
        t.choose_each(["engage imperial-command", "declare ewok-scout"]);
        t.can_choose_exactly(["strike ewok-scout"]);
        t.leave_open();
    });
}

// ---- Log Trap

/// log-trap: cost 3, neutral, 2 Force icons.
#[test]
fn the_log_trap_has_what_is_printed() {
    costs("log-trap", "neutral", 3);
    edges("log-trap", 2);
}

/// log-trap: is focused so that the opponent exhausts an attacker of their choice.
#[test]
fn the_log_trap_stops_an_attacker() {
    dark_attacks()
        .light(|p| p.in_play(["log-trap"]))
        .dark(|p| p.in_play(["tie-bomber", "espo-trooper", "rancor"]))
        .play(|t| {
            t.then("engage draw-their-fire");
            t.choose_each(["declare tie-bomber", "declare espo-trooper", "done"]);
            t.expect_to_act([LIGHT]);
            t.choose("use log-trap");
            t.expect_focus("log-trap", 1);
            t.expect_to_act([DARK]);
            t.can_choose_exactly(["pick tie-bomber", "pick espo-trooper"]);
            t.choose("pick tie-bomber");
            t.expect_focus("tie-bomber", 1);
            t.then("strike espo-trooper");
            // The bomber never struck: only the unopposed damage is left.
            t.expect_damage("draw-their-fire", 1);
            t.leave_open();
        });
}

/// log-trap: the token comes from an enemy effect, so a shield may stop it. LCG-SHLD-04
#[test]
fn a_shield_stops_the_log() {
    dark_attacks().light(|p| p.in_play(["log-trap"])).dark(|p| p.in_play(["tie-bomber shield 1"])).play(|t| {
        t.then("engage draw-their-fire");
        t.choose_each(["declare tie-bomber", "use log-trap", "pick tie-bomber"]);
        t.can_choose_exactly_as(DARK, ["shield 0", "shield 1"]);
        t.choose("shield 1");
        t.can_choose_exactly(["strike tie-bomber"]);
        t.leave_open();
    });
}

/// log-trap: not without an enemy attacker, and not while exhausted. LCG-ABL-14 LCG-FOC-03
#[test]
fn the_log_trap_needs_an_enemy_attacker() {
    scene().light(|p| p.in_play(["log-trap"])).dark(|p| p.in_play(["rancor"]).hand(["tie-fighter"])).play(|t| {
        t.cannot_choose_as(LIGHT, "use log-trap");
        t.expect_to_act([DARK]);
    });
    light_attacks().light(|p| p.in_play(["log-trap", "x-wing"])).dark(|p| p.in_play(["duty-officer"])).play(|t| {
        t.choose_each(["engage imperial-command", "declare x-wing", "declare duty-officer"]);
        t.choose("strike duty-officer");
        t.can_choose_exactly(["strike x-wing"]);
        t.leave_open();
    });
    dark_attacks().light(|p| p.in_play(["log-trap focus 1"])).dark(|p| p.in_play(["tie-bomber"])).play(|t| {
        t.choose_each(["engage draw-their-fire", "declare tie-bomber"]);
        t.can_choose_exactly(["strike tie-bomber"]);
        t.leave_open();
    });
}

// ---- Yub Yub!

/// yub-yub: cost 0, neutral, 1 Force icon; an Ewok is focused, an enhancement of either side is discarded.
#[test]
fn yub_yub_discards_an_enhancement() {
    edges("yub-yub", 1);
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            let p = p.objectives([]).hand(["yub-yub"]);
            p.in_play(["ewok-scout", "yoda", "hidden-outpost", "trench-run"])
        })
        .dark(|p| p.in_play(["control-room", "intimidated on yoda", "rancor"]))
        .play(|t| {
            t.choose("use yub-yub");
            t.must_choose("pick ewok-scout");
            t.expect_focus("ewok-scout", 1);
            t.can_choose_exactly(["pick hidden-outpost", "pick intimidated", "pick control-room"]);
            t.choose("pick control-room");
            t.expect_discard(DARK, ["control-room"]);
            t.expect_discard(LIGHT, ["yub-yub"]);
            t.leave_open();
        });
}

/// yub-yub: not without a ready Ewok, nor without an enhancement. LCG-FOC-03 LCG-ADV-08
#[test]
fn yub_yub_needs_a_ready_ewok_and_an_enhancement() {
    for (unit, enhancement) in
        [("ewok-scout focus 1", Some("control-room")), ("rookie-pilot", Some("control-room")), ("ewok-scout", None)]
    {
        scene()
            .turn_of(LIGHT)
            .light(|p| p.in_play([unit]).hand(["yub-yub"]))
            .dark(|p| p.in_play(enhancement))
            .play(|t| t.can_choose_exactly(["pass"]));
    }
}
