//! Who of a team answers what: every question of the game, one by one, and then those of whole games.

use rebellion::Side::{Empire, Rebels};
use rebellion::effect::{Bearer, Whose};
use rebellion::frame::{Bout, Drawn, Frame, MissionStep, Purpose, Search, Stage, Strike, Way, Window};
use rebellion::side::{Post, Theater};
use rebellion::{Bits, Leader, Objective, Players, Rebellion, Ring, Role, Setup, Side, Site, State, Unit, Verb};
use table::chance::{Chance, Fast};
use table::{Game, NoSink, Options, Seat, SeatSet, ToAct};

use crate::support::layout::Layout;
use crate::support::{Blank, Special, scene};

const ADMIRAL: Seat = Seat::new(0);
const GENERAL: Seat = Seat::new(1);
const IMPERIAL_ADMIRAL: Seat = Seat::new(2);
const IMPERIAL_GENERAL: Seat = Seat::new(3);

fn team() -> Layout {
    scene().players(Players::Four)
}

fn four() -> Rebellion {
    Rebellion::new(Setup { players: Players::Four, ..Setup::default() }).expect("a sound setup")
}

/// The rules of the team game: who answers a question of this kind. `None` where nobody is asked.
fn expected(frame: Frame) -> Option<Role> {
    let admiral = |side| Role::of(side, Post::Admiral);
    let general = |side| Role::of(side, Post::General);
    let fights = |side, theater| Role::of(side, if theater == Theater::Space { Post::Admiral } else { Post::General });
    Some(match frame {
        // REB-TEAM-07
        Frame::Layout => Role::ImperialAdmiral,
        Frame::Muster { unit, .. } => admiral(unit.side()),
        Frame::Landing => Role::RebelAdmiral,
        // REB-TEAM-08
        Frame::HideBase | Frame::NameSystem { .. } | Frame::Beacon { .. } | Frame::MobilizeOrder => Role::RebelGeneral,
        // REB-TEAM-25
        Frame::Objective { .. } | Frame::Plans | Frame::Station { .. } | Frame::Avenge => Role::RebelGeneral,
        // REB-TEAM-11: all leaders of the examples are the admiral's.
        Frame::Veto { .. } => Role::RebelGeneral,
        // REB-TEAM-09
        Frame::DiscardMission { side } => general(side),
        // REB-TEAM-27
        Frame::BuildPlan { side } | Frame::Building { side, .. } | Frame::Deploy { side, .. } => admiral(side),
        // REB-TEAM-22
        Frame::Influence { side, theater }
        | Frame::Reroll { side, theater, .. }
        | Frame::DrawFrom { side, theater, .. }
        | Frame::Deal { side, theater, .. }
        | Frame::AssignDie { side, theater }
        | Frame::Block { side, theater }
        | Frame::Cancel { side, theater, .. }
        | Frame::PayBlock { side, theater, .. } => fights(side, theater),
        Frame::Bombard { side } => general(side),
        Frame::Expel { .. } => Role::ImperialGeneral,
        Frame::Excess { role, .. } => general(role.side()),
        // REB-TEAM-02: Luke Skywalker, the general's, wears the rings of the examples.
        Frame::UseRing { .. } | Frame::PickFace { .. } => Role::RebelGeneral,
        // REB-TEAM-14, REB-TEAM-17, REB-TEAM-18, REB-TEAM-19, REB-TEAM-23: whoever began it, or asks for own leaders.
        Frame::Command { role }
        | Frame::ActivateWith { role, .. }
        | Frame::MoveFrom { role, .. }
        | Frame::MoveHow { role, .. }
        | Frame::MoveCaptive { role, .. }
        | Frame::Aim { role }
        | Frame::Window { role, .. }
        | Frame::Oppose { role }
        | Frame::SetDie { role, .. }
        | Frame::Branch { role, .. }
        | Frame::PickSystem { role, .. }
        | Frame::PlaceAt { role, .. }
        | Frame::PickLeader { role, .. }
        | Frame::Destroy { role, .. }
        | Frame::DestroyOne { role, .. }
        | Frame::DestroyQueued { role, .. }
        | Frame::DestroyBuilt { role, .. }
        | Frame::Advance { role }
        | Frame::DeployQueued { role, .. }
        | Frame::Build { role, .. }
        | Frame::GainShape { role, .. }
        | Frame::Free { role, .. }
        | Frame::Keep { role, .. }
        | Frame::Search { role, .. }
        | Frame::Reassign { role }
        | Frame::Bury { role }
        | Frame::FalseLead { role }
        | Frame::TakeAway { role }
        | Frame::GoAlong { role, .. }
        | Frame::Wear { role, .. }
        | Frame::Mobilize { role, .. }
        | Frame::NewBase { role, .. }
        | Frame::AddLeader { role }
        | Frame::CombatCard { role }
        | Frame::Retreat { role }
        | Frame::RetreatTo { role, .. }
        | Frame::RetreatHow { role, .. } => role,
        // Several may be asked at once: below.
        Frame::Assign { .. } | Frame::Recruit { .. } => return None,
        Frame::Empty
        | Frame::Stage(_)
        | Frame::Activated { .. }
        | Frame::Mission(_)
        | Frame::Run { .. }
        | Frame::Combat(_)
        | Frame::TryPlans { .. }
        | Frame::Attack { .. } => return None,
    })
}

