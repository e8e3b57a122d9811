//! Which copy is which card in a match, and masks that answer questions about sets of copies with a single AND.

use table::{CardId, CopyId, CopySet, Seat};

use crate::card::{Faction, Home, Kind};
use crate::db::{Db, NONE, Programs, copies_ships};
use crate::effect::Static;
use crate::flat_gains::FlatGains;
use crate::op::Op;
use crate::setup::{Mode, SetupError};

/// The starting deck: Scouts and Vipers of each player (SR-SETUP-01).
const STARTERS: [(&str, usize); 2] = [("scout", 8), ("viper", 2)];
/// The maximum cost of a card plus one.
const MOST_COST: usize = 61;

/// The facts about a printed card that the engine needs, for fast access.
#[derive(Clone, Copy, Debug)]
pub struct Facts<const W: usize> {
    /// Its copies.
    pub copies: CopySet<W>,
    /// Its programs.
    pub programs: Programs,
    /// Its faction.
    pub faction: Faction,
    /// Its price.
    pub cost: u8,
    /// Combat needed to destroy it; 0 for ships.
    pub defense: u8,
}

/// The copies of a match. Copies of one card are adjacent, and cards are in the order of the database.
#[derive(Clone, Debug)]
pub struct Cast<const W: usize> {
    card_of: Vec<CardId>,
    facts: Vec<Facts<W>>,
    /// The starting deck of each seat.
    pub starters: Vec<CopySet<W>>,
    /// The trade deck.
    pub trade: CopySet<W>,
    /// The Explorers.
    pub explorers: CopySet<W>,
    /// Ships.
    pub ships: CopySet<W>,
    /// Bases, outposts included.
    pub bases: CopySet<W>,
    /// Outposts.
    pub outposts: CopySet<W>,
    /// Bases with a primary ability.
    pub primaries: CopySet<W>,
    /// Cards with an ally ability.
    pub allies: CopySet<W>,
    /// Cards with a scrap ability.
    pub scraps: CopySet<W>,
    /// Cards that count as allies of every faction.
    pub universal: CopySet<W>,
    /// Bases with an effect when their owner plays a ship.
    pub triggers: CopySet<W>,
    /// Cards that can become copies.
    pub copying: CopySet<W>,
    /// Cards whose primary ability, if any, needs no decision.
    pub plain_primary: CopySet<W>,
    /// Cards whose ally ability, if any, needs no decision.
    pub plain_ally: CopySet<W>,
    /// The abilities that only give trade, combat or authority.
    pub flat_gains: FlatGains<W>,
    factions: [CopySet<W>; 5],
    partners: [CopySet<W>; 5],
    affordable: Vec<CopySet<W>>,
}

/// The number of copies that a match needs.
pub fn copies_needed(db: &Db, seats: usize) -> usize {
    let boxes = Mode::boxes(seats);
    db.cards()
        .iter()
        .map(|c| if c.home == Home::Starter { starters(&c.id) * seats } else { c.copies as usize * boxes })
        .sum()
}

fn starters(slug: &str) -> usize {
    STARTERS.iter().find(|(id, _)| *id == slug).map_or(0, |(_, n)| *n)
}

impl<const W: usize> Cast<W> {
    /// Assigns copy numbers to the cards of a match.
    pub fn new(db: &Db, seats: usize) -> Result<Self, SetupError> {
        let needed = copies_needed(db, seats);
        // One number means "no copy", and an option can hold numbers below 512.
        let most = CopySet::<W>::CAPACITY.min(511);
        if needed > most {
            return Err(SetupError::TooManyCards { copies: needed, most });
        }
        let mut cast = Self {
            card_of: Vec::with_capacity(needed),
            facts: Vec::new(),
            starters: vec![CopySet::EMPTY; seats],
            trade: CopySet::EMPTY,
            explorers: CopySet::EMPTY,
            ships: CopySet::EMPTY,
            bases: CopySet::EMPTY,
            outposts: CopySet::EMPTY,
            primaries: CopySet::EMPTY,
            allies: CopySet::EMPTY,
            scraps: CopySet::EMPTY,
            universal: CopySet::EMPTY,
            triggers: CopySet::EMPTY,
            copying: CopySet::EMPTY,
            plain_primary: CopySet::EMPTY,
            plain_ally: CopySet::EMPTY,
            flat_gains: FlatGains::default(),
            factions: [CopySet::EMPTY; 5],
            partners: [CopySet::EMPTY; 5],
            affordable: vec![CopySet::EMPTY; MOST_COST],
        };
        for id in 0..db.cards().len() {
            cast.add(db, CardId(id as u16), seats);
        }
        cast.partners = cast.factions.map(|faction| faction | cast.universal);
        cast.flat_gains = FlatGains::new(db, &cast);
        Ok(cast)
    }

