//! Resources.

use sw_lcg::{Db, Phase};

use crate::support::{DARK, LIGHT, dark_attacks, scene};

// ---- generating

/// LCG-RES-01
#[test]
fn a_card_is_revealed_then_paid_for_and_then_played() {
    scene().dark(|p| p.hand(["nightsister", "duty-officer"])).play(|t| {
        t.choose("play nightsister");
        // The opponent sees it before it is paid; it is neither in hand nor in play.
        let nightsister = Db::core().find("nightsister").expect("a card");
        assert_eq!(t.view(LIGHT).limbo, [nightsister]);
        t.expect_hand(DARK, ["duty-officer"]);
        t.expect_gone("nightsister");
        t.choose("pay 2 shadows-of-dathomir");
        t.expect_gone("nightsister");
        t.choose("pay 1 imperial-command");
        t.expect_in_play("nightsister");
        t.expect_focus("shadows-of-dathomir", 2);
        t.expect_focus("imperial-command", 1);
    });
}

/// LCG-RES-01 LCG-RES-11
#[test]
fn an_ability_is_paid_for_before_it_is_executed() {
    dark_attacks().dark(|p| p.in_play(["at-st-commander focus 1", "tie-bomber"])).play(|t| {
        t.choose("engage draw-their-fire");
        t.choose("declare tie-bomber");
        t.choose("use at-st-commander");
        // The Commander is of the Imperial Navy, but an ability needs no match.
        t.can_choose("pay 1 sith");
        t.expect_shields("tie-bomber", 0);
        t.choose("pay 1 sith");
        t.choose("pick tie-bomber");
        t.expect_shields("tie-bomber", 1);
        t.leave_open();
    });
}

/// LCG-RES-02
#[test]
fn a_card_or_ability_that_cannot_be_paid_for_is_not_used() {
    scene()
        .dark(|p| {
            p.objectives(["imperial-command focus 1", "shadows-of-dathomir"]).hand([
                "emperor-palpatine",
                "rancor",
                "nightsister",
                "force-lightning",
            ])
        })
        .light(|p| p.in_play(["x-wing focus 1"]))
        .play(|t| {
            // Three resources, two of them Sith: a Rancor costs four and the Emperor six.
            t.can_choose_exactly(["play nightsister", "use force-lightning", "pass"]);
            t.choose_each(["play nightsister", "pay 1 sith", "pay 2 shadows-of-dathomir"]);
            t.can_choose_exactly(["pass"]);
            t.expect_hand(DARK, ["emperor-palpatine", "rancor", "force-lightning"]);
        });
}

/// LCG-RES-02
#[test]
fn an_ability_that_cannot_be_paid_for_is_not_offered() {
    for (library, offered) in [("sith-library", true), ("sith-library focus 1", false)] {
        let table = scene().dark(|p| {
            p.objectives(["imperial-command focus 1"])
                .in_play(["at-st-commander focus 1", "tie-bomber", library])
                .hand(["tie-fighter", "tie-fighter"])
        });
        table.play(|t| {
            t.choose_each(["play tie-fighter", "pay 1 sith"]);
            t.then("engage draw-their-fire");
            t.choose_each(["declare tie-bomber", "done"]);
            assert_eq!(t.key_texts(DARK).contains(&"use at-st-commander".to_owned()), offered);
            t.leave_open();
        });
    }
}

/// LCG-RES-03
#[test]
fn sources_are_affiliation_objectives_and_cards_with_a_resource_value() {
    scene()
        .dark(|p| {
            p.objectives(["imperial-command", "fall-of-the-jedi"])
                .in_play(["duty-officer", "admiral-motti", "nightsister", "sith-library", "orbital-bombardment"])
                .hand(["rancor"])
        })
        .light(|p| p.in_play(["r2-d2", "hidden-outpost"]))
        .play(|t| {
            t.choose("play rancor");
            t.can_choose_exactly([
                "pay 1 sith",
                "pay 1 imperial-command",
                "pay 2 imperial-command",
                "pay 1 fall-of-the-jedi",
                "pay 1 duty-officer",
                "pay 1 admiral-motti",
                "pay 2 admiral-motti",
                "pay 1 sith-library",
            ]);
            t.choose_each(["pay 2 admiral-motti", "pay 1 duty-officer", "pay 1 sith-library"]);
            t.expect_in_play("rancor");
            t.expect_focus("admiral-motti", 2);
        });
}

