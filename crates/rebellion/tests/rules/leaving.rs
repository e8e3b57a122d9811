//! The duration of effects: for a round, a phase or a combat, and effects that last longer.

use rebellion::Side::{Empire, Rebels};
use rebellion::frame::Stage;
use rebellion::{Leader, Ring};

use crate::support::{Blank, EMPIRE, Hit, REBELS, scene};

/// REB-ACTION-06: cards of one combat do not affect the next combat in the same turn.
#[test]
fn a_ban_ends_with_the_combat_it_was_played_in() {
    scene()
        .base("hoth")
        .units("bespin", "1 star-destroyer, 1 stormtrooper")
        .leaders("bespin", ["moff-jerjerrod"])
        .units("sullust", "1 mon-calamari-cruiser")
        .units("rebel-base", "1 x-wing, 1 rebel-trooper")
        .leaders("rebel-base", ["general-rieekan"])
        .pool(["jan-dodonna", "admiral-piett"])
        .actions(["keep-them-from-escaping", "ready-for-action"])
        .rolls([Blank; 12])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate bespin", "with jan-dodonna", "all from sullust", "done"]);
            t.choose("use ready-for-action admiral-piett");
            t.choose("use keep-them-from-escaping admiral-piett");
            t.fight_until(EMPIRE, "retreat moff-jerjerrod");
            t.can_choose_exactly(["pass", "retreat moff-jerjerrod"]);
            t.choose_each(["retreat moff-jerjerrod", "to hoth", "count 1"]);
            t.expect_in_pool("admiral-piett");
            t.expect_combat(Some("hoth"));
            t.fight_until(REBELS, "retreat general-rieekan");
            t.leave_open();
        });
}

/// REB-LEADER-17, REB-REFRESH-02: a detained leader who turns is no longer detained. The next Refresh phase returns
/// both leaders to the Imperial pool.
#[test]
fn lured_leaders_come_home_to_the_empire() {
    scene()
        .units("sullust", "1 stormtrooper")
        .captive("mon-mothma", "sullust")
        .leaders("naboo", ["princess-leia"])
        .ring(Ring::DarkSide, "princess-leia")
        .with(|_, s| s.turned.insert(Leader::Leia.idx()))
        .assigned("lure-of-the-dark-side", ["emperor-palpatine"])
        .rolls([Hit, Hit, Blank, Blank, Blank, Blank, Blank, Blank, Blank])
        .track(5, 14)
        .empires_turn()
        .play(|t| {
            t.choose_each(["reveal lure-of-the-dark-side emperor-palpatine", "against mon-mothma", "pass", "pass"]);
            for who in ["mon-mothma", "princess-leia", "emperor-palpatine"] {
                t.expect_in_pool(who);
            }
            t.leave_open();
        });
    // In the Assignment phase the Empire assigns them.
    scene()
        .pool(["mon-mothma", "princess-leia"])
        .ring(Ring::DarkSide, "mon-mothma")
        .with(|_, s| {
            s.turned.insert(Leader::Leia.idx());
            s.turned.insert(Leader::MonMothma.idx());
        })
        .stage(Stage::EmpireAssigns)
        .play(|t| {
            t.expect_to_act([EMPIRE]);
            for who in ["mon-mothma", "princess-leia"] {
                t.can_choose_as(EMPIRE, &format!("assign rule-by-fear {who}"));
            }
            t.leave_open();
        });
}

/// REB-RETREAT-01, REB-COMBAT-02: in each combat of a turn a side can retreat once and add one leader.
#[test]
fn whoever_has_retreated_may_retreat_from_the_next_combat() {
    scene()
        .base("hoth")
        .units("bespin", "1 assault-carrier, 1 stormtrooper")
        .leaders("bespin", ["moff-jerjerrod"])
        .units("sullust", "1 mon-calamari-cruiser")
        .units("rebel-base", "1 x-wing, 1 rebel-trooper")
        .pool(["jan-dodonna", "general-rieekan"])
        .rolls([Blank; 10])
        .rebels_turn()
        .play(|t| {
            t.choose_each(["activate bespin", "with jan-dodonna", "all from sullust", "done"]);
            t.fight_until(EMPIRE, "retreat moff-jerjerrod");
            t.choose_each(["retreat moff-jerjerrod", "to hoth", "count 1"]);
            t.expect_combat(Some("hoth"));
            t.can_choose_exactly_as(REBELS, ["add general-rieekan", "pass"]);
            t.choose("pass");
            t.fight_until(EMPIRE, "retreat moff-jerjerrod");
            t.choose("retreat moff-jerjerrod");
            t.can_choose_exactly(["to endor", "to mustafar"]); // the Rebels hold Bespin
            t.choose_each(["to endor", "count 1"]);
            t.expect_combat(None);
            t.expect_units("hoth", Rebels, "1 x-wing, 1 rebel-trooper");
            t.expect_units("endor", Empire, "1 assault-carrier, 1 stormtrooper");
        });
}
