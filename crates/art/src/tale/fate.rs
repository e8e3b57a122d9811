//! Fate cards and the banners of affiliations.

use crate::color::{Palette, Rgb};
use crate::seed::{Seed, sin_cos};
use crate::space;
use crate::subject::Subject;
use crate::svg::{Pen, Svg};
use crate::symbol_named;

use super::clay::{Clay, round, shade, tint};

/// An eight-sided die in a wheel of fortune; the card's title varies the wheel.
pub(super) fn turn(mut svg: Svg, mut seed: Seed, colors: &Palette, subject: &Subject) -> Svg {
    let hue = if subject.is("dark") { Rgb::of("#e2563a") } else { Rgb::of("#5ab6f0") };
    let colors =
        Palette { accent: hue, glow: tint(hue, 0.6), haze: shade(hue, 0.7), cloud: shade(hue, 0.4), ..*colors };
    space::veil(&mut svg, &mut seed, &colors);
    let mut clay = super::over(svg, seed, &colors);
    clay.glow((320.0, 236.0), (300.0, 250.0), hue, 0.6);
    if subject.says("heat") {
        flames(&mut clay);
    } else if subject.says("target") {
        reticle(&mut clay);
    } else {
        spiral(&mut clay);
    }
    die(&mut clay, hue);
    clay.finish()
}

fn die(clay: &mut Clay, hue: Rgb) {
    let lean = clay.seed.between(-14.0, 14.0).round();
    let p = |x: f64, y: f64| (320.0 + x, 236.0 + y);
    let (top, bottom, left, right) = (p(lean, -108.0), p(-lean, 108.0), p(-88.0, -6.0), p(88.0, 8.0));
    let front = p(-16.0, 26.0);
    for (a, b, tone) in [(top, left, 0.55), (top, right, 0.2), (left, bottom, -0.25), (right, bottom, -0.55)] {
        let d = Pen::rough().polygon(&[a, front, b]).data().to_owned();
        let color = if tone > 0.0 { tint(hue, tone) } else { shade(hue, -tone) };
        clay.plate(&d, color);
    }
    let mut edges = Pen::rough();
    edges.polygon(&[top, right, bottom, left]).to(top).line(front).line(bottom).to(left).line(front).line(right);
    clay.line(edges.data(), tint(hue, 0.85), 4.0, 0.9);
    clay.flat(&round((front.0, front.1), (8.0, 8.0)), Rgb(1.0, 1.0, 1.0), 1.0);
}

fn flames(clay: &mut Clay) {
    let hue = clay.colors.accent;
    for (k, tone, opacity) in [(1.0, hue, 0.5), (0.82, tint(hue, 0.35), 0.6), (0.64, tint(hue, 0.7), 0.7)] {
        let mut pen = Pen::rough();
        for i in 0..12 {
            let a = 30.0 * f64::from(i) + 8.0;
            let at = |angle: f64, r: f64| {
                let (sin, cos) = sin_cos(angle);
                (320.0 + cos * r * 1.2, 236.0 + sin * r)
            };
            let far = k * if i % 2 == 0 { 232.0 } else { 190.0 };
            pen.to(at(a - 13.0, 96.0))
                .bend(at(a - 16.0, far * 0.7), at(a + 10.0, far))
                .bend(at(a + 4.0, far * 0.66), at(a + 13.0, 96.0))
                .close();
        }
        clay.flat(pen.data(), tone, opacity);
    }
}

fn reticle(clay: &mut Clay) {
    let hue = clay.colors.glow;
    for (r, w, o) in [(206.0, 5.0, 0.6), (172.0, 12.0, 0.9), (138.0, 4.0, 0.7)] {
        clay.line(&round((320.0, 236.0), (r, r)), hue, w, o);
    }
    clay.line("M320 4V130M320 342V470M60 236H200M440 236H580", hue, 8.0, 0.95);
    let mut ticks = Pen::rough();
    for i in 0..36 {
        let (sin, cos) = sin_cos(10.0 * f64::from(i));
        ticks.to((320.0 + cos * 206.0, 236.0 + sin * 206.0)).line((320.0 + cos * 222.0, 236.0 + sin * 222.0));
    }
    clay.line(ticks.data(), hue, 4.0, 0.7);
}

fn spiral(clay: &mut Clay) {
    let hue = clay.colors.glow;
    for arm in 0..3 {
        let mut pen = Pen::rough();
        let start = 120.0 * f64::from(arm);
        for i in 0..=28 {
            let (sin, cos) = sin_cos(start + 12.0 * f64::from(i));
            let r = 84.0 + 6.6 * f64::from(i);
            let p = (320.0 + cos * r * 1.16, 236.0 + sin * r);
            if i == 0 {
                pen.to(p);
            } else {
                pen.line(p);
            }
        }
        clay.line(pen.data(), clay.colors.accent, 34.0, 0.4);
        clay.line(pen.data(), hue, 10.0, 0.9);
    }
}

/// A banner with the mark of an affiliation.
pub(super) fn banner(mut svg: Svg, mut seed: Seed, colors: &Palette, subject: &Subject) -> Svg {
    space::sky(&mut svg, &mut seed, colors);
    space::planet(&mut svg, &mut seed, colors);
    let mut clay = super::over(svg, seed, colors);
    clay.glow((320.0, 230.0), (320.0, 260.0), colors.accent, 0.55);
    clay.bar("M168 40H472", shade(colors.hull.base, 0.2), 18.0);
    clay.mass("M186 44h268v360l-134 56-134-56z", colors.trim.base.mix(colors.deep, 0.45));
    clay.line("M204 56v336l116 48 116-48V56", colors.accent, 7.0, 0.95);
    if let Some(mark) = symbol_named(&format!("sigil-{}", subject.faction)) {
        let tone = tint(colors.accent, 0.35).short();
        let set = r#"fill="none" stroke="currentColor" stroke-width="2""#;
        clay.raised(&format!(
            r#"<g transform="translate(212 110)scale(9)" color="{tone}" {set}>{}</g>"#,
            mark.drawing()
        ));
    }
    clay.finish()
}
