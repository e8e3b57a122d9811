//! Bases: stations and worlds.

use crate::color::Look;
use crate::hull;
use crate::scene::Scene;
use crate::subject::Subject;

/// Draws the base of a subject into its scene.
pub(crate) fn draw(scene: &mut Scene, subject: &Subject, look: Look) {
    hull::draw(scene, subject, look);
}
