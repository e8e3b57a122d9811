//! Teams: the player who decides when a rule of the team game meets another rule.

use rebellion::Side::{Empire, Rebels};
use rebellion::frame::Stage;
use rebellion::{Bits, Players, Ring, Role};
use table::Seat;

use crate::support::layout::Layout;
use crate::support::{Blank, Hit, Special, scene};

const ADMIRAL: Seat = Seat::new(0);
const GENERAL: Seat = Seat::new(1);
const IMPERIAL_ADMIRAL: Seat = Seat::new(2);
const IMPERIAL_GENERAL: Seat = Seat::new(3);

fn team() -> Layout {
    scene().players(Players::Four)
}

/// REB-TEAM-22, REB-DS-18: the admiral decides about troops lost with their ship in a space battle.
#[test]
fn the_admiral_gives_up_troops_in_a_space_battle() {
    team()
        .destroyed(["bespin"])
        .units("bespin", "2 assault-carrier, 4 stormtrooper, 1 at-st")
        .units("sullust", "1 mon-calamari-cruiser")
        .pool(["jan-dodonna"])
        .rolls([Blank, Hit, Hit, Blank, Blank, Blank, Blank])
        .turn_of(Role::RebelAdmiral)
        .play(|t| {
            t.choose_each(["activate bespin", "with jan-dodonna", "all from sullust", "done"]);
            t.fight_until(ADMIRAL, "damage assault-carrier 1");
            t.choose("damage assault-carrier 1");
            t.fight_until(IMPERIAL_ADMIRAL, "destroy at-st");
            t.can_choose_exactly(["destroy at-st", "destroy stormtrooper"]);
            t.choose("destroy at-st");
            t.expect_units("bespin", Empire, "1 assault-carrier, 4 stormtrooper");
            t.leave_open();
        });
}

/// REB-TEAM-22, REB-DS-18: outside battles the general decides about troops, even after a movement by the admiral.
#[test]
fn the_general_gives_up_troops_after_a_movement() {
    team()
        .destroyed(["rodia"])
        .units("rodia", "2 assault-carrier, 4 stormtrooper, 2 at-st")
        .pool(["grand-moff-tarkin"])
        .turn_of(Role::ImperialAdmiral)
        .play(|t| {
            t.choose_each(["activate naboo", "with grand-moff-tarkin", "from rodia", "count 1", "count 0", "count 0"]);
            t.can_choose_exactly_as(IMPERIAL_GENERAL, ["destroy at-st", "destroy stormtrooper"]);
            t.choose_as(IMPERIAL_GENERAL, "destroy at-st");
            t.choose_as(IMPERIAL_GENERAL, "destroy at-st");
            t.can_choose_exactly_as(IMPERIAL_ADMIRAL, ["done"]);
            t.leave_open();
        });
}

/// REB-TEAM-02, REB-ACTION-03, REB-TEAM-06: before the roll, each player can use cards of their own leaders, the
/// admiral first.
#[test]
fn each_sets_dice_with_the_card_of_an_own_leader() {
    let attempt = |leader: &'static str| {
        team()
            .units("naboo", "1 stormtrooper")
            .leaders("naboo", [leader, "darth-vader"])
            .actions(["one-in-a-million"])
            .assigned("sabotage", ["chewbacca"])
            .turn_of(Role::RebelGeneral)
    };
    for leader in ["wedge-antilles", "luke-skywalker"] {
        attempt(leader).play(|t| {
            t.choose_each(["reveal sabotage chewbacca", "at naboo"]);
            // It is the general's card here, with either of the two leaders.
            t.can_choose_exactly_as(ADMIRAL, ["pass"]);
            t.choose_as(ADMIRAL, "pass");
            let card = format!("use one-in-a-million {leader}");
            t.can_choose_exactly_as(GENERAL, ["pass", &card]);
            t.leave_open();
        });
    }
}

/// REB-TEAM-20, REB-TEAM-19: the team whose turn it is decides first, each player for their own leaders, and it adds
/// only one leader.
#[test]
fn a_team_adds_one_leader_and_the_other_team_follows() {
    team()
        .units("naboo", "1 x-wing, 1 tie-fighter")
        .leaders("naboo", ["mon-mothma"])
        .pool(["general-rieekan", "jan-dodonna", "general-tagge", "emperor-palpatine", "boba-fett"])
        .rolls([Hit, Hit])
        .turn_of(Role::RebelGeneral)
        .play(|t| {
            t.choose_each(["activate naboo", "with general-rieekan", "done"]);
            // Rieekan commands, so the Rebels add no leader.
            t.can_choose_exactly_as(IMPERIAL_ADMIRAL, ["add emperor-palpatine", "pass"]);
            t.choose_as(IMPERIAL_ADMIRAL, "pass");
            t.can_choose_exactly_as(IMPERIAL_GENERAL, ["add boba-fett", "add general-tagge", "pass"]);
            t.choose_as(IMPERIAL_GENERAL, "add boba-fett");
            t.expect_leader("boba-fett", "naboo");
            t.fight_on();
        });
}

