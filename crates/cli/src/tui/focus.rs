//! Moves the focus: between regions, along a region, and up and down the screen.

use super::arrange::{Arranged, Cell};
use super::view::{Region, Spot};

/// A step of the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// To the next or previous region.
    Region(isize),
    /// Along the current region.
    Along(isize),
    /// Up or down the screen.
    Down(isize),
}

/// The focus after a step. Without a focus, the step enters the viewer's cards or the decision bar.
pub(crate) fn moved(screen: &Arranged, focus: Option<Spot>, step: Step) -> Option<Spot> {
    let Some(now) = focus.filter(|f| region_of(screen, *f).is_some()) else { return first(screen, step) };
    match step {
        Step::Region(by) => {
            let at = region_of(screen, now)?;
            let n = screen.regions.len() as isize;
            let next = (1..=n).map(|k| (at as isize + by * k).rem_euclid(n) as usize);
            next.map(|i| &screen.regions[i].1).find(|spots| !spots.is_empty()).map(|spots| spots[0])
        }
        Step::Along(by) => {
            let spots = &screen.regions[region_of(screen, now)?].1;
            let at = spots.iter().position(|s| *s == now)?;
            Some(spots[(at as isize + by).rem_euclid(spots.len() as isize) as usize])
        }
        Step::Down(by) => Some(below(screen, now, by).unwrap_or(now)),
    }
}

/// The first spot of a region.
pub(crate) fn enter(screen: &Arranged, wanted: impl Fn(Region) -> bool) -> Option<Spot> {
    screen.regions.iter().filter(|(region, _)| wanted(*region)).find_map(|(_, spots)| spots.first().copied())
}

fn first(screen: &Arranged, step: Step) -> Option<Spot> {
    match step {
        Step::Down(-1) | Step::Region(_) => {
            enter(screen, |r| matches!(r, Region::Hand | Region::Mine)).or_else(|| enter(screen, |_| true))
        }
        _ => enter(screen, |r| r == Region::Choices).or_else(|| enter(screen, |_| true)),
    }
}

fn region_of(screen: &Arranged, spot: Spot) -> Option<usize> {
    screen.regions.iter().position(|(_, spots)| spots.contains(&spot))
}

/// The nearest cell further up or down, or the next hidden one if the region is scrolled.
fn below(screen: &Arranged, now: Spot, by: isize) -> Option<Spot> {
    let here = screen.cells.iter().find(|c| c.spot == now)?;
    let spots = &screen.regions[region_of(screen, now)?].1;
    let visible = |spot: &Spot| screen.cells.iter().any(|c| c.spot == *spot);
    let at = spots.iter().position(|s| *s == now)? as isize;
    let beyond = |c: &&Cell| if by > 0 { c.area.y > here.area.y } else { c.area.y < here.area.y };
    let middle = |c: &Cell| 2 * c.area.x as i32 + c.area.width as i32;
    let distance = |c: &&Cell| {
        let rows = (c.area.y as i32 - here.area.y as i32).abs();
        (rows, (middle(c) - middle(here)).abs())
    };
    let next = screen.cells.iter().filter(beyond).min_by_key(distance)?;
    let leaves = !spots.contains(&next.spot);
    let hidden = (1..spots.len() as isize)
        .map(|k| at + by.signum() * k)
        .take_while(|i| *i >= 0 && (*i as usize) < spots.len())
        .map(|i| spots[i as usize])
        .find(|s| !visible(s));
    Some(hidden.filter(|_| leaves).unwrap_or(next.spot))
}
