//! Proposes a complete payment: which sources give how many resources. Only for people; rollouts do not use it.

use table::{CopyId, CopySet, Opt, Seat};

use crate::card::{Affiliation, Icons, Kind};
use crate::frame::Frame;
use crate::game::SwLcg;
use crate::state::State;
use crate::verb::Verb;

/// The price of a payment, compared from the first entry on: units, above all units that could fight; unused resources
/// of its sources; tokens that stay longer than one refresh; matching sources, which the next card may need; the kinds
/// of sources; the number of sources.
type Price = [u8; 6];

/// A partial payment: its price, and how much each source of the list gives.
type Part = Option<(Price, Vec<u8>)>;

/// A source and the amount it may give.
struct Source {
    copy: CopyId,
    value: u8,
    matches: bool,
    /// 1 for a unit, 2 for one that can fight.
    unit: u8,
    /// The kind of card: affiliation cards and objectives are meant for paying, units are not.
    kind: u8,
    /// The exact amount it must give, if that is fixed.
    only: Option<u8>,
}

impl Source {
    fn price(&self, n: u8) -> Price {
        match n {
            0 => [0; 6],
            _ => [self.unit, self.value - n, n - 1, self.matches as u8, self.kind, 1],
        }
    }
}

impl<const W: usize> SwLcg<W> {
    /// The payment a player most likely wants for the current question, in the order of its steps; empty if nothing is
    /// paid. `with` are steps it should include, and `without` are sources it should not use, the latest request last.
    /// If not all requests can be met together, the oldest are dropped.
    pub fn payment(&self, s: &State<W>, seat: Seat, with: &[Opt], without: &[Opt]) -> Vec<Opt> {
        let Some(Frame::Pay { seat: payer, copy, left, needs }) = s.frames.last() else { return Vec::new() };
        if payer != seat {
            return Vec::new();
        }
        let wanted = if needs { self.needed_match(s, seat, copy, 1) } else { None };
        for dropped in 0..=with.len() + without.len() {
            let fewer = &without[dropped.min(without.len())..];
            let kept = &with[dropped.saturating_sub(without.len())..];
            let steps = self.pay_with(s, seat, left, wanted, kept, fewer);
            if !steps.is_empty() {
                return steps;
            }
        }
        Vec::new()
    }

    fn pay_with(
        &self,
        s: &State<W>,
        seat: Seat,
        left: u8,
        wanted: Option<Affiliation>,
        with: &[Opt],
        without: &[Opt],
    ) -> Vec<Opt> {
        let Some(mut sources) = self.sources(s, seat, wanted, with, without) else { return Vec::new() };
        // Matching sources come first, so that the rest can be anything.
        sources.sort_by_key(|source| (!source.matches, source.kind, source.copy));
        let Some(amounts) = cheapest(&sources, left, wanted.is_some()) else { return Vec::new() };
        let given = sources.iter().zip(amounts).filter(|(_, n)| *n > 0);
        given.map(|(source, n)| Verb::Pay.with(source.copy, 0, n)).collect()
    }

    /// The sources under these requests; `None` if one of them names no available source.
    fn sources(
        &self,
        s: &State<W>,
        seat: Seat,
        wanted: Option<Affiliation>,
        with: &[Opt],
        without: &[Opt],
    ) -> Option<Vec<Source>> {
        let ready = self.ready_sources(s, seat);
        let mut only: Vec<(CopyId, u8)> = Vec::new();
        for (opts, is_wished) in [(with, true), (without, false)] {
            for opt in opts {
                // An option stands for all indistinguishable cards; each request takes a different one.
                let alike = self.twins_of(s, ready, CopyId(opt.a()));
                let free = alike.iter().find(|c| !only.iter().any(|(taken, _)| taken == c))?;
                only.push((free, if is_wished { opt.c() } else { 0 }));
            }
        }
        let source = |copy: CopyId| {
            let def = self.db.card(self.cast.card(copy));
            let (kind, unit) = match &def.kind {
                Kind::Affiliation { .. } => (0, 0),
                Kind::Objective { .. } => (1, 0),
                Kind::Unit { .. } => (3, 1 + (self.icons_of(s, copy) != Icons::default()) as u8),
                _ => (2, 0),
            };
            Source {
                copy,
                value: self.cast.of(copy).resources,
                matches: wanted.is_some_and(|a| self.matches(s, copy, a)),
                unit,
                kind,
                only: only.iter().find(|(of, _)| *of == copy).map(|(_, n)| *n),
            }
        };
        Some(ready.iter().map(source).collect())
    }

    fn twins_of(&self, s: &State<W>, ready: CopySet<W>, copy: CopyId) -> CopySet<W> {
        (ready & self.cast.same(copy)).iter().filter(|&c| self.alike(s, c, copy)).collect()
    }
}

/// The cheapest way to pay exactly `left` resources, with a match if one is needed. Every source may give less than it
/// could, so paying too much is never necessary.
fn cheapest(sources: &[Source], left: u8, needs: bool) -> Option<Vec<u8>> {
    let mut best: Vec<[Part; 2]> = vec![[None, None]; left as usize + 1];
    best[0][0] = Some(([0; 6], Vec::new()));
    for source in sources {
        let mut next: Vec<[Part; 2]> = vec![[None, None]; left as usize + 1];
        for (paid, parts) in best.iter().enumerate() {
            for (matched, part) in parts.iter().enumerate() {
                let Some((price, amounts)) = part else { continue };
                for n in 0..=source.value.min(left - paid as u8) {
                    if source.only.is_some_and(|only| only != n) {
                        continue;
                    }
                    let more = source.price(n);
                    let price: Price = std::array::from_fn(|i| price[i].saturating_add(more[i]));
                    let cell = &mut next[paid + n as usize][matched | (n > 0 && source.matches) as usize];
                    if cell.as_ref().is_none_or(|(known, _)| price < *known) {
                        *cell = Some((price, amounts.iter().copied().chain([n]).collect()));
                    }
                }
            }
        }
        best = next;
    }
    let [unmatched, matched] = best.pop()?;
    let parts = if needs { [None, matched] } else { [unmatched, matched] };
    parts.into_iter().flatten().min().map(|(_, amounts)| amounts)
}
