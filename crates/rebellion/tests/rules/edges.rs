//! Edge cases: options that are not offered, effects that do not happen, and effects that end.

use rebellion::Side::{Empire, Rebels};
use rebellion::card::MissionKind;
use rebellion::frame::Stage;
use rebellion::{Event, Players, Rulings, Side};
use table::{Game, Options, SeatSet};

use crate::support::layout::Layout;
use crate::support::{Blank, EMPIRE, Hit, REBELS, scene};

/// The side that rolled the first of these dice.
fn first_die(events: &[Event]) -> Option<Side> {
    events.iter().find_map(|e| match e {
        Event::Die { side, .. } => Some(*side),
        _ => None,
    })
}

/// A match follows the rulings of its setup.
#[test]
fn a_match_knows_its_setup() {
    let rulings = Rulings { rescuers_may_stay: true, ..Rulings::default() };
    let (game, _) = scene().players(Players::Three).rulings(rulings).laid();
    assert_eq!(game.setup().players, Players::Three);
    assert!(game.setup().rulings.rescuers_may_stay && !game.setup().rulings.occupied_is_not_rebel);
}

/// REB-ACTION-03, REB-ACTION-08: Boba Fett's card prevents Rebel action cards in one system only.
#[test]
fn a_guarded_system_lets_nobody_be_sacrificed() {
    let story = |guarded: &'static str, offers: &'static [&'static str]| {
        scene()
            .loyal(Empire, ["corellia"])
            .units("sullust", "1 stormtrooper")
            .leaders("sullust", ["obi-wan-kenobi"])
            .pool(["boba-fett"])
            .actions(["boba-fett-where", "noble-sacrifice"])
            .assigned("capture-rebel-operative", ["darth-vader"])
            .rolls([Hit, Blank, Blank])
            .stage(Stage::EmpireAssigns)
            .play(|t| {
                t.choose_each(["use boba-fett-where boba-fett", guarded, "pass"]);
                t.choose_each(["reveal capture-rebel-operative darth-vader", "against obi-wan-kenobi"]);
                t.can_choose_exactly_as(REBELS, offers.iter().copied());
                t.leave_open();
            });
    };
    story("place corellia", &["pass", "use noble-sacrifice obi-wan-kenobi"]);
    story("place sullust", &["pass"]);
}

/// REB-OCC-01, REB-OPEN-12: occupation waits only for a combat that will take place.
#[test]
fn besiegers_who_are_not_fighting_occupy_at_once() {
    scene()
        .base("naboo")
        .revealed()
        .loyal(Empire, ["naboo"])
        .units("naboo", "1 stormtrooper, 1 ion-cannon")
        .assigned("build-alliance", ["mon-mothma"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal build-alliance mon-mothma", "at naboo"]);
            t.expect_loyal("naboo", None);
            t.expect_occupied("naboo", true);
            t.expect_combat(None);
        });
}

/// REB-ACTION-05, REB-RECRUIT-06: no leader is left for An Old Friend.
#[test]
fn an_old_friend_needs_somebody_to_recruit() {
    let card = "use an-old-friend han-solo";
    let laid = || scene().pool(["han-solo", "chewbacca"]).actions(["an-old-friend"]);
    laid().stage(Stage::RebelsAssign).play(|t| {
        t.choose_each([card, "place bespin"]);
        t.expect_leader("han-solo", "bespin");
        t.expect_leader("lando-calrissian", "bespin");
        t.leave_open();
    });
    laid().pool(["lando-calrissian"]).stage(Stage::RebelsAssign).play(|t| {
        t.can_choose("stay han-solo");
        t.cannot_choose(card);
        t.leave_open();
    });
}

/// Moves all missions of this kind of a side from the deck to the discard pile, or into hand.
fn spent(layout: Layout, side: Side, kind: MissionKind, discarded: bool) -> Layout {
    layout.with(move |g, s| {
        for m in 0..53 {
            let facts = &g.db().mission[m];
            if facts.side == side && facts.kind == kind {
                let pile = if discarded { &mut s.discard } else { &mut s.hand };
                pile[m] += std::mem::take(&mut s.deck[m]);
            }
        }
    })
}

