//! Which hidden cards of a scene are redealt, and which stay in place.

use sw_lcg::cast::Cast;
use sw_lcg::{State, SwLcg};
use table::scene::Script;
use table::{CopyId, CopySet, Seat};

/// The hidden cards named by the scenario. They stay in place when everything else is redealt.
#[derive(Clone, Debug)]
pub(crate) struct Pins {
    named: CopySet<1>,
    /// Sets of cards that are redealt together: one side's objectives, or its other cards.
    pools: Vec<CopySet<1>>,
}

impl Pins {
    pub(crate) fn new(cast: &Cast<1>, named: CopySet<1>) -> Self {
        let pools = cast.side.iter().flat_map(|&side| [side & cast.objectives, side.minus(&cast.objectives)]);
        Self { named, pools: pools.collect() }
    }
}

/// The spot of a hidden card: the zone, its place there if that matters, and which seats know the card.
type Spot = (usize, u16, [bool; 2]);

fn spot(s: &State<1>, copy: CopyId) -> Option<Spot> {
    let zones = [s.over, s.under, s.captured, s.hand, s.bag, s.edge, s.dealt];
    let zone = zones.iter().position(|set| set.contains(copy))?;
    let place = if zone < 3 { s.place[copy] } else { 0 };
    Some((zone, place, s.known.map(|known| known.contains(copy))))
}

/// Swaps two hidden cards.
fn swap(s: &mut State<1>, a: CopyId, b: CopyId) {
    let [first, second] = &mut s.known;
    let sets =
        [&mut s.over, &mut s.under, &mut s.captured, &mut s.hand, &mut s.bag, &mut s.edge, &mut s.dealt, first, second];
    for set in sets {
        let (has_a, has_b) = (set.contains(a), set.contains(b));
        for (copy, in_it) in [(a, has_b), (b, has_a)] {
            if in_it { set.insert(copy) } else { set.remove(copy) }
        }
    }
    (s.place[a], s.place[b]) = (s.place[b], s.place[a]);
}

impl Script<SwLcg<1>> for Pins {
    fn wants(&self, _: &sw_lcg::Event) -> Option<bool> {
        None
    }

    fn strike(&mut self, _: &sw_lcg::Event) {}

    fn waiting(&self) -> Vec<String> {
        Vec::new()
    }

    fn shows_hidden(&self, event: &sw_lcg::Event, seat: Seat) -> bool {
        use sw_lcg::Event as E;
        match *event {
            E::Drew { seat: who, .. } => who == seat,
            E::Discarded { seat: who, .. } | E::Played { seat: who, .. } | E::Revealed { seat: who, .. } => who != seat,
            E::Shown { .. } | E::Looked { .. } | E::Captured { .. } | E::Rescued { .. } | E::Objective { .. } => true,
            E::Entered { .. } | E::ToHand { .. } => true,
            _ => false,
        }
    }

    fn pin(&self, before: &State<1>, world: &mut State<1>) {
        for &pool in &self.pools {
            for copy in pool & self.named {
                let Some(home) = spot(before, copy) else { continue };
                if spot(world, copy) == Some(home) {
                    continue;
                }
                let settled = |c: CopyId| self.named.contains(c) && spot(before, c) == Some(home);
                let other = pool.iter().find(|&c| spot(world, c) == Some(home) && !settled(c));
                swap(world, copy, other.expect("a redeal has the same spots"));
            }
        }
    }
}
