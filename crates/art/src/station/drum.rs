//! Stations of the Machine Cult: drums and wheels around a furnace, cranes, chimneys, scrap.

use crate::color::Rgb;
use crate::hull::fittings::{dish, halo, pearl};
use crate::scene::{BEVEL, Scene, ring};
use crate::subject::Subject;
use crate::view::V3;

pub(super) fn draw(scene: &mut Scene, subject: &Subject) {
    if subject.says("yard") || subject.says("junk") || subject.says("scrap") {
        yard(scene);
    } else if subject.says("battle") || subject.traits.combat >= 4 {
        fortress(scene);
    } else {
        foundry(scene);
    }
    if subject.traits.cards > 0 {
        let colors = scene.colors;
        dish(scene, V3(44.0, 30.0, -24.0), 13.0, &colors.hull, colors.glow);
    }
}

/// A toothed wheel lying flat.
fn wheel(scene: &mut Scene, height: f64, r: f64, teeth: u32, thick: f64) {
    let colors = scene.colors;
    let plane = scene.circle(r);
    scene.cog(V3(height, 0.0, 0.0), plane, teeth, V3(thick, 0.0, 0.0), [&colors.trim, &colors.hull]);
}

/// Rivets on the near side of a drum.
fn rivets(scene: &mut Scene, height: f64, r: f64, nudge: f64) {
    let (plane, color) = (scene.circle(r), scene.colors.hull.shine);
    scene.beads(V3(height, 0.0, 0.0), plane, (192.0, 348.0), (color, 1.9, 7.0), nudge);
}

/// The gate of the furnace in a drum: at a height, a distance from the axis and an angle.
fn furnace_around(scene: &mut Scene, [height, out, angle]: [f64; 3], r: f64, nudge: f64) {
    let at = scene.around(height, out, angle);
    furnace(scene, at, r, nudge);
}

/// The gate of the furnace: fire behind bars.
fn furnace(scene: &mut Scene, at: V3, r: f64, nudge: f64) {
    let colors = scene.colors;
    let fire = halo(scene, Rgb::of("#ff7a30"));
    scene.dots(&[at], colors.hull.shade, r * 2.2, 1.0, nudge);
    scene.ball(at, r * 1.5, &fire, nudge + 0.1);
    let bars: Vec<[V3; 2]> =
        [-0.5, 0.0, 0.5].map(|k| [at.plus(V3(-r * 0.9, k * r, 0.0)), at.plus(V3(r * 0.9, k * r, 0.0))]).to_vec();
    scene.lines(&bars, colors.hull.shade, 2.2, 1.0, nudge + 0.2);
}

/// A drum between two wheels, with chimneys and cranes.
fn foundry(scene: &mut Scene) {
    let colors = scene.colors;
    let (hull, trim) = (colors.hull, colors.trim);
    wheel(scene, -40.0, 66.0, 14, 10.0);
    scene.loft(
        BEVEL,
        &[ring(-36.0, 0.0, 52.0, 52.0), ring(0.0, 0.0, 46.0, 46.0), ring(20.0, 0.0, 50.0, 50.0)],
        &hull,
        10.0,
    );
    wheel(scene, 22.0, 54.0, 12, 8.0);
    scene.loft(BEVEL, &[ring(26.0, 0.0, 36.0, 36.0), ring(46.0, 0.0, 24.0, 24.0)], &trim, 20.0);
    let chimneys = [(-12.0, 10.0, 70.0), (12.0, 6.0, 80.0), (2.0, -14.0, 62.0)];
    scene.rods(&chimneys.map(|(y, z, top)| [V3(40.0, y, z), V3(top, y, z)]), 8.0, &hull, 30.0);
    scene.dots(&chimneys.map(|(y, z, top)| V3(top + 2.0, y, z)), colors.accent, 7.0, 1.0, 31.0);
    furnace_around(scene, [-6.0, 48.0, 270.0], 17.0, 70.0);
    rivets(scene, -30.0, 51.0, 16.0);
    rivets(scene, 14.0, 50.0, 16.0);
    for (angle, side) in [(206.0, -1.0), (334.0, 1.0)] {
        let (a, b, c) = (
            scene.around(-14.0, 50.0, angle),
            scene.around(14.0, 84.0, angle),
            scene.around(-34.0, 100.0, angle + side * 6.0),
        );
        scene.rods(&[[a, b], [b, c]], 5.0, &hull, 50.0);
        scene.dots(&[a, b, c], trim.base, 9.0, 1.0, 51.0);
    }
}

