//! How often things may be done.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::state::keyed::DefaultKeyedStateStore;
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use storage::PersonId;
use wire::{Code, Problem};

use crate::config::Limits;

type Keyed<K> = RateLimiter<K, DefaultKeyedStateStore<K>, DefaultClock>;

/// The limits that hold for all visitors together.
pub(crate) struct Limiters {
    guests: Keyed<IpAddr>,
    tables: Keyed<PersonId>,
    chat: Keyed<PersonId>,
    messages_per_second: NonZeroU32,
    sockets_per_address: u32,
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

impl Limiters {
    pub(crate) fn new(limits: &Limits) -> Limiters {
        let five = NonZeroU32::new(5).expect("five is not zero");
        Limiters {
            guests: RateLimiter::keyed(Quota::per_hour(limits.guests_per_hour)),
            tables: RateLimiter::keyed(Quota::per_hour(limits.tables_per_hour)),
            chat: RateLimiter::keyed(Quota::per_second(NonZeroU32::MIN).allow_burst(five)),
            messages_per_second: limits.messages_per_second,
            sockets_per_address: limits.sockets_per_address,
            sockets: Arc::default(),
        }
    }

    /// A new guest from this address.
    pub(crate) fn guest(&self, address: IpAddr) -> Result<(), Problem> {
        check(&self.guests, &address)
    }

    /// A new table or an import of this person.
    pub(crate) fn table(&self, person: PersonId) -> Result<(), Problem> {
        check(&self.tables, &person)
    }

    /// A line of chat of this person.
    pub(crate) fn chat(&self, person: PersonId) -> Result<(), Problem> {
        check(&self.chat, &person)
    }

    /// A limiter for the messages of one socket.
    pub(crate) fn messages(&self) -> DefaultDirectRateLimiter {
        let burst = self.messages_per_second.saturating_mul(NonZeroU32::new(2).expect("two is not zero"));
        RateLimiter::direct(Quota::per_second(self.messages_per_second).allow_burst(burst))
    }

    /// One more socket from this address, counted for as long as the guard lives.
    pub(crate) fn socket(&self, address: IpAddr) -> Result<SocketPlace, Problem> {
        let mut sockets = self.sockets.lock().expect("nobody panics with the list");
        let open = sockets.entry(address).or_default();
        if *open >= self.sockets_per_address {
            return Err(Problem::saying(Code::TooMany, "There are too many open connections from this address."));
        }
        *open += 1;
        Ok(SocketPlace { address, sockets: Arc::clone(&self.sockets) })
    }

    /// Forgets whoever has not come near a limit for long.
    pub(crate) fn sweep(&self) {
        self.guests.retain_recent();
        self.tables.retain_recent();
        self.chat.retain_recent();
    }
}

fn check<K: Clone + Eq + std::hash::Hash>(limiter: &Keyed<K>, key: &K) -> Result<(), Problem> {
    limiter.check_key(key).map_err(|until| too_many(until.wait_time_from(DefaultClock::default().now())))
}

/// The refusal that says when to try again.
pub(crate) fn too_many(wait: Duration) -> Problem {
    let seconds = wait.as_secs() as u32 + 1;
    Problem { retry_after_s: Some(seconds), ..Problem::new(Code::TooMany) }
}

/// A socket that is counted for its address.
pub(crate) struct SocketPlace {
    address: IpAddr,
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

impl Drop for SocketPlace {
    fn drop(&mut self) {
        let mut sockets = self.sockets.lock().expect("nobody panics with the list");
        if let Some(open) = sockets.get_mut(&self.address) {
            *open -= 1;
            if *open == 0 {
                sockets.remove(&self.address);
            }
        }
    }
}
