//! Attached cards: weapons, armor, plans, traps, skills and afflictions.

use crate::color::{Palette, Rgb};
use crate::seed::{Seed, sin_cos};
use crate::subject::Subject;
use crate::svg::{Pen, Svg};

use super::clay::{Clay, facing, mirrored, round, shade, tint};
use super::{deed, droid, stage};

pub(super) fn draw(svg: Svg, seed: Seed, colors: &Palette, subject: &Subject) -> Svg {
    let mut clay = stage::table(svg, seed, colors);
    show(&mut clay, subject);
    clay.finish()
}

fn show(clay: &mut Clay, subject: &Subject) {
    match () {
        () if subject.says("lightsaber") => blade(clay, subject),
        () if subject.says("emplacement") => cannon(clay),
        () if subject.is("weapon") => pistol(clay),
        () if subject.says("astromech") => {
            droid::drum(clay);
            rings(clay, 0.6);
        }
        () if subject.is("upgrade") || subject.is("fortification") => plating(clay, subject),
        () if subject.is("armor") => cuirass(clay),
        () if subject.is("espionage") => chip(clay),
        () if subject.is("trap") => log(clay),
        () if subject.is("decoy") => ghost(clay),
        () if subject.is("mission") => trench(clay),
        () if subject.is("operation") => rain(clay),
        () if subject.is("condition") => shackled(clay, subject),
        () => stance(clay, subject),
    }
}

fn rings(clay: &mut Clay, opacity: f64) {
    let light = clay.colors.glow;
    clay.line(&(round((320.0, 250.0), (240.0, 60.0)) + &round((320.0, 250.0), (276.0, 84.0))), light, 4.0, opacity);
}

/// A hilt and its blade of light.
fn blade(clay: &mut Clay, subject: &Subject) {
    let color = if subject.faction == "sith" { Rgb::of("#ff4028") } else { clay.colors.accent };
    clay.beam((226.0, 336.0), (590.0, 40.0), color, 19.0);
    let steel = Rgb::of("#b6bcc8");
    clay.bar("M104 436L226 336", steel, 44.0);
    clay.bar("M112 430L134 412M146 402L158 392M170 382L182 372", Rgb::of("#22242c"), 46.0);
    clay.bar("M214 346L230 333", shade(steel, 0.3), 54.0);
    clay.plate(&round((172.0, 358.0), (11.0, 11.0)), color);
    clay.glow((232.0, 331.0), (90.0, 90.0), color, 0.8);
}

/// A sidearm.
fn pistol(clay: &mut Clay) {
    let steel = Rgb::of("#6b7280");
    clay.bar("M150 206H560", shade(steel, 0.2), 26.0);
    clay.bar("M440 206H590", shade(steel, 0.45), 38.0);
    clay.mass("M130 176h250v74H220l-10 26-60-8z", steel);
    clay.mass("M160 256l74 4-30 140-84-18z", Rgb::of("#6a4630"));
    clay.bar("M226 262q54 4 46 50-22 12-52 4", shade(steel, 0.4), 12.0);
    clay.bar("M210 136H400", shade(steel, 0.35), 26.0);
    clay.bar("M250 150v26M350 150v26", shade(steel, 0.5), 14.0);
    clay.line("M150 212h200M170 290l50 10M162 320l50 10M154 350l50 10", Rgb::of("#14161c"), 6.0, 0.8);
    clay.glow((604.0, 206.0), (74.0, 74.0), clay.colors.accent, 1.0);
}