/// LCG-RES-EX1 LCG-RES-04
#[test]
fn an_objective_of_value_three_gives_one_to_three() {
    let table = scene().dark(|p| p.objectives(["the-heart-of-the-empire"]).hand(["dark-side-apprentice"]));
    table.play(|t| {
        t.choose("play dark-side-apprentice");
        t.can_choose_exactly([
            "pay 1 the-heart-of-the-empire",
            "pay 2 the-heart-of-the-empire",
            "pay 3 the-heart-of-the-empire",
            "pay 1 sith",
        ]);
        t.choose("pay 2 the-heart-of-the-empire");
        t.expect_focus("the-heart-of-the-empire", 2);
        t.expect_in_play("dark-side-apprentice");
    });
    table.play(|t| {
        t.choose_each(["play dark-side-apprentice", "pay 1 the-heart-of-the-empire"]);
        t.expect_focus("the-heart-of-the-empire", 1);
        t.choose("pay 1 sith");
    });
    table.play(|t| {
        t.choose_each(["play dark-side-apprentice", "pay 3 the-heart-of-the-empire"]);
        t.expect_focus("the-heart-of-the-empire", 3);
    });
}

/// LCG-RES-05
#[test]
fn a_source_that_gave_less_than_its_value_is_exhausted_all_the_same() {
    scene()
        .dark(|p| p.objectives(["the-heart-of-the-empire"]).hand(["tie-fighter", "tie-fighter", "duty-officer"]))
        .play(|t| {
            t.choose_each(["play tie-fighter", "pay 1 the-heart-of-the-empire"]);
            t.choose("play tie-fighter");
            t.can_choose_exactly(["pay 1 sith"]);
            t.choose("pay 1 sith");
            t.can_choose_exactly(["pass"]);
        });
}

/// LCG-RES-05
#[test]
fn a_source_generates_only_once_in_a_payment() {
    scene().dark(|p| p.objectives(["the-heart-of-the-empire", "shadows-of-dathomir"]).hand(["nightsister"])).play(
        |t| {
            t.choose_each(["play nightsister", "pay 1 the-heart-of-the-empire"]);
            // Two are missing, but the Heart cannot give any more.
            t.can_choose_exactly(["pay 1 shadows-of-dathomir", "pay 2 shadows-of-dathomir", "pay 1 sith"]);
            t.choose("pay 2 shadows-of-dathomir");
        },
    );
}

/// LCG-RES-06 LCG-RES-EX2
#[test]
fn resources_of_several_sources_are_combined() {
    let hand = ["interrogation-droid", "tie-fighter"];
    scene().dark(|p| p.objectives(["shadows-of-dathomir", "the-heart-of-the-empire"]).hand(hand)).play(|t| {
        t.choose_each(["play interrogation-droid", "pay 2 shadows-of-dathomir"]);
        // One is missing; further resources of the Heart would be lost.
        t.can_choose_exactly([
            "pay 1 sith",
            "pay 1 the-heart-of-the-empire",
            "pay 2 the-heart-of-the-empire",
            "pay 3 the-heart-of-the-empire",
        ]);
        t.choose("pay 1 the-heart-of-the-empire");
        t.expect_focus("shadows-of-dathomir", 2);
        t.expect_focus("the-heart-of-the-empire", 1);
        t.expect_in_play("interrogation-droid");
        t.choose("play tie-fighter");
        t.can_choose_exactly(["pay 1 sith"]);
        t.choose("pay 1 sith");
    });
}

