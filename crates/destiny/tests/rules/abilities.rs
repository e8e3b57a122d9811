//! Abilities of all kinds, keywords, what follows and what replaces (Chapter 7).

use destiny::ability::{Ability, Static};
use destiny::{Db, Side, Symbol};

use crate::support::{A, B, scene};

const TROOPER: &str = "first-order-stormtrooper";
const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";
const FINN: &str = "finn-first-order-defector";
const PHASMA: &str = "captain-phasma-stormtrooper-commander";
const GUARD: &str = "royal-guard";

/// SWD-PASS-OPEN1
#[test]
fn an_additional_action_without_effect_is_no_pass() {
    scene()
        .a(|p| p.team([KYLO]).in_play(["immobilize on kylo-ren-vaders-disciple"]).hand(["unpredictable"]))
        .b(|p| p.team([REY]))
        .play(|t| {
            // The event was played; that the action after it does nothing makes no pass of the turn.
            t.choose_each(["play unpredictable", "use immobilize", "pass"]);
            t.expect_round(2);
            t.expect_asked(A);
        });
}

/// SWD-READY-02
#[test]
fn activating_exhausts_characters_and_supports_but_no_upgrades() {
    scene()
        .a(|p| {
            p.team([KYLO]).in_play([
                "immobilize on kylo-ren-vaders-disciple",
                "first-order-tie-fighter",
                "r2-astromech on first-order-tie-fighter",
            ])
        })
        .b(|p| p.team([REY]))
        .play(|t| {
            t.choose_each(["activate kylo-ren-vaders-disciple", "pass"]);
            t.expect_exhausted(KYLO, true);
            t.expect_exhausted("immobilize", false);
            t.choose_each(["activate first-order-tie-fighter", "pass"]);
            t.expect_exhausted("first-order-tie-fighter", true);
            t.expect_exhausted("r2-astromech", false);
            // What it says itself exhausts it.
            t.choose("use r2-astromech");
            t.expect_exhausted("r2-astromech", true);
            t.expect_exhausted("first-order-tie-fighter", false);
        });
}

/// SWD-ABIL-01
#[test]
fn abilities_are_of_several_kinds() {
    scene()
        .a(|p| {
            p.team([PHASMA, "kylo-ren-vaders-disciple damage 10"])
                .battlefield("arid-wasteland")
                .in_play(["f-11d-rifle on kylo-ren-vaders-disciple"])
                .hand(["crossguard-lightsaber"])
                .pool(["captain-phasma-stormtrooper-commander 2RD", "f-11d-rifle Sp"])
        })
        .b(|p| p.team([REY]).pool(["rey-force-prodigy 1MD"]))
        .rolls(["1RD", "2RD"])
        .play(|t| {
            // Triggered.
            t.choose_each(["play crossguard-lightsaber", "pick kylo-ren-vaders-disciple", "done"]);
            t.choose_each(["pick rey-force-prodigy", "pass"]);
            t.expect_damage(REY, 1);
            // Ongoing.
            t.choose("resolve captain-phasma-stormtrooper-commander 2RD as melee");
            t.choose_each(["target rey-force-prodigy", "pass"]);
            t.expect_damage(REY, 3);
            // Special.
            t.choose_each(["resolve f-11d-rifle Sp", "pass"]);
            t.expect_damage(REY, 5);
            // Action, of the card that has the ongoing ability as well.
            t.choose_each(["use captain-phasma-stormtrooper-commander", "pass"]);
            t.expect_pool(A, ["first-order-stormtrooper 1RD", "first-order-stormtrooper 2RD"]);
            // Claim.
            t.choose_each(["claim", "yes"]);
            t.expect_resources(B, 4);
            // Keyword, of the card that has a special as well.
            t.choose_each(["resolve rey-force-prodigy 1MD", "target kylo-ren-vaders-disciple", "yes"]);
            t.expect_on("f-11d-rifle", PHASMA);
        });
}