/// A gun on a stand behind sandbags.
fn cannon(clay: &mut Clay) {
    let steel = Rgb::of("#8b93a0");
    clay.bar("M320 300L210 430M330 300L440 430M325 300V440", shade(steel, 0.4), 20.0);
    clay.bar("M250 226L560 130", steel, 44.0);
    clay.bar("M470 158L600 118", shade(steel, 0.3), 26.0);
    clay.mass("M190 190l130-20 36 86-40 60H214z", shade(steel, 0.1));
    clay.plate("M216 214h70v54h-70z", clay.colors.accent);
    clay.plate(&round((326.0, 286.0), (34.0, 34.0)), shade(steel, 0.35));
    clay.glow((612.0, 114.0), (90.0, 90.0), clay.colors.accent, 1.0);
    let mut bags = String::new();
    for i in 0..7 {
        bags += &round((60.0 + 88.0 * f64::from(i), 440.0), (52.0, 26.0));
    }
    clay.mass(&bags, Rgb::of("#8a7a58"));
}

/// Plates over a wall of metal.
fn plating(clay: &mut Clay, subject: &Subject) {
    let steel = clay.colors.hull.base;
    let wide = if subject.is("fortification") { 3 } else { 2 };
    for row in 0..2 {
        for i in 0..wide {
            let w = 420.0 / f64::from(wide);
            let (x, y) = (110.0 + (w + 8.0) * f64::from(i) + 20.0 * f64::from(row), 110.0 + 140.0 * f64::from(row));
            let at = |dx: f64, dy: f64| format!("{} {}", (x + dx).round(), (y + dy).round());
            let d = format!(
                "M{}L{} {} {} {} {}z",
                at(22.0, 0.0),
                at(w, 0.0),
                at(w, 100.0),
                at(w - 22.0, 128.0),
                at(0.0, 128.0),
                at(0.0, 26.0)
            );
            clay.plate(&d, shade(steel, 0.1 * f64::from(row + i)));
            let studs: String = [(28.0, 22.0), (w - 18.0, 22.0), (18.0, 108.0), (w - 34.0, 108.0)]
                .iter()
                .map(|p| round((x + p.0, y + p.1), (7.0, 7.0)))
                .collect();
            clay.plate(&studs, tint(steel, 0.4));
        }
    }
    let light = clay.colors.accent;
    clay.line("M60 420A300 300 0 0 1 60 60M590 60A300 300 0 0 1 590 420", light, 12.0, 0.8);
    clay.line("M90 400A260 260 0 0 1 90 80M560 80A260 260 0 0 1 560 400", light, 4.0, 0.6);
}

/// A breastplate and a helmet on a stand.
fn cuirass(clay: &mut Clay) {
    let plate = clay.colors.hull.base.mix(clay.colors.trim.base, 0.25);
    clay.bar("M320 300V470", Rgb::of("#3a3630"), 22.0);
    clay.mass(
        &facing(320.0, &[(0.0, 262.0), (60.0, 256.0), (128.0, 282.0), (112.0, 350.0), (84.0, 430.0), (0.0, 446.0)]),
        plate,
    );
    clay.plate(&facing(320.0, &[(10.0, 300.0), (92.0, 304.0), (76.0, 366.0), (10.0, 372.0)]), tint(plate, 0.18));
    clay.mass(&(round((176.0, 312.0), (48.0, 54.0)) + &round((464.0, 312.0), (48.0, 54.0))), shade(plate, 0.15));
    clay.mass(&mirrored(320.0, &[(0.0, 66.0), (66.0, 86.0), (80.0, 160.0), (72.0, 240.0), (0.0, 250.0)]), plate);
    clay.plate(
        &facing(320.0, &[(0.0, 136.0), (68.0, 132.0), (62.0, 164.0), (16.0, 174.0), (14.0, 246.0), (0.0, 248.0)]),
        Rgb::of("#0a0b10"),
    );
    clay.line("M262 146h46", clay.colors.glow, 5.0, 0.7);
    clay.bar("M404 170V66", shade(plate, 0.4), 8.0);
    clay.plate("M356 392h40v18h-40z", clay.colors.accent);
}

