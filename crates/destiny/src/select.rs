//! Queries of programs about the state: matching cards and dice, amounts and conditions.

use table::{CopyId, CopySet, Seat};

use crate::card::{Side, Subtype, What};
use crate::effect::{DieZone, Token, Who, Whose, Zone};
use crate::game::Destiny;
use crate::moment::Entry;
use crate::op::{Amt, AmtId, Check, CheckId, DIE, Dies, FOE, List, NUMBER, SUBJECT, Slot, Thing, is_side_in};
use crate::state::State;

/// The context in which a selection is evaluated.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ctx {
    /// The asking card.
    pub(crate) src: CopyId,
    /// The seat that uses it.
    pub(crate) seat: Seat,
    /// The first value of its program.
    pub(crate) base: u8,
    /// The opponent it refers to, if no running program determines it.
    pub(crate) foe: Option<Seat>,
    /// A die that counts as one in the user's pool, wherever it is (SWD-RES-07).
    pub(crate) lent: CopyId,
}

impl Ctx {
    /// The `base` outside programs. Nothing has been picked.
    pub(crate) const IDLE: u8 = u8::MAX;

    pub(crate) const fn idle(src: CopyId, seat: Seat) -> Self {
        Self { src, seat, base: Self::IDLE, foe: None, lent: CopyId::NONE }
    }
}

impl<const W: usize> Destiny<W> {
    /// A value of a program; `u16::MAX` outside programs.
    #[inline]
    pub(crate) fn val(&self, s: &State<W>, ctx: Ctx, at: u8) -> u16 {
        if ctx.base == Ctx::IDLE {
            return u16::MAX;
        }
        s.vals.as_slice().get((ctx.base + at) as usize).copied().unwrap_or(u16::MAX)
    }

    /// The picks in a slot.
    pub(crate) fn slot(&self, s: &State<W>, ctx: Ctx, slot: Slot) -> impl Iterator<Item = CopyId> + use<W> {
        let values: arrayvec::ArrayVec<CopyId, 16> =
            (0..slot.n.min(16)).map_while(|i| self.nth_picked(s, ctx, slot, i)).filter(|c| c.is_some()).collect();
        values.into_iter()
    }

    /// The pick with this index in a slot.
    pub(crate) fn nth_picked(&self, s: &State<W>, ctx: Ctx, slot: Slot, i: u8) -> Option<CopyId> {
        if slot.n < 2 {
            return (i < slot.n).then(|| CopyId(self.val(s, ctx, slot.at)));
        }
        let List { base, len } = List::unpack(self.val(s, ctx, slot.at));
        (i < len).then(|| CopyId(s.vals.as_slice()[(base + i) as usize]))
    }

    /// The opponent of a program: the chosen one, or the only one.
    pub(crate) fn foe(&self, s: &State<W>, ctx: Ctx) -> Option<Seat> {
        let value = self.val(s, ctx, FOE);
        if value != u16::MAX {
            return Some(Seat::new(value as usize));
        }
        if ctx.foe.is_some() {
            return ctx.foe;
        }
        let mut others = self.foes(s, ctx.seat);
        let first = others.next();
        if others.next().is_some() { None } else { first }
    }

    /// The opponents of a seat that are still in the game.
    pub(crate) fn foes(&self, s: &State<W>, seat: Seat) -> impl Iterator<Item = Seat> + use<W> {
        let out = s.out;
        Seat::first(self.players()).filter(move |&other| other != seat && !out.contains(other))
    }

    /// The players a program refers to, in turn order from the user.
    pub(crate) fn who(&self, s: &State<W>, who: Who, ctx: Ctx) -> arrayvec::ArrayVec<Seat, 4> {
        let n = self.players();
        let around = (0..n).map(|i| Seat::new((ctx.seat.idx() + i) % n)).filter(|&seat| !s.out.contains(seat));
        match who {
            Who::You => [ctx.seat].into_iter().collect(),
            Who::Foe => self.foe(s, ctx).into_iter().collect(),
            Who::Everybody => around.collect(),
            Who::Others => around.filter(|&seat| seat != ctx.seat).collect(),
            Who::Subject if self.val(s, ctx, FOE) != u16::MAX => self.foe(s, ctx).into_iter().collect(),
            Who::Subject => {
                let subject = CopyId(self.val(s, ctx, SUBJECT));
                subject.is_some().then(|| self.controller(s, subject)).into_iter().collect()
            }
        }
    }

