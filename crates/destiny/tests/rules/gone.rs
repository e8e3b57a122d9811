//! Players who are out of the game while something is pending.

use crate::support::{A, B, C, scene};

const REY: &str = "rey-force-prodigy";
const FINN: &str = "finn-first-order-defector";
const MAZ: &str = "maz-kanata-canny-negotiator";
const OBI_WAN: &str = "obi-wan-kenobi-mysterious-hermit";

/// SWD-FFA-08, SWD-FFA-10
#[test]
fn who_is_out_while_putting_abilities_in_order_is_asked_no_more() {
    scene()
        .a(|p| {
            p.team(["general-grievous-droid-armies-commander", "kylo-ren-vaders-disciple damage 9"])
                .in_play(["defoliator-tank", "f-11d-rifle on kylo-ren-vaders-disciple"])
                .pool(["defoliator-tank Sp"])
        })
        .b(|p| p.team(["rey-force-prodigy damage 6"]).resources(7))
        .c(|p| {
            p.team(["obi-wan-kenobi-mysterious-hermit damage 9", FINN])
                .in_play(["lightsaber on obi-wan-kenobi-mysterious-hermit"])
                .pool(["obi-wan-kenobi-mysterious-hermit 1R"])
                .hand(["fierce-resolve"])
        })
        .held_by(B)
        .rolls(["3MD"])
        .play(|t| {
            // Two characters of different players fall: whoever controls the battlefield orders what comes before.
            t.choose("resolve defoliator-tank Sp");
            t.expect_asked(B);
            assert_eq!(t.key_texts(B).len(), 3);
            let legacy = t.key_texts(B).into_iter().find(|w| w.contains(OBI_WAN)).expect("his legacy");
            t.choose(&legacy);
            t.expect_asked(C);
            t.choose_each(["yes", "pick fierce-resolve from hand", "pick rey-force-prodigy"]);
            // That was the last character of B. Two abilities are left to be put in order, by the next player.
            t.expect_gone(REY);
            assert!(t.state().out.contains(B));
            t.expect_asked(C);
            assert_eq!(t.key_texts(C).len(), 2);
            let rifle = t.key_texts(C).into_iter().find(|w| w.contains("f-11d-rifle")).expect("the rifle");
            t.choose(&rifle);
            t.expect_asked(A);
            t.choose("yes");
            t.expect_on("f-11d-rifle", "general-grievous-droid-armies-commander");
            t.expect_asked(C);
            t.choose("no");
            t.expect_gone(OBI_WAN);
            t.expect_asked(C);
            t.can_choose("pass");
        });
}

/// SWD-FFA-08, SWD-CLAR-EX40
#[test]
fn a_bargain_goes_on_without_who_is_out() {
    scene()
        .a(|p| p.team([MAZ]).deck(["aim", "dodge"]))
        .b(|p| p.team(["rey-force-prodigy damage 9"]))
        .c(|p| p.team([FINN]))
        .play(|t| {
            t.choose_each(["use maz-kanata-canny-negotiator", "player 2"]);
            t.expect_asked(B);
            // B takes the damage and has no character left.
            t.choose_each(["choose 1", "choose 2"]);
            assert!(t.state().out.contains(B));
            t.expect_asked(A);
            t.can_choose_exactly(["choose 2", "choose 3", "choose 4"]);
            t.choose_each(["choose 4", "choose 3"]);
            t.expect_hand(A, ["aim"]);
            t.expect_asked(C);
        });
}

/// SWD-DEF-01, SWD-CLAR-EX20
#[test]
fn nobody_chooses_among_the_dice_of_the_defeated() {
    scene()
        .a(|p| p.team([FINN]).pool(["finn-first-order-defector 2RD"]))
        .b(|p| {
            p.team(["first-order-stormtrooper damage 6", REY])
                .in_play(["training on first-order-stormtrooper"])
                .pool(["first-order-stormtrooper 1RD", "first-order-stormtrooper 1R"])
        })
        .play(|t| {
            t.choose_each(["resolve finn-first-order-defector 2RD", "target first-order-stormtrooper"]);
            t.expect_gone("first-order-stormtrooper");
            t.expect_pool(B, []);
            t.expect_discard(B, ["training"]);
            t.expect_asked(B);
            t.can_choose("pass");
        });
}

