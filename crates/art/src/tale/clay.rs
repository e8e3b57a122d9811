//! Flat shapes that look three-dimensional: a filter lights them as if their edges were rounded.

use crate::color::{Palette, Rgb};
use crate::seed::Seed;
use crate::svg::{At, Pen, Svg, whole};

/// A picture that is being drawn at twice its size.
pub(crate) struct Clay {
    pub(crate) svg: Svg,
    pub(crate) seed: Seed,
    pub(crate) colors: Palette,
    soft: String,
    hard: String,
}

/// Darkens a color, in a form with a short notation.
pub(crate) fn shade(color: Rgb, by: f64) -> Rgb {
    color.mix(Rgb(0.02, 0.02, 0.06), by)
}

/// A color with some white in it.
pub(crate) fn tint(color: Rgb, by: f64) -> Rgb {
    color.mix(Rgb(1.0, 1.0, 1.0), by)
}

impl Clay {
    /// Starts the drawing at twice the size over a picture with its background.
    pub(crate) fn new(mut svg: Svg, seed: Seed, colors: &Palette) -> Self {
        let soft = relief(&mut svg, 11, 17, colors.accent);
        let hard = relief(&mut svg, 4, 6, colors.accent);
        svg.add(r#"<g transform="scale(.5)" stroke-linecap="round" stroke-linejoin="round">"#);
        Self { svg, seed, colors: *colors, soft, hard }
    }

    /// The picture.
    pub(crate) fn finish(mut self) -> Svg {
        self.svg.add("</g>");
        self.svg
    }

    /// A large rounded mass.
    pub(crate) fn mass(&mut self, d: &str, color: Rgb) {
        let rest = format!(r#"fill="{}" filter="{}""#, color.short(), self.soft);
        self.svg.path(d, &rest);
    }

    /// A plate with crisp edges.
    pub(crate) fn plate(&mut self, d: &str, color: Rgb) {
        let rest = format!(r#"fill="{}" filter="{}""#, color.short(), self.hard);
        self.svg.path(d, &rest);
    }

    /// A stroke that looks round, for bars, cables and limbs.
    pub(crate) fn bar(&mut self, d: &str, color: Rgb, width: f64) {
        let rest =
            format!(r#"fill="none" stroke="{}" stroke-width="{}" filter="{}""#, color.short(), whole(width), self.hard);
        self.svg.path(d, &rest);
    }

    /// A flat shape.
    pub(crate) fn flat(&mut self, d: &str, color: Rgb, opacity: f64) {
        let faint = crate::svg::fine(opacity);
        self.svg.path(d, &format!(r#"fill="{}" fill-opacity="{faint}""#, color.short()));
    }

    /// A thin line.
    pub(crate) fn line(&mut self, d: &str, color: Rgb, width: f64, opacity: f64) {
        let rest = format!(
            r#"fill="none" stroke="{}" stroke-width="{}" stroke-opacity="{}""#,
            color.short(),
            whole(width),
            crate::svg::fine(opacity)
        );
        self.svg.path(d, &rest);
    }

    /// Light that fades outward.
    pub(crate) fn glow(&mut self, at: At, r: At, color: Rgb, strength: f64) {
        let c = color.short();
        let fill = self.svg.radial(
            (0.5, 0.5),
            0.5,
            &[(0.0, &tint(color, 0.75).short(), strength), (0.3, &c, strength * 0.55), (1.0, &c, 0.0)],
        );
        self.svg.ellipse((at.0.round(), at.1.round()), (r.0.round(), r.1.round()), &format!(r#"fill="{fill}""#));
    }

    /// A blade of light.
    pub(crate) fn beam(&mut self, from: At, to: At, color: Rgb, width: f64) {
        let d = format!("M{} {}L{} {}", whole(from.0), whole(from.1), whole(to.0), whole(to.1));
        for (w, tone, opacity) in
            [(3.4, color, 0.2), (2.0, color, 0.4), (1.2, tint(color, 0.3), 0.9), (0.55, tint(color, 0.95), 1.0)]
        {
            self.line(&d, tone, width * w, opacity);
        }
    }

    /// Draws darker copies of the drawing behind it, with positions and sizes.
    pub(crate) fn crowd(&mut self, copies: &[(f64, f64, f64)], draw: impl FnOnce(&mut Self)) {
        let id = self.svg.fresh();
        for (x, y, k) in copies {
            self.svg.add(&format!(
                r##"<use href="#{id}" transform="translate({} {})scale({})" opacity=".6"/>"##,
                whole(*x),
                whole(*y),
                crate::svg::fine(*k)
            ));
        }
        self.svg.add(&format!(r#"<g id="{id}">"#));
        draw(self);
        self.svg.add("</g>");
    }
}

/// Lights a shape as if its edges were rounded, with light of the faction along the far ones.
fn relief(svg: &mut Svg, blur: u8, height: u8, rim: Rgb) -> String {
    let rim = rim.short();
    // The box of a straight stroke has no height, so shares of it are zero. Small reliefs therefore use the whole
    // picture.
    let area = if blur > 6 {
        r#"x="-.2" y="-.2" width="1.4" height="1.4""#
    } else {
        r#"filterUnits="userSpaceOnUse" x="-40" y="-40" width="720" height="560""#
    };
    svg.define(|id| {
        format!(
            concat!(
                r#"<filter id="{id}" {area} color-interpolation-filters="sRGB">"#,
                r#"<feGaussianBlur in="SourceAlpha" stdDeviation="{blur}"/>"#,
                r#"<feDiffuseLighting surfaceScale="{height}" result="l"><feDistantLight azimuth="228" elevation="48"/>"#,
                r#"</feDiffuseLighting><feGaussianBlur in="SourceAlpha" stdDeviation="{blur}"/>"#,
                r#"<feSpecularLighting surfaceScale="{height}" specularConstant=".9" specularExponent="9" lighting-color="{rim}" result="s">"#,
                r#"<feDistantLight azimuth="35" elevation="12"/></feSpecularLighting>"#,
                r#"<feComposite in="l" in2="SourceGraphic" operator="arithmetic" k1="1.35" k3=".05"/>"#,
                r#"<feComposite in2="s" operator="arithmetic" k2="1" k3=".6"/>"#,
                r#"<feComposite in2="SourceGraphic" operator="in"/></filter>"#
            ),
            id = id,
            blur = blur,
            height = height,
            rim = rim,
            area = area
        )
    })
}

/// A closed smooth outline through points that are mirrored at a vertical axis. The given points go down the right
/// side.
pub(crate) fn mirrored(x: f64, right: &[At]) -> String {
    let mut points: Vec<At> = right.iter().map(|p| (x + p.0, p.1)).collect();
    points.extend(right.iter().rev().filter(|p| p.0.abs() > 0.5).map(|p| (x - p.0, p.1)));
    // The first move is absolute, so that outlines can be combined.
    Pen::rough().smooth(&points).data().replacen('m', "M", 1)
}

/// A closed outline with corners, mirrored like [`mirrored`].
pub(crate) fn facing(x: f64, right: &[At]) -> String {
    // The mirrored half already contains an edge between two consecutive points on the axis.
    let axis = right.iter().rev().take_while(|p| p.0.abs() < 0.5).count();
    let right = if axis > 1 { &right[..right.len() - axis] } else { right };
    let mut points: Vec<At> = right.iter().map(|p| (x + p.0, p.1)).collect();
    points.extend(right.iter().rev().filter(|p| p.0.abs() > 0.5).map(|p| (x - p.0, p.1)));
    let rest = joined(&points[1..], |p| format!("L{} {}", whole(p.0), whole(p.1)));
    format!("M{} {}{rest}z", whole(points[0].0), whole(points[0].1))
}

/// Concatenates the results of `make` for all items.
pub(crate) fn joined<T>(items: impl IntoIterator<Item = T>, mut make: impl FnMut(T) -> String) -> String {
    items.into_iter().fold(String::new(), |all, item| all + &make(item))
}

/// A disc as path data.
pub(crate) fn round(at: At, r: At) -> String {
    let [x, y, a, b, wide] = [at.0 - r.0, at.1, r.0, r.1, r.0 * 2.0].map(whole);
    format!("M{x} {y}a{a} {b} 0 1 1 {wide} 0a{a} {b} 0 1 1-{wide} 0z")
}

impl Clay {
    /// A large rounded mass whose attributes are given in full.
    pub(crate) fn modelled(&mut self, d: &str, rest: &str) {
        let rest = format!(r#"{rest} filter="{}""#, self.soft);
        self.svg.path(d, &rest);
    }
}

impl Clay {
    /// Adds markup with the relief filter.
    pub(crate) fn raised(&mut self, markup: &str) {
        self.svg.add(&format!(r#"<g filter="{}">{markup}</g>"#, self.hard));
    }
}
