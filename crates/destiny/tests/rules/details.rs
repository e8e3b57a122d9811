//! Details of rules that only a few cards or an unusual table bring up.

use destiny::Event;
use table::chance::Fast;
use table::{Game, NoSink, Options, Place, Seat, Target, Viewer, ZoneRole};

use crate::support::{A, B, Play, scene};

const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";
const FINN: &str = "finn-first-order-defector";

fn at(role: ZoneRole, owner: Seat, slot: u16) -> Target {
    Target::Place(Place { role, owner: Some(owner), slot })
}

// ---- playing cards

/// SWD-PLAY-05
#[test]
fn a_discount_is_for_the_player_who_has_it() {
    let team = ["tech-team"];
    let layout = scene().a(|p| p.in_play(team)).b(|p| p.team([KYLO]).in_play(team).hand(["x-34-landspeeder"]));
    layout.play(|t| {
        t.choose_each(["pass", "play x-34-landspeeder"]);
        t.expect_asked(B);
        t.can_choose_exactly(["no", "yes"]);
        t.choose("yes");
        t.expect_resources(B, 5);
        t.expect_exhausted("tech-team #1", false);
        t.expect_exhausted("tech-team #2", true);
    });
    // Who cannot pay without it takes it.
    layout.b(|p| p.resources(0)).play(|t| {
        t.choose_each(["pass", "play x-34-landspeeder"]);
        t.can_choose_exactly(["yes"]);
        t.choose("yes");
        t.in_play("x-34-landspeeder");
    });
}

/// Card 08012; SWD-EVENT-01
#[test]
fn what_cancels_events_leaves_other_cards_alone() {
    let hand = ["x-34-landspeeder", "truce"];
    scene().a(|p| p.team([REY]).hand(hand)).b(|p| p.team([KYLO]).in_play(["stifle"])).play(|t| {
        t.choose("play x-34-landspeeder");
        t.in_play("x-34-landspeeder");
        t.in_play("stifle");
        t.expect_asked(B);
        t.choose("pass");
        t.choose("play truce");
        t.expect_gone("stifle");
        t.expect_resources(B, 5);
    });
}

/// SWD-FFA-08
#[test]
fn an_event_of_who_is_out_leaves_the_game() {
    scene()
        .a(|p| p.hand(["honorable-sacrifice"]))
        .b(|p| p.team([REY]).pool(["rey-force-prodigy 1MD"]))
        .c(|p| p.team([KYLO]))
        .play(|t| {
            t.choose("play honorable-sacrifice");
            t.expect_gone("first-order-stormtrooper");
            t.expect_asked(B);
            t.expect_pool(B, ["rey-force-prodigy 1MD"]);
            for viewer in [Viewer::Spectator, Viewer::Seat(B)] {
                assert_eq!(t.game().view(t.state(), viewer).queued, [], "nothing is being played any more");
            }
            t.expect_discard(A, []);
        });
}

// ---- order

/// SWD-SIM-01, SWD-QUEUE-EX2
#[test]
fn characters_that_differ_at_the_table_are_activated_in_any_order() {
    let none: &[&str] = &[];
    let tables = [
        (["royal-guard", "royal-guard"], none, none, false),
        (["royal-guard damage 3", "royal-guard"], none, none, true),
        (["royal-guard", "royal-guard damage 3"], none, none, true),
        (["royal-guard shield 1", "royal-guard"], none, none, true),
        (["royal-guard", "royal-guard"], &["lightsaber on royal-guard"][..], none, true),
        (["royal-guard", "royal-guard"], &["lightsaber on royal-guard#2"][..], none, true),
        (["royal-guard", "royal-guard"], none, &["royal-guard 1Sh"][..], true),
    ];
    for (team, in_play, pool, asked) in tables {
        let layout = scene()
            .a(|p| p.team(team).in_play(in_play.iter().copied()).pool(pool.iter().copied()).hand(["squad-tactics"]));
        layout.play(|t| {
            t.choose_each(["play squad-tactics", "pick royal-guard #1", "pick royal-guard #2"]);
            if asked {
                t.expect_asked(A);
                t.can_choose_exactly(["pick royal-guard #1", "pick royal-guard #2"]);
                t.choose("pick royal-guard #2");
            }
            t.expect_asked(B);
            t.expect_exhausted("royal-guard #1", true);
            t.expect_exhausted("royal-guard #2", true);
        });
    }
}

