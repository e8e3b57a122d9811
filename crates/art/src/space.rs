//! Backgrounds: sky, clouds, stars, a sun outside the picture, sometimes a planet.

use crate::color::{Palette, Rgb};
use crate::globe::{Globe, Ground};
use crate::seed::Seed;
use crate::svg::{Pen, Svg, fine, num};

/// Width and height of an illustration.
pub(crate) const WIDE: f64 = 320.0;
pub(crate) const HIGH: f64 = 240.0;

/// Second colors of the clouds; the seed of a picture chooses one.
const DRIFT: [&str; 6] = ["#5b3fa8", "#1d6fa0", "#8a3566", "#2a8a86", "#9a5a2c", "#3c4fb0"];

/// Sky, clouds and stars.
pub(crate) fn sky(svg: &mut Svg, seed: &mut Seed, colors: &Palette) {
    let drift = Rgb::of(DRIFT[seed.below(DRIFT.len())]);
    let sky = svg.radial(
        (0.12, 0.1),
        1.0,
        &[(0.0, &colors.haze.mix(drift, 0.25).lit(colors.accent, 0.06).css(), 1.0), (1.0, &colors.deep.css(), 1.0)],
    );
    svg.flood(WIDE, HIGH, &sky);
    clouds(svg, seed, colors.cloud, drift);
    stars(svg, seed);
    let sun = svg.radial(
        (0.5, 0.5),
        0.5,
        &[
            (0.0, "#fff", 1.0),
            (0.12, &colors.glow.short(), 0.55),
            (0.4, &colors.accent.short(), 0.16),
            (1.0, "#000", 0.0),
        ],
    );
    svg.ellipse((seed.between(6.0, 40.0), seed.between(34.0, 58.0)), (92.0, 92.0), &format!(r#"fill="{sun}""#));
}

/// Clouds in front of a dark sky, without stars.
pub(crate) fn veil(svg: &mut Svg, seed: &mut Seed, colors: &Palette) {
    let sky = svg.radial((0.5, 0.4), 0.8, &[(0.0, &colors.haze.css(), 1.0), (1.0, &colors.deep.css(), 1.0)]);
    svg.flood(WIDE, HIGH, &sky);
    veil_over(svg, seed, colors);
}

/// The same over the existing drawing.
pub(crate) fn veil_over(svg: &mut Svg, seed: &mut Seed, colors: &Palette) {
    let drift = Rgb::of(DRIFT[seed.below(DRIFT.len())]).mix(colors.cloud, 0.55);
    clouds(svg, seed, colors.cloud, drift);
}

/// Clouds of two colors: one noise gives the opacity, another the share of each color.
fn clouds(svg: &mut Svg, seed: &mut Seed, near: Rgb, far: Rgb) {
    let row = |a: f64, b: f64| format!("0 {} 0 0 {} ", fine((a - b) * 2.4), fine(b - (a - b) * 0.7));
    let matrix = row(near.0, far.0) + &row(near.1, far.1) + &row(near.2, far.2);
    let (grain, number) = (seed.pick(&[".006 .011", ".008 .008", ".005 .014", ".011 .007"]), seed.below(900));
    let filter = svg.define(|id| {
        format!(
            concat!(
                r#"<filter id="{id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">"#,
                r#"<feTurbulence type="fractalNoise" baseFrequency="{grain}" numOctaves="3" seed="{number}"/>"#,
                r#"<feColorMatrix values="{matrix}3.2 0 0 0 -1.35"/></filter>"#
            ),
            id = id,
            grain = grain,
            number = number,
            matrix = matrix
        )
    });
    svg.path("M0 0h320v240H0z", &format!(r#"filter="{filter}""#));
}

fn stars(svg: &mut Svg, seed: &mut Seed) {
    for (count, width, opacity) in [(15, 0.9, 0.6), (6, 1.7, 0.9)] {
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

/// A planet behind the main object, lit from the upper left, with an atmosphere.
pub(crate) fn planet(svg: &mut Svg, seed: &mut Seed, colors: &Palette) {
    let drift = Rgb::of(DRIFT[seed.below(DRIFT.len())]);
    let body = drift.mix(colors.haze, seed.between(0.0, 0.5));
    let (x, y, r) = *seed.pick(&[
        (266.0, 190.0, 74.0),
        (44.0, 214.0, 80.0),
        (254.0, 58.0, 36.0),
        (160.0, 372.0, 200.0),
        (290.0, 120.0, 58.0),
        (226.0, 312.0, 146.0),
        (84.0, 60.0, 26.0),
    ]);
    let ground = *seed.pick(&[Ground::Patches, Ground::Bands, Ground::Hills, Ground::Bands]);
    let second = body.mix(Rgb(1.0, 1.0, 1.0), 0.3).mix(colors.accent, 0.25);
    Globe { at: (x, y), r, ground, colors: [body, second], air: body.mix(Rgb(1.0, 1.0, 1.0), 0.4) }.draw(svg, seed);
}

/// Darker corners, which draw attention to the middle.
pub(crate) fn corners(svg: &mut Svg) {
    let shade = svg.radial((0.5, 0.48), 0.72, &[(0.62, "#000", 0.0), (1.0, "#000", 0.62)]);
    svg.flood(WIDE, HIGH, &shade);
}
