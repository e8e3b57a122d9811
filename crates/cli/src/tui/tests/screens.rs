//! Snapshots of screens, to be reviewed when they change.

use games::Lang;

use super::*;

/// Checks a snapshot in each given language.
pub(super) fn picture(name: &str, app: &App) {
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(name, screen(app).join("\n"));
    });
}

/// A match after some turns, against bots that are not affected by tuning.
fn later(mode: &str, sitters: &[&str], lang: Lang, size: (u16, u16), turns: usize) -> App {
    let mut app = app(mode, sitters, 8, lang, size);
    play_mut(&mut app).instant = true;
    wait(&mut app);
    for _ in 0..turns {
        while play(&app).scene.question.is_some() && play(&app).scene.outcome.is_none() {
            answer(&mut app);
            wait(&mut app);
        }
        wait(&mut app);
    }
    press(&mut app, " ");
    wait(&mut app);
    app
}

#[test]
fn a_duel_in_every_language_and_two_sizes() {
    for lang in Lang::all() {
        picture(&format!("duel_80x24_{lang}"), &later("duel", &["human", "lively"], lang, (80, 24), 9));
        picture(&format!("duel_120x40_{lang}"), &later("duel", &["human", "lively"], lang, (120, 40), 9));
    }
}

#[test]
fn six_players_on_the_smallest_screen() {
    for (mode, lang) in [("free-for-all", Lang::En), ("emperor", Lang::Ru), ("hydra", Lang::Ja), ("raid", Lang::Uk)] {
        let sitters = ["human", "lively", "lively", "lively", "lively", "lively"];
        picture(&format!("{mode}_80x24_{lang}"), &later(mode, &sitters, lang, (80, 24), 6));
    }
}

#[test]
fn a_card_in_full_docks_beside_the_table_when_there_is_room() {
    let mut app = later("duel", &["human", "lively"], Lang::En, (120, 40), 4);
    press(&mut app, "mz");
    picture("zoom_120x40_en", &app);
    let mut app = later("duel", &["human", "lively"], Lang::Ja, (80, 24), 4);
    press(&mut app, "mz");
    picture("zoom_80x24_ja", &app);
}

#[test]
fn the_chooser() {
    for lang in Lang::all() {
        picture(&format!("chooser_{lang}"), &App::choosing(lang, (80, 24), Palette::Mono, None));
    }
}
