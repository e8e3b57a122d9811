//! Contents of the box, affiliations, objective sets, starter decks, and what each kind of card has.

use std::collections::{BTreeMap, BTreeSet};

use sw_lcg::card::Host;
use sw_lcg::{Affiliation, CardDef, Db, Deck, DeckProblem, Icons, Kind, ObjectiveSet, Setup, SetupError, Side, SwLcg};
use table::chance::Fast;
use table::{CopySet, Game, NoSink, Seat};

use crate::support::{DARK, LIGHT, Step, scene};

#[track_caller]
fn card(slug: &str) -> &'static CardDef {
    let db = Db::core();
    db.card(db.find(slug).unwrap_or_else(|| panic!("there is no card {slug:?}")))
}

#[track_caller]
fn set(number: u8) -> &'static ObjectiveSet {
    Db::core().set_of(number).unwrap_or_else(|| panic!("there is no set {number}"))
}

fn slugs(set: &ObjectiveSet) -> [&'static str; 6] {
    set.cards.map(|c| Db::core().card(c).id.as_str())
}

/// All cards of a kind, of which the box has at least one.
fn all(kind: impl Fn(&Kind) -> bool) -> Vec<&'static CardDef> {
    let cards: Vec<_> = Db::core().cards().iter().filter(|c| kind(&c.kind)).collect();
    assert!(!cards.is_empty());
    cards
}

fn starter(affiliation: Affiliation) -> Deck {
    Deck::starter(affiliation).expect("the box has a starter deck of it")
}

fn tally<'a>(cards: impl IntoIterator<Item = &'a str>) -> BTreeMap<&'a str, usize> {
    cards.into_iter().fold(BTreeMap::new(), |mut all, card| {
        *all.entry(card).or_default() += 1;
        all
    })
}

fn slugs_of(game: &SwLcg<1>, set: CopySet<1>) -> Vec<&str> {
    set.iter().map(|c| game.db().card(game.cast().card(c)).id.as_str()).collect()
}

// ---- contents and affiliations

/// LCG-COMP-01
#[test]
fn there_are_two_players_one_of_each_side() {
    let game = SwLcg::<1>::new(Setup { dark: Some(LIGHT), ..Setup::default() }).expect("a sound setup");
    let state = game.start(&mut Fast::new(1), &mut NoSink);
    assert_eq!(game.seats(), 2);
    assert_eq!([DARK, LIGHT].map(|seat| state.side(seat)), [Side::Light, Side::Dark]);
    let third = Seat::new(2);
    let refused = SwLcg::<1>::new(Setup { dark: Some(third), ..Setup::default() });
    assert_eq!(refused.err(), Some(SetupError::Dark { seat: third }));
}

/// LCG-COMP-02
#[test]
fn each_side_has_117_cards_in_18_sets_one_of_them_twice_and_three_affiliations() {
    for (side, doubled) in [(Side::Light, 18), (Side::Dark, 36)] {
        let sets: Vec<_> = Db::core().sets().iter().filter(|s| s.side == side).collect();
        let copies: usize = sets.iter().map(|s| usize::from(s.copies)).sum();
        let twice: Vec<_> = sets.iter().filter(|s| s.copies > 1).map(|s| (s.number, s.copies)).collect();
        let affiliations = all(|k| matches!(k, Kind::Affiliation { .. }));
        let affiliations = affiliations.iter().filter(|c| c.side == side).count();
        assert_eq!((sets.len(), twice, affiliations), (18, vec![(doubled, 2)], 3));
        assert_eq!(copies * 6 + affiliations, 117);
    }
}

/// LCG-COMP-02 LCG-SETUP-01
#[test]
fn each_side_has_three_force_cards() {
    let units = ["y-wing", "fleet-officer", "x-wing", "rookie-pilot"];
    scene().turn_of(LIGHT).at(Step::ForceBegins).light(|p| p.in_play(units)).play(|t| {
        for unit in ["commit y-wing", "commit fleet-officer", "commit x-wing"] {
            t.choose(unit);
        }
        assert_eq!(t.table().committed.len(), 3);
        assert!(!t.key_texts(LIGHT).contains(&"commit rookie-pilot".to_owned()));
    });
    let units = ["espo-trooper", "nightsister", "duty-officer", "tie-fighter"];
    scene().at(Step::ForceBegins).dark(|p| p.in_play(units)).play(|t| {
        for unit in ["commit nightsister", "commit duty-officer", "commit tie-fighter"] {
            t.choose(unit);
        }
        assert_eq!(t.table().committed.len(), 3);
        t.until("use nightsister");
        t.cannot_choose("commit espo-trooper");
        t.choose("pass");
    });
}

