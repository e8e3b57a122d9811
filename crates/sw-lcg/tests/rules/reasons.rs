//! Why a target is not legal, and the rule that says so.

use table::{Game, Place, Seat, Target};

use crate::support::{DARK, LIGHT, Play, dark_attacks, light_attacks, scene};

/// The card as this seat sees it on the table; the first if there are several.
#[track_caller]
fn card(t: &Play, seat: Seat, owner: Seat, slug: &str) -> Target {
    let board = t.game().table_view(&t.view(seat));
    let wanted = t.game().db().find(slug);
    let places = board.zones.iter().filter(|zone| zone.owner == Some(owner)).filter_map(|zone| {
        let slot = zone.cards.iter().position(|slot| slot.card == wanted)?;
        Some(Place { role: zone.role, owner: zone.owner, slot: slot as u16 })
    });
    let place = places.into_iter().next();
    Target::Place(place.unwrap_or_else(|| panic!("{slug:?} does not lie on the board")))
}

/// The seat to act targets its own card and gets this rule as the reason.
#[track_caller]
fn own(t: &Play, slug: &str, rule: &str) {
    let seat = t.asked();
    t.expect_why_not(seat, card(t, seat, seat, slug), rule);
}

/// The seat to act targets a card of the enemy.
#[track_caller]
fn enemys(t: &Play, slug: &str, rule: &str) {
    let seat = t.asked();
    t.expect_why_not(seat, card(t, seat, seat.other(), slug), rule);
}

/// The seat to act targets its own card, which is an option.
#[track_caller]
fn on_offer(t: &Play, slug: &str) {
    let seat = t.asked();
    assert_eq!(t.game().why_not(t.table(), seat, card(t, seat, seat, slug)), None, "{slug} is an option");
}

/// LCG-EDGE-12 LCG-UNIQ-01 LCG-DEP-08 LCG-RES-02 LCG-RES-08 LCG-ABL-03 LCG-ABL-14
#[test]
fn a_card_of_the_hand_says_why_it_is_not_played() {
    scene()
        .dark(|p| {
            p.objectives(["imperial-command"]).in_play(["darth-vader"]).hand([
                "heat-of-battle-169",
                "darth-vader",
                "aft-armor-plating",
                "devastator",
                "outer-rim-hunter",
                "detained",
                "tallon-roll",
                "superlaser-blast",
                "interrogation",
                "sith-library",
            ])
        })
        .play(|t| {
            own(t, "heat-of-battle-169", "LCG-EDGE-12");
            own(t, "aft-armor-plating", "LCG-DEP-08"); // there is no Vehicle
            own(t, "devastator", "LCG-RES-02"); // costs 6, and 3 are available
            own(t, "outer-rim-hunter", "LCG-RES-08"); // costs 2, but there is no Scum and Villainy source
            own(t, "detained", "LCG-ABL-03");
            own(t, "tallon-roll", "LCG-ABL-14"); // there is no Fighter
            own(t, "superlaser-blast", "LCG-RES-02");
            own(t, "interrogation", "LCG-ABL-14"); // the enemy's hand is empty
            on_offer(t, "sith-library");
        });
    scene().dark(|p| p.in_play(["darth-vader"]).hand(["darth-vader", "espo-trooper"])).play(|t| {
        let board = t.game().table_view(&t.view(DARK));
        let wanted = t.game().db().find("darth-vader");
        let hand =
            board.zones.iter().find(|z| z.role == table::ZoneRole::Hand && z.owner == Some(DARK)).expect("a hand");
        let slot = hand.cards.iter().position(|slot| slot.card == wanted).expect("in hand") as u16;
        let place = Place { role: table::ZoneRole::Hand, owner: Some(DARK), slot };
        t.expect_why_not(DARK, Target::Place(place), "LCG-UNIQ-01");
        on_offer(t, "espo-trooper");
    });
}

/// LCG-KEY-04 LCG-ABL-15
#[test]
fn what_was_used_this_turn_says_so() {
    scene()
        .dark(|p| p.in_play(["darth-vader"]).hand(["sith-library", "control-room", "force-choke", "force-choke"]))
        .play(|t| {
            on_offer(t, "control-room");
            t.choose_each(["play sith-library", "pay 1 sith"]);
            own(t, "control-room", "LCG-KEY-04");
            on_offer(t, "force-choke");
            t.choose_each(["use force-choke", "pick darth-vader", "use darth-vader", "pick darth-vader"]);
            own(t, "force-choke", "LCG-ABL-15");
        });
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["repair-droid", "x-wing damage 2", "home-one damage 1"]).hand(["rebel-trooper"]))
        .play(|t| {
            on_offer(t, "repair-droid");
            t.choose_each(["use repair-droid", "pick home-one"]);
            own(t, "repair-droid", "LCG-ABL-15");
        });
}

