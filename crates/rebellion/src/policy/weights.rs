//! Weights of the traits of a position, from `examples/fit.rs`.

use crate::policy::worth::TRAITS;

/// Where a round begins.
pub(super) const ROUND: [f32; TRAITS] = [
    -4.636, // one
    1.819,  // rounds
    -0.574, // last rounds
    -1.130, // time
    0.761,  // hidden: few candidates
    -0.626, // hidden: single
    0.429,  // hidden: reached
    0.854,  // hidden: near
    1.527,  // hidden: edge at base
    1.782,  // hidden: guard
    3.716,  // revealed
    -0.482, // revealed: rounds
    1.194,  // revealed: ground edge
    0.813,  // revealed: space edge
    -0.784, // revealed: there
    0.584,  // Imperial fleet
    0.008,  // Imperial troops
    -0.319, // Rebel fleet
    -0.243, // Rebel troops
    1.446,  // Imperial yield
    -0.508, // Rebel yield
    -0.451, // subjugated
    0.368,  // sabotaged
    0.429,  // Imperial leaders
    -0.157, // Rebel leaders
    0.214,  // captives
    -0.094, // objectives
    -0.241, // met
    0.059,  // Death Star
    -0.027, // shield
    -0.594, // Imperial hand
    -0.250, // Rebel hand
    0.429,  // Imperial ready
    -0.120, // Rebel ready
    0.757,  // hidden: march
    2.235,  // hidden: sure march
    0.876,  // revealed: march
    0.486,  // march in space
];

/// In the middle of one.
pub(super) const TURN: [f32; TRAITS] = [
    -5.113, // one
    2.160,  // rounds
    -0.637, // last rounds
    -1.235, // time
    0.735,  // hidden: few candidates
    -0.630, // hidden: single
    0.194,  // hidden: reached
    1.017,  // hidden: near
    1.381,  // hidden: edge at base
    1.365,  // hidden: guard
    3.399,  // revealed
    -0.453, // revealed: rounds
    1.525,  // revealed: ground edge
    0.759,  // revealed: space edge
    0.133,  // revealed: there
    0.615,  // Imperial fleet
    0.165,  // Imperial troops
    -0.272, // Rebel fleet
    -0.178, // Rebel troops
    1.288,  // Imperial yield
    -0.549, // Rebel yield
    -0.378, // subjugated
    0.273,  // sabotaged
    0.655,  // Imperial leaders
    -0.292, // Rebel leaders
    0.231,  // captives
    -0.039, // objectives
    -0.276, // met
    0.050,  // Death Star
    -0.013, // shield
    -0.547, // Imperial hand
    -0.127, // Rebel hand
    0.284,  // Imperial ready
    0.130,  // Rebel ready
    0.506,  // hidden: march
    1.521,  // hidden: sure march
    0.389,  // revealed: march
    0.443,  // march in space
];
