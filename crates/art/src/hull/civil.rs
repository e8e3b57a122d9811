//! Unaligned craft: small and simple.

use crate::color::{Metal, Rgb};
use crate::scene::{BEVEL, DIAMOND, Scene, ring};
use crate::subject::Subject;
use crate::view::V3;

use super::fittings::{Fire, barrel, dish, guns, pearl};

pub(super) fn draw(scene: &mut Scene, subject: &Subject) {
    let fire = Fire::new(scene, Rgb::of("#7cc4ff"));
    if subject.traits.combat > subject.traits.trade {
        dart(scene, subject, &fire);
    } else if subject.size == 0 {
        probe(scene, &fire);
    } else {
        tug(scene, subject, &fire);
    }
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
        let barrels: Vec<V3> = (0..subject.traits.combat.clamp(1, 3))
            .map(|i| V3(-34.0, side * (54.0 - 9.0 * f64::from(i)), -5.0 + f64::from(i)))
            .collect();
        guns(scene, &barrels, 52.0, 2.0, &hull);
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
    let glass = Metal { shine: colors.glow, base: colors.trim.base, shade: colors.hull.shade, rim: colors.hull.rim };
    scene.loft(
        DIAMOND,
        &[ring(-10.0, 11.0, 5.0, 2.0), ring(6.0, 10.0, 6.0, 6.0), ring(34.0, 5.0, 2.0, 2.0)],
        &glass,
        12.0,
    );
    fire.burn(scene, &[V3(-52.0, -9.0, 2.0), V3(-52.0, 9.0, 2.0)], 5.0, 66.0, 0.0);
}

/// A scout: a small cabin with solar wings and a large dish.
fn probe(scene: &mut Scene, fire: &Fire) {
    let colors = scene.colors;
    let (hull, trim) = (colors.hull, colors.trim);
    let tube = barrel(scene, &hull);
    let ball = pearl(scene, &hull);
    let blue = Metal { shine: Rgb::of("#9cc4e8"), base: Rgb::of("#34608c"), shade: Rgb::of("#101c34"), rim: hull.rim };
    for side in [-1.0, 1.0] {
        scene.rod(V3(-14.0, side * 8.0, 0.0), V3(-14.0, side * 26.0, 4.0), 3.0, &hull, 0.0);
        let at = |x: f64, y: f64| V3(x, side * (24.0 + y), 4.0 + y * 0.2);
        let panel = [at(6.0, 0.0), at(0.0, 46.0), at(-34.0, 46.0), at(-34.0, 0.0)];
        scene.slab(&panel, V3(0.0, 0.0, 2.0), [&blue, &trim], 0.0);
        let grid = [0.33, 0.66].map(|t| [panel[3].toward(panel[2], t), panel[0].toward(panel[1], t)]);
        scene.lines(&grid, blue.shine, 0.9, 0.7, 1.0);
        scene.lines(&[[panel[0].toward(panel[3], 0.5), panel[1].toward(panel[2], 0.5)]], blue.shine, 0.9, 0.7, 1.0);
    }
    let body = [(0.0, 8.0), (0.1, 12.0), (0.3, 13.0), (0.34, 9.0), (0.5, 9.0), (0.54, 16.0), (1.0, 16.0)];
    scene.tube(V3(-54.0, 0.0, 0.0), V3(30.0, 0.0, 0.0), &body, &tube, 0.0);
    scene.ball(V3(36.0, 0.0, 1.0), 18.0, &ball, 8.0);
    let flank = scene.flank();
    scene.line(
        &[V3(46.0, flank * 13.0, 8.0), V3(52.0, flank * 6.0, 9.0), V3(53.0, 0.0, 9.0)],
        colors.glow,
        4.0,
        1.0,
        30.0,
    );
    scene.block(V3(8.0, flank * 10.0, -20.0), V3(11.0, 9.0, 7.0), &trim, 6.0);
    dish(scene, V3(4.0, 0.0, 15.0), 15.0, &hull, colors.glow);
    fire.burn(scene, &[V3(-54.0, 0.0, 0.0)], 7.0, 60.0, 0.0);
}

/// A hauler: a round cabin, a frame and its cargo.
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
