//! Star Empire: dark blades with golden edges, long prows, chevrons and banners.

use crate::color::Metal;
use crate::scene::{BLADE, BOX, DIAMOND, Scene, ring};
use crate::subject::Subject;
use crate::view::V3;

use super::fittings::{Fire, dish, guns, halo, jammer};

/// Dimensions of a hull.
struct Build {
    long: f64,
    wide: f64,
    high: f64,
}

pub(super) fn draw(scene: &mut Scene, subject: &Subject) {
    let colors = scene.colors;
    let size = f64::from(subject.size.min(8));
    let build = Build { long: 80.0 + 3.0 * size, wide: 10.0 + 1.7 * size, high: 7.0 + 1.3 * size };
    let Build { long, wide, high } = build;
    let fire = Fire::new(scene, colors.accent);
    let cuts = [
        ring(-long * 0.86, 1.0, wide * 0.7, high * 0.7),
        ring(-long * 0.6, 2.0, wide * 1.05, high * 1.05),
        ring(-long * 0.05, 0.0, wide * 0.8, high * 0.8),
        ring(long * 0.5, -2.0, wide * 0.36, high * 0.4),
        ring(long * 1.08, -4.0, 0.5, 0.5),
    ];
    let body = scene.loft(BLADE, &cuts, &colors.hull, 0.0);
    let ridge: Vec<V3> = body.iter().map(|cut| cut[2]).collect();
    scene.line(&ridge, colors.trim.shine, 1.1, 0.9, 14.0);
    let near = if scene.flank() > 0.0 { 0 } else { 4 };
    let edge: Vec<V3> = body.iter().map(|cut| cut[near]).collect();
    scene.line(&edge, colors.trim.base, 1.4, 1.0, 16.0);
    chevrons(scene, &body, near);
    wings(scene, subject, &build);
    if subject.size >= 2 {
        tower(scene, subject, &build);
    } else {
        let glass = Metal { shine: colors.glow, base: colors.trim.base, ..colors.trim };
        scene.loft(
            DIAMOND,
            &[ring(-22.0, 8.0, 4.0, 2.0), ring(-6.0, 8.0, 5.0, 5.0), ring(24.0, 3.0, 1.5, 1.5)],
            &glass,
            18.0,
        );
    }
    arms(scene, subject, &build);
    if subject.traits.discards > 0 && subject.size >= 3 {
        tusks(scene, &build);
    }
    let jets = if subject.size >= 5 { 3 } else { 2 };
    let nozzles: Vec<V3> =
        (0..jets).map(|i| V3(-long * 0.88, (f64::from(i) - f64::from(jets - 1) / 2.0) * wide * 0.9, 1.0)).collect();
    fire.burn(scene, &nozzles, high * 0.42, 46.0 + 60.0 / (1.0 + size), -2.0);
}

/// Two more prows, below and ahead.
fn tusks(scene: &mut Scene, build: &Build) {
    let colors = scene.colors;
    let Build { long, wide, high } = *build;
    for side in [-1.0, 1.0] {
        let y = side * wide * 0.9;
        let cut = |x: f64, w: f64, h: f64| crate::scene::Ring { x, y, z: -high * 0.5, w, h };
        let cuts = [cut(-long * 0.4, 2.0, 2.0), cut(-long * 0.1, 4.5, 4.0), cut(long * 0.82, 0.5, 0.5)];
        scene.loft(DIAMOND, &cuts, &colors.trim, if side * scene.flank() > 0.0 { 12.0 } else { -8.0 });
    }
}

/// Ranks of golden chevrons across the back, on the visible side.
fn chevrons(scene: &mut Scene, body: &[Vec<V3>], near: usize) {
    let gold = scene.colors.trim.base;
    let shoulder = if near == 0 { 1 } else { 3 };
    let mut marks = Vec::new();
    for i in 0..4 {
        let t = 0.2 + 0.2 * f64::from(i);
        let along = |k: usize, back: f64| body[2][k].toward(body[3][k], t - back);
        marks.push([along(2, 0.0), along(shoulder, 0.14)]);
        marks.push([along(shoulder, 0.14), along(near, 0.3)]);
    }
    scene.lines(&marks, gold, 1.6, 0.9, 15.0);
}

