//! Cards that need rules of their own.

use destiny::{Db, Deck, DeckProblem, Destiny, Setup};
use table::chance::Fast;
use table::{Game, NoSink, Options, Seat, ToAct};

use crate::support::{A, B, scene};

const TROOPER: &str = "first-order-stormtrooper";
const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";

/// Card 02135; SWD-SHLD-03
#[test]
fn an_illusion_blocks_for_cards_of_the_deck() {
    scene()
        .a(|p| p.pool(["first-order-stormtrooper 2RD"]))
        .b(|p| p.team([REY]).in_play(["force-illusion on rey-force-prodigy"]).deck(["aim", "block", "dodge"]))
        .play(|t| {
            t.choose_each(["resolve first-order-stormtrooper 2RD", "target rey-force-prodigy", "yes"]);
            t.expect_damage(REY, 0);
            t.expect_discard(B, ["aim", "block", "force-illusion"]);
        });
}

/// Card 02135; SWD-CLAR-EX8
#[test]
fn an_illusion_without_enough_cards_blocks_nothing() {
    scene()
        .a(|p| p.pool(["first-order-stormtrooper 2RD"]))
        .b(|p| p.team([REY]).in_play(["force-illusion on rey-force-prodigy"]).hand(["dodge"]).deck(["aim"]))
        .play(|t| {
            t.choose_each(["resolve first-order-stormtrooper 2RD", "target rey-force-prodigy", "yes"]);
            t.expect_damage(REY, 2);
            t.expect_discard(B, ["aim"]);
        });
}

/// Card 02135; SWD-CLAR-EX9
#[test]
fn shields_block_before_an_illusion_or_after_it() {
    for (first, milled, shields) in [("yes", 1, 0), ("no", 2, 1)] {
        scene()
            .a(|p| p.pool(["first-order-stormtrooper 2RD"]))
            .b(|p| {
                p.team(["rey-force-prodigy shield 1"]).in_play(["force-illusion on rey-force-prodigy"]).deck(["aim"; 4])
            })
            .play(|t| {
                t.choose_each(["resolve first-order-stormtrooper 2RD", "target rey-force-prodigy", first, "yes"]);
                t.expect_damage(REY, 0);
                t.expect_shields(REY, shields);
                let mut cards = vec!["aim"; milled];
                cards.push("force-illusion");
                t.expect_discard(B, cards);
            });
    }
}

/// Card 02141; SWD-ERR-03, SWD-REPL-01, SWD-REPL-03, SWD-REPL-EX1
#[test]
fn an_ammo_belt_goes_instead_of_a_weapon() {
    for (answer, gone) in [("yes", "ammo-belt"), ("no", "infantry-grenades")] {
        scene()
            .a(|p| {
                p.in_play(["infantry-grenades on first-order-stormtrooper", "ammo-belt on first-order-stormtrooper"])
                    .pool(["infantry-grenades Sp"])
            })
            .b(|p| p.team([REY]))
            .play(|t| {
                t.choose_each(["resolve infantry-grenades Sp", answer]);
                t.expect_damage(REY, 2);
                t.expect_discard(A, [gone]);
            });
    }
}

/// Card 09005; SWD-CACT-OPEN2, SWD-DOWN-01, SWD-DOWN-03
#[test]
fn an_extracted_mind_has_no_abilities_until_it_rests() {
    scene().a(|p| p.team([KYLO]).hand(["mind-extraction"])).b(|p| p.team([REY]).hand(["lightsaber"])).play(|t| {
        t.choose("play mind-extraction");
        t.expect_on("mind-extraction", REY);
        // Rey does not act again after an upgrade on her.
        t.choose("play lightsaber");
        t.expect_asked(A);
        t.cannot_choose("use mind-extraction");
        t.choose("pass");
        t.choose("use mind-extraction");
        t.expect_exhausted(REY, true);
        t.expect_discard(A, ["mind-extraction"]);
    });
}

