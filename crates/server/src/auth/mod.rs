//! Who asks: cookies, tokens, passwords, names.

mod device;
mod name;
mod password;
mod session;
mod token;

pub(crate) use device::{Devices, known_device, remember_device};
pub use name::key_of_name;
pub(crate) use name::{guest_name, name_key};
pub(crate) use password::Passwords;
pub use password::hash_password;
pub(crate) use session::{Player, clear_cookie, find_session, start_session};
pub(crate) use token::Token;
