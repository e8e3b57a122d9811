//! What becomes of the things of a player who is out of the game.

use crate::support::{A, B, C, scene};

const TROOPER: &str = "first-order-stormtrooper";
const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";

/// SWD-FFA-08, SWD-DOWN-03
#[test]
fn downgrades_of_who_is_out_leave_and_their_effects_end() {
    scene()
        .a(|p| p.team(["rey-force-prodigy elite"]).pool(["rey-force-prodigy 1MD", "rey-force-prodigy +2MD"]))
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]))
        .c(|p| {
            p.team(["finn-first-order-defector damage 9"])
                .in_play(["hampered on rey-force-prodigy", "mind-extraction on kylo-ren-vaders-disciple"])
        })
        .play(|t| {
            t.choose_each(["pass", "resolve kylo-ren-vaders-disciple 1MD", "target finn-first-order-defector"]);
            t.expect_gone("hampered");
            t.expect_gone("mind-extraction");
            t.expect_asked(A);
            // Her dice are modified again.
            t.choose_each(["resolve rey-force-prodigy 1MD", "add rey-force-prodigy +2MD"]);
            t.choose("target kylo-ren-vaders-disciple");
            t.expect_damage(KYLO, 3);
            t.cannot_choose("use mind-extraction");
            t.choose("pass");
        });
}

/// SWD-FFA-08
#[test]
fn a_constant_effect_of_who_is_out_ends() {
    scene()
        .a(|p| p.team(["rey-force-prodigy damage 3"]).hand(["rejuvenate", "rejuvenate"]))
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]))
        .c(|p| p.team(["finn-first-order-defector damage 9"]).in_play(["relentless"]))
        .play(|t| {
            t.choose_each(["play rejuvenate", "pick rey-force-prodigy"]);
            t.expect_damage(REY, 3);
            t.choose_each(["resolve kylo-ren-vaders-disciple 1MD", "target finn-first-order-defector"]);
            t.choose_each(["play rejuvenate", "pick rey-force-prodigy"]);
            t.expect_damage(REY, 2);
        });
}

/// SWD-FFA-09, SWD-CLAIM-05
#[test]
fn what_one_who_is_out_has_claimed_waits_for_the_next_round() {
    scene()
        .a(|p| p.team([REY]).deck(["aim"; 10]))
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]).deck(["aim"; 10]))
        .c(|p| p.team(["finn-first-order-defector damage 9"]))
        .play(|t| {
            t.choose_each(["pass", "pass", "claim"]);
            t.expect_asked(A);
            t.cannot_choose("claim");
            t.choose_each(["pass", "resolve kylo-ren-vaders-disciple 1MD", "target finn-first-order-defector"]);
            assert!(t.state().out.contains(C));
            t.expect_asked(A);
            t.cannot_choose("claim");
            t.choose("pass");
            t.expect_asked(B);
            t.cannot_choose("claim");
            t.choose("pass");
            // The player to the left begins the next round, and the battlefield can be claimed again.
            t.expect_asked(A);
            t.can_choose("claim");
            t.leave_open();
        });
}

/// SWD-FFA-07, SWD-ROUND-02
#[test]
fn who_falls_in_the_own_turn_leaves_the_next_player_to_go_on() {
    scene()
        .a(|p| p.team(["darth-vader-dark-apprentice damage 10"]).pool(["darth-vader-dark-apprentice Sp"]))
        .b(|p| p.team([REY]))
        .c(|p| p.team([KYLO]))
        .play(|t| {
            t.choose_each(["resolve darth-vader-dark-apprentice Sp", "pick rey-force-prodigy"]);
            assert!(t.state().out.contains(A));
            t.expect_damage(REY, 3);
            t.expect_asked(B);
            t.can_choose_exactly(["activate rey-force-prodigy", "claim", "pass"]);
        });
}

