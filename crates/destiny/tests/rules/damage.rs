//! Damage, shields, drawing, defeat, and several players (Chapters 6 and 8).

use destiny::{Destiny, Event, Setup, SetupError};
use table::chance::Fast;
use table::{Game, NoSink, Options, Seat, ToAct};

use crate::support::{A, B, C, scene, table_of};

const TROOPER: &str = "first-order-stormtrooper";
const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";
const FINN: &str = "finn-first-order-defector";

/// SWD-DMG-08
#[test]
fn nobody_is_assigned_more_than_they_endure_while_others_are_left() {
    let layout = scene().a(|p| p.team(["general-grievous-droid-armies-commander"]).in_play(["defoliator-tank"]));
    let layout = layout.a(|p| p.pool(["defoliator-tank 4ID"]));
    layout.clone().b(|p| p.team(["rey-force-prodigy damage 9 shield 1", FINN])).play(|t| {
        t.choose("resolve defoliator-tank 4ID");
        t.expect_asked(B);
        t.can_choose_exactly([
            "assign 0 rey-force-prodigy",
            "assign 1 rey-force-prodigy",
            "assign 2 rey-force-prodigy",
        ]);
        t.choose("assign 2 rey-force-prodigy");
        t.expect_gone(REY);
        t.expect_damage(FINN, 2);
    });
    // The last one left takes the rest, whatever it is.
    layout.clone().b(|p| p.team(["rey-force-prodigy damage 9"])).play(|t| {
        t.choose("resolve defoliator-tank 4ID");
        t.expect_over([A]);
    });
    layout.b(|p| p.team(["rey-force-prodigy damage 9", "finn-first-order-defector damage 8"])).play(|t| {
        t.choose("resolve defoliator-tank 4ID");
        t.expect_over([A]);
    });
}

/// SWD-DMG-06, SWD-DMG-08
#[test]
fn what_nobody_endures_goes_to_whom_their_player_likes() {
    let layout = scene()
        .a(|p| {
            p.team(["general-grievous-droid-armies-commander"])
                .in_play(["defoliator-tank"])
                .pool(["defoliator-tank 4ID"])
        })
        .b(|p| {
            p.team(["rey-force-prodigy damage 9", "finn-first-order-defector damage 8"])
                .in_play(["force-illusion on rey-force-prodigy"])
                .deck(["aim"; 3])
        });
    layout.play(|t| {
        t.choose("resolve defoliator-tank 4ID");
        t.expect_asked(B);
        t.can_choose_exactly(["assign 1 rey-force-prodigy", "assign 2 rey-force-prodigy"]);
        t.choose_each(["assign 1 rey-force-prodigy", "yes"]);
        // One card is enough to block hers; the one too much is ignored with him.
        t.expect_damage(REY, 9);
        t.expect_gone(FINN);
        t.expect_discard(B, ["aim", "force-illusion"]);
    });
    layout.play(|t| {
        t.choose_each(["resolve defoliator-tank 4ID", "assign 2 rey-force-prodigy", "yes"]);
        t.expect_damage(REY, 9);
        t.expect_discard(B, ["aim", "aim", "force-illusion"]);
    });
}

/// Whoever aims a die reads what shields take and who falls.
#[test]
fn a_target_says_what_becomes_of_it() {
    let team = ["rey-force-prodigy damage 9 shield 1", "finn-first-order-defector damage 8"];
    let layout = scene().a(|p| p.team([FINN]).pool(["finn-first-order-defector 2RD"])).b(|p| p.team(team));
    layout.play(|t| {
        t.choose("resolve finn-first-order-defector 2RD");
        let mut options = Options::new();
        t.game().options(t.state(), A, &mut options);
        let mut terms: Vec<_> = options
            .iter()
            .map(|&o| match t.game().label(t.state(), o) {
                table::Phrase::Say(term, args) => (term.0, args.len()),
                other => panic!("{other:?}"),
            })
            .collect();
        terms.sort_unstable();
        // Their Finn, Rey behind her shield, and the own Finn.
        assert_eq!(terms, [("swd.do.defeat", 2), ("swd.do.defeat-shield", 3), ("swd.do.hit", 2)]);
        t.choose("target rey-force-prodigy");
        t.expect_gone(REY);
    });
}

