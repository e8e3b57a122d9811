//! Premonitions: face-down cards on a copy that is set aside.

use table::{Game, Viewer};

use crate::support::{A, B, scene};

const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";

/// Card 02131; SWD-ZONE-14, SWD-TERM-03, SWD-TERM-11
#[test]
fn a_card_is_stacked_and_played_for_free_later() {
    scene()
        .a(|p| p.team([REY]).hand(["premonitions", "premonitions", "lightsaber", "aim"]).resources(0))
        .b(|p| p.team([KYLO]).hand(["aim"]))
        .play(|t| {
            t.choose("play premonitions");
            t.can_choose_exactly(["choose 1", "choose 2"]);
            t.choose("choose 1");
            t.can_choose_exactly(["pick aim from hand", "pick lightsaber from hand", "pick premonitions from hand"]);
            t.choose("pick lightsaber from hand");
            t.expect_aside(A, ["premonitions"]);
            t.expect_stacked(A, A, ["lightsaber"]);
            t.expect_stacked(B, A, ["?"]);
            t.expect_hand(A, ["aim", "premonitions"]);
            t.choose_each(["pass", "play premonitions", "choose 2"]);
            // Rey acts again after an upgrade on her.
            t.choose("no");
            t.expect_on("lightsaber", REY);
            t.expect_resources(A, 0);
            t.expect_aside(A, []);
            t.expect_stacked(A, A, []);
            t.expect_discard(A, ["premonitions", "premonitions"]);
        });
}

/// Card 02131; SWD-CLAR-EX15, SWD-TERM-08, SWD-ZONE-06
#[test]
fn the_card_of_an_opponent_is_played_unseen_and_controlled() {
    scene()
        .a(|p| p.team([KYLO]).hand(["premonitions", "aim"]).resources(0))
        .b(|p| p.team([REY]).hand(["premonitions", "launch-bay"]).resources(0))
        .rolls(["XSh", "XRD"])
        .play(|t| {
            t.choose_each(["pass", "play premonitions", "choose 1", "pick launch-bay from hand"]);
            t.expect_stacked(A, B, ["?"]);
            t.expect_stacked(B, B, ["launch-bay"]);
            t.choose_each(["play premonitions", "choose 2"]);
            t.expect_discard(A, ["premonitions"]);
            t.expect_discard(B, ["premonitions"]);
            t.expect_stacked(B, B, []);
            // It is A's support now, and speaks of A's hand.
            t.cannot_choose("activate launch-bay");
            t.choose_each(["pass", "activate launch-bay"]);
            t.expect_pool(A, ["launch-bay XSh"]);
            t.choose_each(["pass", "resolve launch-bay XSh", "target kylo-ren-vaders-disciple"]);
            t.expect_shields(KYLO, 1);
            t.next_round();
            t.choose("activate launch-bay");
            t.expect_pool(A, ["launch-bay XRD"]);
        });
}

/// Card 02131; SWD-ZONE-06
#[test]
fn a_card_of_an_opponent_returns_to_the_pile_of_its_owner() {
    scene()
        .a(|p| p.team(["kylo-ren-vaders-disciple damage 10", "first-order-stormtrooper"]).hand(["premonitions"]))
        .b(|p| p.team([REY]).hand(["premonitions", "punch-dagger"]).pool(["rey-force-prodigy 1MD"]))
        .play(|t| {
            t.choose_each(["pass", "play premonitions", "choose 1", "pick punch-dagger from hand"]);
            t.choose_each(["play premonitions", "choose 2", "pick kylo-ren-vaders-disciple"]);
            t.expect_on("punch-dagger", KYLO);
            t.choose_each(["resolve rey-force-prodigy 1MD", "target kylo-ren-vaders-disciple"]);
            t.expect_gone("punch-dagger");
            t.expect_discard(B, ["premonitions", "punch-dagger"]);
            t.expect_discard(A, ["premonitions"]);
        });
}

/// Card 02131; SWD-CLAR-EX16
#[test]
fn what_cannot_be_played_goes_to_its_owner() {
    scene()
        .a(|p| p.team([KYLO]).hand(["premonitions"]))
        .b(|p| p.team([REY]).hand(["premonitions", "fast-hands"]))
        .play(|t| {
            t.choose_each(["pass", "play premonitions", "choose 1", "pick fast-hands from hand"]);
            t.choose_each(["play premonitions", "choose 2"]);
            t.expect_gone("fast-hands");
            t.expect_discard(B, ["fast-hands", "premonitions"]);
            t.expect_discard(A, ["premonitions"]);
            t.expect_aside(B, []);
            t.expect_asked(B);
        });
}

/// Card 02131; SWD-TERM-04
#[test]
fn one_of_several_copies_is_chosen() {
    scene()
        .a(|p| p.team([KYLO]).hand(["premonitions", "premonitions", "lightsaber"]).resources(0))
        .b(|p| p.team([REY]).hand(["premonitions", "jedi-robes"]))
        .play(|t| {
            t.choose_each(["play premonitions", "choose 1", "pick lightsaber from hand"]);
            t.choose_each(["play premonitions", "choose 1", "pick jedi-robes from hand"]);
            t.choose_each(["play premonitions", "choose 2"]);
            t.can_choose_exactly(["pick premonitions #1", "pick premonitions #2"]);
            t.choose("pick premonitions #1");
            t.expect_on("lightsaber", KYLO);
            t.expect_stacked(A, B, ["?"]);
            t.expect_aside(B, ["premonitions"]);
            t.expect_discard(A, ["premonitions", "premonitions"]);
        });
}

/// Card 02131; SWD-ABIL-03
#[test]
fn a_copy_without_a_card_on_it_is_no_choice() {
    scene().a(|p| p.team([KYLO]).hand(["premonitions"])).b(|p| p.team([REY]).hand(["premonitions"])).play(|t| {
        t.choose_each(["play premonitions", "choose 1"]);
        t.expect_aside(A, ["premonitions"]);
        t.expect_stacked(A, A, []);
        t.choose_each(["play premonitions", "choose 2"]);
        t.expect_aside(A, ["premonitions"]);
        t.expect_discard(B, ["premonitions"]);
        t.expect_asked(A);
    });
}

/// Card 02131; SWD-ZONE-10
#[test]
fn whoever_knew_the_hand_does_not_know_which_card_was_stacked() {
    for (hand, seen) in [(&["premonitions", "aim", "lightsaber"][..], "?"), (&["premonitions", "aim"][..], "aim")] {
        scene()
            .a(|p| p.team([REY]).hand(hand.iter().copied()))
            .b(|p| p.team([KYLO]).hand(["as-i-have-foreseen"]))
            .play(|t| {
                t.choose_each(["pass", "play as-i-have-foreseen", "pass"]);
                let shown = |t: &crate::support::Play| {
                    let view = t.game().view(t.state(), Viewer::Seat(B));
                    view.seats[0].hand.iter().flatten().count()
                };
                assert_eq!(shown(t), hand.len());
                t.choose_each(["play premonitions", "choose 1", "pick aim from hand"]);
                t.expect_stacked(A, A, ["aim"]);
                // The only card there was is known all the same.
                t.expect_stacked(B, A, [seen]);
                assert_eq!(shown(t), 0);
            });
    }
}
