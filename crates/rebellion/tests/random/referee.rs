//! Invariants that are visible on the table, asserted after every decision of random games.

use rebellion::frame::{Frame, Stage};
use rebellion::map::SITES;
use rebellion::side::Theater;
use rebellion::state::Place;
use rebellion::{Bits, Leader, Mode, Players, Rebellion, Ring, Side, Site, State, Unit};
use table::chance::{Chance, Fast};
use table::conformance::Effort;
use table::{Game, NoSink, Options};

use super::{TABLES, asked, on, pick};

type Verdict = Result<(), String>;

fn is(ok: bool, what: impl FnOnce() -> String) -> Verdict {
    if ok { Ok(()) } else { Err(what()) }
}

fn pending(s: &State, what: impl Fn(&Frame) -> bool) -> bool {
    s.frames.as_slice().iter().any(what)
}

/// Whether units are being moved. The checks wait until they have arrived.
fn is_moving(s: &State) -> bool {
    pending(s, |f| {
        matches!(
            f,
            Frame::MoveFrom { .. } | Frame::MoveHow { .. } | Frame::MoveCaptive { .. } | Frame::RetreatHow { .. }
        )
    })
}

/// Whether a card or an activation is being resolved.
fn is_acting(s: &State) -> bool {
    is_moving(s) || pending(s, |f| matches!(f, Frame::Mission(_) | Frame::Run { .. } | Frame::Activated { .. }))
}

fn has(s: &State, site: Site, side: Side, theater: Theater) -> bool {
    s.force(site, side).any_in(side, theater)
}

fn only_structures(s: &State, site: Site) -> bool {
    s.force(site, Side::Rebels)
        .in_theater(Side::Rebels, Theater::Ground)
        .kinds(Side::Rebels)
        .all(|(unit, _)| unit.is_structure())
}

/// Both sides have units in one theater only during a combat (REB-COMBAT-01, REB-COMBAT-45).
fn nobody_shares_a_theater_in_peace(game: &Rebellion, s: &State) -> Verdict {
    if is_acting(s) {
        return Ok(());
    }
    for site in Site::systems() {
        for theater in Theater::BOTH {
            let shared = Side::BOTH.iter().all(|&side| has(s, site, side, theater));
            let rubble = theater == Theater::Ground && s.destroyed.has(site.idx());
            if !shared || rubble || s.combat.site == Some(site) {
                continue;
            }
            let base = s.revealed && s.base == site;
            // If a retreat finds the base, the combat there waits until the first combat is over.
            let next = base && s.combat.site.is_some();
            // Base Defenses puts structures next to the troops that besiege a base; no unit has moved (REB-OPEN-12).
            let was_base = base || s.probes.seen.has(site.idx());
            let built = was_base && theater == Theater::Ground && only_structures(s, site);
            is(next || built, || format!("both sides are at {} in {theater:?}", name(game, site)))?;
        }
    }
    Ok(())
}

fn name(game: &Rebellion, site: Site) -> String {
    game.db().systems.get(site.idx()).map_or_else(|| format!("{site:?}"), |system| system.id.clone())
}

/// Ground units in a destroyed system are aboard ships (REB-DS-18), and Rebel ones are not structures.
fn nobody_floats_in_space(game: &Rebellion, s: &State) -> Verdict {
    // Units destroyed by a card are destroyed together; units without room follow.
    if is_moving(s) || pending(s, |f| matches!(f, Frame::Destroy { .. } | Frame::Excess { .. })) {
        return Ok(());
    }
    for site in s.destroyed.into_iter().map(|i| Site(i as u8)) {
        for side in Side::BOTH {
            let room: u8 = s.force(site, side).kinds(side).map(|(unit, n)| n * game.db().unit(unit).carries).sum();
            let ground = s.force(site, side).in_theater(side, Theater::Ground).len();
            is(ground <= room, || format!("{ground} of {side:?} with room for {room} at {}", name(game, site)))?;
        }
    }
    Ok(())
}

