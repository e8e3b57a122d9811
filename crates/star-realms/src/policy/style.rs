//! Personalities: the weight tables of `styles.ron`, prepared for the cards of one match.

use std::collections::BTreeMap;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use serde::Deserialize;
use table::{CardId, CopySet};

use super::effects::{Effects, eats_hand};
use super::evaluate::Weights;
use crate::card::{CardDef, Faction, Home, Kind};
use crate::cast::Cast;
use crate::db::Db;
use crate::effect::{Effect, Static};
use crate::op::Op;

const FILE: &str = include_str!("../../data/styles.ron");

/// A weight at the beginning and at the end of a game; linear in between.
#[derive(Clone, Copy, Debug, Default, PartialEq, Deserialize)]
pub struct Span(pub f32, pub f32);

impl Span {
    /// The current weight. `late` is 0 at the beginning and 1 at the end.
    #[inline]
    pub fn at(self, late: f32) -> f32 {
        self.0 + (self.1 - self.0) * late
    }
}

/// The weights as in the file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    /// The number of a seat's own turns after which a game counts as late.
    pub long: f32,
    /// The value of one unit of each effect at the beginning.
    pub early: Effects,
    /// The same values at the end.
    pub late: Effects,
    /// The cost of any additional card, because it dilutes the deck.
    pub thick: Span,
    /// The share of an ally ability that counts for a card on its own.
    pub ally: f32,
    /// The share of a scrap ability that counts while the card is kept.
    pub scrap: f32,
    /// Factor for base abilities compared with those of ships, because they repeat every turn.
    pub stays: f32,
    /// The value that a card gains from each other card of its faction in the deck, up to four.
    pub kin: Span,
    /// The value of a point of combat against a player.
    pub face: Span,
    /// The additional value of a base in play over a base in the deck, per point of defense and as a share of its
    /// value. For bases that are not listed.
    pub wall: (f32, f32),
    /// The minimum gain of a scrap ability over the value of the card.
    pub hoard: f32,
    /// The value of cards in the deck. Cards that are not listed are valued by their programs.
    pub cards: BTreeMap<String, Span>,
    /// The value of bases in play.
    pub standing: BTreeMap<String, Span>,
    /// The deviations of each personality from these values, the default personality first.
    pub personalities: Vec<(String, Effects)>,
    /// The weights of the evaluation.
    pub evaluation: Weights,
}

impl Sheet {
    /// The weights that come with the game.
    pub fn embedded() -> &'static Self {
        static READ: OnceLock<Sheet> = OnceLock::new();
        READ.get_or_init(|| Self::read(FILE).expect("`styles.ron` is valid (tested)"))
    }

    /// Parses a sheet of weights.
    pub fn read(source: &str) -> Result<Self, ron::error::SpannedError> {
        ron::from_str(source)
    }

    /// The value of owning this card.
    fn worth(&self, card: &CardDef) -> Span {
        self.cards.get(&card.id).copied().unwrap_or_else(|| {
            Span(self.judge(card, self.early) - self.thick.0, self.judge(card, self.late) - self.thick.1)
        })
    }

    /// The value of a base in play, never less than in the deck.
    fn standing(&self, card: &CardDef, own: Span) -> Span {
        let listed = self.standing.get(&card.id).zip(self.cards.get(&card.id));
        let (defense, share) = self.wall;
        let guess = |own: f32| defense * card.kind.defense() as f32 + share * own.max(0.0);
        match listed {
            // The deviation of a personality applies to both.
            Some((standing, base)) => {
                Span(own.0 + (standing.0 - base.0).max(0.0), own.1 + (standing.1 - base.1).max(0.0))
            }
            None if card.kind == Kind::Ship => own,
            None => Span(own.0 + guess(own.0), own.1 + guess(own.1)),
        }
    }

    /// The value of a card from its programs.
    fn judge(&self, card: &CardDef, prices: Effects) -> f32 {
        self.sum(card, prices).dot(prices)
    }

    /// The effects of a card over time, with all abilities together.
    fn sum(&self, card: &CardDef, prices: Effects) -> Effects {
        let of = |program: &[Effect]| Effects::of(program, prices);
        let used = of(&card.primary).plus(of(&card.ally).times(self.ally)).plus(statics(card, prices));
        let scrap = of(&card.scrap).times(self.scrap);
        match card.kind {
            Kind::Ship => used.plus(scrap),
            Kind::Base(defense) => used.times(self.stays).plus(scrap).plus(wall(0.7 * defense as f32)),
            Kind::Outpost(defense) => used.times(self.stays).plus(scrap).plus(wall(defense as f32)),
        }
    }
}

fn wall(defense: f32) -> Effects {
    Effects { defense, ..Effects::NONE }
}

