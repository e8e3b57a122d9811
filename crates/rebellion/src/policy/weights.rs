//! Weights of the traits of a position, from `examples/fit.rs`.

use crate::policy::worth::TRAITS;

/// Where a round begins.
pub(super) const ROUND: [f32; TRAITS] = [
    -3.456, // one
    1.730,  // rounds
    -0.448, // last rounds
    -0.875, // time
    1.164,  // hidden: few candidates
    -0.294, // hidden: single
    0.197,  // hidden: reached
    1.347,  // hidden: near
    1.800,  // hidden: edge at base
    -0.020, // hidden: guard
    2.622,  // revealed
    0.872,  // revealed: rounds
    2.124,  // revealed: ground edge
    0.587,  // revealed: space edge
    -0.461, // revealed: there
    0.121,  // Imperial fleet
    0.209,  // Imperial troops
    -0.107, // Rebel fleet
    0.033,  // Rebel troops
    0.899,  // Imperial yield
    -0.512, // Rebel yield
    -0.129, // subjugated
    0.130,  // sabotaged
    0.170,  // Imperial leaders
    -0.022, // Rebel leaders
    0.138,  // captives
    -0.217, // objectives
    -0.159, // met
    -0.192, // Death Star
    -0.011, // shield
    -0.319, // Imperial hand
    -0.135, // Rebel hand
    0.170,  // Imperial ready
    0.093,  // Rebel ready
];

/// In the middle of one.
pub(super) const TURN: [f32; TRAITS] = [
    -3.866, // one
    2.084,  // rounds
    -0.550, // last rounds
    -0.783, // time
    0.971,  // hidden: few candidates
    -0.420, // hidden: single
    0.048,  // hidden: reached
    1.380,  // hidden: near
    1.439,  // hidden: edge at base
    -0.164, // hidden: guard
    2.521,  // revealed
    0.239,  // revealed: rounds
    1.978,  // revealed: ground edge
    0.844,  // revealed: space edge
    0.155,  // revealed: there
    0.183,  // Imperial fleet
    0.312,  // Imperial troops
    -0.145, // Rebel fleet
    0.021,  // Rebel troops
    0.672,  // Imperial yield
    -0.508, // Rebel yield
    -0.056, // subjugated
    0.070,  // sabotaged
    0.435,  // Imperial leaders
    -0.061, // Rebel leaders
    0.154,  // captives
    -0.165, // objectives
    -0.251, // met
    -0.155, // Death Star
    0.041,  // shield
    -0.630, // Imperial hand
    -0.097, // Rebel hand
    0.182,  // Imperial ready
    0.238,  // Rebel ready
];
