//! The cast of a match: which copy is which card, and all facts about copies that never change.

use table::kernel::Point;
use table::{CardId, CopyId, CopySet};

use crate::ability::{Limit, Static};
use crate::card::{Affiliation, CardDef, Host, Icons, Keyword, Kind, Side, Trait};
use crate::db::Db;
use crate::deck::Deck;
use crate::effect::{Select, What as KindOf};
use crate::moment::What;
use crate::op::{Op, SkillKind};
use crate::setup::SetupError;

/// The facts of a printed card, as numbers.
#[derive(Clone, Debug, Default)]
pub struct CardFacts<const W: usize> {
    /// All copies of the card in the match.
    pub copies: CopySet<W>,
    /// All copies of cards with its title in the match.
    pub title: CopySet<W>,
    /// Cost.
    pub cost: u8,
    /// Force icons.
    pub force: u8,
    /// Damage capacity.
    pub capacity: u8,
    /// Resource value.
    pub resources: u8,
    /// Edge priority number.
    pub priority: u8,
    /// Combat icons.
    pub icons: Icons,
    /// Affiliation.
    pub affiliation: Affiliation,
    /// The total of its keyword Edge (X).
    pub edge: u8,
    /// The trait of the cards it protects.
    pub protect: Option<Trait>,
    /// Additional Force icons in struggles.
    pub force_bonus: u8,
    /// Increase of the reserve value.
    pub reserve: u8,
    /// Increase of its host's capacity.
    pub host_capacity: u8,
    /// Decrease of the damage that destroys enemy objectives.
    pub fragile: u8,
    /// Icons its host gains.
    pub host_icons: Icons,
    /// Icons its controller's units gain.
    pub unit_icons: Icons,
    /// Icons it gains for each attached enhancement.
    pub icons_each: Icons,
    /// Icons it gains after a fate card was placed.
    pub fate_icons: Icons,
    /// The copies that gain Targeted Strike as its host.
    pub host_title: CopySet<W>,
    /// The first matching card each turn is cheaper: index in [`Cast::firsts`], and the reduction.
    pub cheaper: Option<(u8, u8)>,
    /// The selection of units that may attack it.
    pub attackers: Option<u8>,
    /// The most units that may attack it.
    pub most_attackers: Option<u8>,
    /// The selection of cards it may be attached to when it enters play as an enhancement.
    pub as_enhancement: Option<u8>,
    /// The damage on the dial that wins.
    pub dial: u8,
    /// The selection of its hosts.
    pub host: Option<u8>,
    /// Whether it enhances the Death Star dial.
    pub on_dial: bool,
}

/// The copies of one match.
#[derive(Clone, Debug)]
pub struct Cast<const W: usize> {
    card_of: Vec<CardId>,
    facts: Vec<CardFacts<W>>,
    /// Copies of each side.
    pub side: [CopySet<W>; 2],
    /// Affiliation cards.
    pub affiliations: CopySet<W>,
    /// Objectives.
    pub objectives: CopySet<W>,
    /// Units.
    pub units: CopySet<W>,
    /// Enhancements.
    pub enhancements: CopySet<W>,
    /// Events.
    pub events: CopySet<W>,
    /// Fate cards.
    pub fates: CopySet<W>,
    /// Unique cards.
    pub unique: CopySet<W>,
    /// Cards with a resource value.
    pub sources: CopySet<W>,
    /// Cards with Elite.
    pub elite: CopySet<W>,
    /// Limited cards.
    pub limited: CopySet<W>,
    /// Cards nothing can be attached to.
    pub no_enhancements: CopySet<W>,
    /// Cards with Shielding.
    pub shielding: CopySet<W>,
    /// Cards with Targeted Strike.
    pub targeted: CopySet<W>,
    /// Cards that protect others.
    pub protectors: CopySet<W>,
    /// Cards whose host has Shielding.
    pub host_shielding: CopySet<W>,
    /// Cards that may give their host Targeted Strike.
    pub host_targeted: CopySet<W>,
    /// Cards that change the capacity or icons of their host.
    pub host_changes: CopySet<W>,
    /// Cards that gain Targeted Strike after a fate card was placed.
    pub fate_targeted: CopySet<W>,
    /// Cards whose controller needs no resource match.
    pub no_match: CopySet<W>,
    /// Cards whose host matches every affiliation.
    pub match_all: CopySet<W>,
    /// Cards that add to the Force total.
    pub force_bonus: CopySet<W>,
    /// Cards that change the reserve value.
    pub reserve: CopySet<W>,
    /// Cards that lower the damage that destroys enemy objectives.
    pub fragile: CopySet<W>,
    /// Cards that give icons to all units of their controller.
    pub unit_icons: CopySet<W>,
    /// Cards that gain icons for enhancements.
    pub icons_each: CopySet<W>,
    /// Cards that cannot attack.
    pub cannot_attack: CopySet<W>,
    /// Cards that cannot be targeted.
    pub untargetable: CopySet<W>,
    /// Cards that reduce the cost of other cards.
    pub cheaper: CopySet<W>,
    /// Cards whose host may divide its damage.
    pub divide: CopySet<W>,
    /// Cards that let fate cards be resolved again.
    pub fate_again: CopySet<W>,
    /// Cards that make the opponent place the first edge card face up.
    pub first_edge_open: CopySet<W>,
    /// Cards that may be played into an engagement.
    pub into_engagement: CopySet<W>,
    /// Cards that may be played from the discard pile.
    pub from_discard: CopySet<W>,
    /// Cards that may enter as enhancements.
    pub as_enhancement: CopySet<W>,
    /// Cards that are captured instead of leaving play.
    pub captured_instead: CopySet<W>,
    /// Objectives whose controller loses the game when they are destroyed.
    pub lose_if_destroyed: CopySet<W>,
    /// Cards that allow engaging the dial.
    pub dial: CopySet<W>,
    /// Cards with an action that is usable in play.
    pub actions: CopySet<W>,
    /// Cards with an action that is usable from hand: events, and cards played into engagements.
    pub hand_actions: CopySet<W>,
    /// Whether the order of a side's discard pile matters because a card takes cards from its top.
    pub orderly: [bool; 2],
    /// Cards whose ability is limited to once per turn for the title.
    pub one_per_turn: CopySet<W>,
    /// Cards that answer a kind of moment at a point, in play or from hand.
    pub listens: [[CopySet<W>; Point::COUNT]; What::COUNT],
    /// Cards of each trait.
    traits: Vec<CopySet<W>>,
    /// The copies that match each selection by their printed card.
    masks: Vec<CopySet<W>>,
    /// The selections that the "first each turn" effects count.
    pub firsts: Vec<u8>,
}

