//! Parts for ships of all factions: engines, guns, dishes, jammers, domes.

use std::fmt::Write;

use crate::color::{Metal, Rgb};
use crate::scene::{Scene, disc};
use crate::svg::{At, Pen, path, whole};
use crate::view::V3;

/// A gradient across a round body: bright above, dark below, with some light from behind along the lower edge.
pub(crate) fn barrel(scene: &mut Scene, metal: &Metal) -> String {
    let dark = metal.shade.short();
    scene.svg.linear(
        (0.0, 0.0),
        (0.0, 1.0),
        &[
            (0.0, &metal.base.mix(metal.shade, 0.25).short(), 1.0),
            (0.2, &metal.shine.short(), 1.0),
            (0.48, &metal.base.short(), 1.0),
            (0.84, &dark, 1.0),
            (1.0, &metal.shade.lit(metal.rim, 0.5).short(), 1.0),
        ],
    )
}

/// A gradient for balls and domes.
pub(crate) fn pearl(scene: &mut Scene, metal: &Metal) -> String {
    scene.svg.radial(
        (0.34, 0.28),
        0.75,
        &[
            (0.0, &metal.shine.short(), 1.0),
            (0.38, &metal.base.short(), 1.0),
            (0.86, &metal.shade.short(), 1.0),
            (1.0, &metal.shade.lit(metal.rim, 0.5).short(), 1.0),
        ],
    )
}

/// A glow that fades to nothing.
pub(crate) fn halo(scene: &mut Scene, color: Rgb) -> String {
    scene.svg.radial(
        (0.5, 0.5),
        0.5,
        &[(0.0, "#fff", 1.0), (0.18, &color.short(), 0.9), (0.45, &color.short(), 0.25), (1.0, &color.short(), 0.0)],
    )
}

/// A gradient for engine plumes, brightest at the ship.
pub(crate) fn plume(scene: &mut Scene, color: Rgb) -> String {
    let leftward = scene.view.turn(V3(1.0, 0.0, 0.0)).0 < 0.0;
    let (from, to) = if leftward { (1.0, 0.0) } else { (0.0, 1.0) };
    let color = color.short();
    scene.svg.linear((from, 0.0), (to, 0.0), &[(0.0, &color, 0.0), (0.7, &color, 0.5), (1.0, "#fff", 0.9)])
}

/// The gradients for drawing engines.
pub(crate) struct Fire {
    pub(crate) halo: String,
    pub(crate) plume: String,
}

impl Fire {
    pub(crate) fn new(scene: &mut Scene, color: Rgb) -> Self {
        Self { halo: halo(scene, color), plume: plume(scene, color) }
    }