/// Card 09121; SWD-CLAR-EX36, SWD-CLAR-EX37
#[test]
fn a_hampered_character_resolves_one_die_a_turn() {
    scene()
        .a(|p| {
            p.team(["rey-force-prodigy elite"]).in_play(["lightsaber on rey-force-prodigy"]).pool([
                "rey-force-prodigy 1MD",
                "rey-force-prodigy +2MD",
                "lightsaber 3MD1",
            ])
        })
        .b(|p| p.team([KYLO]).in_play(["hampered on rey-force-prodigy"]))
        .play(|t| {
            // Her own die is not modified.
            t.choose_each(["resolve rey-force-prodigy 1MD", "target kylo-ren-vaders-disciple"]);
            t.expect_damage(KYLO, 1);
            // A modifier is one of her dice, too: in this turn it joins no other die.
            t.can_choose_exactly(["resolve lightsaber 3MD1", "done"]);
            t.choose("resolve lightsaber 3MD1");
            t.can_choose_exactly(["target kylo-ren-vaders-disciple", "target rey-force-prodigy"]);
            t.choose("target kylo-ren-vaders-disciple");
            t.expect_damage(KYLO, 4);
            t.choose("pass");
            t.expect_asked(A);
            t.cannot_choose("resolve rey-force-prodigy +2MD");
        });
    scene()
        .a(|p| {
            p.team(["kylo-ren-vaders-disciple elite"])
                .pool(["kylo-ren-vaders-disciple 1R", "kylo-ren-vaders-disciple 1R"])
        })
        .b(|p| p.team([REY]).in_play(["hampered on kylo-ren-vaders-disciple"]))
        .play(|t| {
            t.choose("resolve kylo-ren-vaders-disciple 1R");
            t.expect_asked(B);
            t.choose_each(["pass", "resolve kylo-ren-vaders-disciple 1R"]);
            t.expect_pool(A, []);
        });
}

/// Card 09141
#[test]
fn enfys_nest_resolves_scoundrel_dice_for_free() {
    scene()
        .a(|p| {
            p.team(["enfys-nest elite", "enfys-nests-marauder"])
                .pool(["enfys-nest 3MD1", "enfys-nest 2MD1", "enfys-nests-marauder 2R1"])
                .resources(0)
        })
        .b(|p| p.team([KYLO]))
        .play(|t| {
            t.choose_each(["use enfys-nest", "die enfys-nest 3MD1", "die enfys-nest 2MD1"]);
            t.choose_each(["die enfys-nest 2MD1", "target kylo-ren-vaders-disciple"]);
            t.choose("target kylo-ren-vaders-disciple");
            t.expect_damage(KYLO, 5);
        });
}

/// Card 09142
#[test]
fn a_marauder_raids_for_a_price() {
    scene().a(|p| p.team(["enfys-nests-marauder"]).pool(["enfys-nests-marauder 2R1"])).b(|p| p.team([KYLO])).play(
        |t| {
            t.choose_each(["resolve enfys-nests-marauder 2R1", "yes"]);
            t.expect_resources(A, 6);
            t.expect_damage(KYLO, 1);
        },
    );
}

fn deck(id: &str, change: impl FnOnce(&mut Deck)) -> Vec<DeckProblem> {
    let mut deck = Deck::ready(id).expect("a ready deck");
    change(&mut deck);
    deck.problems(Db::all())
}

fn named(slug: &str) -> String {
    slug.to_owned()
}

/// Cards 09141, 09142; SWD-DECK-EX1
#[test]
fn outlaws_take_a_few_heroes_and_villains_along() {
    let outlaws = |heroes: u8, villains: u8| {
        let team = ["enfys-nest", "enfys-nests-marauder", "enfys-nests-marauder"].map(|slug| (named(slug), 1));
        let found = deck("rey", |d| {
            d.team = team.to_vec();
            d.cards = vec![
                (named("draw-attention"), heroes.min(2)),
                (named("let-the-wookiee-win"), heroes.saturating_sub(2)),
            ];
            d.cards.push((named("infantry-grenades"), villains.min(2)));
            d.cards.push((named("nowhere-to-run"), villains.saturating_sub(2)));
        });
        found.into_iter().filter(|p| matches!(p, DeckProblem::Affiliation { .. })).count()
    };
    assert_eq!(outlaws(4, 4), 0);
    assert!(outlaws(5, 4) > 0);
    assert!(outlaws(4, 5) > 0);
}

/// Card 08143; SWD-DECK-10
#[test]
fn doubling_down_adds_a_copy_of_two_cards() {
    let copies = |n: [u8; 3]| {
        let found = deck("rey", |d| {
            d.plot = Some(named("double-down"));
            let slugs = ["aim", "dodge", "block"];
            d.cards.retain(|(slug, _)| !slugs.contains(&slug.as_str()));
            d.cards.extend(slugs.into_iter().zip(n).map(|(slug, n)| (named(slug), n)));
        });
        found.into_iter().filter(|p| matches!(p, DeckProblem::Copies { .. })).count()
    };
    assert_eq!(copies([3, 3, 2]), 0);
    assert_eq!(copies([3, 3, 3]), 1);
    assert_eq!(copies([4, 2, 2]), 1);
    // A hero among outlaws is there by another ability.
    let found = deck("rey", |d| {
        d.plot = Some(named("double-down"));
        d.team = vec![(named("enfys-nest"), 1), (named("enfys-nests-marauder"), 1)];
        d.cards = vec![(named("draw-attention"), 3)];
    });
    assert!(found.iter().any(|p| matches!(p, DeckProblem::Copies { n: 3, .. })), "{found:?}");
    // So is a weapon that Finn brings from the villains, but not one that anybody may have.
    for (slug, wrong) in [("f-11d-rifle", 1), ("hunting-rifle", 0)] {
        let found = deck("rey", |d| {
            d.plot = Some(named("double-down"));
            d.team = vec![(named("finn-first-order-defector"), 1)];
            d.cards = vec![(named(slug), 3)];
        });
        let copies: Vec<_> = found.iter().filter(|p| !matches!(p, DeckProblem::Size { .. })).collect();
        assert_eq!(copies.len(), wrong, "{found:?}");
        assert!(copies.iter().all(|p| matches!(p, DeckProblem::Copies { n: 3, most: 2, .. })), "{found:?}");
    }
}

