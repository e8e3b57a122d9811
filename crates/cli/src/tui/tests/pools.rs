//! Tables with dice pools: every die and token is visible, and actions have fixed keys.

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
    // Keep the starting hand.
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

/// A match after some actions, with dice in both pools.
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

/// If there is room, the screen shows the code of every die.
#[test]
fn dice_are_shown_with_their_codes() {
    let mut host = host_of(GAME, "starter", &["human", "human"], 3);
    let mut most = 0;
    for _ in 0..20 {
        stir(&mut host, 4);
        let scene = Scene::of(host.table(), Viewer::Seat(Seat::new(0)), Lang::En);
        let screen = arrange(&scene, &View::new((200, 50)));
        let dice = scene.board.zones.iter().filter(|z| z.role == ZoneRole::Dice).flat_map(|z| &z.cards);
        let mut n_dice = 0;
        for slot in dice {
            let code = crate::dice::Side::of(&slot.marks).expect("a die shows a side").code();
            let shown = |cell: &crate::tui::arrange::Cell| cell.lines[0].iter().any(|s| s.text == code);
            assert!(screen.cells.iter().any(shown), "{code}");
            n_dice += 1;
        }
        most = most.max(n_dice);
    }
    assert!(most > 2, "never more than {most} dice");
}

#[test]
fn actions_have_keys_of_their_own() {
    let mut app = begun(Lang::En, (80, 24));
    assert_shows(&app, "P Play 5  A Activate 2  D Reroll 5  C Claim  Space Pass");
    let lines = play(&app).host.table().line_count();
    // No dice can be resolved before the first roll.
    press(&mut app, "r");
    assert_shows(&app, "✗ Resolve");
    // Several characters can act, so the key lists them, and Esc closes the list.
    press(&mut app, "a");
    let only = play(&app).view.only.clone().expect("a list of characters");
    assert!(only.len() > 1 && only.iter().all(|at| play(&app).scene.choices[*at].key.starts_with("activate ")));
    press(&mut app, "<esc>");
    assert_eq!(play(&app).view.only, None);
    // Other keys change nothing, and letters of actions neither undo nor redo.
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

/// To distribute damage among characters, the player enters a number.
#[test]
fn what_is_dealt_out_is_a_number() {
    for seed in 0..60 {
        let mut host = host_of(GAME, "standard", &["human", "human"], seed);
        for step in 0..400 {
            let Some(seat) = host.table().to_act().all().lowest() else { break };
            let options = host.table().choices(seat, Lang::En);
            if options[0].key.starts_with("assign ") {
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
            host.choose(seat, &[&options[(step * 7 + step / 3) % busy].key]).expect("an option on offer");
        }
    }
    panic!("no damage was distributed");
}

/// The smallest screen shows the full names of all possible actions, in every language, during a whole match.
#[test]
fn actions_are_named_in_full() {
    for lang in Lang::all() {
        let mut met = 0;
        for seed in 11..14 {
            let mut host = host_of(GAME, "standard", &["human", "human"], seed);
            met = met.max(kinds_named_in_full(&mut host, lang));
        }
        assert!(met >= 6, "{met} kinds at most");
    }
}

/// Plays a match and returns the maximum number of kinds of actions available at the same time.
fn kinds_named_in_full(host: &mut Host, lang: Lang) -> usize {
    let mut met = 0;
    for _ in 0..40 {
        stir(host, 3);
        let Some(seat) = host.table().to_act().all().lowest() else { break };
        let scene = Scene::of(host.table(), Viewer::Seat(seat), lang);
        let actions: Vec<_> = scene.actions.iter().filter(|action| !scene.done_by(action).is_empty()).collect();
        let screen = arrange(&scene, &View::new((80, 24)));
        let text = |t: &crate::tui::arrange::Text| t.line.iter().map(|s| s.text.as_str()).collect::<String>();
        let lines: Vec<String> = screen.texts.iter().map(text).collect();
        for action in &actions {
            assert!(lines.iter().any(|line| line.contains(&action.name)), "{} in {lang}: {lines:#?}", action.name);
        }
        met = met.max(actions.len());
        // With a notice, only one line is left.
        let bar = crate::tui::actions::bar(&scene, 78, 1);
        assert!(bar.len() == 1 && segs_width(&bar[0]) <= 78, "{lang}");
    }
    met
}

/// While damage is distributed, characters show a preview, which changes with the entered number.
#[test]
fn what_is_dealt_shows_ahead() {
    let mut met = [false; 2];
    for seed in 0..60 {
        let mut host = host_of(GAME, "standard", &["human", "human"], seed);
        for step in 0..400 {
            let Some(seat) = host.table().to_act().all().lowest() else { break };
            let options = host.table().choices(seat, Lang::En);
            let scene = Scene::of(host.table(), Viewer::Seat(seat), Lang::En);
            let shown = |view: &View| {
                let cells = arrange(&scene, view).cells;
                let lines = cells.iter().flat_map(|cell| &cell.lines);
                lines.map(|line| line.iter().map(|s| s.text.as_str()).collect::<String>()).collect::<Vec<_>>()
            };
            let dealt = scene.board.gauges.iter().any(|gauge| gauge.sign != "shield");
            let asked = scene.question.as_ref().map(|q| q.kind);
            if dealt && scene.number() {
                let most = shown(&View::new((120, 40)));
                let none = shown(&View { digits: Some("0".to_owned()), ..View::new((120, 40)) });
                let ahead = |lines: &[String]| lines.iter().filter(|line| line.contains('→')).count();
                assert_eq!(ahead(&most), ahead(&none) + 1, "{most:#?} {none:#?}");
                met[0] = true;
            } else if dealt && asked == Some(games::AskKind::One) {
                let lines = shown(&View::new((200, 50)));
                assert!(lines.iter().any(|line| line.contains('→')), "{lines:#?}");
                assert!(!lines.iter().any(|line| line.contains('●')), "{lines:#?}");
                met[1] = true;
            }
            if met == [true; 2] {
                return;
            }
            let busy = options.len() - usize::from(options.len() > 1);
            host.choose(seat, &[&options[(step * 7 + step / 3) % busy].key]).expect("an option on offer");
        }
    }
    panic!("no damage was distributed: {met:?}");
}

/// Choices of characters with the same name have distinct labels.
#[test]
fn twins_are_told_apart() {
    let rey = || games::DeckWish::Starter("rey".to_owned());
    let wanted = Wanted { mode: Some("standard".to_owned()), decks: vec![rey(), rey()], ..Wanted::default() };
    let mut host = host_laid(GAME, &wanted, &["human", "human"], 5);
    for step in 0..400 {
        let Some(seat) = host.table().to_act().all().lowest() else { break };
        let choices = crate::disambiguate::choices(host.table(), seat, Lang::En);
        let own: Vec<String> = host.table().choices(seat, Lang::En).iter().map(|c| games::plain(&c.label)).collect();
        if own.iter().any(|label| label.starts_with("Rey: ") && own.iter().filter(|l| *l == label).count() > 1) {
            let labels: Vec<String> = choices.iter().map(|c| games::plain(&c.label)).collect();
            let reys: Vec<&String> = labels.iter().filter(|label| label.starts_with("Rey: ")).collect();
            assert!(reys[0] != reys[1] && reys[0].contains("(Player "), "{labels:?}");
            return;
        }
        let busy = own.len() - usize::from(own.len() > 1);
        host.choose(seat, &[&choices[(step * 7 + step / 3) % busy].key]).expect("an option on offer");
    }
    panic!("no choice between characters of the same name");
}

/// Help explains every code of a die and no signs of other games.
#[test]
fn help_explains_the_codes_of_dice() {
    let mut app = begun(Lang::En, (80, 24));
    press(&mut app, "?");
    let lines = crate::tui::popup::popup(play(&app), 70).expect("help").lines;
    let lines: Vec<String> = lines.iter().map(|l| l.iter().map(|s| s.text.as_str()).collect()).collect();
    for (code, words) in
        [("MD", "melee damage"), ("RD", "ranged damage"), ("Dr", "disrupt"), ("Dc", "discard"), ("F", "focus")]
    {
        let told = |line: &String| line.split(' ').next().is_some_and(|c| c.ends_with(code)) && line.ends_with(words);
        assert!(lines.iter().any(told), "{code}: {lines:#?}");
    }
    assert!(!lines.iter().any(|line| line.contains("outpost")), "{lines:#?}");
}
