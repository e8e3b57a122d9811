//! Converts what the rules show into protocol types, with texts in the viewer's language.

use games::{AnyTable, More, Place, Seat, Target, ToAct, Viewer, What};
use protocol::{
    Act, AskKind, Card, CardFace, CardPart, Choice, Counter, Decision, EffectIcon, Entry, Event, Gauge, Lang, Map,
    MapSpot, Mark, MarkState, Open, Panel, Print, Proposed, Pull, Span, Spans, Stamp, StampSpot, Track, Why,
    WindowKind, Zone, ZoneRole,
};

/// The realizer's name of a language.
pub(crate) const fn lang(lang: Lang) -> games::Lang {
    match lang {
        Lang::En => games::Lang::En,
        Lang::Ru => games::Lang::Ru,
        Lang::Uk => games::Lang::Uk,
        Lang::Ja => games::Lang::Ja,
    }
}

/// Rendered text as the protocol sends it.
pub(crate) fn spans(spans: Vec<games::Span>) -> Spans {
    let span = |span: games::Span| {
        let plain = Span { t: span.text, ..Span::default() };
        match span.kind {
            games::SpanKind::Plain => plain,
            games::SpanKind::Card(card) => Span { card: Some(card.0), ..plain },
            games::SpanKind::Seat(seat) => Span { seat: Some(number(seat)), ..plain },
            games::SpanKind::Icon(icon) => Span { icon: Some(icon), ..plain },
        }
    };
    spans.into_iter().map(span).collect()
}

/// A seat's number.
pub(crate) const fn number(seat: Seat) -> u8 {
    seat.idx() as u8
}

const ROLES: [(games::ZoneRole, ZoneRole, &str); 21] = [
    (games::ZoneRole::Market, ZoneRole::Market, "market"),
    (games::ZoneRole::Supply, ZoneRole::Supply, "supply"),
    (games::ZoneRole::Deck, ZoneRole::Deck, "deck"),
    (games::ZoneRole::Scrap, ZoneRole::Scrap, "scrap"),
    (games::ZoneRole::Play, ZoneRole::Play, "play"),
    (games::ZoneRole::Hand, ZoneRole::Hand, "hand"),
    (games::ZoneRole::Draw, ZoneRole::Draw, "draw"),
    (games::ZoneRole::Discard, ZoneRole::Discard, "discard"),
    (games::ZoneRole::Goals, ZoneRole::Goals, "goals"),
    (games::ZoneRole::GoalDeck, ZoneRole::GoalDeck, "goaldeck"),
    (games::ZoneRole::Lane, ZoneRole::Lane, "lane"),
    (games::ZoneRole::Stake, ZoneRole::Stake, "stake"),
    (games::ZoneRole::Lost, ZoneRole::Lost, "lost"),
    (games::ZoneRole::Map, ZoneRole::Map, "map"),
    (games::ZoneRole::Pool, ZoneRole::Pool, "pool"),
    (games::ZoneRole::Orders, ZoneRole::Orders, "orders"),
    (games::ZoneRole::Queue, ZoneRole::Queue, "queue"),
    (games::ZoneRole::Reserve, ZoneRole::Reserve, "reserve"),
    (games::ZoneRole::Tactics, ZoneRole::Tactics, "tactics"),
    (games::ZoneRole::Clues, ZoneRole::Clues, "clues"),
    (games::ZoneRole::Dice, ZoneRole::Dice, "dice"),
];

fn role(role: games::ZoneRole) -> (ZoneRole, &'static str) {
    let &(_, twin, word) = ROLES.iter().find(|(r, ..)| *r == role).expect("every role is listed");
    (twin, word)
}

fn zone_id(zone: games::ZoneRole, owner: Option<Seat>) -> String {
    let (_, word) = role(zone);
    owner.map_or_else(|| word.to_owned(), |seat| format!("{word}/{}", seat.idx()))
}

/// The address of a target on the table.
fn address(target: Target) -> String {
    match target {
        Target::Place(Place { role, owner, slot }) => format!("{}/{slot}", zone_id(role, owner)),
        Target::Seat(seat) => format!("seat/{}", seat.idx()),
        Target::EndTurn => "end".to_owned(),
    }
}

