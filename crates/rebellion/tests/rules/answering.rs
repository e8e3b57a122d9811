//! Cards, rings and other leaders that respond to missions.

use rebellion::Side::{Empire, Rebels};
use rebellion::{Event, Leader, Ring, Side};

use crate::support::{Blank, EMPIRE, Hit, REBELS, Special, scene};

/// REB-ACTION-08: only the searching player knows whether there is a card to find.
#[test]
fn a_search_that_finds_nothing_is_made_all_the_same() {
    scene()
        .units("sullust", "1 stormtrooper")
        .hand(["seek-yoda", "daring-rescue", "daring-rescue"])
        .assigned("infiltration", ["luke-skywalker"])
        .actions(["son-of-skywalker"])
        .draws(["rebel-assault", "crippling-blow"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal infiltration luke-skywalker", "at sullust", "top rebel-assault"]);
            t.choose("use son-of-skywalker luke-skywalker");
            t.can_choose_exactly_as(REBELS, ["pass"]);
            t.choose("pass");
            t.can_choose_as(EMPIRE, "pass");
        });
}

/// REB-MISSION-30, REB-MISSION-21: dice can be set when opposing as well as when attempting.
#[test]
fn dice_are_set_against_an_attempt() {
    scene()
        .loyal(Rebels, ["naboo"])
        .leaders("naboo", ["luke-skywalker"])
        .actions(["one-in-a-million"])
        .assigned("gather-intel", ["emperor-palpatine"])
        .rolls([Special, Hit])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal gather-intel emperor-palpatine", "at naboo"]);
            t.can_choose_exactly_as(REBELS, ["pass", "use one-in-a-million luke-skywalker"]);
            t.choose("use one-in-a-million luke-skywalker");
            t.can_choose_exactly(["done", "face 0", "face 1", "face 2", "face 3"]);
            t.choose_each(["face 2", "face 2"]); // two specials: four against three
            assert!(t.events().iter().any(|e| matches!(e, Event::Failed { .. })));
            t.expect_in_hand("gather-intel", 1);
        });
}

/// REB-MISSION-17: the active player rolls first. An opposing player decides after that roll whether to set dice; an
/// attempting player decides before any roll.
#[test]
fn who_opposes_sets_dice_after_the_first_roll() {
    let rolled = |events: &[Event], by: Side| {
        events.iter().filter(|e| matches!(e, Event::Die { side, .. } if *side == by)).count()
    };
    let card = ["pass", "use one-in-a-million luke-skywalker"];
    let naboo = || scene().loyal(Rebels, ["naboo"]).leaders("naboo", ["luke-skywalker"]).actions(["one-in-a-million"]);
    naboo().assigned("gather-intel", ["emperor-palpatine"]).rolls([Blank, Blank, Hit, Blank]).empires_turn().play(
        |t| {
            t.choose_each(["reveal gather-intel emperor-palpatine", "at naboo"]);
            assert_eq!((rolled(t.events(), Empire), rolled(t.events(), Rebels)), (2, 0));
            t.can_choose_exactly_as(REBELS, card);
            t.choose("pass"); // both dice are blank, so his own die is enough
            assert_eq!((rolled(t.events(), Empire), rolled(t.events(), Rebels)), (0, 2));
            assert!(t.events().iter().any(|e| matches!(e, Event::Failed { .. })));
        },
    );
    naboo()
        .leaders("naboo", ["general-tagge"])
        .assigned("sabotage", ["chewbacca"])
        .rolls([Blank; 4])
        .rolls([Hit])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal sabotage chewbacca", "at naboo"]);
            assert_eq!((rolled(t.events(), Empire), rolled(t.events(), Rebels)), (0, 0));
            t.can_choose_exactly_as(REBELS, card);
            t.choose("pass");
            assert_eq!((rolled(t.events(), Empire), rolled(t.events(), Rebels)), (1, 4));
            t.expect_sabotaged("naboo", false);
        });
}

/// REB-MISSION-22, REB-MISSION-23: the portrait alone beats an opponent without the skill.
#[test]
fn a_portrait_beats_blank_dice() {
    scene()
        .units("naboo", "1 stormtrooper")
        .loyal(Rebels, ["rodia"])
        .pool(["boba-fett"])
        .assigned("base-defenses", ["general-rieekan"])
        .rolls([Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal base-defenses general-rieekan", "at rodia", "send boba-fett"]);
            t.expect_units("rebel-base", Rebels, "1 shield-generator, 1 ion-cannon");
        });
}

/// REB-RING-03, REB-MISSION-21: the leader with the ring need not be assigned; a tie is a failure that the ring can
/// turn into a success.
#[test]
fn a_bystander_turns_a_tie_with_the_ring() {
    scene()
        .leaders("naboo", ["chewbacca"])
        .ring(Ring::C3po, "chewbacca")
        .assigned("build-alliance", ["mon-mothma"])
        .pool(["moff-jerjerrod"])
        .rolls([Hit, Blank, Blank, Hit])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal build-alliance mon-mothma", "at naboo", "send moff-jerjerrod"]);
            t.can_choose_exactly_as(REBELS, ["no", "yes"]);
            t.choose("yes");
            t.expect_loyal("naboo", Some(Rebels));
            assert_eq!(t.state().ring_of(Leader::Chewbacca), None);
        });
}

