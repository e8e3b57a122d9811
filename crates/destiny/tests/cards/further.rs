//! Cards of other sets.
