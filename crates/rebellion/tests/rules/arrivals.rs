//! Units arrive in a system. The consequences are the same for every cause.

use rebellion::Side::{Empire, Rebels};
use rebellion::frame::Stage;

use crate::support::layout::Layout;
use crate::support::{Blank, Direct, EMPIRE, Hit, REBELS, scene};

/// The Rebels attack Bespin from Sullust, and the Empire can retreat from there to the base at Hoth.
fn beside_the_base(defenders: &'static str) -> Layout {
    scene()
        .base("hoth")
        .units("bespin", defenders)
        .leaders("bespin", ["moff-jerjerrod"])
        .units("sullust", "1 mon-calamari-cruiser")
        .pool(["jan-dodonna", "general-rieekan"])
        .rolls([Blank; 6])
        .rebels_turn()
}

const ATTACK: [&str; 4] = ["activate bespin", "with jan-dodonna", "all from sullust", "done"];

/// REB-COMBAT-45, REB-BASE-08, REB-RETREAT-06, REB-OPEN-36
#[test]
fn a_retreat_that_finds_the_base_leads_to_a_combat_there() {
    beside_the_base("1 star-destroyer, 2 stormtrooper")
        .units("rebel-base", "1 x-wing, 1 rebel-trooper")
        .rolls([Blank; 7])
        .play(|t| {
            t.choose_each(ATTACK);
            t.fight_until(EMPIRE, "retreat moff-jerjerrod");
            t.choose("retreat moff-jerjerrod");
            t.can_choose_exactly(["to endor", "to hoth", "to mustafar"]);
            t.choose("to hoth");
            t.expect_revealed(false); // the troops have not arrived yet
            t.can_choose_exactly(["count 0", "count 1", "count 2"]);
            t.choose("count 2");
            t.expect_revealed(true);
            t.expect_units("hoth", Rebels, "1 x-wing, 1 rebel-trooper");
            t.expect_units("hoth", Empire, "1 star-destroyer, 2 stormtrooper");
            // The combat at Bespin is over, and the combat at Hoth begins. It is still the Rebels' turn.
            t.expect_combat(Some("hoth"));
            t.can_choose_exactly_as(REBELS, ["add general-rieekan", "pass"]);
            t.choose("add general-rieekan");
            t.fight_until(REBELS, "retreat general-rieekan");
            t.choose("retreat general-rieekan");
            // The enemy came from Bespin, although Rebels are there now.
            t.can_choose_exactly(["to endor", "to mustafar"]);
            t.leave_open();
        });
}

/// REB-COMBAT-45, REB-RETREAT-13: troops left behind keep fighting before the combat at the base begins.
#[test]
fn the_combat_at_the_base_waits_for_the_one_that_was_left() {
    beside_the_base("1 star-destroyer, 2 stormtrooper")
        .units("sullust", "1 rebel-trooper")
        .units("rebel-base", "2 rebel-trooper")
        .rolls([Blank, Blank, Blank, Direct, Blank])
        .play(|t| {
            t.choose_each(ATTACK);
            t.fight_until(EMPIRE, "retreat moff-jerjerrod");
            t.choose_each(["retreat moff-jerjerrod", "to hoth", "count 1"]);
            t.expect_revealed(true);
            t.expect_combat(Some("bespin"));
            t.fight_until(REBELS, "add general-rieekan");
            t.expect_combat(Some("hoth"));
            t.expect_units("bespin", Empire, "");
            t.expect_units("hoth", Empire, "1 star-destroyer, 1 stormtrooper");
            t.leave_open();
        });
}