/// A card of data under a cone of light.
fn chip(clay: &mut Clay) {
    let light = clay.colors.accent.mix(Rgb::of("#7fe0ff"), 0.4);
    clay.flat("M250 370L150 70H490L390 370z", light, 0.16);
    clay.glow((320.0, 190.0), (180.0, 150.0), light, 0.6);
    clay.line(
        &(round((320.0, 180.0), (96.0, 96.0)) + &round((290.0, 150.0), (26.0, 24.0)) + "M224 180h192M320 84v192"),
        light,
        4.0,
        0.95,
    );
    clay.line("M170 110h60M170 130h40M420 240h60M436 260h44", tint(light, 0.5), 5.0, 0.9);
    clay.plate("M232 360h176l34 60H198z", Rgb::of("#39414f"));
    clay.plate("M280 374h80l10 28H270z", light);
}

/// A swinging log on ropes.
fn log(clay: &mut Clay) {
    let wood = Rgb::of("#8a5f36");
    clay.line("M120 -10L196 214M250 -10L240 250M560 -10L452 196M500 -10L470 190", Rgb::of("#c9b07a"), 7.0, 0.9);
    clay.bar("M150 300L500 176", wood, 104.0);
    clay.plate(&round((142.0, 302.0), (40.0, 54.0)), tint(wood, 0.35));
    clay.line(
        &(round((142.0, 302.0), (24.0, 34.0)) + &round((142.0, 302.0), (10.0, 14.0))),
        shade(wood, 0.5),
        5.0,
        0.8,
    );
    clay.line("M220 250l120-42M240 300l180-64M330 190l90-30M400 250l80-28", shade(wood, 0.6), 6.0, 0.7);
    clay.plate("M150 232l-60-50 84 26zM130 372l-76 26 52-56z", tint(wood, 0.15));
    clay.line("M560 300q50-60 44-150M590 320q60-80 44-190", clay.colors.glow, 7.0, 0.7);
}

/// A ship made of light.
fn ghost(clay: &mut Clay) {
    let light = clay.colors.glow;
    clay.flat("M300 400L120 120H540L360 400z", clay.colors.accent, 0.14);
    let hull = "M150 214L330 150 500 186 540 222 480 250 320 270 190 250z";
    clay.flat(hull, clay.colors.accent, 0.35);
    clay.line(&format!("{hull}M150 214L540 222M330 150L320 270M400 164L396 262M250 180L250 258"), light, 5.0, 0.95);
    clay.line("M100 190h60M90 230h40M560 190h40M570 240h30", light, 5.0, 0.6);
    clay.plate("M262 396h116l26 44H236z", Rgb::of("#39414f"));
    clay.flat("M284 404h72l8 14H276z", light, 1.0);
}

/// A trench between two walls of steel with a small light at its end.
fn trench(clay: &mut Clay) {
    let steel = Rgb::of("#6a7288");
    clay.mass("M-10-10H250L300 230-10 470z", shade(steel, 0.25));
    clay.mass("M650-10H390L340 230 650 470z", shade(steel, 0.4));
    clay.mass("M-10 500L300 232H340L650 500z", shade(steel, 0.65));
    clay.line("M40-10L288 226M120-10L294 228M-10 120L296 230M-10 250L298 232M600-10L352 226M520-10L346 228M650 120L344 230M650 250L342 232", Rgb::of("#1a1e2a"), 6.0, 0.8);
    clay.line("M60 60h40M90 150h50M170 110h26M520 70h44M470 140h40M560 190h40", clay.colors.glow, 7.0, 0.7);
    clay.glow((320.0, 224.0), (120.0, 120.0), clay.colors.accent, 1.0);
    clay.plate("M300 372l20-90 20 90 90 30v14l-96-8-14 30-14-30-96 8v-14z", tint(steel, 0.45));
    clay.glow((320.0, 420.0), (40.0, 30.0), Rgb::of("#ffb080"), 1.0);
}

