//! What a scene promises of dice, and which of its hidden cards are dealt anew.

use std::collections::VecDeque;

use destiny::{Db, Destiny, Event, State};
use table::scene::Script;
use table::{CopyId, CopySet, Seat};

/// What the story promises: sides of dice, and hidden cards that stay where they are when everything else is dealt anew.
#[derive(Clone, Debug)]
pub(crate) struct Pins {
    pub(crate) rolls: VecDeque<&'static str>,
    pub(crate) named: CopySet<1>,
    /// Cards that are dealt together: those of one player.
    pub(crate) pools: Vec<CopySet<1>>,
}

/// Where a hidden card lies: the zone, the place in it where that matters, whether its owner has chosen it in secret, and
/// who knows the card.
type Spot = (usize, u16, bool, Vec<bool>);

fn spot(s: &State<1>, copy: CopyId) -> Option<Spot> {
    let zones = [s.over, s.under, s.stacked, s.hand, s.bag];
    let zone = zones.iter().position(|set| set.contains(copy))?;
    let place = if zone < 3 { s.place[copy] } else { 0 };
    Some((zone, place, s.chosen.contains(copy), s.known.iter().map(|known| known.contains(copy)).collect()))
}

/// Two hidden cards change places.
fn swap(s: &mut State<1>, a: CopyId, b: CopyId) {
    let zones = [&mut s.over, &mut s.under, &mut s.stacked, &mut s.hand, &mut s.bag, &mut s.chosen];
    for set in zones.into_iter().chain(&mut s.known) {
        let (has_a, has_b) = (set.contains(a), set.contains(b));
        for (copy, in_it) in [(a, has_b), (b, has_a)] {
            if in_it { set.insert(copy) } else { set.remove(copy) }
        }
    }
    (s.place[a], s.place[b]) = (s.place[b], s.place[a]);
}

impl Script<Destiny<1>> for Pins {
    fn wants(&self, outcome: &Event) -> Option<bool> {
        let Event::Rolled { card, face, .. } = *outcome else { return None };
        let wanted = self.rolls.front()?;
        let sides = Db::all().card(card).die?.0;
        Some(sides[face as usize].to_string() == *wanted)
    }

    fn strike(&mut self, _: &Event) {
        self.rolls.pop_front();
    }

    fn waiting(&self) -> Vec<String> {
        self.rolls.iter().map(|side| format!("a roll of {side}")).collect()
    }

    fn shows_hidden(&self, event: &Event, seat: Seat) -> bool {
        match *event {
            Event::Drew { seat: who, .. } => who == seat,
            Event::Discarded { seat: who, .. } | Event::Played { seat: who, .. } => who != seat,
            Event::Bid { seat: who, .. } => who != seat,
            Event::Looked { .. } | Event::Revealed { .. } | Event::Milled { .. } => true,
            Event::ToHand { .. } | Event::OnDeck { .. } => true,
            _ => false,
        }
    }

    fn pin(&self, before: &State<1>, world: &mut State<1>) {
        // Bids are picks of the story.
        world.vals = before.vals;
        for &pool in &self.pools {
            for copy in pool & self.named {
                let Some(home) = spot(before, copy) else { continue };
                if spot(world, copy).as_ref() == Some(&home) {
                    continue;
                }
                let at_home = |s: &State<1>, c: CopyId| spot(s, c).as_ref() == Some(&home);
                let settled = |c: CopyId| self.named.contains(c) && at_home(before, c);
                let other = pool.iter().find(|&c| at_home(world, c) && !settled(c));
                swap(world, copy, other.expect("a new deal has the same spots"));
            }
        }
    }
}
