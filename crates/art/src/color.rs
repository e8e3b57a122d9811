//! Colors: mixing, and the palette of each faction.

/// Red, green and blue from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rgb(pub f64, pub f64, pub f64);

impl Rgb {
    /// Parses a color such as `#e69f00`.
    pub(crate) const fn of(css: &str) -> Self {
        let b = css.as_bytes();
        Self(channel(b[1], b[2]), channel(b[3], b[4]), channel(b[5], b[6]))
    }

    /// Mixes this color with a `share` of another.
    pub(crate) fn mix(self, other: Self, share: f64) -> Self {
        let t = share.clamp(0.0, 1.0);
        Self(self.0 + (other.0 - self.0) * t, self.1 + (other.1 - self.1) * t, self.2 + (other.2 - self.2) * t)
    }

    /// Adds light of another color.
    pub(crate) fn lit(self, by: Self, share: f64) -> Self {
        Self((self.0 + by.0 * share).min(1.0), (self.1 + by.1 * share).min(1.0), (self.2 + by.2 * share).min(1.0))
    }

    /// The color with six hexadecimal digits.
    pub(crate) fn css(self) -> String {
        let byte = |v: f64| (v.clamp(0.0, 1.0) * 255.0).round() as u8;
        format!("#{:02x}{:02x}{:02x}", byte(self.0), byte(self.1), byte(self.2))
    }

    /// The color with three hexadecimal digits: sixteen steps are enough for a facet, and equal colors share a path.
    pub(crate) fn short(self) -> String {
        let nibble = |v: f64| (v.clamp(0.0, 1.0) * 15.0).round() as u8;
        format!("#{:x}{:x}{:x}", nibble(self.0), nibble(self.1), nibble(self.2))
    }
}

const fn channel(high: u8, low: u8) -> f64 {
    (digit(high) * 16 + digit(low)) as f64 / 255.0
}

const fn digit(letter: u8) -> u8 {
    if letter > b'9' { letter - b'a' + 10 } else { letter - b'0' }
}

/// A material: its colors in full light, in normal light, in shadow, and of light from behind.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Metal {
    pub(crate) shine: Rgb,
    pub(crate) base: Rgb,
    pub(crate) shade: Rgb,
    pub(crate) rim: Rgb,
}

/// The colors of a faction.
///
/// The hues are of the Okabe–Ito palette and also differ in lightness. Shapes and patterns distinguish the factions,
/// too.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Palette {
    /// The sky at its darkest and near the light.
    pub(crate) deep: Rgb,
    pub(crate) haze: Rgb,
    /// Clouds, in a color that contrasts with the main object.
    pub(crate) cloud: Rgb,
    /// The characteristic color of the faction.
    pub(crate) accent: Rgb,
    /// Engines, eyes and windows.
    pub(crate) glow: Rgb,
    pub(crate) hull: Metal,
    pub(crate) trim: Metal,
}

/// The visual style of a faction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Look {
    Blob,
    Federation,
    Empire,
    Machine,
    Civil,
    Jedi,
    Rebel,
    Rogue,
    Sith,
    Navy,
    Scum,
}

impl Look {
    /// The style of a faction; unknown factions are unaligned.
    pub(crate) fn of(faction: &str) -> Self {
        match faction {
            "blob" => Self::Blob,
            "trade-federation" => Self::Federation,
            "star-empire" => Self::Empire,
            "machine-cult" => Self::Machine,
            "jedi" => Self::Jedi,
            "rebel-alliance" | "blue" => Self::Rebel,
            "smugglers-and-spies" => Self::Rogue,
            "sith" | "red" => Self::Sith,
            "imperial-navy" => Self::Navy,
            "scum-and-villainy" | "yellow" => Self::Scum,
            _ => Self::Civil,
        }
    }

