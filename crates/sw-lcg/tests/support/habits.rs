//! Parts that the scenarios of many cards share: paying a cost, taking damage, striking.
//!
//! Each card has its own scenario built from these parts. All of them are about a card of the dark side.

use sw_lcg::{Event, Icon};

use super::DARK;
use super::layout::{Layout, SideLayout, dark_attacks, light_attacks};
use super::play::Play;

/// The unit attacks alone, its player has this hand, and no unit can defend.
pub(crate) fn raid(attacker: &'static str, hand: impl IntoIterator<Item = &'static str>) -> Layout {
    let hand = hand.into_iter().collect::<Vec<_>>();
    dark_attacks().dark(|p| p.in_play([attacker]).hand(hand)).light(|p| p.objectives(["draw-their-fire"]))
}

/// One unit may attack, and one unit may defend.
pub(crate) fn duel(attacker: &'static str, defender: &'static str) -> Layout {
    dark_attacks().dark(|p| p.in_play([attacker])).light(|p| p.objectives(["draw-their-fire"]).in_play([defender]))
}

/// Like [`duel`], with a second copy of the attacker in hand to win the edge.
pub(crate) fn edge_duel(attacker: &'static str, defender: &'static str) -> Layout {
    duel(attacker, defender).dark(|p| p.hand([attacker]))
}

/// Asserts that the objective survives one damage less than `capacity` and is destroyed at `capacity`.
#[track_caller]
pub(crate) fn raids_destroy(objective: &'static str, capacity: u8) {
    let damaged = |damage| &*format!("{objective} damage {damage}").leak();
    light_attacks()
        .dark(|p| p.objectives([damaged(capacity - 2), damaged(capacity - 1)]))
        .light(|p| p.in_play(["rookie-pilot", "rebel-trooper"]))
        .play(|t| {
            // Each unopposed engagement deals 1 damage.
            let engage = format!("engage {objective}");
            t.choose_each([&*engage, "declare rookie-pilot", "done", "strike rookie-pilot"]);
            t.expect_damage(objective, capacity - 1);
            t.expect_lost(DARK, []);
            t.choose_each([&*engage, "declare rebel-trooper", "strike rebel-trooper"]);
            t.expect_lost(DARK, [objective]);
        });
}

impl Layout {
    /// The light side can deal this much damage, 1 at a time, and has nothing else in play.
    pub(crate) fn under_fire(self, damage: u8) -> Self {
        self.light(|p| p.in_play(vec!["heavy-blaster-emplacement"; damage.into()]))
    }
}

impl SideLayout {
    /// A Sith player whose affiliation card is the only match for Sith cards.
    pub(crate) fn lone_sith(self) -> Self {
        self.objectives(["imperial-command", "death-and-despayre"])
    }

    /// An Imperial Navy player whose affiliation card is the only match for Navy cards.
    pub(crate) fn lone_navy(self) -> Self {
        self.affiliation("imperial-navy").objectives(["shadows-of-dathomir", "the-heart-of-the-empire"])
    }
}

/// Choosing and paying.
impl Play {
    /// Asserts that this is the only option, and chooses it.
    #[track_caller]
    pub(crate) fn must_choose(&mut self, words: &str) {
        self.can_choose_exactly([words]);
        self.choose(words);
    }

    /// Asserts that this and passing are the only options, and chooses this.
    #[track_caller]
    pub(crate) fn may_choose(&mut self, words: &str) {
        self.can_choose_exactly([words, "pass"]);
        self.choose(words);
    }

    /// Plays the card, and asserts that this is not enough to pay for it.
    #[track_caller]
    pub(crate) fn pay_in_part<'a>(&mut self, card: &str, payments: impl IntoIterator<Item = &'a str>) {
        self.choose(&format!("play {card}"));
        self.choose_each(payments);
        self.expect_gone(card);
    }

    /// Plays the card. The only payment is this one, and all of it is needed.
    #[track_caller]
    pub(crate) fn pay_with_all(&mut self, card: &str, payments: [&str; 2]) {
        self.choose(&format!("play {card}"));
        self.can_choose_exactly(payments);
        self.choose_each(payments);
        self.expect_in_play(card);
    }

    /// Plays the card for two resources of one source; one of them and the other payment would work, too.
    #[track_caller]
    pub(crate) fn pay_with_two_of(&mut self, source: &str, card: &str, other: &str) {
        let two = format!("pay 2 {source}");
        self.choose(&format!("play {card}"));
        self.can_choose_exactly([&*format!("pay 1 {source}"), &*two, other]);
        self.choose(&two);
        self.expect_focus(source, 2);
        self.expect_in_play(card);
    }
}

