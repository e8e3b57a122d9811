//! Cards of the Two-Player Game.

use destiny::card::Kind;
use destiny::{Db, Event};
use table::Seat;

use crate::support::{A, B, C, scene};

const TROOPER: &str = "first-order-stormtrooper";
const FINN: &str = "finn-first-order-defector";
const KYLO: &str = "kylo-ren-tormented-one";
const PHASMA: &str = "captain-phasma-ruthless-tactician";
const REY: &str = "rey-finding-the-ways";
const POE: &str = "poe-dameron-more-than-a-pilot";

/// A card everybody has seen.
fn revealed(seat: Seat, slug: &str) -> Event {
    Event::Revealed { seat, card: Db::all().find(slug).expect("a card") }
}

/// A card one player has seen.
fn looked(by: Seat, seat: Seat, slug: &str) -> Event {
    Event::Looked { by, seat, card: Db::all().find(slug) }
}

/// SWD-BAL-05
#[test]
fn phasma_counts_what_the_balance_says() {
    let phasma = Db::all().card(Db::all().find(PHASMA).expect("a card"));
    assert_eq!(phasma.kind, Kind::Character { points: 10, elite: 14, health: 10, printed: Some((9, 13)) });
}

/// SWD-STYP-04
#[test]
fn the_four_characters_have_their_subtypes() {
    use destiny::card::Subtype::{Apprentice, Leader, Pilot, Trooper};
    for (slug, subtypes) in
        [(KYLO, &[Apprentice][..]), (PHASMA, &[Leader, Trooper]), (REY, &[Apprentice]), (POE, &[Leader, Pilot])]
    {
        assert_eq!(Db::all().card(Db::all().find(slug).expect("a card")).subtypes, subtypes, "{slug}");
    }
}

// ---- villains

/// Card 04001; SWD-AFT-01
#[test]
fn kylo_ren_guesses_a_color() {
    let layout = scene().a(|p| p.team([KYLO])).b(|p| p.team([REY]).hand(["clash"]));
    layout.play(|t| {
        t.choose_each(["activate kylo-ren-tormented-one", "yes"]);
        t.expect_exhausted(KYLO, true);
        t.can_choose_exactly(["color red", "color blue", "color yellow", "color gray"]);
        t.choose("color blue");
        t.expect_event(revealed(B, "clash"));
        t.can_choose_exactly(["pick kylo-ren-tormented-one", "pick rey-finding-the-ways"]);
        t.choose("pick rey-finding-the-ways");
        t.expect_damage(REY, 2);
        t.expect_hand(B, ["clash"]);
    });
    layout.play(|t| {
        t.choose_each(["activate kylo-ren-tormented-one", "yes", "color red"]);
        t.expect_event(revealed(B, "clash"));
        t.expect_damage(REY, 0);
        t.expect_asked(B);
    });
    layout.play(|t| {
        t.choose_each(["activate kylo-ren-tormented-one", "no"]);
        t.expect_asked(B);
    });
}

/// Card 04001
#[test]
fn kylo_ren_finds_nothing_in_an_empty_hand() {
    scene().a(|p| p.team([KYLO])).b(|p| p.team([REY])).play(|t| {
        t.choose_each(["activate kylo-ren-tormented-one", "yes", "color blue"]);
        t.expect_damage(REY, 0);
        t.expect_asked(B);
    });
}

/// Card 04002
#[test]
fn phasma_shows_the_wounded_no_mercy() {
    for (worn, left) in [("kylo-ren-tormented-one damage 5", 7), ("kylo-ren-tormented-one damage 6", 9)] {
        scene()
            .a(|p| p.team([PHASMA]).pool(["captain-phasma-ruthless-tactician Sp"]))
            .b(|p| p.team([worn, "rey-finding-the-ways damage 7"]))
            .play(|t| {
                t.choose_each(["resolve captain-phasma-ruthless-tactician Sp", "pick kylo-ren-tormented-one"]);
                t.expect_damage(KYLO, left);
                t.expect_damage(REY, 7);
                t.expect_pool(A, []);
            });
    }
}

/// Card 04003; SWD-TERM-06
#[test]
fn droid_commandos_hit_as_many_as_they_like() {
    let layout = scene()
        .a(|p| p.team([TROOPER]).in_play(["droid-commandos"]).pool(["droid-commandos Sp"]))
        .b(|p| p.team([FINN, "rey-finding-the-ways shield 1", POE]));
    layout.play(|t| {
        t.choose("resolve droid-commandos Sp");
        t.can_choose_exactly([
            "pick first-order-stormtrooper",
            "pick finn-first-order-defector",
            "pick rey-finding-the-ways",
            "pick poe-dameron-more-than-a-pilot",
            "done",
        ]);
        t.choose_each([
            "pick finn-first-order-defector",
            "pick rey-finding-the-ways",
            "pick poe-dameron-more-than-a-pilot",
            "done",
        ]);
        t.expect_damage(TROOPER, 0);
        t.expect_damage(FINN, 1);
        t.expect_damage(REY, 0);
        t.expect_shields(REY, 0);
        t.expect_damage(POE, 1);
    });
    layout.play(|t| {
        t.choose_each(["resolve droid-commandos Sp", "done"]);
        t.expect_damage(FINN, 0);
        t.expect_asked(B);
    });
}

/// Card 04004; SWD-RDP-01
#[test]
fn phasmas_blaster_outlives_only_phasma() {
    let layout = scene()
        .a(|p| p.team([TROOPER]).pool(["first-order-stormtrooper 2RD"]).deck(["clash"]).battlefield("obi-wans-hut"));
    layout
        .clone()
        .b(|p| {
            p.team(["captain-phasma-ruthless-tactician damage 9", KYLO])
                .in_play(["captain-phasmas-blaster on captain-phasma-ruthless-tactician"])
                .deck(["clash"])
                .battlefield("obi-wans-hut")
        })
        .play(|t| {
            t.choose_each(["resolve first-order-stormtrooper 2RD", "target captain-phasma-ruthless-tactician"]);
            t.expect_asked(B);
            t.choose("yes");
            t.expect_on("captain-phasmas-blaster", KYLO);
        });
    layout
        .b(|p| {
            p.team([PHASMA, "kylo-ren-tormented-one damage 11"])
                .in_play(["captain-phasmas-blaster on kylo-ren-tormented-one"])
                .deck(["clash"])
                .battlefield("obi-wans-hut")
        })
        .play(|t| {
            t.choose_each(["resolve first-order-stormtrooper 2RD", "target kylo-ren-tormented-one"]);
            t.expect_gone(KYLO);
            t.expect_discard(B, ["captain-phasmas-blaster"]);
        });
}

