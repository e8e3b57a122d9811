//! Machine Cult: riveted plates, toothed wheels, limbs, and a furnace behind a grate.

use crate::color::Rgb;
use crate::scene::{BEVEL, DIAMOND, Scene, ring};
use crate::seed::sin_cos;
use crate::subject::Subject;
use crate::view::V3;

use super::fittings::{Fire, barrel, dish, guns, halo, pearl};

pub(super) fn draw(scene: &mut Scene, subject: &Subject) {
    let fire = Fire::new(scene, Rgb::of("#ff7a30"));
    if subject.traits.copies > 0 || subject.says("needle") {
        needle(scene, &fire);
    } else if subject.says("mech") || (subject.size >= 4 && !subject.says("bot")) {
        scene.view = scene.view.zoomed(0.86);
        mech(scene, subject, &fire);
    } else {
        scene.view = scene.view.zoomed(0.88);
        bot(scene, subject, &fire);
    }
}

/// A toothed wheel across the long axis.
fn gear(scene: &mut Scene, at: V3, r: f64, teeth: u32) {
    let colors = scene.colors;
    scene.cog(at, (V3(0.0, r, 0.0), V3(0.0, 0.0, r)), teeth, V3(6.0, 0.0, 0.0), [&colors.trim, &colors.hull]);
}

/// A stealth needle: a long spike with pale copies beside it.
fn needle(scene: &mut Scene, fire: &Fire) {
    let colors = scene.colors;
    let ghost = |scene: &mut Scene, off: V3, opacity: f64| {
        let points = [
            V3(-92.0, 0.0, 0.0),
            V3(-50.0, 0.0, 10.0),
            V3(122.0, 0.0, -4.0),
            V3(-50.0, 0.0, -9.0),
            V3(-92.0, 0.0, 0.0),
        ]
        .map(|p| p.plus(off));
        scene.line(&points, colors.accent, 1.1, opacity, -60.0);
    };
    ghost(scene, V3(8.0, 34.0, 17.0), 0.8);
    ghost(scene, V3(16.0, 66.0, 34.0), 0.45);
    ghost(scene, V3(-10.0, -30.0, -22.0), 0.8);
    ghost(scene, V3(-20.0, -58.0, -44.0), 0.4);
    scene.loft(
        BEVEL,
        &[
            ring(-84.0, 0.0, 7.0, 7.0),
            ring(-60.0, 0.0, 11.0, 10.0),
            ring(-20.0, 0.0, 8.0, 7.0),
            ring(124.0, -2.0, 0.6, 0.6),
        ],
        &colors.hull,
        0.0,
    );
    for side in [-1.0, 1.0] {
        let fin = [
            V3(-40.0, side * 7.0, 0.0),
            V3(-78.0, side * 34.0, 4.0),
            V3(-94.0, side * 34.0, 4.0),
            V3(-76.0, side * 7.0, 0.0),
        ];
        scene.slab(&fin, V3(0.0, 0.0, 2.4), [&colors.trim, &colors.hull], 0.0);
    }
    gear(scene, V3(-62.0, 0.0, 0.0), 20.0, 8);
    let flank = scene.flank();
    let slits: Vec<V3> =
        (0..7).map(|i| V3(-12.0 + 13.0 * f64::from(i), flank * (6.6 - 0.6 * f64::from(i)), 1.0)).collect();
    scene.dots(&slits, colors.glow, 1.8, 1.0, 20.0);
    fire.burn(scene, &[V3(-86.0, 0.0, 0.0)], 5.5, 50.0, -2.0);
}

