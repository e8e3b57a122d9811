//! Invariants of every state.

use table::CopySet;

use crate::frame::Frame;
use crate::game::{BOTH, SwLcg};
use crate::state::State;

impl<const W: usize> SwLcg<W> {
    pub(crate) fn check_state(&self, s: &State<W>) -> Result<(), String> {
        let mut seen = CopySet::<W>::EMPTY;
        let zones = [
            ("hand", s.hand),
            ("deck top", s.over),
            ("deck", s.bag),
            ("deck bottom", s.under),
            ("discard pile", s.discard),
            ("edge stack", s.edge),
            ("captured cards", s.captured),
            ("victory pile", s.victory),
            ("dealt objectives", s.dealt),
            ("limbo", s.limbo),
            ("heap", s.heap),
            ("play", s.in_play),
        ];
        for (what, set) in zones {
            must(seen.disjoint(&set), || format!("{what} shares copies with another zone: {:?}", seen & set))?;
            seen |= set;
        }
        must(seen == self.cast.everything(), || format!("copies lost: {:?}", self.cast.everything().minus(&seen)))?;
        let hidden = s.hand | s.over | s.under | s.edge | s.captured | s.dealt;
        for seat in BOTH {
            let own = *self.own(s, seat);
            let known = s.known[seat.idx()];
            must(known.minus(&hidden).is_empty(), || format!("{seat:?} knows public cards as hidden"))?;
            let mine = (s.hand | s.dealt) & own;
            must(mine.minus(&known).is_empty(), || format!("{seat:?} does not know its own hand"))?;
        }
        let light = self.cast.side[0];
        must(s.captured.minus(&light).is_empty(), || "a card of the dark side is captured".to_owned())?;
        for copy in s.captured {
            let at = table::CopyId(s.place[copy]);
            must(self.objectives(s, s.dark).contains(at), || format!("{copy:?} is captured at no objective"))?;
        }
        let units = (s.in_play & self.cast.units).minus(&s.attached);
        must(s.participants.minus(&units).is_empty(), || "a participant is not a unit in play".to_owned())?;
        must(s.committed.minus(&units).is_empty(), || "a committed card is not a unit in play".to_owned())?;
        must(s.attached.minus(&s.in_play).is_empty(), || "an attached unit is not in play".to_owned())?;
        must(s.in_engagement() || s.participants.is_empty(), || "participants outside an engagement".to_owned())?;
        for copy in self.cast.everything() {
            let tokens = s.tokens[copy];
            let bare = tokens == crate::state::Tokens::default();
            must(bare || s.in_play.contains(copy), || format!("tokens on {copy:?}, which is not in play"))?;
            must((tokens.damage > 0) == s.hurt.contains(copy), || format!("{copy:?} is wrong in the hurt set"))?;
            if let Some(host) = s.host(copy) {
                must(s.in_play.contains(host), || format!("{copy:?} is attached to a card that is not in play"))?;
            }
        }
        for seat in BOTH {
            let n = (s.committed & *self.own(s, seat)).len();
            must(n <= 3, || format!("{seat:?} has {n} committed units"))?;
        }
        self.check_frames(s)
    }

    fn check_frames(&self, s: &State<W>) -> Result<(), String> {
        if s.is_over() {
            must(s.vals.is_empty() && s.moments.is_empty(), || "values or moments remain after the end".to_owned())?;
            return must(s.winners.len() == 1, || "the game is over without exactly one winner".to_owned());
        }
        let frames = s.frames.as_slice();
        let setup = matches!(frames[0], Frame::PickObjectives { .. } | Frame::Mulligan { .. });
        must(setup || matches!(frames[0], Frame::Turn(_)), || format!("the lowest frame is not a turn: {frames:?}"))?;
        let quiet = frames.len() <= 2 && !matches!(frames.last(), Some(Frame::Commit { .. }));
        must(!quiet || s.vals.is_empty(), || format!("values remain without a program: {:?}", s.vals))?;
        must(!quiet || s.moments.is_empty(), || format!("moments remain without their frames: {:?}", s.moments))?;
        must(s.limbo.is_empty() || frames.len() > 2, || "a card is in limbo while no frame needs it".to_owned())
    }
}

fn must(ok: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if ok { Ok(()) } else { Err(what()) }
}