/// Card 04005; SWD-GRD-01, SWD-GRD-02, SWD-GRD-03
#[test]
fn a_praetorian_guard_steps_in_the_way() {
    let layout = scene()
        .a(|p| {
            p.team(["captain-phasma-ruthless-tactician shield 1", FINN])
                .in_play(["praetorian-guard on captain-phasma-ruthless-tactician"])
        })
        .b(|p| {
            p.team([REY])
                .in_play(["reys-lightsaber on rey-finding-the-ways"])
                .pool(["rey-finding-the-ways 1Dc", "reys-lightsaber +2MD"])
        });
    layout.play(|t| {
        t.choose_each(["activate captain-phasma-ruthless-tactician", "yes"]);
        t.expect_pool(B, ["rey-finding-the-ways 1Dc"]);
        t.expect_damage(PHASMA, 1);
        t.expect_shields(PHASMA, 0);
        t.expect_exhausted(PHASMA, true);
    });
    layout.play(|t| {
        t.choose_each(["activate captain-phasma-ruthless-tactician", "no"]);
        t.expect_damage(PHASMA, 0);
        t.expect_exhausted(PHASMA, true);
    });
    layout.play(|t| {
        t.choose("activate finn-first-order-defector");
        t.expect_asked(B);
    });
}

/// Card 04006; SWD-SYM-12
#[test]
fn dark_counsel_draws_and_rolls_on() {
    scene()
        .a(|p| {
            p.team([KYLO])
                .in_play(["dark-counsel on kylo-ren-tormented-one"])
                .pool(["dark-counsel Sp"])
                .deck(["aim", "dodge"])
        })
        .rolls(["Sp"])
        .play(|t| {
            t.choose("resolve dark-counsel Sp");
            t.expect_hand(A, ["aim"]);
            t.expect_pool(A, ["dark-counsel Sp"]);
            // Not again in the same action.
            t.expect_asked(B);
        });
}

/// Card 04007; SWD-SELF-01
#[test]
fn a_crossguard_lightsaber_strikes_at_once_for_kylo_ren() {
    let layout = scene().a(|p| p.team([KYLO]).hand(["crossguard-lightsaber"])).b(|p| p.team([REY]));
    layout.play(|t| {
        t.choose("play crossguard-lightsaber");
        t.can_choose_exactly(["pick kylo-ren-tormented-one", "pick rey-finding-the-ways"]);
        t.choose("pick rey-finding-the-ways");
        t.expect_damage(REY, 1);
        t.expect_asked(B);
    });
    // Whichever Kylo Ren it is.
    layout.clone().a(|p| p.team(["kylo-ren-vaders-disciple"])).play(|t| {
        t.choose_each(["play crossguard-lightsaber", "pick rey-finding-the-ways"]);
        t.expect_damage(REY, 1);
    });
    layout.clone().a(|p| p.team([PHASMA])).play(|t| {
        t.choose("play crossguard-lightsaber");
        t.expect_on("crossguard-lightsaber", PHASMA);
        t.expect_asked(B);
    });
    // Neither another copy nor another upgrade sets it off.
    layout
        .a(|p| {
            p.in_play(["crossguard-lightsaber on kylo-ren-tormented-one"]).hand(["crossguard-lightsaber", "jedi-rival"])
        })
        .play(|t| {
            t.choose_each(["play crossguard-lightsaber", "done", "pick rey-finding-the-ways"]);
            t.expect_damage(REY, 1);
            t.expect_asked(B);
            t.choose_each(["pass", "play jedi-rival", "done"]);
            t.expect_damage(REY, 1);
            t.expect_asked(B);
        });
}

/// Card 04007
#[test]
fn a_crossguard_lightsaber_beats_shields_down() {
    for (shields, damage) in [("rey-finding-the-ways", 2), ("rey-finding-the-ways shield 2", 1)] {
        scene()
            .a(|p| {
                p.team([PHASMA])
                    .in_play(["crossguard-lightsaber on captain-phasma-ruthless-tactician"])
                    .pool(["crossguard-lightsaber Sp"])
            })
            .b(|p| p.team([shields]))
            .play(|t| {
                t.choose_each(["resolve crossguard-lightsaber Sp", "pick rey-finding-the-ways"]);
                t.expect_damage(REY, damage);
                t.expect_shields(REY, 0);
            });
    }
}

/// Card 04008; SWD-TERM-20
#[test]
fn force_stasis_is_for_blue_characters() {
    scene().a(|p| p.team([PHASMA, KYLO]).hand(["force-stasis"])).play(|t| {
        t.choose("play force-stasis");
        t.expect_on("force-stasis", KYLO);
    });
    scene().a(|p| p.team([PHASMA]).hand(["force-stasis"])).play(|t| t.cannot_choose("play force-stasis"));
}

/// Card 04008; SWD-THEN-01, SWD-TERM-24
#[test]
fn force_stasis_stops_a_shot_and_hurts() {
    let layout = scene()
        .a(|p| p.team([KYLO]).in_play(["force-stasis on kylo-ren-tormented-one"]).pool(["force-stasis Sp"]))
        .b(|p| p.team([TROOPER, REY]).pool(["first-order-stormtrooper 2RD1", "rey-finding-the-ways 2MD"]).resources(0));
    layout.play(|t| {
        t.choose_each(["resolve force-stasis Sp", "pick rey-finding-the-ways"]);
        t.expect_pool(B, ["rey-finding-the-ways 2MD"]);
        t.expect_damage(REY, 1);
    });
    layout.b(|p| p.pool(["rey-finding-the-ways 2MD"])).play(|t| {
        t.choose("resolve force-stasis Sp");
        t.expect_pool(B, ["rey-finding-the-ways 2MD"]);
        t.expect_asked(B);
    });
}

/// Card 04009
#[test]
fn a_jedi_rival_strips_a_shield() {
    let layout = scene().a(|p| {
        p.team(["captain-phasma-ruthless-tactician elite", FINN])
            .deck(["clash"])
            .battlefield("obi-wans-hut")
            .in_play(["jedi-rival on captain-phasma-ruthless-tactician"])
    });
    let shielded = layout.clone().b(|p| {
        p.team(["rey-finding-the-ways shield 2", "poe-dameron-more-than-a-pilot shield 1"])
            .deck(["clash"])
            .battlefield("obi-wans-hut")
    });
    shielded.play(|t| {
        t.choose_each(["activate captain-phasma-ruthless-tactician", "yes"]);
        t.can_choose_exactly(["pick rey-finding-the-ways", "pick poe-dameron-more-than-a-pilot"]);
        t.choose("pick rey-finding-the-ways");
        t.expect_shields(REY, 1);
        t.expect_shields(POE, 1);
    });
    shielded.play(|t| {
        t.choose_each(["activate captain-phasma-ruthless-tactician", "no"]);
        t.expect_shields(REY, 2);
    });
    shielded.play(|t| {
        t.choose("activate finn-first-order-defector");
        t.expect_asked(B);
    });
    layout.b(|p| p.team([REY]).deck(["clash"]).battlefield("obi-wans-hut")).play(|t| {
        t.choose("activate captain-phasma-ruthless-tactician");
        t.expect_asked(B);
    });
}

