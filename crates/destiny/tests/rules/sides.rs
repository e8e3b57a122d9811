//! Whose deed abilities answer, told from the second player's side of the table, and players who leave tables of three and four.

use destiny::Event;

use crate::support::{A, B, C, D, scene};

const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";
const FINN: &str = "finn-first-order-defector";
const TROOPER: &str = "first-order-stormtrooper";

// ---- whose deed

/// Card 02149; SWD-TRIG-01, SWD-CLAIM-07
#[test]
fn a_claim_is_answered_by_the_cards_of_who_claims() {
    let layout = scene().a(|p| p.in_play(["outmaneuver"])).b(|p| p.in_play(["outmaneuver"]));
    layout.play(|t| {
        t.choose_each(["pass", "claim"]);
        t.expect_resources(A, 5);
        t.expect_resources(B, 6);
    });
    layout.play(|t| {
        t.choose("claim");
        t.expect_resources(A, 6);
        t.expect_resources(B, 5);
    });
}

/// Card 02009; SWD-CLAR-EX3
#[test]
fn a_discard_to_reroll_is_answered_by_the_cards_of_opponents() {
    let hand = ["aim", "dodge"];
    let layout = scene().a(|p| p.team(["asajj-ventress-force-assassin"]).hand(hand)).b(|p| p.team([REY]).hand(hand));
    layout.play(|t| {
        t.choose_each(["pass", "reroll with aim"]);
        t.expect_asked(A);
        t.choose("yes");
        t.expect_asked(B);
        t.choose("pick dodge from hand");
        t.expect_discard(B, hand);
        t.expect_hand(A, hand);
    });
    // Nobody answers her own player.
    layout.play(|t| {
        t.choose("reroll with aim");
        t.expect_asked(B);
        t.can_choose("pass");
        t.expect_hand(A, ["dodge"]);
    });
}

/// Card 07035; SWD-CLAR-EX26, SWD-CLAR-EX27
#[test]
fn dice_the_second_player_removes_are_removed_by_that_player() {
    scene()
        .a(|p| p.team([REY, FINN]).pool(["finn-first-order-defector 2RD"]))
        .b(|p| p.team(["dj"]).hand(["dodge"]))
        .play(|t| {
            t.choose_each(["pass", "play dodge"]);
            t.expect_asked(B);
            t.can_choose_exactly(["no", "yes"]);
            t.choose("yes");
            t.expect_asked(A);
            t.choose("assign 1 rey-force-prodigy");
            t.expect_damage(REY, 1);
        });
}

/// Card 08012; SWD-REPL-01
#[test]
fn an_event_of_the_second_player_is_canceled_like_any_other() {
    scene().a(|p| p.team([KYLO]).in_play(["stifle"])).b(|p| p.team([REY]).hand(["truce"])).play(|t| {
        t.choose_each(["pass", "play truce"]);
        t.expect_gone("stifle");
        t.expect_resources(A, 5);
        t.expect_resources(B, 5);
        t.expect_discard(B, ["truce"]);
        // Ambush is not an effect of the event: B acts once more.
        t.expect_asked(B);
    });
}

/// SWD-DMG-03
#[test]
fn damage_is_told_with_who_deals_it() {
    scene().a(|p| p.team([REY])).b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"])).play(|t| {
        t.choose_each(["pass", "resolve kylo-ren-vaders-disciple 1MD", "target rey-force-prodigy"]);
        let card = t.game().db().find(REY).expect("a card");
        t.expect_event(Event::Damaged { by: B, seat: A, card, n: 1, blocked: 0 });
    });
}

/// Card 05174; SWD-CLAIM-02
#[test]
fn nobody_is_asked_whether_the_poor_lose_resources() {
    let layout = scene().a(|p| p.battlefield("arid-wasteland"));
    layout.play(|t| {
        t.choose("claim");
        t.can_choose_exactly(["no", "yes"]);
        t.choose("yes");
        t.expect_resources(B, 4);
    });
    layout.b(|p| p.resources(0)).play(|t| {
        t.choose("claim");
        t.expect_asked(B);
    });
}

/// Card 03013; SWD-TERM-33
#[test]
fn droids_count_the_dice_of_droids_only() {
    scene()
        .a(|p| {
            p.team([KYLO])
                .in_play(["id9-seeker-droid on kylo-ren-vaders-disciple"])
                .pool(["id9-seeker-droid XMD", "kylo-ren-vaders-disciple 1R"])
        })
        .b(|p| p.team([REY]))
        .play(|t| {
            t.choose_each(["resolve id9-seeker-droid XMD", "target rey-force-prodigy"]);
            t.expect_damage(REY, 1);
        });
}

/// Card 02003; SWD-CLAR-EX12
#[test]
fn of_the_dice_set_aside_those_of_the_title_named_are_rolled() {
    // Captain Phasma's stormtroopers lie aside, too.
    scene()
        .a(|p| p.team(["director-krennic", "captain-phasma-stormtrooper-commander"]))
        .b(|p| p.team([REY]))
        .rolls(["1F", "2RD"])
        .play(|t| {
            t.choose("activate director-krennic");
            t.expect_pool(A, ["director-krennic 1F", "death-trooper 2RD"]);
        });
}

/// Card 09018, 09005; SWD-DIE-07
#[test]
fn who_has_lost_her_abilities_lets_no_die_count_as_another() {
    let phasma = "captain-phasma-stormtrooper-commander";
    let layout =
        scene().a(move |p| p.team([phasma, TROOPER]).pool(["first-order-stormtrooper 1RD"])).b(|p| p.team([REY]));
    layout.play(|t| t.can_choose("resolve first-order-stormtrooper 1RD as melee"));
    layout.b(move |p| p.in_play(["mind-extraction on captain-phasma-stormtrooper-commander"])).play(|t| {
        t.can_choose("resolve first-order-stormtrooper 1RD");
        t.cannot_choose("resolve first-order-stormtrooper 1RD as melee");
    });
}

