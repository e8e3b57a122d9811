//! Whole matches played with keys.

use games::{GAMES, Lang};

use super::*;

/// Plays to the end. Returns the number of answers.
fn to_the_end(app: &mut App) -> usize {
    let (mut answers, mut in_vain) = (0, 0);
    loop {
        wait(app);
        if play(app).scene.outcome.is_some() {
            return answers;
        }
        let lines = play(app).host.table().line_count();
        answer(app);
        answers += 1;
        assert!(answers < 20_000, "the match does not end\n{}", screen(app).join("\n"));
        let moved = play(app).host.table().line_count() > lines || play(app).pass_device.is_some();
        in_vain = if moved { 0 } else { in_vain + 1 };
        // An answer may take two keys, for example to choose a target, but not more.
        assert!(in_vain < 4, "keys do nothing\n{}", screen(app).join("\n"));
    }
}

#[test]
fn every_mode_can_be_played_to_its_end_by_keys() {
    for game in GAMES {
        for (i, mode) in game.modes.iter().enumerate() {
            // The minimum and the maximum.
            let mut sizes = vec![mode.seats[0], mode.seats[mode.seats.len() - 1]];
            sizes.dedup();
            for seats in sizes {
                let sitters: Vec<&str> = (0..seats).map(|s| if s == i % seats { "human" } else { "rules" }).collect();
                let lang = Lang::all()[(i + seats) % 4];
                let host = host_of(game.slug, mode.slug, &sitters, 7 + seats as u64);
                let mut app = App::playing(host, lang, (80, 24), Palette::Mono);
                play_mut(&mut app).instant = true;
                let answers = to_the_end(&mut app);
                // A hand of poker ends after one or two choices.
                assert!(answers > if game.example { 0 } else { 10 }, "{} {} with {seats}", game.slug, mode.slug);
                let shown = screen(&app);
                assert!(shown.iter().all(|l| !l.contains("[unrendered")), "{}", shown.join("\n"));
            }
        }
    }
}

/// Every kind of decision of the card game occurs, on both sides.
#[test]
fn the_card_game_can_be_played_by_keys_from_both_sides() {
    for seed in 0..6 {
        let sitters = if seed % 2 == 0 { ["human", "lively"] } else { ["lively", "human"] };
        let host = host_of("sw-lcg", "duel", &sitters, 40 + seed);
        let mut app = App::playing(host, Lang::En, (100, 30), Palette::Mono);
        play_mut(&mut app).instant = true;
        to_the_end(&mut app);
    }
}

#[test]
fn two_people_share_a_screen_to_the_end() {
    let mut app = app("duel", &["human:Ada", "human:Ben"], 3, Lang::En, (80, 24));
    let answers = to_the_end(&mut app);
    assert!(answers > 50, "{answers}");
    assert_shows(&app, "wins the game");
}

#[test]
fn a_match_of_machines_is_watched_to_the_end() {
    let mut app = app("free-for-all", &["rules", "rules", "rules"], 5, Lang::En, (80, 24));
    play_mut(&mut app).instant = true;
    to_the_end(&mut app);
    assert_shows(&app, "wins the game");
}
