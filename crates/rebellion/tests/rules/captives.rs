//! Captives in systems where something else happens, and leaders who have changed sides.

use rebellion::Side::Empire;
use rebellion::frame::Stage;
use rebellion::{Leader, Ring};

use crate::support::layout::Layout;
use crate::support::{Blank, Direct, EMPIRE, Hit, REBELS, scene};

/// REB-LEADER-12, REB-MOVE-13: the guards leave without the captive, and the movement continues.
#[test]
fn a_captive_left_alone_by_a_movement_is_free_at_once() {
    scene()
        .units("sullust", "1 assault-carrier, 1 stormtrooper")
        .units("rodia", "1 tie-fighter, 1 assault-carrier")
        .captive("princess-leia", "sullust")
        .pool(["darth-vader"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with darth-vader", "all from sullust"]);
            t.can_choose_exactly(["no", "yes"]);
            t.choose("no");
            t.expect_captive("princess-leia", false);
            t.expect_leader("princess-leia", "rebel-base");
            t.can_choose_exactly(["all from rodia", "done", "from rodia"]);
            t.choose_each(["all from rodia", "done"]);
            t.expect_units("naboo", Empire, "1 tie-fighter, 2 assault-carrier, 1 stormtrooper");
        });
}

/// REB-LEADER-05: there is a question for each captive; a captive left without guards is free.
#[test]
fn two_captives_are_taken_along_one_by_one() {
    scene()
        .units("sullust", "1 assault-carrier, 1 stormtrooper")
        .captive("princess-leia", "sullust")
        .leaders("sullust", ["mon-mothma"])
        .ring(Ring::Carbonite, "mon-mothma")
        .pool(["darth-vader"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with darth-vader", "all from sullust"]);
            t.choose_each(["yes", "no", "done"]);
            t.expect_leader("princess-leia", "naboo");
            t.expect_captive("princess-leia", true);
            t.expect_leader("mon-mothma", "rebel-base");
            t.expect_captive("mon-mothma", false);
        });
}

/// REB-LEADER-12, REB-LEADER-13: the ships that brought the captive to the base are lost there.
#[test]
fn a_captive_brought_to_the_base_is_rescued_into_its_system() {
    scene()
        .base("naboo")
        .units("rebel-base", "1 mon-calamari-cruiser, 1 rebel-trooper")
        .units("sullust", "1 assault-carrier, 1 stormtrooper")
        .captive("princess-leia", "sullust")
        .pool(["janus-greejatus", "moff-jerjerrod"])
        .rolls([Blank, Blank, Blank, Hit, Direct, Blank, Hit])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate naboo", "with moff-jerjerrod", "all from sullust", "yes", "done"]);
            t.expect_revealed(true);
            t.expect_leader("princess-leia", "naboo");
            t.expect_captive("princess-leia", true);
            t.fight_on();
            t.expect_units("naboo", Empire, "");
            t.expect_captive("princess-leia", false);
            t.expect_leader("princess-leia", "naboo");
            t.expect_occupied("naboo", false);
        });
}

/// The Rebels attack Bespin, where the Empire holds Leia Organa, from Sullust.
fn attack_on_the_guards(guards: &'static str) -> Layout {
    scene()
        .units("bespin", guards)
        .captive("princess-leia", "bespin")
        .leaders("bespin", ["moff-jerjerrod"])
        .units("sullust", "1 mon-calamari-cruiser, 1 rebel-trooper")
        .pool(["jan-dodonna"])
        .rebels_turn()
}

const ATTACK: [&str; 4] = ["activate bespin", "with jan-dodonna", "all from sullust", "done"];

/// REB-LEADER-06, REB-LEADER-12
#[test]
fn guards_who_retreat_leave_their_captive_free() {
    attack_on_the_guards("1 star-destroyer, 1 stormtrooper").rolls([Blank; 8]).play(|t| {
        t.choose_each(ATTACK);
        t.fight_until(EMPIRE, "retreat moff-jerjerrod");
        t.choose_each(["retreat moff-jerjerrod", "to endor"]);
        t.expect_captive("princess-leia", true); // the trooper has not arrived yet
        t.choose("count 1");
        t.expect_captive("princess-leia", false);
        t.expect_leader("princess-leia", "rebel-base");
    });
    attack_on_the_guards("1 star-destroyer, 1 stormtrooper").rolls([Blank; 8]).rolls([Blank, Hit]).play(|t| {
        t.choose_each(ATTACK);
        t.fight_until(EMPIRE, "retreat moff-jerjerrod");
        t.choose_each(["retreat moff-jerjerrod", "to endor", "count 0"]);
        t.expect_captive("princess-leia", true);
        t.fight_a_round();
        t.expect_captive("princess-leia", true); // the trooper holds out for a round
        t.leave_open();
    });
}

