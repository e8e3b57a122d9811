//! The cast of one match: the card of each copy, the dice of each card, and all their unchanging properties.

use table::{CardId, CopyId, CopySet, Seat};

use crate::ability::{Ability, Static};
use crate::answer::MOST_SKILLS;
use crate::card::{CardDef, Die, Kind, Subtype, What};
use crate::compile::bits;
use crate::db::{Compiled, Db};
use crate::deck::prints;
use crate::effect::{Dice, Select, Zone};
use crate::moment::What as Moment;
use crate::op::{Op, SkillKind};
use crate::setup::{MOST_SEATS, SetupError};

/// The facts of a printed card that the rules need, as numbers and sets.
#[derive(Clone, Debug)]
pub struct Facts<const W: usize> {
    /// The printed card.
    pub card: CardId,
    /// All copies of its title in the match.
    pub title: CopySet<W>,
    /// The printed cost; 0 for cards without one.
    pub cost: u8,
    /// The printed health; 0 for cards that are not characters.
    pub health: u8,
    /// The sides of its die.
    pub die: Option<Die>,
    /// Additional health for its host.
    pub host_health: u8,
    /// Additional resources for every player in the upkeep phase.
    pub income: u8,
    /// Additional cards that its controller draws up to in the upkeep phase.
    pub hand_size: u8,
    /// Damage of its die is unblockable.
    pub piercing: bool,
    /// Its host is elite.
    pub host_elite: bool,
    /// Subtypes, one bit each.
    pub subtypes: u64,
    /// Subtypes it gives its host, one bit each.
    pub host_subtypes: u64,
    /// It is set aside if it would leave play as an upgrade.
    pub aside_as_upgrade: bool,
}

/// A card that a player brings to a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct CastEntry {
    /// The printed card.
    pub card: CardId,
    /// The player who brings it.
    pub owner: Seat,
    /// The number of its dice.
    pub dice: u8,
    /// The number of dice that are set aside until something makes it elite.
    pub spare: u8,
    /// Its place before the game.
    pub lies: StartZone,
    /// Its points are the printed ones.
    pub printed: bool,
    /// Whether the card is known or a guess.
    pub guess: Guess,
}

/// The most copies, and the most dice, of a match. Values of programs have eight bits for a number.
pub const MOST_COPIES: usize = 256;

/// The place of a card before the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum StartZone {
    /// The usual place of cards of its kind.
    #[default]
    Usual,
    /// Set aside, because a card of its owner refers to it.
    Aside,
    /// Set aside because a card of a possible deck refers to it. It is hidden from all players while it is there.
    Hidden,
    /// Face down under its owner's plot.
    Under,
}

/// Whether it is known which card a copy is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Guess {
    /// The card is known.
    #[default]
    No,
    /// The card is a guess for a real one.
    Card,
    /// An extra guess, for which no real card exists.
    Extra,
}

impl CastEntry {
    /// A card with this number of dice.
    pub const fn new(card: CardId, owner: Seat, dice: u8) -> Self {
        Self { card, owner, dice, spare: 0, lies: StartZone::Usual, printed: false, guess: Guess::No }
    }
}