/// Card 04009, card 04001; SWD-SIM-01, SWD-QUEUE-04
#[test]
fn kylo_ren_chooses_what_comes_first_as_a_rival() {
    scene()
        .a(|p| {
            p.team([KYLO]).deck(["clash"]).battlefield("obi-wans-hut").in_play(["jedi-rival on kylo-ren-tormented-one"])
        })
        .b(|p| {
            p.team(["rey-finding-the-ways elite shield 1"]).deck(["clash"]).battlefield("obi-wans-hut").hand(["clash"])
        })
        .play(|t| {
            t.choose("activate kylo-ren-tormented-one");
            t.can_choose_exactly(["next jedi-rival", "next kylo-ren-tormented-one"]);
            t.choose_each(["next jedi-rival", "yes"]);
            t.expect_shields(REY, 0);
            t.choose_each(["yes", "color blue", "pick rey-finding-the-ways"]);
            t.expect_damage(REY, 2);
        });
}

/// Card 04010
#[test]
fn armored_support_fires_on_damage() {
    for (side, damage) in [("2RD", 1), ("1F", 0), ("-", 0)] {
        scene()
            .a(|p| {
                p.team([PHASMA, KYLO])
                    .in_play(["armored-support"])
                    .pool(["captain-phasma-ruthless-tactician 1R", "kylo-ren-tormented-one 1R"])
            })
            .b(|p| p.team([REY, POE]).pool(["poe-dameron-more-than-a-pilot 1R"]))
            .rolls([side])
            .play(|t| {
                t.choose("use armored-support");
                t.expect_exhausted("armored-support", true);
                if damage > 0 {
                    t.choose("pick rey-finding-the-ways");
                }
                t.expect_damage(REY, damage);
                t.expect_asked(B);
                let rolled = format!("captain-phasma-ruthless-tactician {side}");
                t.expect_pool(A, [rolled.as_str(), "kylo-ren-tormented-one 1R"]);
            });
    }
    scene()
        .a(|p| {
            p.team([PHASMA])
                .in_play(["armored-support", "praetorian-guard on captain-phasma-ruthless-tactician"])
                .pool(["praetorian-guard 1R"])
        })
        .b(|p| p.team([REY]))
        .rolls(["1MD"])
        .play(|t| {
            t.choose_each(["use armored-support", "pick rey-finding-the-ways"]);
            t.expect_damage(REY, 1);
        });
}

/// Card 04010; SWD-PASS-02, SWD-READY-01
#[test]
fn exhausted_armored_support_is_of_no_use() {
    scene()
        .a(|p| p.team([PHASMA]).in_play(["armored-support exhausted"]).pool(["captain-phasma-ruthless-tactician 1R"]))
        .b(|p| p.team([REY]))
        .play(|t| {
            t.choose("use armored-support");
            t.expect_pool(A, ["captain-phasma-ruthless-tactician 1R"]);
            t.choose("pass");
            t.expect_round(3);
        });
}

/// Card 04011; SWD-DMG-03
#[test]
fn a_first_strike_turns_an_opponents_strength_against_them() {
    let layout = scene()
        .a(|p| p.team([PHASMA]).hand(["first-strike"]).pool(["captain-phasma-ruthless-tactician 1RD"]))
        .b(|p| p.team([TROOPER, REY]).pool(["first-order-stormtrooper 2RD1", "rey-finding-the-ways 1Dc"]));
    layout.play(|t| {
        t.choose("play first-strike");
        t.can_choose_exactly([
            "pick first-order-stormtrooper",
            "pick captain-phasma-ruthless-tactician",
            "pick rey-finding-the-ways",
        ]);
        t.choose("pick rey-finding-the-ways");
        t.expect_damage(REY, 2);
        t.expect_pool(B, ["first-order-stormtrooper 2RD1", "rey-finding-the-ways 1Dc"]);
        t.expect_resources(A, 3);
    });
    layout.clone().b(|p| p.pool(["first-order-stormtrooper 2RD1", "rey-finding-the-ways 1MD"])).play(|t| {
        t.choose_each(["play first-strike", "die rey-finding-the-ways 1MD", "pick first-order-stormtrooper"]);
        t.expect_damage(TROOPER, 1);
    });
    layout.b(|p| p.pool(["rey-finding-the-ways 1Dc"])).play(|t| {
        t.choose("play first-strike");
        t.expect_asked(B);
        t.expect_damage(REY, 0);
    });
}

/// Card 04013; SWD-THEN-01
#[test]
fn an_imperial_envoy_punishes_plans() {
    for (cards, damage) in
        [(["clash", "medical-droid"], 2), (["clash", "teamwork"], 1), (["jedi-rival", "teamwork"], 0)]
    {
        scene().a(|p| p.team([PHASMA]).hand(["imperial-envoy"])).b(|p| p.team([REY, POE]).hand(cards)).play(|t| {
            t.choose("play imperial-envoy");
            for card in cards {
                t.expect_event(revealed(B, card));
            }
            if damage > 0 {
                t.choose("pick rey-finding-the-ways");
            }
            t.expect_damage(REY, damage);
            t.expect_hand(B, cards);
        });
    }
    scene().a(|p| p.team([PHASMA]).hand(["imperial-envoy"])).b(|p| p.team([REY])).play(|t| {
        t.choose("play imperial-envoy");
        t.expect_asked(B);
    });
}

/// Card 04013: two cards of a hand and no more.
#[test]
fn an_imperial_envoy_reveals_two_of_many() {
    scene().a(|p| p.team([PHASMA]).hand(["imperial-envoy"])).b(|p| p.team([REY]).hand(["clash"; 4])).play(|t| {
        t.choose("play imperial-envoy");
        assert_eq!(t.events().iter().filter(|&&e| e == revealed(B, "clash")).count(), 2);
        t.choose("pick rey-finding-the-ways");
        t.expect_damage(REY, 2);
    });
}

/// Card 04015; SWD-XACT-01, SWD-XACT-02, SWD-TERM-OPEN1
#[test]
fn tactical_mastery_gives_up_to_two_actions() {
    let layout = scene().a(|p| p.team([PHASMA, TROOPER]).hand(["tactical-mastery"])).b(|p| p.team([REY]));
    layout.play(|t| {
        t.choose_each(["play tactical-mastery", "activate first-order-stormtrooper"]);
        t.expect_asked(A);
        t.choose("activate captain-phasma-ruthless-tactician");
        t.expect_asked(B);
    });
    layout.play(|t| {
        t.choose_each(["play tactical-mastery", "activate first-order-stormtrooper", "pass"]);
        t.expect_asked(B);
        t.expect_exhausted(PHASMA, false);
    });
    // A Red character of an opponent does not count.
    layout.a(|p| p.team([KYLO])).b(|p| p.team([POE])).play(|t| {
        t.choose("play tactical-mastery");
        t.expect_asked(B);
    });
}

/// Card 04019; SWD-TERM-01, SWD-FAQ-EX14
#[test]
fn skills_are_complete_without_a_weapon() {
    scene()
        .a(|p| p.team([KYLO]).hand(["your-skills-are-complete"]))
        .b(|p| {
            p.team([REY])
                .in_play(["reys-lightsaber on rey-finding-the-ways"])
                .pool(["rey-finding-the-ways 2MD", "reys-lightsaber 3MD1"])
        })
        .play(|t| {
            t.choose("play your-skills-are-complete");
            t.expect_pool(B, ["rey-finding-the-ways 2MD", "reys-lightsaber -"]);
        });
}

