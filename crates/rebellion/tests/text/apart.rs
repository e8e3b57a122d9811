//! Texts that must be distinguishable.

use rebellion::{Entity, Event, Rebellion, Setup, Site, Verb};
use table::{CardId, Game, Options, Phrase, Shown};
use text::{Lang, Realizer};

use super::names;
use crate::support::{Blank, Direct, Hit, Play, Special, scene};

fn text(lang: Lang, phrase: &Phrase) -> String {
    Realizer::new(lang, names()).text(phrase)
}

/// Checks that no two options of the acting seat have the same text, in any language.
#[track_caller]
fn all_differ(t: &Play) {
    let mut options = Options::new();
    t.game().options(t.state(), t.asked(), &mut options);
    for lang in Lang::all() {
        let mut labels: Vec<String> = options.iter().map(|&o| text(lang, &t.game().label(t.state(), o))).collect();
        let n = labels.len();
        labels.sort_unstable();
        labels.dedup();
        assert_eq!(labels.len(), n, "{lang}: {labels:?}");
    }
}

/// Three cruisers: one has a token from the previous round, one is hit now; then one of them has both.
#[test]
fn damage_of_this_attack_is_told_apart_from_tokens() {
    scene()
        .units("naboo", "2 star-destroyer, 3 mon-calamari-cruiser")
        .pool(["moff-jerjerrod"])
        .draws(["space-no-escape"])
        .rolls([Direct, Blank, Blank, Blank, Blank, Blank])
        .rolls([Blank; 8]) // five red dice at most
        .rolls([Hit, Hit, Direct, Direct, Direct, Direct])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with moff-jerjerrod", "done", "done"]);
            t.fight_a_round();
            t.choose("done");
            t.can_choose_exactly(["damage mon-calamari-cruiser 0", "damage mon-calamari-cruiser 32"]);
            t.choose("damage mon-calamari-cruiser 0");
            // One has 1 damage from this attack, one has 1 from the last attack.
            let both = ["damage mon-calamari-cruiser 1", "damage mon-calamari-cruiser 32"];
            t.can_choose_exactly(["damage mon-calamari-cruiser 0"].into_iter().chain(both));
            all_differ(t);
            t.choose("damage mon-calamari-cruiser 32");
            t.choose("damage mon-calamari-cruiser 1");
            // 2 damage from this attack, and 1 from each attack.
            t.can_choose("damage mon-calamari-cruiser 2");
            t.can_choose("damage mon-calamari-cruiser 33");
            all_differ(t);
            t.leave_open();
        });
}

/// Dice of both colors can pay: each option names the color. A card without the symbol costs no die.
#[test]
fn options_say_which_die_pays() {
    scene()
        .units("naboo", "1 star-destroyer, 2 x-wing")
        .pool(["darth-vader"])
        .draws(["space-onslaught", "space-critical-hit"])
        .rolls([Special, Special, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with darth-vader", "done"]);
            all_differ(t);
            let mut options = Options::new();
            t.game().options(t.state(), t.asked(), &mut options);
            let labels = options.iter().map(|&o| text(Lang::En, &t.game().label(t.state(), o)));
            let expected = [
                "Draw a space tactic card with a black special",
                "Draw a space tactic card with a red special",
                "Play Critical Hit",
                "Play Onslaught with a black special",
                "Play Onslaught with a red special",
                "Done",
            ];
            assert_eq!(labels.collect::<Vec<_>>(), expected);
            t.choose("draw 0");
            t.game().options(t.state(), t.asked(), &mut options);
            assert_eq!(text(Lang::En, &t.game().label(t.state(), options[0])), "Draw a space tactic card");
            t.leave_open();
        });
}

