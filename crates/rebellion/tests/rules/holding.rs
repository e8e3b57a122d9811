//! Occupation and the base while other effects are in progress in the same system.

use rebellion::Side::{Empire, Rebels};
use rebellion::frame::Frame;
use rebellion::{Site, View};
use table::chance::Fast;
use table::{Game, TableView, Viewer};

use crate::support::{Blank, Direct, EMPIRE, Hit, Play, REBELS, scene};

/// REB-OCC-04: the token is removed with the last ground unit, although the battle in space continues.
#[test]
fn a_system_is_free_as_soon_as_the_last_ground_unit_has_retreated() {
    scene()
        .loyal(Rebels, ["bespin"])
        .units("bespin", "1 star-destroyer, 1 stormtrooper, 1 tie-fighter")
        .leaders("bespin", ["moff-jerjerrod"])
        .units("sullust", "1 mon-calamari-cruiser")
        .pool(["jan-dodonna"])
        .rolls([Blank; 8])
        .rebels_turn()
        .play(|t| {
            t.expect_occupied("bespin", true);
            t.choose_each(["activate bespin", "with jan-dodonna", "all from sullust", "done"]);
            t.fight_until(EMPIRE, "retreat moff-jerjerrod");
            t.choose_each(["retreat moff-jerjerrod", "to endor", "count 0", "count 1"]);
            t.expect_units("bespin", Empire, "1 tie-fighter");
            t.expect_combat(Some("bespin"));
            t.expect_occupied("bespin", false);
            t.leave_open();
        });
}

/// REB-OCC-04, REB-OCC-01: the last trooper is destroyed in the first round; the fighters keep fighting in a free
/// system.
#[test]
fn a_system_is_free_as_soon_as_the_last_ground_unit_has_fallen() {
    scene()
        .units("bespin", "1 star-destroyer, 1 stormtrooper")
        .units("sullust", "1 mon-calamari-cruiser, 1 rebel-trooper")
        .pool(["jan-dodonna"])
        .rolls([Blank, Blank, Blank, Blank, Blank, Blank, Hit, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate bespin", "with jan-dodonna", "all from sullust", "done"]);
            t.expect_occupied("bespin", true);
            t.fight_a_round();
            t.expect_combat(Some("bespin"));
            t.expect_units("bespin", Empire, "1 star-destroyer");
            t.expect_occupied("bespin", false);
            t.leave_open();
        });
}

/// REB-OCC-01: troops that retreat into a neutral system occupy it immediately.
#[test]
fn troops_that_retreat_into_a_neutral_system_occupy_it() {
    scene()
        .units("bespin", "1 star-destroyer, 2 stormtrooper")
        .units("mustafar", "1 tie-fighter")
        .leaders("bespin", ["moff-jerjerrod"])
        .units("sullust", "1 mon-calamari-cruiser, 1 rebel-trooper")
        .pool(["jan-dodonna"])
        .rolls([Blank; 9])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate bespin", "with jan-dodonna", "all from sullust", "done"]);
            t.fight_until(EMPIRE, "retreat moff-jerjerrod");
            t.choose("retreat moff-jerjerrod");
            t.can_choose_exactly(["to mustafar"]);
            t.choose_each(["to mustafar", "count 1"]);
            t.expect_occupied("mustafar", true);
            t.expect_occupied("bespin", true);
            t.expect_combat(Some("bespin"));
            t.leave_open();
        });
}

/// REB-BASE-03, REB-BASE-04, REB-PROBE-02: considering the base space gives no information while no unit leaves it.
#[test]
fn a_movement_that_takes_nothing_along_shows_nothing() {
    scene()
        .base("hoth")
        .units("rebel-base", "1 x-wing")
        .units("sullust", "1 x-wing")
        .pool(["jan-dodonna"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate mustafar", "with jan-dodonna"]);
            let [empire, watcher] = seen(t);
            for pick in ["from rebel-base", "count 0"] {
                t.choose(pick);
                assert_eq!(seen(t), [empire.clone(), watcher.clone()], "after {pick:?}");
                worlds(t, false);
            }
            t.can_choose_exactly(["all from sullust", "done", "from sullust"]);
            t.choose("done");
        });
}

