//! Resampling the hidden cards of a scenario, except those that it names.

use rebellion::card::{MissionKind, Timing};
use rebellion::db::{MISSIONS, TACTICS};
use rebellion::frame::{Drawn, Frame};
use rebellion::map::SYSTEMS;
use rebellion::side::{Post, Theater};
use rebellion::{Action, Bits, Db, Entity, Leader, Mission, Objective, Players, Side, Site, State, Tactic};

/// The hidden cards that the scenario names. They stay in place when all others are resampled.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pins {
    pub(crate) named: Vec<Entity>,
    /// Whether the scenario names the place of the base.
    pub(crate) base: bool,
    pub(crate) players: Players,
}

impl Pins {
    pub(crate) fn apply(&self, before: &State, world: &mut State) {
        for side in Side::BOTH {
            self.missions(before, world, side);
            self.actions(before, world, side);
        }
        self.tactics(before, world);
        self.objectives(before, world);
        self.probes(before, world);
    }

    fn names(&self, thing: Entity) -> bool {
        self.named.contains(&thing)
    }

    /// Missions of a side. All copies of a named mission stay, and so do starting missions, which every scenario has.
    fn missions(&self, before: &State, world: &mut State, side: Side) {
        let kind = |m: u8| Db::core().mission[usize::from(m)].kind;
        let named = |m: u8| kind(m) == MissionKind::Starting || self.names(Entity::Mission(Mission(m)));
        let own = |m: usize| Db::core().mission[m].side == side;
        let many = |row: &[u8; MISSIONS]| -> Vec<u8> {
            let mut cards: Vec<u8> = (0..MISSIONS).filter(|&m| own(m)).flat_map(|m| copies(m, row[m])).collect();
            cards.sort_by_key(|&m| (kind(m) as u8, m));
            cards
        };
        let looking = side == Side::Empire && looks_at(before, &[Drawn::Projects]);
        let zones = |s: &State| {
            let slots = s.assigned[side.idx()].0.iter().flatten().map(|m| m.0).collect();
            let limbo = if looking { s.limbo.as_slice().to_vec() } else { Vec::new() };
            let under = s.project_under.as_slice().iter().filter(|_| side == Side::Empire).map(|m| m.0).collect();
            [slots, many(&s.hand.0), limbo, under, many(&s.deck.0)]
        };
        let fits = |was: u8, is: u8| kind(was) == kind(is);
        let [slots, hand, limbo, under, deck] = fill(&zones(before), &zones(world), named, fits);
        let mut slots = slots.into_iter();
        for slot in world.assigned[side.idx()].0.iter_mut().flatten() {
            *slot = Mission(slots.next().expect("as many missions as before"));
        }
        for m in (0..MISSIONS).filter(|&m| own(m)) {
            world.hand[m] = count(&hand, m);
            world.deck[m] = count(&deck, m);
        }
        if looking {
            lay(world.limbo.as_mut_slice(), &limbo);
        }
        if side == Side::Empire {
            for (card, m) in world.project_under.as_mut_slice().iter_mut().zip(under) {
                *card = Mission(m);
            }
        }
    }

    /// Action cards of a side. A card in hand must show the leader recruited with it.
    fn actions(&self, before: &State, world: &mut State, side: Side) {
        let first = if side == Side::Empire { 0 } else { 16 };
        let facts = |idx: u8| Db::core().action(Action(first + idx));
        let leader_of = |s: &State, idx: u8| s.taken_with[usize::from(first + idx)];
        let post = |idx: u8| facts(idx).leaders.first().map(|l| Db::core().leader(Leader::of(l)).post);
        let team = self.players.is_team(side);
        let was = before.actions[side.idx()];
        // A choice already made must be one of these cards.
        let offered = if was.chosen.is_some() { was.offer } else { Bits::EMPTY };
        let named = |idx: u8| offered.has(idx.into()) || self.names(Entity::Action(Action(first + idx)));
        let zones = |s: &State| {
            let a = &s.actions[side.idx()];
            let mut hand = list(a.hand);
            let general = |i: u8| team && a.of_general.has(i.into());
            hand.sort_by_key(|&i| (facts(i).recruits, leader_of(s, i), general(i), i));
            let under = a.under.as_slice().iter().map(|a| a.0 - first).collect();
            [hand, list(a.offer), under, list(a.deck), list(a.boxed)]
        };
        let in_hand = |is: u8, held: u8| {
            if facts(held).recruits {
                let with = leader_of(before, held);
                facts(is).timing != Timing::Immediate && with.is_none_or(|l| facts(is).leaders.has(l.idx()))
            } else {
                post(is).is_some() == post(held).is_some() && (!team || post(is) == post(held))
            }
        };
        let fits = |held: u8, is: u8| {
            facts(held).recruits == facts(is).recruits && (!was.hand.has(held.into()) || in_hand(is, held))
        };
        let hand_before = zones(before)[0].clone();
        let [hand, offer, under, deck, boxed] = fill(&zones(before), &zones(world), named, fits);
        for idx in list(was.hand | world.actions[side.idx()].hand) {
            world.taken_with[usize::from(first + idx)] = None;
        }
        let own = &mut world.actions[side.idx()];
        own.of_general = Bits::EMPTY;
        for (&held, &is) in hand_before.iter().zip(&hand) {
            let with = leader_of(before, held);
            world.taken_with[usize::from(first + is)] = with;
            let shown = with.map(|l| Db::core().leader(l).post).or(post(is));
            let as_before = team || held == is;
            let general = if as_before { was.of_general.has(held.into()) } else { shown == Some(Post::General) };
            own.of_general.set(is.into(), general);
        }
        (own.hand, own.offer, own.deck, own.boxed) = (set(&hand), set(&offer), set(&deck), set(&boxed));
        for (card, idx) in own.under.as_mut_slice().iter_mut().zip(under) {
            *card = Action(first + idx);
        }
        own.chosen = was.chosen;
    }

