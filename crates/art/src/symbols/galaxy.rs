//! Icons of Star Wars: Rebellion: skills, dice, marks of systems, rings.

use super::{Symbol, symbol};

/// A die with a face: filled for black, with a double edge for red, with a plain edge if the color does not matter.
macro_rules! die {
    (black $face:literal) => {
        concat!(
            r#"<path d="M4 1.5h16A2.5 2.5 0 0 1 22.5 4v16a2.5 2.5 0 0 1-2.5 2.5H4A2.5 2.5 0 0 1 1.5 20V4A2.5 2.5 0 0 1 4 1.5z"#,
            $face,
            r#"" fill="currentColor" fill-rule="evenodd" stroke="none"/>"#
        )
    };
    (red $face:literal) => {
        concat!(
            r#"<rect x="1.5" y="1.5" width="21" height="21" rx="3" stroke-width="1.6"/><rect x="4.2" y="4.2" width="15.6" height="15.6" rx="1.5" stroke-width="1.4"/><path d="M12 12"#,
            $face,
            r#"" fill="currentColor" fill-rule="evenodd" stroke="none"/>"#
        )
    };
    (plain $face:literal) => {
        concat!(
            r#"<rect x="2" y="2" width="20" height="20" rx="3" stroke-width="2"/><path d="M12 12"#,
            $face,
            r#"" fill="currentColor" fill-rule="evenodd" stroke="none"/>"#
        )
    };
}

macro_rules! hit {
    ($color:ident) => {
        die!($color "M12 5.5l1.7 4.8 4.8 1.7-4.8 1.7L12 18.5l-1.7-4.8L5.5 12l4.8-1.7z")
    };
}

macro_rules! direct {
    ($color:ident) => {
        die!($color "M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 2.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6z")
    };
}

macro_rules! special {
    ($color:ident) => {
        die!($color "M7.5 5.5 12 10l4.5-4.5 2 2L14 12l4.5 4.5-2 2L12 14l-4.5 4.5-2-2L10 12 5.5 7.5z")
    };
}

macro_rules! blank {
    ($color:ident) => {
        die!($color "")
    };
}

