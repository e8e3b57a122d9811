//! Bytes choose among the options of a Star Realms game. The body also runs as a bounded test of the crate.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| star_realms::fuzz_one(data));
