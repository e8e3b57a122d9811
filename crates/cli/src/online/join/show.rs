//! The table as lines of text, in an order that suits reading aloud.

use games::{Lang, Names, Phrase, Realizer, Seat};
use protocol::{Card, CardFace, ClockLeft, Decision, Entry, Event, Panel, TableView, Zone, ZoneRole, plain};
use table::Arg;

use crate::plain::board::{FIGHT, reading};
use crate::plain::find::fold;
use crate::words::{inner, say, say_with};

/// What is needed to render texts: the language, the players' names and the printed cards.
pub(super) struct Teller {
    pub(super) lang: Lang,
    pub(super) names: Names,
    pub(super) faces: Vec<CardFace>,
}

/// A player in a phrase. Clamps the number to the last seat, so that an invalid message cannot cause a panic.
pub(super) fn seat(n: u8) -> Arg {
    Arg::Seat(Seat::new(usize::from(n.min(7))))
}

impl Teller {
    /// Renders a phrase that names players.
    pub(super) fn phrase<const N: usize>(&self, term: &'static str, args: [Arg; N]) -> String {
        Realizer::new(self.lang, &self.names).text(&Phrase::say(term, args))
    }

    /// Renders a phrase about one player.
    pub(super) fn about(&self, term: &'static str, n: u8) -> String {
        self.phrase(term, [seat(n)])
    }

    pub(super) fn say(&self, term: &'static str) -> String {
        say(self.lang, term)
    }

    pub(super) fn name(&self, n: u8) -> String {
        self.about("ui.cli.seat", n)
    }

    /// The status, the viewer's hand, the players, the shared cards, then all players' cards.
    pub(super) fn table_view(&self, view: &TableView, me: Option<u8>) -> Vec<String> {
        let mut lines = Vec::new();
        if !view.status.is_empty() {
            lines.push(format!("== {} ==", plain(&view.status)));
        }
        let sided = |zone: &Zone| zone.role == ZoneRole::Goals || zone.role == ZoneRole::Dice && zone.owner.is_some();
        if view.map.is_none() && view.zones.iter().any(sided) {
            lines.extend(self.sides(view, me));
            return lines;
        }
        lines.extend(gauges(view));
        lines.extend(self.hand(view, me));
        lines.extend(view.seats.iter().map(|panel| self.panel(panel, me)));
        for zone in view.zones.iter().filter(|zone| is_told(zone, me)) {
            match zone.role {
                ZoneRole::Map => lines.extend(self.map(zone)),
                _ => lines.push(self.zone(zone)),
            }
        }
        lines
    }

    /// One line for each place of a map that is not empty.
    fn map(&self, zone: &Zone) -> Vec<String> {
        let mut lines = vec![format!("{}:", self.title(zone))];
        let places = zone.cards.chunk_by(|_, next| next.attached);
        for place in places.filter(|place| place.len() > 1 || !place[0].marks.is_empty()) {
            let host = self.card(zone.role, &place[0], true);
            let there = place[1..].iter().map(|card| {
                let text = self.card(zone.role, card, true);
                if card.count > 1 { format!("{text} ×{}", card.count) } else { text }
            });
            let there = there.collect::<Vec<_>>().join(", ");
            lines.push(if there.is_empty() { format!("  {host}") } else { format!("  {host}: {there}") });
        }
        lines
    }