/// SWD-SIM-01
#[test]
fn equal_dice_need_no_order() {
    scene()
        .a(|p| {
            p.team(["finn-first-order-defector elite"])
                .in_play(["profiteering"])
                .pool(["finn-first-order-defector 1RD", "finn-first-order-defector 1RD"])
                .hand(["aim"])
        })
        .b(|p| p.team([REY]))
        .rolls(["1R", "1R"])
        .play(|t| {
            t.choose_each([
                "reroll with aim",
                "die finn-first-order-defector 1RD",
                "die finn-first-order-defector 1RD",
            ]);
            t.can_choose_exactly(["no", "yes"]);
            t.choose_each(["yes", "no"]);
            t.expect_resources(A, 6);
            t.expect_pool(A, ["finn-first-order-defector 1R"]);
        });
}

/// Card 07092; SWD-AFT-02, SWD-QUEUE-07
#[test]
fn what_follows_dice_waits_for_the_end_of_the_ability_that_resolves_them() {
    scene()
        .a(|p| {
            p.team(["palpatine-galactic-emperor elite", "cassian-andor"])
                .pool(["palpatine-galactic-emperor 2RD", "palpatine-galactic-emperor 3RD"])
                .hand(["clandestine-operation"])
        })
        .b(|p| p.team([REY, FINN]))
        .play(|t| {
            t.choose("play clandestine-operation");
            t.choose_each(["resolve palpatine-galactic-emperor 2RD", "target rey-force-prodigy"]);
            t.expect_asked(A);
            t.can_choose_exactly(["resolve palpatine-galactic-emperor 3RD", "done"]);
            t.leave_open();
        });
}

// ---- what cards are

/// Card 07105; SWD-SUBT-02
#[test]
fn a_subtype_that_is_given_is_that_one_only() {
    scene()
        .a(|p| {
            p.team(["enfys-nest", KYLO])
                .in_play(["stealthy on kylo-ren-vaders-disciple"])
                .pool(["enfys-nest 1MD", "kylo-ren-vaders-disciple 1MD"])
        })
        .b(|p| p.team([REY]))
        .play(|t| {
            // He is a trooper now, and no scoundrel.
            t.choose("use enfys-nest");
            t.can_choose_exactly(["die enfys-nest 1MD", "done"]);
            t.choose_each(["die enfys-nest 1MD", "target rey-force-prodigy"]);
            t.expect_damage(REY, 1);
        });
}

/// SWD-FFA-08, SWD-DEF-01
#[test]
fn what_is_in_play_does_not_return_from_defeat() {
    let troopers = ["first-order-stormtrooper damage 6", "first-order-stormtrooper", FINN];
    scene()
        .a(|p| p.team(troopers).in_play(["stealthy on first-order-stormtrooper#2"]).hand(["endless-ranks"]))
        .b(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]))
        .play(|t| {
            t.choose("pass");
            t.choose_each(["resolve kylo-ren-vaders-disciple 1MD", "target first-order-stormtrooper #1"]);
            // There is one to choose from, although another one has been given a subtype.
            t.choose("play endless-ranks");
            t.expect_damage("first-order-stormtrooper #1", 0);
            t.in_play("first-order-stormtrooper #2");
            t.expect_asked(B);
        });
}

// ---- dice

