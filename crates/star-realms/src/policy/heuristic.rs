//! The heuristic scores of options, as logits.

use cards::N as Number;
use table::{CopyId, Opt, Seat};

use super::buying::Shelf;
use super::fight::Attack;
use super::sight::SeatContext;
use crate::frame::Frame;
use crate::game::StarRealms;
use crate::op::PickSpec;
use crate::state::State;
use crate::verb::Verb;

/// Logits per unit of value.
const SCALE: f32 = 1.5;
/// Bonus of free plays and abilities, which come before everything else.
const FREE: f32 = 12.0;
/// Bonus of an attack that ends in an elimination, which comes first of all.
const LETHAL: f32 = 20.0;
/// Bonus of purchases, which come after everything free.
const BUY: f32 = 3.0;
/// Never considered while there is another option; no search tries it.
const HOPELESS: f32 = -40.0;
/// Legal but pointless.
const SILLY: f32 = -6.0;

/// One decision of a seat, with the data shared by its options.
pub(super) struct Decision<'a, const N: usize, const W: usize> {
    sight: SeatContext<'a, N, W>,
    frame: Frame,
    shelf: Option<Shelf>,
    blow: Option<Attack>,
    lethal: bool,
    /// The combat of scrap abilities makes the attack lethal.
    finish: bool,
}

impl<'a, const N: usize, const W: usize> Decision<'a, N, W> {
    pub(super) fn new(sight: SeatContext<'a, N, W>) -> Self {
        let frame = sight.s.frames.last().unwrap_or_default();
        let mut decision = Self { sight, frame, shelf: None, blow: None, lethal: false, finish: false };
        if matches!(frame, Frame::Main { .. }) {
            let combat = sight.s.players[sight.seat].combat;
            decision.shelf = Some(sight.shelf());
            decision.lethal = sight.lethal(combat).is_some();
            decision.blow = sight.blow(combat);
            let set = sight.g.scrappable(sight.s, sight.seat);
            let spare: u16 = set.iter().map(|copy| sight.scrap_combat(copy)).sum();
            decision.finish = !decision.lethal && spare > 0 && sight.lethal(combat + spare).is_some();
        }
        decision
    }

    pub(super) fn score(&self, option: Opt) -> f32 {
        let copy = CopyId(option.a());
        let sight = &self.sight;
        match Verb::of(option.verb()) {
            Verb::Play => self.play(copy),
            Verb::Primary => self.primary(copy),
            Verb::Ally => self.ally(copy),
            Verb::Scrap => self.scrap(copy),
            Verb::Buy => self.buy(copy),
            Verb::AttackBase => self.attack(Attack::Base(copy)),
            Verb::AttackSeat => self.attack(Attack::Seat(Seat::new(option.a() as usize))),
            Verb::JointBuy => self.joint_buy(copy),
            Verb::JointAttack => self.joint_attack(copy),
            Verb::Gift => SILLY - SCALE * sight.keep(sight.g.cast.card(copy)),
            Verb::EndTurn => 0.0,
            Verb::Withdraw | Verb::Done => 0.0,
            Verb::PickScrap | Verb::PickDiscard | Verb::PickDestroy | Verb::PickAcquire | Verb::PickCopy => {
                self.pick(copy)
            }
            Verb::PickLegacy => 1.0 + SCALE * sight.keep(sight.g.cast.card(copy)),
            Verb::Branch => match self.frame {
                Frame::Choose { pc, .. } => SCALE * sight.branch(pc + option.a()),
                _ => 0.0,
            },
            Verb::Seat => self.seat(Seat::new(option.a() as usize)),
            Verb::Amount => self.amount(option.a()),
            Verb::Yes | Verb::No => {
                let yes = self.yes();
                if Verb::of(option.verb()) == Verb::Yes { yes } else { -yes }
            }
        }
    }

    fn play(&self, copy: CopyId) -> f32 {
        let (g, t) = (self.sight.g, self.sight.t);
        if g.cast.bases.contains(copy) {
            FREE
        } else if t.drawing.contains(copy) {
            FREE - 1.0
        } else if t.plain.contains(copy) {
            FREE - 6.0
        } else if g.cast.copying.contains(copy) {
            FREE - 7.0
        } else {
            FREE - 3.0
        }
    }

