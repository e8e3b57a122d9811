//! The regions of the table: the market, the opponents' cards and the viewer's cards.

use games::{Phrase, Seat, ZoneRole};
use ratatui::layout::Rect;

use super::arrange::{Arranged, Cell, Text, rule};
use super::chip;
use super::grid::{Item, Look, Lot, columns, lay, lay_tidy, rows};
use super::measure::{Segs, fit_segs, seg, segs_width, width as cells, wrap};
use super::paint::Paint;
use super::plan::Share;
use super::scene::{Group, Scene};
use super::view::{Region, Spot, View};
use super::{galaxy, pools, sides};

/// A titled region with cards.
pub(crate) struct Section {
    /// The region of the screen.
    pub(crate) region: Region,
    pub(super) left: Segs,
    pub(super) right: Vec<(Option<Spot>, Segs)>,
    /// Groups of cards that start on a new row, or in a new half or block.
    pub(super) bands: Vec<Vec<Item>>,
    /// The arrangement of the bands.
    pub(super) flow: Flow,
    /// The usual number of cards, so that the layout does not change with every card played.
    pub(super) usual: usize,
}

/// The arrangement of the cards of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// One after the other. A long name spans several columns.
    Loose,
    /// In equal columns, with the bands one below the other.
    Bands,
    /// In equal columns, with one band left and one right.
    Halves,
    /// Each band is a column.
    Blocks {
        /// The number of bands side by side.
        columns: usize,
    },
}

impl Section {
    fn items(&self) -> impl Iterator<Item = &Item> {
        self.bands.iter().flatten()
    }

    fn lots(&self, width: usize, look: Look) -> Vec<Lot> {
        if let Flow::Blocks { columns } = self.flow {
            return self.block_lots(width, columns);
        }
        let width = width.saturating_sub(1);
        let half = width.saturating_sub(3) / 2;
        let mut lots = Vec::new();
        let mut row = 0;
        for (i, band) in self.bands.iter().enumerate() {
            let laid = match self.flow {
                Flow::Loose => lay(band, width),
                Flow::Bands => lay_tidy(band, width, look),
                Flow::Halves | Flow::Blocks { .. } => lay_tidy(band, half, look),
            };
            let x = if self.flow == Flow::Halves { i * (half + 3) } else { 0 };
            lots.extend(laid.iter().map(|lot| Lot { row: row + lot.row, x: x + lot.x, ..*lot }));
            row += if self.flow == Flow::Halves { 0 } else { rows(&laid) };
        }
        lots
    }

    /// Places blocks side by side with lines between them, and an empty row between rows of blocks.
    fn block_lots(&self, width: usize, columns: usize) -> Vec<Lot> {
        let unit = width.saturating_sub(1) / columns;
        let tallest = self.bands.iter().map(Vec::len).max().unwrap_or(0);
        let block = |(i, band): (usize, &Vec<Item>)| {
            let (top, x) = (i / columns * (tallest + 1), i % columns * unit);
            (0..band.len()).map(move |row| Lot { row: top + row, x, width: unit - 2, down: 0 }).collect::<Vec<_>>()
        };
        self.bands.iter().enumerate().flat_map(block).collect()
    }

    /// The height of each row of cards: one line for the name plus up to `detail` lines of rules text.
    fn heights(&self, lots: &[Lot], detail: usize) -> Vec<usize> {
        let mut heights = Vec::new();
        for (i, (item, lot)) in self.items().zip(lots).enumerate() {
            heights.resize(heights.len().max(lot.row + 1), 1);
            let lines = 1 + below(i, item, lots, detail).len();
            heights[lot.row] = heights[lot.row].max(lot.down + lines);
        }
        heights
    }

    /// The number of lines below the title.
    pub(crate) fn lines(&self, width: usize, share: Share) -> usize {
        self.heights(&self.lots(width, share.look), share.detail).iter().take(share.rows).sum()
    }

    /// The number of lines below the title with the usual number of cards.
    pub(crate) fn usual_lines(&self, width: usize, detail: usize, look: Look) -> usize {
        let all = self.lines(width, Share { rows: usize::MAX, detail, look });
        if self.flow != Flow::Loose {
            return all.max(self.usual);
        }
        let usual = self.usual.div_ceil(columns(&self.bands[0], width.saturating_sub(1)));
        all.max(usual * (1 + detail.min(1)))
    }

