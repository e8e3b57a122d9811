//! Pending decisions of players who are out of the game are dropped (SWD-FFA-08).

use table::chance::Chance;
use table::{CopyId, Sink};

use crate::event::Event;
use crate::frame::Frame;
use crate::op::Op;
use crate::step::Step;

impl<const W: usize, C: Chance, K: Sink<Event>> Step<'_, W, C, K> {
    /// If the top frame waits for a player who is out, drops what that player would have done. Returns whether it did.
    pub(crate) fn forfeit(&mut self, frame: Frame) -> bool {
        let silent = is_silent(frame);
        let gone = !silent && self.g.asked(self.s, frame).lowest().is_some_and(|seat| self.s.out.contains(seat));
        if !gone {
            return false;
        }
        match frame {
            // The arbiter orders the abilities of the other players instead.
            Frame::Order { moment, before, base, n, .. } => {
                self.replace(Frame::Order { seat: self.s.arbiter(), moment, before, base, n });
            }
            Frame::May { .. } | Frame::DiscardInstead { .. } => self.say(frame, false),
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

    /// Takes none of the branches. Each branch but the last ends with a jump past all of them.
    fn skip_choice(&mut self, pc: u16) {
        if let Op::Jump(second) = self.g.db.code().ops[pc as usize + 1] {
            self.take_jump(second - 1);
        }
    }

    /// A card that was being played leaves the game with its owner, or goes to its owner's discard pile.
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

/// Whether a frame waits for no player, or for several who are all still in the game. The match lists all variants, so
/// that a new frame is not dropped by mistake when the active player has left.
const fn is_silent(frame: Frame) -> bool {
    match frame {
        // These continue by themselves, with the remaining players.
        Frame::Empty
        | Frame::SetupShields { .. }
        | Frame::SharedDamage { .. }
        | Frame::Turn(_)
        | Frame::Upkeep(_)
        | Frame::Life(_)
        | Frame::Run { .. }
        | Frame::Finish { .. } => true,
        // Several players choose at the same time, and no player can leave before all have chosen.
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
        | Frame::DiscardInstead { .. }
        | Frame::ExtraCopies { .. }
        | Frame::ShieldsFirst { .. }
        | Frame::KeepBack { .. }
        | Frame::Modify { .. }
        | Frame::Target { .. }
        | Frame::TargetOpponent { .. }
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
