//! What one viewer sees of a match, as plain data. Layout and drawing use nothing else.

use games::{
    AnyTable, CardId, Choice, GAMES, Lang, Outcome, Phrase, Place, Proposed, Question, Seat, TableView, Target,
};
use games::{LogEntry, ToAct, Viewer, What, ZoneRole, plain};
use table::{Arg, AskKind, Card, Panel, Zone};
use text::{Names, Realizer};

use super::actions::{self, ActionKind};
use super::measure::{Segs, seg};
use super::paint::Paint;
use super::token::Token;
use super::words::{is_money, spans};
use crate::disambiguate;

/// What one viewer sees of a match.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    /// The language.
    pub(crate) lang: Lang,
    /// The viewer.
    who: Viewer,
    /// The viewer's seat; `None` for spectators.
    pub(crate) me: Option<Seat>,
    /// The names of the players, by seat.
    pub(crate) names: Vec<String>,
    /// The game's title.
    pub(crate) title: &'static str,
    /// The status of the match in one line.
    pub(crate) status: String,
    /// The table.
    pub(crate) board: TableView,
    /// The rendered phrases of the table.
    words: Vec<(Phrase, String)>,
    /// The viewer's pending decision.
    pub(crate) question: Option<Question>,
    /// The options of the decision.
    pub(crate) choices: Vec<Choice>,
    /// The proposed payment.
    pub(crate) proposal: Vec<Proposed>,
    /// The kinds of actions in a turn, with their keys.
    pub(crate) actions: Vec<ActionKind>,
    /// Printed cards by number.
    pub(crate) cards: Vec<CardText>,
    /// The log.
    pub(crate) log: Vec<LogLine>,
    /// The outcome of a finished match.
    pub(crate) outcome: Option<Outcome>,
}

/// What is printed on a card, in the viewer's language.
#[derive(Clone, Debug)]
pub(crate) struct CardText {
    /// The name of the card.
    pub(crate) name: String,
    /// The rules text in one line.
    pub(crate) brief: String,
    /// The cost to buy or play it.
    pub(crate) cost: Option<u8>,
    /// The defense of a base.
    pub(crate) defense: Option<u8>,
    /// Whether it is an outpost, which protects its owner.
    pub(crate) outpost: bool,
    /// The letter of its faction, if it has one.
    pub(crate) letter: char,
    /// The color of its faction.
    pub(crate) faction: u8,
    /// The printed signs.
    pub(crate) marks: Vec<Token>,
    /// The kind of card, such as ship, base or leader.
    pub(crate) kind: &'static str,
}

/// What happened after one choice.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct LogLine {
    /// The line of the save.
    pub(crate) line: usize,
    /// False if the choice was undone.
    pub(crate) live: bool,
    /// Whether the entry is an undo or a redo.
    turns_back: bool,
    /// The text of the entry.
    pub(crate) text: Segs,
}

/// Equal neighboring cards, drawn as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Group {
    /// The place of the first one.
    pub(crate) place: Place,
    /// The printed card; `None` if it is face down.
    pub(crate) card: Option<CardId>,
    /// The number of cards.
    pub(crate) count: usize,
    /// The number of entries of the zone in this group.
    pub(crate) cards: u16,
}

impl Scene {
    /// The scene of a viewer now.
    pub(crate) fn of(table: &dyn AnyTable, who: Viewer, lang: Lang) -> Self {
        let (cards, log) = (catalog(table, lang), log(table, who, lang, 0));
        Self::with(table, who, lang, cards, log)
    }

    /// Updates the scene. Log lines that are already rendered are reused.
    pub(crate) fn renew(&mut self, table: &dyn AnyTable, who: Viewer, lang: Lang) {
        if (self.who, self.lang) != (who, lang) {
            *self = Self::of(table, who, lang);
            return;
        }
        let (cards, mut lines) = (std::mem::take(&mut self.cards), std::mem::take(&mut self.log));
        let known = lines.last().map_or(0, |last| last.line + 1);
        let news = log(table, who, lang, known);
        // An undo or redo changes earlier lines.
        if news.iter().any(|line| line.turns_back) {
            lines = log(table, who, lang, 0);
        } else {
            lines.extend(news);
        }
        *self = Self::with(table, who, lang, cards, lines);
    }

