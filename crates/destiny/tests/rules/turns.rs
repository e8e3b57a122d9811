//! Set-up, rounds, actions, passing, claiming and the end of the game (Chapter 5).

use destiny::Event;
use table::chance::Fast;
use table::{Game, NoSink, Options, Seat, ToAct};

use crate::support::{A, B, C, scene, table_of};

const TROOPER: &str = "first-order-stormtrooper";
const REY: &str = "rey-force-prodigy";

/// SWD-ROUND-02, SWD-ROUND-03, SWD-ROUND-04, SWD-PASS-01
#[test]
fn players_alternate_until_both_pass() {
    scene().play(|t| {
        t.expect_asked(A);
        t.pass(1);
        t.expect_asked(B);
        t.choose("activate first-order-stormtrooper #2");
        // Whoever has passed may act again.
        t.choose("activate first-order-stormtrooper #1");
        t.pass(2);
        t.expect_round(3);
    });
}

/// SWD-UPKEEP-01, SWD-UPKEEP-02, SWD-UPKEEP-03, SWD-UPKEEP-05, SWD-FAQ-EX7
#[test]
fn the_upkeep_phase_readies_collects_and_draws() {
    scene()
        .a(|p| {
            p.team(["first-order-stormtrooper exhausted"])
                .pool(["first-order-stormtrooper 1RD"])
                .resources(1)
                .hand(["aim"; 7])
        })
        .b(|p| p.hand(["aim"; 2]).deck(["dodge"; 4]))
        .play(|t| {
            t.pass(2);
            t.choose_as(A, "put back aim");
            t.choose_as(A, "done");
            t.choose_as(B, "done");
            t.expect_exhausted("first-order-stormtrooper #1", false);
            t.expect_pool(A, []);
            t.expect_resources(A, 3);
            t.expect_hand(A, ["aim"; 6]);
            t.expect_hand(B, ["aim", "aim", "dodge", "dodge", "dodge"]);
            t.expect_round(3);
        });
}

/// SWD-UPKEEP-04, SWD-UPKEEP-OPEN1
#[test]
fn cards_to_discard_are_chosen_in_secret_and_shown_together() {
    scene().a(|p| p.hand(["aim", "block"])).b(|p| p.hand(["flank"])).play(|t| {
        t.pass(2);
        t.choose_as(A, "put back block");
        t.choose_as(A, "done");
        t.expect_discard(A, []);
        t.choose_as(B, "put back flank");
        t.choose_as(B, "done");
        t.expect_discard(A, ["block"]);
        t.expect_discard(B, ["flank"]);
    });
}

/// SWD-CLAIM-01, SWD-CLAIM-03, SWD-CLAIM-04, SWD-CLAIM-05, SWD-CLAIM-06, SWD-BF-03
#[test]
fn whoever_claims_is_done_for_the_round() {
    scene().held_by(A).a(|p| p.team([TROOPER])).play(|t| {
        t.choose_each(["activate first-order-stormtrooper #1", "claim"]);
        t.expect_asked(A);
        // B has claimed and only A goes on; nobody else can claim.
        t.cannot_choose("claim");
        t.choose("pass");
        t.expect_round(3);
        t.expect_asked(B);
        // B controls the battlefield and may claim it once more.
        t.choose("claim");
        t.expect_asked(A);
    });
}

/// SWD-ACTV-01, SWD-ACTV-02, SWD-ACTV-04, SWD-UPG-07
#[test]
fn activating_exhausts_and_rolls_all_dice() {
    scene()
        .a(|p| {
            p.team(["rey-force-prodigy elite"])
                .in_play(["lightsaber on rey-force-prodigy"])
                .pool(["rey-force-prodigy 1R"])
        })
        .rolls(["1MD", "3MD1"])
        .play(|t| {
            t.choose("activate rey-force-prodigy");
            t.expect_exhausted(REY, true);
            t.expect_pool(A, ["rey-force-prodigy 1R", "rey-force-prodigy 1MD", "lightsaber 3MD1"]);
            t.choose("pass");
            t.cannot_choose("activate rey-force-prodigy");
        });
}

/// SWD-ACTV-05
#[test]
fn a_support_without_a_die_cannot_be_activated() {
    scene().a(|p| p.in_play(["awakening", "bb-8-aw"])).play(|t| {
        t.cannot_choose("activate awakening");
        t.can_choose("activate bb-8-aw");
    });
}

