//! The effect of a program as a few numbers.

use serde::Deserialize;

use crate::effect::{Cond, Effect, Select, Zone};

/// Amounts of all effects that a card can have, or weights of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Effects {
    /// Trade.
    pub trade: f32,
    /// Combat.
    pub combat: f32,
    /// Authority.
    pub authority: f32,
    /// Cards drawn.
    pub draw: f32,
    /// Cards an opponent discards.
    pub discard: f32,
    /// Cards of the player scrapped from hand or discard pile.
    pub scrap: f32,
    /// Bases destroyed without combat.
    pub destroy: f32,
    /// Defense of the player's bases.
    pub defense: f32,
}

/// The share of a conditional effect that counts.
const SOMETIMES: f32 = 0.4;
/// The value of a free ship on top of the deck, in trade.
const FREE_SHIP: f32 = 4.0;
/// The average effect of a copied ship.
const COPIED: Effects = Effects { combat: 3.0, trade: 1.5, draw: 0.3, ..Effects::NONE };

impl Effects {
    /// No effect.
    pub const NONE: Self = Self {
        trade: 0.0,
        combat: 0.0,
        authority: 0.0,
        draw: 0.0,
        discard: 0.0,
        scrap: 0.0,
        destroy: 0.0,
        defense: 0.0,
    };

    /// The sum of both.
    #[inline]
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        self.zip(other, |a, b| a + b)
    }

    /// All amounts multiplied by a factor.
    #[inline]
    #[must_use]
    pub fn times(self, factor: f32) -> Self {
        self.zip(self, |a, _| a * factor)
    }

    /// The sum of all amounts, weighted.
    #[inline]
    pub fn dot(self, weights: Self) -> f32 {
        let Self { trade, combat, authority, draw, discard, scrap, destroy, defense } = self.zip(weights, |a, b| a * b);
        trade + combat + authority + draw + discard + scrap + destroy + defense
    }

    #[inline]
    fn zip(self, o: Self, f: impl Fn(f32, f32) -> f32) -> Self {
        Self {
            trade: f(self.trade, o.trade),
            combat: f(self.combat, o.combat),
            authority: f(self.authority, o.authority),
            draw: f(self.draw, o.draw),
            discard: f(self.discard, o.discard),
            scrap: f(self.scrap, o.scrap),
            destroy: f(self.destroy, o.destroy),
            defense: f(self.defense, o.defense),
        }
    }

    /// The usual effect of a program; of several branches, the best one at these `prices`.
    pub fn of(program: &[Effect], prices: Self) -> Self {
        let mut sum = Self::NONE;
        for (at, effect) in program.iter().enumerate() {
            sum = sum.plus(Self::one(effect, &program[..at], prices));
        }
        sum
    }

    fn one(effect: &Effect, before: &[Effect], prices: Self) -> Self {
        let n = |n: u8| n as f32;
        match effect {
            Effect::Trade(x) => Self { trade: n(*x), ..Self::NONE },
            Effect::Combat(x) => Self { combat: n(*x), ..Self::NONE },
            Effect::Authority(x) => Self { authority: n(*x), ..Self::NONE },
            Effect::Draw(x) => Self { draw: n(*x), ..Self::NONE },
            Effect::DrawPerPlayed(_) => Self { draw: 1.5, ..Self::NONE },
            Effect::OpponentDiscards(x) => Self { discard: n(*x), ..Self::NONE },
            Effect::NextShipOnTop => Self { draw: 0.3, ..Self::NONE },
            Effect::DrawEach(name) => Self { draw: picked(before, name).map_or(1.0, |(n, _)| n), ..Self::NONE },
            Effect::Scrap(name) => match picked(before, name) {
                Some((n, Select::Zones(_))) => Self { scrap: n, ..Self::NONE },
                _ => Self::NONE,
            },
            // A card discarded to draw another is worth the difference between a bad card and an average one.
            Effect::Discard(name) => Self { draw: -0.6 * picked(before, name).map_or(1.0, |(n, _)| n), ..Self::NONE },
            Effect::Destroy(_) => Self { destroy: 1.0, ..Self::NONE },
            Effect::AcquireOnTop(_) => Self { trade: FREE_SHIP, ..Self::NONE },
            Effect::CopyShip(_) => COPIED,
            Effect::Pick { .. } => Self::NONE,
            Effect::May(list) => Self::of(list, prices),
            Effect::If(Cond::BasesInPlay(_), list) => Self::of(list, prices).times(SOMETIMES),
            Effect::OneOf(branches) => branches
                .iter()
                .map(|branch| Self::of(branch, prices))
                .max_by(|a, b| a.dot(prices).total_cmp(&b.dot(prices)))
                .unwrap_or(Self::NONE),
        }
    }
}

/// The pick with this name: the number of cards, and the cards to pick from.
fn picked<'a>(before: &'a [Effect], name: &cards::Name) -> Option<(f32, &'a Select)> {
    before.iter().rev().find_map(|effect| match effect {
        Effect::Pick { bind, n, from } if bind == name => Some((n.most() as f32, from)),
        _ => None,
    })
}

/// Does any step of the program satisfy the test?
pub(super) fn any(program: &[Effect], test: &impl Fn(&Effect) -> bool) -> bool {
    program.iter().any(|effect| {
        test(effect)
            || match effect {
                Effect::May(list) | Effect::If(_, list) => any(list, test),
                Effect::OneOf(branches) => branches.iter().any(|branch| any(branch, test)),
                _ => false,
            }
    })
}

/// Does the program remove cards from the hand?
pub(super) fn eats_hand(program: &[Effect]) -> bool {
    any(program, &|e| matches!(e, Effect::Pick { from: Select::Zones(zones), .. } if zones.contains(&Zone::Hand)))
}