/// The views of the Empire and of a spectator.
fn seen(t: &Play) -> [(View, TableView); 2] {
    [Viewer::Seat(EMPIRE), Viewer::Spectator].map(|who| {
        let view = t.game().view(t.state(), who);
        let board = t.game().table_view(&view);
        (view, board)
    })
}

/// Checks resampled worlds for the Empire: the base is always near Mustafar, or can be anywhere. Units move only from
/// places near the base of that world.
#[track_caller]
fn worlds(t: &Play, near: bool) {
    let map = &t.game().db().map;
    let mustafar = t.game().db().system("mustafar").expect("a system");
    let mut rng = Fast::new(1);
    let far = (0..100).filter(|_| {
        let mut world = *t.state();
        t.game().resample(&mut world, EMPIRE, &mut rng);
        assert_eq!(t.game().view(&world, Viewer::Seat(EMPIRE)), t.game().view(t.state(), Viewer::Seat(EMPIRE)));
        let beside = map.around(world.base).has(mustafar.idx());
        let told = world.frames.as_slice().iter().any(|frame| match *frame {
            Frame::MoveFrom { base_used, .. } => base_used,
            Frame::MoveHow { to, from, .. } => !to.is_system() || !from.is_system(),
            _ => false,
        });
        assert!(beside || !told, "units leave a base that is far away");
        !beside
    });
    assert_eq!(far.count() == 0, near, "the base is near Mustafar");
}

/// REB-BASE-04: the first unit that leaves the base space shows that the base is near, and then the choice is public.
#[test]
fn a_unit_out_of_the_base_space_shows_that_the_base_is_near() {
    scene().base("hoth").units("rebel-base", "1 x-wing, 1 y-wing").pool(["jan-dodonna"]).rebels_turn().play(|t| {
        t.choose_each(["activate mustafar", "with jan-dodonna", "from rebel-base", "count 1"]);
        let [(view, _), (watched, _)] = seen(t);
        assert!(matches!(view.frame, Some(Frame::MoveHow { from: Site::BASE, .. })), "{:?}", view.frame);
        assert_eq!(watched.frame, view.frame);
        worlds(t, true);
        t.choose("count 0");
        let [(view, _), _] = seen(t);
        assert!(matches!(view.frame, Some(Frame::MoveFrom { base_used: true, .. })), "{:?}", view.frame);
        t.choose("done");
    });
}

/// REB-BASE-05: a system that can send units to the base space is near the base. Carriers have come from another system
/// before.
#[test]
fn a_system_that_sends_nothing_to_the_base_space_shows_nothing() {
    scene()
        .base("hoth")
        .units("mustafar", "1 x-wing")
        .units("bespin", "1 corellian-corvette")
        .pool(["jan-dodonna"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate rebel-base", "with jan-dodonna", "all from bespin"]);
            let before = seen(t);
            for pick in ["from mustafar", "count 0"] {
                t.choose(pick);
                assert_eq!(seen(t), before, "after {pick:?}");
            }
            t.can_choose_exactly(["done"]);
            t.choose("done");
        });
}

/// REB-BASE-06, REB-MOVE-13: if the choice reveals nothing about the base, all players see it.
#[test]
fn other_movements_are_chosen_in_the_open() {
    scene().units("sullust", "2 star-destroyer").pool(["darth-vader"]).empires_turn().play(|t| {
        t.choose_each(["activate naboo", "with darth-vader", "from sullust"]);
        let view = t.game().view(t.state(), Viewer::Seat(REBELS));
        assert!(matches!(view.frame, Some(Frame::MoveHow { .. })), "{:?}", view.frame);
        t.choose_each(["count 1", "done"]);
    });
    scene()
        .units("rebel-base", "1 x-wing")
        .units("naboo", "1 tie-fighter")
        .assigned("lead-the-strike-team", ["han-solo"])
        .units("rebel-base", "2 rebel-trooper")
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal lead-the-strike-team han-solo", "at naboo", "from rebel-base"]);
            let view = t.game().view(t.state(), Viewer::Seat(EMPIRE));
            assert!(matches!(view.frame, Some(Frame::MoveHow { .. })), "{:?}", view.frame);
            t.leave_open();
        });
}

