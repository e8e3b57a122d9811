//! Frames of cards: a slim metal edge for `border-image`, with the faction's pattern in the corners.

use crate::color::{Look, Rgb};
use crate::subject::Kind;
use crate::svg::{Svg, ellipse, path};

/// How far the corners reach into the frame, for `border-image-slice`; the frame is 96 by 96.
///
/// A border 12 px wide suits a card of 130 px, one of 24 px a card of 320 px.
pub const FRAME_SLICE: u8 = 32;

/// The frame of a card, to be cut in nine with [`FRAME_SLICE`]; its middle is empty.
///
/// Ships have round corners, bases cut ones, outposts are heavier, notched and studded.
pub fn frame(faction: &str, kind: Kind) -> String {
    let look = Look::of(faction);
    let colors = look.palette();
    let mut svg = Svg::new(&format!("frame/{faction}/{}", kind.word()));
    let steel = Rgb::of("#39415a").mix(colors.hull.base, 0.35).mix(colors.accent, 0.18);
    let metal = svg.linear(
        (0.0, 0.0),
        (1.0, 1.0),
        &[
            (0.0, &steel.mix(Rgb(1.0, 1.0, 1.0), 0.62).css(), 1.0),
            (0.3, &steel.mix(colors.accent, 0.12).css(), 1.0),
            (0.5, &steel.mix(Rgb(1.0, 1.0, 1.0), 0.28).css(), 1.0),
            (0.72, &steel.mix(Rgb(0.0, 0.0, 0.0), 0.25).css(), 1.0),
            (1.0, &steel.mix(Rgb(0.0, 0.0, 0.0), 0.62).css(), 1.0),
        ],
    );
    let (outer, inner, width) = match kind {
        Kind::Ship => (rounded(1.5, 15.0), rounded(12.5, 9.0), 11.0),
        Kind::Base => (cut(1.5, 12.0), cut(13.0, 8.0), 11.5),
        Kind::Outpost => (notched(1.5), cut(16.5, 7.0), 15.0),
    };
    let ring = format!("{outer}{inner}");
    svg.path(&ring, &format!(r##"fill="{metal}" fill-rule="evenodd" stroke="#05070d" stroke-width="3""##));
    let bright = colors.accent.mix(Rgb(1.0, 1.0, 1.0), 0.25).css();
    let middle = match kind {
        Kind::Ship => rounded(1.5 + width / 2.0, 12.0),
        Kind::Base => cut(1.5 + width / 2.0, 10.0),
        Kind::Outpost => cut(1.5 + width / 2.0, 10.0),
    };
    svg.path(&middle, r##"fill="none" stroke="#05070d" stroke-width="5" stroke-opacity=".55""##);
    svg.path(&middle, &format!(r#"fill="none" stroke="{}" stroke-width="2.8""#, colors.accent.css()));
    let corner = corner(look, kind, &colors.accent.css(), &bright);
    for place in ["", "matrix(-1 0 0 1 96 0)", "matrix(1 0 0 -1 0 96)", "matrix(-1 0 0 -1 96 96)"] {
        if place.is_empty() {
            svg.add(&corner);
        } else {
            svg.add(&format!(r#"<g transform="{place}">{corner}</g>"#));
        }
    }
    svg.finish(96, 96)
}

/// A closed outline `inset` from the edge with round corners.
fn rounded(inset: f64, r: f64) -> String {
    let (a, b) = (inset, 96.0 - inset);
    format!(
        "M{} {a}H{}A{r} {r} 0 0 1 {b} {}V{}A{r} {r} 0 0 1 {} {b}H{}A{r} {r} 0 0 1 {a} {}V{}A{r} {r} 0 0 1 {} {a}z",
        a + r,
        b - r,
        a + r,
        b - r,
        b - r,
        a + r,
        b - r,
        a + r,
        a + r
    )
}

/// A closed outline `inset` from the edge with cut corners.
fn cut(inset: f64, c: f64) -> String {
    let (a, b) = (inset, 96.0 - inset);
    format!("M{} {a}H{}L{b} {}V{}L{} {b}H{}L{a} {}V{}z", a + c, b - c, a + c, b - c, b - c, a + c, b - c, a + c)
}

/// A closed outline with a step taken out of each corner.
fn notched(inset: f64) -> String {
    let (a, b, n) = (inset, 96.0 - inset, 7.0);
    let (c, d) = (a + n, b - n);
    format!("M{c} {a}H{d}V{c}H{b}V{d}H{d}V{b}H{c}V{d}H{a}V{c}H{c}z")
}

/// The pattern of a faction in the upper left corner: bulbs, rings, chevrons, rivets, or a plain stud.
fn corner(look: Look, kind: Kind, accent: &str, bright: &str) -> String {
    let dark = r##"stroke="#05070d" stroke-width="2""##;
    let fill = format!(r#"fill="{accent}" {dark}"#);
    let lit = format!(r#"fill="{bright}""#);
    let mut out = match look {
        Look::Blob => {
            [((9.0, 9.0), 7.0), ((20.0, 7.0), 4.2), ((7.0, 20.0), 4.2), ((27.5, 7.0), 2.4), ((7.0, 27.5), 2.4)]
                .iter()
                .map(|(at, r)| {
                    ellipse(*at, (*r, *r), &fill) + &ellipse((at.0 - r * 0.3, at.1 - r * 0.3), (r * 0.3, r * 0.3), &lit)
                })
                .collect()
        }
        Look::Federation => {
            let ring = format!(r#"fill="none" stroke="{accent}" stroke-width="3""#);
            path("M5 27V15A10 10 0 0 1 15 5H27", r##"fill="none" stroke="#05070d" stroke-width="7""##)
                + &path("M5 27V15A10 10 0 0 1 15 5H27", &ring)
                + &ellipse((14.0, 14.0), (5.0, 5.0), &fill)
                + &ellipse((14.0, 14.0), (2.0, 2.0), r##"fill="#fff""##)
        }
        Look::Empire => {
            path("M3 3L25 6L16 10L10 16L6 25z", &fill)
                + &path("M3 3L25 6L12 9z", &lit)
                + &path("M14 20L20 14L22 22z", &fill)
        }
        Look::Machine => {
            path("M4 10L10 4H26L22 13H15L13 15V22L4 26z", &format!(r##"fill="#4a4550" {dark}"##))
                + &path("M6 11L11 6H22", &format!(r#"fill="none" stroke="{bright}" stroke-width="2""#))
                + &[(10.0, 10.0), (20.5, 8.5), (8.5, 20.5)]
                    .iter()
                    .map(|at| ellipse(*at, (2.6, 2.6), &format!(r#"fill="{accent}""#)))
                    .collect::<String>()
        }
        Look::Civil => path("M5 14L14 5H22L5 22z", &fill),
    };
    if kind == Kind::Outpost {
        for at in [(30.0, 9.0), (9.0, 30.0)] {
            out += &ellipse(at, (3.2, 3.2), r##"fill="#cfd6e4" stroke="#05070d" stroke-width="1.6""##);
        }
    }
    out
}
