//! Where bots think: on a few threads of their own, so that no table waits for another's bot.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;

use crate::any_table::Thought;

/// A bot that has not decided by then has its decision made at random.
const LONGEST: Duration = Duration::from_secs(5);

/// As good as for ever: where games must be repeatable, time decides nothing.
const UNLIMITED: Duration = Duration::from_secs(24 * 60 * 60);

/// The places where bots think.
#[derive(Clone)]
pub(crate) struct Thinkers {
    places: Arc<Semaphore>,
    longest: Duration,
}

impl Thinkers {
    /// As many places as the machine has cores, and one at least left to the tables.
    pub(crate) fn new(is_repeatable: bool) -> Thinkers {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let places = Arc::new(Semaphore::new(cores.saturating_sub(1).max(1)));
        Thinkers { places, longest: if is_repeatable { UNLIMITED } else { LONGEST } }
    }

    /// Lets a bot think; the quick thought answers in its place if it takes too long or fails.
    pub(crate) async fn think(&self, thought: Thought, quick: Thought) -> String {
        let permit = Arc::clone(&self.places).acquire_owned().await.expect("the places are never closed");
        let thinking = tokio::task::spawn_blocking(move || {
            // The place stays taken for as long as the thread is busy, also after we stopped waiting for it.
            let _taken = permit;
            thought()
        });
        match tokio::time::timeout(self.longest, thinking).await {
            Ok(Ok(action)) => action,
            late_or_broken => {
                tracing::error!(late = late_or_broken.is_err(), "a bot did not decide; its move is made at random");
                quick()
            }
        }
    }
}
