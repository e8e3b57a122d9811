//! The full tree of a game for two.

use std::collections::BTreeMap;

use table::chance::outcomes;
use table::{Game, NoSink, OptKey, Options, Seat, ToAct, Viewer};

/// The full tree of a game for two whose values sum to 1. All values are the first seat's value minus 1/2, so the gain
/// of one seat is the loss of the other.
pub struct Tree<G: Game> {
    pub(super) nodes: Vec<Node>,
    /// The decision points, i.e. the information sets of the seat that chooses.
    pub points: Vec<Point<G>>,
}

/// A decision point: states that the choosing seat cannot tell apart.
pub struct Point<G: Game> {
    /// The seat that chooses.
    pub seat: Seat,
    /// One of the possible states.
    pub state: G::State,
    /// The keys of the options.
    pub keys: Vec<OptKey>,
    /// The nodes of this point.
    pub(super) nodes: Vec<usize>,
}

/// For each decision point, the probability of each option.
pub type Strategy = Vec<Vec<f64>>;

pub(super) enum Node {
    End(f64),
    Luck(Vec<(f64, usize)>),
    Choice { point: usize, next: Vec<usize> },
}

impl<G: Game> Tree<G> {
    /// Builds the tree. A view must contain everything that its seat has seen so far: there is no exact solution for a
    /// seat that forgets.
    pub fn new(game: &G) -> Self {
        let mut build = Build { game, nodes: vec![Node::End(0.0)], points: Vec::new(), known: BTreeMap::new() };
        let dealt = outcomes(|mut rng| game.start(&mut rng, &mut NoSink));
        let deals = dealt.into_iter().map(|(p, state)| (p, build.node(&state))).collect();
        build.nodes[0] = Node::Luck(deals);
        Self { nodes: build.nodes, points: build.points }
    }

    /// The strategy that takes every option with equal probability.
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
            ToAct::Seats { asked, .. } => asked.lowest().expect("`asked` is never empty"),
        };
        self.nodes.push(Node::End(0.0));
        let mut options = Options::new();
        self.game.options(state, seat, &mut options);
        let point = self.point(state, seat, &options);
        self.points[point].nodes.push(at);
        let mut next = Vec::new();
        for &option in &options {
            let ends = outcomes(|mut rng| {
                let mut after = state.clone();
                self.game.apply(&mut after, seat, option, &mut rng, &mut NoSink);
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
