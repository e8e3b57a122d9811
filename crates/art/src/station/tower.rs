//! Stations of the Trade Federation and of no faction: a white spindle with decks, rings, solar wings and docked ships.

use crate::hull::fittings::{Fire, barrel, dish, halo, pearl};
use crate::scene::Scene;
use crate::subject::Subject;
use crate::view::V3;

pub(super) fn draw(scene: &mut Scene, subject: &Subject) {
    let colors = scene.colors;
    let white = barrel(scene, &colors.hull);
    let blue = barrel(scene, &colors.trim);
    let port = subject.says("port") || subject.says("dock") || subject.says("wheel");
    let tall = subject.says("office") || subject.says("tower") || subject.says("hq");
    let center = subject.says("center") || subject.says("defense");
    let spindle =
        [(0.0, 0.8), (0.16, 3.0), (0.2, 9.0), (0.36, 11.0), (0.66, 9.0), (0.82, 6.0), (0.86, 2.0), (1.0, 0.6)];
    let reach = if tall { 88.0 } else { 74.0 };
    scene.tube(V3(-reach, 0.0, 0.0), V3(reach, 0.0, 0.0), &spindle, &white, 0.0);
    if port {
        quay(scene, &white, &blue);
    } else if tall {
        for (height, r) in [(-30.0, 40.0), (2.0, 56.0), (34.0, 34.0), (54.0, 20.0)] {
            deck(scene, height, r, 8.0, &white);
        }
    } else if center {
        deck(scene, -8.0, 62.0, 11.0, &white);
        let ball = pearl(scene, &colors.hull);
        scene.ball(V3(6.0, 0.0, 0.0), 34.0, &ball, 14.0);
        let belt = scene.circle(34.0);
        scene.hoop(V3(14.0, 0.0, 0.0), belt, (180.0, 360.0), &[(colors.trim.base, 3.0, 1.0)], 60.0);
        petals(scene);
    } else {
        deck(scene, -12.0, 48.0, 12.0, &white);
        deck(scene, 22.0, 26.0, 8.0, &blue);
    }
    if !center {
        wings(scene, if tall { -52.0 } else { 44.0 }, if port { 44.0 } else { 58.0 });
    }
    fittings(scene, subject);
}

/// A deck: a flat drum with lit windows around it.
fn deck(scene: &mut Scene, height: f64, r: f64, thick: f64, fill: &str) {
    let colors = scene.colors;
    let rim = [(0.0, r * 0.62), (0.3, r), (0.72, r), (1.0, r * 0.74)];
    scene.tube(V3(height - thick, 0.0, 0.0), V3(height + thick, 0.0, 0.0), &rim, fill, r * 0.2);
    let plane = scene.circle(r);
    let (low, mid) = (V3(height - thick * 0.5, 0.0, 0.0), V3(height - 1.0, 0.0, 0.0));
    scene.hoop(low, plane, (184.0, 356.0), &[(colors.trim.base, 2.4, 1.0)], r * 0.3);
    scene.beads(mid, plane, (190.0, 350.0), (colors.glow, 2.2, 4.6), r * 0.3 + 1.0);
}

/// A wide ring with spokes and docked ships.
fn quay(scene: &mut Scene, white: &str, blue: &str) {
    let colors = scene.colors;
    deck(scene, 4.0, 26.0, 14.0, white);
    let r = 78.0;
    let plane = scene.circle(r);
    let spokes: Vec<[V3; 2]> = [10.0, 70.0, 130.0, 190.0, 250.0, 310.0]
        .map(|a| [scene.around(4.0, 20.0, a), scene.around(4.0, r, a)])
        .to_vec();
    scene.rods(&spokes, 3.0, &colors.hull, -20.0);
    let steel = [
        (colors.hull.shade.mix(colors.hull.base, 0.5), 9.0, 1.0),
        (colors.hull.shine, 5.0, 1.0),
        (colors.trim.base, 1.8, 1.0),
    ];
    for (span, nudge) in [((0.0, 180.0), -70.0), ((180.0, 360.0), 20.0)] {
        scene.hoop(V3(4.0, 0.0, 0.0), plane, span, &steel, nudge);
    }
    scene.beads(V3(1.0, 0.0, 0.0), plane, (184.0, 356.0), (colors.glow, 2.0, 9.0), 22.0);
    for angle in [222.0, 318.0] {
        let at = scene.around(-10.0, r, angle);
        scene.tube(at.plus(V3(-26.0, 0.0, 0.0)), at, &[(0.0, 1.0), (0.3, 6.0), (0.8, 7.0), (1.0, 4.0)], blue, 80.0);
    }
}

