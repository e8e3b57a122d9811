//! Abilities inside others, abilities that wait behind others, and dice that stay while others are resolved.

use crate::support::{A, B, C, D, scene};

const OBI: &str = "obi-wan-kenobi-mysterious-hermit";
const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";
const FINN: &str = "finn-first-order-defector";

/// SWD-BEF-02
#[test]
fn two_who_are_about_to_be_defeated_strike_back_one_inside_the_other() {
    scene()
        .a(|p| {
            p.team(["obi-wan-kenobi-mysterious-hermit damage 10", FINN])
                .pool(["obi-wan-kenobi-mysterious-hermit 1MD", "finn-first-order-defector 1MD"])
                .hand(["finishing-strike"])
        })
        .b(|p| {
            p.team(["obi-wan-kenobi-mysterious-hermit damage 10", "rey-force-prodigy damage 9", KYLO])
                .in_play(["lightsaber on rey-force-prodigy"])
                .pool(["rey-force-prodigy 1MD"])
                .hand(["ataru-strike"])
        })
        .play(|t| {
            t.choose_each([
                "resolve obi-wan-kenobi-mysterious-hermit 1MD",
                "target obi-wan-kenobi-mysterious-hermit #2",
            ]);
            t.choose_each(["yes", "pick ataru-strike from hand", "target obi-wan-kenobi-mysterious-hermit #1"]);
            t.expect_asked(A);
            t.choose_each(["yes", "pick finishing-strike from hand"]);
            // Nobody has fallen yet: the last one to be hit falls first.
            t.in_play("obi-wan-kenobi-mysterious-hermit #2");
            t.choose("target rey-force-prodigy");
            t.expect_asked(B);
            t.choose_each(["yes", "pick kylo-ren-vaders-disciple"]);
            t.expect_on("lightsaber", KYLO);
            t.expect_gone(REY);
            t.expect_gone(OBI);
            t.expect_aside(A, [OBI]);
            t.expect_aside(B, [OBI, REY]);
            t.expect_pool(A, []);
            t.expect_asked(B);
        });
}

/// SWD-BEF-02, SWD-FFA-01
#[test]
fn four_who_are_about_to_be_defeated_strike_back_one_inside_the_other() {
    let team = ["obi-wan-kenobi-mysterious-hermit damage 10", REY];
    scene()
        .a(|p| {
            p.team(team).pool(["rey-force-prodigy 1MD", "obi-wan-kenobi-mysterious-hermit 3MD"]).hand(["ataru-strike"])
        })
        .b(|p| p.team(team).pool(["rey-force-prodigy 1MD"]).hand(["ataru-strike"]))
        .c(|p| p.team(team).pool(["rey-force-prodigy 1MD"]).hand(["ataru-strike"]))
        .d(|p| {
            p.team(["obi-wan-kenobi-mysterious-hermit damage 10", "rey-force-prodigy damage 7"])
                .in_play(["lightsaber on rey-force-prodigy#4"])
                .pool(["rey-force-prodigy 1MD"])
                .hand(["ataru-strike"])
        })
        .play(|t| {
            t.choose_each(["resolve rey-force-prodigy 1MD #1", "target obi-wan-kenobi-mysterious-hermit #2"]);
            for (seat, next) in [(B, "3"), (C, "4"), (D, "1")] {
                t.expect_asked(seat);
                t.choose_each(["yes", "pick ataru-strike from hand"]);
                t.choose(&format!("target obi-wan-kenobi-mysterious-hermit #{next}"));
            }
            t.expect_asked(A);
            t.choose_each(["yes", "pick ataru-strike from hand", "target rey-force-prodigy #4"]);
            // Nobody is left to take the lightsaber but one who falls as well.
            t.expect_asked(D);
            t.choose("no");
            t.expect_gone(OBI);
            t.expect_aside(A, [OBI]);
            t.expect_aside(B, [OBI]);
            t.expect_aside(C, [OBI]);
            t.expect_asked(B);
        });
}

