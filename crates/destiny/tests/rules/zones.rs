//! Zones, the queue and the beginning of a game (Chapters 2, 3 and 5).

use destiny::card::What;
use destiny::{Db, Deck, Destiny, Event, Setup, State, Symbol};
use table::chance::Fast;
use table::{CardId, Game, NoSink, Opt, Options, Seat, SeatSet, ToAct, Viewer};

use crate::support::{A, B, scene, table_of};

const TROOPER: &str = "first-order-stormtrooper";
const KYLO: &str = "kylo-ren-vaders-disciple";
const REY: &str = "rey-force-prodigy";
const FINN: &str = "finn-first-order-defector";

fn id(slug: &str) -> CardId {
    Db::all().find(slug).unwrap_or_else(|| panic!("there is no card {slug:?}"))
}

/// SWD-ZONE-01
#[test]
fn what_is_in_play_can_be_used() {
    scene()
        .a(|p| {
            p.team(["unkar-plutt", KYLO])
                .in_play(["force-flow", "awakening", "immobilize on kylo-ren-vaders-disciple"])
                .battlefield("fighting-pit")
        })
        .b(|p| p.team([REY]).in_play(["mind-extraction on unkar-plutt"]).battlefield("fighting-pit"))
        .play(|t| {
            // Mind Extraction is used by whoever it lies on, and silences Unkar Plutt.
            t.can_choose_exactly([
                "use force-flow",
                "use awakening",
                "use immobilize",
                "use fighting-pit",
                "use mind-extraction",
                "activate unkar-plutt",
                "activate kylo-ren-vaders-disciple",
                "claim",
                "pass",
            ]);
            // The battlefield is its controller's.
            t.choose("pass");
            t.can_choose_exactly(["activate rey-force-prodigy", "claim", "pass"]);
        });
    scene().a(|p| p.team(["unkar-plutt"])).play(|t| t.can_choose("use unkar-plutt"));
}

/// SWD-ZONE-02
#[test]
fn abilities_out_of_play_do_not_work() {
    let cards = ["awakening", "tech-team", "power-of-the-dark-side"];
    scene()
        .a(|p| p.in_play(["bb-8-aw"]).hand(cards).discard(cards).deck(cards).battlefield("fighting-pit").resources(0))
        .held_by(B)
        .play(|t| {
            // No action of a card in hand, pile or deck, none of the battlefield that is set aside; no discount either.
            t.can_choose_exactly([
                "activate first-order-stormtrooper #1",
                "activate bb-8-aw",
                "reroll with awakening",
                "reroll with power-of-the-dark-side",
                "reroll with tech-team",
                "claim",
                "pass",
            ]);
        });
    // An ability that answers something is silent as well.
    scene()
        .a(|p| p.pool(["first-order-stormtrooper 2RD"]))
        .b(|p| p.team([REY]).hand(["force-illusion"]).discard(["force-illusion"]))
        .play(|t| {
            t.choose_each(["resolve first-order-stormtrooper 2RD", "target rey-force-prodigy"]);
            t.expect_damage(REY, 2);
            t.expect_asked(B);
            t.can_choose("pass");
        });
}

/// SWD-ZONE-03, SWD-QUEUE-03
#[test]
fn a_card_being_played_is_not_yet_in_play() {
    // It takes nothing off its own price.
    scene().a(|p| p.hand(["tech-team"]).resources(0)).play(|t| t.cannot_choose("play tech-team"));
    scene().a(|p| p.hand(["tech-team", "tech-team"]).resources(1)).play(|t| {
        t.choose("play tech-team");
        t.expect_asked(B);
        t.expect_resources(A, 0);
        // Now it is there.
        t.choose("pass");
        t.choose_each(["play tech-team", "yes"]);
        t.expect_exhausted("tech-team #1", true);
        t.expect_exhausted("tech-team #2", false);
    });
    // A card that waits for its host lies in the queue, and nowhere else.
    scene().a(|p| p.team([FINN, KYLO]).hand(["lightsaber"])).play(|t| {
        t.choose("play lightsaber");
        t.expect_gone("lightsaber");
        t.expect_hand(A, []);
        assert_eq!(t.game().view(t.state(), Viewer::Seat(B)).queued, [id("lightsaber")]);
        t.choose("pick finn-first-order-defector");
        t.in_play("lightsaber");
    });
}

