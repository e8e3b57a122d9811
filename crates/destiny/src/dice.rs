//! Rolling, turning, removing and resolving dice (Chapters 2 and 5).

use arrayvec::ArrayVec;
use table::chance::Chance;
use table::{CopyId, CopySet, Seat, Sink};

use crate::card::{Side, Symbol};
use crate::event::Event;
use crate::frame::{ANY_SYMBOL, Assigned, Frame};
use crate::game::Destiny;
use crate::moment::{Entries, Entry, MOST_ENTRIES, Moment, What};
use crate::op::{Op, SkillKind};
use crate::state::State;
use crate::step::Step;

/// A list of dice in the order in which they are shown.
pub(crate) type DieList = ArrayVec<CopyId, 64>;

impl<const W: usize> Destiny<W> {
    /// The special of a card that is used through another card, printed or borrowed. A character has at most one
    /// printed special.
    pub(crate) fn special_of(&self, s: &State<W>, copy: CopyId) -> Option<u8> {
        let skills = self.db.compiled(self.cast.card(copy)).skills.iter().enumerate();
        let lent = self.loans(s, copy);
        let mut all = skills.map(|(at, skill)| (at as u8, skill)).chain(lent.iter().map(|loan| (loan.at, &loan.skill)));
        all.find(|(_, skill)| skill.kind == SkillKind::Special).map(|(at, _)| at)
    }

    /// The cards that are still to be activated and can be.
    pub(crate) fn activating(&self, s: &State<W>, frame: Frame) -> CopySet<W> {
        let Frame::Activating { base, n, .. } = frame else { return CopySet::EMPTY };
        let cards: CopySet<W> =
            s.vals.as_slice()[base as usize..(base + n) as usize].iter().map(|v| CopyId(*v)).collect();
        (cards & s.in_play).minus(&s.exhausted)
    }

    /// The sides that a die may be turned to, without duplicates.
    pub(crate) fn sides(&self, s: &State<W>, die: CopyId, symbols: u16) -> ArrayVec<u8, 6> {
        let Some(faces) = self.cast.die_facts(die).die.map(|d| d.0) else { return ArrayVec::new() };
        let now = s.face[die];
        let fits = |&f: &u8| f != now && self.is_side_in(s, die, faces[f as usize], symbols);
        let first = |&f: &u8| !(0..f).filter(fits).any(|g| faces[g as usize] == faces[f as usize]);
        (0..6).filter(fits).filter(first).collect()
    }

    /// The die that is being turned and the sides it may be turned to.
    pub(crate) fn turning(&self, s: &State<W>) -> Option<(CopyId, u16)> {
        match s.frames.last() {
            Some(Frame::Turning { base, n, symbols, .. }) => {
                Some((CopyId(s.vals.as_slice()[(base + n - 1) as usize]), symbols))
            }
            _ => None,
        }
    }
}

