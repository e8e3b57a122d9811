//! What a seat may know: views, options, events, dealt worlds and picks of bots.

use crate::chance::Fast;
use crate::conformance::drive::{Effort, Moment, each_decision};
use crate::game::{Game, ToAct, Trace, Viewer};
use crate::option::{Opt, OptKey, Options};
use crate::phrase::{Phrase, Reason};
use crate::seat::Seat;
use crate::table_view::{Place, TableView, Target};
use crate::worlds::Worlds;

/// P6: a seat cannot tell the table from one where everything that it does not know was dealt again.
///
/// At both tables, the views of the seat and of a spectator are equal, and the same seats act. A seat that acts has
/// equal options, labels, warnings, questions and reasons against. The step that follows must not reveal more,
/// whichever seat picks: the seat sees the same table afterwards exactly when it received the same events. An event
/// that shows more than the next view is a leak. A view that shows more than the events is also a leak, unless the step
/// reports that it revealed something ([`Trace::revealed`]), e.g. known cards of a deck in the order in which they were
/// drawn. The seat that picks receives the same events, unless the step used chance values or revealed a card.
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

/// The view at the end of a game may reveal secrets. A world dealt after the end must show the same ones.
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
            assert_eq!(
                game.view(&there, who),
                m.game.view(&end, who),
                "{who:?} sees a different end of the game: {}",
                m.at()
            );
        }
    }
}

/// A table where everything that a seat does not know was dealt again, including secrets of the rules.
pub struct Dealt<'a, G: Game> {
    truth: &'a G,
    guess: Option<G>,
    /// The dealt state.
    pub state: G::State,
}

impl<'a, G: Game> Dealt<'a, G> {
    /// A table that this seat cannot tell from the one of the moment.
    pub fn new(m: &Moment<'a, G>, viewer: Seat) -> Self {
        let mut world = Self { truth: m.game, guess: m.game.guessed(m.state, viewer), state: m.state.clone() };
        let mut state = world.state.clone();
        world.game().resample(&mut state, viewer, &mut Fast::new(m.dice));
        world.state = state;
        world
    }

    /// The rules at the dealt table.
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
        assert_eq!(offers(other, there, viewer), offers(game, m.state, viewer), "the options differ: {}", m.at());
        assert_eq!(other.ask(there, viewer), game.ask(m.state, viewer), "the question differs: {}", m.at());
    }
    // Slow and rarely violated, so only some decisions are checked.
    if m.dice.is_multiple_of(8) {
        let board = game.table_view(&game.view(m.state, Viewer::Seat(viewer)));
        let reasons = |game: &G, state: &G::State| -> Vec<(Target, Option<Reason>)> {
            targets(&board).map(|what| (what, game.why_not(state, viewer, what))).collect()
        };
        assert_eq!(reasons(other, there), reasons(game, m.state), "the reason against differs: {}", m.at());
    }
}

/// The options of a seat as it knows them, sorted by key.
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

/// Every target on a board.
fn targets(board: &TableView) -> impl Iterator<Item = Target> {
    let places = board.zones.iter().flat_map(|zone| {
        (0..zone.cards.len()).map(|i| Place { role: zone.role, owner: zone.owner, slot: i as u16 }).map(Target::Place)
    });
    places.chain(board.seats.iter().map(|panel| Target::Seat(panel.seat))).chain([Target::EndTurn])
}

fn goes_on_the_same<G: Game>(m: &Moment<G>, viewer: Seat, world: &Dealt<G>) {
    let (game, there) = (world.game(), &world.state);
    let key = m.game.key(m.state, m.pick);
    let mut options = Options::new();
    game.options(there, m.seat, &mut options);
    let Some(&twin) = options.iter().find(|&&o| game.key(there, o) == key) else {
        assert_ne!(viewer, m.seat, "an option is missing in the dealt world: {}", m.at());
        return; // a hidden card of another seat, which that seat does not have in this world
    };
    let (seen, heard, trace) = step(m, viewer, (m.game, m.state), m.pick);
    let (seen_there, heard_there, trace_there) = step(m, viewer, (game, there), twin);
    let revealed = trace.revealed.contains(viewer);
    // A revealed secret may decide whether the step uses chance values afterwards.
    if viewer == m.seat && !(revealed && trace_there.revealed.contains(viewer)) {
        assert_eq!(trace, trace_there, "P{} can tell the worlds apart: {}", viewer.idx() + 1, m.at());
    }
    let (same_view, same_events) = (seen == seen_there, heard == heard_there);
    let either = || format!("{seen:#?}\n{heard:#?}\nor\n{seen_there:#?}\n{heard_there:#?}");
    let who = || format!("P{}", viewer.idx() + 1);
    let strict = viewer == m.seat && !trace.random && !revealed;
    assert!(same_events || !strict, "the events of {} contain a secret: {}\n{}", who(), m.at(), either());
    assert!(
        same_events || !same_view || revealed,
        "{} learns more from events than from the view: {}\n{}",
        who(),
        m.at(),
        either()
    );
    assert!(
        same_view || !same_events || revealed,
        "{} learns more from the view than from events: {}\n{}",
        who(),
        m.at(),
        either()
    );
}

fn step<G: Game>(
    m: &Moment<G>,
    viewer: Seat,
    (game, state): (&G, &G::State),
    pick: Opt,
) -> (G::View, Vec<G::Event>, Trace) {
    let (mut next, mut events) = (state.clone(), Vec::new());
    let trace = game.apply(&mut next, m.seat, pick, &mut Fast::new(m.rng), &mut events);
    let who = Viewer::Seat(viewer);
    let heard = events.into_iter().filter_map(|e| game.redact(e, who)).collect();
    (game.view(&next, who), heard, trace)
}

/// P6b: two tables that a seat cannot tell apart deal it equal worlds from equal chance values.
///
/// Worlds are compared by all views, because views do not number copies.
pub fn deals_agree<G: Game>(game: &G, effort: Effort) {
    each_decision(game, effort, |m| {
        for viewer in Seat::first(game.seats()) {
            let other = Dealt::new(m, viewer);
            let worlds = [Worlds::new(game, m.state, viewer), Worlds::new(other.game(), &other.state, viewer)];
            let [here, there] = [0, 1].map(|i| worlds[i].deal(&mut Fast::new(m.rng)));
            // Equal worlds need no comparison.
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
                assert_eq!(here, there, "the options differ between the dealt worlds: {}", m.at());
            }
        }
    });
}

/// P7: a bot picks the same option in two worlds with equal views and an equal seed, and the pick is legal.
pub fn bots_are_honest<G: Game>(game: &G, effort: Effort, mut pick: impl FnMut(&Worlds<G>, u64) -> OptKey) {
    each_decision(game, effort, |m| {
        let here = Worlds::new(game, m.state, m.seat);
        let picked = pick(&here, m.rng);
        assert!(here.keys().contains(&picked), "{:?} is not an option: {}", game.key_text(picked), m.at());
        let world = Dealt::new(m, m.seat);
        let there = pick(&Worlds::new(world.game(), &world.state, m.seat), m.rng);
        assert_eq!(game.key_text(picked), game.key_text(there), "the pick depends on secrets: {}", m.at());
    });
}
