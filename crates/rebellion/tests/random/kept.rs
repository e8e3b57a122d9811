//! No piece is lost or created: every unit, card and leader is in exactly one place at every step.
//!
//! The engine's check (`Game::check`) compares sums. These tests list every piece with its place and do not use that
//! check.

use std::collections::BTreeMap;

use rebellion::db::{ACTIONS, OBJECTIVES};
use rebellion::frame::{Drawn, Frame};
use rebellion::leader::LEADERS;
use rebellion::map::{SITES, SYSTEMS};
use rebellion::state::Place;
use rebellion::{Bits, Leader, Mode, Players, Rebellion, Ring, Side, Site, State, Unit};
use table::chance::Fast;
use table::conformance::Effort;
use table::{Game, NoSink, Options};

use super::{asked, on, pick};

/// A kind of piece in the box; cards have numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Piece {
    Unit(Unit),
    Mission(usize),
    Action(usize),
    Objective(usize),
    Tactic(usize),
    Probe(usize),
}

/// The places of all pieces, by kind.
type Places = BTreeMap<Piece, Vec<&'static str>>;

/// The number of pieces of each kind in the box.
fn in_the_box(game: &Rebellion) -> BTreeMap<Piece, usize> {
    let db = game.db();
    let many = |n: u8| usize::from(n);
    let units = Unit::ALL.into_iter().map(|unit| (Piece::Unit(unit), many(db.unit(unit).pieces)));
    let missions = db.mission.iter().enumerate().map(|(m, facts)| (Piece::Mission(m), many(facts.copies)));
    let tactics = db.tactic.iter().enumerate().map(|(t, facts)| (Piece::Tactic(t), many(facts.copies)));
    let single = (0..ACTIONS).map(Piece::Action).chain((0..OBJECTIVES).map(Piece::Objective));
    let single = single.chain((0..SYSTEMS).map(Piece::Probe)).map(|piece| (piece, 1));
    units.chain(missions).chain(tactics).chain(single).collect()
}

/// Lists the places of all pieces.
fn places(s: &State) -> Places {
    let mut all = Places::new();
    let mut put = |piece: Piece, n: u8, place: &'static str| {
        all.entry(piece).or_default().extend(std::iter::repeat_n(place, n.into()));
    };
    units(s, &mut put);
    missions(s, &mut put);
    actions(s, &mut put);
    let o = &s.objectives;
    let sets = [(o.bag, "the deck"), (o.hand, "the hand"), (o.scored, "out of the game")];
    let cards = sets.into_iter().flat_map(|(set, place)| set.into_iter().map(move |card| (card, place)));
    let lists = [(o.top.as_slice(), "the top of the deck"), (o.under.as_slice(), "the bottom of the deck")];
    let listed = lists.iter().flat_map(|&(list, place)| list.iter().map(move |card| (card.0.into(), place)));
    cards.chain(listed).for_each(|(card, place)| put(Piece::Objective(card), 1, place));
    if looks_at(s, |f| matches!(f, Frame::Keep { what: Drawn::Objectives | Drawn::ObjectivesTop, .. })) {
        s.limbo.as_slice().iter().for_each(|&card| put(Piece::Objective(card.into()), 1, "looked at"));
    }
    for tactic in 0..s.tactics.0.len() {
        put(Piece::Tactic(tactic), s.tactics[tactic], "the deck");
        put(Piece::Tactic(tactic), s.tactics_played[tactic], "played");
        put(Piece::Tactic(tactic), s.tactics_hand[0][tactic], "a hand of the Rebels");
        put(Piece::Tactic(tactic), s.tactics_hand[1][tactic], "a hand of the Empire");
    }
    let p = &s.probes;
    let gone = (0..SYSTEMS).filter(|&i| p.rank[i] == 0).collect();
    let base = if s.base.is_system() { Bits::only(s.base.idx()) } else { Bits::EMPTY };
    for (set, place) in [(p.deck, "the deck"), (p.held, "held"), (gone, "out of the game"), (base, "under the base")] {
        set.into_iter().for_each(|card| put(Piece::Probe(card), 1, place));
    }
    if looks_at(s, |f| matches!(f, Frame::NewBase { .. } | Frame::FalseLead { .. })) {
        s.limbo.as_slice().iter().for_each(|&card| put(Piece::Probe(card.into()), 1, "looked at"));
    }
    all
}

