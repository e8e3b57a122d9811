//! Heuristic answers to questions of cards.

use table::{CopyId, CopySet, Opt, Seat};

use super::effects::Effects;
use super::sight::SeatContext;
use crate::card::Faction;
use crate::frame::Frame;
use crate::game::StarRealms;
use crate::op::{Op, PickSpec, Source};
use crate::setup::Mode;
use crate::state::State;
use crate::verb::Verb;

/// Score of destroying a base of the player or a teammate without need.
const OWN: f32 = -10.0;

impl<const N: usize, const W: usize> StarRealms<N, W> {
    /// Cards of a faction that a seat has played this turn, including ships that copy one if the rulings say so.
    fn played_of(&self, s: &State<N, W>, seat: Seat, faction: Faction) -> usize {
        let played = s.players[seat].played;
        let own = self.cast.faction(faction);
        let copies = s.models.as_slice().iter().filter(|m| played.contains(m.copy) && !own.contains(m.copy));
        let counted =
            copies.filter(|m| self.setup.rulings.needle_counts_as_copied && self.cast.facts(m.card).faction == faction);
        (played & own).len() + counted.count()
    }

    /// Does this answer have no effect, such as drawing no card or making no opponent discard?
    pub(super) fn is_empty_answer(&self, s: &State<N, W>, o: Opt) -> bool {
        match s.frames.last() {
            Some(Frame::Choose { pc, seat, .. }) => {
                let code = self.db.code();
                let mut at = (pc + o.a()) as usize;
                if let Op::Jump(to) = code.ops[at] {
                    at = to as usize;
                }
                match (code.ops[at], code.ops[at + 1]) {
                    (Op::DrawPerPlayed(faction), Op::End | Op::Jump(_)) => self.played_of(s, seat, faction) == 0,
                    _ => false,
                }
            }
            Some(Frame::Victim { .. }) => s.players[Seat::new(o.a() as usize)].hand.is_empty(),
            _ => false,
        }
    }
}