impl<const W: usize, C: Chance, K: Sink<Event>> Step<'_, W, C, K> {
    /// Rolls a die and reports it.
    pub(crate) fn roll(&mut self, die: CopyId, again: bool) {
        let face = self.roll_face(die);
        let seat = self.s.pool_of(die).unwrap_or_else(|| self.g.cast.die_owner(die));
        let card = self.g.cast.die_facts(die).card;
        self.sink.emit_with(|| Event::Rolled { seat, card, face, again });
    }

    /// Rolls a die and returns the new side.
    pub(crate) fn roll_face(&mut self, die: CopyId) -> u8 {
        self.random = true;
        let face = self.chance.below(6) as u8;
        self.s.face[die] = face;
        self.s.changed = true;
        face
    }

    /// Rolls dice into a pool. Returns the dice that were rolled.
    fn roll_into(&mut self, seat: Seat, dice: CopySet<W>) -> DieList {
        let mut rolled = DieList::new();
        self.s.fresh = CopySet::EMPTY;
        for die in dice.minus(&self.s.frozen[0]) {
            self.s.pool[seat.idx()].insert(die);
            self.s.lost.remove(die);
            self.roll(die, false);
            self.s.fresh.insert(die);
            rolled.push(die);
        }
        rolled
    }

    /// Rolls dice into a pool by an effect.
    pub(crate) fn roll_in(&mut self, seat: Seat, dice: CopySet<W>) {
        let rolled = self.roll_into(seat, dice);
        self.rolled(seat, &rolled, Moment::INTO_POOL);
    }

    /// Rerolls dice in pools.
    pub(crate) fn reroll(&mut self, seat: Seat, dice: CopySet<W>) {
        let dice: DieList = (dice & self.s.pools()).minus(&self.s.frozen[0]).iter().collect();
        self.s.fresh = dice.iter().copied().collect();
        for &die in &dice {
            self.roll(die, true);
        }
        self.rolled(seat, &dice, 0);
    }

    fn rolled(&mut self, seat: Seat, dice: &[CopyId], flags: u8) {
        let moment = Moment { what: What::Roll, seat, flags, ..Moment::default() };
        // Usually there is space for all dice. Otherwise, only the dice that an ability answers become entries.
        let all = dice.len() <= MOST_ENTRIES;
        let heard = |copy: &CopyId| all || self.g.is_answered(self.s, moment, Entry { copy: *copy, n: 0 });
        let entries: Entries =
            dice.iter().copied().filter(heard).map(|copy| Entry { copy, n: 0 }).take(MOST_ENTRIES).collect();
        if !entries.is_empty() {
            self.happened(moment, &entries);
        }
    }

    /// Starts the activation of a character or support (SWD-ACTV-01).
    pub(crate) fn activate(&mut self, seat: Seat, copy: CopyId) {
        self.begin(Moment { what: What::Activate, seat, card: copy, ..Moment::default() }, &[]);
    }

    /// Activates several cards one after the other, in the order their player chooses (SWD-SIM-01).
    pub(crate) fn activate_all(&mut self, seat: Seat, cards: &[CopyId]) {
        let base = self.s.vals.len() as u8;
        for copy in cards {
            self.s.vals.push(copy.0);
        }
        self.push(Frame::Activating { seat, base, n: cards.len() as u8 });
    }

    /// Returns true if a player must choose which card is activated next, because the order could matter.
    pub(crate) fn activating_on(&mut self, frame: Frame) -> bool {
        let Frame::Activating { base, .. } = frame else { return false };
        let open = self.g.activating(self.s, frame);
        let Some(first) = open.first() else {
            self.s.vals.truncate(base as usize);
            self.pop();
            return false;
        };
        let cast = &self.g.cast;
        let kinds = [What::Activate as usize, What::Roll as usize];
        let answered = kinds.iter().any(|&what| !self.s.in_play.disjoint(&(cast.before[what] | cast.after[what])));
        if answered && !open.iter().all(|c| self.g.cards_alike(self.s, c, first)) {
            return true;
        }
        self.activate_next(first);
        false
    }

    /// Activates this card next.
    pub(crate) fn activate_next(&mut self, copy: CopyId) {
        let Some(Frame::Activating { seat, base, n }) = self.s.frames.last() else { return };
        let values = &mut self.s.vals.as_mut_slice()[base as usize..(base + n) as usize];
        if let Some(at) = values.iter().position(|v| *v == copy.0) {
            values[at..].rotate_left(1);
        }
        self.s.vals.pop();
        self.replace(Frame::Activating { seat, base, n: n - 1 });
        self.activate(self.g.controller(self.s, copy), copy);
    }

    pub(crate) fn activate_now(&mut self, moment: u8) {
        let m = self.s.moment(moment);
        // An interrupt may have removed the card from play.
        if !self.s.in_play.contains(m.card) || self.s.exhausted.contains(m.card) {
            self.s.moment_mut(moment).flags |= Moment::OFF;
            return;
        }
        self.s.exhausted.insert(m.card);
        self.s.changed = true;
        let card = self.g.cast.card(m.card);
        self.sink.emit_with(|| Event::Activated { seat: m.seat, card });
        let mut dice = self.g.cast.dice_of(m.card);
        for upgrade in self.g.upgrades_on(self.s, m.card) {
            dice |= self.g.cast.dice_of(upgrade);
        }
        let rolled = self.roll_into(m.seat, dice.minus(&self.s.pools()).minus(&self.s.lost));
        for &die in rolled.iter().take(MOST_ENTRIES) {
            self.s.vals.push(Entry { copy: die, n: 0 }.pack());
            self.s.moment_mut(moment).len += 1;
        }
    }

    /// Removes dice from their pools (SWD-TERM-23). Returns whether all of them were in a pool.
    pub(crate) fn remove(&mut self, seat: Seat, dice: CopySet<W>) -> bool {
        let there = dice & self.s.pools();
        for die in there {
            if self.g.side(self.s, die).value == Side::X && !self.s.worth.is_full() {
                let n = self.g.value_of(self.s, die);
                self.s.worth.push(Entry { copy: die, n }.pack());
            }
        }
        let mut counts = [0u8; 4];
        for die in there {
            let Some(owner) = self.s.pool_of(die) else { continue };
            self.leave_pool(die);
            self.s.changed = true;
            if owner != seat {
                counts[owner.idx()] += 1;
            }
            let (card, face) = (self.g.cast.die_facts(die).card, self.s.face[die]);
            self.sink.emit_with(|| Event::Removed { seat: owner, card, face });
        }
        let several = counts.into_iter().enumerate().filter(|(_, n)| *n > 0);
        let entries: ArrayVec<Entry, 4> = several.map(|(i, n)| Entry { copy: CopyId(i as u16), n }).collect();
        if !entries.is_empty() {
            self.happened(Moment { what: What::Remove, seat, ..Moment::default() }, &entries);
        }
        there == dice
    }

    /// Returns a die from its pool to its card, or sets it aside if its card is not in play.
    pub(crate) fn leave_pool(&mut self, die: CopyId) {
        for pool in &mut self.s.pool {
            pool.remove(die);
        }
        if !self.s.in_play.contains(self.g.cast.home(die)) {
            self.s.lost.insert(die);
        }
    }

    // ---- turning

    /// Turns dice one after the other. The player who turns them chooses the sides.
    pub(crate) fn turn_dice(&mut self, seat: Seat, dice: CopySet<W>, symbols: u16) {
        let base = self.s.vals.len() as u8;
        let mut list: DieList =
            (dice & self.s.pools()).iter().filter(|&d| self.g.can_turn(self.s, d, symbols)).collect();
        list.reverse();
        for die in &list {
            self.s.vals.push(die.0);
        }
        if !list.is_empty() {
            self.push(Frame::Turning { seat, base, n: list.len() as u8, symbols });
        }
    }

    pub(crate) fn turn_on(&mut self, frame: Frame) -> bool {
        let Frame::Turning { n, .. } = frame else { return false };
        if n == 0 {
            self.pop();
            return false;
        }
        let Some((die, symbols)) = self.g.turning(self.s) else { return false };
        let sides = self.g.sides(self.s, die, symbols);
        match sides.as_slice() {
            [] | [_] => {
                self.turn_to(sides.first().copied().unwrap_or(self.s.face[die]));
                false
            }
            _ => true,
        }
    }

    /// Turns the current die to this side.
    pub(crate) fn turn_to(&mut self, face: u8) {
        let Some((die, _)) = self.g.turning(self.s) else { return };
        let from = self.s.face[die];
        if from != face {
            self.s.face[die] = face;
            self.s.changed = true;
            let seat = self.s.pool_of(die).unwrap_or_else(|| self.g.cast.die_owner(die));
            let card = self.g.cast.die_facts(die).card;
            self.sink.emit_with(|| Event::Rotated { seat, card, from, to: face });
        }
        self.s.vals.pop();
        if let Some(Frame::Turning { n, .. }) = self.s.frames.last_mut() {
            *n -= 1;
        }
    }

    // ---- resolving

    /// Starts to resolve a die, as an action or through a card. Modifiers may join it before it takes effect.
    pub(crate) fn resolve(&mut self, seat: Seat, die: CopyId, how: Option<u16>, symbol: Option<Symbol>) {
        let ways = match how {
            Some(how) => self.g.series_ways(self.s, seat, die, how),
            None => self.g.ways(self.s, seat, die, None),
        };
        let way = ways.iter().find(|way| symbol.is_none_or(|wanted| way.0 == wanted));
        let (symbol, n) = way.copied().unwrap_or((self.g.side(self.s, die).symbol, 0));
        let spec = self.g.how(how);
        if spec.same {
            self.settle_series(symbol);
        }
        let mut flags = 0;
        if spec.keep {
            flags |= Moment::KEEP;
        }
        if spec.unblockable {
            flags |= Moment::PIERCING;
        }
        let host = how.map_or(CopyId::NONE, CopyId);
        let card = self.g.bearer(self.s, die);
        let symbol = symbol as u8;
        let moment = Moment { what: What::Resolve, seat, card, host, n, symbol, flags, ..Moment::default() };
        self.begin(moment, &[Entry { copy: die, n: 0 }]);
        if how.is_none() || !self.g.series_left(self.s).is_empty() {
            self.push(Frame::Modify { moment: (self.s.moments.len() - 1) as u8 });
        }
    }

    /// Increases the value of the die being resolved. A side without a value stays without one, whatever it is resolved
    /// as (SWD-DIE-03), unless a card gives it a value.
    pub(crate) fn raise(&mut self, moment: u8, n: u8) {
        let base = self.s.entries(moment).next().map(|(_, e): (u8, Entry)| self.g.side(self.s, e.copy));
        let without = base.is_some_and(|side| side.symbol.is_bare());
        let m = self.s.moment_mut(moment);
        if !without || m.n > 0 {
            m.n += n;
        }
    }

    pub(crate) fn modify_on(&mut self, moment: u8) -> bool {
        if self.g.modifiers(self.s, moment).is_empty() {
            self.pop();
            return false;
        }
        true
    }

    /// Adds a modifier to the die being resolved.
    pub(crate) fn join(&mut self, die: CopyId) {
        let Some(Frame::Modify { moment }) = self.s.frames.last() else { return };
        let m = self.s.moment(moment);
        let how = self.g.how(m.host.is_some().then_some(m.host.0));
        let counted = self.g.counted(self.s, m.seat, die, how);
        self.s.vals.push(Entry { copy: die, n: 0 }.pack());
        let moment = self.s.moment_mut(moment);
        moment.len += 1;
        moment.n += counted.as_symbol(Symbol::ALL[m.symbol as usize]).unwrap_or_default();
        self.leave_series(die);
    }

    /// Pays the costs and applies the symbol (SWD-RES-04).
    pub(crate) fn resolve_now(&mut self, moment: u8) {
        let m = self.s.moment(moment);
        let how = m.host.is_some().then_some(m.host.0);
        let spec = self.g.how(how);
        let entries: ArrayVec<(u8, Entry), MOST_ENTRIES> = self.s.entries(moment).collect();
        let Some(&(_, Entry { copy: die, .. })) = entries.first() else { return };
        // A modifier that an interrupt removed from the pool adds nothing.
        for &(i, e) in entries.iter().skip(1) {
            if self.s.pool_of(e.copy).is_none() {
                self.s.set_entry(moment, i, Entry { copy: CopyId::NONE, ..e });
            }
        }
        let dice: ArrayVec<CopyId, MOST_ENTRIES> = self.s.entries(moment).map(|(_, e)| e.copy).collect();
        let cost: u8 = dice.iter().map(|&d| self.g.side(self.s, d).cost).sum();
        // An interrupt may have removed the die from the pool, or the resources to pay for it.
        if self.s.pool_of(die).is_none() || !spec.free && cost > self.s.resources[m.seat.idx()] {
            self.s.moment_mut(moment).flags |= Moment::OFF;
            return;
        }
        if !spec.free {
            self.pay(m.seat, cost);
        }
        // From now on the dice count as resolved, so that effects of this resolution cannot resolve them again
        // (SWD-RES-06).
        for &die in &dice {
            debug_assert!(!self.s.resolved.contains(die), "{die:?} is resolved twice in one action");
            self.s.resolved.insert(die);
            self.s.spent_dice.insert(die);
        }
        let symbol = Symbol::ALL[m.symbol as usize];
        if dice.iter().any(|&d| self.g.is_piercing(self.s, d)) {
            self.s.moment_mut(moment).flags |= Moment::PIERCING;
        }
        if let Some(plus) = spec.plus
            && let Some((ctx, ..)) = self.g.running(self.s)
        {
            let plus = self.g.amount(self.s, plus, ctx).min(99) as u8;
            self.raise(moment, plus * dice.len() as u8);
        }
        let value = self.g.resolved_value(self.s, moment);
        self.s.changed = true;
        let card = self.g.cast.die_facts(die).card;
        self.sink.emit_with(|| Event::Resolved { seat: m.seat, card, symbol, value });
        self.push(Frame::Finish { moment });
        match symbol {
            Symbol::Melee | Symbol::Ranged if spec.each => self.hit_each(moment),
            Symbol::Melee | Symbol::Ranged | Symbol::Shield => {
                if value > 0 {
                    self.push(Frame::Target { moment });
                }
            }
            Symbol::Indirect | Symbol::Disrupt | Symbol::Discard => self.push(Frame::TargetOpponent { moment }),
            Symbol::Resource => self.gain(m.seat, value),
            Symbol::Focus => {
                let base = self.s.vals.len() as u8;
                self.push(Frame::Focus { moment, left: value, base });
            }
            Symbol::Special => self.push(Frame::Special { moment }),
            Symbol::Blank | Symbol::Any => {}
        }
        if symbol == Symbol::Special {
            let specials = self.g.specials(self.s, die);
            if let [only] = specials.as_slice() {
                self.special(*only);
            }
        }
    }

    /// Uses a special of the die being resolved.
    pub(crate) fn special(&mut self, skill: u8) {
        let Some(Frame::Special { moment }) = self.s.frames.last() else { return };
        self.pop();
        let m = self.s.moment(moment);
        let Some((_, e)) = self.s.entries(moment).next() else { return };
        let home = self.g.cast.home(e.copy);
        self.use_skill(home, skill, m.seat, e.copy);
        if let Some(Frame::Run { moment: answers, .. }) = self.s.frames.last_mut() {
            *answers = moment;
        }
    }

    /// Applies a die to this character: damage or shields (SWD-SYM-01, SWD-SYM-05).
    pub(crate) fn target(&mut self, copy: CopyId) {
        let Some(Frame::Target { moment }) = self.s.frames.last() else { return };
        self.pop();
        let m = self.s.moment(moment);
        let Some((_, e)) = self.s.entries(moment).next() else { return };
        let value = self.g.resolved_value(self.s, moment);
        let kind = damage_kind(m);
        if kind == 0 {
            self.shield(copy, value);
            return;
        }
        let src = self.g.bearer(self.s, e.copy);
        self.deal(m.seat, src, kind | m.flags & Moment::PIERCING, &[Entry { copy, n: value }]);
    }

    /// Applies a die to every character of the program's opponent.
    fn hit_each(&mut self, moment: u8) {
        let Some((ctx, ..)) = self.g.running(self.s) else { return };
        let Some(foe) = self.g.foe(self.s, ctx) else { return };
        let m = self.s.moment(moment);
        let n = self.g.resolved_value(self.s, moment);
        let entries: Entries =
            self.g.characters(self.s, foe).iter().map(|copy| Entry { copy, n }).take(MOST_ENTRIES).collect();
        self.deal(m.seat, m.card, damage_kind(m) | m.flags & Moment::PIERCING, &entries);
    }

    /// Applies a die to the only opponent. Returns true if the player must choose one.
    pub(crate) fn victim_on(&mut self, moment: u8) -> bool {
        let seat = self.s.moment(moment).seat;
        let mut foes = self.g.foes(self.s, seat);
        match (foes.next(), foes.next()) {
            (Some(foe), None) => {
                self.apply_to_opponent(foe);
                false
            }
            (None, _) => {
                self.pop();
                false
            }
            _ => true,
        }
    }

    /// Applies indirect damage, disrupt or discard to this opponent (SWD-SYM-04, SWD-SYM-07, SWD-SYM-08).
    pub(crate) fn apply_to_opponent(&mut self, foe: Seat) {
        let Some(Frame::TargetOpponent { moment }) = self.s.frames.last() else { return };
        self.pop();
        let m = self.s.moment(moment);
        let value = self.g.resolved_value(self.s, moment);
        match Symbol::ALL[m.symbol as usize] {
            Symbol::Indirect => {
                let piercing = m.has(Moment::PIERCING);
                let what = if piercing { Assigned::Unblockable } else { Assigned::Indirect };
                self.distribute(m.seat, foe, value, what);
            }
            Symbol::Disrupt => {
                self.lose(foe, value);
            }
            Symbol::Discard => {
                self.discard_random(foe, value);
            }
            _ => {}
        }
    }

    /// Continues focus, which turns other dice of the pool one after the other (SWD-SYM-09).
    pub(crate) fn focus_on(&mut self, frame: Frame) -> bool {
        let Frame::Focus { left, .. } = frame else { return false };
        if left == 0 || self.g.focusable(self.s, frame).is_empty() {
            self.focus_ends();
            return false;
        }
        true
    }

    /// Turns this die by focus.
    pub(crate) fn focus(&mut self, die: CopyId) {
        let Some(Frame::Focus { moment, left, base }) = self.s.frames.last() else { return };
        self.s.vals.push(die.0);
        self.replace(Frame::Focus { moment, left: left - 1, base });
        let seat = self.s.moment(moment).seat;
        self.turn_dice(seat, CopySet::only(die), u16::MAX);
    }

    /// Ends focus.
    pub(crate) fn focus_ends(&mut self) {
        if let Some(Frame::Focus { base, .. }) = self.s.frames.last() {
            self.s.vals.truncate(base as usize);
            self.pop();
        }
    }

    /// The dice have been resolved and return to their cards (SWD-RES-04). An effect may keep or reroll the first one.
    pub(crate) fn finish(&mut self, moment: u8) {
        self.pop();
        let m = self.s.moment(moment);
        let dice: ArrayVec<CopyId, MOST_ENTRIES> = self.s.entries(moment).map(|(_, e)| e.copy).collect();
        for (i, &die) in dice.iter().enumerate() {
            let stays = i == 0 && (m.has(Moment::KEEP) || m.has(Moment::AGAIN));
            if !stays {
                self.leave_pool(die);
            }
        }
        if !m.host.is_some() {
            self.count_resolved(dice.len() as u16);
        }
        if m.has(Moment::AGAIN)
            && let Some(&die) = dice.first()
        {
            self.reroll(m.seat, CopySet::only(die));
        }
    }

    /// Adds to the number of dice resolved one after the other, for a program that counts them.
    fn count_resolved(&mut self, n: u16) {
        let frames = self.s.frames.as_slice();
        let at = frames.iter().rposition(|frame| matches!(frame, Frame::Resolving { .. }));
        let below = at.and_then(|at| frames[..at].last().copied());
        let Some(Frame::Run { pc, base, .. }) = below else { return };
        if let Op::ResolveSame(slot) = self.g.db.code().ops[pc as usize - 1] {
            self.s.vals.as_mut_slice()[(base + slot.at) as usize] += n;
            self.note_done(true);
        }
    }

    /// Returns true if the player may resolve more dice of the symbol. In an action each die is a separate effect, so
    /// abilities that follow one die come before the next die (SWD-QUEUE-07). Inside an ability they wait until it ends
    /// (SWD-AFT-02).
    pub(crate) fn resolve_on(&mut self, seat: Seat, symbol: u8) -> bool {
        let frames = self.s.frames.as_slice();
        let action = matches!(frames[..frames.len() - 1].last(), Some(Frame::Turn(_)));
        if action && self.next_in_queue() {
            return false;
        }
        let symbol = (symbol != ANY_SYMBOL).then(|| Symbol::ALL[symbol as usize]);
        if self.g.to_resolve(self.s, seat, symbol).is_empty() {
            self.pop();
            return false;
        }
        true
    }

    /// Continues a series of dice that are resolved through a card, one after the other.
    pub(crate) fn series_on(&mut self, frame: Frame) -> bool {
        let Frame::Series { how, base, .. } = frame else { return false };
        let may = self.g.db.code().hows[how as usize].may;
        let open = self.g.series(self.s, frame);
        if open.is_empty() {
            self.s.vals.truncate(base as usize);
            self.pop();
            return false;
        }
        if may || open.has_several() {
            return true;
        }
        if let Some(die) = open.first() {
            self.series_next(die);
        }
        false
    }

    /// Resolves this die of the series next.
    pub(crate) fn series_next(&mut self, die: CopyId) {
        let Some(Frame::Series { seat, how, base, n, symbol }) = self.s.frames.last() else { return };
        let values = &mut self.s.vals.as_mut_slice()[base as usize..(base + n) as usize];
        if let Some(at) = values.iter().position(|v| *v == die.0) {
            values[at..].rotate_left(1);
        }
        self.s.vals.pop();
        self.replace(Frame::Series { seat, how, base, n: n - 1, symbol });
        self.note_done(true);
        let ways = self.g.series_ways(self.s, seat, die, how);
        if ways.len() > 1 {
            self.push(Frame::Symbol { seat, how, die });
        } else {
            self.resolve(seat, die, Some(how), None);
        }
    }

    /// Fixes the symbol of the current series.
    fn settle_series(&mut self, chosen: Symbol) {
        let mut frames = self.s.frames.as_mut_slice().iter_mut().rev();
        let series = frames.find_map(|f| if let Frame::Series { symbol, .. } = f { Some(symbol) } else { None });
        if let Some(symbol) = series {
            *symbol = chosen as u8;
        }
    }

    /// A modifier has joined another die of its series. Its stack value is cleared and not removed, because other
    /// values are above it.
    fn leave_series(&mut self, die: CopyId) {
        let series = self.s.frames.as_slice().iter().rev().find_map(|f| match *f {
            Frame::Series { base, n, .. } => Some((base, n)),
            _ => None,
        });
        if let Some((base, n)) = series {
            for value in &mut self.s.vals.as_mut_slice()[base as usize..(base + n) as usize] {
                if *value == die.0 {
                    *value = u16::MAX;
                }
            }
        }
    }

    /// Returns true if the player may choose one more die to reroll for the discarded card.
    pub(crate) fn reroll_on(&mut self, seat: Seat, base: u8) -> bool {
        if self.g.rerollable(self.s, seat, base).is_empty() {
            self.reroll_chosen();
            return false;
        }
        true
    }

    /// Rerolls the chosen dice.
    pub(crate) fn reroll_chosen(&mut self) {
        let Some(Frame::Reroll { seat, base }) = self.s.frames.last() else { return };
        let dice: CopySet<W> = self.s.vals.as_slice()[base as usize..].iter().map(|v| CopyId(*v)).collect();
        self.s.vals.truncate(base as usize);
        self.pop();
        self.reroll(seat, dice);
    }
}

