//! Worlds: planets with the structures of a faction.

use crate::color::{Look, Rgb};
use crate::flesh::{Flesh, polar};
use crate::globe::{Globe, Ground};
use crate::hull::fittings::halo;
use crate::scene::{Scene, disc};
use crate::seed::sin_cos;
use crate::subject::Subject;
use crate::svg::{At, Pen};
use crate::view::{V3, View};

const MIDDLE: At = (330.0, 242.0);
const R: f64 = 142.0;

pub(super) fn draw(scene: &mut Scene, subject: &Subject, look: Look) {
    // Structures are placed around the planet's axis; one unit is one percent of its radius.
    scene.view = View::upright(20.0, 18.0, MIDDLE, R / 100.0);
    match look {
        Look::Blob => overgrown(scene),
        Look::Empire => garrison(scene, subject),
        Look::Machine if subject.says("brain") || subject.traits.cards > 0 => mind(scene),
        Look::Machine => forge(scene),
        _ => market(scene),
    }
}

fn globe(scene: &mut Scene, ground: Ground, colors: [&str; 2]) {
    let air = scene.colors.accent;
    let globe = Globe { at: MIDDLE, r: R, ground, colors: colors.map(Rgb::of), air };
    globe.draw(&mut scene.svg, &mut scene.seed);
}

