//! Tables with objectives: every mark of a card is visible, in every language and size.

use games::{Lang, Place, Seat, Viewer, ZoneRole};

use super::fits::check;
use super::screens::picture;
use super::*;
use crate::tui::arrange::{Arranged, arrange};
use crate::tui::scene::Scene;
use crate::tui::view::{Region, Spot, View};

const SIZES: [(u16, u16); 4] = [(80, 24), (100, 30), (120, 40), (200, 50)];

/// Makes choices by a fixed pattern that avoids passing, so that tables fill up.
fn stir(host: &mut Host, choices: usize) -> bool {
    for step in 0..choices {
        let Some(seat) = host.table().to_act().all().lowest() else { return false };
        let options = host.table().choices(seat, Lang::En);
        let busy = options.len() - usize::from(options.len() > 1);
        host.choose(seat, &[&options[(step * 5 + step / 3) % busy].key]).expect("an option on offer");
    }
    true
}

/// Calls `look` at regular intervals in some matches, for the player to act.
fn moments(each: usize, mut look: impl FnMut(&Host, Seat)) {
    for seed in 1..4 {
        let mut host = host_of("sw-lcg", "duel", &["human:Ada", "human:Ben"], seed);
        while stir(&mut host, each) {
            let Some(me) = host.table().to_act().all().lowest() else { break };
            look(&host, me);
        }
    }
}

/// A match during a battle with units on both sides, an edge stack and an attachment.
fn thick() -> Host {
    for seed in 1..200 {
        let mut host = host_of("sw-lcg", "duel", &["human:Ada", "human:Ben"], seed);
        while stir(&mut host, 1) {
            let board = host.table().table_view(Viewer::Spectator);
            let some = |role| board.zones.iter().filter(|z| z.role == role && z.count > 0).count();
            let attached = board.zones.iter().flat_map(|z| &z.cards).filter(|s| s.attached).count();
            if some(ZoneRole::Lane) == 2 && some(ZoneRole::Stake) > 0 && attached > 0 {
                return host;
            }
        }
    }
    panic!("no fight in 200 matches");
}

fn line(screen: &Arranged, at: Place) -> Option<String> {
    let cell = screen.cells.iter().find(|c| c.spot == Spot::Card(at))?;
    Some(cell.lines[0].iter().map(|s| s.text.as_str()).collect())
}

#[test]
fn everything_fits_whatever_the_moment_the_language_and_the_size() {
    let mut looks = 0;
    moments(23, |host, me| {
        looks += 1;
        for who in [Viewer::Seat(me), Viewer::Spectator, Viewer::Judge] {
            let lang = Lang::all()[looks % 4];
            let scene = Scene::of(host.table(), who, lang);
            for size in SIZES {
                check(&arrange(&scene, &View::new(size)), size, &format!("{lang} {size:?} {who:?}"));
            }
        }
    });
    assert!(looks > 20, "{looks}");
}

#[test]
fn marks_stay_in_sight_when_names_are_cut() {
    let mut seen = 0;
    moments(31, |host, me| {
        for lang in Lang::all() {
            let scene = Scene::of(host.table(), Viewer::Seat(me), lang);
            for size in SIZES {
                let screen = arrange(&scene, &View::new(size));
                for zone in &scene.board.zones {
                    if !matches!(zone.role, ZoneRole::Goals | ZoneRole::Play | ZoneRole::Lane) {
                        continue;
                    }
                    for (slot, card) in zone.cards.iter().enumerate() {
                        let at = Place { role: zone.role, owner: zone.owner, slot: slot as u16 };
                        let Some(text) = line(&screen, at) else { continue };
                        assert_eq!(card.attached, text.contains('└'), "{text}");
                        for (mark, token) in card.marks.iter().zip(scene.tokens(at)) {
                            let Some(drawn) = token.mark() else { continue };
                            // Changing marks are never cut. Printed marks are cut only after the name was cut.
                            let changes = ["damage", "focus", "shield"].contains(&mark.sign);
                            if changes || width(&text) < 36 && !text.contains('…') {
                                assert!(text.contains(&drawn.text), "{lang} {size:?}: {} in {text}", drawn.text);
                                seen += 1;
                            }
                        }
                    }
                }
            }
        }
    });
    assert!(seen > 500, "{seen}");
}

#[test]
fn the_focus_reaches_every_card_and_stays_in_sight() {
    let host = thick();
    let me = host.table().to_act().all().lowest().expect("an unfinished match");
    for lang in Lang::all() {
        let scene = Scene::of(host.table(), Viewer::Seat(me), lang);
        let mut view = View::new((80, 24));
        let screen = arrange(&scene, &view);
        let all: Vec<(Region, Spot)> =
            screen.regions.iter().flat_map(|(r, spots)| spots.iter().map(|s| (*r, *s))).collect();
        assert!(all.iter().any(|(region, _)| *region == Region::Lane));
        for (region, spot) in all.into_iter().filter(|(region, _)| *region != Region::Choices) {
            view.focus = Some(spot);
            let screen = arrange(&scene, &view);
            assert!(screen.cells.iter().any(|c| c.spot == spot), "{lang} {region:?} {spot:?}");
            check(&screen, (80, 24), "with focus");
        }
    }
}

#[test]
fn a_fight_in_every_language_and_two_sizes() {
    for lang in Lang::all() {
        for size in [(80, 24), (120, 40)] {
            let mut app = App::playing(thick(), lang, size, Palette::Mono);
            press(&mut app, "<enter>");
            picture(&format!("lcg_{}x{}_{lang}", size.0, size.1), &app);
            let lines = screen(&app);
            assert!(lines.iter().all(|l| width(l) <= size.0 as usize && !l.contains("[unrendered")));
            for name in ["Ada", "Ben"] {
                assert!(lines[1].contains(name), "{lang} {size:?}: {}", lines[1]);
            }
        }
    }
}

#[test]
fn a_card_in_full_explains_its_marks() {
    let mut app = App::playing(thick(), Lang::En, (120, 40), Palette::Mono);
    press(&mut app, "<enter>");
    let scene = &play(&app).scene;
    let (at, _) = scene
        .board
        .zones
        .iter()
        .filter(|z| z.role == ZoneRole::Lane)
        .flat_map(|z| {
            z.cards.iter().enumerate().map(move |(i, s)| (Place { role: z.role, owner: z.owner, slot: i as u16 }, s))
        })
        .find(|(_, slot)| !slot.attached)
        .expect("a unit in the battle");
    let words: Vec<String> = scene.tokens(at).iter().map(|t| t.words.clone()).collect();
    play_mut(&mut app).view.focus = Some(Spot::Card(at));
    press(&mut app, "z");
    assert!(!words.is_empty());
    for words in words {
        assert_shows(&app, &words);
    }
    press(&mut app, "<esc>?");
    assert_shows(&app, "▲");
}
