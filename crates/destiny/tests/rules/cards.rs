//! Cards, teams and decks: what is printed, and what follows from it (Chapters 1 to 3).

use std::collections::BTreeSet;

use destiny::card::What;
use destiny::{Affiliation, Color, Db, Deck, DeckProblem, Destiny, Kind, State};
use table::{Game, Viewer};

use crate::support::{A, B, scene};

const TROOPER: &str = "first-order-stormtrooper";
const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";
const FINN: &str = "finn-first-order-defector";

/// The dice that lie on this card in play.
#[track_caller]
fn dice_on(game: &Destiny<1>, s: &State<1>, slug: &str) -> u8 {
    let card = Db::all().find(slug).expect("a card");
    let view = game.view(s, Viewer::Spectator);
    let found = view.seats.iter().flat_map(|seat| &seat.in_play).find(|c| c.card == card);
    found.unwrap_or_else(|| panic!("{slug} is not in play")).dice
}

fn kylo_ren(change: impl FnOnce(&mut Deck)) -> Vec<DeckProblem> {
    let mut deck = Deck::ready("kylo-ren").expect("a ready deck");
    change(&mut deck);
    deck.problems(Db::all())
}

fn named(slug: &str) -> String {
    slug.to_owned()
}

/// SWD-GOLD-01
#[test]
fn the_text_of_a_card_beats_the_rules() {
    // A support without a die can be activated where it says so.
    scene().a(|p| p.in_play(["x-34-landspeeder", "awakening"])).play(|t| {
        t.can_choose("activate x-34-landspeeder");
        t.cannot_choose("activate awakening");
    });
    // The damage of one die is never split, but a salvo deals it to all.
    scene().a(|p| p.pool(["first-order-stormtrooper 2RD"]).hand(["salvo"])).b(|p| p.team([REY, FINN])).play(|t| {
        t.choose("play salvo");
        t.expect_damage(REY, 2);
        t.expect_damage(FINN, 2);
    });
}

/// SWD-GOLD-02
#[test]
fn what_a_text_does_not_touch_stays_a_rule() {
    scene().a(|p| p.in_play(["x-34-landspeeder"])).play(|t| {
        t.choose("activate x-34-landspeeder");
        t.expect_exhausted("x-34-landspeeder", true);
        t.choose("pass");
        t.cannot_choose("activate x-34-landspeeder");
    });
}

/// SWD-CARD-01
#[test]
fn a_card_is_for_heroes_or_for_villains_or_for_both() {
    let hero = kylo_ren(|d| d.cards[0].0 = named("daring-escape"));
    assert_eq!(hero, [DeckProblem::Affiliation { slug: named("daring-escape"), affiliation: Affiliation::Hero }]);
    let mut rey = Deck::ready("rey").expect("a ready deck");
    rey.cards[0].0 = named("infantry-grenades");
    let villain = DeckProblem::Affiliation { slug: named("infantry-grenades"), affiliation: Affiliation::Villain };
    assert_eq!(rey.problems(Db::all()), [villain]);
    // Neutral cards fit both.
    assert_eq!(kylo_ren(|d| d.cards[0].0 = named("parry")), []);
    rey.cards[0].0 = named("parry");
    assert_eq!(rey.problems(Db::all()), []);
    let seen: BTreeSet<_> = Db::all().cards().iter().map(|card| card.affiliation).collect();
    assert_eq!(seen.len(), 3);
}

/// SWD-CARD-02
#[test]
fn a_card_of_a_color_needs_it_in_the_team_and_gray_needs_none() {
    let slugs = ["logistics", "use-the-force", "unpredictable", "parry"];
    let colors = [Color::Red, Color::Blue, Color::Yellow, Color::Gray];
    for (slug, color) in slugs.into_iter().zip(colors) {
        let found = kylo_ren(|d| {
            d.team = vec![(named(KYLO), 2)];
            d.cards = vec![(named(slug), 2)];
        });
        let refused = found.contains(&DeckProblem::Color { slug: named(slug), color });
        assert_eq!(refused, matches!(color, Color::Red | Color::Yellow), "{slug}");
    }
    let seen: BTreeSet<_> = Db::all().cards().iter().map(|card| card.color).collect();
    assert_eq!(seen.len(), 4);
}

