//! Lines on solids: poles, seams, rows of lights, hoops, toothed wheels.

use crate::color::{Metal, Rgb};
use crate::seed::sin_cos;
use crate::svg::{At, Pen, fine, num, whole};
use crate::view::{V3, middle};

use super::{Scene, degrees};

impl Scene {
    /// Poles: dark lines, each with a bright line on the side of the sun.
    pub(crate) fn rods(&mut self, rods: &[[V3; 2]], width: f64, metal: &Metal, nudge: f64) {
        let Some([from, to]) = rods.first() else { return };
        let width = width * self.view.scale_at(*from);
        let off = (width * 0.22).max(0.5);
        let (mut body, mut light) = (Pen::rough(), Pen::rough());
        for [from, to] in rods {
            let (a, b) = (self.view.see(*from), self.view.see(*to));
            body.to(a).line(b);
            light.to((a.0 - off, a.1 - off)).line((b.0 - off, b.1 - off));
        }
        let markup = format!(
            r#"<path d="{}" stroke="{}" stroke-width="{}"/><path d="{}" stroke="{}" stroke-width="{}"/>"#,
            body.data(),
            metal.shade.mix(metal.base, 0.45).short(),
            num(width),
            light.data(),
            metal.base.mix(metal.shine, 0.6).short(),
            num(width * 0.4)
        );
        self.put(from.toward(*to, 0.5), nudge, markup);
    }

    /// One pole.
    pub(crate) fn rod(&mut self, from: V3, to: V3, width: f64, metal: &Metal, nudge: f64) {
        self.rods(&[[from, to]], width, metal, nudge);
    }

