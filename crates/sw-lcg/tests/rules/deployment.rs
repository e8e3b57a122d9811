//! The deployment phase: playing units and enhancements.

use sw_lcg::{Db, Phase};

use crate::support::{DARK, LIGHT, Step, dark_attacks, scene};

/// LCG-DEP-01
#[test]
fn units_and_enhancements_are_played_by_the_active_player_alone() {
    scene()
        .light(|p| p.in_play(["fleet-officer"]).hand(["r2-d2", "false-lead", "our-most-desperate-hour"]))
        .dark(|p| p.hand(["espo-trooper"]))
        .play(|t| {
            t.can_choose_exactly(["play espo-trooper", "pass"]);
            t.choose("pass");
            t.expect_to_act([LIGHT]);
            t.can_choose_exactly(["use our-most-desperate-hour", "pass"]);
        });
}

/// LCG-DEP-01
#[test]
fn units_and_enhancements_are_played_in_the_deployment_phase_alone() {
    let hand = ["espo-trooper", "aft-armor-plating", "tallon-roll"];
    let table = scene().dark(|p| p.hand(hand).in_play(["tie-fighter focus 1"]));
    for (step, phase) in [
        (Step::RefreshWindow, Phase::Refresh),
        (Step::DrawWindow, Phase::Draw),
        (Step::ConflictWindow, Phase::Conflict),
        (Step::LastWindow, Phase::Conflict),
        (Step::ForceWindow, Phase::Force),
    ] {
        table.clone().at(step).play(|t| {
            t.expect_phase(phase);
            t.can_choose_exactly(["use tallon-roll", "pass"]);
        });
    }
    table.play(|t| {
        t.expect_phase(Phase::Deployment);
        t.can_choose_exactly(["play espo-trooper", "play aft-armor-plating", "use tallon-roll", "pass"]);
    });
}

/// LCG-DEP-01
#[test]
fn as_many_cards_are_played_as_can_be_paid_for() {
    scene().dark(|p| p.hand(["tie-fighter", "tie-fighter", "nightsister", "duty-officer", "espo-trooper"])).play(|t| {
        t.choose_each(["play tie-fighter", "pay 1 sith"]);
        t.choose_each(["play nightsister", "pay 2 shadows-of-dathomir", "pay 1 death-and-despayre"]);
        t.choose_each(["play tie-fighter", "pay 1 imperial-command"]);
        // All sources are exhausted, so only cards without cost can be played.
        t.can_choose_exactly(["play espo-trooper", "pass"]);
        t.choose("play espo-trooper");
        t.expect_hand(DARK, ["duty-officer"]);
        t.expect_in_play("tie-fighter #2");
        t.expect_in_play("nightsister");
    });
}

/// LCG-DEP-02
#[test]
fn each_play_is_an_action_after_which_the_opponent_may_act() {
    scene()
        .light(|p| p.in_play(["fleet-officer"]).hand(["our-most-desperate-hour", "x-wing"]))
        .dark(|p| p.hand(["interrogation-droid", "espo-trooper"]))
        .play(|t| {
            t.choose("play interrogation-droid");
            t.choose_each(["pay 2 shadows-of-dathomir", "pay 1 imperial-command"]);
            // The play and all answers to it are resolved before the next action.
            t.expect_to_act([DARK]);
            t.can_choose_exactly(["use interrogation-droid", "pass"]);
            t.choose("pass");
            t.expect_to_act([LIGHT]);
            t.choose("use our-most-desperate-hour");
            t.choose("pick fleet-officer");
            t.expect_to_act([DARK]);
            t.can_choose_exactly(["play espo-trooper", "pass"]);
        });
}

/// LCG-DEP-03
#[test]
fn a_unit_lies_faceup_in_its_owners_play_area() {
    scene().dark(|p| p.hand(["espo-trooper"])).play(|t| {
        t.choose("play espo-trooper");
        let trooper = Db::core().find("espo-trooper").expect("a card");
        for viewer in [DARK, LIGHT] {
            let view = t.view(viewer);
            let holds = |seat: table::Seat| view.seats[seat.idx()].in_play.iter().any(|c| c.card == trooper);
            assert_eq!([DARK, LIGHT].map(holds), [true, false]);
        }
    });
}

