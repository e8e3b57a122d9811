//! Hidden cards: every message and every route at two tables that differ only in what is hidden.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use games::{Lang, Seat, ToAct, Wanted};
use protocol::{ClientMsg, Role, TableId, TableView, Zone};
use uuid::Uuid;

use super::routes::{self, Method};
use super::twins::{Pair, Twins, alike};
use super::worlds::{Dice, tables};
use crate::harness::{Guest, TestServer};
use crate::in_progress::{copy, played, played_on};

/// The choices of the seat that must choose, in each world.
fn choices(twins: &Twins) -> Option<(Seat, [BTreeSet<String>; 2])> {
    let ToAct::Seats { asked, .. } = twins.tables[0].to_act() else { return None };
    let seat = asked.lowest()?;
    let words = twins.tables.each_ref().map(|table| {
        let choices = table.choices(seat, Lang::En);
        choices.into_iter().map(|choice| choice.key).collect()
    });
    Some((seat, words))
}

/// Whether only the hiding seat can tell the worlds apart after these choices.
fn stay_alike(twins: &Twins, seat: Seat, words: &[String; 2]) -> bool {
    let [mut a, mut b] = twins.tables.each_ref().map(|table| copy(&**table));
    let done = a.choose(seat, &[&words[0]], false).is_ok() && b.choose(seat, &[&words[1]], false).is_ok();
    done && alike([&*a, &*b], twins.hides)
}

/// A choice that exists in both worlds, and after which they still look the same. The hiding seat may make other
/// choices too, but then everyone may see the difference.
fn common_pick(twins: &Twins, dice: &mut Dice) -> Option<(Seat, [String; 2])> {
    let (seat, [a, b]) = choices(twins)?;
    let mut both: Vec<String> = a.intersection(&b).cloned().collect();
    while !both.is_empty() {
        let words = both.swap_remove(dice.below(both.len()));
        let words = [words.clone(), words];
        if stay_alike(twins, seat, &words) {
            return Some((seat, words));
        }
    }
    None
}

/// The same, but choices by which a seat hides something (a base, a mission for a leader, the cards kept) differ
/// between the worlds.
fn secret_pick(twins: &Twins, dice: &mut Dice) -> Option<(Seat, [String; 2])> {
    const SECRET: [&str; 4] = ["hide ", "assign ", "recruit ", "keep "];
    let (seat, [a, b]) = choices(twins)?;
    if let Some(layout) = a.iter().find(|words| words.starts_with("layout ")) {
        return Some((seat, [layout.clone(), layout.clone()]));
    }
    let last = |words: &str| words.rsplit(' ').next().map(str::to_owned);
    // The leader who is sent is public, the mission is not. The systems of two bases have nothing in common.
    let fits = |a: &String, b: &String| a != b && (a.starts_with("hide ") || last(a) == last(b));
    let mut pairs: Vec<[String; 2]> = Vec::new();
    if seat == twins.hides {
        let secret = |words: &&String| SECRET.iter().any(|verb| words.starts_with(verb));
        for a in a.iter().filter(secret) {
            pairs.extend(b.iter().filter(|b| fits(a, b)).map(|b| [a.clone(), b.clone()]));
        }
    }
    for _ in 0..pairs.len().min(6) {
        let words = pairs.swap_remove(dice.below(pairs.len()));
        if stay_alike(twins, seat, &words) {
            return Some((seat, words));
        }
    }
    common_pick(twins, dice)
}

/// Kinds of zones a view can have.
const ROLES: [&str; 21] = [
    "market", "supply", "deck", "scrap", "play", "hand", "draw", "discard", "goals", "goaldeck", "lane", "stake",
    "lost", "map", "pool", "orders", "queue", "reserve", "tactics", "clues", "dice",
];

/// Every address of a table: each visible slot, slots beyond the end of each zone, everything others may see, and
/// owners that do not exist.
fn addresses(view: &TableView) -> Vec<String> {
    let seen = |zone: &Zone| (0..zone.cards.len() + 2).map(|slot| format!("{}/{slot}", zone.id)).collect::<Vec<_>>();
    let mut all: Vec<String> = view.zones.iter().flat_map(seen).collect();
    for role in ROLES {
        let owned = |owner: usize| [0, 1, 2, 3, 8, 40].map(|slot| format!("{role}/{owner}/{slot}"));
        all.extend((0..2).flat_map(owned));
        all.extend([2, 7, 255].map(|owner| format!("{role}/{owner}/0")));
        all.extend([0, 1, 30].map(|slot| format!("{role}/{slot}")));
    }
    all.extend(["seat/0", "seat/1", "seat/2", "end"].map(str::to_owned));
    all.sort_unstable();
    all.dedup();
    all
}