/// REB-RETREAT-06, REB-RETREAT-07: a later retreat of other units does not matter at the base.
#[test]
fn a_second_retreat_changes_nothing_about_the_combat_at_the_base() {
    scene()
        .base("hoth")
        .units("rebel-base", "1 x-wing, 1 rebel-trooper")
        .units("sullust", "1 star-destroyer, 2 stormtrooper")
        .units("bespin", "1 corellian-corvette, 1 rebel-trooper")
        .leaders("bespin", ["general-rieekan"])
        .pool(["moff-jerjerrod", "jan-dodonna"])
        .rolls([Blank; 14])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate bespin", "with moff-jerjerrod", "all from sullust", "done"]);
            t.fight_until(EMPIRE, "retreat moff-jerjerrod");
            t.choose("retreat moff-jerjerrod");
            t.can_choose_exactly(["to endor", "to hoth", "to mustafar", "to sullust"]);
            t.choose_each(["to hoth", "count 1"]);
            t.expect_revealed(true);
            t.can_choose_exactly_as(REBELS, ["pass", "retreat general-rieekan"]);
            t.choose("retreat general-rieekan");
            t.can_choose_exactly(["to endor", "to mustafar"]);
            t.choose_each(["to endor", "count 1"]);
            t.expect_combat(Some("hoth"));
            t.can_choose_exactly_as(REBELS, ["add jan-dodonna", "pass"]);
            t.choose("add jan-dodonna");
            t.fight_until(EMPIRE, "retreat moff-jerjerrod");
            t.choose("retreat moff-jerjerrod");
            t.can_choose_exactly(["to bespin"]); // to the unit that was left there
            t.leave_open();
        });
}

/// REB-WIN-01
#[test]
fn a_retreat_into_an_empty_base_wins() {
    beside_the_base("1 star-destroyer, 1 stormtrooper").play(|t| {
        t.choose_each(ATTACK);
        t.fight_until(EMPIRE, "retreat moff-jerjerrod");
        t.choose_each(["retreat moff-jerjerrod", "to hoth", "count 1"]);
        t.expect_over([EMPIRE]);
    });
}

/// REB-BASE-09: ships alone do not find the base.
#[test]
fn ships_that_retreat_into_the_base_system_find_nothing() {
    beside_the_base("1 star-destroyer, 1 stormtrooper").units("rebel-base", "1 x-wing").play(|t| {
        t.choose_each(ATTACK);
        t.fight_until(EMPIRE, "retreat moff-jerjerrod");
        t.choose_each(["retreat moff-jerjerrod", "to hoth", "count 0"]);
        t.expect_revealed(false);
        t.expect_units("hoth", Rebels, "");
        t.expect_combat(None);
        t.can_choose_as(EMPIRE, "pass");
    });
}

/// REB-OCC-01: a base found by a retreat is occupied after the combat there.
#[test]
fn a_base_found_by_a_retreat_is_occupied_after_the_combat() {
    beside_the_base("1 star-destroyer, 1 stormtrooper")
        .base("mustafar")
        .units("rebel-base", "1 rebel-trooper, 1 x-wing")
        .rolls([Blank, Blank, Blank, Blank, Blank, Hit])
        .play(|t| {
            t.choose_each(ATTACK);
            t.fight_until(EMPIRE, "retreat moff-jerjerrod");
            t.choose_each(["retreat moff-jerjerrod", "to mustafar", "count 1"]);
            t.expect_combat(Some("mustafar"));
            t.expect_occupied("mustafar", false);
            t.choose("add general-rieekan");
            // The Rebels attack first: the x-wing, then in answer three dice; on the ground the trooper falls.
            t.fight_until(REBELS, "retreat general-rieekan");
            t.expect_occupied("mustafar", false);
            t.choose_each(["retreat general-rieekan", "to hoth"]);
            t.expect_over([EMPIRE]); // no unit is left at the base
        });
}