/// Card 04020
#[test]
fn doubt_makes_an_opponent_use_a_die_or_lose_it() {
    let layout = scene()
        .a(|p| p.team([PHASMA]).hand(["doubt"]).pool(["captain-phasma-ruthless-tactician 1R"]))
        .b(|p| p.team([REY]).pool(["rey-finding-the-ways 1R"]));
    layout.clone().rolls(["2MD"]).play(|t| {
        t.choose("play doubt");
        t.expect_asked(B);
        t.can_choose_exactly(["die rey-finding-the-ways 2MD", "done"]);
        t.choose_each(["die rey-finding-the-ways 2MD", "target captain-phasma-ruthless-tactician"]);
        t.expect_damage(PHASMA, 2);
        t.expect_pool(B, []);
    });
    layout.clone().rolls(["2MD"]).play(|t| {
        t.choose_each(["play doubt", "done"]);
        t.expect_damage(PHASMA, 0);
        t.expect_pool(B, []);
    });
    // What they resolve is theirs.
    layout.clone().rolls(["1R"]).play(|t| {
        t.choose_each(["play doubt", "die rey-finding-the-ways 1R"]);
        t.expect_resources(B, 6);
        t.expect_resources(A, 5);
        t.expect_pool(A, ["captain-phasma-ruthless-tactician 1R"]);
    });
    layout.rolls(["-"]).play(|t| {
        t.choose("play doubt");
        t.expect_pool(B, []);
    });
}

/// Card 04020; SWD-DIE-05, SWD-VIA-02
#[test]
fn doubt_removes_a_die_that_cannot_be_paid_for() {
    scene()
        .a(|p| p.team([PHASMA]).hand(["doubt"]))
        .b(|p| {
            p.team([REY]).in_play(["reys-lightsaber on rey-finding-the-ways"]).pool(["reys-lightsaber 1R"]).resources(0)
        })
        .rolls(["3MD1"])
        .play(|t| {
            t.choose("play doubt");
            t.expect_pool(B, []);
            t.expect_damage(PHASMA, 0);
        });
}

/// Card 04022
#[test]
fn subjugate_removes_any_die() {
    scene()
        .a(|p| p.team([KYLO]).hand(["subjugate"]).pool(["kylo-ren-tormented-one -"]))
        .b(|p| p.team([REY, POE]).pool(["rey-finding-the-ways -", "poe-dameron-more-than-a-pilot Sp"]))
        .play(|t| {
            t.choose("play subjugate");
            t.can_choose_exactly([
                "die kylo-ren-tormented-one -",
                "die rey-finding-the-ways -",
                "die poe-dameron-more-than-a-pilot Sp",
            ]);
            t.choose("die poe-dameron-more-than-a-pilot Sp");
            t.expect_pool(B, ["rey-finding-the-ways -"]);
            t.expect_pool(A, ["kylo-ren-tormented-one -"]);
        });
}

// ---- heroes

/// Card 04024
#[test]
fn rey_strikes_from_behind_her_shields() {
    let layout = scene()
        .a(|p| p.team(["rey-finding-the-ways shield 1"]).deck(["clash"]).battlefield("obi-wans-hut"))
        .b(|p| p.team([KYLO]).deck(["clash"]).battlefield("obi-wans-hut"));
    layout.play(|t| {
        t.choose_each(["activate rey-finding-the-ways", "yes"]);
        t.can_choose_exactly(["pick kylo-ren-tormented-one", "pick rey-finding-the-ways"]);
        t.choose("pick kylo-ren-tormented-one");
        t.expect_damage(KYLO, 1);
        t.expect_shields(REY, 1);
    });
    layout.play(|t| {
        t.choose_each(["activate rey-finding-the-ways", "no"]);
        t.expect_damage(KYLO, 0);
    });
    layout.a(|p| p.team([REY, "poe-dameron-more-than-a-pilot shield 1"])).play(|t| {
        t.choose("activate rey-finding-the-ways");
        t.expect_asked(B);
    });
}

/// Card 04025; SWD-TERM-32
#[test]
fn poe_dameron_covers_and_turns_another_die() {
    let layout = scene()
        .a(|p| {
            p.team(["poe-dameron-more-than-a-pilot elite"])
                .pool(["poe-dameron-more-than-a-pilot Sp", "poe-dameron-more-than-a-pilot -"])
        })
        .b(|p| p.team([KYLO]).pool(["kylo-ren-tormented-one 2MD"]));
    layout.play(|t| {
        t.choose("resolve poe-dameron-more-than-a-pilot Sp");
        t.can_choose_exactly(["pick kylo-ren-tormented-one", "pick poe-dameron-more-than-a-pilot"]);
        t.choose_each(["pick poe-dameron-more-than-a-pilot", "yes"]);
        t.expect_shields(POE, 1);
        t.can_choose_exactly(["die kylo-ren-tormented-one 2MD", "die poe-dameron-more-than-a-pilot -"]);
        t.choose_each(["die kylo-ren-tormented-one 2MD", "turn kylo-ren-tormented-one to -"]);
        t.expect_pool(A, ["poe-dameron-more-than-a-pilot -"]);
        t.expect_pool(B, ["kylo-ren-tormented-one -"]);
    });
    layout.play(|t| {
        t.choose_each(["resolve poe-dameron-more-than-a-pilot Sp", "pick poe-dameron-more-than-a-pilot", "no"]);
        t.expect_shields(POE, 1);
        t.expect_pool(B, ["kylo-ren-tormented-one 2MD"]);
    });
}

/// Card 04026; SWD-FAQ-EX6
#[test]
fn a_medical_droid_heals_even_while_exhausted() {
    scene()
        .a(|p| {
            p.team(["rey-finding-the-ways damage 3", POE])
                .in_play(["medical-droid exhausted"])
                .pool(["medical-droid Sp"])
        })
        .play(|t| {
            t.choose_each(["resolve medical-droid Sp", "pick rey-finding-the-ways"]);
            t.expect_damage(REY, 2);
        });
}

/// Card 04027; SWD-AMB-01
#[test]
fn a_strike_team_is_cheaper_against_the_rich() {
    for (theirs, left) in [(2, 0), (3, 1)] {
        scene().a(|p| p.team([POE]).hand(["strike-team"]).resources(5)).b(|p| p.team([KYLO]).resources(theirs)).play(
            |t| {
                t.choose("play strike-team");
                t.expect_resources(A, left);
                t.expect_asked(A);
            },
        );
    }
    let layout = scene().a(|p| p.team([POE]).hand(["strike-team"]).resources(4));
    layout.clone().b(|p| p.resources(2)).play(|t| t.cannot_choose("play strike-team"));
    layout.b(|p| p.resources(3)).play(|t| t.can_choose("play strike-team"));
}

