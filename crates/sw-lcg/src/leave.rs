//! Cards leaving play: destroyed, sacrificed, returned, captured (LCG-DMG-08, LCG-CAPT-01 to LCG-CAPT-08).

use arrayvec::ArrayVec;
use table::chance::Chance;
use table::{CopyId, CopySet, Seat, Sink};

use crate::card::Side;
use crate::event::{CapturedFrom, Event};
use crate::frame::Frame;
use crate::game::SwLcg;
use crate::moment::{Destination, Entry, Moment, What};
use crate::state::State;
use crate::step::Step;

impl<const W: usize> SwLcg<W> {
    /// Objectives where the dark side can hold captured cards.
    pub(crate) fn capture_objectives(&self, s: &State<W>) -> CopySet<W> {
        self.objectives(s, s.seat(Side::Dark))
    }

    /// Dark objectives that hold captured cards.
    pub(crate) fn rescue_objectives(&self, s: &State<W>) -> CopySet<W> {
        s.captured.iter().map(|c| CopyId(s.place[c])).collect()
    }
}

impl<const W: usize, C: Chance, K: Sink<Event>> Step<'_, W, C, K> {
    /// Starts the moment in which cards leave play.
    pub(crate) fn leave(&mut self, by: Seat, cards: CopySet<W>, goes: Destination, destroyed: bool) {
        let flags = if destroyed { Moment::DESTROYED } else { 0 };
        let leaving = (cards & self.s.in_play).minus(&self.g.cast.affiliations);
        let entries: ArrayVec<Entry, 64> = leaving.iter().map(|copy| Entry { copy, n: goes as u8 }).take(64).collect();
        if !entries.is_empty() {
            self.moment(What::Leaving, by, CopyId::NONE, flags, &entries);
        }
    }

    /// Captures a card in play at an objective.
    pub(crate) fn capture_from_play(&mut self, copy: CopyId, at: CopyId) {
        let seat = self.s.seat(Side::Dark);
        if self.s.in_play.contains(copy) {
            self.moment(What::Leaving, seat, at, 0, &[Entry { copy, n: Destination::Captured as u8 }]);
        }
    }

    /// Destroys units and objectives with too much damage immediately (LCG-DMG-02, LCG-DMG-06).
    pub(crate) fn destroy_damaged(&mut self) {
        let hurt = self.s.hurt.minus(&self.g.cast.dial);
        if hurt.is_empty() {
            return;
        }
        let fallen: CopySet<W> = hurt.iter().filter(|&c| self.g.damage_left(self.s, c) == 0).collect();
        if fallen.is_empty() {
            return;
        }
        // A card that is already being destroyed is destroyed only once. A card on its way to a hand, a deck or
        // captivity is destroyed before it gets there.
        let destroyed = |m: &Moment| m.what == What::Leaving && m.has(Moment::DESTROYED);
        let going: CopySet<W> = (0..self.s.moments.len() as u8)
            .filter(|&m| destroyed(&self.s.moments.as_slice()[m as usize]))
            .flat_map(|m| self.s.entries(m).map(|(_, e)| e.copy).collect::<ArrayVec<_, 64>>())
            .collect();
        let fallen = fallen.minus(&going);
        if !fallen.is_empty() {
            self.leave(self.s.active, fallen, Destination::Away, true);
        }
    }

    /// Moves the next card of a leaving group.
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
        let goes = Destination::of(e.n);
        if self.g.cast.captured_instead.contains(e.copy)
            && goes != Destination::Captured
            && !self.g.capture_objectives(self.s).is_empty()
        {
            if goes == Destination::HandInstead {
                return self.push(Frame::Conflict { moment, entry });
            }
            self.s.set_entry(moment, entry, Entry { n: Destination::Captured as u8, ..e });
            return self.push(Frame::CaptureObjective { seat: self.g.owner(self.s, e.copy).other(), copy: e.copy });
        }
        let destroyed = m.has(Moment::DESTROYED);
        let at = m.card;
        self.go(e.copy, goes, destroyed, at);
    }

    /// Resolves a conflict of two replacements (LCG-NAME-OPEN1). If `hand`, the card goes to hand.
    pub(crate) fn settle_conflict(&mut self, moment: u8, entry: u8, hand: bool) {
        self.pop();
        let e = self.s.entry(moment, entry);
        if hand {
            return self.go(e.copy, Destination::Hand, true, CopyId::NONE);
        }
        self.s.set_entry(moment, entry, Entry { n: Destination::Captured as u8, ..e });
        self.push(Frame::CaptureObjective { seat: self.g.owner(self.s, e.copy).other(), copy: e.copy });
    }

    /// Captures a card that would have left play at the objective the enemy has chosen.
    pub(crate) fn capture_chosen(&mut self, copy: CopyId, at: CopyId) {
        self.pop();
        self.go(copy, Destination::Captured, false, at);
    }

    /// Moves a card out of play.
    fn go(&mut self, copy: CopyId, goes: Destination, destroyed: bool, at: CopyId) {
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
        } else if goes != Destination::Captured {
            self.sink.emit(Event::Left { seat, card });
        }
        match goes {
            Destination::Away if objective && destroyed => {
                self.s.victory.insert(copy);
                self.count_victories(copy, seat);
            }
            Destination::Away => self.put_on_heap(copy),
            Destination::Hand | Destination::HandInstead => self.give_openly(copy),
            Destination::Bottom => {
                self.s.place[copy] = self.layer_below();
                self.s.under.insert(copy);
                for known in &mut self.s.known {
                    known.insert(copy);
                }
            }
            Destination::Captured => {
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

    /// The place under a deck of a card that leaves play with others: the whole group shares one place and has no
    /// order. Cards put under the deck later get a higher place, and discards in between must not split the group.
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

    /// Counts a destroyed objective (LCG-DMG-10, LCG-DMG-11); some objectives lose the game (LCG-WIN-05).
    fn count_victories(&mut self, copy: CopyId, loser: Seat) {
        let fallen = (self.s.victory & *self.g.own(self.s, loser)).len() as u8;
        if self.g.cast.lose_if_destroyed.contains(copy) {
            return self.win(loser.other());
        }
        match self.s.side(loser) {
            Side::Light => self.turn_dial((self.s.dial + fallen).min(99)),
            Side::Dark if fallen >= 3 => self.win(loser.other()),
            Side::Dark => {}
        }
    }

    /// Returns a captured card to its owner's hand.
    pub(crate) fn free(&mut self, copy: CopyId) {
        let seat = self.g.owner(self.s, copy);
        self.s.captured.remove(copy);
        self.s.hand.insert(copy);
        self.s.place[copy] = 0;
        if !self.s.known[seat.idx()].contains(copy) {
            self.revealed = self.revealed.with(seat);
            self.s.known[seat.idx()].insert(copy);
        }
        debug_assert!(self.s.known[seat.other().idx()].contains(copy), "the captor knows the captured cards");
        self.sink.emit_with(|| Event::Rescued { seat, card: Some(self.g.cast.card(copy)) });
    }

    pub(crate) fn tell_capture(&mut self, copy: CopyId, at: CopyId, from: CapturedFrom) {
        let by = self.s.seat(Side::Dark);
        let (card, at) = (self.g.cast.card(copy), self.g.cast.card(at));
        self.sink.emit(Event::Captured { by, card: Some(card), at, from });
    }

    /// Rescues a random captured card of an objective (LCG-CAPT-06).
    pub(crate) fn rescue(&mut self, at: CopyId, value: u8) {
        let mut here: CopySet<W> = self.s.captured.iter().filter(|&c| self.s.place[c] == at.0).collect();
        if here.has_several() {
            self.random = true;
        }
        let Some(copy) = (if here.has_several() { here.take_random(self.chance) } else { here.first() }) else {
            return;
        };
        // If the owner knows one copy of this card here and another copy is hidden, the owner cannot tell which one
        // this is.
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
