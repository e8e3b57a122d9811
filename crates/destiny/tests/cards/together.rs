//! Cards of several sets together: what one alone would not show.
use crate::support::{A, B, scene};

const TROOPER: &str = "first-order-stormtrooper";
const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";
const FINN: &str = "finn-first-order-defector";
const PHASMA_TPG: &str = "captain-phasma-ruthless-tactician";
const KYLO_TPG: &str = "kylo-ren-tormented-one";
const REY_TPG: &str = "rey-finding-the-ways";
const POE: &str = "poe-dameron-more-than-a-pilot";
const PHASMA: &str = "captain-phasma-stormtrooper-commander";
const GRIEVOUS: &str = "general-grievous-droid-armies-commander";
const COMMANDO: &str = "commando-droid";

/// Card 02008; SWD-SIM-OPEN1
#[test]
fn roll_abilities_answer_an_activation() {
    scene()
        .a(|p| p.in_play(["z6-riot-control-baton on first-order-stormtrooper"]))
        .b(|p| p.team([REY]))
        .rolls(["1RD", "-", "3MD1"])
        .play(|t| {
            t.choose_each(["activate first-order-stormtrooper", "yes"]);
            t.expect_pool(A, ["first-order-stormtrooper 1RD", "z6-riot-control-baton 3MD1"]);
        });
}
/// Card 02021; SWD-TERM-07
#[test]
fn a_sum_that_cannot_be_reached_is_not_begun() {
    scene()
        .a(|p| p.team(["unkar-plutt elite"]).pool(["unkar-plutt 1F", "unkar-plutt 2Dr"]).resources(0))
        .b(|p| p.team([REY]).hand(["lightsaber"]))
        .play(|t| {
            t.choose("use unkar-plutt");
            t.can_choose_exactly(["die unkar-plutt 1F", "die unkar-plutt 2Dr"]);
            t.choose("die unkar-plutt 2Dr");
            // Not enough yet.
            t.can_choose_exactly(["die unkar-plutt 1F"]);
            t.choose("die unkar-plutt 1F");
            t.expect_resources(A, 3);
        });
}
/// Card 02003; SWD-CLAR-EX12
#[test]
fn a_set_aside_die_comes_again_every_round() {
    scene()
        .a(|p| p.team(["director-krennic"]))
        .b(|p| p.team([REY]))
        .rolls(["1F", "2RD", "1F", "2RD", "1F", "2RD"])
        .play(|t| {
            for _ in 0..2 {
                t.choose("activate director-krennic");
                t.next_round();
            }
            t.choose("activate director-krennic");
            t.expect_pool(A, ["director-krennic 1F", "death-trooper 2RD"]);
        });
}
/// Card 02070; SWD-ERR-05
#[test]
fn an_inspection_follows_whoever_rolls() {
    scene()
        .a(|p| p.team([KYLO]).hand(["disturbance-in-the-force"]))
        .b(|p| p.team(["death-trooper"]).in_play(["imperial-inspection"]).pool(["death-trooper -"]))
        .rolls(["1Dr"])
        .play(|t| {
            t.choose("play disturbance-in-the-force");
            t.expect_asked(B);
            t.choose("yes");
            t.expect_gone("imperial-inspection");
        });
}
/// Card 02159; SWD-VIA-03
#[test]
fn a_modifier_joins_a_base_through_a_card() {
    scene()
        .a(|p| {
            p.team([KYLO, REY])
                .battlefield("secret-facility")
                .pool(["kylo-ren-vaders-disciple 1MD", "rey-force-prodigy +2MD"])
        })
        .b(|p| p.team([FINN]))
        .play(|t| {
            t.choose_each(["claim", "yes"]);
            t.choose_each([
                "die kylo-ren-vaders-disciple 1MD",
                "die rey-force-prodigy +2MD",
                "add rey-force-prodigy +2MD",
                "target finn-first-order-defector",
            ]);
            t.expect_damage(FINN, 3);
        });
}
/// Cards 01057, 03013; SWD-TERM-33
#[test]
fn an_x_keeps_its_value_when_the_die_is_removed() {
    scene()
        .a(|p| p.team([REY]).in_play(["force-throw on rey-force-prodigy"]).pool(["force-throw Sp"]))
        .b(|p| p.team([KYLO]).in_play(["id9-seeker-droid on kylo-ren-vaders-disciple"]).pool(["id9-seeker-droid XMD"]))
        .play(|t| {
            t.choose_each(["resolve force-throw Sp", "die id9-seeker-droid XMD", "pick kylo-ren-vaders-disciple"]);
            t.expect_damage(KYLO, 1);
        });
}
/// Cards 02104, 07035; SWD-CLAR-EX27
#[test]
fn who_removes_a_die_by_choice_has_removed_it() {
    scene()
        .a(|p| p.team(["dj", REY]).hand(["krayt-dragon-howl"]))
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]))
        .play(|t| {
            t.choose_each(["play krayt-dragon-howl", "choose 1"]);
            t.expect_asked(B);
            t.can_choose("pass");
        });
}
/// Card 07117; SWD-RES-03
#[test]
fn a_modifier_is_resolved_with_its_base() {
    scene()
        .a(|p| {
            p.team([FINN, "rey-force-prodigy shield 1"])
                .in_play(["dagger-of-mortis on finn-first-order-defector"])
                .pool(["dagger-of-mortis +3MD", "finn-first-order-defector 1MD"])
        })
        .b(|p| p.team([KYLO]))
        .play(|t| {
            t.choose_each([
                "resolve finn-first-order-defector 1MD",
                "add dagger-of-mortis +3MD",
                "yes",
                "target kylo-ren-vaders-disciple",
            ]);
            t.expect_shields(FINN, 1);
        });
}
/// Cards 02101, 03013; SWD-TERM-07
#[test]
fn removed_dice_of_x_count_together() {
    scene()
        .a(|p| {
            p.team([KYLO, TROOPER])
                .in_play(["id9-seeker-droid on kylo-ren-vaders-disciple"; 2])
                .pool(["id9-seeker-droid XMD"; 2])
                .hand(["destiny", "mind-probe"])
        })
        .play(|t| {
            t.choose_each(["play destiny", "die id9-seeker-droid XMD", "die id9-seeker-droid XMD"]);
            t.can_choose_exactly(["pick mind-probe from hand"]);
            t.leave_open();
        });
}
/// Cards 01022, 01143, 02008, 02012; SWD-QUEUE-EX2, SWD-BEF-02
#[test]
fn a_squad_goes_on_without_the_fallen() {
    scene()
        .a(|p| {
            p.team(["royal-guard damage 7", "tusken-raider"])
                .in_play(["z6-riot-control-baton on royal-guard"])
                .hand(["squad-tactics", "aim"])
        })
        .b(|p| p.team([FINN]).pool(["finn-first-order-defector 2RD"]))
        .rolls(["2MD", "1MD"])
        .play(|t| {
            t.choose_each(["play squad-tactics", "pick royal-guard", "pick tusken-raider", "pick royal-guard"]);
            // Guardian, then Redeploy.
            t.choose_each(["yes", "yes"]);
            t.expect_gone("royal-guard");
            t.expect_on("z6-riot-control-baton", "tusken-raider");
            t.expect_pool(A, ["z6-riot-control-baton 2MD", "tusken-raider 1MD"]);
            t.expect_pool(B, []);
            t.choose_each(["next tusken-raider", "yes", "pick aim from hand", "die z6-riot-control-baton 2MD"]);
            t.choose("target finn-first-order-defector");
            t.expect_damage(FINN, 2);
            t.expect_asked(B);
        });
}

