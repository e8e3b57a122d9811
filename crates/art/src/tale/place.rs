//! Places: skies, ground, and buildings.

use std::fmt::Write as _;

use crate::color::{Palette, Rgb};
use crate::globe::{Globe, Ground};
use crate::seed::{Seed, sin_cos};
use crate::space::{self, HIGH, WIDE};
use crate::subject::Subject;
use crate::svg::{Pen, Svg};

use super::clay::{Clay, facing, joined, mirrored, round, shade, tint};

/// The type of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Site {
    Desert,
    Swamp,
    Jungle,
    Clouds,
    Forest,
    Plain,
    Moon,
    Bridge,
    City,
    Crags,
    Yard,
    Fleet,
    Map,
    Temple,
    Hangar,
}

/// Words of tags and names, with their types of places.
const SITES: [(&str, Site); 31] = [
    ("tatooine", Site::Desert),
    ("dagobah", Site::Swamp),
    ("yavin", Site::Jungle),
    ("cloud-city", Site::Clouds),
    ("endor", Site::Forest),
    ("dantooine", Site::Plain),
    ("death-star", Site::Moon),
    ("executor", Site::Bridge),
    ("coruscant", Site::City),
    ("dathomir", Site::Crags),
    ("kuat", Site::Yard),
    ("despayre", Site::Crags),
    ("training", Site::Temple),
    ("heroes", Site::Temple),
    ("monument", Site::Temple),
    ("library", Site::Temple),
    ("fleet", Site::Fleet),
    ("fleeing", Site::Fleet),
    ("fire", Site::Fleet),
    ("hit-and-run", Site::Fleet),
    ("briefing", Site::Map),
    ("reconnaissance", Site::Map),
    ("control", Site::Map),
    ("corporate", Site::Hangar),
    ("outpost", Site::Plain),
    ("common-ground", Site::Desert),
    ("cantina", Site::Desert),
    ("hangar", Site::Hangar),
    ("command", Site::Map),
    ("squadrons", Site::Hangar),
    ("journey", Site::Desert),
];

fn site(subject: &Subject, seed: &mut Seed) -> Site {
    let tagged = SITES.iter().find(|(word, _)| subject.tags.iter().any(|tag| tag.contains(word)));
    let named = SITES.iter().find(|(word, _)| subject.says(word));
    tagged.or(named).map_or_else(|| *seed.pick(&[Site::Map, Site::Hangar, Site::Plain, Site::Fleet]), |s| s.1)
}

pub(super) fn draw(mut svg: Svg, mut seed: Seed, colors: &Palette, subject: &Subject) -> Svg {
    let site = site(subject, &mut seed);
    let in_space = matches!(site, Site::Moon | Site::Fleet | Site::Yard);
    if in_space {
        space::sky(&mut svg, &mut seed, colors);
        if site == Site::Yard {
            space::planet(&mut svg, &mut seed, colors);
        }
        if site == Site::Moon {
            moon(&mut svg, &mut seed, subject);
        }
    } else {
        sky(&mut svg, &mut seed, colors, site);
    }
    let mut clay = super::over(svg, seed, colors);
    match site {
        Site::Desert => desert(&mut clay),
        Site::Swamp => swamp(&mut clay),
        Site::Jungle => jungle(&mut clay),
        Site::Clouds => clouds(&mut clay),
        Site::Forest => forest(&mut clay),
        Site::Plain => plain(&mut clay),
        Site::Moon => trench(&mut clay),
        Site::Bridge => bridge(&mut clay),
        Site::City => city(&mut clay),
        Site::Crags => crags(&mut clay),
        Site::Yard => yard(&mut clay),
        Site::Fleet => fleet(&mut clay),
        Site::Map => map(&mut clay),
        Site::Temple => temple(&mut clay),
        Site::Hangar => hangar(&mut clay),
    }
    sign(&mut clay, subject);
    clay.finish()
}

/// Ground under an open sky, for walkers.
pub(super) fn ground(mut svg: Svg, mut seed: Seed, colors: &Palette, _: &Subject) -> Clay {
    sky(&mut svg, &mut seed, colors, Site::Forest);
    let mut clay = super::over(svg, seed, colors);
    trunks(&mut clay, 6, 60.0, 0.45);
    ridge(&mut clay, 400.0, 14.0, Rgb::of("#1d2a22"));
    clay
}

