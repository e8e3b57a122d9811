//! Playing a card (SWD-PLAY-01 to SWD-PLAY-07).

use table::chance::Chance;
use table::{CopyId, CopySet, Seat, Sink};

use crate::answer::Answer;
use crate::card::{Keyword, What as Kind};
use crate::compile::FREE;
use crate::db::Compiled;
use crate::event::Event;
use crate::frame::{Frame, PlayStep};
use crate::game::Destiny;
use crate::moment::{Moment, What, When};
use crate::op::{Op, Pointer, SkillKind};
use crate::select::Ctx;
use crate::state::State;
use crate::step::Step;

impl<const W: usize> Destiny<W> {
    /// Whether this player can play the card now, at this discount, on one of these cards if any are given.
    pub(crate) fn playable(&self, s: &State<W>, seat: Seat, copy: CopyId, less: u8, on: Option<CopySet<W>>) -> bool {
        let compiled = self.db.compiled(self.cast.card(copy));
        let what = self.db.card(self.cast.card(copy)).what();
        if !matches!(what, Kind::Event | Kind::Upgrade | Kind::Downgrade | Kind::Support) {
            return false;
        }
        if what != Kind::Event && self.is_doubled(s, seat, copy) {
            return false;
        }
        if !compiled.only.is_empty() && !self.holds_for_any(s, &compiled.only, seat, copy) {
            return false;
        }
        match what {
            Kind::Upgrade | Kind::Downgrade => {
                let hosts = self.hosts(s, seat, copy);
                let hosts = on.map_or(hosts, |on| hosts & on);
                hosts.iter().any(|h| self.payable_on(s, seat, copy, less, h))
            }
            _ => self.payable(s, seat, copy, less) <= s.resources[seat.idx()],
        }
    }

    /// Whether it would be another copy of a unique card (SWD-UNIQ-03).
    pub(crate) fn is_doubled(&self, s: &State<W>, seat: Seat, copy: CopyId) -> bool {
        self.cast.unique.contains(copy) && !self.copies_too_many(s, seat, copy).is_empty()
    }

    /// A player's copies of a unique card in play; none while one of them makes all copies not unique (SWD-UNIQ-08).
    pub(crate) fn copies_too_many(&self, s: &State<W>, seat: Seat, copy: CopyId) -> CopySet<W> {
        let there = self.held(s, seat, &self.cast.of(copy).title) & self.cast.unique;
        let frees = |c: CopyId| {
            let freed = self.db.compiled(self.cast.card(c)).not_unique_on;
            freed.is_some_and(|sel| s.host(c).is_some_and(|h| self.fits(s, sel, h, Ctx::idle(c, seat))))
        };
        if there.iter().any(frees) { CopySet::EMPTY } else { there }
    }

    /// Whether an upgrade can be attached to this card, from any zone. Effects that lift play restrictions do not lift
    /// Modify (SWD-MOD-02, SWD-MOD-OPEN1).
    pub(crate) fn bears(&self, s: &State<W>, host: CopyId, upgrade: CopyId) -> bool {
        let modify = self.db.compiled(self.cast.card(upgrade)).modify;
        let ctx = Ctx::idle(upgrade, self.controller(s, upgrade));
        modify.is_none_or(|sel| self.fits(s, sel, host, ctx))
    }

    /// The cost of a card for a player, at this discount (SWD-TERM-OPEN2).
    pub(crate) fn price(&self, s: &State<W>, seat: Seat, copy: CopyId, less: u8) -> u8 {
        if less == FREE {
            return 0;
        }
        let mut price = self.cast.of(copy).cost.saturating_sub(less);
        for c in self.held(s, seat, &self.cast.firsts).minus(&s.spent) {
            if self.is_silenced(s, c) {
                continue;
            }
            for voice in self.effect_sources(s, c) {
                if let Some((sel, n)) = self.db.compiled(self.cast.card(voice)).first_cheaper
                    && self.fits(s, sel, copy, Ctx::idle(c, seat))
                {
                    price = price.saturating_sub(n);
                }
            }
        }
        if let Some((have, less)) = self.db.compiled(self.cast.card(copy)).cheaper_against
            && self.foes(s, seat).any(|foe| s.resources[foe.idx()] >= have)
        {
            price = price.saturating_sub(less);
        }
        price
    }

