//! Pieces, places and card piles.

use rebellion::card::{Goal, MissionKind};
use rebellion::effect::{Effect, Operation};
use rebellion::side::Color;
use rebellion::{Db, Event, Ring, Side};
use table::{Game, Viewer};

use crate::support::{Blank, EMPIRE, Hit, REBELS, scene};

/// The number of dice that a side rolled: black, red, and without color.
fn rolled(events: &[Event], by: Side) -> [usize; 3] {
    [Some(Color::Black), Some(Color::Red), None].map(|wanted| {
        events.iter().filter(|e| matches!(e, Event::Die { side, color, .. } if *side == by && *color == wanted)).count()
    })
}

/// REB-COMP-05: five dice of each color and seven rings.
#[test]
fn the_box_has_ten_dice_and_seven_rings() {
    assert_eq!(Ring::ALL.len(), 7);
    scene().units("naboo", "6 star-destroyer, 1 x-wing").pool(["moff-jerjerrod"]).empires_turn().play(|t| {
        t.choose_each(["activate naboo", "with moff-jerjerrod", "done"]);
        assert_eq!(rolled(t.events(), Side::Empire), [5, 5, 0]);
        t.leave_open();
    });
}

/// REB-COMP-15
#[test]
fn each_mission_asks_for_one_of_four_skills() {
    let missions = ["build-alliance", "infiltration", "rapid-mobilization", "sabotage"];
    for mission in missions {
        let by =
            |leader: &'static str| scene().units("naboo", "1 stormtrooper").assigned(mission, [leader]).rebels_turn();
        // Lando Calrissian has one icon of each skill, Chewbacca three of spec ops.
        by("lando-calrissian").play(|t| t.can_choose(&format!("reveal {mission} lando-calrissian")));
        by("chewbacca").play(|t| {
            let can = t.key_texts(REBELS).contains(&format!("reveal {mission} chewbacca"));
            assert_eq!(can, mission == "sabotage", "{mission}");
        });
    }
}

/// REB-COMP-17
#[test]
fn among_equally_near_systems_the_player_chooses() {
    scene()
        .leaders("naboo", ["mon-mothma"])
        .units("sullust", "1 tie-fighter")
        .units("malastare", "1 tie-fighter")
        .units("bothawui", "1 star-destroyer") // two moves away
        .assigned("collect-bounty", ["boba-fett"])
        .rolls([Blank, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal collect-bounty boba-fett", "against mon-mothma"]);
            t.can_choose_exactly_as(EMPIRE, ["to malastare", "to sullust"]);
            t.choose("to sullust");
            t.expect_leader("mon-mothma", "sullust");
            t.expect_leader("boba-fett", "sullust");
            t.expect_captive("mon-mothma", true);
        });
}

/// REB-COMP-18
#[test]
fn a_system_is_one_place_with_ships_and_ground_units() {
    scene()
        .units("naboo", "1 tie-fighter, 1 stormtrooper")
        .units("rodia", "1 tie-fighter")
        .assigned("hit-and-run", ["chewbacca"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal hit-and-run chewbacca", "at naboo"]);
            t.can_choose_exactly(["destroy stormtrooper", "destroy tie-fighter", "done"]);
            t.choose_each(["destroy stormtrooper", "destroy tie-fighter"]);
            t.expect_units("naboo", Side::Empire, "");
            t.expect_units("rodia", Side::Empire, "1 tie-fighter");
        });
}

/// REB-COMP-19
#[test]
fn everybody_sees_what_is_discarded() {
    scene().units("naboo", "1 stormtrooper").assigned("hit-and-run", ["chewbacca"]).rebels_turn().play(|t| {
        t.choose_each(["reveal hit-and-run chewbacca", "at naboo", "destroy stormtrooper"]);
        let card = t.game().db().mission_named("hit-and-run").expect("a mission");
        for who in [Viewer::Seat(REBELS), Viewer::Seat(EMPIRE), Viewer::Spectator] {
            assert_eq!(t.game().view(t.state(), who).discard[card.0 as usize], 1, "{who:?}");
        }
    });
}