    /// A table with objectives, one line per card: the opponent's side, the battle, then the viewer's side and hand.
    fn sides(&self, view: &TableView, me: Option<u8>) -> Vec<String> {
        let place = |n: u8| Seat::new(usize::from(n.min(7)));
        let active = view.seats.iter().find(|panel| panel.active).map(|panel| place(panel.seat));
        let mut zones: Vec<(u8, &Zone)> = view
            .zones
            .iter()
            .filter(|zone| zone.count > 0 || matches!(zone.role, ZoneRole::Lane | ZoneRole::Stake))
            .filter_map(|zone| Some((reading(role(zone.role)?, zone.owner.map(place), me.map(place), active)?, zone)))
            .filter(|(_, zone)| {
                let hidden = matches!(zone.role, ZoneRole::Hand | ZoneRole::GoalDeck);
                !hidden || zone.cards.iter().any(|card| card.card.is_some())
            })
            .collect();
        zones.sort_by_key(|(at, zone)| (*at >= FIGHT, zone.owner.filter(|_| *at < FIGHT), *at));
        let mut lines = Vec::new();
        lines.extend(gauges(view));
        lines.extend(view.seats.iter().map(|panel| self.panel(panel, me)));
        let fight = view.tracks.iter().find(|track| track.sign == "fight");
        let step = fight.and_then(|track| Some((&track.name, track.stages.get(track.at? as usize)?)));
        let mut step = step.map(|(name, stage)| format!("{}: {}", plain(name), inner(self.lang, &plain(stage))));
        for (at, zone) in zones {
            // The lines of the battle start with its current step.
            lines.extend(step.take_if(|_| at >= FIGHT));
            let notes = zone.note.iter().map(|note| inner(self.lang, &plain(note)));
            let notes: Vec<String> = notes.chain(zone.total.map(|total| format!("= {total}"))).collect();
            let notes = if notes.is_empty() { String::new() } else { format!(" ({})", notes.join(", ")) };
            lines.push(format!("{}{notes}:", self.title(zone)));
            if zone.cards.is_empty() {
                lines.push(format!("  {}", inner(self.lang, &self.say("ui.plain.empty"))));
            }
            lines.extend(self.cards(zone));
        }
        lines
    }

    /// The cards of a zone, one per line. Equal neighbors are counted and attachments are indented.
    fn cards(&self, zone: &Zone) -> Vec<String> {
        let mut lines: Vec<(String, u32)> = Vec::new();
        for (i, card) in zone.cards.iter().enumerate() {
            let indent = if card.attached { "    + " } else { "  " };
            let text = format!("{indent}{}", self.card(zone.role, card, true));
            let host = !card.attached && zone.cards.get(i + 1).is_some_and(|next| next.attached);
            match lines.last_mut() {
                Some((last, n)) if *last == text && !host => *n += card.count.max(1),
                _ => lines.push((text, card.count.max(1))),
            }
        }
        lines.into_iter().map(|(text, n)| if n > 1 { format!("{text} ×{n}") } else { text }).collect()
    }

    /// What changes during a turn: the player's hand and counters.
    pub(super) fn own(&self, view: &TableView, me: u8) -> Vec<String> {
        let panel = view.seats.iter().find(|panel| panel.seat == me).map(|panel| self.panel(panel, Some(me)));
        self.hand(view, Some(me)).into_iter().chain(panel).collect()
    }

    fn hand(&self, view: &TableView, me: Option<u8>) -> Option<String> {
        let own = |zone: &&Zone| zone.role == ZoneRole::Hand && zone.owner == me && me.is_some();
        view.zones.iter().find(own).map(|zone| self.zone(zone))
    }

    /// The players and all visible cards, with the numbers that `why` accepts.
    pub(super) fn whole(&self, view: &TableView, me: Option<u8>) -> Vec<String> {
        let mut lines = vec![format!("== {} ==", plain(&view.status))];
        lines.extend(view.seats.iter().map(|panel| self.panel(panel, me)));
        let goals = view.zones.iter().any(|zone| zone.role == ZoneRole::Goals);
        let mut number = 0;
        for zone in &view.zones {
            let mut cards = Vec::new();
            for card in &zone.cards {
                number += 1;
                let count = if card.count > 1 { format!(" ×{}", card.count) } else { String::new() };
                cards.push(format!("[{number}] {}{count}", self.card(zone.role, card, goals)));
            }
            if cards.is_empty() {
                cards.push(if zone.count > 0 {
                    zone.count.to_string()
                } else {
                    inner(self.lang, &self.say("ui.plain.empty"))
                });
            }
            // A pile lists the cards it may contain. If a hand is hidden, these are more than it contains.
            let listed: u32 = zone.cards.iter().map(|card| card.count).sum();
            let unsure = listed > zone.count;
            let note = if unsure {
                format!(" ({})", inner(self.lang, &self.say("ui.tui.may-be-here")))
            } else {
                String::new()
            };
            lines.push(format!("{}{note}: {}", self.title(zone), cards.join("; ")));
        }
        lines
    }

