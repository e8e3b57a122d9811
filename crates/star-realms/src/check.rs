//! Invariants of every state.

use table::{CopyId, CopySet, Seat, SeatSet};

use crate::frame::Frame;
use crate::game::StarRealms;
use crate::setup::Mode;
use crate::state::State;

impl<const N: usize, const W: usize> StarRealms<N, W> {
    pub(crate) fn check_state(&self, s: &State<N, W>) -> Result<(), String> {
        let mut seen = CopySet::<W>::EMPTY;
        let mut put = |what: &str, set: CopySet<W>| {
            if !seen.disjoint(&set) {
                return Err(format!("{what} shares copies with another zone: {:?}", seen & set));
            }
            seen |= set;
            Ok(())
        };
        put("trade deck", s.trade_deck)?;
        put("explorers", s.explorers)?;
        put("scrap heap", s.scrap_heap)?;
        put("row", s.row_set())?;
        let mut hands = CopySet::EMPTY;
        let mut in_play = CopySet::EMPTY;
        for seat in Seat::first(self.setup.seats) {
            let p = &s.players[seat];
            put("deck", p.deck.bag)?;
            for &copy in p.deck.top.as_slice() {
                put("deck top", CopySet::only(copy))?;
            }
            put("hand", p.hand)?;
            put("discard pile", p.discard)?;
            put("play", p.in_play)?;
            hands |= p.hand;
            in_play |= p.in_play;
            if s.alive.contains(seat) && !s.is_over() {
                let authority_seat = s.players[self.authority_seat(s, seat)].authority;
                must(authority_seat > 0, || format!("{seat:?} is in the game with {authority_seat} authority"))?;
            }
            let ships = p.in_play & self.cast.ships;
            let turn = self.on_turn(s).contains(seat);
            must(turn || ships.is_empty(), || format!("{seat:?} has ships in play outside its turn"))?;
            must(turn || (p.trade, p.combat) == (0, 0), || format!("{seat:?} has trade or combat outside its turn"))?;
        }
        let missing = self.cast.everything().minus(&seen);
        let somebody_left = s.alive != SeatSet::first(self.setup.seats);
        must(missing.is_empty() || somebody_left, || format!("copies in no zone: {missing:?}"))?;
        must(seen.minus(&self.cast.everything()).is_empty(), || "copies that do not exist".to_owned())?;
        must(s.known.minus(&hands).is_empty(), || "a known card is not in a hand".to_owned())?;
        must((s.used_primary | s.used_ally).minus(&in_play).is_empty(), || {
            "a mark on a card that is not in play".to_owned()
        })?;
        for hurt in s.hurt.as_slice() {
            let below = hurt.amount > 0 && hurt.amount < self.cast.of(hurt.copy).defense;
            must(below && in_play.contains(hurt.copy), || format!("invalid damage {hurt:?}"))?;
        }
        let explorers_elsewhere = (s.scrap_heap | s.trade_deck) & self.cast.explorers;
        must(explorers_elsewhere.is_empty(), || "an Explorer in the scrap heap or trade deck".to_owned())?;
        self.check_frames(s)
    }

    fn check_frames(&self, s: &State<N, W>) -> Result<(), String> {
        if s.is_over() {
            must(s.vals.is_empty(), || "something is pending after the end".to_owned())?;
            return must(s.winners.len() < self.setup.seats, || "all seats have won".to_owned());
        }
        let frames = s.frames.as_slice();
        must(matches!(frames.first(), Some(Frame::Main { .. })), || {
            format!("no main phase at the bottom of {frames:?}")
        })?;
        must(frames.len() > 1 || s.vals.is_empty(), || "values without a program".to_owned())?;
        must(!matches!(frames.last(), Some(Frame::Run { .. })), || {
            "a program is pending without a decision".to_owned()
        })?;
        must(!frames[1..].iter().any(|f| matches!(f, Frame::Main { .. })), || "two main phases".to_owned())?;
        let row_full = s.trade_deck.is_empty()
            || s.row.iter().all(|c| *c != CopyId::NONE)
            || matches!(frames.last(), Some(Frame::OnTop { .. }));
        must(row_full, || "the trade row has a gap".to_owned())?;
        must(self.mode() == Mode::Raid || s.hurt.is_empty(), || "damage outside a raid".to_owned())
    }
}

fn must(ok: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if ok { Ok(()) } else { Err(what()) }
}