/// Card 04028
#[test]
fn teamwork_shields_two() {
    let layout = scene()
        .a(|p| {
            p.team([POE, REY])
                .in_play(["teamwork on poe-dameron-more-than-a-pilot"])
                .pool(["teamwork Sp"])
                .deck(["clash"])
                .battlefield("obi-wans-hut")
        })
        .b(|p| p.team([KYLO]).deck(["clash"]).battlefield("obi-wans-hut"));
    layout.play(|t| {
        t.choose_each(["resolve teamwork Sp", "yes"]);
        t.can_choose_exactly(["pick kylo-ren-tormented-one", "pick rey-finding-the-ways"]);
        t.choose("pick rey-finding-the-ways");
        t.expect_shields(POE, 1);
        t.expect_shields(REY, 1);
    });
    layout.play(|t| {
        t.choose_each(["resolve teamwork Sp", "no"]);
        t.expect_shields(POE, 1);
        t.expect_shields(REY, 0);
    });
}

/// Card 04029
#[test]
fn poe_damerons_blaster_knows_its_owner() {
    for (on, damage) in [
        ("poe-damerons-blaster on poe-dameron-more-than-a-pilot", 3),
        ("poe-damerons-blaster on rey-finding-the-ways", 2),
    ] {
        scene().a(|p| p.team([POE, REY]).in_play([on]).pool(["poe-damerons-blaster Sp"])).b(|p| p.team([KYLO])).play(
            |t| {
                t.choose_each(["resolve poe-damerons-blaster Sp", "pick kylo-ren-tormented-one"]);
                t.expect_damage(KYLO, damage);
            },
        );
    }
}

/// Card 04030
#[test]
fn reys_lightsaber_shields_whoever_takes_it() {
    for (who, shields) in [(REY, 2), (POE, 1)] {
        scene().a(|p| p.team([who]).hand(["reys-lightsaber"])).play(|t| {
            t.choose("play reys-lightsaber");
            t.expect_on("reys-lightsaber", who);
            t.expect_shields(who, shields);
        });
    }
}

/// Card 04030; SWD-RDP-01, SWD-FAQ-EX4, SWD-ERR-10
#[test]
fn reys_lightsaber_moves_on() {
    scene()
        .a(|p| p.team([TROOPER]).pool(["first-order-stormtrooper 2RD"]).deck(["clash"]).battlefield("obi-wans-hut"))
        .b(|p| {
            p.deck(["clash"]).battlefield("obi-wans-hut").team(["rey-finding-the-ways damage 9", POE]).in_play([
                "reys-lightsaber on rey-finding-the-ways",
                "teamwork on poe-dameron-more-than-a-pilot",
                "poe-damerons-blaster on poe-dameron-more-than-a-pilot",
                "inner-strength on poe-dameron-more-than-a-pilot",
            ])
        })
        .play(|t| {
            t.choose_each(["resolve first-order-stormtrooper 2RD", "target rey-finding-the-ways"]);
            t.expect_asked(B);
            t.choose_each(["yes", "discard teamwork"]);
            t.expect_on("reys-lightsaber", POE);
            t.expect_discard(B, ["teamwork"]);
            // It was moved, not played.
            t.expect_shields(POE, 0);
        });
}

/// Card 04030; SWD-UNIQ-03, SWD-UNIQ-04, SWD-FAQ-EX11, SWD-FAQ-EX21
#[test]
fn there_is_one_of_reys_lightsaber_on_each_side() {
    let layout = scene().a(|p| p.team([REY]).hand(["reys-lightsaber"]));
    layout.clone().b(|p| p.team([REY]).in_play(["reys-lightsaber on rey-finding-the-ways#2"])).play(|t| {
        t.choose("play reys-lightsaber");
        t.expect_on("reys-lightsaber #1", "rey-finding-the-ways #1");
    });
    layout
        .a(|p| p.in_play(["reys-lightsaber on rey-finding-the-ways"]))
        .play(|t| t.cannot_choose("play reys-lightsaber"));
}

/// Card 04031; SWD-TERM-18
#[test]
fn inner_strength_hands_pain_on() {
    let layout = |host| {
        scene()
            .a(move |p| {
                p.team([host, "poe-dameron-more-than-a-pilot damage 1"])
                    .in_play(["inner-strength on rey-finding-the-ways"])
                    .pool(["inner-strength Sp"])
            })
            .b(|p| p.team(["kylo-ren-tormented-one shield 1", PHASMA]))
    };
    layout("rey-finding-the-ways damage 3").play(|t| {
        t.choose("resolve inner-strength Sp");
        t.expect_damage(REY, 2);
        t.expect_damage(PHASMA, 1);
        t.expect_damage(KYLO, 0);
        t.expect_damage(POE, 1);
    });
    layout(REY).play(|t| {
        t.choose("resolve inner-strength Sp");
        t.expect_damage(PHASMA, 0);
    });
    let shielded = ["kylo-ren-tormented-one shield 1", "captain-phasma-ruthless-tactician shield 1"];
    layout("rey-finding-the-ways damage 3").b(|p| p.team(shielded)).play(|t| {
        t.choose("resolve inner-strength Sp");
        t.expect_damage(REY, 3);
        t.expect_damage(PHASMA, 0);
    });
}

/// Card 04032
#[test]
fn lukes_protection_comes_back() {
    scene()
        .a(|p| p.team([REY, POE]).in_play(["lukes-protection"]).hand(["aim"; 4]).deck(["dodge", "dodge"]))
        .b(|p| p.team([PHASMA]))
        .play(|t| {
            t.choose("use lukes-protection");
            t.expect_shields(REY, 1);
            t.expect_shields(POE, 0);
            t.expect_gone("lukes-protection");
            t.next_round();
            t.expect_hand(A, ["aim", "aim", "aim", "aim", "lukes-protection"]);
        });
}

/// Card 04033; SWD-FAQ-EX10
#[test]
fn an_honor_guard_gives_itself_up() {
    let pool = ["kylo-ren-tormented-one 1Dr", "kylo-ren-tormented-one 1MD", "captain-phasma-ruthless-tactician 2RD"];
    scene()
        .a(|p| p.team([POE]).hand(["honor-guard"]))
        .b(|p| p.team(["kylo-ren-tormented-one elite", PHASMA]).pool(pool))
        .play(|t| {
            t.choose("play honor-guard");
            t.expect_asked(B);
            t.expect_pool(B, pool);
            t.choose_each(["pass", "use honor-guard"]);
            t.can_choose_exactly(["die kylo-ren-tormented-one 1MD", "die captain-phasma-ruthless-tactician 2RD"]);
            t.choose("die kylo-ren-tormented-one 1MD");
            t.expect_pool(B, ["kylo-ren-tormented-one 1Dr", "captain-phasma-ruthless-tactician 2RD"]);
            t.expect_discard(A, ["honor-guard"]);
        });
    scene().a(|p| p.team([POE]).in_play(["honor-guard"]).pool(["poe-dameron-more-than-a-pilot 2F"])).play(|t| {
        t.choose("use honor-guard");
        t.expect_discard(A, ["honor-guard"]);
        t.expect_pool(A, ["poe-dameron-more-than-a-pilot 2F"]);
    });
}

