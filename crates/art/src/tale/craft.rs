//! Vehicles: fighters with crossed wings, twin booms, fins or panels; great ships; a walker.

use crate::color::{Metal, Rgb};
use crate::hull::fittings::{Fire, barrel, dish, guns, pearl};
use crate::scene::{BEVEL, BLADE, DIAMOND, Ring, Scene, ring};
use crate::seed::Seed;
use crate::subject::Subject;
use crate::view::{V3, View};

use super::clay::{Clay, facing, round, shade, tint};

/// The orientation of a vehicle.
pub(super) fn pose(subject: &Subject, seed: &mut Seed) -> View {
    let big = subject.is("capital-ship");
    let yaw = if big { -34.0 } else { -38.0 } + seed.between(-10.0, 10.0);
    let yaw = if seed.below(2) == 0 { 180.0 - yaw } else { yaw };
    let roll = if big { 0.0 } else { seed.between(8.0, 22.0) * if yaw > 90.0 { 1.0 } else { -1.0 } };
    let zoom = if subject.is("squadron") || subject.is("fleet") { 1.9 } else { 2.5 };
    View::new(yaw, 22.0 + seed.between(-4.0, 7.0), roll, (320.0, 244.0), zoom)
}

pub(super) fn draw(scene: &mut Scene, subject: &Subject) {
    let many = subject.is("squadron") || subject.is("fleet");
    let id = many.then(|| scene.svg.fresh());
    if let Some(id) = &id {
        for (x, y, k) in [(-120, -10, "0.62"), (300, 8, "0.6")] {
            scene.svg.add(&format!(r##"<use href="#{id}" transform="translate({x} {y})scale({k})" opacity=".85"/>"##));
        }
        scene.svg.add(&format!(r#"<g id="{id}">"#));
    }
    one(scene, subject);
    scene.flush();
    if id.is_some() {
        scene.svg.add("</g>");
    }
}

fn one(scene: &mut Scene, subject: &Subject) {
    let dark_side = ["sith", "imperial-navy"].contains(&subject.faction.as_str()) || subject.is("dark");
    let seed_colors = scene.colors;
    if subject.is("capital-ship") {
        if dark_side {
            wedge(scene, subject);
        } else if subject.says("home") {
            pearls(scene);
        } else {
            frigate(scene);
        }
    } else if subject.says("y-wing") {
        booms(scene);
    } else if subject.says("a-wing") {
        arrow(scene);
    } else if subject.says("bomber") {
        panels(scene, 2, 0.0);
    } else if dark_side {
        let bent = if subject.says("advanced") { 16.0 } else { 0.0 };
        panels(scene, 1, bent);
        if subject.says("backstabber") || subject.says("vaders") {
            let at = V3(18.0, 0.0, 22.0);
            scene.dots(&[at], seed_colors.accent, 9.0, 1.0, 80.0);
        }
    } else {
        cross(scene, subject);
    }
}

/// A long nose, and four wings set crosswise around the engines.
fn cross(scene: &mut Scene, subject: &Subject) {
    let colors = scene.colors;
    let hull = Metal { shine: Rgb::of("#ffffff"), base: Rgb::of("#b8bcc4"), ..colors.hull };
    let mark = Metal { base: Rgb::of("#c0452c"), shine: Rgb::of("#ff9a7a"), ..colors.trim };
    let mark = if subject.says("red") { mark } else { Metal { base: colors.accent, ..colors.trim } };
    let fire = Fire::new(scene, Rgb::of("#ff8a5c"));
    let tube = barrel(scene, &hull);
    let (mut pods, mut breeches) = (Vec::new(), Vec::new());
    for (side, up) in [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
        let at = |x: f64, out: f64| V3(x, side * (9.0 + out), up * (3.0 + out * 0.34));
        let wing = [at(-4.0, 0.0), at(-14.0, 62.0), at(-40.0, 62.0), at(-50.0, 0.0)];
        scene.slab(&wing, V3(0.0, 0.0, 2.5), [&hull, &hull], up * 4.0);
        let stripe = [at(-10.0, 34.0), at(-12.0, 48.0), at(-42.0, 48.0), at(-44.0, 34.0)];
        scene.slab(&stripe, V3(0.0, 0.0, 3.4), [&mark, &mark], up * 4.0 + 0.6);
        let pod = |x: f64| V3(x, side * 17.0, up * 10.0);
        scene.tube(pod(-56.0), pod(-12.0), &[(0.0, 5.0), (0.1, 8.0), (0.7, 8.0), (1.0, 6.0)], &tube, up * 3.0);
        pods.push(pod(-57.0));
        breeches.push(at(-34.0, 63.0));
    }
    fire.burn(scene, &pods, 5.0, 46.0, 0.0);
    let barrels: Vec<[V3; 2]> = breeches.iter().map(|b: &V3| [*b, b.plus(V3(66.0, 0.0, 0.0))]).collect();
    scene.rods(&barrels, 2.6, &hull, 1.0);
    scene.loft(
        BEVEL,
        &[
            ring(-52.0, 2.0, 10.0, 9.0),
            ring(-10.0, 3.0, 11.0, 10.0),
            ring(40.0, 0.0, 7.0, 6.0),
            ring(104.0, -3.0, 3.0, 2.4),
        ],
        &hull,
        6.0,
    );
    canopy(scene, 12.0);
    let ball = pearl(scene, &Metal { base: colors.accent, ..hull });
    scene.ball(V3(-22.0, 0.0, 13.0), 6.5, &ball, 16.0);
}

fn canopy(scene: &mut Scene, z: f64) {
    let colors = scene.colors;
    let glass =
        Metal { shine: Rgb::of("#dff2ff"), base: Rgb::of("#2c4a70"), shade: Rgb::of("#0a1020"), rim: colors.accent };
    scene.loft(
        DIAMOND,
        &[ring(-12.0, z, 5.0, 2.0), ring(4.0, z, 6.0, 5.5), ring(30.0, z - 6.0, 2.0, 2.0)],
        &glass,
        14.0,
    );
}

/// A cabin before two long engines on struts.
fn booms(scene: &mut Scene) {
    let colors = scene.colors;
    let hull = Metal { shine: Rgb::of("#fff8e4"), base: Rgb::of("#b7ae98"), ..colors.hull };
    let fire = Fire::new(scene, Rgb::of("#ffb0c8"));
    let tube = barrel(scene, &hull);
    let bar = [V3(-18.0, -52.0, 0.0), V3(-6.0, -52.0, 0.0), V3(-6.0, 52.0, 0.0), V3(-18.0, 52.0, 0.0)];
    scene.slab(&bar, V3(0.0, 0.0, 6.0), [&hull, &colors.trim], 0.0);
    for side in [-1.0, 1.0] {
        let at = |x: f64| V3(x, side * 54.0, 0.0);
        scene.tube(
            at(-78.0),
            at(26.0),
            &[(0.0, 8.0), (0.06, 10.0), (0.7, 10.0), (0.74, 13.0), (0.96, 13.0), (1.0, 7.0)],
            &tube,
            0.0,
        );
        let ribs: Vec<[V3; 2]> = (0..4)
            .map(|i| {
                [
                    V3(-64.0 + 16.0 * f64::from(i), side * 54.0, 10.0),
                    V3(-64.0 + 16.0 * f64::from(i), side * 54.0, -10.0),
                ]
            })
            .collect();
        scene.lines(&ribs, hull.shade, 1.4, 0.8, 30.0);
        fire.burn(scene, &[at(-79.0)], 7.0, 50.0, 0.0);
    }
    scene.loft(
        BEVEL,
        &[
            ring(-40.0, 0.0, 9.0, 6.0),
            ring(-4.0, 1.0, 14.0, 9.0),
            ring(60.0, 0.0, 15.0, 8.0),
            ring(92.0, -2.0, 5.0, 4.0),
        ],
        &hull,
        8.0,
    );
    let yellow = Metal { base: Rgb::of("#d9a520"), ..colors.trim };
    scene.block(V3(66.0, 0.0, 7.0), V3(12.0, 9.0, 1.5), &yellow, 18.0);
    canopy(scene, 10.0);
    guns(scene, &[V3(60.0, -4.0, 8.0), V3(60.0, 4.0, 8.0)], 50.0, 1.6, &hull);
}

/// A flat arrowhead with two fins.
fn arrow(scene: &mut Scene) {
    let colors = scene.colors;
    let hull = Metal { shine: Rgb::of("#ffffff"), base: Rgb::of("#c3c6cc"), ..colors.hull };
    let red = Metal { base: Rgb::of("#b8402a"), shine: Rgb::of("#ff9a7a"), ..colors.trim };
    let fire = Fire::new(scene, Rgb::of("#ff9060"));
    let tube = barrel(scene, &hull);
    scene.loft(
        BLADE,
        &[
            ring(-52.0, 0.0, 46.0, 9.0),
            ring(-10.0, 0.0, 40.0, 12.0),
            ring(50.0, 0.0, 20.0, 8.0),
            ring(88.0, 0.0, 4.0, 3.0),
        ],
        &hull,
        0.0,
    );
    for side in [-1.0, 1.0] {
        let at = |x: f64, z: f64| V3(x, side * 30.0, z);
        scene.tube(at(-72.0, 2.0), at(-24.0, 4.0), &[(0.0, 9.0), (0.1, 12.0), (0.8, 11.0), (1.0, 6.0)], &tube, 4.0);
        fire.burn(scene, &[at(-73.0, 2.0)], 8.0, 56.0, 0.0);
        let fin = [at(-64.0, 12.0), at(-30.0, 10.0), at(-52.0, 38.0), at(-70.0, 38.0)];
        scene.slab(&fin, V3(0.0, 2.0, 0.0), [&red, &hull], 8.0);
        let stripe = [
            V3(60.0, side * 12.0, 6.0),
            V3(20.0, side * 22.0, 8.0),
            V3(20.0, side * 30.0, 6.0),
            V3(50.0, side * 18.0, 5.0),
        ];
        scene.slab(&stripe, V3(0.0, 0.0, 1.0), [&red, &red], 10.0);
        guns(scene, &[V3(-10.0, side * 46.0, 0.0)], 46.0, 1.8, &hull);
    }
    canopy(scene, 14.0);
}

/// A ball, or two, between tall panels.
fn panels(scene: &mut Scene, balls: u8, bent: f64) {
    let colors = scene.colors;
    let hull = Metal { shine: Rgb::of("#e8ebf2"), base: Rgb::of("#7f8798"), ..colors.hull };
    let dark =
        Metal { shine: Rgb::of("#5a6078"), base: Rgb::of("#22242f"), shade: Rgb::of("#08080f"), rim: colors.accent };
    let ball = pearl(scene, &hull);
    let tube = barrel(scene, &hull);
    let (tall, long) = if bent > 0.0 { (44.0, 46.0) } else { (62.0, 40.0) };
    for side in [-1.0, 1.0] {
        let y = 52.0 * side;
        let near = side * scene.flank() > 0.0;
        let nudge = if near { 40.0 } else { -40.0 };
        scene.tube(V3(0.0, side * 12.0, 0.0), V3(0.0, y, 0.0), &[(0.0, 10.0), (0.6, 6.0), (1.0, 9.0)], &tube, 0.0);
        let face = |half: f64| {
            let lean = |z: f64| y - side * bent * (z.abs() / tall);
            let (top, mid) = (half * tall, 0.0);
            let hex = [(long, mid), (long * 0.55, top), (-long * 0.55, top), (-long, mid)];
            hex.map(|(x, z)| V3(x, lean(z), z)).to_vec()
        };
        for half in [1.0, -1.0] {
            let outline = face(half);
            scene.slab(&outline, V3(0.0, 3.0, 0.0), [&dark, &hull], nudge);
            let edge = [[outline[0], outline[1]], [outline[1], outline[2]], [outline[2], outline[3]]];
            scene.lines(&edge, hull.base, 2.2, 1.0, nudge + 4.0);
            let hub = V3(0.0, y, 0.0);
            let ribs = [[hub, outline[1]], [hub, outline[2]], [outline[0], outline[3]]];
            scene.lines(&ribs, hull.base.mix(hull.shade, 0.3), 1.6, 0.9, nudge + 4.0);
        }
    }
    for i in 0..balls {
        let y = if balls == 2 { 22.0 * (f64::from(i) - 0.5) * 2.0 } else { 0.0 };
        if balls == 2 {
            scene.tube(
                V3(-34.0, y, 0.0),
                V3(30.0, y, 0.0),
                &[(0.0, 10.0), (0.15, 17.0), (0.85, 17.0), (1.0, 9.0)],
                &tube,
                2.0,
            );
        } else {
            scene.ball(V3(0.0, 0.0, 0.0), 25.0, &ball, 2.0);
        }
    }
    let eye = if balls == 2 { V3(30.0, 22.0 * scene.flank(), 3.0) } else { V3(20.0, 6.0 * scene.flank(), 6.0) };
    scene.hoop(
        eye,
        (V3(0.0, 11.0, 0.0), V3(0.0, 0.0, 11.0)),
        (0.0, 360.0),
        &[(dark.base, 7.0, 1.0), (hull.shine, 1.2, 0.9)],
        60.0,
    );
    scene.dots(&[eye], dark.shade, 12.0, 1.0, 60.0);
    scene.dots(&[V3(18.0, -4.0, -14.0), V3(18.0, 6.0, -14.0)], Rgb::of("#9dff8a"), 2.6, 1.0, 61.0);
    let fire = Fire::new(scene, Rgb::of("#9ab8ff"));
    fire.burn(scene, &[V3(-26.0, 0.0, 0.0)], 4.0, 44.0, -60.0);
}

/// A long wedge with a terraced keep at the stern.
fn wedge(scene: &mut Scene, subject: &Subject) {
    let colors = scene.colors;
    let hull = Metal { shine: Rgb::of("#f4f5f8"), base: Rgb::of("#9aa0ae"), ..colors.hull };
    let fire = Fire::new(scene, Rgb::of("#8fc0ff"));
    let size = 1.0 + f64::from(subject.size.saturating_sub(4)) * 0.04;
    let cut = |x: f64, w: f64, h: f64| Ring { x: x * size, y: 0.0, z: 0.0, w: w * size, h: h * size };
    scene.loft(
        DIAMOND,
        &[cut(-82.0, 62.0, 17.0), cut(-20.0, 42.0, 12.0), cut(60.0, 15.0, 5.0), cut(102.0, 1.0, 0.8)],
        &hull,
        0.0,
    );
    for (i, (x, w, l, z)) in
        [(-46.0, 24.0, 26.0, 16.0), (-54.0, 17.0, 18.0, 23.0), (-62.0, 10.0, 10.0, 31.0)].into_iter().enumerate()
    {
        scene.block(V3(x * size, 0.0, z * size), V3(l * size, w * size, 5.0 * size), &hull, 10.0 + 10.0 * i as f64);
    }
    scene.block(V3(-66.0 * size, 0.0, 46.0 * size), V3(5.0, 24.0 * size, 5.0 * size), &hull, 50.0);
    let flank = scene.flank();
    let lights: Vec<V3> = (0..9)
        .map(|i| V3((-70.0 + 16.0 * f64::from(i)) * size, flank * (56.0 - 6.3 * f64::from(i)) * size, 1.0))
        .collect();
    scene.dots(&lights, colors.glow, 1.8, 1.0, 60.0);
    scene.row(
        &[V3(-60.0 * size, flank * 20.0 * size, 48.0 * size), V3(-60.0 * size, -flank * 20.0 * size, 48.0 * size)],
        colors.glow,
        1.8,
        4.0,
        60.0,
    );
    for y in [-28.0, 0.0, 28.0] {
        fire.burn(scene, &[V3(-84.0 * size, y * size, 0.0)], 9.0, 50.0, -10.0);
    }
}

/// A smooth cruiser of pearls grown together.
fn pearls(scene: &mut Scene) {
    let colors = scene.colors;
    let hull = Metal { shine: Rgb::of("#ffffff"), base: Rgb::of("#a9b2bd"), ..colors.hull };
    let fire = Fire::new(scene, Rgb::of("#8fd0ff"));
    let tube = barrel(scene, &hull);
    let ball = pearl(scene, &hull);
    let body = [
        (0.0, 14.0),
        (0.08, 22.0),
        (0.22, 26.0),
        (0.3, 22.0),
        (0.45, 27.0),
        (0.62, 22.0),
        (0.75, 21.0),
        (0.92, 13.0),
        (1.0, 4.0),
    ];
    scene.tube(V3(-92.0, 0.0, 0.0), V3(104.0, 0.0, 0.0), &body, &tube, 0.0);
    for (x, y, z, r) in [
        (-40.0, 22.0, 4.0, 15.0),
        (10.0, -24.0, 6.0, 14.0),
        (-6.0, 20.0, 12.0, 12.0),
        (46.0, 16.0, 4.0, 11.0),
        (-60.0, -18.0, 8.0, 12.0),
        (30.0, 4.0, 20.0, 9.0),
    ] {
        scene.ball(V3(x, y, z), r, &ball, 4.0);
    }
    let flank = scene.flank();
    for z in [-6.0, 2.0] {
        scene.row(&[V3(-70.0, flank * 24.0, z), V3(70.0, flank * 20.0, z)], colors.glow, 2.0, 8.0, 60.0);
    }
    dish(scene, V3(-20.0, 0.0, 26.0), 9.0, &hull, colors.glow);
    for y in [-12.0, 0.0, 12.0] {
        fire.burn(scene, &[V3(-94.0, y, 0.0)], 7.0, 44.0, 0.0);
    }
}

/// A frigate: a tall bow, a thin waist, a block of engines.
fn frigate(scene: &mut Scene) {
    let colors = scene.colors;
    let hull = Metal { shine: Rgb::of("#ffffff"), base: Rgb::of("#b3b8c0"), ..colors.hull };
    let fire = Fire::new(scene, Rgb::of("#7fd8ff"));
    let tube = barrel(scene, &hull);
    scene.loft(
        BEVEL,
        &[ring(-92.0, 2.0, 18.0, 20.0), ring(-48.0, 2.0, 20.0, 22.0), ring(-36.0, 0.0, 9.0, 9.0)],
        &hull,
        0.0,
    );
    scene.loft(BEVEL, &[ring(-40.0, 0.0, 7.0, 8.0), ring(40.0, 0.0, 6.0, 7.0)], &colors.trim, -2.0);
    scene.loft(
        BEVEL,
        &[
            ring(30.0, 0.0, 9.0, 14.0),
            ring(52.0, 4.0, 16.0, 30.0),
            ring(84.0, -4.0, 13.0, 26.0),
            ring(100.0, -6.0, 6.0, 14.0),
        ],
        &hull,
        6.0,
    );
    for z in [14.0, -14.0] {
        scene.tube(V3(-30.0, 0.0, z), V3(28.0, 0.0, z), &[(0.0, 3.0), (1.0, 3.0)], &tube, 4.0);
    }
    let flank = scene.flank();
    let red = Rgb::of("#c8402c");
    scene.lines(
        &[
            [V3(60.0, flank * 15.6, 20.0), V3(82.0, flank * 13.4, 12.0)],
            [V3(60.0, flank * 15.8, 10.0), V3(82.0, flank * 13.4, 2.0)],
        ],
        red,
        4.0,
        0.9,
        60.0,
    );
    scene.row(&[V3(-86.0, flank * 18.5, 6.0), V3(-50.0, flank * 20.5, 6.0)], colors.glow, 2.0, 5.0, 60.0);
    dish(scene, V3(-66.0, 0.0, 22.0), 10.0, &hull, colors.glow);
    for (y, z) in [(-9.0, 10.0), (9.0, 10.0), (-9.0, -8.0), (9.0, -8.0)] {
        fire.burn(scene, &[V3(-94.0, y, z)], 7.0, 50.0, 0.0);
    }
}

/// A machine on two legs.
pub(super) fn walker(clay: &mut Clay) {
    let steel = tint(clay.colors.hull.base, 0.1);
    let dark = shade(steel, 0.55);
    for (x, y, far) in [(382.0, 262.0, true), (262.0, 268.0, false)] {
        let tone = if far { shade(steel, 0.45) } else { steel };
        let k = if far { -14.0 } else { 10.0 };
        clay.bar(&format!("M{} {y}L{} 330L{} 420", x, x - 46.0, x + k), tone, 30.0);
        clay.plate(&round((x - 46.0, 330.0), (26.0, 26.0)), shade(tone, 0.2));
        clay.plate(&format!("M{} 452h120l-30-36h-60z", x + k - 60.0), tone);
    }
    clay.mass("M230 250h190v34H230z", dark);
    clay.plate(
        &facing(322.0, &[(70.0, 96.0), (112.0, 132.0), (118.0, 206.0), (84.0, 246.0), (0.0, 250.0), (0.0, 92.0)]),
        steel,
    );
    clay.plate("M214 138l84 12v40l-84-14zM430 138l-84 12v40l84-14z", Rgb::of("#0b0c12"));
    clay.flat("M226 146l60 9v8l-60-10z", clay.colors.glow, 0.9);
    clay.plate("M276 246h88v52h-88z", shade(steel, 0.3));
    clay.bar("M300 290V362M340 290V362", shade(steel, 0.5), 13.0);
    clay.plate("M430 168h54v42h-54zM158 168h52v42h-52z", shade(steel, 0.25));
    clay.bar("M176 210V262M458 210V252", dark, 12.0);
    clay.line("M230 214h184M262 100l-14 34M380 100l14 34", dark, 5.0, 0.8);
    let fire = clay.colors.accent;
    clay.beam((300.0, 372.0), (120.0, 520.0), fire, 7.0);
}
