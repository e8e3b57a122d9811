//! The legal options of a seat.

use cards::N as Number;
use table::{CardId, CopyId, CopySet, Options, Seat};

use crate::card::Faction;
use crate::db::NONE;
use crate::frame::Frame;
use crate::game::StarRealms;
use crate::setup::Mode;
use crate::state::{HURT, State};
use crate::verb::{PickZone, Verb};

/// An id that no card has.
const NO_CARD: CardId = CardId(u16::MAX);

impl<const N: usize, const W: usize> StarRealms<N, W> {
    #[inline]
    pub(crate) fn list_options(&self, s: &State<N, W>, seat: Seat, out: &mut Options) {
        out.clear();
        match s.frames.last().unwrap_or_default() {
            Frame::Main { done } => {
                if done.contains(seat) {
                    out.push(Verb::Withdraw.bare());
                } else {
                    self.main_options(s, seat, out);
                }
            }
            Frame::Pick { spec, src, seat, base } => self.pick_options(s, spec, src, seat, base, out),
            Frame::Choose { n, .. } => out.extend((0..n).map(|i| Verb::Branch.number(i as u16))),
            Frame::May { .. } | Frame::OnTop { .. } | Frame::Agree { .. } => {
                out.extend([Verb::Yes.bare(), Verb::No.bare()]);
            }
            Frame::Victim { seat, .. } => out.extend(self.targets(s, seat).iter().map(|v| Verb::Seat.seat(v))),
            Frame::Discard { seat, .. } => {
                self.kinds(s.players[seat].hand, |c| out.push(Verb::PickDiscard.at(c, PickZone::Hand)));
            }
            Frame::AttackSeat { seat, .. } => {
                out.extend((1..=s.players[seat].combat).map(|n| Verb::Amount.number(n)));
            }
            Frame::AttackBase { seat, copy } => {
                out.extend(self.damage_range(s, seat, copy).map(|n| Verb::Amount.number(n)));
            }
            Frame::GiveTo { seat, .. } => {
                let mates = s.alive.and(self.team_of(s, seat)).without(seat);
                out.extend(mates.iter().map(|m| Verb::Seat.seat(m)));
            }
            Frame::Legacy { seat, .. } => self.legacy_options(s, seat, out),
            Frame::Share { item, seat, next, base } => {
                out.extend(self.share_options(s, seat, next, item, base).map(|n| Verb::Amount.number(n)));
            }
            Frame::Empty | Frame::Run { .. } => {}
        }
    }

    /// Calls `each` once per card, with its first copy. Copies of one card are adjacent, so comparing with the last is
    /// enough.
    #[inline]
    fn kinds(&self, set: CopySet<W>, mut each: impl FnMut(CopyId)) {
        let mut last = NO_CARD;
        set.each(|copy| {
            let card = self.cast.card(copy);
            if card != last {
                last = card;
                each(copy);
            }
        });
    }

    /// Calls `each` once per group of interchangeable cards in play: same card, owner, marks and damage.
    #[inline]
    fn kinds_in_play(&self, s: &State<N, W>, set: CopySet<W>, mut each: impl FnMut(CopyId)) {
        let mut last = NO_CARD;
        set.each(|copy| {
            let card = self.cast.card(copy);
            if card != last || self.stands_out(s, copy, set) {
                last = card;
                each(copy);
            }
        });
    }

    /// Is this the first copy of the set with its meaning?
    #[cold]
    fn stands_out(&self, s: &State<N, W>, copy: CopyId, set: CopySet<W>) -> bool {
        let mark = |c: CopyId| {
            let used = (s.used_primary.contains(c), s.used_ally.contains(c));
            (self.owner(s, c), used, s.damage(c), s.model(c))
        };
        let earlier = (set & self.cast.same(copy)).iter().take_while(|&c| c != copy);
        !earlier.into_iter().any(|c| mark(c) == mark(copy))
    }