/// SWD-CLAR-EX36, SWD-CLAR-EX37
#[test]
fn a_die_of_a_hampered_character_is_not_modified() {
    let layout = scene()
        .a(|p| {
            p.team([REY])
                .in_play(["crafted-lightsaber on rey-force-prodigy"])
                .pool(["rey-force-prodigy 1MD", "crafted-lightsaber +3MD"])
        })
        .b(|p| p.team([KYLO]));
    layout.play(|t| {
        t.choose("resolve rey-force-prodigy 1MD");
        t.can_choose_exactly(["add crafted-lightsaber +3MD", "done"]);
        t.choose_each(["add crafted-lightsaber +3MD", "target kylo-ren-vaders-disciple"]);
        t.expect_damage(KYLO, 4);
    });
    let hampered = layout.b(|p| p.in_play(["hampered on rey-force-prodigy"]));
    hampered.play(|t| {
        t.choose_each(["resolve rey-force-prodigy 1MD", "target kylo-ren-vaders-disciple"]);
        t.expect_damage(KYLO, 1);
        t.expect_pool(A, ["crafted-lightsaber +3MD"]);
    });
    // Nor through a card.
    hampered.a(|p| p.hand(["pulverize"])).play(|t| {
        t.choose("play pulverize");
        t.can_choose_exactly(["die rey-force-prodigy 1MD", "done"]);
        t.choose_each(["die rey-force-prodigy 1MD", "target kylo-ren-vaders-disciple"]);
        t.expect_damage(KYLO, 2);
        t.expect_pool(A, ["crafted-lightsaber +3MD"]);
    });
}

// ---- passing, opponents

/// SWD-PASS-02
#[test]
fn paying_changes_the_game() {
    // Whoever pays for the mercenaries they have is no better off, but has not passed.
    scene().a(|p| p.in_play(["fickle-mercenaries exhausted"])).play(|t| {
        t.choose("use fickle-mercenaries");
        t.expect_resources(A, 3);
        t.choose("pass");
        t.expect_round(2);
        t.expect_asked(A);
    });
}

/// SWD-FFA-06
#[test]
fn an_opponent_is_chosen_before_their_dice() {
    scene()
        .a(|p| p.hand(["daring-escape"]))
        .b(|p| p.team([REY]).pool(["rey-force-prodigy 1MD"]))
        .c(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]))
        .play(|t| {
            t.choose("play daring-escape");
            t.can_choose_exactly(["player 2", "player 3"]);
            t.choose("player 3");
            t.can_choose_exactly(["die kylo-ren-vaders-disciple 1MD", "done"]);
            t.choose("done");
            t.expect_asked(A);
        });
}

// ---- what is known

/// SWD-ZONE-10, SWD-ZONE-14
#[test]
fn others_hear_of_a_hidden_card_but_not_which_it_is() {
    let told =
        |t: &Play, viewer| -> Vec<Event> { t.events().iter().filter_map(|&e| t.game().redact(e, viewer)).collect() };
    let card = |t: &Play, slug| t.game().db().find(slug);
    scene().a(|p| p.team([REY]).hand(["premonitions", "lightsaber"])).b(|p| p.team([KYLO])).play(|t| {
        t.choose_each(["play premonitions", "choose 1", "pick lightsaber from hand"]);
        let on = card(t, "premonitions").expect("a card");
        let open = Event::Stacked { seat: A, card: card(t, "lightsaber"), on };
        let closed = Event::Stacked { seat: A, card: None, on };
        assert!(told(t, Viewer::Seat(A)).contains(&open));
        for viewer in [Viewer::Seat(B), Viewer::Spectator] {
            assert!(told(t, viewer).contains(&closed) && !told(t, viewer).contains(&open), "{viewer:?}");
        }
    });
    // Whoever looks at a card of somebody else's hand is the only one who learns which.
    scene().a(|p| p.team([KYLO]).hand(["probe"])).b(|p| p.team([REY]).hand(["lightsaber"])).play(|t| {
        t.choose("play probe");
        let open = Event::Looked { by: A, seat: B, card: card(t, "lightsaber") };
        let closed = Event::Looked { by: A, seat: B, card: None };
        assert!(told(t, Viewer::Seat(A)).contains(&open));
        for viewer in [Viewer::Seat(B), Viewer::Spectator] {
            assert!(told(t, viewer).contains(&closed) && !told(t, viewer).contains(&open), "{viewer:?}");
        }
    });
}