/// SWD-ZONE-07
#[test]
fn each_player_has_a_pool() {
    scene()
        .a(|p| {
            p.team([FINN, TROOPER])
                .in_play(["jedi-robes on finn-first-order-defector"])
                .pool(["finn-first-order-defector 1R", "jedi-robes 1F"])
                .hand(["aim"])
        })
        .b(|p| p.team([REY, KYLO]).pool(["rey-force-prodigy 1MD"]))
        .play(|t| {
            t.expect_pool(A, ["finn-first-order-defector 1R", "jedi-robes 1F"]);
            t.expect_pool(B, ["rey-force-prodigy 1MD"]);
            t.cannot_choose("resolve rey-force-prodigy 1MD");
            t.choose("reroll with aim");
            t.can_choose_exactly(["die finn-first-order-defector 1R", "die jedi-robes 1F", "done"]);
            t.choose("done");
            t.can_choose("resolve rey-force-prodigy 1MD");
            t.cannot_choose("resolve finn-first-order-defector 1R");
        });
}

/// SWD-ZONE-08
#[test]
fn only_dice_in_a_pool_are_touched() {
    let both = ["die first-order-stormtrooper 1RD", "die rey-force-prodigy 1MD"];
    // Removed, turned, rerolled: the dice of Kylo Ren and Finn lie on their cards.
    for slug in ["subjugate", "use-the-force", "unpredictable"] {
        scene()
            .a(|p| p.team([TROOPER, KYLO]).pool(["first-order-stormtrooper 1RD"]).hand([slug]))
            .b(|p| p.team([REY, FINN]).pool(["rey-force-prodigy 1MD"]))
            .play(|t| {
                t.choose(&format!("play {slug}"));
                t.can_choose_exactly(both);
                t.leave_open();
            });
    }
    // Resolved.
    scene().a(|p| p.team([TROOPER, KYLO]).pool(["first-order-stormtrooper 1RD"])).play(|t| {
        t.can_choose_exactly([
            "activate first-order-stormtrooper #1",
            "activate kylo-ren-vaders-disciple",
            "resolve first-order-stormtrooper 1RD",
            "claim",
            "pass",
        ]);
    });
}

/// SWD-ZONE-09, SWD-ZONE-10
#[test]
fn counts_and_piles_are_public_hands_and_decks_are_not() {
    scene()
        .a(|p| p.hand(["aim", "block"]).deck(["flank", "parry", "evade"]).discard(["dodge"]).resources(4))
        .b(|p| p.hand(["doubt"]))
        .play(|t| {
            for viewer in [Viewer::Seat(B), Viewer::Spectator] {
                let view = t.game().view(t.state(), viewer);
                let seat = &view.seats[A.idx()];
                assert_eq!((seat.resources, seat.deck, seat.hand.len()), (4, 3, 2));
                assert_eq!(seat.discard, [id("dodge")]);
                assert_eq!(seat.hand, [None, None]);
                assert!(seat.top.iter().chain(&seat.bottom).all(Option::is_none));
            }
            // The own hand is known, the own deck is not.
            let view = t.game().view(t.state(), Viewer::Seat(A));
            let seat = &view.seats[A.idx()];
            assert!(seat.hand.iter().all(Option::is_some));
            assert!(seat.top.iter().chain(&seat.bottom).all(Option::is_none));
            assert_eq!(view.seats[B.idx()].hand, [None]);
        });
}

