//! Stations of the Star Empire: a dark spire among blades, golden edges, banners below.

use crate::hull::fittings::{dish, halo, jammer};
use crate::scene::{DIAMOND, Scene, ring};
use crate::seed::sin_cos;
use crate::subject::Subject;
use crate::svg::At;
use crate::view::V3;

const HEX: &[At] = &[(1.0, 0.0), (0.5, 0.87), (-0.5, 0.87), (-1.0, 0.0), (-0.5, -0.87), (0.5, -0.87)];

pub(super) fn draw(scene: &mut Scene, subject: &Subject) {
    let redoubt = subject.says("redoubt") || subject.says("fort") || subject.says("castle");
    let works = subject.says("recycl") || subject.says("yard") || subject.says("works");
    let seat = subject.says("hq") || subject.says("palace") || subject.says("throne") || subject.size >= 7;
    if redoubt {
        walls(scene);
    } else if works {
        mill(scene);
    } else if seat {
        throne(scene);
    } else {
        cross(scene);
    }
    fittings(scene, subject);
}

/// A spire of four faces, pointed at both ends, its edges gilded.
fn spire(scene: &mut Scene, at: (f64, f64), low: f64, high: f64, w: f64, nudge: f64) {
    let colors = scene.colors;
    let (y, z) = at;
    let cut = |x: f64, k: f64| crate::scene::Ring { x, y, z, w: w * k, h: w * k };
    let mid = low + (high - low) * 0.42;
    let body = scene.loft(
        DIAMOND,
        &[cut(low, 0.05), cut(mid, 1.0), cut(mid + (high - low) * 0.14, 0.82), cut(high, 0.03)],
        &colors.hull,
        nudge,
    );
    // Only the nearest edge is golden.
    let near = (0..4).max_by(|a, b| scene.view.near(body[1][*a]).total_cmp(&scene.view.near(body[1][*b]))).unwrap_or(0);
    let edge: Vec<V3> = body.iter().map(|cut| cut[near]).collect();
    scene.line(&edge, colors.trim.base, 1.5, 1.0, nudge + w + 1.0);
}

/// A plate with six corners and golden sides.
fn plate(scene: &mut Scene, height: f64, r: f64, thick: f64) {
    let colors = scene.colors;
    let outline: Vec<V3> = HEX.iter().map(|p| V3(height, p.0 * r, p.1 * r)).collect();
    scene.slab(&outline, V3(thick, 0.0, 0.0), [&colors.hull, &colors.trim], 0.0);
    let rim = scene.circle(r * 0.7);
    scene.beads(V3(height + thick * 0.5, 0.0, 0.0), rim, (195.0, 345.0), (colors.glow, 1.7, 5.0), 10.0);
}

/// A blade that stands outside the plate and points up, with ranks of gold on it.
fn blades(scene: &mut Scene, angles: &[f64], r: f64, low: f64, high: f64) {
    let colors = scene.colors;
    for angle in angles {
        let (sin, cos) = sin_cos(*angle);
        let at = |height: f64, out: f64| V3(height, cos * out, sin * out);
        let blade = [
            at(low, r * 0.7),
            at(low + (high - low) * 0.3, r * 1.12),
            at(high, r * 1.3),
            at(low + (high - low) * 0.4, r * 0.8),
        ];
        scene.slab(&blade, V3(0.0, -sin * 4.0, cos * 4.0), [&colors.hull, &colors.trim], 2.0);
        if scene.view.near(blade[1]) > 0.0 {
            let stripe = |t: f64| [blade[0].toward(blade[3], t), blade[1].toward(blade[2], t * 0.7)];
            scene.lines(&[stripe(0.3), stripe(0.55), stripe(0.8)], colors.trim.base, 1.4, 0.8, 6.0);
        }
    }
}

/// Banners that hang below a plate, each with a chevron.
fn banners(scene: &mut Scene, height: f64, r: f64, long: f64) {
    let colors = scene.colors;
    for angle in [226.0, 270.0, 314.0] {
        let V3(_, cos, sin) = scene.around(0.0, 1.0, angle);
        let at = |up: f64, aside: f64| V3(height - up, cos * r - sin * aside, sin * r + cos * aside);
        let cloth = [at(0.0, -8.0), at(0.0, 8.0), at(long, 8.0), at(long * 0.78, 0.0), at(long, -8.0)];
        scene.slab(&cloth, V3(0.0, cos, sin), [&colors.trim, &colors.trim], 30.0);
        let mark = [at(long * 0.5, -5.0), at(long * 0.3, 0.0), at(long * 0.5, 5.0)];
        scene.line(&mark, colors.hull.shade, 1.8, 0.9, 31.0);
    }
}

/// The headquarters of the fleet: a tall spire, two plates, six blades.
fn throne(scene: &mut Scene) {
    spire(scene, (0.0, 0.0), -84.0, 96.0, 21.0, 0.0);
    plate(scene, -22.0, 66.0, 7.0);
    plate(scene, 16.0, 40.0, 5.0);
    blades(scene, &[20.0, 90.0, 160.0, 200.0, 270.0, 340.0], 62.0, -30.0, 56.0);
    banners(scene, -26.0, 58.0, 34.0);
    for (y, z) in [(34.0, -20.0), (-34.0, -20.0)] {
        spire(scene, (y, z), -40.0, 44.0, 8.0, 10.0);
    }
}

