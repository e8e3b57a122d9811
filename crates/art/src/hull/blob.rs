//! Blob: living ships with bulbs, tendrils, membranes, eyespots.

use crate::flesh::{Flesh, polar};
use crate::scene::Scene;
use crate::subject::Subject;
use crate::svg::At;

/// The middle of the picture at twice its size.
const MIDDLE: At = (320.0, 240.0);

pub(super) fn draw(scene: &mut Scene, subject: &Subject) {
    let flesh = Flesh::new(scene);
    let crown = if subject.says("pod") {
        pod(scene, subject, &flesh)
    } else if subject.says("mother") || subject.traits.cards >= 2 {
        medusa(scene, &flesh)
    } else if subject.says("carrier") {
        whale(scene, subject, &flesh)
    } else if subject.size <= 1 {
        manta(scene, subject, &flesh)
    } else if subject.says("ram") {
        ram(scene, subject, &flesh)
    } else if subject.traits.combat >= 8 || subject.size >= 6 {
        mass(scene, subject, &flesh)
    } else {
        worm(scene, subject, &flesh)
    };
    stalks(scene, subject, &flesh, crown);
}

/// Eyes on stalks around the head, for cards that draw.
fn stalks(scene: &mut Scene, subject: &Subject, flesh: &Flesh, (x, y): At) {
    for i in 0..subject.traits.cards.min(3) {
        let side = if i % 2 == 0 { -1.0 } else { 1.0 };
        let tip = (x + side * 60.0, y - 40.0 + 16.0 * f64::from(i / 2));
        flesh.seam(scene, &[(x + side * 8.0, y + 6.0), (x + side * 20.0, y - 30.0), tip], 7.0);
        flesh.eye(scene, tip, 11.0);
    }
}

/// A fan of tendrils behind a body: origin, spread, count and length.
fn fan(at: At, spread: f64, count: i32, length: f64) -> Vec<(At, f64, f64)> {
    let step = 1.0 / f64::from(count - 1);
    (0..count)
        .map(|i| {
            let k = f64::from(i) * step - 0.5;
            ((at.0, at.1 + k * spread), 4.0 + k * 56.0, length * (1.0 - k * 0.3))
        })
        .collect()
}

/// Small and quick: a thin body between two raked wings of skin.
fn manta(scene: &mut Scene, subject: &Subject, flesh: &Flesh) -> At {
    let (x, y) = (MIDDLE.0 - 6.0, MIDDLE.1 + 10.0);
    flesh.wet(scene);
    flesh.tendrils(scene, &fan((x + 120.0, y), 30.0, 3, 170.0), 8.0, 16.0);
    for (up, reach, back) in [(-1.0, 168.0, 150.0), (1.0, 104.0, 70.0)] {
        let tip = (x + back, y + up * reach);
        flesh.membrane(
            scene,
            &[
                (x - 96.0, y + up * 10.0),
                (x - 6.0, y + up * reach * 0.52),
                tip,
                (x + back * 0.5, y + up * reach * 0.42),
                (x + 104.0, y + up * 14.0),
            ],
            &[[(x - 70.0, y + up * 8.0), tip], [(x, y + up * 12.0), (x + back * 0.56, y + up * reach * 0.48)]],
        );
    }
    flesh.body(
        scene,
        &[
            (x - 214.0, y + 34.0),
            (x - 120.0, y - 30.0),
            (x, y - 38.0),
            (x + 110.0, y - 18.0),
            (x + 156.0, y),
            (x + 100.0, y + 20.0),
            (x - 10.0, y + 34.0),
            (x - 110.0, y + 30.0),
        ],
    );
    Flesh::dry(scene);
    let stings: Vec<_> = (0..subject.traits.combat.clamp(1, 3))
        .map(|i| ((x - 130.0 + 20.0 * f64::from(i), y + 26.0 + 3.0 * f64::from(i)), 170.0 - 8.0 * f64::from(i), 74.0))
        .collect();
    flesh.spikes(scene, &stings, 7.0);
    flesh.seam(scene, &[(x - 170.0, y + 4.0), (x - 30.0, y - 30.0), (x + 130.0, y - 4.0)], 4.0);
    flesh.eye(scene, (x - 118.0, y - 2.0), 15.0);
    flesh.sacs(scene, &[((x + 20.0, y - 4.0), 12.0), ((x + 54.0, y - 2.0), 10.0), ((x + 84.0, y), 8.0)]);
    (x - 60.0, y - 36.0)
}

