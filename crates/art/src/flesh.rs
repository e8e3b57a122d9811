//! Living matter: bulbs, tendrils, spikes, eyes and wet light. It is drawn flat, at twice the size of the picture.

use crate::color::{Metal, Rgb};
use crate::scene::{Scene, disc};
use crate::seed::sin_cos;
use crate::svg::{At, Pen, path, whole};

/// Paints of a living thing.
pub(crate) struct Flesh {
    pub(crate) skin: String,
    pub(crate) glow: String,
    pub(crate) bone: String,
    wet: String,
    deep: Rgb,
    lit: Rgb,
}

/// A point at a distance from another, `angle` degrees clockwise from the right.
pub(crate) fn polar(at: At, angle: f64, r: f64) -> At {
    let (sin, cos) = sin_cos(angle);
    (at.0 + r * cos, at.1 + r * sin)
}

impl Flesh {
    pub(crate) fn new(scene: &mut Scene) -> Self {
        let Metal { shine, base, shade, rim } = scene.colors.hull;
        let skin = scene.svg.radial(
            (0.34, 0.26),
            0.78,
            &[
                (0.0, &base.mix(shine, 0.75).css(), 1.0),
                (0.26, &base.css(), 1.0),
                (0.62, &base.mix(shade, 0.72).css(), 1.0),
                (0.88, &shade.css(), 1.0),
                (1.0, &shade.lit(rim, 0.6).css(), 1.0),
            ],
        );
        let glow = scene.colors.glow;
        let glow = scene.svg.radial(
            (0.5, 0.5),
            0.5,
            &[(0.0, "#fff", 1.0), (0.3, &glow.short(), 0.95), (0.55, &glow.short(), 0.3), (1.0, &glow.short(), 0.0)],
        );
        let horn = scene.colors.trim;
        let bone = scene.svg.linear(
            (0.0, 0.0),
            (0.3, 1.0),
            &[(0.0, &horn.shine.short(), 1.0), (0.5, &horn.base.short(), 1.0), (1.0, &horn.shade.short(), 1.0)],
        );
        let number = scene.seed.below(900);
        let wet = scene.svg.define(|id| {
            format!(
                concat!(
                    r#"<filter id="{id}" color-interpolation-filters="sRGB">"#,
                    r#"<feTurbulence type="fractalNoise" baseFrequency=".025 .035" numOctaves="3" seed="{number}"/>"#,
                    r#"<feDiffuseLighting surfaceScale="11"><feDistantLight azimuth="228" elevation="50"/>"#,
                    r#"</feDiffuseLighting>"#,
                    r#"<feComposite in2="SourceGraphic" operator="arithmetic" k1="1.25" k3=".2"/>"#,
                    r#"<feComposite in2="SourceAlpha" operator="in"/></filter>"#
                ),
                id = id,
                number = number
            )
        });
        Self { skin, glow, bone, wet, deep: shade, lit: shine }
    }