/// SWD-SHLD-01, SWD-SHLD-02, SWD-FAQ-EX2
#[test]
fn shields_block_what_they_can_and_are_gone() {
    for (die, damage, shields) in [("finn-first-order-defector 1RD", 0, 1), ("finn-first-order-defector 2RD", 0, 0)] {
        scene().a(|p| p.team([FINN]).pool([die])).b(|p| p.team(["rey-force-prodigy shield 2"])).play(|t| {
            t.choose(&format!("resolve {die}"));
            t.choose("target rey-force-prodigy");
            t.expect_damage(REY, damage);
            t.expect_shields(REY, shields);
            // Nobody was asked whether they should.
            t.expect_asked(B);
            t.can_choose("pass");
        });
    }
    scene()
        .a(|p| p.team(["darth-vader-sith-lord"]).pool(["darth-vader-sith-lord 3MD"]))
        .b(|p| p.team(["rey-force-prodigy shield 2"]))
        .play(|t| {
            t.choose_each(["resolve darth-vader-sith-lord 3MD", "target rey-force-prodigy"]);
            t.expect_damage(REY, 1);
            t.expect_shields(REY, 0);
        });
}

/// SWD-SHLD-OPEN1, SWD-TERM-31
#[test]
fn blocked_damage_is_dealt_but_not_taken() {
    let layout = scene().a(|p| p.team([FINN]).pool(["finn-first-order-defector 2RD"]));
    // What answers damage that is dealt comes although shields would block all of it.
    layout
        .clone()
        .b(|p| p.team(["rey-force-prodigy shield 2"]).in_play(["personal-shield on rey-force-prodigy"]))
        .play(|t| {
            t.choose_each(["resolve finn-first-order-defector 2RD", "target rey-force-prodigy"]);
            t.expect_asked(B);
            t.choose("yes");
            t.expect_damage(REY, 0);
            t.expect_shields(REY, 1);
        });
    // What answers damage that is taken does not, once shields have blocked it.
    layout
        .b(|p| p.team(["rey-force-prodigy shield 2"]).in_play(["force-illusion on rey-force-prodigy"]).deck(["aim"; 4]))
        .play(|t| {
            t.choose_each(["resolve finn-first-order-defector 2RD", "target rey-force-prodigy", "yes"]);
            t.expect_asked(B);
            t.can_choose("pass");
            t.expect_damage(REY, 0);
            t.expect_shields(REY, 0);
            t.expect_on("force-illusion", REY);
            t.expect_discard(B, []);
        });
}

/// SWD-DRAW-01
#[test]
fn cards_are_drawn_from_the_top() {
    scene()
        .a(|p| p.in_play(["uneti-force-tree"]).hand([]).deck(["aim", "block", "flank", "dodge", "parry", "evade"]))
        .b(|p| p.hand(["probe"]).deck(["clash"; 8]))
        .play(|t| {
            t.choose("use uneti-force-tree");
            t.expect_hand(A, ["aim"]);
            t.expect_hand(B, ["probe", "clash"]);
            t.next_round();
            t.expect_hand(A, ["aim", "block", "flank", "dodge", "parry"]);
            t.expect_hand(B, ["probe", "clash", "clash", "clash", "clash"]);
        });
}

/// SWD-DRAW-02
#[test]
fn who_has_too_few_cards_draws_what_is_left() {
    scene()
        .a(|p| p.in_play(["uneti-force-tree"]).hand([]).deck(["aim", "block"]))
        .b(|p| p.hand(["flank"]).deck([]))
        .play(|t| {
            t.choose("use uneti-force-tree");
            t.expect_hand(A, ["aim"]);
            t.expect_hand(B, ["flank"]);
            t.next_round();
            t.expect_hand(A, ["aim", "block"]);
            t.expect_hand(B, ["flank"]);
            t.next_round();
            t.expect_hand(A, ["aim", "block"]);
            t.expect_round(4);
        });
}

/// SWD-WIN-OPEN2
#[test]
fn a_victory_cuts_off_what_is_pending() {
    // The grenades are not discarded any more.
    scene()
        .a(|p| p.in_play(["infantry-grenades on first-order-stormtrooper"]).pool(["infantry-grenades Sp"]))
        .b(|p| p.team(["rey-force-prodigy damage 9"]))
        .play(|t| {
            t.choose("resolve infantry-grenades Sp");
            t.expect_over([A]);
            t.expect_on("infantry-grenades", TROOPER);
        });
    // But what comes before the defeat comes.
    scene()
        .a(|p| p.pool(["first-order-stormtrooper 2RD"]))
        .b(|p| p.team(["obi-wan-kenobi-mysterious-hermit damage 9"]).hand(["uneti-force-tree"]))
        .play(|t| {
            t.choose_each(["resolve first-order-stormtrooper 2RD", "target obi-wan-kenobi-mysterious-hermit"]);
            t.expect_asked(B);
            t.choose_each(["yes", "pick uneti-force-tree from hand"]);
            t.expect_over([A]);
            t.in_play("uneti-force-tree");
        });
}

