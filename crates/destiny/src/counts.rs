//! What a die counts as. Only this module decides what can be done with a die in a pool.
//!
//! A die that is resolved counts as the symbol that it is resolved as (SWD-DIE-07). Options, programs about dice to be
//! resolved, previews and reasons use [`Destiny::counted`]. If no die is resolved, the printed side matters and the
//! code uses [`Destiny::side`] (SWD-FAQ-EX24): for dice that are removed, turned, rerolled, counted or compared by what
//! they show, and for rolls.

use arrayvec::ArrayVec;
use table::{CopyId, CopySet, Seat};

use crate::card::{Side, Symbol};
use crate::frame::{ANY_SYMBOL, Frame};
use crate::game::Destiny;
use crate::moment::{Entry, MOST_ENTRIES, Moment};
use crate::op::{HowSpec, SkillKind};
use crate::select::Ctx;
use crate::state::State;

/// The symbols a die can be resolved as, each with the amount it adds to the value.
pub(crate) type Ways = ArrayVec<(Symbol, u8), 12>;

/// What a die counts as if a player resolves it.
#[derive(Clone, Debug)]
pub(crate) struct Counted {
    /// The side it shows.
    pub(crate) side: Side,
    /// The symbols it counts as. The side it shows comes first.
    pub(crate) ways: Ways,
    /// It can only be resolved together with another die (SWD-DIE-06).
    pub(crate) joins: bool,
    /// The cost of its side (SWD-DIE-05).
    pub(crate) cost: u8,
    /// The reason why it cannot be resolved at all, if there is one.
    pub(crate) bar: Option<Bar>,
}

/// A reason why a die cannot be resolved, whatever it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bar {
    /// It is in no pool (SWD-ZONE-08).
    NotInPool,
    /// It was resolved in this action (SWD-RES-06).
    Resolved,
    /// A die of its hampered character was resolved in this turn (SWD-CLAR-EX37).
    Hampered,
}

impl Counted {
    /// The symbols it counts as, one bit each.
    fn symbols(&self) -> u16 {
        self.ways.iter().fold(0, |set, (symbol, _)| set | 1 << *symbol as u16)
    }

    /// The amount it adds to its value as this symbol; none if it does not count as the symbol.
    pub(crate) fn as_symbol(&self, symbol: Symbol) -> Option<u8> {
        self.ways.iter().find(|way| way.0 == symbol).map(|way| way.1)
    }
}

impl<const W: usize> Destiny<W> {
    /// What a die counts as if this player resolves it as `how` says, as an action or through a card.
    pub(crate) fn counted(&self, s: &State<W>, seat: Seat, die: CopyId, how: HowSpec) -> Counted {
        let side = self.side(s, die);
        let (joins, cost) = (side.plus && !how.unmodified, if how.free { 0 } else { side.cost });
        let mut counted = Counted { side, ways: Ways::new(), joins, cost, bar: self.bar(s, die) };
        if counted.bar.is_some() {
            return counted;
        }
        let ways = &mut counted.ways;
        if how.other_symbol {
            ways.extend(Symbol::ALL[1..10].iter().filter(|&&symbol| symbol != side.symbol).map(|&symbol| (symbol, 0)));
        } else {
            ways.push((how.symbol.unwrap_or(side.symbol), 0));
            self.looks(s, seat, die, ways);
        }
        if how.only != 0 {
            ways.retain(|(symbol, _)| how.only >> *symbol as u16 & 1 != 0);
        }
        ways.retain(|(symbol, _)| match symbol {
            Symbol::Blank | Symbol::Any => false,
            Symbol::Special => !self.specials(s, die).is_empty(),
            _ => true,
        });
        counted
    }

    /// The reason why a die cannot be resolved now, neither by itself nor with another one.
    fn bar(&self, s: &State<W>, die: CopyId) -> Option<Bar> {
        if s.pool_of(die).is_none() {
            return Some(Bar::NotInPool);
        }
        if s.resolved.contains(die) {
            return Some(Bar::Resolved);
        }
        let spent = || !(self.cast.dice_of(self.cast.home(die)) & s.spent_dice).is_empty();
        (self.is_hampered(s, die) && spent()).then_some(Bar::Hampered)
    }

    /// Adds the symbols that cards in play let a die count as. These effects can be chained (SWD-CLAR-EX32). A die of
    /// another player counts as the player's own while that player resolves it (SWD-RES-07).
    fn looks(&self, s: &State<W>, seat: Seat, die: CopyId, ways: &mut Ways) {
        let symbol_changers = self.held(s, seat, &self.cast.symbol_changers);
        if symbol_changers.is_empty() {
            return;
        }
        let mut at = 0;
        while let Some(&(symbol, more)) = ways.get(at) {
            at += 1;
            for copy in symbol_changers.iter().filter(|&c| !self.is_silenced(s, c)) {
                let ctx = Ctx { lent: die, ..Ctx::idle(copy, seat) };
                for voice in self.effect_sources(s, copy) {
                    let Some((dice, from, to, value)) = self.db.compiled(self.cast.card(voice)).looks else { continue };
                    let new = !ways.iter().any(|way| way.0 == to) && !ways.is_full();
                    if new && from >> symbol as u16 & 1 != 0 && self.die_fits(s, dice, die, ctx) {
                        ways.push((to, more + value));
                    }
                }
            }
        }
    }