/// Card 04037
#[test]
fn strategic_planning_readies_or_exhausts_a_support() {
    let layout = scene()
        .a(|p| p.team([POE]).in_play(["medical-droid exhausted"]).hand(["strategic-planning"]))
        .b(|p| p.team([PHASMA]).in_play(["droid-commandos"]));
    layout.play(|t| {
        t.choose_each(["play strategic-planning", "choose 1"]);
        t.expect_exhausted("medical-droid", false);
        t.expect_exhausted("droid-commandos", false);
    });
    layout.play(|t| {
        t.choose_each(["play strategic-planning", "choose 2"]);
        t.expect_exhausted("medical-droid", true);
        t.expect_exhausted("droid-commandos", true);
    });
}

/// Card 04038
#[test]
fn concentrate_turns_a_second_die_for_a_resource() {
    let layout = scene()
        .a(|p| {
            p.team([REY, POE]).hand(["concentrate"]).pool(["rey-finding-the-ways -", "poe-dameron-more-than-a-pilot -"])
        })
        .b(|p| p.team([KYLO]).pool(["kylo-ren-tormented-one 2MD"]));
    layout.play(|t| {
        t.choose("play concentrate");
        t.can_choose_exactly(["die rey-finding-the-ways -", "die poe-dameron-more-than-a-pilot -"]);
        t.choose_each(["die rey-finding-the-ways -", "turn rey-finding-the-ways to 1Sh"]);
        t.choose_each(["yes", "turn poe-dameron-more-than-a-pilot to Sp"]);
        t.expect_pool(A, ["rey-finding-the-ways 1Sh", "poe-dameron-more-than-a-pilot Sp"]);
        t.expect_resources(A, 3);
    });
    layout.play(|t| {
        t.choose_each([
            "play concentrate",
            "die poe-dameron-more-than-a-pilot -",
            "turn poe-dameron-more-than-a-pilot to 2RD",
            "no",
        ]);
        t.expect_pool(A, ["rey-finding-the-ways -", "poe-dameron-more-than-a-pilot 2RD"]);
        t.expect_resources(A, 4);
    });
    layout.a(|p| p.resources(1)).play(|t| {
        t.choose_each(["play concentrate", "die rey-finding-the-ways -", "turn rey-finding-the-ways to 2MD"]);
        t.expect_asked(B);
    });
}

/// Card 04039
#[test]
fn a_defensive_stance_gives_two_shields() {
    scene().a(|p| p.team([REY]).hand(["defensive-stance"])).b(|p| p.team([KYLO])).play(|t| {
        t.choose("play defensive-stance");
        t.can_choose_exactly(["pick kylo-ren-tormented-one", "pick rey-finding-the-ways"]);
        t.choose("pick rey-finding-the-ways");
        t.expect_shields(REY, 2);
        t.expect_shields(KYLO, 0);
    });
}

/// Card 04040
#[test]
fn a_distraction_leaves_an_opponent_the_choice() {
    let layout = scene()
        .a(|p| p.team([REY]).hand(["distraction"]).pool(["rey-finding-the-ways 1R"]))
        .b(|p| p.team([TROOPER, KYLO]).pool(["first-order-stormtrooper 2RD", "kylo-ren-tormented-one 2MD"]));
    layout.play(|t| {
        t.choose("play distraction");
        t.expect_asked(A);
        t.choose_each(["die first-order-stormtrooper 2RD", "die kylo-ren-tormented-one 2MD"]);
        t.expect_asked(B);
        t.can_choose_exactly(["die first-order-stormtrooper 2RD", "die kylo-ren-tormented-one 2MD"]);
        t.choose("die first-order-stormtrooper 2RD");
        t.expect_pool(A, ["rey-finding-the-ways 1R"]);
        t.expect_pool(B, ["kylo-ren-tormented-one 2MD"]);
    });
    // Any two dice.
    layout.play(|t| {
        t.choose_each(["play distraction", "die kylo-ren-tormented-one 2MD", "die rey-finding-the-ways 1R"]);
        t.expect_asked(B);
        t.choose("die rey-finding-the-ways 1R");
        t.expect_pool(A, []);
    });
}

/// Card 04040; SWD-FFA-06
#[test]
fn with_several_opponents_one_is_chosen_to_be_distracted() {
    scene()
        .a(|p| p.team([REY]).hand(["distraction"]))
        .b(|p| p.team([KYLO]).pool(["kylo-ren-tormented-one 2MD"]))
        .c(|p| p.team([PHASMA]).pool(["captain-phasma-ruthless-tactician 2RD"]))
        .play(|t| {
            t.choose_each(["play distraction", "player 3"]);
            t.expect_asked(C);
            t.choose("die kylo-ren-tormented-one 2MD");
            t.expect_pool(B, []);
            t.expect_pool(C, ["captain-phasma-ruthless-tactician 2RD"]);
        });
}

/// Card 04041
#[test]
fn there_is_no_try() {
    let layout = scene()
        .a(|p| p.team([REY]).hand(["do-or-do-not"]).pool(["rey-finding-the-ways -"]))
        .b(|p| p.team([KYLO]).pool(["kylo-ren-tormented-one 1R"]));
    layout.clone().rolls(["2MD"]).play(|t| {
        t.choose("play do-or-do-not");
        t.can_choose_exactly(["die rey-finding-the-ways 2MD", "done"]);
        t.choose_each(["die rey-finding-the-ways 2MD", "target kylo-ren-tormented-one"]);
        t.expect_damage(KYLO, 3);
        t.expect_pool(A, []);
    });
    layout.clone().rolls(["2MD"]).play(|t| {
        t.choose_each(["play do-or-do-not", "done"]);
        t.expect_damage(KYLO, 0);
        t.expect_pool(A, []);
    });
    layout.rolls(["-"]).play(|t| {
        t.choose("play do-or-do-not");
        t.expect_pool(A, []);
        t.expect_pool(B, ["kylo-ren-tormented-one 1R"]);
        t.expect_asked(B);
    });
}

/// Card 04042; SWD-DIE-03, SWD-DMG-04
#[test]
fn fierce_resolve_hits_for_what_is_rolled() {
    for (side, damage) in [("2MD", 2), ("1Dc", 1), ("-", 0)] {
        scene()
            .a(|p| p.team([REY]).hand(["fierce-resolve"]).pool(["rey-finding-the-ways -"]))
            .b(|p| p.team([KYLO]).pool(["kylo-ren-tormented-one 2MD"]))
            .rolls([side])
            .play(|t| {
                t.choose("play fierce-resolve");
                if damage > 0 {
                    t.choose("pick kylo-ren-tormented-one");
                }
                t.expect_damage(KYLO, damage);
                let rolled = format!("rey-finding-the-ways {side}");
                t.expect_pool(A, [rolled.as_str()]);
            });
    }
}

// ---- neutral

