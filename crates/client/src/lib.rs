#![doc = include_str!("../README.md")]

mod error;
mod http;
mod mirror;
mod naive_pick;
mod socket;

pub use error::ClientError;
pub use http::Http;
pub use mirror::{Mirror, News};
pub use naive_pick::naive_pick;
pub use socket::Socket;