    fn with(table: &dyn AnyTable, who: Viewer, lang: Lang, cards: Vec<CardText>, log: Vec<LogLine>) -> Self {
        let me = match who {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Judge => None,
        };
        let to_act = table.to_act();
        let outcome = match to_act {
            ToAct::Seats { .. } => None,
            ToAct::Over(outcome) => Some(outcome),
        };
        let mine = me.filter(|seat| to_act.all().contains(*seat));
        Self {
            lang,
            who,
            me,
            names: Seat::first(table.seats()).map(|seat| seat_name(table, seat, lang)).collect(),
            title: GAMES.iter().find(|g| g.slug == table.game()).map_or("", |g| (g.title)(lang)),
            status: String::new(),
            board: TableView::default(),
            words: Vec::new(),
            question: mine.map(|seat| table.question(seat, lang)),
            choices: mine.map(|seat| disambiguate::choices(table, seat, lang)).unwrap_or_default(),
            proposal: mine.map(|seat| table.propose(seat, &[], &[])).unwrap_or_default(),
            actions: actions::of(table, lang),
            cards,
            log,
            outcome,
        }
        .with_board(table, table.table_view(who))
    }

    /// Replaces the board, for a replay.
    pub(crate) fn with_board(mut self, table: &dyn AnyTable, board: TableView) -> Self {
        let titles = board.zones.iter().map(|z| &z.title);
        let marks = board.zones.iter().flat_map(|z| &z.cards).flat_map(|s| &s.marks).map(|b| &b.phrase);
        let seats = board.seats.iter().flat_map(|p| p.notes.iter().chain(p.counters.iter().map(|c| &c.name)));
        self.words.clear();
        let stages = board.tracks.iter().flat_map(|t| t.stages.iter().chain([&t.name]));
        let gauges = board.gauges.iter().flat_map(|g| g.ends.iter().map(|e| &e.name).chain([&g.text]));
        let whole = stages.chain(gauges).chain(&board.status);
        let notes = board.zones.iter().filter_map(|z| z.note.as_ref());
        for phrase in titles.chain(marks).chain(seats).chain(notes).chain(whole) {
            if !self.words.iter().any(|(known, _)| known == phrase) {
                self.words.push((phrase.clone(), plain(&table.say(phrase, self.lang))));
            }
        }
        self.status = board.status.as_ref().map(|s| self.word(s)).unwrap_or_default();
        self.board = board;
        self
    }

    /// The rendered text of a phrase of the board.
    pub(crate) fn word(&self, phrase: &Phrase) -> String {
        self.words.iter().find(|(known, _)| known == phrase).map(|(_, words)| words.clone()).unwrap_or_default()
    }

