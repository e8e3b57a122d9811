//! Solids: convex parts that are shaded face by face and painted from back to front.

mod strokes;

use crate::color::{Look, Metal, Palette};
use crate::seed::{Seed, sin_cos};
use crate::svg::{At, Pen, Svg, ellipse, num, path, whole};
use crate::view::{V3, View, middle};

/// A cross-section of a hull: its position, half width and half height.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ring {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) z: f64,
    pub(crate) w: f64,
    pub(crate) h: f64,
}

/// Creates a cross-section on the long axis.
pub(crate) const fn ring(x: f64, z: f64, w: f64, h: f64) -> Ring {
    Ring { x, y: 0.0, z, w, h }
}

/// Outlines of cross-sections, as shares of width and height.
pub(crate) const DIAMOND: &[At] = &[(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)];
pub(crate) const BLADE: &[At] = &[(1.0, -0.1), (0.3, 0.55), (0.0, 1.0), (-0.3, 0.55), (-1.0, -0.1), (0.0, -0.8)];
pub(crate) const BOX: &[At] = &[(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)];
pub(crate) const BEVEL: &[At] =
    &[(1.0, 0.5), (0.6, 1.0), (-0.6, 1.0), (-1.0, 0.5), (-1.0, -0.5), (-0.6, -1.0), (0.6, -1.0), (1.0, -0.5)];

/// The parts that will be painted, and everything they need.
pub(crate) struct Scene {
    pub(crate) svg: Svg,
    pub(crate) view: View,
    pub(crate) seed: Seed,
    pub(crate) colors: Palette,
    parts: Vec<(f64, String)>,
}

impl Scene {
    pub(crate) fn new(svg: Svg, view: View, seed: Seed, look: Look) -> Self {
        Self::with(svg, view, seed, &look.palette())
    }

    /// Creates a scene with the given colors.
    pub(crate) fn with(svg: Svg, view: View, seed: Seed, colors: &Palette) -> Self {
        Self { svg, view, seed, colors: *colors, parts: Vec::new() }
    }

    /// Adds markup at the depth of a point, moved toward the viewer by `nudge`.
    pub(crate) fn put(&mut self, at: V3, nudge: f64, markup: String) {
        self.parts.push((self.view.near(at) + nudge, markup));
    }

    /// Paints the added parts, farthest first.
    pub(crate) fn flush(&mut self) {
        self.parts.sort_by(|a, b| a.0.total_cmp(&b.0));
        for (_, markup) in self.parts.drain(..) {
            self.svg.add(&markup);
        }
    }

    /// The visible flank: 1 for port, -1 for starboard.
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

    /// The visible faces of a convex part, as one path for each color.
    fn faces(&self, faces: &[(Vec<V3>, V3)], metal: &Metal) -> String {
        let mut tones: Vec<(String, Pen)> = Vec::new();
        for (points, normal) in faces {
            if !self.view.faces(middle(points), *normal) {
                continue;
            }
            let seen = self.see_all(points);
            if flat_area(&seen) < 9.0 {
                continue; // a sliver costs as much as a face and is invisible
            }
            let tone = self.view.paint(*normal, metal).short();
            let slot = tones.iter().position(|t| t.0 == tone).unwrap_or_else(|| {
                tones.push((tone, Pen::rough()));
                tones.len() - 1
            });
            tones[slot].1.polygon(&seen);
        }
        // Faces are also stroked in their color, because the background would be visible between them otherwise.
        tones.iter().map(|(tone, pen)| path(pen.data(), &format!(r#"color="{tone}""#))).collect()
    }

    /// A hull through cross-sections along the long axis. Returns its corners by cross-section.
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

    /// A flat outline with a thickness; its narrow sides may have another metal.
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

    /// A round body along a line: `profile` has positions along it and radii there; `fill` is a gradient across.
    pub(crate) fn tube(&mut self, from: V3, to: V3, profile: &[At], fill: &str, nudge: f64) {
        // The gradient is bright on the left of the drawing direction: horizontal bodies go right, upright ones up.
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
        // Ends are circles seen at an angle, flatter the longer the axis is in the picture.
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

    /// A point around the long axis of an upright object; 270 degrees is always nearest to the viewer.
    pub(crate) fn around(&self, height: f64, r: f64, angle: f64) -> V3 {
        let (sin, cos) = sin_cos(angle + self.front() - 270.0);
        V3(height, r * cos, r * sin)
    }

    /// The two directions of a circle around the long axis, for angles as in [`Scene::around`].
    pub(crate) fn circle(&self, r: f64) -> (V3, V3) {
        (self.around(0.0, r, 0.0), self.around(0.0, r, 90.0))
    }

    /// The angle of the viewer around the long axis.
    fn front(&self) -> f64 {
        degrees(self.view.turn(V3(0.0, 1.0, 0.0)).2, self.view.turn(V3(0.0, 0.0, 1.0)).2)
    }
}

/// An ellipse in whole numbers.
pub(crate) fn disc(at: At, r: At, rest: &str) -> String {
    ellipse((at.0.round(), at.1.round()), (r.0.round(), r.1.round()), rest)
}

/// A face with its normal turned away from a point inside.
fn outward(points: Vec<V3>, inside: V3) -> (Vec<V3>, V3) {
    let normal = points[2].minus(points[0]).cross(points[3 % points.len()].minus(points[1]));
    let out = middle(&points).minus(inside);
    let normal = if normal.dot(out) < 0.0 { normal.times(-1.0) } else { normal };
    (points, normal)
}

/// Twice the area of an outline as seen from a direction.
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

/// The angle of a direction in degrees, calculated without the platform's arctangent.
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