/// LCG-ABL-05 LCG-ABL-14 LCG-ADV-09 LCG-TERM-03 LCG-TIME-02
#[test]
fn a_card_in_play_says_why_it_does_not_act() {
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            p.in_play(["luke-skywalker", "trust-your-feelings on luke-skywalker", "repair-droid focus 1"])
                .hand(["rebel-trooper"])
        })
        .play(|t| {
            own(t, "luke-skywalker", "LCG-ABL-05"); // has no action
            own(t, "trust-your-feelings", "LCG-ABL-14"); // he is ready
            own(t, "repair-droid", "LCG-ABL-14"); // it need not be ready, but there is nothing to repair
            enemys(t, "imperial-command", "LCG-TERM-03");
            t.expect_why_not(DARK, card(t, DARK, DARK, "imperial-command"), "LCG-TIME-02");
            t.expect_why_not(LIGHT, Target::EndTurn, "LCG-TIME-01");
        });
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            p.in_play(["luke-skywalker focus 1", "trust-your-feelings focus 1 on luke-skywalker"])
                .hand(["rebel-trooper"])
        })
        .play(|t| own(t, "trust-your-feelings", "LCG-ADV-09"));
}

/// LCG-DEP-01 LCG-DEP-12
#[test]
fn a_unit_waits_for_the_own_deployment_phase() {
    dark_attacks().dark(|p| p.in_play(["darth-vader"]).hand(["espo-trooper", "force-choke"])).play(|t| {
        own(t, "espo-trooper", "LCG-DEP-01");
        on_offer(t, "force-choke");
    });
    // In the enemy's deployment phase.
    scene().light(|p| p.in_play(["yoda"]).hand(["rebel-trooper", "our-most-desperate-hour"])).play(|t| {
        t.expect_to_act([LIGHT]);
        own(t, "rebel-trooper", "LCG-DEP-01");
        on_offer(t, "our-most-desperate-hour");
    });
    scene().dark(|p| p.objectives(["imperial-command focus 1"]).discard(["viper-probe-droid", "espo-trooper"])).play(
        |t| {
            own(t, "viper-probe-droid", "LCG-RES-02");
            own(t, "espo-trooper", "LCG-TIME-01");
        },
    );
}

/// LCG-RES-03 LCG-RES-05 LCG-RES-08 LCG-RES-12
#[test]
fn a_source_says_why_it_does_not_pay() {
    scene()
        .dark(|p| {
            p.objectives(["imperial-command", "shadows-of-dathomir focus 1"])
                .in_play(["darth-vader"])
                .hand(["vaders-lightsaber"])
        })
        .play(|t| {
            t.choose("play vaders-lightsaber");
            t.can_choose_exactly(["pay 1 sith"]);
            own(t, "imperial-command", "LCG-RES-08");
            own(t, "shadows-of-dathomir", "LCG-ADV-09");
            own(t, "darth-vader", "LCG-RES-03");
            enemys(t, "draw-their-fire", "LCG-TERM-03");
            t.leave_open();
        });
}

/// LCG-ENG-02 LCG-CONF-02 LCG-CONF-04
#[test]
fn an_objective_says_why_it_is_not_engaged() {
    dark_attacks()
        .light(|p| p.objectives(["the-rebel-fleet", "draw-their-fire", "a-heros-journey"]))
        .dark(|p| p.in_play(["espo-trooper", "death-star-trooper", "nightsister"]))
        .play(|t| {
            own(t, "imperial-command", "LCG-ENG-02");
            own(t, "nightsister", "LCG-TIME-01");
            enemys(t, "the-rebel-fleet", "LCG-CONF-04"); // Vehicles only
            t.choose_each(["engage draw-their-fire", "declare espo-trooper", "done", "strike espo-trooper"]);
            enemys(t, "draw-their-fire", "LCG-CONF-02");
            enemys(t, "the-rebel-fleet", "LCG-CONF-04");
            enemys(t, "jedi", "LCG-TIME-01");
            t.leave_open();
        });
}

/// LCG-CONF-02: the dial is engaged like an enemy objective, but its card is the player's own.
#[test]
fn the_dial_says_why_it_is_not_engaged_again() {
    light_attacks().light(|p| p.in_play(["trench-run", "y-wing", "x-wing"])).play(|t| {
        t.choose_each(["engage trench-run", "declare y-wing", "done", "strike y-wing"]);
        t.until("engage imperial-command");
        own(t, "trench-run", "LCG-CONF-02");
        t.leave_open();
    });
}