// ---- several players

/// SWD-FFA-01
#[test]
fn more_than_two_play_by_the_same_rules() {
    scene()
        .a(|p| p.team([KYLO]).pool(["kylo-ren-vaders-disciple 1MD"]))
        .b(|p| p.team([REY]))
        .c(|p| p.team([FINN]))
        .play(|t| {
            t.choose("resolve kylo-ren-vaders-disciple 1MD");
            for character in ["finn-first-order-defector", "rey-force-prodigy"] {
                t.can_choose(&format!("target {character}"));
            }
            t.choose("target finn-first-order-defector");
            t.choose("claim");
            // Only one player claims in a round.
            t.expect_asked(C);
            t.cannot_choose("claim");
            t.choose("pass");
            t.expect_asked(A);
            t.cannot_choose("claim");
        });
    let decks = |n: usize| {
        let one = Setup::default().decks[0].clone();
        Destiny::<2>::new(Setup::of(vec![one; n])).map(|_| ())
    };
    assert_eq!(decks(3), Ok(()));
    assert_eq!(decks(4), Ok(()));
    assert_eq!(decks(5), Err(SetupError::Players(5)));
}

/// SWD-FFA-02, SWD-FFA-03
#[test]
fn the_highest_roller_brings_the_battlefield_and_all_others_get_a_shield() {
    let game = table_of::<2>(&["rey-starter", "kylo-ren-starter", "boba-fett-starter"]);
    let mut ties = 0;
    for seed in 0..200 {
        let mut rng = Fast::new(seed);
        let mut s = game.start(&mut rng, &mut NoSink);
        let mut options = Options::new();
        let mut events = Vec::new();
        for seat in Seat::first(3) {
            game.options(&s, seat, &mut options);
            game.apply(&mut s, seat, *options.last().expect("an option"), &mut rng, &mut events);
        }
        let mut rolls = events.iter().filter_map(|e| match *e {
            Event::RolledOff { seat, sum } => Some((seat, sum)),
            _ => None,
        });
        let mut best: Vec<Seat> = Seat::first(3).collect();
        while best.len() > 1 {
            ties += usize::from(best.len() < 3);
            let sums: Vec<_> = rolls.by_ref().take(best.len()).collect();
            assert_eq!(sums.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), best, "who rolls");
            let top = sums.iter().map(|(_, sum)| *sum).max();
            best = sums.into_iter().filter(|(_, sum)| Some(*sum) == top).map(|(seat, _)| seat).collect();
        }
        assert_eq!(rolls.next(), None, "nobody else rolls");
        let winner = best[0];
        assert_eq!(s.holder(), Some(winner));
        assert_eq!(game.cast().owner(s.field), winner, "the own battlefield");
        while s.round == 0 {
            let ToAct::Seats { asked, .. } = game.to_act(&s) else { panic!("the game is over") };
            let seat = asked.lowest().expect("somebody chooses");
            assert_ne!(seat, winner, "who gets a shield");
            game.options(&s, seat, &mut options);
            game.apply(&mut s, seat, *options.last().expect("an option"), &mut rng, &mut NoSink);
        }
        for seat in Seat::first(3) {
            let own = game.cast().all().filter(|&c| game.cast().owner(c) == seat);
            let shields: u8 = own.map(|c| s.shields[c]).sum();
            assert_eq!(shields, u8::from(seat != winner), "shields of {seat:?}");
        }
        let fields = *game.cast().of_what(destiny::card::What::Battlefield);
        assert_eq!((fields & s.aside).len(), 2, "battlefields set aside");
        assert_eq!(s.active, winner);
    }
    assert!(ties > 0, "no two players ever rolled the same");
}

/// SWD-FFA-09, SWD-FFA-OPEN1
#[test]
fn nobody_controls_the_battlefield_of_a_player_who_is_out() {
    let layout = scene()
        .a(|p| p.team(["first-order-stormtrooper damage 6"]))
        .b(|p| p.team([FINN]).pool(["finn-first-order-defector 2RD"]))
        .c(|p| p.team([REY]));
    layout.play(|t| {
        t.choose("claim");
        t.choose_each(["resolve finn-first-order-defector 2RD", "target first-order-stormtrooper"]);
        assert_eq!(t.state().holder(), None);
        // It was claimed in this round and cannot be claimed again.
        t.expect_asked(C);
        t.cannot_choose("claim");
        t.choose("pass");
        t.cannot_choose("claim");
        t.choose("pass");
        // The player to the left of the one who is out begins.
        t.expect_round(3);
        t.expect_asked(B);
        t.choose_each(["pass", "claim"]);
        assert_eq!(t.state().holder(), Some(C));
    });
    layout.play(|t| {
        t.choose("pass");
        t.choose_each(["resolve finn-first-order-defector 2RD", "target first-order-stormtrooper"]);
        assert_eq!(t.state().holder(), None);
        t.expect_asked(C);
        t.choose("claim");
        assert_eq!(t.state().holder(), Some(C));
    });
}

