//! People from the chest up, with clothes that fit the card.

use std::fmt::Write as _;

use crate::color::Rgb;
use crate::subject::Subject;
use crate::svg::At;

use super::clay::{Clay, facing, mirrored, round, shade, tint};
use super::headgear::{cover, helmet};

pub(super) const X: f64 = 320.0;

/// Hair, headgear or head shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Head {
    Hair,
    Long,
    Buns,
    Beard,
    Bald,
    Hood,
    Helm,
    Flight,
    Cap,
    Guard,
    Hunter,
    Mask,
    Tails,
    Fish,
    Ears,
    Fur,
    Cub,
    Goggles,
    Pot,
}

/// Clothes of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Dress {
    Robe,
    Uniform,
    Armor,
    Jacket,
    Gown,
    Fur,
}

/// Words of names that determine head and clothes better than the tags.
const NAMED: [(&str, Head, Dress); 18] = [
    ("vader", Head::Mask, Dress::Armor),
    ("yoda", Head::Ears, Dress::Robe),
    ("obi-wan", Head::Beard, Dress::Robe),
    ("palpatine", Head::Hood, Dress::Robe),
    ("leia", Head::Buns, Dress::Gown),
    ("mon-mothma", Head::Hair, Dress::Gown),
    ("ackbar", Head::Fish, Dress::Uniform),
    ("tarkin", Head::Bald, Dress::Uniform),
    ("twilek", Head::Tails, Dress::Jacket),
    ("nightsister", Head::Long, Dress::Gown),
    ("advisor", Head::Hood, Dress::Gown),
    ("apprentice", Head::Hood, Dress::Armor),
    ("hiding", Head::Hood, Dress::Jacket),
    ("informant", Head::Hood, Dress::Jacket),
    ("guardian", Head::Beard, Dress::Armor),
    ("superlaser", Head::Helm, Dress::Uniform),
    ("at-st", Head::Goggles, Dress::Uniform),
    ("luke", Head::Hair, Dress::Robe),
];

fn look(clay: &mut Clay, subject: &Subject) -> (Head, Dress) {
    if let Some((_, head, dress)) = NAMED.iter().find(|n| subject.says(n.0)) {
        return (*head, *dress);
    }
    if subject.is("trooper") {
        let light = subject.is("light") || subject.faction == "rebel-alliance";
        return (if light { Head::Pot } else { Head::Helm }, Dress::Armor);
    }
    let traits: [(&str, &[Head], Dress); 12] = [
        ("wookiee", &[Head::Fur], Dress::Fur),
        ("ewok", &[Head::Cub], Dress::Fur),
        ("imperial-guard", &[Head::Guard], Dress::Robe),
        ("bounty-hunter", &[Head::Hunter], Dress::Armor),
        ("pilot", &[Head::Flight], Dress::Jacket),
        ("officer", &[Head::Cap], Dress::Uniform),
        ("engineer", &[Head::Goggles], Dress::Jacket),
        ("rogue", &[Head::Hair], Dress::Jacket),
        ("leader", &[Head::Long, Head::Hair], Dress::Gown),
        ("force-sensitive", &[Head::Long, Head::Hair, Head::Beard], Dress::Robe),
        ("jedi", &[Head::Long, Head::Hair, Head::Beard], Dress::Robe),
        ("sith", &[Head::Hood, Head::Bald, Head::Long], Dress::Robe),
    ];
    for (word, heads, dress) in traits {
        if subject.is(word) {
            return (*clay.seed.pick(heads), dress);
        }
    }
    if subject.says("officer") {
        return (Head::Cap, Dress::Uniform);
    }
    (*clay.seed.pick(&[Head::Hair, Head::Long, Head::Beard]), *clay.seed.pick(&[Dress::Jacket, Dress::Robe]))
}

/// Skin and hair colors of well-known characters.
const TONES: [(&str, &str, &str); 8] = [
    ("luke", "#e8b894", "#c49a54"),
    ("obi-wan", "#e2b08c", "#cfc8bc"),
    ("leia", "#f0c8a8", "#4a2c1c"),
    ("mon-mothma", "#efc6a6", "#8a4a2a"),
    ("han-solo", "#dda880", "#4a3020"),
    ("palpatine", "#cdc0b4", "#8a8078"),
    ("tarkin", "#dcb498", "#9a948c"),
    ("motti", "#dca884", "#2c2220"),
];
const SKINS: [&str; 5] = ["#e8b48e", "#c98d62", "#8f5a3c", "#f0c8a8", "#6b4330"];
const HAIRS: [&str; 5] = ["#5a3a22", "#2a2020", "#b98a4a", "#8a8078", "#7a3a22"];