/// SWD-CARD-03, SWD-CARD-OPEN1
#[test]
fn a_downgrade_is_no_upgrade() {
    let seen: BTreeSet<_> = Db::all().cards().iter().map(destiny::CardDef::what).collect();
    assert_eq!(seen, BTreeSet::from(What::ALL));
    let layout = scene()
        .a(|p| {
            p.team([FINN, TROOPER])
                .in_play(["lightsaber on finn-first-order-defector"])
                .battlefield("cargo-hold")
                .hand(["unshackle"])
        })
        .b(|p| p.team([REY]).in_play(["shock-collar on finn-first-order-defector"]));
    layout.clone().play(|t| {
        t.choose_each(["claim", "yes"]);
        // The only upgrade, and the only character to take it.
        t.expect_on("lightsaber", TROOPER);
        t.expect_on("shock-collar", FINN);
    });
    layout.play(|t| {
        t.choose("play unshackle");
        t.expect_gone("shock-collar");
        t.expect_on("lightsaber", FINN);
    });
}

/// SWD-CARD-05
#[test]
fn a_die_has_the_number_and_the_six_sides_of_its_card() {
    let mut codes = BTreeSet::new();
    for card in Db::all().cards() {
        assert!(!card.codes.is_empty(), "{}", card.id);
        for code in &card.codes {
            assert!(code.len() == 5 && code.bytes().all(|b| b.is_ascii_digit()), "{} {code}", card.id);
            assert!(codes.insert(code), "two cards have the number {code}");
        }
        if matches!(card.kind, Kind::Character { .. }) {
            assert!(card.die.is_some(), "{}", card.id);
        }
    }
    // Dice show sides of their own card only.
    scene().a(|p| p.team([FINN]).in_play(["lightsaber on finn-first-order-defector"])).rolls(["2RD", "+2MD"]).play(
        |t| {
            t.choose("activate finn-first-order-defector");
            t.expect_pool(A, ["finn-first-order-defector 2RD", "lightsaber +2MD"]);
        },
    );
}

/// SWD-UNIQ-06
#[test]
fn dice_of_a_unique_card_are_not_unique() {
    scene().a(|p| p.team(["rey-force-prodigy elite"])).b(|p| p.team([REY])).rolls(["1MD", "1R", "1Dc"]).play(|t| {
        t.choose("activate rey-force-prodigy #1");
        t.expect_pool(A, ["rey-force-prodigy 1MD", "rey-force-prodigy 1R"]);
        t.choose("activate rey-force-prodigy #2");
        t.expect_pool(A, ["rey-force-prodigy 1MD", "rey-force-prodigy 1R"]);
        t.expect_pool(B, ["rey-force-prodigy 1Dc"]);
    });
}

/// SWD-UNIQ-07
#[test]
fn versions_of_a_unique_character_are_the_same_one() {
    let found = kylo_ren(|d| d.team = vec![(named(KYLO), 1), (named("kylo-ren-tormented-one"), 1)]);
    assert!(found.contains(&DeckProblem::Unique { title: named("kylo-ren") }), "{found:?}");
    let found = kylo_ren(|d| d.team = vec![(named(KYLO), 1), (named("darth-vader-sith-lord"), 1)]);
    assert!(!found.iter().any(|p| matches!(p, DeckProblem::Unique { .. })), "{found:?}");
}

/// SWD-BF-01
#[test]
fn one_battlefield_is_in_use_and_the_others_lie_aside() {
    scene().a(|p| p.battlefield("frozen-wastes").hand(["new-orders"])).b(|p| p.battlefield("outer-rim-outpost")).play(
        |t| {
            let fields = *t.game().cast().of_what(What::Battlefield);
            assert_eq!((t.state().in_play & fields).len(), 1);
            assert_eq!((t.state().aside & fields).len(), 1);
            t.in_play("frozen-wastes");
            t.choose_each(["play new-orders", "pick outer-rim-outpost"]);
            assert_eq!((t.state().in_play & fields).len(), 1);
            assert_eq!((t.state().aside & fields).len(), 1);
            t.in_play("outer-rim-outpost");
            t.expect_gone("frozen-wastes");
        },
    );
}

