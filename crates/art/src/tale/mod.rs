//! Pictures of people, machines, places, objects, actions and fate cards.

mod bust;
mod clay;
mod craft;
mod deed;
mod droid;
mod fate;
mod headgear;
mod item;
mod place;
mod stage;

use crate::color::{Look, Palette, Rgb};
use crate::scene::Scene;
use crate::seed::Seed;
use crate::space;
use crate::subject::{Kind, Subject};
use crate::svg::Svg;

use clay::Clay;

/// Whether this module draws subjects of this kind.
pub(crate) const fn tells(kind: Kind) -> bool {
    !matches!(kind, Kind::Ship | Kind::Base | Kind::Outpost)
}

/// The picture of a subject; without `rich` it omits the background.
pub(crate) fn compose(subject: &Subject, rich: bool) -> String {
    let mut colors = Look::of(&subject.faction).palette();
    if Look::of(&subject.faction) == Look::Civil && subject.is("dark") {
        colors = gloom(&colors);
    }
    let seed = Seed::of(&subject.slug);
    let svg = Svg::new(&subject.to_path());
    let mut svg = match subject.kind {
        Kind::Unit | Kind::Vessel | Kind::Ground | Kind::Support if subject.is("vehicle") => {
            vehicle(svg, seed, &colors, subject, rich)
        }
        Kind::Support if subject.is("location") => place::draw(svg, seed, &colors, subject),
        Kind::Support if subject.is("equipment") || subject.is("artillery") => item::draw(svg, seed, &colors, subject),
        Kind::Unit | Kind::Ground | Kind::Leader | Kind::Character | Kind::Support => {
            let mut clay = stage::behind(svg, seed, &colors, subject);
            if subject.is("droid") || subject.is("creature") {
                droid::draw(&mut clay, subject);
            } else {
                bust::draw(&mut clay, subject);
            }
            clay.finish()
        }
        Kind::Objective | Kind::System | Kind::Battlefield => place::draw(svg, seed, &colors, subject),
        Kind::Enhancement if subject.is("location") => place::draw(svg, seed, &colors, subject),
        Kind::Enhancement | Kind::Ring | Kind::Upgrade | Kind::Downgrade => item::draw(svg, seed, &colors, subject),
        Kind::Event | Kind::Mission | Kind::Tactic => deed::draw(svg, seed, &colors, subject),
        Kind::Fate | Kind::Action | Kind::Plot => fate::turn(svg, seed, &colors, subject),
        _ => fate::banner(svg, seed, &colors, subject),
    };
    space::corners(&mut svg);
    svg.finish(320, 240)
}

/// Neutral colors of the dark side: colder, with a red light.
fn gloom(colors: &Palette) -> Palette {
    let ember = Rgb::of("#c98a6a");
    Palette {
        deep: Rgb::of("#0a080c"),
        haze: Rgb::of("#2c2430"),
        cloud: Rgb::of("#5c4a55"),
        accent: ember,
        glow: Rgb::of("#ffd2b0"),
        ..*colors
    }
}

fn vehicle(mut svg: Svg, mut seed: Seed, colors: &Palette, subject: &Subject, rich: bool) -> Svg {
    if subject.is("walker") {
        let mut clay = place::ground(svg, seed, colors, subject);
        craft::walker(&mut clay);
        return clay.finish();
    }
    space::sky(&mut svg, &mut seed, colors);
    if rich {
        space::planet(&mut svg, &mut seed.clone(), colors);
    }
    svg.add(r#"<g transform="scale(.5)" fill="currentColor" stroke="currentColor" stroke-linejoin="round" stroke-linecap="round">"#);
    let view = craft::pose(subject, &mut seed);
    let mut scene = Scene::with(svg, view, seed, colors);
    craft::draw(&mut scene, subject);
    let mut svg = scene.finish();
    svg.add("</g>");
    svg
}

/// Begins a drawing over a finished backdrop.
fn over(svg: Svg, seed: Seed, colors: &Palette) -> Clay {
    Clay::new(svg, seed, colors)
}
