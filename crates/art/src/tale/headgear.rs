//! Hair, hats and helmets.

use crate::color::Rgb;
use crate::svg::At;

use super::bust::{Head, X};
use super::clay::{Clay, facing, mirrored, round, shade, tint};

/// Hair, hoods, caps and other headgear that leaves the face visible.
pub(super) fn cover(clay: &mut Clay, head: Head, hair: Rgb, y: f64) {
    match head {
        Head::Hair | Head::Beard | Head::Long | Head::Buns => locks(clay, head, hair, y),
        Head::Hood => hood(clay, y),
        Head::Cap => cap(clay, y),
        Head::Flight => flight(clay, y),
        Head::Pot => pot(clay, y),
        Head::Goggles => goggles(clay, y),
        _ => {}
    }
}

fn locks(clay: &mut Clay, head: Head, hair: Rgb, y: f64) {
    let (side, drop) = if head == Head::Long { (76.0, 60.0) } else { (72.0, 4.0) };
    let top = [
        (0.0, y - 106.0),
        (54.0, y - 94.0),
        (side, y - 44.0),
        (70.0, y + drop),
        (58.0, y - 30.0),
        (24.0, y - 62.0),
        (-8.0, y - 52.0),
        (-50.0, y - 56.0),
        (-60.0, y - 26.0),
        (-70.0, y + drop),
        (-side, y - 44.0),
        (-54.0, y - 92.0),
    ];
    let points: Vec<At> = top.iter().map(|p| (X + p.0, p.1)).collect();
    let d = crate::svg::Pen::rough().smooth(&points).data().to_owned();
    clay.mass(&d, hair);
    if head == Head::Buns {
        clay.mass(&(round((X - 82.0, y - 6.0), (30.0, 34.0)) + &round((X + 82.0, y - 6.0), (30.0, 34.0))), hair);
    }
    if head == Head::Beard {
        let beard = [(0.0, y + 48.0), (22.0, y + 46.0), (58.0, y + 14.0), (52.0, y + 74.0), (0.0, y + 108.0)];
        clay.mass(&mirrored(X, &beard), tint(hair, 0.25));
    }
}

