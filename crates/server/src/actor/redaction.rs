//! Property: swapping cards that are hidden from a viewer changes no message to that viewer.

use std::collections::BTreeSet;

use games::{AnyTable, Seat, Secret, Target, ToAct, Viewer, Wanted};
use protocol::{ClientMsg, Lang, ServerMsg};

use super::last_view::LastView;
use super::show;

const LANGS: [Lang; 4] = [Lang::En, Lang::Ru, Lang::Uk, Lang::Ja];

/// A small deterministic generator, so that the tests are reproducible.
pub(super) struct Dice(pub(super) u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n
    }
}

pub(super) fn lay(mode: &str, seats: usize, seed: u8) -> Box<dyn AnyTable> {
    let wanted = Wanted { mode: Some(mode.to_owned()), seats: Some(seats), ..Wanted::default() };
    lay_game("star-realms", &wanted, seed)
}

/// A table of the card game with these starter decks.
pub(super) fn lay_decks(light: &str, dark: &str, seed: u8) -> Box<dyn AnyTable> {
    let decks = [light, dark].map(|slug| games::DeckWish::Starter(slug.to_owned())).to_vec();
    lay_game("sw-lcg", &Wanted { decks, ..Wanted::default() }, seed)
}

fn lay_game(game: &str, wanted: &Wanted, seed: u8) -> Box<dyn AnyTable> {
    let setup = games::setup(game, wanted).expect("a setup");
    let secret = Secret { seed: [seed; 32], salt: [1; 32] };
    games::open(game, &setup, serde_json::Map::new(), secret).expect("a match")
}

/// Everything a viewer can be sent about a table, as text.
fn told(table: &dyn AnyTable, viewer: Viewer, from: usize) -> String {
    let mut all = String::new();
    for lang in LANGS {
        let view = LastView::new(table, viewer, lang).view().clone();
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Judge => None,
        };
        // The hash of the view depends on nothing else.
        all += &serde_json::to_string(&view).expect("json");
        all += &serde_json::to_string(&show::open(table, seat, lang)).expect("json");
        all += &serde_json::to_string(&show::log(table, viewer, lang, from)).expect("json");
        if let Some(seat) = seat {
            for what in pointed_at(table.seats()) {
                all += &serde_json::to_string(&show::why(table, seat, what, lang).ok()).expect("json");
            }
        }
    }
    all
}

/// Targets a player may point at, including hidden ones.
fn pointed_at(seats: usize) -> Vec<Target> {
    let zones = [
        "hand", "play", "discard", "draw", "goals", "goaldeck", "lane", "stake", "lost", "pool", "orders", "queue",
        "reserve", "tactics", "clues", "dice",
    ];
    let owned = |seat: usize| zones.map(|zone| format!("{zone}/{seat}/0"));
    let mut all: Vec<String> = (0..seats).flat_map(owned).collect();
    all.extend((0..seats).map(|seat| format!("seat/{seat}")));
    all.extend(
        ["market/0", "market/3", "supply/0", "deck/0", "scrap/0", "map/0", "map/7", "lane/0", "end"].map(str::to_owned),
    );
    all.iter().filter_map(|address| show::target(address, seats)).collect()
}

pub(super) fn pick(table: &dyn AnyTable, dice: &mut Dice) -> Option<(Seat, String)> {
    let ToAct::Seats { asked, .. } = table.to_act() else { return None };
    let seat = asked.iter().nth(dice.below(asked.len()))?;
    let choices = table.choices(seat, games::Lang::En);
    Some((seat, choices[dice.below(choices.len())].key.clone()))
}

/// Kinds of zones, and whether they belong to the viewer.
type Hidden = BTreeSet<(String, bool)>;

/// The zones that a seat cannot see completely, and whether a card is captured.
fn hidden_from(table: &dyn AnyTable, eyes: Seat) -> Hidden {
    let (seen, all) = (table.table_view(Viewer::Seat(eyes)), table.table_view(Viewer::Judge));
    let differs = |zone: &&games::Zone| {
        let twin = all.zones.iter().find(|z| (z.role, z.owner) == (zone.role, zone.owner));
        twin.is_some_and(|twin| twin.cards != zone.cards)
    };
    let mut marks = all.zones.iter().flat_map(|zone| &zone.cards).flat_map(|slot| &slot.marks);
    let captive = marks.any(|mark| mark.sign == "captured").then(|| ("captured".to_owned(), false));
    let backs = seen.zones.iter().filter(differs);
    backs.map(|zone| (format!("{:?}", zone.role), zone.owner == Some(eyes))).chain(captive).collect()
}

