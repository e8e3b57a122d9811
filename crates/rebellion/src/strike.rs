//! An attack in a theater: roll dice, use tactic cards, assign damage, block, place damage tokens.

use arrayvec::ArrayVec;
use table::chance::Chance;
use table::{Opt, Options, Sink};

use crate::combat::is_attack;
use crate::db::{Entity, TACTICS, Tactic};
use crate::effect::Operation;
use crate::event::Event;
use crate::frame::{Frame, Strike, Way, Window};
use crate::game::Rebellion;
use crate::side::{Color, Face, Role, Side, Theater};
use crate::state::{Combat, Hit, State};
use crate::step::Step;
use crate::unit::Unit;
use crate::verb::{Pick, RED, Verb, with_red};

/// REB-COMBAT-15
const MOST_DICE: u8 = 5;

/// REB-COMBAT-11: the number of red dice by which each Ion Cannon reduces the Empire's roll.
pub(crate) const CANNON: u8 = 2;

/// A kind of die result, in the order in which results are assigned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Result {
    Black,
    Red,
    Direct,
}

impl Result {
    /// All results, in the order of assignment.
    pub(crate) const ALL: [Self; 3] = [Self::Black, Self::Red, Self::Direct];

    /// The number of dice with this result.
    pub(crate) const fn n(self, combat: &Combat) -> u8 {
        let [black, red] = &combat.dice;
        match self {
            Self::Black => black[Face::Hit as usize],
            Self::Red => red[Face::Hit as usize],
            Self::Direct => black[Face::Direct as usize] + red[Face::Direct as usize],
        }
    }
}

impl Rebellion {
    /// The numbers of black and red dice of an attack (REB-COMBAT-11, REB-COMBAT-14 to REB-COMBAT-16).
    pub(crate) fn attack_dice(&self, s: &State, side: Side, theater: Theater) -> [u8; 2] {
        let Some(site) = s.combat.site else { return [0; 2] };
        let mut dice = [0u8; 2];
        for (unit, n) in s.force(site, side).in_theater(side, theater).kinds(side) {
            for (sum, value) in dice.iter_mut().zip(self.db.unit(unit).dice) {
                *sum = sum.saturating_add(value.saturating_mul(n));
            }
        }
        let cannons = s.force(site, Side::Rebels).n(Unit::IonCannon);
        if side == Side::Empire && theater == Theater::Space {
            dice[Color::Red as usize] = dice[Color::Red as usize].saturating_sub(CANNON * cannons);
        }
        for (sum, fewer) in dice.iter_mut().zip(s.combat.fewer[side.idx()]) {
            *sum = sum.saturating_sub(fewer).min(MOST_DICE);
        }
        dice
    }

    /// The units of a side that damage can be assigned to. Units of a kind with the same damage are listed once.
    pub(crate) fn targets(&self, s: &State, side: Side, theater: Theater) -> ArrayVec<Hit, 64> {
        let mut list = ArrayVec::new();
        let Some(site) = s.combat.site else { return list };
        for (unit, n) in s.force(site, side).in_theater(side, theater).kinds(side) {
            if self.db.unit(unit).health == 0 {
                continue;
            }
            let hurt = s.combat.hurt[side.idx()][unit.idx()];
            let fresh =
                |old: u8| s.combat.fresh.as_slice().iter().filter(|h| h.unit == unit && h.old == old).count() as u8;
            let unhurt = n - hurt.iter().sum::<u8>();
            for old in 0..=6u8 {
                let all = if old == 0 { unhurt } else { hurt[usize::from(old) - 1] };
                if all > fresh(old) {
                    list.push(Hit { unit, old, new: 0 });
                }
            }
        }
        for hit in s.combat.fresh.as_slice() {
            if !list.contains(hit) && !list.is_full() {
                list.push(*hit);
            }
        }
        list.sort_unstable();
        list
    }