/// REB-DS-18, REB-RETREAT-03, REB-RETREAT-11
#[test]
fn troops_retreat_with_their_ships_from_a_destroyed_system() {
    let destroyed = || beside_the_base("1 star-destroyer, 2 stormtrooper, 1 at-st").destroyed(["bespin"]);
    destroyed().play(|t| {
        t.choose_each(ATTACK);
        t.fight_until(EMPIRE, "retreat moff-jerjerrod");
        t.choose_each(["retreat moff-jerjerrod", "to endor"]);
        t.expect_units("bespin", Empire, "2 stormtrooper, 1 at-st");
        t.can_choose_exactly(["count 0", "count 1", "count 2"]); // Stormtroopers
        t.choose("count 2");
        t.can_choose_exactly(["count 0", "count 1"]); // the AT-ST
        t.choose("count 1");
        t.expect_units("endor", Empire, "1 star-destroyer, 2 stormtrooper, 1 at-st");
        t.expect_units("bespin", Empire, "");
        t.expect_combat(None);
    });
    // The units that stay have no ship any more.
    destroyed().play(|t| {
        t.choose_each(ATTACK);
        t.fight_until(EMPIRE, "retreat moff-jerjerrod");
        t.choose_each(["retreat moff-jerjerrod", "to endor", "count 1", "count 0"]);
        t.expect_units("endor", Empire, "1 star-destroyer, 1 stormtrooper");
        t.expect_units("bespin", Empire, "");
        t.expect_combat(None);
    });
}

/// REB-DS-18, REB-RETREAT-03
#[test]
fn troops_retreat_into_a_destroyed_system_with_their_ships() {
    scene()
        .destroyed(["rodia"])
        .units("rodia", "1 x-wing")
        .units("naboo", "1 corellian-corvette, 2 rebel-trooper")
        .leaders("naboo", ["general-rieekan"])
        .units("sullust", "1 star-destroyer")
        .pool(["moff-jerjerrod"])
        .rolls([Blank; 5])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with moff-jerjerrod", "all from sullust", "done"]);
            t.fight_until(REBELS, "retreat general-rieekan");
            t.choose("retreat general-rieekan");
            t.can_choose_exactly(["to rodia"]);
            t.choose("to rodia");
            t.can_choose_exactly(["count 0", "count 1", "count 2"]);
            t.choose("count 2");
            t.expect_units("rodia", Rebels, "1 x-wing, 1 corellian-corvette, 2 rebel-trooper");
            t.expect_units("naboo", Rebels, "");
        });
}

/// REB-WIN-01, REB-DS-18: there is no question about excess units when the game is over.
#[test]
fn a_base_that_is_left_for_a_destroyed_system_is_lost_at_once() {
    scene()
        .revealed()
        .destroyed(["bespin"])
        .units("hoth", "1 star-destroyer, 1 stormtrooper")
        .units("hoth", "1 corellian-corvette, 2 rebel-trooper, 1 airspeeder")
        .leaders("hoth", ["general-rieekan"])
        .pool(["moff-jerjerrod"])
        .draws([
            "space-critical-hit",
            "ground-critical-hit",
            "space-critical-hit",
            "ground-escape-plan",
            "ground-dig-in",
        ])
        .rolls([Blank; 10])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate hoth", "with moff-jerjerrod", "done"]);
            t.fight_until(REBELS, "play ground-escape-plan");
            t.choose("play ground-escape-plan");
            t.fight_until(REBELS, "retreat general-rieekan");
            t.choose("retreat general-rieekan");
            t.can_choose_exactly(["to bespin", "to endor", "to mustafar"]);
            // There is room for two of them.
            t.choose_each(["to bespin", "count 2", "count 1"]);
            t.expect_over([EMPIRE]);
        });
}

/// REB-RETREAT-06, REB-BASE-12, REB-COMBAT-45
#[test]
fn nobody_retreats_to_where_a_card_moved_the_finders_of_the_base_from() {
    scene()
        .base("hoth")
        .units("rebel-base", "1 x-wing, 1 corellian-corvette, 2 rebel-trooper")
        .leaders("rebel-base", ["general-rieekan"])
        .units("bespin", "1 stormtrooper, 1 at-st")
        .assigned("planetary-conquest", ["general-veers"])
        .rolls([Blank; 5])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal planetary-conquest general-veers", "at hoth"]);
            t.can_choose_exactly(["all from bespin", "done", "from bespin"]);
            t.choose_each(["all from bespin", "done"]);
            t.expect_revealed(true);
            t.expect_combat(Some("hoth"));
            t.expect_discarded("planetary-conquest", 1); // the mission is over
            t.fight_until(REBELS, "retreat general-rieekan");
            t.choose("retreat general-rieekan");
            t.can_choose_exactly(["to endor", "to mustafar"]);
            t.leave_open();
        });
}