/// SWD-ZONE-10
#[test]
fn a_hand_is_seen_only_by_an_ability() {
    scene().a(|p| p.hand(["as-i-have-foreseen"])).b(|p| p.hand(["doubt", "parry"])).play(|t| {
        assert_eq!(t.game().view(t.state(), Viewer::Seat(A)).seats[B.idx()].hand, [None, None]);
        t.choose("play as-i-have-foreseen");
        assert!(t.game().view(t.state(), Viewer::Seat(A)).seats[B.idx()].hand.iter().all(Option::is_some));
        assert_eq!(t.game().view(t.state(), Viewer::Spectator).seats[B.idx()].hand, [None, None]);
    });
}

/// SWD-ZONE-11
#[test]
fn nobody_discards_for_holding_too_many_cards() {
    scene()
        .a(|p| p.battlefield("outer-rim-outpost").hand(["aim"; 5]).deck(["block"; 3]))
        .b(|p| p.hand(["aim"; 8]).deck(["dodge"; 2]))
        .play(|t| {
            t.choose_each(["claim", "yes"]);
            t.expect_hand(A, ["aim", "aim", "aim", "aim", "aim", "block"]);
            t.expect_asked(B);
            t.next_round();
            // Nor does anybody draw then.
            t.expect_hand(A, ["aim", "aim", "aim", "aim", "aim", "block"]);
            t.expect_hand(B, ["aim"; 8]);
            t.expect_discard(A, []);
            t.expect_discard(B, []);
        });
}

/// SWD-ZONE-12
#[test]
fn discard_piles_have_no_order() {
    for picks in [["reroll with aim", "reroll with block"], ["reroll with block", "reroll with aim"]] {
        scene().a(|p| p.hand(["aim", "block"]).discard(["parry"])).play(|t| {
            for pick in picks {
                t.choose(pick);
                t.choose("pass");
            }
            let mut sorted = ["aim", "block", "parry"].map(id);
            sorted.sort_unstable();
            assert_eq!(t.game().view(t.state(), Viewer::Seat(B)).seats[A.idx()].discard, sorted);
            // Whatever is done with the pile, any of them may be taken.
            t.expect_discard(A, ["aim", "block", "parry"]);
        });
    }
}

/// SWD-ZONE-14
#[test]
fn cards_set_aside_lie_face_up() {
    scene()
        .a(|p| p.team([KYLO]).in_play(["force-flow"]).pool(["kylo-ren-vaders-disciple -"]))
        .b(|p| p.team([REY]))
        .play(|t| {
            t.choose_each(["use force-flow", "turn kylo-ren-vaders-disciple to 1MD"]);
            t.expect_gone("force-flow");
            t.expect_discard(A, []);
            for viewer in [Viewer::Seat(B), Viewer::Spectator] {
                let view = t.game().view(t.state(), viewer);
                assert!(view.seats[A.idx()].aside.contains(&id("force-flow")));
            }
        });
}

/// SWD-ZONE-15
#[test]
fn tokens_do_not_run_out() {
    scene().a(|p| p.resources(120).hand(["mobilize"])).b(|p| p.resources(120)).play(|t| {
        t.choose("play mobilize");
        t.expect_resources(A, 121);
    });
    // The box holds some thirty shields.
    let crowd = ["first-order-stormtrooper damage 6 shield 3"; 12];
    scene().a(|p| p.team(crowd).hand(["take-cover"])).b(|p| p.team(["rey-force-prodigy shield 2"])).play(|t| {
        t.choose_each(["play take-cover", "pick rey-force-prodigy"]);
        t.expect_shields(REY, 3);
    });
}

/// SWD-QUEUE-01, SWD-QUEUE-02, SWD-PLAY-01, SWD-PLAY-07
#[test]
fn a_played_event_lies_in_the_queue_until_its_effect_is_applied() {
    scene()
        .a(|p| p.hand(["subjugate"]))
        .b(|p| p.team([REY, FINN]).pool(["rey-force-prodigy 1MD", "finn-first-order-defector 1R"]))
        .play(|t| {
            t.choose("play subjugate");
            // Everybody sees it; it is paid for, and neither in hand nor in the pile.
            t.expect_resources(A, 3);
            for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator] {
                assert_eq!(t.game().view(t.state(), viewer).queued, [id("subjugate")]);
            }
            t.expect_hand(A, []);
            t.expect_discard(A, []);
            t.choose("die rey-force-prodigy 1MD");
            t.expect_pool(B, ["finn-first-order-defector 1R"]);
            t.expect_discard(A, ["subjugate"]);
            assert_eq!(t.game().view(t.state(), Viewer::Seat(B)).queued, []);
        });
    // It does not count itself in the pile.
    scene().a(|p| p.hand(["long-con", "long-con"]).resources(0)).play(|t| {
        t.choose_each(["play long-con"]);
        t.expect_resources(A, 0);
        t.expect_discard(A, ["long-con"]);
        t.choose("pass");
        t.choose("play long-con");
        t.expect_resources(A, 1);
    });
}

