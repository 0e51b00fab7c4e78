//! A table out of storage: by its log, by its snapshot, or frozen and kept.

use kernel::{Seat, Viewer};
use storage::{EntryRow, PastEra, Phase, Step};
use wire::{Code, Problem, ReplayInfo, ReplayStep};

use super::desk::Desk;
use crate::any_table::{self, AnyTable, number};
use crate::failure::not_kept;
use crate::info::bits;

impl Desk {
    /// Reads the table from storage. What neither its log nor its snapshot can bring back is frozen and kept.
    pub(super) async fn load(&mut self) {
        if let Err(problem) = self.try_load().await {
            tracing::error!(table = %self.row.key, code = ?problem.code, "the table could not be loaded");
            self.game = None;
        }
        self.forget_shown();
        self.go_on().await;
    }

    async fn try_load(&mut self) -> Result<(), Problem> {
        let storage = std::sync::Arc::clone(&self.house.storage);
        let kept = |error: storage::StorageError| not_kept(&error);
        if let Some(row) = storage.table(&self.row.key).await.map_err(kept)? {
            self.row = row;
        }
        self.game = None;
        if self.row.phase == Phase::Lobby {
            return self.start_if_full().await;
        }
        let entries = storage.entries(self.row.id).await.map_err(kept)?;
        let past = if self.row.era > 1 { storage.past_eras(self.row.id).await.map_err(kept)? } else { Vec::new() };
        let snapshot = storage.snapshot(self.row.id).await.map_err(kept)?.map(|snapshot| snapshot.bytes);
        for id in entries.iter().filter_map(|entry| entry.answer_id.clone()) {
            self.remember(id);
        }
        let present = self.rules_version();
        if present.is_some_and(|present| self.row.rules_version > present) {
            return self.freeze("it was played under newer rules than this version knows").await;
        }
        let by_log = self.repeat(&past, &entries);
        let by_snapshot = match snapshot.filter(|bytes| !bytes.is_empty()) {
            Some(bytes) => any_table::open(&self.row.game, &bytes),
            None => Err("there is no snapshot".to_owned()),
        };
        let is_same_rules = present == Some(self.row.rules_version);
        // A finished game is shown as it was played, whatever the rules say now.
        let may_go_by_log = is_same_rules || self.row.phase == Phase::Over;
        let went_on = match (by_log, by_snapshot) {
            // A log that leads to another state than was kept is not what happened.
            (Ok(()), Ok(kept)) if may_go_by_log && (!is_same_rules || self.is_at(kept.as_ref())) => Ok(()),
            // An imported recording has a log alone.
            (Ok(()), Err(_)) if self.row.imported => Ok(()),
            // A snapshot in another format, or a spoiled one: the log leads to the same state in this format.
            (Ok(()), Err(_)) if may_go_by_log => self.save_state().await,
            (_, Ok(kept)) => {
                self.game = Some(kept);
                self.begin_era().await
            }
            (Ok(()), Err(_)) => {
                self.save_state().await?;
                self.begin_era().await
            }
            (Err(by_log), Err(by_snapshot)) => return self.freeze(&format!("{by_log}; {by_snapshot}")).await,
        };
        went_on?;
        // An older version could not go on with it; this one can.
        if self.row.phase == Phase::Frozen { self.save_state().await } else { Ok(()) }
    }

    fn rules_version(&self) -> Option<u32> {
        catalog::meta(&self.row.game).map(|meta| meta.rules_version)
    }

    /// Whether the game is in the same state as another.
    fn is_at(&self, kept: &dyn AnyTable) -> bool {
        self.game.as_ref().is_some_and(|game| game.snapshot() == kept.snapshot())
    }

    /// Plays the log of the present era from its start, numbering the questions as they were numbered when it was made.
    fn repeat(&mut self, past: &[PastEra], entries: &[EntryRow]) -> Result<(), String> {
        self.game = Some(self.era_start(past)?);
        self.number_asks();
        for (number, entry) in (1..).zip(entries) {
            let game = self.game.as_mut().expect("the game was just put there");
            game.repeat(&entry.line).map_err(|problem| refused(number, &problem))?;
            self.note_entry();
        }
        Ok(())
    }