    /// Whether something of this owner matches `of`.
    pub(crate) fn belongs(&self, s: &State<W>, of: Whose, owner: Seat, ctx: Ctx) -> bool {
        match of {
            Whose::Anyones => true,
            Whose::Yours => owner == ctx.seat,
            Whose::Enemys => owner != ctx.seat,
            Whose::Foes => self.foe(s, ctx) == Some(owner),
        }
    }

    /// The cards that match now.
    pub(crate) fn select(&self, s: &State<W>, sel: u16, ctx: Ctx) -> CopySet<W> {
        let wanted = &self.db.code().sels[sel as usize].0;
        let zone = match wanted.zone {
            Zone::Play => s.in_play,
            Zone::Hand => s.hand.minus(&s.chosen),
            Zone::Discard => s.discard,
            Zone::HandOrDiscard => s.hand.minus(&s.chosen) | s.discard,
            Zone::Under => self.stacked_with(s, ctx.src),
            Zone::Deck => s.over | s.bag | s.under,
            Zone::Defeated => {
                (s.aside & self.of_type(s, What::Character)).minus(&self.cast.spare).minus(&self.removed_cards(s))
            }
            Zone::Loaded => s.aside & s.stacked.iter().map(|c| CopyId(s.place[c])).collect(),
        };
        let mut set = zone & *self.cast.fitting(sel);
        if !s.altered.is_empty() {
            set = set.minus(&s.altered) | zone & s.altered & *self.cast.fitting_altered(sel);
        }
        let gifted = self.gifted(s);
        if !gifted.is_empty() {
            let fitting = (zone & gifted).iter().filter(|&c| self.prints_now(s, sel, c, true));
            set = set.minus(&gifted) | fitting.collect();
        }
        let set: CopySet<W> = set.iter().filter(|&c| self.fits_now(s, sel, c, ctx)).collect();
        if !wanted.cheapest {
            return set;
        }
        let price = |c: CopyId| self.price(s, self.controller(s, c), c, 0);
        let least = set.iter().map(price).min();
        set.iter().filter(|&c| Some(price(c)) == least).collect()
    }

    /// Whether this card matches, ignoring its zone.
    pub(crate) fn fits(&self, s: &State<W>, sel: u16, copy: CopyId, ctx: Ctx) -> bool {
        self.prints_now(s, sel, copy, self.gifted(s).contains(copy)) && self.fits_now(s, sel, copy, ctx)
    }

    /// Checks the conditions that do not depend on the printed card.
    fn fits_now(&self, s: &State<W>, sel: u16, c: CopyId, ctx: Ctx) -> bool {
        let wanted = &self.db.code().sels[sel as usize].0;
        let besides = |thing| {
            let beside = self.things(s, thing, ctx).first();
            beside.is_some_and(|b| b != c && self.controller(s, b) == self.controller(s, c))
        };
        self.belongs(s, wanted.of, self.controller(s, c), ctx)
            && !(wanted.ready && s.exhausted.contains(c))
            && (!wanted.exhausted || s.exhausted.contains(c))
            && s.damage[c] >= wanted.damaged
            && s.shields[c] >= wanted.shielded
            && !(wanted.unshielded && s.shields[c] > 0)
            && !(wanted.shieldable && s.shields[c] >= 3)
            && !(wanted.unmodified && self.has_mods(s, c))
            && wanted.remaining.is_none_or(|n| self.remaining(s, c) == n)
            && wanted.cost.is_none_or(|(order, n)| order.holds(self.cast.of(c).cost as u16, self.amount(s, n, ctx)))
            && wanted.on.is_none_or(|on| s.host(c).is_some_and(|h| self.things(s, on, ctx).contains(h)))
            && wanted.bears.is_none_or(|load| self.attached_to(s, c).iter().any(|u| self.fits(s, load, u, ctx)))
            && wanted.beside.is_none_or(besides)
            && wanted.not.is_none_or(|not| !self.things(s, not, ctx).contains(c))
            && !(wanted.other && c == ctx.src)
            && !wanted.but.iter().any(|&slot| slot.n > 0 && self.slot(s, ctx, slot).any(|b| b == c))
    }