    fn add(&mut self, db: &Db, id: CardId, seats: usize) {
        let def = db.card(id);
        let each = match def.home {
            Home::Starter => starters(&def.id) * seats,
            Home::TradeDeck | Home::Explorers => def.copies as usize * Mode::boxes(seats),
        };
        let from = self.card_of.len();
        let copies: CopySet<W> = (from..from + each).map(|i| CopyId(i as u16)).collect();
        self.card_of.extend(std::iter::repeat_n(id, each));
        let programs = db.programs(id);
        match def.home {
            Home::TradeDeck => self.trade |= copies,
            Home::Explorers => self.explorers |= copies,
            Home::Starter => {
                for (i, copy) in copies.iter().enumerate() {
                    self.starters[i / starters(&def.id)].insert(copy);
                }
            }
        }
        let mark = |mask: &mut CopySet<W>, yes: bool| {
            if yes {
                *mask |= copies;
            }
        };
        mark(&mut self.ships, def.kind == Kind::Ship);
        mark(&mut self.bases, def.kind != Kind::Ship);
        mark(&mut self.outposts, matches!(def.kind, Kind::Outpost(_)));
        mark(&mut self.primaries, def.kind != Kind::Ship && programs.primary != NONE);
        mark(&mut self.allies, programs.ally != NONE);
        mark(&mut self.scraps, programs.scrap != NONE);
        mark(&mut self.universal, def.statics.contains(&Static::AllyOfAll));
        mark(&mut self.triggers, programs.on_play_ship != NONE);
        mark(&mut self.copying, copies_ships(def));
        mark(&mut self.plain_primary, asks_nothing(db, programs.primary));
        mark(&mut self.plain_ally, asks_nothing(db, programs.ally));
        self.factions[def.faction as usize] |= copies;
        for set in self.affordable.iter_mut().skip(def.cost as usize) {
            *set |= copies;
        }
        let (faction, cost, defense) = (def.faction, def.cost, def.kind.defense());
        self.facts.push(Facts { copies, programs, faction, cost, defense });
    }

    /// The number of copies in the match.
    pub fn len(&self) -> usize {
        self.card_of.len()
    }

    /// A match always has copies.
    pub fn is_empty(&self) -> bool {
        self.card_of.is_empty()
    }

    /// Every copy of the match.
    pub fn everything(&self) -> CopySet<W> {
        (0..self.len()).map(|i| CopyId(i as u16)).collect()
    }

    /// The card of a copy.
    #[inline]
    pub fn card(&self, copy: CopyId) -> CardId {
        self.card_of[copy.idx()]
    }

    /// The facts of a card.
    #[inline]
    pub fn facts(&self, card: CardId) -> &Facts<W> {
        &self.facts[card.idx()]
    }

    /// The facts of a copy's card.
    #[inline]
    pub fn of(&self, copy: CopyId) -> &Facts<W> {
        self.facts(self.card(copy))
    }

    /// All copies of the same card.
    #[inline]
    pub fn same(&self, copy: CopyId) -> CopySet<W> {
        self.of(copy).copies
    }

    /// All copies of a faction.
    #[inline]
    pub fn faction(&self, faction: Faction) -> CopySet<W> {
        self.factions[faction as usize]
    }

    /// All copies that are allies of a faction.
    #[inline]
    pub fn partners(&self, faction: Faction) -> CopySet<W> {
        self.partners[faction as usize]
    }

    /// All copies that cost at most `trade`.
    #[inline]
    pub fn affordable(&self, trade: u16) -> CopySet<W> {
        self.affordable[(trade as usize).min(MOST_COST - 1)]
    }

    /// The slugs of all copies in order, for saves.
    pub fn slugs<'a>(&'a self, db: &'a Db) -> impl Iterator<Item = &'a str> {
        self.card_of.iter().map(|&card| db.card(card).id.as_str())
    }

    /// The starting deck of a seat.
    pub fn starter(&self, seat: Seat) -> CopySet<W> {
        self.starters[seat.idx()]
    }
}

fn asks_nothing(db: &Db, program: u16) -> bool {
    let ops = if program == NONE { &[] } else { &db.code().ops[program as usize..] };
    let quiet = |op: &Op| matches!(op, Op::Gain { .. } | Op::Draw(_) | Op::OpponentDiscards(_) | Op::NextShipOnTop);
    ops.iter().find(|op| !quiet(op)).is_none_or(|op| *op == Op::End)
}