/// Loyalty and occupation (REB-LOYAL-08 to REB-LOYAL-10, REB-OCC-01, REB-OCC-04).
fn tokens_lie_right(game: &Rebellion, s: &State) -> Verdict {
    let populous = game.db().map.populous.minus(s.destroyed);
    let coruscant = game.db().system("coruscant").expect("a system");
    let loyal = s.loyal[Side::Empire.idx()];
    is(s.destroyed.has(coruscant.idx()) || loyal.has(coruscant.idx()), || "Coruscant is not loyal".to_owned())?;
    for (set, what) in
        [(s.loyal[0], "Rebel"), (loyal, "Imperial"), (s.occupied, "occupation"), (s.sabotaged, "sabotage")]
    {
        is(set.minus(populous).is_empty(), || format!("{what} tokens in remote systems"))?;
    }
    is((s.loyal[0] & loyal).is_empty(), || "two loyalty tokens in one system".to_owned())?;
    is((s.occupied & loyal).is_empty(), || "a system loyal to the Empire is occupied".to_owned())?;
    if is_moving(s) || pending(s, |f| matches!(f, Frame::Destroy { .. } | Frame::Excess { .. })) {
        return Ok(());
    }
    for idx in populous.minus(loyal) {
        let site = Site(idx as u8);
        let fought = s.combat.site == Some(site)
            || s.combat.site.is_some() && s.revealed && s.base == site
            || s.arrivals.due.has(idx);
        let troops = has(s, site, Side::Empire, Theater::Ground);
        let occupied = s.occupied.has(idx);
        // Only placing the token waits for a combat.
        is(troops == occupied || fought && troops, || format!("occupation of {}", name(game, site)))?;
    }
    Ok(())
}

/// The base (REB-BASE-07, REB-BASE-08, REB-BASE-14, REB-WIN-01, REB-WIN-02).
fn the_base_is_where_it_can_be(s: &State) -> Verdict {
    if !s.base.is_system() {
        return Ok(());
    }
    let (base, space) = (s.base, Site::BASE);
    is(s.force(space, Side::Empire).is_empty(), || "the Empire is in the base space".to_owned())?;
    is(!s.revealed || s.force(space, Side::Rebels).is_empty(), || "units in the space of a revealed base".to_owned())?;
    if s.is_over() || is_moving(s) {
        return Ok(());
    }
    is(!s.destroyed.has(base.idx()), || "the base is destroyed but the game continues".to_owned())?;
    if s.revealed {
        let lost = s.force(base, Side::Rebels).is_empty() && !s.force(base, Side::Empire).is_empty();
        return is(!lost, || "the base is taken but the game continues".to_owned());
    }
    let loyal = s.loyal[Side::Empire.idx()].has(base.idx());
    is(!loyal, || "a hidden base is loyal to the Empire".to_owned())?;
    is(!has(s, base, Side::Empire, Theater::Ground), || "Imperial troops are at a hidden base".to_owned())
}

/// Leaders are in legal places, and no free leader has a captive ring.
fn leaders_stand_right(game: &Rebellion, s: &State) -> Verdict {
    for leader in Leader::ALL {
        let side = if s.turned.has(leader.idx()) { Side::Empire } else { game.db().leader(leader).side };
        if s.at[leader.idx()] == Place::Site(Site::BASE) {
            is(side == Side::Rebels && !s.revealed, || format!("{leader:?} is in the base space"))?;
            is(!s.is_captive(leader), || format!("{leader:?} is a captive of the Rebels"))?;
        }
        let held = s.is_captive(leader) || s.visiting.has(leader.idx());
        is(!held || matches!(s.at[leader.idx()], Place::Site(_)), || format!("{leader:?} is captured off the map"))?;
        if let Place::Site(site) = s.at[leader.idx()] {
            let alone = s.is_captive(leader) && s.force(site, Side::Empire).is_empty();
            is(
                !alone
                    || is_moving(s)
                    || pending(s, |f| matches!(f, Frame::Destroy { .. } | Frame::TakeAway { .. } | Frame::Mission(_))),
                || format!("no unit guards {leader:?} at {}", name(game, site)),
            )?;
        }
        let visits = s.visiting.has(leader.idx());
        is(!visits || s.combat.site.is_some(), || format!("{leader:?} stays after the combat"))?;
    }
    for ring in [Ring::C3po, Ring::R2D2, Ring::Yoda, Ring::Falcon] {
        let bearer = s.ring[ring as usize];
        let there = bearer.is_none_or(|l| !matches!(s.at[l.idx()], Place::Supply | Place::Out));
        is(there, || format!("{bearer:?} has {ring:?} but is not in play"))?;
    }
    Ok(())
}