/// REB-RETREAT-06, REB-ACTION-04, REB-COMBAT-45: cards used in the combat do not affect the card that led to it.
#[test]
fn a_card_used_in_the_combat_does_not_disturb_the_card_that_led_to_it() {
    scene()
        .base("hoth")
        .units("rebel-base", "1 x-wing, 2 rebel-trooper")
        .leaders("rebel-base", ["general-rieekan"])
        .units("bespin", "1 assault-carrier, 1 stormtrooper")
        .units("mustafar", "1 assault-carrier")
        // System number 0 is not involved, even if activating it would start a combat there.
        .units("mon-calamari", "1 x-wing, 1 tie-fighter")
        .pool(["admiral-ozzel", "general-veers"])
        .actions(["catch-them-by-surprise", "ready-for-action"])
        .rolls([Blank; 6])
        .stage(Stage::EmpireAssigns)
        .play(|t| {
            t.choose_each(["use catch-them-by-surprise admiral-ozzel", "place hoth"]);
            t.can_choose_exactly(["all from bespin", "all from mustafar", "done", "from bespin", "from mustafar"]);
            t.choose_each(["all from bespin", "done"]);
            t.expect_combat(Some("hoth"));
            t.can_choose_exactly_as(EMPIRE, ["pass", "use ready-for-action general-veers"]);
            t.choose("use ready-for-action general-veers");
            t.expect_leader("general-veers", "hoth");
            t.fight_until(REBELS, "retreat general-rieekan");
            t.choose("retreat general-rieekan");
            t.can_choose_exactly(["to endor"]); // not Bespin, where they came from, nor Mustafar, where they are
            t.leave_open();
        });
}

/// REB-ACTION-05, REB-COMBAT-01
#[test]
fn after_a_combat_begun_by_a_card_the_assignment_goes_on() {
    scene()
        .base("ryloth")
        .units("hoth", "1 x-wing")
        .units("bespin", "1 assault-carrier, 1 stormtrooper")
        .units("mon-calamari", "1 x-wing, 1 tie-fighter")
        .pool(["admiral-ozzel", "general-veers"])
        .actions(["catch-them-by-surprise", "ready-for-action"])
        .rolls([Hit, Blank, Blank])
        .stage(Stage::EmpireAssigns)
        .play(|t| {
            t.choose_each(["use catch-them-by-surprise admiral-ozzel", "place hoth", "all from bespin", "done"]);
            t.choose("use ready-for-action general-veers");
            t.fight_on();
            t.expect_units("hoth", Rebels, "");
            t.expect_in_pool("general-veers");
            t.expect_combat(None);
            t.can_choose_as(EMPIRE, "assign rule-by-fear general-veers");
            t.leave_open();
        });
}

/// The Rebels attack a destroyed Bespin from Sullust and can play this objective.
fn over_rubble(defenders: &'static str, attackers: &'static str) -> Layout {
    scene()
        .destroyed(["bespin"])
        .units("bespin", defenders)
        .units("sullust", attackers)
        .objectives(["crippling-blow"])
        .pool(["jan-dodonna"])
        .rebels_turn()
}