/// Lights of cities on the night side, in clusters.
fn cities(scene: &mut Scene, count: i32) {
    let mut pen = Pen::rough();
    for _ in 0..count {
        let (angle, far) = (scene.seed.between(-50.0, 100.0), scene.seed.between(0.2, 0.86));
        let at = polar(MIDDLE, angle, far * R);
        for (dx, dy) in [(0.0, 0.0), (5.0, 2.0), (2.0, 6.0)] {
            pen.dot((at.0 + dx, at.1 + dy));
        }
    }
    let color = scene.colors.glow.short();
    scene.svg.path(pen.data(), &format!(r#"stroke="{color}" stroke-width="2.6""#));
}

/// A ring around the equator: the far half is drawn first, the near half last.
fn belt(scene: &mut Scene, r: f64, width: f64, near: bool) {
    let colors = scene.colors;
    let span = if near { (180.0, 360.0) } else { (0.0, 180.0) };
    let plane = scene.circle(r);
    let steel = [
        (colors.hull.shade.mix(colors.hull.base, 0.5), width, 1.0),
        (colors.hull.shine, width * 0.5, 1.0),
        (colors.trim.base, width * 0.24, 1.0),
    ];
    scene.hoop(V3(0.0, 0.0, 0.0), plane, span, &steel, 0.0);
    if near {
        scene.beads(V3(-1.0, 0.0, 0.0), plane, (186.0, 354.0), (colors.glow, 1.8, 9.0), 1.0);
    }
    scene.flush();
}

/// A sea world with a ring of docks.
fn market(scene: &mut Scene) {
    let colors = scene.colors;
    belt(scene, 138.0, 6.0, false);
    globe(scene, Ground::Patches, ["#1a5fa8", "#8fae7c"]);
    cities(scene, 9);
    belt(scene, 138.0, 6.0, true);
    for angle in [200.0, 236.0, 304.0, 338.0] {
        let at = scene.around(0.0, 138.0, angle);
        scene.block(at.plus(V3(12.0, 0.0, 0.0)), V3(10.0, 7.0, 7.0), &colors.hull, 0.0);
        scene.block(at.plus(V3(-13.0, 0.0, 0.0)), V3(8.0, 5.0, 5.0), &colors.trim, 0.0);
    }
    let lanes: Vec<V3> = (0..7).map(|i| V3(70.0 + 9.0 * f64::from(i), 100.0 + 12.0 * f64::from(i), -60.0)).collect();
    scene.dots(&lanes, colors.glow, 2.4, 0.9, 0.0);
}

/// A dark world under arms: towers on its edge, golden roads between forts.
fn garrison(scene: &mut Scene, subject: &Subject) {
    let colors = scene.colors;
    let count = 5 + i32::from(subject.traits.combat.min(8));
    for i in 0..count {
        let (sin, cos) = sin_cos(188.0 + 200.0 * f64::from(i) / f64::from(count));
        let at = |far: f64, aside: f64| V3(-sin * far - cos * aside, cos * far - sin * aside, 0.0).times(100.0);
        let tall = 1.24 + 0.16 * f64::from(i % 3);
        let blade = [at(0.92, -0.07), at(tall, 0.0), at(0.92, 0.07)];
        scene.slab(&blade, V3(0.0, 0.0, 5.0), [&colors.hull, &colors.trim], 0.0);
    }
    scene.flush();
    globe(scene, Ground::Hills, ["#7a5648", "#000000"]);
    cities(scene, 8);
    let (x, y) = MIDDLE;
    let mut roads = Pen::rough();
    for k in [-0.5, 0.1, 0.62] {
        let (w, dy) = (R * (1.0_f64 - k * k).sqrt(), k * R);
        roads.to((x - w * 0.96, y + dy)).bend((x, y + dy + 50.0), (x + w * 0.96, y + dy));
    }
    roads.to((x - 40.0, y - R * 0.94)).bend((x - 110.0, y), (x - 30.0, y + R * 0.96));
    roads.to((x + 36.0, y - R * 0.96)).bend((x + 50.0, y), (x + 30.0, y + R * 0.97));
    let gold = colors.trim.base.short();
    scene.svg.path(roads.data(), &format!(r#"fill="none" stroke="{gold}" stroke-width="4" stroke-opacity=".85""#));
    let light = halo(scene, colors.accent);
    for (dx, dy, r) in [(-82.0, -34.0, 20.0), (10.0, 40.0, 24.0), (42.0, -50.0, 18.0)] {
        let at = (x + dx, y + dy);
        let fort: String = disc(at, (r * 1.5, r * 1.5), &format!(r#"fill="{light}" stroke="none""#));
        scene.svg.add(&fort);
        let keep: Vec<At> = (0..6).map(|i| polar(at, 60.0 * f64::from(i) + 30.0, r * 0.7)).collect();
        let d = Pen::rough().polygon(&keep).data().to_owned();
        scene.svg.path(&d, &format!(r#"fill="{}" stroke="{gold}" stroke-width="4""#, colors.hull.shade.short()));
    }
}

/// A world half taken apart: plates over fire, a toothed belt around it.
fn forge(scene: &mut Scene) {
    let colors = scene.colors;
    gear_belt(scene, false);
    globe(scene, Ground::Veins, ["#6d6a70", "#ff6a24"]);
    plates(scene);
    gear_belt(scene, true);
    let tower = [(0.0, 60.0), (22.0, 50.0), (-26.0, 46.0)];
    for (y, h) in tower {
        scene.rod(V3(96.0, y, -10.0), V3(96.0 + h * 0.5, y, -10.0), 9.0, &colors.hull, 0.0);
    }
}

fn gear_belt(scene: &mut Scene, near: bool) {
    let colors = scene.colors;
    let (from, to) = if near { (180.0, 360.0) } else { (0.0, 180.0) };
    let teeth: Vec<[V3; 2]> = (0..13)
        .map(|i| {
            let angle = from + (to - from) * (f64::from(i) + 0.5) / 13.0;
            [scene.around(0.0, 122.0, angle), scene.around(0.0, 140.0, angle)]
        })
        .collect();
    scene.lines(&teeth, colors.trim.base, 7.0, 1.0, -1.0);
    belt(scene, 122.0, 8.0, near);
}

/// Joints between the plates of a shell.
fn plates(scene: &mut Scene) {
    let (x, y) = MIDDLE;
    let mut pen = Pen::rough();
    for k in [-0.64, -0.24, 0.2, 0.6] {
        let (w, dy) = (R * (1.0_f64 - k * k).sqrt(), k * R);
        pen.to((x - w, y + dy)).bend((x, y + dy + 46.0), (x + w, y + dy));
    }
    for k in [-0.7, -0.2, 0.34, 0.8] {
        pen.to((x + k * 50.0, y - R)).bend((x + k * 230.0, y), (x + k * 50.0, y + R));
    }
    scene.svg.path(pen.data(), r##"fill="none" stroke="#120a0c" stroke-width="4" stroke-opacity=".75""##);
}

/// A world that thinks: folds under glass, held by steel.
fn mind(scene: &mut Scene) {
    let colors = scene.colors;
    belt(scene, 126.0, 7.0, false);
    globe(scene, Ground::Veins, ["#c9556a", "#3a0d24"]);
    let (x, y) = MIDDLE;
    let light = halo(scene, colors.glow);
    for (dx, dy, r) in
        [(-56.0, -50.0, 34.0), (-6.0, -10.0, 26.0), (-70.0, 30.0, 24.0), (30.0, -70.0, 22.0), (40.0, 40.0, 20.0)]
    {
        scene.svg.add(&disc((x + dx, y + dy), (r, r), &format!(r#"fill="{light}" stroke="none""#)));
    }
    let mut ribs = Pen::rough();
    for k in [-0.8, -0.3, 0.3, 0.8] {
        ribs.to((x + k * 40.0, y - R)).bend((x + k * 250.0, y), (x + k * 40.0, y + R));
    }
    let steel = colors.hull.base.short();
    scene.svg.path(ribs.data(), r##"fill="none" stroke="#180a10" stroke-width="11""##);
    scene.svg.path(ribs.data(), &format!(r#"fill="none" stroke="{steel}" stroke-width="6""#));
    belt(scene, 126.0, 7.0, true);
    for angle in [196.0, 250.0, 290.0, 344.0] {
        scene.block(scene.around(4.0, 126.0, angle), V3(13.0, 9.0, 9.0), &colors.trim, 0.0);
    }
}

/// A world that was eaten: hills of flesh, arms that reach out of it.
fn overgrown(scene: &mut Scene) {
    let flesh = Flesh::new(scene);
    let (x, y) = MIDDLE;
    let arms: Vec<_> = (0..11)
        .map(|i| {
            let angle = 32.7 * f64::from(i);
            (polar(MIDDLE, angle, R * 0.94), angle, scene.seed.between(60.0, 120.0))
        })
        .collect();
    flesh.wet(scene);
    flesh.tendrils(scene, &arms, 15.0, 24.0);
    Flesh::dry(scene);
    globe(scene, Ground::Hills, ["#3fae74", "#000000"]);
    let mut pen = Pen::rough();
    for (dx, dy, a) in [(-60.0, -50.0, 20.0), (20.0, -20.0, 80.0), (-40.0, 60.0, 300.0), (50.0, 60.0, 200.0)] {
        let from = (x + dx, y + dy);
        for turn in [0.0, 120.0, 240.0] {
            pen.to(from).bend(polar(from, a + turn, 30.0), polar(from, a + turn + 34.0, 62.0));
        }
    }
    let vein = scene.colors.glow.short();
    scene.svg.path(pen.data(), &format!(r#"fill="none" stroke="{vein}" stroke-width="3" stroke-opacity=".55""#));
    flesh.eye(scene, (x - 60.0, y - 50.0), 22.0);
    flesh.eye(scene, (x + 20.0, y - 20.0), 15.0);
    flesh.sacs(scene, &[((x - 40.0, y + 60.0), 26.0), ((x + 50.0, y + 60.0), 20.0)]);
}
