//! Control of battlefields, cards and dice, and dice without a place of their own.

use crate::support::{A, B, C, scene};

const TROOPER: &str = "first-order-stormtrooper";
const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";
const FINN: &str = "finn-first-order-defector";
const PHASMA: &str = "captain-phasma-stormtrooper-commander";

/// Card 01102; SWD-ZONE-13, SWD-FFA-08
#[test]
fn a_set_aside_die_that_is_held_is_not_rolled() {
    let layout =
        scene().a(|p| p.team([PHASMA])).b(|p| p.team([KYLO]).hand(["prized-possession"])).rolls(["1RD", "2RD", "1R"]);
    layout.play(|t| {
        t.choose("use captain-phasma-stormtrooper-commander");
        t.expect_pool(A, ["first-order-stormtrooper 1RD", "first-order-stormtrooper 2RD"]);
        t.choose_each(["play prized-possession", "yes", "die first-order-stormtrooper 1RD"]);
        t.next_round();
        // Of the two that were set aside one is left.
        t.choose("use captain-phasma-stormtrooper-commander");
        t.expect_pool(A, ["first-order-stormtrooper 1R"]);
    });
    // It leaves the game with its player.
    let layout = layout.a(|p| p.team(["captain-phasma-stormtrooper-commander damage 11"])).rolls(["1RD", "2RD"]);
    layout.b(|p| p.pool(["kylo-ren-vaders-disciple 1MD"])).c(|p| p.team([REY])).play(|t| {
        t.choose_each(["use captain-phasma-stormtrooper-commander", "play prized-possession", "yes"]);
        t.choose_each(["die first-order-stormtrooper 1RD", "pass", "pass"]);
        t.expect_dice_on("prized-possession", 1);
        t.choose_each(["resolve kylo-ren-vaders-disciple 1MD", "target captain-phasma-stormtrooper-commander"]);
        t.expect_dice_on("prized-possession", 0);
        t.expect_asked(C);
    });
}

/// SWD-SIM-02, SWD-BEF-02
#[test]
fn what_comes_before_two_defeats_is_put_in_order() {
    let (obi_wan, upgrade) = ("next obi-wan-kenobi-mysterious-hermit ability 0 about 1", "next one-with-the-force");
    let layout = scene()
        .a(|p| p.team(["rey-force-prodigy damage 9", FINN]).in_play(["one-with-the-force on rey-force-prodigy"]))
        .b(|p| {
            p.team(["general-grievous-droid-armies-commander", "obi-wan-kenobi-mysterious-hermit damage 10"])
                .in_play(["defoliator-tank"])
                .pool(["defoliator-tank Sp"])
                .hand(["rejuvenate"])
        });
    for holder in [A, B] {
        layout.clone().held_by(holder).play(|t| {
            t.choose_each(["pass", "resolve defoliator-tank Sp"]);
            t.expect_asked(holder);
            t.can_choose_exactly([obi_wan, upgrade]);
            t.choose(obi_wan);
            t.expect_asked(B);
            t.choose("no");
            t.expect_gone("obi-wan-kenobi-mysterious-hermit");
            t.expect_gone(REY);
            t.in_play("one-with-the-force");
        });
    }
}

/// SWD-SYM-09, SWD-TERM-08
#[test]
fn focus_turns_dice_one_controls() {
    scene()
        .a(|p| p.team(["obi-wan-kenobi-ardent-avenger"]).pool(["obi-wan-kenobi-ardent-avenger 2F"]))
        .b(|p| p.team([KYLO]).in_play(["fickle-mercenaries"]).pool(["fickle-mercenaries -"]))
        .rolls(["-"])
        .play(|t| {
            t.choose("use fickle-mercenaries");
            t.expect_pool(B, []);
            t.choose_each(["pass", "activate fickle-mercenaries", "pass"]);
            t.choose("resolve obi-wan-kenobi-ardent-avenger 2F");
            t.can_choose_exactly(["die fickle-mercenaries -", "done"]);
            t.choose_each(["die fickle-mercenaries -", "turn fickle-mercenaries to 2RD"]);
            t.expect_pool(A, ["fickle-mercenaries 2RD"]);
        });
}

