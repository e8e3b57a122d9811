//! Combinations of rules: cards of one side during actions of the other, and games that end without a battle.

use rebellion::Side::{Empire, Rebels};
use rebellion::frame::Stage;
use rebellion::side::Theater;
use rebellion::state::Place;
use rebellion::{Leader, Ring, Side};
use table::{Game, Viewer};

use crate::support::{Blank, Direct, EMPIRE, Hit, REBELS, scene};

/// REB-CARD-16, REB-WIN-01: the structure was the last unit at the base, so no unit is left to fight for it.
#[test]
fn a_base_held_by_a_generator_falls_to_a_card() {
    scene()
        .revealed()
        .units("hoth", "1 shield-generator")
        .units("bespin", "1 assault-carrier, 1 stormtrooper")
        .pool(["general-veers"])
        .actions(["target-the-generator"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate hoth", "with general-veers", "all from bespin", "done"]);
            t.can_choose_exactly_as(EMPIRE, ["pass", "use target-the-generator general-veers"]);
            t.choose("use target-the-generator general-veers");
            t.expect_over([EMPIRE]);
        });
}

/// REB-COMBAT-05, REB-COMBAT-08: without the ship there is no space theater, so neither side draws space cards.
#[test]
fn a_ship_lost_to_a_card_fights_in_no_battle() {
    scene()
        .units("naboo", "1 death-star, 1 stormtrooper, 1 x-wing, 1 rebel-trooper")
        .pool(["moff-jerjerrod"])
        .actions(["fully-operational"])
        .draws(["ground-critical-hit"])
        .rolls([Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with moff-jerjerrod", "done", "use fully-operational moff-jerjerrod"]);
            t.expect_units("naboo", Rebels, "1 rebel-trooper");
            // Jerjerrod would draw a card for either theater.
            t.can_choose_exactly_as(EMPIRE, ["done", "play ground-critical-hit"]);
            t.leave_open();
        });
}

/// REB-WIN-01: four fighters come to a revealed base without Rebel units.
#[test]
fn fighters_alone_take_a_base_that_nobody_holds() {
    let story = |rebels: &'static str, over: bool| {
        scene()
            .revealed()
            .units("hoth", rebels)
            .units("coruscant", "4 tie-fighter")
            .pool(["soontir-fel"])
            .actions(["scouting-mission"])
            .stage(Stage::EmpireAssigns)
            .play(|t| {
                t.choose_each(["use scouting-mission soontir-fel", "place hoth", "all from coruscant", "done"]);
                if over {
                    t.expect_over([EMPIRE]);
                } else {
                    t.expect_combat(None);
                    t.leave_open();
                }
            });
    };
    story("", true);
    story("1 rebel-trooper", false);
}

/// REB-BASE-10, REB-WIN-01: no Rebel unit is at the base, and an enemy ship is in its system.
#[test]
fn whoever_reveals_an_empty_base_below_the_enemy_loses() {
    let story = |fleet: &'static str, over: bool| {
        scene().base("hoth").units(fleet, "1 star-destroyer").pool(["jan-dodonna"]).rebels_turn().play(|t| {
            t.choose("reveal base");
            if over {
                t.expect_over([EMPIRE]);
            } else {
                t.can_choose_as(REBELS, "activate hoth");
            }
        });
    };
    story("hoth", true);
    story("bespin", false);
}

/// REB-BASE-07, REB-LOYAL-04, REB-LOYAL-05: two loyalty, but not one, find a base in a Rebel system.
#[test]
fn one_loyalty_leaves_the_base_of_a_rebel_system_hidden() {
    let story = |mission: &'static str, loyal: Option<Side>| {
        scene()
            .base("naboo")
            .loyal(Rebels, ["naboo"])
            .units("rebel-base", "1 rebel-trooper")
            .assigned(mission, ["emperor-palpatine"])
            .empires_turn()
            .play(|t| {
                t.choose_each([&format!("reveal {mission} emperor-palpatine"), "at naboo"]);
                t.expect_loyal("naboo", loyal);
                t.expect_revealed(loyal.is_some());
            });
    };
    story("trade-negotiations", None);
    story("display-of-power", Some(Empire));
}

