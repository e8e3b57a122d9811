//! Programs made from numbers, and every small change to a program.

use cards::N;
use star_realms::card::Faction;
use star_realms::effect::{Cond, Effect, Select, Zone};

use crate::text::samples::selects;

/// A source of decisions; when it is used up, it returns the smallest ones.
pub(crate) struct Luck<'a>(std::slice::Iter<'a, u8>);

impl<'a> Luck<'a> {
    /// Decisions from bytes.
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        Self(bytes.iter())
    }

    fn below(&mut self, n: usize) -> usize {
        usize::from(*self.0.next().unwrap_or(&0)) % n
    }
}

/// A program in which every name is bound before it is used.
pub(crate) fn program(rng: &mut Luck) -> Vec<Effect> {
    block(rng, 2, &mut Vec::new(), &mut 0)
}

fn block(rng: &mut Luck, depth: usize, bound: &mut Vec<String>, next: &mut usize) -> Vec<Effect> {
    let mut effects = Vec::new();
    for _ in 0..=rng.below(3) {
        step(rng, depth, bound, next, &mut effects);
    }
    effects
}

fn step(rng: &mut Luck, depth: usize, bound: &mut Vec<String>, next: &mut usize, out: &mut Vec<Effect>) {
    let n = rng.below(3) as u8 + 1;
    let kinds = if depth > 0 { 13 } else { 10 };
    let effect = match rng.below(kinds) {
        0 => Effect::Trade(n),
        1 => Effect::Combat(n),
        2 => Effect::Authority(n),
        3 => Effect::Draw(n),
        4 => Effect::OpponentDiscards(n),
        5 => Effect::DrawPerPlayed(Faction::FOUR[rng.below(4)]),
        6 => Effect::NextShipOnTop,
        7 | 8 => {
            let bind = format!("pick-{next}");
            *next += 1;
            let from = selects().swap_remove(rng.below(selects().len()));
            let n = if rng.below(2) == 0 { N::Exactly(n) } else { N::UpTo(n) };
            out.push(Effect::Pick { bind: bind.clone(), n, from });
            bound.push(bind.clone());
            if rng.below(4) == 0 { Effect::Trade(1) } else { deed(rng.below(5), bind) }
        }
        9 if bound.is_empty() => Effect::Draw(1),
        9 => {
            let name = bound[rng.below(bound.len())].clone();
            deed(rng.below(6), name)
        }
        10 => Effect::May(block(rng, depth - 1, &mut bound.clone(), next)),
        11 => Effect::If(Cond::BasesInPlay(n), block(rng, depth - 1, &mut bound.clone(), next)),
        _ => {
            let branches = 2 + rng.below(2);
            Effect::OneOf((0..branches).map(|_| block(rng, depth - 1, &mut bound.clone(), next)).collect())
        }
    };
    out.push(effect);
}

fn deed(which: usize, name: String) -> Effect {
    match which {
        0 => Effect::Scrap(name),
        1 => Effect::Discard(name),
        2 => Effect::Destroy(name),
        3 => Effect::AcquireOnTop(name),
        4 => Effect::CopyShip(name),
        _ => Effect::DrawEach(name),
    }
}

/// The program with its names replaced by their order: programs that differ only in names become equal. `None` if a
/// name is used that is not bound, or bound twice.
pub(crate) fn canonical(program: &[Effect]) -> Option<Vec<Effect>> {
    fn walk(effects: &mut [Effect], names: &mut Vec<String>) -> Option<()> {
        for effect in effects {
            match effect {
                Effect::Pick { bind, .. } => {
                    if names.contains(bind) {
                        return None;
                    }
                    names.push(bind.clone());
                    *bind = (names.len() - 1).to_string();
                }
                Effect::May(body) | Effect::If(_, body) => walk(body, names)?,
                Effect::OneOf(branches) => branches.iter_mut().try_for_each(|b| walk(b, names))?,
                other => {
                    if let Some(name) = name_of(other) {
                        *name = names.iter().position(|n| n == name)?.to_string();
                    }
                }
            }
        }
        Some(())
    }
    let mut copy = program.to_vec();
    walk(&mut copy, &mut Vec::new())?;
    Some(copy)
}

fn name_of(effect: &mut Effect) -> Option<&mut String> {
    match effect {
        Effect::DrawEach(n)
        | Effect::Scrap(n)
        | Effect::Discard(n)
        | Effect::Destroy(n)
        | Effect::AcquireOnTop(n)
        | Effect::CopyShip(n) => Some(n),
        _ => None,
    }
}

