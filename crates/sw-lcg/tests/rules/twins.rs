//! Two cards of one name in play are two options whenever the difference between them matters.

use crate::support::{DARK, LIGHT, Step, dark_attacks, light_attacks, scene};

// ---- enhancements differ by their hosts

/// LCG-TERM-06 LCG-STR-07: both units are exhausted, and only one of them participates.
#[test]
fn enhancements_on_a_participant_and_on_another_unit_are_two_options() {
    let attack = || {
        dark_attacks()
            .light(|p| {
                p.in_play([
                    "believer-in-the-old-ways-154",
                    "trust-your-feelings on believer-in-the-old-ways-154",
                    "believer-in-the-old-ways-154",
                    "trust-your-feelings on believer-in-the-old-ways-154#2",
                ])
            })
            .dark(|p| p.in_play(["interrogation-droid"]))
    };
    for words in ["use trust-your-feelings", "use trust-your-feelings #2"] {
        attack().play(|t| {
            t.choose_each(["engage draw-their-fire", "declare interrogation-droid"]);
            t.choose_each(["declare believer-in-the-old-ways-154", "done"]);
            t.then("strike believer-in-the-old-ways-154 #2");
            t.choose("hit interrogation-droid");
            t.then("strike interrogation-droid");
            t.choose("aim believer-in-the-old-ways-154"); // the one that does not participate
            t.expect_to_act([LIGHT]);
            t.can_choose_exactly(["pass", "use trust-your-feelings", "use trust-your-feelings #2"]);
            let participant = t.table().participants & t.game().cast().units & t.game().cast().side[0];
            let fighter = participant.first().expect("the light side defends");
            t.choose(words);
            let strikes_again = t.table().is_ready(fighter);
            assert_eq!(strikes_again, words.ends_with("#2"));
            t.leave_open();
        });
    }
}

/// LCG-TERM-06 LCG-ADV-08: the enhancement of a committed unit, and that of another unit.
#[test]
fn enhancements_on_a_committed_unit_and_on_another_one_are_two_targets() {
    scene()
        .light(|p| {
            p.in_play([
                "jedi-in-hiding committed",
                "jedi-lightsaber on jedi-in-hiding",
                "jedi-in-hiding",
                "jedi-lightsaber on jedi-in-hiding#2",
            ])
        })
        .dark(|p| p.affiliation("imperial-navy").hand(["tear-this-ship-apart"]))
        .play(|t| {
            t.choose_each(["use tear-this-ship-apart", "pay 1 imperial-navy"]);
            t.can_choose_exactly(["pick jedi-lightsaber", "pick jedi-lightsaber #2"]);
            t.choose("pick jedi-lightsaber #2");
            t.expect_discard(LIGHT, ["jedi-lightsaber"]);
            let committed = t.table().committed.first().expect("a committed unit");
            assert_ne!(t.table().host(t.in_play("jedi-lightsaber")), Some(committed));
        });
}

/// LCG-TERM-06 LCG-DEP-07: one of the units has another enhancement.
#[test]
fn enhancements_on_units_with_different_loads_are_two_targets() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["ewok-scout"]).hand(["yub-yub"]))
        .dark(|p| {
            p.in_play([
                "duty-officer",
                "blaster-pistol on duty-officer",
                "mandalorian-armor on duty-officer",
                "duty-officer",
                "blaster-pistol on duty-officer#2",
            ])
        })
        .play(|t| {
            t.choose_each(["use yub-yub", "pick ewok-scout"]);
            t.can_choose_exactly(["pick blaster-pistol", "pick blaster-pistol #2", "pick mandalorian-armor"]);
            t.leave_open();
        });
}

// ---- objectives differ by their captured cards

/// LCG-TERM-06 LCG-CAPT-05 LCG-CONF-01: the attacker chooses which cards to free.
#[test]
fn two_objectives_that_hold_prisoners_are_two_objectives_to_engage() {
    for (words, freed) in [("engage imperial-command", "leia-organa"), ("engage imperial-command #2", "rebel-trooper")]
    {
        light_attacks()
            .light(|p| {
                p.in_play(["red-five"])
                    .captured([("leia-organa", "imperial-command"), ("rebel-trooper", "imperial-command#2")])
            })
            .dark(|p| p.objectives(["imperial-command damage 3", "imperial-command damage 3", "shadows-of-dathomir"]))
            .play(|t| {
                t.can_choose_exactly([
                    "engage imperial-command",
                    "engage imperial-command #2",
                    "engage shadows-of-dathomir",
                    "pass",
                ]);
                t.choose_each([words, "declare red-five", "strike red-five"]);
                t.expect_hand(LIGHT, [freed]);
                t.leave_open();
            });
    }
}