    /// The dice that match now.
    pub(crate) fn select_dice(&self, s: &State<W>, dice: u16, ctx: Ctx) -> CopySet<W> {
        let wanted = &self.db.code().dice[dice as usize].0;
        let on_cards = || -> CopySet<W> {
            let all = (0..self.cast.dice() as u16).map(CopyId);
            all.filter(|&d| self.is_on_card(s, d)).collect()
        };
        let zone = match wanted.zone {
            DieZone::Pool => s.pools(),
            DieZone::Card => on_cards(),
            DieZone::Anywhere => s.pools() | on_cards(),
        };
        if s.altered.is_empty() && s.in_play.disjoint(&self.cast.subtype_givers) {
            let set = zone & *self.cast.fitting_dice(dice);
            return set.iter().filter(|&d| self.die_fits_now(s, dice, d, ctx)).collect();
        }
        zone.iter().filter(|&d| self.die_fits(s, dice, d, ctx)).collect()
    }

    /// Whether this die matches, ignoring its zone.
    pub(crate) fn die_fits(&self, s: &State<W>, dice: u16, die: CopyId, ctx: Ctx) -> bool {
        let gifted = self.gifted(s).contains(self.cast.home(die));
        self.die_prints_now(s, dice, die, gifted) && self.die_fits_now(s, dice, die, ctx)
    }

    /// Checks the conditions that do not depend on the printed card. `showing` means the printed side, because no die
    /// is resolved (SWD-FAQ-EX24). For dice that are to be resolved, `counts` is used instead.
    fn die_fits_now(&self, s: &State<W>, dice: u16, d: CopyId, ctx: Ctx) -> bool {
        let wanted = &self.db.code().dice[dice as usize].0;
        let side = self.side(s, d);
        let symbol = 1 << side.symbol as u16;
        let owner = match s.pool_of(d) {
            _ if d == ctx.lent => ctx.seat,
            Some(seat) => seat,
            None => self.controller(s, self.cast.home(d)),
        };
        let of_card = |thing| {
            let home = self.cast.home(d);
            let cards: CopySet<W> = self.things(s, thing, ctx);
            cards.contains(home) || s.host(home).is_some_and(|host| cards.contains(host))
        };
        self.belongs(s, wanted.of, owner, ctx)
            && (wanted.showing == 0 || wanted.showing & symbol != 0)
            && (wanted.counts == 0 || self.counts_as(s, d, wanted.counts, ctx.seat))
            && wanted.hiding & symbol == 0
            && wanted.like.is_none_or(|slot| self.slot(s, ctx, slot).any(|l| self.side(s, l).symbol == side.symbol))
            && wanted.value.is_none_or(|(order, n)| order.holds(self.value_of(s, d) as u16, self.amount(s, n, ctx)))
            && (!wanted.plus || side.plus)
            && (!wanted.costly || side.cost > 0)
            && wanted.from.is_none_or(of_card)
            && (!wanted.fresh || s.fresh.contains(d))
            && wanted.among.is_none_or(|slot| self.slot(s, ctx, slot).any(|picked| picked == d))
            && !(wanted.other && d == CopyId(self.val(s, ctx, DIE)))
            && !wanted.but.iter().any(|&slot| slot.n > 0 && self.slot(s, ctx, slot).any(|b| b == d))
    }

    /// Whether the die is on a card in play.
    pub(crate) fn is_on_card(&self, s: &State<W>, die: CopyId) -> bool {
        s.in_play.contains(self.cast.home(die)) && !s.lost.contains(die) && s.pool_of(die).is_none()
    }

