//! Set 16: Rumors at the Cantina.

use sw_lcg::Event;
use table::{Game, Viewer};

use crate::cards::printed::{costs, dies_of, edges, falls_at, gives, strikes};
use crate::support::{DARK, LIGHT, Step, dark_attacks, light_attacks, scene};

/// rumors-at-the-cantina: one neutral resource, capacity 5.
#[test]
fn the_rumors_give_one_and_fall_at_five() {
    gives("rumors-at-the-cantina", 1);
    falls_at("rumors-at-the-cantina", 5);
}

/// rumors-at-the-cantina: its player needs no match for cards played from hand, units, enhancements and events.
#[test]
fn the_rumors_free_from_matching() {
    let hand = ["fleet-officer", "false-lead", "twilek-smuggler", "fall-back", "rebel-assault"];
    for (objective, free) in [("rumors-at-the-cantina", true), ("tribal-support", false)] {
        scene().turn_of(LIGHT).light(|p| p.objectives([objective]).in_play(["x-wing"]).hand(hand)).play(|t| {
            for words in ["play fleet-officer", "play twilek-smuggler", "use rebel-assault"] {
                assert_eq!(t.key_texts(LIGHT).iter().any(|w| w == words), free, "{words}");
            }
            if free {
                t.choose_each(["play fleet-officer", "pay 1 jedi", "pay 1 rumors-at-the-cantina"]);
                t.expect_in_play("fleet-officer");
            }
        });
    }
}

/// rumors-at-the-cantina: works while exhausted, but not for the enemy. LCG-ADV-09
#[test]
fn the_rumors_work_while_exhausted_and_for_their_player() {
    scene().turn_of(LIGHT).light(|p| p.objectives(["rumors-at-the-cantina focus 1"]).hand(["repair-droid"])).play(
        |t| {
            t.choose_each(["play repair-droid", "pay 1 jedi"]);
            t.expect_in_play("repair-droid");
        },
    );
    scene()
        .light(|p| p.objectives(["rumors-at-the-cantina"]))
        .dark(|p| p.objectives([]).hand(["duty-officer", "tie-fighter"]))
        .play(|t| t.can_choose_exactly(["play tie-fighter", "pass"]));
}

// ---- Rebel Sympathizer

/// rebel-sympathizer: cost 1, a unit damage icon with the edge, 1 Force icon, capacity 1.
#[test]
fn the_sympathizer_has_what_is_printed() {
    costs("rebel-sympathizer", "neutral", 1);
    strikes("rebel-sympathizer", [0, 0, 0], [1, 0, 0]);
    dies_of("rebel-sympathizer", 1);
    edges("rebel-sympathizer", 1);
}

/// rebel-sympathizer: is sacrificed so that the next card costs 1 less and needs no match; the one after it does.
#[test]
fn the_sympathizer_helps_the_next_card() {
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            let p = p.objectives(["a-heros-journey"]).in_play(["rebel-sympathizer focus 1"]);
            p.hand(["fleet-officer", "fleet-officer", "yoda"])
        })
        .play(|t| {
            t.can_choose_exactly(["play yoda", "use rebel-sympathizer", "pass"]);
            t.choose("use rebel-sympathizer");
            t.expect_discard(LIGHT, ["rebel-sympathizer"]);
            t.can_choose_exactly(["play fleet-officer", "play yoda", "pass"]);
            t.choose_each(["play fleet-officer", "pay 1 jedi"]);
            t.expect_in_play("fleet-officer");
            t.can_choose_exactly(["pass"]);
        });
}

/// rebel-sympathizer: two of them add up, and an event counts as a card played.
#[test]
fn sympathizers_add_up() {
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            let p = p.objectives([]).in_play(["rebel-sympathizer", "rebel-sympathizer"]);
            p.hand(["wookiee-navigator", "rebel-assault", "fleet-officer"])
        })
        .play(|t| {
            t.choose_each(["use rebel-sympathizer", "use rebel-sympathizer"]);
            t.can_choose("play wookiee-navigator");
            t.choose_each(["use rebel-assault", "pick imperial-command"]);
            t.expect_damage("imperial-command", 2);
            t.expect_focus("jedi", 0);
            t.can_choose_exactly(["pass"]);
        });
}