/// SWD-FFA-08, SWD-XACT-05
#[test]
fn additional_actions_and_waiting_abilities_of_who_is_out_are_dropped() {
    scene()
        .a(|p| p.team(["first-order-stormtrooper damage 6"]).hand(["tactical-mastery"]))
        .b(|p| p.team([REY]).in_play(["shock-collar on first-order-stormtrooper"]))
        .c(|p| p.team([KYLO]))
        .play(|t| {
            t.choose_each(["play tactical-mastery", "activate first-order-stormtrooper"]);
            assert!(t.state().out.contains(A));
            t.expect_asked(B);
            t.can_choose_exactly(["activate rey-force-prodigy", "claim", "pass"]);
        });
    // What waits is put in order by whoever controls the battlefield, and the own part of who is out is not done.
    scene()
        .a(|p| p.team(["first-order-stormtrooper damage 6"]).in_play(["jedi-rival on first-order-stormtrooper"]))
        .b(|p| p.team(["rey-force-prodigy shield 1"]).in_play(["shock-collar on first-order-stormtrooper"]))
        .c(|p| p.team(["jango-fett"]))
        .held_by(B)
        .rolls(["1RD", "1RD"])
        .play(|t| {
            t.choose("activate first-order-stormtrooper");
            t.expect_asked(B);
            t.can_choose_exactly(["next jango-fett", "next jedi-rival", "next shock-collar"]);
            t.choose_each(["next shock-collar", "next jedi-rival"]);
            assert!(t.state().out.contains(A));
            t.expect_asked(C);
            t.choose("yes");
            t.expect_pool(C, ["jango-fett 1RD"]);
            t.expect_shields(REY, 1);
            t.expect_asked(B);
        });
}

/// SWD-FFA-06, SWD-FFA-07
#[test]
fn who_is_out_is_no_opponent_any_more() {
    let layout = scene()
        .a(|p| p.team(["rex elite", TROOPER]).pool(["rex 2ID", "rex 2ID"]).hand(["take-prisoner"]))
        .b(|p| p.team([KYLO]).hand(["aim", "aim", "aim"]))
        .c(|p| p.team(["finn-first-order-defector damage 9"]));
    layout.play(|t| {
        t.choose("resolve rex 2ID");
        t.can_choose_exactly(["player 2", "player 3"]);
        t.choose("player 3");
        assert!(t.state().out.contains(C));
        // In the same action nobody is asked whom the second one hits.
        t.choose("resolve rex 2ID");
        t.expect_damage(KYLO, 2);
        t.choose("pass");
        // Nor are the defeated of who is out counted.
        t.choose("play take-prisoner");
        t.expect_hand(B, ["aim", "aim", "aim"]);
    });
}

/// SWD-FFA-11, SWD-DMG-07
#[test]
fn who_is_left_when_two_fall_together_wins() {
    scene()
        .a(|p| p.team(["boba-fett damage 10"]).hand(["barter-with-blood", "dodge"]))
        .b(|p| p.team(["rey-force-prodigy damage 9"]))
        .c(|p| p.team([KYLO]).hand(["aim"]))
        .play(|t| {
            t.choose("play barter-with-blood");
            t.choose_as(A, "bid 1");
            t.choose_as(B, "bid 1");
            t.choose_as(C, "bid 0");
            t.expect_over([C]);
        });
}

/// Card 02131; SWD-FFA-07, SWD-FFA-08, SWD-DOWN-02
#[test]
fn a_card_that_somebody_else_controls_does_not_stay_on_a_character_of_who_is_out() {
    scene()
        .a(|p| p.team(["finn-first-order-defector"]).hand(["premonitions"]).deck(["aim"; 10]))
        .b(|p| p.team([KYLO]).hand(["premonitions", "hampered"]).deck([]))
        .c(|p| p.team([REY]).deck(["aim"; 10]))
        .play(|t| {
            t.choose_each(["pass", "play premonitions", "choose 1", "pick hampered from hand", "pass"]);
            t.choose_each(["play premonitions", "choose 2", "pick kylo-ren-vaders-disciple"]);
            t.expect_on("hampered", KYLO);
            // Without a card left, its owner is out at the end of the round, characters and all.
            t.next_round();
            assert!(t.state().out.contains(B));
            t.expect_gone("hampered");
            t.expect_discard(A, ["premonitions"]);
            t.leave_open();
        });
}

/// Card 02131; SWD-FFA-08, SWD-DOWN-02, SWD-DOWN-03
#[test]
fn a_downgrade_stays_when_who_attached_it_is_out_and_was_not_its_owner() {
    scene()
        .a(|p| p.team(["finn-first-order-defector damage 9"]).hand(["premonitions"]).deck(["aim"; 10]))
        .b(|p| {
            p.team(["kylo-ren-vaders-disciple elite"])
                .hand(["premonitions", "hampered", "unshackle"])
                .pool(["kylo-ren-vaders-disciple 1MD", "kylo-ren-vaders-disciple 1R"])
        })
        .c(|p| p.team([REY]).deck(["aim"; 10]))
        .play(|t| {
            t.choose_each(["pass", "play premonitions", "choose 1", "pick hampered from hand", "pass"]);
            t.choose_each(["play premonitions", "choose 2", "pick kylo-ren-vaders-disciple"]);
            t.choose_each(["resolve kylo-ren-vaders-disciple 1MD", "target finn-first-order-defector"]);
            assert!(t.state().out.contains(A));
            t.expect_on("hampered", KYLO);
            t.choose_each(["pass", "play unshackle"]);
            t.expect_discard(B, ["hampered", "premonitions", "unshackle"]);
            t.choose("pass");
            t.expect_asked(C);
        });
}

