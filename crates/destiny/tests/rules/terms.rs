//! Words of the rules, points and subtypes (Chapter 8, appendices).

use destiny::{Db, Deck, DeckProblem, Destiny, Event, Kind, Setup, Subtype};

use crate::support::{A, B, scene};

const TROOPER: &str = "first-order-stormtrooper";
const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";
const FINN: &str = "finn-first-order-defector";

/// SWD-TERM-05
#[test]
fn several_targets_are_chosen_before_anything_happens() {
    scene()
        .a(|p| p.team([KYLO]).in_play(["droid-commandos"]).pool(["droid-commandos Sp"]))
        .b(|p| p.team(["rey-force-prodigy damage 9", FINN]))
        .play(|t| {
            t.choose_each(["resolve droid-commandos Sp", "pick rey-force-prodigy"]);
            t.expect_damage(REY, 9);
            t.choose_each(["pick finn-first-order-defector", "done"]);
            t.expect_gone(REY);
            t.expect_damage(FINN, 1);
        });
}

/// SWD-TERM-08, SWD-FAQ-EX15
#[test]
fn a_battlefield_serves_whoever_controls_it() {
    scene().a(|p| p.battlefield("fighting-pit")).play(|t| {
        t.choose("use fighting-pit");
        // It belongs to the other player.
        t.cannot_choose("use fighting-pit");
        t.choose("pass");
        // A turn later it is still the same round.
        t.cannot_choose("use fighting-pit");
        t.next_round();
        t.expect_asked(A);
        t.can_choose("use fighting-pit");
        t.choose_each(["pass", "claim"]);
        t.expect_asked(A);
        t.cannot_choose("use fighting-pit");
        t.next_round();
        t.expect_asked(B);
        t.can_choose("use fighting-pit");
    });
    // What counts by turns begins anew with every turn of the same round.
    scene()
        .a(|p| {
            p.team(["kylo-ren-vaders-disciple elite"])
                .pool(["kylo-ren-vaders-disciple 1R", "kylo-ren-vaders-disciple 1R"])
        })
        .b(|p| p.team([REY]).in_play(["hampered on kylo-ren-vaders-disciple"]))
        .play(|t| {
            t.choose_each(["resolve kylo-ren-vaders-disciple 1R", "pass", "resolve kylo-ren-vaders-disciple 1R"]);
            t.expect_round(2);
            t.expect_resources(A, 7);
        });
}

/// SWD-TERM-09
#[test]
fn cards_of_one_title_are_copies_of_each_other() {
    let mut deck = Deck::ready("kylo-ren").expect("a ready deck");
    deck.team = vec![(KYLO.to_owned(), 1), ("kylo-ren-tormented-one".to_owned(), 1)];
    let found = deck.problems(Db::all());
    assert!(found.contains(&DeckProblem::Unique { title: "kylo-ren".to_owned() }), "{found:?}");
    // What speaks of Kylo Ren speaks of either of them.
    for kylo in [KYLO, "kylo-ren-tormented-one"] {
        scene().a(|p| p.team([kylo]).hand(["crossguard-lightsaber"])).b(|p| p.team([REY])).play(|t| {
            t.choose("play crossguard-lightsaber");
            t.expect_on("crossguard-lightsaber", kylo);
            t.choose("pick rey-force-prodigy");
            t.expect_damage(REY, 1);
        });
    }
}

/// SWD-TERM-13
#[test]
fn healing_nothing_is_no_healing() {
    for (rey, heals) in [(REY, false), ("rey-force-prodigy damage 1", true)] {
        scene().a(|p| p.team([rey]).hand(["rejuvenate"])).b(|p| p.team([KYLO])).play(|t| {
            t.choose("play rejuvenate");
            if heals {
                t.choose("pick rey-force-prodigy");
            }
            t.expect_damage(REY, 0);
            assert_eq!(t.events().iter().any(|e| matches!(e, Event::Healed { .. })), heals, "{:?}", t.events());
        });
    }
}