    /// Begins a part with a wet and uneven surface.
    pub(crate) fn wet(&self, scene: &mut Scene) {
        scene.svg.add(&format!(r#"<g filter="{}">"#, self.wet));
    }

    /// Ends what [`Flesh::wet`] began.
    pub(crate) fn dry(scene: &mut Scene) {
        scene.svg.add("</g>");
    }

    /// A round swelling.
    pub(crate) fn bulb(&self, scene: &mut Scene, at: At, r: At) {
        scene.svg.add(&disc(at, r, &format!(r#"fill="{}" stroke="none""#, self.skin)));
    }

    /// Several swellings, the last one foremost.
    pub(crate) fn bulbs(&self, scene: &mut Scene, bulbs: &[(At, At)]) {
        let markup: String = bulbs.iter().map(|(at, r)| disc(*at, *r, "")).collect();
        scene.svg.add(&format!(r#"<g fill="{}" stroke="none">{markup}</g>"#, self.skin));
    }

    /// Swimming young, each with a position and a size.
    pub(crate) fn young(&self, scene: &mut Scene, young: &[(At, f64)]) {
        let tails: Vec<_> = young.iter().map(|(at, r)| ((at.0 + r, at.1), -4.0, r * 3.2)).collect();
        self.tendrils(scene, &tails, 6.0, 14.0);
        let bodies: Vec<_> = young.iter().map(|(at, r)| (*at, (r * 1.4, r * 0.9))).collect();
        self.bulbs(scene, &bodies);
    }

    /// A body of any smooth outline.
    pub(crate) fn body(&self, scene: &mut Scene, outline: &[At]) {
        let d = Pen::rough().smooth(outline).data().to_owned();
        scene.svg.path(&d, &format!(r#"fill="{}" stroke="none""#, self.skin));
    }

    /// Tendrils that taper to a point, bent by `curl`.
    pub(crate) fn tendrils(&self, scene: &mut Scene, roots: &[(At, f64, f64)], width: f64, curl: f64) {
        let mut pen = Pen::rough();
        for (i, (from, angle, length)) in roots.iter().enumerate() {
            let bend = if i % 2 == 0 { curl } else { -curl };
            let mid = polar(*from, angle + bend, length * 0.55);
            let tip = polar(mid, angle - bend * 1.3, length * 0.55);
            let side = |at: At, k: f64| polar(at, angle + 90.0, k);
            pen.to(side(*from, width))
                .bend(side(mid, width * 0.7), tip)
                .bend(side(mid, -width * 0.7), side(*from, -width))
                .close();
        }
        let tone = self.deep.mix(scene.colors.hull.base, 0.6).short();
        let edge = scene.colors.hull.rim.short();
        scene.svg.path(pen.data(), &format!(r#"fill="{tone}" stroke="{edge}" stroke-opacity=".5" stroke-width="2""#));
    }

    /// Horns and teeth: each a root, an angle and a length.
    pub(crate) fn spikes(&self, scene: &mut Scene, roots: &[(At, f64, f64)], width: f64) {
        let mut pen = Pen::rough();
        for (from, angle, length) in roots {
            let tip = polar(*from, angle + 8.0, *length);
            let (a, b) = (polar(*from, angle + 90.0, width), polar(*from, angle - 90.0, width));
            pen.to(a).bend(polar(*from, angle + 24.0, length * 0.5), tip).line(b).close();
        }
        if !roots.is_empty() {
            scene.svg.path(pen.data(), &format!(r#"fill="{}" stroke="none""#, self.bone));
        }
    }

    /// A plate of bone.
    pub(crate) fn plate(&self, scene: &mut Scene, outline: &[At]) {
        let d = Pen::rough().smooth(outline).data().to_owned();
        let edge = scene.colors.trim.shade.short();
        scene.svg.path(&d, &format!(r#"fill="{}" stroke="{edge}" stroke-width="3""#, self.bone));
    }

    /// A mouth: dark, lit from within, ringed with teeth.
    pub(crate) fn maw(&self, scene: &mut Scene, at: At, r: At) {
        scene.svg.add(&disc(at, r, r##"fill="#0a0312" stroke="none""##));
        self.sacs(scene, &[((at.0 + r.0 * 0.2, at.1), r.0 * 0.9)]);
        let teeth: Vec<_> = (0..7)
            .map(|i| {
                let angle = 360.0 / 7.0 * f64::from(i) + 12.0;
                let p = polar((0.0, 0.0), angle, 1.0);
                ((at.0 + p.0 * r.0, at.1 + p.1 * r.1), angle + 176.0, r.1 * 0.62)
            })
            .collect();
        self.spikes(scene, &teeth, r.0 * 0.2);
    }

    /// A membrane between bones.
    pub(crate) fn membrane(&self, scene: &mut Scene, outline: &[At], bones: &[[At; 2]]) {
        let tone = scene.colors.accent.short();
        let d = Pen::rough().smooth(outline).data().to_owned();
        scene.svg.path(&d, &format!(r#"fill="{tone}" fill-opacity=".7" stroke="{tone}" stroke-width="3""#));
        let mut pen = Pen::rough();
        for [a, b] in bones {
            pen.to(*a).line(*b);
        }
        scene.svg.path(pen.data(), &format!(r#"stroke="{}" stroke-opacity=".6" stroke-width="4""#, self.lit.short()));
    }

    /// A cluster of shining eyespots around a large one.
    pub(crate) fn eye(&self, scene: &mut Scene, at: At, r: f64) {
        let small = disc((at.0 + r * 1.3, at.1 - r * 0.5), (r * 0.8, r * 0.8), "")
            + &disc((at.0 + r * 1.2, at.1 + r * 0.9), (r * 0.62, r * 0.62), "");
        let markup = disc(at, (r * 1.05, r * 0.95), r##"fill="#010c0a" fill-opacity=".8" stroke="none""##)
            + &format!(r#"<g fill="{}" stroke="none">{}{small}</g>"#, self.glow, disc(at, (r * 1.5, r * 1.5), ""));
        scene.svg.add(&markup);
    }

    /// A pattern of dark spots.
    pub(crate) fn spots(&self, scene: &mut Scene, spots: &[(At, f64)]) {
        let markup: String = spots.iter().map(|(at, r)| disc(*at, (*r, r * 0.7), "")).collect();
        scene.svg.add(&format!(r#"<g fill="{}" fill-opacity=".5" stroke="none">{markup}</g>"#, self.deep.short()));
    }

    /// Translucent glowing sacs.
    pub(crate) fn sacs(&self, scene: &mut Scene, sacs: &[(At, f64)]) {
        let markup: String = sacs.iter().map(|(at, r)| disc(*at, (*r, *r), "")).collect();
        scene.svg.add(&format!(r#"<g fill="{}" stroke="none">{markup}</g>"#, self.glow));
    }

    /// A stroke of light along an edge.
    pub(crate) fn seam(&self, scene: &mut Scene, points: &[At], width: f64) {
        let mut pen = Pen::rough();
        pen.to(points[0]);
        for pair in points[1..].chunks_exact(2) {
            pen.bend(pair[0], pair[1]);
        }
        let rest = format!(
            r#"fill="none" stroke="{}" stroke-opacity=".45" stroke-width="{}""#,
            self.lit.short(),
            whole(width)
        );
        scene.svg.add(&path(pen.data(), &rest));
    }
}
