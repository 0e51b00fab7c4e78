//! What came of the load, as a table for people or one JSON object.

use std::collections::BTreeMap;
use std::io::Write;
use std::time::Duration;

use serde::Serialize;
use tokio::time::Instant;

use super::Args;
use crate::failure::Failure;

/// What is counted while the load runs.
#[derive(Default)]
pub(super) struct Tally {
    /// From when a click was due to its acknowledgement.
    done: Vec<Duration>,
    /// From when a click was due until the last socket that reads had seen what came of it.
    pub(super) seen: Vec<Duration>,
    /// From when a click was due until it was said: what this client, or a table that was still busy, adds.
    pub(super) late: Vec<Duration>,
    last_done: Option<Instant>,
    errors: BTreeMap<String, u64>,
    /// Times at which a stream did not go on where it was.
    pub(super) gaps: u64,
    /// Acknowledged moves that a newcomer does not find in the stream.
    pub(super) missing: u64,
    /// Clicks that nobody has answered at the end.
    pub(super) unanswered: u64,
    /// Clicks that not everybody has seen at the end.
    pub(super) unseen: u64,
    /// Tables opened because the one before was over.
    pub(super) renewed: u64,
    /// Clicks that fell into such a change and were not made.
    pub(super) skipped: u64,
}

impl Tally {
    /// Counts the acknowledgement of a click.
    pub(super) fn done(&mut self, due: Instant, at: Instant) {
        self.done.push(at - due);
        self.last_done = self.last_done.max(Some(at));
    }

    /// Counts something that went wrong.
    pub(super) fn error(&mut self, code: &str) {
        *self.errors.entry(code.to_owned()).or_default() += 1;
    }
}

/// The server's memory in KiB at four moments.
pub(super) struct Memory {
    /// Before anything.
    pub(super) start: u64,
    /// With all tables open and nobody there.
    pub(super) tables: u64,
    /// With all sockets open and nobody playing.
    pub(super) idle: u64,
    /// After the last move.
    pub(super) end: u64,
}

/// What came of the load.
#[derive(Serialize)]
pub(super) struct Report {
    tables: u32,
    sockets: u32,
    stalled: u32,
    sockets_end: u64,
    seconds: u32,
    rate_wanted: u32,
    rate_reached: f64,
    moves: usize,
    done_p50_ms: f64,
    done_p90_ms: f64,
    done_p99_ms: f64,
    done_max_ms: f64,
    seen_p50_ms: f64,
    seen_p90_ms: f64,
    seen_p99_ms: f64,
    seen_max_ms: f64,
    late_p99_ms: f64,
    late_max_ms: f64,
    memory_kib: u64,
    memory_start_kib: u64,
    memory_tables_kib: u64,
    memory_idle_kib: u64,
    table_kib: f64,
    socket_kib: f64,
    errors: BTreeMap<String, u64>,
    gaps: u64,
    missing: u64,
    unanswered: u64,
    unseen: u64,
    renewed: u64,
    skipped: u64,
}

impl Report {
    pub(super) fn new(
        args: &Args,
        tally: &Tally,
        stalled: u32,
        sockets_end: u64,
        memory: &Memory,
        begin: Instant,
    ) -> Report {
        let [done, seen, late] = [&tally.done, &tally.seen, &tally.late].map(|times| Spread::of(times.clone()));
        let took = tally.last_done.map_or(0.0, |last| (last - begin).as_secs_f64()).max(args.seconds.into());
        let each = |from: u64, to: u64, count: u32| rounded(to.saturating_sub(from) as f64 / f64::from(count));
        Report {
            tables: args.tables,
            sockets: args.sockets,
            stalled,
            sockets_end,
            seconds: args.seconds,
            rate_wanted: args.rate,
            rate_reached: rounded(tally.done.len() as f64 / took),
            moves: tally.done.len(),
            done_p50_ms: done.at(0.5),
            done_p90_ms: done.at(0.9),
            done_p99_ms: done.at(0.99),
            done_max_ms: done.at(1.0),
            seen_p50_ms: seen.at(0.5),
            seen_p90_ms: seen.at(0.9),
            seen_p99_ms: seen.at(0.99),
            seen_max_ms: seen.at(1.0),
            late_p99_ms: late.at(0.99),
            late_max_ms: late.at(1.0),
            memory_kib: memory.end,
            memory_start_kib: memory.start,
            memory_tables_kib: memory.tables,
            memory_idle_kib: memory.idle,
            table_kib: each(memory.start, memory.tables, args.tables),
            socket_kib: each(memory.tables, memory.idle, args.sockets),
            errors: tally.errors.clone(),
            gaps: tally.gaps,
            missing: tally.missing,
            unanswered: tally.unanswered,
            unseen: tally.unseen,
            renewed: tally.renewed,
            skipped: tally.skipped,
        }
    }