/// rebel-sympathizer: the effect ends with the phase.
#[test]
fn the_help_of_a_sympathizer_ends_with_the_phase() {
    scene()
        .turn_of(LIGHT)
        .at(Step::RefreshWindow)
        .light(|p| p.objectives([]).in_play(["rebel-sympathizer"]).hand(["fleet-officer"]))
        .play(|t| {
            t.choose("use rebel-sympathizer");
            t.until("play twilek-loyalist");
            t.cannot_choose("play fleet-officer");
        });
}

// ---- Common Ground

/// common-ground: cost 1, neutral, 2 Force icons; enhances an objective of either side.
#[test]
fn common_ground_lies_on_any_objective() {
    edges("common-ground", 2);
    scene()
        .turn_of(LIGHT)
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["x-wing"]).hand(["common-ground"]))
        .dark(|p| p.objectives(["imperial-command"]))
        .play(|t| {
            t.choose("play common-ground");
            t.choose("pay 1 jedi");
            t.can_choose_exactly(["pick draw-their-fire", "pick imperial-command"]);
            t.choose("pick draw-their-fire");
            t.expect_attached("common-ground", "draw-their-fire");
        });
}

/// common-ground: resources of that objective match every affiliation, but those of other objectives do not.
#[test]
fn common_ground_matches_everything() {
    let (here, there) = ("common-ground on a-heros-journey", "common-ground on forgotten-heroes");
    for (ground, playable) in [(here, true), (there, false)] {
        scene()
            .turn_of(LIGHT)
            .light(|p| {
                let p = p.objectives(["a-heros-journey", "forgotten-heroes focus 1"]).in_play([ground]);
                p.hand(["fleet-officer", "twilek-smuggler"])
            })
            .play(|t| {
                if playable {
                    t.can_choose_exactly(["play fleet-officer", "play twilek-smuggler", "pass"]);
                    t.choose_each(["play twilek-smuggler", "pay 2 a-heros-journey"]);
                    t.expect_in_play("twilek-smuggler");
                } else {
                    t.can_choose_exactly(["pass"]);
                }
            });
    }
}

/// common-ground: on an enemy objective, the enemy benefits from it.
#[test]
fn common_ground_serves_the_objectives_controller() {
    scene()
        .light(|p| p.in_play(["common-ground on imperial-command"]))
        .dark(|p| {
            let p = p.affiliation("imperial-navy").objectives(["imperial-command"]);
            p.hand(["emperors-royal-guard"])
        })
        .play(|t| {
            t.choose_each(["play emperors-royal-guard", "pay 2 imperial-command"]);
            t.expect_in_play("emperors-royal-guard");
        });
}

// ---- Rescue Mission

/// rescue-mission: cost 2, neutral, 2 Force icons; a captured unit returns to hand, and optionally enters play.
#[test]
fn the_rescue_mission_brings_a_unit_back() {
    edges("rescue-mission", 2);
    for into_play in [true, false] {
        scene()
            .turn_of(LIGHT)
            .light(|p| {
                let p = p.affiliation("smugglers-and-spies").objectives(["a-heros-journey"]).hand(["rescue-mission"]);
                p.captured([("yoda", "imperial-command")])
            })
            .play(|t| {
                t.choose_each(["use rescue-mission", "pay 2 a-heros-journey"]);
                t.can_choose_exactly(["yes", "no"]);
                t.choose(if into_play { "yes" } else { "no" });
                t.expect_captured([]);
                assert_eq!(t.is_in_play("yoda"), into_play);
                t.expect_hand(LIGHT, (!into_play).then_some("yoda"));
                t.leave_open();
            });
    }
}

