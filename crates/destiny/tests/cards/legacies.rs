//! Cards of Legacies.