/// The target of an address at a table with this number of seats; `None` for an address that makes no sense there.
pub(crate) fn target(address: &str, seats: usize) -> Option<Target> {
    let mut parts = address.split('/');
    let word = parts.next()?;
    let numbers: Vec<u16> = parts.map(|p| p.parse().ok()).collect::<Option<_>>()?;
    let seat = |n: u16| (usize::from(n) < seats).then(|| Seat::new(n as usize));
    match (word, numbers.as_slice()) {
        ("end", []) => Some(Target::EndTurn),
        ("seat", &[n]) => Some(Target::Seat(seat(n)?)),
        (word, numbers) => {
            let &(role, ..) = ROLES.iter().find(|(.., w)| *w == word)?;
            match *numbers {
                [slot] => Some(Target::Place(Place { role, owner: None, slot })),
                [owner, slot] => Some(Target::Place(Place { role, owner: Some(seat(owner)?), slot })),
                _ => None,
            }
        }
    }
}

/// Renders a table in a language.
pub(crate) struct Localizer<'a> {
    pub(crate) table: &'a dyn AnyTable,
    pub(crate) lang: Lang,
}

impl Localizer<'_> {
    fn say(&self, phrase: &games::Phrase) -> Spans {
        spans(self.table.say(phrase, lang(self.lang)))
    }

    /// The whole view.
    pub(crate) fn view(&self, board: &games::TableView) -> protocol::TableView {
        protocol::TableView {
            status: self.status(board),
            tracks: self.tracks(board),
            gauges: self.gauges(board),
            seats: board.seats.iter().map(|panel| self.panel(panel)).collect(),
            zones: board.zones.iter().map(|zone| self.zone(zone)).collect(),
            map: board.map.as_ref().map(|map| self.map(map)),
        }
    }

    fn map(&self, map: &games::Map) -> Map {
        let spot = |s: &games::MapSpot| MapSpot { card: s.card.0, x: s.at.0, y: s.at.1, region: s.region };
        Map {
            spots: map.spots.iter().map(spot).collect(),
            links: map.links.clone(),
            regions: map.regions.iter().map(|name| self.say(name)).collect(),
        }
    }

    /// The status line of the table.
    pub(crate) fn status(&self, board: &games::TableView) -> Spans {
        board.status.as_ref().map(|phrase| self.say(phrase)).unwrap_or_default()
    }

    /// The tracks of phases and steps.
    pub(crate) fn tracks(&self, board: &games::TableView) -> Vec<Track> {
        let track = |track: &games::Track| Track {
            sign: track.sign.to_owned(),
            name: self.say(&track.name),
            stages: track.stages.iter().map(|stage| self.say(stage)).collect(),
            at: track.at.map(|at| at as u32),
        };
        board.tracks.iter().map(track).collect()
    }

    /// The gauges of the table as a whole.
    pub(crate) fn gauges(&self, board: &games::TableView) -> Vec<Gauge> {
        let pull = |end: &games::Pull| Pull { seat: number(end.seat), name: self.say(&end.name), value: end.value };
        let gauge = |gauge: &games::Gauge| Gauge {
            sign: gauge.sign.to_owned(),
            text: self.say(&gauge.text),
            value: gauge.value,
            most: gauge.most,
            seat: gauge.seat.map(number),
            ends: gauge.ends.iter().map(pull).collect(),
        };
        board.gauges.iter().map(gauge).collect()
    }

    /// The public information about a seat.
    pub(crate) fn panel(&self, panel: &games::Panel) -> Panel {
        Panel {
            seat: number(panel.seat),
            notes: panel.notes.iter().map(|note| self.say(note)).collect(),
            counters: panel.counters.iter().map(|c| self.counter(c)).collect(),
            active: panel.active,
            out: panel.out,
            at: address(Target::Seat(panel.hit_as)),
            role: panel.role.map(str::to_owned),
            team: panel.team,
            prey: panel.prey.iter().map(number).collect(),
        }
    }

    fn counter(&self, counter: &games::Counter) -> Counter {
        Counter { sign: counter.sign.to_owned(), name: self.say(&counter.name), value: counter.value }
    }

    fn mark(&self, mark: &games::Mark) -> Mark {
        let state = match mark.state {
            games::MarkState::Fact => MarkState::Fact,
            games::MarkState::Ready => MarkState::Ready,
            games::MarkState::Idle => MarkState::Idle,
            games::MarkState::Used => MarkState::Used,
        };
        Mark {
            text: self.say(&mark.phrase),
            sign: mark.sign.to_owned(),
            state,
            n: mark.n,
            of: mark.of,
            plus: mark.plus,
            cost: mark.cost,
        }
    }

    /// A zone of the table with its cards.
    pub(crate) fn zone(&self, zone: &games::Zone) -> Zone {
        let card = |(idx, slot): (usize, &games::Card)| Card {
            at: address(Target::Place(Place { role: zone.role, owner: zone.owner, slot: idx as u16 })),
            card: slot.card.map(|card| card.0),
            name: slot.card.map(|card| self.table.card_name(card, lang(self.lang))),
            count: slot.count as u32,
            marks: slot.marks.iter().map(|mark| self.mark(mark)).collect(),
            attached: slot.attached,
        };
        Zone {
            id: zone_id(zone.role, zone.owner),
            role: role(zone.role).0,
            owner: zone.owner.map(number),
            title: self.say(&zone.title),
            count: zone.count as u32,
            total: zone.total,
            note: zone.note.as_ref().map(|note| self.say(note)),
            cards: zone.cards.iter().enumerate().map(card).collect(),
        }
    }
}

