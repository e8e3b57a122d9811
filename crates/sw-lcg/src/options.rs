//! The legal options of a seat.

use cards::N;
use table::kernel::Point;
use table::{CardId, CopyId, CopySet, Options, Seat};

use crate::answer::Answer;
use crate::effect::Zone;
use crate::frame::{Frame, How};
use crate::game::SwLcg;
use crate::op::{PickSpec, SkillKind};
use crate::select::Ctx;
use crate::state::State;
use crate::verb::Verb;

/// A number that no card has.
const NO_CARD: CardId = CardId(u16::MAX);

impl<const W: usize> SwLcg<W> {
    pub(crate) fn list_options(&self, s: &State<W>, seat: Seat, out: &mut Options) {
        out.clear();
        let own = *self.own(s, seat);
        let hand = s.hand & own;
        match s.frames.last().unwrap_or_default() {
            Frame::PickObjectives { .. } => self.kinds(s.dealt & own, |c| out.push(Verb::Bury.on(c))),
            Frame::Mulligan { .. } => out.extend([Verb::Keep.bare(), Verb::Redraw.bare()]),
            Frame::Flip { .. } => self.kinds(s.dealt & own, |c| out.push(Verb::Flip.on(c))),
            Frame::Window { moment, point, base, marks, .. } => self.answers(s, seat, moment, point, base, marks, out),
            Frame::Actions { window, .. } => self.actions_of(s, seat, window, out),
            Frame::Pay { .. } => self.payments(s, seat, out),
            Frame::Pick { spec, taken, .. } => self.picks(s, seat, spec, taken, out),
            Frame::Choose { n, .. } => out.extend((0..n).map(|i| Verb::Branch.number(i as u16))),
            Frame::May { .. } | Frame::FateAgain { .. } | Frame::Conflict { .. } => {
                out.extend([Verb::Yes.bare(), Verb::No.bare()]);
            }
            Frame::PlaceTokens { stage, .. } => {
                let verb = if stage == crate::frame::Stage::Protect { Verb::Protect } else { Verb::Shield };
                out.extend((0..=self.landing_limit(s)).map(|n| verb.number(n as u16)));
            }
            Frame::CaptureObjective { .. } | Frame::CaptureAt { .. } => {
                self.kinds_in_play(s, self.capture_objectives(s), |c| out.push(Verb::CaptureObjective.on(c)));
            }
            Frame::RescueAt { .. } => {
                self.kinds_in_play(s, self.rescue_objectives(s), |c| out.push(Verb::CaptureObjective.on(c)));
            }
            Frame::Attach { copy, .. } => {
                let how = match s.frames.as_slice().iter().rev().nth(1) {
                    Some(Frame::Play { how, .. }) => *how,
                    _ => How::Plain,
                };
                self.kinds_in_play(s, self.hosts(s, copy, how), |c| out.push(Verb::Pick.on(c)));
            }
            Frame::Discard { .. } => self.kinds(hand, |c| out.push(Verb::Discard.on(c))),
            Frame::MayDiscard { .. } => {
                self.kinds(hand, |c| out.push(Verb::Discard.on(c)));
                out.push(Verb::Pass.bare());
            }
            Frame::Discount { .. } => {
                self.kinds(hand, |c| out.push(Verb::Discard.on(c)));
                let some = self.being_discarded(s) > 0;
                if some && self.play_is_payable(s, seat) {
                    out.push(Verb::Done.bare());
                }
            }
            Frame::BalanceStrike { .. } => {
                let targets = self.objectives(s, seat.other());
                self.kinds_in_play(s, targets, |c| out.push(Verb::Balance.on(c)));
                out.push(Verb::Pass.bare());
            }
            Frame::Engage { .. } => {
                self.kinds_in_play(s, self.engageable(s, seat), |c| out.push(Verb::Engage.on(c)));
                out.push(Verb::Pass.bare());
            }
            Frame::Declare { .. } => {
                self.kinds_in_play(s, self.declarable(s, seat), |c| out.push(Verb::Declare.on(c)));
                if seat != s.active || !self.fighters(s, seat).is_empty() {
                    out.push(Verb::Done.bare());
                }
            }
            Frame::Shielding { .. } => {
                self.kinds_in_play(s, self.shieldable(s, seat), |c| out.push(Verb::PlaceShield.on(c)));
                out.push(Verb::Done.bare());
            }
            Frame::Edge { .. } => {
                self.kinds(hand, |c| out.push(Verb::Edge.on(c)));
                out.push(Verb::Pass.bare());
            }
            Frame::FateOrder { .. } => self.kinds(self.next_fates(s), |c| out.push(Verb::Fate.on(c))),
            Frame::Strike { .. } => {
                self.kinds_in_play(s, self.strikers(s, seat), |c| out.push(Verb::Strike.on(c)));
            }
            Frame::Icons { unit, done } => {
                let open = self.open_icons(s, unit, done);
                out.extend((0..3).filter(|i| open >> i & 1 != 0).map(|i| Verb::Icon.number(i)));
            }
            Frame::Aim { unit, tactics, base, .. } => self.aims(s, unit, tactics, base, out),
            Frame::Commit { .. } => {
                self.kinds_in_play(s, self.committable(s, seat), |c| out.push(Verb::Commit.on(c)));
                out.push(Verb::Done.bare());
            }
            Frame::Order { under, named, .. } => {
                let cards = if under { s.limbo & own } else { self.to_put_back(s, seat, named) };
                self.kinds(cards, |c| out.push(Verb::Order.on(c)));
            }
            Frame::DiscardOrder { .. } => self.kinds(s.heap & own, |c| out.push(Verb::Order.on(c))),
            Frame::Strip { copy, .. } => self.strips(s, copy, out),
            Frame::Empty
            | Frame::Turn(_)
            | Frame::Fight(_)
            | Frame::Life(_)
            | Frame::Play { .. }
            | Frame::Run { .. }
            | Frame::Depart { .. } => {}
        }
        out.sort_unstable();
    }

