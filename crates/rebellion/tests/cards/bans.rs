//! Cards that forbid something for a while: what players can do meanwhile, and what they can do again afterwards.

use rebellion::Event;
use rebellion::Side::{Empire, Rebels};

use crate::support::layout::Layout;
use crate::support::{Blank, EMPIRE, Hit, Play, REBELS, Special, scene};

const ATTACK: [&str; 3] = ["activate naboo", "with moff-jerjerrod", "done"];

#[track_caller]
fn no_retreat_this_round(t: &mut Play, seat: table::Seat) {
    let offers = t.offers_of_a_round(seat);
    assert!(!offers.iter().any(|words| words.starts_with("retreat")), "{offers:?}");
}

/// REB-CARD-14, REB-ACTION-03, REB-ACTION-06, REB-COMBAT-03: the card affects both theaters of the first round only.
#[test]
fn according_to_my_design_takes_rebel_dice_in_the_first_round() {
    let fleets = "1 star-destroyer, 3 x-wing, 2 y-wing, 1 stormtrooper, 3 rebel-trooper, 1 airspeeder";
    let laid = || scene().units("naboo", fleets).pool(["emperor-palpatine"]).actions(["according-to-my-design"]);
    // Dice of the Rebels: three black and two red in space, four black and one red on the ground.
    let rebel_dice = |t: &mut Play| -> Vec<usize> {
        let (events, _) = t.witness();
        let rounds = events.split(|e| matches!(e, Event::CombatRound { .. })).skip(1);
        rounds.take(2).map(|r| r.iter().filter(|e| matches!(e, Event::Die { side: Rebels, .. })).count()).collect()
    };
    let card = "use according-to-my-design emperor-palpatine";
    laid().rolls([Blank; 22]).empires_turn().play(|t| {
        t.choose_each(["activate naboo", "with emperor-palpatine", "done"]);
        t.can_choose_exactly(["pass", card]);
        t.choose(card);
        assert_eq!(rebel_dice(t), [4, 10], "1 black and 1 red, then 2 black; all dice in the second round");
        t.leave_open();
    });
    laid().rolls([Blank; 28]).empires_turn().play(|t| {
        t.choose_each(["activate naboo", "with emperor-palpatine", "done", "pass"]);
        assert_eq!(rebel_dice(t), [10, 10]);
        t.leave_open();
    });
}

/// REB-CARD-15: the card lasts for the whole combat.
#[test]
fn keep_them_from_escaping_forbids_the_retreat() {
    let laid = || {
        scene()
            .loyal(Rebels, ["rodia"])
            .units("naboo", "1 star-destroyer, 1 corellian-corvette")
            .leaders("naboo", ["jan-dodonna"])
            .pool(["admiral-piett"])
            .actions(["keep-them-from-escaping"])
            .rolls([Blank; 10])
            .empires_turn()
    };
    let card = "use keep-them-from-escaping admiral-piett";
    laid().play(|t| {
        t.choose_each(["activate naboo", "with admiral-piett", "done"]);
        t.can_choose_exactly(["pass", card]);
        t.choose(card);
        no_retreat_this_round(t, REBELS);
        no_retreat_this_round(t, REBELS);
        t.leave_open();
    });
    laid().play(|t| {
        t.choose_each(["activate naboo", "with admiral-piett", "done", "pass"]);
        for _ in 0..2 {
            t.fight_until(REBELS, "retreat jan-dodonna");
            t.can_choose_exactly(["pass", "retreat jan-dodonna"]);
            t.fight_a_round();
        }
        t.leave_open();
    });
}

/// REB-RETREAT-01, REB-TACTIC-02: No Escape holds the Rebels for one round.
#[test]
fn no_escape_holds_for_one_round() {
    let laid = || {
        scene()
            .loyal(Rebels, ["rodia"])
            .draws(["space-no-escape"])
            .units("naboo", "1 star-destroyer, 2 x-wing")
            .leaders("naboo", ["mon-mothma"])
            .pool(["moff-jerjerrod"])
            .empires_turn()
    };
    laid().rolls([Blank; 10]).play(|t| {
        t.choose_each(ATTACK);
        t.can_choose_exactly(["done", "play space-no-escape"]);
        t.choose("play space-no-escape");
        no_retreat_this_round(t, REBELS);
        t.fight_until(REBELS, "retreat mon-mothma");
        assert_eq!(t.state().combat.round, 2);
        t.can_choose_exactly(["pass", "retreat mon-mothma"]);
        t.leave_open();
    });
    laid().rolls([Blank; 5]).play(|t| {
        t.choose_each(ATTACK);
        t.fight_until(REBELS, "retreat mon-mothma");
        assert_eq!(t.state().combat.round, 1);
        t.can_choose_exactly(["pass", "retreat mon-mothma"]);
        t.leave_open();
    });
}