// ---- several opponents

/// Card 08040; SWD-TERM-20, SWD-FFA-06
#[test]
fn a_restriction_about_an_opponent_is_met_by_those_who_meet_it() {
    let layout = scene()
        .a(|p| p.hand(["exploit"]))
        .b(|p| p.team([REY]).pool(["rey-force-prodigy 1MD"]))
        .c(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]).resources(0));
    layout.clone().play(|t| {
        t.choose("play exploit");
        t.expect_pool(B, ["rey-force-prodigy 1MD"]);
        t.expect_pool(C, []);
    });
    layout.c(|p| p.resources(1)).play(|t| t.cannot_choose("play exploit"));
}

// ---- players who are out

/// SWD-FFA-08
#[test]
fn a_card_of_who_is_out_leaves_the_game_when_it_leaves_play() {
    scene()
        .a(|p| p.team(["first-order-stormtrooper damage 6"]).in_play(["fickle-mercenaries"]).deck([]))
        .b(|p| p.team([REY]))
        .c(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]).hand(["convergence"]))
        .play(|t| {
            t.choose_each(["pass", "use fickle-mercenaries"]);
            t.choose_each(["resolve kylo-ren-vaders-disciple 1MD", "target first-order-stormtrooper"]);
            t.in_play("fickle-mercenaries");
            t.choose_each(["pass", "play convergence"]);
            t.expect_gone("fickle-mercenaries");
            t.expect_discard(A, []);
            t.expect_aside(A, [TROOPER, "fickle-mercenaries"]);
        });
}

/// SWD-FFA-08, SWD-ZONE-06
#[test]
fn what_others_put_on_cards_of_who_is_out_goes_to_their_piles() {
    scene()
        .a(|p| p.team([REY]).deck([]))
        .b(|p| p.team([KYLO]).in_play(["shock-collar on rey-force-prodigy"]))
        .c(|p| p.team([FINN]))
        .play(|t| {
            t.next_round();
            assert!(t.state().out.contains(A));
            t.expect_gone("shock-collar");
            t.expect_discard(B, ["shock-collar"]);
            t.expect_discard(A, []);
        });
}

/// Card 08158; SWD-FFA-08, SWD-FFA-09
#[test]
fn the_active_battlefield_of_who_is_out_still_works() {
    scene()
        .a(|p| p.team([FINN]).pool(["finn-first-order-defector 2RD"]))
        .b(|p| p.team([KYLO]))
        .c(|p| p.team(["rey-force-prodigy damage 9"]).battlefield("occupied-city"))
        .held_by(C)
        .play(|t| {
            t.choose_each(["resolve finn-first-order-defector 2RD", "target rey-force-prodigy"]);
            t.choose_each(["pass", "claim"]);
            t.in_play("occupied-city");
        });
}

/// SWD-FFA-08
#[test]
fn what_a_player_took_over_leaves_with_them_where_its_owner_is_out() {
    scene()
        .a(|p| p.team(["first-order-stormtrooper damage 6"]).in_play(["fickle-mercenaries"]))
        .b(|p| p.team(["rey-force-prodigy damage 9"]))
        .c(|p| p.team(["kylo-ren-vaders-disciple elite"]).pool(["kylo-ren-vaders-disciple 1MD"; 2]))
        .d(|p| p.team([FINN]))
        .play(|t| {
            t.choose_each(["pass", "use fickle-mercenaries"]);
            t.choose_each(["resolve kylo-ren-vaders-disciple 1MD", "target first-order-stormtrooper"]);
            assert!(t.state().out.contains(A));
            t.in_play("fickle-mercenaries");
            t.choose_each(["resolve kylo-ren-vaders-disciple 1MD", "target rey-force-prodigy"]);
            assert!(t.state().out.contains(B));
            t.expect_gone("fickle-mercenaries");
            t.expect_asked(D);
            t.can_choose_exactly(["activate finn-first-order-defector", "claim", "pass"]);
        });
}

/// SWD-FFA-09, SWD-FFA-10, SWD-FFA-OPEN1
#[test]
fn the_next_player_decides_when_the_one_who_decided_is_out_too() {
    let layout = scene()
        .a(|p| p.team(["first-order-stormtrooper damage 6"]))
        .b(|p| p.team(["rey-force-prodigy damage 9"]))
        .c(|p| {
            p.team(["kylo-ren-vaders-disciple elite"])
                .in_play(["jedi-rival on kylo-ren-vaders-disciple"])
                .pool(["kylo-ren-vaders-disciple 1MD"; 2])
        })
        .d(|p| p.team([FINN]).in_play(["shock-collar on kylo-ren-vaders-disciple"]));
    layout.play(|t| {
        t.choose_each(["pass", "pass"]);
        t.choose_each(["resolve kylo-ren-vaders-disciple 1MD", "target first-order-stormtrooper"]);
        t.choose_each(["resolve kylo-ren-vaders-disciple 1MD", "target rey-force-prodigy"]);
        t.expect_asked(D);
        t.choose("pass");
        // Nobody controls the battlefield; C sits to the left of both who did and who decided after them.
        t.choose("activate kylo-ren-vaders-disciple");
        t.expect_asked(C);
        t.can_choose_exactly(["next jedi-rival", "next shock-collar"]);
        t.choose("next shock-collar");
        t.expect_damage(KYLO, 1);
        t.choose_each(["pass", "pass"]);
        t.expect_round(3);
        t.expect_asked(C);
    });
}
