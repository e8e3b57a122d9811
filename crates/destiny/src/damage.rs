//! Damage, defeat, and what leaves play (Chapter 6).

use arrayvec::ArrayVec;
use table::chance::Chance;
use table::{CopyId, CopySet, Seat, Sink};

use crate::card::What as Kind;
use crate::dice::damage_kind;
use crate::event::Event;
use crate::frame::{Assigned, Frame};
use crate::game::Destiny;
use crate::moment::{Entries, Entry, MOST_ENTRIES, Moment, What};
use crate::op::HEADER;
use crate::select::Ctx;
use crate::state::State;
use crate::step::Step;

/// A preview of damage to a character, without any abilities that answer it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DamagePreview {
    /// The damage dealt.
    pub(crate) n: u8,
    /// The part of it that shields block.
    pub(crate) blocked: u8,
    /// Whether the rest defeats the character.
    pub(crate) defeats: bool,
}

impl<const W: usize> Destiny<W> {
    /// The effect of the die that looks for a target on this character; `None` for dice that deal no damage.
    pub(crate) fn aim(&self, s: &State<W>, frame: Frame, copy: CopyId) -> Option<DamagePreview> {
        let Frame::Target { moment } = frame else { return None };
        let m = s.moment(moment);
        if damage_kind(m) == 0 {
            return None;
        }
        let n = self.resolved_value(s, moment);
        let blocked = if m.has(Moment::PIERCING) { 0 } else { s.shields[copy].min(n) };
        Some(DamagePreview { n, blocked, defeats: n - blocked >= self.remaining(s, copy) })
    }

    /// The most that may be assigned to a character while others remain: health and shields (SWD-DMG-08). For setup
    /// shields, the space left for them.
    pub(crate) fn capacity(&self, s: &State<W>, copy: CopyId, what: Assigned) -> u8 {
        match what {
            Assigned::Shields => 3 - s.shields[copy].min(3),
            Assigned::Damage | Assigned::Indirect | Assigned::Unblockable | Assigned::Waiting => {
                self.remaining(s, copy) + s.shields[copy]
            }
        }
    }

    /// The next character of this distribution, with the minimum and the maximum that it can be assigned.
    pub(crate) fn share(&self, s: &State<W>, frame: Frame) -> Option<(CopyId, u8, u8)> {
        let Frame::Assign { seat, left, at, what, .. } = frame else { return None };
        let all: ArrayVec<CopyId, 16> = self.characters(s, seat).iter().take(16).collect();
        let next = *all.get(at as usize)?;
        let later: u16 = all[at as usize + 1..].iter().map(|&c| self.capacity(s, c, what) as u16).sum();
        let own = self.capacity(s, next, what) as u16;
        let left = left as u16;
        // Damage that no character can take goes to the last one. Surplus shields are lost.
        if at as usize + 1 == all.len() && what != Assigned::Shields {
            return Some((next, left as u8, left as u8));
        }
        let (least, most) = (left.saturating_sub(later).min(own), left.min(own));
        // Surplus damage could go to any character. The choice matters only if an ability can still block damage.
        let beyond = left.saturating_sub(own + later);
        let blockable = what != Assigned::Shields && !s.in_play.disjoint(&self.cast.before[What::Damage as usize]);
        Some((next, least as u8, (most + if blockable { beyond } else { 0 }) as u8))
    }
}

