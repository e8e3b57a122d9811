//! Icons of values and effects in games.

use super::{Symbol, symbol};

pub(super) const VALUES: [Symbol; 16] = [
    symbol(
        "authority",
        "♥",
        "authority",
        r#"<path d="M12 21.5 2.8 12.2 2.5 7l4-4 5.5 2.6z" fill="currentColor" stroke="none"/><path d="M12 21.5l9.2-9.3.3-5.2-4-4L12 5.6z" fill="currentColor" stroke="none" opacity=".72"/>"#,
    ),
    symbol(
        "trade",
        "⬡",
        "trade",
        r#"<path d="M12 2.2 20.5 7v10L12 21.8 3.5 17V7z"/><path d="M12 7.2 16.2 9.6v4.8L12 16.8l-4.2-2.4V9.6z" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "combat",
        "✹",
        "combat",
        r#"<path d="M12 .8l2.3 5.9L20 4l-2.7 5.7 5.9 2.3-5.9 2.3L20 20l-5.7-2.7L12 23.2l-2.3-5.9L4 20l2.7-5.7L.8 12l5.9-2.3L4 4l5.7 2.7z" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "card",
        "▲",
        "draw a card",
        r#"<rect x="3" y="2.5" width="13" height="18" rx="2" fill="currentColor" opacity=".3" stroke="none"/><path d="M11 20.5H5a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2V8"/><path d="M17.5 22V12.5M13 16.5l4.5-4.5 4.5 4.5" stroke-width="2.4"/>"#,
    ),
    symbol(
        "discard",
        "▼",
        "discard a card",
        r#"<rect x="3" y="2.5" width="13" height="18" rx="2" fill="currentColor" opacity=".3" stroke="none"/><path d="M11 20.5H5a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2V8"/><path d="M17.5 12v9.5M13 17.5l4.5 4.5 4.5-4.5" stroke-width="2.4"/>"#,
    ),
    symbol(
        "scrap",
        "✂",
        "scrap a card",
        r#"<path d="M5 2h14v8.2l-3.5-2.4-3.5 3-3.5-3L5 10.6z" fill="currentColor" stroke="none"/><path d="M5 14.4l3.5-2.8 3.5 3 3.5-3 3.5 2.4v8H5z" fill="currentColor" stroke="none" opacity=".62"/>"#,
    ),
    symbol(
        "destroy",
        "✸",
        "destroy a base",
        r#"<path d="M13 2.1A10 10 0 0 1 15.6 21.3L12.4 16l2.8-3.6-4.4-3.2z" fill="currentColor" stroke="none"/><path d="M10.4 2.1A10 10 0 0 0 12.8 22L9.6 16.6l2.6-3.6-4.6-3.4z" fill="currentColor" stroke="none" opacity=".62"/>"#,
    ),
    symbol(
        "acquire",
        "⊕",
        "acquire a card",
        r#"<rect x="3" y="2.5" width="13" height="18" rx="2" fill="currentColor" opacity=".3" stroke="none"/><path d="M10 20.5H5a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2V10"/><path d="M17.5 13v9M13 17.5h9" stroke-width="2.4"/>"#,
    ),
    symbol(
        "copy",
        "⧉",
        "copy a ship",
        r#"<rect x="8.5" y="8.5" width="13" height="13" rx="2" fill="currentColor" opacity=".35" stroke="none"/><rect x="8.5" y="8.5" width="13" height="13" rx="2"/><path d="M15.5 5V4.5a2 2 0 0 0-2-2h-9a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2H5"/>"#,
    ),
    symbol(
        "outpost",
        "▣",
        "outpost",
        r#"<path d="M3 2.5h4.4v3.2h2.7V2.5h3.8v3.2h2.7V2.5H21V12c0 5-3.8 8.2-9 10.3C6.8 20.2 3 17 3 12z" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "base",
        "▢",
        "base",
        r#"<path d="M4.6 12.9a7.4 7.4 0 0 1 13.2-6.5z" fill="currentColor" stroke="none"/><path d="M6.2 16.6l13.1-6.4a7.4 7.4 0 0 1-13.1 6.4z" fill="currentColor" stroke="none" opacity=".62"/><path d="M19.2 5.6c1.8-.2 3 .1 3.3.8.7 1.5-3.5 4.900-9.3 7.700S2.200 18 1.5 16.600c-.3-.7.3-1.8 1.5-3"/>"#,
    ),
    symbol(
        "ship",
        "△",
        "ship",
        r#"<path d="M12 1.5v16L4 22l-.5-1z" fill="currentColor" stroke="none"/><path d="M12 1.5v16l8 4.5.5-1z" fill="currentColor" stroke="none" opacity=".66"/>"#,
    ),
    symbol(
        "hand",
        "🂠",
        "hand",
        r#"<rect x="7.5" y="4" width="9" height="13.5" rx="1.6" fill="currentColor" stroke="none" opacity=".45" transform="rotate(-21 12 24)"/><rect x="7.5" y="4" width="9" height="13.5" rx="1.6" fill="currentColor" stroke="none" opacity=".45" transform="rotate(21 12 24)"/><rect x="7.5" y="2" width="9" height="15.5" rx="1.6" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "deck",
        "≣",
        "deck",
        r#"<path d="M12 2 22 7.5 12 13 2 7.5z" fill="currentColor" stroke="none"/><path d="M3 12l9 5 9-5M3 16.5l9 5 9-5" opacity=".72"/>"#,
    ),
    symbol(
        "scrap-heap",
        "⏏",
        "scrap heap",
        r#"<path d="M1.5 21.5 7 13l3 3.5L13.5 10l4 6 1.5-1.5 3.5 7z" fill="currentColor" stroke="none"/><path d="M5 8.5l3-4 2.5 3M16.5 7.5l1.5-3.8 3 2.3" opacity=".72"/>"#,
    ),
    symbol(
        "explorer",
        "✦",
        "explorer",
        r#"<circle cx="12" cy="12" r="9.5"/><path d="M17 7l-3 7-4-4z" fill="currentColor" stroke="none"/><path d="M7 17l3-7 4 4z" fill="currentColor" stroke="none" opacity=".55"/>"#,
    ),
];