/// LCG-RES-07
#[test]
fn surplus_resources_are_lost() {
    scene()
        .dark(|p| {
            p.objectives(["the-heart-of-the-empire"]).hand(["dark-side-apprentice", "tie-fighter", "tie-fighter"])
        })
        .play(|t| {
            t.choose_each(["play dark-side-apprentice", "pay 3 the-heart-of-the-empire"]);
            t.expect_focus("the-heart-of-the-empire", 3);
            t.choose("play tie-fighter");
            t.can_choose_exactly(["pay 1 sith"]);
            t.choose("pay 1 sith");
            t.can_choose_exactly(["pass"]);
            t.expect_hand(DARK, ["tie-fighter"]);
        });
}

// ---- resource match

/// LCG-RES-08
#[test]
fn one_matching_source_is_enough_and_it_may_come_last() {
    // Control Room is of the Imperial Navy and costs two; only the Duty Officer matches.
    let table =
        scene().dark(|p| p.objectives(["shadows-of-dathomir"]).in_play(["duty-officer"]).hand(["control-room"]));
    table.play(|t| {
        t.choose("play control-room");
        t.can_choose_exactly(["pay 1 sith", "pay 1 shadows-of-dathomir", "pay 1 duty-officer"]);
        t.choose("pay 1 sith");
        t.can_choose_exactly(["pay 1 duty-officer"]);
        t.choose("pay 1 duty-officer");
        t.expect_in_play("control-room");
    });
    table.dark(|p| p.in_play(["duty-officer focus 1"])).play(|t| t.can_choose_exactly(["pass"]));
}

/// LCG-RES-08
#[test]
fn events_need_a_match_too() {
    let objectives = ["imperial-command", "death-and-despayre"];
    let table = scene().dark(|p| p.affiliation("imperial-navy").objectives(objectives).hand(["force-lightning"]));
    let table = table.light(|p| p.in_play(["x-wing focus 1"]));
    table.clone().play(|t| t.can_choose_exactly(["pass"]));
    table.dark(|p| p.affiliation("sith")).play(|t| {
        t.choose("use force-lightning");
        t.choose_each(["pay 2 imperial-command", "pay 1 sith"]);
        t.choose("pick x-wing");
        t.expect_gone("x-wing");
    });
}

/// LCG-RES-EX3 LCG-RES-08 LCG-RES-09
#[test]
fn neutral_sources_alone_do_not_match() {
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            p.objectives(["forgotten-heroes"])
                .in_play(["cloud-city-casino", "cloud-city-casino", "yoda"])
                .affiliation("rebel-alliance")
                .hand(["trust-your-feelings"])
        })
        .play(|t| {
            t.choose("play trust-your-feelings");
            t.can_choose_exactly(["pay 1 cloud-city-casino", "pay 1 forgotten-heroes", "pay 1 rebel-alliance"]);
            t.choose("pay 1 cloud-city-casino");
            // The second Casino would complete the cost, but without a match.
            t.can_choose_exactly(["pay 1 forgotten-heroes"]);
            t.choose("pay 1 forgotten-heroes");
            t.choose("pick yoda");
            t.expect_attached("trust-your-feelings", "yoda");
        });
}

/// LCG-RES-EX3
#[test]
fn two_casinos_cannot_pay_for_a_jedi_card() {
    let table = scene().turn_of(LIGHT).light(|p| {
        p.objectives(["forgotten-heroes focus 1"])
            .in_play(["cloud-city-casino", "cloud-city-casino", "yoda"])
            .affiliation("rebel-alliance")
            .hand(["trust-your-feelings", "corellian-engineer"])
    });
    // The neutral Engineer of the same cost needs no match.
    table.play(|t| {
        t.can_choose_exactly(["play corellian-engineer", "pass"]);
        t.choose_each(["play corellian-engineer", "pay 1 cloud-city-casino", "pay 1 cloud-city-casino"]);
        t.expect_in_play("corellian-engineer");
    });
}