    /// A thin line along the surface.
    pub(crate) fn line(&mut self, points: &[V3], color: Rgb, width: f64, opacity: f64, nudge: f64) {
        let mut pen = Pen::rough();
        pen.trace(&self.see_all(points));
        let markup = stroke(&pen, color, width, opacity).replacen("<path ", r#"<path fill="none" "#, 1);
        self.put(middle(points), nudge, markup);
    }

    /// A row of lights along a line, `gap` apart.
    pub(crate) fn row(&mut self, points: &[V3], color: Rgb, size: f64, gap: f64, nudge: f64) {
        let mut pen = Pen::rough();
        pen.trace(&self.see_all(points));
        let dashes = format!(r#"<path fill="none" stroke-dasharray="0 {}" "#, num(gap * 2.0));
        let markup = stroke(&pen, color, size, 1.0).replacen("<path ", &dashes, 1);
        self.put(middle(points), nudge, markup);
    }

    /// A toothed wheel in the plane of two directions; `thick` is the offset of its upper face.
    pub(crate) fn cog(&mut self, at: V3, plane: (V3, V3), teeth: u32, thick: V3, metal: [&Metal; 2]) {
        let outline: Vec<V3> = (0..teeth * 4)
            .map(|i| {
                let (sin, cos) = sin_cos(f64::from(i) * 90.0 / f64::from(teeth));
                let k = if i % 4 < 2 { 1.0 } else { 0.84 };
                at.plus(plane.0.times(cos * k)).plus(plane.1.times(sin * k))
            })
            .collect();
        // Both faces have the same outline, so it is written once and reused. The small sides are invisible.
        let id = self.svg.fresh();
        let d = Pen::rough().polygon(&self.see_all(&outline)).data().to_owned();
        let (a, b) = (self.view.see(at), self.view.see(at.plus(thick)));
        let face = self.view.paint(thick, metal[0]).short();
        let side = metal[1].shade.mix(metal[1].base, 0.55).short();
        let mut markup = format!(r#"<g color="{side}"><path id="{id}" d="{d}"/>"#);
        for (share, color) in [(0.5, String::new()), (1.0, format!(r#" color="{face}""#))] {
            let (dx, dy) = ((b.0 - a.0) * share, (b.1 - a.1) * share);
            markup += &format_use(&id, dx, dy, &color);
        }
        self.put(at, 0.0, markup + "</g>");
    }

    /// Several separate lines of one color.
    pub(crate) fn lines(&mut self, lines: &[[V3; 2]], color: Rgb, width: f64, opacity: f64, nudge: f64) {
        let mut pen = Pen::rough();
        for [a, b] in lines {
            pen.to(self.view.see(*a)).line(self.view.see(*b));
        }
        if let Some([a, b]) = lines.first() {
            let markup = stroke(&pen, color, width, opacity);
            self.put(a.toward(*b, 0.5), nudge, markup);
        }
    }

    /// Lights: windows, rivets, beacons.
    pub(crate) fn dots(&mut self, points: &[V3], color: Rgb, size: f64, opacity: f64, nudge: f64) {
        let mut pen = Pen::rough();
        for p in points {
            pen.dot(self.view.see(*p));
        }
        if !points.is_empty() {
            let markup = stroke(&pen, color, size, opacity);
            self.put(middle(points), nudge, markup);
        }
    }

    /// A hoop around a point in the plane of two directions. `span` is the start and end in degrees. The strokes, each
    /// with a color, a width and an opacity, are drawn on top of one another.
    pub(crate) fn hoop(&mut self, at: V3, plane: (V3, V3), span: (f64, f64), strokes: &[(Rgb, f64, f64)], nudge: f64) {
        let (center, k) = (self.view.see(at), self.view.scale_at(at));
        let flat = |v: V3| {
            let v = self.view.turn(v);
            (v.0 * k, -v.1 * k)
        };
        let (u, v) = (flat(plane.0), flat(plane.1));
        let point = |t: f64| {
            let (sin, cos) = sin_cos(t);
            (u.0 * cos + v.0 * sin, u.1 * cos + v.1 * sin)
        };
        // A circle seen at an angle is an ellipse; its longest radius is where the two directions are balanced.
        let square = |p: At| p.0 * p.0 + p.1 * p.1;
        let t = degrees(square(u) - square(v), 2.0 * (u.0 * v.0 + u.1 * v.1)) / 2.0;
        let (a, b) = (point(t), point(t + 90.0));
        let shape = (square(a).sqrt(), square(b).sqrt(), degrees(a.0, a.1));
        let sweep = u.0 * v.1 - u.1 * v.0 > 0.0;
        let on = |t: f64| (center.0 + point(t).0, center.1 + point(t).1);
        let half = f64::midpoint(span.0, span.1);
        let mut pen = Pen::rough();
        pen.to(on(span.0));
        if span.1 - span.0 > 350.0 {
            pen.tilted_arc(shape, false, sweep, on(half));
        }
        pen.tilted_arc(shape, span.1 - span.0 > 180.0 && span.1 - span.0 < 350.0, sweep, on(span.1));
        let middle = at.plus(plane.0.times(sin_cos(half).1)).plus(plane.1.times(sin_cos(half).0));
        let middle = if span.1 - span.0 > 350.0 { at } else { middle };
        let mut markup = String::from(r#"<g fill="none">"#);
        for (color, width, opacity) in strokes {
            markup += &stroke(&pen, *color, *width, *opacity);
        }
        self.put(middle, nudge, markup + "</g>");
    }

    /// A row of lights along a hoop, `gap` apart.
    pub(crate) fn beads(&mut self, at: V3, plane: (V3, V3), span: (f64, f64), bead: (Rgb, f64, f64), nudge: f64) {
        let (color, size, gap) = bead;
        self.hoop(at, plane, span, &[(color, size, 1.0)], nudge);
        if let Some((_, markup)) = self.parts.last_mut() {
            *markup = markup.replacen(
                r#"<g fill="none">"#,
                &format!(r#"<g fill="none" stroke-dasharray="0 {}">"#, num(gap * 2.0)),
                1,
            );
        }
    }
}

/// A stroke; widths are those of the finished picture, half of those of the drawing.
fn stroke(pen: &Pen, color: Rgb, width: f64, opacity: f64) -> String {
    let faint = if opacity < 1.0 { format!(r#" stroke-opacity="{}""#, fine(opacity)) } else { String::new() };
    format!(r#"<path d="{}" stroke="{}" stroke-width="{}"{faint}/>"#, pen.data(), color.short(), num(width * 2.0))
}

fn format_use(id: &str, dx: f64, dy: f64, rest: &str) -> String {
    format!(r##"<use href="#{id}" x="{}" y="{}"{rest}/>"##, whole(dx), whole(dy))
}
