//! Sequences that the player chooses: assignments, sources of a movement, cards of the same window.

use std::cell::RefCell;

use rebellion::Side::{Empire, Rebels};
use rebellion::frame::Stage;
use rebellion::{Event, Players, Role};
use table::{Game, Seat, Viewer};

use crate::support::{Blank, EMPIRE, Hit, REBELS, scene};

/// All assignments of leaders with only the starting missions in hand, plus these options.
fn starting<const N: usize>(side: rebellion::Side, leaders: [&str; N], more: &[&str]) -> Vec<String> {
    let missions = match side {
        Rebels => ["build-alliance", "infiltration", "rapid-mobilization", "sabotage"],
        Empire => ["capture-rebel-operative", "gather-intel", "research-and-development", "rule-by-fear"],
    };
    let mut list: Vec<String> =
        missions.iter().flat_map(|m| leaders.iter().map(move |l| format!("assign {m} {l}"))).collect();
    list.extend(leaders.iter().map(|l| format!("stay {l}")));
    list.extend(more.iter().map(|&w| w.to_owned()));
    list
}

fn words(list: &[String]) -> Vec<&str> {
    list.iter().map(String::as_str).collect()
}

/// REB-ASSIGN-07: placed first, Jan Dodonna in the base space would hold the units that General Rieekan takes along.
#[test]
fn the_evacuation_may_start_before_the_planning() {
    scene()
        .units("rebel-base", "1 corellian-corvette, 2 rebel-trooper")
        .pool(["jan-dodonna", "general-rieekan"])
        .actions(["start-the-evacuation", "rebel-planning"])
        .stage(Stage::RebelsAssign)
        .play(|t| {
            let cards = ["use rebel-planning jan-dodonna", "use start-the-evacuation general-rieekan", "ready"];
            t.can_choose_exactly(words(&starting(Rebels, ["general-rieekan", "jan-dodonna"], &cards)));
            t.choose_each(["use start-the-evacuation general-rieekan", "place naboo", "all from rebel-base", "done"]);
            t.expect_units("naboo", Rebels, "1 corellian-corvette, 2 rebel-trooper");
            t.can_choose_exactly(words(&starting(Rebels, ["jan-dodonna"], &["use rebel-planning jan-dodonna"])));
            t.choose("use rebel-planning jan-dodonna");
            t.expect_leader("jan-dodonna", "rebel-base");
            t.leave_open();
        });
}

/// REB-ASSIGN-07: the troopers of Janus Greejatus go along with Admiral Ozzel.
#[test]
fn public_support_may_come_before_the_surprise() {
    scene()
        .units("coruscant", "1 star-destroyer")
        .pool(["admiral-ozzel", "janus-greejatus"])
        .actions(["public-support", "catch-them-by-surprise"])
        .stage(Stage::EmpireAssigns)
        .play(|t| {
            let cards = ["use catch-them-by-surprise admiral-ozzel", "use public-support janus-greejatus", "ready"];
            t.can_choose_exactly(words(&starting(Empire, ["admiral-ozzel", "janus-greejatus"], &cards)));
            t.choose_each(["use public-support janus-greejatus", "place coruscant"]);
            let card = ["use catch-them-by-surprise admiral-ozzel"];
            t.can_choose_exactly(words(&starting(Empire, ["admiral-ozzel"], &card)));
            t.choose_each(["use catch-them-by-surprise admiral-ozzel", "place alderaan", "all from coruscant", "done"]);
            t.expect_units("alderaan", Empire, "1 star-destroyer, 3 stormtrooper");
            t.leave_open();
        });
}

/// REB-ASSIGN-07, REB-ASSIGN-03: Moff Jerjerrod finds the project, and Admiral Ozzel joins him.
#[test]
fn a_project_that_was_found_may_be_joined_by_anybody() {
    scene()
        .pool(["admiral-ozzel", "moff-jerjerrod"])
        .actions(["proceeding-as-planned"])
        .stage(Stage::EmpireAssigns)
        .play(|t| {
            let cards =
                ["use proceeding-as-planned admiral-ozzel", "use proceeding-as-planned moff-jerjerrod", "ready"];
            t.can_choose_exactly(words(&starting(Empire, ["admiral-ozzel", "moff-jerjerrod"], &cards)));
            t.choose_each(["use proceeding-as-planned moff-jerjerrod", "find construct-factory"]);
            let join = ["join admiral-ozzel moff-jerjerrod"];
            t.can_choose_exactly(words(&starting(Empire, ["admiral-ozzel"], &join)));
            t.choose("join admiral-ozzel moff-jerjerrod");
            let seen = t.game().view(t.state(), Viewer::Seat(REBELS));
            let [(on, card, kind)] = seen.missions[Empire.idx()].assigned[..] else { panic!("one mission") };
            assert_eq!((on.len(), card, kind), (2, None, Some(rebellion::card::MissionKind::Project)));
            t.leave_open();
        });
}