impl<const W: usize, C: Chance, K: Sink<Event>> Step<'_, W, C, K> {
    /// Deals damage, one packet for each character. 0 damage is not dealt (SWD-DMG-04).
    pub(crate) fn deal(&mut self, seat: Seat, src: CopyId, flags: u8, to: &[Entry]) {
        let entries: Entries =
            to.iter().filter(|e| e.n > 0 && self.s.in_play.contains(e.copy)).copied().take(MOST_ENTRIES).collect();
        if !entries.is_empty() {
            self.s.changed = true;
            self.begin(Moment { what: What::Damage, seat, card: src, flags, ..Moment::default() }, &entries);
        }
    }

    /// Applies damage: shields block, and the rest is taken (SWD-SHLD-01, SWD-SHLD-02, SWD-DMG-06).
    pub(crate) fn damage_now(&mut self, moment: u8) {
        let m = self.s.moment(moment);
        let entries: ArrayVec<(u8, Entry), MOST_ENTRIES> = self.s.entries(moment).collect();
        for (i, e) in entries.into_iter().filter(|(_, e)| e.n > 0) {
            // The character may have left play before the damage was dealt.
            if !self.s.in_play.contains(e.copy) {
                self.s.set_entry(moment, i, Entry { copy: CopyId::NONE, n: 0 });
                continue;
            }
            self.s.hit = e.copy;
            let blocked = if m.has(Moment::PIERCING) { 0 } else { self.s.shields[e.copy].min(e.n) };
            self.s.shields[e.copy] -= blocked;
            let taken = e.n - blocked;
            let space = self.g.remaining(self.s, e.copy);
            self.s.damage[e.copy] += taken.min(space);
            let (seat, card) = (self.g.controller(self.s, e.copy), self.g.cast.card(e.copy));
            self.sink.emit_with(|| Event::Damaged { by: m.seat, seat, card, n: e.n, blocked });
            self.s.set_entry(moment, i, Entry { copy: e.copy, n: taken });
        }
    }

    /// After damage has been dealt and answered, restores the last hit. Damage dealt by its answers came before
    /// (SWD-BEF-02).
    pub(crate) fn dealt(&mut self, m: Moment) {
        let values = &self.s.vals.as_slice()[m.base as usize..][..m.len as usize];
        let mut hit = values.iter().map(|v| Entry::unpack(*v).copy);
        if !hit.any(|copy| copy == self.s.hit)
            && let Some(last) = values.last()
        {
            self.s.hit = Entry::unpack(*last).copy;
        }
    }

    /// Starts the distribution of damage by a player among their characters.
    pub(crate) fn distribute(&mut self, by: Seat, seat: Seat, n: u8, what: Assigned) {
        if n > 0 && !self.g.characters(self.s, seat).is_empty() {
            let base = self.s.vals.len() as u8;
            self.push(Frame::Assign { seat, left: n, at: 0, base, what, by });
        }
    }

    /// Returns true if the player must choose how much the next character is assigned.
    pub(crate) fn assign_on(&mut self, frame: Frame) -> bool {
        match self.g.share(self.s, frame) {
            Some((_, least, most)) if least < most => true,
            Some((_, n, _)) => {
                self.assign(n);
                false
            }
            None => {
                self.assigned(frame);
                false
            }
        }
    }

    /// Assigns this much to the next character.
    pub(crate) fn assign(&mut self, n: u8) {
        let Some(frame) = self.s.frames.last() else { return };
        let Some((copy, ..)) = self.g.share(self.s, frame) else { return };
        if n > 0 {
            self.s.vals.push(Entry { copy, n }.pack());
        }
        if let Some(Frame::Assign { left, at, .. }) = self.s.frames.last_mut() {
            *left -= n;
            *at += 1;
        }
    }

    /// Everything is distributed, and takes effect simultaneously.
    fn assigned(&mut self, frame: Frame) {
        let Frame::Assign { base, what, by, .. } = frame else { return };
        self.pop();
        if what == Assigned::Waiting {
            return;
        }
        let values = &self.s.vals.as_slice()[base as usize..];
        let entries: Entries = values.iter().map(|v| Entry::unpack(*v)).take(MOST_ENTRIES).collect();
        self.s.vals.truncate(base as usize);
        match what {
            Assigned::Shields => {
                for e in entries {
                    self.shield(e.copy, e.n);
                }
            }
            Assigned::Damage => self.deal(by, CopyId::NONE, 0, &entries),
            Assigned::Unblockable => self.deal(by, CopyId::NONE, Moment::INDIRECT | Moment::PIERCING, &entries),
            Assigned::Indirect | Assigned::Waiting => self.deal(by, CopyId::NONE, Moment::INDIRECT, &entries),
        }
    }

    /// Lets the next player distribute indirect damage. After the last one, it is dealt simultaneously (SWD-DMG-07).
    pub(crate) fn together(&mut self, frame: Frame) {
        let Frame::SharedDamage { left, n, base, by } = frame else { return };
        let next = self.g.around(self.s, by).into_iter().find(|&seat| left.contains(seat));
        if let Some(seat) = next {
            self.replace(Frame::SharedDamage { left: left.without(seat), n, base, by });
            return self.distribute(by, seat, n, Assigned::Waiting);
        }
        self.pop();
        let values = &self.s.vals.as_slice()[base as usize..];
        let entries: Entries = values.iter().map(|v| Entry::unpack(*v)).take(MOST_ENTRIES).collect();
        self.s.vals.truncate(base as usize);
        self.deal(by, CopyId::NONE, Moment::INDIRECT, &entries);
    }

    /// Defeats characters without health (SWD-DMG-01). Characters of players who are out leave the game without being
    /// defeated, even if they leave play earlier (SWD-FFA-08).
    pub(crate) fn fall(&mut self) {
        let falling: Entries = self
            .g
            .all_characters(self.s)
            .minus(&self.g.removed_cards(self.s))
            .iter()
            .filter(|&c| self.g.remaining(self.s, c) == 0 && !self.is_falling(c))
            .map(|copy| Entry { copy, n: 0 })
            .take(MOST_ENTRIES)
            .collect();
        if let Some(first) = falling.first() {
            let moment = Moment { what: What::Defeat, seat: self.s.active, card: first.copy, ..Moment::default() };
            self.begin(moment, &falling);
        }
    }

    /// Defeats characters by an effect.
    pub(crate) fn defeat(&mut self, seat: Seat, characters: CopySet<W>) {
        let entries: Entries = characters.iter().map(|copy| Entry { copy, n: 0 }).take(MOST_ENTRIES).collect();
        if let Some(first) = entries.first() {
            let moment = Moment { what: What::Defeat, seat, card: first.copy, ..Moment::default() };
            self.begin(moment, &entries);
        }
    }

    fn is_falling(&self, copy: CopyId) -> bool {
        let n = self.s.moments.len() as u8;
        (0..n)
            .filter(|&m| self.s.moment(m).what == What::Defeat)
            .any(|m| self.s.entries(m).any(|(_, e)| e.copy == copy))
    }

    /// Sets defeated characters and all their dice aside and discards the cards attached to them (SWD-DEF-01,
    /// SWD-DEF-02).
    pub(crate) fn defeat_now(&mut self, moment: u8) {
        let entries: ArrayVec<(u8, CopyId), MOST_ENTRIES> = self.s.entries(moment).map(|(i, e)| (i, e.copy)).collect();
        // A card that has left play before is no longer defeated, and no ability answers that.
        for &(i, copy) in &entries {
            if !self.s.in_play.contains(copy) {
                self.s.set_entry(moment, i, Entry { copy: CopyId::NONE, n: 0 });
            }
        }
        self.note_orphans(moment);
        for (_, copy) in entries {
            if !self.s.in_play.contains(copy) {
                continue;
            }
            let (seat, card) = (self.g.controller(self.s, copy), self.g.cast.card(copy));
            self.sink.emit_with(|| Event::Defeated { seat, card });
            // The character leaves first, so that it is not affected by the loss of its upgrades.
            let loads = self.g.attached_to(self.s, copy);
            self.leave_play(copy);
            self.s.aside.insert(copy);
            for load in loads {
                self.discard_from_play(load);
            }
        }
        self.s.changed = true;
        self.judge();
    }

    /// Removes a card from play, sets its dice aside and removes its tokens (SWD-OUT-01, SWD-ZONE-05). The caller puts
    /// the card into its new zone.
    pub(crate) fn leave_play(&mut self, copy: CopyId) {
        let host = self.s.host(copy);
        let dice = self.g.cast.dice_of(copy);
        for pool in &mut self.s.pool {
            *pool = pool.minus(&dice);
        }
        self.s.lost |= dice;
        self.s.in_play.remove(copy);
        let s = &mut *self.s;
        for set in [&mut s.exhausted, &mut s.used, &mut s.lent] {
            set.remove(copy);
        }
        self.s.damage[copy] = 0;
        self.s.shields[copy] = 0;
        self.s.place[copy] = 0;
        self.s.changed = true;
        let seat = self.g.controller(self.s, copy);
        self.unchange(copy);
        if let Some(host) = host {
            self.on_detached(copy, host);
        }
        self.count_copies(seat, copy);
    }

    /// Checks for several copies of a unique card: the player may have gained control of one, or an effect that made
    /// copies not unique may have ended. All but one are discarded (SWD-UNIQ-05, SWD-UNIQ-08).
    pub(crate) fn count_copies(&mut self, seat: Seat, copy: CopyId) {
        if self.g.cast.unique.contains(copy) && self.g.copies_too_many(self.s, seat, copy).has_several() {
            self.push(Frame::ExtraCopies { seat, copy });
        }
    }

    /// The former host of a card may now have less health or lose a die (SWD-CLAR-EX20).
    pub(crate) fn on_detached(&mut self, copy: CopyId, host: CopyId) {
        let facts = self.g.cast.of(copy);
        if facts.host_elite {
            self.count_dice(host);
        }
        if facts.host_health > 0 {
            let most = self.g.health(self.s, host);
            self.s.damage[host] = self.s.damage[host].min(most);
            self.fall();
        }
    }

    /// A character that is no longer elite loses a die if it still has two (SWD-CLAR-EX20).
    pub(crate) fn count_dice(&mut self, host: CopyId) {
        let left = self.g.cast.dice_of(host).minus(&self.s.lost);
        let there = self.s.in_play.contains(host) && !self.g.is_elite(self.s, host);
        if !there || !left.has_several() || left.disjoint(&self.g.cast.spare_dice) {
            return;
        }
        let first = left.first().unwrap_or_default();
        if left.iter().all(|d| self.g.dice_alike(self.s, d, first)) {
            self.lose_one(first);
        } else {
            let seat = self.g.controller(self.s, host);
            self.push(Frame::LoseDie { seat, host });
        }
    }

    /// Sets aside a die of a character that is no longer elite.
    fn lose_one(&mut self, die: CopyId) {
        for pool in &mut self.s.pool {
            pool.remove(die);
        }
        self.s.lost.insert(die);
    }

    /// Returns true if the player must choose the die that is set aside. Drops the frame if only one die is left.
    pub(crate) fn lose_on(&mut self, host: CopyId) -> bool {
        let several = self.g.cast.dice_of(host).minus(&self.s.lost).has_several();
        if !several {
            self.pop();
        }
        several
    }

    pub(crate) fn lose_die(&mut self, die: CopyId) {
        self.pop();
        self.lose_one(die);
    }

    /// Discards a card from play together with the cards attached to it.
    pub(crate) fn discard_from_play(&mut self, copy: CopyId) {
        if !self.s.in_play.contains(copy) || self.goes_aside(copy) {
            return;
        }
        for load in self.g.attached_to(self.s, copy) {
            self.discard_from_play(load);
        }
        self.leave_play(copy);
        self.put_in_discard(copy);
        let (seat, card) = (self.g.cast.owner(copy), self.g.cast.card(copy));
        self.sink.emit_with(|| Event::Gone { seat, card });
    }

    /// Discards cards from play simultaneously by a card effect. Other cards may be discarded instead (SWD-ERR-03).
    pub(crate) fn discard_by_effect(&mut self, cards: &[CopyId]) {
        let (guards, others): (ArrayVec<CopyId, 32>, ArrayVec<CopyId, 32>) =
            cards.iter().copied().partition(|&copy| self.g.cast.shelters.contains(copy));
        // Cards that may be discarded instead of others are handled last.
        let saved: ArrayVec<CopyId, 32> = others.iter().copied().filter(|&c| self.is_guarded(c)).collect();
        for &copy in guards.iter().chain(&saved) {
            let guard = self.g.guards(self.s, copy).first().unwrap_or(copy);
            let seat = self.g.controller(self.s, guard);
            self.push(Frame::DiscardInstead { seat, copy });
        }
        for copy in others.into_iter().filter(|c| !saved.contains(c)) {
            self.discard_from_play(copy);
        }
    }

    fn is_guarded(&self, copy: CopyId) -> bool {
        !self.g.guards(self.s, copy).is_empty()
    }

    /// Discards another card instead of one that an effect would discard. The program then refers to that card, and to
    /// no card twice.
    pub(crate) fn goes_instead(&mut self, copy: CopyId, guard: CopyId) {
        if let Some((ctx, ..)) = self.g.running(self.s) {
            let first = ((ctx.base + HEADER) as usize).min(self.s.vals.len());
            let values = &mut self.s.vals.as_mut_slice()[first..];
            let known = values.contains(&guard.0);
            for value in values.iter_mut().filter(|v| **v == copy.0) {
                *value = if known { CopyId::NONE.0 } else { guard.0 };
            }
        }
        self.discard_from_play(guard);
    }

    /// Returns true if the player must choose whether another card is discarded instead. Otherwise, discards the card.
    pub(crate) fn save_on(&mut self, copy: CopyId) -> bool {
        if !self.g.guards(self.s, copy).is_empty() {
            return true;
        }
        self.pop();
        self.discard_from_play(copy);
        false
    }

    /// Returns true while a player must choose which copy of a unique card is discarded (SWD-UNIQ-05).
    pub(crate) fn double_on(&mut self, seat: Seat, copy: CopyId) -> bool {
        let several = self.g.copies_too_many(self.s, seat, copy).has_several();
        if !several {
            self.pop();
        }
        several
    }

    /// Blocks an entry of damage that is about to be taken with shields.
    pub(crate) fn absorb(&mut self, moment: u8, entry: u8) {
        let e = self.s.entry(moment, entry);
        let blocked = self.unshield(e.copy, e.n);
        self.s.set_entry(moment, entry, Entry { n: e.n - blocked, ..e });
    }

    /// Puts a card into play, attached to a host or not.
    pub(crate) fn enter_play(&mut self, copy: CopyId, host: CopyId) {
        self.s.in_play.insert(copy);
        self.s.place[copy] = host.0;
        let dice = self.g.cast.dice_of(copy).minus(&self.g.cast.spare_dice);
        self.s.lost = self.s.lost.minus(&dice);
        self.s.changed = true;
        self.on_attached(copy, host);
        self.count_copies(self.g.controller(self.s, copy), copy);
    }

    /// A card has been attached to a host. The host may be elite now, or the card may not stay.
    fn on_attached(&mut self, copy: CopyId, host: CopyId) {
        if !host.is_some() {
            return;
        }
        if self.g.cast.of(copy).host_elite {
            let second = (self.g.cast.dice_of(host) & self.g.cast.spare_dice & self.s.lost).minus(&self.s.captives());
            if let Some(die) = second.first() {
                self.s.lost.remove(die);
            }
        }
        let compiled = self.g.db.compiled(self.g.cast.card(copy));
        let ctx = Ctx::idle(copy, self.g.controller(self.s, copy));
        let stays =
            compiled.only_on.is_empty() || compiled.only_on.iter().any(|&sel| self.g.fits(self.s, sel, host, ctx));
        if !stays {
            self.discard_from_play(copy);
        }
    }

    /// Moves an upgrade to another card and returns its die to it (SWD-TERM-16, SWD-RDP-02).
    pub(crate) fn attach(&mut self, copy: CopyId, to: CopyId) {
        let from = CopyId(self.s.place[copy]);
        let dice = self.g.cast.dice_of(copy);
        for pool in &mut self.s.pool {
            *pool = pool.minus(&dice);
        }
        self.s.place[copy] = to.0;
        self.s.changed = true;
        let (seat, card, to_card) = (self.g.controller(self.s, copy), self.g.cast.card(copy), self.g.cast.card(to));
        self.sink.emit_with(|| Event::Moved { seat, card, to: to_card });
        self.on_detached(copy, from);
        self.on_attached(copy, to);
        self.limit(to, CopyId::NONE);
        self.count_copies(seat, copy);
    }

    /// A card with more than three upgrades or downgrades loses the excess (SWD-UPG-03, SWD-DOWN-04).
    pub(crate) fn limit(&mut self, host: CopyId, newest: CopyId) {
        if !self.g.excess(self.s, host).is_empty() {
            let seat = self.g.controller(self.s, host);
            self.push(Frame::Excess { seat, host, newest });
        }
    }

    /// Returns true if the player must choose which card is discarded.
    pub(crate) fn excess_on(&mut self, _: Seat, host: CopyId, newest: CopyId) -> bool {
        let excess = self.g.excess(self.s, host);
        if excess.is_empty() {
            self.pop();
            return false;
        }
        let choice = self.g.spared(self.s, host, newest);
        if let Some(only) = choice.first().filter(|_| !choice.has_several()) {
            self.discard_from_play(only);
            return false;
        }
        true
    }

    // ---- the end

    /// A player without characters is out, and the last remaining player wins (SWD-WIN-01, SWD-FFA-07, SWD-FFA-11).
    pub(crate) fn judge(&mut self) {
        let beaten: ArrayVec<Seat, 4> = Seat::first(self.g.players())
            .filter(|&seat| !self.s.out.contains(seat) && self.g.characters(self.s, seat).is_empty())
            .collect();
        self.eliminate(&beaten);
    }

    /// Eliminates these players. If no player is left, the arbiter wins (SWD-WIN-OPEN1, SWD-FFA-OPEN2).
    pub(crate) fn eliminate(&mut self, beaten: &[Seat]) {
        if beaten.is_empty() {
            return;
        }
        let arbiter = self.s.arbiter();
        for &seat in beaten {
            self.s.out = self.s.out.with(seat);
            let beaten = self.g.characters(self.s, seat).is_empty();
            self.sink.emit_with(|| Event::Out { seat, beaten });
        }
        let mut left = Seat::first(self.g.players()).filter(|&seat| !self.s.out.contains(seat));
        match (left.next(), left.next()) {
            (None, _) => self.win(arbiter),
            (Some(seat), None) => self.win(seat),
            _ => {
                for &seat in beaten {
                    self.remove_player(seat);
                }
            }
        }
    }

    /// Removes the cards and dice of a player who is out from the game (SWD-FFA-08, SWD-FFA-09).
    fn remove_player(&mut self, seat: Seat) {
        let own = self.g.cast.own[seat.idx()];
        self.give_back(seat);
        // Cards that other players control stay.
        let there = self.s.in_play & own & self.g.under(self.s, seat);
        for copy in there.iter().filter(|&c| c != self.s.field).collect::<ArrayVec<_, 128>>() {
            for load in self.g.attached_to(self.s, copy).minus(&there) {
                self.discard_from_play(load);
            }
            if self.s.in_play.contains(copy) {
                self.leave_play(copy);
                self.s.aside.insert(copy);
            }
        }
        // Dice whose cards were never in play can be in a pool or held.
        for die in self.s.pool[seat.idx()] {
            self.leave_pool(die);
        }
        for i in (0..self.s.held.len()).rev() {
            if self.g.cast.die_owner(self.s.held.as_slice()[i].die) == seat {
                self.s.held.remove(i);
            }
        }
        // Cards that other players put face down on cards that leave are discarded, as if they could not be played.
        let aside = self.s.aside & own;
        let on_those = self.s.stacked.minus(&own).iter().filter(|&c| aside.contains(CopyId(self.s.place[c])));
        for copy in on_those.collect::<ArrayVec<_, 64>>() {
            let copy = self.leave_stack(copy);
            self.put_in_discard(copy);
            let (seat, card) = (self.g.cast.owner(copy), self.g.cast.card(copy));
            self.sink.emit_with(|| Event::Discarded { seat, card });
        }
        let s = &mut *self.s;
        for zone in [&mut s.hand, &mut s.over, &mut s.bag, &mut s.under, &mut s.discard, &mut s.stacked] {
            s.aside |= *zone & own;
            *zone = zone.minus(&own);
        }
        for known in &mut self.s.known {
            *known = known.minus(&own);
        }
        self.s.chosen = self.s.chosen.minus(&own);
        self.s.resources[seat.idx()] = 0;
        if self.s.holder() == Some(seat) {
            let n = self.g.players();
            let mut left = (1..n).map(|i| Seat::new((seat.idx() + i) % n)).filter(|&s| !self.s.out.contains(s));
            self.s.holder = 0x80 | left.next().map_or(0, |s| s.idx() as u8);
        } else if self.s.holder().is_none() && self.s.arbiter() == seat {
            let n = self.g.players();
            let mut left = (1..n).map(|i| Seat::new((seat.idx() + i) % n)).filter(|&s| !self.s.out.contains(s));
            self.s.holder = 0x80 | left.next().map_or(0, |s| s.idx() as u8);
        }
    }

    /// Ends the game and drops everything that is pending (SWD-WIN-OPEN2).
    pub(crate) fn win(&mut self, seat: Seat) {
        self.s.winners = table::SeatSet::only(seat);
        self.s.frames.truncate(0);
        self.s.vals.truncate(0);
        self.s.moments.truncate(0);
        self.s.queue.truncate(0);
        self.s.extras.truncate(0);
        let queued = self.s.queued;
        self.s.discard |= queued;
        self.s.queued = CopySet::EMPTY;
        self.sink.emit_with(|| Event::Won { seat });
    }
}

