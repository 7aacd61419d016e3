//! Where a request comes from, behind proxies or not.

use std::net::{IpAddr, Ipv6Addr};

use axum::http::HeaderMap;

/// The address that limits count by. Only so many proxies in front are ours: what they wrote into `X-Forwarded-For` is
/// believed, counted from the right; everything further left anybody can have written.
pub(crate) fn client(peer: IpAddr, headers: &HeaderMap, trusted_proxies: usize) -> IpAddr {
    if trusted_proxies == 0 {
        return network(peer);
    }
    let lines = headers.get_all("x-forwarded-for").iter().filter_map(|line| line.to_str().ok());
    let hops: Vec<IpAddr> = lines.flat_map(|line| line.split(',')).filter_map(|hop| hop.trim().parse().ok()).collect();
    network(hops.len().checked_sub(trusted_proxies).map_or(peer, |place| hops[place]))
}

/// Somebody with IPv6 has a whole network of addresses: they count as one.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(four) => IpAddr::V4(four),
        IpAddr::V6(six) => {
            let [a, b, c, d, ..] = six.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::client;
    use axum::http::HeaderMap;

    #[test]
    fn only_our_own_proxies_are_believed() {
        let peer = "10.0.0.1".parse().unwrap();
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "6.6.6.6, 7.7.7.7, 8.8.8.8".parse().unwrap());
        let seen = |proxies| client(peer, &headers, proxies).to_string();
        assert_eq!(seen(0), "10.0.0.1");
        assert_eq!(seen(1), "8.8.8.8");
        assert_eq!(seen(2), "7.7.7.7");
        assert_eq!(seen(4), "10.0.0.1");
        assert_eq!(client("2001:db8::1:2:3:4".parse().unwrap(), &headers, 0).to_string(), "2001:db8::");
    }
}