/// SWD-ABIL-02
#[test]
fn an_ability_works_once_its_card_is_in_play() {
    let layout = scene().a(|p| p.team([FINN]).hand(["mazs-vault"])).b(|p| p.team([KYLO]));
    layout.clone().play(|t| {
        t.next_round();
        t.expect_resources(A, 7);
    });
    layout.play(|t| {
        t.choose("play mazs-vault");
        t.next_round();
        t.expect_resources(A, 8);
    });
    // An event does what it does when it is played, and never again.
    scene().a(|p| p.team([FINN]).hand(["truce"]).discard(["truce"])).play(|t| {
        t.expect_resources(A, 5);
        t.choose_each(["play truce", "pass", "pass", "pass"]);
        t.expect_resources(A, 8);
    });
}

/// SWD-ONG-01
#[test]
fn an_ongoing_ability_applies_constantly() {
    let layout = scene()
        .a(|p| {
            p.team(["first-order-stormtrooper damage 6", TROOPER])
                .in_play(["imperial-troop-transport"])
                .pool(["imperial-troop-transport XRD"])
        })
        .b(|p| p.team([FINN]).pool(["finn-first-order-defector 2RD"]));
    layout.clone().play(|t| {
        t.choose_each(["resolve imperial-troop-transport XRD", "target finn-first-order-defector"]);
        t.expect_damage(FINN, 2);
    });
    layout.play(|t| {
        t.choose("pass");
        t.choose_each(["resolve finn-first-order-defector 2RD", "target first-order-stormtrooper #1"]);
        t.choose_each(["resolve imperial-troop-transport XRD", "target finn-first-order-defector"]);
        t.expect_damage(FINN, 1);
    });
}

/// SWD-DBND-02
#[test]
fn three_kinds_of_sides_need_the_words_of_their_card() {
    for card in Db::all().cards() {
        let sides = card.die.map_or_else(Vec::new, |die| die.0.to_vec());
        let shows = |wanted: &dyn Fn(&Side) -> bool| sides.iter().any(wanted);
        let says = |wanted: &dyn Fn(&Ability) -> bool| card.abilities.iter().any(wanted);
        let id = &card.id;
        let special = says(&|a| matches!(a, Ability::Special(_)));
        assert_eq!(shows(&|s| s.symbol == Symbol::Special), special, "the special of {id}");
        let x = says(&|a| matches!(a, Ability::Always(Static::X(_))));
        assert_eq!(shows(&|s| s.value == Side::X), x, "the X of {id}");
        let bare = says(&|a| matches!(a, Ability::Always(Static::Modifies(_))));
        assert_eq!(shows(&|s| s.symbol == Symbol::Any), bare, "the sides without a symbol of {id}");
        assert!(sides.iter().all(|s| s.symbol != Symbol::Any || s.plus), "only modifiers of {id} lack a symbol");
    }
}

/// SWD-SPEC-01, SWD-SPEC-OPEN1
#[test]
fn a_special_must_be_used() {
    scene()
        .a(|p| p.team(["darth-vader-dark-apprentice"]).pool(["darth-vader-dark-apprentice Sp"]))
        .b(|p| p.team([REY]))
        .play(|t| {
            t.choose("resolve darth-vader-dark-apprentice Sp");
            t.can_choose_exactly(["pick darth-vader-dark-apprentice", "pick rey-force-prodigy"]);
            t.choose("pick rey-force-prodigy");
            t.expect_damage(REY, 3);
            t.expect_damage("darth-vader-dark-apprentice", 1);
            t.expect_asked(B);
        });
    // What the special itself leaves open stays a choice.
    scene()
        .a(|p| p.team(["poe-dameron-more-than-a-pilot"]).pool(["poe-dameron-more-than-a-pilot Sp"]))
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 2MD1"]))
        .play(|t| {
            t.choose_each(["resolve poe-dameron-more-than-a-pilot Sp", "pick poe-dameron-more-than-a-pilot"]);
            t.can_choose_exactly(["yes", "no"]);
            t.choose("no");
            t.expect_shields("poe-dameron-more-than-a-pilot", 1);
            t.expect_pool(B, ["kylo-ren-vaders-disciple 2MD1"]);
        });
}

/// SWD-GRD-OPEN1
#[test]
fn a_guardian_takes_an_x_as_its_owner_counts_it() {
    scene()
        .a(|p| p.team([GUARD]))
        .b(|p| {
            p.team([KYLO])
                .in_play(["id9-seeker-droid on kylo-ren-vaders-disciple"; 2])
                .pool(["id9-seeker-droid XMD"; 2])
        })
        .play(|t| {
            t.choose_each(["activate royal-guard", "yes", "die id9-seeker-droid XMD"]);
            t.expect_damage(GUARD, 2);
            t.expect_pool(B, ["id9-seeker-droid XMD"]);
        });
}