/// Queues contain units that can be built or that a card put there; a Death Star waits for an unfinished one.
fn queues_hold_what_they_can(game: &Rebellion, s: &State) -> Verdict {
    for side in Side::BOTH {
        for (unit, _) in s.queue[side.idx()].iter().flat_map(|force| force.kinds(side)) {
            let by_card = matches!(unit, Unit::DeathStar | Unit::SuperStarDestroyer);
            is(by_card || game.db().unit(unit).icon.is_some(), || format!("{unit:?} is in a queue"))?;
        }
    }
    let queued: u8 = s.queue[Side::Empire.idx()].iter().map(|force| force.n(Unit::DeathStar)).sum();
    let unfinished: u8 = Site::systems().map(|site| s.force(site, Side::Empire).n(Unit::Unfinished)).sum();
    // Of two queued Death Stars, the second keeps waiting after the first has replaced the unfinished one.
    let waits = queued == 1 && s.queue[Side::Empire.idx()][0].n(Unit::DeathStar) == 1;
    is(queued == 0 || unfinished > 0 || waits, || format!("{queued} queued Death Stars without an unfinished one"))?;
    let most = (0..SITES as u8).map(|i| s.deployed[Site(i)]).max().unwrap_or_default();
    is(most <= 2, || format!("{most} units were deployed in one place"))
}

/// Dice, tactic cards, hands and markers (REB-COMBAT-15, REB-COMBAT-42, REB-REFRESH-03, REB-WIN-03).
fn limits_are_kept(game: &Rebellion, s: &State) -> Verdict {
    for dice in s.combat.dice {
        is(dice.iter().sum::<u8>() <= 5, || format!("an attack with {dice:?}"))?;
    }
    for side in Side::BOTH {
        for unit in Unit::ALL.into_iter().filter(|u| u.side() == side) {
            let hurt: u8 = s.combat.hurt[side.idx()][unit.idx()].iter().sum();
            let n = s.combat.site.map_or(0, |site| s.force(site, side).n(unit));
            is(hurt <= n || n == 0, || format!("{hurt} of {n} {unit:?} are hurt"))?;
        }
    }
    for dice in s.doing[0].dice {
        is(dice.iter().sum::<u8>() <= 10, || format!("a mission with {dice:?}"))?;
    }
    let cards: u8 = s.tactics_hand.iter().flat_map(|hand| hand.0).sum();
    is(cards == 0 || s.combat.site.is_some(), || "tactic cards in hand after the combat".to_owned())?;
    if s.combat.site.is_none() {
        is(s.combat.hurt.iter().flatten().flatten().all(|n| *n == 0), || "damage after the combat".to_owned())?;
    }
    let refreshed =
        pending(s, |f| matches!(f, Frame::Stage(stage) if (Stage::DrawObjective..=Stage::RoundEnds).contains(stage)));
    for side in Side::BOTH {
        let hand = (0..s.hand.0.len()).filter(|&m| game.db().mission[m].side == side).map(|m| s.hand[m]).sum::<u8>();
        is(!refreshed || hand <= 10, || format!("{side:?} keeps {hand} missions"))?;
    }
    is(s.time < s.reputation || s.is_over(), || "the markers have met but the game continues".to_owned())?;
    is((1..=16).contains(&s.reputation), || format!("reputation {}", s.reputation))
}