impl<const W: usize> Cast<W> {
    /// Numbers the copies of both decks, affiliation cards included.
    pub fn new(db: &Db, light: &Deck, dark: &Deck) -> Result<Self, SetupError> {
        let mut card_of = Vec::new();
        for deck in [light, dark] {
            card_of.extend(db.affiliation(deck.affiliation));
            for &set in &deck.sets {
                card_of.extend(db.set_of(set).map(|s| s.cards).into_iter().flatten());
            }
        }
        Self::of_cards(db, card_of)
    }

    /// Numbers the copies of these cards.
    pub fn of_cards(db: &Db, mut card_of: Vec<CardId>) -> Result<Self, SetupError> {
        card_of.sort_unstable();
        if card_of.len() > CopySet::<W>::CAPACITY || card_of.len() > 511 {
            return Err(SetupError::TooManyCards { copies: card_of.len(), most: CopySet::<W>::CAPACITY.min(511) });
        }
        let mut cast = Self::empty(card_of);
        cast.facts = vec![CardFacts::default(); db.cards().len()];
        cast.traits = vec![CopySet::EMPTY; Trait::ALL.len()];
        for (i, &card) in cast.card_of.clone().iter().enumerate() {
            cast.add(db, CopyId(i as u16), card);
        }
        cast.masks = db.code().sels.iter().map(|(_, select)| cast.mask(db, select)).collect();
        cast.firsts = Vec::new();
        for (i, def) in db.cards().iter().enumerate() {
            cast.facts[i].title = cast.all(|c| db.card(c).id == def.id || same_title(db, c, def));
            for (always, sel) in db.statics(CardId(i as u16)) {
                cast.add_static(db, CardId(i as u16), always, *sel);
            }
        }
        Ok(cast)
    }

    fn empty(card_of: Vec<CardId>) -> Self {
        let none = CopySet::EMPTY;
        Self {
            card_of,
            facts: Vec::new(),
            side: [none; 2],
            affiliations: none,
            objectives: none,
            units: none,
            enhancements: none,
            events: none,
            fates: none,
            unique: none,
            sources: none,
            elite: none,
            limited: none,
            no_enhancements: none,
            shielding: none,
            targeted: none,
            protectors: none,
            host_shielding: none,
            host_targeted: none,
            host_changes: none,
            fate_targeted: none,
            no_match: none,
            match_all: none,
            force_bonus: none,
            reserve: none,
            fragile: none,
            unit_icons: none,
            icons_each: none,
            cannot_attack: none,
            untargetable: none,
            cheaper: none,
            divide: none,
            fate_again: none,
            first_edge_open: none,
            into_engagement: none,
            from_discard: none,
            as_enhancement: none,
            captured_instead: none,
            lose_if_destroyed: none,
            dial: none,
            actions: none,
            hand_actions: none,
            orderly: [false; 2],
            one_per_turn: none,
            listens: [[none; Point::COUNT]; What::COUNT],
            traits: Vec::new(),
            masks: Vec::new(),
            firsts: Vec::new(),
        }
    }

