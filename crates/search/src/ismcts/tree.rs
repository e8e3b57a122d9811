//! The memory arena of a tree: nodes and edges in two vectors, cleared but not freed between searches.

use table::{OptKey, Seat};

/// No node.
pub(super) const NONE: u32 = u32::MAX;

/// An option at a node, identified by its key. 24 bytes: two or three fit a cache line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    pub(super) key: OptKey,
    /// The first node behind it.
    pub(super) child: u32,
    /// Visits.
    pub(super) n: u32,
    /// The number of visits of its node in which it was legal.
    pub(super) avail: u32,
    /// Sum of the win chances of the seat that chooses here.
    pub(super) w: f32,
    /// Prior weight, not normalized, because the legal options differ from world to world.
    pub(super) prior: f32,
}

/// A decision of one seat after the same picks. In different worlds it can belong to different seats (a forced step is
/// skipped in one world and is a choice in another); each seat gets its own node, and these nodes are linked as twins.
#[derive(Clone, Copy, Debug)]
struct Node {
    start: u32,
    len: u16,
    cap: u16,
    twin: u32,
    seat: Seat,
}

/// Nodes and edges of one tree. Node 0 is the root.
#[derive(Clone, Debug, Default)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    most_edges: usize,
}

impl Tree {
    /// Restarts with a root for this seat and this amount of memory.
    pub(super) fn clear(&mut self, seat: Seat, bytes: usize) {
        self.nodes.clear();
        self.edges.clear();
        // At most one node per edge.
        self.most_edges = bytes / (size_of::<Edge>() + size_of::<Node>());
        self.nodes.push(Node { start: 0, len: 0, cap: 0, twin: NONE, seat });
    }

    pub(super) fn memory(&self) -> usize {
        self.nodes.capacity() * size_of::<Node>() + self.edges.capacity() * size_of::<Edge>()
    }

    pub(super) fn root_edges(&self) -> &[Edge] {
        self.nodes.first().map_or(&[], |_| self.edges_of(0))
    }

    /// The edges of a node, sorted by key.
    pub(super) fn edges_of(&self, node: u32) -> &[Edge] {
        let Node { start, len, .. } = self.nodes[node as usize];
        &self.edges[start as usize..start as usize + len as usize]
    }

    /// The index of the first edge of a node.
    pub(super) fn start_of(&self, node: u32) -> u32 {
        self.nodes[node as usize].start
    }

    pub(super) fn edge(&self, edge: u32) -> &Edge {
        &self.edges[edge as usize]
    }

    pub(super) fn edge_mut(&mut self, edge: u32) -> &mut Edge {
        &mut self.edges[edge as usize]
    }

    /// The node behind an edge where this seat chooses.
    pub(super) fn child(&self, edge: u32, seat: Seat) -> Option<u32> {
        let mut at = self.edges[edge as usize].child;
        while at != NONE {
            let node = &self.nodes[at as usize];
            if node.seat == seat {
                return Some(at);
            }
            at = node.twin;
        }
        None
    }

    /// Adds a node behind an edge. Returns false when the memory is used up.
    pub(super) fn grow(&mut self, edge: u32, seat: Seat) -> bool {
        if self.nodes.len() >= self.most_edges {
            return false;
        }
        let number = self.nodes.len() as u32;
        let twin = std::mem::replace(&mut self.edges[edge as usize].child, number);
        self.nodes.push(Node { start: 0, len: 0, cap: 0, twin, seat });
        true
    }

    /// Gives a node edges for all these keys, sorted, and keeps the existing ones. Returns false when the memory is
    /// used up.
    pub(super) fn widen(&mut self, node: u32, keys: &[OptKey], priors: &[f32]) -> bool {
        let old = self.nodes[node as usize];
        let have = |edges: &[Edge], key| edges.binary_search_by_key(&key, |edge| edge.key).ok();
        let fresh = keys.iter().filter(|&&key| have(self.edges_of(node), key).is_none()).count();
        let len = old.len as usize + fresh;
        if len > old.cap as usize {
            let cap = if old.len == 0 { len } else { len.next_power_of_two() };
            if self.edges.len() + cap > self.most_edges {
                return false;
            }
            let start = self.edges.len();
            let blank = Edge { key: keys[0], child: NONE, n: 0, avail: 0, w: 0.0, prior: 0.0 };
            self.edges.extend_from_within(old.start as usize..old.start as usize + old.len as usize);
            self.edges.resize(start + cap, blank);
            self.nodes[node as usize] = Node { start: start as u32, cap: cap as u16, ..old };
        }
        for (&key, &prior) in keys.iter().zip(priors) {
            let Node { start, len, .. } = self.nodes[node as usize];
            let (start, len) = (start as usize, len as usize);
            if let Err(at) = self.edges[start..start + len].binary_search_by_key(&key, |edge| edge.key) {
                self.edges.copy_within(start + at..start + len, start + at + 1);
                self.edges[start + at] = Edge { key, child: NONE, n: 0, avail: 0, w: 0.0, prior };
                self.nodes[node as usize].len += 1;
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(verb: u8) -> OptKey {
        OptKey::new(verb, 0, 0, 0)
    }

    #[test]
    fn a_node_grows_and_keeps_its_statistics() {
        let mut tree = Tree::default();
        tree.clear(Seat::new(0), 1 << 16);
        assert!(tree.widen(0, &[key(2), key(5)], &[0.2, 0.5]));
        tree.edge_mut(tree.start_of(0) + 1).n = 7;
        assert!(tree.grow(tree.start_of(0) + 1, Seat::new(1)));
        assert!(tree.grow(tree.start_of(0) + 1, Seat::new(0)));
        assert!(tree.widen(0, &[key(1), key(5), key(6)], &[0.1, 0.0, 0.6]));
        let edges: Vec<_> = tree.edges_of(0).iter().map(|e| (e.key.verb(), e.n, e.prior)).collect();
        assert_eq!(edges, [(1, 0, 0.1), (2, 0, 0.2), (5, 7, 0.5), (6, 0, 0.6)]);
        let five = tree.start_of(0) + 2;
        assert_ne!(tree.child(five, Seat::new(0)), tree.child(five, Seat::new(1)));
        assert_eq!(tree.child(five, Seat::new(2)), None);
    }

    #[test]
    fn a_full_tree_refuses_to_grow() {
        let mut tree = Tree::default();
        tree.clear(Seat::new(0), 4 * (size_of::<Edge>() + size_of::<Node>()));
        assert!(tree.widen(0, &[key(1), key(2), key(3)], &[1.0; 3]));
        assert!(!tree.widen(0, &[key(4), key(5)], &[1.0; 2]));
        assert_eq!(tree.root_edges().len(), 3);
        assert!((0..3).all(|seat| tree.grow(0, Seat::new(seat))));
        assert!(!tree.grow(0, Seat::new(3)));
    }

    #[test]
    fn an_edge_stays_small() {
        assert_eq!(size_of::<Edge>(), 24);
    }
}