/// SWD-QUEUE-02
#[test]
fn other_cards_go_to_the_play_area() {
    scene().a(|p| p.hand(["bb-8-aw", "hunting-rifle", "shock-collar"])).b(|p| p.team([REY])).play(|t| {
        t.choose_each(["play bb-8-aw", "pass", "play hunting-rifle", "pass", "play shock-collar"]);
        t.in_play("bb-8-aw");
        t.expect_on("hunting-rifle", TROOPER);
        t.expect_on("shock-collar", REY);
        t.expect_discard(A, []);
        t.expect_queue([]);
    });
}

/// SWD-QUEUE-05
#[test]
fn an_effect_is_applied_completely_before_the_next() {
    scene()
        .a(|p| p.team(["tusken-raider", "tusken-raider"]).hand(["squad-tactics", "aim", "block"]))
        .b(|p| p.team([REY]))
        .rolls(["1RD", "1MD"])
        .play(|t| {
            t.choose_each(["play squad-tactics", "pick tusken-raider #1", "pick tusken-raider #2"]);
            t.expect_pool(A, ["tusken-raider 1RD", "tusken-raider 1MD"]);
            t.choose_each(["yes", "pick aim from hand"]);
            // The second raider has to wait for the damage of the first.
            t.choose("target rey-force-prodigy");
            t.expect_damage(REY, 1);
            t.expect_discard(A, ["aim", "squad-tactics"]);
            t.choose_each(["yes", "pick block from hand", "target rey-force-prodigy"]);
            t.expect_damage(REY, 2);
        });
}

/// SWD-QUEUE-06
#[test]
fn what_is_added_goes_to_the_end() {
    scene()
        .a(|p| {
            p.team(["commando-droid", "commando-droid", "tusken-raider"])
                .in_play(["bb-8-aw"])
                .hand(["squad-tactics", "aim"])
        })
        .b(|p| p.team([REY]))
        .rolls(["1R", "1R", "1R", "1R"])
        .play(|t| {
            t.choose_each(["play squad-tactics", "pick commando-droid #1", "pick tusken-raider", "done"]);
            t.choose_each(["pick commando-droid #1", "yes", "pick commando-droid #2"]);
            // The second droid was activated while the raider waited: the raider comes first.
            t.choose("yes");
            t.choose("pick aim from hand");
            t.expect_resources(A, 6);
            t.expect_exhausted("bb-8-aw", false);
            t.choose("yes");
            t.expect_exhausted("bb-8-aw", true);
        });
}

/// SWD-QUEUE-EX1
#[test]
fn an_effect_in_an_empty_queue_is_applied_at_once() {
    scene().a(|p| p.pool(["first-order-stormtrooper 2RD"])).b(|p| p.team([REY])).play(|t| {
        t.expect_queue([]);
        t.choose_each(["resolve first-order-stormtrooper 2RD", "target rey-force-prodigy"]);
        t.expect_damage(REY, 2);
        t.expect_queue([]);
        t.expect_asked(B);
    });
}

// ---- the beginning of a game

fn options(game: &Destiny<1>, s: &State<1>, seat: Seat) -> Vec<(String, Opt)> {
    let mut options = Options::new();
    game.options(s, seat, &mut options);
    options.iter().map(|&o| (game.key_text(game.key(s, o)), o)).collect()
}