/// REB-DS-18, REB-CARD-12, REB-OBJ-06
#[test]
fn troops_lost_with_their_ship_count_as_destroyed_in_the_combat() {
    // All units go, of whatever kind.
    over_rubble("1 assault-carrier, 1 stormtrooper, 1 at-st", "1 mon-calamari-cruiser")
        .rolls([Blank, Hit, Hit, Blank, Blank])
        .play(|t| {
            t.choose_each(ATTACK);
            t.fight_until(REBELS, "score crippling-blow");
            t.expect_units("bespin", Empire, "");
            t.can_choose_exactly_as(REBELS, ["pass", "score crippling-blow"]);
            t.choose("score crippling-blow");
            t.expect_track(1, 13);
            t.leave_open();
        });
    // The last ship cannot carry all units, so the Empire chooses which ones to lose.
    over_rubble("2 assault-carrier, 5 stormtrooper, 1 at-st", "1 mon-calamari-cruiser")
        .rolls([Blank, Hit, Hit, Blank, Blank, Blank, Blank])
        .play(|t| {
            t.choose_each(ATTACK);
            t.fight_until(REBELS, "damage assault-carrier 1");
            t.choose("damage assault-carrier 1");
            t.fight_until(EMPIRE, "destroy at-st");
            t.can_choose_exactly(["destroy at-st", "destroy stormtrooper"]);
            t.choose("destroy at-st");
            t.expect_units("bespin", Empire, "1 assault-carrier, 4 stormtrooper");
            t.can_choose_exactly_as(REBELS, ["pass", "score crippling-blow"]);
            t.leave_open();
        });
    // Units left behind in a retreat count as destroyed in the combat, too.
    over_rubble("1 star-destroyer, 3 stormtrooper", "1 mon-calamari-cruiser")
        .leaders("bespin", ["moff-jerjerrod"])
        .rolls([Blank; 6])
        .play(|t| {
            t.choose_each(ATTACK);
            t.fight_until(EMPIRE, "retreat moff-jerjerrod");
            t.choose_each(["retreat moff-jerjerrod", "to endor", "count 0"]);
            t.can_choose_exactly_as(REBELS, ["pass", "score crippling-blow"]);
            t.leave_open();
        });
}

/// REB-DS-17, REB-THEATER-01: without a ground battle, neither side wins the ground theater.
#[test]
fn nobody_wins_the_ground_of_a_destroyed_system() {
    let rubble = || {
        scene()
            .destroyed(["bespin"])
            .units("bespin", "1 assault-carrier, 1 tie-fighter, 1 stormtrooper")
            .leaders("bespin", ["darth-vader"])
            .units("sullust", "1 mon-calamari-cruiser, 1 rebel-trooper")
            .objectives(["return-of-the-jedi"])
            .pool(["jan-dodonna"])
            .rolls([Blank, Hit, Hit, Blank, Blank, Blank])
            .rebels_turn()
    };
    rubble().play(|t| {
        t.choose_each(ATTACK);
        t.fight_until(REBELS, "retreat jan-dodonna");
        t.expect_units("bespin", Empire, "1 tie-fighter");
        t.choose_each(["retreat jan-dodonna", "to sullust", "count 1"]);
        // The Empire has held space, and the ground was not fought for, so there is no question about objectives.
        t.expect_combat(None);
        t.expect_to_act([EMPIRE]);
    });
    // There is none while the battle in space continues either, although only Rebels have troops left.
    rubble().rolls([Blank; 4]).play(|t| {
        t.choose_each(ATTACK);
        for _ in 0..2 {
            let offers = t.offers_of_a_round(REBELS);
            assert!(!offers.iter().any(|words| words.starts_with("score")), "{offers:?}");
        }
        t.expect_units("bespin", Empire, "1 tie-fighter");
        t.expect_units("bespin", Rebels, "1 mon-calamari-cruiser, 1 rebel-trooper");
        t.leave_open();
    });
}

/// REB-OCC-01, REB-CMD-08: units moved by a card occupy a system after the combat, as units of an activation do.
#[test]
fn a_card_and_an_activation_occupy_after_the_combat() {
    let by_card = scene().assigned("planetary-conquest", ["general-veers"]);
    let card = ["reveal planetary-conquest general-veers", "at naboo", "all from sullust", "done"];
    let by_activation = scene().pool(["general-veers"]).units("sullust", "1 assault-carrier");
    let activation = ["activate naboo", "with general-veers", "all from sullust", "done"];
    for (layout, moves) in [(by_card, card), (by_activation, activation)] {
        layout
            .units("sullust", "1 stormtrooper")
            .units("naboo", "1 rebel-trooper")
            .objectives(["liberation"])
            .rolls([Blank, Hit])
            .empires_turn()
            .play(|t| {
                t.choose_each(moves);
                t.expect_combat(Some("naboo"));
                t.expect_occupied("naboo", false);
                // The Rebels win the ground of a system that was not occupied yet: nothing was liberated.
                let (_, offers) = t.witness();
                assert!(!offers.contains(&"score liberation".to_owned()), "{offers:?}");
                t.expect_units("naboo", Rebels, "1 rebel-trooper");
                t.expect_occupied("naboo", false);
                t.leave_open();
            });
    }
}