impl<const W: usize> Destiny<W> {
    /// Dice that focus may still turn: other dice of the player's pool, in any order and once each (SWD-SYM-09).
    pub(crate) fn focusable(&self, s: &State<W>, frame: Frame) -> CopySet<W> {
        let Frame::Focus { moment, base, .. } = frame else { return CopySet::EMPTY };
        let m = s.moment(moment);
        let mut open = s.pool[m.seat.idx()];
        for (_, e) in s.entries(moment) {
            // A die that stays in the pool may turn itself (SWD-CLAR-OPEN1).
            if !m.has(Moment::KEEP) {
                open.remove(e.copy);
            }
        }
        open.minus(&named(s, base))
    }

    /// Dice that may still be chosen for a reroll, in any order.
    pub(crate) fn rerollable(&self, s: &State<W>, seat: Seat, base: u8) -> CopySet<W> {
        s.pool[seat.idx()].minus(&named(s, base))
    }
}

/// The dice that were chosen one after the other, from this index on the value stack.
fn named<const W: usize>(s: &State<W>, base: u8) -> CopySet<W> {
    s.vals.as_slice()[base as usize..].iter().map(|v| CopyId(*v)).collect()
}

/// The kind of damage that a die deals to a character; 0 if it deals none.
pub(crate) fn damage_kind(m: Moment) -> u8 {
    match Symbol::ALL[m.symbol as usize] {
        Symbol::Melee => Moment::MELEE,
        Symbol::Ranged => Moment::RANGED,
        _ => 0,
    }
}