/// Card 02023; SWD-CLAR-EX21
#[test]
fn blackmail_follows_every_reroll() {
    scene()
        .a(|p| p.team([KYLO]).hand(["unpredictable"]))
        .b(|p| p.team([TROOPER]).in_play(["blackmail on first-order-stormtrooper"]).pool(["blackmail -"]))
        .rolls(["2Dc"])
        .play(|t| {
            t.choose_each(["play unpredictable", "yes"]);
            t.expect_pool(B, []);
        });
}

/// Card 09018; SWD-UPKEEP-02
#[test]
fn dice_set_aside_in_the_upkeep_phase_can_be_called_again() {
    scene().a(|p| p.team([PHASMA])).b(|p| p.team([REY])).rolls(["2RD", "1RD", "-", "1R"]).play(|t| {
        t.choose("use captain-phasma-stormtrooper-commander");
        t.next_round();
        t.expect_pool(A, []);
        t.choose("use captain-phasma-stormtrooper-commander");
        t.expect_pool(A, ["first-order-stormtrooper -", "first-order-stormtrooper 1R"]);
    });
}

/// Card 09021; SWD-DECK-01
#[test]
fn droids_cost_less_beside_general_grievous() {
    let mut deck = destiny::Deck::ready("kylo-ren").expect("a ready deck");
    let named = str::to_owned;
    // 9 + 3 * 7 = 30
    deck.team = vec![(named(GRIEVOUS), 1), (named(COMMANDO), 1), (named(COMMANDO), 1), (named(COMMANDO), 1)];
    let points = |deck: &destiny::Deck| {
        deck.problems(destiny::Db::all()).into_iter().find_map(|p| match p {
            destiny::DeckProblem::TooDear { points, .. } => Some(points),
            _ => None,
        })
    };
    assert_eq!(points(&deck), None);
    deck.team[0].1 = 2;
    assert_eq!(points(&deck), Some(33));
    // Without him they cost 8 each.
    deck.team[0] = (named(TROOPER), 1);
    assert_eq!(points(&deck), Some(31));
}

/// Card 01072
#[test]
fn a_probe_finds_two_equal_events() {
    scene().a(|p| p.team([GRIEVOUS]).hand(["probe"])).b(|p| p.hand(["aim", "aim", "aim"])).play(|t| {
        t.choose("play probe");
        t.expect_hand(B, ["aim"]);
        t.expect_discard(B, ["aim", "aim"]);
    });
}

