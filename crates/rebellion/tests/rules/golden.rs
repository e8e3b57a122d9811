//! Conflicts between rule texts, and deceptions that the rules prevent.

use rebellion::Side::Rebels;
use rebellion::frame::Stage;
use rebellion::{Action, Entity, Leader};

use crate::support::layout::Layout;
use crate::support::{Blank, REBELS, scene};

/// REB-GOLD-01: the rulebook requires the skill when assigning, the reference when revealing.
#[test]
fn the_reference_holds_against_the_rulebook() {
    scene().pool(["chewbacca"]).stage(Stage::RebelsAssign).play(|t| {
        t.can_choose("assign build-alliance chewbacca"); // no diplomacy
        t.choose("assign build-alliance chewbacca");
        t.cannot_choose("reveal build-alliance chewbacca");
    });
}

/// REB-GOLD-02: the reference sends all leaders of a rescue to the base, but this card lets them stay. The rescued
/// leader goes to the base by both texts.
#[test]
fn a_card_holds_against_the_reference() {
    let rescue = |card: &'static str| {
        scene()
            .units("sullust", "1 stormtrooper")
            .captive("princess-leia", "sullust")
            .assigned(card, ["obi-wan-kenobi"])
    };
    let story = |layout: Layout, card: &'static str, rescuer: &'static str| {
        layout.rebels_turn().play(|t| {
            t.choose(&format!("reveal {card} obi-wan-kenobi"));
            t.choose_each(["at sullust", "leader princess-leia"]);
            t.expect_leader("princess-leia", "rebel-base");
            t.expect_leader("obi-wan-kenobi", rescuer);
            t.leave_open();
        });
    };
    story(rescue("daring-rescue"), "daring-rescue", "rebel-base");
    story(rescue("for-the-greater-good"), "for-the-greater-good", "sullust");
}

/// A ground combat at Naboo in which the Rebels have drawn Escape Plan.
fn escape() -> Layout {
    scene()
        .units("naboo", "1 at-st, 2 rebel-trooper")
        .leaders("naboo", ["general-rieekan"])
        .pool(["admiral-piett"])
        .draws(["ground-critical-hit", "ground-escape-plan", "ground-defensive-formation"])
        .rolls([Blank, Blank, Blank, Blank])
        .actions(["keep-them-from-escaping"])
        .empires_turn()
}

/// REB-GOLD-03
#[test]
fn cannot_overrules_what_would_allow_it() {
    escape().play(|t| {
        t.choose_each(["activate naboo", "with admiral-piett", "done", "pass"]);
        t.fight_until(REBELS, "play ground-escape-plan");
        t.choose("play ground-escape-plan");
        t.fight_until(REBELS, "retreat general-rieekan");
        t.leave_open();
    });
    escape().play(|t| {
        t.choose_each(["activate naboo", "with admiral-piett", "done", "use keep-them-from-escaping admiral-piett"]);
        t.fight_until(REBELS, "play ground-escape-plan");
        t.choose("play ground-escape-plan");
        let (_, offers) = t.witness();
        assert!(!offers.contains(&"retreat general-rieekan".to_owned()), "{offers:?}");
        t.leave_open();
    });
}

/// REB-DECEIT-02: units move only between the base and adjacent systems.
#[test]
fn nobody_moves_units_of_the_base_where_they_cannot_go() {
    scene().units("rebel-base", "2 x-wing").pool(["jan-dodonna"]).rebels_turn().play(|t| {
        t.choose_each(["activate naboo", "with jan-dodonna"]);
        t.can_choose_exactly(["done"]);
        t.choose("done");
        t.leave_open();
    });
}

/// REB-DECEIT-02: only leaders on the drawn cards can be recruited.
#[test]
fn nobody_recruits_a_leader_who_is_not_on_the_cards() {
    scene().stage(Stage::Time).play(|t| {
        let db = t.game().db();
        let drawn = t.state().actions[Rebels.idx()].offer.into_iter().map(|i| Action(16 + i as u8));
        let mut expected: Vec<String> = drawn
            .flat_map(|card| db.action(card).leaders.into_iter().map(move |l| (card, Leader::of(l))))
            .map(|(card, leader)| {
                let (card, leader) = (Entity::Action(card).card(), Entity::Leader(leader).card());
                format!("recruit {} {}", db.slug(card), db.slug(leader))
            })
            .collect();
        expected.sort_unstable();
        assert!(!expected.is_empty());
        assert_eq!(t.key_texts(REBELS), expected);
        t.leave_open();
    });
}