/// REB-ASSIGN-04, REB-ASSIGN-07: a leader who stays in the pool cannot be assigned later; the others can, in any order.
#[test]
fn leaders_may_be_set_aside_in_any_order() {
    scene().pool(["mon-mothma", "princess-leia", "jan-dodonna"]).stage(Stage::RebelsAssign).play(|t| {
        t.choose_each(["stay princess-leia", "assign infiltration jan-dodonna"]);
        let hand =
            ["assign build-alliance mon-mothma", "assign rapid-mobilization mon-mothma", "assign sabotage mon-mothma"];
        t.can_choose_exactly(hand.into_iter().chain(["join mon-mothma jan-dodonna", "stay mon-mothma"]));
        t.choose("stay mon-mothma");
        t.expect_in_pool("princess-leia");
        t.expect_in_pool("mon-mothma");
        t.leave_open();
    });
}

/// REB-ASSIGN-05, REB-ASSIGN-07: to other players, the same leaders in the same order look the same on any cards.
#[test]
fn the_order_of_assignments_tells_nothing_about_the_cards() {
    let seen = RefCell::new(Vec::new());
    for cards in [["sabotage", "infiltration"], ["infiltration", "build-alliance"], ["build-alliance", "sabotage"]] {
        scene().pool(["mon-mothma", "princess-leia", "jan-dodonna"]).stage(Stage::RebelsAssign).play(|t| {
            t.choose(&format!("assign {} princess-leia", cards[0]));
            t.choose(&format!("assign {} mon-mothma", cards[1]));
            seen.borrow_mut().push(t.game().view(t.state(), Viewer::Seat(EMPIRE)));
            t.leave_open();
        });
    }
    let seen = seen.into_inner();
    assert!(seen.windows(2).all(|pair| pair[0] == pair[1]));
}

/// REB-TEAM-10, REB-TEAM-11, REB-ASSIGN-07: teammates assign in any order; a veto of the general is final.
#[test]
fn teammates_assign_in_any_order() {
    let (admiral, general) = (Seat::new(0), Seat::new(1));
    scene()
        .players(Players::Four)
        .pool(["mon-mothma", "princess-leia", "jan-dodonna", "general-rieekan"])
        .stage(Stage::RebelsAssign)
        .play(|t| {
            t.expect_to_act([admiral, general]);
            t.can_choose_exactly_as(
                general,
                words(&starting(Rebels, ["general-rieekan", "princess-leia"], &["ready"])),
            );
            t.can_choose_exactly_as(admiral, words(&starting(Rebels, ["jan-dodonna", "mon-mothma"], &["ready"])));
            t.choose_as(general, "assign sabotage general-rieekan");
            t.choose_as(admiral, "join jan-dodonna general-rieekan");
            t.can_choose_exactly_as(general, ["allow", "forbid"]);
            t.choose_as(general, "forbid");
            t.choose_as(general, "stay princess-leia");
            t.expect_to_act([admiral]); // Mon Mothma is left; Jan Dodonna was forbidden
            let hand = [
                "assign build-alliance mon-mothma",
                "assign infiltration mon-mothma",
                "assign rapid-mobilization mon-mothma",
            ];
            let more = ["join mon-mothma general-rieekan", "stay mon-mothma"];
            t.can_choose_exactly_as(admiral, hand.into_iter().chain(more));
            t.choose_as(admiral, "stay mon-mothma");
            t.leave_open();
        });
}

