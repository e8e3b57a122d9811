//! Invariants that must hold in every state.

use table::{CopyId, CopySet, Seat};

use crate::card::What as Kind;
use crate::frame::Frame;
use crate::game::Destiny;
use crate::state::State;

impl<const W: usize> Destiny<W> {
    pub(crate) fn check_state(&self, s: &State<W>) -> Result<(), String> {
        self.check_zones(s)?;
        self.check_dice(s)?;
        for copy in self.cast.all() {
            let bare = s.damage[copy] == 0 && s.shields[copy] == 0;
            must(bare || s.in_play.contains(copy), || format!("tokens on {copy:?}, which is not in play"))?;
            if let Some(host) = s.host(copy) {
                must(s.in_play.contains(host), || format!("{copy:?} is attached to nothing"))?;
            }
        }
        for copy in self.all_characters(s) {
            must(s.shields[copy] <= 3, || format!("{} shields on {copy:?}", s.shields[copy]))?;
            must(s.damage[copy] <= self.health(s, copy), || format!("too much damage on {copy:?}"))?;
        }
        let elsewhere = s.controlled_elsewhere[0] | s.controlled_elsewhere[1] | s.altered.minus(&s.aside);
        must(elsewhere.minus(&s.in_play).is_empty(), || "a changed card is not in play".to_owned())?;
        must(s.exhausted.minus(&s.in_play).is_empty(), || "an exhausted card is not in play".to_owned())?;
        self.check_frames(s)?;
        if !s.is_over() && matches!(s.frames.last(), Some(Frame::Turn(_))) {
            self.check_settled(s)?;
        }
        Ok(())
    }

    /// Invariants that hold only while nothing is pending.
    fn check_settled(&self, s: &State<W>) -> Result<(), String> {
        for seat in Seat::first(self.players()) {
            let there = s.in_play & self.under(s, seat);
            if s.out.contains(seat) {
                let own = self.cast.own[seat.idx()];
                let left =
                    (there.minus(&CopySet::only(s.field))) | (s.hand | s.over | s.bag | s.under | s.discard) & own;
                must(left.is_empty(), || format!("{seat:?} is out and still has {left:?}"))?;
                must(s.pool[seat.idx()].is_empty(), || format!("{seat:?} is out and still has dice"))?;
                must(s.holder() != Some(seat), || format!("{seat:?} is out and controls the battlefield"))?;
            }
            for copy in there & self.cast.unique {
                let copies = self.copies_too_many(s, seat, copy);
                must(!copies.has_several(), || format!("{seat:?} has {copies:?} of one unique card"))?;
            }
            for die in s.pool[seat.idx()] {
                let home = self.cast.home(die);
                let whose = if s.in_play.contains(home) { self.controller(s, home) } else { self.cast.die_owner(die) };
                must(whose == seat, || format!("{die:?} of {whose:?} is in the pool of {seat:?}"))?;
            }
        }
        for copy in self.all_characters(s) {
            must(self.remaining(s, copy) > 0, || format!("{copy:?} has no health left but is in play"))?;
        }
        for copy in s.in_play {
            must(self.excess(s, copy).is_empty(), || format!("too many cards are attached to {copy:?}"))?;
            if let Some(host) = s.host(copy) {
                self.check_host(s, copy, host)?;
            }
        }
        Ok(())
    }

    /// Checks that a card may be attached to its host.
    fn check_host(&self, s: &State<W>, copy: CopyId, host: CopyId) -> Result<(), String> {
        let character = self.all_characters(s).contains(host);
        let own = self.controller(s, copy) == self.controller(s, host);
        if self.of_type(s, Kind::Downgrade).contains(copy) {
            // If its controller also controls the host, the player who attached it is out of the game.
            return must(character && (!own || !s.out.is_empty()), || {
                format!("the downgrade {copy:?} is attached to {host:?}")
            });
        }
        let support = self.of_type(s, Kind::Support).contains(host);
        must(own && (character || support), || format!("the upgrade {copy:?} is attached to {host:?}"))?;
        must(s.altered.contains(copy) || self.bears(s, host, copy), || format!("{host:?} cannot carry {copy:?}"))
    }

