//! The options when a supply, a deck or a number runs out, and cases without a question.

use rebellion::Side::{Empire, Rebels};
use rebellion::frame::Stage;
use rebellion::side::{Color, Theater};
use rebellion::{Event, Ring, Site, State, Unit};
use table::chance::{Chance, Fast};
use table::{Game, Options};

use super::setup::{game, through};
use crate::support::{Blank, EMPIRE, Hit, REBELS, Special, scene};

/// REB-COMP-20, REB-RING-01: a die that is rerolled in an attack keeps its color.
#[test]
fn a_die_rolled_again_keeps_its_color() {
    scene()
        .ring(Ring::Yoda, "luke-skywalker")
        .units("naboo", "1 star-destroyer, 1 y-wing")
        .pool(["luke-skywalker"])
        .rolls([Blank, Hit])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with luke-skywalker", "done", "yes", "face 7"]);
            t.expect_event(Event::Die { side: Rebels, color: Some(Color::Red), face: Hit });
            t.leave_open();
        });
}

/// REB-MISSION-29: R2-D2 cannot turn blank dice.
#[test]
fn nobody_asks_r2_d2_about_blank_dice() {
    scene()
        .ring(Ring::R2D2, "chewbacca")
        .assigned("sabotage", ["chewbacca"])
        .pool(["darth-vader"])
        .rolls([Hit, Blank, Blank, Blank, Blank, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal sabotage chewbacca", "at sullust", "send darth-vader"]);
            t.expect_sabotaged("sullust", true);
            t.expect_to_act([EMPIRE]);
        });
}

/// REB-BASE-17: at most five units, from one system.
#[test]
fn five_units_of_one_system_are_brought_to_the_base() {
    scene()
        .units("naboo", "4 x-wing, 3 y-wing")
        .units("rodia", "1 x-wing")
        .assigned("rapid-mobilization", ["mon-mothma"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal rapid-mobilization mon-mothma", "pass", "pass", "gather"]);
            t.can_choose_exactly(["all from naboo", "all from rodia", "done", "from naboo", "from rodia"]);
            t.choose_each(["from naboo", "count 3"]);
            t.can_choose_exactly(["count 0", "count 1", "count 2"]);
            t.choose("count 1");
            t.can_choose_exactly(["done"]);
            t.choose("done");
            t.expect_units("rebel-base", Rebels, "3 x-wing, 1 y-wing");
            t.leave_open();
        });
}

/// REB-RETREAT-12: units that stay behind do not move.
#[test]
fn the_log_names_only_units_that_retreat() {
    scene()
        .loyal(Rebels, ["rodia"])
        .units("naboo", "1 star-destroyer, 1 corellian-corvette, 1 rebel-trooper")
        .leaders("naboo", ["mon-mothma"])
        .pool(["moff-jerjerrod"])
        .rolls([Blank; 5])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with moff-jerjerrod", "done"]);
            t.fight_until(REBELS, "retreat mon-mothma");
            t.choose_each(["retreat mon-mothma", "to rodia", "count 0"]);
            let moved = |e: &Event| matches!(e, Event::Moved { unit: Unit::Trooper, .. });
            assert!(!t.events().iter().any(moved), "{:?}", t.events());
            t.leave_open();
        });
}

/// REB-RETREAT-04, REB-TACTIC-02: once a unit retreats, the others may stay.
#[test]
fn one_unit_that_retreats_is_enough() {
    scene()
        .loyal(Empire, ["sullust"])
        .draws(["ground-escape-plan"])
        .units("naboo", "1 at-at, 1 stormtrooper, 2 rebel-trooper")
        .pool(["moff-jerjerrod"])
        .rolls([Blank; 6])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with moff-jerjerrod", "done", "play ground-escape-plan"]);
            t.fight_until(EMPIRE, "retreat moff-jerjerrod");
            t.choose_each(["retreat moff-jerjerrod", "to sullust"]);
            t.can_choose_exactly(["count 0", "count 1"]); // the Stormtrooper
            t.choose("count 1");
            t.can_choose_exactly(["count 0", "count 1"]); // the AT-AT
            t.leave_open();
        });
}