/// REB-MISSION-30, REB-MOVE-04: the leader who goes undercover no longer holds units in his old system, but in the new
/// one.
#[test]
fn a_leader_gone_undercover_lets_units_go() {
    scene()
        .loyal(Rebels, ["naboo"])
        .units("rodia", "1 x-wing")
        .units("naboo", "1 y-wing")
        .leaders("rodia", ["lando-calrissian"])
        .pool(["jan-dodonna"])
        .actions(["undercover"])
        .assigned("gather-intel", ["colonel-yularen"])
        .rolls([Blank, Blank, Blank, Hit])
        .empires_turn()
        .play(|t| {
            t.choose_each([
                "reveal gather-intel colonel-yularen",
                "at naboo",
                "use undercover lando-calrissian",
                "pass",
            ]);
            t.expect_leader("lando-calrissian", "naboo");
            t.choose_each(["activate geonosis", "with jan-dodonna"]);
            t.can_choose_exactly(["all from rodia", "done", "from rodia"]);
            t.choose("done");
        });
}

/// REB-LEADER-17, REB-COMBAT-02, REB-COMBAT-04: a turned leader commands for the Empire, and his tactic values count
/// for its draws.
#[test]
fn a_turned_leader_commands_for_the_empire() {
    scene()
        .units("naboo", "1 star-destroyer")
        .leaders("naboo", ["admiral-ackbar"])
        .ring(Ring::DarkSide, "admiral-ackbar")
        .with(|_, s| s.turned.insert(Leader::Ackbar.idx()))
        .units("rodia", "1 x-wing")
        .pool(["princess-leia", "darth-vader"])
        .rolls([Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with princess-leia", "all from rodia", "done"]);
            // A side with a commander adds no leader.
            t.expect_in_pool("darth-vader");
            let n = t.game().view(t.state(), Viewer::Seat(REBELS)).tactics.n;
            assert_eq!(n[Empire.idx()][Theater::Space as usize], 3);
            assert_eq!(n[Rebels.idx()][Theater::Space as usize], 1);
            t.leave_open();
        });
}

/// REB-LEADER-16, REB-COMP-17: a leader who is eliminated instead of captured is taken nowhere, and the hunter stays.
#[test]
fn nobody_collects_a_bounty_on_the_dead() {
    scene()
        .units("sullust", "1 stormtrooper")
        .leaders("naboo", ["obi-wan-kenobi"])
        .assigned("collect-bounty", ["boba-fett"])
        .actions(["noble-sacrifice"])
        .track(3, 14)
        .rolls([Blank, Blank, Blank])
        .empires_turn()
        .play(|t| {
            // His portrait is enough against a leader without the skill.
            t.choose_each(["reveal collect-bounty boba-fett", "against obi-wan-kenobi"]);
            t.choose("use noble-sacrifice obi-wan-kenobi");
            assert_eq!(t.state().at[Leader::ObiWan.idx()], Place::Out);
            t.expect_leader("boba-fett", "naboo");
            t.expect_track(3, 13);
        });
}

/// REB-LEADER-14, REB-RING-03, REB-GOLD-02: the mission says that its leaders stay, even if another captive is rescued.
#[test]
fn leaders_who_stay_for_the_greater_good_stay_for_the_falcon_too() {
    scene()
        .units("naboo", "2 stormtrooper")
        .captive("princess-leia", "naboo")
        .leaders("naboo", ["mon-mothma", "lando-calrissian"])
        .ring(Ring::Carbonite, "mon-mothma")
        .ring(Ring::Falcon, "lando-calrissian")
        .assigned("for-the-greater-good", ["obi-wan-kenobi"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal for-the-greater-good obi-wan-kenobi", "at naboo"]);
            t.can_choose_exactly(["leader mon-mothma", "leader princess-leia"]);
            t.choose("leader princess-leia");
            t.can_choose_exactly(["no", "yes"]);
            t.choose("yes");
            t.can_choose_exactly(["leader mon-mothma"]);
            t.choose("leader mon-mothma");
            t.expect_leader("princess-leia", "rebel-base");
            t.expect_leader("mon-mothma", "rebel-base");
            t.expect_leader("obi-wan-kenobi", "naboo");
            t.expect_leader("lando-calrissian", "naboo");
        });
}