/// REB-ACTION-05, REB-LIMIT-04: an empty deck is reshuffled for a card that searches it.
#[test]
fn a_search_renews_a_deck_that_has_run_out() {
    let story =
        |layout: &dyn Fn() -> Layout, side: Side, kind: MissionKind, use_card: &'static str, find: &'static str| {
            let stage = if side == Rebels { Stage::RebelsAssign } else { Stage::EmpireAssigns };
            spent(layout(), side, kind, true).names([find]).stage(stage).play(|t| {
                t.choose(use_card);
                t.can_choose(&format!("find {find}"));
                t.choose(&format!("find {find}"));
                t.expect_discarded(find, 0);
                t.leave_open();
            });
            // The card cannot be used if there is no card to find.
            spent(layout(), side, kind, false).stage(stage).play(|t| {
                t.cannot_choose(use_card);
                t.leave_open();
            });
        };
    let leia = || scene().pool(["princess-leia"]).actions(["our-most-desperate-hour"]);
    story(&leia, Rebels, MissionKind::Regular, "use our-most-desperate-hour princess-leia", "hidden-fleet");
    let ozzel = || scene().pool(["admiral-ozzel"]).actions(["proceeding-as-planned"]);
    story(&ozzel, Empire, MissionKind::Project, "use proceeding-as-planned admiral-ozzel", "construct-death-star");
}

/// REB-LIMIT-04: Luke Skywalker finds the Daring Rescue that was discarded with the last cards of the deck.
#[test]
fn luke_finds_a_mission_in_a_renewed_deck() {
    let infiltration = scene()
        .units("sullust", "1 stormtrooper")
        .assigned("infiltration", ["luke-skywalker"])
        .actions(["son-of-skywalker"])
        .draws(["rebel-assault", "crippling-blow"])
        .names(["seek-yoda", "daring-rescue"]);
    spent(infiltration, Rebels, MissionKind::Regular, true).rebels_turn().play(|t| {
        t.choose_each(["reveal infiltration luke-skywalker", "at sullust", "top rebel-assault"]);
        t.choose("use son-of-skywalker luke-skywalker");
        t.can_choose_exactly_as(REBELS, ["find daring-rescue", "find seek-yoda", "pass"]);
        t.choose("find daring-rescue");
        t.expect_in_hand("daring-rescue", 1);
        t.expect_discarded("daring-rescue", 0);
    });
}

/// REB-COMBAT-17, REB-OPEN-36: the side that activated the system attacks first, although the base is found there.
#[test]
fn whoever_finds_the_base_in_an_activation_attacks_first() {
    scene()
        .base("hoth")
        .units("rebel-base", "1 mon-calamari-cruiser")
        .units("bespin", "1 star-destroyer, 1 stormtrooper")
        .pool(["moff-jerjerrod"])
        .rolls([Blank; 3])
        .empires_turn()
        .play(|t| {
            t.choose_each(["activate hoth", "with moff-jerjerrod", "all from bespin", "done"]);
            t.expect_revealed(true);
            assert_eq!(first_die(t.events()), Some(Empire));
            t.can_choose_as(EMPIRE, "done");
            t.leave_open();
        });
}

/// REB-COMBAT-45, REB-OPEN-36: the combat that follows a retreat belongs to the same turn.
#[test]
fn the_active_player_stays_active_in_the_combat_at_the_base() {
    let story = |layout: Layout, turn: [&'static str; 4], active: Side| {
        layout.base("hoth").units("rebel-base", "1 mon-calamari-cruiser").rolls([Blank; 6]).play(|t| {
            t.choose_each(turn);
            t.fight_until(EMPIRE, "retreat moff-jerjerrod");
            t.choose_each(["retreat moff-jerjerrod", "to hoth"]);
            t.choose("count 1");
            t.expect_combat(Some("hoth"));
            while first_die(t.events()).is_none() {
                t.choose("pass");
            }
            assert_eq!(first_die(t.events()), Some(active));
            t.leave_open();
        });
    };
    let empire = scene()
        .units("sullust", "1 star-destroyer, 1 stormtrooper")
        .units("bespin", "1 mon-calamari-cruiser")
        .pool(["moff-jerjerrod", "mon-mothma"])
        .empires_turn();
    story(empire, ["activate bespin", "with moff-jerjerrod", "all from sullust", "done"], Empire);
    let rebels = scene()
        .units("sullust", "1 mon-calamari-cruiser")
        .units("bespin", "1 star-destroyer, 1 stormtrooper")
        .leaders("bespin", ["moff-jerjerrod"])
        .pool(["jan-dodonna", "mon-mothma"])
        .rebels_turn();
    story(rebels, ["activate bespin", "with jan-dodonna", "all from sullust", "done"], Rebels);
}