/// REB-MISSION-29, REB-LIMIT-02: without a cruiser in the supply only loyalty is left to choose.
#[test]
fn mon_calamari_gives_loyalty_when_there_is_no_cruiser() {
    scene()
        .supply("0 mon-calamari-cruiser")
        .assigned("support-of-mon-calamari", ["admiral-ackbar"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal support-of-mon-calamari admiral-ackbar", "at mon-calamari"]);
            t.expect_loyal("mon-calamari", Some(Rebels));
            t.expect_to_act([EMPIRE]);
        });
}

/// REB-ADV-07: the layout with one large fleet.
#[test]
fn the_great_fleet_holds_all_star_destroyers_and_no_carrier() {
    let game = game(false);
    for seed in 0..6 {
        let mut s = game.start(&mut Fast::new(seed), &mut table::NoSink);
        through(&game, &mut s, |words| words.iter().position(|w| w == "layout 2"));
        let n =
            |unit: Unit| Site::systems().map(|at| s.force(at, Empire).n(unit)).filter(|n| *n > 0).collect::<Vec<_>>();
        assert_eq!(n(Unit::StarDestroyer), [3]);
        assert_eq!(n(Unit::Carrier), [1, 1, 1]);
        let fleet = Site::systems().find(|&at| s.force(at, Empire).n(Unit::StarDestroyer) > 0).expect("a fleet");
        assert_eq!(s.force(fleet, Empire).n(Unit::Carrier), 0);
    }
}

/// Dice that always show specials.
struct Specials;

impl Chance for Specials {
    fn below(&mut self, n: u32) -> u32 {
        if n == 6 { 3 } else { 0 }
    }
}

/// REB-COMBAT-20, REB-LIMIT-04: a special cannot draw from a deck whose cards are all in hand.
#[test]
fn nobody_draws_from_a_theater_without_cards() {
    let offers = |in_hand: bool| {
        let laid = scene().units("naboo", "1 star-destroyer, 1 x-wing").pool(["moff-jerjerrod"]).empires_turn();
        let (game, mut s) = laid.laid();
        if in_hand {
            for t in (0..19).filter(|&t| game.db().tactic[t].theater == Theater::Space) {
                s.tactics_hand[Rebels.idx()][t] += std::mem::take(&mut s.tactics[t]);
            }
        }
        let list = |s: &State| {
            let mut options = Options::new();
            game.options(s, EMPIRE, &mut options);
            options.iter().map(|&o| (o, game.key_text(game.key(s, o)))).collect::<Vec<_>>()
        };
        for words in ["activate naboo", "with moff-jerjerrod", "done"] {
            let pick = list(&s).into_iter().find(|(_, w)| w == words).expect("a legal option").0;
            game.apply(&mut s, EMPIRE, pick, &mut Specials, &mut table::NoSink);
        }
        list(&s).into_iter().any(|(_, words)| words == "draw 0")
    };
    assert!(offers(false));
    assert!(!offers(true));
}

/// REB-COMBAT-30: a block can cancel damage of different units.
#[test]
fn whoever_blocks_chooses_whom_to_save() {
    scene()
        .leaders("naboo", ["princess-leia"])
        .draws(["space-no-escape", "space-defensive-formation"])
        .units("naboo", "2 star-destroyer, 1 x-wing, 1 y-wing")
        .pool(["moff-jerjerrod"])
        .rolls([Hit, Hit, Blank, Blank, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with moff-jerjerrod", "done", "done"]);
            t.choose_each(["damage x-wing 0", "damage y-wing 0", "play space-defensive-formation"]);
            t.can_choose_exactly_as(REBELS, ["cancel x-wing 1", "cancel y-wing 1", "done"]);
            t.leave_open();
        });
}

/// REB-COMBAT-17, REB-RING-01: Yoda is offered again only if cards were drawn or played.
#[test]
fn yoda_is_not_asked_twice_about_the_same_dice() {
    scene()
        .ring(Ring::Yoda, "luke-skywalker")
        .units("naboo", "1 star-destroyer, 1 mon-calamari-cruiser")
        .pool(["luke-skywalker"])
        .draws(["space-concentrate-fire", "space-take-it-down"])
        .rolls([Blank, Blank, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with luke-skywalker", "done", "no"]);
            t.can_choose_exactly_as(REBELS, ["done", "play space-concentrate-fire"]);
            t.choose("done");
            t.cannot_choose("yes");
            t.leave_open();
        });
}

