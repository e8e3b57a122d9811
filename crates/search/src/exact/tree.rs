//! A game for two written out in full.

use std::collections::BTreeMap;

use table::chance::outcomes;
use table::{Game, NoSink, OptKey, Options, Seat, ToAct, Viewer};

/// A whole game for two whose worths sum to 1, from its first card on. Everything is reckoned from the first seat's worth
/// less 1/2, so that what one seat wins the other loses.
pub struct Tree<G: Game> {
    pub(super) nodes: Vec<Node>,
    /// The decision points: what a seat that chooses can tell apart.
    pub points: Vec<Point<G>>,
}

/// A decision point, in whatever state the game truly is.
pub struct Point<G: Game> {
    /// Who chooses.
    pub seat: Seat,
    /// One of the states it may be.
    pub state: G::State,
    /// What can be chosen.
    pub keys: Vec<OptKey>,
    /// The nodes this point stands for.
    pub(super) nodes: Vec<usize>,
}

/// For each decision point how often each option is chosen.
pub type Strategy = Vec<Vec<f64>>;

pub(super) enum Node {
    End(f64),
    Luck(Vec<(f64, usize)>),
    Choice { point: usize, next: Vec<usize> },
}

impl<G: Game> Tree<G> {
    /// Writes a game out. Its views must tell everything their seat has seen so far: a seat that forgets has no exact
    /// answer.
    pub fn new(game: &G) -> Self {
        let mut build = Build { game, nodes: vec![Node::End(0.0)], points: Vec::new(), known: BTreeMap::new() };
        let dealt = outcomes(|mut luck| game.start(&mut luck, &mut NoSink));
        let deals = dealt.into_iter().map(|(p, state)| (p, build.node(&state))).collect();
        build.nodes[0] = Node::Luck(deals);
        Self { nodes: build.nodes, points: build.points }
    }

    /// Every option as often as any other.
    pub fn uniform(&self) -> Strategy {
        self.points.iter().map(|point| vec![1.0 / point.keys.len() as f64; point.keys.len()]).collect()
    }
}

struct Build<'a, G: Game> {
    game: &'a G,
    nodes: Vec<Node>,
    points: Vec<Point<G>>,
    known: BTreeMap<(Seat, String), usize>,
}

impl<G: Game> Build<'_, G> {
    fn node(&mut self, state: &G::State) -> usize {
        let at = self.nodes.len();
        let seat = match self.game.to_act(state) {
            ToAct::Over(outcome) => {
                self.nodes.push(Node::End(f64::from(self.game.worth(state, outcome)[Seat::new(0)]) - 0.5));
                return at;
            }
            ToAct::Seats { asked, .. } => asked.lowest().expect("somebody is asked"),
        };
        self.nodes.push(Node::End(0.0));
        let mut options = Options::new();
        self.game.options(state, seat, &mut options);
        let point = self.point(state, seat, &options);
        self.points[point].nodes.push(at);
        let mut next = Vec::new();
        for &option in &options {
            let ends = outcomes(|mut luck| {
                let mut after = state.clone();
                self.game.apply(&mut after, seat, option, &mut luck, &mut NoSink);
                after
            });
            next.push(if let [(_, only)] = ends.as_slice() {
                self.node(only)
            } else {
                let children = ends.iter().map(|(p, after)| (*p, self.node(after))).collect();
                self.nodes.push(Node::Luck(children));
                self.nodes.len() - 1
            });
        }
        self.nodes[at] = Node::Choice { point, next };
        at
    }

    fn point(&mut self, state: &G::State, seat: Seat, options: &Options) -> usize {
        let seen = format!("{:?}", self.game.view(state, Viewer::Seat(seat)));
        let fresh = self.points.len();
        let point = *self.known.entry((seat, seen)).or_insert(fresh);
        if point == fresh {
            let keys = options.iter().map(|&o| self.game.key(state, o)).collect();
            self.points.push(Point { seat, state: state.clone(), keys, nodes: Vec::new() });
        }
        point
    }
}
