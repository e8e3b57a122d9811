//! The current value of abilities that only turn dice, remove shields or heal. Such abilities have no effect if used at
//! the wrong time.

use table::chance::Fast;
use table::{CopyId, CopySet, NoSink, Seat};

use crate::game::Destiny;
use crate::op::{Dies, Op, Thing};
use crate::policy::worth;
use crate::select::Ctx;
use crate::state::State;
use crate::step::Step;

/// The value of removing a shield, and of healing one damage.
const SHIELD: f32 = 0.6;
const WOUND: f32 = 0.6;

impl<const W: usize> Destiny<W> {
    /// The best possible value of such an ability; `None` for other abilities.
    pub(super) fn purpose(&self, s: &State<W>, seat: Seat, src: CopyId, skill: u8) -> Option<f32> {
        let pc = self.skill(src, skill).pc as usize;
        let ops = || self.db.code().ops[pc..].iter().copied().take_while(|op| *op != Op::End);
        let mut such = false;
        for op in ops() {
            match op {
                Op::Turn(..) | Op::Unshield(..) | Op::UnshieldAll(_) | Op::Heal(..) => such = true,
                Op::Pick(_) | Op::Spot(..) | Op::To | Op::Paid | Op::If(_) | Op::Then | Op::May | Op::Jump(_) => {}
                Op::Remove(Dies::This) => {}
                _ => return None,
            }
        }
        if !such {
            return None;
        }
        // Start the ability on a copy of the state to find what it could pick.
        let (mut table, mut rng, mut sink) = (*s, Fast::new(0), NoSink);
        let mut step = Step::new(self, &mut table, &mut rng, &mut sink);
        step.use_skill(src, skill, seat, CopyId::NONE);
        let (ctx, ..) = self.running(step.s)?;
        let (mut open, mut all) = (CopySet::EMPTY, 0.0);
        for op in ops() {
            all += match op {
                Op::Pick(spec) => {
                    open = self.pickable(step.s, self.db.code().picks[spec as usize], ctx);
                    0.0
                }
                Op::Turn(dies, sides) => {
                    let dice = if let Dies::Slot(_) = dies { open } else { self.dies(step.s, dies, ctx) };
                    best(dice, |die| self.turn_worth(s, seat, die, sides))
                }
                Op::Unshield(of, _) | Op::UnshieldAll(of) => best(self.meant(step.s, of, open, ctx), |c| {
                    self.sign(s, seat, c, -SHIELD * f32::from(s.shields[c]))
                }),
                Op::Heal(of, _) => best(self.meant(step.s, of, open, ctx), |c| {
                    self.sign(s, seat, c, WOUND * f32::from(s.damage[c].min(2)))
                }),
                _ => 0.0,
            };
        }
        Some(all)
    }

    /// The cards that an op is about, before anything is picked.
    fn meant(&self, s: &State<W>, thing: Thing, open: CopySet<W>, ctx: Ctx) -> CopySet<W> {
        if let Thing::Slot(_) = thing { open } else { self.things(s, thing, ctx) }
    }

    /// The value for the player: positive for the player's cards, negative for opponents'.
    fn sign(&self, s: &State<W>, seat: Seat, copy: CopyId, worth: f32) -> f32 {
        if self.controller(s, copy) == seat { worth } else { -worth }
    }

    /// The value of turning a die to one of these sides.
    fn turn_worth(&self, s: &State<W>, seat: Seat, die: CopyId, sides: u16) -> f32 {
        let Some(all) = self.cast.die_facts(die).die.map(|d| d.0) else { return 0.0 };
        let shown = self.pip_worth(s, die);
        let open = (0..6).filter(|&f| f != s.face[die] as usize && self.is_side_in(s, die, all[f], sides));
        let worth = open.map(|f| worth::side(all[f], worth::pips(all[f])) - shown);
        if s.pool_of(die) == Some(seat) { worth.fold(0.0, f32::max) } else { -worth.fold(0.0, f32::min) }
    }
}

/// The highest value in a set; 0 if all are negative.
fn best<const W: usize>(set: CopySet<W>, worth: impl Fn(CopyId) -> f32) -> f32 {
    set.iter().map(worth).fold(0.0, f32::max)
}