    /// The name of a seat.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.idx()).map_or("", String::as_str)
    }

    /// An interface text about a player.
    pub(crate) fn ui_seat(&self, term: &'static str, seat: Seat) -> String {
        let mut names = Names::new();
        names.name_seat(seat, self.name(seat));
        Realizer::new(self.lang, &names).text(&Phrase::say(term, [Arg::Seat(seat)]))
    }

    /// A seat in the status bar.
    pub(crate) fn panel(&self, seat: Seat) -> Option<&Panel> {
        self.board.seats.iter().find(|p| p.seat == seat)
    }

    /// A zone of the board.
    pub(crate) fn zone(&self, role: ZoneRole, owner: Option<Seat>) -> Option<&Zone> {
        self.board.zones.iter().find(|z| z.role == role && z.owner == owner)
    }

    /// The card at a place.
    pub(crate) fn slot(&self, at: Place) -> Option<&Card> {
        self.zone(at.role, at.owner)?.cards.get(at.slot as usize)
    }

    /// The marks on the card at a place.
    pub(crate) fn tokens(&self, at: Place) -> Vec<Token> {
        let marks = self.slot(at).into_iter().flat_map(|s| &s.marks);
        marks.map(|b| Token::new(b, self.word(&b.phrase), self.lang)).collect()
    }

    /// Returns whether the sides have objectives.
    pub(crate) fn has_goals(&self) -> bool {
        self.board.zones.iter().any(|z| z.role == ZoneRole::Goals)
    }

    /// Returns whether each side has a dice pool.
    pub(crate) fn has_pools(&self) -> bool {
        self.board.map.is_none() && self.board.zones.iter().any(|z| z.role == ZoneRole::Dice && z.owner.is_some())
    }

    /// What is printed on a card.
    pub(crate) fn card(&self, card: CardId) -> Option<&CardText> {
        self.cards.get(card.idx())
    }

    /// The cards of a zone, with equal neighbors grouped.
    pub(crate) fn groups(&self, role: ZoneRole, owner: Option<Seat>) -> Vec<Group> {
        let Some(zone) = self.zone(role, owner) else { return Vec::new() };
        let mut groups: Vec<Group> = Vec::new();
        for (i, slot) in zone.cards.iter().enumerate() {
            let place = Place { role, owner, slot: i as u16 };
            // An entry without cards is a gap in the market.
            if slot.count == 0 {
                continue;
            }
            // A card with attachments is not grouped.
            let host = !slot.attached && zone.cards.get(i + 1).is_some_and(|next| next.attached);
            match groups.last_mut() {
                Some(last) if role != ZoneRole::Market && !host && i > 0 && zone.cards[i - 1] == *slot => {
                    last.count += slot.count;
                    last.cards += 1;
                }
                _ => groups.push(Group { place, card: slot.card, count: slot.count, cards: 1 }),
            }
        }
        groups
    }

    /// The choices about a target, or about another card of the same name in its zone.
    pub(crate) fn about(&self, what: Target) -> Vec<usize> {
        let hit = |c: &Choice| match (c.target, what) {
            // Figures on the map belong to their place.
            (Some(Target::Place(a)), Target::Place(b)) if a.role == ZoneRole::Map && b.role == a.role => {
                a == b || self.stands_on(a) == Some(b)
            }
            (Some(Target::Place(a)), Target::Place(b)) => {
                a == b || (a.role, a.owner) == (b.role, b.owner) && self.same_name(a, b)
            }
            (Some(Target::Seat(a)), Target::Seat(b)) => Some(a) == self.panel(b).map(|p| p.hit_as),
            (a, b) => a == Some(b),
        };
        self.choices.iter().enumerate().filter(|(_, c)| hit(c)).map(|(i, _)| i).collect()
    }

    /// The card to which the card at a place is attached.
    pub(crate) fn stands_on(&self, at: Place) -> Option<Place> {
        let zone = self.zone(at.role, at.owner)?;
        let here = at.slot as usize;
        zone.cards.get(here).filter(|slot| slot.attached)?;
        let host = zone.cards[..here].iter().rposition(|slot| !slot.attached)?;
        Some(Place { slot: host as u16, ..at })
    }

    /// The cards attached to the card at a place.
    pub(crate) fn carried(&self, at: Place) -> impl Iterator<Item = (Place, &Card)> {
        let cards = self.zone(at.role, at.owner).map_or(&[][..], |zone| &zone.cards);
        let next = at.slot as usize + 1;
        let on_it = cards.iter().enumerate().skip(next).take_while(|(_, slot)| slot.attached);
        on_it.map(move |(i, slot)| (Place { slot: i as u16, ..at }, slot))
    }

    fn same_name(&self, a: Place, b: Place) -> bool {
        match (self.slot(a), self.slot(b)) {
            (Some(a), Some(b)) => a.card.is_some() && a == b,
            _ => false,
        }
    }

    /// The choices about any card of a zone.
    pub(crate) fn about_zone(&self, role: ZoneRole, owner: Option<Seat>) -> Vec<usize> {
        let inside = |c: &Choice| matches!(c.target, Some(Target::Place(p)) if p.role == role && p.owner == owner);
        self.choices.iter().enumerate().filter(|(_, c)| inside(c)).map(|(i, _)| i).collect()
    }

    /// How often a choice can be picked in a decision with several picks: once for each equal card in its zone.
    pub(crate) fn copies(&self, choice: usize) -> usize {
        let Some(Target::Place(at)) = self.choices.get(choice).and_then(|c| c.target) else { return 1 };
        let Some(here) = self.slot(at).filter(|s| s.card.is_some()) else { return 1 };
        let zone = self.zone(at.role, at.owner);
        // Dice of the same card are distinguished by the sides they show.
        let same = |s: &&Card| s.card == here.card && (at.role != ZoneRole::Dice || s.marks == here.marks);
        let equal = zone.into_iter().flat_map(|z| &z.cards).filter(same);
        equal.map(|s| s.count).sum::<usize>().max(1)
    }

    /// The money the viewer lacks to buy a card of this cost, while buying is possible.
    pub(crate) fn shortfall(&self, cost: u8) -> Option<i32> {
        let asked = self.question.as_ref().is_some_and(|q| q.kind == AskKind::Free);
        let have = self.panel(self.me.filter(|_| asked)?)?.counters.iter().find(|c| is_money(&c.name))?.value;
        Some(i32::from(cost) - have).filter(|lack| *lack > 0)
    }

    /// Returns whether the decision takes several picks.
    pub(crate) fn many(&self) -> bool {
        self.question.as_ref().is_some_and(|q| q.kind == AskKind::Some && q.more != table::More::Exactly(1))
    }

    /// Returns whether the decision is a number.
    pub(crate) fn number(&self) -> bool {
        self.question.as_ref().is_some_and(|q| q.kind == AskKind::Number)
    }

    /// The choice that ends the turn.
    pub(crate) fn end_turn(&self) -> Option<usize> {
        self.choices.iter().position(|c| c.target == Some(Target::EndTurn))
    }
}