/// REB-TEAM-22, REB-TEAM-06: the general's card draws space cards, and the admiral holds them.
#[test]
fn a_card_of_the_general_draws_space_cards_for_the_admiral() {
    team()
        .units("naboo", "1 star-destroyer, 1 corellian-corvette")
        .pool(["general-tagge"])
        .actions(["more-dangerous-than-you-realize"])
        .draws(["space-critical-hit", "space-take-it-down", "space-onslaught", "space-critical-hit"])
        .rolls([Blank, Blank, Blank])
        .turn_of(Role::ImperialGeneral)
        .play(|t| {
            t.choose_each(["activate naboo", "with general-tagge", "done"]);
            t.can_choose_exactly_as(IMPERIAL_ADMIRAL, ["pass"]);
            t.choose("pass");
            t.can_choose_exactly_as(IMPERIAL_GENERAL, ["pass", "use more-dangerous-than-you-realize general-tagge"]);
            t.choose("use more-dangerous-than-you-realize general-tagge");
            t.can_choose_exactly_as(IMPERIAL_GENERAL, ["choose 0", "choose 1"]);
            t.choose("choose 0");
            t.fight_until(IMPERIAL_ADMIRAL, "play space-critical-hit");
            t.can_choose_exactly(["done", "play space-critical-hit"]);
            t.leave_open();
        });
}

/// REB-TEAM-17, REB-TEAM-02: the admiral's card sends troops away, and the Imperial general chooses where.
#[test]
fn the_imperial_general_finds_a_place_for_expelled_troops() {
    team()
        .loyal(Empire, ["corellia", "sullust"])
        .units("naboo", "2 stormtrooper")
        .pool(["lando-calrissian"])
        .actions(["independent-operation"])
        .stage(Stage::RebelsAssign)
        .play(|t| {
            t.choose_as(ADMIRAL, "use independent-operation lando-calrissian");
            t.choose_as(ADMIRAL, "place naboo");
            t.can_choose_exactly_as(IMPERIAL_GENERAL, ["to corellia", "to coruscant", "to sullust"]);
            t.choose("to sullust");
            t.expect_units("sullust", Empire, "2 stormtrooper");
            t.leave_open();
        });
}

/// REB-TEAM-02, REB-TEAM-17: the Imperial general holds Darth Vader's card and picks the rescuer; the Rebel general
/// decides about the sacrifice.
#[test]
fn destiny_and_sacrifice_are_those_of_the_generals() {
    team()
        .units("sullust", "1 stormtrooper")
        .captive("mon-mothma", "sullust")
        .leaders("sullust", ["darth-vader"])
        .actions(["it-is-your-destiny", "noble-sacrifice"])
        .assigned("daring-rescue", ["obi-wan-kenobi", "jan-dodonna"])
        .rolls([Hit, Blank, Blank, Blank, Blank])
        .turn_of(Role::RebelAdmiral)
        .play(|t| {
            t.choose_each(["reveal daring-rescue jan-dodonna", "at sullust"]);
            t.can_choose_exactly_as(ADMIRAL, ["leader mon-mothma"]);
            t.choose("leader mon-mothma");
            t.can_choose_exactly_as(IMPERIAL_ADMIRAL, ["pass"]);
            t.choose("pass");
            t.choose_as(IMPERIAL_GENERAL, "use it-is-your-destiny darth-vader");
            t.can_choose_exactly_as(IMPERIAL_GENERAL, ["leader jan-dodonna", "leader obi-wan-kenobi"]);
            t.choose("leader obi-wan-kenobi");
            t.can_choose_exactly_as(GENERAL, ["pass", "use noble-sacrifice obi-wan-kenobi"]);
            t.choose("pass");
            t.expect_captive("obi-wan-kenobi", true);
            t.expect_leader("jan-dodonna", "rebel-base");
        });
}

