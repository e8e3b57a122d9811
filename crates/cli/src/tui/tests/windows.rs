//! Stops at windows, and proposed payments.

use games::{Lang, Wanted};

use super::*;
use crate::tui::view::Overlay;

fn card_game(sitters: &[&str]) -> App {
    let setup = games::setup("sw-lcg", &Wanted { first: Some(0), ..Wanted::default() }).expect("a good setup");
    let sitters: Vec<Sitter> = sitters.iter().map(|s| s.parse().expect("a good sitter")).collect();
    let host = Host::new("sw-lcg", &setup, sitters, practice_secret(3), None).expect("a good match");
    App::playing(host, Lang::En, (100, 40), Palette::Mono)
}

/// Chooses the first option until a payment is proposed.
fn until_proposed(app: &mut App) {
    for _ in 0..200 {
        wait(app);
        if !play(app).scene.proposal.is_empty() {
            return;
        }
        answer(app);
    }
    panic!("no payment was proposed:\n{}", screen(app).join("\n"));
}

#[test]
fn the_list_of_windows_is_switched_with_enter() {
    let mut app = card_game(&["human", "lively"]);
    press(&mut app, "p");
    assert!(matches!(play(&app).view.overlay, Some(Overlay::Stops { at: 0 })));
    assert_shows(&app, "· Actions at the end of the refresh phase");
    let me = play(&app).me().expect("a player");
    press(&mut app, "<enter>");
    assert_shows(&app, "✓ Actions at the end of the refresh phase");
    assert!(play(&app).host.stops(me).has(play(&app).host.table(), "refresh"));
    // The last row exists only in games against bots.
    press(&mut app, "<end><enter>");
    assert_eq!(play(&app).host.stops(me).able, Some(false));
    press(&mut app, "r");
    assert_eq!(*play(&app).host.stops(me), games::Stops::default());
    press(&mut app, "p");
    assert!(play(&app).view.overlay.is_none());
}

#[test]
fn among_people_nothing_asks_for_the_hand() {
    let mut app = card_game(&["human", "human"]);
    press(&mut app, "<enter>p");
    assert_shows(&app, "Actions at the end of the refresh phase");
    press(&mut app, "<end>");
    assert_hides(&app, "Ask only if I can answer");
}

#[test]
fn enter_pays_what_is_proposed_and_undo_takes_all_of_it_back() {
    let mut app = card_game(&["human", "lively"]);
    until_proposed(&mut app);
    let proposal = play(&app).scene.proposal.clone();
    assert_shows(&app, "Enter ");
    let lines = play(&app).host.table().line_count();
    press(&mut app, "<enter>");
    assert!(play(&app).host.table().line_count() > lines);
    press(&mut app, "u");
    assert_eq!(play(&app).scene.proposal, proposal, "one step was undone");
}

#[test]
fn a_game_without_windows_says_so() {
    let mut app = app("duel", &["human", "rules"], 5, Lang::En, (80, 24));
    press(&mut app, "p");
    assert_shows(&app, "This game has no windows to answer in");
}