/// An example of every question, for each role, side and theater.
fn questions() -> Vec<Frame> {
    let site = Site(3);
    let leader = Leader::MonMothma;
    let objective = Objective(0);
    let mut list = vec![
        Frame::Layout,
        Frame::Landing,
        Frame::HideBase,
        Frame::MobilizeOrder,
        Frame::Veto { leader },
        Frame::Plans,
        Frame::Station { objective },
        Frame::Avenge,
        Frame::Objective { in_combat: true },
        Frame::Objective { in_combat: false },
        Frame::UseRing { ring: Ring::Yoda },
        Frame::PickFace { ring: Ring::Yoda },
        Frame::Muster { unit: Unit::Tie, site, left: 1 },
        Frame::Muster { unit: Unit::XWing, site, left: 1 },
    ];
    for side in Side::BOTH {
        list.extend([
            Frame::DiscardMission { side },
            Frame::BuildPlan { side },
            Frame::Building { side, site: 0, icon: 0, choose: true },
            Frame::Deploy { side, kind: 0 },
            Frame::Bombard { side },
        ]);
        for theater in Theater::BOTH {
            list.extend([
                Frame::Influence { side, theater },
                Frame::Reroll { side, theater, left: 1, kept: 0 },
                Frame::DrawFrom { side, theater, left: 1 },
                Frame::Deal { side, theater, left: 1, way: Way::Spread },
                Frame::AssignDie { side, theater },
                Frame::Block { side, theater },
                Frame::Cancel { side, theater, left: 1 },
                Frame::PayBlock { side, theater, n: 1 },
            ]);
        }
    }
    for role in Role::ALL {
        let windows = [
            Window::Attempted,
            Window::RollMission,
            Window::RollCombat,
            Window::RollPlans,
            Window::Succeeded,
            Window::Rescued,
            Window::Captured,
        ];
        list.extend(windows.map(|window| Frame::Window { window, role }));
        list.extend([
            Frame::Command { role },
            Frame::ActivateWith { role, site },
            Frame::move_from(role, site, 0, 1),
            Frame::MoveHow { role, to: site, from: site, rule: 0, kind: 0, room: 0, left: 1 },
            Frame::MoveCaptive { role, to: site, from: site, leader },
            Frame::Aim { role },
            Frame::Oppose { role },
            Frame::SetDie { role, left: 1 },
            Frame::Branch { role, pc: 0, n: 2 },
            Frame::PickSystem { role, selection: 0, left: 1, of: 0 },
            Frame::PlaceAt { role, selection: 0 },
            Frame::PickLeader { role, purpose: Purpose::Mislead, of: 0 },
            Frame::Destroy { role, site, whose: Whose::Any, theater: None, left: 1 },
            Frame::DestroyOne { role, site, structure: true },
            Frame::DestroyQueued { role, left: 1 },
            Frame::DestroyBuilt { role, site, icon: 0 },
            Frame::Advance { role },
            Frame::DeployQueued { role, site },
            Frame::Build { role, site, icon: 0, choose: true },
            Frame::GainShape { role, site, shape: 0, left: 1 },
            Frame::Free { role, unit: Unit::Tie, site, n: 1 },
            Frame::Keep { role, what: Drawn::Objectives, left: 1 },
            Frame::Search { role, what: Search::Missions },
            Frame::Reassign { role },
            Frame::Bury { role },
            Frame::FalseLead { role },
            Frame::NameSystem { role, left: 1 },
            Frame::Beacon { role, leader },
            Frame::Expel { role, from: site },
            Frame::Excess { role, site },
            Frame::TakeAway { role },
            Frame::GoAlong { role, leader },
            Frame::Wear { role, ring: Ring::Yoda, bearer: Bearer::Any, of: 0 },
            Frame::Mobilize { role, leaders: 1 },
            Frame::NewBase { role, drawn: 4 },
            Frame::AddLeader { role },
            Frame::CombatCard { role },
            Frame::Retreat { role },
            Frame::RetreatTo { role, leader },
            Frame::RetreatHow { role, to: site, kind: 0, room: 0, moved: false },
        ]);
    }
    list
}

