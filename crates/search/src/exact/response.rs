//! Best responses: the gain of a perfect opponent.

use table::{Game, Seat};

use super::tree::{Node, Strategy, Tree};

impl<G: Game> Tree<G> {
    /// The first seat's value when both seats follow a strategy.
    pub fn value(&self, strategy: &Strategy) -> f64 {
        self.follow(0, strategy)
    }

    /// The average gain over both seats of a best response to the strategy. 0 in equilibrium.
    pub fn exploitability(&self, strategy: &Strategy) -> f64 {
        Seat::first(2).map(|seat| self.best_response(seat, strategy)).sum::<f64>() / 2.0
    }

    fn best_response(&self, seat: Seat, strategy: &Strategy) -> f64 {
        let mut reach = vec![0.0; self.nodes.len()];
        self.spread(0, 1.0, seat, strategy, &mut reach);
        let mut reply = Reply { seat, strategy, reach, picks: vec![None; self.points.len()] };
        self.best(0, &mut reply)
    }

    /// Computes the probability that chance and the other seat lead to each node.
    fn spread(&self, node: usize, p: f64, seat: Seat, strategy: &Strategy, reach: &mut [f64]) {
        reach[node] = p;
        match &self.nodes[node] {
            Node::End(_) => {}
            Node::Luck(next) => next.iter().for_each(|(q, to)| self.spread(*to, p * q, seat, strategy, reach)),
            Node::Choice { point, next } => {
                let own = self.points[*point].seat == seat;
                for (to, share) in next.iter().zip(&strategy[*point]) {
                    self.spread(*to, if own { p } else { p * share }, seat, strategy, reach);
                }
            }
        }
    }

    fn best(&self, node: usize, reply: &mut Reply) -> f64 {
        match &self.nodes[node] {
            Node::End(won) if reply.seat.idx() == 0 => *won,
            Node::End(won) => -won,
            Node::Luck(next) => next.iter().map(|(p, to)| p * self.best(*to, reply)).sum(),
            Node::Choice { point, next } if self.points[*point].seat == reply.seat => {
                let pick = self.pick(*point, reply);
                self.best(next[pick], reply)
            }
            Node::Choice { point, next } => {
                let shares = &reply.strategy[*point];
                next.iter().zip(shares).map(|(to, share)| share * self.best(*to, reply)).sum()
            }
        }
    }

    /// The best option of a decision point, over all of its nodes.
    fn pick(&self, point: usize, reply: &mut Reply) -> usize {
        if let Some(pick) = reply.picks[point] {
            return pick;
        }
        let mut wins = vec![0.0; self.points[point].keys.len()];
        for &node in &self.points[point].nodes {
            let Node::Choice { next, .. } = &self.nodes[node] else { unreachable!("the nodes of a point are choices") };
            for (at, to) in next.iter().enumerate() {
                wins[at] += reply.reach[node] * self.best(*to, reply);
            }
        }
        let pick = (0..wins.len()).max_by(|a, b| wins[*a].total_cmp(&wins[*b])).expect("a point has options");
        reply.picks[point] = Some(pick);
        pick
    }

    fn follow(&self, node: usize, strategy: &Strategy) -> f64 {
        match &self.nodes[node] {
            Node::End(won) => *won,
            Node::Luck(next) => next.iter().map(|(p, to)| p * self.follow(*to, strategy)).sum(),
            Node::Choice { point, next } => {
                next.iter().zip(&strategy[*point]).map(|(to, share)| share * self.follow(*to, strategy)).sum()
            }
        }
    }
}

struct Reply<'a> {
    seat: Seat,
    strategy: &'a Strategy,
    reach: Vec<f64>,
    picks: Vec<Option<usize>>,
}