    /// The total by which abilities that can still be used reduce the cost of a card.
    pub(crate) fn rebates(&self, s: &State<W>, seat: Seat, copy: CopyId) -> u8 {
        let helpers = self.held(s, seat, &self.cast.before[What::Playing as usize]);
        let fits = |c: CopyId, pointer| match pointer {
            Pointer::A(sel) => self.fits(s, sel, copy, Ctx::idle(c, seat)),
            _ => false,
        };
        let mut all = 0;
        for c in helpers.minus(&s.exhausted) {
            let lent = self.loans(s, c);
            let skills = self.db.compiled(self.cast.card(c)).skills.iter().chain(lent.iter().map(|loan| &loan.skill));
            for skill in skills.filter(|k| k.listen.when == When::Playing && fits(c, k.listen.which)) {
                all += self.rebate(skill.pc);
            }
        }
        all
    }

    /// The reduction of cost by a program.
    fn rebate(&self, pc: u16) -> u8 {
        let ops = self.db.code().ops[pc as usize..].iter().take_while(|op| **op != Op::End);
        ops.map(|op| if let Op::Discount(n) = op { *n } else { 0 }).sum()
    }

    /// Whether the player must use a discount, because the card being played cannot be paid for without it.
    pub(crate) fn owes_a_discount(&self, s: &State<W>, seat: Seat) -> bool {
        let frames = s.frames.as_slice();
        let Some(Frame::Run { src, .. }) = frames.iter().rev().find(|f| matches!(f, Frame::Run { .. })) else {
            return false;
        };
        let playing = frames.iter().rev().find_map(|f| match *f {
            Frame::Play { copy, step: PlayStep::Pay, less, .. } => Some((copy, less)),
            _ => None,
        });
        let lent = self.loans(s, *src);
        let own = self.db.compiled(self.cast.card(*src)).skills.iter().chain(lent.iter().map(|loan| &loan.skill));
        let helps = own.filter(|k| k.listen.when == When::Playing).map(|k| self.rebate(k.pc)).sum::<u8>() > 0;
        let waiting = frames.iter().rev().find_map(|f| match *f {
            Frame::Order { base, n, before: true, .. } => Some((base, n)),
            _ => None,
        });
        helps
            && playing.is_some_and(|(copy, less)| {
                let (base, n) = waiting.unwrap_or_default();
                let later = (0..n).map(|i| Answer::unpack(s.vals.as_slice()[(base + i) as usize]));
                let later: u8 = later.map(|a| self.rebate(self.skill(a.copy, a.skill).pc)).sum();
                self.price(s, seat, copy, less).saturating_sub(later) > s.resources[seat.idx()]
            })
    }

    /// The lowest cost of a card for a player.
    fn payable(&self, s: &State<W>, seat: Seat, copy: CopyId, less: u8) -> u8 {
        self.price(s, seat, copy, less).saturating_sub(self.rebates(s, seat, copy))
    }

    /// Whether the card can be paid for on this host, possibly by replacing an upgrade.
    pub(crate) fn payable_on(&self, s: &State<W>, seat: Seat, copy: CopyId, less: u8, host: CopyId) -> bool {
        let have = s.resources[seat.idx()];
        self.payable(s, seat, copy, less) <= have || !self.replaceable(s, seat, copy, less, host).is_empty()
    }

    /// Upgrades on this host that the card may replace so that it can be paid for (SWD-UPG-09, SWD-UPG-10).
    pub(crate) fn replaceable(&self, s: &State<W>, seat: Seat, copy: CopyId, less: u8, host: CopyId) -> CopySet<W> {
        // Replacing lowers a cost, but a free card has no cost (SWD-TERM-11).
        if less == FREE || s.replaced.contains(seat) || !self.cast.of_what(Kind::Upgrade).contains(copy) {
            return CopySet::EMPTY;
        }
        let have = s.resources[seat.idx()];
        let price = self.price(s, seat, copy, less);
        // An upgrade that keeps the host alive cannot be replaced, because a defeated host carries nothing
        // (SWD-ILL-OPEN1).
        let health = self.health(s, host);
        let lives = |u: CopyId| health == 0 || health.saturating_sub(self.cast.of(u).host_health) > s.damage[host];
        let fits = |&u: &CopyId| price.saturating_sub(self.cast.of(u).cost) <= have && lives(u);
        self.upgrades_on(s, host).iter().filter(fits).collect()
    }

