//! The legal options of a seat.

use table::{CopyId, CopySet, Options, Seat};

use crate::card::{Symbol, What as Kind};
use crate::effect::Zone;
use crate::frame::{ANY_SYMBOL, Frame, PlayStep};
use crate::game::Destiny;
use crate::op::{Pool, SkillKind};
use crate::state::State;
use crate::verb::Verb;

impl<const W: usize> Destiny<W> {
    #[expect(clippy::too_many_lines, reason = "one arm per frame reads as a table")]
    pub(crate) fn list_options(&self, s: &State<W>, seat: Seat, out: &mut Options) {
        out.clear();
        let hand = self.hand(s, seat);
        let frame = s.frames.last().unwrap_or_default();
        match frame {
            Frame::Mulligan { .. } | Frame::Discards { .. } => {
                self.kinds(self.to_put_back(s, seat), |c| out.push(Verb::PutBack.on(c)));
                out.push(Verb::Done.bare());
            }
            Frame::Field { .. } => out.extend((0..self.players()).map(|owner| Verb::Field.number(owner as u16))),
            Frame::OwnField { seat } => out.extend(self.own_fields(seat).iter().map(|c| Verb::Pick.on(c))),
            Frame::Turn(_) => self.actions(s, seat, out),
            Frame::Order { base, n, .. } => self.orders(s, base, n, out),
            Frame::Pick { spec, taken, .. } => self.picks(s, spec, taken, out),
            Frame::Modes { n, value, .. } => {
                let done = s.vals.as_slice()[value as usize];
                out.extend(
                    (0..n).filter(|i| done == u16::MAX || done >> i & 1 == 0).map(|i| Verb::Branch.number(i as u16)),
                );
            }
            Frame::Choose { n, .. } => out.extend((0..n).map(|i| Verb::Branch.number(i as u16))),
            Frame::DiscardInstead { copy, .. } => self.saves(s, copy, out),
            Frame::ExtraCopies { seat, copy } => {
                out.extend(self.copies_too_many(s, seat, copy).iter().map(|c| Verb::Discard.on(c)));
            }
            Frame::May { seat, .. } => {
                out.push(Verb::Yes.bare());
                if !self.owes_a_discount(s, seat) {
                    out.push(Verb::No.bare());
                }
            }
            Frame::Claim { .. } | Frame::ShieldsFirst { .. } => out.extend([Verb::Yes.bare(), Verb::No.bare()]),
            Frame::Foe { seat } => {
                let foes = self.foes_allowed(s, seat);
                out.extend(foes.iter().map(|foe| Verb::Player.number(foe.idx() as u16)));
            }
            Frame::TargetOpponent { moment } => {
                let user = s.moment(moment).seat;
                out.extend(self.foes(s, user).map(|foe| Verb::Player.number(foe.idx() as u16)));
            }
            Frame::Symbol { seat, how, die } => {
                out.extend(self.series_ways(s, seat, die, how).iter().map(|way| Verb::Symbol.number(way.0 as u16)));
            }
            Frame::LoseDie { host, .. } => {
                self.dice_once(s, self.cast.dice_of(host).minus(&s.lost), |d| out.push(Verb::PickDie.on(d)));
            }
            Frame::Bid { .. } => out.extend((0..=self.most_tokens(s)).map(|n| Verb::Bid.number(n.into()))),
            Frame::Color { .. } => out.extend((0..4).map(|i| Verb::Color.number(i))),
            Frame::Assign { .. } => {
                if let Some((copy, least, most)) = self.share(s, frame) {
                    out.extend((least..=most).map(|n| Verb::Assign.with(copy, 0, n)));
                }
            }
            Frame::Moving { to, most, .. } => out.extend((0..=most).map(|n| Verb::Assign.with(to, 0, n))),
            Frame::Turning { .. } => {
                if let Some((die, symbols)) = self.turning(s) {
                    out.extend(self.sides(s, die, symbols).into_iter().map(|f| Verb::Side.with(die, f as u16, 0)));
                }
            }
            Frame::Resolving { seat, symbol: ANY_SYMBOL } => {
                self.resolutions(s, seat, out);
                out.push(Verb::Done.bare());
            }
            Frame::Resolving { seat, symbol } => {
                let symbol = Symbol::ALL[symbol as usize];
                let b = symbol as u16;
                self.dice_once(s, self.to_resolve(s, seat, Some(symbol)), |d| out.push(Verb::Resolve.with(d, b, 0)));
                out.push(Verb::Done.bare());
            }
            Frame::Series { how, .. } => {
                self.dice_once(s, self.series(s, frame), |d| out.push(Verb::PickDie.on(d)));
                if self.db.code().hows[how as usize].may {
                    out.push(Verb::Done.bare());
                }
            }
            Frame::Activating { .. } => out.extend(self.activating(s, frame).iter().map(|c| Verb::Pick.on(c))),
            Frame::Modify { moment } => {
                self.dice_once(s, self.modifiers(s, moment), |d| out.push(Verb::Modify.on(d)));
                out.push(Verb::Done.bare());
            }
            Frame::Target { .. } => out.extend(self.all_characters(s).iter().map(|c| Verb::Target.on(c))),
            Frame::Special { moment } => {
                if let Some((_, e)) = s.entries(moment).next() {
                    out.extend(self.specials(s, e.copy).into_iter().map(|i| Verb::Special.number(i as u16)));
                }
            }
            Frame::Focus { .. } => {
                self.dice_once(s, self.focusable(s, frame), |d| out.push(Verb::PickDie.on(d)));
                out.push(Verb::Done.bare());
            }
            Frame::Reroll { seat, base } => {
                self.dice_once(s, self.rerollable(s, seat, base), |d| out.push(Verb::PickDie.on(d)));
                out.push(Verb::Done.bare());
            }
            Frame::Play { copy, seat, step, less } => self.plays(s, seat, copy, step, less, out),
            Frame::Excess { host, newest, .. } => {
                out.extend(self.spared(s, host, newest).iter().map(|c| Verb::Discard.on(c)));
            }
            Frame::Discard { .. } | Frame::KeepBack { .. } => self.kinds(hand, |c| out.push(Verb::PickHand.on(c))),
            Frame::Spare { .. } => out.extend(self.spare_fields(s).iter().map(|c| Verb::Pick.on(c))),
            Frame::Empty
            | Frame::SetupShields { .. }
            | Frame::SharedDamage { .. }
            | Frame::Upkeep(_)
            | Frame::Life(_)
            | Frame::Run { .. }
            | Frame::Finish { .. } => {}
        }
        out.sort_unstable();
    }