/// Fire from orbit.
pub(super) fn rain(clay: &mut Clay) {
    clay.plate("M120 60L420 96 610 30 400 20z", Rgb::of("#8a90a2"));
    clay.plate("M470 26h60v-30h-60z", Rgb::of("#aab0c0"));
    let fire = clay.colors.accent.mix(Rgb::of("#8fff9a"), 0.3);
    for (a, b) in [(180.0, 130.0), (300.0, 290.0), (420.0, 470.0), (350.0, 390.0)] {
        clay.beam((a, 90.0), (b, 400.0), fire, 8.0);
        clay.glow((b, 402.0), (74.0, 44.0), Rgb::of("#ffd890"), 1.0);
    }
    clay.mass("M-10 408Q320 356 650 408V520H-10z", Rgb::of("#3a3444"));
}

/// A head in chains, or under a blessing.
fn shackled(clay: &mut Clay, subject: &Subject) {
    let light = clay.colors.accent;
    let dark = Rgb::of("#2a2630");
    clay.glow((320.0, 190.0), (200.0, 200.0), light, 0.7);
    clay.mass(
        &mirrored(
            320.0,
            &[(0.0, 76.0), (70.0, 98.0), (84.0, 190.0), (52.0, 268.0), (140.0, 330.0), (190.0, 470.0), (0.0, 500.0)],
        ),
        dark,
    );
    if subject.says("blessing") {
        let mut rays = Pen::rough();
        for i in 0..16 {
            let (sin, cos) = sin_cos(22.5 * f64::from(i));
            rays.to((320.0 + cos * 126.0, 176.0 + sin * 126.0)).line((320.0 + cos * 190.0, 176.0 + sin * 190.0));
        }
        clay.line(rays.data(), clay.colors.glow, 8.0, 0.8);
        clay.plate(&facing(320.0, &[(0.0, 120.0), (22.0, 160.0), (0.0, 210.0)]), clay.colors.glow);
    } else {
        clay.line("M270 168q20-18 42 4M328 172q22-22 42-4", light, 9.0, 1.0);
        let steel = Rgb::of("#a8aebc");
        clay.line(&(round((250.0, 400.0), (52.0, 30.0)) + &round((390.0, 400.0), (52.0, 30.0))), steel, 20.0, 1.0);
        clay.bar("M300 400H340", steel, 22.0);
        clay.bar("M60-10L190 380M580-10L450 380", shade(steel, 0.3), 12.0);
    }
}

/// A training person, within rings or arcs of a blade.
fn stance(clay: &mut Clay, subject: &Subject) {
    let light = clay.colors.accent;
    clay.glow((320.0, 210.0), (260.0, 220.0), light, 0.7);
    let dark = Rgb::of("#1e2420");
    if subject.is("lightsaber-form") {
        for (r, w, o) in [(210.0, 10.0, 0.9), (180.0, 26.0, 0.3), (150.0, 8.0, 0.7)] {
            clay.line(&format!("M{} 330A{r} {r} 0 1 1 {} 310", 320.0 - r * 0.86, 320.0 + r * 0.9), light, w, o);
        }
        clay.beam((396.0, 250.0), (540.0, 120.0), light, 11.0);
        deed::figure(clay, 320.0, 150.0, 1.0, dark);
        clay.bar("M350 236L398 248", dark, 24.0);
    } else {
        calm(clay);
    }
}

/// A meditating person and floating stones.
pub(super) fn calm(clay: &mut Clay) {
    let dark = Rgb::of("#1e2420");
    for r in [120.0, 170.0, 222.0] {
        clay.line(&round((320.0, 230.0), (r, r * 0.8)), clay.colors.glow, 5.0, 0.6);
    }
    clay.mass(
        &mirrored(
            320.0,
            &[
                (0.0, 130.0),
                (32.0, 150.0),
                (30.0, 200.0),
                (76.0, 232.0),
                (70.0, 320.0),
                (150.0, 372.0),
                (120.0, 400.0),
                (0.0, 404.0),
            ],
        ),
        dark,
    );
    for (x, y) in [(120.0, 200.0), (520.0, 160.0), (470.0, 340.0), (160.0, 330.0)] {
        clay.plate(&facing(x, &[(0.0, y - 20.0), (24.0, y), (6.0, y + 20.0)]), Rgb::of("#8a8474"));
    }
}