/// REB-LEADER-12, REB-DS-18: troops without ships are lost in a destroyed system, and no unit guards the captive any
/// more.
#[test]
fn a_captive_aboard_is_free_when_the_last_ship_is_lost() {
    attack_on_the_guards("1 assault-carrier, 1 stormtrooper")
        .destroyed(["bespin"])
        .rolls([Blank, Hit, Hit, Blank, Blank])
        .play(|t| {
            t.choose_each(ATTACK);
            t.fight_on();
            t.expect_units("bespin", Empire, "");
            t.expect_captive("princess-leia", false);
            t.expect_leader("princess-leia", "rebel-base");
        });
}

/// REB-LEADER-12, REB-OCC-04
#[test]
fn an_ambush_on_the_last_guards_frees_their_captive_and_the_system() {
    scene()
        .units("naboo", "1 stormtrooper, 1 at-st")
        .captive("princess-leia", "naboo")
        .pool(["general-madine"])
        .actions(["ambush"])
        .stage(Stage::RebelsAssign)
        .play(|t| {
            t.choose_each(["use ambush general-madine", "place naboo"]);
            t.can_choose_exactly(["destroy at-st", "destroy stormtrooper", "done"]);
            t.choose("destroy at-st");
            t.can_choose_exactly(["destroy stormtrooper", "done"]);
            t.expect_captive("princess-leia", true);
            t.choose("destroy stormtrooper");
            t.expect_captive("princess-leia", false);
            t.expect_leader("princess-leia", "rebel-base");
            t.expect_occupied("naboo", false);
            t.leave_open();
        });
}

/// REB-LEADER-12, REB-LEADER-14: the mission did not rescue the captive, so its leaders stay.
#[test]
fn leaders_who_kill_the_last_guard_stay_where_they_are() {
    scene()
        .units("naboo", "1 stormtrooper")
        .captive("princess-leia", "naboo")
        .assigned("hit-and-run", ["han-solo"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal hit-and-run han-solo", "at naboo", "destroy stormtrooper"]);
            t.expect_leader("princess-leia", "rebel-base");
            t.expect_leader("han-solo", "naboo");
        });
}

/// REB-LEADER-12, REB-ACTION-08, REB-RING-01: Darth Vader responds to a rescue caused by the loss of the last guard. No
/// unit guards the leader captured then, who is free immediately but loses the ring.
#[test]
fn destiny_answers_the_death_of_the_last_guard() {
    let raid = || {
        scene()
            .units("naboo", "1 stormtrooper")
            .captive("princess-leia", "naboo")
            .leaders("naboo", ["darth-vader"])
            .ring(Ring::R2D2, "han-solo")
            .actions(["it-is-your-destiny"])
            .assigned("hit-and-run", ["han-solo"])
            .rolls([Hit, Hit, Blank, Blank, Blank])
            .rebels_turn()
    };
    let killed = ["reveal hit-and-run han-solo", "at naboo", "destroy stormtrooper"];
    raid().play(|t| {
        t.choose_each(killed);
        t.expect_leader("princess-leia", "rebel-base");
        t.can_choose_exactly_as(EMPIRE, ["pass", "use it-is-your-destiny darth-vader"]);
        t.choose("use it-is-your-destiny darth-vader");
        t.can_choose_exactly(["leader han-solo"]);
        t.choose("leader han-solo");
        t.expect_captive("han-solo", false);
        t.expect_leader("han-solo", "rebel-base");
        assert_eq!(t.state().ring_of(Leader::Han), None);
    });
    raid().play(|t| {
        t.choose_each(killed);
        t.choose("pass");
        t.expect_leader("han-solo", "naboo");
        assert_eq!(t.state().ring_of(Leader::Han), Some(Ring::R2D2));
    });
}

/// REB-LIMIT-03, REB-LEADER-12: a guard is destroyed for the supply.
#[test]
fn a_guard_given_up_for_the_supply_frees_the_captive() {
    scene()
        .loyal(Empire, ["corellia"])
        .units("corellia", "2 star-destroyer")
        .units("naboo", "1 star-destroyer")
        .captive("princess-leia", "naboo")
        .supply("0 star-destroyer")
        .stage(Stage::EmpireBuilds)
        .play(|t| {
            t.can_choose("free star-destroyer corellia");
            t.choose("free star-destroyer naboo");
            t.expect_captive("princess-leia", false);
            t.expect_leader("princess-leia", "rebel-base");
            t.leave_open();
        });
}

