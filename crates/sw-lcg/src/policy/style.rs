//! What cards are worth, and the weights of personalities.

use table::CardId;

use crate::ability::{Ability, Static};
use crate::card::{CardDef, Icons, Keyword, Kind};
use crate::db::Db;
use crate::op::{Op, Thing};

/// What a card is worth, in about the worth of a card in hand.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Worth {
    /// In play.
    pub play: f32,
    /// In hand.
    pub hand: f32,
    /// Combat strength of a unit.
    pub power: f32,
    /// Does an enhancement harm what it is attached to?
    pub harms: bool,
}

macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident: $usual:literal,)*) => {
        /// Weights of the script, found by matches of the script against itself (`examples/tune.rs`).
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct Weights { $($(#[$doc])* pub $name: f32,)* }

        impl Default for Weights {
            fn default() -> Self {
                Self { $($name: $usual,)* }
            }
        }

        impl Weights {
            /// Their names.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name),)*];

            /// All of them, in the order of the names.
            pub fn list(&mut self) -> Vec<&mut f32> {
                vec![$(&mut self.$name,)*]
            }
        }
    };
}

weights! {
    /// Eagerness to attack.
    attack: 0.71,
    /// Care for the own defense.
    guard: 1.00,
    /// Readiness to spend cards in edge battles.
    bluff: 1.00,
    /// Hope for the edge with equally many cards.
    hope: 0.45,
    /// More hope for each card more.
    hope_card: 0.07,
    /// The least chance to get past defenders.
    passage: 0.25,
    /// The bonus of an attack that may be opposed.
    unopposed: 0.50,
    /// Damage done, as a share of what is missing.
    done: 0.61,
    /// An objective that falls.
    falls: 2.20,
    /// Damage where there is some already.
    near: 0.70,
    /// What the damage means for the race.
    race: 0.10,
    /// Defenders that are stronger.
    risk: 0.32,
    /// Attacking at all.
    effort: 0.28,
    /// An attacker's fighting strength.
    fighting: 1.11,
    /// The last unit at home stays, by the enemy's strength.
    alone: 0.31,
    /// Others stay.
    home: 0.07,
    /// The light side has no time to stay when the dial is high.
    haste: 0.00,
    /// The dark side has time when the dial is high.
    patience: 0.10,
    /// Attackers without use.
    idle: 0.70,
    /// The first attacker.
    first: 0.73,
    /// A defender's fighting strength.
    help: 0.92,
    /// The first defender, by the danger.
    block: 0.90,
    /// Defending however small the danger.
    calm: 0.45,
    /// What the danger means for the race.
    stake: 0.00,
    /// A defender that will die.
    dies: 0.45,
    /// A defender that will live.
    lives: 0.10,
    /// Committing: Force icons.
    icons: 0.38,
    /// Committing: the balance turns.
    turns: 0.90,
    /// Committing: a fighter less.
    fighter: 0.34,
    /// Committing: there is enough.
    enough: 0.70,
    /// Edge: the enemy's icons that it switches off.
    denied: 0.80,
    /// Edge: the first strike.
    initiative: 0.70,
    /// Edge: effects of fate cards.
    fate: 0.90,
    /// Edge: the worth of the card placed.
    held: 0.62,
    /// Edge: icons expected of a card placed by the enemy.
    placed: 1.50,
    /// Edge: icons expected of a card the enemy holds.
    left: 0.25,
    /// Edge: certainty by the difference of icons.
    slope: 0.90,
    /// Draw phase: cards of less use are discarded.
    discard: 0.62,
    /// Windows: passing.
    pass: 0.25,
    /// A resource spent.
    coin: 0.12,
    /// A card in hand, as part of its worth.
    hand: 0.55,
    /// A fought unit's strike lost.
    struck: 1.00,
    /// A unit that cannot defend.
    tied: 0.45,
    /// A unit that dies before it strikes.
    slain: 1.11,
    /// Damage on a unit that lives.
    hurt: 0.35,
    /// A unit's focus token.
    tired: 0.10,
}

/// A personality: weights, and what each card is worth to it.
#[derive(Clone, Debug)]
pub struct Style {
    /// The weights.
    pub weights: Weights,
    /// Edge battles are answered by a mixture of bids; otherwise by the script's formula.
    pub mixes: bool,
    worth: Vec<Worth>,
}

impl Style {
    /// The personalities by name, the default first.
    pub(super) fn all(db: &Db) -> Vec<(String, Self)> {
        let worth: Vec<Worth> = (0u16..)
            .map(CardId)
            .zip(db.cards())
            .map(|(id, def)| Worth { harms: harms(db, id), ..worth(def) })
            .collect();
        let usual = Weights::default();
        let style = |name: &str, attack: f32, guard: f32, bluff: f32| {
            let weights = Weights {
                attack: attack * usual.attack,
                guard: guard * usual.guard,
                bluff: bluff * usual.bluff,
                ..usual
            };
            (name.to_owned(), Self { weights, mixes: true, worth: worth.clone() })
        };
        let mut all =
            vec![style("balanced", 1.0, 1.0, 1.0), style("daring", 1.35, 0.7, 1.2), style("careful", 0.75, 1.4, 0.8)];
        let blunt = Self { mixes: false, ..all[0].1.clone() };
        all.push(("blunt".to_owned(), blunt));
        all
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

/// Does any program of this card do something bad to the card it is attached to?
fn harms(db: &Db, card: CardId) -> bool {
    db.skills(card).iter().any(|skill| {
        let program = db.code().ops[skill.pc as usize..].iter();
        let mut program = program.take_while(|op| !matches!(op, Op::End | Op::EndAnnounced));
        program.any(|op| {
            matches!(
                op,
                Op::Damage(Thing::Host, _)
                    | Op::Focus(Thing::Host, _)
                    | Op::Destroy(Thing::Host)
                    | Op::Capture(Thing::Host)
                    | Op::Forbid { who: Thing::Host, .. }
            )
        })
    })
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
            Worth { play, hand: 0.55 + 0.3 * (play - 0.45 * f32::from(cost)).max(0.0), power, harms: false }
        }
        Kind::Enhancement { cost, resources, .. } => {
            let play = 0.4 + 0.85 * f32::from(resources) + 0.45 * skills + constant;
            Worth { play, hand: 0.5 + 0.3 * (play - 0.45 * f32::from(cost)).max(0.0), ..Worth::default() }
        }
        Kind::Event { cost } => Worth { play: 0.0, hand: 0.75 + 0.15 * f32::from(cost), ..Worth::default() },
        Kind::Fate { .. } => Worth { play: 0.0, hand: 0.9, ..Worth::default() },
        Kind::Objective { capacity, resources, .. } => {
            let play = 0.8 * f32::from(resources) + 0.1 * f32::from(capacity) + 0.35 * skills + constant;
            Worth { play, hand: 0.0, ..Worth::default() }
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