/// REB-TEAM-18, REB-MISSION-30: each player of a team can use cards and send one leader; the second player only if the
/// first one sends none.
#[test]
fn a_team_sends_one_leader_against_an_attempt() {
    team()
        .loyal(Rebels, ["naboo"])
        .assigned("gather-intel", ["emperor-palpatine"])
        .pool(["jan-dodonna", "princess-leia"])
        .rolls([Hit, Hit, Blank, Blank])
        .draws(["rodia"])
        .turn_of(Role::ImperialAdmiral)
        .play(|t| {
            t.choose_each(["reveal gather-intel emperor-palpatine", "at naboo"]);
            t.can_choose_exactly_as(ADMIRAL, ["pass", "send jan-dodonna"]);
            t.choose("pass");
            t.can_choose_exactly_as(GENERAL, ["pass", "send princess-leia"]);
            t.choose("send princess-leia");
            t.expect_leader("princess-leia", "naboo");
            t.expect_in_pool("jan-dodonna");
        });
}

/// REB-TEAM-17, REB-TEAM-25: the admiral's mission lets the admiral look at the objectives and put them back.
#[test]
fn whoever_revealed_it_sorts_the_objectives() {
    team()
        .units("naboo", "1 stormtrooper")
        .assigned("stolen-plans", ["jan-dodonna"])
        .draws(["rebel-assault", "crippling-blow", "defend-the-people", "cut-supply-lines"])
        .turn_of(Role::RebelAdmiral)
        .play(|t| {
            t.choose_each(["reveal stolen-plans jan-dodonna", "at naboo"]);
            let all = ["top crippling-blow", "top cut-supply-lines", "top defend-the-people", "top rebel-assault"];
            t.can_choose_exactly_as(ADMIRAL, all);
            t.choose_each(["top rebel-assault", "top crippling-blow", "top cut-supply-lines"]);
        });
}

/// REB-TEAM-16, REB-TEAM-22: the general reveals the base in the general's turn; the admiral fights in space there.
#[test]
fn the_general_reveals_the_base_and_the_admiral_fights_above_it() {
    team()
        .base("hoth")
        .units("rebel-base", "1 x-wing")
        .units("hoth", "1 tie-fighter")
        .pool(["princess-leia", "jan-dodonna", "mon-mothma"])
        .rolls([Special, Hit])
        .draws(["space-critical-hit"])
        .turn_of(Role::RebelGeneral)
        .play(|t| {
            t.choose_as(GENERAL, "reveal base");
            t.expect_combat(Some("hoth"));
            t.can_choose_exactly_as(ADMIRAL, ["add jan-dodonna", "add mon-mothma", "pass"]);
            t.choose("add mon-mothma");
            t.can_choose_exactly_as(ADMIRAL, ["done", "draw 0"]);
            t.choose("draw 0");
            t.can_choose_exactly_as(ADMIRAL, ["done", "play space-critical-hit"]);
            t.choose("play space-critical-hit");
            t.choose("damage tie-fighter 0");
            t.choose("done");
            t.leave_open();
        });
}

/// REB-TEAM-15: with three players, the Rebel player has separate turns for leaders of each color and passes both.
#[test]
fn the_rebel_of_three_passes_for_each_role() {
    scene()
        .players(Players::Three)
        .pool(["jan-dodonna", "princess-leia", "darth-vader"])
        .turn_of(Role::RebelAdmiral)
        .play(|t| {
            let rebel = t.asked();
            t.choose("activate naboo");
            t.can_choose_exactly(["with jan-dodonna"]);
            t.choose_each(["with jan-dodonna", "done"]);
            t.expect_to_act([rebel]);
            t.choose("activate rodia");
            t.can_choose_exactly(["with princess-leia"]);
            t.choose_each(["with princess-leia", "done"]);
            assert_ne!(t.asked(), rebel);
            t.leave_open();
        });
}