/// A round pod: with horns and jaws for combat, with glowing sacs for trade.
fn pod(scene: &mut Scene, subject: &Subject, flesh: &Flesh) -> At {
    let (x, y) = (MIDDLE.0 - 20.0, MIDDLE.1);
    let war = subject.traits.combat > subject.traits.trade;
    let horns: Vec<_> = (0..if war { subject.traits.combat.min(8) } else { 0 })
        .map(|i| {
            let angle = 190.0 + 21.0 * f64::from(i);
            (polar((x + 10.0, y), angle, 92.0), angle, 78.0 - 6.0 * f64::from(i))
        })
        .collect();
    flesh.spikes(scene, &horns, 14.0);
    flesh.wet(scene);
    flesh.tendrils(scene, &fan((x + 90.0, y + 8.0), 110.0, 5, 190.0), 12.0, 24.0);
    flesh.bulb(scene, (x + 110.0, y + 22.0), (62.0, 52.0));
    flesh.bulb(scene, (x + 60.0, y - 34.0), (74.0, 62.0));
    if war {
        flesh.body(
            scene,
            &[
                (x - 150.0, y - 8.0),
                (x - 96.0, y - 84.0),
                (x + 30.0, y - 96.0),
                (x + 112.0, y - 10.0),
                (x + 60.0, y + 86.0),
                (x - 60.0, y + 92.0),
                (x - 132.0, y + 70.0),
                (x - 84.0, y + 26.0),
            ],
        );
    } else {
        flesh.bulb(scene, (x - 6.0, y + 4.0), (128.0, 108.0));
    }
    Flesh::dry(scene);
    if war {
        let jaws = [
            ((x - 124.0, y - 6.0), 160.0, 60.0),
            ((x - 112.0, y + 66.0), 196.0, 64.0),
            ((x - 96.0, y + 14.0), 150.0, 40.0),
        ];
        flesh.spikes(scene, &jaws, 12.0);
        flesh.sacs(scene, &[((x - 84.0, y + 30.0), 30.0)]);
        flesh.eye(scene, (x - 66.0, y - 34.0), 20.0);
        flesh.spots(scene, &[((x + 34.0, y - 30.0), 20.0), ((x + 60.0, y + 20.0), 14.0), ((x + 10.0, y + 50.0), 17.0)]);
    } else {
        let sacs: Vec<_> = (0..=subject.traits.trade.min(5))
            .map(|i| (polar((x - 4.0, y + 14.0), 20.0 + 76.0 * f64::from(i), 20.0 + 11.0 * f64::from(i)), 42.0))
            .collect();
        flesh.sacs(scene, &sacs);
        for k in [-0.7, -0.1, 0.5] {
            flesh.seam(scene, &[(x + k * 60.0, y - 100.0), (x + k * 190.0, y), (x + k * 60.0, y + 108.0)], 5.0);
        }
    }
    (x - 10.0, y - 92.0)
}

/// A head of bone at the front.
fn ram(scene: &mut Scene, subject: &Subject, flesh: &Flesh) -> At {
    let (x, y) = (MIDDLE.0 + 16.0, MIDDLE.1);
    flesh.wet(scene);
    flesh.tendrils(scene, &fan((x + 160.0, y + 8.0), 70.0, 4, 130.0), 11.0, 20.0);
    let rings = [(146.0, 46.0), (88.0, 64.0), (16.0, 82.0)];
    flesh.bulbs(scene, &rings.map(|(dx, r)| ((x + dx, y + dx * 0.06), (r * 1.1, r * 0.9))));
    let horns: Vec<_> = (0..subject.traits.combat.clamp(2, 7))
        .map(|i| {
            let k = f64::from(i);
            ((x + 6.0 + 26.0 * k, y - 70.0 + 5.0 * k), 298.0 + 3.0 * k, 60.0 - 4.0 * k)
        })
        .collect();
    flesh.spikes(scene, &horns, 12.0);
    flesh.plate(
        scene,
        &[
            (x - 30.0, y - 84.0),
            (x - 120.0, y - 74.0),
            (x - 272.0, y + 26.0),
            (x - 150.0, y + 58.0),
            (x - 50.0, y + 88.0),
            (x - 80.0, y + 14.0),
        ],
    );
    flesh.plate(scene, &[(x - 40.0, y - 66.0), (x - 120.0, y - 56.0), (x - 240.0, y + 18.0), (x - 120.0, y - 4.0)]);
    Flesh::dry(scene);
    flesh.seam(scene, &[(x - 262.0, y + 26.0), (x - 150.0, y - 30.0), (x - 46.0, y - 76.0)], 5.0);
    flesh.eye(scene, (x - 50.0, y - 14.0), 14.0);
    flesh.sacs(scene, &[((x + 40.0, y + 30.0), 22.0), ((x + 100.0, y + 28.0), 17.0), ((x + 150.0, y + 26.0), 12.0)]);
    (x - 20.0, y - 78.0)
}

