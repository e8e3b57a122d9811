//! Cards that change: they return from defeat, change control or type, or hold captured dice.

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
    /// Whether an opponent's card prevents this player from healing.
    pub(crate) fn cannot_heal(&self, s: &State<W>, seat: Seat) -> bool {
        (s.in_play & self.cast.no_healing).iter().any(|c| self.controller(s, c) != seat)
    }
}

impl<const W: usize, C: Chance, K: Sink<Event>> Step<'_, W, C, K> {
    /// Returns defeated characters to play, ready and without tokens.
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

    /// Gives control of a card to a player and returns its dice to it. Returns whether anything changed.
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

    /// Records the controller of a card.
    pub(crate) fn put_under(&mut self, seat: Seat, copy: CopyId) {
        let n = self.g.players();
        let left = (seat.idx() + n - self.g.cast.owner(copy).idx()) % n;
        for (bit, set) in self.s.controlled_elsewhere.iter_mut().enumerate() {
            if left >> bit & 1 != 0 {
                set.insert(copy);
            } else {
                set.remove(copy);
            }
        }
    }

    /// Returns cards of others to their owners when a player is out. Cards of owners who are out leave the game.
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

    /// Turns an upgrade into a ready support without a host.
    pub(crate) fn become_support(&mut self, copy: CopyId) -> bool {
        let Some(host) = self.s.host(copy) else { return false };
        self.alter(copy);
        self.s.place[copy] = CopyId::NONE.0;
        self.s.exhausted.remove(copy);
        let (seat, card) = (self.g.controller(self.s, copy), self.g.cast.card(copy));
        self.sink.emit_with(|| Event::BecameSupport { seat, card });
        self.on_detached(copy, host);
        true
    }

    /// Turns a card into an upgrade on another card. It stays ready or exhausted (SWD-TYPE-03). A character that is
    /// about to be defeated is not defeated, but its player still loses if it was the last one.
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

    /// Changes the type of a card: its dice return to it, its tokens are removed, and the cards attached to it are
    /// discarded (SWD-TYPE-01, SWD-TYPE-02, SWD-TYPE-04, SWD-TYPE-OPEN1).
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

    /// Sets aside a former character that would leave play as an upgrade, undefeated. Returns whether it did.
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

    /// Removes a picked die from the pool and holds it on the card of the program.
    pub(crate) fn capture(&mut self, ctx: Ctx, slot: Slot) {
        let there = self.s.in_play.contains(ctx.src) && !self.s.held.is_full();
        let die = self.g.slot(self.s, ctx, slot).next().filter(|&d| there && self.s.pool_of(d).is_some());
        self.note_done(die.is_some());
        let Some(die) = die else { return };
        self.remove(ctx.seat, CopySet::only(die));
        // This also applies to a die that would otherwise be set aside again.
        self.s.lost.insert(die);
        self.s.held.push(Held { die, card: ctx.src });
        let (die, card) = (self.g.cast.die_facts(die).card, self.g.cast.card(ctx.src));
        self.sink.emit_with(|| Event::Captured { die, card });
    }

    /// Resets a card that has left play: its type, its control, the dice it held and its own dice that are held.
    pub(crate) fn unchange(&mut self, copy: CopyId) {
        for set in &mut self.s.controlled_elsewhere {
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
                // The character may have stopped being elite in the meantime.
                self.count_dice(home);
            }
        }
    }

    /// Uses the special of another card.
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

    /// Cancels the event that is about to take effect.
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