/// LCG-COMP-04
#[test]
fn each_opponent_is_the_one_opponent() {
    scene()
        .dark(|p| p.hand(["interrogation-droid", "espo-trooper", "espo-trooper"]))
        .light(|p| p.hand(["x-wing", "x-wing", "x-wing"]))
        .play(|t| {
            t.choose("play interrogation-droid");
            t.choose("pay 2 shadows-of-dathomir");
            t.choose("pay 1 sith");
            t.choose("use interrogation-droid");
            t.expect_hand(LIGHT, ["x-wing", "x-wing"]);
            t.expect_discard(LIGHT, ["x-wing"]);
            t.expect_hand(DARK, ["espo-trooper", "espo-trooper"]);
        });
}

/// LCG-AFF-01
#[test]
fn each_side_has_its_three_affiliations() {
    use Affiliation::{ImperialNavy, Jedi, RebelAlliance, ScumAndVillainy, Sith, SmugglersAndSpies};
    let light = [Jedi, RebelAlliance, SmugglersAndSpies];
    let dark = [Sith, ImperialNavy, ScumAndVillainy];
    for (side, affiliations) in [(Side::Light, light), (Side::Dark, dark)] {
        let cards = all(|k| matches!(k, Kind::Affiliation { .. }));
        let own: BTreeSet<_> = cards.iter().filter(|c| c.side == side).map(|c| c.affiliation).collect();
        assert_eq!(own, BTreeSet::from(affiliations));
        for c in Db::core().cards().iter().filter(|c| c.side == side) {
            let fits = affiliations.contains(&c.affiliation) || c.affiliation == Affiliation::Neutral;
            assert!(fits, "{} is {:?}", c.id, c.affiliation);
        }
    }
}

/// LCG-AFF-02
#[test]
fn a_neutral_card_belongs_to_one_side_of_the_force() {
    assert_eq!(card("r2-d2").affiliation, Affiliation::Neutral);
    assert_eq!((card("r2-d2").side, card("rancor").side), (Side::Light, Side::Dark));
    assert_eq!(set(16).affiliation, Affiliation::Neutral);
    let mut dark = starter(Affiliation::Sith);
    dark.sets.push(16);
    assert_eq!(dark.problems(), [DeckProblem::OtherSide { set: 16 }]);
    let mut light = starter(Affiliation::Jedi);
    light.sets.push(16);
    assert_eq!(light.problems(), []);
}

// ---- objective sets and starter decks

/// LCG-OSET-01
#[test]
fn a_set_is_an_objective_and_five_other_cards() {
    for set in Db::core().sets() {
        let kinds = set.cards.map(|c| &Db::core().card(c).kind);
        assert!(matches!(kinds[0], Kind::Objective { .. }), "set {}", set.number);
        for kind in &kinds[1..] {
            let fits =
                matches!(kind, Kind::Unit { .. } | Kind::Event { .. } | Kind::Enhancement { .. } | Kind::Fate { .. });
            assert!(fits, "set {}: {kind:?}", set.number);
        }
    }
    // A card may repeat inside its set.
    assert_eq!(slugs(set(35))[1..], ["espo-trooper"; 5]);
}

/// LCG-OSET-02
#[test]
fn all_six_cards_of_a_set_go_into_the_deck_and_no_others() {
    let light_deck = Deck { affiliation: Affiliation::SmugglersAndSpies, sets: vec![8, 9, 10, 11, 15, 15, 16, 17] };
    let setup = Setup { light_deck: light_deck.clone(), ..Setup::default() };
    let game = SwLcg::<1>::new(setup).expect("a sound setup");
    let own = slugs_of(&game, game.cast().side[Side::Light as usize]);
    let sets = light_deck.sets.iter().flat_map(|&n| slugs(set(n)));
    assert_eq!(tally(own), tally(sets.chain(["smugglers-and-spies"])));
}

