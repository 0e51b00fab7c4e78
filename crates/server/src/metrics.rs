//! Numbers for Prometheus.

use prometheus::{Histogram, HistogramOpts, HistogramVec, IntCounter, IntGauge, Registry, TextEncoder};

/// The numbers a server keeps of itself.
pub(crate) struct Metrics {
    registry: Registry,
    /// How long requests took, by route and status.
    pub(crate) requests: HistogramVec,
    /// How long it took to make a step of a table durable.
    pub(crate) appends: Histogram,
    /// How many log entries were written.
    pub(crate) entries: IntCounter,
    tables: IntGauge,
    sockets: IntGauge,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        Metrics::register().expect("the names are fit for Prometheus and differ")
    }

    fn register() -> prometheus::Result<Metrics> {
        let requests = HistogramOpts::new("stolik_request_seconds", "How long requests took.");
        let appends =
            HistogramOpts::new("stolik_append_seconds", "How long it took to make a step of a table durable.");
        let metrics = Metrics {
            registry: Registry::new(),
            requests: HistogramVec::new(requests, &["path", "status"])?,
            appends: Histogram::with_opts(appends)?,
            entries: IntCounter::new("stolik_entries_total", "How many log entries were written.")?,
            tables: IntGauge::new("stolik_tables", "How many tables are in memory.")?,
            sockets: IntGauge::new("stolik_sockets", "How many sockets are open.")?,
        };
        metrics.registry.register(Box::new(metrics.requests.clone()))?;
        metrics.registry.register(Box::new(metrics.appends.clone()))?;
        metrics.registry.register(Box::new(metrics.entries.clone()))?;
        metrics.registry.register(Box::new(metrics.tables.clone()))?;
        metrics.registry.register(Box::new(metrics.sockets.clone()))?;
        Ok(metrics)
    }

    /// The page Prometheus reads.
    pub(crate) fn page(&self, tables: u32, sockets: u32) -> String {
        self.tables.set(tables.into());
        self.sockets.set(sockets.into());
        TextEncoder::new().encode_to_string(&self.registry.gather()).expect("the numbers are well-formed")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_every_number() {
        let metrics = Metrics::new();
        metrics.requests.with_label_values(&["/api/health", "200"]).observe(0.003);
        metrics.appends.observe(0.002);
        metrics.entries.inc_by(3);
        let page = metrics.page(2, 5);
        for line in [
            "stolik_request_seconds_count{path=\"/api/health\",status=\"200\"} 1",
            "stolik_append_seconds_count 1",
            "stolik_entries_total 3",
            "stolik_tables 2",
            "stolik_sockets 5",
        ] {
            assert!(page.lines().any(|known| known == line), "no `{line}` in\n{page}");
        }
    }
}