    /// The spec for resolving dice through a card, or the default spec for an action.
    pub(crate) fn how(&self, how: Option<u16>) -> HowSpec {
        how.map(|how| self.db.code().hows[how as usize]).unwrap_or_default()
    }

    /// Whether this die in a pool can be resolved by itself (SWD-DIE-05, SWD-DIE-06, SWD-SYM-13).
    pub(crate) fn resolvable(&self, s: &State<W>, seat: Seat, die: CopyId, how: Option<u16>) -> bool {
        !self.ways(s, seat, die, how).is_empty()
    }

    /// The symbols a die can be resolved as by itself, each with the amount it adds to the value.
    pub(crate) fn ways(&self, s: &State<W>, seat: Seat, die: CopyId, how: Option<u16>) -> Ways {
        let counted = self.counted(s, seat, die, self.how(how));
        if counted.joins || counted.cost > s.resources[seat.idx()] {
            return Ways::new();
        }
        counted.ways
    }

    /// Whether a die counts as one of these symbols if a player resolves it. Its cost and the need for another die do
    /// not matter (SWD-TERM-28).
    pub(crate) fn counts_as(&self, s: &State<W>, die: CopyId, wanted: u16, seat: Seat) -> bool {
        self.counted(s, seat, die, HowSpec::default()).symbols() & wanted != 0
    }

    /// The symbols that all these dice count as, one bit each.
    pub(crate) fn common(&self, s: &State<W>, seat: Seat, dice: impl Iterator<Item = CopyId>, how: HowSpec) -> u16 {
        dice.fold(u16::MAX, |all, die| all & self.counted(s, seat, die, how).symbols())
    }

    /// Whether this modifier could join one of these dice when they are resolved in this way (SWD-VIA-03).
    pub(crate) fn joins_one(&self, s: &State<W>, seat: Seat, die: CopyId, bases: CopySet<W>, how: HowSpec) -> bool {
        let counted = self.counted(s, seat, die, how);
        let fits = |base: CopyId| {
            !self.is_hampered(s, base) && self.counted(s, seat, base, how).symbols() & counted.symbols() != 0
        };
        counted.joins && bases.iter().any(fits)
    }

    /// The symbol a die counts as while this moment resolves it. A side with the symbol `Any` keeps it.
    pub(crate) fn symbol_in(&self, s: &State<W>, m: Moment, die: CopyId) -> Symbol {
        match self.side(s, die).symbol {
            Symbol::Any => Symbol::Any,
            _ => Symbol::ALL[m.symbol as usize],
        }
    }

    /// The special abilities of a die's card, by their indexes.
    pub(crate) fn specials(&self, s: &State<W>, die: CopyId) -> ArrayVec<u8, 8> {
        let skills = &self.db.compiled(self.cast.die_facts(die).card).skills;
        let own = (0..skills.len() as u8).filter(|&i| skills[i as usize].kind == SkillKind::Special);
        let mut all: ArrayVec<u8, 8> = own.take(8).collect();
        for loan in &self.loans(s, self.cast.home(die)) {
            if loan.skill.kind == SkillKind::Special && !all.contains(&loan.at) {
                all.push(loan.at);
            }
        }
        all
    }

    /// Dice that a player may now resolve as an action, of one symbol or of all.
    pub(crate) fn to_resolve(&self, s: &State<W>, seat: Seat, symbol: Option<Symbol>) -> CopySet<W> {
        let open = s.pool[seat.idx()].minus(&s.resolved);
        let fits = |d: &CopyId| {
            let ways = self.ways(s, seat, *d, None);
            ways.iter().any(|way| symbol.is_none_or(|wanted| way.0 == wanted))
        };
        open.iter().filter(fits).collect()
    }