/// REB-TACTIC-02, REB-COMBAT-30: the damage of this step cannot be blocked; the damage of the next round can.
#[test]
fn unstoppable_assault_cannot_be_blocked() {
    let story = |units: &'static str, assault: &'static str, block: &'static str| {
        let play = |what: &str| format!("play {what}");
        let laid = || {
            scene()
                .units("naboo", units)
                .leaders("naboo", ["princess-leia"])
                .draws([assault, block])
                .pool(["moff-jerjerrod"])
                .empires_turn()
        };
        let round = [Hit, Special, Blank, Blank, Blank];
        laid().rolls(round).rolls([Hit, Blank, Blank]).play(|t| {
            t.choose_each(ATTACK);
            t.choose(&play(assault));
            t.choose("done");
            t.can_choose_exactly_as(REBELS, ["done"]); // after their roll
            t.fight_a_round();
            t.can_choose_exactly_as(REBELS, ["done", &play(block)]);
            t.leave_open();
        });
        laid().rolls([Hit, Special, Blank]).play(|t| {
            t.choose_each(ATTACK);
            t.choose("done");
            t.can_choose_exactly_as(REBELS, ["done", &play(block)]);
            t.leave_open();
        });
    };
    story("1 star-destroyer, 2 x-wing", "space-unstoppable-assault", "space-defensive-formation");
    story("1 at-at, 2 rebel-trooper", "ground-unstoppable-assault", "ground-defensive-formation");
}

/// REB-RETREAT-11, REB-TACTIC-02: with Escape Plan, units need no transport for one round.
#[test]
fn escape_plan_needs_no_carriers_for_one_round() {
    let laid = || {
        scene()
            .loyal(Empire, ["sullust"])
            .draws(["ground-escape-plan"])
            .units("naboo", "1 at-at, 2 rebel-trooper")
            .pool(["moff-jerjerrod"])
            .empires_turn()
    };
    let escape = ["pass", "retreat moff-jerjerrod"];
    laid().rolls([Blank; 5]).play(|t| {
        t.choose_each(ATTACK);
        t.can_choose_exactly(["done", "play ground-escape-plan"]);
        t.choose("play ground-escape-plan");
        t.fight_until(EMPIRE, "retreat moff-jerjerrod");
        t.can_choose_exactly(escape);
        t.choose("retreat moff-jerjerrod");
        t.can_choose_exactly(["to sullust"]);
        t.choose("to sullust");
        t.expect_units("sullust", Empire, "1 at-at");
        t.expect_combat(None);
    });
    laid().rolls([Blank; 10]).play(|t| {
        t.choose_each(ATTACK);
        t.choose("play ground-escape-plan");
        t.fight_until(EMPIRE, "retreat moff-jerjerrod");
        t.choose("pass");
        t.expect_combat(None); // no second question about a retreat
    });
    laid().rolls([Blank; 5]).play(|t| {
        t.choose_each(ATTACK);
        no_retreat_this_round(t, EMPIRE);
        t.leave_open();
    });
}

/// Admiral Ackbar attacks Naboo; both sides have cards of both theaters.
fn trap() -> Layout {
    scene()
        .units("naboo", "1 star-destroyer, 1 stormtrooper")
        .units("rodia", "1 mon-calamari-cruiser, 1 rebel-trooper")
        .leaders("naboo", ["admiral-piett"])
        .pool(["admiral-ackbar"])
        .actions(["its-a-trap"])
        .draws(["space-outmaneuver", "space-outmaneuver", "space-no-escape", "ground-escape-plan"])
        .draws(["space-critical-hit", "space-defensive-formation", "space-take-it-down", "ground-critical-hit"])
        .rebels_turn()
}

const COME: [&str; 4] = ["activate naboo", "with admiral-ackbar", "all from rodia", "done"];

/// REB-ACTION-06, REB-TACTIC-02: It's a Trap! forbids the Empire to play space cards in the first round, for blocking
/// and for attacking; ground cards and drawing are allowed.
#[test]
fn its_a_trap_silences_imperial_space_cards_for_one_round() {
    let cruiser = [Blank, Hit, Blank];
    let destroyer = [Special, Blank, Blank];
    let troops = [Blank, Blank];
    trap().rolls(cruiser).rolls(destroyer).rolls(troops).rolls(cruiser).rolls(destroyer).play(|t| {
        t.choose_each(COME);
        t.can_choose_exactly(["pass", "use its-a-trap admiral-ackbar"]);
        t.choose("use its-a-trap admiral-ackbar");
        t.choose("done"); // the Rebels play no cards
        t.can_choose_exactly_as(EMPIRE, ["done"]); // no block
        t.choose("done");
        t.can_choose_exactly_as(EMPIRE, ["done", "draw 0"]); // no attack card
        t.choose("done");
        t.choose("done"); // the Rebels' ground attack
        t.can_choose_exactly_as(EMPIRE, ["done", "play ground-critical-hit"]);
        t.fight_a_round();
        t.choose("done");
        t.can_choose_exactly_as(EMPIRE, ["done", "play space-defensive-formation"]);
        t.choose("done");
        let attack = ["done", "draw 0", "play space-critical-hit", "play space-take-it-down"];
        t.can_choose_exactly_as(EMPIRE, attack);
        t.leave_open();
    });
    trap().rolls(cruiser).rolls(destroyer).play(|t| {
        t.choose_each(COME);
        t.choose_each(["pass", "done"]);
        t.can_choose_exactly_as(EMPIRE, ["done", "play space-defensive-formation"]);
        t.choose("done");
        let attack = ["done", "draw 0", "play space-critical-hit", "play space-take-it-down"];
        t.can_choose_exactly_as(EMPIRE, attack);
        t.leave_open();
    });
}
