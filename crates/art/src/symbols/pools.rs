//! Icons of Star Wars: Destiny: sides of dice, actions, states, colors and kinds of cards.

use super::{Symbol, symbol};

pub(super) const POOLS: [Symbol; 26] = [
    // Two blades across each other.
    symbol(
        "melee",
        "MD",
        "melee damage",
        r#"<path d="M3 1.5 16.5 15l-2.6 2.6L1.5 3zM21 1.5 22.5 3 10.1 17.6 7.5 15z" fill="currentColor" stroke="none"/><path d="M11.8 20.2l6.9-6.9M12.2 20.2l-6.9-6.9" stroke-width="2.2"/><path d="M16 16.5l5.5 5.5M8 16.5 2.5 22" stroke-width="3"/>"#,
    ),
    // A bolt into a sight.
    symbol(
        "ranged",
        "RD",
        "ranged damage",
        r#"<circle cx="12" cy="12" r="7.5" stroke-width="2.4"/><path d="M12 .8v6M12 17.2v6M.8 12h6M17.2 12h6" stroke-width="2.4"/><circle cx="12" cy="12" r="2.6" fill="currentColor" stroke="none"/>"#,
    ),
    // Fragments around a core.
    symbol(
        "indirect",
        "ID",
        "indirect damage",
        r#"<path d="M12 7.5 16.5 12 12 16.5 7.5 12z" fill="currentColor" stroke="none"/><path d="M12 .5l2.3 4.3H9.7zM12 23.5l-2.3-4.3h4.6zM.5 12l4.3-2.3v4.6zM23.5 12l-4.3 2.3V9.7zM3.5 3.5l4.3 1-3.3 3.3zM20.5 3.5l-1 4.3-3.3-3.3zM3.5 20.5l1-4.3 3.3 3.3zM20.5 20.5l-4.3-1 3.3-3.3z" fill="currentColor" stroke="none"/>"#,
    ),
    // A crate with a bar through it.
    symbol(
        "disrupt",
        "Dr",
        "disrupt",
        r#"<path d="M12 2.5 20.5 7v10L12 21.5 3.5 17V7z" stroke-width="2.2"/><path d="M2 22 22 2" stroke-width="3.4"/>"#,
    ),
    // A die that is turned.
    symbol(
        "die-focus",
        "Fo",
        "focus",
        r#"<rect x="8" y="8" width="8" height="8" rx="1.5" fill="currentColor" stroke="none"/><path d="M3.5 9.5A9 9 0 0 1 19 6M20.5 14.5A9 9 0 0 1 5 18" stroke-width="2.4"/><path d="M20.5 1.5v6h-6zM3.5 22.5v-6h6z" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "special",
        "Sp",
        "special",
        r#"<path d="M12 1l2.6 8.4L23 12l-8.4 2.6L12 23l-2.6-8.4L1 12l8.4-2.6z" fill="currentColor" stroke="none"/><path d="M4.5 4.5l3 3M19.5 4.5l-3 3M4.5 19.5l3-3M19.5 19.5l-3-3" stroke-width="2"/>"#,
    ),
    symbol("blank", "--", "blank", r#"<path d="M6 12h12" stroke-width="3"/>"#),
    // Every way out of one point.
    symbol(
        "any",
        "An",
        "any symbol",
        r#"<circle cx="12" cy="12" r="3.4" fill="currentColor" stroke="none"/><path d="M12 1.5v5M12 17.5v5M1.5 12h5M17.5 12h5M4.6 4.6l3.5 3.5M15.9 15.9l3.5 3.5M19.4 4.6l-3.5 3.5M8.1 15.9l-3.5 3.5" stroke-width="2.4"/>"#,
    ),
    // An arrow through a shield.
    symbol(
        "unblockable",
        "Ub",
        "unblockable damage",
        r#"<path d="M7 3.5 2.5 5.5v6.5c0 5 3.5 8.5 9.5 10.5 6-2 9.5-5.5 9.5-10.5V5.5L17 3.5" stroke-width="2"/><path d="M12 1v13" stroke-width="3"/><path d="M6.5 11.5h11L12 19z" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "die",
        "D6",
        "die",
        r#"<rect x="2.5" y="2.5" width="19" height="19" rx="4" stroke-width="2.2"/><circle cx="7.8" cy="7.8" r="1.9" fill="currentColor" stroke="none"/><circle cx="12" cy="12" r="1.9" fill="currentColor" stroke="none"/><circle cx="16.2" cy="16.2" r="1.9" fill="currentColor" stroke="none"/>"#,
    ),
    // A die that leaves its card.
    symbol(
        "activate",
        "Av",
        "activate",
        r#"<rect x="2" y="12" width="10" height="10" rx="2" fill="currentColor" stroke="none"/><path d="M8 9V2h14v14h-7" stroke-width="2.2"/><path d="M12.5 11.5 18 6M13.5 5.5H18.5v5" stroke-width="2.2"/>"#,
    ),
    symbol(
        "resolve",
        "Rs",
        "resolve",
        r#"<rect x="1.5" y="4" width="11" height="11" rx="2.2" stroke-width="2.2"/><path d="M5 9.5l2 2 3.5-4" stroke-width="2"/><path d="M13 20h7M17 16.5l4 3.5-4 3.5" stroke-width="2.4"/>"#,
    ),
    symbol(
        "reroll",
        "Rr",
        "reroll",
        r#"<rect x="7" y="7" width="10" height="10" rx="2" stroke-width="2"/><circle cx="10" cy="10" r="1.2" fill="currentColor" stroke="none"/><circle cx="14" cy="14" r="1.2" fill="currentColor" stroke="none"/><path d="M20 4a11 11 0 0 0-16 1M4 20a11 11 0 0 0 16-1" stroke-width="2"/><path d="M4 .8V6h5.2M20 23.2V18h-5.2" stroke-width="2"/>"#,
    ),
    // A flag on a hill.
    symbol(
        "claim",
        "Cm",
        "claim",
        r#"<path d="M9 18V1.5" stroke-width="2.4"/><path d="M9 2h12l-3.5 4 3.5 4H9z" fill="currentColor" stroke="none"/><path d="M1 22.5c3-6 13-6 22 0z" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "exhausted",
        "Ex",
        "exhausted",
        r#"<rect x="2" y="7" width="20" height="13" rx="2" stroke-width="2.2"/><path d="M5.5 1.5h13M15 .5l3.5 1L16 4.5" stroke-width="1.8"/><path d="M6 13.5h12" stroke-width="2.4"/>"#,
    ),
    symbol(
        "used",
        "Us",
        "used",
        r#"<circle cx="12" cy="12" r="10" stroke-width="2"/><path d="M13.2 4.5 7.5 12.5h3.7l-.8 7 6-8.5h-3.9z" fill="currentColor" stroke="none"/><path d="M4 20 20 4" stroke-width="2.6"/>"#,
    ),
    // Four colors, four outlines.
    symbol(
        "sigil-red",
        "RED",
        "red",
        r#"<path d="M12 1.5 22.5 21h-21zM12 9l-4 8h8z" fill="currentColor" fill-rule="evenodd" stroke="none"/>"#,
    ),
    symbol(
        "sigil-blue",
        "BLU",
        "blue",
        r#"<path d="M12 .8A11.2 11.2 0 1 1 12 23.2 11.2 11.2 0 0 1 12 .8zM12 5c-2 3-3 5-3 7.2S10.2 17 12 18.5c1.8-1.5 3-4.1 3-6.3S14 8 12 5z" fill="currentColor" fill-rule="evenodd" stroke="none"/>"#,
    ),
    symbol(
        "sigil-yellow",
        "YEL",
        "yellow",
        r#"<path d="M12 .8 23.2 12 12 23.2.8 12zM12 7.5 7.5 12l4.5 4.5 4.5-4.5z" fill="currentColor" fill-rule="evenodd" stroke="none"/>"#,
    ),
    symbol(
        "sigil-gray",
        "GRY",
        "gray",
        r#"<path d="M2 2h20v20H2zM7 7v10h10V7z" fill="currentColor" fill-rule="evenodd" stroke="none"/>"#,
    ),
    symbol(
        "kind-character",
        "kC",
        "character",
        r#"<circle cx="12" cy="7" r="5.2" fill="currentColor" stroke="none"/><path d="M2 22.5c.5-6 4.5-9 10-9s9.5 3 10 9z" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "kind-support",
        "kS",
        "support",
        r#"<path d="M2 15.5 6 8h12l4 7.5v4.5H2z" fill="currentColor" stroke="none"/><path d="M9 8V4h6v4" stroke-width="2.2"/>"#,
    ),
    symbol(
        "kind-upgrade",
        "kU",
        "upgrade",
        r#"<path d="M12 2 21 11.5h-5.5V16h-7v-4.5H3z" fill="currentColor" stroke="none"/><path d="M7 20.5h10" stroke-width="3"/>"#,
    ),
    symbol(
        "kind-downgrade",
        "kD",
        "downgrade",
        r#"<path d="M12 22 3 12.5h5.5V8h7v4.5H21z" fill="currentColor" stroke="none"/><path d="M7 3.5h10" stroke-width="3"/>"#,
    ),
    symbol(
        "kind-plot",
        "kP",
        "plot",
        r#"<path d="M4 2h16v20H4z" stroke-width="2.2"/><path d="M8 16.5 11 12l2.5 2.5L17 7.5" stroke-width="2.2"/><circle cx="8" cy="16.5" r="1.8" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "kind-battlefield",
        "kB",
        "battlefield",
        r#"<path d="M1 20.5 8 8l4 6 3-4.5 8 11z" fill="currentColor" stroke="none"/><circle cx="18" cy="5" r="3" fill="currentColor" stroke="none"/>"#,
    ),
];