/// SWD-RES-01, SWD-RES-03, SWD-FAQ-EX9, SWD-SYM-03, SWD-DMG-05
#[test]
fn several_dice_of_one_symbol_are_resolved_one_by_one() {
    scene()
        .a(|p| {
            p.team([TROOPER, TROOPER, "finn-first-order-defector"]).pool([
                "first-order-stormtrooper 2RD",
                "first-order-stormtrooper 1RD",
                "finn-first-order-defector 1MD",
            ])
        })
        .b(|p| p.team([REY, "kylo-ren-vaders-disciple"]))
        .play(|t| {
            t.choose_each(["resolve first-order-stormtrooper 2RD", "target rey-force-prodigy"]);
            // Another symbol is another action; one may stop (SWD-FAQ-EX5).
            t.can_choose_exactly(["resolve first-order-stormtrooper 1RD", "done"]);
            t.choose_each(["resolve first-order-stormtrooper 1RD", "target kylo-ren-vaders-disciple"]);
            t.expect_damage(REY, 2);
            t.expect_damage("kylo-ren-vaders-disciple", 1);
            t.expect_pool(A, ["finn-first-order-defector 1MD"]);
            t.expect_asked(B);
        });
}

/// SWD-DIE-06, SWD-DIE-EX1, SWD-DIE-OPEN1
#[test]
fn modifiers_join_a_die_of_their_symbol() {
    scene()
        .a(|p| {
            p.team(["rey-force-prodigy elite"]).in_play(["lightsaber on rey-force-prodigy"]).pool([
                "rey-force-prodigy 1MD",
                "rey-force-prodigy +2MD",
                "lightsaber +2MD",
            ])
        })
        .b(|p| p.team(["kylo-ren-vaders-disciple shield 1"]))
        .play(|t| {
            t.cannot_choose("resolve lightsaber +2MD");
            t.choose_each(["resolve rey-force-prodigy 1MD", "add rey-force-prodigy +2MD", "add lightsaber +2MD"]);
            t.choose("target kylo-ren-vaders-disciple");
            t.expect_damage("kylo-ren-vaders-disciple", 4);
            t.expect_shields("kylo-ren-vaders-disciple", 0);
            t.expect_pool(A, []);
        });
}

/// SWD-DIE-05
#[test]
fn a_side_that_cannot_be_paid_cannot_be_resolved() {
    scene().a(|p| p.pool(["first-order-stormtrooper 2RD1"]).resources(0)).play(|t| {
        t.cannot_choose("resolve first-order-stormtrooper 2RD1");
    });
}

/// SWD-SYM-05, SWD-SYM-06, SWD-SYM-07, SWD-SYM-08, SWD-RSRC-01
#[test]
fn shields_resources_disruption_and_discarding() {
    scene()
        .a(|p| {
            p.team(["kylo-ren-vaders-disciple elite", "rey-force-prodigy"])
                .in_play(["immobilize on kylo-ren-vaders-disciple"])
                .pool([
                    "kylo-ren-vaders-disciple 1Sh",
                    "kylo-ren-vaders-disciple 1R",
                    "immobilize 1Dr",
                    "rey-force-prodigy 1Dc",
                ])
        })
        .b(|p| p.resources(0).hand(["aim"]))
        .play(|t| {
            t.choose_each(["resolve kylo-ren-vaders-disciple 1Sh", "target rey-force-prodigy", "pass"]);
            t.expect_shields(REY, 1);
            t.choose_each(["resolve kylo-ren-vaders-disciple 1R", "pass"]);
            t.expect_resources(A, 6);
            t.choose_each(["resolve immobilize 1Dr", "pass"]);
            t.expect_resources(B, 0);
            t.choose("resolve rey-force-prodigy 1Dc");
            t.expect_discard(B, ["aim"]);
        });
}

/// SWD-SYM-09
#[test]
fn focus_turns_other_dice_of_the_own_pool() {
    scene()
        .a(|p| {
            p.team([REY]).in_play(["jedi-robes on rey-force-prodigy"]).pool(["jedi-robes 1F", "rey-force-prodigy -"])
        })
        .b(|p| p.pool(["first-order-stormtrooper -"]))
        .play(|t| {
            t.choose("resolve jedi-robes 1F");
            t.can_choose_exactly(["die rey-force-prodigy -", "done"]);
            t.choose_each(["die rey-force-prodigy -", "turn rey-force-prodigy to 1MD"]);
            t.expect_pool(A, ["rey-force-prodigy 1MD"]);
        });
}

/// SWD-REROLL-01, SWD-REROLL-02
#[test]
fn a_discarded_card_rerolls_any_number_of_dice() {
    scene()
        .a(|p| p.team(["rey-force-prodigy elite"]).hand(["aim"]).pool(["rey-force-prodigy -", "rey-force-prodigy 1R"]))
        .rolls(["1MD"])
        .play(|t| {
            t.choose_each(["reroll with aim", "die rey-force-prodigy -", "done"]);
            t.expect_pool(A, ["rey-force-prodigy 1MD", "rey-force-prodigy 1R"]);
            t.expect_discard(A, ["aim"]);
        });
}

