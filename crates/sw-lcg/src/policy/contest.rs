//! Edge battles as bidding games.
//!
//! A bid is the set of cards a player places in total. The opponent's hand is redealt several times, and so is the
//! player's hand as the opponent may imagine it. The value of winning comes from playing out the engagement with the
//! edge on either side.

use arrayvec::ArrayVec;
use table::chance::Chance;
use table::{Contest, CopyId, CopySet, Holding, NoSink, Options, Seat, ToAct};
use table::{Game, Opt};

use super::evaluate::{BOARD, HAND, chances};
use super::eye::Evaluator;
use super::heuristic::quick;
use super::style::Style;
use crate::frame::{EngagementStep, Frame};
use crate::game::SwLcg;
use crate::state::State;
use crate::verb::Verb;

/// Number of hands the opponent may hold, and of hands the opponent may suspect.
const HANDS: usize = 6;
/// The most cards in one bid.
const CARDS: usize = 4;
/// The most bids per hand, including the empty one.
const BIDS: usize = 8;
/// The most decisions until an engagement is over.
const LONGEST: usize = 200;

/// Cards to place in addition to those already placed.
#[derive(Clone, Copy)]
struct Bid<const W: usize> {
    cards: CopySet<W>,
    icons: u8,
    /// The value of the cards elsewhere minus that of their fate effects, in win chance.
    cost: f32,
    /// The bid restarts the edge battle.
    twist: bool,
}

/// A hand with its possible bids.
struct Hand<const W: usize> {
    bids: ArrayVec<Bid<W>, BIDS>,
    /// Icons that already count, including those of units.
    placed: u8,
    /// All icons in the hand.
    all: u8,
}

/// This seat's decision in an edge battle as a bidding game; `None` if there is nothing to contest.
pub(super) fn contest<const W: usize>(
    g: &SwLcg<W>,
    s: &State<W>,
    seat: Seat,
    style: &Style,
    options: &Options,
    chance: &mut impl Chance,
) -> Option<Contest> {
    let Some(Frame::Edge { round }) = s.frames.last().filter(|_| style.mixes) else { return None };
    let foe = seat.other();
    if round.turn != seat || g.fighters(s, foe).is_empty() {
        return None;
    }
    let last_word = round.passes > 0;
    let now = chances(g, s, style)[seat];
    let slope = (now * (1.0 - now)).max(0.05);
    let mut worlds = ArrayVec::<State<W>, HANDS>::new();
    let mut stake = 0.0;
    let mut theirs = Vec::with_capacity(HANDS);
    let mut mine = vec![hand(&Evaluator { g, s, seat, style }, slope)];
    for _ in 0..HANDS {
        let mut world = *s;
        g.resample(&mut world, seat, chance);
        theirs.push(hand(&Evaluator { g, s: &world, seat: foe, style }, slope));
        worlds.push(world);
        let mut doubt = *s;
        g.resample(&mut doubt, foe, chance);
        mine.push(hand(&Evaluator { g, s: &doubt, seat, style }, slope));
    }
    for world in &worlds {
        stake += after(g, world, seat, seat, style, chance) - after(g, world, seat, foe, style, chance);
    }
    stake /= HANDS as f32;
    let attacking = seat == s.active;
    let mut gain = Vec::new();
    for hand in &mine {
        for (row, bid) in hand.bids.iter().enumerate() {
            for other in &theirs {
                for answer in &other.bids {
                    // If the opponent has passed and this player passes too, the battle is over.
                    let answer = if last_word && row == 0 { &other.bids[0] } else { answer };
                    let lead = f32::from(hand.placed + bid.icons) - f32::from(other.placed + answer.icons);
                    let won = if bid.twist || answer.twist {
                        let left = f32::from(hand.all - bid.icons.min(hand.all));
                        let right = f32::from(other.all - answer.icons.min(other.all));
                        0.5 + 0.08 * (left - right).clamp(-5.0, 5.0)
                    } else if lead > 0.0 || (lead == 0.0 && !attacking) {
                        1.0
                    } else {
                        0.0
                    };
                    gain.push(stake * won - bid.cost + answer.cost);
                }
            }
        }
    }
    let holdings = |hands: &[Hand<W>]| -> Vec<Holding> {
        let chance = 1.0 / hands.len() as f32;
        hands.iter().map(|hand| Holding { chance, bids: hand.bids.len() }).collect()
    };
    let first = mine[0].bids.iter().map(|bid| opening(g, bid, options)).collect::<Option<Vec<_>>>()?;
    Some(Contest { hands: [holdings(&mine), holdings(&theirs)], gain, first })
}