    /// Calls `each` once per card, with its first copy. Copies of one card are adjacent in a set, so comparing with the
    /// previous copy is enough.
    pub(crate) fn kinds(&self, set: CopySet<W>, mut each: impl FnMut(CopyId)) {
        let mut last = NO_CARD;
        set.each(|copy| {
            let card = self.cast.card(copy);
            if card != last {
                last = card;
                each(copy);
            }
        });
    }

    /// Calls `each` once per group of interchangeable cards in play.
    pub(crate) fn kinds_in_play(&self, s: &State<W>, set: CopySet<W>, mut each: impl FnMut(CopyId)) {
        set.each(|copy| {
            let twins = set & self.cast.same(copy);
            let first =
                !twins.has_several() || !twins.iter().take_while(|&c| c != copy).any(|c| self.alike(s, c, copy));
            if first {
                each(copy);
            }
        });
    }

    /// Calls `each` once per card of a discard pile and rank in it, if the order matters.
    fn kinds_in_pile(&self, s: &State<W>, set: CopySet<W>, mut each: impl FnMut(CopyId)) {
        set.each(|copy| {
            let mut before = (set & self.cast.same(copy)).iter().take_while(|&c| c != copy);
            if !before.any(|c| self.rank_in_pile(s, c) == self.rank_in_pile(s, copy)) {
                each(copy);
            }
        });
    }

    #[expect(clippy::too_many_arguments, reason = "all of them describe the round of answers")]
    fn answers(&self, s: &State<W>, seat: Seat, moment: u8, point: Point, base: u8, marks: u8, out: &mut Options) {
        let taken = &s.vals.as_slice()[base as usize..(base + marks) as usize];
        let seats = if point == Point::ForcedReaction { [seat, seat.other()] } else { [seat, seat] };
        for (i, &who) in seats.iter().enumerate() {
            if i == 1 && seats[0] == seats[1] {
                break;
            }
            self.find_answer(s, who, moment, point, taken, false, |a| {
                let given = |o: &table::Opt| Answer { copy: CopyId(o.a()), skill: o.b() as u8, entry: o.c() };
                if !out.iter().any(|o| self.interchangeable(s, moment, given(o), a)) && !out.is_full() {
                    out.push(Verb::Use.with(a.copy, a.skill, a.entry));
                }
                false
            });
        }
        if point != Point::ForcedReaction && !self.owes_a_discount(s, seat, moment) {
            out.push(Verb::Pass.bare());
        }
    }

    /// Whether a player must take a discount: they have begun to play a card that they cannot pay for without it.
    pub(crate) fn owes_a_discount(&self, s: &State<W>, seat: Seat, moment: u8) -> bool {
        self.being_played_now(s, moment) && !self.play_is_payable(s, seat)
    }

    /// The number of cards discarded so far to reduce a cost.
    fn being_discarded(&self, s: &State<W>) -> u16 {
        match s.frames.last() {
            Some(Frame::Discount { value, .. }) => s.vals.as_slice()[value as usize],
            _ => 0,
        }
    }

