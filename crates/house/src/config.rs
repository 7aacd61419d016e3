//! Everything about a house that its keeper may choose. Each has a flag of `tapis serve` and a variable.

use std::time::Duration;

/// What the keeper chose.
#[derive(Clone, Debug)]
pub struct Config {
    /// How many proxies in front are ours: their `X-Forwarded-For` entries are believed, counted from the right.
    pub trusted_proxies: usize,
    /// Whether cookies are only for `https`.
    pub secure_cookies: bool,
    /// Where people reach the house, as in `https://tapis.example`; taken from each request if not said.
    pub public_url: Option<String>,
    /// Origins, besides the house's own, from which sockets may be opened.
    pub origins: Vec<String>,
    /// Most sockets of one address; 0 for no limit.
    pub sockets_per_address: u32,
    /// Most sockets in all.
    pub sockets_max: u32,
    /// Most requests of one address in a second; 0 for no limit.
    pub requests_per_second: u32,
    /// Most new rooms of one address in an hour; 0 for no limit.
    pub rooms_per_hour: u32,
    /// Most messages of one socket in a second.
    pub messages_per_second: u32,
    /// Threads on which bots think.
    pub bot_threads: usize,
    /// How long a bot may think before the house answers for it.
    pub bot_limit: Duration,
    /// How long seats may add to the luck.
    pub entropy_wait: Duration,
    /// How long a draw waits for its gesture.
    pub gesture_wait: Duration,
    /// How long an empty room stays in memory.
    pub rest_after: Duration,
    /// How long a host may be away before somebody else is host.
    pub host_grace: Duration,
    /// When rooms that nobody touches are swept.
    pub sweep_after: Duration,
    /// How long a socket may be silent; A46 of Quitte ou Double says 15 s.
    pub silence_max: Duration,
    /// What bots' pauses and whims hang on; random if not said.
    pub seed: Option<u64>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            trusted_proxies: 0,
            secure_cookies: false,
            public_url: None,
            origins: Vec::new(),
            sockets_per_address: 100,
            sockets_max: 18_000,
            requests_per_second: 50,
            rooms_per_hour: 120,
            messages_per_second: 20,
            bot_threads: 2,
            bot_limit: Duration::from_secs(5),
            entropy_wait: Duration::from_secs(2),
            gesture_wait: Duration::from_secs(8),
            rest_after: Duration::from_secs(60),
            host_grace: Duration::from_secs(60),
            sweep_after: Duration::from_secs(30 * 24 * 3600),
            silence_max: Duration::from_secs(15),
            seed: None,
        }
    }
}
