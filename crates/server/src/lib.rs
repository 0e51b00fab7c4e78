#![doc = include_str!("../README.md")]

mod address;
mod any_table;
mod campaign;
mod config;
mod failure;
mod hall;
mod house;
mod http;
mod info;
mod limits;
mod listen;
mod metrics;
mod random;
mod secret;
mod table;
mod text;
mod thinkers;

pub use config::{Config, Limits};
pub use listen::{Server, ServerError};

/// The version people and programs are told.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");
