//! Property: no message to a viewer changes when cards hidden from it are swapped.

use games::{AnyTable, Seat, Secret, Target, ToAct, Viewer, Wanted};
use protocol::{ClientMsg, Lang, ServerMsg};

use super::picture::Picture;
use super::show;

const LANGS: [Lang; 4] = [Lang::En, Lang::Ru, Lang::Uk, Lang::Ja];

/// A small generator: the tests have to be the same every time.
pub(super) struct Dice(pub(super) u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n
    }
}

pub(super) fn lay(mode: &str, seats: usize, seed: u8) -> Box<dyn AnyTable> {
    let wanted = Wanted { mode: Some(mode.to_owned()), seats: Some(seats), ..Wanted::default() };
    let setup = games::setup("star-realms", &wanted).expect("a setup");
    let secret = Secret { seed: [seed; 32], salt: [1; 32] };
    games::open("star-realms", &setup, serde_json::Map::new(), secret).expect("a match")
}

/// Everything a viewer can be told about a table, as text.
fn told(table: &dyn AnyTable, viewer: Viewer, from: usize) -> String {
    let mut all = String::new();
    for lang in LANGS {
        let view = Picture::new(table, viewer, lang).view().clone();
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Judge => None,
        };
        all += &serde_json::to_string(&(&view, protocol::view_hash(&view))).expect("json");
        all += &serde_json::to_string(&show::open(table, seat, lang)).expect("json");
        all += &serde_json::to_string(&show::log(table, viewer, lang, from)).expect("json");
        if let Some(seat) = seat {
            for what in pointed_at(table.seats()) {
                all += &serde_json::to_string(&show::why(table, seat, what, lang)).expect("json");
            }
        }
    }
    all
}

/// Things somebody may point at, hidden ones among them.
fn pointed_at(seats: usize) -> Vec<Target> {
    let owned = |seat: usize| ["hand", "play", "discard", "draw"].map(|zone| format!("{zone}/{seat}/0"));
    let mut all: Vec<String> = (0..seats).flat_map(owned).collect();
    all.extend((0..seats).map(|seat| format!("seat/{seat}")));
    all.extend(["market/0", "market/3", "supply/0", "deck/0", "scrap/0", "end"].map(str::to_owned));
    all.iter().filter_map(|address| show::target(address)).collect()
}

pub(super) fn pick(table: &dyn AnyTable, dice: &mut Dice) -> Option<(Seat, String)> {
    let ToAct::Seats { asked, .. } = table.to_act() else { return None };
    let seat = asked.iter().nth(dice.below(asked.len()))?;
    let choices = table.choices(seat, games::Lang::En);
    Some((seat, choices[dice.below(choices.len())].words.clone()))
}

#[track_caller]
fn compare(mode: &str, seats: usize, seed: u8, steps: usize) {
    let (mut table, mut dice) = (lay(mode, seats, seed), Dice(u64::from(seed)));
    let mut swapped = 0;
    for step in 0..steps {
        let Some((who, words)) = pick(&*table, &mut dice) else { break };
        for eyes in Seat::first(seats) {
            let worlds = [1, 2].map(|n| table.dealt_anew(eyes, n + 2 * step as u64));
            let [a, b] = &worlds;
            swapped += usize::from(told(&**a, Viewer::Judge, 0) != told(&**b, Viewer::Judge, 0));
            // Whoever has no seat knows even less.
            for viewer in [Viewer::Seat(eyes), Viewer::Spectator] {
                assert_eq!(told(&**a, viewer, 0), told(&**b, viewer, 0), "{mode} {seed}, step {step}, {viewer:?}");
            }
            // And when somebody else does the same in both with the same luck, it sounds the same.
            let [mut a, mut b] = worlds;
            let line = a.line_count();
            if who != eyes && a.choose(who, &[&words], false).is_ok() && b.choose(who, &[&words], false).is_ok() {
                let (a, b) = (heard(&*a, eyes, line), heard(&*b, eyes, line));
                assert_eq!(a, b, "{mode} {seed}, step {step}, {eyes:?} hears {words}");
            }
        }
        table.choose(who, &[&words], false).expect("an option");
    }
    assert!(swapped > 0, "the worlds were all the same");
}

/// What a seat hears of the last line, and the patch it gets for it.
fn heard(table: &dyn AnyTable, eyes: Seat, line: usize) -> String {
    let entries = show::log(table, Viewer::Seat(eyes), Lang::En, line);
    serde_json::to_string(&entries).expect("json")
}

#[test]
fn no_message_changes_when_hidden_cards_are_swapped() {
    let long = std::env::var_os("ORRERY_LONG").is_some();
    let (seeds, steps) = if long { (20, 400) } else { (2, 60) };
    for seed in 0..seeds {
        compare("duel", 2, seed, steps);
        compare("free-for-all", 3, seed, steps / 2);
        compare("hydra", 4, seed, steps / 2);
        compare("emperor", 6, seed, steps / 3);
        compare("raid", 4, seed, steps / 2);
    }
}

/// Messages survive their text.
#[test]
fn messages_are_read_as_they_were_written() {
    let table = lay("duel", 2, 1);
    let decision = show::open(&*table, Some(Seat::new(0)), Lang::Ja);
    let nack = ServerMsg::Nack {
        cid: Some(uuid::Uuid::nil()),
        table: None,
        code: protocol::Nack::Changed,
        reason: Some("…".to_owned()),
        n: Some(1),
        open: Some(Box::new(decision)),
    };
    let text = serde_json::to_string(&nack).expect("json");
    assert_eq!(serde_json::from_str::<ServerMsg>(&text).expect("the same"), nack);
    let join = ClientMsg::Join { table: uuid::Uuid::nil(), role: protocol::Role::Coach(3), have: None, said: None };
    let text = serde_json::to_string(&join).expect("json");
    assert_eq!(serde_json::from_str::<ClientMsg>(&text).expect("the same"), join);
}
