//! A table whose sides roll dice: every die and token is in sight, and actions have keys of their own.

use games::{Lang, Seat, Viewer, ZoneRole};

use super::fits::{check, stir};
use super::screens::picture;
use super::*;
use crate::tui::arrange::arrange;
use crate::tui::measure::segs_width;
use crate::tui::scene::Scene;
use crate::tui::view::View;

const GAME: &str = "destiny";
const SIZES: [(u16, u16); 4] = [(80, 24), (100, 30), (120, 40), (200, 50)];

fn begun(lang: Lang, size: (u16, u16)) -> App {
    let mut app = App::playing(host_of(GAME, "starter", &["human:Ada", "lively"], 5), lang, size, Palette::Mono);
    play_mut(&mut app).instant = true;
    wait(&mut app);
    // The starting hand is kept.
    while !play(&app).scene.acting() {
        if play(&app).scene.many() {
            press(&mut app, "<enter>")
        } else {
            press(&mut app, "1")
        };
        wait(&mut app);
    }
    app
}

/// Some actions into a match, with dice in both pools.
fn rolled(lang: Lang, size: (u16, u16)) -> App {
    let mut app = begun(lang, size);
    press(&mut app, "a1");
    wait(&mut app);
    while !play(&app).scene.acting() {
        answer(&mut app);
        wait(&mut app);
    }
    app
}

#[test]
fn pictures_of_a_match() {
    for lang in Lang::all() {
        picture(&format!("destiny_80x24_{lang}"), &rolled(lang, (80, 24)));
        picture(&format!("destiny_120x40_{lang}"), &rolled(lang, (120, 40)));
    }
}

#[test]
fn everything_fits_for_two_to_four() {
    for seats in 2..=4 {
        let mut host = host_of(GAME, "standard", &vec!["human"; seats], 7 + seats as u64);
        for round in 0..6 {
            stir(&mut host, 25);
            for seat in Seat::first(seats) {
                let lang = Lang::all()[(round + seat.idx()) % 4];
                for who in [Viewer::Seat(seat), Viewer::Spectator] {
                    for size in SIZES {
                        let scene = Scene::of(host.table(), who, lang);
                        check(&arrange(&scene, &View::new(size)), size, &format!("{seats} {lang} {size:?} {who:?}"));
                    }
                }
            }
        }
    }
}

/// Where there is room, every die of every pool has its code on the screen.
#[test]
fn dice_are_shown_with_their_codes() {
    let mut host = host_of(GAME, "starter", &["human", "human"], 3);
    stir(&mut host, 40);
    let scene = Scene::of(host.table(), Viewer::Seat(Seat::new(0)), Lang::En);
    let screen = arrange(&scene, &View::new((200, 50)));
    let dice = scene.board.zones.iter().filter(|z| z.role == ZoneRole::Dice).flat_map(|z| &z.slots);
    let mut seen = 0;
    for slot in dice {
        let code = crate::dice::Side::of(&slot.badges).expect("a die shows a side").code();
        let shown = |cell: &crate::tui::arrange::Cell| cell.lines[0].iter().any(|s| s.text == code);
        assert!(screen.cells.iter().any(shown), "{code}");
        seen += 1;
    }
    assert!(seen > 0, "somebody has rolled");
}

#[test]
fn actions_have_keys_of_their_own() {
    let mut app = begun(Lang::En, (80, 24));
    assert_shows(&app, "P Play 5  A Activate 2  R Resolve  D Reroll 5  U Use  C Claim  Space Pass");
    let lines = play(&app).host.table().line_count();
    // Nothing can be resolved before anybody has rolled.
    press(&mut app, "r");
    assert_shows(&app, "✗ Resolve");
    // Several characters: a list of them, and a way back.
    press(&mut app, "a");
    let only = play(&app).view.only.clone().expect("a list of characters");
    assert!(only.len() > 1 && only.iter().all(|at| play(&app).scene.choices[*at].words.starts_with("activate ")));
    press(&mut app, "<esc>");
    assert_eq!(play(&app).view.only, None);
    // Nonsense changes nothing, and letters of actions neither undo nor redo.
    press(&mut app, "u]]]99x§<up><up><esc>d<esc>");
    assert_eq!(play(&app).host.table().line_count(), lines);
    press(&mut app, "a1");
    wait(&mut app);
    assert!(play(&app).host.table().line_count() > lines);
}

#[test]
fn the_space_bar_passes() {
    let mut app = begun(Lang::Ru, (80, 24));
    let before = play(&app).host.table().picks().len();
    press(&mut app, " ");
    let picks = play(&app).host.table().picks();
    assert_eq!(picks[before].1, ["pass"]);
}

/// Damage dealt out among characters is a number to dial.
#[test]
fn what_is_dealt_out_is_a_number() {
    for seed in 0..60 {
        let mut host = host_of(GAME, "standard", &["human", "human"], seed);
        for step in 0..400 {
            let Some(seat) = host.table().to_act().all().lowest() else { break };
            let options = host.table().choices(seat, Lang::En);
            if options[0].words.starts_with("assign ") {
                let scene = Scene::of(host.table(), Viewer::Seat(seat), Lang::Ja);
                let (least, most) = crate::tui::decide::range(&scene).expect("numbers");
                assert_eq!((most - least) as usize + 1, options.len());
                let screen = arrange(&scene, &View::new((80, 24)));
                let range = format!("{least}–{most}");
                let shown = |t: &crate::tui::arrange::Text| t.line.iter().any(|s| s.text.contains(&range));
                assert!(screen.texts.iter().any(shown), "{range}");
                return;
            }
            let busy = options.len() - usize::from(options.len() > 1);
            host.choose(seat, &[&options[(step * 7 + step / 3) % busy].words]).expect("an option on offer");
        }
    }
    panic!("nobody ever dealt anything out");
}

/// The line of actions fits in every language on the smallest screen, and names every key.
#[test]
fn the_line_of_actions_fits() {
    for lang in Lang::all() {
        let app = begun(lang, (80, 24));
        let bar = crate::tui::deeds::bar(&play(&app).scene, 78);
        assert!(segs_width(&bar) <= 78, "{lang}");
        for key in ["P", "A", "R", "D", "U", "C"] {
            assert!(bar.iter().any(|s| s.text == key), "{key} in {lang}");
        }
    }
}