/// The copies and dice of one match. Dice have numbers of their own, so a set of dice is a [`CopySet`] as well.
#[derive(Clone, Debug)]
pub struct Cast<const W: usize> {
    kind_of: Vec<u16>,
    owner_of: Vec<Seat>,
    facts: Vec<Facts<W>>,
    home_of: Vec<CopyId>,
    die_kind: Vec<u16>,
    die_owner: Vec<Seat>,
    /// Copies of each seat.
    pub own: [CopySet<W>; MOST_SEATS],
    /// Dice of each seat.
    pub own_dice: [CopySet<W>; MOST_SEATS],
    /// Copies of each kind.
    pub kinds: [CopySet<W>; What::ALL.len()],
    /// Unique cards.
    pub unique: CopySet<W>,
    /// Cards with a die.
    pub with_die: CopySet<W>,
    /// Supports that can be activated.
    pub activatable: CopySet<W>,
    /// Cards with an action.
    pub actions: CopySet<W>,
    /// Cards that change the health of their host.
    pub host_health: CopySet<W>,
    /// Cards that give every player more resources.
    pub income: CopySet<W>,
    /// Cards that are set aside from the start because others refer to them.
    pub spare: CopySet<W>,
    /// Cards that are face down under plots from the start.
    pub under_plot: CopySet<W>,
    /// Dice that are set aside until something makes their character elite.
    pub spare_dice: CopySet<W>,
    /// Set-aside cards that are hidden from all players.
    pub veiled: CopySet<W>,
    /// Cards that are guesses. Some of them are in no zone.
    pub guesses: CopySet<W>,
    /// Guesses for which no real card exists.
    pub extra: CopySet<W>,
    /// The dice of `boxed` cards.
    pub boxed_dice: CopySet<W>,
    /// Numbers without a die. With closed lists, every card that can be in a deck has a die number, even without a die.
    pub void: CopySet<W>,
    /// Whether copies of one card are not always numbered consecutively.
    pub scattered: bool,
    /// Cards that let dice be resolved as something else.
    pub symbol_changers: CopySet<W>,
    /// Cards that make the first card of a kind cheaper each round.
    pub firsts: CopySet<W>,
    /// Cards that can be discarded instead of others.
    pub shelters: CopySet<W>,
    /// Cards that silence their hosts.
    pub silencers: CopySet<W>,
    /// Cards whose actions belong to the controller of their host.
    pub for_host: CopySet<W>,
    /// Cards that hamper their hosts.
    pub hampers: CopySet<W>,
    /// Cards that borrow abilities.
    pub borrowers: CopySet<W>,
    /// The abilities that cards of each seat may borrow: the card and the index of the ability.
    pub loans: [Vec<(CardId, u8)>; MOST_SEATS],
    /// Cards whose actions any player may use.
    pub for_anyone: CopySet<W>,
    /// Cards whose controllers' opponents cannot heal.
    pub no_healing: CopySet<W>,
    /// Cards that give their hosts a subtype.
    pub subtype_givers: CopySet<W>,
    points: Vec<u8>,
    /// Cards with abilities that come before a kind of moment.
    pub before: [CopySet<W>; Moment::COUNT],
    /// Cards with abilities that come after a kind of moment.
    pub after: [CopySet<W>; Moment::COUNT],
    masks: Vec<CopySet<W>>,
    die_masks: Vec<CopySet<W>>,
    altered_masks: Vec<CopySet<W>>,
    altered_die_masks: Vec<CopySet<W>>,
    altered_kinds: [CopySet<W>; What::ALL.len()],
    /// The cards that fit each selection if subtypes are ignored. Empty unless a card of the match gives subtypes.
    subtypeless_masks: Vec<CopySet<W>>,
    subtypeless_die_masks: Vec<CopySet<W>>,
}

