//! The galaxy: systems, regions and adjacency.

use serde::{Deserialize, Serialize};

use crate::bits::Bits;
use crate::side::{Icon, Side};

/// A system or the Rebel Base space, which is not a system (REB-BASE-02).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Site(pub u8);

/// The number of systems.
pub const SYSTEMS: usize = 32;
/// The number of systems plus the base space.
pub const SITES: usize = SYSTEMS + 1;

impl Site {
    /// The Rebel Base space.
    pub const BASE: Self = Self(SYSTEMS as u8);
    /// No place.
    pub const NONE: Self = Self(u8::MAX);

    /// The number of the place.
    #[inline]
    pub const fn idx(self) -> usize {
        self.0 as usize
    }

    /// Whether this is a system, not the base space.
    #[inline]
    pub const fn is_system(self) -> bool {
        self.0 < SYSTEMS as u8
    }

    /// All systems.
    pub fn systems() -> impl DoubleEndedIterator<Item = Self> {
        (0..SYSTEMS as u8).map(Self)
    }
}

/// A system as defined in the data file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SystemDef {
    /// The name used in files.
    pub id: String,
    /// The region, 1 to 8.
    pub region: u8,
    /// The box of the build queue that its units go to; 0 for remote systems.
    #[serde(default)]
    pub builds: u8,
    /// Resource icons, left to right; none for remote systems.
    #[serde(default)]
    pub icons: Vec<Icon>,
    /// The symbol on its probe card.
    #[serde(default)]
    pub symbol: Option<Symbol>,
    /// The position for drawing a map.
    pub at: (u8, u8),
    /// The adjacent systems.
    pub next: Vec<String>,
}

/// A loyalty symbol on a probe card (REB-ADV-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say enough")]
pub enum Symbol {
    Rebel,
    Imperial,
}

/// The map as lookup tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Map {
    /// The neighbors of each system.
    pub next: [Bits; SYSTEMS],
    /// The systems of each region.
    pub region: [Bits; 8],
    /// The region of each system, from 0.
    pub region_of: [u8; SYSTEMS],
    /// Systems with a loyalty space.
    pub populous: Bits,
    /// Systems by the symbol on their probe card: Rebel, Imperial.
    pub symbol: [Bits; 2],
    /// Icons of each place, left to right; the base space comes last.
    pub icons: [[Option<Icon>; 2]; SITES],
    /// Queue box of each system and of the base space.
    pub builds: [u8; SITES],
    /// The number of moves between any two systems.
    pub distance: [[u8; SYSTEMS]; SYSTEMS],
}

impl Map {
    /// Builds the map of these systems, or describes the first problem.
    pub fn new(systems: &[SystemDef]) -> Result<Self, String> {
        if systems.len() != SYSTEMS {
            return Err(format!("{} systems, expected {SYSTEMS}", systems.len()));
        }
        let mut map = Self {
            next: [Bits::EMPTY; SYSTEMS],
            region: [Bits::EMPTY; 8],
            region_of: [0; SYSTEMS],
            populous: Bits::EMPTY,
            symbol: [Bits::EMPTY; 2],
            icons: [[None; 2]; SITES],
            builds: [0; SITES],
            distance: [[u8::MAX; SYSTEMS]; SYSTEMS],
        };
        // The base space builds units by its printed icons (REB-BUILD-07).
        map.icons[Site::BASE.idx()] = [Some(Icon::BlueTriangle), Some(Icon::OrangeTriangle)];
        map.builds[Site::BASE.idx()] = 1;
        for (idx, system) in systems.iter().enumerate() {
            let region = usize::from(system.region).wrapping_sub(1);
            let Some(members) = map.region.get_mut(region) else {
                return Err(format!("{}: there is no region {}", system.id, system.region));
            };
            members.insert(idx);
            map.region_of[idx] = region as u8;
            if system.icons.is_empty() != (system.builds == 0) || system.icons.len() > 2 || system.builds > 3 {
                return Err(format!("{}: icons and queue box do not match", system.id));
            }
            map.populous.set(idx, system.builds > 0);
            map.builds[idx] = system.builds;
            for (slot, icon) in map.icons[idx].iter_mut().zip(&system.icons) {
                *slot = Some(*icon);
            }
            match system.symbol {
                Some(Symbol::Rebel) => map.symbol[Side::Rebels.idx()].insert(idx),
                Some(Symbol::Imperial) => map.symbol[Side::Empire.idx()].insert(idx),
                None => {}
            }
            for name in &system.next {
                let Some(other) = systems.iter().position(|s| s.id == *name) else {
                    return Err(format!("{}: there is no system {name}", system.id));
                };
                map.next[idx].insert(other);
            }
        }
        for (from, system) in systems.iter().enumerate() {
            if map.next[from].into_iter().any(|to| !map.next[to].has(from)) {
                return Err(format!("{}: a neighbor does not list it as a neighbor", system.id));
            }
        }
        map.measure();
        Ok(map)
    }

    fn measure(&mut self) {
        for from in 0..SYSTEMS {
            let (mut reached, mut moves) = (Bits::only(from), 0);
            self.distance[from][from] = 0;
            loop {
                let edge = reached.into_iter().fold(Bits::EMPTY, |all, at| all | self.next[at]).minus(reached);
                if edge.is_empty() {
                    break;
                }
                moves += 1;
                for to in edge {
                    self.distance[from][to] = moves;
                }
                reached |= edge;
            }
        }
    }

    /// A system and its neighbors.
    #[inline]
    pub fn around(&self, site: Site) -> Bits {
        self.next[site.idx()] | Bits::only(site.idx())
    }

    /// The systems of this system's region.
    #[inline]
    pub fn same_region(&self, site: Site) -> Bits {
        self.region[self.region_of[site.idx()] as usize]
    }
}