fn hood(clay: &mut Clay, y: f64) {
    let cloth = clay.colors.trim.base;
    let d = format!(
        "{}{}",
        mirrored(X, &[(0.0, y - 140.0), (84.0, y - 104.0), (118.0, y + 20.0), (140.0, y + 150.0), (0.0, y + 190.0)]),
        mirrored(X, &[(0.0, y - 72.0), (46.0, y - 50.0), (54.0, y + 20.0), (30.0, y + 92.0), (0.0, y + 108.0)])
    );
    let rest = format!(r#"fill-rule="evenodd" fill="{}""#, shade(cloth, 0.45).short());
    clay.flat(
        &mirrored(X, &[(0.0, y - 90.0), (60.0, y - 60.0), (62.0, y + 4.0), (0.0, y + 16.0)]),
        Rgb(0.0, 0.0, 0.0),
        0.6,
    );
    clay.modelled(&d, &rest);
}

fn cap(clay: &mut Clay, y: f64) {
    let cloth = clay.colors.trim.base;
    clay.mass(
        &facing(X, &[(0.0, y - 128.0), (62.0, y - 122.0), (76.0, y - 84.0), (66.0, y - 48.0), (0.0, y - 44.0)]),
        cloth,
    );
    clay.plate(&facing(X, &[(0.0, y - 54.0), (68.0, y - 58.0), (60.0, y - 36.0), (0.0, y - 28.0)]), shade(cloth, 0.6));
    clay.plate(&round((X, y - 90.0), (9.0, 9.0)), clay.colors.accent);
}

fn flight(clay: &mut Clay, y: f64) {
    clay.mass(
        &mirrored(
            X,
            &[
                (0.0, y - 124.0),
                (66.0, y - 106.0),
                (92.0, y - 30.0),
                (84.0, y + 40.0),
                (52.0, y + 60.0),
                (60.0, y - 26.0),
                (0.0, y - 46.0),
            ],
        ),
        tint(clay.colors.hull.base, 0.2),
    );
    clay.plate(
        &facing(X, &[(16.0, y - 128.0), (16.0, y - 50.0), (0.0, y - 46.0), (0.0, y - 130.0)]),
        clay.colors.accent,
    );
    clay.plate(
        &mirrored(X, &[(0.0, y - 44.0), (56.0, y - 30.0), (58.0, y + 8.0), (0.0, y + 16.0)]),
        Rgb::of("#c9902a"),
    );
    clay.line(&format!("M272 {}q22-18 50-18", y - 16.0), Rgb(1.0, 1.0, 0.9), 7.0, 0.8);
}

fn pot(clay: &mut Clay, y: f64) {
    let shell = tint(clay.colors.hull.base, 0.15);
    clay.mass(
        &mirrored(
            X,
            &[
                (0.0, y - 122.0),
                (66.0, y - 104.0),
                (90.0, y - 34.0),
                (84.0, y + 30.0),
                (66.0, y + 24.0),
                (62.0, y - 34.0),
                (0.0, y - 44.0),
            ],
        ),
        shell,
    );
    clay.plate(&facing(X, &[(0.0, y - 62.0), (88.0, y - 44.0), (84.0, y - 28.0), (0.0, y - 42.0)]), shade(shell, 0.35));
    clay.plate(&round((X, y - 86.0), (13.0, 13.0)), clay.colors.accent);
    clay.line(&format!("M258 {}Q270 {} 318 {1}", y + 26.0, y + 92.0), shade(shell, 0.6), 7.0, 0.9);
}

fn goggles(clay: &mut Clay, y: f64) {
    let cloth = clay.colors.trim.base;
    clay.mass(
        &mirrored(X, &[(0.0, y - 112.0), (58.0, y - 98.0), (74.0, y - 40.0), (0.0, y - 50.0)]),
        shade(cloth, 0.2),
    );
    clay.bar(&format!("M252 {0}H388", y - 46.0), shade(cloth, 0.6), 18.0);
    clay.plate(
        &(round((X - 28.0, y - 46.0), (25.0, 21.0)) + &round((X + 28.0, y - 46.0), (25.0, 21.0))),
        shade(clay.colors.hull.base, 0.3),
    );
    clay.flat(
        &(round((X - 28.0, y - 46.0), (15.0, 12.0)) + &round((X + 28.0, y - 46.0), (15.0, 12.0))),
        clay.colors.glow,
        0.85,
    );
}

/// Helmets that hide the face.
pub(super) fn helmet(clay: &mut Clay, head: Head, y: f64) {
    match head {
        Head::Helm => trooper(clay, y),
        Head::Hunter => hunter(clay, y),
        Head::Guard => guard(clay, y),
        _ => mask(clay, y),
    }
}

fn trooper(clay: &mut Clay, y: f64) {
    let colors = clay.colors;
    let dark = Rgb::of("#0a0a10");
    let style = clay.seed.below(4);
    let shell = match style {
        0 => tint(colors.hull.base, 0.45),
        1 => Rgb::of("#c9c2b0"),
        2 => Rgb::of("#4a4e5c"),
        _ => tint(colors.hull.base, 0.2).mix(colors.accent, 0.12),
    };
    if style == 1 {
        clay.bar(&format!("M396 {}V{}", y - 10.0, y - 140.0), shade(shell, 0.5), 8.0);
    }
    clay.mass(
        &mirrored(
            X,
            &[
                (0.0, y - 118.0),
                (64.0, y - 98.0),
                (86.0, y - 20.0),
                (84.0, y + 50.0),
                (52.0, y + 104.0),
                (0.0, y + 112.0),
            ],
        ),
        shell,
    );
    let visor = match style {
        0 => vec![(0.0, y - 26.0), (70.0, y - 38.0), (74.0, y - 4.0), (38.0, y + 20.0), (0.0, y + 2.0)],
        1 => vec![(0.0, y - 30.0), (76.0, y - 30.0), (72.0, y + 2.0), (0.0, y + 8.0)],
        2 => vec![
            (0.0, y - 40.0),
            (66.0, y - 30.0),
            (54.0, y + 26.0),
            (14.0, y + 4.0),
            (10.0, y + 40.0),
            (0.0, y + 42.0),
        ],
        _ => vec![(0.0, y - 20.0), (74.0, y - 44.0), (60.0, y + 10.0), (0.0, y + 24.0)],
    };
    clay.plate(&facing(X, &visor), dark);
    if style != 1 {
        clay.plate(&facing(X, &[(0.0, y - 120.0), (9.0, y - 116.0), (10.0, y - 54.0), (0.0, y - 50.0)]), colors.accent);
    }
    clay.line(&format!("M256 {}l44 8", y - 22.0), colors.glow, 5.0, 0.7);
    clay.plate(&facing(X, &[(20.0, y + 48.0), (28.0, y + 92.0), (0.0, y + 100.0), (0.0, y + 48.0)]), shade(shell, 0.5));
    clay.line(&format!("M234 {0}q86-34 172 0M290 {1}v28M320 {1}v30M350 {1}v28", y - 52.0, y + 58.0), dark, 6.0, 0.8);
}

fn hunter(clay: &mut Clay, y: f64) {
    let colors = clay.colors;
    let dark = Rgb::of("#0a0a10");
    let shell = colors.trim.base.mix(colors.hull.base, 0.6);
    clay.bar(&format!("M408 {}V{}", y - 20.0, y - 150.0), shade(shell, 0.4), 9.0);
    clay.mass(
        &mirrored(X, &[(0.0, y - 118.0), (68.0, y - 96.0), (84.0, y - 10.0), (76.0, y + 90.0), (0.0, y + 104.0)]),
        shell,
    );
    clay.plate(
        &facing(
            X,
            &[(0.0, y - 36.0), (74.0, y - 42.0), (66.0, y - 4.0), (18.0, y + 8.0), (14.0, y + 96.0), (0.0, y + 98.0)],
        ),
        dark,
    );
    clay.line(&format!("M254 {}h50", y - 26.0), colors.glow, 5.0, 0.6);
    clay.plate(
        &facing(X, &[(34.0, y + 26.0), (64.0, y + 18.0), (58.0, y + 74.0), (34.0, y + 80.0)]),
        shade(shell, 0.25),
    );
    clay.plate(
        &facing(X + 88.0, &[(10.0, y - 34.0), (12.0, y + 20.0), (0.0, y + 24.0), (0.0, y - 36.0)]),
        colors.accent,
    );
}

fn guard(clay: &mut Clay, y: f64) {
    let colors = clay.colors;
    let dark = Rgb::of("#0a0a10");
    let shell = colors.trim.base;
    clay.mass(
        &mirrored(X, &[(0.0, y - 134.0), (58.0, y - 104.0), (76.0, y - 10.0), (112.0, y + 130.0), (0.0, y + 150.0)]),
        shell,
    );
    clay.plate(
        &facing(
            X,
            &[(0.0, y - 40.0), (60.0, y - 26.0), (56.0, y - 8.0), (10.0, y - 10.0), (8.0, y + 90.0), (0.0, y + 96.0)],
        ),
        dark,
    );
    clay.line(&format!("M320 {}V{}", y - 130.0, y - 50.0), tint(shell, 0.5), 5.0, 0.6);
}

fn mask(clay: &mut Clay, y: f64) {
    let colors = clay.colors;
    let dark = Rgb::of("#0a0a10");
    let shell = Rgb::of("#2b2c36");
    clay.mass(
        &mirrored(
            X,
            &[
                (0.0, y - 122.0),
                (66.0, y - 104.0),
                (92.0, y - 20.0),
                (128.0, y + 92.0),
                (84.0, y + 98.0),
                (0.0, y + 76.0),
            ],
        ),
        shell,
    );
    clay.plate(
        &facing(X, &[(0.0, y - 44.0), (62.0, y - 34.0), (70.0, y + 24.0), (40.0, y + 96.0), (0.0, y + 108.0)]),
        tint(shell, 0.12),
    );
    clay.plate(&(round((X - 32.0, y - 6.0), (21.0, 15.0)) + &round((X + 32.0, y - 6.0), (21.0, 15.0))), dark);
    clay.flat(&(round((X - 36.0, y - 10.0), (6.0, 4.0)) + &round((X + 28.0, y - 10.0), (6.0, 4.0))), colors.glow, 0.9);
    clay.plate(&facing(X, &[(0.0, y + 32.0), (34.0, y + 92.0), (0.0, y + 102.0)]), dark);
    clay.line(
        &format!("M300 {0}l-8 26M320 {0}v28M340 {0}l8 26M320 {1}v74", y + 66.0, y - 118.0),
        tint(shell, 0.6),
        5.0,
        0.8,
    );
}
