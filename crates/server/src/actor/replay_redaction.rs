//! Property: a replay tells a viewer nothing new about hidden cards. Logs that differ only in the hidden cards of one
//! seat give all other viewers the same answers.

use games::{Seat, Viewer};
use protocol::{Lang, TableView, Zone};
use serde_json::Value;

use super::redaction::{Dice, lay, pick};
use super::replay::{Past, proof};

/// The log of a duel up to the end of some turns.
fn log(seed: u8, turns: usize) -> String {
    let (mut table, mut dice, mut ended) = (lay("duel", 2, seed), Dice(u64::from(seed)), 0);
    while ended < turns {
        let Some((who, key)) = pick(&*table, &mut dice) else { break };
        table.choose(who, &[&key], false).expect("an option");
        ended += usize::from(key == "end turn");
    }
    table.lines_since(0)
}

/// The same log with another chance value in one of its lines.
fn altered(log: &str, line: usize, draw: usize, value: u32) -> Option<String> {
    let mut lines: Vec<String> = log.lines().map(str::to_owned).collect();
    let mut json: Value = serde_json::from_str(&lines[line]).expect("json");
    let place = json.get_mut("chance")?.get_mut(draw)?;
    if place.as_u64() == Some(u64::from(value)) {
        return None;
    }
    *place = value.into();
    lines[line] = json.to_string();
    Some(lines.join("\n") + "\n")
}

/// The table after each line, as a viewer saw it; `None` when the log is not a valid match.
fn all_moments(log: &str, lines: usize, viewer: Viewer, lang: Lang) -> Option<Vec<TableView>> {
    let past = Past::read(log, Vec::new()).ok()?;
    (0..lines).map(|line| past.moment(viewer, lang, line).ok().flatten()).collect()
}

/// Whether the views differ in what this seat hides, and in nothing else.
fn hides(owner: usize, a: &[TableView], b: &[TableView]) -> bool {
    let hidden = |zone: &&Zone| zone.id == format!("hand/{owner}") || zone.id == format!("draw/{owner}");
    let open = |view: &TableView| {
        let zones: Vec<Zone> = view.zones.iter().filter(|zone| !hidden(zone)).cloned().collect();
        TableView { zones, ..view.clone() }
    };
    a != b && a.iter().map(open).eq(b.iter().map(open))
}

/// Pairs of logs that differ only in what a seat hides, with that seat and the number of lines.
fn pairs(seed: u8) -> Vec<(String, String, usize, usize)> {
    let mut found = Vec::new();
    // Only until a deck is reshuffled: a player who saw which cards went into it may know some of the next hand.
    for turns in [1, 2] {
        let log = log(seed, turns);
        let lines = log.lines().count();
        let Some(seen) = all_moments(&log, lines, Viewer::Judge, Lang::En) else { continue };
        for line in 0..lines {
            for (draw, value) in (0..16).flat_map(|draw| (0..3).map(move |value| (draw, value))) {
                let Some(other) = altered(&log, line, draw, value) else { continue };
                let Some(other_seen) = all_moments(&other, lines, Viewer::Judge, Lang::En) else { continue };
                let owner = (0..2).find(|&owner| hides(owner, &seen, &other_seen));
                found.extend(owner.map(|owner| (log.clone(), other, owner, lines)));
            }
        }
    }
    found
}

#[test]
fn no_moment_changes_when_hidden_cards_are_swapped() {
    let mut compared = [0; 2];
    for seed in 1..4 {
        for (one, other, owner, lines) in pairs(seed) {
            compared[owner] += 1;
            for viewer in [Viewer::Seat(Seat::new(1 - owner)), Viewer::Spectator] {
                for lang in [Lang::En, Lang::Ja] {
                    let (one, other) =
                        (all_moments(&one, lines, viewer, lang), all_moments(&other, lines, viewer, lang));
                    assert!(one.is_some() && one == other, "{viewer:?} sees hidden cards of seat {owner}");
                }
            }
        }
    }
    assert!(compared[0] > 0 && compared[1] > 0, "nothing was swapped: {compared:?}");
}

/// A whole match, played by random choices.
fn finished(seed: u8) -> String {
    log(seed, usize::MAX)
}

#[test]
fn a_whole_match_is_proved() {
    let text = finished(5);
    let proof = proof(&text);
    assert!(proof.ok, "{proof:?}");
    assert_eq!(proof.problem, None);
    assert_eq!(proof.seed, "05".repeat(32));
    assert_eq!(proof.salt, "01".repeat(32));
    assert_eq!(proof.lines as usize, text.lines().count());
    assert!(proof.draws > 20);
}

#[test]
fn a_log_somebody_has_touched_is_not_proved() {
    let text = finished(5);
    let refused = |text: &str| {
        let proof = proof(text);
        assert!(!proof.ok);
        proof.problem.expect("a problem")
    };
    // Another draw, another seed, a missing line, a missing end, an empty log.
    let drawn = (0..3).find_map(|value| altered(&text, 0, 4, value)).expect("a draw");
    refused(&drawn);
    refused(&text.replace(&"05".repeat(32), &"06".repeat(32)));
    let mut lines: Vec<&str> = text.lines().collect();
    let last = lines.pop().expect("a last line");
    assert_eq!(refused(&(lines.join("\n") + "\n")), "the seed was not revealed");
    lines.remove(3);
    lines.push(last);
    refused(&(lines.join("\n") + "\n"));
    refused("");
}

#[test]
fn no_line_heard_changes_when_hidden_cards_are_swapped() {
    let heard = |log: &str, viewer| Past::read(log, Vec::new()).and_then(|past| past.heard(viewer)).expect("a log");
    let mut compared = 0;
    for seed in 1..4 {
        for (one, other, owner, _) in pairs(seed) {
            compared += 1;
            for viewer in [Viewer::Seat(Seat::new(1 - owner)), Viewer::Spectator] {
                let told = heard(&one, viewer);
                assert!(told == heard(&other, viewer), "{viewer:?} reads about hidden cards of seat {owner}");
                assert!(told.contains("0 start"), "{told}");
            }
        }
    }
    assert!(compared > 0, "nothing was swapped");
}