    /// The choice of a card that is discarded instead of another. Cards are offered by name only if there are several.
    fn saves(&self, s: &State<W>, copy: CopyId, out: &mut Options) {
        let guards = self.guards_apart(s, copy);
        if guards.has_several() {
            out.extend(guards.iter().map(|c| Verb::Discard.on(c)));
        } else {
            out.push(Verb::Yes.bare());
        }
        out.push(Verb::No.bare());
    }

    /// Cards of the hand that may still be chosen in secret, in any order.
    pub(crate) fn to_put_back(&self, s: &State<W>, seat: Seat) -> CopySet<W> {
        self.hand(s, seat).minus(&s.chosen)
    }

    /// Calls back once for each card, with its first copy. Usually copies of one card are adjacent, so that a
    /// comparison with the previous copy is enough.
    pub(crate) fn kinds(&self, set: CopySet<W>, mut each: impl FnMut(CopyId)) {
        let mut last = u16::MAX;
        set.each(|copy| {
            let kind = self.cast.kind(copy);
            let met =
                || self.cast.scattered && set.iter().take_while(|&c| c != copy).any(|c| self.cast.kind(c) == kind);
            if kind != last && !met() {
                last = kind;
                each(copy);
            }
        });
    }

    /// Calls back once for each group of dice that cannot be told apart.
    pub(crate) fn dice_once(&self, s: &State<W>, set: CopySet<W>, mut each: impl FnMut(CopyId)) {
        set.each(|die| {
            if !set.iter().take_while(|&d| d != die).any(|d| self.dice_alike(s, d, die)) {
                each(die);
            }
        });
    }

