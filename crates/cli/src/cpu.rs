//! Processor time: what a busy machine does not distort.

use std::time::Duration;

/// The processor time this process has used.
#[cfg(unix)]
pub(crate) fn time() -> Duration {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    Duration::new(now.tv_sec.unsigned_abs(), now.tv_nsec.unsigned_abs() as u32)
}

/// The time since the first call, where the processor's is not to be had.
#[cfg(not(unix))]
pub(crate) fn time() -> Duration {
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    START.get_or_init(std::time::Instant::now).elapsed()
}
