//! Orrery's logo, a machine of rings and planets: card backs, app icon, landing page.

use std::fmt::Write;

use crate::color::Rgb;
use crate::globe::{Globe, Ground};
use crate::seed::{Seed, sin_cos};
use crate::svg::{Pen, Svg, ellipse, num};

const BRASS: &str = "#d9a94e";
const PALE: &str = "#ffe9b0";
const NIGHT: &str = "#050a1e";

/// The back of a card, 250 by 350: rings and planets, dark blue and brass.
///
/// Every game has the same machine with different positions of the planets.
pub fn back(game: &str) -> String {
    let mut svg = Svg::new(&format!("back/{game}"));
    let mut seed = Seed::of(game);
    let night = svg.radial((0.5, 0.5), 0.72, &[(0.0, "#1c3a7a", 1.0), (0.5, "#0e2152", 1.0), (1.0, NIGHT, 1.0)]);
    svg.flood(250.0, 350.0, &night);
    let brass = svg.linear(
        (0.0, 0.0),
        (1.0, 1.0),
        &[(0.0, PALE, 1.0), (0.35, BRASS, 1.0), (0.55, "#8a5f22", 1.0), (0.8, "#e8c273", 1.0), (1.0, "#6f4a18", 1.0)],
    );
    scatter(&mut svg, &mut seed, (250.0, 350.0), 60, 0.8);
    border(&mut svg, &brass);
    let at = (125.0, 175.0);
    dial(&mut svg, at, &brass);
    let paints = planet_paints(&mut svg);
    for (i, r) in [30.0, 46.0, 62.0, 80.0].into_iter().enumerate() {
        let (sin, cos) = sin_cos(seed.between(0.0, 360.0));
        let planet = (at.0 + r * cos, at.1 + r * sin);
        let arm = Pen::new().to(at).line(planet).data().to_owned();
        svg.path(&arm, &format!(r#"stroke="{brass}" stroke-width="1.6""#));
        let size = [3.6, 5.2, 6.2, 8.4][i];
        svg.ellipse(planet, (size, size), &format!(r#"fill="{}" stroke="{BRASS}" stroke-width=".8""#, paints[i]));
        if i == 3 {
            svg.add(&format!(
                r#"<ellipse rx="14" ry="4" fill="none" stroke="{PALE}" stroke-width="1.3" transform="translate({} {})rotate(-24)"/>"#,
                num(planet.0),
                num(planet.1)
            ));
        }
    }
    sun(&mut svg, at, 15.0);
    svg.finish(250, 350)
}

fn border(svg: &mut Svg, brass: &str) {
    svg.add(&format!(
        concat!(
            r#"<g fill="none" stroke="{}"><rect x="9" y="9" width="232" height="332" rx="12" stroke-width="3"/>"#,
            r#"<path d="M38 17H212A21 21 0 0 0 233 38V312A21 21 0 0 0 212 333H38A21 21 0 0 0 17 312V38A21 21 0 0 0 38 17z" stroke-width="1.2"/>"#,
            r#"<path d="M125 26v26M125 298v26M104 39h42M104 311h42" stroke-width="1.2"/></g>"#
        ),
        brass
    ));
    for (x, y) in [(24.0, 24.0), (226.0, 24.0), (24.0, 326.0), (226.0, 326.0)] {
        svg.ellipse((x, y), (4.5, 4.5), &format!(r#"fill="{brass}""#));
        svg.ellipse((x, y), (8.0, 8.0), &format!(r#"fill="none" stroke="{brass}" stroke-width="1""#));
    }
    for (x, y, s) in [(125.0, 39.0, 9.0), (125.0, 311.0, 9.0)] {
        star(svg, (x, y), s, PALE);
    }
}

/// A star of four points.
fn star(svg: &mut Svg, at: (f64, f64), r: f64, fill: &str) {
    let s = r * 0.16;
    let (x, y) = at;
    let points = [
        (x, y - r),
        (x + s, y - s),
        (x + r, y),
        (x + s, y + s),
        (x, y + r),
        (x - s, y + s),
        (x - r, y),
        (x - s, y - s),
    ];
    svg.path(Pen::new().polygon(&points).data(), &format!(r#"fill="{fill}""#));
}

/// Graduated rings: the scale, the orbits, the toothed wheel behind the sun.
fn dial(svg: &mut Svg, at: (f64, f64), brass: &str) {
    let mut out = format!(r#"<g fill="none" stroke="{brass}" transform="translate({} {})">"#, num(at.0), num(at.1));
    for (r, width, dash, opacity) in [
        (101.0, 1.6, "", 1.0),
        (96.5, 4.0, ".8 4.25", 0.9),
        (94.0, 9.0, ".9 29.87", 1.0),
        (89.0, 1.0, "", 0.9),
        (80.0, 0.9, "", 0.75),
        (62.0, 0.9, "", 0.75),
        (46.0, 0.9, "1 3", 0.9),
        (30.0, 0.9, "", 0.75),
        (22.5, 4.0, "3.53 3.53", 0.9),
        (20.0, 1.8, "", 1.0),
    ] {
        let dash = if dash.is_empty() { String::new() } else { format!(r#" stroke-dasharray="{dash}""#) };
        let _ = write!(
            out,
            r#"<circle r="{}" stroke-width="{}" stroke-opacity="{}"{dash}/>"#,
            num(r),
            num(width),
            num(opacity)
        );
    }
    for tilt in [-32, 32] {
        let _ = write!(
            out,
            r#"<ellipse rx="101" ry="34" stroke-width=".9" stroke-opacity=".55" transform="rotate({tilt})"/>"#
        );
    }
    out.push_str("</g>");
    svg.add(&out);
}

fn planet_paints(svg: &mut Svg) -> Vec<String> {
    [("#ffd9b0", "#a34b22"), ("#d8fff2", "#0d7a64"), ("#cfeaff", "#1f6fb4"), ("#fff0c8", "#a8742c")]
        .into_iter()
        .map(|(day, dusk)| svg.radial((0.32, 0.28), 0.8, &[(0.0, day, 1.0), (0.5, dusk, 1.0), (1.0, NIGHT, 1.0)]))
        .collect()
}

fn sun(svg: &mut Svg, at: (f64, f64), r: f64) {
    let glow = svg.radial((0.5, 0.5), 0.5, &[(0.0, "#ffdf8a", 0.9), (0.4, "#ffb545", 0.35), (1.0, "#ffb545", 0.0)]);
    svg.ellipse(at, (r * 2.6, r * 2.6), &format!(r#"fill="{glow}""#));
    let mut rays = Vec::new();
    for i in 0..32 {
        let (sin, cos) = sin_cos(f64::from(i) * 11.25 - 90.0);
        let far = if i % 2 == 1 {
            r * 0.74
        } else if i % 4 == 0 {
            r * 1.25
        } else {
            r
        };
        rays.push((at.0 + far * cos, at.1 + far * sin));
    }
    let face = svg.radial((0.4, 0.36), 0.7, &[(0.0, "#fffbe6", 1.0), (0.5, "#ffd673", 1.0), (1.0, "#d98a1f", 1.0)]);
    svg.path(Pen::new().polygon(&rays).data(), &format!(r#"fill="{face}""#));
    svg.ellipse(
        at,
        (r * 0.66, r * 0.66),
        &format!(r##"fill="{face}" stroke="#a8641a" stroke-width="{}""##, num(r * 0.05)),
    );
}

/// The app icon, 512 by 512: two crossed orbits around a sun, all inside the circle that a round mask leaves visible.
pub fn icon() -> String {
    let mut svg = Svg::new("icon");
    let night = svg.radial((0.5, 0.45), 0.75, &[(0.0, "#24488f", 1.0), (0.55, "#10255a", 1.0), (1.0, NIGHT, 1.0)]);
    svg.flood(512.0, 512.0, &night);
    let brass =
        svg.linear((0.0, 0.0), (1.0, 1.0), &[(0.0, "#fff0c2", 1.0), (0.45, "#e3b04f", 1.0), (1.0, "#9a6a26", 1.0)]);
    svg.add(&format!(
        concat!(
            r#"<g fill="none" stroke="{0}" transform="translate(256 256)"><circle r="188" stroke-width="11"/>"#,
            r#"<ellipse rx="184" ry="76" stroke-width="13" transform="rotate(-28)"/>"#,
            r#"<circle r="164" stroke-width="14" stroke-dasharray="3.5 39.434" stroke-opacity=".7"/></g>"#
        ),
        brass
    ));
    sun(&mut svg, (256.0, 256.0), 74.0);
    // The near half of the orbit passes in front of the sun.
    svg.add(&format!(
        r#"<path d="M-184 0A184 76 0 0 0 184 0" fill="none" stroke="{brass}" stroke-width="13" transform="translate(256 256)rotate(-28)"/>"#
    ));
    let paints = planet_paints(&mut svg);
    for (angle, r, paint) in [(128.0, 38.0, 2), (8.0, 27.0, 1)] {
        let (sin, cos) = sin_cos(angle);
        let (x, y) = (184.0 * cos, 76.0 * sin);
        let (tilt_sin, tilt_cos) = sin_cos(-28.0);
        let at = (256.0 + x * tilt_cos - y * tilt_sin, 256.0 + x * tilt_sin + y * tilt_cos);
        svg.ellipse(at, (r, r), &format!(r##"fill="{}" stroke="#050a1e" stroke-width="9""##, paints[paint]));
    }
    svg.finish(512, 512)
}

fn scatter(svg: &mut Svg, seed: &mut Seed, size: (f64, f64), count: usize, width: f64) {
    for (share, swell, opacity) in [(1, 1.0, ".45"), (4, 1.9, ".85")] {
        let mut pen = Pen::new();
        for _ in 0..count / share {
            pen.dot((seed.between(0.0, size.0).round(), seed.between(0.0, size.1).round()));
        }
        svg.path(
            pen.data(),
            &format!(
                r##"stroke="#fff" stroke-width="{}" stroke-linecap="round" stroke-opacity="{opacity}""##,
                num(width * swell)
            ),
        );
    }
}

/// A wide sky for the landing page, 1600 by 600. Most of it is on the right, so that text can be placed on the left.
pub fn backdrop() -> String {
    let mut svg = Svg::new("backdrop");
    let mut seed = Seed::of("backdrop");
    let night =
        svg.linear((0.0, 0.0), (1.0, 1.0), &[(0.0, "#070d20", 1.0), (0.55, "#0c1836", 1.0), (1.0, "#0a0f22", 1.0)]);
    svg.flood(1600.0, 600.0, &night);
    for (color, opacity, from, count) in
        [("#2e4bb0", 0.3, 500.0, 14), ("#8a3f8c", 0.22, 750.0, 10), ("#1f9aa0", 0.2, 900.0, 8)]
    {
        let puff =
            svg.radial((0.5, 0.5), 0.5, &[(0.0, color, opacity), (0.5, color, opacity * 0.42), (1.0, color, 0.0)]);
        let mut group = format!(r#"<g fill="{puff}">"#);
        for _ in 0..count {
            let x = seed.between(from - 300.0, 1650.0);
            let y = 520.0 - (x - 300.0) * 0.28 + seed.between(-110.0, 110.0);
            let r = seed.between(90.0, 240.0);
            group.push_str(&ellipse(
                (x.round(), y.round()),
                ((r * 1.7).round(), (r * seed.between(0.45, 0.8)).round()),
                "",
            ));
        }
        group.push_str("</g>");
        svg.add(&group);
    }
    scatter(&mut svg, &mut seed, (1600.0, 600.0), 210, 1.3);
    world(&mut svg, &mut seed);
    svg.finish(1600, 600)
}

/// The ringed world of the backdrop with its moons on faint orbits.
fn world(svg: &mut Svg, seed: &mut Seed) {
    let at = (1240.0, 330.0);
    let mut orbits =
        format!(r#"<g fill="none" stroke="{BRASS}" transform="translate({} {})rotate(-16)">"#, num(at.0), num(at.1));
    for (rx, ry, width, opacity) in
        [(330, 96, 1.4, 0.5), (440, 132, 1.2, 0.36), (570, 176, 1.0, 0.26), (720, 228, 1.0, 0.16)]
    {
        let _ = write!(orbits, r#"<ellipse rx="{rx}" ry="{ry}" stroke-width="{width}" stroke-opacity="{opacity}"/>"#);
    }
    orbits.push_str("</g>");
    svg.add(&orbits);
    let air = svg.radial((0.5, 0.5), 0.5, &[(0.8, "#9fdcff", 0.0), (0.86, "#9fdcff", 0.45), (1.0, "#4a86ff", 0.0)]);
    svg.ellipse((at.0 - 7.0, at.1 - 6.0), (196.0, 196.0), &format!(r#"fill="{air}""#));
    let rings = svg.linear(
        (0.0, 0.0),
        (1.0, 0.0),
        &[(0.0, "#ffe7b8", 0.95), (0.5, "#d9a94e", 0.7), (0.8, "#5a4426", 0.35), (1.0, "#d9a94e", 0.5)],
    );
    let ring = |out: &mut String, half: &str| {
        for (rx, ry, width) in [(262, 62, 16), (238, 55, 9), (290, 70, 6)] {
            let _ = write!(out, r#"<path d="M-{rx} 0A{rx} {ry} 0 0 {half} {rx} 0" stroke-width="{width}"/>"#);
        }
    };
    let place =
        format!(r#"<g fill="none" stroke="{rings}" transform="translate({} {})rotate(-16)">"#, num(at.0), num(at.1));
    let (mut behind, mut before) = (place.clone(), place);
    ring(&mut behind, "1");
    ring(&mut before, "0");
    svg.add(&behind);
    svg.add("</g>");
    let [body, bands] = ["#3f86b4", "#a8d2e0"].map(Rgb::of);
    Globe { at, r: 170.0, ground: Ground::Bands, colors: [body, bands], air: Rgb::of("#9fdcff") }.draw(svg, seed);
    svg.add(&before);
    svg.add("</g>");
    let paints = planet_paints(svg);
    for (orbit, angle, r, paint) in [(1, 168.0, 17.0, 0), (1, 322.0, 12.0, 1), (2, 252.0, 8.0, 2), (2, 150.0, 8.0, 3)] {
        let (rx, ry) = [(330.0, 96.0), (440.0, 132.0), (570.0, 176.0)][orbit];
        let ((sin, cos), (lean, level)) = (sin_cos(angle), sin_cos(-16.0));
        let (x, y) = (rx * cos, ry * sin);
        let moon = (at.0 + x * level - y * lean, at.1 + x * lean + y * level);
        svg.ellipse(moon, (r, r), &format!(r#"fill="{}""#, paints[paint]));
    }
}
