//! Solids: convex parts that are shaded face by face and painted from the back to the front.

use crate::color::{Look, Metal, Palette, Rgb};
use crate::seed::{Seed, sin_cos};
use crate::svg::{At, Pen, Svg, ellipse, fine, num, path, whole};
use crate::view::{V3, View, middle};

/// One cut through a hull: where it is, and its half width and half height.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ring {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) z: f64,
    pub(crate) w: f64,
    pub(crate) h: f64,
}

/// A ring on the long axis.
pub(crate) const fn ring(x: f64, z: f64, w: f64, h: f64) -> Ring {
    Ring { x, y: 0.0, z, w, h }
}

/// Outlines of cuts, as shares of width and height.
pub(crate) const DIAMOND: &[At] = &[(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)];
pub(crate) const BLADE: &[At] = &[(1.0, -0.1), (0.3, 0.55), (0.0, 1.0), (-0.3, 0.55), (-1.0, -0.1), (0.0, -0.8)];
pub(crate) const BOX: &[At] = &[(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)];
pub(crate) const BEVEL: &[At] =
    &[(1.0, 0.5), (0.6, 1.0), (-0.6, 1.0), (-1.0, 0.5), (-1.0, -0.5), (-0.6, -1.0), (0.6, -1.0), (1.0, -0.5)];

/// Parts waiting to be painted, and everything they need.
pub(crate) struct Scene {
    pub(crate) svg: Svg,
    pub(crate) view: View,
    pub(crate) seed: Seed,
    pub(crate) colors: Palette,
    parts: Vec<(f64, String)>,
}

impl Scene {
    pub(crate) fn new(svg: Svg, view: View, seed: Seed, look: Look) -> Self {
        Self { svg, view, seed, colors: look.palette(), parts: Vec::new() }
    }

    /// Puts markup at a depth, given by a point it belongs to and a nudge toward us.
    pub(crate) fn put(&mut self, at: V3, nudge: f64, markup: String) {
        self.parts.push((self.view.near(at) + nudge, markup));
    }

    /// Paints what waits, far parts first.
    pub(crate) fn flush(&mut self) {
        self.parts.sort_by(|a, b| a.0.total_cmp(&b.0));
        for (_, markup) in self.parts.drain(..) {
            self.svg.add(&markup);
        }
    }

    /// The flank that is turned to us: 1 for port, -1 for starboard.
    pub(crate) fn flank(&self) -> f64 {
        if self.view.turn(V3(0.0, 1.0, 0.0)).2 > 0.0 { 1.0 } else { -1.0 }
    }

    /// The whole picture.
    pub(crate) fn finish(mut self) -> Svg {
        self.flush();
        self.svg
    }

    fn see_all(&self, points: &[V3]) -> Vec<At> {
        points.iter().map(|p| self.view.see(*p)).collect()
    }