/// Sends every kind of question, valid and invalid.
async fn interrogate(eve: &mut Pair, seat: u8, dice: &mut Dice) {
    let cid = Uuid::from_u128(u128::from(dice.0) << 64 | 7);
    let last = eve.at[0].mirror.n.expect("a running match");
    for some in addresses(&eve.at[0].mirror.view).chunks(8) {
        for what in some {
            for at in &mut eve.at {
                at.send(&ClientMsg::Why { table: at.mirror.table, seat, what: what.clone() }).await;
            }
        }
        eve.listen().await;
    }
    let guesses = ["play viper", "end turn", "hide hoth", "assign sabotage chewbacca", "pass", "0", "x"];
    for decision in [last.saturating_sub(1), last, last + 1, u32::MAX] {
        for guess in guesses {
            // For the other seat, and for its own seat without a decision: neither can have an effect.
            let asked = eve.at[0].mirror.decision().is_some();
            let as_seat = if asked { 1 - seat } else { seat };
            let choice = vec![guess.to_owned()];
            eve.say(|table| ClientMsg::Act { table, cid, seat: as_seat, decision, choice: choice.clone() }).await;
        }
        eve.say(|table| ClientMsg::Propose { table, seat, decision, with: vec!["x".to_owned()], without: Vec::new() })
            .await;
        eve.say(|table| ClientMsg::Hint { table, seat, decision }).await;
        eve.say(|table| ClientMsg::Draft { table, seat, decision, partial: vec!["pass".to_owned()] }).await;
    }
    eve.say(|table| ClientMsg::Redo { table, cid, seat }).await;
    eve.say(|table| ClientMsg::Hold { table, cid, seat: 1 - seat, on: true }).await;
    eve.say(|table| ClientMsg::Resync { table }).await;
    for role in [Role::Seat(1 - seat), Role::Coach(1 - seat), Role::Referee, Role::Seat(seat)] {
        eve.say(|table| ClientMsg::Join { table, role, have: Some(0), said: None }).await;
    }
}

/// Requests every route for both tables and these lines of them.
async fn ask_routes(who: &Guest, pair: &mut Pair, routes: &[(Method, String)], lines: RangeInclusive<u32>) {
    let tables = [pair.at[0].mirror.table, pair.at[1].mirror.table];
    for (method, path) in routes {
        for (idx, table) in tables.into_iter().enumerate() {
            for answer in routes::ask_all(who, *method, path, table, lines.clone()).await {
                pair.note(idx, &answer);
            }
        }
    }
}

/// How the twins are played on.
type Picker = fn(&Twins, &mut Dice) -> Option<(Seat, [String; 2])>;

/// Plays on with choices that reveal no difference, and lets the others look for one.
async fn attack(server: &TestServer, twins: &mut Twins, name: &str, steps: usize, picks: Picker) -> (usize, usize) {
    let (vic, eve, cleo) = (server.guest().await, server.guest().await, server.guest().await);
    let hides = twins.hides.idx();
    let people = if hides == 0 { [&vic, &eve] } else { [&eve, &vic] };
    let ids: [TableId; 2] = twins.seat(server, people).await;
    let seat = 1 - hides as u8;
    let mut victim = Pair::join(&vic, ids, Role::Seat(hides as u8)).await;
    let mut thief = Pair::join(&eve, ids, Role::Seat(seat)).await;
    let mut watcher = Pair::join(&cleo, ids, Role::Watch).await;
    for pair in [&mut victim, &mut thief, &mut watcher] {
        pair.give_orders().await;
    }
    let routes = routes::about_a_table(&eve).await;
    let mut dice = Dice(name.len() as u64);
    // Older lines were compared before.
    let (mut step, mut asked) = (0, twins.tables[0].line_count().saturating_sub(3) as u32);
    while step < steps {
        if [0, 3, 12, 30].contains(&step) {
            interrogate(&mut thief, seat, &mut dice).await;
            // The lines since the last time, and one that does not exist yet.
            let lines = asked..=thief.at[0].mirror.n.expect("a running match") + 1;
            asked = *lines.end();
            ask_routes(&eve, &mut thief, &routes, lines.clone()).await;
            ask_routes(&cleo, &mut watcher, &routes, lines).await;
        }
        let Some((who, words)) = picks(twins, &mut dice) else { break };
        twins.choose(who, &words);
        let mover = if who == twins.hides { &mut victim } else { &mut thief };
        let decision = mover.at[0].mirror.decision().unwrap_or_else(|| panic!("{name}, step {step}: {words:?}")).id;
        let cid = Uuid::from_u128(u128::from(dice.0) << 64);
        let seat = who.idx() as u8;
        let choice = |table: TableId| vec![words[usize::from(table != ids[0])].clone()];
        mover.say(|table| ClientMsg::Act { table, cid, seat, decision, choice: choice(table) }).await;
        for pair in [&mut victim, &mut thief, &mut watcher] {
            pair.listen().await;
        }
        step += 1;
        thief.expect_alike(&format!("{name}, step {step}, the other seat"));
        watcher.expect_alike(&format!("{name}, step {step}, a watcher"));
    }
    thief.expect_sealed(twins);
    watcher.expect_sealed(twins);
    (step, thief.told())
}

