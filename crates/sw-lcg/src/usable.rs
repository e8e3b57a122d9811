//! Whether an ability can be used: conditions, limits, costs, targets, and whether it would have an effect.

use table::{CopyId, CopySet, Seat};

use crate::ability::Limit;
use crate::card::Side;
use crate::effect::{Count, Until, Who, Zone};
use crate::frame::Frame;
use crate::game::SwLcg;
use crate::moment::{Destination, Moment};
use crate::op::{Check, Op, Operand, PickSpec, Skill, Slot};
use crate::select::Ctx;
use crate::state::State;

/// The context of checking an ability.
struct Looking<'a, const W: usize> {
    s: &'a State<W>,
    ctx: Ctx,
    answered: Option<(u8, u8)>,
    publicly: bool,
    /// Bits of the values for which a card can be picked.
    filled: u16,
    /// Bits of the values that hold cards paid as a cost.
    paid: u16,
    /// The cards that the last pick could name.
    named: CopySet<W>,
}

impl<const W: usize> SwLcg<W> {
    /// Whether this ability can be used now. With `publicly`: whether it might be, according to public knowledge.
    pub(crate) fn usable(
        &self,
        s: &State<W>,
        copy: CopyId,
        skill: &Skill,
        answered: Option<(u8, u8)>,
        publicly: bool,
    ) -> bool {
        let seat = self.owner(s, copy);
        let ctx = self.ctx(s, copy, Ctx::IDLE, answered);
        let checks = &self.db.code().checks[skill.when.0 as usize..][..skill.when.1 as usize];
        if !checks.iter().all(|&check| self.holds(s, check, seat)) || !self.within_limit(s, copy, skill.limit) {
            return false;
        }
        if self.cast.events.contains(copy) && !self.can_pay_for(s, seat, copy, 0) {
            return false;
        }
        let mut looking = Looking { s, ctx, answered, publicly, filled: 0, paid: 0, named: CopySet::EMPTY };
        self.program_works(&mut looking, skill.pc)
    }

    fn program_works(&self, looking: &mut Looking<W>, pc: u16) -> bool {
        let code = self.db.code();
        let mut possible = false;
        for &op in &code.ops[pc as usize..] {
            match op {
                Op::End | Op::EndAnnounced => return possible,
                Op::Pick(spec) => {
                    let spec = code.picks[spec as usize];
                    let any = self.can_pick(looking, spec);
                    if any {
                        looking.filled |= bits(spec.slot);
                        looking.paid |= if spec.cost { bits(spec.slot) } else { 0 };
                    } else if (spec.target && !spec.if_any) || spec.cost {
                        return false;
                    }
                }
                Op::Rescue(slot) | Op::Mill(slot) if self.could(looking, op) => {
                    looking.filled |= bits(slot);
                    possible = true;
                }
                _ => match self.cost_payable(looking, op) {
                    Some(true) => {}
                    Some(false) => return false,
                    None => possible |= self.could(looking, op),
                },
            }
        }
        possible
    }

    fn can_pick(&self, looking: &mut Looking<W>, spec: PickSpec) -> bool {
        let (s, ctx) = (looking.s, looking.ctx);
        let sel = &self.db.code().sels[spec.from as usize].0;
        let hidden = match sel.zone {
            Zone::Hand if looking.publicly || sel.enemys => Some(s.hand),
            Zone::Looked => Some(s.over | s.bag | s.under),
            _ => None,
        };
        if let Some(zone) = hidden {
            let seat = if sel.enemys { ctx.seat.other() } else { ctx.seat };
            let there = (zone & *self.own(s, seat)).minus(&self.cast.objectives).len();
            let itself = sel.zone == Zone::Hand && seat == ctx.seat && !s.in_play.contains(ctx.src);
            return there > itself as usize;
        }
        let mut set = self.pickable(s, spec, ctx);
        if sel.zone == Zone::Hand {
            set.remove(ctx.src);
        }
        looking.named = set;
        !set.is_empty()
    }

    /// The cards a pick may name.
    pub(crate) fn pickable(&self, s: &State<W>, spec: PickSpec, ctx: Ctx) -> CopySet<W> {
        let set = self.select(s, spec.from, ctx);
        let set = if spec.target { set.minus(&self.cast.untargetable) } else { set };
        if spec.enters { set.iter().filter(|&c| !self.is_doubled(s, c)).collect() } else { set }
    }

    /// Whether a unique card with this title is already in play (LCG-UNIQ-01).
    pub(crate) fn is_doubled(&self, s: &State<W>, copy: CopyId) -> bool {
        self.cast.unique.contains(copy) && !(s.in_play & self.cast.of(copy).title).is_empty()
    }

    /// The seat that picks.
    pub(crate) fn picker(s: &State<W>, seat: Seat, by: Who) -> Seat {
        match by {
            Who::You => seat,
            Who::Opponent => seat.other(),
            Who::Active => s.active,
        }
    }