    fn all(&self, fits: impl Fn(CardId) -> bool) -> CopySet<W> {
        self.card_of.iter().enumerate().filter(|(_, c)| fits(**c)).map(|(i, _)| CopyId(i as u16)).collect()
    }

    fn add(&mut self, db: &Db, copy: CopyId, card: CardId) {
        let def = db.card(card);
        self.side[def.side as usize].insert(copy);
        for &t in &def.traits {
            self.traits[t as usize].insert(copy);
        }
        let kind = match def.kind {
            Kind::Affiliation { .. } => &mut self.affiliations,
            Kind::Objective { .. } => &mut self.objectives,
            Kind::Unit { .. } => &mut self.units,
            Kind::Enhancement { .. } => &mut self.enhancements,
            Kind::Event { .. } => &mut self.events,
            Kind::Fate { .. } => &mut self.fates,
        };
        kind.insert(copy);
        if def.unique {
            self.unique.insert(copy);
        }
        if def.resources() > 0 {
            self.sources.insert(copy);
        }
        let facts = &mut self.facts[card.idx()];
        facts.copies.insert(copy);
        facts.cost = def.cost().unwrap_or(0);
        facts.force = def.force;
        facts.capacity = def.capacity();
        facts.resources = def.resources();
        facts.icons = def.icons();
        facts.affiliation = def.affiliation;
        facts.host = db.host(card);
        facts.on_dial = matches!(def.kind, Kind::Enhancement { on: Host::Dial, .. });
        if let Kind::Fate { priority } = def.kind {
            facts.priority = priority;
        }
        facts.edge = 0;
        for keyword in &def.keywords {
            let set = match keyword {
                Keyword::Edge(n) => {
                    facts.edge += n;
                    continue;
                }
                Keyword::Protect(t) => {
                    facts.protect = Some(*t);
                    &mut self.protectors
                }
                Keyword::Elite => &mut self.elite,
                Keyword::Limited => &mut self.limited,
                Keyword::NoEnhancements => &mut self.no_enhancements,
                Keyword::Shielding => &mut self.shielding,
                Keyword::TargetedStrike => &mut self.targeted,
            };
            set.insert(copy);
        }
        for skill in db.skills(card) {
            match skill.kind {
                SkillKind::Action if skill.from_hand => self.hand_actions.insert(copy),
                SkillKind::Action => self.actions.insert(copy),
                SkillKind::Answer(point) => {
                    if let Some(what) = skill.listen.when.moment() {
                        self.listens[what as usize][point as usize].insert(copy);
                    }
                }
                SkillKind::Fate => {}
            }
            let ops = &db.code().ops[skill.pc as usize..];
            let program = ops.iter().take_while(|op| !matches!(op, Op::End | Op::EndAnnounced));
            self.orderly[def.side as usize] |= program.into_iter().any(|op| matches!(op, Op::TakeTop(_)));
            if skill.limit == Limit::OnePerTurn {
                self.one_per_turn.insert(copy);
            }
        }
    }

    fn add_static(&mut self, db: &Db, card: CardId, always: &Static, sel: Option<u8>) {
        let copies = self.facts[card.idx()].copies;
        let host_title = match always {
            Static::HostKeywordIf(_, slug) => self.all(|c| db.card(c).id == *slug),
            _ => CopySet::EMPTY,
        };
        let first = match always {
            Static::FirstCheaper(..) => {
                let sel = sel.unwrap_or_default();
                self.firsts.iter().position(|&s| s == sel).unwrap_or_else(|| {
                    self.firsts.push(sel);
                    self.firsts.len() - 1
                })
            }
            _ => 0,
        };
        let facts = &mut self.facts[card.idx()];
        let set = match always {
            Static::ForceBonus(n) => {
                facts.force_bonus = *n;
                &mut self.force_bonus
            }
            Static::Reserve(n) => {
                facts.reserve = *n;
                &mut self.reserve
            }
            Static::NoMatch => &mut self.no_match,
            Static::MatchAll => &mut self.match_all,
            Static::Capacity(n) => {
                facts.host_capacity = *n;
                &mut self.host_changes
            }
            Static::Fragile(n) => {
                facts.fragile = *n;
                &mut self.fragile
            }
            Static::HostIcons(icons) => {
                facts.host_icons = *icons;
                &mut self.host_changes
            }
            Static::UnitIcons(icons) => {
                facts.unit_icons = *icons;
                &mut self.unit_icons
            }
            Static::IconsPerEnhancement(icons) => {
                facts.icons_each = *icons;
                &mut self.icons_each
            }
            Static::AfterFate(icons, _) => {
                facts.fate_icons = *icons;
                &mut self.fate_targeted
            }
            Static::HostKeyword(_) => &mut self.host_shielding,
            Static::HostKeywordIf(..) => {
                facts.host_title = host_title;
                &mut self.host_targeted
            }
            Static::CannotAttack => &mut self.cannot_attack,
            Static::CannotBeTargeted => &mut self.untargetable,
            Static::FirstCheaper(_, n) => {
                facts.cheaper = Some((first as u8, *n));
                &mut self.cheaper
            }
            Static::OnlyAttackers(_) => {
                facts.attackers = sel;
                return;
            }
            Static::MostAttackers(n) => {
                facts.most_attackers = Some(*n);
                return;
            }
            Static::Divide => &mut self.divide,
            Static::FateAgain => &mut self.fate_again,
            Static::FirstEdgeOpen => &mut self.first_edge_open,
            Static::PlayIntoEngagement => {
                self.hand_actions |= copies;
                &mut self.into_engagement
            }
            Static::PlayFromDiscard => &mut self.from_discard,
            Static::AsEnhancement(_, icons) => {
                facts.as_enhancement = sel;
                facts.host_icons = *icons;
                self.host_changes |= copies;
                &mut self.as_enhancement
            }
            Static::CapturedInstead => &mut self.captured_instead,
            Static::LoseIfDestroyed => &mut self.lose_if_destroyed,
            Static::EngageDial(n) => {
                facts.dial = *n;
                &mut self.dial
            }
        };
        *set |= copies;
    }

