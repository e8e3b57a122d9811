//! The table as lines of text, in an order that suits reading aloud.

use std::io::{BufRead, Write};

use games::{AnyTable, Card, Lang, Panel, Phrase, Seat, TableView, Viewer, Zone, ZoneRole, plain};
use table::Arg;

use super::Plain;
use crate::dice::{Side, totals};
use crate::words::{inner, say, say_with};

impl<R: BufRead, W: Write> Plain<'_, R, W> {
    /// Prints the whole table.
    pub(super) fn show_board(&mut self, viewer: Viewer) -> anyhow::Result<()> {
        let board = self.host.table().table_view(viewer);
        let lines = board_lines(self.host.table(), &board, viewer, self.lang);
        self.lines(lines)
    }

    /// Prints what changes during a turn: the player's counters, dice and hand.
    pub(super) fn show_self(&mut self, seat: Seat) -> anyhow::Result<()> {
        let (table, lang) = (self.host.table(), self.lang);
        let board = table.table_view(Viewer::Seat(seat));
        let panel = board.seats.iter().find(|p| p.seat == seat).map(|p| panel_line(table, p, Some(seat), lang));
        let hand = board.zones.iter().find(|z| z.role == ZoneRole::Hand && z.owner == Some(seat));
        let hand = hand.map(|zone| zone_line(table, zone, lang));
        let pool = board.zones.iter().find(|z| z.role == ZoneRole::Dice && z.owner == Some(seat) && z.count > 0);
        let pool = pool.filter(|_| board.map.is_none()).map(|zone| zone_line(table, zone, lang));
        self.lines(panel.into_iter().chain(pool).chain(hand))
    }
}

/// The table as text: the status, the players, the shared cards, then each player's cards.
pub(crate) fn board_lines(table: &dyn AnyTable, board: &TableView, viewer: Viewer, lang: Lang) -> Vec<String> {
    let me = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Judge => None,
    };
    let sided = |zone: &Zone| zone.role == ZoneRole::Goals || zone.role == ZoneRole::Dice && zone.owner.is_some();
    if board.map.is_none() && board.zones.iter().any(sided) {
        return sides(table, board, me, lang);
    }
    let mut lines = Vec::new();
    lines.extend(board.status.as_ref().map(|status| format!("== {} ==", plain(&table.say(status, lang)))));
    if !board.gauges.is_empty() {
        lines.push(gauge_line(table, board, lang));
    }
    lines.extend(board.seats.iter().map(|panel| panel_line(table, panel, me, lang)));
    for zone in &board.zones {
        // The panels show the size of piles and of opponents' hands.
        let hidden = zone.cards.iter().all(|slot| slot.card.is_none());
        let told = match zone.role {
            ZoneRole::Market => true,
            ZoneRole::Supply => zone.owner.is_none(),
            ZoneRole::Play | ZoneRole::Lane | ZoneRole::Stake | ZoneRole::Dice => zone.count > 0,
            ZoneRole::Pool | ZoneRole::Orders | ZoneRole::Queue => zone.count > 0,
            ZoneRole::Map => {
                lines.extend(map_lines(table, zone, lang));
                false
            }
            // During setup these zones hold objectives to choose from.
            ZoneRole::Hand | ZoneRole::Goals | ZoneRole::GoalDeck => zone.count > 0 && !hidden,
            ZoneRole::Reserve | ZoneRole::Tactics | ZoneRole::Clues => zone.count > 0 && !hidden,
            ZoneRole::Draw | ZoneRole::Discard | ZoneRole::Deck | ZoneRole::Scrap | ZoneRole::Lost => false,
        };
        if told {
            lines.push(zone_line(table, zone, lang));
        }
    }
    lines
}

