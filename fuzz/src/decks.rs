//! Reads the bytes as a pasted deck list. The same function also runs as a bounded test of the crate.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| games::fuzz_decks(data));