pub(super) fn draw(clay: &mut Clay, subject: &Subject) {
    let (head, dress) = look(clay, subject);
    let many = ["squad", "engineers", "team", "interrogators"].iter().any(|w| subject.says(w));
    let saber = ["force-user", "jedi", "sith"].iter().any(|tag| subject.is(tag));
    let blade = clay.colors.glow.mix(clay.colors.accent, 0.75);
    if saber {
        clay.beam((512.0, 470.0), (566.0, -20.0), blade, 15.0);
    }
    // Vary the position slightly.
    let (dx, dy, k) = (clay.seed.between(-34.0, 26.0), clay.seed.between(-6.0, 8.0), clay.seed.between(0.97, 1.08));
    let stand = format!(
        r#"<g transform="translate({} {})scale({})">"#,
        (dx - 320.0 * (k - 1.0)).round(),
        (dy - 220.0 * (k - 1.0)).round(),
        crate::svg::fine(k)
    );
    let body = |clay: &mut Clay| {
        clay.svg.add(&stand);
        person(clay, head, dress, subject);
        clay.svg.add("</g>");
    };
    if many {
        clay.crowd(&[(-84.0, 84.0, 0.8), (214.0, 76.0, 0.8)], body);
    } else {
        body(clay);
    }
    if saber {
        clay.bar("M505 540L513 470", shade(clay.colors.hull.base, 0.2), 26.0);
    }
}

fn person(clay: &mut Clay, head: Head, dress: Dress, subject: &Subject) {
    let skin = match head {
        Head::Fish => Rgb::of("#b5603f"),
        Head::Ears => Rgb::of("#7fa65c"),
        Head::Tails => *clay.seed.pick(&[Rgb::of("#4d8fc0"), Rgb::of("#5fae86"), Rgb::of("#c98aa8")]),
        Head::Fur => Rgb::of("#7a5232"),
        Head::Cub => Rgb::of("#8a6238"),
        Head::Long if subject.says("nightsister") => Rgb::of("#c9c6d2"),
        _ => Rgb::of(SKINS[clay.seed.below(SKINS.len())]),
    };
    let hair = Rgb::of(HAIRS[clay.seed.below(HAIRS.len())]);
    let known = TONES.iter().find(|tone| subject.says(tone.0));
    let (skin, hair) = known.map_or((skin, hair), |tone| (Rgb::of(tone.1), Rgb::of(tone.2)));
    let low = matches!(head, Head::Ears | Head::Cub);
    let y = if low { 250.0 } else { 204.0 };
    if matches!(head, Head::Mask | Head::Guard) || dress == Dress::Gown {
        let cape = if dress == Dress::Gown { clay.colors.trim.base } else { shade(clay.colors.trim.base, 0.55) };
        clay.mass(&mirrored(X, &[(0.0, 250.0), (120.0, 292.0), (262.0, 400.0), (300.0, 520.0), (0.0, 540.0)]), cape);
    }
    if matches!(head, Head::Long) {
        let locks = [(0.0, y - 104.0), (76.0, y - 70.0), (96.0, y + 30.0), (92.0, y + 140.0), (0.0, y + 120.0)];
        clay.mass(&mirrored(X, &locks), hair);
    }
    torso(clay, dress, if low { 40.0 } else { 0.0 });
    if !matches!(head, Head::Fur | Head::Cub | Head::Mask | Head::Guard) {
        clay.mass(&facing(X, &[(34.0, y + 50.0), (40.0, y + 126.0), (0.0, y + 150.0)]), shade(skin, 0.3));
    }
    match head {
        Head::Helm | Head::Hunter | Head::Mask | Head::Guard => helmet(clay, head, y),
        Head::Fish => fish(clay, skin, y),
        Head::Fur | Head::Cub => furry(clay, head, skin, y),
        _ => {
            if head == Head::Tails {
                for side in [-1.0, 1.0] {
                    let at = |dx: f64, dy: f64| format!("{} {}", (X + side * dx).round(), (y + dy).round());
                    let d =
                        format!("M{}C{} {} {}", at(44.0, -60.0), at(120.0, -40.0), at(104.0, 60.0), at(84.0, 200.0));
                    clay.bar(&d, shade(skin, 0.1), 40.0);
                }
            }
            if head == Head::Ears {
                let ears = [(50.0, y - 6.0), (120.0, y - 46.0), (196.0, y - 40.0), (130.0, y + 16.0), (56.0, y + 30.0)];
                clay.mass(&mirrored(X, &ears), skin);
            }
            face(clay, skin, y, head);
            cover(clay, head, hair, y);
        }
    }
}