    /// Whether two dice belong to the same card, or to equal cards with equal tokens on the same host (SWD-OUT-03).
    pub(crate) fn homes_alike(&self, s: &State<W>, a: CopyId, b: CopyId) -> bool {
        let tokens = |c: CopyId| (s.damage[c], s.shields[c], s.exhausted.contains(c), s.used.contains(c));
        a == b || s.host(a).is_some() && s.host(a) == s.host(b) && tokens(a) == tokens(b)
    }

    /// Whether two cards in play cannot be told apart: the same card with the same controller and host, equal tokens
    /// and dice, and nothing attached to it.
    pub(crate) fn cards_alike(&self, s: &State<W>, a: CopyId, b: CopyId) -> bool {
        let state = |c: CopyId| (s.damage[c], s.shields[c], s.exhausted.contains(c), s.used.contains(c));
        let bare = |c: CopyId| self.attached_to(s, c).is_empty();
        let dice = |c: CopyId| {
            let mut sides = [0u8; 7];
            for die in self.cast.dice_of(c).minus(&s.lost) {
                sides[if s.pool_of(die).is_some() { s.face[die] as usize % 6 } else { 6 }] += 1;
            }
            sides
        };
        a == b
            || self.cast.kind(a) == self.cast.kind(b)
                && self.controller(s, a) == self.controller(s, b)
                && s.host(a) == s.host(b)
                && state(a) == state(b)
                && bare(a)
                && bare(b)
                && dice(a) == dice(b)
    }

    /// Whether two dice cannot be told apart: same card, side and pool, equal homes, same past and pending effects.
    pub(crate) fn dice_alike(&self, s: &State<W>, a: CopyId, b: CopyId) -> bool {
        self.cast.die_kind(a) == self.cast.die_kind(b)
            && self.side(s, a) == self.side(s, b)
            && s.pool_of(a) == s.pool_of(b)
            && self.homes_alike(s, self.cast.home(a), self.cast.home(b))
            && s.resolved.contains(a) == s.resolved.contains(b)
            && (s.queue.is_empty() || s.is_awaited(a) == s.is_awaited(b))
            && s.frozen.iter().all(|frozen| frozen.contains(a) == frozen.contains(b))
    }

    fn actions(&self, s: &State<W>, seat: Seat, out: &mut Options) {
        self.kinds(self.hand(s, seat), |c| {
            if self.playable(s, seat, c, 0, None) {
                out.push(Verb::Play.on(c));
            }
            out.push(Verb::DiscardToReroll.on(c));
        });
        out.extend(self.to_activate(s, seat).iter().map(|c| Verb::Activate.on(c)));
        self.resolutions(s, seat, out);
        for copy in s.in_play & self.cast.actions {
            self.uses(s, seat, copy, out);
        }
        if s.claimed.is_empty() {
            out.push(Verb::Claim.bare());
        }
        out.push(Verb::Pass.bare());
    }

    /// Adds every way to resolve each die.
    fn resolutions(&self, s: &State<W>, seat: Seat, out: &mut Options) {
        self.dice_once(s, self.to_resolve(s, seat, None), |d| {
            out.extend(self.ways(s, seat, d, None).iter().map(|way| Verb::Resolve.with(d, way.0 as u16, 0)));
        });
    }

