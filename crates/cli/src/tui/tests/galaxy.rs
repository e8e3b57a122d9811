//! Tables with a map: places, figures and combat, in every language and size.

use games::{Lang, Place, Seat, Viewer, ZoneRole};

use super::fits::{SIZES, check, stir};
use super::screens::picture;
use super::*;
use crate::tui::arrange::arrange;
use crate::tui::scene::Scene;
use crate::tui::view::{Region, Spot, View};

fn table(seats: usize, mode: &str, seed: u64) -> Host {
    host_of("rebellion", mode, &["human:Ada", "human:Ben", "human:Cyd", "human:Dee"][..seats], seed)
}

/// Plays until a condition holds.
fn moment(fits: impl Fn(&Host) -> bool) -> Host {
    for seed in 1..40 {
        let mut host = table(2, "standard", seed);
        for _ in 0..1500 {
            if host.table().to_act().all().is_empty() {
                break;
            }
            if fits(&host) {
                return host;
            }
            stir(&mut host, 1);
        }
    }
    panic!("no such moment in forty matches");
}

/// Returns whether both sides fight and dice were rolled.
fn thick() -> Host {
    moment(|host| {
        let board = host.table().table_view(Viewer::Spectator);
        let some = |role| board.zones.iter().filter(|z| z.role == role && z.owner.is_some() && z.count > 0).count();
        some(ZoneRole::Lane) == 2 && some(ZoneRole::Dice) > 0
    })
}

#[test]
fn everything_fits_for_two_to_four_players_in_every_language_and_size() {
    let mut looks = 0;
    for (seats, mode) in [(2, "standard"), (3, "standard"), (4, "standard"), (2, "first-game")] {
        let mut host = table(seats, mode, 7);
        for _ in 0..12 {
            stir(&mut host, 37);
            let Some(me) = host.table().to_act().all().lowest() else { break };
            for who in [Viewer::Seat(me), Viewer::Spectator, Viewer::Judge] {
                looks += 1;
                let lang = Lang::all()[looks % 4];
                let scene = Scene::of(host.table(), who, lang);
                for size in SIZES {
                    check(&arrange(&scene, &View::new(size)), size, &format!("{lang} {size:?} {who:?}"));
                }
            }
        }
    }
    assert!(looks > 60, "{looks}");
}

#[test]
fn every_place_can_be_reached_and_stays_in_sight() {
    let host = thick();
    let me = host.table().to_act().all().lowest().expect("an unfinished match");
    let scene = Scene::of(host.table(), Viewer::Seat(me), Lang::Uk);
    for size in [(80, 24), (120, 40)] {
        let mut view = View::new(size);
        let regions = arrange(&scene, &view).regions;
        let spots =
            |wanted| regions.iter().filter(|(r, _)| *r == wanted).flat_map(|(_, s)| s.clone()).collect::<Vec<_>>();
        let places = scene.zone(ZoneRole::Map, None).map_or(0, |z| z.cards.iter().filter(|s| !s.attached).count());
        let on_map = spots(Region::Map);
        assert_eq!(on_map.iter().filter(|s| matches!(s, Spot::Card(_))).count(), places, "{size:?}");
        assert!(!spots(Region::Lane).is_empty());
        for spot in on_map.into_iter().chain(spots(Region::Lane)).chain(spots(Region::Mine)) {
            view.focus = Some(spot);
            let screen = arrange(&scene, &view);
            assert!(screen.cells.iter().any(|c| c.spot == spot), "{size:?} {spot:?}");
            check(&screen, size, "with focus");
        }
    }
}

/// The Imperial command phase some rounds into a match.
fn command(lang: Lang, size: (u16, u16)) -> App {
    let mut host = table(2, "standard", 3);
    stir(&mut host, 160);
    let mut app = App::playing(host, lang, size, Palette::Mono);
    press(&mut app, "<enter>");
    app
}

#[test]
fn the_galaxy_and_a_combat_in_every_language_and_two_sizes() {
    for lang in Lang::all() {
        for size in [(80, 24), (120, 40)] {
            picture(&format!("galaxy_{}x{}_{lang}", size.0, size.1), &command(lang, size));
            let mut app = App::playing(thick(), lang, size, Palette::Mono);
            press(&mut app, "<enter>");
            picture(&format!("combat_{}x{}_{lang}", size.0, size.1), &app);
            let lines = screen(&app);
            assert!(lines.iter().all(|l| width(l) <= size.0 as usize && !l.contains("[unrendered")));
        }
    }
}

#[test]
fn a_place_in_full_names_who_stands_there_and_what_is_next_to_it() {
    let mut app = command(Lang::En, (120, 40));
    let scene = &play(&app).scene;
    let busiest = |zone: &table::Zone| {
        let hosts = zone.cards.iter().enumerate().filter(|(_, s)| !s.attached);
        let places = hosts.map(|(i, _)| Place { role: ZoneRole::Map, owner: None, slot: i as u16 });
        places.max_by_key(|at| scene.carried(*at).count()).expect("a place")
    };
    let at = scene.zone(ZoneRole::Map, None).map(busiest).expect("a map");
    let figures: Vec<String> = scene.carried(at).filter_map(|(_, s)| crate::tui::galaxy::counted(scene, s)).collect();
    assert!(figures.len() > 1, "{figures:?}");
    play_mut(&mut app).view.focus = Some(Spot::Card(at));
    press(&mut app, "z");
    for words in figures {
        assert_shows(&app, &words);
    }
    assert_shows(&app, "Next to it");
}

#[test]
fn m_walks_through_the_places_that_may_be_chosen() {
    let host = moment(|host| {
        let Some(seat) = host.table().to_act().all().lowest() else { return false };
        let choices = host.table().choices(seat, Lang::En);
        let on_map = |t: games::Target| matches!(t, games::Target::Place(p) if p.role == ZoneRole::Map);
        choices.iter().filter(|c| c.target.is_some_and(on_map)).count() > 2
    });
    let me: Seat = host.table().to_act().all().lowest().expect("an unfinished match");
    let mut app = App::playing(host, Lang::En, (80, 24), Palette::Mono);
    press(&mut app, "<enter>");
    assert_eq!(play(&app).scene.me, Some(me));
    let mut seen = Vec::new();
    for _ in 0..3 {
        press(&mut app, "m");
        let focus = play(&app).view.focus.expect("a place has the focus");
        let target = focus.target(&play(&app).scene).expect("a place");
        assert!(!play(&app).scene.about(target).is_empty());
        assert!(!seen.contains(&focus), "{focus:?} again");
        seen.push(focus);
    }
    let before = play(&app).host.table().line_count();
    press(&mut app, "<enter>");
    let chosen = play(&app).host.table().line_count() > before || play(&app).view.only.is_some();
    assert!(chosen, "{}", screen(&app).join("\n"));
}
