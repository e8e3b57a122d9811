//! The targets of missions, and when cards can be used in missions.

use rebellion::Side::{Empire, Rebels};
use rebellion::card::{MissionKind, Mode, Target};
use rebellion::frame::Stage;
use rebellion::{Db, Event, Leader, Side};
use table::{Game, Viewer};

use crate::support::{Blank, EMPIRE, Hit, REBELS, scene};

/// REB-MISSION-06
#[test]
fn choices_of_a_mission_are_made_when_it_has_succeeded() {
    scene().assigned("support-of-mon-calamari", ["princess-leia"]).pool(["emperor-palpatine"]).rebels_turn().play(
        |t| {
            t.choose_each(["reveal support-of-mon-calamari princess-leia", "at mon-calamari"]);
            // Loyalty or a cruiser: the Rebels choose only after the Empire has had its chance to oppose.
            t.can_choose_exactly_as(EMPIRE, ["pass", "send emperor-palpatine"]);
            t.choose("pass");
            t.can_choose_exactly_as(REBELS, ["choose 0", "choose 1"]);
            t.choose("choose 1");
            t.expect_queue(Rebels, 3, "1 mon-calamari-cruiser");
        },
    );
}

/// REB-MISSION-07, REB-OPEN-34
#[test]
fn a_mission_against_a_leader_names_one_who_fits_before_it_is_opposed() {
    scene()
        .units("naboo", "1 tie-fighter")
        .leaders("naboo", ["princess-leia", "mon-mothma"])
        .leaders("rodia", ["chewbacca"]) // no Imperial units there
        .units("sullust", "1 stormtrooper")
        .captive("han-solo", "sullust") // already captured
        .pool(["jan-dodonna"])
        .assigned("capture-rebel-operative", ["darth-vader"])
        .rolls([Hit, Hit, Blank, Blank])
        .empires_turn()
        .play(|t| {
            t.choose("reveal capture-rebel-operative darth-vader");
            t.can_choose_exactly(["against mon-mothma", "against princess-leia"]);
            t.choose("against princess-leia");
            t.expect_event(Event::Against { leader: Leader::Leia });
            t.expect_leader("darth-vader", "naboo");
            t.can_choose_exactly_as(REBELS, ["pass", "send jan-dodonna"]);
            t.choose("pass");
            t.expect_captive("princess-leia", true);
        });
}

/// REB-MISSION-08
#[test]
fn any_kind_of_imperial_unit_will_do() {
    scene()
        .units("naboo", "1 tie-fighter")
        .units("rodia", "1 stormtrooper")
        .units("endor", "1 death-star-under-construction")
        .units("kessel", "1 x-wing")
        .assigned("infiltration", ["princess-leia"])
        .rebels_turn()
        .play(|t| {
            t.choose("reveal infiltration princess-leia");
            t.can_choose_exactly(["at endor", "at naboo", "at rodia"]);
            t.leave_open();
        });
}

/// REB-OPEN-28: an Imperial system is neither sufficient nor necessary for Infiltration.
#[test]
fn infiltration_goes_where_imperial_units_are() {
    scene()
        .loyal(Empire, ["corellia"])
        .units("yavin", "1 star-destroyer")
        .assigned("infiltration", ["princess-leia"])
        .rebels_turn()
        .play(|t| {
            t.choose("reveal infiltration princess-leia");
            t.can_choose_exactly(["at yavin"]);
            t.leave_open();
        });
}

/// REB-MISSION-09
#[test]
fn the_base_space_is_chosen_only_by_cards_that_say_so() {
    scene().assigned("hit-and-run", ["chewbacca"]).rebels_turn().play(|t| {
        t.choose("reveal hit-and-run chewbacca"); // in any system
        t.cannot_choose("at rebel-base");
        assert_eq!(t.key_texts(REBELS).len(), 32);
        t.leave_open();
    });
    scene().assigned("rapid-mobilization", ["general-rieekan"]).rebels_turn().play(|t| {
        t.choose("reveal rapid-mobilization general-rieekan");
        t.expect_leader("general-rieekan", "rebel-base");
        let theirs = t.game().view(t.state(), Viewer::Seat(EMPIRE));
        assert_eq!(theirs.base, None, "his place reveals nothing about the base system");
    });
}

