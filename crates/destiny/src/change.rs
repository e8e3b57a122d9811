//! Cards that are no longer what they were: back from defeat, under the control of another, of another type; and dice
//! held captive.

use arrayvec::ArrayVec;
use table::chance::Chance;
use table::{CopyId, CopySet, Seat, Sink};

use crate::event::Event;
use crate::frame::{Frame, PlayStep};
use crate::game::Destiny;
use crate::moment::{Entry, Moment, What};
use crate::op::{Slot, Thing};
use crate::select::Ctx;
use crate::state::{Held, State};
use crate::step::Step;

impl<const W: usize> Destiny<W> {
    /// Does a card of an opponent keep this player from healing?
    pub(crate) fn cannot_heal(&self, s: &State<W>, seat: Seat) -> bool {
        (s.in_play & self.cast.no_healing).iter().any(|c| self.controller(s, c) != seat)
    }
}

impl<const W: usize, C: Chance, K: Sink<Event>> Step<'_, W, C, K> {
    /// Defeated characters return to play, ready and without tokens.
    pub(crate) fn revive(&mut self, ctx: Ctx, thing: Thing) {
        let cards: ArrayVec<CopyId, 16> = (self.g.things(self.s, thing, ctx) & self.s.aside).iter().take(16).collect();
        self.note_done(!cards.is_empty());
        for copy in cards {
            self.s.aside.remove(copy);
            self.enter_play(copy, CopyId::NONE);
            let (seat, card) = (self.g.cast.owner(copy), self.g.cast.card(copy));
            self.sink.emit_with(|| Event::Revived { seat, card });
        }
    }

    /// A card comes under the control of a player; its dice return to it. Says whether anything changed.
    pub(crate) fn take_control(&mut self, seat: Seat, copy: CopyId) -> bool {
        if self.g.controller(self.s, copy) == seat {
            return false;
        }
        self.put_under(seat, copy);
        for die in self.g.cast.dice_of(copy) & self.s.pools() {
            self.leave_pool(die);
        }
        self.s.changed = true;
        let card = self.g.cast.card(copy);
        self.sink.emit_with(|| Event::TookControl { seat, card });
        self.count_copies(seat, copy);
        true
    }

    /// Notes who controls a card.
    pub(crate) fn put_under(&mut self, seat: Seat, copy: CopyId) {
        let n = self.g.players();
        let left = (seat.idx() + n - self.g.cast.owner(copy).idx()) % n;
        for (bit, set) in self.s.strayed.iter_mut().enumerate() {
            if left >> bit & 1 != 0 {
                set.insert(copy);
            } else {
                set.remove(copy);
            }
        }
    }

    /// Cards of others return to their owners when a player is out of the game; where those are out, too, they leave it.
    pub(crate) fn give_back(&mut self, seat: Seat) {
        let others = self.g.under(self.s, seat).minus(&self.g.cast.own[seat.idx()]);
        for copy in others {
            let owner = self.g.cast.owner(copy);
            if self.s.out.contains(owner) {
                self.pull(copy);
                self.s.aside.insert(copy);
            } else {
                self.take_control(owner, copy);
            }
        }
    }

    /// An upgrade leaves its character and is a support from now on, ready.
    pub(crate) fn become_support(&mut self, copy: CopyId) -> bool {
        let Some(host) = self.s.host(copy) else { return false };
        self.alter(copy);
        self.s.place[copy] = CopyId::NONE.0;
        self.s.exhausted.remove(copy);
        let (seat, card) = (self.g.controller(self.s, copy), self.g.cast.card(copy));
        self.sink.emit_with(|| Event::BecameSupport { seat, card });
        self.unburden(copy, host);
        true
    }

    /// A card becomes an upgrade on another one and stays ready or exhausted as it was (SWD-TYPE-03). A character on its way
    /// out is not defeated then; whether its player has one left is asked all the same.
    pub(crate) fn become_upgrade(&mut self, copy: CopyId, host: CopyId) -> bool {
        if !self.s.in_play.contains(copy) || copy == host {
            return false;
        }
        self.alter(copy);
        self.s.place[copy] = host.0;
        for moment in 0..self.s.moments.len() as u8 {
            let falling = self.s.entries(moment).find(|(_, e)| e.copy == copy);
            if let Some((i, _)) = falling.filter(|_| self.s.moment(moment).what == What::Defeat) {
                self.s.set_entry(moment, i, Entry { copy: CopyId::NONE, n: 0 });
            }
        }
        let (seat, card, to) = (self.g.controller(self.s, copy), self.g.cast.card(copy), self.g.cast.card(host));
        self.sink.emit_with(|| Event::BecameUpgrade { seat, card, to });
        self.limit(host, CopyId::NONE);
        true
    }

    /// A card is of another type from now on: its dice return to it, its tokens are gone, and what lies on it is discarded
    /// (SWD-TYPE-01, SWD-TYPE-02, SWD-TYPE-04, SWD-TYPE-OPEN1).
    fn alter(&mut self, copy: CopyId) {
        self.s.altered.insert(copy);
        self.s.damage[copy] = 0;
        self.s.shields[copy] = 0;
        self.s.changed = true;
        for die in self.g.cast.dice_of(copy) & self.s.pools() {
            self.leave_pool(die);
        }
        for load in self.g.attached_to(self.s, copy) {
            self.discard_from_play(load);
        }
    }

    /// A former character that would leave play as an upgrade is set aside instead, and was never defeated. Says whether it
    /// was.
    pub(crate) fn goes_aside(&mut self, copy: CopyId) -> bool {
        if !self.s.altered.contains(copy) || !self.g.cast.of(copy).aside_as_upgrade || !self.s.in_play.contains(copy) {
            return false;
        }
        for load in self.g.attached_to(self.s, copy) {
            self.discard_from_play(load);
        }
        self.leave_play(copy);
        self.s.aside.insert(copy);
        self.s.altered.insert(copy);
        let (seat, card) = (self.g.cast.owner(copy), self.g.cast.card(copy));
        self.sink.emit_with(|| Event::SetAside { seat, card });
        true
    }

    /// A die that was picked is removed and held on the card of the program.
    pub(crate) fn capture(&mut self, ctx: Ctx, slot: Slot) {
        let there = self.s.in_play.contains(ctx.src) && !self.s.held.is_full();
        let die = self.g.slot(self.s, ctx, slot).next().filter(|&d| there && self.s.pool_of(d).is_some());
        self.note_done(die.is_some());
        let Some(die) = die else { return };
        self.remove(ctx.seat, CopySet::only(die));
        // A die that would be set aside again is kept from that, too.
        self.s.lost.insert(die);
        self.s.held.push(Held { die, card: ctx.src });
        let (die, card) = (self.g.cast.die_facts(die).card, self.g.cast.card(ctx.src));
        self.sink.emit_with(|| Event::Captured { die, card });
    }

    /// A card has left play: it is what it was, the dice it held go home, and its own are held no longer.
    pub(crate) fn unchange(&mut self, copy: CopyId) {
        for set in &mut self.s.strayed {
            set.remove(copy);
        }
        self.s.altered.remove(copy);
        for i in (0..self.s.held.len()).rev() {
            let Held { die, card } = self.s.held.as_slice()[i];
            let home = self.g.cast.home(die);
            if card == copy || home == copy {
                self.s.held.remove(i);
            }
            if card == copy && self.s.in_play.contains(home) {
                self.s.lost.remove(die);
                // Meanwhile its character may be no longer elite.
                self.count_dice(home);
            }
        }
    }

    /// The special of another card is used.
    pub(crate) fn use_special(&mut self, ctx: Ctx, thing: Thing) {
        let cards = self.g.things(self.s, thing, ctx) & self.s.in_play;
        let found = cards.first().and_then(|copy| Some((copy, self.g.special_of(self.s, copy)?)));
        self.note_done(found.is_some());
        if let Some((copy, skill)) = found {
            let (seat, card) = (ctx.seat, self.g.cast.card(copy));
            self.sink.emit_with(|| Event::Used { seat, card });
            self.use_skill(copy, skill, seat, CopyId::NONE);
        }
    }

    /// The event about to take effect does not.
    pub(crate) fn cancel(&mut self, moment: u8) {
        if moment != u8::MAX {
            self.s.moment_mut(moment).flags |= Moment::OFF;
        }
        let playing = self.s.frames.as_mut_slice().iter_mut().rev().find_map(|frame| match frame {
            Frame::Play { copy, step, .. } => Some((*copy, step)),
            _ => None,
        });
        if let Some((copy, step)) = playing {
            *step = PlayStep::Land;
            let card = self.g.cast.card(copy);
            self.sink.emit_with(|| Event::Canceled { card });
        }
    }
}
