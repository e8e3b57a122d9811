//! A grid of cards. Items with very long names span several columns.

use super::measure::{Segs, fit, fit_segs, segs_width, width};
use super::view::Spot;

/// An item of a grid.
#[derive(Clone, Debug)]
pub(crate) struct Item {
    /// What the item represents.
    pub(crate) spot: Spot,
    /// The line of the item.
    pub(crate) line: Segs,
    /// The rules text, shown below the line if there is room.
    pub(crate) brief: String,
    /// The index of the segment that is cut first.
    pub(crate) name: Option<usize>,
    /// Whether the item is attached to the item before it.
    pub(crate) hung: bool,
}

impl Item {
    /// Cuts the line to `cells` cells. The name is cut first but stays legible.
    pub(crate) fn fitted(&self, cells: usize) -> Segs {
        let over = segs_width(&self.line).saturating_sub(cells);
        let Some(name) = self.name.filter(|_| over > 0) else { return fit_segs(&self.line, cells) };
        let mut line = self.line.clone();
        let wide = width(&line[name].text);
        line[name].text = fit(&line[name].text, wide.saturating_sub(over).max(LEGIBLE.min(wide)));
        fit_segs(&line, cells)
    }
}

/// The style of a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Look {
    /// Attachments are placed below their card instead of beside it.
    pub(crate) hung: bool,
    /// Names may be cut, so that more items fit side by side.
    pub(crate) tight: bool,
}

/// The position of an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lot {
    /// Row from 0.
    pub(crate) row: usize,
    /// Cells from the left.
    pub(crate) x: usize,
    /// Width in cells, without the gap to the next item.
    pub(crate) width: usize,
    /// Number of lines below the top of the row.
    pub(crate) down: usize,
}

/// The minimum and maximum width of a column.
const NARROWEST: usize = 22;
const WIDEST: usize = 36;

/// The number of columns for these items.
pub(crate) fn columns(items: &[Item], width: usize) -> usize {
    let longest = items.iter().map(|i| segs_width(&i.line)).max().unwrap_or(0);
    (width / (longest + 2).clamp(NARROWEST, WIDEST)).max(1)
}

/// Places items in rows of `width` cells.
pub(crate) fn lay(items: &[Item], width: usize) -> Vec<Lot> {
    let columns = columns(items, width);
    let unit = width / columns;
    let (mut row, mut column) = (0, 0);
    let mut lots = Vec::with_capacity(items.len());
    for item in items {
        // Leave one cell free as a gap.
        let span = (segs_width(&item.line) + 1).div_ceil(unit).clamp(1, columns);
        if column + span > columns {
            row += 1;
            column = 0;
        }
        lots.push(Lot { row, x: column * unit, width: span * unit - 1, down: 0 });
        column += span;
    }
    lots
}

/// The minimum width of a cut name in cells.
const LEGIBLE: usize = 5;
/// The maximum width of a column if names may be cut.
const TIGHT: usize = 26;
/// The width of a column if up to four items, such as objectives, are always side by side.
const FOUR: usize = 19;

/// Places items in columns of equal width, and attachments below their card.
pub(crate) fn lay_tidy(items: &[Item], width: usize, look: Look) -> Vec<Lot> {
    let on_top = |item: &&Item| !(look.hung && item.hung);
    let (count, longest) = (
        items.iter().filter(on_top).count(),
        items.iter().filter(on_top).map(|i| segs_width(&i.line)).max().unwrap_or(0),
    );
    let wanted = match look.tight {
        true if count <= 4 && 4 * FOUR <= width => FOUR.max(width / count.max(1)),
        true => (longest + 2).clamp(NARROWEST, TIGHT),
        false => (longest + 2).clamp(NARROWEST, WIDEST),
    };
    let columns = (width / wanted).clamp(1, count.max(1));
    let unit = width / columns;
    let mut lots: Vec<Lot> = Vec::with_capacity(items.len());
    let mut at = 0;
    for item in items {
        match lots.last().copied() {
            Some(host) if look.hung && item.hung => {
                let (x, width) = if host.down == 0 { (host.x + 2, host.width - 2) } else { (host.x, host.width) };
                lots.push(Lot { x, width, down: host.down + 1, ..host });
            }
            _ => {
                lots.push(Lot { row: at / columns, x: at % columns * unit, width: unit - 1, down: 0 });
                at += 1;
            }
        }
    }
    lots
}

/// The number of rows.
pub(crate) fn rows(lots: &[Lot]) -> usize {
    lots.iter().map(|lot| lot.row + 1).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tui::measure::seg;
    use crate::tui::paint::Paint;

    fn item(text: &str) -> Item {
        Item {
            spot: Spot::Choice(0),
            line: vec![seg(text, Paint::Plain)],
            brief: String::new(),
            name: Some(0),
            hung: false,
        }
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

    #[test]
    fn what_lies_on_a_card_hangs_below_it_or_stands_beside_it() {
        let hung = Item { hung: true, ..item("Lightsaber") };
        let items = [item("Luke"), hung.clone(), hung, item("Han")];
        let below = lay_tidy(&items, 78, Look { hung: true, tight: false });
        assert_eq!(
            below.iter().map(|l| (l.row, l.x, l.down)).collect::<Vec<_>>(),
            [(0, 0, 0), (0, 2, 1), (0, 2, 2), (0, 39, 0)]
        );
        let beside = lay_tidy(&items, 78, Look { hung: false, tight: true });
        assert_eq!(
            beside.iter().map(|l| (l.row, l.x, l.down)).collect::<Vec<_>>(),
            [(0, 0, 0), (0, 19, 0), (0, 38, 0), (0, 57, 0)]
        );
    }

    #[test]
    fn a_name_is_cut_before_the_marks_behind_it() {
        let line = vec![seg("Luke Skywalker", Paint::Plain), seg(" 2/5", Paint::Dim)];
        let item = Item { line, ..item("") };
        let text = |cells| item.fitted(cells).iter().map(|s| s.text.as_str()).collect::<String>();
        assert_eq!(text(18), "Luke Skywalker 2/5");
        assert_eq!(text(14), "Luke Skyw… 2/5");
        assert_eq!(text(7), "Luke… …");
    }
}