/// REB-OPEN-23
#[test]
fn nobody_is_sent_to_the_base_space() {
    let there = |m: &&rebellion::db::MissionFacts| m.target == Target::BaseSpace;
    assert!(Db::core().mission.iter().filter(there).all(|m| m.mode == Mode::Resolve));
    scene().assigned("rapid-mobilization", ["general-rieekan"]).pool(["darth-vader", "boba-fett"]).rebels_turn().play(
        |t| {
            t.choose("reveal rapid-mobilization general-rieekan");
            t.expect_to_act([EMPIRE]); // a turn of the Empire, no question to oppose
            t.can_choose("activate naboo");
            t.cannot_choose("send darth-vader");
        },
    );
}

/// REB-MISSION-10
#[test]
fn what_is_resolved_cannot_be_opposed() {
    let naboo = |mission: &'static str, leader: &'static str| {
        scene().units("rebel-base", "1 x-wing").assigned(mission, [leader]).pool(["darth-vader"]).rebels_turn()
    };
    naboo("hidden-fleet", "admiral-ackbar").play(|t| {
        t.choose_each(["reveal hidden-fleet admiral-ackbar", "at naboo"]);
        t.can_choose_exactly_as(REBELS, ["all from rebel-base", "done", "from rebel-base"]);
        t.leave_open();
    });
    naboo("sabotage", "chewbacca").rolls([Blank; 6]).play(|t| {
        t.choose_each(["reveal sabotage chewbacca", "at naboo"]);
        t.can_choose_exactly_as(EMPIRE, ["pass", "send darth-vader"]);
        t.choose("send darth-vader");
        t.expect_sabotaged("naboo", false);
    });
}

/// REB-MISSION-24
#[test]
fn leaders_who_are_not_pictured_may_be_assigned() {
    scene()
        .loyal(Rebels, ["naboo"])
        .hand(["base-defenses"]) // General Rieekan is pictured
        .pool(["mon-mothma"])
        .stage(Stage::RebelsAssign)
        .play(|t| {
            t.choose_each(["assign base-defenses mon-mothma", "reveal base-defenses mon-mothma", "at naboo"]);
            t.expect_units("rebel-base", Rebels, "1 shield-generator, 1 ion-cannon");
        });
}

/// REB-OPEN-13
#[test]
fn all_skills_of_everybody_who_opposes_count() {
    scene()
        .units("sullust", "1 stormtrooper")
        .captive("mon-mothma", "sullust") // four icons
        .pool(["chewbacca"]) // three icons, none of diplomacy
        .assigned("lure-of-the-dark-side", ["emperor-palpatine"]) // five icons
        .rolls([Blank; 12])
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal lure-of-the-dark-side emperor-palpatine", "against mon-mothma", "send chewbacca"]);
            let dice =
                |by: Side| t.events().iter().filter(|e| matches!(e, Event::Die { side, .. } if *side == by)).count();
            assert_eq!((dice(Empire), dice(Rebels)), (5, 7));
        });
}

/// REB-ACTION-08
#[test]
fn a_special_card_is_used_when_it_says() {
    scene().pool(["luke-skywalker"]).actions(["one-in-a-million"]).stage(Stage::RebelsAssign).play(|t| {
        t.cannot_choose("use one-in-a-million luke-skywalker");
        t.leave_open();
    });
    scene()
        .assigned("sabotage", ["luke-skywalker"])
        .pool(["darth-vader"])
        .actions(["one-in-a-million"])
        .rolls([Blank, Blank, Blank])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal sabotage luke-skywalker", "at naboo", "send darth-vader"]);
            t.can_choose_exactly_as(REBELS, ["pass", "use one-in-a-million luke-skywalker"]);
            t.choose("use one-in-a-million luke-skywalker");
            t.choose("face 2"); // his one die shows a special
            t.expect_sabotaged("naboo", true);
        });
}