/// REB-OCC-01
#[test]
fn a_card_that_wins_the_ground_occupies_it() {
    scene()
        .assigned("planetary-conquest", ["general-veers"])
        .units("sullust", "1 stormtrooper")
        .units("naboo", "1 rebel-trooper")
        .rolls([Hit, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal planetary-conquest general-veers", "at naboo", "all from sullust", "done"]);
            t.expect_occupied("naboo", false);
            t.fight_on();
            t.expect_units("naboo", Rebels, "");
            t.expect_occupied("naboo", true);
            t.leave_open();
        });
    // Without enemies, they occupy it immediately.
    scene().assigned("planetary-conquest", ["general-veers"]).units("sullust", "1 stormtrooper").empires_turn().play(
        |t| {
            t.choose_each(["reveal planetary-conquest general-veers", "at naboo", "all from sullust", "done"]);
            t.expect_occupied("naboo", true);
            t.expect_combat(None);
        },
    );
}

/// REB-BASE-08, REB-COMBAT-45: troops deployed by a card find the base like any other troops.
#[test]
fn troops_deployed_by_a_card_find_the_base() {
    scene()
        .base("naboo")
        .units("rebel-base", "1 x-wing, 1 rebel-trooper")
        .units("naboo", "1 star-destroyer")
        .queued(1, "1 stormtrooper")
        .assigned("oversee-project", ["moff-jerjerrod"])
        .pool(["general-rieekan"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal oversee-project moff-jerjerrod", "at naboo"]);
            t.can_choose_exactly(["queued stormtrooper 1"]);
            t.choose("queued stormtrooper 1");
            t.expect_revealed(true);
            t.expect_combat(Some("naboo"));
            t.expect_discarded("oversee-project", 1);
            t.can_choose_exactly_as(REBELS, ["add general-rieekan", "pass"]);
            t.leave_open();
        });
}

/// REB-BASE-07, REB-COMBAT-45, REB-OPEN-12
#[test]
fn loyalty_that_finds_the_base_leads_to_a_combat_when_the_mission_is_over() {
    scene()
        .base("bespin")
        .units("rebel-base", "1 x-wing")
        .units("bespin", "1 star-destroyer")
        .assigned("rule-by-fear", ["darth-vader"])
        .pool(["general-rieekan"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal rule-by-fear darth-vader", "at bespin", "pass"]);
            t.expect_revealed(true);
            t.expect_combat(Some("bespin"));
            t.expect_in_hand("rule-by-fear", 1);
            t.can_choose_exactly_as(REBELS, ["add general-rieekan", "pass"]);
            t.leave_open();
        });
}

/// REB-COMBAT-01, REB-OPEN-36: units gained by a card fight when the mission is over.
#[test]
fn units_gained_by_a_card_fight_when_the_mission_is_over() {
    scene()
        .units("naboo", "2 stormtrooper")
        .assigned("incite-rebellion", ["mon-mothma"])
        .pool(["jan-dodonna"])
        .rolls([Hit, Hit, Blank, Blank, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal incite-rebellion mon-mothma", "at naboo"]);
            t.expect_units("naboo", Rebels, "3 rebel-trooper");
            t.expect_combat(Some("naboo"));
            t.expect_discarded("incite-rebellion", 1);
            t.can_choose_exactly_as(REBELS, ["add jan-dodonna", "pass"]);
            t.choose("pass");
            t.fight_on();
            t.expect_units("naboo", Empire, "");
            t.expect_occupied("naboo", false); // after the last of these units has moved
        });
}

