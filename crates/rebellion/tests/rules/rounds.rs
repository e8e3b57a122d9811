//! The round: assignment, command, refresh.

use rebellion::Side::{Empire, Rebels};
use rebellion::frame::{Frame, Stage};
use rebellion::state::Place;
use rebellion::{Event, Leader, Rebellion, Setup, Verb};
use table::chance::Fast;
use table::event::NoSink;
use table::{Game, Opt, Options, Viewer};

use crate::support::{EMPIRE, REBELS, scene};

/// REB-ROUND-01, REB-ASSIGN-01, REB-CMD-01, REB-CMD-05
#[test]
fn rebels_assign_first_then_the_empire_then_turns_begin_with_the_rebels() {
    scene().pool(["mon-mothma", "darth-vader"]).stage(Stage::RebelsAssign).play(|t| {
        t.expect_to_act([REBELS]);
        t.choose("stay mon-mothma");
        t.expect_to_act([EMPIRE]);
        t.choose("stay darth-vader");
        t.expect_to_act([REBELS]);
        assert!(matches!(t.state().frames.last(), Some(Frame::Command { .. })));
        t.choose("pass");
        t.choose("pass");
        assert_eq!(t.state().time, 2, "the Refresh phase has begun");
        t.leave_open();
    });
}

/// REB-ASSIGN-02, REB-ASSIGN-03, REB-TEAM-12
#[test]
fn a_mission_holds_one_or_two_leaders() {
    scene().pool(["mon-mothma", "princess-leia", "jan-dodonna"]).stage(Stage::RebelsAssign).play(|t| {
        t.choose("assign sabotage mon-mothma");
        t.can_choose("join princess-leia mon-mothma");
        t.choose("join princess-leia mon-mothma");
        t.cannot_choose("join jan-dodonna mon-mothma");
        t.cannot_choose("join jan-dodonna princess-leia");
        t.choose("stay jan-dodonna");
        t.expect_in_hand("sabotage", 0);
        t.leave_open();
    });
}

/// REB-ASSIGN-EX1, REB-ASSIGN-04, REB-LEADER-01
#[test]
fn two_of_four_leaders_stay_in_the_pool() {
    scene()
        .pool(["emperor-palpatine", "darth-vader", "grand-moff-tarkin", "general-tagge"])
        .stage(Stage::EmpireAssigns)
        .play(|t| {
            t.choose("assign gather-intel emperor-palpatine");
            t.choose("stay darth-vader");
            t.choose("assign research-and-development grand-moff-tarkin");
            t.choose("stay general-tagge");
            t.expect_in_pool("darth-vader");
            t.expect_in_pool("general-tagge");
            t.choose("pass"); // the Rebels
            t.choose("activate sullust");
            t.can_choose_exactly(["with darth-vader", "with general-tagge"]);
            t.leave_open();
        });
}

/// REB-ASSIGN-05
#[test]
fn assigned_cards_are_hidden_and_their_leaders_are_not() {
    scene().pool(["mon-mothma"]).stage(Stage::RebelsAssign).play(|t| {
        t.choose("assign sabotage mon-mothma");
        let theirs = t.game().view(t.state(), Viewer::Seat(EMPIRE));
        let (on, card, _) = theirs.missions[Rebels.idx()].assigned[0];
        assert_eq!(on, rebellion::Bits::only(Leader::MonMothma.idx()));
        assert_eq!(card, None);
        assert!(theirs.missions[Rebels.idx()].hand.is_none());
        let own = t.game().view(t.state(), Viewer::Seat(REBELS));
        assert!(own.missions[Rebels.idx()].assigned[0].1.is_some());
    });
}

/// REB-CMD-02, REB-CMD-03
#[test]
fn whoever_passes_is_out_and_the_other_goes_on() {
    scene().pool(["darth-vader", "general-tagge"]).rebels_turn().play(|t| {
        t.choose("pass");
        t.expect_to_act([EMPIRE]);
        t.choose_each(["activate sullust", "with darth-vader", "done"]);
        t.expect_to_act([EMPIRE]);
        t.choose_each(["activate corellia", "with general-tagge", "done"]);
        t.expect_to_act([EMPIRE]);
    });
}