fn look(game: &Rebellion, s: &State) -> Verdict {
    nobody_shares_a_theater_in_peace(game, s)?;
    nobody_floats_in_space(game, s)?;
    tokens_lie_right(game, s)?;
    the_base_is_where_it_can_be(s)?;
    leaders_stand_right(game, s)?;
    queues_hold_what_they_can(game, s)?;
    limits_are_kept(game, s)
}

/// Puts these units from the supply into a place.
fn put(s: &mut State, site: Site, units: &[(Unit, u8)]) {
    for &(unit, n) in units {
        let n = n.min(s.supply[unit.side().idx()].n(unit));
        s.supply[unit.side().idx()].0[unit.idx()] -= n;
        s.forces[site][unit.side().idx()].0[unit.idx()] += n;
    }
}

/// Changes a state so that more happens: destroyed systems, many leaders, and fleets around the base, each in a system
/// without enemies.
fn stir(game: &Rebellion, s: &mut State, dice: &mut Fast) {
    let map = &game.db().map;
    for leader in Leader::ALL {
        if s.at[leader.idx()] == Place::Supply && leader != Leader::LukeJedi {
            s.at[leader.idx()] = Place::Pool;
        }
    }
    let coruscant = game.db().system("coruscant").expect("a system");
    for _ in 0..3 {
        let site = Site(dice.below(32) as u8);
        let empty = Side::BOTH.iter().all(|&side| s.force(site, side).is_empty());
        if site != s.base && site != coruscant && empty {
            s.destroyed.insert(site.idx());
            s.loyal.iter_mut().for_each(|set| set.remove(site.idx()));
            s.could_be.remove(site.idx());
        }
    }
    let near = map.next[s.base.idx()];
    let far: Bits = near.into_iter().flat_map(|i| map.next[i]).collect();
    for idx in (near | far).minus(Bits::only(s.base.idx())) {
        let site = Site(idx as u8);
        let strength = 1 + dice.below(2) as u8;
        let left = |unit: Unit| s.supply[unit.side().idx()].n(unit) > 0;
        let ships = [left(Unit::Transport), left(Unit::StarDestroyer)];
        if dice.below(2) == 0 && ships[1] && s.force(site, Side::Rebels).is_empty() {
            put(s, site, &[(Unit::StarDestroyer, strength), (Unit::Stormtrooper, 2), (Unit::AtSt, 1), (Unit::Tie, 2)]);
        } else if ships[0] && s.force(site, Side::Empire).is_empty() {
            put(s, site, &[(Unit::Corvette, strength), (Unit::Transport, 1), (Unit::XWing, 1), (Unit::Trooper, 2)]);
        }
        let troops = has(s, site, Side::Empire, Theater::Ground);
        let loyal = s.loyal[Side::Empire.idx()].has(idx) || s.destroyed.has(idx) || !map.populous.has(idx);
        s.occupied.set(idx, troops && !loyal);
        if troops {
            s.could_be.remove(idx);
        }
    }
}

/// Plays games and checks every state. Returns the number of combats, retreats and found bases.
#[track_caller]
fn check(players: Players, mode: Mode, stirred: bool, games: u64) -> [usize; 3] {
    let game = on(players, mode);
    let mut options = Options::new();
    let mut seen = [0; 3];
    for seed in 0..games {
        let (mut rng, mut dice) = (Fast::new(seed + 7_000), Fast::new(seed + 2_000_000));
        let mut state = game.start(&mut rng, &mut NoSink);
        let (mut steps, mut calm) = (0, stirred);
        while let Some(seat) = asked(&game, &state, &mut options, &mut dice) {
            if calm && matches!(state.frames.last(), Some(Frame::Command { .. })) {
                stir(&game, &mut state, &mut dice);
                assert_eq!(look(&game, &state), Ok(()), "the changed state is legal");
                calm = false;
                continue;
            }
            let pick = pick(&options, seed as usize, &mut dice);
            let before = state;
            game.apply(&mut state, seat, pick, &mut rng, &mut NoSink);
            steps += 1;
            seen[0] += usize::from(before.combat.site != state.combat.site);
            seen[1] += usize::from(matches!(before.frames.last(), Some(Frame::RetreatTo { .. })));
            seen[2] += usize::from(!before.revealed && state.revealed);
            if state.is_over() {
                break;
            }
            // States during setup need not be legal yet.
            if state.round == 0 {
                continue;
            }
            if let Err(problem) = look(&game, &state) {
                let words = game.key_text(game.key(&before, pick));
                panic!("{players:?}, {mode:?}, game {seed}, step {steps}, after `{words}`: {problem}");
            }
        }
    }
    seen
}

