//! Authentication: cookies, tokens, passwords, names.

mod common;
mod device;
mod name;
mod password;
mod session;
mod token;

pub(crate) use device::{Devices, known_device, remember_device};
pub use name::key_of_name;
pub(crate) use name::{guest_name, is_reserved, name_key, new_name};
pub(crate) use password::Passwords;
pub use password::hash_password;
pub(crate) use session::{Player, banned_until, clear_cookie, find_session, fresh_session};
pub(crate) use token::Token;
