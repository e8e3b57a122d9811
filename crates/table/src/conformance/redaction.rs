//! What a seat may know: views, options, events, dealt worlds and bots.

use crate::board::{Board, Place, Target};
use crate::chance::Fast;
use crate::conformance::drive::{Effort, Moment, each_decision};
use crate::game::{Game, Trace, Viewer};
use crate::option::{Opt, OptKey, Options};
use crate::phrase::{Phrase, Reason};
use crate::seat::Seat;
use crate::worlds::Worlds;

/// P6: a seat cannot tell the table from one where everything it does not know was dealt anew.
///
/// Equal are what the seat and a spectator see, who acts, and for a seat that acts its options, their labels and
/// warnings, the question and every reason against. The step that follows must not betray more, whoever picks: the
/// seat sees the same table afterwards exactly when it heard the same events. An event that tells more than the next
/// view is a leak; so is a view that shows more than was heard, unless the step says that it revealed something
/// ([`Trace::revealed`]), e.g. known cards of a deck in the order they were drawn. A seat that picks hears the same events itself, unless luck or a revealed card came between.
pub fn secrets_keep<G: Game>(game: &G, effort: Effort) {
    each_decision(game, effort, |m| {
        for viewer in Seat::first(game.seats()) {
            let world = dealt(m, viewer);
            game.check(&world).unwrap_or_else(|e| panic!("a dealt world is not sound: {e}; {}", m.at()));
            looks_the_same(m, viewer, &world);
            asks_the_same(m, viewer, &world);
            goes_on_the_same(m, viewer, &world);
        }
    });
}

fn dealt<G: Game>(m: &Moment<G>, viewer: Seat) -> G::State {
    let mut world = m.state.clone();
    m.game.resample(&mut world, viewer, &mut Fast::new(m.dice));
    world
}

fn looks_the_same<G: Game>(m: &Moment<G>, viewer: Seat, world: &G::State) {
    for who in [Viewer::Seat(viewer), Viewer::Spectator] {
        assert_eq!(m.game.view(world, who), m.game.view(m.state, who), "{who:?} sees a difference: {}", m.at());
    }
    assert_eq!(m.game.to_act(world), m.game.to_act(m.state), "who acts depends on secrets: {}", m.at());
    for seat in Seat::first(m.game.seats()) {
        assert_eq!(m.game.team(world, seat), m.game.team(m.state, seat), "teams depend on secrets: {}", m.at());
    }
}

fn asks_the_same<G: Game>(m: &Moment<G>, viewer: Seat, world: &G::State) {
    let game = m.game;
    if game.to_act(m.state).all().contains(viewer) {
        assert_eq!(offers(game, world, viewer), offers(game, m.state, viewer), "other options: {}", m.at());
        assert_eq!(game.ask(world, viewer), game.ask(m.state, viewer), "another question: {}", m.at());
    }
    // Slow and seldom wrong, so not everywhere.
    if m.dice.is_multiple_of(8) {
        let board = game.board(&game.view(m.state, Viewer::Seat(viewer)));
        let reasons = |state: &G::State| -> Vec<(Target, Option<Reason>)> {
            targets(&board).map(|what| (what, game.why_not(state, viewer, what))).collect()
        };
        assert_eq!(reasons(world), reasons(m.state), "another reason against: {}", m.at());
    }
}

/// The options of a seat as it knows them, in the order of their meanings.
fn offers<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<(OptKey, Phrase, Option<Phrase>, Option<Target>)> {
    let mut options = Options::new();
    game.options(state, seat, &mut options);
    let offer = |&o: &Opt| {
        (game.key(state, o), game.label(state, o), game.warning(state, seat, o), game.points_at(state, seat, o))
    };
    let mut offers: Vec<_> = options.iter().map(offer).collect();
    offers.sort_by_key(|offer| offer.0);
    offers
}

/// Everything on a board somebody can point at.
fn targets(board: &Board) -> impl Iterator<Item = Target> {
    let places = board.zones.iter().flat_map(|zone| {
        (0..zone.slots.len()).map(|i| Place { role: zone.role, owner: zone.owner, slot: i as u16 }).map(Target::Place)
    });
    places.chain(board.seats.iter().map(|panel| Target::Seat(panel.seat))).chain([Target::EndTurn])
}

