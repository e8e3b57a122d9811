//! Tests: `why` requests for addresses that no client was given, at the start of a match and later.

use protocol::{Nack, Zone};

use super::crashes::Looker;
use super::in_progress::{played, seated, two_seats};

/// Every game, and its modes that have more seats.
const TABLES: [(&str, Option<&str>, Option<usize>); 10] = [
    ("star-realms", None, None),
    ("star-realms", Some("free-for-all"), Some(4)),
    ("star-realms", Some("emperor"), Some(6)),
    ("sw-lcg", None, None),
    ("destiny", None, None),
    ("rebellion", None, None),
    ("rebellion", None, Some(4)),
    ("kuhn-poker", None, None),
    ("leduc-poker", None, None),
    ("micro-realms", None, None),
];

const ZONES: [&str; 22] = [
    "market", "supply", "deck", "scrap", "play", "hand", "draw", "discard", "goals", "goaldeck", "lane", "stake",
    "lost", "map", "pool", "orders", "queue", "reserve", "tactics", "clues", "dice", "seat",
];

/// Strings that look like addresses, and some that do not.
const NONE: [&str; 14] = [
    "",
    "/",
    "hand",
    "hand/",
    "hand/0/0/0",
    "hand/-1/0",
    "hand/0/x",
    "hand/0/65536",
    "hand/65536/0",
    "HAND/0/0",
    "seat",
    "seat/0/0",
    "end/0",
    "nowhere/0",
];

fn wanted(mode: Option<&str>, seats: Option<usize>) -> games::Wanted {
    games::Wanted { mode: mode.map(str::to_owned), seats, ..games::Wanted::default() }
}

/// How thoroughly the addresses are tested.
struct Questions {
    owners: Vec<usize>,
    /// Slots tested for every owner number, in addition to the slots that exist at the table.
    places: Vec<usize>,
}

impl Questions {
    /// Every owner number that fits a byte.
    fn all() -> Self {
        Self { owners: (0..=255).collect(), places: vec![0, 1, 7, 63, 255, 65535] }
    }

    /// The owner numbers around each limit.
    fn some() -> Self {
        Self { owners: (0..=8).chain([31, 63, 64, 127, 128, 255]).collect(), places: vec![0, 1, 63, 65535] }
    }

    /// An address at the table, as this seat sees it, gets an answer; every other address is `illegal`.
    async fn ask(&self, eve: &mut Looker, zones: &[Zone], seats: usize, when: &str) {
        let cards = |zone: &str| zones.iter().find(|known| known.id == zone).map(|known| known.cards.len().max(1));
        let mut questions: Vec<(String, bool)> = NONE.map(|what| (what.to_owned(), false)).to_vec();
        questions.push(("end".to_owned(), true));
        for word in ZONES {
            for &owner in &self.owners {
                let own = format!("{word}/{owner}");
                let known = match word {
                    "seat" => owner < seats,
                    _ => cards(word).is_some_and(|cards| owner < cards),
                };
                // The slots of a zone, and two beyond its end.
                let there = cards(&own).map_or(0..0, |cards| 0..cards + 2);
                // For owners that do not exist, the first and the last slot are enough.
                let places = self.places.iter().copied().filter(|slot| owner <= 8 || [0, 65535].contains(slot));
                for slot in there.chain(places) {
                    let known = word != "seat" && cards(&own).is_some_and(|cards| slot < cards);
                    questions.push((format!("{own}/{slot}"), known));
                }
                questions.push((own, known));
            }
            questions.extend(cards(word).into_iter().flat_map(|cards| 0..cards + 2).map(|slot| {
                let known = cards(word).is_some_and(|cards| slot < cards);
                (format!("{word}/{slot}"), known)
            }));
        }
        for (what, known) in questions {
            let answer = eve.why(&what).await;
            assert_eq!(answer.is_ok(), known, "{when}, {what}: {answer:?}");
            assert!(known || answer == Err((Nack::Illegal, true)), "{when}, {what}: {answer:?}");
        }
    }
}

/// Asks after this number of choices, from a seat with a pending decision and from one without.
async fn ask_after(tables: &[(&str, Option<&str>, Option<usize>)], picks: usize, seed: u8, questions: &Questions) {
    for &(game, mode, seats) in tables {
        let folder = tempfile::TempDir::new().expect("a folder");
        let (table, done) = played(game, &wanted(mode, seats), picks, seed);
        let seats = two_seats(&*table);
        let (app, id, user) = seated(folder.path(), &*table).await;
        for (conn, seat) in (1..).zip(seats) {
            let (mut eve, zones, _) = Looker::join_as(&app, id, user, conn, seat.idx() as u8).await;
            let when = format!("{game} {mode:?} {seed}, {done} choices, {seat:?}");
            questions.ask(&mut eve, &zones, table.seats(), &when).await;
        }
    }
}

fn long() -> bool {
    std::env::var_os("ORRERY_LONG").is_some()
}

/// Every address format with every owner number: existing addresses are answered, the others are `illegal`.
#[tokio::test(flavor = "multi_thread")]
async fn every_address_is_answered_and_none_brings_a_table_down() {
    ask_after(&TABLES, 0, 1, &Questions::all()).await;
}

/// The same in the middle of a match, when zones that start empty hold cards.
#[tokio::test(flavor = "multi_thread")]
async fn every_address_is_answered_in_the_middle_of_a_match() {
    for seed in if long() { 1..9 } else { 1..2 } {
        for picks in [50, 200, 500] {
            let questions = if long() { Questions::all() } else { Questions::some() };
            ask_after(&TABLES, picks, seed, &questions).await;
        }
    }
}

/// The target of every option exists at the table, in the middle of a match too.
#[tokio::test(flavor = "multi_thread")]
async fn the_address_of_an_option_leads_somewhere() {
    for (game, mode, seats) in TABLES {
        let setup = games::setup(game, &wanted(mode, seats)).expect("a setup");
        let mut table = games::peek(game, &setup).expect("a table");
        for n in 0..200_usize {
            let games::ToAct::Seats { asked, .. } = table.to_act() else { break };
            let Some(seat) = asked.iter().next() else { break };
            let choices = table.choices(seat, games::Lang::En);
            for choice in &choices {
                let Some(target) = choice.target else { continue };
                assert_eq!(table.why_not(seat, target, games::Lang::En), Ok(None), "{game} {n}: {target:?}");
            }
            let pick = choices[n * 7 % choices.len()].key.clone();
            table.choose(seat, &[&pick], false).expect("an option");
        }
    }
}
