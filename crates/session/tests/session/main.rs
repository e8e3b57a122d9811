//! Tests matches of a small game, from the first pick to the revealed secret.

mod choosing;
mod damage;
mod files;
mod fuzzing;
mod golden;
mod magpie;
mod saving;
mod undoing;
mod verifying;
mod walking;

use std::sync::Arc;

use magpie::Magpie;
use serde_json::json;
use session::{About, Match, Refused, Secret};
use table::chance::Fast;
use table::{Chance, Seat, ToAct};

const NORTH: Seat = Seat::new(0);
const SOUTH: Seat = Seat::new(1);

fn secret(n: u8) -> Secret {
    Secret { seed: [n; 32], salt: [n ^ 0xff; 32] }
}

fn about(game: &Magpie) -> About {
    About {
        game: "magpie".into(),
        rules: "1".into(),
        content: "six kinds".into(),
        setup: json!({ "rounds": game.rounds, "seats": game.seats }),
        cast: vec!["ant".into(), "bee".into(), "cat".into(), "dog".into(), "eel".into(), "fox".into()],
    }
}

fn new_match(seats: usize, rounds: u8, seed: u8) -> Match<Magpie> {
    let game = Magpie::new(seats, rounds);
    let about = about(&game);
    Match::new(Arc::new(game), about, secret(seed))
}

fn short() -> Match<Magpie> {
    new_match(2, 3, 1)
}

fn active(m: &Match<Magpie>) -> Option<Seat> {
    match m.to_act() {
        ToAct::Seats { asked, .. } => asked.lowest(),
        ToAct::Over(_) => None,
    }
}

/// The first option of the acting seat that starts with this verb.
fn find(m: &Match<Magpie>, verb: &str) -> Option<String> {
    m.options(active(m)?).into_iter().find(|words| words.starts_with(verb))
}

#[track_caller]
fn choose(m: &mut Match<Magpie>, words: &[&str]) {
    let seat = active(m).expect("a running match");
    m.choose(seat, words).expect("a legal choice");
}

/// One random step of a random seat: usually a pick, sometimes an undo or redo.
fn step(m: &mut Match<Magpie>, luck: &mut Fast) {
    let Some(seat) = active(m) else { return };
    let previous = Seat::new((seat.idx() + m.game().seats - 1) % m.game().seats);
    let done = match luck.below(12) {
        0 => m.undo(seat).is_ok(),
        1 => m.undo(previous).is_ok(),
        2 => m.undo_to_barrier(seat).is_ok(),
        3 => m.redo(seat).is_ok(),
        4 if luck.below(4) == 0 => m.undo_with_consent(seat, 3).is_ok(),
        _ => false,
    };
    if done {
        return;
    }
    let options = m.options(seat);
    if let [only] = &options[..] {
        m.choose_auto(seat, &[only]).expect("the only option");
        return;
    }
    let pick = options[luck.below(options.len() as u32) as usize].clone();
    if pick == "trade" && luck.below(2) == 0 {
        // A whole trade in one list, in any order, if the hand allows it.
        let mut list = vec![pick.clone()];
        let hoards = options.iter().filter_map(|words| words.strip_prefix("hoard "));
        list.extend(hoards.take(2).map(|kind| format!("give {kind}")));
        if list.len() == 3 && luck.below(2) == 0 {
            list.swap(1, 2);
        }
        if list.len() == 2 {
            list.push("done".into());
        }
        m.choose(seat, &list).expect("a whole trade");
        return;
    }
    m.choose(seat, &[pick]).expect("an option");
}

/// A finished match with undos, redos, lists and automatic picks in it.
fn finished(seats: usize, rounds: u8, seed: u8) -> Match<Magpie> {
    let mut m = new_match(seats, rounds, seed);
    let mut luck = Fast::new(u64::from(seed));
    while active(&m).is_some() {
        step(&mut m, &mut luck);
    }
    m
}

fn saved(m: &Match<Magpie>) -> String {
    let mut bytes = Vec::new();
    m.save(&mut bytes).expect("a vector takes all bytes");
    String::from_utf8(bytes).expect("a save is text")
}

#[track_caller]
fn same(a: &Match<Magpie>, b: &Match<Magpie>) {
    assert_eq!(saved(a), saved(b));
    assert_eq!(a.state(), b.state());
    assert!(a.history().eq(b.history()));
    assert_eq!(a.secret_text(), b.secret_text());
    for who in [table::Viewer::Seat(NORTH), table::Viewer::Spectator, table::Viewer::Judge] {
        assert!(a.log_for(who).eq(b.log_for(who)), "the logs of {who:?} differ");
    }
}
