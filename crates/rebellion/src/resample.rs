//! Resampling the information hidden from a seat, so that all worlds consistent with its knowledge are equally likely.

use arrayvec::ArrayVec;
use table::Seat;
use table::chance::{Chance, draw_kind};

use crate::actions::{first_action, local, n_actions};
use crate::bits::Bits;
use crate::by::Row;
use crate::card::MissionKind;
use crate::db::{Action, MISSIONS, Mission, OBJECTIVES, Objective, TACTICS};
use crate::frame::{Drawn, Frame, Stage};
use crate::game::Rebellion;
use crate::leader::Leader;
use crate::map::{SYSTEMS, Site};
use crate::side::{Post, Side, Theater};
use crate::state::{Combat, MIDDLE, SLOTS, State};

impl Rebellion {
    pub(crate) fn resample_hidden(&self, s: &mut State, seat: Seat, chance: &mut impl Chance) {
        let side = self.side_of(seat);
        let other = side.other();
        self.deal_missions(s, other, chance);
        self.deal_actions_again(s, other, chance);
        self.deal_tactics(s, other, chance);
        match side {
            Side::Empire => {
                self.deal_objectives(s, chance);
                // After the match the base is public.
                if !s.is_over() {
                    self.deal_base(s, chance);
                }
                self.forget_unseen_choice(s);
                // The Empire does not learn whether a draw for a new base had no legal card.
                s.no_new_base = matches!(s.frames.last(), Some(Frame::NewBase { .. })) && self.drew_no_base(s);
            }
            Side::Rebels => self.deal_probes(s, chance),
        }
    }

    fn take(
        &self,
        counts: &mut [u8; MISSIONS],
        fits: impl Fn(usize) -> bool,
        chance: &mut impl Chance,
    ) -> Option<Mission> {
        let mut some = [0; MISSIONS];
        for m in 0..MISSIONS {
            if fits(m) {
                some[m] = counts[m];
            }
        }
        let m = draw_kind(&some, chance)?;
        counts[m] -= 1;
        Some(Mission(m as u8))
    }

    /// Resamples the hand, assigned missions and decks of a side.
    fn deal_missions(&self, s: &mut State, side: Side, chance: &mut impl Chance) {
        let kind = |m: usize| self.db.mission[m].kind;
        let own = |m: usize| self.db.mission[m].side == side;
        // All cards with an unknown place, and the number of each kind in hand or assigned.
        let mut pool = [0u8; MISSIONS];
        let mut held = [0u8; MISSIONS];
        let mut n_held = [0u8; 3];
        let mut n_hand = 0;
        for m in (0..MISSIONS).filter(|&m| own(m)) {
            pool[m] = s.deck[m] + s.hand[m];
            n_hand += s.hand[m];
            n_held[kind(m) as usize] += s.hand[m];
            (s.deck[m], s.hand[m]) = (0, 0);
        }
        let mut slots: ArrayVec<(u32, usize), SLOTS> = ArrayVec::new();
        for slot in 0..SLOTS {
            if let Some(mission) = s.assigned[side.idx()][slot] {
                pool[mission.0 as usize] += 1;
                n_held[kind(mission.0.into()) as usize] += 1;
                // Sorted by leaders, which are public.
                slots.push((self.on_slot(s, side, slot as u8).0, slot));
            }
        }
        slots.sort_unstable();
        let n_under = if side == Side::Empire { s.project_under.len() } else { 0 };
        let looking = self.looks_at(s, Drawn::Projects) && side == Side::Empire;
        let n_looked = if looking { s.limbo.len() } else { 0 };
        if side == Side::Empire {
            while let Some(m) = s.project_under.pop() {
                pool[m.0 as usize] += 1;
            }
            for i in 0..n_looked {
                pool[usize::from(s.limbo.as_slice()[i])] += 1;
            }
        }
        for wanted in [MissionKind::Regular, MissionKind::Starting, MissionKind::Project] {
            for _ in 0..n_held[wanted as usize] {
                if let Some(m) = self.take(&mut pool, |m| kind(m) == wanted, chance) {
                    held[m.0 as usize] += 1;
                }
            }
        }
        let project = |m: usize| kind(m) == MissionKind::Project;
        for _ in 0..n_under {
            if let Some(m) = self.take(&mut pool, project, chance) {
                s.project_under.push(m);
            }
        }
        if looking {
            for i in 0..n_looked {
                if let Some(m) = self.take(&mut pool, project, chance) {
                    s.limbo.as_mut_slice()[i] = m.0;
                }
            }
            s.limbo.as_mut_slice().sort_unstable();
        }
        // Slots with a publicly known kind come first, then the others. The remaining cards are the hand.
        for known in [true, false] {
            for &(_, slot) in &slots {
                let wanted = s.slot_kind[side.idx()][slot];
                if wanted.is_some() == known {
                    let fits = |m: usize| wanted.is_none_or(|w| kind(m) == w);
                    s.assigned[side.idx()][slot] = self.take(&mut held, fits, chance);
                }
            }
        }
        debug_assert!(held.iter().sum::<u8>() == n_hand);
        for m in (0..MISSIONS).filter(|&m| own(m)) {
            (s.hand[m], s.deck[m]) = (held[m], pool[m]);
        }
    }

