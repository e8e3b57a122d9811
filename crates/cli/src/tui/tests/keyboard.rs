//! The functions of keys.

use crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use games::{AskKind, Lang};

use super::*;
use crate::tui::arrange::arrange;
use crate::tui::view::{Overlay, Spot};

fn duel() -> App {
    app("duel", &["human", "rules"], 5, Lang::En, (80, 24))
}

#[test]
fn space_plays_everything_that_needs_no_choice() {
    let mut app = duel();
    assert_screen(&app, &["Space Play all that needs no choice"]);
    press(&mut app, " ");
    let scene = &play(&app).scene;
    assert!(scene.choices.iter().all(|c| !c.obvious));
    assert_eq!(scene.groups(games::ZoneRole::Hand, scene.me).len(), 0);
}

#[test]
fn ending_the_turn_too_early_asks_twice() {
    let mut app = duel();
    let lines = |app: &App| play(app).host.table().line_count();
    let before = lines(&app);
    press(&mut app, "0");
    assert_eq!(lines(&app), before);
    assert_shows(&app, "! You still have 3 cards to play");
    press(&mut app, "<esc>");
    assert_hides(&app, "! You still have");
    press(&mut app, "0 ");
    assert_eq!(play(&app).view.armed, None, "Space plays on instead of confirming");
    press(&mut app, "0<enter>");
    assert!(lines(&app) > before);
    assert!(play(&app).scene.question.is_none(), "the bot's turn");
}

#[test]
fn numbers_choose_by_the_list_on_the_screen() {
    let mut app = duel();
    let label = games::plain(&play(&app).scene.choices[0].label);
    assert_screen(&app, &[&format!("1 {label}")]);
    press(&mut app, "1");
    assert_eq!(play(&app).host.table().line_count(), 2);
    press(&mut app, "u");
    assert_shows(&app, "Undone; R redoes it");
    assert_shows(&app, "↶");
    press(&mut app, "r");
    assert_shows(&app, "Redone");
}

#[test]
fn the_focus_walks_by_region_and_zooms_what_it_meets() {
    let mut app = duel();
    press(&mut app, "m");
    let Some(Spot::Card(first)) = play(&app).view.focus else { panic!("a card of the market") };
    press(&mut app, "<right>");
    assert_ne!(play(&app).view.focus, Some(Spot::Card(first)));
    press(&mut app, "z");
    let name = |app: &App| match play(app).view.overlay {
        Some(Overlay::Zoom { card, .. }) => play(app).host.table().card_name(card, Lang::En),
        _ => panic!("no card is shown"),
    };
    let shown = name(&app);
    assert_shows(&app, &format!("┌ {shown} ─"));
    press(&mut app, "<right>");
    assert_ne!(name(&app), shown, "the card follows the focus");
    press(&mut app, "<esc><tab><tab><tab><tab><tab><tab><tab>");
    assert!(play(&app).view.focus.is_some());
    press(&mut app, "d");
    assert!(matches!(play(&app).view.focus, Some(Spot::Choice(0))));
    press(&mut app, "<esc>");
    assert_eq!(play(&app).view.focus, None);
}

#[test]
fn enter_on_what_cannot_be_chosen_says_why_and_opens_the_rule() {
    let mut app = duel();
    press(&mut app, "m<enter>");
    assert_shows(&app, "This costs 2 trade, and you have 0");
    assert_shows(&app, "Rule SR-BUY-02");
    press(&mut app, "w");
    let Some(Overlay::Why { why, rule: true, .. }) = &play(&app).view.overlay else { panic!("the rule is shown") };
    let digest = games::rules("star-realms", app.lang).expect("a digest");
    assert!(digest.contains(&format!("`{}`", why.rule)));
    press(&mut app, "<esc>");
    // The bot's seat can have the focus too.
    press(&mut app, "<up><up><up><up>w");
    assert!(matches!(play(&app).view.focus, Some(Spot::Seat(_))));
    assert_shows(&app, "You have no combat to spend");
}

#[test]
fn the_language_changes_at_any_time() {
    let mut app = duel();
    press(&mut app, "mz");
    for expected in ["Торговый ряд", "Торговий ряд", "交易列", "Trade row"] {
        press(&mut app, "<f2>");
        assert_shows(&app, expected);
    }
    press(&mut app, "<esc>g");
    assert_eq!(app.lang, Lang::Ru);
    press(&mut app, "mz");
    assert_shows(&app, "English");
    press(&mut app, "t");
    assert_shows(&app, "cost");
    assert_shows(&app, "Русский");
}

#[test]
fn leaving_says_that_the_game_is_kept_and_needs_a_second_key() {
    let mut app = duel();
    assert_eq!(press(&mut app, "q"), Action::None);
    assert_shows(&app, "Leave the table?");
    assert_eq!(press(&mut app, "<esc>"), Action::None);
    assert_hides(&app, "Leave the table?");
    assert_eq!(press(&mut app, "qq"), Action::Leave);
    let interrupt = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert_eq!(update(&mut app, Event::Key(interrupt)), Action::Leave);
}