/// SWD-CLAIM-05, SWD-ROUND-02
#[test]
fn who_takes_a_claimed_battlefield_has_not_claimed_it() {
    scene()
        .a(|p| p.team([TROOPER, TROOPER]).hand(["lockdown"]).deck(["aim"; 10]))
        .b(|p| p.team([REY]).deck(["aim"; 10]))
        .play(|t| {
            t.choose_each(["pass", "claim", "play lockdown"]);
            t.can_choose_exactly([
                "activate first-order-stormtrooper #1",
                "activate first-order-stormtrooper #2",
                "pass",
            ]);
            t.choose_each(["pass", "pass"]);
            while t.key_texts(t.asked()).iter().any(|w| w == "done") {
                t.choose("done");
            }
            t.expect_round(3);
            t.expect_asked(A);
            t.can_choose("claim");
            t.leave_open();
        });
}

/// SWD-FFA-06, SWD-TERM-35
#[test]
fn one_gives_only_a_battlefield_one_controls() {
    let layout =
        scene().a(|p| p.team([FINN]).hand(["hasty-exit"])).b(|p| p.team([REY]).pool(["rey-force-prodigy 1MD"]));
    layout.clone().c(|p| p.team([KYLO])).play(|t| {
        t.choose("play hasty-exit");
        t.can_choose_exactly(["player 2", "player 3"]);
        t.choose("player 3");
        t.expect_pool(B, []);
        t.choose_each(["pass", "pass", "pass"]);
        while t.key_texts(t.asked()).iter().any(|w| w == "done") {
            t.choose("done");
        }
        t.expect_asked(C);
        t.leave_open();
    });
    layout.held_by(B).play(|t| {
        t.choose("play hasty-exit");
        t.expect_pool(B, ["rey-force-prodigy 1MD"]);
        t.expect_asked(B);
    });
}

/// SWD-DEF-01, SWD-DIE-06
#[test]
fn a_modifier_leaves_with_its_character_in_the_middle_of_an_action() {
    scene()
        .a(|p| p.team(["death-trooper damage 9", "darth-vader-sith-lord elite", PHASMA]))
        .a(|p| p.pool(["death-trooper +2RD", "darth-vader-sith-lord 2MD", "darth-vader-sith-lord 3MD"]))
        .b(|p| p.team([REY]))
        .play(|t| {
            t.choose("resolve darth-vader-sith-lord 2MD");
            t.can_choose_exactly(["add death-trooper +2RD", "done"]);
            t.choose_each(["done", "target death-trooper"]);
            t.expect_pool(A, ["darth-vader-sith-lord 3MD"]);
            t.choose_each(["resolve darth-vader-sith-lord 3MD", "target rey-force-prodigy"]);
            t.expect_damage(REY, 3);
        });
}

/// SWD-ACTV-01, SWD-GRD-01
#[test]
fn who_was_not_activated_rolled_nothing() {
    scene()
        .a(|p| {
            p.team(["finn-first-order-defector damage 9", KYLO])
                .in_play(["armed-escort"])
                .pool(["kylo-ren-vaders-disciple 1R"])
                .hand(["smugglers-run"])
        })
        .b(|p| p.team([REY]).pool(["rey-force-prodigy 1MD"]))
        .play(|t| {
            t.choose_each(["play smugglers-run", "yes"]);
            t.expect_gone(FINN);
            t.expect_resources(A, 5);
            t.expect_asked(B);
        });
}

/// SWD-TERM-34, SWD-TERM-07
#[test]
fn entangled_dice_are_named_in_either_order() {
    let (rey, kylo) = ("die rey-force-prodigy 1MD", "die kylo-ren-vaders-disciple 2MD1");
    let layout = scene()
        .a(|p| p.team([FINN]).hand(["entangle"]))
        .b(|p| p.team([REY, KYLO]).pool(["rey-force-prodigy 1MD", "kylo-ren-vaders-disciple 2MD1"]));
    for (first, second) in [(rey, kylo), (kylo, rey)] {
        layout.play(|t| {
            t.choose_each(["play entangle", first]);
            t.can_choose_exactly([second, "done"]);
            t.choose(second);
            t.expect_pool(B, []);
        });
    }
}