    fn check_zones(&self, s: &State<W>) -> Result<(), String> {
        let zones = [
            ("hand", s.hand),
            ("deck top", s.over),
            ("deck", s.bag),
            ("deck bottom", s.under),
            ("discard pile", s.discard),
            ("set-aside area", s.aside),
            ("face-down cards", s.stacked),
            ("queue", s.queued),
            ("play", s.in_play),
        ];
        let mut seen = CopySet::<W>::EMPTY;
        for (what, set) in zones {
            must(seen.disjoint(&set), || format!("{what} shares copies with another zone: {:?}", seen & set))?;
            seen |= set;
        }
        let nowhere = self.cast.everything().minus(&seen);
        must(nowhere.minus(&self.cast.guesses).is_empty(), || format!("copies in no zone: {nowhere:?}"))?;
        let hidden = s.hand | s.over | s.under | s.stacked;
        for seat in Seat::first(self.players()) {
            let known = s.known[seat.idx()];
            must(known.minus(&hidden).is_empty(), || format!("{seat:?} knows cards that are not hidden"))?;
            let mine = (s.hand | s.stacked) & self.cast.own[seat.idx()];
            must(mine.minus(&known).is_empty(), || format!("{seat:?} does not know its own cards"))?;
        }
        for copy in s.stacked {
            let holder = CopyId(s.place[copy]);
            must((s.in_play | s.aside).contains(holder), || format!("{copy:?} is stacked with nothing"))?;
        }
        must(s.chosen.minus(&s.hand).is_empty(), || "a chosen card is in no hand".to_owned())
    }

    fn check_dice(&self, s: &State<W>) -> Result<(), String> {
        let mut seen = s.lost;
        for pool in s.pool {
            must(seen.disjoint(&pool), || "a die is in two places".to_owned())?;
            seen |= pool;
        }
        for die in s.pools() {
            let home = self.cast.home(die);
            let known = s.in_play.contains(home) || self.cast.spare.contains(home);
            must(known, || format!("{die:?} is in a pool, but its card is not in play"))?;
        }
        for die in (0..self.cast.dice() as u16).map(CopyId).filter(|&d| !self.cast.void.contains(d)) {
            let home = self.cast.home(die);
            let there = s.in_play.contains(home);
            let spare = self.cast.spare.contains(home) || !(self.cast.dice_of(home) & self.cast.spare_dice).is_empty();
            let held = s.captives().contains(die);
            must(spare || held || there != s.lost.contains(die), || format!("{die:?} is apart from its card"))?;
            let away = there || self.cast.spare.contains(home);
            must(!held || away && s.lost.contains(die), || format!("{die:?} is held but not set aside"))?;
            must(s.face[die] < 6, || format!("{die:?} shows no side"))?;
        }
        Ok(())
    }

    fn check_frames(&self, s: &State<W>) -> Result<(), String> {
        if s.is_over() {
            must(s.vals.is_empty() && s.moments.is_empty(), || "something is pending after the end".to_owned())?;
            return must(s.winners.len() == 1, || "the number of winners is not one".to_owned());
        }
        let frames = s.frames.as_slice();
        let base = matches!(
            frames[0],
            Frame::Mulligan { .. }
                | Frame::Field { .. }
                | Frame::OwnField { .. }
                | Frame::SetupShields { .. }
                | Frame::Turn(_)
                | Frame::Upkeep(_)
        );
        must(base, || format!("the lowest frame is no turn: {frames:?}"))?;
        let asked = self.asked(s, frames[frames.len() - 1]);
        let gone = Seat::first(self.players()).find(|&seat| asked.contains(seat) && s.out.contains(seat));
        must(gone.is_none(), || format!("{gone:?} must choose but is out of the game"))?;
        if frames.len() == 1 {
            must(s.vals.is_empty(), || format!("values without a program: {:?}", s.vals))?;
            must(s.moments.is_empty(), || format!("moments without a frame: {:?}", s.moments))?;
            must(s.queued.is_empty(), || "a card is still in the queue".to_owned())?;
        }
        let upgrades = s.in_play & (*self.cast.of_what(Kind::Upgrade) | *self.cast.of_what(Kind::Downgrade));
        for copy in upgrades.minus(&s.altered) {
            must(s.host(copy).is_some(), || format!("{copy:?} is attached to nothing"))?;
        }
        Ok(())
    }
}

fn must(ok: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if ok { Ok(()) } else { Err(what()) }
}