    /// The result to assign next, and the units it can hit.
    pub(crate) fn next_result(&self, s: &State, side: Side, theater: Theater) -> Option<(Result, ArrayVec<Hit, 64>)> {
        let all = self.targets(s, side.other(), theater);
        let fitting = |result: Result| -> ArrayVec<Hit, 64> {
            all.iter().copied().filter(|hit| self.harms(&s.combat, side, theater, result, hit.unit)).collect()
        };
        let left = Result::ALL.into_iter().filter(|result| result.n(&s.combat) > 0);
        left.map(|result| (result, fitting(result))).find(|(_, list)| !list.is_empty())
    }

    /// Whether a result of this side can hit a unit of this kind (REB-COMBAT-27).
    pub(crate) fn harms(&self, combat: &Combat, side: Side, theater: Theater, result: Result, unit: Unit) -> bool {
        match (result, self.db.unit(unit).color) {
            (Result::Direct, _) | (Result::Black, Color::Black) | (Result::Red, Color::Red) => true,
            (Result::Black, Color::Red) => {
                let open = combat.has(Combat::RED_HITS) && combat.red_hits > 0;
                open && side == Side::Rebels && theater == Theater::Space
            }
            (Result::Red, Color::Black) => false,
        }
    }

    /// The attack cards in hand that can be played now.
    fn playable(&self, s: &State, side: Side, theater: Theater) -> impl Iterator<Item = Tactic> {
        let barred = theater == Theater::Space && s.combat.is(Combat::NO_SPACE, side);
        let hand = s.tactics_hand[side.idx()];
        let specials = self.specials(s);
        let can_hit = !self.targets(s, side.other(), theater).is_empty();
        let rolled = s.combat.dice.iter().flatten().any(|n| *n > 0);
        let bombards = self.bombarding(s, side).next().is_some();
        (0..TACTICS).map(|t| Tactic(t as u8)).filter(move |&t| {
            let facts = self.db.tactic(t);
            let sense = match facts.does {
                Operation::Damage(_) | Operation::DamageOne(_) | Operation::DamageEach(_) => can_hit,
                Operation::Bombard => can_hit && bombards,
                Operation::Reroll(_) => rolled,
                _ => true,
            };
            hand[t.0 as usize] > 0
                && facts.theater == theater
                && is_attack(facts.does)
                && !barred
                && sense
                && (!facts.special || specials > 0)
        })
    }

    fn specials(&self, s: &State) -> u8 {
        s.combat.dice.iter().map(|d| d[Face::Special as usize]).sum()
    }

    /// Whether dice of both colors show a special. A player who draws or plays a card for one chooses the color
    /// (REB-COMBAT-18, REB-COMBAT-22), because the other die may still be rerolled (REB-COMBAT-23).
    pub(crate) fn either_color_pays(&self, s: &State) -> bool {
        s.combat.dice.iter().all(|d| d[Face::Special as usize] > 0)
    }

    /// The kinds of the side's ships whose red dice can bombard.
    pub(crate) fn bombarding(&self, s: &State, side: Side) -> impl Iterator<Item = Unit> {
        let force = s.combat.site.map(|site| *s.force(site, side)).unwrap_or_default();
        force
            .in_theater(side, Theater::Space)
            .kinds(side)
            .map(|(unit, _)| unit)
            .filter(|&unit| self.db.unit(unit).dice[Color::Red as usize] > 0)
    }

    pub(crate) fn offer_influence(&self, s: &State, side: Side, theater: Theater, out: &mut Options) {
        let either = self.either_color_pays(s);
        let mut offer = |o: Opt, either: bool| {
            out.push(o);
            out.extend(either.then_some(with_red(o)));
        };
        if self.specials(s) > 0 && self.can_draw_tactic(s, theater) {
            offer(Verb::Draw.number(theater as u16), either);
        }
        for t in self.playable(s, side, theater) {
            offer(Verb::Play.on(Entity::Tactic(t)), either && self.db.tactic(t).special);
        }
        out.push(Verb::Done.bare());
    }

