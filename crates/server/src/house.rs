//! What all parts of the server share.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use storage::{Storage, TokenHash};
use tokio::sync::{broadcast, watch};

use crate::config::Config;
use crate::hall::Hall;
use crate::limits::Limiters;
use crate::metrics::Metrics;
use crate::thinkers::Thinkers;

/// What all parts of the server share.
pub(crate) struct House {
    pub(crate) storage: Arc<dyn Storage>,
    pub(crate) config: Config,
    pub(crate) hall: Hall,
    pub(crate) thinkers: Thinkers,
    pub(crate) limits: Limiters,
    pub(crate) metrics: Metrics,
    /// Turns true once, when the server is about to stop.
    pub(crate) stopping: watch::Sender<bool>,
    /// Tells sockets which session has ended.
    pub(crate) ended: broadcast::Sender<TokenHash>,
    pub(crate) sockets: Count,
    pub(crate) tables: Count,
    pub(crate) started_at: i64,
}

impl House {
    pub(crate) fn new(storage: Arc<dyn Storage>, config: Config) -> House {
        House {
            storage,
            hall: Hall::default(),
            thinkers: Thinkers::new(config.seed.is_some()),
            limits: Limiters::new(&config.limits),
            metrics: Metrics::new(),
            stopping: watch::Sender::new(false),
            ended: broadcast::Sender::new(64),
            sockets: Count::default(),
            tables: Count::default(),
            started_at: now(),
            config,
        }
    }

    pub(crate) fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }
}

/// Seconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64)
}

/// How many of something there are now.
#[derive(Clone, Default)]
pub(crate) struct Count(Arc<AtomicU32>);

impl Count {
    /// Counts one more for as long as the guard lives.
    pub(crate) fn one(&self) -> Counted {
        self.0.fetch_add(1, Ordering::Relaxed);
        Counted(Arc::clone(&self.0))
    }

    pub(crate) fn get(&self) -> u32 {
        self.0.load(Ordering::Relaxed)
    }
}

/// One that is counted.
pub(crate) struct Counted(Arc<AtomicU32>);

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}
