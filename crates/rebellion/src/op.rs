//! Compiled programs: flat ops that a frame can stop inside.

use crate::effect::{Cond, Deed, Effect};

/// One compiled step. An op that needs a choice leaves a frame and is resumed behind itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    /// The program is over.
    End,
    /// Go on there.
    Jump(u16),
    /// Ask for one of the so many jumps that follow.
    Branch(u8),
    /// Unless the condition holds, take the jump that follows.
    If(Cond),
    /// Ask for so many systems; the number is the selection's.
    Choose(u8, u8),
    /// Ask where to put a pictured leader of the pool; the number is the selection's.
    Place(u8),
    /// Do it.
    Do(Deed),
}

/// All compiled programs and selections of a database.
#[derive(Clone, Debug, Default)]
pub struct Code {
    /// The ops of all programs, one after the other.
    pub ops: Vec<Op>,
    /// Selections: what each system must be.
    pub selections: Vec<Vec<crate::effect::Where>>,
}

impl Code {
    /// Compiles a program and returns where it begins.
    pub fn program(&mut self, effects: &[Effect]) -> Result<u16, String> {
        let start = self.ops.len() as u16;
        self.list(effects)?;
        self.ops.push(Op::End);
        Ok(start)
    }

    /// Adds a selection.
    pub fn selection(&mut self, wanted: &[crate::effect::Where]) -> u8 {
        let at = self.selections.iter().position(|s| s == wanted).unwrap_or_else(|| {
            self.selections.push(wanted.to_vec());
            self.selections.len() - 1
        });
        at as u8
    }

    fn list(&mut self, effects: &[Effect]) -> Result<(), String> {
        effects.iter().try_for_each(|effect| self.effect(effect))
    }

    fn effect(&mut self, effect: &Effect) -> Result<(), String> {
        match effect {
            Effect::Do(deed) => self.ops.push(Op::Do(*deed)),
            Effect::Choose(n, wanted) => {
                let selection = self.selection(wanted);
                self.ops.push(Op::Choose(*n, selection));
            }
            Effect::Place(wanted) => {
                let selection = self.selection(wanted);
                self.ops.push(Op::Place(selection));
            }
            Effect::If(cond, list) => {
                self.ops.push(Op::If(*cond));
                let hole = self.hole();
                self.list(list)?;
                self.fill(hole);
            }
            Effect::OneOf(branches) => {
                if !(2..=4).contains(&branches.len()) {
                    return Err("OneOf takes 2 to 4 branches".to_owned());
                }
                self.ops.push(Op::Branch(branches.len() as u8));
                let entries: Vec<usize> = branches.iter().map(|_| self.hole()).collect();
                let mut exits = Vec::new();
                for (branch, entry) in branches.iter().zip(entries) {
                    self.fill(entry);
                    self.list(branch)?;
                    exits.push(self.hole());
                }
                for exit in exits {
                    self.fill(exit);
                }
            }
        }
        Ok(())
    }

    fn hole(&mut self) -> usize {
        self.ops.push(Op::Jump(0));
        self.ops.len() - 1
    }

    fn fill(&mut self, hole: usize) {
        self.ops[hole] = Op::Jump(self.ops.len() as u16);
    }
}
