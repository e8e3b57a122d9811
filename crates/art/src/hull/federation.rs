//! Trade Federation: clean round hulls, blue solar fins, rows of windows, docking rings.

use crate::color::Metal;
use crate::scene::Scene;
use crate::seed::sin_cos;
use crate::subject::Subject;
use crate::svg::At;
use crate::view::V3;

use super::fittings::{Fire, barrel, dish, guns, halo, pearl};

/// A hull and the paints it is drawn with.
struct Build {
    long: f64,
    r: f64,
    white: String,
    blue: String,
}

impl Build {
    /// A point on the skin, `angle` degrees up from the flank.
    fn skin(&self, flank: f64, t: f64, angle: f64) -> V3 {
        let (sin, cos) = sin_cos(angle);
        let r = self.r
            * PROFILE.windows(2).find(|w| t <= w[1].0).map_or(0.2, |w| {
                let k = (t - w[0].0) / (w[1].0 - w[0].0);
                w[0].1 + (w[1].1 - w[0].1) * k
            });
        V3(self.long * (2.0 * t - 1.0), flank * r * cos, r * sin)
    }
}

/// The main hull from stern to bow: places along it and shares of its radius.
const PROFILE: [At; 9] = [
    (0.0, 0.5),
    (0.03, 0.72),
    (0.12, 0.95),
    (0.3, 1.0),
    (0.6, 0.98),
    (0.78, 0.82),
    (0.9, 0.56),
    (0.97, 0.28),
    (1.0, 0.06),
];

pub(super) fn draw(scene: &mut Scene, subject: &Subject) {
    let colors = scene.colors;
    let size = f64::from(subject.size.min(8));
    let white = barrel(scene, &colors.hull);
    let blue = barrel(scene, &colors.trim);
    let build = Build { long: 64.0 + 4.6 * size, r: 13.0 + 1.3 * size, white, blue };
    let fire = Fire::new(scene, colors.accent);
    let tapered: Vec<At> = PROFILE.iter().map(|(t, r)| (*t, r * build.r)).collect();
    scene.tube(V3(-build.long, 0.0, 0.0), V3(build.long, 0.0, 0.0), &tapered, &build.white, 0.0);
    livery(scene, subject, &build);
    fins(scene, subject, &build);
    engines(scene, subject, &build, &fire);
    cargo(scene, subject, &build);
    dome(scene, subject, &build);
    if subject.size >= 3 {
        docking_ring(scene, &build);
    }
    let flank = scene.flank();
    if subject.traits.combat > 0 {
        let count = (subject.traits.combat / 2).clamp(1, 4);
        let breeches: Vec<V3> = (0..count)
            .map(|i| build.skin(flank, 0.42 + 0.11 * f64::from(i), -34.0).plus(V3(0.0, flank * 2.0, -1.0)))
            .collect();
        guns(scene, &breeches, 34.0, 2.1, &colors.trim);
    }
    if subject.traits.cards > 0 {
        let r = 6.5 + 2.0 * f64::from(subject.traits.cards.min(3));
        dish(scene, V3(-build.long * 0.62, 0.0, build.r * 0.9), r, &colors.hull, colors.glow);
    }
}

/// A blue stripe along the flank, panel joints, and windows above it.
fn livery(scene: &mut Scene, subject: &Subject, build: &Build) {
    let colors = scene.colors;
    let flank = scene.flank();
    let line = |from: f64, to: f64, angle: f64| -> Vec<V3> {
        (0..=6).map(|i| build.skin(flank, from + (to - from) * f64::from(i) / 6.0, angle)).collect()
    };
    scene.line(&line(0.06, 0.97, -8.0), colors.trim.base, 3.4, 1.0, 30.0);
    let joints: Vec<[V3; 2]> = [0.3, 0.6]
        .into_iter()
        .flat_map(|t| [90.0, 50.0, 10.0, -30.0].map(|a| [build.skin(flank, t, a), build.skin(flank, t, a - 40.0)]))
        .collect();
    scene.lines(&joints, colors.hull.shade, 0.9, 0.5, 29.0);
    let rows = 1 + i32::from(subject.size >= 5);
    let mut windows = Vec::new();
    for row in 0..rows {
        let count = 6 + i32::from(subject.size);
        for i in 0..count {
            windows.push(build.skin(flank, 0.16 + 0.6 * f64::from(i) / f64::from(count), 16.0 + 18.0 * f64::from(row)));
        }
    }
    scene.dots(&windows, colors.hull.shade, 2.0, 0.9, 31.0);
    let bridge: Vec<V3> = (0..4).map(|i| build.skin(flank, 0.84 + 0.025 * f64::from(i), 36.0)).collect();
    scene.line(&bridge, colors.trim.shade, 4.0, 1.0, 31.0);
    scene.line(&bridge[1..], colors.glow, 1.4, 0.9, 32.0);
}