    fn primary(&self, copy: CopyId) -> f32 {
        let sight = &self.sight;
        if !sight.t.hungry.contains(copy) {
            return FREE - 0.5;
        }
        let worth = sight.branch(sight.g.cast.of(copy).programs.primary);
        if worth > 0.0 { FREE - 5.0 } else { SILLY + worth }
    }

    fn ally(&self, copy: CopyId) -> f32 {
        let sight = &self.sight;
        let lore = &sight.t.lore[sight.g.acts_as(sight.s, copy).idx()];
        if lore.ally.draw > 0.0 { FREE - 1.5 } else { FREE - 2.0 }
    }

    fn scrap(&self, copy: CopyId) -> f32 {
        let sight = &self.sight;
        if self.finish && sight.scrap_combat(copy) > 0 {
            return BUY + 2.0 + 0.1 * sight.scrap_combat(copy) as f32;
        }
        let gain = sight.scrap_gain(copy);
        if gain > 0.0 { BUY + 2.0 + (SCALE * gain).min(6.0) } else { (SCALE * gain).max(SILLY) - 1.0 }
    }

    fn buy(&self, copy: CopyId) -> f32 {
        let Some(shelf) = &self.shelf else { return 0.0 };
        let trade = self.sight.s.players[self.sight.seat].trade;
        let value = shelf.value(copy);
        if value <= 0.0 {
            return (SCALE * value - 0.5).max(SILLY);
        }
        let (best, _) = shelf.best(trade);
        BUY + SCALE * (shelf.plan(copy, trade) - best) + 0.05 * value
    }

    fn attack(&self, blow: Attack) -> f32 {
        let chosen = self.blow == Some(blow) || self.same_wall(blow);
        match (chosen, self.lethal) {
            (true, true) => LETHAL,
            (true, false) => BUY - 1.5,
            (false, _) => match blow {
                Attack::Seat(_) => BUY - 3.0,
                Attack::Base(copy) => {
                    let face = self.sight.face() * self.sight.left(copy) as f32;
                    (SCALE * (self.sight.threat(copy) - face)).clamp(SILLY, 1.0)
                }
            },
        }
    }

    /// Indistinguishable bases are one option, so its copy may differ from the one that the heuristics chose.
    fn same_wall(&self, blow: Attack) -> bool {
        match (self.blow, blow) {
            (Some(Attack::Base(a)), Attack::Base(b)) => {
                self.sight.g.key_of(self.sight.s, Verb::AttackBase.on(a))
                    == self.sight.g.key_of(self.sight.s, Verb::AttackBase.on(b))
            }
            _ => false,
        }
    }

    fn pick(&self, copy: CopyId) -> f32 {
        let sight = &self.sight;
        match self.frame {
            Frame::Pick { spec, src, base, .. } => {
                let wanted = sight.g.db.code().picks[spec as usize];
                if sight.repeats(&wanted, src, base, copy) {
                    return HOPELESS;
                }
                SCALE * sight.pick(spec, &wanted, copy, sight.prices())
            }
            // There is rarely doubt about the least valuable card.
            _ => -4.0 * SCALE * sight.now(sight.g.cast.card(copy), sight.prices()),
        }
    }

    fn seat(&self, seat: Seat) -> f32 {
        match self.frame {
            Frame::Victim { .. } => SCALE * self.sight.nuisance(seat),
            _ => 0.0,
        }
    }

    fn amount(&self, amount: u16) -> f32 {
        let sight = &self.sight;
        let best = match self.frame {
            Frame::AttackSeat { victim, .. } => sight.dose(victim),
            Frame::AttackBase { copy, .. } => sight.left(copy).min(sight.s.players[sight.seat].combat),
            // A joint purchase or attack: the proposer pays as much as possible.
            _ => return 0.1 * amount as f32,
        };
        if amount == best { 3.0 } else { -0.2 * (best.abs_diff(amount).min(20) as f32) }
    }

    /// The score of accepting; positive for yes.
    fn yes(&self) -> f32 {
        let sight = &self.sight;
        match self.frame {
            Frame::OnTop { .. } => 2.0,
            Frame::Agree { item, seat, base, .. } => {
                let share = sight.g.share_of(sight.s, seat, sight.seat, base);
                if sight.agrees(item, seat, share) { 3.0 } else { -3.0 }
            }
            _ => 1.0,
        }
    }