/// The leader that a mission targets, and one of the rescuers.
#[test]
fn two_ways_to_capture_have_words_of_their_own() {
    let game = Rebellion::new(Setup::default()).expect("a valid setup");
    let effect = |slug: &str| {
        let card = match game.db().find(slug) {
            Some(thing @ (Entity::Mission(_) | Entity::Action(_))) => thing.card(),
            other => panic!("{slug} is {other:?}"),
        };
        game.face(CardId(card.0)).text
    };
    for lang in Lang::all() {
        let says = |slug: &str| {
            effect(slug).iter().map(|part| text(lang, &part.text)).collect::<Vec<_>>().join(" ").to_lowercase()
        };
        let say = |term| text(lang, &Phrase::word(term)).trim_end_matches(['.', '。']).to_lowercase();
        let (target, rescuer) = (say("reb.operation.capture"), say("reb.operation.capture.rescuer"));
        assert_ne!(target, rescuer, "{lang}");
        assert!(says("capture-rebel-operative").contains(&target), "{lang}: {}", says("capture-rebel-operative"));
        assert!(says("it-is-your-destiny").contains(&rescuer), "{lang}: {}", says("it-is-your-destiny"));
        assert!(!says("it-is-your-destiny").contains(&target), "{lang}");
    }
}

/// REB-COMP-20: the log shows dice of missions and of the plans without a color.
#[test]
fn colors_of_dice_are_told_in_attacks_only() {
    scene()
        .units("coruscant", "1 stormtrooper")
        .assigned("infiltration", ["princess-leia"])
        .pool(["general-tagge"])
        .rolls([Blank, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal infiltration princess-leia", "at coruscant", "send general-tagge"]);
            let die = t.events().iter().find(|e| matches!(e, Event::Die { .. })).expect("a die");
            let line = t.game().tell(*die).expect("a line");
            assert_eq!(text(Lang::En, &line).trim_end_matches('.'), "The Rebels roll a blank");
            for lang in Lang::all() {
                let line = text(lang, &line).to_lowercase();
                for color in ["black", "чёрн", "чорн", "黒", "red ", "красн", "червон", "赤"] {
                    assert!(!line.contains(color), "{lang}: {line}");
                }
            }
        });
}

/// Options without a target, such as passing, do not point at a system on the map.
#[test]
fn options_without_a_thing_point_at_nothing() {
    scene().units("coruscant", "1 stormtrooper").pool(["princess-leia"]).rebels_turn().play(|t| {
        let points = |o| t.game().points_at(t.state(), t.asked(), o).is_some();
        assert!(points(Verb::Activate.on(Entity::Site(Site(0)))), "the first of all named things");
        for verb in [Verb::Pass, Verb::Done, Verb::Ready, Verb::Allow, Verb::Yes, Verb::RevealBase] {
            assert!(!points(verb.bare()), "{verb:?}");
        }
        assert!(!points(Verb::Count.number(0)));
        t.leave_open();
    });
}

/// A face's text by the sign of its parts.
fn part(game: &Rebellion, lang: Lang, slug: &str, sign: &str) -> String {
    let card = game.db().find(slug).unwrap_or_else(|| panic!("no card has the slug {slug}")).card();
    let parts = game.face(card).text.into_iter().filter(|part| part.sign == sign);
    parts.map(|part| text(lang, &part.text)).collect::<Vec<_>>().join(" ").to_lowercase()
}

fn said(lang: Lang, phrase: &Phrase) -> String {
    text(lang, phrase).trim_end_matches(['.', '。']).to_lowercase()
}

/// REB-MISSION-26, REB-CARD-03: rules for the roll are shown before the roll, not with the effect of a success.
#[test]
fn what_governs_the_roll_stands_with_the_attempt() {
    let game = Rebellion::new(Setup::default()).expect("a valid setup");
    let all = Phrase::word("reb.text.all-skills");
    let dice = Phrase::say("reb.text.dice-with-units", [table::Arg::Number(2)]);
    for lang in Lang::all() {
        for (slug, rule) in [("lure-of-the-dark-side", &all), ("interrogation-droid", &all), ("build-alliance", &dice)]
        {
            let rule = said(lang, rule);
            assert!(part(&game, lang, slug, "attempt").contains(&rule), "{lang}: {slug}");
            assert!(!part(&game, lang, slug, "effect").contains(&rule), "{lang}: {slug}");
        }
        assert!(!part(&game, lang, "sabotage", "attempt").contains(&said(lang, &all)), "{lang}");
    }
}