impl<const W: usize> Cast<W> {
    /// Numbers these copies and their dice in the given order.
    pub fn new(db: &Db, brought: &[CastEntry]) -> Result<Self, SetupError> {
        let dice: usize = brought.iter().map(|b| (b.dice + b.spare) as usize).sum();
        let (most, copies) = (CopySet::<W>::CAPACITY.min(MOST_COPIES), brought.len().max(dice));
        if copies > most {
            return Err(SetupError::TooManyCards { copies, most });
        }
        let mut kinds: Vec<CardId> = brought.iter().map(|b| b.card).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let mut cast = Self {
            kind_of: Vec::new(),
            owner_of: Vec::new(),
            facts: kinds.iter().map(|&card| facts(card, db.card(card))).collect(),
            home_of: Vec::new(),
            die_kind: Vec::new(),
            die_owner: Vec::new(),
            own: [CopySet::EMPTY; MOST_SEATS],
            own_dice: [CopySet::EMPTY; MOST_SEATS],
            kinds: [CopySet::EMPTY; What::ALL.len()],
            unique: CopySet::EMPTY,
            with_die: CopySet::EMPTY,
            activatable: CopySet::EMPTY,
            actions: CopySet::EMPTY,
            host_health: CopySet::EMPTY,
            income: CopySet::EMPTY,
            spare: CopySet::EMPTY,
            under_plot: CopySet::EMPTY,
            spare_dice: CopySet::EMPTY,
            veiled: CopySet::EMPTY,
            guesses: CopySet::EMPTY,
            extra: CopySet::EMPTY,
            boxed_dice: CopySet::EMPTY,
            void: CopySet::EMPTY,
            scattered: !brought.is_sorted(),
            symbol_changers: CopySet::EMPTY,
            firsts: CopySet::EMPTY,
            shelters: CopySet::EMPTY,
            silencers: CopySet::EMPTY,
            for_host: CopySet::EMPTY,
            hampers: CopySet::EMPTY,
            borrowers: CopySet::EMPTY,
            loans: Default::default(),
            for_anyone: CopySet::EMPTY,
            no_healing: CopySet::EMPTY,
            subtype_givers: CopySet::EMPTY,
            points: Vec::new(),
            before: [CopySet::EMPTY; Moment::COUNT],
            after: [CopySet::EMPTY; Moment::COUNT],
            masks: Vec::new(),
            die_masks: Vec::new(),
            altered_masks: Vec::new(),
            altered_die_masks: Vec::new(),
            altered_kinds: [CopySet::EMPTY; What::ALL.len()],
            subtypeless_masks: Vec::new(),
            subtypeless_die_masks: Vec::new(),
        };
        for &b in brought {
            cast.add(db, b);
        }
        let mut of_kind = vec![CopySet::<W>::EMPTY; kinds.len()];
        cast.all().for_each(|copy| of_kind[cast.kind(copy) as usize].insert(copy));
        let titles: Vec<&str> = kinds.iter().map(|&card| db.card(card).title()).collect();
        for (facts, title) in cast.facts.iter_mut().zip(&titles) {
            let same = of_kind.iter().zip(&titles).filter(|(_, other)| *other == title);
            facts.title = same.fold(CopySet::EMPTY, |all, (copies, _)| all | *copies);
        }
        cast.masks = db.code().sels.iter().map(|(_, select)| cast.mask(db, &of_kind, select)).collect();
        cast.die_masks = db.code().dice.iter().map(|(_, dice)| cast.die_mask(db, dice)).collect();
        for borrower in cast.borrowers {
            cast.lend(db, borrower)?;
        }
        let altering = cast.altering(db);
        let dies = || (0..cast.home_of.len() as u16).map(CopyId);
        let printed = |select: &Select| -> CopySet<W> {
            altering.iter().filter(|(_, card)| prints(card, select)).map(|(copy, _)| *copy).collect()
        };
        let of_play = |select: &Select| select.kinds.is_empty() && select.zone == Zone::Play;
        let masks =
            db.code().sels.iter().map(|(_, select)| if of_play(select) { CopySet::EMPTY } else { printed(select) });
        let die_masks = db.code().dice.iter().map(|(_, dice)| {
            let cards = printed(&die_select(dice));
            dies().filter(|&d| cards.contains(cast.home(d))).collect()
        });
        (cast.altered_masks, cast.altered_die_masks) = (masks.collect(), die_masks.collect());
        for (copy, card) in &altering {
            cast.altered_kinds[card.what() as usize].insert(*copy);
        }
        if !cast.subtype_givers.is_empty() {
            let bare = |select: &Select| Select { subtypes: Vec::new(), without: Vec::new(), ..select.clone() };
            let without = |dice: &Dice| Dice { subtypes: Vec::new(), ..dice.clone() };
            cast.subtypeless_masks =
                db.code().sels.iter().map(|(_, select)| cast.mask(db, &of_kind, &bare(select))).collect();
            cast.subtypeless_die_masks = db.code().dice.iter().map(|(_, d)| cast.die_mask(db, &without(d))).collect();
        }
        Ok(cast)
    }

