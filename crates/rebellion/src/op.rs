//! Compiled programs: flat lists of ops. A stack frame holds a position in them.

use crate::effect::{Cond, Effect, Operation};

/// One compiled step. An op that needs a choice pushes a stack frame; the program then resumes at the next op.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    /// The program is over.
    End,
    /// Continue at this op.
    Jump(u16),
    /// Ask for one of this many jumps that follow.
    Branch(u8),
    /// If the condition does not hold, take the jump that follows.
    If(Cond),
    /// Ask for this many systems; the second number is the selection.
    Choose(u8, u8),
    /// Ask where to put a pictured leader from the pool; the number is the selection.
    Place(u8),
    /// Carry out one operation.
    Do(Operation),
}

/// All compiled programs and selections of a database.
#[derive(Clone, Debug, Default)]
pub struct Code {
    /// The ops of all programs, one after the other.
    pub ops: Vec<Op>,
    /// Selections: the conditions that a system must meet.
    pub selections: Vec<Vec<crate::effect::Where>>,
}

impl Code {
    /// Compiles a program and returns its start.
    pub fn program(&mut self, effects: &[Effect]) -> Result<u16, String> {
        let start = self.ops.len() as u16;
        self.list(effects)?;
        self.ops.push(Op::End);
        Ok(start)
    }

    /// Returns the number of a selection and adds it if it is new.
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
            Effect::Do(operation) => self.ops.push(Op::Do(*operation)),
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