/// SWD-FFA-10
#[test]
fn the_player_to_the_left_of_who_is_out_decides() {
    scene()
        .a(|p| p.team(["first-order-stormtrooper damage 6"]))
        .b(|p| {
            p.team(["finn-first-order-defector shield 1"])
                .in_play(["shock-collar on kylo-ren-vaders-disciple"])
                .pool(["finn-first-order-defector 2RD"])
        })
        .c(|p| p.team([KYLO]).in_play(["jedi-rival on kylo-ren-vaders-disciple"]))
        .play(|t| {
            t.choose("pass");
            t.choose_each(["resolve finn-first-order-defector 2RD", "target first-order-stormtrooper"]);
            t.expect_asked(C);
            t.choose("activate kylo-ren-vaders-disciple");
            t.expect_asked(B);
            t.can_choose_exactly(["next jedi-rival", "next shock-collar"]);
            t.choose("next jedi-rival");
            t.expect_asked(C);
            t.expect_damage(KYLO, 0);
            t.choose("yes");
            t.expect_shields(FINN, 0);
            t.expect_damage(KYLO, 1);
        });
}

/// SWD-FFA-OPEN2
#[test]
fn of_players_who_fall_together_one_wins() {
    scene()
        .held_by(C)
        .a(|p| p.team(["first-order-stormtrooper damage 4"]).in_play(["defoliator-tank"]).pool(["defoliator-tank Sp"]))
        .b(|p| p.team(["rey-force-prodigy damage 7"]))
        .c(|p| p.team(["finn-first-order-defector damage 7"]))
        .play(|t| {
            t.choose("resolve defoliator-tank Sp");
            t.expect_over([C]);
        });
    // While nobody controls the battlefield, the player to the left of the one who did.
    scene()
        .a(|p| p.team(["first-order-stormtrooper damage 6"]))
        .b(|p| p.team(["rey-force-prodigy damage 7"]))
        .c(|p| {
            p.team(["kylo-ren-vaders-disciple damage 8"])
                .in_play(["defoliator-tank"])
                .pool(["kylo-ren-vaders-disciple 1MD", "defoliator-tank Sp"])
        })
        .play(|t| {
            t.pass(2);
            t.choose_each(["resolve kylo-ren-vaders-disciple 1MD", "target first-order-stormtrooper"]);
            t.expect_asked(B);
            t.choose_each(["pass", "resolve defoliator-tank Sp"]);
            t.expect_over([B]);
        });
}

/// SWD-DMG-02, SWD-THEN-01
#[test]
fn what_cannot_be_blocked_does_not_use_up_what_would_block_it() {
    let layout = scene()
        .a(|p| {
            p.team(["finn-first-order-defector"])
                .in_play(["vibroknife on finn-first-order-defector"])
                .pool(["vibroknife 1MD", "finn-first-order-defector 1MD"])
        })
        .b(|p| {
            p.team(["rey-force-prodigy"])
                .in_play(["force-illusion on rey-force-prodigy"])
                .deck(["aim", "dodge", "block"])
        });
    layout.play(|t| {
        t.choose_each(["resolve vibroknife 1MD", "target rey-force-prodigy"]);
        t.expect_asked(B);
        t.can_choose_exactly(["no", "yes"]);
        t.choose("yes");
        t.expect_damage("rey-force-prodigy", 1);
        t.expect_discard(B, ["aim"]);
        t.expect_on("force-illusion", "rey-force-prodigy");
        // It is still there for damage that can be blocked.
        t.choose_each(["resolve finn-first-order-defector 1MD", "target rey-force-prodigy", "yes"]);
        t.expect_damage("rey-force-prodigy", 1);
        t.expect_discard(B, ["aim", "dodge", "force-illusion"]);
    });
    // With too few cards nothing is blocked, either.
    layout.b(|p| p.deck([])).play(|t| {
        t.choose_each(["resolve finn-first-order-defector 1MD", "target rey-force-prodigy", "yes"]);
        t.expect_damage("rey-force-prodigy", 1);
        t.expect_on("force-illusion", "rey-force-prodigy");
        t.choose("done");
    });
}