fn face(clay: &mut Clay, skin: Rgb, y: f64, head: Head) {
    let k = if head == Head::Ears { 0.86 } else { 1.0 };
    let at = |p: At| (p.0 * k, y + p.1 * k);
    let outline = [(0.0, -86.0), (52.0, -66.0), (66.0, -8.0), (57.0, 38.0), (32.0, 76.0), (0.0, 90.0)].map(at);
    clay.mass(&mirrored(X, &outline), skin);
    let dark = shade(skin, 0.72);
    let [brow, eye, nose, mouth] = [-12.0, 0.0, 36.0, 56.0].map(|dy| (y + dy * k).round());
    let eyes = round((X - 26.0, eye), (15.0, 8.0)) + &round((X + 26.0, eye), (15.0, 8.0));
    clay.flat(&eyes, dark, 0.85);
    clay.line(&format!("M278 {brow}q16-10 32-1M330 {}q16-9 32 1", brow - 1.0), dark, 6.0, 0.8);
    clay.plate(&format!("M312 {}L{} {nose}h18L328 {}z", brow, 311, brow), tint(skin, 0.08));
    clay.line(&format!("M300 {mouth}q20 7 40 0"), dark, 5.0, 0.7);
    clay.flat(&(round((X - 24.0, eye), (3.0, 3.0)) + &round((X + 28.0, eye), (3.0, 3.0))), Rgb(1.0, 1.0, 1.0), 0.8);
}

/// A tall dome with eyes far apart.
fn fish(clay: &mut Clay, skin: Rgb, y: f64) {
    clay.mass(
        &mirrored(
            X,
            &[
                (0.0, y - 128.0),
                (64.0, y - 110.0),
                (74.0, y - 40.0),
                (84.0, y + 30.0),
                (62.0, y + 92.0),
                (0.0, y + 104.0),
            ],
        ),
        skin,
    );
    clay.plate(
        &(round((X - 80.0, y - 4.0), (26.0, 30.0)) + &round((X + 80.0, y - 4.0), (26.0, 30.0))),
        tint(skin, 0.25),
    );
    clay.flat(
        &(round((X - 84.0, y - 4.0), (12.0, 16.0)) + &round((X + 84.0, y - 4.0), (12.0, 16.0))),
        Rgb::of("#140c08"),
        1.0,
    );
    clay.flat(
        &(round((X - 88.0, y - 10.0), (4.0, 5.0)) + &round((X + 80.0, y - 10.0), (4.0, 5.0))),
        Rgb(1.0, 1.0, 1.0),
        0.9,
    );
    clay.line(
        &format!("M270 {}q50 20 100 0M306 {1}h4M330 {1}h4M290 {2}q30-14 60 0", y + 66.0, y + 30.0, y - 70.0),
        shade(skin, 0.7),
        6.0,
        0.8,
    );
}