    /// Records the abilities that a card may borrow and adds the card to the sets of cards with such abilities.
    fn lend(&mut self, db: &Db, borrower: CopyId) -> Result<(), SetupError> {
        let owner = self.owner(borrower);
        let Some(sel) = db.compiled(self.card(borrower)).borrows else { return Ok(()) };
        let lenders = self.masks[sel as usize] & self.own[owner.idx()];
        for lender in lenders {
            let card = self.card(lender);
            let compiled = db.compiled(card);
            let income = self.of(lender).income > 0;
            for (set, is) in [
                (&mut self.symbol_changers, compiled.looks.is_some()),
                (&mut self.firsts, compiled.first_cheaper.is_some()),
                (&mut self.income, income),
            ] {
                if is {
                    set.insert(borrower);
                }
            }
            self.listen(borrower, compiled);
            let loans = &mut self.loans[owner.idx()];
            if !loans.iter().any(|(known, _)| *known == card) {
                loans.extend((0..compiled.skills.len() as u8).map(|i| (card, i)));
            }
        }
        let n = db.compiled(self.card(borrower)).skills.len() + self.loans[owner.idx()].len();
        if n > MOST_SKILLS { Err(SetupError::TooManyAbilities { n, most: MOST_SKILLS }) } else { Ok(()) }
    }

    fn add(&mut self, db: &Db, b: CastEntry) {
        let def = db.card(b.card);
        let kind = self.facts.partition_point(|f| f.card < b.card) as u16;
        let copy = CopyId(self.kind_of.len() as u16);
        self.kind_of.push(kind);
        self.owner_of.push(b.owner);
        self.own[b.owner.idx()].insert(copy);
        self.kinds[def.what() as usize].insert(copy);
        self.points.push(def.points(b.dice, b.printed));
        for (set, is) in [
            (&mut self.spare, matches!(b.lies, StartZone::Aside | StartZone::Hidden)),
            (&mut self.veiled, b.lies == StartZone::Hidden),
            (&mut self.under_plot, b.lies == StartZone::Under),
            (&mut self.guesses, b.guess != Guess::No),
            (&mut self.extra, b.guess == Guess::Extra),
        ] {
            if is {
                set.insert(copy);
            }
        }
        for i in 0..b.dice + b.spare {
            let die = CopyId(self.home_of.len() as u16);
            if i >= b.dice {
                self.spare_dice.insert(die);
            }
            if b.guess == Guess::Extra {
                self.boxed_dice.insert(die);
            }
            self.home_of.push(copy);
            self.die_kind.push(kind);
            self.die_owner.push(b.owner);
            if def.die.is_some() {
                self.own_dice[b.owner.idx()].insert(die);
            } else {
                self.void.insert(die);
            }
        }
        let facts = &self.facts[kind as usize];
        let compiled = db.compiled(b.card);
        let always = |what: Static| def.abilities.contains(&Ability::Always(what));
        let can = always(Static::CanActivate);
        for (set, is) in [
            (&mut self.unique, def.unique),
            (&mut self.with_die, def.die.is_some()),
            (&mut self.activatable, can || def.die.is_some() && def.what() == What::Support),
            (&mut self.host_health, facts.host_health > 0),
            (&mut self.income, facts.income > 0),
            (&mut self.symbol_changers, compiled.looks.is_some()),
            (&mut self.firsts, compiled.first_cheaper.is_some()),
            (&mut self.shelters, compiled.shelters.is_some()),
            (&mut self.silencers, always(Static::Silences)),
            (&mut self.for_host, always(Static::ForHost)),
            (&mut self.hampers, always(Static::Hampers)),
            (&mut self.borrowers, compiled.borrows.is_some()),
            (&mut self.for_anyone, always(Static::ForAnyone)),
            (&mut self.no_healing, always(Static::NoHealing)),
            (&mut self.subtype_givers, facts.host_subtypes != 0),
        ] {
            if is {
                set.insert(copy);
            }
        }
        self.listen(copy, compiled);
    }

    /// Adds a copy to the sets of cards with actions and with abilities that answer moments.
    fn listen(&mut self, copy: CopyId, compiled: &Compiled) {
        for skill in &compiled.skills {
            let moment = skill.listen.when.moment().map(|m| m as usize);
            match (skill.kind, moment) {
                (SkillKind::Action | SkillKind::Power, _) => self.actions.insert(copy),
                (SkillKind::Before, Some(moment)) => self.before[moment].insert(copy),
                (SkillKind::After, Some(moment)) => self.after[moment].insert(copy),
                _ => {}
            }
        }
    }