/// Damage.
impl Play {
    /// Damages the unit 1 point at a time, and asserts that only the last point discards it.
    #[track_caller]
    pub(crate) fn wear_down(&mut self, unit: &str, capacity: u8) {
        let pick = format!("pick {unit}");
        self.expect_in_play(unit);
        for damage in 1..capacity {
            self.choose_each(["use heavy-blaster-emplacement", &pick]);
            self.expect_damage(unit, damage);
        }
        self.choose_each(["use heavy-blaster-emplacement", &pick]);
        self.expect_discard(DARK, [unit]);
    }
}

/// Engagements.
impl Play {
    /// Attacks with the unit. The card, alone in the edge stack, counts this many Force icons.
    #[track_caller]
    pub(crate) fn bid(&mut self, attacker: &str, card: &str, icons: u8) {
        self.then("engage draw-their-fire");
        self.choose(&format!("declare {attacker}"));
        self.then(&format!("edge {card}"));
        self.expect_event(Event::Edge { winner: DARK, attacker: icons, defender: 0 });
        self.choose(&format!("strike {attacker}"));
    }

    /// Lets the attacker fight the defender and strike second.
    #[track_caller]
    pub(crate) fn attack_without_the_edge(&mut self, attacker: &str, defender: &str) {
        self.meet(attacker, defender);
        self.strike_after(defender, attacker);
    }

    /// Lets the attacker fight the defender and win the edge with a copy of itself, which has this many Force icons.
    #[track_caller]
    pub(crate) fn attack_with_the_edge(&mut self, attacker: &str, defender: &str, icons: u8) {
        self.meet(attacker, defender);
        self.strike_with_the_edge(attacker, icons);
    }

    /// Declares one attacking and one defending unit.
    #[track_caller]
    pub(crate) fn meet(&mut self, attacker: &str, defender: &str) {
        let (attacker, defender) = (format!("declare {attacker}"), format!("declare {defender}"));
        self.choose_each(["engage draw-their-fire", &attacker, &defender]);
    }

    /// Lets the attacker strike after the defender, because it does not win the edge.
    #[track_caller]
    pub(crate) fn strike_after(&mut self, defender: &str, attacker: &str) {
        self.choose(&format!("strike {defender}"));
        self.choose(&format!("strike {attacker}"));
    }

    /// Lets the attacker win the edge with a copy of itself, which has this many Force icons, and strike first.
    #[track_caller]
    pub(crate) fn strike_with_the_edge(&mut self, attacker: &str, icons: u8) {
        self.choose(&format!("edge {attacker}"));
        self.expect_event(Event::Edge { winner: DARK, attacker: icons, defender: 0 });
        self.choose(&format!("strike {attacker}"));
    }

    /// Asserts that the strike has done nothing: no damage, and the defender has only the focus token of its own
    /// strike.
    #[track_caller]
    pub(crate) fn expect_struck_in_vain(&self, defender: &str) {
        self.expect_damage("draw-their-fire", 0);
        self.expect_focus(defender, 1);
    }

    /// Asserts that the strike has two types of icons. Its blast damage resolves first and leaves the objective with
    /// this damage.
    #[track_caller]
    pub(crate) fn blast_before(&mut self, other: &str, damage: u8) {
        self.can_choose_exactly([other, "blast damage"]);
        self.choose("blast damage");
        self.expect_damage("draw-their-fire", damage);
    }

    /// Asserts that the strike has this much unit damage, and destroys the defender with it.
    #[track_caller]
    pub(crate) fn hit_down(&mut self, defender: &str, damage: u8) {
        self.expect_event(Event::Icons { icon: Icon::UnitDamage, n: damage });
        self.choose(&format!("hit {defender}"));
        self.expect_gone(defender);
    }

    /// Asserts the number of tactics icons of the strike. All of them go to the defender, who ends with these focus
    /// tokens.
    #[track_caller]
    pub(crate) fn aim_at(&mut self, defender: &str, tactics: u8, tokens: u8) {
        self.expect_event(Event::Icons { icon: Icon::Tactics, n: tactics });
        self.choose(&format!("aim {defender}"));
        for given in 1..tactics {
            self.choose(&format!("aim {defender} after {given}"));
        }
        self.expect_focus(defender, tokens);
    }
}
