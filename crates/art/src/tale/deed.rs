//! Actions: a gesture, a strike, a flight.

use std::fmt::Write as _;

use crate::color::{Palette, Rgb};
use crate::seed::{Seed, sin_cos};
use crate::space::{self, HIGH, WIDE};
use crate::subject::Subject;
use crate::svg::{Pen, Svg};

use super::clay::{Clay, joined, mirrored, round, shade, tint};
use super::item;

/// The motif of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    Hand,
    Grip,
    Lightning,
    Clash,
    Blast,
    Ray,
    Cage,
    Dawn,
    Tools,
    Roll,
    Charge,
    Coins,
    Flight,
    Eye,
    Fires,
    Dome,
    Web,
    Calm,
    Rain,
    Lock,
    Lamp,
}

/// Words of names, followed by tags, with their motifs.
const ACTS: [(&str, Act); 44] = [
    ("lightning", Act::Lightning),
    ("choke", Act::Grip),
    ("superlaser", Act::Ray),
    ("deflection", Act::Clash),
    ("stroke", Act::Clash),
    ("double-strike", Act::Clash),
    ("hope", Act::Dawn),
    ("return", Act::Dawn),
    ("roll", Act::Roll),
    ("leader", Act::Lock),
    ("above", Act::Rain),
    ("trooper", Act::Charge),
    ("covering", Act::Charge),
    ("crossfire", Act::Blast),
    ("assault", Act::Charge),
    ("swindled", Act::Coins),
    ("bounty", Act::Coins),
    ("alliance", Act::Web),
    ("binds", Act::Web),
    ("disturbance", Act::Web),
    ("precognition", Act::Eye),
    ("rejuvenation", Act::Calm),
    ("its-worse", Act::Blast),
    ("interrogation", Act::Lamp),
    ("yub", Act::Fires),
    ("escape", Act::Cage),
    ("sacrifice", Act::Blast),
    ("fall-back", Act::Flight),
    ("desperate", Act::Dome),
    ("tear", Act::Tools),
    ("mission", Act::Flight),
    ("force", Act::Hand),
    ("maneuver", Act::Roll),
    ("capture", Act::Cage),
    ("harm", Act::Blast),
    ("ruin", Act::Blast),
    ("mend", Act::Tools),
    ("ward", Act::Dome),
    ("shield", Act::Dome),
    ("insight", Act::Dawn),
    ("retreat", Act::Flight),
    ("rally", Act::Charge),
    ("probe", Act::Eye),
    ("deal", Act::Coins),
];

pub(super) fn draw(mut svg: Svg, mut seed: Seed, colors: &Palette, subject: &Subject) -> Svg {
    let named = ACTS[..31].iter().find(|(word, _)| subject.says(word));
    let act = named.or_else(|| ACTS.iter().find(|(word, _)| subject.is(word)));
    let act = act.map_or_else(|| *seed.pick(&[Act::Dawn, Act::Web, Act::Blast, Act::Hand]), |a| a.1);
    rays(&mut svg, &mut seed, colors);
    let mut clay = super::over(svg, seed, colors);
    play(&mut clay, act, subject);
    clay.finish()
}

fn play(clay: &mut Clay, act: Act, subject: &Subject) {
    match act {
        Act::Hand => hand(clay, false),
        Act::Grip => hand(clay, true),
        Act::Lightning => lightning(clay),
        Act::Clash => clash(clay, subject),
        Act::Blast => blast(clay),
        Act::Ray => ray(clay),
        Act::Cage => cage(clay, subject),
        Act::Dawn => dawn(clay),
        Act::Tools => tools(clay, subject),
        Act::Roll => roll(clay),
        Act::Charge => charge(clay),
        Act::Coins => coins(clay),
        Act::Flight => flight(clay),
        Act::Eye => eye(clay),
        Act::Fires => fires(clay),
        Act::Dome => dome(clay),
        Act::Web => web(clay),
        Act::Calm => item::calm(clay),
        Act::Rain => item::rain(clay),
        Act::Lock => {
            roll(clay);
            lock(clay);
        }
        Act::Lamp => lamp(clay),
    }
}