/// A long body in segments with a mouth that opens at the front.
fn worm(scene: &mut Scene, subject: &Subject, flesh: &Flesh) -> At {
    let (x, y) = (MIDDLE.0 - 6.0, MIDDLE.1 - 4.0);
    let bend = scene.seed.between(0.5, 1.0);
    let spine = |t: f64| (x - 140.0 + 350.0 * t, y + 150.0 * bend * (t - 0.4) * (t - 0.4) - 14.0);
    let back: Vec<_> = (0..subject.traits.combat.clamp(3, 7))
        .map(|i| {
            let t = 0.1 + 0.12 * f64::from(i);
            let p = spine(t);
            ((p.0, p.1 - 60.0 * (1.0 - t * 0.7)), 292.0, 96.0 * (1.0 - t * 0.5))
        })
        .collect();
    flesh.spikes(scene, &back, 14.0);
    flesh.wet(scene);
    flesh.tendrils(scene, &fan(spine(0.96), 24.0, 3, 120.0), 9.0, 20.0);
    let segments: Vec<_> = (0..7)
        .rev()
        .map(|i| {
            let t = f64::from(i) / 6.6;
            let r = 88.0 * (1.0 - t * 0.74);
            (spine(t), (r * 0.9, r))
        })
        .collect();
    flesh.bulbs(scene, &segments);
    Flesh::dry(scene);
    let (hx, hy) = spine(0.0);
    flesh.maw(scene, (hx - 44.0, hy + 14.0), (36.0, 56.0));
    flesh.eye(scene, (hx + 12.0, hy - 40.0), 13.0);
    let lights: Vec<_> = (1..6)
        .map(|i| {
            let t = f64::from(i) / 6.6;
            let p = spine(t);
            ((p.0, p.1 + 30.0 * (1.0 - t)), 17.0 * (1.0 - t * 0.5))
        })
        .collect();
    flesh.sacs(scene, &lights);
    (hx + 20.0, hy - 78.0)
}

/// A great mass with eyes and horns everywhere.
fn mass(scene: &mut Scene, subject: &Subject, flesh: &Flesh) -> At {
    let (x, y) = MIDDLE;
    let horns: Vec<_> = (0..subject.traits.combat.clamp(6, 12))
        .map(|i| {
            let angle = 20.0 + 30.0 * f64::from(i) + scene.seed.between(-8.0, 8.0);
            let p = polar((0.0, 0.0), angle, 1.0);
            ((x + p.0 * 136.0, y + p.1 * 84.0), angle, scene.seed.between(60.0, 100.0))
        })
        .collect();
    flesh.spikes(scene, &horns, 15.0);
    flesh.wet(scene);
    flesh.tendrils(scene, &fan((x + 110.0, y + 10.0), 120.0, 5, 200.0), 14.0, 24.0);
    let lobes = [
        (112.0, 36.0, 70.0),
        (86.0, -50.0, 66.0),
        (-90.0, 56.0, 66.0),
        (0.0, 0.0, 112.0),
        (-112.0, -30.0, 66.0),
        (36.0, 66.0, 58.0),
    ];
    flesh.bulbs(scene, &lobes.map(|(dx, dy, r)| ((x + dx, y + dy), (r * 1.14, r * 0.92))));
    Flesh::dry(scene);
    flesh.maw(scene, (x - 132.0, y + 28.0), (40.0, 46.0));
    flesh.eye(scene, (x - 24.0, y - 30.0), 24.0);
    flesh.eye(scene, (x + 70.0, y + 10.0), 12.0);
    flesh.eye(scene, (x - 130.0, y - 50.0), 11.0);
    flesh.sacs(scene, &[((x + 40.0, y + 66.0), 26.0), ((x + 124.0, y + 50.0), 20.0), ((x + 104.0, y - 56.0), 18.0)]);
    (x - 20.0, y - 96.0)
}