    /// The table as it stood after these eras: from the snapshot at the end of the last one or, where that cannot be read, from
    /// the logs.
    fn era_start(&self, past: &[PastEra]) -> Result<Box<dyn AnyTable>, String> {
        let Some((last, before)) = past.split_last() else {
            let setup = self.setup().map_err(|problem| problem.message)?;
            return any_table::start(&self.row.game, setup).map_err(|problem| problem.message);
        };
        if let Ok(game) = any_table::open(&self.row.game, &last.snapshot) {
            return Ok(game);
        }
        let mut game = self.era_start(before)?;
        for (number, entry) in (1..).zip(&last.entries) {
            game.repeat(&entry.line).map_err(|problem| refused(number, &problem))?;
        }
        // The log of the next era must begin where that era does.
        any_table::open(&self.row.game, &game.snapshot())
    }

    /// Goes on from the present state under the present rules, with a log that begins here.
    async fn begin_era(&mut self) -> Result<(), Problem> {
        let era = self.row.era + 1;
        let rules = self.rules_version().ok_or_else(|| Problem::new(Code::NoGame))?;
        let kept = self.house.storage.new_era(self.row.id, era, rules).await;
        kept.map_err(|error| not_kept(&error))?;
        tracing::warn!(table = %self.row.key, era, rules, "the table goes on from its snapshot");
        (self.row.era, self.row.entries, self.row.rules_version) = (era, 0, rules);
        // Its log must begin where the era does.
        let state = self.game.as_ref().map(|game| game.snapshot()).unwrap_or_default();
        self.game = any_table::open(&self.row.game, &state).ok();
        self.number_asks();
        Ok(())
    }

    /// Writes the state the log leads to in place of a snapshot that this version cannot read.
    async fn save_state(&mut self) -> Result<(), Problem> {
        let game = self.game()?;
        let step = Step {
            table: self.row.id,
            era: self.row.era,
            after: self.row.entries,
            entries: Vec::new(),
            snapshot: game.snapshot(),
            // What was over stays over, whatever the log leads to under other rules.
            phase: match self.row.phase {
                Phase::Frozen if self.row.imported || game.is_over() => Phase::Over,
                Phase::Frozen => Phase::Playing,
                known => known,
            },
            asked: bits(game.waiting()),
            stage: None,
            now: self.row.moved_at,
        };
        let (phase, asked) = (step.phase, step.asked);
        self.house.storage.append(step).await.map_err(|error| not_kept(&error))?;
        (self.row.phase, self.row.asked, self.row.frozen) = (phase, asked, None);
        Ok(())
    }

    async fn freeze(&mut self, reason: &str) -> Result<(), Problem> {
        self.game = None;
        if self.row.frozen.as_deref() == Some(reason) {
            return Ok(());
        }
        tracing::error!(table = %self.row.key, reason, "the table is frozen");
        self.house.storage.freeze(self.row.id, reason).await.map_err(|error| not_kept(&error))?;
        self.row.phase = Phase::Frozen;
        self.row.frozen = Some(reason.to_owned());
        Ok(())
    }
}

fn refused(number: u32, problem: &str) -> String {
    format!("entry {number} is refused: {problem}")
}

/// A finished game step by step through some eyes: those of a seat, a spectator's, or everybody's.
pub(crate) fn film(
    mut game: Box<dyn AnyTable>,
    lines: &[String],
    viewer: Viewer,
    seat: Option<Seat>,
    from: u32,
    count: u32,
) -> Result<ReplayInfo, Problem> {
    let mut part = Vec::new();
    let mut heard = 0;
    for step in 0..=lines.len() {
        if let Some(line) = step.checked_sub(1).map(|index| &lines[index]) {
            game.repeat(line).map_err(|problem| Problem::saying(Code::BadReplay, problem))?;
        }
        if step as u32 >= from.saturating_add(count) {
            continue;
        }
        let news = game.news(viewer, heard);
        heard += news.len() as u32;
        if step as u32 >= from {
            let by = if step == 0 { None } else { game.last_by().map(number) };
            part.push(ReplayStep { news, position: game.position(viewer, seat), by });
        }
    }
    Ok(ReplayInfo { steps: lines.len() as u32, from, part })
}