impl<const N: usize, const W: usize> SeatContext<'_, N, W> {
    /// The value of naming this copy for a pick; 0 is as good as naming none.
    pub(super) fn pick(&self, spec: u8, wanted: &PickSpec, copy: CopyId, prices: Effects) -> f32 {
        let card = self.g.cast.card(copy);
        let again = if self.t.draws_each[spec as usize] { prices.draw } else { 0.0 };
        match wanted.purpose {
            Verb::PickScrap if wanted.source == Source::Row => self.spoil(copy),
            Verb::PickScrap => {
                let in_hand = self.s.players[self.seat].hand.contains(copy);
                let lost = if in_hand { self.now(card, prices).max(0.0) } else { 0.0 };
                again - self.keep(card) - lost
            }
            Verb::PickDiscard => again - self.now(card, prices),
            Verb::PickDestroy => match self.g.owner(self.s, copy) {
                Some(owner) if self.g.team_of(self.s, self.seat).contains(owner) => OWN - self.threat(copy),
                _ => self.raze(copy),
            },
            Verb::PickAcquire => 0.1 + self.value(card),
            _ => 0.1 + self.now(self.g.acts_as(self.s, copy), prices),
        }
    }

    /// The value of destroying an enemy base: higher if it shields its owner.
    fn raze(&self, copy: CopyId) -> f32 {
        let way = if self.g.cast.outposts.contains(copy) { 0.4 * self.left(copy) as f32 } else { 0.0 };
        self.threat(copy) + way
    }

    /// The value of scrapping a card of the trade row: the enemy cannot buy it, but a new card replaces it.
    fn spoil(&self, copy: CopyId) -> f32 {
        let facts = self.g.cast.of(copy);
        if facts.cost as u16 <= self.s.players[self.seat].trade.max(3) {
            return -0.5; // this seat can still buy it this turn
        }
        0.1 * (self.keep(self.g.cast.card(copy)) - 4.0)
    }

    /// The best copies to name, up to the length of `out`. Copies of negative value are named only if the pick requires
    /// it.
    pub(super) fn pick_best(&self, spec: u8, wanted: &PickSpec, from: CopySet<W>, out: &mut [CopyId]) {
        let forced = matches!(wanted.n, cards::N::Exactly(_));
        let prices = self.prices();
        let again = if self.t.draws_each[spec as usize] { prices.draw } else { 0.0 };
        let scraps = wanted.purpose == Verb::PickScrap && wanted.source != Source::Row;
        let mut rest = from;
        for slot in out {
            let mut best = (if forced { f32::NEG_INFINITY } else { 0.0 }, CopyId::NONE);
            let mut kinds = rest;
            while let Some(copy) = kinds.first() {
                let same = self.g.cast.same(copy);
                kinds = kinds.minus(&same);
                // Most cards are too good to scrap; this check is fast.
                if scraps && self.t.goods[copy.idx()].own.at(self.late) >= again - best.0 {
                    continue;
                }
                // The same card may be in hand and in the discard pile: consider both zones.
                let same = same & rest;
                let discarded = same & self.s.players[self.seat].discard;
                for candidate in [discarded.first(), same.minus(&discarded).first()].into_iter().flatten() {
                    let worth = self.pick(spec, wanted, candidate, prices);
                    if worth > best.0 {
                        best = (worth, candidate);
                    }
                }
            }
            if !best.1.is_some() {
                return;
            }
            *slot = best.1;
            rest.remove(best.1);
        }
    }

    /// The value of a branch of a program that starts at this op.
    pub(super) fn branch(&self, from: u16) -> f32 {
        let code = self.g.db.code();
        let prices = self.prices();
        let (mut sum, mut pc) = (0.0, from as usize);
        if let Op::Jump(to) = code.ops[pc] {
            pc = to as usize;
        }
        loop {
            let op = code.ops[pc];
            pc += 1;
            sum += match op {
                Op::Gain { trade, combat, authority } => {
                    let mut gain = trade as f32 * prices.trade + authority as f32 * prices.authority;
                    if combat > 0 {
                        gain += self.more_combat(combat as u16).max(combat as f32 * prices.combat * 0.9);
                    }
                    gain
                }
                Op::Draw(n) => n as f32 * prices.draw,
                Op::DrawPerPlayed(faction) => self.played_of(faction) as f32 * prices.draw,
                Op::OpponentDiscards(n) => n as f32 * prices.discard,
                Op::Pick(spec) => {
                    let wanted = code.picks[spec as usize];
                    let mut named = [CopyId::NONE; 4];
                    let named = &mut named[..wanted.n.most().min(4) as usize];
                    let from = self.g.candidates(self.s, wanted.source, CopyId::NONE, self.seat);
                    self.pick_best(spec, &wanted, from, named);
                    named.iter().filter(|c| c.is_some()).map(|&c| self.pick(spec, &wanted, c, prices)).sum()
                }
                Op::NextShipOnTop => 0.3,
                Op::Choose(n) => {
                    let first = pc as u16;
                    return sum
                        + (first..first + u16::from(n)).map(|at| self.branch(at)).fold(f32::NEG_INFINITY, f32::max);
                }
                Op::End | Op::Jump(_) => return sum,
                Op::DrawEach(_)
                | Op::Scrap(_)
                | Op::Discard(_)
                | Op::Destroy(_)
                | Op::Acquire(_)
                | Op::Copy(_)
                | Op::May
                | Op::IfBases(_) => 0.0,
            };
        }
    }

    /// Cards of a faction that this seat has played this turn.
    pub(super) fn played_of(&self, faction: Faction) -> usize {
        self.g.played_of(self.s, self.seat, faction)
    }

    /// Combat that the scrap ability of a card in play would give.
    pub(super) fn scrap_combat(&self, copy: CopyId) -> u16 {
        self.t.lore[self.g.acts_as(self.s, copy).idx()].scrap.combat as u16
    }

    /// The opponent who should discard: a hand that is about to be played is the best target.
    pub(super) fn victim(&self) -> Seat {
        let victims = self.g.targets(self.s, self.seat);
        let score = |v: Seat| self.nuisance(v);
        victims
            .iter()
            .max_by(|&a, &b| score(a).total_cmp(&score(b)).then(b.cmp(&a)))
            .expect("there is an opponent to choose")
    }

    /// The value of making this opponent discard.
    pub(super) fn nuisance(&self, victim: Seat) -> f32 {
        let p = &self.s.players[victim];
        if p.hand.is_empty() {
            return -5.0;
        }
        let hunted = self.g.mode() == Mode::Hunter;
        let authority = self.s.players[self.g.authority_seat(self.s, victim)].authority as f32;
        0.02 * authority + 0.1 * p.in_play.len() as f32 + if hunted { 1.0 } else { 0.0 }
    }

    /// The least valuable card of this seat's hand.
    pub(super) fn least(&self) -> CopyId {
        let prices = self.prices();
        let mut best = (f32::INFINITY, CopyId::NONE);
        let mut rest = self.s.players[self.seat].hand;
        while let Some(copy) = rest.first() {
            rest = rest.minus(&self.g.cast.same(copy));
            let worth = self.now(self.g.cast.card(copy), prices);
            if worth < best.0 {
                best = (worth, copy);
            }
        }
        best.1
    }

    /// The value of using the scrap ability of a card in play now, minus the value of the card.
    pub(super) fn scrap_gain(&self, copy: CopyId) -> f32 {
        let lore = &self.t.lore[self.g.acts_as(self.s, copy).idx()];
        let prices = self.prices();
        let p = &self.s.players[self.seat];
        let mut gain = lore.scrap.draw * prices.draw + lore.scrap.authority * prices.authority;
        gain += lore.scrap.discard * prices.discard;
        if lore.scrap.trade > 0.0 {
            let shelf = self.shelf();
            gain += shelf.best(p.trade + lore.scrap.trade as u16).0 - shelf.best(p.trade).0;
        }
        if lore.scrap.combat > 0.0 {
            gain += self.more_combat(lore.scrap.combat as u16);
        }
        if lore.scrap.destroy > 0.0 {
            let open = self.g.open_bases(self.s, self.seat);
            gain += open.iter().map(|base| self.raze(base)).fold(0.0, f32::max);
        }
        // The card itself is lost; a ship that copies another loses the copying card, not the copied one.
        gain - self.keep(self.g.cast.card(copy)) - self.t.sheet.hoard
    }
}