/// A whale of a carrier; its young swim beside it.
fn whale(scene: &mut Scene, subject: &Subject, flesh: &Flesh) -> At {
    let (x, y) = (MIDDLE.0 + 6.0, MIDDLE.1 - 16.0);
    flesh.wet(scene);
    for (up, reach) in [(-1.0, 128.0), (1.0, 96.0)] {
        flesh.membrane(
            scene,
            &[
                (x + 30.0, y + up * 40.0),
                (x + 130.0, y + up * reach),
                (x + 236.0, y + up * reach * 1.2),
                (x + 150.0, y + up * 20.0),
            ],
            &[
                [(x + 70.0, y + up * 40.0), (x + 226.0, y + up * reach * 1.15)],
                [(x + 110.0, y + up * 30.0), (x + 190.0, y + up * reach * 0.7)],
            ],
        );
    }
    flesh.tendrils(scene, &fan((x + 200.0, y + 4.0), 40.0, 4, 110.0), 10.0, 18.0);
    flesh.body(
        scene,
        &[
            (x - 276.0, y + 30.0),
            (x - 200.0, y - 56.0),
            (x - 60.0, y - 88.0),
            (x + 90.0, y - 60.0),
            (x + 224.0, y - 4.0),
            (x + 206.0, y + 20.0),
            (x + 80.0, y + 60.0),
            (x - 80.0, y + 82.0),
            (x - 200.0, y + 76.0),
        ],
    );
    let young = [(-130.0, 128.0, 25.0), (-30.0, 150.0, 20.0), (66.0, 128.0, 16.0)];
    flesh.young(scene, &young.map(|(dx, dy, r)| ((x + dx, y + dy), r)));
    Flesh::dry(scene);
    let bay = |i: i32| (x - 130.0 + 60.0 * f64::from(i), y + 36.0 - 5.0 * f64::from(i));
    let (bays, lights): (Vec<_>, Vec<_>) = (0..5).map(|i| ((bay(i), 23.0), (bay(i), 25.0))).unzip();
    flesh.spots(scene, &bays);
    flesh.sacs(scene, &lights);
    for k in [-0.5, 0.0, 0.5] {
        flesh.seam(
            scene,
            &[(x - 250.0, y + 8.0 + k * 20.0), (x - 60.0, y - 70.0 + k * 30.0), (x + 200.0, y - 4.0)],
            4.0,
        );
    }
    let horns: Vec<_> = (0..(subject.traits.combat / 2).clamp(2, 4))
        .map(|i| ((x - 240.0 + 16.0 * f64::from(i), y + 36.0 + 14.0 * f64::from(i)), 172.0 - 7.0 * f64::from(i), 80.0))
        .collect();
    flesh.spikes(scene, &horns, 10.0);
    flesh.eye(scene, (x - 196.0, y - 4.0), 15.0);
    (x - 150.0, y - 70.0)
}

/// A bell above a crown of arms.
fn medusa(scene: &mut Scene, flesh: &Flesh) -> At {
    let (x, y) = (MIDDLE.0, MIDDLE.1 - 26.0);
    flesh.wet(scene);
    let arms: Vec<_> = (0..9)
        .map(|i| {
            ((x - 136.0 + 34.0 * f64::from(i), y + 40.0), 132.0 - 10.5 * f64::from(i), scene.seed.between(130.0, 200.0))
        })
        .collect();
    flesh.tendrils(scene, &arms, 14.0, 16.0);
    flesh.bulb(scene, (x + 6.0, y + 30.0), (140.0, 48.0));
    flesh.body(
        scene,
        &[
            (x - 232.0, y + 52.0),
            (x - 196.0, y - 30.0),
            (x - 80.0, y - 108.0),
            (x + 64.0, y - 110.0),
            (x + 186.0, y - 36.0),
            (x + 232.0, y + 52.0),
            (x + 120.0, y + 26.0),
            (x, y + 44.0),
            (x - 120.0, y + 26.0),
        ],
    );
    Flesh::dry(scene);
    for k in [-0.66, -0.22, 0.26, 0.7] {
        flesh.seam(scene, &[(x + k * 60.0, y - 106.0), (x + k * 210.0, y - 40.0), (x + k * 232.0, y + 30.0)], 4.0);
    }
    let sacs: Vec<_> =
        (0..7).map(|i| ((x - 168.0 + 56.0 * f64::from(i), y + 20.0 - 8.0 * f64::from(i % 2)), 25.0)).collect();
    flesh.sacs(scene, &sacs);
    flesh.eye(scene, (x - 30.0, y - 34.0), 26.0);
    (x, y - 106.0)
}
