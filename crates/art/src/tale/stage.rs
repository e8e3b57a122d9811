//! Backgrounds of people and objects: halls, hangars, dusk, woods.

use crate::color::{Palette, Rgb};
use crate::seed::Seed;
use crate::space::{self, HIGH, WIDE};
use crate::subject::Subject;
use crate::svg::{Pen, Svg};

use super::clay::{Clay, shade, tint};

/// The background for a person.
pub(super) fn behind(mut svg: Svg, mut seed: Seed, colors: &Palette, subject: &Subject) -> Clay {
    let drill = ["trooper", "officer", "pilot", "engineer", "imperial-guard", "droid"].iter().any(|t| subject.is(t));
    let wild = ["ewok", "wookiee", "creature"].iter().any(|t| subject.is(t)) || subject.says("nightsister");
    if drill {
        hall(&mut svg, &mut seed, colors);
    } else if wild {
        woods(&mut svg, &mut seed, colors);
    } else if subject.is("force-user") || subject.is("force-sensitive") {
        space::veil(&mut svg, &mut seed, colors);
    } else {
        dusk(&mut svg, &mut seed, colors);
    }
    let mut clay = super::over(svg, seed, colors);
    let light = colors.accent;
    clay.glow((320.0, 200.0), (270.0, 240.0), light, 0.34);
    clay
}

/// A plain dark background with light from above, for objects.
pub(super) fn table(mut svg: Svg, mut seed: Seed, colors: &Palette) -> Clay {
    let haze = colors.haze.mix(colors.accent, 0.1);
    let back = svg.radial((0.5, 0.4), 0.75, &[(0.0, &tint(haze, 0.1).css(), 1.0), (1.0, &colors.deep.css(), 1.0)]);
    svg.flood(WIDE, HIGH, &back);
    space::veil_over(&mut svg, &mut seed, colors);
    let floor = svg.linear(
        (0.0, 0.0),
        (0.0, 1.0),
        &[(0.0, &haze.mix(colors.accent, 0.25).css(), 0.55), (1.0, &colors.deep.css(), 1.0)],
    );
    svg.path("M0 176h320v64H0z", &format!(r#"fill="{floor}""#));
    let mut clay = super::over(svg, seed, colors);
    clay.glow((320.0, 372.0), (270.0, 46.0), colors.accent, 0.5);
    clay
}

/// A corridor in perspective with strips of light.
fn hall(svg: &mut Svg, seed: &mut Seed, colors: &Palette) {
    let wall = colors.haze.mix(colors.hull.shade, 0.45);
    let back = svg.radial(
        (0.5, 0.45),
        0.7,
        &[(0.0, &wall.mix(colors.accent, 0.3).css(), 1.0), (1.0, &colors.deep.css(), 1.0)],
    );
    svg.flood(WIDE, HIGH, &back);
    let x = seed.between(120.0, 200.0).round();
    let mut dark = Pen::new();
    let mut lit = Pen::new();
    for i in 0..6 {
        let k = 0.16 + 0.17 * f64::from(i);
        let (w, h) = (190.0 * k, 128.0 * k);
        dark.polygon(&[(x - w, 112.0 - h), (x + w, 112.0 - h), (x + w, 112.0 + h), (x - w, 112.0 + h)]);
        for side in [-1.0, 1.0] {
            lit.to((x + side * w * 1.04, 112.0 - h * 0.7)).line((x + side * w * 1.04, 112.0 + h * 0.5));
        }
    }
    let line = shade(wall, 0.6).short();
    svg.path(dark.data(), &format!(r#"fill="none" stroke="{line}" stroke-width="3" stroke-opacity=".7""#));
    svg.path(lit.data(), &format!(r#"stroke="{}" stroke-width="2.4" stroke-opacity=".55""#, colors.glow.short()));
}

/// A low sun over hills.
fn dusk(svg: &mut Svg, seed: &mut Seed, colors: &Palette) {
    let sky = svg.linear(
        (0.0, 0.0),
        (0.0, 1.0),
        &[
            (0.0, &colors.deep.css(), 1.0),
            (0.6, &colors.haze.mix(colors.cloud, 0.5).css(), 1.0),
            (0.75, &tint(colors.accent, 0.25).css(), 1.0),
        ],
    );
    svg.flood(WIDE, HIGH, &sky);
    space::veil_over(svg, seed, colors);
    let x = seed.between(30.0, 90.0).round();
    svg.ellipse((x, 150.0), (26.0, 26.0), &format!(r#"fill="{}" fill-opacity=".85""#, tint(colors.glow, 0.3).short()));
    for (i, y) in [168.0, 184.0, 204.0].into_iter().enumerate() {
        let mut pen = Pen::new();
        pen.to((0.0, 240.0)).line((0.0, y + seed.between(-8.0, 8.0)));
        for k in 1..=4 {
            let px = 80.0 * f64::from(k);
            pen.bend((px - 40.0, y + seed.between(-22.0, 10.0)), (px, y + seed.between(-6.0, 8.0)));
        }
        pen.line((320.0, 240.0)).close();
        let tone = shade(colors.haze.mix(colors.accent, 0.15), 0.25 + 0.25 * i as f64);
        svg.path(pen.data(), &format!(r#"fill="{}""#, tone.css()));
    }
}

/// Trunks in mist.
fn woods(svg: &mut Svg, seed: &mut Seed, colors: &Palette) {
    let mist = colors.haze.mix(Rgb::of("#3f6a4a"), 0.55);
    let sky = svg.radial((0.5, 0.4), 0.8, &[(0.0, &tint(mist, 0.3).css(), 1.0), (1.0, &shade(mist, 0.8).css(), 1.0)]);
    svg.flood(WIDE, HIGH, &sky);
    for (count, width, tone) in [(7, 9.0, 0.35), (4, 20.0, 0.65)] {
        let mut pen = Pen::new();
        for i in 0..count {
            let x = (f64::from(i) + seed.between(0.1, 0.9)) * WIDE / f64::from(count);
            let w = width * seed.between(0.7, 1.3);
            pen.polygon(&[(x - w * 0.4, 0.0), (x + w * 0.4, 0.0), (x + w * 0.7, 240.0), (x - w * 0.7, 240.0)]);
        }
        svg.path(pen.data(), &format!(r#"fill="{}""#, shade(mist, tone).css()));
    }
    space::veil_over(svg, seed, colors);
}