impl<const W: usize> Destiny<W> {
    /// Whether an upgrade makes this character elite.
    pub(crate) fn is_elite(&self, s: &State<W>, host: CopyId) -> bool {
        self.upgrades_on(s, host).iter().any(|u| self.cast.of(u).host_elite)
    }

    /// Cards that may be discarded instead of this one (SWD-ERR-03).
    pub(crate) fn guards(&self, s: &State<W>, copy: CopyId) -> CopySet<W> {
        let Some(host) = s.host(copy) else { return CopySet::EMPTY };
        let guards = |g: &CopyId| {
            let sel = self.db.compiled(self.cast.card(*g)).shelters;
            let ctx = Ctx::idle(*g, self.controller(s, *g));
            *g != copy && s.place[*g] == host.0 && sel.is_some_and(|sel| self.fits(s, sel, copy, ctx))
        };
        (s.in_play & self.cast.shelters).iter().filter(guards).collect()
    }

    /// The guards of a card, with one of each group that cannot be told apart. The player chooses one (SWD-REPL-04).
    pub(crate) fn guards_apart(&self, s: &State<W>, copy: CopyId) -> CopySet<W> {
        let all = self.guards(s, copy);
        let alike = |a: CopyId, b: CopyId| self.cast.kind(a) == self.cast.kind(b) && self.homes_alike(s, a, b);
        all.iter().filter(|&g| !all.iter().take_while(|&other| other != g).any(|other| alike(other, g))).collect()
    }