    fn panel(&self, panel: &Panel, me: Option<u8>) -> String {
        let mut notes: Vec<String> = panel.notes.iter().map(|note| inner(self.lang, &plain(note))).collect();
        if me == Some(panel.seat) {
            notes.insert(0, inner(self.lang, &self.say("ui.plain.you")));
        }
        if panel.out {
            notes.push(inner(self.lang, &self.say("ui.plain.out")));
        }
        let notes = if notes.is_empty() { String::new() } else { format!(" ({})", notes.join(", ")) };
        let turn = if panel.active { "* " } else { "  " };
        let counters = panel.counters.iter().map(|c| format!("{} {}", inner(self.lang, &plain(&c.name)), c.value));
        format!("{turn}{}{notes}: {}", self.name(panel.seat), counters.collect::<Vec<_>>().join(", "))
    }

    fn title(&self, zone: &Zone) -> String {
        let title = plain(&zone.title);
        zone.owner.map_or_else(|| title.clone(), |owner| format!("{}, {}", self.name(owner), inner(self.lang, &title)))
    }

    fn zone(&self, zone: &Zone) -> String {
        let mut cards: Vec<(String, u32)> = Vec::new();
        for card in &zone.cards {
            let (text, count) = (self.card(zone.role, card, false), card.count.max(1));
            match cards.iter_mut().find(|(known, _)| *known == text) {
                Some((_, n)) => *n += count,
                None => cards.push((text, count)),
            }
        }
        let one = |(text, n): (String, u32)| if n > 1 { format!("{text} ×{n}") } else { text };
        let cards: Vec<String> = cards.into_iter().map(one).collect();
        let cards = if cards.is_empty() { inner(self.lang, &self.say("ui.plain.empty")) } else { cards.join("; ") };
        format!("{}: {cards}", self.title(zone))
    }

    fn card(&self, role: ZoneRole, card: &Card, full: bool) -> String {
        let marks = || card.marks.iter().map(|mark| inner(self.lang, &plain(&mark.text)));
        let Some(name) = &card.name else {
            if !card.marks.is_empty() {
                return marks().collect::<Vec<_>>().join(", ");
            }
            return inner(self.lang, &self.say(if card.count == 0 { "ui.plain.gap" } else { "ui.plain.back" }));
        };
        let face = self.faces.iter().find(|face| Some(face.card) == card.card);
        let number = |term, n: u8| inner(self.lang, &say_with(self.lang, term, [Arg::Number(n.into())]));
        let mut facts = Vec::new();
        let line = face.map(|face| plain(&face.line)).filter(|line| !line.is_empty());
        if full && matches!(role, ZoneRole::Hand | ZoneRole::GoalDeck | ZoneRole::Stake) {
            facts.extend(line.map(|line| inner(self.lang, &line)));
        } else if matches!(role, ZoneRole::Market | ZoneRole::Supply) {
            facts.extend(face.and_then(|face| face.cost).map(|cost| number("ui.cli.cost", cost)));
        }
        // In the full form, the damage already states the card's limit.
        if matches!(role, ZoneRole::Market | ZoneRole::Play) && !full {
            let term = if face.is_some_and(|face| face.outpost) { "ui.cli.outpost" } else { "ui.cli.defense" };
            facts.extend(face.and_then(|face| face.defense).map(|defense| number(term, defense)));
        }
        // The first mark of a die is complete; the others show its parts.
        facts.extend(marks().take(if role == ZoneRole::Dice { 1 } else { usize::MAX }));
        if facts.is_empty() { name.clone() } else { format!("{name} ({})", facts.join(", ")) }
    }