/// Picks that reveal secret choices: their log may differ between the two worlds.
const TURNS_OVER: [(&str, &str); 1] = [("destiny", "done")];

/// Compares the messages of two worlds every `every` steps, and whenever a kind of zone is hidden for the first time.
#[track_caller]
fn compare(name: &str, mut table: Box<dyn AnyTable>, seed: u8, (steps, every): (usize, usize), met: &mut Hidden) {
    let (mut dice, seats) = (Dice(u64::from(seed)), table.seats());
    let (mut swapped, mut compared) = (false, 0);
    for step in 0..steps {
        let Some((who, key)) = pick(&*table, &mut dice) else { break };
        let hidden: Hidden = Seat::first(seats).flat_map(|eyes| hidden_from(&*table, eyes)).collect();
        let due = step % every == 0 || !hidden.is_subset(met);
        met.extend(hidden);
        for eyes in Seat::first(seats).filter(|_| due) {
            let worlds = [1, 2].map(|n| table.redealt(eyes, n + 2 * step as u64));
            let [a, b] = &worlds;
            // Older lines were compared in earlier steps.
            let from = a.line_count().saturating_sub(if every == 1 { 4 } else { 64 });
            compared += 1;
            swapped = swapped || told(&**a, Viewer::Judge, from) != told(&**b, Viewer::Judge, from);
            // A spectator knows even less.
            for viewer in [Viewer::Seat(eyes), Viewer::Spectator] {
                let same = told(&**a, viewer, from) == told(&**b, viewer, from);
                assert!(same, "{name} {seed}, step {step}, {viewer:?} sees hidden cards");
            }
            // When another seat makes the same choice in both worlds with the same chance values, the log is the same,
            // unless the viewer rightly sees another card now: one that an effect discards, or one that it draws itself.
            let [mut a, mut b] = worlds;
            let line = a.line_count();
            if who != eyes
                && !TURNS_OVER.contains(&(a.game(), key.as_str()))
                && a.choose(who, &[&key], false).is_ok()
                && b.choose(who, &[&key], false).is_ok()
            {
                let seen =
                    |table: &dyn AnyTable| [Viewer::Spectator, Viewer::Seat(eyes)].map(|who| table.table_view(who));
                if seen(&*a) != seen(&*b) {
                    continue;
                }
                let (a, b) = (heard(&*a, eyes, line), heard(&*b, eyes, line));
                assert_eq!(a, b, "{name} {seed}, step {step}, {eyes:?} reads about {key}");
            }
        }
        table.choose(who, &[&key], false).expect("an option");
    }
    assert!(swapped || compared < seats, "the worlds never differed");
}

/// The log from this line on, as a seat reads it.
fn heard(table: &dyn AnyTable, eyes: Seat, line: usize) -> String {
    let entries = show::log(table, Viewer::Seat(eyes), Lang::En, line);
    serde_json::to_string(&entries).expect("json")
}

#[test]
fn no_message_changes_when_hidden_cards_are_swapped() {
    let long = std::env::var_os("ORRERY_LONG").is_some();
    let (seeds, steps) = if long { (20, 400) } else { (2, 60) };
    let met = &mut Hidden::new();
    for seed in 0..seeds {
        compare("duel", lay("duel", 2, seed), seed, (steps, 1), met);
        compare("free-for-all", lay("free-for-all", 3, seed), seed, (steps / 2, 1), met);
        compare("hydra", lay("hydra", 4, seed), seed, (steps / 2, 1), met);
        compare("emperor", lay("emperor", 6, seed), seed, (steps / 3, 1), met);
        compare("raid", lay("raid", 4, seed), seed, (steps / 2, 1), met);
    }
}