    fn mask(&self, db: &Db, of_kind: &[CopySet<W>], select: &Select) -> CopySet<W> {
        let only_characters = select.kinds.is_empty() && select.zone == Zone::Play;
        let fits = |facts: &Facts<W>| {
            let card = db.card(facts.card);
            prints(card, select) && (!only_characters || card.what() == What::Character)
        };
        let fitting = self.facts.iter().zip(of_kind).filter(|(facts, _)| fits(facts));
        fitting.fold(CopySet::EMPTY, |all, (_, copies)| all | *copies)
    }

    fn die_mask(&self, db: &Db, dice: &Dice) -> CopySet<W> {
        let select = die_select(dice);
        let fits: Vec<bool> = self.facts.iter().map(|f| f.die.is_some() && prints(db.card(f.card), &select)).collect();
        (0..self.home_of.len() as u16).map(CopyId).filter(|&d| fits[self.die_kind(d) as usize]).collect()
    }

    /// Cards that may change their type, each with the card it becomes.
    fn altering(&self, db: &Db) -> Vec<(CopyId, CardDef)> {
        let altered = |c: CopyId| {
            let skills = &db.compiled(self.card(c)).skills;
            let card = db.card(self.card(c));
            let cost = card.cost().unwrap_or(0);
            skills.iter().find_map(|skill| {
                let ops = db.code().ops[skill.pc as usize..].iter();
                ops.take_while(|op| **op != Op::End).find_map(|op| match op {
                    Op::BecomeSupport => Some((c, CardDef { kind: Kind::Support { cost }, ..card.clone() })),
                    Op::BecomeUpgrade(_) => {
                        let mut def = CardDef { kind: Kind::Upgrade { cost, on: None }, ..card.clone() };
                        def.subtypes.push(Subtype::Mod);
                        Some((c, def))
                    }
                    _ => None,
                })
            })
        };
        self.all().filter_map(altered).collect()
    }

    /// Iterates over all copies.
    pub fn all(&self) -> impl Iterator<Item = CopyId> + use<W> {
        (0..self.kind_of.len() as u16).map(CopyId)
    }

    /// All copies, as a set.
    pub fn everything(&self) -> CopySet<W> {
        self.all().collect()
    }

    /// The number of dice.
    pub fn dice(&self) -> usize {
        self.home_of.len()
    }

    /// The number of different cards.
    pub fn kinds_of_cards(&self) -> usize {
        self.facts.len()
    }

    /// The number of a copy's card within the match, in the order of the database.
    #[inline]
    pub fn kind(&self, copy: CopyId) -> u16 {
        self.kind_of[copy.idx()]
    }

    /// The facts of a copy's card.
    #[inline]
    pub fn of(&self, copy: CopyId) -> &Facts<W> {
        &self.facts[self.kind_of[copy.idx()] as usize]
    }

    /// The facts of a card, by its number within the match.
    pub fn of_kind(&self, kind: u16) -> &Facts<W> {
        &self.facts[kind as usize]
    }

    /// The printed card of a copy.
    #[inline]
    pub fn card(&self, copy: CopyId) -> CardId {
        self.of(copy).card
    }

    /// The player who brought the copy.
    #[inline]
    pub fn owner(&self, copy: CopyId) -> Seat {
        self.owner_of[copy.idx()]
    }

    /// The points of a character (SWD-CHAR-04).
    pub fn points(&self, copy: CopyId) -> u8 {
        self.points[copy.idx()]
    }

    /// The card that a die belongs to. The die is on it unless it is in a pool or set aside.
    #[inline]
    pub fn home(&self, die: CopyId) -> CopyId {
        self.home_of[die.idx()]
    }

    /// The number of the card that a die belongs to.
    #[inline]
    pub fn die_kind(&self, die: CopyId) -> u16 {
        self.die_kind[die.idx()]
    }