/// A redoubt: thick walls in two steps, towers at the corners.
fn walls(scene: &mut Scene) {
    let colors = scene.colors;
    scene.loft(
        HEX,
        &[
            ring(-64.0, 0.0, 12.0, 12.0),
            ring(-26.0, 0.0, 62.0, 62.0),
            ring(2.0, 0.0, 70.0, 70.0),
            ring(12.0, 0.0, 62.0, 62.0),
        ],
        &colors.hull,
        0.0,
    );
    scene.loft(HEX, &[ring(12.0, 0.0, 44.0, 44.0), ring(30.0, 0.0, 38.0, 38.0)], &colors.hull, 30.0);
    for (height, r) in [(2.0, 70.0), (30.0, 38.0)] {
        let rim: Vec<V3> = (3..=6).map(|i| scene.around(height, r, 60.0 * f64::from(i))).collect();
        scene.line(&rim, colors.trim.base, 2.4, 1.0, 64.0);
    }
    for angle in [180.0, 240.0, 300.0, 0.0] {
        let p = scene.around(0.0, 64.0, angle);
        spire(scene, (p.1, p.2), -30.0, 44.0, 9.0, 26.0);
    }
    spire(scene, (0.0, 0.0), 20.0, 86.0, 15.0, 40.0);
    banners(scene, -4.0, 66.0, 30.0);
    let rim = scene.circle(42.0);
    scene.beads(V3(20.0, 0.0, 0.0), rim, (200.0, 340.0), (colors.glow, 2.0, 6.0), 40.0);
}

/// A station in the shape of a cross, guns and quays at its ends.
fn cross(scene: &mut Scene) {
    let colors = scene.colors;
    spire(scene, (0.0, 0.0), -70.0, 80.0, 17.0, 8.0);
    for angle in [0.0, 90.0, 180.0, 270.0] {
        let (sin, cos) = sin_cos(angle + 24.0);
        let at = |up: f64, out: f64, aside: f64| V3(up, cos * out - sin * aside, sin * out + cos * aside);
        let arm = [at(2.0, 12.0, -9.0), at(6.0, 86.0, -3.0), at(6.0, 86.0, 3.0), at(2.0, 12.0, 9.0)];
        scene.slab(&arm, V3(9.0, 0.0, 0.0), [&colors.hull, &colors.trim], 0.0);
        scene.dots(&[at(11.0, 40.0, 0.0), at(11.0, 54.0, 0.0), at(11.0, 68.0, 0.0)], colors.glow, 2.0, 1.0, 8.0);
        let end = at(4.0, 86.0, 0.0);
        spire(scene, (end.1, end.2), -28.0, 36.0, 6.0, 4.0);
    }
    plate(scene, -14.0, 40.0, 6.0);
}

/// Recycling: three arms that feed a furnace.
fn mill(scene: &mut Scene) {
    let colors = scene.colors;
    let light = halo(scene, colors.glow);
    plate(scene, -26.0, 50.0, 10.0);
    plate(scene, 26.0, 50.0, 10.0);
    scene.ball(V3(0.0, 0.0, 0.0), 46.0, &light, 30.0);
    for angle in [200.0, 250.0, 290.0, 340.0, 90.0] {
        scene.rod(scene.around(-22.0, 42.0, angle), scene.around(22.0, 42.0, angle), 4.0, &colors.hull, 0.0);
    }
    for (start, height) in [(20.0, 40.0), (140.0, 0.0), (260.0, -40.0)] {
        let r = 72.0;
        let plane = scene.circle(r);
        scene.hoop(V3(height * 0.5, 0.0, 0.0), plane, (start, start + 92.0), &[(colors.trim.base, 5.0, 1.0)], 0.0);
        let tip = scene.around(height * 0.5, r, start + 96.0);
        let V3(_, cos, sin) = scene.around(0.0, 1.0, start + 96.0);
        let head = [
            tip.plus(V3(0.0, -sin * 16.0, cos * 16.0)),
            tip.plus(V3(10.0, cos * 3.0, sin * 3.0)),
            tip.plus(V3(-10.0, -cos * 3.0, -sin * 3.0)),
        ];
        scene.slab(&head, V3(0.0, cos * 3.0, sin * 3.0), [&colors.trim, &colors.trim], 4.0);
    }
    spire(scene, (0.0, 0.0), 30.0, 86.0, 11.0, 20.0);
    spire(scene, (0.0, 0.0), -80.0, -30.0, 11.0, -20.0);
}

fn fittings(scene: &mut Scene, subject: &Subject) {
    let colors = scene.colors;
    let traits = subject.traits;
    let guns: Vec<[V3; 2]> = (0..traits.combat.min(5))
        .map(|i| {
            let angle = 206.0 + 30.0 * f64::from(i);
            [scene.around(8.0, 40.0, angle), scene.around(16.0, 84.0, angle)]
        })
        .collect();
    scene.rods(&guns, 3.4, &colors.trim, 70.0);
    if traits.discards > 0 {
        jammer(scene, V3(46.0, -30.0, -30.0), 18.0, &colors.trim, colors.accent);
    }
    if traits.cards > 0 {
        dish(scene, V3(30.0, 26.0, -26.0), 12.0, &colors.trim, colors.glow);
    }
}
