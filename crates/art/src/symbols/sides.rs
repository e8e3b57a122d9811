//! Icons of the sides of the Force and of the affiliations. The marks are original, each with a different outline.

use super::{Symbol, symbol};

pub(super) const SIDES: [Symbol; 10] = [
    // A spindle between two crescents that turn their backs on it.
    symbol(
        "sigil-jedi",
        "JED",
        "Jedi",
        r#"<path d="M12 .8c.7 5 1.6 8.4 3.2 11.2-1.6 2.8-2.5 6.2-3.2 11.2-.7-5-1.6-8.4-3.2-11.2C10.4 9.2 11.3 5.8 12 .8z" fill="currentColor" stroke="none"/><path d="M6.2 3.4C8 9 8 15 6.2 20.6M17.8 3.4C16 9 16 15 17.8 20.6" stroke-width="2.2"/><path d="M2 6.5c1 3.7 1 7.3 0 11M22 6.5c-1 3.7-1 7.3 0 11" stroke-width="2" opacity=".8"/>"#,
    ),
    // Half a sun over a bowed horizon.
    symbol(
        "sigil-rebel-alliance",
        "REB",
        "Rebel Alliance",
        r#"<path d="M5.5 15.5a6.5 6.5 0 0 1 13 0z" fill="currentColor" stroke="none"/><path d="M12 1.5v4.2M4.3 4.7l2.9 3.2M19.7 4.7l-2.9 3.2M1.3 11.8l3 1M22.7 11.8l-3 1" stroke-width="2.4"/><path d="M1.5 21.5c7-3.2 14-3.2 21 0" stroke-width="2.6"/>"#,
    ),
    // A keyhole in a coin.
    symbol(
        "sigil-smugglers-and-spies",
        "SMG",
        "Smugglers and Spies",
        r#"<path d="M12 1.2a10.8 10.8 0 1 1 0 21.6 10.8 10.8 0 0 1 0-21.6zm0 4.9a4 4 0 0 0-2 7.5L8.4 18.5h7.2L14 13.6a4 4 0 0 0-2-7.5z" fill="currentColor" fill-rule="evenodd" stroke="none"/>"#,
    ),
    // A slit eye in a wedge that points down.
    symbol(
        "sigil-sith",
        "SIT",
        "Sith",
        r#"<path d="M1 2.5c7.3 2.2 14.7 2.2 22 0-1.3 8.5-5 15.3-11 20.3C6 17.8 2.3 11 1 2.5zm11 3.8c-1.3 2-1.9 4-1.9 6.2s.6 4 1.9 5.9c1.3-1.9 1.9-3.7 1.9-5.9s-.6-4.2-1.9-6.2z" fill="currentColor" fill-rule="evenodd" stroke="none"/>"#,
    ),
    // A wedge in three ranks.
    symbol(
        "sigil-imperial-navy",
        "NAV",
        "Imperial Navy",
        r#"<path d="M12 .8l3.6 7H8.4zM7.4 9.9h9.2l2.4 4.7H5zM4 16.7h16l3 5.8H1z" fill="currentColor" stroke="none"/>"#,
    ),
    // Four claw marks.
    symbol(
        "sigil-scum-and-villainy",
        "SCM",
        "Scum and Villainy",
        r#"<path d="M1.5 8.5C4.3 11.5 5.3 15 4.5 19.5 1.8 16.5.8 13 1.5 8.5zM7 3c3.8 4.5 5 10.3 3.3 17.5C6.8 16 5.6 10 7 3zM14 2c4 5 5.2 11.3 3 19-3.6-5-4.7-11.5-3-19zM20.5 6c2.7 3.7 3.2 8 1.2 12.5C19.5 15 19 11 20.5 6z" fill="currentColor" stroke="none"/>"#,
    ),
    // A ring with a gap on each side, open to both.
    symbol(
        "sigil-neutral",
        "NEU",
        "neutral",
        r#"<path d="M3 9.3a9.5 9.5 0 0 1 18 0M3 14.7a9.5 9.5 0 0 0 18 0" stroke-width="2.4"/><circle cx="12" cy="12" r="3.2" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "light",
        "LS",
        "light side",
        r#"<circle cx="12" cy="12" r="9.8"/><path d="M12 4.5c.9 4.7 2.8 6.6 7.5 7.5-4.7.9-6.6 2.8-7.5 7.5-.9-4.7-2.8-6.6-7.5-7.5 4.7-.9 6.6-2.8 7.5-7.5z" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "dark",
        "DS",
        "dark side",
        r#"<path d="M12 1.2a10.8 10.8 0 1 1 0 21.6 10.8 10.8 0 0 1 0-21.6zm0 3.3c-.9 4.7-2.8 6.6-7.5 7.5 4.7.9 6.6 2.8 7.5 7.5.9-4.7 2.8-6.6 7.5-7.5-4.7-.9-6.6-2.8-7.5-7.5z" fill="currentColor" fill-rule="evenodd" stroke="none"/>"#,
    ),
    symbol(
        "balance",
        "☯",
        "balance of the Force",
        r#"<circle cx="12" cy="12" r="9.8"/><path d="M12 2.2a9.8 9.8 0 0 1 0 19.6 4.9 4.9 0 0 1 0-9.8 4.9 4.9 0 0 0 0-9.8z" fill="currentColor" stroke="none"/><circle cx="12" cy="7.1" r="1.5" fill="currentColor" stroke="none"/>"#,
    ),
];