    fn looks_at(&self, s: &State, what: Drawn) -> bool {
        s.frames.as_slice().iter().any(|f| matches!(f, Frame::Keep { what: w, .. } if *w == what))
    }

    /// Resamples the action cards of a side: starting cards and cards kept while recruiting.
    fn deal_actions_again(&self, s: &mut State, side: Side, chance: &mut impl Chance) {
        if self.setup.is_first() {
            self.deal_offer(s, side, chance);
            return;
        }
        let all = Bits::below(n_actions(side));
        let starting: Bits = Self::actions_of(side, all).filter(|&a| !self.db.action(a).recruits).map(local).collect();
        let global = |idx: usize| Action(first_action(side) + idx as u8);
        let post = |idx: usize| self.db.action(global(idx)).leaders.first().map(|l| self.db.leader(Leader::of(l)).post);
        let team = self.is_team(side);

        // Starting cards: in a team, the number of cards of each post is public.
        let own = s.actions[side.idx()];
        let hidden = own.hand & starting;
        let mut pool = (own.boxed | own.hand) & starting;
        let mut hand = Bits::EMPTY;
        // Cards without a leader are used as soon as they are dealt, one after the other.
        let dealing = s.frames.as_slice().iter().any(|f| matches!(f, Frame::Stage(Stage::Immediate)));
        let general = |idx: usize| team && post(idx) == Some(Post::General);
        let mut wanted: ArrayVec<bool, 8> = hidden.into_iter().map(general).collect();
        wanted.sort_unstable();
        for w in wanted {
            let fits: Bits = pool.into_iter().filter(|&i| general(i) == w && (dealing || post(i).is_some())).collect();
            if let Some(idx) = random(fits, chance) {
                pool.remove(idx);
                hand.insert(idx);
            }
        }
        let boxed = pool;

        // Cards kept while recruiting: each shows the leader that was recruited with it.
        let recruits = own.hand.minus(starting);
        let mut leaders: ArrayVec<(Option<Leader>, bool), 18> = recruits
            .into_iter()
            .map(|i| (s.taken_with[usize::from(global(i).0)], team && own.of_general.has(i)))
            .collect();
        leaders.sort_unstable();
        let under: Bits = own.under.as_slice().iter().map(|&a| local(a)).collect();
        let free = own.deck | recruits | under | own.offer;
        let kept = self.deal_kept(side, &leaders, free, chance);
        let Some(kept) = kept else { return };
        for idx in own.hand {
            s.taken_with[usize::from(global(idx).0)] = None;
        }
        let mut of_general: Bits = hand.into_iter().filter(|&i| post(i) == Some(Post::General)).collect();
        let mut rest = free;
        for (&idx, &(leader, general)) in kept.iter().zip(&leaders) {
            rest.remove(idx);
            hand.insert(idx);
            s.taken_with[usize::from(global(idx).0)] = leader;
            let shown = leader.map(|l| self.db.leader(l).post).or(post(idx));
            of_general.set(idx, if team { general } else { shown == Some(Post::General) });
        }
        let own = &mut s.actions[side.idx()];
        (own.hand, own.of_general, own.boxed) = (hand, of_general, boxed);
        for card in own.under.as_mut_slice() {
            if let Some(idx) = random(rest, chance) {
                rest.remove(idx);
                *card = global(idx);
            }
        }
        own.deck = rest;
        let n = own.offer.len();
        own.offer = Bits::EMPTY;
        for _ in 0..n {
            if let Some(idx) = random(own.deck, chance) {
                own.deck.remove(idx);
                own.offer.insert(idx);
            }
        }
        self.choose_again(s, side, chance);
    }

    /// Samples cards that were kept with these leaders, and tries again if an attempt fails.
    fn deal_kept(
        &self,
        side: Side,
        leaders: &[(Option<Leader>, bool)],
        free: Bits,
        chance: &mut impl Chance,
    ) -> Option<ArrayVec<usize, 18>> {
        let facts = |idx: usize| self.db.action(Action(first_action(side) + idx as u8));
        for _ in 0..64 {
            let (mut kept, mut left) = (ArrayVec::new(), free);
            for &(leader, _) in leaders {
                // A card that must be used immediately is never in a hand.
                let fits: Bits = left
                    .into_iter()
                    .filter(|&i| facts(i).timing != crate::card::Timing::Immediate)
                    .filter(|&i| leader.is_none_or(|l| facts(i).leaders.has(l.idx())))
                    .collect();
                let Some(idx) = random(fits, chance) else { break };
                left.remove(idx);
                kept.push(idx);
            }
            if kept.len() == leaders.len() {
                return Some(kept);
            }
        }
        None
    }