/// REB-PROBE-02, REB-BASE-20: drawing probe cards gives the Empire information beyond the cards themselves only if they
/// had a known place in the deck.
#[test]
fn drawing_cards_that_were_put_back_tells_the_empire_something() {
    let learned = |known: bool| {
        let (game, mut s) = scene()
            .objectives(["leave-no-one-behind"])
            .track(8, 14)
            .with(move |g, s| {
                for slug in ["endor", "kessel"] {
                    let idx = g.db().system(slug).expect("a system").idx();
                    s.probes.rank[idx] = if known { 120 } else { s.probes.rank[idx] };
                }
            })
            .stage(Stage::Objective)
            .laid();
        let mut options = Options::new();
        game.options(&s, REBELS, &mut options);
        let pass = options.iter().find(|o| game.key_text(game.key(&s, **o)) == "pass").copied().expect("passing");
        let mut rng = table::chance::Fast::new(1);
        let trace = game.apply(&mut s, REBELS, pass, &mut rng, &mut table::NoSink);
        (s.probes.held.len(), trace.revealed)
    };
    assert_eq!(learned(true), (2, SeatSet::only(EMPIRE)));
    assert_eq!(learned(false), (2, SeatSet::EMPTY));
}

/// REB-BUILD-07, REB-BUILD-08
#[test]
fn the_base_space_builds_on_after_it_is_revealed() {
    let built = |layout: Layout, queue: &'static str| {
        layout.base("hoth").revealed().stage(Stage::RebelsBuild).play(|t| {
            if !queue.is_empty() {
                t.choose_each(["ready", "build x-wing"]);
            }
            t.expect_queue(Rebels, 1, queue);
            t.expect_to_act([EMPIRE]);
            t.leave_open();
        });
    };
    built(scene(), "1 x-wing, 1 rebel-trooper");
    built(scene().units("hoth", "1 star-destroyer"), "");
    built(scene().base("naboo"), "1 x-wing, 1 rebel-trooper");
}

/// REB-BUILD-08
#[test]
fn a_base_in_a_system_loyal_to_the_empire_builds_nothing() {
    scene().base("naboo").revealed().loyal(Empire, ["naboo"]).stage(Stage::RebelsBuild).play(|t| {
        t.expect_to_act([EMPIRE]);
        t.leave_open();
    });
}

/// REB-DEPLOY-01, REB-DEPLOY-09: one option leaves all units in the queue while there are other kinds to deploy.
#[test]
fn whoever_deploys_several_kinds_may_stop_at_once() {
    let laid = || scene().queued(1, "1 stormtrooper, 1 at-st").stage(Stage::EmpireDeploys);
    laid().play(|t| {
        t.can_choose_exactly(["deploy stormtrooper coruscant", "done", "pass"]);
        t.choose("done");
        t.can_choose_exactly(["deploy at-st coruscant", "done"]);
        t.leave_open();
    });
    laid().play(|t| {
        t.choose("pass");
        t.expect_queue(Empire, 1, "1 stormtrooper, 1 at-st");
        t.leave_open();
    });
}