/// The option that starts a bid: its strongest card.
fn opening<const W: usize>(g: &SwLcg<W>, bid: &Bid<W>, options: &Options) -> Option<Opt> {
    let strongest = bid.cards.iter().max_by_key(|&c| (g.cast.of(c).force, g.cast.card(c)));
    let Some(card) = strongest.map(|c| g.cast.card(c)) else {
        return options.iter().copied().find(|o| Verb::of(o.verb()) == Verb::Pass);
    };
    let is = |o: &Opt| Verb::of(o.verb()) == Verb::Edge && g.cast.card(CopyId(o.a())) == card;
    options.iter().copied().find(is)
}

/// The sensible bids of this seat's hand: for each number of icons, the cheapest cards.
fn hand<const W: usize>(eye: &Evaluator<W>, slope: f32) -> Hand<W> {
    let (g, s, seat) = (eye.g, eye.s, eye.seat);
    let cards = s.hand & *g.own(s, seat);
    let empty = Bid { cards: CopySet::EMPTY, icons: 0, cost: 0.0, twist: false };
    // The cheapest bid for each number of icons.
    let mut ways: [Option<Bid<W>>; 10] = [None; 10];
    ways[0] = Some(empty);
    let mut twist: Option<Bid<W>> = None;
    let mut all = 0u8;
    for copy in cards {
        let facts = g.cast.of(copy);
        all = all.saturating_add(facts.force);
        let cost = slope * (HAND * eye.worth(copy).hand - BOARD * eye.fated(copy));
        let fate = g.cast.fates.contains(copy);
        if fate && facts.priority <= 2 {
            let mut cards = CopySet::EMPTY;
            cards.insert(copy);
            twist = Some(Bid { cards, icons: facts.force, cost, twist: true });
            continue;
        }
        let mut next = ways;
        for way in ways.iter().flatten() {
            if way.cards.len() == CARDS {
                continue;
            }
            let mut cards = way.cards;
            cards.insert(copy);
            let icons = (way.icons + facts.force).min(9);
            let bid = Bid { cards, icons, cost: way.cost + cost, twist: false };
            let place = &mut next[icons as usize];
            let better = place.is_none_or(|known| bid.cost < known.cost - 1e-6);
            if better {
                *place = Some(bid);
            }
        }
        ways = next;
    }
    let mut bids = ArrayVec::new();
    bids.push(empty);
    // A bid with fewer icons at a higher cost is useless. Passing always stays possible.
    let mut cheapest = f32::INFINITY;
    for way in ways.iter().rev().flatten() {
        if way.cost < cheapest - 1e-6 && !way.cards.is_empty() && bids.len() + usize::from(twist.is_some()) < BIDS {
            cheapest = way.cost;
            bids.push(*way);
        }
    }
    if let Some(twist) = twist {
        bids.push(twist);
    }
    Hand { bids, placed: g.edge_total(s, seat), all }
}

impl<const W: usize> Evaluator<'_, W> {
    /// The value of the fate effect of a card in the stack.
    fn fated(&self, copy: CopyId) -> f32 {
        let (g, s) = (self.g, self.s);
        if !g.cast.fates.contains(copy) {
            return 0.0;
        }
        match g.cast.of(copy).priority {
            5 | 6 => g.fighters(s, self.seat.other()).iter().map(|u| self.damage(u, 1)).fold(0.0, f32::max),
            9 | 10 if self.seat == s.active => self.damage(s.fight.target, 1),
            _ => 0.0,
        }
    }
}

/// The win chance of `seat` after the engagement if `winner` gets the edge.
fn after<const W: usize>(
    g: &SwLcg<W>,
    s: &State<W>,
    seat: Seat,
    winner: Seat,
    style: &Style,
    chance: &mut impl Chance,
) -> f32 {
    let mut s = *s;
    s.frames.pop();
    let at = s.frames.len() - 1;
    s.frames.as_mut_slice()[at] = Frame::Fight(EngagementStep::EdgeWindow);
    s.fight.give_edge(winner);
    for known in &mut s.known {
        *known = known.minus(&s.edge);
    }
    s.discard |= s.edge;
    s.edge = CopySet::EMPTY;
    g.resume(&mut s, chance);
    let mut options = Options::new();
    for _ in 0..LONGEST {
        let ToAct::Seats { asked, .. } = g.to_act(&s) else { break };
        if !s.in_engagement() {
            break;
        }
        let Some(who) = asked.lowest() else { break };
        g.options(&s, who, &mut options);
        let pick = quick(g, &s, who, style, &options);
        g.apply(&mut s, who, pick, chance, &mut NoSink);
    }
    chances(g, &s, style)[seat]
}