    /// Prints it for people, or as one JSON object.
    pub(super) fn print(&self, json: bool) -> Result<(), Failure> {
        let mut out = std::io::stdout().lock();
        if json {
            writeln!(out, "{}", serde_json::to_string(self).expect("plain data"))?;
            return Ok(());
        }
        let Report { tables, sockets, stalled, sockets_end, rate_wanted, rate_reached, moves, .. } = self;
        writeln!(out, "{tables} tables, {sockets} sockets ({stalled} of them do not read; {sockets_end} at the end)")?;
        writeln!(out, "{moves} moves, {rate_reached:.1} a second of {rate_wanted} wanted")?;
        writeln!(out)?;
        writeln!(out, "{:<28} {:>8} {:>8} {:>8} {:>8}", "ms from when a click was due", "p50", "p90", "p99", "max")?;
        for (what, times) in [
            ("to its acknowledgement", [self.done_p50_ms, self.done_p90_ms, self.done_p99_ms, self.done_max_ms]),
            ("to the last viewer", [self.seen_p50_ms, self.seen_p90_ms, self.seen_p99_ms, self.seen_max_ms]),
        ] {
            let [p50, p90, p99, max] = times;
            writeln!(out, "{what:<28} {p50:>8.2} {p90:>8.2} {p99:>8.2} {max:>8.2}")?;
        }
        let (late, latest) = (self.late_p99_ms, self.late_max_ms);
        writeln!(out, "{:<28} {:>8} {:>8} {late:>8.2} {latest:>8.2}", "to its being said", "", "")?;
        writeln!(out)?;
        let (start, opened) = (self.memory_start_kib, self.memory_tables_kib);
        let (idle, end) = (self.memory_idle_kib, self.memory_kib);
        writeln!(out, "memory in KiB: {start} at first, {opened} with tables, {idle} with sockets, {end} at the end")?;
        writeln!(out, "               {:.1} for a table, {:.1} for an idle socket", self.table_kib, self.socket_kib)?;
        let (gaps, missing, unanswered, unseen) = (self.gaps, self.missing, self.unanswered, self.unseen);
        writeln!(
            out,
            "checks: {gaps} gaps, {missing} moves missing, {unanswered} unanswered, {unseen} not seen by all"
        )?;
        writeln!(out, "games that ended: {}, clicks skipped meanwhile: {}", self.renewed, self.skipped)?;
        for (code, count) in &self.errors {
            writeln!(out, "error {code}: {count}")?;
        }
        Ok(())
    }

    /// What must not be, whatever the load.
    pub(super) fn verdict(&self) -> Result<(), String> {
        match (self.gaps, self.missing) {
            (0, 0) => Ok(()),
            (gaps, missing) => Err(format!("{gaps} gaps in streams and {missing} acknowledged moves missing")),
        }
    }
}

/// Times in order.
struct Spread(Vec<Duration>);

impl Spread {
    fn of(mut times: Vec<Duration>) -> Spread {
        times.sort_unstable();
        Spread(times)
    }

    /// The time that this part of all does not exceed, in milliseconds.
    fn at(&self, part: f64) -> f64 {
        let place = (part * self.0.len() as f64).ceil() as usize;
        let time = self.0.get(place.saturating_sub(1)).copied().unwrap_or_default();
        rounded(time.as_secs_f64() * 1000.0)
    }
}

fn rounded(number: f64) -> f64 {
    (number * 1000.0).round() / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_times_that_were_measured() {
        let spread = Spread::of((1..=200).rev().map(Duration::from_millis).collect());
        assert_eq!([0.0, 0.5, 0.99, 1.0].map(|part| spread.at(part)), [1.0, 100.0, 198.0, 200.0]);
        assert_eq!(Spread::of(Vec::new()).at(0.99), 0.0);
        assert_eq!(Spread::of(vec![Duration::from_micros(1500)]).at(0.5), 1.5);
    }
}