    fn joint_buy(&self, item: CopyId) -> f32 {
        let sight = &self.sight;
        let trade = sight.s.players[sight.seat].trade;
        let cost = sight.g.cast.of(item).cost as u16;
        let Some(shelf) = self.shelf.as_ref().filter(|_| cost > trade) else { return SILLY };
        let gain = shelf.value(item) - shelf.best(trade).0;
        if gain > 0.5 && self.mates_agree(item, cost - trade) { BUY + SCALE * gain.min(3.0) } else { SILLY }
    }

    fn joint_attack(&self, item: CopyId) -> f32 {
        let sight = &self.sight;
        let combat = sight.s.players[sight.seat].combat;
        let left = sight.left(item);
        if left > combat && self.mates_agree(item, left - combat) { BUY - 1.0 } else { SILLY }
    }

    /// Would the other members pay this amount together?
    fn mates_agree(&self, item: CopyId, mut rest: u16) -> bool {
        let sight = &self.sight;
        let (_, buying) = sight.g.joint_price(sight.s, item);
        for mate in sight.g.team_of(sight.s, sight.seat).without(sight.seat).iter() {
            let p = &sight.s.players[mate];
            let share = rest.min(if buying { p.trade } else { p.combat });
            if share > 0 && !sight.from(mate).agrees(item, sight.seat, share) {
                return false;
            }
            rest -= share;
        }
        rest == 0
    }
}

impl<const N: usize, const W: usize> SeatContext<'_, N, W> {
    /// Would this pick only repeat, in another order, what can also be named in rank order? Except for ships that go on
    /// top of a deck, the order does not matter, so search need not try all of them.
    fn repeats(&self, wanted: &PickSpec, src: CopyId, base: u8, copy: CopyId) -> bool {
        if wanted.n.most() == 1 || wanted.purpose == Verb::PickAcquire {
            return false;
        }
        let rank = |c: CopyId| self.g.pick_rank(self.s, self.seat, c);
        let named = StarRealms::named_so_far(self.s, *wanted, base);
        if named.last().is_some_and(|&last| rank(copy) < rank(CopyId(last))) {
            return true;
        }
        // Not enough cards follow in rank order for the required number.
        let Number::Exactly(n) = wanted.n else { return false };
        let rest = self.g.pickable(self.s, *wanted, src, self.seat, base);
        let need = (n as usize - named.len()).min(rest.len());
        rest.iter().filter(|&later| rank(later) >= rank(copy)).count() < need
    }

    /// Is this share of a joint purchase or attack worth paying for a member who could spend it alone?
    fn agrees(&self, item: CopyId, proposer: Seat, share: u16) -> bool {
        let (_, buying) = self.g.joint_price(self.s, item);
        if !buying {
            return self.threat(item) >= 0.5 * self.face() * share as f32;
        }
        let trade = self.s.players[self.seat].trade;
        let shelf = self.shelf();
        let lost = shelf.best(trade).0 - shelf.best(trade - share.min(trade)).0;
        self.from(proposer).value(self.g.cast.card(item)) > lost
    }
}

/// Does this seat have something free left to do: a card to play, an ability, a purchase, an attack?
pub(super) fn unfinished<const N: usize, const W: usize>(g: &StarRealms<N, W>, s: &State<N, W>, seat: Seat) -> bool {
    let p = &s.players[seat];
    !p.hand.is_empty()
        || !(p.in_play & g.cast.primaries).minus(&s.used_primary).is_empty()
        || !g.ready_allies(s, seat).is_empty()
        || (p.trade > 0 && !(s.row_set() & g.cast.affordable(p.trade)).is_empty())
        || (p.combat > 0 && can_attack(g, s, seat))
}

fn can_attack<const N: usize, const W: usize>(g: &StarRealms<N, W>, s: &State<N, W>, seat: Seat) -> bool {
    let combat = s.players[seat].combat;
    g.prey(s, seat).iter().any(|victim| !g.is_shielded(s, victim))
        || g.open_bases(s, seat).iter().any(|copy| g.can_attack(s, seat, copy, combat))
}