/// REB-CMD-04
#[test]
fn whoever_has_passed_may_still_oppose() {
    scene()
        .assigned("gather-intel", ["colonel-yularen"])
        .loyal(Rebels, ["naboo"])
        .pool(["princess-leia"])
        .rebels_turn()
        .play(|t| {
            t.choose("pass");
            t.choose_each(["reveal gather-intel colonel-yularen", "at naboo"]);
            t.can_choose_exactly_as(REBELS, ["pass", "send princess-leia"]);
            t.choose("pass");
        });
}

/// REB-CMD-06, REB-OPEN-04
#[test]
fn unrevealed_missions_go_back_unseen() {
    scene().assigned("sabotage", ["mon-mothma"]).rebels_turn().play(|t| {
        t.choose_each(["pass", "pass"]);
        t.expect_in_pool("mon-mothma");
        t.expect_in_hand("sabotage", 1);
        t.leave_open();
    });
}

/// REB-REFRESH-01, REB-REFRESH-02, REB-LEADER-04
#[test]
fn leaders_return_but_for_captives() {
    scene()
        .units("sullust", "1 stormtrooper")
        .captive("princess-leia", "sullust")
        .leaders("rebel-base", ["mon-mothma"])
        .leaders("naboo", ["darth-vader"])
        .stage(Stage::Retrieve)
        .play(|t| {
            t.expect_in_pool("mon-mothma");
            t.expect_in_pool("darth-vader");
            t.expect_captive("princess-leia", true);
            t.expect_leader("princess-leia", "sullust");
            t.leave_open();
        });
}

/// REB-REFRESH-03, REB-REFRESH-04, REB-REFRESH-05, REB-MISSION-14
#[test]
fn ten_missions_are_kept_and_starting_ones_always() {
    scene()
        .hand(["superlaser-online", "superlaser-online", "construct-factory", "trade-negotiations"])
        .hand(["interrogation", "collect-bounty", "detained"])
        .stage(Stage::DrawMissions)
        .play(|t| {
            // 4 + 7 + 2 is 13: three have to go, projects or not.
            t.expect_to_act([EMPIRE]);
            t.cannot_choose("discard gather-intel");
            t.choose("discard superlaser-online");
            t.choose("discard detained");
            t.choose("discard interrogation");
            let n: u8 = (0..53).filter(|&m| t.game().db().mission[m].side == Empire).map(|m| t.state().hand[m]).sum();
            assert_eq!(n, 10);
            t.expect_discarded("superlaser-online", 1);
            t.leave_open();
        });
}

/// REB-REFRESH-06
#[test]
fn a_hand_may_exceed_ten_outside_that_step() {
    scene()
        .hand(["superlaser-online", "superlaser-online", "construct-factory", "trade-negotiations", "detained"])
        .hand(["interrogation", "collect-bounty"])
        .assigned("secret-weapons-research", ["general-tagge"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal secret-weapons-research general-tagge", "at coruscant"]);
            let n: u8 = (0..53).filter(|&m| t.game().db().mission[m].side == Empire).map(|m| t.state().hand[m]).sum();
            assert_eq!(n, 13);
        });
}

/// REB-REFRESH-07, REB-REFRESH-08, REB-REFRESH-09, REB-PROBE-02
#[test]
fn probes_an_objective_and_time() {
    scene().track(6, 12).stage(Stage::RoundEnds).pool(["mon-mothma"]).play(|t| {
        t.choose("stay mon-mothma");
        t.choose_each(["pass", "pass"]);
        assert_eq!(t.state().probes.held.len(), 2);
        assert_eq!(t.state().objectives.hand.len(), 1);
        assert_eq!(t.state().time, 7);
        let rebels = t.game().view(t.state(), Viewer::Seat(REBELS));
        assert_eq!((rebels.probes.held, rebels.probes.own), (2, None));
        t.leave_open();
    });
}

/// REB-SETUP-04
#[test]
fn objectives_come_stage_by_stage() {
    let game = rebellion::Rebellion::new(rebellion::Setup::default()).expect("a valid setup");
    for seed in 0..10 {
        let mut events = Vec::new();
        game.start(&mut table::chance::Fast::new(seed), &mut events);
        let first = events.iter().find_map(|e| match e {
            Event::DrewObjective { stage, .. } => Some(*stage),
            _ => None,
        });
        assert_eq!(first, Some(1));
    }
}

