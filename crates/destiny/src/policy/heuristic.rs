//! The heuristic policy: scores for options.

use table::chance::Chance;
use table::{CopyId, Opt, Options, Seat};

use crate::card::{Symbol, What};
use crate::frame::{Assigned, Frame};
use crate::game::Destiny;
use crate::op::{Op, PickSpec};
use crate::policy::worth;
use crate::select::Ctx;
use crate::state::State;
use crate::verb::Verb;

/// The score of an option that wins the game.
const WIN: f32 = 8.0;

/// The score of options that are used only if there are no others. Searches do not expand them.
const HOPELESS: f32 = -40.0;

/// The score of using something with this gain at this price.
fn use_of(gain: f32, price: f32) -> f32 {
    if gain < 0.2 { -2.5 } else { gain - price }
}

impl<const W: usize> Destiny<W> {
    /// The heuristic score of an option, on the scale of logits.
    pub(super) fn score(&self, s: &State<W>, seat: Seat, o: Opt) -> f32 {
        let copy = CopyId(o.a());
        if self.repeats(s, seat, o) {
            return HOPELESS;
        }
        match Verb::of(o) {
            Verb::Play => self.score_play(s, seat, copy),
            Verb::Activate => {
                let dice = self.dice_held(s, seat).minus(&s.pools());
                let mine = dice.iter().filter(|&d| self.bearer(s, d) == copy);
                1.2 + 0.4 * mine.map(|d| self.expected(d)).sum::<f32>()
            }
            Verb::Resolve => self.score_resolve(s, seat, copy, Symbol::ALL[o.b() as usize]),
            Verb::DiscardToReroll => self.score_reroll(s, seat),
            Verb::Use => self.purpose(s, seat, copy, o.b() as u8).map_or(1.0, |gain| use_of(gain, 0.2)),
            Verb::Claim => self.score_claim(s, seat),
            Verb::PutBack => 0.4 * f32::from(self.cast.of(copy).cost) - 1.5,
            Verb::Field => {
                if o.a() as usize == seat.idx() {
                    0.5
                } else {
                    0.0
                }
            }
            Verb::Assign => self.score_assign(s, copy, o.c()),
            Verb::Pick | Verb::Target => self.score_target(s, seat, copy),
            Verb::PickHand | Verb::PickDiscard | Verb::PickUnder | Verb::PickDeck => self.card_worth(copy),
            Verb::PickDie => self.score_die(s, seat, copy),
            Verb::Side => self.score_side(s, seat, copy, o.b() as u8),
            Verb::Modify | Verb::Yes => 1.0,
            Verb::Replace => -0.5,
            Verb::Discard => -self.card_worth(copy),
            Verb::Player => {
                let foe = Seat::new(o.a() as usize);
                -0.05 * self.characters(s, foe).iter().map(|c| self.strength(s, c)).sum::<f32>()
            }
            Verb::Bid => self.score_bid(s, seat, o.a()),
            Verb::Done | Verb::Branch | Verb::Special | Verb::Symbol | Verb::Color | Verb::Next => 0.0,
            Verb::No => -0.5,
            Verb::Pass => -2.0,
        }
    }

    /// Whether this option only repeats a set of picks in another order. The order of successive picks does not matter,
    /// so a search needs to try only the ascending one.
    fn repeats(&self, s: &State<W>, seat: Seat, o: Opt) -> bool {
        let (verb, copy) = (Verb::of(o), CopyId(o.a()));
        let last = |base: u8| s.vals.as_slice()[base as usize..].last().map(|v| CopyId(*v));
        match (verb, s.frames.last()) {
            (Verb::PutBack, _) => {
                let chosen = self.hand(s, seat) & s.chosen;
                chosen.iter().any(|c| self.cast.kind(c) > self.cast.kind(copy))
            }
            (Verb::Modify, Some(Frame::Modify { moment })) => {
                s.entries(moment).skip(1).last().is_some_and(|(_, e)| e.copy > copy)
            }
            (Verb::PickDie, Some(Frame::Focus { base, .. } | Frame::Reroll { base, .. })) => {
                last(base).is_some_and(|last| last > copy)
            }
            (Verb::PickDie | Verb::Pick, Some(Frame::Pick { spec, taken, .. })) => {
                let Some((ctx, ..)) = self.running(s) else { return false };
                let spec = self.db.code().picks[spec as usize];
                let last = taken.checked_sub(1).and_then(|i| self.nth_picked(s, ctx, spec.slot, i));
                last.is_some_and(|last| last > copy) || self.leaves_too_few(s, spec, ctx, taken, copy)
            }
            _ => false,
        }
    }

