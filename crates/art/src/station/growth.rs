//! Bases of the Blob: a wheel that has grown together, or a nest.

use crate::flesh::{Flesh, polar};
use crate::scene::Scene;
use crate::subject::Subject;
use crate::svg::At;

const MIDDLE: At = (320.0, 240.0);

pub(super) fn draw(scene: &mut Scene, subject: &Subject) {
    let flesh = Flesh::new(scene);
    if subject.says("wheel") || subject.says("ring") {
        wheel(scene, &flesh);
    } else {
        hive(scene, subject, &flesh);
    }
}

/// A ring of bulbs around a hub, seen at a slant, held by cords.
fn wheel(scene: &mut Scene, flesh: &Flesh) {
    let (x, y) = MIDDLE;
    let place = |angle: f64| {
        let p = polar((0.0, 0.0), angle, 1.0);
        ((x + p.0 * 186.0 - p.1 * 30.0, y + p.1 * 104.0 + p.0 * 20.0), 40.0 + 12.0 * p.1)
    };
    let horns: Vec<_> = (0..6)
        .map(|i| {
            let angle = 60.0 * f64::from(i) + 30.0;
            (place(angle).0, angle, 92.0)
        })
        .collect();
    flesh.spikes(scene, &horns, 12.0);
    flesh.wet(scene);
    let chain = |from: f64, step: f64| -> Vec<_> {
        (0..12)
            .map(|i| {
                let (at, r) = place(from + step * f64::from(i));
                (at, (r, r * 0.92))
            })
            .collect()
    };
    flesh.bulbs(scene, &chain(195.0, 15.0));
    let cords: Vec<_> =
        (0..8).map(|i| ((x, y), 45.0 * f64::from(i) + 14.0, if i % 4 == 0 { 176.0 } else { 128.0 })).collect();
    flesh.tendrils(scene, &cords, 13.0, 7.0);
    flesh.bulb(scene, (x, y), (62.0, 56.0));
    flesh.bulbs(scene, &chain(180.0, -15.0));
    Flesh::dry(scene);
    flesh.eye(scene, (x - 12.0, y - 6.0), 22.0);
    let lights: Vec<_> = (0..8).map(|i| (place(12.0 + 22.0 * f64::from(i)).0, 20.0)).collect();
    flesh.sacs(scene, &lights);
}

/// A nest that hangs from a bough: cells with light in them, young going in and out.
fn hive(scene: &mut Scene, subject: &Subject, flesh: &Flesh) {
    let (x, y) = (MIDDLE.0, MIDDLE.1 - 6.0);
    let horns: Vec<_> = (0..subject.traits.combat.clamp(2, 7))
        .map(|i| {
            let angle = 196.0 + 26.0 * f64::from(i);
            (polar((x, y - 30.0), angle, 104.0), angle, 84.0)
        })
        .collect();
    flesh.spikes(scene, &horns, 15.0);
    flesh.wet(scene);
    let arms: Vec<_> =
        (0..7).map(|i| ((x - 90.0 + 30.0 * f64::from(i), y + 84.0), 124.0 - 11.0 * f64::from(i), 150.0)).collect();
    flesh.tendrils(scene, &arms, 13.0, 18.0);
    let boughs = [
        ((x - 70.0, y - 60.0), 206.0, 190.0),
        ((x + 70.0, y - 60.0), 334.0, 200.0),
        ((x + 100.0, y + 10.0), 8.0, 180.0),
        ((x - 100.0, y + 10.0), 172.0, 180.0),
    ];
    flesh.tendrils(scene, &boughs, 20.0, 14.0);
    let lobes = [
        (0.0, -96.0, 58.0),
        (-78.0, -40.0, 70.0),
        (80.0, -36.0, 70.0),
        (-60.0, 54.0, 66.0),
        (64.0, 56.0, 64.0),
        (0.0, 0.0, 96.0),
        (0.0, 92.0, 50.0),
    ];
    flesh.bulbs(scene, &lobes.map(|(dx, dy, r)| ((x + dx, y + dy), (r * 1.1, r * 0.96))));
    let young = [(-214.0, -70.0, 18.0), (206.0, 92.0, 22.0), (190.0, -92.0, 13.0), (-196.0, 104.0, 15.0)];
    flesh.young(scene, &young.map(|(dx, dy, r)| ((x + dx, y + dy), r)));
    Flesh::dry(scene);
    let cells: Vec<_> = [
        (-84.0, -40.0),
        (-28.0, -66.0),
        (30.0, -66.0),
        (86.0, -36.0),
        (-58.0, 10.0),
        (58.0, 10.0),
        (-66.0, 62.0),
        (0.0, 50.0),
        (66.0, 62.0),
        (0.0, -8.0),
    ]
    .map(|(dx, dy)| ((x + dx, y + dy), 22.0))
    .to_vec();
    flesh.spots(scene, &cells);
    flesh.sacs(scene, &cells);
}
