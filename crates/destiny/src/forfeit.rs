//! Questions to players who are out of the game: nobody answers them any more (SWD-FFA-08).

use table::chance::Chance;
use table::{CopyId, Sink};

use crate::event::Event;
use crate::frame::Frame;
use crate::op::Op;
use crate::step::Step;

impl<const W: usize, C: Chance, K: Sink<Event>> Step<'_, W, C, K> {
    /// If the frame on top is for somebody who is out, drops what they would have done; says whether it was.
    pub(crate) fn forfeit(&mut self, frame: Frame) -> bool {
        let silent = is_silent(frame);
        let gone = !silent && self.g.asked(self.s, frame).lowest().is_some_and(|seat| self.s.out.contains(seat));
        if !gone {
            return false;
        }
        match frame {
            // Somebody else puts the abilities of the others in order.
            Frame::Order { moment, before, base, n, .. } => {
                self.replace(Frame::Order { seat: self.s.arbiter(), moment, before, base, n });
            }
            Frame::May { .. } | Frame::Save { .. } => self.say(frame, false),
            Frame::Pick { taken, .. } => self.pick_end(taken),
            Frame::Choose { pc, .. } => {
                self.pop();
                self.skip_choice(pc);
            }
            Frame::Modes { pc, .. } => {
                self.pop();
                self.take_jump(pc - 1);
            }
            Frame::Assign { base, .. }
            | Frame::Turning { base, .. }
            | Frame::Series { base, .. }
            | Frame::Activating { base, .. }
            | Frame::Focus { base, .. }
            | Frame::Reroll { base, .. } => {
                self.s.vals.truncate(base as usize);
                self.pop();
            }
            Frame::Play { copy, .. } => {
                self.pop();
                self.drop_played(copy);
            }
            _ => self.pop(),
        }
        true
    }

    /// None of the branches is taken: each but the last ends with the jump behind all of them.
    fn skip_choice(&mut self, pc: u16) {
        if let Op::Jump(second) = self.g.db.code().ops[pc as usize + 1] {
            self.take_jump(second - 1);
        }
    }

    /// A card that was being played leaves the game with its owner, or goes to the pile of somebody still in it.
    fn drop_played(&mut self, copy: CopyId) {
        if !self.s.queued.contains(copy) {
            return;
        }
        self.s.queued.remove(copy);
        if self.s.out.contains(self.g.cast.owner(copy)) {
            self.s.place[copy] = 0;
            self.s.aside.insert(copy);
        } else {
            self.put_in_discard(copy);
        }
    }
}

/// Does nobody answer this frame, or only some of several who are still in the game? Every frame is named here, so that a new
/// one is not dropped by mistake when the player whose turn it is has left.
const fn is_silent(frame: Frame) -> bool {
    match frame {
        // These go on by themselves, with the players who are left.
        Frame::Empty
        | Frame::Gifts { .. }
        | Frame::Together { .. }
        | Frame::Turn(_)
        | Frame::Upkeep(_)
        | Frame::Life(_)
        | Frame::Run { .. }
        | Frame::Finish { .. } => true,
        // Several are asked at once, and nobody leaves meanwhile.
        Frame::Mulligan { .. } | Frame::Discards { .. } | Frame::Bid { .. } => true,
        Frame::Field { .. }
        | Frame::OwnField { .. }
        | Frame::Order { .. }
        | Frame::Pick { .. }
        | Frame::Choose { .. }
        | Frame::Modes { .. }
        | Frame::May { .. }
        | Frame::Foe { .. }
        | Frame::Color { .. }
        | Frame::Assign { .. }
        | Frame::Moving { .. }
        | Frame::Turning { .. }
        | Frame::Resolving { .. }
        | Frame::Series { .. }
        | Frame::Activating { .. }
        | Frame::Symbol { .. }
        | Frame::LoseDie { .. }
        | Frame::Save { .. }
        | Frame::Double { .. }
        | Frame::ShieldsFirst { .. }
        | Frame::KeepBack { .. }
        | Frame::Modify { .. }
        | Frame::Target { .. }
        | Frame::Victim { .. }
        | Frame::Special { .. }
        | Frame::Focus { .. }
        | Frame::Reroll { .. }
        | Frame::Play { .. }
        | Frame::Excess { .. }
        | Frame::Discard { .. }
        | Frame::Claim { .. }
        | Frame::Spare { .. } => false,
    }
}