    /// The cards that an op acts on.
    pub(crate) fn things(&self, s: &State<W>, thing: Thing, ctx: Ctx) -> CopySet<W> {
        let one = |c: CopyId| if c.is_some() { CopySet::only(c) } else { CopySet::EMPTY };
        match thing {
            Thing::This => one(ctx.src),
            Thing::Host => s.host(ctx.src).map_or(CopySet::EMPTY, CopySet::only),
            Thing::Subject => one(CopyId(self.val(s, ctx, SUBJECT))),
            Thing::Slot(slot) => self.slot(s, ctx, slot).collect(),
            Thing::Bearer(slot) => self.slot(s, ctx, slot).map(|d| self.bearer(s, d)).collect(),
            Thing::HostOf(slot) => self.slot(s, ctx, slot).filter_map(|c| s.host(c)).collect(),
            Thing::LastHit => one(s.hit),
            Thing::Each(sel) => self.select(s, sel, ctx),
        }
    }

    /// The dice that an op acts on.
    pub(crate) fn dies(&self, s: &State<W>, dies: Dies, ctx: Ctx) -> CopySet<W> {
        match dies {
            Dies::This => {
                let die = CopyId(self.val(s, ctx, DIE));
                if die.is_some() { CopySet::only(die) } else { self.cast.dice_of(ctx.src) }
            }
            Dies::Subject => {
                let subject = CopyId(self.val(s, ctx, SUBJECT));
                if subject.is_some() { self.cast.dice_of(subject) } else { CopySet::EMPTY }
            }
            Dies::Slot(slot) => self.slot(s, ctx, slot).collect(),
            Dies::Both(a, b) => self.slot(s, ctx, a).chain(self.slot(s, ctx, b)).collect(),
            Dies::ThisAnd(slot) => self.dies(s, Dies::This, ctx) | self.slot(s, ctx, slot).collect(),
            Dies::Each(dice) => self.select_dice(s, dice, ctx),
        }
    }

    /// The character or support that a die belongs to; for the die of an upgrade, the host of the upgrade.
    pub(crate) fn bearer(&self, s: &State<W>, die: CopyId) -> CopyId {
        let home = self.cast.home(die);
        s.host(home).unwrap_or(home)
    }

    /// Evaluates an amount.
    pub(crate) fn amount(&self, s: &State<W>, amount: AmtId, ctx: Ctx) -> u16 {
        match self.db.code().amounts[amount as usize] {
            Amt::N(n) => n as u16,
            Amt::Value(slot) => self.slot(s, ctx, slot).map(|d| self.value_of(s, d) as u16).sum(),
            Amt::Cost(slot) => self.slot(s, ctx, slot).map(|c| self.cast.of(c).cost as u16).sum(),
            Amt::Picked(slot) => self.slot(s, ctx, slot).count() as u16,
            Amt::Number(slot) => match self.val(s, ctx, slot.at) {
                u16::MAX => 0,
                n => n,
            },
            Amt::Among(slot, sel) => self.slot(s, ctx, slot).filter(|&c| self.fits(s, sel, c, ctx)).count() as u16,
            Amt::SameSubtype => {
                let own = self.characters(s, ctx.seat);
                let share = |bit: usize| own.iter().filter(|&c| self.subtypes(s, c) >> bit & 1 != 0).count();
                (0..Subtype::CHARACTERS).map(share).max().unwrap_or(0) as u16
            }
            Amt::Cards(sel) => self.select(s, sel, ctx).len() as u16,
            Amt::Dice(dice) => self.select_dice(s, dice, ctx).len() as u16,
            Amt::Hand(who) => self.who(s, who, ctx).iter().map(|&seat| self.hand(s, seat).len() as u16).sum(),
            Amt::Resources(who) => self.who(s, who, ctx).iter().map(|&seat| s.resources[seat.idx()] as u16).sum(),
            Amt::Half(of) => self.amount(s, of, ctx).div_ceil(2),
            Amt::AtMost(of, most) => self.amount(s, of, ctx).min(most as u16),
            Amt::Times(n, of) => n as u16 * self.amount(s, of, ctx),
            Amt::On(token, thing) => {
                let tokens = |c: CopyId| match token {
                    Token::Damage => s.damage[c],
                    Token::Shield => s.shields[c],
                };
                self.things(s, thing, ctx).iter().map(|c| tokens(c) as u16).sum()
            }
            Amt::Trigger => match self.val(s, ctx, NUMBER) {
                u16::MAX => 0,
                n => n,
            },
            Amt::Instead(usual, check, other) => {
                let n = if self.holds(s, check, ctx) { other } else { usual };
                self.amount(s, n, ctx)
            }
        }
    }