/// Armored petals that can close over the dome.
fn petals(scene: &mut Scene) {
    let colors = scene.colors;
    for angle in [200.0, 244.0, 296.0, 340.0] {
        let leaf = [
            scene.around(-14.0, 66.0, angle - 15.0),
            scene.around(22.0, 62.0, angle - 12.0),
            scene.around(38.0, 54.0, angle),
            scene.around(22.0, 62.0, angle + 12.0),
            scene.around(-14.0, 66.0, angle + 15.0),
        ];
        let thick = scene.around(0.0, 4.0, angle);
        scene.slab(&leaf, thick, [&colors.trim, &colors.hull], 50.0);
    }
}

/// Solar wings on both sides.
fn wings(scene: &mut Scene, height: f64, reach: f64) {
    let colors = scene.colors;
    for side in [-1.0, 1.0] {
        let at = |up: f64, out: f64| V3(height + up, side * (14.0 + out), 0.0);
        scene.rod(at(0.0, -10.0), at(0.0, 4.0), 2.4, &colors.hull, 0.0);
        let panel = [at(-13.0, 0.0), at(-13.0, reach), at(13.0, reach), at(13.0, 0.0)];
        scene.slab(&panel, V3(0.0, 0.0, 2.0), [&colors.trim, &colors.hull], 0.0);
        let mut grid: Vec<[V3; 2]> =
            [0.2, 0.4, 0.6, 0.8].map(|t| [panel[0].toward(panel[1], t), panel[3].toward(panel[2], t)]).to_vec();
        grid.push([at(0.0, 0.0), at(0.0, reach)]);
        scene.lines(&grid, colors.trim.shine, 0.9, 0.6, 1.5);
    }
}

/// Guns on the rim, a halo for authority, a dish, crates below.
fn fittings(scene: &mut Scene, subject: &Subject) {
    let colors = scene.colors;
    let traits = subject.traits;
    if traits.combat > 0 {
        let guns: Vec<[V3; 2]> = (0..(traits.combat / 2 + 1).min(4))
            .map(|i| {
                let angle = 214.0 + 36.0 * f64::from(i);
                [scene.around(-6.0, 44.0, angle), scene.around(-4.0, 70.0, angle)]
            })
            .collect();
        scene.rods(&guns, 3.4, &colors.trim, 60.0);
    }
    if traits.authority > 0 {
        let light = halo(scene, colors.accent);
        scene.ball(V3(62.0, 0.0, 0.0), 26.0, &light, 20.0);
        for r in [16.0, 23.0] {
            let plane = scene.circle(r);
            scene.hoop(V3(62.0, 0.0, 0.0), plane, (0.0, 360.0), &[(colors.glow, 1.4, 0.8)], 30.0);
        }
    }
    if traits.cards > 0 {
        let (height, out) = (28.0, 10.0);
        scene.rod(V3(height, 0.0, -out), V3(height, -out * 2.0, -out * 2.0), 2.0, &colors.hull, 60.0);
        dish(scene, V3(height, -out * 2.0, -out * 2.0), 11.0, &colors.hull, colors.glow);
    }
    for i in 0..traits.trade.min(3) {
        let k = f64::from(i) - 1.0;
        scene.block(V3(-36.0, k * 20.0, -16.0), V3(7.0, 8.0, 8.0), &colors.trim, 40.0);
    }
    if subject.size >= 6 {
        let fire = Fire::new(scene, colors.accent);
        fire.burn(scene, &[V3(-70.0, 0.0, 0.0)], 4.0, 20.0, 0.0);
    }
}
