//! A small camera that projects points in space to points of the picture.

use crate::color::{Metal, Rgb};
use crate::seed::sin_cos;
use crate::svg::At;

/// A point or a direction: `x` forward, `y` to port, `z` up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct V3(pub f64, pub f64, pub f64);

impl V3 {
    pub(crate) fn plus(self, o: Self) -> Self {
        Self(self.0 + o.0, self.1 + o.1, self.2 + o.2)
    }

    pub(crate) fn minus(self, o: Self) -> Self {
        self.plus(o.times(-1.0))
    }

    pub(crate) fn times(self, k: f64) -> Self {
        Self(self.0 * k, self.1 * k, self.2 * k)
    }

    pub(crate) fn dot(self, o: Self) -> f64 {
        self.0 * o.0 + self.1 * o.1 + self.2 * o.2
    }

    pub(crate) fn cross(self, o: Self) -> Self {
        Self(self.1 * o.2 - self.2 * o.1, self.2 * o.0 - self.0 * o.2, self.0 * o.1 - self.1 * o.0)
    }

    pub(crate) fn unit(self) -> Self {
        self.times(1.0 / self.dot(self).sqrt().max(1e-9))
    }

    /// The point `share` of the way to another.
    pub(crate) fn toward(self, o: Self, share: f64) -> Self {
        self.plus(o.minus(self).times(share))
    }
}

/// The middle of some points.
pub(crate) fn middle(points: &[V3]) -> V3 {
    points.iter().fold(V3(0.0, 0.0, 0.0), |sum, p| sum.plus(*p)).times(1.0 / points.len() as f64)
}

/// The camera position and orientation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View {
    rows: [V3; 3],
    at: At,
    zoom: f64,
}

/// Distance of the camera; a smaller one makes near parts larger.
const DISTANCE: f64 = 520.0;

/// The sun of every picture is at the upper left, slightly toward the viewer.
const SUN: V3 = V3(-0.56, 0.68, 0.47);

/// The light on the far edges comes from the lower right and from behind.
const BACK: V3 = V3(0.82, -0.42, -0.38);

impl View {
    /// A view of an object banked by `roll`, turned by `yaw` and seen from `pitch` above (all in degrees), with its
    /// origin at `at`.
    pub(crate) fn new(yaw: f64, pitch: f64, roll: f64, at: At, zoom: f64) -> Self {
        let ((sy, cy), (sp, cp), (sr, cr)) = (sin_cos(yaw), sin_cos(pitch), sin_cos(roll));
        // Each column is the direction of an axis of the object: right, up, toward the viewer.
        let turn = |v: V3| {
            let v = V3(v.0, v.1 * cr - v.2 * sr, v.1 * sr + v.2 * cr);
            let v = V3(v.0 * cy - v.1 * sy, v.0 * sy + v.1 * cy, v.2);
            V3(v.0, v.2 * cp + v.1 * sp, v.2 * sp - v.1 * cp)
        };
        let (x, y, z) = (turn(V3(1.0, 0.0, 0.0)), turn(V3(0.0, 1.0, 0.0)), turn(V3(0.0, 0.0, 1.0)));
        Self { rows: [V3(x.0, y.0, z.0), V3(x.1, y.1, z.1), V3(x.2, y.2, z.2)], at, zoom }
    }

    /// A view of an upright object, whose long axis points up.
    pub(crate) fn upright(yaw: f64, pitch: f64, at: At, zoom: f64) -> Self {
        let lying = Self::new(yaw, pitch, 0.0, at, zoom);
        let rows = lying.rows.map(|row| V3(row.2, row.0, row.1));
        Self { rows, ..lying }
    }

    /// The same view from farther away or nearer.
    pub(crate) fn zoomed(self, by: f64) -> Self {
        Self { zoom: self.zoom * by, ..self }
    }

    /// A direction in camera coordinates: right, up, toward the viewer.
    pub(crate) fn turn(&self, v: V3) -> V3 {
        V3(self.rows[0].dot(v), self.rows[1].dot(v), self.rows[2].dot(v))
    }

    /// A point in the picture.
    pub(crate) fn see(&self, p: V3) -> At {
        let v = self.turn(p);
        let k = self.scale(v.2);
        (self.at.0 + v.0 * k, self.at.1 - v.1 * k)
    }

    /// How near a point is; greater is nearer.
    pub(crate) fn near(&self, p: V3) -> f64 {
        self.rows[2].dot(p)
    }

    /// The scale of lengths at a point.
    pub(crate) fn scale_at(&self, p: V3) -> f64 {
        self.scale(self.near(p))
    }

    fn scale(&self, near: f64) -> f64 {
        self.zoom * DISTANCE / (DISTANCE - near.min(DISTANCE * 0.7))
    }

    /// Whether a face with this outward normal is visible.
    pub(crate) fn faces(&self, at: V3, normal: V3) -> bool {
        let eye = V3(0.0, 0.0, DISTANCE);
        self.turn(normal).dot(eye.minus(self.turn(at))) > 0.0
    }

    /// Whether a face with this outward normal is lit by the sun.
    pub(crate) fn sunlit(&self, normal: V3) -> bool {
        self.turn(normal).unit().dot(SUN.unit()) > 0.3
    }

    /// The color of a face.
    pub(crate) fn paint(&self, normal: V3, metal: &Metal) -> Rgb {
        let n = self.turn(normal).unit();
        let sun = n.dot(SUN.unit()).max(0.0);
        let back = n.dot(BACK.unit()).max(0.0);
        let body = if sun < 0.62 {
            metal.shade.mix(metal.base, sun / 0.62)
        } else {
            metal.base.mix(metal.shine, (sun - 0.62) / 0.38)
        };
        body.lit(metal.rim, back * back * 0.55)
    }
}