    pub(crate) fn holds(&self, s: &State<W>, check: Check, seat: Seat) -> bool {
        match check {
            Check::Engagement => s.in_engagement(),
            Check::Attacking => s.in_engagement() && s.active == seat,
            Check::YourTurn => s.active == seat,
            Check::ForcePhase => s.phase == crate::ability::Phase::Force,
            Check::IsUnit(_) => true,
        }
    }

    fn within_limit(&self, s: &State<W>, copy: CopyId, limit: Limit) -> bool {
        match limit {
            Limit::None => true,
            Limit::OncePerTurn => !s.used.contains(copy),
            Limit::OnePerTurn => s.used.disjoint(&self.cast.of(copy).title),
        }
    }

    /// Whether a cost can be paid; `Some(true)` for control flow and `None` for effects.
    fn cost_payable(&self, looking: &Looking<W>, op: Op) -> Option<bool> {
        let (s, ctx) = (looking.s, looking.ctx);
        match op {
            Op::FocusThis => Some(s.is_ready(ctx.src)),
            Op::Spend(n) => Some(self.pays(s, self.ready_sources(s, ctx.seat), n, None)),
            Op::PayDiscard(n) => Some(self.hand_beside(s, ctx) >= n as usize),
            Op::PayDiscardX(_) => Some(self.hand_beside(s, ctx) > 0),
            // A sacrifice that pays a cost is not an effect.
            Op::Sacrifice(slot) if looking.paid & bits(slot) != 0 => Some(true),
            Op::FocusPicked(_) | Op::SacrificeThis | Op::DamageThis(_) | Op::LowerReserve(_) => Some(true),
            Op::Jump(_) | Op::May | Op::Choose(_) | Op::If(_) | Op::Then | Op::Announce(_) => Some(true),
            _ => None,
        }
    }

    /// Whether this op could change anything.
    fn could(&self, looking: &Looking<W>, op: Op) -> bool {
        let (s, ctx) = (looking.s, looking.ctx);
        let things = |thing| self.look_for(looking, thing);
        let own = *self.own(s, ctx.seat);
        let theirs = *self.own(s, ctx.seat.other());
        let command = |side: CopySet<W>| ((s.over | s.bag | s.under) & side).minus(&self.cast.objectives);
        match op {
            Op::Damage(thing, _) => things(thing).is_some_and(|set| !set.is_empty()),
            Op::Heal(thing, _) => things(thing).is_none_or(|set| !(set & s.hurt).is_empty()),
            Op::Focus(thing, _) | Op::Gain(thing, ..) | Op::Destroy(thing) => {
                things(thing).is_some_and(|set| !set.is_empty())
            }
            // Only cards of the light side can be captured (LCG-CAPT-01), and only if the dark side has an objective in
            // play.
            Op::Capture(thing) => {
                let prey = self.cast.side[Side::Light as usize];
                !self.capture_objectives(s).is_empty() && things(thing).is_some_and(|set| !(set & prey).is_empty())
            }
            Op::Unfocus(thing, Count::N(_) | Count::All) => {
                things(thing).is_some_and(|set| set.iter().any(|c| s.tokens[c].focus > 0) || is_slot(thing))
            }
            Op::Shield(thing) => {
                things(thing).is_some_and(|set| set.iter().any(|c| s.tokens[c].shields == 0) || is_slot(thing))
            }
            Op::ShieldMore(thing) | Op::ToHand(thing, _) | Op::BottomAtRandom(thing) | Op::DiscardFromPlay(thing) => {
                things(thing).is_some_and(|set| !set.is_empty())
            }
            Op::Forbid { who, .. } => things(who).is_some_and(|set| !set.is_empty()),
            Op::MoveDamage(from, _) | Op::Discard(from) | Op::ToBottom(from) | Op::PutIntoPlay(from) => {
                looking.filled & bits(from) != 0
            }
            Op::Sacrifice(slot) | Op::CaptureHere(slot) => looking.filled & bits(slot) != 0,
            Op::Redirect(slot, _) => looking.filled & bits(slot) != 0 && self.has_spare(looking),
            Op::Strip(_) => self.could_strip(s, looking.named),
            Op::Prevent(_) => true,
            Op::Draw(_) | Op::NoMatch(Until::Phase | Until::Engagement | Until::Strike) | Op::NextCard(_) => true,
            Op::DiscardHand(who, _) => {
                let seat = Self::picker(s, ctx.seat, who);
                if seat == ctx.seat { self.hand_beside(s, ctx) > 0 } else { !(s.hand & theirs).is_empty() }
            }
            Op::DiscardRandom(_) | Op::LookAtHand => !(s.hand & theirs).is_empty(),
            Op::TakeTop(_) => !(s.discard & own).is_empty(),
            Op::CaptureRandom => s.side(ctx.seat) == Side::Dark && !(s.hand & theirs).is_empty(),
            Op::Rescue(_) => !(s.captured & own).is_empty(),
            Op::Join => s.in_engagement() && !self.is_doubled(s, ctx.src) && self.may_join(s, ctx.src),
            Op::RevealTop(_) | Op::Mill(_) => !command(own).is_empty(),
            Op::LookAtTop(_) => !command(theirs).is_empty(),
            Op::Cancel => looking.answered.is_some_and(|(m, _)| !s.moments.as_slice()[m as usize].has(Moment::OFF)),
            Op::RestartEdge => true,
            Op::ToOwnerHand => looking
                .answered
                .is_some_and(|(m, entry)| Destination::of(s.entry(m, entry).n) != Destination::HandInstead),
            Op::Discount(_) => self.could_discount(s, ctx.seat),
            Op::Dial(n, least) => n > 0 || s.dial > least,
            Op::MoveEngagement => s.in_engagement() && s.fight.target != ctx.src,
            Op::EngageAgain => !self.things(s, Operand::Engaged, ctx).is_empty(),
            _ => false,
        }
    }

