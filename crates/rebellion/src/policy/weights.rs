//! Weights of the traits of a position, from `examples/fit.rs`.

use crate::policy::worth::TRAITS;

/// Where a round begins.
pub(super) const ROUND: [f32; TRAITS] = [
    -4.182, // one
    1.720,  // rounds
    -0.382, // last rounds
    -0.854, // time
    0.829,  // hidden: few candidates
    -0.329, // hidden: single
    0.006,  // hidden: reached
    1.335,  // hidden: near
    2.028,  // hidden: edge at base
    -0.584, // hidden: guard
    2.064,  // revealed
    1.094,  // revealed: rounds
    2.119,  // revealed: ground edge
    0.368,  // revealed: space edge
    -0.225, // revealed: there
    0.720,  // Imperial fleet
    0.233,  // Imperial troops
    -0.489, // Rebel fleet
    -0.033, // Rebel troops
    0.818,  // Imperial yield
    -0.448, // Rebel yield
    -0.204, // subjugated
    0.294,  // sabotaged
    0.283,  // Imperial leaders
    0.056,  // Rebel leaders
    0.201,  // captives
    -0.200, // objectives
    -0.193, // met
    -0.202, // Death Star
    -0.027, // shield
    -0.090, // Imperial hand
    -0.105, // Rebel hand
    0.283,  // Imperial ready
    0.052,  // Rebel ready
];

/// In the middle of one.
pub(super) const TURN: [f32; TRAITS] = [
    -4.544, // one
    2.098,  // rounds
    -0.416, // last rounds
    -0.777, // time
    0.691,  // hidden: few candidates
    -0.334, // hidden: single
    -0.193, // hidden: reached
    1.406,  // hidden: near
    1.738,  // hidden: edge at base
    -0.668, // hidden: guard
    2.002,  // revealed
    0.597,  // revealed: rounds
    1.983,  // revealed: ground edge
    0.574,  // revealed: space edge
    0.204,  // revealed: there
    0.788,  // Imperial fleet
    0.260,  // Imperial troops
    -0.308, // Rebel fleet
    0.158,  // Rebel troops
    0.692,  // Imperial yield
    -0.581, // Rebel yield
    -0.173, // subjugated
    0.247,  // sabotaged
    0.422,  // Imperial leaders
    0.086,  // Rebel leaders
    0.209,  // captives
    -0.188, // objectives
    -0.277, // met
    -0.215, // Death Star
    -0.027, // shield
    -0.389, // Imperial hand
    0.044,  // Rebel hand
    0.208,  // Imperial ready
    0.114,  // Rebel ready
];
