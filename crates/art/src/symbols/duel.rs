//! Icons of Star Wars: The Card Game: strikes, tokens, kinds of cards and abilities.

use super::{Symbol, symbol};

/// An icon that only counts with the edge: the same drawing, smaller, between two hooks, so that it needs no color.
macro_rules! hooked {
    ($drawing:literal) => {
        concat!(
            r#"<path d="M6.5 1H1v22h5.5M17.5 1H23v22h-5.5" stroke-width="2"/><g transform="translate(3.4 3.4)scale(.72)">"#,
            $drawing,
            "</g>"
        )
    };
}

macro_rules! blade {
    ($wrap:ident) => {
        $wrap!(
            r#"<path d="M12 .6 15.4 6v8.3H8.6V6z" fill="currentColor" stroke="none"/><path d="M5 16.2h14" stroke-width="3"/><path d="M12 16.5v5.7" stroke-width="3.6"/>"#
        )
    };
}

macro_rules! flank {
    ($wrap:ident) => {
        $wrap!(
            r#"<path d="M4 21.5C3 10.5 8.5 5.5 16 5.5" stroke-width="3.2"/><path d="M13.8.4 22.6 5.8l-8.8 5.4z" fill="currentColor" stroke="none"/><circle cx="15.8" cy="17.3" r="4.7" fill="currentColor" stroke="none"/>"#
        )
    };
}

macro_rules! burst {
    ($wrap:ident) => {
        $wrap!(
            r#"<path d="M2 22.5a10 10 0 0 1 20 0h-5.5a4.5 4.5 0 0 0-9 0z" fill="currentColor" stroke="none"/><path d="M12 1.5v6.5M3.2 5.3l3.6 4.6M20.8 5.3l-3.6 4.6" stroke-width="3"/>"#
        )
    };
}

macro_rules! plain {
    ($drawing:literal) => {
        $drawing
    };
}