    /// Burning nozzles of radius `r`, with plumes `length` long.
    pub(crate) fn burn(&self, scene: &mut Scene, nozzles: &[V3], r: f64, length: f64, nudge: f64) {
        let mut pen = Pen::rough();
        let mut halos = String::new();
        for at in nozzles {
            let (a, b) = (scene.view.see(*at), scene.view.see(at.plus(V3(-length, 0.0, 0.0))));
            let k = r * scene.view.scale_at(*at);
            let (dx, dy) = (a.0 - b.0, a.1 - b.1);
            let far = (dx * dx + dy * dy).sqrt().max(1.0);
            let across = (-dy / far * k, dx / far * k);
            pen.to((a.0 + across.0, a.1 + across.1))
                .bend((a.0 - dx * 0.5 + across.0 * 0.7, a.1 - dy * 0.5 + across.1 * 0.7), b)
                .bend(
                    (a.0 - dx * 0.5 - across.0 * 0.7, a.1 - dy * 0.5 - across.1 * 0.7),
                    (a.0 - across.0, a.1 - across.1),
                )
                .close();
            halos += &disc(a, (k * 2.6, k * 2.6), "");
        }
        let plumes = path(pen.data(), &format!(r#"fill="{}" stroke="none""#, self.plume));
        scene.put(nozzles[0], nudge - 1.0, plumes);
        scene.put(nozzles[0], nudge, format!(r#"<g fill="{}" stroke="none">{halos}</g>"#, self.halo));
    }
}

/// Dishes on masts, facing up and toward the light.
pub(crate) fn dish(scene: &mut Scene, at: V3, r: f64, metal: &Metal, glow: Rgb) {
    let up = at.plus(V3(0.0, 0.0, r * 1.1));
    let (x, y) = scene.view.see(up);
    let (foot_x, foot_y) = scene.view.see(at);
    let k = r * scene.view.scale_at(up);
    let rim = metal.base.mix(metal.shine, 0.7).short();
    let pole = format!("m{} {}L{} {}", whole(foot_x), whole(foot_y), whole(x), whole(y));
    let mut markup = path(&pole, &format!(r#"stroke="{}" stroke-width="4""#, metal.base.short()));
    let _ = write!(
        markup,
        r#"<g transform="translate({} {})rotate(-32)" stroke="{rim}" stroke-width="2">"#,
        whole(x),
        whole(y)
    );
    markup += &disc((0.0, 0.0), (k, k * 0.46), &format!(r#"fill="{}""#, metal.shade.mix(metal.base, 0.5).short()));
    markup += &path(&format!("m0 0v{}", whole(-k * 0.9)), "");
    markup += &path(
        &format!("m0 {}h0", whole(-k * 0.95)),
        &format!(r#"stroke="{}" stroke-width="{}""#, glow.short(), whole(k * 0.34)),
    );
    markup += "</g>";
    scene.put(up, 3.0, markup);
}

/// A jammer: a mast that emits rings.
pub(crate) fn jammer(scene: &mut Scene, at: V3, height: f64, metal: &Metal, glow: Rgb) {
    let top = at.plus(V3(0.0, 0.0, height));
    let bar = |h: f64, w: f64| [at.plus(V3(-w, 0.0, height * h)), at.plus(V3(w, 0.0, height * h))];
    scene.rods(&[[at, top], bar(0.55, height * 0.24), bar(0.75, height * 0.15)], 1.3, metal, 0.5);
    let (x, y) = scene.view.see(top);
    let mut pen = Pen::rough();
    for i in 1..=3 {
        let r = f64::from(i) * height * 0.6;
        arc_pair(&mut pen, (x, y), r);
    }
    let color = glow.short();
    let markup = format!(
        r#"<path d="{}" fill="none" stroke="{color}" stroke-width="2.6" stroke-opacity=".7"/><circle cx="{}" cy="{}" r="4" fill="{color}" stroke="none"/>"#,
        pen.data(),
        whole(x),
        whole(y)
    );
    scene.put(top, 4.0, markup);
}

fn arc_pair(pen: &mut Pen, at: At, r: f64) {
    let (dx, dy) = (r * 0.77, r * 0.64);
    pen.to((at.0 + dx, at.1 - dy)).arc((r, r), false, true, (at.0 + dx, at.1 + dy));
    pen.to((at.0 - dx, at.1 + dy)).arc((r, r), false, true, (at.0 - dx, at.1 - dy));
}

/// Guns along the long axis: thick at the breech, thin to the muzzle.
pub(crate) fn guns(scene: &mut Scene, breeches: &[V3], length: f64, width: f64, metal: &Metal) {
    for near in [false, true] {
        let flank = scene.flank();
        let side: Vec<V3> = breeches.iter().copied().filter(|b| (b.1 * flank > 0.0) == near).collect();
        let reach = |k: f64| side.iter().map(|b| [*b, b.plus(V3(length * k, 0.0, 0.0))]).collect::<Vec<_>>();
        scene.rods(&reach(1.0), width, metal, 0.8);
        scene.rods(&reach(0.45), width * 1.9, metal, 1.0);
    }
}