/// REB-BASE-07, REB-BASE-08: loyalty gained after destroying a system reveals the base, and ships there fight.
#[test]
fn a_superlaser_may_reveal_the_base_beside_its_victim() {
    scene()
        .base("sullust")
        .units("rebel-base", "1 x-wing")
        .units("sullust", "1 tie-fighter")
        .units("naboo", "1 death-star")
        .assigned("superlaser-online", ["grand-moff-tarkin"])
        .pool(["jan-dodonna", "general-tagge"])
        .rolls([Direct, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal superlaser-online grand-moff-tarkin", "at naboo", "system sullust"]);
            t.expect_revealed(true);
            t.expect_combat(Some("sullust"));
            // It is the Empire's turn: Tagge is offered first.
            t.can_choose_exactly_as(EMPIRE, ["add general-tagge", "pass"]);
            t.choose("pass");
            t.can_choose_exactly_as(REBELS, ["add jan-dodonna", "pass"]);
            t.choose("pass");
            t.expect_over([EMPIRE]); // the fighter hits, and the base has no units left
        });
}

/// REB-BASE-07: loyalty in two systems at the same time, one of them the base system.
#[test]
fn fear_may_find_the_base_in_one_of_two_systems() {
    scene()
        .base("rodia")
        .units("rebel-base", "1 rebel-trooper")
        .units("rodia", "1 x-wing")
        .units("geonosis", "1 star-destroyer")
        .assigned("fear-will-keep-them-in-line", ["grand-moff-tarkin"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal fear-will-keep-them-in-line grand-moff-tarkin", "at geonosis"]);
            t.can_choose_exactly(["system geonosis", "system rodia", "system ryloth", "system tatooine"]);
            t.choose("system rodia");
            t.can_choose_exactly(["system geonosis", "system ryloth", "system tatooine"]);
            t.choose("system ryloth");
            t.expect_loyal("rodia", Some(Empire));
            t.expect_loyal("ryloth", Some(Empire));
            t.expect_revealed(true);
            t.expect_units("rodia", Rebels, "1 x-wing, 1 rebel-trooper");
            t.expect_combat(None);
        });
}

/// REB-BASE-07: a system that becomes neutral reveals nothing, wherever the base is.
#[test]
fn propaganda_in_the_region_of_the_base_shows_nothing() {
    scene()
        .base("rodia")
        .loyal(Rebels, ["rodia", "ryloth"])
        .loyal(Empire, ["geonosis"])
        .units("rebel-base", "1 rebel-trooper")
        .assigned("imperial-propaganda", ["janus-greejatus"])
        .empires_turn()
        .play(|t| {
            let candidates = |t: &Play| t.game().view(t.state(), Viewer::Seat(EMPIRE)).candidates;
            let before = candidates(t);
            t.choose_each(["reveal imperial-propaganda janus-greejatus", "at geonosis"]);
            t.expect_loyal("rodia", None);
            t.expect_loyal("ryloth", None);
            t.expect_revealed(false);
            assert_eq!(candidates(t), before);
        });
}