fn goes_on_the_same<G: Game>(m: &Moment<G>, viewer: Seat, world: &G::State) {
    let game = m.game;
    let key = game.key(m.state, m.pick);
    let mut options = Options::new();
    game.options(world, m.seat, &mut options);
    let Some(&twin) = options.iter().find(|&&o| game.key(world, o) == key) else {
        assert_ne!(viewer, m.seat, "an option is gone: {}", m.at());
        return; // somebody else's hidden card, which they do not have in this world
    };
    let (seen, heard, trace) = step(m, viewer, m.state, m.pick);
    let (seen_there, heard_there, trace_there) = step(m, viewer, world, twin);
    let revealed = trace.revealed.contains(viewer);
    // A secret that comes to light may decide whether luck is asked afterwards.
    if viewer == m.seat && !(revealed && trace_there.revealed.contains(viewer)) {
        assert_eq!(trace, trace_there, "P{} can tell: {}", viewer.idx() + 1, m.at());
    }
    let (same_view, same_events) = (seen == seen_there, heard == heard_there);
    let either = || format!("{seen:#?}\n{heard:#?}\nor\n{seen_there:#?}\n{heard_there:#?}");
    let who = || format!("P{}", viewer.idx() + 1);
    let strict = viewer == m.seat && !trace.random && !revealed;
    assert!(same_events || !strict, "{} hears a secret: {}\n{}", who(), m.at(), either());
    assert!(same_events || !same_view || revealed, "{} hears more than can be seen: {}\n{}", who(), m.at(), either());
    assert!(same_view || !same_events || revealed, "{} sees more than was heard: {}\n{}", who(), m.at(), either());
}

fn step<G: Game>(m: &Moment<G>, viewer: Seat, state: &G::State, pick: Opt) -> (G::View, Vec<G::Event>, Trace) {
    let (mut next, mut events) = (state.clone(), Vec::new());
    let trace = m.game.apply(&mut next, m.seat, pick, &mut Fast::new(m.luck), &mut events);
    let who = Viewer::Seat(viewer);
    let heard = events.into_iter().filter_map(|e| m.game.redact(e, who)).collect();
    (m.game.view(&next, who), heard, trace)
}

/// P6b: two tables a seat cannot tell apart deal it equal worlds under equal chance.
///
/// Worlds are compared by everything anybody could see in them, because views do not number copies.
pub fn deals_agree<G: Game>(game: &G, effort: Effort) {
    each_decision(game, effort, |m| {
        for viewer in Seat::first(game.seats()) {
            let mut here = m.state.clone();
            let mut there = dealt(m, viewer);
            for state in [&mut here, &mut there] {
                game.resample(state, viewer, &mut Fast::new(m.luck));
            }
            // One world looks like itself.
            if here == there {
                continue;
            }
            let everybody = Seat::first(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Judge]);
            for who in everybody {
                let (a, b) = (game.view(&here, who), game.view(&there, who));
                assert_eq!(a, b, "{viewer:?} was dealt worlds that differ for {who:?}: {}", m.at());
            }
            for seat in game.to_act(&here).all().iter() {
                let keys = |state| Worlds::new(game, state, seat).keys();
                assert_eq!(keys(&here), keys(&there), "dealt worlds with other options: {}", m.at());
            }
        }
    });
}

/// P7: a bot picks the same in two worlds with equal views and equal own seed, and one of its options.
pub fn bots_are_honest<G: Game>(game: &G, effort: Effort, mut pick: impl FnMut(&Worlds<G>, u64) -> OptKey) {
    each_decision(game, effort, |m| {
        let here = Worlds::new(game, m.state, m.seat);
        let picked = pick(&here, m.luck);
        assert!(here.keys().contains(&picked), "{:?} is no option: {}", game.words(picked), m.at());
        let world = dealt(m, m.seat);
        let there = pick(&Worlds::new(game, &world, m.seat), m.luck);
        assert_eq!(game.words(picked), game.words(there), "the pick depends on secrets: {}", m.at());
    });
}