/// REB-DS-16, REB-LEADER-12
#[test]
fn a_captive_outlives_a_destroyed_system() {
    scene()
        .units("naboo", "1 death-star, 2 stormtrooper")
        .captive("princess-leia", "naboo")
        .assigned("superlaser-online", ["grand-moff-tarkin"])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal superlaser-online grand-moff-tarkin", "at naboo"]);
            t.can_choose_exactly(["system sullust", "system utapau"]);
            t.choose("system utapau");
            t.expect_loyal("utapau", Some(Empire));
            t.expect_captive("princess-leia", true);
            t.expect_leader("princess-leia", "naboo");
            t.expect_units("naboo", Empire, "1 death-star, 2 stormtrooper");
        });
}

/// REB-LEADER-10: the leader in carbonite is rescued, and the ring of the other captive moves to a rescuer.
#[test]
fn destiny_frees_whoever_wore_the_ring_before() {
    scene()
        .units("sullust", "1 stormtrooper")
        .units("mygeeto", "1 stormtrooper")
        .captive("mon-mothma", "mygeeto")
        .leaders("sullust", ["princess-leia", "darth-vader"])
        .ring(Ring::Carbonite, "princess-leia")
        .actions(["it-is-your-destiny"])
        .assigned("daring-rescue", ["luke-skywalker"])
        .rolls([Hit, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal daring-rescue luke-skywalker", "at sullust", "leader princess-leia"]);
            t.expect_leader("princess-leia", "rebel-base");
            t.can_choose_exactly_as(EMPIRE, ["pass", "use it-is-your-destiny darth-vader"]);
            t.choose("use it-is-your-destiny darth-vader");
            t.can_choose_exactly(["leader luke-skywalker"]);
            t.choose("leader luke-skywalker");
            t.expect_captive("luke-skywalker", true);
            t.expect_leader("luke-skywalker", "sullust");
            t.expect_captive("mon-mothma", false);
            t.expect_leader("mon-mothma", "rebel-base");
        });
}

/// REB-LEADER-16, REB-ACTION-10: a sacrifice responds to the capture, and the other leaders go home.
#[test]
fn a_sacrifice_answers_destiny() {
    scene()
        .units("sullust", "1 stormtrooper")
        .captive("princess-leia", "sullust")
        .leaders("sullust", ["darth-vader"])
        .actions(["it-is-your-destiny", "noble-sacrifice"])
        .assigned("daring-rescue", ["obi-wan-kenobi", "han-solo"])
        .rolls([Hit, Blank, Blank, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal daring-rescue han-solo", "at sullust", "leader princess-leia"]);
            t.choose("use it-is-your-destiny darth-vader");
            t.can_choose_exactly(["leader han-solo", "leader obi-wan-kenobi"]);
            t.choose("leader obi-wan-kenobi");
            t.can_choose_exactly_as(REBELS, ["pass", "use noble-sacrifice obi-wan-kenobi"]);
            t.choose("use noble-sacrifice obi-wan-kenobi");
            t.expect_track(1, 13);
            assert_eq!(t.state().at[Leader::ObiWan.idx()], rebellion::state::Place::Out);
            t.expect_leader("han-solo", "rebel-base");
            t.expect_leader("princess-leia", "rebel-base");
            t.expect_in_hand("daring-rescue", 0);
        });
}

/// REB-COMP-17, REB-LEADER-10: the nearest garrisons; the previous captive is rescued.
#[test]
fn a_bounty_is_collected_at_one_of_the_nearest_garrisons() {
    let bounty = || {
        scene()
            .units("rodia", "1 stormtrooper")
            .units("sullust", "1 tie-fighter")
            .units("mygeeto", "1 stormtrooper")
            .captive("mon-mothma", "mygeeto")
            .leaders("naboo", ["obi-wan-kenobi"])
            .actions(["noble-sacrifice"])
            .assigned("collect-bounty", ["boba-fett", "general-tagge"])
            .rolls([Hit, Blank, Blank, Blank])
            .empires_turn()
    };
    bounty().play(|t| {
        t.choose_each(["reveal collect-bounty general-tagge", "against obi-wan-kenobi"]);
        t.choose("pass"); // no sacrifice
        t.expect_leader("mon-mothma", "rebel-base");
        t.can_choose_exactly(["to rodia", "to sullust"]);
        t.choose("to sullust");
        for who in ["boba-fett", "general-tagge", "obi-wan-kenobi"] {
            t.expect_leader(who, "sullust");
        }
        t.expect_captive("obi-wan-kenobi", true);
    });
    // There is no captive to take away.
    bounty().play(|t| {
        t.choose_each([
            "reveal collect-bounty general-tagge",
            "against obi-wan-kenobi",
            "use noble-sacrifice obi-wan-kenobi",
        ]);
        t.expect_captive("mon-mothma", true);
        t.expect_leader("boba-fett", "naboo");
        t.expect_leader("general-tagge", "naboo");
    });
}

