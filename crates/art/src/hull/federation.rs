//! Trade Federation: clean round hulls, blue solar fins, rows of windows, docking rings.

use crate::color::Metal;
use crate::scene::Scene;
use crate::seed::sin_cos;
use crate::subject::Subject;
use crate::svg::At;
use crate::view::V3;

use super::fittings::{Fire, barrel, dish, guns, halo, pearl};

/// Paints of all hulls.
struct Paint {
    white: String,
    blue: String,
    fire: Fire,
}

/// A round hull with its middle, half length and radius.
#[derive(Clone, Copy)]
struct Hull {
    at: V3,
    long: f64,
    r: f64,
}

/// The profile of a hull from stern to bow: positions along it and shares of its radius.
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

impl Hull {
    /// A point on the skin, `angle` degrees up from the flank.
    fn skin(&self, flank: f64, t: f64, angle: f64) -> V3 {
        let (sin, cos) = sin_cos(angle);
        let share = PROFILE.windows(2).find(|w| t <= w[1].0).map_or(0.06, |w| {
            let k = (t - w[0].0) / (w[1].0 - w[0].0);
            w[0].1 + (w[1].1 - w[0].1) * k
        });
        let r = self.r * share;
        self.at.plus(V3(self.long * (2.0 * t - 1.0), flank * r * cos, r * sin))
    }

    /// Skin, a blue stripe, a row of windows, and glass at the bow.
    fn draw(&self, scene: &mut Scene, fill: &str) {
        let colors = scene.colors;
        let flank = scene.flank();
        let tapered: Vec<At> = PROFILE.iter().map(|(t, r)| (*t, r * self.r)).collect();
        let half = V3(self.long, 0.0, 0.0);
        scene.tube(self.at.minus(half), self.at.plus(half), &tapered, fill, 0.0);
        let along = |angle: f64| [0.06, 0.3, 0.6, 0.8, 0.96].map(|t| self.skin(flank, t, angle));
        scene.line(&along(-8.0), colors.trim.base, 0.2 * self.r, 1.0, self.r + 2.0);
        let windows = [0.14, 0.3, 0.6, 0.76].map(|t| self.skin(flank, t, 20.0));
        scene.row(&windows, colors.hull.shade, 2.1, 5.0, self.r + 3.0);
        let glass = [0.83, 0.88, 0.92].map(|t| self.skin(flank, t, 38.0));
        scene.line(&glass, colors.trim.shade, 0.24 * self.r, 1.0, self.r + 4.0);
        scene.line(&glass[1..], colors.glow, 0.08 * self.r, 0.9, self.r + 5.0);
    }
}

pub(super) fn draw(scene: &mut Scene, subject: &Subject) {
    let colors = scene.colors;
    let paint = Paint {
        white: barrel(scene, &colors.hull),
        blue: barrel(scene, &colors.trim),
        fire: Fire::new(scene, colors.accent),
    };
    let traits = subject.traits;
    let hauler = traits.trade >= 3 && traits.combat == 0;
    let lead = match subject.size {
        _ if hauler => freighter(scene, subject, &paint),
        0 | 1 => shuttle(scene, &paint),
        2 => cutter(scene, &paint),
        3 | 4 => yacht(scene, &paint),
        5 => twin(scene, &paint),
        6 | 7 => liner(scene, &paint),
        _ => trident(scene, &paint),
    };
    if !hauler {
        cargo(scene, subject, &lead);
    }
    dome(scene, subject, &lead);
    let flank = scene.flank();
    if traits.combat > 0 {
        let breeches: Vec<V3> = (0..(traits.combat / 2).clamp(1, 4))
            .map(|i| lead.skin(flank, 0.44 + 0.12 * f64::from(i), -36.0).plus(V3(0.0, flank * 2.0, -1.0)))
            .collect();
        guns(scene, &breeches, 34.0, 2.3, &colors.trim);
    }
    if traits.cards > 0 {
        let r = 6.5 + 2.0 * f64::from(traits.cards.min(3));
        dish(scene, lead.skin(flank, 0.2, 90.0), r, &colors.hull, colors.glow);
    }
}

/// Short and round, with stubby wings.
fn shuttle(scene: &mut Scene, paint: &Paint) -> Hull {
    let hull = Hull { at: V3(4.0, 0.0, 0.0), long: 56.0, r: 22.0 };
    hull.draw(scene, &paint.white);
    fins(scene, [-44.0, 6.0], 14.0, 34.0, -20.0, 0.1);
    engines(scene, paint, &[V3(-50.0, -13.0, 0.0), V3(-50.0, 13.0, 0.0)], 7.0);
    hull
}

