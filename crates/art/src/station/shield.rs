//! The shield of an outpost: a curved wall of light in front of it.

use std::fmt::Write;

use crate::scene::Scene;

/// An arc with panes that shine where they meet.
pub(super) fn draw(scene: &mut Scene) {
    let (glow, color) = (scene.colors.glow.short(), scene.colors.accent.css());
    let veil =
        scene.svg.linear((0.0, 0.0), (1.0, 0.0), &[(0.0, &color, 0.62), (0.45, &color, 0.16), (1.0, &color, 0.0)]);
    let mut markup = format!(
        r#"<g fill="none" stroke="{glow}"><path d="m134 84a246 246 0 0 0 0 312q92-60 92-156t-92-156z" fill="{veil}" stroke="none"/>"#
    );
    for (d, width, dash, opacity) in [
        ("m134 84a246 246 0 0 0 0 312", 5, "", ".95"),
        ("m150 96a226 226 0 0 0 0 288", 3, "34 9", ".7"),
        ("m134 84 36 30m-76 16 38 16m-58 36 40 6m-44 50h42m-38 54 40-6m-20 52 38-16m2 44 36-30", 2, "", ".6"),
    ] {
        let dash = if dash.is_empty() { String::new() } else { format!(r#" stroke-dasharray="{dash}""#) };
        let _ = write!(markup, r#"<path d="{d}" stroke-width="{width}" stroke-opacity="{opacity}"{dash}/>"#);
    }
    markup.push_str("</g>");
    scene.svg.add(&markup);
}
