//! Illustrations: space, then the main object, then the corners.

use crate::color::Look;
use crate::scene::Scene;
use crate::seed::{Seed, sin_cos};
use crate::space;
use crate::subject::{Kind, Subject, Traits};
use crate::svg::Svg;
use crate::view::View;
use crate::{hull, station, tale};

/// Maximum size of a picture in bytes.
pub const LARGEST_PICTURE: usize = 6 * 1024;

/// The picture of a card, 320 by 240, with a dark background.
///
/// The main object is in the middle 2:1, so a wide crop loses only background. The same subject gives the same bytes on
/// every machine, and never more than [`LARGEST_PICTURE`].
pub fn illustration(subject: &Subject) -> String {
    if tale::tells(subject.kind) {
        let picture = tale::compose(subject, true);
        return if picture.len() <= LARGEST_PICTURE { picture } else { tale::compose(subject, false) };
    }
    // The main object has priority: if it needs many strokes, omit the planet behind it, then the wear of its metal,
    // and finally the objects added by its traits.
    let bare = Subject { traits: Traits { combat: 1, ..Traits::default() }, ..subject.clone() };
    let attempts = [(subject, true, true), (subject, false, true), (subject, false, false), (&bare, false, false)];
    let mut picture = String::new();
    for (subject, planet, wear) in attempts {
        picture = compose(subject, planet, wear);
        if picture.len() <= LARGEST_PICTURE {
            break;
        }
    }
    picture
}

fn compose(subject: &Subject, planet: bool, wear: bool) -> String {
    let look = Look::of(&subject.faction);
    let colors = look.palette();
    let mut seed = Seed::of(&subject.slug);
    let mut svg = Svg::new(&subject.to_path());
    space::sky(&mut svg, &mut seed, &colors);
    let view = pose(subject, look, &mut seed);
    let world = subject.kind != Kind::Ship && station::is_world(subject);
    if planet && !world {
        space::planet(&mut svg, &mut seed.clone(), &colors);
    }
    let worn = wear && !world && matches!(look, Look::Empire | Look::Machine);
    let filter = if worn { format!(r#" filter="{}""#, wear_of(&mut svg)) } else { String::new() };
    svg.add(&format!(
        r#"<g transform="scale(.5)" fill="currentColor" stroke="currentColor" stroke-linejoin="round" stroke-linecap="round"{filter}>"#
    ));
    let mut scene = Scene::new(svg, view, seed, look);
    if subject.kind == Kind::Ship {
        hull::draw(&mut scene, subject, look);
    } else {
        station::draw(&mut scene, subject, look);
    }
    let mut svg = scene.finish();
    svg.add("</g>");
    space::corners(&mut svg);
    svg.finish(320, 240)
}

/// Worn metal: noise darkens it in streaks and leaves its edges sharp.
fn wear_of(svg: &mut Svg) -> String {
    svg.define(|id| {
        format!(
            concat!(
                r#"<filter id="{id}" color-interpolation-filters="sRGB">"#,
                r#"<feTurbulence type="fractalNoise" baseFrequency=".02 .05" numOctaves="2"/>"#,
                r#"<feColorMatrix values="2 0 0 0 0 2 0 0 0 0 2 0 0 0 0 0 0 0 0 1"/>"#,
                r#"<feComposite in2="SourceGraphic" operator="arithmetic" k1=".5" k3=".5"/></filter>"#
            ),
            id = id
        )
    })
}

/// The orientation of the main object: small craft bank and climb, large ones are level, stations are upright.
fn pose(subject: &Subject, look: Look, seed: &mut Seed) -> View {
    if subject.kind != Kind::Ship {
        return View::upright(seed.between(12.0, 34.0), seed.between(15.0, 21.0), (320.0, 242.0), 2.2);
    }
    let quick = 1.0 - f64::from(subject.size.min(8)) / 8.0;
    let (yaw, pitch) = match look {
        Look::Blob => (200.0, 10.0),
        Look::Federation => (-30.0, 22.0),
        Look::Empire => (214.0, 22.0),
        Look::Machine => (-40.0, 14.0),
        _ => (-24.0, 26.0),
    };
    // Some ships face the other way, so that a row of cards looks varied.
    let yaw = if look != Look::Federation && seed.below(3) == 0 { 180.0 - yaw } else { yaw };
    let yaw = yaw + seed.between(-11.0, 11.0);
    let pitch = pitch + seed.between(-3.0, 6.0);
    let leftward = sin_cos(yaw).1 < 0.0;
    let roll = quick * seed.between(6.0, 20.0) * if leftward { 1.0 } else { -1.0 };
    View::new(yaw, pitch, roll, (320.0, 244.0), 2.7)
}