/// REB-ACTION-04, REB-COMBAT-01: the rest of a card that led to a combat does not take effect elsewhere.
#[test]
fn a_card_used_in_the_combat_leads_to_no_other_combat() {
    scene()
        .base("ryloth")
        .units("hoth", "1 x-wing")
        .units("bespin", "1 assault-carrier, 1 stormtrooper")
        // The system with the number 0.
        .units("mon-calamari", "1 x-wing, 1 tie-fighter")
        .pool(["admiral-ozzel", "general-veers"])
        .actions(["catch-them-by-surprise", "ready-for-action"])
        .rolls([Hit, Blank, Blank])
        .stage(Stage::EmpireAssigns)
        .play(|t| {
            t.choose_each(["use catch-them-by-surprise admiral-ozzel", "place hoth", "all from bespin", "done"]);
            t.choose("use ready-for-action general-veers");
            let (events, _) = t.witness();
            assert!(!events.iter().any(|e| matches!(e, Event::Combat { site: Site(0) })), "{events:?}");
            t.expect_units("mon-calamari", Empire, "1 tie-fighter");
            t.expect_units("mon-calamari", Rebels, "1 x-wing");
            t.leave_open();
        });
}

/// REB-COMBAT-25: the Corvette damaged in an earlier round can still be chosen after the other one is hit.
#[test]
fn onslaught_finds_the_unit_hurt_in_an_earlier_round() {
    scene()
        .draws(["space-onslaught"])
        .units("naboo", "1 star-destroyer, 2 corellian-corvette")
        .pool(["moff-jerjerrod"])
        // First round: a red hit, and the Corvettes miss. Second round: the special pays for the card.
        .rolls([Blank, Hit, Blank, Blank, Blank, Blank, Blank, Special, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with moff-jerjerrod", "done", "done"]);
            t.fight_until(EMPIRE, "play space-onslaught");
            t.choose_each(["play space-onslaught", "damage corellian-corvette 0"]);
            t.can_choose_exactly(["damage corellian-corvette 32", "done"]);
            t.leave_open();
        });
}

/// REB-TACTIC-02, REB-COMBAT-30: the effect of a card in the space theater ends with that theater.
#[test]
fn an_assault_in_space_leaves_blocks_on_the_ground() {
    scene()
        .leaders("naboo", ["princess-leia"])
        .draws(["space-unstoppable-assault", "ground-critical-hit"])
        .draws(["space-take-it-down", "ground-defensive-formation"])
        .units("naboo", "1 star-destroyer, 1 at-at, 2 x-wing, 2 rebel-trooper")
        .pool(["moff-jerjerrod"])
        .rolls([Special, Blank, Blank, Blank, Blank, Hit, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with moff-jerjerrod", "done", "play space-unstoppable-assault"]);
            t.fight_until(REBELS, "play ground-defensive-formation");
            t.can_choose_exactly(["done", "play ground-defensive-formation"]);
            t.leave_open();
        });
}

/// REB-ACTION-06, REB-COMBAT-33: Point-Blank Assault takes 1 health from each unit that has more.
#[test]
fn point_blank_assault_leaves_everybody_some_health() {
    let after = |card: &'static str, left: &'static str| {
        scene()
            .units("naboo", "1 at-st, 2 stormtrooper, 1 airspeeder")
            .pool(["general-madine"])
            .actions(["point-blank-assault"])
            .rolls([Blank, Hit, Blank, Blank, Blank, Blank])
            .rebels_turn()
            .play(|t| {
                t.choose_each(["activate naboo", "with general-madine", "done", card]);
                t.fight_a_round();
                t.expect_units("naboo", Empire, left);
                t.leave_open();
            });
    };
    after("use point-blank-assault general-madine", "2 stormtrooper");
    after("pass", "2 stormtrooper, 1 at-st");
}
