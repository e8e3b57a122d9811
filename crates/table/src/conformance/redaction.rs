//! What a seat may know: views, options, events, dealt worlds and bots.

use crate::board::{Board, Place, Target};
use crate::chance::Fast;
use crate::conformance::drive::{Effort, Moment, each_decision};
use crate::game::{Game, ToAct, Trace, Viewer};
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
            let world = Dealt::new(m, viewer);
            let sound = world.game().check(&world.state);
            sound.unwrap_or_else(|e| panic!("a dealt world is not sound: {e}; {}", m.at()));
            looks_the_same(m, viewer, &world);
            asks_the_same(m, viewer, &world);
            goes_on_the_same(m, viewer, &world);
        }
        ends_the_same(m);
    });
}

/// A view at the end of the game may reveal secrets. A world that is dealt afterwards must show the same ones.
fn ends_the_same<G: Game>(m: &Moment<G>) {
    let end = m.next();
    if !matches!(m.game.to_act(&end), ToAct::Over(_)) {
        return;
    }
    for viewer in Seat::first(m.game.seats()) {
        let guess = m.game.guessed(&end, viewer);
        let game = guess.as_ref().unwrap_or(m.game);
        let mut there = end.clone();
        game.resample(&mut there, viewer, &mut Fast::new(m.dice));
        for who in [Viewer::Seat(viewer), Viewer::Spectator] {
            assert_eq!(game.view(&there, who), m.game.view(&end, who), "{who:?} sees another end: {}", m.at());
        }
    }
}

/// A table where everything a seat does not know was dealt anew, secrets of the rules included.
pub struct Dealt<'a, G: Game> {
    truth: &'a G,
    guess: Option<G>,
    /// The table.
    pub state: G::State,
}

impl<'a, G: Game> Dealt<'a, G> {
    /// Another table that this seat cannot tell from that of the moment.
    pub fn new(m: &Moment<'a, G>, viewer: Seat) -> Self {
        let mut world = Self { truth: m.game, guess: m.game.guessed(m.state, viewer), state: m.state.clone() };
        let mut state = world.state.clone();
        world.game().resample(&mut state, viewer, &mut Fast::new(m.dice));
        world.state = state;
        world
    }

    /// The rules there.
    pub fn game(&self) -> &G {
        self.guess.as_ref().unwrap_or(self.truth)
    }
}

fn looks_the_same<G: Game>(m: &Moment<G>, viewer: Seat, world: &Dealt<G>) {
    let (game, there) = (world.game(), &world.state);
    for who in [Viewer::Seat(viewer), Viewer::Spectator] {
        assert_eq!(game.view(there, who), m.game.view(m.state, who), "{who:?} sees a difference: {}", m.at());
    }
    assert_eq!(game.to_act(there), m.game.to_act(m.state), "who acts depends on secrets: {}", m.at());
    for seat in Seat::first(m.game.seats()) {
        assert_eq!(game.team(there, seat), m.game.team(m.state, seat), "teams depend on secrets: {}", m.at());
    }
}

fn asks_the_same<G: Game>(m: &Moment<G>, viewer: Seat, world: &Dealt<G>) {
    let (game, other, there) = (m.game, world.game(), &world.state);
    if game.to_act(m.state).all().contains(viewer) {
        assert_eq!(offers(other, there, viewer), offers(game, m.state, viewer), "other options: {}", m.at());
        assert_eq!(other.ask(there, viewer), game.ask(m.state, viewer), "another question: {}", m.at());
    }
    // Slow and seldom wrong, so not everywhere.
    if m.dice.is_multiple_of(8) {
        let board = game.board(&game.view(m.state, Viewer::Seat(viewer)));
        let reasons = |game: &G, state: &G::State| -> Vec<(Target, Option<Reason>)> {
            targets(&board).map(|what| (what, game.why_not(state, viewer, what))).collect()
        };
        assert_eq!(reasons(other, there), reasons(game, m.state), "another reason against: {}", m.at());
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

fn goes_on_the_same<G: Game>(m: &Moment<G>, viewer: Seat, world: &Dealt<G>) {
    let (game, there) = (world.game(), &world.state);
    let key = m.game.key(m.state, m.pick);
    let mut options = Options::new();
    game.options(there, m.seat, &mut options);
    let Some(&twin) = options.iter().find(|&&o| game.key(there, o) == key) else {
        assert_ne!(viewer, m.seat, "an option is gone: {}", m.at());
        return; // somebody else's hidden card, which they do not have in this world
    };
    let (seen, heard, trace) = step(m, viewer, (m.game, m.state), m.pick);
    let (seen_there, heard_there, trace_there) = step(m, viewer, (game, there), twin);
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

fn step<G: Game>(
    m: &Moment<G>,
    viewer: Seat,
    (game, state): (&G, &G::State),
    pick: Opt,
) -> (G::View, Vec<G::Event>, Trace) {
    let (mut next, mut events) = (state.clone(), Vec::new());
    let trace = game.apply(&mut next, m.seat, pick, &mut Fast::new(m.luck), &mut events);
    let who = Viewer::Seat(viewer);
    let heard = events.into_iter().filter_map(|e| game.redact(e, who)).collect();
    (game.view(&next, who), heard, trace)
}

/// P6b: two tables a seat cannot tell apart deal it equal worlds under equal chance.
///
/// Worlds are compared by everything anybody could see in them, because views do not number copies.
pub fn deals_agree<G: Game>(game: &G, effort: Effort) {
    each_decision(game, effort, |m| {
        for viewer in Seat::first(game.seats()) {
            let other = Dealt::new(m, viewer);
            let worlds = [Worlds::new(game, m.state, viewer), Worlds::new(other.game(), &other.state, viewer)];
            let [here, there] = [0, 1].map(|i| worlds[i].deal(&mut Fast::new(m.luck)));
            // One world looks like itself.
            if here == there && game.guessed(m.state, viewer).is_none() {
                continue;
            }
            let everybody = Seat::first(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Judge]);
            for who in everybody {
                let (a, b) = (worlds[0].game().view(&here, who), worlds[1].game().view(&there, who));
                assert_eq!(a, b, "{viewer:?} was dealt worlds that differ for {who:?}: {}", m.at());
            }
            for seat in game.to_act(&here).all().iter() {
                let keys = |game, state| Worlds::new(game, state, seat).keys();
                let (here, there) = (keys(worlds[0].game(), &here), keys(worlds[1].game(), &there));
                assert_eq!(here, there, "dealt worlds with other options: {}", m.at());
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
        let world = Dealt::new(m, m.seat);
        let there = pick(&Worlds::new(world.game(), &world.state, m.seat), m.luck);
        assert_eq!(game.words(picked), game.words(there), "the pick depends on secrets: {}", m.at());
    });
}