    /// Resamples the cards offered for recruiting. In a first game, no other action cards are hidden.
    fn deal_offer(&self, s: &mut State, side: Side, chance: &mut impl Chance) {
        let own = &mut s.actions[side.idx()];
        let n = own.offer.len();
        own.deck |= std::mem::take(&mut own.offer);
        for _ in 0..n {
            if let Some(idx) = random(own.deck, chance) {
                own.deck.remove(idx);
                own.offer.insert(idx);
            }
        }
        self.choose_again(s, side, chance);
    }

    /// Resamples the choice of a side that has already chosen.
    fn choose_again(&self, s: &mut State, side: Side, chance: &mut impl Chance) {
        if s.actions[side.idx()].chosen.is_none() {
            return;
        }
        let mut options = table::Options::new();
        self.offer_recruits(s, self.seat(crate::who::Decision::Recruiting.of(side)), &mut options);
        options.retain(|o| crate::verb::Verb::of(o.verb()) != crate::verb::Verb::Draw);
        let pick = crate::verb::Pick::from(options[chance.below(options.len() as u32) as usize]);
        if let Some(crate::db::Entity::Action(action)) = pick.thing() {
            let leader = match (pick.verb, pick.second()) {
                (crate::verb::Verb::Recruit, Some(crate::db::Entity::Leader(leader))) => Some(leader),
                _ => None,
            };
            s.actions[side.idx()].chosen = Some((action, leader));
        }
    }

    fn deal_tactics(&self, s: &mut State, side: Side, chance: &mut impl Chance) {
        if s.combat.site.is_none() || s.combat.is(Combat::OPEN, side) {
            return;
        }
        for theater in Theater::BOTH {
            let n = self.n_tactics(s, side, theater);
            let mut pool = [0; TACTICS];
            for t in (0..TACTICS).filter(|&t| self.db.tactic[t].theater == theater) {
                pool[t] = s.tactics[t] + std::mem::take(&mut s.tactics_hand[side.idx()][t]);
                s.tactics[t] = 0;
            }
            for _ in 0..n {
                if let Some(t) = draw_kind(&pool, chance) {
                    pool[t] -= 1;
                    s.tactics_hand[side.idx()][t] += 1;
                }
            }
            for (t, left) in pool.into_iter().enumerate() {
                s.tactics[t] += left;
            }
        }
    }

    /// Resamples the objectives that the Empire does not know, stage by stage, because the stage on the back is public.
    fn deal_objectives(&self, s: &mut State, chance: &mut impl Chance) {
        let looking = self.looks_at(s, Drawn::Objectives) || self.looks_at(s, Drawn::ObjectivesTop);
        for stage in 1..=3 {
            let of = |i: usize| self.db.objective[i].stage == stage;
            let o = s.objectives;
            let unknown = |i: usize| of(i) && !o.seen.has(i) && !o.scored.has(i);
            let mut pool: Bits = (0..OBJECTIVES).filter(|&i| unknown(i)).collect();
            let mut draw = |chance: &mut _| {
                let idx = random(pool, chance);
                if let Some(idx) = idx {
                    pool.remove(idx);
                }
                idx
            };
            for idx in o.hand.into_iter().filter(|&i| unknown(i)) {
                s.objectives.hand.remove(idx);
            }
            for _ in o.hand.into_iter().filter(|&i| unknown(i)) {
                if let Some(idx) = draw(chance) {
                    s.objectives.hand.insert(idx);
                }
            }
            for list in [s.objectives.top.as_mut_slice(), s.objectives.under.as_mut_slice()] {
                for card in list.iter_mut().filter(|c| unknown(c.0.into())) {
                    if let Some(idx) = draw(chance) {
                        *card = Objective(idx as u8);
                    }
                }
            }
            if looking {
                for card in s.limbo.as_mut_slice().iter_mut().filter(|c| unknown((**c).into())) {
                    if let Some(idx) = draw(chance) {
                        *card = idx as u8;
                    }
                }
            }
            for idx in (0..OBJECTIVES).filter(|&i| unknown(i)) {
                s.objectives.bag.set(idx, pool.has(idx));
            }
        }
        if looking {
            s.limbo.as_mut_slice().sort_unstable();
        }
    }