/// SWD-BF-04
#[test]
fn battlefields_are_gray() {
    let mut fields = Db::all().cards().iter().filter(|card| card.what() == What::Battlefield).peekable();
    assert!(fields.peek().is_some());
    assert!(fields.all(|card| card.color == Color::Gray));
}

/// SWD-PLOT-01
#[test]
fn a_team_has_one_plot_or_none() {
    assert_eq!(kylo_ren(|d| d.plot = None), []);
    assert_eq!(kylo_ren(|d| d.plot = Some(named("force-flow"))), []);
    // A second one has no place: neither in the deck nor in the team.
    let found = kylo_ren(|d| {
        d.plot = Some(named("force-flow"));
        d.team.push((named("advanced-training"), 1));
    });
    assert_eq!(found, [DeckProblem::WrongKind { slug: named("advanced-training"), wanted: What::Character }]);
}

/// SWD-PLOT-04
#[test]
fn a_plot_needs_its_color_in_the_team() {
    let found = kylo_ren(|d| d.plot = Some(named("profiteering")));
    assert_eq!(found, [DeckProblem::Color { slug: named("profiteering"), color: Color::Yellow }]);
    assert_eq!(kylo_ren(|d| d.plot = Some(named("advanced-training"))), []);
}

/// SWD-PLOT-03
#[test]
fn a_plot_needs_its_affiliation_in_the_team() {
    assert_eq!(kylo_ren(|d| d.plot = Some(named("blockade"))), []);
    let mut heroes = Deck::ready("rey-and-poe-dameron").expect("a ready deck");
    heroes.team = vec![(named("rey-finding-the-ways"), 1), (named("poe-dameron-more-than-a-pilot"), 1)];
    assert_eq!(heroes.problems(Db::all()), []);
    heroes.plot = Some(named("blockade"));
    let villain = DeckProblem::Affiliation { slug: named("blockade"), affiliation: Affiliation::Villain };
    assert_eq!(heroes.problems(Db::all()), [villain]);
}

/// SWD-CHAR-01
#[test]
fn characters_stay_until_they_are_defeated() {
    scene()
        .a(|p| p.team([TROOPER, TROOPER]).pool(["first-order-stormtrooper 1RD", "first-order-stormtrooper 1RD"]))
        .b(|p| p.team(["rey-force-prodigy damage 8", FINN]))
        .play(|t| {
            t.choose_each(["resolve first-order-stormtrooper 1RD #1", "target rey-force-prodigy"]);
            t.expect_damage(REY, 9);
            t.choose_each(["resolve first-order-stormtrooper 1RD", "target rey-force-prodigy"]);
            t.expect_gone(REY);
            t.in_play(FINN);
        });
}

/// SWD-EVENT-02
#[test]
fn a_card_costs_what_its_cost_says() {
    // Event, support, upgrade, downgrade.
    for (slug, cost) in [("block", 2), ("bb-8-aw", 1), ("lightsaber", 3), ("shock-collar", 2)] {
        scene().a(|p| p.hand([slug]).resources(cost + 1)).play(|t| {
            t.choose(&format!("play {slug}"));
            t.expect_resources(A, 1);
        });
        scene().a(|p| p.hand([slug]).resources(cost - 1)).play(|t| t.cannot_choose(&format!("play {slug}")));
    }
}