/// REB-MOVE-13: places can be chosen in any order, each once.
#[test]
fn units_come_from_several_places_in_any_order() {
    scene()
        .units("sullust", "1 star-destroyer, 1 stormtrooper")
        .units("rodia", "1 assault-carrier, 2 tie-fighter")
        .units("utapau", "1 star-destroyer")
        .pool(["darth-vader"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with darth-vader"]);
            let from = |places: &[&str]| -> Vec<String> {
                let both = places.iter().flat_map(|p| [format!("from {p}"), format!("all from {p}")]);
                both.chain(["done".to_owned()]).collect()
            };
            t.can_choose_exactly(words(&from(&["rodia", "sullust", "utapau"])));
            t.choose_each(["from sullust", "count 1", "count 0"]);
            t.can_choose_exactly(words(&from(&["rodia", "utapau"])));
            t.choose("all from rodia");
            t.can_choose_exactly(words(&from(&["utapau"])));
            t.choose("all from utapau");
            t.can_choose_exactly(["done"]);
            t.choose("done");
            t.expect_units("naboo", Empire, "2 tie-fighter, 1 assault-carrier, 2 star-destroyer");
            t.expect_units("sullust", Empire, "1 stormtrooper");
        });
}

/// REB-MOVE-13, REB-BASE-05: the base space can also come at any point of the order.
#[test]
fn units_come_from_the_base_space_before_others() {
    scene().units("rebel-base", "1 x-wing").units("bespin", "1 y-wing").pool(["jan-dodonna"]).rebels_turn().play(|t| {
        t.choose_each(["activate mustafar", "with jan-dodonna", "all from rebel-base"]);
        t.can_choose_exactly(["all from bespin", "done", "from bespin"]);
        t.choose("all from bespin");
        t.can_choose_exactly(["done"]);
        t.choose("done");
        t.expect_units("mustafar", Rebels, "1 x-wing, 1 y-wing");
    });
}

/// REB-MOVE-13: four fighters in total, from any systems.
#[test]
fn a_scouting_mission_takes_fighters_in_any_order() {
    scene()
        .units("sullust", "3 tie-fighter")
        .units("corellia", "3 tie-fighter")
        .pool(["soontir-fel"])
        .actions(["scouting-mission"])
        .stage(Stage::EmpireAssigns)
        .play(|t| {
            t.choose_each(["use scouting-mission soontir-fel", "place yavin", "all from sullust"]);
            t.can_choose_exactly(["all from corellia", "done", "from corellia"]);
            t.choose("from corellia");
            t.can_choose_exactly(["count 0", "count 1"]);
            t.choose("count 1");
            t.can_choose_exactly(["done"]);
            t.choose("done");
            t.expect_units("yavin", Empire, "4 tie-fighter");
            t.leave_open();
        });
}

/// REB-MOVE-13, REB-BASE-17: the player can choose another system if no unit has left the first one.
#[test]
fn whoever_takes_nothing_may_take_from_another_system() {
    scene()
        .assigned("planetary-conquest", ["general-veers"])
        .units("sullust", "1 stormtrooper")
        .units("rodia", "1 stormtrooper, 1 at-st")
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal planetary-conquest general-veers", "at yavin", "from sullust", "count 0"]);
            t.can_choose_exactly(["all from rodia", "done", "from rodia"]);
            t.choose("all from rodia");
            t.can_choose_exactly(["done"]);
            t.choose("done");
            t.expect_units("yavin", Empire, "1 stormtrooper, 1 at-st");
        });
    scene()
        .units("naboo", "1 x-wing")
        .units("rodia", "1 y-wing")
        .with(|_, s| s.mobilizing.push(1))
        .stage(Stage::CommandEnds)
        .play(|t| {
            t.choose_each(["gather", "from naboo", "count 0"]);
            t.can_choose_exactly(["all from rodia", "done", "from rodia"]);
            t.choose("all from rodia");
            t.can_choose_exactly(["done"]);
            t.leave_open();
        });
}

/// REB-MISSION-30: Chewbacca comes from the pool, and the card shows him.
#[test]
fn wookiee_guardian_answers_after_opposing() {
    let capture = || {
        scene()
            .units("sullust", "1 stormtrooper")
            .leaders("sullust", ["han-solo"])
            .pool(["chewbacca", "mon-mothma"])
            .actions(["wookiee-guardian"])
            .assigned("capture-rebel-operative", ["darth-vader"])
    };
    let opposed = ["reveal capture-rebel-operative darth-vader", "against han-solo"];
    capture().empires_turn().play(|t| {
        t.choose_each(opposed);
        t.can_choose_exactly_as(REBELS, ["pass", "send chewbacca", "send mon-mothma"]);
        t.choose("send chewbacca");
        t.can_choose_exactly_as(REBELS, ["pass", "use wookiee-guardian chewbacca"]);
        t.choose("use wookiee-guardian chewbacca");
        t.expect_captive("han-solo", false);
        assert!(!t.events().iter().any(|e| matches!(e, Event::Die { .. })), "no dice are rolled");
    });
    // The player may keep the card. Then dice are rolled: three for Darth Vader, five for Han Solo and Chewbacca.
    capture().rolls([Hit, Hit, Hit, Hit, Blank, Blank, Blank, Blank]).empires_turn().play(|t| {
        t.choose_each(opposed);
        t.choose_each(["send chewbacca", "pass"]);
        t.expect_captive("han-solo", true);
    });
    // No leader pictured on the card has come.
    capture().rolls([Hit, Hit, Hit, Hit, Blank]).empires_turn().play(|t| {
        t.choose_each(opposed);
        t.choose("send mon-mothma");
        t.expect_captive("han-solo", true);
    });
}