/// SWD-PASS-02, SWD-PASS-EX1
#[test]
fn an_action_that_changes_nothing_is_a_pass() {
    scene().a(|p| p.team(["kylo-ren-vaders-disciple"]).in_play(["immobilize on kylo-ren-vaders-disciple"])).play(|t| {
        // Its die is not in the pool.
        t.choose_each(["use immobilize", "pass"]);
        t.expect_round(3);
    });
}

/// SWD-PASS-EX2, SWD-EVENT-01
#[test]
fn what_exhausts_a_card_is_no_pass() {
    scene().a(|p| p.team(["kylo-ren-vaders-disciple"]).in_play(["power-of-the-dark-side"])).play(|t| {
        t.choose_each(["use power-of-the-dark-side", "pass"]);
        t.expect_round(2);
        t.expect_asked(A);
    });
}

/// SWD-XACT-01, SWD-XACT-02, SWD-XACT-05
#[test]
fn an_additional_action_may_be_declined_and_is_no_pass() {
    scene().a(|p| p.team(["finn-first-order-defector"]).hand(["unpredictable"])).play(|t| {
        t.choose("play unpredictable");
        t.expect_asked(A);
        t.choose("pass");
        t.expect_asked(B);
        t.choose("pass");
        t.expect_asked(A);
    });
}

/// SWD-UPG-03, SWD-UPG-04, SWD-UPG-OPEN1
#[test]
fn a_fourth_upgrade_pushes_an_older_one_out() {
    scene()
        .a(|p| {
            p.team(["finn-first-order-defector"])
                .in_play([
                    "lightsaber on finn-first-order-defector",
                    "f-11d-rifle on finn-first-order-defector",
                    "jedi-robes on finn-first-order-defector",
                ])
                .hand(["reys-staff"])
        })
        .play(|t| {
            t.choose_each(["play reys-staff", "done"]);
            t.can_choose_exactly(["discard f-11d-rifle", "discard jedi-robes", "discard lightsaber"]);
            t.choose("discard jedi-robes");
            t.expect_on("reys-staff", "finn-first-order-defector");
            t.expect_discard(A, ["jedi-robes"]);
        });
}

/// SWD-UPG-09, SWD-UPG-10, SWD-FAQ-EX13, SWD-UPG-OPEN2
#[test]
fn replacing_costs_only_the_difference_once_a_round() {
    scene()
        .a(|p| {
            p.team(["finn-first-order-defector"])
                .in_play(["lightsaber on finn-first-order-defector"])
                .hand(["reys-staff", "f-11d-rifle"])
                .resources(0)
        })
        .play(|t| {
            // It cannot be paid for otherwise, so it is replaced.
            t.can_choose("play reys-staff");
            t.choose("play reys-staff");
            t.choose("replace lightsaber");
            t.expect_resources(A, 0);
            t.expect_discard(A, ["lightsaber"]);
            t.choose("pass");
            t.cannot_choose("play f-11d-rifle");
        });
}

/// SWD-UNIQ-01, SWD-UNIQ-03, SWD-UNIQ-04, SWD-FAQ-EX11, SWD-FAQ-EX21
#[test]
fn a_second_copy_of_a_unique_card_cannot_be_played() {
    let rey = "rey-force-prodigy";
    scene()
        .a(|p| p.team(["finn-first-order-defector"]).in_play(["bb-8-aw"]).hand(["bb-8-aw"]))
        .b(|p| p.team([rey]).hand(["bb-8-aw"]))
        .play(|t| {
            t.cannot_choose("play bb-8-aw");
            t.choose_each(["pass", "play bb-8-aw"]);
        });
}

/// SWD-WIN-01
#[test]
fn whoever_has_no_character_left_has_lost() {
    scene().a(|p| p.pool(["first-order-stormtrooper 2RD"])).b(|p| p.team(["rey-force-prodigy damage 8"])).play(|t| {
        t.choose_each(["resolve first-order-stormtrooper 2RD", "target rey-force-prodigy"]);
        t.expect_over([A]);
    });
}

/// SWD-WIN-02, SWD-WIN-03
#[test]
fn whoever_has_no_card_left_after_a_round_has_lost() {
    scene().b(|p| p.deck([])).play(|t| {
        t.choose_each(["pass", "pass"]);
        t.expect_over([A]);
    });
    scene().held_by(B).a(|p| p.deck([])).b(|p| p.deck([])).play(|t| {
        t.choose_each(["pass", "pass"]);
        t.expect_over([B]);
    });
}