    /// Whether too few candidates above this one remain to complete the pick in ascending order.
    fn leaves_too_few(&self, s: &State<W>, spec: PickSpec, ctx: Ctx, taken: u8, copy: CopyId) -> bool {
        let cards::N::Exactly(_) = spec.n else { return false };
        let need = self.most_of(s, spec, ctx).saturating_sub(taken) as usize;
        need > 1 && self.pick_next(s, spec, ctx, taken).above(copy).len() + 1 < need
    }

    /// The option with the best score plus random noise, for rollouts.
    pub(super) fn quick(&self, s: &State<W>, seat: Seat, options: &Options, chance: &mut impl Chance) -> Opt {
        let mut best = (f32::MIN, options[0]);
        for &o in options {
            let score = self.score(s, seat, o) + chance.below(1000) as f32 / 1000.0;
            if score > best.0 {
                best = (score, o);
            }
        }
        best.1
    }

    fn score_play(&self, s: &State<W>, seat: Seat, copy: CopyId) -> f32 {
        let cost = f32::from(self.cast.of(copy).cost);
        if !self.cast.of_what(What::Event).contains(copy) {
            return 1.8 + 0.25 * cost;
        }
        if let Some(gain) = self.purpose(s, seat, copy, 0) {
            return use_of(gain, 0.3 + 0.1 * cost);
        }
        // An event that removes dice needs dice to remove.
        let compiled = self.db.compiled(self.cast.card(copy));
        let Some(skill) = compiled.skills.first() else { return 0.0 };
        let ops = self.db.code().ops[skill.pc as usize..].iter().take_while(|op| **op != Op::End);
        let (mut against, mut own) = (false, false);
        for op in ops {
            against |= matches!(op, Op::Remove(_) | Op::RemoveBy(..));
            own |= matches!(op, Op::Turn(..) | Op::Resolve(..) | Op::ResolveSame(_) | Op::Reroll(_));
        }
        let theirs = self.foes(s, seat).flat_map(|foe| s.pool[foe.idx()].iter()).map(|d| self.pip_worth(s, d));
        let theirs = theirs.fold(0.0, f32::max);
        match (against, own) {
            (true, _) => theirs - 0.6 * cost,
            (_, true) if s.pool[seat.idx()].is_empty() => -1.5,
            _ => 0.8 - 0.1 * cost,
        }
    }

    fn score_resolve(&self, s: &State<W>, seat: Seat, die: CopyId, symbol: Symbol) -> f32 {
        let value = self.pip_worth(s, die);
        let waiting = self.to_activate(s, seat).len() as f32;
        match symbol {
            Symbol::Resource => 1.6 + 0.3 * value,
            Symbol::Melee | Symbol::Ranged | Symbol::Indirect if self.is_lethal(s, seat, symbol) => WIN,
            Symbol::Melee | Symbol::Ranged | Symbol::Indirect => 0.9 + 0.6 * value - 0.1 * waiting,
            Symbol::Focus => 1.0 + value - 0.3 * waiting,
            Symbol::Special => 1.5,
            _ => 0.3 + value,
        }
    }

    /// Whether the dice of this symbol can defeat the last character of the last opponent.
    fn is_lethal(&self, s: &State<W>, seat: Seat, symbol: Symbol) -> bool {
        let mut foes = self.foes(s, seat);
        let (Some(foe), None) = (foes.next(), foes.next()) else { return false };
        let mut team = self.characters(s, foe).iter();
        let (Some(last), None) = (team.next(), team.next()) else { return false };
        let dice = s.pool[seat.idx()].minus(&s.resolved);
        let counts = |&d: &CopyId| self.counts_as(s, d, 1 << symbol as u16, seat);
        let all: u8 = dice.iter().filter(counts).map(|d| self.value_of(s, d)).sum();
        all >= self.remaining(s, last) + s.shields[last]
    }