fn asked(game: &Rebellion, s: &State) -> SeatSet {
    match game.to_act(s) {
        ToAct::Seats { asked, .. } => asked,
        ToAct::Over(_) => SeatSet::EMPTY,
    }
}

/// REB-TEAM-02, REB-TEAM-07 to REB-TEAM-11, REB-TEAM-14, REB-TEAM-17 to REB-TEAM-19, REB-TEAM-22, REB-TEAM-23, REB-TEAM-25,
/// REB-TEAM-27
#[test]
fn every_question_is_put_to_the_post_that_decides() {
    let game = four();
    let mut s = game.bare();
    s.ring[Ring::Yoda as usize] = Some(Leader::Luke);
    for frame in questions() {
        let role = expected(frame).unwrap_or_else(|| panic!("{frame:?} asks nobody"));
        s.frames.push(frame);
        assert_eq!(asked(&game, &s), SeatSet::only(game.seat(role)), "{frame:?}");
        s.frames.pop();
    }
}

/// REB-TEAM-10, REB-TEAM-26: questions that several answer at once.
#[test]
fn some_questions_are_put_to_several() {
    let game = four();
    let mut s = game.bare(); // the starting leaders are in their pools
    for (side, both) in [(Rebels, [ADMIRAL, GENERAL]), (Empire, [IMPERIAL_ADMIRAL, IMPERIAL_GENERAL])] {
        s.frames.push(Frame::Assign { side, stayed: Bits::EMPTY });
        assert_eq!(asked(&game, &s), SeatSet::only(both[0]).with(both[1]), "{side:?}");
        s.frames.pop();
        let generals = Leader::ALL.into_iter().filter(|&l| game.db().leader(l).post == Post::General);
        let stayed = generals.map(Leader::idx).collect();
        s.frames.push(Frame::Assign { side, stayed });
        assert_eq!(asked(&game, &s), SeatSet::only(both[0]), "{side:?}");
        s.frames.pop();
    }
    let left = SeatSet::only(ADMIRAL).with(IMPERIAL_ADMIRAL);
    s.frames.push(Frame::Recruit { left });
    assert_eq!(asked(&game, &s), left);
}