/// Card 09151
#[test]
fn scoundrels_profit_whoever_rolls_their_die() {
    scene()
        .a(|p| p.team([KYLO]).hand(["unpredictable"]))
        .b(|p| p.team([FINN]).in_play(["profiteering"]).pool(["finn-first-order-defector 1Sh"]))
        .rolls(["1R"])
        .play(|t| {
            t.choose("play unpredictable");
            t.expect_asked(B);
            t.choose("yes");
            t.expect_resources(B, 6);
        });
}

/// Card 09053; SWD-TERM-25
#[test]
fn an_assassin_droid_strikes_when_it_is_activated() {
    scene().a(|p| p.team([KYLO]).in_play(["assassin-droid"])).b(|p| p.team([REY])).rolls(["2RD"]).play(|t| {
        t.choose_each(["activate assassin-droid", "yes"]);
        t.can_choose_exactly(["pick kylo-ren-vaders-disciple", "pick rey-force-prodigy"]);
        t.choose("pick rey-force-prodigy");
        t.expect_damage(REY, 1);
        t.expect_pool(A, ["assassin-droid 2RD"]);
    });
}

/// Card 09151; SWD-TERM-25
#[test]
fn scoundrels_profit_when_they_are_activated() {
    let layout = scene().a(|p| p.team([FINN, REY]).in_play(["profiteering"]).hand(["aim"]));
    layout.clone().rolls(["1R"]).play(|t| {
        t.choose_each(["activate finn-first-order-defector", "yes"]);
        t.expect_resources(A, 6);
        t.expect_pool(A, []);
    });
    layout.clone().rolls(["1R"]).play(|t| {
        t.choose_each(["activate finn-first-order-defector", "no"]);
        t.expect_resources(A, 5);
        t.expect_pool(A, ["finn-first-order-defector 1R"]);
    });
}

/// Card 09160; SWD-DOWN-04, SWD-DOWN-05, SWD-UPG-OPEN1
#[test]
fn a_fourth_downgrade_may_be_the_one_that_goes() {
    scene()
        .a(|p| p.team([REY]).in_play(["shock-collar on kylo-ren-vaders-disciple"; 3]).hand(["shock-collar"]))
        .b(|p| p.team([KYLO]))
        .play(|t| {
            t.choose("play shock-collar");
            t.expect_asked(B);
            t.can_choose_exactly([
                "discard shock-collar #1",
                "discard shock-collar #2",
                "discard shock-collar #3",
                "discard shock-collar #4",
            ]);
            t.choose("discard shock-collar #4");
            t.expect_discard(A, ["shock-collar"]);
        });
}

/// Card 09026; SWD-VIA-03
#[test]
fn pulverize_takes_a_modifier_along() {
    scene()
        .a(|p| {
            p.team([COMMANDO, TROOPER])
                .hand(["pulverize"])
                .pool(["first-order-stormtrooper 1RD", "commando-droid +2RD"])
        })
        .b(|p| p.team([REY]))
        .play(|t| {
            t.choose("play pulverize");
            t.choose_each(["die first-order-stormtrooper 1RD", "die commando-droid +2RD"]);
            t.choose_each(["add commando-droid +2RD", "target rey-force-prodigy"]);
            t.expect_damage(REY, 5);
        });
}

/// Card 04013; SWD-THEN-01
#[test]
fn an_envoy_needs_two_cards() {
    scene().a(|p| p.team([PHASMA_TPG]).hand(["imperial-envoy"])).b(|p| p.team([REY_TPG]).hand(["clash"])).play(|t| {
        t.choose("play imperial-envoy");
        t.expect_asked(B);
    });
}
/// Card 04040; SWD-THEN-01
#[test]
fn a_distraction_needs_two_dice() {
    scene()
        .a(|p| p.team([REY_TPG]).hand(["distraction"]))
        .b(|p| p.team([KYLO_TPG]).pool(["kylo-ren-tormented-one 2MD"]))
        .play(|t| {
            t.choose("play distraction");
            t.expect_pool(B, ["kylo-ren-tormented-one 2MD"]);
        });
}
/// Card 04036; SWD-TERM-04
#[test]
fn recon_turns_what_can_be_turned() {
    scene()
        .a(|p| {
            p.team([REY_TPG, POE])
                .hand(["recon"])
                .pool(["rey-finding-the-ways 1Sh", "poe-dameron-more-than-a-pilot 1R"])
        })
        .b(|p| p.team([KYLO_TPG]).in_play(["force-stasis on kylo-ren-tormented-one"]).pool(["force-stasis -"]))
        .play(|t| {
            t.choose_each(["play recon", "die rey-finding-the-ways 1Sh"]);
            // Only one of the others has a shield side.
            t.expect_pool(B, ["force-stasis 1Sh"]);
        });
}
/// Card 04024
#[test]
fn rey_strikes_when_she_is_shielded() {
    scene().a(|p| p.team(["rey-finding-the-ways shield 1"])).b(|p| p.team([KYLO_TPG])).play(|t| {
        t.choose_each(["activate rey-finding-the-ways", "yes", "pick kylo-ren-tormented-one"]);
        t.expect_damage(KYLO_TPG, 1);
    });
}