/// Slim and long, with two floats ahead.
fn cutter(scene: &mut Scene, paint: &Paint) -> Hull {
    let hull = Hull { at: V3(-4.0, 0.0, 4.0), long: 84.0, r: 14.0 };
    hull.draw(scene, &paint.white);
    for side in [-1.0, 1.0] {
        let y = side * 34.0;
        scene.rod(V3(-12.0, side * 10.0, 0.0), V3(-12.0, y, -8.0), 5.0, &scene.colors.hull.clone(), 0.0);
        let float = [(0.0, 4.0), (0.1, 6.5), (0.7, 6.5), (1.0, 0.6)];
        scene.tube(V3(-54.0, y, -8.0), V3(58.0, y, -8.0), &float, &paint.blue, 0.0);
    }
    engines(scene, paint, &[V3(-88.0, 0.0, 4.0), V3(-54.0, -34.0, -8.0), V3(-54.0, 34.0, -8.0)], 5.0);
    hull
}

/// A slender hull under great sails.
fn yacht(scene: &mut Scene, paint: &Paint) -> Hull {
    let hull = Hull { at: V3(8.0, 0.0, -8.0), long: 86.0, r: 14.0 };
    hull.draw(scene, &paint.white);
    fins(scene, [-62.0, 0.0], 6.0, 74.0, -30.0, 0.55);
    docking_ring(scene, &hull, 0.6, 1.6);
    engines(scene, paint, &[V3(-78.0, 0.0, -8.0)], 6.5);
    hull
}

/// Two hulls side by side, a bridge between them.
fn twin(scene: &mut Scene, paint: &Paint) -> Hull {
    let colors = scene.colors;
    let flank = scene.flank();
    let far = Hull { at: V3(0.0, -flank * 30.0, 0.0), long: 84.0, r: 15.0 };
    let near = Hull { at: V3(0.0, flank * 24.0, 0.0), ..far };
    far.draw(scene, &paint.white);
    let deck = [V3(30.0, -26.0, 4.0), V3(30.0, 26.0, 4.0), V3(-56.0, 26.0, 4.0), V3(-56.0, -26.0, 4.0)];
    scene.slab(&deck, V3(0.0, 0.0, 9.0), [&colors.hull, &colors.trim], 0.0);
    near.draw(scene, &paint.white);
    fins(scene, [-66.0, -20.0], 40.0, 24.0, -18.0, 0.5);
    engines(scene, paint, &[V3(-84.0, -30.0, 0.0), V3(-84.0, 24.0, 0.0)], 7.0);
    Hull { at: V3(0.0, flank * 12.0, 3.0), ..near }
}

/// A great liner: a ring around the waist, decks above.
fn liner(scene: &mut Scene, paint: &Paint) -> Hull {
    let colors = scene.colors;
    let hull = Hull { at: V3(0.0, 0.0, 0.0), long: 96.0, r: 21.0 };
    hull.draw(scene, &paint.white);
    let deck = [(0.0, 5.0), (0.1, 8.0), (0.8, 8.0), (1.0, 3.0)];
    scene.tube(V3(-66.0, 0.0, 21.0), V3(-6.0, 0.0, 21.0), &deck, &paint.white, 24.0);
    let lights = [V3(-60.0, scene.flank() * 7.0, 23.0), V3(-14.0, scene.flank() * 7.0, 23.0)];
    scene.row(&lights, colors.trim.shade, 2.0, 4.4, 50.0);
    docking_ring(scene, &hull, 0.66, 1.9);
    fins(scene, [-84.0, -44.0], 18.0, 38.0, -22.0, 0.3);
    engines(scene, paint, &[V3(-96.0, 0.0, 0.0), V3(-84.0, -26.0, -6.0), V3(-84.0, 26.0, -6.0)], 8.0);
    hull
}

/// Three hulls abreast, the middle one foremost.
fn trident(scene: &mut Scene, paint: &Paint) -> Hull {
    let colors = scene.colors;
    let middle = Hull { at: V3(14.0, 0.0, 4.0), long: 92.0, r: 20.0 };
    for side in [-1.0, 1.0] {
        Hull { at: V3(-18.0, side * 46.0, -6.0), long: 70.0, r: 13.0 }.draw(scene, &paint.blue);
        let arm = [
            V3(6.0, side * 10.0, 0.0),
            V3(-4.0, side * 44.0, -5.0),
            V3(-46.0, side * 44.0, -5.0),
            V3(-56.0, side * 10.0, 0.0),
        ];
        scene.slab(&arm, V3(0.0, 0.0, 7.0), [&colors.hull, &colors.trim], -4.0);
    }
    middle.draw(scene, &paint.white);
    docking_ring(scene, &middle, 0.72, 1.7);
    engines(scene, paint, &[V3(-78.0, 0.0, 4.0), V3(-88.0, -46.0, -6.0), V3(-88.0, 46.0, -6.0)], 8.0);
    middle
}