    /// Evaluates a condition.
    pub(crate) fn holds(&self, s: &State<W>, check: CheckId, ctx: Ctx) -> bool {
        match self.db.code().checks[check as usize] {
            Check::Spot(sel, n) => self.select(s, sel, ctx).len() >= n as usize,
            Check::HasDice(dice, n) => self.select_dice(s, dice, ctx).len() >= n as usize,
            Check::Shows(slot, set) => self.slot(s, ctx, slot).any(|d| set >> self.side(s, d).symbol as u16 & 1 != 0),
            Check::Worth(slot, order, n) => {
                let n = self.amount(s, n, ctx);
                self.slot(s, ctx, slot).any(|d| order.holds(self.value_of(s, d) as u16, n))
            }
            Check::Fits(thing, sel) => self.things(s, thing, ctx).iter().any(|c| self.fits(s, sel, c, ctx)),
            Check::Battlefield => s.holder() == Some(ctx.seat),
            Check::FirstRound => s.round == 1,
            Check::MoreReady => self.foe(s, ctx).is_some_and(|foe| {
                let ready = |seat| self.characters(s, seat).minus(&s.exhausted).len();
                ready(ctx.seat) > ready(foe)
            }),
            Check::MoreDice => {
                self.foe(s, ctx).is_some_and(|foe| s.pool[ctx.seat.idx()].len() > s.pool[foe.idx()].len())
            }
            Check::AllHurt => {
                self.foe(s, ctx).is_some_and(|foe| self.characters(s, foe).iter().all(|c| s.damage[c] > 0))
            }
            Check::Lost(sel) => {
                let lost = s.aside & self.of_type(s, What::Character) & self.cast.own[ctx.seat.idx()];
                lost.minus(&self.cast.spare).iter().any(|c| self.fits(s, sel, c, ctx))
            }
            Check::OfColor(card, color) => {
                let color = self.slot_value(s, ctx, color);
                self.slot(s, ctx, card).any(|c| self.db.card(self.cast.card(c)).color as u16 == color)
            }
            Check::Points(thing, n) => {
                (self.things(s, thing, ctx)).minus(&s.altered).iter().any(|c| self.cast.points(c) >= n)
            }
            Check::Number(n, order, other) => order.holds(self.amount(s, n, ctx), self.amount(s, other, ctx)),
            Check::Odd(slot) => self.slot(s, ctx, slot).any(|c| self.cast.of(c).cost % 2 == 1),
            Check::Or(a, b) => self.holds(s, a, ctx) || self.holds(s, b, ctx),
            Check::Not(check) => !self.holds(s, check, ctx),
        }
    }

    fn slot_value(&self, s: &State<W>, ctx: Ctx, slot: Slot) -> u16 {
        self.val(s, ctx, slot.at)
    }

    /// Whether the conditions hold for any opponent. That is enough for play restrictions that refer to an opponent.
    pub(crate) fn holds_for_any(&self, s: &State<W>, checks: &[CheckId], seat: Seat, copy: CopyId) -> bool {
        self.foes(s, seat).any(|foe| self.allows(s, checks, seat, copy, foe))
    }

    /// Whether all these conditions hold with this opponent.
    fn allows(&self, s: &State<W>, checks: &[CheckId], seat: Seat, copy: CopyId, foe: Seat) -> bool {
        let ctx = Ctx { foe: Some(foe), ..Ctx::idle(copy, seat) };
        checks.iter().all(|&check| self.holds(s, check, ctx))
    }