/// LCG-TERM-06 LCG-CAPT-06
#[test]
fn a_rescue_chooses_among_two_objectives_of_one_name() {
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            p.hand(["rescue-mission"])
                .captured([("leia-organa", "imperial-command"), ("rebel-trooper", "imperial-command#2")])
        })
        .dark(|p| p.objectives(["imperial-command", "imperial-command", "shadows-of-dathomir"]))
        .play(|t| {
            t.choose_each(["use rescue-mission", "pay 2 draw-their-fire"]);
            t.can_choose_exactly(["at imperial-command", "at imperial-command #2"]);
            t.choose_each(["at imperial-command #2", "no"]);
            t.expect_hand(LIGHT, ["rebel-trooper"]);
        });
}

/// LCG-TERM-06 LCG-CAPT-04: without captured cards they do not differ.
#[test]
fn two_objectives_of_one_name_with_nothing_about_them_are_one_option() {
    light_attacks()
        .light(|p| p.in_play(["red-five"]))
        .dark(|p| p.objectives(["imperial-command", "imperial-command", "shadows-of-dathomir"]))
        .play(|t| {
            t.can_choose_exactly(["engage imperial-command", "engage shadows-of-dathomir", "pass"]);
            t.leave_open();
        });
}

// ---- cards differ by what is about to happen to them

/// LCG-TERM-06 LCG-ADV-05: the Fighter that already returns to hand, or the one that was kept.
#[test]
fn a_unit_that_is_leaving_play_and_one_that_stays_are_two_options() {
    for (words, hand) in [("pick tie-fighter", 1), ("pick tie-fighter #2", 0)] {
        scene()
            .turn_of(LIGHT)
            .light(|p| p.in_play(["x-wing-escort"]).hand(["a-new-hope"]))
            .dark(|p| p.in_play(["tie-fighter", "tie-fighter", "tie-fighter", "tie-fighter"]))
            .play(|t| {
                t.choose_each(["use a-new-hope", "pay 2 draw-their-fire", "done"]);
                t.choose_each(["pick tie-fighter", "pick tie-fighter", "pick tie-fighter"]);
                t.may_choose("use x-wing-escort");
                t.expect_to_act([DARK]);
                t.can_choose_exactly(["pick tie-fighter", "pick tie-fighter #2"]);
                t.choose(words);
                t.expect_discard(DARK, ["tie-fighter"]);
                t.expect_hand_size(DARK, hand);
            });
    }
}

/// LCG-TERM-06 LCG-ABL-EX3: a second point destroys the same unit, but not the other one.
#[test]
fn a_unit_with_damage_on_its_way_and_one_without_are_two_targets() {
    let attack = || {
        dark_attacks()
            .light(|p| p.in_play(["luke-skywalker"]).hand(["lightsaber-deflection", "lightsaber-deflection"]))
            .dark(|p| p.in_play(["darth-vader", "kuati-security-team", "kuati-security-team"]))
    };
    for (words, fallen) in [("pick kuati-security-team", 0), ("pick kuati-security-team #2", 1)] {
        attack().play(|t| {
            t.choose_each(["engage draw-their-fire", "declare darth-vader", "done", "declare luke-skywalker"]);
            t.then("strike luke-skywalker");
            t.choose_each(["hit darth-vader", "strike darth-vader", "unit damage", "hit luke-skywalker"]);
            t.choose("use lightsaber-deflection");
            t.can_choose_exactly(["pick darth-vader", "pick kuati-security-team"]);
            t.choose_each(["pick kuati-security-team", "use lightsaber-deflection"]);
            t.can_choose_exactly(["pick darth-vader", "pick kuati-security-team", "pick kuati-security-team #2"]);
            t.choose(words);
            t.expect_damage("luke-skywalker", 0);
            assert_eq!(t.table().discard.len() - 2, fallen, "units discarded in addition to the events");
            t.leave_open();
        });
    }
}