    /// The copies that match a selection by their printed card.
    fn mask(&self, db: &Db, select: &Select) -> CopySet<W> {
        self.all(|card| {
            let def = db.card(card);
            let traits = select.traits.is_empty() || select.traits.iter().any(|t| def.traits.contains(t));
            let without = !select.without.iter().any(|t| def.traits.contains(t));
            let affiliation = select.affiliation.is_none_or(|a| def.affiliation == a);
            let cost = def.cost();
            let most = select.cost_max.is_none_or(|n| cost.is_some_and(|c| c <= n));
            let least = select.cost_min.is_none_or(|n| cost.is_some_and(|c| c >= n));
            let limited = !select.not_limited || !def.keywords.contains(&Keyword::Limited);
            let event = match select.kind {
                KindOf::Event => matches!(def.kind, Kind::Event { .. }),
                KindOf::EventOrEnhancement => matches!(def.kind, Kind::Event { .. } | Kind::Enhancement { .. }),
                _ => true,
            };
            traits && without && affiliation && most && least && limited && event
        })
    }

    /// The number of copies in the match.
    pub fn len(&self) -> usize {
        self.card_of.len()
    }

    /// Whether the match has no copies.
    pub fn is_empty(&self) -> bool {
        self.card_of.is_empty()
    }

    /// All copies of the match.
    pub fn everything(&self) -> CopySet<W> {
        self.side[0] | self.side[1]
    }

    /// The card of a copy.
    #[inline]
    pub fn card(&self, copy: CopyId) -> CardId {
        self.card_of[copy.idx()]
    }

    /// The facts of a card.
    #[inline]
    pub fn facts(&self, card: CardId) -> &CardFacts<W> {
        &self.facts[card.idx()]
    }

    /// The facts of a copy's card.
    #[inline]
    pub fn of(&self, copy: CopyId) -> &CardFacts<W> {
        self.facts(self.card(copy))
    }

    /// All copies of this copy's card.
    #[inline]
    pub fn same(&self, copy: CopyId) -> CopySet<W> {
        self.of(copy).copies
    }

    /// The copies of cards with a trait.
    #[inline]
    pub fn with_trait(&self, t: Trait) -> CopySet<W> {
        self.traits[t as usize]
    }

    /// The copies that match a selection by their printed card.
    #[inline]
    pub fn fitting(&self, sel: u8) -> CopySet<W> {
        self.masks[sel as usize]
    }

    /// The side a copy belongs to.
    #[inline]
    pub fn side_of(&self, copy: CopyId) -> Side {
        if self.side[Side::Light as usize].contains(copy) { Side::Light } else { Side::Dark }
    }

    /// The slugs of all copies in order, for saved games.
    pub fn slugs<'a>(&'a self, db: &'a Db) -> impl Iterator<Item = &'a str> {
        self.card_of.iter().map(|&card| db.card(card).id.as_str())
    }
}

/// Whether two cards have the same title but different numbers. The slugs of such cards end in their numbers.
fn same_title(db: &Db, card: CardId, def: &CardDef) -> bool {
    let title = |c: &CardDef| c.id.strip_suffix(&format!("-{}", c.number)).map(str::to_owned);
    let other = db.card(card);
    other.side == def.side && title(def).is_some() && title(other) == title(def)
}