/// The seats the table waits for, with the decision of a seat that may answer.
pub(crate) fn open(table: &dyn AnyTable, seat: Option<Seat>, to: Lang) -> Open {
    let waiting = match table.to_act() {
        ToAct::Seats { asked, .. } => asked.iter().map(number).collect(),
        ToAct::Over(_) => Vec::new(),
    };
    Open { waiting, decision: seat.and_then(|seat| decision(table, seat, to)) }
}

/// The pending decision of a seat.
pub(crate) fn decision(table: &dyn AnyTable, seat: Seat, to: Lang) -> Option<Decision> {
    let id = table.asked_since(seat)? as u32;
    let question = table.question(seat, lang(to));
    let choice = |choice: games::Choice| Choice {
        verb: verb(&choice.key),
        key: choice.key,
        label: spans(choice.label),
        at: choice.target.map(address),
        warn: choice.warning.map(spans),
        obvious: choice.obvious,
    };
    let (min, max) = match question.more {
        _ if question.kind != games::AskKind::Some => (1, 1),
        More::Exactly(n) => (n.max(1), n.max(1)),
        More::UpTo(n) => (1, n.max(1)),
    };
    Some(Decision {
        id,
        seat: number(seat),
        kind: match question.kind {
            games::AskKind::Free => AskKind::Free,
            games::AskKind::Window => AskKind::Window,
            games::AskKind::One => AskKind::One,
            games::AskKind::Some => AskKind::Some,
            games::AskKind::Number => AskKind::Number,
            games::AskKind::YesNo => AskKind::YesNo,
            games::AskKind::Confirm => AskKind::Confirm,
        },
        prompt: spans(question.prompt),
        topic: question.topic.map(str::to_owned),
        about: question.about.map(|card| card.0),
        window: table.window(seat).map(|(kind, _)| kind.to_owned()),
        acts: if question.kind == games::AskKind::Free { acts(table, to) } else { Vec::new() },
        proposal: proposal(table, seat, &[], &[]),
        preset: question.preset,
        options: table.choices(seat, lang(to)).into_iter().map(choice).collect(),
        min,
        max,
        undo: table.can_undo(seat) as u32,
        redo: table.can_redo(seat),
    })
}

/// The picks the game proposes, including the first list and excluding the second as far as possible.
pub(crate) fn proposal(table: &dyn AnyTable, seat: Seat, with: &[&str], without: &[&str]) -> Vec<Proposed> {
    let pick = |pick: games::Proposed| Proposed { key: pick.key, option: pick.choice };
    table.propose(seat, with, without).into_iter().map(pick).collect()
}

/// The kinds of windows of a match.
pub(crate) fn windows(table: &dyn AnyTable, to: Lang) -> Vec<WindowKind> {
    let say = |phrase: &games::Phrase| spans(table.say(phrase, lang(to)));
    let kind = |kind: games::WindowKind| WindowKind {
        slug: kind.slug.to_owned(),
        name: say(&kind.name),
        group: say(&kind.group),
        usual: kind.usual,
    };
    table.windows().into_iter().map(kind).collect()
}

/// The kinds of actions with their shortcut keys.
fn acts(table: &dyn AnyTable, to: Lang) -> Vec<Act> {
    let act = |act: games::ActKind| Act {
        verb: act.verb.to_owned(),
        key: act.key.to_string(),
        name: spans(table.say(&act.name, lang(to))),
    };
    table.acts().into_iter().map(act).collect()
}

