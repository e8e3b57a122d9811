//! Whoever points at something that is no option learns why not; options say what they come to.

use destiny::Verb;
use destiny::phrases::why::Why;
use table::chance::Fast;
use table::{Game, NoSink, Options, Phrase, Place, Seat, Target, Term, ToAct, ZoneRole};

use crate::support::{A, B, scene, table_of};

fn at(role: ZoneRole, owner: Seat, slot: u16) -> Target {
    Target::Place(Place { role, owner: Some(owner), slot })
}

/// SWD-SYM-13, SWD-DIE-06, SWD-DIE-05, SWD-TERM-08
#[test]
fn dice_say_why_they_cannot_be_resolved() {
    scene()
        .a(|p| {
            p.team(["rey-force-prodigy elite", "first-order-stormtrooper"])
                .pool(["rey-force-prodigy -", "rey-force-prodigy +2MD", "first-order-stormtrooper 2RD1"])
                .resources(0)
        })
        .b(|p| p.team(["kylo-ren-vaders-disciple"]).pool(["kylo-ren-vaders-disciple 1MD"]))
        .play(|t| {
            // Dice lie in the order of the card files: the trooper first.
            t.expect_why_not(A, at(ZoneRole::Dice, A, 0), "SWD-DIE-05");
            t.expect_why_not(A, at(ZoneRole::Dice, A, 1), "SWD-SYM-13");
            t.expect_why_not(A, at(ZoneRole::Dice, A, 2), "SWD-DIE-06");
            t.expect_why_not(A, at(ZoneRole::Dice, B, 0), "SWD-TERM-08");
            t.expect_why_not(B, at(ZoneRole::Dice, B, 0), "SWD-ROUND-03");
        });
}

/// SWD-RES-01
#[test]
fn another_symbol_is_another_action() {
    scene()
        .a(|p| {
            p.team(["finn-first-order-defector elite", "first-order-stormtrooper"]).pool([
                "finn-first-order-defector 1MD",
                "finn-first-order-defector 1RD",
                "first-order-stormtrooper 1RD",
            ])
        })
        .b(|p| p.team(["kylo-ren-vaders-disciple"]))
        .play(|t| {
            t.choose_each(["resolve first-order-stormtrooper 1RD", "target kylo-ren-vaders-disciple"]);
            t.expect_why_not(A, at(ZoneRole::Dice, A, 0), "SWD-RES-01");
            t.leave_open();
        });
}

/// SWD-ACTV-04, SWD-ACTV-05, SWD-CACT-01, SWD-CACT-02
#[test]
fn cards_in_play_say_why_nothing_can_be_done_with_them() {
    scene()
        .a(|p| {
            p.team(["rey-force-prodigy exhausted"])
                .in_play(["lightsaber on rey-force-prodigy", "mazs-vault"])
                .discard(["aim"])
        })
        .play(|t| {
            t.expect_why_not(A, at(ZoneRole::Play, A, 0), "SWD-ACTV-04");
            t.expect_why_not(A, at(ZoneRole::Play, A, 1), "SWD-CACT-01");
            t.expect_why_not(A, at(ZoneRole::Play, A, 2), "SWD-ACTV-05");
            t.expect_why_not(A, at(ZoneRole::Discard, A, 0), "SWD-ACT-01");
            t.expect_why_not(A, at(ZoneRole::Play, B, 0), "SWD-TERM-08");
        });
}

#[test]
fn every_reason_names_a_rule_of_the_digest() {
    let digest = include_str!("../../../../docs/rules/destiny.md");
    for why in Why::ALL {
        let rule = why.reason().rule.0;
        assert!(digest.contains(&format!("- `{rule}` ")), "{why:?} names {rule}");
    }
}

/// SWD-REROLL-01: a card can be discarded where nothing can be rerolled; whoever does so is asked twice
#[test]
fn a_card_is_not_discarded_for_nothing_by_mistake() {
    for (pool, warned) in [(&[][..], true), (&["rey-force-prodigy 1MD"][..], false)] {
        scene().a(|p| p.team(["rey-force-prodigy"]).pool(pool.iter().copied()).hand(["dodge"])).play(|t| {
            let mut options = Options::new();
            t.game().options(t.state(), A, &mut options);
            let reroll = options.iter().find(|o| Verb::of(**o) == Verb::DiscardToReroll).expect("an action");
            assert_eq!(t.game().warning(t.state(), A, *reroll).is_some(), warned);
            t.leave_open();
        });
    }
}

/// SWD-SETUP-08
#[test]
fn whoever_chooses_the_battlefield_is_told_whose_each_is() {
    let game = table_of::<1>(&["rey-starter", "kylo-ren-starter"]);
    let mut rng = Fast::new(1);
    let mut state = game.start(&mut rng, &mut NoSink);
    let mut options = Options::new();
    while let ToAct::Seats { asked, .. } = game.to_act(&state) {
        let seat = asked.lowest().expect("somebody");
        game.options(&state, seat, &mut options);
        if Verb::of(options[0]) == Verb::Field {
            let terms: Vec<_> = options
                .iter()
                .map(|o| match game.label(&state, *o) {
                    Phrase::Say(Term(term), _) => (o.a() as usize == seat.idx(), term),
                    other => panic!("{other:?}"),
                })
                .collect();
            assert!(terms.contains(&(true, "swd.do.field.own")) && terms.contains(&(false, "swd.do.field")));
            return;
        }
        let done = options.iter().find(|o| Verb::of(**o) == Verb::Done).copied().unwrap_or(options[0]);
        game.apply(&mut state, seat, done, &mut rng, &mut NoSink);
    }
    panic!("nobody chose a battlefield");
}