/// REB-RECRUIT-09
#[test]
fn an_effect_recruits_from_the_supply_only() {
    let han = || scene().pool(["han-solo"]).actions(["an-old-friend"]).stage(Stage::RebelsAssign);
    han().play(|t| {
        t.choose("use an-old-friend han-solo");
        t.can_choose_exactly(["choose 0", "choose 1"]);
        t.choose_each(["choose 1", "place kashyyyk"]);
        t.expect_event(Event::Recruited { leader: Leader::Chewbacca });
        t.expect_leader("chewbacca", "kashyyyk"); // the card continues with him
        t.leave_open();
    });
    // Chewbacca is already in play, so only Lando Calrissian is left.
    han().leaders("naboo", ["chewbacca"]).play(|t| {
        t.choose("use an-old-friend han-solo");
        t.can_choose_exactly(["place bespin"]);
        t.choose("place bespin");
        t.expect_event(Event::Recruited { leader: Leader::Lando });
        t.expect_leader("chewbacca", "naboo");
        t.leave_open();
    });
}

/// Moves all missions, or all projects, from the deck to the discard pile.
fn spend(projects: bool) -> impl Fn(&rebellion::Rebellion, &mut rebellion::State) {
    move |g, s| {
        for (m, facts) in g.db().mission.iter().enumerate() {
            if facts.side == Empire && (facts.kind == MissionKind::Project) == projects {
                s.discard[m] += std::mem::take(&mut s.deck[m]);
            }
        }
    }
}

fn projects_in(g: &rebellion::Rebellion, pile: &[u8]) -> u8 {
    let project = |m: &usize| g.db().mission[*m].kind == MissionKind::Project;
    (0..pile.len()).filter(project).map(|m| pile[m]).sum()
}

/// REB-PROJECT-01
#[test]
fn projects_are_drawn_from_a_deck_of_their_own() {
    scene().with(spend(false)).stage(Stage::DrawMissions).play(|t| {
        let hand: u8 = (0..53).filter(|&m| t.game().db().mission[m].side == Empire).map(|m| t.state().hand[m]).sum();
        assert_eq!(hand, 6, "two cards from the discard pile");
        assert_eq!(projects_in(t.game(), &t.state().hand.0), 0);
        assert_eq!(projects_in(t.game(), &t.state().deck.0), 10);
        t.leave_open();
    });
    scene().assigned("secret-weapons-research", ["general-tagge"]).empires_turn().play(|t| {
        t.choose_each(["reveal secret-weapons-research general-tagge", "at coruscant"]);
        assert_eq!(projects_in(t.game(), &t.state().hand.0), 2);
        assert_eq!(projects_in(t.game(), &t.state().deck.0), 8);
    });
}

/// REB-PROJECT-03
#[test]
fn discarded_projects_go_to_their_own_pile() {
    // The mission deck is reshuffled without them.
    scene().with(spend(false)).with(spend(true)).stage(Stage::DrawMissions).play(|t| {
        assert_eq!(projects_in(t.game(), &t.state().discard.0), 10);
        assert_eq!(projects_in(t.game(), &t.state().hand.0), 0);
        t.leave_open();
    });
    // The project deck is reshuffled with them.
    scene().with(spend(true)).assigned("secret-weapons-research", ["general-tagge"]).empires_turn().play(|t| {
        t.choose_each(["reveal secret-weapons-research general-tagge", "at coruscant"]);
        assert_eq!(projects_in(t.game(), &t.state().hand.0), 2);
        assert_eq!(projects_in(t.game(), &t.state().discard.0), 0);
    });
}