/// LCG-DEP-04
#[test]
fn a_card_played_this_turn_generates_resources() {
    let table = scene().turn_of(LIGHT).light(|p| {
        p.objectives(["a-heros-journey focus 2"]).hand(["dagobah-training-grounds", "r2-d2", "corellian-engineer"])
    });
    table.play(|t| {
        t.choose_each(["play dagobah-training-grounds", "pay 1 jedi"]);
        t.choose("play r2-d2");
        t.choose("play corellian-engineer");
        t.can_choose_exactly(["pay 1 dagobah-training-grounds", "pay 1 r2-d2"]);
        t.choose_each(["pay 1 dagobah-training-grounds", "pay 1 r2-d2"]);
        t.expect_in_play("corellian-engineer");
    });
}

/// LCG-DEP-04
#[test]
fn a_card_played_this_turn_uses_its_ability_and_engages() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.affiliation("rebel-alliance").hand(["heavy-blaster-emplacement", "x-wing"]))
        .dark(|p| p.in_play(["espo-trooper"]))
        .play(|t| {
            t.choose("play heavy-blaster-emplacement");
            t.choose("use heavy-blaster-emplacement");
            t.choose("pick espo-trooper");
            t.expect_gone("espo-trooper");
            t.choose_each(["play x-wing", "pay 1 rebel-alliance"]);
            t.then("engage imperial-command");
            t.choose("declare x-wing");
            t.then("strike x-wing");
            t.expect_focus("x-wing", 1);
            t.leave_open();
        });
}

/// LCG-DEP-05 LCG-DEP-06
#[test]
fn an_enhancement_is_attached_to_a_card_its_text_names() {
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            p.in_play(["luke-skywalker", "guardian-of-peace", "twilek-loyalist", "x-wing"]).hand([
                "jedi-lightsaber",
                "stolen-plans",
                "common-ground",
                "astromech-droid-upgrade",
            ])
        })
        .dark(|p| p.in_play(["darth-vader", "tie-fighter"]))
        .play(|t| {
            // A Force User or Force Sensitive unit, of either side.
            t.choose_each(["play jedi-lightsaber", "pay 1 jedi"]);
            t.can_choose_exactly(["pick luke-skywalker", "pick guardian-of-peace", "pick darth-vader"]);
            t.choose("pick luke-skywalker");
            t.expect_attached("jedi-lightsaber", "luke-skywalker");
            // An enemy objective.
            t.choose_each(["play stolen-plans", "pay 1 draw-their-fire"]);
            t.can_choose_exactly(["pick imperial-command", "pick shadows-of-dathomir", "pick death-and-despayre"]);
            t.choose("pick imperial-command");
            t.expect_attached("stolen-plans", "imperial-command");
            // A Vehicle unit.
            t.choose_each(["play astromech-droid-upgrade", "pay 1 a-heros-journey"]);
            t.can_choose_exactly(["pick x-wing", "pick tie-fighter"]);
            t.choose("pick x-wing");
            // Any objective.
            t.choose_each(["play common-ground", "pay 1 a-heros-journey"]);
            t.can_choose_exactly([
                "pick a-heros-journey",
                "pick draw-their-fire",
                "pick imperial-command",
                "pick shadows-of-dathomir",
                "pick death-and-despayre",
            ]);
            t.choose("pick death-and-despayre");
            t.expect_attached("common-ground", "death-and-despayre");
        });
}

/// LCG-DEP-05 LCG-DEP-06
#[test]
fn an_enhancement_of_the_play_area_or_the_dial_is_attached_to_no_card() {
    let table =
        scene().turn_of(LIGHT).light(|p| p.hand(["ancient-monument", "trench-run"]).affiliation("rebel-alliance"));
    table.play(|t| {
        t.choose_each(["play ancient-monument", "pay 1 a-heros-journey"]);
        t.choose_each(["play trench-run", "pay 1 rebel-alliance"]);
        for card in ["ancient-monument", "trench-run"] {
            assert_eq!(t.table().host(t.in_play(card)), None);
            let id = Db::core().find(card);
            assert!(t.view(DARK).seats[LIGHT.idx()].in_play.iter().any(|c| Some(c.card) == id));
        }
    });
    // The dial is the element Trench Run enhances: it can be engaged from now on.
    scene().turn_of(LIGHT).light(|p| p.in_play(["x-wing"]).affiliation("rebel-alliance").hand(["trench-run"])).play(
        |t| {
            t.choose_each(["play trench-run", "pay 1 rebel-alliance"]);
            t.until("engage trench-run");
            t.leave_open();
        },
    );
}

