//! The bytes choose options in a match of Star Wars: The Card Game. The same function also runs as a bounded test of
//! the crate.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| sw_lcg::fuzz_one(data));