/// REB-CMD-07
#[test]
fn a_leader_takes_part_in_everything_in_its_system() {
    scene()
        .leaders("naboo", ["darth-vader"])
        .assigned("build-alliance", ["mon-mothma"])
        .units("naboo", "1 stormtrooper")
        .rolls([
            crate::support::Hit,
            crate::support::Blank,
            crate::support::Blank,
            crate::support::Blank,
            crate::support::Blank,
        ])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal build-alliance mon-mothma", "at naboo"]);
            t.expect_loyal("naboo", Some(Rebels));
            assert_eq!(
                t.state().at[Leader::Vader.idx()],
                Place::Site(t.game().db().system("naboo").expect("a system"))
            );
            t.leave_open();
        });
}

/// REB-OBJ-08: one objective per Refresh phase.
#[test]
fn one_objective_is_played_in_a_refresh_phase() {
    scene()
        .loyal(Rebels, ["naboo", "ryloth", "rodia", "bothawui", "kashyyyk", "malastare"])
        .objectives(["popular-support", "leave-no-one-behind"])
        .stage(Stage::Objective)
        .play(|t| {
            t.can_choose_exactly(["pass", "score leave-no-one-behind", "score popular-support"]);
            t.choose("score popular-support");
            assert!(!matches!(t.state().frames.last(), Some(Frame::Objective { .. })));
            t.expect_track(2, 13);
            t.leave_open();
        });
}

/// REB-OBJ-05: a scored objective leaves the game.
#[test]
fn a_scored_objective_is_gone() {
    scene().objectives(["leave-no-one-behind"]).stage(Stage::Objective).play(|t| {
        t.choose("score leave-no-one-behind");
        assert!(t.state().objectives.scored.has(7));
        assert!(!t.state().objectives.hand.has(7));
        t.leave_open();
    });
}

/// REB-OBJ-03, REB-WIN-03
#[test]
fn the_game_ends_where_the_markers_meet_with_the_rest_unused() {
    scene()
        .track(5, 6)
        .units("coruscant", "1 x-wing")
        .objectives(["heart-of-the-empire"])
        .stage(Stage::Objective)
        .play(|t| {
            t.choose("score heart-of-the-empire");
            t.expect_over([REBELS]);
            assert_eq!(t.state().reputation, 5);
        });
}

/// REB-OBJ-04, REB-OPEN-25
#[test]
fn reputation_is_not_lost_beyond_the_track() {
    scene()
        .track(1, 16)
        .units("sullust", "1 stormtrooper")
        .captive("mon-mothma", "sullust")
        .assigned("carbon-freezing", ["darth-vader"])
        .rolls([crate::support::Hit, crate::support::Blank, crate::support::Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal carbon-freezing darth-vader", "against mon-mothma"]);
            assert_eq!(t.state().reputation, 16);
        });
}

/// REB-ASSIGN-01, REB-ASSIGN-04
#[test]
fn both_sides_are_asked_for_assignments_in_every_round() {
    let game = Rebellion::new(Setup::default()).expect("a valid setup");
    for seed in 0..8 {
        let mut rng = Fast::new(seed);
        let mut s = game.start(&mut rng, &mut NoSink);
        let (mut options, mut asked, mut rounds) = (Options::new(), [false; 2], 0);
        while let Some(seat) = game.to_act(&s).all().lowest() {
            let assigns = matches!(s.frames.last(), Some(Frame::Assign { .. }));
            asked[game.side_of(seat).idx()] |= assigns;
            // Immediate passes keep the leaders in the pool and the rounds short.
            game.options(&s, seat, &mut options);
            let quiet = |o: &&Opt| matches!(Verb::of(o.verb()), Verb::Pass | Verb::Ready | Verb::Done);
            let pick = options.iter().find(quiet).copied().unwrap_or(options[0]);
            let round = s.round;
            game.apply(&mut s, seat, pick, &mut rng, &mut NoSink);
            if s.round > round && round > 0 {
                assert_eq!(asked, [true; 2], "round {round} of game {seed}");
                asked = [false; 2];
                rounds += 1;
            }
        }
        assert!(rounds > 3, "{rounds} rounds");
    }
}