/// REB-BASE-21, REB-COMBAT-01, REB-WIN-01: an empty base space is abandoned in a system with a fleet. There is no
/// combat, and the base is elsewhere.
#[test]
fn an_empty_base_is_given_up_without_a_fight() {
    scene()
        .base("hoth")
        .units("hoth", "1 star-destroyer")
        .with(|_, s| s.mobilizing.push(1))
        .draws(["naboo", "rodia", "kessel", "endor"])
        .stage(Stage::CommandEnds)
        .play(|t| {
            t.choose_each(["relocate", "hide naboo"]);
            t.expect_combat(None);
            t.expect_revealed(false);
            t.leave_open();
        });
}

/// REB-BASE-17, REB-CMD-06: leaders of unrevealed missions are back in their pools when the base moves and can command
/// at the old base.
#[test]
fn leaders_of_unrevealed_missions_may_fight_for_the_old_base() {
    scene()
        .base("hoth")
        .units("rebel-base", "1 x-wing")
        .units("hoth", "1 assault-carrier")
        .assigned("rapid-mobilization", ["mon-mothma"])
        .assigned("sabotage", ["wedge-antilles"])
        .assigned("gather-intel", ["general-tagge"])
        .draws(["naboo", "rodia", "kessel", "endor"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal rapid-mobilization mon-mothma", "pass", "pass", "relocate"]);
            t.expect_in_hand("sabotage", 1);
            t.choose("hide naboo");
            t.expect_combat(Some("hoth"));
            t.can_choose_exactly_as(REBELS, ["add wedge-antilles", "pass"]);
            t.choose("add wedge-antilles");
            t.can_choose_exactly_as(EMPIRE, ["add general-tagge", "pass"]);
            t.leave_open();
        });
}

/// REB-BASE-17, REB-MOVE-11: units can leave a system with enemies when they are gathered, but a leader there holds
/// them.
#[test]
fn units_are_gathered_from_among_enemies() {
    let story = |leader: &'static [&'static str], from: &'static [&'static str]| {
        let laid = scene()
            .units("naboo", "1 x-wing, 1 stormtrooper")
            .with(|_, s| s.mobilizing.push(1))
            .stage(Stage::CommandEnds);
        let laid = leader.iter().fold(laid, |laid, who| laid.leaders("naboo", [who]));
        laid.play(|t| {
            t.choose("gather");
            t.can_choose_exactly(from.iter().copied());
            t.leave_open();
        });
    };
    story(&[], &["all from naboo", "done", "from naboo"]);
    story(&["princess-leia"], &["done"]);
}

/// REB-OBJ-08: the Rebels can score one objective in each combat of a turn.
#[test]
fn two_combats_of_a_turn_score_one_objective_each() {
    scene()
        .base("hoth")
        .units("rebel-base", "1 mon-calamari-cruiser")
        .units("sullust", "2 mon-calamari-cruiser")
        .units("bespin", "1 star-destroyer, 1 assault-carrier, 1 tie-fighter, 1 stormtrooper")
        .leaders("bespin", ["boba-fett"])
        .objectives(["rebel-assault", "major-victory"])
        .pool(["jan-dodonna"])
        .rolls([Blank, Blank, Hit, Hit, Direct, Direct])
        .rolls([Blank; 6])
        .rolls([Hit, Hit, Hit])
        .rolls([Blank; 3])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate bespin", "with jan-dodonna", "all from sullust", "done"]);
            t.fight_until(REBELS, "damage star-destroyer 0");
            t.choose_each(["damage star-destroyer 0", "damage star-destroyer 1"]);
            t.choose_each(["damage star-destroyer 2", "damage star-destroyer 3"]);
            t.fight_until(REBELS, "score rebel-assault");
            t.can_choose_exactly(["pass", "score major-victory", "score rebel-assault"]);
            t.choose("score rebel-assault");
            t.fight_until(EMPIRE, "retreat boba-fett");
            // The Rebels can score no other objective in this combat.
            t.choose_each(["retreat boba-fett", "to hoth", "count 1", "count 1"]);
            t.expect_combat(Some("hoth"));
            t.fight_until(REBELS, "score major-victory");
            t.can_choose_exactly(["pass", "score major-victory"]);
            t.choose("score major-victory");
            t.expect_track(1, 12);
            t.expect_units("hoth", Empire, "1 stormtrooper");
        });
}