/// SWD-ZONE-10
#[test]
fn a_random_card_of_a_hand_is_a_matter_of_luck_where_there_are_several() {
    for (hand, lucky) in [(&["aim", "block"][..], true), (&["aim"][..], false)] {
        let layout = scene().a(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple Sp"]));
        layout.b(|p| p.team([REY]).hand(hand.iter().copied())).play(|t| {
            let (game, mut s) = (t.game(), *t.state());
            let mut options = Options::new();
            game.options(&s, A, &mut options);
            let special =
                options.iter().find(|&&o| game.key_text(game.key(&s, o)).starts_with("resolve")).expect("a die");
            let trace = game.apply(&mut s, A, *special, &mut Fast::new(1), &mut NoSink);
            assert_eq!(trace.random, lucky, "one of {hand:?}");
            assert!(trace.revealed.contains(A) && !trace.revealed.contains(B));
        });
    }
}

// ---- what is pointed at

/// SWD-PLAY-04, SWD-RES-01, SWD-DIE-05
#[test]
fn a_reason_is_about_the_thing_pointed_at() {
    // Cards of a hand lie in the order of the card files. Two copies are both options, though options point at the first.
    let hand = ["megablaster-troopers", "megablaster-troopers", "block"];
    let layout = scene().a(|p| p.in_play(["megablaster-troopers exhausted"]).hand(hand).resources(2));
    layout.play(|t| {
        t.can_choose("play block");
        let rules: Vec<_> = (0..3)
            .map(|slot| t.game().why_not(t.state(), A, at(ZoneRole::Hand, A, slot)).map(|reason| reason.rule.0))
            .collect();
        assert_eq!(rules, [None; 3]);
    });
    // A die with a price that could be paid is of another symbol, no more.
    for (resources, rule) in [(1, "SWD-RES-01"), (0, "SWD-DIE-05")] {
        scene()
            .a(|p| {
                p.team(["first-order-stormtrooper", FINN, KYLO])
                    .pool([
                        "first-order-stormtrooper 2RD1",
                        "finn-first-order-defector 1MD",
                        "kylo-ren-vaders-disciple 1MD",
                    ])
                    .resources(resources)
            })
            .b(|p| p.team([REY]))
            .play(|t| {
                t.choose_each(["resolve finn-first-order-defector 1MD", "target rey-force-prodigy"]);
                // Dice lie in the order of the card files: the trooper first.
                t.expect_why_not(A, at(ZoneRole::Dice, A, 0), rule);
                t.choose("done");
            });
    }
}

/// SWD-CACT-02
#[test]
fn a_power_action_that_was_used_says_so() {
    scene().a(|p| p.in_play(["slave-i-leg exhausted"])).play(|t| {
        t.choose_each(["use slave-i-leg", "pass"]);
        t.expect_why_not(A, at(ZoneRole::Play, A, 1), "SWD-CACT-02");
    });
}

/// SWD-TERM-08
#[test]
fn a_card_seen_in_the_hand_of_an_opponent_is_theirs() {
    let layout = scene().a(|p| p.team([KYLO]).hand(["probe", "block"]));
    layout.b(|p| p.team([REY]).hand(["x-34-landspeeder"])).play(|t| {
        t.choose_each(["play probe", "pass"]);
        t.expect_hand(B, ["x-34-landspeeder"]);
        t.expect_why_not(A, at(ZoneRole::Hand, B, 0), "SWD-TERM-08");
    });
}

/// SWD-OUT-01, SWD-ZONE-13
#[test]
fn an_option_points_at_the_face_down_card_it_is_about() {
    let layout =
        scene().a(|p| p.team([REY]).in_play(["lightsaber-mastery"]).under(["circle-of-shelter", "twin-strike"]));
    layout.play(|t| {
        t.choose("use lightsaber-mastery");
        let mut options = Options::new();
        t.game().options(t.state(), A, &mut options);
        let mut places: Vec<_> = options.iter().map(|&o| t.game().points_at(t.state(), A, o)).collect();
        places.sort_by_key(|place| format!("{place:?}"));
        assert_eq!(places, [Some(at(ZoneRole::Reserve, A, 0)), Some(at(ZoneRole::Reserve, A, 1))]);
        t.leave_open();
    });
}
