//! Invariants of every state.

use crate::actions::{local, n_actions};
use crate::bits::Bits;
use crate::card::MissionKind;
use crate::db::{MISSIONS, Mission, OBJECTIVES, Objective, TACTICS};
use crate::frame::{Drawn, Frame};
use crate::game::Rebellion;
use crate::leader::Leader;
use crate::map::{SITES, SYSTEMS, Site};
use crate::side::Side;
use crate::state::{Place, State};
use crate::unit::Unit;

impl Rebellion {
    pub(crate) fn check_state(&self, s: &State) -> Result<(), String> {
        self.check_units(s)?;
        self.check_systems(s)?;
        self.check_leaders(s)?;
        self.check_missions(s)?;
        self.check_probes(s)?;
        self.check_cards(s)?;
        must(s.time <= s.reputation || s.is_over(), || "the time marker has passed the reputation marker".to_owned())?;
        must(s.is_over() != s.winners.is_empty(), || "winners do not match whether the game is over".to_owned())
    }

    /// The number of units of each kind is constant (REB-LIMIT-02).
    fn check_units(&self, s: &State) -> Result<(), String> {
        for unit in Unit::ALL {
            let side = unit.side();
            let board: u32 = (0..SITES as u8).map(|i| u32::from(s.force(Site(i), side).n(unit))).sum();
            let queue: u32 = s.queue[side.idx()].iter().map(|f| u32::from(f.n(unit))).sum();
            let deploying = match s.frames.as_slice().iter().find_map(|f| match f {
                Frame::Deploy { side, .. } => Some(*side),
                _ => None,
            }) {
                Some(at) if at == side => u32::from(s.deploying.n(unit)),
                _ => 0,
            };
            let all = board + queue + deploying + u32::from(s.supply[side.idx()].n(unit));
            let pieces = u32::from(self.db.unit(unit).pieces);
            must(all == pieces, || format!("{all} of {unit:?}, expected {pieces}"))?;
        }
        let base = s.force(Site::BASE, Side::Rebels);
        must(!s.revealed || base.is_empty(), || "units in the base space of a revealed base".to_owned())?;
        must(s.force(Site::BASE, Side::Empire).is_empty(), || "Imperial units in the base space".to_owned())
    }

    fn check_systems(&self, s: &State) -> Result<(), String> {
        let both = s.loyal[0] & s.loyal[1];
        must(both.is_empty(), || format!("systems loyal to both sides: {both:?}"))?;
        let tokens = s.loyal[0] | s.loyal[1] | s.occupied;
        must(tokens.minus(self.populous(s)).is_empty(), || "a loyalty token without a loyalty space".to_owned())?;
        must((s.occupied & s.loyal[1]).is_empty(), || "a system both loyal to the Empire and occupied".to_owned())?;
        must(s.sabotaged.minus(self.populous(s)).is_empty(), || "a sabotage token without a loyalty space".to_owned())
    }

    fn check_leaders(&self, s: &State) -> Result<(), String> {
        for leader in Leader::ALL {
            let rings = s.ring.iter().filter(|r| **r == Some(leader)).count();
            must(rings <= 1, || format!("{leader:?} has {rings} rings"))?;
            if s.is_captive(leader) {
                let held = matches!(s.at[leader.idx()], Place::Site(site) if site.is_system());
                must(held, || format!("{leader:?} is captured but not in a system"))?;
            }
            if let Place::Site(site) = s.at[leader.idx()] {
                let there = site.is_system() || site == Site::BASE && !s.revealed;
                must(there, || format!("{leader:?} is at {site:?}"))?;
            }
            if s.turned.has(leader.idx()) {
                must(self.db.leader(leader).side == Side::Rebels, || format!("the Imperial leader {leader:?} turned"))?;
            }
        }
        let both =
            [Leader::Luke, Leader::LukeJedi].iter().filter(|l| !matches!(s.at[l.idx()], Place::Supply | Place::Out));
        must(both.count() <= 1, || "both cards of Luke are in play".to_owned())
    }

    /// The mission in progress, which is in no pile.
    fn mission_under_way(&self, s: &State) -> Option<Mission> {
        let on = |f: &Frame| matches!(f, Frame::Mission(_));
        s.frames.as_slice().iter().any(on).then_some(Mission(s.doing[0].card))
    }