/// REB-LEADER-14, REB-RING-03: the leader with the ring was not assigned and stays; the mission's leaders go home.
#[test]
fn the_bearer_of_the_falcon_stays_unless_assigned() {
    scene()
        .units("naboo", "2 stormtrooper")
        .captive("princess-leia", "naboo")
        .leaders("naboo", ["han-solo"])
        .ring(Ring::Falcon, "han-solo")
        .assigned("sabotage", ["chewbacca"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal sabotage chewbacca", "at naboo"]);
            t.can_choose_exactly_as(REBELS, ["no", "yes"]);
            t.choose("yes");
            t.can_choose_exactly(["leader princess-leia"]);
            t.choose("leader princess-leia");
            t.expect_sabotaged("naboo", true);
            t.expect_leader("princess-leia", "rebel-base");
            t.expect_leader("chewbacca", "rebel-base");
            t.expect_leader("han-solo", "naboo");
        });
}

/// REB-OPEN-12: the Millennium Falcon is used before the combat that the mission leads to.
#[test]
fn the_falcon_flies_before_the_uprising() {
    scene()
        .units("naboo", "2 stormtrooper")
        .captive("princess-leia", "naboo")
        .ring(Ring::Falcon, "lando-calrissian")
        .leaders("naboo", ["lando-calrissian"])
        .assigned("incite-rebellion", ["mon-mothma"])
        .rolls([Hit, Hit, Blank, Blank, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal incite-rebellion mon-mothma", "at naboo"]);
            t.expect_combat(None);
            t.expect_units("naboo", Rebels, "3 rebel-trooper");
            t.choose_each(["yes", "leader princess-leia"]);
            t.expect_leader("mon-mothma", "rebel-base");
            t.expect_combat(Some("naboo"));
            t.fight_on();
            t.expect_units("naboo", Empire, "");
            t.expect_occupied("naboo", false);
        });
}

/// REB-GOLD-03, REB-MISSION-15: no leader can be sent against either mission, but leaders already there oppose it.
#[test]
fn misdirection_covers_the_mission_of_its_leader() {
    scene()
        .units("naboo", "1 stormtrooper")
        .leaders("naboo", ["general-tagge"])
        .assigned("misdirection", ["general-madine"])
        .assigned("sabotage", ["chewbacca", "han-solo"])
        .pool(["darth-vader"])
        .rolls([Special, Blank, Hit])
        .rolls([Hit, Blank, Blank, Blank, Blank, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal misdirection general-madine", "at naboo"]);
            t.can_choose_exactly_as(EMPIRE, ["pass", "send darth-vader"]);
            t.choose("pass");
            t.can_choose_exactly_as(REBELS, ["leader chewbacca", "leader general-madine", "leader han-solo"]);
            t.choose("leader han-solo");
            t.choose("pass");
            // Vader cannot be sent; Tagge rolls his die.
            t.choose_each(["reveal sabotage chewbacca", "at naboo"]);
            t.expect_sabotaged("naboo", true);
            t.expect_in_pool("darth-vader");
        });
}

/// REB-MISSION-11, REB-MISSION-13: a starting mission already used this round is used again, with Lando's bonus.
#[test]
fn a_contingency_repeats_a_mission_with_landos_bonus() {
    scene()
        .assigned("sabotage", ["chewbacca"])
        .assigned("contingency-plan", ["lando-calrissian"])
        .pool(["darth-vader", "general-tagge"])
        .rolls([Blank, Hit])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal sabotage chewbacca", "at naboo", "pass", "pass"]);
            t.expect_in_hand("sabotage", 1);
            t.choose("reveal contingency-plan lando-calrissian");
            t.can_choose("assign sabotage lando-calrissian");
            t.choose("assign sabotage lando-calrissian");
            t.expect_in_hand("sabotage", 0);
            t.expect_discarded("contingency-plan", 1);
            t.can_choose_exactly_as(REBELS, ["pass", "reveal base", "reveal sabotage lando-calrissian"]);
            t.choose_each(["reveal sabotage lando-calrissian", "at rodia", "send general-tagge"]);
            t.expect_sabotaged("rodia", true); // two against one
        });
}

/// REB-GOLD-03, REB-MISSION-10: a guard prevents attempts and cards, but not missions that are resolved. It ends with
/// the phase.
#[test]
fn a_guarded_system_sees_no_attempts() {
    scene()
        .units("naboo", "1 stormtrooper")
        .leaders("naboo", ["boba-fett"])
        .with(|g, s| s.guarded = g.db().system("naboo"))
        .probes(["rodia"])
        .assigned("infiltration", ["jan-dodonna"])
        .assigned("plant-false-lead", ["mon-mothma"])
        .rebels_turn()
        .play(|t| {
            t.can_choose_exactly_as(REBELS, ["pass", "reveal base", "reveal plant-false-lead mon-mothma"]);
            t.choose("reveal plant-false-lead mon-mothma");
            t.can_choose_exactly(["at naboo"]);
            t.choose("at naboo");
            t.choose("top rodia");
        });
}