/// REB-COMP-20
#[test]
fn dice_have_colors_in_combat_only() {
    scene()
        .units("coruscant", "1 stormtrooper")
        .assigned("infiltration", ["princess-leia"])
        .pool(["emperor-palpatine"])
        .rolls([Blank, Blank, Hit, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal infiltration princess-leia", "at coruscant", "send emperor-palpatine"]);
            assert_eq!(rolled(t.events(), Side::Rebels), [0, 0, 2]);
            assert_eq!(rolled(t.events(), Side::Empire), [0, 0, 2]);
        });
    scene().units("naboo", "1 star-destroyer, 1 x-wing").pool(["moff-jerjerrod"]).empires_turn().play(|t| {
        t.choose_each(["activate naboo", "with moff-jerjerrod", "done"]);
        assert_eq!(rolled(t.events(), Side::Empire), [1, 2, 0]);
        t.leave_open();
    });
}

/// REB-CMD-12
#[test]
fn there_is_room_for_everybody() {
    let all = "24 tie-fighter, 8 assault-carrier, 8 star-destroyer, 30 stormtrooper, 10 at-st, 4 at-at";
    scene().units("sullust", all).pool(["darth-vader"]).empires_turn().play(|t| {
        t.choose_each(["activate naboo", "with darth-vader", "all from sullust", "done"]);
        t.expect_units("naboo", Side::Empire, all);
        t.expect_units("sullust", Side::Empire, "");
        t.leave_open();
    });
}

/// REB-LIMIT-01: the ten sabotage tokens and twelve Rebel loyalty tokens in the box are not a limit.
#[test]
fn tokens_do_not_run_out() {
    let six = ["mon-calamari", "felucia", "saleucami", "nal-hutta", "kessel", "toydaria"];
    let more = ["bothawui", "geonosis", "rodia", "ryloth", "mustafar", "bespin"];
    scene().sabotaged(six).sabotaged(more).assigned("sabotage", ["chewbacca"]).rebels_turn().play(|t| {
        t.choose_each(["reveal sabotage chewbacca", "at naboo"]);
        assert_eq!(t.state().sabotaged.len(), 13);
    });
    let loyal = || scene().loyal(Side::Rebels, six).loyal(Side::Rebels, more);
    loyal().assigned("build-alliance", ["mon-mothma"]).rebels_turn().play(|t| {
        t.choose_each(["reveal build-alliance mon-mothma", "at naboo"]);
        assert_eq!(t.state().loyal[Side::Rebels.idx()].len(), 13);
    });
}

/// REB-LIMIT-01: there is one ring of each kind.
#[test]
fn there_is_one_ring_to_capture_with() {
    scene()
        .units("naboo", "1 stormtrooper")
        .captive("chewbacca", "naboo")
        .leaders("naboo", ["mon-mothma"])
        .assigned("capture-rebel-operative", ["darth-vader"])
        .rolls([Hit, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal capture-rebel-operative darth-vader", "against mon-mothma"]);
            t.expect_captive("mon-mothma", true);
            t.expect_captive("chewbacca", false);
        });
}

/// REB-ROUND-02
#[test]
fn combat_rounds_are_counted_apart() {
    scene()
        .units("naboo", "1 star-destroyer, 1 corellian-corvette")
        .pool(["moff-jerjerrod"])
        .rolls([Blank, Blank, Blank, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with moff-jerjerrod", "done"]);
            assert_eq!((t.state().round, t.state().combat.round), (1, 1));
            t.fight_a_round();
            t.expect_event(Event::CombatRound { n: 2 });
            assert_eq!((t.state().round, t.state().combat.round), (1, 2));
            t.leave_open();
        });
}

/// REB-CARD-19
#[test]
fn cards_named_in_the_booklets_are_there() {
    let db = Db::core();
    let mission = |slug: &str| {
        let at = db.mission_named(slug).expect("a mission").0 as usize;
        (db.mission[at].side, db.mission[at].kind, &db.missions[at].does)
    };
    let (side, kind, does) = mission("superlaser-online");
    assert_eq!((side, kind), (Side::Empire, MissionKind::Project));
    assert_eq!(does[0], Effect::Do(Operation::DestroySystem));
    for slug in ["rapid-mobilization", "hidden-fleet"] {
        assert_eq!(mission(slug).0, Side::Rebels, "{slug}");
    }
    for slug in ["long-range-probe", "carbon-freezing"] {
        assert_eq!((mission(slug).0, mission(slug).1), (Side::Empire, MissionKind::Regular), "{slug}");
    }
    let (.., does) = mission("carbon-freezing");
    assert!(matches!(does[0], Effect::Do(Operation::Attach(Ring::Carbonite, _))));
    assert_eq!(does[1], Effect::Do(Operation::LoseReputation(1)));
    assert_eq!(db.objective.iter().filter(|o| o.when == Goal::Plans).count(), 2);
}