    /// Samples a base consistent with the knowledge of the Empire, and a probe deck to match.
    fn deal_base(&self, s: &mut State, chance: &mut impl Chance) {
        // Cards that the Rebels look at for a new base were drawn from the deck, and the Empire does not know them.
        let looked: Bits = match s.frames.last() {
            Some(Frame::NewBase { .. }) => s.limbo.as_slice().iter().map(|&c| usize::from(c)).collect(),
            _ => Bits::EMPTY,
        };
        let p = &mut s.probes;
        let ranks = |cards: Bits, rank: &Row<u8, SYSTEMS>| {
            let mut ranks: ArrayVec<u8, SYSTEMS> = cards.into_iter().map(|i| rank[i]).collect();
            ranks.sort_unstable();
            ranks
        };
        let all = p.deck | looked;
        // Cards known not to be the base are permuted among themselves.
        let lead = p.lead & all;
        let (of_lead, of_rest) = (ranks(lead, &p.rank), ranks(all.minus(lead), &p.rank));
        let of_looked = ranks(looked, &p.rank);
        give(&mut p.rank, lead, of_lead, chance);
        if s.base == Site::NONE {
            return;
        }
        let mut unknown = all.minus(lead);
        if !s.revealed {
            unknown.insert(s.base.idx());
            let possible = s.could_be & unknown;
            if let Some(idx) = random(possible, chance) {
                s.base = Site(idx as u8);
                p.rank[idx] = MIDDLE;
            }
            unknown.remove(s.base.idx());
        }
        give(&mut p.rank, unknown, of_rest, chance);
        p.deck = lead | unknown;
        for (card, rank) in s.limbo.as_mut_slice().iter_mut().zip(of_looked) {
            let layer = p.deck.into_iter().filter(|&i| p.rank[i] == rank).collect();
            if let Some(idx) = random(layer, chance) {
                p.deck.remove(idx);
                *card = idx as u8;
            }
        }
        if !looked.is_empty() {
            s.limbo.as_mut_slice().sort_unstable();
        }
        // Only the Rebels know when they last saw a card in the deck.
        for idx in p.deck | Bits::only(s.base.idx()) {
            p.since[idx] = 0;
        }
    }

    /// Resamples the cards that the Empire has drawn, as far as the Rebels do not know them.
    fn deal_probes(&self, s: &mut State, chance: &mut impl Chance) {
        let p = &mut s.probes;
        let hidden = p.held.minus(p.seen);
        // Layers placed by the Rebels: they know the cards of each layer, but not which of them was drawn.
        let mut layers: ArrayVec<u8, SYSTEMS> =
            hidden.into_iter().map(|i| p.rank[i]).filter(|r| *r != MIDDLE).collect();
        layers.sort_unstable();
        let mut done = None;
        for rank in layers {
            if done == Some(rank) {
                continue;
            }
            done = Some(rank);
            let drawn: Bits = hidden.into_iter().filter(|&i| p.rank[i] == rank).collect();
            let mut when: ArrayVec<u8, SYSTEMS> = drawn.into_iter().map(|i| p.drawn[i]).collect();
            when.sort_unstable();
            let mut all = drawn | p.deck.into_iter().filter(|&i| p.rank[i] == rank).collect();
            p.held = p.held.minus(drawn);
            p.deck |= drawn;
            for when in when {
                if let Some(idx) = random(all, chance) {
                    all.remove(idx);
                    p.deck.remove(idx);
                    p.held.insert(idx);
                    p.drawn[idx] = when;
                }
            }
        }
        // The shuffled middle: a card seen in the deck after a draw is not the drawn card. A card that fits an earlier
        // draw also fits all later draws, so sampling in the order of the draws never runs out of cards.
        let drawn: Bits = hidden.into_iter().filter(|&i| p.rank[i] == MIDDLE && p.held.has(i)).collect();
        let mut when: ArrayVec<u8, SYSTEMS> = drawn.into_iter().map(|i| p.drawn[i]).collect();
        when.sort_unstable();
        let mut all = drawn | p.deck.into_iter().filter(|&i| p.rank[i] == MIDDLE).collect();
        p.held = p.held.minus(drawn);
        p.deck |= drawn;
        for when in when {
            let fits: Bits = all.into_iter().filter(|&i| p.since[i] <= when).collect();
            debug_assert!(!fits.is_empty(), "held cards were drawn after they were last seen in the deck");
            if let Some(idx) = random(fits, chance) {
                all.remove(idx);
                p.deck.remove(idx);
                p.held.insert(idx);
                p.drawn[idx] = when;
            }
        }
    }
}

/// Assigns these depths to these cards at random.
fn give(rank: &mut Row<u8, SYSTEMS>, cards: Bits, ranks: ArrayVec<u8, SYSTEMS>, chance: &mut impl Chance) {
    let mut left = cards;
    for depth in ranks {
        if let Some(idx) = random(left, chance) {
            left.remove(idx);
            rank[idx] = depth;
        }
    }
}

fn random(set: Bits, chance: &mut impl Chance) -> Option<usize> {
    if set.is_empty() { None } else { set.nth(chance.below(set.len() as u32) as usize) }
}
