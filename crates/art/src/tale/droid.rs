//! Droids and beasts.

use crate::color::Rgb;
use crate::subject::Subject;

use super::clay::{Clay, facing, mirrored, round, shade, tint};

const X: f64 = 320.0;

pub(super) fn draw(clay: &mut Clay, subject: &Subject) {
    if subject.is("creature") {
        beast(clay);
    } else if subject.says("r2") || subject.says("astromech") {
        drum(clay);
    } else if subject.says("3po") {
        courtier(clay);
    } else if subject.says("replica") {
        double(clay);
    } else if subject.says("probe") {
        probe(clay);
    } else if subject.says("interrogation") {
        orb(clay);
    } else {
        mechanic(clay);
    }
}

/// A barrel on two legs under a dome.
pub(super) fn drum(clay: &mut Clay) {
    let colors = clay.colors;
    let (white, blue) = (Rgb::of("#dfe4ea"), colors.accent.mix(Rgb::of("#2c5aa8"), 0.6));
    for side in [-1.0, 1.0] {
        clay.mass(
            &facing(
                X + side * 124.0,
                &[(28.0, 196.0), (34.0, 300.0), (26.0, 430.0), (52.0, 470.0), (0.0, 474.0), (0.0, 186.0)],
            ),
            shade(white, 0.15),
        );
    }
    clay.mass("M224 222h192v196q-96 40-192 0z", white);
    clay.mass("M222 226a98 124 0 0 1 196 0z", tint(shade(white, 0.3), 0.1));
    clay.plate("M252 250h60v44h-60zM330 250h60v44h-60zM270 320h100v22h-100zM270 354h100v22h-100z", blue);
    clay.plate(
        "M240 206a84 84 0 0 1 36-62l16 20a60 60 0 0 0-26 42zM400 206a84 84 0 0 0-30-56l-18 20a60 60 0 0 1 24 36z",
        blue,
    );
    clay.plate("M296 138h48v44h-48z", blue);
    clay.plate(&round((X, 160.0), (17.0, 17.0)), Rgb::of("#0c0f18"));
    clay.flat(&round((X - 5.0, 155.0), (5.0, 5.0)), Rgb(1.0, 1.0, 1.0), 0.9);
    clay.flat(&round((364.0, 196.0), (7.0, 7.0)), Rgb::of("#ff4a3a"), 1.0);
    clay.line("M226 234h188M262 300h116", shade(white, 0.7), 4.0, 0.7);
}

/// A polished person of metal.
fn courtier(clay: &mut Clay) {
    let gold = Rgb::of("#d6a33a");
    let dark = Rgb::of("#241a10");
    clay.mass(
        &mirrored(X, &[(0.0, 300.0), (90.0, 312.0), (196.0, 352.0), (226.0, 450.0), (230.0, 560.0), (0.0, 570.0)]),
        gold,
    );
    clay.plate(&facing(X, &[(0.0, 338.0), (92.0, 350.0), (76.0, 440.0), (0.0, 470.0)]), tint(gold, 0.15));
    clay.line("M240 420q80 34 160 0M252 446q68 28 136 0M320 340v90", dark, 5.0, 0.7);
    clay.plate(&round((X, 396.0), (20.0, 20.0)), shade(gold, 0.35));
    clay.bar("M320 260V312M296 268V318M344 268V318", shade(gold, 0.5), 13.0);
    clay.mass(
        &mirrored(X, &[(0.0, 92.0), (56.0, 108.0), (72.0, 176.0), (60.0, 236.0), (34.0, 276.0), (0.0, 286.0)]),
        gold,
    );
    clay.plate("M238 170h14v50h-14zM388 170h14v50h-14z", shade(gold, 0.3));
    clay.plate(&(round((X - 27.0, 190.0), (21.0, 19.0)) + &round((X + 27.0, 190.0), (21.0, 19.0))), dark);
    clay.flat(
        &(round((X - 27.0, 190.0), (10.0, 10.0)) + &round((X + 27.0, 190.0), (10.0, 10.0))),
        Rgb::of("#fff2b0"),
        1.0,
    );
    clay.plate("M300 244h40v12h-40z", dark);
    clay.line("M320 96v70M312 206l-6 24h28l-6-24", dark, 5.0, 0.6);
}

