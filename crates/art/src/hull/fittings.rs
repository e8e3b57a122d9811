//! Things every yard builds: engines, guns, dishes, jammers, domes.

use crate::color::{Metal, Rgb};
use crate::scene::{Scene, degrees};
use crate::svg::{At, Pen, ellipse, num, path};
use crate::view::V3;

/// A gradient across a round body: bright above, dark below, with a bit of light from behind along the lower edge.
pub(crate) fn barrel(scene: &mut Scene, metal: &Metal) -> String {
    let dark = metal.shade.css();
    scene.svg.linear(
        (0.0, 0.0),
        (0.0, 1.0),
        &[
            (0.0, &metal.base.mix(metal.shade, 0.25).css(), 1.0),
            (0.2, &metal.shine.css(), 1.0),
            (0.48, &metal.base.css(), 1.0),
            (0.84, &dark, 1.0),
            (1.0, &metal.shade.lit(metal.rim, 0.5).css(), 1.0),
        ],
    )
}

/// A gradient for balls and domes.
pub(crate) fn pearl(scene: &mut Scene, metal: &Metal) -> String {
    scene.svg.radial(
        (0.34, 0.28),
        0.75,
        &[
            (0.0, &metal.shine.css(), 1.0),
            (0.38, &metal.base.css(), 1.0),
            (0.86, &metal.shade.css(), 1.0),
            (1.0, &metal.shade.lit(metal.rim, 0.5).css(), 1.0),
        ],
    )
}

/// A glow that fades to nothing.
pub(crate) fn halo(scene: &mut Scene, color: Rgb) -> String {
    scene.svg.radial(
        (0.5, 0.5),
        0.5,
        &[(0.0, "#fff", 1.0), (0.18, &color.css(), 0.9), (0.45, &color.css(), 0.25), (1.0, &color.css(), 0.0)],
    )
}

/// The light of engines: a gradient for the plume, brightest at its right end.
pub(crate) fn plume(scene: &mut Scene, color: Rgb) -> String {
    scene.svg.linear((0.0, 0.0), (1.0, 0.0), &[(0.0, &color.css(), 0.0), (0.7, &color.css(), 0.45), (1.0, "#fff", 0.9)])
}

/// What engines are drawn with.
pub(crate) struct Fire {
    pub(crate) halo: String,
    pub(crate) plume: String,
}

impl Fire {
    pub(crate) fn new(scene: &mut Scene, color: Rgb) -> Self {
        Self { halo: halo(scene, color), plume: plume(scene, color) }
    }

    /// A burning nozzle of radius `r`, its plume `length` long.
    pub(crate) fn burn(&self, scene: &mut Scene, at: V3, r: f64, length: f64, nudge: f64) {
        let (a, b) = (scene.view.see(at), scene.view.see(at.plus(V3(-length, 0.0, 0.0))));
        let k = r * scene.view.scale_at(at);
        let far = ((a.0 - b.0) * (a.0 - b.0) + (a.1 - b.1) * (a.1 - b.1)).sqrt();
        let mut markup = format!(
            r#"<g transform="translate({} {})rotate({})" stroke="none">"#,
            num(a.0),
            num(a.1),
            num(degrees(a.0 - b.0, a.1 - b.1))
        );
        let mut pen = Pen::new();
        pen.to((0.0, -k)).bend((-far * 0.5, -k * 0.6), (-far, 0.0)).bend((-far * 0.5, k * 0.6), (0.0, k)).close();
        markup += &path(pen.data(), &format!(r#"fill="{}""#, self.plume));
        markup += &ellipse((0.0, 0.0), (k * 2.6, k * 2.6), &format!(r#"fill="{}""#, self.halo));
        markup += "</g>";
        scene.put(at, nudge, markup);
    }
}

/// A dish on a mast, looking up and forward.
pub(crate) fn dish(scene: &mut Scene, at: V3, r: f64, metal: &Metal, glow: Rgb) {
    scene.rod(at, at.plus(V3(0.0, 0.0, r * 0.9)), r * 0.22, metal, 0.5);
    let up = at.plus(V3(0.0, 0.0, r * 1.1));
    let (x, y) = scene.view.see(up);
    let k = r * scene.view.scale_at(up);
    let rim = metal.base.mix(metal.shine, 0.7).short();
    let mut markup = format!(r#"<g transform="translate({} {})rotate(-32)">"#, num(x), num(y));
    markup += &ellipse(
        (0.0, 0.0),
        (k, k * 0.46),
        &format!(r#"fill="{}" stroke="{rim}" stroke-width="1""#, metal.shade.mix(metal.base, 0.4).short()),
    );
    markup += &ellipse(
        (k * 0.12, k * 0.1),
        (k * 0.72, k * 0.28),
        &format!(r#"fill="{}" stroke="none""#, metal.shade.short()),
    );
    markup += &path(&format!("M0 0V{}", num(-k * 0.9)), &format!(r#"stroke="{rim}" stroke-width="1""#));
    markup += &ellipse((0.0, -k * 0.95), (k * 0.16, k * 0.16), &format!(r#"fill="{}" stroke="none""#, glow.short()));
    markup += "</g>";
    scene.put(up, 3.0, markup);
}

/// A jammer: a mast that sends rings into the dark.
pub(crate) fn jammer(scene: &mut Scene, at: V3, height: f64, metal: &Metal, glow: Rgb) {
    let top = at.plus(V3(0.0, 0.0, height));
    scene.rod(at, top, 1.6, metal, 0.5);
    scene.rod(
        at.plus(V3(-height * 0.22, 0.0, height * 0.6)),
        at.plus(V3(height * 0.22, 0.0, height * 0.6)),
        1.0,
        metal,
        0.6,
    );
    let (x, y) = scene.view.see(top);
    let mut pen = Pen::new();
    for i in 1..=3 {
        let r = f64::from(i) * height * 0.3;
        arc_pair(&mut pen, (x, y), r);
    }
    let color = glow.short();
    let markup = format!(
        r#"<path d="{}" fill="none" stroke="{color}" stroke-width="1.3" stroke-opacity=".7"/><circle cx="{}" cy="{}" r="1.8" fill="{color}" stroke="none"/>"#,
        pen.data(),
        num(x),
        num(y)
    );
    scene.put(top, 4.0, markup);
}

fn arc_pair(pen: &mut Pen, at: At, r: f64) {
    let (dx, dy) = (r * 0.77, r * 0.64);
    pen.to((at.0 + dx, at.1 - dy)).arc((r, r), 0.0, false, true, (at.0 + dx, at.1 + dy));
    pen.to((at.0 - dx, at.1 + dy)).arc((r, r), 0.0, false, true, (at.0 - dx, at.1 - dy));
}

/// A gun along the long axis, with a light at its muzzle when it is big.
pub(crate) fn gun(scene: &mut Scene, from: V3, length: f64, width: f64, metal: &Metal) {
    let muzzle = from.plus(V3(length, 0.0, 0.0));
    scene.rod(from, from.plus(V3(length * 0.45, 0.0, 0.0)), width * 1.9, metal, 1.0);
    scene.rod(from, muzzle, width, metal, 0.8);
}
