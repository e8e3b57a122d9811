//! Cards that become something else, subtypes that are given, and effects that wait.

use table::{Game, Viewer};

use crate::support::{A, B, Play, scene};

const TROOPER: &str = "first-order-stormtrooper";
const KYLO: &str = "kylo-ren-vaders-disciple";
const FINN: &str = "finn-first-order-defector";
const FALCON: &str = "millennium-falcon-leg";
const STRIKE: [&str; 3] = ["pass", "resolve kylo-ren-vaders-disciple 1MD", "target l3-37"];

// ---- types

/// The health a card in play is shown with.
fn health(t: &Play, slug: &str) -> u8 {
    let view = t.game().view(t.state(), Viewer::Judge);
    let card = t.game().cast().card(t.in_play(slug));
    let shown = view.seats.iter().flat_map(|seat| &seat.in_play).find(|shown| shown.card == card);
    shown.expect("a card on the board").health
}

/// Card 08091; SWD-TYPE-01, SWD-TYPE-02, SWD-TYPE-03, SWD-TYPE-04, SWD-TYPE-05, SWD-TYPE-OPEN1
#[test]
fn a_character_becomes_an_upgrade() {
    for (l3, exhausted) in [("l3-37 damage 7", false), ("l3-37 damage 7 exhausted", true)] {
        scene()
            .a(|p| {
                p.team([l3, TROOPER])
                    .in_play(["millennium-falcon-leg exhausted", "x-34-landspeeder", "stealthy on l3-37"])
                    .pool(["l3-37 2F", "stealthy 2Sh"])
            })
            .b(|p| p.team([KYLO]).in_play(["wanted on l3-37"]).pool(["kylo-ren-vaders-disciple 1MD"]))
            .play(|t| {
                assert_eq!(health(t, "l3-37"), 8);
                t.choose_each(STRIKE);
                t.expect_asked(A);
                t.can_choose_exactly(["pick millennium-falcon-leg", "pick x-34-landspeeder"]);
                t.choose("pick millennium-falcon-leg");
                t.expect_on("l3-37", FALCON);
                t.expect_exhausted(FALCON, false);
                t.expect_exhausted("l3-37", exhausted);
                t.expect_damage("l3-37", 0);
                assert_eq!(health(t, "l3-37"), 0);
                t.expect_pool(A, []);
                t.expect_discard(A, ["stealthy"]);
                t.expect_discard(B, ["wanted"]);
                // Nobody was defeated: there is no reward.
                t.expect_resources(B, 5);
                t.cannot_choose("activate l3-37");
            });
    }
}

/// Card 08091; SWD-TYPE-01, SWD-UPG-07
#[test]
fn a_former_character_is_rolled_with_its_ship_and_is_no_target() {
    scene()
        .a(|p| p.team(["l3-37 damage 7", TROOPER]).in_play(["x-34-landspeeder"]))
        .b(|p| {
            p.team([KYLO])
                .pool(["kylo-ren-vaders-disciple 1MD", "kylo-ren-vaders-disciple 1MD"])
                .team(["kylo-ren-vaders-disciple elite"])
        })
        .rolls(["1F"])
        .play(|t| {
            t.choose_each(["pass", "resolve kylo-ren-vaders-disciple 1MD", "target l3-37", "done"]);
            t.expect_on("l3-37", "x-34-landspeeder");
            t.choose("activate x-34-landspeeder");
            t.expect_pool(A, ["l3-37 1F"]);
            t.choose("no");
            t.choose("resolve kylo-ren-vaders-disciple 1MD");
            t.can_choose_exactly(["target first-order-stormtrooper", "target kylo-ren-vaders-disciple"]);
            t.choose("target first-order-stormtrooper");
        });
}

/// Card 08091; SWD-ZONE-06
#[test]
fn a_former_character_is_set_aside_and_was_never_defeated() {
    scene()
        .a(|p| p.team(["l3-37 damage 7", TROOPER]).in_play(["x-34-landspeeder"]).hand(["aim", "aim", "aim"]))
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]).hand(["convergence", "take-prisoner"]))
        .play(|t| {
            t.choose_each(STRIKE);
            t.choose_each(["pass", "play convergence", "pick x-34-landspeeder"]);
            t.expect_discard(A, ["x-34-landspeeder"]);
            t.expect_aside(A, ["l3-37"]);
            t.choose_each(["pass", "play take-prisoner"]);
            t.expect_hand(A, ["aim", "aim", "aim"]);
        });
}

