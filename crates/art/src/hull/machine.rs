pub(super) use super::civil::draw;