    /// The numbered options of a decision.
    pub(super) fn options(&self, decision: &Decision) -> Vec<String> {
        if decision.kind == protocol::AskKind::Number {
            // The numbers are the options.
            return vec![decision.options.iter().map(|o| plain(&o.label)).collect::<Vec<_>>().join(", ")];
        }
        let mark = |warned: bool| if warned { " (!)" } else { "" };
        let option = |(idx, o): (usize, &protocol::Choice)| {
            format!("{}. {}{}", idx + 1, plain(&o.label), mark(o.warn.is_some()))
        };
        let mut lines: Vec<String> = decision.options.iter().enumerate().map(option).collect();
        let label = |key: &str| decision.options.iter().find(|o| o.key == key).map(|o| plain(&o.label));
        let steps: Vec<String> = decision.proposal.iter().filter_map(|step| label(&step.option)).collect();
        if !steps.is_empty() {
            lines.push(format!("{}: {} (pay)", self.say("ui.propose"), steps.join(" + ")));
        }
        if decision.max > 1 {
            lines.push(say_with(self.lang, "ui.plain.several", [Arg::Number(decision.max.into())]));
        }
        lines
    }

    /// The lines of a log entry. Undone entries are left out.
    pub(super) fn entry(&self, entry: &Entry) -> Vec<String> {
        match (entry.what, entry.seat) {
            (Event::Undo, Some(n)) => vec![self.about("ui.cli.undid", n)],
            (Event::Redo, Some(n)) => vec![self.about("ui.cli.redid", n)],
            (Event::Reseal, _) => vec![self.say("ui.cli.resealed")],
            _ if entry.void => Vec::new(),
            _ => entry.text.iter().map(|spans| plain(spans)).collect(),
        }
    }

    /// The time left on the clocks. Running clocks have a star.
    pub(super) fn clocks(&self, clocks: &[ClockLeft], passed: i64) -> Option<String> {
        let one = |clock: &ClockLeft| {
            let passed = if clock.runs { passed } else { 0 };
            let left = (clock.grace + clock.bank - passed).max(0) / 1000;
            let star = if clock.runs { "*" } else { "" };
            format!("{} {}:{:02}:{:02}{star}", self.name(clock.seat), left / 3600, left / 60 % 60, left % 60)
        };
        let list: Vec<String> = clocks.iter().map(one).collect();
        (!list.is_empty()).then(|| format!("{}: {}", self.say("ui.join.time"), list.join(", ")))
    }

    /// The text of a card, or the names of cards that match.
    pub(super) fn face(&self, name: &str) -> Vec<String> {
        match self.find(name).as_slice() {
            [] => self.unknown("ui.plain.card.unknown", name),
            [face] => {
                let mut lines = vec![face.name.clone(), plain(&face.line)];
                lines.extend(face.text.iter().map(|part| format!("{}: {}", plain(&part.head), plain(&part.text))));
                lines
            }
            some => some.iter().map(|face| face.name.clone()).collect(),
        }
    }

    pub(super) fn find(&self, name: &str) -> Vec<&CardFace> {
        let wanted = fold(name);
        let names = |face: &CardFace| [fold(&face.name), fold(&face.slug)];
        let all = |fits: &dyn Fn(&str) -> bool| -> Vec<&CardFace> {
            self.faces.iter().filter(|face| names(face).iter().any(|name| fits(name))).collect()
        };
        let exact = all(&|name| name == wanted);
        if exact.is_empty() && !wanted.is_empty() { all(&|name| name.contains(&wanted)) } else { exact }
    }

    /// The numbers of the map spots that match a name.
    pub(super) fn spots(&self, view: &TableView, name: &str) -> Vec<u16> {
        let named = self.find(name);
        let spots = view.map.iter().flat_map(|map| &map.spots).zip(0..);
        spots.filter(|(spot, _)| named.iter().any(|face| face.card == spot.card)).map(|(_, number)| number).collect()
    }

    /// The name of a place on the map.
    pub(super) fn place(&self, view: &TableView, spot: u16) -> Option<&str> {
        let spot = view.map.as_ref()?.spots.get(usize::from(spot))?;
        self.faces.iter().find(|face| face.card == spot.card).map(|face| face.name.as_str())
    }