/// LCG-OSET-03
#[test]
fn a_card_is_identified_by_its_set_place_and_number() {
    let numbers: Vec<_> = Db::core().sets().iter().map(|s| s.number).collect();
    assert_eq!(numbers, (1..=36).collect::<Vec<_>>());
    let boxed: BTreeSet<_> = Db::core().cards().iter().map(|c| c.number).collect();
    assert_eq!((Db::core().cards().len(), boxed), (177, (1..=177).collect()));
    // The set has the name of its objective, which comes first.
    for (number, place, slug, boxed) in
        [(1, 1, "a-heros-journey", 2), (1, 2, "luke-skywalker", 92), (22, 1, "the-heart-of-the-empire", 142)]
    {
        assert_eq!((slugs(set(number))[place - 1], card(slug).number), (slug, boxed));
    }
}

/// LCG-OSET-EX1
#[test]
fn set_1_is_a_heros_journey() {
    let expected = [
        "a-heros-journey",
        "luke-skywalker",
        "twilek-loyalist",
        "jedi-lightsaber",
        "trust-your-feelings",
        "dagobah-training-grounds",
    ];
    assert_eq!(slugs(set(1)), expected);
}

/// LCG-OSET-04
#[test]
fn a_title_of_several_sets_is_in_the_deck_as_the_copy_of_the_chosen_set() {
    for (other, own, not) in [
        (2, "believer-in-the-old-ways-154", "believer-in-the-old-ways-155"),
        (7, "believer-in-the-old-ways-155", "believer-in-the-old-ways-154"),
    ] {
        let light_deck = Deck { affiliation: Affiliation::Jedi, sets: vec![8, 9, 10, 11, 12, 14, 16, other] };
        let game = SwLcg::<1>::new(Setup { light_deck, ..Setup::default() }).expect("a sound setup");
        let cards = tally(slugs_of(&game, game.cast().everything()));
        assert_eq!((cards.get(own), cards.get(not)), (Some(&1), None));
    }
}

/// LCG-OSET-05
#[test]
fn starter_decks_have_eight_sets_and_the_affiliation_of_their_name() {
    let with = |first: u8, last: u8| (first..first + 7).chain([last]).collect::<Vec<_>>();
    for (affiliation, slug, sets) in [
        (Affiliation::Jedi, "jedi", with(1, 18)),
        (Affiliation::RebelAlliance, "rebel-alliance", with(8, 18)),
        (Affiliation::Sith, "sith", with(19, 36)),
        (Affiliation::ImperialNavy, "imperial-navy", with(26, 36)),
    ] {
        let deck = starter(affiliation);
        assert_eq!((deck.sets.len() * 6, &deck.sets), (48, &sets));
        assert_eq!(Db::core().affiliation(deck.affiliation), Db::core().find(slug));
        assert_eq!(deck.problems(), []);
    }
    assert_eq!(Deck::starter(Affiliation::SmugglersAndSpies), None);
    assert_eq!(Deck::starter(Affiliation::ScumAndVillainy), None);
}

/// LCG-OSET-EX2
#[test]
fn the_jedi_starter_deck_is_eight_objectives_and_forty_other_cards() {
    let setup = Setup { dark: Some(DARK), light_deck: starter(Affiliation::Jedi), ..Setup::default() };
    let game = SwLcg::<1>::new(setup).expect("a sound setup");
    let cast = game.cast();
    let own = cast.side[Side::Light as usize];
    assert_eq!(slugs_of(&game, own & cast.affiliations), ["jedi"]);
    let objectives = slugs_of(&game, own & cast.objectives);
    assert_eq!(tally(objectives), tally([1, 2, 3, 4, 5, 6, 7, 18].map(|n| slugs(set(n))[0])));
    assert_eq!(own.minus(&cast.affiliations).minus(&cast.objectives).len(), 40);
}

// ---- card anatomy

/// LCG-CARD-01
#[test]
fn an_objective_has_resources_and_capacity_but_no_cost_and_no_icons() {
    for c in all(|k| matches!(k, Kind::Objective { .. })) {
        assert!(c.resources() > 0 && c.capacity() > 0, "{}", c.id);
        assert_eq!((c.cost(), c.force, c.icons()), (None, 0, Icons::NONE), "{}", c.id);
    }
    let heart = card("the-heart-of-the-empire");
    assert_eq!((heart.affiliation, heart.resources(), heart.capacity()), (Affiliation::Sith, 3, 10));
}