/// SWD-DEF-01, SWD-FAQ-EX12, SWD-OUT-01, SWD-DMG-06, SWD-DMG-EX3
#[test]
fn a_defeated_character_takes_its_dice_and_upgrades_along() {
    scene()
        .a(|p| p.pool(["first-order-stormtrooper 2RD"]))
        .b(|p| {
            p.team(["rey-force-prodigy damage 9", "finn-first-order-defector"])
                .in_play(["jedi-robes on rey-force-prodigy"])
                .pool(["rey-force-prodigy 1MD", "jedi-robes 1F", "finn-first-order-defector 1RD"])
        })
        .play(|t| {
            t.choose_each(["resolve first-order-stormtrooper 2RD", "target rey-force-prodigy"]);
            t.expect_gone(REY);
            t.expect_pool(B, ["finn-first-order-defector 1RD"]);
            t.expect_discard(B, ["jedi-robes"]);
        });
}

/// SWD-ROUND-01
#[test]
fn a_round_is_an_action_phase_and_an_upkeep_phase() {
    scene().a(|p| p.team([TROOPER]).resources(0)).b(|p| p.team([REY]).resources(0)).rolls(["1RD"]).play(|t| {
        t.choose_each(["activate first-order-stormtrooper", "pass"]);
        t.expect_round(2);
        t.expect_exhausted(TROOPER, true);
        t.expect_resources(A, 0);
        t.choose("pass");
        // Upkeep belongs to the round that ends, and comes once.
        t.expect_round(3);
        t.expect_exhausted(TROOPER, false);
        t.expect_pool(A, []);
        t.expect_resources(A, 2);
        t.expect_resources(B, 2);
        let mut told = t.events().iter().filter(|e| matches!(e, Event::Upkeep | Event::Round { .. }));
        assert_eq!(told.next(), Some(&Event::Upkeep));
        assert_eq!(told.next(), Some(&Event::Round { n: 3 }));
        assert_eq!(told.next(), None);
    });
}

/// SWD-FFA-04, SWD-FFA-05, SWD-FFA-06, SWD-FFA-07, SWD-FFA-08, SWD-FFA-11
#[test]
fn three_play_each_against_all() {
    scene()
        .a(|p| p.team([TROOPER]).pool(["first-order-stormtrooper 2RD"]).hand(["block"]))
        .b(|p| p.team(["rey-force-prodigy damage 9"]).pool(["rey-force-prodigy 1MD"]))
        .c(|p| p.team(["finn-first-order-defector damage 9"]).pool(["finn-first-order-defector 1MD"]))
        .play(|t| {
            t.choose_each(["play block", "player 3"]);
            t.expect_pool(B, ["rey-force-prodigy 1MD"]);
            t.expect_pool(C, []);
            t.pass(2);
            t.choose_each(["resolve first-order-stormtrooper 2RD", "target rey-force-prodigy"]);
            t.expect_gone(REY);
            // B is out, C is next.
            t.expect_asked(C);
            t.choose("activate finn-first-order-defector");
            t.expect_asked(A);
            t.leave_open();
        });
}

/// SWD-SETUP-03 to SWD-SETUP-09
#[test]
fn a_game_begins_with_hands_battlefield_and_shields() {
    let game = table_of::<1>(&["rey-starter", "kylo-ren-starter"]);
    for seed in 0..20 {
        let mut rng = Fast::new(seed);
        let mut s = game.start(&mut rng, &mut NoSink);
        let mut options = Options::new();
        for seat in Seat::first(2) {
            game.options(&s, seat, &mut options);
            let done = *options.last().expect("an option");
            game.apply(&mut s, seat, done, &mut rng, &mut NoSink);
        }
        assert_eq!(s.resources[..2], [2, 2]);
        let ToAct::Seats { asked, .. } = game.to_act(&s) else { panic!("the game is over") };
        let winner = asked.lowest().expect("somebody chooses");
        game.options(&s, winner, &mut options);
        assert_eq!(options.len(), 2, "two battlefields to choose from");
        let mine = options[winner.idx()];
        game.apply(&mut s, winner, mine, &mut rng, &mut NoSink);
        assert_eq!((s.holder(), s.active), (Some(winner), winner));
        // The other player gives two shields.
        let other = winner.other();
        game.options(&s, other, &mut options);
        let all = *options.last().expect("an option");
        game.apply(&mut s, other, all, &mut rng, &mut NoSink);
        let shields: u8 = game.cast().all().map(|c| s.shields[c]).sum();
        assert_eq!((shields, s.round), (2, 1));
    }
}