/// A worker: one eye in a round body, a wheel for a collar, and arms.
fn bot(scene: &mut Scene, subject: &Subject, fire: &Fire) {
    let colors = scene.colors;
    let (hull, trim) = (colors.hull, colors.trim);
    let r = 25.0 + 2.0 * f64::from(subject.size);
    let steel = pearl(scene, &hull);
    let tube = barrel(scene, &trim);
    let flank = scene.flank();
    scene.tube(
        V3(-r * 2.2, 0.0, 2.0),
        V3(-r * 0.5, 0.0, 0.0),
        &[(0.0, r * 0.5), (0.1, r * 0.66), (0.85, r * 0.72), (1.0, r * 0.6)],
        &tube,
        0.0,
    );
    gear(scene, V3(-r * 0.45, 0.0, 0.0), r * 1.32, 12);
    scene.ball(V3(r * 0.35, 0.0, 0.0), r * 1.05, &steel, 8.0);
    eye(scene, V3(r * 1.25, flank * r * 0.3, r * 0.22), r * 0.36, 40.0);
    rivets(scene, V3(r * 0.35, 0.0, 0.0), r * 1.06);
    let claw = subject.traits.scraps > 0;
    for side in [-1.0, 1.0] {
        let shoulder = V3(0.0, side * r * 1.1, -r * 0.1);
        let elbow = V3(r * 0.9, side * r * 2.0, -r * 0.75);
        let wrist = V3(r * 2.4, side * r * 1.5, -r * 0.4);
        let nudge = if side * flank > 0.0 { 20.0 } else { -6.0 };
        scene.rods(&[[shoulder, elbow], [elbow, wrist]], 6.0, &hull, nudge);
        scene.dots(&[shoulder, elbow, wrist], trim.base, 9.0, 1.0, nudge + 0.5);
        if claw {
            pincer(scene, wrist, side, r * 0.8, nudge + 1.0);
        }
    }
    for i in 0..subject.traits.trade.min(3) {
        let k = f64::from(i);
        scene.block(
            V3(r * 2.3 - 2.0 * k, flank * r * (0.9 - 0.2 * k), -r * 1.05 + 15.0 * k - 8.0),
            V3(9.0, 9.0, 7.0),
            &trim,
            50.0 + k,
        );
    }
    if subject.traits.combat > 2 || subject.says("missile") {
        missiles(scene, &[V3(-r * 0.3, flank * r * 0.5, r * 1.25)], 9.0);
    }
    fire.burn(scene, &[V3(-r * 2.2, 0.0, 2.0)], r * 0.4, 60.0, -2.0);
}

/// A glowing eye in a dark ring.
fn eye(scene: &mut Scene, at: V3, r: f64, nudge: f64) {
    let colors = scene.colors;
    let light = halo(scene, colors.accent);
    scene.dots(&[at], colors.hull.shade, r * 2.6, 1.0, nudge);
    scene.dots(&[at], colors.accent, r * 1.5, 1.0, nudge + 0.1);
    scene.ball(at, r * 2.2, &light, nudge + 0.2);
}

/// Rivets and a seam on the visible side of a ball.
fn rivets(scene: &mut Scene, at: V3, r: f64) {
    let colors = scene.colors;
    let flank = scene.flank();
    let spots: Vec<V3> = (0..7)
        .map(|i| {
            let (sin, cos) = sin_cos(-60.0 + 24.0 * f64::from(i));
            at.plus(V3(-r * 0.3, flank * r * 0.9 * cos, r * 0.9 * sin))
        })
        .collect();
    scene.line(&spots, colors.hull.shade, 1.2, 0.7, 30.0);
    scene.dots(&spots, colors.hull.shine, 1.8, 0.9, 31.0);
}

/// Two curved blades that close on each other.
fn pincer(scene: &mut Scene, at: V3, side: f64, r: f64, nudge: f64) {
    let colors = scene.colors;
    for up in [-1.0, 1.0] {
        let p = |x: f64, z: f64| at.plus(V3(x * r, -side * x * r * 0.25, up * z * r));
        let blade = [p(-0.1, 0.05), p(0.5, 0.7), p(1.5, 0.24), p(0.62, 0.3)];
        scene.slab(&blade, V3(0.0, 3.5, 0.0), [&colors.hull, &colors.trim], nudge);
    }
}

/// Racks of missiles: red noses in steel frames.
fn missiles(scene: &mut Scene, racks: &[V3], half: f64) {
    let colors = scene.colors;
    let mut noses = Vec::new();
    for at in racks {
        scene.block(*at, V3(half * 1.5, half, half * 0.8), &colors.hull, 44.0);
        for (y, z) in [(-0.6, 0.35), (0.0, 0.35), (0.6, 0.35), (-0.6, -0.35), (0.0, -0.35), (0.6, -0.35)] {
            noses.push(at.plus(V3(half * 1.6, half * y, half * z)));
        }
    }
    scene.dots(&noses, colors.accent, half * 0.36, 1.0, 60.0);
}