/// LCG-TERM-06 LCG-STR-05: destroying the striking unit loses its remaining icons; the other unit has already struck.
#[test]
fn the_striking_unit_and_one_that_has_struck_are_two_targets() {
    for (words, blast) in [("pick nightsister", 2), ("pick nightsister #2", 1)] {
        dark_attacks()
            .light(|p| {
                p.objectives(["draw-their-fire", "a-heros-journey"])
                    .in_play(["corellian-engineer"])
                    .hand(["lightsaber-deflection"])
            })
            .dark(|p| p.in_play(["nightsister", "nightsister"]))
            .play(|t| {
                t.choose_each(["engage draw-their-fire", "declare nightsister", "declare nightsister"]);
                t.choose_each(["declare corellian-engineer", "done"]);
                t.then("strike corellian-engineer");
                for _ in 0..2 {
                    t.then("strike nightsister");
                    t.choose_each(["unit damage", "hit corellian-engineer"]);
                    t.can_choose_exactly(["use lightsaber-deflection", "pass"]);
                    if t.table().participants.iter().filter(|&c| t.table().is_ready(c)).count() > 0 {
                        t.choose("pass");
                    }
                }
                t.choose("use lightsaber-deflection");
                t.can_choose_exactly(["pick nightsister", "pick nightsister #2"]);
                t.choose(words);
                t.until("engage a-heros-journey");
                t.expect_damage("draw-their-fire", blast);
                t.leave_open();
            });
    }
}

/// LCG-TERM-06 LCG-TIME-16: the unit that an event will destroy unless it is canceled, or another copy.
#[test]
fn the_target_of_a_pending_event_and_another_unit_are_two_targets() {
    scene()
        .light(|p| {
            p.in_play(["rookie-pilot focus 1", "rookie-pilot focus 1", "rookie-pilot focus 1"]).hand(["counter-stroke"])
        })
        .dark(|p| p.hand(["force-lightning", "its-worse"]))
        .play(|t| {
            t.choose_each(["use force-lightning", "pay 2 shadows-of-dathomir", "pay 1 sith", "pick rookie-pilot"]);
            t.choose_each(["use counter-stroke", "pay 1 jedi", "use its-worse"]);
            t.can_choose_exactly(["pick rookie-pilot", "pick rookie-pilot #2"]);
            t.choose("pick rookie-pilot");
            t.expect_discard(LIGHT, ["rookie-pilot", "counter-stroke", "rookie-pilot"]);
        });
}

/// LCG-TERM-06 LCG-TIME-16: the unit that will be captured unless the event is canceled, or the one that struck before.
#[test]
fn the_unit_a_pending_event_answers_and_another_one_are_two_targets() {
    for (words, captured) in [("pick rebel-trooper", true), ("pick rebel-trooper #2", false)] {
        light_attacks()
            .light(|p| p.in_play(["rebel-trooper", "rebel-trooper"]).hand(["counter-stroke"]))
            .dark(|p| p.hand(["detained", "its-worse"]))
            .play(|t| {
                t.choose_each(["engage imperial-command", "declare rebel-trooper", "declare rebel-trooper"]);
                t.then("strike rebel-trooper");
                t.choose("pass"); // Detained
                t.then("strike rebel-trooper");
                t.choose_each(["use detained", "pay 2 imperial-command", "use counter-stroke", "pay 1 jedi"]);
                t.choose("use its-worse");
                t.can_choose_exactly(["pick rebel-trooper", "pick rebel-trooper #2"]);
                t.choose_each([words].into_iter().chain(captured.then_some("at imperial-command")));
                let held = captured.then_some(("rebel-trooper", "imperial-command"));
                t.expect_captured(held);
                t.leave_open();
            });
    }
}

/// LCG-TERM-06 LCG-TIME-16: the unit that will lose its enhancement unless the event is canceled, or the other one.
#[test]
fn a_unit_whose_enhancement_is_the_target_and_another_one_are_two_targets() {
    for (words, armed) in [("pick jedi-in-hiding", false), ("pick jedi-in-hiding #2", true)] {
        scene()
            .light(|p| {
                p.in_play([
                    "jedi-in-hiding",
                    "jedi-lightsaber on jedi-in-hiding",
                    "jedi-in-hiding",
                    "jedi-lightsaber on jedi-in-hiding#2",
                ])
                .hand(["counter-stroke"])
            })
            .dark(|p| p.affiliation("imperial-navy").hand(["tear-this-ship-apart", "its-worse"]))
            .play(|t| {
                t.choose_each(["use tear-this-ship-apart", "pay 1 imperial-navy", "pick jedi-lightsaber"]);
                t.choose_each(["use counter-stroke", "pay 1 jedi", "use its-worse"]);
                t.can_choose_exactly(["pick jedi-in-hiding", "pick jedi-in-hiding #2"]);
                t.choose(words);
                t.expect_in_play("jedi-in-hiding"); // the other one
                assert_eq!(t.is_in_play("jedi-lightsaber"), armed);
            });
    }
}