/// SWD-TERM-15
#[test]
fn nothing_moves_to_where_it_is() {
    scene()
        .a(|p| {
            p.team(["finn-first-order-defector damage 3", "rey-force-prodigy damage 1", KYLO]).hand(["draw-attention"])
        })
        .play(|t| {
            t.choose_each(["play draw-attention", "pick finn-first-order-defector"]);
            t.can_choose_exactly(["pick kylo-ren-vaders-disciple", "pick rey-force-prodigy"]);
            t.choose_each(["pick rey-force-prodigy", "assign 2 rey-force-prodigy"]);
            t.expect_damage(FINN, 1);
            t.expect_damage(REY, 3);
        });
    // Nowhere to go.
    scene().a(|p| p.team(["finn-first-order-defector damage 3"]).hand(["draw-attention"])).play(|t| {
        t.choose("play draw-attention");
        t.expect_damage(FINN, 3);
    });
    scene()
        .a(|p| p.team([KYLO]).in_play(["immobilize on kylo-ren-vaders-disciple"]).battlefield("cargo-hold"))
        .b(|p| p.team([REY, FINN]).in_play(["lightsaber on rey-force-prodigy"]))
        .play(|t| {
            t.choose_each(["claim", "yes"]);
            t.expect_on("immobilize", KYLO);
            t.expect_on("lightsaber", FINN);
        });
}

/// SWD-TERM-21
#[test]
fn an_upgrade_stays_when_its_restriction_is_no_longer_met() {
    scene()
        .a(|p| p.team([TROOPER, "rey-force-prodigy damage 9"]).hand(["force-focus"; 2]))
        .b(|p| p.team([FINN]).pool(["finn-first-order-defector 2RD"]))
        .play(|t| {
            t.choose_each(["play force-focus", "pick first-order-stormtrooper"]);
            t.choose_each(["resolve finn-first-order-defector 2RD", "target rey-force-prodigy"]);
            t.expect_gone(REY);
            t.expect_on("force-focus", TROOPER);
            // No second one can be played now.
            t.cannot_choose("play force-focus");
        });
}

/// SWD-TERM-22
#[test]
fn remaining_health_is_health_minus_damage() {
    for (enemy, left) in [("rey-force-prodigy damage 8", None), ("rey-force-prodigy damage 7", Some(9))] {
        scene()
            .a(|p| p.team(["rey-finding-the-ways"]).hand(["finishing-strike"]).pool(["rey-finding-the-ways 2MD"]))
            // With the armor she has 11 health.
            .b(|p| p.team([enemy, TROOPER]).in_play(["republic-jedi-armor on rey-force-prodigy"]))
            .play(|t| {
                t.choose_each(["play finishing-strike", "target rey-force-prodigy"]);
                match left {
                    Some(damage) => t.expect_damage(REY, damage),
                    None => t.expect_gone(REY),
                }
            });
    }
}

/// SWD-TERM-27
#[test]
fn a_die_shows_its_upper_side_in_the_pool_and_nothing_else() {
    let layout = scene().a(|p| p.team([KYLO]).hand(["evade"]));
    layout.clone().b(|p| p.team([TROOPER, FINN]).pool(["finn-first-order-defector 1MD"])).play(|t| {
        t.choose("play evade");
        t.expect_pool(B, ["finn-first-order-defector 1MD"]);
        t.expect_asked(B);
    });
    layout.b(|p| p.team([TROOPER, FINN]).pool(["finn-first-order-defector 1RD"])).play(|t| {
        t.choose("play evade");
        t.expect_pool(B, []);
    });
}

/// SWD-TERM-EX1
#[test]
fn two_and_one_combine_to_three() {
    let layout =
        scene().a(|p| p.team(["unkar-plutt", TROOPER, TROOPER]).resources(0)).b(|p| p.team([REY]).hand(["lightsaber"]));
    layout.clone().a(|p| p.pool(["first-order-stormtrooper 2RD", "first-order-stormtrooper 1RD"])).play(|t| {
        t.choose_each(["use unkar-plutt", "die first-order-stormtrooper 2RD", "die first-order-stormtrooper 1RD"]);
        t.expect_pool(A, []);
        t.expect_resources(A, 3);
    });
    layout.a(|p| p.pool(["first-order-stormtrooper 1RD", "first-order-stormtrooper 1RD"])).play(|t| {
        t.choose("use unkar-plutt");
        t.expect_pool(A, ["first-order-stormtrooper 1RD", "first-order-stormtrooper 1RD"]);
        t.expect_hand(B, ["lightsaber"]);
    });
}