    fn uses(&self, s: &State<W>, seat: Seat, copy: CopyId, out: &mut Options) {
        let may = self.user(s, copy) == Some(seat) || self.cast.for_anyone.contains(copy);
        if !may || self.is_silenced(s, copy) {
            return;
        }
        for (i, skill) in self.db.compiled(self.cast.card(copy)).skills.iter().enumerate() {
            let ready = match skill.kind {
                SkillKind::Action => true,
                SkillKind::Power => !s.used.contains(copy),
                _ => false,
            };
            if ready {
                out.push(Verb::Use.with(copy, i as u16, 0));
            }
        }
        if self.cast.borrowers.contains(copy) {
            self.borrowed_uses(s, copy, out);
        }
    }

    fn borrowed_uses(&self, s: &State<W>, copy: CopyId, out: &mut Options) {
        for loan in self.loans(s, copy) {
            let ready = match loan.skill.kind {
                SkillKind::Action => true,
                SkillKind::Power => !s.lent.contains(loan.from),
                _ => false,
            };
            let option = Verb::Use.with(copy, loan.at as u16, 0);
            if ready && !out.contains(&option) {
                out.push(option);
            }
        }
    }

    /// Cards that a player may activate (SWD-ACTV-04, SWD-ACTV-05).
    pub(crate) fn to_activate(&self, s: &State<W>, seat: Seat) -> CopySet<W> {
        let supports = self.of_type(s, Kind::Support) & (self.cast.activatable | s.altered & self.cast.with_die);
        (self.characters(s, seat) | s.in_play & supports & self.under(s, seat)).minus(&s.exhausted)
    }

    fn orders(&self, s: &State<W>, base: u8, n: u8, out: &mut Options) {
        use crate::answer::Answer;
        for i in 0..n {
            let value = s.vals.as_slice()[(base + i) as usize];
            let a = Answer::unpack(value);
            // A borrowed ability can occur several times.
            let option = Verb::Next.with(a.copy, a.skill as u16, a.entry);
            if !out.contains(&option) {
                out.push(option);
            }
        }
    }

    fn picks(&self, s: &State<W>, spec: u16, taken: u8, out: &mut Options) {
        let Some((ctx, ..)) = self.running(s) else { return };
        let wanted = self.db.code().picks[spec as usize];
        let set = self.pick_next(s, wanted, ctx, taken);
        match wanted.from {
            Pool::Dice(_) => self.dice_once(s, set, |d| out.push(Verb::PickDie.on(d))),
            Pool::Cards(sel) => match self.db.code().sels[sel as usize].0.zone {
                Zone::Play | Zone::Defeated | Zone::Loaded => out.extend(set.iter().map(|c| Verb::Pick.on(c))),
                Zone::Deck => self.kinds(set, |c| out.push(Verb::PickDeck.on(c))),
                Zone::Hand | Zone::Discard | Zone::HandOrDiscard => {
                    self.kinds(set & s.hand, |c| out.push(Verb::PickHand.on(c)));
                    self.kinds(set & s.discard, |c| out.push(Verb::PickDiscard.on(c)));
                }
                Zone::Under => self.kinds(set, |c| out.push(Verb::PickUnder.on(c))),
            },
        }
        if self.pick_may_end(s, wanted, ctx, taken) || out.is_empty() {
            out.push(Verb::Done.bare());
        }
    }

    fn plays(&self, s: &State<W>, seat: Seat, copy: CopyId, step: PlayStep, less: u8, out: &mut Options) {
        if step == PlayStep::Host {
            out.extend(self.hosts_now(s, seat, copy, less).iter().map(|c| Verb::Pick.on(c)));
            return;
        }
        let host = CopyId(s.place[copy]);
        out.extend(self.replaceable(s, seat, copy, less, host).iter().map(|c| Verb::Replace.on(c)));
        if self.price(s, seat, copy, less).saturating_sub(self.rebates(s, seat, copy)) <= s.resources[seat.idx()] {
            out.push(Verb::Done.bare());
        }
    }
}
