//! Cards of Convergence.
