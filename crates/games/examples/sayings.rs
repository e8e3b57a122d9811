//! Prints all texts of a game for translators: `sayings GAME LANG [MATCHES]`.
//!
//! Prints every card, then the questions, options, warnings, refusals, log lines and board texts of random matches,
//! each pattern with a few examples, in English and in that language.

use std::collections::BTreeMap;

use games::{AnyTable, Lang, Phrase, Secret, Span, SpanKind, Target, ToAct, Viewer, Wanted, plain};
use serde_json::Map;
use table::Chance;
use table::chance::Fast;

/// Maximum number of examples of a pattern.
const EXAMPLES: usize = 3;

/// The texts by kind and pattern, with examples in English and in the other language.
#[derive(Default)]
struct Heard(BTreeMap<(&'static str, String), Vec<(String, String)>>);

impl Heard {
    fn hear(&mut self, kind: &'static str, english: &[Span], other: &[Span]) {
        let pair = (plain(english), plain(other));
        let examples = self.0.entry((kind, pattern(english))).or_default();
        if examples.len() < EXAMPLES && !examples.contains(&pair) {
            examples.push(pair);
        }
    }

    fn phrase(&mut self, kind: &'static str, table: &dyn AnyTable, phrase: &Phrase, lang: Lang) {
        self.hear(kind, &table.say(phrase, Lang::En), &table.say(phrase, lang));
    }
}

/// A sentence without its names and numbers.
fn pattern(spans: &[Span]) -> String {
    let part = |span: &Span| match span.kind {
        SpanKind::Card(_) => "[card]".to_owned(),
        SpanKind::Seat(_) => "[seat]".to_owned(),
        _ => span.text.chars().map(|c| if c.is_ascii_digit() { '#' } else { c }).collect(),
    };
    spans.iter().map(part).collect()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let game = args.next().ok_or("which game?")?;
    let lang = args.next().and_then(|code| Lang::from_code(&code)).ok_or("which language?")?;
    let matches: u64 = args.next().map_or(Ok(20), |n| n.parse())?;
    let info = games::GAMES.iter().find(|g| g.slug == game).ok_or("no such game")?;
    let mut heard = Heard::default();
    for number in 0..matches {
        let mode = info.modes[number as usize % info.modes.len()];
        let wanted = Wanted {
            mode: Some(mode.slug.to_owned()),
            seats: mode.seats.last().copied(),
            seed: Some(number),
            ..Wanted::default()
        };
        let setup = games::setup(&game, &wanted)?;
        let secret = Secret { seed: [number as u8; 32], salt: [7; 32] };
        let mut table = games::open(&game, &setup, Map::new(), secret)?;
        if number == 0 {
            print(&cards(&*table, lang));
        }
        play(&mut *table, lang, number, &mut heard)?;
    }
    let mut lines = Vec::new();
    for ((kind, _), examples) in heard.0 {
        for (english, other) in examples {
            lines.push(format!("{kind}\n  en {english}\n  {lang} {other}"));
        }
    }
    print(&lines);
    Ok(())
}

/// Every card with its text.
fn cards(table: &dyn AnyTable, lang: Lang) -> Vec<String> {
    let both = |phrase: &Phrase| [Lang::En, lang].map(|l| format!("  {l} {}", plain(&table.say(phrase, l)))).join("\n");
    let mut lines = Vec::new();
    for face in (0..table.cards()).map(|idx| table.face(table::CardId(idx as u16))) {
        let names = [Lang::En, lang].map(|l| table.card_name(face.card, l)).join(" | ");
        lines.push(format!("card {}: {names}\n{}", face.slug, both(&face.type_line)));
        lines.extend(face.traits.iter().map(both));
        lines.extend(face.text.iter().map(|part| format!("{}\n{}", both(&part.head), both(&part.text))));
    }
    lines
}

/// Plays a random match and collects its texts.
fn play(table: &mut dyn AnyTable, lang: Lang, seed: u64, heard: &mut Heard) -> Result<(), Box<dyn std::error::Error>> {
    let mut rng = Fast::new(seed);
    let mut told = 0;
    for _ in 0..1500 {
        let ToAct::Seats { asked, .. } = table.to_act() else { break };
        let seat = asked.iter().next().ok_or("the game waits for nobody")?;
        let questions = [Lang::En, lang].map(|l| table.question(seat, l).prompt);
        heard.hear("asked", &questions[0], &questions[1]);
        let choices = [Lang::En, lang].map(|l| table.choices(seat, l));
        for (english, other) in choices[0].iter().zip(&choices[1]) {
            heard.hear("offered", &english.label, &other.label);
            if let (Some(english), Some(other)) = (&english.warning, &other.warning) {
                heard.hear("warned", english, other);
            }
        }
        let board = table.table_view(Viewer::Seat(seat));
        look(table, &board, lang, heard);
        for zone in &board.zones {
            for slot in 0..zone.cards.len() {
                let place = table::Place { role: zone.role, owner: zone.owner, slot: slot as u16 };
                let why = [Lang::En, lang].map(|l| table.why_not(seat, Target::Place(place), l));
                if let [Ok(Some(english)), Ok(Some(other))] = why {
                    heard.hear("refused", &english.text, &other.text);
                }
            }
        }
        for target in [Target::EndTurn, Target::Seat(seat)] {
            if let [Ok(Some(english)), Ok(Some(other))] = [Lang::En, lang].map(|l| table.why_not(seat, target, l)) {
                heard.hear("refused", &english.text, &other.text);
            }
        }
        let pick = choices[0][rng.below(choices[0].len() as u32) as usize].key.clone();
        table.choose(seat, &[&pick], false)?;
        for who in [Viewer::Seat(seat), Viewer::Spectator] {
            let logs = [Lang::En, lang].map(|l| table.log(who, l, told));
            for (english, other) in logs[0].iter().zip(&logs[1]) {
                for (english, other) in english.text.iter().zip(&other.text) {
                    heard.hear("told", english, other);
                }
            }
        }
        told = table.line_count();
    }
    Ok(())
}

/// Collects the texts of a board besides its cards.
fn look(table: &dyn AnyTable, board: &games::TableView, lang: Lang, heard: &mut Heard) {
    let tracks = board.tracks.iter().flat_map(|track| track.stages.iter().chain([&track.name]));
    let panels = board.seats.iter().flat_map(|p| p.notes.iter().chain(p.counters.iter().map(|c| &c.name)));
    let zones = board.zones.iter().flat_map(|zone| {
        let marks = zone.cards.iter().flat_map(|slot| &slot.marks).map(|mark| &mark.phrase);
        marks.chain(&zone.note).chain([&zone.title])
    });
    let gauges = board.gauges.iter().flat_map(|g| g.ends.iter().map(|end| &end.name).chain([&g.text]));
    for phrase in board.status.iter().chain(tracks).chain(panels).chain(zones).chain(gauges) {
        heard.phrase("shown", table, phrase, lang);
    }
}

#[expect(clippy::print_stdout, reason = "the program prints the texts")]
fn print(lines: &[String]) {
    for line in lines {
        println!("{line}");
    }
}
