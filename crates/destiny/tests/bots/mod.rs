//! Machine opponents: honest, and never silly.

mod honesty;
mod silly;