/// SWD-TRIG-01
#[test]
fn before_comes_first_and_after_last() {
    scene()
        .a(|p| p.team(["palpatine-galactic-emperor"]).pool(["palpatine-galactic-emperor 2RD"]))
        .b(|p| p.team([REY, FINN]).in_play(["personal-shield on rey-force-prodigy"]))
        .play(|t| {
            t.choose_each(["resolve palpatine-galactic-emperor 2RD", "target rey-force-prodigy"]);
            t.expect_asked(B);
            t.expect_damage(REY, 0);
            t.choose("yes");
            // The shield came in time; what follows the die is still to be dealt out.
            t.expect_damage(REY, 1);
            t.expect_shields(REY, 0);
            t.choose("assign 0 rey-force-prodigy");
            t.expect_damage(FINN, 2);
        });
}

/// SWD-TRIG-02
#[test]
fn an_ability_that_has_begun_needs_its_card_no_more() {
    scene()
        .a(|p| p.team(["death-trooper"]).in_play(["imperial-inspection"]))
        .b(|p| p.team([REY]).in_play(["jedi-robes on rey-force-prodigy"]))
        .rolls(["1Dr"])
        .play(|t| {
            t.choose_each(["activate death-trooper", "yes"]);
            t.expect_gone("imperial-inspection");
            t.expect_gone("jedi-robes");
            t.expect_hand(B, ["jedi-robes"]);
        });
}

/// SWD-TRIG-OPEN1
#[test]
fn an_ability_must_be_used_unless_it_says_may() {
    scene().a(|p| p.team([KYLO])).b(|p| p.team([REY]).in_play(["shock-collar on kylo-ren-vaders-disciple"])).play(
        |t| {
            t.choose("activate kylo-ren-vaders-disciple");
            t.expect_damage(KYLO, 1);
            t.expect_asked(B);
            t.can_choose("pass");
        },
    );
    scene()
        .a(|p| p.team([KYLO]).in_play(["jedi-rival on kylo-ren-vaders-disciple"]))
        .b(|p| p.team(["rey-force-prodigy shield 1"]))
        .play(|t| {
            t.choose("activate kylo-ren-vaders-disciple");
            t.can_choose_exactly(["yes", "no"]);
            t.choose("no");
            t.expect_shields(REY, 1);
        });
}

/// SWD-TRIG-OPEN2
#[test]
fn a_queued_ability_comes_even_when_its_card_is_gone() {
    scene()
        .a(|p| {
            p.team(["kylo-ren-vaders-disciple damage 10", TROOPER]).in_play(["jedi-rival on kylo-ren-vaders-disciple"])
        })
        .b(|p| p.team(["rey-force-prodigy shield 1"]).in_play(["shock-collar on kylo-ren-vaders-disciple"]))
        .play(|t| {
            t.choose_each(["activate kylo-ren-vaders-disciple", "next shock-collar"]);
            t.expect_gone(KYLO);
            t.expect_gone("jedi-rival");
            t.choose("yes");
            t.expect_shields(REY, 0);
        });
    // "This die" is gone with its card: nothing is left to reroll.
    scene()
        .a(|p| {
            p.team(["first-order-stormtrooper damage 6", KYLO])
                .in_play(["z6-riot-control-baton on first-order-stormtrooper"])
        })
        .b(|p| p.team([REY]).in_play(["shock-collar on first-order-stormtrooper"]))
        .rolls(["1RD", "2MD"])
        .play(|t| {
            // The baton does not move on.
            t.choose_each(["activate first-order-stormtrooper", "next shock-collar", "no"]);
            t.expect_gone("z6-riot-control-baton");
            t.expect_pool(A, []);
            t.expect_asked(B);
            t.can_choose("pass");
        });
}