/// Picks by words; says what happened.
#[track_caller]
fn choose(game: &Destiny<1>, s: &mut State<1>, seat: Seat, words: &str, rng: &mut Fast) -> Vec<Event> {
    let all = options(game, s, seat);
    let pick = all.iter().find(|(w, _)| w == words).unwrap_or_else(|| panic!("{words:?} is not among {all:?}")).1;
    let mut events = Vec::new();
    game.apply(s, seat, pick, rng, &mut events);
    events
}

fn asked(game: &Destiny<1>, s: &State<1>) -> SeatSet {
    match game.to_act(s) {
        ToAct::Seats { asked, .. } => asked,
        ToAct::Over(outcome) => panic!("the game is over: {outcome:?}"),
    }
}

fn starters() -> Destiny<1> {
    table_of(&["rey-starter", "kylo-ren-starter"])
}

/// A game in which everybody keeps the starting hand, up to the choice of the battlefield.
fn kept(game: &Destiny<1>, seed: u64) -> (State<1>, Fast, Vec<Event>) {
    let mut rng = Fast::new(seed);
    let mut s = game.start(&mut rng, &mut NoSink);
    choose(game, &mut s, A, "done", &mut rng);
    let events = choose(game, &mut s, B, "done", &mut rng);
    (s, rng, events)
}

/// SWD-SETUP-01, SWD-SETUP-02, SWD-PLOT-05, SWD-CHAR-01, SWD-CHAR-03
#[test]
fn characters_and_plot_lie_face_up_and_battlefields_aside() {
    let mut villains = Deck::ready("kylo-ren-starter").expect("a ready deck");
    villains.plot = Some("force-flow".to_owned());
    let decks = vec![Deck::ready("rey-starter").expect("a ready deck"), villains];
    let game = Destiny::<1>::new(Setup::of(decks)).expect("a sound setup");
    let s = game.start(&mut Fast::new(5), &mut NoSink);
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator] {
        let view = game.view(&s, viewer);
        assert_eq!(view.field, None);
        let lists = [
            // With two dice a character is elite.
            (A, vec![(REY, 2), (FINN, 1)], "starship-graveyard"),
            (B, vec![(TROOPER, 1), (KYLO, 2), ("force-flow", 0)], "frozen-wastes"),
        ];
        for (seat, team, field) in lists {
            let seat = &view.seats[seat.idx()];
            let mut there: Vec<_> = seat.in_play.iter().map(|c| (c.card, c.dice)).collect();
            let mut wanted: Vec<_> = team.into_iter().map(|(slug, dice)| (id(slug), dice)).collect();
            there.sort_unstable();
            wanted.sort_unstable();
            assert_eq!(there, wanted);
            assert!(seat.pool.is_empty());
            assert_eq!(seat.aside, [id(field)]);
            // The plot is no card of the deck.
            assert_eq!((seat.deck, seat.hand.len()), (15, 5));
        }
    }
    let plots = *game.cast().of_what(What::Plot);
    assert!((s.bag | s.hand | s.over | s.under).disjoint(&plots));
    // Both dice of an elite character are rolled.
    scene().a(|p| p.team(["kylo-ren-vaders-disciple elite"])).rolls(["1R", "-"]).play(|t| {
        t.choose("activate kylo-ren-vaders-disciple");
        t.expect_pool(A, ["kylo-ren-vaders-disciple 1R", "kylo-ren-vaders-disciple -"]);
    });
}

