//! Bytes as somebody might paste them for a deck. The body also runs as a bounded test of the crate.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| games::fuzz_decks(data));