/// Card 08156; SWD-PLOT-02, SWD-PLOT-EX1
#[test]
fn solidarity_gives_a_point_to_a_team_of_one_color() {
    let team = |slugs: &[(&str, u8)]| {
        let found = deck("kylo-ren", |d| {
            d.plot = Some(named("solidarity"));
            d.team = slugs.iter().map(|(slug, dice)| (named(slug), *dice)).collect();
        });
        found.into_iter().filter(|p| matches!(p, DeckProblem::TooDear { .. } | DeckProblem::Colors)).collect::<Vec<_>>()
    };
    // 14 + 9 + 8 = 31 uses the point it gives, 14 + 9 + 9 = 32 is one too many.
    let (enfys, raider, marauder) = (("enfys-nest", 1), ("tusken-raider", 1), ("enfys-nests-marauder", 1));
    assert_eq!(team(&[enfys, raider, marauder]), []);
    assert_eq!(team(&[enfys, raider, raider]), [DeckProblem::TooDear { points: 31, most: 30 }]);
    let without = deck("kylo-ren", |d| {
        d.plot = None;
        d.team = [enfys, raider, marauder].map(|(slug, dice)| (named(slug), dice)).to_vec();
    });
    assert!(without.contains(&DeckProblem::TooDear { points: 31, most: 30 }), "{without:?}");
    assert_eq!(team(&[("enfys-nest", 1), (TROOPER, 1)]), [DeckProblem::Colors]);
    let twice = deck("kylo-ren", |d| d.plot = Some(named("solidarity")));
    assert!(twice.iter().any(|p| matches!(p, DeckProblem::Copies { most: 1, .. })), "{twice:?}");
}

/// Card 07127; SWD-CLAR-EX28
#[test]
fn home_turf_offers_a_second_battlefield() {
    let mut home = Deck::ready("kylo-ren").expect("a ready deck");
    home.team.truncate(2);
    home.second_battlefield = Some(named("starship-graveyard"));
    assert!(home.problems(Db::all()).contains(&DeckProblem::SecondBattlefield));
    home.plot = Some(named("home-turf-advantage"));
    assert_eq!(home.problems(Db::all()), []);
    let game = Destiny::<1>::new(Setup::of(vec![home, Deck::ready("rey").expect("a ready deck")])).expect("sound");
    for seed in 0..12 {
        let mut rng = Fast::new(seed);
        let mut s = game.start(&mut rng, &mut NoSink);
        let mut options = Options::new();
        for seat in Seat::first(2) {
            game.options(&s, seat, &mut options);
            game.apply(&mut s, seat, *options.last().expect("an option"), &mut rng, &mut NoSink);
        }
        let ToAct::Seats { asked, .. } = game.to_act(&s) else { panic!("the game is over") };
        let winner = asked.lowest().expect("somebody chooses");
        game.options(&s, winner, &mut options);
        // The battlefield of the first player is chosen, and that player chooses which.
        let mine = options[0];
        game.apply(&mut s, winner, mine, &mut rng, &mut NoSink);
        let ToAct::Seats { asked, .. } = game.to_act(&s) else { panic!("the game is over") };
        assert_eq!(asked.lowest(), Some(A));
        game.options(&s, A, &mut options);
        let words: Vec<_> = options.iter().map(|&o| game.key_text(game.key(&s, o))).collect();
        assert_eq!(words, ["pick frozen-wastes", "pick starship-graveyard #1"]);
        let second = options[1];
        game.apply(&mut s, A, second, &mut rng, &mut NoSink);
        assert_eq!(game.db().card(game.cast().card(s.field)).id, "starship-graveyard");
        assert_eq!(s.holder(), Some(A));
    }
}

const LUKE: &str = "luke-skywalker-reluctant-instructor";