/// A walker: chest, furnace, two legs, and arms that are weapons.
fn mech(scene: &mut Scene, subject: &Subject, fire: &Fire) {
    let colors = scene.colors;
    let (hull, trim) = (colors.hull, colors.trim);
    let size = f64::from(subject.size);
    let w = 20.0 + 1.6 * size;
    let flank = scene.flank();
    // Cross-sections of shoulders, chest and hips are perpendicular to the direction the walker faces.
    scene.loft(
        BEVEL,
        &[ring(-w * 0.7, 22.0, w * 0.8, 15.0), ring(w * 0.2, 20.0, w, 19.0), ring(w * 0.75, 17.0, w * 0.66, 12.0)],
        &hull,
        6.0,
    );
    scene.loft(BEVEL, &[ring(-w * 0.4, -6.0, w * 0.5, 10.0), ring(w * 0.4, -6.0, w * 0.5, 10.0)], &trim, 0.0);
    scene.loft(DIAMOND, &[ring(w * 0.1, 42.0, w * 0.36, 8.0), ring(w * 0.75, 39.0, w * 0.3, 7.0)], &trim, 16.0);
    eye(scene, V3(w * 0.85, flank * 1.0, 39.0), 3.6, 40.0);
    let light = halo(scene, colors.glow);
    scene.ball(V3(w * 0.8, 0.0, 17.0), 13.0, &light, 41.0);
    let grate: Vec<[V3; 2]> =
        [-4.0, 0.0, 4.0].map(|z| [V3(w * 0.8, -w * 0.34, 17.0 + z), V3(w * 0.8, w * 0.34, 17.0 + z)]).to_vec();
    scene.lines(&grate, hull.shade, 1.6, 1.0, 42.0);
    for side in [-1.0, 1.0] {
        let nudge = if side * flank > 0.0 { 16.0 } else { -16.0 };
        legs(scene, subject, side, w, nudge);
        let (shoulder, elbow) = (V3(0.0, side * w * 1.08, 26.0), V3(4.0, side * w * 1.5, 4.0));
        let fore = elbow.plus(V3(22.0, -side * 3.0, 2.0));
        scene.rods(&[[shoulder, elbow], [elbow, fore]], 7.5, &hull, nudge);
        scene.dots(&[shoulder], trim.base, 16.0, 1.0, nudge + 0.5);
        arm(scene, subject, fore, side, nudge + 1.0);
    }
    if subject.says("missile") || subject.traits.destroys > 0 {
        missiles(scene, &[V3(-2.0, w * 0.75, 47.0), V3(-2.0, -w * 0.75, 47.0)], 11.0);
    }
    if subject.traits.cards > 0 {
        dish(scene, V3(-w * 0.4, -flank * w * 0.5, 36.0), 10.0, &hull, colors.glow);
    }
    fire.burn(scene, &[V3(-w * 0.75, w * 0.4, 16.0), V3(-w * 0.75, -w * 0.4, 16.0)], 6.0, 60.0, -30.0);
}

/// A leg on this side, or two for walkers that carry cargo.
fn legs(scene: &mut Scene, subject: &Subject, side: f64, w: f64, nudge: f64) {
    let colors = scene.colors;
    let hip = V3(0.0, side * w * 0.45, -12.0);
    let steps: &[(f64, f64, f64)] = if subject.traits.trade > 0 {
        &[(-26.0, -22.0, -44.0), (26.0, -22.0, 40.0)]
    } else {
        &[(16.0 * side * scene.flank(), -34.0, -6.0)]
    };
    let wide = if subject.traits.trade > 0 { 1.5 } else { 0.85 };
    let (mut bones, mut joints) = (Vec::new(), vec![hip]);
    for (knee_x, knee_z, foot_x) in steps {
        let knee = V3(*knee_x, side * w * (wide * 0.5 + 0.3), *knee_z);
        let foot = V3(*foot_x, side * w * wide, -60.0);
        bones.extend([[hip, knee], [knee, foot]]);
        joints.push(knee);
        scene.block(foot.plus(V3(4.0, 0.0, -2.0)), V3(11.0, 7.0, 4.0), &colors.trim, nudge - 3.0);
    }
    scene.rods(&bones, 8.0, &colors.hull, nudge - 4.0);
    scene.dots(&joints, colors.trim.base, 10.0, 1.0, nudge - 3.5);
}

/// The end of an arm: a gun, a cutter or a crate.
fn arm(scene: &mut Scene, subject: &Subject, fore: V3, side: f64, nudge: f64) {
    let colors = scene.colors;
    let near = side * scene.flank() > 0.0;
    if subject.traits.combat > 0 && (near || subject.traits.scraps == 0) {
        let barrels: Vec<V3> = (0..(subject.traits.combat / 2).clamp(1, 3))
            .map(|i| fore.plus(V3(-6.0, 0.0, 4.0 - 4.5 * f64::from(i))))
            .collect();
        guns(scene, &barrels, 34.0, 2.4, &colors.trim);
    } else if subject.traits.scraps > 0 {
        pincer(scene, fore, side, 17.0, nudge + 1.0);
    }
    if subject.traits.trade > 0 && !near {
        scene.block(fore.plus(V3(12.0, 0.0, -14.0)), V3(9.0, 9.0, 8.0), &colors.trim, nudge + 2.0);
    }
}