    /// Modifiers that may still join the die being resolved. Their order is free (SWD-DIE-OPEN1).
    pub(crate) fn modifiers(&self, s: &State<W>, moment: u8) -> CopySet<W> {
        let m = s.moment(moment);
        let Some((_, base)) = s.entries(moment).next() else { return CopySet::EMPTY };
        let symbol = Symbol::ALL[m.symbol as usize];
        if symbol == Symbol::Special || self.is_hampered(s, base.copy) {
            return CopySet::EMPTY;
        }
        let how = self.how(m.host.is_some().then_some(m.host.0));
        let joined: ArrayVec<CopyId, MOST_ENTRIES> = s.entries(moment).map(|(_, e)| e.copy).collect();
        let spent: u8 = if how.free { 0 } else { joined.iter().map(|&d| self.side(s, d).cost).sum() };
        let left = s.resources[m.seat.idx()].saturating_sub(spent);
        // Through a card, only the picked dice may join (SWD-VIA-03).
        let open = if m.host.is_some() { self.series_left(s) } else { s.pool[m.seat.idx()] };
        let fits = |d: &CopyId| {
            if !self.side(s, *d).plus || joined.contains(d) {
                return false;
            }
            let counted = self.counted(s, m.seat, *d, how);
            let free = counted.side.symbol == Symbol::Any && self.modifies(s, *d, base.copy, m.seat);
            counted.joins
                && counted.bar.is_none()
                && counted.cost <= left
                && !self.hampers_second(s, *d, &joined)
                && (counted.as_symbol(symbol).is_some() || free)
        };
        open.iter().filter(fits).collect()
    }

    /// Whether this is a second die of a hampered character that has a die among the others. No two dice of such a
    /// character are resolved in a turn, not even together (SWD-CLAR-EX37).
    pub(crate) fn hampers_second(&self, s: &State<W>, die: CopyId, others: &[CopyId]) -> bool {
        let home = self.cast.home(die);
        others.iter().any(|&other| self.cast.home(other) == home) && self.is_hampered(s, die)
    }

    /// Whether this modifier side without a symbol may modify that die (SWD-DIE-04).
    fn modifies(&self, s: &State<W>, die: CopyId, base: CopyId, seat: Seat) -> bool {
        let wanted = self.db.compiled(self.cast.die_facts(die).card).modifies;
        let ctx = Ctx { lent: base, ..Ctx::idle(self.cast.home(die), seat) };
        wanted.is_some_and(|dice| self.die_fits(s, dice, base, ctx))
    }

    // ---- several dice through a card

    /// The current series: the index and number of its dice on the value stack, and the symbol they are resolved as.
    fn top_series(&self, s: &State<W>) -> Option<(u8, u8, u8)> {
        s.frames.as_slice().iter().rev().find_map(|f| match *f {
            Frame::Series { base, n, symbol, .. } => Some((base, n, symbol)),
            _ => None,
        })
    }

    /// Dice of the current series that are still to be resolved.
    pub(crate) fn series_left(&self, s: &State<W>) -> CopySet<W> {
        let Some((base, n, _)) = self.top_series(s) else { return CopySet::EMPTY };
        let dice = s.vals.as_slice()[base as usize..(base + n) as usize].iter().map(|v| CopyId(*v));
        dice.filter(|d| d.is_some()).collect()
    }

    /// The symbols a die of the current series can be resolved as. If all dice must share a symbol, it is the chosen
    /// one or one that all other dice count as too.
    pub(crate) fn series_ways(&self, s: &State<W>, seat: Seat, die: CopyId, how: u16) -> Ways {
        let mut ways = self.ways(s, seat, die, Some(how));
        let spec = self.how(Some(how));
        let Some((.., symbol)) = self.top_series(s).filter(|_| spec.same) else { return ways };
        if symbol != ANY_SYMBOL {
            ways.retain(|way| way.0 as u8 == symbol);
            return ways;
        }
        let others = self.series_left(s).iter().filter(|&d| self.counted(s, seat, d, spec).bar.is_none());
        let common = self.common(s, seat, others.collect::<CopySet<W>>().iter(), spec);
        if ways.iter().any(|way| common >> way.0 as u16 & 1 != 0) {
            ways.retain(|way| common >> way.0 as u16 & 1 != 0);
        }
        ways
    }

    /// Dice of a series that can be resolved now.
    pub(crate) fn series(&self, s: &State<W>, frame: Frame) -> CopySet<W> {
        let Frame::Series { seat, how, base, n, .. } = frame else { return CopySet::EMPTY };
        let dice = s.vals.as_slice()[base as usize..(base + n) as usize].iter().map(|v| CopyId(*v));
        dice.filter(|d| d.is_some()).filter(|&d| !self.series_ways(s, seat, d, how).is_empty()).collect()
    }

    /// The value of the die being resolved, with its modifiers and all amounts added to it.
    pub(crate) fn resolved_value(&self, s: &State<W>, moment: u8) -> u8 {
        let m = s.moment(moment);
        if Symbol::ALL[m.symbol as usize].is_bare() {
            return 0;
        }
        let shown: u16 = s.entries(moment).map(|(_, e): (u8, Entry)| self.value_for(s, e.copy, m.seat) as u16).sum();
        (shown + m.n as u16).min(99) as u8
    }
}