/// LCG-TERM-06 LCG-ABL-13 LCG-TIME-17: the Rancor whose reaction is resolving, or the one whose reaction follows.
#[test]
fn a_unit_that_has_answered_and_one_that_has_not_are_two_options() {
    for (words, left) in [("pick rancor", true), ("pick rancor #2", false)] {
        scene().at(Step::Refreshed).light(|p| p.in_play(["x-wing"])).dark(|p| p.in_play(["rancor", "rancor"])).play(
            |t| {
                t.expect_to_act([DARK]);
                t.can_choose_exactly(["pick rancor", "pick rancor #2"]);
                t.choose(words);
                if !left {
                    t.must_choose("pick rancor"); // only the other Rancor can be destroyed
                }
                assert_eq!(t.is_in_play("rancor"), left); // a destroyed Rancor does not react
                t.leave_open();
            },
        );
    }
}

/// LCG-TERM-06 LCG-ABL-11 LCG-TIME-16: during the reaction of one Nightsister, either of them can be destroyed.
#[test]
fn the_unit_that_reacts_and_one_that_may_react_yet_are_two_targets() {
    for (words, reacts) in [("pick nightsister", false), ("pick nightsister #2", true)] {
        scene()
            .at(Step::ForceBegins)
            .light(|p| p.in_play(["yoda"]).hand(["it-could-be-worse", "lightsaber-deflection"]))
            .dark(|p| p.in_play(["nightsister", "nightsister"]).hand(["its-worse"]))
            .play(|t| {
                t.choose_each(["commit nightsister", "commit nightsister"]);
                t.choose_each(["use nightsister", "pick draw-their-fire", "use it-could-be-worse", "use its-worse"]);
                t.choose_each(["pick yoda", "use lightsaber-deflection"]);
                t.can_choose_exactly(["pick nightsister", "pick nightsister #2"]);
                t.choose(words);
                t.expect_discard(DARK, ["nightsister", "its-worse"]);
                t.expect_damage("draw-their-fire", 1);
                if reacts {
                    t.may_choose("use nightsister on 2");
                    t.choose("pick draw-their-fire");
                    t.expect_damage("draw-their-fire", 2);
                }
                t.leave_open();
            });
    }
}

// ---- cards in a discard pile differ by their places if these matter

/// LCG-TERM-06 LCG-DISC-04: the copy that returns decides which card is on top for It Binds All Things.
#[test]
fn two_cards_of_one_name_in_a_discard_pile_are_two_options_where_its_top_matters() {
    for (words, left) in [
        ("pick jedi-in-hiding from discard", ["jedi-in-hiding", "x-wing"]),
        ("pick jedi-in-hiding #2 from discard", ["x-wing", "jedi-in-hiding"]),
    ] {
        scene()
            .turn_of(LIGHT)
            .light(|p| {
                p.objectives(["a-heros-journey", "draw-their-fire"])
                    .hand(["return-of-the-jedi", "it-binds-all-things"])
                    .discard(["jedi-in-hiding", "x-wing", "jedi-in-hiding"])
            })
            .play(|t| {
                t.choose_each(["use return-of-the-jedi", "pay 2 a-heros-journey", "pay 1 jedi"]);
                t.can_choose_exactly(["pick jedi-in-hiding from discard", "pick jedi-in-hiding #2 from discard"]);
                t.choose(words);
                t.expect_discard(LIGHT, [left[0], left[1], "return-of-the-jedi"]);
            });
    }
    // Adjacent copies do not differ, nor do copies in piles where no card takes cards from the top.
    for (hand, discard) in [
        (["return-of-the-jedi", "it-binds-all-things"], ["x-wing", "jedi-in-hiding", "jedi-in-hiding"]),
        (["return-of-the-jedi", "rookie-pilot"], ["jedi-in-hiding", "x-wing", "jedi-in-hiding"]),
    ] {
        scene().turn_of(LIGHT).light(|p| p.hand(hand).discard(discard)).play(|t| {
            t.choose_each(["use return-of-the-jedi", "pay 2 a-heros-journey", "pay 1 jedi"]);
            t.can_choose_exactly(["pick jedi-in-hiding from discard"]);
            t.choose("pick jedi-in-hiding from discard");
        });
    }
}
