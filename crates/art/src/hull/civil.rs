//! Unaligned craft: small, honest, patched.

use crate::scene::{BEVEL, DIAMOND, Scene, ring};
use crate::subject::Subject;
use crate::view::V3;

use super::fittings::{Fire, barrel, dish, guns, pearl};

pub(super) fn draw(scene: &mut Scene, subject: &Subject) {
    let colors = scene.colors;
    let fire = Fire::new(scene, crate::color::Rgb::of("#7cc4ff"));
    if subject.traits.combat > subject.traits.trade {
        dart(scene, subject, &fire);
    } else {
        tug(scene, subject, &fire);
    }
    let _ = colors;
}

/// A light fighter: a dart with two swept wings.
fn dart(scene: &mut Scene, subject: &Subject, fire: &Fire) {
    let colors = scene.colors;
    let hull = colors.hull;
    for side in [-1.0, 1.0] {
        let wing = [
            V3(14.0, side * 8.0, 0.0),
            V3(-30.0, side * 52.0, -5.0),
            V3(-46.0, side * 54.0, -5.0),
            V3(-38.0, side * 8.0, 0.0),
        ];
        scene.slab(&wing, V3(0.0, 0.0, 3.0), [&hull, &hull], 0.0);
        let stripe = [
            V3(-20.0, side * 32.0, -1.0),
            V3(-30.0, side * 42.0, -2.0),
            V3(-42.0, side * 42.0, -2.0),
            V3(-40.0, side * 32.0, -1.0),
        ];
        scene.slab(&stripe, V3(0.0, 0.0, 1.6), [&colors.trim, &colors.trim], 1.0);
        guns(scene, &[V3(-34.0, side * 54.0, -5.0)], 52.0, 2.0, &hull);
    }
    scene.loft(
        BEVEL,
        &[
            ring(-50.0, 2.0, 15.0, 8.0),
            ring(-20.0, 3.0, 14.0, 10.0),
            ring(30.0, 0.0, 8.0, 6.0),
            ring(92.0, -3.0, 1.5, 1.2),
        ],
        &hull,
        6.0,
    );
    let glass = crate::color::Metal {
        shine: colors.glow,
        base: colors.trim.base,
        shade: colors.hull.shade,
        rim: colors.hull.rim,
    };
    scene.loft(
        DIAMOND,
        &[ring(-10.0, 11.0, 5.0, 2.0), ring(6.0, 10.0, 6.0, 6.0), ring(34.0, 5.0, 2.0, 2.0)],
        &glass,
        12.0,
    );
    fire.burn(scene, &[V3(-52.0, -9.0, 2.0), V3(-52.0, 9.0, 2.0)], 5.0, 66.0, 0.0);
    let _ = subject;
}

/// A hauler: a round cabin, a frame, and what it carries.
fn tug(scene: &mut Scene, subject: &Subject, fire: &Fire) {
    let colors = scene.colors;
    let (hull, trim) = (colors.hull, colors.trim);
    let tube = barrel(scene, &hull);
    let orange = barrel(scene, &trim);
    let ball = pearl(scene, &hull);
    let pods = subject.traits.trade.clamp(1, 4);
    scene.tube(
        V3(-66.0, 0.0, 0.0),
        V3(26.0, 0.0, 0.0),
        &[(0.0, 13.0), (0.08, 16.0), (0.3, 16.0), (0.32, 8.0), (0.8, 8.0), (0.82, 18.0), (1.0, 18.0)],
        &tube,
        0.0,
    );
    for i in 0..pods {
        let x = -18.0 - 4.0 * f64::from(pods) + 22.0 * f64::from(i);
        for side in [-1.0, 1.0] {
            scene.tube(
                V3(x, side * 22.0, -6.0),
                V3(x + 19.0, side * 22.0, -6.0),
                &[(0.0, 9.0), (0.12, 12.0), (0.88, 12.0), (1.0, 9.0)],
                &orange,
                0.0,
            );
        }
    }
    scene.ball(V3(36.0, 0.0, 4.0), 19.0, &ball, 8.0);
    scene.dots(&[V3(50.0, -9.0, 10.0), V3(52.0, -4.0, 10.0), V3(52.0, 2.0, 11.0)], colors.glow, 3.0, 1.0, 30.0);
    dish(scene, V3(-44.0, 0.0, 16.0), 12.0 + 2.0 * f64::from(subject.size), &hull, colors.glow);
    fire.burn(scene, &[V3(-68.0, -7.0, 0.0), V3(-68.0, 7.0, 0.0)], 6.0, 60.0, 0.0);
    if subject.size >= 2 {
        let plane = (V3(0.0, 44.0, 0.0), V3(0.0, 0.0, 44.0));
        for span in [(-90.0, 90.0), (90.0, 270.0)] {
            scene.hoop(V3(2.0, 0.0, 0.0), plane, span, &[(hull.base, 5.0, 1.0), (hull.shine, 1.8, 0.9)], 0.0);
        }
    }
}