    fn score_reroll(&self, s: &State<W>, seat: Seat) -> f32 {
        let gain: f32 = s.pool[seat.idx()].iter().map(|d| (self.expected(d) - self.pip_worth(s, d)).max(0.0)).sum();
        // Discarding a card for a roll that is unlikely to be better is worse than passing.
        if gain < 0.3 { -4.0 } else { gain - 1.2 }
    }

    fn score_claim(&self, s: &State<W>, seat: Seat) -> f32 {
        let left: f32 = s.pool[seat.idx()].iter().map(|d| self.pip_worth(s, d)).sum();
        let ready = self.to_activate(s, seat).len() as f32;
        0.6 - left - 1.5 * ready
    }

    fn score_assign(&self, s: &State<W>, copy: CopyId, n: u8) -> f32 {
        if matches!(s.frames.last(), Some(Frame::Moving { .. })) {
            return if n < self.remaining(s, copy) { 0.2 * f32::from(n) } else { -2.0 };
        }
        if matches!(s.frames.last(), Some(Frame::Assign { what: Assigned::Shields, .. })) {
            return 0.1 * f32::from(n);
        }
        let left = self.strength(s, copy) - f32::from(n);
        // Never lose a character if that can be avoided, whatever a few simulations suggest.
        if left <= 0.0 { -20.0 } else { -2.0 / (left + 1.0) }
    }

    /// The best bid is a fraction of the highest cost in hand. A bid that the team cannot survive is hopeless.
    fn score_bid(&self, s: &State<W>, seat: Seat, n: u16) -> f32 {
        if n >= self.team_capacity(s, seat) {
            return -6.0;
        }
        let best = self.hand(s, seat).iter().map(|c| self.cast.of(c).cost).max().unwrap_or_default();
        -0.6 * (f32::from(n) - 0.7 * f32::from(best)).abs()
    }

    /// Good effects go to the player's cards and bad ones to the opponents'. The next op tells which kind it is.
    fn score_target(&self, s: &State<W>, seat: Seat, copy: CopyId) -> f32 {
        let own = self.controller(s, copy) == seat;
        let gift = match s.frames.last() {
            Some(Frame::Target { moment }) => Symbol::ALL[s.moment(moment).symbol as usize] == Symbol::Shield,
            Some(Frame::Play { .. }) => true,
            _ => {
                let Some((_, pc, _)) = self.running(s) else { return 0.0 };
                matches!(
                    self.db.code().ops.get(pc as usize),
                    Some(Op::Shield(..) | Op::Heal(..) | Op::Ready(_) | Op::Activate(_))
                )
            }
        };
        let frail = 2.0 / (1.0 + self.strength(s, copy));
        match (own, gift) {
            (true, true) => 1.0 + 0.05 * self.strength(s, copy),
            (false, false) => 1.0 + frail,
            _ => -2.0,
        }
    }

    fn score_die(&self, s: &State<W>, seat: Seat, die: CopyId) -> f32 {
        let own = s.pool_of(die) == Some(seat);
        let shown = self.pip_worth(s, die);
        let gain = self.expected(die) - shown;
        let op = self.running(s).and_then(|(_, pc, _)| self.db.code().ops.get(pc as usize).copied());
        match (s.frames.last(), op) {
            (Some(Frame::Reroll { .. }), _) | (_, Some(Op::Reroll(_) | Op::RerollWith(_))) => {
                if own {
                    gain
                } else {
                    -gain
                }
            }
            (Some(Frame::Focus { .. }), _) | (_, Some(Op::Turn(..) | Op::TurnLike(..))) => {
                if own {
                    1.0 - shown
                } else {
                    shown
                }
            }
            (_, Some(Op::Remove(_) | Op::RemoveBy(..) | Op::To)) => {
                if own {
                    -shown
                } else {
                    shown
                }
            }
            _ => {
                if own {
                    shown
                } else {
                    -shown
                }
            }
        }
    }

    fn score_side(&self, s: &State<W>, seat: Seat, die: CopyId, face: u8) -> f32 {
        let Some(sides) = self.cast.die_facts(die).die.map(|d| d.0) else { return 0.0 };
        let shown = sides[face as usize % 6];
        let value = worth::side(shown, worth::pips(shown));
        if s.pool_of(die) == Some(seat) { value } else { -value }
    }
}
