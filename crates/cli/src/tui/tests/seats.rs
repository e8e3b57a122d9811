//! Passing the device on, pauses between moves of bots, and replays.

use games::{Lang, Viewer};

use super::*;
use crate::tui::play::PAUSE;

#[test]
fn the_pass_device_screen_shows_nothing_but_whose_turn_it_is() {
    let mut app = app("duel", &["human:Ada", "human:Ben"], 3, Lang::En, (80, 24));
    assert_shows(&app, "Pass the keyboard to Ada");
    for secret in ["Scout", "Viper", "Trade row", "50"] {
        assert_hides(&app, secret);
    }
    // Other keys do nothing while the table is hidden.
    press(&mut app, "z1u");
    assert_shows(&app, "Pass the keyboard to Ada");
    press(&mut app, "<enter>");
    assert_shows(&app, "Scout");
    // End the turn immediately. After the confirmation it is Ben's turn.
    press(&mut app, "0<enter>");
    assert_shows(&app, "Pass the keyboard to Ben");
    assert_hides(&app, "Scout");
    assert_eq!(play(&app).who, Viewer::Spectator);
}

#[test]
fn no_hints_where_two_people_play() {
    let mut app = app("duel", &["human:Ada", "human:Ben"], 3, Lang::En, (80, 24));
    press(&mut app, "<enter>h");
    assert_shows(&app, "Hints are for games of one person against machines");
}

#[test]
fn machines_pause_between_moves_until_a_key_is_pressed() {
    let mut app = app("duel", &["human", "rules"], 3, Lang::En, (80, 24));
    // The end of the turn adds one line. The bot's first move comes immediately, the next one only after the pause.
    let lines = |app: &App| play(app).host.table().line_count();
    let before = lines(&app) + 1;
    press(&mut app, "0<enter>");
    while lines(&app) == before {
        update(&mut app, Event::Tick(Duration::ZERO));
        std::thread::sleep(Duration::from_millis(1));
    }
    std::thread::sleep(Duration::from_millis(50));
    let first = lines(&app);
    for _ in 0..20 {
        update(&mut app, Event::Tick(Duration::from_millis(1)));
    }
    assert_eq!(lines(&app), first, "no move during the pause");
    update(&mut app, Event::Tick(PAUSE));
    assert!(lines(&app) > first, "a move after the pause");
    press(&mut app, "<esc>");
    let mut waited = 0;
    while play(&app).scene.question.is_none() {
        update(&mut app, Event::Tick(Duration::ZERO));
        std::thread::sleep(Duration::from_millis(1));
        waited += 1;
        assert!(waited < 20_000, "a key must skip the pauses");
    }
}

#[test]
fn the_past_can_be_walked_through_and_is_open_after_the_end() {
    let mut app = app("duel", &["human", "rules"], 3, Lang::En, (80, 24));
    press(&mut app, " ");
    press(&mut app, "v");
    assert_shows(&app, "Replay");
    let late = screen(&app);
    press(&mut app, "<home>");
    assert_ne!(screen(&app), late);
    assert_hides(&app, "Player 1 plays");
    press(&mut app, "<esc>");
    assert!(play(&app).replay.is_none());
    assert!(play(&app).scene.question.is_some(), "back at the current state");

    play_mut(&mut app).instant = true;
    while play(&app).scene.outcome.is_none() {
        answer(&mut app);
        wait(&mut app);
    }
    assert_shows(&app, "wins the game");
    press(&mut app, "v<home>");
    // The bot's hand is visible now.
    let hidden = play(&app).scene.zone(games::ZoneRole::Hand, Some(games::Seat::new(1))).expect("its hand");
    assert!(hidden.cards.iter().all(|s| s.card.is_some()));
    assert_eq!(press(&mut app, "<esc>n"), Action::Rematch);
    let again = app.rematch().expect("the same match");
    assert_eq!((again.game.as_str(), again.sitters.len()), ("star-realms", 2));
}

#[test]
fn taking_back_after_a_machines_move_needs_no_consent_of_the_machine() {
    let mut app = app("duel", &["human", "rules"], 3, Lang::En, (80, 24));
    press(&mut app, "0<enter>");
    play_mut(&mut app).instant = true;
    wait(&mut app);
    assert!(play(&app).scene.question.is_some());
    press(&mut app, "u");
    assert_shows(&app, "Undone");
    assert_shows(&app, "Turn 1");
}

#[test]
fn a_team_that_is_hit_as_one_can_be_pointed_at_anywhere() {
    let viper = |app: &App| {
        let choices = &play(app).scene.choices;
        choices.iter().position(|choice| games::plain(&choice.label).contains("Viper"))
    };
    let (mut app, armed) = (1..)
        .find_map(|seed| {
            let mut app = app("hydra", &["human", "lively", "lively", "lively"], seed, Lang::En, (100, 30));
            wait(&mut app);
            viper(&app).map(|at| (app, at))
        })
        .expect("some hand has a Viper");
    play_mut(&mut app).choose(&[armed]);
    let attacks = |seat: usize| play(&app).scene.about(games::Target::Seat(games::Seat::new(seat)));
    assert_eq!(attacks(2).len(), 1);
    assert_eq!(attacks(2), attacks(3), "both opponents represent their team");
    assert!(attacks(0).is_empty() && attacks(1).is_empty());
}