/// The program with other names.
pub(crate) fn renamed(program: &[Effect]) -> Vec<Effect> {
    let mut copy = program.to_vec();
    for effect in &mut copy {
        match effect {
            Effect::Pick { bind, .. } => bind.push_str("-again"),
            Effect::May(body) | Effect::If(_, body) => *body = renamed(body),
            Effect::OneOf(branches) => *branches = branches.iter().map(|b| renamed(b)).collect(),
            other => {
                if let Some(name) = name_of(other) {
                    name.push_str("-again");
                }
            }
        }
    }
    copy
}

/// Every program that differs by one small change: a number, a zone, a faction, a source, a name, a verb, the order or
/// the presence of a step or branch.
pub(crate) fn neighbors(program: &[Effect]) -> Vec<Vec<Effect>> {
    let mut out = Vec::new();
    for i in 0..program.len() {
        let mut shorter = program.to_vec();
        shorter.remove(i);
        out.push(shorter);
        if i > 0 {
            let mut swapped = program.to_vec();
            swapped.swap(i - 1, i);
            out.push(swapped);
        }
        for changed in changes(&program[i]) {
            let mut copy = program.to_vec();
            copy[i] = changed;
            out.push(copy);
        }
    }
    out
}

fn changes(effect: &Effect) -> Vec<Effect> {
    let others = |n: u8| [n.wrapping_add(1), n.saturating_sub(1), n.wrapping_add(10)];
    let numbers = |n: u8, make: fn(u8) -> Effect| others(n).map(make).to_vec();
    match effect {
        Effect::Trade(n) => [numbers(*n, Effect::Trade), vec![Effect::Combat(*n), Effect::Authority(*n)]].concat(),
        Effect::Combat(n) => [numbers(*n, Effect::Combat), vec![Effect::Trade(*n), Effect::Authority(*n)]].concat(),
        Effect::Authority(n) => [numbers(*n, Effect::Authority), vec![Effect::Trade(*n), Effect::Draw(*n)]].concat(),
        Effect::Draw(n) => [numbers(*n, Effect::Draw), vec![Effect::OpponentDiscards(*n)]].concat(),
        Effect::OpponentDiscards(n) => [numbers(*n, Effect::OpponentDiscards), vec![Effect::Draw(*n)]].concat(),
        Effect::DrawPerPlayed(_) => {
            Faction::FOUR.into_iter().chain([Faction::Unaligned]).map(Effect::DrawPerPlayed).collect()
        }
        Effect::NextShipOnTop => vec![Effect::Draw(1)],
        Effect::Pick { bind, n, from } => {
            let counts = others(n.most()).into_iter().flat_map(|k| [N::Exactly(k), N::UpTo(k)]);
            let counts = counts.chain([N::Exactly(n.most()), N::UpTo(n.most())]);
            let counted = counts.map(|n| Effect::Pick { bind: bind.clone(), n, from: from.clone() });
            let sources = selects().into_iter().chain([Select::Zones(vec![Zone::Hand, Zone::Hand])]);
            counted.chain(sources.map(|from| Effect::Pick { bind: bind.clone(), n: *n, from })).collect()
        }
        Effect::May(body) => {
            let mut out: Vec<_> = neighbors(body).into_iter().map(Effect::May).collect();
            out.push(Effect::If(Cond::BasesInPlay(1), body.clone()));
            out
        }
        Effect::If(Cond::BasesInPlay(n), body) => {
            let mut out: Vec<_> = neighbors(body).into_iter().map(|b| Effect::If(Cond::BasesInPlay(*n), b)).collect();
            out.extend(others(*n).map(|k| Effect::If(Cond::BasesInPlay(k), body.clone())));
            out.push(Effect::May(body.clone()));
            out
        }
        Effect::OneOf(branches) => {
            let mut out = Vec::new();
            for i in 0..branches.len() {
                let mut fewer = branches.clone();
                fewer.remove(i);
                out.push(Effect::OneOf(fewer));
                if i > 0 {
                    let mut swapped = branches.clone();
                    swapped.swap(i - 1, i);
                    out.push(Effect::OneOf(swapped));
                }
                for changed in neighbors(&branches[i]) {
                    let mut copy = branches.clone();
                    copy[i] = changed;
                    out.push(Effect::OneOf(copy));
                }
            }
            out
        }
        Effect::Scrap(n)
        | Effect::Discard(n)
        | Effect::Destroy(n)
        | Effect::AcquireOnTop(n)
        | Effect::CopyShip(n)
        | Effect::DrawEach(n) => {
            let verbs = (0..6).map(|which| deed(which, n.clone()));
            verbs.chain((0..4).map(|k| renamed_to(effect, &format!("pick-{k}")))).collect()
        }
    }
}

fn renamed_to(effect: &Effect, name: &str) -> Effect {
    let mut copy = effect.clone();
    if let Some(own) = name_of(&mut copy) {
        name.clone_into(own);
    }
    copy
}