    /// Tactic cards. All copies of a named card stay.
    fn tactics(&self, before: &State, world: &mut State) {
        let named = |t: u8| self.names(Entity::Tactic(Tactic(t)));
        for theater in Theater::BOTH {
            let kinds = || (0..TACTICS).filter(|&t| Db::core().tactic[t].theater == theater);
            let many = |row: &[u8; TACTICS]| kinds().flat_map(|t| copies(t, row[t])).collect::<Vec<u8>>();
            let zones = |s: &State| [many(&s.tactics_hand[0].0), many(&s.tactics_hand[1].0), many(&s.tactics.0)];
            let [rebels, empire, deck] = fill(&zones(before), &zones(world), named, |_, _| true);
            for t in kinds() {
                world.tactics_hand[0][t] = count(&rebels, t);
                world.tactics_hand[1][t] = count(&empire, t);
                world.tactics[t] = count(&deck, t);
            }
        }
    }

    /// Objectives, stage by stage.
    fn objectives(&self, before: &State, world: &mut State) {
        let stage = |o: u8| Db::core().objective[usize::from(o)].stage;
        let named = |o: u8| before.objectives.seen.has(o.into()) || self.names(Entity::Objective(Objective(o)));
        let looking = looks_at(before, &[Drawn::Objectives, Drawn::ObjectivesTop]);
        let by_stage = |mut cards: Vec<u8>| {
            cards.sort_by_key(|&o| (stage(o), o));
            cards
        };
        let zones = |s: &State| {
            let o = &s.objectives;
            let limbo = if looking { s.limbo.as_slice().to_vec() } else { Vec::new() };
            let numbers = |cards: &[Objective]| cards.iter().map(|o| o.0).collect();
            let (top, under) = (numbers(o.top.as_slice()), numbers(o.under.as_slice()));
            [by_stage(list(o.hand)), top, by_stage(limbo), under, by_stage(list(o.bag))]
        };
        let fits = |was: u8, is: u8| stage(was) == stage(is);
        let [hand, top, limbo, under, bag] = fill(&zones(before), &zones(world), named, fits);
        let o = &mut world.objectives;
        (o.hand, o.bag) = (set(&hand), set(&bag));
        for (card, is) in o.top.as_mut_slice().iter_mut().zip(top) {
            *card = Objective(is);
        }
        for (card, is) in o.under.as_mut_slice().iter_mut().zip(under) {
            *card = Objective(is);
        }
        if looking {
            lay(world.limbo.as_mut_slice(), &limbo);
        }
    }

    /// Probe cards, and the base, which is one of them.
    fn probes(&self, before: &State, world: &mut State) {
        let stays = |i: usize| self.names(Entity::Site(Site(i as u8))) || self.base && i == before.base.idx();
        for card in (0..SYSTEMS).filter(|&i| stays(i)) {
            let home = Spot::of(before, card);
            if Spot::of(world, card) == home {
                continue;
            }
            let away = Spot::of(world, card);
            let other = (0..SYSTEMS)
                .filter(|&o| Spot::of(world, o) == home && !(stays(o) && Spot::of(before, o) == home))
                .filter(|&o| away.can_hold(world, o))
                .max_by_key(|&o| world.probes.lead.has(o) == world.probes.lead.has(card));
            swap(world, card, other.expect("a new sample has the same spots"));
        }
    }
}

/// Where a probe card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Spot {
    Base,
    /// In the deck at this depth.
    Deck(u8),
    /// Held by the Empire: the number of looks of the Rebels before the draw, and whether the Rebels know the card.
    Held(u8, bool),
    /// Being looked at.
    Limbo,
    Gone,
}

