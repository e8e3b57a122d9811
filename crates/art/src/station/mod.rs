//! Bases: stations and worlds. The card's name selects the shape, the faction the style.

mod citadel;
mod drum;
mod growth;
mod shield;
mod tower;
mod world;

use crate::color::Look;
use crate::scene::Scene;
use crate::subject::{Kind, Subject};

/// Whether the base is a planet itself.
pub(crate) fn is_world(subject: &Subject) -> bool {
    ["world", "planet", "moon"].iter().any(|word| subject.says(word))
}

/// Draws the base of a subject into its scene.
pub(crate) fn draw(scene: &mut Scene, subject: &Subject, look: Look) {
    if is_world(subject) {
        world::draw(scene, subject, look);
    } else {
        match look {
            Look::Blob => growth::draw(scene, subject),
            Look::Empire => citadel::draw(scene, subject),
            Look::Machine => drum::draw(scene, subject),
            _ => tower::draw(scene, subject),
        }
    }
    scene.flush();
    if subject.kind == Kind::Outpost {
        shield::draw(scene);
    }
}