    /// Lays out the section. Returns the number of rows it takes.
    pub(crate) fn place(mut self, view: &View, width: usize, y: u16, share: Share, out: &mut Arranged) -> u16 {
        let lots = self.lots(width, share.look);
        let heights = self.heights(&lots, share.detail);
        let shown = share.rows.min(heights.len());
        let first = self.first_row(&lots, shown, view.focus);
        let visible = first..first + shown;
        let hidden = lots.iter().filter(|lot| !visible.contains(&lot.row)).count();
        let mut spots: Vec<Spot> = self.items().map(|i| i.spot).collect();
        spots.extend(self.right.iter().filter_map(|(spot, _)| *spot));
        out.regions.push((self.region, spots));
        if hidden > 0 {
            self.right.insert(0, (None, vec![seg(format!("↕ +{hidden}"), Paint::Key)]));
        }
        rule(&self.left, std::mem::take(&mut self.right), width, y, out);
        for (i, (item, lot)) in self.items().zip(&lots).enumerate() {
            if !visible.contains(&lot.row) {
                continue;
            }
            let above: usize = heights[first..lot.row].iter().sum::<usize>() + lot.down;
            let mut lines = vec![item.fitted(lot.width)];
            lines.extend(below(i, item, &lots, share.detail));
            let area = Rect {
                x: 1 + lot.x as u16,
                y: y + 1 + above as u16,
                width: lot.width as u16,
                height: lines.len() as u16,
            };
            out.cells.push(Cell { spot: item.spot, area, lines });
        }
        let tall = heights[visible].iter().sum::<usize>() as u16;
        for x in self.walls(width) {
            let wall = |down| Text { x, y: y + 1 + down, line: vec![seg("│", Paint::Rule)] };
            out.texts.extend((0..tall).map(wall));
        }
        1 + tall
    }

    /// The columns of the vertical lines between bands.
    fn walls(&self, width: usize) -> Vec<u16> {
        match self.flow {
            Flow::Halves => vec![(width.saturating_sub(4) / 2 + 2) as u16],
            Flow::Blocks { columns } => {
                let unit = width.saturating_sub(1) / columns;
                (1..columns).map(|i| (i * unit - 1) as u16).collect()
            }
            Flow::Loose | Flow::Bands => Vec::new(),
        }
    }

    /// The first row to show, so that the focus is visible.
    fn first_row(&self, lots: &[Lot], shown: usize, focus: Option<Spot>) -> usize {
        let focused = self.items().position(|i| Some(i.spot) == focus).map_or(0, |at| lots[at].row);
        (focused + 1).saturating_sub(shown).min(rows(lots) - shown)
    }

    /// An opponent in one line: name, counters, piles, notes, then as many cards in play as fit.
    pub(crate) fn compact(&self, scene: &Scene, view: &View, width: usize, y: u16, out: &mut Arranged) -> u16 {
        let Region::Side(seat) = self.region else { return 0 };
        let longest = others(scene).iter().map(|s| cells(scene.name(*s))).max().unwrap_or(0).min(14);
        let name = fit_segs(&[seg(scene.name(seat), Paint::Seat(seat.idx() as u8))], longest);
        out.texts.push(Text { x: 1, y, line: name });
        let mut facts = chip::counters(scene, seat, false);
        facts.push(seg(" ", Paint::Plain));
        facts.extend(pile_sizes(scene, seat));
        if let Some(panel) = scene.panel(seat).filter(|p| !p.notes.is_empty()) {
            facts.push(seg(format!("  {}", chip::notes(scene, &panel.notes)), Paint::Dim));
        }
        let mut x = longest + 2;
        let facts = fit_segs(&facts, width.saturating_sub(x + 26));
        let wide = segs_width(&facts);
        out.texts.push(Text { x: x as u16, y, line: facts });
        x = (x + wide + 1).max(longest + 24);
        out.regions.push((self.region, self.items().map(|i| i.spot).collect()));

        let all: usize = self.items().map(|i| segs_width(&i.line) + 1).sum();
        let focused = self.items().position(|i| Some(i.spot) == view.focus);
        let first = focused.filter(|_| x + all > width).unwrap_or(0);
        let mut left = self.items().count();
        for item in self.items().skip(first) {
            let space = width.saturating_sub(x + if left > 1 { 4 } else { 0 });
            if segs_width(&item.line) > space && space < 12 {
                break;
            }
            let line = fit_segs(&item.line, space);
            let wide = segs_width(&line);
            let area = Rect { x: x as u16, y, width: wide as u16, height: 1 };
            out.cells.push(Cell { spot: item.spot, area, lines: vec![line] });
            x += wide + 1;
            left -= 1;
        }
        if left > 0 {
            let more = fit_segs(&[seg(format!("+{left}"), Paint::Key)], width.saturating_sub(x));
            out.texts.push(Text { x: x as u16, y, line: more });
        }
        1
    }
}