/// A ball of plates with guns all around.
fn fortress(scene: &mut Scene) {
    let colors = scene.colors;
    let steel = pearl(scene, &colors.hull);
    let mut guns = Vec::new();
    for (angle, height) in
        [(196.0, 20.0), (226.0, -26.0), (270.0, 34.0), (314.0, -26.0), (344.0, 20.0), (180.0, -10.0), (0.0, -10.0)]
    {
        guns.push([scene.around(height, 46.0, angle), scene.around(height * 1.5, 88.0, angle)]);
    }
    scene.rods(&guns[..3], 5.0, &colors.trim, 30.0);
    scene.rods(&guns[3..], 5.0, &colors.trim, 30.0);
    wheel(scene, 0.0, 76.0, 16, 12.0);
    scene.ball(V3(0.0, 0.0, 0.0), 56.0, &steel, 4.0);
    let joints: Vec<[V3; 2]> = [214.0, 240.0, 300.0, 326.0]
        .into_iter()
        .flat_map(|a| {
            [
                [scene.around(26.0, 50.0, a), scene.around(48.0, 28.0, a)],
                [scene.around(-26.0, 50.0, a), scene.around(-48.0, 28.0, a)],
            ]
        })
        .collect();
    scene.lines(&joints, colors.hull.shade, 1.6, 0.6, 60.0);
    for height in [-26.0, 26.0] {
        let r = 50.0;
        let belt = scene.circle(r);
        scene.hoop(V3(height, 0.0, 0.0), belt, (186.0, 354.0), &[(colors.hull.shade, 1.6, 0.7)], 14.0);
        rivets(scene, height + 5.0, r, 15.0);
    }
    let front = scene.circle(76.0);
    let band = [(colors.hull.shade, 9.0, 1.0), (colors.hull.base, 6.0, 1.0), (colors.trim.base, 2.4, 1.0)];
    scene.hoop(V3(0.0, 0.0, 0.0), front, (180.0, 360.0), &band, 10.0);
    furnace_around(scene, [16.0, 56.0, 262.0], 13.0, 80.0);
}

/// A yard: frames around a wreck that is being taken apart.
fn yard(scene: &mut Scene) {
    let colors = scene.colors;
    let (hull, trim) = (colors.hull, colors.trim);
    for z in [-34.0, 0.0, 34.0] {
        let frame = [
            V3(-54.0, -70.0, z),
            V3(40.0, -78.0, z),
            V3(64.0, -40.0, z),
            V3(64.0, 40.0, z),
            V3(40.0, 78.0, z),
            V3(-54.0, 70.0, z),
        ];
        let beams: Vec<[V3; 2]> = frame.windows(2).map(|w| [w[0], w[1]]).collect();
        scene.rods(&beams, 5.0, &trim, 0.0);
        scene.dots(&frame, hull.shine, 2.6, 0.9, 1.0);
    }
    let girders: Vec<[V3; 2]> =
        [(40.0, -78.0), (64.0, -40.0), (64.0, 40.0), (40.0, 78.0), (-54.0, 70.0), (-54.0, -70.0)]
            .map(|(x, y)| [V3(x, y, -34.0), V3(x, y, 34.0)])
            .to_vec();
    scene.rods(&girders, 3.0, &hull, 0.0);
    // The wreck: a hull in pieces.
    scene.loft(BEVEL, &[ring(-34.0, -4.0, 26.0, 14.0), ring(-6.0, -4.0, 32.0, 18.0)], &hull, 4.0);
    scene.loft(
        BEVEL,
        &[ring(4.0, -2.0, 30.0, 17.0), ring(18.0, -2.0, 22.0, 12.0), ring(38.0, -2.0, 6.0, 4.0)],
        &hull,
        6.0,
    );
    furnace(scene, V3(-1.0, 0.0, -20.0), 9.0, 30.0);
    for (x, y, z) in
        [(-52.0, -30.0, -30.0), (-46.0, 26.0, -36.0), (-66.0, 4.0, -20.0), (-60.0, 50.0, 10.0), (-70.0, -40.0, 6.0)]
    {
        let k = scene.seed.between(6.0, 12.0);
        let shard = [V3(x, y - k, z), V3(x + k, y, z), V3(x, y + k * 0.7, z), V3(x - k * 0.6, y, z)];
        scene.slab(&shard, V3(2.0, 1.0, 5.0), [&hull, &trim], 10.0);
    }
    for side in [-1.0, 1.0] {
        let (a, b, c) = (V3(64.0, side * 24.0, -10.0), V3(44.0, side * 40.0, -30.0), V3(14.0, side * 24.0, -30.0));
        scene.rods(&[[a, b], [b, c]], 4.0, &hull, 40.0);
        scene.dots(&[b, c], trim.base, 7.0, 1.0, 41.0);
    }
    let spark = halo(scene, colors.glow);
    scene.ball(V3(12.0, 22.0, -30.0), 9.0, &spark, 60.0);
    scene.ball(V3(12.0, -22.0, -30.0), 7.0, &spark, 60.0);
}
