//! Weights of the traits of a position, from `examples/fit.rs`.

use crate::policy::worth::TRAITS;

/// The weights for each side: at the start of a round, and during a round.
#[rustfmt::skip]
pub(super) const WEIGHTS: [[[f32; TRAITS]; 2]; 2] = [
    // Rebels
    [
        // at the start of a round
        [
            -3.699, // one
            1.552, // rounds
            -0.423, // last rounds
            0.431, // time
            -1.577, // hidden: few candidates
            0.424, // hidden: reached
            -0.788, // hidden: candidates
            -1.523, // hidden: pace
            1.802, // revealed
            -1.186, // revealed: rounds
            -0.049, // revealed: there
            1.616, // Imperial fleet
            -0.054, // Imperial troops
            -0.950, // Rebel fleet
            -0.142, // Rebel troops
            1.284, // Imperial yield
            -0.957, // Rebel yield
            -0.973, // subjugated
            0.665, // garrisons
            0.599, // sabotaged
            0.026, // Imperial leaders
            -0.193, // Rebel leaders
            0.156, // captives
            0.017, // objectives
            -0.573, // objectives of combat
            -0.167, // met
            -0.118, // met next
            0.505, // met, last rounds
            -0.226, // Death Star
            -0.204, // shield
            0.015, // Imperial hand
            -0.493, // Rebel hand
            0.026, // Imperial ready
            0.020, // Rebel ready
            1.581, // hidden: odds
            0.121, // hidden: near
            0.294, // hidden: at hand
            0.286, // hidden: steps
            0.977, // hidden: in time
            0.856, // hidden: edge at base
            1.102, // hidden: guard
            0.711, // hidden: march
            1.702, // hidden: sure march
            0.853, // revealed: ground edge
            0.539, // revealed: space edge
            0.374, // revealed: march
            -0.087, // revealed: steps
            1.123, // revealed: in time
            0.649, // march in space
        ],
        // during a round
        [
            -4.229, // one
            2.097, // rounds
            -0.338, // last rounds
            0.960, // time
            -1.159, // hidden: few candidates
            0.006, // hidden: reached
            -0.388, // hidden: candidates
            -1.379, // hidden: pace
            0.886, // revealed
            -0.258, // revealed: rounds
            0.669, // revealed: there
            1.797, // Imperial fleet
            -0.307, // Imperial troops
            -1.236, // Rebel fleet
            -0.084, // Rebel troops
            1.094, // Imperial yield
            -0.880, // Rebel yield
            -0.861, // subjugated
            0.954, // garrisons
            0.587, // sabotaged
            -0.230, // Imperial leaders
            0.077, // Rebel leaders
            0.239, // captives
            0.128, // objectives
            -0.648, // objectives of combat
            -0.273, // met
            0.039, // met next
            0.380, // met, last rounds
            -0.229, // Death Star
            -0.188, // shield
            -0.414, // Imperial hand
            -0.339, // Rebel hand
            0.472, // Imperial ready
            0.015, // Rebel ready
            0.820, // hidden: odds
            0.129, // hidden: near
            0.012, // hidden: at hand
            0.097, // hidden: steps
            0.750, // hidden: in time
            0.487, // hidden: edge at base
            1.019, // hidden: guard
            1.154, // hidden: march
            0.607, // hidden: sure march
            -0.011, // revealed: ground edge
            0.245, // revealed: space edge
            0.674, // revealed: march
            -0.995, // revealed: steps
            0.787, // revealed: in time
            0.286, // march in space
        ],
    ],
    // Empire
    [
        // at the start of a round
        [
            -5.141, // one
            1.240, // rounds
            -0.238, // last rounds
            0.846, // time
            -0.717, // hidden: few candidates
            0.124, // hidden: reached
            -0.152, // hidden: candidates
            -1.616, // hidden: pace
            2.639, // revealed
            -0.807, // revealed: rounds
            -0.119, // revealed: there
            1.720, // Imperial fleet
            -0.003, // Imperial troops
            -1.070, // Rebel fleet
            -0.432, // Rebel troops
            1.391, // Imperial yield
            -1.009, // Rebel yield
            -0.958, // subjugated
            0.497, // garrisons
            0.607, // sabotaged
            -0.049, // Imperial leaders
            -0.256, // Rebel leaders
            0.144, // captives
            -0.008, // objectives
            -0.551, // objectives of combat
            -0.155, // met
            -0.129, // met next
            0.583, // met, last rounds
            -0.177, // Death Star
            -0.270, // shield
            0.433, // Imperial hand
            -0.455, // Rebel hand
            -0.049, // Imperial ready
            0.025, // Rebel ready
            0.913, // hidden: odds
            0.576, // hidden: near
            -0.145, // hidden: at hand
            0.488, // hidden: steps
            1.197, // hidden: in time
            0.342, // hidden: edge at base
            1.415, // hidden: guard
            0.405, // hidden: march
            1.984, // hidden: sure march
            0.789, // revealed: ground edge
            0.672, // revealed: space edge
            0.543, // revealed: march
            0.453, // revealed: steps
            1.298, // revealed: in time
            0.484, // march in space
        ],
        // during a round
        [
            -4.759, // one
            1.938, // rounds
            -0.258, // last rounds
            1.202, // time
            -0.406, // hidden: few candidates
            0.206, // hidden: reached
            0.007, // hidden: candidates
            -1.491, // hidden: pace
            1.264, // revealed
            -0.078, // revealed: rounds
            0.688, // revealed: there
            1.842, // Imperial fleet
            -0.280, // Imperial troops
            -1.333, // Rebel fleet
            -0.240, // Rebel troops
            1.132, // Imperial yield
            -0.911, // Rebel yield
            -0.876, // subjugated
            0.864, // garrisons
            0.580, // sabotaged
            -0.287, // Imperial leaders
            0.107, // Rebel leaders
            0.226, // captives
            0.120, // objectives
            -0.633, // objectives of combat
            -0.240, // met
            0.057, // met next
            0.412, // met, last rounds
            -0.216, // Death Star
            -0.211, // shield
            -0.283, // Imperial hand
            -0.316, // Rebel hand
            0.442, // Imperial ready
            0.007, // Rebel ready
            0.231, // hidden: odds
            0.047, // hidden: near
            -0.326, // hidden: at hand
            0.058, // hidden: steps
            0.891, // hidden: in time
            0.301, // hidden: edge at base
            1.239, // hidden: guard
            0.621, // hidden: march
            1.232, // hidden: sure march
            -0.092, // revealed: ground edge
            0.339, // revealed: space edge
            0.762, // revealed: march
            -0.846, // revealed: steps
            0.891, // revealed: in time
            0.123, // march in space
        ],
    ],
];