/// Half a face of skin, half of steel.
fn double(clay: &mut Clay) {
    let (skin, steel) = (Rgb::of("#d9ab8a"), Rgb::of("#8b93a3"));
    let accent = clay.colors.accent;
    clay.mass(
        &mirrored(X, &[(0.0, 300.0), (90.0, 312.0), (196.0, 352.0), (226.0, 450.0), (0.0, 570.0)]),
        Rgb::of("#3b3f4c"),
    );
    clay.mass(
        &mirrored(X, &[(0.0, 108.0), (56.0, 124.0), (70.0, 190.0), (58.0, 244.0), (32.0, 284.0), (0.0, 298.0)]),
        skin,
    );
    clay.plate("M320 108q62 4 70 82-2 62-40 96l-30 12 12-60-16-40 14-34z", steel);
    clay.line("M330 150l34 20M336 250l30-20M352 130l10 40", shade(steel, 0.7), 5.0, 0.9);
    clay.flat(&round((292.0, 198.0), (14.0, 8.0)), shade(skin, 0.7), 0.9);
    clay.plate(&round((354.0, 198.0), (19.0, 19.0)), Rgb::of("#0b0c12"));
    clay.glow((354.0, 198.0), (34.0, 34.0), Rgb::of("#ff5a3a"), 1.0);
    clay.line("M286 258q20 6 34 2M280 182q12-8 26-2", shade(skin, 0.75), 5.0, 0.8);
    clay.mass("M250 168q6-80 76-78 30 2 46 24-40-10-70 8-40 10-52 46z", Rgb::of("#3a2c28"));
    clay.line("M250 340q70 30 140 0", accent, 8.0, 0.9);
}

/// Many eyes, many arms, in the snow of its own light.
fn probe(clay: &mut Clay) {
    let steel = Rgb::of("#5a6072");
    for (a, b, c) in [(270, 220, 170), (300, 280, 300), (340, 372, 350), (372, 430, 476)] {
        clay.bar(&format!("M{a} 290Q{b} 350 {c} 440l-14 30"), shade(steel, 0.35), 12.0);
    }
    clay.bar("M320 70V130M360 84V140", shade(steel, 0.3), 7.0);
    clay.mass("M196 236q14-120 124-122 110 2 124 122z", steel);
    clay.mass("M190 232h260l-34 58q-96 36-192 0z", shade(steel, 0.3));
    clay.line("M190 234h260", Rgb::of("#12141c"), 7.0, 0.8);
    for (x, y, r) in
        [(270.0, 196.0, 26.0), (344.0, 184.0, 18.0), (392.0, 206.0, 13.0), (310.0, 264.0, 12.0), (372.0, 266.0, 9.0)]
    {
        clay.plate(&round((x, y), (r, r)), Rgb::of("#0c0d14"));
    }
    clay.glow((270.0, 196.0), (44.0, 44.0), Rgb::of("#ff4a30"), 1.0);
    clay.glow((344.0, 184.0), (26.0, 26.0), Rgb::of("#ff8a4a"), 0.9);
}

/// A black ball with instruments.
fn orb(clay: &mut Clay) {
    let black = Rgb::of("#34343e");
    clay.bar("M190 250H90l-30-30M90 250l-30 26", shade(black, 0.2), 10.0);
    clay.bar("M450 262h110M560 240v44", shade(black, 0.1), 9.0);
    clay.bar("M320 110V50M300 66h40", shade(black, 0.1), 9.0);
    clay.mass(&round((X, 244.0), (138.0, 138.0)), black);
    clay.line(
        "M184 226q136 50 272 0M190 276q130 46 260 0M250 124q-50 120 4 240M390 124q50 120-4 240",
        Rgb::of("#0a0a0e"),
        6.0,
        0.8,
    );
    clay.plate(&round((288.0, 220.0), (36.0, 36.0)), Rgb::of("#0a0a10"));
    clay.glow((288.0, 220.0), (56.0, 56.0), Rgb::of("#ff3a2a"), 1.0);
    clay.plate("M366 180h40v16h-40zM366 204h26v12h-26z", clay.colors.accent);
    clay.bar("M560 262h46", tint(black, 0.6), 4.0);
}