/// SWD-TERM-OPEN2
#[test]
fn nothing_costs_less_than_nothing() {
    scene().a(|p| p.team(["jyn-erso-reckless-operative"]).hand(["truce"])).play(|t| {
        t.choose_each(["play truce", "pass"]);
        t.expect_resources(A, 6);
        t.expect_resources(B, 6);
    });
    scene().a(|p| p.team([KYLO]).in_play(["tech-team"]).hand(["imperial-inspection"])).play(|t| {
        t.choose_each(["play imperial-inspection", "yes"]);
        t.expect_exhausted("tech-team", true);
        t.expect_resources(A, 5);
    });
}

/// SWD-PICK-01
#[test]
fn there_are_so_many_subtypes_of_characters() {
    let slugs: Vec<_> = Subtype::ALL[..Subtype::CHARACTERS].iter().map(|s| s.slug()).collect();
    let wanted = "advisor apprentice bounty-hunter droid engineer guard gungan inquisitor jawa jedi leader nightbrother \
                  pilot scavenger scoundrel shapeshifter sith spectre trooper witch wookiee";
    assert_eq!(slugs, wanted.split_whitespace().collect::<Vec<_>>());
    for card in Db::all().cards().iter().filter(|card| matches!(card.kind, Kind::Character { .. })) {
        let known = |s: &Subtype| (*s as usize) < Subtype::CHARACTERS;
        assert!(card.subtypes.iter().all(known), "the subtypes of {}", card.id);
    }
}

/// SWD-FAQ-EX1
#[test]
fn both_players_may_bring_the_same_characters() {
    for ids in [
        ["rey-starter", "rey-starter"],
        ["rey-starter", "luke-skywalker-starter"],
        ["kylo-ren-starter", "boba-fett-starter"],
        ["kylo-ren-starter", "kylo-ren-starter"],
    ] {
        let decks = ids.map(|id| Deck::ready(id).expect("a ready deck")).to_vec();
        assert!(Destiny::<1>::new(Setup::of(decks)).is_ok(), "{ids:?}");
    }
    scene().a(|p| p.team([REY]).pool(["rey-force-prodigy 1MD"])).b(|p| p.team([REY])).play(|t| {
        t.choose_each(["resolve rey-force-prodigy 1MD", "target rey-force-prodigy #2"]);
        t.expect_damage("rey-force-prodigy #2", 1);
    });
}

/// Points of the Balance of the Force by the number of the card; those of cards that are not here yet wait for them.
const BALANCE: [&str; 2] = [
    // SWD-BAL-02
    "01003 12/16; 01010 15/19; 01021 11/14; 01027 9/12; 01028 11/14; 01029 16/20; 01035 14/18; 01045 11/13; 01046 13/16",
    // SWD-BAL-04
    "03011 13/17; 03026 13/18; 03031 12/15; 03034 14/19; 03040 16/21",
];

fn by_code(code: &str) -> Option<&'static destiny::CardDef> {
    Db::all().cards().iter().find(|card| card.codes.iter().any(|c| c == code))
}

/// SWD-BAL-02, SWD-BAL-04
#[test]
fn characters_cost_what_the_balance_of_the_force_says() {
    let mut found = [0; 2];
    for (i, entry) in BALANCE.iter().enumerate().flat_map(|(i, list)| list.split("; ").map(move |e| (i, e))) {
        let (code, wanted) = entry.split_once(' ').expect("a number and points");
        let Some(card) = by_code(code) else { continue };
        let Kind::Character { points, elite, .. } = card.kind else { panic!("{code} is no character") };
        assert_eq!(format!("{points}/{elite}"), wanted, "the points of {}", card.id);
        found[i] += 1;
    }
    assert!(found[0] >= 4 && found[1] >= 1, "{found:?} cards");
}

/// SWD-BAL-OPEN1
#[test]
fn the_luke_of_the_balance_is_the_jedi_knight() {
    let luke = by_code("01035").expect("a card");
    assert_eq!((luke.title(), luke.points(1, false), luke.points(2, false)), ("luke-skywalker", 14, 18));
    assert_eq!(luke.subtypes, [Subtype::Jedi]);
    // The number the reference prints is that of Leia Organa.
    assert!(by_code("01028").is_none_or(|card| card.title() != "luke-skywalker"));
}