/// Attacks pairs of these tables for two, with either seat hiding, from the start and in the middle of a match.
async fn attack_all(which: &str) {
    let server = TestServer::open().await;
    let long = std::env::var_os("ORRERY_LONG").is_some();
    let all: Vec<_> = if long { 0..20 } else { 1..6 }
        .flat_map(|seed| tables(seed).into_iter().map(move |table| (seed, table)))
        .collect();
    let all: Vec<_> = all.into_iter().filter(|(_, (name, _))| name.starts_with(which)).collect();
    for (picks, steps) in [(0, 40), (if long { 200 } else { 60 }, 13)] {
        let (mut pairs, mut played, mut told) = (0, 0, 0);
        for (seed, (name, table)) in &all {
            // The short run takes the first seed with something to hide.
            if !long && *seed > 1 && pairs > 0 {
                break;
            }
            for hides in Seat::first(2) {
                // Not every position has hidden cards that nobody has seen.
                let twins = |picks| Twins::of(&*played_on(&**table, picks, *seed), hides);
                let Some(mut twins) = (picks..=picks + picks / 2).step_by(3).find_map(twins) else { continue };
                let name = format!("{name}, {hides:?} hides, after {picks}");
                let (played_on, heard) = Box::pin(attack(&server, &mut twins, &name, steps, common_pick)).await;
                pairs += 1;
                played += played_on;
                told += heard;
            }
        }
        assert!(pairs > 0, "no pairs after {picks}");
        assert!(played > 10 && told > 500, "{played} steps, {told} messages after {picks}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_byte_tells_two_duels_apart_that_differ_in_hidden_cards() {
    attack_all("duel").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_byte_tells_two_games_of_jedi_apart_that_differ_in_hidden_cards() {
    attack_all("jedi").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_byte_tells_two_games_of_rebels_apart_that_differ_in_hidden_cards() {
    attack_all("rebel").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_byte_tells_two_games_of_dice_apart_that_differ_in_hidden_cards() {
    attack_all("dice").await;
}

/// Attacks pairs of the board game, with either seat hiding: the base, missions with leaders on them, cards that were
/// kept.
#[tokio::test(flavor = "multi_thread")]
async fn no_byte_tells_two_board_games_apart_that_differ_in_secret_choices() {
    let server = TestServer::open().await;
    let long = std::env::var_os("ORRERY_LONG").is_some();
    for seed in if long { 0..20 } else { 1..2 } {
        // From the start, and after units have met.
        for (picks, most) in [(0, 30), (200, 13)] {
            for hides in Seat::first(2) {
                let name = format!("board, {seed}, {hides:?} hides, after {picks}");
                let board = played("rebellion", &Wanted { seats: Some(2), ..Wanted::default() }, picks, seed);
                let mut twins = Twins::equal(&*board, hides);
                let mut dice = Dice(u64::from(seed));
                // The layout is public.
                while !twins.differ() {
                    let (who, words) = secret_pick(&twins, &mut dice).expect("a choice");
                    twins.choose(who, &words);
                }
                let (steps, told) = Box::pin(attack(&server, &mut twins, &name, most, secret_pick)).await;
                assert!(steps > 10 && told > 500, "{name}: {steps} steps, {told} messages");
            }
        }
    }
}
