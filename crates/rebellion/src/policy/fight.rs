//! Choices in a combat.

use crate::db::Thing;
use crate::policy::HOPELESS;
use crate::policy::eye::Eye;
use crate::side::{Face, Side, Theater};
use crate::strike::{Result, unpacked};
use crate::verb::{Pick, RED, Verb};

impl Eye<'_> {
    /// Cards after the roll: damage first, then what helps later.
    pub(super) fn influence(&self, side: Side, theater: Theater, pick: Pick) -> f32 {
        if self.g.either_color_pays(self.s) && self.pays_badly(side, theater, pick) {
            return HOPELESS;
        }
        match (pick.verb, pick.thing()) {
            (Verb::Play, Some(Thing::Tactic(tactic))) => {
                use crate::effect::Deed;
                match self.g.db.tactic(tactic).does {
                    Deed::DamageOne(_) | Deed::DamageEach(_) | Deed::Damage(_) | Deed::Bombard => 3.0,
                    Deed::DrawAnyTactics(_) => 2.5,
                    Deed::Reroll(n) => {
                        let blanks: u8 = self.s.combat.dice.iter().map(|d| d[Face::Blank as usize]).sum();
                        if blanks >= n.min(2) { 2.0 } else { -1.0 }
                    }
                    Deed::Unblockable => 0.5,
                    Deed::Hold => 0.4,
                    Deed::EscapePlan => -0.5,
                    _ => 0.0,
                }
            }
            (Verb::Draw, _) => 1.0,
            _ => 0.2,
        }
    }

    /// Of two dice that can pay, the one is spent that could not harm anybody after another roll; otherwise the black one.
    fn pays_badly(&self, side: Side, theater: Theater, pick: Pick) -> bool {
        let costs = match (pick.verb, pick.thing()) {
            (Verb::Play, Some(Thing::Tactic(tactic))) => self.g.db.tactic(tactic).special,
            _ => pick.verb == Verb::Draw,
        };
        let targets = self.g.targets(self.s, side.other(), theater);
        let harms = |result| targets.iter().any(|hit| self.g.harms(&self.s.combat, side, theater, result, hit.unit));
        let spends_red = harms(Result::Black) && !harms(Result::Red);
        costs && spends_red != (pick.c == RED)
    }

    pub(super) fn reroll(&self, pick: Pick) -> f32 {
        match (pick.verb, pick.a % 4) {
            (Verb::Reroll, 3) => 2.0,
            (Verb::Reroll, _) => -2.0,
            _ => 0.0,
        }
    }

    /// Damage goes where it kills, and the dearer first.
    pub(super) fn damage(&self, side: Side, theater: Theater, pick: Pick) -> f32 {
        let Some(hit) = unpacked(pick).filter(|_| pick.verb == Verb::Deal) else { return -2.0 };
        debug_assert!(hit.unit.side() != side && hit.unit.theater() == theater);
        let health = self.g.health(self.s, hit.unit);
        let taken = hit.old + hit.new;
        let value = self.unit(hit.unit);
        if taken >= health {
            return -3.0; // it falls already
        }
        let left = f32::from(health - taken);
        value / left
    }

    /// Blocks save what one point saves.
    pub(super) fn cancel(&self, pick: Pick) -> f32 {
        let Some(hit) = unpacked(pick).filter(|_| pick.verb == Verb::Cancel) else { return -1.0 };
        let health = self.g.health(self.s, hit.unit);
        let over = hit.old + hit.new;
        let saved = if over == health { 1.0 } else { 0.2 };
        self.unit(hit.unit) * saved
    }

    /// Retreats from fights that are lost.
    pub(super) fn retreat(&self, side: Side, pick: Pick) -> f32 {
        let Some(site) = self.s.combat.site else { return 0.0 };
        if pick.verb != Verb::Retreat {
            return 0.0;
        }
        let (own, theirs) = (self.power(site, side), self.power(site, side.other()));
        let base = self.s.revealed && site == self.s.base;
        let stake = match (side, base) {
            (Side::Rebels, true) => -6.0,
            (Side::Empire, true) => -1.0,
            _ => 0.0,
        };
        (theirs - own * 1.3) * 0.4 + stake
    }
}