/// SWD-SETUP-04, SWD-SETUP-05, SWD-SETUP-06
#[test]
fn cards_of_the_starting_hand_may_be_returned_once() {
    let game = starters();
    for seed in 0..20 {
        let mut rng = Fast::new(seed);
        let mut s = game.start(&mut rng, &mut NoSink);
        let own = game.cast().own;
        let kept_by_b = s.hand & own[B.idx()];
        // Both choose at the same time, in secret.
        assert_eq!(asked(&game, &s), SeatSet::first(2));
        let before = game.view(&s, Viewer::Seat(B));
        let n = 1 + seed as usize % 5;
        for _ in 0..n {
            let words = options(&game, &s, A)[0].0.clone();
            assert!(words.starts_with("put back "), "{words}");
            choose(&game, &mut s, A, &words, &mut rng);
        }
        assert_eq!(game.view(&s, Viewer::Seat(B)), before);
        assert_eq!((s.hand & own[A.idx()]).len(), 5);
        let back = s.chosen & own[A.idx()];
        let stays = (s.hand & own[A.idx()]).minus(&back);
        assert_eq!(back.len(), n);
        if asked(&game, &s).contains(A) && options(&game, &s, A).iter().any(|(w, _)| w == "done") {
            choose(&game, &mut s, A, "done", &mut rng);
        }
        assert_eq!(asked(&game, &s), SeatSet::only(B));
        let events = choose(&game, &mut s, B, "done", &mut rng);
        assert!(events.contains(&Event::Returned { seat: A, n: n as u8 }));
        assert!(!events.iter().any(|e| matches!(e, Event::Returned { seat, .. } if *seat == B)));
        // Whoever returned cards has drawn back up to five and kept the others.
        let hand = s.hand & own[A.idx()];
        assert_eq!((hand.len(), (hand & stays).len()), (5, 5 - n));
        assert_eq!(s.hand & own[B.idx()], kept_by_b);
        assert_eq!(s.resources[..2], [2, 2]);
        // And that was all.
        let chooser = asked(&game, &s);
        assert_eq!(chooser.len(), 1);
        let words = options(&game, &s, chooser.lowest().expect("one seat"));
        assert!(words.iter().all(|(w, _)| w.starts_with("battlefield ")), "{words:?}");
    }
}

/// SWD-SETUP-07, SWD-SETUP-11
#[test]
fn the_higher_sum_chooses_the_battlefield_and_ties_are_rolled_again() {
    let game = starters();
    let (mut ties, mut plus, mut special, mut dear) = (0, 0, 0, 0);
    for seed in 0..150 {
        let (s, _, events) = kept(&game, seed);
        let mut sum = 0;
        let mut rolled = 0;
        let mut sums = Vec::new();
        for event in events {
            match event {
                Event::RollingOff { card, face, .. } => {
                    let side = Db::all().card(card).die.expect("a die").0[face as usize];
                    sum += side.value;
                    rolled += 1;
                    plus += u32::from(side.plus);
                    special += u32::from(side.symbol == Symbol::Special);
                    dear += u32::from(side.cost > 0);
                }
                Event::RolledOff { seat, sum: said } => {
                    // All character dice, three on each side, with their numbers.
                    assert_eq!((rolled, said), (3, sum));
                    sums.push((seat, said));
                    (sum, rolled) = (0, 0);
                }
                _ => {}
            }
        }
        let (before, last) = sums.split_at(sums.len() - 2);
        for pair in before.chunks(2) {
            assert_eq!(pair[0].1, pair[1].1, "rolled again without a tie");
            ties += 1;
        }
        assert_ne!(last[0].1, last[1].1);
        let winner = last.iter().max_by_key(|(_, sum)| *sum).expect("two sums").0;
        assert_eq!(asked(&game, &s), SeatSet::only(winner));
        let words: Vec<_> = options(&game, &s, winner).into_iter().map(|(w, _)| w).collect();
        assert_eq!(words, ["battlefield 1", "battlefield 2"]);
        // Nothing was paid, and the dice are no pool.
        assert_eq!(s.resources[..2], [2, 2]);
        assert!(s.pools().is_empty());
    }
    assert!(ties > 0 && plus > 0 && special > 0 && dear > 0);
}