fn sky(svg: &mut Svg, seed: &mut Seed, colors: &Palette, site: Site) {
    let [high, low] = match site {
        Site::Desert => ["#4a6fa0", "#f0c48a"],
        Site::Swamp => ["#1d2f33", "#5f7a66"],
        Site::Jungle => ["#3a6f8a", "#cfe0b0"],
        Site::Clouds => ["#7a4a7e", "#ffb87a"],
        Site::Forest => ["#2f5548", "#b9cf94"],
        Site::Plain => ["#5d7fae", "#d9cfe0"],
        Site::City => ["#131738", "#a8668a"],
        Site::Crags => ["#2a0d18", "#b04a34"],
        Site::Bridge => ["#04060e", "#101630"],
        Site::Temple => ["#2e4a5e", "#e8d6ae"],
        _ => ["#0a0f1c", "#28344e"],
    }
    .map(Rgb::of);
    // The hour of the day: noon, evening, night, dawn.
    let hour = *seed.pick(&["#ffffff", "#ff9a6a", "#101a44", "#f0b8d8"].map(Rgb::of));
    let (high, low) = (high.mix(colors.deep, 0.2).mix(hour, 0.14), low.mix(colors.accent, 0.12).mix(hour, 0.3));
    let fill = svg.linear((0.0, 0.0), (0.0, 1.0), &[(0.0, &high.css(), 1.0), (0.72, &low.css(), 1.0)]);
    svg.flood(WIDE, HIGH, &fill);
    if !matches!(site, Site::Map | Site::Hangar | Site::Bridge) {
        space::veil_over(svg, seed, &Palette { cloud: low.mix(high, 0.4), ..*colors });
    }
}

/// Hills or dunes from edge to edge.
fn ridge(clay: &mut Clay, y: f64, rise: f64, color: Rgb) {
    let mut pen = Pen::rough();
    pen.to((-20.0, 520.0)).line((-20.0, y));
    for k in 1..=4 {
        let x = 170.0 * f64::from(k) - 20.0;
        let (up, end) = (clay.seed.between(-rise * 2.0, rise * 0.4), clay.seed.between(-rise * 0.5, rise * 0.5));
        pen.bend((x - 85.0, y + up), (x, y + end));
    }
    pen.line((660.0, 520.0)).close();
    let d = pen.data().to_owned();
    clay.mass(&d, color);
}

fn desert(clay: &mut Clay) {
    let x = clay.seed.between(110.0, 500.0).round();
    clay.glow((x, 150.0), (150.0, 150.0), Rgb::of("#ffe0a0"), 0.9);
    clay.flat(&round((x, 150.0), (40.0, 40.0)), Rgb::of("#fff6da"), 1.0);
    clay.flat(&round((x + 78.0, 196.0), (26.0, 26.0)), Rgb::of("#ffc890"), 1.0);
    ridge(clay, 300.0, 26.0, Rgb::of("#b98a58"));
    let k = clay.seed.between(0.0, 260.0).round();
    let wall = Rgb::of("#e0c49a");
    for (dx, r) in [(120.0, 62.0), (226.0, 40.0), (36.0, 34.0)] {
        let (cx, r2) = (k + dx, r * 2.0);
        clay.mass(&format!("M{} 352v-{r}a{r} {r} 0 0 1 {r2} 0v{r}z", cx - r), wall);
        clay.flat(&format!("M{} 352v-{}a9 9 0 0 1 18 0v{1}z", cx - 9.0, (r * 0.5).round()), Rgb::of("#3a2618"), 1.0);
    }
    ridge(clay, 360.0, 18.0, Rgb::of("#c8925a"));
    ridge(clay, 420.0, 16.0, Rgb::of("#8f5e3a"));
}