/// The name of a player.
pub(crate) fn seat_name(table: &dyn AnyTable, seat: Seat, lang: Lang) -> String {
    plain(&table.say(&Phrase::say("ui.tui.seat", [Arg::Seat(seat)]), lang))
}

fn catalog(table: &dyn AnyTable, lang: Lang) -> Vec<CardText> {
    let mut factions: Vec<&str> = Vec::new();
    let cards = (0..table.cards()).map(|i| CardId(i as u16));
    cards
        .map(|card| {
            let face = table.face(card);
            let faction = if face.faction == "unaligned" { 0 } else { 1 + number(&mut factions, face.faction) };
            let letter = face.faction.chars().next().filter(|_| faction > 0);
            CardText {
                name: table.card_name(card, lang),
                brief: brief(table, &face, lang),
                cost: face.cost,
                defense: face.defense,
                outpost: face.outpost,
                letter: letter.map_or(' ', |c| c.to_ascii_uppercase()),
                faction,
                marks: marks(table, &face, lang),
                kind: face.kind,
            }
        })
        .collect()
}

/// The printed signs of a card: its marks, then its stamps that have a letter.
fn marks(table: &dyn AnyTable, face: &games::Face, lang: Lang) -> Vec<Token> {
    let beside = face.marks.iter().map(|b| Token::new(b, plain(&table.say(&b.phrase, lang)), lang));
    beside.chain(face.stamps.iter().filter_map(|s| Token::stamped(s, lang))).collect()
}

fn number<'a>(list: &mut Vec<&'a str>, name: &'a str) -> u8 {
    let found = list.iter().position(|n| *n == name);
    found.unwrap_or_else(|| {
        list.push(name);
        list.len() - 1
    }) as u8
}

/// The rules text of a card in one line: the first part as it is, the others with their headings.
fn brief(table: &dyn AnyTable, face: &games::Face, lang: Lang) -> String {
    let say = |phrase: &Phrase| plain(&table.say(phrase, lang));
    let part = |(i, part): (usize, &games::Part)| match i {
        0 => say(&part.text),
        _ => format!("{}: {}", say(&part.head), say(&part.text)),
    };
    face.text.iter().enumerate().map(part).collect::<Vec<_>>().join(" · ")
}

/// The log from line `from` on.
fn log(table: &dyn AnyTable, who: Viewer, lang: Lang, from: usize) -> Vec<LogLine> {
    let mut lines = Vec::new();
    for entry in table.log(who, lang, from) {
        let said = log_note(&entry).map(|phrase| table.say(&phrase, lang));
        let sentences: Vec<Segs> = said.iter().chain(&entry.text).map(|text| spans(text)).collect();
        if !sentences.is_empty() {
            let turns_back = matches!(entry.what, What::Undone { .. } | What::Redone { .. });
            lines.push(LogLine { line: entry.line, live: entry.live, turns_back, text: joined(&sentences) });
        }
    }
    lines
}

/// Joins sentences into one line and counts equal neighbors.
fn joined(sentences: &[Segs]) -> Segs {
    let mut out = Segs::new();
    for same in sentences.chunk_by(|a, b| a == b) {
        if !out.is_empty() {
            out.push(seg(" · ", Paint::Dim));
        }
        out.extend(same[0].iter().cloned());
        if same.len() > 1 {
            out.push(seg(format!(" ×{}", same.len()), Paint::Dim));
        }
    }
    out
}

/// The text of entries that have no event of the rules.
fn log_note(entry: &LogEntry) -> Option<Phrase> {
    match entry.what {
        What::Undone { seat, .. } => Some(Phrase::say("ui.tui.log-undone", [Arg::Seat(seat)])),
        What::Redone { seat, .. } => Some(Phrase::say("ui.tui.log-redone", [Arg::Seat(seat)])),
        What::Resealed => Some(Phrase::word("ui.tui.log-resealed")),
        What::Revealed => Some(Phrase::word("ui.tui.log-revealed")),
        What::Started | What::Picked { .. } => None,
    }
}
