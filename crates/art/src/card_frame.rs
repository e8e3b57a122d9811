//! Card frames: a slim metal edge for `border-image`, with the faction's pattern in the corners.

use crate::color::{Look, Rgb};
use crate::subject::Kind;
use crate::svg::{Svg, ellipse, num, path};

/// Size of the corners for `border-image-slice`; the whole frame is 96 by 96.
///
/// Use a border of 12 px for a card of 130 px, and one of 24 px for a card of 320 px.
pub const FRAME_SLICE: u8 = 32;

/// The frame of a card, to be sliced with [`FRAME_SLICE`]; its middle is empty.
///
/// Ships and units have round corners, bases have cut corners, outposts are heavier with notches and studs. Objectives
/// have two beams, enhancements have tabs, events are cut on two opposite corners, fates are stitched, affiliations
/// have double lines.
pub fn card_frame(faction: &str, kind: Kind) -> String {
    let look = Look::of(faction);
    let colors = look.palette();
    let mut svg = Svg::new(&format!("frame/{faction}/{}", kind.word()));
    let steel = Rgb::of("#39415a").mix(colors.hull.base, 0.35).mix(colors.accent, 0.18);
    let (white, black) = (Rgb(1.0, 1.0, 1.0), Rgb(0.0, 0.0, 0.0));
    let metal = svg.linear(
        (0.0, 0.0),
        (1.0, 1.0),
        &[
            (0.0, &steel.mix(white, 0.7).css(), 1.0),
            (0.3, &steel.mix(colors.accent, 0.15).css(), 1.0),
            (0.5, &steel.mix(white, 0.34).css(), 1.0),
            (0.7, &steel.mix(black, 0.25).css(), 1.0),
            (1.0, &steel.mix(black, 0.6).css(), 1.0),
        ],
    );
    let light = svg.linear(
        (0.0, 0.0),
        (1.0, 1.0),
        &[(0.0, "#fff", 0.9), (0.5, "#fff", 0.15), (0.6, "#000", 0.2), (1.0, "#000", 0.6)],
    );
    // The outline at each depth: round for ships, cut for bases, and stepped on the outside for outposts.
    let at = |inset: f64| match kind {
        Kind::Ship | Kind::Unit | Kind::Vessel | Kind::Ground | Kind::Leader | Kind::Ring | Kind::Character => {
            rounded(inset, (16.0 - inset * 0.6).max(5.0))
        }
        Kind::Base | Kind::Support => cut(inset, 12.0 - inset * 0.35),
        Kind::Outpost if inset < 8.0 => notched(inset),
        Kind::Outpost => cut(inset, 8.0),
        Kind::Objective | Kind::System | Kind::Battlefield => beamed(inset),
        Kind::Enhancement | Kind::Upgrade | Kind::Downgrade if inset < 8.0 => notched(inset),
        Kind::Enhancement | Kind::Upgrade | Kind::Downgrade => rounded(inset, 5.0),
        Kind::Event | Kind::Mission | Kind::Tactic => slanted(inset, 22.0 - inset * 0.5),
        Kind::Fate | Kind::Action | Kind::Plot => cut(inset, 20.0 - inset * 0.4),
        Kind::Affiliation => rounded(inset, 4.0),
    };
    let deep = if matches!(kind, Kind::Outpost | Kind::Affiliation) { 18.0 } else { 13.5 };
    svg.path(&format!("{}{}", at(0.0), at(deep + 2.5)), r##"fill="#05070d" fill-rule="evenodd""##);
    svg.path(&format!("{}{}", at(2.2), at(deep)), &format!(r#"fill="{metal}" fill-rule="evenodd""#));
    svg.path(&at(3.4), &format!(r#"fill="none" stroke="{light}" stroke-width="1.8""#));
    let grooves: &[f64] = if matches!(kind, Kind::Outpost | Kind::Affiliation) { &[9.0, 14.5] } else { &[8.5] };
    let stitches = if kind == Kind::Fate { r#" stroke-dasharray="5 4""# } else { "" };
    for groove in grooves {
        svg.path(&at(*groove), r##"fill="none" stroke="#05070d" stroke-width="4.6" stroke-opacity=".6""##);
        let accent = colors.accent.css();
        svg.path(&at(*groove), &format!(r#"fill="none" stroke="{accent}" stroke-width="2.4"{stitches}"#));
    }
    let bright = colors.accent.mix(Rgb(1.0, 1.0, 1.0), 0.25).css();
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
    let [a, b, c, d, r] = [a, b, a + r, b - r, r].map(num);
    format!(
        "M{c} {a}H{d}A{r} {r} 0 0 1 {b} {c}V{d}A{r} {r} 0 0 1 {d} {b}H{c}A{r} {r} 0 0 1 {a} {d}V{c}A{r} {r} 0 0 1 {c} {a}z"
    )
}

/// A closed outline `inset` from the edge with cut corners.
fn cut(inset: f64, size: f64) -> String {
    let (a, b) = (inset, 96.0 - inset);
    let [a, b, c, d] = [a, b, a + size, b - size].map(num);
    format!("M{c} {a}H{d}L{b} {c}V{d}L{d} {b}H{c}L{a} {d}V{c}z")
}

/// A closed outline with a step taken out of each corner.
fn notched(inset: f64) -> String {
    let (a, b) = (inset, 96.0 - inset);
    let [a, b, c, d] = [a, b, a + 7.0, b - 7.0].map(num);
    format!("M{c} {a}H{d}V{c}H{b}V{d}H{d}V{b}H{c}V{d}H{a}V{c}H{c}z")
}

/// A closed outline with two opposite corners cut off, so that it leans forward.
fn slanted(inset: f64, size: f64) -> String {
    let (a, b) = (inset, 96.0 - inset);
    let [a, b, c, d] = [a, b, a + size, b - size].map(num);
    format!("M{a} {a}H{d}L{b} {c}V{b}H{c}L{a} {d}z")
}

/// A closed outline whose left and right sides protrude in the middle third, like beams.
fn beamed(inset: f64) -> String {
    let (a, b) = (inset, 96.0 - inset);
    let step = 3.5;
    let [a, b, c, d, e, f, g, h] =
        [a, b, a + step, b - step, 22.0 + inset * 0.4, 74.0 - inset * 0.4, a + 5.0, b - 5.0].map(num);
    format!("M{g} {a}H{h}L{d} {g}V{e}L{b} {e}V{f}L{d} {f}V{h}L{h} {b}H{g}L{c} {h}V{f}L{a} {f}V{e}L{c} {e}V{g}z")
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
        // Two crescents back to back.
        Look::Jedi => {
            path("M4 26C4 12 12 4 26 4 16 8 8 16 4 26z", &fill)
                + &path("M10 28C11 18 18 11 28 10 20 14 14 20 10 28z", &lit)
        }
        // Half a sun with rays.
        Look::Rebel => {
            path("M3 3H18A15 15 0 0 1 3 18z", &fill)
                + &path("M21 5H29M17 12L23 15M12 17L15 23M5 21V29", &format!(r#"stroke="{bright}" stroke-width="3""#))
        }
        // A coin with a bite.
        Look::Rogue => {
            path(
                "M12 4A8 8 0 1 1 12 20 8 8 0 0 1 12 4zM12 8A2.6 2.6 0 0 0 11 13L9.5 16H14.5L13 13A2.6 2.6 0 0 0 12 8z",
                &format!(r#"{fill} fill-rule="evenodd""#),
            ) + &path("M23 5H29M5 23V29", &format!(r#"stroke="{bright}" stroke-width="3""#))
        }
        // Fangs.
        Look::Sith => path("M3 3H28L17 8 24 14 12 13 13 24 8 17 3 28z", &fill) + &path("M3 3H22L11 8 8 11 3 22z", &lit),
        // Bars in ranks.
        Look::Navy => {
            path("M3 3H29V7H7V29H3z", &fill) + &path("M11 11H24V14H14V24H11z", &lit) + &path("M17 17H21V21H17z", &fill)
        }
        // Claw marks.
        Look::Scum => [(4.0, 24.0), (11.0, 28.0), (19.0, 29.0)]
            .iter()
            .map(|(x, y)| {
                let [x, y, end] = [*x, *y, *x + 8.0].map(num);
                path(&format!("M{x} 4C{end} 8 {end} 14 {x} {y}C{x} 18 {x} 10 {x} 4z"), &fill)
            })
            .collect(),
    };
    if kind == Kind::Outpost {
        for at in [(25.5, 5.8), (5.8, 25.5)] {
            out += &ellipse(at, (2.6, 2.6), r##"fill="#cfd6e4" stroke="#05070d" stroke-width="1.6""##);
        }
    }
    out
}