/// SWD-WIN-02, SWD-FFA-08
#[test]
fn who_runs_out_of_cards_leaves_and_the_next_round_begins() {
    // The health of what falls goes before it does: it would be defeated once more.
    let layout = scene().a(|p| p.team(["l3-37 damage 8"]).in_play(["republic-jedi-armor on l3-37"]).deck([]));
    layout.b(|p| p.team([REY])).c(|p| p.team([FINN])).play(|t| {
        t.next_round();
        assert!(t.state().out.contains(A));
        t.expect_asked(B);
        t.can_choose("activate rey-force-prodigy");
    });
}

/// SWD-FFA-08, SWD-UPKEEP-03
#[test]
fn who_leaves_with_a_player_who_is_out_is_not_defeated() {
    // The armor leaves before him, and without it he could not stand: but nobody has defeated him.
    let luke = "luke-skywalker-jedi-knight damage 12";
    let layout = scene().a(move |p| p.team([luke]).in_play(["republic-jedi-armor on luke-skywalker-jedi-knight"]));
    let layout = layout.a(|p| p.deck([])).b(|p| p.team([REY]).in_play(["aftermath"])).c(|p| p.team([FINN]));
    layout.play(|t| {
        t.next_round();
        assert!(t.state().out.contains(A));
        t.expect_aside(A, ["luke-skywalker-jedi-knight", "republic-jedi-armor"]);
        t.expect_resources(B, 7);
        t.expect_resources(C, 7);
        t.expect_asked(B);
    });
}

/// SWD-FFA-08, SWD-CLAR-EX13, SWD-CLAR-EX28
#[test]
fn the_battlefield_of_who_is_out_is_found_no_more() {
    let layout = scene()
        .a(|p| {
            p.team([FINN])
                .in_play(["ascension-gun on finn-first-order-defector"])
                .pool(["finn-first-order-defector 2RD", "ascension-gun Sp"])
                .hand(["new-orders"])
        })
        .b(|p| p.team(["kylo-ren-vaders-disciple"]).battlefield("frozen-wastes"))
        .c(|p| p.team(["rey-force-prodigy damage 9"]).battlefield("cargo-hold"));
    for act in ["play new-orders", "resolve ascension-gun Sp"] {
        layout.play(|t| {
            t.choose(act);
            t.can_choose_exactly(["pick cargo-hold", "pick frozen-wastes"]);
            t.leave_open();
        });
        layout.play(|t| {
            t.choose_each(["resolve finn-first-order-defector 2RD", "target rey-force-prodigy"]);
            assert!(t.state().out.contains(C));
            t.choose_each(["pass", act]);
            t.can_choose_exactly(["pick frozen-wastes"]);
            t.leave_open();
        });
    }
}

/// SWD-FFA-08
#[test]
fn the_active_battlefield_of_who_is_out_stays_until_it_is_exchanged() {
    scene()
        .a(|p| p.team([FINN]).pool(["finn-first-order-defector 2RD"]).hand(["new-orders", "new-orders"]))
        .b(|p| p.team(["kylo-ren-vaders-disciple"]).battlefield("frozen-wastes"))
        .c(|p| p.team(["rey-force-prodigy damage 9"]).battlefield("cargo-hold"))
        .held_by(C)
        .play(|t| {
            t.choose_each(["resolve finn-first-order-defector 2RD", "target rey-force-prodigy", "pass"]);
            t.choose("play new-orders");
            t.can_choose_exactly(["pick frozen-wastes", "pick starship-graveyard"]);
            t.choose("pick starship-graveyard");
            t.expect_asked(B);
            t.choose("pass");
            t.choose("play new-orders");
            // What was exchanged has left the game with its owner.
            t.can_choose_exactly(["pick frozen-wastes"]);
            t.leave_open();
        });
}

/// SWD-FFA-08
#[test]
fn dice_without_a_card_leave_with_their_player() {
    let phasma = "captain-phasma-stormtrooper-commander damage 11";
    scene()
        .a(move |p| p.team([phasma]))
        .b(|p| p.team(["kylo-ren-vaders-disciple"]).pool(["kylo-ren-vaders-disciple 1MD"]))
        .c(|p| p.team([REY]))
        .rolls(["1RD", "2RD"])
        .play(|t| {
            t.choose("use captain-phasma-stormtrooper-commander");
            t.expect_pool(A, ["first-order-stormtrooper 1RD", "first-order-stormtrooper 2RD"]);
            t.choose_each(["resolve kylo-ren-vaders-disciple 1MD", "target captain-phasma-stormtrooper-commander"]);
            t.expect_pool(A, []);
            t.expect_asked(C);
        });
}