/// SWD-SUPP-01
#[test]
fn a_support_stays_with_its_die_until_it_is_discarded() {
    scene().a(|p| p.hand(["bb-8-aw"])).b(|p| p.hand(["convergence"])).rolls(["1R"]).play(|t| {
        t.choose("play bb-8-aw");
        assert_eq!(dice_on(t.game(), t.state(), "bb-8-aw"), 1);
        t.expect_pool(A, []);
        t.choose("pass");
        t.choose("activate bb-8-aw");
        t.expect_pool(A, ["bb-8-aw 1R"]);
        assert_eq!(dice_on(t.game(), t.state(), "bb-8-aw"), 0);
        t.next_round();
        assert_eq!(dice_on(t.game(), t.state(), "bb-8-aw"), 1);
        t.choose("pass");
        t.choose("play convergence");
        t.expect_gone("bb-8-aw");
        t.expect_discard(A, ["bb-8-aw"]);
    });
}

/// SWD-SUPP-02
#[test]
fn supports_cannot_be_dealt_damage() {
    let layout = scene().b(|p| p.team([REY]).in_play(["bb-8-aw", "awakening"]));
    layout.clone().a(|p| p.pool(["first-order-stormtrooper 2RD"])).play(|t| {
        t.choose("resolve first-order-stormtrooper 2RD");
        t.can_choose_exactly(["target first-order-stormtrooper", "target rey-force-prodigy"]);
        t.leave_open();
    });
    layout
        .a(|p| {
            p.in_play(["infantry-grenades on first-order-stormtrooper", "stap-droid"])
                .pool(["infantry-grenades Sp", "stap-droid 1ID"])
        })
        .play(|t| {
            t.choose("resolve infantry-grenades Sp");
            t.expect_damage(REY, 2);
            t.expect_damage("bb-8-aw", 0);
            t.choose("pass");
            t.choose("resolve stap-droid 1ID");
            t.expect_damage(REY, 3);
            t.expect_damage("bb-8-aw", 0);
        });
}

/// SWD-SUPP-03
#[test]
fn supports_are_not_limited() {
    let many = ["first-order-tie-fighter"; 9];
    scene().a(|p| p.in_play(many).hand(["first-order-tie-fighter"])).play(|t| {
        t.choose("play first-order-tie-fighter");
        t.in_play("first-order-tie-fighter #10");
        t.expect_discard(A, []);
    });
}

/// SWD-SUBT-01
#[test]
fn only_texts_care_for_subtypes() {
    // Three of one subtype are no more than any three; a Form says itself that there is one.
    scene()
        .a(|p| {
            p.team([KYLO])
                .in_play(["lightsaber on kylo-ren-vaders-disciple", "hunting-rifle on kylo-ren-vaders-disciple"])
                .hand(["punch-dagger"])
        })
        .play(|t| {
            t.choose_each(["play punch-dagger", "done"]);
            t.expect_on("punch-dagger", KYLO);
            t.expect_discard(A, []);
        });
    // An upgrade that is a Vehicle is an upgrade: it cannot be activated.
    scene().a(|p| p.in_play(["74-z-speeder-bike on first-order-stormtrooper"])).play(|t| {
        t.can_choose_exactly(["activate first-order-stormtrooper #1", "use 74-z-speeder-bike", "claim", "pass"]);
    });
    // But a text that names a subtype means those that have it.
    scene()
        .a(|p| p.hand(["electromagnetic-pulse"]))
        .b(|p| {
            p.team([REY]).in_play(["bb-8-aw", "74-z-speeder-bike on rey-force-prodigy"]).pool([
                "rey-force-prodigy 1MD",
                "bb-8-aw 1R",
                "74-z-speeder-bike 1F",
            ])
        })
        .play(|t| {
            t.choose("play electromagnetic-pulse");
            t.can_choose_exactly(["die bb-8-aw 1R", "die 74-z-speeder-bike 1F"]);
            t.leave_open();
        });
}

