//! Where a visitor comes from.

use std::net::{IpAddr, SocketAddr};

use axum::http::HeaderMap;

use crate::config::Config;

/// The visitor's address: the peer's own, or, behind a listed proxy, the last hop that is not one.
pub(crate) fn visitor(config: &Config, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    let mut address = peer.ip().to_canonical();
    let forwarded = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    let hops: Vec<&str> = forwarded.flat_map(|value| value.split(',')).map(str::trim).collect();
    for hop in hops.iter().rev() {
        if !config.proxies.contains(&address) {
            break;
        }
        let Ok(next) = hop.parse::<IpAddr>() else { break };
        address = next.to_canonical();
    }
    address
}

/// Whether an address is of this machine or a home network, where a line without encryption is nobody else's.
pub(crate) fn is_private(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => v4.is_loopback() || v4.is_private() || v4.is_link_local(),
        IpAddr::V6(v6) => v6.is_loopback() || v6.is_unique_local() || v6.is_unicast_link_local(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(proxies: &[&str], peer: &str, forwarded: &str) -> String {
        let config = Config { proxies: proxies.iter().map(|one| one.parse().unwrap()).collect(), ..Config::default() };
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", forwarded.parse().unwrap());
        visitor(&config, SocketAddr::new(peer.parse().unwrap(), 1), &headers).to_string()
    }

    #[test]
    fn only_listed_proxies_are_believed() {
        assert_eq!(seen(&[], "203.0.113.9", "1.2.3.4"), "203.0.113.9");
        assert_eq!(seen(&["10.0.0.1"], "10.0.0.1", "1.2.3.4"), "1.2.3.4");
        // The first hop is the visitor's own claim; the last one a proxy's.
        assert_eq!(seen(&["10.0.0.1"], "10.0.0.1", "6.6.6.6, 1.2.3.4"), "1.2.3.4");
        assert_eq!(seen(&["10.0.0.1", "10.0.0.2"], "10.0.0.1", "1.2.3.4, 10.0.0.2"), "1.2.3.4");
        assert_eq!(seen(&["10.0.0.1"], "10.0.0.1", "nonsense"), "10.0.0.1");
    }

    #[test]
    fn home_networks_are_private() {
        for address in ["127.0.0.1", "192.168.1.7", "::1", "fd00::1", "::ffff:10.1.1.1"] {
            assert!(is_private(address.parse().unwrap()), "{address}");
        }
        assert!(!is_private("8.8.8.8".parse().unwrap()) && !is_private("2001:4860::1".parse().unwrap()));
    }
}
