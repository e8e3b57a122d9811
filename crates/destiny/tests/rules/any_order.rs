//! Things that are chosen together may be named in any order.

use crate::support::{A, B, scene};

const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";
const FINN: &str = "finn-first-order-defector";

/// SWD-TERM-34, SWD-TERM-05
#[test]
fn dice_of_a_pick_are_named_in_any_order() {
    let pool = ["kylo-ren-vaders-disciple 1MD", "finn-first-order-defector 1RD", "rey-force-prodigy 1R"];
    let (kylo, finn, rey) =
        ("die kylo-ren-vaders-disciple 1MD", "die finn-first-order-defector 1RD", "die rey-force-prodigy 1R");
    let layout = scene()
        .a(|p| p.team(["first-order-stormtrooper"]).hand(["the-best-defense"]))
        .b(|p| p.team([KYLO, FINN, REY]).pool(pool));
    for [first, second, third] in [[kylo, finn, rey], [finn, kylo, rey], [rey, kylo, finn], [rey, finn, kylo]] {
        layout.play(|t| {
            t.choose("play the-best-defense");
            t.can_choose_exactly([kylo, finn, rey, "done"]);
            t.choose(first);
            t.can_choose_exactly([second, third, "done"]);
            t.choose(second);
            t.expect_pool(B, [third.strip_prefix("die ").expect("a die")]);
            t.expect_asked(B);
        });
        // And one is enough.
        layout.play(|t| {
            t.choose_each(["play the-best-defense", first, "done"]);
            assert_eq!(t.state().pool[B.idx()].len(), 2);
            t.expect_asked(B);
        });
    }
}

/// SWD-TERM-34
#[test]
fn characters_of_a_pick_are_named_in_any_order() {
    let layout = scene()
        .a(|p| p.team(["first-order-stormtrooper"]).in_play(["droid-commandos"]).pool(["droid-commandos Sp"]))
        .b(|p| p.team([KYLO, REY]));
    for pair in [
        ["pick kylo-ren-vaders-disciple", "pick rey-force-prodigy"],
        ["pick rey-force-prodigy", "pick kylo-ren-vaders-disciple"],
    ] {
        layout.play(|t| {
            t.choose("resolve droid-commandos Sp");
            t.choose_each(pair);
            t.can_choose_exactly(["pick first-order-stormtrooper", "done"]);
            t.choose("done");
            t.expect_damage(KYLO, 1);
            t.expect_damage(REY, 1);
            t.expect_damage("first-order-stormtrooper", 0);
        });
    }
}

/// SWD-TERM-34, SWD-DIE-06
#[test]
fn modifiers_join_in_any_order() {
    let layout = scene()
        .a(|p| {
            p.team(["chirrut-imwe elite", "royal-guard"]).in_play(["lightsaber on chirrut-imwe"]).pool([
                "chirrut-imwe 2MD",
                "chirrut-imwe +1MD",
                "royal-guard +2MD",
                "lightsaber +2MD",
            ])
        })
        .b(|p| p.team([REY]));
    let (own, guard, saber) = ("add chirrut-imwe +1MD", "add royal-guard +2MD", "add lightsaber +2MD");
    for [first, second, third] in
        [[own, guard, saber], [own, saber, guard], [guard, own, saber], [guard, saber, own], [saber, own, guard]]
    {
        layout.play(|t| {
            t.choose("resolve chirrut-imwe 2MD");
            t.can_choose_exactly([own, guard, saber, "done"]);
            t.choose(first);
            t.can_choose_exactly([second, third, "done"]);
            t.choose(second);
            t.can_choose_exactly([third, "done"]);
            t.choose_each(["done", "target rey-force-prodigy"]);
            t.expect_pool(A, [third.strip_prefix("add ").expect("a modifier")]);
            t.expect_damage(REY, if third == own { 6 } else { 5 });
        });
    }
}

