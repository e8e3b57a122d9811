#![doc = include_str!("../README.md")]

mod error;
mod http;
mod mirror;
mod socket;
mod stumble;

pub use error::ClientError;
pub use http::Http;
pub use mirror::{Mirror, News};
pub use socket::Socket;
pub use stumble::stumble;
