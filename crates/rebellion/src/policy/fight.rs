//! Choices in a combat.

use crate::db::Entity;
use crate::policy::HOPELESS;
use crate::policy::eye::SideView;
use crate::side::{Face, Side, Theater};
use crate::strike::{Result, unpacked};
use crate::verb::{Pick, RED, Verb};

impl SideView<'_> {
    /// Scores tactic cards after the roll: damage first, then cards that help later.
    pub(super) fn influence(&self, side: Side, theater: Theater, pick: Pick) -> f32 {
        if self.g.either_color_pays(self.s) && self.pays_badly(side, theater, pick) {
            return HOPELESS;
        }
        match (pick.verb, pick.thing()) {
            (Verb::Play, Some(Entity::Tactic(tactic))) => {
                use crate::effect::Operation;
                match self.g.db.tactic(tactic).does {
                    Operation::DamageOne(_) | Operation::DamageEach(_) | Operation::Damage(_) | Operation::Bombard => {
                        3.0
                    }
                    Operation::DrawAnyTactics(_) => 2.5,
                    Operation::Reroll(n) => {
                        let blanks: u8 = self.s.combat.dice.iter().map(|d| d[Face::Blank as usize]).sum();
                        if blanks >= n.min(2) { 2.0 } else { -1.0 }
                    }
                    Operation::Unblockable => 0.5,
                    Operation::Hold => 0.4,
                    Operation::EscapePlan => -0.5,
                    _ => 0.0,
                }
            }
            (Verb::Draw, _) => 1.0,
            _ => 0.2,
        }
    }

    /// Whether an option pays with the worse of two dice. The better die to spend is the one that can hit no unit after
    /// a reroll; otherwise it is the black one.
    fn pays_badly(&self, side: Side, theater: Theater, pick: Pick) -> bool {
        let costs = match (pick.verb, pick.thing()) {
            (Verb::Play, Some(Entity::Tactic(tactic))) => self.g.db.tactic(tactic).special,
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

    /// Scores assigning damage: units close to destruction and valuable units first.
    pub(super) fn damage(&self, side: Side, theater: Theater, pick: Pick) -> f32 {
        let Some(hit) = unpacked(pick).filter(|_| pick.verb == Verb::Deal) else { return -2.0 };
        debug_assert!(hit.unit.side() != side && hit.unit.theater() == theater);
        let health = self.g.health(self.s, hit.unit);
        let taken = hit.old + hit.new;
        let value = self.unit(hit.unit);
        if taken >= health {
            return -3.0; // it is already destroyed
        }
        let left = f32::from(health - taken);
        value / left
    }

    /// Scores canceling damage: units that a single point saves first.
    pub(super) fn cancel(&self, pick: Pick) -> f32 {
        let Some(hit) = unpacked(pick).filter(|_| pick.verb == Verb::Cancel) else { return -1.0 };
        let health = self.g.health(self.s, hit.unit);
        let over = hit.old + hit.new;
        let saved = if over == health { 1.0 } else { 0.2 };
        self.unit(hit.unit) * saved
    }

    /// Scores a retreat, which is good in a lost combat.
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