    pub(crate) fn offer_decks(&self, s: &State, out: &mut Options) {
        let decks = Theater::BOTH.into_iter().filter(|&theater| self.can_draw_tactic(s, theater));
        out.extend(decks.map(|theater| Verb::Draw.number(theater as u16)));
    }

    /// The cards that the defender can block with. A card that costs another card needs another one in hand.
    fn blocking(&self, s: &State, side: Side, theater: Theater) -> impl Iterator<Item = Tactic> {
        let hand = s.tactics_hand[side.idx()];
        let barred = theater == Theater::Space && s.combat.is(Combat::NO_SPACE, side);
        let n = self.n_tactics(s, side, theater);
        (0..TACTICS).map(|t| Tactic(t as u8)).filter(move |&t| {
            let facts = self.db.tactic(t);
            hand[t.0 as usize] > 0
                && facts.theater == theater
                && !barred
                && matches!(facts.does, Operation::Block(_, pays) if !pays || n > 1)
        })
    }

    pub(crate) fn offer_blocks(&self, s: &State, side: Side, theater: Theater, out: &mut Options) {
        out.extend(self.blocking(s, side, theater).map(|t| Verb::Play.on(Entity::Tactic(t))));
        out.push(Verb::Done.bare());
    }

    pub(crate) fn offer_payment(&self, s: &State, side: Side, theater: Theater, out: &mut Options) {
        let hand = s.tactics_hand[side.idx()];
        let cards = (0..TACTICS).filter(|&t| hand[t] > 0 && self.db.tactic[t].theater == theater);
        out.extend(cards.map(|t| Verb::Discard.on(Entity::Tactic(Tactic(t as u8)))));
    }

    pub(crate) fn offer_cancels(&self, s: &State, out: &mut Options) {
        let mut hits: ArrayVec<Hit, 24> = s.combat.fresh.as_slice().iter().copied().filter(|h| h.new > 0).collect();
        hits.sort_unstable();
        for (i, hit) in hits.iter().enumerate() {
            if i == 0 || hits[i - 1] != *hit {
                out.push(Verb::Cancel.counted(Entity::Unit(hit.unit), packed(*hit)));
            }
        }
        out.push(Verb::Done.bare());
    }

    pub(crate) fn offer_dice(&self, s: &State, side: Side, theater: Theater, out: &mut Options) {
        if let Some((_, targets)) = self.next_result(s, side, theater) {
            out.extend(targets.iter().map(|hit| Verb::Deal.counted(Entity::Unit(hit.unit), packed(*hit))));
        }
    }

    pub(crate) fn offer_deal(&self, s: &State, side: Side, theater: Theater, way: Way, out: &mut Options) {
        for hit in self.targets(s, side.other(), theater) {
            if way != Way::Each || self.can_hit_another(s, hit) {
                out.push(Verb::Deal.counted(Entity::Unit(hit.unit), packed(hit)));
            }
        }
        if way != Way::One {
            out.push(Verb::Done.bare());
        }
    }

    /// Whether a unit like this one has not yet received its 1 damage of this card. The hits of this card come last.
    fn can_hit_another(&self, s: &State, hit: Hit) -> bool {
        let fresh = s.combat.fresh.as_slice();
        let before = fresh.len().saturating_sub(s.doing[1].n.into());
        hit.new == 0 || fresh[..before].contains(&hit)
    }

    pub(crate) fn offer_rerolls(&self, s: &State, out: &mut Options) {
        for (i, n) in s.combat.dice.iter().flatten().enumerate() {
            if *n > 0 {
                out.push(Verb::Reroll.number(i as u16));
            }
        }
        out.push(Verb::Done.bare());
    }

    /// Offers the faces to set, for each color that has dice left.
    pub(crate) fn offer_set_dice(&self, s: &State, out: &mut Options) {
        let [black, red] = self.settable(s);
        for (color, n) in [(0u16, black), (1, red)] {
            if n > 0 {
                out.extend((0..4u16).map(|face| Verb::Face.number(color * 4 + face)));
            }
        }
        out.push(Verb::Done.bare());
    }

