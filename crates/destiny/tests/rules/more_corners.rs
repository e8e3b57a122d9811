//! More corners where two mechanisms meet: dice that cannot be rolled, shields beside other blocks, borrowed specials, cards a
//! defeat brings into play.

use crate::support::{A, B, scene};

const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";
const FINN: &str = "finn-first-order-defector";

/// Card 02151; SWD-NEG-01, SWD-ZONE-13
#[test]
fn of_set_aside_dice_one_that_can_be_rolled_is() {
    scene()
        .a(|p| p.team([KYLO]).in_play(["megablaster-troopers"]).battlefield("carbon-freezing-chamber"))
        .b(|p| p.team([REY]))
        .rolls(["1RD", "2RD", "2Dr", "1R"])
        .play(|t| {
            t.choose("activate megablaster-troopers");
            t.expect_pool(A, ["megablaster-troopers 1RD", "first-order-stormtrooper 2RD"]);
            t.choose_each(["pass", "claim", "yes", "die first-order-stormtrooper 2RD"]);
            t.next_round();
            t.choose("activate megablaster-troopers");
            t.expect_pool(A, ["megablaster-troopers 2Dr", "first-order-stormtrooper 1R"]);
        });
}

/// Cards 02151, 09124; SWD-NEG-01, SWD-TERM-04
#[test]
fn a_die_that_cannot_be_rolled_is_not_chosen_to_be_rolled() {
    let layout = scene()
        .a(|p| p.team(["commando-droid", "commando-droid"]).battlefield("carbon-freezing-chamber").hand(["energize"]))
        .b(|p| p.team([REY]));
    layout.rolls(["1R"]).play(|t| {
        t.choose_each(["claim", "yes", "die commando-droid on card #1"]);
        t.next_round();
        t.choose("play energize");
        t.expect_pool(A, ["commando-droid 1R"]);
        t.expect_asked(B);
    });
}

/// Cards 02059, 02151; SWD-OUT-03, SWD-EFF-01
#[test]
fn equal_dice_are_told_apart_when_one_of_them_cannot_be_rolled() {
    scene()
        .a(|p| {
            p.team([FINN, KYLO])
                .in_play(["ascension-gun on finn-first-order-defector", "ascension-gun on kylo-ren-vaders-disciple"])
                .pool(["ascension-gun Sp", "ascension-gun Sp"])
        })
        .b(|p| p.team(["rey-force-prodigy elite"]).battlefield("carbon-freezing-chamber"))
        .play(|t| {
            let others = ["die finn-first-order-defector on card", "die kylo-ren-vaders-disciple on card"];
            t.choose_each(["resolve ascension-gun Sp #1", "pick carbon-freezing-chamber"]);
            t.can_choose_exactly([others[0], others[1], "die rey-force-prodigy on card"]);
            t.choose_each(["die rey-force-prodigy on card", "resolve ascension-gun Sp"]);
            t.choose("pick carbon-freezing-chamber");
            // Nobody would freeze the frozen one again.
            let both = ["die rey-force-prodigy on card #1", "die rey-force-prodigy on card #2"];
            t.can_choose_exactly([others[0], others[1], both[0], both[1]]);
            t.choose(both[1]);
            t.next_round();
            t.choose_each(["pass", "activate rey-force-prodigy"]);
            t.expect_pool(B, []);
            t.expect_exhausted(REY, true);
        });
}

/// Cards 02135, 02024; SWD-SHLD-03, SWD-CLAR-EX9, SWD-SIM-01
#[test]
fn a_shield_that_comes_before_the_damage_blocks_before_an_illusion_or_after_it() {
    let layout = scene().a(|p| p.pool(["first-order-stormtrooper 2RD"])).b(|p| {
        p.team([REY])
            .in_play(["force-illusion on rey-force-prodigy", "personal-shield on rey-force-prodigy"])
            .deck(["aim"; 4])
    });
    for (first, milled, shields) in [("yes", 1, 0), ("no", 2, 1)] {
        layout.play(|t| {
            t.choose_each(["resolve first-order-stormtrooper 2RD", "target rey-force-prodigy"]);
            t.expect_asked(B);
            t.can_choose_exactly(["next force-illusion", "next personal-shield"]);
            t.choose_each(["next personal-shield", "yes"]);
            t.can_choose_exactly(["yes", "no"]);
            t.choose_each([first, "yes"]);
            t.expect_damage(REY, 0);
            t.expect_shields(REY, shields);
            let mut cards = vec!["aim"; milled];
            cards.push("force-illusion");
            t.expect_discard(B, cards);
        });
    }
}