/// SWD-BAL-01
#[test]
fn the_balance_of_the_force_counts_everywhere() {
    // Printed 21 + 12, balanced 19 + 11.
    let mut deck = Deck::ready("kylo-ren").expect("a ready deck");
    deck.team = vec![("darth-vader-sith-lord".to_owned(), 2), ("jango-fett".to_owned(), 1)];
    let dear = |deck: &Deck| deck.problems(Db::all()).into_iter().any(|p| matches!(p, DeckProblem::TooDear { .. }));
    assert!(!dear(&deck));
    deck.team[1].1 = 2;
    assert!(dear(&deck));
    // The Darksaber counts 14 points on an elite Jango Fett, not the 16 that are printed.
    for (bearer, damage) in [("jango-fett elite", 2), ("darth-vader-sith-lord", 3)] {
        let host = bearer.trim_end_matches(" elite");
        let saber: &'static str = format!("darksaber on {host}").leak();
        scene().a(|p| p.team([bearer]).in_play([saber]).pool(["darksaber 2MD"])).b(|p| p.team([REY])).play(|t| {
            t.choose_each(["resolve darksaber 2MD", "target rey-force-prodigy"]);
            t.expect_damage(REY, damage);
        });
    }
}

/// Subtypes by the number of the card; those of cards that are not here yet wait for them.
const SUBTYPES: [&str; 6] = [
    // SWD-STYP-01
    "01001 leader trooper; 01002 trooper; 01003 leader; 01004 leader; 01009 sith; 01010 sith; 01011 apprentice; \
     01012 witch; 01019 leader scoundrel; 01020 leader scoundrel; 01021 bounty-hunter; 01022 scavenger; 01027 leader; \
     01028 leader; 01029 pilot; 01030 trooper; 01035 jedi; 01036 apprentice; 01037 jedi; 01038 scavenger; \
     01045 scoundrel; 01046 scoundrel; 01047 scoundrel; 01048 leader",
    // SWD-STYP-02
    "02001 trooper; 02002 trooper; 02003 leader; 02004 pilot; 02009 apprentice; 02010 apprentice sith; \
     02011 leader sith; 02012 guard; 02018 bounty-hunter; 02019 scoundrel; 02020 bounty-hunter droid; 02021 scavenger; \
     02026 guard; 02027 leader; 02028 trooper; 02029 pilot; 02034 apprentice; 02035 guard; 02036 jedi leader; \
     02037 jedi; 02043 wookiee scoundrel; 02044 scoundrel; 02045 scoundrel; 02046 scoundrel",
    // SWD-STYP-03
    "03001 pilot; 03002 leader; 03003 droid guard; 03004 leader; 03008 apprentice; 03009 scavenger; 03010 inquisitor; \
     03011 inquisitor; 03016 advisor; 03017 bounty-hunter; 03018 bounty-hunter; 03019 guard; 03024 leader; \
     03025 leader pilot spectre; 03026 droid; 03027 pilot; 03032 jedi; 03033 jedi spectre; 03034 jedi leader; \
     03038 scavenger; 03039 scoundrel; 03040 spectre; 03041 wookiee trooper",
    "04001 apprentice; 04002 leader trooper; 04024 apprentice; 04025 leader pilot",
    // SWD-STYP-05
    "05001 advisor; 05002 scavenger sith; 05010 leader trooper; 05018 advisor; 05031 apprentice; 05040 engineer",
    // SWD-STYP-06
    "06001 apprentice; 06002 advisor; 06004 jawa scavenger",
];

/// SWD-STYP-01, SWD-STYP-02, SWD-STYP-03, SWD-STYP-05, SWD-STYP-06
#[test]
fn older_characters_have_the_subtypes_of_the_reference() {
    let mut found = [0; 6];
    for (i, entry) in SUBTYPES.iter().enumerate().flat_map(|(i, list)| list.split("; ").map(move |e| (i, e))) {
        let (code, wanted) = entry.split_once(' ').expect("a number and subtypes");
        let Some(card) = by_code(code) else { continue };
        let mut has: Vec<_> = card.subtypes.iter().map(|s| s.slug()).collect();
        let mut wanted: Vec<_> = wanted.split(' ').collect();
        has.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(has, wanted, "the subtypes of {}", card.id);
        found[i] += 1;
    }
    assert!(found[0] >= 7 && found[1] >= 15 && [2, 4, 5].iter().all(|&i| found[i] >= 1), "{found:?}");
}