/// Whether a matching frame is pending.
fn looks_at(s: &State, what: impl Fn(&Frame) -> bool) -> bool {
    s.frames.as_slice().iter().any(what)
}

fn units(s: &State, put: &mut impl FnMut(Piece, u8, &'static str)) {
    let deploys = s.frames.as_slice().iter().find_map(|f| match *f {
        Frame::Deploy { side, .. } => Some(side),
        _ => None,
    });
    for unit in Unit::ALL {
        let (side, piece) = (unit.side(), Piece::Unit(unit));
        for site in 0..SITES as u8 {
            put(piece, s.force(Site(site), side).n(unit), "the board");
        }
        for space in &s.queue[side.idx()] {
            put(piece, space.n(unit), "the queue");
        }
        if deploys == Some(side) {
            put(piece, s.deploying.n(unit), "being deployed");
        }
        put(piece, s.supply[side.idx()].n(unit), "the supply");
    }
}

fn missions(s: &State, put: &mut impl FnMut(Piece, u8, &'static str)) {
    for mission in 0..s.hand.0.len() {
        let piece = Piece::Mission(mission);
        put(piece, s.hand[mission], "the hand");
        put(piece, s.deck[mission], "the deck");
        put(piece, s.discard[mission], "the discard pile");
    }
    let assigned = s.assigned.iter().flat_map(|row| row.0).flatten();
    assigned.for_each(|m| put(Piece::Mission(m.0.into()), 1, "assigned"));
    s.project_under.as_slice().iter().for_each(|m| put(Piece::Mission(m.0.into()), 1, "the bottom of the deck"));
    if looks_at(s, |f| matches!(f, Frame::Mission(_))) {
        put(Piece::Mission(s.doing[0].card.into()), 1, "under way");
    }
    if looks_at(s, |f| matches!(f, Frame::Keep { what: Drawn::Projects, .. })) {
        s.limbo.as_slice().iter().for_each(|&m| put(Piece::Mission(m.into()), 1, "looked at"));
    }
}

/// Converts a set of card numbers within a side. Cards of the Empire come first.
fn actions(s: &State, put: &mut impl FnMut(Piece, u8, &'static str)) {
    for (side, first) in [(Side::Empire, 0), (Side::Rebels, 16)] {
        let own = &s.actions[side.idx()];
        let sets = [(own.deck, "the deck"), (own.hand, "the hand"), (own.used, "used"), (own.boxed, "the box")];
        for (set, place) in sets.into_iter().chain([(own.offer, "offered")]) {
            set.into_iter().for_each(|card| put(Piece::Action(first + card), 1, place));
        }
        own.under.as_slice().iter().for_each(|card| put(Piece::Action(card.0.into()), 1, "the bottom of the deck"));
    }
}

/// Checks the place and the ring of a leader.
fn leaders_hold(game: &Rebellion, s: &State) -> Result<(), String> {
    let is = |ok: bool, what: String| if ok { Ok(()) } else { Err(what) };
    for leader in Leader::ALL {
        let place = s.at[leader.idx()];
        let rings = Ring::ALL.into_iter().filter(|ring| s.ring[*ring as usize] == Some(leader)).count();
        let there = !matches!(place, Place::Supply | Place::Out);
        is(rings <= usize::from(there), format!("{leader:?} has {rings} rings, {place:?}"))?;
        let turned = s.turned.has(leader.idx());
        let side = if turned { Side::Empire } else { game.db().leader(leader).side };
        if let Place::Slot(slot) = place {
            let mission = s.assigned[side.idx()][slot.into()];
            let own = mission.is_some_and(|m| game.db().mission(m).side == side);
            // The leaders of a revealed mission move when its place is chosen.
            let starts = looks_at(s, |f| matches!(f, Frame::Mission(_))) && s.doing[0].leaders.has(leader.idx());
            is(own || starts, format!("{leader:?} is on a mission that does not exist: {mission:?}"))?;
        }
        if s.is_captive(leader) {
            // When the last guards leave, the Empire decides whether they take the captive along; Collect Bounty moves
            // captives to guards.
            let leaving = looks_at(s, |f| {
                matches!(f, Frame::MoveHow { .. } | Frame::MoveCaptive { .. } | Frame::TakeAway { .. })
            });
            let guarded = |site: Site| site.is_system() && !s.force(site, Side::Empire).is_empty();
            let held = matches!(place, Place::Site(site) if guarded(site) || leaving);
            is(held && side == Side::Rebels, format!("{leader:?} is a captive without guards, {place:?}"))?;
        }
    }
    let lukes = [Leader::Luke, Leader::LukeJedi].map(|luke| s.at[luke.idx()]);
    let one = lukes[1] == Place::Supply || lukes[0] == Place::Out;
    is(one, format!("Luke Skywalker is in two places: {lukes:?}"))
}

/// Leaders are recruited once and leave permanently.
fn leaders_went_on(before: &State, after: &State) -> Result<(), String> {
    for leader in 0..LEADERS {
        let (from, to) = (before.at[leader], after.at[leader]);
        let back = from == Place::Out && to != Place::Out || from != Place::Supply && to == Place::Supply;
        if back {
            return Err(format!("{:?} came back: {from:?}, {to:?}", Leader::of(leader)));
        }
    }
    Ok(())
}

fn all_kept(game: &Rebellion, s: &State, of: &BTreeMap<Piece, usize>) -> Result<(), String> {
    let places = places(s);
    for (piece, n) in of {
        let found = places.get(piece).map_or(&[][..], Vec::as_slice);
        if found.len() != *n {
            return Err(format!("{n} of {piece:?}, found at {found:?}"));
        }
    }
    if let Some(strange) = places.keys().find(|piece| !of.contains_key(piece)) {
        return Err(format!("{strange:?} is not in the box"));
    }
    leaders_hold(game, s)
}

/// Plays games and checks every state.
#[track_caller]
fn check(players: Players, mode: Mode) {
    let game = on(players, mode);
    let of = in_the_box(&game);
    let mut options = Options::new();
    let (games, mut all_steps) = (Effort::of(12).decisions as u64, 0);
    for seed in 0..games {
        let (mut rng, mut dice) = (Fast::new(seed), Fast::new(seed + 1_000_000));
        let mut state = game.start(&mut rng, &mut NoSink);
        let mut steps = 0;
        while let Some(seat) = asked(&game, &state, &mut options, &mut dice) {
            let pick = pick(&options, seed as usize, &mut dice);
            let before = state;
            game.apply(&mut state, seat, pick, &mut rng, &mut NoSink);
            steps += 1;
            let kept = all_kept(&game, &state, &of).and_then(|()| leaders_went_on(&before, &state));
            if let Err(problem) = kept {
                let words = game.key_text(game.key(&before, pick));
                panic!("{players:?}, {mode:?}, game {seed}, step {steps}, after `{words}`: {problem}");
            }
        }
        all_steps += steps;
    }
    assert!(all_steps > 100 * games, "{players:?}, {mode:?}: only {all_steps} steps in {games} games");
}

/// P2; REB-LIMIT-02
#[test]
fn nothing_is_lost_in_a_game_for_two() {
    check(Players::Two, Mode::Standard);
}

/// P2; REB-LIMIT-02
#[test]
fn nothing_is_lost_in_a_first_game() {
    check(Players::Two, Mode::FirstGame);
}

/// P2; REB-LIMIT-02
#[test]
fn nothing_is_lost_in_a_game_for_three() {
    check(Players::Three, Mode::Standard);
}

/// P2; REB-LIMIT-02
#[test]
fn nothing_is_lost_in_a_game_for_four() {
    check(Players::Four, Mode::Standard);
}

/// The check finds damaged states.
#[test]
fn a_piece_that_is_missing_or_one_too_many_is_noticed() {
    let game = on(Players::Two, Mode::Standard);
    let of = in_the_box(&game);
    let start = game.start(&mut Fast::new(1), &mut NoSink);
    assert_eq!(all_kept(&game, &start, &of), Ok(()));
    let broken: [fn(&mut State); 8] = [
        |s| s.supply[Side::Empire.idx()].0[0] -= 1,
        |s| s.queue[Side::Rebels.idx()][2].0[0] += 1,
        |s| s.deck[8] += 1,
        |s| s.tactics[3] -= 1,
        |s| s.probes.held.insert(s.probes.deck.first().expect("a card")),
        |s| s.objectives.scored.insert(s.objectives.bag.first().expect("a card")),
        |s| s.actions[0].deck.remove(s.actions[0].deck.first().expect("a card")),
        |s| s.ring[Ring::Captured as usize] = Some(Leader::Lando),
    ];
    for (number, harm) in broken.into_iter().enumerate() {
        let mut state = start;
        harm(&mut state);
        assert!(all_kept(&game, &state, &of).is_err(), "damage {number} was not found");
    }
}