/// SWD-EFF-01
#[test]
fn an_effect_lasts_as_long_as_it_says() {
    scene()
        .a(|p| p.team([KYLO]).battlefield("carbon-freezing-chamber"))
        .b(|p| p.team([REY]).pool(["rey-force-prodigy -"]).hand(["unpredictable"]))
        .rolls(["1R", "1MD"])
        .play(|t| {
            t.choose_each(["claim", "yes", "die rey-force-prodigy -"]);
            // From the next round on: now it can still be rolled.
            t.choose_each(["play unpredictable", "pass"]);
            t.expect_pool(B, ["rey-force-prodigy 1R"]);
            t.next_round();
            t.choose_each(["pass", "activate rey-force-prodigy"]);
            t.expect_pool(B, []);
            t.next_round();
            t.choose_each(["pass", "activate rey-force-prodigy"]);
            t.expect_pool(B, ["rey-force-prodigy 1MD"]);
        });
}

/// SWD-SPEC-02
#[test]
fn of_several_specials_the_player_chooses_one() {
    let layout = scene()
        .a(|p| p.team([REY]).in_play(["handcrafted-light-bow on rey-force-prodigy"]).pool(["handcrafted-light-bow Sp"]))
        .b(|p| p.team(["kylo-ren-vaders-disciple shield 2"]));
    for (special, damage) in [("special 1", 1), ("special 2", 2)] {
        layout.play(|t| {
            t.choose("resolve handcrafted-light-bow Sp");
            t.can_choose_exactly(["special 1", "special 2"]);
            t.choose_each([special, "pick kylo-ren-vaders-disciple"]);
            t.expect_damage(KYLO, damage);
            t.expect_shields(KYLO, 0);
            t.expect_pool(A, []);
            t.expect_asked(B);
        });
    }
}

/// SWD-REPL-02
#[test]
fn what_happens_instead_is_answered_like_anything() {
    for (enemy, damage, milled) in [("rey-force-prodigy damage 6", 6, 3), ("rey-force-prodigy damage 5", 5, 2)] {
        scene()
            .a(|p| p.team(["captain-phasma-ruthless-tactician"]).pool(["captain-phasma-ruthless-tactician Sp"]))
            .b(|p| p.team([enemy]).in_play(["force-illusion on rey-force-prodigy"]).deck(["aim"; 5]))
            .play(|t| {
                t.choose_each(["resolve captain-phasma-ruthless-tactician Sp", "pick rey-force-prodigy", "yes"]);
                t.expect_damage(REY, damage);
                let mut cards = vec!["aim"; milled];
                cards.push("force-illusion");
                t.expect_discard(B, cards);
            });
    }
}

/// SWD-REPL-05
#[test]
fn what_was_replaced_is_not_replaced_again() {
    scene()
        .a(|p| {
            p.in_play([
                "infantry-grenades on first-order-stormtrooper",
                "ammo-belt on first-order-stormtrooper",
                "ammo-belt on first-order-stormtrooper",
            ])
            .pool(["infantry-grenades Sp"])
        })
        .b(|p| p.team([REY]))
        .play(|t| {
            t.choose_each(["resolve infantry-grenades Sp", "yes"]);
            t.expect_asked(B);
            t.expect_discard(A, ["ammo-belt"]);
            t.expect_on("infantry-grenades", TROOPER);
            t.expect_on("ammo-belt", TROOPER);
        });
}

const LUKE: &str = "luke-skywalker-reluctant-instructor";

/// SWD-FAQ-EX25
#[test]
fn luke_turns_the_circle_of_shelter_into_a_weapon() {
    let layout = scene()
        .a(|p| p.team([LUKE]).hand(["circle-of-shelter"]).pool(["luke-skywalker-reluctant-instructor 1F"]))
        .b(|p| p.team([KYLO]));
    layout.clone().play(|t| {
        t.choose("play circle-of-shelter");
        t.can_choose_exactly(["as melee", "as shield"]);
        t.choose_each(["as melee", "target kylo-ren-vaders-disciple"]);
        t.expect_damage(KYLO, 1);
        t.expect_shields(LUKE, 0);
    });
    layout.play(|t| {
        t.choose_each(["play circle-of-shelter", "as shield"]);
        t.choose("target luke-skywalker-reluctant-instructor");
        t.expect_damage(KYLO, 0);
        t.expect_shields(LUKE, 1);
    });
}