/// REB-MISSION-30: a card that was kept before is offered again after any leader was sent, but not if none was.
#[test]
fn undercover_may_follow_the_leader_who_was_sent() {
    let attempt = || {
        scene()
            .loyal(Rebels, ["naboo"])
            .leaders("rodia", ["lando-calrissian"])
            .pool(["general-rieekan"])
            .actions(["undercover"])
            .assigned("gather-intel", ["colonel-yularen"])
    };
    let card = ["pass", "use undercover lando-calrissian"];
    attempt().rolls([Blank; 4]).empires_turn().play(|t| {
        t.choose_each(["reveal gather-intel colonel-yularen", "at naboo"]);
        t.can_choose_exactly_as(REBELS, card);
        t.choose("pass");
        t.can_choose_exactly_as(REBELS, ["pass", "send general-rieekan"]);
        t.choose("send general-rieekan");
        t.can_choose_exactly_as(REBELS, card);
        t.choose("use undercover lando-calrissian");
        t.expect_leader("lando-calrissian", "naboo");
        // Three dice for Colonel Yularen, one for Lando Calrissian.
        assert_eq!(t.events().iter().filter(|e| matches!(e, Event::Die { .. })).count(), 4);
    });
    attempt().draws(["rodia"]).empires_turn().play(|t| {
        t.choose_each(["reveal gather-intel colonel-yularen", "at naboo", "pass", "pass"]);
        t.expect_in_hand("gather-intel", 1); // the mission has succeeded
    });
}

/// REB-MISSION-30, REB-ACTION-03: one card makes the next one usable.
#[test]
fn two_cards_may_answer_one_attempt() {
    scene()
        .units("sullust", "1 stormtrooper")
        .leaders("sullust", ["han-solo", "chewbacca"])
        .leaders("naboo", ["lando-calrissian"])
        .actions(["wookiee-guardian", "undercover"])
        .assigned("capture-rebel-operative", ["darth-vader"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal capture-rebel-operative darth-vader", "against han-solo"]);
            let guardian = "use wookiee-guardian chewbacca";
            t.can_choose_exactly_as(REBELS, ["pass", "use undercover lando-calrissian", guardian]);
            t.choose("use undercover lando-calrissian");
            t.expect_leader("lando-calrissian", "sullust");
            t.can_choose_exactly_as(REBELS, ["pass", guardian]);
            t.choose(guardian);
            t.expect_captive("han-solo", false);
        });
}

/// REB-TEAM-20, REB-COMBAT-03: a card of the general brings the leader whom a card of the admiral shows.
#[test]
fn teammates_are_asked_again_when_one_used_a_card() {
    let (admiral, general) = (Seat::new(2), Seat::new(3));
    scene()
        .players(Players::Four)
        .units("naboo", "1 star-destroyer, 1 corellian-corvette")
        .leaders("naboo", ["mon-mothma"])
        .pool(["admiral-piett", "general-tagge"])
        .actions(["ready-for-action", "keep-them-from-escaping"])
        .with(|_, s| s.actions[Empire.idx()].of_general = rebellion::Bits::only(13))
        .turn_of(Role::ImperialGeneral)
        .play(|t| {
            t.choose_each(["activate naboo", "with general-tagge", "done"]);
            t.can_choose_exactly_as(admiral, ["pass"]);
            t.choose_as(admiral, "pass");
            t.can_choose_exactly_as(general, ["pass", "use ready-for-action admiral-piett"]);
            t.choose_as(general, "use ready-for-action admiral-piett");
            t.can_choose_exactly_as(admiral, ["pass", "use keep-them-from-escaping admiral-piett"]);
            t.leave_open();
        });
}