/// REB-TEAM-22, REB-TEAM-25: in a battle a ring is used by whoever decides there, not by whoever leads its bearer.
#[test]
fn rings_in_battles_belong_to_the_battle() {
    let game = four();
    let mut s = game.bare();
    for (leader, below, role) in [
        (
            Leader::Luke,
            Frame::Attack { side: Rebels, theater: Theater::Space, step: Strike::Rings },
            Role::RebelAdmiral,
        ),
        (
            Leader::Han,
            Frame::Attack { side: Rebels, theater: Theater::Ground, step: Strike::Rings },
            Role::RebelGeneral,
        ),
        (Leader::Han, Frame::TryPlans { objective: Objective(0), step: 2 }, Role::RebelGeneral),
        (Leader::Han, Frame::Mission(MissionStep::Rings), Role::RebelAdmiral),
        (Leader::Luke, Frame::Mission(MissionStep::Rings), Role::RebelGeneral),
    ] {
        s.ring[Ring::Yoda as usize] = Some(leader);
        for top in [Frame::UseRing { ring: Ring::Yoda }, Frame::PickFace { ring: Ring::Yoda }] {
            s.frames.truncate(0);
            s.frames.push(Frame::Combat(Bout::Space));
            s.frames.push(below);
            s.frames.push(top);
            assert_eq!(asked(&game, &s), SeatSet::only(game.seat(role)), "{leader:?} {below:?}");
        }
    }
}

/// Who began what is under way: a turn, a mission that is revealed in it, or an action card.
fn beginner(game: &Rebellion, s: &State, user: Option<Role>) -> Option<Role> {
    let frames = s.frames.as_slice();
    let turn = game.players().order()[usize::from(s.turn) % 4];
    let in_command = matches!(frames.first(), Some(Frame::Stage(Stage::Command)));
    // Cards that are used at once were picked by nobody.
    let at_once = matches!(frames.first(), Some(Frame::Stage(Stage::Immediate | Stage::Recruited)));
    frames.iter().rev().find_map(|frame| match *frame {
        Frame::Run { of: 1, .. } => user.filter(|_| !at_once),
        Frame::Mission(_) | Frame::Activated { .. } | Frame::Command { .. } if in_command => Some(turn),
        Frame::Run { of: 0, .. } if in_command => Some(turn),
        _ => None,
    })
}

/// Is this a question about what was begun?
fn about_what_was_begun(frame: Frame) -> bool {
    matches!(
        frame,
        Frame::ActivateWith { .. }
            | Frame::MoveFrom { .. }
            | Frame::MoveHow { .. }
            | Frame::MoveCaptive { .. }
            | Frame::Aim { .. }
            | Frame::SetDie { .. }
            | Frame::Branch { .. }
            | Frame::PickSystem { .. }
            | Frame::PlaceAt { .. }
            | Frame::PickLeader { purpose: Purpose::Mislead | Purpose::Rescue | Purpose::Capture, .. }
            | Frame::Destroy { .. }
            | Frame::DestroyOne { .. }
            | Frame::DestroyQueued { .. }
            | Frame::DestroyBuilt { .. }
            | Frame::Advance { .. }
            | Frame::DeployQueued { .. }
            | Frame::GainShape { .. }
            | Frame::Keep { .. }
            | Frame::Search { .. }
            | Frame::Reassign { .. }
            | Frame::Bury { .. }
            | Frame::FalseLead { .. }
            | Frame::TakeAway { .. }
            | Frame::GoAlong { .. }
            | Frame::Wear { .. }
    )
}

/// REB-TEAM-14, REB-TEAM-17, REB-TEAM-26: in whole games, whoever began something makes its choices.
#[test]
fn whoever_began_something_makes_its_choices() {
    let game = four();
    let mut met = 0;
    for seed in 0..6 {
        let mut luck = Fast::new(seed);
        let mut s = game.start(&mut luck, &mut NoSink);
        let (mut options, mut user) = (Options::new(), None);
        for _ in 0..2500 {
            let seats = asked(&game, &s);
            let Some(seat) = seats.lowest() else { break };
            let frame = s.frames.last().expect("somebody is asked");
            if about_what_was_begun(frame)
                && let Some(role) = beginner(&game, &s, user)
            {
                assert_eq!(seats, SeatSet::only(game.seat(role)), "{frame:?} in {:?}", s.frames.as_slice());
                met += 1;
            }
            if let Some(role) = expected(frame)
                && !matches!(frame, Frame::UseRing { .. } | Frame::PickFace { .. } | Frame::Veto { .. })
            {
                assert_eq!(seats, SeatSet::only(game.seat(role)), "{frame:?}");
            }
            game.options(&s, seat, &mut options);
            let pick = options[luck.below(options.len() as u32) as usize];
            if Verb::of(pick.verb()) == Verb::Use {
                user = Role::ALL.into_iter().find(|&role| game.seat(role) == seat);
            }
            game.apply(&mut s, seat, pick, &mut luck, &mut NoSink);
        }
    }
    assert!(met > 200, "only {met} choices about what was begun");
}

