//! Card values, and the weights of playing styles.

use table::CardId;

use crate::ability::{Ability, Static};
use crate::card::{CardDef, Icons, Keyword, Kind};
use crate::db::Db;
use crate::op::{Op, Operand};

/// The value of a card. The unit is about a card in hand.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Worth {
    /// The value in play.
    pub play: f32,
    /// The value in hand.
    pub hand: f32,
    /// Combat strength of a unit.
    pub power: f32,
    /// Whether an enhancement harms the card it is attached to.
    pub harms: bool,
}

macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident: $usual:literal,)*) => {
        /// Weights of the heuristic, tuned by matches of the heuristic against itself (`examples/tune.rs`).
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct Weights { $($(#[$doc])* pub $name: f32,)* }

        impl Default for Weights {
            fn default() -> Self {
                Self { $($name: $usual,)* }
            }
        }

        impl Weights {
            /// The names of the weights.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name),)*];

            /// The weights, in the order of the names.
            pub fn list(&mut self) -> Vec<&mut f32> {
                vec![$(&mut self.$name,)*]
            }
        }
    };
}

weights! {
    /// Eagerness to attack.
    attack: 0.71,
    /// Importance of defense.
    guard: 1.00,
    /// Readiness to spend cards in edge battles.
    bluff: 1.00,
    /// The chance of winning the edge with equally many cards.
    hope: 0.45,
    /// Increase of that chance for each additional card.
    hope_card: 0.07,
    /// The lowest chance of getting past defenders.
    passage: 0.25,
    /// The unopposed bonus when the enemy may defend.
    unopposed: 0.50,
    /// Damage dealt, as a share of the remaining capacity.
    done: 0.61,
    /// Destroying an objective.
    falls: 2.20,
    /// Damage on an objective that is damaged already.
    near: 0.70,
    /// The effect of the damage on the race.
    race: 0.10,
    /// Penalty for stronger defenders.
    risk: 0.32,
    /// Penalty for any attack.
    effort: 0.28,
    /// An attacker's combat strength.
    fighting: 1.11,
    /// Keeping the last unit back, per enemy strength.
    alone: 0.31,
    /// Keeping further units back, per enemy strength.
    home: 0.07,
    /// The light side keeps fewer units back when the dial is high.
    haste: 0.00,
    /// The dark side keeps more units back when the dial is high.
    patience: 0.10,
    /// Penalty for attackers without effect.
    idle: 0.70,
    /// Bonus for the first attacker.
    first: 0.73,
    /// A defender's combat strength.
    help: 0.92,
    /// The first defender, in proportion to the danger.
    block: 0.90,
    /// Defending even without danger.
    calm: 0.45,
    /// The effect of the danger on the race.
    stake: 0.00,
    /// Loss of a defender that will be destroyed.
    dies: 0.45,
    /// Risk to a defender that will survive.
    lives: 0.10,
    /// Committing: Force icons.
    icons: 0.38,
    /// Committing: winning the balance.
    turns: 0.90,
    /// Committing: loss of combat strength.
    fighter: 0.34,
    /// Committing: penalty if the Force total is already high enough.
    enough: 0.70,
    /// Edge: the enemy's edge-enabled icons that do not count.
    denied: 0.80,
    /// Edge: the first strike.
    initiative: 0.70,
    /// Edge: effects of fate cards.
    fate: 0.90,
    /// Edge: the value of the placed card.
    held: 0.62,
    /// Edge: icons expected from a card placed by the enemy.
    placed: 1.50,
    /// Edge: icons expected from a card in the enemy's hand.
    left: 0.25,
    /// Edge: how fast the win chance rises with the difference of icons.
    slope: 0.90,
    /// Draw phase: cards less useful than this are discarded.
    discard: 0.62,
    /// Windows: passing.
    pass: 0.25,
    /// A resource spent.
    coin: 0.12,
    /// The share of a card's value that counts while it is in hand.
    hand: 0.55,
    /// Loss of a participating unit's strike.
    struck: 1.00,
    /// Loss of a unit that cannot defend.
    tied: 0.45,
    /// Destroying a unit before it strikes.
    slain: 1.11,
    /// Damage on a unit that survives.
    hurt: 0.35,
    /// A focus token on a unit.
    tired: 0.10,
}

/// A playing style: weights, and the value of each card.
#[derive(Clone, Debug)]
pub struct Style {
    /// The weights.
    pub weights: Weights,
    /// Whether edge battles are solved as a bidding game; otherwise the heuristic's formula decides.
    pub mixes: bool,
    worth: Vec<Worth>,
}

impl Style {
    /// The styles by name, the default first.
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

    /// The value of a card.
    #[inline]
    pub fn of(&self, card: CardId) -> Worth {
        self.worth[card.idx()]
    }
}

/// Icons as combat strength; edge-enabled ones count about half.
pub(super) fn strength(icons: Icons) -> f32 {
    let each = [0.8, 0.75, 0.9];
    let sum = |counts: [u8; 3]| counts.iter().zip(each).map(|(&n, w)| f32::from(n) * w).sum::<f32>();
    sum(icons.normal) + 0.55 * sum(icons.edge)
}

/// Whether a program of this card harms the card it is attached to.
fn harms(db: &Db, card: CardId) -> bool {
    db.skills(card).iter().any(|skill| {
        let program = db.code().ops[skill.pc as usize..].iter();
        let mut program = program.take_while(|op| !matches!(op, Op::End | Op::EndAnnounced));
        program.any(|op| {
            matches!(
                op,
                Op::Damage(Operand::Host, _)
                    | Op::Focus(Operand::Host, _)
                    | Op::Destroy(Operand::Host)
                    | Op::Capture(Operand::Host)
                    | Op::Forbid { who: Operand::Host, .. }
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