    fn check_missions(&self, s: &State) -> Result<(), String> {
        let under_way = self.mission_under_way(s);
        let drawn = s.frames.as_slice().iter().any(|f| matches!(f, Frame::Keep { what: Drawn::Projects, .. }));
        for m in 0..MISSIONS {
            let mission = Mission(m as u8);
            let facts = self.db.mission(mission);
            let assigned = s.assigned[facts.side.idx()].0.iter().filter(|slot| **slot == Some(mission)).count();
            let under = s.project_under.as_slice().iter().filter(|p| **p == mission).count();
            let limbo = s.limbo.as_slice().iter().filter(|c| drawn && usize::from(**c) == m).count();
            let n = usize::from(s.hand[m] + s.deck[m] + s.discard[m])
                + assigned
                + under
                + limbo
                + usize::from(under_way == Some(mission));
            must(n == usize::from(facts.copies), || format!("{n} copies of {}", self.db.missions[m].id))?;
            let lost = facts.kind == MissionKind::Starting && s.deck[m] + s.discard[m] > 0;
            must(!lost, || format!("the starting mission {} left the hand", self.db.missions[m].id))?;
        }
        for side in Side::BOTH {
            for slot in 0..crate::state::SLOTS as u8 {
                let on = self.on_slot(s, side, slot).len();
                let there = s.assigned[side.idx()][slot as usize].is_some();
                must(on <= 2 && (on > 0 || !there), || format!("{on} leaders on a mission"))?;
            }
        }
        Ok(())
    }

    fn check_probes(&self, s: &State) -> Result<(), String> {
        let p = &s.probes;
        let limbo: Bits = match s.frames.last() {
            Some(Frame::NewBase { .. } | Frame::FalseLead { .. }) => {
                s.limbo.as_slice().iter().map(|&c| usize::from(c)).collect()
            }
            _ => Bits::EMPTY,
        };
        let base = if s.base == Site::NONE { Bits::EMPTY } else { Bits::only(s.base.idx()) };
        let sets = [p.deck, p.held, p.gone(), limbo, base];
        let all = sets.iter().fold(Bits::EMPTY, |all, set| all | *set);
        let n: usize = sets.iter().map(|set| set.len()).sum();
        must(all == Bits::below(SYSTEMS) && n == SYSTEMS, || format!("probe cards: {sets:?}"))?;
        must(p.seen.minus(p.held).is_empty(), || "a probe card seen by the Rebels is not held".to_owned())?;
        must(p.lead.minus(p.deck | p.held | limbo).is_empty(), || "a known probe card is nowhere".to_owned())?;
        let known = s.base == Site::NONE || s.could_be.has(s.base.idx());
        must(known, || "public information excludes the real base".to_owned())
    }

    fn check_cards(&self, s: &State) -> Result<(), String> {
        let o = &s.objectives;
        let numbers = |cards: &[Objective]| -> Vec<usize> { cards.iter().map(|c| usize::from(c.0)).collect() };
        let limbo = match s.frames.last() {
            Some(Frame::Keep { what: Drawn::Objectives | Drawn::ObjectivesTop, .. }) => s.limbo.as_slice(),
            _ => &[],
        };
        let listed =
            [numbers(o.top.as_slice()), numbers(o.under.as_slice()), limbo.iter().map(|&c| c.into()).collect()];
        once_each(OBJECTIVES, [o.bag, o.hand, o.scored], listed.concat()).map_err(|e| format!("objectives: {e}"))?;
        for side in Side::BOTH {
            let a = &s.actions[side.idx()];
            let under = a.under.as_slice().iter().map(|&c| local(c)).collect();
            once_each(n_actions(side), [a.deck, a.hand, a.used, a.boxed, a.offer], under)
                .map_err(|e| format!("action cards of {side:?}: {e}"))?;
            must(a.of_general.minus(a.hand).is_empty(), || "a general's card is not in hand".to_owned())?;
        }
        for t in 0..TACTICS {
            let hands = s.tactics_hand[0][t] + s.tactics_hand[1][t];
            let n = s.tactics[t] + s.tactics_played[t] + hands;
            must(n == self.db.tactic[t].copies, || format!("{n} copies of tactic card {t}"))?;
            must(s.combat.site.is_some() || hands == 0, || "tactic cards in hand outside a combat".to_owned())?;
        }
        Ok(())
    }
}

/// Checks that each card below `n` is in exactly one of these places.
fn once_each<const N: usize>(n: usize, sets: [Bits; N], listed: Vec<usize>) -> Result<(), String> {
    let mut found = listed;
    found.extend(sets.into_iter().flatten());
    found.sort_unstable();
    must(found.iter().copied().eq(0..n), || format!("{found:?} of {n}"))
}

fn must(ok: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if ok { Ok(()) } else { Err(what()) }
}
