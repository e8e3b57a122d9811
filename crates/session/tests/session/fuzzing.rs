use session::{Save, verify_save};

use super::*;

/// Any bytes give an error or a match that can continue, never a panic.
fn fuzz_one(bytes: &[u8]) -> bool {
    let game = Arc::new(Magpie::new(2, 4));
    let Ok(save) = Save::read(bytes) else { return false };
    let verified = verify_save(game.clone(), &save).is_ok();
    let _ = Match::salvage(game.clone(), &save);
    let how = session::Loading { fresh: Some(secret(200)), ..session::Loading::default() };
    let Ok(loaded) = Match::from_save(game, &save, how) else { return false };
    assert!(verified, "a save that loads also verifies");
    let mut m = loaded.session;
    let mut luck = Fast::new(1);
    for _ in 0..4 {
        step(&mut m, &mut luck);
    }
    let again = Save::read(saved(&m).as_bytes()).expect("a written save can be read");
    assert!(verify_save(m.game().clone(), &again).is_ok());
    true
}

fn mutate(bytes: &mut Vec<u8>, luck: &mut Fast) {
    let at = luck.below(bytes.len() as u32) as usize;
    let to = (at + luck.below(40) as usize).min(bytes.len());
    match luck.below(8) {
        0 => bytes[at] ^= 1 << luck.below(8),
        1 => bytes[at] = luck.below(256) as u8,
        2 => bytes[at] = b"0123456789,:[]{}\"\n"[luck.below(18) as usize],
        3 => drop(bytes.drain(at..to)),
        4 => bytes.truncate(at.max(1)),
        5 => {
            let piece = bytes[at..to].to_vec();
            let into = luck.below(bytes.len() as u32) as usize;
            bytes.splice(into..into, piece);
        }
        _ => swap_lines(bytes, luck),
    }
    if bytes.is_empty() {
        bytes.push(b'{');
    }
}

/// Moves, duplicates or removes whole lines, which gives well-formed files that are not matches.
fn swap_lines(bytes: &mut Vec<u8>, luck: &mut Fast) {
    let mut lines: Vec<Vec<u8>> = bytes.split_inclusive(|&b| b == b'\n').map(<[u8]>::to_vec).collect();
    let n = lines.len() as u32;
    let (a, b) = (luck.below(n) as usize, luck.below(n) as usize);
    match luck.below(3) {
        0 => lines.swap(a, b),
        1 => lines.insert(a, lines[b].clone()),
        _ => drop(lines.remove(a)),
    }
    *bytes = lines.concat();
}

#[test]
fn mutated_saves_never_panic() {
    let seeds: Vec<Vec<u8>> = (0..4)
        .map(|seed| {
            let mut m = new_match(2, 4, seed);
            let mut luck = Fast::new(u64::from(seed));
            for _ in 0..30 * (seed % 2) + 15 {
                step(&mut m, &mut luck);
            }
            saved(&m).into_bytes()
        })
        .collect();
    let mut luck = Fast::new(2026);
    let mut loaded = 0;
    for round in 0..12_000 {
        let mut bytes = seeds[round % seeds.len()].clone();
        for _ in 0..=luck.below(3) {
            mutate(&mut bytes, &mut luck);
        }
        loaded += u32::from(fuzz_one(&bytes));
    }
    assert!(loaded > 100, "only {loaded} mutants could be loaded");
}

#[test]
fn random_lines_never_panic() {
    let words =
        ["\"seat\":0", "\"seat\":1", "\"pick\":\"end\"", "\"pick\":[\"draw\",\"end\"]", "\"undo\":1", "\"redo\":2"];
    let more =
        ["\"consent\":true", "\"chance\":[3]", "\"chance\":[]", "\"reseal\":\"x\"", "\"auto\":true", "\"undo\":0"];
    let head = saved(&short()).replace("\"rounds\":3", "\"rounds\":4");
    let mut luck = Fast::new(1);
    for _ in 0..3_000 {
        let mut text = head.clone();
        for _ in 0..luck.below(12) {
            let mut fields = Vec::new();
            for _ in 0..=luck.below(3) {
                let from = if luck.below(2) == 0 { words } else { more };
                fields.push(from[luck.below(6) as usize]);
            }
            text += &["{", &fields.join(","), "}\n"].concat();
        }
        fuzz_one(text.as_bytes());
    }
}
