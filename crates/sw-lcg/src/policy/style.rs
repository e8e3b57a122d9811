//! What cards are worth, and the weights of personalities.

use table::CardId;

use crate::ability::{Ability, Static};
use crate::card::{CardDef, Icons, Keyword, Kind};
use crate::db::Db;

/// What a card is worth, in about the worth of a card in hand.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Worth {
    /// In play.
    pub play: f32,
    /// In hand.
    pub hand: f32,
    /// Combat strength of a unit.
    pub power: f32,
}

/// A personality: weights, and what each card is worth to it.
#[derive(Clone, Debug)]
pub struct Style {
    /// Eagerness to attack, around 1.
    pub attack: f32,
    /// Care for the own defense, around 1.
    pub guard: f32,
    /// Cards it will spend in edge battles, around 1.
    pub bluff: f32,
    worth: Vec<Worth>,
}

impl Style {
    /// The personalities by name, the default first.
    pub(super) fn all(db: &Db) -> Vec<(String, Self)> {
        let worth: Vec<Worth> = db.cards().iter().map(worth).collect();
        let style =
            |name: &str, attack, guard, bluff| (name.to_owned(), Self { attack, guard, bluff, worth: worth.clone() });
        vec![style("balanced", 1.0, 1.0, 1.0), style("daring", 1.35, 0.7, 1.2), style("careful", 0.75, 1.4, 0.8)]
    }

    /// What this card is worth.
    #[inline]
    pub fn of(&self, card: CardId) -> Worth {
        self.worth[card.idx()]
    }
}

/// Icons as combat strength: edge-enabled ones count half.
pub(super) fn strength(icons: Icons) -> f32 {
    let each = [0.8, 0.75, 0.9];
    let sum = |counts: [u8; 3]| counts.iter().zip(each).map(|(&n, w)| f32::from(n) * w).sum::<f32>();
    sum(icons.normal) + 0.55 * sum(icons.edge)
}

fn worth(def: &CardDef) -> Worth {
    let skills = def.abilities.iter().filter(|a| !matches!(a, Ability::Always(_))).count() as f32;
    let constant =
        def.abilities.iter().map(|a| if let Ability::Always(s) = a { constant(s) } else { 0.0 }).sum::<f32>();
    let force = f32::from(def.force);
    match def.kind {
        Kind::Unit { cost, capacity, resources, icons } => {
            let words: f32 = def.keywords.iter().map(keyword).sum();
            let power = strength(icons);
            let body = 0.22 * f32::from(capacity) + 0.12 * force + 0.55 * f32::from(resources);
            let play = 0.35 + power + body + words + 0.3 * skills + constant;
            Worth { play, hand: 0.55 + 0.3 * (play - 0.45 * f32::from(cost)).max(0.0), power }
        }
        Kind::Enhancement { cost, resources, .. } => {
            let play = 0.4 + 0.85 * f32::from(resources) + 0.45 * skills + constant;
            Worth { play, hand: 0.5 + 0.3 * (play - 0.45 * f32::from(cost)).max(0.0), power: 0.0 }
        }
        Kind::Event { cost } => Worth { play: 0.0, hand: 0.75 + 0.15 * f32::from(cost), power: 0.0 },
        Kind::Fate { .. } => Worth { play: 0.0, hand: 0.9, power: 0.0 },
        Kind::Objective { capacity, resources, .. } => {
            let play = 0.8 * f32::from(resources) + 0.1 * f32::from(capacity) + 0.35 * skills + constant;
            Worth { play, hand: 0.0, power: 0.0 }
        }
        Kind::Affiliation { .. } => Worth::default(),
    }
}

fn keyword(keyword: &Keyword) -> f32 {
    match keyword {
        Keyword::Edge(n) => 0.35 * f32::from(*n),
        Keyword::Elite => 0.6,
        Keyword::Shielding => 0.45,
        Keyword::Protect(_) => 0.35,
        Keyword::TargetedStrike => 0.5,
        Keyword::Limited | Keyword::NoEnhancements => 0.0,
    }
}

fn constant(always: &Static) -> f32 {
    match always {
        Static::ForceBonus(n) => 0.6 * f32::from(*n),
        Static::Reserve(n) => 0.8 * f32::from(*n),
        Static::NoMatch | Static::MatchAll => 0.3,
        Static::Capacity(n) => 0.25 * f32::from(*n),
        Static::Fragile(n) => 0.8 * f32::from(*n),
        Static::HostIcons(i) | Static::IconsPerEnhancement(i) | Static::AfterFate(i, _) => strength(*i),
        Static::UnitIcons(i) => 3.0 * strength(*i),
        Static::CannotAttack => -0.6,
        Static::LoseIfDestroyed => -0.8,
        Static::EngageDial(_) => 0.6,
        Static::FirstCheaper(..) => 0.5,
        _ => 0.4,
    }
}