/// The effect of a static ability in a usual turn.
fn statics(card: &CardDef, prices: Effects) -> Effects {
    card.statics.iter().fold(Effects::NONE, |sum, ability| {
        sum.plus(match ability {
            Static::OnPlayShip(list) => Effects::of(list, prices).times(4.0),
            Static::AllyOfAll => Effects { combat: 2.0, draw: 0.3, ..Effects::NONE },
        })
    })
}

/// What the heuristics know about a card.
#[derive(Clone, Copy, Debug)]
pub struct CardFacts {
    /// The value of owning it.
    pub own: Span,
    /// The value of a base in play.
    pub standing: Span,
    /// The effect of its primary ability.
    pub primary: Effects,
    /// The effect of its ally ability.
    pub ally: Effects,
    /// The effect of its scrap ability.
    pub scrap: Effects,
    /// Its faction.
    pub faction: Faction,
    /// It stays in play.
    pub base: bool,
}

/// The data needed to buy cards, close together in memory: rollouts spend most of their time on it.
#[derive(Clone, Copy, Debug)]
pub struct Good {
    /// The value of owning it.
    pub own: Span,
    /// Its cost.
    pub cost: u8,
    /// Its faction.
    pub faction: Faction,
}

/// A personality prepared for one match. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Style<const W: usize>(Arc<Tables<W>>);

/// The tables behind a [`Style`].
#[derive(Clone, Debug)]
pub struct Tables<const W: usize> {
    /// The weights that they were made from.
    pub sheet: Sheet,
    /// Data by card.
    pub lore: Vec<CardFacts>,
    /// Data by copy.
    pub goods: Vec<Good>,
    /// Ships that draw. They are played first, so that the rest of the turn knows more.
    pub drawing: CopySet<W>,
    /// Ships of the starting deck. They are played last: until then they can be scrapped or discarded from hand.
    pub plain: CopySet<W>,
    /// Ships to play after all others: those of the starting deck, and those that copy a played ship.
    pub last: CopySet<W>,
    /// Bases whose primary ability takes cards from the hand. They are used just before the starting ships are played.
    pub hungry: CopySet<W>,
    /// Cards without decisions: neither ability has a pick.
    pub simple: CopySet<W>,
    /// By pick: does each named card draw a card?
    pub draws_each: Vec<bool>,
}

impl<const W: usize> Deref for Style<W> {
    type Target = Tables<W>;
    fn deref(&self) -> &Tables<W> {
        &self.0
    }
}

impl<const W: usize> Style<W> {
    /// The weights of a sheet with a personality's deviations, for these cards.
    pub fn new(sheet: &Sheet, lean: Effects, db: &Db, cast: &Cast<W>) -> Self {
        let mut tables = Tables {
            sheet: sheet.clone(),
            lore: Vec::new(),
            goods: Vec::new(),
            drawing: CopySet::EMPTY,
            plain: CopySet::EMPTY,
            last: cast.copying,
            hungry: CopySet::EMPTY,
            simple: CopySet::EMPTY,
            draws_each: draws_each(db),
        };
        for (idx, card) in db.cards().iter().enumerate() {
            let copies = cast.facts(CardId(idx as u16)).copies;
            let prices = sheet.early.plus(sheet.late).times(0.5);
            let worth = sheet.worth(card);
            let extra = sheet.sum(card, prices).dot(lean);
            let own = Span(worth.0 + extra, worth.1 + extra);
            let lore = CardFacts {
                own,
                standing: sheet.standing(card, own),
                primary: Effects::of(&card.primary, prices).plus(statics(card, prices)),
                ally: Effects::of(&card.ally, prices),
                scrap: Effects::of(&card.scrap, prices),
                faction: card.faction,
                base: card.kind != Kind::Ship,
            };
            let hungry = eats_hand(&card.primary);
            if !lore.base && lore.primary.draw > 0.0 && !hungry {
                tables.drawing |= copies;
            }
            if !lore.base && card.home == Home::Starter {
                tables.plain |= copies;
                tables.last |= copies;
            }
            if lore.base && hungry {
                tables.hungry |= copies;
            }
            if !picks(&card.primary) {
                tables.simple |= copies;
            }
            tables.lore.push(lore);
            tables.goods.extend(copies.iter().map(|_| Good { own, cost: card.cost, faction: card.faction }));
        }
        Self(Arc::new(tables))
    }
}

/// Does the program need a decision?
pub(super) fn picks(program: &[Effect]) -> bool {
    super::effects::any(program, &|e| matches!(e, Effect::Pick { .. } | Effect::OneOf(_) | Effect::May(_)))
}

fn draws_each(db: &Db) -> Vec<bool> {
    let code = db.code();
    let mut found = vec![false; code.picks.len()];
    let mut program = Vec::new();
    for op in &code.ops {
        match op {
            Op::Pick(spec) => program.push(*spec),
            Op::DrawEach(slot) => {
                for &spec in program.iter().filter(|&&spec| code.picks[spec as usize].slot == *slot) {
                    found[spec as usize] = true;
                }
            }
            Op::End => program.clear(),
            _ => {}
        }
    }
    found
}
