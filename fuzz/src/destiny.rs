//! The bytes choose options in a match of Star Wars: Destiny. The same function also runs as a bounded test of the
//! crate.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| destiny::fuzz_one(data));
