//! Cards of Spirit of Rebellion.
