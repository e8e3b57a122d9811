//! The layout fits for all matches, languages and sizes: every element has a place and nothing is outside the screen.

use games::{GAMES, Lang, Seat, Viewer};
use ratatui::layout::Rect;

use super::*;
use crate::tui::arrange::{Arranged, arrange};
use crate::tui::measure::segs_width;
use crate::tui::scene::Scene;
use crate::tui::view::{Overlay, Region, Spot, View};

pub(super) const SIZES: [(u16, u16); 5] = [(80, 24), (90, 26), (100, 30), (120, 40), (200, 60)];

/// Makes some choices by a fixed pattern.
pub(super) fn stir(host: &mut Host, choices: usize) {
    for step in 0..choices {
        let Some(seat) = host.table().to_act().all().lowest() else { return };
        let options = host.table().choices(seat, Lang::En);
        // Avoid the end of the turn, so that tables fill up.
        let busy = options.len() - usize::from(options.len() > 1);
        host.choose(seat, &[&options[(step * 7 + step / 3) % busy].key]).expect("an option on offer");
    }
}

#[track_caller]
pub(super) fn check(screen: &Arranged, size: (u16, u16), what: &str) {
    let main = screen.panel.map_or(size.0, |p| p.x - 1);
    for text in &screen.texts {
        let end = text.x as usize + segs_width(&text.line);
        assert!(end <= main as usize && text.y < size.1, "{what}: {text:?} sticks out");
    }
    for (i, cell) in screen.cells.iter().enumerate() {
        let a = cell.area;
        assert!(a.right() <= main && a.bottom() <= size.1, "{what}: {cell:?} sticks out");
        assert!(cell.lines.iter().all(|l| segs_width(l) <= a.width as usize), "{what}: {cell:?} is too narrow");
        for other in &screen.cells[..i] {
            let both: Rect = a.intersection(other.area);
            assert!(both.is_empty(), "{what}: {cell:?} overlaps {other:?}");
        }
    }
}

#[test]
fn everything_fits_in_every_mode_language_and_size() {
    for mode in GAMES[0].modes {
        for &seats in mode.seats {
            let mut host = host(mode.slug, &vec!["human"; seats], 11);
            for _ in 0..3 {
                stir(&mut host, 120);
                let me = host.table().to_act().all().lowest().unwrap_or(Seat::new(0));
                for (i, lang) in Lang::all().into_iter().enumerate() {
                    for who in [Viewer::Seat(me), Viewer::Spectator, Viewer::Judge] {
                        let scene = Scene::of(host.table(), who, lang);
                        let size = SIZES[(i + host.table().line_count()) % SIZES.len()];
                        for size in [SIZES[0], size] {
                            let screen = arrange(&scene, &View::new(size));
                            check(&screen, size, &format!("{} {seats} {lang} {size:?} {who:?}", mode.slug));
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn the_focus_reaches_every_card_and_stays_in_sight() {
    let mut host = host("free-for-all", &["human"; 6], 4);
    stir(&mut host, 700);
    let me = host.table().to_act().all().lowest().expect("an unfinished match");
    let scene = Scene::of(host.table(), Viewer::Seat(me), Lang::Ru);
    let mut view = View::new((80, 24));
    let all: Vec<(Region, Spot)> =
        arrange(&scene, &view).regions.iter().flat_map(|(r, spots)| spots.iter().map(|s| (*r, *s))).collect();
    assert!(all.len() > 20, "{}", all.len());
    for (region, spot) in all {
        view.focus = Some(spot);
        if region != Region::Choices {
            let screen = arrange(&scene, &view);
            assert!(screen.cells.iter().any(|c| c.spot == spot), "{region:?} {spot:?}");
            check(&screen, (80, 24), "with focus");
        }
    }
}

#[test]
fn overlays_fit_in_every_language_and_size() {
    for lang in Lang::all() {
        for size in SIZES {
            let mut app = app("duel", &["human", "rules"], 5, lang, size);
            for keys in ["?", "mz", "mw", "ow", "l", "q", "st", "oz"] {
                press(&mut app, keys);
                let lines = screen(&app);
                assert!(lines.iter().all(|l| width(l) <= size.0 as usize), "{keys} {lang} {size:?}");
                assert!(lines.iter().all(|l| !l.contains("[unrendered")), "{keys} {lang}\n{}", lines.join("\n"));
                // The decision bar stays visible.
                assert!(lines[size.1 as usize - 10..].iter().any(|l| l.contains("▸ ")), "{keys}\n{}", lines.join("\n"));
                press(&mut app, "<esc><esc>");
                assert!(play(&app).view.overlay.is_none());
            }
        }
    }
}

#[test]
fn a_small_terminal_says_so_and_any_resize_is_survived() {
    let mut app = app("duel", &["human", "rules"], 5, Lang::En, (80, 24));
    for size in [(79, 24), (80, 23), (40, 10), (20, 3), (1, 1), (300, 100), (80, 24)] {
        update(&mut app, Event::Resize(size.0, size.1));
        let lines = screen(&app);
        assert_eq!(lines.len(), size.1 as usize);
        if size == (40, 10) {
            assert_shows(&app, "The terminal is too small");
        }
        // Keys must not cause a panic at any size.
        press(&mut app, "<tab><down>z<esc>");
    }
    assert_shows(&app, "Trade row");
    assert!(!matches!(play(&app).view.overlay, Some(Overlay::Quit)));
}