    /// The cards that it can be played on (SWD-UPG-01, SWD-DOWN-01, SWD-MOD-01).
    pub(crate) fn hosts(&self, s: &State<W>, seat: Seat, copy: CopyId) -> CopySet<W> {
        let compiled = self.db.compiled(self.cast.card(copy));
        let ctx = Ctx::idle(copy, seat);
        let own = self.under(s, seat);
        if self.cast.of_what(Kind::Downgrade).contains(copy) {
            return self.all_characters(s).minus(&own);
        }
        if let Some(sel) = compiled.modify {
            return self.select(s, sel, ctx) & own;
        }
        let allowed = |host: &CopyId| {
            if self.is_silenced(s, *host) {
                return compiled.on.is_none_or(|sel| self.fits(s, sel, *host, ctx));
            }
            let ctx_host = Ctx::idle(*host, seat);
            let says = |which: fn(&Compiled) -> Option<u16>| {
                let fits = |c: CopyId| {
                    which(self.db.compiled(self.cast.card(c))).is_some_and(|sel| self.fits(s, sel, copy, ctx_host))
                };
                if self.cast.borrowers.is_empty() {
                    fits(*host)
                } else {
                    self.effect_sources(s, *host).iter().any(fits)
                }
            };
            let (barred, welcome) = (says(|there| there.no_upgrade), says(|there| there.any_upgrade));
            !barred && (welcome || compiled.on.is_none_or(|sel| self.fits(s, sel, *host, ctx)))
        };
        self.characters(s, seat).iter().filter(allowed).collect()
    }

    pub(crate) fn has_ambush(&self, copy: CopyId) -> bool {
        self.db.card(self.cast.card(copy)).keywords.contains(&Keyword::Ambush)
    }
}