#[test]
fn a_kept_game_names_its_file_and_the_way_back() {
    let folder = std::env::temp_dir().join(format!("orrery-tui-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("kept.orrery");
    let setup = games::setup("star-realms", &Wanted::default()).expect("a duel");
    let host = Host::new("star-realms", &setup, Sitter::usual(2), practice_secret(5), Some(&file)).expect("a match");
    let mut app = App::playing(host, Lang::En, (100, 30), Palette::Mono);
    press(&mut app, "q");
    assert_shows(&app, "kept.orrery");
    assert_shows(&app, "orrery play --load ");
    std::fs::remove_dir_all(&folder).expect("the folder is removed");
}

#[test]
fn a_hint_says_where_then_what_then_why() {
    let mut app = duel();
    press(&mut app, " h");
    assert_shows(&app, "The adviser is thinking");
    while matches!(&play(&app).view.overlay, Some(Overlay::Hint { thought: None, .. })) {
        update(&mut app, Event::Tick(Duration::from_millis(1)));
        std::thread::sleep(Duration::from_millis(1));
    }
    let one = screen(&app);
    press(&mut app, "h");
    let two = screen(&app);
    assert!(two.iter().any(|l| l.contains("│ ▲ ")) && !one.iter().any(|l| l.contains("│ ▲ ")), "{}", two.join("\n"));
    press(&mut app, "h");
    assert_shows(&app, "%");
    press(&mut app, "<esc>");
    assert!(play(&app).view.overlay.is_none());
}

#[test]
fn a_number_is_typed_and_starts_at_the_greatest() {
    // In a raid, the player chooses how much combat to spend on each attack.
    let mut app = app("free-for-all", &["human", "rules", "rules"], 2, Lang::En, (80, 24));
    play_mut(&mut app).instant = true;
    let mut tries = 0;
    while !play(&app).scene.number() {
        answer(&mut app);
        wait(&mut app);
        tries += 1;
        assert!(tries < 500, "no attack happened");
    }
    let question = play(&app).scene.question.clone().expect("a decision");
    assert_eq!(question.kind, AskKind::Number);
    let (least, most) = crate::tui::decide::range(&play(&app).scene).expect("numbers");
    assert_eq!(least, 1);
    assert_shows(&app, &format!("{most}▏"));
    press(&mut app, "9999<enter>");
    assert!(play(&app).scene.number(), "out of range");
    assert_shows(&app, &format!("! 1–{most}"));
    press(&mut app, "<back><back><back><back>1");
    assert_shows(&app, "1▏");
    press(&mut app, "<enter>");
    assert!(!play(&app).scene.number());
    assert_shows(&app, "who loses 1 authority");
}

#[test]
fn a_click_points_and_a_second_click_chooses() {
    let mut app = duel();
    let screen = arrange(&play(&app).scene, &play(&app).view);
    let hand = screen.cells.iter().find(|c| matches!(c.spot, Spot::Card(p) if p.role == games::ZoneRole::Hand));
    let hand = hand.expect("a card in hand").clone();
    let click = |app: &mut App, button| {
        let kind = MouseEventKind::Down(button);
        let (column, row) = (hand.area.x + 1, hand.area.y);
        update(app, Event::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }));
    };
    click(&mut app, MouseButton::Left);
    assert_eq!(play(&app).view.focus, Some(hand.spot));
    assert_eq!(play(&app).host.table().line_count(), 1);
    click(&mut app, MouseButton::Left);
    assert_eq!(play(&app).host.table().line_count(), 2);
    click(&mut app, MouseButton::Right);
    assert!(matches!(play(&app).view.overlay, Some(Overlay::Zoom { .. })));
}

#[test]
fn the_chooser_starts_a_duel_against_a_captain_with_one_key() {
    let mut app = App::choosing(Lang::En, (80, 24), Palette::Mono, None);
    let Action::Start(chosen) = press(&mut app, "<enter>") else { panic!("a match is started") };
    assert_eq!(chosen.game, "star-realms");
    assert_eq!(chosen.sitters.iter().map(Sitter::word).collect::<Vec<_>>(), ["human", "captain"]);
    assert_eq!(chosen.sitters[1].name(), Some("Captain"));
}

#[test]
fn the_chooser_sets_mode_players_levels_names_and_language() {
    let mut app = App::choosing(Lang::En, (80, 24), Palette::Mono, Some("/x/last.orrery".into()));
    assert_shows(&app, "last.orrery");
    assert_eq!(press(&mut app, "c"), Action::Resume("/x/last.orrery".into()));
    // Move down to the mode (free-for-all), the players (4), the names, and the second seat (a pilot).
    press(&mut app, "<down><down><down><right><down><right><down>Ada<down><left>");
    assert_screen(&app, &["Mode                       Free-for-all"]);
    let Action::Start(chosen) = press(&mut app, "<enter>") else { panic!("a match is started") };
    let words: Vec<String> = chosen.sitters.iter().map(Sitter::word).collect();
    assert_eq!(words, ["human", "pilot", "captain", "captain"]);
    assert_eq!(chosen.sitters[0].name(), Some("Ada"));
    assert_eq!(chosen.sitters[3].name(), Some("Captain 2"));
    press(&mut app, "<f2>");
    assert_shows(&app, "Начать партию");
    assert_eq!(press(&mut app, "<esc>"), Action::Leave);
}