/// The verb of an option: the first word of its key, unless that is a number or a seat.
fn verb(key: &str) -> Option<String> {
    let first = key.split(' ').next().unwrap_or_default();
    first.bytes().all(|b| b.is_ascii_lowercase()).then(|| first.to_owned())
}

/// The log from a line on, as a viewer may read it.
pub(crate) fn log(table: &dyn AnyTable, viewer: Viewer, to: Lang, from: usize) -> Vec<Entry> {
    let entry = |entry: games::LogEntry| {
        let (what, auto, commits) = match entry.what {
            What::Started => (Event::Start, false, None),
            What::Picked { auto, .. } => (Event::Pick, auto, None),
            What::Undone { commits, .. } => (Event::Undo, false, Some(commits as u32)),
            What::Redone { commits, .. } => (Event::Redo, false, Some(commits as u32)),
            What::Resealed => (Event::Reseal, false, None),
            What::Revealed => (Event::Reveal, false, None),
        };
        Entry {
            n: entry.line as u32,
            what,
            seat: entry.seat.map(number),
            auto,
            commits,
            void: !entry.live,
            text: entry.text.into_iter().map(spans).collect(),
        }
    };
    table.log(viewer, lang(to), from).into_iter().map(entry).collect()
}

/// Why a target is not an option.
pub(crate) fn why(
    table: &dyn AnyTable,
    seat: Seat,
    what: Target,
    to: Lang,
) -> Result<Option<Why>, games::NoSuchTarget> {
    let why = table.why_not(seat, what, lang(to))?;
    Ok(why.map(|why| Why { rule: why.rule.to_owned(), text: spans(why.text) }))
}

/// All printed cards of a match.
pub(crate) fn faces(table: &dyn AnyTable, to: Lang) -> Vec<CardFace> {
    let say = |phrase: &games::Phrase| spans(table.say(phrase, lang(to)));
    let glint = |g: &games::EffectIcon| EffectIcon { sign: g.sign.to_owned(), n: g.n, or: g.or };
    let part = |part: &games::Part| CardPart {
        sign: part.sign.to_owned(),
        head: say(&part.head),
        text: say(&part.text),
        glance: part.glance.iter().map(glint).collect(),
    };
    let stamp = |stamp: &games::Stamp| Stamp {
        spot: match stamp.spot {
            games::Spot::Title => StampSpot::Title,
            games::Spot::Side => StampSpot::Side,
            games::Spot::Strip => StampSpot::Strip,
            games::Spot::Foot => StampSpot::Foot,
        },
        sign: stamp.sign.to_owned(),
        n: stamp.n,
    };
    let face = |idx: usize| {
        let card = games::CardId(idx as u16);
        let face = table.face(card);
        CardFace {
            card: card.0,
            name: table.card_name(card, lang(to)),
            line: say(&face.type_line),
            text: face.text.iter().map(part).collect(),
            kind: face.kind.to_owned(),
            art: crate::images::path(table.game(), &face),
            cost: face.cost,
            defense: face.defense,
            guard: face.guard.to_owned(),
            outpost: face.outpost,
            faction: face.faction.to_owned(),
            stamps: face.stamps.iter().map(stamp).collect(),
            traits: face.traits.as_ref().map(say),
            print: face.print.as_ref().map(|p| Print { number: p.number, sets: p.sets.clone() }),
            marks: face.marks.iter().map(|mark| Localizer { table, lang: to }.mark(mark)).collect(),
            names: None,
            slug: face.slug,
        }
    };
    (0..table.cards()).map(face).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_leads_back_to_what_it_was_made_of() {
        let seat = Seat::new(2);
        let places = ROLES
            .iter()
            .flat_map(|&(role, ..)| [None, Some(seat)].map(|owner| Target::Place(Place { role, owner, slot: 7 })));
        for what in places.chain([Target::Seat(seat), Target::EndTurn]) {
            assert_eq!(target(&address(what), 3), Some(what), "{}", address(what));
        }
    }

    #[test]
    fn nonsense_leads_nowhere() {
        for text in ["", "/", "hand", "hand/", "hand/9/1", "hand/0/1/2", "seat", "seat/8", "seat/x", "end/1", "x/1/2"] {
            assert_eq!(target(text, 8), None, "{text}");
        }
        for text in ["hand/2/0", "seat/2"] {
            assert_eq!((target(text, 2), target(text, 3).is_some()), (None, true), "{text}");
        }
    }
}