/// SWD-UPG-01
#[test]
fn an_upgrade_goes_on_an_own_character_with_its_die() {
    scene().a(|p| p.team([KYLO, FINN]).in_play(["bb-8-aw"]).hand(["hunting-rifle"])).b(|p| p.team([REY])).play(|t| {
        t.choose("play hunting-rifle");
        t.can_choose_exactly(["pick kylo-ren-vaders-disciple", "pick finn-first-order-defector"]);
        t.choose("pick finn-first-order-defector");
        t.expect_on("hunting-rifle", FINN);
        t.expect_pool(A, []);
        assert_eq!(dice_on(t.game(), t.state(), "hunting-rifle"), 1);
    });
    // A mod goes on a support.
    scene()
        .a(|p| p.in_play(["first-order-tie-fighter", "x-34-landspeeder", "bb-8-aw"]).hand(["r2-astromech"]))
        .b(|p| p.in_play(["first-order-tie-fighter"]))
        .play(|t| {
            t.choose("play r2-astromech");
            t.can_choose_exactly(["pick first-order-tie-fighter #1", "pick x-34-landspeeder"]);
            t.choose("pick x-34-landspeeder");
            t.expect_on("r2-astromech", "x-34-landspeeder");
        });
}

/// SWD-UPG-02
#[test]
fn an_upgrade_stays_until_it_is_discarded_or_its_host_leaves() {
    // An effect.
    scene()
        .a(|p| p.in_play(["hunting-rifle on first-order-stormtrooper"]))
        .b(|p| p.team([REY]).hand(["convergence"]))
        .play(|t| {
            t.next_round();
            t.expect_on("hunting-rifle", TROOPER);
            t.choose("pass");
            t.choose("play convergence");
            t.expect_gone("hunting-rifle");
            t.expect_discard(A, ["hunting-rifle"]);
        });
    // A host that is discarded.
    scene()
        .a(|p| p.in_play(["x-34-landspeeder", "r2-astromech on x-34-landspeeder"]))
        .b(|p| p.hand(["convergence"]))
        .play(|t| {
            t.choose("pass");
            t.choose_each(["play convergence", "pick x-34-landspeeder"]);
            t.expect_discard(A, ["r2-astromech", "x-34-landspeeder"]);
        });
    // A host that is defeated.
    scene()
        .a(|p| p.pool(["first-order-stormtrooper 1RD"]))
        .b(|p| p.team(["rey-force-prodigy damage 9", FINN]).in_play(["hunting-rifle on rey-force-prodigy"]))
        .play(|t| {
            t.choose_each(["resolve first-order-stormtrooper 1RD", "target rey-force-prodigy"]);
            t.expect_gone("hunting-rifle");
            t.expect_discard(B, ["hunting-rifle"]);
        });
}

/// SWD-UPG-06
#[test]
fn a_character_may_carry_the_same_upgrade_twice() {
    scene()
        .a(|p| p.team([FINN]).in_play(["hunting-rifle on finn-first-order-defector"]).hand(["hunting-rifle"]))
        .rolls(["1MD", "1RD", "2RD1"])
        .play(|t| {
            t.choose_each(["play hunting-rifle", "done"]);
            t.expect_on("hunting-rifle #1", FINN);
            t.expect_on("hunting-rifle #2", FINN);
            t.choose("pass");
            t.choose("activate finn-first-order-defector");
            t.expect_pool(A, ["finn-first-order-defector 1MD", "hunting-rifle 1RD", "hunting-rifle 2RD1"]);
        });
}

/// SWD-UPG-08
#[test]
fn upgrades_do_not_tire_with_their_host() {
    scene()
        .a(|p| p.team([FINN]).in_play(["personal-shield on finn-first-order-defector"]))
        .b(|p| p.pool(["first-order-stormtrooper 2RD"]))
        .play(|t| {
            t.choose("activate finn-first-order-defector");
            t.expect_exhausted(FINN, true);
            t.expect_exhausted("personal-shield", false);
            // So it can still be exhausted for its ability.
            t.choose_each(["resolve first-order-stormtrooper 2RD", "target finn-first-order-defector", "yes"]);
            t.expect_exhausted("personal-shield", true);
            t.expect_damage(FINN, 1);
        });
}

/// SWD-DECK-04
#[test]
fn a_team_may_have_all_colors() {
    let team = [KYLO, TROOPER, "jango-fett"];
    let found = kylo_ren(|d| d.team = team.map(|slug| (named(slug), 1)).to_vec());
    assert_eq!(found, []);
}