/// SWD-FFA-08, SWD-ZONE-06
#[test]
fn what_returns_to_an_owner_who_is_out_leaves_the_game() {
    let with = |card: &'static str| {
        scene()
            .a(|p| p.team([FINN, "luke-skywalker-reluctant-instructor"]).hand(["premonitions"]))
            .b(move |p| p.team(["rey-force-prodigy damage 9"]).hand(["premonitions", card]).deck([]))
            .c(|p| p.team(["death-trooper"]).in_play(["imperial-inspection"]).pool(["death-trooper 1RD"]))
    };
    // The second player sets a card aside, the first plays it, and the third defeats its owner.
    let card = "hunting-rifle";
    with(card).rolls(["1Dr"]).play(|t| {
        t.choose_each(["pass", "play premonitions", "choose 1", &format!("pick {card} from hand")]);
        t.choose_each(["pass", "play premonitions", "choose 2", "pick finn-first-order-defector", "pass"]);
        t.choose_each(["resolve death-trooper 1RD", "target rey-force-prodigy"]);
        assert!(t.state().out.contains(B));
        // What somebody else controls stays until it leaves play.
        t.expect_on("hunting-rifle", FINN);
        t.choose_each(["pass", "activate death-trooper", "yes"]);
        t.expect_hand(B, []);
        t.expect_aside(B, ["hunting-rifle", "premonitions", "rey-force-prodigy"]);
    });
    let card = "lukes-protection";
    with(card).play(|t| {
        t.choose_each(["pass", "play premonitions", "choose 1", &format!("pick {card} from hand")]);
        t.choose_each(["pass", "play premonitions", "choose 2", "pass"]);
        t.choose_each(["resolve death-trooper 1RD", "target rey-force-prodigy", "use lukes-protection"]);
        t.expect_shields("luke-skywalker-reluctant-instructor", 1);
        t.expect_aside(B, ["lukes-protection", "premonitions", "rey-force-prodigy"]);
    });
}

/// Cards 02131, 08158, 09034; SWD-TERM-08, SWD-AFT-01
#[test]
fn a_city_answers_whoever_played_a_card_of_another_that_is_gone_again() {
    scene()
        .a(|p| p.team([FINN]).hand(["premonitions"]).deck(["aim"; 3]))
        .b(|p| p.team([KYLO]).hand(["premonitions", "modular-frame"]).deck(["dodge"; 3]).battlefield("occupied-city"))
        .held_by(B)
        .play(|t| {
            t.choose_each(["pass", "play premonitions", "choose 1", "pick modular-frame from hand"]);
            // No frame stays on a human, and it is the second player's own; the first has played it.
            t.choose_each(["play premonitions", "choose 2"]);
            t.expect_asked(B);
            t.choose("yes");
            t.expect_discard(A, ["aim", "premonitions"]);
            t.expect_discard(B, ["modular-frame", "premonitions"]);
            t.choose("pass");
        });
}

/// Card 09169; SWD-AFT-01, SWD-TRIG-OPEN2
#[test]
fn a_striker_was_played_on_whom_it_was_played_on() {
    let grievous = "general-grievous-droid-armies-commander";
    scene()
        .a(|p| {
            p.team(["general-grievous-droid-armies-commander damage 8", "commando-droid"])
                .pool(["commando-droid 1RD"])
                .hand(["barter-with-blood", "grievance-striker"])
        })
        .b(|p| p.team([REY]).hand(["first-strike"]))
        .play(|t| {
            t.choose("play barter-with-blood");
            t.choose_as(A, "bid 0");
            t.choose_as(B, "bid 0");
            t.choose_each(["yes", "pick grievance-striker from hand", "pick general-grievous-droid-armies-commander"]);
            // He falls before the ability has its turn, and the striker lies on another one then.
            t.choose_each([
                "yes",
                "pick first-strike from hand",
                "pick general-grievous-droid-armies-commander",
                "yes",
            ]);
            t.expect_gone(grievous);
            t.expect_on("grievance-striker", "commando-droid");
            t.expect_asked(A);
            t.choose_each(["yes", "pick rey-force-prodigy"]);
            t.expect_damage(REY, 1);
            t.expect_asked(B);
        });
}

