//! What the stories of many cards have in common: how a price is paid, how much damage a card takes, how a unit strikes.
//!
//! Each card keeps its own story; these are the words it is told with. All of them are about a card of the dark side.

use sw_lcg::{Event, Icon};

use super::DARK;
use super::layout::{Layout, SideLayout, dark_attacks, light_attacks};
use super::play::Play;

/// The unit attacks alone, for a player with this hand, and nobody can defend.
pub(crate) fn raid(attacker: &'static str, hand: impl IntoIterator<Item = &'static str>) -> Layout {
    let hand = hand.into_iter().collect::<Vec<_>>();
    dark_attacks().dark(|p| p.in_play([attacker]).hand(hand)).light(|p| p.objectives(["draw-their-fire"]))
}

/// One unit may attack, and one unit may defend.
pub(crate) fn duel(attacker: &'static str, defender: &'static str) -> Layout {
    dark_attacks().dark(|p| p.in_play([attacker])).light(|p| p.objectives(["draw-their-fire"]).in_play([defender]))
}

/// Like [`duel`], with a second copy of the attacker in hand, to win the edge with.
pub(crate) fn edge_duel(attacker: &'static str, defender: &'static str) -> Layout {
    duel(attacker, defender).dark(|p| p.hand([attacker]))
}

/// The objective stands with one damage less than this and is destroyed by this much.
#[track_caller]
pub(crate) fn raids_destroy(objective: &'static str, capacity: u8) {
    let damaged = |damage| &*format!("{objective} damage {damage}").leak();
    light_attacks()
        .dark(|p| p.objectives([damaged(capacity - 2), damaged(capacity - 1)]))
        .light(|p| p.in_play(["rookie-pilot", "rebel-trooper"]))
        .play(|t| {
            // Each unopposed engagement is 1 damage.
            let engage = format!("engage {objective}");
            t.choose_each([&*engage, "declare rookie-pilot", "done", "strike rookie-pilot"]);
            t.expect_damage(objective, capacity - 1);
            t.expect_lost(DARK, []);
            t.choose_each([&*engage, "declare rebel-trooper", "strike rebel-trooper"]);
            t.expect_lost(DARK, [objective]);
        });
}

impl Layout {
    /// The light side can deal so much damage, 1 at a time, and has nothing else in play.
    pub(crate) fn under_fire(self, damage: u8) -> Self {
        self.light(|p| p.in_play(vec!["heavy-blaster-emplacement"; damage.into()]))
    }
}

impl SideLayout {
    /// A Sith player: nothing but the affiliation card matches Sith cards.
    pub(crate) fn lone_sith(self) -> Self {
        self.objectives(["imperial-command", "death-and-despayre"])
    }

    /// A player of the Imperial Navy: nothing but the affiliation card matches cards of the Navy.
    pub(crate) fn lone_navy(self) -> Self {
        self.affiliation("imperial-navy").objectives(["shadows-of-dathomir", "the-heart-of-the-empire"])
    }
}

/// Choosing and paying.
impl Play {
    /// There is only this to choose, and it is chosen.
    #[track_caller]
    pub(crate) fn must_choose(&mut self, words: &str) {
        self.can_choose_exactly([words]);
        self.choose(words);
    }

    /// There is only this to choose or to pass, and it is chosen.
    #[track_caller]
    pub(crate) fn may_choose(&mut self, words: &str) {
        self.can_choose_exactly([words, "pass"]);
        self.choose(words);
    }

    /// The card is played, but this is not enough to pay for it.
    #[track_caller]
    pub(crate) fn pay_in_part<'a>(&mut self, card: &str, payments: impl IntoIterator<Item = &'a str>) {
        self.choose(&format!("play {card}"));
        self.choose_each(payments);
        self.expect_gone(card);
    }

    /// The card is played; all there is to pay with is this, and all of it is needed.
    #[track_caller]
    pub(crate) fn pay_with_all(&mut self, card: &str, payments: [&str; 2]) {
        self.choose(&format!("play {card}"));
        self.can_choose_exactly(payments);
        self.choose_each(payments);
        self.expect_in_play(card);
    }

    /// The card is played for two resources of one source; one of it and this other payment would do as well.
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
    /// Under fire, the unit takes 1 damage after the other and is discarded with the last, not before.
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
    /// The unit attacks, and the card alone, put into the edge stack, counts this many Force icons.
    #[track_caller]
    pub(crate) fn bid(&mut self, attacker: &str, card: &str, icons: u8) {
        self.then("engage draw-their-fire");
        self.choose(&format!("declare {attacker}"));
        self.then(&format!("edge {card}"));
        self.expect_event(Event::Edge { winner: DARK, attacker: icons, defender: 0 });
        self.choose(&format!("strike {attacker}"));
    }

    /// The attacker meets the defender and strikes after it.
    #[track_caller]
    pub(crate) fn attack_without_the_edge(&mut self, attacker: &str, defender: &str) {
        self.meet(attacker, defender);
        self.strike_after(defender, attacker);
    }

    /// The attacker meets the defender and wins the edge with a copy of its own, which has this many Force icons.
    #[track_caller]
    pub(crate) fn attack_with_the_edge(&mut self, attacker: &str, defender: &str, icons: u8) {
        self.meet(attacker, defender);
        self.strike_with_the_edge(attacker, icons);
    }

    /// One unit attacks, the other one defends.
    #[track_caller]
    pub(crate) fn meet(&mut self, attacker: &str, defender: &str) {
        let (attacker, defender) = (format!("declare {attacker}"), format!("declare {defender}"));
        self.choose_each(["engage draw-their-fire", &attacker, &defender]);
    }

    /// Without the edge, the attacker strikes after the defender.
    #[track_caller]
    pub(crate) fn strike_after(&mut self, defender: &str, attacker: &str) {
        self.choose(&format!("strike {defender}"));
        self.choose(&format!("strike {attacker}"));
    }

    /// The attacker wins the edge with a copy of its own, which has this many Force icons, and strikes first.
    #[track_caller]
    pub(crate) fn strike_with_the_edge(&mut self, attacker: &str, icons: u8) {
        self.choose(&format!("edge {attacker}"));
        self.expect_event(Event::Edge { winner: DARK, attacker: icons, defender: 0 });
        self.choose(&format!("strike {attacker}"));
    }

    /// The strike has done nothing: no damage, and the defender is focused for its own strike only.
    #[track_caller]
    pub(crate) fn expect_struck_in_vain(&self, defender: &str) {
        self.expect_damage("draw-their-fire", 0);
        self.expect_focus(defender, 1);
    }

    /// The strike has two types of icons; its blast damage comes first and takes the objective to this damage.
    #[track_caller]
    pub(crate) fn blast_before(&mut self, other: &str, damage: u8) {
        self.can_choose_exactly([other, "blast damage"]);
        self.choose("blast damage");
        self.expect_damage("draw-their-fire", damage);
    }

    /// The strike has so much unit damage, and destroys the defender.
    #[track_caller]
    pub(crate) fn hit_down(&mut self, defender: &str, damage: u8) {
        self.expect_event(Event::Icons { icon: Icon::UnitDamage, n: damage });
        self.choose(&format!("hit {defender}"));
        self.expect_gone(defender);
    }

    /// The strike has so many tactics icons, all of them against the defender, who ends with these focus tokens.
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