/// REB-TEAM-01, REB-TEAM-11, REB-TEAM-18, REB-TEAM-23: the single Rebel player decides once for leaders of both colors,
/// without a veto. For the Empire each player decides.
#[test]
fn the_rebel_of_three_is_asked_once_for_all_leaders() {
    let table = || scene().players(Players::Three);
    let rebel = Seat::new(0);
    table().pool(["mon-mothma", "princess-leia", "darth-vader"]).stage(Stage::RebelsAssign).play(|t| {
        t.expect_to_act([rebel]);
        t.choose("assign sabotage mon-mothma");
        t.expect_to_act([rebel]);
        t.can_choose("join princess-leia mon-mothma");
        t.choose("stay princess-leia");
        t.expect_to_act([Seat::new(2)]);
        t.leave_open();
    });
    table()
        .loyal(Rebels, ["naboo"])
        .assigned("gather-intel", ["grand-moff-tarkin"])
        .pool(["mon-mothma", "princess-leia"])
        .turn_of(Role::ImperialAdmiral)
        .play(|t| {
            t.choose_each(["reveal gather-intel grand-moff-tarkin", "at naboo"]);
            t.can_choose_exactly_as(rebel, ["pass", "send mon-mothma", "send princess-leia"]);
            t.choose("pass");
            t.can_choose_exactly_as(Seat::new(2), ["pass"]); // the next turn
        });
    table()
        .loyal(Rebels, ["rodia"])
        .units("sullust", "1 assault-carrier, 1 stormtrooper")
        .units("naboo", "1 corellian-corvette, 2 rebel-trooper")
        .leaders("naboo", ["mon-mothma", "general-rieekan"])
        .pool(["grand-moff-tarkin"])
        .rolls([Blank; 8])
        .turn_of(Role::ImperialAdmiral)
        .play(|t| {
            t.choose_each(["activate naboo", "with grand-moff-tarkin", "all from sullust", "done"]);
            t.fight_until(rebel, "retreat mon-mothma");
            t.can_choose_exactly(["pass", "retreat general-rieekan", "retreat mon-mothma"]);
            let round = t.state().combat.round;
            t.choose("pass");
            assert_eq!(t.state().combat.round, round + 1, "no question is repeated");
            t.leave_open();
        });
    // The general holds the card.
    table()
        .leaders("naboo", ["luke-skywalker", "darth-vader"])
        .actions(["one-in-a-million"])
        .assigned("sabotage", ["han-solo"])
        .turn_of(Role::RebelAdmiral)
        .play(|t| {
            t.choose_each(["reveal sabotage han-solo", "at naboo"]);
            t.can_choose_exactly_as(rebel, ["pass", "use one-in-a-million luke-skywalker"]);
            t.leave_open();
        });
}

/// REB-TEAM-28, REB-TEAM-14: the Imperial admiral decides for the turned blue leader immediately.
#[test]
fn a_turned_leader_retreats_by_order_of_the_imperial_player_of_its_color() {
    team()
        .units("bespin", "1 star-destroyer")
        .leaders("bespin", ["mon-mothma"])
        .ring(Ring::DarkSide, "mon-mothma")
        .with(|_, s| s.turned.insert(rebellion::Leader::MonMothma.idx()))
        .units("sullust", "1 x-wing")
        .pool(["princess-leia"])
        .rolls([Blank; 4])
        .turn_of(Role::RebelGeneral)
        .play(|t| {
            t.choose_each(["activate bespin", "with princess-leia", "all from sullust", "done"]);
            t.fight_until(IMPERIAL_ADMIRAL, "retreat mon-mothma");
            t.can_choose_exactly(["pass", "retreat mon-mothma"]);
            t.choose("retreat mon-mothma");
            t.can_choose_exactly_as(IMPERIAL_ADMIRAL, ["to endor", "to hoth", "to mustafar"]);
            t.choose("to endor");
            t.expect_leader("mon-mothma", "endor");
        });
}

/// REB-TEAM-11, REB-TEAM-26: a card in place of an assignment needs a leader of its holder, although it shows two.
#[test]
fn a_card_in_place_of_an_assignment_takes_an_own_leader() {
    let starting = ["capture-rebel-operative", "gather-intel", "research-and-development", "rule-by-fear"];
    let story = |general: bool, seat: Seat, own: &'static str, other: Seat| {
        team()
            .pool(["admiral-ozzel", "moff-jerjerrod"])
            .actions(["proceeding-as-planned"])
            .with(move |_, s| {
                s.actions[Empire.idx()].of_general = if general { s.actions[Empire.idx()].hand } else { Bits::EMPTY };
            })
            .stage(Stage::EmpireAssigns)
            .play(|t| {
                let mut offers: Vec<String> = starting.iter().map(|m| format!("assign {m} {own}")).collect();
                offers.extend([format!("stay {own}"), format!("use proceeding-as-planned {own}")]);
                t.can_choose_exactly_as(seat, offers.iter().map(String::as_str));
                assert!(!t.key_texts(other).iter().any(|words| words.starts_with("use")));
                t.leave_open();
            });
    };
    story(true, IMPERIAL_GENERAL, "moff-jerjerrod", IMPERIAL_ADMIRAL);
    story(false, IMPERIAL_ADMIRAL, "admiral-ozzel", IMPERIAL_GENERAL);
}