/// Cards 08012, 09114, 01129; SWD-REPL-01, SWD-THEN-01
#[test]
fn what_a_stifled_event_would_have_done_with_itself_is_not_done() {
    // A jump is set aside by its own effect, a move by the plot it lay under.
    scene().a(|p| p.team([FINN]).hand(["hyperspace-jump"])).b(|p| p.team([KYLO]).in_play(["stifle"])).play(|t| {
        t.choose("play hyperspace-jump");
        t.expect_discard(A, ["hyperspace-jump"]);
        t.expect_discard(B, ["stifle"]);
        t.expect_asked(B);
        t.choose("pass");
    });
    scene()
        .a(|p| {
            p.team(["luke-skywalker-jedi-knight"])
                .in_play(["lightsaber-mastery"])
                .under(["twin-strike", "circle-of-shelter"])
                .pool(["luke-skywalker-jedi-knight 2MD"])
        })
        .b(|p| p.team([KYLO]).in_play(["stifle"]))
        .play(|t| {
            t.choose_each(["use lightsaber-mastery", "pick twin-strike face down"]);
            t.expect_aside(A, ["twin-strike"]);
            t.expect_pool(A, ["luke-skywalker-jedi-knight 2MD"]);
            t.expect_asked(B);
        });
}

/// SWD-XACT-03, SWD-CLAIM-03, SWD-CLAIM-04
#[test]
fn who_claims_outside_the_own_turn_is_done_for_the_round() {
    scene().a(|p| p.team([FINN]).hand(["barter-with-blood"])).b(|p| p.team([KYLO]).hand(["stap-droid"])).play(|t| {
        t.choose("play barter-with-blood");
        t.choose_as(A, "bid 0");
        t.choose_as(B, "bid 1");
        t.choose_each(["yes", "pick stap-droid from hand"]);
        t.expect_asked(B);
        t.choose("claim");
        t.expect_asked(A);
        t.can_choose_exactly(["activate finn-first-order-defector", "pass"]);
        t.choose("activate finn-first-order-defector");
        t.expect_asked(A);
        t.choose("pass");
        t.expect_round(3);
        t.expect_asked(B);
        t.leave_open();
    });
}

/// Cards 01129, 09041, 05072; SWD-QUEUE-05, SWD-XACT-01
#[test]
fn what_waits_in_the_queue_comes_before_a_phase_that_is_cut_short_is_over() {
    scene()
        .a(|p| p.team([FINN]).hand(["barter-with-blood", "hidden-blaster"]))
        .b(|p| p.team(["rey-force-prodigy shield 2"]).hand(["hyperspace-jump"]))
        .play(|t| {
            t.choose("play barter-with-blood");
            t.choose_as(A, "bid 0");
            t.choose_as(B, "bid 0");
            t.choose_each(["yes", "pick hidden-blaster from hand"]);
            t.expect_asked(B);
            t.choose_each(["yes", "pick hyperspace-jump from hand", "no"]);
            // The blaster was played before the jump. Its additional action is lost with the phase.
            t.expect_asked(A);
            t.can_choose_exactly(["yes", "no"]);
            t.choose("yes");
            t.expect_shields(REY, 1);
            t.expect_aside(B, ["hyperspace-jump"]);
            t.expect_exhausted(FINN, false);
            while t.state().round == 2 {
                let seat = t.asked();
                t.choose_as(seat, "done");
            }
            t.expect_asked(A);
            t.leave_open();
        });
}