impl Spot {
    fn of(s: &State, card: usize) -> Self {
        let p = &s.probes;
        if s.base != Site::NONE && s.base.idx() == card {
            Self::Base
        } else if p.deck.has(card) {
            Self::Deck(p.rank[card])
        } else if p.held.has(card) {
            Self::Held(p.drawn[card], p.seen.has(card))
        } else if p.rank[card] == 0 {
            Self::Gone
        } else {
            Self::Limbo
        }
    }

    /// Whether this card in this place is consistent with the knowledge of both sides.
    fn can_hold(self, s: &State, card: usize) -> bool {
        match self {
            Self::Base => s.could_be.has(card),
            Self::Held(drawn, _) => s.probes.since[card] <= drawn,
            Self::Deck(_) | Self::Limbo | Self::Gone => true,
        }
    }
}

/// Swaps two probe cards.
fn swap(s: &mut State, a: usize, b: usize) {
    if let Some(base) = [(a, b), (b, a)].into_iter().find_map(|(x, y)| (s.base.idx() == x).then_some(y)) {
        s.base = Site(base as u8);
    }
    let p = &mut s.probes;
    for set in [&mut p.deck, &mut p.held, &mut p.seen] {
        let (has_a, has_b) = (set.has(a), set.has(b));
        set.set(a, has_b);
        set.set(b, has_a);
    }
    (p.rank[a], p.rank[b]) = (p.rank[b], p.rank[a]);
    (p.drawn[a], p.drawn[b]) = (p.drawn[b], p.drawn[a]);
    let looked = matches!(s.frames.last(), Some(Frame::NewBase { .. } | Frame::FalseLead { .. }));
    if looked {
        for card in s.limbo.as_mut_slice() {
            *card =
                [(a, b), (b, a)].into_iter().find(|(x, _)| usize::from(*card) == *x).map_or(*card, |(_, y)| y as u8);
        }
        s.limbo.as_mut_slice().sort_unstable();
    }
}

/// Fills zones of unchanged size: named cards stay in place, the others go where the new sample has put them. A card
/// whose place is taken goes to a place of a named card where it fits (`fits(was, is)`).
fn fill<const N: usize>(
    before: &[Vec<u8>; N],
    world: &[Vec<u8>; N],
    named: impl Fn(u8) -> bool,
    fits: impl Fn(u8, u8) -> bool,
) -> [Vec<u8>; N] {
    assert_eq!(
        before.each_ref().map(Vec::len),
        world.each_ref().map(Vec::len),
        "a new sample has zones of the same sizes"
    );
    let mut displaced = Vec::new();
    let mut open = Vec::new();
    let mut filled = before.clone();
    for (zone, cards) in world.iter().enumerate() {
        for (at, &is) in cards.iter().enumerate() {
            let was = before[zone][at];
            if !named(was) && !named(is) && fits(was, is) {
                filled[zone][at] = is;
                continue;
            }
            if !named(is) {
                displaced.push(is);
            }
            if !named(was) {
                open.push((zone, at));
            }
        }
    }
    let placed = place(&mut filled, before, &open, &mut displaced, &fits);
    assert!(placed, "no place for {displaced:?} instead of cards of {before:?}");
    filled
}

/// Finds places for displaced cards. Returns whether it placed all of them.
fn place<const N: usize>(
    filled: &mut [Vec<u8>; N],
    before: &[Vec<u8>; N],
    open: &[(usize, usize)],
    displaced: &mut Vec<u8>,
    fits: &impl Fn(u8, u8) -> bool,
) -> bool {
    let Some((&(zone, at), rest)) = open.split_first() else { return true };
    for i in 0..displaced.len() {
        if fits(before[zone][at], displaced[i]) {
            let is = displaced.remove(i);
            filled[zone][at] = is;
            if place(filled, before, rest, displaced, fits) {
                return true;
            }
            displaced.insert(i, is);
        }
    }
    false
}

fn looks_at(s: &State, what: &[Drawn]) -> bool {
    s.frames.as_slice().iter().any(|f| matches!(f, Frame::Keep { what: w, .. } if what.contains(w)))
}

fn lay(limbo: &mut [u8], cards: &[u8]) {
    limbo.copy_from_slice(cards);
    limbo.sort_unstable();
}

fn copies(card: usize, n: u8) -> impl Iterator<Item = u8> {
    (0..n).map(move |_| card as u8)
}

fn count(cards: &[u8], card: usize) -> u8 {
    cards.iter().filter(|c| usize::from(**c) == card).count() as u8
}

fn list(cards: Bits) -> Vec<u8> {
    cards.into_iter().map(|i| i as u8).collect()
}

fn set(cards: &[u8]) -> Bits {
    cards.iter().map(|&i| usize::from(i)).collect()
}
