//! Cards in rows and columns; a very long name takes two columns.

use super::measure::{Segs, segs_width};
use super::view::Spot;

/// Something to put into a grid.
#[derive(Clone, Debug)]
pub(crate) struct Item {
    /// What it stands for.
    pub(crate) spot: Spot,
    /// Its line.
    pub(crate) line: Segs,
    /// Its rules, shown below where there is room.
    pub(crate) brief: String,
}

/// Where an item lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lot {
    /// Row from 0.
    pub(crate) row: usize,
    /// Cells from the left.
    pub(crate) x: usize,
    /// Cells across, the gap to the next one left out.
    pub(crate) width: usize,
}

/// Columns are never narrower, and never wider than a long name needs.
const NARROWEST: usize = 22;
const WIDEST: usize = 36;

/// Columns in which these items stand side by side.
pub(crate) fn columns(items: &[Item], width: usize) -> usize {
    let longest = items.iter().map(|i| segs_width(&i.line)).max().unwrap_or(0);
    (width / (longest + 2).clamp(NARROWEST, WIDEST)).max(1)
}

/// Lays items into rows of so many cells.
pub(crate) fn lay(items: &[Item], width: usize) -> Vec<Lot> {
    let columns = columns(items, width);
    let unit = width / columns;
    let (mut row, mut column) = (0, 0);
    let mut lots = Vec::with_capacity(items.len());
    for item in items {
        // One cell stays free as a gap.
        let span = (segs_width(&item.line) + 1).div_ceil(unit).clamp(1, columns);
        if column + span > columns {
            row += 1;
            column = 0;
        }
        lots.push(Lot { row, x: column * unit, width: span * unit - 1 });
        column += span;
    }
    lots
}

/// Rows the items take.
pub(crate) fn rows(lots: &[Lot]) -> usize {
    lots.last().map_or(0, |lot| lot.row + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tui::measure::seg;
    use crate::tui::paint::Paint;

    fn item(text: &str) -> Item {
        Item { spot: Spot::Choice(0), line: vec![seg(text, Paint::Plain)], brief: String::new() }
    }

    #[test]
    fn long_names_take_two_columns_and_nothing_sticks_out() {
        let items = [item("Scout"), item(&"x".repeat(45)), item("Viper"), item(&"y".repeat(99))];
        let lots = lay(&items, 78);
        assert_eq!(lots.iter().map(|l| (l.row, l.x)).collect::<Vec<_>>(), [(0, 0), (1, 0), (2, 0), (3, 0)]);
        assert_eq!(rows(&lots), 4);
        let short = [item("Scout"), item("Viper"), item("Explorer"), item("Ram")];
        assert_eq!(
            lay(&short, 78).iter().map(|l| (l.row, l.x)).collect::<Vec<_>>(),
            [(0, 0), (0, 26), (0, 52), (1, 0)]
        );
        assert!(lots.iter().all(|l| l.x + l.width <= 78), "{lots:?}");
        assert_eq!(rows(&lay(&[], 78)), 0);
    }
}