    /// The opponents that a program may choose: those that the restrictions of its card allow.
    pub(crate) fn foes_allowed(&self, s: &State<W>, seat: Seat) -> arrayvec::ArrayVec<Seat, 4> {
        let all = || self.foes(s, seat).collect::<arrayvec::ArrayVec<Seat, 4>>();
        let Some((ctx, ..)) = self.running(s) else { return all() };
        if !s.queued.contains(ctx.src) {
            return all();
        }
        let only = &self.db.compiled(self.cast.card(ctx.src)).only;
        let some: arrayvec::ArrayVec<Seat, 4> =
            self.foes(s, seat).filter(|&foe| self.allows(s, only, seat, ctx.src, foe)).collect();
        if some.is_empty() { all() } else { some }
    }

    // ---- dice

    /// The side a die shows.
    #[inline]
    pub(crate) fn side(&self, s: &State<W>, die: CopyId) -> Side {
        match self.cast.die_facts(die).die {
            Some(d) => d.0[s.face[die] as usize % 6],
            None => Side::default(),
        }
    }

    /// The value a die shows (SWD-DIE-02, SWD-DIE-03), as counted by the player in whose pool it is.
    pub(crate) fn value_of(&self, s: &State<W>, die: CopyId) -> u8 {
        let seat = s.pool_of(die).unwrap_or_else(|| self.controller(s, self.cast.home(die)));
        self.value_for(s, die, seat)
    }

    /// The value a die shows as counted by this player, who resolves it. An X counts as if the die were in this
    /// player's pool (SWD-RES-07).
    pub(crate) fn value_for(&self, s: &State<W>, die: CopyId, seat: Seat) -> u8 {
        let side = self.side(s, die);
        if side.symbol.is_bare() {
            return 0;
        }
        if side.value != Side::X {
            return side.value;
        }
        // The value that an X had when the die left the pool.
        let left = s.worth.as_slice().iter().rev().map(|v| Entry::unpack(*v)).find(|e| e.copy == die);
        if let Some(e) = left.filter(|_| s.pool_of(die).is_none()) {
            return e.n;
        }
        self.x_for(s, die, seat)
    }

    /// The value of X of a die, as its card defines it for this player.
    fn x_for(&self, s: &State<W>, die: CopyId, seat: Seat) -> u8 {
        let facts = self.cast.die_facts(die);
        let lent = if s.pool_of(die).is_some_and(|pool| pool != seat) { die } else { CopyId::NONE };
        let ctx = Ctx { lent, ..Ctx::idle(self.cast.home(die), seat) };
        self.db.compiled(facts.card).x.map_or(0, |x| self.amount(s, x, ctx).min(99) as u8)
    }

    // ---- cards

    /// The controller of a card in play, or the owner of a card elsewhere (SWD-TERM-08).
    #[inline]
    pub(crate) fn controller(&self, s: &State<W>, copy: CopyId) -> Seat {
        let owner = self.cast.owner(copy);
        let left = usize::from(s.controlled_elsewhere[0].contains(copy))
            + 2 * usize::from(s.controlled_elsewhere[1].contains(copy));
        if left == 0 { owner } else { Seat::new((owner.idx() + left) % self.players()) }
    }

    /// The cards of a set that are in play and controlled by a player. Usually there are none.
    #[inline]
    pub(crate) fn held(&self, s: &State<W>, seat: Seat, some: &CopySet<W>) -> CopySet<W> {
        let there = s.in_play & *some;
        if there.is_empty() { there } else { there & self.under(s, seat) }
    }

    /// The cards that a player controls (in play) or owns (elsewhere).
    #[inline]
    pub(crate) fn under(&self, s: &State<W>, seat: Seat) -> CopySet<W> {
        let own = self.cast.own[seat.idx()];
        let elsewhere = s.controlled_elsewhere[0] | s.controlled_elsewhere[1];
        if elsewhere.is_empty() {
            return own;
        }
        own.minus(&elsewhere) | elsewhere.iter().filter(|&c| self.controller(s, c) == seat).collect()
    }

    /// A player's characters in play.
    #[inline]
    pub(crate) fn characters(&self, s: &State<W>, seat: Seat) -> CopySet<W> {
        self.all_characters(s) & self.cast.own[seat.idx()]
    }

    /// All characters in play.
    #[inline]
    pub(crate) fn all_characters(&self, s: &State<W>) -> CopySet<W> {
        (s.in_play & *self.cast.of_what(What::Character)).minus(&s.altered)
    }