/// REB-ACTION-06, REB-GOLD-03: the guard applies in the Command phase, not in a combat before it.
#[test]
fn a_guard_does_not_stop_cards_before_the_command_phase() {
    scene()
        .base("ryloth")
        .loyal(Empire, ["corellia"])
        .units("corellia", "1 tie-fighter")
        .units("corellia", "1 mon-calamari-cruiser")
        .leaders("corellia", ["admiral-ackbar"])
        .pool(["admiral-ozzel", "boba-fett"])
        .actions(["boba-fett-where", "catch-them-by-surprise", "its-a-trap"])
        .stage(rebellion::frame::Stage::EmpireAssigns)
        .play(|t| {
            t.choose_each(["use boba-fett-where boba-fett", "place corellia"]);
            t.choose_each(["use catch-them-by-surprise admiral-ozzel", "place corellia", "done"]);
            t.expect_combat(Some("corellia"));
            t.can_choose_exactly_as(REBELS, ["pass", "use its-a-trap admiral-ackbar"]);
            t.leave_open();
        });
}

/// REB-LEADER-17, REB-MISSION-18: a turned leader rolls for the Empire, and neither side can use the leader's card.
#[test]
fn a_turned_leader_takes_part_for_the_empire() {
    scene()
        .leaders("naboo", ["chewbacca", "han-solo"])
        .units("naboo", "1 stormtrooper")
        .ring(Ring::DarkSide, "chewbacca")
        .with(|_, s| s.turned.insert(Leader::Chewbacca.idx()))
        .actions(["wookiee-guardian"])
        .assigned("capture-rebel-operative", ["general-tagge"])
        .rolls([Hit, Blank, Blank, Hit, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose("reveal capture-rebel-operative general-tagge");
            t.can_choose_exactly(["against han-solo"]);
            t.choose("against han-solo");
            // One die for Tagge and three for Chewbacca against two for Han Solo.
            t.expect_captive("han-solo", true);
        });
}

/// REB-MISSION-19, REB-MISSION-18: at most ten dice, whatever adds to them.
#[test]
fn units_add_no_dice_beyond_ten() {
    scene()
        .units("naboo", "1 x-wing")
        .leaders("naboo", ["princess-leia", "admiral-ackbar", "obi-wan-kenobi", "general-rieekan"])
        .assigned("build-alliance", ["mon-mothma", "jan-dodonna"])
        .pool(["moff-jerjerrod"])
        .rolls([Hit, Blank, Blank, Blank, Blank, Blank, Blank, Blank, Blank, Blank])
        .rolls([Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal build-alliance mon-mothma", "at naboo", "send moff-jerjerrod"]);
            t.expect_loyal("naboo", Some(Rebels));
        });
}

/// REB-ACTION-04, REB-GOLD-03: no leader can be sent, but a leader can come by a card.
#[test]
fn undercover_answers_a_blindside() {
    scene()
        .units("naboo", "1 stormtrooper")
        .leaders("naboo", ["han-solo"])
        .leaders("rodia", ["obi-wan-kenobi"])
        .pool(["chewbacca"])
        .actions(["undercover", "blindside"])
        .assigned("capture-rebel-operative", ["boba-fett"])
        .rolls([Hit, Blank, Blank, Hit, Hit])
        .empires_turn()
        .play(|t| {
            t.can_choose_exactly([
                "blindside capture-rebel-operative boba-fett",
                "pass",
                "reveal capture-rebel-operative boba-fett",
            ]);
            t.choose_each(["blindside capture-rebel-operative boba-fett", "against han-solo"]);
            t.can_choose_exactly_as(REBELS, ["pass", "use undercover obi-wan-kenobi"]);
            t.choose("use undercover obi-wan-kenobi");
            // There is no question about Chewbacca.
            t.expect_in_pool("chewbacca");
            t.expect_leader("obi-wan-kenobi", "naboo");
            t.expect_captive("han-solo", false);
        });
}

/// REB-WIN-03, REB-OBJ-03: the sacrifice moves the marker, and the game ends in the middle of the mission.
#[test]
fn a_sacrifice_may_win_the_game() {
    scene()
        .units("naboo", "1 stormtrooper")
        .leaders("naboo", ["obi-wan-kenobi"])
        .actions(["noble-sacrifice"])
        .track(7, 8)
        .assigned("capture-rebel-operative", ["boba-fett"])
        .rolls([Hit, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal capture-rebel-operative boba-fett", "against obi-wan-kenobi"]);
            t.can_choose_exactly_as(REBELS, ["pass", "use noble-sacrifice obi-wan-kenobi"]);
            t.choose("use noble-sacrifice obi-wan-kenobi");
            t.expect_over([REBELS]);
        });
}