    /// The number of dice of each color that can still be set.
    pub(crate) fn settable(&self, s: &State) -> [u8; 2] {
        if s.combat.site.is_none() {
            let all = self.mission_dice(s, Side::Rebels);
            return [all.saturating_sub(s.doing[0].set), 0];
        }
        let set = [s.combat.set & 15, s.combat.set >> 4];
        let all = match s.frames.as_slice().iter().rev().find_map(|f| match *f {
            Frame::Attack { side, theater, .. } => Some((side, theater)),
            _ => None,
        }) {
            Some((side, theater)) => self.attack_dice(s, side, theater),
            // The three dice for the Death Star can have any color.
            None => [0, 3],
        };
        [all[0].saturating_sub(set[0]), all[1].saturating_sub(set[1])]
    }
}

/// Packs the damage of a unit for an option: damage of this attack in the low 5 bits, earlier damage above them.
pub(crate) const fn packed(hit: Hit) -> u16 {
    hit.new as u16 | (hit.old as u16) << 5
}

/// Unpacks the unit and its damage from an option.
pub(crate) fn unpacked(pick: Pick) -> Option<Hit> {
    match pick.thing() {
        Some(Entity::Unit(unit)) => Some(Hit { unit, old: (pick.b >> 5) as u8, new: (pick.b & 31) as u8 }),
        _ => None,
    }
}