/// A table with objectives, one line per card: the opponent's side, the battle, then the viewer's side and hand.
fn sides(table: &dyn AnyTable, board: &TableView, me: Option<Seat>, lang: Lang) -> Vec<String> {
    let active = board.seats.iter().find(|panel| panel.active).map(|panel| panel.seat);
    let mut lines = Vec::new();
    lines.extend(board.status.as_ref().map(|status| format!("== {} ==", plain(&table.say(status, lang)))));
    let words = |phrase: &Phrase| plain(&table.say(phrase, lang));
    if !board.gauges.is_empty() {
        lines.push(gauge_line(table, board, lang));
    }
    lines.extend(board.seats.iter().map(|panel| panel_line(table, panel, me, lang)));
    let fight = board.tracks.iter().find(|track| track.sign == "fight");
    let step = fight.and_then(|track| Some((&track.name, track.stages.get(track.at?)?)));
    let mut step = step.map(|(name, stage)| format!("{}: {}", words(name), inner(lang, &words(stage))));
    let mut zones: Vec<(u8, &Zone)> = board
        .zones
        .iter()
        .filter(|zone| zone.count > 0 || matches!(zone.role, ZoneRole::Lane | ZoneRole::Stake))
        .filter_map(|zone| Some((reading(zone.role, zone.owner, me, active)?, zone)))
        .filter(|(_, zone)| is_open(zone.role) || zone.cards.iter().any(|slot| slot.card.is_some()))
        .collect();
    // Group the zones by player; the battle and the viewer's side come last.
    let whose = |at: u8, zone: &Zone| if at < FIGHT { zone.owner.map(Seat::idx) } else { None };
    zones.sort_by_key(|(at, zone)| (*at >= FIGHT, whose(*at, zone), *at));
    for (at, zone) in zones {
        // The lines of the battle start with its current step.
        lines.extend(step.take_if(|_| at >= FIGHT));
        let notes = zone.note.iter().map(|note| inner(lang, &words(note)));
        let sums = Some(totals(&zone.cards).join(" ")).filter(|sums| zone.role == ZoneRole::Dice && !sums.is_empty());
        let total = zone.total.map(|total| total.to_string()).or(sums);
        let notes: Vec<String> = notes.chain(total.map(|total| format!("= {total}"))).collect();
        let notes = if notes.is_empty() { String::new() } else { format!(" ({})", notes.join(", ")) };
        lines.push(format!("{}{notes}:", zone_title(table, zone, lang)));
        if zone.cards.is_empty() {
            lines.push(format!("  {}", inner(lang, &say(lang, "ui.plain.empty"))));
        }
        let mut cards = counted(&zone.cards);
        if zone.role == ZoneRole::Dice {
            cards.sort_by_key(|(slot, _)| Side::of(&slot.marks).map(|side| (side.rank(), side.plus)));
        }
        for (slot, count) in cards {
            let indent = if slot.attached { "    + " } else { "  " };
            let count = if count > 1 { format!(" ×{count}") } else { String::new() };
            lines.push(format!("{indent}{}{count}", slot_text(table, zone.role, slot, true, lang)));
        }
    }
    lines
}

/// The position of the battle in [`reading`] order.
pub(crate) const FIGHT: u8 = 10;

/// Zones that are printed even if all cards are face down, because the number of cards matters.
const fn is_open(role: ZoneRole) -> bool {
    !matches!(role, ZoneRole::Hand | ZoneRole::GoalDeck)
}

/// Groups equal neighbors and counts them.
fn counted(cards: &[Card]) -> Vec<(&Card, usize)> {
    let mut list: Vec<(&Card, usize)> = Vec::new();
    for (i, slot) in cards.iter().enumerate() {
        let host = !slot.attached && cards.get(i + 1).is_some_and(|next| next.attached);
        match list.last_mut() {
            Some((last, n)) if *last == slot && !host => *n += slot.count.max(1),
            _ => list.push((slot, slot.count.max(1))),
        }
    }
    list
}

/// The position of a zone when a table with objectives is read aloud: the opponent's side, the battle with the attacker
/// first, the viewer's side, the viewer's hand. For spectators the first seat is the opponent. Piles have no position.
pub(crate) fn reading(role: ZoneRole, owner: Option<Seat>, me: Option<Seat>, active: Option<Seat>) -> Option<u8> {
    let own = me.map_or(owner.is_some_and(|seat| seat.idx() > 0), |me| owner == Some(me));
    let later = if own { 20 } else { 0 };
    let defends = if owner == active { 0 } else { 2 };
    Some(match (role, own) {
        // Shared objectives come between the two sides.
        (ZoneRole::Goals, _) if owner.is_none() => FIGHT,
        (ZoneRole::Dice, true) => later - 1,
        (ZoneRole::Dice, false) => later + 2,
        (ZoneRole::Lane, _) => FIGHT + defends,
        (ZoneRole::Stake, _) => FIGHT + 1 + defends,
        (ZoneRole::Goals, false) | (ZoneRole::Play, true) => later,
        (ZoneRole::Play, false) | (ZoneRole::Goals, true) => later + 1,
        (ZoneRole::GoalDeck, _) => later + 2,
        (ZoneRole::Hand, _) => later + 3,
        _ => return None,
    })
}