/// rescue-mission: its player chooses the objective; other cards only return to hand. LCG-CAPT-06
#[test]
fn the_rescue_mission_chooses_a_prison() {
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            let p = p.hand(["rescue-mission"]);
            p.captured([("yoda", "imperial-command"), ("jedi-lightsaber", "death-and-despayre")])
        })
        .play(|t| {
            t.choose_each(["use rescue-mission", "pay 2 a-heros-journey"]);
            t.can_choose_exactly(["at imperial-command", "at death-and-despayre"]);
            t.choose("at death-and-despayre");
            t.expect_hand(LIGHT, ["jedi-lightsaber"]);
            t.expect_captured([("yoda", "imperial-command")]);
        });
}

/// rescue-mission: rescues a random one of several cards at one objective. LCG-CAPT-06
#[test]
fn the_rescue_mission_frees_one_of_several() {
    scene()
        .turn_of(LIGHT)
        .light(|p| {
            let p = p.hand(["rescue-mission"]);
            p.captured([("jedi-lightsaber", "imperial-command"), ("ancient-monument", "imperial-command")])
        })
        .play(|t| {
            t.choose_each(["use rescue-mission", "pay 2 a-heros-journey"]);
            t.expect_hand_size(LIGHT, 1);
            assert_eq!(t.table().captured.len(), 1);
        });
}

/// rescue-mission: if the owner saw only one of two equal cards captured, nobody learns which one returns. LCG-INFO-01,
/// LCG-CAPT-07
#[test]
fn the_rescued_card_may_be_the_one_that_was_seen() {
    let cell = |seen: &'static [&'static str]| {
        scene().turn_of(LIGHT).light(|p| {
            let p = p.hand(["rescue-mission"]).seen(seen.iter().copied());
            p.captured([("jedi-lightsaber", "imperial-command"), ("jedi-lightsaber", "imperial-command")])
        })
    };
    for (seen, left) in [(&["jedi-lightsaber"][..], 0), (&["jedi-lightsaber", "jedi-lightsaber"], 1), (&[], 0)] {
        cell(seen).play(|t| {
            t.choose_each(["use rescue-mission", "pay 2 a-heros-journey"]);
            t.expect_hand(LIGHT, ["jedi-lightsaber"]);
            let held = |seat| {
                let view = t.view(seat);
                view.seats[0].in_play.iter().flat_map(|c| c.captured.clone()).flatten().count()
            };
            assert_eq!((held(LIGHT), held(DARK)), (left, 1));
        });
    }
}

/// rescue-mission: spectators do not learn which card returns to hand. LCG-INFO-01
#[test]
fn watchers_are_not_told_who_was_rescued() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.hand(["rescue-mission"]).captured([("yoda", "imperial-command")]).seen(["yoda"]))
        .play(|t| {
            t.choose_each(["use rescue-mission", "pay 2 a-heros-journey"]);
            let card = t.game().db().find("yoda");
            let told = |who| {
                let mut all = t.events().iter().filter_map(|&e| t.game().redact(e, who));
                all.find_map(|e| if let Event::Rescued { card, .. } = e { Some(card) } else { None })
            };
            assert_eq!(told(Viewer::Seat(DARK)), Some(card));
            assert_eq!(told(Viewer::Seat(LIGHT)), Some(card));
            assert_eq!(told(Viewer::Spectator), Some(None));
            t.leave_open();
        });
}

/// rescue-mission: a unique unit stays in hand if another copy is in play. LCG-UNIQ-01
#[test]
fn the_rescue_mission_does_not_double_a_unique_unit() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.in_play(["yoda"]).hand(["rescue-mission"]).captured([("yoda", "imperial-command")]))
        .play(|t| {
            t.choose_each(["use rescue-mission", "pay 2 a-heros-journey"]);
            t.expect_hand(LIGHT, ["yoda"]);
        });
}

/// rescue-mission: not without a captured card. LCG-ABL-14
#[test]
fn the_rescue_mission_needs_a_prisoner() {
    scene().turn_of(LIGHT).light(|p| p.hand(["rescue-mission"])).play(|t| t.can_choose_exactly(["pass"]));
}