/// Card 02131; SWD-FFA-08, SWD-ZONE-06
#[test]
fn a_card_under_one_that_leaves_the_game_goes_to_the_pile_of_its_owner() {
    scene()
        .a(|p| p.team(["finn-first-order-defector damage 9"]).hand(["premonitions", "premonitions"]))
        .b(|p| p.team([KYLO]).hand(["premonitions", "dodge"]).pool(["kylo-ren-vaders-disciple 1MD"]))
        .c(|p| p.team([REY]).hand(["premonitions"]).deck(["aim"; 10]))
        .play(|t| {
            // The copy that was stacked on the first one is set aside in its turn, with a card of whoever played it on it.
            t.choose_each(["play premonitions", "choose 1", "pick premonitions from hand"]);
            t.choose_each(["play premonitions", "choose 2", "choose 1", "pick dodge from hand"]);
            t.expect_stacked(C, B, ["?"]);
            t.choose_each(["pass", "pass", "resolve kylo-ren-vaders-disciple 1MD", "target finn-first-order-defector"]);
            assert!(t.state().out.contains(A));
            t.expect_discard(B, ["dodge", "premonitions"]);
            t.choose_each(["play premonitions", "choose 2"]);
            t.expect_asked(B);
            t.choose("pass");
        });
}

/// Card 02131; SWD-FFA-08, SWD-UNIQ-05
#[test]
fn a_unique_card_that_comes_back_to_its_owner_is_counted_with_the_own_copy() {
    let falcon = "millennium-falcon-leg";
    scene()
        .a(|p| p.team(["finn-first-order-defector damage 9"]).hand(["premonitions"]).deck(["aim"; 10]))
        .b(|p| {
            p.team([KYLO])
                .hand(["premonitions", falcon, falcon])
                .pool(["kylo-ren-vaders-disciple 1MD"])
                .deck(["aim"; 10])
        })
        .c(|p| p.team([REY]).deck(["aim"; 10]))
        .play(|t| {
            t.choose_each(["pass", "play premonitions", "choose 1", "pick millennium-falcon-leg from hand", "pass"]);
            t.choose_each(["play premonitions", "choose 2", "play millennium-falcon-leg", "pass", "pass"]);
            t.choose_each(["resolve kylo-ren-vaders-disciple 1MD", "target finn-first-order-defector"]);
            t.expect_asked(B);
            t.can_choose_exactly(["discard millennium-falcon-leg #1", "discard millennium-falcon-leg #2"]);
            t.choose("discard millennium-falcon-leg #1");
            t.expect_discard(B, [falcon, "premonitions"]);
            t.expect_asked(C);
            t.choose("pass");
        });
}

/// SWD-FFA-07, SWD-FFA-08, SWD-BEF-02
#[test]
fn who_falls_in_an_interruption_of_the_own_action_is_out() {
    scene()
        .a(|p| {
            p.team(["rey-force-prodigy elite damage 9"])
                .pool(["rey-force-prodigy 1MD", "rey-force-prodigy 1MD"])
                .hand(["twin-strike"])
        })
        .b(|p| {
            p.team(["obi-wan-kenobi-mysterious-hermit damage 10", "luke-skywalker-jedi-knight"])
                .pool(["luke-skywalker-jedi-knight 2MD"])
                .hand(["twin-strike"])
        })
        .c(|p| p.team([KYLO]))
        .play(|t| {
            t.choose_each(["resolve rey-force-prodigy 1MD", "target obi-wan-kenobi-mysterious-hermit"]);
            t.expect_asked(B);
            t.choose_each(["yes", "pick twin-strike from hand", "die luke-skywalker-jedi-knight 2MD"]);
            t.choose("target rey-force-prodigy");
            assert!(t.state().out.contains(A));
            // He is defeated all the same, and the turn goes on with the next player.
            t.expect_gone("obi-wan-kenobi-mysterious-hermit");
            t.expect_asked(B);
            t.can_choose_exactly(["activate luke-skywalker-jedi-knight", "claim", "pass"]);
            t.choose_each(["pass", "pass"]);
            t.expect_round(3);
            assert!(!t.state().out.contains(C));
            t.leave_open();
        });
}