/// REB-BASE-16, REB-MOVE-11: cards that move units out of the base space move them out of the system of a revealed
/// base.
#[test]
fn cards_about_the_base_space_use_the_system_of_a_revealed_base() {
    let revealed = || scene().revealed().units("hoth", "1 corellian-corvette, 2 rebel-trooper, 1 ion-cannon");
    revealed().leaders("hoth", ["mon-mothma"]).assigned("hidden-fleet", ["admiral-ackbar"]).rebels_turn().play(|t| {
        t.choose_each(["reveal hidden-fleet admiral-ackbar", "at kessel"]);
        t.can_choose_exactly(["all from hoth", "done", "from hoth"]); // past the leader
        t.choose_each(["all from hoth", "done"]);
        t.expect_units("kessel", Rebels, "1 corellian-corvette, 2 rebel-trooper");
        t.expect_units("hoth", Rebels, "1 ion-cannon");
    });
    let evacuation = || revealed().pool(["general-rieekan"]).actions(["start-the-evacuation"]);
    let start = ["use start-the-evacuation general-rieekan", "place kessel"];
    evacuation().stage(Stage::RebelsAssign).play(|t| {
        t.choose_each(start);
        t.can_choose_exactly(["all from hoth", "done", "from hoth"]);
        t.choose_each(["all from hoth", "done"]);
        t.expect_units("kessel", Rebels, "1 corellian-corvette, 2 rebel-trooper");
        t.leave_open();
    });
    evacuation().leaders("hoth", ["mon-mothma"]).stage(Stage::RebelsAssign).play(|t| {
        t.choose_each(start);
        t.can_choose_exactly(["done"]); // she holds them
        t.leave_open();
    });
    revealed()
        .units("naboo", "1 tie-fighter")
        .leaders("naboo", ["moff-jerjerrod"])
        .assigned("plan-the-assault", ["jan-dodonna"])
        .rolls([Hit, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal plan-the-assault jan-dodonna", "at naboo", "all from hoth", "done"]);
            t.expect_combat(Some("naboo"));
            t.expect_units("naboo", Rebels, "1 corellian-corvette");
            t.leave_open();
        });
    revealed().units("naboo", "1 stormtrooper").assigned("lead-the-strike-team", ["han-solo"]).rebels_turn().play(
        |t| {
            t.choose_each(["reveal lead-the-strike-team han-solo", "at naboo", "all from hoth", "done"]);
            t.expect_combat(Some("naboo"));
            t.expect_units("naboo", Rebels, "2 rebel-trooper");
            t.leave_open();
        },
    );
}

/// REB-BASE-21, REB-OPEN-12: units of an abandoned base fight immediately if enemies are there.
#[test]
fn units_of_a_base_that_is_given_up_fight_at_once() {
    scene()
        .units("rebel-base", "1 x-wing")
        .units("hoth", "1 star-destroyer")
        .pool(["jan-dodonna"])
        .with(|_, s| s.mobilizing.push(1))
        .stage(Stage::CommandEnds)
        .play(|t| {
            t.choose("relocate");
            let place = t.key_texts(REBELS).into_iter().find(|w| w.starts_with("hide")).expect("a place");
            t.choose(&place);
            t.expect_revealed(false);
            t.expect_units("hoth", Rebels, "1 x-wing");
            t.expect_combat(Some("hoth"));
            t.can_choose_exactly_as(REBELS, ["add jan-dodonna", "pass"]);
            t.leave_open();
        });
}

/// REB-COMBAT-01, REB-RETREAT-06: TIE Fighters come from several systems, and no unit can retreat to any of these.
#[test]
fn scouts_close_every_way_they_came() {
    scene()
        .units("naboo", "1 corellian-corvette")
        .leaders("naboo", ["general-rieekan"])
        .units("rodia", "1 tie-fighter")
        .units("sullust", "1 tie-fighter")
        .units("mygeeto", "1 tie-fighter")
        .pool(["soontir-fel"])
        .actions(["scouting-mission"])
        .rolls([Blank; 4])
        .stage(Stage::EmpireAssigns)
        .play(|t| {
            t.choose_each(["use scouting-mission soontir-fel", "place naboo"]);
            t.choose_each(["all from rodia", "all from sullust", "done"]);
            t.expect_combat(Some("naboo"));
            t.fight_until(REBELS, "retreat general-rieekan");
            t.choose("retreat general-rieekan");
            t.can_choose_exactly(["to dagobah", "to geonosis", "to malastare", "to utapau"]);
            t.leave_open();
        });
}