/// LCG-DEP-07
#[test]
fn any_number_of_enhancements_may_be_attached_to_one_card() {
    let attached = [
        "yoda",
        "jedi-lightsaber on yoda",
        "jedi-lightsaber on yoda",
        "shii-cho-training on yoda",
        "trust-your-feelings on yoda",
    ];
    scene().turn_of(LIGHT).light(|p| p.in_play(attached).hand(["jedi-lightsaber"])).play(|t| {
        t.choose_each(["play jedi-lightsaber", "pay 1 jedi"]);
        t.can_choose_exactly(["pick yoda"]);
        t.choose("pick yoda");
        let yoda = t.in_play("yoda");
        assert_eq!(t.table().in_play.iter().filter(|&c| t.table().host(c) == Some(yoda)).count(), 5);
    });
}

/// LCG-DEP-08
#[test]
fn an_enhancement_without_anything_to_enhance_cannot_be_played() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["x-wing"]).hand(["jedi-lightsaber", "trust-your-feelings", "astromech-droid-upgrade"]))
        .play(|t| {
            t.can_choose_exactly(["play astromech-droid-upgrade", "pass"]);
            t.expect_hand(LIGHT, ["jedi-lightsaber", "trust-your-feelings", "astromech-droid-upgrade"]);
        });
}

/// LCG-DEP-09 LCG-DEP-10
#[test]
fn when_a_card_leaves_play_its_enhancements_go_to_their_owners_discard_piles() {
    let units = ["fleet-officer damage 1", "trust-your-feelings focus 1 on fleet-officer"];
    scene()
        .light(|p| p.in_play(units))
        .dark(|p| p.in_play(["blaster-pistol on fleet-officer"]).hand(["intimidated", "force-choke"]))
        .play(|t| {
            // Intimidated still belongs to its player, although it is on an enemy card.
            t.choose("play intimidated");
            t.can_choose_exactly(["pick fleet-officer"]);
            t.choose("pick fleet-officer");
            t.expect_attached("intimidated", "fleet-officer");
            let view = t.view(LIGHT);
            let intimidated = Db::core().find("intimidated");
            assert!(view.seats[DARK.idx()].in_play.iter().any(|c| Some(c.card) == intimidated));
            t.choose("use force-choke");
            t.choose("pick fleet-officer");
            for card in ["fleet-officer", "trust-your-feelings", "blaster-pistol", "intimidated"] {
                t.expect_gone(card);
            }
            let sorted = |seat: table::Seat| {
                let mut pile: Vec<_> = t.view(DARK).seats[seat.idx()].discard.clone();
                pile.sort_unstable();
                pile.into_iter().map(|c| Db::core().card(c).id.as_str()).collect::<Vec<_>>()
            };
            assert_eq!(sorted(LIGHT), ["trust-your-feelings", "fleet-officer"]);
            assert_eq!(sorted(DARK), ["force-choke", "intimidated", "blaster-pistol"]);
        });
}

/// LCG-DEP-09
#[test]
fn a_card_returned_to_hand_leaves_its_enhancements_behind() {
    scene().turn_of(LIGHT).light(|p| p.in_play(["yoda", "jedi-lightsaber on yoda"]).hand(["fall-back"])).play(|t| {
        t.choose("use fall-back");
        t.choose("pick yoda");
        t.expect_hand(LIGHT, ["yoda"]);
        t.expect_gone("jedi-lightsaber");
        t.expect_discard(LIGHT, ["jedi-lightsaber", "fall-back"]);
    });
}

/// LCG-DEP-09
#[test]
fn enhancements_of_a_destroyed_objective_are_discarded() {
    scene()
        .light(|p| p.in_play(["false-lead on draw-their-fire"]))
        .dark(|p| {
            p.affiliation("imperial-navy").in_play(["defense-upgrade on draw-their-fire"]).hand(["superlaser-blast"])
        })
        .play(|t| {
            t.choose("use superlaser-blast");
            t.choose_each(["pay 2 imperial-command", "pay 2 death-and-despayre"]);
            t.choose("pick draw-their-fire");
            t.choose("pass");
            t.expect_lost(LIGHT, ["draw-their-fire"]);
            t.expect_discard(LIGHT, ["false-lead"]);
            t.expect_discard(DARK, ["defense-upgrade", "superlaser-blast"]);
        });
}