impl<const W: usize, C: Chance, K: Sink<Event>> Step<'_, W, C, K> {
    /// Starts to play a card, which is now face up in the queue (SWD-PLAY-01, SWD-QUEUE-01).
    pub(crate) fn play(&mut self, seat: Seat, copy: CopyId, less: u8) {
        let copy = match copy {
            copy if self.s.hand.contains(copy) => self.leave_hand(copy),
            copy if self.s.stacked.contains(copy) => self.leave_stack(copy),
            copy => copy,
        };
        self.s.discard.remove(copy);
        self.s.queued.insert(copy);
        self.s.place[copy] = CopyId::NONE.0;
        self.push(Frame::Play { copy, seat, step: PlayStep::Host, less });
    }

    fn play_step(&mut self, step: PlayStep) {
        if let Some(Frame::Play { step: now, .. }) = self.s.frames.last_mut() {
            *now = step;
        }
    }

    /// Continues to play a card. Returns true if the player must choose.
    pub(crate) fn play_on(&mut self, frame: Frame) -> bool {
        let Frame::Play { copy, seat, step, less } = frame else { return false };
        match step {
            PlayStep::Host => {
                if self.g.needs_host(copy) && self.s.place[copy] == CopyId::NONE.0 {
                    let hosts = self.g.hosts_now(self.s, seat, copy, less);
                    match hosts.first() {
                        Some(only) if !hosts.has_several() => self.s.place[copy] = only.0,
                        Some(_) => return true,
                        None => {}
                    }
                }
                self.play_step(PlayStep::Replace);
            }
            PlayStep::Replace => {
                let host = CopyId(self.s.place[copy]);
                if host.is_some() && !self.g.replaceable(self.s, seat, copy, less, host).is_empty() {
                    return true;
                }
                self.play_step(PlayStep::Discount);
            }
            PlayStep::Discount => {
                self.play_step(PlayStep::Pay);
                if !self.s.in_play.disjoint(&self.g.cast.before[What::Playing as usize]) {
                    let host = CopyId(self.s.place[copy]);
                    self.begin(Moment { what: What::Playing, seat, card: copy, host, ..Moment::default() }, &[]);
                }
            }
            PlayStep::Pay => {
                let price = self.g.price(self.s, seat, copy, less);
                self.pay(seat, price);
                for c in self.g.held(self.s, seat, &self.g.cast.firsts) {
                    for voice in self.g.effect_sources(self.s, c) {
                        if let Some((sel, _)) = self.g.db.compiled(self.g.cast.card(voice)).first_cheaper
                            && self.g.fits(self.s, sel, copy, Ctx::idle(c, seat))
                        {
                            self.s.spent.insert(c);
                        }
                    }
                }
                let host = CopyId(self.s.place[copy]);
                let card = self.g.cast.card(copy);
                let on = host.is_some().then(|| self.g.cast.card(host));
                self.sink.emit_with(|| Event::Played { seat, card, on });
                self.hasten(seat, copy);
                self.play_step(PlayStep::Announce);
            }
            PlayStep::Announce => {
                self.play_step(PlayStep::Effect);
                let event = self.g.cast.of_what(Kind::Event).contains(copy);
                if event && !self.s.in_play.disjoint(&self.g.cast.before[What::Event as usize]) {
                    self.begin(Moment { what: What::Event, seat, card: copy, ..Moment::default() }, &[]);
                }
            }
            PlayStep::Effect => {
                self.play_step(PlayStep::Land);
                let skills = &self.g.db.compiled(self.g.cast.card(copy)).skills;
                if let Some(skill) = skills.iter().position(|s| s.kind == SkillKind::Event) {
                    self.use_skill(copy, skill as u8, seat, CopyId::NONE);
                }
            }
            PlayStep::Land => {
                self.pop();
                self.land(seat, copy);
            }
        }
        false
    }

    /// The first card played after an effect like `NextAmbush` has Ambush. This is checked at payment: at landing, the
    /// card with that effect would use it up itself. Ambush does not count twice (SWD-KEY-02).
    fn hasten(&mut self, seat: Seat, copy: CopyId) {
        if self.s.next_ambush.contains(seat) {
            self.s.next_ambush = self.s.next_ambush.without(seat);
            if !self.g.has_ambush(copy) {
                self.more_actions(seat, 1);
            }
        }
    }

    /// Replaces an upgrade and reduces the cost by that of the old one.
    pub(crate) fn replace_upgrade(&mut self, old: CopyId) {
        let Some(Frame::Play { seat, .. }) = self.s.frames.last() else { return };
        let cost = self.g.cast.of(old).cost;
        self.s.replaced = self.s.replaced.with(seat);
        if let Some(Frame::Play { less, step, .. }) = self.s.frames.last_mut() {
            *less = less.saturating_add(cost).min(FREE - 1);
            *step = PlayStep::Discount;
        }
        self.discard_from_play(old);
    }

    /// Moves the card out of the queue: an event to the discard pile, other cards into play (SWD-QUEUE-02).
    fn land(&mut self, seat: Seat, copy: CopyId) {
        let host = CopyId(self.s.place[copy]);
        if self.s.queued.contains(copy) {
            self.s.queued.remove(copy);
            if self.g.cast.of_what(Kind::Event).contains(copy) {
                self.put_in_discard(copy);
            } else if self.g.needs_host(copy) && !self.s.in_play.contains(host) {
                // The host has left play.
                self.put_in_discard(copy);
            } else {
                self.put_under(seat, copy);
                self.enter_play(copy, host);
                if host.is_some() {
                    // Any downgrade may be discarded, including the new one (SWD-UPG-OPEN1).
                    let newest = if self.g.cast.of_what(Kind::Downgrade).contains(copy) { CopyId::NONE } else { copy };
                    self.limit(host, newest);
                }
            }
        }
        if self.g.has_ambush(copy) {
            self.more_actions(seat, 1);
        }
        self.happened(Moment { what: What::Play, seat, card: copy, host, ..Moment::default() }, &[]);
    }

    /// Adds additional actions (SWD-XACT-01, SWD-XACT-05).
    pub(crate) fn more_actions(&mut self, seat: Seat, n: u8) {
        for _ in 0..n {
            if !self.s.extras.is_full() {
                self.s.extras.push(seat);
            }
        }
        self.sink.emit_with(|| Event::Extra { seat, n });
    }
}

impl<const W: usize> Destiny<W> {
    pub(crate) fn needs_host(&self, copy: CopyId) -> bool {
        (*self.cast.of_what(Kind::Upgrade) | *self.cast.of_what(Kind::Downgrade)).contains(copy)
    }

    /// Hosts that the card being played can be played on and paid for.
    pub(crate) fn hosts_now(&self, s: &State<W>, seat: Seat, copy: CopyId, less: u8) -> CopySet<W> {
        let hosts = self.hosts(s, seat, copy);
        let hosts = self.named_hosts(s).map_or(hosts, |named| hosts & named);
        hosts.iter().filter(|&h| self.payable_on(s, seat, copy, less, h)).collect()
    }

    /// The hosts that the program which plays the card allows.
    fn named_hosts(&self, s: &State<W>) -> Option<CopySet<W>> {
        let [.., Frame::Run { .. }, Frame::Play { .. }] = s.frames.as_slice() else { return None };
        let (ctx, pc, _) = self.running(s)?;
        match self.db.code().ops[pc as usize - 1] {
            Op::Play(_, _, Some(on)) => Some(self.things(s, on, ctx)),
            _ => None,
        }
    }
}