/// A burst of light behind everything.
fn rays(svg: &mut Svg, seed: &mut Seed, colors: &Palette) {
    let back = svg.radial(
        (0.5, 0.5),
        0.72,
        &[(0.0, &colors.haze.mix(colors.accent, 0.45).css(), 1.0), (1.0, &colors.deep.css(), 1.0)],
    );
    svg.flood(WIDE, HIGH, &back);
    space::veil_over(svg, seed, colors);
    let (x, y) = (seed.between(130.0, 190.0), seed.between(100.0, 130.0));
    let mut pen = Pen::new();
    let turn = seed.between(0.0, 30.0);
    for i in 0..14 {
        let a = turn + 360.0 * f64::from(i) / 14.0;
        let w = seed.between(2.0, 6.0);
        let at = |angle: f64| {
            let (sin, cos) = sin_cos(angle);
            (x + cos * 260.0, y + sin * 260.0)
        };
        pen.polygon(&[(x, y), at(a - w), at(a + w)]);
    }
    svg.path(pen.data(), &format!(r#"fill="{}" fill-opacity=".13""#, colors.glow.short()));
}

/// A silhouette of a person.
pub(super) fn figure(clay: &mut Clay, x: f64, y: f64, k: f64, color: Rgb) {
    let p = |dx: f64, dy: f64| (dx * k, y + dy * k);
    let outline = [
        p(0.0, -34.0),
        p(24.0, -18.0),
        p(22.0, 16.0),
        p(14.0, 30.0),
        p(50.0, 52.0),
        p(56.0, 130.0),
        p(40.0, 250.0),
        p(62.0, 330.0),
        p(0.0, 340.0),
    ];
    clay.mass(&mirrored(x, &outline), color);
}

/// An open hand that emits rings, or a closing hand.
fn hand(clay: &mut Clay, closed: bool) {
    let skin = Rgb::of("#d0a080").mix(clay.colors.trim.base, 0.25);
    let light = clay.colors.accent;
    let lean = clay.seed.between(-9.0, 9.0).round();
    clay.glow((420.0, 170.0), (230.0, 200.0), light, 0.9);
    for r in [70.0, 120.0, 176.0] {
        clay.line(&round((430.0, 160.0), (r, r)), clay.colors.glow, 6.0, 0.65);
    }
    clay.svg.add(&format!(r#"<g transform="rotate({lean} 240 400)">"#));
    clay.mass("M-20 520L120 330 250 290 300 400 180 520z", shade(clay.colors.trim.base, 0.35));
    if closed {
        clay.mass("M196 330Q200 220 300 200 400 190 410 270 400 350 320 372 250 390 210 372z", skin);
        clay.bar(
            "M290 214Q372 190 400 236M280 250Q370 226 408 270M284 292Q360 270 398 306M296 332Q350 318 378 338",
            skin,
            40.0,
        );
        clay.bar("M230 300Q260 250 330 262", tint(skin, 0.1), 40.0);
    } else {
        clay.mass("M206 330Q210 250 290 232 360 228 372 280 366 350 300 372 240 384 216 366z", skin);
        clay.bar("M330 250L392 130M352 258L446 160M362 280L466 226M356 308L452 294", skin, 34.0);
        clay.bar("M244 268Q240 210 276 164", skin, 38.0);
        clay.line("M262 322q40 20 84-10M270 290q40-2 66-22", shade(skin, 0.5), 5.0, 0.6);
    }
    clay.svg.add("</g>");
}

fn bolt(seed: &mut Seed, from: (f64, f64), to: (f64, f64)) -> String {
    let mut d = format!("M{} {}", from.0.round(), from.1.round());
    for i in 1..=6 {
        let t = f64::from(i) / 6.0;
        let off = if i == 6 { 0.0 } else { 26.0 };
        let x = from.0 + (to.0 - from.0) * t + seed.between(-off, off);
        let y = from.1 + (to.1 - from.1) * t + seed.between(-off, off);
        let _ = write!(d, "L{} {}", x.round(), y.round());
    }
    d
}

fn lightning(clay: &mut Clay) {
    let light = Rgb::of("#9fc4ff");
    clay.glow((420.0, 220.0), (260.0, 220.0), light, 0.8);
    let mut d = String::new();
    for (a, b) in [
        ((210.0, 210.0), (640.0, 60.0)),
        ((220.0, 226.0), (640.0, 200.0)),
        ((216.0, 240.0), (620.0, 380.0)),
        ((230.0, 230.0), (500.0, 470.0)),
        ((226.0, 214.0), (520.0, -10.0)),
    ] {
        d += &bolt(&mut clay.seed, a, b);
    }
    clay.line(&d, light, 16.0, 0.35);
    clay.line(&d, tint(light, 0.4), 7.0, 0.9);
    clay.line(&d, Rgb(1.0, 1.0, 1.0), 3.0, 1.0);
    let skin = Rgb::of("#c9b8a8");
    clay.mass("M-20 420L90 250 170 230 190 330 60 470z", Rgb::of("#1c161c"));
    clay.mass("M120 270q40-50 90-40 20 30-10 60-40 30-70 20z", skin);
    clay.bar("M180 236L236 196M196 246L256 222M200 262L256 256M190 280L240 288", skin, 17.0);
}

/// Blades that meet, or bolts thrown back.
fn clash(clay: &mut Clay, subject: &Subject) {
    let own = clay.colors.accent;
    if subject.says("deflection") {
        clay.beam((250.0, 440.0), (360.0, 60.0), own, 15.0);
        clay.bar("M236 490L250 440", Rgb::of("#aab0bc"), 30.0);
        for (y, to) in [(70.0, (20.0, 20.0)), (190.0, (60.0, 260.0))] {
            let hit = (340.0 - (y - 100.0) * 0.3, y + 60.0);
            clay.beam((640.0, y), hit, Rgb::of("#ff5a3a"), 6.0);
            clay.beam(hit, to, Rgb::of("#ff9a5a"), 6.0);
            clay.glow(hit, (60.0, 60.0), Rgb::of("#fff0c0"), 1.0);
        }
    } else {
        let other = if subject.says("double") { own } else { Rgb::of("#ff4a30") };
        clay.beam((130.0, 450.0), (480.0, 60.0), own, 14.0);
        clay.beam((520.0, 440.0), (150.0, 70.0), other, 14.0);
        clay.bar("M104 479L132 448M546 468L520 440", Rgb::of("#aab0bc"), 30.0);
        clay.glow((322.0, 240.0), (130.0, 130.0), Rgb::of("#fffbe0"), 1.0);
        let mut d = String::new();
        for i in 0..12 {
            let (sin, cos) = sin_cos(30.0 * f64::from(i) + 10.0);
            let far = clay.seed.between(80.0, 150.0);
            let _ = write!(
                d,
                "M{} {}L{} {}",
                (322.0 + cos * 40.0).round(),
                (240.0 + sin * 40.0).round(),
                (322.0 + cos * far).round(),
                (240.0 + sin * far).round()
            );
        }
        clay.line(&d, Rgb::of("#fff2c0"), 4.0, 0.9);
    }
}

fn blast(clay: &mut Clay) {
    let x = clay.seed.between(280.0, 360.0).round();
    for (r, tone, o) in
        [(210.0, "#b03a1c", 0.8), (160.0, "#f0801e", 0.85), (108.0, "#ffd060", 0.95), (56.0, "#fffbe6", 1.0)]
    {
        let mut points = Vec::new();
        for i in 0..18 {
            let (sin, cos) = sin_cos(20.0 * f64::from(i));
            let far = r * if i % 2 == 0 { clay.seed.between(0.9, 1.2) } else { clay.seed.between(0.62, 0.8) };
            points.push((x + cos * far * 1.15, 236.0 + sin * far));
        }
        let d = Pen::rough().smooth(&points).data().to_owned();
        clay.flat(&d, Rgb::of(tone), o);
    }
    let steel = shade(clay.colors.hull.base, 0.3);
    for _ in 0..7 {
        let (a, far) = (clay.seed.between(0.0, 360.0), clay.seed.between(150.0, 250.0));
        let (sin, cos) = sin_cos(a);
        let (px, py, s) =
            ((x + cos * far * 1.1).round(), (236.0 + sin * far * 0.8).round(), clay.seed.between(14.0, 34.0).round());
        clay.plate(
            &format!("M{px} {py}l{s} {}l-{} {s}l-{s}-{}z", (s * 0.4).round(), (s * 0.3).round(), (s * 0.8).round()),
            steel,
        );
    }
}

/// Rays that meet and strike a world.
fn ray(clay: &mut Clay) {
    let green = Rgb::of("#7dff8a");
    clay.mass(&round((500.0, 300.0), (116.0, 116.0)), Rgb::of("#4a6fa8"));
    for (x, y) in [(-10.0, 20.0), (-10.0, 110.0), (60.0, -10.0), (150.0, -10.0)] {
        clay.beam((x, y), (190.0, 150.0), green, 6.0);
    }
    clay.beam((190.0, 150.0), (452.0, 270.0), green, 20.0);
    clay.glow((190.0, 150.0), (90.0, 90.0), green, 1.0);
    clay.glow((452.0, 272.0), (170.0, 150.0), Rgb::of("#ffe0a0"), 1.0);
    clay.line("M470 250l60-40M480 290l90 20M450 310l20 80M500 270l90-20", Rgb::of("#ffb060"), 9.0, 0.9);
}

fn cage(clay: &mut Clay, subject: &Subject) {
    let light = clay.colors.accent;
    clay.glow((320.0, 230.0), (220.0, 220.0), light, 0.7);
    figure(clay, 320.0, 150.0, 1.0, Rgb::of("#1a1820"));
    let steel = Rgb::of("#9aa0b0");
    if subject.says("escape") {
        clay.mass(
            "M-10-10H300L250 130 190 240 230 380 290 500H-10zM650-10H340L400 120 450 240 410 370 350 500H650z",
            Rgb::of("#282830"),
        );
        clay.line("M250 130L190 240 230 380M400 120L450 240 410 370", light, 6.0, 0.8);
    } else {
        clay.bar("M120-10V500M220-10V500M420-10V500M520-10V500", steel, 22.0);
        clay.bar("M60 60H580M60 420H580", shade(steel, 0.3), 26.0);
        clay.plate("M286 236h68v64h-68z", light);
        clay.line("M300 236v-22a20 20 0 0 1 40 0v22", steel, 12.0, 1.0);
    }
}

/// A person in front of a bright light.
fn dawn(clay: &mut Clay) {
    let light = clay.colors.glow;
    clay.glow((320.0, 250.0), (330.0, 270.0), light, 1.0);
    clay.flat(&round((320.0, 300.0), (128.0, 128.0)), tint(light, 0.6), 0.95);
    clay.mass("M-10 380Q160 330 320 362T650 350V520H-10z", shade(clay.colors.haze, 0.6));
    let k = clay.seed.between(0.74, 0.9);
    let x = clay.seed.between(270.0, 370.0).round();
    figure(clay, x, 380.0 - 226.0 * k, k * 0.72, Rgb::of("#15161c"));
    if clay.seed.below(2) == 0 {
        clay.beam((x + 30.0, 300.0), (x + 96.0, 150.0), clay.colors.accent, 6.0);
    }
    clay.line("M60 120h60M520 90h70M90 150h30M560 116h30", light, 5.0, 0.6);
}

fn tools(clay: &mut Clay, subject: &Subject) {
    let steel = Rgb::of("#b4bac8");
    clay.mass("M60 300L580 240V520H60z", shade(clay.colors.hull.base, 0.45));
    clay.flat("M250 300l70-16 60 10-20 70-90 10z", Rgb::of("#12141a"), 1.0);
    clay.line("M270 310l20 40M300 296l10 60M340 296l-14 56", clay.colors.accent, 7.0, 1.0);
    if subject.says("tear") {
        clay.plate("M200 260l120-140 40 30-80 130zM360 270l150-120 40 40-130 110z", steel);
    } else {
        clay.bar("M360 250L520 90", steel, 34.0);
        clay.line("M506 60a44 44 0 1 0 62 62", steel, 26.0, 1.0);
        clay.bar("M280 250L150 90", Rgb::of("#c05a34"), 26.0);
        clay.bar("M296 270L262 228", steel, 14.0);
    }
    clay.glow((320.0, 286.0), (120.0, 110.0), Rgb::of("#bfe4ff"), 1.0);
    clay.line(
        "M320 286l-70-60M320 286l-90 10M320 286l80-70M320 286l90 30M320 286l10-100M320 286l-50 80M320 286l60 70",
        Rgb::of("#fff4d0"),
        4.0,
        0.9,
    );
}

/// A small craft and the curl of its path.
fn roll(clay: &mut Clay) {
    let light = clay.colors.glow;
    for (w, o) in [(30.0, 0.2), (9.0, 0.8)] {
        clay.line("M-10 430C160 430 300 380 300 250 300 130 160 140 170 240 180 340 360 330 470 180", light, w, o);
    }
    let steel = tint(clay.colors.hull.base, 0.1);
    clay.svg.add(r#"<g transform="translate(480 160)rotate(-52)">"#);
    clay.plate("M-70-56h140v22h-140zM-70 34h140v22h-140z", shade(steel, 0.45));
    clay.plate("M-12-40h24v80h-24z", shade(steel, 0.2));
    clay.mass(&round((0.0, 0.0), (36.0, 36.0)), steel);
    clay.plate(&round((14.0, 0.0), (15.0, 15.0)), Rgb::of("#0c0d14"));
    clay.svg.add("</g>");
    let x = clay.seed.between(60.0, 200.0).round();
    clay.beam((x, 40.0), (x + 130.0, 120.0), clay.colors.accent, 6.0);
    clay.beam((x + 30.0, 100.0), (x + 160.0, 180.0), clay.colors.accent, 6.0);
}

/// People with weapons under fire.
fn charge(clay: &mut Clay) {
    let fire = clay.colors.accent;
    for i in 0..3 {
        let (y, to) = (120.0 + 62.0 * f64::from(i), clay.seed.between(60.0, 330.0));
        let from = clay.seed.between(220.0, 330.0);
        clay.beam((from, y + 50.0), (650.0, to), fire, 6.0);
    }
    clay.glow((560.0, 190.0), (130.0, 120.0), Rgb::of("#ffd890"), 0.9);
    clay.mass("M-10 420Q320 390 650 430V520H-10z", shade(clay.colors.haze, 0.65));
    for (x, k, tone) in [(90.0, 0.72, "#343a48"), (290.0, 0.78, "#262a36"), (186.0, 0.95, "#151821")] {
        soldier(clay, x, 420.0 - 300.0 * k, k, Rgb::of(tone));
    }
}

/// An armored person who aims.
fn soldier(clay: &mut Clay, x: f64, y: f64, k: f64, color: Rgb) {
    let at = |dx: f64, dy: f64| format!("{} {}", (x + dx * k).round(), (y + dy * k).round());
    clay.bar(
        &format!(
            "M{}L{} {}M{0}L{} {}",
            at(0.0, 150.0),
            at(-34.0, 230.0),
            at(-56.0, 318.0),
            at(34.0, 220.0),
            at(44.0, 318.0)
        ),
        color,
        34.0 * k,
    );
    clay.mass(
        &format!(
            "M{}L{} {} {} {}z",
            at(-40.0, 36.0),
            at(40.0, 36.0),
            at(48.0, 80.0),
            at(28.0, 170.0),
            at(-30.0, 170.0)
        ),
        color,
    );
    clay.bar(&format!("M{}L{} {}", at(-30.0, 60.0), at(20.0, 104.0), at(62.0, 78.0)), shade(color, 0.3), 24.0 * k);
    clay.bar(&format!("M{}L{}", at(-20.0, 92.0), at(136.0, 62.0)), Rgb::of("#0b0c12"), 14.0 * k);
    clay.mass(
        &format!(
            "M{}A{r} {r} 0 1 1 {}L{} {}z",
            at(-28.0, 12.0),
            at(28.0, 12.0),
            at(18.0, 36.0),
            at(-18.0, 36.0),
            r = (30.0 * k).round()
        ),
        tint(color, 0.1),
    );
    clay.line(&format!("M{}L{}", at(4.0, 4.0), at(28.0, 2.0)), clay.colors.accent, 7.0 * k, 0.9);
}

/// A gunner's sight.
fn lock(clay: &mut Clay) {
    let light = Rgb::of("#ffe08a");
    clay.line(&(round((480.0, 160.0), (92.0, 92.0)) + "M480 40v60M480 220v60M360 160h60M540 160h60"), light, 6.0, 0.95);
}

/// A seat under one hard light.
fn lamp(clay: &mut Clay) {
    let light = clay.colors.glow;
    clay.flat("M290 40L110 480H530L350 40z", light, 0.35);
    clay.plate("M270 20h100l24 44H246z", Rgb::of("#3a3a44"));
    clay.glow((320.0, 70.0), (90.0, 50.0), light, 1.0);
    clay.mass("M236 250h168v200H236z", Rgb::of("#2c2a32"));
    figure(clay, 320.0, 186.0, 0.76, Rgb::of("#1a181e"));
    clay.bar("M250 330H390", Rgb::of("#9aa0b0"), 20.0);
    for (x, k) in [(96.0, 1.0), (560.0, 0.94)] {
        figure(clay, x, 150.0, k, Rgb::of("#0e0d12"));
    }
}

fn coins(clay: &mut Clay) {
    let gold = Rgb::of("#d9a632");
    clay.glow((320.0, 300.0), (280.0, 180.0), clay.colors.accent, 0.7);
    for (x, n) in [(170.0, 3), (290.0, 6), (410.0, 4), (500.0, 2)] {
        let up = 24 * n;
        clay.plate(&format!("M{} {}v{up}a56 24 0 0 0 112 0v-{up}z", x - 56.0, 400 - up), shade(gold, 0.25));
        let rims = joined(0..n, |i| format!("M{} {}a56 24 0 0 0 112 0", x - 56.0, 400 - 24 * i));
        clay.line(&rims, shade(gold, 0.65), 4.0, 0.8);
        clay.plate(&round((x, 400.0 - f64::from(up)), (56.0, 24.0)), gold);
    }
    for _ in 0..5 {
        let (x, y) = (clay.seed.between(120.0, 540.0), clay.seed.between(60.0, 210.0));
        let w = clay.seed.between(10.0, 34.0);
        clay.plate(&round((x, y), (w, 34.0)), tint(gold, 0.15));
    }
    clay.plate("M222 188l74-30 26 66-74 30z", Rgb::of("#e8e2d2"));
    clay.flat(
        &(round((256.0, 196.0), (7.0, 7.0)) + &round((288.0, 212.0), (7.0, 7.0)) + &round((272.0, 204.0), (7.0, 7.0))),
        Rgb::of("#2a1c14"),
        1.0,
    );
}

/// Departing craft with long trails.
fn flight(clay: &mut Clay) {
    let steel = clay.colors.hull.base;
    for (i, (x, y, k)) in
        [(470.0, 110.0, 0.6), (330.0, 210.0, 1.0), (520.0, 290.0, 0.8), (240.0, 120.0, 0.5)].into_iter().enumerate()
    {
        let far = 260.0 * k;
        clay.beam((x - far, y + far * 0.42), (x, y), clay.colors.accent, 9.0 * k);
        let at = |dx: f64, dy: f64| format!("{} {}", (x + dx * k).round(), (y + dy * k).round());
        clay.plate(
            &format!(
                "M{}L{} {} {} {}z",
                at(-30.0, 14.0),
                at(-10.0, -34.0),
                at(96.0, -44.0),
                at(34.0, 16.0),
                at(12.0, 44.0)
            ),
            shade(steel, 0.08 * i as f64),
        );
    }
    let stars = joined(0..12, |_| {
        format!("M{} {}l34-14", clay.seed.between(20.0, 600.0).round(), clay.seed.between(30.0, 440.0).round())
    });
    clay.line(&stars, Rgb(1.0, 1.0, 1.0), 3.0, 0.7);
}

fn eye(clay: &mut Clay) {
    let light = clay.colors.accent;
    clay.glow((320.0, 236.0), (300.0, 220.0), light, 0.8);
    clay.mass("M70 240Q190 96 320 96T570 240Q450 384 320 384T70 240z", shade(clay.colors.trim.base, 0.6));
    clay.flat("M110 240Q200 130 320 130T530 240Q440 350 320 350T110 240z", Rgb::of("#f2e8dc"), 0.95);
    clay.mass(&round((320.0, 240.0), (98.0, 98.0)), light);
    let mut d = String::new();
    for i in 0..24 {
        let (sin, cos) = sin_cos(15.0 * f64::from(i));
        let _ = write!(
            d,
            "M{} {}L{} {}",
            (320.0 + cos * 46.0).round(),
            (240.0 + sin * 46.0).round(),
            (320.0 + cos * 90.0).round(),
            (240.0 + sin * 90.0).round()
        );
    }
    clay.line(&d, shade(light, 0.6), 4.0, 0.7);
    clay.flat(&round((320.0, 240.0), (44.0, 44.0)), Rgb::of("#08060a"), 1.0);
    clay.flat(&round((296.0, 212.0), (15.0, 15.0)), Rgb(1.0, 1.0, 1.0), 0.95);
}

/// Night fires between trees.
fn fires(clay: &mut Clay) {
    clay.mass(
        "M40-10h60l20 520H20zM540-10h70l30 520H520zM170-10h30l10 400h-50zM460-10h24l16 400h-50z",
        Rgb::of("#2a2620"),
    );
    for (x, k) in [(320.0, 1.0), (150.0, 0.5), (500.0, 0.5)] {
        clay.glow((x, 350.0), (200.0 * k, 180.0 * k), Rgb::of("#ffae50"), 0.95);
        for (s, tone) in [(1.0, "#e2561e"), (0.66, "#ffb03a"), (0.36, "#fff2b8")] {
            let (w, h) = (70.0 * k * s, 190.0 * k * s);
            let d = format!(
                "M{} 420q-{} -{} {} -{}q{} {} {} {}z",
                (x - w).round(),
                (w * 0.3).round(),
                (h * 0.5).round(),
                w.round(),
                h.round(),
                (w * 0.4).round(),
                (h * 0.4).round(),
                w.round(),
                h.round()
            );
            clay.flat(&d, Rgb::of(tone), 0.95);
        }
    }
    for x in [224.0, 420.0] {
        clay.mass(
            &mirrored(x, &[(0.0, 330.0), (26.0, 346.0), (24.0, 372.0), (40.0, 400.0), (42.0, 470.0), (0.0, 474.0)]),
            Rgb::of("#1a120c"),
        );
        clay.mass(
            &(round((x - 26.0, 336.0), (11.0, 11.0)) + &round((x + 26.0, 336.0), (11.0, 11.0))),
            Rgb::of("#1a120c"),
        );
    }
    let sparks = joined(0..16, |_| {
        format!("M{} {}h0", clay.seed.between(120.0, 520.0).round(), clay.seed.between(40.0, 260.0).round())
    });
    clay.line(&sparks, Rgb::of("#ffd070"), 5.0, 0.9);
}

fn dome(clay: &mut Clay) {
    let light = clay.colors.accent;
    figure(clay, 320.0, 190.0, 0.74, Rgb::of("#171a22"));
    clay.mass("M-10 430Q320 396 650 430V520H-10z", shade(clay.colors.haze, 0.6));
    clay.flat("M110 430A210 250 0 0 1 530 430z", light, 0.25);
    clay.line("M110 430A210 250 0 0 1 530 430", clay.colors.glow, 10.0, 0.95);
    clay.line("M170 430A150 200 0 0 1 470 430M236 430A84 160 0 0 1 404 430M134 330H506M190 250H450", light, 3.0, 0.7);
    let (x, y) = if clay.seed.below(2) == 0 { (170.0, 262.0) } else { (468.0, 256.0) };
    let from = if x < 320.0 { (-10.0, 60.0) } else { (650.0, 60.0) };
    clay.beam(from, (x, y), Rgb::of("#ff5a3a"), 8.0);
    clay.glow((x, y), (86.0, 86.0), Rgb::of("#fff0c0"), 1.0);
}

/// Threads of light between living things.
fn web(clay: &mut Clay) {
    let light = clay.colors.glow;
    let mut points = vec![(320.0, 236.0)];
    for i in 0..11 {
        let (sin, cos) = sin_cos(360.0 * f64::from(i) / 11.0 + clay.seed.between(-12.0, 12.0));
        let far = clay.seed.between(110.0, 220.0);
        points.push((320.0 + cos * far * 1.25, 236.0 + sin * far * 0.95));
    }
    let mut pen = Pen::rough();
    for (i, p) in points.iter().enumerate().skip(1) {
        pen.to(points[0]).line(*p).to(*p).line(points[1 + i % 11]);
        pen.to(*p).line(points[1 + (i + 3) % 11]);
    }
    clay.line(pen.data(), clay.colors.accent, 12.0, 0.2);
    clay.line(pen.data(), light, 3.0, 0.8);
    for (i, p) in points.clone().into_iter().enumerate() {
        let r = if i == 0 { 46.0 } else { 15.0 };
        clay.mass(&round(p, (r, r)), if i == 0 { clay.colors.accent } else { clay.colors.trim.base });
    }
    clay.glow((320.0, 236.0), (130.0, 130.0), light, 0.9);
}