/// LCG-DEP-10
#[test]
fn an_enhancement_is_played_on_enemy_cards_only_where_its_text_allows_it() {
    // False Lead names a friendly objective, Intimidated an enemy Character.
    scene().turn_of(LIGHT).light(|p| p.hand(["false-lead"])).play(|t| {
        t.choose("play false-lead");
        t.can_choose_exactly(["pick a-heros-journey", "pick draw-their-fire"]);
        t.choose("pick draw-their-fire");
    });
    scene().dark(|p| p.in_play(["espo-trooper"]).hand(["intimidated"])).play(|t| t.can_choose_exactly(["pass"]));
}

/// LCG-DEP-EX1
#[test]
fn trust_your_feelings_is_discarded_with_mon_mothma() {
    scene().turn_of(LIGHT).light(|p| p.in_play(["mon-mothma"]).hand(["trust-your-feelings", "fall-back"])).play(|t| {
        t.choose("play trust-your-feelings");
        t.choose("pay 2 a-heros-journey");
        t.choose("pick mon-mothma");
        t.expect_attached("trust-your-feelings", "mon-mothma");
        t.choose("use fall-back");
        t.choose("pick mon-mothma");
        t.expect_gone("trust-your-feelings");
        t.expect_discard(LIGHT, ["trust-your-feelings", "fall-back"]);
    });
}

/// LCG-DEP-12
#[test]
fn admiral_ackbar_and_backstabber_are_played_into_an_engagement() {
    let table = dark_attacks()
        .light(|p| p.affiliation("rebel-alliance").in_play(["fleet-officer"]).hand(["admiral-ackbar", "x-wing"]))
        .dark(|p| p.affiliation("imperial-navy").in_play(["tie-bomber"]).hand(["backstabber", "tie-fighter"]));
    table.play(|t| {
        // Before the engagement they cannot be played because it is not the deployment phase.
        t.choose("engage draw-their-fire");
        t.choose("declare tie-bomber");
        t.can_choose_exactly(["join backstabber", "pass"]);
        t.choose_each(["join backstabber", "pay 2 imperial-command", "pay 1 imperial-navy"]);
        t.expect_participants(["tie-bomber", "backstabber"]);
        t.choose("use backstabber");
        t.expect_damage("draw-their-fire", 1);
        // The other player may play them, too.
        t.expect_to_act([LIGHT]);
        t.can_choose_exactly(["join admiral-ackbar", "pass"]);
        t.choose_each(["join admiral-ackbar", "pay 2 draw-their-fire", "pay 1 rebel-alliance"]);
        t.expect_participants(["tie-bomber", "backstabber", "admiral-ackbar"]);
        t.choose("use admiral-ackbar");
        t.expect_gone("tie-bomber");
        t.expect_damage("backstabber", 1);
        t.leave_open();
    });
}

/// LCG-DEP-12
#[test]
fn outside_an_engagement_they_wait_for_the_deployment_phase() {
    let table = scene().dark(|p| p.affiliation("imperial-navy").in_play(["tie-fighter focus 1"]));
    let table = table.dark(|p| p.hand(["backstabber", "tallon-roll"]));
    table.clone().at(Step::ConflictWindow).play(|t| t.can_choose_exactly(["use tallon-roll", "pass"]));
    table.play(|t| t.can_choose_exactly(["play backstabber", "use tallon-roll", "pass"]));
}

/// LCG-DEP-12
#[test]
fn a_viper_probe_droid_is_played_from_the_discard_pile() {
    let table = scene().dark(|p| p.discard(["viper-probe-droid", "espo-trooper"]));
    table.clone().play(|t| {
        t.can_choose_exactly(["play viper-probe-droid from discard", "pass"]);
        t.choose("play viper-probe-droid from discard");
        t.choose("pay 2 imperial-command");
        t.expect_in_play("viper-probe-droid");
        t.expect_discard(DARK, ["espo-trooper"]);
    });
    // Only in the player's own deployment phase.
    let table = table.dark(|p| p.in_play(["tie-fighter focus 1"]).hand(["tallon-roll"]));
    table.at(Step::ConflictWindow).play(|t| t.can_choose_exactly(["use tallon-roll", "pass"]));
}
