//! Marks of the factions: our own shapes, each with another outline, so that none needs its color.

use super::{Symbol, symbol};

pub(super) const SIGILS: [Symbol; 8] = [
    // Three grown-together bulbs around one eye.
    symbol(
        "sigil-blob",
        "BLB",
        "Blob",
        r#"<path d="M12 1.5a5.2 5.2 0 0 1 5 6.7c-.2.8.2 1.5 1 1.7a5.4 5.4 0 1 1-5.2 8.5c-.4-.6-1.2-.6-1.6 0A5.4 5.4 0 1 1 6 9.9c.8-.2 1.2-.9 1-1.7a5.2 5.2 0 0 1 5-6.7zm0 9.1a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4z" fill="currentColor" fill-rule="evenodd" stroke="none"/><circle cx="12" cy="13.3" r="1.1" fill="currentColor" stroke="none"/>"#,
    ),
    // A docking ring around a lens, with the four approaches open.
    symbol(
        "sigil-trade-federation",
        "TRF",
        "Trade Federation",
        r#"<path d="M9.8 3a9.3 9.3 0 0 0-6.8 6.8M14.2 3a9.3 9.3 0 0 1 6.8 6.8M9.8 21A9.3 9.3 0 0 1 3 14.2M14.2 21a9.3 9.3 0 0 0 6.8-6.8" stroke-width="2.6"/><path d="M12 5.5c1 3.8 2.7 5.5 6.5 6.5-3.8 1-5.5 2.7-6.5 6.5-1-3.8-2.7-5.5-6.5-6.5 3.8-1 5.5-2.7 6.5-6.5z" fill="currentColor" stroke="none"/>"#,
    ),
    // A blade between two swept ranks.
    symbol(
        "sigil-star-empire",
        "EMP",
        "Star Empire",
        r#"<path d="M12 .8 15 12l-3 11.2L9 12z" fill="currentColor" stroke="none"/><path d="M7 8.5 1.3 4.5 4 14.2l3.4 2.3zM17 8.5l5.7-4L20 14.2l-3.4 2.3z" fill="currentColor" stroke="none" opacity=".85"/><path d="M7.8 18.3 5 16.5l2.2 5.3zM16.2 18.3l2.8-1.8-2.2 5.3z" fill="currentColor" stroke="none" opacity=".85"/>"#,
    ),
    // A nut of three clamps.
    symbol(
        "sigil-machine-cult",
        "MCH",
        "Machine Cult",
        r#"<path d="M9.3 1.5h5.4v3.7l3.2 1.9 3.2-1.9 1.7 3-1 3.8-2.2 2.5 2.2 1.9-2.7 4.7-3.2-1.9H8.1l-3.2 1.9-2.7-4.7 2.2-1.9L2.2 12l-1-3.8 1.7-3 3.2 1.9 3.2-1.9zM7 9.5h10v2.6H7zm2.2 4.8h5.6L12 18.4z" fill="currentColor" fill-rule="evenodd" stroke="none"/>"#,
    ),
    // A hollow lozenge: nobody's flag.
    symbol(
        "sigil-unaligned",
        "---",
        "unaligned",
        r#"<path d="M12 2.2 21.8 12 12 21.8 2.2 12z" stroke-width="2.4"/><path d="M12 8.6 15.4 12 12 15.4 8.6 12z" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "primary",
        "●",
        "primary ability",
        r#"<circle cx="12" cy="12" r="9.3"/><circle cx="12" cy="12" r="4.8" fill="currentColor" stroke="none"/>"#,
    ),
    symbol(
        "ally",
        "◐",
        "ally ability",
        r#"<circle cx="8.5" cy="12" r="6.5"/><path d="M15.5 5.5a6.5 6.5 0 1 1-4.2 11.5 6.5 6.5 0 0 0 0-10 6.5 6.5 0 0 1 4.2-1.5z" fill="currentColor"/>"#,
    ),
    symbol(
        "use",
        "↯",
        "use an ability",
        r#"<path d="M13.8 1.5 4.5 13.8h6L9.2 22.5 19.5 9.6h-6.7z" fill="currentColor" stroke="none"/>"#,
    ),
];