/// Solar fins: thin blue panels with a grid.
fn fins(scene: &mut Scene, subject: &Subject, build: &Build) {
    let colors = scene.colors;
    let cells = Metal { base: colors.trim.base, ..colors.trim };
    let reach = if subject.says("yacht") { 62.0 } else { scene.seed.between(26.0, 40.0) };
    let rake = scene.seed.between(-26.0, 10.0);
    let (a, b) = (-build.long * 0.66, -build.long * 0.16);
    for side in [-1.0, 1.0] {
        let at = |x: f64, y: f64| V3(x, side * (build.r * 0.8 + y), y * 0.34);
        let panel = [at(b, 0.0), at(b + rake, reach), at(a + rake + 8.0, reach), at(a, 0.0)];
        scene.slab(&panel, V3(0.0, 0.0, 2.0), [&cells, &colors.hull], -2.0);
        let mut grid: Vec<[V3; 2]> =
            [0.25, 0.5, 0.75].map(|t| [panel[0].toward(panel[3], t), panel[1].toward(panel[2], t)]).to_vec();
        grid.push([panel[3].toward(panel[2], 0.5), panel[0].toward(panel[1], 0.5)]);
        scene.lines(&grid, colors.trim.shine, 0.9, 0.6, 0.0);
    }
}

fn engines(scene: &mut Scene, subject: &Subject, build: &Build, fire: &Fire) {
    let r = build.r * 0.42;
    let mut nozzles = vec![V3(-build.long, 0.0, 0.0)];
    if subject.size >= 2 {
        for side in [-1.0, 1.0] {
            let y = side * (build.r + r + 4.0);
            let pod = [(0.0, r * 0.8), (0.12, r), (0.7, r), (0.92, r * 0.6), (1.0, r * 0.2)];
            let (stern, bow) = (V3(-build.long * 0.96, y, -4.0), V3(-build.long * 0.3, y, -4.0));
            scene.tube(stern, bow, &pod, &build.blue, 2.0);
            nozzles.push(stern);
        }
    }
    fire.burn(scene, &nozzles, r * 0.8, 58.0, -1.0);
}

/// Containers along the keel, two rows of them.
fn cargo(scene: &mut Scene, subject: &Subject, build: &Build) {
    let colors = scene.colors;
    let count = if subject.traits.trade >= 2 { subject.traits.trade.min(4) } else { 0 };
    let flank = scene.flank();
    let half = if subject.says("freight") { 10.5 } else { 7.5 };
    for i in 0..count {
        let x = build.long * 0.5 - (half * 2.0 + 2.0) * f64::from(i);
        let metal = if i % 2 == 0 { colors.trim } else { colors.hull };
        scene.block(V3(x, flank * build.r * 0.7, -build.r - half * 0.6), V3(half, half, half), &metal, 34.0);
    }
}

/// A glass dome with a halo: envoys and physicians on board.
fn dome(scene: &mut Scene, subject: &Subject, build: &Build) {
    if subject.traits.authority == 0 {
        return;
    }
    let colors = scene.colors;
    let glass = Metal { shine: colors.glow, base: colors.accent, shade: colors.trim.shade, rim: colors.glow };
    let ball = pearl(scene, &glass);
    let light = halo(scene, colors.accent);
    let r = build.r * (0.5 + 0.05 * f64::from(subject.traits.authority.min(6)));
    let at = V3(build.long * 0.12, 0.0, build.r * 0.92);
    scene.ball(at.plus(V3(0.0, 0.0, r * 0.4)), r * 2.5, &light, -10.0);
    scene.ball(at, r, &ball, 6.0);
    let (x, y) = (V3(r * 1.7, 0.0, 0.0), V3(0.0, r * 1.7, 0.0));
    let up = at.plus(V3(0.0, 0.0, r * 0.5));
    scene.hoop(up, (x, y), (0.0, 360.0), (colors.glow, 1.2, 0.8), 9.0);
}

/// A hoop around the hull where others make fast; its far half passes behind.
fn docking_ring(scene: &mut Scene, build: &Build) {
    let colors = scene.colors;
    let r = build.r * 1.55;
    let at = V3(build.long * 0.42, 0.0, 0.0);
    let flank = scene.flank();
    let plane = (V3(0.0, 0.0, r), V3(0.0, flank * r, 0.0));
    for (span, nudge) in [((180.0, 360.0), -40.0), ((0.0, 180.0), 36.0)] {
        scene.hoop(at, plane, span, (colors.hull.shade.mix(colors.hull.base, 0.4), 4.6, 1.0), nudge);
        scene.hoop(at.plus(V3(-0.8, 0.0, 0.6)), plane, span, (colors.hull.shine, 1.8, 1.0), nudge + 0.5);
    }
}