    #[inline]
    fn main_options(&self, s: &State<N, W>, seat: Seat, out: &mut Options) {
        let p = &s.players[seat];
        self.kinds(p.hand, |c| out.push(Verb::Play.on(c)));
        if !p.in_play.is_empty() {
            let fresh = (p.in_play & self.cast.primaries).minus(&s.used_primary);
            self.kinds_in_play(s, fresh, |c| out.push(Verb::Primary.on(c)));
            self.kinds_in_play(s, self.ready_allies(s, seat), |c| out.push(Verb::Ally.on(c)));
            self.kinds_in_play(s, self.scrappable(s, seat), |c| out.push(Verb::Scrap.on(c)));
        }
        if p.trade > 0 {
            // Explorers come before the trade deck in the cast, so this keeps the list sorted.
            if self.explorers_for_sale(s)
                && let Some(copy) = s.explorers.first()
                && self.cast.of(copy).cost as u16 <= p.trade
            {
                out.push(Verb::Buy.on(copy));
            }
            self.kinds(s.row_set() & self.cast.affordable(p.trade), |c| out.push(Verb::Buy.on(c)));
        }
        if p.combat > 0 {
            self.attack_options(s, seat, out);
        }
        if self.mode() == Mode::Hydra {
            self.kinds(self.joint_items(s, seat, true), |c| out.push(Verb::JointBuy.on(c)));
            self.kinds_in_play(s, self.joint_items(s, seat, false), |c| out.push(Verb::JointAttack.on(c)));
        }
        if self.mode() == Mode::Emperor && p.trade > 0 && !s.alive.and(self.team_of(s, seat)).without(seat).is_empty() {
            self.kinds(p.discard, |c| out.push(Verb::Gift.on(c)));
        }
        out.push(Verb::EndTurn.bare());
    }

    #[inline]
    fn attack_options(&self, s: &State<N, W>, seat: Seat, out: &mut Options) {
        let combat = s.players[seat].combat;
        let open = self.open_bases(s, seat);
        if !open.is_empty() {
            self.kinds_in_play(s, open, |c| {
                if self.can_attack(s, seat, c, combat) {
                    out.push(Verb::AttackBase.on(c));
                }
            });
        }
        for victim in self.prey(s, seat).iter() {
            if !self.is_shielded(s, victim) {
                out.push(Verb::AttackSeat.seat(victim));
            }
        }
    }

    /// Is there enough combat to attack this base? Boss bases can be attacked with any amount.
    pub(crate) fn can_attack(&self, s: &State<N, W>, seat: Seat, copy: CopyId, combat: u16) -> bool {
        let partial = self.mode() == Mode::Raid && self.owner(s, copy).is_some_and(|o| self.damages(s, o));
        if partial { !self.damage_range(s, seat, copy).is_empty() } else { self.cast.of(copy).defense as u16 <= combat }
    }

    /// The amounts of combat that can be dealt to a boss base: up to the amount that destroys it.
    fn damage_range(&self, s: &State<N, W>, seat: Seat, copy: CopyId) -> std::ops::RangeInclusive<u16> {
        let done = s.damage(copy);
        let needed = (self.cast.of(copy).defense - done) as u16;
        // The damage list is full: only an attack that destroys the base is possible.
        let least = if done == 0 && s.hurt.len() == HURT { needed } else { 1 };
        least..=s.players[seat].combat.min(needed)
    }

    /// SR-BUY-OPEN1.
    pub(crate) fn explorers_for_sale(&self, s: &State<N, W>) -> bool {
        self.setup.rulings.explorers_after_trade_deck || !s.trade_deck.is_empty() || s.row.iter().any(|c| c.is_some())
    }

