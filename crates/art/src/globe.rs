//! Worlds: balls of noise with a day side and a night side.

use crate::color::Rgb;
use crate::seed::Seed;
use crate::svg::{At, Svg, ellipse, fine};

/// The surface of a world.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Ground {
    /// Patches of one color on another: land in a sea, rust on steel.
    Patches,
    /// Bands of cloud.
    Bands,
    /// Fine veins between cells.
    Veins,
    /// Bumps that catch the light.
    Hills,
}

/// A world of two colors. The drawing's scale of 1 or 2 keeps the grain of the noise equal.
pub(crate) struct Globe {
    pub(crate) at: At,
    pub(crate) r: f64,
    pub(crate) ground: Ground,
    pub(crate) colors: [Rgb; 2],
    pub(crate) air: Rgb,
}

impl Globe {
    /// Draws the world: atmosphere, ground, then day and night over both.
    pub(crate) fn draw(&self, svg: &mut Svg, seed: &mut Seed) {
        let filter = self.filter(svg, seed);
        let (x, y) = self.at;
        let r = self.r;
        let air = self.air.short();
        svg.ellipse(
            (x - r * 0.02, y - r * 0.02),
            (r * 1.03, r * 1.03),
            &format!(r#"fill="{air}" opacity=".22" stroke="none""#),
        );
        let body =
            ellipse(self.at, (r, r), &format!(r#"fill="{}" stroke="none" filter="{filter}""#, self.colors[0].short()));
        svg.add(&body);
        let night = svg.radial(
            (0.28, 0.24),
            0.78,
            &[(0.0, "#fff", 0.34), (0.3, "#fff", 0.0), (0.42, "#003", 0.2), (0.78, "#002", 0.9), (1.0, "#001", 0.97)],
        );
        svg.ellipse(self.at, (r, r), &format!(r#"fill="{night}" stroke="{air}" stroke-opacity=".35""#));
    }

    fn filter(&self, svg: &mut Svg, seed: &mut Seed) -> String {
        let number = seed.below(900);
        let Rgb(red, green, blue) = self.colors[1];
        // Noise of one channel becomes the opacity of the second color.
        let stain = |k: f64, less: f64| {
            format!(
                r#"<feColorMatrix values="0 0 0 0 {} 0 0 0 0 {} 0 0 0 0 {} {} 0 0 0 {}"/><feComposite in2="SourceGraphic" operator="atop"/>"#,
                fine(red),
                fine(green),
                fine(blue),
                fine(k),
                fine(-less)
            )
        };
        let (kind, grain, octaves, rest) = match self.ground {
            Ground::Patches => ("fractalNoise", ".022", 3, stain(9.0, 4.4)),
            Ground::Bands => ("fractalNoise", ".004 .05", 2, stain(4.0, 1.6)),
            Ground::Veins => ("turbulence", ".03", 2, stain(-7.0, -1.6)),
            Ground::Hills => (
                "fractalNoise",
                ".04",
                3,
                concat!(
                    r#"<feDiffuseLighting surfaceScale="9"><feDistantLight azimuth="228" elevation="48"/>"#,
                    r#"</feDiffuseLighting>"#,
                    r#"<feComposite in2="SourceGraphic" operator="arithmetic" k1="1.3" k3=".1"/>"#,
                    r#"<feComposite in2="SourceAlpha" operator="in"/>"#
                )
                .to_owned(),
            ),
        };
        svg.define(|id| {
            format!(
                concat!(
                    r#"<filter id="{id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">"#,
                    r#"<feTurbulence type="{kind}" baseFrequency="{grain}" numOctaves="{octaves}" seed="{number}"/>"#,
                    r#"{rest}</filter>"#
                ),
                id = id,
                kind = kind,
                grain = grain,
                octaves = octaves,
                number = number,
                rest = rest
            )
        })
    }
}