/// The values shared by all players, in one line.
fn gauge_line(table: &dyn AnyTable, board: &TableView, lang: Lang) -> String {
    board.gauges.iter().map(|gauge| plain(&table.say(&gauge.text, lang))).collect::<Vec<_>>().join("; ")
}

/// One line for each place of a map that is not empty.
fn map_lines(table: &dyn AnyTable, zone: &Zone, lang: Lang) -> Vec<String> {
    let mut lines = vec![format!("{}:", zone_title(table, zone, lang))];
    let places = zone.cards.chunk_by(|_, next| next.attached);
    for place in places.filter(|place| place.len() > 1 || !place[0].marks.is_empty()) {
        let host = slot_text(table, zone.role, &place[0], true, lang);
        let there = place[1..].iter().map(|slot| {
            let text = slot_text(table, zone.role, slot, true, lang);
            if slot.count > 1 { format!("{text} ×{}", slot.count) } else { text }
        });
        let there = there.collect::<Vec<_>>().join(", ");
        lines.push(if there.is_empty() { format!("  {host}") } else { format!("  {host}: {there}") });
    }
    lines
}

fn panel_line(table: &dyn AnyTable, panel: &Panel, me: Option<Seat>, lang: Lang) -> String {
    let mut name = plain(&table.say(&Phrase::say("ui.cli.seat", [Arg::Seat(panel.seat)]), lang));
    let mut notes: Vec<String> = panel.notes.iter().map(|note| inner(lang, &plain(&table.say(note, lang)))).collect();
    if me == Some(panel.seat) {
        notes.insert(0, inner(lang, &say(lang, "ui.plain.you")));
    }
    if panel.out {
        notes.push(inner(lang, &say(lang, "ui.plain.out")));
    }
    if !notes.is_empty() {
        name = format!("{name} ({})", notes.join(", "));
    }
    let turn = if panel.active { "* " } else { "  " };
    let counters =
        panel.counters.iter().map(|c| format!("{} {}", inner(lang, &plain(&table.say(&c.name, lang))), c.value));
    format!("{turn}{name}: {}", counters.collect::<Vec<_>>().join(", "))
}

fn zone_title(table: &dyn AnyTable, zone: &Zone, lang: Lang) -> String {
    let title = plain(&table.say(&zone.title, lang));
    let Some(owner) = zone.owner else { return title };
    let name = plain(&table.say(&Phrase::say("ui.cli.seat", [Arg::Seat(owner)]), lang));
    format!("{name}, {}", inner(lang, &title))
}

fn zone_line(table: &dyn AnyTable, zone: &Zone, lang: Lang) -> String {
    let title = zone_title(table, zone, lang);
    // Join attachments to their card before equal cards are counted.
    let mut whole: Vec<(String, usize)> = Vec::new();
    for slot in &zone.cards {
        let text = slot_text(table, zone.role, slot, false, lang);
        match whole.last_mut() {
            Some((host, _)) if slot.attached => *host = format!("{host} + {text}"),
            _ => whole.push((text, slot.count.max(1))),
        }
    }
    let mut cards: Vec<(String, usize)> = Vec::new();
    for (text, count) in whole {
        match cards.iter_mut().find(|(known, _)| *known == text) {
            Some((_, n)) => *n += count,
            None => cards.push((text, count)),
        }
    }
    let one = |(text, n): (String, usize)| if n > 1 { format!("{text} ×{n}") } else { text };
    let cards: Vec<String> = cards.into_iter().map(one).collect();
    let cards = if cards.is_empty() { inner(lang, &say(lang, "ui.plain.empty")) } else { cards.join("; ") };
    format!("{title}: {cards}")
}

