//! What is behind everything: sky, clouds, stars, a sun outside the picture, sometimes a planet.

use std::fmt::Write;

use crate::color::{Palette, Rgb};
use crate::seed::{Seed, sin_cos};
use crate::svg::{Pen, Svg, ellipse, fine, num};

/// Width and height of an illustration.
pub(crate) const WIDE: f64 = 320.0;
pub(crate) const HIGH: f64 = 240.0;

/// Second colors of the clouds; which one a picture has is up to its seed.
const DRIFT: [&str; 6] = ["#5b3fa8", "#1d6fa0", "#8a3566", "#2a8a86", "#9a5a2c", "#3c4fb0"];

/// Sky, clouds and stars.
pub(crate) fn sky(svg: &mut Svg, seed: &mut Seed, colors: &Palette) {
    let drift = Rgb::of(DRIFT[seed.below(DRIFT.len())]);
    let sky = svg.radial(
        (0.12, 0.1),
        1.15,
        &[
            (0.0, &colors.haze.mix(drift, 0.25).lit(colors.accent, 0.12).css(), 1.0),
            (0.45, &colors.deep.mix(colors.haze, 0.45).css(), 1.0),
            (1.0, &colors.deep.css(), 1.0),
        ],
    );
    svg.flood(WIDE, HIGH, &sky);
    clouds(svg, seed, colors.accent.mix(colors.haze, 0.4), drift);
    stars(svg, seed);
    let sun = svg.radial(
        (0.5, 0.5),
        0.5,
        &[(0.0, "#fff", 0.95), (0.12, &colors.glow.css(), 0.55), (0.4, &colors.accent.css(), 0.16), (1.0, "#000", 0.0)],
    );
    svg.ellipse((seed.between(6.0, 40.0), seed.between(34.0, 58.0)), (92.0, 92.0), &format!(r#"fill="{sun}""#));
}

/// Puffs along a bent band, of two colors.
fn clouds(svg: &mut Svg, seed: &mut Seed, near: Rgb, far: Rgb) {
    let (tilt, lean) = (seed.between(-34.0, 34.0), seed.between(-40.0, 40.0));
    let (sin, cos) = sin_cos(tilt);
    for (color, opacity, count) in [(far, 0.34, 7), (near, 0.3, 6)] {
        let puff = svg.radial(
            (0.5, 0.5),
            0.5,
            &[(0.0, &color.css(), opacity), (0.55, &color.css(), opacity * 0.4), (1.0, &color.css(), 0.0)],
        );
        let mut group = String::new();
        for _ in 0..count {
            let along = seed.between(-190.0, 190.0);
            let across = seed.between(-34.0, 34.0) + lean * (along / 190.0) * (along / 190.0);
            let r = seed.between(26.0, 84.0);
            let at = (WIDE / 2.0 + along * cos - across * sin, HIGH / 2.0 + along * sin + across * cos - 10.0);
            group.push_str(&ellipse(at, (r * 1.5, r * seed.between(0.5, 0.9)), ""));
        }
        let _ = write!(group, "</g>");
        svg.add(&format!(r#"<g fill="{puff}">{group}"#));
    }
}

fn stars(svg: &mut Svg, seed: &mut Seed) {
    for (count, width, opacity) in [(26, 0.9, 0.6), (9, 1.7, 0.9)] {
        let mut pen = Pen::new();
        for _ in 0..count {
            pen.dot((seed.between(0.0, WIDE).round(), seed.between(0.0, HIGH).round()));
        }
        svg.path(
            pen.data(),
            &format!(
                r##"stroke="#fff" stroke-width="{}" stroke-linecap="round" stroke-opacity="{}""##,
                num(width),
                fine(opacity)
            ),
        );
    }
}

/// A planet behind the hero, lit from the upper left, with an air of its own.
pub(crate) fn planet(svg: &mut Svg, seed: &mut Seed, colors: &Palette) {
    let drift = Rgb::of(DRIFT[seed.below(DRIFT.len())]);
    let body = drift.mix(colors.accent, seed.between(0.1, 0.5));
    let (x, y, r) = *seed.pick(&[
        (262.0, 196.0, 84.0),
        (60.0, 236.0, 96.0),
        (250.0, 60.0, 40.0),
        (160.0, 356.0, 200.0),
        (286.0, 128.0, 62.0),
        (214.0, 300.0, 150.0),
        (92.0, 62.0, 30.0),
    ]);
    let air = svg.radial(
        (0.5, 0.5),
        0.5,
        &[(0.86, &body.css(), 0.0), (0.9, &body.lit(Rgb(1.0, 1.0, 1.0), 0.3).css(), 0.4), (1.0, &body.css(), 0.0)],
    );
    svg.ellipse((x - r * 0.02, y - r * 0.02), (r * 1.12, r * 1.12), &format!(r#"fill="{air}""#));
    let ball = sphere(svg, body.mix(Rgb(1.0, 1.0, 1.0), 0.35), body.mix(colors.deep, 0.35), colors.deep);
    svg.ellipse((x, y), (r, r), &format!(r#"fill="{ball}""#));
}

/// The gradient of a world: bright where the sun is, night on the other side.
pub(crate) fn sphere(svg: &mut Svg, day: Rgb, dusk: Rgb, night: Rgb) -> String {
    svg.radial(
        (0.24, 0.2),
        0.86,
        &[
            (0.0, &day.css(), 1.0),
            (0.34, &day.mix(dusk, 0.6).css(), 1.0),
            (0.62, &dusk.mix(night, 0.6).css(), 1.0),
            (0.82, &night.css(), 1.0),
        ],
    )
}

/// Darker corners, so that the eye stays in the middle.
pub(crate) fn corners(svg: &mut Svg) {
    let shade = svg.radial((0.5, 0.48), 0.72, &[(0.62, "#000", 0.0), (1.0, "#000", 0.62)]);
    svg.flood(WIDE, HIGH, &shade);
}