pub(super) const DUEL: [Symbol; 37] = [
    symbol("unit-damage", "†", "unit damage", blade!(plain)),
    symbol("unit-damage-edge", "[†]", "unit damage with the edge", blade!(hooked)),
    symbol("tactics", "♞", "tactics", flank!(plain)),
    symbol("tactics-edge", "[♞]", "tactics with the edge", flank!(hooked)),
    symbol("blast", "✺", "blast damage", burst!(plain)),
    symbol("blast-edge", "[✺]", "blast damage with the edge", burst!(hooked)),
    // Petals around one flame.
    symbol(
        "force",
        "❦",
        "Force icon",
        r#"<path d="M12 1.5c3 4.3 4.3 7.6 4.3 10.7S14.6 17.5 12 19c-2.6-1.5-4.3-3.7-4.3-6.8S9 5.8 12 1.5z" fill="currentColor" stroke="none"/><path d="M4.5 6.5C2 13 4.5 20 12 22.3 19.5 20 22 13 19.5 6.5" stroke-width="2.4"/>"#,
    ),
    symbol(
        "resource",
        "◈",
        "resource",
        r#"<path d="M12 1.8 21 6.6 12 11.4 3 6.6z" fill="currentColor" stroke="none"/><path d="M3 10.3l7.8 4.1v8L3 18.2zM21 10.3l-7.8 4.1v8l7.8-4.2z" fill="currentColor" stroke="none" opacity=".66"/>"#,
    ),
    // Four wedges that close in.
    symbol(
        "focus",
        "⊗",
        "focus token",
        r#"<path d="M5.5 1h13L12 9.3zM5.5 23h13L12 14.7zM1 5.5v13L9.3 12zM23 5.5v13L14.7 12z" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "damage",
        "✖",
        "damage",
        r#"<path d="M7.5 1h9L23 7.5v9L16.5 23h-9L1 16.5v-9zM13.5 4.5 8 12.5h3.7L9.5 19.5l6.5-9h-4z" fill="currentColor" fill-rule="evenodd" stroke="none"/>"#,
    ),
    // Solid, because a number is drawn on it.
    symbol(
        "capacity",
        "⬢",
        "damage capacity",
        r#"<path d="M6.5 1.5h11L22.5 8 18 19.5l-6 3.3-6-3.3L1.5 8z" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "priority",
        "№",
        "priority",
        r#"<path d="M4 3h10M4 9.5h7M4 16h4" stroke-width="2.6"/><path d="M17 7v14M12.8 16.5 17 21l4.2-4.5" stroke-width="2.6"/>"#,
    ),
    symbol(
        "reserve",
        "⋔",
        "reserve",
        r#"<rect x="8" y="1.8" width="8" height="12" rx="1.5" fill="currentColor" stroke="none"/><path d="M5 5.5 2.5 6.2l2 7.6M19 5.5l2.5.7-2 7.6" opacity=".8"/><path d="M3 17v4.5h18V17" stroke-width="2.4"/>"#,
    ),
    symbol(
        "unique",
        "◆",
        "unique",
        r#"<path d="M12 1.5 15.2 8.8 22.5 12l-7.3 3.2L12 22.5l-3.2-7.3L1.5 12l7.3-3.2z" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "dial",
        "◔",
        "dial",
        r#"<path d="M4.7 19.3a10.3 10.3 0 1 1 14.6 0" stroke-width="2.4"/><path d="M12 12.5 16.5 6" stroke-width="2.6"/><circle cx="12" cy="13" r="2.6" fill="currentColor" stroke="none"/><path d="M5.5 12h1M12 5.5v1M17.5 12h1" stroke-width="1.8" opacity=".8"/>"#,
    ),
    symbol(
        "dial-damage",
        "◔✖",
        "damage on the dial",
        r#"<path d="M4.7 19.3a10.3 10.3 0 1 1 14.6 0" stroke-width="2.4"/><path d="M13.5 3 8.5 12h4L10 22l7-12.5h-4z" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "victory",
        "⚐",
        "destroyed objectives",
        r#"<path d="M5 2v20.5" stroke-width="2.4"/><path d="M5 3h15.5l-4 5.2 4 5.3H5z" fill="currentColor" stroke="none"/><path d="M9.5 18.5l2.8 3 6-6" stroke-width="2.4"/>"#,
    ),
    symbol(
        "edge",
        "⚖",
        "edge",
        r#"<path d="M12 2v18.5M7 21.8h10M3.5 5.5h17" stroke-width="2.2"/><path d="M.8 13.5 4.5 6l3.7 7.5a3.8 3.8 0 0 1-7.4 0zM15.8 13.5 19.5 6l3.7 7.5a3.8 3.8 0 0 1-7.4 0z" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "committed",
        "❧",
        "committed to the Force",
        r#"<circle cx="12" cy="12" r="10.2"/><path d="M12 4.5c2 3 2.9 5.2 2.9 7.2s-1.1 3.5-2.9 4.6c-1.8-1.1-2.9-2.6-2.9-4.6S10 7.5 12 4.5z" fill="currentColor" stroke="none"/><path d="M6.5 9.5c-.9 4.5 1 8 5.5 9.5 4.5-1.5 6.4-5 5.5-9.5" stroke-width="1.8"/>"#,
    ),
    symbol(
        "engaged",
        "⚔",
        "engaged",
        r#"<path d="M1.5 4 10 12 1.5 20zM22.5 4 14 12l8.5 8z" fill="currentColor" stroke="none"/><path d="M12 2.5v4M12 17.5v4" stroke-width="2.4"/>"#,
    ),
    symbol(
        "capture",
        "▦",
        "capture",
        r#"<rect x="3" y="2" width="18" height="20" rx="2.5"/><path d="M8.5 2v20M15.5 2v20" stroke-width="2.2"/><path d="M12 8.5v7M9.5 12h5" opacity=".7"/>"#,
    ),
    symbol(
        "captured",
        "▩",
        "captured",
        r#"<rect x="3" y="2" width="18" height="20" rx="2.5" fill="currentColor" fill-opacity=".3"/><path d="M7.5 2v20M12 2v20M16.5 2v20" stroke-width="2.2"/>"#,
    ),
    symbol(
        "attach",
        "⊂",
        "attach",
        r#"<path d="M18.5 9.5 10.8 17.2a3.3 3.3 0 0 1-4.7-4.7l9-9a4.9 4.9 0 0 1 6.9 6.9l-9.6 9.6a6.8 6.8 0 0 1-9.6-9.6L10 3.2" stroke-width="2.2" transform="translate(.3 .6)"/>"#,
    ),
    symbol(
        "kind-unit",
        "U",
        "unit",
        r#"<circle cx="12" cy="6.5" r="5" fill="currentColor" stroke="none"/><path d="M2.5 22.5c0-5.5 3.8-9.3 9.5-9.3s9.5 3.8 9.5 9.3l-5-2.5h-9z" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "kind-objective",
        "O",
        "objective",
        r#"<path d="M12 1.2a7.8 7.8 0 0 1 7.8 7.8c0 4.5-2.6 8.3-7.8 13.8C6.8 17.3 4.2 13.5 4.2 9A7.8 7.8 0 0 1 12 1.2zm0 4.6a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4z" fill="currentColor" fill-rule="evenodd" stroke="none"/>"#,
    ),
    symbol(
        "kind-enhancement",
        "E",
        "enhancement",
        r#"<path d="M10.5 21H4.5A1.5 1.5 0 0 1 3 19.5v-16A1.5 1.5 0 0 1 4.5 2h11A1.5 1.5 0 0 1 17 3.5V9"/><path d="M17 12v10.5M11.8 17.2h10.4" stroke-width="3.2"/>"#,
    ),
    symbol(
        "kind-event",
        "V",
        "event",
        r#"<path d="M13.5.8 16 7.5l6.8-1.7-3.8 5.9 4.2 5.6-7-.6-2 6.5-3.9-5.8L3.5 20l2.2-6.4L.8 9l7-.8z" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "kind-fate",
        "F",
        "fate",
        r#"<path d="M5 1.8h14M5 22.2h14" stroke-width="2.4"/><path d="M6.5 2.5h11c0 5-2.3 7.5-4.5 9.5 2.2 2 4.5 4.5 4.5 9.5h-11c0-5 2.3-7.5 4.5-9.5-2.2-2-4.5-4.5-4.5-9.5z" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "kind-affiliation",
        "A",
        "affiliation",
        r#"<path d="M4.5 1.5h15v21L12 17.5l-7.5 5z" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "action",
        "►",
        "action",
        r#"<circle cx="12" cy="12" r="10"/><path d="M9 6.5v11l8.5-5.5z" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "interrupt",
        "⊘",
        "interrupt",
        r#"<path d="M7.8 1.8h8.4l6 6v8.4l-6 6H7.8l-6-6V7.8z"/><path d="M9 7.5v9M15 7.5v9" stroke-width="3"/>"#,
    ),
    symbol(
        "reaction",
        "↺",
        "reaction",
        r#"<path d="M3 4v6.5h6.5" stroke-width="2.4"/><path d="M3.5 10a9 9 0 1 1-.3 5" stroke-width="2.4"/>"#,
    ),
    symbol(
        "forced",
        "↺!",
        "forced reaction",
        r#"<path d="M3 4v6.5h6.5" stroke-width="2.4"/><path d="M3.5 10a9 9 0 1 1-.3 5" stroke-width="2.4"/><path d="M12 8v4.5M12 16h0" stroke-width="2.6"/>"#,
    ),
    symbol(
        "keyword",
        "#",
        "keywords",
        r#"<path d="M2 4.5A2.5 2.5 0 0 1 4.5 2H12l10 10-9.5 10L2 12zm5.2 1a2 2 0 1 0 0 4 2 2 0 0 0 0-4z" fill="currentColor" fill-rule="evenodd" stroke="none"/>"#,
    ),
    symbol(
        "enhance",
        "⊃",
        "enhances",
        r#"<path d="M12 21.5V9.5M6.5 14.5 12 9l5.5 5.5" stroke-width="2.6"/><path d="M3 3.5h18" stroke-width="3"/>"#,
    ),
    symbol(
        "fate",
        "⧖",
        "fate effect",
        r#"<path d="M5 2.5h14M5 21.5h14" stroke-width="2.4"/><path d="M7 3c0 5 2.3 7 5 9-2.7 2-5 4-5 9M17 3c0 5-2.3 7-5 9 2.7 2 5 4 5 9"/><path d="M9.5 20.5 12 16l2.5 4.5z" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "always",
        "•",
        "constant effect",
        r#"<circle cx="12" cy="12" r="4.5" fill="currentColor" stroke="none"/><path d="M12 1.5v2.7M12 19.8v2.7M1.5 12h2.7M19.8 12h2.7" stroke-width="2.4"/>"#,
    ),
];
