//! What a host can choose.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::time::Duration;

/// What a host can choose. The defaults suit a table of friends.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The address people use if a proxy stands in front, as `https://stolik.example`. With `https` cookies are marked secure.
    pub origin: Option<String>,
    /// The proxies whose word about the visitor's address is believed.
    pub proxies: Vec<IpAddr>,
    /// Whether visitors from public addresses are served without encryption.
    pub plain_http: bool,
    /// How often things may be done.
    pub limits: Limits,
    /// Makes all chance, bots and pauses repeatable; for tests. Refused unless only this machine can reach the server.
    pub seed: Option<u64>,
    /// After what time without anybody a table leaves memory.
    pub idle: Duration,
}

/// How often things may be done.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// New guests from one address in an hour.
    pub guests_per_hour: NonZeroU32,
    /// New tables and imports of one guest in an hour.
    pub tables_per_hour: NonZeroU32,
    /// Open sockets from one address.
    pub sockets_per_address: u32,
    /// Messages on one socket in a second; twice as many at once.
    pub messages_per_second: NonZeroU32,
}

impl Default for Limits {
    fn default() -> Limits {
        let limit = |number| NonZeroU32::new(number).expect("limits are not zero");
        Limits {
            guests_per_hour: limit(20),
            tables_per_hour: limit(30),
            sockets_per_address: 32,
            messages_per_second: limit(20),
        }
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 7878)),
            origin: None,
            proxies: Vec::new(),
            plain_http: false,
            limits: Limits::default(),
            seed: None,
            idle: Duration::from_secs(60),
        }
    }
}

impl Config {
    /// Whether visitors come over an encrypted line.
    pub(crate) fn is_secure(&self) -> bool {
        self.origin.as_deref().is_some_and(|origin| origin.starts_with("https://"))
    }

    /// Whether nobody but this machine is meant to be served.
    pub(crate) fn is_local(&self) -> bool {
        self.listen.ip().is_loopback() && self.origin.is_none() && self.proxies.is_empty() && !self.plain_http
    }
}