    pub(crate) const fn palette(self) -> Palette {
        match self {
            Self::Blob => palette(
                ["#030d0d", "#0b3a33", "#156e62", "#1fc08e", "#d6ff7a"],
                metal(["#d8ffc4", "#35a86e", "#140f33", "#58f0c0"]),
                metal(["#f2e6b8", "#b58f5a", "#3a2a20", "#58f0c0"]),
            ),
            Self::Federation => palette(
                ["#040a1c", "#133a6e", "#2f6fb4", "#56b4e9", "#bff1ff"],
                metal(["#ffffff", "#b9c8dc", "#1d2b4c", "#5cc4ff"]),
                metal(["#9cdcff", "#247fc4", "#0a2450", "#5cc4ff"]),
            ),
            Self::Empire => palette(
                ["#0b0712", "#3a1f2a", "#6a3a74", "#f0a81e", "#ffd873"],
                metal(["#cfc9e6", "#554f72", "#130f22", "#ff9d2e"]),
                metal(["#fff0b0", "#e0981c", "#542a0a", "#ffc24a"]),
            ),
            Self::Machine => palette(
                ["#0b0609", "#3a1618", "#7a2c22", "#e2502c", "#ffb25c"],
                metal(["#e9e4e0", "#86868c", "#1e1a20", "#ff6a3c"]),
                metal(["#ffb296", "#b53a26", "#350c0e", "#ff6a3c"]),
            ),
            Self::Jedi => palette(
                ["#04110f", "#0f3f3a", "#1d7566", "#2ec79a", "#d2fff0"],
                metal(["#fff3dc", "#b79a72", "#2c2220", "#4fe0b4"]),
                metal(["#b8ffe4", "#2a9a78", "#0a2e2c", "#4fe0b4"]),
            ),
            Self::Rebel => palette(
                ["#050b18", "#17365c", "#356a9e", "#56b4e9", "#ffe9c2"],
                metal(["#fbfaf4", "#b7b9b4", "#23293c", "#6cc0f5"]),
                metal(["#ffb98c", "#c4552c", "#3c1620", "#6cc0f5"]),
            ),
            Self::Rogue => palette(
                ["#120b06", "#43290f", "#7d5124", "#f0a02c", "#ffe3a0"],
                metal(["#f3ead8", "#a5937a", "#2a211f", "#ffb54a"]),
                metal(["#ffd79a", "#9c6a2e", "#2e1c14", "#ffb54a"]),
            ),
            Self::Sith => palette(
                ["#0b0406", "#3c0f12", "#6d1d1f", "#e8502e", "#ffb08a"],
                metal(["#aeb0bc", "#3c3e4a", "#0c0b12", "#ff5a38"]),
                metal(["#ff9a7a", "#a8261c", "#2e0a10", "#ff5a38"]),
            ),
            Self::Navy => palette(
                ["#0a0812", "#2b2244", "#57487a", "#d188bb", "#ffd9f2"],
                metal(["#eef0f4", "#9096a6", "#1d1f30", "#d690c8"]),
                metal(["#c9ccd8", "#555b70", "#15162a", "#d690c8"]),
            ),
            Self::Scum => palette(
                ["#0c0d05", "#35370f", "#66641f", "#e6d63a", "#fff7b0"],
                metal(["#dfe0cc", "#7f8a72", "#1d211c", "#f0e050"]),
                metal(["#f2c98a", "#8f5a34", "#2a1813", "#f0e050"]),
            ),
            Self::Civil => palette(
                ["#070a12", "#222c42", "#56647e", "#9facc0", "#ffe6b8"],
                metal(["#f0f2f4", "#8d96a4", "#1c212e", "#9cb4e0"]),
                metal(["#ffe2b0", "#a87a48", "#33241c", "#9cb4e0"]),
            ),
        }
    }
}

const fn palette(sky: [&str; 5], hull: Metal, trim: Metal) -> Palette {
    let [deep, haze, cloud, accent, glow] = sky;
    Palette {
        deep: Rgb::of(deep),
        haze: Rgb::of(haze),
        cloud: Rgb::of(cloud),
        accent: Rgb::of(accent),
        glow: Rgb::of(glow),
        hull,
        trim,
    }
}

const fn metal(of: [&str; 4]) -> Metal {
    let [shine, base, shade, rim] = of;
    Metal { shine: Rgb::of(shine), base: Rgb::of(base), shade: Rgb::of(shade), rim: Rgb::of(rim) }
}