/// REB-OBJ-07, REB-LEADER-17: a turned leader is not captured.
#[test]
fn a_lured_leader_is_not_left_behind() {
    let story = |ring: Ring, met: bool| {
        scene()
            .units("naboo", "1 stormtrooper")
            .leaders("naboo", ["princess-leia"])
            .ring(ring, "princess-leia")
            .with(move |_, s| s.turned.set(Leader::Leia.idx(), met))
            .objectives(["leave-no-one-behind"])
            .stage(Stage::Objective)
            .play(|t| {
                assert_eq!(t.key_texts(REBELS).contains(&"score leave-no-one-behind".to_owned()), met);
                t.leave_open();
            });
    };
    story(Ring::DarkSide, true);
    story(Ring::Captured, false);
    story(Ring::Carbonite, false);
}

/// REB-BASE-13, REB-DECEIT-01: a revealed base is public, so no systems are named.
#[test]
fn a_droid_asks_nothing_about_a_revealed_base() {
    scene()
        .revealed()
        .units("hoth", "1 rebel-trooper")
        .units("sullust", "1 stormtrooper")
        .captive("princess-leia", "sullust")
        .assigned("interrogation-droid", ["colonel-yularen"])
        .rolls([Hit, Hit, Hit])
        .rolls([Blank; 5])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal interrogation-droid colonel-yularen", "against princess-leia"]);
            t.expect_discarded("interrogation-droid", 1);
            t.can_choose_as(REBELS, "pass");
        });
}

/// REB-BASE-13, REB-COMBAT-02, REB-RETREAT-02: a leader in the base space commands in the base system once it is found,
/// even before the Command phase.
#[test]
fn a_planner_in_the_base_space_leads_the_retreat() {
    scene()
        .base("hoth")
        .units("rebel-base", "1 corellian-corvette, 2 rebel-trooper")
        .units("bespin", "1 star-destroyer, 1 stormtrooper")
        .pool(["jan-dodonna", "general-rieekan", "admiral-ozzel"])
        .actions(["rebel-planning", "catch-them-by-surprise"])
        .rolls([Blank; 7])
        .stage(Stage::RebelsAssign)
        .play(|t| {
            t.choose_each(["use rebel-planning jan-dodonna", "stay general-rieekan"]);
            t.expect_leader("jan-dodonna", "rebel-base");
            t.choose_each(["use catch-them-by-surprise admiral-ozzel", "place hoth", "all from bespin", "done"]);
            t.expect_revealed(true);
            t.expect_leader("jan-dodonna", "hoth");
            t.fight_until(REBELS, "retreat jan-dodonna");
            t.expect_in_pool("general-rieekan"); // there was a commander
            t.can_choose_exactly(["pass", "retreat jan-dodonna"]);
            t.choose("retreat jan-dodonna");
            t.can_choose_exactly(["to endor", "to mustafar"]);
            t.choose_each(["to endor", "count 2"]);
            t.expect_over([EMPIRE]); // no unit is left at the base
        });
}

/// REB-BASE-16, REB-WIN-01: the last ship leaves a base with enemy troops that it could not fight.
#[test]
fn a_fleet_that_leaves_a_besieged_base_gives_it_up() {
    let story = |left: &'static str, over: bool| {
        scene()
            .revealed()
            .units("hoth", "1 x-wing, 1 stormtrooper")
            .units("hoth", left)
            .assigned("hidden-fleet", ["admiral-ackbar"])
            .rebels_turn()
            .play(|t| {
                t.choose_each(["reveal hidden-fleet admiral-ackbar", "at kessel", "from hoth", "count 1"]);
                if over {
                    t.expect_over([EMPIRE]);
                } else {
                    t.choose_each(["count 0", "done"]);
                    t.expect_units("kessel", Rebels, "1 x-wing");
                }
            });
    };
    story("", true);
    story("1 y-wing", false);
}
