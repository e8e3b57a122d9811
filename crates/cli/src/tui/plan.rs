//! Distributes the rows of a screen among its sections.

use super::grid::Look;
use super::sections::{Flow, Section};
use super::view::Region;

/// The space and style of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Share {
    /// Maximum number of rows of cards.
    pub(crate) rows: usize,
    /// Maximum number of lines of rules text under each card.
    pub(crate) detail: usize,
    /// The style of the grid.
    pub(crate) look: Look,
}

/// The distribution of the rows of a screen.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// Each opponent has a single line.
    pub(crate) compact: bool,
    /// Height of the decision bar.
    pub(crate) decision: usize,
    /// Lines of rules text under each card: market, hand, cards in play.
    detail: [usize; 3],
    /// Maximum rows of cards: market, the viewer's cards, hand, each side, the battle, the map.
    rows: [usize; 6],
    look: Look,
}

/// Lines of rules text under cards in the market, in hand and in play, from the most to the least detailed.
const DETAIL: [[usize; 3]; 7] = [[4, 4, 2], [3, 3, 1], [2, 2, 1], [2, 2, 0], [1, 1, 0], [1, 0, 0], [0, 0, 0]];
/// The styles of the grid, from the most to the least spacious.
const LOOKS: [Look; 3] =
    [Look { hung: true, tight: false }, Look { hung: true, tight: true }, Look { hung: false, tight: true }];
/// Rows of the log, including its title.
const LOG: usize = 4;
/// The status bar and the line of keys.
const FRAME: usize = 3;

const MARKET: usize = 0;
const MINE: usize = 1;
const HAND: usize = 2;
const SIDE: usize = 3;
const LANE: usize = 4;
const MAP: usize = 5;
/// The order in which rows are removed, and how many stay.
const STEPS: [(usize, usize); 11] = [
    (MINE, 3),
    (HAND, 3),
    (SIDE, 2),
    (MARKET, 3),
    (MINE, 2),
    (HAND, 2),
    (MARKET, 2),
    (SIDE, 1),
    (MINE, 1),
    (HAND, 1),
    (MARKET, 1),
];
/// The same for tables with objectives, where the battle and the hand matter most.
const TIDY_STEPS: [(usize, usize); 12] = [
    (SIDE, 4),
    (MINE, 4),
    (HAND, 3),
    (LANE, 4),
    (SIDE, 3),
    (MINE, 3),
    (LANE, 3),
    (HAND, 2),
    (SIDE, 2),
    (MINE, 2),
    (HAND, 1),
    (LANE, 2),
];

/// The same for tables with a map, which matters most except during a battle.
const MAP_STEPS: [(usize, usize); 11] = [
    (SIDE, 1),
    (HAND, 2),
    (MINE, 3),
    (LANE, 4),
    (MINE, 2),
    (HAND, 1),
    (MINE, 1),
    (LANE, 3),
    (MAP, 9),
    (MAP, 4),
    (LANE, 2),
];

impl Plan {
    /// Distributes the rows of a screen. `docked` means that the log has its own column.
    pub(crate) fn new(sections: &[Section], width: usize, height: usize, docked: bool) -> Self {
        let options = match height {
            0..28 => 5,
            28..36 => 6,
            _ => 7,
        };
        // Two more for the title and the message line.
        let decision = options + 2;
        let free = height - FRAME - decision;
        let sides = sections.iter().filter(|s| is_side(s)).count();
        let tidy = sections.iter().any(|s| s.flow != Flow::Loose);
        let needs = |compact: bool, detail: [usize; 3], look: Look| -> usize {
            let need = |s: &Section| {
                if compact && is_side(s) { 1 } else { 1 + s.usual_lines(width, detail[index(s.region).0], look) }
            };
            sections.iter().map(need).sum()
        };
        let map = sections.iter().any(|s| s.region == Region::Map);
        let crowded = needs(false, [0; 3], LOOKS[0]) > free;
        let compact = !tidy && (sides > 3 || crowded) || map && crowded;
        // On crowded tables the log has one line less.
        let log = if docked { 0 } else { LOG - usize::from(tidy) };
        let mut plan = Self { compact, decision, detail: [0; 3], rows: [usize::MAX; 6], look: LOOKS[0] };
        if let Some(detail) = DETAIL.into_iter().find(|detail| needs(compact, *detail, plan.look) + log <= free) {
            plan.detail = detail;
            return plan;
        }
        if tidy {
            // Prefer whole names to the log, which a key opens.
            let look = LOOKS.into_iter().find(|look| needs(compact, [0; 3], *look) <= free);
            plan.look = look.unwrap_or(LOOKS[2]);
            let steps: &[(usize, usize)] = if map { &MAP_STEPS } else { &TIDY_STEPS };
            plan.squeeze(sections, width, height - FRAME, steps);
        } else {
            plan.squeeze(sections, width, height - FRAME, &STEPS);
        }
        plan
    }

    /// The space and style of a region.
    pub(crate) fn of(&self, region: Region) -> Share {
        let (detail, rows) = index(region);
        Share { rows: self.rows[rows], detail: self.detail[detail], look: self.look }
    }

    fn taken(&self, sections: &[Section], width: usize) -> usize {
        let lines = |s: &Section| {
            if self.compact && is_side(s) { 1 } else { 1 + s.lines(width, self.of(s.region)) }
        };
        sections.iter().map(lines).sum::<usize>() + self.decision
    }

    /// Removes the least important rows until everything fits. Hidden rows can be scrolled into view.
    fn squeeze(&mut self, sections: &[Section], width: usize, free: usize, steps: &[(usize, usize)]) {
        for &(which, least) in steps {
            if self.taken(sections, width) <= free {
                return;
            }
            self.rows[which] = least;
            while (least == 2 || which == LANE) && self.decision > 5 && self.taken(sections, width) > free {
                self.decision -= 1;
            }
        }
        self.compact |= self.taken(sections, width) > free && sections.iter().any(is_side);
    }
}

fn is_side(section: &Section) -> bool {
    matches!(section.region, Region::Side(_))
}

/// The indexes of a region in `detail` and `rows`.
const fn index(region: Region) -> (usize, usize) {
    match region {
        Region::Market | Region::Seats | Region::Choices => (0, MARKET),
        Region::Mine => (2, MINE),
        Region::Hand => (1, HAND),
        Region::Side(_) => (2, SIDE),
        Region::Lane => (2, LANE),
        Region::Map => (2, MAP),
    }
}