/// Card 08091; SWD-WIN-01
#[test]
fn who_has_only_a_former_character_has_lost() {
    scene()
        .a(|p| p.team(["l3-37 damage 7"]).in_play(["x-34-landspeeder"]))
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]))
        .play(|t| {
            t.choose_each(STRIKE);
            t.expect_over([B]);
        });
}

/// Card 01042; SWD-TYPE-04
#[test]
fn the_die_of_who_is_one_with_the_force_returns_to_its_card() {
    scene()
        .a(|p| {
            p.team(["rey-force-prodigy damage 9", TROOPER])
                .in_play(["one-with-the-force on rey-force-prodigy"])
                .pool(["one-with-the-force 3RD", "first-order-stormtrooper 1R"])
        })
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]))
        .play(|t| {
            t.choose_each(["pass", "resolve kylo-ren-vaders-disciple 1MD", "target rey-force-prodigy"]);
            t.expect_pool(A, ["first-order-stormtrooper 1R"]);
            t.can_choose("activate one-with-the-force");
        });
}

// ---- subtypes

/// Card 07105; SWD-SUBT-02
#[test]
fn a_subtype_that_is_given_twice_is_there_once() {
    let layout = scene().a(|p| p.team([FINN, TROOPER]).hand(["convergence"]));
    let layout = layout.b(|p| p.team([KYLO]).in_play(["x-34-landspeeder", "power-of-the-dark-side"]));
    // Two troopers reach a card that costs 2, Stealthy itself among them.
    layout.clone().a(|p| p.in_play(["stealthy on finn-first-order-defector"])).play(|t| {
        t.choose("play convergence");
        t.can_choose_exactly(["pick x-34-landspeeder", "pick power-of-the-dark-side", "pick stealthy"]);
        t.choose("pick power-of-the-dark-side");
        t.expect_discard(B, ["power-of-the-dark-side"]);
    });
    layout.a(|p| p.in_play(["stealthy on first-order-stormtrooper"])).play(|t| {
        t.choose("play convergence");
        t.expect_discard(B, ["x-34-landspeeder"]);
    });
}

/// Card 07105; SWD-DIE-01
#[test]
fn dice_have_the_subtypes_their_cards_were_given() {
    let layout = scene().a(|p| p.team([FINN, KYLO]).pool(["finn-first-order-defector 2RD"]));
    let layout = layout.a(|p| p.in_play(["stealthy on finn-first-order-defector", "advanced-training"]));
    let layout = layout.a(|p| p.pool(["finn-first-order-defector -", "kylo-ren-vaders-disciple -"]));
    layout.play(|t| {
        t.can_choose("resolve finn-first-order-defector - as indirect");
        t.cannot_choose("resolve kylo-ren-vaders-disciple - as indirect");
    });
}

/// Card 07105
#[test]
fn who_is_stealthy_wears_down_a_deck() {
    let deck = ["dodge", "block", "aim"];
    let layout = scene().a(|p| p.team([FINN]).in_play(["stealthy on finn-first-order-defector"]).deck(deck));
    let layout = layout.b(|p| p.deck(deck));
    for (choice, seat) in [("choose 1", B), ("choose 2", A)] {
        layout.clone().a(|p| p.pool(["stealthy Sp", "finn-first-order-defector 2RD"])).play(|t| {
            t.choose_each(["resolve stealthy Sp", choice]);
            t.expect_discard(seat, ["dodge", "block"]);
        });
    }
}

// ---- effects that wait

/// Card 02139; SWD-EFF-02
#[test]
fn the_next_card_of_the_turn_is_swift() {
    let layout =
        scene().a(|p| p.team([KYLO]).hand(["swiftness", "x-34-landspeeder", "tech-team", "backup-specialist"]));
    layout.play(|t| {
        t.choose("play swiftness");
        t.expect_discard(A, ["swiftness"]);
        t.choose("play x-34-landspeeder");
        t.expect_asked(A);
        t.choose("play tech-team");
        t.expect_asked(B);
    });
    // The turn it speaks of is over.
    layout.play(|t| {
        t.choose_each(["play swiftness", "pass", "pass", "play x-34-landspeeder"]);
        t.expect_asked(B);
    });
}

/// Card 02139; SWD-KEY-02
#[test]
fn a_swift_card_is_swift_once() {
    let hand = ["swiftness", "swiftness", "x-34-landspeeder", "tech-team"];
    scene().a(|p| p.team([KYLO]).hand(hand)).play(|t| {
        t.choose_each(["play swiftness", "play swiftness", "play x-34-landspeeder", "play tech-team"]);
        t.expect_asked(B);
    });
}