    /// Cards whose ally ability can be used now (SR-ALLY-01).
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "a call costs more than its work; bulk play takes 2 % fewer instructions")]
    pub(crate) fn ready_allies(&self, s: &State<N, W>, seat: Seat) -> CopySet<W> {
        let in_play = s.players[seat].in_play;
        let mut ready = CopySet::EMPTY;
        let fresh = (in_play & self.cast.allies).minus(&s.used_ally);
        if !s.models.is_empty() {
            return self.ready_beside_copies(s, seat, fresh);
        }
        if fresh.is_empty() || !in_play.has_several() {
            return ready;
        }
        for faction in Faction::FOUR {
            let waiting = fresh & self.cast.faction(faction);
            // Each waiting card is itself one of them, so a second one is an ally for all.
            if !waiting.is_empty() && (in_play & self.cast.partners(faction)).has_several() {
                ready |= waiting;
            }
        }
        ready
    }

    /// The same when some ships in play copy others.
    #[cold]
    fn ready_beside_copies(&self, s: &State<N, W>, seat: Seat, fresh: CopySet<W>) -> CopySet<W> {
        let in_play = s.players[seat].in_play;
        // A ship that copies another has that ship's abilities instead of its own.
        let own = fresh.iter().filter(|&c| s.model(c).is_none());
        let mut ready: CopySet<W> = own.filter(|&c| self.has_ally(s, seat, self.cast.of(c).faction, c)).collect();
        for model in s.models.as_slice() {
            let facts = self.cast.facts(model.card);
            if in_play.contains(model.copy)
                && facts.programs.ally != NONE
                && !s.used_ally.contains(model.copy)
                && self.has_ally(s, seat, facts.faction, model.copy)
            {
                ready.insert(model.copy);
            }
        }
        ready
    }

    /// Is another card of this faction in play?
    #[inline]
    pub(crate) fn has_ally(&self, s: &State<N, W>, seat: Seat, faction: Faction, copy: CopyId) -> bool {
        let in_play = s.players[seat].in_play;
        let mut others = in_play & self.cast.partners(faction);
        others.remove(copy);
        !others.is_empty()
            || s.models
                .as_slice()
                .iter()
                .any(|m| m.copy != copy && in_play.contains(m.copy) && self.cast.facts(m.card).faction == faction)
    }

    /// Cards whose scrap ability can be used.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "a call costs more than its work; bulk play takes 2 % fewer instructions")]
    pub(crate) fn scrappable(&self, s: &State<N, W>, seat: Seat) -> CopySet<W> {
        let in_play = s.players[seat].in_play;
        let mut set = in_play & self.cast.scraps;
        for model in s.models.as_slice() {
            set.remove(model.copy);
            if in_play.contains(model.copy) && self.cast.facts(model.card).programs.scrap != NONE {
                set.insert(model.copy);
            }
        }
        set
    }

    fn pick_options(&self, s: &State<N, W>, spec: u8, src: CopyId, seat: Seat, base: u8, out: &mut Options) {
        let wanted = self.db.code().picks[spec as usize];
        let set = self.pickable(s, wanted, src, seat, base);
        let p = &s.players[seat];
        let verb = wanted.purpose;
        match verb {
            Verb::PickScrap | Verb::PickDiscard => {
                // Hand before discard pile: the same card in both zones gives two options.
                let (hand, discard) = (set & p.hand, set & p.discard);
                let row = set.minus(&hand).minus(&discard);
                self.zoned(verb, hand, discard, row, out);
            }
            Verb::PickDestroy => self.kinds_in_play(s, set, |c| out.push(verb.at(c, PickZone::Play))),
            Verb::PickAcquire => self.kinds(set, |c| {
                let zone = if s.explorers.contains(c) { PickZone::Explorers } else { PickZone::Row };
                out.push(verb.at(c, zone));
            }),
            // Copying a ship and copying a copy of it have the same result.
            _ => {
                for copy in set {
                    let model = self.acts_as(s, copy);
                    if !out.iter().any(|o| self.acts_as(s, CopyId(o.a())) == model) {
                        let zone = if p.in_play.contains(copy) { PickZone::Play } else { PickZone::Gone };
                        out.push(verb.at(copy, zone));
                    }
                }
            }
        }
        if matches!(wanted.n, Number::UpTo(_)) {
            out.push(Verb::Done.bare());
        }
    }

    /// One option per card and zone, sorted by copy.
    fn zoned(&self, verb: Verb, hand: CopySet<W>, discard: CopySet<W>, row: CopySet<W>, out: &mut Options) {
        let from = out.len();
        self.kinds(hand, |c| out.push(verb.at(c, PickZone::Hand)));
        self.kinds(discard, |c| out.push(verb.at(c, PickZone::Discard)));
        self.kinds(row, |c| out.push(verb.at(c, PickZone::Row)));
        out[from..].sort_unstable();
    }

    fn legacy_options(&self, s: &State<N, W>, seat: Seat, out: &mut Options) {
        let p = &s.players[seat];
        let legacy_cards = self.legacy_cards(s, seat);
        let verb = Verb::PickLegacy;
        self.kinds(legacy_cards & p.hand, |c| out.push(verb.at(c, PickZone::Hand)));
        self.kinds(legacy_cards & p.discard, |c| out.push(verb.at(c, PickZone::Discard)));
        self.kinds(legacy_cards & p.deck.all(), |c| out.push(verb.at(c, PickZone::Deck)));
        self.kinds(legacy_cards & p.in_play, |c| out.push(verb.at(c, PickZone::Play)));
        out.sort_unstable();
        out.push(Verb::Done.bare());
    }
}