/// LCG-CARD-02
#[test]
fn a_unit_has_cost_force_and_combat_icons_and_capacity() {
    for c in all(|k| matches!(k, Kind::Unit { .. })) {
        assert!(c.cost().is_some() && c.capacity() > 0, "{}", c.id);
    }
    let luke = card("luke-skywalker");
    assert_eq!((luke.cost(), luke.force, luke.capacity(), luke.resources()), (Some(4), 3, 3, 0));
    assert_eq!(luke.icons(), Icons { normal: [2, 0, 1], edge: [0, 0, 1] });
    // A few units have no combat icons, some have a resource value.
    for (slug, resources) in [("r2-d2", 1), ("duty-officer", 1), ("corellian-engineer", 0)] {
        assert_eq!((card(slug).icons(), card(slug).resources()), (Icons::NONE, resources), "{slug}");
    }
    assert_eq!(card("mon-mothma").resources(), 2);
}

/// LCG-CARD-03
#[test]
fn an_enhancement_has_a_cost_and_may_have_resources() {
    for c in all(|k| matches!(k, Kind::Enhancement { .. })) {
        assert!(c.cost().is_some(), "{}", c.id);
        assert_eq!((c.capacity(), c.icons()), (0, Icons::NONE), "{}", c.id);
    }
    let saber = card("jedi-lightsaber");
    assert_eq!((saber.cost(), saber.force, saber.affiliation), (Some(1), 2, Affiliation::Jedi));
    let center = card("fleet-command-center");
    assert_eq!((center.cost(), center.force, saber.resources(), center.resources()), (Some(3), 2, 0, 3));
    assert!(matches!(center.kind, Kind::Enhancement { on: Host::PlayArea, .. }));
}

/// LCG-CARD-04
#[test]
fn an_event_has_a_cost_and_force_icons() {
    for c in all(|k| matches!(k, Kind::Event { .. })) {
        assert!(c.cost().is_some() && c.force > 0, "{}", c.id);
        assert_eq!((c.capacity(), c.resources(), c.icons()), (0, 0, Icons::NONE), "{}", c.id);
    }
    let lightning = card("force-lightning");
    assert_eq!((lightning.cost(), lightning.force, lightning.affiliation), (Some(3), 1, Affiliation::Sith));
}

/// LCG-CARD-05
#[test]
fn a_fate_card_has_a_priority_but_no_cost_and_no_affiliation() {
    let mut priorities = BTreeMap::new();
    for c in all(|k| matches!(k, Kind::Fate { .. })) {
        assert_eq!((c.cost(), c.affiliation, c.resources()), (None, Affiliation::Neutral, 0), "{}", c.id);
        if let Kind::Fate { priority } = c.kind {
            priorities.insert(priority, (c.id.as_str(), c.force));
        }
    }
    let expected = [
        (1, ("twist-of-fate-157", 0)),
        (2, ("twist-of-fate-171", 0)),
        (5, ("heat-of-battle-65", 2)),
        (6, ("heat-of-battle-169", 2)),
        (9, ("target-of-opportunity-133", 2)),
        (10, ("target-of-opportunity-170", 2)),
    ];
    assert_eq!(priorities, BTreeMap::from(expected));
}

/// LCG-CARD-06
#[test]
fn an_affiliation_card_has_one_resource_and_a_reserve_of_six() {
    for c in all(|k| matches!(k, Kind::Affiliation { .. })) {
        assert!(matches!(c.kind, Kind::Affiliation { reserve: 6, resources: 1 }), "{}", c.id);
        assert_eq!((c.cost(), c.force, c.capacity()), (None, 0, 0));
        assert_eq!(c.id, c.affiliation.slug());
    }
    // Its only resource has its own affiliation and pays for such a card alone.
    scene()
        .dark(|p| p.objectives(["imperial-command focus 2"]).hand(["vaders-lightsaber"]).in_play(["darth-vader"]))
        .play(|t| {
            t.choose("play vaders-lightsaber");
            t.can_choose_exactly(["pay 1 sith"]);
            t.choose("pay 1 sith");
            t.choose("pick darth-vader");
            t.expect_attached("vaders-lightsaber", "darth-vader");
        });
}