/// SWD-TERM-34, SWD-SYM-09
#[test]
fn focus_turns_dice_in_any_order_and_each_once() {
    let dice = ["rey-force-prodigy -", "finn-first-order-defector -"];
    let layout = scene()
        .a(|p| p.team(["obi-wan-kenobi-ardent-avenger", REY, FINN]))
        .a(|p| p.pool(["obi-wan-kenobi-ardent-avenger 2F", "rey-force-prodigy -", "finn-first-order-defector -"]))
        .b(|p| p.team([KYLO]));
    for [first, second] in [dice, [dice[1], dice[0]]] {
        layout.play(|t| {
            let side = |die: &str| match die {
                "rey-force-prodigy -" => "turn rey-force-prodigy to 1MD",
                _ => "turn finn-first-order-defector to 1MD",
            };
            t.choose("resolve obi-wan-kenobi-ardent-avenger 2F");
            t.can_choose_exactly(["die rey-force-prodigy -", "die finn-first-order-defector -", "done"]);
            t.choose(&format!("die {first}"));
            t.choose(side(first));
            // The one turned is not turned again.
            t.can_choose_exactly([format!("die {second}").as_str(), "done"]);
            t.choose(&format!("die {second}"));
            t.choose(side(second));
            t.expect_pool(A, ["rey-force-prodigy 1MD", "finn-first-order-defector 1MD"]);
            t.expect_asked(B);
        });
    }
}

/// SWD-TERM-34, SWD-REROLL-01, SWD-REROLL-02
#[test]
fn dice_of_a_reroll_are_named_in_any_order() {
    let layout = scene()
        .a(|p| p.team([REY, FINN]).pool(["rey-force-prodigy -", "finn-first-order-defector -"]).hand(["aim"]))
        .b(|p| p.team([KYLO]));
    let (rey, finn) = ("die rey-force-prodigy -", "die finn-first-order-defector -");
    for [first, second] in [[rey, finn], [finn, rey]] {
        layout.clone().rolls(["1R", "1R"]).play(|t| {
            t.choose("reroll with aim");
            t.can_choose_exactly([rey, finn, "done"]);
            t.choose(first);
            t.can_choose_exactly([second, "done"]);
            t.choose(second);
            t.expect_pool(A, ["rey-force-prodigy 1R", "finn-first-order-defector 1R"]);
        });
        layout.clone().rolls(["1R"]).play(|t| {
            t.choose_each(["reroll with aim", first, "done"]);
            assert_eq!(t.key_texts(B).len(), 3, "the turn is over");
        });
    }
}

/// SWD-TERM-34, SWD-UPKEEP-04
#[test]
fn cards_of_the_upkeep_phase_are_named_in_any_order() {
    let layout = scene().a(|p| p.team([REY]).hand(["aim", "dodge", "block"])).b(|p| p.team([KYLO]));
    for pair in [["put back aim", "put back block"], ["put back block", "put back aim"]] {
        layout.play(|t| {
            t.choose_each(["pass", "pass"]);
            t.choose(pair[0]);
            t.can_choose_exactly([pair[1], "put back dodge", "done"]);
            t.choose_each([pair[1], "done"]);
            t.expect_discard(A, ["aim", "block"]);
        });
    }
}

/// SWD-TERM-34, SWD-TERM-07
#[test]
fn a_sum_is_reached_in_any_order() {
    let layout = scene()
        .a(|p| p.team(["unkar-plutt elite", FINN]).resources(0))
        .a(|p| p.pool(["unkar-plutt 1F", "unkar-plutt 2Dr", "finn-first-order-defector 2RD"]))
        .b(|p| p.team([REY]).hand(["lightsaber"]));
    let (focus, disrupt, ranged) = ("die unkar-plutt 1F", "die unkar-plutt 2Dr", "die finn-first-order-defector 2RD");
    for [first, second, third] in [[ranged, focus, disrupt], [disrupt, focus, ranged], [focus, disrupt, ranged]] {
        layout.play(|t| {
            t.choose("use unkar-plutt");
            t.can_choose_exactly([focus, disrupt, ranged]);
            t.choose(first);
            t.can_choose_exactly([second, third]);
            t.choose(second);
            t.can_choose_exactly([third, "done"]);
            t.choose("done");
            t.expect_resources(A, 3);
            t.expect_pool(A, [third.strip_prefix("die ").expect("a die")]);
        });
    }
}