/// A card with its state. In full, cards outside play also show what is printed on them, except the card text.
fn slot_text(table: &dyn AnyTable, role: ZoneRole, slot: &Card, full: bool, lang: Lang) -> String {
    let marks = || slot.marks.iter().map(|mark| inner(lang, &plain(&table.say(&mark.phrase, lang))));
    let Some(card) = slot.card else {
        if !slot.marks.is_empty() {
            return marks().collect::<Vec<_>>().join(", ");
        }
        return inner(lang, &say(lang, if slot.count == 0 { "ui.plain.gap" } else { "ui.plain.back" }));
    };
    let face = table.face(card);
    let mut facts = Vec::new();
    let number = |term, n: u8| inner(lang, &say_with(lang, term, [Arg::Number(n.into())]));
    let printed = !face.marks.is_empty() && role == ZoneRole::Hand;
    if full && matches!(role, ZoneRole::Hand | ZoneRole::GoalDeck | ZoneRole::Stake) {
        facts.push(inner(lang, &plain(&table.say(&face.type_line, lang))));
    } else if matches!(role, ZoneRole::Market | ZoneRole::Supply) || printed {
        facts.extend(face.cost.map(|cost| number("ui.cli.cost", cost)));
    }
    // In the full form, the damage already states the card's limit.
    if matches!(role, ZoneRole::Market | ZoneRole::Play) && !full {
        let term = if face.outpost { "ui.cli.outpost" } else { "ui.cli.defense" };
        facts.extend(face.defense.map(|defense| number(term, defense)));
    }
    // The first mark of a die is complete; the others show its parts.
    facts.extend(marks().take(if role == ZoneRole::Dice { 1 } else { usize::MAX }));
    let name = table.card_name(card, lang);
    if facts.is_empty() { name } else { format!("{name} ({})", facts.join(", ")) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::{Host, Sitter, practice_secret};

    /// A match after some choices; the last option, usually pass, is avoided.
    fn later(choices: usize) -> Host {
        let wanted = games::Wanted { first: Some(0), ..games::Wanted::default() };
        let setup = games::setup("sw-lcg", &wanted).expect("the usual setup");
        let sitters: Vec<Sitter> = ["human:Ada", "human:Ben"].map(|s| s.parse().expect("a good sitter")).into();
        let mut host = Host::new("sw-lcg", &setup, sitters, practice_secret(3), None).expect("a good match");
        for step in 0..choices {
            let Some(seat) = host.table().to_act().all().lowest() else { break };
            let options = host.table().choices(seat, Lang::En);
            let busy = options.len() - usize::from(options.len() > 1);
            host.choose(seat, &[&options[step * 5 % busy].key]).expect("an option on offer");
        }
        host
    }

    #[test]
    fn every_card_has_its_line_from_the_other_side_to_the_own_hand() {
        for choices in [0, 3, 40, 80, 160] {
            let host = later(choices);
            let Some(me) = host.table().to_act().all().lowest() else { continue };
            let board = host.table().table_view(Viewer::Seat(me));
            for lang in Lang::all() {
                let lines = board_lines(host.table(), &board, Viewer::Seat(me), lang);
                let text = lines.join("\n");
                assert!(
                    !text.contains("[unrendered") && lines.iter().all(|l| !l.contains(';') || l == &lines[1]),
                    "{text}"
                );
                for zone in board.zones.iter().filter(|z| matches!(z.role, ZoneRole::Goals | ZoneRole::Play)) {
                    for slot in &zone.cards {
                        let Some(card) = slot.card else { continue };
                        let name = host.table().card_name(card, lang);
                        let indent = if slot.attached { "    + " } else { "  " };
                        assert!(lines.iter().any(|l| l.starts_with(&format!("{indent}{name}"))), "{name}\n{text}");
                    }
                }
                let own = plain(&host.table().say(&Phrase::say("ui.cli.seat", [Arg::Seat(me)]), lang));
                let last = lines.iter().rposition(|l| l.ends_with(':')).expect("a zone");
                assert!(lines[last].starts_with(&own), "{text}");
            }
        }
    }

    #[test]
    fn names_keep_their_capital_and_damage_is_told_once() {
        let host = later(80);
        let board = host.table().table_view(Viewer::Spectator);
        let lines = board_lines(host.table(), &board, Viewer::Spectator, Lang::En);
        let text = lines.join("\n");
        assert!(lines.iter().any(|l| l.contains(", Force ") && l.contains("reserve ")), "{text}");
        assert!(lines.iter().any(|l| l.contains(" of 12")), "{text}");
        for line in lines.iter().filter(|l| l.contains("damage 0 of")) {
            assert!(!line.contains("defense") && !line.contains("capacity"), "{line}");
        }
    }
}