/// Card 05101
#[test]
fn an_ataru_strike_is_as_strong_as_the_shields() {
    scene()
        .a(|p| {
            p.team(["luke-skywalker-unlikely-hero shield 2", "finn-first-order-defector shield 3"])
                .hand(["ataru-strike"])
                .pool(["luke-skywalker-unlikely-hero 1MD", "finn-first-order-defector 1MD"])
        })
        .b(|p| p.team([KYLO]))
        .play(|t| {
            t.choose_each(["play ataru-strike", "target kylo-ren-vaders-disciple"]);
            t.expect_damage(KYLO, 3);
            t.expect_pool(A, ["finn-first-order-defector 1MD"]);
        });
    scene()
        .a(|p| {
            p.team(["luke-skywalker-unlikely-hero shield 2"])
                .hand(["ataru-strike"])
                .pool(["luke-skywalker-unlikely-hero 2RD"])
        })
        .b(|p| p.team([KYLO]))
        .play(|t| {
            t.choose("play ataru-strike");
            t.expect_damage(KYLO, 0);
        });
}

/// Cards 05101, 07056, 08060; SWD-FAQ-EX24
#[test]
fn shields_of_luke_strike_as_melee() {
    for (event, damage) in [("ataru-strike", 3), ("finishing-strike", 2)] {
        scene()
            .a(|p| {
                p.team(["luke-skywalker-reluctant-instructor shield 1"])
                    .hand([event])
                    .pool(["luke-skywalker-reluctant-instructor 2Sh"])
            })
            .b(|p| p.team([KYLO]))
            .play(|t| {
                t.choose(&format!("play {event}"));
                t.choose("target kylo-ren-vaders-disciple");
                t.expect_damage(KYLO, damage);
                t.expect_shields(LUKE, 1);
            });
    }
}

/// Card 08060
#[test]
fn a_finishing_strike_finishes() {
    for (damage, falls) in [(8, true), (7, false)] {
        let enemy: &'static str = format!("kylo-ren-vaders-disciple damage {damage} shield 1").leak();
        scene()
            .a(|p| p.team(["rey-finding-the-ways"]).hand(["finishing-strike"]).pool(["rey-finding-the-ways 2MD"]))
            .b(|p| p.team([enemy, TROOPER]))
            .play(|t| {
                t.choose_each(["play finishing-strike", "target kylo-ren-vaders-disciple"]);
                if falls {
                    t.expect_gone(KYLO);
                } else {
                    t.expect_damage(KYLO, 9);
                }
            });
    }
}

/// Card 08086
#[test]
fn x_wings_fly_in_squadrons() {
    scene().a(|p| p.in_play(["x-wing", "x-wing", "x-wing"]).pool(["x-wing XRD"])).b(|p| p.team([KYLO])).play(|t| {
        t.choose_each(["resolve x-wing XRD", "target kylo-ren-vaders-disciple"]);
        t.expect_damage(KYLO, 3);
    });
    let copies = |n: u8| {
        let found = deck("rey", |d| d.cards.push((named("x-wing"), n)));
        found.into_iter().any(|p| matches!(p, DeckProblem::Copies { .. }))
    };
    assert!(!copies(4));
    assert!(copies(5));
}

/// Card 09090; SWD-CLAR-EX40
#[test]
fn maz_kanata_bargains() {
    scene()
        .a(|p| p.team(["maz-kanata-canny-negotiator"]).pool(["maz-kanata-canny-negotiator 1R"]).deck(["aim"]))
        .b(|p| p.team([KYLO]).hand(["dodge"]).deck(["block"]).pool(["kylo-ren-vaders-disciple 1MD"]))
        .play(|t| {
            t.choose("use maz-kanata-canny-negotiator");
            t.expect_asked(B);
            // B draws a card of their own.
            t.choose("choose 4");
            t.expect_hand(B, ["dodge", "block"]);
            t.expect_asked(A);
            t.can_choose_exactly(["choose 1", "choose 2", "choose 3"]);
            t.choose_each(["choose 2", "turn kylo-ren-vaders-disciple to -"]);
            t.expect_pool(B, ["kylo-ren-vaders-disciple -"]);
            t.can_choose_exactly(["choose 1", "choose 3"]);
            t.choose_each(["choose 1", "choose 1"]);
            t.expect_damage(KYLO, 1);
            t.expect_asked(B);
        });
    scene()
        .a(|p| p.team(["maz-kanata-canny-negotiator"]).pool(["maz-kanata-canny-negotiator 1R"]).deck(["aim"]))
        .b(|p| p.team([KYLO]))
        .play(|t| {
            // What B does is done to B's opponents.
            t.choose_each(["use maz-kanata-canny-negotiator", "choose 2", "turn maz-kanata-canny-negotiator to -"]);
            t.expect_pool(A, ["maz-kanata-canny-negotiator -"]);
            t.choose_each(["choose 4", "choose 1", "choose 2"]);
            t.expect_damage("maz-kanata-canny-negotiator", 1);
            t.expect_hand(A, ["aim"]);
        });
}