/// LCG-ENG-03 LCG-ENG-05 LCG-ADV-09 LCG-GOLD-01
#[test]
fn a_unit_says_why_it_is_not_declared() {
    light_attacks()
        .light(|p| p.in_play(["luke-skywalker", "x-wing", "yoda focus 1", "rebel-trooper"]))
        .dark(|p| p.in_play(["darth-vader focus 1"]).hand(["force-stasis"]))
        .play(|t| {
            t.choose_each(["use force-stasis", "pay 1 sith", "pick rebel-trooper", "pass"]);
            t.choose("engage imperial-command");
            own(t, "yoda", "LCG-ADV-09");
            own(t, "rebel-trooper", "LCG-GOLD-01");
            own(t, "draw-their-fire", "LCG-ENG-03");
            enemys(t, "darth-vader", "LCG-TERM-03");
            on_offer(t, "luke-skywalker");
            t.choose("declare luke-skywalker");
            own(t, "luke-skywalker", "LCG-ENG-05");
            own(t, "rebel-trooper", "LCG-GOLD-01");
            on_offer(t, "x-wing");
            t.leave_open();
        });
    // A unit that is skipped may be named later.
    light_attacks().light(|p| p.in_play(["luke-skywalker", "red-two", "x-wing"])).play(|t| {
        t.choose_each(["engage imperial-command", "declare red-two"]);
        on_offer(t, "luke-skywalker");
        t.leave_open();
    });
    dark_attacks()
        .light(|p| p.objectives(["the-rebel-fleet"]))
        .dark(|p| p.in_play(["nightsister", "tie-fighter"]))
        .play(|t| {
            t.choose("engage the-rebel-fleet");
            own(t, "nightsister", "LCG-GOLD-01");
            on_offer(t, "tie-fighter");
            t.leave_open();
        });
}

/// LCG-STR-01 LCG-ADV-09
#[test]
fn a_unit_says_why_it_does_not_strike() {
    light_attacks().light(|p| p.in_play(["x-wing", "y-wing", "yoda"])).play(|t| {
        t.choose_each(["engage imperial-command", "declare y-wing", "declare x-wing", "done", "strike y-wing"]);
        own(t, "y-wing", "LCG-ADV-09");
        own(t, "yoda", "LCG-STR-01");
        enemys(t, "imperial-command", "LCG-STR-01");
        on_offer(t, "x-wing");
        t.leave_open();
    });
}

/// LCG-FORCE-02 LCG-WIN-01
#[test]
fn a_unit_says_why_it_is_not_committed() {
    scene().at(crate::support::Step::ForceBegins).dark(|p| p.in_play(["darth-vader committed", "nightsister"])).play(
        |t| {
            own(t, "darth-vader", "LCG-FORCE-02");
            own(t, "imperial-command", "LCG-TIME-01");
            on_offer(t, "nightsister");
            t.leave_open();
        },
    );
    light_attacks()
        .light(|p| p.in_play(["luke-skywalker"]))
        .dark(|p| p.objectives(["the-heart-of-the-empire damage 8"]))
        .play(|t| {
            t.choose_each(["engage the-heart-of-the-empire", "declare luke-skywalker", "strike luke-skywalker"]);
            t.expect_over([LIGHT]);
            t.expect_why_not(LIGHT, card(t, LIGHT, LIGHT, "luke-skywalker"), "LCG-WIN-01");
        });
}

/// LCG-DEP-01: any of several equal cards in hand can be played.
#[test]
fn the_second_of_two_equal_cards_is_an_option_too() {
    let objection = |t: &Play, slot| {
        let place = Place { role: table::ZoneRole::Hand, owner: Some(DARK), slot };
        t.game().why_not(t.table(), DARK, Target::Place(place)).map(|reason| reason.rule.0)
    };
    scene()
        .dark(|p| p.objectives(["imperial-command"]).hand(["sith-library", "sith-library", "devastator", "devastator"]))
        .play(|t| {
            let wanted = t.game().db().find("sith-library");
            let board = t.game().table_view(&t.view(DARK));
            let hand =
                board.zones.iter().find(|z| z.role == table::ZoneRole::Hand && z.owner == Some(DARK)).expect("a hand");
            for (slot, card) in hand.cards.iter().enumerate() {
                let expected = if card.card == wanted { None } else { Some("LCG-RES-02") };
                assert_eq!(objection(t, slot as u16), expected, "slot {slot}");
            }
            assert_eq!(hand.cards.len(), 4);
        });
}
