//! The board as lines of text, in the order in which one would read it aloud.

use std::io::{BufRead, Write};

use games::{AnyTable, Board, Lang, Panel, Seat, Slot, Viewer, Zone, ZoneRole, plain};
use table::Arg;

use super::Plain;
use crate::words::{inner, say, say_with};

impl<R: BufRead, W: Write> Plain<'_, R, W> {
    /// Shows the whole board.
    pub(super) fn show_board(&mut self, viewer: Viewer) -> anyhow::Result<()> {
        let board = self.host.table().board(viewer);
        let lines = board_lines(self.host.table(), &board, viewer, self.lang);
        self.lines(lines)
    }

    /// Shows what changes during a turn: the own counters and hand.
    pub(super) fn show_self(&mut self, seat: Seat) -> anyhow::Result<()> {
        let (table, lang) = (self.host.table(), self.lang);
        let board = table.board(Viewer::Seat(seat));
        let panel = board.seats.iter().find(|p| p.seat == seat).map(|p| panel_line(table, p, Some(seat), lang));
        let hand = board.zones.iter().find(|z| z.role == ZoneRole::Hand && z.owner == Some(seat));
        let hand = hand.map(|zone| zone_line(table, zone, lang));
        self.lines(panel.into_iter().chain(hand))
    }
}

/// The board as text: the moment, the players, the common cards, then each player's cards.
pub(crate) fn board_lines(table: &dyn AnyTable, board: &Board, viewer: Viewer, lang: Lang) -> Vec<String> {
    let me = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Judge => None,
    };
    let mut lines = Vec::new();
    lines.extend(board.status.as_ref().map(|status| format!("== {} ==", plain(&table.say(status, lang)))));
    lines.extend(board.seats.iter().map(|panel| panel_line(table, panel, me, lang)));
    for zone in &board.zones {
        // Piles are counted in the panels; an enemy's hand is a number there too.
        let hidden = zone.slots.iter().all(|slot| slot.card.is_none());
        let told = match zone.role {
            ZoneRole::Market | ZoneRole::Supply => true,
            ZoneRole::Play | ZoneRole::Goals | ZoneRole::Lane | ZoneRole::Stake => zone.count > 0,
            // Objectives to choose from at setup lie there.
            ZoneRole::Hand | ZoneRole::GoalDeck => zone.count > 0 && !hidden,
            ZoneRole::Draw | ZoneRole::Discard | ZoneRole::Deck | ZoneRole::Scrap | ZoneRole::Lost => false,
        };
        if told {
            lines.push(zone_line(table, zone, lang));
        }
    }
    lines
}

fn panel_line(table: &dyn AnyTable, panel: &Panel, me: Option<Seat>, lang: Lang) -> String {
    let mut name = plain(&table.say(&games::Phrase::say("ui.cli.seat", [Arg::Seat(panel.seat)]), lang));
    let mut notes: Vec<String> = panel.notes.iter().map(|note| inner(&plain(&table.say(note, lang)))).collect();
    if me == Some(panel.seat) {
        notes.insert(0, inner(&say(lang, "ui.plain.you")));
    }
    if panel.out {
        notes.push(inner(&say(lang, "ui.plain.out")));
    }
    if !notes.is_empty() {
        name = format!("{name} ({})", notes.join(", "));
    }
    let turn = if panel.active { "* " } else { "  " };
    let counters = panel.counters.iter().map(|c| format!("{} {}", inner(&plain(&table.say(&c.name, lang))), c.value));
    format!("{turn}{name}: {}", counters.collect::<Vec<_>>().join(", "))
}

fn zone_line(table: &dyn AnyTable, zone: &Zone, lang: Lang) -> String {
    let mut title = plain(&table.say(&zone.title, lang));
    if let Some(owner) = zone.owner {
        let name = plain(&table.say(&games::Phrase::say("ui.cli.seat", [Arg::Seat(owner)]), lang));
        title = format!("{name}, {}", inner(&title));
    }
    let mut slots: Vec<(String, usize)> = Vec::new();
    for slot in &zone.slots {
        let text = slot_text(table, zone.role, slot, lang);
        let count = slot.count.max(1);
        if slot.attached
            && let Some((host, _)) = slots.last_mut()
        {
            *host = format!("{host} + {text}");
            continue;
        }
        match slots.iter_mut().find(|(known, _)| *known == text) {
            Some((_, n)) => *n += count,
            None => slots.push((text, count)),
        }
    }
    let one = |(text, n): (String, usize)| if n > 1 { format!("{text} ×{n}") } else { text };
    let cards: Vec<String> = slots.into_iter().map(one).collect();
    let cards = if cards.is_empty() { inner(&say(lang, "ui.plain.empty")) } else { cards.join("; ") };
    format!("{title}: {cards}")
}

fn slot_text(table: &dyn AnyTable, role: ZoneRole, slot: &Slot, lang: Lang) -> String {
    let Some(card) = slot.card else {
        return inner(&say(lang, if slot.count == 0 { "ui.plain.gap" } else { "ui.plain.back" }));
    };
    let face = table.face(card);
    let mut facts = Vec::new();
    let number = |term, n: u8| inner(&say_with(lang, term, [Arg::Number(n.into())]));
    if matches!(role, ZoneRole::Market | ZoneRole::Supply) {
        facts.extend(face.cost.map(|cost| number("ui.cli.cost", cost)));
    }
    if matches!(role, ZoneRole::Market | ZoneRole::Play) && !slot.badges.iter().any(|b| b.sign == "damage") {
        let term = if face.outpost { "ui.cli.outpost" } else { "ui.cli.defense" };
        facts.extend(face.defense.map(|defense| number(term, defense)));
    }
    facts.extend(slot.badges.iter().map(|badge| inner(&plain(&table.say(&badge.phrase, lang)))));
    let name = table.card_name(card, lang);
    if facts.is_empty() { name } else { format!("{name} ({})", facts.join(", ")) }
}