/// REB-TEAM-22: the general plays the card on the ground, and draws for it.
#[test]
fn the_general_draws_for_a_ground_brilliant_strategy() {
    let story = |units: &'static str, card: &'static str, draws: [&'static str; 2], seat: Seat| {
        team()
            .units("naboo", units)
            .pool(["moff-jerjerrod"])
            .draws([card])
            .draws(draws)
            .rolls([Special, Blank])
            .turn_of(Role::ImperialGeneral)
            .play(|t| {
                t.choose_each(["activate naboo", "with moff-jerjerrod", "done"]);
                t.choose_as(seat, &format!("play {card}"));
                t.can_choose_exactly_as(seat, ["draw 0", "draw 1"]);
                t.choose_as(seat, "draw 0");
                t.can_choose_exactly_as(seat, ["draw 0", "draw 1"]);
                t.choose_as(seat, "draw 1");
                t.leave_open();
            });
    };
    let drawn = ["space-no-escape", "ground-escape-plan"];
    story("1 at-st, 1 rebel-trooper", "ground-brilliant-strategy", drawn, IMPERIAL_GENERAL);
    story("1 assault-carrier, 1 x-wing", "space-brilliant-strategy", drawn, IMPERIAL_ADMIRAL);
}

/// REB-TEAM-17, REB-BASE-17: whoever revealed Rapid Mobilization decides, though the phase is over.
#[test]
fn whoever_revealed_rapid_mobilization_decides_at_the_end() {
    let story = |leaders: &[&'static str], turn: Role, seat: Seat, cards: usize| {
        let first = leaders[0];
        let laid = match *leaders {
            [one] => team().assigned("rapid-mobilization", [one]),
            [one, two] => team().assigned("rapid-mobilization", [one, two]),
            _ => panic!("one or two leaders"),
        };
        laid.turn_of(turn).play(|t| {
            t.choose_as(seat, &format!("reveal rapid-mobilization {first}"));
            while matches!(t.state().frames.last(), Some(Frame::Command { .. })) {
                t.choose("pass");
            }
            t.can_choose_exactly_as(seat, ["gather", "pass", "relocate"]);
            t.choose_as(seat, "relocate");
            assert_eq!(t.state().limbo.len(), cards);
            t.expect_to_act([seat]);
            t.choose_as(seat, "pass");
            t.leave_open();
        });
    };
    story(&["mon-mothma"], Role::RebelAdmiral, ADMIRAL, 4);
    story(&["general-rieekan"], Role::RebelGeneral, GENERAL, 4);
    story(&["mon-mothma", "general-rieekan"], Role::RebelGeneral, GENERAL, 8);
}

/// REB-TEAM-26: Blindside is used by the player who holds it, when that player reveals a mission of a leader it shows.
#[test]
fn blindside_is_its_holders() {
    let held = |general: bool, on: &'static str, turn: Role| {
        team()
            .loyal(Rebels, ["naboo"])
            .assigned("gather-intel", [on])
            .actions(["blindside"])
            .with(move |_, s| {
                s.actions[Empire.idx()].of_general = if general { Bits::only(4) } else { Bits::EMPTY };
            })
            .turn_of(turn)
    };
    let (admiral, general) = (Role::ImperialAdmiral, Role::ImperialGeneral);
    held(true, "janus-greejatus", admiral).play(|t| {
        t.can_choose_exactly_as(IMPERIAL_ADMIRAL, ["pass", "reveal gather-intel janus-greejatus"]);
    });
    held(false, "boba-fett", general).play(|t| {
        t.can_choose_exactly_as(IMPERIAL_GENERAL, ["pass", "reveal gather-intel boba-fett"]);
    });
    held(false, "janus-greejatus", admiral).play(|t| {
        let both = ["blindside gather-intel janus-greejatus", "reveal gather-intel janus-greejatus"];
        t.can_choose_exactly_as(IMPERIAL_ADMIRAL, both.into_iter().chain(["pass"]));
    });
    held(true, "boba-fett", general).play(|t| {
        let both = ["blindside gather-intel boba-fett", "reveal gather-intel boba-fett"];
        t.can_choose_exactly_as(IMPERIAL_GENERAL, both.into_iter().chain(["pass"]));
    });
}

