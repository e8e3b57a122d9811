//! Ships, with one file for each faction.

mod blob;
mod civil;
mod empire;
mod federation;
pub(crate) mod fittings;
mod machine;

use crate::color::Look;
use crate::scene::Scene;
use crate::subject::Subject;

/// Draws the ship of a subject into its scene.
pub(crate) fn draw(scene: &mut Scene, subject: &Subject, look: Look) {
    match look {
        Look::Blob => blob::draw(scene, subject),
        Look::Federation => federation::draw(scene, subject),
        Look::Empire => empire::draw(scene, subject),
        Look::Machine => machine::draw(scene, subject),
        _ => civil::draw(scene, subject),
    }
}