/// REB-RING-02, REB-LEADER-11: a captured leader loses the other ring permanently.
#[test]
fn the_ring_a_captive_lost_does_not_come_back() {
    scene()
        .units("sullust", "1 stormtrooper")
        .leaders("sullust", ["luke-skywalker"])
        .ring(Ring::Yoda, "luke-skywalker")
        .assigned("capture-rebel-operative", ["darth-vader"])
        .assigned("daring-rescue", ["han-solo", "princess-leia"])
        .rolls([Hit, Hit, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal capture-rebel-operative darth-vader", "against luke-skywalker"]);
            // Yoda can be used before the ring is gone.
            t.choose("no");
            t.expect_captive("luke-skywalker", true);
            t.choose_each(["reveal daring-rescue princess-leia", "at sullust", "leader luke-skywalker"]);
            t.expect_leader("luke-skywalker", "rebel-base");
            assert_eq!(t.state().ring_of(Leader::Luke), None);
        });
}

/// REB-LEADER-17, REB-MOVE-04, REB-LEADER-12: a turned leader is not a captive and holds the troops there like any
/// other leader.
#[test]
fn a_turned_leader_holds_imperial_units_in_place() {
    scene()
        .units("sullust", "1 assault-carrier, 1 stormtrooper")
        .units("rodia", "1 assault-carrier")
        .captive("mon-mothma", "sullust")
        .assigned("lure-of-the-dark-side", ["emperor-palpatine"])
        .pool(["darth-vader"])
        .rolls([Hit, Hit, Blank, Blank, Blank, Blank, Blank, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal lure-of-the-dark-side emperor-palpatine", "against mon-mothma"]);
            t.expect_captive("mon-mothma", false);
            t.choose("pass"); // the Rebels
            t.choose_each(["activate naboo", "with darth-vader"]);
            t.can_choose_exactly(["all from rodia", "done", "from rodia"]);
            t.choose("done");
        });
}

/// REB-LEADER-17, REB-RING-01: a second leader turns. The ring moves, and both leaders serve the Empire for the rest of
/// the game.
#[test]
fn whoever_was_lured_before_stays_with_the_empire() {
    scene()
        .units("sullust", "1 stormtrooper")
        .units("naboo", "1 stormtrooper")
        .captive("mon-mothma", "sullust")
        .leaders("naboo", ["princess-leia"])
        .ring(Ring::DarkSide, "princess-leia")
        .with(|_, s| s.turned.insert(Leader::Leia.idx()))
        .assigned("lure-of-the-dark-side", ["emperor-palpatine"])
        .assigned("build-alliance", ["lando-calrissian"])
        .assigned("sabotage", ["chewbacca"])
        .rolls([Hit, Hit, Blank, Blank, Blank, Blank, Blank, Blank, Blank])
        .rolls([Blank, Hit, Hit, Hit, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose("reveal lure-of-the-dark-side emperor-palpatine");
            t.can_choose_exactly(["against mon-mothma"]); // Leia cannot be turned twice
            t.choose("against mon-mothma");
            t.expect_captive("mon-mothma", false);
            assert_eq!(t.state().ring_of(Leader::MonMothma), Some(Ring::DarkSide));
            assert_eq!(t.state().ring_of(Leader::Leia), None);
            // Both oppose the Rebels: Leia with two dice of diplomacy at Naboo.
            t.choose_each(["reveal build-alliance lando-calrissian", "at naboo"]);
            t.expect_loyal("naboo", None);
            t.choose("pass");
            // Mon Mothma has no icon for it, but the Rebels need a success.
            t.choose_each(["reveal sabotage chewbacca", "at sullust"]);
            t.expect_sabotaged("sullust", true);
            t.expect_loyal("sullust", None);
        });
}

/// REB-LEADER-10, REB-REFRESH-02: a leader who was detained and captured comes home when rescued.
#[test]
fn detention_ends_with_the_capture() {
    scene()
        .units("sullust", "1 stormtrooper")
        .leaders("sullust", ["han-solo"])
        .pool(["jan-dodonna"])
        .assigned("detained", ["general-tagge"])
        .assigned("capture-rebel-operative", ["darth-vader"])
        .assigned("daring-rescue", ["luke-skywalker"])
        .rolls([Hit, Blank, Blank])
        .rolls([Hit, Hit, Hit, Blank, Blank])
        .track(5, 14)
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal detained general-tagge", "against han-solo", "pass"]);
            t.choose_each(["activate endor", "with jan-dodonna", "done"]);
            t.choose_each(["reveal capture-rebel-operative darth-vader", "against han-solo"]);
            t.expect_captive("han-solo", true);
            t.choose_each(["reveal daring-rescue luke-skywalker", "at sullust", "leader han-solo"]);
            t.expect_leader("han-solo", "rebel-base");
            t.choose_each(["pass", "pass"]);
            t.expect_in_pool("han-solo");
            t.leave_open();
        });
}