/// SWD-QUEUE-04, SWD-SIM-02
#[test]
fn as_many_abilities_wait_as_answer_at_once() {
    let wrecks = ["aftermath", "aftermath"];
    scene()
        .a(|p| {
            p.team([FINN])
                .in_play(["infantry-grenades on finn-first-order-defector", "aftermath", "aftermath"])
                .pool(["infantry-grenades Sp"])
        })
        .b(|p| p.team(["jawa-scavenger damage 4", "jawa-scavenger damage 4", "jawa-scavenger"]).in_play(wrecks))
        .c(|p| p.in_play(wrecks))
        .d(|p| p.in_play(wrecks))
        .play(|t| {
            t.choose_each(["resolve infantry-grenades Sp", "player 2"]);
            for left in (2..=16).rev() {
                t.expect_asked(A);
                let words = t.key_texts(A);
                assert_eq!(words.len(), left, "{words:?}");
                t.choose(&words[0]);
            }
            for seat in [A, B, C, D] {
                t.expect_resources(seat, 9);
            }
            t.expect_asked(B);
        });
}

/// SWD-RES-06, SWD-OUT-03
#[test]
fn a_die_that_was_resolved_and_stays_is_told_from_its_equal() {
    // Two equal bolts, one of them resolved and rolled again: it makes a difference which of them the droid rolls again.
    for (word, again) in [("die force-lightning Sp #1", true), ("die force-lightning Sp #2", false)] {
        scene()
            .a(|p| {
                p.team([KYLO])
                    .in_play([
                        "force-lightning on kylo-ren-vaders-disciple",
                        "force-lightning on kylo-ren-vaders-disciple",
                        "bb-8-aw",
                    ])
                    .pool(["force-lightning Sp", "force-lightning Sp", "bb-8-aw Sp", "kylo-ren-vaders-disciple -"])
            })
            .b(|p| p.team([REY]))
            .rolls(["Sp", "1F", "2RD"])
            .play(|t| {
                t.choose_each(["resolve force-lightning Sp", "pick rey-force-prodigy", "yes", "resolve bb-8-aw Sp"]);
                t.can_choose_exactly(["die force-lightning Sp #1", "die force-lightning Sp #2"]);
                t.choose(word);
                if again {
                    // The other one is still to be resolved.
                    t.can_choose_exactly(["resolve force-lightning Sp", "done"]);
                    t.choose("done");
                }
                t.expect_asked(B);
            });
    }
}

/// SWD-BEF-02, SWD-THEN-01
#[test]
fn whom_a_strike_hit_is_not_whom_an_answer_to_it_hit() {
    scene()
        .a(|p| {
            p.team([FINN, "rey-force-prodigy damage 8"])
                .pool(["finn-first-order-defector 1MD"])
                .hand(["finishing-strike"])
        })
        .b(|p| {
            p.team(["obi-wan-kenobi-mysterious-hermit damage 10", KYLO])
                .pool(["obi-wan-kenobi-mysterious-hermit 1MD"])
                .hand(["ataru-strike"])
        })
        .play(|t| {
            t.choose_each(["play finishing-strike", "target obi-wan-kenobi-mysterious-hermit"]);
            t.choose_each(["yes", "pick ataru-strike from hand", "target rey-force-prodigy"]);
            // Rey has 1 health left, but was not hit by the strike that finishes off.
            t.expect_gone(OBI);
            t.expect_damage(REY, 9);
            t.expect_asked(B);
        });
}

/// SWD-OUT-03, SWD-AFT-03
#[test]
fn a_die_that_an_ability_waits_for_is_told_from_its_equal() {
    let batons =
        ["z6-riot-control-baton on jango-fett", "z6-riot-control-baton on jango-fett", "fast-hands on jango-fett"];
    let (one, two) = ("die z6-riot-control-baton 2MD #1", "die z6-riot-control-baton 2MD #2");
    for (word, again) in [(one, false), (two, true)] {
        scene().a(|p| p.team(["jango-fett"]).in_play(batons)).b(|p| p.team([REY])).rolls(["2MD", "2MD", "1R"]).play(
            |t| {
                t.choose("activate jango-fett");
                for part in ["baton #2", "fast-hands"] {
                    let words = t.key_texts(A);
                    let next = words.iter().find(|w| w.contains(part)).unwrap_or_else(|| panic!("{part} in {words:?}"));
                    t.choose(next);
                }
                // The second baton stays as it is; whether the first is rolled again is still to be said.
                t.choose_each(["no", "yes"]);
                t.can_choose_exactly(["die jango-fett 1R", one, two]);
                t.choose_each([word, "target rey-force-prodigy"]);
                t.expect_damage(REY, 2);
                if again {
                    t.can_choose_exactly(["yes", "no"]);
                    t.choose("no");
                }
                t.expect_asked(B);
            },
        );
    }
}