    /// The facts of the card that a die belongs to.
    #[inline]
    pub fn die_facts(&self, die: CopyId) -> &Facts<W> {
        &self.facts[self.die_kind[die.idx()] as usize]
    }

    /// The player who brought a die.
    #[inline]
    pub fn die_owner(&self, die: CopyId) -> Seat {
        self.die_owner[die.idx()]
    }

    /// The dice of a card.
    pub fn dice_of(&self, copy: CopyId) -> CopySet<W> {
        let all: CopySet<W> =
            (0..self.home_of.len() as u16).map(CopyId).filter(|&d| self.home_of[d.idx()] == copy).collect();
        all.minus(&self.void)
    }

    /// The cards that fit a selection by what is printed on them.
    #[inline]
    pub fn fitting(&self, sel: u16) -> &CopySet<W> {
        &self.masks[sel as usize]
    }

    /// The dice that fit a selection by what is printed on their cards.
    #[inline]
    pub fn fitting_dice(&self, dice: u16) -> &CopySet<W> {
        &self.die_masks[dice as usize]
    }

    /// The cards that fit a selection after they have changed their type.
    #[inline]
    pub fn fitting_altered(&self, sel: u16) -> &CopySet<W> {
        &self.altered_masks[sel as usize]
    }

    /// The dice that fit a selection after their cards have changed their type.
    #[inline]
    pub fn fitting_altered_dice(&self, dice: u16) -> &CopySet<W> {
        &self.altered_die_masks[dice as usize]
    }

    /// The cards that have this type after they have changed it.
    #[inline]
    pub fn altered_to(&self, what: What) -> &CopySet<W> {
        &self.altered_kinds[what as usize]
    }

    /// The subtypes a card gains with its new type: as an upgrade it is a mod.
    pub fn altered_subtypes(&self, copy: CopyId) -> u64 {
        if self.altered_to(What::Upgrade).contains(copy) { 1 << Subtype::Mod as u64 } else { 0 }
    }

    /// The cards that fit a selection by print if subtypes are ignored. Only for matches in which cards give subtypes.
    #[inline]
    pub fn fitting_but_subtypes(&self, sel: u16) -> &CopySet<W> {
        &self.subtypeless_masks[sel as usize]
    }

    /// The dice that fit a selection by print if subtypes are ignored. Only for matches in which cards give subtypes.
    #[inline]
    pub fn fitting_dice_but_subtypes(&self, dice: u16) -> &CopySet<W> {
        &self.subtypeless_die_masks[dice as usize]
    }

    /// The copies of cards of a kind.
    #[inline]
    pub fn of_what(&self, what: What) -> &CopySet<W> {
        &self.kinds[what as usize]
    }
}

/// The part of a selection of dice that concerns the printed card.
fn die_select(dice: &Dice) -> Select {
    Select {
        kinds: dice.kinds.clone(),
        colors: dice.colors.clone(),
        subtypes: dice.subtypes.clone(),
        titles: dice.titles.clone(),
        ..Select::default()
    }
}

fn facts<const W: usize>(card: CardId, def: &CardDef) -> Facts<W> {
    let mut facts = Facts {
        card,
        title: CopySet::EMPTY,
        cost: def.cost().unwrap_or(0),
        health: def.health(),
        die: def.die,
        host_health: 0,
        income: 0,
        hand_size: 0,
        piercing: false,
        host_elite: false,
        subtypes: bits(&def.subtypes),
        host_subtypes: 0,
        aside_as_upgrade: false,
    };
    for ability in &def.abilities {
        match ability {
            Ability::Always(Static::HostHealth(n)) => facts.host_health += n,
            Ability::Always(Static::Income(n)) => facts.income += n,
            Ability::Always(Static::HandSize(n)) => facts.hand_size += n,
            Ability::Always(Static::Piercing) => facts.piercing = true,
            Ability::Always(Static::HostElite) => facts.host_elite = true,
            Ability::Always(Static::HostSubtype(subtype)) => facts.host_subtypes |= bits(&[*subtype]),
            Ability::Always(Static::AsideAsUpgrade) => facts.aside_as_upgrade = true,
            _ => {}
        }
    }
    facts
}
