//! Cards leaving play: destroyed, sacrificed, returned, captured (LCG-DMG-08, LCG-CAPT-01 to LCG-CAPT-08).

use arrayvec::ArrayVec;
use table::chance::Chance;
use table::{CopyId, CopySet, Seat, Sink};

use crate::card::Side;
use crate::event::{CapturedFrom, Event};
use crate::frame::Frame;
use crate::game::SwLcg;
use crate::moment::{Entry, Goes, Moment, What};
use crate::state::State;
use crate::step::Step;

impl<const W: usize> SwLcg<W> {
    /// Objectives at which the dark side can hold captured cards.
    pub(crate) fn cells(&self, s: &State<W>) -> CopySet<W> {
        self.objectives(s, s.seat(Side::Dark))
    }

    /// Dark objectives that hold captured cards.
    pub(crate) fn prisons(&self, s: &State<W>) -> CopySet<W> {
        s.captured.iter().map(|c| CopyId(s.place[c])).collect()
    }
}

impl<const W: usize, C: Chance, K: Sink<Event>> Step<'_, W, C, K> {
    /// Cards in play are about to leave it.
    pub(crate) fn leave(&mut self, by: Seat, cards: CopySet<W>, goes: Goes, destroyed: bool) {
        let flags = if destroyed { Moment::DESTROYED } else { 0 };
        let leaving = (cards & self.s.in_play).minus(&self.g.cast.affiliations);
        let entries: ArrayVec<Entry, 64> = leaving.iter().map(|copy| Entry { copy, n: goes as u8 }).take(64).collect();
        if !entries.is_empty() {
            self.moment(What::Leaving, by, CopyId::NONE, flags, &entries);
        }
    }

    /// A card in play is captured at an objective.
    pub(crate) fn capture_from_play(&mut self, copy: CopyId, at: CopyId) {
        let seat = self.s.seat(Side::Dark);
        if self.s.in_play.contains(copy) {
            self.moment(What::Leaving, seat, at, 0, &[Entry { copy, n: Goes::Captured as u8 }]);
        }
    }

    /// Units and objectives with too much damage are destroyed at once (LCG-DMG-02, LCG-DMG-06).
    pub(crate) fn destroy_the_fallen(&mut self) {
        let hurt = self.s.hurt.minus(&self.g.cast.dial);
        if hurt.is_empty() {
            return;
        }
        let fallen: CopySet<W> = hurt.iter().filter(|&c| self.g.room(self.s, c) == 0).collect();
        if fallen.is_empty() {
            return;
        }
        // What is being destroyed already is destroyed once. What is on its way to a hand, a deck or captivity is destroyed
        // before it gets there.
        let destroyed = |m: &Moment| m.what == What::Leaving && m.has(Moment::DESTROYED);
        let going: CopySet<W> = (0..self.s.moments.len() as u8)
            .filter(|&m| destroyed(&self.s.moments.as_slice()[m as usize]))
            .flat_map(|m| self.s.entries(m).map(|(_, e)| e.copy).collect::<ArrayVec<_, 64>>())
            .collect();
        let fallen = fallen.minus(&going);
        if !fallen.is_empty() {
            self.leave(self.s.active, fallen, Goes::Away, true);
        }
    }

    /// The next card of a leaving crowd goes.
    pub(crate) fn depart(&mut self) {
        let Some(Frame::Depart { moment, entry }) = self.s.frames.last() else { return };
        let m = self.s.moments.as_slice()[moment as usize];
        if entry >= m.len {
            return self.pop();
        }
        self.replace(Frame::Depart { moment, entry: entry + 1 });
        let e = self.s.entry(moment, entry);
        if !e.copy.is_some() {
            return;
        }
        if !self.s.in_play.contains(e.copy) {
            return self.s.set_entry(moment, entry, Entry { copy: CopyId::NONE, n: 0 });
        }
        let goes = Goes::of(e.n);
        if self.g.cast.captured_instead.contains(e.copy) && goes != Goes::Captured && !self.g.cells(self.s).is_empty() {
            if goes == Goes::HandInstead {
                return self.push(Frame::Conflict { moment, entry });
            }
            self.s.set_entry(moment, entry, Entry { n: Goes::Captured as u8, ..e });
            return self.push(Frame::Cell { seat: self.g.owner(self.s, e.copy).other(), copy: e.copy });
        }
        let destroyed = m.has(Moment::DESTROYED);
        let at = m.card;
        self.go(e.copy, goes, destroyed, at);
    }

    /// Which of two replacements comes last (LCG-NAME-OPEN1)? Yes: the card goes to hand.
    pub(crate) fn settle_conflict(&mut self, moment: u8, entry: u8, hand: bool) {
        self.pop();
        let e = self.s.entry(moment, entry);
        if hand {
            return self.go(e.copy, Goes::Hand, true, CopyId::NONE);
        }
        self.s.set_entry(moment, entry, Entry { n: Goes::Captured as u8, ..e });
        self.push(Frame::Cell { seat: self.g.owner(self.s, e.copy).other(), copy: e.copy });
    }

    /// The enemy has chosen where a card is held that would have left play.
    pub(crate) fn lock_up(&mut self, copy: CopyId, at: CopyId) {
        self.pop();
        self.go(copy, Goes::Captured, false, at);
    }

    /// A card leaves play.
    fn go(&mut self, copy: CopyId, goes: Goes, destroyed: bool, at: CopyId) {
        let card = self.g.cast.card(copy);
        let seat = self.g.owner(self.s, copy);
        let objective = self.g.cast.objectives.contains(copy);
        let orphans = self.g.attached_to(self.s, copy);
        let prisoners: CopySet<W> = self.s.captured.iter().filter(|&c| self.s.place[c] == copy.0).collect();
        self.forget(copy);
        for orphan in orphans {
            self.forget(orphan);
            self.put_on_heap(orphan);
        }
        if destroyed {
            self.sink.emit(Event::Destroyed { seat, card });
        } else if goes != Goes::Captured {
            self.sink.emit(Event::Left { seat, card });
        }
        match goes {
            Goes::Away if objective && destroyed => {
                self.s.victory.insert(copy);
                self.count_victories(copy, seat);
            }
            Goes::Away => self.put_on_heap(copy),
            Goes::Hand | Goes::HandInstead => self.give_openly(copy),
            Goes::Bottom => {
                self.s.place[copy] = self.layer_below();
                self.s.under.insert(copy);
                for known in &mut self.s.known {
                    known.insert(copy);
                }
            }
            Goes::Captured => {
                self.s.captured.insert(copy);
                self.s.place[copy] = at.0;
                for known in &mut self.s.known {
                    known.insert(copy);
                }
                self.tell_capture(copy, at, CapturedFrom::Play);
            }
        }
        for prisoner in prisoners {
            self.free(prisoner);
        }
    }

    /// The place under a deck of what leaves play together and has no order there. What comes under the deck later lies
    /// deeper, and what is discarded on the way must not divide the crowd.
    fn layer_below(&mut self) -> u16 {
        if let Some(Frame::Depart { moment, .. }) = self.s.frames.last() {
            let gone = self.s.entries(moment).find(|(_, e)| self.s.under.contains(e.copy));
            if let Some((_, e)) = gone {
                return self.s.place[e.copy];
            }
        }
        self.s.stamp += 1;
        self.s.stamp - 1
    }

    /// LCG-DMG-10, LCG-DMG-11, and objectives that lose the game (LCG-WIN-05).
    fn count_victories(&mut self, copy: CopyId, loser: Seat) {
        let fallen = (self.s.victory & *self.g.own(self.s, loser)).len() as u8;
        if self.g.cast.precious.contains(copy) {
            return self.win(loser.other());
        }
        match self.s.side(loser) {
            Side::Light => self.turn_dial((self.s.dial + fallen).min(99)),
            Side::Dark if fallen >= 3 => self.win(loser.other()),
            Side::Dark => {}
        }
    }

    /// A captured card returns to its owner's hand.
    pub(crate) fn free(&mut self, copy: CopyId) {
        let seat = self.g.owner(self.s, copy);
        self.s.captured.remove(copy);
        self.s.hand.insert(copy);
        self.s.place[copy] = 0;
        if !self.s.known[seat.idx()].contains(copy) {
            self.revealed = self.revealed.with(seat);
            self.s.known[seat.idx()].insert(copy);
        }
        debug_assert!(self.s.known[seat.other().idx()].contains(copy), "the captor knows its prisoners");
        self.sink.emit_with(|| Event::Rescued { seat, card: Some(self.g.cast.card(copy)) });
    }

    pub(crate) fn tell_capture(&mut self, copy: CopyId, at: CopyId, from: CapturedFrom) {
        let by = self.s.seat(Side::Dark);
        let (card, at) = (self.g.cast.card(copy), self.g.cast.card(at));
        self.sink.emit(Event::Captured { by, card: Some(card), at, from });
    }

    /// A random captured card of an objective is rescued (LCG-CAPT-06).
    pub(crate) fn rescue(&mut self, at: CopyId, value: u8) {
        let mut here: CopySet<W> = self.s.captured.iter().filter(|&c| self.s.place[c] == at.0).collect();
        if here.has_several() {
            self.random = true;
        }
        let Some(copy) = (if here.has_several() { here.take_random(self.chance) } else { here.first() }) else {
            return;
        };
        // Where the owner knows of one such card here and another one is hidden, nobody tells which of them this is.
        let seat = self.g.owner(self.s, copy);
        if !self.s.known[seat.idx()].contains(copy)
            && let Some(twin) = (here & self.s.known[seat.idx()] & self.g.cast.same(copy)).first()
        {
            self.s.known[seat.idx()].remove(twin);
        }
        self.free(copy);
        self.s.vals.as_mut_slice()[value as usize] = copy.0;
    }
}