/// A box with a lamp, tools for hands.
fn mechanic(clay: &mut Clay) {
    let colors = clay.colors;
    let paint = colors.trim.base;
    clay.bar("M226 290L130 330L150 250M414 290L520 320L540 240", shade(paint, 0.4), 22.0);
    clay.plate("M132 250l14-56 26 4-6 56zM524 240l4-50 40 0-10 54z", colors.hull.base);
    clay.mass("M226 232h188l18 180H208z", paint);
    clay.plate("M250 276h140v40h-140zM250 334h60v44h-60zM330 334h60v44h-60z", tint(paint, 0.2));
    clay.bar("M320 236v-40", shade(paint, 0.5), 24.0);
    clay.mass("M236 110h168l16 86H220z", tint(paint, 0.1));
    clay.plate(&round((292.0, 152.0), (32.0, 32.0)), Rgb::of("#0c0e14"));
    clay.glow((292.0, 152.0), (40.0, 40.0), colors.glow, 1.0);
    clay.plate(&round((368.0, 160.0), (16.0, 16.0)), Rgb::of("#0c0e14"));
    clay.flat(&round((368.0, 160.0), (7.0, 7.0)), colors.accent, 1.0);
    clay.glow((558.0, 190.0), (60.0, 60.0), Rgb::of("#9fd8ff"), 1.0);
    clay.line("M558 190l-24-30M558 190l34-22M558 190l20 34M558 190l-34 18", Rgb(1.0, 1.0, 1.0), 4.0, 0.9);
}

/// Something huge with a jaw and claws.
fn beast(clay: &mut Clay) {
    let hide = Rgb::of("#7a6248");
    clay.mass("M60 520Q50 330 170 270 240 180 330 190 440 170 500 280 600 330 590 520z", shade(hide, 0.25));
    clay.mass("M196 300Q180 150 300 116 420 100 452 210 470 300 420 350 300 400 220 360z", hide);
    clay.mass("M210 300q110 50 226-6 6 100-60 126-100 26-150-30z", shade(hide, 0.3));
    clay.flat("M232 316q90 34 186-6-2 60-40 80-76 20-116-14z", Rgb::of("#2a0c0c"), 1.0);
    clay.plate("M238 314l12 36 14-30 14 40 16-38 16 42 16-42 16 40 14-42 16 34 12-38 12 26 8-34z", Rgb::of("#f0e6c8"));
    clay.plate("M262 396l10-34 12 38zM306 408l10-36 12 36zM352 398l10-36 12 30z", Rgb::of("#e6dabc"));
    clay.flat(&(round((276.0, 222.0), (20.0, 12.0)) + &round((386.0, 214.0), (20.0, 12.0))), Rgb::of("#1a0f0a"), 1.0);
    clay.flat(&(round((278.0, 222.0), (8.0, 7.0)) + &round((384.0, 214.0), (8.0, 7.0))), Rgb::of("#ffc83a"), 1.0);
    clay.line(
        "M250 196q30-16 56 6M356 198q30-22 54-8M310 270h8M340 268h8M280 150q40-20 90-10M296 172q40-14 76-8",
        shade(hide, 0.7),
        8.0,
        0.8,
    );
    clay.mass("M40 520q10-120 90-130 60 6 66 130z", tint(hide, 0.05));
    clay.plate("M66 430l-20 70 34-50zM108 410l-8 80 34-66zM152 420l8 80 20-70z", Rgb::of("#efe4c4"));
}