/// REB-DS-06, REB-DS-07: the second Death Star replaces the unfinished one.
#[test]
fn construct_death_star_says_what_becomes_of_the_unfinished_one() {
    let game = Rebellion::new(Setup::default()).expect("a valid setup");
    let rule = Phrase::word("reb.operation.queue.death-star");
    for lang in Lang::all() {
        let rule = said(lang, &rule);
        assert!(part(&game, lang, "construct-death-star", "effect").contains(&rule), "{lang}");
        assert!(!part(&game, lang, "construct-super-star-destroyer", "effect").contains(&rule), "{lang}");
    }
}

/// REB-COMBAT-10, REB-COMBAT-11, REB-COMBAT-38, REB-MOVE-07, REB-MOVE-10, REB-DS-01: units with special rules show
/// them.
#[test]
fn units_with_rules_of_their_own_say_them() {
    let game = Rebellion::new(Setup::default()).expect("a valid setup");
    let ion = Phrase::say("reb.rule.ion-cannon", [table::Arg::Number(2)]);
    let word = Phrase::word;
    let rules = [
        ("ion-cannon", vec![ion, word("reb.rule.immobile"), word("reb.rule.structure")]),
        ("shield-generator", vec![word("reb.rule.shield-generator"), word("reb.rule.structure")]),
        ("tie-fighter", vec![word("reb.rule.restricted")]),
        ("stormtrooper", vec![word("reb.rule.restricted")]),
        ("death-star", vec![word("reb.rule.death-star"), word("reb.rule.station")]),
        (
            "death-star-under-construction",
            vec![word("reb.rule.unfinished"), word("reb.rule.station"), word("reb.rule.immobile")],
        ),
        ("rebel-transport", vec![word("reb.rule.transport")]),
        ("x-wing", vec![]),
        ("star-destroyer", vec![]),
    ];
    for lang in Lang::all() {
        for (slug, rules) in &rules {
            let told = part(&game, lang, slug, "effect");
            assert_eq!(told.is_empty(), rules.is_empty(), "{lang}: {slug}: {told}");
            for rule in rules {
                assert!(told.contains(&said(lang, rule)), "{lang}: {slug}: {told}");
            }
        }
    }
}

/// REB-RING-01, REB-ACTION-07: a card that gives a ring explains the effect of the ring.
#[test]
fn cards_say_what_their_rings_do() {
    let game = Rebellion::new(Setup::default()).expect("a valid setup");
    for lang in Lang::all() {
        for (slug, sign, ring) in [
            ("human-cyborg-relations", "timing", "reb.ring.c-3po"),
            ("resourceful-astromech", "timing", "reb.ring.r2-d2"),
            ("the-millennium-falcon", "timing", "reb.ring.falcon"),
            ("seek-yoda", "effect", "reb.ring.yoda"),
        ] {
            let rule = said(lang, &Phrase::word(ring));
            assert!(part(&game, lang, slug, sign).contains(&rule), "{lang}: {slug}");
        }
    }
}

/// REB-MOVE-13: the prompt for the source of a movement says that any order is allowed.
#[test]
fn the_question_says_that_places_come_in_any_order() {
    scene().units("sullust", "1 star-destroyer").pool(["darth-vader"]).empires_turn().play(|t| {
        t.choose_each(["activate naboo", "with darth-vader"]);
        let prompt = t.game().ask(t.state(), t.asked()).prompt;
        for lang in Lang::all() {
            let says = match lang {
                Lang::En => "any order",
                Lang::Ja => "順番は自由",
                Lang::Ru => "в любом порядке",
                Lang::Uk => "у будь-якому порядку",
            };
            let text = text(lang, &prompt);
            assert!(text.contains(says), "{lang}: {text}");
        }
        t.choose("done");
    });
}