fn trunks(clay: &mut Clay, count: i32, width: f64, dark: f64) {
    let mut pen = Pen::rough();
    for i in 0..count {
        let x = (f64::from(i) + clay.seed.between(0.15, 0.85)) * 640.0 / f64::from(count);
        let w = width * clay.seed.between(0.6, 1.3);
        let lean = clay.seed.between(-20.0, 20.0);
        pen.to((x - w * 0.4 + lean, -10.0)).bend((x - w * 0.36, 300.0), (x - w * 0.95, 500.0));
        pen.line((x + w * 0.95, 500.0)).bend((x + w * 0.36, 300.0), (x + w * 0.4 + lean, -10.0)).close();
    }
    let d = pen.data().to_owned();
    clay.mass(&d, shade(Rgb::of("#6a5a44"), dark));
}

fn swamp(clay: &mut Clay) {
    trunks(clay, 5, 46.0, 0.25);
    let mut roots = String::new();
    for i in 0..5 {
        let x = (f64::from(i) * 140.0 + clay.seed.between(0.0, 80.0)).round();
        let _ = write!(roots, "M{x} -10Q{} 90 {} {}", x + 30.0, x + 8.0, 120 + 26 * (i % 3));
    }
    clay.line(&roots, Rgb::of("#25352c"), 7.0, 0.85);
    clay.mass("M-10 372Q160 352 320 366T660 360V500H-10z", Rgb::of("#3d5a4c"));
    let x = clay.seed.between(200.0, 420.0).round();
    clay.mass(&format!("M{} 372q10-90 84-92 76 4 86 92z", x - 86.0), Rgb::of("#6c6350"));
    clay.flat(&format!("M{} 372v-40a20 20 0 0 1 40 0v40z", x - 20.0), Rgb::of("#ffc870"), 0.95);
    clay.glow((x, 352.0), (110.0, 70.0), Rgb::of("#ffbe60"), 0.7);
    clay.line("M20 400h150M250 420h180M480 396h140M90 440h220M400 450h170", Rgb::of("#a8c4a6"), 4.0, 0.5);
}

/// Stepped temples in a jungle under a great planet.
fn jungle(clay: &mut Clay) {
    let x = clay.seed.between(120.0, 520.0).round();
    clay.mass(&round((x, 110.0), (120.0, 120.0)), Rgb::of("#c9785a"));
    clay.line(&format!("M{} 90q110 26 228 0M{} 130q100 24 206 0", x - 114.0, x - 102.0), Rgb::of("#e8b088"), 12.0, 0.6);
    let at = (clay.seed.between(230.0, 410.0)).round();
    for (i, w) in [210.0, 160.0, 112.0, 64.0].into_iter().enumerate() {
        let y = 372.0 - 52.0 * i as f64;
        clay.plate(
            &facing(at, &[(w, y), (w - 16.0, y - 54.0), (0.0, y - 54.0), (0.0, y)]),
            tint(Rgb::of("#8d8668"), 0.06 * i as f64),
        );
    }
    clay.flat(&facing(at, &[(22.0, 372.0), (18.0, 300.0), (0.0, 296.0), (0.0, 372.0)]), Rgb::of("#14181a"), 0.9);
    trees(clay, 386.0, Rgb::of("#2f5a34"));
    trees(clay, 440.0, Rgb::of("#1c3a26"));
}

fn trees(clay: &mut Clay, y: f64, color: Rgb) {
    let mut d = String::new();
    for i in 0..9 {
        let x = f64::from(i) * 80.0 + clay.seed.between(-20.0, 20.0);
        let r = clay.seed.between(46.0, 74.0);
        d += &round((x, y + 20.0), (r, r * 0.8));
    }
    let _ = write!(d, "M-10 {y}H650V520H-10z");
    clay.mass(&d, color);
}