/// SWD-SETUP-08, SWD-BF-01
#[test]
fn the_owner_of_the_battlefield_controls_it_and_the_other_gets_shields() {
    let game = starters();
    let fields = *game.cast().of_what(What::Battlefield);
    for seed in 0..10 {
        for owner in [A, B] {
            let (mut s, mut rng, _) = kept(&game, seed);
            let winner = asked(&game, &s).lowest().expect("somebody chooses");
            choose(&game, &mut s, winner, &format!("battlefield {}", owner.idx() + 1), &mut rng);
            assert_eq!(s.holder(), Some(owner));
            assert_eq!(s.in_play & fields, fields & game.cast().own[owner.idx()]);
            assert_eq!(s.aside & fields, fields & game.cast().own[owner.other().idx()]);
            // Two shields, as the other likes: both on one character or one on each.
            let other = owner.other();
            assert_eq!(asked(&game, &s), SeatSet::only(other));
            let shares: Vec<_> = options(&game, &s, other).into_iter().map(|(w, _)| w).collect();
            assert_eq!(shares.len(), 3, "{shares:?}");
            for share in shares {
                let mut s = s;
                choose(&game, &mut s, other, &share, &mut rng);
                let total = |set| -> u8 { table::CopySet::<1>::iter(&set).map(|c| s.shields[c]).sum() };
                assert_eq!(total(game.cast().own[other.idx()]), 2);
                assert_eq!(total(game.cast().own[owner.idx()]), 0);
                assert!(share.starts_with("assign "), "{share}");
                assert_eq!((s.round, s.active), (1, owner));
            }
        }
    }
}

/// SWD-SETUP-10
#[test]
fn what_follows_setup_comes_before_the_first_turn() {
    let mut villains = Deck::ready("kylo-ren").expect("a ready deck");
    villains.plot = Some("blockade".to_owned());
    let decks = vec![Deck::ready("rey").expect("a ready deck"), villains];
    let game = Destiny::<1>::new(Setup::of(decks)).expect("a sound setup");
    for field in ["battlefield 1", "battlefield 2"] {
        let (mut s, mut rng, _) = kept(&game, 7);
        let winner = asked(&game, &s).lowest().expect("somebody chooses");
        choose(&game, &mut s, winner, field, &mut rng);
        let first = s.active;
        // Not before the last step of the setup.
        assert_eq!(s.resources[..2], [2, 2]);
        let mut events = Vec::new();
        while s.round == 0 {
            let share = options(&game, &s, first.other())[0].0.clone();
            events.extend(choose(&game, &mut s, first.other(), &share, &mut rng));
        }
        assert_eq!(events.iter().filter(|e| **e == Event::Lost { seat: A, n: 1 }).count(), 1);
        assert_eq!(s.resources[..2], [1, 2]);
        assert_eq!(asked(&game, &s), SeatSet::only(first));
        assert!(options(&game, &s, first).iter().any(|(w, _)| w == "claim"));
    }
}

/// SWD-SETUP-OPEN1
#[test]
fn the_roll_for_the_battlefield_answers_no_ability() {
    let mut heroes = Deck::ready("rey-starter").expect("a ready deck");
    heroes.plot = Some("profiteering".to_owned());
    let decks = vec![heroes, Deck::ready("kylo-ren-starter").expect("a ready deck")];
    let game = Destiny::<1>::new(Setup::of(decks)).expect("a sound setup");
    let mut earned = 0;
    for seed in 0..40 {
        let (mut s, mut rng, events) = kept(&game, seed);
        let shows = |card, face: u8| Db::all().card(card).die.expect("a die").0[face as usize].symbol;
        earned += events
            .iter()
            .filter(|e| {
                matches!(**e, Event::RollingOff { card, face, .. } if card == id(FINN) && shows(card, face) == Symbol::Resource)
            })
            .count();
        let winner = asked(&game, &s).lowest().expect("somebody chooses");
        choose(&game, &mut s, winner, "battlefield 1", &mut rng);
        let share = options(&game, &s, B)[0].0.clone();
        choose(&game, &mut s, B, &share, &mut rng);
        // The first turn has begun, and nobody has earned anything.
        assert_eq!(asked(&game, &s), SeatSet::only(A));
        assert!(options(&game, &s, A).iter().any(|(w, _)| w == "claim"));
        assert_eq!(s.resources[..2], [2, 2]);
    }
    assert!(earned > 0);
}
