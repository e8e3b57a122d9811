//! The bytes choose options in a match of Star Realms. The same function also runs as a bounded test of the crate.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| star_realms::fuzz_one(data));