    /// Cards of players who are out. They have left the game and are set aside (SWD-FFA-08).
    pub(crate) fn removed_cards(&self, s: &State<W>) -> CopySet<W> {
        let out = Seat::first(self.players()).filter(|&seat| s.out.contains(seat));
        out.fold(CopySet::EMPTY, |all, seat| all | self.cast.own[seat.idx()])
    }

    /// A player's hand.
    #[inline]
    pub(crate) fn hand(&self, s: &State<W>, seat: Seat) -> CopySet<W> {
        s.hand & self.cast.own[seat.idx()]
    }

    /// Cards attached to this one.
    pub(crate) fn attached_to(&self, s: &State<W>, host: CopyId) -> CopySet<W> {
        let printed = *self.cast.of_what(What::Upgrade) | *self.cast.of_what(What::Downgrade);
        let candidates = s.in_play & (printed | s.altered);
        candidates.iter().filter(|&c| s.place[c] == host.0).collect()
    }

    /// Cards face down under or on this one.
    pub(crate) fn stacked_with(&self, s: &State<W>, holder: CopyId) -> CopySet<W> {
        s.stacked.iter().filter(|&c| s.place[c] == holder.0).collect()
    }

    /// Upgrades on this card.
    pub(crate) fn upgrades_on(&self, s: &State<W>, host: CopyId) -> CopySet<W> {
        self.attached_to(s, host) & self.of_type(s, What::Upgrade)
    }

    /// The health of a character; 0 for a card that is no longer a character (SWD-TYPE-05).
    pub(crate) fn health(&self, s: &State<W>, copy: CopyId) -> u8 {
        if s.altered.contains(copy) {
            return 0;
        }
        let more: u8 = (s.in_play & self.cast.host_health)
            .iter()
            .filter(|&c| s.place[c] == copy.0)
            .map(|c| self.cast.of(c).host_health)
            .sum();
        self.cast.of(copy).health + more
    }

    /// The remaining health of a character (SWD-TERM-22).
    pub(crate) fn remaining(&self, s: &State<W>, copy: CopyId) -> u8 {
        self.health(s, copy).saturating_sub(s.damage[copy])
    }

    /// Whether a die has another side that it may be turned to.
    pub(crate) fn can_turn(&self, s: &State<W>, die: CopyId, set: u16) -> bool {
        self.cast
            .die_facts(die)
            .die
            .is_some_and(|d| (0..6).any(|f| f != s.face[die] as usize && self.is_side_in(s, die, d.0[f], set)))
    }

    /// Whether a die may be turned to this side.
    pub(crate) fn is_side_in(&self, s: &State<W>, die: CopyId, side: Side, set: u16) -> bool {
        let seat = s.pool_of(die).unwrap_or_else(|| self.controller(s, self.cast.home(die)));
        is_side_in(set, side.symbol, || if side.value == Side::X { self.x_for(s, die, seat) } else { side.value })
    }

    /// Whether the card has lost its abilities.
    pub(crate) fn is_silenced(&self, s: &State<W>, copy: CopyId) -> bool {
        (s.in_play & self.cast.silencers).iter().any(|c| s.place[c] == copy.0)
    }

    /// Whether this die belongs to a hampered character.
    pub(crate) fn is_hampered(&self, s: &State<W>, die: CopyId) -> bool {
        let home = self.cast.home(die);
        (s.in_play & self.cast.hampers).iter().any(|c| s.place[c] == home.0)
    }

    /// The player who may use the actions of a card in play (SWD-CACT-OPEN2).
    pub(crate) fn user(&self, s: &State<W>, copy: CopyId) -> Option<Seat> {
        if copy == s.field {
            return s.holder();
        }
        if self.cast.for_host.contains(copy) {
            return s.host(copy).map(|host| self.controller(s, host));
        }
        Some(self.controller(s, copy))
    }

    /// Whether a card has mods attached.
    fn has_mods(&self, s: &State<W>, copy: CopyId) -> bool {
        self.upgrades_on(s, copy).iter().any(|u| self.subtypes(s, u) >> Subtype::Mod as u64 & 1 != 0)
    }
}