/// REB-DS-18, REB-MOVE-09: a fleet that leaves a destroyed system takes along as many troops as it can carry, and the
/// excess is lost.
#[test]
fn a_fleet_leaves_a_destroyed_system_with_its_troops() {
    scene()
        .destroyed(["sullust"])
        .units("sullust", "1 star-destroyer, 1 assault-carrier, 7 stormtrooper, 1 at-st")
        .pool(["darth-vader"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with darth-vader", "from sullust"]);
            t.choose_each(["count 1", "count 0"]); // the Star Destroyer, not the carrier
            t.can_choose_exactly(["count 0", "count 1"]); // the AT-ST
            t.choose("count 1");
            t.can_choose_exactly(["count 0", "count 1", "count 2", "count 3", "count 4", "count 5"]);
            t.choose("count 2");
            // The carrier has room for four of the five units that stay.
            t.expect_units("sullust", Empire, "1 assault-carrier, 4 stormtrooper");
            t.choose("done");
            t.expect_units("naboo", Empire, "1 star-destroyer, 2 stormtrooper, 1 at-st");
            t.expect_occupied("naboo", true);
        });
}

/// REB-BASE-12, REB-RETREAT-06
#[test]
fn nobody_retreats_to_where_an_activation_brought_the_finders_of_the_base_from() {
    scene()
        .base("hoth")
        .units("rebel-base", "1 corellian-corvette, 1 rebel-trooper")
        .leaders("rebel-base", ["general-rieekan"])
        .units("bespin", "1 assault-carrier, 1 stormtrooper")
        .units("mustafar", "1 assault-carrier")
        .pool(["moff-jerjerrod"])
        .rolls([Blank; 8])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate hoth", "with moff-jerjerrod", "all from mustafar", "all from bespin", "done"]);
            t.expect_revealed(true);
            t.expect_combat(Some("hoth"));
            t.fight_until(REBELS, "retreat general-rieekan");
            t.choose("retreat general-rieekan");
            t.can_choose_exactly(["to endor"]);
            t.leave_open();
        });
}

/// REB-OPEN-12, REB-COMBAT-44: structures that a card brings to a besieged base fight at the next activation.
#[test]
fn structures_among_besiegers_are_fought_over_at_the_next_activation() {
    scene()
        .revealed()
        .loyal(Rebels, ["naboo"])
        .units("hoth", "1 x-wing, 1 stormtrooper")
        .assigned("base-defenses", ["mon-mothma"])
        .pool(["moff-jerjerrod"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal base-defenses mon-mothma", "at naboo", "pass"]);
            t.expect_units("hoth", Rebels, "1 x-wing, 1 shield-generator, 1 ion-cannon");
            t.expect_combat(None);
            t.choose_each(["activate hoth", "with moff-jerjerrod", "done"]);
            t.expect_combat(Some("hoth"));
            t.leave_open();
        });
}

/// REB-OCC-04, REB-LEADER-12: troops that a card sends away leave their captive and the system behind.
#[test]
fn troops_sent_away_by_a_card_free_the_system() {
    scene()
        .units("naboo", "2 stormtrooper")
        .captive("princess-leia", "naboo")
        .units("sullust", "1 stormtrooper")
        .units("rodia", "1 at-st, 1 x-wing")
        .pool(["lando-calrissian"])
        .actions(["independent-operation"])
        .stage(Stage::RebelsAssign)
        .play(|t| {
            t.choose("use independent-operation lando-calrissian");
            t.can_choose_exactly(["place naboo", "place rodia", "place sullust"]);
            t.choose("place naboo");
            t.can_choose_exactly_as(EMPIRE, ["to coruscant", "to rodia", "to sullust"]);
            t.choose("to rodia"); // only Rebel ships are there
            t.expect_units("rodia", Empire, "2 stormtrooper, 1 at-st");
            t.expect_occupied("naboo", false);
            t.expect_leader("princess-leia", "rebel-base");
            t.expect_captive("princess-leia", false);
            t.expect_combat(None);
            t.leave_open();
        });
}