/// The rules text below a card. Cards with attachments and attachments themselves show none.
fn below(at: usize, item: &Item, lots: &[Lot], detail: usize) -> Vec<Segs> {
    let crowded = lots[at].down > 0 || lots.get(at + 1).is_some_and(|next| next.down > 0);
    if crowded { Vec::new() } else { brief(item, lots[at], detail) }
}

/// At most `detail` lines of rules text below a card.
fn brief(item: &Item, lot: Lot, detail: usize) -> Vec<Segs> {
    if detail == 0 {
        return Vec::new();
    }
    let mut lines = wrap(&[seg(item.brief.as_str(), Paint::Dim)], lot.width.saturating_sub(4));
    let cut = lines.len() > detail;
    lines.truncate(detail);
    if let Some(last) = lines.last_mut().filter(|_| cut) {
        last.push(seg("…", Paint::Dim));
    }
    for line in &mut lines {
        line.insert(0, seg("   ", Paint::Plain));
        *line = fit_segs(line, lot.width);
    }
    lines
}

/// The sizes of a player's piles, each after the first letter of its name.
fn pile_sizes(scene: &Scene, seat: Seat) -> Segs {
    let mut segs = Segs::new();
    for role in [ZoneRole::Hand, ZoneRole::Draw, ZoneRole::Discard] {
        if let Some(zone) = scene.zone(role, Some(seat)) {
            let initial: String = initial(scene, &zone.title);
            segs.push(seg(format!(" {initial}"), Paint::Dim));
            segs.push(seg(zone.count.to_string(), Paint::Plain));
        }
    }
    segs
}

/// The first letter of a zone's name. If that is ambiguous among a player's zones, two letters, the first letters of
/// its words, or three letters.
pub(super) fn initial(scene: &Scene, title: &Phrase) -> String {
    let word = scene.word(title);
    let zones = scene.board.zones.iter().filter(|z| z.title != *title && z.owner.is_some());
    let others: Vec<String> = zones.map(|z| scene.word(&z.title)).filter(|other| *other != word).collect();
    let first = |n: usize, word: &str| word.chars().take(n).collect::<String>();
    let letters = |word: &str| word.split_whitespace().filter_map(|part| part.chars().next()).collect::<String>();
    let unlike = |of: &dyn Fn(&str) -> String| others.iter().all(|other| of(other) != of(&word)).then(|| of(&word));
    unlike(&|word| first(1, word))
        .or_else(|| unlike(&|word| first(2, word)))
        .or_else(|| unlike(&letters).filter(|all| all.chars().count() > 1))
        .unwrap_or_else(|| first(3, &word))
}

/// The other seats, clockwise from the viewer.
pub(crate) fn others(scene: &Scene) -> Vec<Seat> {
    let seats: Vec<Seat> = scene.board.seats.iter().map(|p| p.seat).collect();
    let me = scene.me.and_then(|me| seats.iter().position(|s| *s == me));
    match me {
        Some(at) => (1..seats.len()).map(|step| seats[(at + step) % seats.len()]).collect(),
        None => seats,
    }
}

/// All regions with cards, in reading order.
pub(crate) fn sections(scene: &Scene, view: &View) -> Vec<Section> {
    if scene.board.map.is_some() {
        return galaxy::sections(scene, view);
    }
    if scene.has_pools() {
        return pools::sections(scene, view);
    }
    if scene.has_goals() {
        return sides::sections(scene, view);
    }
    let mut sections = Vec::new();
    if scene.zone(ZoneRole::Market, None).is_some() {
        sections.push(market(scene, view));
    }
    sections.extend(others(scene).into_iter().map(|seat| side(scene, view, seat)));
    if let Some(me) = scene.me {
        sections.push(mine(scene, view, me));
        sections.push(hand(scene, view, me));
    }
    sections
}