/// LCG-RES-09
#[test]
fn neutral_cards_are_paid_for_with_any_sources() {
    scene()
        .dark(|p| p.objectives(["corporate-exploitation", "reconnaissance-mission"]).hand(["kuati-security-team"]))
        .play(|t| {
            t.choose("play kuati-security-team");
            t.choose_each(["pay 1 corporate-exploitation", "pay 1 reconnaissance-mission"]);
            t.expect_in_play("kuati-security-team");
        });
}

/// LCG-RES-10
#[test]
fn a_card_of_cost_zero_needs_neither_resources_nor_match() {
    let table = scene().dark(|p| p.affiliation("imperial-navy").objectives(["imperial-command focus 1"]));
    table.dark(|p| p.in_play(["espo-trooper"]).hand(["force-choke", "duty-officer", "tie-fighter"])).play(|t| {
        t.choose_each(["play tie-fighter", "pay 1 imperial-navy"]);
        // No ready source is left, and none of them was Sith.
        t.can_choose_exactly(["use force-choke", "pass"]);
        t.choose("use force-choke");
        t.choose("pick espo-trooper");
        t.expect_gone("espo-trooper");
    });
}

/// LCG-RES-EX4
#[test]
fn sith_card_and_neutral_objective_pay_for_the_guard_and_the_heart_for_interrogation() {
    let hand = ["emperors-royal-guard", "interrogation", "vaders-lightsaber"];
    scene()
        .dark(|p| {
            p.objectives(["the-heart-of-the-empire", "corporate-exploitation", "reconnaissance-mission"]).hand(hand)
        })
        .light(|p| p.hand(["x-wing"]))
        .play(|t| {
            t.choose_each(["play emperors-royal-guard", "pay 1 sith", "pay 1 corporate-exploitation"]);
            t.choose_each(["use interrogation", "pay 2 the-heart-of-the-empire"]);
            t.choose("pick x-wing from hand");
            t.expect_focus("the-heart-of-the-empire", 2);
            // Reconnaissance Mission is ready but neutral, and the Heart is exhausted. (The lightsaber has no host,
            // either, but that is a different scenario.)
            t.expect_focus("reconnaissance-mission", 0);
            t.can_choose_exactly(["pass"]);
        });
}

/// LCG-RES-EX4
#[test]
fn a_ready_neutral_source_leaves_vaders_lightsaber_unplayable() {
    for (heart, playable) in [("the-heart-of-the-empire", true), ("the-heart-of-the-empire focus 2", false)] {
        scene()
            .dark(|p| {
                p.objectives([heart, "reconnaissance-mission"]).in_play(["darth-vader"]).hand([
                    "vaders-lightsaber",
                    "duty-officer",
                    "tie-fighter",
                ])
            })
            .play(|t| {
                t.choose_each(["play tie-fighter", "pay 1 sith"]);
                let mut expected = vec!["pass"];
                if playable {
                    expected.push("play vaders-lightsaber");
                }
                t.can_choose_exactly(expected);
            });
    }
}

/// LCG-RES-11
#[test]
fn neutral_resources_pay_for_an_ability_of_any_affiliation() {
    // Devastator's reaction costs 1, an Imperial Officer's 2; both need no match.
    scene()
        .dial(3)
        .dark(|p| {
            p.affiliation("imperial-navy")
                .objectives(["imperial-command", "death-and-despayre", "reconnaissance-mission"])
                .in_play(["devastator"])
                .hand(["superlaser-blast"])
        })
        .play(|t| {
            t.choose_each(["use superlaser-blast", "pay 2 imperial-command", "pay 2 death-and-despayre"]);
            t.choose("pick draw-their-fire");
            t.expect_dial(4);
            t.choose("use devastator");
            t.can_choose_exactly(["pay 1 imperial-navy", "pay 1 reconnaissance-mission"]);
            t.choose("pay 1 reconnaissance-mission");
            t.expect_dial(5);
        });
}