/// Fur, drawn as many strokes over a rounded mass.
fn furry(clay: &mut Clay, head: Head, skin: Rgb, y: f64) {
    if head == Head::Cub {
        clay.mass(&(round((X - 82.0, y - 58.0), (32.0, 32.0)) + &round((X + 82.0, y - 58.0), (32.0, 32.0))), skin);
    }
    let (wide, tall) = if head == Head::Cub { (92.0, 92.0) } else { (94.0, 130.0) };
    clay.mass(
        &mirrored(
            X,
            &[
                (0.0, y - tall),
                (wide * 0.8, y - tall * 0.7),
                (wide, y + 20.0),
                (wide * 1.1, y + 120.0),
                (0.0, y + 140.0),
            ],
        ),
        skin,
    );
    let mut d = String::new();
    for i in 0..44 {
        let (a, far) = (f64::from(i) * 137.5, (f64::from(i) / 44.0).sqrt());
        let (sin, cos) = crate::seed::sin_cos(a);
        let (x, up) = (X + cos * far * wide * 1.05, y + 12.0 + sin * far * tall * 0.9);
        let _ = write!(d, "M{} {}q{} 14 {} 34", x.round(), up.round(), (cos * 8.0).round(), (cos * 5.0).round());
    }
    clay.line(&d, shade(skin, 0.55), 5.0, 0.55);
    if head == Head::Cub {
        let cowl = format!(
            "{}{}",
            mirrored(X, &[(0.0, y - 112.0), (92.0, y - 74.0), (116.0, y + 40.0), (96.0, y + 130.0), (0.0, y + 150.0)]),
            mirrored(X, &[(0.0, y - 70.0), (62.0, y - 44.0), (70.0, y + 20.0), (44.0, y + 74.0), (0.0, y + 86.0)])
        );
        let rest = format!(r#"fill-rule="evenodd" fill="{}""#, clay.colors.trim.base.short());
        clay.modelled(&cowl, &rest);
    } else {
        clay.bar(&format!("M196 {}L470 520", y + 118.0), Rgb::of("#3a2c22"), 26.0);
    }
    let muzzle = tint(skin, 0.25);
    clay.mass(&round((X, y + 36.0), (32.0, 28.0)), muzzle);
    clay.flat(
        &(round((X - 28.0, y - 6.0), (10.0, 9.0))
            + &round((X + 28.0, y - 6.0), (10.0, 9.0))
            + &round((X, y + 22.0), (13.0, 9.0))),
        Rgb::of("#120c0a"),
        1.0,
    );
    clay.flat(
        &(round((X - 31.0, y - 9.0), (3.0, 3.0)) + &round((X + 25.0, y - 9.0), (3.0, 3.0))),
        Rgb(1.0, 1.0, 1.0),
        0.9,
    );
    clay.line(&format!("M304 {}q16 8 32 0", y + 50.0), Rgb::of("#120c0a"), 5.0, 0.8);
}

fn torso(clay: &mut Clay, dress: Dress, low: f64) {
    let colors = clay.colors;
    let t = |dy: f64| dy + low;
    let shoulders =
        [(0.0, t(288.0)), (70.0, t(302.0)), (176.0, t(342.0)), (232.0, t(430.0)), (246.0, 560.0), (0.0, 580.0)];
    let cloth = match dress {
        Dress::Robe => colors.hull.base.mix(colors.trim.base, 0.2),
        Dress::Uniform => colors.trim.base.mix(colors.hull.shade, 0.3),
        Dress::Armor => shade(colors.hull.base, 0.45),
        Dress::Jacket => colors.trim.base.mix(Rgb::of("#5a4030"), 0.5),
        Dress::Gown => tint(colors.hull.base, 0.45),
        Dress::Fur => Rgb::of("#6e4a2c"),
    };
    clay.mass(&mirrored(X, &shoulders), cloth);
    let dark = shade(cloth, 0.75);
    match dress {
        Dress::Robe => {
            clay.plate(
                &format!("M258 {0}L330 480H{1}L292 {0}zM382 {0}L310 480H240L348 {0}z", t(300.0), 400),
                tint(cloth, 0.22),
            );
            clay.line(&format!("M170 {}Q200 420 190 500M470 {0}Q440 420 450 500", t(350.0)), dark, 6.0, 0.6);
        }
        Dress::Uniform => {
            clay.plate(
                &facing(X, &[(58.0, t(290.0)), (64.0, t(322.0)), (0.0, t(344.0)), (0.0, t(300.0))]),
                tint(cloth, 0.15),
            );
            clay.line(&format!("M320 {}V500M250 {1}l-60 40M390 {1}l60 40", t(344.0), t(360.0)), dark, 5.0, 0.8);
            let row: String = (0..4)
                .map(|i| format!("M{} {}h14v10h-14z", 232 + 18 * i, t(392.0)))
                .chain((0..3).map(|i| format!("M{} {}h14v10h-14z", 241 + 18 * i, t(406.0))))
                .collect();
            clay.plate(&row, colors.accent);
        }
        Dress::Armor => {
            clay.plate(
                &facing(X, &[(0.0, t(326.0)), (110.0, t(338.0)), (118.0, t(420.0)), (64.0, 500.0), (0.0, 510.0)]),
                tint(colors.hull.base, 0.2),
            );
            clay.plate(
                &(round((X - 176.0, t(378.0)), (66.0, 52.0)) + &round((X + 176.0, t(378.0)), (66.0, 52.0))),
                tint(colors.hull.base, 0.12),
            );
            clay.line(&format!("M320 {}V500M222 {1}q98 30 196 0", t(330.0), t(410.0)), dark, 5.0, 0.7);
            clay.plate(&format!("M346 {}h48v20h-48z", t(366.0)), colors.accent);
        }
        Dress::Jacket => {
            clay.plate(
                &facing(X, &[(0.0, t(300.0)), (36.0, t(306.0)), (58.0, 520.0), (0.0, 530.0)]),
                tint(colors.hull.base, 0.35),
            );
            clay.plate(
                &format!(
                    "M256 {0}L300 {1}L262 500H222L240 {1}zM384 {0}L340 {1}L378 500H418L400 {1}z",
                    t(294.0),
                    t(400.0)
                ),
                tint(cloth, 0.2),
            );
            clay.bar(&format!("M160 {}L330 540", t(380.0)), dark, 16.0);
        }
        Dress::Gown => {
            clay.line(&format!("M240 {0}Q320 {1} 400 {0}", t(316.0), t(420.0)), colors.accent, 9.0, 1.0);
            clay.plate(&facing(X, &[(0.0, t(352.0)), (18.0, t(374.0)), (0.0, t(400.0))]), colors.glow);
        }
        Dress::Fur => {}
    }
}