/// Card 04012; SWD-TERM-32
#[test]
fn now_a_die_shows_damage() {
    scene()
        .a(|p| {
            p.team([PHASMA])
                .in_play(["dark-counsel on captain-phasma-ruthless-tactician"])
                .hand(["i-have-you-now"])
                .pool(["captain-phasma-ruthless-tactician 1F", "dark-counsel -"])
        })
        .b(|p| p.team([REY]).pool(["rey-finding-the-ways 1MD"]))
        .play(|t| {
            t.choose("play i-have-you-now");
            t.can_choose_exactly(["die captain-phasma-ruthless-tactician 1F", "die rey-finding-the-ways 1MD"]);
            t.choose("die captain-phasma-ruthless-tactician 1F");
            t.can_choose_exactly([
                "turn captain-phasma-ruthless-tactician to 1RD",
                "turn captain-phasma-ruthless-tactician to 2RD",
            ]);
            t.choose("turn captain-phasma-ruthless-tactician to 2RD");
            t.expect_pool(A, ["captain-phasma-ruthless-tactician 2RD", "dark-counsel -"]);
        });
    scene()
        .a(|p| p.team([PHASMA]).hand(["i-have-you-now"]))
        .b(|p| p.team([REY]).pool(["rey-finding-the-ways 1MD"]))
        .play(|t| {
            t.choose("play i-have-you-now");
            t.expect_pool(B, ["rey-finding-the-ways 2MD"]);
        });
}

/// Card 04014
#[test]
fn to_mobilize_pays_off() {
    scene().a(|p| p.team([PHASMA]).hand(["mobilize"]).resources(3)).play(|t| {
        t.choose("play mobilize");
        t.expect_resources(A, 4);
    });
}

/// Card 04016; SWD-AMB-01, SWD-TERM-14
#[test]
fn every_hand_is_foreseen() {
    scene()
        .a(|p| p.team([KYLO]).hand(["as-i-have-foreseen"]))
        .b(|p| p.team([REY]).hand(["clash", "parry"]))
        .c(|p| p.team([POE]).hand(["evade"]))
        .play(|t| {
            t.choose("play as-i-have-foreseen");
            for (seat, card) in [(B, "clash"), (B, "parry"), (C, "evade")] {
                t.expect_event(looked(A, seat, card));
            }
            // Nobody else has seen anything.
            let s = t.state();
            assert_eq!([A, B, C].map(|seat| s.known[seat.idx()].len()), [3, 2, 1]);
            t.expect_hand(B, ["clash", "parry"]);
            t.expect_asked(A);
        });
}

/// Card 04017
#[test]
fn blades_clash() {
    let layout = scene().a(|p| p.team([KYLO]).hand(["clash"]));
    let both = layout.clone().a(|p| p.pool(["kylo-ren-tormented-one 1R"]));
    both.clone().b(|p| p.team([REY, FINN]).pool(["rey-finding-the-ways 2MD", "finn-first-order-defector 2RD"])).play(
        |t| {
            t.choose("play clash");
            let sides = ["1MD", "2MD", "2MD1"].map(|s| format!("turn kylo-ren-tormented-one to {s}"));
            t.can_choose_exactly(sides.iter().map(String::as_str));
            t.choose("turn kylo-ren-tormented-one to 2MD");
            t.expect_pool(A, ["kylo-ren-tormented-one 2MD"]);
            t.expect_pool(B, ["rey-finding-the-ways -", "finn-first-order-defector 2RD"]);
        },
    );
    // Each half works without the other.
    both.b(|p| p.team([REY]).pool(["rey-finding-the-ways 1Dc"])).play(|t| {
        t.choose_each(["play clash", "turn kylo-ren-tormented-one to 1MD"]);
        t.expect_pool(A, ["kylo-ren-tormented-one 1MD"]);
        t.expect_pool(B, ["rey-finding-the-ways 1Dc"]);
    });
    layout.b(|p| p.team([REY]).pool(["rey-finding-the-ways 2MD"])).play(|t| {
        t.choose("play clash");
        t.expect_pool(B, ["rey-finding-the-ways -"]);
    });
}

/// Card 04021; SWD-TERM-28
#[test]
fn parry_removes_a_melee_die() {
    scene()
        .a(|p| p.team([KYLO]).hand(["parry"]).pool(["kylo-ren-tormented-one 1MD"]))
        .b(|p| {
            p.team([TROOPER, REY])
                .in_play(["reys-lightsaber on rey-finding-the-ways"])
                .pool(["first-order-stormtrooper 2RD", "reys-lightsaber +2MD"])
        })
        .play(|t| {
            t.choose("play parry");
            t.can_choose_exactly(["die kylo-ren-tormented-one 1MD", "die reys-lightsaber +2MD"]);
            t.choose("die reys-lightsaber +2MD");
            t.expect_pool(B, ["first-order-stormtrooper 2RD"]);
        });
}

/// Card 04034; SWD-VIA-01, SWD-VIA-03
#[test]
fn a_direct_hit_is_two_harder() {
    scene()
        .a(|p| {
            p.team(["rey-finding-the-ways elite"])
                .in_play(["reys-lightsaber on rey-finding-the-ways"])
                .hand(["direct-hit"])
                .pool(["rey-finding-the-ways 2MD", "rey-finding-the-ways 1R", "reys-lightsaber +2MD"])
        })
        .b(|p| p.team([KYLO]).pool(["kylo-ren-tormented-one 2MD"]))
        .play(|t| {
            t.choose_each(["play direct-hit", "target kylo-ren-tormented-one"]);
            t.expect_damage(KYLO, 4);
            t.expect_pool(A, ["rey-finding-the-ways 1R", "reys-lightsaber +2MD"]);
            t.expect_pool(B, ["kylo-ren-tormented-one 2MD"]);
        });
}

/// Card 04034; SWD-VIA-02
#[test]
fn a_direct_hit_still_costs_what_the_side_costs() {
    let layout = scene()
        .a(|p| p.team([TROOPER]).hand(["direct-hit"]).pool(["first-order-stormtrooper 2RD1"]))
        .b(|p| p.team([KYLO]));
    layout.clone().a(|p| p.resources(3)).play(|t| {
        t.choose_each(["play direct-hit", "target kylo-ren-tormented-one"]);
        t.expect_damage(KYLO, 4);
        t.expect_resources(A, 0);
    });
    layout.a(|p| p.resources(2)).play(|t| {
        t.choose("play direct-hit");
        t.expect_damage(KYLO, 0);
        t.expect_pool(A, ["first-order-stormtrooper 2RD1"]);
    });
}

/// Card 04035; SWD-TERM-29
#[test]
fn logistics_makes_more_of_a_resource() {
    let rey = "rey-finding-the-ways elite";
    let layout = |team: [&'static str; 2]| {
        scene()
            .a(move |p| {
                p.team(team)
                    .hand(["logistics"])
                    .pool(["rey-finding-the-ways 1R", "rey-finding-the-ways 2MD"])
                    .resources(0)
            })
            .b(|p| p.team([PHASMA]).pool(["captain-phasma-ruthless-tactician 1R"]))
    };
    layout([rey, POE]).play(|t| {
        t.choose("play logistics");
        t.expect_resources(A, 2);
        t.expect_pool(A, ["rey-finding-the-ways 2MD"]);
        t.expect_pool(B, ["captain-phasma-ruthless-tactician 1R"]);
    });
    // A Red character of an opponent does not count.
    layout([rey, FINN]).play(|t| {
        t.choose("play logistics");
        t.expect_resources(A, 0);
        t.expect_pool(A, ["rey-finding-the-ways 1R", "rey-finding-the-ways 2MD"]);
    });
}