    /// The lines for an unknown name, with similar names.
    pub(super) fn unknown(&self, term: &'static str, name: &str) -> Vec<String> {
        let wanted = fold(name);
        let most = 2 + wanted.chars().count() / 4;
        let mut like: Vec<(usize, &str)> = self
            .faces
            .iter()
            .map(|face| (strsim::levenshtein(&wanted, &fold(&face.name)), face.name.as_str()))
            .collect();
        like.retain(|(distance, _)| *distance <= most);
        like.sort_unstable();
        let names: Vec<&str> = like.into_iter().take(3).map(|(_, name)| name).collect();
        let mut lines = vec![self.say(term)];
        if !names.is_empty() {
            lines.push(format!("{}: {}", self.say("ui.plain.did-you-mean"), names.join(", ")));
        }
        lines
    }
}

/// The values shared by all players, in one line.
fn gauges(view: &TableView) -> Option<String> {
    let line = || view.gauges.iter().map(|gauge| plain(&gauge.text)).collect::<Vec<_>>().join("; ");
    (!view.gauges.is_empty()).then(line)
}

/// The role as the type of `games`, if [`reading`] orders it.
const fn role(role: ZoneRole) -> Option<games::ZoneRole> {
    Some(match role {
        ZoneRole::Goals => games::ZoneRole::Goals,
        ZoneRole::GoalDeck => games::ZoneRole::GoalDeck,
        ZoneRole::Play => games::ZoneRole::Play,
        ZoneRole::Lane => games::ZoneRole::Lane,
        ZoneRole::Stake => games::ZoneRole::Stake,
        ZoneRole::Hand => games::ZoneRole::Hand,
        ZoneRole::Dice => games::ZoneRole::Dice,
        _ => return None,
    })
}

/// Returns whether a zone gets a line. Panels show the size of piles and hidden hands; the viewer's hand comes first.
fn is_told(zone: &Zone, me: Option<u8>) -> bool {
    match zone.role {
        ZoneRole::Market => true,
        ZoneRole::Supply => zone.owner.is_none(),
        ZoneRole::Play | ZoneRole::Lane | ZoneRole::Stake | ZoneRole::Dice => zone.count > 0,
        ZoneRole::Map | ZoneRole::Pool | ZoneRole::Orders | ZoneRole::Queue => zone.count > 0,
        // During setup these zones hold objectives to choose from.
        ZoneRole::Goals | ZoneRole::GoalDeck | ZoneRole::Reserve | ZoneRole::Tactics | ZoneRole::Clues => {
            zone.cards.iter().any(|card| card.card.is_some())
        }
        ZoneRole::Hand => zone.owner != me && zone.cards.iter().any(|card| card.card.is_some()),
        ZoneRole::Draw | ZoneRole::Discard | ZoneRole::Deck | ZoneRole::Scrap | ZoneRole::Lost => false,
    }
}

/// The addresses that a text refers to: an address, a number from `show`, a player or a card.
pub(super) fn targets(teller: &Teller, view: &TableView, text: &str) -> Vec<String> {
    let cards = || view.zones.iter().flat_map(|zone| &zone.cards);
    let seats = || view.seats.iter();
    let wanted = fold(text);
    if wanted == "end" || wanted == "end turn" {
        return vec!["end".to_owned()];
    }
    if cards().any(|card| card.at == text) || seats().any(|panel| panel.at == text) {
        return vec![text.to_owned()];
    }
    if let Ok(number) = text.trim_matches(['[', ']']).parse::<usize>() {
        return number
            .checked_sub(1)
            .and_then(|idx| cards().nth(idx))
            .map(|card| card.at.clone())
            .into_iter()
            .collect();
    }
    if let Some(panel) = seats().find(|panel| fold(&teller.name(panel.seat)) == wanted) {
        return vec![panel.at.clone()];
    }
    let known: Vec<u16> = teller.find(text).iter().map(|face| face.card).collect();
    cards().filter(|card| card.card.is_some_and(|c| known.contains(&c))).map(|card| card.at.clone()).collect()
}