    /// Attached cards that exceed a limit.
    pub(crate) fn excess(&self, s: &State<W>, host: CopyId) -> CopySet<W> {
        self.crowd(s, host) | self.beyond_limits(s, host)
    }

    /// Attached cards of a kind with more than three on the host (SWD-UPG-03, SWD-DOWN-04).
    fn crowd(&self, s: &State<W>, host: CopyId) -> CopySet<W> {
        let all = self.attached_to(s, host);
        let kinds = [Kind::Upgrade, Kind::Downgrade].map(|kind| all & self.of_type(s, kind));
        kinds.iter().filter(|some| some.len() > 3).fold(CopySet::EMPTY, |crowd, some| crowd | *some)
    }

    /// Attached cards that exceed the limit of a card on the same host (SWD-LIMIT-01, SWD-LIMIT-02).
    fn beyond_limits(&self, s: &State<W>, host: CopyId) -> CopySet<W> {
        let all = self.attached_to(s, host);
        let mut excess = CopySet::EMPTY;
        for copy in all {
            if let Some(subtype) = self.db.compiled(self.cast.card(copy)).limit_one {
                let forms: CopySet<W> =
                    all.iter().filter(|&c| self.subtypes(s, c) >> subtype as u64 & 1 != 0).collect();
                if forms.has_several() {
                    excess |= forms;
                }
            }
        }
        excess
    }

    /// The excess cards that may be discarded. A card that was just played may not (SWD-UPG-OPEN1), unless it exceeds a
    /// limit of its own (SWD-LIMIT-02).
    pub(crate) fn spared(&self, s: &State<W>, host: CopyId, newest: CopyId) -> CopySet<W> {
        let mut choice = self.crowd(s, host);
        if newest.is_some() {
            choice.remove(newest);
        }
        choice | self.beyond_limits(s, host)
    }
}