// ---- limits

/// LCG-RES-12
#[test]
fn costs_are_paid_only_with_cards_the_player_controls() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["x-wing"]).hand(["youre-my-only-hope", "rookie-pilot"]))
        .dark(|p| p.in_play(["tie-fighter", "duty-officer"]))
        .play(|t| {
            t.choose("use youre-my-only-hope");
            t.can_choose_exactly(["pick x-wing"]);
            t.choose("pick x-wing");
            t.expect_gone("x-wing");
            t.choose("play rookie-pilot");
            t.can_choose_exactly([
                "pay 1 a-heros-journey",
                "pay 2 a-heros-journey",
                "pay 1 draw-their-fire",
                "pay 2 draw-their-fire",
                "pay 1 jedi",
            ]);
            t.choose("pay 1 jedi");
        });
    // Without a friendly unit: enemy units do not count.
    scene()
        .turn_of(LIGHT)
        .light(|p| p.hand(["youre-my-only-hope"]))
        .dark(|p| p.in_play(["tie-fighter"]))
        .play(|t| t.can_choose_exactly(["pass"]));
}

/// LCG-RES-12
#[test]
fn no_cost_goes_below_zero() {
    let objectives = ["in-you-must-go focus 1", "in-you-must-go focus 1", "forgotten-heroes focus 1"];
    scene()
        .turn_of(LIGHT)
        .light(|p| p.objectives(objectives).in_play(["yoda"]).hand(["jedi-lightsaber", "jedi-lightsaber"]))
        .play(|t| {
            // The cost of one is reduced twice by one: nothing to pay, and the rest does not carry over to the next
            // card.
            t.choose("play jedi-lightsaber");
            t.choose("pick yoda");
            t.expect_focus("jedi", 0);
            t.choose("play jedi-lightsaber");
            t.can_choose_exactly(["pay 1 jedi"]);
            t.choose("pay 1 jedi");
            t.choose("pick yoda");
        });
}

/// LCG-RES-13
#[test]
fn a_participant_may_generate_resources_and_then_does_not_strike() {
    dark_attacks()
        .dark(|p| {
            p.objectives(["reconnaissance-mission focus 1"])
                .in_play(["advisor-to-the-emperor"])
                .hand(["im-on-the-leader"])
        })
        .light(|p| p.in_play(["y-wing focus 1"]))
        .play(|t| {
            t.then("engage draw-their-fire");
            t.choose("declare advisor-to-the-emperor");
            t.choose("use im-on-the-leader");
            t.can_choose_exactly(["pay 1 sith", "pay 1 advisor-to-the-emperor"]);
            t.choose("pay 1 advisor-to-the-emperor");
            t.expect_focus("advisor-to-the-emperor", 1);
            t.expect_participants(["advisor-to-the-emperor"]);
            t.choose("pick y-wing");
            // It never strikes, but as a surviving attacker it deals the unopposed damage.
            t.can_choose_exactly(["commit advisor-to-the-emperor", "done"]);
            t.expect_focus("advisor-to-the-emperor", 1);
            t.expect_focus("y-wing", 2);
            t.expect_damage("draw-their-fire", 1);
            t.leave_open();
        });
}

/// LCG-RES-OPEN1
#[test]
fn a_card_made_free_by_an_effect_needs_no_match() {
    let table = scene().turn_of(LIGHT).light(|p| {
        p.affiliation("rebel-alliance")
            .objectives(["in-you-must-go focus 1", "draw-their-fire"])
            .in_play(["yoda"])
            .hand(["jedi-lightsaber"])
    });
    table.clone().play(|t| {
        t.choose("play jedi-lightsaber");
        t.choose("pick yoda");
        t.expect_attached("jedi-lightsaber", "yoda");
        t.expect_focus("draw-their-fire", 0);
    });
    // The alternative ruling: without a ready Jedi source, the lightsaber cannot be played.
    let strict = table.rulings(|r| r.match_for_lowered_cost = true);
    strict.clone().play(|t| t.can_choose_exactly(["pass"]));
    strict.light(|p| p.objectives(["in-you-must-go", "draw-their-fire"])).play(|t| {
        t.can_choose_exactly(["play jedi-lightsaber", "pass"]);
        t.expect_phase(Phase::Deployment);
    });
}