    fn being_played_now(&self, s: &State<W>, moment: u8) -> bool {
        s.moments.as_slice()[moment as usize].what == crate::moment::What::Playing
    }

    fn play_is_payable(&self, s: &State<W>, seat: Seat) -> bool {
        self.being_played(s).is_none_or(|(copy, discount)| self.can_pay_for(s, seat, copy, discount))
    }

    fn actions_of(&self, s: &State<W>, seat: Seat, window: u8, out: &mut Options) {
        let own = *self.own(s, seat);
        self.kinds_in_play(s, (s.in_play & own & self.cast.actions).minus(&s.attached), |c| {
            for (i, skill) in self.db.skills(self.cast.card(c)).iter().enumerate() {
                if skill.kind == SkillKind::Action && !skill.from_hand && self.usable(s, c, skill, None, false) {
                    out.push(Verb::Use.with(c, i as u8, 0));
                }
            }
        });
        self.kinds(s.hand & own, |c| self.plays_of(s, seat, window, c, out));
        if window == 3 && seat == s.active {
            self.kinds(s.discard & own & self.cast.from_discard, |c| {
                // A copy in the discard pile is a separate option from a copy in hand.
                if self.playable(s, seat, c, How::Plain) {
                    out.push(Verb::Play.with(c, 3, 0));
                }
            });
        }
        out.push(Verb::Pass.bare());
    }

    /// The ways this card in hand can be played in a window.
    fn plays_of(&self, s: &State<W>, seat: Seat, window: u8, c: CopyId, out: &mut Options) {
        let cast = &*self.cast;
        if cast.events.contains(c) {
            for (i, skill) in self.db.skills(cast.card(c)).iter().enumerate() {
                if skill.kind == SkillKind::Action && self.usable(s, c, skill, None, false) {
                    out.push(Verb::Use.with(c, i as u8, 0));
                }
            }
            return;
        }
        let joins = s.in_engagement() && cast.into_engagement.contains(c) && self.may_join(s, c);
        if joins && self.playable(s, seat, c, How::Joining) {
            out.push(Verb::Play.with(c, 2, 0));
        }
        if window == 3 && seat == s.active && (cast.units | cast.enhancements).contains(c) {
            if self.playable(s, seat, c, How::Plain) {
                out.push(Verb::Play.with(c, 0, 0));
            }
            if cast.as_enhancement.contains(c) && self.playable(s, seat, c, How::Attached) {
                out.push(Verb::Play.with(c, 1, 0));
            }
        }
    }

    /// Whether this seat might act in a window, according to public knowledge.
    pub(crate) fn could_act(&self, s: &State<W>, window: u8, seat: Seat) -> bool {
        let own = *self.own(s, seat);
        let mut found = false;
        (s.in_play & own & self.cast.actions).minus(&s.attached).each(|c| {
            found |= !found
                && self.db.skills(self.cast.card(c)).iter().any(|skill| {
                    skill.kind == SkillKind::Action && !skill.from_hand && self.usable(s, c, skill, None, true)
                });
        });
        if found {
            return true;
        }
        if window == 3 && seat == s.active {
            return !(s.hand & own).is_empty() || !(s.discard & own & self.cast.from_discard).is_empty();
        }
        let held = self.might_hold(s, seat, self.cast.hand_actions & own);
        let mut last = NO_CARD;
        held.iter().any(|c| {
            let card = self.cast.card(c);
            if card == last {
                return false;
            }
            last = card;
            if self.cast.events.contains(c) {
                self.db.skills(card).iter().any(|k| k.kind == SkillKind::Action && self.usable(s, c, k, None, true))
            } else {
                s.in_engagement() && self.may_join(s, c) && self.playable(s, seat, c, How::Joining)
            }
        })
    }

    fn payments(&self, s: &State<W>, seat: Seat, out: &mut Options) {
        self.kinds_in_play(s, self.ready_sources(s, seat), |c| {
            for n in self.pay_range(s, c).into_iter().flatten() {
                out.push(Verb::Pay.with(c, 0, n));
            }
        });
    }