/// A city on a stalk above the clouds.
fn clouds(clay: &mut Clay) {
    let x = clay.seed.between(250.0, 400.0).round();
    clay.glow((120.0, 300.0), (190.0, 120.0), Rgb::of("#ffd9a0"), 0.9);
    clay.bar(&format!("M{x} 260V520"), Rgb::of("#a87a6e"), 22.0);
    clay.mass(
        &mirrored(x, &[(0.0, 236.0), (150.0, 226.0), (196.0, 240.0), (110.0, 284.0), (26.0, 330.0), (0.0, 336.0)]),
        Rgb::of("#d9b8a0"),
    );
    for (dx, h, w) in [
        (-104.0, 40.0, 24.0),
        (-62.0, 74.0, 18.0),
        (-22.0, 112.0, 22.0),
        (30.0, 86.0, 26.0),
        (78.0, 54.0, 22.0),
        (116.0, 30.0, 18.0),
    ] {
        clay.plate(&format!("M{} 234v-{h}q{w}-18 {} 0v{h}z", x + dx - w, w * 2.0), Rgb::of("#ecd0b4"));
    }
    clay.line(&format!("M{} 240h330", x - 165.0), Rgb::of("#ffedb0"), 5.0, 0.9);
    for (y, tone) in [(380.0, "#d99a90"), (430.0, "#b87a86")] {
        let mut d = String::new();
        for i in 0..8 {
            let cx = f64::from(i) * 92.0 + clay.seed.between(-24.0, 24.0);
            d += &round((cx, y + 30.0), (clay.seed.between(60.0, 90.0), clay.seed.between(30.0, 48.0)));
        }
        clay.mass(&(d + &format!("M-10 {}H650V520H-10z", y + 30.0)), Rgb::of(tone));
    }
}

/// Giant trunks, huts between them, bridges of rope.
fn forest(clay: &mut Clay) {
    trunks(clay, 7, 40.0, 0.1);
    trunks(clay, 3, 120.0, 0.5);
    let y = clay.seed.between(210.0, 250.0).round();
    let (sag, rail) = (y + 50.0, y - 26.0);
    clay.line(
        &format!("M-10 {y}Q160 {sag} 320 {y}T650 {y}M-10 {rail}Q160 {y} 320 {rail}T650 {rail}"),
        Rgb::of("#2c2018"),
        5.0,
        0.9,
    );
    for x in [clay.seed.between(120.0, 240.0), clay.seed.between(400.0, 520.0)] {
        let x = x.round();
        clay.plate(&format!("M{} {y}h96v-56h-96z", x - 48.0), Rgb::of("#7a5a38"));
        clay.plate(&facing(x, &[(0.0, y - 124.0), (74.0, y - 50.0), (0.0, y - 50.0)]), Rgb::of("#b08a50"));
        clay.flat(&format!("M{} {y}v-36h24v36z", x - 12.0), Rgb::of("#ffc860"), 1.0);
    }
    trees(clay, 432.0, Rgb::of("#24402a"));
}

fn plain(clay: &mut Clay) {
    ridge(clay, 290.0, 44.0, Rgb::of("#7f8aa6"));
    ridge(clay, 336.0, 22.0, Rgb::of("#9a8f64"));
    let x = clay.seed.between(180.0, 430.0).round();
    clay.plate(&facing(x, &[(118.0, 372.0), (96.0, 316.0), (0.0, 306.0), (0.0, 372.0)]), Rgb::of("#a8a294"));
    clay.mass(&format!("M{} 312a58 50 0 0 1 116 0z", x - 58.0), Rgb::of("#c4bfae"));
    clay.bar(&format!("M{} 300V190", x + 84.0), Rgb::of("#5c5a54"), 8.0);
    clay.plate(&format!("M{} 176a34 34 0 0 0 62 34z", x + 62.0), Rgb::of("#d8d4c6"));
    clay.flat(&facing(x, &[(20.0, 372.0), (18.0, 336.0), (0.0, 334.0), (0.0, 372.0)]), clay.colors.glow, 0.95);
    ridge(clay, 392.0, 14.0, Rgb::of("#6d7044"));
}