/// REB-LIMIT-03, REB-OPEN-21: only as many units as are missing can be destroyed.
#[test]
fn only_missing_units_are_given_up_for_a_card() {
    scene()
        .rulings(Rulings { free_only_what_is_built: true, ..Rulings::default() })
        .units("sullust", "4 stormtrooper")
        .supply("1 stormtrooper")
        .pool(["janus-greejatus", "darth-vader"])
        .actions(["public-support"])
        .stage(Stage::EmpireAssigns)
        .play(|t| {
            t.choose_each(["use public-support janus-greejatus", "place coruscant"]);
            t.can_choose_exactly(["done", "free stormtrooper sullust"]);
            t.choose("free stormtrooper sullust");
            t.can_choose_exactly(["done", "free stormtrooper sullust"]);
            t.choose("free stormtrooper sullust");
            t.expect_units("sullust", Empire, "2 stormtrooper");
            t.expect_units("coruscant", Empire, "3 stormtrooper");
            t.can_choose("stay darth-vader");
            t.leave_open();
        });
}

/// REB-LIMIT-02
#[test]
fn a_card_gains_nothing_of_a_shape_that_has_run_out() {
    scene()
        .units("sullust", "1 stormtrooper")
        .supply("0 corellian-corvette, 0 airspeeder, 0 rebel-transport, 0 y-wing")
        .assigned("public-uprising", ["mon-mothma"])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["reveal public-uprising mon-mothma", "at sullust"]);
            t.can_choose_exactly(["build rebel-trooper", "build x-wing"]);
            t.choose_each(["build x-wing", "build x-wing"]);
            t.expect_units("sullust", Rebels, "2 x-wing");
        });
}

/// REB-DS-05, REB-OPEN-20: a Death Star can be deployed only where an unfinished one is.
#[test]
fn oversee_project_deploys_a_death_star_only_beside_the_unfinished_one() {
    let laid = || {
        scene()
            .units("naboo", "1 at-at")
            .units("endor", "1 death-star-under-construction")
            .queued(1, "1 at-st")
            .queued(2, "1 death-star")
            .assigned("oversee-project", ["moff-jerjerrod"])
            .empires_turn()
    };
    laid().play(|t| {
        t.choose_each(["reveal oversee-project moff-jerjerrod", "at naboo"]);
        t.can_choose_exactly(["queued at-st 1"]);
        t.leave_open();
    });
    laid().play(|t| {
        t.choose_each(["reveal oversee-project moff-jerjerrod", "at endor"]);
        t.can_choose_exactly(["queued death-star 2"]); // Endor is remote (REB-DEPLOY-06)
        t.choose("queued death-star 2");
        t.expect_units("endor", Empire, "1 death-star");
    });
}

/// REB-THEATER-01, REB-OBJ-06
#[test]
fn whoever_loses_the_ground_liberates_nothing() {
    let laid = || {
        scene()
            .units("naboo", "1 stormtrooper")
            .units("sullust", "1 corellian-corvette, 1 rebel-trooper")
            .objectives(["liberation"])
            .pool(["jan-dodonna"])
            .rebels_turn()
    };
    let come = ["activate naboo", "with jan-dodonna", "all from sullust", "done"];
    laid().rolls([Blank, Hit]).play(|t| {
        t.choose_each(come);
        let (_, offers) = t.witness();
        assert!(!offers.contains(&"score liberation".to_owned()), "{offers:?}");
        t.leave_open();
    });
    laid().rolls([Hit, Blank]).play(|t| {
        t.choose_each(come);
        t.fight_until(REBELS, "score liberation");
        t.can_choose_exactly(["pass", "score liberation"]);
        t.leave_open();
    });
}

/// REB-COMBAT-40, REB-DS-04
#[test]
fn an_unfinished_death_star_is_lost_when_nobody_defends_it() {
    let laid = |escort: &'static str| {
        scene()
            .units("endor", "1 death-star-under-construction")
            .units("endor", escort)
            .units("hoth", "2 x-wing")
            .pool(["jan-dodonna"])
            .rebels_turn()
    };
    let come = ["activate endor", "with jan-dodonna", "all from hoth", "done"];
    laid("").play(|t| {
        t.choose_each(come);
        t.fight_on();
        t.expect_units("endor", Empire, "");
        t.expect_units("endor", Rebels, "2 x-wing");
    });
    laid("1 tie-fighter").rolls([Blank; 3]).play(|t| {
        t.choose_each(come);
        t.fight_a_round();
        t.expect_units("endor", Empire, "1 tie-fighter, 1 death-star-under-construction");
        t.expect_combat(Some("endor"));
        t.leave_open();
    });
}