    /// Faces of a convex part: those turned to us, one path for each color.
    fn faces(&self, faces: &[(Vec<V3>, V3)], metal: &Metal) -> String {
        let mut tones: Vec<(String, Pen)> = Vec::new();
        for (points, normal) in faces {
            if !self.view.faces(middle(points), *normal) {
                continue;
            }
            let seen = self.see_all(points);
            if flat_area(&seen) < 9.0 {
                continue; // a sliver costs as much as a face and shows nothing
            }
            let tone = self.view.paint(*normal, metal).short();
            let slot = tones.iter().position(|t| t.0 == tone).unwrap_or_else(|| {
                tones.push((tone, Pen::rough()));
                tones.len() - 1
            });
            tones[slot].1.polygon(&seen);
        }
        // Faces are stroked in their own color as well, or the background would shine through between them.
        tones.iter().map(|(tone, pen)| path(pen.data(), &format!(r#"color="{tone}""#))).collect()
    }

    /// A hull stretched over cuts along the long axis; gives its corners, ring by ring.
    pub(crate) fn loft(&mut self, shape: &[At], rings: &[Ring], metal: &Metal, nudge: f64) -> Vec<Vec<V3>> {
        let corners: Vec<Vec<V3>> =
            rings.iter().map(|r| shape.iter().map(|s| V3(r.x, r.y + s.0 * r.w, r.z + s.1 * r.h)).collect()).collect();
        let centers: Vec<V3> = rings.iter().map(|r| V3(r.x, r.y, r.z)).collect();
        let all: Vec<V3> = corners.iter().flatten().copied().collect();
        let center = middle(&all);
        let mut faces = Vec::new();
        for (i, pair) in corners.windows(2).enumerate() {
            let inside = centers[i].toward(centers[i + 1], 0.5);
            for k in 0..shape.len() {
                let l = (k + 1) % shape.len();
                faces.push(outward(vec![pair[0][k], pair[1][k], pair[1][l], pair[0][l]], inside));
            }
        }
        for end in [0, corners.len() - 1] {
            if rings[end].w > 0.6 {
                faces.push(outward(corners[end].clone(), center));
            }
        }
        let markup = self.faces(&faces, metal);
        self.put(center, nudge, markup);
        corners
    }

    /// A flat outline with a thickness; its narrow sides may be of another metal.
    pub(crate) fn slab(&mut self, outline: &[V3], thick: V3, metal: [&Metal; 2], nudge: f64) {
        let top: Vec<V3> = outline.iter().map(|p| p.plus(thick.times(0.5))).collect();
        let bottom: Vec<V3> = outline.iter().map(|p| p.minus(thick.times(0.5))).collect();
        let clockwise = area(outline, thick) > 0.0;
        let mut sides = Vec::new();
        for k in 0..outline.len() {
            let l = (k + 1) % outline.len();
            let along = outline[l].minus(outline[k]);
            let normal = if clockwise { along.cross(thick) } else { thick.cross(along) };
            sides.push((vec![top[k], top[l], bottom[l], bottom[k]], normal));
        }
        let markup = self.faces(&sides, metal[1]) + &self.faces(&[(top, thick), (bottom, thick.times(-1.0))], metal[0]);
        self.put(middle(outline), nudge, markup);
    }

    /// A block with its middle at a point.
    pub(crate) fn block(&mut self, at: V3, half: V3, metal: &Metal, nudge: f64) {
        let outline: Vec<V3> = BOX.iter().map(|s| at.plus(V3(half.0 * s.0, half.1 * s.1, 0.0))).collect();
        self.slab(&outline, V3(0.0, 0.0, half.2 * 2.0), [metal, metal], nudge);
    }

    /// Poles: dark lines, each with a bright one on its sunny side.
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

    /// A toothed wheel in the plane of two directions; `thick` is how far its upper face stands off.
    pub(crate) fn cog(&mut self, at: V3, plane: (V3, V3), teeth: u32, thick: V3, metal: [&Metal; 2]) {
        let outline: Vec<V3> = (0..teeth * 4)
            .map(|i| {
                let (sin, cos) = sin_cos(f64::from(i) * 90.0 / f64::from(teeth));
                let k = if i % 4 < 2 { 1.0 } else { 0.84 };
                at.plus(plane.0.times(cos * k)).plus(plane.1.times(sin * k))
            })
            .collect();
        // Both faces have the same outline, so it is written once and used again; so many small sides show nothing.
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

    /// A round body along a line: `profile` gives places along it and radii there; `fill` is a gradient across.
    pub(crate) fn tube(&mut self, from: V3, to: V3, profile: &[At], fill: &str, nudge: f64) {
        // The gradient's bright side is to the left of the way it is drawn: lying bodies go right, standing ones up.
        let (a, b) = (self.view.see(from), self.view.see(to));
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        if if dx.abs() > dy.abs() * 0.5 { dx < 0.0 } else { dy > 0.0 } {
            let turned: Vec<At> = profile.iter().rev().map(|(t, r)| (1.0 - t, *r)).collect();
            self.tube_onward(to, from, &turned, fill, nudge);
        } else {
            self.tube_onward(from, to, profile, fill, nudge);
        }
    }

    fn tube_onward(&mut self, from: V3, to: V3, profile: &[At], fill: &str, nudge: f64) {
        let axis = to.minus(from);
        let (a, b) = (self.view.see(from), self.view.see(to));
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let length = (dx * dx + dy * dy).sqrt().max(0.01);
        let real = axis.dot(axis).sqrt() * self.view.scale_at(from.toward(to, 0.5));
        let k = self.view.scale_at(from.toward(to, 0.5));
        // Ends are circles seen at a slant: as flat as the axis is long in the picture.
        let slant = (1.0 - (length * length) / (real * real)).max(0.0).sqrt();
        let toward_us = self.view.turn(axis).2;
        let mut up = Vec::new();
        let mut down = Vec::new();
        for (t, r) in profile {
            up.push((t * length, -r * k));
            down.push((t * length, r * k));
        }
        let last = profile.len() - 1;
        let mut pen = Pen::rough();
        pen.to(up[0]);
        for p in &up[1..] {
            pen.line(*p);
        }
        let round = |r: f64| (r * k * slant, r * k);
        pen.arc(round(profile[last].1), false, true, down[last]);
        for p in down[..last].iter().rev() {
            pen.line(*p);
        }
        pen.arc(round(profile[0].1), false, true, up[0]).close();
        let end = if toward_us > 0.0 { last } else { 0 };
        let lit = self.view.sunlit(if end == 0 { axis.times(-1.0) } else { axis });
        let paint = if lit { r##"fill="#fff" fill-opacity=".3""## } else { r##"fill="#000" fill-opacity=".38""## };
        let cap = disc((profile[end].0 * length, 0.0), round(profile[end].1), paint);
        let place = format!(
            r#"transform="translate({} {})rotate({})" stroke="none""#,
            whole(a.0),
            whole(a.1),
            num(degrees(dx, dy))
        );
        let body = format!(r#"d="{}" fill="{fill}""#, pen.data());
        let markup = if profile[end].1 * k * slant > 3.0 {
            format!("<g {place}><path {body}/>{cap}</g>")
        } else {
            format!("<path {place} {body}/>")
        };
        self.put(from.toward(to, 0.5), nudge, markup);
    }

    /// A ball; `fill` is a round gradient.
    pub(crate) fn ball(&mut self, at: V3, r: f64, fill: &str, nudge: f64) {
        let k = r * self.view.scale_at(at);
        let markup = disc(self.view.see(at), (k, k), &format!(r#"fill="{fill}" stroke="none""#));
        self.put(at, nudge, markup);
    }

    /// A hoop around a point, in the plane of two directions; `span` is in degrees, from and to. Several strokes, each
    /// a color, a width and an opacity, lie on top of one another.
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
        // A circle at a slant is an ellipse; its longest radius lies where the two directions are even.
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

    /// A point around the long axis of something that stands; 270 degrees is always nearest to us.
    pub(crate) fn around(&self, height: f64, r: f64, angle: f64) -> V3 {
        let (sin, cos) = sin_cos(angle + self.front() - 270.0);
        V3(height, r * cos, r * sin)
    }

    /// The two directions of a circle around the long axis, to be used with angles as in [`Scene::around`].
    pub(crate) fn circle(&self, r: f64) -> (V3, V3) {
        (self.around(0.0, r, 0.0), self.around(0.0, r, 90.0))
    }

    /// The angle around the long axis at which we stand.
    fn front(&self) -> f64 {
        degrees(self.view.turn(V3(0.0, 1.0, 0.0)).2, self.view.turn(V3(0.0, 0.0, 1.0)).2)
    }
}

fn format_use(id: &str, dx: f64, dy: f64, rest: &str) -> String {
    format!(r##"<use href="#{id}" x="{}" y="{}"{rest}/>"##, whole(dx), whole(dy))
}

/// An ellipse in whole numbers.
pub(crate) fn disc(at: At, r: At, rest: &str) -> String {
    ellipse((at.0.round(), at.1.round()), (r.0.round(), r.1.round()), rest)
}

/// A stroke; widths are those of the finished picture, half of what the drawing has.
fn stroke(pen: &Pen, color: Rgb, width: f64, opacity: f64) -> String {
    let faint = if opacity < 1.0 { format!(r#" stroke-opacity="{}""#, fine(opacity)) } else { String::new() };
    format!(r#"<path d="{}" stroke="{}" stroke-width="{}"{faint}/>"#, pen.data(), color.short(), num(width * 2.0))
}

/// A face with its normal turned away from a point inside.
fn outward(points: Vec<V3>, inside: V3) -> (Vec<V3>, V3) {
    let normal = points[2].minus(points[0]).cross(points[3 % points.len()].minus(points[1]));
    let out = middle(&points).minus(inside);
    let normal = if normal.dot(out) < 0.0 { normal.times(-1.0) } else { normal };
    (points, normal)
}

/// Twice the area of an outline as seen against a direction.
fn area(outline: &[V3], up: V3) -> f64 {
    let center = middle(outline);
    (0..outline.len())
        .map(|k| {
            let l = (k + 1) % outline.len();
            outline[k].minus(center).cross(outline[l].minus(center)).dot(up)
        })
        .sum()
}

/// The area of an outline in the picture.
fn flat_area(points: &[At]) -> f64 {
    let n = points.len();
    (0..n).map(|k| points[k].0 * points[(k + 1) % n].1 - points[k].1 * points[(k + 1) % n].0).sum::<f64>().abs() / 2.0
}

/// The angle of a direction in degrees, found without the platform's arctangent.
pub(crate) fn degrees(dx: f64, dy: f64) -> f64 {
    let (mut low, mut high) = (-90.0, 90.0);
    let (x, y) = if dx < 0.0 { (-dx, -dy) } else { (dx, dy) };
    for _ in 0..24 {
        let mid = f64::midpoint(low, high);
        let (s, c) = sin_cos(mid);
        if c * y - s * x > 0.0 { low = mid } else { high = mid }
    }
    if dx < 0.0 { low + 180.0 } else { low }
}