/// Cards 02135, 02024; SWD-TERM-31, SWD-SIM-01
#[test]
fn damage_that_is_blocked_is_dealt_all_the_same() {
    scene()
        .a(|p| p.pool(["first-order-stormtrooper 2RD"]))
        .b(|p| {
            p.team([REY])
                .in_play(["force-illusion on rey-force-prodigy", "personal-shield on rey-force-prodigy"])
                .deck(["aim"; 4])
        })
        .play(|t| {
            t.choose_each(["resolve first-order-stormtrooper 2RD", "target rey-force-prodigy"]);
            t.choose_each(["next force-illusion", "yes"]);
            t.expect_asked(B);
            t.can_choose_exactly(["yes", "no"]);
            t.choose("yes");
            t.expect_damage(REY, 0);
            t.expect_shields(REY, 1);
            t.expect_exhausted("personal-shield", true);
        });
}

/// Cards 02013, 07057, 09058; SWD-CLAR-EX29
#[test]
fn a_shuttle_uses_a_special_that_is_borrowed() {
    scene()
        .a(|p| p.team(["plo-koon", "vigilant-jedi"]).in_play(["command-shuttle"]).pool(["command-shuttle Sp"]))
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]))
        .play(|t| {
            t.choose("resolve command-shuttle Sp");
            t.can_choose_exactly(["pick plo-koon", "pick vigilant-jedi"]);
            t.choose_each(["pick plo-koon", "pick kylo-ren-vaders-disciple"]);
            t.expect_damage(KYLO, 1);
            t.expect_pool(B, []);
        });
}

/// Cards 02037, 01059, 01042, 09071; SWD-BEF-01, SWD-FAQ-EX16, SWD-FAQ-EX20
#[test]
fn what_a_dying_character_brings_does_not_answer_that_defeat() {
    let layout = scene().a(|p| p.pool(["first-order-stormtrooper 1RD"]));
    for card in ["lightsaber", "one-with-the-force", "republic-jedi-armor"] {
        let play = format!("pick {card} from hand");
        let layout = layout
            .clone()
            .b(|p| p.team(["obi-wan-kenobi-mysterious-hermit damage 10", "luke-skywalker-jedi-knight"]).hand([card]));
        let dying = ["resolve first-order-stormtrooper 1RD", "target obi-wan-kenobi-mysterious-hermit", "yes", &play];
        layout.play(|t| {
            t.choose_each(dying);
            t.can_choose_exactly(["pick luke-skywalker-jedi-knight", "pick obi-wan-kenobi-mysterious-hermit"]);
            t.choose("pick obi-wan-kenobi-mysterious-hermit");
            // It was not in play when he was about to fall, and more health comes too late.
            t.expect_gone("obi-wan-kenobi-mysterious-hermit");
            t.expect_discard(B, [card]);
            t.expect_asked(B);
            t.can_choose("activate luke-skywalker-jedi-knight");
        });
        layout.play(|t| {
            t.choose_each(dying);
            t.choose("pick luke-skywalker-jedi-knight");
            t.expect_on(card, "luke-skywalker-jedi-knight");
        });
    }
}

/// Cards 05064, 09026; SWD-VIA-03
#[test]
fn only_cards_for_several_dice_of_a_kind_let_modifiers_join() {
    let layout = scene()
        .a(|p| {
            p.team(["death-trooper", FINN])
                .in_play(["74-z-speeder-bike on death-trooper"])
                .pool(["74-z-speeder-bike 2RD1", "death-trooper +2RD"])
                .hand(["pulverize"])
        })
        .b(|p| p.team([REY]));
    // The bike and its rider are resolved one after the other, so the modifier of the rider has nothing to modify.
    layout.play(|t| {
        t.choose_each(["use 74-z-speeder-bike", "choose 1", "target rey-force-prodigy"]);
        t.expect_damage(REY, 2);
        t.expect_pool(A, ["death-trooper +2RD"]);
        t.expect_asked(B);
    });
    layout.play(|t| {
        t.choose_each(["play pulverize", "die death-trooper +2RD", "die 74-z-speeder-bike 2RD1"]);
        t.can_choose_exactly(["add death-trooper +2RD", "done"]);
        t.choose_each(["add death-trooper +2RD", "target rey-force-prodigy"]);
        // Each of them counts one more.
        t.expect_damage(REY, 6);
    });
}