/// REB-DS-17, REB-DS-18: ground units that arrive in a destroyed system without ships are lost before any combat.
#[test]
fn troops_dropped_on_rubble_are_lost() {
    scene()
        .destroyed(["naboo"])
        .units("rebel-base", "3 rebel-trooper, 1 airspeeder")
        .units("naboo", "1 assault-carrier, 2 stormtrooper")
        .assigned("lead-the-strike-team", ["han-solo"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal lead-the-strike-team han-solo", "at naboo", "all from rebel-base", "done"]);
            t.expect_units("naboo", Rebels, "");
            t.expect_units("naboo", Empire, "1 assault-carrier, 2 stormtrooper");
            t.expect_combat(None);
        });
    scene()
        .destroyed(["naboo"])
        .units("rodia", "2 stormtrooper, 1 at-st")
        .units("naboo", "1 corellian-corvette, 1 rebel-trooper")
        .assigned("planetary-conquest", ["general-veers"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal planetary-conquest general-veers", "at naboo", "all from rodia", "done"]);
            t.expect_units("naboo", Empire, "");
            t.expect_units("naboo", Rebels, "1 corellian-corvette, 1 rebel-trooper");
            t.expect_combat(None);
        });
}

/// REB-DS-18: the carrier leaves a destroyed system, and its troops are lost.
#[test]
fn a_carrier_that_leaves_a_destroyed_system_must_take_its_troops() {
    scene()
        .destroyed(["rodia"])
        .units("rodia", "2 assault-carrier, 4 stormtrooper, 2 at-st")
        .pool(["darth-vader"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with darth-vader", "from rodia"]);
            t.can_choose_exactly(["count 0", "count 1", "count 2"]); // carriers
            t.choose("count 1");
            t.choose_each(["count 0", "count 1"]); // no AT-ST, one trooper
            // Five units are left, and there is room for four.
            t.can_choose_exactly(["destroy at-st", "destroy stormtrooper"]);
            t.choose("destroy stormtrooper");
            t.expect_units("rodia", Empire, "1 assault-carrier, 2 stormtrooper, 2 at-st");
            t.can_choose_exactly(["done"]);
            t.choose("done");
            t.expect_units("naboo", Empire, "1 assault-carrier, 1 stormtrooper");
            t.expect_occupied("naboo", true);
        });
}

/// REB-MOVE-11, REB-DS-18, REB-BASE-17: units gathered from a destroyed system leave the other units without ships.
#[test]
fn gathering_from_rubble_leaves_nobody_behind() {
    scene()
        .destroyed(["naboo"])
        .units("naboo", "2 corellian-corvette, 4 rebel-trooper, 2 x-wing")
        .assigned("rapid-mobilization", ["mon-mothma"])
        .rebels_turn()
        .play(|t| {
            t.choose("reveal rapid-mobilization mon-mothma");
            t.choose_each(["pass", "pass"]);
            t.can_choose_exactly(["gather", "pass", "relocate"]);
            t.choose_each(["gather", "from naboo"]);
            t.can_choose_exactly(["count 0", "count 1", "count 2"]); // corvettes
            t.choose("count 2");
            t.can_choose_exactly(["count 0", "count 1", "count 2"]); // x-wings
            t.choose("count 0");
            t.can_choose_exactly(["count 0", "count 1", "count 2", "count 3"]); // five in total
            t.choose("count 3");
            t.expect_units("naboo", Rebels, "2 x-wing");
            t.expect_units("rebel-base", Rebels, "2 corellian-corvette, 3 rebel-trooper");
            t.can_choose_exactly(["done"]);
            t.leave_open();
        });
}

/// REB-RETREAT-06, REB-BASE-06: ships of the base came from no system, so the Empire may retreat anywhere.
#[test]
fn an_assault_out_of_the_base_closes_no_way() {
    scene()
        .base("hoth")
        .units("rebel-base", "2 x-wing")
        .units("bespin", "1 star-destroyer, 1 tie-fighter")
        .leaders("bespin", ["moff-jerjerrod"])
        .assigned("plan-the-assault", ["jan-dodonna"])
        .rolls([Blank; 6])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal plan-the-assault jan-dodonna", "at bespin"]);
            t.choose_each(["all from rebel-base", "done"]);
            t.fight_until(EMPIRE, "retreat moff-jerjerrod");
            t.choose("retreat moff-jerjerrod");
            t.can_choose_exactly(["to endor", "to hoth", "to mustafar", "to sullust"]);
            t.leave_open();
        });
}