/// P2; REB-COMBAT-01, REB-DS-18, REB-OCC-01, REB-BASE-08
#[test]
fn a_referee_finds_nothing_to_say() {
    let games = Effort::of(60).decisions as u64;
    let [combats, retreats, reveals] = check(Players::Two, Mode::Standard, false, games);
    assert!(combats > 100 && retreats > 10 && reveals > 10, "{combats}, {retreats}, {reveals}: too few events");
    for (players, mode) in TABLES {
        check(players, mode, false, games / 2);
    }
}

/// P2; REB-COMBAT-45, REB-DS-18, REB-RETREAT-03: the same among fleets around the base and destroyed systems.
#[test]
fn a_referee_finds_nothing_to_say_around_the_base() {
    let games = Effort::of(120).decisions as u64;
    for (players, mode) in TABLES {
        let [combats, retreats, reveals] = check(players, mode, true, games);
        let seen = combats > 500 && retreats > 100 && reveals > 50;
        assert!(seen, "{combats}, {retreats}, {reveals}: too few events");
    }
}

/// The checks find damaged states.
#[test]
fn a_table_that_is_wrong_is_noticed() {
    let game = on(Players::Two, Mode::Standard);
    let (mut rng, mut dice) = (Fast::new(1), Fast::new(2));
    let mut options = Options::new();
    let mut start = game.start(&mut rng, &mut NoSink);
    while !matches!(start.frames.last(), Some(Frame::Command { .. })) {
        let seat = asked(&game, &start, &mut options, &mut dice).expect("a seat has to act");
        let pick = pick(&options, 0, &mut dice);
        game.apply(&mut start, seat, pick, &mut rng, &mut NoSink);
    }
    assert_eq!(look(&game, &start), Ok(()));
    let garrison =
        |s: &State| Site::systems().find(|&site| has(s, site, Side::Empire, Theater::Ground)).expect("Imperial troops");
    let broken: [fn(&mut State, Site); 10] = [
        |s, at| s.forces[at][0].0[Unit::Trooper.idx()] += 1,
        |s, at| {
            s.forces[at][0].0[Unit::XWing.idx()] += 1;
            s.forces[at][1].0[Unit::Tie.idx()] += 1;
        },
        |s, at| {
            s.destroyed.insert(at.idx());
            s.loyal.iter_mut().for_each(|set| set.remove(at.idx()));
            s.occupied.remove(at.idx());
            s.forces[at][1].0[..6].fill(0);
        },
        |s, _| s.sabotaged.insert(s.base.idx()),
        |s, _| s.loyal[1] |= Bits::only(s.base.idx()),
        |s, _| s.forces[s.base][1].0[Unit::Stormtrooper.idx()] += 1,
        |s, _| s.at[Leader::Vader.idx()] = Place::Site(Site::BASE),
        |s, _| s.queue[1][2].0[Unit::DeathStar.idx()] += 1,
        |s, _| s.tactics_hand[0][0] += 1,
        |s, _| s.time = s.reputation,
    ];
    for (number, harm) in broken.into_iter().enumerate() {
        let mut state = start;
        harm(&mut state, garrison(&start));
        // A populous base can have a sabotage token.
        let harmless = number == 3 && game.db().map.populous.has(start.base.idx());
        assert!(harmless || look(&game, &state).is_err(), "damage {number} was not found");
    }
}
