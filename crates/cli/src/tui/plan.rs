//! How the rows of a screen are shared out.

use super::grid::Look;
use super::sections::{Flow, Section};
use super::view::Region;

/// What a section gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Share {
    /// Rows of cards at most.
    pub(crate) rows: usize,
    /// Lines of rules under each card at most.
    pub(crate) detail: usize,
    /// How tidily cards stand.
    pub(crate) look: Look,
}

/// How the rows of a screen are shared out.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// Every other player in a single line.
    pub(crate) compact: bool,
    /// Height of the decision bar.
    pub(crate) decision: usize,
    /// Lines of rules under each card: market, hand, cards in play.
    detail: [usize; 3],
    /// Rows of cards at most: market, mine, hand, each side, the fight, the map.
    rows: [usize; 6],
    look: Look,
}

/// From the richest picture to the barest: lines of rules under cards in the market, in hand, in play.
const DETAIL: [[usize; 3]; 7] = [[4, 4, 2], [3, 3, 1], [2, 2, 1], [2, 2, 0], [1, 1, 0], [1, 0, 0], [0, 0, 0]];
/// How tidily cards stand, the richest picture first.
const LOOKS: [Look; 3] =
    [Look { hung: true, tight: false }, Look { hung: true, tight: true }, Look { hung: false, tight: true }];
/// Rows of the log beside the table, its title included.
const LOG: usize = 4;
/// The status bar and the line of keys.
const FRAME: usize = 3;

const MARKET: usize = 0;
const MINE: usize = 1;
const HAND: usize = 2;
const SIDE: usize = 3;
const LANE: usize = 4;
const MAP: usize = 5;
/// Which rows are taken away first, and how many stay.
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
/// The same where the sides hold objectives: the fight and the hand matter most.
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

/// The same where there is a map: it matters most, except in the thick of a fight.
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
    /// Shares out the rows of a screen. `docked`: the log has its own column.
    pub(crate) fn new(sections: &[Section], width: usize, height: usize, docked: bool) -> Self {
        let options = match height {
            0..28 => 5,
            28..36 => 6,
            _ => 7,
        };
        // The title and the line for the player.
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
        // Where much lies on the table, a line less is enough.
        let log = if docked { 0 } else { LOG - usize::from(tidy) };
        let mut plan = Self { compact, decision, detail: [0; 3], rows: [usize::MAX; 6], look: LOOKS[0] };
        if let Some(detail) = DETAIL.into_iter().find(|detail| needs(compact, *detail, plan.look) + log <= free) {
            plan.detail = detail;
            return plan;
        }
        if tidy {
            // Rather no log than names cut short: a key shows it.
            let look = LOOKS.into_iter().find(|look| needs(compact, [0; 3], *look) <= free);
            plan.look = look.unwrap_or(LOOKS[2]);
            let steps: &[(usize, usize)] = if map { &MAP_STEPS } else { &TIDY_STEPS };
            plan.squeeze(sections, width, height - FRAME, steps);
        } else {
            plan.squeeze(sections, width, height - FRAME, &STEPS);
        }
        plan
    }

    /// What a section gets.
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

    /// Takes rows away where they hurt least, until everything fits. What is cut can be scrolled to.
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

/// Which detail and which rows belong to a region.
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