/// REB-TEAM-26, REB-ACTION-07: The Millennium Falcon is its holder's, too.
#[test]
fn a_card_used_at_once_is_its_holders() {
    for (general, seat) in [(true, GENERAL), (false, ADMIRAL)] {
        team()
            .pool(["han-solo", "chewbacca"])
            .actions(["the-millennium-falcon"])
            .with(move |_, s| {
                s.actions[Rebels.idx()].of_general = if general { Bits::only(15) } else { Bits::EMPTY };
            })
            .stage(Stage::Recruited)
            .play(|t| {
                t.can_choose_exactly_as(seat, ["leader chewbacca", "leader han-solo"]);
                t.choose_as(seat, "leader chewbacca");
                t.leave_open();
            });
    }
}

/// REB-BASE-25, REB-TEAM-17: by Contingency Plan the mission is resolved twice; the Rebels choose the order if it matters.
#[test]
fn two_rapid_mobilizations_are_settled_one_after_the_other() {
    let twice = |leaders: usize| {
        let laid = match leaders {
            1 => scene().assigned("rapid-mobilization", ["mon-mothma"]),
            _ => scene().assigned("rapid-mobilization", ["mon-mothma", "general-rieekan"]),
        };
        laid.units("naboo", "1 rebel-transport")
            .units("rodia", "1 x-wing")
            .assigned("contingency-plan", ["admiral-ackbar"])
            .rebels_turn()
    };
    let reveal = [
        "reveal rapid-mobilization mon-mothma",
        "pass",
        "reveal contingency-plan admiral-ackbar",
        "assign rapid-mobilization admiral-ackbar",
        "reveal rapid-mobilization admiral-ackbar",
        "pass",
    ];
    twice(1).play(|t| {
        t.choose_each(reveal);
        t.can_choose_exactly(["gather", "pass", "relocate"]);
        t.choose_each(["gather", "all from naboo", "done"]);
        t.can_choose_exactly(["gather", "pass", "relocate"]);
        t.choose_each(["gather", "all from rodia", "done"]);
        t.expect_units("rebel-base", Rebels, "1 x-wing, 1 rebel-transport");
        t.leave_open();
    });
    for (first, cards) in [("count 1", [4, 8]), ("count 2", [8, 4])] {
        twice(2).play(|t| {
            t.choose_each(reveal);
            t.can_choose_exactly(["count 1", "count 2"]);
            t.choose(first);
            for n in cards {
                t.can_choose_exactly(["gather", "pass", "relocate"]);
                t.choose("relocate");
                assert_eq!(t.state().limbo.len(), n);
                t.choose("pass");
            }
            t.leave_open();
        });
    }
}

/// REB-OPEN-40: one leader of Contingency Plan goes on, the other returns to the pool.
#[test]
fn contingency_plan_with_two_leaders_sends_one_on() {
    scene().assigned("contingency-plan", ["lando-calrissian", "mon-mothma"]).rebels_turn().play(|t| {
        t.choose("reveal contingency-plan mon-mothma");
        let missions = ["build-alliance", "infiltration", "rapid-mobilization", "sabotage"];
        let both = missions.iter().flat_map(|m| ["lando-calrissian", "mon-mothma"].map(|l| format!("assign {m} {l}")));
        let all: Vec<String> = both.collect();
        t.can_choose_exactly(all.iter().map(String::as_str));
        t.choose("assign build-alliance mon-mothma");
        t.expect_in_pool("lando-calrissian");
        t.choose("pass"); // the Empire
        t.can_choose("activate naboo");
        t.can_choose("reveal build-alliance mon-mothma");
        t.choose("activate naboo");
        t.can_choose_exactly(["with lando-calrissian"]);
        t.choose_each(["with lando-calrissian", "done"]);
    });
}