    /// The number of cards in the player's hand other than this card, which may be one of them.
    fn hand_beside(&self, s: &State<W>, ctx: Ctx) -> usize {
        let hand = (s.hand & *self.own(s, ctx.seat)).len();
        hand.saturating_sub(!s.in_play.contains(ctx.src) as usize)
    }

    /// Whether this unit may enter the engagement despite restrictions on declaring (LCG-ENG-OPEN1). By default it may.
    pub(crate) fn may_join(&self, s: &State<W>, copy: CopyId) -> bool {
        if !self.setup.rulings.bans_stop_entering {
            return true;
        }
        let seat = self.owner(s, copy);
        let most = self.cast.of(s.fight.target).most_attackers.filter(|_| seat == s.active);
        let crowded = most.is_some_and(|most| self.fighters(s, seat).len() >= most as usize);
        let only = self.cast.of(s.fight.target).attackers.filter(|_| seat == s.active);
        let fits = only.is_none_or(|sel| self.fits(s, sel, copy, s.fight.target));
        !crowded && fits && self.may_declare(s, seat, copy)
    }

    /// The cards an op applies to; `None` when no card was picked.
    fn look_for(&self, looking: &Looking<W>, thing: Operand) -> Option<CopySet<W>> {
        let (s, ctx) = (looking.s, looking.ctx);
        match thing {
            Operand::Slot(slot) => (looking.filled & bits(slot) != 0).then(|| s.in_play | s.discard),
            _ => Some(self.things(s, thing, ctx)),
        }
    }

    /// The cards an op applies to.
    pub(crate) fn things(&self, s: &State<W>, thing: Operand, ctx: Ctx) -> CopySet<W> {
        let one = |copy: CopyId| if copy.is_some() { CopySet::only(copy) } else { CopySet::EMPTY };
        match thing {
            Operand::This => one(ctx.src) & s.in_play,
            Operand::Host => s.host(ctx.src).map_or(CopySet::EMPTY, one),
            Operand::Trigger => one(ctx.trigger) & s.in_play,
            // The dial is not an objective: only the rules themselves affect it (LCG-NAME-EX8).
            Operand::Engaged => one(s.fight.target) & s.in_play & self.cast.objectives,
            Operand::Slot(slot) => {
                let values = &s.vals.as_slice()[(ctx.base + slot.at) as usize..][..slot.n as usize];
                values.iter().map(|&v| CopyId(v)).filter(|c| c.is_some()).collect()
            }
            Operand::Each(sel) => self.select(s, sel, ctx),
        }
    }

    fn has_spare(&self, looking: &Looking<W>) -> bool {
        let s = looking.s;
        looking
            .answered
            .is_some_and(|(m, _)| (0..s.moments.as_slice()[m as usize].len).any(|i| !s.entry(m, i).copy.is_some()))
    }

    /// Whether one of these cards has tokens or enhancements to lose.
    pub(crate) fn could_strip(&self, s: &State<W>, cards: CopySet<W>) -> bool {
        let bare = crate::state::Tokens::default();
        cards.iter().any(|c| s.tokens[c] != bare || !self.attached_to(s, c).is_empty())
    }

    /// Whether the cost of the card being played can be reduced by discarding.
    pub(crate) fn could_discount(&self, s: &State<W>, seat: Seat) -> bool {
        let hand = s.hand & *self.own(s, seat);
        !hand.is_empty()
            && self.being_played(s).is_some_and(|(copy, discount)| self.discounted(s, seat, copy, discount) > 1)
    }

    /// The innermost card being played and its discount so far, including discards in progress.
    pub(crate) fn being_played(&self, s: &State<W>) -> Option<(CopyId, u8)> {
        let coming = match s.frames.last() {
            Some(Frame::Discount { value, .. }) => s.vals.as_slice()[value as usize] as u8,
            _ => 0,
        };
        s.frames.as_slice().iter().rev().find_map(|f| match *f {
            Frame::Play { copy, discount, .. } => Some((copy, discount + coming)),
            _ => None,
        })
    }
}

fn bits(slot: Slot) -> u16 {
    ((1u16 << slot.n) - 1) << slot.at
}

const fn is_slot(thing: Operand) -> bool {
    matches!(thing, Operand::Slot(_))
}