/// A cab, a beam, and containers in stacks.
fn freighter(scene: &mut Scene, subject: &Subject, paint: &Paint) -> Hull {
    let colors = scene.colors;
    let flank = scene.flank();
    let cab = Hull { at: V3(66.0, 0.0, 0.0), long: 34.0, r: 20.0 };
    scene.tube(V3(-92.0, 0.0, 0.0), V3(-62.0, 0.0, 0.0), &[(0.0, 14.0), (0.2, 19.0), (1.0, 17.0)], &paint.white, 0.0);
    scene.rod(V3(-64.0, 0.0, 0.0), V3(40.0, 0.0, 0.0), 7.0, &colors.hull, 0.0);
    for i in 0..subject.traits.trade.clamp(3, 5) {
        let x = -50.0 + 24.0 * f64::from(i);
        for (row, z) in [(0, -13.0), (1, 11.0)] {
            let metal = if (i + row) % 2 == 0 { colors.trim } else { colors.hull };
            scene.block(V3(x, flank * 14.0, z), V3(11.0, 12.0, 11.0), &metal, 14.0 + f64::from(row));
        }
    }
    cab.draw(scene, &paint.white);
    engines(scene, paint, &[V3(-92.0, -9.0, 0.0), V3(-92.0, 9.0, 0.0)], 7.0);
    cab
}

/// Solar fins on both sides: thin blue panels with a grid.
fn fins(scene: &mut Scene, [a, b]: [f64; 2], root: f64, reach: f64, rake: f64, rise: f64) {
    let colors = scene.colors;
    for side in [-1.0, 1.0] {
        let at = |x: f64, y: f64| V3(x, side * (root + y), y * rise);
        let panel = [at(b, 0.0), at(b + rake, reach), at(a + rake + 8.0, reach), at(a, 0.0)];
        scene.slab(&panel, V3(0.0, 0.0, 2.0), [&colors.trim, &colors.hull], -2.0);
        let mut grid: Vec<[V3; 2]> =
            [0.33, 0.66].map(|t| [panel[0].toward(panel[3], t), panel[1].toward(panel[2], t)]).to_vec();
        grid.extend([0.35, 0.7].map(|t| [panel[3].toward(panel[2], t), panel[0].toward(panel[1], t)]));
        scene.lines(&grid, colors.trim.shine, 0.9, 0.6, 0.0);
    }
}

fn engines(scene: &mut Scene, paint: &Paint, nozzles: &[V3], r: f64) {
    paint.fire.burn(scene, nozzles, r, 58.0, -1.0);
}

/// Containers along the keel.
fn cargo(scene: &mut Scene, subject: &Subject, lead: &Hull) {
    let colors = scene.colors;
    let flank = scene.flank();
    for i in 0..if subject.traits.trade >= 2 { subject.traits.trade.min(4) } else { 0 } {
        let at = lead.at.plus(V3(lead.long * 0.3 - 18.0 * f64::from(i), flank * lead.r * 0.6, -lead.r - 4.0));
        let metal = if i % 2 == 0 { colors.trim } else { colors.hull };
        scene.block(at, V3(8.0, 8.0, 7.0), &metal, 34.0);
    }
}

/// A glass dome with a halo, for authority.
fn dome(scene: &mut Scene, subject: &Subject, lead: &Hull) {
    if subject.traits.authority == 0 {
        return;
    }
    let colors = scene.colors;
    let glass = Metal { shine: colors.glow, base: colors.accent, shade: colors.trim.shade, rim: colors.glow };
    let ball = pearl(scene, &glass);
    let light = halo(scene, colors.accent);
    let r = 8.0 + 0.9 * f64::from(subject.traits.authority.min(6));
    let at = lead.at.plus(V3(lead.long * 0.16, 0.0, lead.r * 0.9));
    scene.ball(at.plus(V3(0.0, 0.0, r * 0.4)), r * 2.5, &light, -10.0);
    scene.ball(at, r, &ball, 6.0);
    let (x, y) = (V3(r * 1.7, 0.0, 0.0), V3(0.0, r * 1.7, 0.0));
    scene.hoop(at.plus(V3(0.0, 0.0, r * 0.5)), (x, y), (0.0, 360.0), &[(colors.glow, 1.2, 0.8)], 9.0);
}

/// A docking hoop around the hull; its far half is behind the hull.
fn docking_ring(scene: &mut Scene, hull: &Hull, t: f64, swell: f64) {
    let colors = scene.colors;
    let r = hull.r * swell;
    let at = hull.at.plus(V3(hull.long * (2.0 * t - 1.0), 0.0, 0.0));
    let plane = (V3(0.0, 0.0, r), V3(0.0, scene.flank() * r, 0.0));
    let dark = colors.hull.shade.mix(colors.hull.base, 0.4);
    for (span, nudge) in [((180.0, 360.0), -40.0), ((0.0, 180.0), 36.0)] {
        scene.hoop(at, plane, span, &[(dark, 5.2, 1.0), (colors.hull.shine, 2.4, 1.0)], nudge);
    }
}