impl<C: Chance, K: Sink<Event>> Step<'_, C, K> {
    fn strike(&mut self, side: Side, theater: Theater, step: Strike) {
        self.replace(Frame::Attack { side, theater, step });
    }

    /// Runs one step of an attack. Returns true if a player has to choose.
    pub(crate) fn attack(&mut self, side: Side, theater: Theater, step: Strike) -> bool {
        let dice = self.g.attack_dice(self.s, side, theater);
        match step {
            Strike::Window => {
                self.s.combat.dice = Default::default();
                self.s.combat.set = 0;
                self.s.combat.marks &= !Combat::INFLUENCED;
                if theater == Theater::Space && self.s.combat.has(Combat::RED_HITS) {
                    self.s.combat.red_hits = self.s.combat.red_hits_each;
                }
                self.strike(side, theater, Strike::Roll);
                return side == Side::Rebels && dice != [0, 0] && self.open_window(Window::RollCombat, side);
            }
            Strike::Roll => {
                self.strike(side, theater, Strike::Rings);
                let set = [self.s.combat.set & 15, self.s.combat.set >> 4];
                for (color, (n, set)) in [Color::Black, Color::Red].into_iter().zip(dice.into_iter().zip(set)) {
                    for _ in 0..n.saturating_sub(set) {
                        let face = self.die(side, Some(color));
                        self.s.combat.dice[color as usize][face as usize] += 1;
                    }
                }
            }
            Strike::Rings => {
                self.strike(side, theater, Strike::Influence);
                return side == Side::Rebels && self.may_ask_yoda();
            }
            Strike::Influence => {
                self.strike(side, theater, Strike::Assign);
                // Whether the side has a playable card is secret, but whether it could have one is public.
                if self.g.n_tactics(self.s, side, theater) > 0 || self.g.specials(self.s) > 0 {
                    self.push(Frame::Influence { side, theater });
                    return true;
                }
            }
            Strike::Assign => {
                // After the effects of cards, Yoda's reroll may be useful.
                if self.s.combat.has(Combat::INFLUENCED) {
                    self.s.combat.marks &= !Combat::INFLUENCED;
                    if side == Side::Rebels && self.may_ask_yoda() {
                        return true;
                    }
                }
                self.strike(side, theater, Strike::Block);
                self.push(Frame::AssignDie { side, theater });
            }
            Strike::Block => {
                self.strike(side, theater, Strike::Land);
                let foe = side.other();
                let hurt = self.s.combat.fresh.as_slice().iter().any(|h| h.new > 0);
                if hurt && !self.s.combat.is(Combat::UNBLOCKABLE, side) && self.g.n_tactics(self.s, foe, theater) > 0 {
                    self.push(Frame::Block { side: foe, theater });
                    return true;
                }
            }
            Strike::Land => {
                self.pop();
                self.land(side.other());
            }
        }
        false
    }

    /// Offers tactic cards again after Yoda has changed a die, which may pay for another card.
    pub(crate) fn influence_again(&mut self) {
        if let Some(Frame::Attack { side, theater, step: Strike::Assign }) = self.s.frames.last() {
            self.strike(side, theater, Strike::Influence);
        }
    }

    /// Turns assigned damage into damage tokens (REB-COMBAT-35).
    fn land(&mut self, side: Side) {
        while let Some(hit) = self.s.combat.fresh.pop() {
            if hit.new == 0 {
                continue;
            }
            let hurt = &mut self.s.combat.hurt[side.idx()][hit.unit.idx()];
            if hit.old > 0 {
                hurt[usize::from(hit.old) - 1] -= 1;
            }
            hurt[usize::from((hit.old + hit.new).min(6)) - 1] += 1;
        }
        self.s.combat.dice = Default::default();
    }

    /// Assigns results that can hit only one target. Returns true if a player has to choose.
    pub(crate) fn assign_dice(&mut self) -> bool {
        let Some(Frame::AssignDie { side, theater }) = self.s.frames.last() else { return true };
        match self.g.next_result(self.s, side, theater) {
            None => {
                self.pop();
                false
            }
            Some((result, targets)) if targets.len() == 1 => {
                self.spend_result(result, targets[0]);
                self.hit(targets[0], 1);
                false
            }
            Some(_) => true,
        }
    }

    pub(crate) fn die_assigned(&mut self, side: Side, theater: Theater, pick: Pick) {
        if let (Some((result, _)), Some(hit)) = (self.g.next_result(self.s, side, theater), unpacked(pick)) {
            self.spend_result(result, hit);
            self.hit(hit, 1);
        }
    }

    fn spend_result(&mut self, result: Result, hit: Hit) {
        let combat = &mut self.s.combat;
        let (black, red) = (Color::Black as usize, Color::Red as usize);
        match result {
            Result::Black => {
                combat.dice[black][Face::Hit as usize] -= 1;
                if self.g.db.unit(hit.unit).color == Color::Red {
                    combat.red_hits -= 1;
                }
            }
            Result::Red => combat.dice[red][Face::Hit as usize] -= 1,
            Result::Direct if combat.dice[black][Face::Direct as usize] > 0 => {
                combat.dice[black][Face::Direct as usize] -= 1;
            }
            Result::Direct => combat.dice[red][Face::Direct as usize] -= 1,
        }
    }

    /// Assigns damage to a unit.
    fn hit(&mut self, hit: Hit, n: u8) {
        let new = Hit { new: (hit.new + n).min(31), ..hit };
        let fresh = &mut self.s.combat.fresh;
        match fresh.as_slice().iter().position(|h| *h == hit && hit.new > 0) {
            Some(at) => {
                fresh.remove(at);
                fresh.push(new);
            }
            None if fresh.is_full() => return,
            None => fresh.push(new),
        }
        self.tell(Event::Damage { unit: hit.unit, n });
    }

    /// Spends a special die: a red one if the player chose so or if there is no black one (REB-COMBAT-19).
    fn spend_special(&mut self, pick: Pick) {
        let black = self.s.combat.dice[Color::Black as usize][Face::Special as usize];
        let color = if pick.c == RED || black == 0 { Color::Red } else { Color::Black };
        self.s.combat.dice[color as usize][Face::Special as usize] -= 1;
    }

    fn discard_tactic(&mut self, side: Side, tactic: Tactic) {
        self.s.tactics_hand[side.idx()][tactic.0 as usize] -= 1;
        self.s.tactics_played[tactic.0 as usize] += 1;
        self.reveal_to_all();
    }

    pub(crate) fn influence_picked(&mut self, side: Side, theater: Theater, pick: Pick) {
        if pick.verb != Verb::Done {
            self.s.combat.mark(Combat::INFLUENCED);
        }
        match (pick.verb, pick.thing()) {
            (Verb::Draw, _) => {
                self.spend_special(pick);
                self.draw_tactic(side, theater);
            }
            (Verb::Play, Some(Entity::Tactic(tactic))) => {
                if self.g.db.tactic(tactic).special {
                    self.spend_special(pick);
                }
                self.discard_tactic(side, tactic);
                self.tell(Event::Played { side, tactic });
                self.tactic(side, theater, self.g.db.tactic(tactic).does);
            }
            _ => self.pop(),
        }
    }

    fn tactic(&mut self, side: Side, theater: Theater, operation: Operation) {
        let deal = |left, way| Frame::Deal { side, theater, left, way };
        self.s.doing[1].n = 0;
        match operation {
            Operation::Damage(n) => self.push(deal(n, Way::Spread)),
            Operation::DamageOne(n) => self.push(deal(n, Way::One)),
            Operation::DamageEach(n) => self.push(deal(n, Way::Each)),
            Operation::Bombard => self.push(Frame::Bombard { side }),
            Operation::Reroll(n) => self.push(Frame::Reroll { side, theater, left: n, kept: 0 }),
            Operation::DrawAnyTactics(n) => {
                self.push(Frame::DrawFrom { side, theater, left: n });
                self.draw_on(n);
            }
            Operation::Unblockable => self.s.combat.mark(Combat::UNBLOCKABLE << side as u32),
            Operation::Hold => self.s.combat.mark(Combat::HELD_ROUND << side.other() as u32),
            Operation::EscapePlan => self.s.combat.mark(Combat::UNCARRIED << side as u32),
            _ => {}
        }
    }

    pub(crate) fn deal_picked(&mut self, frame: Frame, pick: Pick) {
        let Frame::Deal { side, theater, left, way } = frame else { return };
        let (Verb::Deal, Some(hit)) = (pick.verb, unpacked(pick)) else {
            self.pop();
            return;
        };
        let n = if way == Way::One { left } else { 1 };
        self.hit(hit, n);
        self.s.doing[1].n += 1;
        if left == n {
            self.pop();
        } else {
            self.replace(Frame::Deal { side, theater, left: left - n, way });
        }
    }

    pub(crate) fn bombard_picked(&mut self, side: Side, unit: Unit) {
        let red = self.g.db.unit(unit).dice[Color::Red as usize];
        self.replace(Frame::Deal { side, theater: Theater::Ground, left: red, way: Way::Spread });
    }

    pub(crate) fn draw_from_picked(&mut self, side: Side, left: u8, theater: Theater) {
        // The frame stays until the card is drawn, because it tells which card is not discarded yet.
        self.draw_tactic(side, theater);
        self.draw_on(left - 1);
    }

    /// Continues drawing this many more cards while there are cards to draw.
    fn draw_on(&mut self, n: u8) {
        if n == 0 || !Theater::BOTH.iter().any(|&theater| self.g.can_draw_tactic(self.s, theater)) {
            self.pop();
        } else if let Some(Frame::DrawFrom { left, .. }) = self.s.frames.last_mut() {
            *left = n;
        }
    }

    /// Notes a die to reroll. Dice are chosen one by one and rolled together (REB-COMBAT-23).
    pub(crate) fn reroll_picked(&mut self, frame: Frame, pick: Pick) {
        let Frame::Reroll { side, theater, left, kept } = frame else { return };
        let (mut left, mut kept) = (left, kept);
        if pick.verb == Verb::Reroll {
            let (color, face) = (pick.a as usize / 4, pick.a as usize % 4);
            self.s.combat.dice[color][face] -= 1;
            kept += if color == 0 { 1 } else { 16 };
            left -= 1;
            if left > 0 && self.s.combat.dice.iter().flatten().any(|n| *n > 0) {
                self.replace(Frame::Reroll { side, theater, left, kept });
                return;
            }
        }
        self.pop();
        for (color, n) in [(Color::Black, kept & 15), (Color::Red, kept >> 4)] {
            for _ in 0..n {
                let face = self.die(side, Some(color));
                self.s.combat.dice[color as usize][face as usize] += 1;
            }
        }
    }

    pub(crate) fn block_picked(&mut self, side: Side, theater: Theater, pick: Pick) {
        let (Verb::Play, Some(Entity::Tactic(tactic))) = (pick.verb, pick.thing()) else {
            self.pop();
            return;
        };
        self.discard_tactic(side, tactic);
        self.tell(Event::Played { side, tactic });
        if let Operation::Block(n, pays) = self.g.db.tactic(tactic).does {
            self.push(if pays {
                Frame::PayBlock { side, theater, n }
            } else {
                Frame::Cancel { side, theater, left: n }
            });
        }
    }

    pub(crate) fn block_paid(&mut self, side: Side, theater: Theater, n: u8, tactic: Tactic) {
        self.discard_tactic(side, tactic);
        self.tell(Event::DiscardedTactic { side, tactic });
        self.replace(Frame::Cancel { side, theater, left: n });
    }

    /// REB-COMBAT-30, REB-COMBAT-32
    pub(crate) fn cancel_picked(&mut self, side: Side, theater: Theater, left: u8, pick: Pick) {
        let hit = unpacked(pick).filter(|_| pick.verb == Verb::Cancel);
        let fresh = &mut self.s.combat.fresh;
        let at = hit.and_then(|hit| fresh.as_slice().iter().position(|h| *h == hit));
        if let (Some(hit), Some(at)) = (hit, at) {
            fresh.remove(at);
            if hit.new > 1 {
                fresh.push(Hit { new: hit.new - 1, ..hit });
            }
            let hurt = fresh.as_slice().iter().any(|h| h.new > 0);
            self.tell(Event::Canceled { unit: hit.unit });
            if left > 1 && hurt {
                self.replace(Frame::Cancel { side, theater, left: left - 1 });
                return;
            }
        }
        self.pop();
        // There is no damage left to block, so the attack continues.
        let hurt = self.s.combat.fresh.as_slice().iter().any(|h| h.new > 0);
        if !hurt && matches!(self.s.frames.last(), Some(Frame::Block { .. })) {
            self.pop();
        }
    }

    /// Asks for up to this many dice to set instead of rolling them.
    pub(crate) fn set_dice(&mut self, role: Role, n: u8) {
        if self.g.settable(self.s) != [0, 0] {
            self.push(Frame::SetDie { role, left: n });
        }
    }

    pub(crate) fn die_set(&mut self, role: Role, left: u8, pick: Pick) {
        if pick.verb != Verb::Face {
            self.pop();
            return;
        }
        let (color, face) = (pick.a as usize / 4, pick.a as usize % 4);
        let shown = if color == 0 { Color::Black } else { Color::Red };
        let told = self.g.dice_have_colors(self.s).then_some(shown);
        self.tell(Event::DieSet { side: role.side(), color: told, face: Face::ALL[face] });
        if self.s.combat.site.is_some() {
            self.s.combat.dice[color][face] += 1;
            self.s.combat.set += if color == 0 { 1 } else { 16 };
        } else {
            self.s.doing[0].dice[Side::Rebels.idx()][face] += 1;
            self.s.doing[0].set += 1;
        }
        if left > 1 && self.g.settable(self.s) != [0, 0] {
            self.replace(Frame::SetDie { role, left: left - 1 });
        } else {
            self.pop();
        }
    }
}
