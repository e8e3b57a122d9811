//! Options that need no thought: they cost nothing and are right whatever follows.

use table::chance::Chance;
use table::{CopyId, CopySet, NoSink, Opt, Options, Seat};

use crate::frame::Frame;
use crate::game::StarRealms;
use crate::setup::Mode;
use crate::state::State;
use crate::step::Step;
use crate::verb::Verb;

/// The first obvious option, if there is one.
pub(super) fn find<const N: usize, const W: usize>(
    g: &StarRealms<N, W>,
    s: &State<N, W>,
    seat: Seat,
    options: &Options,
) -> Option<Opt> {
    match s.frames.last().unwrap_or_default() {
        Frame::Main { .. } => main(g, s, seat, options),
        // Splitting an attack is never better than first spending combat where it is needed.
        Frame::AttackSeat { victim, .. } => {
            let authority = s.players[victim].authority.max(1) as u16;
            Some(Verb::Amount.number(s.players[seat].combat.min(authority)))
        }
        Frame::AttackBase { .. } => options.last().copied(),
        _ => None,
    }
}

fn main<const N: usize, const W: usize>(
    g: &StarRealms<N, W>,
    s: &State<N, W>,
    seat: Seat,
    options: &Options,
) -> Option<Opt> {
    let p = &s.players[seat];
    // A base in play does no harm, and may give something for every ship that follows.
    if let Some(base) = (p.hand & g.cast.bases).first() {
        return Some(Verb::Play.on(base)).filter(|play| options.contains(play));
    }
    let plain = &g.cast.plain_primary;
    let hungry = wants_hand(g, s, seat);
    for &option in options {
        let copy = CopyId(option.a());
        let fine = match Verb::of(option.verb()) {
            // Plain gains only help. But while another card could remove cards from the hand, a starting card may be
            // more useful as its target.
            Verb::Play => !(hungry && g.cast.of(copy).cost == 0) && plain.contains(copy),
            Verb::Primary => plain.contains(copy),
            Verb::Ally => match s.model(copy) {
                None => g.cast.plain_ally.contains(copy),
                Some(card) => !g.cast.facts(card).copies.disjoint(&g.cast.plain_ally),
            },
            // Combat has no other use here.
            Verb::AttackSeat => g.mode() == Mode::Duel && g.open_bases(s, seat).is_empty() && p.hand.is_empty(),
            _ => false,
        };
        if fine {
            return Some(option);
        }
    }
    None
}

/// Plays and uses everything obvious that only gives trade, combat or authority.
pub(super) fn apply_obvious<const N: usize, const W: usize>(
    g: &StarRealms<N, W>,
    s: &mut State<N, W>,
    seat: Seat,
    chance: &mut impl Chance,
) {
    match s.frames.last() {
        Some(Frame::Main { done }) if !done.contains(seat) => {}
        _ => return,
    }
    let hand = s.players[seat].hand;
    let starters = if wants_hand(g, s, seat) { g.cast.starter(seat) } else { CopySet::EMPTY };
    let ships = (hand & g.cast.ships & g.cast.flat_gains.primary).minus(&starters);
    let cards = ships | (hand & g.cast.bases);
    let mut sink = NoSink;
    let mut step = Step::new(g, s, chance, &mut sink);
    if !cards.is_empty() {
        step.lay_down(seat, cards);
        step.gain_primaries(seat, ships);
    }
    let bases =
        (step.s.players[seat].in_play & g.cast.primaries & g.cast.flat_gains.primary).minus(&step.s.used_primary);
    if !bases.is_empty() {
        step.s.used_primary |= bases;
        step.gain_primaries(seat, bases);
    }
    let waiting = (step.s.players[seat].in_play & g.cast.allies & g.cast.flat_gains.ally).minus(&step.s.used_ally);
    if !waiting.is_empty() && step.s.models.is_empty() {
        let allies = g.ready_allies(step.s, seat) & waiting;
        if !allies.is_empty() {
            step.s.used_ally |= allies;
            step.gain_allies(seat, allies);
        }
    }
}

/// Is there a card in hand or an unused base that can scrap or discard cards in hand, or one that may draw such a card?
fn wants_hand<const N: usize, const W: usize>(g: &StarRealms<N, W>, s: &State<N, W>, seat: Seat) -> bool {
    let p = &s.players[seat];
    let plain = g.cast.plain_primary & g.cast.plain_ally;
    let unused = (p.in_play & g.cast.primaries).minus(&s.used_primary);
    if !(p.hand | unused).minus(&plain).is_empty() {
        return true;
    }
    let waiting = (p.in_play & g.cast.allies).minus(&s.used_ally).minus(&plain);
    !waiting.is_empty() && !waiting.disjoint(&g.ready_allies(s, seat))
}