/// A ring around a drawing.
macro_rules! ring {
    ($inside:literal) => {
        concat!(r#"<circle cx="12" cy="12" r="10" stroke-width="2.6"/>"#, $inside)
    };
}

pub(super) const GALAXY: [Symbol; 56] = [
    // The marks of both sides, as on their cards.
    symbol(
        "rebels",
        "Rb",
        "Rebels",
        r#"<path d="M5.5 15.5a6.5 6.5 0 0 1 13 0z" fill="currentColor" stroke="none"/><path d="M12 1.5v4.2M4.3 4.7l2.9 3.2M19.7 4.7l-2.9 3.2M1.3 11.8l3 1M22.7 11.8l-3 1" stroke-width="2.4"/><path d="M1.5 21.5c7-3.2 14-3.2 21 0" stroke-width="2.6"/>"#,
    ),
    symbol(
        "empire",
        "Em",
        "Empire",
        r#"<path d="M12 .8l3.6 7H8.4zM7.4 9.9h9.2l2.4 4.7H5zM4 16.7h16l3 5.8H1z" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "diplomacy",
        "Di",
        "diplomacy",
        r#"<path d="M3 5h18v11H12l-5 5v-5H3z" stroke-width="2.2"/><path d="M7 9h10M7 12.5h6" stroke-width="2"/>"#,
    ),
    symbol(
        "intel",
        "In",
        "intel",
        r#"<path d="M1.5 12C5 6 8.5 4.5 12 4.5S19 6 22.5 12C19 18 15.5 19.5 12 19.5S5 18 1.5 12z" stroke-width="2.2"/><circle cx="12" cy="12" r="3.6" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "spec-ops",
        "So",
        "spec ops",
        r#"<path d="M3 21 15.5 8.5M12 5l7 7M17 1.5l5.5 5.5-4 4L13 5.5z" stroke-width="2.4"/>"#,
    ),
    symbol(
        "logistics",
        "Lo",
        "logistics",
        r#"<path d="M2 8 12 2.5 22 8v9L12 22.5 2 17z" stroke-width="2.2"/><path d="M2 8l10 5.5L22 8M12 13.5v9" stroke-width="1.8"/>"#,
    ),
    symbol("die-black", "dB", "black die", blank!(black)),
    symbol("die-red", "dR", "red die", blank!(red)),
    symbol("die-black-hit", "B*", "black hit", hit!(black)),
    symbol("die-black-direct", "B@", "black direct hit", direct!(black)),
    symbol("die-black-special", "Bx", "black special", special!(black)),
    symbol("die-black-blank", "B_", "black blank", blank!(black)),
    symbol("die-red-hit", "R*", "red hit", hit!(red)),
    symbol("die-red-direct", "R@", "red direct hit", direct!(red)),
    symbol("die-red-special", "Rx", "red special", special!(red)),
    symbol("die-red-blank", "R_", "red blank", blank!(red)),
    symbol("die-hit", "[*]", "hit", hit!(plain)),
    symbol("die-direct", "[@]", "direct hit", direct!(plain)),
    symbol("die-special", "[x]", "special", special!(plain)),
    symbol("die-blank", "[ ]", "blank", blank!(plain)),
    symbol(
        "transport",
        "Tr",
        "transport capacity",
        r#"<path d="M2 14h20l-3 7H5zM6 14V8h12v6M9 8V3h6v5" stroke-width="2.2"/>"#,
    ),
    symbol(
        "health-black",
        "hB",
        "black health",
        r#"<path d="M12 21.5C4 15 1.5 11.5 1.5 8A5.3 5.3 0 0 1 12 6a5.3 5.3 0 0 1 10.5 2c0 3.5-2.5 7-10.5 13.5z" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "health-red",
        "hR",
        "red health",
        r#"<path d="M12 21.5C4 15 1.5 11.5 1.5 8A5.3 5.3 0 0 1 12 6a5.3 5.3 0 0 1 10.5 2c0 3.5-2.5 7-10.5 13.5z" stroke-width="2.2"/><path d="M7 9.5h10M7.5 13h9" stroke-width="2"/>"#,
    ),
    symbol("tactic-space", "tS", "space tactics", r#"<path d="M12 1.5 20 21l-8-4-8 4z" stroke-width="2.2"/>"#),
    symbol(
        "tactic-ground",
        "tG",
        "ground tactics",
        r#"<path d="M2.5 21.5 9 8l4 6 3-4.5 5.5 12z" stroke-width="2.2"/>"#,
    ),
    symbol("vessel", "Ve", "ships", r#"<path d="M12 2 22 21.5 12 17 2 21.5z" fill="currentColor" stroke="none"/>"#),
    symbol(
        "ground",
        "Gr",
        "ground units",
        r#"<path d="M3 6h18v13H3z" fill="currentColor" stroke="none"/><path d="M8 6V2.5h8V6M2 21.5h20" stroke-width="2.2"/>"#,
    ),
    symbol(
        "leader",
        "Le",
        "leader",
        r#"<circle cx="12" cy="7" r="5" fill="currentColor" stroke="none"/><path d="M2.5 22.5c0-6 4-9 9.5-9s9.5 3 9.5 9z" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "mission",
        "Mi",
        "mission",
        r#"<path d="M5 1.5h14v21H5z" stroke-width="2.2"/><path d="M12 6l1.5 3.6 3.9.3-3 2.5.9 3.8-3.3-2-3.3 2 .9-3.8-3-2.5 3.9-.3z" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "probe",
        "Pr",
        "probe card",
        r#"<circle cx="12" cy="8.5" r="6" stroke-width="2.2"/><circle cx="12" cy="8.5" r="2" fill="currentColor" stroke="none"/><path d="M8.5 13.5 6 22M12 14.5V22M15.5 13.5 18 22" stroke-width="2"/>"#,
    ),
    symbol(
        "system",
        "Sy",
        "system",
        r#"<circle cx="12" cy="12" r="6" fill="currentColor" stroke="none"/><path d="M2 15.5C6 19 20 12.5 22 8.5" stroke-width="2"/>"#,
    ),
    symbol(
        "time",
        "Ti",
        "time",
        r#"<path d="M5 2h14M5 22h14M7 2c0 6 4 7 5 10 1-3 5-4 5-10M7 22c0-6 4-7 5-10 1 3 5 4 5 10" stroke-width="2"/>"#,
    ),
    symbol(
        "queue",
        "Qu",
        "build queue",
        r#"<path d="M2 16h5v6H2zM9.5 11h5v11h-5zM17 5h5v17h-5z" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "deploy",
        "De",
        "deploy",
        r#"<path d="M12 1.5V15M6.5 10 12 15.5 17.5 10" stroke-width="2.6"/><path d="M2.5 16v6h19v-6" stroke-width="2.4"/>"#,
    ),
    symbol(
        "loyal-rebels",
        "LR",
        "loyal to the Rebels",
        r#"<circle cx="12" cy="12" r="10" stroke-width="2"/><path d="M7 14.5a5 5 0 0 1 10 0zM12 5v3M6.5 7.5l2 2.2M17.5 7.5l-2 2.2" fill="currentColor" stroke-width="2"/>"#,
    ),
    symbol(
        "loyal-empire",
        "LE",
        "loyal to the Empire",
        r#"<circle cx="12" cy="12" r="10" stroke-width="2"/><path d="M12 5l6 12H6z" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "occupied",
        "Oc",
        "occupied",
        r#"<path d="M5 22V2" stroke-width="2.4"/><path d="M5 3h15l-4 4.5L20 12H5z" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "sabotaged",
        "Sa",
        "sabotaged",
        r#"<circle cx="10" cy="15" r="7" fill="currentColor" stroke="none"/><path d="M14 9.5 17 6.5c1.5-1.5 3.5-1 4.5.5M20 2.5l1.5 1.5" stroke-width="2.2"/>"#,
    ),
    symbol(
        "destroyed",
        "Xx",
        "destroyed",
        r#"<circle cx="12" cy="12" r="9.5" stroke-width="2" stroke-dasharray="4 3"/><path d="M6 6l12 12M18 6 6 18" stroke-width="2.6"/>"#,
    ),
    symbol(
        "candidate",
        "??",
        "the base may be here",
        r#"<circle cx="12" cy="12" r="10" stroke-width="2" stroke-dasharray="3 3"/><path d="M8.5 9a3.5 3.5 0 1 1 5.2 3c-1.2.7-1.7 1.3-1.7 2.8" stroke-width="2.4"/><circle cx="12" cy="18.3" r="1.5" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "guarded",
        "Gu",
        "closed to Rebel attempts",
        r#"<path d="M12 1.5 21 5v7c0 5.5-4 9-9 10.5C7 21 3 17.5 3 12V5z" stroke-width="2.2"/><path d="M7.5 12h9" stroke-width="2.8"/>"#,
    ),
    symbol(
        "fight",
        "Fi",
        "combat",
        r#"<path d="M3 3l14 14M21 3 7 17M4 15l5 5M20 15l-5 5M3.5 20.5 6.5 17.5M20.5 20.5l-3-3" stroke-width="2.4"/>"#,
    ),
    symbol(
        "fresh-damage",
        "+d",
        "damage just assigned",
        r#"<path d="M12 1l2.5 7L22 7l-5 5.5 4.5 6.5-7.5-1.5L12 23l-2-5.5L2.5 19 7 12.5 2 7l7.5 1z" stroke-width="2"/>"#,
    ),
    symbol(
        "revealed",
        "Rv",
        "revealed",
        r#"<path d="M2 12h20M12 2v20" stroke-width="2.4" opacity=".6"/><circle cx="12" cy="12" r="8" stroke-width="2"/>"#,
    ),
    symbol(
        "detained",
        "Dt",
        "detained",
        r#"<path d="M3 3h18v18H3z" stroke-width="2"/><path d="M8 3v18M12 3v18M16 3v18" stroke-width="1.8"/>"#,
    ),
    symbol(
        "inspired",
        "+2",
        "inspired",
        r#"<path d="M12 2v20M2 12h20" stroke-width="2.6"/><circle cx="12" cy="12" r="10" stroke-width="1.6"/>"#,
    ),
    symbol(
        "unseen",
        "Un",
        "unseen",
        r#"<path d="M2 12c3.5-5 6.5-6.5 10-6.5s6.5 1.5 10 6.5M3 20 21 4" stroke-width="2.2"/>"#,
    ),
    symbol(
        "lets-pass",
        "->|",
        "holds nobody back",
        r#"<path d="M2 12h14M11 6.5 16.5 12 11 17.5M20 3v5M20 16v5" stroke-width="2.2"/>"#,
    ),
    symbol("stage", "St", "stage", r#"<path d="M2 21.5h6v-6h7v-6h7v-7" stroke-width="2.4"/>"#),
    symbol("ring-captured", "(c)", "captured", ring!(r#"<path d="M7 8v8M12 6v12M17 8v8" stroke-width="2"/>"#)),
    symbol(
        "ring-carbonite",
        "(k)",
        "in carbonite",
        ring!(r#"<path d="M8 6.5h8v11H8zM10.5 10h3M10.5 14h3" stroke-width="1.8"/>"#),
    ),
    symbol(
        "ring-dark-side",
        "(d)",
        "dark side",
        ring!(r#"<path d="M15.5 6.5a6.5 6.5 0 1 0 0 11 7 7 0 0 1 0-11z" fill="currentColor" stroke="none"/>"#),
    ),
    symbol(
        "ring-yoda",
        "(y)",
        "Yoda",
        ring!(
            r#"<path d="M5 10l4 1.5M19 10l-4 1.5M12 8a4 4 0 0 1 4 4c0 3-2 5-4 5s-4-2-4-5a4 4 0 0 1 4-4z" stroke-width="1.8"/>"#
        ),
    ),
    symbol(
        "ring-r2-d2",
        "(r)",
        "R2-D2",
        ring!(r#"<path d="M8 17.5V11a4 4 0 0 1 8 0v6.5zM8 12.5h8" stroke-width="1.8"/>"#),
    ),
    symbol(
        "ring-c-3po",
        "(3)",
        "C-3PO",
        ring!(
            r#"<circle cx="9.5" cy="10.5" r="1.7" stroke-width="1.6"/><circle cx="14.5" cy="10.5" r="1.7" stroke-width="1.6"/><path d="M9.5 15.5h5" stroke-width="1.8"/>"#
        ),
    ),
    symbol(
        "ring-falcon",
        "(f)",
        "Millennium Falcon",
        ring!(r#"<path d="M6.5 12.5a5.5 5.5 0 1 0 11 0L14 6.5h-1.2V10h-1.6V6.5H10z" stroke-width="1.6"/>"#),
    ),
];