/// An artificial moon with a large dish.
fn moon(svg: &mut Svg, seed: &mut Seed, subject: &Subject) {
    let near = subject.says("ultimate") || subject.says("protocol") || subject.says("command");
    let (x, y, r) =
        if near { (seed.between(140.0, 180.0), 118.0, 92.0) } else { (seed.between(90.0, 230.0), 108.0, 68.0) };
    let globe = Globe {
        at: (x.round(), y),
        r,
        ground: Ground::Veins,
        colors: [Rgb::of("#8e95a6"), Rgb::of("#3c4252")],
        air: Rgb::of("#aab4cc"),
    };
    globe.draw(svg, seed);
    let pit = svg.radial((0.6, 0.6), 0.6, &[(0.0, "#9aa2b4", 1.0), (0.7, "#3a4050", 1.0), (1.0, "#222634", 1.0)]);
    svg.ellipse((x - r * 0.34, y - r * 0.36), (r * 0.27, r * 0.25), &format!(r#"fill="{pit}""#));
    let line = format!("M{} {y}a{r} {} 0 0 0 {} 0", (x - r).round(), (r * 0.12).round(), (r * 2.0).round());
    svg.path(&line, r##"fill="none" stroke="#10131c" stroke-width="4" stroke-opacity=".8""##);
    if near {
        let at = (x - r * 0.34, y - r * 0.36);
        let d = format!("M{} {}L-10 -30", at.0.round(), at.1.round());
        svg.path(&d, r##"stroke="#8f8" stroke-width="7" stroke-opacity=".35""##);
        svg.path(&d, r##"stroke="#dfd" stroke-width="2.5""##);
    }
}

/// The surface of an artificial moon, with blocks on both sides of a trench.
fn trench(clay: &mut Clay) {
    let base = Rgb::of("#59617a");
    for (y, h, tone) in [(396.0, 30.0, 0.1), (440.0, 44.0, 0.45)] {
        let mut d = format!("M-10 520V{y}");
        let mut x = -10.0;
        while x < 650.0 {
            let w = clay.seed.between(24.0, 62.0).round();
            let up = clay.seed.between(0.0, h).round();
            let _ = write!(d, "V{}H{}", y - up, x + w);
            x += w;
        }
        clay.plate(&(d + "V520z"), shade(base, tone));
    }
    let lamps = joined(0..14, |_| {
        format!("M{} {}h7", clay.seed.between(10.0, 630.0).round(), clay.seed.between(412.0, 470.0).round())
    });
    clay.line(&lamps, clay.colors.glow, 4.0, 0.9);
}

/// The bridge window of a large ship.
fn bridge(clay: &mut Clay) {
    let steel = Rgb::of("#4a5060");
    clay.glow((320.0, 190.0), (330.0, 160.0), clay.colors.accent, 0.5);
    let stars = joined(0..26, |_| {
        format!("M{} {}h0", clay.seed.between(20.0, 620.0).round(), clay.seed.between(40.0, 300.0).round())
    });
    clay.line(&stars, Rgb(1.0, 1.0, 1.0), 4.0, 0.9);
    let x = clay.seed.between(170.0, 470.0).round();
    clay.plate(&format!("M{x} 130L{} 280H{}z", x + 190.0, x - 190.0), Rgb::of("#9aa0b0"));
    clay.plate(&format!("M{} 280v-40h70v40z", x - 35.0), Rgb::of("#c0c6d2"));
    clay.bar("M0 330L90 40H550L640 330M212 40L180 330M428 40L460 330M0 60H640", shade(steel, 0.4), 18.0);
    clay.mass("M-10 330H650V520H-10z", shade(steel, 0.55));
    clay.plate("M40 372h170l30 90H-10zM430 372h170l50 90H400z", steel);
    clay.line("M66 398h30M112 398h60M60 426h80M460 398h80M556 398h20M470 426h100", clay.colors.glow, 8.0, 0.9);
    clay.mass(
        &mirrored(320.0, &[(0.0, 250.0), (20.0, 262.0), (22.0, 290.0), (52.0, 316.0), (70.0, 500.0), (0.0, 510.0)]),
        Rgb::of("#14151c"),
    );
}

fn city(clay: &mut Clay) {
    for (y, width, tone) in [(330.0, 34.0, 0.15), (390.0, 54.0, 0.5), (450.0, 80.0, 0.75)] {
        let mut x = -20.0;
        let mut d = String::new();
        let mut lamps = String::new();
        while x < 660.0 {
            let w = clay.seed.between(width * 0.5, width).round();
            let h = clay.seed.between(20.0, 250.0 - y * 0.25).round();
            let (half, roof) = ((w / 2.0).round(), (w * clay.seed.between(0.0, 0.9)).round());
            let _ = write!(d, "M{x} 520V{}l{half} -{roof} {half} {roof}V520z", y - h);
            let _ = write!(lamps, "M{} {}v{}", x + (w * 0.4).round(), y - h + 16.0, (h * 0.7).round());
            x += w + 4.0;
        }
        clay.plate(&d, shade(Rgb::of("#7a6f98"), tone));
        let rest = format!(
            r#"fill="none" stroke="{}" stroke-width="4" stroke-dasharray="0 13" stroke-opacity=".9""#,
            clay.colors.glow.short()
        );
        clay.svg.path(&lamps, &rest);
    }
    clay.line("M-10 150L650 96M-10 214L650 180", Rgb::of("#ffe0b0"), 3.0, 0.7);
}

fn crags(clay: &mut Clay) {
    clay.glow((clay.seed.clone().between(160.0, 480.0), 200.0), (170.0, 170.0), Rgb::of("#ff6a4a"), 0.8);
    for (y, tone) in [(330.0, 0.15), (390.0, 0.5), (450.0, 0.78)] {
        let mut d = String::from("M-10 520");
        for i in 0..12 {
            let x = f64::from(i) * 60.0 - 10.0;
            let _ = write!(
                d,
                "L{} {}L{} {}",
                x.round(),
                y,
                (x + clay.seed.between(14.0, 40.0)).round(),
                (y - clay.seed.between(30.0, 170.0)).round()
            );
        }
        clay.plate(&(d + "L660 520z"), shade(Rgb::of("#8a4038"), tone));
    }
    clay.glow((320.0, 440.0), (360.0, 50.0), Rgb::of("#ff8a5a"), 0.35);
}

/// A ring of docks around half a ship.
fn yard(clay: &mut Clay) {
    let steel = Rgb::of("#a4aaba");
    clay.bar("M60 330C160 190 480 190 580 330", shade(steel, 0.5), 26.0);
    clay.plate("M110 300L470 196 560 262 250 340z", steel);
    clay.plate("M380 214l76-48 36 30-60 34z", tint(steel, 0.2));
    clay.line("M150 296L500 216M190 306L520 238M230 318L540 252", shade(steel, 0.7), 4.0, 0.8);
    clay.bar("M120 200V330M220 160V300M330 140V270M440 130V240M540 150V270", shade(steel, 0.3), 12.0);
    clay.bar("M40 360C160 460 480 460 600 360", steel, 34.0);
    let rest = format!(
        r#"fill="none" stroke="{}" stroke-width="7" stroke-dasharray="0 22" stroke-linecap="round""#,
        clay.colors.glow.short()
    );
    clay.svg.path("M60 366C170 450 470 450 580 366", &rest);
    clay.glow((300.0, 300.0), (44.0, 44.0), Rgb::of("#ffd28a"), 1.0);
}

/// Ships of all sizes, under way or under fire.
fn fleet(clay: &mut Clay) {
    let steel = clay.colors.hull.base;
    for i in 0..5 {
        let k = 0.5 + 0.32 * f64::from(i);
        let (x, y) = (clay.seed.between(60.0, 380.0) + 20.0 * f64::from(i), 110.0 + 62.0 * f64::from(i));
        let at = |dx: f64, dy: f64| format!("{} {}", (x + dx * k).round(), (y + dy * k).round());
        let d =
            format!("M{}L{} {} {} {}z", at(0.0, 0.0), at(34.0, -17.0), at(96.0, -9.0), at(128.0, 4.0), at(36.0, 17.0));
        clay.glow((x, y), (44.0 * k, 20.0 * k), Rgb::of("#7fc8ff"), 0.9);
        clay.plate(&d, shade(steel, 0.5 - 0.1 * f64::from(i)));
    }
    let fire = clay.colors.accent;
    let x = clay.seed.between(380.0, 500.0).round();
    clay.beam((640.0, 60.0), (x, 200.0), fire, 5.0);
    clay.beam((640.0, 250.0), (x - 60.0, 330.0), fire, 5.0);
    clay.glow((x, 200.0), (64.0, 64.0), Rgb::of("#ffd08a"), 1.0);
}

/// A holographic map table with people around it.
fn map(clay: &mut Clay) {
    let light = clay.colors.accent.mix(Rgb::of("#7fe0ff"), 0.35);
    clay.line("M-10 60H650M-10 120H650M100 0V330M540 0V330M320 0V60", Rgb::of("#3a465e"), 6.0, 0.6);
    clay.glow((320.0, 220.0), (250.0, 210.0), light, 0.7);
    let r = clay.seed.between(84.0, 108.0).round();
    clay.line(
        &(round((320.0, 196.0), (r, r)) + &round((320.0, 196.0), (r, r * 0.34)) + &round((320.0, 196.0), (r * 0.4, r))),
        light,
        4.0,
        0.95,
    );
    let mut marks = String::new();
    for _ in 0..5 {
        let (a, far) = (clay.seed.between(0.0, 360.0), clay.seed.between(0.3, 1.5));
        let (sin, cos) = sin_cos(a);
        let _ = write!(
            marks,
            "M{} {}l12 20h-24z",
            (320.0 + cos * far * r * 1.3).round(),
            (186.0 + sin * far * r * 0.6).round()
        );
    }
    clay.flat(&marks, tint(light, 0.6), 0.95);
    clay.flat("M200 372L236 250H404L440 372z", light, 0.16);
    clay.mass("M150 366h340l46 120H104z", Rgb::of("#2b3346"));
    clay.line("M158 370h324", light, 7.0, 1.0);
    for (x, k) in [(70.0, 1.0), (166.0, 0.84), (488.0, 0.84), (578.0, 1.0)] {
        let y = 300.0 - 40.0 * (k - 0.84) * 6.0;
        clay.mass(
            &mirrored(
                x,
                &[
                    (0.0, y - 66.0 * k),
                    (28.0 * k, y - 44.0 * k),
                    (24.0 * k, y - 8.0),
                    (66.0 * k, y + 30.0),
                    (80.0 * k, 520.0),
                    (0.0, 530.0),
                ],
            ),
            Rgb::of("#161b28"),
        );
    }
}

/// Pillars, steps and a light between them.
fn temple(clay: &mut Clay) {
    let stone = Rgb::of("#b5a78c");
    let light = clay.colors.glow;
    clay.glow((320.0, 230.0), (150.0, 200.0), light, 0.95);
    ridge(clay, 350.0, 20.0, Rgb::of("#6c7260"));
    let count = 2 + clay.seed.below(2);
    for i in 0..count {
        for side in [-1.0, 1.0] {
            let k = i as f64;
            let (x, w, top) = (320.0 + side * (96.0 + 96.0 * k), 24.0 + 5.0 * k, 140.0 - 40.0 * k);
            clay.plate(
                &facing(
                    x,
                    &[(w, top), (w * 0.8, top + 24.0), (w * 0.9, 372.0), (w * 1.2, 400.0), (0.0, 400.0), (0.0, top)],
                ),
                shade(stone, 0.12 * k),
            );
        }
    }
    clay.plate("M190 132L320 76 450 132V158H190z", stone);
    for (i, w) in [150.0, 210.0, 280.0].into_iter().enumerate() {
        let y = 380.0 + 30.0 * i as f64;
        clay.plate(
            &facing(320.0, &[(w, y), (w + 20.0, y + 32.0), (0.0, y + 32.0), (0.0, y)]),
            shade(stone, 0.1 + 0.12 * i as f64),
        );
    }
    clay.mass(
        &mirrored(320.0, &[(0.0, 262.0), (20.0, 274.0), (18.0, 304.0), (44.0, 330.0), (52.0, 392.0), (0.0, 396.0)]),
        Rgb::of("#2a2a26"),
    );
}

/// A bright hangar entrance with craft in front of it.
fn hangar(clay: &mut Clay) {
    let steel = Rgb::of("#4c566c");
    clay.flat("M120 90H520L560 330H80z", clay.colors.cloud, 1.0);
    clay.glow((320.0, 210.0), (250.0, 150.0), clay.colors.glow, 0.8);
    clay.mass("M-10-10H650V520H560L520 90H120L80 520H-10z", shade(steel, 0.35));
    clay.line("M120 90L80 520M520 90L560 520M60 0L40 520M580 0L600 520", clay.colors.glow, 5.0, 0.6);
    clay.mass("M-10 360H650V520H-10z", shade(steel, 0.6));
    clay.line("M320 370L180 510M320 370L460 510", clay.colors.accent, 6.0, 0.7);
    let x = clay.seed.between(250.0, 390.0).round();
    clay.plate(&format!("M{} 330l60-26 86-60 40 12 14 70 70 12-10 24H{}z", x - 130.0, x - 140.0), shade(steel, 0.05));
    clay.plate(&format!("M{} 268l40-18 30 12-10 20z", x - 4.0), Rgb::of("#9fd0ee"));
    clay.bar(&format!("M{} 350v40M{} 350v40", x - 70.0, x + 70.0), shade(steel, 0.5), 14.0);
    for dx in [-210.0, 190.0] {
        clay.mass(
            &mirrored(
                x + dx,
                &[(0.0, 300.0), (14.0, 308.0), (12.0, 328.0), (30.0, 344.0), (34.0, 430.0), (0.0, 434.0)],
            ),
            Rgb::of("#141a26"),
        );
    }
}

/// The subject of a plan in front of the place: bars, fire from above, ships, people.
fn sign(clay: &mut Clay, subject: &Subject) {
    let says = |words: &[&str]| words.iter().any(|word| subject.says(word));
    let dark = Rgb::of("#12141b");
    if subject.is("capture") || says(&["prisoner", "interrogation"]) {
        clay.bar("M70 0V500M190 0V500M450 0V500M570 0V500", Rgb::of("#20242e"), 20.0);
        clay.line("M64 0V500M184 0V500M444 0V500M564 0V500", clay.colors.accent, 3.0, 0.8);
    } else if says(&["assault", "defense", "gambit"]) {
        let x = clay.seed.between(80.0, 300.0).round();
        let fire = clay.colors.accent;
        clay.beam((x, -10.0), (x + 210.0, 300.0), fire, 7.0);
        clay.glow((x + 210.0, 300.0), (80.0, 80.0), Rgb::of("#ffd890"), 1.0);
    } else if says(&["rescue", "squadrons", "to-dagobah", "outpost"]) {
        for (dx, k) in [(0.0, 1.0), (90.0, 0.7), (-110.0, 0.6)] {
            let (x, y) = (clay.seed.between(230.0, 400.0) + dx, 130.0 - 50.0 * k + dx.abs() * 0.2);
            let at = |px: f64, py: f64| format!("{} {}", (x + px * k).round(), (y + py * k).round());
            clay.glow((x - 20.0 * k, y + 8.0), (50.0 * k, 18.0 * k), Rgb::of("#ffb080"), 0.9);
            clay.plate(
                &format!(
                    "M{}L{} {} {} {}z",
                    at(-14.0, 10.0),
                    at(-24.0, -26.0),
                    at(14.0, -6.0),
                    at(96.0, 12.0),
                    at(4.0, 30.0)
                ),
                Rgb::of("#d5d9e0"),
            );
        }
    } else if says(&["contacts", "counsel", "exchange", "support", "sympath", "rumors", "casino"]) {
        let x = clay.seed.between(170.0, 420.0).round();
        super::deed::figure(clay, x, 300.0, 0.5, dark);
        super::deed::figure(clay, x + 74.0, 310.0, 0.46, dark);
    } else if says(&["journey", "must-go", "secret", "common"]) {
        let x = clay.seed.between(400.0, 500.0).round();
        super::deed::figure(clay, x, 286.0, 0.56, dark);
        clay.beam((x + 22.0, 352.0), (x + 52.0, 270.0), clay.colors.accent, 4.0);
    } else if says(&["droids"]) {
        clay.mass("M440 430v-80a34 40 0 0 1 68 0v80zM426 360h14v78h-14zM508 360h14v78h-14z", dark);
        clay.mass(
            &(mirrored(
                574.0,
                &[(0.0, 288.0), (18.0, 298.0), (16.0, 324.0), (34.0, 342.0), (32.0, 440.0), (0.0, 446.0)],
            )),
            dark,
        );
    } else if says(&["web", "power", "library", "counsel"]) {
        let light = clay.colors.accent;
        let lines = joined(0..7, |i| format!("M{} -10Q320 {} {} 490", 20 + 100 * i, 200 + 12 * i, 620 - 100 * i));
        clay.line(&lines, light, 3.0, 0.5);
    }
}