/// rescue-mission: not for 1 resource. LCG-RES-02
#[test]
fn the_rescue_mission_needs_two_resources() {
    scene()
        .turn_of(LIGHT)
        .light(|p| p.objectives([]).hand(["rescue-mission"]).captured([("yoda", "imperial-command")]))
        .play(|t| t.can_choose_exactly(["pass"]));
}

// ---- It Could Be Worse

/// it-could-be-worse: cost 0, 1 Force icon; prevents 1 of the damage about to be dealt to a unit.
#[test]
fn it_could_be_worse_for_a_unit() {
    edges("it-could-be-worse", 1);
    dark_attacks()
        .light(|p| p.objectives(["draw-their-fire"]).in_play(["luke-skywalker"]).hand(["it-could-be-worse"]))
        .dark(|p| p.in_play(["darth-vader"]).hand(["devastator"]))
        .play(|t| {
            t.then("engage draw-their-fire");
            t.choose_each(["declare darth-vader", "declare luke-skywalker", "edge devastator", "pass"]);
            t.choose_each(["strike darth-vader", "unit damage", "hit luke-skywalker"]);
            t.can_choose_exactly_as(LIGHT, ["use it-could-be-worse", "pass"]);
            t.choose("use it-could-be-worse");
            t.expect_damage("luke-skywalker", 1);
            t.expect_discard(LIGHT, ["it-could-be-worse"]);
            t.leave_open();
        });
}

/// it-could-be-worse: works for objectives, for any source, and for enemy cards.
#[test]
fn it_could_be_worse_for_an_objective() {
    dark_attacks().light(|p| p.hand(["it-could-be-worse"])).dark(|p| p.in_play(["duty-officer"])).play(|t| {
        t.then("engage draw-their-fire");
        t.choose_each(["declare duty-officer", "strike duty-officer", "use it-could-be-worse"]);
        t.expect_damage("draw-their-fire", 0);
        t.expect_discard(LIGHT, ["it-could-be-worse"]);
    });
    scene().turn_of(LIGHT).at(Step::BalanceStrike).light(|p| p.hand(["it-could-be-worse"])).play(|t| {
        t.choose_each(["balance imperial-command", "use it-could-be-worse"]);
        t.expect_damage("imperial-command", 0);
    });
}

/// it-could-be-worse: if several cards are damaged at the same time, it helps the chosen one.
#[test]
fn it_could_be_worse_for_one_of_several() {
    light_attacks().light(|p| p.in_play(["home-one"]).hand(["it-could-be-worse"])).play(|t| {
        t.then("engage imperial-command");
        t.choose_each(["declare home-one", "pass", "strike home-one", "use home-one"]);
        t.can_choose_exactly(["use it-could-be-worse", "use it-could-be-worse on 2", "pass"]);
        t.choose("use it-could-be-worse on 2");
        let damage = |card| t.table().tokens[t.in_play(card)].damage;
        assert_eq!(damage("shadows-of-dathomir") + damage("death-and-despayre"), 1);
        t.leave_open();
    });
}

/// it-could-be-worse: it is not an action, and moved damage is not dealt. LCG-DMG-05
#[test]
fn it_could_be_worse_answers_damage_dealt() {
    scene().turn_of(LIGHT).light(|p| p.in_play(["yoda damage 1"]).hand(["it-could-be-worse"])).play(|t| {
        t.can_choose_exactly(["pass"]);
    });
    scene()
        .turn_of(LIGHT)
        .at(Step::Refreshed)
        .light(|p| {
            let p = p.objectives(["questionable-contacts"]).in_play(["luke-skywalker damage 1"]);
            p.hand(["it-could-be-worse"])
        })
        .dark(|p| p.in_play(["rancor"]))
        .play(|t| {
            // The cost is damage dealt to the objective; damage moved to the enemy is not dealt.
            t.choose_each(["use questionable-contacts", "pass", "pick luke-skywalker", "pick rancor"]);
            t.expect_damage("rancor", 1);
            t.expect_to_act([LIGHT]);
            t.cannot_choose("use it-could-be-worse");
            t.leave_open();
        });
}
