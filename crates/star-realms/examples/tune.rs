//! Tunes the script's tables by self-play: `tune SECONDS SEED [FILE]` prints the tables found.
//!
//! Simultaneous perturbation: all weights are moved at random both ways, the two tables play each other, and all weights
//! go a little towards the winner. Whole games by macro turns, so a step of 400 games takes milliseconds.

use std::time::Instant;

use star_realms::policy::{Effects, Sheet, Span, Style};
use star_realms::{Duel, Setup};
use table::chance::Fast;
use table::{Chance, Game, NoSink};

/// Games of one step, half from either seat.
const GAMES: u64 = 200;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let seconds: f64 = args[0].parse().expect("seconds");
    let seed: u64 = args[1].parse().expect("a seed");
    let game = Duel::new(Setup::default()).expect("the usual duel");
    let start = args.get(2).map_or_else(
        || Sheet::embedded().clone(),
        |file| Sheet::read(&std::fs::read_to_string(file).expect("a file")).expect("a sheet"),
    );
    let start = spelled_out(&game, &start);
    let mut sheet = start.clone();
    let mut luck = Fast::new(seed);
    let begun = Instant::now();
    let mut steps = 0u32;
    while begun.elapsed().as_secs_f64() < seconds {
        let done = (begun.elapsed().as_secs_f64() / seconds) as f32;
        let signs: Vec<f32> = weights(&mut sheet).iter().map(|_| if luck.below(2) == 0 { 1.0 } else { -1.0 }).collect();
        let moved = |way: f32| {
            let mut other = sheet.clone();
            for ((weight, reach), sign) in weights(&mut other).into_iter().zip(&signs) {
                *weight += way * sign * reach;
            }
            other
        };
        let edge = contest(&game, &moved(1.0), &moved(-1.0), GAMES, luck.bits()) - 0.5;
        let rate = 0.8 * (1.0 - done).max(0.1);
        for ((weight, reach), sign) in weights(&mut sheet).into_iter().zip(&signs) {
            *weight += rate * edge * sign * reach;
        }
        steps += 1;
        if steps.is_multiple_of(1000) {
            eprintln!("{steps} steps, {:.3} against the start", contest(&game, &sheet, &start, 4000, luck.bits()));
        }
    }
    eprintln!("{steps} steps, {:.4} against the start", contest(&game, &sheet, &start, 20_000, luck.bits()));
    print(&mut sheet);
}

/// A sheet that lists every card.
fn spelled_out(game: &Duel, sheet: &Sheet) -> Sheet {
    let style = Style::<1>::new(sheet, Effects::NONE, game.db(), game.cast());
    let mut sheet = sheet.clone();
    for (card, lore) in game.db().cards().iter().zip(&style.lore) {
        sheet.cards.insert(card.id.clone(), lore.own);
    }
    sheet
}

/// Every weight that is tuned, and how far it is moved at a time.
fn weights(sheet: &mut Sheet) -> Vec<(&mut f32, f32)> {
    let Sheet { long, early, late, kin, face, hoard, cards, standing, .. } = sheet;
    let mut list = vec![(long, 0.6), (hoard, 0.03)];
    list.extend([(&mut kin.0, 0.01), (&mut kin.1, 0.01), (&mut face.0, 0.01), (&mut face.1, 0.01)]);
    for prices in [early, late] {
        let Effects { trade, combat, authority, draw, discard, .. } = prices;
        list.extend([(trade, 0.03), (combat, 0.01), (authority, 0.01), (draw, 0.04), (discard, 0.03)]);
    }
    for Span(a, b) in cards.values_mut() {
        list.extend([(a, 0.1), (b, 0.05)]);
    }
    for Span(a, b) in standing.values_mut() {
        list.extend([(a, 0.1), (b, 0.05)]);
    }
    list
}

/// Share of games the first sheet wins.
fn contest(game: &Duel, a: &Sheet, b: &Sheet, games: u64, seed: u64) -> f32 {
    let styles = [a, b].map(|sheet| Style::<1>::new(sheet, Effects::NONE, game.db(), game.cast()));
    let mut won = 0;
    for number in 0..games {
        let mut luck = Fast::new(seed ^ (number / 2));
        let mut state = game.start(&mut luck, &mut NoSink);
        let first = (number % 2) as usize;
        while !state.is_over() {
            let style = &styles[state.active.idx() ^ first];
            game.play_turn(&mut state, style, &mut luck);
        }
        won += u32::from(state.winners.iter().any(|seat| seat.idx() == first));
    }
    won as f32 / games as f32
}

fn print(sheet: &mut Sheet) {
    let Sheet { long, early, late, thick, ally, scrap, stays, kin, face, wall, hoard, .. } = &*sheet;
    let prices = |e: &Effects| {
        format!(
            "(trade: {:.2}, combat: {:.2}, authority: {:.2}, draw: {:.2}, discard: {:.2}, scrap: {:.2}, destroy: {:.2}, defense: {:.2})",
            e.trade, e.combat, e.authority, e.draw, e.discard, e.scrap, e.destroy, e.defense
        )
    };
    let span = |Span(a, b): &Span| format!("({a:.2}, {b:.2})");
    let mut text = format!("    long: {long:.1},\n    early: {},\n    late: {},\n", prices(early), prices(late));
    text += &format!("    thick: {},\n    ally: {ally},\n    scrap: {scrap},\n    stays: {stays},\n", span(thick));
    text += &format!("    kin: {},\n    face: {},\n    wall: {wall:?},\n", span(kin), span(face));
    text += &format!("    hoard: {hoard:.2},\n    cards: {{\n");
    for (card, worth) in &sheet.cards {
        text += &format!("        \"{card}\": {},\n", span(worth));
    }
    text += "    },\n    standing: {\n";
    for (card, worth) in &sheet.standing {
        text += &format!("        \"{card}\": {},\n", span(worth));
    }
    text += "    },";
    eprintln!("{text}");
}