    fn picks(&self, s: &State<W>, _: Seat, spec: u8, taken: u8, out: &mut Options) {
        let Some(Frame::Run { src, base, moment, entry, .. }) = s.frames.as_slice().iter().rev().nth(1).copied() else {
            return;
        };
        let answered = (moment != u8::MAX).then_some((moment, entry & 0x7f));
        let ctx = self.ctx(s, src, base, answered);
        let wanted = self.db.code().picks[spec as usize];
        let set = self.pick_next(s, wanted, ctx, taken);
        let verb = match self.db.code().sels[wanted.from as usize].0.zone {
            Zone::Play => Verb::Pick,
            Zone::Hand => Verb::PickHand,
            Zone::Discard => Verb::PickDiscard,
            Zone::ObjectiveDeck | Zone::Looked | Zone::Revealed => Verb::PickDeck,
        };
        match verb {
            Verb::Pick => self.kinds_in_play(s, set, |c| out.push(verb.on(c))),
            Verb::PickDiscard => self.kinds_in_pile(s, set, |c| out.push(verb.on(c))),
            _ => self.kinds(set, |c| out.push(verb.on(c))),
        }
        let enough = match wanted.n {
            N::Exactly(_) => false,
            N::UpTo(_) => !wanted.target || taken > 0,
        };
        if enough || out.is_empty() {
            out.push(Verb::Done.bare());
        }
    }

    /// The cards the next pick may name, in any order: all that are not picked yet.
    pub(crate) fn pick_next(&self, s: &State<W>, wanted: PickSpec, ctx: Ctx, taken: u8) -> CopySet<W> {
        let mut set = self.pickable(s, wanted, ctx);
        if taken > 0 {
            for &copy in &s.vals.as_slice()[(ctx.base + wanted.slot.at) as usize..][..taken as usize] {
                set.remove(CopyId(copy));
            }
        }
        set
    }

    /// The targets of the next point of damage or focus token of a strike; they may be divided or stacked in any order
    /// (LCG-ICON-02).
    fn aims(&self, s: &State<W>, unit: CopyId, tactics: bool, base: u8, out: &mut Options) {
        let enemy = self.owner(s, unit).other();
        if tactics {
            return self.kinds_aimed(s, self.units(s, enemy), base, |c| out.push(Verb::Aim.on(c)));
        }
        if !self.divides(s, unit) {
            return self.kinds_in_play(s, self.damage_targets(s, unit), |c| out.push(Verb::AimAll.on(c)));
        }
        let fighters = self.fighters(s, enemy);
        self.kinds_aimed(s, fighters, base, |c| out.push(Verb::Aim.on(c)));
        if s.vals.len() == base as usize {
            let aside = self.damage_targets(s, unit).minus(&fighters);
            self.kinds_in_play(s, aside, |c| out.push(Verb::AimAll.on(c)));
        }
    }

    /// Like [`Self::kinds_in_play`], but also distinguishes cards by what they have received in this strike.
    fn kinds_aimed(&self, s: &State<W>, set: CopySet<W>, base: u8, mut each: impl FnMut(CopyId)) {
        set.each(|copy| {
            let twins = set & self.cast.same(copy);
            let same = |c: CopyId| self.aimed(s, c, base) == self.aimed(s, copy, base) && self.alike(s, c, copy);
            if !twins.has_several() || !twins.iter().take_while(|&c| c != copy).any(same) {
                each(copy);
            }
        });
    }

    /// How much a card has received in the current strike.
    pub(crate) fn aimed(&self, s: &State<W>, copy: CopyId, base: u8) -> u8 {
        let given = s.vals.as_slice()[base as usize..].iter().map(|&v| crate::moment::Entry::unpack(v));
        given.filter(|e| e.copy == copy).map(|e| e.n).sum()
    }

    fn strips(&self, s: &State<W>, unit: CopyId, out: &mut Options) {
        let tokens = s.tokens[unit];
        let kinds =
            [(tokens.focus, Verb::StripFocus), (tokens.damage, Verb::StripDamage), (tokens.shields, Verb::StripShield)];
        out.extend(kinds.into_iter().filter(|(n, _)| *n > 0).map(|(_, verb)| verb.bare()));
        self.kinds_in_play(s, self.attached_to(s, unit), |c| out.push(Verb::StripCard.on(c)));
        out.push(Verb::Done.bare());
    }

    /// Cards on top of the opponent's deck that this seat is looking at.
    pub(crate) fn looked(&self, s: &State<W>, seat: Seat) -> CopySet<W> {
        s.over & s.known[seat.idx()] & *self.own(s, seat.other())
    }

    /// Those of them that are not put back yet, after `named` cards were put on top.
    pub(crate) fn to_put_back(&self, s: &State<W>, seat: Seat, named: u8) -> CopySet<W> {
        let mut waiting = self.looked(s, seat);
        for _ in 0..named {
            if let Some(top) = waiting.iter().max_by_key(|&c| s.place[c]) {
                waiting.remove(top);
            }
        }
        waiting
    }
}