/// One to three pairs of swept blades with golden edges and, on the visible side, the stripes of a banner.
fn wings(scene: &mut Scene, subject: &Subject, build: &Build) {
    let colors = scene.colors;
    let pairs = 1 + i32::from(subject.size >= 3) + i32::from(subject.size >= 7);
    let sweep = scene.seed.between(0.2, 0.55) * scene.seed.sign();
    let reach = if subject.size <= 2 { 46.0 } else { 34.0 + 3.0 * f64::from(subject.size) };
    let flank = scene.flank();
    for pair in 0..pairs {
        let k = f64::from(pair);
        let root = -build.long * 0.62 + build.long * 0.5 * k;
        let (span, chord) = (reach * (1.0 - 0.24 * k), build.long * (0.42 - 0.07 * k));
        let slope = if pair % 2 == 0 { -0.16 } else { 0.3 };
        let tip = root + sweep * build.long + if sweep > 0.0 { chord * 0.4 } else { 0.0 };
        for side in [-1.0, 1.0] {
            let at = |x: f64, y: f64| V3(x, side * (build.wide * 0.6 + y), y * slope);
            let blade = [
                at(root + chord, 0.0),
                at(tip + chord * 0.2, span),
                at(tip - chord * 0.16, span * 1.04),
                at(root, 0.0),
            ];
            scene.slab(&blade, V3(0.0, 0.0, 3.0), [&colors.hull, &colors.trim], -4.0);
            if side * flank > 0.0 {
                let stripe = |t: f64| [blade[3].toward(blade[2], t), blade[0].toward(blade[1], t)];
                scene.lines(&[stripe(0.5), stripe(0.62), stripe(0.74)], colors.trim.base, 1.8, 0.8, 0.8);
            }
        }
    }
}

/// The bridge, in tiers, with lit windows and a banner fin behind it.
fn tower(scene: &mut Scene, subject: &Subject, build: &Build) {
    let colors = scene.colors;
    let (long, high) = (build.long, build.high);
    let tiers = 1 + i32::from(subject.size >= 5) + i32::from(subject.size >= 7);
    let side = scene.flank();
    let mut z = high * 0.75;
    let mut lights = Vec::new();
    for tier in 0..tiers {
        let k = 1.0 - 0.27 * f64::from(tier);
        let (a, b, w, h) = (-long * 0.62, -long * (0.62 - 0.5 * k), (5.0 + high * 0.3) * k, 3.0 + high * 0.14);
        scene.loft(
            BOX,
            &[ring(a, z + h, w, h), ring(b, z + h * 0.5, w * 0.5, h * 0.4)],
            &colors.hull,
            24.0 + 6.0 * f64::from(tier),
        );
        lights.extend((0..4 + tier).map(|i| {
            let t = (f64::from(i) + 0.6) / f64::from(5 + tier);
            V3(a + (b - a) * t, side * w * (1.0 - 0.5 * t), z + h * (1.1 - 0.5 * t))
        }));
        z += h * 1.8;
    }
    scene.dots(&lights, colors.glow, 1.4, 1.0, 60.0);
    let tall = 10.0 + high * 1.0;
    let fin = [
        V3(-long * 0.56, 0.0, z),
        V3(-long * 0.78, 0.0, z + tall),
        V3(-long * 0.9, 0.0, z + tall * 0.94),
        V3(-long * 0.82, 0.0, high * 0.5),
    ];
    scene.slab(&fin, V3(0.0, 3.0, 0.0), [&colors.hull, &colors.trim], 20.0);
}

/// Guns along the flanks, the large gun, and other objects for the traits.
fn arms(scene: &mut Scene, subject: &Subject, build: &Build) {
    let colors = scene.colors;
    let Build { long, wide, high } = *build;
    let traits = subject.traits;
    let flank = scene.flank();
    let breeches: Vec<V3> = (0..(traits.combat / 2).min(5))
        .map(|i| {
            let k = f64::from(i);
            V3(long * (0.12 - 0.17 * k), flank * (wide * 0.66 + 1.5 + k), -1.0 - k * 0.6)
        })
        .collect();
    guns(scene, &breeches, long * 0.36, 1.8, &colors.trim);
    if traits.destroys > 0 {
        let light = halo(scene, colors.glow);
        let muzzle = V3(long * 0.86, 0.0, -high * 0.9);
        scene.rod(V3(-long * 0.1, 0.0, -high * 0.8), muzzle, 4.6, &colors.hull, 3.0);
        scene.ball(muzzle, 11.0, &light, 6.0);
    }
    if traits.cards > 0 {
        let r = 6.0 + 1.6 * f64::from(traits.cards.min(3)) + 0.3 * f64::from(subject.size);
        dish(scene, V3(-long * 0.08, flank * wide * 0.3, high * 0.7), r, &colors.trim, colors.glow);
    }
    if traits.discards > 0 {
        jammer(scene, V3(long * 0.3, 0.0, high * 0.3), 18.0, &colors.trim, colors.accent);
    }
    for i in 0..traits.trade.min(3) {
        let x = -long * 0.3 + 19.0 * f64::from(i);
        scene.block(V3(x, flank * wide * 0.5, -high - 3.0), V3(8.0, 6.0, 5.0), &colors.trim, 4.0);
    }
}