fn market(scene: &Scene, view: &View) -> Section {
    let groups = [ZoneRole::Market, ZoneRole::Supply].into_iter().flat_map(|role| scene.groups(role, None));
    Section {
        region: Region::Market,
        left: title(scene, ZoneRole::Market, None),
        right: piles(scene, view, &[ZoneRole::Deck, ZoneRole::Scrap], None),
        bands: vec![groups.map(|g| item(scene, view, &g)).collect()],
        flow: Flow::Loose,
        usual: 6,
    }
}

fn side(scene: &Scene, view: &View, seat: Seat) -> Section {
    let mut groups = scene.groups(ZoneRole::Play, Some(seat));
    groups.sort_by_key(|g| standing(scene, g));
    let open = scene.groups(ZoneRole::Hand, Some(seat)).into_iter().filter(|g| g.card.is_some());
    let mut left = vec![seg(scene.name(seat), Paint::Seat(seat.idx() as u8))];
    if let Some(panel) = scene.panel(seat).filter(|p| !p.notes.is_empty()) {
        left.push(seg(format!(" ({})", chip::notes(scene, &panel.notes)), Paint::Dim));
    }
    left.push(seg(" ", Paint::Plain));
    left.extend(chip::counters(scene, seat, false));
    Section {
        region: Region::Side(seat),
        left,
        right: piles(scene, view, &[ZoneRole::Hand, ZoneRole::Draw, ZoneRole::Discard], Some(seat)),
        bands: vec![groups.into_iter().chain(open).map(|g| item(scene, view, &g)).collect()],
        flow: Flow::Loose,
        usual: 1,
    }
}

/// Outposts first, then other bases, then ships.
fn standing(scene: &Scene, group: &Group) -> u8 {
    match group.card.and_then(|c| scene.card(c)) {
        Some(text) if text.outpost => 0,
        Some(text) if text.defense.is_some() => 1,
        _ => 2,
    }
}

fn mine(scene: &Scene, view: &View, me: Seat) -> Section {
    let mut left = vec![seg(scene.name(me), Paint::Seat(me.idx() as u8))];
    if scene.zone(ZoneRole::Play, Some(me)).is_some() {
        left.push(seg(" · ", Paint::Rule));
        left.extend(title(scene, ZoneRole::Play, Some(me)));
    }
    let mut right = vec![(None, chip::counters(scene, me, view.size.0 >= 90))];
    if let Some(panel) = scene.panel(me).filter(|p| !p.notes.is_empty()) {
        right.insert(0, (None, vec![seg(chip::notes(scene, &panel.notes), Paint::Dim)]));
    }
    let groups = scene.groups(ZoneRole::Play, Some(me));
    Section {
        region: Region::Mine,
        left,
        right,
        bands: vec![groups.iter().map(|g| item(scene, view, g)).collect()],
        flow: Flow::Loose,
        usual: 1,
    }
}

fn hand(scene: &Scene, view: &View, me: Seat) -> Section {
    Section {
        region: Region::Hand,
        left: chip::pile(scene, view, ZoneRole::Hand, Some(me)).unwrap_or_default(),
        right: piles(scene, view, &[ZoneRole::Draw, ZoneRole::Discard], Some(me)),
        bands: vec![scene.groups(ZoneRole::Hand, Some(me)).iter().map(|g| item(scene, view, g)).collect()],
        flow: Flow::Loose,
        usual: 3,
    }
}

fn title(scene: &Scene, role: ZoneRole, owner: Option<Seat>) -> Segs {
    let words = scene.zone(role, owner).map(|z| scene.word(&z.title)).unwrap_or_default();
    vec![seg(words, Paint::Strong)]
}

pub(super) fn piles(scene: &Scene, view: &View, roles: &[ZoneRole], owner: Option<Seat>) -> Vec<(Option<Spot>, Segs)> {
    let pile = |&role: &ZoneRole| Some((Some(Spot::Pile(role, owner)), chip::pile(scene, view, role, owner)?));
    roles.iter().filter_map(pile).collect()
}

fn item(scene: &Scene, view: &View, group: &Group) -> Item {
    let brief = group.card.and_then(|c| scene.card(c)).map(|t| t.brief.clone()).unwrap_or_default();
    Item { spot: Spot::Card(group.place), line: chip::card(scene, view, group), brief, name: None, hung: false }
}