/// Card 04036; SWD-TERM-28
#[test]
fn recon_copies_a_symbol() {
    let layout = scene()
        .a(|p| {
            p.team([REY])
                .in_play(["reys-lightsaber on rey-finding-the-ways"])
                .hand(["recon"])
                .pool(["reys-lightsaber +2MD"])
        })
        .b(|p| p.team([KYLO]).pool(["kylo-ren-tormented-one 1Dr"]));
    layout.play(|t| {
        t.choose_each(["play recon", "die reys-lightsaber +2MD"]);
        let sides = ["1MD", "2MD", "2MD1"].map(|s| format!("turn kylo-ren-tormented-one to {s}"));
        t.can_choose_exactly(sides.iter().map(String::as_str));
        t.choose("turn kylo-ren-tormented-one to 1MD");
        t.expect_pool(A, ["reys-lightsaber +2MD"]);
        t.expect_pool(B, ["kylo-ren-tormented-one 1MD"]);
    });
    // The lightsaber has no such side.
    layout.play(|t| {
        t.choose_each(["play recon", "die kylo-ren-tormented-one 1Dr"]);
        t.expect_pool(A, ["reys-lightsaber +2MD"]);
        t.expect_pool(B, ["kylo-ren-tormented-one 1Dr"]);
    });
    layout.b(|p| p.pool(["kylo-ren-tormented-one -"])).play(|t| {
        t.choose_each(["play recon", "die kylo-ren-tormented-one -"]);
        t.expect_pool(A, ["reys-lightsaber -"]);
    });
}

/// Card 04043
#[test]
fn evade_removes_a_ranged_die() {
    scene()
        .a(|p| p.team([POE]).hand(["evade"]).pool(["poe-dameron-more-than-a-pilot 1RD"]))
        .b(|p| p.team([TROOPER, KYLO]).pool(["first-order-stormtrooper 2RD", "kylo-ren-tormented-one 2MD"]))
        .play(|t| {
            t.choose("play evade");
            t.can_choose_exactly(["die first-order-stormtrooper 2RD", "die poe-dameron-more-than-a-pilot 1RD"]);
            t.choose("die first-order-stormtrooper 2RD");
            t.expect_pool(B, ["kylo-ren-tormented-one 2MD"]);
        });
}

/// Card 04045; SWD-TERM-06
#[test]
fn an_alarm_rolls_damage_away() {
    let layout =
        scene().a(|p| p.team([POE]).hand(["sound-the-alarm"]).pool(["poe-dameron-more-than-a-pilot 1RD"])).b(|p| {
            p.team([TROOPER, "kylo-ren-tormented-one elite"]).pool([
                "first-order-stormtrooper 2RD",
                "kylo-ren-tormented-one 2MD",
                "kylo-ren-tormented-one 1Dr",
            ])
        });
    layout.clone().rolls(["-", "1R"]).play(|t| {
        t.choose("play sound-the-alarm");
        t.can_choose_exactly(["die first-order-stormtrooper 2RD", "die kylo-ren-tormented-one 2MD", "done"]);
        t.choose_each(["die first-order-stormtrooper 2RD", "die kylo-ren-tormented-one 2MD"]);
        t.expect_pool(B, ["first-order-stormtrooper -", "kylo-ren-tormented-one 1R", "kylo-ren-tormented-one 1Dr"]);
    });
    layout.play(|t| {
        t.choose_each(["play sound-the-alarm", "done"]);
        t.expect_pool(B, ["first-order-stormtrooper 2RD", "kylo-ren-tormented-one 2MD", "kylo-ren-tormented-one 1Dr"]);
    });
}

// ---- battlefields

/// Card 04023; SWD-CLAIM-02
#[test]
fn the_hangar_bay_watches_for_plans() {
    for (top, damage) in [("clash", 1), ("medical-droid", 1), ("teamwork", 0)] {
        scene()
            .a(|p| p.team([PHASMA]).battlefield("hangar-bay"))
            .b(|p| p.team([REY, POE]).deck([top, "dodge"]).hand(["aim"; 4]))
            .play(|t| {
                t.choose_each(["claim", "yes"]);
                t.expect_event(revealed(B, top));
                if damage > 0 {
                    t.choose("pick rey-finding-the-ways");
                }
                t.expect_damage(REY, damage);
                // It stays where it was.
                t.next_round();
                t.expect_hand(B, ["aim", "aim", "aim", "aim", top]);
            });
    }
}

/// Card 04046; SWD-TERM-03
#[test]
fn the_hut_shelters_the_blue_and_those_who_pay() {
    let layout = scene().a(|p| p.team([REY, POE]).battlefield("obi-wans-hut")).b(|p| p.team([KYLO]));
    layout.play(|t| {
        t.choose_each(["claim", "yes", "choose 1"]);
        t.can_choose_exactly(["pick kylo-ren-tormented-one", "pick rey-finding-the-ways"]);
        t.choose("pick rey-finding-the-ways");
        t.expect_shields(REY, 1);
        t.expect_resources(A, 5);
    });
    layout.play(|t| {
        t.choose_each(["claim", "yes", "choose 2"]);
        t.expect_shields(POE, 1);
        t.expect_resources(A, 4);
    });
    layout.a(|p| p.resources(0)).play(|t| {
        t.choose_each(["claim", "yes", "choose 2"]);
        t.expect_shields(POE, 0);
    });
}

// ---- rules these cards show

/// SWD-UPG-09, SWD-FAQ-EX13
#[test]
fn a_cheaper_upgrade_replaces_a_dearer_one_for_nothing() {
    scene()
        .a(|p| {
            p.team([POE]).in_play(["reys-lightsaber on poe-dameron-more-than-a-pilot"]).hand(["teamwork"]).resources(0)
        })
        .play(|t| {
            t.choose_each(["play teamwork", "replace reys-lightsaber"]);
            t.expect_on("teamwork", POE);
            t.expect_discard(A, ["reys-lightsaber"]);
            t.expect_resources(A, 0);
        });
}

/// SWD-FAQ-EX8
#[test]
fn a_gray_upgrade_makes_room_for_a_blue_one() {
    scene()
        .a(|p| p.team([REY]).in_play(["reys-staff on rey-finding-the-ways"]).hand(["reys-lightsaber"]).resources(1))
        .play(|t| {
            t.choose_each(["play reys-lightsaber", "replace reys-staff"]);
            t.expect_resources(A, 0);
            t.expect_discard(A, ["reys-staff"]);
            t.expect_shields(REY, 2);
        });
}

/// SWD-FAQ-EX3
#[test]
fn the_die_of_a_new_upgrade_waits_for_its_character() {
    scene().a(|p| p.team(["poe-dameron-more-than-a-pilot exhausted"]).hand(["teamwork"])).play(|t| {
        t.choose("play teamwork");
        t.expect_on("teamwork", POE);
        t.expect_pool(A, []);
    });
}