/// The same in the card game, which hides more: hands, edge stacks, captives, objectives not yet in play.
#[test]
fn no_message_of_the_card_game_changes_when_hidden_cards_are_swapped() {
    const WORTH_IT: [&str; 4] = ["Hand", "Stake", "GoalDeck", "captured"];
    let long = std::env::var_os("ORRERY_LONG").is_some();
    let (seeds, every) = if long { (20, 1) } else { (1, 25) };
    let pairs = [("jedi", "sith"), ("rebel-alliance", "imperial-navy")];
    let all = |met: &Hidden| WORTH_IT.iter().all(|what| met.contains(&((*what).to_owned(), false)));
    let met = &mut Hidden::new();
    // Random play continues until each of these was hidden once.
    for seed in 0..40 {
        if seed >= seeds && all(met) {
            break;
        }
        for (light, dark) in pairs {
            let often = if seed < seeds { every } else { usize::MAX };
            compare(&format!("{light} against {dark}"), lay_decks(light, dark, seed), seed, (400, often), met);
        }
    }
    assert!(all(met), "only {met:?} was ever hidden");
}

/// The same in the board game: the base, assigned missions, hands, tactic cards, what the Empire has learned.
#[test]
fn no_message_of_the_board_game_changes_when_hidden_cards_are_swapped() {
    const WORTH_IT: [&str; 6] = ["Hand", "Orders", "Reserve", "Goals", "Clues", "Map"];
    let long = std::env::var_os("ORRERY_LONG").is_some();
    let (seeds, every) = if long { (20, 1) } else { (2, 40) };
    let met = &mut Hidden::new();
    for seed in 0..seeds {
        for seats in 2..=4 {
            let wanted = Wanted { seats: Some(seats), ..Wanted::default() };
            compare(&format!("for {seats}"), lay_game("rebellion", &wanted, seed), seed, (400, every), met);
        }
    }
    let hidden = |what: &str| met.contains(&(what.to_owned(), false));
    assert!(WORTH_IT.iter().all(|what| hidden(what)), "only {met:?} was ever hidden");
}

/// The same in the dice game, whose log mentions many of the cards that are drawn and looked at.
#[test]
fn no_message_of_the_dice_game_changes_when_hidden_cards_are_swapped() {
    let long = std::env::var_os("ORRERY_LONG").is_some();
    let (seeds, every) = if long { (20, 1) } else { (2, 25) };
    let met = &mut Hidden::new();
    for seed in 0..seeds {
        for (mode, seats) in [("starter", 2), ("standard", 2), ("starter", 3), ("standard", 4)] {
            let wanted = Wanted { mode: Some(mode.to_owned()), seats: Some(seats), ..Wanted::default() };
            compare(&format!("{mode} for {seats}"), lay_game("destiny", &wanted, seed), seed, (300, every), met);
        }
    }
    assert!(met.contains(&("Hand".to_owned(), false)), "only {met:?} was ever hidden");
}

/// With closed lists, two decks of one team look the same to all other viewers until their cards are seen.
#[test]
fn no_message_tells_a_closed_list() {
    let builder = games::deck_builder("destiny").expect("decks");
    let list = builder.starter("kylo-ren-starter", games::Lang::En).expect("a starter deck");
    // The same team and battlefield with other cards.
    let mut other = list.clone();
    let (flank, dodge) = ("01156", "01155");
    other.main.retain(|entry| entry.code != flank);
    other.main.iter_mut().filter(|entry| entry.code == dodge).for_each(|entry| entry.qty += 1);
    assert_eq!((list.qty(flank), list.qty(dodge), other.qty(flank), other.qty(dodge)), (1, 1, 0, 2));
    for (lists, same) in [("closed", true), ("open", false)] {
        let lay = |list: &games::DeckList| {
            let decks = vec![games::DeckWish::Starter("rey-starter".to_owned()), games::DeckWish::List(list.clone())];
            let rulings = vec![("lists".to_owned(), lists.to_owned())];
            lay_game("destiny", &Wanted { decks, rulings, ..Wanted::default() }, 7)
        };
        let (here, there) = (lay(&list), lay(&other));
        for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator] {
            let told = [&here, &there].map(|table| told(&**table, viewer, 0));
            assert_eq!(told[0] == told[1], same, "{viewer:?}, {lists}");
        }
        let own = [&here, &there].map(|table| told(&**table, Viewer::Seat(Seat::new(1)), 0));
        assert_ne!(own[0], own[1], "the owner sees the difference");
    }
}

/// Messages survive serialization and parsing.
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