/// LCG-RES-OPEN1
#[test]
fn an_event_made_free_by_an_effect_needs_no_match() {
    let table = scene().light(|p| p.in_play(["fleet-officer"])).dark(|p| {
        p.affiliation("imperial-navy")
            .objectives(["the-emperors-web focus 1", "imperial-command"])
            .hand(["force-stasis", "force-stasis"])
    });
    table.clone().play(|t| {
        t.choose("use force-stasis");
        t.choose("pick fleet-officer");
        // The second event of the turn costs its one Sith resource again.
        t.can_choose_exactly(["pass"]);
    });
    table.rulings(|r| r.match_for_lowered_cost = true).play(|t| t.can_choose_exactly(["pass"]));
}

// ---- proposals

/// The payment proposed to the dark side, as key texts.
#[track_caller]
fn proposed(t: &crate::support::Play, with: &[&str], without: &[&str]) -> Vec<String> {
    use table::Game as _;
    let (game, state) = (t.game(), t.table());
    let mut options = table::Options::new();
    game.options(state, DARK, &mut options);
    let words = |o: &table::Opt| game.key_text(game.key(state, *o));
    let named = |list: &[&str]| -> Vec<table::Opt> {
        list.iter().map(|w| *options.iter().find(|o| words(o) == *w).expect("an option")).collect()
    };
    game.payment(state, DARK, &named(with), &named(without)).iter().map(words).collect()
}

/// LCG-RES-04 LCG-RES-05
#[test]
fn a_proposed_payment_matches_first_and_leaves_fighters_ready() {
    scene().dark(|p| p.in_play(["admiral-motti", "duty-officer"]).hand(["nightsister"])).play(|t| {
        t.choose("play nightsister");
        // Three to pay, one of them Sith: the affiliation card and a whole objective, without focusing a unit.
        let steps = proposed(t, &[], &[]);
        assert_eq!(steps, ["pay 1 sith", "pay 2 death-and-despayre"]);
        t.choose_each(steps.iter().map(String::as_str));
        t.expect_in_play("nightsister");
        t.expect_focus("admiral-motti", 0);
    });
}

/// LCG-RES-04
#[test]
fn a_proposed_payment_follows_wishes_as_far_as_they_go() {
    scene().dark(|p| p.in_play(["duty-officer"]).hand(["nightsister"])).play(|t| {
        t.choose("play nightsister");
        assert_eq!(proposed(t, &["pay 1 duty-officer"], &[]), ["pay 2 shadows-of-dathomir", "pay 1 duty-officer"]);
        assert_eq!(
            proposed(t, &["pay 1 duty-officer", "pay 1 imperial-command"], &[]),
            ["pay 1 sith", "pay 1 imperial-command", "pay 1 duty-officer"]
        );
        // Without the affiliation card, the match comes from the Sith objective.
        let others = proposed(t, &[], &["pay 1 sith"]);
        assert!(!others.iter().any(|step| step.contains("pay 1 sith")), "{others:?}");
        assert_eq!(others[0].split(' ').nth(2), Some("shadows-of-dathomir"));
        // Excluding both Sith sources is impossible, so the older request is dropped.
        let both = proposed(t, &[], &["pay 1 sith", "pay 1 shadows-of-dathomir"]);
        assert!(both.contains(&"pay 1 sith".to_owned()) && !both.iter().any(|s| s.contains("shadows")), "{both:?}");
        t.leave_open();
    });
}
